// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/text/header_text.h"

#include "core/base/parts_of.h"
#include "core/base/try.h"
#include "core/games/catalogue/catalogue.h"
#include "core/session/text/notation.h"

namespace cutcard {

// version 1, in which a mistake that was left stood and decks came from another generator, was never released
constexpr int version = 2;
constexpr std::array<std::string_view, 2> modes{"practice", "test"};
constexpr int cardsOnALine = 13;

static int numberIn(LineReader& line, std::string_view what, std::int64_t most)
{
    return static_cast<int>(line.takeNumber(what, 0, most));
}

static std::string wordsOf(CompetencySet set)
{
    std::string text;
    for (const Competency each : valuesOf<Competency>()) {
        if (contains(set, each))
            text.append(" ").append(wordOf(each));
    }
    return text;
}

static std::string houseLines(const HouseRules& house)
{
    const std::string whole = writeHouse(house);
    std::string text;
    for (const std::string_view line : linesOf(whole)) {
        if (!line.starts_with('#'))
            text.append("house ").append(line).append("\n");
    }
    return text;
}

static std::string deckLines(const std::vector<Card>& deck)
{
    std::string text;
    for (std::size_t i = 0; i < deck.size(); ++i)
        text.append(i % cardsOnALine == 0 ? (i == 0 ? "deck " : "\ndeck ") : " ").append(deck[i].text());
    return deck.empty() ? text : text + "\n";
}

const std::array<HeaderReader::Keyword, 12>& HeaderReader::keywords()
{
    using To = HeaderReader&;
    static constexpr std::array<Keyword, 12> table{{
        {"game", [](To to, LineReader& line) { to.m_setup.house = defaultHouse(line.takeRow(catalogue()).id); }},
        {"mode", [](To to, LineReader& line) { to.m_setup.mode = static_cast<Mode>(line.takeOneOf(modes)); }},
        {"seed", [](To to, LineReader& line) { to.m_setup.seed = line.takeSeed(); }},
        {"hands", [](To to, LineReader& line) { to.m_setup.hands = numberIn(line, "hands", 1'000'000'000); }},
        {"seat", [](To to, LineReader& line) { to.takeSeat(line); }, true},
        {"button", [](To to, LineReader& line) { to.m_setup.button = line.takeSeat(); }},
        {"deck", [](To to, LineReader& line) { to.takeDeck(line); }, true},
        {"house", [](To to, LineReader& line) { to.m_house.add(line); }, true},
        {"assist", [](To to, LineReader& line) { to.takeAssist(line); }},
        {"points",
         [](To to, LineReader& line) {
             ScoreScale& scale = to.m_setup.scale;
             for (int* points : {&scale.minor, &scale.major, &scale.critical})
                 *points = numberIn(line, "points", 1000);
         }},
        {"corrected", [](To to, LineReader& line) { to.takeCorrected(line); }},
        {"pass",
         [](To to, LineReader& line) {
             ScoreScale& scale = to.m_setup.scale;
             for (int* percent : {&scale.passOverall, &scale.passEach, &scale.passStrict})
                 *percent = numberIn(line, "percent", 100);
         }},
    }};
    return table;
}

bool HeaderReader::isHeaderLine(std::string_view line)
{
    LineReader reader(line, {});
    if (reader.takeIf("dealer") || reader.takeIf("incident") || reader.takeIf("floor"))
        return false;
    // an event names what a seat or the house did; the header gives a name, or sets an option
    if (reader.takeIf("house"))
        return reader.takeRest().find('=') != std::string_view::npos;
    if (!reader.takeIf("seat"))
        return true;
    reader.take("");
    return reader.atEnd() || reader.peek().starts_with('"');
}

Result<Done> HeaderReader::read(std::string_view text, int line)
{
    LineReader reader(text, {.name = m_name, .line = line});
    m_lastLine = line;
    if (reader.atEnd())
        return reader.finish();
    if (!m_begun)
        return readVersion(reader);
    const Keyword& keyword = reader.takeRow(keywords());
    const std::string word(keyword.word);
    if (!m_places.try_emplace(word, reader.placeOfWord()).second && !keyword.repeats)
        reader.fail(Cause::Duplicate, "");
    keyword.take(*this, reader);
    return reader.finish();
}

Result<Done> HeaderReader::readVersion(LineReader& line)
{
    m_begun = true;
    constexpr std::array<std::string_view, 1> opening{"cutcard"};
    line.takeOneOf(opening);
    const auto found = line.takeNumber("version", 0, mostChips);
    TRY(line.finish());
    if (found != version)
        return Error{line.placeOfWord(), Cause::NotAllowed, "version " + std::to_string(version),
                     "version " + std::to_string(found)
                         + (found < version ? ", of an earlier Cutcard" : ", of a newer Cutcard")};
    return Done{};
}

void HeaderReader::takeSeat(LineReader& line)
{
    SeatSetup seat;
    seat.seat = line.takeSeat();
    const Place place = line.placeOfWord();
    if (!m_places.try_emplace("seat " + std::to_string(seat.seat.number()), place).second)
        line.fail(Cause::Duplicate, "a seat not yet taken");
    seat.name = line.takeQuoted();
    seat.stack = line.takeAmount();
    seat.absent = line.takeIf("absent");
    m_setup.seats.push_back(std::move(seat));
}

void HeaderReader::takeDeck(LineReader& line)
{
    do {
        const auto card = Card::fromText(line.take("a card such as As, Td or 2c"));
        if (!card) {
            line.fail(Cause::UnknownCard, "a card such as As, Td or 2c");
            return;
        }
        const auto index = static_cast<std::size_t>(card->index());
        if (m_deck.test(index))
            line.fail(Cause::DuplicateCard, "a card not yet named");
        m_deck.set(index);
        m_setup.deck.push_back(*card);
    } while (!line.atEnd());
}

void HeaderReader::takeAssist(LineReader& line)
{
    do {
        const auto index = line.takeOneOf(namedWords<Competency>);
        if (contains(m_setup.assisted, static_cast<Competency>(index)))
            line.fail(Cause::Duplicate, "a competency not yet named");
        m_setup.assisted = static_cast<CompetencySet>(m_setup.assisted | (1U << index));
    } while (!line.atEnd());
}

void HeaderReader::takeCorrected(LineReader& line)
{
    m_setup.scale.correctedNumerator = numberIn(line, "numerator", 100);
    m_setup.scale.correctedDenominator = static_cast<int>(line.takeNumber("denominator", 1, 100));
    if (m_setup.scale.correctedNumerator > m_setup.scale.correctedDenominator)
        line.fail(Cause::OutOfRange, "a fraction of at most 1");
}

Error HeaderReader::located(const Error& error) const
{
    Error result = error;
    auto place = m_places.find(error.place.name);
    // of too many or too few the last one
    for (auto each = m_places.begin(); error.place.name == "seats" && each != m_places.end(); ++each) {
        if (each->first.starts_with("seat ") && (place == m_places.end() || each->second.line > place->second.line))
            place = each;
    }
    result.place = place != m_places.end() ? place->second : Place{.name = m_name, .line = m_lastLine, .column = 1};
    return result;
}

Result<SessionSetup> HeaderReader::finish() const
{
    if (!m_begun)
        return Error{
            {.name = m_name, .line = std::max(1, m_lastLine), .column = 1}, Cause::MissingValue, "cutcard", {}};
    SessionSetup setup = m_setup;
    if (!m_house.empty())
        setup.house = TRY(readHouse(setup.game(), m_house.text(), m_name));
    // what could be read and not begin would be refused where nobody knows the line any more
    if (const auto started = Session::start(setup); !started)
        return located(started.error());
    return setup;
}

std::string writeHeader(const SessionSetup& setup)
{
    const ScoreScale& scale = setup.scale;
    const auto number = [](auto value) { return " " + std::to_string(value); };
    std::string text = "cutcard" + number(version) + "\ngame " + std::string(entryOf(setup.game()).word);
    text += "\nmode " + std::string(modes[static_cast<std::size_t>(setup.mode)]);
    text += "\nseed" + number(setup.seed) + "\nhands" + number(setup.hands) + "\n";
    for (const SeatSetup& seat : setup.seats)
        text += "seat" + number(seat.seat.number()) + " " + quoted(seat.name) + number(seat.stack)
                + (seat.absent ? " absent\n" : "\n");
    if (setup.button)
        text += "button" + number(setup.button->number()) + "\n";
    text += deckLines(setup.deck);
    // also what is at its default: a later version's defaults must not change what happened
    text += houseLines(setup.house);
    if (setup.assisted != 0)
        text += "assist" + wordsOf(setup.assisted) + "\n";
    text += "points" + number(scale.minor) + number(scale.major) + number(scale.critical);
    text += "\ncorrected" + number(scale.correctedNumerator) + number(scale.correctedDenominator);
    return text + "\npass" + number(scale.passOverall) + number(scale.passEach) + number(scale.passStrict) + "\n";
}

} // namespace cutcard
