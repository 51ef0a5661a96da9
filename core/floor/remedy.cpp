// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/floor/remedy.h"

#include "core/acts/traits.h"
#include "core/base/gathered.h"
#include "core/floor/catch_up.h"
#include "core/floor/goes_on.h"
#include "core/judge/as_good.h"
#include "core/judge/look.h"
#include "core/judge/order.h"

namespace cutcard {

constexpr int mostSteps = 64;

static bool movesOnlyChips(const Act& act)
{
    return has(act, Trait::MovesChips | Trait::KeepsBook) && !has(act, Trait::MovesCards);
}

/// Whether an act settles a player's wager, or cuts out its payment.
static bool isOnWager(const Act& act)
{
    return has(act, Trait::Settles) || act.verb == Verb::CutOut;
}

static bool takesBack(const Procedure& remedy)
{
    return std::ranges::any_of(remedy.duties(),
                               [](const Duty& duty) { return duty.act.verb == Verb::TakeBack && !duty.optional; });
}

/// Whether players lay down cards, show, cut or post as soon as this is done, or the one whom it is for bets.
static bool isWaitedForBy(const Procedure& procedure, const Act& act, const Situation& situation)
{
    const auto step = procedure.after(act);
    const auto turn = step ? step->rest.settled(situation).turn() : std::nullopt;
    if (!turn)
        return false;
    switch (turn->wait) {
    case Wait::Discard:
    case Wait::Show:
        return isOnlySaid(act);
    case Wait::Cut:
    case Wait::Post:
        return true;
    case Wait::Bet:
        return act.verb == Verb::Lend && act.seat == turn->seat;
    default:
        return false;
    }
}

/// Whether a wager was changed or settled otherwise where it, or another of its player's, was to be brought to what it
/// was.
static bool touchesInstead(const Act& done, const Act& due)
{
    return due.verb == Verb::CorrectWager && done.seat == due.seat
           && (done.verb == Verb::CorrectWager || (has(done, Trait::Settles) && done.circle == due.circle));
}

/// Whether an act was done in place of another, which the floor does for the dealer.
static bool displaces(const Act& done, const Act& due, const Procedure& owed)
{
    // a blind is the dealer's own to post, for somebody who is away
    if (has(done, Trait::DealsCards) && due.verb == Verb::PostFor)
        return true;
    // the cards were picked up over chips
    if (done.verb == Verb::GatherCards)
        return movesOnlyChips(due);
    // chips go elsewhere than they were swept to, whatever is to be said first
    if (done.verb == Verb::Sweep)
        return due.verb == Verb::BuildPot || (movesOnlyChips(due) && !owed.after(due));
    if (touchesInstead(done, due))
        return true;
    // what nobody has called was built in
    if (done.verb == Verb::BuildPot)
        return due.verb == Verb::ReturnChips;
    // burnt or pushed on over a card of the board
    return (done.verb == Verb::Burn || done.verb == Verb::PushPot)
           && (due.verb == Verb::Board || due.verb == Verb::BoardDown || due.verb == Verb::Burn);
}

/// Whether nothing comes before a wager is settled but showing what others play with.
static bool showsOthersOnly(const Act& settling, const std::vector<Duty>& jumped)
{
    return has(settling, Trait::Settles) && std::ranges::all_of(jumped, [&](const Duty& duty) {
               return isOnlySaid(duty.act) && duty.act.seat != settling.seat;
           });
}

/// Whether what is owed later may be done before what it jumps over, which is still to be done.
static bool mayComeFirst(const Act& act, const Skip& skip, const Table& table)
{
    // words that were owed besides are still the dealer's
    const bool onlyWords = movesOnlyChips(act) && std::ranges::all_of(skip.jumped, [](const Duty& duty) {
                               return has(duty.act, Trait::Spoken) && !has(duty.act, Trait::RulesOnBet);
                           });
    // the button lies where it belongs before the cards are gathered as well as after
    return onlyWords || act.verb == Verb::PlaceButton || showsOthersOnly(act, skip.jumped) || isUnread(skip)
           || comesToTheSame(act, skip.jumped, table);
}

/// What is owed once a later duty is done; what is settled by what lies there when it is reached is reached without it.
static Procedure restBehind(const Procedure& owed, const Skip& skip)
{
    const auto inSight = owed.duties();
    const bool foreseen = has(skip.duty.act, Trait::Settles) && std::ranges::find(inSight, skip.duty) == inSight.end();
    return foreseen ? owed : withJumped(skip.jumped, skip.rest);
}

/// Whether what was paid comes back from the stack, whatever lay in the circle.
static bool comesBackWith(const Act& act, const Slip& slip)
{
    return slip.act.verb == Verb::PayWager && act.verb == Verb::TakeWager && sharesPlace(act, slip.act)
           && act.amount == slip.act.amount && act != slip.verdict.attempted;
}

/// Whether a pot that was due is built out of the heap that all bets were swept into.
static bool isBuiltFromHeap(const Act& act, const Slip& slip)
{
    return act.verb == Verb::BuildPot && slip.act.verb == Verb::Sweep && slip.owedBefore.after(act);
}

/// Whether a round is played on that is void.
static bool leavesVoidUncalled(const Verdict& verdict)
{
    return voidsHand(verdict.expected->act) && verdict.expected->rule == verdict.rule;
}

/// Whether words or a call come after all that a mistake has jumped over, which can still be taken back.
static bool isSaidLate(const Act& act, const Slip& slip)
{
    return slip.tookEffect && slip.verdict.fault == Fault::OutOfOrder && takesBack(slip.remedy)
           && asksNothingOfChips(act) && contains(slip.verdict.jumped, act, &Duty::act);
}

/// Whether an act puts a slip right, or is another part of it.
static bool isOfSlip(const Remedy& remedy, const Act& act)
{
    return remedy.isMendedBy(act) || remedy.isTakenBackBy(act) || remedy.isPieceOfRest(act) || remedy.leavesPart(act)
           || remedy.goesOver(act) || remedy.besideSlip(act) || remedy.premature(act) || remedy.asIfStuck(act);
}

/// Whether a hand was declared void.
static bool isVoided(const std::vector<Act>& did)
{
    return std::ranges::any_of(did, voidsHand);
}

/// Whether chips may be part of more; of a wager, or a try at nothing but sweeping what are several pots, there is no
/// rest.
static bool hasRest(const Slip& slip)
{
    const bool tries = slip.verdict.attempted || isOneOf(slip.act.verb, {Verb::Sweep, Verb::BuildPot});
    return !isOnWager(slip.act) && (slip.verdict.fault != Fault::Forbidden || tries);
}

/// Whether what a wager was paid, or was taken of it, is not put back by settling it, or another, rightly.
static bool staysSettled(const Slip& slip, const Act& act)
{
    return has(slip.act, Trait::Settles) && !(slip.isPart() && act.verb == Verb::TakeWager);
}

/// The hand before a mistake that is taken back, if an act is owed there.
static std::optional<HandState> takenBackFor(const Act& act, const Slip& slip)
{
    if (!slip.tookEffect || !takesBack(slip.remedy) || !slip.owedBefore.after(act))
        return std::nullopt;
    HandState before{.situation = slip.before, .procedure = slip.owedBefore};
    before.situation.beforeMistake.reset();
    return before;
}

/// The hand before a card that came over the bets, if an act gathers them or gives of them otherwise than is due: that
/// is another mistake.
static std::optional<HandState> beforeCardOverBets(const Act& act, const Slip& slip, const Game& game)
{
    const bool gathers = isOneOf(act.verb, {Verb::Sweep, Verb::BuildPot, Verb::ReturnChips});
    if (!gathers || !slip.tookEffect || slip.verdict.fault != Fault::OutOfOrder || !has(slip.act, Trait::MovesCards)
        || !takesBack(slip.remedy))
        return std::nullopt;
    HandState before{.situation = slip.before, .procedure = slip.owedBefore};
    before.situation.beforeMistake.reset();
    const Verdict verdict = judge(act, before.procedure, before.situation, game).verdict;
    return onlyIf(verdict.severity == Severity::Critical && !verdict.isCorrect(), std::move(before));
}

/// Whether a player got a card who has more than the next ones already: nothing is dealt on over it.
static bool isCardTooMany(const Slip& slip)
{
    const HandNotes& notes = slip.before.notes;
    const Table& table = slip.before.table;
    const auto& jumped = slip.verdict.jumped;
    return slip.act.verb == Verb::Pitch && notes.exposedFrom != slip.act.seat
           && std::ranges::count(notes.boatExposed, *slip.act.seat) == 0 && jumped.size() > 1 && jumped.front().act.seat
           && table.at(*slip.act.seat).hand.size() > table.at(*jumped.front().act.seat).hand.size();
}

/// A card before its time is the same card then, whatever was passed over for it.
static std::optional<Skip> asCardInTime(const Slip& slip)
{
    const bool isCard = slip.tookEffect && slip.verdict.fault == Fault::Forbidden && has(slip.act, Trait::DealsCards);
    return isCard ? slip.owedBefore.skippingTo(slip.act, slip.before) : std::nullopt;
}

/// Whether bets are brought in or given back: nobody is to act any more.
static bool endsRound(const Act& act)
{
    return act.verb == Verb::Sweep || act.verb == Verb::BuildPot || act.verb == Verb::ReturnChips
           || act.verb == Verb::PushPot;
}

/// Whether the odd chip that is still owed of a pot went with another share of it.
static bool isOddChipOf(const Act& pushed, const Act& meant, const Duty& owed)
{
    return pushed.verb == Verb::PushPot && owed.act.verb == Verb::PushPot && owed.act.number == pushed.number
           && owed.rule == owed.oddRule && owed.severity == Severity::Major
           && pushed.amount - meant.amount == owed.act.amount;
}

/// What is owed where what lies there is shared by those who have nothing of it; `meant`: the push it stands for.
static Procedure goesByWhatLies(const Procedure& before, const Situation& situation, const Act& pushed,
                                const Act& meant, const Game& game)
{
    const Procedure owed = before.without([&](const Duty& duty) { return isOddChipOf(pushed, meant, duty); });
    const auto isShare = [&](const Duty& duty) {
        return duty.act.verb == Verb::PushPot && duty.act.number == pushed.number;
    };
    SeatSet due;
    Chips sum = 0;
    for (const Duty& duty : owed.duties()) {
        if (isShare(duty)) {
            due.insert(*duty.act.seat);
            sum += duty.act.amount;
        }
    }
    SeatSet unpaid = due;
    // a whole share that went to a loser has only changed places
    if (meant.seat && meant.seat != pushed.seat && (pushed.amount != meant.amount || due.contains(*pushed.seat)))
        unpaid.insert(*meant.seat);
    if (pushed.seat)
        unpaid.erase(*pushed.seat);
    const Chips there = situation.table.pots[static_cast<std::size_t>(pushed.number)].amount;
    if (unpaid == due && sum <= there)
        return owed;
    const Procedure others = owed.without(isShare);
    return there > 0 && !unpaid.empty() ? inOrder(game.awardAmong(situation, pushed.number, unpaid), others) : others;
}

/// Whether nothing is left out before an act but what moves no chip: with the chips the dealer is done.
static bool isNextAfterCards(const HandState& state, const Act& act)
{
    const auto skip = state.procedure.skippingTo(act, state.situation);
    return skip && !skip->pastPlayers
           && std::ranges::none_of(skip->jumped, [](const Duty& duty) { return movesOnlyChips(duty.act); });
}

/// Counts what went back to the wrong player as if it had come from whoever was due it: swept in, it is the same.
static void countAsReturned(Table& table, const Act& act, const Act& due)
{
    const Chips moved = std::min(act.amount, due.amount);
    table.at(*due.seat).bet -= moved;
    table.at(*act.seat).bet += moved;
}

/// What is owed without a rake of what does not lie in its pot any more.
static Procedure withoutRakePushed(const Procedure& procedure, const Table& table)
{
    return procedure.without([&](const Duty& duty) {
        return duty.act.verb == Verb::TakeRake
               && table.pots[static_cast<std::size_t>(duty.act.number)].amount < duty.act.amount;
    });
}

/// Has a hand go on by chips that lie where they should not.
static void goOnByWhatLies(HandState& state, const Slip& slip, const Game& game)
{
    const auto& tried = slip.verdict.attempted;
    if (slip.act.verb == Verb::ReturnChips && tried && tried->verb == Verb::ReturnChips)
        countAsReturned(state.situation.table, slip.act, *tried);
    if (slip.act.verb == Verb::PushPot)
        state.procedure = withoutRakePushed(state.procedure, state.situation.table);
    if (!state.situation.notes.isVoid && isOneOf(slip.act.verb, {Verb::PushPot, Verb::TakeRake}))
        state.procedure =
            goesByWhatLies(state.procedure, state.situation, slip.act, slip.verdict.attempted.value_or(slip.act), game);
    // with all of it in the pots nothing is left to be gathered or to go back
    if (isOneOf(slip.act.verb, {Verb::Sweep, Verb::BuildPot})) {
        const Table& table = state.situation.table;
        state.procedure = state.procedure.without([&](const Duty& duty) {
            return duty.act.verb == Verb::ReturnChips ? table.at(*duty.act.seat).inFront() <= 0
                                                      : duty.act.verb == Verb::BuildPot && !hasBets(table);
        });
    }
    if (slip.act.verb != Verb::Sweep)
        return;
    // whoever had still to act has lost the turn, and keeps the hand
    state.situation.betting.toAct = {};
    state.procedure = state.procedure.withoutBetTurn();
}

/// Whether what is owed next belongs to the pots that a mistake was about, or to its very pot.
static bool isOfSamePots(const Act& mistaken, const Act& next, bool samePot)
{
    const bool given = next.verb == Verb::PushPot && mistaken.verb == Verb::BuildPot;
    return !given && movesOnlyChips(next) && (!samePot || sharesPlace(next, mistaken));
}

void Remedy::performUpTo(HandState& state, const Act& act) const
{
    const auto& jumped = m_slip.verdict.jumped;
    HandState there = state;
    // several streets laid at once are laid one after the other
    const auto isLaid = [&] { return there.situation.table.board.size() >= m_situation.table.board.size(); };
    bool reached = act.verb == Verb::BoardDown && isLaid();
    for (int i = 0; i < mostSteps && !reached; ++i) {
        // only what was jumped over, and whatever else lies in the way
        const auto done = [&](const Duty& duty) { return perform(there, duty.act); };
        const auto next = there.procedure.next();
        reached = perform(there, act);
        if (!reached && std::ranges::none_of(jumped, done) && (!next || !perform(there, next->act)))
            break;
        reached = reached || ((act.verb == Verb::BoardDown || act.verb == Verb::Board) && isLaid());
    }
    if (reached)
        state = std::move(there);
    else // it will not be owed any more
        std::ranges::for_each(jumped, [&](const Duty& duty) { perform(state, duty.act); });
}

bool Remedy::performShown(HandState& state, const Act& act) const
{
    const auto skip = state.procedure.skippingTo(act, state.situation);
    if (!skip || skip->pastPlayers)
        return false;
    for (const Duty& duty : skip->jumped) {
        if (duty.act.seat == act.seat && !has(duty.act, Trait::Settles))
            perform(state, duty.act);
    }
    return perform(state, act);
}

bool Remedy::performLater(HandState& state, const Act& act) const
{
    // with the chips that are cut out for it
    for (const Duty& duty : state.procedure.owed()) {
        if (isCutOutFor(duty.act, act))
            perform(state, duty.act);
    }
    if (perform(state, act))
        return true;
    if (has(act, Trait::Settles) && performShown(state, act))
        return true;
    const auto skip = state.procedure.skippingTo(act, state.situation);
    if (!skip || skip->pastPlayers)
        return false;
    if (!mayComeFirst(act, *skip, state.situation.table))
        return false;
    if (!cutcard::perform(state.situation.table, act))
        return false;
    const Procedure rest = restBehind(state.procedure, *skip);
    state.procedure = m_game.noteAct(state.situation, act, rest).settled(state.situation);
    ++state.duties;
    state.did.push_back(act);
    return true;
}

void Remedy::performBeforePlayer(HandState& state) const
{
    bool undone = false;
    for (const Duty& duty : m_slip.verdict.jumped) {
        // once the deal is undone it begins anew
        if (!m_slip.verdict.attempted || isPointing(duty.act) || (undone && has(duty.act, Trait::HandlesDeck))
            || !perform(state, duty.act))
            return;
        undone = undone || undoesDeal(duty.act);
    }
}

/// Whether what is due is left to the dealer: a player is asked by the dealer, who also writes down a pot, and a wager
/// that was touched is put back and no more.
static bool isDealersOwn(const Act& due, const Act& done)
{
    return isPointing(due) || (due.verb == Verb::RecordPot && has(done, Trait::MovesChips))
           || (has(done, Trait::Settles) && !sharesPlace(due, done));
}

std::optional<Act> Remedy::dueInstead(const HandState& state) const
{
    const Verdict& verdict = m_slip.verdict;
    if (verdict.attempted || !verdict.expected)
        return verdict.attempted;
    // what is forbidden because something else is due, or a call was left out that the players wait for
    const Act& expected = verdict.expected->act;
    const bool nextHand = has(m_slip.act, Trait::HandlesDeck) && state.situation.notes.decided;
    const bool same = !isDealersOwn(expected, m_slip.act) && isOfSameName(expected)
                      && verdict.expected->rule == verdict.rule
                      && (!has(m_slip.act, Trait::MovesCards) || has(m_slip.act, Trait::KillsHand) || nextHand);
    const bool due = same || leavesVoidUncalled(verdict) || displaces(m_slip.act, expected, state.procedure)
                     || isWaitedForBy(state.procedure, expected, state.situation);
    return due ? std::optional(expected) : std::nullopt;
}

/// What is owed next; a hand that nobody needs to read holds nothing up.
static std::optional<Duty> nextNeeded(const HandState& state)
{
    return state.procedure.without([](const Duty& duty) { return duty.customary; }).settled(state.situation).next();
}

void Remedy::performRest(HandState& state, const Act& ruling) const
{
    for (int i = 0; i < mostSteps; ++i) {
        const auto next = nextNeeded(state);
        const bool same = next && next->act.seat == ruling.seat
                          && (next->act.verb != Verb::PushPot || sharesPlace(next->act, ruling));
        const bool belongs =
            (same && (next->rule == m_slip.verdict.rule || isHandedOver(ruling, next->act)))
            || (next && state.situation.notes.isVoid && isVoided(state.did) && movesOnlyChips(next->act));
        if (!belongs || isPointing(next->act) || !performLater(state, next->act))
            return;
    }
}

bool Remedy::performToPickUp(HandState& state) const
{
    if (m_slip.act.verb != Verb::GatherCards)
        return false;
    HandState done = state;
    performUpTo(done, m_slip.act);
    if (done.did.empty() || done.did.back() != m_slip.act)
        return false;
    state = std::move(done);
    return true;
}

/// Does what is due before a hand is read that was misread too early.
static void performBeforeReading(HandState& state, const Act& due, const Game& game)
{
    for (int i = 0; i < mostSteps && isReading(due) && !state.procedure.after(due); ++i) {
        const auto next = state.procedure.next();
        if (!next || !comesBeforeReading(next->act) || !performOwed(state, next->act, game))
            return;
    }
}

/// Whether the floor is only to be called for what it has done: a ruling, or a wager brought to what it was.
static bool callsForIt(const Slip& slip, const Act& due, const std::optional<Duty>& next)
{
    const auto& expected = slip.verdict.expected;
    const bool wager = due.verb == Verb::CorrectWager && expected && next && next->rule == expected->rule;
    return next && next->act.verb == Verb::CallFloor
           && (wager || (isSaid(slip.act) && next->rule == slip.verdict.rule));
}

void Remedy::performInstead(HandState& state) const
{
    if (performToPickUp(state))
        return;
    const Verdict& verdict = m_slip.verdict;
    const std::optional<Act> due = dueInstead(state);
    // words that are none of this moment's leave what is to be read, or moved, to the dealer
    const auto isLeft = [&](const Act& act) {
        return isReading(act) || (has(m_slip.act, Trait::EndsPart) && has(act, Trait::MovesChips));
    };
    if (!due || (isSaid(m_slip.act) && isLeft(*due)))
        return;
    performBeforeReading(state, *due, m_game);
    if (!performLater(state, *due))
        return;
    for (const Duty& duty : state.procedure.owed()) {
        if (isOddChipOf(m_slip.act, *due, duty))
            (void)perform(state, duty.act);
    }
    if (const auto next = state.procedure.next(); callsForIt(m_slip, *due, next))
        (void)perform(state, next->act);
    if (verdict.fault != Fault::Forbidden)
        return;
    performRest(state, *due);
    (void)perform(state, m_slip.act);
}

HandState Remedy::asItShouldBe() const
{
    HandState state{.situation = m_situation, .procedure = m_procedure};
    if (m_slip.tookEffect && takesBack(m_slip.remedy)) {
        state = {.situation = m_slip.before, .procedure = m_slip.owedBefore};
    } else if (m_slip.tookEffect) {
        // what was seen stays seen: it is put right as the document has it
        const auto left = m_slip.remedy.duties().size();
        for (std::size_t i = 0; i < left; ++i) {
            const auto next = state.procedure.next();
            if (!next || !perform(state, next->act))
                break;
        }
        state.duties = 0;
    }
    switch (m_slip.verdict.fault) {
    case Fault::OutOfOrder:
        performUpTo(state, m_slip.act);
        break;
    case Fault::Premature:
        performBeforePlayer(state);
        break;
    case Fault::WrongAmount:
    case Fault::WrongTarget:
    case Fault::Forbidden:
        performInstead(state);
        break;
    default:
        break;
    }
    state.procedure = state.procedure.settled(state.situation);
    state.situation.beforeMistake.reset();
    return state;
}

/// With the cards that were due dealt, in place of which others came to the board, if an act comes after them.
static std::optional<HandState> withCardsDealt(HandState state, const Slip& slip, const Act& act, const Game& game)
{
    const auto isCard = [](const Act& each) {
        return has(each, Trait::DealsCards) || isOneOf(each.verb, {Verb::Burn, Verb::ReturnAside});
    };
    if (slip.act.verb != Verb::Board || slip.verdict.fault != Fault::Forbidden || isCard(act))
        return std::nullopt;
    for (int i = 0; i < mostSteps && !state.procedure.after(act); ++i) {
        const auto next = state.procedure.next();
        if (!next || !isCard(next->act) || !performOwed(state, next->act, game))
            return std::nullopt;
    }
    return state;
}

/// Whether an act does after all what was left out, or comes in its order now that what came before it goes back.
static bool isRightAfterAll(const Act& act, const Slip& slip)
{
    const Verdict& verdict = slip.verdict;
    const bool inOrder =
        verdict.fault == Fault::OutOfOrder && (movesOnlyChips(slip.act) || contains(verdict.jumped, act, &Duty::act));
    return verdict.attempted == act || slip.act.verb == Verb::Burn || inOrder
           || (verdict.expected && verdict.expected->act == act);
}

std::optional<HandState> Remedy::dealtUpTo(const Act& act) const
{
    const bool early = m_slip.verdict.fault == Fault::OutOfOrder && m_slip.tookEffect && takesBack(m_slip.remedy)
                       && isOneOf(m_slip.act.verb, {Verb::DealDealer, Verb::DealShared, Verb::BoardDown});
    if (!early || !has(act, Trait::DealsCards) || !contains(m_slip.verdict.jumped, act, &Duty::act))
        return std::nullopt;
    HandState state{.situation = m_slip.before, .procedure = m_slip.owedBefore};
    state.situation.beforeMistake.reset();
    for (const Duty& duty : m_slip.verdict.jumped) {
        if (duty.act == act)
            break;
        if (!perform(state, duty.act))
            return std::nullopt;
    }
    return state;
}

HandState Remedy::asItShouldBeFor(const Act& act) const
{
    HandState state = asItShouldBe();
    const auto before = takenBackFor(act, m_slip);
    if (state.procedure.after(act))
        return before && isCardTooMany(m_slip) && act.verb == Verb::Pitch ? *before : state;
    // what the dealer took for the burn was to be done besides
    if (m_slip.act.verb == Verb::Burn && m_slip.verdict.fault == Fault::OutOfOrder) {
        HandState burnt = state;
        if (perform(burnt, m_slip.act) && burnt.procedure.after(act))
            return burnt;
    }
    if (before && isRightAfterAll(act, m_slip))
        return *before;
    if (auto dealt = withCardsDealt(state, m_slip, act, m_game))
        return *std::move(dealt);
    if (auto dealt = dealtUpTo(act))
        return *std::move(dealt);
    return beforeCardOverBets(act, m_slip, m_game).value_or(withRestOfPots(state, act));
}

HandState Remedy::withRestOfPots(const HandState& state, const Act& act) const
{
    HandState more = state;
    if (!hasRest(m_slip))
        return state;
    const bool same = sharesPlace(act, m_slip.act);
    for (int i = 0; i < mostSteps && movesOnlyChips(m_slip.act); ++i) {
        const auto next = nextNeeded(more);
        if (!next || !isOfSamePots(m_slip.act, next->act, same) || !performLater(more, next->act))
            break;
        if (more.procedure.after(act) || isNextAfterCards(more, act))
            return more;
    }
    return same && !isPushedToLoser(m_slip.act, act, more.did) ? more : state;
}

/// What is owed with a duty counted as dealt with by a mistake.
static Procedure asDealtWith(const Act& due, const Procedure& owed, const Slip& slip)
{
    if (const auto step = owed.after(due))
        return step->rest;
    const auto skip = owed.skippingTo(due, slip.before);
    if (skip && !skip->pastPlayers && std::ranges::all_of(skip->jumped, &Duty::customary))
        return restBehind(owed, *skip);
    return movesOnlyChips(slip.act) ? owed.without([&](const Duty& duty) { return duty.act == due; }) : owed;
}

HandState Remedy::asItStands(bool byWhatLies) const
{
    const Verdict& verdict = m_slip.verdict;
    HandState state{
        .situation = m_situation, .procedure = m_slip.tookEffect ? m_slip.owedBefore : m_procedure, .duties = 1};
    if (verdict.fault == Fault::OutOfOrder) {
        state.procedure = m_slip.rest;
        state.duties += static_cast<int>(verdict.jumped.size());
    } else if (const auto skip = byWhatLies ? asCardInTime(m_slip) : std::nullopt) {
        state.procedure = skip->rest;
    } else if (verdict.attempted && verdict.fault != Fault::Premature
               && (!has(m_slip.act, Trait::Settles) || sharesPlace(*verdict.attempted, m_slip.act))) {
        // the displaced duty counts as dealt with; a wager that was settled is not another one
        state.procedure = asDealtWith(*verdict.attempted, state.procedure, m_slip);
    }
    if (m_slip.tookEffect)
        state.procedure = m_game.noteAct(state.situation, m_slip.act, state.procedure);
    if (byWhatLies && m_slip.tookEffect)
        goOnByWhatLies(state, m_slip, m_game);
    state.procedure = state.procedure.settled(state.situation);
    return state;
}

std::optional<HandState> Remedy::inTime(const Act& act) const
{
    const auto skip = m_slip.owedBefore.skippingTo(act, m_slip.before);
    HandState state{.situation = m_slip.before, .procedure = {}};
    if (!skip || !cutcard::perform(state.situation.table, act))
        return std::nullopt;
    state.procedure = m_game.noteAct(state.situation, act, skip->rest).settled(state.situation);
    return state;
}

std::optional<HandState> Remedy::asIfMeant() const
{
    const auto& meant = m_slip.verdict.attempted;
    return m_slip.tookEffect && meant && meant != m_slip.act ? inTime(*meant) : std::nullopt;
}

std::vector<HandState> Remedy::asIfOver() const
{
    if (!m_slip.tookEffect || !endsRound(m_slip.act))
        return {};
    HandState state = asItStands();
    for (int i = 0; i < mostSteps; ++i) {
        const auto next = state.procedure.next();
        const auto turn = state.procedure.turn();
        if (turn && turn->wait == Wait::Bet) {
            const Decision folds{.seat = turn->seat, .choice = Choice::Fold};
            state.procedure = m_game.happen(state.situation, state.procedure, folds).settled(state.situation);
        } else if (!next || !isPointing(next->act) || !perform(state, next->act)) {
            break;
        }
    }
    HandState swept = withChipsMoved(state, false);
    HandState given = withChipsMoved(swept, true);
    return {std::move(state), std::move(swept), std::move(given)};
}

std::optional<HandState> Remedy::asIfStuck(const Act& act) const
{
    const bool undoes = undoesDeal(act) || act.verb == Verb::GatherCards
                        || (act.verb == Verb::CallFloor && act.matter == Matter::WrongCount);
    if (!undoes || !m_slip.tookEffect || m_slip.act.verb != Verb::Pitch || m_slip.verdict.fault == Fault::OutOfOrder)
        return std::nullopt;
    HandState state{.situation = m_slip.before, .procedure = m_slip.owedBefore};
    const auto owed = m_game.withCardTooMany(state.situation, *m_slip.act.seat, state.procedure);
    if (!owed)
        return std::nullopt;
    state.procedure = owed->settled(state.situation);
    // the words for it were left out with the mistake
    for (const Duty& duty : m_slip.verdict.jumped) {
        if (act.verb == Verb::GatherCards && undoesDeal(duty.act))
            perform(state, duty.act);
    }
    const auto skip = state.procedure.skippingTo(act, state.situation);
    return onlyIf(skip && !skip->pastPlayers, std::move(state));
}

HandState Remedy::withChipsMoved(HandState state, bool pushes) const
{
    for (int i = 0; i < mostSteps; ++i) {
        const auto next = state.procedure.next();
        if (!next || !has(next->act, Trait::MovesChips) || (next->act.verb == Verb::PushPot && !pushes))
            break;
        if (perform(state, next->act))
            continue;
        state.procedure =
            state.procedure.without([&](const Duty& duty) { return duty == *next; }).settled(state.situation);
    }
    return state;
}

FloorWork Remedy::workBetween(const Table& now, const HandState& right) const
{
    const Table& wanted = right.situation.table;
    const auto leads = [&](Table from, const std::vector<Act>& acts) {
        return std::ranges::all_of(acts, [&](const Act& act) { return cutcard::perform(from, act); })
               && liesAlike(from, wanted);
    };
    // with the dealer's own act left where it is, if that does
    std::vector<Act> others = right.did;
    const auto mine = std::ranges::find(others, m_slip.act);
    // what is written down wrongly is struck out, and so are words that nothing had asked for
    const bool isStruckOut = m_slip.tookEffect
                                 ? has(m_slip.act, Trait::KeepsBook) && (mine == others.end() || liesAlike(now, wanted))
                                 : !m_slip.verdict.attempted;
    if (mine != others.end())
        others.erase(mine);
    if (!isStruckOut && (liesAlike(now, wanted) || leads(now, others)))
        return {.rule = m_slip.verdict.rule, .done = std::move(others)};
    const std::vector<Act> undone = m_slip.motions.empty() ? std::vector{m_slip.act} : m_slip.motions;
    return {.rule = m_slip.verdict.rule, .undone = undone, .done = right.did};
}

bool Remedy::isAskedForWithout(const Act& act) const
{
    HandState then = asItShouldBe();
    const bool nextHand = has(act, Trait::HandlesDeck) && then.procedure.isOptional();
    if (nextHand || sharesPlace(act, m_slip.act) || perform(then, act))
        return true;
    // a pot is pushed from in front of the players
    return act.verb == Verb::PushPot && caughtUp(act, std::move(then), {}, m_game, false);
}

bool Remedy::followsWords(const Act& act) const
{
    if (m_slip.tookEffect)
        return false;
    if (!has(act, Trait::Spoken) && has(act, Trait::MovesChips | Trait::MovesCards))
        return true;
    // a finger goes on from them
    const Act& meant = m_slip.verdict.attempted.value_or(m_slip.act);
    return isPointing(act) && !isPointing(meant) && has(meant, Trait::RulesOnBet);
}

bool Remedy::isFurtherTry(const Act& act) const
{
    // pointed past what is to be met, and then at the next player: that is no try at meeting it
    if (isPointing(act) && isPointing(m_slip.act) && act != m_slip.act && m_slip.verdict.fault == Fault::OutOfOrder)
        return false;
    const Procedure owed = m_slip.isPart() ? askingToTakeBack(m_slip) : m_procedure;
    const Verdict verdict = judge(act, owed, m_situation, m_game).verdict;
    return verdict.attempted && verdict.attempted == m_slip.verdict.attempted && verdict.fault != Fault::OutOfOrder
           && verdict.fault != Fault::Premature;
}

bool Remedy::isOwedWithIt(const Act& act) const
{
    return act.verb == Verb::TakeBack || (m_procedure.after(act) && (m_slip.verdict.attempted || !followsWords(act)));
}

bool Remedy::isLeftBy(const Event& event) const
{
    const auto* act = std::get_if<Act>(&event);
    if (act == nullptr)
        return !std::holds_alternative<FloorStep>(event);
    // a void that comes after all is the dealer's own to say
    if (m_slip.tookEffect && act->verb == Verb::CallFloor && voidsAfterAll(*act, m_slip.verdict, m_slip.owedBefore))
        return true;
    if (isOwedWithIt(*act))
        return false;
    // nobody has answered the wrong words, and they are said once more
    if (isSaid(*act) && *act == m_slip.act)
        return true;
    // the floor comes for the mistake, unless it is called for what will be owed without it
    if (act->verb == Verb::CallFloor)
        return asItShouldBe().procedure.after(*act).has_value();
    if (isOfSlip(*this, *act))
        return false;
    Table after = m_situation.table;
    if (!cutcard::perform(after, *act))
        return isAskedForWithout(*act);
    if (followsWords(*act))
        return true;
    return m_slip.tookEffect || !isFurtherTry(*act);
}

bool Remedy::isJumpedDuty(const Act& act) const
{
    const auto& jumped = m_slip.verdict.jumped;
    if (m_slip.verdict.fault != Fault::OutOfOrder || !takesBack(m_slip.remedy) || !contains(jumped, act, &Duty::act)
        || beforeCardOverBets(act, m_slip, m_game))
        return false;
    // other chips are still to come
    if (std::ranges::any_of(jumped, [&](const Duty& duty) { return duty.act != act && movesOnlyChips(duty.act); }))
        return false;
    // the burn of the next street is not the one that was left out
    if (const auto inTime = asIfInTime(); inTime && inTime->procedure.after(act))
        return false;
    // done after all, it leaves everything where it would lie
    Table now = m_situation.table;
    Table then = m_slip.before.table;
    return cutcard::perform(now, act) && cutcard::perform(then, act) && cutcard::perform(then, m_slip.act)
           && now == then;
}

bool Remedy::isPieceOfRest(const Act& act) const
{
    const auto& whole = m_slip.verdict.attempted;
    if (!m_slip.tookEffect || !whole || !movesOnlyChips(act))
        return false;
    if (const auto due = gainedAt(*whole), first = gainedAt(m_slip.act), more = gainedAt(act); due && first && more) {
        const Chips rest = *due - *first; // whichever way chips have to go for it
        return sharesPlace(act, m_slip.act) && sharesPlace(act, *whole)
               && (rest > 0 ? *more > 0 && *more < rest : *more < 0 && *more > rest);
    }
    if (!differsInAmountOnly(m_slip.act, *whole))
        return false;
    Act rest = *whole;
    rest.amount -= m_slip.act.amount;
    return isPartOf(act, rest, m_situation.table);
}

/// Whether another pot is begun with a part, while the rest of this one is still to come.
static bool beginsAnother(const Act& act, const Slip& slip)
{
    const auto isBegun = [&](const Duty& duty) { return isPartOf(act, duty.act, slip.before.table); };
    return act.verb == Verb::PushPot && slip.act.verb == act.verb && act.number != slip.act.number
           && std::ranges::any_of(slip.owedBefore.owed(), isBegun);
}

/// Whether chips are moved while the rest of a pot is still to come, and at most the order is wrong.
static bool goesOnBefore(const Act& act, const Slip& slip, HandState now, const Game& game)
{
    if (act.verb == Verb::PushPot && judge(act, now.procedure, now.situation, game).onlyOrder)
        return true;
    if (beginsAnother(act, slip))
        return true;
    if (slip.act.verb != Verb::PushPot || !movesOnlyChips(act))
        return false;
    const Procedure owed = slip.owedBefore.changed([&](Duty duty) {
        if (duty.act == slip.verdict.attempted)
            duty.act.amount -= slip.act.amount;
        return std::optional(duty);
    });
    const Procedure left = game.noteAct(now.situation, slip.act, owed).settled(now.situation);
    return judge(act, left, now.situation, game).verdict.isCorrect();
}

/// Whether another share of the same pot is pushed, and the part of one is left.
static bool leavesShare(const Act& act, const Slip& slip)
{
    if (!sharesPlace(act, slip.act))
        return false;
    // a pot before its time is one slip with what is wrong about its shares
    const auto isDue = [&](const Duty& duty) { return duty.act.verb == Verb::PushPot && duty.act.seat == act.seat; };
    return slip.owedBefore.after(*slip.verdict.attempted) || std::ranges::none_of(slip.owedBefore.duties(), isDue);
}

bool Remedy::leavesPart(const Act& act) const
{
    if (!m_slip.isPart())
        return false;
    if (m_slip.act.verb == Verb::PushWager) // the rest lies where it stays
        return !differsInAmountOnly(act, m_slip.act) && !besideSlip(act);
    if (isOneOf(act.verb, {Verb::Sweep, Verb::TakeRake})) // the rest comes back with the pot
        return judge(act, m_procedure, m_situation, m_game).verdict.isCorrect();
    if (m_slip.act.verb == Verb::TakeLoan && act.verb == Verb::Credit) // what was taken is written down at once
        return act.seat == m_slip.act.seat && act.amount == m_slip.act.amount;
    if (act.verb == Verb::PushPot ? act.number != m_slip.act.number : m_slip.act.verb == Verb::PushPot)
        return !besideSlip(act)
               && goesOnBefore(act, m_slip, {.situation = m_situation, .procedure = m_procedure}, m_game);
    if (act.verb != m_slip.act.verb || act.seat == m_slip.act.seat)
        return false;
    if (act.verb != Verb::PushPot) // the rest went to somebody else, to whom it is not due
        return act.amount == m_slip.verdict.attempted->amount - m_slip.act.amount
               && !m_slip.owedBefore.skippingTo(act, m_slip.before);
    return leavesShare(act, m_slip);
}

std::optional<HandState> Remedy::besideSlip(const Act& act) const
{
    HandState without{.situation = m_slip.before, .procedure = m_slip.owedBefore};
    const auto stillOwed = [&] { return contains(without.procedure.duties(), *m_slip.verdict.attempted, &Duty::act); };
    const bool beside = m_slip.isPart() ? !differsInAmountOnly(act, m_slip.act) && perform(without, act) && stillOwed()
                                        : isSaidLate(act, m_slip) && perform(without, act);
    Table with = without.situation.table;
    return beside && cutcard::perform(with, m_slip.act) ? std::optional(std::move(without)) : std::nullopt;
}

bool Remedy::goesOver(const Act& act) const
{
    const auto& due = m_slip.verdict.attempted;
    // all of it anew puts the part right
    if (!m_slip.isPart() || act == due || !differsInAmountOnly(act, m_slip.act) || !differsInAmountOnly(act, *due))
        return false;
    Table after = m_situation.table;
    return m_slip.act.amount + act.amount > due->amount && cutcard::perform(after, act);
}

bool Remedy::isExactWith(const Act& act) const
{
    const auto& tried = m_slip.verdict.attempted;
    const auto first = gainedAt(m_slip.act);
    const auto second = gainedAt(act);
    return tried && act.amount > 0 && first && second && act.verb != m_slip.act.verb && sharesPlace(act, m_slip.act)
           && sharesPlace(act, *tried) && *first + *second == gainedAt(*tried);
}

bool Remedy::isOfSameName(const Act& act) const
{
    // what is booked under a name is not struck out by booking it under another
    return !has(m_slip.act, Trait::KeepsBook) || has(m_slip.act, Trait::MovesChips) || m_slip.act.seat == act.seat;
}

bool Remedy::leavesChipsWithAnother(const Act& act) const
{
    // of a pot it is the same chips that are moved over
    Table after = m_situation.table;
    return m_slip.act.seat && m_slip.act.seat != act.seat && cutcard::perform(after, act);
}

bool Remedy::isRightAmount(const Act& act) const
{
    const auto& tried = m_slip.verdict.attempted;
    if (act == tried && !leavesChipsWithAnother(act) && movesOnlyChips(m_slip.act) && movesOnlyChips(act)
        && !staysSettled(m_slip, act))
        return true;
    const Chips together = m_slip.act.amount + act.amount;
    if (!tried || act.amount <= 0)
        return false;
    // what another has of it stays there
    if (sharesPlace(act, m_slip.act) && act.verb == m_slip.act.verb && tried->verb == act.verb
        && act.seat == tried->seat && m_slip.act.seat == tried->seat && together == tried->amount)
        return true;
    Act mine = act;
    Act both = m_slip.act;
    mine.amount = both.amount = together;
    return mine == tried && both == tried;
}

bool Remedy::isTakenBackBy(const Act& act) const
{
    if (!m_slip.tookEffect || act.verb == Verb::TakeBack || !takesBack(m_slip.remedy))
        return false;
    if (isBuiltFromHeap(act, m_slip) || (comesBackWith(act, m_slip) && !isExactWith(act)))
        return true;
    if (act.verb == Verb::Announce)
        return m_slip.act.verb == Verb::Announce && act.seat == m_slip.act.seat && act.phrase != m_slip.act.phrase
               && m_slip.owedBefore.after(act);
    // what is only written down has moved nothing that could be moved back
    Table after = m_situation.table;
    return movesOnlyChips(act) && movesOnlyChips(m_slip.act) && after != m_slip.before.table
           && cutcard::perform(after, act) && after == m_slip.before.table;
}

bool Remedy::isMendedBy(const Act& act) const
{
    if (!m_slip.tookEffect || has(act, Trait::Spoken) || act.verb == Verb::TakeBack)
        return false;
    // what was jumped over, done at once after all: the rest lies as it should
    if (isRightAmount(act) || isExactWith(act) || isJumpedDuty(act))
        return true;
    const Table right = asItShouldBe().situation.table;
    Table after = m_situation.table;
    // what is only written down leaves the table as it is: it is mended by the right words, whatever else is done
    const bool written = after == right || (has(m_slip.act, Trait::KeepsBook) && !has(m_slip.act, Trait::MovesChips));
    return performSwept(after, act) && after == right
           && (!written || (act == m_slip.verdict.attempted && isOfSameName(act)));
}

std::optional<Judgement> Remedy::premature(const Act& act) const
{
    if (!m_slip.tookEffect || m_slip.act.verb != Verb::Burn || act.verb != Verb::Board)
        return std::nullopt;
    const auto inTime = asIfInTime();
    if (!inTime || !inTime->procedure.after(act))
        return std::nullopt;
    Judgement street = judge(act, m_slip.owedBefore, m_situation, m_game);
    return street.verdict.fault == Fault::Premature ? std::optional(std::move(street)) : std::nullopt;
}

} // namespace cutcard
