// SPDX-License-Identifier: GPL-3.0-or-later
// Hands of a table test, drawn for one house: dealt by the perfect dealer until some bring together what is wanted.
#include "core/base/fault.h"
#include "core/certification/station/perfect_hand.h"
#include "core/certification/station/station.h"

#include <cstdlib>

namespace cutcard {

namespace {

constexpr int dealtAtFirst = 120; ///< hands, of which some are taken
constexpr int dealtMore = 60;     ///< where none of them fit together
constexpr int dealtAtMost = 1500;
constexpr int attemptsMade = 24;     ///< at a set, each from other hands
constexpr std::size_t longest = 260; ///< events of a hand
constexpr int variationsDealt = 2;

/// A hand that a table may have.
struct Candidate {
    SessionFile file;
    StationEvidence evidence;
    bool split = false;
    bool good = true;   ///< can be varied, as far as is known
    bool tried = false; ///< that is known
};

IncidentPlan incidentsOf(const TablePlan& plan)
{
    IncidentPlan incidents = manyIncidents;
    incidents.coming = 0;
    incidents.mishap = 18;
    incidents.boxedCard = plan.uncovered > 0 ? 200 : 60;
    return incidents;
}

/// Who has which stack is drawn, and up to a fifth of it.
SessionSetup setupOf(const TablePlan& plan, RandomStream& stream)
{
    constexpr int whole = 100;
    constexpr int apart = 20;
    SessionSetup setup;
    setup.house = defaultHouse(plan.game);
    setup.mode = Mode::Test;
    setup.seed = static_cast<std::uint64_t>(stream.between(1, std::numeric_limits<std::int64_t>::max()));
    setup.hands = 1;
    const Chips unit = setup.common().smallestChip();
    const Chips full = setup.common().startingChips();
    std::vector<int> stacks = plan.stacks;
    stream.shuffle(stacks);
    for (int i = 0; i < plan.players; ++i) {
        const int percent = stacks.empty() ? whole
                                           : stacks[static_cast<std::size_t>(i) % stacks.size()]
                                                 * (whole - stream.below(apart + 1)) / whole;
        const Chips stack = std::max(unit, full * percent / whole / unit * unit);
        setup.seats.push_back({.seat = Seat(i + 1), .name = "Player " + std::to_string(i + 1), .stack = stack});
    }
    setup.button = Seat(1 + stream.below(plan.players));
    return setup;
}

/// A call said in silence, by one chip of its very amount: it looks as if it had to be ruled on, and is a call.
std::optional<Event> silentCall(const Session& session, const Event& event)
{
    const auto* decision = std::get_if<Decision>(&event);
    if (decision == nullptr || decision->choice != Choice::Call || !session.turn())
        return std::nullopt;
    const SeatView view = viewOf(session.situation(), decision->seat);
    for (const ChipLot& chips : session.setup().common().startingStack) {
        if (chips.value != view.callTo - view.bet || chips.value > view.stack)
            continue;
        const Event silent = Decision{.seat = decision->seat, .choice = Choice::PlaceChip, .amount = chips.value};
        if (session.isPossible(silent))
            return silent;
    }
    return std::nullopt;
}

/// Whether one pot goes to two players.
bool isSplit(const Session& session)
{
    std::set<int> pushed;
    return std::ranges::any_of(session.entries(), [&](const Entry& entry) {
        const auto* act = std::get_if<Act>(&entry.event);
        return act != nullptr && act->verb == Verb::PushPot && !pushed.insert(act->number).second;
    });
}

std::optional<Candidate> dealtHand(const TablePlan& plan, RandomStream& stream)
{
    constexpr int silentShare = 300;
    const SessionSetup setup = setupOf(plan, stream);
    bool silent = plan.seeming > 0 && stream.chance(silentShare);
    const Simulator simulator(incidentsOf(plan), livelyStyles);
    const auto players = [&](const Session& session) -> std::optional<Event> {
        auto event = simulator.next(session);
        const auto call = event && silent ? silentCall(session, *event) : std::nullopt;
        silent = silent && !call;
        return call ? call : event;
    };
    const auto hand = dealtPerfectly(setup, players, "hand");
    if (!hand || hand->session.entries().size() > longest)
        return std::nullopt;
    auto file = laidOut(setup, hand->session.entries());
    if (!file)
        return std::nullopt;
    return Candidate{.file = std::move(*file), .evidence = hand->evidence, .split = isSplit(hand->session)};
}

/// Some candidates together, weighed by what they bring too much or too little of.
class Sets
{
public:
    Sets(const TablePlan& plan, const std::vector<Candidate>& all) : m_plan(plan), m_all(all)
    {
        for (const Candidate& each : all) {
            std::vector<bool>& brings = m_brings.emplace_back();
            for (const Rule rule : plan.rules)
                brings.push_back(each.evidence.rules.contains(rule));
        }
    }

    double cost(const std::vector<std::size_t>& set) const
    {
        StationEvidence sum;
        bool split = false;
        std::size_t found = 0;
        for (const std::size_t each : set) {
            const StationEvidence& evidence = m_all[each].evidence;
            for (std::size_t i = 0; i < itemCompetencyCount; ++i) {
                sum.points[i] += evidence.points[i];
                sum.duties[i] += evidence.duties[i];
            }
            sum.covered += evidence.covered;
            sum.uncovered += evidence.uncovered;
            sum.seeming += evidence.seeming;
            sum.atStake += evidence.atStake;
            split = split || m_all[each].split;
        }
        for (std::size_t rule = 0; rule < m_plan.rules.size(); ++rule)
            found += std::ranges::any_of(set, [&](std::size_t each) { return m_brings[each][rule]; }) ? 1 : 0;
        double cost = static_cast<double>(m_plan.rules.size() - found) + (m_plan.split && !split ? 1 : 0);
        cost += lacking(sum.covered, m_plan.covered) + lacking(sum.uncovered, m_plan.uncovered)
                + lacking(sum.seeming, m_plan.seeming)
                + outside(sum.atStake, m_plan.atStake, stakesApart(m_plan.atStake));
        for (std::size_t i = 0; i < itemCompetencyCount; ++i) {
            cost += lacking(sum.duties[i], m_plan.least[i]);
            cost += outside(sum.points[i], m_plan.points[i], pointsApart(m_plan.points[i]));
        }
        return cost;
    }

    /// What a set lacks first, or has too much of.
    std::string lacksFirst(const std::vector<std::size_t>& set) const
    {
        for (const Rule rule : m_plan.rules) {
            if (std::ranges::none_of(set, [&](std::size_t each) { return m_all[each].evidence.rules.contains(rule); }))
                return std::string(rule.id());
        }
        StationEvidence sum;
        for (const std::size_t each : set)
            sum.add(m_all[each].evidence);
        std::string text;
        for (std::size_t i = 0; i < itemCompetencyCount; ++i) {
            if (m_plan.points[i] > 0)
                text += std::string(namedWords<ItemCompetency>[i]) + " " + std::to_string(sum.points[i]) + " ";
        }
        return text + "at stake " + std::to_string(sum.atStake);
    }

    /// The best set of the good ones that are free, from a start that is drawn.
    std::vector<std::size_t> improved(const std::vector<std::size_t>& free, RandomStream& stream) const
    {
        std::vector<std::size_t> order = free;
        stream.shuffle(order);
        std::vector<std::size_t> set(order.begin(), order.begin() + m_plan.hands);
        double best = cost(set);
        for (bool better = true; better && best > 0;) {
            better = false;
            for (std::size_t place = 0; place < set.size(); ++place) {
                for (const std::size_t other : order) {
                    if (std::ranges::find(set, other) != set.end())
                        continue;
                    const std::size_t before = std::exchange(set[place], other);
                    const double now = cost(set);
                    better = better || now < best;
                    if (now < best)
                        best = now;
                    else
                        set[place] = before;
                }
            }
        }
        return set;
    }

private:
    static double lacking(int has, int wanted) { return wanted > has ? static_cast<double>(wanted - has) / wanted : 0; }
    /// How far it is beyond what it may be apart from what is wanted; nothing is wanted of 0.
    static double outside(int has, int wanted, int apart)
    {
        return wanted > 0 ? static_cast<double>(std::max(0, std::abs(has - wanted) - apart)) / wanted : 0;
    }

    const TablePlan& m_plan;
    const std::vector<Candidate>& m_all;
    std::vector<std::vector<bool>> m_brings; ///< by candidate and rule of the plan
};

/// Whether a player who waits for something that is left out is answered for: pointed at twice, the floor sees to it.
bool goesOnAfterPointing(const Session& session, const Act& leftOut, const Session& after, const StationHand& hand)
{
    const auto turn = after.turn();
    if (!turn || turn->wait == Wait::Wager || leftOut.verb == Verb::PointTo)
        return true;
    const bool asks = leftOut.verb == Verb::Announce || leftOut.verb == Verb::OfferCut;
    if ((turn->wait == Wait::Cut || turn->wait == Wait::Post) && !asks)
        return true;
    Session forgets = session;
    const Act points = act(Verb::PointTo, turn->seat);
    for (int i = 0; i < 2 && !nextByScript(hand, forgets); ++i) {
        if (!forgets.apply(points))
            return false;
    }
    return nextByScript(hand, forgets).has_value();
}

bool nobodyIsLeftWaiting(const StationHand& hand)
{
    auto session = Session::start(hand.setup);
    while (session && !session->isOver()) {
        if (const auto players = nextByScript(hand, *session)) {
            if (!session->apply(*players))
                return false;
            continue;
        }
        const auto act = idealAct(*session);
        Session after = *session;
        if (!act || !after.apply(*act) || !goesOnAfterPointing(*session, *act, after, hand))
            return false;
        *session = std::move(after);
    }
    return session.has_value();
}

/// Whether a hand can be dealt with seats, suits and names drawn anew, and asks for as much then.
bool canVary(Candidate& hand, std::uint64_t draw)
{
    if (hand.tried)
        return hand.good;
    hand.tried = true;
    RandomStream stream(draw, StreamPurpose::Quiz);
    const auto plain = prepare(hand.file, {}, "hand");
    hand.good =
        plain && plain->evidence.points == hand.evidence.points && plain->evidence.duties == hand.evidence.duties;
    for (int i = 0; i < variationsDealt && hand.good; ++i) {
        const auto varied = prepare(hand.file, drawVariation(hand.file, stream), "hand");
        hand.good = varied && nobodyIsLeftWaiting(varied->hand);
    }
    return hand.good;
}

/// The hands that stand in no set yet and can vary.
std::vector<std::size_t> freeOf(const std::vector<Candidate>& all, const std::vector<bool>& used)
{
    std::vector<std::size_t> free;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!used[i] && all[i].good)
            free.push_back(i);
    }
    return free;
}

/// Whether each hand of a set can vary; each that can't is out for good.
bool canAllVary(std::vector<Candidate>& all, const std::vector<std::size_t>& set, std::uint64_t draw)
{
    bool good = true;
    for (const std::size_t each : set)
        good = canVary(all[each], draw + each) && good;
    return good;
}

} // namespace

Result<std::vector<std::vector<SessionFile>>> drawHands(const TablePlan& plan, std::uint64_t draw, int sets,
                                                        const std::string& name)
{
    RandomStream stream(draw, StreamPurpose::Deck);
    std::vector<Candidate> all;
    std::vector<bool> used;
    std::vector<std::vector<SessionFile>> drawn;
    std::vector<std::size_t> last;
    for (int dealt = 0; dealt < dealtAtMost;) {
        for (const int most = dealt + (dealt == 0 ? dealtAtFirst : dealtMore); dealt < most; ++dealt) {
            if (auto hand = dealtHand(plan, stream))
                all.push_back(std::move(*hand));
        }
        used.resize(all.size(), false);
        const Sets weighed(plan, all);
        for (int attempt = 0; attempt < attemptsMade; ++attempt) {
            const std::vector<std::size_t> free = freeOf(all, used);
            if (static_cast<int>(free.size()) < plan.hands)
                break;
            last = weighed.improved(free, stream);
            if (weighed.cost(last) > 0)
                continue;
            if (!canAllVary(all, last, draw))
                continue;
            std::vector<SessionFile> set;
            for (const std::size_t each : last) {
                used[each] = true;
                set.push_back(all[each].file);
            }
            drawn.push_back(std::move(set));
            if (static_cast<int>(drawn.size()) == sets)
                return drawn;
            attempt = -1;
        }
    }
    return faultIn(name, Cause::Impossible, "hands that bring together what station.table says",
                   Sets(plan, all).lacksFirst(last));
}

} // namespace cutcard
