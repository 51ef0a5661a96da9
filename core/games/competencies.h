// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/procedure/duty.h"

/// Short names, for rows that have one each.
namespace cutcard::competencies {

inline constexpr auto deck = Competency::Deck;
inline constexpr auto delivery = Competency::Delivery;
inline constexpr auto blinds = Competency::Blinds;
inline constexpr auto control = Competency::Action;
inline constexpr auto rulings = Competency::Rulings;
inline constexpr auto pots = Competency::Pots;
inline constexpr auto showing = Competency::Showdown;
inline constexpr auto irregular = Competency::Irregularities;
inline constexpr auto protection = Competency::Protection;

} // namespace cutcard::competencies
