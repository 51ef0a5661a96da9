// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/certification/station/station.h"

#include "core/base/fault.h"
#include "core/base/fields.h"
#include "core/base/overloaded.h"
#include "core/base/try.h"
#include "core/certification/station/perfect_hand.h"
#include "core/games/catalogue/catalogue.h"

#include <cstdlib>
#include <tuple>

namespace cutcard {

namespace {

constexpr int variationsTried = 8;

constexpr std::array<const char*, 24> playerNames{
    "Ada", "Bao", "Cruz", "Dev", "Eve",  "Finn", "Gia", "Hal",  "Ines", "Jon",  "Kai",  "Lea",
    "Mo",  "Nia", "Oto",  "Pia", "Quin", "Rae",  "Sol", "Tess", "Uma",  "Vito", "Wren", "Yuri",
};

/// Turns seats and suits of everything that a hand is made of.
class Turned
{
public:
    Turned(const Variation& variation, int seats) : m_variation(variation), m_seats(seats) {}

    Seat operator()(Seat seat) const
    {
        return seat.number() > m_seats ? seat : Seat((seat.index() + m_variation.rotation) % m_seats + 1);
    }
    Card operator()(Card card) const { return {card.rank(), m_variation.suits[static_cast<std::size_t>(card.suit())]}; }
    SeatSet operator()(SeatSet seats) const
    {
        SeatSet turned;
        for (const Seat seat : seats)
            turned.insert((*this)(seat));
        return turned;
    }
    Event operator()(const Event& event) const
    {
        return std::visit(overloaded{[&](Act act) -> Event {
                                         if (act.seat)
                                             act.seat = (*this)(*act.seat);
                                         act.seats = (*this)(act.seats);
                                         return act;
                                     },
                                     [&](Decision decision) -> Event {
                                         decision.seat = (*this)(decision.seat);
                                         for (Card& card : decision.cards)
                                             card = (*this)(card);
                                         return decision;
                                     },
                                     [&](Incident incident) -> Event {
                                         if (mishapFacts(incident.mishap).takesSeat)
                                             incident.seat = (*this)(incident.seat);
                                         return incident;
                                     },
                                     [](FloorStep step) -> Event { return step; }},
                          event);
    }

private:
    const Variation& m_variation;
    int m_seats;
};

/// Whether every spot plays against the house, and none with another.
bool isAgainstHouse(const SessionSetup& setup)
{
    return isBanked(setup.game());
}

/// Whether seats can be turned: nobody between empty chairs, and a button or the house's hand to begin from.
bool canTurn(const SessionSetup& setup)
{
    return setup.game() != GameId::Tennessee && setup.button
           && setup.seats.back().seat.number() == static_cast<int>(setup.seats.size());
}

SessionSetup turnedSetup(const SessionSetup& model, const Variation& variation)
{
    const int seats = static_cast<int>(model.seats.size());
    const Turned turned(variation, seats);
    SessionSetup setup = model;
    setup.mode = Mode::Test;
    for (std::size_t i = 0; i < setup.seats.size(); ++i) {
        SeatSetup& seat = setup.seats[i];
        seat.seat = turned(seat.seat);
        if (i < variation.names.size())
            seat.name = variation.names[i];
    }
    std::ranges::sort(setup.seats, {}, &SeatSetup::seat);
    if (setup.button)
        setup.button = turned(*setup.button);
    for (Card& card : setup.deck)
        card = turned(card);
    return setup;
}

/// The moments of a session are told apart by what the random streams of the players start from.
std::uint64_t momentOf(const Session& session)
{
    return session.incidentsMoment() - session.playersMoment();
}

/// Events of the players' and the deck's that a session has seen.
std::size_t scriptedSeen(const Session& session)
{
    return static_cast<std::size_t>(std::ranges::count_if(session.entries(), [](const Entry& entry) {
        return std::holds_alternative<Decision>(entry.event) || std::holds_alternative<Incident>(entry.event);
    }));
}

std::size_t actsOf(const Session& session)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        session.entries(), [](const Entry& entry) { return std::holds_alternative<Act>(entry.event); }));
}

bool isSame(const Event& did, const Event& scripted)
{
    const auto* one = std::get_if<Decision>(&did);
    const auto* other = std::get_if<Decision>(&scripted);
    if (one == nullptr || other == nullptr || other->cards.empty())
        return did == scripted;
    return one->seat == other->seat && one->choice == other->choice;
}

/// What of the script has happened, or is passed over.
class Happened
{
public:
    Happened(const StationHand& hand, const Session& session) : m_hand(hand), m_done(hand.script.size(), false)
    {
        // spots of a house-banked table are asked in any order where the house leaves it free
        const bool anyOrder = isAgainstHouse(hand.setup);
        for (const Entry& entry : session.entries()) {
            if (!std::holds_alternative<Act>(entry.event) && !std::holds_alternative<FloorStep>(entry.event))
                note(entry.event, anyOrder);
        }
    }

    /// The first place at or after another of what is still to come; the script's length: nothing is.
    std::size_t next(std::size_t from = 0) const
    {
        from = std::max(from, m_first);
        while (from < m_done.size() && m_done[from])
            ++from;
        return from;
    }
    /// What came last in the script stands before this place.
    std::size_t behindLast() const { return m_behindLast; }
    bool has(std::size_t place) const { return m_done[place]; }
    /// The next thing that somebody does whose turn it is.
    std::size_t nextOf(Seat seat) const
    {
        for (std::size_t i = next(); i < m_done.size(); i = next(i + 1)) {
            const auto* decision = std::get_if<Decision>(&m_hand.script[i].event);
            if (m_hand.script[i].awaited && decision != nullptr && decision->seat == seat)
                return i;
        }
        return m_done.size();
    }

private:
    void note(const Event& event, bool anyOrder)
    {
        std::size_t at = next();
        while (at < m_done.size() && !isSame(event, m_hand.script[at].event))
            at = next(at + 1);
        if (at == m_done.size())
            return;
        m_done[at] = true;
        m_behindLast = at + 1;
        // what lies before it did not come about; of somebody who is only asked later it still may
        bool inOrder = true;
        for (std::size_t i = next(); i < at; ++i)
            inOrder = inOrder && (m_done[i] || !m_hand.script[i].awaited);
        for (std::size_t i = next(); i < at && (inOrder || !anyOrder); ++i)
            m_done[i] = true;
        m_first = next();
    }

    const StationHand& m_hand;
    std::vector<bool> m_done;
    std::size_t m_first = 0; ///< all before it is done
    std::size_t m_behindLast = 0;
};

/// Writes down when each event of the players' happens, while their perfect dealer deals.
Result<StationHand> scriptOf(const SessionSetup& setup, std::span<const Event> events, const std::string& name)
{
    StationHand hand{.setup = setup, .script = {}};
    auto session = TRY(Session::start(setup));
    std::vector<std::uint64_t> earlier;
    std::optional<Act> last;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const Event& event = events[i];
        if (session.comesByItself(event, i + 1 < events.size() ? &events[i + 1] : nullptr))
            continue;
        if (!std::holds_alternative<Act>(event)) {
            const std::uint64_t now = momentOf(session);
            const bool sameMoment = std::erase(earlier, now) > 0;
            hand.script.push_back({.event = event,
                                   .awaited = std::holds_alternative<Decision>(event) && session.turn().has_value(),
                                   .earlier = std::move(earlier),
                                   .after = sameMoment ? last : std::nullopt,
                                   .acts = actsOf(session)});
            earlier.clear();
        } else if (const std::uint64_t now = momentOf(session); !contains(earlier, now)) {
            earlier.push_back(now);
        }
        const auto* act = std::get_if<Act>(&event);
        last = act != nullptr ? std::optional(*act) : std::nullopt;
        if (const auto applied = session.apply(event); !applied) {
            Error error = applied.error();
            error.place = {.name = name, .line = static_cast<int>(i) + 1};
            return error;
        }
    }
    return hand;
}

/// A player lays down cards that are held: after a misdeal that was put right they may be others, as many of them.
Event withCardsHeld(const Event& event, const Session& session)
{
    const auto* scripted = std::get_if<Decision>(&event);
    if (scripted == nullptr || scripted->cards.empty())
        return event;
    const auto& hand = session.table().at(scripted->seat).hand;
    const auto holds = [&](Card card) { return contains(hand, card, &LyingCard::card); };
    Decision decision = *scripted;
    decision.cards.clear();
    for (const Card card : scripted->cards) {
        if (holds(card))
            decision.cards.push_back(card);
    }
    for (const LyingCard& lying : hand) {
        const bool taken = contains(decision.cards, lying.card);
        if (!taken && decision.cards.size() < scripted->cards.size())
            decision.cards.push_back(lying.card);
    }
    return decision;
}

/// Deals a hand by its script alone, as a candidate who does everything right would.
Result<StationEvidence> dealtByScript(const StationHand& hand, const std::string& name)
{
    const auto dealt =
        TRY(dealtPerfectly(hand.setup, [&](const Session& session) { return nextByScript(hand, session); }, name));
    if (scriptedSeen(dealt.session) != hand.script.size())
        return faultIn(name, Cause::WrongCount, std::to_string(hand.script.size()) + " events of the players'",
                       std::to_string(scriptedSeen(dealt.session)));
    return dealt.evidence;
}

/// Whether a variant asks for as much as its model, and for the same rules.
Result<Done> compare(const StationEvidence& variant, const StationEvidence& model, const std::string& name)
{
    TRY(asksAsMuch(variant, model, name));
    if (variant.rules != model.rules)
        return faultIn(name, Cause::NotAllowed, "the same rules as the model's", {});
    if (std::tie(variant.covered, variant.uncovered, variant.seeming)
        != std::tie(model.covered, model.uncovered, model.seeming))
        return faultIn(name, Cause::NotAllowed, "the same irregularities as the model's", {});
    return Done{};
}

std::vector<Event> eventsOf(const SessionFile& file)
{
    return eachOf(file.entries, &Entry::event);
}

StationModel readStation(Fields& fields, const toml::node& node, const ModelReader& read)
{
    StationModel station;
    fields.text(fields.need("word"), station.word);
    fields.text(fields.need("title"), station.title);
    station.table = readTable(fields);
    station.director = readDirector(fields, read);
    if (!station.table && !station.director)
        fields.fail(node, Cause::MissingValue, "station.table, station.drill or station.night", {});
    if (station.table && station.director)
        fields.fail(node, Cause::NotAllowed, "hands or a director's task", "both");
    return station;
}

} // namespace

Result<Done> asksAsMuch(const StationEvidence& variant, const StationEvidence& model, const std::string& name)
{
    for (std::size_t i = 0; i < itemCompetencyCount; ++i) {
        if (std::abs(variant.points[i] - model.points[i]) * 20 > model.points[i])
            return faultIn(name, Cause::OutOfRange,
                           std::string(namedWords<ItemCompetency>[i]) + ": " + std::to_string(model.points[i])
                               + " points, within a twentieth",
                           std::to_string(variant.points[i]));
    }
    return Done{};
}

int bansKept(const Session& session)
{
    int kept = 0;
    for (const Entry& entry : session.entries()) {
        kept += static_cast<int>(std::ranges::count_if(entry.verdicts, [&](const Verdict& verdict) {
            return !entry.byHouse && !verdict.told && verdict.isCorrect() && verdict.competency == Competency::Showdown;
        }));
    }
    return kept;
}

void StationEvidence::add(const StationEvidence& other)
{
    for (std::size_t i = 0; i < itemCompetencyCount; ++i) {
        points[i] += other.points[i];
        duties[i] += other.duties[i];
    }
    rules.insert(other.rules.begin(), other.rules.end());
    covered += other.covered;
    uncovered += other.uncovered;
    seeming += other.seeming;
    acts += other.acts;
    atStake += other.atStake;
    playersDid.insert(playersDid.end(), other.playersDid.begin(), other.playersDid.end());
}

Result<std::vector<StationModel>> readStations(std::string_view text, const std::string& name, const ModelReader& read)
{
    const auto parsed = TRY(parseToml(text, name));
    std::vector<StationModel> stations;
    Fields fields(parsed, name);
    fields.tables("station", [&](Fields& each, const toml::node& node) {
        StationModel station = readStation(each, node, read);
        if (contains(stations, station.word, &StationModel::word))
            each.fail(node, Cause::Duplicate, "station.word", station.word);
        stations.push_back(std::move(station));
    });
    TRY(fields.finish());
    return stations;
}

Variation drawVariation(const SessionFile& model, RandomStream& stream)
{
    Variation variation;
    const int seats = static_cast<int>(model.setup.seats.size());
    variation.rotation = canTurn(model.setup) ? stream.below(seats) : 0;
    stream.shuffle(variation.suits);
    std::vector<std::string> names(playerNames.begin(), playerNames.end());
    stream.shuffle(names);
    names.resize(static_cast<std::size_t>(seats));
    variation.names = std::move(names);
    return variation;
}

Result<PreparedHand> prepare(const SessionFile& model, const Variation& variation, const std::string& name)
{
    const Turned turned(variation, static_cast<int>(model.setup.seats.size()));
    std::vector<Event> events = eventsOf(model);
    for (Event& event : events)
        event = turned(event);
    DealtRound round{.setup = turnedSetup(model.setup, variation), .events = std::move(events)};
    // between players the button turns with them; a house's dealer begins at the same spot
    if (isAgainstHouse(model.setup)) {
        auto dealt = TRY(turnedRound({.setup = turnedSetup(model.setup, {}), .events = eventsOf(model)}, round,
                                     variation.suits, name));
        round = std::move(dealt);
    }
    auto hand = TRY(scriptOf(round.setup, round.events, name));
    auto evidence = TRY(dealtByScript(hand, name));
    const auto original = TRY(scriptOf(turnedSetup(model.setup, {}), eventsOf(model), name));
    const auto dealt = TRY(dealtByScript(original, name));
    PreparedHand prepared{.hand = std::move(hand), .evidence = std::move(evidence)};
    TRY(compare(prepared.evidence, dealt, name));
    return prepared;
}

static bool isTooEarly(const ScriptedEvent& scripted, const Session& session)
{
    const std::vector<Duty> owed = scripted.after ? session.procedure().owed() : std::vector<Duty>();
    return contains(scripted.earlier, momentOf(session))
           || (scripted.after && contains(owed, *scripted.after, &Duty::act));
}

/// An event of nobody's turn, if it is due and can happen.
static std::optional<Event> ifDue(const ScriptedEvent& scripted, const Session& session)
{
    return isTooEarly(scripted, session) || !session.isPossible(scripted.event) ? std::nullopt
                                                                                : std::optional(scripted.event);
}

/// Between players everybody acts in turn.
static std::optional<Event> nextInTurn(const StationHand& hand, const Session& session)
{
    const bool awaited = session.turn().has_value();
    const Happened happened(hand, session);
    for (std::size_t next = happened.next(); next < hand.script.size(); next = happened.next(next + 1)) {
        const ScriptedEvent& scripted = hand.script[next];
        if (scripted.awaited ? !awaited : isTooEarly(scripted, session))
            return std::nullopt;
        const Event event = withCardsHeld(scripted.event, session);
        if (session.isPossible(event))
            return event;
        // what can't happen at this table any more is passed over once a player is waited for
        if (!awaited || scripted.awaited)
            return std::nullopt;
    }
    return std::nullopt;
}

/// Spots against the house are asked in any order where the house leaves it free; each does what it would have done.
static std::optional<Event> nextAtSpots(const StationHand& hand, const Session& session)
{
    const Happened happened(hand, session);
    const std::size_t behind = happened.behindLast();
    if (behind < hand.script.size() && !happened.has(behind) && !hand.script[behind].awaited) {
        if (auto event = ifDue(hand.script[behind], session))
            return event;
    }
    if (const auto turn = session.turn()) {
        const std::size_t place = happened.nextOf(turn->seat);
        const Event event = place < hand.script.size() ? hand.script[place].event : Event();
        // whoever is never answered could only hand in: what nobody wrote down is drawn
        return place < hand.script.size() && session.isPossible(event) ? event : Simulator().next(session);
    }
    const std::size_t first = happened.next();
    if (first == hand.script.size() || hand.script[first].awaited)
        return std::nullopt;
    const ScriptedEvent& scripted = hand.script[first];
    if (first == behind)
        return ifDue(scripted, session);
    // somebody else came last than when it was written down: how long ago that is says nothing
    const bool due = actsOf(session) >= scripted.acts && session.isPossible(scripted.event);
    return due ? std::optional(scripted.event) : std::nullopt;
}

std::optional<Event> nextByScript(const StationHand& hand, const Session& session)
{
    if (session.isOver())
        return std::nullopt;
    // a round that the dealer's mistake has made void is dealt again, with other cards: the players go on as drawn
    if (session.situation().notes.voidHands > 0)
        return Simulator().next(session);
    if (isAgainstHouse(hand.setup))
        return nextAtSpots(hand, session);
    const auto event = nextInTurn(hand, session);
    // after mistakes somebody may be waited for of whom nothing is written down, and nothing else be due
    return event || !session.turn() || idealAct(session) ? event : Simulator().next(session);
}

Result<std::vector<PreparedHand>> prepareStation(std::span<const SessionFile> table, std::uint64_t seed,
                                                 const std::string& name)
{
    RandomStream stream(seed, StreamPurpose::Deck);
    std::vector<PreparedHand> hands;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const std::string place = name + ", hand " + std::to_string(i + 1);
        std::optional<Error> last;
        for (int tried = 0; tried < variationsTried; ++tried) {
            Variation variation = drawVariation(table[i], stream);
            // what happens may hang on who sits where: then they stay
            if (tried == variationsTried - 1)
                variation.rotation = 0;
            auto prepared = prepare(table[i], variation, place);
            if (prepared) {
                hands.push_back(std::move(*prepared));
                last.reset();
                break;
            }
            last = prepared.error();
        }
        if (last)
            return *last;
    }
    return hands;
}

Result<SessionFile> laidOut(const SessionSetup& setup, const EntryLog& entries)
{
    auto session = TRY(Session::start(setup));
    SessionFile file{.setup = setup, .entries = {}, .lines = {}};
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Entry& entry = entries[i];
        if (session.comesByItself(entry.event, entries.after(i)))
            continue;
        TRY(session.apply(entry.event, entry.byHouse));
        const auto* act = std::get_if<Act>(&entry.event);
        if (act != nullptr && act->verb == Verb::PlaceCutCard)
            file.setup.deck = eachOf(session.table().stub | std::views::reverse, &LyingCard::card);
        file.entries.push_back({.event = entry.event, .byHouse = entry.byHouse});
    }
    return file;
}

} // namespace cutcard
