// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/session.h"

#include "core/acts/traits.h"
#include "core/base/defect.h"
#include "core/games/catalogue/catalogue.h"
#include "core/judge/as_good.h"
#include "core/procedure/owed.h"

#include <algorithm>
#include <exception>

namespace cutcard {

namespace {

/// Does an act to the table; false, and no change, if hands could not do it.
bool performOn(Situation& situation, const Act& act)
{
    if (act.verb != Verb::TakeBack)
        return perform(situation.table, act);
    if (situation.beforeMistake == nullptr)
        return false;
    situation.table = *situation.beforeMistake;
    situation.beforeMistake.reset();
    return true;
}

/// An act whose order was charged for when the first of its kind was done: as it stands now it is right.
Verdict asBefore(const Act& act, Verdict verdict)
{
    verdict.fault = Fault::None;
    verdict.jumped.clear();
    if (verdict.expected)
        verdict.expected->act = act;
    verdict.told = true;
    return verdict;
}

/// Notes that what a mistake jumped over is booked with it; a player who is to act is still pointed at.
template <typename Charged>
void chargeJumped(const Verdict& verdict, const std::vector<Duty>& jumped, std::vector<Charged>& charged)
{
    for (const Duty& duty : jumped) {
        if (!isPointing(duty.act))
            charged.push_back({.act = duty.act,
                               .rule = duty.rule,
                               .slip = verdict.rule,
                               .severity = verdict.severity,
                               .competency = verdict.competency});
    }
}

/// Words that were wrong a moment ago, and that an act only carries out: a player is said to fold, and loses the hand.
const Verdict* carriedOut(const Act& act, const EntryLog& entries, int hand)
{
    if (act.verb != Verb::MuckHand || entries.empty() || entries.back().hand != hand || entries.back().verdicts.empty())
        return nullptr;
    const auto* words = std::get_if<Act>(&entries.back().event);
    const Verdict& verdict = entries.back().verdicts.front();
    const bool said =
        words != nullptr && words->verb == Verb::Announce && words->phrase == Phrase::Fold && words->seat == act.seat;
    return said && verdict.isCharged() ? &verdict : nullptr;
}

/// Whether no cards that play were pushed out in this hand, and the first time was charged: one slip, spot after spot.
bool isSlideLeftOutAgain(const Verdict& verdict, const EntryLog& entries, int hand)
{
    const auto isSlide = [](const Act& act) { return act.verb == Verb::Slide || act.verb == Verb::SlideDealer; };
    const auto jumpsSlides = [&](const Verdict& each) {
        return each.fault == Fault::OutOfOrder && !each.jumped.empty()
               && std::ranges::all_of(each.jumped, isSlide, &Duty::act);
    };
    if (!jumpsSlides(verdict))
        return false;
    bool before = false;
    for (auto entry = entries.rbegin(); entry != entries.rend() && entry->hand == hand; ++entry) {
        const auto* act = std::get_if<Act>(&entry->event);
        if (act != nullptr && isSlide(*act))
            return false;
        before = before || std::ranges::any_of(entry->verdicts, jumpsSlides);
    }
    return before;
}

/// Whether an act that was wrong, or left out, leaves another amount in the pot that is pushed.
bool changesPot(const Act& act, const Act& push)
{
    return has(act, Trait::MovesChips) && !has(act, Trait::Settles)
           && (act.verb != Verb::PushPot || act.number == push.number);
}

/// Whether an act moves a part of the chips that are due, and the rest can follow in a second motion.
bool isFirstPart(const Act& act, const Verdict& verdict, const Table& table)
{
    const auto& due = verdict.attempted;
    if (verdict.fault != Fault::WrongAmount || !due || !has(act, Trait::MovesChips) || act.amount <= 0
        || act.amount >= due->amount)
        return false;
    Act whole = act;
    whole.amount = due->amount;
    Act rest = act;
    rest.amount = due->amount - act.amount;
    Table once = table;
    Table twice = table;
    return whole == *due && perform(once, *due) && perform(twice, act) && perform(twice, rest) && once == twice;
}

Error impossible(const std::string& expected)
{
    return {.place = {}, .cause = Cause::Impossible, .expected = expected, .found = {}};
}

} // namespace

Session::Session(const SessionSetup& setup) : m_setup(setup), m_score(setup.scale)
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

const Game& Session::game() const
{
    return gameOf(m_setup.game());
}

Result<Session> Session::start(const SessionSetup& setup)
{
    if (const auto verified = verify(setup); !verified)
        return verified.error();
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
    auto session = start(setup);
    if (!session)
        return session;
    if (const auto applied = session->applyLog(entries, 0, entries.size()); !applied)
        return applied.error();
    return session;
}

std::optional<Turn> Session::turn() const
{
    if (!m_slip)
        return m_procedure.turn();
    const State then = asItShouldBe();
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
            return m_situation.beforeMistake != nullptr || takesWordsBack();
        Table after = m_situation.table;
        return cutcard::perform(after, *act);
    }
    if (!m_slip)
        return game().isPossible(m_situation, m_procedure, event);
    const State then = asItShouldBe();
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
        // sessions were written in which the last button was placed where it lay
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

bool Session::isSound() const
{
    return isConsistent(m_situation.table) && chipsOnTable(m_situation.table) == m_issued;
}

bool Session::assist()
{
    const auto duty = m_over ? std::nullopt : m_procedure.next();
    if (!duty || !contains(m_setup.assisted, duty->competency))
        return false;
    return apply(duty->act, true).has_value();
}

void Session::applyAct(const Act& act, Entry& entry)
{
    if (isPieceOfRest(act)) {              // one slip, however many hands it takes to put it right
        (void)performOn(m_situation, act); // or it lies where a wager was settled already
        m_slip->act.amount += act.amount;
        Verdict piece = rightAs(*m_slip->verdict.expected, {}).verdict;
        piece.told = true;
        return book(std::move(piece), entry);
    }
    if (auto street = premature(act))
        return dealPremature(act, std::move(*street), entry);
    if (act.verb == Verb::TakeBack && takesWordsBack()) {
        Verdict back = rightAs({.act = act,
                                .rule = "GP-own-mistake"_rule,
                                .severity = Severity::Critical,
                                .competency = Competency::Irregularities},
                               {})
                           .verdict;
        back.selfCorrected = true;
        back.told = true;
        return book(std::move(back), entry);
    }
    Judgement judgement = judge(act, m_procedure, m_situation, game());
    if (judgement.verdict.isCorrect())
        return applyJudged(act, std::move(judgement), entry);
    if (isRepeated(act)) {
        Verdict again = std::move(judgement.verdict);
        again.fault = Fault::Unneeded;
        again.rule = "GP-unneeded"_rule;
        again.severity = Severity::Minor;
        again.expected = m_procedure.next();
        again.jumped.clear();
        again.attempted = act;
        again.told = true;
        return book(std::move(again), entry);
    }
    if (undoesWhatWasRefused(act, entry))
        return;
    if (catchUp(act, entry))
        judgement = judge(act, m_procedure, m_situation, game());
    if (!judgement.verdict.isCorrect())
        judgement.verdict.reason = game().why(m_situation, m_procedure, judgement.verdict, &act);
    applyJudged(act, std::move(judgement), entry);
}

void Session::applyJudged(const Act& act, Judgement judgement, Entry& entry)
{
    // a card is taken back where the round is void by it: the slip weighs what it weighs
    if (act.verb == Verb::TakeBack && m_slip && m_slip->tookEffect && !judgement.verdict.isCorrect()
        && m_setup.mode == Mode::Test) {
        judgement.verdict.told = true;
        return book(std::move(judgement.verdict), entry);
    }
    if (isStillDone(act, judgement.verdict))
        return book(std::move(judgement.verdict), entry);
    const bool mends = isMendedBy(act);
    if (const auto duty = judgement.verdict.isCorrect() || mends ? std::nullopt : leftOut(act)) {
        Verdict afterAll = rightAs(*duty, {}).verdict;
        afterAll.told = true;
        return book(std::move(afterAll), entry);
    }
    if (!judgement.verdict.isCorrect() && !mends && goesOnRegardless(act, judgement.verdict)) {
        judgement.verdict.told = true;
        if (judgement.verdict.fault == Fault::Unneeded && act.verb != Verb::CallFloor)
            judgement.verdict.fault = Fault::Forbidden; // it is the floor that keeps it from being done
        return book(std::move(judgement.verdict), entry);
    }
    // a ruling that can't be followed is a ruling all the same
    const bool ruling = act.verb == Verb::Announce && has(act, Trait::RulesOnBet);
    // what is right is tried on the table itself, which stays as it is if hands can't do it
    const bool done = judgement.verdict.isCorrect() ? performOn(m_situation, act) : mends || isPossible(act);
    if (!mends && !done) {
        if (ruling && !judgement.verdict.isCorrect()) {
            judgement.verdict.severity = std::min(judgement.verdict.severity, Severity::Major);
            return book(std::move(judgement.verdict), entry);
        }
        // nothing happened, so that no chip or card is where it should not be; what was left out before it is charged
        // once it is gone past
        Verdict& verdict = judgement.verdict;
        const SeatSet live = liveSeats(m_situation.table);
        const bool withPot = act.verb == Verb::ReturnChips && live.size() == 1 && live.contains(*act.seat);
        const bool early = withPot || verdict.fault == Fault::OutOfOrder || verdict.fault == Fault::Premature
                           || (has(act, Trait::HandlesDeck) && !m_situation.table.cutCardPlaced);
        if (early && m_setup.mode == Mode::Test)
            verdict.told = true;
        // the house's own chips are there to be added, whatever the circle shows
        if (verdict.fault == Fault::Forbidden && act.verb == Verb::PayWager && act.circle == Circle::PotBet)
            return book(std::move(verdict), entry);
        if (verdict.fault == Fault::Forbidden && act.verb != Verb::Shuffle) {
            verdict.rule = "GP-unneeded"_rule;
            verdict.severity = Severity::Minor;
            verdict.attempted.reset();
        }
        verdict.fault = Fault::Impossible;
        // a pot that has less in it than the dealer believes, by what was booked already
        if (verdict.attempted && act.verb == Verb::PushPot && act.seat == verdict.attempted->seat
            && act.number == verdict.attempted->number && act.amount > verdict.attempted->amount
            && std::ranges::any_of(m_charged, [&](const Charged& charged) { return changesPot(charged.act, act); }))
            m_charged.push_back({.act = *verdict.attempted, .rule = {}, .done = true});
        verdict.severity = std::min(verdict.severity, Severity::Minor);
        book(std::move(verdict), entry);
        return;
    }
    if (judgement.verdict.isCorrect()) {
        if (!judgement.verdict.told)
            m_stopped.reset();
        putRightWhatWasRefused();
        applyRight(act, judgement, entry);
    } else if (mends) {
        const Slip slip = *m_slip;
        State right = asItShouldBe();
        Table now = m_situation.table;
        (void)cutcard::perform(now, act);
        entry.floor = workBetween(now, right);
        // what belongs to it besides is done already
        m_stillDone = right.did;
        for (const Act& did : {act, slip.act}) {
            if (const auto found = std::ranges::find(m_stillDone, did); found != m_stillDone.end())
                m_stillDone.erase(found);
        }
        endSlip();
        m_situation = right.situation;
        m_procedure = right.procedure;
        m_progress.duties += right.duties;
        Verdict verdict{.fault = Fault::None,
                        .rule = slip.verdict.rule,
                        .severity = slip.verdict.severity,
                        .competency = slip.verdict.competency,
                        .expected = slip.verdict.expected,
                        .jumped = {},
                        .selfCorrected = true,
                        .attempted = {}};
        verdict.told = !slip.verdict.attempted;
        // nothing was wrong if only the rest of it follows, and a mistake if all of it is moved anew
        const bool anew = act == slip.verdict.attempted;
        if (slip.isPart() && !anew)
            return book(rightAs(*slip.verdict.expected, {}).verdict, entry);
        if (slip.isPart())
            bookPart(slip, entry);
        if (!entry.byHouse)
            m_score.putRight(slip.verdict);
        book(std::move(verdict), entry);
    } else {
        applyWrong(act, std::move(judgement), entry);
    }
}

std::optional<Duty> Session::leftOut(const Act& act) const
{
    constexpr Traits never = Trait::RulesOnBet | Trait::EndsPart | Trait::KillsHand | Trait::LetsStand
                             | Trait::MovesCards | Trait::MovesChips;
    if (m_setup.mode != Mode::Test || !has(act, Trait::CanBeLate) || has(act, never))
        return std::nullopt;
    for (auto entry = m_entries.rbegin(); entry != m_entries.rend() && entry->hand == hand(); ++entry) {
        for (const Verdict& verdict : entry->verdicts) {
            const auto jumped = std::ranges::find(verdict.jumped, act, &Duty::act);
            if (jumped != verdict.jumped.end())
                return *jumped;
            if (verdict.fault == Fault::Omitted && verdict.expected && verdict.expected->act == act)
                return verdict.expected;
        }
    }
    return std::nullopt;
}

void Session::applyRight(const Act& act, const Judgement& judgement, Entry& entry)
{
    Verdict verdict = judgement.verdict;
    const Duty& duty = *judgement.verdict.expected;
    verdict.selfCorrected = duty.late || m_score.wasTried(duty.act);
    m_procedure = game().noteAct(m_situation, act, judgement.rest);
    if (m_slip && m_slip->tookEffect) {
        // what puts an own mistake right is no duty that earns anything: it is paid for where the mistake was made
        verdict.told = true;
        verdict.selfCorrected = act.verb == Verb::TakeBack;
    } else if (!duty.optional) {
        ++m_progress.duties;
    }
    mend(act, duty);
    book(std::move(verdict), entry);
    for (const Duty& lapsed : judgement.lapsed)
        lapse(lapsed, entry);
}

void Session::mend(const Act& act, const Duty& duty)
{
    if (!m_slip)
        return;
    if (!m_slip->tookEffect) {
        if (m_slip->verdict.attempted == duty.act)
            endSlip();
        return;
    }
    // where nothing is asked for nothing can be put right: what was seen stays seen, and whatever comes next is no
    // amends
    if (act.verb != Verb::TakeBack && m_slip->remedy.isOptional())
        return endSlip();
    if (const auto step = m_slip->remedy.after(act.verb == Verb::CallFloor ? duty.act : act))
        m_slip->remedy = step->rest;
    if (act.verb != Verb::TakeBack && !m_slip->remedy.isOptional())
        return;
    if (!m_slip->byHouse && !m_slip->isPart())
        m_score.putRight(m_slip->verdict);
    // the card goes back later, as a part of it
    Act back;
    back.verb = Verb::ReturnAside;
    if (m_slip->act.verb == Verb::Board)
        m_charged.push_back({.act = back, .rule = {}, .done = true});
    endSlip();
}

void Session::applyWrong(const Act& act, Judgement judgement, Entry& entry)
{
    m_stopped.reset();
    if (m_setup.mode == Mode::Test && !m_slip && isFirstPart(act, judgement.verdict, m_situation.table)) {
        Verdict part = rightAs(*judgement.verdict.expected, {}).verdict;
        part.told = true;
        judgement.verdict.told = true;
        takeEffect(act, judgement, entry.byHouse);
        return book(std::move(part), entry);
    }
    const bool ruling = has(act, Trait::RulesOnBet | Trait::KillsHand) && has(act, Trait::Spoken);
    const Fault fault = judgement.verdict.fault;
    if (m_setup.mode == Mode::Test && ruling && (fault == Fault::Forbidden || fault == Fault::WrongTarget))
        m_stopped = Stopped{.act = act, .verdict = judgement.verdict, .asIf = {}};
    if (m_setup.mode == Mode::Test && judgement.onlyOrder && !m_slip) {
        // nothing lies where it should not, and what was jumped over is still asked for
        cutcard::perform(m_situation.table, act);
        m_procedure = game().noteAct(m_situation, act, judgement.rest);
        ++m_progress.duties;
        judgement.verdict.attempted.reset();
        if (isChargedAlready(judgement.verdict))
            return book(asBefore(act, judgement.verdict), entry);
        // who goes on to what follows the words has left out what they came before; a card or a pot that was passed
        // over may never be given at all
        if (has(act, Trait::Spoken | Trait::Settles) || act.verb == Verb::Pitch || act.verb == Verb::PushPot
            || act.verb == Verb::TurnBoard)
            chargeJumped(judgement.verdict, judgement.verdict.jumped, m_charged);
    } else if (m_setup.mode == Mode::Test) {
        takeEffect(act, judgement, entry.byHouse);
        // a finger past what is owed, or words that come before it
        const Verdict& verdict = judgement.verdict;
        if (!m_slip && verdict.fault == Fault::Premature && has(act, Trait::Spoken))
            chargeJumped(verdict, verdict.jumped, m_charged);
        else if (!m_slip && verdict.fault == Fault::Forbidden && isPointing(act) && verdict.expected)
            chargeJumped(verdict, {*verdict.expected}, m_charged);
    }
    if (const Verdict* words = carriedOut(act, m_entries, hand()); words != nullptr && m_setup.mode == Mode::Test) {
        // one slip, at its worst
        judgement.verdict.told = true;
        judgement.verdict.worsens = judgement.verdict.severity > words->severity;
        if (judgement.verdict.worsens && !entry.byHouse)
            m_score.worsen(*words, judgement.verdict);
    }
    if (!m_slip && m_setup.mode == Mode::Test && isSlideLeftOutAgain(judgement.verdict, m_entries, hand()))
        return book(asBefore(act, judgement.verdict), entry);
    book(std::move(judgement.verdict), entry);
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
        for (const Duty& duty : m_left) {
            if (auto left = recurs(duty.act) ? leftForGood(duty) : std::nullopt)
                book(*std::move(left), entry);
        }
        std::erase_if(m_left, [](const Duty& duty) { return recurs(duty.act); });
        std::erase_if(m_charged, [](const Charged& charged) { return recurs(charged.act); });
        std::erase_if(m_floorDid, recurs);
        std::erase_if(m_stillDone, recurs);
    }
    m_stopped.reset();
    if (!m_slip)
        m_situation.beforeMistake.reset();
    m_procedure = game().happen(m_situation, m_procedure, event);
    ++m_progress.events;
    m_progress.duties = 0;
}

bool Session::catchesUpLater(const Act& act, const Judgement& judgement)
{
    const Verdict& verdict = judgement.verdict;
    // a bet that was ruled on too late stays wrong, and who is out goes on playing
    constexpr Traits never = Trait::RulesOnBet | Trait::EndsPart;
    const bool form = verdict.severity == Severity::Minor; // what they say is done all the same
    const auto canBeLate = [&](const Duty& duty) {
        return has(duty.act, Trait::CanBeLate) && (form || !has(duty.act, never));
    };
    if (verdict.fault != Fault::OutOfOrder || m_slip || !std::ranges::all_of(verdict.jumped, canBeLate))
        return false;
    std::vector<Procedure> late;
    for (Duty duty : verdict.jumped) {
        duty.late = true;
        duty.optional = true;
        late.push_back(owe(duty));
        ++m_progress.duties;
    }
    cutcard::perform(m_situation.table, act);
    ++m_progress.duties;
    m_procedure = inOrder(inAnyOrder(late), game().noteAct(m_situation, act, judgement.rest));
    return true;
}

void Session::takeEffect(const Act& act, const Judgement& judgement, bool byHouse)
{
    const Verdict& verdict = judgement.verdict;
    if (catchesUpLater(act, judgement))
        return;
    const bool spoken = has(act, Trait::Spoken);
    // words in vain change nothing, and what a player's act comes before is still to come
    if (spoken && (!verdict.attempted || verdict.fault == Fault::Premature))
        return;
    if (m_slip) {
        // a further try at what was tried wrongly before
        if (!spoken)
            cutcard::perform(m_situation.table, act);
        return;
    }
    Slip slip{.act = act,
              .verdict = verdict,
              .tookEffect = !spoken,
              .byHouse = byHouse,
              .before = m_situation,
              .owedBefore = m_procedure,
              .rest = judgement.rest,
              .remedy = {}};
    if (!spoken) {
        m_situation.beforeMistake = std::make_shared<const Table>(m_situation.table);
        slip.before.beforeMistake.reset();
        cutcard::perform(m_situation.table, act);
        slip.remedy = game().remedy(m_situation, act, verdict);
        m_procedure = inOrder(slip.remedy, m_procedure);
    }
    m_slip = std::move(slip);
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

void Session::book(Verdict verdict, Entry& entry)
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
    if (justJumped || wasJumped(duty) || isSlideLeftOutAgain(again, m_entries, hand()))
        return;
    left.reason = game().why(m_situation, m_procedure, left, nullptr);
    book(std::move(left), entry);
}

void Session::settle(Entry& entry)
{
    m_procedure = m_procedure.settled(m_situation);
    while (m_procedure.isOptional() && !m_over && !m_slip) {
        // nothing follows in which what is late could still be put right
        for (const Duty& duty : lateIn(m_procedure))
            lapse(duty, entry);
        for (const Duty& duty : m_left) {
            if (auto left = leftForGood(duty))
                book(*std::move(left), entry);
        }
        m_procedure = {};
        m_left.clear();
        m_stopped.reset();
        m_floorDid.clear();
        m_stillDone.clear();
        m_charged.clear();
        m_progress.duties = 0;
        const bool enough = m_setup.hands > 0 && hand() >= m_setup.hands;
        m_over = enough || !game().beginHand(m_situation);
        if (!m_over)
            m_procedure = game().hand(m_situation).settled(m_situation);
    }
}

} // namespace cutcard
