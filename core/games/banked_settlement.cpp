// SPDX-License-Identifier: GPL-3.0-or-later
// What a house-banked game pays, takes and pushes, spot by spot.
#include "core/games/banked_parts.h"

#include <algorithm>
#include <bit>

namespace cutcard::banked {

namespace {

constexpr auto money = Competency::PotsAndPayouts;
constexpr auto showdown = Competency::Showdown;
constexpr unsigned boardMasks = 32;
constexpr std::size_t cardsOfHand = 5;

/// The cards that a seat's wagers are played with: its own, or the one hand that all share.
std::span<const LyingCard> handOf(const Situation& situation, Seat seat)
{
    const auto& hand = bankedGame(situation).sharesHand() ? situation.table.sharedHand : situation.table.at(seat).hand;
    return {hand.begin(), hand.end()};
}

std::span<const LyingCard> dealersOf(const Table& table)
{
    return {table.dealerHand.begin(), table.dealerHand.end()};
}

Rule bonusRule(const Situation& situation)
{
    const PayTable& table = bankedOptions(situation).bonusTable;
    if (findPayTable(table.name) != table)
        return bankedGame(situation).rules().bonus;
    if (table.name == "A")
        return "CH-pay-A"_rule;
    if (table.name == "B")
        return "CH-pay-B"_rule;
    return table.name == "E" || table.name == "F" ? "CHP-pay-1"_rule : "CHP-pay-5"_rule;
}

/// Which choices of board cards make, each with as many of a hand's own as lack to five, the best hand there is.
std::uint32_t bestChoices(const Table& table, std::span<const LyingCard> own)
{
    const HandValue best = valueOf(table, own);
    std::uint32_t choices = 0;
    for (unsigned mask = 0; mask < boardMasks; ++mask) {
        for (unsigned ownMask = 0; ownMask < 1U << own.size(); ++ownMask) {
            FixedVector<Card, maxHandCards + 5> five;
            for (std::size_t i = 0; i < std::min(table.board.size(), cardsOfHand); ++i) {
                if ((mask >> i & 1U) != 0)
                    five.push_back(table.board[i].card);
            }
            for (std::size_t i = 0; i < own.size(); ++i) {
                if ((ownMask >> i & 1U) != 0)
                    five.push_back(own[i].card);
            }
            if (five.size() == cardsOfHand && evaluate({five.begin(), five.end()}) == best)
                choices |= 1U << mask;
        }
    }
    return choices;
}

/// The choice with the fewest of the board's cards, of those that play with the hand's own.
int preferred(std::uint32_t choices)
{
    unsigned best = boardMasks - 1;
    for (unsigned mask = 0; mask < boardMasks; ++mask) {
        if ((choices >> mask & 1U) != 0 && std::popcount(mask) < std::popcount(best))
            best = mask;
    }
    return static_cast<int>(best);
}

/// Pushing out the cards that play: owed where the document says so, a habit elsewhere.
Procedure slideFor(const Situation& situation, Act act, std::span<const LyingCard> own)
{
    const Rule rule = bankedGame(situation).rules().slide;
    const std::uint32_t choices = bestChoices(situation.table, own);
    act.number = preferred(choices);
    const bool habit = rule == Rule();
    return owe(Duty{.act = act,
                    .rule = habit ? "RA-12"_rule : rule,
                    .severity = Severity::Minor,
                    .competency = showdown,
                    .boards = choices,
                    .ifWrong = Severity::Major,
                    .optional = habit,
                    .customary = habit && act.verb == Verb::SlideDealer});
}

/// Announcing the dealer's hand or the shared one.
Procedure named(const Situation& situation, Verb verb, std::span<const LyingCard> hand)
{
    return owe(Duty{.act = nameOwn(verb, valueOf(situation.table, hand).category()),
                    .rule = bankedGame(situation).rules().dealerNamed,
                    .severity = Severity::Minor,
                    .competency = showdown,
                    .ifWrong = Severity::Critical});
}

Procedure exposeDealer(const Situation& situation, int)
{
    const Table& table = situation.table;
    if (table.dealerHand.empty())
        return {};
    auto up =
        owe(act(Verb::TurnDealer), bankedGame(situation).rules().dealerUp, Severity::Critical, Competency::Delivery);
    // with the board still down there is no hand to announce yet
    if (bankedGame(situation).settlesAfterFlop())
        return up;
    return inOrder(up, slideFor(situation, act(Verb::SlideDealer), dealersOf(table)),
                   named(situation, Verb::NameDealer, dealersOf(table)));
}

Procedure payOrTakeBonus(const Situation& situation, Seat seat)
{
    const Chips wager = situation.table.at(seat).wagers.at(Circle::Bonus);
    const int odds = bonusOdds(situation, seat);
    return owe(Duty{.act = odds > 0 ? actOnWager(Verb::PayWager, Circle::Bonus, seat, wager * odds)
                                    : actOnWager(Verb::TakeWager, Circle::Bonus, seat, wager),
                    .rule = bonusRule(situation),
                    .severity = Severity::Critical,
                    .competency = money,
                    .order = bankedGame(situation).rules().bonus});
}

/// What has to be paid, by the rows of the tray, must be there whatever is paid first.
Procedure fillIfLow(const Situation& situation, const std::vector<Procedure>& spots)
{
    Table table = situation.table;
    std::array<Chips, maxTrayRows> needed{};
    for (const Procedure& spot : spots) {
        for (const Duty& duty : spot.duties()) {
            Chips left = duty.act.verb == Verb::PayWager ? duty.act.amount : 0;
            for (std::size_t i = table.tray.size(); i > 0; --i) {
                needed[i - 1] += left / table.tray[i - 1].value;
                left %= table.tray[i - 1].value;
            }
        }
    }
    for (std::size_t i = 0; i < table.tray.size(); ++i) {
        if (table.tray[i].count < needed[i])
            return inOrder(owe(callFloor(Matter::TrayFill), "GP-tray-fill"_rule, Severity::Minor, money),
                           owe(act(Verb::FillTray), "GP-tray-fill"_rule, Severity::Major, money));
    }
    return {};
}

Procedure payBonuses(const Situation& situation, int)
{
    const BankedGame& game = bankedGame(situation);
    const Table& table = situation.table;
    std::vector<Procedure> spots;
    for (const Seat seat : bettors(table)) {
        if (table.at(seat).wagers.at(Circle::Bonus) == 0)
            continue;
        std::vector<Procedure> steps;
        if (!game.sharesHand())
            steps.push_back(owe(act(Verb::TurnUp, seat), game.rules().playersUp, Severity::Major, showdown));
        steps.push_back(payOrTakeBonus(situation, seat));
        spots.push_back(inOrder(steps));
    }
    return inOrder(fillIfLow(situation, spots), inHouseOrder(situation, spots));
}

Procedure settleCircle(const Situation& situation, Seat seat, Circle circle, int compared)
{
    const BankedRules& rules = bankedGame(situation).rules();
    const Chips wager = situation.table.at(seat).wagers.at(circle);
    if (wager == 0)
        return {};
    // of the shared hand's document, who backs the dealer is paid by another rule than who backs the "Player"
    const bool shared = bankedGame(situation).sharesHand();
    const bool backsDealer = blindCircle(situation.table, seat) == Circle::DealerBlind;
    const Rule won = shared && backsDealer ? rules.lost : rules.won;
    const Rule lost = shared && backsDealer ? "CH1-show-1"_rule : rules.lost;
    const Verb verb = compared > 0 ? Verb::PayWager : compared < 0 ? Verb::TakeWager : Verb::PushWager;
    return owe(actOnWager(verb, circle, seat, wager),
               compared > 0   ? won
               : compared < 0 ? lost
                              : rules.tied,
               Severity::Critical, money);
}

Procedure settleSpot(const Situation& situation, Seat seat)
{
    const int compared = comparedWithDealer(situation, seat);
    std::vector<Procedure> circles;
    for (const Circle circle : {blindCircle(situation.table, seat), Circle::Play, Circle::Raise})
        circles.push_back(settleCircle(situation, seat, circle, compared));
    Procedure settled = inAnyOrder(circles);
    if (bankedGame(situation).sharesHand())
        return settled;
    return inOrder(slideFor(situation, act(Verb::Slide, seat), handOf(situation, seat)), settled);
}

Procedure compare(const Situation& situation, int)
{
    const BankedGame& game = bankedGame(situation);
    const Table& table = situation.table;
    const SeatSet live = inAgainstDealer(situation);
    if (live.empty())
        return {};
    std::vector<Procedure> steps;
    if (game.settlesAfterFlop()) {
        steps.push_back(slideFor(situation, act(Verb::SlideDealer), dealersOf(table)));
        steps.push_back(named(situation, Verb::NameDealer, dealersOf(table)));
        if (game.sharesHand())
            steps.push_back(named(situation, Verb::NameShared, {table.sharedHand.begin(), table.sharedHand.end()}));
    }
    std::vector<Procedure> spots;
    spots.reserve(static_cast<std::size_t>(live.size()));
    for (const Seat seat : live)
        spots.push_back(settleSpot(situation, seat));
    steps.push_back(fillIfLow(situation, spots));
    steps.push_back(inHouseOrder(situation, spots));
    return inOrder(steps);
}

/// The best hands among those who made the Pot Bet.
SeatSet winnersOfPot(const Situation& situation, SeatSet eligible)
{
    SeatSet winners;
    HandValue best;
    for (const Seat seat : eligible) {
        const HandValue value = valueOf(situation.table, handOf(situation, seat));
        if (!winners.empty() && value < best)
            continue;
        if (winners.empty() || best < value)
            winners = {};
        best = value;
        winners.insert(seat);
    }
    return winners;
}

Procedure pushPotBet(const Situation& situation, int)
{
    const Table& table = situation.table;
    if (table.pots.empty())
        return {};
    const MiddlePot& pot = table.pots.front();
    SeatSet eligible = pot.eligible;
    if (!bankedOptions(situation).foldedKeepsPot && !(eligible - situation.notes.folded).empty())
        eligible = eligible - situation.notes.folded;
    const SeatSet winners = winnersOfPot(situation, eligible);
    // pushed to nobody: wagers given back before the Pot Bets lay together
    if (winners.empty())
        return {};
    const Chips unit = situation.house->smallestChip();
    const Chips share = pot.amount / winners.size() / unit * unit;
    Chips left = pot.amount - share * winners.size();
    const Rule rule = winners.size() > 1 || eligible.size() == 1  ? "CA-9"_rule
                      : eligible.size() < liveSeats(table).size() ? "CHP-pot-3"_rule
                                                                  : "CHP-pot-2"_rule;
    std::vector<Procedure> shares;
    for (const Seat seat : winners) {
        const Chips odd = std::min(left, unit);
        left -= odd;
        shares.push_back(owe(pushPot(0, seat, share + odd), rule, Severity::Critical, money));
    }
    return inAnyOrder(shares);
}

Procedure gatherPotBets(const Situation& situation, int)
{
    if (wageredIn(situation.table, Circle::PotBet) == 0)
        return {};
    return owe(Duty{.act = act(Verb::GatherPot),
                    .rule = "CHP-pot-1"_rule,
                    .severity = Severity::Major,
                    .competency = money,
                    .order = "CHP-play-22"_rule});
}

} // namespace

HandValue valueOf(const Table& table, std::span<const LyingCard> own)
{
    // a dealer's mistake may have left more of either; what is too many is not read
    FixedVector<Card, cardsOfHand + 2> cards;
    for (const LyingCard& lying : own.first(std::min<std::size_t>(own.size(), 2)))
        cards.push_back(lying.card);
    for (std::size_t i = 0; i < std::min(table.board.size(), cardsOfHand); ++i)
        cards.push_back(table.board[i].card);
    // looked ahead to before the deal there is nothing to read
    return cards.empty() ? HandValue() : evaluate({cards.begin(), cards.end()});
}

Procedure inHouseOrder(const Situation& situation, const std::vector<Procedure>& leftToRight)
{
    const SettleOrder order = bankedOptions(situation).settleOrder;
    if (order == SettleOrder::LeftToRight)
        return inOrder(leftToRight);
    // from the dealer's right, as most tables do
    const std::vector<Procedure> rightToLeft(leftToRight.rbegin(), leftToRight.rend());
    return order == SettleOrder::RightToLeft ? inOrder(rightToLeft) : inAnyOrder(rightToLeft);
}

Procedure dealersHand()
{
    return later({.heading = Heading::DealersHand, .open = exposeDealer});
}

Procedure settleBonus()
{
    return later({.heading = Heading::SettleBonus, .open = payBonuses, .depends = true});
}

Procedure settleHoldem()
{
    return later({.heading = Heading::SettleHoldem, .open = compare, .depends = true});
}

Procedure awardPotBet()
{
    return inOrder(later({.heading = Heading::AwardPotBet, .open = gatherPotBets, .depends = true}),
                   later({.heading = Heading::AwardPotBet, .open = pushPotBet, .depends = true}));
}

} // namespace cutcard::banked

namespace cutcard {

Circle blindCircle(const Table& table, Seat seat)
{
    const Wagers& wagers = table.at(seat).wagers;
    for (const Circle circle : {Circle::PlayerBlind, Circle::DealerBlind}) {
        if (wagers.at(circle) > 0)
            return circle;
    }
    return Circle::Blind;
}

int comparedWithDealer(const Situation& situation, Seat seat)
{
    const Table& table = situation.table;
    const HandValue own = banked::valueOf(table, banked::handOf(situation, seat));
    const HandValue dealers = banked::valueOf(table, banked::dealersOf(table));
    const int player = own == dealers ? 0 : dealers < own ? 1 : -1;
    return blindCircle(table, seat) == Circle::DealerBlind ? -player : player;
}

int bonusOdds(const Situation& situation, Seat seat)
{
    Table table = situation.table;
    const PayTable& bonus = bankedOptions(situation).bonusTable;
    while (static_cast<int>(table.board.size()) + 2 > bonus.cards)
        table.board.pop_back();
    return bonus.oddsFor(banked::valueOf(table, banked::handOf(situation, seat)));
}

} // namespace cutcard
