// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/atlas/atlas.h"

#include "core/acts/traits.h"
#include "core/atlas/parts.h"
#include "core/games/street/betting_round.h"
#include "core/games/street/street_game.h"
#include "core/players/dealers.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>

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
        const auto due = idealDuty(m_before);
        while (m_found.size() < mostActs) {
            const auto duty = idealDuty(m_after);
            if (!duty || endsRemedy(*duty, due))
                break;
            m_found.push_back(*duty);
            if (!m_after.apply(duty->act))
                break;
        }
        if (std::holds_alternative<Incident>(m_event))
            dealOn();
        return std::move(m_found);
    }

private:
    bool endsRemedy(const Duty& duty, const std::optional<Duty>& due) const
    {
        // the players act again, or the hand goes on or begins anew
        if (isPointing(duty.act) || (has(duty.act, Trait::HandlesDeck) && !m_found.empty()))
            return true;
        const bool ruling =
            due && (due->competency == Competency::Rulings || due->competency == Competency::Irregularities);
        return due && !ruling && duty.act == due->act && !m_after.slip();
    }
    void dealOn()
    {
        const bool waits = m_found.empty() || m_found.front().act.phrase == Phrase::ExposedCard;
        const std::size_t told = m_found.size();
        const Simulator quiet(noIncidents, mostlyCallsStyle);
        for (int i = 0; waits && i < mostLater && !m_after.isOver() && m_found.size() < mostActs; ++i) {
            const auto event = quiet.next(m_after);
            const auto duty = event ? std::nullopt : idealDuty(m_after);
            if (!event && !duty)
                return;
            if (duty && duty->competency == Competency::Irregularities)
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
    bool isDone() const { return m_wanted && (m_found || (m_silent && m_tables > silentLooks)); }

    std::vector<DealtCell> taken() &&
    {
        const auto rows = irregularities();
        std::vector<DealtCell> cells;
        for (std::size_t i = 0; i < m_cells.size(); ++i) {
            // where no hand of the game comes to it, it is none of its moments
            if (m_visits[i / rows.size()] == 0)
                continue;
            Cell& cell = m_cells[i].cell;
            if (cell.state != CellState::Dealt && !rows[i % rows.size()].hasWay())
                cell.state = CellState::Missing;
            cells.push_back({.cell = std::move(cell), .table = std::move(m_cells[i].table)});
        }
        return cells;
    }

private:
    struct Place {
        Cell cell;
        std::optional<Session> table;
        int silent = 0; ///< times that nothing was due: other tables may show what can be
    };
    /// So often.
    static constexpr int silentLooks = 6;

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
        const int due = caseOf(glance);
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
            if (one.stands && isWanted(here, row) && one.stands(glance, *glance.next))
                note(glance, here, row, {}, nullptr, {*glance.next});
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
            if (!is || !isWanted(here, row))
                continue;
            Remedy remedy(glance.session);
            if (remedy.take(event))
                note(glance, here, row, event, nullptr, remedy.duties());
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
                if (!one.slip || !isWanted(here, row) || !one.slip(glance, act, verdict))
                    continue;
                Remedy remedy(session);
                if (remedy.take(act))
                    note(glance, here, row, act, &verdict, remedy.duties());
            }
        }
    }

    Place& at(std::size_t moment, std::size_t row) { return m_cells[moment * irregularities().size() + row]; }

    bool isWanted(const std::vector<std::size_t>& here, std::size_t row)
    {
        return std::ranges::any_of(here, [&](std::size_t moment) {
            const Place& place = at(moment, row);
            if (m_wanted && !m_wanted(place.cell.irregularity, place.cell.moment))
                return false;
            return place.cell.state != CellState::Dealt || (place.silent > 0 && place.silent < silentLooks);
        });
    }

    void note(const Glance& glance, const std::vector<std::size_t>& here, std::size_t row,
              const std::optional<Event>& event, const Verdict* verdict, const std::vector<Duty>& duties)
    {
        for (const std::size_t moment : here) {
            Place& place = at(moment, row);
            Cell& cell = place.cell;
            if (m_wanted && !m_wanted(cell.irregularity, cell.moment))
                continue;
            if (duties.empty() && verdict == nullptr && ++place.silent > 1)
                continue;
            if (cell.state == CellState::Dealt && place.silent == 0)
                continue;
            place.silent = duties.empty() && verdict == nullptr ? 1 : 0;
            m_found = place.silent == 0;
            m_silent = m_silent || place.silent > 0;
            cell.state = CellState::Dealt;
            cell.event = event;
            cell.slip = verdict != nullptr;
            place.table = glance.session;
            const auto cite = [&cell](const Rule& rule) {
                if (rule != Rule() && std::ranges::find(cell.rules, rule) == cell.rules.end())
                    cell.rules.push_back(rule);
            };
            if (verdict != nullptr)
                cite(verdict->rule);
            for (const Duty& duty : duties) {
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
    bool m_silent = false;
};

} // namespace

std::string_view stateWord(CellState state)
{
    constexpr auto words = namedWords<CellState>();
    return words[static_cast<std::size_t>(state)];
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
