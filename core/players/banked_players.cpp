// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/simulator.h"

#include "core/base/gathered.h"
#include "core/games/banked/banked_game.h"

namespace cutcard {

namespace {

constexpr int thousand = 1000;

Decision wager(Seat seat, Circle circle, Chips amount)
{
    Decision decision{.seat = seat, .choice = Choice::Wager};
    decision.wagers.at(circle) = amount;
    return decision;
}

/// Opening wagers that the dealer has to put right.
void spoil(const Session& session, Decision& decision, RandomStream& stream)
{
    const BankedOptions& house = bankedOptions(session.situation());
    const Chips unit = house.smallestChip();
    Wagers& wagers = decision.wagers;
    const bool shared = bankedGame(session.situation()).sharesHand();
    switch (stream.below(5)) {
    case 0: // no bonus
        wagers.at(Circle::Bonus) = 0;
        break;
    case 1: // not equal
        wagers.at(shared ? Circle::PlayerBlind : Circle::Blind) += unit;
        break;
    case 2: // over the limit
        for (Chips& amount : wagers.amounts)
            amount = amount > 0 ? house.mostBet + unit : 0;
        break;
    case 3:
        if (shared) // both sides
            wagers.at(Circle::DealerBlind) = wagers.at(Circle::PlayerBlind) = wagers.at(Circle::Bonus);
        else // one of two
            wagers.at(Circle::Blind) = 0;
        break;
    default:
        if (house.potBet)
            wagers.at(Circle::PotBet) = house.potBetSize() + unit;
        else
            wagers.at(Circle::Bonus) = std::max(unit, house.leastBet - unit);
        break;
    }
}

Decision openingWagers(const Session& session, Seat seat, const IncidentPlan& plan, const Style& style,
                       RandomStream& stream)
{
    const BankedOptions& house = bankedOptions(session.situation());
    const Chips stack = session.table().at(seat).stack;
    // room for the play and the largest further wager too
    constexpr int unitsOfRound = 5;
    if (stack < unitsOfRound * house.leastBet + house.potBetSize()) {
        const Decision more{.seat = seat, .choice = Choice::BuyIn, .amount = house.startingChips()};
        if (session.isPossible(more))
            return more;
    }
    Decision decision{.seat = seat, .choice = Choice::Wager};
    const Decision sitsOut = decision;
    const Chips wanted = house.leastBet * stream.anyOf(std::array{1, 1, 1, 2, 2, 3, 5, 10});
    const Chips size = std::min({wanted, house.mostBet, stack / unitsOfRound / house.leastBet * house.leastBet});
    if (size < house.leastBet || stream.chance(20))
        return sitsOut;
    Wagers& wagers = decision.wagers;
    wagers.at(Circle::Bonus) = size;
    if (!bankedGame(session.situation()).sharesHand())
        wagers.at(Circle::Blind) = size;
    else if (stream.chance(850))
        wagers.at(stream.chance(350) ? Circle::DealerBlind : Circle::PlayerBlind) = size;
    // a Pot Bet may be larger than what is left beside the other wagers
    if (house.potBet && stream.chance(style.loose + 200) && wagers.total() + house.potBetSize() <= stack)
        wagers.at(Circle::PotBet) = house.potBetSize();
    const Decision proper = decision;
    if (stream.chance(plan.improperBet))
        spoil(session, decision, stream);
    if (session.isPossible(decision))
        return decision;
    return session.isPossible(proper) ? proper : sitsOut;
}

/// How good a seat's hand looks, per thousand, from its cards, those turned up and the dealer's once seen.
int outlook(const Situation& situation, Seat seat)
{
    const Table& table = situation.table;
    const auto& own = bankedGame(situation).sharesHand() ? table.sharedHand : table.at(seat).hand;
    auto cards = eachOf(own, &LyingCard::card);
    for (const LyingCard& lying : table.board) {
        if (lying.faceUp)
            cards.push_back(lying.card);
    }
    const auto dealers = thoseOf(table.dealerHand, &LyingCard::faceUp, &LyingCard::card);
    if (cards.empty())
        return thousand / 2;
    if (!dealers.empty()) {
        const HandValue mine = evaluate(cards);
        const HandValue others = evaluate(dealers);
        return mine == others ? thousand / 2 : others < mine ? 650 : 350;
    }
    const HandValue value = evaluate(cards);
    const int highest = static_cast<int>(std::ranges::max(cards, {}, &Card::rank).rank());
    constexpr int perClass = 300;
    constexpr int perRank = 20;
    return std::min(thousand, 200 + static_cast<int>(value.category()) * perClass + highest * perRank);
}

Decision playOrFold(const Session& session, Seat seat, const IncidentPlan& plan, const Style& style,
                    RandomStream& stream)
{
    const Table& table = session.table();
    const Chips blind = table.at(seat).wagers.at(blindCircle(table, seat));
    const Chips stack = table.at(seat).stack;
    const Chips unit = session.setup().common().smallestChip();
    const Decision fold{.seat = seat, .choice = Choice::Fold};
    int seen = outlook(session.situation(), seat);
    if (blindCircle(table, seat) == Circle::DealerBlind)
        seen = thousand - seen;
    // the best play hardly ever folds, but players do
    if (seen < 400 && stream.chance((thousand - style.loose) / 2))
        return fold;
    if (stack < blind) {
        const Decision more{.seat = seat, .choice = Choice::BuyIn, .amount = session.setup().common().startingChips()};
        if (stack > 0 && stream.chance(plan.improperBet))
            return wager(seat, Circle::Play, stack);
        return session.isPossible(more) ? more : fold;
    }
    if (stream.chance(plan.improperBet)) {
        const Decision wrong = wager(seat, Circle::Play, stream.chance(500) ? blind + unit : blind - unit);
        if (session.isPossible(wrong))
            return wrong;
    }
    return wager(seat, Circle::Play, blind);
}

Decision further(const Session& session, Seat seat, const IncidentPlan& plan, const Style& style, RandomStream& stream)
{
    const Situation& situation = session.situation();
    const auto sizes = bankedGame(situation).raiseSizes(situation, seat);
    const Chips stack = session.table().at(seat).stack;
    const Chips unit = session.setup().common().smallestChip();
    const Decision check{.seat = seat, .choice = Choice::Check};
    int seen = outlook(situation, seat);
    if (blindCircle(session.table(), seat) == Circle::DealerBlind)
        seen = thousand - seen;
    if (stream.chance(plan.improperBet)) {
        const Decision wrong = wager(seat, Circle::Raise, sizes.back() + (stream.chance(500) ? unit : -unit));
        if (session.isPossible(wrong))
            return wrong;
    }
    const bool likes = seen > 520 || stream.chance(style.bluff);
    if (!likes || stack < sizes.front())
        return check;
    const bool most = stack >= sizes.back() && stream.chance(500 + style.aggressive / 2);
    return wager(seat, Circle::Raise, most ? sizes.back() : sizes.front());
}

/// A circle of the game, by chance; chips are moved in it when they should not be.
Circle anyCircle(const Session& session, RandomStream& stream)
{
    const auto opening = bankedGame(session.situation()).openingCircles(session.situation());
    const auto which = static_cast<std::size_t>(stream.below(static_cast<int>(opening.size()) + 2));
    if (which < opening.size())
        return opening[which];
    return which == opening.size() ? Circle::Play : Circle::Raise;
}

std::vector<Incident> atAnyTime(const Session& session, RandomStream& stream)
{
    constexpr std::array kinds{Mishap::LateWager,     Mishap::WagerTouched,   Mishap::MoneyOnTable,
                               Mishap::HandDiscussed, Mishap::AdviceAsked,    Mishap::CardsBelowTable,
                               Mishap::HandShown,     Mishap::RulingDisputed, Mishap::ForeignCard,
                               Mishap::WagerPinched,  Mishap::EarlyWager};
    std::vector<Incident> possible;
    const Seat seat = stream.anyOf(session.setup().seats).seat;
    for (const Mishap kind : kinds) {
        Incident incident{.mishap = kind, .seat = mishapFacts(kind).takesSeat ? seat : Seat()};
        if (mishapFacts(kind).takesAmount)
            incident.amount = session.setup().common().smallestChip();
        if (mishapFacts(kind).takesCircle)
            incident.circle = anyCircle(session, stream);
        if (session.isPossible(incident))
            possible.push_back(incident);
    }
    return possible;
}

/// What can be seen of a card by what the dealer did last, and how often.
struct CardMishap {
    Verb verb;
    int IncidentPlan::* often;
    Mishap mishap;
};
constexpr auto cardMishaps = std::to_array<CardMishap>({
    {Verb::Pitch, &IncidentPlan::exposedCard, Mishap::CardExposed},
    {Verb::DealDealer, &IncidentPlan::exposedCard, Mishap::DealerCardSeen},
    {Verb::BoardDown, &IncidentPlan::exposedCard, Mishap::BoardCardSeen},
    {Verb::SelfCut, &IncidentPlan::boxedCard, Mishap::BoxedCard},
    {Verb::TakeDeck, &IncidentPlan::boxedCard, Mishap::BoxedCard},
});

} // namespace

Decision bankedDecision(const Session& session, const Turn& turn, const IncidentPlan& plan, const Style& style,
                        RandomStream& stream)
{
    switch (turn.wait) {
    case Wait::PlayOrFold:
        return playOrFold(session, turn.seat, plan, style, stream);
    case Wait::Raise:
        return further(session, turn.seat, plan, style, stream);
    default:
        return openingWagers(session, turn.seat, plan, style, stream);
    }
}

std::optional<Incident> bankedIncident(const Session& session, const IncidentPlan& plan, RandomStream& stream)
{
    const Act* last = session.entries().empty() ? nullptr : std::get_if<Act>(&session.entries().back().event);
    if (last == nullptr || !session.entries().back().wasRight())
        return std::nullopt;
    const auto ifPossible = [&](const Incident& incident) {
        return session.isPossible(incident) ? std::optional(incident) : std::nullopt;
    };
    const bool machine = bankedOptions(session.situation()).machine;
    const auto* card = std::ranges::find(cardMishaps, last->verb, &CardMishap::verb);
    const bool dealt = card != cardMishaps.end() && card->often == &IncidentPlan::exposedCard;
    // a card flashes about as often in a whole round as in a pitched hand
    constexpr int cardsOfRound = 4;
    if (dealt && machine && stream.chance(plan.exposedCard / cardsOfRound))
        return ifPossible({.mishap = Mishap::MachineJam, .seat = {}});
    if (card != cardMishaps.end() && stream.chance(plan.*card->often)) {
        Incident incident{.mishap = card->mishap, .seat = {}};
        if (card->mishap == Mishap::CardExposed)
            incident.seat = *last->seat;
        if (card->mishap == Mishap::BoxedCard)
            incident.amount = 1 + stream.below(16);
        return ifPossible(incident);
    }
    if (!stream.chance(plan.mishap))
        return std::nullopt;
    const auto possible = atAnyTime(session, stream);
    return possible.empty() ? std::nullopt : std::optional(stream.anyOf(possible));
}

std::optional<Decision> bankedOutOfTurn(const Session& session, const IncidentPlan& plan, RandomStream& stream)
{
    const auto turn = session.turn();
    if (!turn || turn->wait != Wait::Raise || session.situation().notes.folded.empty()
        || !stream.chance(plan.outOfTurn))
        return std::nullopt;
    const Seat seat = session.situation().notes.folded.front();
    const Decision early = wager(seat, Circle::Raise, bankedOptions(session.situation()).leastBet);
    return session.isPossible(early) ? std::optional(early) : std::nullopt;
}

} // namespace cutcard
