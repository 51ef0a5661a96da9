// SPDX-License-Identifier: GPL-3.0-or-later
// Tennessee Hold'em's face: five deals, discs, and a bank.
#include "core/games/tennessee/tennessee.h"
#include "app/faces/faces.h"
#include "app/words/tr.h"
#include "app/words/wording.h"

namespace cutcard::faces {

constexpr std::array<const char*, 4> boxesOfTennessee{QT_TRANSLATE_NOOP("table", "LAUNCH"), "LAUNCH", "TURN", "RIVER"};
constexpr std::array<const char*, 2> discs{QT_TRANSLATE_NOOP("table", "NO TURN"),
                                           QT_TRANSLATE_NOOP("table", "NO RIVER")};

/// The parts of a hand, in the document's order.
static std::vector<OutlinePart> outline(const Session& session)
{
    std::vector<OutlinePart> parts;
    if (session.hand() == 1 && session.situation().bank.options().offered)
        parts.push_back({Heading::Deposits, 0});
    parts.insert(parts.end(), {{Heading::ShuffleAndCut, 0},
                               {Heading::Blinds, 0},
                               {Heading::HoleCards, 0},
                               {Heading::BettingRound, 0},
                               {Heading::Launch, 0},
                               {Heading::BettingRound, 1},
                               {Heading::Boat, 0},
                               {Heading::BettingRound, 2},
                               {Heading::MenOverboard, 0},
                               {Heading::Discs, 0},
                               {Heading::Reveal, 0},
                               {Heading::TurnCard, 3},
                               {Heading::BettingRound, 3},
                               {Heading::RiverCard, 4},
                               {Heading::BettingRound, 4},
                               {Heading::Showdown, 0},
                               {Heading::AwardPots, 0},
                               {Heading::SettleOdc, 0},
                               {Heading::EndOfHand, 0}});
    return parts;
}

static QString status(const Session& session, bool coached)
{
    const HandNotes& notes = session.situation().notes;
    const TennesseeMoment moment = tennesseeMoment(session.situation());
    QString text = QCoreApplication::translate("desk", "level %1, hand %2 of %3 · blinds %4 / %5 / %6")
                       .arg(moment.level)
                       .arg(moment.handOfLevel)
                       .arg(handsOfALevel)
                       .arg(chipsText(notes.openingBlind), chipsText(notes.smallBlind), chipsText(notes.bigBlind));
    if (coached && moment.round > 0)
        //: %1 is the level, hand and blinds, %2 the number of the betting round, %3 an amount
        text = QCoreApplication::translate("desk", "%1 · round %2: up to %3, %n raise(s) each", nullptr, moment.round)
                   .arg(text, QString::number(moment.round), chipsText(moment.most));
    return text;
}

const Face tennessee{
    .game = GameId::Tennessee,
    .kits = Kit::Players | Kit::Riverboat,
    .document = Document::Tennessee,
    .ownMatters = {Matter::Discards, Matter::Odc},
    .outline = outline,
    .hand =
        [](const Session& session) {
            return QCoreApplication::translate("desk", "Hand %1").arg(tennesseeMoment(session.situation()).hand);
        },
    .status = status,
    .board = boxesOfTennessee,
    .discs = discs,
};

} // namespace cutcard::faces
