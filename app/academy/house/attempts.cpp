// SPDX-License-Identifier: GPL-3.0-or-later
// Which attempts there are, and who may open one.
#include "app/academy/house/attempts.h"

#include "app/academy/forms/paper.h"
#include "app/academy/ledger/digests.h"
#include "app/academy/store/clock.h"
#include "app/academy/store/rows.h"

namespace cutcard {

static QDate dateOf(const std::string& day)
{
    return QDate::fromString(QString::fromStdString(day), Qt::ISODate);
}

static std::string isoOf(const QDate& date)
{
    return date.toString(Qt::ISODate).toStdString();
}

static Error wrongDay(const std::string& day, Refusal refusal, std::string value)
{
    return refusedIn({"today's date"}, Cause::OutOfRange, refusal, day, {std::move(value)});
}

/// Whether the waiting days since an earlier attempt are over.
static Result<Done> hasWaited(const std::string& earlier, const std::string& day, int waitDays)
{
    const QDate before = dateOf(earlier);
    if (before.isValid() && before.daysTo(dateOf(day)) < waitDays)
        return wrongDay(day, Refusal::DayTooEarly, isoOf(before.addDays(waitDays)));
    return Done{};
}

std::vector<AttemptRecord> Attempts::leftIn(const QString& folder)
{
    if (!Store::isIn(folder))
        return {};
    const Connection connection(Store::fileIn(folder));
    const auto all = connection.isOpen() ? attemptRows(connection) : std::vector<AttemptRecord>();
    std::vector<AttemptRecord> left;
    std::ranges::copy_if(all ? *all : left, std::back_inserter(left),
                         [](const AttemptRecord& each) { return !isHandedIn(each.state); });
    return left;
}

Result<std::vector<AttemptRecord>> Attempts::all() const
{
    return attemptRows(m_store.sql());
}

Result<AttemptRecord> Attempts::one(std::int64_t number) const
{
    return attemptRow(m_store.sql(), number);
}

Result<bool> Attempts::isCounted(const AttemptRecord& record) const
{
    if (record.state != AttemptState::Void)
        return true;
    const auto annulled = TRY(m_beside.ledger.lastEntry(entryKindOf(AttemptEvent::Annul), record.number));
    const auto overturned = TRY(m_beside.ledger.lastEntry(entryKindOf(AttemptEvent::Overturn), record.number));
    const std::string& entry = annulled.empty() ? overturned : annulled;
    // whoever cheats has had the attempt; whether a fire or a broken computer takes it away two people say
    return fieldOf(entry, "group") == reasonOfMisconduct || fieldOf(entry, "second").empty();
}

Result<Done> Attempts::isToday(const Authorisation& said) const
{
    const QDate today = dateOf(said.day);
    if (!today.isValid())
        return wrongDay(said.day, Refusal::NotADate, "2026-12-03");
    // a slip of the pen would beat the waiting days, and print wrong dates
    if (isFarFromClock(said.day) && said.dayReason.empty())
        return wrongDay(said.day, Refusal::DayOffClock, clockDay());
    // a reason is for a slip in the clock's day or month: whoever is further off sets the clock
    if (std::abs(today.daysTo(dateOf(clockDay()))) > mostDaysWithReason)
        return wrongDay(said.day, Refusal::DayFarOffClock, clockDay());
    // a clock that was set back says what is known to be wrong
    const auto written = TRY(m_beside.ledger.lastWritten());
    if (today.daysTo(written) > mostDaysFromClock && said.dayReason.empty())
        return wrongDay(said.day, Refusal::DayBeforeLedger, isoOf(written));
    return Done{};
}

Result<int> Attempts::mayOpen(const RosterPerson& person, const Blueprint& blueprint, const Authorisation& said) const
{
    TRY(isToday(said));
    const auto all = TRY(this->all());
    const auto plans = TRY(m_beside.blueprints.all());
    int attempt = 0;
    int counted = 0;
    for (const AttemptRecord& each : all) {
        if (each.person != person.id)
            continue;
        if (each.state != AttemptState::Confirmed && each.state != AttemptState::Void)
            return refusedIn({"another attempt"}, Cause::NotAllowed, Refusal::AttemptStillOpen, wordOf(each.state),
                             {std::to_string(each.number)});
        const auto other = TRY(m_beside.blueprints.among(plans, each.blueprint));
        // revisions of one programme share its cap and its waiting time
        if (other.blueprint.programme != blueprint.programme)
            continue;
        attempt = std::max(attempt, each.attempt);
        if (!TRY(isCounted(each)))
            continue;
        ++counted;
        TRY(hasWaited(each.opened, said.day, blueprint.waitDays));
    }
    if (counted >= blueprint.attempts)
        return refusedIn({"another attempt"}, Cause::NotAllowed, Refusal::NoAttemptsLeft, std::to_string(counted + 1),
                         {std::to_string(blueprint.attempts)});
    // also one that was built before the other was sat
    return m_beside.blueprints.isNoEasier(blueprint, plans).transform([&](Done) { return attempt + 1; });
}

Result<AttemptRecord> Attempts::authorise(const Unlocked& who, const Authorisation& authorisation)
{
    TRY(refusesOwnContent());
    const auto known = TRY(personRow(m_store.sql(), authorisation.person));
    const auto blueprint = TRY(m_beside.blueprints.one(authorisation.blueprint));
    if (!known || !known->active)
        return m_store.refuse(Cause::UnknownWord, Refusal::NobodyActive, authorisation.person);
    if (!authorisation.identitySeen)
        return m_store.refuse(Cause::NotAllowed, Refusal::IdentityNotSeen);
    TRY(m_beside.signers.mayDo(who, roleSet(Role::Supervisor), authorisation.person));
    TRY(m_beside.heads.areHeld());
    const auto attempt = TRY(mayOpen(*known, blueprint.blueprint, authorisation));
    const auto form =
        TRY(m_beside.blueprints.formsOf(authorisation.blueprint, who.formKey()).and_then([&](const ExamForms& forms) {
            return drawForm(who.formKey(), {authorisation.blueprint, authorisation.person, attempt},
                            blueprint.blueprint, forms);
        }));
    AttemptRecord record{.person = authorisation.person,
                         .blueprint = authorisation.blueprint,
                         .attempt = attempt,
                         .state = AttemptState::Authorised,
                         .supervisor = who.person,
                         .opened = authorisation.day,
                         .heard = rawClock()};
    record.used.assign(static_cast<std::size_t>(blueprint.blueprint.parts()), 0);
    record.extra = record.used;
    TRY(m_store.whole(
        [&] { return enterOpened(who, record, form, editionOf(blueprint.blueprint), authorisation.dayReason); }));
    // outside before the first question: whoever copies an old file back is found out
    TRY(m_beside.heads.note(who));
    return record;
}

Result<Done> Attempts::enterOpened(const Unlocked& who, AttemptRecord& record, const DrawnForm& form,
                                   const std::string& edition, const std::string& dayReason)
{
    auto last = TRY(runOn(m_store.sql(), "SELECT coalesce(max(number), 0) FROM attempt"));
    record.number = last.next() ? last.value(0).toLongLong() + 1 : 1;
    TRY(insertAttempt(m_store.sql(), record));
    const std::string of = attemptField(record.number);
    const std::string paper = paperText(form);
    const SecretKey attemptKey = who.attemptKey(record.number);
    std::string clock;
    if (!dayReason.empty()) {
        const auto why = TRY(m_store.keptReason(dayReason));
        clock = ",\"clock\":\"" + clockDay() + "\"," + why;
    }
    TRY(m_store.enter("attempt-opened", who,
                      of + ",\"person\":\"" + record.person + "\",\"blueprint\":\"" + record.blueprint
                          + "\",\"count\":" + std::to_string(record.attempt) + ",\"commitment\":\""
                          + hexOf(commitmentOf(form)) + "\",\"heads\":\"" + hexOf(publicKeyOf(headsKeyOf(attemptKey)))
                          + "\",\"program\":" + jsonText(CUTCARD_VERSION) + ",\"edition\":\"" + edition
                          + "\",\"paper\":\"" + paperDigest(paper) + "\"" + clock));
    TRY(m_beside.answers.keepPaper(record.number, attemptKey, paper));
    return m_store.enter("attempt-authorised", who, of + ",\"identity\":\"seen\",\"day\":" + jsonText(record.opened));
}

} // namespace cutcard
