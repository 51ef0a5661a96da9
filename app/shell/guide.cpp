// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/guide.h"

#include "app/shell/session_dialog.h"
#include "app/words/act_words.h"
#include "core/players/dealers.h"

#include <QCoreApplication>

namespace cutcard {

namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("guide", text);
}

QString howTo(const Act& act)
{
    const QString seat = act.seat ? QString::number(act.seat->number()) : QString();
    switch (act.verb) {
    case Verb::Shuffle:
        return words(
            QT_TRANSLATE_NOOP("guide", "You sit in the box. Shuffle three times: press the deck, or the key Z."));
    case Verb::OfferCut:
        return words(QT_TRANSLATE_NOOP("guide",
                                       "Offer the cut to the right of the button: key Q, then the seat's number %1."))
            .arg(seat);
    case Verb::CompleteCut:
        return words(QT_TRANSLATE_NOOP("guide", "Put the cut-off part under the rest: press it, or Shift+Q."));
    case Verb::PlaceCutCard:
        return words(QT_TRANSLATE_NOOP("guide", "The yellow cut card goes beneath the deck: press it, or K."));
    case Verb::Pitch:
        return words(
                   QT_TRANSLATE_NOOP("guide", "Pitch one card to seat %1: drag it from the stub, or P and the number."))
            .arg(seat);
    case Verb::PointTo:
        return words(QT_TRANSLATE_NOOP("guide", "Point to the player to act: press seat %1, or A and the number."))
            .arg(seat);
    case Verb::Announce:
        if (phraseFacts(act.phrase).takesAmount)
            return words(QT_TRANSLATE_NOOP("guide",
                                           "Announce it: group 2, Action; then the seat %1, the amount %2, Enter."))
                .arg(seat, chipsText(act.amount));
        return words(QT_TRANSLATE_NOOP("guide", "Say “%1”: it is in the marked group below.")).arg(spokenText(act));
    case Verb::Sweep:
        return words(
            QT_TRANSLATE_NOOP("guide", "All have matched: gather the bets, by dragging one to the pot, or G."));
    case Verb::BuildPot:
        return words(
            QT_TRANSLATE_NOOP("guide", "An all-in makes a side pot: U, then which pot, its amount, who can win it."));
    case Verb::ReturnChips:
        return words(QT_TRANSLATE_NOOP("guide", "Nobody called it all: give %1 back to seat %2. Press the bet, or H."))
            .arg(chipsText(act.amount), seat);
    case Verb::Burn:
        return words(QT_TRANSLATE_NOOP("guide", "Burn the top card: press the burns, drag it there, or Space."));
    case Verb::Board:
        return words(QT_TRANSLATE_NOOP("guide", "Deal %1 to the board: press the board and choose how many, or D."))
            .arg(act.number);
    case Verb::NameHand:
        return words(QT_TRANSLATE_NOOP("guide", "Read the hand of seat %1: press its cards and name it, or N."))
            .arg(seat);
    case Verb::PushPot:
        return words(QT_TRANSLATE_NOOP("guide", "Push the pot: drag it to seat %1 and give the amount %2, or W."))
            .arg(seat, chipsText(act.amount));
    case Verb::GatherCards:
        return words(QT_TRANSLATE_NOOP("guide", "The hand is over: gather the cards, Shift+G."));
    case Verb::PlaceButton:
        return words(QT_TRANSLATE_NOOP("guide", "Move the button to seat %1: drag it, or E and the number.")).arg(seat);
    default:
        return words(QT_TRANSLATE_NOOP("guide", "Owed now: %1.")).arg(actText(act));
    }
}

} // namespace

SessionSetup guidedSetup()
{
    SessionSetup setup;
    setup.seed = 4;
    setup.hands = 1;
    setup.button = Seat(4);
    setup.seats = makePlayers(4, setup.common(), setup.seed, false, false);
    return setup;
}

QString guideTextFor(const Session& session)
{
    if (session.isOver())
        return words(QT_TRANSLATE_NOOP(
            "guide", "That was a whole hand. Session → New deals the next; View → Debrief looks back on this one."));
    if (const auto duty = idealDuty(session))
        return howTo(duty->act);
    if (const auto turn = session.procedure().turn())
        return waitText(*turn) + words(QT_TRANSLATE_NOOP("guide", ". Players act by themselves; Enter hurries them."));
    return {};
}

} // namespace cutcard
