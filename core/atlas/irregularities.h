// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/atlas/glance.h"

#include <span>
#include <string_view>

namespace cutcard::atlas {

/// How an irregularity of the atlas comes about; where one of these is missing it does not come about that way.
struct Irregularity {
    /// Its ways, each told by what it looks at.
    constexpr Irregularity(std::string_view name, auto... ways) : id(name) { (comes(ways), ...); }

    std::string_view id;
    bool (*incident)(const Glance&, const Incident&) = nullptr;
    bool (*decision)(const Glance&, const Decision&) = nullptr;
    bool (*slip)(const Glance&, const Act&, const Verdict&) = nullptr; ///< the dealer's own mistake, and its verdict
    bool (*stands)(const Glance&, const Duty&) = nullptr; ///< nothing happens: the table is so, and this is due

    /// Whether the program knows a way in which it comes about.
    bool hasWay() const { return incident || decision || slip || stands; }

private:
    constexpr void comes(bool (*way)(const Glance&, const Incident&)) { incident = way; }
    constexpr void comes(bool (*way)(const Glance&, const Decision&)) { decision = way; }
    constexpr void comes(bool (*way)(const Glance&, const Act&, const Verdict&)) { slip = way; }
    constexpr void comes(bool (*way)(const Glance&, const Duty&)) { stands = way; }
};

/// Every irregularity, in the order of the atlas.
std::span<const Irregularity> irregularities();

} // namespace cutcard::atlas
