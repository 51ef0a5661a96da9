// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/tennessee/options.h"
#include "core/base/keyed_words.h"

#include "core/games/house_reader.h"

#include <algorithm>

namespace cutcard {

namespace {

constexpr Chips mostChips = 1'000'000;
constexpr int mostDoublings = 20; // more would leave no stack to post from
constexpr int mostFirstHand = 100;

constexpr std::array<std::string_view, 2> chargeBaseWords = keyedWords<ChargeBase>({
    {ChargeBase::WholeLoan, "whole-loan"},
    {ChargeBase::PartBet, "part-bet"},
});
constexpr std::array<std::string_view, 2> chargeTimeWords = keyedWords<ChargeTime>({
    {ChargeTime::PerLoan, "each-loan"},
    {ChargeTime::OncePerRound, "once-a-round"},
});
constexpr std::array<std::string_view, 2> unusedWords = keyedWords<UnusedLoan>({
    {UnusedLoan::Refund, "refund"},
    {UnusedLoan::Credit, "credit"},
});

std::string_view word(const auto& words, auto value)
{
    return words[static_cast<std::size_t>(value)];
}

} // namespace

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

Result<TennesseeOptions> readTennesseeOptions(std::string_view text, const std::string& name)
{
    const auto parsed = parseToml(text, name);
    if (!parsed)
        return parsed.error();
    TennesseeOptions options;
    HouseReader reader(*parsed, name);
    reader.common(options);
    options.deposit = options.startingChips();
    // the opening blind, a quarter of it, has to be made of whole chips
    reader.number("big_blind", 1, mostChips, 4 * options.smallestChip(), options.bigBlind);
    reader.flag("burns", options.burns);
    reader.word("banking", bankingWords, options.banking);
    reader.number("deposit", 0, 1000 * mostChips, options.deposit);
    reader.number("charge_per_mille", 0, 1000, options.chargePerMille);
    reader.word("charge_base", chargeBaseWords, options.chargeBase);
    reader.word("charge_time", chargeTimeWords, options.chargeTime);
    reader.word("unused_loan", unusedWords, options.unused);
    reader.number("reserve", 0, 1000 * mostChips, options.reserve);
    reader.flag("opening_is_raise", options.openingIsRaise);
    reader.flag("last_round_shows_first", options.lastRoundShowsFirst);
    reader.flag("sweeps_rounds", options.sweepsRounds);
    reader.flag("counts_first_stacks", options.countsFirstStacks);
    reader.word("event", tennesseeEventWords, options.event);
    reader.number("first_hand", 1, mostFirstHand, options.firstHand);
    if (auto error = reader.finish())
        return *error;
    return options;
}

std::string writeOptions(const TennesseeOptions& options)
{
    HouseWriter writer("House options of a Tennessee Hold'em tournament.");
    writer.stack(options, "TN-odc-4; a loan is as much, TN-odc-6");
    writer.deck(options, "house procedure");
    writer.number("The big blind with which the event opens; opening and small blind are a quarter and half of it "
                  "(TN-blinds-2, TN-blinds-3).",
                  "big_blind", options.bigBlind);
    writer.flag("One card is burnt before launch, turn and river (TN-burn-0).", "burns", options.burns);
    writer.word("Who runs short plays on with \"odc\", with \"both\" ways or with \"side-pots\" (TN-odc-15).",
                "banking", word(bankingWords, options.banking));
    writer.number("What each player deposits with the bank before play (TN-odc-2, TA-27).", "deposit", options.deposit);
    writer.number("The bank's charge in thousandths (TN-odc-13).", "charge_per_mille", options.chargePerMille);
    writer.word("What is charged for: \"whole-loan\" or \"part-bet\" (TA-26).", "charge_base",
                word(chargeBaseWords, options.chargeBase));
    writer.word("When: \"each-loan\" or \"once-a-round\" of the event (TN-odc-14).", "charge_time",
                word(chargeTimeWords, options.chargeTime));
    writer.word("What becomes of lent chips that a loser did not bet: \"refund\" or \"credit\" (TN-odc-16).",
                "unused_loan", word(unusedWords, options.unused));
    writer.number("Chips that the bank has for loans; 0: as many as are asked for (TN-odc-3).", "reserve",
                  options.reserve);
    writer.flag("The bet that opens a round counts as a raise (TA-3).", "opening_is_raise", options.openingIsRaise);
    writer.flag("Only a bet or raise of the last round decides who shows first (TA-19); otherwise of the whole hand.",
                "last_round_shows_first", options.lastRoundShowsFirst);
    writer.flag("Bets are gathered after each round (TA-35); otherwise they stay in front for the hand.",
                "sweeps_rounds", options.sweepsRounds);
    writer.flag("The dealer counts each player's first chips, equal for all (TN-odc-4); otherwise they lie counted.",
                "counts_first_stacks", options.countsFirstStacks);
    writer.word("What the table is part of: \"table\", \"round-1\" or \"round-2\" (TN-fmt-2, TN-fmt-4, TN-fmt-6).",
                "event", word(tennesseeEventWords, options.event));
    writer.number("The number of the first hand to be dealt, which sets the blinds (TN-blinds-5).", "first_hand",
                  options.firstHand);
    return writer.text();
}

} // namespace cutcard
