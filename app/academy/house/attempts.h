// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/house/answers.h"
#include "app/academy/house/blueprints.h"
#include "app/academy/house/results.h"

namespace cutcard {

/// What a supervisor who opens an attempt has seen and says.
struct Authorisation {
    std::string person;
    std::string blueprint;
    std::string day; ///< today's date, as the supervisor confirms it
    bool identitySeen = false;
    std::string dayReason{}; ///< why it is far from the computer's clock
};

/// Attempts: which there are, who may open one, and every change of their state.
class Attempts
{
public:
    /// What an attempt rests on.
    struct Beside {
        const KeptLedger& ledger;
        const Signers& signers;
        const Blueprints& blueprints;
        OutsideHeads& heads;
        Answers& answers;
        const Results& results;
    };
    Attempts(Store& store, const Beside& beside) : m_store(store), m_beside(beside) {}

    /// Attempts of the house in a folder that somebody has begun and not handed in, without opening it.
    static std::vector<AttemptRecord> leftIn(const QString& folder);
    /// All of them, by number.
    Result<std::vector<AttemptRecord>> all() const;
    /// The one that has a number.
    Result<AttemptRecord> one(std::int64_t number) const;
    /// Opens an attempt: its commitment is on the disk before anybody sees a question.
    Result<AttemptRecord> authorise(const Unlocked& who, const Authorisation& authorisation);
    /// Whether an attempt counts among those that a candidate may have; a void one may.
    Result<bool> isCounted(const AttemptRecord& record) const;
    /// Lets an interrupted attempt go on.
    Result<AttemptRecord> resume(const Unlocked& who, std::int64_t number);
    /// Begins, pauses, interrupts …: what needs no signature.
    /// `attemptKey`: where the head has to lie outside after it.
    Result<AttemptRecord> change(std::int64_t number, AttemptEvent event, const std::string& reason = {},
                                 const SecretKey* attemptKey = nullptr);
    /// The same, with a signature. A void attempt counts as one unless a second person signs; once a part is handed in
    /// it takes two, but for misconduct.
    Result<AttemptRecord> change(const Unlocked& who, std::int64_t number, AttemptEvent event,
                                 const std::string& reason = {}, const Unlocked* second = nullptr);
    /// Interrupts where nobody was any more: the last sign of life is the one before.
    Result<AttemptRecord> interruptSilent(std::int64_t number, const std::string& reason, const SecretKey& attemptKey);
    /// Interrupts the attempts that nobody ended; their heads are noted outside by what is signed next.
    Result<Done> interruptLeft();
    /// Gives more time for the part that is sat.
    Result<AttemptRecord> extend(const Unlocked& who, std::int64_t number, int seconds, const std::string& reason);
    /// Notes something in the ledger that changes no state.
    Result<Done> note(std::int64_t number, const std::string& kind, const std::string& body);
    /// Enters that somebody opens what is closed beside an interrupted attempt, with their signature.
    Result<Done> notePagesOpened(const Unlocked& who, std::int64_t number);

private:
    /// Whether a day can be today's, or why it is far from the clock's was said.
    Result<Done> isToday(const Authorisation& said) const;
    /// Which attempt of somebody at an exam may open, counted from 1.
    Result<int> mayOpen(const RosterPerson& person, const Blueprint& blueprint, const Authorisation& said) const;
    Result<Done> enterOpened(const Unlocked& who, AttemptRecord& record, const DrawnForm& form,
                             const std::string& edition, const std::string& dayReason);
    Result<Done> mayChange(const Unlocked& who, const AttemptRecord& record, AttemptEvent event) const;
    /// Whether somebody may confirm an exam whose results two people sign.
    Result<Done> maySignSecond(const Unlocked& who, const AttemptRecord& record) const;
    Result<AttemptRecord> changed(std::int64_t number, AttemptEvent event, const std::string& reason,
                                  const Unlocked* who, bool silent = false, const Unlocked* second = nullptr);
    Result<Done> enterChange(const AttemptRecord& record, AttemptEvent event, const std::string& reason,
                             const Unlocked* who, const Unlocked* second);
    Store& m_store;
    Beside m_beside;
};

} // namespace cutcard
