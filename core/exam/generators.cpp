// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/generators.h"

#include "core/base/parts_of.h"
#include "core/cards/hand_value.h"
#include "core/chips/pay_table.h"
#include "core/exam/figures/figures.h"
#include "core/exam/figures/night_figures.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace cutcard {

namespace {

// by their names
constexpr Generator all[]{
    {"allInMainPot", figures::allInMainPot},
    {"allInSidePot", figures::allInSidePot},
    {"allWagers", figures::allWagers},
    {"backerLoses", figures::backerLoses},
    {"bigBet", figures::bigBet},
    {"bigBlindAfterBigBlindOut", figures::bigBlindAfterBigBlindOut},
    {"bigBlindAfterTwoOut", figures::bigBlindAfterTwoOut},
    {"bigBlindSeat", figures::bigBlindSeat},
    {"blindOfHand", figures::blindOfHand},
    {"blindsTogether", figures::blindsTogether},
    {"brokenByChips", figures::brokenByChips},
    {"buttonAfterSmallBlindOut", figures::buttonAfterSmallBlindOut},
    {"buttonAfterTwoOut", figures::buttonAfterTwoOut},
    {"callOnRiver", figures::callOnRiver},
    {"cappedBet", figures::cappedBet},
    {"cappedHand", figures::cappedHand},
    {"cardsBeforeFlop", figures::cardsBeforeFlop},
    {"cardsDealt", figures::cardsDealt},
    {"cardsUsed", figures::cardsUsed},
    {"cardsUsedWithFolds", figures::cardsUsedWithFolds},
    {"carriedOfTwoPots", figures::carriedOfTwoPots},
    {"carriedPot", figures::carriedPot},
    {"checkedAndWon", figures::checkedAndWon},
    {"chipsGrown", figures::chipsGrown},
    {"colouredUp", figures::colouredUp},
    {"colouredUpRest", figures::colouredUpRest},
    {"cutSize", figures::cutSize},
    {"deadBlindMainPot", figures::deadBlindMainPot},
    {"discs", figures::discs},
    {"equalWager", figures::equalWager},
    {"fewestChips", figures::fewestChips},
    {"firstCardSeat", figures::firstCardSeat},
    {"firstRaiseOnFlop", figures::firstRaiseOnFlop},
    {"flushAndLost", figures::flushAndLost},
    {"flushWins", figures::flushWins},
    {"foldWithFlush", figures::foldWithFlush},
    {"foldedStraight", figures::foldedStraight},
    {"fourTables", figures::fourTables},
    {"fourWagers", figures::fourWagers},
    {"halfOfATable", figures::halfOfATable},
    {"largestBet", figures::largestBet},
    {"largestRaise", figures::largestRaise},
    {"largestTotal", figures::largestTotal},
    {"lateRaise", figures::lateRaise},
    {"laterOpeningBlind", figures::laterOpeningBlind},
    {"layeredLast", figures::layeredLast},
    {"layeredMain", figures::layeredMain},
    {"layeredSide", figures::layeredSide},
    {"leagueStub", figures::leagueStub},
    {"leftOfTwoPots", figures::leftOfTwoPots},
    {"limitStub", figures::limitStub},
    {"loanAbsorbed", figures::loanAbsorbed},
    {"loanCharge", figures::loanCharge},
    {"loanChargePartBet", figures::loanChargePartBet},
    {"loanReturned", figures::loanReturned},
    {"loanSize", figures::loanSize},
    {"loanTied", figures::loanTied},
    {"loanWon", figures::loanWon},
    {"lossWithTrips", figures::lossWithTrips},
    {"lostAllFour", figures::lostAllFour},
    {"lostWithAPair", figures::lostWithAPair},
    {"mainWithFoldedBlind", figures::mainWithFoldedBlind},
    {"middleStackWins", figures::middleStackWins},
    {"nextRaise", figures::nextRaise},
    {"onlyBigBlind", figures::onlyBigBlind},
    {"openingBlind", figures::openingBlind},
    {"placeInTheMiddle", figures::placeInTheMiddle},
    {"placeOfTheLower", figures::placeOfTheLower},
    {"potBeforeFlop", figures::potBeforeFlop},
    {"potBetSize", figures::potBetSize},
    {"potBets", figures::potBets},
    {"potOfThree", figures::potOfThree},
    {"potOfTwo", figures::potOfTwo},
    {"potWithBorrower", figures::potWithBorrower},
    {"potWithDeadBlind", figures::potWithDeadBlind},
    {"proceduresStub", figures::proceduresStub},
    {"raiseLargeEnough", figures::raiseLargeEnough},
    {"raiseOverAllIn", figures::raiseOverAllIn},
    {"raiseOverShortRaise", figures::raiseOverShortRaise},
    {"raisesEach", figures::raisesEach},
    {"raisesLeft", figures::raisesLeft},
    {"raisesTogether", figures::raisesTogether},
    {"rakeOfAPot", figures::rakeOfAPot},
    {"reducedStack", figures::reducedStack},
    {"riverboatStub", figures::riverboatStub},
    {"secondRound", figures::secondRound},
    {"shortCallMain", figures::shortCallMain},
    {"shortCallSide", figures::shortCallSide},
    {"shortRaiseCall", figures::shortRaiseCall},
    {"shortRaiseMainPot", figures::shortRaiseMainPot},
    {"shortRaiseRefund", figures::shortRaiseRefund},
    {"shortRaiseSidePot", figures::shortRaiseSidePot},
    {"sideOfTwo", figures::sideOfTwo},
    {"singleChip", figures::singleChip},
    {"singleChipShort", figures::singleChipShort},
    {"smallBlind", figures::smallBlind},
    {"smallBlindAfterRaise", figures::smallBlindAfterRaise},
    {"smallBlindPosted", figures::smallBlindPosted},
    {"smallestBet", figures::smallestBet},
    {"splitFirstLeft", figures::splitFirstLeft},
    {"splitRest", figures::splitRest},
    {"splitShare", figures::splitShare},
    {"stackOfChips", figures::stackOfChips},
    {"stepsBeforeFlop", figures::stepsBeforeFlop},
    {"tableThatCanBreak", figures::tableThatCanBreak},
    {"tablesApart", figures::tablesApart},
    {"takenFromWhoLeaves", figures::takenFromWhoLeaves},
    {"uncalledOnRiver", figures::uncalledOnRiver},
    {"unmatchedPart", figures::unmatchedPart},
    {"versionTwoCards", figures::versionTwoCards},
    {"winAfterRaise", figures::winAfterRaise},
    {"winOfThree", figures::winOfThree},
    {"winWithoutRaise", figures::winWithoutRaise},
};
static_assert(std::ranges::is_sorted(all, {}, &Generator::name));

/// What a printed table pays for a hand, or by how much it pays more than another; empty for what it does not pay.
FigureDrawer findPaid(std::string_view text)
{
    const auto words = partsOf(text, ' ');
    const bool apart = words.front() == "paid-more";
    if ((!apart && words.front() != "paid") || words.size() != (apart ? 4U : 3U))
        return {};
    const auto* hand = std::ranges::find(handClassWords, words.back());
    const auto table = findPayTable(words[1]);
    const auto other = findPayTable(words[words.size() - 2]);
    if (hand == handClassWords.end() || !table || !other)
        return {};
    const auto category = static_cast<HandClass>(hand - handClassWords.begin());
    const Chips odds = bonusPay(*table, 1, category).value_or(0);
    if (odds <= (apart ? bonusPay(*other, 1, category).value_or(0) : 0))
        return {};
    return [category, by = table->name, less = apart ? other->name : std::string()](RandomStream& stream) {
        return figures::paid(stream, by, category, less);
    };
}

} // namespace

std::span<const Generator> generators()
{
    return all;
}

FigureDrawer findFigures(std::string_view words)
{
    const auto* found = std::ranges::lower_bound(all, words, {}, &Generator::name);
    return found == std::end(all) || found->name != words ? findPaid(words) : found->draw;
}

} // namespace cutcard
