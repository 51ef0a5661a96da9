// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/table/judge_words.h"

#include "app/faces/face.h"
#include "app/words/table/act_words.h"
#include "app/words/tr.h"
#include "core/acts/traits.h"
#include "core/games/reasons.h"
#include "core/judge/look.h"

namespace cutcard {

/// What a verdict is called.
constexpr KeyedTexts<Fault, faultCount> faultTexts({
    {Fault::None, QT_TRANSLATE_NOOP("Words", "Right")},
    {Fault::OutOfOrder, QT_TRANSLATE_NOOP("Words", "Out of order")},
    {Fault::Premature, QT_TRANSLATE_NOOP("Words", "Too early")},
    {Fault::WrongAmount, QT_TRANSLATE_NOOP("Words", "Wrong amount")},
    {Fault::WrongTarget, QT_TRANSLATE_NOOP("Words", "Wrong choice")},
    {Fault::Forbidden, QT_TRANSLATE_NOOP("Words", "Not allowed")},
    {Fault::Unneeded, QT_TRANSLATE_NOOP("Words", "Not needed")},
    {Fault::Omitted, QT_TRANSLATE_NOOP("Words", "Left out")},
    {Fault::Impossible, QT_TRANSLATE_NOOP("Words", "Not possible")},
});

/// How much hangs on something.
constexpr KeyedTexts<Severity, 3> severityTexts({
    {Severity::Minor, QT_TRANSLATE_NOOP("Words", "minor")},
    {Severity::Major, QT_TRANSLATE_NOOP("Words", "major")},
    {Severity::Critical, QT_TRANSLATE_NOOP("Words", "critical")},
});

/// What a dealer is good at.
constexpr KeyedTexts<Competency, competencyCount> competencyTexts({
    {Competency::Deck, QT_TRANSLATE_NOOP("Words", "Deck control")},
    {Competency::Delivery, QT_TRANSLATE_NOOP("Words", "Delivery")},
    {Competency::Blinds, QT_TRANSLATE_NOOP("Words", "Button and blinds")},
    {Competency::Action, QT_TRANSLATE_NOOP("Words", "Control of action")},
    {Competency::Rulings, QT_TRANSLATE_NOOP("Words", "Bet rulings")},
    {Competency::Pots, QT_TRANSLATE_NOOP("Words", "Pots and payouts")},
    {Competency::Showdown, QT_TRANSLATE_NOOP("Words", "Showdown")},
    {Competency::Irregularities, QT_TRANSLATE_NOOP("Words", "Irregularities")},
    {Competency::Protection, QT_TRANSLATE_NOOP("Words", "Game protection")},
    {Competency::Pace, QT_TRANSLATE_NOOP("Words", "Pace")},
});

constexpr std::array<const char*, 4> bettingTexts{
    QT_TRANSLATE_NOOP("Words", "Betting before the flop"),
    QT_TRANSLATE_NOOP("Words", "Betting after the flop"),
    QT_TRANSLATE_NOOP("Words", "Betting after the turn"),
    QT_TRANSLATE_NOOP("Words", "Betting after the river"),
};

constexpr std::array<const char*, 4> gatherTexts{
    QT_TRANSLATE_NOOP("Words", "Gathering the bets before the flop"),
    QT_TRANSLATE_NOOP("Words", "Gathering the bets after the flop"),
    QT_TRANSLATE_NOOP("Words", "Gathering the bets after the turn"),
    QT_TRANSLATE_NOOP("Words", "Gathering the bets after the river"),
};

/// What a part of the hand is called where a document has no word of its own; streets are asked for by theirs.
constexpr KeyedTexts<Heading, headingCount> headingTexts({
    {Heading::DrawForDealer, QT_TRANSLATE_NOOP("Words", "Draw for the first dealer")},
    {Heading::ShuffleAndCut, QT_TRANSLATE_NOOP("Words", "Shuffle and cut")},
    {Heading::Blinds, QT_TRANSLATE_NOOP("Words", "Blinds")},
    {Heading::HoleCards, QT_TRANSLATE_NOOP("Words", "Two cards each")},
    {Heading::ReplaceExposed, QT_TRANSLATE_NOOP("Words", "Checking the deal")},
    {Heading::BettingRound, QT_TRANSLATE_NOOP("Words", "Betting")},
    {Heading::GatherBets, QT_TRANSLATE_NOOP("Words", "Gathering the bets")},
    {Heading::Flop, QT_TRANSLATE_NOOP("Words", "Flop")},
    {Heading::TurnCard, QT_TRANSLATE_NOOP("Words", "Turn")},
    {Heading::RiverCard, QT_TRANSLATE_NOOP("Words", "River")},
    {Heading::Showdown, QT_TRANSLATE_NOOP("Words", "Showdown")},
    {Heading::ReadHands, QT_TRANSLATE_NOOP("Words", "Reading the hands")},
    {Heading::AwardPots, QT_TRANSLATE_NOOP("Words", "Awarding the pots")},
    {Heading::EndOfHand, QT_TRANSLATE_NOOP("Words", "End of the hand")},
    {Heading::HandOver, QT_TRANSLATE_NOOP("Words", "Handing over to the next dealer")},
    {Heading::Deposits, QT_TRANSLATE_NOOP("Words", "Deposits with the banker")},
    {Heading::NewLevel, QT_TRANSLATE_NOOP("Words", "Blinds and bets double")},
    {Heading::Launch, QT_TRANSLATE_NOOP("Words", "2nd deal: launch")},
    {Heading::Boat, QT_TRANSLATE_NOOP("Words", "3rd deal: boat")},
    {Heading::MenOverboard, QT_TRANSLATE_NOOP("Words", "Men overboard")},
    {Heading::Discs, QT_TRANSLATE_NOOP("Words", "A, B: discs")},
    {Heading::Reveal, QT_TRANSLATE_NOOP("Words", "C: reveal")},
    {Heading::CollectBets, QT_TRANSLATE_NOOP("Words", "Bets gathered for the winner")},
    {Heading::SettleOdc, QT_TRANSLATE_NOOP("Words", "Banking: ODC")},
    {Heading::EndOfTournament, QT_TRANSLATE_NOOP("Words", "End of play at the table")},
    {Heading::Wagers, QT_TRANSLATE_NOOP("Words", "Wagers")},
    {Heading::HandShuffle, QT_TRANSLATE_NOOP("Words", "The deck")},
    {Heading::MachineDeck, QT_TRANSLATE_NOOP("Words", "The deck")},
    {Heading::LayOut, QT_TRANSLATE_NOOP("Words", "The deal")},
    {Heading::TurnShared, QT_TRANSLATE_NOOP("Words", "“Player” cards turned over")},
    {Heading::PlayOrFold, QT_TRANSLATE_NOOP("Words", "Play or fold")},
    {Heading::TurnFlop, QT_TRANSLATE_NOOP("Words", "Flop turned over")},
    {Heading::CheckBetRaise, QT_TRANSLATE_NOOP("Words", "Raise or not")},
    {Heading::RaiseOrNot, QT_TRANSLATE_NOOP("Words", "Raise or not")},
    {Heading::TurnTurnAndRiver, QT_TRANSLATE_NOOP("Words", "Turn and river turned over")},
    {Heading::DealersHand, QT_TRANSLATE_NOOP("Words", "Dealer's cards turned over")},
    {Heading::SettleBonus, QT_TRANSLATE_NOOP("Words", "Settling the bonus")},
    {Heading::SettleHoldem, QT_TRANSLATE_NOOP("Words", "Settling the hold'em wagers")},
    {Heading::AwardPotBet, QT_TRANSLATE_NOOP("Words", "Pot Bet")},
    {Heading::PickUp, QT_TRANSLATE_NOOP("Words", "Picking up the cards")},
    {Heading::VoidRound, QT_TRANSLATE_NOOP("Words", "A void round")},
});

/// A verdict with what was due in its place.
static QString withDue(const QString& said, const QString& due, DueWord word)
{
    if (due.isEmpty())
        return said;
    if (word == DueWord::Owed)
        //: %1 is a verdict, such as "Wrong amount", %2 is what the dealer should have done; printed by `play`
        return Words::tr("%1. Owed: %2").arg(said, due);
    //: %1 is a verdict, such as "Wrong amount", %2 is what the dealer should have done
    return Words::tr("%1. Due: %2").arg(said, due);
}

/// That a player had still to act, and who.
static QString tooEarlyText(const Verdict& verdict, const Wording& wording)
{
    if (verdict.jumped.empty())
        return Words::tr("Too early. A player still has to act");
    const Act& first = *dueIn(verdict);
    if (first.verb == Verb::PointTo && first.seat)
        //: %1 is a player
        return Words::tr("Too early. %1 still has to act: point to that seat first").arg(wording.seat(*first.seat));
    //: %1 is an act of the dealer's
    return Words::tr("Too early. First: %1").arg(actText(first, wording));
}

/// Of what costs nothing more by itself, what it did to the mistake that it belongs to; empty of everything else.
static QString partText(const Verdict& verdict, const QString& due, bool floorCame)
{
    if (!verdict.told)
        return {};
    if (verdict.worsens && verdict.fault == Fault::Omitted)
        //: %1 is an act of the dealer's, %2 is minor, major or critical
        return Words::tr("The floor had to do this for you: %1. Your earlier mistake is now %2")
            .arg(due, severityText(verdict.severity).toLower());
    if (verdict.fault == Fault::Omitted)
        //: %1 is an act of the dealer's
        return Words::tr("The floor had to do this for you: %1").arg(due);
    if (verdict.worsens && floorCame)
        //: %1 is minor, major or critical
        return Words::tr("Stopped by the floor. Your earlier mistake is now %1")
            .arg(severityText(verdict.severity).toLower());
    if (verdict.worsens)
        //: %1 is minor, major or critical
        return Words::tr("Your earlier mistake was not corrected and is now %1")
            .arg(severityText(verdict.severity).toLower());
    if (verdict.isCorrect() || verdict.fault == Fault::Unneeded || verdict.fault == Fault::Impossible)
        return {};
    return floorCame ? Words::tr("Stopped by the floor, no further fault")
                     : Words::tr("Part of the earlier mistake, no further fault");
}

QString faultText(Fault fault)
{
    return Words::tr(faultTexts.of(fault).text);
}

QString severityText(Severity severity)
{
    return Words::tr(severityTexts.of(severity).text);
}

QString competencyText(Competency competency)
{
    return Words::tr(competencyTexts.of(competency).text);
}

QString verdictText(const Verdict& verdict)
{
    if (verdict.isCorrect() && verdict.selfCorrected)
        return Words::tr("Corrected");
    return faultText(verdict.fault);
}

/// Whether chips are due that come in more than one motion, and the rest of them is to follow.
static bool isFirstPart(const Verdict& verdict, const Act& act)
{
    return verdict.isCorrect() && verdict.told && verdict.expected && act.amount < verdict.expected->act.amount
           && differsInAmountOnly(act, verdict.expected->act);
}

/// What is wrong about an act that was aimed at something else.
static QString wrongTargetText(const Verdict& verdict, const Act& act)
{
    const Act& owed = verdict.expected->act;
    if (owed.verb != act.verb)
        return has(act, Trait::Settles) && has(owed, Trait::Settles) ? Words::tr("Settled wrongly")
                                                                     : verdictText(verdict);
    if (owed.matter != act.matter)
        return Words::tr("Wrong reason");
    if (owed.phrase != act.phrase)
        return Words::tr("Wrong words");
    if (owed.seat != act.seat)
        return Words::tr("Wrong seat");
    if (owed.seats != act.seats)
        return Words::tr("Wrong players");
    if (owed.circle != act.circle)
        return Words::tr("Wrong circle");
    if (owed.hand != act.hand || owed.ranks != act.ranks)
        return Words::tr("Misread");
    if (owed.number == act.number)
        return verdictText(verdict);
    switch (act.verb) {
    case Verb::BuildPot:
    case Verb::PushPot:
    case Verb::RecordPot:
    case Verb::TakeRake:
        return Words::tr("Wrong pot");
    case Verb::TakeDeck:
        return Words::tr("Wrong deck");
    case Verb::Slide:
    case Verb::SlideDealer:
        return Words::tr("Wrong cards");
    default:
        return verdictText(verdict);
    }
}

QString verdictText(const Verdict& verdict, const Act& act)
{
    if (isFirstPart(verdict, act))
        return Words::tr("Right so far");
    return verdict.fault == Fault::WrongTarget && verdict.expected ? wrongTargetText(verdict, act)
                                                                   : verdictText(verdict);
}

QString expectedText(const Verdict& verdict, const Wording& wording)
{
    const Act* due = dueIn(verdict);
    return due != nullptr ? actText(*due, wording) : QString();
}

QString explanationText(const Verdict& verdict, const Wording& wording, DueWord word, bool floorCame)
{
    const QString due = expectedText(verdict, wording);
    if (const QString told = partText(verdict, due, floorCame); !told.isEmpty())
        return told;
    switch (verdict.fault) {
    case Fault::None:
        return verdict.selfCorrected ? Words::tr("Right, but after a mistake") : Words::tr("Right");
    case Fault::OutOfOrder:
        //: %1 is an act of the dealer's
        return Words::tr("Out of order. First: %1").arg(due);
    case Fault::Premature:
        return tooEarlyText(verdict, wording);
    case Fault::WrongAmount:
    case Fault::WrongTarget:
        return withDue(faultText(verdict.fault), due, word);
    case Fault::Omitted:
        //: %1 is an act of the dealer's
        return Words::tr("Left out: %1").arg(due);
    case Fault::Forbidden:
        return withDue(Words::tr("Not allowed now"), due, word);
    case Fault::Unneeded:
        if (verdict.told && verdict.attempted)
            return Words::tr("Already done, no fault");
        if (verdict.told)
            return withDue(Words::tr("Not needed, but no fault"), due, word);
        return withDue(Words::tr("Not needed now"), due, word);
    case Fault::Impossible:
        return Words::tr("Hands can't do that: nothing happened");
    }
    return faultText(verdict.fault);
}

QString explanationText(const Verdict& verdict, const Act& act, const Wording& wording, DueWord word, bool floorCame)
{
    if (verdict.told && verdict.fault == Fault::Unneeded && act.verb == Verb::TakeBack)
        return withDue(Words::tr("This corrects only part of the mistake. No further fault"),
                       expectedText(verdict, wording), word);
    if (verdict.told && verdict.fault == Fault::Unneeded && act.verb == Verb::CallFloor && !verdict.attempted)
        return withDue(Words::tr("No need to call the floor, but no fault"), expectedText(verdict, wording), word);
    if (verdict.fault != Fault::WrongTarget || verdict.told)
        return explanationText(verdict, wording, word, floorCame);
    return withDue(verdictText(verdict, act), expectedText(verdict, wording), word);
}

QString headingText(Heading heading, int street, GameId game)
{
    const auto own = faceOf(game).heading;
    if (const QString text = own == nullptr ? QString() : own(heading, street); !text.isEmpty())
        return text;
    const auto known = static_cast<std::size_t>(std::clamp(street, 0, 3));
    if (heading == Heading::BettingRound)
        return Words::tr(bettingTexts[known]);
    if (heading == Heading::GatherBets)
        return Words::tr(gatherTexts[known]);
    return Words::tr(headingTexts.of(heading).text);
}

} // namespace cutcard
