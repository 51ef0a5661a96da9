// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/act.h"
#include "core/tournament/state/director_act.h"

#include <string>
#include <variant>

namespace cutcard {

/// What happens in the room without the director.
enum class WorldKind : std::uint8_t {
    SignsIn,    ///< somebody comes late and signs in
    Miscount,   ///< a stack is found to hold `amount` before play
    Drawn,      ///< the cards of a draw for the dealer
    HandBegins, ///< at a table; it will last until `until`
    HandEnds,   ///< with what everybody has then
    ClockOut,   ///< the time of a level is over
    GoesAway,
    ComesBack,
    Quits,        ///< somebody wants to leave for good
    Offends,      ///< against the rules of behaviour
    Asks,         ///< for something the director has to answer
    FloorCall,    ///< a dealer asks for a ruling
    PlaysOn,      ///< nobody came to a call: the table helps itself
    LightOut,     ///< fails at a table; it will be back at `until`
    LightOn,      ///< is back there
    DeckShort,    ///< a table finds a card missing
    ChipFalls,    ///< `amount` from somebody's stack to the floor
    ClockStops,   ///< the clock stands still, and play goes on
    ClockSeen,    ///< somebody says that the clock stands still
    SitsWrong,    ///< somebody sits down at a table that was not drawn
    ButtonAstray, ///< a table gives somebody the button whose turn it is not
    Dispute,      ///< of the last bet somebody says that it was `amount`
};
inline constexpr int worldKindCount = static_cast<int>(WorldKind::Dispute) + 1;

/// The word of a kind in night files, and the fields it uses in their order: p person, T table, a amount, r request as
/// of an act; n name, c call, N hand, u until, x carried, O offence, S stacks, C cards, W ways to rule.
struct WorldKindFacts {
    WorldKind kind{};
    std::string_view word;
    std::string_view fields;
    bool ofTheLeague = false; ///< the Tennessee document says nothing of it
};

inline constexpr KeyedRows<WorldKindFacts, &WorldKindFacts::kind, worldKindCount> worldKinds({
    {WorldKind::SignsIn, "signs-in", "n", true},
    {WorldKind::Miscount, "miscount", "pa"},
    {WorldKind::Drawn, "cards", "TC", true},
    {WorldKind::HandBegins, "hand-begins", "Tu"},
    {WorldKind::HandEnds, "hand-ends", "TNxS"},
    {WorldKind::ClockOut, "clock-out", "", true},
    {WorldKind::GoesAway, "goes-away", "pu"},
    {WorldKind::ComesBack, "comes-back", "p"},
    {WorldKind::Quits, "quits", "p", true},
    {WorldKind::Offends, "offends", "pO", true},
    {WorldKind::Asks, "asks", "pr"},
    {WorldKind::FloorCall, "floor-call", "TW"},
    {WorldKind::PlaysOn, "plays-on", "c"},
    {WorldKind::LightOut, "light-out", "Tu"},
    {WorldKind::LightOn, "light-on", "T"},
    {WorldKind::DeckShort, "deck-short", "T"},
    {WorldKind::ChipFalls, "chip-falls", "pa"},
    {WorldKind::ClockStops, "clock-stops", "", true},
    {WorldKind::ClockSeen, "clock-seen", "", true},
    {WorldKind::SitsWrong, "sits-wrong", "pT", true},
    {WorldKind::ButtonAstray, "button-astray", "Tp", true},
    {WorldKind::Dispute, "dispute", "TpaW"},
});

/// The words of the kinds in night files.
inline constexpr auto worldWords = [] {
    std::array<std::string_view, worldKindCount> words;
    std::ranges::transform(worldKinds, words.begin(), &WorldKindFacts::word);
    return words;
}();

/// What a player has after a hand; with no chips left, what the last hand was worth (2.3.2).
struct StackAfter {
    EntrantId who;
    Chips chips = 0; ///< with what is left of a loan
    HandValue value{};
    Chips loan = 0;    ///< lent in the hand (TN-odc-6)
    bool lost = false; ///< the hand, with a loan (TN-odc-8)
    bool operator==(const StackAfter&) const = default;
};

/// One way to rule, and whether the table's own procedure owes it.
struct RulingChoice {
    Act act;
    bool right = false;
    Rule rule; ///< fulfilled, or broken
    bool operator==(const RulingChoice&) const = default;
};

/// One event of the room; which fields count says the kind.
struct WorldEvent {
    WorldKind kind = WorldKind::ClockOut;
    EntrantId person{};
    TableNo table{};
    Chips amount = 0;
    int number = 0; ///< of a hand, or of a call
    NightTime until = 0;
    std::string name{};
    Offence offence = Offence::Phone;
    Request request = Request::Rebuy;
    std::vector<StackAfter> stacks{};
    std::vector<std::pair<EntrantId, Card>> cards{};
    std::vector<RulingChoice> choices{};
    int planned = 0; ///< how many of the night's plan of incidents are dealt with by it
    bool operator==(const WorldEvent&) const = default;
};

/// Anything that happens on a night, by whomever.
using NightEvent = std::variant<DirectorAct, WorldEvent>;

/// Whether it is something of one of these kinds.
inline bool isOneOf(const NightEvent& event, std::initializer_list<WorldKind> kinds)
{
    const auto* world = std::get_if<WorldEvent>(&event);
    return world != nullptr && contains(kinds, world->kind);
}

} // namespace cutcard
