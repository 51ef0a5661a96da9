// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/night_drill.h"

#include "core/base/random.h"
#include "core/tournament/seats.h"

#include <algorithm>
#include <numeric>

namespace cutcard {

namespace {

constexpr std::string_view letters = "ABCDEFGHIJ";

/// A night with tables of so many stacks, in play.
Night roomOf(const std::vector<int>& counts)
{
    Night night;
    night.stage = NightStage::Playing;
    night.level = 3;
    for (const int count : counts) {
        Ring& ring = night.rings.emplace_back();
        ring.number = {.number = static_cast<int>(night.rings.size())};
        for (int i = 0; i < count; ++i) {
            Entrant& person = night.people.emplace_back();
            person.name = std::string(1, letters[static_cast<std::size_t>(i)]);
            person.chips = 4000;
            person.presence = Presence::Seated;
            person.table = ring.number;
            ring.chairs.push_back({.who = {.index = static_cast<int>(night.people.size()) - 1}});
            night.ledger.issued += person.chips;
        }
    }
    return night;
}

/// The tables of a room with more players than sit at a final table: with fewer it is that one that is owed (PA-52).
std::vector<int> countsOf(RandomStream& stream)
{
    std::vector<int> counts;
    const int tables = 2 + stream.below(4);
    const int most = 6 + stream.below(3);
    const int difference = stream.below(6);
    counts.reserve(static_cast<std::size_t>(tables));
    for (int i = 0; i < tables; ++i)
        counts.push_back(std::max(2, most - stream.below(difference + 1)));
    const int players = std::accumulate(counts.begin(), counts.end(), 0);
    return players > NightHouse().finalTable ? counts : countsOf(stream);
}

/// Which of the answers a room has.
std::size_t balanceAnswer(const std::vector<int>& counts)
{
    return imbalanceOf(roomOf(counts)).difference > 0 ? 0 : 1;
}

DrillQuestion balanceQuestion(RandomStream& stream)
{
    DrillQuestion question{.drill = NightDrill::Balance, .rule = "2.2.5"_rule};
    // each answer as often as the other: who always says the same is right every other time
    const auto answer = static_cast<std::size_t>(stream.below(static_cast<int>(balanceWords.size())));
    do {
        question.counts = countsOf(stream);
    } while (balanceAnswer(question.counts) != answer);
    question.answer = balanceWords.at(answer);
    return question;
}

std::string textOf(const Night& night, const RingPositions& positions)
{
    const auto name = [&](EntrantId who) { return night.person(who).name; };
    return name(positions.button) + (positions.smallBlind ? name(*positions.smallBlind) : "-")
           + name(positions.bigBlind);
}

DrillQuestion positionsQuestion(RandomStream& stream)
{
    DrillQuestion question{.drill = NightDrill::Positions, .rule = "2.2.2"_rule};
    const int count = 4 + stream.below(5);
    Night night = roomOf({count});
    Ring& ring = night.rings.front();
    ring.dealer = EntrantId{.index = stream.below(count)};
    beginHand(ring, *comingPositions(ring));
    question.ring = letters.substr(0, static_cast<std::size_t>(count));
    question.last = textOf(night, *ring.last);
    // one or two of those who had button or blinds, sometimes somebody else as well
    const std::array<EntrantId, 4> likely{ring.last->button, *ring.last->smallBlind, ring.last->bigBlind,
                                          EntrantId{.index = stream.below(count)}};
    const int out = 1 + stream.below(2);
    for (int i = 0; i < out; ++i) {
        const EntrantId who = likely[static_cast<std::size_t>(stream.below(static_cast<int>(likely.size())))];
        if (sitsAt(ring, who)) {
            vacate(ring, who);
            question.gone += night.person(who).name;
        }
    }
    std::ranges::sort(question.gone);
    question.answer = textOf(night, *comingPositions(ring));
    return question;
}

DrillQuestion placesQuestion(RandomStream& stream)
{
    DrillQuestion question{.drill = NightDrill::Places, .rule = "2.3.2"_rule};
    constexpr std::array<Chips, 4> stacks{1500, 2100, 3000, 5400};
    const int out = 2 + stream.below(2);
    std::vector<int> classes{0, 1, 2, 3, 4, 5};
    stream.shuffle(classes);
    for (int i = 0; i < out; ++i)
        question.out.push_back({.name = letters[static_cast<std::size_t>(i)],
                                .chips = stacks[static_cast<std::size_t>(stream.below(3))],
                                .hand = static_cast<HandClass>(classes[static_cast<std::size_t>(i)])});
    Night night = roomOf({8});
    Ring& ring = night.rings.front();
    ring.dealer = EntrantId{.index = 7};
    for (const DrilledOut& gone : question.out) {
        Entrant& person = night.person({.index = gone.name - 'A'});
        night.ledger.issued += gone.chips - person.chips;
        person.chips = gone.chips;
    }
    WorldEvent event;
    event.table = ring.number;
    event.kind = WorldKind::HandBegins;
    bool played = happen(night, event).has_value();
    event.kind = WorldKind::HandEnds;
    event.number = 1;
    Chips won = 0;
    for (const DrilledOut& gone : question.out) {
        won += gone.chips;
        event.stacks.push_back({.who = {.index = gone.name - 'A'}, .chips = 0, .value = HandValue(gone.hand, 0)});
    }
    event.stacks.push_back({.who = {.index = 7}, .chips = night.person({.index = 7}).chips + won, .value = {}});
    played = played && happen(night, event).has_value();
    if (!holds(played))
        return question;
    auto best = question.out;
    std::ranges::sort(best, {},
                      [&](const DrilledOut& gone) { return night.person({.index = gone.name - 'A'}).earned; });
    for (const DrilledOut& gone : best)
        question.answer += gone.name;
    return question;
}

/// PA-46: those of a broken table sit down one after the other, and the ring says how they lie then.
DrillQuestion breakQuestion(RandomStream& stream)
{
    DrillQuestion question{.drill = NightDrill::Break, .rule = "PA-46"_rule};
    const int there = 4 + stream.below(3);
    const int come = 2 + stream.below(2);
    Night night = roomOf({there, come});
    Ring& ring = night.rings.front();
    ring.dealer = EntrantId{.index = stream.below(there)};
    beginHand(ring, *comingPositions(ring));
    question.ring = letters.substr(0, static_cast<std::size_t>(there));
    question.last = textOf(night, *ring.last);
    std::vector<Chips> stacks{1200, 2100, 3300, 4800, 6000, 9500};
    stream.shuffle(stacks);
    constexpr char firstOfThem = 'P';
    for (int i = 0; i < come; ++i) {
        const auto letter = static_cast<char>(firstOfThem + i);
        Entrant& person = night.person({.index = there + i});
        person.name = std::string(1, letter);
        person.chips = stacks[static_cast<std::size_t>(i)];
        question.out.push_back({.name = letter, .chips = person.chips, .hand = HandClass::HighCard});
    }
    for (int i = 0; i < come; ++i) {
        const EntrantId who{.index = there + i};
        const auto places = rightPlaces(night, who, *night.ring({.number = 1}));
        if (!holds(!places.empty()))
            return question;
        leaveTable(night, who);
        Ring& to = *night.ring({.number = 1});
        takeSeat(night, who, to, places.front());
        to.newcomers.push_back(who);
    }
    const Ring& full = *night.ring({.number = 1});
    EntrantId at = *comingDealer(night, full);
    for (int i = 0; i < come; ++i) {
        at = nextBefore(full, at);
        question.answer.insert(0, night.person(at).name);
    }
    return question;
}

void setChips(Night& night, int who, Chips chips)
{
    Entrant& person = night.person({.index = who});
    night.ledger.issued += chips - person.chips;
    person.chips = chips;
}

/// A room of one table with a hand on it, at any of the first levels and with the stacks that come with it.
Night roomWithHand(std::uint64_t seed, RulingKind kind)
{
    constexpr int players = 7;
    constexpr Chips chip = 100;
    RandomStream stream(seed, StreamPurpose::Quiz);
    Night night = roomOf({players});
    night.seed = seed;
    night.level = 1 + stream.below(3);
    const auto dealer = static_cast<int>(seed % players);
    night.rings.front().dealer = EntrantId{.index = dealer};
    const Chips blind = night.house.blinds(night.level).big;
    for (int i = 0; i < players; ++i)
        setChips(night, i, blind + chip * stream.between(4, 80));
    // who has less than a blind acts right after the blinds
    if (kind == RulingKind::DeadBlind)
        setChips(night, (dealer + 3) % players, chip * stream.between(1, blind / chip - 1));
    WorldEvent begins;
    begins.kind = WorldKind::HandBegins;
    begins.table = {.number = 1};
    static_cast<void>(holds(happen(night, begins).has_value()));
    return night;
}

/// The kind is drawn first, each as likely as the others; then a hand is looked for that comes to it.
DrillQuestion rulingsQuestion(RandomStream& stream)
{
    DrillQuestion question{.drill = NightDrill::Rulings, .rule = "3.15"_rule};
    question.kind = static_cast<RulingKind>(stream.below(rulingKindCount));
    constexpr int mostTries = 200;
    for (int i = 0; i < mostTries; ++i) {
        question.hand = static_cast<std::uint64_t>(stream.between(1, 1'000'000'000));
        const auto frozen = drilledHand(question);
        if (!frozen)
            continue;
        question.choices = frozen->choices;
        for (std::size_t at = 0; at < question.choices.size(); ++at) {
            if (!question.choices[at].right)
                continue;
            question.answer = std::to_string(at + 1);
            question.rule = question.choices[at].rule;
        }
        return question;
    }
    return question;
}

std::string namesOf(const std::vector<DrilledOut>& people)
{
    std::string names;
    for (const DrilledOut& each : people)
        names += each.name;
    return names;
}

/// The letters of an answer that puts people into an order; empty where it is none.
std::string lettersOf(const DrillQuestion& question)
{
    return question.drill == NightDrill::Places || question.drill == NightDrill::Break ? namesOf(question.out)
                                                                                       : std::string();
}

/// Whether an answer could be one, right or wrong.
bool fits(const DrillQuestion& question, const std::string& answer)
{
    if (question.drill == NightDrill::Balance)
        return std::ranges::find(balanceWords, answer) != balanceWords.end();
    if (question.drill == NightDrill::Positions) {
        return answer.size() == question.last.size() && std::ranges::all_of(answer, [&](char each) {
                   return each == '-' || question.ring.find(each) != std::string::npos;
               });
    }
    if (question.drill == NightDrill::Rulings)
        return answer.size() == 1 && answer[0] >= '1' && answer[0] <= static_cast<char>('0' + question.choices.size());
    return std::ranges::is_permutation(answer, lettersOf(question));
}

std::string expectedAnswer(const DrillQuestion& question)
{
    switch (question.drill) {
    case NightDrill::Balance:
        return std::string(balanceWords[0]) + ", " + std::string(balanceWords[1]);
    case NightDrill::Positions:
        return "three of " + question.ring + ", - for nobody";
    case NightDrill::Rulings:
        return "1.." + std::to_string(question.choices.size());
    default:
        return "each of " + lettersOf(question) + " once";
    }
}

} // namespace

std::optional<FrozenHand> drilledHand(const DrillQuestion& question)
{
    if (question.drill != NightDrill::Rulings)
        return std::nullopt;
    const Night night = roomWithHand(question.hand, question.kind);
    return frozenHand(night, night.rings.front(), question.kind);
}

std::optional<NightDrill> drillFor(DirectorVerb owed, Rule rule, Fault fault)
{
    const bool moved = owed == DirectorVerb::Move && rule == "2.2.5"_rule;
    if (moved && fault == Fault::Omitted)
        return NightDrill::Balance;
    if (moved && fault == Fault::WrongTarget)
        return NightDrill::Break;
    if (owed == DirectorVerb::Out && rule == "2.3.2"_rule)
        return NightDrill::Places;
    if (owed == DirectorVerb::PlaceButton && rule == "2.2.2"_rule)
        return NightDrill::Positions;
    return std::nullopt;
}

DirectorCompetency competencyOf(NightDrill drill)
{
    switch (drill) {
    case NightDrill::Balance:
    case NightDrill::Positions:
        return DirectorCompetency::Moves;
    case NightDrill::Places:
        return DirectorCompetency::Results;
    case NightDrill::Break:
        return DirectorCompetency::Breaking;
    case NightDrill::Rulings:
        break;
    }
    return DirectorCompetency::Rulings;
}

Result<std::string> readDrillAnswer(const DrillQuestion& question, std::string_view typed)
{
    std::string answer;
    for (const char each : typed) {
        if (each == ' ' || each == ',' || each == ';' || each == '\t' || each == '\r')
            continue;
        // by hand: the library's letters hang on the locale
        constexpr char apart = 'a' - 'A';
        const bool small = each >= 'a' && each <= 'z';
        const bool large = each >= 'A' && each <= 'Z';
        const bool words = question.drill == NightDrill::Balance;
        answer += static_cast<char>(words && large ? each + apart : !words && small ? each - apart : each);
    }
    if (fits(question, answer))
        return answer;
    return Error{.place = {.name = "answer"},
                 .cause = Cause::UnknownWord,
                 .expected = expectedAnswer(question),
                 .found = std::string(typed)};
}

DrillQuestion drillQuestion(NightDrill drill, std::uint64_t seed, int number)
{
    constexpr std::uint64_t apart = 15'485'863;
    RandomStream stream(
        SplitMix::mixed(seed * apart + static_cast<std::uint64_t>(number) * 4 + static_cast<std::uint64_t>(drill)),
        StreamPurpose::Quiz);
    switch (drill) {
    case NightDrill::Balance:
        return balanceQuestion(stream);
    case NightDrill::Positions:
        return positionsQuestion(stream);
    case NightDrill::Places:
        return placesQuestion(stream);
    case NightDrill::Break:
        return breakQuestion(stream);
    case NightDrill::Rulings:
        return rulingsQuestion(stream);
    }
    return {};
}

} // namespace cutcard
