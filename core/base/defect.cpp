// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/defect.h"

namespace cutcard {

thread_local std::uint64_t noted = 0;

void noteDefect()
{
    ++noted;
}

std::uint64_t defectsNoted()
{
    return noted;
}

} // namespace cutcard
