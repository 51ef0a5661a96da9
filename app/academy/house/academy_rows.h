// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the files of the academy share among themselves.
#include "app/academy/house/academy.h"
#include "app/records/sql.h"
#include "core/certification/decision.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace cutcard {

/// What the ledger has a digest of: it is one text, and none of its parts can be taken for another.
std::string detailsOf(const RosterPerson& person);
/// The name of somebody whose row was lost, until it is put right.
std::string standInName(const std::string& id);
/// Whether roles, time and being active are as the ledger tells.
bool isAsTold(const RosterPerson& person, const PersonAccount& told);
/// Whether name, number, licence and language are; a number may stand for somebody whose row was lost.
bool isNamedAsTold(const RosterPerson& person, const std::string& salt, const PersonAccount& told);

/// Seconds of the parts as a row has them, with commas between.
QString numbersText(const std::vector<int>& numbers);
/// The word of a state as a row has it.
QString stateWord(AttemptState state);
/// How an entry of the ledger names its attempt.
std::string attemptField(std::int64_t number);
/// What leads from a state to the next; a refusal names the attempt.
Result<AttemptState> nextStateOf(const AttemptRecord& attempt, AttemptEvent event);

/// Whether the house can still be led without somebody: no roster is changed without an administrator who signs.
Result<Done> leadsWithout(const Connection& connection, const std::string& id);
/// What a kept result says of the outcome; nullopt if it is none.
std::optional<ExamOutcome> outcomeFrom(const std::string& kept);
/// Bytes as a row has them, and back.
QByteArray blob(ByteView bytes);
Bytes bytesFrom(const QVariant& value);

template <typename Change> Result<Done> Academy::whole(Change&& change)
{
    if (m_archive)
        return fault(Cause::NotAllowed, "a disk that can be written", {});
    const LedgerHead before = m_head;
    const Result<Done> done = m_connection->whole(std::forward<Change>(change));
    if (!done)
        m_head = before;
    return done;
}

} // namespace cutcard
