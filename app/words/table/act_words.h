// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/table/judge_words.h"
#include "core/floor/entry_log.h"
#include "core/games/game.h"

#include <QStringList>

#include <functional>

namespace cutcard {

/// What an act is, as an instruction: "Build the main pot: 5,000 for Ada and Bao".
QString actText(const Act& act, const Wording& wording = {});

/// A duty as an instruction, saying also if it may be left out or is late.
QString dutyText(const Duty& duty, const Wording& wording = {});

/// What the dealer's voice says with an act, in English as at the table; empty if the act is silent.
QString spokenText(const Act& act, const Wording& wording = {});

/// What a player says or does, as its bubble shows it: "Raise to 1,200".
QString decisionText(const Decision& decision, const Wording& wording = {});

/// What goes wrong: "A card is exposed to Ada".
QString incidentText(const Incident& incident, const Wording& wording = {});

/// Any event as a line of a timeline: "Ada raises to 1,200".
QString eventLine(const Event& event, const Wording& wording = {});
QString eventLine(const Event& event, const std::function<QString(Seat)>& name);

/// What the floor did: "The floor steps in and puts the table right. Taken back: pitch 1 card to Bao." Or nothing.
QString floorText(const Entry& entry, const Wording& wording = {});

/// In which hand a mistake was made, and why it was one at that table: "Hand 2. Ada still has to act and may check."
QString whyText(const Entry& entry, const Verdict& verdict, const Wording& wording = {});

/// Who is waited for, and what for: "Ada is to cut".
QString waitText(const Turn& turn, const Wording& wording = {});

/// "Main pot", "Side pot 1".
QString potText(int number);

/// The name of a game.
QString gameText(GameId game);

/// The names of all games, in the order of the catalogue.
QStringList gameTexts();

/// The hand of an act as a dealer announces it: with the ranks of what makes it if they were said, without side cards.
QString spokenHand(const Act& act);

/// The hand of an act by its class, with the letters of its ranks if they were said.
QString namedHandText(const Act& act);

} // namespace cutcard
