// SPDX-License-Identifier: GPL-3.0-or-later
// The ledger of an academy as its database keeps it: what is read of it, and what is entered.
#include "app/academy/house/academy_rows.h"
#include "app/academy/ledger/digests.h"

namespace cutcard {

Result<std::string> Academy::ledgerText() const
{
    auto lines = m_connection->run(QStringLiteral("SELECT line FROM ledger ORDER BY seq"));
    if (!lines)
        return lines.error();
    std::string text;
    while (lines->next())
        text += lines->value(0).toString().toStdString() + "\n";
    return text;
}

Result<QDate> Academy::lastWritten() const
{
    auto lines = m_connection->run(QStringLiteral("SELECT line FROM ledger ORDER BY seq DESC LIMIT 1"));
    if (!lines)
        return lines.error();
    const std::string line = lines->next() ? lines->value(0).toString().toStdString() : std::string();
    return QDate::fromString(QString::fromStdString(fieldOf(line, "time").substr(0, 10)), Qt::ISODate);
}

Result<std::string> Academy::lastEntry(std::string_view kind, std::optional<std::int64_t> attempt) const
{
    std::string words = "\"kind\":" + jsonText(kind);
    if (attempt)
        words += ",\"attempt\":" + std::to_string(*attempt);
    auto lines = m_connection->run(QStringLiteral("SELECT line FROM ledger WHERE instr(line, ?) > 0 ORDER BY seq DESC"),
                                   {QString::fromStdString(words)});
    if (!lines)
        return lines.error();
    // the words alone are found in lines of other kinds too, and in attempts whose number begins alike
    while (lines->next()) {
        const std::string line = lines->value(0).toString().toStdString();
        if (attempt ? isEntry(line, kind, *attempt) : fieldOf(line, "kind") == kind)
            return line;
    }
    return std::string();
}

Result<std::string> Academy::reasonOf(std::string_view entry) const
{
    // one reason may stand under several entries
    const std::string digest = fieldOf(entry, "reason");
    auto rows = m_connection->run(QStringLiteral("SELECT salt, text FROM reason"));
    if (!rows)
        return rows.error();
    while (!digest.empty() && rows->next()) {
        std::string text = rows->value(1).toString().toStdString();
        if (reasonDigest(rows->value(0).toString().toStdString(), text) == digest)
            return text;
    }
    return std::string();
}

Result<LedgerCheck> Academy::readLedger(const std::vector<Anchor>& anchors, LedgerAccount* account) const
{
    // as bytes, and one at a time: a ledger may be longer than there is memory
    auto lines = m_connection->run(QStringLiteral("SELECT CAST(line AS BLOB), seq FROM ledger ORDER BY seq"));
    if (!lines)
        return lines.error();
    LedgerCheck check(fileIn(m_folder).toStdString() + " (ledger)");
    check.watch(anchors);
    while (lines->next()) {
        const QByteArray bytes = lines->value(0).toByteArray();
        const std::string_view line(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        if (const auto good = check.add(line); !good)
            return good.error();
        if (lines->value(1).toLongLong() != check.head().count)
            return fault(Cause::Damaged, "entry " + std::to_string(check.head().count) + " of the ledger in its row",
                         lines->value(1).toString().toStdString());
        if (const auto good = account == nullptr ? Result<Done>(Done{}) : account->add(line); !good)
            return good.error();
    }
    return check;
}

Result<LedgerCheck> Academy::checkLedger() const
{
    return readLedger({}, nullptr);
}

Result<Done> Academy::enter(const std::string& kind, const std::string& actor, const std::string& body,
                            const SecretKey* signer)
{
    const std::string line =
        ledgerLine(m_head, m_station, {.kind = kind, .actor = actor, .time = rawClock(), .body = body}, {signer});
    if (const auto added = m_connection->run(QStringLiteral("INSERT INTO ledger (seq, line) VALUES (?, ?)"),
                                             {qlonglong(m_head.count + 1), QString::fromStdString(line)});
        !added)
        return added.error();
    m_head = headAfter(m_head, line);
    return Done{};
}

Result<std::string> Academy::keptReason(const std::string& reason)
{
    const std::string salt = hexOf(randomBytes(16));
    const auto kept =
        m_connection->run(QStringLiteral("INSERT INTO reason (entry, salt, text) VALUES (?, ?, ?)"),
                          {qlonglong(m_head.count + 1), QString::fromStdString(salt), QString::fromStdString(reason)});
    if (!kept)
        return kept.error();
    return "\"reason\":\"" + reasonDigest(salt, reason) + "\"";
}

} // namespace cutcard
