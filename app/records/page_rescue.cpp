// SPDX-License-Identifier: GPL-3.0-or-later
// SQLite's file format (https://www.sqlite.org/fileformat2.html), as far as rows of tables need it.
#include "app/records/page_rescue.h"

#include <QFile>

#include <algorithm>
#include <map>
#include <optional>

namespace cutcard {

namespace {

constexpr int leafOfTable = 13;

/// Bytes that are never read past their end.
class Bytes
{
public:
    explicit Bytes(QByteArray bytes) : m_bytes(std::move(bytes)) {}

    qsizetype size() const { return m_bytes.size(); }
    quint64 number(qsizetype at, int bytes) const
    {
        quint64 value = 0;
        for (int i = 0; i < bytes; ++i)
            value = value << 8U | (at + i < size() && at + i >= 0 ? static_cast<quint8>(m_bytes[at + i]) : 0U);
        return value;
    }
    /// A number of one to nine bytes; moves on past it.
    quint64 varint(qsizetype& at) const
    {
        quint64 value = 0;
        for (int i = 0; i < 9; ++i) {
            const auto byte = static_cast<unsigned>(number(at++, 1));
            if (i == 8)
                return value << 8U | byte;
            value = value << 7U | (byte & 0x7fU);
            if ((byte & 0x80U) == 0)
                break;
        }
        return value;
    }
    QByteArray part(qsizetype at, qsizetype length) const { return m_bytes.mid(at, length); }

private:
    QByteArray m_bytes;
};

/// A column of a row: a number, or text.
struct Value {
    bool text = false;
    bool blob = false;
    qint64 number = 0;
    QByteArray bytes;
};
using Row = std::vector<Value>;

/// The columns of a record; nothing if it is not one.
std::optional<Row> rowOf(const QByteArray& payload)
{
    const Bytes bytes(payload);
    qsizetype at = 0;
    const auto headerEnd = static_cast<qsizetype>(bytes.varint(at));
    if (headerEnd < 2 || headerEnd > bytes.size() || headerEnd > 200)
        return std::nullopt;
    Row row;
    qsizetype body = headerEnd;
    while (at < headerEnd) {
        const quint64 type = bytes.varint(at);
        Value value;
        qsizetype length = 0;
        if (type >= 12) {
            length = static_cast<qsizetype>((type - 12) / 2);
            value.text = type % 2 == 1;
            value.blob = !value.text;
            if (length < 0 || body + length > bytes.size())
                return std::nullopt;
            value.bytes = bytes.part(body, length);
        } else if (type >= 1 && type <= 6) {
            constexpr std::array<int, 7> sizes{0, 1, 2, 3, 4, 6, 8};
            length = sizes[type];
            const auto bits = static_cast<unsigned>(8 * length);
            value.number =
                static_cast<qint64>(bytes.number(body, static_cast<int>(length)) << (64U - bits)) >> (64U - bits);
        } else if (type == 9) {
            value.number = 1;
        } else if (type != 0 && type != 8) {
            return std::nullopt;
        }
        body += length;
        row.push_back(std::move(value));
    }
    if (body > bytes.size())
        return std::nullopt;
    return row;
}

/// The pages of a file, and those that the log beside it has in their place.
class Pages
{
public:
    explicit Pages(const QString& file)
    {
        QFile in(file);
        const Bytes all(in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray());
        QFile log(file + QStringLiteral("-wal"));
        const Bytes beside(log.open(QIODevice::ReadOnly) ? log.readAll() : QByteArray());
        const auto isSize = [](quint64 size) { return size >= 512 && size <= 65536 && (size & (size - 1)) == 0; };
        // a header that is gone leaves the size that SQLite makes files with
        quint64 size = all.number(16, 2) == 1 ? 65536 : all.number(16, 2);
        if (!isSize(size))
            size = isSize(beside.number(8, 4)) ? beside.number(8, 4) : 4096;
        m_size = static_cast<qsizetype>(size);
        m_reserved = static_cast<qsizetype>(all.number(20, 1));
        if (m_reserved > 64)
            m_reserved = 0;
        for (qsizetype at = 0; at + m_size <= all.size(); at += m_size)
            m_pages[static_cast<quint32>(at / m_size + 1)] = all.part(at, m_size);
        constexpr qsizetype logHeader = 32;
        constexpr qsizetype frameHeader = 24;
        for (qsizetype at = logHeader; at + frameHeader + m_size <= beside.size(); at += frameHeader + m_size)
            m_pages[static_cast<quint32>(beside.number(at, 4))] = beside.part(at + frameHeader, m_size);
    }

    /// Every row of every page that is a leaf of a table, with its number.
    template <typename Take> void eachRow(Take&& take) const
    {
        for (const auto& [number, content] : m_pages) {
            const Bytes page(content);
            const qsizetype start = number == 1 ? 100 : 0;
            if (page.number(start, 1) != leafOfTable)
                continue;
            const auto cells = static_cast<qsizetype>(page.number(start + 3, 2));
            for (qsizetype cell = 0; cell < cells && start + 8 + 2 * cell + 2 <= m_size; ++cell) {
                auto at = static_cast<qsizetype>(page.number(start + 8 + 2 * cell, 2));
                if (at < start + 8 || at >= m_size)
                    continue;
                const auto length = static_cast<qsizetype>(page.varint(at));
                const auto id = static_cast<qint64>(page.varint(at));
                if (length <= 0 || length > qsizetype{64} * 1024 * 1024)
                    continue;
                if (const auto row = rowOf(payload(page, at, length)))
                    take(id, *row);
            }
        }
    }

private:
    /// What a cell holds, with what overflows into further pages.
    QByteArray payload(const Bytes& page, qsizetype at, qsizetype length) const
    {
        const qsizetype usable = m_size - m_reserved;
        const qsizetype most = usable - 35;
        if (length <= most)
            return page.part(at, length);
        const qsizetype least = (usable - 12) * 32 / 255 - 23;
        const qsizetype wanted = least + (length - least) % (usable - 4);
        const qsizetype here = wanted <= most ? wanted : least;
        QByteArray all = page.part(at, here);
        auto next = static_cast<quint32>(page.number(at + here, 4));
        while (all.size() < length && next != 0) {
            const auto found = m_pages.find(next);
            if (found == m_pages.end())
                break;
            const Bytes further(found->second);
            const qsizetype before = all.size();
            all += further.part(4, std::min(usable - 4, length - all.size()));
            next = static_cast<quint32>(further.number(0, 4));
            if (all.size() == before)
                break;
        }
        return all;
    }

    qsizetype m_size = 4096;
    qsizetype m_reserved = 0;
    std::map<quint32, QByteArray> m_pages;
};

/// A session's row: number, start, game, coached, incidents, header …
bool isSession(const Row& row)
{
    return row.size() >= 8 && row[1].text && row[2].text && !row[3].text && row[4].text && row[5].text
           && row[5].bytes.contains('\n');
}

/// An event's row: number, session, line, milliseconds, undone …
bool isEvent(const Row& row)
{
    return (row.size() == 5 || row.size() == 7) && !row[1].text && row[1].number > 0 && row[2].text && !row[3].text
           && !row[4].text && (row[4].number == 0 || row[4].number == 1);
}

} // namespace

RescuedPages rescuePages(const QString& file)
{
    std::map<SessionId, QString> headers;
    std::map<SessionId, std::map<qint64, QString>> events;
    Pages(file).eachRow([&](qint64 id, const Row& row) {
        if (isSession(row))
            headers[id] = QString::fromUtf8(row[5].bytes);
        else if (isEvent(row) && row[4].number == 0)
            events[row[1].number][id] = QString::fromUtf8(row[2].bytes);
    });
    RescuedPages found;
    for (const auto& [session, lines] : events) {
        RescuedSession rescued{.id = session, .header = {}, .lines = {}};
        for (const auto& [id, line] : lines)
            rescued.lines.append(line);
        const auto header = headers.find(session);
        if (header != headers.end()) {
            rescued.header = header->second;
            found.sessions.push_back(rescued);
        } else {
            found.fragments.push_back(rescued);
        }
    }
    for (const auto& [session, header] : headers) {
        if (!events.contains(session))
            found.sessions.push_back({.id = session, .header = header, .lines = {}});
    }
    return found;
}

} // namespace cutcard
