// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/judge/reason.h"

#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace cutcard {

/// In what way an act differs from what was owed.
enum class Fault : std::uint8_t {
    None,        ///< exactly what was owed, or welcome
    OutOfOrder,  ///< owed later: something before it was jumped over
    Premature,   ///< owed later, and a player had still to act before it
    WrongAmount, ///< the right act on the right seat with another amount or number of cards
    WrongTarget, ///< the right kind of act on another seat, pot or hand
    Forbidden,   ///< a ban is in force
    Unneeded,    ///< nothing of the kind was owed
    Omitted,     ///< the time for a duty went by without it
    Impossible,  ///< hands could not do it; nothing happened
};
inline constexpr int faultCount = static_cast<int>(Fault::Impossible) + 1;

/// The words of the faults in machine-readable output.
inline constexpr std::array<std::string_view, faultCount> faultWords = keyedWords<Fault>({
    {Fault::None, "correct"},
    {Fault::OutOfOrder, "out-of-order"},
    {Fault::Premature, "premature"},
    {Fault::WrongAmount, "wrong-amount"},
    {Fault::WrongTarget, "wrong-target"},
    {Fault::Forbidden, "forbidden"},
    {Fault::Unneeded, "unneeded"},
    {Fault::Omitted, "omitted"},
    {Fault::Impossible, "impossible"},
});

/// What the judge says of one act, or of one duty that was not done in time.
struct Verdict {
    Fault fault = Fault::None;
    Rule rule; ///< what was broken, or fulfilled
    Severity severity = Severity::Minor;
    Competency competency = Competency::Action;
    std::optional<Duty> expected{}; ///< the duty fulfilled, or what should have been done
    std::vector<Duty> jumped{};     ///< out of order: the duties passed over
    bool selfCorrected = false;     ///< right, but only after a mistake in the same place
    std::optional<Act> attempted{}; ///< wrong: the duty that this was a try at, which can still be done right
    bool told = false;              ///< said to the dealer, and not scored
    bool worsens = false;           ///< told: the mistake that the floor has just stopped weighs as much as this now
    Reason reason{};                ///< wrong: why, as the table shows it
    bool operator==(const Verdict&) const = default;

    bool isCorrect() const { return fault == Fault::None; }
    /// Whether it is a fault that a score counts: what is counted anywhere is counted by this.
    bool isCharged() const { return !isCorrect() && !told; }
};

/// What holds in one case only.
template <typename Kind> std::optional<Kind> onlyIf(bool isSo, Kind what)
{
    return isSo ? std::optional(std::move(what)) : std::nullopt;
}

} // namespace cutcard
