// SPDX-License-Identifier: GPL-3.0-or-later
// The league's face and limit's: hold'em with flop, turn and river.
#include "app/faces/faces.h"
#include "app/words/wording.h"

#include <QCoreApplication>

namespace cutcard::faces {

constexpr std::array<const char*, 5> boxes{QT_TRANSLATE_NOOP("table", "FLOP"), "FLOP", "FLOP",
                                           QT_TRANSLATE_NOOP("table", "TURN"), QT_TRANSLATE_NOOP("table", "RIVER")};

const std::span<const char* const> flopTurnRiver{boxes};

static QString hand(const Session& session)
{
    return QCoreApplication::translate("desk", "Hand %1").arg(session.situation().notes.number);
}

static QString blinds(const Session& session, bool)
{
    const HandNotes& notes = session.situation().notes;
    return QCoreApplication::translate("desk", "blinds %1 / %2")
        .arg(chipsText(notes.smallBlind), chipsText(notes.bigBlind));
}

const Face league{
    .game = GameId::League,
    .kits = Kit::Players | Kit::Pub,
    .document = Document::League,
    .hand = hand,
    .status = blinds,
    .board = boxes,
};

const Face limit{
    .game = GameId::Limit,
    .kits = Kit::Players | Kit::Cash,
    .document = Document::Limit,
    .hand = hand,
    .status = blinds,
    .board = boxes,
};

} // namespace cutcard::faces
