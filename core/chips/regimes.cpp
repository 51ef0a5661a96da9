// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/regimes.h"

#include "core/base/gathered.h"
#include "core/base/try.h"
#include "core/chips/action_replay.h"

namespace cutcard {

using Did = BettingStep::Kind;

/// Far above any tournament's chips, far below an overflow.
constexpr Chips mostChips = 1'000'000'000'000;

static Error fault(std::size_t step, Cause cause, std::string expected, std::string found)
{
    return {
        {.name = "hand", .line = static_cast<int>(step), .column = 0}, cause, std::move(expected), std::move(found)};
}

static Result<Done> verifyAmount(Chips amount, Chips least, const char* name)
{
    if (amount >= least && amount <= mostChips)
        return Done{};
    return fault(0, Cause::OutOfRange,
                 std::string(name) + ' ' + std::to_string(least) + ".." + std::to_string(mostChips),
                 std::to_string(amount));
}

static Result<Done> verifyFrame(const ComparedHand& hand)
{
    int players = 0;
    for (const Chips stack : hand.stacks) {
        TRY(verifyAmount(stack, 0, "stack"));
        players += stack > 0 ? 1 : 0;
    }
    if (players < 2)
        return fault(0, Cause::WrongCount, "2.." + std::to_string(maxSeats), std::to_string(players));
    TRY(verifyAmount(hand.bigBlind, 1, "big blind"));
    TRY(verifyAmount(hand.unit, 1, "unit"));
    TRY(verifyAmount(hand.carried, 0, "carried"));
    return verifyAmount(hand.loan, 1, "loan");
}

/// Whether a step puts in more than lies there, and no more than there can be.
static Result<Done> verifyTo(const BettingStep& step, Chips above, std::size_t number)
{
    if (step.to > above && step.to <= mostChips)
        return Done{};
    return fault(number, Cause::OutOfRange, std::to_string(above + 1) + ".." + std::to_string(mostChips),
                 std::to_string(step.to));
}

/// Whether the step can be done where the replay stands; the reference is the regime the hand was played
/// under.
static Result<Done> verifyStep(const ActionReplay& replay, const ComparedHand& hand, std::size_t index)
{
    const BettingStep& step = hand.steps[index];
    const std::size_t number = index + 1;
    if (step.kind == Did::NextRound) {
        const SeatSet owing = replay.owing();
        if (!owing.empty())
            return fault(number, Cause::Impossible, "call | fold", "seat " + std::to_string(owing.front().number()));
        return Done{};
    }
    const std::string seat = "seat " + std::to_string(step.seat.number());
    // a hand that is all-in can still be taken away
    if (replay.isFolded(step.seat) || (replay.isAllIn(step.seat) && step.kind != Did::Fold))
        return fault(number, Cause::Impossible, "seat with chips in the hand", seat);
    if (step.kind == Did::Blind || step.kind == Did::Raise)
        return verifyTo(step, step.kind == Did::Raise ? replay.bet() : 0, number);
    if (step.kind == Did::Fold && replay.playersIn().size() == 1)
        return fault(number, Cause::Impossible, "somebody to win", "fold");
    const bool owes = replay.inFront(step.seat) < replay.bet();
    if (step.kind == Did::Check && owes)
        return fault(number, Cause::Impossible, "call " + std::to_string(replay.bet()), "check");
    if (step.kind == Did::Call && !owes)
        return fault(number, Cause::Impossible, "check", "call");
    return Done{};
}

/// The bets that the players faced, step by step, in the hand as it was played.
static Result<std::vector<Chips>> betsWhenPlayed(const ComparedHand& hand)
{
    ActionReplay replay(hand, hand.playedUnder);
    std::vector<Chips> bets;
    for (std::size_t i = 0; i < hand.steps.size(); ++i) {
        TRY(verifyStep(replay, hand, i));
        bets.push_back(replay.bet());
        replay.play(hand.steps[i], replay.bet());
    }
    if (const SeatSet owing = replay.owing() - hand.toAct; !owing.empty())
        return fault(hand.steps.size(), Cause::Impossible, "call | fold",
                     "seat " + std::to_string(owing.front().number()));
    return bets;
}

using Terms = FixedVector<Term, maxSeats + 3>;

static void write(std::vector<ArithmeticLine>& lines, LineCode code, SeatSet seats, int pot, const Terms& terms)
{
    ArithmeticLine line{.code = code, .seats = seats, .pot = pot, .terms = terms};
    line.result = sumOf(line);
    lines.push_back(line);
}

/// Equal amounts become one term: 3 x 1,500 rather than 1,500 + 1,500 + 1,500.
static Terms grouped(ChipsBySeat amounts)
{
    std::ranges::sort(amounts, std::greater{});
    Terms terms;
    for (const Chips amount : amounts) {
        if (amount <= 0)
            break;
        if (!terms.empty() && terms.back().each == amount)
            ++terms.back().count;
        else
            terms.push_back({1, amount});
    }
    return terms;
}

static Contributions calledContributions(const HandStakes& stakes, const HandSettlement& settlement,
                                         const PotOptions& options)
{
    Contributions contributions;
    for (std::size_t i = 0; i < stakes.size(); ++i)
        contributions[i] = stakes[i].contribution;
    if (settlement.uncalled)
        contributions = refunded(contributions, *settlement.uncalled);
    if (options.capDeadBlind) {
        for (Contribution& contribution : contributions) {
            contribution.live += contribution.dead;
            contribution.dead = 0;
        }
    }
    return contributions;
}

static void writePots(std::vector<ArithmeticLine>& lines, const HandStakes& stakes, const HandSettlement& settlement,
                      const PotOptions& options)
{
    const Contributions contributions = calledContributions(stakes, settlement, options);
    const LayeredPots& pots = settlement.pots;
    Terms all;
    Chips from = 0;
    for (std::size_t k = 0; k < pots.size(); ++k) {
        const bool last = k + 1 == pots.size();
        const Chips to = heightOf(pots[k], contributions);
        ChipsBySeat parts{};
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const Chips live = contributions[i].live;
            parts[i] = (last ? std::max(live, from) : std::clamp(live, from, to)) - from;
        }
        Terms terms = grouped(parts);
        if (k == 0) {
            for (const Contribution& contribution : contributions) {
                if (contribution.dead > 0)
                    terms.push_back({1, contribution.dead});
            }
            if (options.carried > 0)
                terms.push_back({1, options.carried});
        }
        write(lines, k == 0 ? LineCode::MainPot : LineCode::SidePot, pots[k].eligible, static_cast<int>(k), terms);
        all.push_back({1, pots[k].amount});
        from = to;
    }
    if (pots.size() > 1)
        write(lines, LineCode::PotTotal, {}, -1, all);
}

static void writeAward(std::vector<ArithmeticLine>& lines, const PotAward& award, int pot, OddChips oddChips)
{
    if (award.winners.empty()) {
        write(lines, LineCode::CarriedOn, {}, pot, {{1, award.amount}});
        return;
    }
    if (award.winners.size() == 1) {
        write(lines, LineCode::Won, award.winners, pot, {{1, award.amount}});
        return;
    }
    Chips share = award.amount;
    for (const Seat seat : award.winners)
        share = std::min(share, award.payouts[static_cast<std::size_t>(seat.index())]);
    const Chips odd = award.amount - share * award.winners.size();
    Terms terms{{award.winners.size(), share}};
    if (odd > 0)
        terms.push_back({1, odd});
    write(lines, LineCode::Split, award.winners, pot, terms);
    if (odd == 0)
        return;
    if (oddChips == OddChips::CarryToNextHand)
        return write(lines, LineCode::CarriedOn, {}, pot, {{1, odd}});
    for (const Seat seat : award.winners) {
        if (const Chips chip = award.payouts[static_cast<std::size_t>(seat.index())] - share; chip > 0)
            write(lines, LineCode::OddChips, {seat}, pot, {{1, chip}});
    }
}

static void writeOutcome(std::vector<ArithmeticLine>& lines, Seat seat, const HandStake& stake,
                         const StakeOutcome& outcome)
{
    Terms terms{{1, stake.start}};
    if (stake.loan > 0)
        terms.push_back({1, stake.loan});
    terms.push_back({-1, outcome.bet});
    terms.push_back({1, outcome.won});
    write(lines, LineCode::Stack, {seat}, -1, terms);
    if (outcome.fate == LoanFate::Won || outcome.fate == LoanFate::Untouched)
        write(lines, LineCode::LoanRepaid, {seat}, -1, {{1, outcome.stack + stake.loan}, {-1, stake.loan}});
    else if (outcome.fate == LoanFate::Lost)
        write(lines, LineCode::LoanLost, {seat}, -1, {{1, stake.loan}, {-1, outcome.toBank}});
    if (outcome.eliminated)
        write(lines, LineCode::Eliminated, {seat}, -1, {});
}

/// The arithmetic of uncalled bets, pots, awards, stacks and loans, appended to the lines of the betting.
static void writeSettlement(std::vector<ArithmeticLine>& lines, const HandStakes& stakes,
                            const HandSettlement& settlement, const PotOptions& options, OddChips oddChips)
{
    if (const auto& uncalled = settlement.uncalled) {
        const auto& stake = stakes[static_cast<std::size_t>(uncalled->seat.index())];
        const Chips bet = stake.contribution.live + stake.contribution.dead;
        write(lines, LineCode::Uncalled, {uncalled->seat}, -1, {{1, bet}, {-1, bet - uncalled->amount}});
    }
    writePots(lines, stakes, settlement, options);
    // LA-17: the newest side pot has the fewest claimants and goes first
    for (std::size_t k = settlement.awards.size(); k-- > 0;)
        writeAward(lines, settlement.awards[k], static_cast<int>(k), oddChips);
    Terms stacks;
    Chips before = options.carried;
    for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
        const auto index = static_cast<std::size_t>(seat.index());
        if (stakes[index].start == 0)
            continue;
        writeOutcome(lines, seat, stakes[index], settlement.outcomes[index]);
        before += stakes[index].start;
        stacks.push_back({1, settlement.outcomes[index].stack});
    }
    if (const Chips carried = totalCarried(settlement.awards); carried > 0)
        stacks.push_back({1, carried});
    write(lines, LineCode::ChipsInPlay, {}, -1, stacks);
    if (totalAbsorbed(settlement) > 0)
        write(lines, LineCode::ChipsGrown, {}, -1, {{1, before}, {1, totalAbsorbed(settlement)}});
}

static Resolution resolved(const ComparedHand& hand, const std::vector<Chips>& bets, Regime regime)
{
    ActionReplay replay(hand, regime);
    for (std::size_t i = 0; i < hand.steps.size(); ++i)
        replay.play(hand.steps[i], bets[i]);
    replay.finish();
    const bool league = regime == Regime::League;
    const PotOptions potOptions{.capDeadBlind = !league || hand.capDeadBlind, .carried = league ? hand.carried : 0};
    const bool carries = league && hand.carriesOdd;
    const SettleOptions settleOptions{.unit = hand.unit,
                                      .oddChips = carries ? OddChips::CarryToNextHand : OddChips::FromLeftOfButton,
                                      .button = hand.button,
                                      .order = hand.oddOrder};
    Resolution resolution{.regime = regime, .lines = replay.lines(), .stakes = replay.stakes()};
    resolution.settlement = settleHand(resolution.stakes, hand.strengths, potOptions, settleOptions);
    writeSettlement(resolution.lines, resolution.stakes, resolution.settlement, potOptions, settleOptions.oddChips);
    return resolution;
}

Chips sumOf(const ArithmeticLine& line)
{
    return sumOf(line.terms, [&](const Term& term) { return term.count * term.each; });
}

Result<Done> verify(const ComparedHand& hand)
{
    TRY(verifyFrame(hand));
    return betsWhenPlayed(hand).transform([](const auto&) { return Done{}; });
}

Result<Resolution> resolve(const ComparedHand& hand, Regime regime)
{
    TRY(verifyFrame(hand));
    return betsWhenPlayed(hand).transform([&](const auto& bets) { return resolved(hand, bets, regime); });
}

Result<std::vector<Resolution>> resolveAll(const ComparedHand& hand)
{
    std::vector<Resolution> resolutions;
    for (const Regime regime : allRegimes) {
        resolutions.push_back(TRY(resolve(hand, regime)));
    }
    return resolutions;
}

} // namespace cutcard
