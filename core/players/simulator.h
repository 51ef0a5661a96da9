// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/bot.h"

#include <optional>
#include <span>

namespace cutcard {

/// How often irregularities happen, per thousand occasions.
struct IncidentPlan {
    std::string_view word = "none";
    int mishap = 0;        ///< a mishap between two acts
    int exposedCard = 0;   ///< a pitched card flashes
    int boxedCard = 0;     ///< a card lies face up in the deck
    int stuckCards = 0;    ///< two cards go out as one
    int improperBet = 0;   ///< a silent chip, a string raise, a raise of the wrong size
    int outOfTurn = 0;     ///< somebody acts before the player in turn
    int improperOther = 0; ///< an illegal cut, a wrong blind, a hand not shown
    int coming = 0;        ///< between two hands somebody comes or goes, or buys chips
    bool operator==(const IncidentPlan&) const = default;
};

inline constexpr IncidentPlan noIncidents{};
inline constexpr IncidentPlan someIncidents{.word = "some",
                                            .mishap = 6,
                                            .exposedCard = 8,
                                            .boxedCard = 60,
                                            .stuckCards = 4,
                                            .improperBet = 60,
                                            .outOfTurn = 10,
                                            .improperOther = 60,
                                            .coming = 200};
inline constexpr IncidentPlan manyIncidents{.word = "many",
                                            .mishap = 30,
                                            .exposedCard = 40,
                                            .boxedCard = 250,
                                            .stuckCards = 20,
                                            .improperBet = 250,
                                            .outOfTurn = 50,
                                            .improperOther = 250,
                                            .coming = 500};

/// The plans by their words in commands and settings.
inline constexpr std::array incidentPlans{noIncidents, someIncidents, manyIncidents};

/// The plan with this word, if there is one.
std::optional<IncidentPlan> findIncidentPlan(std::string_view word);

/// The players and the deck of a session: what happens next, from the seed and the events so far alone.
class Simulator
{
public:
    /// Seats take these styles in turn.
    explicit Simulator(const IncidentPlan& plan = noIncidents, std::span<const Style> styles = ordinaryStyles);
    Simulator(const IncidentPlan& plan, const Style& everybody) : m_plan(plan) { m_styles.fill(everybody); }

    /// The next event by players or deck that is due now; nullopt while the dealer owes something.
    std::optional<Event> next(const Session& session) const;

private:
    std::optional<Decision> awayOrBack(const Session& session, RandomStream& stream) const;
    std::optional<Decision> comingOrGoing(const Session& session, RandomStream& stream) const;
    std::optional<Incident> incident(const Session& session, RandomStream& stream) const;
    Decision decision(const Session& session, const Turn& turn, RandomStream& stream) const;
    std::optional<Decision> outOfTurn(const Session& session, Seat inTurn, RandomStream& stream) const;

    IncidentPlan m_plan;
    std::array<Style, maxSeats> m_styles;
};

/// What the player in turn at a house-banked table does, from what that seat may see, its style and chance alone.
Decision bankedDecision(const Session& session, const Turn& turn, const IncidentPlan& plan, const Style& style,
                        RandomStream& stream);

/// An irregularity at a house-banked table, if one happens now.
std::optional<Incident> bankedIncident(const Session& session, const IncidentPlan& plan, RandomStream& stream);

/// A further wager that a player whose hand is out tries to make, if one does.
std::optional<Decision> bankedOutOfTurn(const Session& session, const IncidentPlan& plan, RandomStream& stream);

} // namespace cutcard
