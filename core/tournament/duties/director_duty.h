// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/state/night.h"

namespace cutcard {

/// When the time for a duty is over; it may still be done then, but it was left out.
struct Window {
    enum class Kind : std::uint8_t {
        Book,      ///< when the book is closed: nothing goes on without it, or nobody is hurt before
        FirstHand, ///< when play begins
        Hand,      ///< when a hand begins at the table
        AnyHand,   ///< when a hand begins anywhere
        Receiver,  ///< when a hand begins at a table that somebody of a broken one could sit down at (2.2.5, 2.2.6)
        OneHand,   ///< when the fullest tables have all finished one more hand and begin another (2.2.5)
        LateEntry, ///< when a hand begins at the level at which sign-in ends
        AtOnce,    ///< when anything happens at the table
        Queue,     ///< when the table of a call plays on without an answer
        Level,     ///< when the time of the level is over
        Clock,     ///< when somebody says that the clock stands
    };
    Kind kind = Kind::Book;
    TableNo table{};
    int call = 0;
    bool operator==(const Window&) const = default;
};

inline constexpr Window untilPlay{.kind = Window::Kind::FirstHand};
/// Until a table's next hand.
constexpr Window untilHand(TableNo table)
{
    return {.kind = Window::Kind::Hand, .table = table};
}

/// Which duty it is, whatever the room looks like by now.
struct DutyKey {
    DirectorVerb verb = DirectorVerb::ReadStatement;
    int subject = 0;                     ///< a person, a table or a call, by the verb
    std::optional<std::size_t> itself{}; ///< no duty's, but of the act of this number, which was wrong in itself
    auto operator<=>(const DutyKey&) const = default;
};

/// Something the director owes, or may do: the act, the rule that asks for it and how much hangs on it.
struct DirectorDuty {
    DirectorAct act{};
    Rule rule{};
    Severity severity = Severity::Minor;
    DirectorCompetency competency = DirectorCompetency::SetUp;
    DutyKey key{};
    Window window{};
    std::vector<DirectorAct> alike{};   ///< acts as good as this one
    std::vector<DirectorAct> waiting{}; ///< acts as good, but not while a hand is on
    std::optional<Severity> ifWrong{};  ///< how badly it weighs done wrongly; otherwise like leaving it out
    int chain = 0;                      ///< duties of one chain are done in the order of their steps; 0: none
    int step = 0;
    int together = 0;       ///< left out with others of this number it is one slip; 0: one by itself
    bool ready = true;      ///< nothing that is going on at a table stands in its way
    bool optional = false;  ///< may be done, need not
    bool customary = false; ///< optional, and what every director of the house does
    bool late = false;      ///< puts an own mistake right

    /// What to name of it: of what is as good the one that waits for no hand.
    const DirectorAct& named() const { return ready || alike.empty() ? act : alike.front(); }
    /// The same as a step of a chain.
    DirectorDuty&& inChain(int number, int place = 0) &&
    {
        chain = number;
        step = place;
        return std::move(*this);
    }
    /// The same as one slip with others.
    DirectorDuty&& leftOutWith(int number) &&
    {
        together = number;
        return std::move(*this);
    }
    /// The same, if nothing stands in its way.
    DirectorDuty&& readyIf(bool nothingGoesOn) &&
    {
        ready = nothingGoesOn;
        return std::move(*this);
    }
    /// The same with acts that are as good.
    DirectorDuty&& orElse(std::vector<DirectorAct> acts) &&
    {
        alike = std::move(acts);
        return std::move(*this);
    }
    /// Whether an act does it, or does as well.
    bool isMetBy(const DirectorAct& done) const { return done == act || contains(alike, done); }
    /// Whether something holds of an act that is as good, now or once no hand is on.
    template <typename Holds> bool canBe(Holds holds) const
    {
        return std::ranges::any_of(alike, holds) || std::ranges::any_of(waiting, holds);
    }
    /// Whether nothing of it can be done yet.
    bool waits() const { return !ready && alike.empty(); }
    bool operator==(const DirectorDuty&) const = default;
};

} // namespace cutcard
