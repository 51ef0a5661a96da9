// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the parts of an academy share of its tables.
#include "app/academy/ledger/account.h"
#include "app/academy/ledger/crypto.h"
#include "app/academy/store/records.h"
#include "app/records/sql.h"
#include "core/certification/decision.h"

namespace cutcard {

/// A value as a statement takes it.
template <typename T> QVariant bound(const T& value)
{
    if constexpr (std::is_same_v<T, std::string>)
        return QString::fromStdString(value);
    else if constexpr (std::is_same_v<T, std::int64_t>)
        return qlonglong(value);
    else
        return value;
}
/// Runs one statement with its values.
template <typename... Values>
Result<QSqlQuery> runOn(const Connection& connection, const char* statement, const Values&... values)
{
    return connection.run(QString::fromUtf8(statement), {bound(values)...});
}

/// Everybody of the roster, by name.
Result<std::vector<RosterPerson>> personRows(const Connection& connection);
/// Whoever has an id; nothing: nobody.
Result<std::optional<RosterPerson>> personRow(const Connection& connection, const std::string& id);
/// All attempts, by number.
Result<std::vector<AttemptRecord>> attemptRows(const Connection& connection);
/// The attempt that has a number.
Result<AttemptRecord> attemptRow(const Connection& connection, std::int64_t number);
/// Adds the row of an attempt.
Result<Done> insertAttempt(const Connection& connection, const AttemptRecord& record);

/// What the ledger has a digest of: it is one text, and none of its parts can be taken for another.
std::string detailsOf(const RosterPerson& person);
/// The name of somebody whose row was lost, until it is put right.
std::string standInName(const std::string& id);
/// Whether roles, time and being active are as the ledger tells.
bool isAsTold(const RosterPerson& person, const PersonAccount& told);
/// Whether name, number, licence and language are; a number may stand for somebody whose row was lost.
bool isNamedAsTold(const RosterPerson& person, const std::string& salt, const PersonAccount& told);

/// Seconds of the parts as a row has them, with commas between, and back.
QString numbersText(const std::vector<int>& numbers);
std::vector<int> numbersFrom(const QString& text);
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

} // namespace cutcard
