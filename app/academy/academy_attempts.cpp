// SPDX-License-Identifier: GPL-3.0-or-later
// Attempts: every change of state, and what the candidate writes.
#include "app/academy/academy_rows.h"
#include "app/academy/certificate.h"
#include "app/academy/digests.h"
#include "app/academy/reason.h"

#include <QDate>
#include <QStringList>

#include <algorithm>
#include <numeric>

namespace cutcard {

namespace {

// what nobody can have saved in the moment that a program was ended, added for each time
constexpr int lostSeconds = 5;

QString numbersText(const std::vector<int>& numbers)
{
    QStringList words;
    for (const int number : numbers)
        words.append(QString::number(number));
    return words.join(QLatin1Char(','));
}

std::vector<int> numbersFrom(const QString& text)
{
    std::vector<int> numbers;
    const QStringList words = text.split(QLatin1Char(','), Qt::SkipEmptyParts);
    for (const QString& word : words)
        numbers.push_back(word.toInt());
    return numbers;
}

const QString columns = QStringLiteral(
    "number, person, blueprint, attempt, state, part, used, extra, interruptions, pauses, focus_losses, supervisor, "
    "opened, heard");

AttemptRecord attemptFrom(const QSqlQuery& row)
{
    AttemptRecord record;
    record.number = row.value(0).toLongLong();
    record.person = row.value(1).toString().toStdString();
    record.blueprint = row.value(2).toString().toStdString();
    record.attempt = row.value(3).toInt();
    const auto state = std::ranges::find(attemptStateWords, row.value(4).toString().toStdString());
    // a word that is none is one that nothing can be done with
    record.state = state == attemptStateWords.end() ? AttemptState::Void
                                                    : static_cast<AttemptState>(state - attemptStateWords.begin());
    record.part = row.value(5).toInt();
    record.used = numbersFrom(row.value(6).toString());
    record.extra = numbersFrom(row.value(7).toString());
    record.interruptions = row.value(8).toInt();
    record.pauses = row.value(9).toInt();
    record.focusLosses = row.value(10).toInt();
    record.supervisor = row.value(11).toString().toStdString();
    record.opened = row.value(12).toString().toStdString();
    record.heard = row.value(13).toString().toStdString();
    return record;
}

QString wordOf(AttemptState state)
{
    const std::string_view word = attemptStateWords[static_cast<std::size_t>(state)];
    return QString::fromUtf8(word);
}

QByteArray blob(const Bytes& bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

Bytes bytesFrom(const QVariant& value)
{
    const QByteArray raw = value.toByteArray();
    return {raw.begin(), raw.end()};
}

std::string rowPlace(std::int64_t attempt, std::int64_t row)
{
    return "attempt " + std::to_string(attempt) + " row " + std::to_string(row);
}

std::string attemptField(std::int64_t number)
{
    return "\"attempt\":" + std::to_string(number);
}

} // namespace

Result<std::vector<AttemptRecord>> Academy::attempts() const
{
    auto rows = m_connection->run(QStringLiteral("SELECT %1 FROM attempt ORDER BY number").arg(columns));
    if (!rows)
        return rows.error();
    std::vector<AttemptRecord> all;
    while (rows->next())
        all.push_back(attemptFrom(*rows));
    return all;
}

std::vector<AttemptRecord> Academy::leftIn(const QString& folder)
{
    std::vector<AttemptRecord> left;
    if (!isIn(folder))
        return left;
    const Connection connection(fileIn(folder));
    if (!connection.isOpen())
        return left;
    auto rows = connection.run(QStringLiteral("SELECT %1 FROM attempt ORDER BY number").arg(columns));
    while (rows && rows->next()) {
        AttemptRecord each = attemptFrom(*rows);
        if (!isHandedIn(each.state))
            left.push_back(std::move(each));
    }
    return left;
}

Result<AttemptRecord> Academy::attempt(std::int64_t number) const
{
    auto row =
        m_connection->run(QStringLiteral("SELECT %1 FROM attempt WHERE number = ?").arg(columns), {qlonglong(number)});
    if (!row)
        return row.error();
    if (!row->next())
        return Error{.place = {.name = "attempt " + std::to_string(number)},
                     .cause = Cause::MissingValue,
                     .expected = "an attempt of this academy",
                     .found = {}};
    return attemptFrom(*row);
}

namespace {

/// What leads from a state to the next; a refusal names the attempt.
Result<AttemptState> nextStateOf(const AttemptRecord& attempt, AttemptEvent event)
{
    auto next = transition(attempt.state, event);
    if (next)
        return next;
    Error error = next.error();
    error.place.name = "attempt " + std::to_string(attempt.number);
    return error;
}

/// A refusal that is about somebody who wants to sit, and no file.
Error refused(const std::string& about, std::string expected, std::string found)
{
    return {.place = {.name = about},
            .cause = Cause::NotAllowed,
            .expected = std::move(expected),
            .found = std::move(found)};
}

} // namespace

Result<Done> Academy::mayOpen(const RosterPerson& person, const KeptBlueprint& blueprint, const Authorisation& said,
                              int& attempt) const
{
    if (m_anchorFault)
        return *m_anchorFault;
    const std::string& day = said.day;
    const QDate today = QDate::fromString(QString::fromStdString(day), Qt::ISODate);
    const auto wrongDay = [&](const std::string& expected) {
        return Error{.place = {.name = "today's date"}, .cause = Cause::OutOfRange, .expected = expected, .found = day};
    };
    if (!today.isValid())
        return wrongDay("a day that there is, as 2026-12-03");
    // a slip of the pen would beat the waiting days, and print wrong dates
    if (isFarFromClock(day) && said.dayReason.empty())
        return wrongDay("a reason, since the computer's clock says " + clockDay());
    // a clock that was set back says what is known to be wrong
    const auto written = lastWritten();
    if (!written)
        return written.error();
    if (today.daysTo(*written) > mostDaysFromClock && said.dayReason.empty())
        return wrongDay("a reason, since the ledger was written on " + written->toString(Qt::ISODate).toStdString());
    const auto all = attempts();
    const auto plans = blueprints();
    if (!all || !plans)
        return all ? plans.error() : all.error();
    int counted = 0;
    for (const AttemptRecord& each : *all) {
        if (each.person != person.id)
            continue;
        const bool open = each.state != AttemptState::Confirmed && each.state != AttemptState::Void;
        if (open)
            return refused("another attempt", "attempt " + std::to_string(each.number) + " ended first",
                           std::string(attemptStateWords[static_cast<std::size_t>(each.state)]));
        const auto other = blueprintAmong(*plans, each.blueprint);
        if (!other)
            return other.error();
        // revisions of one programme share its cap and its waiting time
        if (other->blueprint.programme != blueprint.blueprint.programme)
            continue;
        attempt = std::max(attempt, each.attempt);
        if (each.state == AttemptState::Void) {
            // whoever cheats has had the attempt; a fire, an illness or a broken computer takes none away
            const auto why = lastEntry(entryKindOf(AttemptEvent::Annul), each.number);
            if (!why)
                return why.error();
            if (fieldOf(*why, "group") != reasonOfMisconduct)
                continue;
        }
        ++counted;
        const QDate before = QDate::fromString(QString::fromStdString(each.opened), Qt::ISODate);
        if (before.isValid() && before.daysTo(today) < blueprint.blueprint.waitDays)
            return wrongDay("a day from "
                            + before.addDays(blueprint.blueprint.waitDays).toString(Qt::ISODate).toStdString() + " on");
    }
    if (counted >= blueprint.blueprint.attempts)
        return refused("another attempt", std::to_string(blueprint.blueprint.attempts) + " attempts at most",
                       std::to_string(counted + 1));
    ++attempt;
    return Done{};
}

Result<AttemptRecord> Academy::authorise(const Unlocked& who, const Authorisation& authorisation)
{
    const auto known = person(authorisation.person);
    const auto blueprint = this->blueprint(authorisation.blueprint);
    if (!known || !blueprint)
        return known ? blueprint.error() : known.error();
    if (!*known || !(*known)->active)
        return fault(Cause::UnknownWord, "an active person of the roster", authorisation.person);
    if (!authorisation.identitySeen)
        return fault(Cause::NotAllowed, "the candidate's identity seen", {});
    if (const auto may = mayDo(who, roleSet(Role::Supervisor), authorisation.person); !may)
        return may.error();
    if (m_anchorFault) {
        if (const auto looked = checkAnchors(); !looked)
            return looked.error();
    }
    int attempt = 0;
    if (const auto may = mayOpen(**known, *blueprint, authorisation, attempt); !may)
        return may.error();
    const auto forms = formsOf(authorisation.blueprint, who.formKey());
    if (!forms)
        return forms.error();
    const auto form =
        drawForm(who.formKey(), {authorisation.blueprint, authorisation.person, attempt}, blueprint->blueprint, *forms);
    if (!form)
        return form.error();
    AttemptRecord record{.person = authorisation.person,
                         .blueprint = authorisation.blueprint,
                         .attempt = attempt,
                         .state = AttemptState::Authorised,
                         .supervisor = who.person,
                         .opened = authorisation.day,
                         .heard = rawClock()};
    record.used.assign(static_cast<std::size_t>(blueprint->blueprint.parts()), 0);
    record.extra = record.used;
    const auto opened = whole([&]() -> Result<Done> {
        auto last = m_connection->run(QStringLiteral("SELECT coalesce(max(number), 0) FROM attempt"));
        if (!last)
            return last.error();
        record.number = last->next() ? last->value(0).toLongLong() + 1 : 1;
        if (const auto added = insertAttempt(record); !added)
            return added;
        const std::string of = attemptField(record.number);
        std::string clock;
        if (!authorisation.dayReason.empty()) {
            const auto why = keptReason(authorisation.dayReason);
            if (!why)
                return why.error();
            clock = ",\"clock\":\"" + clockDay() + "\"," + *why;
        }
        if (const auto entered = enter("attempt-opened", who.person,
                                       of + ",\"person\":\"" + record.person + "\",\"blueprint\":\"" + record.blueprint
                                           + "\",\"count\":" + std::to_string(record.attempt) + ",\"commitment\":\""
                                           + hexOf(commitmentOf(*form)) + "\",\"program\":" + jsonText(CUTCARD_VERSION)
                                           + ",\"edition\":\"" + editionOf(*form, blueprint->blueprint) + "\"" + clock,
                                       &who.personal);
            !entered)
            return entered;
        return enter("attempt-authorised", who.person,
                     of + ",\"identity\":\"seen\",\"day\":" + jsonText(authorisation.day), &who.personal);
    });
    if (!opened)
        return opened.error();
    // outside before the first question: whoever copies an old file back is found out
    const SecretKey houseKey = who.houseKey();
    if (const auto noted = noteAnchor(&houseKey); !noted)
        return noted.error();
    return record;
}

Result<Done> Academy::insertAttempt(const AttemptRecord& record)
{
    const auto text = [](const std::string& value) { return QString::fromStdString(value); };
    const auto added = m_connection->run(
        QStringLiteral("INSERT INTO attempt VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
        {qlonglong(record.number), text(record.person), text(record.blueprint), record.attempt, wordOf(record.state),
         record.part, numbersText(record.used), numbersText(record.extra), record.interruptions, record.pauses,
         record.focusLosses, text(record.supervisor), text(record.opened), text(record.heard)});
    return added ? Result<Done>(Done{}) : Result<Done>(added.error());
}

Result<AttemptRecord> Academy::resume(const Unlocked& who, std::int64_t number)
{
    // it may be there again
    if (m_anchorFault) {
        if (const auto looked = checkAnchors(); !looked)
            return looked.error();
    }
    if (m_anchorFault)
        return *m_anchorFault;
    auto resumed = changed(number, AttemptEvent::Authorise, {}, &who);
    if (resumed) {
        const SecretKey houseKey = who.houseKey();
        if (const auto noted = noteAnchor(&houseKey); !noted)
            return noted.error();
    }
    return resumed;
}

Result<AttemptRecord> Academy::change(std::int64_t number, AttemptEvent event, const std::string& reason)
{
    auto done = changed(number, event, reason, nullptr);
    if (done)
        noteAfter(event);
    return done;
}

Result<AttemptRecord> Academy::interruptSilent(std::int64_t number, const std::string& reason)
{
    auto done = changed(number, AttemptEvent::Interrupt, reason, nullptr, true);
    if (done)
        noteAfter(AttemptEvent::Interrupt);
    return done;
}

void Academy::noteAfter(AttemptEvent event)
{
    if (event != AttemptEvent::Interrupt && event != AttemptEvent::Submit)
        return;
    noteOutside(nullptr);
}

void Academy::noteOutside(const Unlocked* who)
{
    const auto houseKey = who == nullptr ? std::optional<SecretKey>() : who->houseKey();
    // a stick that was pulled out keeps nobody from handing in or deciding: it is said, and nobody else begins without
    // it
    if (const auto noted = noteAnchor(houseKey ? &*houseKey : nullptr); !noted)
        m_anchorFault = noted.error();
}

Result<AttemptRecord> Academy::change(const Unlocked& who, std::int64_t number, AttemptEvent event,
                                      const std::string& reason)
{
    auto done = changed(number, event, reason, &who);
    if (!done)
        return done;
    if (event == AttemptEvent::Confirm || event == AttemptEvent::Annul)
        noteOutside(&who);
    else
        noteAfter(event);
    return done;
}

Result<Done> Academy::notedOutside(const Unlocked& who, Result<Done> decided)
{
    if (decided)
        noteOutside(&who);
    return decided;
}

Result<Done> Academy::mayChange(const Unlocked& who, const AttemptRecord& record, AttemptEvent event) const
{
    // once a score was seen, whoever proctored neither settles a balance nor makes it go away
    const bool second = (record.state == AttemptState::Review && event == AttemptEvent::Confirm)
                        || (record.state >= AttemptState::Graded && event == AttemptEvent::Annul);
    const auto may =
        second ? mayJudge(who, record) : mayDo(who, roleSet(Role::Supervisor) | roleSet(Role::Assessor), record.person);
    return may && event == AttemptEvent::Confirm ? maySignSecond(who, record) : may;
}

Result<Done> Academy::maySignSecond(const Unlocked& who, const AttemptRecord& record) const
{
    const auto pinned = blueprint(record.blueprint);
    if (!pinned)
        return pinned.error();
    if (!pinned->blueprint.fourEyes)
        return Done{};
    const auto graded = lastEntry("graded", record.number);
    if (!graded)
        return graded.error();
    return fieldOf(*graded, "actor") == who.person
               ? Result<Done>(fault(Cause::NotAllowed, "a second person, who did not grade it", {}))
               : Result<Done>(Done{});
}

Result<AttemptRecord> Academy::changed(std::int64_t number, AttemptEvent event, const std::string& reason,
                                       const Unlocked* who, bool silent)
{
    // an appeal's own, and a result's: neither is anybody's to say
    if (event == AttemptEvent::Overturn || event == AttemptEvent::Grade)
        return fault(Cause::NotAllowed, "an appeal, or the machine's decision", {});
    const bool needsPerson = event == AttemptEvent::Authorise || event == AttemptEvent::GoOn
                             || event == AttemptEvent::Confirm || event == AttemptEvent::Annul;
    if (needsPerson && who == nullptr)
        return fault(Cause::NotAllowed, "a supervisor's passphrase", {});
    auto before = attempt(number);
    if (!before)
        return before;
    const auto next = nextStateOf(*before, event);
    if (!next)
        return next.error();
    if (const auto may = who == nullptr ? Result<Done>(Done{}) : mayChange(*who, *before, event); !may)
        return may.error();
    AttemptRecord record = *before;
    record.state = *next;
    if (!silent)
        record.heard = rawClock();
    if (event == AttemptEvent::Pause)
        ++record.pauses;
    // who was only let in, and had not begun, has lost no time
    if (event == AttemptEvent::Interrupt) {
        ++record.interruptions;
        if (before->state == AttemptState::Running && static_cast<std::size_t>(record.part) < record.used.size())
            record.used[static_cast<std::size_t>(record.part)] += lostSeconds;
    }
    const auto kept = whole([&]() -> Result<Done> {
        auto written =
            m_connection->run(QStringLiteral("SELECT count(*) FROM answer WHERE attempt = ?"), {qlonglong(number)});
        if (!written)
            return written.error();
        // what was used and written by now: a row that is changed or cut off later is found
        std::string body = attemptField(number) + ",\"part\":" + std::to_string(record.part) + ",\"used\":\""
                           + numbersText(record.used).toStdString()
                           + "\",\"rows\":" + std::to_string(written->next() ? written->value(0).toLongLong() : 0);
        if (!reason.empty()) {
            const auto why = keptReason(reason);
            if (!why)
                return why.error();
            body += "," + *why;
        }
        if (event == AttemptEvent::Annul && reasonGroup(reason) == reasonOfMisconduct)
            body += ",\"group\":\"" + std::string(reasonOfMisconduct) + "\"";
        const auto changedRow = m_connection->run(
            QStringLiteral("UPDATE attempt SET state = ?, used = ?, interruptions = ?, pauses = ?, heard = ? WHERE "
                           "number = ?"),
            {wordOf(record.state), numbersText(record.used), record.interruptions, record.pauses,
             QString::fromStdString(record.heard), qlonglong(number)});
        if (!changedRow)
            return changedRow.error();
        return enter(std::string(entryKindOf(event)), who != nullptr ? who->person : std::string(), body,
                     who != nullptr ? &who->personal : nullptr);
    });
    if (!kept)
        return kept.error();
    return record;
}

Result<AttemptRecord> Academy::extend(const Unlocked& who, std::int64_t number, int seconds, const std::string& reason)
{
    auto record = attempt(number);
    if (!record)
        return record;
    if (const auto may = mayDo(who, roleSet(Role::Supervisor), record->person); !may)
        return may.error();
    const auto part = static_cast<std::size_t>(record->part);
    constexpr int mostSeconds = 2 * 60 * 60;
    if (isHandedIn(record->state) || part >= record->extra.size() || seconds < 1 || seconds > mostSeconds)
        return Error{.place = {.name = "more time for attempt " + std::to_string(number)},
                     .cause = Cause::NotAllowed,
                     .expected = "1 s to 2 h, for a part that is not handed in",
                     .found = std::to_string(seconds) + " s"};
    record->extra[part] += seconds;
    const auto kept = whole([&]() -> Result<Done> {
        const auto why = keptReason(reason);
        if (!why)
            return why.error();
        if (const auto set = m_connection->run(QStringLiteral("UPDATE attempt SET extra = ? WHERE number = ?"),
                                               {numbersText(record->extra), qlonglong(number)});
            !set)
            return set.error();
        return enter("extended", who.person,
                     attemptField(number) + ",\"part\":" + std::to_string(part)
                         + ",\"seconds\":" + std::to_string(seconds) + "," + *why,
                     &who.personal);
    });
    if (!kept)
        return kept.error();
    return record;
}

Result<Done> Academy::note(std::int64_t number, const std::string& kind, const std::string& body)
{
    return whole([&] { return enter(kind, {}, attemptField(number) + (body.empty() ? "" : "," + body)); });
}

Result<Done> Academy::notePagesOpened(const Unlocked& who, std::int64_t number)
{
    return whole([&] {
        return enter("pages-opened", who.person, attemptField(number) + ",\"by\":\"" + who.person + "\"",
                     &who.personal);
    });
}

Result<Done> Academy::keepTime(std::int64_t number, int part, int usedSeconds)
{
    auto record = attempt(number);
    if (!record)
        return record.error();
    const auto at = static_cast<std::size_t>(part);
    if (at >= record->used.size())
        return Done{};
    // time is only ever added: no clock that was set back gives any of it again
    record->used[at] = std::max(record->used[at], usedSeconds);
    const auto set =
        m_connection->run(QStringLiteral("UPDATE attempt SET used = ?, heard = ? WHERE number = ?"),
                          {numbersText(record->used), QString::fromStdString(rawClock()), qlonglong(number)});
    return set ? Result<Done>(Done{}) : Result<Done>(set.error());
}

Result<Done> Academy::countFocusLoss(std::int64_t number, int milliseconds)
{
    return whole([&]() -> Result<Done> {
        if (const auto set =
                m_connection->run(QStringLiteral("UPDATE attempt SET focus_losses = focus_losses + 1 WHERE number = ?"),
                                  {qlonglong(number)});
            !set)
            return set.error();
        return enter("focus-lost", {}, attemptField(number) + ",\"ms\":" + std::to_string(milliseconds));
    });
}

Result<Done> Academy::append(std::int64_t number, const SecretKey& key, std::int64_t row, std::string_view text,
                             int part, int usedSeconds)
{
    const SealedRow sealed = sealedRow(key, text, rowPlace(number, row));
    return whole([&]() -> Result<Done> {
        if (const auto added =
                m_connection->run(QStringLiteral("INSERT INTO answer VALUES (?, ?, ?, ?)"),
                                  {qlonglong(number), qlonglong(row), blob(sealed.nonce), blob(sealed.sealed)});
            !added)
            return added.error();
        return keepTime(number, part, usedSeconds);
    });
}

Result<std::vector<std::string>> Academy::rows(std::int64_t number, const SecretKey& key) const
{
    auto query = m_connection->run(
        QStringLiteral("SELECT row, nonce, sealed FROM answer WHERE attempt = ? ORDER BY row"), {qlonglong(number)});
    if (!query)
        return query.error();
    std::vector<std::string> texts;
    while (query->next()) {
        const std::int64_t row = query->value(0).toLongLong();
        const auto expected = static_cast<std::int64_t>(texts.size()) + 1;
        auto text = openedRow(key, {bytesFrom(query->value(1)), bytesFrom(query->value(2))}, rowPlace(number, row));
        if (row != expected || !text)
            return fault(Cause::Damaged, rowPlace(number, expected), text ? rowPlace(number, row) : std::string());
        texts.push_back(std::move(*text));
    }
    return texts;
}

Result<Done> Academy::nextPart(std::int64_t number, int part)
{
    const auto set = m_connection->run(QStringLiteral("UPDATE attempt SET part = ? WHERE number = ? AND part < ?"),
                                       {part, qlonglong(number), part});
    return set ? Result<Done>(Done{}) : Result<Done>(set.error());
}

Result<Done> Academy::rate(std::int64_t number, int station, int rating)
{
    if (rating < 1 || rating > 5)
        return fault(Cause::OutOfRange, "a rating of 1..5", std::to_string(rating));
    const auto known = attempt(number);
    if (!known)
        return known.error();
    if (known->state >= AttemptState::Graded)
        return fault(Cause::NotAllowed, "a rating before the score is shown", {});
    const int stations = static_cast<int>(known->used.size()) - 1;
    if (station < 1 || station > stations)
        return fault(Cause::OutOfRange, "a table of 1.." + std::to_string(stations), std::to_string(station));
    auto before = m_connection->run(QStringLiteral("SELECT value FROM rating WHERE attempt = ? AND station = ?"),
                                    {qlonglong(number), station});
    if (!before)
        return before.error();
    if (before->next())
        return fault(Cause::Duplicate, "one rating a table", std::to_string(station));
    return whole([&]() -> Result<Done> {
        if (const auto added = m_connection->run(QStringLiteral("INSERT INTO rating VALUES (?, ?, ?)"),
                                                 {qlonglong(number), station, rating});
            !added)
            return added.error();
        return enter("rated", {},
                     attemptField(number) + ",\"station_no\":" + std::to_string(station)
                         + ",\"rating\":" + std::to_string(rating));
    });
}

Result<std::vector<int>> Academy::ratings(std::int64_t number) const
{
    auto rows = m_connection->run(
        QStringLiteral("SELECT station, value FROM rating WHERE attempt = ? ORDER BY station"), {qlonglong(number)});
    if (!rows)
        return rows.error();
    std::vector<int> values;
    while (rows->next()) {
        values.resize(static_cast<std::size_t>(std::clamp(rows->value(0).toInt(), 1, mostStations)));
        values.back() = rows->value(1).toInt();
    }
    return values;
}

Result<Done> Academy::keepResult(const Unlocked& who, std::int64_t number, const std::string& text)
{
    const std::string digest = resultDigest(text);
    const auto before = attempt(number);
    if (!before)
        return before.error();
    const auto next = nextStateOf(*before, AttemptEvent::Grade);
    if (!next)
        return next.error();
    return whole([&]() -> Result<Done> {
        if (const auto added =
                m_connection->run(QStringLiteral("INSERT INTO result VALUES (?, ?, ?)"),
                                  {qlonglong(number), QString::fromStdString(text), QString::fromStdString(digest)});
            !added)
            return added.error();
        if (const auto set = m_connection->run(QStringLiteral("UPDATE attempt SET state = ? WHERE number = ?"),
                                               {wordOf(*next), qlonglong(number)});
            !set)
            return set.error();
        return enter("graded", who.person, attemptField(number) + ",\"result\":\"" + digest + "\"", &who.personal);
    });
}

Result<std::optional<KeptResult>> Academy::result(std::int64_t number) const
{
    if (auto rescored = rescoredResult(number); !rescored || *rescored)
        return rescored;
    auto row =
        m_connection->run(QStringLiteral("SELECT text, digest FROM result WHERE attempt = ?"), {qlonglong(number)});
    if (!row)
        return row.error();
    if (!row->next())
        return std::optional<KeptResult>();
    KeptResult kept{.text = row->value(0).toString().toStdString(), .digest = row->value(1).toString().toStdString()};
    // the digest is the ledger's: a row that was changed says something that the chain never heard
    const auto told = lastEntry("graded", number);
    if (!told)
        return told.error();
    if (fieldOf(*told, "result") != resultDigest(kept.text))
        return fault(Cause::Damaged, "the result of attempt " + std::to_string(number) + " as it was graded",
                     kept.digest.substr(0, 16));
    return std::optional(kept);
}

} // namespace cutcard
