// SPDX-License-Identifier: GPL-3.0-or-later
// A wrong act of the dealer's, or one that hands could not do: what it does to the table, and how it is booked.
#include "core/acts/traits.h"
#include "core/games/reasons.h"
#include "core/judge/as_good.h"
#include "core/judge/look.h"
#include "core/judge/order.h"
#include "core/session/session.h"

namespace cutcard {

/// An act whose order was charged for when the first of its kind was done: as it stands now it is right.
static Verdict asBefore(const Act& act, Verdict verdict)
{
    verdict.fault = Fault::None;
    verdict.jumped.clear();
    if (verdict.expected)
        verdict.expected->act = act;
    verdict.told = true;
    return verdict;
}

/// The same where it is owed later, and by itself as it should be.
static Verdict asIfInOrder(const Duty& duty, const Score& score)
{
    Verdict right = rightAs(duty, {}).verdict;
    right.selfCorrected = score.wasTried(duty.act);
    return right;
}

/// Whether what hands could not do came too early: what was left out before it is charged once it is gone past.
static bool isEarlyInVain(const Act& act, const Verdict& verdict, const HandSoFar& hand)
{
    const Table& table = hand.situation.table;
    if (act.verb == Verb::TakeBack && wasOnlyTooEarly(hand))
        return true;
    const SeatSet live = liveSeats(table);
    const bool withPot = act.verb == Verb::ReturnChips && live.size() == 1 && live.contains(*act.seat);
    return withPot || verdict.fault == Fault::OutOfOrder || verdict.fault == Fault::Premature
           || (has(act, Trait::HandlesDeck) && !table.cutCardPlaced);
}

/// Whether an act is for another pot, seat or circle than a duty; a pot is a pot, whoever it is pushed to.
static bool isElsewhere(const Act& act, const Act& due)
{
    if (act.verb == Verb::PushPot || act.verb == Verb::BuildPot)
        return act.number != due.number;
    return act.seat != due.seat || act.circle != due.circle;
}

/// Whether chips that are due to somebody else go back to a player who has none in front: they are left out with that.
static bool isReturnedToNobody(const Act& act, const Verdict& verdict)
{
    const auto& due = verdict.attempted;
    return verdict.fault == Fault::WrongTarget && act.verb == Verb::ReturnChips && due && due->verb == act.verb;
}

/// Whether more of the same pot is pushed to the same player than is due.
static bool isMoreOfPot(const Act& act, const Act& due)
{
    return act.verb == Verb::PushPot && act.seat == due.seat && act.number == due.number && act.amount > due.amount;
}

/// The pots that are taken for pushed with more than there is of one: it, and what lies in others by now.
static std::vector<Act> pushedWith(const Act& act, const Act& due, const Procedure& owed)
{
    std::vector<Act> pushes{due};
    Chips more = act.amount - due.amount;
    for (const Duty& duty : owed.duties()) {
        if (duty.act.verb != Verb::PushPot || duty.act.number == due.number || duty.act.amount > more)
            continue;
        pushes.push_back(duty.act);
        more -= duty.act.amount;
    }
    return more == 0 ? pushes : std::vector{due};
}

/// What an act leaves out of what it jumps over: words that come before cards leave these, and the chips before them,
/// for their time.
static std::vector<Duty> leftOutBy(const Act& act, std::vector<Duty> jumped)
{
    const auto isCard = [](const Duty& duty) { return has(duty.act, Trait::DealsCards); };
    if (act.verb == Verb::Announce && std::ranges::any_of(jumped, isCard))
        std::erase_if(jumped, [](const Duty& duty) { return has(duty.act, Trait::MovesCards | Trait::MovesChips); });
    return jumped;
}

/// Those of what a table was closed over that are left out with it: an account may be written to after it.
static std::vector<Duty> leftOutAtEnd(std::vector<Duty> jumped)
{
    std::erase_if(jumped, [](const Duty& duty) { return duty.act.verb == Verb::Credit; });
    return jumped;
}

/// What is gone past by a finger, or by words that come before it.
static std::vector<Duty> gonePast(const Act& act, const Verdict& verdict)
{
    if (verdict.fault == Fault::Premature && has(act, Trait::Spoken))
        return leftOutBy(act, verdict.jumped);
    const auto& due = verdict.expected;
    const bool past =
        verdict.fault == Fault::Forbidden || (verdict.fault == Fault::Unneeded && due && has(due->act, Trait::Spoken));
    return past && isPointing(act) && due ? std::vector{*due} : std::vector<Duty>();
}

/// Whether words rule on what needs no ruling, or otherwise: they hold until they are taken back.
static bool isFalseRuling(const Act& act, const Verdict& verdict)
{
    return has(act, Trait::Spoken) && has(act, Trait::RulesOnBet | Trait::KillsHand | Trait::EndsPart)
           && !isQuestion(act) && (verdict.fault == Fault::Forbidden || verdict.fault == Fault::WrongTarget);
}

/// The fault of a card laid down before the one that it makes way for, where nothing else is left out now.
static const Verdict* laidDownBefore(const Verdict& verdict, const HandSoFar& hand)
{
    for (const Entry& entry : hand.backwards()) {
        const auto* act = std::get_if<Act>(&entry.event);
        if (act == nullptr || act->verb != Verb::PlaceExposed || entry.verdicts.empty())
            continue;
        const Verdict& earlier = entry.verdicts.front();
        const auto wasJumped = [&](const Duty& duty) {
            return std::ranges::find(earlier.jumped, duty.act, &Duty::act) != earlier.jumped.end();
        };
        const bool same = earlier.fault == Fault::OutOfOrder && earlier.isCharged() && !verdict.jumped.empty()
                          && std::ranges::all_of(verdict.jumped, wasJumped);
        return same ? &earlier : nullptr;
    }
    return nullptr;
}

/// A push of all that lies in a pot which nobody else can win, and by what was booked would have more in it.
static std::optional<Act> allThatLies(const Act& push, const Situation& situation, const Game& game,
                                      const FaultBook& book)
{
    const auto& pots = situation.table.pots;
    const auto index = static_cast<std::size_t>(push.number);
    if (push.verb != Verb::PushPot || push.number < 0 || index >= pots.size() || pots[index].amount >= push.amount
        || !book.changesPot(push))
        return std::nullopt;
    Act there = push;
    there.amount = pots[index].amount;
    const auto ban = game.forbids(situation, there);
    return ban && ban->welcome ? std::optional(there) : std::nullopt;
}

/// Whether what an act goes past was charged beside another that was handed back before.
static bool wasBookedBeside(const Verdict& verdict, const HandSoFar& hand)
{
    const Act* due = dueIn(verdict);
    return due != nullptr && std::ranges::any_of(hand.backwards(), [&](const Entry& entry) {
               return std::ranges::any_of(entry.verdicts, [&](const Verdict& each) {
                   return each.fault == Fault::Omitted && each.isCharged() && each.attempted == *due;
               });
           });
}

/// The rake that is left out where a pot is pushed to the wrong player with the rake still in it.
static std::optional<Verdict> rakePushedAlong(const Act& act, const Verdict& verdict, const Session& session)
{
    if (act.verb != Verb::PushPot || verdict.fault != Fault::WrongTarget)
        return std::nullopt;
    const auto rake = session.procedure().next();
    if (!rake || rake->act.verb != Verb::TakeRake || rake->act.number != act.number)
        return std::nullopt;
    Table table = session.table();
    if (!perform(table, rake->act) || perform(table, act))
        return std::nullopt;
    Verdict left = omitted(*rake);
    left.reason = session.game().why(session.situation(), session.procedure(), left, nullptr);
    return left;
}

/// Whoever wins, or goes on, while somebody else was named for it over loans that are still out: the loans are left out
/// as they would be with the right name.
static std::optional<Skip> namedOverLoans(const Act& act, const Verdict& verdict, const Session& session)
{
    const bool names = act.verb == Verb::Announce && closesTable(act);
    if (!names || session.slip() || verdict.fault == Fault::OutOfOrder)
        return std::nullopt;
    for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
        auto skip = session.procedure().skippingTo(say(act.phrase, seat), session.situation());
        if (skip && !skip->pastPlayers && countsLoans(*skip))
            return skip;
    }
    return std::nullopt;
}

/// Leaves nothing of a try that hands could not make: it was none at another's, and broke nothing.
static void forgetTry(const Act& act, Verdict& verdict)
{
    const bool forbidden = verdict.fault == Fault::Forbidden && act.verb != Verb::Shuffle;
    const bool elsewhere = verdict.attempted && isElsewhere(act, *verdict.attempted);
    if (!forbidden && (!elsewhere || isReturnedToNobody(act, verdict)))
        return;
    verdict.rule = "GP-unneeded"_rule;
    verdict.attempted.reset();
}

/// Whether a pot has less in it than the dealer believes, by what was booked already.
static bool isShortByNow(const Act& act, const Verdict& verdict, const FaultBook& book)
{
    return verdict.attempted && isMoreOfPot(act, *verdict.attempted) && book.changesPot(act);
}

/// Whether a pot that the floor has taken apart is pushed: it is not there any more.
static bool isTakenApart(const Act& act, const Table& table, const FaultBook& book)
{
    return act.verb == Verb::PushPot && act.number >= static_cast<int>(table.pots.size()) && book.changesPot(act);
}

void Session::bookImpossible(const Act& act, Verdict verdict, Entry& entry)
{
    // a ruling that can't be followed is a ruling all the same
    if (act.verb == Verb::Announce && has(act, Trait::RulesOnBet) && !verdict.isCorrect()) {
        verdict.severity = std::min(verdict.severity, Severity::Major);
        return book(std::move(verdict), entry);
    }
    const bool toNobody = isReturnedToNobody(act, verdict);
    verdict.told = verdict.told || isTakenApart(act, m_situation.table, m_book)
                   || (inTest() && isEarlyInVain(act, verdict, handSoFar()));
    if (const auto there = allThatLies(act, m_situation, game(), m_book)) {
        verdict.told = true;
        m_book.noteDone(*there);
    }
    forgetTry(act, verdict);
    verdict.fault = Fault::Impossible;
    if (isShortByNow(act, verdict, m_book)) {
        for (const Act& push : pushedWith(act, *verdict.attempted, m_procedure))
            m_book.noteDone(push);
        verdict.told = true;
    }
    verdict.severity = std::min(verdict.severity, toNobody ? Severity::Major : Severity::Minor);
    if (toNobody && inTest())
        m_book.chargeJumped(verdict, {*verdict.expected});
    if (verdict.reason == Reason())
        verdict.reason = whyWrong(verdict, &act);
    book(std::move(verdict), entry);
}

bool Session::applyOutOfOrder(const Act& act, const Judgement& judgement)
{
    // nothing lies where it should not, and what was jumped over is still asked for
    noteLetStand(act);
    perform(m_situation.table, act);
    m_procedure = game().noteAct(m_situation, act, judgement.rest);
    ++m_progress.duties;
    if (isChargedAlready(judgement.verdict, handSoFar()))
        return false;
    // who goes on past words has left them out; a card or a pot passed over may never be given at all
    if (has(act, Trait::Spoken | Trait::Settles) || closesTable(act)
        || isOneOf(act.verb, {Verb::Pitch, Verb::PushPot, Verb::TurnBoard, Verb::TurnDealer}))
        m_book.chargeJumped(judgement.verdict, closesTable(act) ? leftOutAtEnd(judgement.verdict.jumped)
                                                                : leftOutBy(act, judgement.verdict.jumped));
    return true;
}

bool Session::isFirstPart(const Act& act, const Verdict& verdict) const
{
    const auto& due = verdict.attempted;
    // what is written down in two entries is the same book, and what is counted in two is no count
    const bool adds = has(act, Trait::MovesChips) || act.verb == Verb::Credit || act.verb == Verb::Charge;
    if (verdict.fault != Fault::WrongAmount || !due || !adds)
        return false;
    return isPartOf(act, *due, m_situation.table);
}

std::optional<Judgement> Session::asWholeTooEarly(const Act& part, const Verdict& verdict) const
{
    const Act& whole = *verdict.attempted;
    if (m_procedure.after(whole))
        return std::nullopt;
    Judgement early = judge(whole, m_procedure, m_situation, game());
    if (early.verdict.fault != Fault::OutOfOrder || !early.onlyOrder)
        return std::nullopt;
    early.verdict.reason = whyWrong(early.verdict, &whole);
    const auto skip = m_procedure.skippingTo(whole, m_situation);
    // a share without the odd chip is one whose chip goes to somebody else
    if (!skip || whole.amount - part.amount <= skip->duty.oddPart)
        return std::nullopt;
    std::vector<Duty> owed = skip->jumped;
    owed.push_back(skip->duty);
    owed.back().act.amount -= part.amount;
    early.rest = withJumped(owed, skip->rest);
    return early;
}

void Session::leaveLoans(const Skip& over, Verdict name, Entry& entry)
{
    name.attempted.reset();
    book(std::move(name), entry);
    const Act& right = over.duty.act;
    Judgement loans = skipped(over);
    loans.verdict.reason = whyWrong(loans.verdict, &right);
    if (inTest())
        takeEffect(right, loans, entry.byHouse);
    bookWrong(right, std::move(loans.verdict), entry);
}

void Session::applyWrong(const Act& act, Judgement judgement, Entry& entry)
{
    m_book.goOn();
    Verdict& verdict = judgement.verdict;
    const bool part = !m_slip && isFirstPart(act, verdict);
    auto early = part ? asWholeTooEarly(act, verdict) : std::nullopt;
    if (early) {
        judgement = *std::move(early);
    } else if (part) {
        Verdict first = rightAs(*verdict.expected, {}).verdict;
        first.told = true;
        verdict.told = true;
        takeEffect(act, judgement, entry.byHouse);
        m_procedure = askingForRest(*m_slip);
        return book(std::move(first), entry);
    }
    if (const auto over = namedOverLoans(act, verdict, *this))
        return leaveLoans(*over, std::move(verdict), entry);
    if (!inTest())
        return bookWrong(act, std::move(verdict), entry);
    auto rake = m_slip ? std::nullopt : rakePushedAlong(act, verdict, *this);
    if (judgement.onlyOrder && !m_slip) {
        verdict.attempted.reset();
        const auto done = m_procedure.skippingTo(act, m_situation);
        if (!applyOutOfOrder(act, judgement))
            return book(done ? asIfInOrder(done->duty, m_score) : asBefore(act, verdict), entry);
    } else {
        takeEffect(act, judgement, entry.byHouse);
        if (!m_slip)
            m_book.chargeJumped(verdict, gonePast(act, verdict));
    }
    if (rake)
        m_book.chargeJumped(verdict, {*rake->expected});
    bookWrong(act, std::move(verdict), entry);
    if (rake)
        book(*std::move(rake), entry);
}

void Session::bookBeside(const Act& act, Entry& entry)
{
    const Verdict& first = entry.verdicts.front();
    if (!first.isCharged() || (!entry.floor.left && !endsHand(act)))
        return;
    for (Verdict& left : passedOverWith(first, act, entry.verdicts.back())) {
        left.attempted = left.expected->act; // which puts it right
        if (!m_score.wasTried(*left.attempted))
            book(std::move(left), entry);
    }
    // what was charged with it is not charged again
    for (Slip& part : m_partsLeft) {
        const auto isOfIt = [&](const Verdict& each) {
            return each.isCharged() && each.expected && differsInAmountOnly(each.expected->act, part.act);
        };
        part.verdict.told = part.verdict.told && std::ranges::none_of(entry.verdicts, isOfIt);
    }
}

bool Session::passesOverRest(const Verdict& verdict, Entry& entry)
{
    const Act* due = dueIn(verdict);
    const Slip* left = due != nullptr && !inTest() && has(*due, Trait::Settles) ? partLeftOf(*due) : nullptr;
    if (left == nullptr)
        return false;
    if (left->isPart()) {
        Slip part = *left;
        part.verdict.attempted = *due; // which puts it right
        bookPart(part, entry);
        return true;
    }
    const auto isRest = [&](const Act& each) { return differsInAmountOnly(each, left->act); };
    return std::ranges::all_of(verdict.jumped, isRest, &Duty::act);
}

void Session::bookWrong(const Act& act, Verdict verdict, Entry& entry)
{
    verdict.told =
        passesOverRest(verdict, entry) || verdict.told || (!inTest() && wasBookedBeside(verdict, handSoFar()));
    const Verdict* before = carriedOut(act, handSoFar());
    if (before == nullptr && inTest())
        before = laidDownBefore(verdict, handSoFar());
    if (before != nullptr) {
        // one slip, at its worst
        verdict.told = true;
        verdict.worsens = verdict.severity > before->severity;
        if (verdict.worsens && !entry.byHouse)
            m_score.worsen(*before, verdict);
    }
    if (inTest() && !m_slip && isSlideLeftOutAgain(verdict, handSoFar()))
        verdict = asBefore(act, std::move(verdict));
    book(std::move(verdict), entry);
    if (!inTest())
        bookBeside(act, entry);
}

bool Session::catchesUpLater(const Act& act, const Judgement& judgement)
{
    const Verdict& verdict = judgement.verdict;
    // a bet that was ruled on too late stays wrong, and who is out goes on playing
    constexpr Traits never = Trait::RulesOnBet | Trait::EndsPart | Trait::ShowsHand;
    const bool form = verdict.severity == Severity::Minor; // what they say is done all the same
    const auto canBeLate = [&](const Duty& duty) {
        return has(duty.act, Trait::CanBeLate) && (form || !has(duty.act, never));
    };
    if (verdict.fault != Fault::OutOfOrder || m_slip || !std::ranges::all_of(verdict.jumped, canBeLate))
        return false;
    noteLetStand(act);
    std::vector<Procedure> late;
    for (Duty duty : verdict.jumped) {
        duty.late = true;
        duty.optional = true;
        late.push_back(owe(duty));
        ++m_progress.duties;
    }
    perform(m_situation.table, act);
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
    if (spoken && ((!verdict.attempted && !isFalseRuling(act, verdict)) || verdict.fault == Fault::Premature))
        return;
    if (m_slip) {
        // a further try at what was tried wrongly before
        if (!spoken)
            perform(m_situation.table, act);
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
        perform(m_situation.table, act);
        slip.remedy = game().remedy(m_situation, act, verdict);
        m_procedure = inOrder(slip.remedy, m_procedure);
    }
    m_slip = std::move(slip);
}

} // namespace cutcard
