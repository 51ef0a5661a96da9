// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/ledger/crypto.h"
#include "core/certification/forms.h"
#include "core/certification/station/station.h"
#include "core/exam/quiz.h"

#include <memory>

/// What one attempt asks: a function of the house's root, the blueprint, the candidate and the number of the attempt.
namespace cutcard {

/// Which attempt it is.
struct DrawnFor {
    std::string blueprint; ///< its digest, in hexadecimal digits
    std::string person;
    int attempt = 1; ///< how many were ever opened, this one included
};

/// A form with its figures and the order of its answers, and the seeds of the stations.
struct DrawnForm {
    int form = 0; ///< 0 to 2
    std::vector<Task> questions{};
    std::vector<std::uint64_t> stations{};
    std::vector<std::vector<std::string>> hands{}; ///< of each station, as they were kept when the forms were built
    std::shared_ptr<const void> items{};           ///< where the questions' items are no bank's, what holds them
};

/// What a house builds an exam's forms from: its number, so that nobody gets other forms by changing a word.
std::uint64_t formsDraw(const SecretKey& formKey, const Blueprint& blueprint);

/// Draws it: no restart and no other program gives another.
Result<DrawnForm> drawForm(const SecretKey& formKey, const DrawnFor& whom, const Blueprint& blueprint,
                           const ExamForms& forms);

/// A table's hands as drawn for an attempt, none of a director's; an error names the table by `word` and `file`.
Result<std::vector<PreparedHand>> handsOf(const DrawnForm& form, std::size_t station, const std::string& word,
                                          const std::string& file);

/// What is written into the ledger before the first question is seen.
Digest commitmentOf(const DrawnForm& form);

/// By what this version examines, in a few digits: other editions and tables give others, other words do not.
std::string editionOf(const Blueprint& blueprint);

} // namespace cutcard
