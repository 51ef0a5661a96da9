// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/keyed_words.h"
#include "core/base/result.h"
#include "core/tournament/state/ring.h"
#include "core/tournament/state/world_event.h"

#include <ranges>

namespace cutcard {

/// How many irregularities the room of a night has.
enum class NightIncidents : std::uint8_t { None, Some, Many };

/// The stages of a night.
enum class NightStage : std::uint8_t { SettingUp, Playing, Over };

/// What somebody comes to the director with.
enum class CallKind : std::uint8_t {
    Late,
    Quits,
    Offence,
    Asks,
    Floor,
    Light, ///< has failed at a table
    Deck,  ///< a table's is short
    Chip,  ///< of somebody's lies on the floor
};

/// Something that waits, or waited, for the director.
struct Call {
    CallKind kind = CallKind::Asks;
    EntrantId person{};
    TableNo table{};
    NightTime since = 0;
    Offence offence = Offence::Phone;
    bool again = false; ///< not the first of its kind by this person
    Request request = Request::Rebuy;
    Chips amount = 0;                    ///< of a chip on the floor
    Chips claimed = 0;                   ///< of a dispute: what the last bet was by `person`'s account
    std::vector<RulingChoice> choices{}; ///< of a floor call
    bool attended = false;
    bool asked = false;
    bool shown = false; ///< an exposed hand was shown to the whole table
    bool cited = false;
    int ruled = 0; ///< the choice, from 1; 0: none
    bool closed = false;
    NightTime answeredAfter = 0;          ///< how long it waited
    std::optional<DirectorAct> metWith{}; ///< of an offence or a late comer: what it was closed with
    int metAtHand = 0;                    ///< the table's last hand by then
    bool operator==(const Call&) const = default;

    /// What was ruled.
    const RulingChoice& ruling() const { return choices[static_cast<std::size_t>(ruled) - 1]; }
};

/// Every chip that was brought into the tournament or taken out of it.
struct ChipLedger {
    Chips issued = 0;
    Chips late = 0;
    Chips roundedUp = 0; ///< by colouring up; below zero where somebody was robbed
    Chips removed = 0;
    Chips lent = 0;   ///< by the bank of a Tennessee event
    Chips repaid = 0; ///< of it
    bool operator==(const ChipLedger&) const = default;

    Chips inPlay() const { return issued + late + roundedUp + lent - repaid - removed; }
};

/// The whole room: a plain value that knows no duties. What hands and chance can do to it can be done.
struct Night {
    NightHouse house;
    std::uint64_t seed = 1;
    NightTime now = 0;
    NightStage stage = NightStage::SettingUp;
    bool statementRead = false;
    bool issued = false;
    std::optional<MoveMethod> method; ///< as announced
    int round = 1;                    ///< of a Tennessee event
    Chips openedAt = 0;               ///< the big blind with which that round opened
    int level = 0;
    NightTime levelEnds = 0;
    bool clockOut = false; ///< the level's time is over, the next one is to be called
    int runsStill = 0;     ///< the level whose time is not over, although another was called; until `runsUntil`
    NightTime runsUntil = 0;
    std::optional<NightTime> pausedAt;
    std::optional<NightTime> stoodAt; ///< the clock stands since then, and play goes on
    std::vector<int> breaks;          ///< the levels after which a break was announced (2.1.4)
    int breakHeld = 0;                ///< the last level whose break was held, or is on
    int breakWaits = 0;               ///< the level before this one, if its break is still due: until a hand begins
    bool onPlan = false;              ///< the break that is on is one of the house's plan
    bool clockSeen = false;           ///< somebody has asked when play, or the clock, goes on
    bool lateOpen = true;             ///< no hand has begun at the level at which sign-in ends
    bool finalTable = false;
    int draws = 0;     ///< how often lots were drawn: each has its own stream
    int incidents = 0; ///< how many of the planned ones have come
    std::vector<Entrant> people;
    std::vector<Ring> rings;
    std::vector<Call> calls;
    ChipLedger ledger;
    NightTime outAt = 0;                 ///< when somebody went out last
    std::vector<StackAfter> outTogether; ///< all who went out then, with what they began their hands with (PA-54)
    bool operator==(const Night&) const = default;

    Entrant& person(EntrantId id) { return people[static_cast<std::size_t>(id.index)]; }
    const Entrant& person(EntrantId id) const { return people[static_cast<std::size_t>(id.index)]; }
    bool knows(EntrantId id) const { return id.index >= 0 && id.index < static_cast<int>(people.size()); }
    const Ring* ring(TableNo number) const;
    const Call* call(int number) const;
    /// The open call of a kind by a person, if there is one.
    const Call* openCall(CallKind kind, EntrantId person) const;
    /// The open call of a kind from a table, if there is one.
    const Call* openCall(CallKind kind, TableNo table) const;
    /// The last call of a kind by somebody, answered or not, if there was one.
    const Call* lastCall(CallKind kind, EntrantId person) const;
    // the same of a room that is being changed
    Ring* ring(TableNo number) { return const_cast<Ring*>(std::as_const(*this).ring(number)); }
    Call* call(int number) { return const_cast<Call*>(std::as_const(*this).call(number)); }
    Call* openCall(CallKind kind, auto about) { return const_cast<Call*>(std::as_const(*this).openCall(kind, about)); }
    Call* lastCall(CallKind kind, EntrantId who) { return const_cast<Call*>(std::as_const(*this).lastCall(kind, who)); }
    /// The number of one of the calls.
    int numberOf(const Call& call) const { return static_cast<int>(&call - calls.data()) + 1; }
    /// Who one of the people is.
    EntrantId idOf(const Entrant& who) const { return {.index = static_cast<int>(&who - people.data())}; }
    /// Everybody, in the order of the sheet.
    auto everybody() const
    {
        const auto id = [](int index) { return EntrantId{.index = index}; };
        return std::views::iota(0, static_cast<int>(people.size())) | std::views::transform(id);
    }
    /// Those of them of whom something holds.
    template <typename Holds> std::vector<EntrantId> thoseWho(Holds holds) const
    {
        return thoseOf(everybody(), [&](EntrantId id) { return std::invoke(holds, person(id)); });
    }
};

/// How long a break is before somebody asks when play goes on: the booklet's are short (2.1.4).
inline constexpr NightTime longBreak = 10 * oneMinute;
/// How long a clock stands until somebody sees it.
inline constexpr NightTime unseenClock = 5 * oneMinute;

/// How many players a night can have, and how many tables.
inline constexpr int mostEntrants = 200;
inline constexpr int mostTables = 20;

/// The most chips that a night can have: one table has to be able to deal with all of them.
inline constexpr Chips mostInPlay = 1'000'000'000;

/// The time between two hands of a table: the cards are gathered and shuffled.
inline constexpr NightTime handPause = 20 * oneSecond;

/// Whether a night is a Tennessee event.
inline bool isTennessee(const Night& night)
{
    return night.house.tennessee.has_value();
}
/// How many are still in: neither out, nor gone, nor disqualified (3.13.1).
int playersIn(const Night& night);
/// Whether the chips of somebody who left before the final table formed still lie where they were (3.13.1).
bool isLeftBehind(const Night& night, EntrantId who);
/// Whether the level at which sign-in ends has not been called, or only too early: the clock decides (2.1.5).
bool isSignInOpen(const Night& night);
/// The tables in use.
std::vector<TableNo> openTables(const Night& night);
/// Whether anybody's hand is on at any table.
bool anyHandOn(const Night& night);
/// Those of a table who are there to draw or to deal, clockwise.
std::vector<EntrantId> presentAt(const Night& night, const Ring& ring);
/// How many of a table's stacks belong to somebody who is there.
int presentCount(const Night& night, const Ring& ring);
/// The level that is over and after which the house has a break that was not held yet; 0: none.
int breakDue(const Night& night);
/// Whether a call keeps the table where it came up from going on.
bool isFrozen(const Night& night, TableNo table);
/// The chips that lie on all tables, in stacks and carried, and under them.
Chips chipsInPlay(const Night& night);
/// Whether every chip is accounted for and everybody lies where the book says.
bool isSound(const Night& night);
/// A stack with its smallest chips exchanged for `unit`, by value and rounded up.
Chips roundedUp(Chips stack, Chips unit);
/// Whether the draw that lies open has one highest card; nobody: those tied draw again (2.1.3).
std::vector<EntrantId> highestDrawn(const Ring& ring);

/// Does an act of the director's; false, and no change, if it can't be done.
bool perform(Night& night, const DirectorAct& act);
/// Lets something happen in the room; an error that says why it can't have, and no change.
Result<Done> happen(Night& night, const WorldEvent& event);

/// Whom a place is recorded for, the best first, and after them those who have none because they were put out.
std::vector<const Entrant*> finishingList(const Night& night);

/// The places that would be as right as the earned one: of those equal in chips and hand, not yet recorded (PA-55).
std::vector<int> placesAsRight(const Night& night, EntrantId who);

/// The house's points for a recorded place; 0: none.
int pointsFor(const Night& night, const Entrant& person);

/// Places those out of one hand, with others out at that moment (PA-54); `out` has what they began the hand with.
void placeTogether(Night& night, TableNo table, const std::vector<StackAfter>& out);

} // namespace cutcard
