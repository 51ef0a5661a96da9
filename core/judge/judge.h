// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/verdict.h"
#include "core/procedure/procedure.h"

namespace cutcard {

/// What a document, or general practice, never allows about an act while it is not owed.
struct Ban {
    Rule rule;
    Severity severity = Severity::Major;
    Competency competency = Competency::Protection;
    bool evenIfOwedLater = false; ///< what is owed later in the hand is not just early, it is one too many now
    bool aboveOthers = false;     ///< weighs more than the same kind of act being owed elsewhere
    bool onlyWeighs = false;      ///< forbids nothing by itself: for `weighs`, or else it is only done too early
    bool weighs = false;  ///< says how much hangs on it too where the same kind of act is owed, but not like this
    bool passes = false;  ///< only too early, and what it came before has lapsed with it
    bool welcome = false; ///< no ban at all: nobody asks for it, and it is right
    std::optional<Act> instead{}; ///< what would have been right of its kind, though nobody asks for it
};

/// Forbids nothing by itself, and says how much hangs on an act where its kind is owed.
inline Ban weighsOnly(Rule rule, Severity severity, Competency competency)
{
    return {.rule = rule, .severity = severity, .competency = competency, .onlyWeighs = true, .weighs = true};
}

/// No ban at all: nobody asks for it, and it is right.
inline Ban welcome(Rule rule, Competency competency)
{
    return {.rule = rule, .competency = competency, .welcome = true};
}

/// Knows what must not be done; every game does.
class Prohibitions
{
public:
    Prohibitions() = default;
    Prohibitions(const Prohibitions&) = delete;
    Prohibitions& operator=(const Prohibitions&) = delete;
    virtual ~Prohibitions() = default;

    /// What is never allowed about this act while it is not owed; nullopt if nothing is named.
    virtual std::optional<Ban> forbids(const Situation& situation, const Act& act) const = 0;
    /// Whether the last player's uncalled chips may as well come back with the pot.
    virtual bool uncalledStaysWithPot(const Situation&) const { return true; }
};

/// What the judge finds: the verdict, and what is owed after it if the act takes effect.
struct Judgement {
    Verdict verdict;
    Procedure rest;
    std::vector<Duty> lapsed{}; ///< duties whose time went by with this act
    bool onlyOrder = false; ///< wrong in nothing but its order: what was jumped over is still to be done, and in `rest`
};

/// Compares one act with what is owed; has no state and changes nothing.
Judgement judge(const Act& act, const Procedure& procedure, const Situation& situation, const Prohibitions& rules);

} // namespace cutcard
