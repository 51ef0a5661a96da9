// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/session/night_event_text.h"

#include "core/base/overloaded.h"
#include "core/session/text/event_text.h"
#include "core/tournament/session/night_notation.h"

#include <charconv>

namespace cutcard {

namespace {

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
        const auto hand = static_cast<HandClass>(line.takeOneOf(namedWords<HandClass>));
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
        text += " " + wordOf(stack.value.category()) + " " + ranksText(stack.value);
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
    if (contains(names, name))
        line.fail(Cause::Duplicate, "a name not yet on the sheet");
    else if (static_cast<int>(names.size()) >= mostEntrants)
        line.fail(Cause::WrongCount, "at most " + std::to_string(mostEntrants) + " players");
    names.push_back(name);
    return name;
}

/// Takes the fields of an event out of its line.
struct FieldsRead {
    LineReader& line;
    std::span<const std::string> names;
    std::vector<std::string>* sheet = nullptr; ///< that who signs in comes on

    void person(EntrantId& who) const { who = takePerson(line, names); }
    void name(std::string& name) const { name = takeNewName(line, *sheet); }
    void table(TableNo& table) const { table = takeTable(line); }
    void amount(Chips& amount) const { amount = line.takeAmount(); }
    void carried(Chips& amount) const { amount = line.takeIf("carried") ? line.takeAmount() : 0; }
    void until(NightTime& time) const { time = line.takeIf("until") ? takeNightTime(line) : 0; }
    void rule(Rule& rule) const { rule = takeRule(line); }
    void stack(StackAfter& stack) const { stack = takeStack(line, names); }
    void choice(RulingChoice& choice) const { choice = takeChoice(line); }
    void number(int& number, std::string_view what) const
    {
        number = static_cast<int>(line.takeNumber(what, 1, 100'000));
    }
    template <typename Word> void word(Word& word, const auto& words) const
    {
        word = static_cast<Word>(line.takeOneOf(words));
    }
    void card(Card& card) const
    {
        constexpr std::string_view expected = "a card such as As, Td or 2c";
        const auto read = Card::fromText(line.take(expected));
        if (!read)
            line.fail(Cause::UnknownCard, std::string(expected));
        card = read.value_or(Card());
    }
    template <typename Each> void all(std::vector<Each>& list, std::string_view end, auto each) const
    {
        while (!line.atEnd() && (end.empty() || line.peek() != end))
            each(list.emplace_back());
    }
};

/// Writes the same.
struct FieldsWritten {
    std::string& text;
    std::span<const std::string> names;

    void add(const std::string& word) const { text += " " + word; }
    void person(EntrantId who) const
    {
        add(who.isNobody() ? "\"\"" : quoted(names[static_cast<std::size_t>(who.index)]));
    }
    void name(const std::string& name) const { add(quoted(name)); }
    void table(TableNo table) const { add(tableWord(table)); }
    void amount(Chips amount) const { add(std::to_string(amount)); }
    void carried(Chips amount) const { text += amount > 0 ? " carried " + std::to_string(amount) : ""; }
    void until(NightTime time) const { text += time > 0 ? " until " + nightTimeText(time) : ""; }
    void rule(Rule rule) const { add(std::string(rule.id())); }
    void stack(const StackAfter& stack) const { text += stackText(stack, names); }
    void number(int number, std::string_view /*what*/) const { add(std::to_string(number)); }
    void word(auto word, const auto& words) const { add(wordOf(words, word)); }
    void card(Card card) const { add(card.text()); }
    void choice(const RulingChoice& choice) const
    {
        add(choice.right ? "right" : "wrong");
        rule(choice.rule);
        add(quoted(eventText(choice.act)));
    }
    void all(const auto& list, std::string_view /*end*/, auto each) const { std::ranges::for_each(list, each); }
};

/// Goes through the fields of an act, in the order of its line.
template <typename Act> void forField(const auto& fields, char field, Act& act)
{
    switch (field) {
    case 'p':
        return fields.person(act.person);
    case 'o':
        return fields.person(act.other);
    case 'T':
        return fields.table(act.table);
    case 's':
        fields.word(act.spot, namedWords<Spot>);
        if (act.spot == Spot::After)
            fields.person(act.other);
        return;
    case 'a':
        return fields.amount(act.amount);
    case 'c':
        return fields.number(act.call, "call");
    case 'r':
        return fields.word(act.request, namedWords<Request>);
    case 'm':
        return fields.word(act.manner, namedWords<ColourManner>);
    case 'M':
        return fields.word(act.method, namedWords<MoveMethod>);
    case 'R':
        return fields.rule(act.rule);
    default:
        return fields.all(act.people, "", [&](auto& who) { fields.person(who); });
    }
}

template <typename Act> void forFields(const auto& fields, Act& act)
{
    for (const char field : factsOf(act.verb).fields)
        forField(fields, field, act);
}

/// The same of what happens in the room.
template <typename World> void forWorldField(const auto& fields, char field, World& event)
{
    constexpr std::string_view end = "planned";
    switch (field) {
    case 'n':
        return fields.name(event.name);
    case 'p':
        return fields.person(event.person);
    case 'T':
        return fields.table(event.table);
    case 'a':
        return fields.amount(event.amount);
    case 'c':
        return fields.number(event.number, "call");
    case 'N':
        return fields.number(event.number, "hand");
    case 'u':
        return fields.until(event.until);
    case 'x':
        return fields.carried(event.amount);
    case 'O':
        return fields.word(event.offence, namedWords<Offence>);
    case 'r':
        return fields.word(event.request, namedWords<Request>);
    case 'S':
        return fields.all(event.stacks, end, [&](auto& stack) { fields.stack(stack); });
    case 'C':
        return fields.all(event.cards, end, [&](auto& drawn) {
            fields.person(drawn.first);
            fields.card(drawn.second);
        });
    default:
        return fields.all(event.choices, end, [&](auto& choice) { fields.choice(choice); });
    }
}

template <typename World> void forWorldFields(const auto& fields, World& event)
{
    for (const char field : worldKinds.of(event.kind).fields)
        forWorldField(fields, field, event);
}

WorldEvent takeWorldEvent(LineReader& line, std::vector<std::string>& names)
{
    WorldEvent event{.kind = static_cast<WorldKind>(line.takeOneOf(worldWords))};
    forWorldFields(FieldsRead{.line = line, .names = names, .sheet = &names}, event);
    if (line.takeIf("planned"))
        event.planned = static_cast<int>(line.takeNumber("planned", 1, 1000));
    return event;
}

std::string actText(const DirectorAct& act, std::span<const std::string> names)
{
    std::string text = "director " + std::string(factsOf(act.verb).word);
    forFields(FieldsWritten{.text = text, .names = names}, act);
    return text;
}

std::string worldText(const WorldEvent& event, std::span<const std::string> names)
{
    std::string text = "world " + wordOf(worldWords, event.kind);
    forWorldFields(FieldsWritten{.text = text, .names = names}, event);
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

/// The number that a text is from its first sign to its last; nothing: it is none. What is too great is only that.
static std::optional<int> wholeNumber(std::string_view text)
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
static std::optional<NightTime> timeOf(std::string_view text)
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
static TableNo tableOf(LineReader& line, std::string_view word, const std::string& expected)
{
    const auto number = word.starts_with('T') ? wholeNumber(word.substr(1)) : std::nullopt;
    if (!number || *number < 1)
        line.fail(Cause::Damaged, expected);
    else if (*number > mostTables)
        line.fail(Cause::WrongCount, "at most " + std::to_string(mostTables) + " tables");
    return {.number = std::clamp(number.value_or(1), 1, mostTables)};
}

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
    DirectorAct act{
        .verb = static_cast<DirectorVerb>(line.takeOneOf(directorVerbs, [](const auto& row) { return row.word; }))};
    forFields(FieldsRead{.line = line, .names = names}, act);
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

std::string tableWord(TableNo table)
{
    return "T" + std::to_string(table.number);
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
