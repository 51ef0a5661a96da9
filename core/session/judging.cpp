// SPDX-License-Identifier: GPL-3.0-or-later
// An act of the dealer's: judged, done where it is right, and what it puts right.
#include "core/acts/traits.h"
#include "core/floor/catch_up.h"
#include "core/judge/as_good.h"
#include "core/judge/look.h"
#include "core/judge/order.h"
#include "core/session/recalled.h"

namespace cutcard {

/// Does an act to the table; false, and no change, if hands could not do it.
static bool performOn(Situation& situation, const Act& act)
{
    if (act.verb != Verb::TakeBack)
        return perform(situation.table, act);
    if (situation.beforeMistake == nullptr)
        return false;
    situation.table = *situation.beforeMistake;
    situation.beforeMistake.reset();
    return true;
}

/// Charges a call for the floor that nothing asks for, if one was let pass in this hand before.
static void chargeFloorInVain(const Act& act, Verdict& verdict, const HandSoFar& hand)
{
    if (act.verb == Verb::CallFloor && verdict.fault == Fault::Unneeded && wasFloorCalledInVain(hand))
        verdict.told = false;
}

/// Whether practice has handed the last act back already: nothing has happened, and taking it back costs nothing.
static bool takesBackInVain(const Session& session)
{
    return !session.entries().empty() && wasHandedBack(session, session.entries().back());
}

/// Whether a pot is owed before the bets that are swept into it, in an order that was jumped.
static bool lacksBets(const Act& act, const Session& session)
{
    return act.verb == Verb::PushPot && !session.isPossible(act);
}

/// Whether a pot is brought to what is in it, and nothing is owed to it.
static bool isBuiltAlready(const Act& act, const Verdict& verdict, const Table& table)
{
    const auto index = static_cast<std::size_t>(act.number);
    const bool ofPot = verdict.attempted && verdict.attempted->number == act.number;
    return act.verb == Verb::BuildPot && act.number >= 0 && index < table.pots.size() && !ofPot && act.amount > 0
           && table.pots[index].amount == act.amount;
}

/// Whether a part of a payment is taken back: it was no part of anything.
static bool isPaidAnew(const Slip& slip, const Act& act)
{
    return slip.isPart() && act.verb == Verb::TakeBack && has(slip.act, Trait::Settles);
}

void Session::noteOverHabit(const Act& act, Verdict& verdict)
{
    const auto isHabit = [](const Duty& duty) { return duty.customary && duty.act.verb == Verb::Burn; };
    if (m_letStand && m_letStand->act == act) {
        verdict.told = true; // it was paid for the first time
        m_letStand.reset();
    } else if (has(act, Trait::DealsCards) && !m_slip && findOwed(m_procedure, isHabit) != nullptr) {
        noteLetStand(act);
    }
}

void Session::noteLetStand(const Act& act)
{
    m_letStand = LetStand{.act = act,
                          .before = {.situation = m_situation, .procedure = m_procedure, .duties = m_progress.duties},
                          .book = m_book};
}

bool Session::takesLetStandBack(const Act& act, Entry& entry)
{
    if (act.verb != Verb::TakeBack || !m_letStand || m_letStand->isBack || m_slip)
        return false;
    m_situation = m_letStand->before.situation;
    m_procedure = m_letStand->before.procedure;
    m_progress.duties = m_letStand->before.duties;
    m_book = m_letStand->book;
    const Entry& done = m_entries.back();
    if (const Verdict& verdict = done.verdicts.front(); verdict.isCharged() && !done.byHouse)
        m_score.putRight(verdict);
    m_letStand->isBack = true;
    if (!done.wasRight())
        m_letStand.reset();
    bookTakenBack(act, entry);
    return true;
}

void Session::putWordsRight(const Verdict& words)
{
    if (m_slip && !m_slip->verdict.attempted)
        endSlip();
    // in practice they are handed back, and right with the next act
    if (inTest() && words.isCharged() && !m_entries.back().byHouse)
        m_score.putRight(words);
}

void Session::bookTakenBack(const Act& act, Entry& entry)
{
    Verdict back = rightAs({.act = act,
                            .rule = "GP-own-mistake"_rule,
                            .severity = Severity::Critical,
                            .competency = Competency::Irregularities},
                           {})
                       .verdict;
    back.selfCorrected = true;
    back.told = true;
    book(std::move(back), entry);
}

/// The pot that is left in the middle, where a side pot is set apart of a heap.
static std::optional<Act> restOfHeap(const Act& built, const Procedure& owed)
{
    std::optional<Act> rest;
    for (const Duty& duty : owed.owed()) {
        const bool before = built.verb == duty.act.verb && duty.act.number < built.number;
        if (before && built.verb == Verb::BuildPot && (!rest || duty.act.number < rest->number))
            rest = duty.act;
    }
    return rest;
}

void Session::takeBackBy(const Act& act, Entry& entry)
{
    const Act back = cutcard::act(Verb::TakeBack);
    const Act mistake = m_slip->act;
    if (m_slip->isPart())
        m_procedure = askingToTakeBack(*m_slip);
    Judgement undone = judge(back, m_procedure, m_situation, game());
    (void)performOn(m_situation, back);
    applyRight(back, std::move(undone), entry);
    if (!isOneOf(act.verb, {Verb::Announce, Verb::BuildPot}))
        return;
    const auto rest = mistake.verb == Verb::Sweep ? restOfHeap(act, m_procedure) : std::nullopt;
    Judgement anew = judge(act, m_procedure, m_situation, game());
    if (!performOn(m_situation, act))
        return;
    applyRight(act, std::move(anew), entry);
    const auto step = rest ? m_procedure.after(*rest) : std::nullopt;
    if (!step || !performOn(m_situation, *rest))
        return;
    m_procedure = game().noteAct(m_situation, *rest, step->rest);
    ++m_progress.duties;
    entry.floor = {.undone = {mistake}, .done = {*rest}};
}

bool Session::isPartOfSlip(const Act& act, Entry& entry)
{
    if (!m_slip)
        return false;
    if (remedy().isTakenBackBy(act)) {
        takeBackBy(act, entry);
        return true;
    }
    if (auto stuck = remedy().asIfStuck(act)) { // the deal is undone, as for any other card too many
        const Duty call{.act = act, .rule = {}};
        m_slip->remedy = owe(call);
        mend(act, call, entry);
        m_situation = std::move(stuck->situation);
        m_procedure = std::move(stuck->procedure);
        entry.floor.done = std::move(stuck->did);
        return false;
    }
    if (remedy().isPieceOfRest(act)) { // one slip, however many hands it takes to put it right
        addPiece(*m_slip, act);
        m_situation.table = m_slip->before.table;
        (void)performOn(m_situation, m_slip->act);
        if (m_slip->isPart())
            m_procedure = askingForRest(*m_slip);
        Verdict piece = rightAs(*m_slip->verdict.expected, {}).verdict;
        piece.told = true;
        book(std::move(piece), entry);
        return true;
    }
    if (inTest() && remedy().goesOver(act)) {
        goOverPart(act, entry);
        return true;
    }
    if (remedy().leavesPart(act)) {
        leavePart();
        return false;
    }
    if (auto without = remedy().besideSlip(act)) {
        goBesideSlip(act, *std::move(without), entry);
        return true;
    }
    if (m_slip->isPart()) {
        if (remedy().isMendedBy(act)) {
            applyMending(act, entry);
            return true;
        }
        if (!inTest() && act.verb != Verb::TakeBack) {
            leavePart(); // the rest is owed where all of it was
            return false;
        }
        m_procedure = askingToTakeBack(*m_slip);
    }
    auto street = remedy().premature(act);
    if (!street)
        return false;
    dealPremature(act, *std::move(street), entry);
    return true;
}

void Session::goOverPart(const Act& act, Entry& entry)
{
    const Act part = m_slip->act;
    Act both = act;
    both.amount += part.amount;
    m_procedure = m_slip->owedBefore;
    m_situation = m_slip->before;
    endSlip();
    Judgement judgement = judge(both, m_procedure, m_situation, game());
    judgement.verdict.reason = whyWrong(judgement.verdict, &both);
    applyWrong(both, std::move(judgement), entry);
    if (m_slip)
        m_slip->motions = {part, act};
}

void Session::goBesideSlip(const Act& act, HandState without, Entry& entry)
{
    Verdict right = rightAs(m_slip->owedBefore.after(act)->duty, {}).verdict;
    right.selfCorrected = m_score.wasTried(right.expected->act);
    right.told = right.expected == m_slip->verdict.expected; // it was paid for as left out
    m_progress.duties += without.duties;
    m_slip->before = without.situation;
    m_slip->owedBefore = std::move(without.procedure);
    m_situation = std::move(without.situation);
    m_situation.beforeMistake = std::make_shared<const Table>(m_situation.table);
    perform(m_situation.table, m_slip->act);
    m_procedure = m_slip->isPart() ? askingForRest(*m_slip) : askingToTakeBack(*m_slip);
    book(std::move(right), entry);
}

void Session::leavePart()
{
    const Act part = m_slip->act;
    const auto before =
        std::ranges::find_if(m_partsLeft, [&](const Slip& earlier) { return differsInAmountOnly(earlier.act, part); });
    if (before == m_partsLeft.end())
        m_partsLeft.push_back(*m_slip);
    else
        before->act.amount += part.amount;
    const auto without = [&](Duty duty) {
        if (duty.act != m_slip->verdict.attempted)
            return std::optional(duty);
        duty.act.amount -= part.amount;
        if (duty.act.amount <= duty.oddPart) { // the share itself is given
            duty.rule = duty.oddRule;
            duty.severity = Severity::Major;
        }
        return std::optional(duty);
    };
    m_procedure = m_slip->owedBefore.changed(without);
    endSlip();
    m_procedure = game().noteAct(m_situation, part, m_procedure).settled(m_situation);
}

void Session::bookRepeated(const Act& act, Verdict again, Entry& entry)
{
    again.fault = Fault::Unneeded;
    again.rule = "GP-unneeded"_rule;
    again.severity = Severity::Minor;
    again.expected = m_procedure.next();
    again.jumped.clear();
    again.attempted = act;
    again.told = true;
    again.reason = whyWrong(again, &act);
    book(std::move(again), entry);
}

void Session::applyAct(const Act& act, Entry& entry)
{
    if (isPartOfSlip(act, entry))
        return;
    if (takesLetStandBack(act, entry))
        return;
    if (m_letStand && !m_letStand->isBack)
        m_letStand.reset();
    if (act.verb == Verb::TakeBack && (takesWordsBack(handSoFar()) || takesBackInVain(*this))) {
        putWordsRight(m_entries.back().verdicts.front());
        putRightWhatWasRefused();
        return bookTakenBack(act, entry);
    }
    Judgement judgement = judge(act, m_procedure, m_situation, game());
    if (judgement.verdict.isCorrect() && !lacksBets(act, *this))
        return applyJudged(act, std::move(judgement), entry);
    if (!m_slip
        && (isRepeated(act, handSoFar(), inTest()) || isBuiltAlready(act, judgement.verdict, m_situation.table)))
        return bookRepeated(act, std::move(judgement.verdict), entry);
    chargeFloorInVain(act, judgement.verdict, handSoFar());
    if (!undoesWhatWasRefused(act, entry))
        applyCaughtUp(act, std::move(judgement), entry);
}

Verdict Session::withoutCharged(Verdict verdict, const Act& act) const
{
    auto skip = verdict.fault == Fault::OutOfOrder ? m_procedure.skippingTo(act, m_situation) : std::nullopt;
    if (!skip || skip->pastPlayers)
        return verdict;
    const auto before = skip->jumped.size();
    std::erase_if(skip->jumped, [&](const Duty& duty) { return wasJumped(duty, handSoFar()); });
    if (skip->jumped.empty() || skip->jumped.size() == before)
        return verdict;
    auto jumped = std::move(verdict.jumped);
    verdict = skipped(*std::move(skip)).verdict;
    verdict.jumped = std::move(jumped);
    return verdict;
}

void Session::applyCaughtUp(const Act& act, Judgement judgement, Entry& entry)
{
    HandState before{.situation = m_situation, .procedure = m_procedure};
    const bool fromFront = lacksBets(act, *this);
    const bool caught = catchUp(act, entry);
    entry.hand = hand();
    if (caught)
        judgement = judge(act, m_procedure, m_situation, game());
    if (judgement.verdict.isCorrect())
        return applyJudged(act, std::move(judgement), entry);
    if (inTest() && !caught && !m_slip)
        judgement.verdict = withoutCharged(std::move(judgement.verdict), act);
    judgement.verdict.reason = whyWrong(judgement.verdict, &act);
    if (caught && fromFront)
        return pushFromFront(act, std::move(judgement), std::move(before), entry);
    applyJudged(act, std::move(judgement), entry);
}

void Session::pushFromFront(const Act& act, Judgement judgement, HandState before, Entry& entry)
{
    const bool part = isFirstPart(act, judgement.verdict);
    if (!inTest() && !part) {
        entry.floor = {};
        judgement.verdict.attempted.reset(); // nothing is left of it
        m_situation = std::move(before.situation);
        m_procedure = std::move(before.procedure);
        return book(std::move(judgement.verdict), entry);
    }
    applyJudged(act, std::move(judgement), entry);
    if (!m_slip || part)
        return;
    m_situation.beforeMistake = std::make_shared<const Table>(before.situation.table);
    before.situation.table = m_situation.table;
    before.situation.beforeMistake = m_situation.beforeMistake;
    m_situation = std::move(before.situation);
    m_procedure = inOrder(m_slip->remedy, before.procedure);
}

bool Session::isOnlyTold(const Act& act, Verdict& verdict)
{
    // a card is taken back where the round is void by it: the slip weighs what it weighs
    if (inTest() && act.verb == Verb::TakeBack && m_slip && m_slip->tookEffect && !verdict.isCorrect()) {
        verdict.told = true;
        return true;
    }
    return m_book.isStillDone(act, verdict);
}

bool Session::goesOnRegardless(const Act& act, Verdict& verdict)
{
    const bool mistakeLies = m_slip && m_slip->tookEffect;
    // a wager settled out of its order is settled, wherever the floor has just been
    const bool settles = has(act, Trait::Settles) && verdict.fault == Fault::OutOfOrder && !m_slip;
    if (settles || !inTest() || !m_book.goesOnRegardless(act, verdict, handSoFar(), mistakeLies, m_score))
        return false;
    verdict.told = true;
    if (verdict.fault == Fault::Unneeded && act.verb != Verb::CallFloor)
        verdict.fault = Fault::Forbidden; // it is the floor that keeps it from being done
    return true;
}

void Session::applyJudged(const Act& act, Judgement&& judgement, Entry& entry)
{
    Verdict& verdict = judgement.verdict;
    if (isOnlyTold(act, verdict))
        return book(std::move(verdict), entry);
    // what is right is tried on the table itself, which stays as it is if hands can't do it
    if (verdict.isCorrect()) {
        noteOverHabit(act, verdict);
        if (!performOn(m_situation, act))
            return bookImpossible(act, std::move(verdict), entry);
        if (const Verdict* words = correctsWords(act, handSoFar())) {
            putWordsRight(*words);
            verdict.selfCorrected = true;
        }
        if (!verdict.told)
            m_book.goOn();
        putRightWhatWasRefused();
        return applyRight(act, std::move(judgement), entry);
    }
    if (m_slip && remedy().isMendedBy(act))
        return applyMending(act, entry);
    if (const auto duty = inTest() ? leftOut(act, handSoFar()) : std::nullopt) {
        Verdict afterAll = rightAs(*duty, {}).verdict;
        afterAll.told = true;
        return book(std::move(afterAll), entry);
    }
    const auto& stopped = m_book.stopped();
    auto others = stopped ? passedOverWith(stopped->verdict, act, verdict) : std::vector<Verdict>();
    if (goesOnRegardless(act, verdict)) {
        book(std::move(verdict), entry);
        for (Verdict& left : others) {
            m_book.noteDone(left.expected->act);
            book(std::move(left), entry);
        }
        return;
    }
    if (!isPossible(act))
        return bookImpossible(act, std::move(verdict), entry);
    applyWrong(act, std::move(judgement), entry);
}

void Session::applyMending(const Act& act, Entry& entry)
{
    const Slip slip = *m_slip;
    const HandState right = remedy().asItShouldBe();
    // nothing was wrong if only the rest of it follows, and a mistake if all of it is moved anew
    const bool isRest = slip.isPart() && act != slip.verdict.attempted;
    Table now = m_situation.table;
    Table swept = now;
    if (!perform(now, act) && performSwept(swept, act) && swept == right.situation.table)
        entry.floor.done = {cutcard::act(Verb::Sweep)};
    else if (!isRest && slip.motions.empty())
        entry.floor = remedy().workBetween(now, right);
    std::erase(entry.floor.done, act); // which the dealer did
    // what belongs to it besides is done already
    m_book.noteMended(right.did, act, slip.act);
    endSlip();
    m_situation = right.situation;
    m_procedure = right.procedure;
    m_progress.duties += right.duties;
    if (isRest)
        return book(rightAs(*slip.verdict.expected, {}).verdict, entry);
    if (slip.isPart())
        bookPart(slip, entry);
    if (!entry.byHouse)
        m_score.putRight(slip.verdict);
    book({.fault = Fault::None,
          .rule = slip.verdict.rule,
          .severity = slip.verdict.severity,
          .competency = slip.verdict.competency,
          .expected = slip.verdict.expected,
          .selfCorrected = true,
          .told = !slip.verdict.attempted},
         entry);
}

void Session::applyRight(const Act& act, Judgement&& judgement, Entry& entry)
{
    Verdict& verdict = judgement.verdict;
    const Duty& duty = *verdict.expected;
    verdict.selfCorrected = verdict.selfCorrected || duty.late || m_score.wasTried(duty.act);
    m_procedure = game().noteAct(m_situation, act, judgement.rest);
    if (act.verb == Verb::PushPot && inPots(m_situation.table) == 0)
        m_book.forgetReadings();
    if (m_slip && m_slip->tookEffect) {
        // what puts an own mistake right is no duty that earns anything: it is paid for where the mistake was made
        verdict.told = true;
        verdict.selfCorrected = act.verb == Verb::TakeBack;
    } else if (!duty.optional) {
        ++m_progress.duties;
    }
    // the card of the deal is not the one in place of an exposed card
    const Charged* charged = act.verb == Verb::Pitch ? m_book.chargedFor(duty) : nullptr;
    const bool replaces = charged != nullptr && charged->competency == Competency::Irregularities
                          && duty.competency != Competency::Irregularities;
    if (!replaces)
        m_book.forgetRecurring({&act, 1});
    if (isPointing(act) || has(act, Trait::DealsCards))
        m_book.playOn();
    mend(act, duty, entry);
    book(std::move(verdict), entry);
    for (const Duty& lapsed : judgement.lapsed)
        lapse(lapsed, entry);
}

void Session::mend(const Act& act, const Duty& duty, Entry& entry)
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
    const bool anew = isPaidAnew(*m_slip, act);
    if (anew)
        bookPart(*m_slip, entry);
    if (!m_slip->byHouse && (!m_slip->isPart() || anew))
        m_score.putRight(m_slip->verdict, act.verb == Verb::GatherCards); // a void hand asks for nothing more
    endSlip();
}

bool Session::catchUp(const Act& act, Entry& entry)
{
    if (m_slip)
        return false;
    auto caught = caughtUp(act, {.situation = m_situation, .procedure = m_procedure}, m_book, game(), inTest());
    if (!caught)
        return false;
    HandState& state = caught->state;
    // what was passed over before is one mistake, and what the cards are picked up over besides is another
    const auto passed = [&](const Duty& duty) { return wasJumped(duty, handSoFar()); };
    if (act.verb == Verb::GatherCards && !state.procedure.after(act) && !std::ranges::all_of(caught->taken, passed))
        return false;
    if (Situation next = state.situation; state.procedure.isOptional() && !beginHand(next))
        return false;
    entry.floor.done.insert(entry.floor.done.end(), state.did.begin(), state.did.end());
    m_book.noteFloorDid(state.did);
    if (caught->tooEarly)
        m_book.noteFloorDid({act});
    std::vector<Verdict> left;
    for (const Duty& duty : caught->taken) {
        left.push_back(omitted(duty));
        left.back().reason = whyWrong(left.back(), nullptr); // while it lies there yet
        // left lying, a wager is pushed: what was tried before and handed back is done right
        if (m_book.chargedFor(duty) == nullptr && m_score.wasTried(duty.act))
            m_score.book(rightAs(duty, {}).verdict, hand());
    }
    m_book.noteLeft(left);
    m_situation = std::move(state.situation);
    m_procedure = std::move(state.procedure);
    m_progress.duties += state.duties;
    settle(entry);
    return true;
}

bool Session::undoesWhatWasRefused(const Act& act, Entry& entry)
{
    const bool undoes = undoesDeal(act) || (act.verb == Verb::CallFloor && act.matter == Matter::WrongCount);
    if (m_setup.mode != Mode::Practice || !undoes)
        return false;
    // the first of those after which nothing was done
    std::size_t index = m_entries.size();
    while (index > 0 && m_entries[index - 1].hand == hand() && wasHandedBack(*this, m_entries[index - 1]))
        --index;
    if (index == m_entries.size())
        return false;
    SessionSetup test = m_setup;
    test.mode = Mode::Test;
    auto then = replay(test, wayTo(*this, index));
    if (!then || !then->apply(m_entries[index].event) || !then->apply(act))
        return false;
    Verdict& done = then->m_entries.back().verdicts.front();
    if (!done.isCorrect() && done.fault != Fault::OutOfOrder)
        return false;
    if (done.isCorrect()) {
        putRightWhatWasRefused();
        m_situation = then->m_situation;
        m_situation.beforeMistake.reset();
        m_procedure = then->m_procedure;
    }
    book(std::move(done), entry);
    return true;
}

void Session::putRightWhatWasRefused()
{
    Severity worst = Severity::Minor; // of what was done after the same words
    for (auto entry = m_entries.rbegin(); entry != m_entries.rend() && entry->hand == hand(); ++entry) {
        if (!wasHandedBack(*this, *entry))
            return;
        // a try at a duty is put right by that duty, but for what was done after it
        Verdict verdict = entry->verdicts.front();
        verdict.severity = std::max(verdict.severity, worst);
        if (!entry->byHouse && verdict.isCharged() && (!verdict.attempted || worst == Severity::Critical))
            m_score.putRight(verdict);
        worst = verdict.worsens ? verdict.severity : Severity::Minor;
    }
}

} // namespace cutcard
