// SPDX-License-Identifier: GPL-3.0-or-later
// What takes two people: whatever could turn "not passed" into "passed".
#include "app/academy/house/academy_rows.h"
#include "app/academy/ledger/reason.h"

namespace cutcard {

Result<std::int64_t> Academy::openedAt(std::int64_t number) const
{
    const auto opened = lastEntry("attempt-opened", number);
    if (!opened)
        return opened.error();
    return numberFieldOf(*opened, "seq").value_or(0);
}

Result<Done> Academy::areTwo(const Unlocked& who, const Unlocked* second, std::int64_t number) const
{
    const auto record = attempt(number);
    const auto opened = openedAt(number);
    if (!record || !opened)
        return record ? opened.error() : record.error();
    if (second == nullptr || !areTwoOfBefore(m_signsSince, who.person, second->person, *opened))
        return faultIn("attempt " + std::to_string(number), Cause::NotAllowed,
                       "two people who had a passphrase before it was opened");
    return mayDo(*second, signingRoles, record->person);
}

Result<Done> Academy::areTwoForHeads(const Unlocked& who, const Unlocked* second) const
{
    LedgerAccount account;
    if (const auto told = readLedger({}, &account); !told)
        return told.error();
    // whoever put an old file back can enrol anybody in it: what was noted before that file was copied, nobody can
    if (second == nullptr || !areTwoOfBefore(m_signsSince, who.person, second->person, account.notedUpTo()))
        return fault(Cause::NotAllowed, "two people who had a passphrase before the last checkpoint", {});
    return mayDo(*second, signingRoles);
}

Result<Done> Academy::agree(const Unlocked& second)
{
    return enter("agreed", second.person, "\"to\":" + std::to_string(m_head.count), &second.personal);
}

Result<Done> Academy::enterForTwo(const std::string& kind, const Unlocked& who, const std::string& body,
                                  const Unlocked* second)
{
    if (second == nullptr)
        return enter(kind, who.person, body, &who.personal);
    const auto entered = enter(kind, who.person, body + ",\"second\":\"" + second->person + "\"", &who.personal);
    return entered ? agree(*second) : entered;
}

Result<std::string> Academy::enrolledBy(const std::string& person, std::int64_t entry) const
{
    const std::string words = "\"person\":\"" + person + "\"";
    auto lines = m_connection->run(QStringLiteral("SELECT line FROM ledger WHERE seq < ? AND instr(line, "
                                                  "'\"kind\":\"key-enrolled\"') > 0 AND instr(line, ?) > 0 ORDER BY "
                                                  "seq DESC"),
                                   {qlonglong(entry), QString::fromStdString(words)});
    if (!lines)
        return lines.error();
    while (lines->next()) {
        const std::string line = lines->value(0).toString().toStdString();
        if (fieldOf(line, "kind") != "key-enrolled" || fieldOf(line, "person") != person)
            continue;
        const std::string by = fieldOf(line, "actor");
        return by.empty() ? person : by;
    }
    return std::string();
}

Result<bool> Academy::isCounted(const AttemptRecord& record) const
{
    if (record.state != AttemptState::Void)
        return true;
    const auto annulled = lastEntry(entryKindOf(AttemptEvent::Annul), record.number);
    const auto overturned = lastEntry(entryKindOf(AttemptEvent::Overturn), record.number);
    if (!annulled || !overturned)
        return annulled ? overturned.error() : annulled.error();
    const std::string& entry = annulled->empty() ? *overturned : *annulled;
    // whoever cheats has had the attempt; whether a fire or a broken computer takes it away two people say
    return fieldOf(entry, "group") == reasonOfMisconduct || fieldOf(entry, "second").empty();
}

} // namespace cutcard
