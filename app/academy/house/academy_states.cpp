// SPDX-License-Identifier: GPL-3.0-or-later
// Attempts: every change of state, who may make it, and that the ledger and the stick hear of it.
#include "app/academy/house/academy_rows.h"
#include "app/academy/ledger/reason.h"
#include "core/base/fault.h"

#include <algorithm>

namespace cutcard {

namespace {

// what nobody can have saved in the moment that a program was ended, added for each time
constexpr int lostSeconds = 5;

/// What happens only over somebody's signature.
constexpr std::array signedEvents{AttemptEvent::Authorise, AttemptEvent::GoOn, AttemptEvent::Confirm,
                                  AttemptEvent::Annul};

bool isMisconduct(AttemptEvent event, std::string_view reason)
{
    return event == AttemptEvent::Annul && reasonGroup(reason) == reasonOfMisconduct;
}

/// Whether something of it was handed in.
bool isBegun(const AttemptRecord& attempt)
{
    return attempt.part > 0 || isHandedIn(attempt.state);
}

/// Counts what happened to an attempt.
void count(AttemptRecord& record, AttemptEvent event)
{
    if (event == AttemptEvent::Pause)
        ++record.pauses;
    if (event != AttemptEvent::Interrupt)
        return;
    ++record.interruptions;
    // who was only let in, and had not begun, has lost no time
    if (record.state == AttemptState::Running && static_cast<std::size_t>(record.part) < record.used.size())
        record.used[static_cast<std::size_t>(record.part)] += lostSeconds;
}

} // namespace

Result<AttemptState> nextStateOf(const AttemptRecord& attempt, AttemptEvent event)
{
    auto next = transition(attempt.state, event);
    if (next)
        return next;
    Error error = next.error();
    error.place.name = "attempt " + std::to_string(attempt.number);
    return error;
}

Result<AttemptRecord> Academy::resume(const Unlocked& who, std::int64_t number)
{
    if (const auto held = holdsAnchors(); !held)
        return held.error();
    auto resumed = changed(number, AttemptEvent::Authorise, {}, &who);
    if (!resumed)
        return resumed;
    if (const auto noted = noteAnchor(who); !noted)
        return noted.error();
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
                                      const std::string& reason, const Unlocked* second)
{
    auto done = changed(number, event, reason, &who, false, second);
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
    const auto opened = openedAt(record.number);
    if (!graded || !opened)
        return graded ? opened.error() : graded.error();
    if (fieldOf(*graded, "actor") == who.person)
        return fault(Cause::NotAllowed, "a second person, who did not grade it", {});
    // whoever was enrolled for this one signature is nobody's second
    if (!hasKeyOfBefore(m_signsSince, who.person, *opened))
        return fault(Cause::NotAllowed, "a second person who could sign before it was opened", {});
    return Done{};
}

Result<AttemptRecord> Academy::changed(std::int64_t number, AttemptEvent event, const std::string& reason,
                                       const Unlocked* who, bool silent, const Unlocked* second)
{
    // an appeal's own, and a result's: neither is anybody's to say
    if (event == AttemptEvent::Overturn || event == AttemptEvent::Grade)
        return fault(Cause::NotAllowed, "an appeal, or the machine's decision", {});
    if (who == nullptr && std::ranges::find(signedEvents, event) != signedEvents.end())
        return fault(Cause::NotAllowed, "a supervisor's passphrase", {});
    const auto before = attempt(number);
    const auto next = before.and_then([&](const AttemptRecord& each) { return nextStateOf(each, event); });
    if (!next)
        return next.error();
    if (const auto may = who == nullptr ? Result<Done>(Done{}) : mayChange(*who, *before, event); !may)
        return may.error();
    // one signature is enough before anything was handed in, and the attempt counts; misconduct gives nobody another go
    if (event != AttemptEvent::Annul || isMisconduct(event, reason))
        second = nullptr;
    else if (second != nullptr || isBegun(*before)) {
        if (const auto two = areTwo(*who, second, number); !two)
            return two.error();
    }
    AttemptRecord record = *before;
    count(record, event);
    record.state = *next;
    if (!silent)
        record.heard = rawClock();
    if (const auto kept = whole([&] { return enterChange(record, event, reason, who, second); }); !kept)
        return kept.error();
    return record;
}

Result<Done> Academy::enterChange(const AttemptRecord& record, AttemptEvent event, const std::string& reason,
                                  const Unlocked* who, const Unlocked* second)
{
    auto written = m_connection->run(QStringLiteral("SELECT count(*) FROM answer WHERE attempt = ? AND row > 0"),
                                     {qlonglong(record.number)});
    if (!written)
        return written.error();
    // what was used and written by now: a row that is changed or cut off later is found
    std::string body = attemptField(record.number) + ",\"part\":" + std::to_string(record.part) + ",\"used\":\""
                       + numbersText(record.used).toStdString()
                       + "\",\"rows\":" + std::to_string(written->next() ? written->value(0).toLongLong() : 0);
    if (!reason.empty()) {
        const auto why = keptReason(reason);
        if (!why)
            return why.error();
        body += "," + *why;
    }
    if (isMisconduct(event, reason))
        body += ",\"group\":\"" + std::string(reasonOfMisconduct) + "\"";
    const auto changedRow = m_connection->run(
        QStringLiteral("UPDATE attempt SET state = ?, used = ?, interruptions = ?, pauses = ?, heard = ? WHERE "
                       "number = ?"),
        {stateWord(record.state), numbersText(record.used), record.interruptions, record.pauses,
         QString::fromStdString(record.heard), qlonglong(record.number)});
    if (!changedRow)
        return changedRow.error();
    const std::string kind(entryKindOf(event));
    return who == nullptr ? enter(kind, {}, body) : enterForTwo(kind, *who, body, second);
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
        return faultIn("more time for attempt " + std::to_string(number), Cause::NotAllowed,
                       "1 s to 2 h, for a part that is not handed in", std::to_string(seconds) + " s");
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

} // namespace cutcard
