// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/atlas/parts.h"

#include "core/base/gathered.h"
#include "core/games/banked/banked_game.h"

namespace cutcard::atlas {

// ---- games dealt in streets

static int streetNow(G g)
{
    return streetGame(g.situation).streetOf(g.situation);
}

static int cardsOfPass(G g, int pass)
{
    return g.situation.notes.dealtIn.size() * pass;
}

static bool isDraw(G g)
{
    return !g.situation.notes.drawing.empty() || g.waits(Wait::Draw) || g.owes(Verb::Spread);
}

static bool isGathered(G g)
{
    return g.just(Verb::GatherCards) && g.isWhole()
           && (!g.next || g.owes(Verb::PlaceButton) || g.owes(Verb::CountStack) || g.owes(Phrase::Winner));
}

static bool isUnshuffled(G g)
{
    return g.isWhole() && g.table.shuffles == 0 && !isDraw(g) && !isGathered(g);
}

static bool isCut(G g)
{
    return g.isWhole()
           && (g.owes(Verb::OfferCut) || g.waits(Wait::Cut) || g.owes(Verb::CompleteCut) || g.owes(Verb::PlaceCutCard)
               || g.just(Verb::PlaceCutCard));
}

static bool isBeforeFlop(G g)
{
    return g.board() == 0 && g.table.burns.empty() && !isDraw(g) && g.table.cutCardPlaced;
}

/// Private cards go round: so many lie there already, at least one less than at most.
static bool isPitching(G g, int from, int to)
{
    if (!isBeforeFlop(g) || g.situation.betting.street >= 0)
        return false;
    const bool begun = g.dealt >= from && g.dealt < to && (g.dealt > 0 || g.owes(Verb::Pitch));
    return begun || (g.dealt == to && (g.just(Verb::Pitch) || g.owes(Verb::Pitch) || g.owes(Verb::PlaceExposed)));
}

/// Whether bets are still made on the street that lies there.
static bool isOpen(G g)
{
    if (g.waits(Wait::Bet) || (g.next && isPointing(g.next->act)))
        return true;
    return nextToAct(g.situation, currentRound(g.situation)).has_value();
}

static bool isDealt(G g)
{
    return cardsOfPass(g, streetGame(g.situation).variant().holeCards) > 0 && g.table.cutCardPlaced && !isDraw(g)
           && g.dealt >= cardsOfPass(g, streetGame(g.situation).variant().holeCards);
}

static bool isAround(G g)
{
    return !g.situation.notes.decided && !isDecidedEarly(g.situation.notes) && g.live.size() > 1;
}

template <int street> static bool isFresh(G g)
{
    return streetNow(g) == street && (street > 0 || isDealt(g)) && isAround(g) && !g.acted && isOpen(g);
}

template <int street> static bool isInAction(G g)
{
    return streetNow(g) == street && (street > 0 || isDealt(g)) && isAround(g) && g.acted && isOpen(g);
}

static bool isBurnt(G g)
{
    return g.just(Verb::Burn) && g.owes(Verb::Board);
}

/// The round is matched: what follows is pots, or the next card, which has not begun.
template <int street> static bool isClosed(G g)
{
    if (streetNow(g) != street || g.situation.betting.street != street || !isAround(g) || isOpen(g) || isBurnt(g))
        return false;
    return (!g.waits(Wait::Show) || g.owes(Phrase::Showdown) || g.owes(Verb::ReturnChips)) && !g.waits(Wait::Discard)
           && !g.pushed && !g.owes(Verb::NameHand) && !g.owes(Verb::PushPot) && !g.just(Phrase::Showdown)
           && !g.just(Phrase::MenOverboard);
}

template <int street> static bool isBurntFor(G g)
{
    return isBurnt(g) && streetNow(g) == street - 1;
}

/// Some of a street's cards lie there, not all.
template <int street> static bool isLaying(G g)
{
    const auto& cards = streetGame(g.situation).variant().boardCards;
    int before = 0;
    for (int i = 0; i < street; ++i)
        before += cards[static_cast<std::size_t>(i)];
    const int due = before + cards[static_cast<std::size_t>(street)];
    return isAround(g)
           && ((g.board() > before && g.board() < due)
               || (g.board() == due && g.just(Verb::Board) && g.last->number > 0 && streetNow(g) == street));
}

static bool isRunout(G g)
{
    const bool cards = g.owes(Verb::Burn) || g.owes(Verb::Board);
    return cards && isAround(g) && canAct(g.situation).size() < 2 && g.board() < 5 && g.situation.betting.street >= 0;
}

static bool isWon(G g)
{
    return isDecidedEarly(g.situation.notes) && !g.pushed && !g.isWhole() && !isDraw(g);
}

static bool someoneShown(G g)
{
    return std::ranges::any_of(g.live,
                               [&](Seat seat) { return std::ranges::any_of(g.at(seat).hand, &LyingCard::faceUp); });
}

static bool isShowdownBegun(G g)
{
    return ((g.waits(Wait::Show) && !g.owes(Phrase::Showdown) && !g.owes(Verb::ReturnChips))
            || g.just(Phrase::Showdown))
           && g.live.size() > 1 && !someoneShown(g);
}

static bool isReading(G g)
{
    return g.live.size() > 1 && !g.pushed && g.situation.betting.street >= 0
           && ((g.waits(Wait::Show) && someoneShown(g)) || g.owes(Verb::NameHand));
}

static bool isRead(G g)
{
    return g.live.size() > 1 && !g.pushed && !isOpen(g)
           && (g.just(Verb::NameHand) || g.owes(Verb::PushPot) || g.owes(Verb::TakeRake))
           && (g.owes(Verb::PushPot) || g.owes(Verb::TakeRake) || g.owes(Verb::Sweep) || g.owes(Verb::BuildPot));
}

static bool isPushed(G g)
{
    return g.pushed && !g.isWhole();
}

static bool postsBlinds(G g)
{
    return g.isWhole() && g.table.cutCardPlaced && !g.owes(Verb::Pitch) && !isDraw(g) && !g.owes(Verb::PlaceCutCard);
}

static bool isShuffling(G g)
{
    return g.isWhole() && g.table.shuffles > 0 && !isDraw(g) && (g.owes(Verb::Shuffle) || g.just(Verb::Shuffle));
}

static bool isFirstCard(G g)
{
    return isBeforeFlop(g) && ((g.dealt == 0 && g.owes(Verb::Pitch)) || (g.dealt == 1 && g.just(Verb::Pitch)));
}

static bool isFirstPass(G g)
{
    return isPitching(g, 1, cardsOfPass(g, 1));
}

static bool isSecondPass(G g)
{
    return isPitching(g, cardsOfPass(g, 1), cardsOfPass(g, 2));
}

constexpr std::array holdemMoments{
    Moment{"draw", isDraw},
    Moment{"between", isUnshuffled},
    Moment{"shuffle", isShuffling},
    Moment{"cut", isCut},
    Moment{"blinds", postsBlinds},
    Moment{"first-card", isFirstCard},
    Moment{"first-pass", isFirstPass},
    Moment{"second-pass", isSecondPass},
    Moment{"dealt", isFresh<0>},
    Moment{"r1", isInAction<0>},
    Moment{"r1-closed", isClosed<0>},
    Moment{"flop-burnt", isBurntFor<1>},
    Moment{"flop-laying", isLaying<1>},
    Moment{"flop-dealt", isFresh<1>},
    Moment{"r2", isInAction<1>},
    Moment{"r2-closed", isClosed<1>},
    Moment{"turn-burnt", isBurntFor<2>},
    Moment{"turn-dealt", isFresh<2>},
    Moment{"r3", isInAction<2>},
    Moment{"r3-closed", isClosed<2>},
    Moment{"river-burnt", isBurntFor<3>},
    Moment{"river-dealt", isFresh<3>},
    Moment{"r4", isInAction<3>},
    Moment{"r4-closed", isClosed<3>},
    Moment{"runout", isRunout},
    Moment{"won", isWon},
    Moment{"showdown", isShowdownBegun},
    Moment{"reading", isReading},
    Moment{"read", isRead},
    Moment{"pushed", isPushed},
    Moment{"gathered", isGathered},
};

// ---- the same with a second deal, discards and overdrawn chips

constexpr std::array riverboatMoments{
    Moment{"between", isUnshuffled},
    Moment{"shuffle", isShuffling},
    Moment{"cut", isCut},
    Moment{"blinds", postsBlinds},
    Moment{"first-card", isFirstCard},
    Moment{"hole-1", isFirstPass},
    Moment{"hole-2", isSecondPass},
    Moment{"dealt", isFresh<0>},
    Moment{"r1", isInAction<0>},
    Moment{"r1-closed", isClosed<0>},
    Moment{"launch-burnt", isBurntFor<1>},
    Moment{"launch-laying", isLaying<1>},
    Moment{"launch-dealt", isFresh<1>},
    Moment{"r2", isInAction<1>},
    Moment{"r2-closed", isClosed<1>},
    Moment{"boat",
           [](G g) {
               return isAround(g) && g.board() == 2
                      && (g.owes(Verb::Pitch) || g.owes(Verb::PlaceExposed)
                          || (g.just(Verb::Pitch) && streetNow(g) > 0));
           }},
    Moment{"boat-dealt", isFresh<2>},
    Moment{"r3", isInAction<2>},
    Moment{"r3-closed", isClosed<2>},
    Moment{"overboard", [](G g) { return g.waits(Wait::Discard) || g.just(Phrase::MenOverboard); }},
    Moment{"chosen",
           [](G g) {
               return !g.situation.notes.overboard.empty() && !g.turn
                      && (g.owes(Verb::NoRiverDisc) || g.owes(Verb::NoTurnDisc)) && isAround(g);
           }},
    Moment{"discs", [](G g) { return g.owes(Phrase::Reveal); }},
    Moment{"revealed",
           [](G g) {
               return (g.just(Phrase::Reveal) || (g.owes(Verb::Burn) && g.board() == 2)) && g.owes(Verb::Burn)
                      && !g.situation.notes.overboard.empty();
           }},
    Moment{"turn-burnt", isBurntFor<3>},
    Moment{"turn-dealt", isFresh<3>},
    Moment{"r4", isInAction<3>},
    Moment{"r4-closed", isClosed<3>},
    Moment{"river-burnt", isBurntFor<4>},
    Moment{"river-dealt", isFresh<4>},
    Moment{"r5", isInAction<4>},
    Moment{"r5-closed", isClosed<4>},
    Moment{"won", isWon},
    Moment{"showdown", isShowdownBegun},
    Moment{"reading", isReading},
    Moment{"read", isRead},
    Moment{"pushed", isPushed},
    Moment{"accounts",
           [](G g) {
               return g.pushed && !isDraw(g)
                      && (g.owes(Verb::TakeLoan) || g.owes(Verb::Credit) || g.owes(Verb::Charge)
                          || g.owes(Phrase::Eliminated) || g.just(Verb::TakeLoan) || g.just(Verb::Credit));
           }},
    Moment{"gathered", isGathered},
};

// ---- house-banked games

static bool isDealerUp(G g)
{
    return !g.table.dealerHand.empty() && g.table.dealerHand.front().faceUp;
}

static bool isEmpty(G g)
{
    return g.isWhole() && g.waits(Wait::Wager) && !g.acted;
}

static bool areBetsOn(G g)
{
    return g.isWhole() && (g.waits(Wait::Wager) || g.owes(Verb::CorrectWager)) && g.dealt == 0;
}

static bool areBetsClosed(G g)
{
    return g.isWhole() && g.table.shuffles == 0 && !g.turn
           && (g.owes(Phrase::NoMoreBets) || g.owes(Verb::Shuffle) || g.owes(Verb::TakeDeck));
}

static bool isHandShuffle(G g)
{
    return g.isWhole()
           && ((g.table.shuffles > 0 && g.owes(Verb::Shuffle)) || g.just(Verb::Shuffle) || g.just(Verb::TakeDeck));
}

static bool isSelfCut(G g)
{
    return g.isWhole() && (g.owes(Verb::SelfCut) || g.just(Verb::SelfCut));
}

static int cardsOut(G g)
{
    return g.dealt + static_cast<int>(g.table.dealerHand.size());
}

static int handsOut(G g)
{
    return 1 + sumOf(g.table.places, [&](const SeatPlace& place) { return place.wagers.total() > 0 ? 1 : 0; });
}

static bool handsCards(G g)
{
    return g.board() == 0
           && (g.owes(Verb::Pitch) || g.owes(Verb::DealDealer) || g.just(Verb::Pitch) || g.just(Verb::DealDealer));
}

static bool isFirstRound(G g)
{
    return handsCards(g) && (cardsOut(g) < handsOut(g) || (cardsOut(g) == handsOut(g) && g.last != nullptr));
}

static bool isSecondRound(G g)
{
    return handsCards(g) && cardsOut(g) >= handsOut(g);
}

static bool isBoardGoingDown(G g)
{
    // also with a card face up that lay so in the deck
    return g.owes(Verb::BoardDown) || g.just(Verb::BoardDown) || (g.up == 0 && g.owes(Verb::Burn) && !g.isWhole());
}

static bool isLaidOut(G g)
{
    return g.board() == 5 && g.up == 0 && !g.acted && !isDealerUp(g) && g.table.dealerHand.size() == 2
           && (g.table.sharedHand.empty() || !g.table.sharedHand.front().faceUp);
}

/// Everybody has said what there was to say before the next cards are turned up.
static bool isDecided(G g, int up, bool dealerUp)
{
    return g.board() == 5 && g.up == up && isDealerUp(g) == dealerUp && g.acted && g.session.procedure().turns().empty()
           && !g.waits(Wait::PlayOrFold) && !g.waits(Wait::Raise) && !(g.next && isPointing(g.next->act));
}

static bool isAsked(G g, Wait wait, int up)
{
    return g.up == up && g.board() == 5
           && (g.waits(wait) || (g.next && isPointing(g.next->act) && g.acted) || g.owes(Verb::CorrectWager));
}

static bool isOnWager(const Act* act)
{
    return act != nullptr
           && (act->verb == Verb::TakeWager || act->verb == Verb::PayWager || act->verb == Verb::PushWager
               || act->verb == Verb::CutOut);
}

static bool owesWager(G g, bool bonus)
{
    return g.next && isOnWager(&g.next->act) && (g.next->act.circle == Circle::Bonus) == bonus;
}

static bool justWager(G g, bool bonus)
{
    return isOnWager(g.last) && (g.last->circle == Circle::Bonus) == bonus;
}

static bool isTurned(G g)
{
    return g.up == 5 && (g.just(Verb::TurnBoard) || g.owes(Verb::NameShared) || g.owes(Verb::TurnDealer));
}

static bool isFlopFresh(G g)
{
    return g.up > 0 && g.up <= 3 && !g.acted
           && (g.just(Verb::TurnBoard) || g.owes(Verb::Slide) || (g.next && isPointing(g.next->act)));
}

static bool isPayingBonus(G g)
{
    return g.up >= 3 && (owesWager(g, true) || justWager(g, true));
}

static bool isPayingMain(G g)
{
    return g.up == 5 && isDealerUp(g) && (owesWager(g, false) || justWager(g, false));
}

static bool isSettled(G g)
{
    return !g.isWhole() && g.owes(Verb::GatherCards) && g.situation.notes.voidBy == Rule();
}

static bool isPickedUp(G g)
{
    return g.isWhole() && (g.just(Verb::GatherCards) || g.just(Verb::LoadShuffler));
}

constexpr std::array dealerLastRest{
    Moment{"decide-1", [](G g) { return !isDealerUp(g) && isAsked(g, Wait::PlayOrFold, 0); }},
    Moment{"decided-1", [](G g) { return isDecided(g, 0, false); }},
    Moment{"flop-up", isFlopFresh},
    Moment{"decide-2", [](G g) { return isAsked(g, Wait::Raise, 3); }},
    Moment{"decided-2", [](G g) { return isDecided(g, 3, false); }},
    Moment{"turned", [](G g) { return isTurned(g) && !isDealerUp(g); }},
    Moment{"dealer-up", [](G g) { return g.up == 5 && (g.just(Verb::TurnDealer) || g.just(Verb::NameDealer)); }},
    Moment{"bonus", isPayingBonus},
    Moment{"main", isPayingMain},
    Moment{"pot", [](G g) { return g.up == 5 && (g.owes(Verb::GatherPot) || g.owes(Verb::PushPot) || g.pushed); }},
    Moment{"settled", isSettled},
    Moment{"gathered", isPickedUp},
};

// up to the dealer's cards the versions differ, from there on they go alike
constexpr std::array sharedOpening{
    Moment{"between", isEmpty},
    Moment{"bets", areBetsOn},
    Moment{"closed", areBetsClosed},
    Moment{"shuffle", isHandShuffle},
    Moment{"cut", isSelfCut},
    Moment{"deal-player", [](G g) { return g.owes(Verb::DealShared) || g.just(Verb::DealShared); }},
    Moment{"deal-board", isBoardGoingDown},
    Moment{"deal-dealer", [](G g) { return g.owes(Verb::DealDealer) || g.just(Verb::DealDealer); }},
    Moment{"laid", isLaidOut},
    Moment{"player-up",
           [](G g) {
               return !g.table.sharedHand.empty() && g.table.sharedHand.front().faceUp && !g.acted && g.up == 0
                      && !isDealerUp(g) && g.table.dealerHand.size() == 2;
           }},
};
constexpr std::array ownHandsOpening{
    Moment{"between", isEmpty},       Moment{"bets", areBetsOn},          Moment{"closed", areBetsClosed},
    Moment{"shuffle", isHandShuffle}, Moment{"cut", isSelfCut},           Moment{"deal-1", isFirstRound},
    Moment{"deal-2", isSecondRound},  Moment{"laying", isBoardGoingDown}, Moment{"laid", isLaidOut},
};
constexpr std::array dealerFirstRest{
    Moment{"decide", [](G g) { return !isDealerUp(g) && isAsked(g, Wait::PlayOrFold, 0); }},
    Moment{"decided", [](G g) { return isDecided(g, 0, false); }},
    Moment{"dealer-up", [](G g) { return isDealerUp(g) && g.up == 0 && !g.acted && !g.owes(Verb::TurnBoard); }},
    Moment{"raise", [](G g) { return isDealerUp(g) && isAsked(g, Wait::Raise, 0); }},
    Moment{"raised",
           [](G g) { return isDecided(g, 0, true) || (isDealerUp(g) && g.up == 0 && g.owes(Verb::TurnBoard)); }},
    Moment{"flop-up", isFlopFresh},
    Moment{"bonus", isPayingBonus},
    Moment{"bonus-done", [](G g) { return g.up == 3 && g.owes(Verb::TurnBoard) && !owesWager(g, true); }},
    Moment{"turned", isTurned},
    Moment{"read",
           [](G g) {
               return g.up == 5 && isDealerUp(g)
                      && (g.just(Verb::NameDealer) || g.just(Verb::NameShared) || g.just(Verb::Slide))
                      && !g.owes(Verb::NameDealer) && !g.owes(Verb::NameShared);
           }},
    Moment{"main", isPayingMain},
    Moment{"settled", isSettled},
    Moment{"gathered", isPickedUp},
};

/// Both parts of a version's moments.
static std::vector<Moment> bothOf(std::span<const Moment> opening, std::span<const Moment> rest)
{
    std::vector<Moment> all(opening.begin(), opening.end());
    all.insert(all.end(), rest.begin(), rest.end());
    return all;
}

std::span<const Moment> momentsOf(GameId game)
{
    static const auto shared = bothOf(sharedOpening, dealerFirstRest);
    static const auto dealerFirst = bothOf(ownHandsOpening, dealerFirstRest);
    static const auto dealerLast = bothOf(ownHandsOpening, dealerLastRest);
    if (const auto* banked = dynamic_cast<const BankedGame*>(&gameOf(game))) {
        if (banked->sharesHand())
            return shared;
        return banked->variant().dealerWaits ? dealerLast : dealerFirst;
    }
    const auto& streets = dynamic_cast<const StreetGame&>(gameOf(game)).variant();
    return streets.fullHand > streets.holeCards ? std::span<const Moment>(riverboatMoments) : holdemMoments;
}

} // namespace cutcard::atlas
