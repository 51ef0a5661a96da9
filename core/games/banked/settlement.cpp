// SPDX-License-Identifier: GPL-3.0-or-later
// What a house-banked game pays, takes and pushes, spot by spot.
#include "core/acts/traits.h"
#include "core/base/gathered.h"
#include "core/games/banked/parts.h"
#include "core/games/reasons.h"

namespace cutcard::banked {

using namespace competencies;
constexpr unsigned boardMasks = 32;
constexpr std::size_t cardsThatCount = 5;

/// The cards that a seat's wagers are played with: its own, or the one hand that all share.
static std::span<const LyingCard> handOf(const Situation& situation, Seat seat)
{
    return bankedGame(situation).sharesHand() ? situation.table.sharedHand : situation.table.at(seat).hand;
}

static bool isUp(const SeatPlace& place)
{
    return std::ranges::all_of(place.hand, &LyingCard::faceUp);
}

static Rule bonusRule(const Situation& situation)
{
    const PayTable& table = bankedOptions(situation).bonusTable;
    const auto posted = bankedGame(situation).variant().bonusTables;
    const auto printed = std::ranges::find(posted, table.name, &PostedTable::name);
    // a table of the house's own is not printed, whatever its name
    const bool own = printed == posted.end() || findPayTable(table.name) != table;
    return own ? bankedGame(situation).rules().bonus : printed->rule;
}

/// Which choices of board cards make, each with as many of a hand's own as lack to five, the best hand there is.
static std::uint32_t bestChoices(const Table& table, std::span<const LyingCard> own)
{
    const HandValue best = valueOf(table, own);
    const std::size_t board = std::min(table.board.size(), cardsThatCount);
    std::uint32_t choices = 0;
    for (unsigned mask = 0; mask < 1U << board; ++mask) {
        for (unsigned ownMask = 0; ownMask < 1U << own.size(); ++ownMask) {
            if (static_cast<std::size_t>(std::popcount(mask) + std::popcount(ownMask)) != cardsThatCount)
                continue;
            HeldCards five;
            for (std::size_t i = 0; i < board; ++i) {
                if ((mask >> i & 1U) != 0)
                    five.add(table.board[i].card);
            }
            for (std::size_t i = 0; i < own.size(); ++i) {
                if ((ownMask >> i & 1U) != 0)
                    five.add(own[i].card);
            }
            if (five.value() == best)
                choices |= 1U << mask;
        }
    }
    return choices;
}

/// The choice with the fewest of the board's cards, of those that play with the hand's own.
static int preferred(std::uint32_t choices)
{
    unsigned best = boardMasks - 1;
    for (unsigned mask = 0; mask < boardMasks; ++mask) {
        if ((choices >> mask & 1U) != 0 && std::popcount(mask) < std::popcount(best))
            best = mask;
    }
    return static_cast<int>(best);
}

/// Pushing out the cards that play: owed where the document says so, elsewhere welcome and never asked for (RA-12).
static Procedure slideFor(const Situation& situation, Act act, std::span<const LyingCard> own)
{
    const BankedRules& rules = bankedGame(situation).rules();
    const std::uint32_t choices = bestChoices(situation.table, own);
    act.number = preferred(choices);
    const bool habit = rules.slide == Rule();
    // towards the dealer or towards the players: with the dealer's hand set apart the others need not be (RA-25)
    const bool dealers = act.verb == Verb::SlideDealer;
    return owe(Duty{.act = act,
                    .rule = habit ? rules.slideHabit : rules.slide,
                    .severity = Severity::Minor,
                    .competency = showing,
                    .boards = habit ? ~0U : choices, // what nobody asks for is not graded (RA-12)
                    .ifWrong = Severity::Major,
                    .optional = habit || dealers,
                    .customary = dealers && !habit});
}

/// Announcing the dealer's hand or the shared one.
static Procedure named(const Situation& situation, Verb verb, std::span<const LyingCard> hand)
{
    const HandValue value = valueOf(situation.table, hand);
    return owe(Duty{.act = nameOwn(verb, value.category(), value.namingRanks()),
                    .rule = bankedGame(situation).rules().dealerNamed,
                    .severity = Severity::Minor,
                    .competency = showing,
                    .ifWrong = Severity::Critical});
}

static Procedure exposeDealer(const Situation& situation, int)
{
    const Table& table = situation.table;
    if (table.dealerHand.empty())
        return {};
    auto up = owe(act(Verb::TurnDealer), bankedGame(situation).rules().dealerUp, Severity::Critical, delivery);
    // with the board still down there is no hand to announce yet
    if (bankedGame(situation).settlesAfterFlop())
        return up;
    return during(inOrder(up, slideFor(situation, act(Verb::SlideDealer), table.dealerHand),
                          named(situation, Verb::NameDealer, table.dealerHand)),
                  handsUp(situation));
}

/// A wager settled; where payments are cut out chip by chip, the chips first, those of any value in any order.
static Procedure settled(const Situation& situation, const Duty& duty)
{
    const BankedOptions& house = bankedOptions(situation);
    if (!house.cutsPayments || duty.act.verb != Verb::PayWager)
        return owe(duty);
    std::vector<Procedure> chips;
    Chips left = duty.act.amount;
    const auto& tray = situation.table.tray;
    for (std::size_t i = tray.size(); i > 0; --i) {
        const ChipLot& row = tray[i - 1];
        const auto count = static_cast<int>(left / row.value);
        if (count == 0 || (house.largestPaid > 0 && row.value > house.largestPaid && i > 1))
            continue;
        left -= count * row.value;
        chips.push_back(
            owe(cutOut(duty.act.circle, *duty.act.seat, count, row.value), "GP-cut-out"_rule, Severity::Minor, pots));
    }
    return inOrder(inAnyOrder(std::move(chips)), owe(duty));
}

static Procedure payOrTakeBonus(const Situation& situation, Seat seat)
{
    const Chips wager = situation.table.at(seat).wagers.at(Circle::Bonus);
    const int odds = bonusOdds(situation, seat);
    return settled(situation,
                   Duty{odds > 0 ? actOnWager(Verb::PayWager, Circle::Bonus, seat, wager * odds)
                                 : actOnWager(Verb::TakeWager, Circle::Bonus, seat, wager),
                        bonusRule(situation), Severity::Critical, pots, bankedGame(situation).rules().bonus});
}

/// A hand with nothing left to play for may be picked up at once, as it is at the end.
static Procedure pickedUp(const Situation& situation, Seat seat)
{
    const auto& pots = situation.table.pots;
    if (situation.table.at(seat).wagers.at(Circle::PotBet) > 0
        || std::ranges::any_of(pots, [&](const MiddlePot& pot) { return pot.eligible.contains(seat); }))
        return {};
    return may(act(Verb::MuckHand, seat), bankedGame(situation).rules().pickUp, deck);
}

static Procedure payBonuses(const Situation& situation, int)
{
    const BankedGame& game = bankedGame(situation);
    const Table& table = situation.table;
    std::vector<Procedure> spots;
    for (const Seat seat : bettors(table)) {
        if (table.at(seat).wagers.at(Circle::Bonus) == 0)
            continue;
        std::vector<Procedure> steps;
        if (!game.sharesHand() && !isUp(table.at(seat)))
            steps.push_back(owe(act(Verb::TurnUp, seat), game.rules().playersUp, Severity::Major, showing));
        steps.push_back(payOrTakeBonus(situation, seat));
        if (!game.sharesHand() && situation.notes.folded.contains(seat))
            steps.push_back(pickedUp(situation, seat));
        spots.push_back(inOrder(steps));
    }
    auto settling = inHouseOrder(bankedOptions(situation).settleOrder, spots);
    // an order of settling is none of turning up
    return filledIfLacking(situation, game.sharesHand() ? settling : during(settling, handsUp(situation)));
}

static Procedure settleCircle(const Situation& situation, Seat seat, Circle circle, int compared)
{
    const BankedRules& rules = bankedGame(situation).rules();
    const Chips wager = situation.table.at(seat).wagers.at(circle);
    if (wager == 0)
        return {};
    // of the shared hand's document, who backs the dealer is paid by another rule than who backs the "Player"
    const bool shared = bankedGame(situation).sharesHand();
    const bool backsDealer = blindCircle(situation.table, seat) == Circle::DealerBlind;
    const Rule won = shared && backsDealer ? rules.lost : rules.won;
    const Rule lost = shared && backsDealer ? rules.dealerLost : rules.lost;
    const Verb verb = compared > 0 ? Verb::PayWager : compared < 0 ? Verb::TakeWager : Verb::PushWager;
    return settled(situation, Duty{actOnWager(verb, circle, seat, wager),
                                   compared > 0   ? won
                                   : compared < 0 ? lost
                                                  : rules.tied,
                                   Severity::Critical, pots});
}

static Procedure settleSpot(const Situation& situation, Seat seat)
{
    const int compared = comparedWithDealer(situation, seat);
    const std::array circles{blindCircle(situation.table, seat), Circle::Play, Circle::Raise};
    Procedure settled =
        inAnyOrder(eachOf(circles, [&](Circle circle) { return settleCircle(situation, seat, circle, compared); }));
    if (bankedGame(situation).sharesHand())
        return settled;
    return inOrder(slideFor(situation, act(Verb::Slide, seat), handOf(situation, seat)), settled,
                   pickedUp(situation, seat));
}

/// The spots that have a wager against the dealer's hand yet; some may have been settled too early.
static SeatSet unsettled(const Situation& situation)
{
    return (bettors(situation.table) - situation.notes.folded).where([&](Seat seat) {
        const Wagers& wagers = situation.table.at(seat).wagers;
        return wagers.total() > wagers.at(Circle::Bonus) + wagers.at(Circle::PotBet);
    });
}

static Procedure compare(const Situation& situation, int)
{
    const BankedGame& game = bankedGame(situation);
    const Table& table = situation.table;
    const SeatSet live = unsettled(situation);
    if (live.empty() && !banked::isUp(table.board))
        return {};
    // the document has both hands read, and not in which order
    std::vector<Procedure> steps;
    if (game.settlesAfterFlop()) {
        steps.push_back(slideFor(situation, act(Verb::SlideDealer), table.dealerHand));
        steps.push_back(named(situation, Verb::NameDealer, table.dealerHand));
        if (game.sharesHand())
            steps.push_back(named(situation, Verb::NameShared, table.sharedHand));
    }
    // with nobody left to settle with, hands that lie open may be read all the same
    if (live.empty())
        return inAnyOrder(std::move(steps)).changed([](Duty duty) {
            duty.optional = true;
            return std::optional(duty);
        });
    const auto spots = eachOf(live, [&](Seat seat) { return settleSpot(situation, seat); });
    steps.push_back(inHouseOrder(bankedOptions(situation).settleOrder, spots));
    return filledIfLacking(situation, inAnyOrder(std::move(steps)));
}

/// Who gets how much of a Pot Bet that several have won; the odd chip goes where the house says, or to any of them.
static Procedure shareOut(const Situation& situation, SeatSet winners, Chips amount, Rule rule)
{
    const PotOddChip habit = bankedOptions(situation).oddChip;
    const Chips unit = situation.house->smallestChip();
    const Chips share = amount / winners.size() / unit * unit;
    Chips left = amount - share * winners.size();
    std::vector<Seat> seats;
    for (const Seat seat : winners)
        seats.insert(habit == PotOddChip::FromTheRight ? seats.begin() : seats.end(), seat);
    FixedVector<Chips, 3> either;
    if (left > 0 && habit == PotOddChip::AnyOfThem)
        either = {share, share + unit};
    std::vector<Procedure> shares;
    for (const Seat seat : seats) {
        const Chips odd = std::min(left, unit);
        left -= odd;
        shares.push_back(owe(Duty{.act = pushPot(0, seat, share + odd),
                                  .rule = rule,
                                  .severity = Severity::Critical,
                                  .competency = pots,
                                  .order = bankedGame(situation).rules().potBet.last,
                                  .amounts = either}));
    }
    return inAnyOrder(std::move(shares));
}

static Procedure pushPotBet(const Situation& situation, int)
{
    const Table& table = situation.table;
    if (table.pots.empty() || table.pots.front().amount == 0)
        return {};
    const MiddlePot& pot = table.pots.front();
    const SeatSet winners = potWinners(situation);
    // pushed to nobody: wagers given back before the Pot Bets lay together
    if (winners.empty())
        return {};
    const PotBetRules& rules = bankedGame(situation).rules().potBet;
    const bool reading = winners.size() > 1 || playingForPot(situation).size() == 1;
    // whose share came too early has it
    const SeatSet others = winners - situation.notes.potShared;
    return shareOut(situation, others.empty() ? winners : others, pot.amount, reading ? rules.shared : rules.best);
}

/// The Pot Bet of the only player who made one, pushed back.
static std::optional<Act> onlyPotBettor(const Table& table)
{
    for (const Seat seat : bettors(table)) {
        const Chips bet = table.at(seat).wagers.at(Circle::PotBet);
        if (bet > 0 && table.pots.empty() && bet == wageredIn(table, Circle::PotBet))
            return actOnWager(Verb::PushWager, Circle::PotBet, seat, bet);
    }
    return std::nullopt;
}

static Procedure gatherPotBets(const Situation& situation, int)
{
    if (wageredIn(situation.table, Circle::PotBet) == 0)
        return {};
    const PotBetRules& rules = bankedGame(situation).rules().potBet;
    const auto gathered = owe(Duty{act(Verb::GatherPot), rules.gathered, Severity::Major, pots, rules.last});
    // who bets alone gets the bet back, from where it lies as well
    const auto alone = onlyPotBettor(situation.table);
    return alone ? inAnyOrder({gathered, owe(Duty{.act = *alone,
                                                  .rule = rules.gathered,
                                                  .severity = Severity::Critical,
                                                  .competency = pots,
                                                  .optional = true})})
                 : gathered;
}

/// Before it is time to award them; a round dealt again may have none.
static Procedure gatherEarly(const Situation& situation, int)
{
    if (wageredIn(situation.table, Circle::PotBet) == 0)
        return {};
    return may(act(Verb::GatherPot), bankedGame(situation).rules().potBet.gathered, pots);
}

HandValue valueOf(const Table& table, std::span<const LyingCard> own)
{
    const auto cards = cardsRead(table, own);
    // looked ahead to before the deal there is nothing to read
    return cards.empty() ? HandValue() : evaluate(cards);
}

Procedure inHouseOrder(SpotOrder order, const std::vector<Procedure>& leftToRight)
{
    if (order == SpotOrder::LeftToRight)
        return inOrder(leftToRight);
    // from the dealer's right, as most tables do
    const std::vector<Procedure> rightToLeft(leftToRight.rbegin(), leftToRight.rend());
    return order == SpotOrder::RightToLeft ? inOrder(rightToLeft) : inAnyOrder(rightToLeft);
}

Procedure sharedAnew(const Situation& situation, Seat pushedTo, const Procedure& rest)
{
    SeatSet winners;
    Rule rule;
    Chips owed = 0;
    for (const Duty& duty : rest.owed()) {
        if (duty.act.verb == Verb::PushPot && duty.act.seat) {
            winners.insert(*duty.act.seat);
            rule = duty.rule;
            owed += duty.act.amount;
        }
    }
    // of a share that comes in parts the rest is owed as it was
    if (winners.empty() || winners.contains(pushedTo) || situation.table.pots.empty())
        return rest;
    const Chips left = situation.table.pots.front().amount;
    // so are the others' shares, if they lie there, unless an odd chip may go with one or another of them
    if (owed <= left && !hasOddChip(situation))
        return rest;
    const auto others = rest.without([](const Duty& duty) { return duty.act.verb == Verb::PushPot; });
    return left > 0 ? inOrder(shareOut(situation, winners, left, rule), others) : others;
}

SeatSet playingForPot(const Situation& situation)
{
    const Table& table = situation.table;
    const auto hasPotBet = [&](Seat seat) { return table.at(seat).wagers.at(Circle::PotBet) > 0; };
    const SeatSet playing = table.pots.empty() ? bettors(table).where(hasPotBet) : table.pots.front().eligible;
    const SeatSet live = playing - situation.notes.folded;
    return bankedOptions(situation).foldedKeepsPot || live.empty() ? playing : live;
}

SeatSet potWinners(const Situation& situation)
{
    return playingForPot(situation).withMost(
        [&](Seat seat) { return valueOf(situation.table, handOf(situation, seat)); });
}

Procedure filledIfLacking(const Situation& situation, const Procedure& rest)
{
    auto settling = rest.without([](const Duty& duty) { return duty.rule == "GP-tray-fill"_rule; });
    const auto lacks = [&](const Duty& duty) {
        if (duty.act.verb == Verb::CutOut)
            return std::ranges::none_of(situation.table.tray, [&](const ChipLot& row) {
                return row.value == duty.act.amount && row.count >= duty.act.number;
            });
        const Chips cut = duty.act.seat ? situation.table.at(*duty.act.seat).cutOut.at(duty.act.circle) : 0;
        return duty.act.verb == Verb::PayWager && duty.act.amount > cut
               && !trayCanPay(situation.table, duty.act.amount - cut);
    };
    // by the order in which a dealer would go on
    Table table = situation.table;
    const bool enough = std::ranges::all_of(settling.duties(), [&](const Duty& duty) {
        const bool moves = has(duty.act, Trait::Settles) || duty.act.verb == Verb::CutOut;
        return !moves || perform(table, duty.act);
    });
    // who has had it filled once may have that done again before the spots are settled
    if (enough && situation.table.cage >= situation.notes.cageBefore)
        return settling;
    if (enough)
        return during(settling, inOrder(may(callFloor(Matter::TrayFill), "GP-tray-fill"_rule, pots),
                                        may(act(Verb::FillTray), "GP-tray-fill"_rule, pots)));
    const auto fill = inOrder(owe(callFloor(Matter::TrayFill), "GP-tray-fill"_rule, Severity::Minor, pots),
                              owe(act(Verb::FillTray), "GP-tray-fill"_rule, Severity::Major, pots));
    // what is taken before may bring the chips; but whatever can't wait is filled for first
    const auto next = settling.next();
    return next && lacks(*next) ? inAnyOrder({fill, settling}) : inAnyOrder({settling, fill});
}

Procedure slidForDealer(const Procedure& rest)
{
    std::vector<Procedure> slides;
    const auto settling = rest.changed([&](Duty duty) {
        if (duty.act.verb != Verb::Slide)
            return std::optional(duty);
        duty.optional = true;
        slides.push_back(owe(duty));
        return std::optional<Duty>();
    });
    // before a hand's wagers or after them: nobody waits for it
    return slides.empty() ? rest : during(settling, inAnyOrder(std::move(slides)));
}

Procedure handsUp(const Situation& situation)
{
    return inAnyOrder(thoseOf(
        liveSeats(situation.table), [&](Seat seat) { return !isUp(situation.table.at(seat)); },
        [&](Seat seat) { return may(act(Verb::TurnUp, seat), bankedGame(situation).rules().playersUp, showing); }));
}

const Chapter dealersHand{.heading = Heading::DealersHand, .open = exposeDealer};
const Chapter settleBonus{.heading = Heading::SettleBonus, .open = payBonuses, .depends = true};
const Chapter settleHoldem{.heading = Heading::SettleHoldem, .open = compare, .depends = true};
const Chapter potBetsIn{.heading = Heading::AwardPotBet, .open = gatherEarly, .depends = true};

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
    const HandValue dealers = banked::valueOf(table, table.dealerHand);
    const int player = own == dealers ? 0 : dealers < own ? 1 : -1;
    return blindCircle(table, seat) == Circle::DealerBlind ? -player : player;
}

Procedure BankedGame::awardAmong(const Situation& situation, int pot, SeatSet among) const
{
    const Chips amount = situation.table.pots[static_cast<std::size_t>(pot)].amount;
    return banked::shareOut(situation, among, amount, rules().potBet.best);
}

bool BankedGame::followsFromReading(const Situation& situation, const Act& reading, const Act& settled) const
{
    const Table& table = situation.table;
    if (!settled.seat || !has(settled, Trait::Settles))
        return true;
    const Chips wager = table.at(*settled.seat).wagers.at(settled.circle);
    if (settled.circle == Circle::Bonus || settled.circle == Circle::PotBet || settled.amount != wager)
        return false;
    const bool dealers = reading.verb == Verb::NameDealer;
    const auto other = dealers ? banked::handOf(situation, *settled.seat) : table.dealerHand;
    const auto compared = comparedWithReading(banked::valueOf(table, other), reading);
    if (compared == 0)
        return true; // by what was read it could come out either way
    const bool backsDealer = blindCircle(table, *settled.seat) == Circle::DealerBlind;
    const bool wins = ((compared > 0) == dealers) != backsDealer;
    return settled.verb == (wins ? Verb::PayWager : Verb::TakeWager);
}

HandValue bonusValue(const Situation& situation, Seat seat)
{
    Table table = situation.table;
    while (static_cast<int>(table.board.size()) + 2 > bankedOptions(situation).bonusTable.cards)
        table.board.pop_back();
    return banked::valueOf(table, banked::handOf(situation, seat));
}

int bonusOdds(const Situation& situation, Seat seat)
{
    return bankedOptions(situation).bonusTable.oddsFor(bonusValue(situation, seat));
}

} // namespace cutcard
