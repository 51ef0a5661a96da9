// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/league/parts.h"
#include "core/games/reasons.h"

namespace cutcard {

using namespace league_rules;

namespace {

/// The next hand's positions by nothing but the words of 2.2.1 and 2.2.2.
Positions literalPositionsAfter(const Situation& situation)
{
    const Positions last{*situation.table.button, situation.notes.smallBlindSeat, situation.notes.bigBlindSeat};
    return nextPositions(last, seatsWithChips(situation.table), {.literal = true, .dealerIsSmallBlind = false});
}

Rule otherBlinds(const Situation& situation)
{
    return situation.notes.blindsByReading ? positionsReading(situation) : Rule();
}

Rule otherButton(const Situation& situation)
{
    const bool byTheWords = street::positionsAfter(situation).button == literalPositionsAfter(situation).button;
    return byTheWords ? Rule() : positionsReading(situation);
}

/// 3.7.5 is of raises: a first bet, not a raise, if nothing was bet before the last step.
Rule shortAllInRule(const BettingRound& round)
{
    return round.betTo == round.lastRaise ? "PA-43"_rule : "3.7.5"_rule;
}

/// The call of a short all-in raise is more than what lies there.
Rule callOfShortAllIn(const Situation&, const BettingRound& round, Chips to)
{
    return round.properFor == 0 || to < round.properFor ? Rule() : shortAllInRule(round);
}

/// Only then is it the booklet that says how much it is.
Rule toCallShortAllIn(const Situation&, const BettingRound& round)
{
    return round.properFor == 0 ? Rule() : shortAllInRule(round);
}

Rule uncalledShortAllIn(const Situation& situation, const UncalledBet& uncalled)
{
    const BettingRound& round = situation.betting;
    return round.properFor == 0 || uncalled.calledTo != round.properFor ? Rule() : shortAllInRule(round);
}

constexpr StreetRules citations{
    .shuffle = "2.2.3"_rule,
    .smallBlind = "2.2.1"_rule,
    .bigBlind = "2.2.1"_rule,
    .otherBlinds = {Rule(), otherBlinds},
    .missedBlind = "2.2.1"_rule,
    .wrongBlind = "2.2.1"_rule,
    .pitch = "1.2-pocket"_rule,
    .absentPitch = "2.2.4"_rule,
    .buttonLast = "1.2-pocket"_rule,
    .exposed = "3.5.1"_rule,
    .misdeal = "3.5.1-multi"_rule,
    .opener = {"1.2-pocket"_rule, "PA-22"_rule, "PA-22"_rule, "PA-22"_rule},
    .next = {"1.2-pocket"_rule, "1.2-pocket"_rule, "1.2-pocket"_rule, "1.2-pocket"_rule},
    .option = "PA-23"_rule,
    .toCall = {"GP-announce"_rule, toCallShortAllIn},
    .absent = "2.2.4"_rule,
    .outOfTurn = "3.14.3"_rule,
    .outOfTurnWeighs = Severity::Minor,
    .shortBet = "3.7.1"_rule,
    .shortRaise = "3.7.2"_rule,
    .shortCall = {"3.7.4"_rule, callOfShortAllIn},
    .allInOrNone = "3.7.3"_rule,
    .howMuch = "3.7.4"_rule,
    .loneChip = "3.7.4"_rule,
    .stringRaise = "3.7.4"_rule,
    .sweep = "PA-44"_rule,
    .earlySweep = "PA-44"_rule,
    .mainPot = "3.7.3"_rule,
    .sidePot = "3.7.3"_rule,
    .uncalled = {"GP-uncalled-bet"_rule, uncalledShortAllIn},
    .street = {"1.2-pocket"_rule, "1.2-flop"_rule, "1.2-turn"_rule, "1.2-river"_rule},
    .burn = "3.4"_rule,
    .showdown = "1.2-show"_rule,
    .reading = "1.3"_rule,
    .award = "1.2-show"_rule,
    .split = "1.2-show"_rule,
    .oddChip = "1.2-odd"_rule,
    .uncontested = "GP-last-player"_rule,
    .blindWins = "GP-last-player"_rule,
    .dispute = "3.15"_rule,
    .noMoreCards = "3.9"_rule,
    .muck = "3.5.4.1"_rule,
    .button = {"2.2.2"_rule, otherButton},
};

constexpr Chapter drawChapter{.heading = Heading::DrawForDealer, .open = drawForDealer, .waitsForPlayers = true};

class League final : public StreetGame
{
public:
    GameId id() const override { return GameId::League; }
    const StreetRules& rules() const override { return citations; }

    StreetHabits habits(const Situation& situation) const override
    {
        const LeagueOptions& options = leagueOptions(situation);
        return {.positions = {.literal = options.literalButton, .dealerIsSmallBlind = options.dealerIsSmallBlind},
                .burn = BurnHabit::Owed,
                .deadBlinds = true,
                .capDeadBlind = options.capDeadBlind,
                .oddChips = options.carryOddChips ? OddChipWay::NextPot : OddChipWay::LeftOfButton,
                .allInIsAnyAmount = true,
                .replacesBoxedCards = true,
                .comesAndGoes = true,
                .drawsBack = true,
                .regime = Regime::League,
                .properRaise = options.properRaiseRule};
    }

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
        notes.gone = old.gone;
        if (old.number > 0) {
            // the button lies where the dealer put it; who owes the blinds follows from the last hand
            Situation last = situation;
            last.table.button = old.button;
            const Positions positions = street::positionsAfter(last);
            street::setPositions(table, notes, positions);
            const Positions byTheWords = literalPositionsAfter(last);
            notes.blindsByReading =
                positions.smallBlind != byTheWords.smallBlind || positions.bigBlind != byTheWords.bigBlind;
            if (positions.button != byTheWords.button)
                notes.buttonByWords = byTheWords.button;
        } else if (table.button) {
            street::setPositions(table, notes, firstPositions(*table.button, players, habits(situation).positions));
        }
        // 1.2: what the last split left over starts this pot
        street::begin(situation, notes, inPots(table));
        return true;
    }

    Procedure hand(const Situation& situation) const override
    {
        Procedure draw;
        if (!situation.table.button)
            draw = later(drawChapter);
        return inOrder(draw, street::openingOf(), street::deal(), street::afterDeal());
    }

    Chips fullRaiseTo(const Situation& situation, const BettingRound& round) const override
    {
        return round.betTo + std::max(situation.notes.bigBlind, round.lastRaise);
    }

    Chips nearestRaiseTo(const Situation& situation, const BettingRound& round, Chips to) const override
    {
        return nearestRaise(situation, round, to);
    }

    void noteShortRaise(const Situation& situation, BettingRound& round, Seat seat, Chips to) const override
    {
        league_rules::noteShortRaise(situation, round, seat, to);
    }

    Procedure endOfHand(const Situation& situation) const override
    {
        // 3.14.1: ten minutes, the second time the end of the event, are the manager's to give
        Procedure report;
        if (!(situation.notes.unreported & situation.notes.seenByAll).empty())
            report = street::callAuthority(Matter::ExposedCard, "3.14.1"_rule, Severity::Minor);
        const Procedure end = inOrder(whoIsOut(situation), StreetGame::endOfHand(situation));
        // at the latest before the next hand; where none follows nobody would hear of it any more
        return situation.notes.number == situation.lastHand ? inOrder(report, end) : inAnyOrder({report, end});
    }

    std::optional<Ban> forbids(const Situation& situation, const Act& act) const override
    {
        // a card after the hand is decided, or a second burn, is the same everywhere
        const auto own = league_rules::forbids(situation, act);
        const auto shared = StreetGame::forbids(situation, act);
        const bool card = act.verb == Verb::Board || act.verb == Verb::Burn;
        const bool first = shared && (card || shared->welcome || shared->passes);
        return first ? shared : own ? own : shared;
    }

    bool isPossible(const Situation& situation, const Procedure& procedure, const Event& event) const override
    {
        const auto* decision = std::get_if<Decision>(&event);
        if (decision != nullptr && isComingOrGoing(decision->choice))
            return canComeOrGo(situation, procedure, *decision);
        return StreetGame::isPossible(situation, procedure, event);
    }

    Procedure happen(Situation& situation, const Procedure& procedure, const Event& event) const override
    {
        const auto* decision = std::get_if<Decision>(&event);
        if (decision != nullptr && isComingOrGoing(decision->choice))
            return comeOrGo(situation, *decision, procedure);
        return StreetGame::happen(situation, procedure, event);
    }

    bool isPossibleIncident(const Situation& situation, const Incident& incident) const override
    {
        switch (incident.mishap) {
        case Mishap::PenaltyGiven:
        case Mishap::Disqualified:
        case Mishap::HandForfeited:
            return canRule(situation, incident);
        case Mishap::OtherShuffles:
            return canShuffleInstead(situation, incident.seat);
        case Mishap::CardsStuck:
            return street::canStick(situation, incident.seat);
        default:
            return StreetGame::isPossibleIncident(situation, incident);
        }
    }

    Procedure meetIncident(Situation& situation, const Incident& incident, const Procedure& rest) const override
    {
        return league_rules::meetIncident(situation, incident, rest);
    }

    Procedure noteAct(Situation& situation, const Act& act, const Procedure& rest) const override
    {
        HandNotes& notes = situation.notes;
        switch (act.verb) {
        case Verb::Spread:
            notes.drawing = thoseWhoDraw(situation);
            return rest;
        case Verb::ShowHand:
            notes.seenByAll.insert(*act.seat);
            return StreetGame::noteAct(situation, act, rest);
        case Verb::CallFloor:
            meetManager(situation);
            return rest;
        case Verb::GatherCards:
            notes.shuffler.reset();
            return StreetGame::noteAct(situation, act, rest);
        case Verb::PlaceButton:
            if (!notes.drawing.empty())
                street::setPositions(
                    situation.table, notes,
                    firstPositions(*situation.table.button, notes.dealtIn, habits(situation).positions));
            notes.drawing = {};
            return rest;
        case Verb::Announce:
            return noteWords(situation, act, StreetGame::noteAct(situation, act, rest));
        default:
            return StreetGame::noteAct(situation, act, rest);
        }
    }

private:
    /// Welcome, and asked for by nothing: naming those without chips, and the winner of all.
    static Procedure whoIsOut(const Situation& situation)
    {
        std::vector<Procedure> named;
        const SeatSet left = seatsWithChips(situation.table);
        for (const Seat seat : situation.notes.dealtIn - left)
            named.push_back(may(say(Phrase::Eliminated, seat), "2.1.4"_rule, Competency::Action));
        if (left.size() == 1)
            named.push_back(may(say(Phrase::Winner, left.front()), "2.1.4"_rule, Competency::Action));
        return inAnyOrder(named);
    }

    static Procedure noteWords(Situation& situation, const Act& act, const Procedure& rest)
    {
        // a raise that is too small is ruled a call: what is more than that goes back
        if (act.phrase == Phrase::CallOnly && situation.illegalBet && situation.illegalBet->seat == act.seat) {
            BettingRound round = std::exchange(situation.illegalBet, std::nullopt)->round;
            const Chips excess = situation.table.at(*act.seat).bet - callTo(situation.table, round, *act.seat);
            noteActed(round, *act.seat);
            situation.betting = round;
            return inOrder(owe(cutcard::act(Verb::ReturnChips, *act.seat, excess), "3.7.2"_rule, Severity::Major,
                               Competency::Rulings),
                           rest);
        }
        if (act.phrase == Phrase::CorrectTo) {
            // made up to the next step in place of the one below
            const auto illegal = std::exchange(situation.illegalBet, std::nullopt);
            if (illegal && illegal->seat == act.seat && act.amount > situation.betting.betTo) {
                situation.betting = illegal->round;
                noteRaise(situation, situation.betting, *act.seat, act.amount);
            }
        }
        if (act.phrase == Phrase::Check && situation.table.at(*act.seat).absent) {
            situation.betting = currentRound(situation);
            noteActed(situation.betting, *act.seat);
        }
        if (act.phrase != Phrase::DrawAgain)
            return rest;
        situation.notes.drawing = highestDrawn(situation);
        return inOrder(later(drawChapter), rest);
    }
};

} // namespace

const StreetGame& league()
{
    static const League game;
    return game;
}

} // namespace cutcard
