// SPDX-License-Identifier: GPL-3.0-or-later
// Who of the roster practises on this computer, and as whom. It decides nothing in an exam, and nobody signs for it.
#include "app/academy/house/academy_rows.h"

namespace cutcard {

Result<std::map<std::string, std::int64_t>> Academy::practising() const
{
    auto rows = m_connection->run(QStringLiteral("SELECT person, practises_as FROM practice"));
    if (!rows)
        return rows.error();
    std::map<std::string, std::int64_t> all;
    while (rows->next())
        all[rows->value(0).toString().toStdString()] = rows->value(1).toLongLong();
    return all;
}

Result<Done> Academy::linkPractice(const std::string& id, std::int64_t practisesAs)
{
    const auto known = person(id);
    if (!known)
        return known.error();
    if (!*known)
        return fault(Cause::UnknownWord, "a person of the roster", id);
    const auto set =
        practisesAs == 0
            ? m_connection->run(QStringLiteral("DELETE FROM practice WHERE person = ?"), {QString::fromStdString(id)})
            : m_connection->run(QStringLiteral("INSERT OR REPLACE INTO practice VALUES (?, ?)"),
                                {QString::fromStdString(id), qlonglong(practisesAs)});
    return set ? Result<Done>(Done{}) : Result<Done>(set.error());
}

} // namespace cutcard
