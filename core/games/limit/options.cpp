// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/limit/options.h"

#include "core/games/option_rows.h"

namespace cutcard {

constexpr Chips mostChips = 1'000'000;

constexpr std::array betChoices{
    ChoiceOf<BetStructure>{BetStructure::Fixed, {"fixed", Houses::tr("fixed, doubled on turn and river")}},
    ChoiceOf<BetStructure>{BetStructure::OneSize, {"one-size", Houses::tr("one size")}},
    ChoiceOf<BetStructure>{BetStructure::Spread, {"spread", Houses::tr("spread")}},
};
constexpr std::array raiseChoices{
    ChoiceOf<RaiseOverAllIn>{RaiseOverAllIn::FullStep, {"full-step", Houses::tr("a full raise over it")}},
    ChoiceOf<RaiseOverAllIn>{RaiseOverAllIn::Completes, {"complete", Houses::tr("completes the bet")}},
    ChoiceOf<RaiseOverAllIn>{RaiseOverAllIn::FromHalf,
                             {"from-half", Houses::tr("a full raise, if half a bet or more")}},
};
constexpr std::array burnChoices{
    ChoiceOf<BurnHabit>{BurnHabit::None, {"none", Houses::tr("none")}},
    ChoiceOf<BurnHabit>{BurnHabit::Customary, {"ungraded", Houses::tr("made, not graded")}},
    ChoiceOf<BurnHabit>{BurnHabit::Owed, {"graded", Houses::tr("graded")}},
};
constexpr std::array oddChipChoices{
    ChoiceOf<OddChipWay>{OddChipWay::LeftOfButton, {"left-of-button", Houses::tr("from the button's left")}},
    ChoiceOf<OddChipWay>{OddChipWay::HighCard, {"high-card", Houses::tr("to the highest card")}},
};
constexpr std::array missedBlindChoices{
    ChoiceOf<MissedBlind>{MissedBlind::Nothing, {"nothing", Houses::tr("nothing")}},
    ChoiceOf<MissedBlind>{MissedBlind::BigBlind, {"big-blind", Houses::tr("the big blind")}},
};

static std::string pairText(Chips small, Chips big)
{
    return std::string("[").append(std::to_string(small)).append(", ").append(std::to_string(big)).append("]");
}

static void readBlinds(Fields& fields, LimitOptions& options)
{
    // LH-setup-6: three tables and no other
    bool read = false;
    fields.pairs("blinds", [&](Chips small, Chips big, const toml::node& node) {
        if (read)
            return fields.fail(node, Cause::WrongCount, "one pair of blinds", "");
        read = true;
        const bool known = (small == 1 && big == 2) || (small == 2 && big == 5) || (small == 5 && big == 10);
        if (!known)
            return fields.fail(node, Cause::NotAllowed, "[1, 2], [2, 5] or [5, 10]", pairText(small, big));
        options.smallBlind = small;
        options.bigBlind = big;
    });
    // blinds that nobody has set may not suit the house's chips either
    const Chips chip = options.smallestChip();
    if (options.smallBlind % chip != 0 || options.bigBlind % chip != 0)
        fields.fail(fields.at(fields.has("blinds") ? "blinds" : "starting_stack"), Cause::OutOfRange,
                    "blinds in multiples of the smallest chip, " + std::to_string(chip),
                    pairText(options.smallBlind, options.bigBlind));
}

static HouseValue blindLine(const HouseOptions& options)
{
    const auto& limit = static_cast<const LimitOptions&>(options);
    return std::vector{NumberPair(limit.smallBlind, limit.bigBlind)};
}

static void readRakeCap(Fields& fields, LimitOptions& options)
{
    fields.number("rake_cap", 0, mostChips, options.rake.cap);
    // LH-def-cap: what is taken has a bound, and without one nothing could ever be taken
    if (options.rake.percent > 0 && options.rake.cap == 0)
        fields.fail(fields.at(fields.has("rake_cap") ? "rake_cap" : "rake_percent"), Cause::MissingValue,
                    "a rake_cap above 0 beside rake_percent", "");
}

static std::vector<HouseOption> rowsOfLimit()
{
    using Rows = OptionRows<LimitOptions>;
    Rows rows;
    rows.stack("")
        .deck("LA-2")
        .add({.key = "blinds",
              .label = Houses::tr("Small blind, big blind"),
              .rules = "LH-setup-6",
              .value = blindLine,
              .read = [](Fields& fields, HouseOptions& options) { readBlinds(fields, Rows::of(options)); }})
        .word("bets", Houses::tr("Sizes of bets"), "LA-5", &LimitOptions::structure, betChoices)
        .number(
            "spread_most", Houses::tr("Maximum of a spread bet or raise"), "", &LimitOptions::spreadMost,
            [](const LimitOptions& house) { return Limits{house.bigBlind, mostChips}; },
            [](LimitOptions& house) { house.spreadMost = 4 * house.bigBlind; })
        .number("raise_cap", Houses::tr("Raises in a round, after the bet"), "LH-bet-6", &LimitOptions::raiseCap,
                {1, 10})
        .flag("short_all_in_counts", Houses::tr("A short all-in counts as a raise"), "LH-sidepot-3, LA-13",
              &LimitOptions::shortAllInCounts)
        .flag("short_all_in_reopens", Houses::tr("Players who have acted may raise after a short all-in"), "LA-15",
              &LimitOptions::shortAllInReopens)
        .word("raise_over_all_in", Houses::tr("The raise over a short all-in"), "LA-14", &LimitOptions::raiseOverAllIn,
              raiseChoices)
        .word("burn", Houses::tr("Burns"), "LA-1", &LimitOptions::burn, burnChoices)
        .number("rake_percent", Houses::tr("Rake in percent; 0: none"), "LA-4",
                [](auto& house) -> auto& { return house.rake.percent; }, {0, 100})
        .number(
            "rake_step", Houses::tr("Rake in steps of"), "", [](auto& house) -> auto& { return house.rake.step; },
            [](const LimitOptions& house) { return Limits{1, mostChips, house.smallestChip()}; })
        .number("rake_cap", Houses::tr("Maximum rake per hand"), "LH-def-cap",
                [](auto& house) -> auto& { return house.rake.cap; }, {0, mostChips})
        .with(&HouseOption::read, [](Fields& fields, HouseOptions& options) { readRakeCap(fields, Rows::of(options)); })
        .flag("no_flop_no_drop", Houses::tr("No rake before the flop"), "",
              [](auto& house) -> auto& { return house.rake.noFlopNoDrop; })
        .word("odd_chips", Houses::tr("Odd chips of a split pot"), "LA-19", &LimitOptions::oddChips, oddChipChoices)
        .flag("newest_pot_first", Houses::tr("The newest side pot is settled first"), "LA-17",
              &LimitOptions::newestPotFirst)
        .flag("button_is_small_blind", Houses::tr("Heads-up, the button posts the small blind"), "LA-20",
              &LimitOptions::buttonIsSmallBlind)
        .word("missed_blind", Houses::tr("A player who missed the big blind owes"), "", &LimitOptions::missedBlind,
              missedBlindChoices)
        .number("hands_per_down", Houses::tr("Hands until the next dealer; 0: no change"), "",
                &LimitOptions::handsPerDown, {0, 1000});
    return rows.take();
}

LimitOptions::LimitOptions()
{
    game = GameId::Limit;
    startingStack = {{5, 40}, {20, 10}};
}

std::span<const HouseOption> limitHouse()
{
    static const std::vector<HouseOption> rows = rowsOfLimit();
    return rows;
}

} // namespace cutcard
