// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/bot.h"

#include "core/base/gathered.h"

namespace cutcard {

SeatView viewOf(const Situation& situation, Seat seat)
{
    const Table& table = situation.table;
    const SeatPlace& place = table.at(seat);
    const BettingRound round = currentRound(situation);
    SeatView view;
    view.seat = seat;
    for (const LyingCard& lying : place.hand)
        view.hand.push_back(lying.card);
    for (const LyingCard& lying : table.board)
        view.board.push_back(lying.card);
    view.stack = place.stack;
    view.bet = place.bet;
    view.betTo = round.betTo;
    view.callTo = callTo(table, round, seat);
    view.pot = inPots(table);
    for (const SeatPlace& other : table.places)
        view.pot += other.bet;
    view.bigBlind = situation.notes.bigBlind;
    view.playable = streetGame(situation).playable(situation, seat);
    view.handSize = streetGame(situation).variant().fullHand;
    view.loan = streetGame(situation).loanToBeHad(situation, seat);
    view.opponents = liveSeats(table).size() - 1;
    SeatSet behind = round.toAct & canAct(situation);
    behind.erase(seat);
    view.behind = behind.size();
    view.raised = round.aggressor.has_value();
    return view;
}

/// A starting hand's worth by high card, pair, suit and gap (after Chen's count), per thousand.
static int startingStrength(Card first, Card second)
{
    const int high = static_cast<int>(std::max(first.rank(), second.rank()));
    const int low = static_cast<int>(std::min(first.rank(), second.rank()));
    constexpr std::array<int, rankCount> halfPoints{2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20};
    int points = halfPoints[static_cast<std::size_t>(high)];
    if (high == low)
        return std::min(1000, std::max(10, points * 2) * 25);
    if (first.suit() == second.suit())
        points += 4;
    const int gap = high - low - 1;
    constexpr std::array<int, 4> gapCost{0, 2, 4, 8};
    points -= gap < 4 ? gapCost[static_cast<std::size_t>(gap)] : 10;
    if (gap <= 1 && high < static_cast<int>(Rank::Queen))
        points += 2;
    return std::clamp(points * 25, 0, 1000);
}

/// How many of the hands that others could hold on this board are worse, per thousand.
static int boardStrength(const SeatView& view)
{
    std::uint64_t known = 0;
    HeldCards board;
    const auto see = [&](Card card, HeldCards& held) {
        known |= std::uint64_t{1} << static_cast<unsigned>(card.index());
        held.add(card);
    };
    for (const Card card : view.board)
        see(card, board);
    HeldCards mine = board;
    for (const Card card : view.hand)
        see(card, mine);
    const HandValue value = mine.value();
    int worse = 0;
    int all = 0;
    // every seventh pair of unseen cards: enough for a player's judgement, and quick
    for (int pair = 0; pair < cardCount * cardCount; pair += 7) {
        const int a = pair / cardCount;
        const int b = pair % cardCount;
        if (a >= b || ((known >> static_cast<unsigned>(a)) & 1U) != 0
            || ((known >> static_cast<unsigned>(b)) & 1U) != 0)
            continue;
        HeldCards theirs = board;
        theirs.add(Card::fromIndex(a));
        theirs.add(Card::fromIndex(b));
        const HandValue other = theirs.value();
        worse += other < value ? 2 : (other == value ? 1 : 0);
        all += 2;
    }
    return all == 0 ? 500 : worse * 1000 / all;
}

/// How a hand of five private cards compares by its class: most reach a pair or two, few a full house.
static int riverboatStrength(const SeatView& view)
{
    if (view.playable.size() < 5) {
        // two cards and two on the board: pairs and what the two are worth
        int strength = startingStrength(view.hand[0], view.hand[1]);
        for (const Card mine : view.hand) {
            const auto pairs = std::ranges::count(view.board, mine.rank(), &Card::rank);
            strength += static_cast<int>(pairs) * 220;
        }
        return std::min(1000, strength);
    }
    constexpr std::array<int, handClassCount> byClass{120, 380, 600, 720, 800, 860, 930, 980, 995, 1000};
    const HandValue value = evaluate(view.playable);
    return byClass[static_cast<std::size_t>(value.category())];
}

static Chips sizedRaise(const SeatView& view, RandomStream& stream)
{
    if (view.board.empty()) {
        const Chips base = view.raised ? 3 * view.betTo : 2 * view.bigBlind;
        return base + view.bigBlind * stream.below(3);
    }
    // half a pot to a whole one
    return view.betTo + view.pot * (50 + 10 * stream.below(6)) / 100;
}

static Wish anything(RandomStream& stream, const SeatView& view)
{
    switch (stream.below(view.betTo > view.bet ? 4 : 3)) {
    case 0:
        return {.kind = Wish::Kind::CheckOrCall};
    case 1:
        return {.kind = Wish::Kind::Raise,
                .raiseTo = stream.between(view.betTo + 1, view.bet + view.stack + view.betTo)};
    case 2:
        return stream.chance(250) ? Wish{.kind = Wish::Kind::AllIn} : Wish{.kind = Wish::Kind::CheckOrCall};
    default:
        return {.kind = Wish::Kind::Fold};
    }
}

static Wish raise(const SeatView& view, RandomStream& stream)
{
    const Chips to = sizedRaise(view, stream);
    // nobody keeps a few chips behind
    if (to * 10 >= (view.bet + view.stack + view.loan) * 7)
        return {.kind = Wish::Kind::AllIn};
    return {.kind = Wish::Kind::Raise, .raiseTo = to};
}

int strengthOf(const SeatView& view)
{
    if (view.hand.size() < 2)
        return 0;
    if (view.board.empty())
        return startingStrength(view.hand[0], view.hand[1]);
    return view.handSize > 2 ? riverboatStrength(view) : boardStrength(view);
}

/// What a hand comes to without some of its cards; every choice is tried on the same turns and rivers.
static int worthWithout(const SeatView& view, const FixedVector<Card, 3>& away,
                        const FixedVector<Card, cardCount>& unseen, RandomStream stream)
{
    constexpr int samples = 12;
    const auto count = static_cast<int>(unseen.size());
    int worth = 0;
    for (int i = 0; i < samples; ++i) {
        FixedVector<Card, maxHandCards + 5> cards;
        for (const Card card : view.hand) {
            if (!contains(away, card))
                cards.push_back(card);
        }
        for (const Card card : view.board)
            cards.push_back(card);
        const int first = stream.below(count);
        const int second = (first + 1 + stream.below(count - 1)) % count;
        if (!away.empty())
            cards.push_back(unseen[static_cast<std::size_t>(first)]);
        if (away.size() > 1)
            cards.push_back(unseen[static_cast<std::size_t>(second)]);
        worth += static_cast<int>(evaluate(cards).category());
    }
    return worth;
}

static int wantedOf(const SeatView& view, const Style& style)
{
    return view.board.empty() ? 1000 - style.loose : 600;
}

static bool wantsToRaise(const SeatView& view, const Style& style, int strength, RandomStream& stream)
{
    const bool strong = strength >= (view.board.empty() ? 700 : 820);
    return (strong && stream.chance(style.aggressive + 200))
           || (strength >= wantedOf(view, style) && stream.chance(style.aggressive / 3))
           || stream.chance(style.bluff / 2);
}

/// The price of a call against what it can win.
static bool isWorthCalling(const SeatView& view, const Style& style, int strength)
{
    const bool preflop = view.board.empty();
    const Chips toCall = view.callTo - view.bet;
    // with lent chips the whole tournament is at stake
    if (view.loan > 0 && toCall > view.stack && strength + style.sticky / 2 < 650)
        return false;
    const auto price = static_cast<int>(toCall * 1000 / (view.pot + toCall));
    const int worth = strength + style.sticky / 2 - (preflop ? 250 : 300);
    const bool cheap = preflop && toCall <= view.bigBlind && strength >= wantedOf(view, style);
    return cheap || worth >= price + 250 * static_cast<int>(toCall * 2 > view.stack + view.loan);
}

FixedVector<Card, 3> chooseDiscards(const SeatView& view, const RandomStream& stream)
{
    FixedVector<Card, cardCount> unseen;
    for (const Card card : orderedDeck()) {
        if (!contains(view.hand, card) && !contains(view.board, card))
            unseen.push_back(card);
    }
    FixedVector<Card, 3> best;
    int most = -1;
    const auto count = static_cast<int>(view.hand.size());
    // all pairs (a, b): a == b lays down one, b == count none but for the first of them
    for (int a = 0; a < count; ++a) {
        for (int b = a; b <= count; ++b) {
            if (b == count && a > 0)
                continue;
            FixedVector<Card, 3> away;
            if (b < count)
                away.push_back(view.hand[static_cast<std::size_t>(a)]);
            if (b < count && a != b)
                away.push_back(view.hand[static_cast<std::size_t>(b)]);
            const int worth = worthWithout(view, away, unseen, stream);
            if (worth > most) {
                most = worth;
                best = away;
            }
        }
    }
    return best;
}

Wish decide(const SeatView& view, const Style& style, RandomStream& stream)
{
    if (style.uniform)
        return anything(stream, view);
    if (style.sticky >= 1000 && !stream.chance(style.aggressive))
        return {.kind = Wish::Kind::CheckOrCall};
    int strength = strengthOf(view);
    // the more opponents, the better a hand must be
    if (!view.board.empty())
        strength -= 40 * std::max(0, view.opponents - 1);
    if (wantsToRaise(view, style, strength, stream))
        return raise(view, stream);
    // after a mistake of the dealer's there may be less in the middle than in front of a player
    const bool free = view.callTo <= view.bet;
    return {.kind = free || isWorthCalling(view, style, strength) ? Wish::Kind::CheckOrCall : Wish::Kind::Fold};
}

SessionSetup withShortStacks(SessionSetup setup)
{
    const auto session = Session::start(setup);
    if (!session)
        return setup;
    const Chips bigBlind = session->situation().notes.bigBlind;
    const Chips unit = setup.common().smallestChip();
    constexpr int leastBlinds = 1;
    constexpr int mostBlinds = 4;
    RandomStream stream(setup.seed, StreamPurpose::Players);
    for (std::size_t i = 1; i < setup.seats.size(); i += 2) {
        const Chips wanted = bigBlind * stream.between(leastBlinds, mostBlinds);
        setup.seats[i].stack = std::min(setup.seats[i].stack, std::max(unit, wanted / unit * unit));
    }
    return setup;
}

} // namespace cutcard
