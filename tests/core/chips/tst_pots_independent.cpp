// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/chips/chips_test_support.h"
#include "tests/support/programs.h"
#include "tests/support/properties.h"

#include <algorithm>
#include <bitset>
#include <map>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>

using namespace cutcard;

namespace {

constexpr int caseCount = 100000;

/// A hand in which every amount is a number of single chips.
struct Case {
    Contributions in{};
    Strengths strengths{};
    PotOptions potOptions{};
    SettleOptions settleOptions{};
    int players = 0;
};

Case drawnCase()
{
    Case made;
    made.in.fill(nobody);
    made.players = 2 + drawn::below(maxSeats - 1);
    const Chips level = drawn::between(1, 40);
    for (int i = 0; i < made.players; ++i) {
        Contribution& contribution = made.in[static_cast<std::size_t>(i)];
        const int kind = drawn::below(9); // 0: an empty seat
        if (kind > 0)
            made.strengths[static_cast<std::size_t>(i)] = drawn::below(5); // few strengths: many ties
        if (kind > 7)
            contribution = deadBlind(drawn::between(1, 12));
        else if (kind > 6)
            contribution = folded(drawn::between(0, level));
        else if (kind > 3)
            contribution = allIn(drawn::between(1, level));
        else if (kind > 0)
            contribution = bet(level);
    }
    if (std::ranges::all_of(made.in, &Contribution::folded)) // somebody is always left
        made.in[0] = bet(level);
    if (drawn::chance(150)) // a last bet that not everybody, or nobody, could match
        made.in[static_cast<std::size_t>(drawn::below(made.players))] = allIn(level + drawn::between(1, 9));
    made.potOptions = {.capDeadBlind = drawn::chance(500), .carried = drawn::chance(300) ? drawn::between(1, 5) : 0};
    made.settleOptions = {.unit = drawn::between(1, 4),
                          .oddChips = drawn::chance(500) ? OddChips::CarryToNextHand : OddChips::FromLeftOfButton,
                          .button = Seat::fromIndex(drawn::below(made.players))};
    return made;
}

std::string described(const Case& hand)
{
    std::ostringstream out;
    out << "capped " << hand.potOptions.capDeadBlind << ", carried " << hand.potOptions.carried << ", unit "
        << hand.settleOptions.unit << ", button " << hand.settleOptions.button.number();
    for (std::size_t i = 0; i < static_cast<std::size_t>(hand.players); ++i) {
        const Contribution& in = hand.in[i];
        out << "\nseat " << i + 1 << ": live " << in.live << " dead " << in.dead << (in.folded ? " folded" : "")
            << (in.allIn ? " all-in" : "") << " strength " << hand.strengths[i];
    }
    return out.str();
}

/// What comes of a hand, without any word about pots.
struct Reckoning {
    std::vector<Chips> back = std::vector<Chips>(maxSeats, 0);
    std::vector<Chips> won = std::vector<Chips>(maxSeats, 0);
    Chips carried = 0;
};

/// The second calculation: the chips are taken off the players' columns one by one, lowest first, and each
/// chip joins the heap of those who may win a chip from that height. It shares no code and no formula with
/// pots.cpp.
class ChipByChip
{
public:
    explicit ChipByChip(const Case& hand) : m_hand(hand) {}

    Reckoning reckon()
    {
        stackColumns();
        takeUnmatchedChipsOff();
        fillHeaps();
        for (const auto& [claimants, heap] : m_heaps)
            dealOut(Claimants(claimants), heap);
        return m_result;
    }

private:
    using Claimants = std::bitset<maxSeats>;

    bool stillIn(std::size_t i) const { return !m_hand.in[i].folded && m_hand.in[i].live > 0; }
    int playersIn() const
    {
        int count = 0;
        for (std::size_t i = 0; i < maxSeats; ++i)
            count += stillIn(i) ? 1 : 0;
        return count;
    }
    bool anybodyHasMore() const
    {
        for (std::size_t i = 0; i < maxSeats; ++i) {
            if ((stillIn(i) || (playersIn() == 0 && !m_hand.in[i].folded)) && !m_hand.in[i].allIn)
                return true;
        }
        return false;
    }
    void stackColumns()
    {
        for (std::size_t i = 0; i < maxSeats; ++i) {
            m_column[i] = m_hand.in[i].live + (m_hand.potOptions.capDeadBlind ? m_hand.in[i].dead : 0);
            m_apart += m_hand.potOptions.capDeadBlind ? 0 : m_hand.in[i].dead;
        }
        m_apart += m_hand.potOptions.carried;
    }
    /// Nobody else has a chip at the top chip's height: its owner takes it back, and the next one. Whoever has folded
    /// leaves every chip there (3.6.1) that somebody with more chips could win (3.7.3).
    void takeUnmatchedChipsOff()
    {
        for (;;) {
            const auto top =
                static_cast<std::size_t>(std::max_element(m_column.begin(), m_column.end()) - m_column.begin());
            const Chips height = m_column[top];
            bool matched = height == 0 || (m_hand.in[top].folded && anybodyHasMore());
            for (std::size_t i = 0; i < maxSeats; ++i) {
                const bool deadCounts = playersIn() == 1 && !m_hand.potOptions.capDeadBlind;
                const Chips reached = m_column[i] + (deadCounts ? m_hand.in[i].dead : 0);
                matched = matched || (i != top && reached >= height);
            }
            if (matched)
                return;
            --m_column[top];
            ++m_result.back[top];
        }
    }
    Claimants claimantsOf(Chips height) const
    {
        Claimants claimants;
        for (std::size_t i = 0; i < maxSeats; ++i) {
            // the last player left claims everything, even if all of his bet came back
            if (stillIn(i) && (!m_hand.in[i].allIn || m_column[i] >= height || playersIn() == 1))
                claimants.set(i);
        }
        return claimants;
    }
    void fillHeaps()
    {
        Claimants last = claimantsOf(1);
        if (m_apart > 0)
            m_heaps[last.to_ulong()] += m_apart;
        for (Chips height = 1; height <= *std::max_element(m_column.begin(), m_column.end()); ++height) {
            // chips of folded columns above everybody still in belong to those who were in last
            bool anybody = false;
            for (std::size_t i = 0; i < maxSeats; ++i)
                anybody = anybody || (stillIn(i) && m_column[i] >= height);
            if (anybody)
                last = claimantsOf(height);
            for (std::size_t i = 0; i < maxSeats; ++i) {
                if (m_column[i] >= height)
                    ++m_heaps[last.to_ulong()];
            }
        }
    }
    void dealOut(Claimants claimants, Chips heap)
    {
        std::vector<std::size_t> best;
        for (std::size_t i = 0; i < maxSeats; ++i) {
            bool beaten = false;
            for (std::size_t other = 0; other < maxSeats; ++other)
                beaten = beaten || (claimants[other] && m_hand.strengths[other] > m_hand.strengths[i]);
            if (claimants[i] && !beaten)
                best.push_back(i);
        }
        if (best.empty()) {
            m_result.carried += heap;
            return;
        }
        const Chips unit = m_hand.settleOptions.unit;
        if (best.size() == 1) {
            m_result.won[best.front()] += heap;
            return;
        }
        // one smallest chip to each winner, as long as there is one for every winner
        while (heap >= unit * static_cast<Chips>(best.size())) {
            for (const std::size_t i : best) {
                m_result.won[i] += unit;
                heap -= unit;
            }
        }
        if (m_hand.settleOptions.oddChips == OddChips::CarryToNextHand) {
            m_result.carried += heap;
            return;
        }
        auto seat = static_cast<std::size_t>(m_hand.settleOptions.button.index());
        while (heap > 0) {
            do
                seat = (seat + 1) % maxSeats;
            while (std::find(best.begin(), best.end(), seat) == best.end());
            const Chips chip = std::min(heap, unit);
            m_result.won[seat] += chip;
            heap -= chip;
        }
    }

    const Case& m_hand;
    std::array<Chips, maxSeats> m_column{};
    Chips m_apart = 0;
    std::map<unsigned long, Chips> m_heaps;
    Reckoning m_result;
};

/// The third: with no ties, the best hand takes from each other seat up to its own amount (3.7.3 as it is
/// worded), then the next best from what is left, and so on.
std::vector<Chips> peeled(const Case& hand)
{
    std::vector<Chips> left;
    for (const Contribution& contribution : hand.in)
        left.push_back(contribution.live + contribution.dead);
    std::vector<std::size_t> order;
    Chips highest = 0;
    for (std::size_t i = 0; i < maxSeats; ++i) {
        if (!hand.in[i].folded && hand.in[i].live > 0)
            order.push_back(i);
    }
    for (const std::size_t i : order)
        highest = std::max(highest, left[i]);
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return hand.strengths[a] > hand.strengths[b]; });
    std::vector<Chips> got(maxSeats, 0);
    Chips taken = 0;
    for (const std::size_t winner : order) {
        const Chips reach = hand.in[winner].allIn ? hand.in[winner].live : highest;
        if (reach <= taken)
            continue;
        for (Chips& chips : left) {
            const Chips part = std::min(chips, reach - taken);
            got[winner] += part;
            chips -= part;
        }
        taken = reach;
    }
    return got;
}

Chips highestIn(const Contributions& in)
{
    Chips highest = 0;
    for (const Contribution& contribution : in)
        highest = contribution.folded ? highest : std::max(highest, contribution.live);
    return highest;
}

} // namespace

/// Side pots against calculations of another kind, on hands drawn at random.
class PotsIndependentTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnQtWarnings(); }

    void chipByChipSettlementAgrees()
    {
        int sidePots = 0;
        int refunds = 0;
        int splits = 0;
        int fourAllIn = 0;
        drawn::holds(caseCount, [&] {
            const Case hand = drawnCase();
            RC_LOG() << described(hand);
            Contributions in = hand.in;
            Reckoning first;
            if (const auto excess = uncalledExcess(in, hand.potOptions)) {
                first.back[index(excess->seat)] = excess->amount;
                in = refunded(in, *excess);
                ++refunds;
            }
            const LayeredPots pots = layeredPots(in, hand.potOptions);
            const Awards awards = settle(pots, hand.strengths, hand.settleOptions);
            const ChipsBySeat won = totalPayouts(awards);
            std::copy(won.begin(), won.end(), first.won.begin());
            first.carried = totalCarried(awards);
            const Reckoning second = ChipByChip(hand).reckon();
            RC_ASSERT(first.back == second.back);
            RC_ASSERT(first.won == second.won);
            RC_ASSERT(first.carried == second.carried);
            const Chips before = totalOf(hand.in) + hand.potOptions.carried;
            const Chips back = std::accumulate(first.back.begin(), first.back.end(), Chips{0});
            RC_ASSERT(totalOf(pots) + back == before);
            RC_ASSERT(sumOf(won) + first.carried + back == before);
            for (std::size_t k = 1; k < pots.size(); ++k)
                RC_ASSERT(pots[k].eligible.isSubsetOf(pots[k - 1].eligible)
                          && pots[k].eligible != pots[k - 1].eligible);
            sidePots += pots.size() > 1 ? 1 : 0;
            splits += std::any_of(awards.begin(), awards.end(), [](const PotAward& a) { return a.winners.size() > 1; });
            fourAllIn += std::ranges::count_if(hand.in, &Contribution::allIn) >= 4 ? 1 : 0;
        });
        qInfo("with side pots %d, refunds %d, splits %d, four or more all-in %d", sidePots, refunds, splits, fourAllIn);
        QVERIFY(sidePots > caseCount / 10 && refunds > caseCount / 100 && splits > caseCount / 10);
        QVERIFY(fourAllIn > caseCount / 100);
    }

    void peelingFromTheBestHandDownAgrees()
    {
        drawn::holds(caseCount / 4, [] {
            Case hand = drawnCase();
            for (std::size_t i = 0; i < maxSeats; ++i) {
                hand.strengths[i] = static_cast<int>(i);
                std::swap(hand.strengths[i],
                          hand.strengths[static_cast<std::size_t>(drawn::between(0, hand.strengths[i]))]);
            }
            RC_LOG() << described(hand);
            for (Contribution& contribution : hand.in) // all chips as bets: 3.7.3 capped
                contribution = {contribution.live + contribution.dead, 0, contribution.folded, contribution.allIn};
            const Chips level = highestIn(hand.in);
            for (Contribution& contribution : hand.in) // the betting is over: who has less is all-in
                contribution.allIn = contribution.live < level;
            const PotOptions plain{};
            const auto excess = uncalledExcess(hand.in, plain);
            if (excess)
                hand.in = refunded(hand.in, *excess);
            const LayeredPots pots = layeredPots(hand.in, plain);
            if (pots.empty() || pots.front().eligible.empty())
                return;
            const ChipsBySeat won = totalPayouts(settle(pots, hand.strengths, {}));
            const std::vector<Chips> other = peeled(hand);
            // chips of folded seats above all others: the peeling leaves them, the pots give them to the last
            // pot
            const Chips beyond = sumOf(won) - std::accumulate(other.begin(), other.end(), Chips{0});
            RC_ASSERT(beyond >= 0);
            const Seat lastWinner = bestSeats(pots.back().eligible, hand.strengths).front();
            for (std::size_t i = 0; i < maxSeats; ++i)
                RC_ASSERT(won[i] == other[i] + (i == index(lastWinner) ? beyond : 0));
        });
    }
};

CUTCARD_TESTS(PotsIndependentTest)
#include "tst_pots_independent.moc"
