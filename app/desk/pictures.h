// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/result_model.h"
#include "app/panels/bank_model.h"
#include "app/panels/coach_model.h"
#include "app/panels/command_model.h"
#include "app/panels/debrief_model.h"
#include "app/table/table_picture.h"
#include "app/words/wording.h"
#include "core/session/session.h"

#include <vector>

namespace cutcard {

/// What is drawn of a session's table: nothing that the dealer could not see.
TablePicture tablePicture(const Session& session, bool coach);

/// What the coach says of a session at this moment; without a coach only the last acts and no verdicts.
CoachPicture coachPicture(const Session& session, bool coach);

/// The palette, with the owed command marked if there is a coach.
std::vector<CommandPicture> commandPictures(const Session& session, bool coach);

/// When events happened, in milliseconds since the session began.
using EventTimes = std::vector<qint64>;

/// A session looked back on, act by act.
DebriefPicture debriefPicture(const Session& session, const EventTimes& times);

/// The card that ends a hand.
ResultPicture resultPicture(const Session& session, int hand);

/// The bank's book of a session; empty where nothing is lent.
BankPicture bankPicture(const Session& session);

/// How fast the trainee dealt, without the time that players took.
struct Pace {
    int acts = 0;
    qint64 dealerMilliseconds = 0;
    int hands = 0;
};
Pace paceOf(const Session& session, const EventTimes& times);

/// How a session's table is spoken of: by its game's names, seats by their numbers.
Wording wordingAt(const Session& session);

/// The name of a seat's player in a session.
QString playerName(const Session& session, Seat seat);

} // namespace cutcard
