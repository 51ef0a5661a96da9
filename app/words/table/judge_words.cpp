// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/table/judge_words.h"

#include "app/words/said.h"
#include "app/words/table/act_words.h"
#include "app/words/tr.h"
#include "core/acts/traits.h"
#include "core/games/reasons.h"
#include "core/judge/look.h"

namespace cutcard {

/// A verdict with what was due in its place.
static QString withDue(const QString& verdict, const QString& due, DueWord word)
{
    if (due.isEmpty())
        return verdict;
    if (word == DueWord::Owed)
        //: %1 is a verdict, such as "Wrong amount", %2 is what the dealer should have done; printed by `play`
        return Words::tr("%1. Owed: %2").arg(verdict, due);
    //: %1 is a verdict, such as "Wrong amount", %2 is what the dealer should have done
    return Words::tr("%1. Due: %2").arg(verdict, due);
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
            .arg(due, said(verdict.severity).toLower());
    if (verdict.fault == Fault::Omitted)
        //: %1 is an act of the dealer's
        return Words::tr("The floor had to do this for you: %1").arg(due);
    if (verdict.worsens && floorCame)
        //: %1 is minor, major or critical
        return Words::tr("Stopped by the floor. Your earlier mistake is now %1").arg(said(verdict.severity).toLower());
    if (verdict.worsens)
        //: %1 is minor, major or critical
        return Words::tr("Your earlier mistake was not corrected and is now %1").arg(said(verdict.severity).toLower());
    if (verdict.isCorrect() || verdict.fault == Fault::Unneeded || verdict.fault == Fault::Impossible)
        return {};
    return floorCame ? Words::tr("Stopped by the floor, no further fault")
                     : Words::tr("Part of the earlier mistake, no further fault");
}

QString verdictText(const Verdict& verdict)
{
    if (verdict.isCorrect() && verdict.selfCorrected)
        return Words::tr("Corrected");
    return said(verdict.fault);
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
    const QString number = owed.number == act.number ? QString() : said("wrong-number", act.verb);
    return number.isEmpty() ? verdictText(verdict) : number;
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
        return withDue(said(verdict.fault), due, word);
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
    return said(verdict.fault);
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
    const QStringList round{QString::number(street + 1)};
    if (const QString own = said("heading-" + wordOf(game), heading, round); !own.isEmpty())
        return own;
    if (heading == Heading::BettingRound || heading == Heading::GatherBets)
        return said("heading", wordOf(heading) + '-' + std::to_string(std::clamp(street, 0, 3)));
    return said("heading", heading);
}

} // namespace cutcard
