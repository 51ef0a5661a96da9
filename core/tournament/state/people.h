// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/chips.h"
#include "core/base/keyed_words.h"

namespace cutcard {

/// One of those who have a stack in a tournament, by the place in the list of entrants.
struct EntrantId {
    int index = -1;
    auto operator<=>(const EntrantId&) const = default;
    bool isNobody() const { return index < 0; }
};

/// A table of a tournament, numbered from 1.
struct TableNo {
    int number = 0;
    auto operator<=>(const TableNo&) const = default;
    bool isNone() const { return number == 0; }
};

/// Milliseconds since the night began.
using NightTime = std::int64_t;

inline constexpr NightTime oneSecond = 1000;
inline constexpr NightTime oneMinute = 60 * oneSecond;

/// Where an entrant stands in the tournament.
enum class Presence : std::uint8_t {
    Signed,       ///< on the sign-in sheet, not seated yet
    Seated,       ///< plays
    Away,         ///< is not at the table for a while
    Penalised,    ///< serves a penalty away from the table
    Unclaimed,    ///< a stack that nobody has claimed yet (2.1.5)
    Quit,         ///< has left; before the final table the stack stays (3.13.1)
    Disqualified, ///< was put out; likewise
    Out,          ///< has no chips left
    Refused,      ///< came too late
    Cleared,      ///< an unclaimed stack that is gone
};

/// What somebody does against the rules of behaviour.
enum class Offence : std::uint8_t {
    Phone,       ///< answers a telephone while in a hand (3.3)
    PhoneFolded, ///< the same after folding (PA-35)
    CardsBelow,  ///< holds cards below the edge (3.8)
    Money,       ///< lays money on the table (3.1)
    SideBet,     ///< bets on the side (3.2)
    Advice,      ///< asks for advice (3.11)
    ShownFold,   ///< shows a folded hand (3.5.4)
    MuckSearch,  ///< looks through the muck (3.5.4.1)
    ExposedLive, ///< exposes a live hand on purpose (3.14.1)
    Threat,      ///< threatens, or throws chips (3.12.1)
    Insult,      ///< attacks in words (3.12.2)
};
inline constexpr int offenceCount = static_cast<int>(Offence::Insult) + 1;

/// What the books of a Tennessee event have of somebody: the bank's, and the count that goes into the next round.
struct EventPage {
    Chips deposit = 0;    ///< paid in before play (TN-odc-2)
    Chips spent = 0;      ///< of the deposit: lent chips that stayed in play
    Chips charged = 0;    ///< for loans (TN-odc-12)
    Chips paidBack = 0;   ///< of the deposit
    Chips loan = 0;       ///< lent chips that have not come back yet
    Chips chargeDue = 0;  ///< for loans that nothing was charged for yet
    Chips recorded = 0;   ///< counted and written down when the table stopped (TN-fmt-5)
    int share = 0;        ///< of the prizes, in percent
    bool lost = false;    ///< a hand that was played with a loan
    bool toldOut = false; ///< was told to be out (TN-odc-8)
    bool goesOn = false;  ///< into the next round (TN-fmt-4)
    bool operator==(const EventPage&) const = default;

    /// What the bank would pay back now.
    Chips balance() const { return deposit - spent - charged - paidBack; }
};

/// Somebody who has a stack in the tournament, and what the book says of it.
struct Entrant {
    std::string name;
    Chips chips = 0;
    Presence presence = Presence::Signed;
    TableNo table;         ///< where the stack lies; none: nowhere yet, or no more
    TableNo outAt;         ///< where the last chips went
    TableNo drawn;         ///< before play: the table that was drawn, of somebody who sits at another one
    int place = 0;         ///< as recorded; 0: none
    int earned = 0;        ///< what it should be by 2.3.2 and 3.13
    int tie = 0;           ///< with whom it is equal in chips and hand: the same number (PA-55); 0: nobody
    int equalStacks = 0;   ///< so many of those placed better in the same hand began it with as many chips
    bool bumped = false;   ///< moves up because of a disqualification (3.13.2)
    bool known = false;    ///< has laid money on a table at an earlier event (3.1)
    bool banned = false;   ///< from all further events (3.1)
    Chips excess = 0;      ///< what was counted out wrongly when play had begun; below zero: what is missing
    int signedAtLevel = 1; ///< the level at which the name came on the sheet
    NightTime penaltyEnds = 0;
    int moves = 0;                                     ///< how often it was moved to another table
    std::array<std::uint8_t, offenceCount> offences{}; ///< how often each was met tonight
    EventPage page;                                    ///< of a Tennessee event
    bool operator==(const Entrant&) const = default;

    /// Whether it counts as a player still in: for places, and for forming the final table (3.13.1).
    bool isIn() const
    {
        return presence == Presence::Seated || presence == Presence::Away || presence == Presence::Penalised;
    }
    /// Whether it has left for good while the stack may still be blinded away.
    bool hasLeft() const { return presence == Presence::Quit || presence == Presence::Disqualified; }
    /// Whether nobody acts for the stack: it is treated by 2.2.4.
    bool isAbsent() const { return presence != Presence::Seated; }
    void noteOffence(Offence which) { ++offences[static_cast<std::size_t>(which)]; }
    std::uint8_t offence(Offence which) const { return offences[static_cast<std::size_t>(which)]; }
};

} // namespace cutcard
