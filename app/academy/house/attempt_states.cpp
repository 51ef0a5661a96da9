// SPDX-License-Identifier: GPL-3.0-or-later
// Every change of an attempt's state, who may make it, and that the ledger and the stick hear of it.
#include "app/academy/house/attempts.h"
#include "app/academy/store/clock.h"
#include "app/academy/store/rows.h"

namespace cutcard {

// what nobody can have saved in the moment that a program was ended, added for each time
constexpr int lostSeconds = 5;

/// What happens only over somebody's signature.
constexpr std::array signedEvents{AttemptEvent::Authorise, AttemptEvent::GoOn, AttemptEvent::Confirm,
                                  AttemptEvent::Annul};

static bool isMisconduct(AttemptEvent event, std::string_view reason)
{
    return event == AttemptEvent::Annul && reasonGroup(reason) == reasonOfMisconduct;
}

/// Whether the head has to lie outside after such a change.
static bool liesOutside(AttemptEvent event)
{
    return event == AttemptEvent::Interrupt || event == AttemptEvent::Submit || event == AttemptEvent::Confirm
           || event == AttemptEvent::Annul;
}

/// Counts what happened to an attempt.
static void count(AttemptRecord& record, AttemptEvent event)
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

Result<AttemptRecord> Attempts::resume(const Unlocked& who, std::int64_t number)
{
    TRY(m_beside.heads.areHeld());
    auto resumed = TRY(changed(number, AttemptEvent::Authorise, {}, &who));
    TRY(m_beside.heads.note(who));
    return resumed;
}

Result<AttemptRecord> Attempts::change(std::int64_t number, AttemptEvent event, const std::string& reason,
                                       const SecretKey* attemptKey)
{
    auto done = changed(number, event, reason, nullptr);
    if (done && attemptKey != nullptr && liesOutside(event))
        m_beside.heads.noteOutside(headsKeyOf(*attemptKey));
    return done;
}

Result<AttemptRecord> Attempts::interruptSilent(std::int64_t number, const std::string& reason,
                                                const SecretKey& attemptKey)
{
    auto done = changed(number, AttemptEvent::Interrupt, reason, nullptr, true);
    if (done)
        m_beside.heads.noteOutside(headsKeyOf(attemptKey));
    return done;
}

Result<Done> Attempts::interruptLeft()
{
    for (const AttemptRecord& attempt : TRY(all())) {
        const bool left = attempt.state == AttemptState::Running || attempt.state == AttemptState::Paused
                          || attempt.state == AttemptState::Authorised;
        if (!left)
            continue;
        // not noted outside: whoever opens a copy of a house has given no passphrase
        TRY(changed(attempt.number, AttemptEvent::Interrupt, "found at the start", nullptr, true));
    }
    return Done{};
}

Result<AttemptRecord> Attempts::change(const Unlocked& who, std::int64_t number, AttemptEvent event,
                                       const std::string& reason, const Unlocked* second)
{
    auto done = changed(number, event, reason, &who, false, second);
    if (done && liesOutside(event))
        m_beside.heads.noteOutside(who.houseKey());
    return done;
}

Result<Done> Attempts::mayChange(const Unlocked& who, const AttemptRecord& record, AttemptEvent event) const
{
    // once a score was seen, whoever proctored neither settles a balance nor makes it go away
    const bool second = (record.state == AttemptState::Review && event == AttemptEvent::Confirm)
                        || (record.state >= AttemptState::Graded && event == AttemptEvent::Annul);
    const auto may =
        second ? m_beside.results.mayJudge(who, record)
               : m_beside.signers.mayDo(who, roleSet(Role::Supervisor) | roleSet(Role::Assessor), record.person);
    return may && event == AttemptEvent::Confirm ? maySignSecond(who, record) : may;
}

Result<Done> Attempts::maySignSecond(const Unlocked& who, const AttemptRecord& record) const
{
    if (!TRY(m_beside.blueprints.one(record.blueprint)).blueprint.fourEyes)
        return Done{};
    const auto graded = TRY(m_beside.ledger.lastEntry("graded", record.number));
    const auto opened = TRY(m_beside.ledger.openedAt(record.number));
    if (fieldOf(graded, "actor") == who.person)
        return m_store.refuse(Cause::NotAllowed, Refusal::GradedByThem);
    // whoever was enrolled for this one signature is nobody's second
    if (!hasKeyOfBefore(m_beside.signers.signsSince(), who.person, opened))
        return m_store.refuse(Cause::NotAllowed, Refusal::SecondTooNew);
    return Done{};
}

Result<AttemptRecord> Attempts::changed(std::int64_t number, AttemptEvent event, const std::string& reason,
                                        const Unlocked* who, bool silent, const Unlocked* second)
{
    // an appeal's own, and a result's: neither is anybody's to say
    if (event == AttemptEvent::Overturn || event == AttemptEvent::Grade)
        return m_store.refuse(Cause::NotAllowed, Refusal::ResultSetByHand);
    if (who == nullptr && std::ranges::find(signedEvents, event) != signedEvents.end())
        return m_store.refuse(Cause::NotAllowed, Refusal::SupervisorNeeded);
    const auto before = attemptRow(m_store.sql(), number);
    const auto next = TRY(before.and_then([&](const AttemptRecord& each) { return nextStateOf(each, event); }));
    TRY(who == nullptr ? Result<Done>(Done{}) : mayChange(*who, *before, event));
    // one signature is enough before anything was handed in, and the attempt counts; misconduct gives nobody another go
    if (event != AttemptEvent::Annul || isMisconduct(event, reason))
        second = nullptr;
    else if (second != nullptr || before->part > 0 || isHandedIn(before->state)) {
        TRY(m_beside.signers.areTwo(*who, second, number));
    }
    AttemptRecord record = *before;
    count(record, event);
    record.state = next;
    if (!silent)
        record.heard = rawClock();
    TRY(m_store.whole([&] { return enterChange(record, event, reason, who, second); }));
    return record;
}

Result<Done> Attempts::enterChange(const AttemptRecord& record, AttemptEvent event, const std::string& reason,
                                   const Unlocked* who, const Unlocked* second)
{
    auto written =
        TRY(runOn(m_store.sql(), "SELECT count(*) FROM answer WHERE attempt = ? AND row > 0", record.number));
    // what was used and written by now: a row that is changed or cut off later is found
    std::string body = attemptField(record.number) + ",\"part\":" + std::to_string(record.part) + ",\"used\":\""
                       + numbersText(record.used).toStdString()
                       + "\",\"rows\":" + std::to_string(written.next() ? written.value(0).toLongLong() : 0);
    if (!reason.empty())
        body += "," + TRY(m_store.keptReason(reason));
    if (isMisconduct(event, reason))
        body += ",\"group\":\"" + std::string(reasonOfMisconduct) + "\"";
    TRY(runOn(m_store.sql(),
              "UPDATE attempt SET state = ?, used = ?, interruptions = ?, pauses = ?, heard = ? WHERE "
              "number = ?",
              stateWord(record.state), numbersText(record.used), record.interruptions, record.pauses, record.heard,
              record.number));
    const std::string kind(entryKindOf(event));
    return who == nullptr ? m_store.enter(kind, "", body) : m_store.enterForTwo(kind, *who, body, second);
}

Result<AttemptRecord> Attempts::extend(const Unlocked& who, std::int64_t number, int seconds, const std::string& reason)
{
    auto record = TRY(attemptRow(m_store.sql(), number));
    TRY(m_beside.signers.mayDo(who, roleSet(Role::Supervisor), record.person));
    const auto part = static_cast<std::size_t>(record.part);
    constexpr int mostSeconds = 2 * 60 * 60;
    if (isHandedIn(record.state) || part >= record.extra.size() || seconds < 1 || seconds > mostSeconds)
        return refusedIn({"more time for attempt " + std::to_string(number)}, Cause::NotAllowed, Refusal::ExtraTime,
                         std::to_string(seconds) + " s");
    record.extra[part] += seconds;
    TRY(m_store.whole([&]() -> Result<Done> {
        const auto why = TRY(m_store.keptReason(reason));
        TRY(runOn(m_store.sql(), "UPDATE attempt SET extra = ? WHERE number = ?", numbersText(record.extra), number));
        return m_store.enter("extended", who,
                             attemptField(number) + ",\"part\":" + std::to_string(part)
                                 + ",\"seconds\":" + std::to_string(seconds) + "," + why);
    }));
    return record;
}

Result<Done> Attempts::note(std::int64_t number, const std::string& kind, const std::string& body)
{
    return m_store.whole(
        [&] { return m_store.enter(kind, "", attemptField(number) + (body.empty() ? "" : "," + body)); });
}

Result<Done> Attempts::notePagesOpened(const Unlocked& who, std::int64_t number)
{
    return m_store.whole(
        [&] { return m_store.enter("pages-opened", who, attemptField(number) + ",\"by\":\"" + who.person + "\""); });
}

} // namespace cutcard
