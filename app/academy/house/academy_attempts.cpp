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

QDate dateOf(const std::string& day)
{
    return QDate::fromString(QString::fromStdString(day), Qt::ISODate);
}

std::string isoOf(const QDate& date)
{
    return date.toString(Qt::ISODate).toStdString();
}

Error wrongDay(const std::string& day, const std::string& expected)
{
    return faultIn("today's date", Cause::OutOfRange, expected, day);
}

/// Whether the waiting days since an earlier attempt are over.
Result<Done> hasWaited(const std::string& earlier, const std::string& day, int waitDays)
{
    const QDate before = dateOf(earlier);
    if (before.isValid() && before.daysTo(dateOf(day)) < waitDays)
        return wrongDay(day, "a day from " + isoOf(before.addDays(waitDays)) + " on");
    return Done{};
}

bool isEnded(const AttemptRecord& attempt)
{
    return attempt.state == AttemptState::Confirmed || attempt.state == AttemptState::Void;
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
        return faultIn("attempt " + std::to_string(number), Cause::MissingValue, "an attempt of this academy");
    return attemptFrom(*row);
}

Result<Done> Academy::isToday(const Authorisation& said) const
{
    const QDate today = dateOf(said.day);
    if (!today.isValid())
        return wrongDay(said.day, "a day that there is, as 2026-12-03");
    // a slip of the pen would beat the waiting days, and print wrong dates
    if (isFarFromClock(said.day) && said.dayReason.empty())
        return wrongDay(said.day, "a reason, since the computer's clock says " + clockDay());
    // a reason is for a slip in the clock's day or month: whoever is further off sets the clock
    if (std::abs(today.daysTo(dateOf(clockDay()))) > mostDaysWithReason)
        return wrongDay(said.day, "a day within 31 days of the computer's clock, which says " + clockDay());
    // a clock that was set back says what is known to be wrong
    const auto written = lastWritten();
    if (!written)
        return written.error();
    if (today.daysTo(*written) > mostDaysFromClock && said.dayReason.empty())
        return wrongDay(said.day, "a reason, since the ledger was written on " + isoOf(*written));
    return Done{};
}

Result<int> Academy::mayOpen(const RosterPerson& person, const Blueprint& blueprint, const Authorisation& said) const
{
    if (const auto today = isToday(said); !today)
        return today.error();
    const auto all = attempts();
    const auto plans = blueprints();
    if (!all || !plans)
        return all ? plans.error() : all.error();
    int attempt = 0;
    int counted = 0;
    for (const AttemptRecord& each : *all) {
        if (each.person != person.id)
            continue;
        if (!isEnded(each))
            return faultIn("another attempt", Cause::NotAllowed,
                           "attempt " + std::to_string(each.number) + " ended first",
                           std::string(attemptStateWords[static_cast<std::size_t>(each.state)]));
        const auto other = blueprintAmong(*plans, each.blueprint);
        if (!other)
            return other.error();
        // revisions of one programme share its cap and its waiting time
        if (other->blueprint.programme != blueprint.programme)
            continue;
        attempt = std::max(attempt, each.attempt);
        const auto counts = isCounted(each);
        if (!counts)
            return counts.error();
        if (!*counts)
            continue;
        ++counted;
        if (const auto waited = hasWaited(each.opened, said.day, blueprint.waitDays); !waited)
            return waited.error();
    }
    if (counted >= blueprint.attempts)
        return faultIn("another attempt", Cause::NotAllowed, std::to_string(blueprint.attempts) + " attempts at most",
                       std::to_string(counted + 1));
    // also one that was built before the other was sat
    return isNoEasier(blueprint, *plans, *all).transform([&](Done) { return attempt + 1; });
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
    if (const auto held = holdsAnchors(); !held)
        return held.error();
    const auto attempt = mayOpen(**known, blueprint->blueprint, authorisation);
    if (!attempt)
        return attempt.error();
    const auto form = formsOf(authorisation.blueprint, who.formKey()).and_then([&](const ExamForms& forms) {
        return drawForm(who.formKey(), {authorisation.blueprint, authorisation.person, *attempt}, blueprint->blueprint,
                        forms);
    });
    if (!form)
        return form.error();
    AttemptRecord record{.person = authorisation.person,
                         .blueprint = authorisation.blueprint,
                         .attempt = *attempt,
                         .state = AttemptState::Authorised,
                         .supervisor = who.person,
                         .opened = authorisation.day,
                         .heard = rawClock()};
    record.used.assign(static_cast<std::size_t>(blueprint->blueprint.parts()), 0);
    record.extra = record.used;
    const auto opened = whole(
        [&] { return enterOpened(who, record, *form, editionOf(blueprint->blueprint), authorisation.dayReason); });
    if (!opened)
        return opened.error();
    // outside before the first question: whoever copies an old file back is found out
    if (const auto noted = noteAnchor(who); !noted)
        return noted.error();
    return record;
}

Result<Done> Academy::enterOpened(const Unlocked& who, AttemptRecord& record, const DrawnForm& form,
                                  const std::string& edition, const std::string& dayReason)
{
    auto last = m_connection->run(QStringLiteral("SELECT coalesce(max(number), 0) FROM attempt"));
    if (!last)
        return last.error();
    record.number = last->next() ? last->value(0).toLongLong() + 1 : 1;
    if (const auto added = insertAttempt(record); !added)
        return added;
    const std::string of = attemptField(record.number);
    const std::string paper = paperText(form);
    std::string clock;
    if (!dayReason.empty()) {
        const auto why = keptReason(dayReason);
        if (!why)
            return why.error();
        clock = ",\"clock\":\"" + clockDay() + "\"," + *why;
    }
    if (const auto entered =
            enter("attempt-opened", who.person,
                  of + ",\"person\":\"" + record.person + "\",\"blueprint\":\"" + record.blueprint
                      + "\",\"count\":" + std::to_string(record.attempt) + ",\"commitment\":\""
                      + hexOf(commitmentOf(form)) + "\",\"program\":" + jsonText(CUTCARD_VERSION) + ",\"edition\":\""
                      + edition + "\",\"paper\":\"" + paperDigest(paper) + "\"" + clock,
                  &who.personal);
        !entered)
        return entered;
    if (const auto kept = keepPaper(record.number, who.attemptKey(record.number), paper); !kept)
        return kept;
    return enter("attempt-authorised", who.person, of + ",\"identity\":\"seen\",\"day\":" + jsonText(record.opened),
                 &who.personal);
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
