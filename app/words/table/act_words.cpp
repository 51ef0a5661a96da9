// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/table/act_words.h"

#include "app/faces/face.h"
#include "app/words/said.h"
#include "app/words/table/banked_words.h"
#include "app/words/tr.h"
#include "core/base/overloaded.h"
#include "core/games/catalogue/catalogue.h"

namespace cutcard {

/// What an act's words hang on besides its verb: some numbers have words of their own.
static std::string variantOf(const Act& act, const Wording& wording)
{
    // a game of discs has two deals in place of a flop
    if (act.verb == Verb::Board && act.number == 3 && !faceOf(wording.game).discs.empty())
        return "-three";
    if (act.verb == Verb::CorrectWager)
        return act.amount == 0 ? "-0" : "";
    if (act.verb == Verb::BuildPot)
        return act.seats.empty() ? "-0" : "";
    return "-" + std::to_string(act.number);
}

/// What is said, from a capital letter to a full stop.
static QString sentence(const QString& words)
{
    return words.left(1).toUpper() + words.mid(1) + QLatin1Char('.');
}

QString potText(int number)
{
    return number == 0 ? Words::tr("Main pot") : Words::tr("Side pot %1").arg(number);
}

QString actText(const Act& act, const Wording& wording)
{
    if (act.verb == Verb::Announce)
        return said("act", act.verb, {spokenText(act, wording)});
    if (act.verb == Verb::CallFloor)
        return said("floor-called", wording.game, {said(act.matter)});
    const bool banked = act.verb == Verb::PushPot && faceOf(wording.game).banked;
    const QString circle = circleText(banked ? Circle::PotBet : act.circle, wording.game);
    const QStringList blanks{act.seat ? wording.seat(*act.seat) : QString(),
                             wording.amount(act.amount),
                             QString::number(act.number),
                             banked ? circle : potText(act.number),
                             wording.seats(act.seats),
                             namedHandText(act),
                             circle,
                             boardCardsText(act.number)};
    const std::string verb = wordOf(act.verb);
    for (const std::string& key : {verb + variantOf(act, wording), verb}) {
        if (const QString text = said("act", key, blanks); !text.isEmpty())
            return text;
    }
    return said(act.verb);
}

QString dutyText(const Duty& duty, const Wording& wording)
{
    const QString text = actText(duty.act, wording);
    if (duty.late)
        //: an act of the dealer's
        return Words::tr("%1 (late, can still be corrected)").arg(text);
    if (duty.customary)
        //: an act of the dealer's
        return Words::tr("%1 (a procedure of this house, not graded)").arg(text);
    //: an act of the dealer's
    return duty.optional ? Words::tr("%1 (not required)").arg(text) : text;
}

QString spokenText(const Act& act, const Wording& wording)
{
    const bool cuts = act.verb == Verb::Announce && act.phrase == Phrase::CutAgain;
    const QStringList blanks{wording.called(act.seat), cuts ? wording.cutLimits() : wording.amount(act.amount),
                             spokenHand(act)};
    switch (act.verb) {
    case Verb::Announce:
        return said("spoken", act.phrase, blanks);
    case Verb::PointTo:
        return said("spoken-act", faceOf(wording.game).banked ? "point-to-banked" : "point-to", blanks);
    case Verb::NameHand:
        return sentence(spokenHand(act));
    case Verb::CallFloor:
        return said("spoken-floor", wording.game);
    case Verb::CorrectWager:
        return said("spoken-act", "correct-wager" + variantOf(act, wording), blanks);
    default:
        return said("spoken-act", act.verb, blanks);
    }
}

QString decisionText(const Decision& decision, const Wording& wording)
{
    if (decision.choice == Choice::Wager)
        return wagerDecisionText(decision, {}, wording);
    return said("choice", decision.choice, {QString(), wording.amount(decision.amount)});
}

QString incidentText(const Incident& incident, const Wording& wording)
{
    return said(
        "mishap", incident.mishap,
        {wording.seat(incident.seat), wording.amount(incident.amount), circleText(incident.circle, wording.game)});
}

QString eventLine(const Event& event, const Wording& wording)
{
    return std::visit(overloaded{
                          [&](const Act& act) { return actText(act, wording); },
                          [&](const Decision& decision) {
                              if (decision.choice == Choice::Wager)
                                  return wagerDecisionText(decision, wording.seat(decision.seat), wording);
                              return said("choice-line", decision.choice,
                                          {wording.seat(decision.seat), wording.amount(decision.amount)});
                          },
                          [&](const Incident& incident) { return incidentText(incident, wording); },
                          [](const FloorStep&) { return Words::tr("The floor corrects the table"); },
                      },
                      event);
}

QString eventLine(const Event& event, const std::function<QString(Seat)>& name)
{
    Wording wording;
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        wording.names[static_cast<std::size_t>(seat.index())] = name(seat);
    return eventLine(event, wording);
}

/// Acts one after the other, but for those that another list has too.
static QString listText(const std::vector<Act>& acts, const Wording& wording, const std::vector<Act>& but = {})
{
    const auto texts = textsOf(
        acts, [&](const Act& act) { return actText(act, wording); },
        [&](const Act& act) { return !contains(but, act); });
    return texts.join(QStringLiteral("; "));
}

/// What a dealer's correction changes; what it takes back and does again is as it was.
static QString correctionText(const FloorWork& work, const Wording& wording)
{
    const QString undone = listText(work.undone, wording, work.done);
    const QString done = listText(work.done, wording, work.undone);
    if (done.isEmpty())
        //: %1 is a list of the dealer's acts
        return Words::tr("This act undoes: %1").arg(undone.isEmpty() ? listText(work.undone, wording) : undone);
    if (undone.isEmpty())
        //: %1 is a list of the dealer's acts
        return Words::tr("This act also does: %1").arg(done);
    //: %1 and %2 are lists of the dealer's acts
    return Words::tr("This act undoes: %1. It also does: %2").arg(undone, done);
}

QString floorText(const Entry& entry, const Wording& wording)
{
    const FloorWork& work = entry.floor;
    const QString undone = listText(work.undone, wording);
    const QString done = listText(work.done, wording);
    if (std::holds_alternative<FloorStep>(entry.event)) {
        if (work.isNone())
            return Words::tr("A floor ruling, and no chip or card moves.");
        if (work.done.empty())
            //: %1 is a list of the dealer's acts
            return Words::tr("The floor corrects the table. Taken back: %1").arg(undone);
        if (work.undone.empty())
            //: %1 is a list of the dealer's acts
            return Words::tr("The floor corrects the table. Done for the dealer: %1").arg(done);
        //: %1 and %2 are lists of the dealer's acts
        return Words::tr("The floor corrects the table. Taken back: %1. Done for the dealer: %2").arg(undone, done);
    }
    if (work.isNone())
        return {};
    if (work.done.empty())
        //: %1 is a list of the dealer's acts
        return Words::tr("This act undoes: %1").arg(undone);
    const bool corrected = !entry.verdicts.empty() && entry.verdicts.front().selfCorrected;
    if (entry.isSweptAlong() || (corrected && !work.undone.empty()))
        return correctionText(work, wording);
    if (work.undone.empty())
        // a wager that lies there as well as pushed was left out by nobody
        //: %1 is a list of the dealer's acts
        return Words::tr("You left this out, and the floor has you do it now: %1")
            .arg(listText(thoseOf(work.done, [](const Act& act) { return act.verb != Verb::PushWager; }), wording));
    //: %1 and %2 are lists of the dealer's acts
    return Words::tr("The floor corrects the table. Taken back: %1. Done for the dealer: %2").arg(undone, done);
}

QString whyText(const Entry& entry, const Verdict& verdict, const Wording& wording)
{
    const QString hand = Words::tr("Hand %1.").arg(entry.hand);
    const QString reason = reasonText(verdict.reason, wording);
    return reason.isEmpty() ? hand : hand + QLatin1Char(' ') + reason;
}

QString waitText(const Turn& turn, const Wording& wording)
{
    return said("wait", turn.wait, {wording.seat(turn.seat)});
}

QString gameText(GameId game)
{
    return said("game", game);
}

QStringList gameTexts()
{
    return textsOf(catalogue(), [&](const CatalogueEntry& entry) { return gameText(entry.id); });
}

} // namespace cutcard
