// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/session/night_event_text.h"

#include "core/base/overloaded.h"
#include "core/session/text/event_text.h"
#include "core/tournament/session/night_notation.h"

#include <algorithm>
#include <charconv>

namespace cutcard {

namespace {

template <typename Word> Word takeWord(LineReader& line, const auto& words)
{
    return static_cast<Word>(line.takeOneOf(words));
}

template <typename Word> std::string wordOf(const auto& words, Word word)
{
    return std::string(words[static_cast<std::size_t>(word)]);
}

std::string tableText(TableNo table)
{
    return "T" + std::to_string(table.number);
}

Rule takeRule(LineReader& line)
{
    const std::string_view word = line.take("a rule");
    if (!Rule::isWellFormed(word))
        line.fail(Cause::Damaged, "a rule such as 2.2.5");
    return Rule::fromText(word);
}

/// The ranks that decide a hand, the most important first.
std::uint32_t takeRanks(LineReader& line)
{
    constexpr std::string_view letters = "23456789TJQKA";
    constexpr std::size_t most = 5;
    const std::string_view word = line.take("ranks such as A9K");
    std::uint32_t ranks = 0;
    for (std::size_t i = 0; i < most; ++i) {
        const auto rank = i < word.size() ? letters.find(word[i]) : letters.size();
        if (rank == std::string_view::npos || word.size() > most) {
            line.fail(Cause::Damaged, "up to five ranks such as A9K");
            return 0;
        }
        ranks = (ranks << 4U) | (rank < letters.size() ? static_cast<std::uint32_t>(rank) + 1 : 0);
    }
    return ranks;
}

std::string ranksText(HandValue value)
{
    constexpr int places = 5;
    std::string text;
    for (int place = places; place-- > 0;) {
        if (const auto rank = value.strength() >> (static_cast<unsigned>(place) * 4U) & 15U; rank > 0)
            text += rankLetter(static_cast<Rank>(rank - 1));
    }
    return text.empty() ? "2" : text;
}

/// Whether a hand can have these ranks: no rank decides twice, and of equal parts the higher comes first.
bool canBe(HandClass hand, std::string_view ranks)
{
    struct Parts {
        std::size_t most;  ///< ranks that decide
        std::size_t fixed; ///< the first of them have no order: they are of unlike parts
    };
    static constexpr std::array<Parts, handClassCount> parts{
        {{5, 0}, {4, 1}, {3, 0}, {3, 1}, {1, 0}, {5, 0}, {2, 1}, {2, 1}, {1, 0}, {1, 0}}};
    constexpr std::string_view letters = "23456789TJQKA";
    const Parts& of = parts.at(static_cast<std::size_t>(hand));
    // the kicker of two pairs is of neither's kind
    const std::size_t ordered = hand == HandClass::TwoPair ? std::min<std::size_t>(2, ranks.size()) : ranks.size();
    for (std::size_t i = 1; i < ranks.size(); ++i) {
        if (ranks.substr(0, i).find(ranks[i]) != std::string_view::npos)
            return false;
        if (i > of.fixed && i < ordered && letters.find(ranks[i]) > letters.find(ranks[i - 1]))
            return false;
    }
    return ranks.size() <= of.most;
}

StackAfter takeStack(LineReader& line, std::span<const std::string> names)
{
    StackAfter stack;
    stack.who = takePerson(line, names);
    stack.chips = line.takeAmount();
    if (line.takeIf("loan")) {
        // a loan of nothing is none
        stack.loan = line.takeNumber("amount", 1, mostChips);
        stack.lost = line.takeIf("lost");
    }
    if (!line.atEnd() && !line.peek().starts_with('"') && line.peek() != "planned") {
        const auto hand = takeWord<HandClass>(line, handClassWords);
        stack.value = HandValue(hand, takeRanks(line));
        if (!canBe(hand, ranksText(stack.value)))
            line.fail(Cause::Damaged, "the ranks of such a hand, each once and the most important first");
    }
    return stack;
}

std::string stackText(const StackAfter& stack, std::span<const std::string> names)
{
    std::string text =
        " " + quoted(names[static_cast<std::size_t>(stack.who.index)]) + " " + std::to_string(stack.chips);
    if (stack.loan > 0)
        text += " loan " + std::to_string(stack.loan) + (stack.lost ? " lost" : "");
    if (stack.value != HandValue())
        text += " " + wordOf(handClassWords, stack.value.category()) + " " + ranksText(stack.value);
    return text;
}

RulingChoice takeChoice(LineReader& line)
{
    RulingChoice choice;
    choice.right = line.peek() == "right";
    constexpr std::array<std::string_view, 2> words{"right", "wrong"};
    line.takeOneOf(words);
    choice.rule = takeRule(line);
    const std::string text = line.takeQuoted();
    const auto entry = readEvent(text, {}, 0);
    if (!entry || !std::holds_alternative<Act>(entry->event))
        line.fail(Cause::Damaged, "an act such as \"dealer say misdeal\"");
    else
        choice.act = std::get<Act>(entry->event);
    return choice;
}

std::string takeNewName(LineReader& line, std::vector<std::string>& names)
{
    std::string name = line.takeQuoted();
    if (std::ranges::find(names, name) != names.end())
        line.fail(Cause::Duplicate, "a name not yet on the sheet");
    else if (static_cast<int>(names.size()) >= mostEntrants)
        line.fail(Cause::WrongCount, "at most " + std::to_string(mostEntrants) + " players");
    names.push_back(name);
    return name;
}

WorldEvent takeWorldEvent(LineReader& line, std::vector<std::string>& names)
{
    WorldEvent event;
    event.kind = takeWord<WorldKind>(line, worldWords);
    switch (event.kind) {
    case WorldKind::SignsIn:
        event.name = takeNewName(line, names);
        break;
    case WorldKind::LightOn:
    case WorldKind::DeckShort:
        event.table = takeTable(line);
        break;
    case WorldKind::Miscount:
    case WorldKind::ChipFalls:
        event.person = takePerson(line, names);
        event.amount = line.takeAmount();
        break;
    case WorldKind::Drawn:
        event.table = takeTable(line);
        while (!line.atEnd() && line.peek() != "planned") {
            const EntrantId who = takePerson(line, names);
            const auto card = Card::fromText(line.take("a card such as As, Td or 2c"));
            if (!card)
                line.fail(Cause::UnknownCard, "a card such as As, Td or 2c");
            event.cards.emplace_back(who, card.value_or(Card()));
        }
        break;
    case WorldKind::HandBegins:
    case WorldKind::LightOut:
        event.table = takeTable(line);
        if (line.takeIf("until"))
            event.until = takeNightTime(line);
        break;
    case WorldKind::HandEnds:
        event.table = takeTable(line);
        event.number = static_cast<int>(line.takeNumber("hand", 1, 100'000));
        if (line.takeIf("carried"))
            event.amount = line.takeAmount();
        while (!line.atEnd() && line.peek() != "planned")
            event.stacks.push_back(takeStack(line, names));
        break;
    case WorldKind::ClockOut:
    case WorldKind::ClockStops:
    case WorldKind::ClockSeen:
        break;
    case WorldKind::SitsWrong:
        event.person = takePerson(line, names);
        event.table = takeTable(line);
        break;
    case WorldKind::ButtonAstray:
        event.table = takeTable(line);
        event.person = takePerson(line, names);
        break;
    case WorldKind::GoesAway:
        event.person = takePerson(line, names);
        if (line.takeIf("until"))
            event.until = takeNightTime(line);
        break;
    case WorldKind::ComesBack:
    case WorldKind::Quits:
        event.person = takePerson(line, names);
        break;
    case WorldKind::Offends:
        event.person = takePerson(line, names);
        event.offence = takeWord<Offence>(line, offenceWords);
        break;
    case WorldKind::Asks:
        event.person = takePerson(line, names);
        event.request = takeWord<Request>(line, requestWords);
        break;
    case WorldKind::FloorCall:
    case WorldKind::Dispute:
        event.table = takeTable(line);
        if (event.kind == WorldKind::Dispute) {
            event.person = takePerson(line, names);
            event.amount = line.takeAmount();
        }
        while (!line.atEnd() && line.peek() != "planned")
            event.choices.push_back(takeChoice(line));
        break;
    case WorldKind::PlaysOn:
        event.number = static_cast<int>(line.takeNumber("call", 1, 100'000));
        break;
    }
    if (line.takeIf("planned"))
        event.planned = static_cast<int>(line.takeNumber("planned", 1, 1000));
    return event;
}

std::string actText(const DirectorAct& act, std::span<const std::string> names)
{
    const auto name = [&](EntrantId who) {
        return who.isNobody() ? std::string(" \"\"") : " " + quoted(names[static_cast<std::size_t>(who.index)]);
    };
    std::string text = "director " + std::string(factsOf(act.verb).word);
    for (const char field : factsOf(act.verb).fields) {
        switch (field) {
        case 'p':
            text += name(act.person);
            break;
        case 'o':
            text += name(act.other);
            break;
        case 'T':
            text += " " + tableText(act.table);
            break;
        case 's':
            text += " " + wordOf(spotWords, act.spot) + (act.spot == Spot::After ? name(act.other) : std::string());
            break;
        case 'a':
            text += " " + std::to_string(act.amount);
            break;
        case 'c':
            text += " " + std::to_string(act.call);
            break;
        case 'r':
            text += " " + wordOf(requestWords, act.request);
            break;
        case 'm':
            text += " " + wordOf(colourMannerWords, act.manner);
            break;
        case 'M':
            text += " " + wordOf(moveMethodWords, act.method);
            break;
        case 'R':
            text += " " + std::string(act.rule.id());
            break;
        default:
            for (const EntrantId who : act.people)
                text += name(who);
            break;
        }
    }
    return text;
}

std::string worldText(const WorldEvent& event, std::span<const std::string> names)
{
    const auto name = [&](EntrantId who) { return " " + quoted(names[static_cast<std::size_t>(who.index)]); };
    std::string text = "world " + wordOf(worldWords, event.kind);
    switch (event.kind) {
    case WorldKind::SignsIn:
        text += " " + quoted(event.name);
        break;
    case WorldKind::LightOn:
    case WorldKind::DeckShort:
        text += " " + tableText(event.table);
        break;
    case WorldKind::Miscount:
    case WorldKind::ChipFalls:
        text += name(event.person) + " " + std::to_string(event.amount);
        break;
    case WorldKind::Drawn:
        text += " " + tableText(event.table);
        for (const auto& [who, card] : event.cards)
            text += name(who) + " " + card.text();
        break;
    case WorldKind::HandBegins:
    case WorldKind::LightOut:
        text += " " + tableText(event.table);
        if (event.until > 0)
            text += " until " + nightTimeText(event.until);
        break;
    case WorldKind::HandEnds:
        text += " " + tableText(event.table) + " " + std::to_string(event.number);
        if (event.amount > 0)
            text += " carried " + std::to_string(event.amount);
        for (const StackAfter& stack : event.stacks)
            text += stackText(stack, names);
        break;
    case WorldKind::ClockOut:
    case WorldKind::ClockStops:
    case WorldKind::ClockSeen:
        break;
    case WorldKind::SitsWrong:
        text += name(event.person) + " " + tableText(event.table);
        break;
    case WorldKind::ButtonAstray:
        text += " " + tableText(event.table) + name(event.person);
        break;
    case WorldKind::GoesAway:
        text += name(event.person) + (event.until > 0 ? " until " + nightTimeText(event.until) : std::string());
        break;
    case WorldKind::ComesBack:
    case WorldKind::Quits:
        text += name(event.person);
        break;
    case WorldKind::Offends:
        text += name(event.person) + " " + wordOf(offenceWords, event.offence);
        break;
    case WorldKind::Asks:
        text += name(event.person) + " " + wordOf(requestWords, event.request);
        break;
    case WorldKind::FloorCall:
    case WorldKind::Dispute:
        text += " " + tableText(event.table);
        if (event.kind == WorldKind::Dispute)
            text += name(event.person) + " " + std::to_string(event.amount);
        for (const RulingChoice& choice : event.choices)
            text += std::string(choice.right ? " right " : " wrong ") + std::string(choice.rule.id()) + " "
                    + quoted(eventText(choice.act));
        break;
    case WorldKind::PlaysOn:
        text += " " + std::to_string(event.number);
        break;
    }
    return text + (event.planned > 0 ? " planned " + std::to_string(event.planned) : std::string());
}

} // namespace

EntrantId takePerson(LineReader& line, std::span<const std::string> names)
{
    const std::string name = line.takeQuoted();
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) {
        line.fail(Cause::UnknownWord, "somebody of this night");
        return {.index = 0};
    }
    return {.index = static_cast<int>(found - names.begin())};
}

namespace {

/// The number that a text is from its first sign to its last; nothing: it is none. What is too great is only that.
std::optional<int> wholeNumber(std::string_view text)
{
    constexpr int tooGreat = 1'000'000;
    int number = 0;
    // NOLINTBEGIN(bugprone-suspicious-stringview-data-usage): the end is given beside the beginning
    const char* const end = text.data() + text.size();
    const auto [stopped, problem] = std::from_chars(text.data(), end, number);
    // NOLINTEND(bugprone-suspicious-stringview-data-usage)
    if (text.starts_with('-') || stopped != end || problem == std::errc::invalid_argument)
        return std::nullopt;
    return problem == std::errc() ? std::min(number, tooGreat) : tooGreat;
}

/// A time by its text; nothing: it is none.
std::optional<NightTime> timeOf(std::string_view text)
{
    std::optional<int> thousandths = 0;
    if (const std::size_t dot = text.find('.'); dot != std::string_view::npos) {
        if (text.size() - dot != std::string_view(".250").size())
            return std::nullopt;
        thousandths = wholeNumber(text.substr(dot + 1));
        text = text.substr(0, dot);
    }
    const std::size_t first = text.find(':');
    const std::size_t last = text.rfind(':');
    if (first == last)
        return std::nullopt;
    const auto hours = wholeNumber(text.substr(0, first));
    const auto minutes = wholeNumber(text.substr(first + 1, last - first - 1));
    const auto seconds = wholeNumber(text.substr(last + 1));
    constexpr int most = 60;
    if (!hours || !minutes || !seconds || !thousandths || *hours > 99 || *minutes >= most || *seconds >= most)
        return std::nullopt;
    return (NightTime{*hours} * most + *minutes) * oneMinute + *seconds * oneSecond + *thousandths;
}

/// A table by its number; one beyond the last makes the night too large, and no file damaged.
TableNo tableOf(LineReader& line, std::string_view word, const std::string& expected)
{
    const auto number = word.starts_with('T') ? wholeNumber(word.substr(1)) : std::nullopt;
    if (!number || *number < 1)
        line.fail(Cause::Damaged, expected);
    else if (*number > mostTables)
        line.fail(Cause::WrongCount, "at most " + std::to_string(mostTables) + " tables");
    return {.number = std::clamp(number.value_or(1), 1, mostTables)};
}

} // namespace

TableNo takeTable(LineReader& line)
{
    const std::string_view word = line.take("a table such as T1");
    return tableOf(line, word, "a table T1..T20");
}

std::pair<TableNo, int> takeChair(LineReader& line)
{
    const std::string_view word = line.peek();
    const std::size_t dot = word.find('.');
    if (dot == std::string_view::npos)
        return {takeTable(line), 0};
    const std::string expected = "a table T1..T20, and a chair of it such as T1.3";
    const auto chair = wholeNumber(word.substr(dot + 1));
    line.take("a chair such as T1.3");
    const TableNo table = tableOf(line, word.substr(0, dot), expected);
    if (!chair || *chair < 1 || *chair > maxSeats)
        line.fail(Cause::Damaged, expected);
    return {table, std::clamp(chair.value_or(0), 0, maxSeats)};
}

NightTime takeNightTime(LineReader& line)
{
    const std::string_view word = line.take("a time such as 0:41:10");
    const auto time = timeOf(word);
    if (!time)
        line.fail(Cause::Damaged, "a time such as 0:41:10 or 0:41:10.250");
    return time.value_or(0);
}

DirectorAct takeDirectorAct(LineReader& line, std::span<const std::string> names)
{
    DirectorAct act;
    const auto& facts =
        directorVerbs[line.takeOneOf(directorVerbs, [](const DirectorVerbFacts& row) { return row.word; })];
    act.verb = facts.verb;
    for (const char field : facts.fields) {
        switch (field) {
        case 'p':
            act.person = takePerson(line, names);
            break;
        case 'o':
            act.other = takePerson(line, names);
            break;
        case 'T':
            act.table = takeTable(line);
            break;
        case 's':
            act.spot = takeWord<Spot>(line, spotWords);
            if (act.spot == Spot::After)
                act.other = takePerson(line, names);
            break;
        case 'a':
            act.amount = line.takeAmount();
            break;
        case 'c':
            act.call = static_cast<int>(line.takeNumber("call", 1, 100'000));
            break;
        case 'r':
            act.request = takeWord<Request>(line, requestWords);
            break;
        case 'm':
            act.manner = takeWord<ColourManner>(line, colourMannerWords);
            break;
        case 'M':
            act.method = takeWord<MoveMethod>(line, moveMethodWords);
            break;
        case 'R':
            act.rule = takeRule(line);
            break;
        default:
            while (!line.atEnd())
                act.people.push_back(takePerson(line, names));
            break;
        }
    }
    return act;
}

NightEvent takeNightEvent(LineReader& line, std::vector<std::string>& names)
{
    constexpr std::array<std::string_view, 2> who{"director", "world"};
    if (line.takeOneOf(who) == 0)
        return takeDirectorAct(line, names);
    return takeWorldEvent(line, names);
}

std::string nightEventText(const NightEvent& event, std::span<const std::string> names)
{
    return std::visit(overloaded{
                          [&](const DirectorAct& act) { return actText(act, names); },
                          [&](const WorldEvent& world) { return worldText(world, names); },
                      },
                      event);
}

std::string nightTimeText(NightTime time)
{
    const auto two = [](NightTime value) { return (value < 10 ? "0" : "") + std::to_string(value); };
    constexpr NightTime oneHour = 60 * oneMinute;
    std::string text = std::to_string(time / oneHour) + ":" + two(time % oneHour / oneMinute) + ":"
                       + two(time % oneMinute / oneSecond);
    if (const NightTime thousandths = time % oneSecond; thousandths != 0) {
        const std::string digits = std::to_string(thousandths);
        text += "." + std::string(3 - digits.size(), '0') + digits;
    }
    return text;
}

} // namespace cutcard
