// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/people/signers.h"

namespace cutcard {

/// What is asked and what the candidate writes, sealed, the time it took, and what an examiner thought of it.
class Answers
{
public:
    Answers(Store& store, const Signers& signers) : m_store(store), m_signers(signers) {}

    /// Time used, and a sign of life.
    Result<Done> keepTime(std::int64_t number, int part, int usedSeconds);
    /// Counts that the window was left.
    Result<Done> countFocusLoss(std::int64_t number, int milliseconds);
    /// How long the window was left in all, in milliseconds.
    Result<std::int64_t> focusLostFor(std::int64_t number) const;
    /// Seals what an attempt asks, with its words; inside of a change of the store.
    Result<Done> keepPaper(std::int64_t number, const SecretKey& key, std::string_view text);
    /// What the attempt asks, with its words, as it was sealed when it was opened.
    Result<std::string> paper(std::int64_t number, const SecretKey& key) const;
    /// Adds a sealed row and, with it, the time used.
    Result<Done> append(std::int64_t number, const SecretKey& key, std::int64_t row, std::string_view text, int part,
                        int usedSeconds);
    /// The rows of an attempt, opened; an error names one that is not what it was.
    Result<std::vector<std::string>> rows(std::int64_t number, const SecretKey& key) const;
    /// Turns to the next part.
    Result<Done> nextPart(std::int64_t number, int part);
    /// Keeps an examiner's impression of a table, over their signature.
    Result<Done> rate(const Unlocked& who, std::int64_t number, int station, int rating);
    /// Table by table, up to the last that was rated; 0: this one was not.
    Result<std::vector<int>> ratings(std::int64_t number) const;

private:
    Store& m_store;
    const Signers& m_signers;
};

} // namespace cutcard
