// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/certification/station/station.h"

namespace cutcard {

namespace {

constexpr int mostOfAHand = 2000;

std::optional<Seat> seatOf(const Event& event)
{
    if (const auto* act = std::get_if<Act>(&event))
        return act->seat;
    if (const auto* decision = std::get_if<Decision>(&event))
        return decision->seat;
    const auto* incident = std::get_if<Incident>(&event);
    return incident != nullptr && mishapFacts(incident->mishap).takesSeat ? std::optional(incident->seat)
                                                                          : std::nullopt;
}

/// What an event is, whoever it is about.
std::string kindOf(const Event& event)
{
    if (const auto* act = std::get_if<Act>(&event))
        return "act " + std::to_string(static_cast<int>(act->verb)) + " "
               + std::to_string(static_cast<int>(act->phrase));
    if (const auto* decision = std::get_if<Decision>(&event))
        return "decision " + std::to_string(static_cast<int>(decision->choice));
    return eventText(event);
}

/// Counts what has happened, so that "the second card to seat 3" and "the third wager" can be said.
class CountedEvents
{
public:
    void add(const Event& event)
    {
        const std::string text = eventText(event);
        const std::string kind = kindOf(event);
        m_exactly = text + " #" + std::to_string(++m_counts[text]);
        m_like = kind + " ##" + std::to_string(++m_counts["# " + kind]);
    }
    /// The last event: this one, by its words.
    const std::string& exactly() const { return m_exactly; }
    /// The last event: so manieth of its kind.
    const std::string& like() const { return m_like; }

private:
    std::map<std::string, int> m_counts;
    std::string m_exactly;
    std::string m_like;
};

/// What players and the deck do, freed from the order of the spots.
struct Doings {
    std::map<int, std::vector<Event>> inTurn{};         ///< by seat, when it is asked
    std::map<std::string, Event> after{};               ///< by what came the moment before
    std::map<std::string, std::vector<Card>> cardsOf{}; ///< which cards an act of the dealer's took from the deck
    std::vector<Card> rest{};                           ///< of the deck, once no more is taken
};

/// The cards that an event took from the top of the deck, the first of them first.
std::vector<Card> takenBy(const Event& event, const Cards& before, const Cards& after)
{
    const auto* act = std::get_if<Act>(&event);
    if (act == nullptr || act->verb == Verb::DiscardStub || after.size() >= before.size())
        return {};
    return eachOf(std::span(before).subspan(after.size()) | std::views::reverse, &LyingCard::card);
}

Result<Doings> doingsOf(const DealtRound& model, const DealtRound& turned, const std::string& name)
{
    auto session = TRY(Session::start(model.setup));
    Doings doings;
    CountedEvents happened;
    std::optional<Event> last;
    for (std::size_t i = 0; i < model.events.size(); ++i) {
        const Event& event = model.events[i];
        const Event& moved = turned.events[i];
        if (session.comesByItself(event, i + 1 < model.events.size() ? &model.events[i + 1] : nullptr))
            continue;
        const auto* decision = std::get_if<Decision>(&moved);
        if (decision != nullptr && session.turn())
            doings.inTurn[decision->seat.number()].push_back(moved);
        else if (!std::holds_alternative<Act>(event))
            doings.after.insert({last && seatOf(*last) == seatOf(moved) ? happened.exactly() : happened.like(), moved});
        const Cards before = session.table().stub;
        if (!session.apply(event))
            return faultIn(name, Cause::Impossible, "a model that can be dealt", eventText(event));
        happened.add(moved);
        last = moved;
        const auto taken = takenBy(event, before, session.table().stub);
        if (!taken.empty()) {
            doings.cardsOf.insert({happened.exactly(), taken});
            doings.rest = eachOf(session.table().stub | std::views::reverse, &LyingCard::card);
        }
    }
    return doings;
}

/// Deals it in the order of the spots; tells which cards are taken in which order, as far as the model's acts go.
Result<DealtRound> dealt(const SessionSetup& setup, Doings doings, std::vector<Card>& taken, const std::string& name)
{
    auto session = TRY(Session::start(setup));
    DealtRound round{.setup = setup, .events = {}};
    CountedEvents happened;
    for (int i = 0; i < mostOfAHand && !session.isOver(); ++i) {
        std::optional<Event> event;
        auto after = doings.after.find(happened.exactly());
        if (after == doings.after.end())
            after = doings.after.find(happened.like());
        if (after != doings.after.end()) {
            event = after->second;
            doings.after.erase(after);
        } else if (const auto turn = session.turn()) {
            auto& waiting = doings.inTurn[turn->seat.number()];
            if (!waiting.empty()) {
                event = waiting.front();
                waiting.erase(waiting.begin());
            }
        } else if (const auto act = idealAct(session)) {
            event = *act;
        }
        if (!event || !session.apply(*event))
            break;
        happened.add(*event);
        round.events.push_back(*event);
        if (const auto cards = doings.cardsOf.find(happened.exactly()); cards != doings.cardsOf.end()) {
            taken.insert(taken.end(), cards->second.begin(), cards->second.end());
            doings.cardsOf.erase(cards);
        }
    }
    if (!doings.cardsOf.empty())
        return faultIn(name, Cause::Impossible, "the same cards dealt", doings.cardsOf.begin()->first);
    return round;
}

} // namespace

Result<DealtRound> turnedRound(const DealtRound& model, const DealtRound& turned, std::span<const Suit> suits,
                               const std::string& name)
{
    const auto doings = TRY(doingsOf(model, turned, name));
    // once with any cards, to see in which order they are taken now
    std::vector<Card> cards;
    TRY(dealt(turned.setup, doings, cards, name));
    cards.insert(cards.end(), doings.rest.begin(), doings.rest.end());
    SessionSetup setup = turned.setup;
    setup.deck.clear();
    for (const Card card : cards)
        setup.deck.push_back({card.rank(), suits[static_cast<std::size_t>(card.suit())]});
    std::vector<Card> again;
    return dealt(setup, doings, again, name);
}

} // namespace cutcard
