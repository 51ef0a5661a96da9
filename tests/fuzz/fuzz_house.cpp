// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/texts.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const auto& kind = cutcard::attack::textKind("house");
    if (!kind.broken({reinterpret_cast<const char*>(data), size}).empty())
        std::abort();
    return 0;
}
