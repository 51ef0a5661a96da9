// SPDX-License-Identifier: GPL-3.0-or-later
// What `./dev mutate` falsifies, one thing at a time, to see whether a test notices; in every other build nothing.
#pragma once

#include "core/judge/verdict.h"

namespace cutcard {

#ifdef CUTCARD_MUTANTS
/// Whether the mutant that the environment names in CUTCARD_MUTANT leaves this finding out.
bool isLeftOut(std::string_view finding);
/// The verdict as that mutant has it: another severity, or another paragraph.
Verdict mutated(Verdict verdict);
#else
inline bool isLeftOut(std::string_view /*finding*/)
{
    return false;
}
inline Verdict mutated(Verdict verdict)
{
    return verdict;
}
#endif

} // namespace cutcard
