// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/certification/blueprint.h"

#include <string_view>

namespace cutcard {

/// The field of a blueprint in which a later one asks for less than an earlier; empty if it asks for as much.
std::string_view easierIn(const Blueprint& later, const Blueprint& earlier);

} // namespace cutcard
