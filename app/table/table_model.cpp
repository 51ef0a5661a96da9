// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/table_model.h"

#include "app/words/tr.h"

#include <map>

namespace cutcard {

/// The cards by their numbers, each told how it lies among those of its place.
static std::vector<CardPicture> cardRows(std::vector<CardPicture> cards)
{
    std::map<std::pair<TableSpot, int>, int> counts;
    for (CardPicture& card : cards)
        card.order = counts[{card.spot, card.seat}]++;
    std::ranges::sort(cards, {}, &CardPicture::id);
    return cards;
}

static std::vector<PotPicture> potRows(std::vector<PotPicture> pots)
{
    for (std::size_t i = 0; i < pots.size(); ++i)
        pots[i].potIndex = static_cast<int>(i);
    return pots;
}

/// The picture without what has models of its own, to see whether the rest changed.
static TablePicture withoutRows(TablePicture picture)
{
    picture.seats.clear();
    picture.cards.clear();
    picture.pots.clear();
    if (picture.banked)
        picture.banked->circles.clear();
    return picture;
}

/// Where the circles of the first spot lie: all spots are alike.
static QVariantList placesOf(const std::vector<CirclePicture>& circles)
{
    const auto atFirst = [&](const CirclePicture& circle) { return circle.seat == circles.front().seat; };
    return listOf(thoseOf(circles, atFirst), [](const CirclePicture& circle) {
        return QVariantMap{{"kind", circle.kind}, {"row", circle.row}, {"column", circle.column}};
    });
}

QString cardInWords(const QString& face)
{
    static constexpr std::string_view rankSigns = "23456789TJQKA";
    static constexpr std::string_view suitSigns = "cdhs";
    const std::array ranks{
        QT_TRANSLATE_NOOP("cards", "two"),   QT_TRANSLATE_NOOP("cards", "three"), QT_TRANSLATE_NOOP("cards", "four"),
        QT_TRANSLATE_NOOP("cards", "five"),  QT_TRANSLATE_NOOP("cards", "six"),   QT_TRANSLATE_NOOP("cards", "seven"),
        QT_TRANSLATE_NOOP("cards", "eight"), QT_TRANSLATE_NOOP("cards", "nine"),  QT_TRANSLATE_NOOP("cards", "ten"),
        QT_TRANSLATE_NOOP("cards", "jack"),  QT_TRANSLATE_NOOP("cards", "queen"), QT_TRANSLATE_NOOP("cards", "king"),
        QT_TRANSLATE_NOOP("cards", "ace")};
    const std::array suits{QT_TRANSLATE_NOOP("cards", "clubs"), QT_TRANSLATE_NOOP("cards", "diamonds"),
                           QT_TRANSLATE_NOOP("cards", "hearts"), QT_TRANSLATE_NOOP("cards", "spades")};
    const auto rank = rankSigns.find(face.isEmpty() ? '?' : face.at(0).toLatin1());
    const auto suit = suitSigns.find(face.size() < 2 ? '?' : face.at(1).toLatin1());
    if (rank == std::string_view::npos || suit == std::string_view::npos)
        return TableModel::tr("face down");
    //: a card, such as "ace of hearts"
    return TableModel::tr("%1 of %2")
        .arg(QCoreApplication::translate("cards", ranks[rank]), QCoreApplication::translate("cards", suits[suit]));
}

TableModel::TableModel(QObject* parent) : QObject(parent) {}

QStringList TableModel::wordsOf(TableSpot spot) const
{
    const auto inWords = [](const CardPicture& card) { return cardInWords(card.faceUp ? card.face : QString()); };
    return textsOf(m_picture.cards, inWords, [spot](const CardPicture& card) { return card.spot == spot; });
}

QStringList TableModel::handWords() const
{
    QStringList words(static_cast<qsizetype>(m_picture.seats.size()));
    for (const CardPicture& card : m_picture.cards) {
        if (card.spot != TableSpot::Cards || !card.faceUp || card.seat < 1 || card.seat > words.size())
            continue;
        QString& hand = words[card.seat - 1];
        hand += (hand.isEmpty() ? QString() : QStringLiteral(", ")) + cardInWords(card.face);
    }
    return words;
}

bool TableModel::circleFilled(int index) const
{
    const auto& circles = bankedPart().circles;
    const auto found = std::find_if(circles.begin(), circles.end(),
                                    [index](const CirclePicture& circle) { return circle.index() == index; });
    return found != circles.end() && found->chips.amount > 0;
}

QVariantList TableModel::handSizes() const
{
    std::vector<int> sizes(m_picture.seats.size(), 0);
    for (const CardPicture& card : m_picture.cards)
        if (card.spot == TableSpot::Cards && card.seat >= 1 && card.seat <= static_cast<int>(sizes.size()))
            ++sizes[static_cast<std::size_t>(card.seat - 1)];
    return listOf(sizes);
}

int TableModel::countAt(TableSpot spot) const
{
    return static_cast<int>(std::count_if(m_picture.cards.begin(), m_picture.cards.end(),
                                          [spot](const CardPicture& card) { return card.spot == spot; }));
}

const BankedPicture& TableModel::bankedPart() const
{
    static const BankedPicture none;
    return m_picture.banked ? *m_picture.banked : none;
}

void TableModel::setPicture(TablePicture picture)
{
    keepChips(m_picture, picture);
    const std::vector<ChipFlow> flows = chipFlows(m_picture, picture);
    apply(std::move(picture));
    for (const ChipFlow& flow : flows)
        emit chipsMoved(static_cast<int>(flow.from), flow.fromIndex, static_cast<int>(flow.to), flow.toIndex,
                        flow.chips.list(), flow.chips.text());
}

void TableModel::jumpTo(TablePicture picture)
{
    emit jumpingChanged(true);
    apply(std::move(picture));
    emit jumpingChanged(false);
}

void TableModel::apply(TablePicture picture)
{
    const QVariantList handsBefore = handSizes();
    const auto counts = [this] {
        return std::vector<int>{seatCount(),   potCount(),       stubCount(),       burnCount(),
                                muckCount(),   boardCount(),     setAsideCount(),   exposedCount(),
                                spreadCount(), cutPacketCount(), dealerHandCount(), sharedHandCount()};
    };
    const std::vector<int> countsBefore = counts();
    const QStringList wordsBefore = spokenWords();
    const bool restChanged = withoutRows(m_picture) != withoutRows(picture);

    m_picture = std::move(picture);
    std::ranges::sort(m_picture.seats, {}, &SeatPicture::number);
    if (m_picture.banked)
        std::ranges::sort(m_picture.banked->circles, {}, &CirclePicture::index);
    const std::vector<CirclePicture>& circles = bankedPart().circles;
    QVariantList circlePlaces = placesOf(circles);
    // the counts first: items that appear or move ask the geometry, which depends on them
    if (counts() != countsBefore || handSizes() != handsBefore || spokenWords() != wordsBefore)
        emit countsChanged();
    if (circlePlaces != m_circlePlaces) {
        m_circlePlaces = std::move(circlePlaces);
        emit circlePlacesChanged();
    }
    if (restChanged)
        emit tableChanged();
    m_seats.setRows(m_picture.seats);
    m_pots.setRows(potRows(m_picture.pots));
    m_circles.setRows(circles);
    m_cards.setRows(cardRows(m_picture.cards));
}

} // namespace cutcard
