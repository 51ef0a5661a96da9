// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/table/banked_words.h"

#include "app/faces/face.h"
#include "app/words/table/act_words.h"
#include "app/words/tr.h"

#include <QCoreApplication>
#include <QStringList>

namespace cutcard {

/// "1st, 2nd and 5th" as plain numbers of the board's cards.
static QString boardCardsText(int mask)
{
    QStringList cards;
    for (int i = 0; i < 5; ++i) {
        if ((mask >> i & 1) != 0)
            cards.append(QString::number(i + 1));
    }
    return cards.isEmpty() ? Words::tr("none") : cards.join(QStringLiteral(", "));
}

static QString turnedText(int count)
{
    switch (count) {
    case 2:
        return Words::tr("Turn over the turn and river");
    case 3:
        return Words::tr("Turn over the flop");
    case 1:
        return Words::tr("Turn over one community card");
    default:
        return Words::tr("Turn over %1 community cards").arg(count);
    }
}

static QString wagerActText(const Act& act, const Wording& wording)
{
    const QString seat = act.seat ? wording.seat(*act.seat) : QString();
    const QString amount = wording.amount(act.amount);
    const QString circle = circleText(act.circle, wording.game);
    switch (act.verb) {
    case Verb::TakeWager:
        //: a player, a wager and an amount
        return Words::tr("%1, %2: take %3").arg(seat, circle, amount);
    case Verb::PayWager:
        //: a player, a wager and an amount
        return Words::tr("%1, %2: pay %3").arg(seat, circle, amount);
    case Verb::PushWager:
        //: a player, a wager and an amount
        return Words::tr("%1, %2: push, the player keeps %3").arg(seat, circle, amount);
    default:
        //: a player and a wager
        return act.amount == 0 ? Words::tr("%1, %2: must come back").arg(seat, circle)
                               //: a player, a wager and an amount
                               : Words::tr("%1, %2: must be %3").arg(seat, circle, amount);
    }
}

QString circleText(Circle circle, GameId game)
{
    return QCoreApplication::translate("Words", circleWordsOf(circle, game).name);
}

QString wagersText(const Wagers& wagers, const Wording& wording)
{
    const auto part = [&](Circle circle) {
        return circleText(circle, wording.game) + QLatin1Char(' ') + wording.amount(wagers.at(circle));
    };
    const auto holds = [&](Circle circle) { return wagers.at(circle) > 0; };
    return textsOf(valuesOf<Circle>(), part, holds).join(QStringLiteral(", "));
}

QString bankedActText(const Act& act, const Wording& wording)
{
    switch (act.verb) {
    case Verb::TakeDeck:
        return act.number == 1 ? Words::tr("Take the red deck out of the shuffler")
                               : Words::tr("Take the blue deck out of the shuffler");
    case Verb::BoardDown:
        return act.number == 1 ? Words::tr("Lay a community card face down in its box")
                               : Words::tr("Lay %1 community cards face down in their boxes").arg(act.number);
    case Verb::TurnBoard:
        return turnedText(act.number);
    case Verb::NameDealer:
        return Words::tr("Announce the dealer's hand: %1").arg(namedHandText(act));
    case Verb::NameShared:
        return Words::tr("Announce the “Player” hand: %1").arg(namedHandText(act));
    case Verb::Slide:
        return Words::tr("Push the community cards that play to %1: %2")
            .arg(act.seat ? wording.seat(*act.seat) : QString(), boardCardsText(act.number));
    case Verb::SlideDealer:
        return Words::tr("Push the community cards that play to the dealer's hand: %1").arg(boardCardsText(act.number));
    case Verb::TakeWager:
    case Verb::PayWager:
    case Verb::PushWager:
    case Verb::CorrectWager:
        return wagerActText(act, wording);
    case Verb::CutOut:
        //: a player, a wager, a number of chips and their value
        return Words::tr("%1, %2: cut out %3 × %4")
            .arg(act.seat ? wording.seat(*act.seat) : QString(), circleText(act.circle, wording.game),
                 QString::number(act.number), wording.amount(act.amount));
    default:
        return {};
    }
}

QString bankedSpokenText(const Act& act, const Wording& wording)
{
    const QString seat = wording.called(act.seat);
    switch (act.verb) {
    case Verb::NameDealer:
        return QStringLiteral("Dealer has ") + spokenHand(act) + QLatin1Char('.');
    case Verb::NameShared:
        return QStringLiteral("Player hand: ") + spokenHand(act) + QLatin1Char('.');
    case Verb::PushWager:
        return QStringLiteral("Push.");
    case Verb::CorrectWager:
        return act.amount == 0
                   ? seat + QStringLiteral(", please take that back.")
                   : seat + QStringLiteral(", please make it ") + wording.amount(act.amount) + QLatin1Char('.');
    default:
        return {};
    }
}

QString wagerDecisionText(const Decision& decision, const QString& name, const Wording& wording)
{
    const QString wagers = wagersText(decision.wagers, wording);
    if (name.isEmpty())
        return wagers.isEmpty() ? Words::tr("(no wager)") : wagers;
    return wagers.isEmpty() ? Words::tr("%1 sits this round out").arg(name)
                            //: a player, and a list of wagers
                            : Words::tr("%1 wagers: %2").arg(name, wagers);
}

} // namespace cutcard
