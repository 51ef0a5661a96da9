// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/house_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace cutcard {

namespace {

struct Named {
    std::string_view word;
    const char* text;
};

constexpr std::array optionTexts{
    Named{"starting_stack", QT_TRANSLATE_NOOP("house", "Chips at the start: value, and how many")},
    Named{"levels", QT_TRANSLATE_NOOP("house", "Blind levels: small blind, big blind")},
    Named{"hands_per_level", QT_TRANSLATE_NOOP("house", "Hands at each level")},
    Named{"least_shuffles", QT_TRANSLATE_NOOP("house", "Fewest shuffles")},
    Named{"least_cut", QT_TRANSLATE_NOOP("house", "Fewest cards of a cut")},
    Named{"most_cut", QT_TRANSLATE_NOOP("house", "Most cards of a cut")},
    Named{"announcements", QT_TRANSLATE_NOOP("house", "Announcements that no document asks for")},
    Named{"strict_raise_steps", QT_TRANSLATE_NOOP("house", "Raises before the flop are whole multiples")},
    Named{"proper_raise_rule", QT_TRANSLATE_NOOP("house", "Callers of a short all-in raise pay the proper raise")},
    Named{"cap_dead_blind", QT_TRANSLATE_NOOP("house", "A small all-in wins only its own size of a dead blind")},
    Named{"literal_button", QT_TRANSLATE_NOOP("house", "The button moves by the booklet's words")},
    Named{"dealer_is_small_blind", QT_TRANSLATE_NOOP("house", "Heads-up the button posts the small blind")},
    Named{"carry_odd_chips", QT_TRANSLATE_NOOP("house", "Odd chips start the next pot")},
    Named{"final_table", QT_TRANSLATE_NOOP("house", "This is the final table")},
    Named{"blinds", QT_TRANSLATE_NOOP("house", "Small blind, big blind")},
    Named{"bets", QT_TRANSLATE_NOOP("house", "Sizes of bets")},
    Named{"spread_most", QT_TRANSLATE_NOOP("house", "The most of a spread bet or raise")},
    Named{"raise_cap", QT_TRANSLATE_NOOP("house", "Raises of a round, after the bet")},
    Named{"short_all_in_counts", QT_TRANSLATE_NOOP("house", "A short all-in counts as a raise")},
    Named{"short_all_in_reopens", QT_TRANSLATE_NOOP("house", "Who has acted may raise after a short all-in")},
    Named{"raise_over_all_in", QT_TRANSLATE_NOOP("house", "The raise over a short all-in")},
    Named{"burn", QT_TRANSLATE_NOOP("house", "Burns")},
    Named{"rake_percent", QT_TRANSLATE_NOOP("house", "Rake in percent; 0: none")},
    Named{"rake_step", QT_TRANSLATE_NOOP("house", "Rake in steps of")},
    Named{"rake_cap", QT_TRANSLATE_NOOP("house", "Most rake of a hand")},
    Named{"no_flop_no_drop", QT_TRANSLATE_NOOP("house", "No rake before the flop")},
    Named{"odd_chips", QT_TRANSLATE_NOOP("house", "Odd chips of a split")},
    Named{"newest_pot_first", QT_TRANSLATE_NOOP("house", "The newest side pot is settled first")},
    Named{"button_is_small_blind", QT_TRANSLATE_NOOP("house", "Heads-up the button posts the small blind")},
    Named{"missed_blind", QT_TRANSLATE_NOOP("house", "Who missed the big blind owes")},
    Named{"hands_per_down", QT_TRANSLATE_NOOP("house", "Hands until the next dealer; 0: none comes")},
    Named{"big_blind", QT_TRANSLATE_NOOP("house", "The big blind at the start")},
    Named{"burns", QT_TRANSLATE_NOOP("house", "A card is burnt before each street")},
    Named{"banking", QT_TRANSLATE_NOOP("house", "Who runs short plays on with")},
    Named{"deposit", QT_TRANSLATE_NOOP("house", "Deposit with the bank")},
    Named{"charge_per_mille", QT_TRANSLATE_NOOP("house", "The bank's charge in thousandths")},
    Named{"charge_base", QT_TRANSLATE_NOOP("house", "What is charged for")},
    Named{"charge_time", QT_TRANSLATE_NOOP("house", "When it is charged")},
    Named{"unused_loan", QT_TRANSLATE_NOOP("house", "Lent chips that a loser did not bet")},
    Named{"reserve", QT_TRANSLATE_NOOP("house", "Chips that the bank has to lend; 0: any number")},
    Named{"counts_first_stacks", QT_TRANSLATE_NOOP("house", "The dealer counts each player's first chips")},
    Named{"opening_is_raise", QT_TRANSLATE_NOOP("house", "The bet that opens a round counts as a raise")},
    Named{"last_round_shows_first", QT_TRANSLATE_NOOP("house", "Only the last round decides who shows first")},
    Named{"sweeps_rounds", QT_TRANSLATE_NOOP("house", "Bets are gathered after each round")},
    Named{"event", QT_TRANSLATE_NOOP("house", "What the table is part of")},
    Named{"first_hand", QT_TRANSLATE_NOOP("house", "Number of the first hand")},
    Named{"least_bet", QT_TRANSLATE_NOOP("house", "Least bet")},
    Named{"most_bet", QT_TRANSLATE_NOOP("house", "Most bet")},
    Named{"pot_bet", QT_TRANSLATE_NOOP("house", "The Pot Bet is offered")},
    Named{"pot_bet_amount", QT_TRANSLATE_NOOP("house", "The Pot Bet; 0: the table minimum")},
    Named{"most_after_flop", QT_TRANSLATE_NOOP("house", "Most wagered after the flop, in antes")},
    Named{"folded_keeps_pot", QT_TRANSLATE_NOOP("house", "Who folded still plays for the Pot Bet")},
    Named{"bonus_table", QT_TRANSLATE_NOOP("house", "Name of the posted bonus table")},
    Named{"bonus_pays", QT_TRANSLATE_NOOP("house", "What the house's own table pays, royal flush first")},
    Named{"bonus_pair_from", QT_TRANSLATE_NOOP("house", "Lowest pair that is paid")},
    Named{"machine", QT_TRANSLATE_NOOP("house", "Shuffled by a machine with two decks")},
    Named{"void_by_hand", QT_TRANSLATE_NOOP("house", "Irregularities void a round dealt by hand too")},
    Named{"completes_board", QT_TRANSLATE_NOOP("house", "The board is completed in any case")},
    Named{"deal_order", QT_TRANSLATE_NOOP("house", "Order of dealing the hands")},
    Named{"ask_order", QT_TRANSLATE_NOOP("house", "Order of asking the players")},
    Named{"settle_order", QT_TRANSLATE_NOOP("house", "Order of settling")},
    Named{"odd_chip", QT_TRANSLATE_NOOP("house", "Odd chip of a tied pot")},
    Named{"cuts_payments", QT_TRANSLATE_NOOP("house", "Payments are cut out of the rack, in the fewest chips")},
    Named{"largest_paid", QT_TRANSLATE_NOOP("house", "Largest chip paid with; 0: any")},
    Named{"tray", QT_TRANSLATE_NOOP("house", "Chips in the rack: value, and how many")},
};

constexpr std::array choiceTexts{
    Named{"off", QT_TRANSLATE_NOOP("house", "not made")},
    Named{"shown", QT_TRANSLATE_NOOP("house", "made, not graded")},
    Named{"graded", QT_TRANSLATE_NOOP("house", "graded")},
    Named{"ungraded", QT_TRANSLATE_NOOP("house", "made, not graded")},
    Named{"none", QT_TRANSLATE_NOOP("house", "none")},
    Named{"fixed", QT_TRANSLATE_NOOP("house", "fixed, doubled on turn and river")},
    Named{"one-size", QT_TRANSLATE_NOOP("house", "one size")},
    Named{"spread", QT_TRANSLATE_NOOP("house", "spread")},
    Named{"left-of-button", QT_TRANSLATE_NOOP("house", "from the button's left")},
    Named{"high-card", QT_TRANSLATE_NOOP("house", "to the highest card")},
    Named{"full-step", QT_TRANSLATE_NOOP("house", "a full step over it")},
    Named{"complete", QT_TRANSLATE_NOOP("house", "completes the bet")},
    Named{"from-half", QT_TRANSLATE_NOOP("house", "a full step from half a bet on")},
    Named{"nothing", QT_TRANSLATE_NOOP("house", "nothing")},
    Named{"big-blind", QT_TRANSLATE_NOOP("house", "the big blind")},
    Named{"odc", QT_TRANSLATE_NOOP("house", "overdrawn chips (ODC)")},
    Named{"both", QT_TRANSLATE_NOOP("house", "either, as the player likes")},
    Named{"side-pots", QT_TRANSLATE_NOOP("house", "side pots")},
    Named{"table", QT_TRANSLATE_NOOP("house", "a table by itself")},
    Named{"round-1", QT_TRANSLATE_NOOP("house", "round 1 of an event")},
    Named{"round-2", QT_TRANSLATE_NOOP("house", "round 2 of an event")},
    Named{"free", QT_TRANSLATE_NOOP("house", "any")},
    Named{"any", QT_TRANSLATE_NOOP("house", "any of the winners")},
    Named{"right-to-left", QT_TRANSLATE_NOOP("house", "from right to left")},
    Named{"left-to-right", QT_TRANSLATE_NOOP("house", "from left to right")},
    Named{"from-the-left", QT_TRANSLATE_NOOP("house", "from the left")},
    Named{"from-the-right", QT_TRANSLATE_NOOP("house", "from the right")},
    Named{"one-at-a-time", QT_TRANSLATE_NOOP("house", "one card at a time")},
    Named{"two-at-a-time", QT_TRANSLATE_NOOP("house", "two cards at a time")},
    Named{"whole-loan", QT_TRANSLATE_NOOP("house", "the whole loan")},
    Named{"part-bet", QT_TRANSLATE_NOOP("house", "the part that was bet")},
    Named{"each-loan", QT_TRANSLATE_NOOP("house", "at each loan")},
    Named{"once-a-round", QT_TRANSLATE_NOOP("house", "once a round of the event")},
    Named{"refund", QT_TRANSLATE_NOOP("house", "go back to the bank")},
    Named{"credit", QT_TRANSLATE_NOOP("house", "are credited")},
};

template <typename Table> QString textOf(const Table& table, const QString& word)
{
    const auto found =
        std::ranges::find(table, word.toStdString(), [](const Named& named) { return std::string(named.word); });
    return found == table.end() ? QString() : QCoreApplication::translate("house", found->text);
}

} // namespace

QString houseOptionText(const QString& key)
{
    return textOf(optionTexts, key);
}

QString houseChoiceText(const QString& word)
{
    const QString text = textOf(choiceTexts, word);
    return text.isEmpty() ? word : text;
}

} // namespace cutcard
