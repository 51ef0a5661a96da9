// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

#include <nlohmann/json.hpp>

#include <string>

namespace cutcard::cli {

/// Members stay in the order they are written in.
using Json = nlohmann::ordered_json;

Json toJson(const Duty& duty);
Json toJson(const Verdict& verdict);
Json toJson(const Score& score, bool finished);
/// A signature as text: JSON's numbers don't hold 64 bits.
std::string hexText(std::uint64_t signature);

/// Prints a JSON document to the standard output.
void print(const Json& json);

} // namespace cutcard::cli
