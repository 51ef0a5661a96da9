// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/result/result.h"

namespace cutcard {

/// Reads words of questions and rules; an error names one that there is not.
Result<Corrections> readCorrections(const std::vector<std::string>& items, const std::vector<std::string>& rules);

/// What a rescoring came to.
struct Rescoring {
    std::vector<RescoredResult> changed{};
    std::vector<std::int64_t> kept{};    ///< that would have come out worse, and stand as they were
    std::vector<std::int64_t> leftOut{}; ///< that these two may not sign for, such as one opened before they could
    std::vector<std::int64_t> skipped{}; ///< of another bank or program: nobody here can work them out again
};

/// Works out anew every attempt that was graded, with what was found wrong, and keeps all that come out better, in one
/// entry of the ledger. Nobody loses by it. Whatever it gives anybody, a second person signs; what these two may not
/// sign is left as it is, and an error if that is all.
Result<Rescoring> rescore(Academy& academy, const Unlocked& who, const Corrections& corrections,
                          const std::string& reason, const Unlocked* second = nullptr);

} // namespace cutcard
