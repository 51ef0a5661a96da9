// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/wording.h"
#include "core/tournament/judge/director_judge.h"
#include "core/tournament/session/night_session.h"

#include <QCoreApplication>

namespace cutcard {

/// The context in which translators find what a night says.
struct NightWords {
    Q_DECLARE_TR_FUNCTIONS(NightWords)
};

/// An act as an instruction: "Move Priya from table 1 to table 4, between Ben and Lea".
QString directorActText(const Night& night, const DirectorAct& act);

/// When the time for a duty is over: "before table 2's next hand".
QString windowText(const Night& night, const Window& window);

/// What waits for the director, in a line: "asks to buy in again".
QString callText(const Night& night, const Call& call);

/// What happened in the room, in a line; empty for what goes without saying.
QString worldEventText(const Night& night, const WorldEvent& event);

/// A ruling to choose; of a cut not how many cards are allowed, which is what is asked.
QString rulingText(const Act& ruling, const Wording& wording);
/// A ruling that a table may be given, with those who sit at it.
QString rulingText(const Night& night, TableNo table, const Act& ruling);

/// "Table 4".
QString tableText(TableNo table);
/// The name of an entrant.
QString entrantText(const Night& night, EntrantId who);
/// Several of them in a row.
QString peopleText(const Night& night, const std::vector<EntrantId>& people);
/// "Q♠".
QString cardSign(Card card);
/// "300 / 600".
QString blindsText(const BlindLevel& level);
/// The same, as it stands at the beginning of a line.
QString capitalised(QString text);

/// A director's verdict in a word or two.
QString directorVerdictText(const DirectorVerdict& verdict);
/// What is to come before a book is closed that was closed too early; empty: nothing, or it was not.
QString comesFirstText(const DirectorVerdict& verdict);
/// What should have been done first or instead; nullptr: nothing.
const DirectorDuty* owedInstead(const DirectorVerdict& verdict);
/// What was wrong with an act, and what was owed, in a sentence or two.
QString directorExplanation(const Night& night, const DirectorVerdict& verdict);

/// That a like case was answered otherwise earlier tonight, and how; empty: none was.
QString likeCaseText(const Night& night, const DirectorVerdict& verdict);
/// What other tournaments do where this booklet has it otherwise; empty where they do not differ.
QString otherTournamentsText(const Night& night, const DirectorVerdict& verdict, const NightEvent& event);

/// The name of a preset of nights, and what it is like.
QString nightPresetText(std::string_view word);
QString nightPresetNote(std::string_view word);

} // namespace cutcard
