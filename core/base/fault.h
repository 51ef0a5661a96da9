// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <utility>

namespace cutcard {

/// What is wrong with something that has a name, and no line to name.
inline Error faultIn(std::string name, Cause cause, std::string expected, std::string found = {})
{
    return {
        .place = {.name = std::move(name)}, .cause = cause, .expected = std::move(expected), .found = std::move(found)};
}

} // namespace cutcard
