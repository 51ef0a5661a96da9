// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/floor/catch_up.h"

#include "core/acts/traits.h"
#include "core/judge/as_good.h"

namespace cutcard {

namespace {

/// More acts than any mistake was ever booked for in one hand.
constexpr int mostTakenAsDone = 64;

/// Whether what lies in front is pushed as well from there: one player gets all of it, or it has lain there all hand.
bool canBePushedFromFront(const Table& table)
{
    return liveSeats(table).size() == 1 || wageredIn(table, Circle::PotBet) > 0
           || std::ranges::any_of(table.places, [](const SeatPlace& place) { return place.earlier > 0; });
}

/// Whether a card or a wager may be dealt or settled before another that is owed, and not believed to be done.
bool goesBefore(const Act& act, const Act& owed, bool believed)
{
    if (owed.verb == Verb::Pitch && act.verb == Verb::Pitch)
        return true;
    // left lying it is pushed
    if (believed || owed.verb == Verb::PushWager)
        return false;
    return has(act, Trait::Settles) || (has(owed, Trait::Settles) && act.verb == Verb::PushPot);
}

/// Does what a wrong act takes as done, one duty after the other.
class CatchingUp
{
public:
    CatchingUp(const Act& act, HandState now, const FaultBook& book, const Game& game)
        : m_act(act), m_owed(now.procedure), m_state(std::move(now)), m_book(book), m_game(game),
          m_fromFront(act.verb == Verb::PushPot && canBePushedFromFront(m_state.situation.table)),
          m_fromMiddle(canBeDone())
    {
        if (m_fromFront)
            leavesWordsFor();
        for (int i = 0; i < mostTakenAsDone && !(m_fromFront ? isRight() : isDue()); ++i) {
            const auto next = nextInSight();
            if (!next || (!sweepsTogether(*next) && !takes(*next)))
                break;
        }
        if (act.verb == Verb::PushPot && !m_taken.empty())
            showHands();
    }

    /// The hand with that done, if the act is right there, a pot pushed wrongly or, in a test, a try at what is owed.
    std::optional<CaughtUp> result(bool inTest) &&
    {
        if (isWrongFromFront()) {
            m_state.procedure = withJumped(m_words, m_state.procedure);
            return CaughtUp{.state = std::move(m_state), .taken = std::move(m_taken)};
        }
        const bool right = isRight();
        if (!right && (!inTest || m_taken.empty() || !m_words.empty()))
            return std::nullopt;
        m_state.procedure = withJumped(m_words, m_state.procedure);
        const Verdict verdict = right ? Verdict() : judged().verdict;
        const Fault fault = verdict.fault;
        // what was owed all along needed nothing before it, and is only the wrong amount
        if (fault == Fault::WrongAmount && verdict.attempted && m_owed.after(*verdict.attempted))
            return std::nullopt;
        // the hand may be over with it, and the next one begun
        const bool over = m_state.procedure.isOptional() && has(m_act, Trait::HandlesDeck);
        const bool namesOther = fault == Fault::WrongTarget && (closesTable(m_act) || m_act.verb == Verb::PlaceButton);
        // picked up over more than what was gone past before: that is another mistake
        const bool overMore = picksUpOverMore(verdict) && std::ranges::all_of(m_taken, [](const Duty& duty) {
                                  return has(duty.act, Trait::Settles);
                              });
        if (!right && !m_state.procedure.turn() && fault != Fault::WrongAmount && !over && !namesOther && !overMore)
            return std::nullopt;
        const bool tooEarly =
            has(m_act, Trait::Spoken) && (fault == Fault::Premature || (fault == Fault::Unneeded && isPointing(m_act)));
        return CaughtUp{.state = std::move(m_state), .taken = std::move(m_taken), .tooEarly = tooEarly};
    }

private:
    bool isRight() const { return isDue() && canBeDone(); }
    bool canBeDone() const
    {
        Table after = m_state.situation.table;
        return perform(after, m_act);
    }
    /// Whether a pot with what lies in front is pushed as it should not be; to the right player, a part of it.
    bool isWrongFromFront() const
    {
        if (!m_fromFront || m_fromMiddle || isDue() || !canBeDone())
            return false;
        const Verdict verdict = judged().verdict;
        return verdict.fault != Fault::WrongAmount
               || (verdict.attempted && isPartOf(m_act, *verdict.attempted, m_state.situation.table));
    }
    /// What comes next: of Pot Bets that are pushed, bringing them in; of one that may be pushed from its circle, that:
    /// left lying it is.
    std::optional<Duty> nextInSight() const
    {
        const auto next = m_state.procedure.next();
        const auto owed = m_state.procedure.owed();
        const auto first = [&](Verb verb) {
            const auto found = std::ranges::find(owed, verb, [](const Duty& duty) { return duty.act.verb; });
            return found == owed.end() ? next : std::optional(*found);
        };
        if (m_act.verb == Verb::PushPot)
            return first(Verb::GatherPot);
        return next && next->act.verb == Verb::GatherPot ? first(Verb::PushWager) : next;
    }
    bool picksUpOverMore(const Verdict& verdict) const
    {
        return m_act.verb == Verb::GatherCards && verdict.expected && has(verdict.expected->act, Trait::MovesChips);
    }
    bool isDue() const { return m_state.procedure.after(m_act).has_value(); }
    Judgement judged() const { return judge(m_act, m_state.procedure, m_state.situation, m_game); }

    /// Leaves words that are owed first for afterwards: no chip lies otherwise for them.
    void leavesWordsFor()
    {
        for (auto next = m_state.procedure.next(); next && asksNothingOfChips(next->act);
             next = m_state.procedure.next()) {
            if (takes(*next)) // booked with a mistake
                continue;
            m_words.push_back(*next);
            m_state.procedure = m_state.procedure.after(next->act)->rest;
        }
    }

    /// Brings the last player's uncalled chips into the pot in place of giving them back: they are pushed with it.
    bool sweepsTogether(const Duty& back)
    {
        const SeatSet live = liveSeats(m_state.situation.table);
        if (back.act.verb != Verb::ReturnChips || m_act.verb != Verb::PushPot || live.size() != 1 || !back.act.seat
            || !live.contains(*back.act.seat))
            return false;
        const Act sweep = act(Verb::Sweep);
        const Judgement judgement = judge(sweep, m_state.procedure, m_state.situation, m_game);
        if (!judgement.verdict.isCorrect() || !perform(m_state.situation.table, sweep))
            return false;
        m_state.procedure = m_game.noteAct(m_state.situation, sweep, judgement.rest).settled(m_state.situation);
        if (m_state.procedure.after(back.act))
            pushesWithPot(back.act);
        m_state.did.push_back(sweep);
        return true;
    }

    /// What is owed one by one, because something was done before its time: the return goes with the pot it lies in.
    void pushesWithPot(const Act& back)
    {
        const auto together = [&](Duty duty) {
            if (duty.act == back)
                return Procedure();
            if (duty.act.verb == Verb::PushPot && duty.act.seat == back.seat && duty.act.number == m_act.number)
                duty.act.amount += back.amount;
            return owe(duty);
        };
        m_state.procedure = m_state.procedure.mapped(together).settled(m_state.situation);
    }

    /// Does a duty that the act takes as done.
    bool takes(const Duty& next)
    {
        const bool fromThere = m_fromFront && isOneOf(next.act.verb, {Verb::Sweep, Verb::GatherPot});
        // a card or a wager that was passed over can be dealt or settled after the others
        const Charged* charged = m_book.chargedFor(next);
        const bool believed = charged != nullptr && charged->done;
        if (goesBefore(m_act, next.act, believed) && judged().onlyOrder)
            return false;
        // a loan that was called is handed over
        const bool loan = !m_taken.empty() && isHandedOver(m_taken.back().act, next.act);
        if ((!fromThere && !loan && !m_book.isTakenAsDone(next)) || !performOwed(m_state, next.act, m_game))
            return false;
        m_taken.push_back(next);
        // the hand is not played without it
        if (next.act.verb == Verb::Pitch)
            m_taken.back().severity = std::min(next.severity, Severity::Major);
        return true;
    }

    /// Has the hands turned up and read that a pot is pushed by, which was left out before.
    void showHands()
    {
        HandState shown = m_state;
        for (int i = 0; i < mostTakenAsDone && !shown.procedure.after(m_act); ++i) {
            const auto next = shown.procedure.next();
            const auto turn = shown.procedure.turn();
            const Act shows = turn ? act(Verb::TurnUp, turn->seat) : act(Verb::TurnUp);
            const bool reads = next && isReading(next->act);
            const bool waits = turn && turn->wait == Wait::Show;
            if ((!reads && !waits) || !performOwed(shown, reads ? next->act : shows, m_game))
                return;
        }
        if (shown.procedure.after(m_act))
            m_state = std::move(shown);
    }

    const Act& m_act;
    const Procedure m_owed; ///< before anything was taken as done
    HandState m_state;
    const FaultBook& m_book;
    const Game& m_game;
    bool m_fromFront = false;  ///< a pot may be pushed from in front of the players
    bool m_fromMiddle = false; ///< there is enough in the middle for it
    std::vector<Duty> m_taken;
    std::vector<Duty> m_words; ///< owed before, and owed still
};

} // namespace

std::optional<CaughtUp> caughtUp(const Act& act, HandState now, const FaultBook& book, const Game& game, bool inTest)
{
    return CatchingUp(act, std::move(now), book, game).result(inTest);
}

} // namespace cutcard
