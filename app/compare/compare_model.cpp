// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compare/compare_model.h"

#include "app/words/errors/error_words.h"
#include "app/words/tr.h"
#include "core/session/text/compared_text.h"

#include <cmath>
#include <numeric>

namespace cutcard {

namespace {

struct Example {
    const char* name;
    const char* text;
};

constexpr std::array examples{
    Example{QT_TRANSLATE_NOOP("cutcard::CompareModel", "Two short stacks, dead blind"),
            "stack 1 2600\nstack 2 400\nstack 3 6000\nstack 4 8000\nstack 5 9000\nbig-blind 1000\n3 blind 500\n"
            "4 blind 1000\n5 raise 2000\n1 all-in\n2 all-in\n3 fold\n4 call\n5 call\nrank 2 1 4 5\n"},
    Example{QT_TRANSLATE_NOOP("cutcard::CompareModel", "Two short stacks"),
            "stack 1 22000\nstack 2 12000\nstack 3 4000\nstack 4 2000\nbig-blind 6000\n"
            "1 raise 6000\n2 call\n3 call\n4 call\nrank 4 3 1 2\n"},
    Example{QT_TRANSLATE_NOOP("cutcard::CompareModel", "The league's Example 4"),
            "stack 1 12000\nstack 2 1500\nstack 3 8000\nstack 4 9000\nbig-blind 1000\n3 blind 500\n4 blind 1000\n"
            "1 raise 4000\n2 all-in\n3 fold\n4 raise 7000\n1 call\nrank 2 4 1 3\n"},
    Example{QT_TRANSLATE_NOOP("cutcard::CompareModel", "All-in below a dead blind"),
            "stack 1 12000\nstack 2 300\nstack 3 8000\nstack 4 9000\nbig-blind 1000\n3 blind 500\n4 blind 1000\n"
            "1 raise 4000\n2 all-in\n3 fold\n4 call\nrank 2 4 1 3\n"},
    Example{QT_TRANSLATE_NOOP("cutcard::CompareModel", "A short all-in raise"),
            "stack 1 5000\nstack 2 550\nstack 3 5000\nbig-blind 200\n1 raise 400\n2 all-in\n3 call\n1 call\n"
            "rank 2 3 1\n"},
    Example{QT_TRANSLATE_NOOP("cutcard::CompareModel", "A loan beside a plain all-in"),
            "stack 1 22000\nstack 2 12000\nstack 3 4000\nstack 4 2000\nbig-blind 6000\nplain 4\n"
            "1 raise 6000\n2 call\n3 call\n4 call\nrank 4 3 1 2\n"},
    Example{QT_TRANSLATE_NOOP("cutcard::CompareModel", "Only what each put in"),
            "stack 1 22000\nstack 2 12000\nstack 5 8000\nput 1 6000\nput 2 6000\nput 3 4000\nput 4 2000\n"
            "put 5 500 folds\nrank 4 3 1 2\n"},
};

QVariantMap mapOf(const RegimePicture& regime, const Wording& wording)
{
    const QVariantList bars = listOf(regime.bars, [&](const StakeBar& bar) {
        return QVariantMap{{"seat", bar.seat}, {"name", bar.name}, {"parts", listOf(bar.parts)}};
    });
    const QVariantList cuts = listOf(regime.cuts, [&](const Chips cut) {
        return QVariantMap{{"at", static_cast<qreal>(cut)}, {"text", wording.amount(cut)}};
    });
    return {{"title", regime.title},
            {"note", regime.note},
            {"bars", bars},
            {"cuts", cuts},
            {"pots", listOf(regime.pots)},
            {"total", regime.total},
            {"stacks", listOf(regime.stacks)},
            {"inPlay", regime.inPlay},
            {"alike", regime.alike},
            {"lines", regime.lines}};
}

} // namespace

CompareModel::CompareModel(QObject* parent) : QObject(parent)
{
    choose(0);
}

void CompareModel::setPresent(const std::optional<ComparedHand>& present, const Wording& wording)
{
    m_present = present;
    m_wording = present ? wording : Wording();
    choose(present ? static_cast<int>(examples.size()) : 0);
}

QStringList CompareModel::names() const
{
    QStringList names = textsOf(examples, [&](const Example& example) { return tr(example.name); });
    if (m_present)
        names.append(tr("The hand on the table"));
    return names;
}

Chips CompareModel::step() const
{
    Chips unit = 0;
    for (const Chips stack : m_hand.stacks)
        unit = std::gcd(unit, stack);
    for (const BettingStep& each : m_hand.steps)
        unit = std::gcd(unit, each.to);
    // typed hands say nothing of chips: a round number that all amounts are made of
    Chips round = 1;
    while (unit > 0 && unit % (round * 10) == 0)
        round *= 10;
    return std::max({Chips(1), m_hand.unit, std::min<Chips>(round, 100)});
}

bool CompareModel::take(const ComparedHand& hand)
{
    const auto resolutions = resolveAll(hand);
    if (!resolutions) {
        m_problem = errorText(resolutions.error());
        emit changed();
        return false;
    }
    m_hand = hand;
    m_problem.clear();
    m_picture = comparePicture(*resolutions, m_wording);
    emit changed();
    return true;
}

void CompareModel::choose(int index)
{
    if (index < 0 || index >= static_cast<int>(names().size()))
        return;
    m_chosen = index;
    const auto at = static_cast<std::size_t>(index);
    type(at < examples.size() ? QString::fromUtf8(examples[at].text)
                              : QString::fromStdString(writeComparedHand(*m_present)));
    emit textChanged();
}

void CompareModel::type(const QString& text)
{
    m_text = text;
    const auto hand = readComparedHand(text.toStdString(), tr("hand").toStdString());
    if (!hand) {
        m_problem = errorText(hand.error());
        emit changed();
        return;
    }
    m_tallest = std::max<Chips>(1, *std::ranges::max_element(hand->stacks));
    take(*hand);
}

void CompareModel::setStack(int seat, qreal chips)
{
    if (seat < 1 || seat > maxSeats)
        return;
    const Chips unit = step();
    const Chips wanted = std::clamp<Chips>(static_cast<Chips>(std::llround(chips / static_cast<qreal>(unit))) * unit,
                                           unit, m_tallest * 2);
    ComparedHand hand = m_hand;
    if (hand.stacks[static_cast<std::size_t>(seat - 1)] == wanted)
        return;
    hand.stacks[static_cast<std::size_t>(seat - 1)] = wanted;
    if (!take(hand))
        return;
    m_text = QString::fromStdString(writeComparedHand(m_hand));
    emit textChanged();
}

void CompareModel::nudge(int seat, int steps)
{
    if (seat >= 1 && seat <= maxSeats)
        setStack(seat, static_cast<qreal>(m_hand.stacks[static_cast<std::size_t>(seat - 1)] + steps * step()));
}

QVariantList CompareModel::stacks() const
{
    QVariantList list;
    for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
        const Chips stack = m_hand.stacks[static_cast<std::size_t>(seat.index())];
        if (stack > 0)
            list.append(QVariantMap{{"seat", seat.number()},
                                    {"name", m_wording.seat(seat)},
                                    {"chips", static_cast<qreal>(stack)},
                                    {"text", m_wording.amount(stack)}});
    }
    return list;
}

QVariantList CompareModel::betting() const
{
    QVariantList list;
    for (const BettingStep& each : m_hand.steps) {
        QString what;
        switch (each.kind) {
        case BettingStep::Kind::Blind:
            what = tr("blind %1").arg(m_wording.amount(each.to));
            break;
        case BettingStep::Kind::Call:
            what = tr("calls");
            break;
        case BettingStep::Kind::Raise:
            what = tr("raises to %1").arg(m_wording.amount(each.to));
            break;
        case BettingStep::Kind::AllIn:
            what = tr("all-in");
            break;
        case BettingStep::Kind::Check:
            what = tr("checks");
            break;
        case BettingStep::Kind::Fold:
            what = tr("folds");
            break;
        case BettingStep::Kind::NextRound:
            list.append(QVariantMap{{"who", QString()}, {"what", tr("next round")}});
            continue;
        }
        list.append(QVariantMap{{"who", m_wording.seat(each.seat)}, {"what", what}});
    }
    return list;
}

QStringList CompareModel::ranking() const
{
    auto strengths = thoseOf(m_hand.strengths, [](int strength) { return strength > 0; });
    std::ranges::sort(strengths, std::ranges::greater());
    const auto last = std::ranges::unique(strengths);
    strengths.erase(last.begin(), last.end());
    QStringList list;
    for (const int strength : strengths) {
        SeatSet seats;
        for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
            if (m_hand.strengths[static_cast<std::size_t>(seat.index())] == strength)
                seats.insert(seat);
        }
        list.append(m_wording.seats(seats));
    }
    return list;
}

QVariantList CompareModel::regimes() const
{
    return listOf(m_picture.regimes, [&](const RegimePicture& regime) { return mapOf(regime, m_wording); });
}

} // namespace cutcard
