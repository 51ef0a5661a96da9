// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/house/appeals.h"

#include "app/academy/store/clock.h"
#include "app/academy/store/rows.h"
#include "core/base/fault.h"

#include <QDate>

#include <algorithm>

namespace cutcard {

namespace {

constexpr int appealDays = 14;

QString text(const std::string& value)
{
    return QString::fromStdString(value);
}

} // namespace

Result<std::vector<AppealRecord>> Appeals::all() const
{
    auto rows = m_store.sql().run(QStringLiteral("SELECT attempt, day, outcome FROM appeal ORDER BY attempt"));
    if (!rows)
        return rows.error();
    std::vector<AppealRecord> all;
    while (rows->next())
        all.push_back({.attempt = rows->value(0).toLongLong(),
                       .day = rows->value(1).toString().toStdString(),
                       .outcome = rows->value(2).toString().toStdString()});
    return all;
}

Result<Done> Appeals::open(const Unlocked& who, std::int64_t number, const std::string& day, const std::string& reason)
{
    const auto record = attemptRow(m_store.sql(), number);
    if (!record)
        return record.error();
    if (const auto may = m_signers.mayDo(who, roleSet(Role::Supervisor) | roleSet(Role::Assessor), record->person);
        !may)
        return may;
    const QDate today = QDate::fromString(text(day), Qt::ISODate);
    const auto wrongDay = [&](Refusal refusal, std::string value) {
        return refusedIn({"today's date"}, Cause::OutOfRange, refusal, day, {std::move(value)});
    };
    if (!today.isValid())
        return wrongDay(Refusal::NotADate, "2026-12-03");
    // an earlier day would beat the fourteen
    if (isFarFromClock(day))
        return wrongDay(Refusal::AppealOffClock, clockDay());
    // nor does a clock that was set back
    const auto written = m_ledger.lastWritten();
    if (!written)
        return written.error();
    if (today.daysTo(*written) > mostDaysFromClock)
        return wrongDay(Refusal::AppealBeforeLedger, written->toString(Qt::ISODate).toStdString());
    if (record->state != AttemptState::Confirmed)
        return m_store.refuse(Cause::NotAllowed, Refusal::NotConfirmed,
                              std::string(attemptStateWords[static_cast<std::size_t>(record->state)]));
    const auto confirmed = m_ledger.lastEntry("confirmed", number);
    if (!confirmed)
        return confirmed.error();
    const QDate since = QDate::fromString(text(fieldOf(*confirmed, "time").substr(0, 10)), Qt::ISODate);
    if (since.isValid() && since.daysTo(today) > appealDays)
        return m_store.refuse(Cause::NotAllowed, Refusal::AppealTooLate, day,
                              {since.addDays(appealDays).toString(Qt::ISODate).toStdString()});
    const auto before = all();
    if (!before)
        return before.error();
    if (std::ranges::find(*before, number, &AppealRecord::attempt) != before->end())
        return m_store.refuse(Cause::Duplicate, Refusal::AppealedTwice, std::to_string(number));
    return m_store.whole([&]() -> Result<Done> {
        const auto why = m_store.keptReason(reason);
        if (!why)
            return why.error();
        if (const auto added = m_store.sql().run(QStringLiteral("INSERT INTO appeal VALUES (?, ?, '')"),
                                                 {qlonglong(number), text(day)});
            !added)
            return added.error();
        return m_store.enter("appeal-opened", who.person,
                             "\"attempt\":" + std::to_string(number) + ",\"day\":" + jsonText(day) + "," + *why,
                             &who.personal);
    });
}

Result<Done> Appeals::close(const Unlocked& who, std::int64_t number, AppealOutcome outcome, const std::string& reason,
                            const Unlocked* second)
{
    const auto record = attemptRow(m_store.sql(), number);
    const auto all = this->all();
    if (!record || !all)
        return record ? all.error() : record.error();
    if (const auto may = m_results.mayJudge(who, *record); !may)
        return may;
    if (outcome == AppealOutcome::Rescored)
        return m_store.refuse(Cause::NotAllowed, Refusal::RescoringClosesAppeals);
    const auto open = std::ranges::find(*all, number, &AppealRecord::attempt);
    if (open == all->end() || !open->outcome.empty())
        return m_store.refuse(Cause::NotAllowed, Refusal::NoOpenAppeal, std::to_string(number));
    if (const auto two = outcome == AppealOutcome::Void ? m_signers.areTwo(who, second, number) : Result<Done>(Done{});
        !two)
        return two;
    const std::string word(appealOutcomeWords[static_cast<std::size_t>(outcome)]);
    auto closing = m_store.whole([&]() -> Result<Done> {
        const auto why = m_store.keptReason(reason);
        if (!why)
            return why.error();
        if (const auto set = m_store.sql().run(QStringLiteral("UPDATE appeal SET outcome = ? WHERE attempt = ?"),
                                               {text(word), qlonglong(number)});
            !set)
            return set.error();
        auto closed = m_store.enter(
            "appeal-closed", who.person,
            "\"attempt\":" + std::to_string(number) + ",\"outcome\":" + jsonText(word) + "," + *why, &who.personal);
        if (!closed || outcome != AppealOutcome::Void)
            return closed;
        return overturn(who, *second, *record, *why);
    });
    return m_heads.notedOutside(who, std::move(closing));
}

/// Makes a confirmed attempt void, and takes its certificate back; inside of a change of the store.
Result<Done> Appeals::overturn(const Unlocked& who, const Unlocked& second, const AttemptRecord& record,
                               const std::string& why)
{
    const auto next = transition(record.state, AttemptEvent::Overturn);
    if (!next)
        return next.error();
    const std::string_view word = attemptStateWords[static_cast<std::size_t>(*next)];
    if (const auto set = m_store.sql().run(QStringLiteral("UPDATE attempt SET state = ? WHERE number = ?"),
                                           {text(std::string(word)), qlonglong(record.number)});
        !set)
        return set.error();
    const std::string of = "\"attempt\":" + std::to_string(record.number) + ",\"second\":\"" + second.person + "\"";
    if (const auto entered =
            m_store.enter(std::string(entryKindOf(AttemptEvent::Overturn)), who.person, of, &who.personal);
        !entered)
        return entered;
    if (const auto agreed = m_store.agree(second); !agreed)
        return agreed;
    const auto issued = m_certificates.all();
    if (!issued)
        return issued.error();
    for (const IssuedCertificate& each : *issued) {
        if (each.attempt != record.number || each.state != "issued")
            continue;
        if (const auto set = m_store.sql().run(
                QStringLiteral("UPDATE certificate SET state = 'revoked' WHERE serial = ?"), {qlonglong(each.serial)});
            !set)
            return set.error();
        return m_store.enter("certificate-revoked", who.person, "\"serial\":" + std::to_string(each.serial) + "," + why,
                             &who.personal);
    }
    return Done{};
}

} // namespace cutcard
