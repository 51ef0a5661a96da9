// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compare/compare_picture.h"

#include "app/words/said.h"
#include "app/words/table/act_words.h"
#include "app/words/table/compare_words.h"
#include "app/words/tr.h"

namespace cutcard {

namespace {

struct CompareWords {
    Q_DECLARE_TR_FUNCTIONS(compare)
};

/// Where each pot ends: at the bets of those who can win it and no later one; the last is open.
std::vector<Chips> cutsOf(const Resolution& resolution)
{
    const LayeredPots& pots = resolution.settlement.pots;
    std::vector<Chips> cuts;
    for (std::size_t i = 0; i < pots.size(); ++i) {
        const SeatSet later = i + 1 < pots.size() ? pots[i + 1].eligible : SeatSet();
        Chips cut = 0;
        for (const Seat seat : pots[i].eligible - later)
            cut = std::max(cut, resolution.settlement.outcomes[static_cast<std::size_t>(seat.index())].bet);
        cuts.push_back(cut);
    }
    return cuts;
}

/// Adds what lies between two heights, in parts where pots or whose chips they are change.
void addParts(StakeBar& bar, Chips from, Chips to, const std::vector<Chips>& cuts, bool dead, bool lent)
{
    for (std::size_t pot = 0; pot < cuts.size() && from < to; ++pot) {
        const bool last = pot + 1 == cuts.size();
        const Chips end = last ? to : std::min(to, cuts[pot]);
        if (end <= from)
            continue;
        bar.parts.push_back({.from = from, .to = end, .pot = static_cast<int>(pot), .dead = dead, .lent = lent});
        from = end;
    }
}

std::vector<StakeBar> barsOf(const Resolution& resolution, const std::vector<Chips>& cuts, const Wording& wording)
{
    std::vector<StakeBar> bars;
    for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
        const auto at = static_cast<std::size_t>(seat.index());
        const HandStake& stake = resolution.stakes[at];
        const StakeOutcome& outcome = resolution.settlement.outcomes[at];
        if (stake.start == 0 && stake.contribution == Contribution{.folded = stake.contribution.folded})
            continue;
        StakeBar bar{.seat = seat.number(), .name = wording.seat(seat)};
        const Chips dead = std::min(stake.contribution.dead, outcome.bet);
        // in the league a dead blind belongs to the main pot however high it is; elsewhere it is cut like any bet
        if (dead > 0 && resolution.regime == Regime::League)
            bar.parts.push_back({.from = 0, .to = dead, .pot = 0, .dead = true, .lent = false});
        else
            addParts(bar, 0, dead, cuts, true, false);
        const Chips own = std::max(dead, outcome.bet - outcome.odcBet);
        addParts(bar, dead, own, cuts, stake.contribution.folded, false);
        addParts(bar, own, outcome.bet, cuts, stake.contribution.folded, true);
        bars.push_back(bar);
    }
    return bars;
}

const ArithmeticLine* lineOf(const Resolution& resolution, LineCode code, int pot)
{
    return firstOf(resolution.lines, [&](const ArithmeticLine& line) { return line.code == code && line.pot == pot; });
}

std::vector<ComparedPot> potsOf(const Resolution& resolution, const Wording& wording)
{
    std::vector<ComparedPot> pots;
    const HandSettlement& settled = resolution.settlement;
    for (std::size_t i = 0; i < settled.pots.size(); ++i) {
        const int index = static_cast<int>(i);
        ComparedPot pot;
        pot.label = settled.pots.size() == 1 ? CompareWords::tr("One pot") : potText(index);
        pot.amount = wording.amount(settled.pots[i].amount);
        const ArithmeticLine* line = lineOf(resolution, i == 0 ? LineCode::MainPot : LineCode::SidePot, index);
        if (line != nullptr)
            pot.sum = sumText(*line, wording);
        if (i < settled.awards.size())
            //: the winner of a pot
            pot.to = CompareWords::tr("to %1").arg(wording.seats(settled.awards[i].winners));
        pots.push_back(pot);
    }
    return pots;
}

/// How a seat's last stack came to be.
QString stackSum(const Resolution& resolution, Seat seat, const Wording& wording)
{
    QString sum;
    for (const ArithmeticLine& line : resolution.lines) {
        if (line.seats != SeatSet{seat})
            continue;
        if (line.code == LineCode::LoanLost)
            return CompareWords::tr("loses the loan; %1 stay in play").arg(wording.amount(line.result));
        if (line.code == LineCode::Stack || line.code == LineCode::LoanRepaid)
            sum = sumText(line, wording);
    }
    return sum;
}

std::vector<ComparedStack> stacksOf(const Resolution& resolution, const Resolution& plain, const Wording& wording)
{
    std::vector<ComparedStack> stacks;
    for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
        const auto at = static_cast<std::size_t>(seat.index());
        if (resolution.stakes[at].start == 0 && resolution.stakes[at].contribution.live == 0)
            continue;
        const StakeOutcome& outcome = resolution.settlement.outcomes[at];
        const StakeOutcome& other = plain.settlement.outcomes[at];
        stacks.push_back({.name = wording.seat(seat),
                          .amount = outcome.eliminated ? CompareWords::tr("eliminated") : wording.amount(outcome.stack),
                          .sum = stackSum(resolution, seat, wording),
                          .alike = outcome.stack == other.stack && outcome.eliminated == other.eliminated});
    }
    return stacks;
}

QString inPlayOf(const Resolution& resolution, const Wording& wording)
{
    for (const ArithmeticLine& line : resolution.lines) {
        if (line.code == LineCode::ChipsInPlay || line.code == LineCode::ChipsGrown)
            return wording.amount(line.result);
    }
    return wording.amount(totalStacks(resolution.settlement) + totalCarried(resolution.settlement.awards));
}

} // namespace

ComparePicture comparePicture(const std::vector<Resolution>& resolutions, const Wording& wording)
{
    ComparePicture picture;
    for (const Resolution& resolution : resolutions) {
        const Resolution& plain = resolutions.front();
        RegimePicture regime;
        regime.title = said("regime-title", resolution.regime);
        regime.note = said("regime-note", resolution.regime);
        regime.cuts = cutsOf(resolution);
        regime.bars = barsOf(resolution, regime.cuts, wording);
        regime.pots = potsOf(resolution, wording);
        regime.total = wording.amount(totalOf(resolution.settlement.pots));
        regime.stacks = stacksOf(resolution, plain, wording);
        regime.inPlay = inPlayOf(resolution, wording);
        regime.alike = &resolution != &plain && resolution.settlement.pots == plain.settlement.pots
                       && std::ranges::all_of(regime.stacks, &ComparedStack::alike);
        int number = 0;
        for (const ArithmeticLine& line : resolution.lines)
            regime.lines.append(QStringLiteral("%1. %2").arg(++number).arg(lineText(line, wording)));
        for (const StakeBar& bar : regime.bars) {
            for (const StakePart& part : bar.parts)
                picture.most = std::max(picture.most, part.to);
        }
        picture.regimes.push_back(std::move(regime));
    }
    return picture;
}

} // namespace cutcard
