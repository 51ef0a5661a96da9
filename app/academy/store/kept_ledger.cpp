// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/store/kept_ledger.h"

#include "app/academy/ledger/digests.h"
#include "app/academy/store/rows.h"

namespace cutcard {

Result<std::string> KeptLedger::text() const
{
    auto lines = TRY(runOn(m_store.sql(), "SELECT line FROM ledger ORDER BY seq"));
    std::string text;
    while (lines.next())
        text += lines.value(0).toString().toStdString() + "\n";
    return text;
}

Result<QDate> KeptLedger::lastWritten() const
{
    auto lines = TRY(runOn(m_store.sql(), "SELECT line FROM ledger ORDER BY seq DESC LIMIT 1"));
    const std::string line = lines.next() ? lines.value(0).toString().toStdString() : std::string();
    return QDate::fromString(QString::fromStdString(fieldOf(line, "time").substr(0, 10)), Qt::ISODate);
}

Result<std::string> KeptLedger::lastEntry(std::string_view kind, std::optional<std::int64_t> attempt) const
{
    std::string words = "\"kind\":" + jsonText(kind);
    if (attempt)
        words += ",\"attempt\":" + std::to_string(*attempt);
    auto lines = TRY(runOn(m_store.sql(), "SELECT line FROM ledger WHERE instr(line, ?) > 0 ORDER BY seq DESC", words));
    // the words alone are found in lines of other kinds too, and in attempts whose number begins alike
    while (lines.next()) {
        const std::string line = lines.value(0).toString().toStdString();
        if (attempt ? isEntry(line, kind, *attempt) : fieldOf(line, "kind") == kind)
            return line;
    }
    return std::string();
}

Result<std::string> KeptLedger::reasonOf(std::string_view entry) const
{
    // one reason may stand under several entries
    const std::string digest = fieldOf(entry, "reason");
    auto rows = TRY(runOn(m_store.sql(), "SELECT salt, text FROM reason"));
    while (!digest.empty() && rows.next()) {
        std::string text = rows.value(1).toString().toStdString();
        if (reasonDigest(rows.value(0).toString().toStdString(), text) == digest)
            return text;
    }
    return std::string();
}

Result<LedgerCheck> KeptLedger::read(const std::vector<Anchor>& anchors, LedgerAccount* account) const
{
    // as bytes, and one at a time: a ledger may be longer than there is memory
    auto lines = TRY(runOn(m_store.sql(), "SELECT CAST(line AS BLOB), seq FROM ledger ORDER BY seq"));
    LedgerCheck check(Store::fileIn(m_store.folder()).toStdString() + " (ledger)");
    check.watch(anchors);
    while (lines.next()) {
        const QByteArray bytes = lines.value(0).toByteArray();
        const std::string_view line(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        TRY(check.add(line));
        if (lines.value(1).toLongLong() != check.head().count)
            return m_store.fault(Cause::Damaged,
                                 "entry " + std::to_string(check.head().count) + " of the ledger in its row",
                                 lines.value(1).toString().toStdString());
        TRY(account == nullptr ? Result<Done>(Done{}) : account->add(line));
    }
    return check;
}

Result<std::int64_t> KeptLedger::openedAt(std::int64_t number) const
{
    return numberFieldOf(TRY(lastEntry("attempt-opened", number)), "seq").value_or(0);
}

Result<std::string> KeptLedger::enrolledBy(const std::string& person, std::int64_t entry) const
{
    const std::string words = "\"person\":\"" + person + "\"";
    auto lines = TRY(runOn(m_store.sql(),
                           "SELECT line FROM ledger WHERE seq < ? AND instr(line, "
                           "'\"kind\":\"key-enrolled\"') > 0 AND instr(line, ?) > 0 ORDER BY "
                           "seq DESC",
                           entry, words));
    while (lines.next()) {
        const std::string line = lines.value(0).toString().toStdString();
        if (fieldOf(line, "kind") != "key-enrolled" || fieldOf(line, "person") != person)
            continue;
        const std::string by = fieldOf(line, "actor");
        return by.empty() ? person : by;
    }
    return std::string();
}

Result<std::vector<std::string>> KeptLedger::gaps() const
{
    auto lines =
        TRY(runOn(m_store.sql(), "SELECT line FROM ledger WHERE instr(line, '\"kind\":\"gap\"') > 0 OR instr(line, "
                                 "'\"kind\":\"anchors-moved\"') > 0 ORDER BY seq"));
    std::vector<std::string> all;
    while (lines.next()) {
        if (std::string line = lines.value(0).toString().toStdString(); isGap(line))
            all.push_back(std::move(line));
    }
    return all;
}

} // namespace cutcard
