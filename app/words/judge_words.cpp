// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/judge_words.h"

#include "app/words/act_words.h"
#include "app/words/banked_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace cutcard {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

template <typename Table, typename Index> QString fromTable(const Table& table, Index index)
{
    return QCoreApplication::translate("Words", table[static_cast<std::size_t>(index)]);
}

constexpr std::array<const char*, faultCount> faultTexts{
    QT_TRANSLATE_NOOP("Words", "Right"),        QT_TRANSLATE_NOOP("Words", "Out of order"),
    QT_TRANSLATE_NOOP("Words", "Too early"),    QT_TRANSLATE_NOOP("Words", "Wrong amount"),
    QT_TRANSLATE_NOOP("Words", "Wrong target"), QT_TRANSLATE_NOOP("Words", "Not allowed"),
    QT_TRANSLATE_NOOP("Words", "Not needed"),   QT_TRANSLATE_NOOP("Words", "Left out"),
    QT_TRANSLATE_NOOP("Words", "Not possible"),
};

constexpr std::array<const char*, 3> severityTexts{
    QT_TRANSLATE_NOOP("Words", "minor"),
    QT_TRANSLATE_NOOP("Words", "major"),
    QT_TRANSLATE_NOOP("Words", "critical"),
};

constexpr std::array<const char*, competencyCount> competencyTexts{
    QT_TRANSLATE_NOOP("Words", "Deck control"),      QT_TRANSLATE_NOOP("Words", "Delivery"),
    QT_TRANSLATE_NOOP("Words", "Button and blinds"), QT_TRANSLATE_NOOP("Words", "Control of action"),
    QT_TRANSLATE_NOOP("Words", "Bet rulings"),       QT_TRANSLATE_NOOP("Words", "Pots and payouts"),
    QT_TRANSLATE_NOOP("Words", "Showdown"),          QT_TRANSLATE_NOOP("Words", "Irregularities"),
    QT_TRANSLATE_NOOP("Words", "Game protection"),   QT_TRANSLATE_NOOP("Words", "Pace"),
};

constexpr std::array<const char*, 4> bettingTexts{
    QT_TRANSLATE_NOOP("Words", "Betting before the flop"),
    QT_TRANSLATE_NOOP("Words", "Betting after the flop"),
    QT_TRANSLATE_NOOP("Words", "Betting after the turn"),
    QT_TRANSLATE_NOOP("Words", "Betting after the river"),
};

constexpr std::array<const char*, 4> gatherTexts{
    QT_TRANSLATE_NOOP("Words", "Bets before the flop into the pot"),
    QT_TRANSLATE_NOOP("Words", "Bets after the flop into the pot"),
    QT_TRANSLATE_NOOP("Words", "Bets after the turn into the pot"),
    QT_TRANSLATE_NOOP("Words", "Bets after the river into the pot"),
};

/// The names that the Tennessee document gives its parts, where they are others; empty where they are not.
QString riverboatHeading(Heading heading, int street)
{
    switch (heading) {
    case Heading::HoleCards:
        return Words::tr("1st deal: hole");
    case Heading::BettingRound:
    case Heading::GatherBets:
        return Words::tr("Betting round %1").arg(street + 1);
    case Heading::TurnCard:
        return Words::tr("4th deal: turn");
    case Heading::RiverCard:
        return Words::tr("5th deal: river");
    case Heading::Blinds:
        return Words::tr("Opening, small and big blind");
    default:
        return {};
    }
}

} // namespace

QString faultText(Fault fault)
{
    return fromTable(faultTexts, fault);
}

QString severityText(Severity severity)
{
    return fromTable(severityTexts, severity);
}

QString competencyText(Competency competency)
{
    return fromTable(competencyTexts, competency);
}

QString verdictText(const Verdict& verdict)
{
    if (verdict.isCorrect() && verdict.selfCorrected)
        return Words::tr("Put right");
    return faultText(verdict.fault);
}

QString expectedText(const Verdict& verdict, const Wording& wording)
{
    if (!verdict.jumped.empty())
        return actText(verdict.jumped.front().act, wording);
    return verdict.expected ? actText(verdict.expected->act, wording) : QString();
}

QString explanationText(const Verdict& verdict, const Wording& wording)
{
    const QString owed = expectedText(verdict, wording);
    if (verdict.told && !verdict.isCorrect() && verdict.fault != Fault::Unneeded)
        return Words::tr("Stopped by the floor, no further fault");
    switch (verdict.fault) {
    case Fault::None:
        return verdict.selfCorrected ? Words::tr("Right, after a mistake") : Words::tr("Right");
    case Fault::OutOfOrder:
        return Words::tr("Out of order. First: %1").arg(owed);
    case Fault::Premature:
        if (verdict.jumped.empty())
            return Words::tr("Too early: a player has still to act");
        return Words::tr("Too early: a player has still to act. First: %1").arg(owed);
    case Fault::WrongAmount:
        return Words::tr("Wrong amount. Owed: %1").arg(owed);
    case Fault::WrongTarget:
        return Words::tr("Wrong target. Owed: %1").arg(owed);
    case Fault::Omitted:
        return Words::tr("Left out: %1").arg(owed);
    case Fault::Forbidden:
        return owed.isEmpty() ? Words::tr("Not allowed now") : Words::tr("Not allowed now. Owed: %1").arg(owed);
    case Fault::Unneeded:
        if (verdict.told)
            return owed.isEmpty() ? Words::tr("No need to call, but no fault")
                                  : Words::tr("No need to call, but no fault. Owed: %1").arg(owed);
        return owed.isEmpty() ? Words::tr("Not asked for now") : Words::tr("Not asked for now. Owed: %1").arg(owed);
    case Fault::Impossible:
        return Words::tr("Hands can't do that: nothing happened");
    }
    return faultText(verdict.fault);
}

QString headingText(Heading heading, int street, GameId game)
{
    const int known = std::clamp(street, 0, 3);
    if (game == GameId::Tennessee) {
        const QString own = riverboatHeading(heading, street);
        if (!own.isEmpty())
            return own;
    }
    switch (heading) {
    case Heading::DrawForDealer:
        return Words::tr("Draw for the first dealer");
    case Heading::ShuffleAndCut:
        return Words::tr("Shuffle and cut");
    case Heading::Blinds:
        return Words::tr("Blinds");
    case Heading::HoleCards:
        return Words::tr("Two cards each");
    case Heading::ReplaceExposed:
        return Words::tr("Cards of every hand");
    case Heading::BettingRound:
        return fromTable(bettingTexts, known);
    case Heading::GatherBets:
        return fromTable(gatherTexts, known);
    case Heading::Flop:
        return Words::tr("Flop");
    case Heading::TurnCard:
        return Words::tr("Turn");
    case Heading::RiverCard:
        return Words::tr("River");
    case Heading::Showdown:
        return Words::tr("Showdown");
    case Heading::ReadHands:
        return Words::tr("Reading the hands");
    case Heading::AwardPots:
        return Words::tr("Awarding the pots");
    case Heading::EndOfHand:
        return Words::tr("End of the hand");
    case Heading::HandOver:
        return Words::tr("Handing over to the next dealer");
    case Heading::Deposits:
        return Words::tr("Deposits with the banker");
    case Heading::NewLevel:
        return Words::tr("Blinds and bets double");
    case Heading::Launch:
        return Words::tr("2nd deal: launch");
    case Heading::Boat:
        return Words::tr("3rd deal: boat");
    case Heading::MenOverboard:
        return Words::tr("Men overboard");
    case Heading::Discs:
        return Words::tr("A, B: discs");
    case Heading::Reveal:
        return Words::tr("C: reveal");
    case Heading::CollectBets:
        return Words::tr("Bets together for the winner");
    case Heading::SettleOdc:
        return Words::tr("Banking: ODC");
    case Heading::EndOfTournament:
        return Words::tr("End of the table");
    default:
        return bankedHeading(heading, game);
    }
}

} // namespace cutcard
