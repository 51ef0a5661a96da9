// SPDX-License-Identifier: GPL-3.0-or-later
// Any text: reading it either gives an error, or a session that is replayed and written back as the same.
#include "core/session/notation.h"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace cutcard;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto file = readSession(text, "fuzz");
    if (!file)
        return 0;
    const auto again = readSession(writeSession(file->setup, file->entries), "fuzz");
    if (!again || again->setup != file->setup || again->entries != file->entries)
        std::abort();
    auto session = Session::start(file->setup);
    for (const Entry& entry : file->entries)
        (void)session->apply(entry.event, entry.byHouse); // what is not possible must change nothing, and never crash
    if (chipsOnTable(session->table()) != session->issued() || !isConsistent(session->table()))
        std::abort();
    return 0;
}
