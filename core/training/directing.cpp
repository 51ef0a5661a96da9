// SPDX-License-Identifier: GPL-3.0-or-later
// What a director practises without a night; the rooms' own rules give the answers.
#include "core/training/directing.h"

#include "core/tournament/state/seats.h"
#include "core/training/kinds.h"

#include <numeric>

namespace cutcard {

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
            person.name = std::string(1, static_cast<char>('A' + i));
            person.chips = 4000;
            person.presence = Presence::Seated;
            person.table = ring.number;
            ring.chairs.push_back({.who = {.index = static_cast<int>(night.people.size()) - 1}});
            night.ledger.issued += person.chips;
        }
    }
    return night;
}

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

RingChair chairOf(char name, EntrantId who, const RingPositions& last)
{
    return {.name = name,
            .button = last.button == who,
            .smallBlind = last.smallBlind == who,
            .bigBlind = last.bigBlind == who};
}

constexpr std::string_view letters = "ABCDEFGHIJ";

/// Who has button and blinds, by the places of a ring as it was.
static RingShown ringOf(int count, const RingPositions& last)
{
    RingShown shown;
    for (int i = 0; i < count; ++i)
        shown.chairs.push_back(chairOf(letters[static_cast<std::size_t>(i)], {.index = i}, last));
    return shown;
}

static void setChips(Night& night, int who, Chips chips)
{
    Entrant& person = night.person({.index = who});
    night.ledger.issued += chips - person.chips;
    person.chips = chips;
}

/// A room of one table with a hand on it, at any of the first levels and with the stacks that come with it.
static Night roomWithHand(std::uint64_t seed, RulingKind kind)
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

std::optional<FrozenHand> handOf(const FrozenShown& shown)
{
    const Night night = roomWithHand(shown.hand, shown.kind);
    return frozenHand(night, night.rings.front(), shown.kind);
}

const TaskKind* taskFor(DirectorVerb owed, Rule rule, Fault fault)
{
    const bool moved = owed == DirectorVerb::Move && rule == "2.2.5"_rule;
    if (moved && fault == Fault::Omitted)
        return findTaskKind("night.balance");
    if (moved && fault == Fault::WrongTarget)
        return findTaskKind("night.break");
    if (owed == DirectorVerb::Out && rule == "2.3.2"_rule)
        return findTaskKind("night.places");
    if (owed == DirectorVerb::PlaceButton && rule == "2.2.2"_rule)
        return findTaskKind("night.positions");
    return nullptr;
}

namespace tasks {

Task positions(const TaskKind& kind, RandomStream& stream)
{
    const int count = 4 + stream.below(5);
    Night night = roomOf({count});
    Ring& ring = night.rings.front();
    ring.dealer = EntrantId{.index = stream.below(count)};
    beginHand(ring, *comingPositions(ring));
    RingShown shown = ringOf(count, *ring.last);
    // one or two of those who had button or blinds, sometimes somebody else as well
    const std::array<EntrantId, 4> likely{ring.last->button, *ring.last->smallBlind, ring.last->bigBlind,
                                          EntrantId{.index = stream.below(count)}};
    const int out = 1 + stream.below(2);
    for (int i = 0; i < out; ++i) {
        const EntrantId who = stream.anyOf(likely);
        if (sitsAt(ring, who)) {
            vacate(ring, who);
            shown.chairs[static_cast<std::size_t>(who.index)].gone = true;
        }
    }
    const RingPositions coming = *comingPositions(ring);
    return {.kind = &kind,
            .right = {coming.button.index, coming.smallBlind ? coming.smallBlind->index : nobodysChair,
                      coming.bigBlind.index},
            .shown = std::move(shown),
            .rules = {"2.2.2"_rule}};
}

Task places(const TaskKind& kind, RandomStream& stream)
{
    constexpr std::array<Chips, 4> stacks{1500, 2100, 3000, 5400};
    Task task{.kind = &kind, .rules = {"2.3.2"_rule}};
    PeopleShown shown;
    const int out = 2 + stream.below(2);
    std::vector<int> classes{0, 1, 2, 3, 4, 5};
    stream.shuffle(classes);
    for (int i = 0; i < out; ++i)
        shown.people.push_back({.name = letters[static_cast<std::size_t>(i)],
                                .chips = stacks[static_cast<std::size_t>(stream.below(3))],
                                .hand = static_cast<HandClass>(classes[static_cast<std::size_t>(i)])});
    Night night = roomOf({8});
    Ring& ring = night.rings.front();
    ring.dealer = EntrantId{.index = 7};
    for (int i = 0; i < out; ++i)
        setChips(night, i, shown.people[static_cast<std::size_t>(i)].chips);
    WorldEvent event;
    event.table = ring.number;
    event.kind = WorldKind::HandBegins;
    bool played = happen(night, event).has_value();
    event.kind = WorldKind::HandEnds;
    event.number = 1;
    Chips won = 0;
    for (int i = 0; i < out; ++i) {
        const TaskPerson& gone = shown.people[static_cast<std::size_t>(i)];
        won += gone.chips;
        event.stacks.push_back({.who = {.index = i}, .chips = 0, .value = HandValue(*gone.hand, 0)});
    }
    event.stacks.push_back({.who = {.index = 7}, .chips = night.person({.index = 7}).chips + won, .value = {}});
    played = played && happen(night, event).has_value();
    task.shown = shown;
    if (!holds(played))
        return task;
    std::vector<int> best(static_cast<std::size_t>(out));
    std::iota(best.begin(), best.end(), 0);
    std::ranges::sort(best, {}, [&](int who) { return night.person({.index = who}).earned; });
    for (const int who : best)
        task.right.push_back(who);
    return task;
}

/// PA-46: those of a broken table sit down one after the other, and the ring says how they lie then.
Task brokenTable(const TaskKind& kind, RandomStream& stream)
{
    Task task{.kind = &kind, .rules = {"PA-46"_rule}};
    const int there = 4 + stream.below(3);
    const int come = 2 + stream.below(2);
    Night night = roomOf({there, come});
    Ring& ring = night.rings.front();
    ring.dealer = EntrantId{.index = stream.below(there)};
    beginHand(ring, *comingPositions(ring));
    RingShown shown = ringOf(there, *ring.last);
    std::vector<Chips> stacks{1200, 2100, 3300, 4800, 6000, 9500};
    stream.shuffle(stacks);
    constexpr char firstOfThem = 'P';
    for (int i = 0; i < come; ++i) {
        Entrant& person = night.person({.index = there + i});
        person.chips = stacks[static_cast<std::size_t>(i)];
        shown.coming.push_back({.name = static_cast<char>(firstOfThem + i), .chips = person.chips});
    }
    task.shown = shown;
    for (int i = 0; i < come; ++i) {
        const EntrantId who{.index = there + i};
        const auto places = rightPlaces(night, who, *night.ring({.number = 1}));
        if (!holds(!places.empty()))
            return task;
        leaveTable(night, who);
        Ring& to = *night.ring({.number = 1});
        takeSeat(night, who, to, places.front());
        to.newcomers.push_back(who);
    }
    const Ring& full = *night.ring({.number = 1});
    EntrantId at = *comingDealer(night, full);
    for (int i = 0; i < come; ++i)
        at = nextBefore(full, at);
    for (int i = 0; i < come; ++i) {
        task.right.push_back(at.index - there);
        at = nextAfter(full, at);
    }
    return task;
}

/// What the table calls for is drawn first, each as likely as the others; then a hand is looked for that comes to it.
Task ruling(const TaskKind& kind, RandomStream& stream)
{
    Task task{.kind = &kind, .rules = {"3.15"_rule}};
    FrozenShown shown{.kind = static_cast<RulingKind>(stream.below(rulingKindCount))};
    constexpr int mostTries = 200;
    for (int i = 0; i < mostTries && shown.choices.empty(); ++i) {
        shown.hand = static_cast<std::uint64_t>(stream.between(1, 1'000'000'000));
        if (const auto frozen = handOf(shown))
            shown.choices = frozen->choices;
    }
    for (std::size_t at = 0; at < shown.choices.size(); ++at) {
        if (!shown.choices[at].right)
            continue;
        task.right = {static_cast<std::int64_t>(at)};
        task.rules = {shown.choices[at].rule};
    }
    task.shown = std::move(shown);
    return task;
}

} // namespace tasks

} // namespace cutcard
