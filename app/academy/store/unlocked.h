// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/ledger/crypto.h"

#include <cstdint>
#include <string>

namespace cutcard {

/// A supervisor who has given the passphrase; wiped when it goes.
struct Unlocked {
    std::string person;
    SecretKey root;
    SecretKey personal;

    /// What the house signs with.
    SecretKey houseKey() const { return derived(root, 1); }
    SecretKey formKey() const { return derived(root, 2); }
    SecretKey attemptKey(std::int64_t attempt) const;
};

} // namespace cutcard
