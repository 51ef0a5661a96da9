// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet sections 1.2 and 1.3: hands read, pots pushed and split, chips that can't be.
#include "core/games/street/betting_round.h"
#include "core/players/arranged_deck.h"
#include "core/tournament/calls/scene.h"

namespace cutcard::scenes {

/// Five community cards, no more than two of a suit, so that nobody has a flush.
static std::vector<Card> drawnBoard(std::vector<Card>& deck, RandomStream& stream)
{
    stream.shuffle(deck);
    std::vector<Card> board;
    std::array<int, suitCount> suits{};
    std::erase_if(deck, [&](Card card) {
        auto& ofSuit = suits[static_cast<std::size_t>(card.suit())];
        if (board.size() == 5 || ofSuit == 2)
            return false;
        ++ofSuit;
        board.push_back(card);
        return true;
    });
    return board;
}

/// A card of a rank that is still in the deck; nothing if there is none.
static std::optional<Card> takeOf(std::vector<Card>& deck, Rank rank)
{
    const auto found = std::ranges::find(deck, rank, &Card::rank);
    if (found == deck.end())
        return std::nullopt;
    const Card card = *found;
    deck.erase(found);
    return card;
}

/// Hands of the same ranks for those who are to share; the last one's second card may hang on the board.
static void layEqualHands(SessionSetup& setup, const std::vector<Seat>& seats, bool lastDiffers, RandomStream& stream)
{
    auto deck = eachOf(orderedDeck(), std::identity());
    WantedCards wanted;
    wanted.board = drawnBoard(deck, stream);
    const auto first = static_cast<Rank>(stream.below(rankCount));
    const auto second = static_cast<Rank>(stream.below(rankCount));
    for (const Seat seat : seats) {
        const Rank other = lastDiffers && seat == seats.back() ? static_cast<Rank>(stream.below(rankCount)) : second;
        const auto one = takeOf(deck, first);
        const auto two = takeOf(deck, other);
        if (!one || !two)
            return;
        wanted.hands[static_cast<std::size_t>(seat.index())] = {*one, *two};
    }
    if (auto arranged = arrangedDeck(setup, wanted))
        setup.deck = std::move(*arranged);
}

/// Some of those who are there, drawn.
static std::vector<Seat> drawnSeats(const SessionSetup& setup, std::size_t count, RandomStream& stream)
{
    auto seats = thoseOf(setup.seats, [&](const SeatSetup& each) { return !each.absent; }, &SeatSetup::seat);
    stream.shuffle(seats);
    seats.resize(std::min(seats.size(), count));
    return seats;
}

/// Those who stay to the showdown, while somebody else comes along for a bet and gives up: it leaves chips in the pot.
static Scene downToTheShowdown(const std::vector<Seat>& staying, RandomStream& stream)
{
    const bool oneMore = stream.chance(600);
    auto more = std::make_shared<std::optional<Seat>>();
    auto betOn = std::make_shared<std::size_t>(0);
    Scene scene;
    scene.steers = whenBetting([=, &stream](const Session& session, Seat seat) -> std::optional<Event> {
        const std::size_t board = session.table().board.size();
        const bool stays = contains(staying, seat);
        const BettingRound round = currentRound(session.situation());
        if (stays) {
            const Chips unit = unitOf(session);
            const Chips to = session.situation().notes.bigBlind + unit * stream.below(6);
            const bool bets = board >= 3 && *betOn < board && round.betTo == 0 && stream.chance(500)
                              && to < allChips(session.table(), seat);
            if (!bets)
                return goAlong(session, seat);
            *betOn = board;
            return Decision{.seat = seat, .choice = Choice::BetTo, .amount = to};
        }
        if (oneMore && !*more && board < 4)
            *more = seat;
        return oneMore && *more == seat && board < 4 ? goAlong(session, seat) : giveUp(session, seat);
    });
    return scene;
}

/// The chip that is over given to somebody, the whole pot to one, a half.
static std::vector<PlantedMistake> otherShares(const Session& session, const Duty& duty)
{
    const Chips unit = unitOf(session);
    const Chips pot = session.table().pots[static_cast<std::size_t>(duty.act.number)].amount;
    const int number = duty.act.number;
    const Seat seat = *duty.act.seat;
    const auto share = [&](Chips sum, Rule rule) {
        return misruling(pushPot(number, seat, sum), Fault::WrongAmount, rule);
    };
    std::vector<PlantedMistake> wrong;
    if (duty.oddChips > 0)
        wrong.push_back(share(duty.act.amount + unit, duty.oddRule));
    wrong.push_back(share(pot, duty.rule));
    wrong.push_back(share(pot / 2 / unit * unit, duty.rule));
    return wrong;
}

static std::optional<Duty> owedPush(const Session& session, bool odd)
{
    return owedWhere(session, [&](const Duty& duty) {
        return duty.act.verb == Verb::PushPot && (duty.oddChips > 0) == odd && liveSeats(session.table()).size() > 1;
    });
}

Scene oddChips(SessionSetup& setup, RandomStream& stream)
{
    const auto seats = drawnSeats(setup, stream.chance(500) ? 2 : 3, stream);
    layEqualHands(setup, seats, false, stream);
    Scene scene = downToTheShowdown(seats, stream);
    scene.stopsAt = [](const Session& session) { return owedPush(session, true); };
    scene.misrulings = otherShares;
    scene.cites = [](const Duty&) { return "1.2-odd"_rule; };
    return scene;
}

Scene winner(SessionSetup& setup, RandomStream& stream)
{
    const auto seats = drawnSeats(setup, 2 + static_cast<std::size_t>(stream.below(2)), stream);
    layEqualHands(setup, seats, stream.chance(600), stream);
    Scene scene = downToTheShowdown(seats, stream);
    scene.stopsAt = [](const Session& session) { return owedPush(session, false); };
    scene.misrulings = otherShares;
    return scene;
}

Scene reading(SessionSetup& setup, RandomStream& stream)
{
    const auto seats = drawnSeats(setup, 2 + static_cast<std::size_t>(stream.below(2)), stream);
    Scene scene = downToTheShowdown(seats, stream);
    scene.stopsAt = [](const Session& session) {
        // the best of them is the one that is argued about
        std::optional<Duty> best;
        for (const Duty& duty : session.procedure().owed()) {
            if (duty.act.verb == Verb::NameHand && !duty.optional && (!best || duty.act.hand > best->act.hand))
                best = duty;
        }
        return best;
    };
    // classes next to that of the hand
    scene.misrulings = [](const Session&, const Duty& duty) {
        return eachOf(nextTo(duty.act.hand), [&](HandClass other) {
            return misruling(nameHand(*duty.act.seat, other), Fault::WrongTarget, duty.rule);
        });
    };
    return scene;
}

} // namespace cutcard::scenes
