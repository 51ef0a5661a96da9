// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/house/appeals.h"

#include "app/academy/store/clock.h"
#include "app/academy/store/rows.h"

namespace cutcard {

constexpr int appealDays = 14;

static QString text(const std::string& value)
{
    return QString::fromStdString(value);
}

Result<std::vector<AppealRecord>> Appeals::all() const
{
    return m_store.sql().rows<AppealRecord, 3>("SELECT attempt, day, outcome FROM appeal ORDER BY attempt");
}

Result<Done> Appeals::open(const Unlocked& who, std::int64_t number, const std::string& day, const std::string& reason)
{
    const auto record = TRY(attemptRow(m_store.sql(), number));
    TRY(m_beside.signers.mayDo(who, roleSet(Role::Supervisor) | roleSet(Role::Assessor), record.person));
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
    const auto written = TRY(m_beside.ledger.lastWritten());
    if (today.daysTo(written) > mostDaysFromClock)
        return wrongDay(Refusal::AppealBeforeLedger, written.toString(Qt::ISODate).toStdString());
    if (record.state != AttemptState::Confirmed)
        return m_store.refuse(Cause::NotAllowed, Refusal::NotConfirmed, wordOf(record.state));
    const auto confirmed = TRY(m_beside.ledger.lastEntry("confirmed", number));
    const QDate since = QDate::fromString(text(fieldOf(confirmed, "time").substr(0, 10)), Qt::ISODate);
    if (since.isValid() && since.daysTo(today) > appealDays)
        return m_store.refuse(Cause::NotAllowed, Refusal::AppealTooLate, day,
                              {since.addDays(appealDays).toString(Qt::ISODate).toStdString()});
    const auto before = TRY(all());
    if (std::ranges::find(before, number, &AppealRecord::attempt) != before.end())
        return m_store.refuse(Cause::Duplicate, Refusal::AppealedTwice, std::to_string(number));
    return m_store.whole([&]() -> Result<Done> {
        const auto why = TRY(m_store.keptReason(reason));
        TRY(runOn(m_store.sql(), "INSERT INTO appeal VALUES (?, ?, '')", number, day));
        return m_store.enter("appeal-opened", who,
                             "\"attempt\":" + std::to_string(number) + ",\"day\":" + jsonText(day) + "," + why);
    });
}

Result<Done> Appeals::close(const Unlocked& who, std::int64_t number, AppealOutcome outcome, const std::string& reason,
                            const Unlocked* second)
{
    const auto record = TRY(attemptRow(m_store.sql(), number));
    const auto all = TRY(this->all());
    TRY(m_beside.results.mayJudge(who, record));
    if (outcome == AppealOutcome::Rescored)
        return m_store.refuse(Cause::NotAllowed, Refusal::RescoringClosesAppeals);
    const auto open = std::ranges::find(all, number, &AppealRecord::attempt);
    if (open == all.end() || !open->outcome.empty())
        return m_store.refuse(Cause::NotAllowed, Refusal::NoOpenAppeal, std::to_string(number));
    TRY(outcome == AppealOutcome::Void ? m_beside.signers.areTwo(who, second, number) : Result<Done>(Done{}));
    const std::string word(wordOf(outcome));
    auto closing = m_store.whole([&]() -> Result<Done> {
        const auto why = TRY(m_store.keptReason(reason));
        TRY(runOn(m_store.sql(), "UPDATE appeal SET outcome = ? WHERE attempt = ?", word, number));
        auto closed =
            m_store.enter("appeal-closed", who,
                          "\"attempt\":" + std::to_string(number) + ",\"outcome\":" + jsonText(word) + "," + why);
        if (!closed || outcome != AppealOutcome::Void)
            return closed;
        return overturn(who, *second, record, why);
    });
    return m_beside.heads.notedOutside(who, std::move(closing));
}

/// Makes a confirmed attempt void, and takes its certificate back; inside of a change of the store.
Result<Done> Appeals::overturn(const Unlocked& who, const Unlocked& second, const AttemptRecord& record,
                               const std::string& why)
{
    const auto next = TRY(transition(record.state, AttemptEvent::Overturn));
    const std::string word = wordOf(next);
    TRY(runOn(m_store.sql(), "UPDATE attempt SET state = ? WHERE number = ?", std::string(word), record.number));
    const std::string of = "\"attempt\":" + std::to_string(record.number) + ",\"second\":\"" + second.person + "\"";
    TRY(m_store.enter(std::string(entryKindOf(AttemptEvent::Overturn)), who, of));
    TRY(m_store.agree(second));
    const auto issued = TRY(m_beside.certificates.all());
    for (const IssuedCertificate& each : issued) {
        if (each.attempt != record.number || each.state != "issued")
            continue;
        TRY(runOn(m_store.sql(), "UPDATE certificate SET state = 'revoked' WHERE serial = ?", each.serial));
        return m_store.enter("certificate-revoked", who, "\"serial\":" + std::to_string(each.serial) + "," + why);
    }
    return Done{};
}

} // namespace cutcard
