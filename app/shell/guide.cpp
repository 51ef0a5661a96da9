// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/guide.h"

#include "app/desk/commands.h"
#include "app/desk/pictures.h"
#include "app/faces/face.h"
#include "app/shell/session_dialog.h"
#include "app/words/act_words.h"
#include "app/words/rule_words.h"
#include "core/games/catalogue.h"
#include "core/players/dealers.h"

#include <QCoreApplication>

#include <algorithm>

namespace cutcard {

namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("guide", text);
}

/// The kind of an act: what is said, or the verb alone.
QString kindText(const Act& act)
{
    return act.verb == Verb::Announce ? phraseText(act.phrase) : verbText(act.verb);
}

/// What the hands do, in the words of somebody who shows it; empty where the act says enough itself.
QString byHand(const Act& act, const Wording& wording)
{
    const QString seat = act.seat ? wording.seat(*act.seat) : QString();
    switch (act.verb) {
    case Verb::Shuffle:
        return words(QT_TRANSLATE_NOOP("guide", "You sit in the box. Shuffle until it is enough: press the deck."));
    case Verb::CompleteCut:
        return words(QT_TRANSLATE_NOOP("guide", "Put the cut-off part under the rest: press it."));
    case Verb::PlaceCutCard:
        return words(QT_TRANSLATE_NOOP("guide", "The yellow cut card goes beneath the deck: press it."));
    case Verb::Pitch:
        return words(QT_TRANSLATE_NOOP("guide", "Pitch one card to %1: drag it from the stub.")).arg(seat);
    case Verb::PointTo:
        return words(QT_TRANSLATE_NOOP("guide", "Point to the player to act: press %1.")).arg(seat);
    case Verb::Announce:
        return act.seat ? QString()
                        : words(QT_TRANSLATE_NOOP("guide", "Say “%1”: it is in the marked group below."))
                              .arg(spokenText(act));
    case Verb::Sweep:
        return words(QT_TRANSLATE_NOOP("guide", "The betting is over: gather the bets by dragging one to the pot."));
    case Verb::Burn:
        return words(QT_TRANSLATE_NOOP(
            "guide", "Burn the top card: drag it from the stub to the muck, or press the burns beside it."));
    case Verb::NameHand:
        return words(QT_TRANSLATE_NOOP("guide", "Read the hand of %1: press the cards and name it.")).arg(seat);
    case Verb::PushPot:
        return words(QT_TRANSLATE_NOOP("guide", "Push the pot: drag it to %1 and give the amount, %2."))
            .arg(seat, chipsText(act.amount));
    default:
        return {};
    }
}

QString nameOf(Detail detail)
{
    switch (detail) {
    case Detail::Seat:
        return words(QT_TRANSLATE_NOOP("guide", "the seat"));
    case Detail::Amount:
        return words(QT_TRANSLATE_NOOP("guide", "the amount"));
    case Detail::Count:
        return words(QT_TRANSLATE_NOOP("guide", "how many"));
    case Detail::Pot:
        return words(QT_TRANSLATE_NOOP("guide", "which pot"));
    case Detail::Seats:
        return words(QT_TRANSLATE_NOOP("guide", "who can win it"));
    case Detail::Hand:
        return words(QT_TRANSLATE_NOOP("guide", "the hand"));
    case Detail::Ranks:
        return words(QT_TRANSLATE_NOOP("guide", "its ranks, or Enter"));
    case Detail::Circle:
        return words(QT_TRANSLATE_NOOP("guide", "which wager"));
    default:
        return words(QT_TRANSLATE_NOOP("guide", "what is asked for"));
    }
}

/// The key of an act in this game, and what it asks for then; the palette's own, so that both always agree.
QString keyOf(const Act& act, GameId game)
{
    // a seat's digit alone is pressed faster than the letter and the digit
    if (act.verb == Verb::PointTo && act.seat)
        return words(QT_TRANSLATE_NOOP("guide", " Key %1.")).arg(act.seat->number() % 10);
    const Command* command = findCommand(commandIdOf(act), game);
    if (command == nullptr || command->key.isEmpty())
        return {};
    QStringList details;
    for (const Detail detail : detailsOf(act))
        details.append(nameOf(detail));
    if (details.isEmpty())
        return words(QT_TRANSLATE_NOOP("guide", " Key %1.")).arg(command->key);
    return words(QT_TRANSLATE_NOOP("guide", " Key %1, then %2.")).arg(command->key, details.join(QStringLiteral(", ")));
}

QString hintOf(const Session& session, const Duty& duty, HintDegree degree)
{
    switch (degree) {
    case HintDegree::That:
        return words(QT_TRANSLATE_NOOP("guide", "Something is owed: %1.")).arg(competencyText(duty.competency));
    case HintDegree::Kind:
        return words(QT_TRANSLATE_NOOP("guide", "Owed: %1.")).arg(kindText(duty.act));
    case HintDegree::What:
        break;
    }
    const QString shown = byHand(duty.act, wordingAt(session));
    const QString text = actText(duty.act, wordingAt(session));
    QString what = shown;
    if (duty.customary)
        what = words(QT_TRANSLATE_NOOP("guide", "The house's habit, not graded: %1.")).arg(text);
    else if (shown.isEmpty())
        what = words(QT_TRANSLATE_NOOP("guide", "Owed now: %1. Press it in the marked group below.")).arg(text);
    const QString rule = ruleName(duty.rule);
    return what + keyOf(duty.act, session.setup().game())
           + (rule.isEmpty() ? QString() : QStringLiteral(" [%1]").arg(ruleTitle(duty.rule)));
}

/// "Step 3 of 13": the steps are those of the coach's list.
QString stepOf(const Session& session)
{
    const CoachPicture coach = coachPicture(session, true);
    if (coach.total == 0)
        return {};
    return words(QT_TRANSLATE_NOOP("guide", "Step %1 of %2 · "))
        .arg(std::min(coach.done + 1, coach.total))
        .arg(coach.total);
}

} // namespace

SessionSetup guidedSetup(GameId game)
{
    SessionSetup setup;
    setup.house = defaultHouse(game);
    setup.seed = 4;
    setup.hands = 1;
    const int players = faceOf(game).banked ? 2 : 4;
    if (!faceOf(game).banked)
        setup.button = Seat(4);
    setup.seats = makePlayers(players, setup.common(), setup.seed, false, false);
    return setup;
}

QString guideTextFor(const Session& session, HintDegree degree)
{
    if (session.isOver())
        return words(QT_TRANSLATE_NOOP("guide", "That was a whole hand."));
    QString text;
    if (const auto duty = idealDuty(session)) {
        text = stepOf(session) + hintOf(session, *duty, degree);
        if (degree != HintDegree::What)
            text += words(QT_TRANSLATE_NOOP("guide", " (Ctrl+G says more)"));
    } else if (const auto turn = session.procedure().turn()) {
        text = waitText(*turn) + words(QT_TRANSLATE_NOOP("guide", ". Players act by themselves; Enter hurries them."));
    }
    return text;
}

} // namespace cutcard
