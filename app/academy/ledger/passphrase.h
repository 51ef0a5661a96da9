// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string_view>

namespace cutcard {

/// Whether a passphrase is taken: what is short, common or soon guessed opens a house to whoever has its files.
Result<Done> checkPassphrase(std::string_view passphrase);

} // namespace cutcard
