// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/chip_flow.h"
#include "app/table/table_picture.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace cutcard {

/// A card as it is read aloud, "ace of spades"; of an unknown one, that it lies face down.
QString cardInWords(const QString& face);

/// The drawn table: fed with pictures, telling QML only what changed, and passing on what was done by hand.
class TableModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QAbstractItemModel* seats READ seats CONSTANT)
    Q_PROPERTY(QAbstractItemModel* cards READ cards CONSTANT)
    Q_PROPERTY(QAbstractItemModel* pots READ pots CONSTANT)
    Q_PROPERTY(QAbstractItemModel* circles READ circles CONSTANT)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY countsChanged)
    Q_PROPERTY(int potCount READ potCount NOTIFY countsChanged)
    Q_PROPERTY(QVariantList handSizes READ handSizes NOTIFY countsChanged)
    Q_PROPERTY(int stubCount READ stubCount NOTIFY countsChanged)
    Q_PROPERTY(int burnCount READ burnCount NOTIFY countsChanged)
    Q_PROPERTY(int muckCount READ muckCount NOTIFY countsChanged)
    Q_PROPERTY(int boardCount READ boardCount NOTIFY countsChanged)
    Q_PROPERTY(int setAsideCount READ setAsideCount NOTIFY countsChanged)
    Q_PROPERTY(int exposedCount READ exposedCount NOTIFY countsChanged)
    Q_PROPERTY(int cutPacketCount READ cutPacketCount NOTIFY countsChanged)
    Q_PROPERTY(int spreadCount READ spreadCount NOTIFY countsChanged)
    Q_PROPERTY(int dealerHandCount READ dealerHandCount NOTIFY countsChanged)
    Q_PROPERTY(int sharedHandCount READ sharedHandCount NOTIFY countsChanged)
    Q_PROPERTY(int cardsPerHand READ cardsPerHand NOTIFY tableChanged)
    Q_PROPERTY(QStringList boardSlots READ boardSlots NOTIFY tableChanged)
    Q_PROPERTY(QStringList handWords READ handWords NOTIFY countsChanged)
    Q_PROPERTY(QStringList boardWords READ boardWords NOTIFY countsChanged)
    Q_PROPERTY(QStringList dealerWords READ dealerWords NOTIFY countsChanged)
    Q_PROPERTY(QStringList sharedWords READ sharedWords NOTIFY countsChanged)
    Q_PROPERTY(QString carriedText READ carriedText NOTIFY tableChanged)
    Q_PROPERTY(QVariantList carriedChips READ carriedChips NOTIFY tableChanged)
    Q_PROPERTY(bool showsCarried READ showsCarried NOTIFY tableChanged)
    Q_PROPERTY(QString bankText READ bankText NOTIFY tableChanged)
    Q_PROPERTY(QVariantList bankChips READ bankChips NOTIFY tableChanged)
    Q_PROPERTY(bool showsBank READ showsBank NOTIFY tableChanged)
    Q_PROPERTY(QString dropText READ dropText NOTIFY tableChanged)
    Q_PROPERTY(QVariantList dropChips READ dropChips NOTIFY tableChanged)
    Q_PROPERTY(bool showsDrop READ showsDrop NOTIFY tableChanged)
    Q_PROPERTY(QString tipsText READ tipsText NOTIFY tableChanged)
    Q_PROPERTY(QVariantList tipsChips READ tipsChips NOTIFY tableChanged)
    Q_PROPERTY(QStringList waitingDiscs READ waitingDiscs NOTIFY tableChanged)
    Q_PROPERTY(bool showsSetAside READ showsSetAside NOTIFY tableChanged)
    Q_PROPERTY(bool banked READ banked NOTIFY tableChanged)
    Q_PROPERTY(QVariantList circlePlaces READ circlePlaces NOTIFY circlePlacesChanged)
    Q_PROPERTY(QVariantList rackChips READ rackChips NOTIFY tableChanged)
    Q_PROPERTY(QString payTitle READ payTitle NOTIFY tableChanged)
    Q_PROPERTY(QVariantList pays READ pays NOTIFY tableChanged)
    Q_PROPERTY(QString limits READ limits NOTIFY tableChanged)
    Q_PROPERTY(bool hasSharedHand READ hasSharedHand NOTIFY tableChanged)
    Q_PROPERTY(bool showsShuffler READ showsShuffler NOTIFY tableChanged)
    Q_PROPERTY(int deckBack READ deckBack NOTIFY tableChanged)
    Q_PROPERTY(int shufflerBack READ shufflerBack NOTIFY tableChanged)
    Q_PROPERTY(int cutCard READ cutCard NOTIFY tableChanged)
    Q_PROPERTY(int buttonSeat READ buttonSeat NOTIFY tableChanged)
    Q_PROPERTY(QString caption READ caption NOTIFY tableChanged)
    Q_PROPERTY(QString dealerBubble READ dealerBubble NOTIFY tableChanged)
    Q_PROPERTY(int owedSpot READ owedSpot NOTIFY tableChanged)
    Q_PROPERTY(int owedIndex READ owedIndex NOTIFY tableChanged)

public:
    explicit TableModel(QObject* parent = nullptr);

    /// Shows this picture; chips that changed place are announced by chipsMoved.
    void setPicture(TablePicture picture);
    /// Shows this picture without any movement, as when another hand is opened.
    void jumpTo(TablePicture picture);
    const TablePicture& picture() const { return m_picture; }

    QAbstractItemModel* seats() { return &m_seats; }
    QAbstractItemModel* cards() { return &m_cards; }
    QAbstractItemModel* pots() { return &m_pots; }
    QAbstractItemModel* circles() { return &m_circles; }
    int seatCount() const { return static_cast<int>(m_picture.seats.size()); }
    int potCount() const { return static_cast<int>(m_picture.pots.size()); }
    /// How many cards lie at each seat, the first entry being seat 1.
    QVariantList handSizes() const;
    int stubCount() const { return countAt(TableSpot::Stub); }
    int burnCount() const { return countAt(TableSpot::Burns); }
    int muckCount() const { return countAt(TableSpot::Muck); }
    int boardCount() const { return countAt(TableSpot::Board); }
    int setAsideCount() const { return countAt(TableSpot::SetAside); }
    int exposedCount() const { return countAt(TableSpot::Exposed); }
    int cutPacketCount() const { return countAt(TableSpot::CutPacket); }
    int spreadCount() const { return countAt(TableSpot::Spread); }
    int dealerHandCount() const { return countAt(TableSpot::DealerHand); }
    int sharedHandCount() const { return countAt(TableSpot::SharedHand); }
    bool banked() const { return m_picture.banked.has_value(); }
    /// The circles of one spot, for all are alike: kind, row and column of each.
    QVariantList circlePlaces() const { return m_circlePlaces; }
    QVariantList rackChips() const { return bankedPart().rack.list(); }
    QString payTitle() const { return bankedPart().payTitle; }
    QVariantList pays() const { return listOf(bankedPart().pays); }
    QString limits() const { return bankedPart().limits; }
    bool hasSharedHand() const { return bankedPart().sharedHand; }
    bool showsShuffler() const { return bankedPart().showsShuffler; }
    int deckBack() const { return bankedPart().deckBack; }
    int shufflerBack() const { return bankedPart().shufflerBack; }
    int cardsPerHand() const { return m_picture.cardsPerHand; }
    QStringList boardSlots() const { return m_picture.boardSlots; }
    /// The cards of the board in words, those face down as such.
    QStringList boardWords() const { return wordsOf(TableSpot::Board); }
    QStringList dealerWords() const { return wordsOf(TableSpot::DealerHand); }
    QStringList sharedWords() const { return wordsOf(TableSpot::SharedHand); }
    /// What lies face up at each seat, in words; empty where nothing does.
    QStringList handWords() const;
    /// Whether chips lie in a circle.
    Q_INVOKABLE bool circleFilled(int index) const;
    QString carriedText() const { return m_picture.carried.text(); }
    QVariantList carriedChips() const { return m_picture.carried.list(); }
    bool showsCarried() const { return m_picture.showsCarried; }
    QString bankText() const { return m_picture.bank.text(); }
    QVariantList bankChips() const { return m_picture.bank.list(); }
    bool showsBank() const { return m_picture.showsBank; }
    QString dropText() const { return m_picture.drop.text(); }
    QVariantList dropChips() const { return m_picture.drop.list(); }
    bool showsDrop() const { return m_picture.showsDrop; }
    QString tipsText() const { return m_picture.tips.text(); }
    QVariantList tipsChips() const { return m_picture.tips.list(); }
    QStringList waitingDiscs() const { return m_picture.waitingDiscs; }
    bool showsSetAside() const { return m_picture.showsSetAside; }
    int cutCard() const { return static_cast<int>(m_picture.cutCard); }
    int buttonSeat() const { return m_picture.buttonSeat; }
    QString caption() const { return m_picture.caption; }
    QString dealerBubble() const { return m_picture.dealerBubble; }
    int owedSpot() const { return static_cast<int>(m_picture.owedSpot); }
    int owedIndex() const { return m_picture.owedIndex; }

    /// Called by the drawn table when a thing was pressed.
    Q_INVOKABLE void activate(int spot, int index) { emit activated(static_cast<TableSpot>(spot), index); }
    /// Called by the drawn table when a thing was dragged, or carried by keyboard, onto another.
    Q_INVOKABLE void drop(int fromSpot, int fromIndex, int toSpot, int toIndex)
    {
        emit dropped(static_cast<TableSpot>(fromSpot), fromIndex, static_cast<TableSpot>(toSpot), toIndex);
    }
    /// Called by the drawn table while a thing is dragged past another.
    Q_INVOKABLE void passOver(int fromSpot, int overSpot, int index)
    {
        emit passed(static_cast<TableSpot>(fromSpot), static_cast<TableSpot>(overSpot), index);
    }

signals:
    /// Something on the table was pressed; for the controller.
    void activated(cutcard::TableSpot spot, int index);
    /// Something was moved onto something else; for the controller.
    void dropped(cutcard::TableSpot from, int fromIndex, cutcard::TableSpot to, int toIndex);
    /// Something was dragged past something else without being put down.
    void passed(cutcard::TableSpot from, cutcard::TableSpot over, int index);
    /// For the drawn table: these chips travel.
    void chipsMoved(int fromSpot, int fromIndex, int toSpot, int toIndex, const QVariantList& chips,
                    const QString& amountText);
    /// For the drawn table: the next changes are to be shown at once (true) or may move again (false).
    void jumpingChanged(bool jumping);
    /// Lets the deck make the movement of one shuffle.
    void showShuffle();
    void countsChanged();
    void circlePlacesChanged();
    void tableChanged();

private:
    int countAt(TableSpot spot) const;
    QStringList wordsOf(TableSpot spot) const;
    /// Of all cards that are read aloud: face-down ones are only said to be that.
    QStringList spokenWords() const { return handWords() + boardWords() + dealerWords() + sharedWords(); }
    /// What a house-banked table has; of another table, nothing.
    const BankedPicture& bankedPart() const;
    void apply(TablePicture picture);

    TablePicture m_picture;
    GadgetRows<SeatPicture, &SeatPicture::number> m_seats;
    GadgetRows<CardPicture, &CardPicture::id> m_cards;
    GadgetRows<PotPicture> m_pots;
    GadgetRows<CirclePicture, &CirclePicture::index> m_circles;
    QVariantList m_circlePlaces;
};

} // namespace cutcard
