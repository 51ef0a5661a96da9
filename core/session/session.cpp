// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/session.h"

#include "core/acts/traits.h"
#include "core/base/gathered.h"
#include "core/base/try.h"
#include "core/games/catalogue/catalogue.h"
#include "core/games/reasons.h"
#include "core/judge/as_good.h"
#include "core/judge/look.h"

#include <exception>

namespace cutcard {

namespace {

Error impossible(const std::string& expected)
{
    return {.place = {}, .cause = Cause::Impossible, .expected = expected, .found = {}};
}

/// Whether an act is among what is owed.
bool owes(const Procedure& owed, const Act& act)
{
    return std::ranges::any_of(owed.duties(), [&act](const Duty& duty) { return duty.act == act; });
}

/// Whether an act is only ever due by what happened, be it a while ago.
bool answersMishap(const Act& due)
{
    const bool says =
        due.verb == Verb::Announce && (due.phrase == Phrase::Misdeal || due.phrase == Phrase::ExposedCard);
    return says || voidsHand(due) || due.verb == Verb::CallFloor || due.verb == Verb::SeparateBet
           || due.verb == Verb::PlaceExposed;
}

/// Whether a duty answers what happened itself, and not what chips come to by it.
bool meetsWhatHappened(const Act& due, const Event& cause)
{
    const bool mucks = due.verb == Verb::MuckHand && std::holds_alternative<Incident>(cause);
    return mucks || undoesDeal(due) || due.verb == Verb::CallFloor || (has(due, Trait::RulesOnBet) && isUnclear(cause));
}

/// What happened in the hand that is still to be met, or told.
Reason stillToBeMet(const Act* due, const HandSoFar& hand)
{
    // what is still to be called has nothing to do with what the player did before
    const bool ofPlayer =
        due != nullptr && due->seat
        && ((due->verb == Verb::Announce && due->phrase != Phrase::ToCall) || due->verb == Verb::ReturnChips);
    if (due == nullptr || !(answersMishap(*due) || ofPlayer))
        return {};
    const auto isAnswered = [&](const Incident& incident) {
        return due->verb != Verb::PlaceExposed || incident.mishap == Mishap::CardExposed;
    };
    for (const Entry& entry : hand.backwards()) {
        const auto* decision = std::get_if<Decision>(&entry.event);
        const auto* incident = std::get_if<Incident>(&entry.event);
        if (answersMishap(*due) ? incident != nullptr && isAnswered(*incident)
                                : decision != nullptr && decision->seat == due->seat)
            return broughtBy(entry.event);
    }
    return {};
}

/// The hand that a player turns up whom the dealer's wrong words had show first: it was tabled, and stays so.
std::optional<Act> shownAsTold(const Event& event, const EntryLog& entries)
{
    const auto* shows = std::get_if<Decision>(&event);
    if (shows == nullptr || shows->choice != Choice::Show || entries.size() < 2
        || !std::holds_alternative<FloorStep>(entries.back().event))
        return std::nullopt;
    const auto* words = std::get_if<Act>(&entries[entries.size() - 2].event);
    if (words == nullptr || words->verb != Verb::Announce || words->phrase != Phrase::ShowFirst
        || words->seat != shows->seat)
        return std::nullopt;
    return act(Verb::TurnUp, shows->seat);
}

/// Whether a player acts whom the dealer has just pointed at, wrongly: the player has waited to be called on.
bool wasCalledOn(const Event& event, const EntryLog& entries)
{
    const auto* decision = std::get_if<Decision>(&event);
    auto last = entries.rbegin();
    while (last != entries.rend() && std::holds_alternative<FloorStep>(last->event))
        ++last;
    const auto* finger = last == entries.rend() ? nullptr : std::get_if<Act>(&last->event);
    return decision != nullptr && finger != nullptr && isPointing(*finger) && finger->seat == decision->seat
           && !last->wasRight();
}

/// What is owed where nobody has to be told to wait.
Procedure withoutReproof(Seat seat, const Procedure& procedure)
{
    return procedure.changed([seat](Duty duty) {
        const bool reproof = duty.act.verb == Verb::Announce && duty.act.phrase == Phrase::OutOfTurn;
        duty.optional = duty.optional || (reproof && duty.act.seat == seat);
        return std::optional(duty);
    });
}

Procedure withoutTurnOf(Seat seat, const Procedure& procedure)
{
    return procedure.mappedTurns(
        [seat](const Turn& turn) { return turn.seat == seat ? Procedure() : turnOf(turn.seat, turn.wait); });
}

} // namespace

Session::Session(const SessionSetup& setup) : m_setup(setup), m_game(&gameOf(setup.game())), m_score(setup.scale)
{
    Table& table = m_situation.table;
    for (const Card card : orderedDeck())
        table.stub.push_back({.card = card, .faceUp = false});
    for (const SeatSetup& seat : setup.seats) {
        SeatPlace& place = table.at(seat.seat);
        place.seated = true;
        place.absent = seat.absent;
        place.stack = seat.stack;
    }
    for (const Card card : setup.deck)
        table.arranged.push_back(card);
    table.button = setup.button;
    table.seed = setup.seed;
    m_situation.lastHand = setup.hands;
    m_situation.house = sharedOptions(setup.house);
    m_issued = chipsOnTable(table);
    m_over = !game().beginHand(m_situation);
    if (!m_over)
        m_procedure = game().hand(m_situation).settled(m_situation);
}

Result<Session> Session::start(const SessionSetup& setup)
{
    TRY(verify(setup));
    Session session(setup);
    if (session.isOver())
        return Error{.place = {.name = "seats"},
                     .cause = Cause::WrongCount,
                     .expected = "at least " + std::to_string(session.game().leastPlayers(session.m_situation))
                                 + " players who can be dealt in",
                     .found = std::to_string(std::ranges::count(setup.seats, false, &SeatSetup::absent))};
    return session;
}

Result<Session> Session::replay(const SessionSetup& setup, const EntryLog& entries)
{
    Session session = TRY(start(setup));
    TRY(session.applyLog(entries, 0, entries.size()));
    return session;
}

std::optional<Turn> Session::turn() const
{
    if (!m_slip)
        return m_procedure.turn();
    const HandState then = remedy().asItShouldBe();
    if (then.procedure.isOptional())
        return withMistakeLeft().turn(); // of the next hand
    return then.procedure.next() ? std::nullopt : then.procedure.turn();
}

std::uint64_t Session::playersMoment() const
{
    constexpr std::uint64_t eventsApart = 1'000'003;
    constexpr std::uint64_t handsApart = 0x100000000U;
    return m_setup.seed + static_cast<std::uint64_t>(hand()) * handsApart
           + static_cast<std::uint64_t>(m_progress.events) * eventsApart;
}

std::uint64_t Session::incidentsMoment() const
{
    constexpr std::uint64_t dutiesApart = 0x1000000000000U;
    return playersMoment() + static_cast<std::uint64_t>(m_progress.duties) * dutiesApart;
}

bool Session::isPossible(const Event& event) const
{
    if (m_over)
        return false;
    if (std::holds_alternative<FloorStep>(event))
        return m_slip.has_value();
    if (const auto* act = std::get_if<Act>(&event)) {
        if (act->verb == Verb::TakeBack)
            return m_situation.beforeMistake != nullptr || takesWordsBack(handSoFar())
                   || (m_letStand && !m_letStand->isBack);
        Table after = m_situation.table;
        return cutcard::perform(after, *act);
    }
    if (!m_slip || !inTest())
        return game().isPossible(m_situation, m_procedure, event);
    const HandState then = remedy().asItShouldBe();
    if (then.procedure.isOptional())
        return withMistakeLeft().isPossible(event);
    return game().isPossible(then.situation, then.procedure, event);
}

Result<Done> Session::apply(const Event& event, bool byHouse)
{
    if (m_over)
        return impossible("an event before the end of the session");
    if (!std::holds_alternative<Act>(event) && !isPossible(event))
        return impossible("something that can happen now");
    const std::size_t before = m_entries.size();
    const std::uint64_t defects = defectsNoted();
    bool done = false;
    try {
        applyPossible(event, byHouse);
        done = defectsNoted() == defects && isSound();
    } catch (const std::exception&) { // NOLINT(bugprone-empty-catch): told as what it is, an event that can't be done
    }
    if (!done) {
        // rare and our own fault: what led here leads here again, without what broke it
        if (auto again = replay(m_setup, m_entries.first(before)))
            *this = std::move(*again);
        return impossible("something that can be judged");
    }
    return Done{};
}

Result<Done> Session::applyLog(const EntryLog& log, std::size_t from, std::size_t to)
{
    for (std::size_t i = from; i < to; ++i) {
        // who deals again may place the button where it lies; a last hand is over without it
        const auto* last = std::get_if<Act>(&log[i].event);
        if (m_over && last != nullptr && last->verb == Verb::PlaceButton && last->seat == table().button)
            continue;
        if (comesByItself(log[i].event, log.after(i)))
            continue;
        if (const auto applied = apply(log[i].event, log[i].byHouse); !applied) {
            Error error = applied.error();
            error.place.line = static_cast<int>(i) + 1;
            return error;
        }
    }
    return Done{};
}

void Session::applyPossible(const Event& event, bool byHouse)
{
    if (std::holds_alternative<FloorStep>(event))
        return floorSteps();
    if (leavesSlip(event))
        floorSteps(std::get_if<Act>(&event));
    Entry entry{.event = event, .byHouse = byHouse, .hand = hand(), .verdicts = {}};
    if (const auto* act = std::get_if<Act>(&event))
        applyAct(*act, entry);
    else
        applyOthers(event, entry);
    settle(entry);
    m_entries.push_back(std::move(entry));
    if (endsHere())
        floorSteps();
}

/// What has been brought just now is another duty than the like of it that was booked before.
static void forgetBrought(FaultBook& book, const Procedure& before, const Procedure& after, const Situation& situation,
                          bool mistakeIsOpen)
{
    // the events of a hand without a mistake have nothing to forget
    if (mistakeIsOpen || book == FaultBook())
        return;
    for (const Duty& duty : after.settled(situation).duties()) {
        // what comes only with the next part of the hand may have been done too early
        const Charged* charged = owes(after, duty.act) ? nullptr : book.chargedFor(duty);
        const bool isDone = charged != nullptr && charged->done && charged->act == duty.act;
        if (!isDone && !owes(before, duty.act))
            book.forgetFor(duty);
    }
}

void Session::applyOthers(const Event& event, Entry& entry)
{
    // a player's act ends the time in which something late could still be put right
    if (std::holds_alternative<Decision>(event)) {
        for (const Duty& duty : lateIn(m_procedure))
            lapse(duty, entry);
    }
    // once play has gone on from a mistake, the burn or the card that was wrong then is not the one that is owed now
    const bool justStopped = !m_entries.empty() && std::holds_alternative<FloorStep>(m_entries.back().event);
    if (std::holds_alternative<Decision>(event) && !justStopped) {
        for (Verdict& left : m_book.leftForGood(handSoFar(), m_score, true))
            book(std::move(left), entry);
        m_book.forgetRecurring();
    } else if (std::holds_alternative<Incident>(event)) {
        m_book.forgetDone();
    }
    m_book.goOn();
    if (m_slip && !inTest())
        leavePart();
    if (!m_slip)
        m_situation.beforeMistake.reset();
    m_letStand.reset();
    constexpr std::size_t mostKept = 16; // more irregularities than are ever open at once
    if (m_brought.size() == mostKept)
        m_brought.erase(m_brought.begin());
    m_brought.push_back({.event = event, .before = m_procedure, .after = {}});
    if (const auto shown = shownAsTold(event, m_entries); shown && perform(m_situation.table, *shown))
        m_procedure = withoutTurnOf(*shown->seat, m_procedure);
    else
        m_procedure = game().happen(m_situation, m_procedure, event);
    if (wasCalledOn(event, m_entries))
        m_procedure = withoutReproof(std::get<Decision>(event).seat, m_procedure);
    m_brought.back().after = m_procedure;
    forgetBrought(m_book, m_brought.back().before, m_procedure, m_situation, m_slip.has_value());
    ++m_progress.events;
    m_progress.duties = 0;
}

const Event* Session::owedSince(const Act& due) const
{
    Act whole = due;
    if (const Slip* part = partLeftOf(due))
        whole.amount += part->act.amount;
    for (const Brought& each : std::views::reverse(m_brought)) {
        if (!owes(each.after, whole))
            return nullptr;
        if (!owes(each.before, whole))
            return &each.event;
    }
    return nullptr;
}

const Slip* Session::partLeftOf(const Act& due) const
{
    return firstOf(m_partsLeft, [&](const Slip& part) { return differsInAmountOnly(part.act, due); });
}

Reason Session::whyRestIsDue(const Slip& part, Verdict verdict, const Act* act) const
{
    const auto takeWhole = [&](Act& due) {
        if (differsInAmountOnly(due, part.act))
            due.amount += part.act.amount;
    };
    if (verdict.expected)
        takeWhole(verdict.expected->act);
    for (Duty& duty : verdict.jumped)
        takeWhole(duty.act);
    return game().why(part.before, part.owedBefore, verdict, act);
}

Reason Session::whyWrong(const Verdict& verdict, const Act* act) const
{
    const Act* due = dueIn(verdict);
    // what is posted of a blind is told as it lies
    if (const Slip* part = due != nullptr && due->verb != Verb::PostFor ? partLeftOf(*due) : nullptr) {
        if (const Reason rest = whyRestIsDue(*part, verdict, act); rest.because != Because::None)
            return rest;
    }
    const Event* cause = due != nullptr ? owedSince(*due) : nullptr;
    const Reason happened = cause != nullptr ? broughtBy(*cause) : Reason();
    // a round is void by what happened, also where a card of it was dealt before that told
    if (cause == nullptr && !m_slip && due != nullptr && voidsHand(*due))
        return stillToBeMet(due, handSoFar());
    // what chips come to says less than how they were put in
    if (cause != nullptr && meetsWhatHappened(*due, *cause))
        return happened;
    for (const Reason& why :
         {game().why(m_situation, m_procedure, verdict, act), happened, stillToBeMet(due, handSoFar())}) {
        if (why.because != Because::None)
            return why;
    }
    return {};
}

void Session::bookPart(const Slip& slip, Entry& entry)
{
    Verdict wrong = slip.verdict;
    wrong.told = false;
    entry.floor.left = slip.act;
    if (!slip.byHouse)
        m_score.book(wrong, hand());
    entry.verdicts.push_back(std::move(wrong));
}

void Session::book(Verdict&& verdict, Entry& entry)
{
    if (!entry.byHouse)
        m_score.book(verdict, entry.hand);
    entry.verdicts.push_back(std::move(verdict));
}

void Session::lapse(const Duty& duty, Entry& entry)
{
    Verdict left = omitted(duty);
    if (m_score.wasTried(duty.act))
        return m_score.stand(left);
    // charged for when it was jumped over, with others, be it by the last act of all
    const bool justJumped = std::ranges::any_of(entry.verdicts, [&](const Verdict& verdict) {
        return std::ranges::find(verdict.jumped, duty.act, &Duty::act) != verdict.jumped.end();
    });
    Verdict again = left;
    again.fault = Fault::OutOfOrder;
    again.jumped = {duty};
    if (justJumped || wasJumped(duty, handSoFar()) || isSlideLeftOutAgain(again, handSoFar()))
        return;
    left.reason = whyWrong(left, nullptr);
    book(std::move(left), entry);
}

bool Session::beginHand(Situation& situation) const
{
    const bool enough = m_setup.hands > 0 && hand() >= m_setup.hands;
    return !enough && game().beginHand(situation);
}

void Session::settle(Entry& entry)
{
    m_procedure = m_procedure.settled(m_situation);
    while (m_procedure.isOptional() && !m_over && !m_slip) {
        // nothing follows in which what is late could still be put right
        for (const Duty& duty : lateIn(m_procedure))
            lapse(duty, entry);
        for (Verdict& left : m_book.leftForGood(handSoFar(), m_score, false))
            book(std::move(left), entry);
        m_procedure = {};
        m_book = {};
        m_brought.clear();
        m_partsLeft.clear();
        m_letStand.reset();
        m_progress.duties = 0;
        m_over = !beginHand(m_situation);
        if (!m_over)
            m_procedure = game().hand(m_situation).settled(m_situation);
    }
}

} // namespace cutcard
