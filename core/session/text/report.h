// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/session.h"

#include <cstdint>
#include <string>

namespace cutcard {

/// An event with its verdicts in the words of event files: the event, then "what it was judged : what was owed".
std::string entryListing(const Entry& entry);

/// The part of a verdict listing that one verdict makes up.
std::string verdictLine(const Verdict& verdict);

/// Whether the trainee's acts met with anything but right verdicts.
bool hasFaults(const EntryLog& entries);

/// Reckons a signature entry by entry, without keeping them.
class LogSignature
{
public:
    void add(const Entry& entry);
    std::uint64_t value() const { return m_hash; }

private:
    // FNV-1a: short, and its constants are the same everywhere, unlike std::hash
    std::uint64_t m_hash = 0xcbf29ce484222325U;
};

/// A number that two sessions share only if every event and every verdict is the same; the same on every platform.
std::uint64_t signatureOf(const EntryLog& entries);

} // namespace cutcard
