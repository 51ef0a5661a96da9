// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

// Its assertions become exceptions, in every build, and never leave parseToml().
#pragma push_macro("NDEBUG")
#undef NDEBUG
#define TOML_EXCEPTIONS 1
#define TOML_HEADER_ONLY 0
#define TOML_ASSERT(expression) ((expression) ? void() : cutcard::failedInToml())
namespace cutcard {
/// Throws what a failed assertion of the library is to us.
[[noreturn]] void failedInToml();
} // namespace cutcard
#include <toml++/toml.h>
#pragma pop_macro("NDEBUG")
#include <cassert> // what the library may have redefined

#include <string>
#include <string_view>

namespace cutcard {

/// Reads a text of at most a mebibyte as TOML; place and cause where it is none. It never throws and never aborts.
Result<toml::table> parseToml(std::string_view text, const std::string& name);

} // namespace cutcard
