// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/table/result_words.h"

#include "app/words/said.h"
#include "app/words/table/act_words.h"
#include "app/words/tr.h"
#include "core/acts/traits.h"
#include "core/games/reasons.h"
#include "core/games/tennessee/tennessee.h"

#include <cstdlib>

namespace cutcard {

/// A number with one decimal, where it needs one.
static QString number(double value)
{
    const QString text = QString::number(value, 'f', 1);
    return text.endsWith(QLatin1String(".0")) ? text.chopped(2) : text;
}

/// What a habit is about, such as "Burn a card (number 2 in each hand)".
static QString kindText(const DutyKind& kind)
{
    const QString duty = kind.phrase ? said(*kind.phrase) : said(kind.verb);
    //: an act of the dealer's, and which of its kind in a hand
    return kind.burn > 0 ? Words::tr("%1 (no. %2 in each hand)").arg(duty).arg(kind.burn) : duty;
}

QString resultText(const Session& session)
{
    const auto* house = std::get_if<TennesseeOptions>(&session.setup().house);
    if (house == nullptr || !session.isOver())
        return {};
    const auto result = tennesseeResult(session.situation());
    if (!result)
        return {};
    const Wording wording = Wording::of(session.setup());
    const auto count = [&](Seat seat) { return wording.amount(session.table().at(seat).stack); };
    if (result->winner && result->left.size() == 1)
        return Words::tr("%1 wins and takes the whole prize: nobody else is left (TN-fmt-3).")
            .arg(wording.seat(*result->winner));
    if (result->winner) {
        SeatSet others = result->left;
        others.erase(*result->winner);
        return Words::tr("%1 wins with %2 against %4's %3: the larger count wins (TN-fmt-2).")
            .arg(wording.seat(*result->winner), count(*result->winner), count(others.front()),
                 wording.seat(others.front()));
    }
    if (house->event != TennesseeEvent::RoundOne)
        return Words::tr("%1 are left with %2 each. The floor decides (TA-9).")
            .arg(wording.seats(result->left), count(result->left.front()));
    const QStringList players = textsOf(result->left, [&](Seat seat) {
        //: a player and an amount
        return Words::tr("%1 with %2").arg(wording.seat(seat), count(seat));
    });
    return Words::tr("Round 1 has ended here. These players go on to round 2: %1 (TN-fmt-4, TN-fmt-5).")
        .arg(players.join(QStringLiteral(", ")));
}

QString criticalText(const Score& score)
{
    if (score.criticalPutRight() == 0)
        return Words::tr("Critical errors: %1").arg(score.criticalErrors());
    return Words::tr("Critical errors: %1, corrected: %2").arg(score.criticalErrors()).arg(score.criticalPutRight());
}

QString habitText(const Habit& habit)
{
    const QString what = kindText(habit.kind);
    if (habit.right == 0)
        //: an act of the dealer's, and a number of times
        return Words::tr("Bad habit: %1, wrong all %2 times").arg(what).arg(habit.due);
    //: an act of the dealer's, and two numbers of times
    return Words::tr("Bad habit: %1, right only %2 out of %3 times").arg(what).arg(habit.right).arg(habit.due);
}

QString mendedText(const Habit& habit)
{
    const QString what = kindText(habit.kind);
    const int atOnce = habit.right - habit.corrected;
    if (atOnce <= 0)
        //: an act of the dealer's, and a number of times
        return Words::tr("Corrected again and again: %1, wrong at first all %2 times").arg(what).arg(habit.due);
    //: an act of the dealer's, and two numbers of times
    return Words::tr("Corrected again and again: %1, right at once only %2 out of %3 times")
        .arg(what)
        .arg(atOnce)
        .arg(habit.due);
}

QString outcomeText(const Score& score, bool finished)
{
    const Outcome outcome = outcomeOf(score, finished);
    if (!outcome.good)
        return finished ? Words::tr("Not passed") : Words::tr("Not passed (not finished)");
    if (!finished)
        return Words::tr("Not finished: nothing so far rules out passing");
    if (outcome.tooLittle.empty())
        return Words::tr("Passed");
    QStringList seen;
    for (const TooLittle& each : outcome.tooLittle)
        //: a competency, and how often it was tested of how often it has to be
        seen.append(Words::tr("%1 %2 of %3 times").arg(said(each.competency)).arg(each.seen).arg(leastForCertificate));
    //: %1 is a list such as "Deck control 5 of 12 times"
    return Words::tr("Too short for a certificate. Tested too rarely: %1. Passed what was tested")
        .arg(seen.join(QStringLiteral(", ")));
}

QString scoreText(const Score& score)
{
    return score.overall() ? QString::number(*score.overall()) : QStringLiteral("–");
}

QString pointsText(int parts, const ScoreScale& scale)
{
    return number(static_cast<double>(parts) / scale.correctedDenominator);
}

QString lostText(const MistakePoints& fault, const ScoreScale& scale)
{
    if (fault.lost() == 0)
        return fault.possible == 0 ? Words::tr("the same mistake again") : Words::tr("corrected");
    //: points that a mistake has cost
    const QString lost = Words::tr("−%1").arg(pointsText(fault.lost(), scale));
    //: %1 is what is left of the points that a mistake has cost
    return fault.earned > 0 ? Words::tr("%1, corrected").arg(lost) : lost;
}

QString workingText(const Score& score)
{
    QStringList lines;
    double sum = 0;
    int seen = 0;
    for (const Competency competency : valuesOf<Competency>()) {
        const Tally& tally = score.tally(competency);
        if (!isShared(competency) || tally.possible == 0)
            continue;
        const double percent = 100.0 * tally.earned / tally.possible;
        lines.append(Words::tr("%1: %2 of %3 points, %4%")
                         .arg(said(competency), pointsText(tally.earned, score.scale()),
                              pointsText(tally.possible, score.scale()), number(percent)));
        sum += percent;
        ++seen;
    }
    if (seen > 1)
        //: of the competencies' percentages
        lines.append(Words::tr("Mean of these percentages: %1").arg(number(sum / seen)));
    const Tally& protection = score.tally(Competency::Protection);
    if (const int lost = protection.possible - protection.earned; lost > 0)
        //: a fault and the points it costs
        lines.append(Words::tr("%1: −%2").arg(said(Competency::Protection), pointsText(lost, score.scale())));
    if (!lines.isEmpty())
        lines.append(Words::tr("Score, rounded down: %1").arg(scoreText(score)));
    return lines.join(QLatin1Char('\n'));
}

/// The act that a mistake is about: what was left out or passed over, or what was done.
static const Act* aboutOf(const Verdict& verdict, const Act* act)
{
    if (!verdict.jumped.empty())
        return dueIn(verdict);
    // picked up over what was not settled
    if (act != nullptr && act->verb == Verb::GatherCards && verdict.expected)
        return &verdict.expected->act;
    return verdict.fault == Fault::Omitted && verdict.expected ? &verdict.expected->act : act;
}

/// By how much an account was wrong.
static Chips wrongInBook(const Verdict& verdict, const Act& about)
{
    const bool amount = verdict.fault == Fault::WrongAmount && verdict.expected;
    return amount ? std::abs(about.amount - verdict.expected->act.amount) : about.amount;
}

/// What a mistake would have come to at a real table.
static QString costText(const Proof& proof, const Verdict& verdict, const Act* about, Chips moved,
                        const Wording& wording)
{
    // what was left out for good is charged later than it was made, where nothing is proved of it
    if (const Chips chips = proof.kind == Proof::Kind::NoMistake ? moved : proof.astray(); chips > 0)
        return Words::tr("%1 in chips would have gone to the wrong place").arg(wording.amount(chips));
    if (verdict.severity == Severity::Minor)
        return Words::tr("it would have held up the game");
    if (about != nullptr && has(*about, Trait::KeepsBook))
        return Words::tr("the accounts would have been wrong by %1").arg(wording.amount(wrongInBook(verdict, *about)));
    if (verdict.severity == Severity::Major)
        return Words::tr("players could have disputed the hand");
    if (proof.kind == Proof::Kind::VoidHand)
        return Words::tr("a void hand would have counted");
    if (about != nullptr && has(*about, Trait::EndsPart))
        return Words::tr("the wrong player could have been eliminated or kept in");
    // swept in early they cost somebody the turn
    if (about != nullptr && has(*about, Trait::MovesChips) && about->verb != Verb::Sweep)
        return Words::tr("chips could have gone to the wrong place");
    return Words::tr("it could have changed the winner of the hand");
}

QString costliestText(const Session& session, const std::vector<Proof>& proofs, const QString& time)
{
    const auto worst = costliestFault(session);
    if (!worst)
        return {};
    const Wording wording = Wording::of(session.setup());
    const Entry& entry = session.entries()[worst->entry];
    const Verdict& verdict = entry.verdicts[worst->verdict];
    const bool leftOut = verdict.fault == Fault::Omitted && verdict.expected;
    //: an act of the dealer's
    const Act* act = actOf(entry, verdict);
    const QString what = leftOut          ? Words::tr("left out: %1").arg(actText(verdict.expected->act, wording))
                         : act != nullptr ? actText(*act, wording)
                                          : eventLine(entry.event, wording);
    const QString cost = costText(proofs[worst->entry], verdict, aboutOf(verdict, act), worst->chips, wording);
    const QString when =
        time.isEmpty() ? Words::tr("hand %1").arg(entry.hand) : Words::tr("hand %1, %2").arg(entry.hand).arg(time);
    return Words::tr("Your costliest mistake (%1): %2 – at a real table, %3 [%4]")
        .arg(when, what, cost,
             QString::fromUtf8(verdict.rule.id().data(), static_cast<qsizetype>(verdict.rule.id().size())));
}

} // namespace cutcard
