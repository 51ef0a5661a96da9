// SPDX-License-Identifier: GPL-3.0-or-later
// Attempts: which there are, and who may open one.
#include "app/academy/forms/paper.h"
#include "app/academy/house/academy_rows.h"
#include "app/academy/ledger/certificate.h"
#include "app/academy/ledger/digests.h"

#include <QDate>
#include <QStringList>

#include <algorithm>

namespace cutcard {

QString numbersText(const std::vector<int>& numbers)
{
    QStringList words;
    for (const int number : numbers)
        words.append(QString::number(number));
    return words.join(QLatin1Char(','));
}

QString stateWord(AttemptState state)
{
    const std::string_view word = attemptStateWords[static_cast<std::size_t>(state)];
    return QString::fromUtf8(word);
}

std::string attemptField(std::int64_t number)
{
    return "\"attempt\":" + std::to_string(number);
}

namespace {

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

/// A refusal that is about somebody who wants to sit, and no file.
Error refused(const std::string& about, std::string expected, std::string found)
{
    return {.place = {.name = about},
            .cause = Cause::NotAllowed,
            .expected = std::move(expected),
            .found = std::move(found)};
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
        const auto counts = isCounted(each);
        if (!counts)
            return counts.error();
        if (!*counts)
            continue;
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
    // also one that was built before the other was sat
    return isNoEasier(blueprint.blueprint);
}

Result<AttemptRecord> Academy::authorise(const Unlocked& who, const Authorisation& authorisation)
{
    if (const auto refused = refusesOwnContent(); !refused)
        return refused.error();
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
    const std::string paper = paperText(*form);
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
        if (const auto entered =
                enter("attempt-opened", who.person,
                      of + ",\"person\":\"" + record.person + "\",\"blueprint\":\"" + record.blueprint + "\",\"count\":"
                          + std::to_string(record.attempt) + ",\"commitment\":\"" + hexOf(commitmentOf(*form))
                          + "\",\"program\":" + jsonText(CUTCARD_VERSION) + ",\"edition\":\""
                          + editionOf(blueprint->blueprint) + "\",\"paper\":\"" + paperDigest(paper) + "\"" + clock,
                      &who.personal);
            !entered)
            return entered;
        if (const auto kept = keepPaper(record.number, who.attemptKey(record.number), paper); !kept)
            return kept;
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
        {qlonglong(record.number), text(record.person), text(record.blueprint), record.attempt, stateWord(record.state),
         record.part, numbersText(record.used), numbersText(record.extra), record.interruptions, record.pauses,
         record.focusLosses, text(record.supervisor), text(record.opened), text(record.heard)});
    return added ? Result<Done>(Done{}) : Result<Done>(added.error());
}

} // namespace cutcard
