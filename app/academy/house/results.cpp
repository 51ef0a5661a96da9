// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/house/results.h"

#include "app/academy/ledger/digests.h"
#include "app/academy/store/rows.h"
#include "app/academy/store/schema.h"
#include "core/base/parts_of.h"

namespace cutcard {

static std::string listOf(const std::vector<std::string>& words)
{
    return "[" + joined(words, ",", jsonText) + "]";
}

static std::string placeOf(const RescoredResult& result, const std::string& digest)
{
    return "{\"attempt\":" + std::to_string(result.attempt) + ",\"before\":" + jsonText(result.before)
           + ",\"after\":" + jsonText(result.after) + ",\"result\":\"" + digest + "\"}";
}

Result<Done> Results::keep(const Unlocked& who, std::int64_t number, const std::string& text)
{
    const std::string digest = resultDigest(text);
    const auto before = TRY(attemptRow(m_store.sql(), number));
    const auto next = TRY(nextStateOf(before, AttemptEvent::Grade));
    TRY(m_signers.mayDo(who, signingRoles, before.person));
    return m_store.whole([&]() -> Result<Done> {
        TRY(runOn(m_store.sql(), "INSERT INTO result VALUES (?, ?, ?)", number, text, digest));
        TRY(runOn(m_store.sql(), "UPDATE attempt SET state = ? WHERE number = ?", stateWord(next), number));
        return m_store.enter("graded", who, attemptField(number) + ",\"result\":\"" + digest + "\"");
    });
}

Result<std::optional<KeptResult>> Results::of(std::int64_t number) const
{
    if (auto again = rescored(number); !again || *again)
        return again;
    auto row = TRY(runOn(m_store.sql(), "SELECT text, digest FROM result WHERE attempt = ?", number));
    if (!row.next())
        return std::optional<KeptResult>();
    KeptResult kept{.text = row.value(0).toString().toStdString(), .digest = row.value(1).toString().toStdString()};
    // the digest is the ledger's: a row that was changed says something that the chain never heard
    const auto told = TRY(m_ledger.lastEntry("graded", number));
    if (fieldOf(told, "result") != resultDigest(kept.text))
        return m_store.fault(Cause::Damaged, "the result of attempt " + std::to_string(number) + " as it was graded",
                             kept.digest.substr(0, 16));
    return std::optional(kept);
}

Result<std::optional<KeptResult>> Results::rescored(std::int64_t number) const
{
    auto row =
        TRY(runOn(m_store.sql(),
                  "SELECT rescored.text, rescored.digest, ledger.line FROM rescored LEFT JOIN ledger ON ledger.seq = "
                  "rescored.entry WHERE rescored.attempt = ? ORDER BY rescored.entry DESC LIMIT 1",
                  number));
    if (!row.next())
        return std::optional<KeptResult>();
    KeptResult kept{.text = row.value(0).toString().toStdString(), .digest = row.value(1).toString().toStdString()};
    const std::string line = row.value(2).toString().toStdString();
    const std::string digest = resultDigest(kept.text);
    // another attempt's result stands in the same entry
    const std::size_t at = line.find("{\"attempt\":" + std::to_string(number) + ",");
    const bool told = fieldOf(line, "kind") == "rescored" && at != std::string::npos
                      && fieldOf(std::string_view(line).substr(at), "result") == digest;
    if (!told)
        return m_store.fault(Cause::Damaged, "the result of attempt " + std::to_string(number) + " as it was rescored",
                             kept.digest.substr(0, 16));
    return std::optional(kept);
}

Result<Done> Results::restore(std::int64_t number, const std::string& result)
{
    const std::string digest = resultDigest(result);
    const auto told = TRY(m_ledger.lastEntry("graded", number));
    if (fieldOf(told, "result") != digest)
        return m_store.fault(Cause::Damaged, "the result of attempt " + std::to_string(number) + " as it was graded",
                             digest.substr(0, 16));
    return m_store.whole([&]() -> Result<Done> {
        TRY(dropAcademyTriggers(m_store.sql()));
        TRY(runOn(m_store.sql(), "INSERT OR REPLACE INTO result VALUES (?, ?, ?)", number, result, digest));
        return m_store.sql().runAll(academyTriggers());
    });
}

Result<Done> Results::keepRescored(const Unlocked& who, const std::vector<std::string>& items,
                                   const std::vector<std::string>& rules, const std::string& reason,
                                   const std::vector<RescoredResult>& results, const Unlocked* second)
{
    for (const RescoredResult& result : results) {
        TRY(mayRescore(who, TRY(attemptRow(m_store.sql(), result.attempt)), second));
    }
    TRY(m_signers.mayDo(who, roleSet(Role::Assessor) | roleSet(Role::Supervisor)));
    if (results.empty())
        return Done{};
    auto kept = m_store.whole([&]() -> Result<Done> {
        std::string list;
        for (const RescoredResult& result : results) {
            const std::string digest = resultDigest(result.text);
            TRY(runOn(m_store.sql(), "INSERT INTO rescored VALUES (?, ?, ?, ?)", m_store.head().count + 1,
                      result.attempt, result.text, digest));
            TRY(runOn(m_store.sql(), "UPDATE appeal SET outcome = 'rescored' WHERE attempt = ? AND outcome = ''",
                      result.attempt));
            list.append(list.empty() ? "" : ",").append(placeOf(result, digest));
        }
        // the reason is one entry further where it belongs: entry and reason carry the same number
        const auto why = TRY(m_store.keptReason(reason));
        return m_store.enterForTwo("rescored", who,
                                   "\"program\":" + jsonText(CUTCARD_VERSION) + ",\"items\":" + listOf(items)
                                       + ",\"rules\":" + listOf(rules) + ",\"results\":[" + list + "]," + why,
                                   second);
    });
    return m_heads.notedOutside(who, std::move(kept));
}

Result<std::vector<std::string>> Results::rescoringsOf(std::int64_t attempt) const
{
    auto rows = TRY(runOn(m_store.sql(),
                          "SELECT ledger.line FROM rescored JOIN ledger ON ledger.seq = "
                          "rescored.entry WHERE rescored.attempt = ? ORDER BY rescored.entry",
                          attempt));
    std::vector<std::string> all;
    while (rows.next())
        all.push_back(rows.value(0).toString().toStdString());
    return all;
}

Result<int> Results::rescoringsUnder(std::int64_t attempt) const
{
    const auto now = TRY(of(attempt));
    auto first = TRY(runOn(m_store.sql(), "SELECT text FROM result WHERE attempt = ?", attempt));
    if (!now || !first.next())
        return 0;
    if (outcomeFrom(now->text) != ExamOutcome::Passed
        || outcomeFrom(first.value(0).toString().toStdString()) == ExamOutcome::Passed)
        return 0;
    return rescoringsOf(attempt).transform([](const auto& all) { return static_cast<int>(all.size()); });
}

Result<Done> Results::mayRescore(const Unlocked& who, const AttemptRecord& record, const Unlocked* second) const
{
    // point by point one person would turn a result as well
    const auto may = mayJudge(who, record);
    return may ? m_signers.areTwo(who, second, record.number) : may;
}

Result<Done> Results::mayJudge(const Unlocked& who, const AttemptRecord& record) const
{
    // the second opinion: not the one of whoever proctored, if there is anybody else who can sign it
    TRY(m_signers.mayDo(who, roleSet(Role::Assessor) | roleSet(Role::Supervisor), record.person));
    auto others =
        TRY(runOn(m_store.sql(),
                  "SELECT person.id, person.roles FROM person JOIN role_wrap ON role_wrap.person = person.id WHERE "
                  "person.active = 1 AND person.id NOT IN (?, ?)",
                  record.supervisor, record.person));
    bool another = false;
    while (others.next())
        another = another || contains(others.value(1).toUInt(), Role::Assessor);
    if (const auto may = mayLetPass(who, record); !may || !another)
        return may;
    if (who.person == record.supervisor)
        return m_store.refuse(Cause::NotAllowed, Refusal::ProctoredByThem);
    return m_signers.mayDo(who, roleSet(Role::Assessor), record.person);
}

Result<Done> Results::mayLetPass(const Unlocked& who, const AttemptRecord& record) const
{
    const auto kept = TRY(of(record.number));
    if (!kept || outcomeFrom(kept->text) != ExamOutcome::Passed)
        return Done{};
    const auto opened = TRY(m_ledger.openedAt(record.number));
    const auto then = TRY(assessorsOf(record, opened));
    const bool one =
        hasKeyOfBefore(m_signers.signsSince(), who.person, opened) && std::ranges::find(then, who.person) != then.end();
    return then.empty() || one ? Result<Done>(Done{})
                               : Result<Done>(m_store.refuse(Cause::NotAllowed, Refusal::AssessorTooNew));
}

Result<std::vector<std::string>> Results::assessorsOf(const AttemptRecord& record, std::int64_t opened) const
{
    auto lines = TRY(runOn(m_store.sql(), "SELECT line FROM ledger WHERE seq < ? ORDER BY seq", opened));
    LedgerAccount account;
    while (lines.next()) {
        TRY(account.add(lines.value(0).toString().toStdString()));
    }
    std::vector<std::string> all;
    for (const auto& [id, person] : account.people()) {
        const bool assesses = person.active && contains(static_cast<RoleSet>(person.roles), Role::Assessor);
        if (assesses && account.signers().contains(id) && id != record.supervisor && id != record.person)
            all.push_back(id);
    }
    return all;
}

} // namespace cutcard
