// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace cutcard {

/// What is wrong with something that has a name, and no line to name.
inline Error faultIn(std::string name, Cause cause, std::string expected, std::string found = {})
{
    return {
        .place = {.name = std::move(name)}, .cause = cause, .expected = std::move(expected), .found = std::move(found)};
}

/// What a house refuses, with what was found and what else its sentence names.
inline Error refusedIn(Place place, Cause cause, Refusal refusal, std::string found = {},
                       std::vector<std::string> values = {})
{
    return {.place = std::move(place),
            .cause = cause,
            .expected = {},
            .found = std::move(found),
            .refusal = refusal,
            .values = std::move(values)};
}

} // namespace cutcard
