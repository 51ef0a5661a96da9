// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/banked/banked_game.h"

#include "core/acts/traits.h"
#include "core/games/banked/parts.h"
#include "core/games/catalogue/catalogue.h"

namespace cutcard {

using namespace competencies;

static bool jumps(const Verdict& verdict, Trait trait)
{
    return std::ranges::any_of(verdict.jumped, [&](const Duty& duty) { return has(duty.act, trait); });
}

/// Whether cards are seen, with the flop or after it, while somebody can still decide.
static bool seesTooMuch(const Situation& situation, const Act& act, const Verdict& verdict)
{
    if (verdict.fault == Fault::Premature)
        return true;
    if (act.number <= static_cast<int>(banked::cardsOfFlop) || !verdict.expected)
        return false;
    const bool withFlop = verdict.expected->act.verb == Verb::TurnBoard && !bankedGame(situation).settlesAfterFlop()
                          && !banked::inAgainstDealer(situation).empty();
    return withFlop || isPointing(verdict.expected->act);
}

/// The rule by which an act that was done to the table has made the round void; none: it can be taken back.
static Rule spoiltBy(const Situation& situation, const Table& before, const Act& act, const Verdict& verdict)
{
    const SpoiltRules& spoilt = bankedGame(situation).rules().spoilt;
    const bool shared = bankedGame(situation).sharesHand();
    switch (act.verb) {
    case Verb::Pitch:
        return shared || before.at(*act.seat).hand.size() >= cardsOfHand || before.at(*act.seat).wagers.total() == 0
                   ? spoilt.count
                   : Rule();
    case Verb::DealDealer:
        return before.dealerHand.size() >= cardsOfHand ? spoilt.count : Rule();
    case Verb::DealShared:
        return !shared || before.sharedHand.size() >= cardsOfHand ? spoilt.count : Rule();
    case Verb::BoardDown:
        // more than the group has, or over a hand that is short; laid before all hands are it is only early, and all of
        // it lies face down
        return verdict.fault == Fault::WrongAmount || verdict.fault == Fault::Forbidden
                       || banked::isHandShort(situation)
                   ? spoilt.count
                   : Rule();
    case Verb::Burn:
    case Verb::LiftCutCard:
    case Verb::DiscardStub:
        return jumps(verdict, Trait::DealsCards) ? spoilt.count : Rule();
    case Verb::Board:
        return "GP-board-card-seen"_rule;
    case Verb::TurnBoard:
        // with nothing left to decide what is seen too early only spoils the order
        return seesTooMuch(situation, act, verdict) ? "GP-board-card-seen"_rule : Rule();
    case Verb::TurnDealer:
        return verdict.fault == Fault::Premature || jumps(verdict, Trait::MovesCards) ? spoilt.dealerSeen : Rule();
    default:
        return {};
    }
}

/// Whether the card that an act has just dealt lies face up.
static bool isFaceUp(const Table& table, const Act& act)
{
    const auto last = [](const auto& cards) { return !cards.empty() && cards.back().faceUp; };
    switch (act.verb) {
    case Verb::Pitch:
        return last(table.at(*act.seat).hand);
    case Verb::DealDealer:
        return last(table.dealerHand);
    case Verb::DealShared:
        return last(table.sharedHand);
    default:
        return last(table.burns);
    }
}

/// The same round once more; a supervisor who was not called yet, and the machine, come first.
static Procedure dealtAgain(Situation& situation, const Procedure& rest)
{
    HandNotes& notes = situation.notes;
    ++notes.voidHands;
    notes.voidBy = {};
    notes.potShared = {};
    if (inPots(situation.table) == 0)
        situation.table.pots.clear();
    Procedure before;
    for (const Duty& duty : rest.owed()) {
        if (duty.act.verb == Verb::CallFloor && duty.act.matter == Matter::Shuffler)
            before = owe(duty);
    }
    if (bankedOptions(situation).machine)
        before = inOrder(before, banked::loadAgain(situation));
    return inOrder(before, bankedGame(situation).hand(situation)).settled(situation);
}

/// Done early or in its time, in whichever way: the Pot Bets lie in the circles no more.
static Procedure withoutPotBets(const Procedure& rest)
{
    return rest.without([](const Duty& duty) {
        return duty.act.verb == Verb::GatherPot
               || (duty.act.verb == Verb::PushWager && duty.act.circle == Circle::PotBet);
    });
}

static bool isWholeChips(const Situation& situation, const Wagers& wagers)
{
    const Chips unit = situation.house->smallestChip();
    return std::ranges::all_of(wagers.amounts, [&](Chips amount) { return amount >= 0 && amount % unit == 0; });
}

/// Whether nothing but one circle is bet on.
static bool betsOnlyOn(const Wagers& wagers, Circle circle)
{
    return wagers.at(circle) > 0 && wagers.total() == wagers.at(circle);
}

static bool isPossibleWager(const Situation& situation, const Decision& decision, Wait wait)
{
    const BankedGame& game = bankedGame(situation);
    if (decision.wagers.total() > situation.table.at(decision.seat).stack || !isWholeChips(situation, decision.wagers))
        return false;
    if (wait == Wait::PlayOrFold)
        return betsOnlyOn(decision.wagers, Circle::Play);
    if (wait == Wait::Raise)
        return betsOnlyOn(decision.wagers, Circle::Raise);
    Wagers rest = decision.wagers;
    for (const Circle circle : game.openingCircles(situation))
        rest.at(circle) = 0;
    return rest.total() == 0;
}

static bool isPossibleDecision(const Situation& situation, const Procedure& procedure, const Decision& decision)
{
    const auto turn = procedure.turn();
    if (!turn)
        return false;
    const SeatPlace& place = situation.table.at(decision.seat);
    const bool inTurn = turn->seat == decision.seat;
    switch (decision.choice) {
    case Choice::BuyIn:
        return inTurn && (turn->wait == Wait::Wager || turn->wait == Wait::PlayOrFold) && decision.amount > 0
               && decision.amount % situation.house->smallestChip() == 0
               && trayCanPay(situation.table, decision.amount);
    case Choice::Fold:
        return inTurn && turn->wait == Wait::PlayOrFold;
    case Choice::Check:
        return inTurn && turn->wait == Wait::Raise;
    case Choice::Wager:
        if (inTurn)
            return isPossibleWager(situation, decision, turn->wait);
        // a player whose hand is out tries a further wager with the others
        return turn->wait == Wait::Raise && situation.notes.folded.contains(decision.seat)
               && place.wagers.at(Circle::Raise) == 0 && isPossibleWager(situation, decision, Wait::Raise);
    default:
        return false;
    }
}

const BankedGame& bankedGame(GameId game)
{
    return gameAs<BankedGame>(game);
}

const BankedGame& bankedGame(const Situation& situation)
{
    return bankedGame(situation.house->game);
}

std::vector<Chips> BankedGame::raiseSizes(const Situation& situation, Seat seat) const
{
    return {situation.table.at(seat).wagers.at(blindCircle(situation.table, seat))};
}

bool BankedGame::beginHand(Situation& situation) const
{
    Table& table = situation.table;
    if (seatsWithChips(table).empty() && situation.notes.number > 0 && bankedOptions(situation).tray.empty())
        return false;
    if (table.tray.empty()) {
        for (const ChipLot& row : bankedOptions(situation).tray)
            table.tray.push_back(row);
        table.cage -= trayTotal(table);
    }
    HandNotes notes;
    notes.number = situation.notes.number + 1;
    notes.trayBefore = trayTotal(table);
    notes.cageBefore = table.cage;
    table.pots.clear();
    situation.notes = notes;
    situation.betting = {};
    return true;
}

bool BankedGame::isPossible(const Situation& situation, const Procedure& procedure, const Event& event) const
{
    if (const auto* decision = std::get_if<Decision>(&event))
        return isPossibleDecision(situation, procedure, *decision);
    if (const auto* incident = std::get_if<Incident>(&event))
        return banked::isPossibleIncident(situation, procedure, *incident);
    return true;
}

Procedure BankedGame::happen(Situation& situation, const Procedure& procedure, const Event& event) const
{
    if (const auto* decision = std::get_if<Decision>(&event))
        return banked::meetDecision(situation, *decision, procedure);
    return banked::meetIncident(situation, std::get<Incident>(event), procedure);
}

/// Without the cards to be pushed out of hands that are gathered.
static Procedure withoutSlides(const Procedure& rest, const Table& table)
{
    return rest.without(
        [&](const Duty& duty) { return duty.act.verb == Verb::Slide && table.at(*duty.act.seat).hand.empty(); });
}

Procedure BankedGame::noteAct(Situation& situation, const Act& act, const Procedure& rest) const
{
    Table& table = situation.table;
    HandNotes& notes = situation.notes;
    switch (act.verb) {
    case Verb::Pitch:
    case Verb::DealDealer:
    case Verb::DealShared:
    case Verb::Burn:
        return isFaceUp(table, act) ? banked::becomeVoid(situation, rules().spoilt.faceUp) : rest;
    case Verb::BoardDown:
        return std::ranges::any_of(table.board, &LyingCard::faceUp)
                   ? banked::becomeVoid(situation, rules().spoilt.faceUp)
                   : inOrder(banked::restOfBoard(situation, act), rest);
    case Verb::Shuffle: {
        // shuffling more than asked for does no harm
        const auto next = rest.next();
        return next && next->act.verb == Verb::SelfCut ? inOrder(may(act, rules().deck.shuffle, deck), rest) : rest;
    }
    case Verb::TurnBoard:
        return inOrder(banked::restOfBoard(situation, act), rest);
    case Verb::CorrectWager:
        // opening wagers, as long as no card is out
        return table.stub.size() == cardCount ? banked::correctedAnew(situation, *act.seat, rest) : rest;
    case Verb::SlideDealer:
        return banked::filledIfLacking(situation, banked::slidForDealer(rest));
    case Verb::PushPot:
        notes.potShared.insert(*act.seat);
        return banked::sharedAnew(situation, *act.seat, rest);
    case Verb::GatherPot:
        return withoutPotBets(rest);
    case Verb::TurnUp:
        return banked::filledIfLacking(situation, rest.without([&](const Duty& duty) { return duty.act == act; }));
    case Verb::NameDealer:
    case Verb::NameShared:
    case Verb::Slide:
    case Verb::PushWager:
        return act.circle == Circle::PotBet ? withoutPotBets(rest) : banked::filledIfLacking(situation, rest);
    case Verb::TakeWager:
    case Verb::PayWager:
    case Verb::CutOut:
    case Verb::FillTray:
    case Verb::TakeBack:
        // whether what comes next can be paid shows only now
        return banked::filledIfLacking(situation, rest);
    case Verb::Announce:
        notes.isVoid = notes.isVoid || act.phrase == Phrase::HandVoid;
        return rest;
    case Verb::GatherCards:
        notes.folded = {};
        [[fallthrough]];
    case Verb::ReturnWagers: {
        // wagers back and cards gathered, in whichever order
        const auto owed = rest.owed();
        const bool undone = std::ranges::none_of(owed, [](const Duty& duty) {
            return duty.act.verb == Verb::ReturnWagers || duty.act.verb == Verb::GatherCards;
        });
        return undone && std::exchange(notes.isVoid, false) ? dealtAgain(situation, rest) : withoutSlides(rest, table);
    }
    default:
        return rest;
    }
}

Procedure BankedGame::remedy(const Situation& situation, const Act& act, const Verdict& verdict) const
{
    if (const Rule rule = spoiltBy(situation, *situation.beforeMistake, act, verdict); rule != Rule())
        return banked::voidRound(situation, rule);
    return inOrder(may(callFloor(Matter::OwnMistake), "GP-own-mistake"_rule, irregular),
                   owe(cutcard::act(Verb::TakeBack), "GP-own-mistake"_rule, Severity::Critical, irregular));
}

} // namespace cutcard
