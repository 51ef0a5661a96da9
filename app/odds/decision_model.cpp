// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/odds/decision_model.h"

#include "app/words/errors/error_words.h"
#include "app/words/training/odds_words.h"
#include "app/words/wording.h"

namespace cutcard {

constexpr std::size_t holeCards = 2;
constexpr std::size_t allCards = 5;

static Card cardAt(int index)
{
    return {static_cast<Rank>(rankCount - 1 - index % rankCount), static_cast<Suit>(suitCount - 1 - index / rankCount)};
}

static QString rankText(Card card)
{
    return card.rank() == Rank::Ten ? QStringLiteral("10") : QString(QLatin1Char(rankLetter(card.rank())));
}

static QString suitText(Card card)
{
    return QString(QLatin1Char(suitLetter(card.suit())));
}

static QString shareText(std::int64_t part, std::int64_t whole)
{
    return Wording().amount(part) + QStringLiteral("  ·  ") + percentText(Fraction(part, whole), 3);
}

DecisionModel::DecisionModel(QObject* parent) : QObject(parent)
{
    show();
}

void DecisionModel::toggle(int index)
{
    const Card card = cardAt(std::clamp(index, 0, cardCount - 1));
    const auto found = std::find(m_picked.begin(), m_picked.end(), card);
    if (found != m_picked.end())
        m_picked.erase(found);
    else if (m_picked.size() < allCards)
        m_picked.push_back(card);
    m_message.clear();
    show();
}

void DecisionModel::clear()
{
    m_picked.clear();
    m_message.clear();
    show();
}

void DecisionModel::type(const QString& text)
{
    const auto cards = readCards(text.toStdString(), allCards, tr("cards").toStdString());
    m_message = cards ? QString() : errorText(cards.error());
    if (cards)
        m_picked = *cards;
    show();
}

void DecisionModel::show()
{
    std::vector<PickCard> cards;
    cards.reserve(cardCount);
    for (int i = 0; i < cardCount; ++i) {
        const Card card = cardAt(i);
        const auto found = std::find(m_picked.begin(), m_picked.end(), card);
        const int place = found == m_picked.end() ? 0 : static_cast<int>(found - m_picked.begin()) + 1;
        cards.push_back({rankText(card), suitText(card), QString::fromStdString(card.text()), place});
    }
    std::vector<PickedPlace> places;
    places.reserve(allCards);
    for (std::size_t i = 0; i < allCards; ++i) {
        const bool filled = i < m_picked.size();
        places.push_back({filled ? rankText(m_picked[i]) : QString(), filled ? suitText(m_picked[i]) : QString()});
    }
    m_outcomes.reset();
    // some three thousandths of a second: no need to do it in the background
    if (m_picked.size() == allCards)
        m_outcomes = countRunouts({m_picked[0], m_picked[1]}, {m_picked[2], m_picked[3], m_picked[4]});
    m_cards.setRows(std::move(cards));
    m_places.setRows(std::move(places));
    emit changed();
}

QString DecisionModel::typed() const
{
    QString text;
    for (std::size_t i = 0; i < m_picked.size(); ++i)
        text += (i == holeCards ? QStringLiteral(" ") : QString()) + QString::fromStdString(m_picked[i].text());
    return text;
}

QString DecisionModel::valueText() const
{
    return m_outcomes ? signedText(Fraction(m_outcomes->margin(), m_outcomes->total()), 12) : QString();
}

QVariantList DecisionModel::shares() const
{
    const Outcomes outcomes = m_outcomes.value_or(Outcomes());
    const auto whole = std::max<std::int64_t>(1, outcomes.total());
    QVariantList shares;
    for (const std::int64_t part : {outcomes.won, outcomes.tied, outcomes.lost})
        shares.append(QVariantMap{{"text", m_outcomes ? shareText(part, whole) : QString()},
                                  {"share", static_cast<double>(part) / static_cast<double>(whole)}});
    return shares;
}

} // namespace cutcard
