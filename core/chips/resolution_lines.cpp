// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/resolution_lines.h"

#include <algorithm>
#include <array>
#include <functional>

namespace cutcard {

namespace {

using Terms = FixedVector<Term, maxSeats + 3>;

void write(std::vector<ArithmeticLine>& lines, LineCode code, SeatSet seats, int pot, const Terms& terms)
{
    ArithmeticLine line{.code = code, .seats = seats, .pot = pot, .terms = terms};
    line.result = sumOf(line);
    lines.push_back(line);
}

/// Equal amounts become one term: 3 x 1,500 rather than 1,500 + 1,500 + 1,500.
Terms grouped(ChipsBySeat amounts)
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

Contributions calledContributions(const HandStakes& stakes, const HandSettlement& settlement, const PotOptions& options)
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

/// The bet up to which a pot reaches: the smallest of those who can win it.
Chips heightOf(const Pot& pot, const Contributions& contributions)
{
    Chips height = 0;
    for (const Seat seat : pot.eligible) {
        const Chips live = contributions[static_cast<std::size_t>(seat.index())].live;
        height = height == 0 ? live : std::min(height, live);
    }
    return height;
}

void writePots(std::vector<ArithmeticLine>& lines, const HandStakes& stakes, const HandSettlement& settlement,
               const PotOptions& options)
{
    const Contributions contributions = calledContributions(stakes, settlement, options);
    const Pots& pots = settlement.pots;
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

void writeAward(std::vector<ArithmeticLine>& lines, const PotAward& award, int pot, OddChips oddChips)
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

void writeOutcome(std::vector<ArithmeticLine>& lines, Seat seat, const HandStake& stake, const StakeOutcome& outcome)
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

} // namespace

void writeSettlement(std::vector<ArithmeticLine>& lines, const HandStakes& stakes, const HandSettlement& settlement,
                     const PotOptions& options, OddChips oddChips)
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

} // namespace cutcard
