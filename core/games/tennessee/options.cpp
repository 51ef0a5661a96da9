// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/tennessee/options.h"

#include "core/games/option_rows.h"

namespace cutcard {

constexpr Chips mostChips = 1'000'000;
constexpr int mostDoublings = 20; // more would leave no stack to post from
constexpr int mostFirstHand = 100;

constexpr std::array bankingChoices{
    ChoiceOf<Banking>{Banking::Odc, {"odc", Houses::tr("overdrawn chips (ODC)")}},
    ChoiceOf<Banking>{Banking::Both, {"both", Houses::tr("either, as the player chooses")}},
    ChoiceOf<Banking>{Banking::SidePots, {"side-pots", Houses::tr("side pots")}},
};
constexpr std::array chargeBaseChoices{
    ChoiceOf<ChargeBase>{ChargeBase::WholeLoan, {"whole-loan", Houses::tr("the whole loan")}},
    ChoiceOf<ChargeBase>{ChargeBase::PartBet, {"part-bet", Houses::tr("the part that was bet")}},
};
constexpr std::array chargeTimeChoices{
    ChoiceOf<ChargeTime>{ChargeTime::PerLoan, {"each-loan", Houses::tr("at each loan")}},
    ChoiceOf<ChargeTime>{ChargeTime::OncePerRound, {"once-a-round", Houses::tr("once a round of the event")}},
};
constexpr std::array unusedChoices{
    ChoiceOf<UnusedLoan>{UnusedLoan::Refund, {"refund", Houses::tr("go back to the bank")}},
    ChoiceOf<UnusedLoan>{UnusedLoan::Credit, {"credit", Houses::tr("are credited")}},
};
constexpr std::array eventChoices{
    ChoiceOf<TennesseeEvent>{TennesseeEvent::Table, {"table", Houses::tr("a table by itself")}},
    ChoiceOf<TennesseeEvent>{TennesseeEvent::RoundOne, {"round-1", Houses::tr("round 1 of an event")}},
    ChoiceOf<TennesseeEvent>{TennesseeEvent::RoundTwo, {"round-2", Houses::tr("round 2 of an event")}},
};

static std::vector<HouseOption> rowsOfTennessee()
{
    OptionRows<TennesseeOptions> rows;
    // the opening blind, a quarter of it, has to be made of whole chips
    rows.stack("TN-odc-4, TN-odc-6")
        .deck("")
        .number("big_blind", Houses::tr("The big blind at the start"), "TN-blinds-2, TN-blinds-3",
                &TennesseeOptions::bigBlind,
                [](const TennesseeOptions& house) { return Limits{1, mostChips, 4 * house.smallestChip()}; })
        .flag("burns", Houses::tr("A card is burned before each street"), "TN-burn-0", &TennesseeOptions::burns)
        .word("banking", Houses::tr("A player short of chips plays on with"), "TN-odc-15", &TennesseeOptions::banking,
              bankingChoices)
        .number(
            "deposit", Houses::tr("Deposit with the bank"), "TN-odc-2, TA-27", &TennesseeOptions::deposit,
            [](const TennesseeOptions&) { return Limits{0, 1000 * mostChips}; },
            [](TennesseeOptions& house) { house.deposit = house.startingChips(); })
        .number("charge_per_mille", Houses::tr("The bank's charge, in thousandths"), "TN-odc-13",
                &TennesseeOptions::chargePerMille, {0, 1000})
        .word("charge_base", Houses::tr("What the charge is on"), "TA-26", &TennesseeOptions::chargeBase,
              chargeBaseChoices)
        .word("charge_time", Houses::tr("When it is charged"), "TN-odc-14", &TennesseeOptions::chargeTime,
              chargeTimeChoices)
        .word("unused_loan", Houses::tr("Lent chips a loser did not bet"), "TN-odc-16", &TennesseeOptions::unused,
              unusedChoices)
        .number("reserve", Houses::tr("Chips the bank can lend; 0: no limit"), "TN-odc-3", &TennesseeOptions::reserve,
                {0, 1000 * mostChips})
        .flag("opening_is_raise", Houses::tr("The bet that opens a round counts as a raise"), "TA-3",
              &TennesseeOptions::openingIsRaise)
        .flag("last_round_shows_first", Houses::tr("Only the last round decides who shows first"), "TA-19",
              &TennesseeOptions::lastRoundShowsFirst)
        .flag("sweeps_rounds", Houses::tr("Bets are gathered after each round"), "TA-35",
              &TennesseeOptions::sweepsRounds)
        .flag("counts_first_stacks", Houses::tr("The dealer counts out each player's starting chips"), "TN-odc-4",
              &TennesseeOptions::countsFirstStacks)
        .word("event", Houses::tr("The table is"), "TN-fmt-2, TN-fmt-4, TN-fmt-6", &TennesseeOptions::event,
              eventChoices)
        .number("first_hand", Houses::tr("Number of the first hand"), "TN-blinds-5", &TennesseeOptions::firstHand,
                {1, mostFirstHand});
    return rows.take();
}

TennesseeOptions::TennesseeOptions()
{
    game = GameId::Tennessee;
    startingStack = {{25, 20}, {100, 20}, {500, 15}};
}

OdcOptions TennesseeOptions::odc() const
{
    return {.offered = lends(),
            .allotment = startingChips(),
            .deposit = lends() ? deposit : 0,
            .chargePerMille = chargePerMille,
            .chargeBase = chargeBase,
            .chargeTime = chargeTime,
            .unused = unused,
            .reserve = reserve};
}

Chips TennesseeOptions::bigBlindOf(int hand) const
{
    const Chips opening = event == TennesseeEvent::RoundTwo ? 2 * bigBlind : bigBlind;
    return opening << std::min(mostDoublings, (hand - 1) / handsOfALevel);
}

std::span<const HouseOption> tennesseeHouse()
{
    static const std::vector<HouseOption> rows = rowsOfTennessee();
    return rows;
}

} // namespace cutcard
