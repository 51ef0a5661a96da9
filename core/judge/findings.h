// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/finding.h"
#include "core/judge/look.h"

namespace cutcard {

/// One thing that the judge can find of an act that is not owed as it is.
using Finding = BasicFinding<Judgement, Look>;

/// The findings of what is owed now, but not like this.
namespace owed_now {
/// A street laid card by card.
std::optional<Judgement> partOfStreet(const Look& look);
/// The boards of several streets laid at once.
std::optional<Judgement> streetsAtOnce(const Look& look);
/// As it should be, and only too early, where the game says so.
std::optional<Judgement> onlyTooEarly(const Look& look);
/// The right act with another amount or number of cards.
std::optional<Judgement> wrongAmount(const Look& look);
/// A wager taken, paid or pushed that is to be settled otherwise.
std::optional<Judgement> settledOtherwise(const Look& look);
} // namespace owed_now

/// The findings of what is owed later, or is as good.
namespace owed_later {
/// Done as it should be, over players who had still to act.
std::optional<Judgement> passesOver(const Look& look);
/// Asked for by nobody, and right.
std::optional<Judgement> welcome(const Look& look);
/// Leaves the same table as what is owed now.
std::optional<Judgement> sameAsOwed(const Look& look);
/// Leaves out what is only a habit, and may still be done.
std::optional<Judgement> overHabits(const Look& look);
/// Comes before what it jumps over, where no document sets the order and the table is the same.
std::optional<Judgement> inFreeOrder(const Look& look);
/// The floor is told at once what it is only told.
std::optional<Judgement> floorToldAtOnce(const Look& look);
/// The tray is filled before the spots that it will lack the chips for.
std::optional<Judgement> trayFilledAtOnce(const Look& look);
/// The floor is called to a deal that is known to be void, before it is dealt out.
std::optional<Judgement> floorBeforeDealtOut(const Look& look);
/// As it should be, but not now.
std::optional<Judgement> outOfOrder(const Look& look);
} // namespace owed_later

/// The findings of what nobody asks for, now or later.
namespace not_owed {
/// A try at a duty for another seat, pot or circle.
std::optional<Judgement> meantOther(const Look& look);
/// A hand misread that was not to be read yet.
std::optional<Judgement> misreadTooEarly(const Look& look);
/// A bet that has to be ruled on is given back.
std::optional<Judgement> givenBackUnruled(const Look& look);
/// What the game never allows.
std::optional<Judgement> banned(const Look& look);
/// Another ruling than the one that is due.
std::optional<Judgement> ruledOtherwise(const Look& look);
/// Going on as if what is due were not.
std::optional<Judgement> wentPast(const Look& look);
/// What general practice never allows uncalled for.
std::optional<Judgement> uncalled(const Look& look);
/// Anything else.
std::optional<Judgement> unneeded(const Look& look);
} // namespace not_owed

/// The verdict with the paragraph and the weight that the game gives to what was done.
Verdict weighed(Verdict verdict, const std::optional<Ban>& ban);
/// A wrong amount; of a share of a pot it weighs by who gets chips, not by the odd chip.
Verdict verdictOnAmount(const Duty& duty, const Act& act);
/// What is still to be settled; a wager that stays its player's lies there as it should.
std::optional<Duty> unsettledIn(const Procedure& procedure);

/// The judgement on what is only too early: what it came before is still owed.
Judgement tooEarly(const Ban& ban, const Procedure& procedure);

} // namespace cutcard
