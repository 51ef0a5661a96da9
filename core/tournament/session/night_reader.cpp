// SPDX-License-Identifier: GPL-3.0-or-later
// How a night file is read, up to its first event and from there on.
#include "core/tournament/session/night_notation.h"

#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/tournament/acts/tennessee_event.h"
#include "core/tournament/session/night_event_text.h"

#include <set>

namespace cutcard {

namespace {

bool isNumber(std::string_view word)
{
    const std::string_view digits = word.starts_with('-') ? word.substr(1) : word;
    return !digits.empty() && digits.front() >= '0' && digits.front() <= '9';
}

/// Reads the lines before the events, and then the events.
class NightReader
{
public:
    explicit NightReader(std::string name) : m_name(std::move(name)) { m_file.setup.incidents = NightIncidents::None; }

    Result<Done> read(std::string_view text, int number);
    Result<NightFile> finish();

private:
    /// What begins a line, and what is taken of it.
    struct Keyword {
        std::string_view word;
        void (*take)(NightReader&, LineReader&);
        bool repeats = false;
    };
    static const std::array<Keyword, 14>& keywords();

    Result<Done> readEvent(LineReader& line, int number);

    void takePlayer(LineReader& line);
    void takeBlinds(LineReader& line);

    Night& night() { return m_file.setup.opening; }
    Ring& ringOf(TableNo table);
    EntrantId seatedAt(LineReader& line, TableNo table);
    void sitDown(LineReader& line, TableNo table, int chair);
    TableNo tableOnce(LineReader& line, std::string_view setting);
    Result<Done> verifyRoom();
    void settle();
    void settleRound();

    std::string m_name;
    NightFile m_file;
    std::vector<std::string> m_names;
    SettingsInFile m_house;
    int m_lastLine = 1;
    std::set<std::string_view> m_seen;
    std::set<std::pair<std::string_view, TableNo>> m_given; ///< of which table what
    std::map<TableNo, std::vector<int>> m_chairs;           ///< in the order of the ring; 0: not said which
    std::vector<std::pair<EntrantId, Place>> m_places;
    std::map<TableNo, Place> m_blinds; ///< where they stand
    Place m_levelAt;
    Place m_clockAt;
    NightTime m_left = -1;
    NightTime m_at = 0;
    int m_round = 0;
    bool m_begun = false;
    bool m_inEvents = false;
};

const std::array<NightReader::Keyword, 14>& NightReader::keywords()
{
    using Reader = NightReader;
    static constexpr std::array<Keyword, 14> table{{
        {"mode",
         [](Reader& reader, LineReader& line) {
             const auto word = line.takeOneOf(nightModeWords);
             reader.m_file.setup.real = nightModeWords.at(word) == "real";
             reader.m_file.setup.mode = reader.m_file.setup.real ? Mode::Test : static_cast<Mode>(word);
         }},
        {"seed", [](Reader& reader, LineReader& line) { reader.night().seed = line.takeSeed(); }},
        {"incidents",
         [](Reader& reader, LineReader& line) {
             reader.m_file.setup.incidents = static_cast<NightIncidents>(line.takeOneOf(namedWords<NightIncidents>));
         }},
        {"house", [](Reader& reader, LineReader& line) { reader.m_house.add(line); }, true},
        {"player", [](Reader& reader, LineReader& line) { reader.takePlayer(line); }, true},
        {"button",
         [](Reader& reader, LineReader& line) {
             const TableNo number = reader.tableOnce(line, "button");
             reader.ringOf(number).dealer = reader.seatedAt(line, number);
         },
         true},
        {"blinds", [](Reader& reader, LineReader& line) { reader.takeBlinds(line); }, true},
        {"hands",
         [](Reader& reader, LineReader& line) {
             const TableNo number = reader.tableOnce(line, "hands");
             reader.ringOf(number).hands = static_cast<int>(line.takeNumber("hands", 0, 100'000));
         },
         true},
        {"carried",
         [](Reader& reader, LineReader& line) {
             const TableNo number = reader.tableOnce(line, "carried");
             reader.ringOf(number).carried = line.takeAmount();
         },
         true},
        {"level",
         [](Reader& reader, LineReader& line) {
             reader.night().level = static_cast<int>(line.takeNumber("level", 1, 99));
             reader.m_levelAt = line.placeOfWord();
         }},
        {"clock",
         [](Reader& reader, LineReader& line) {
             reader.m_left = takeNightTime(line);
             reader.m_clockAt = line.placeOfWord();
         }},
        {"method",
         [](Reader& reader, LineReader& line) {
             reader.night().method = static_cast<MoveMethod>(line.takeOneOf(namedWords<MoveMethod>));
         }},
        {"final-table", [](Reader& reader, LineReader& /*line*/) { reader.night().finalTable = true; }},
        {"round",
         [](Reader& reader, LineReader& line) { reader.m_round = static_cast<int>(line.takeNumber("round", 1, 20)); }},
    }};
    return table;
}

Result<Done> NightReader::readEvent(LineReader& line, int number)
{
    m_inEvents = true;
    if (line.takeIf("at")) {
        const NightTime at = takeNightTime(line);
        if (at < m_at)
            line.fail(Cause::OutOfRange, "no earlier than " + nightTimeText(m_at));
        m_at = at;
    }
    NightEntry entry{.at = m_at, .shown = line.takeIf("shown")};
    if (entry.shown && line.peek() != "director")
        line.fail(Cause::NotAllowed, "an act of the director's");
    entry.event = takeNightEvent(line, m_names);
    TRY(line.finish());
    m_file.entries.push_back(std::move(entry));
    m_file.lines.push_back(number);
    return Done{};
}

Result<Done> NightReader::read(std::string_view text, int number)
{
    LineReader line(text, {.name = m_name, .line = number});
    m_lastLine = number;
    if (line.atEnd())
        return line.finish();
    if (!m_begun) {
        m_begun = true;
        constexpr std::array<std::string_view, 1> opening{"cutcard-night"};
        line.takeOneOf(opening);
        if (line.takeNumber("version", 0, mostChips) != nightFileVersion)
            line.fail(Cause::NotAllowed, "version " + std::to_string(nightFileVersion));
        return line.finish();
    }
    const std::string_view word = line.peek();
    if (word == "at" || word == "shown" || word == "director" || word == "world")
        return readEvent(line, number);
    const Keyword& keyword = keywords()[line.takeOneOf(keywords(), [](const Keyword& row) { return row.word; })];
    if (m_inEvents)
        line.fail(Cause::NotAllowed, "an event: at, director or world");
    if (!m_seen.insert(keyword.word).second && !keyword.repeats)
        line.fail(Cause::Duplicate, "");
    keyword.take(*this, line);
    return line.finish();
}

Ring& NightReader::ringOf(TableNo table)
{
    if (Ring* ring = night().ring(table))
        return *ring;
    Ring& ring = night().rings.emplace_back();
    ring.number = table;
    return ring;
}

EntrantId NightReader::seatedAt(LineReader& line, TableNo table)
{
    const EntrantId who = takePerson(line, m_names);
    if (m_names.empty() || night().person(who).table != table) {
        line.fail(Cause::Impossible, "somebody at T" + std::to_string(table.number));
        return {};
    }
    return who;
}

/// Around a table as its chairs are numbered, clockwise, or as its lines follow each other.
void NightReader::sitDown(LineReader& line, TableNo table, int chair)
{
    Ring& ring = ringOf(table);
    std::vector<int>& taken = m_chairs[table];
    if (!taken.empty() && (taken.front() == 0) != (chair == 0))
        return line.fail(Cause::NotAllowed, "a chair such as T1.3 of everybody at the table, or of nobody");
    if (chair > 0 && contains(taken, chair))
        return line.fail(Cause::Duplicate, "a chair that nobody sits on");
    const auto at = chair == 0 ? taken.end() : std::ranges::lower_bound(taken, chair);
    const EntrantId who{.index = static_cast<int>(m_names.size()) - 1};
    ring.chairs.insert(ring.chairs.begin() + (at - taken.begin()), {.who = who});
    taken.insert(at, chair);
}

void NightReader::takePlayer(LineReader& line)
{
    Entrant person;
    person.name = line.takeQuoted();
    m_places.push_back({{.index = static_cast<int>(m_names.size())}, line.placeOfWord()});
    if (person.name.empty())
        line.fail(Cause::MissingValue, "a name");
    if (contains(m_names, person.name))
        line.fail(Cause::Duplicate, "a name not yet on the sheet");
    if (static_cast<int>(m_names.size()) >= mostEntrants)
        return line.fail(Cause::WrongCount, "at most " + std::to_string(mostEntrants) + " players");
    m_names.push_back(person.name);
    // table, chips and state, each once
    bool counted = false;
    bool stated = false;
    while (!line.atEnd()) {
        if (line.peek().starts_with('T')) {
            if (!person.table.isNone()) {
                takeTable(line);
                return line.fail(Cause::Duplicate, "one table");
            }
            const auto [table, chair] = takeChair(line);
            person.table = table;
            person.presence = person.presence == Presence::Signed ? Presence::Seated : person.presence;
            sitDown(line, person.table, chair);
        } else if (line.takeIf("known")) {
            person.known = true;
        } else if (line.takeIf("out")) {
            if (std::exchange(stated, true))
                return line.fail(Cause::Duplicate, "one state");
            person.presence = Presence::Out;
            person.place = person.earned = static_cast<int>(line.takeNumber("place", 1, 400));
        } else if (isNumber(line.peek())) {
            person.chips = line.takeAmount();
            if (std::exchange(counted, true))
                return line.fail(Cause::Duplicate, "one stack");
        } else {
            constexpr std::array<std::string_view, 6> states{"unclaimed", "away",         "penalised",
                                                             "quit",      "disqualified", "signed"};
            const auto index = line.takeOneOf(states);
            if (std::exchange(stated, true))
                return line.fail(Cause::Duplicate, "one state");
            person.presence = *valueNamed<Presence>(states[index]);
        }
    }
    night().people.push_back(std::move(person));
}

/// A table that a setting is given of, once.
TableNo NightReader::tableOnce(LineReader& line, std::string_view setting)
{
    const TableNo table = takeTable(line);
    // the order of the tables is that in which people sit down at them
    if (night().ring(table) == nullptr)
        line.fail(Cause::Impossible, "a table at which a player of a line before this one sits");
    else if (!m_given.emplace(setting, table).second)
        line.fail(Cause::Duplicate, "");
    return table;
}

void NightReader::takeBlinds(LineReader& line)
{
    const TableNo table = tableOnce(line, "blinds");
    RingPositions last;
    last.button = seatedAt(line, table);
    if (!line.takeIf("-"))
        last.smallBlind = seatedAt(line, table);
    last.bigBlind = seatedAt(line, table);
    if (last.smallBlind == last.bigBlind)
        line.fail(Cause::Duplicate, "somebody else than the small blind");
    ringOf(table).last = last;
    m_blinds[table] = line.placeOfWord();
}

/// A round says that a Tennessee event goes on already, with all that was owed until then done.
void NightReader::settleRound()
{
    Night& opening = night();
    opening.stage = NightStage::Playing;
    opening.round = m_round;
    opening.openedAt = opensAt(opening, m_round);
    opening.finalTable = opening.rings.size() == 1;
    opening.level = 1;
    opening.lateOpen = false;
    for (Entrant& person : opening.people)
        person.page.deposit = opening.house.tennessee->deposit;
    for (Ring& ring : opening.rings) {
        ring.readyAt = handPause;
        Ring before = ring;
        before.hands = std::max(0, ring.hands - 1);
        ring.announced = blindDue(opening, before);
    }
}

/// A level says that the night goes on already.
void NightReader::settle()
{
    Night& opening = night();
    for (Ring& ring : opening.rings)
        ring.unit = opening.house.unitAt(std::max(1, opening.level));
    opening.ledger.issued = chipsInPlay(opening);
    const bool counted = std::ranges::any_of(opening.people, [](const Entrant& person) { return person.chips > 0; });
    opening.issued = counted;
    if (m_round > 0 && isTennessee(opening)) {
        settleRound();
        return;
    }
    if (opening.level == 0) {
        for (Entrant& person : opening.people)
            person.presence = person.presence == Presence::Seated ? Presence::Signed : person.presence;
        return;
    }
    opening.stage = NightStage::Playing;
    opening.statementRead = true;
    if (!opening.method)
        opening.method = opening.house.method;
    opening.lateOpen = opening.level <= opening.house.lateLevels;
    opening.levelEnds = m_left >= 0 ? m_left : opening.house.minutesPerLevel * oneMinute;
    opening.clockOut = m_left == 0;
    for (Ring& ring : opening.rings)
        ring.readyAt = handPause;
    // PA-53: who had left before counts as out by then, in the order of leaving, which is the order of the lines
    int place = static_cast<int>(std::ranges::count_if(opening.people, &Entrant::isIn));
    for (Entrant& person : opening.people | std::views::reverse) {
        if (person.presence != Presence::Quit)
            continue;
        while (contains(opening.people, ++place, &Entrant::earned)) {
        }
        person.earned = place;
        person.place = opening.finalTable ? 0 : place;
    }
}

/// More than the house has at a table sit there only where somebody was seated wrongly, and no file begins so.
Result<Done> verifyTables(const Night& night)
{
    for (const Ring& ring : night.rings) {
        if (stackCount(ring) > night.house.tableMax)
            return faultIn(tableWord(ring.number), Cause::WrongCount, "at most " + std::to_string(night.house.tableMax),
                           std::to_string(stackCount(ring)));
    }
    return Done{};
}

/// What only the whole room says: blinds go clockwise, and clock and level are those of the house.
Result<Done> NightReader::verifyRoom()
{
    constexpr int beyond = 20; // levels go on with the last blinds
    const auto wrong = [](const Place& place, Cause cause, std::string expected, std::string found) {
        return Error{.place = place, .cause = cause, .expected = std::move(expected), .found = std::move(found)};
    };
    for (const auto& [table, place] : m_blinds) {
        const Ring& ring = *night().ring(table);
        const RingPositions& last = *ring.last;
        const auto steps = [&](EntrantId who) {
            int count = 0;
            for (EntrantId at = last.button; at != who; at = nextAfter(ring, at))
                ++count;
            return count;
        };
        const int big = last.bigBlind == last.button ? stackCount(ring) : steps(last.bigBlind);
        if (last.smallBlind && steps(*last.smallBlind) > big)
            return wrong(place, Cause::Impossible, "button, small blind, big blind, clockwise",
                         night().person(last.bigBlind).name);
    }
    const NightHouse& house = night().house;
    if (house.tennessee)
        return Done{};
    if (const int most = static_cast<int>(house.table.levels.size()) + beyond; night().level > most)
        return wrong(m_levelAt, Cause::OutOfRange, "level 1.." + std::to_string(most), std::to_string(night().level));
    if (m_left > house.minutesPerLevel * oneMinute)
        return wrong(m_clockAt, Cause::OutOfRange,
                     "no longer than a level, " + std::to_string(house.minutesPerLevel) + " minutes",
                     nightTimeText(m_left));
    return Done{};
}

Result<NightFile> NightReader::finish()
{
    const auto atEnd = [&](Error error) {
        error.place.name = m_name;
        error.place.line = std::max(1, m_lastLine);
        error.place.column = 1;
        return error;
    };
    if (!m_begun)
        return atEnd(faultIn({}, Cause::MissingValue, "cutcard-night"));
    if (!m_house.empty()) {
        night().house = TRY(readNightHouse(m_house.text(), m_name));
    }
    if (const bool round = m_round > 0; night().house.tennessee ? night().level > 0 : round)
        return atEnd(faultIn({}, Cause::NotAllowed, round ? "level: a league night" : "round: a Tennessee event",
                             round ? "round" : "level"));
    TRY(verifyRoom());
    settle();
    auto verified = verify(m_file.setup);
    if (verified)
        verified = verifyTables(night());
    if (!verified) {
        Error error = atEnd(verified.error());
        const std::string& about = verified.error().place.name;
        for (const auto& [who, place] : m_places) {
            const Entrant& person = night().person(who);
            const bool tooMany = about == tableWord(person.table);
            // of a table with too many the last who was put there
            if (person.name == about || tooMany)
                error.place = place;
            if (tooMany)
                error.found = about + ": " + verified.error().found;
        }
        return error;
    }
    return std::move(m_file);
}

} // namespace

Result<NightFile> readNight(std::string_view text, const std::string& name)
{
    NightReader reader(name);
    int number = 0;
    for (const std::string_view line : linesOfFile(text))
        TRY(reader.read(line, ++number));
    return reader.finish();
}

} // namespace cutcard
