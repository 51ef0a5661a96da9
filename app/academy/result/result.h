// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/sitting/sitting.h"
#include "core/certification/decision.h"

#include <QJsonObject>

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

} // namespace cutcard
