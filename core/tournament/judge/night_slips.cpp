// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/judge/night_slips.h"

#include "core/tournament/acts/night_acts.h"
#include "core/tournament/state/seats.h"

namespace cutcard {

using Does = DirectorVerb;

bool isForGood(Does verb)
{
    // until the hand goes on a ruling can be said anew, and what an offence is met with has remedies of its own
    return factsOf(verb).family == VerbFamily::Sanction
           || isOneOf(verb,
                      {Does::Attend, Does::Ask, Does::Rule, Does::Cite, Does::ShowHand, Does::VoidHand, Does::TellOut});
}

bool canBeSaidAnew(Does verb)
{
    return isOneOf(verb, {Does::Rule, Does::Cite, Does::Warn, Does::Penalise});
}

namespace {

/// Does an act as if it were done at its time.
bool performAt(Night& night, const DirectorAct& act, NightTime at)
{
    const NightTime now = std::exchange(night.now, at);
    const bool done = perform(night, act);
    night.now = now;
    return done;
}

std::vector<TableNo> tablesOf(const Night& before, const Night& after, const DirectorAct& act)
{
    std::vector<TableNo> tables;
    const auto add = [&](TableNo table) {
        if (!table.isNone() && !contains(tables, table))
            tables.push_back(table);
    };
    add(act.table);
    if (const Call* call = before.call(act.call); act.call > 0 && call != nullptr)
        add(call->table);
    for (const Night* night : {&before, &after}) {
        if (!night->knows(act.person))
            continue;
        const Entrant& person = night->person(act.person);
        add(person.table);
        if (person.table.isNone())
            add(person.outAt);
    }
    return tables;
}

/// Somebody let in, and sent away again by whatever word.
bool sendsAway(const DirectorAct& act, const NightSlip& slip)
{
    const bool cameIn = slip.act.verb == Does::Admit || slip.act.verb == Does::Claim;
    return cameIn && act.person == slip.act.person && (act.verb == Does::RemoveStack || act.verb == Does::SignOut);
}

/// An act after another, and the room as it would be without that one.
struct Undoing {
    const Night& without;
    const DirectorAct& act;
    const DirectorAct& from;

    const Entrant& person() const { return without.person(act.person); }
    bool isAtTheTable() const { return act.table == from.table; }
};

/// An act that says of another that it is not to count, if it leads where the room is without that.
struct WayBack {
    Does act;
    Does from;
    bool (*leadsBack)(const Undoing& undoing);
    bool ofAnybody = false; ///< who is named says nothing
};

bool ofTheTable(const Undoing& undoing)
{
    return undoing.isAtTheTable();
}

bool toTheChips(const Undoing& undoing)
{
    return undoing.person().chips == undoing.act.amount;
}

/// 3.15: without what was counted out wrongly before.
bool toTheFairStack(const Undoing& undoing)
{
    return undoing.person().excess != 0
           && night_acts::fairStack(undoing.without, undoing.act.person) == undoing.act.amount;
}

/// 2.1.5: an unclaimed stack lies there again.
bool ontoTheTable(const Undoing& undoing)
{
    const auto& cleared = undoing.from.people;
    return toTheChips(undoing) && undoing.person().presence == Presence::Unclaimed
           && undoing.person().table == undoing.from.table
           && (cleared.empty() || contains(cleared, undoing.act.person));
}

/// 2.2.2: to the one whose turn it is.
bool toTheDealer(const Undoing& undoing)
{
    const Ring* ring = undoing.without.ring(undoing.act.table);
    return undoing.isAtTheTable() && ring != nullptr && comingDealer(undoing.without, *ring) == undoing.act.person;
}

bool toTheBlind(const Undoing& undoing)
{
    const Ring* ring = undoing.without.ring(undoing.act.table);
    return undoing.isAtTheTable() && ring != nullptr && ring->announced == undoing.act.amount;
}

constexpr std::array waysBack{
    WayBack{Does::Hold, Does::Release, ofTheTable},
    WayBack{Does::Release, Does::Hold, ofTheTable},
    WayBack{Does::Release, Does::Stop, ofTheTable},
    WayBack{Does::Pause, Does::Resume, ofTheTable},
    WayBack{Does::Resume, Does::Pause, ofTheTable},
    WayBack{Does::SetStack, Does::SetStack, toTheChips},
    WayBack{Does::SetStack, Does::SetStack, toTheFairStack},
    WayBack{Does::SetStack, Does::RemoveStack, toTheChips},
    WayBack{Does::SetStack, Does::TakeBack, toTheChips},
    WayBack{Does::SetStack, Does::ClearUnclaimed, ontoTheTable, true},
    WayBack{Does::PlaceButton, Does::PlaceButton, toTheDealer, true},
    WayBack{Does::Prize, Does::Prize, [](const Undoing& it) { return it.person().page.share == it.act.amount; }},
    WayBack{Does::SeatBy, Does::SeatBy, [](const Undoing& it) { return it.person().table == it.act.table; }},
    WayBack{Does::Level, Does::Level, [](const Undoing& it) { return it.act.amount == it.without.level; }},
    WayBack{Does::AnnounceMethod, Does::AnnounceMethod,
            [](const Undoing& it) { return it.act.method == it.without.method; }},
    WayBack{Does::Refuse, Does::Grant, [](const Undoing& it) { return it.act.request == it.from.request; }},
    WayBack{Does::Deposit, Does::PayBack, [](const Undoing& it) { return it.act.amount == it.from.amount; }},
    WayBack{Does::RaiseBlinds, Does::RaiseBlinds, toTheBlind},
};

} // namespace

bool hasAWayBack(Does verb)
{
    return verb == Does::Admit || verb == Does::Claim || contains(waysBack, verb, &WayBack::from);
}

/// Whether an act says that a slip is not to count, as the room was before it.
static bool takesBack(const Night& without, const DirectorAct& act, const NightSlip& slip)
{
    if (factsOf(act.verb).uses('p') && !without.knows(act.person))
        return false;
    return sendsAway(act, slip) || std::ranges::any_of(waysBack, [&](const WayBack& way) {
               return way.act == act.verb && way.from == slip.act.verb
                      && (way.ofAnybody || act.person == slip.act.person)
                      && way.leadsBack({.without = without, .act = act, .from = slip.act});
           });
}

/// No fault and no points: what is done by it is done, or cannot be any more.
static DirectorVerdict onlySaid(DirectorVerdict verdict)
{
    verdict.fault = Fault::None;
    verdict.attempted.reset();
    verdict.told = true;
    return verdict;
}

/// Whether an act stands in the place of a slip that was no try at what is owed: a draw, a ruling, a count anew.
static bool replaces(const DirectorAct& act, const NightSlip& slip)
{
    switch (act.verb) {
    case Does::Rule:
    case Does::Cite:
        return slip.act.verb == act.verb && slip.act.call == act.call;
    case Does::ColourUp:
        return slip.act.verb == act.verb && slip.act.table == act.table;
    case Does::DrawDealer:
        return (slip.act.verb == act.verb || slip.act.verb == Does::PlaceButton) && slip.act.table == act.table;
    default:
        return false;
    }
}

/// What has to be done in a room, now or when it is time.
static std::vector<DutyKey> keysOwed(const Night& night)
{
    return thoseOf(agendaOf(night), [&](const DirectorDuty& duty) { return !duty.optional; }, &DirectorDuty::key);
}

static bool isOwed(const std::vector<DirectorDuty>& agenda, const DutyKey& key)
{
    return std::ranges::any_of(agenda, [&](const DirectorDuty& duty) { return duty.key == key && !duty.optional; });
}

void NightSlips::drop()
{
    m_slips.clear();
    m_room.reset();
}

NightSlip& NightSlips::note(const Night& before, const Night& after, const DirectorAct& act,
                            const DirectorVerdict& verdict)
{
    if (!m_room)
        m_room = before;
    // what is only taken back is owed by nobody
    const bool isOwn = verdict.attempted && verdict.attempted->itself;
    const auto attempted = isOwn ? std::nullopt : verdict.attempted;
    // of moves another one may be owed after a wrong one
    if (attempted && act.verb != Does::Move)
        m_charged.push_back(*attempted);
    // what was jumped over is what the act was charged with
    for (const DirectorDuty& duty : verdict.jumped) {
        if (duty.rule == verdict.rule && duty.severity == verdict.severity)
            m_charged.push_back(duty.key);
    }
    m_slips.push_back({.act = act,
                       .at = before.now,
                       .attempted = attempted,
                       .owed = keysOwed(before),
                       .jumped = {},
                       .tables = tablesOf(before, after, act),
                       .early = verdict.fault == Fault::Premature || verdict.fault == Fault::OutOfOrder,
                       .stays = isForGood(act.verb)});
    NightSlip& slip = m_slips.back();
    if (isOwn)
        slip.back = DirectorDuty{act, verdict.rule, verdict.severity, verdict.competency, *verdict.attempted};
    if (attempted && slip.stays && canBeSaidAnew(act.verb))
        m_untilHand.push_back(slip);
    std::ranges::copy_if(verdict.jumped, std::back_inserter(slip.jumped),
                         [&](const DirectorDuty& duty) { return !slip.stays && duty.rule != verdict.rule; });
    return slip;
}

/// What comes of a right act could not be done before it: it is owed as if it had been when the slips were made.
static void addWhatFollows(std::vector<NightSlip>& slips, const std::vector<DutyKey>& owedBefore, const Night& without)
{
    for (const DutyKey& key : keysOwed(without)) {
        if (contains(owedBefore, key))
            continue;
        for (NightSlip& slip : slips)
            slip.owed.push_back(key);
    }
}

/// Out of order over more than what was charged before: that alone is charged.
static DirectorVerdict overTheRest(DirectorVerdict verdict, const auto& isCharged)
{
    const auto worst = [&] { return *std::ranges::max_element(verdict.jumped, {}, &DirectorDuty::severity); };
    // what an act breaks by itself has a paragraph of its own
    if (verdict.jumped.empty() || worst().rule != verdict.rule || worst().severity != verdict.severity)
        return verdict;
    std::erase_if(verdict.jumped, isCharged);
    verdict.weighAs(worst());
    return verdict;
}

/// What was charged before is not charged again with what comes after it.
static DirectorVerdict forgiven(const DirectorVerdict& verdict, const std::vector<DutyKey>& charged)
{
    const auto isCharged = [&](const DirectorDuty& duty) { return contains(charged, duty.key); };
    if (verdict.fault != Fault::OutOfOrder || !verdict.expected || verdict.expected->key != verdict.attempted)
        return verdict;
    if (!std::ranges::all_of(verdict.jumped, isCharged))
        return overTheRest(verdict, isCharged);
    return fulfilled(*verdict.expected);
}

/// Slips that only came too early are right by now: done again, in a room without them.
std::vector<SettledSlip> NightSlips::settle(std::vector<NightSlip>& slips, Night& without) const
{
    std::vector<SettledSlip> settled;
    std::erase_if(slips, [&](const NightSlip& slip) {
        if (!slip.early || !slip.attempted)
            return false;
        // what it jumped over itself has to be done before
        DirectorVerdict now = forgiven(judgeAct(without, slip.act), m_leftOut);
        if (!now.isCorrect() || !performAt(without, slip.act, slip.at))
            return false;
        now.selfCorrected = true;
        settled.push_back({.act = slip.act, .verdict = std::move(now)});
        return true;
    });
    return settled;
}

std::vector<SettledSlip> NightSlips::goOn(const Night& real, const DirectorAct& act, const DirectorVerdict& verdict)
{
    if (!m_room)
        return {};
    const DirectorVerdict there = judged(*m_room, act);
    m_room->now = real.now;
    const auto owedBefore = keysOwed(*m_room);
    if (!there.isCorrect() || !perform(*m_room, act)) {
        drop(); // it goes on from the slip, or has put it right by itself
        return {};
    }
    std::erase_if(m_slips, [&](const NightSlip& slip) {
        return takesBack(*m_room, act, slip) || (verdict.expected && slip.attempted == verdict.expected->key);
    });
    addWhatFollows(m_slips, owedBefore, *m_room);
    auto settled = settle(m_slips, *m_room);
    if (m_slips.empty() || *m_room == real)
        drop();
    return settled;
}

std::optional<DutyKey> NightSlips::takeOtherHalf(const DutyKey& key)
{
    NightSlip* half = firstWith(m_slips, key, &NightSlip::halfOf);
    if (half == nullptr)
        return std::nullopt;
    half->halfOf.reset();
    return half->back ? half->back->key : half->attempted;
}

bool NightSlips::isWayBack(const DirectorAct& act) const
{
    return m_room && std::ranges::any_of(m_slips, [&](const NightSlip& slip) {
               return slip.back && takesBack(*m_room, act, slip);
           });
}

/// Whether a slip can't be put right any more: with the next hand of its tables, or of what stays with the end of one.
static bool isPastHelp(const NightSlip& slip, const WorldEvent& event)
{
    const bool there = slip.tables.empty() || contains(slip.tables, event.table);
    return there && (event.kind == WorldKind::HandBegins || (event.kind == WorldKind::HandEnds && slip.stays));
}

PastHelp NightSlips::happened(const WorldEvent& event, NightTime now)
{
    PastHelp passed;
    if (event.kind == WorldKind::HandBegins)
        handBegins(event, passed);
    if (!m_room)
        return passed;
    passHelp(event, passed);
    m_room->now = now;
    const bool drawnWrongly = std::ranges::any_of(m_slips, [&](const NightSlip& slip) {
        return event.kind == WorldKind::Drawn && slip.act.verb == Does::DrawDealer && slip.act.table == event.table;
    });
    if (m_slips.empty() || (!drawnWrongly && !happen(*m_room, event))) {
        drop();
        return passed;
    }
    // its time has come for what was done too early
    for (NightSlip& slip : m_slips) {
        const DirectorVerdict verdict = slip.early ? judged(*m_room, slip.act) : DirectorVerdict();
        if (verdict.isCorrect() && verdict.expected)
            slip.owed.push_back(verdict.expected->key);
    }
    return passed;
}

/// What was said wrongly stands from now on.
void NightSlips::handBegins(const WorldEvent& event, PastHelp& passed)
{
    // a table at which a hand is dealt is not broken by its moves
    std::erase(m_charged, DutyKey{.verb = Does::Break, .subject = event.table.number});
    std::erase_if(m_untilHand, [&](const NightSlip& slip) {
        const bool over = isPastHelp(slip, event);
        if (over)
            passed.stands.push_back(*slip.attempted);
        return over;
    });
}

/// Slips that can't be put right any more are the room's, and what they passed over is left out.
void NightSlips::passHelp(const WorldEvent& event, PastHelp& passed)
{
    std::erase_if(m_slips, [&](const NightSlip& slip) {
        if (!isPastHelp(slip, event))
            return false;
        const auto agenda = agendaOf(*m_room);
        std::ranges::copy_if(slip.jumped, std::back_inserter(passed.leftOut),
                             [&](const DirectorDuty& duty) { return isOwed(agenda, duty.key); });
        for (const auto& key : {slip.attempted, slip.charged, slip.halfOf}) {
            if (key && event.kind == WorldKind::HandBegins)
                passed.stands.push_back(*key);
        }
        const auto owedBefore = keysOwed(*m_room);
        performAt(*m_room, slip.act, slip.at);
        // somebody who was put out wrongly has chips that have to go: it is the same slip
        for (const DutyKey& key : keysOwed(*m_room)) {
            if (slip.stays && !contains(owedBefore, key))
                m_charged.push_back(key);
        }
        return true;
    });
}

/// Whether a right act had to be done.
static bool isOwed(const DirectorVerdict& right)
{
    return right.expected && !right.expected->optional;
}

/// Of stacks that were cleared away together, those that still lie nowhere when one of them lies there again.
static std::vector<EntrantId> stillCleared(const Night& without, const NightSlip& slip, EntrantId back)
{
    if (slip.act.verb != Does::ClearUnclaimed)
        return {};
    std::vector<EntrantId> stacks = slip.act.people;
    if (stacks.empty())
        stacks = stacksAt(*without.ring(slip.act.table));
    std::erase_if(stacks,
                  [&](EntrantId who) { return who == back || without.person(who).presence != Presence::Unclaimed; });
    return stacks;
}

/// The room with these slips in it.
static Night withSlips(const Night& without, const std::vector<NightSlip>& slips)
{
    Night room = without;
    for (const NightSlip& slip : slips)
        performAt(room, slip.act, slip.at);
    return room;
}

std::optional<PutRight> NightSlips::takenBack(const DirectorAct& act)
{
    const auto slip = std::ranges::find_if(m_slips.rbegin(), m_slips.rend(), [&](const NightSlip& each) {
        return !each.stays && takesBack(*m_room, act, each);
    });
    if (slip == m_slips.rend())
        return std::nullopt;
    if (auto others = stillCleared(*m_room, *slip, act.person); !others.empty()) {
        DirectorVerdict verdict = onlySaid(judgeAct(*m_room, slip->act));
        slip->act.people = std::move(others);
        return PutRight{.room = withSlips(*m_room, m_slips), .verdict = std::move(verdict), .performed = true};
    }
    // what had to be refused is refused by it
    Night& room = *m_room;
    DirectorAct said = act;
    if (sendsAway(act, *slip))
        said = director::answered(Does::Refuse, act.person, Request::Late);
    DirectorVerdict verdict = judgeAct(room, said);
    const bool asked = verdict.isCorrect() && perform(room, said);
    // what was wrong in itself is undone: all of it, so that it counts as right on the second try
    if (!asked || (slip->back && !isOwed(verdict)))
        verdict = slip->back && !slip->halfOf ? fulfilled(*slip->back) : onlySaid(judgeAct(room, slip->act));
    // 2.1.5: chips that were nobody's any more are taken away with whoever had got them
    if (const EntrantId stack = slip->act.other;
        asked && slip->act.verb == Does::Claim && perform(room, director::on(Does::RemoveStack, stack)))
        room.person(stack).presence = Presence::Cleared;
    m_slips.erase(std::next(slip).base());
    PutRight back{.room = withSlips(room, m_slips), .verdict = std::move(verdict), .performed = true};
    if (m_slips.empty())
        drop();
    return back;
}

/// Whether a slip was a try at what a right act fulfils.
static bool isTryAt(const NightSlip& slip, const DirectorVerdict& right)
{
    return right.expected && slip.attempted == right.expected->key;
}

/// Whether that was owed when the slip was made: what came up since then is judged by the room as it is.
static bool wasOwedAt(const NightSlip& slip, const DirectorVerdict& right)
{
    return isTryAt(slip, right) || (right.expected && contains(slip.owed, right.expected->key));
}

std::optional<PutRight> NightSlips::doneInPlace(const Night& real, const DirectorAct& act)
{
    const DirectorVerdict verdict = judged(*m_room, act);
    if (!verdict.isCorrect()
        || std::ranges::none_of(m_slips, [&](const NightSlip& slip) { return wasOwedAt(slip, verdict); }))
        return std::nullopt;
    std::optional<PutRight> done;
    // of what stays nothing is put right any more
    if (std::ranges::none_of(m_slips, [&](const NightSlip& slip) {
            return slip.stays && !canBeSaidAnew(slip.act.verb) && isTryAt(slip, verdict);
        }))
        done = doneWithout(real, act, verdict);
    return done ? done : PutRight{.room = real, .verdict = onlySaid(verdict)};
}

/// A right act done in the room without the slips, then those again that it does not put right; nullopt: impossible.
std::optional<PutRight> NightSlips::doneWithout(const Night& real, const DirectorAct& act,
                                                const DirectorVerdict& verdict)
{
    Night without = *m_room;
    const auto owedBefore = keysOwed(without);
    PutRight done{.room = real, .verdict = verdict, .performed = true};
    if (!perform(without, act)) {
        // without the slip hands could not do it, and with it they can: it goes on from there
        if (!perform(done.room, act))
            return std::nullopt;
        drop();
        return done;
    }
    std::vector<NightSlip> left = m_slips;
    std::erase_if(left, [&](const NightSlip& slip) { return isTryAt(slip, verdict) || replaces(act, slip); });
    addWhatFollows(left, owedBefore, without);
    done.settled = settle(left, without);
    done.room = without;
    for (const NightSlip& slip : left) {
        if (!performAt(done.room, slip.act, slip.at) && slip.stays)
            return std::nullopt;
    }
    if (!isSound(done.room))
        return std::nullopt;
    m_slips = std::move(left);
    m_room = std::move(without);
    if (m_slips.empty())
        drop();
    return done;
}

/// 2.1.5: somebody let in at another table than the right one is moved there: as if let in there at once.
static DirectorAct asLetIn(const std::vector<NightSlip>& slips, const Night& real, const DirectorAct& act)
{
    const auto slip = std::ranges::find_if(slips.rbegin(), slips.rend(), [&](const NightSlip& each) {
        return each.act.verb == Does::Admit && each.act.person == act.person;
    });
    if (act.verb != Does::Move || slip == slips.rend() || real.person(act.person).table == act.table)
        return act;
    DirectorAct letIn = act;
    letIn.verb = Does::Admit;
    letIn.amount = slip->act.amount;
    return letIn;
}

std::optional<PutRight> NightSlips::putRight(const Night& real, const DirectorAct& asDone)
{
    if (!m_room)
        return std::nullopt;
    const DirectorAct act = asLetIn(m_slips, real, asDone);
    m_room->now = real.now;
    m_room->clockOut = m_room->clockOut || real.clockOut;
    // of several slips the last ones alone may be meant
    for (std::size_t kept = 0; kept < m_slips.size(); ++kept) {
        NightSlips last = *this;
        for (std::size_t i = 0; i < kept; ++i)
            performAt(*last.m_room, m_slips[i].act, m_slips[i].at);
        last.m_slips.erase(last.m_slips.begin(), last.m_slips.begin() + static_cast<std::ptrdiff_t>(kept));
        if (auto done = last.doneInPlace(real, act)) {
            *this = std::move(last);
            return done;
        }
    }
    return takenBack(act);
}

std::vector<DutyKey> NightSlips::stillOwed() const
{
    std::vector<DutyKey> keys = m_leftOut;
    keys.insert(keys.end(), m_charged.begin(), m_charged.end());
    keys.insert(keys.end(), m_passed.begin(), m_passed.end());
    return keys;
}

void NightSlips::passOver(const DirectorDuty& duty, Severity charged)
{
    (charged < duty.severity ? m_passed : m_charged).push_back(duty.key);
}

std::optional<DirectorDuty> NightSlips::saidLate(const DirectorAct& act)
{
    const auto taken = std::ranges::find_if(m_taken, [&](const DirectorDuty& duty) { return duty.isMetBy(act); });
    if (taken == m_taken.end())
        return std::nullopt;
    DirectorDuty duty = std::move(*taken);
    m_taken.erase(taken);
    return duty;
}

DirectorVerdict NightSlips::judged(const Night& night, const DirectorAct& act) const
{
    return forgiven(judgeAct(night, act), stillOwed());
}

std::optional<DirectorVerdict> NightSlips::triedAgain(const DirectorAct& act) const
{
    if (!m_room)
        return std::nullopt;
    DirectorVerdict verdict = judged(*m_room, act);
    const bool isAgain = verdict.attempted && contains(m_slips, verdict.attempted, &NightSlip::attempted);
    return isAgain ? std::optional(std::move(verdict)) : std::nullopt;
}

bool NightSlips::covers(const DirectorDuty& duty) const
{
    if (contains(m_charged, duty.key))
        return true;
    if (!m_room)
        return false;
    const auto agenda = agendaOf(*m_room);
    if (!isOwed(agenda, duty.key))
        return true; // it comes of the slip
    return contains(m_slips, duty.key, &NightSlip::attempted)
           && std::ranges::find(agenda, duty.key, &DirectorDuty::key)->act == duty.act;
}

bool isStillThere(const std::vector<DirectorDuty>& agenda, const DutyKey& key)
{
    return std::ranges::any_of(agenda, [&](const DirectorDuty& duty) {
        return duty.key == key && (key.verb != DirectorVerb::Hold || !duty.optional);
    });
}

void NightSlips::forget(const std::vector<DirectorDuty>& agenda)
{
    for (auto* keys : {&m_charged, &m_leftOut, &m_passed}) {
        std::erase_if(*keys, [&](const DutyKey& key) { return !isStillThere(agenda, key); });
    }
}

std::vector<DirectorDuty> NightSlips::remedies(const Night& real) const
{
    std::vector<DirectorDuty> duties;
    if (!m_room)
        return duties;
    const auto owed = agendaOf(real);
    for (DirectorDuty& duty : owedNow(*m_room)) {
        const bool stays = std::ranges::any_of(
            m_slips, [&](const NightSlip& slip) { return slip.stays && slip.attempted == duty.key; });
        if (duty.optional || stays || contains(owed, duty.key, &DirectorDuty::key))
            continue;
        duty.optional = duty.late = true;
        duties.push_back(std::move(duty));
    }
    return duties;
}

} // namespace cutcard
