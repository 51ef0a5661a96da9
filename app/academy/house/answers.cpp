// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/house/answers.h"

#include "app/academy/store/clock.h"
#include "app/academy/store/rows.h"

namespace cutcard {

constexpr std::int64_t paperRow = 0; ///< before all that a candidate writes

static std::string rowPlace(std::int64_t attempt, std::int64_t row)
{
    return "attempt " + std::to_string(attempt) + " row " + std::to_string(row);
}

Result<Done> Answers::keepTime(std::int64_t number, int part, int usedSeconds)
{
    auto record = TRY(attemptRow(m_store.sql(), number));
    const auto at = static_cast<std::size_t>(part);
    if (at >= record.used.size())
        return Done{};
    // time is only ever added: no clock that was set back gives any of it again
    record.used[at] = std::max(record.used[at], usedSeconds);
    return runOn(m_store.sql(), "UPDATE attempt SET used = ?, heard = ? WHERE number = ?", numbersText(record.used),
                 rawClock(), number)
        .done();
}

Result<Done> Answers::countFocusLoss(std::int64_t number, int milliseconds)
{
    return m_store.whole([&]() -> Result<Done> {
        TRY(runOn(m_store.sql(), "UPDATE attempt SET focus_losses = focus_losses + 1 WHERE number = ?", number));
        return m_store.enter("focus-lost", "", attemptField(number) + ",\"ms\":" + std::to_string(milliseconds));
    });
}

Result<std::int64_t> Answers::focusLostFor(std::int64_t number) const
{
    const std::string words = R"("kind":"focus-lost",)" + attemptField(number) + ",";
    auto lines = TRY(runOn(m_store.sql(), "SELECT line FROM ledger WHERE instr(line, ?) > 0", words));
    std::int64_t sum = 0;
    while (lines.next()) {
        const std::string line = lines.value(0).toString().toStdString();
        if (isEntry(line, "focus-lost", number))
            sum += numberFieldOf(line, "ms").value_or(0);
    }
    return sum;
}

Result<Done> Answers::keepPaper(std::int64_t number, const SecretKey& key, std::string_view text)
{
    const SealedRow sealed = sealedRow(key, text, rowPlace(number, paperRow));
    return runOn(m_store.sql(), "INSERT INTO answer VALUES (?, ?, ?, ?)", number, paperRow, blob(sealed.nonce),
                 blob(sealed.sealed))
        .done();
}

Result<std::string> Answers::paper(std::int64_t number, const SecretKey& key) const
{
    auto query =
        TRY(runOn(m_store.sql(), "SELECT nonce, sealed FROM answer WHERE attempt = ? AND row = ?", number, paperRow));
    auto text = query.next()
                    ? openedRow(key, {bytesFrom(query.value(0)), bytesFrom(query.value(1))}, rowPlace(number, paperRow))
                    : std::nullopt;
    return text ? Result<std::string>(std::move(*text)) : m_store.fault(Cause::Damaged, rowPlace(number, paperRow), {});
}

Result<Done> Answers::append(std::int64_t number, const SecretKey& key, std::int64_t row, std::string_view text,
                             int part, int usedSeconds)
{
    const SealedRow sealed = sealedRow(key, text, rowPlace(number, row));
    return m_store.whole([&]() -> Result<Done> {
        TRY(runOn(m_store.sql(), "INSERT INTO answer VALUES (?, ?, ?, ?)", number, row, blob(sealed.nonce),
                  blob(sealed.sealed)));
        return keepTime(number, part, usedSeconds);
    });
}

Result<std::vector<std::string>> Answers::rows(std::int64_t number, const SecretKey& key) const
{
    auto query =
        TRY(runOn(m_store.sql(), "SELECT row, nonce, sealed FROM answer WHERE attempt = ? AND row > ? ORDER BY row",
                  number, paperRow));
    std::vector<std::string> texts;
    while (query.next()) {
        const std::int64_t row = query.value(0).toLongLong();
        const auto expected = static_cast<std::int64_t>(texts.size()) + 1;
        auto text = openedRow(key, {bytesFrom(query.value(1)), bytesFrom(query.value(2))}, rowPlace(number, row));
        if (row != expected || !text)
            return m_store.fault(Cause::Damaged, rowPlace(number, expected),
                                 text ? rowPlace(number, row) : std::string());
        texts.push_back(std::move(*text));
    }
    return texts;
}

Result<Done> Answers::nextPart(std::int64_t number, int part)
{
    return runOn(m_store.sql(), "UPDATE attempt SET part = ? WHERE number = ? AND part < ?", part, number, part).done();
}

Result<Done> Answers::rate(const Unlocked& who, std::int64_t number, int station, int rating)
{
    if (rating < 1 || rating > 5)
        return m_store.refuse(Cause::OutOfRange, Refusal::NotARating, std::to_string(rating));
    const auto known = TRY(attemptRow(m_store.sql(), number));
    TRY(m_signers.mayDo(who, roleSet(Role::Supervisor) | roleSet(Role::Assessor), known.person));
    if (known.state >= AttemptState::Graded)
        return m_store.refuse(Cause::NotAllowed, Refusal::RatedAfterScore);
    const int stations = static_cast<int>(known.used.size()) - 1;
    if (station < 1 || station > stations)
        return m_store.refuse(Cause::OutOfRange, Refusal::NoSuchTable, std::to_string(station),
                              {std::to_string(stations)});
    if (TRY(runOn(m_store.sql(), "SELECT value FROM rating WHERE attempt = ? AND station = ?", number, station)).next())
        return m_store.refuse(Cause::Duplicate, Refusal::RatedTwice, std::to_string(station));
    return m_store.whole([&]() -> Result<Done> {
        TRY(runOn(m_store.sql(), "INSERT INTO rating VALUES (?, ?, ?)", number, station, rating));
        return m_store.enter("rated", who,
                             attemptField(number) + ",\"station_no\":" + std::to_string(station)
                                 + ",\"rating\":" + std::to_string(rating));
    });
}

Result<std::vector<int>> Answers::ratings(std::int64_t number) const
{
    auto rows =
        TRY(runOn(m_store.sql(), "SELECT station, value FROM rating WHERE attempt = ? ORDER BY station", number));
    std::vector<int> values;
    while (rows.next()) {
        values.resize(static_cast<std::size_t>(std::clamp(rows.value(0).toInt(), 1, mostStations)));
        values.back() = rows.value(1).toInt();
    }
    return values;
}

} // namespace cutcard
