// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/chip_flow.h"

namespace cutcard {

/// A card as it is read aloud, "ace of spades"; of an unknown one, that it lies face down.
QString cardInWords(const QString& face);

/// The drawn table: fed with pictures, telling QML only what changed, and passing on what was done by hand.
class TableModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT

public:
    explicit TableModel(QObject* parent = nullptr);

    /// Shows this picture; chips that changed place are announced by chipsMoved.
    void setPicture(TablePicture picture);
    /// Shows this picture without any movement, as when another hand is opened.
    void jumpTo(TablePicture picture);
    const TablePicture& picture() const { return m_picture; }

    PART(QAbstractItemModel, seats) { return &m_seats; }
    PART(QAbstractItemModel, cards) { return &m_cards; }
    PART(QAbstractItemModel, pots) { return &m_pots; }
    PART(QAbstractItemModel, circles) { return &m_circles; }
    TOLD(int, seatCount, countsChanged) { return static_cast<int>(m_picture.seats.size()); }
    TOLD(int, potCount, countsChanged) { return static_cast<int>(m_picture.pots.size()); }
    /// How many cards lie at each seat, the first entry being seat 1.
    TOLD(QVariantList, handSizes, countsChanged);
    TOLD(int, stubCount, countsChanged) { return countAt(TableSpot::Stub); }
    TOLD(int, burnCount, countsChanged) { return countAt(TableSpot::Burns); }
    TOLD(int, muckCount, countsChanged) { return countAt(TableSpot::Muck); }
    TOLD(int, boardCount, countsChanged) { return countAt(TableSpot::Board); }
    TOLD(int, setAsideCount, countsChanged) { return countAt(TableSpot::SetAside); }
    TOLD(int, exposedCount, countsChanged) { return countAt(TableSpot::Exposed); }
    TOLD(int, cutPacketCount, countsChanged) { return countAt(TableSpot::CutPacket); }
    TOLD(int, spreadCount, countsChanged) { return countAt(TableSpot::Spread); }
    TOLD(int, dealerHandCount, countsChanged) { return countAt(TableSpot::DealerHand); }
    TOLD(int, sharedHandCount, countsChanged) { return countAt(TableSpot::SharedHand); }
    TOLD(bool, banked, tableChanged) { return m_picture.banked.has_value(); }
    /// The circles of one spot, for all are alike: kind, row and column of each.
    KEPT(QVariantList, circlePlaces, circlePlacesChanged);
    TOLD(QVariantList, rackChips, tableChanged) { return bankedPart().rack.list(); }
    TOLD(QString, payTitle, tableChanged) { return bankedPart().payTitle; }
    TOLD(QVariantList, pays, tableChanged) { return listOf(bankedPart().pays); }
    TOLD(QString, limits, tableChanged) { return bankedPart().limits; }
    TOLD(bool, hasSharedHand, tableChanged) { return bankedPart().sharedHand; }
    TOLD(bool, showsShuffler, tableChanged) { return bankedPart().showsShuffler; }
    TOLD(int, deckBack, tableChanged) { return bankedPart().deckBack; }
    TOLD(int, shufflerBack, tableChanged) { return bankedPart().shufflerBack; }
    TOLD(int, cardsPerHand, tableChanged) { return m_picture.cardsPerHand; }
    TOLD(QStringList, boardSlots, tableChanged) { return m_picture.boardSlots; }
    /// The cards of the board in words, those face down as such.
    TOLD(QStringList, boardWords, countsChanged) { return wordsOf(TableSpot::Board); }
    TOLD(QStringList, dealerWords, countsChanged) { return wordsOf(TableSpot::DealerHand); }
    TOLD(QStringList, sharedWords, countsChanged) { return wordsOf(TableSpot::SharedHand); }
    /// What lies face up at each seat, in words; empty where nothing does.
    TOLD(QStringList, handWords, countsChanged);
    /// Whether chips lie in a circle.
    Q_INVOKABLE bool circleFilled(int index) const;
    TOLD(QString, carriedText, tableChanged) { return m_picture.carried.text(); }
    TOLD(QVariantList, carriedChips, tableChanged) { return m_picture.carried.list(); }
    TOLD(bool, showsCarried, tableChanged) { return m_picture.showsCarried; }
    TOLD(QString, bankText, tableChanged) { return m_picture.bank.text(); }
    TOLD(QVariantList, bankChips, tableChanged) { return m_picture.bank.list(); }
    TOLD(bool, showsBank, tableChanged) { return m_picture.showsBank; }
    TOLD(QString, dropText, tableChanged) { return m_picture.drop.text(); }
    TOLD(QVariantList, dropChips, tableChanged) { return m_picture.drop.list(); }
    TOLD(bool, showsDrop, tableChanged) { return m_picture.showsDrop; }
    TOLD(QString, tipsText, tableChanged) { return m_picture.tips.text(); }
    TOLD(QVariantList, tipsChips, tableChanged) { return m_picture.tips.list(); }
    TOLD(QStringList, waitingDiscs, tableChanged) { return m_picture.waitingDiscs; }
    TOLD(bool, showsSetAside, tableChanged) { return m_picture.showsSetAside; }
    TOLD(int, cutCard, tableChanged) { return static_cast<int>(m_picture.cutCard); }
    TOLD(int, buttonSeat, tableChanged) { return m_picture.buttonSeat; }
    TOLD(QString, caption, tableChanged) { return m_picture.caption; }
    TOLD(QString, dealerBubble, tableChanged) { return m_picture.dealerBubble; }
    TOLD(int, owedSpot, tableChanged) { return static_cast<int>(m_picture.owedSpot); }
    TOLD(int, owedIndex, tableChanged) { return m_picture.owedIndex; }

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
};

} // namespace cutcard
