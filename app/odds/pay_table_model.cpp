// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/odds/pay_table_model.h"

#include "app/words/act_words.h"
#include "app/words/error_words.h"
#include "app/words/odds_words.h"
#include "core/odds/bonus_odds.h"

#include <algorithm>

namespace cutcard {

const std::vector<RowRole<PayLine>>& PayLineTraits::roles()
{
    static const std::vector<RowRole<PayLine>> table{
        {"name", [](const PayLine& line) { return QVariant(line.name); }},
        {"odds", [](const PayLine& line) { return QVariant(line.odds); }},
        {"probability", [](const PayLine& line) { return QVariant(line.probability); }},
        {"share", [](const PayLine& line) { return QVariant(line.share); }},
        {"wrong", [](const PayLine& line) { return QVariant(line.wrong); }},
    };
    return table;
}

namespace {

/// Lines run from the royal flush down to one pair; high card is never paid.
constexpr int lineCount = handClassCount - 1;

std::size_t classOf(int position)
{
    return static_cast<std::size_t>(handClassCount - 1 - position);
}

/// With a capital, as the beginning of a line has.
QString heading(QString text)
{
    text[0] = text[0].toUpper();
    return text;
}

/// What is typed for a line as odds; nothing if it is neither empty nor a number that odds can be.
std::optional<int> oddsOf(const QString& typed)
{
    const QString text = typed.trimmed();
    if (text.isEmpty())
        return 0;
    bool isNumber = false;
    const int odds = text.toInt(&isNumber);
    return isNumber && odds >= 1 && odds <= highestOdds ? std::optional(odds) : std::nullopt;
}

} // namespace

PayTableModel::PayTableModel(QObject* parent) : QObject(parent), m_tables(printedPayTables())
{
    take(findPayTable("CH1").value());
}

void PayTableModel::load(int index)
{
    if (index >= 0 && index < static_cast<int>(m_tables.size()))
        take(m_tables[static_cast<std::size_t>(index)]);
}

void PayTableModel::take(const PayTable& table)
{
    m_name = table.name;
    m_cards = table.cards;
    m_leastPair = table.leastPair;
    for (std::size_t i = 0; i < m_typed.size(); ++i)
        m_typed[i] = table.odds[i] == 0 ? QString() : QString::number(table.odds[i]);
    show();
}

void PayTableModel::setOdds(int position, const QString& text)
{
    if (position < 0 || position >= lineCount || m_typed[classOf(position)] == text)
        return;
    m_typed[classOf(position)] = text;
    show();
}

void PayTableModel::addTables(const std::vector<PayTable>& tables)
{
    if (tables.empty())
        return;
    const auto first = m_tables.size();
    m_tables.insert(m_tables.end(), tables.begin(), tables.end());
    take(m_tables[first]);
}

Result<PayTable> PayTableModel::table() const
{
    PayTable table{.name = m_name, .cards = m_cards, .odds = {}, .leastPair = m_leastPair};
    for (int position = 0; position < lineCount; ++position) {
        const auto odds = oddsOf(m_typed[classOf(position)]);
        if (!odds)
            return Error{.place = {.name = handClassText(static_cast<HandClass>(classOf(position))).toStdString()},
                         .cause = Cause::OutOfRange,
                         .expected = "1.." + std::to_string(highestOdds),
                         .found = m_typed[classOf(position)].toStdString()};
        table.odds[classOf(position)] = *odds;
    }
    if (!paysPairs())
        table.leastPair = Rank::Two;
    if (const auto verified = verify(table); !verified)
        return verified.error();
    return table;
}

void PayTableModel::setResults(std::shared_ptr<const OddsResults> results)
{
    m_results = std::move(results);
    show();
}

QStringList PayTableModel::names() const
{
    QStringList names;
    for (const PayTable& table : m_tables)
        names.append(QString::fromStdString(table.name));
    return names;
}

void PayTableModel::setName(const QString& name)
{
    if (name == this->name())
        return;
    m_name = name.toStdString();
    show();
}

void PayTableModel::setCards(int cards)
{
    if (cards == m_cards || (cards != 5 && cards != 7))
        return;
    m_cards = cards;
    show();
}

void PayTableModel::setLeastPair(const QString& rank)
{
    const auto card = Card::fromText(rank.toStdString() + 'c');
    if (!card || card->rank() == m_leastPair)
        return;
    m_leastPair = card->rank();
    show();
}

bool PayTableModel::paysPairs() const
{
    return !m_typed[static_cast<std::size_t>(HandClass::OnePair)].trimmed().isEmpty();
}

QString PayTableModel::message() const
{
    for (int position = 0; position < lineCount; ++position) {
        const QString hand = handClassText(static_cast<HandClass>(classOf(position)));
        if (!oddsOf(m_typed[classOf(position)]))
            return tr("Odds for %1 have to be a whole number from 1 to 10,000.").arg(hand);
        if (isGap(position))
            return tr("There are no odds for %1, though weaker hands are paid.").arg(hand);
    }
    const auto whole = table();
    if (whole)
        return {};
    return m_name.empty() ? tr("The table needs a name.") : errorText(whole.error());
}

bool PayTableModel::isGap(int position) const
{
    const auto isEmpty = [](const QString& typed) { return typed.trimmed().isEmpty(); };
    const auto weaker = m_typed.begin() + static_cast<std::ptrdiff_t>(classOf(position));
    return isEmpty(*weaker) && !std::all_of(m_typed.begin(), weaker, isEmpty);
}

QString PayTableModel::edgeText() const
{
    const auto whole = table();
    return whole ? percentText(bonusOdds(*whole).edge(), 6) : QStringLiteral("–");
}

QString PayTableModel::hitText() const
{
    const auto whole = table();
    return whole ? percentText(bonusOdds(*whole).hit(), 6) : QStringLiteral("–");
}

QString PayTableModel::paidText() const
{
    const auto whole = table();
    return whole ? percentText(bonusOdds(*whole).paid(), 6) : QStringLiteral("–");
}

QString PayTableModel::fractionText() const
{
    const auto whole = table();
    return whole ? QString::fromStdString(cutcard::fractionText(bonusOdds(*whole).edge())) : QString();
}

QAbstractItemModel* PayTableModel::overall()
{
    return &m_overall;
}

void PayTableModel::show()
{
    const auto whole = table();
    const ClassCounts& counts = classCounts(m_cards);
    std::vector<PayLine> lines;
    lines.reserve(lineCount);
    for (int position = 0; position < lineCount; ++position) {
        const auto handClass = static_cast<HandClass>(classOf(position));
        const QString& typed = m_typed[classOf(position)];
        PayLine line{.position = position,
                     .name = heading(handClassText(handClass)),
                     .odds = typed,
                     .probability = {},
                     .share = {},
                     .wrong = !oddsOf(typed) || isGap(position)};
        if (const int odds = oddsOf(typed).value_or(0); odds != 0) {
            PayTable one{.name = "-", .cards = m_cards, .odds = {}, .leastPair = m_leastPair};
            one.odds[classOf(position)] = odds;
            const std::int64_t hands = handsPaid(one, counts, handClass);
            line.probability = percentText(Fraction(hands, counts.total()), 6);
            line.share = percentText(Fraction(hands * odds, counts.total()), 4);
        }
        lines.push_back(std::move(line));
    }
    m_lines.setRows(std::move(lines));
    std::vector<PayLine> overall;
    if (whole && m_results) {
        const auto add = [&](OddsGame game, const QString& name) {
            if (bonusCards(game) != m_cards)
                return;
            const Fraction edge = bonusOdds(*whole).edge() - gameValue(*m_results, game);
            const Fraction perBet = edge / averageBet(*m_results, game);
            overall.push_back({.position = static_cast<int>(overall.size()),
                               .name = name,
                               .odds = {},
                               .probability = percentText(perBet, 4),
                               .share = percentText(edge, 4),
                               .wrong = edge < 0});
        };
        add(OddsGame::AfterFlopTwice, tr("with 0/1×/2× after the flop"));
        add(OddsGame::AfterFlopOnce, tr("with 0/1× after the flop"));
        add(OddsGame::PlayersSide, tr("with Versions One and Two, player's side"));
        add(OddsGame::DealersSide, tr("with Version One, dealer's side"));
    }
    m_overall.setRows(std::move(overall));
    emit changed();
}

} // namespace cutcard
