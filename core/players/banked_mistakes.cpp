// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/dealers.h"

#include "core/acts/traits.h"
#include "core/games/banked/parts.h"

namespace cutcard {

namespace {

class BankedMistakes
{
public:
    BankedMistakes(const Session& session, const Duty& duty)
        : m_session(session), m_duty(duty), m_game(bankedGame(session.situation())), m_rules(m_game.rules()),
          m_unit(session.setup().common().smallestChip())
    {
    }

    std::vector<PlantedMistake> all()
    {
        find();
        return m_found;
    }

private:
    void find()
    {
        const Act& owed = m_duty.act;
        switch (owed.verb) {
        case Verb::Shuffle:
            return add(act(Verb::SelfCut), Fault::OutOfOrder);
        case Verb::SelfCut:
        case Verb::Pitch:
        case Verb::Burn:
            return dealAnotherCard();
        case Verb::TakeDeck:
            return add(actOnCards(Verb::TakeDeck, owed.number == 1 ? 2 : 1), Fault::WrongTarget);
        case Verb::BoardDown:
            if (owed.number < mostBoard)
                oneBoardMore();
            oneCardTooMany();
            return add(actOnCards(Verb::Board, owed.number), Fault::Forbidden, m_rules.board);
        case Verb::LiftCutCard:
            add(act(Verb::DiscardStub), Fault::OutOfOrder);
            return oneCardTooMany();
        case Verb::PointTo:
            return goOnTooEarly();
        case Verb::TurnBoard:
            return add(actOnCards(Verb::TurnBoard, owed.number + 1), Fault::WrongAmount);
        case Verb::CutOut: {
            Act wrong = owed;
            ++wrong.number;
            return add(wrong, Fault::WrongAmount);
        }
        case Verb::NameDealer:
        case Verb::NameShared:
            return add(nameOwn(owed.verb, owed.hand == HandClass::Flush ? HandClass::Straight : HandClass::Flush),
                       Fault::WrongTarget);
        case Verb::Slide:
        case Verb::SlideDealer:
            return slideWrongly();
        case Verb::PayWager:
        case Verb::TakeWager:
        case Verb::PushWager:
            return settleWrongly();
        case Verb::PushPot:
            return pushWrongly();
        case Verb::CorrectWager:
            return wrongAmount(m_unit);
        case Verb::SellChips:
            return wrongAmount(-m_unit);
        default:
            return;
        }
    }

    static constexpr int mostBoard = 5;

    const Table& table() const { return m_session.table(); }
    void add(const Act& act, Fault fault, Rule rule) { m_found.push_back({.act = act, .fault = fault, .rule = rule}); }
    void add(const Act& act, Fault fault) { add(act, fault, m_duty.rule); }

    void wrongAmount(Chips by)
    {
        Act wrong = m_duty.act;
        wrong.amount += by;
        const bool asGood = std::ranges::find(m_duty.amounts, wrong.amount) != m_duty.amounts.end();
        if (wrong.amount > 0 && !asGood && !isPartOf(wrong, m_duty.act, table()))
            add(wrong, Fault::WrongAmount);
    }

    /// The card that comes after what is owed; of one distribution for another that order's rule is cited.
    void dealAnotherCard()
    {
        const Procedure& procedure = m_session.procedure();
        const auto duties = procedure.duties();
        const auto next =
            std::ranges::find_if(duties, [&](const Duty& duty) { return !procedure.after(duty.act).has_value(); });
        if (next == duties.end() || !has(next->act, Trait::DealsCards))
            return;
        // over a hand that is short it is the number of its cards that is wrong
        const bool count = next->act.verb == Verb::BoardDown && banked::isHandShort(m_session.situation());
        const bool alike = has(m_duty.act, Trait::DealsCards) && m_duty.order != Rule() && !count;
        add(next->act, Fault::OutOfOrder, alike ? m_duty.order : m_duty.rule);
    }

    /// Too many for this street, or the last two at once and only the burn between them missing.
    void oneBoardMore()
    {
        const int cards = m_duty.act.number + 1;
        const bool whole = m_session.table().board.size() + static_cast<std::size_t>(cards) == mostBoard;
        if (whole && bankedOptions(m_session.situation()).burns)
            add(actOnCards(Verb::BoardDown, cards), Fault::OutOfOrder, m_rules.burn);
        else
            add(actOnCards(Verb::BoardDown, cards), Fault::WrongAmount);
    }

    /// A third card for somebody, or for the dealer.
    void oneCardTooMany()
    {
        for (const Seat seat : liveSeats(table())) {
            if (table().at(seat).hand.size() == 2)
                return add(act(Verb::Pitch, seat), Fault::Forbidden, m_game.rules().spoilt.count);
        }
        if (table().dealerHand.size() == 2)
            add(act(Verb::DealDealer), Fault::Forbidden, m_game.rules().spoilt.count);
    }

    /// With a seat to be asked, the cards that wait for its decision are turned.
    void goOnTooEarly()
    {
        const bool dealersFirst =
            m_game.settlesAfterFlop() && !table().dealerHand.empty() && !table().dealerHand.front().faceUp;
        const bool flopUp = table().board.size() >= 3 && table().board[0].faceUp;
        if (dealersFirst)
            add(act(Verb::TurnDealer), Fault::Premature, m_rules.dealerUp);
        else if (!flopUp)
            add(actOnCards(Verb::TurnBoard, 3), Fault::Premature, m_rules.flop);
        else
            add(actOnCards(Verb::TurnBoard, 2), Fault::Premature, m_rules.turnAndRiver);
        const SeatSet folded = m_session.situation().notes.folded;
        if (!folded.empty()) {
            add(act(Verb::MuckHand, folded.front()), Fault::Forbidden, m_rules.foldKeeps);
            add(actOnWager(Verb::TakeWager, Circle::Bonus, folded.front(),
                           table().at(folded.front()).wagers.at(Circle::Bonus)),
                Fault::Forbidden, m_rules.foldKeeps);
        }
    }

    void slideWrongly()
    {
        Act wrong = m_duty.act;
        wrong.number = 0;
        if ((m_duty.boards & 1U) == 0)
            add(wrong, Fault::WrongTarget);
    }

    void settleWrongly()
    {
        Act wrong = m_duty.act;
        wrong.verb = wrong.verb == Verb::TakeWager ? Verb::PayWager : Verb::TakeWager;
        wrong.amount = table().at(*wrong.seat).wagers.at(wrong.circle);
        add(wrong, Fault::WrongTarget);
        if (m_duty.act.verb == Verb::PayWager)
            wrongAmount(m_unit);
        wrongAmount(-m_unit);
    }

    void pushWrongly()
    {
        wrongAmount(-m_unit);
        const SeatSet winners = banked::potWinners(m_session.situation());
        // the whole of it, or what another is still due, to one of those who share
        SeatSet served = winners;
        for (const Duty& duty : m_session.procedure().owed())
            served.erase(duty.act.seat.value_or(*m_duty.act.seat));
        if (!served.empty())
            add(pushPot(m_duty.act.number, served.front(), m_duty.act.amount), Fault::WrongTarget);
        const SeatSet others = liveSeats(table()) - winners;
        if (others.empty())
            return;
        Act wrong = m_duty.act;
        wrong.seat = others.front();
        const bool bets = table().pots.front().eligible.contains(*wrong.seat);
        add(wrong, Fault::Forbidden, bets ? m_game.rules().potBet.best : m_game.rules().potBet.theirs);
    }

    const Session& m_session;
    const Duty& m_duty;
    const BankedGame& m_game;
    const BankedRules& m_rules;
    Chips m_unit;
    std::vector<PlantedMistake> m_found;
};

} // namespace

std::vector<PlantedMistake> bankedMistakes(const Session& session, const Duty& duty)
{
    return BankedMistakes(session, duty).all();
}

} // namespace cutcard
