// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/coach_model.h"
#include "app/panels/command_model.h"
#include "app/panels/debrief_model.h"
#include "app/settings/settings.h"
#include "app/table/table_picture.h"
#include "app/words/wording.h"
#include "core/session/session.h"

namespace cutcard {

/// What is drawn of a session's table, as the dealer sees it; with `tells` what is owed is marked on it.
TablePicture tablePicture(const Session& session, bool coach, bool tells);
inline TablePicture tablePicture(const Session& session, bool coach)
{
    return tablePicture(session, coach, coach);
}

/// The colour of a chip of a game dealt in streets.
QColor streetChipColour(Chips value, std::size_t index = 0);

/// One chip of each of these values, as it looks on a session's table.
QVariantList chipSamples(const Session& session, const std::vector<Chips>& values);

/// What the coach says now, what is owed only with `tells`; without a coach the last acts without verdicts.
CoachPicture coachPicture(const Session& session, bool coach, bool tells = true);

/// How an act's verdict is marked, in the coach's list as in the look back.
mark::Kind markOf(const Verdict& verdict);

/// The palette, with the owed command marked if what is owed is told.
std::vector<CommandPicture> commandPictures(const Session& session, bool tells);

/// When events happened, in milliseconds since the session began.
using EventTimes = std::vector<qint64>;

/// What was said of a session, and what it had come to, when it was dealt.
struct JudgedThen {
    EntryLog entries{}; ///< the events with the verdicts of their time; empty: today's are all there are
    int score = -1;     ///< percent; -1: nothing was asked for
    int critical = 0;
    std::array<Tally, competencyCount> tallies{};
    QString day{};
    QString program{}; ///< the version that judged it
};

/// A session looked back on, act by act, with the verdicts of its time where these are known.
DebriefPicture debriefPicture(const Session& session, const EventTimes& times, const JudgedThen& then = {});

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

/// How the dealer says it at the table, where seats have numbers.
Wording speechAt(const Session& session);

/// The name of a seat's player in a session.
QString playerName(const Session& session, Seat seat);

/// Leaves out the figures of bets, wagers and pots that the trainee has to count by eye.
void hideFigures(TablePicture& picture, const Session& session, FiguresShown shown);

} // namespace cutcard
