// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/table/act_words.h"

#include "app/faces/face.h"
#include "app/words/table/act_rows.h"
#include "app/words/table/banked_words.h"
#include "app/words/tr.h"
#include "core/base/overloaded.h"
#include "core/games/catalogue/catalogue.h"

namespace cutcard {

using namespace act_rows;

constexpr std::array<const char*, handClassCount> handClassTexts{
    QT_TRANSLATE_NOOP("Words", "high card"),      QT_TRANSLATE_NOOP("Words", "one pair"),
    QT_TRANSLATE_NOOP("Words", "two pair"),       QT_TRANSLATE_NOOP("Words", "three of a kind"),
    QT_TRANSLATE_NOOP("Words", "straight"),       QT_TRANSLATE_NOOP("Words", "flush"),
    QT_TRANSLATE_NOOP("Words", "full house"),     QT_TRANSLATE_NOOP("Words", "four of a kind"),
    QT_TRANSLATE_NOOP("Words", "straight flush"), QT_TRANSLATE_NOOP("Words", "royal flush"),
};

/// Puts player and amount into a text that may name both, one or neither; a name may itself contain a %.
static QString filled(QString text, const QString& player, const QString& amount)
{
    const qsizetype atPlayer = text.indexOf(QLatin1String("%1"));
    const qsizetype atAmount = text.indexOf(QLatin1String("%2"));
    if (atPlayer > atAmount) {
        text.replace(atPlayer, 2, player);
        return atAmount < 0 ? text : text.replace(atAmount, 2, amount);
    }
    if (atAmount >= 0)
        text.replace(atAmount, 2, amount);
    return atPlayer < 0 ? text : text.replace(atPlayer, 2, player);
}

static QString seatOf(const Act& act, const Wording& wording)
{
    return act.seat ? wording.seat(*act.seat) : QString();
}

static QString boardText(int count, GameId game)
{
    // a game of discs has two deals in place of a flop
    const bool flop = faceOf(game).discs.empty();
    switch (count) {
    case 1:
        return Words::tr("Deal one board card");
    case 2:
        return Words::tr("Deal two board cards");
    case 3:
        return flop ? Words::tr("Deal the flop") : Words::tr("Deal three board cards");
    default:
        return Words::tr("Deal %1 board cards").arg(count);
    }
}

static QString builtPotText(const Act& act, const Wording& wording)
{
    //: a pot and an amount
    QString text = Words::tr("%1: bring it to %2").arg(potText(act.number), wording.amount(act.amount));
    if (act.seats.empty())
        return text;
    //: a pot, and the players who can win it
    return Words::tr("%1, for %2").arg(text, wording.seats(act.seats));
}

/// What is said, from a capital letter to a full stop.
static QString sentence(const QString& said)
{
    return said.left(1).toUpper() + said.mid(1) + QLatin1Char('.');
}

QString potText(int number)
{
    return number == 0 ? Words::tr("Main pot") : Words::tr("Side pot %1").arg(number);
}

QString verbText(Verb verb)
{
    return Words::tr(verbTexts.of(verb).text);
}

QString phraseText(Phrase phrase)
{
    return Words::tr(phraseTexts.of(phrase).text);
}

QString matterText(Matter matter)
{
    return Words::tr(matterTexts.of(matter).text);
}

QString handClassText(HandClass handClass)
{
    return Words::tr(handClassTexts[static_cast<std::size_t>(handClass)]);
}

QString actText(const Act& act, const Wording& wording)
{
    const QString seat = seatOf(act, wording);
    const QString amount = wording.amount(act.amount);
    switch (act.verb) {
    case Verb::OfferCut:
        return Words::tr("Offer the cut to %1").arg(seat);
    case Verb::PlaceButton:
        return Words::tr("Place the button in front of %1").arg(seat);
    case Verb::PostFor:
        return Words::tr("Post %2 for %1, who is absent").arg(seat, amount);
    case Verb::Pitch:
        return Words::tr("Pitch a card to %1").arg(seat);
    case Verb::Board:
        return boardText(act.number, wording.game);
    case Verb::ShowExposed:
        return Words::tr("Take the exposed card from %1 and show it to everyone").arg(seat);
    case Verb::PlaceExposed:
        return Words::tr("Put the exposed card face down in the center");
    case Verb::ShowHand:
        return Words::tr("Have the hand of %1 shown to everyone").arg(seat);
    case Verb::MuckHand:
        return Words::tr("Muck the hand of %1").arg(seat);
    case Verb::SetAside:
        return act.number == 1 ? Words::tr("Set a board card aside")
                               : Words::tr("Set %1 board cards aside").arg(act.number);
    case Verb::PointTo:
        return Words::tr("Point to %1").arg(seat);
    case Verb::Announce:
        //: what the dealer says aloud
        return Words::tr("Say: “%1”").arg(spokenText(act, wording));
    case Verb::BuildPot:
        return builtPotText(act, wording);
    case Verb::ReturnChips:
        return Words::tr("Return %2 to %1").arg(seat, amount);
    case Verb::SeparateBet:
        return Words::tr("Put the splashed %2 back in front of %1").arg(seat, amount);
    case Verb::TurnUp:
        return Words::tr("Turn over the hand of %1").arg(seat);
    case Verb::NameHand:
        //: a player and a hand, such as "two pair"
        return Words::tr("Read the hand of %1: %2").arg(seat, namedHandText(act));
    case Verb::PushPot:
        //: a player, an amount and a pot
        return Words::tr("%3: push %2 to %1")
            .arg(seat, amount,
                 faceOf(wording.game).banked ? circleText(Circle::PotBet, wording.game) : potText(act.number));
    case Verb::CallFloor:
        return Words::tr(faceOf(wording.game).floorCalled).arg(matterText(act.matter));
    case Verb::TakeRake:
        //: a pot and an amount
        return Words::tr("%1: take %2 as rake").arg(potText(act.number), amount);
    case Verb::SellChips:
        return Words::tr("Count out %2 to %1").arg(seat, amount);
    case Verb::CountDrop:
        return Words::tr("Report the drop: %1").arg(amount);
    case Verb::NoRiverDisc:
        return Words::tr("Place a “No River” disc by %1").arg(seat);
    case Verb::NoTurnDisc:
        return Words::tr("Place a “No Turn” disc by %1").arg(seat);
    case Verb::CountHand:
        return Words::tr("Count %1's cards: %2").arg(seat, QString::number(act.number));
    case Verb::Deposit:
        return Words::tr("Take a deposit of %2 from %1").arg(seat, amount);
    case Verb::Lend:
        //: a player and an amount
        return Words::tr("Lend %2 to %1").arg(seat, amount);
    case Verb::Charge:
        return Words::tr("Record a charge of %2 for %1").arg(seat, amount);
    case Verb::TakeLoan:
        return Words::tr("Take %2 of lent chips back from %1").arg(seat, amount);
    case Verb::Credit:
        return Words::tr("Credit %2 to %1").arg(seat, amount);
    case Verb::RecordPot:
        //: a pot, an amount, and the players who can win it
        return Words::tr("Record: %1 comes to %2, for %3").arg(potText(act.number), amount, wording.seats(act.seats));
    case Verb::CountStack:
        return Words::tr("Count %1's chips: %2").arg(seat, amount);
    default: {
        const QString banked = bankedActText(act, wording);
        return banked.isEmpty() ? verbText(act.verb) : banked;
    }
    }
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
    const QString seat = wording.called(act.seat);
    switch (act.verb) {
    case Verb::Announce:
        if (act.phrase == Phrase::CutAgain)
            return filled(QString::fromUtf8(phraseTexts.of(act.phrase).spoken), seat, wording.cutLimits());
        return filled(QString::fromUtf8(phraseTexts.of(act.phrase).spoken), seat, wording.amount(act.amount));
    case Verb::OfferCut:
        return filled(QStringLiteral("%1, cut, please?"), seat, {});
    case Verb::PointTo:
        return filled(faceOf(wording.game).banked ? QStringLiteral("%1, your decision, please.")
                                                  : QStringLiteral("%1, your action."),
                      seat, {});
    case Verb::NameHand:
        return sentence(spokenHand(act));
    case Verb::CallFloor:
        return QString::fromUtf8(faceOf(wording.game).floorSpoken);
    case Verb::ClapOut:
        return QStringLiteral("Dealer out. Good luck, everybody.");
    default:
        return bankedSpokenText(act, wording);
    }
}

QString decisionText(const Decision& decision, const Wording& wording)
{
    if (decision.choice == Choice::Wager)
        return wagerDecisionText(decision, {}, wording);
    return filled(Words::tr(choiceTexts.of(decision.choice).bubble), {}, wording.amount(decision.amount));
}

QString incidentText(const Incident& incident, const Wording& wording)
{
    const QString text = filled(Words::tr(mishapTexts.of(incident.mishap).text), wording.seat(incident.seat),
                                wording.amount(incident.amount));
    return mishapFacts(incident.mishap).takesCircle ? text.arg(circleText(incident.circle, wording.game)) : text;
}

QString eventLine(const Event& event, const Wording& wording)
{
    return std::visit(overloaded{
                          [&](const Act& act) { return actText(act, wording); },
                          [&](const Decision& decision) {
                              if (decision.choice == Choice::Wager)
                                  return wagerDecisionText(decision, wording.seat(decision.seat), wording);
                              return filled(Words::tr(choiceTexts.of(decision.choice).line),
                                            wording.seat(decision.seat), wording.amount(decision.amount));
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
    return filled(Words::tr(waitTexts.of(turn.wait).text), wording.seat(turn.seat), {});
}

QString gameText(GameId game)
{
    return Words::tr(faceOf(game).name);
}

QStringList gameTexts()
{
    return textsOf(catalogue(), [&](const CatalogueEntry& entry) { return gameText(entry.id); });
}

} // namespace cutcard
