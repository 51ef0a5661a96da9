// SPDX-License-Identifier: GPL-3.0-or-later
// What a house-banked game never allows about an act that is not owed, by its paragraphs.
#include "core/acts/traits.h"
#include "core/games/banked/parts.h"

namespace cutcard {

using namespace competencies;
constexpr std::size_t cardsOfBoard = 5;
using banked::cardsOfFlop;
using banked::isFlopUp;

static Ban never(Rule rule, Severity severity, Competency competency)
{
    return {.rule = rule, .severity = severity, .competency = competency, .evenIfOwedLater = true, .aboveOthers = true};
}

/// One card too many, or one for a spot that is not in the round.
static std::optional<Ban> forbidsCard(const Situation& situation, const Act& act)
{
    const Table& table = situation.table;
    const bool seats = !bankedGame(situation).sharesHand();
    bool wrong = false;
    if (act.verb == Verb::Pitch)
        wrong = !seats || table.at(*act.seat).hand.size() >= cardsOfHand || table.at(*act.seat).wagers.total() == 0;
    else if (act.verb == Verb::DealDealer)
        wrong = table.dealerHand.size() >= cardsOfHand;
    else if (act.verb == Verb::DealShared)
        wrong = seats || table.sharedHand.size() >= cardsOfHand;
    else
        wrong = table.board.size() + static_cast<std::size_t>(std::max(0, act.number)) > cardsOfBoard;
    // the board is only early before all hands are, and goes over one that is short
    if (!wrong && act.verb == Verb::BoardDown && banked::isHandShort(situation))
        return weighsOnly(bankedGame(situation).rules().deal, Severity::Critical, delivery);
    return wrong ? std::optional(never(bankedGame(situation).rules().spoilt.count, Severity::Critical, delivery))
                 : std::nullopt;
}

/// One burn too many: there is one before the flop, one before the turn and one before the river.
static std::optional<Ban> forbidsBurn(const Situation& situation)
{
    const Table& table = situation.table;
    const std::size_t there = table.board.size();
    const std::size_t due = !bankedOptions(situation).burns ? 0 : there < cardsOfFlop ? 1 : there - 1;
    if (table.burns.size() < due && there < cardsOfBoard)
        return std::nullopt;
    // the flop is short of a card, and that is what is wrong
    if (there > 0 && there < cardsOfFlop && table.burns.size() == due)
        return std::nullopt;
    const BankedRules& rules = bankedGame(situation).rules();
    return never(bankedOptions(situation).burns ? rules.burn : rules.noBurn, Severity::Major, delivery);
}

/// Whether a wager is settled as it will have to be, whatever has to come before.
static bool isProperly(const Situation& situation, const Act& act)
{
    const Chips wager = situation.table.at(*act.seat).wagers.at(act.circle);
    if (situation.table.board.size() != cardsOfBoard || wager == 0)
        return false;
    if (act.circle == Circle::Bonus) {
        const int odds = bonusOdds(situation, *act.seat);
        return odds > 0 ? act.verb == Verb::PayWager && act.amount == wager * odds
                        : act.verb == Verb::TakeWager && act.amount == wager;
    }
    const int compared = comparedWithDealer(situation, *act.seat);
    const Verb verb = compared > 0 ? Verb::PayWager : compared < 0 ? Verb::TakeWager : Verb::PushWager;
    return act.verb == verb && act.amount == wager && !situation.notes.folded.contains(*act.seat);
}

/// What is settled as it should be breaks nothing but the order that the house has set.
static std::optional<Ban> inOrderOfHouse(const Situation& situation, const Act& act)
{
    return onlyIf(bankedOptions(situation).settleOrder != SpotOrder::Free && isProperly(situation, act),
                  Ban{.rule = bankedGame(situation).rules().settleOrder,
                      .severity = Severity::Minor,
                      .competency = pots,
                      .weighs = true});
}

/// What is as it should be, and only done before something else: that is still to be done.
static Ban onlyTooEarly(Rule rule, Severity severity)
{
    return {.rule = rule, .severity = severity, .competency = pots, .onlyWeighs = true};
}

/// Before the board is up a bonus is early by that alone.
static Rule ruleOfEarlyBonus(const BankedRules& rules, std::span<const LyingCard> board)
{
    return banked::isUp(board) ? rules.bonus : rules.bonusEarly;
}

/// Whether the whole board and the dealer's cards lie open.
static bool isAllUp(const Table& table)
{
    return banked::isUp(table.board) && banked::isUp(table.dealerHand);
}

/// Whether it is too early for anything to be settled.
static bool isTooEarlyToSettle(const Situation& situation)
{
    return bankedGame(situation).settlesAfterFlop() ? !isFlopUp(situation.table) : !isAllUp(situation.table);
}

static std::optional<Ban> forbidsBonus(const Situation& situation, const Act& act)
{
    const BankedGame& game = bankedGame(situation);
    const BankedRules& rules = game.rules();
    const Table& table = situation.table;
    if (!isTooEarlyToSettle(situation))
        return inOrderOfHouse(situation, act);
    const std::span<const LyingCard> board = table.board;
    const auto& hand = table.at(*act.seat).hand;
    // read from seven open cards it has stayed in action
    const bool isRead = banked::isUp(board) && banked::isUp(hand) && isProperly(situation, act);
    if (act.verb == Verb::TakeWager && situation.notes.folded.contains(*act.seat) && !isRead)
        return never(rules.foldKeeps, Severity::Critical, pots);
    // as it comes out of seven open cards it is only early (CHP-pay-4)
    if (isRead)
        return onlyTooEarly(ruleOfEarlyBonus(rules, board), Severity::Major);
    // nobody can know that it is lost
    const bool asItWillBe = act.verb != Verb::TakeWager && isProperly(situation, act);
    return never(ruleOfEarlyBonus(rules, board), asItWillBe ? Severity::Major : Severity::Critical, pots);
}

/// A main wager settled before the bonuses are, or before the cards it is settled by lie open.
static std::optional<Ban> forbidsMain(const Situation& situation, const Act& act)
{
    const BankedGame& game = bankedGame(situation);
    const BankedRules& rules = game.rules();
    const Table& table = situation.table;
    const bool allUp = isAllUp(table);
    const bool bonuses = wageredIn(table, Circle::Bonus) > 0;
    if (allUp && !bonuses)
        return inOrderOfHouse(situation, act);
    // nobody's Blind is lost but who gives the hand up, until it is compared
    if (act.verb == Verb::TakeWager && act.circle == blindCircle(table, *act.seat) && !isFlopUp(table))
        return never(rules.fold, Severity::Critical, pots);
    // as it will come out it is only early, if anybody can know
    const Severity severity = allUp && isProperly(situation, act) ? Severity::Major : Severity::Critical;
    // with every bonus settled it is the board that was left out
    if (!bonuses && game.settlesAfterFlop() && !banked::isUp(table.board))
        return never(rules.turnAndRiver, severity, pots);
    // of a hand that is not open yet nobody knows how its wager is settled, whatever comes before it
    if (isTooEarlyToSettle(situation))
        return never(act.verb == Verb::PayWager ? rules.won : rules.lost, severity, pots);
    // whom a spot of the shared hand's document backs is seen from its blind alone
    return severity == Severity::Major && !game.sharesHand() ? onlyTooEarly(rules.bonus, severity)
                                                             : never(rules.bonus, severity, pots);
}

static std::optional<Ban> forbidsSettling(const Situation& situation, const Act& act)
{
    const Table& table = situation.table;
    const Chips wager = table.at(*act.seat).wagers.at(act.circle);
    const bool potBet = act.circle == Circle::PotBet;
    const bool pays = act.verb == Verb::PayWager;
    // the players bank the Pot Bet, whether or not it lies together already
    if (potBet && (wager > 0 || (pays && bankedOptions(situation).potBet)))
        return never(bankedGame(situation).rules().potBet.gathered, Severity::Critical, pots);
    // the house's own chips are there to be paid, whatever lies on the spot
    if (wager == 0)
        return pays ? std::optional(never("GP-chips-not-due"_rule, Severity::Critical, pots)) : std::nullopt;
    const bool foldersBlind = situation.notes.folded.contains(*act.seat) && act.circle == blindCircle(table, *act.seat);
    if (foldersBlind && act.verb == Verb::TakeWager && act.amount == wager)
        return std::nullopt;
    return act.circle == Circle::Bonus ? forbidsBonus(situation, act) : forbidsMain(situation, act);
}

/// A hand is mucked only once nothing hangs on it any more.
static std::optional<Ban> forbidsMuck(const Situation& situation, Seat seat)
{
    const Table& table = situation.table;
    const BankedRules& rules = bankedGame(situation).rules();
    const bool pot = std::ranges::any_of(
        table.pots, [&](const MiddlePot& each) { return each.amount > 0 && each.eligible.contains(seat); });
    const Wagers& wagers = table.at(seat).wagers;
    if (pot || (wagers.total() > 0 && wagers.total() == wagers.at(Circle::PotBet)))
        return never(rules.potBet.best, Severity::Critical, pots);
    // with nothing left to play for it may as well lie in the rack
    if (wagers.total() == 0)
        return welcome(rules.pickUp, deck);
    if (situation.notes.folded.contains(seat))
        return never(rules.foldKeeps, Severity::Critical, pots);
    return never("GP-live-hand"_rule, Severity::Critical, protection);
}

static Chips wholePotBet(const Situation& situation)
{
    return bankedOptions(situation).potBetSize() * situation.table.pots.front().eligible.size();
}

/// What each winner has of the Pot Bet, but for a chip that can't be divided.
static Chips shareOfPotBet(const Situation& situation)
{
    const Chips unit = situation.house->smallestChip();
    return wholePotBet(situation) / banked::potWinners(situation).size() / unit * unit;
}

bool banked::hasOddChip(const Situation& situation)
{
    return wholePotBet(situation) > shareOfPotBet(situation) * banked::potWinners(situation).size();
}

/// Whether an amount is all of the Pot Bet that a winner has to get.
static bool isWholeShare(const Situation& situation, Seat winner, Chips amount)
{
    if (banked::potWinners(situation).size() == 1)
        return amount == situation.table.pots.front().amount;
    const Chips share = shareOfPotBet(situation);
    const bool odd = banked::hasOddChip(situation) && amount == share + situation.house->smallestChip();
    return (amount == share || odd) && !situation.notes.potShared.contains(winner);
}

/// What the odd chip weighs where an amount is a winner's share of the Pot Bet with it or without; nullopt: it is none.
static std::optional<Severity> weightOfOddChip(const Situation& situation, Chips amount)
{
    const Chips unit = situation.house->smallestChip();
    const Chips share = shareOfPotBet(situation);
    if (share == 0 || !banked::hasOddChip(situation) || banked::potWinners(situation).size() < 2
        || (amount != share && amount != share + unit))
        return std::nullopt;
    // it would be left over, and reach nobody
    return amount == share && situation.table.pots.front().amount == share + unit ? Severity::Major : Severity::Minor;
}

/// The Pot Bet goes to the best hand of those who made it, and last of all.
static std::optional<Ban> forbidsPot(const Situation& situation, const Act& act)
{
    const Table& table = situation.table;
    if (table.pots.empty() || act.number != 0)
        return std::nullopt;
    const PotBetRules& rules = bankedGame(situation).rules().potBet;
    if (!table.pots.front().eligible.contains(*act.seat))
        return never(rules.theirs, Severity::Critical, pots);
    const bool allUp = banked::isUp(table.board);
    if (!allUp || !banked::potWinners(situation).contains(*act.seat))
        return never(allUp ? rules.best : rules.last, Severity::Critical, pots);
    const bool unsettled =
        std::ranges::any_of(table.places, [](const SeatPlace& place) { return place.wagers.total() > 0; });
    if (unsettled) {
        // all of it where it belongs
        return isWholeShare(situation, *act.seat, act.amount) ? onlyTooEarly(rules.last, Severity::Major)
                                                              : never(rules.last, Severity::Major, pots);
    }
    // shared rightly but for the odd chip, which the house has given a place
    const auto weight = weightOfOddChip(situation, act.amount);
    return weight ? std::optional(weighsOnly(rules.shared, *weight, pots)) : std::nullopt;
}

/// A wager that is as it should be is the player's own (CHP-comp-a); what was wrong about touching it, the circle says.
static Rule untouchable(const Situation& situation, const Act& act)
{
    const BankedRules& rules = bankedGame(situation).rules();
    switch (act.circle) {
    case Circle::PotBet:
        return rules.potBet.optional;
    case Circle::Play:
        return rules.playSize;
    case Circle::Raise:
        return rules.raiseSize;
    case Circle::DealerBlind:
    case Circle::PlayerBlind:
        if (situation.table.at(*act.seat).wagers.at(act.circle) == 0)
            return rules.freely;
        return act.amount == 0 ? rules.oneSide : rules.equal;
    case Circle::Bonus:
    case Circle::Blind:
        break;
    }
    const BankedOptions& house = bankedOptions(situation);
    const bool within = act.amount == 0 || (act.amount >= house.leastBet && act.amount <= house.mostBet);
    return within ? rules.equal : rules.limits;
}

/// How much hangs on it: who is made to bet, or kept from it, has all that was bet otherwise.
static Severity weightOfTouching(const Situation& situation, const Act& act)
{
    const bool none = situation.table.at(*act.seat).wagers.at(act.circle) == 0;
    if (act.circle == Circle::PotBet && (none || act.amount == 0))
        return Severity::Minor;
    // with no card out yet it is as wrong as wagers that are not equal
    if (situation.table.stub.size() == cardCount)
        return Severity::Major;
    const bool side = act.circle == Circle::DealerBlind || act.circle == Circle::PlayerBlind;
    return side && (none || act.amount == 0) ? Severity::Major : Severity::Critical;
}

/// Whether the deck is made ready while players have still to bet: no document has it wait for their wagers.
static bool isMadeReadyAhead(const Situation& situation, const Act& act)
{
    const Table& table = situation.table;
    const BankedOptions& house = bankedOptions(situation);
    if (table.stub.size() != cardCount || table.cutCardPlaced || situation.notes.voidBy != Rule())
        return false;
    if (house.machine)
        return act.verb == Verb::TakeDeck && table.shuffles == 0 && act.number == (table.deckBack == 1 ? 2 : 1);
    return act.verb == (table.shuffles < house.leastShuffles ? Verb::Shuffle : Verb::SelfCut);
}

static std::optional<Ban> forbidsDeck(const Situation& situation, const Act& act)
{
    const Table& table = situation.table;
    const bool machine = bankedOptions(situation).machine;
    const DeckRules& rules = bankedGame(situation).rules().deck;
    if (isMadeReadyAhead(situation, act))
        return Ban{.rule = machine                     ? rules.other
                           : act.verb == Verb::SelfCut ? rules.cut
                                                       : rules.shuffle,
                   .competency = deck,
                   .welcome = true};
    switch (act.verb) {
    case Verb::Shuffle:
        if (machine)
            return Ban{rules.either, Severity::Minor, deck};
        return table.cutCardPlaced ? std::optional(never(rules.cut, Severity::Major, deck)) : std::nullopt;
    case Verb::TakeDeck:
    case Verb::LoadShuffler:
        return machine ? Ban{rules.loaded, Severity::Major, deck} : Ban{rules.either, Severity::Minor, deck};
    default:
        return Ban{machine ? rules.either : rules.cut, Severity::Minor, deck};
    }
}

/// Whether everybody who made the Pot Bet has the best hand, so that each bet lies where it goes in the end.
static bool isPotBetShared(Situation situation)
{
    return perform(situation.table, act(Verb::GatherPot))
           && banked::potWinners(situation) == situation.table.pots.front().eligible;
}

/// The chips of wagers that tie: left lying they are their players'.
static Chips tiedChips(const Situation& situation)
{
    Chips tied = 0;
    for (const Seat seat : banked::bettors(situation.table)) {
        for (const Circle circle : circles) {
            const Chips wager = situation.table.at(seat).wagers.at(circle);
            if (circle != Circle::PotBet && isProperly(situation, actOnWager(Verb::PushWager, circle, seat, wager)))
                tied += wager;
        }
    }
    return tied;
}

static std::optional<Ban> forbidsGathering(const Situation& situation)
{
    const Table& table = situation.table;
    if (table.stub.size() == cardCount)
        return Ban{bankedGame(situation).rules().deck.shuffle, Severity::Major, deck}; // shuffled and cut for nothing
    Chips open = inPots(table);
    for (const SeatPlace& place : table.places)
        open += place.wagers.total();
    // no chip hangs on turn and river, whatever they would have been
    if (open == 0 && isFlopUp(table) && !table.board.back().faceUp)
        return weighsOnly(bankedGame(situation).rules().turnAndRiver, Severity::Minor, delivery);
    if (open == 0 || situation.notes.isVoid || situation.notes.voidBy != Rule())
        return std::nullopt;
    const BankedRules& rules = bankedGame(situation).rules();
    // with all else settled it is the Pot Bet that nobody was awarded
    const Chips potBets = wageredIn(table, Circle::PotBet);
    if (isAllUp(table) && potBets > 0 && open - tiedChips(situation) == potBets)
        return never(rules.potBet.best, isPotBetShared(situation) ? Severity::Major : Severity::Critical, pots);
    return never(rules.pickUp, Severity::Critical, pots);
}

/// Cards of the board turned up with those before them, or before the bonus is settled.
static std::optional<Ban> forbidsTurningBoard(const Situation& situation, const Act& act)
{
    const BankedGame& game = bankedGame(situation);
    const BankedRules& rules = game.rules();
    const Table& table = situation.table;
    const std::span<const LyingCard> board = table.board;
    if (board.size() < cardsOfFlop)
        return std::nullopt;
    // seen with the flop, with nothing left to decide, it only comes before the bonus
    if (!isFlopUp(table))
        return act.number > static_cast<int>(cardsOfFlop) && game.settlesAfterFlop()
                   ? std::optional(weighsOnly(rules.flop, Severity::Major, delivery))
                   : std::nullopt;
    // the bonus is settled between flop and turn; and a house may end there
    if (game.settlesAfterFlop() && wageredIn(table, Circle::Bonus) > 0)
        return board.size() == cardsOfBoard && act.number == static_cast<int>(cardsOfBoard - cardsOfFlop)
                   ? onlyTooEarly(rules.bonus, Severity::Major)
                   : Ban{rules.bonus, Severity::Major, pots, true};
    return game.sharesHand() && banked::inAgainstDealer(situation).empty()
               ? std::optional(Ban{rules.boardOpen, Severity::Minor, delivery})
               : std::nullopt;
}

static std::optional<Ban> forbidsTurning(const Situation& situation, const Act& act)
{
    const BankedGame& game = bankedGame(situation);
    const BankedRules& rules = game.rules();
    const Table& table = situation.table;
    const auto alreadyUp = [](const auto& cards, Rule rule) {
        // turned up once more it lies as it lay
        return banked::isUp(cards) ? std::optional(welcome(rule, delivery)) : std::nullopt;
    };
    switch (act.verb) {
    case Verb::TurnUp: {
        const auto& hand = table.at(*act.seat).hand;
        return banked::isUp(hand)
                   ? Ban{.rule = rules.playersUp, .competency = showing, .evenIfOwedLater = true, .welcome = true}
                   : Ban{"GP-live-hand"_rule, Severity::Major, protection};
    }
    case Verb::TurnDealer:
        // seen before the players have decided for the last time: what was done counts, not what was jumped over
        if (game.variant().dealerWaits && !banked::isUp(table.board))
            return Ban{rules.spoilt.dealerSeen, Severity::Critical, irregular, false, false, true, true};
        return alreadyUp(table.dealerHand, rules.dealerUp);
    case Verb::TurnShared:
        return alreadyUp(table.sharedHand, rules.playersUp);
    default:
        return forbidsTurningBoard(situation, act);
    }
}

static std::optional<Ban> forbidsAsking(const Situation& situation, Seat seat)
{
    const BankedGame& game = bankedGame(situation);
    // a further wager is asked for once the cards are up that come before it
    const Table& table = situation.table;
    const bool further = game.variant().dealerWaits ? isFlopUp(table) : banked::isUp(table.dealerHand);
    const Rule rule = further ? game.rules().askAgain : game.rules().ask;
    return onlyIf(situation.notes.folded.contains(seat),
                  Ban{.rule = rule, .severity = Severity::Major, .competency = control, .weighs = true});
}

/// Dealing, betting or paying on while the round is void.
static std::optional<Ban> forbidsGoingOn(const Situation& situation, const Act& act)
{
    const Rule rule = situation.notes.voidBy;
    const bool undoes = act.verb == Verb::ReturnWagers || act.verb == Verb::GatherCards
                        || act.verb == Verb::LoadShuffler || act.verb == Verb::TakeBack || act.verb == Verb::CutOut
                        || act.verb == Verb::Announce;
    const bool goesOn =
        act.verb == Verb::PointTo || act.verb == Verb::LiftCutCard || has(act, Trait::MovesCards | Trait::MovesChips);
    // with all cards together it is the next hand that is begun, and nothing dealt on
    const bool next = has(act, Trait::HandlesDeck) && situation.table.stub.size() == cardCount;
    return onlyIf(rule != Rule() && !undoes && !next && goesOn, never(rule, Severity::Critical, irregular));
}

std::optional<Ban> BankedGame::forbids(const Situation& situation, const Act& act) const
{
    if (const auto ban = forbidsGoingOn(situation, act))
        return ban;
    switch (act.verb) {
    case Verb::Board:
        return Ban{rules().board, Severity::Critical, delivery};
    case Verb::Pitch:
    case Verb::DealDealer:
    case Verb::DealShared:
    case Verb::BoardDown:
        return forbidsCard(situation, act);
    case Verb::Burn:
        return forbidsBurn(situation);
    case Verb::TurnUp:
    case Verb::TurnDealer:
    case Verb::TurnShared:
    case Verb::TurnBoard:
        return forbidsTurning(situation, act);
    case Verb::MuckHand:
        return forbidsMuck(situation, *act.seat);
    case Verb::GuardMuck:
        return welcome("GP-muck"_rule, protection);
    case Verb::GatherCards:
        return forbidsGathering(situation);
    case Verb::Shuffle:
    case Verb::Spread:
    case Verb::CompleteCut:
    case Verb::SelfCut:
    case Verb::TakeDeck:
    case Verb::LoadShuffler:
        return forbidsDeck(situation, act);
    case Verb::TakeWager:
    case Verb::PayWager:
    case Verb::PushWager:
        return forbidsSettling(situation, act);
    case Verb::CorrectWager:
        // a wager as it should be is changed, whichever other one is to be
        return Ban{untouchable(situation, act), weightOfTouching(situation, act), rulings, false, true};
    case Verb::PushPot:
        return forbidsPot(situation, act);
    case Verb::GatherPot:
    case Verb::DiscardStub:
        return std::nullopt;
    case Verb::TakeRake:
        return never(rules().potBet.shared, Severity::Critical, pots);
    case Verb::SellChips:
        return Ban{"GP-buy-in"_rule, Severity::Critical, pots};
    case Verb::FillTray:
        return Ban{"GP-tray-fill"_rule, Severity::Minor, pots};
    case Verb::CutOut:
        return Ban{"GP-cut-out"_rule, Severity::Minor, pots};
    case Verb::ReturnWagers:
        return Ban{"GP-deal-stands"_rule, Severity::Critical, irregular};
    case Verb::PointTo:
        return forbidsAsking(situation, *act.seat);
    case Verb::Announce:
        // the next wagers wait until the cards of this round are picked up
        return onlyIf(act.phrase == Phrase::PlaceBets && situation.table.stub.size() < cardCount,
                      Ban{rules().pickUp, Severity::Major, deck});
    default:
        return std::nullopt; // acts of other games, and words
    }
}

} // namespace cutcard
