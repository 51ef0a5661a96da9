// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/league.h"

#include "core/base/overloaded.h"
#include "core/games/league_parts.h"

#include <algorithm>

namespace cutcard {

using namespace league_rules;

namespace {

Chapter chapter(Heading heading, Chapter::Open open, int argument = 0)
{
    return {.heading = heading, .open = open, .argument = argument};
}

Chapter playersChapter(Heading heading, Chapter::Open open, int argument = 0)
{
    return {.heading = heading, .open = open, .argument = argument, .waitsForPlayers = true};
}

Procedure bettingAndGather(int street)
{
    return inOrder(later(playersChapter(Heading::BettingRound, bettingTurn, street)),
                   later(chapter(Heading::GatherBets, gatherBets, street)));
}

Procedure deal()
{
    return inOrder(later(chapter(Heading::HoleCards, pitchHoleCards)),
                   later(chapter(Heading::ReplaceExposed, replaceExposed)),
                   // what it finds in a hand can't be foreseen before the hand is there
                   later({.heading = Heading::ReplaceExposed, .open = countHands, .depends = true}));
}

bool isBetting(Choice choice)
{
    return choice <= Choice::StringRaise;
}

/// What a betting decision needs to be within a player's power, right or wrong.
bool isPossibleBet(const Situation& situation, const Decision& decision)
{
    const Table& table = situation.table;
    const BettingRound round = currentRound(situation);
    const SeatPlace& place = table.at(decision.seat);
    const Chips all = allChips(table, decision.seat);
    // nobody has a part of a chip
    if (place.hand.empty() || place.stack == 0 || decision.amount % leagueOptions(situation).smallestChip() != 0)
        return false;
    switch (decision.choice) {
    case Choice::Check:
        return place.bet >= round.betTo;
    case Choice::Call:
        return round.betTo > place.bet;
    case Choice::BetTo:
        return round.betTo == 0 && decision.amount > 0 && decision.amount <= all;
    case Choice::RaiseTo:
    case Choice::StringRaise:
        return round.betTo > 0 && decision.amount > round.betTo && decision.amount <= all;
    case Choice::PlaceChip:
        return decision.amount > 0 && decision.amount <= place.stack;
    default:
        return true;
    }
}

bool isPossibleIncident(const Situation& situation, const Incident& incident)
{
    const Table& table = situation.table;
    const SeatPlace& place = table.at(incident.seat);
    const bool inHand = !place.hand.empty();
    switch (incident.mishap) {
    case Mishap::BoxedCard:
        return incident.amount >= 1 && incident.amount <= static_cast<Chips>(table.stub.size());
    case Mishap::CardExposed:
        // only the card in the air can flash, and nobody's old ones
        return place.seated && inHand && situation.betting.street < 0 && table.board.empty()
               && !place.hand.back().faceUp;
    case Mishap::HandShown:
    case Mishap::CardsBelowTable:
        return place.seated && !place.absent && inHand;
    case Mishap::FoldedHandShown:
    case Mishap::MuckSearched:
        return place.seated && !place.absent && !inHand && !table.muck.empty();
    case Mishap::ChipsTakenBack:
        return place.seated && !place.absent && incident.amount > 0 && incident.amount <= place.bet;
    case Mishap::PotSplashed:
        return place.seated && !place.absent && !table.pots.empty() && incident.amount > 0
               && incident.amount <= place.bet;
    default:
        return place.seated && !place.absent;
    }
}

class League final : public Game
{
public:
    GameId id() const override { return GameId::League; }

    bool beginHand(Situation& situation) const override
    {
        Table& table = situation.table;
        const SeatSet players = seatsWithChips(table);
        if (players.size() < 2)
            return false;
        HandNotes& old = situation.notes;
        HandNotes notes;
        notes.number = old.number + 1;
        const BlindLevel& level = leagueOptions(situation).levelOf(notes.number);
        notes.smallBlind = level.small;
        notes.bigBlind = level.big;
        notes.dealtIn = players;
        notes.warned = old.warned;
        if (old.number > 0) {
            // the button lies where the dealer put it; who owes the blinds follows from the last hand
            Situation last = situation;
            last.table.button = old.button;
            const Positions positions = positionsAfter(last);
            notes.smallBlindSeat = positions.smallBlind;
            notes.bigBlindSeat = positions.bigBlind;
            table.button = positions.button;
        } else if (table.button) {
            setPositions(situation, notes, firstPositions(*table.button, players, positionOptions(situation)));
        }
        notes.button = table.button;
        for (const Seat seat : players)
            notes.stacksBefore[static_cast<std::size_t>(seat.index())] = allChips(table, seat);
        // 1.2: what the last split left over starts this pot
        Chips carried = 0;
        for (const MiddlePot& pot : table.pots)
            carried += pot.amount;
        table.pots.clear();
        table.pots.push_back({.amount = carried, .eligible = {}});
        situation.notes = notes;
        situation.betting = {};
        return true;
    }

    Procedure hand(const Situation& situation) const override
    {
        Procedure draw;
        if (!situation.table.button)
            draw = later(playersChapter(Heading::DrawForDealer, drawForDealer));
        return inOrder(draw, later(playersChapter(Heading::ShuffleAndCut, shuffleAndCut)),
                       later(playersChapter(Heading::Blinds, postBlinds)), deal(), afterDeal());
    }

    bool isPossible(const Situation& situation, const Procedure& procedure, const Event& event) const override
    {
        if (const auto* incident = std::get_if<Incident>(&event))
            return isPossibleIncident(situation, *incident);
        const auto* decision = std::get_if<Decision>(&event);
        if (decision == nullptr || !situation.table.at(decision->seat).seated)
            return false;
        const auto turns = procedure.turns();
        const auto turn = std::ranges::find(turns, decision->seat, &Turn::seat);
        if (turn == turns.end())
            return isBetting(decision->choice) && waitsForBet(procedure) && isPossibleBet(situation, *decision);
        return fits(turn->wait, situation, *decision);
    }

    Chips legalRaiseTo(const Situation& situation, Seat seat, Chips wanted) const override
    {
        return legalRaise(situation, seat, wanted);
    }

    Procedure happen(Situation& situation, const Procedure& procedure, const Event& event) const override
    {
        if (const auto* incident = std::get_if<Incident>(&event))
            return meetIncident(situation, *incident, procedure);
        const auto& decision = std::get<Decision>(event);
        if (!isBetting(decision.choice))
            return inOrder(other(situation, decision), procedure.afterTurn(decision.seat));
        const auto turn = procedure.turn();
        if (turn && turn->seat == decision.seat)
            return inOrder(takeTurn(situation, decision), procedure.afterTurn(decision.seat));
        // the action returns to whose turn it is, after the dealer has pointed there (again)
        return inOrder(actOutOfTurn(situation, decision), procedure.withoutBetTurn());
    }

    Procedure noteAct(Situation& situation, const Act& act, const Procedure& rest) const override
    {
        Table& table = situation.table;
        HandNotes& notes = situation.notes;
        switch (act.verb) {
        case Verb::Spread:
            notes.drawing = notes.dealtIn;
            return rest;
        case Verb::PlaceButton:
            if (!notes.drawing.empty())
                setPositions(situation, notes,
                             firstPositions(*table.button, notes.dealtIn, positionOptions(situation)));
            notes.drawing = {};
            return rest;
        case Verb::PostFor:
            notes.blind(*act.seat) = act.amount;
            return rest;
        case Verb::Pitch:
            return meetBoxedCard(situation, act, rest);
        case Verb::PlaceExposed:
            notes.exposedReplaced = true;
            return rest;
        case Verb::MuckHand:
            // whose turn it is may have changed with the hand that is gone
            return rest.withoutBetTurn();
        case Verb::Burn:
        case Verb::Board:
            return meetBoxedCard(situation, act, rest);
        case Verb::PushPot:
            notes.decided = true;
            return rest;
        case Verb::Announce:
            return noteWords(situation, act, rest);
        case Verb::GatherCards:
            notes.exposedFrom.reset();
            notes.exposedReplaced = false;
            notes.boxedBurns = 0;
            return rest;
        default:
            return rest;
        }
    }

    std::vector<Ban> bans(const Situation& situation) const override
    {
        std::vector<Ban> bans{
            {Verb::MuckHand, "GP-live-hand"_rule, Severity::Critical, Competency::GameProtection},
            {Verb::TurnUp, "GP-live-hand"_rule, Severity::Critical, Competency::GameProtection},
            {Verb::ShowHand, "GP-live-hand"_rule, Severity::Major, Competency::GameProtection},
        };
        const int cut = situation.table.cutOff;
        const LeagueOptions& options = leagueOptions(situation);
        if (cut > 0 && (cut < options.leastCut || cut > options.mostCut))
            bans.push_back({Verb::CompleteCut, "2.2.3"_rule, Severity::Major, Competency::DeckControl});
        if (nextToAct(situation, currentRound(situation))) {
            bans.push_back({Verb::Sweep, "3.6.2"_rule, Severity::Major, Competency::PotsAndPayouts});
            bans.push_back({Verb::BuildPot, "3.6.2"_rule, Severity::Major, Competency::PotsAndPayouts});
        } else if (needsSidePot(situation)) {
            bans.push_back({Verb::Sweep, "3.7.3"_rule, Severity::Critical, Competency::PotsAndPayouts});
        }
        // 3.9: nothing is dealt any more once the hand has its winner
        const bool allFolded = situation.betting.street >= 0 && liveSeats(situation.table).size() < 2;
        if (situation.notes.decided || allFolded) {
            bans.push_back({Verb::Board, "3.9"_rule, Severity::Minor, Competency::GameProtection});
            bans.push_back({Verb::Burn, "3.9"_rule, Severity::Minor, Competency::GameProtection});
        } else if (isBurntFor(situation, streetOf(situation.table) + 1)) {
            // with everybody all-in nobody acts between this burn and the next street's
            bans.push_back({Verb::Burn, "3.4"_rule, Severity::Major, Competency::Delivery, true});
        }
        return bans;
    }

    Procedure remedy(const Situation& situation, const Act& act, const Verdict& verdict) const override
    {
        constexpr auto irregular = Competency::Irregularities;
        // cards seen by players with hands can't be unseen: the manager decides, the cards go aside
        if (act.verb == Verb::Board && verdict.fault == Fault::Premature && isDealt(situation))
            return inOrder(
                owe(say(Phrase::Stop), "GP-premature-card"_rule, Severity::Minor, irregular),
                owe(callFloor(Matter::PrematureCard), "GP-premature-card"_rule, Severity::Critical, irregular),
                owe(actOnCards(Verb::SetAside, act.number), "GP-premature-card"_rule, Severity::Critical, irregular));
        if (verdict.severity == Severity::Critical || act.verb == Verb::Board)
            return inOrder(owe(callFloor(Matter::OwnMistake), "GP-own-mistake"_rule, Severity::Critical, irregular),
                           owe(cutcard::act(Verb::TakeBack), "GP-own-mistake"_rule, Severity::Critical, irregular));
        return inOrder(may(callFloor(Matter::OwnMistake), "GP-own-mistake"_rule, irregular),
                       owe(cutcard::act(Verb::TakeBack), "GP-own-mistake"_rule, Severity::Critical, irregular));
    }

private:
    /// Whether the hole cards are out: before that a mistake with cards is simply taken back.
    static bool isDealt(const Situation& situation)
    {
        return situation.betting.street >= 0 || std::ranges::all_of(situation.notes.dealtIn, [&](Seat seat) {
                   return situation.table.at(seat).hand.size() == 2;
               });
    }

    static void setPositions(Situation& situation, HandNotes& notes, const Positions& positions)
    {
        situation.table.button = positions.button;
        notes.button = positions.button;
        notes.smallBlindSeat = positions.smallBlind;
        notes.bigBlindSeat = positions.bigBlind;
    }

    /// Whether a bet is waited for, or the dealer is about to ask for one.
    static bool waitsForBet(const Procedure& procedure)
    {
        const auto turn = procedure.turn();
        const auto next = procedure.next();
        return (turn && turn->wait == Wait::Bet) || (next && isPointing(next->act));
    }

    /// Whether a decision is of the kind that is waited for, and physically possible.
    static bool fits(Wait wait, const Situation& situation, const Decision& decision)
    {
        const Table& table = situation.table;
        switch (wait) {
        case Wait::Bet:
            return isBetting(decision.choice) && isPossibleBet(situation, decision);
        case Wait::Cut:
            return decision.choice == Choice::TapDeck
                   || (decision.choice == Choice::Cut && decision.amount >= 1 && decision.amount < cardCount);
        case Wait::Draw:
            return decision.choice == Choice::Draw && !table.stub.empty() && !table.at(decision.seat).hand.full();
        case Wait::Post:
            return decision.choice == Choice::Post && decision.amount >= 1
                   && decision.amount <= table.at(decision.seat).stack
                   && decision.amount % leagueOptions(situation).smallestChip() == 0;
        case Wait::Show:
            return decision.choice == Choice::Show || decision.choice == Choice::TryMuck;
        }
        return false;
    }

    /// Decisions outside the betting: the cut, the draw, blinds, the showdown.
    static Procedure other(Situation& situation, const Decision& decision)
    {
        Table& table = situation.table;
        switch (decision.choice) {
        case Choice::Cut:
            table.cutOff = static_cast<int>(decision.amount);
            return {};
        case Choice::Draw:
            perform(table, act(Verb::Pitch, decision.seat));
            table.at(decision.seat).hand.back().faceUp = true;
            return {};
        case Choice::Post:
            return post(situation, decision);
        case Choice::Show:
            perform(table, act(Verb::TurnUp, decision.seat));
            return {};
        case Choice::TryMuck:
            return inOrder(
                owe(say(Phrase::HandsUp, decision.seat), "1.2-show"_rule, Severity::Major, Competency::Showdown),
                turnOf(decision.seat, Wait::Show));
        default:
            return {};
        }
    }

    static Procedure post(Situation& situation, const Decision& decision)
    {
        const HandNotes& notes = situation.notes;
        const Chips blind = decision.seat == notes.bigBlindSeat ? notes.bigBlind : notes.smallBlind;
        const Chips due = std::min(blind, situation.table.at(decision.seat).stack);
        putInFront(situation.table, decision.seat, decision.amount);
        situation.notes.blind(decision.seat) = due;
        if (decision.amount == due)
            return {};
        return owe(say(Phrase::CorrectTo, decision.seat, due), "2.2.1"_rule, Severity::Major,
                   Competency::ButtonAndBlinds);
    }

    static Procedure noteWords(Situation& situation, const Act& act, const Procedure& rest)
    {
        if (act.phrase == Phrase::Check && situation.table.at(*act.seat).absent) {
            BettingRound round = currentRound(situation);
            noteActed(round, *act.seat);
            situation.betting = round;
        }
        if (act.phrase != Phrase::DrawAgain)
            return rest;
        SeatSet tied;
        Rank best = Rank::Two;
        for (const Seat seat : situation.notes.drawing)
            best = std::max(best, situation.table.at(seat).hand.back().card.rank());
        for (const Seat seat : situation.notes.drawing) {
            if (situation.table.at(seat).hand.back().card.rank() == best)
                tied.insert(seat);
        }
        situation.notes.drawing = tied;
        return inOrder(later(playersChapter(Heading::DrawForDealer, drawForDealer)), rest);
    }
};

} // namespace

const Game& league()
{
    static const League game;
    return game;
}

namespace league_rules {

Procedure redeal()
{
    return inOrder(later(playersChapter(Heading::ShuffleAndCut, shuffleAndCut)), deal());
}

Procedure afterDeal()
{
    std::vector<Procedure> parts{bettingAndGather(0)};
    constexpr std::array headings{Heading::Flop, Heading::TurnCard, Heading::RiverCard};
    for (int street = 1; street <= 3; ++street) {
        parts.push_back(later(chapter(headings[static_cast<std::size_t>(street - 1)], dealStreet, street)));
        parts.push_back(bettingAndGather(street));
    }
    parts.push_back(later(playersChapter(Heading::Showdown, showdown)));
    parts.push_back(later(chapter(Heading::ReadHands, readHands)));
    parts.push_back(later(chapter(Heading::AwardPots, awardPots)));
    parts.push_back(later(chapter(Heading::EndOfHand, endHand)));
    return inOrder(parts);
}

PositionOptions positionOptions(const Situation& situation)
{
    const LeagueOptions& options = leagueOptions(situation);
    return {.literal = options.literalButton, .dealerIsSmallBlind = options.dealerIsSmallBlind};
}

} // namespace league_rules

} // namespace cutcard
