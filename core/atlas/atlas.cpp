// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/atlas/atlas.h"

#include "core/acts/traits.h"
#include "core/atlas/parts.h"
#include "core/players/dealers.h"

#include <map>

namespace cutcard::atlas {

namespace {

/// More events than the hands of a table take.
constexpr int mostEvents = 1500;
/// Tables that a game's atlas is dealt at.
constexpr int tables = 48;
/// At how many tables it is looked where one thing is due at a moment: for what happens, and for the dealer's mistakes.
constexpr int eventLooks = 14;
constexpr int slipLooks = 6;
/// So many tables are looked at before an act that nobody asked for counts as the irregularity.
constexpr int tablesBefore = 8;
/// The most acts of a remedy that are told.
constexpr std::size_t mostActs = 8;
/// How far is dealt on to see what is due only later, such as the replacement of a card.
constexpr int mostLater = 90;

/// What becomes of the table after an irregularity: duties that are there because of it.
class Remedy
{
public:
    explicit Remedy(const Session& before) : m_before(before), m_after(before) {}

    bool take(const Event& event)
    {
        m_event = event;
        return m_after.apply(event).has_value();
    }
    /// What is due at once, and if that is all but nothing, what comes of it later.
    std::vector<Duty> duties()
    {
        const auto due = dueAnyway();
        for (std::size_t i = 0; i < 2 * mostActs && m_found.size() < mostActs; ++i) {
            const auto duty = idealDuty(m_after);
            if (!duty || endsRemedy(*duty))
                break;
            const bool anyway = !m_after.slip() && std::ranges::find(due, duty->act) != due.end();
            if (anyway && !isRuling(*duty))
                break;
            if (!anyway)
                m_found.push_back(*duty);
            if (!m_after.apply(duty->act))
                break;
        }
        m_now = m_found.size();
        if (!std::holds_alternative<Act>(m_event))
            dealOn();
        return std::move(m_found);
    }
    /// Nothing was due at once.
    bool isLater() const { return m_now == 0; }

private:
    /// What would be due without the event: what comes next, and all that is still ruled on.
    std::vector<Act> dueAnyway() const
    {
        std::vector<Act> due;
        auto duty = idealDuty(m_before);
        if (!duty)
            return due;
        due.push_back(duty->act);
        if (!isRuling(*duty))
            return due;
        Session session = m_before;
        while (due.size() < mostActs && session.apply(duty->act) && (duty = idealDuty(session)))
            due.push_back(duty->act);
        return due;
    }
    bool endsRemedy(const Duty& duty) const
    {
        // the players act again, or the hand goes on or begins anew
        if (isPointing(duty.act) || (has(duty.act, Trait::HandlesDeck) && !m_found.empty()))
            return true;
        const auto* incident = std::get_if<Incident>(&m_event);
        const bool goesOn = has(duty.act, Trait::DealsCards) || duty.act.phrase == Phrase::Showdown
                            || isOneOf(duty.act.verb, {Verb::Burn, Verb::Sweep});
        return goesOn
               && (std::holds_alternative<Decision>(m_event) || (incident && incident->mishap == Mishap::Disqualified));
    }
    /// In place of a player who has gone away.
    bool isForWhoLeft(const Duty& duty) const
    {
        const auto seat = duty.act.seat;
        return isOneOf(duty.act.verb, {Verb::MuckHand, Verb::Announce, Verb::PostFor, Verb::TurnUp}) && seat
               && m_after.table().at(*seat).absent && !m_before.table().at(*seat).absent;
    }
    void dealOn()
    {
        const auto* decision = std::get_if<Decision>(&m_event);
        const bool goes =
            decision != nullptr && (decision->choice == Choice::StepAway || decision->choice == Choice::StandUp);
        const bool waits = m_found.empty() ? goes || decision == nullptr
                                           : !decision && m_found.front().act.phrase == Phrase::ExposedCard;
        const std::size_t told = m_found.size();
        const Simulator quiet(noIncidents, mostlyCallsStyle);
        for (int i = 0; waits && i < mostLater && !m_after.isOver() && m_found.size() < mostActs; ++i) {
            const auto event = quiet.next(m_after);
            const auto duty = event ? std::nullopt : idealDuty(m_after);
            if (!event && !duty)
                return;
            if (duty && (duty->competency == Competency::Irregularities || isForWhoLeft(*duty)))
                m_found.push_back(*duty);
            else if (m_found.size() > told)
                return;
            if (!m_after.apply(event ? *event : Event(duty->act)))
                return;
        }
    }

    const Session& m_before;
    Session m_after;
    Event m_event{};
    std::vector<Duty> m_found;
    std::size_t m_now = 0; ///< so many of those were due at once
};

/// What makes tables at one moment unlike: what is due, and how the player who is to act stands.
int caseOf(const Glance& glance)
{
    const int verb = glance.next ? static_cast<int>(glance.next->act.verb) + 1 : 0;
    std::optional<Seat> seat;
    if (glance.turn)
        seat = glance.turn->seat;
    else if (glance.next && isPointing(glance.next->act))
        seat = glance.next->act.seat;
    int bits = glance.situation.notes.exposedFrom ? 1 : 0;
    if (seat && glance.banked)
        bits |= glance.at(*seat).stack < glance.at(*seat).wagers.at(Circle::Bonus) ? 2 : 0;
    if (seat && !glance.banked) {
        const BettingRound round = currentRound(glance.situation);
        const Chips all = allChips(glance.table, *seat);
        const StreetGame& game = streetGame(glance.situation);
        bits |= all < round.betTo || glance.at(*seat).stack < glance.situation.notes.blindOf(*seat) ? 2 : 0;
        bits |= all < game.fullRaiseTo(glance.situation, round) ? 4 : 0;
        bits |= game.raiseBarred(glance.situation, round, *seat) ? 8 : 0;
        bits |= glance.situation.notes.loan(*seat) > 0 ? 16 : 0;
    }
    return verb * 32 + bits;
}

/// Deals tables and notes every cell that it meets.
class Surveyor
{
public:
    explicit Surveyor(GameId game) : m_game(game), m_moments(momentsOf(game)), m_visits(m_moments.size())
    {
        for (const Moment& moment : m_moments) {
            for (const Irregularity& row : irregularities())
                m_cells.push_back({.cell = {.game = game, .irregularity = row.id, .moment = moment.id}, .table = {}});
        }
    }
    /// Only a cell for which this holds is looked for, and one is enough.
    using Wanted = std::function<bool(std::string_view irregularity, std::string_view moment)>;
    void lookOnlyFor(Wanted wanted) { m_wanted = std::move(wanted); }
    void deal(std::uint64_t number)
    {
        const AtlasTable table = tableOf(m_game, number);
        m_here.clear();
        ++m_tables;
        auto started = Session::start(table.setup);
        if (!started)
            return;
        Session session = std::move(*started);
        for (int i = 0; i < mostEvents && !session.isOver() && !isDone(); ++i) {
            look(session);
            if (!goOn(session, table))
                return;
        }
        look(session);
    }
    /// Of one cell there need be no more than one table; where nothing is due at a few, nothing is at any.
    bool isDone() const { return m_wanted && (m_found || (m_seen && m_tables > vainLooks)); }

    std::vector<DealtCell> taken() &&
    {
        const auto rows = irregularities();
        std::vector<DealtCell> cells;
        for (std::size_t i = 0; i < m_cells.size(); ++i) {
            // where no hand of the game comes to it, it is none of its moments
            if (m_visits[i / rows.size()] == 0)
                continue;
            Cell& cell = m_cells[i].cell;
            const Irregularity& row = rows[i % rows.size()];
            if (cell.state != CellState::Dealt && !row.hasWay())
                cell.state = CellState::Missing;
            if (cell.state == CellState::Impossible)
                cell.reason = row.absence();
            cells.push_back({.cell = std::move(cell), .table = std::move(m_cells[i].table)});
        }
        return cells;
    }

private:
    struct Place {
        Cell cell;
        std::optional<Session> table;
        int worth = 99; ///< how little it shows: that something is due, and that nothing else is open, is shown at 0
        int vain = 0;   ///< times that no other table showed more
    };
    /// So often it is looked for one.
    static constexpr int vainLooks = 6;

    /// What was met: what happened, how troubled the table was by other things, and what is due.
    struct Sight {
        int trouble = 0;
        std::optional<Event> event;
        const Verdict* slip = nullptr;
        std::vector<Duty> duties;
        bool later = false; ///< not at once

        /// How little is shown.
        int worth() const
        {
            const bool silent = duties.empty() && slip == nullptr;
            return leastWorth(trouble) + (silent ? 4 : later ? 1 : 0);
        }
    };
    /// Of whatever is due at once.
    static int leastWorth(int trouble) { return trouble > 1 ? 6 : trouble * 2; }

    static bool goOn(Session& session, const AtlasTable& table)
    {
        const auto event = table.players.next(session);
        if (event)
            return session.apply(*event).has_value();
        const auto duty = idealDuty(session);
        if (!duty)
            return false;
        Act act = duty->act;
        const bool cards = act.verb == Verb::Board || act.verb == Verb::TurnBoard || act.verb == Verb::BoardDown;
        if (table.oneByOne && cards && act.number > 1) {
            act.number = 1;
            const auto one = judge(act, session.procedure(), session.situation(), session.game());
            if (!one.verdict.isCorrect())
                act = duty->act;
        }
        return session.apply(act).has_value();
    }

    void look(const Session& session)
    {
        const Glance glance = glanceAt(session);
        std::vector<std::size_t> here;
        int fewestLooks = eventLooks;
        bool isNew = false;
        // what goes on besides is no look at what is due
        const int due = caseOf(glance) * 2 + glance.trouble / 2;
        for (std::size_t i = 0; i < m_moments.size(); ++i) {
            if (!m_moments[i].is(glance))
                continue;
            here.push_back(i);
            ++m_visits[i];
            // once at a table, for each thing that may be due
            if (!m_here.emplace(i, due).second)
                continue;
            isNew = true;
            fewestLooks = std::min(fewestLooks, m_looks[{i, due}]++);
        }
        if (here.empty())
            return;
        if (glance.next)
            lookAtTable(glance, here);
        if (!isNew)
            return;
        if (fewestLooks < eventLooks) {
            for (const Event& event : eventsAt(session))
                lookAtEvent(glance, here, event);
        }
        if (fewestLooks < slipLooks && !session.slip())
            lookAtSlips(glance, here);
    }

    void lookAtTable(const Glance& glance, const std::vector<std::size_t>& here)
    {
        for (std::size_t row = 0; row < irregularities().size(); ++row) {
            const Irregularity& one = irregularities()[row];
            // the ruling that is due is its own
            if (one.stands && isWanted(here, row, glance.trouble % 2) && one.stands(glance, *glance.next))
                note(glance, here, row, {.trouble = glance.trouble % 2, .event = {}, .duties = {*glance.next}});
        }
    }

    void lookAtEvent(const Glance& glance, const std::vector<std::size_t>& here, const Event& event)
    {
        const auto* incident = std::get_if<Incident>(&event);
        const auto* decision = std::get_if<Decision>(&event);
        for (std::size_t row = 0; row < irregularities().size(); ++row) {
            const Irregularity& one = irregularities()[row];
            const bool is = (incident && one.incident && one.incident(glance, *incident))
                            || (decision && one.decision && one.decision(glance, *decision));
            if (!is || !isWanted(here, row, glance.trouble))
                continue;
            Remedy remedy(glance.session);
            if (!remedy.take(event))
                continue;
            Sight sight{.trouble = glance.trouble, .event = event, .duties = remedy.duties()};
            sight.later = remedy.isLater();
            note(glance, here, row, sight);
        }
    }

    void lookAtSlips(const Glance& glance, const std::vector<std::size_t>& here)
    {
        const Session& session = glance.session;
        for (const Act& act : actsAt(session)) {
            const Verdict verdict = judge(act, session.procedure(), session.situation(), session.game()).verdict;
            if (verdict.isCorrect() || verdict.told || verdict.fault == Fault::Impossible)
                continue;
            if (verdict.fault == Fault::Unneeded && m_tables < tablesBefore && !m_wanted)
                continue;
            for (std::size_t row = 0; row < irregularities().size(); ++row) {
                const Irregularity& one = irregularities()[row];
                if (!one.slip || !isWanted(here, row, glance.trouble) || !one.slip(glance, act, verdict))
                    continue;
                Remedy remedy(session);
                if (remedy.take(act))
                    note(glance, here, row,
                         {.trouble = glance.trouble, .event = act, .slip = &verdict, .duties = remedy.duties()});
            }
        }
    }

    Place& at(std::size_t moment, std::size_t row) { return m_cells[moment * irregularities().size() + row]; }

    bool isWanted(const std::vector<std::size_t>& here, std::size_t row, int trouble)
    {
        return std::ranges::any_of(here, [&](std::size_t moment) {
            const Place& place = at(moment, row);
            if (m_wanted && !m_wanted(place.cell.irregularity, place.cell.moment))
                return false;
            return leastWorth(trouble) < place.worth && place.vain < vainLooks;
        });
    }

    void note(const Glance& glance, const std::vector<std::size_t>& here, std::size_t row, const Sight& sight)
    {
        const int worth = sight.worth();
        for (const std::size_t moment : here) {
            Place& place = at(moment, row);
            Cell& cell = place.cell;
            if (m_wanted && !m_wanted(cell.irregularity, cell.moment))
                continue;
            if (worth >= place.worth) {
                place.vain += sight.trouble > 1 ? 0 : 1;
                continue;
            }
            place.worth = worth;
            place.vain = 0;
            m_found = worth < 4;
            m_seen = true;
            cell = {.game = cell.game,
                    .irregularity = cell.irregularity,
                    .moment = cell.moment,
                    .state = CellState::Dealt,
                    .event = sight.event,
                    .slip = sight.slip != nullptr};
            place.table = glance.session;
            const auto cite = [&cell](const Rule& rule) {
                if (rule != Rule() && std::ranges::find(cell.rules, rule) == cell.rules.end())
                    cell.rules.push_back(rule);
            };
            if (sight.slip != nullptr)
                cite(sight.slip->rule);
            for (const Duty& duty : sight.duties) {
                cite(duty.rule);
                cell.remedy.push_back(duty.act);
            }
        }
    }

    GameId m_game;
    std::span<const Moment> m_moments;
    std::vector<int> m_visits;
    std::set<std::pair<std::size_t, int>> m_here;       ///< moments, and what was due there, at this table
    std::map<std::pair<std::size_t, int>, int> m_looks; ///< at how many tables
    int m_tables = 0;
    std::vector<Place> m_cells;
    Wanted m_wanted;
    bool m_found = false;
    bool m_seen = false;
};

} // namespace

std::string_view stateWord(CellState state)
{
    return namedWords<CellState>[static_cast<std::size_t>(state)];
}

std::vector<DealtCell> atlasOf(GameId game)
{
    Surveyor surveyor(game);
    for (int i = 0; i < tables; ++i)
        surveyor.deal(static_cast<std::uint64_t>(i) + 1);
    return std::move(surveyor).taken();
}

static std::optional<DealtCell> dealOne(GameId game, Surveyor::Wanted wanted, std::uint64_t number)
{
    Surveyor surveyor(game);
    surveyor.lookOnlyFor(std::move(wanted));
    for (std::uint64_t i = 0; i < 2 * tables && !surveyor.isDone(); ++i)
        surveyor.deal(number * tables + i + 1);
    for (DealtCell& one : std::move(surveyor).taken()) {
        if (one.cell.state == CellState::Dealt)
            return std::move(one);
    }
    return std::nullopt;
}

std::optional<DealtCell> dealCell(GameId game, std::string_view irregularity, std::string_view moment,
                                  std::uint64_t number)
{
    const auto is = [](std::string_view id) { return [id](const auto& row) { return row.id == id; }; };
    if (std::ranges::none_of(irregularities(), is(irregularity)) || std::ranges::none_of(momentsOf(game), is(moment)))
        return std::nullopt;
    return dealOne(
        game,
        [irregularity, moment](std::string_view one, std::string_view other) {
            return one == irregularity && other == moment;
        },
        number);
}

std::optional<DealtCell> dealUnseen(GameId game, const std::set<std::string>& seen, std::uint64_t number)
{
    // not always what comes first in a hand
    const auto& moments = momentsOf(game);
    const std::string_view from = moments[number % moments.size()].id;
    const auto isNew = [&seen](std::string_view irregularity, std::string_view moment) {
        return !seen.contains(std::string(irregularity) + ' ' + std::string(moment));
    };
    const auto there = [&](std::string_view irregularity, std::string_view moment) {
        return moment == from && isNew(irregularity, moment);
    };
    if (auto one = dealOne(game, there, number))
        return one;
    return dealOne(game, isNew, number);
}

} // namespace cutcard::atlas
