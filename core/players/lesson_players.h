// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/arranged_deck.h"
#include "core/session/session.h"

#include <optional>

namespace cutcard {

/// What the players of a lesson's hand do next: as they are told, so that every part of the hand comes up.
std::optional<Event> lessonEvent(const Session& session);

/// The same hand as its lesson deals it: stacks and cards by which what it teaches certainly happens.
SessionSetup lessonDeal(SessionSetup setup);

} // namespace cutcard
