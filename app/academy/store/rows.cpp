// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/store/rows.h"

#include "app/academy/ledger/digests.h"
#include "app/academy/ledger/ledger.h"
#include "app/words/tr.h"
#include "core/base/fault.h"
#include "core/certification/refusal.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace cutcard {

QString numbersText(const std::vector<int>& numbers)
{
    return textsOf(numbers, [&](const int number) { return QString::number(number); }).join(QLatin1Char(','));
}

QString stateWord(AttemptState state)
{
    return keptWord(state);
}

std::string attemptField(std::int64_t number)
{
    return "\"attempt\":" + std::to_string(number);
}

std::vector<int> numbersFrom(const QString& text)
{
    return eachOf(text.split(QLatin1Char(','), Qt::SkipEmptyParts), [](const QString& word) { return word.toInt(); });
}

const QString columns = QStringLiteral(
    "number, person, blueprint, attempt, state, part, used, extra, interruptions, pauses, focus_losses, supervisor, "
    "opened, heard");

static AttemptRecord attemptFrom(const QSqlQuery& row)
{
    AttemptRecord record;
    record.number = row.value(0).toLongLong();
    record.person = row.value(1).toString().toStdString();
    record.blueprint = row.value(2).toString().toStdString();
    record.attempt = row.value(3).toInt();
    // a word that is none is one that nothing can be done with
    record.state = valueNamed<AttemptState>(row.value(4).toString().toStdString()).value_or(AttemptState::Void);
    record.part = row.value(5).toInt();
    record.used = numbersFrom(row.value(6).toString());
    record.extra = numbersFrom(row.value(7).toString());
    record.interruptions = row.value(8).toInt();
    record.pauses = row.value(9).toInt();
    record.focusLosses = row.value(10).toInt();
    record.supervisor = row.value(11).toString().toStdString();
    record.opened = row.value(12).toString().toStdString();
    record.heard = row.value(13).toString().toStdString();
    return record;
}

Result<Done> leadsWithout(const Connection& connection, const std::string& id)
{
    auto rows = TRY(runOn(
        connection, "SELECT person.id, roles, name FROM person JOIN role_wrap ON person = person.id WHERE active = 1"));
    std::optional<std::string> leader;
    bool another = false;
    while (rows.next()) {
        if (!contains(rows.value(1).toUInt(), Role::Administrator))
            continue;
        if (rows.value(0).toString().toStdString() == id)
            leader = rows.value(2).toString().toStdString();
        else
            another = true;
    }
    if (!leader || another)
        return Done{};
    return refusedIn({"roster"}, Cause::NotAllowed, Refusal::LastAdministrator, *leader);
}

std::string detailsOf(const RosterPerson& person)
{
    return jsonText(person.name) + jsonText(person.number) + jsonText(person.licence) + jsonText(person.language);
}

std::string standInName(const std::string& id)
{
    return "person " + id.substr(0, 8);
}

bool isAsTold(const RosterPerson& person, const PersonAccount& told)
{
    return static_cast<int>(person.roles) == told.roles && person.timeFactor == told.factor
           && person.active == told.active;
}

bool isNamedAsTold(const RosterPerson& person, const std::string& salt, const PersonAccount& told)
{
    const RosterPerson lost{.name = standInName(person.id)};
    return told.details.empty() || detailsDigest(salt, detailsOf(person)) == told.details
           || (salt.empty() && detailsOf(person) == detailsOf(lost));
}

bool isCalled(const RosterPerson& person, std::string_view said)
{
    // who has no number is not meant by an empty one
    return person.id == said || person.name == said || (!said.empty() && person.number == said);
}

Result<AttemptState> nextStateOf(const AttemptRecord& attempt, AttemptEvent event)
{
    auto next = transition(attempt.state, event);
    if (next)
        return next;
    Error error = next.error();
    error.place.name = "attempt " + std::to_string(attempt.number);
    return error;
}

std::optional<ExamOutcome> outcomeFrom(const std::string& kept)
{
    const QString word =
        QJsonDocument::fromJson(QByteArray::fromStdString(kept)).object().value(QStringLiteral("outcome")).toString();
    return valueNamed<ExamOutcome>(word.toStdString());
}

QByteArray blob(ByteView bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

Bytes bytesFrom(const QVariant& value)
{
    const QByteArray raw = value.toByteArray();
    return {raw.begin(), raw.end()};
}

Result<std::vector<RosterPerson>> personRows(const Connection& connection)
{
    return connection.rows<RosterPerson, 8>(
        "SELECT id, name, number, licence, language, factor, active, roles FROM person ORDER BY name, id");
}

Result<std::optional<RosterPerson>> personRow(const Connection& connection, const std::string& id)
{
    auto row = TRY(runOn(
        connection, "SELECT id, name, number, licence, language, factor, active, roles FROM person WHERE id = ?", id));
    return row.next() ? std::optional(fieldsOf<RosterPerson, 8>(row)) : std::nullopt;
}

Result<std::vector<AttemptRecord>> attemptRows(const Connection& connection)
{
    auto rows = TRY(connection.run(QStringLiteral("SELECT %1 FROM attempt ORDER BY number").arg(columns)));
    std::vector<AttemptRecord> all;
    while (rows.next())
        all.push_back(attemptFrom(rows));
    return all;
}

Result<AttemptRecord> attemptRow(const Connection& connection, std::int64_t number)
{
    auto row = TRY(
        connection.run(QStringLiteral("SELECT %1 FROM attempt WHERE number = ?").arg(columns), {qlonglong(number)}));
    if (!row.next())
        return refusedIn({"attempt " + std::to_string(number)}, Cause::MissingValue, Refusal::NoSuchAttempt);
    return attemptFrom(row);
}

Result<Done> insertAttempt(const Connection& connection, const AttemptRecord& record)
{
    const auto text = [](const std::string& value) { return QString::fromStdString(value); };
    return runOn(connection, "INSERT INTO attempt VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", record.number,
                 text(record.person), text(record.blueprint), record.attempt, stateWord(record.state), record.part,
                 numbersText(record.used), numbersText(record.extra), record.interruptions, record.pauses,
                 record.focusLosses, text(record.supervisor), text(record.opened), text(record.heard))
        .done();
}

} // namespace cutcard
