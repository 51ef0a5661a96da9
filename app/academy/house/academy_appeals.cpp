// SPDX-License-Identifier: GPL-3.0-or-later
// The second look: candidates appeal, somebody who did not proctor it settles it, and what the machine had wrong is
// worked out anew for everybody.
#include "app/academy/house/academy_rows.h"
#include "app/academy/ledger/digests.h"
#include "core/base/fault.h"

#include <QDate>

#include <algorithm>

namespace cutcard {

namespace {

constexpr int appealDays = 14;

std::string listOf(const std::vector<std::string>& words)
{
    std::string list = "[";
    for (const std::string& word : words)
        list += (list.size() > 1 ? "," : "") + jsonText(word);
    return list + "]";
}

QString text(const std::string& value)
{
    return QString::fromStdString(value);
}

std::string placeOf(const RescoredResult& result, const std::string& digest)
{
    return "{\"attempt\":" + std::to_string(result.attempt) + ",\"before\":" + jsonText(result.before)
           + ",\"after\":" + jsonText(result.after) + ",\"result\":\"" + digest + "\"}";
}

} // namespace

Result<Done> Academy::mayJudge(const Unlocked& who, const AttemptRecord& record) const
{
    // the second opinion: not the one of whoever proctored, if there is anybody else who can sign it
    if (const auto may = mayDo(who, roleSet(Role::Assessor) | roleSet(Role::Supervisor), record.person); !may)
        return may;
    auto others = m_connection->run(
        QStringLiteral(
            "SELECT person.id, person.roles FROM person JOIN role_wrap ON role_wrap.person = person.id WHERE "
            "person.active = 1 AND person.id NOT IN (?, ?)"),
        {text(record.supervisor), text(record.person)});
    if (!others)
        return others.error();
    bool another = false;
    while (others->next())
        another = another || contains(others->value(1).toUInt(), Role::Assessor);
    if (const auto may = mayLetPass(who, record); !may || !another)
        return may;
    if (who.person == record.supervisor)
        return fault(Cause::NotAllowed, "an assessor who did not proctor it", {});
    return mayDo(who, roleSet(Role::Assessor), record.person);
}

Result<Done> Academy::mayLetPass(const Unlocked& who, const AttemptRecord& record) const
{
    const auto kept = result(record.number);
    if (!kept || !*kept || outcomeFrom((*kept)->text) != ExamOutcome::Passed)
        return kept ? Result<Done>(Done{}) : Result<Done>(kept.error());
    const auto opened = openedAt(record.number);
    if (!opened)
        return opened.error();
    const auto then = assessorsOf(record, *opened);
    if (!then)
        return then.error();
    const bool one =
        hasKeyOfBefore(m_signsSince, who.person, *opened) && std::ranges::find(*then, who.person) != then->end();
    return then->empty() || one ? Result<Done>(Done{})
                                : Result<Done>(fault(Cause::NotAllowed, "an assessor of before it was opened", {}));
}

Result<std::vector<std::string>> Academy::assessorsOf(const AttemptRecord& record, std::int64_t opened) const
{
    auto lines =
        m_connection->run(QStringLiteral("SELECT line FROM ledger WHERE seq < ? ORDER BY seq"), {qlonglong(opened)});
    if (!lines)
        return lines.error();
    LedgerAccount account;
    while (lines->next()) {
        if (const auto added = account.add(lines->value(0).toString().toStdString()); !added)
            return added.error();
    }
    std::vector<std::string> all;
    for (const auto& [id, person] : account.people()) {
        const bool assesses = person.active && contains(static_cast<RoleSet>(person.roles), Role::Assessor);
        if (assesses && account.signers().contains(id) && id != record.supervisor && id != record.person)
            all.push_back(id);
    }
    return all;
}

Result<std::vector<AppealRecord>> Academy::appeals() const
{
    auto rows = m_connection->run(QStringLiteral("SELECT attempt, day, outcome FROM appeal ORDER BY attempt"));
    if (!rows)
        return rows.error();
    std::vector<AppealRecord> all;
    while (rows->next())
        all.push_back({.attempt = rows->value(0).toLongLong(),
                       .day = rows->value(1).toString().toStdString(),
                       .outcome = rows->value(2).toString().toStdString()});
    return all;
}

Result<Done> Academy::openAppeal(const Unlocked& who, std::int64_t number, const std::string& day,
                                 const std::string& reason)
{
    const auto record = attempt(number);
    if (!record)
        return record.error();
    if (const auto may = mayDo(who, roleSet(Role::Supervisor) | roleSet(Role::Assessor), record->person); !may)
        return may;
    const QDate today = QDate::fromString(text(day), Qt::ISODate);
    const auto wrongDay = [&](const std::string& expected) {
        return faultIn("today's date", Cause::OutOfRange, expected, day);
    };
    if (!today.isValid())
        return wrongDay("a day that there is, as 2026-12-03");
    // an earlier day would beat the fourteen
    if (isFarFromClock(day))
        return wrongDay("a day near the computer's clock, which says " + clockDay());
    // nor does a clock that was set back
    const auto written = lastWritten();
    if (!written)
        return written.error();
    if (today.daysTo(*written) > mostDaysFromClock)
        return wrongDay("a day near the ledger's last entry, of " + written->toString(Qt::ISODate).toStdString());
    if (record->state != AttemptState::Confirmed)
        return fault(Cause::NotAllowed, "an appeal against a confirmed result",
                     std::string(attemptStateWords[static_cast<std::size_t>(record->state)]));
    const auto confirmed = lastEntry("confirmed", number);
    if (!confirmed)
        return confirmed.error();
    const QDate since = QDate::fromString(text(fieldOf(*confirmed, "time").substr(0, 10)), Qt::ISODate);
    if (since.isValid() && since.daysTo(today) > appealDays)
        return fault(Cause::NotAllowed, "a day up to " + since.addDays(appealDays).toString(Qt::ISODate).toStdString(),
                     day);
    const auto before = appeals();
    if (!before)
        return before.error();
    if (std::ranges::find(*before, number, &AppealRecord::attempt) != before->end())
        return fault(Cause::Duplicate, "one appeal against a result", std::to_string(number));
    return whole([&]() -> Result<Done> {
        const auto why = keptReason(reason);
        if (!why)
            return why.error();
        if (const auto added = m_connection->run(QStringLiteral("INSERT INTO appeal VALUES (?, ?, '')"),
                                                 {qlonglong(number), text(day)});
            !added)
            return added.error();
        return enter("appeal-opened", who.person,
                     "\"attempt\":" + std::to_string(number) + ",\"day\":" + jsonText(day) + "," + *why, &who.personal);
    });
}

Result<Done> Academy::closeAppeal(const Unlocked& who, std::int64_t number, AppealOutcome outcome,
                                  const std::string& reason, const Unlocked* second)
{
    const auto record = attempt(number);
    const auto all = appeals();
    if (!record || !all)
        return record ? all.error() : record.error();
    if (const auto may = mayJudge(who, *record); !may)
        return may;
    if (outcome == AppealOutcome::Rescored)
        return fault(Cause::NotAllowed, "a rescoring: it closes the appeals that it touches", {});
    const auto open = std::ranges::find(*all, number, &AppealRecord::attempt);
    if (open == all->end() || !open->outcome.empty())
        return fault(Cause::NotAllowed, "an appeal that is open", std::to_string(number));
    if (const auto two = outcome == AppealOutcome::Void ? areTwo(who, second, number) : Result<Done>(Done{}); !two)
        return two;
    const std::string word(appealOutcomeWords[static_cast<std::size_t>(outcome)]);
    auto closing = whole([&]() -> Result<Done> {
        const auto why = keptReason(reason);
        if (!why)
            return why.error();
        if (const auto set = m_connection->run(QStringLiteral("UPDATE appeal SET outcome = ? WHERE attempt = ?"),
                                               {text(word), qlonglong(number)});
            !set)
            return set.error();
        auto closed = enter("appeal-closed", who.person,
                            "\"attempt\":" + std::to_string(number) + ",\"outcome\":" + jsonText(word) + "," + *why,
                            &who.personal);
        if (!closed || outcome != AppealOutcome::Void)
            return closed;
        return overturn(who, *second, *record, *why);
    });
    return notedOutside(who, std::move(closing));
}

/// Makes a confirmed attempt void, and takes its certificate back; inside of a change of the store.
Result<Done> Academy::overturn(const Unlocked& who, const Unlocked& second, const AttemptRecord& record,
                               const std::string& why)
{
    const auto next = transition(record.state, AttemptEvent::Overturn);
    if (!next)
        return next.error();
    const std::string_view word = attemptStateWords[static_cast<std::size_t>(*next)];
    if (const auto set = m_connection->run(QStringLiteral("UPDATE attempt SET state = ? WHERE number = ?"),
                                           {text(std::string(word)), qlonglong(record.number)});
        !set)
        return set.error();
    const std::string of = "\"attempt\":" + std::to_string(record.number) + ",\"second\":\"" + second.person + "\"";
    if (const auto entered = enter(std::string(entryKindOf(AttemptEvent::Overturn)), who.person, of, &who.personal);
        !entered)
        return entered;
    if (const auto agreed = agree(second); !agreed)
        return agreed;
    const auto issued = certificates();
    if (!issued)
        return issued.error();
    for (const IssuedCertificate& each : *issued) {
        if (each.attempt != record.number || each.state != "issued")
            continue;
        if (const auto set = m_connection->run(
                QStringLiteral("UPDATE certificate SET state = 'revoked' WHERE serial = ?"), {qlonglong(each.serial)});
            !set)
            return set.error();
        return enter("certificate-revoked", who.person, "\"serial\":" + std::to_string(each.serial) + "," + why,
                     &who.personal);
    }
    return Done{};
}

Result<Done> Academy::keepRescored(const Unlocked& who, const std::vector<std::string>& items,
                                   const std::vector<std::string>& rules, const std::string& reason,
                                   const std::vector<RescoredResult>& results, const Unlocked* second)
{
    const auto turns = [](const RescoredResult& result) { return result.before != result.after; };
    if (std::ranges::none_of(results, turns))
        second = nullptr;
    for (const RescoredResult& result : results) {
        const auto record = attempt(result.attempt);
        if (!record)
            return record.error();
        if (const auto may = mayJudge(who, *record); !may)
            return may;
        if (const auto two = turns(result) ? areTwo(who, second, result.attempt) : Result<Done>(Done{}); !two)
            return two;
    }
    if (const auto may = mayDo(who, roleSet(Role::Assessor) | roleSet(Role::Supervisor)); !may)
        return may;
    if (results.empty())
        return Done{};
    auto kept = whole([&]() -> Result<Done> {
        std::string list;
        for (const RescoredResult& result : results) {
            const std::string digest = resultDigest(result.text);
            const auto added = m_connection->run(
                QStringLiteral("INSERT INTO rescored VALUES (?, ?, ?, ?)"),
                {qlonglong(m_head.count + 1), qlonglong(result.attempt), text(result.text), text(digest)});
            if (!added)
                return added.error();
            const auto closed = m_connection->run(
                QStringLiteral("UPDATE appeal SET outcome = 'rescored' WHERE attempt = ? AND outcome = ''"),
                {qlonglong(result.attempt)});
            if (!closed)
                return closed.error();
            list += (list.empty() ? "" : ",") + placeOf(result, digest);
        }
        // the reason is one entry further where it belongs: entry and reason carry the same number
        const auto why = keptReason(reason);
        if (!why)
            return why.error();
        return enterForTwo("rescored", who,
                           "\"program\":" + jsonText(CUTCARD_VERSION) + ",\"items\":" + listOf(items)
                               + ",\"rules\":" + listOf(rules) + ",\"results\":[" + list + "]," + *why,
                           second);
    });
    return notedOutside(who, std::move(kept));
}

Result<std::optional<KeptResult>> Academy::rescoredResult(std::int64_t number) const
{
    auto row = m_connection->run(
        QStringLiteral(
            "SELECT rescored.text, rescored.digest, ledger.line FROM rescored LEFT JOIN ledger ON ledger.seq = "
            "rescored.entry WHERE rescored.attempt = ? ORDER BY rescored.entry DESC LIMIT 1"),
        {qlonglong(number)});
    if (!row)
        return row.error();
    if (!row->next())
        return std::optional<KeptResult>();
    KeptResult kept{.text = row->value(0).toString().toStdString(), .digest = row->value(1).toString().toStdString()};
    const std::string line = row->value(2).toString().toStdString();
    const std::string digest = resultDigest(kept.text);
    // another attempt's result stands in the same entry
    const std::size_t at = line.find("{\"attempt\":" + std::to_string(number) + ",");
    const bool told = fieldOf(line, "kind") == "rescored" && at != std::string::npos
                      && fieldOf(std::string_view(line).substr(at), "result") == digest;
    if (!told)
        return fault(Cause::Damaged, "the result of attempt " + std::to_string(number) + " as it was rescored",
                     kept.digest.substr(0, 16));
    return std::optional(kept);
}

} // namespace cutcard
