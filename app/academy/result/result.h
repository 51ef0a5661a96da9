// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/sitting/sitting.h"
#include "core/certification/decision.h"

#include <string>

namespace cutcard {

/// What the machine was found wrong in: questions that everybody is given, and rules that charge nothing.
struct Corrections {
    std::vector<std::string> items{};
    std::vector<std::string> rules{};
    bool operator==(const Corrections&) const = default;

    bool isEmpty() const { return items.empty() && rules.empty(); }
};

/// The result of an attempt as it is kept: what was asked and done, and what the machine makes of it. No name is in it.
QJsonObject resultOf(const AttemptRecord& record, const Sitting::Work& work, const std::vector<int>& ratings,
                     const Corrections& corrections = {});

/// What was put right in a kept result.
Corrections correctionsFrom(const QJsonObject& result);

/// Grades an attempt that was handed in, keeps the result, and asks for a review where one verdict decides.
Result<QJsonObject> grade(Academy& academy, std::int64_t attempt, const Unlocked& who);

/// Works a result out again that the ledger knows and whose row is gone or was changed.
Result<Done> gradeAgain(Academy& academy, std::int64_t attempt, const Unlocked& who);

/// A kept result; an error if there is none or it was changed.
Result<QJsonObject> keptResult(const Academy& academy, std::int64_t attempt);

/// A digest of all that was done at a director's station.
QString signatureOf(const DirectorWork& work);

/// What theory and tables came to.
TheoryScore theoryScoreOf(const Sitting::Work& work, const Corrections& corrections = {});
PracticalScore practicalScoreOf(const Sitting::Work& work, const Corrections& corrections = {});

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
