// SPDX-License-Identifier: GPL-3.0-or-later
// Hands turned up and read, pots pushed, the button moved.
#include "core/base/gathered.h"
#include "core/games/reasons.h"
#include "core/games/street/parts.h"

#include <numeric>

namespace cutcard::street {

namespace {

/// The best of these hands; equal ones share.
SeatSet bestOf(const Situation& situation, SeatSet eligible)
{
    return eligible.withMost([&](Seat seat) { return valueOf(situation, seat); });
}

/// Who can still win a pot; everybody still in, if all who could are out.
SeatSet rivalsFor(const Situation& situation, const MiddlePot& pot)
{
    const SeatSet claim = claimOn(situation, pot);
    return claim.empty() ? stillIn(situation) : claim;
}

/// The best of all fives with so many of the hand's own cards, which come first.
HandValue bestWith(int mustPlay, std::size_t own, std::span<const Card> cards)
{
    constexpr int five = 5;
    HandValue best;
    for (unsigned mask = 0; mask < 1U << cards.size(); ++mask) {
        const auto ownOnes = std::popcount(mask & ((1U << own) - 1U));
        if (std::popcount(mask) != five || ownOnes != mustPlay)
            continue;
        FixedVector<Card, five> hand;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if ((mask >> i & 1U) != 0)
                hand.push_back(cards[i]);
        }
        best = std::max(best, evaluate(hand));
    }
    return best;
}

/// A hand's highest card: by rank, and among equal ranks spades before hearts, diamonds and clubs.
std::pair<Rank, Suit> highestCard(const Situation& situation, Seat seat)
{
    std::pair<Rank, Suit> highest{Rank::Two, Suit::Clubs};
    for (const LyingCard& lying : situation.table.at(seat).hand)
        highest = std::max(highest, std::pair(lying.card.rank(), lying.card.suit()));
    return highest;
}

struct Share {
    Seat seat;
    Chips amount = 0;
};

/// What each winner of a pot gets, odd chips included.
std::vector<Share> sharesOf(const Situation& situation, SeatSet winners, const PotSplit& split)
{
    const OddChipWay way = streetGame(situation).habits(situation).oddChips;
    Chips left = way == OddChipWay::NextPot ? 0 : split.remainder;
    std::vector<Share> shares;
    for (const Seat seat : inOrderOfOddChips(situation, winners, way)) {
        // one chip each, until there are no more
        const Chips extra = std::min(left, situation.house->smallestChip());
        left -= extra;
        shares.push_back({.seat = seat, .amount = split.share + extra});
    }
    return shares;
}

/// Whether every card of the board lies there, and no more.
bool isBoardComplete(const Situation& situation)
{
    const auto& streets = streetGame(situation).variant().boardCards;
    return situation.table.board.size() == static_cast<std::size_t>(std::reduce(streets.begin(), streets.end()));
}

/// Whether the cards are not all dealt yet, or somebody has still to act.
bool isActionPending(const Situation& situation)
{
    return situation.betting.street < 0 || nextToAct(situation, currentRound(situation)).has_value();
}

/// A pot that no document gives to anybody: the floor says whose it is, and any of these may be its ruling.
Procedure awardByRuling(const Situation& situation, int index)
{
    const MiddlePot& pot = situation.table.pots[static_cast<std::size_t>(index)];
    const Rule rule = streetGame(situation).rules().dispute;
    Duty push{pushPot(index, pot.eligible.front(), pot.amount), rule, Severity::Major, Competency::Pots};
    for (const Seat seat : pot.eligible | stillIn(situation))
        push.alike.push_back(pushPot(index, seat, pot.amount));
    return inOrder(callAuthority(Matter::Dispute, rule, Severity::Major), owe(push));
}

/// Whether a hand wins a pot or a share of one.
bool winsAny(const Situation& situation, Seat seat)
{
    const auto isWon = [&](const MiddlePot& pot) { return pot.amount > 0 && isWonBy(situation, pot, seat); };
    // where the bets stay in front there is no pot yet, or it is only written down
    const bool inFront = inPots(situation.table) == 0 && hasBets(situation.table);
    return std::ranges::any_of(situation.table.pots, isWon) || std::ranges::any_of(situation.notes.recorded, isWon)
           || (inFront && isWonBy(situation, {}, seat));
}

/// What it breaks that a pot goes to whom it belongs before everybody has shown: the call to show, and nothing else.
std::optional<Ban> forbidsUnseen(const Situation& situation, const MiddlePot& pot)
{
    const SeatSet claim = claimOn(situation, pot);
    const auto isUnseen = [&](Seat seat) {
        return std::ranges::any_of(situation.table.at(seat).hand, [](const LyingCard& card) { return !card.faceUp; });
    };
    return onlyIf(claim.size() >= 2 && !isActionPending(situation) && std::ranges::any_of(claim, isUnseen),
                  Ban{.rule = streetGame(situation).rules().showdown,
                      .severity = Severity::Major,
                      .competency = Competency::Showdown,
                      .onlyWeighs = true,
                      .passes = true});
}

} // namespace

bool isOddRest(const Situation& situation, int index)
{
    const MiddlePot& pot = situation.table.pots[static_cast<std::size_t>(index)];
    const SeatSet live = liveSeats(situation.table);
    const SeatSet eligible = pot.eligible.empty() ? live : pot.eligible & live;
    if (eligible.empty() || streetGame(situation).habits(situation).oddChips != OddChipWay::NextPot)
        return false;
    const auto winners = bestOf(situation, eligible).size();
    return pot.amount > 0 && winners > 1 && pot.amount < winners * situation.house->smallestChip();
}

bool mayBeTabled(const Situation& situation, Seat seat)
{
    const StreetVariant& variant = streetGame(situation).variant();
    const auto& hand = situation.table.at(seat).hand;
    const SeatSet live = liveSeats(situation.table);
    return live.size() > 1 && live.contains(seat) && !situation.notes.decided && !isActionPending(situation)
           && canAct(situation).size() < 2 && variant.kept == variant.holeCards
           && std::ranges::any_of(hand, [](const LyingCard& lying) { return !lying.faceUp; });
}

bool isShownAgain(const Situation& situation, Seat seat)
{
    return !situation.notes.decided && liveSeats(situation.table).contains(seat)
           && std::ranges::all_of(situation.table.at(seat).hand, &LyingCard::faceUp);
}

Procedure withoutShowOf(Seat seat, const Procedure& procedure)
{
    return procedure.mappedTurns([seat](const Turn& turn) {
        const bool shown = turn.wait == Wait::Show && turn.seat == seat;
        return shown ? Procedure() : turnOf(turn.seat, turn.wait);
    });
}

Ban forbidsTurningUp(const Situation& situation)
{
    const bool contested = liveSeats(situation.table).size() > 1;
    const bool complete = isBoardComplete(situation);
    if (isActionPending(situation) || (contested && !complete && canAct(situation).size() > 1))
        return {"GP-live-hand"_rule, Severity::Critical, Competency::Protection};
    // who is alone, or has been paid, need not show
    if (!contested || situation.notes.decided)
        return {"GP-live-hand"_rule, Severity::Major, Competency::Protection};
    return {.rule = streetGame(situation).rules().showdown,
            .severity = complete ? Severity::Minor : Severity::Major,
            .competency = Competency::Showdown,
            .aboveOthers = true};
}

std::optional<Ban> forbidsShowdown(const Situation& situation)
{
    const bool over = situation.notes.decided || liveSeats(situation.table).size() < 2;
    return onlyIf(!over && (isActionPending(situation) || !isBoardComplete(situation)),
                  Ban{streetGame(situation).rules().showdown, Severity::Major, Competency::Showdown});
}

std::optional<Ban> forbidsMuckingUnseen(const Situation& situation, Seat seat)
{
    const auto& hand = situation.table.at(seat).hand;
    const bool unseen = std::ranges::any_of(hand, [](const LyingCard& lying) { return !lying.faceUp; });
    if (isActionPending(situation) || !unseen || situation.notes.decided || !isBoardComplete(situation)
        || liveSeats(situation.table).size() < 2)
        return std::nullopt;
    return Ban{.rule = streetGame(situation).rules().showdown,
               .severity = winsAny(situation, seat) ? Severity::Critical : Severity::Major,
               .competency = Competency::Showdown,
               .aboveOthers = true};
}

bool isDoneWith(const Situation& situation, Seat seat)
{
    const Table& table = situation.table;
    const auto& hand = table.at(seat).hand;
    const bool shown = !hand.empty() && std::ranges::all_of(hand, &LyingCard::faceUp);
    const bool open = shown && isBoardComplete(situation);
    const auto isLost = [&](const MiddlePot& pot) {
        return pot.amount == 0 || (open && !isWonBy(situation, pot, seat));
    };
    return std::ranges::all_of(table.pots, isLost) && (open || situation.notes.decided);
}

SeatSet claimOn(const Situation& situation, const MiddlePot& pot)
{
    const SeatSet live = stillIn(situation);
    return pot.eligible.empty() ? live : pot.eligible & live;
}

SeatSet winnersOf(const Situation& situation, const MiddlePot& pot)
{
    return bestOf(situation, rivalsFor(situation, pot));
}

bool isWonBy(const Situation& situation, const MiddlePot& pot, Seat seat)
{
    const SeatSet rivals = rivalsFor(situation, pot);
    if (!rivals.contains(seat))
        return false;
    const HandValue value = valueOf(situation, seat);
    return std::ranges::none_of(rivals - SeatSet{seat}, [&](Seat each) { return valueOf(situation, each) > value; });
}

std::vector<Seat> inOrderOfOddChips(const Situation& situation, SeatSet winners, OddChipWay way)
{
    std::vector<Seat> seats;
    seats.reserve(static_cast<std::size_t>(winners.size()));
    Seat seat = situation.table.button.value_or(situation.notes.bigBlindSeat);
    for (int i = 0; i < winners.size(); ++i) {
        seat = winners.nextAfter(seat);
        seats.push_back(seat);
    }
    if (way == OddChipWay::HighCard)
        std::ranges::sort(seats, std::ranges::greater(), [&](Seat each) { return highestCard(situation, each); });
    return seats;
}

HandValue valueOf(const Situation& situation, Seat seat)
{
    const StreetGame& game = streetGame(situation);
    const auto cards = game.playable(situation, seat);
    const int mustPlay = game.variant().mustPlay;
    return mustPlay == 0 ? evaluate(cards) : bestWith(mustPlay, situation.table.at(seat).hand.size(), cards);
}

std::optional<Ban> forbidsShare(const Situation& situation, const Act& push)
{
    const Table& table = situation.table;
    const auto index = static_cast<std::size_t>(push.number);
    const SeatSet live = stillIn(situation);
    if (push.number < 0 || index >= table.pots.size() || !isBoardComplete(situation) || live.size() < 2
        || situation.notes.isVoid)
        return std::nullopt;
    const MiddlePot& pot = table.pots[index];
    const SeatSet winners = winnersOf(situation, pot);
    const StreetRules& rules = streetGame(situation).rules();
    constexpr auto pots = Competency::Pots;
    const Rule best = winners.size() > 1 ? rules.split : rules.award(situation, winners);
    if (!push.seat || !winners.contains(*push.seat))
        return Ban{.rule = best, .severity = Severity::Critical, .competency = pots, .weighs = true};
    // with one share pushed what lies there is no whole pot any more: what is still owed of it says what is wrong
    if (situation.notes.settling == push.number)
        return std::nullopt;
    const Chips unit = situation.house->smallestChip();
    const PotSplit split = splitPot(pot.amount, winners.size(), unit);
    const auto shares = sharesOf(situation, winners, split);
    if (push.amount == std::ranges::find(shares, *push.seat, &Share::seat)->amount)
        return forbidsUnseen(situation, pot); // as it should be, if not now
    // with a fair share nothing but the odd chip can be in the wrong place
    const bool fair = split.remainder > 0 && push.amount >= split.share && push.amount <= split.share + split.remainder;
    if (fair)
        return Ban{.rule = rules.oddChip, .severity = Severity::Major, .competency = pots, .weighs = true};
    return Ban{.rule = best, .severity = Severity::Critical, .competency = pots, .weighs = true};
}

Procedure showdown(const Situation& situation, int)
{
    const SeatSet live = liveSeats(situation.table);
    if (live.size() < 2)
        return {};
    // everybody left turns up, in any order
    std::vector<Procedure> hands;
    for (const Seat seat : live) {
        if (std::ranges::all_of(situation.table.at(seat).hand, &LyingCard::faceUp))
            continue; // tabled when the betting was over
        if (situation.table.at(seat).absent)
            hands.push_back(
                owe(act(Verb::TurnUp, seat), "GP-absent-showdown"_rule, Severity::Major, Competency::Showdown));
        else
            hands.push_back(turnOf(seat, Wait::Show));
    }
    // nobody is told to show when all hands lie open
    return inOrder(owe(Duty{.act = say(Phrase::Showdown),
                            .rule = streetGame(situation).rules().showdown,
                            .severity = Severity::Minor,
                            .competency = Competency::Showdown,
                            .optional = hands.empty()}),
                   atomic(inAnyOrder(hands)));
}

Procedure readingOf(const Situation& situation, Seat seat, bool owedLater)
{
    // only a hand that wins has to be read; read wrongly any could have won
    const HandValue value = valueOf(situation, seat);
    // read with cards that are not the hand's own another may win
    const auto kept = static_cast<std::size_t>(streetGame(situation).variant().kept);
    const bool more = situation.table.at(seat).hand.size() > kept;
    return owe(Duty{.act = nameHand(seat, value.category(), value.namingRanks()),
                    .rule = streetGame(situation).rules().reading(situation, seat),
                    .severity = more ? Severity::Critical : Severity::Major,
                    .competency = Competency::Showdown,
                    .ifWrong = Severity::Critical,
                    .optional = owedLater,
                    .customary = !winsAny(situation, seat),
                    .owedLater = owedLater});
}

Procedure readHands(const Situation& situation, int)
{
    if (isDecidedEarly(situation.notes))
        return {};
    return inAnyOrder(eachOf(liveSeats(situation.table) - situation.notes.read,
                             [&](Seat seat) { return readingOf(situation, seat, false); }));
}

Procedure takeFromPots(const Situation& situation, int)
{
    return streetGame(situation).beforeAward(situation);
}

Procedure awardPots(const Situation& situation, int)
{
    // looked ahead to before anybody has cards
    if (stillIn(situation).empty())
        return {};
    std::vector<Procedure> pots;
    std::vector<Procedure> ruled;
    for (std::size_t i = 0; i < situation.table.pots.size(); ++i) {
        const MiddlePot& pot = situation.table.pots[i];
        if (pot.amount > 0 && !pot.eligible.empty() && (pot.eligible & stillIn(situation)).empty())
            ruled.push_back(awardByRuling(situation, static_cast<int>(i)));
        else if (pot.amount > 0)
            pots.push_back(streetGame(situation).awardAmong(situation, static_cast<int>(i), winnersOf(situation, pot)));
    }
    const StreetGame& game = streetGame(situation);
    if (game.habits(situation).newestPotFirst)
        std::ranges::reverse(pots);
    ruled.push_back(game.habits(situation).orderedAward ? inOrder(pots) : inAnyOrder(pots));
    return inAnyOrder(ruled);
}

Positions positionsAfter(const Situation& situation)
{
    const Positions last{*situation.table.button, situation.notes.smallBlindSeat, situation.notes.bigBlindSeat};
    return nextPositions(last, streetGame(situation).playersNext(situation),
                         streetGame(situation).habits(situation).positions);
}

Procedure moveButton(const Situation& situation, int)
{
    const StreetGame& game = streetGame(situation);
    if (game.playersNext(situation).size() < 2 || !situation.table.button)
        return {};
    const Seat next = game.nextButton(situation);
    // where the same player deals again it lies there already
    if (next == situation.table.button)
        return {};
    return owe(act(Verb::PlaceButton, next), game.rules().button(situation), Severity::Major, Competency::Blinds);
}

Procedure endHand(const Situation& situation, int)
{
    return streetGame(situation).endOfHand(situation);
}

/// Whether a hand that is mucked would have lost if a hand were what it was misread to be.
static bool losesAsRead(const Situation& situation, const Act& reading, const Act& muck)
{
    if (!muck.seat || !reading.seat)
        return false;
    if (muck.seat != reading.seat)
        return comparedWithReading(valueOf(situation, *muck.seat), reading) < 0;
    const SeatSet others = stillIn(situation) - SeatSet{*reading.seat};
    return std::ranges::any_of(others,
                               [&](Seat seat) { return comparedWithReading(valueOf(situation, seat), reading) > 0; });
}

} // namespace cutcard::street

namespace cutcard {

Procedure StreetGame::awardAmong(const Situation& situation, int index, SeatSet winners) const
{
    const Table& table = situation.table;
    const MiddlePot& pot = table.pots[static_cast<std::size_t>(index)];
    const SeatSet live = street::stillIn(situation);
    if (live.empty())
        return {}; // looked ahead to before the deal, with odd chips already in the middle
    const PotSplit split = splitPot(pot.amount, winners.size(), situation.house->smallestChip());
    const bool blindWins =
        situation.betting.street <= 0 && situation.betting.raises == 0 && live.front() == situation.notes.bigBlindSeat;
    const Rule alone = blindWins ? rules().blindWins : rules().uncontested;
    const Rule rule = isDecidedEarly(situation.notes) ? alone
                      : winners.size() > 1            ? rules().split
                                                      : rules().award(situation, winners);
    std::vector<Procedure> shares;
    for (const street::Share& share : street::sharesOf(situation, winners, split)) {
        if (share.amount > 0)
            shares.push_back(owe(Duty{.act = pushPot(index, share.seat, share.amount),
                                      .rule = rule,
                                      .severity = Severity::Critical,
                                      .competency = Competency::Pots,
                                      .order = rules().potOrder,
                                      .oddChips = split.remainder,
                                      .oddPart = share.amount - split.share,
                                      .oddRule = rules().oddChip}));
    }
    return atomic(inAnyOrder(shares));
}

bool StreetGame::followsFromReading(const Situation& situation, const Act& reading, const Act& push) const
{
    if (push.verb == Verb::MuckHand)
        return street::losesAsRead(situation, reading, push);
    const auto& pots = situation.table.pots;
    if (push.verb != Verb::PushPot || !push.seat || !reading.seat || push.number < 0
        || static_cast<std::size_t>(push.number) >= pots.size())
        return true;
    const MiddlePot& pot = pots[static_cast<std::size_t>(push.number)];
    const SeatSet claim = street::claimOn(situation, pot);
    if (!claim.contains(*reading.seat) || !claim.contains(*push.seat))
        return false;
    HandValue best;
    for (const Seat seat : claim - SeatSet{*reading.seat})
        best = std::max(best, street::valueOf(situation, seat));
    const auto compared = comparedWithReading(best, reading);
    // who wins the pot is not changed by it
    if (compared == (best <=> street::valueOf(situation, *reading.seat)))
        return false;
    if (push.seat == reading.seat)
        return compared <= 0;
    return compared >= 0 && street::valueOf(situation, *push.seat) == best;
}

} // namespace cutcard
