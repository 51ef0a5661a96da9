// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/procedure/duty.h"

/// Short names, for rows that have one each.
namespace cutcard::competencies {

inline constexpr auto deck = Competency::DeckControl;
inline constexpr auto delivery = Competency::Delivery;
inline constexpr auto blinds = Competency::ButtonAndBlinds;
inline constexpr auto control = Competency::ActionControl;
inline constexpr auto rulings = Competency::BetRulings;
inline constexpr auto pots = Competency::PotsAndPayouts;
inline constexpr auto showing = Competency::Showdown;
inline constexpr auto irregular = Competency::Irregularities;
inline constexpr auto protection = Competency::GameProtection;

} // namespace cutcard::competencies
