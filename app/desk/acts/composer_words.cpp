// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked for the details of an act, and what can be chosen.
#include "app/desk/acts/act_composer.h"

#include "app/words/said.h"
#include "app/words/tr.h"

namespace cutcard {

constexpr int mostBoardCards = 5;
constexpr std::array<const char*, 5> treatmentKeys{"T", "P", "U", "M", "G"};

static bool namesBet(const Act& act)
{
    return act.verb == Verb::Announce
           && (act.phrase == Phrase::Bet || act.phrase == Phrase::Raise || act.phrase == Phrase::AllIn);
}

/// By their first letters, as far as these differ; as the core counts circles.
constexpr std::array<const char*, circleCount> circleKeys{"B", "A", "O", "P", "R", "D", "L"};

QString ActComposer::kind() const
{
    if (!active())
        return {};
    return keptWord(typesCount() ? Detail::Amount : detail());
}

QString ActComposer::prompt() const
{
    if (!active())
        return {};
    if (detail() == Detail::Ranks)
        return ranksPrompt();
    const bool cuts = detail() == Detail::Amount && m_act.verb == Verb::CutOut;
    const bool ofWager = detail() == Detail::Treatment || (detail() == Detail::Amount && !cuts && circle() > 0);
    return said("prompt",
                wordOf(detail())
                    + (cuts                                        ? "-cut-out"
                       : ofWager && detail() == Detail::Amount     ? "-wager"
                       : typesCount() && detail() == Detail::Count ? "-chips"
                                                                   : ""),
                {ofWager ? wagerText() : chipsText(m_act.amount)});
}

/// A rank as a button has it.
static QString rankName(Rank rank)
{
    const QString name = said("rank", rank);
    return name.isEmpty() ? QString::number(static_cast<int>(rank) + 2) : name;
}

QString ActComposer::ranksPrompt() const
{
    const QString text = said("ranks-prompt", m_act.hand);
    return text.isEmpty() ? said("ranks-prompt", "other") : text;
}

QStringList ActComposer::choices() const
{
    if (!active())
        return {};
    QStringList numbers;
    switch (detail()) {
    case Detail::Count:
        for (int i = 1; !typesCount() && i <= mostBoardCards; ++i)
            numbers.append(QString::number(i));
        return numbers;
    case Detail::Pot: {
        // only a pot that is being made can be a new one
        const bool making = m_act.verb == Verb::BuildPot || m_act.verb == Verb::RecordPot;
        const auto standing = std::max<qsizetype>(1, static_cast<qsizetype>(m_surroundings.potAmounts.size()));
        return making ? m_surroundings.potNames : m_surroundings.potNames.mid(0, standing);
    }
    case Detail::Hand:
        return m_surroundings.handNames;
    case Detail::Ranks:
        for (int i = rankCount - 1; i >= 0; --i)
            numbers.append(rankName(static_cast<Rank>(i)));
        return numbers;
    case Detail::Matter:
        return m_surroundings.matterNames;
    case Detail::Circle:
        return m_surroundings.circleNames;
    case Detail::Treatment: {
        //: on a button: takes a losing wager
        QStringList texts{tr("Take"),
                          //: on a button: pays a winning wager, how much is asked then
                          tr("Pay…"),
                          //: on a button: leaves a tied wager where it is
                          tr("Push"),
                          //: on a button: the rest of "the wager must be", how much is asked then
                          tr("Must be…")};
        if (m_act.circle == Circle::PotBet)
            texts.append(tr("Gather Pot Bets"));
        return texts;
    }
    case Detail::Boards:
        return m_surroundings.boardNames;
    case Detail::Deck:
        return {tr("Red deck"), tr("Blue deck")};
    default:
        return {};
    }
}

QStringList ActComposer::choiceKeys() const
{
    QStringList keys;
    const qsizetype count = choices().size();
    for (int i = 0; i < count; ++i) {
        const auto at = static_cast<std::size_t>(i);
        switch (detail()) {
        case Detail::Count:
            keys.append(QString());
            break;
        case Detail::Ranks:
            keys.append(QString(QLatin1Char(rankLetter(static_cast<Rank>(rankCount - 1 - i)))));
            break;
        case Detail::Circle:
            keys.append(circleKeys[static_cast<std::size_t>(m_surroundings.circles[at])]);
            break;
        case Detail::Treatment:
            keys.append(treatmentKeys[at]);
            break;
        case Detail::Boards:
        case Detail::Deck:
            keys.append(QString::number(i + 1));
            break;
        default:
            // letters choose from lists longer than ten: a for the eleventh, and so on
            keys.append(i < 10 ? QString::number(i) : QString(QChar('a' + i - 10)));
        }
    }
    return keys;
}

QString ActComposer::confirmText() const
{
    //: on a button: says what was put together
    return active() && m_act.verb == Verb::Announce ? tr("Say it") : tr("Done");
}

QString ActComposer::subject() const
{
    if (!active())
        return {};
    QString what = m_command->text;
    what.remove(QStringLiteral("…"));
    if (!m_act.seat)
        return what;
    //: a card's or hand's name and what it stands for
    return tr("%1: %2").arg(m_surroundings.playerNames.value(m_act.seat->index()), what);
}

QString ActComposer::hint() const
{
    if (typesCount() || (active() && m_act.verb == Verb::CutOut))
        return prompt();
    if (!active() || detail() != Detail::Amount)
        return {};
    const Chips typed = m_typed.toLongLong();
    if (m_typed.isEmpty())
        return m_assumed ? tr("Type the amount or pick chips, then Enter. For another player, press the seat or ⌫.")
                         : tr("Type the amount or pick chips, then Enter.");
    if (!m_surroundings.figures || !namesBet(m_act) || !m_act.seat)
        return {};
    const auto at = static_cast<std::size_t>(m_act.seat->index());
    if (typed > m_surroundings.all[at])
        return tr("%1 has only %2.")
            .arg(m_surroundings.playerNames.value(m_act.seat->index()), chipsText(m_surroundings.all[at]));
    if (m_surroundings.betTo > 0 && typed > m_surroundings.betTo)
        return tr("%1 more than the bet").arg(chipsText(typed - m_surroundings.betTo));
    return {};
}

std::array<QuickAmount, 3> ActComposer::quicks() const
{
    //: on a button: all of a player's chips
    std::array<QuickAmount, 3> quick{QuickAmount{tr("All"), 0}, QuickAmount{tr("To call"), 0},
                                     QuickAmount{tr("Smallest raise"), 0}};
    if (!active() || detail() != Detail::Amount)
        return quick;
    const auto pot = static_cast<std::size_t>(m_act.number);
    const auto at = static_cast<std::size_t>(m_act.seat ? m_act.seat->index() : 0);
    switch (m_act.verb) {
    case Verb::Announce:
    case Verb::PostFor:
        if (m_act.verb == Verb::PostFor || m_act.phrase == Phrase::Blinds) {
            quick = {QuickAmount{tr("Big blind"), m_surroundings.bigBlind},
                     QuickAmount{tr("Small blind"), m_surroundings.smallBlind},
                     QuickAmount{tr("Opening blind"), m_surroundings.openingBlind}};
        } else if (m_act.seat) {
            quick[0].amount = m_surroundings.all[at];
            quick[1].amount = m_surroundings.toCall[at];
            quick[2].amount = m_surroundings.leastRaise;
        }
        break;
    case Verb::PushPot: {
        const Chips whole = pot < m_surroundings.potAmounts.size() ? m_surroundings.potAmounts[pot] : 0;
        quick = {QuickAmount{tr("The whole pot"), whole}, QuickAmount{tr("Half the pot"), whole / 2},
                 QuickAmount{tr("A third of the pot"), whole / 3}};
        break;
    }
    case Verb::ReturnChips:
        if (m_act.seat)
            quick[0] = {tr("The whole bet"), m_surroundings.inFront[at]};
        break;
    case Verb::PayWager:
        if (m_act.seat)
            quick[0] = {tr("Even money"), wager()};
        break;
    default:
        break;
    }
    if (!m_surroundings.figures) {
        for (QuickAmount& each : quick)
            each.amount = 0;
    }
    return quick;
}

QVariantList ActComposer::pickedChoices() const
{
    QVariantList picked;
    if (active() && detail() == Detail::Ranks) {
        for (const Rank rank : m_act.ranks)
            picked.append(rankCount - 1 - static_cast<int>(rank));
    }
    if (active() && detail() == Detail::Boards) {
        for (int i = 0; i < mostBoardCards; ++i) {
            if ((m_act.number >> i & 1) != 0)
                picked.append(i);
        }
    }
    return picked;
}

QString ActComposer::wagerText() const
{
    const auto which = std::ranges::find(m_surroundings.circles, m_act.circle) - m_surroundings.circles.begin();
    //: a player, a wager and its amount
    return tr("%1, %2: %3")
        .arg(m_surroundings.playerNames.value(m_act.seat->index()), m_surroundings.circleNames.value(which),
             chipsText(wager()));
}

} // namespace cutcard
