// SPDX-License-Identifier: GPL-3.0-or-later
// How a hand is brought to where its table calls for a ruling; what is right there is what its procedure owes.
#pragma once

#include "core/base/random.h"
#include "core/games/street/betting_round.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"
#include "core/tournament/state/world_event.h"

#include <functional>
#include <initializer_list>

namespace cutcard {

/// What a dealer calls for at a league table: the kinds of rulings that are drawn.
enum class RulingKind : std::uint8_t {
    RaiseSize,    ///< is a bet or raise as large as it has to be (3.7.1, 3.7.2)
    LoneChip,     ///< one chip, with or without a word (3.7.4)
    StringRaise,  ///< chips after the call, or "raise" without how much (3.7.4)
    ShortAllIn,   ///< what follows an all-in that is no proper raise (3.7.5)
    SidePots,     ///< who is in which pot, and what it comes to (3.7.3)
    DeadBlind,    ///< a blind given up beside a smaller all-in (3.7.3, PA-12)
    Uncalled,     ///< what nobody matched
    Exposed,      ///< a card seen in the deal: at once, when the deal is over, before the flop (3.5.1)
    ExposedAgain, ///< a second one in the same deal (3.5.1-multi)
    HandShown,    ///< a live hand, or one that was folded (3.5.2 to 3.5.4)
    OutOfTurn,    ///< or in turn, before the dealer has pointed (3.14.3)
    EarlyStreet,  ///< community cards before the betting is over, and after
    WrongCount,   ///< a hand with a card too many
    BoxedCard,    ///< a card face up in the deck, for a player or for the board
    BelowTheEdge, ///< cards below the edge of the table (3.8)
    Distraction,  ///< telephone, advice, talk about the hand (3.3, 3.11, 3.14.2)
    Splash,       ///< chips thrown into the pot (3.6.2)
    TakenBack,    ///< chips drawn back out of the betting area (3.6.1)
    OddChips,     ///< what can't be split (1.2-odd)
    Winner,       ///< who gets how much of a pot without odd chips (1.2-show)
    Reading,      ///< what a hand is worth (1.3)
    Absent,       ///< the action has come to somebody who is away (2.2.4)
    Cut,          ///< how many cards were cut (2.2.3)
    Blind,        ///< of somebody who is away, or posts another sum (2.2.1)
    Rabbit,       ///< what would have come (3.9)
};
inline constexpr int rulingKindCount = static_cast<int>(RulingKind::Rabbit) + 1;

/// Acts with what the judge says of them, where it is not written down; what is no other ruling is left out.
std::vector<PlantedMistake> asJudged(const Session& session, const std::vector<Act>& acts);

/// The right ruling among at most three known mistakes, of dealers and of whoever rules on such a call.
std::vector<RulingChoice> rulingChoices(const Session& session, const Duty& duty,
                                        const std::vector<PlantedMistake>& ofTheCall);

/// One hand on its way to a stop: what is done there in place of what would be, and what it is stopped at.
struct Scene {
    /// What somebody does now to bring it about; nothing: the hand goes on by itself.
    std::function<std::optional<Event>(const Session&)> steers;
    /// What is owed now, if that is what the call is about.
    std::function<std::optional<Duty>(const Session&)> stopsAt;
    /// What is known to be ruled there in its place, and what must be said of it: the dealers' own mistakes are beside.
    std::function<std::vector<PlantedMistake>(const Session&, const Duty&)> misrulings;
    IncidentPlan incidents = noIncidents; ///< what goes wrong by itself
    /// The paragraph of it, where the duty names another one.
    std::function<Rule(const Duty&)> cites{};
};

/// The scene of a kind of call, drawn; it may lay cards into the deck of the hand before it is dealt.
Scene sceneOf(RulingKind kind, SessionSetup& setup, RandomStream& stream);

/// The scenes of a riverboat's table, whose document knows other calls.
inline constexpr int riverboatScenes = 7;
Scene riverboatScene(int which);

namespace scenes {

using Maker = Scene (*)(SessionSetup&, RandomStream&);

// betting_scenes.cpp
Scene raiseSize(SessionSetup& setup, RandomStream& stream);
Scene loneChip(SessionSetup& setup, RandomStream& stream);
Scene stringRaise(SessionSetup& setup, RandomStream& stream);

// turn_scenes.cpp
Scene outOfTurn(SessionSetup& setup, RandomStream& stream);
Scene splash(SessionSetup& setup, RandomStream& stream);
Scene takenBack(SessionSetup& setup, RandomStream& stream);

// all_in_scenes.cpp
Scene shortAllIn(SessionSetup& setup, RandomStream& stream);
Scene sidePots(SessionSetup& setup, RandomStream& stream);
Scene deadBlind(SessionSetup& setup, RandomStream& stream);
Scene uncalled(SessionSetup& setup, RandomStream& stream);

// deal_scenes.cpp
Scene exposed(SessionSetup& setup, RandomStream& stream);
Scene exposedAgain(SessionSetup& setup, RandomStream& stream);
Scene wrongCount(SessionSetup& setup, RandomStream& stream);
Scene boxedCard(SessionSetup& setup, RandomStream& stream);
Scene earlyStreet(SessionSetup& setup, RandomStream& stream);

// betting_scenes.cpp
Scene cutSize(SessionSetup& setup, RandomStream& stream);
Scene blind(SessionSetup& setup, RandomStream& stream);

// conduct_scenes.cpp
Scene handShown(SessionSetup& setup, RandomStream& stream);
Scene belowTheEdge(SessionSetup& setup, RandomStream& stream);
Scene distraction(SessionSetup& setup, RandomStream& stream);
Scene absent(SessionSetup& setup, RandomStream& stream);
Scene rabbit(SessionSetup& setup, RandomStream& stream);

// showdown_scenes.cpp
Scene oddChips(SessionSetup& setup, RandomStream& stream);
Scene winner(SessionSetup& setup, RandomStream& stream);
Scene reading(SessionSetup& setup, RandomStream& stream);

/// Whether it is one of these announcements.
bool says(const Duty& duty, std::initializer_list<Phrase> words);
/// Who is waited for to bet, and was pointed at.
std::optional<Seat> bettor(const Session& session);
/// Whether there is something to call.
bool facesBet(const Session& session, Seat seat);
/// A fold, or a check where nothing is to be called.
Decision giveUp(const Session& session, Seat seat);
/// A call, or a check where nothing is to be called.
Decision goAlong(const Session& session, Seat seat);
/// The first of what is acceptable now for which something holds.
std::optional<Duty> owedWhere(const Session& session, const std::function<bool(const Duty&)>& holds);
/// What is owed next, if it is that.
std::optional<Duty> nextIf(const Session& session, bool (*is)(const Duty&));
/// The last act, if it was the dealer's and right.
const Act* lastRight(const Session& session);
/// What is acceptable now, if it is that act of the dealer's, or those words.
std::optional<Duty> owedAct(const Session& session, Verb verb);
std::optional<Duty> owedWords(const Session& session, Phrase phrase);
/// What is done while somebody is waited for to bet.
std::function<std::optional<Event>(const Session&)>
whenBetting(const std::function<std::optional<Event>(const Session&, Seat)>& does);
/// The classes of hands next to one.
std::vector<HandClass> nextTo(HandClass hand);
/// A ruling that is known to be made wrongly.
inline PlantedMistake misruling(const Act& act, Fault fault, Rule rule)
{
    return {.act = act, .fault = fault, .rule = rule};
}
/// One that is never right.
inline PlantedMistake forbidden(const Act& act, Rule rule)
{
    return misruling(act, Fault::Forbidden, rule);
}
/// Those who are there and hold cards.
SeatSet presentInHand(const Session& session);

// what the scenes about bets have in common
Chips unitOf(const Session& session);
/// What the smallest full raise comes to now.
Chips fullRaise(const Session& session);
/// The bet or raise that an amount makes.
Decision betTo(const Session& session, Seat seat, Chips to);
/// Whether a seat could bet or raise so much, with chips left.
bool isLegal(const Session& session, Seat seat, Chips to);
/// What is owed for what a seat has put in.
std::optional<Duty> rulingFor(const Session& session, std::optional<Seat> seat);

/// The state that the steps of a scene share.
struct Bet {
    std::optional<Seat> who;
    BettingRound before;
    int passed = 0;
};

} // namespace scenes

} // namespace cutcard
