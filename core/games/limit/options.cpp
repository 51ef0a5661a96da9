// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/limit/options.h"

#include "core/games/house_reader.h"

namespace cutcard {

namespace {

constexpr Chips mostChips = 1'000'000;

void readBlinds(HouseReader& reader, const toml::table& file, LimitOptions& options)
{
    // LH-setup-6: three tables and no other
    bool read = false;
    reader.pairs("blinds", [&](Chips small, Chips big, const toml::node& node) {
        if (read)
            return reader.fail(node, Cause::WrongCount, "one pair of blinds", "");
        read = true;
        const bool known = (small == 1 && big == 2) || (small == 2 && big == 5) || (small == 5 && big == 10);
        if (!known)
            return reader.fail(node, Cause::NotAllowed, "[1, 2], [2, 5] or [5, 10]",
                               "[" + std::to_string(small) + ", " + std::to_string(big) + "]");
        options.smallBlind = small;
        options.bigBlind = big;
    });
    // blinds that nobody has set may not suit the house's chips either
    if (options.smallBlind % options.smallestChip() == 0 && options.bigBlind % options.smallestChip() == 0)
        return;
    const toml::node* place = file.get(file.contains("blinds") ? "blinds" : "starting_stack");
    reader.fail(*place, Cause::OutOfRange,
                "blinds in multiples of the smallest chip, " + std::to_string(options.smallestChip()),
                "[" + std::to_string(options.smallBlind) + ", " + std::to_string(options.bigBlind) + "]");
}

} // namespace

LimitOptions::LimitOptions()
{
    game = GameId::Limit;
    startingStack = {{5, 40}, {20, 10}};
}

Result<LimitOptions> readLimitOptions(std::string_view text, const std::string& name)
{
    const auto parsed = parseToml(text, name);
    if (!parsed)
        return parsed.error();
    LimitOptions options;
    HouseReader reader(*parsed, name);
    reader.common(options);
    readBlinds(reader, *parsed, options);
    options.spreadMost = 4 * options.bigBlind;
    reader.word("bets", betStructureWords, options.structure);
    reader.number("spread_most", options.bigBlind, mostChips, options.spreadMost);
    reader.number("raise_cap", 1, 10, options.raiseCap);
    reader.flag("short_all_in_counts", options.shortAllInCounts);
    reader.flag("short_all_in_reopens", options.shortAllInReopens);
    reader.word("raise_over_all_in", raiseOverAllInWords, options.raiseOverAllIn);
    // the name of the second way in older files
    bool completes = false;
    reader.flag("completes_short_raise", completes);
    if (completes)
        options.raiseOverAllIn = RaiseOverAllIn::Completes;
    reader.word("burn", burnWords, options.burn);
    reader.number("rake_percent", 0, 100, options.rake.percent);
    reader.multiple("rake_step", options.smallestChip(), mostChips, options.rake.step);
    reader.number("rake_cap", 0, mostChips, options.rake.cap);
    reader.flag("no_flop_no_drop", options.rake.noFlopNoDrop);
    if (options.rake.percent > 0 && options.rake.cap == 0) {
        // LH-def-cap: what is taken has a bound, and without one nothing could ever be taken
        const toml::node* node = parsed->get("rake_cap");
        reader.fail(node != nullptr ? *node : *parsed->get("rake_percent"), Cause::MissingValue,
                    "a rake_cap above 0 beside rake_percent", "");
    }
    bool highCard = options.oddChips == OddChipWay::HighCard;
    reader.word("odd_chips", oddChipWords, highCard);
    options.oddChips = highCard ? OddChipWay::HighCard : OddChipWay::LeftOfButton;
    reader.flag("newest_pot_first", options.newestPotFirst);
    reader.flag("button_is_small_blind", options.buttonIsSmallBlind);
    reader.word("missed_blind", missedBlindWords, options.missedBlind);
    reader.number("hands_per_down", 0, 1000, options.handsPerDown);
    if (auto error = reader.finish())
        return *error;
    return options;
}

std::string writeOptions(const LimitOptions& options)
{
    const auto word = [](const auto& words, auto value) { return words[static_cast<std::size_t>(value)]; };
    HouseWriter writer("House options of a limit hold'em table for cash.");
    writer.stack(options, "");
    writer.deck(options, "LA-2");
    writer.comment("[small blind, big blind]: [1, 2], [2, 5] or [5, 10] (LH-setup-6).");
    writer.list("blinds", "[" + std::to_string(options.smallBlind) + ", " + std::to_string(options.bigBlind) + "]");
    writer.word("Bets: \"fixed\" (the big blind, twice that on turn and river), \"one-size\" or \"spread\" (LA-5).",
                "bets", word(betStructureWords, options.structure));
    writer.number("The most of a spread bet or raise.", "spread_most", options.spreadMost);
    writer.number("Raises of a round, after the bet (LH-bet-6).", "raise_cap", options.raiseCap);
    writer.flag("A short all-in counts as one of them whatever its size (LH-sidepot-3, LA-13); otherwise from half a "
                "raise.",
                "short_all_in_counts", options.shortAllInCounts);
    writer.flag("Who has acted may raise again after a short all-in (LA-15).", "short_all_in_reopens",
                options.shortAllInReopens);
    writer.word("The raise over a short all-in (LA-14): \"full-step\" over its amount, to \"complete\" the bet, or "
                "\"from-half\" a bet a step over the completed one and below that to complete it.",
                "raise_over_all_in", word(raiseOverAllInWords, options.raiseOverAllIn));
    writer.word(
        "Burns: \"none\", \"ungraded\" (the dealer burns, the document does not ask for it) or \"graded\" (LA-1).",
        "burn", word(burnWords, options.burn));
    writer.number("Rake in percent of the pots, 0 for none (LA-4).", "rake_percent", options.rake.percent);
    writer.number("Rake is taken in whole steps of this.", "rake_step", options.rake.step);
    writer.number("The most rake of one hand (LH-def-cap).", "rake_cap", options.rake.cap);
    writer.flag("No rake of a hand that ends before the flop.", "no_flop_no_drop", options.rake.noFlopNoDrop);
    writer.word("Odd chips of a split, one each: \"left-of-button\" (LA-19) or \"high-card\".", "odd_chips",
                word(oddChipWords, options.oddChips == OddChipWay::HighCard ? 1 : 0));
    writer.flag("The newest side pot is settled first (LA-17); otherwise the main pot.", "newest_pot_first",
                options.newestPotFirst);
    writer.flag("Heads-up the button posts the small blind (LA-20).", "button_is_small_blind",
                options.buttonIsSmallBlind);
    writer.word("Who missed the big blind owes on coming back: \"nothing\" or \"big-blind\".", "missed_blind",
                word(missedBlindWords, options.missedBlind));
    writer.number("Hands after which the next dealer comes, 0 for the end of the session.", "hands_per_down",
                  options.handsPerDown);
    return writer.text();
}

} // namespace cutcard
