// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/generators.h"

#include "core/exam/figures/figures.h"
#include "core/exam/figures/night_figures.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace cutcard {

namespace {

// by their names
constexpr Generator all[]{
    {"acesTableA", figures::acesTableA},
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
    {"flushCh4", figures::flushCh4},
    {"flushTableA", figures::flushTableA},
    {"flushTableB", figures::flushTableB},
    {"flushWins", figures::flushWins},
    {"foldWithFlush", figures::foldWithFlush},
    {"foldedStraight", figures::foldedStraight},
    {"fourOfAKindCh1", figures::fourOfAKindCh1},
    {"fourOfAKindCh5", figures::fourOfAKindCh5},
    {"fourTables", figures::fourTables},
    {"fourWagers", figures::fourWagers},
    {"fullHouseB", figures::fullHouseB},
    {"fullHouseCh1", figures::fullHouseCh1},
    {"fullHouseCh4", figures::fullHouseCh4},
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
    {"royalApart", figures::royalApart},
    {"royalB", figures::royalB},
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
    {"straightA", figures::straightA},
    {"straightCh2", figures::straightCh2},
    {"straightFlushApart", figures::straightFlushApart},
    {"straightFlushCh3", figures::straightFlushCh3},
    {"tableThatCanBreak", figures::tableThatCanBreak},
    {"tablesApart", figures::tablesApart},
    {"takenFromWhoLeaves", figures::takenFromWhoLeaves},
    {"tripsApart", figures::tripsApart},
    {"twoPairA", figures::twoPairA},
    {"uncalledOnRiver", figures::uncalledOnRiver},
    {"unmatchedPart", figures::unmatchedPart},
    {"versionTwoCards", figures::versionTwoCards},
    {"winAfterRaise", figures::winAfterRaise},
    {"winOfThree", figures::winOfThree},
    {"winWithoutRaise", figures::winWithoutRaise},
};
static_assert(std::ranges::is_sorted(all, {}, &Generator::name));

} // namespace

std::span<const Generator> generators()
{
    return all;
}

const Generator* findGenerator(std::string_view name)
{
    const auto* found = std::ranges::lower_bound(all, name, {}, &Generator::name);
    return found == std::end(all) || found->name != name ? nullptr : found;
}

} // namespace cutcard
