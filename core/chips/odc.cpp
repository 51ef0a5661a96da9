// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chips/odc.h"

#include "core/base/defect.h"
#include "core/base/gathered.h"

#include <algorithm>

namespace cutcard {

/// What the bank takes back from a borrower, and whether the seat lives on.
static void settleLoan(StakeOutcome& outcome, const HandStake& stake)
{
    const Chips held = outcome.stack;
    outcome.odcBet = std::max<Chips>(outcome.bet - stake.start, 0);
    if (outcome.odcBet == 0)
        outcome.fate = LoanFate::Untouched;
    else if (outcome.won > 0 && held > stake.loan)
        outcome.fate = LoanFate::Won;
    else
        outcome.fate = LoanFate::Lost;
    outcome.toBank = outcome.fate == LoanFate::Lost ? held : stake.loan;
    outcome.absorbed = stake.loan - outcome.toBank;
    outcome.stack = held - outcome.toBank;
}

static StakeOutcome outcomeOf(const HandStake& stake, Chips uncalled, Chips won)
{
    StakeOutcome outcome;
    outcome.uncalled = uncalled;
    outcome.bet = stake.contribution.live + stake.contribution.dead - uncalled;
    outcome.won = won;
    outcome.stack = stake.start + stake.loan - outcome.bet + won;
    holds(outcome.bet <= stake.start + stake.loan);
    if (stake.loan > 0)
        settleLoan(outcome, stake);
    outcome.eliminated = stake.start > 0 && outcome.stack == 0;
    return outcome;
}

HandSettlement settleHand(const HandStakes& stakes, const Strengths& strengths, const PotOptions& potOptions,
                          const SettleOptions& settleOptions)
{
    Contributions contributions;
    for (std::size_t i = 0; i < stakes.size(); ++i)
        contributions[i] = stakes[i].contribution;
    HandSettlement settlement;
    settlement.uncalled = uncalledExcess(contributions, potOptions);
    ChipsBySeat uncalled{};
    if (settlement.uncalled) {
        contributions = refunded(contributions, *settlement.uncalled);
        uncalled[static_cast<std::size_t>(settlement.uncalled->seat.index())] = settlement.uncalled->amount;
    }
    settlement.pots = layeredPots(contributions, potOptions);
    settlement.awards = settle(settlement.pots, strengths, settleOptions);
    const ChipsBySeat won = totalPayouts(settlement.awards);
    for (std::size_t i = 0; i < stakes.size(); ++i)
        settlement.outcomes[i] = outcomeOf(stakes[i], uncalled[i], won[i]);
    return settlement;
}

Chips totalStacks(const HandSettlement& settlement)
{
    return sumOf(settlement.outcomes, &StakeOutcome::stack);
}

Chips totalAbsorbed(const HandSettlement& settlement)
{
    return sumOf(settlement.outcomes, &StakeOutcome::absorbed);
}

} // namespace cutcard
