// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/proof.h"

#include "core/base/gathered.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"

namespace cutcard {

namespace {

constexpr int mostOfAHand = 2000;

/// What the players of a hand did after an event: once more, where they can.
class SamePlayers
{
public:
    SamePlayers(const Session& session, std::size_t entry, int hand)
    {
        const EntryLog& log = session.entries();
        for (std::size_t i = entry; i < log.size() && log[i].hand == hand; ++i) {
            if (const auto* decision = std::get_if<Decision>(&log[i].event))
                m_decisions.push_back(*decision);
        }
    }

    /// Whether somebody had to answer a bet who never did: what chips come to is not known then, only the cards.
    bool isGuess() const { return m_staked; }
    /// Whether somebody had to play, raise or fold against the house who never did.
    bool isChosen() const { return m_chosen; }

    /// What they do next; nothing while the dealer owes something.
    std::optional<Event> next(const Session& now)
    {
        if (const auto turn = now.turn()) {
            const auto same = std::ranges::find(m_decisions, turn->seat, &Decision::seat);
            if (same != m_decisions.end()) {
                const Event event = *same;
                m_decisions.erase(same);
                if (now.isPossible(event))
                    return event;
            }
            if (turn->wait == Wait::Bet) {
                const Event check = Decision{.seat = turn->seat, .choice = Choice::Check};
                if (now.isPossible(check))
                    return check;
                m_staked = true;
            }
            m_chosen = m_chosen || turn->wait == Wait::PlayOrFold || turn->wait == Wait::Raise;
        }
        return m_simulator.next(now);
    }

private:
    std::vector<Decision> m_decisions;
    Simulator m_simulator;
    bool m_staked = false;
    bool m_chosen = false;
};

/// The chips that a pot was built short of; negative: it was built with some too many.
Chips missingIn(const std::optional<Slip>& slip)
{
    const auto due = slip ? slip->verdict.attempted : std::nullopt;
    const bool isPot = due && due->verb == Verb::BuildPot && slip->act.verb == Verb::BuildPot;
    return isPot && due->number == slip->act.number ? due->amount - slip->act.amount : 0;
}

/// Has chips that lie in front of the players by mistake go into the pot that is built next, as the dealer who has not
/// noticed builds it: of all that is there. With none to come they belong to nobody, whomever they lie in front of.
void takeUp(Chips& missing, const Session& now, Act& act, DealtOut& dealt)
{
    Act whole = act;
    whole.amount += missing;
    if (act.verb == Verb::BuildPot && now.isPossible(whole)) {
        act = whole;
        missing = 0;
    } else if (act.verb == Verb::ReturnChips && missing > 0) {
        const Chips stray = std::min(missing, act.amount);
        dealt.stray[static_cast<std::size_t>(act.seat->index())] += stray;
        missing -= stray;
    }
}

} // namespace

void CardsDealt::see(const Table& table)
{
    std::size_t place = 0;
    const auto keep = [&](const auto& row) {
        std::vector<Card>& cards = m_cards[place++];
        if (row.size() >= cards.size())
            cards = eachOf(row, &LyingCard::card);
    };
    for (const SeatPlace& seat : table.places)
        keep(seat.hand);
    keep(table.board);
    keep(table.dealerHand);
    keep(table.sharedHand);
}

bool CardsDealt::differsFrom(const CardsDealt& others) const
{
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        const std::size_t both = std::min(m_cards[i].size(), others.m_cards[i].size());
        if (!std::ranges::equal(m_cards[i] | std::views::take(both), others.m_cards[i] | std::views::take(both)))
            return true;
    }
    return false;
}

DealtOut dealtOut(Session now, const Session& played, std::size_t from, int hand, const Table& before)
{
    SamePlayers players(played, from, hand);
    DealtOut dealt;
    dealt.cards.see(before);
    Chips missing = missingIn(now.slip());
    now = now.withMistakeStanding();
    for (int i = 0; i < mostOfAHand && !now.isOver() && now.hand() == hand; ++i) {
        dealt.cards.see(now.table());
        dealt.isVoid = dealt.isVoid || now.situation().notes.isVoid;
        std::optional<Event> event = players.next(now);
        if (!event) {
            auto act = idealAct(now);
            if (act && missing != 0)
                takeUp(missing, now, *act, dealt);
            if (!act || !now.isPossible(*act))
                return dealt;
            event = *act;
        }
        if (!now.apply(*event))
            return dealt;
        now = now.withMistakeStanding();
    }
    dealt.table = now.table();
    dealt.finished = now.isOver() || now.hand() != hand;
    dealt.guess = players.isGuess();
    dealt.chosen = players.isChosen();
    return dealt;
}

DealtOut ended(const Table& table)
{
    DealtOut dealt{.table = table, .cards = {}, .finished = true};
    dealt.cards.see(table);
    return dealt;
}

} // namespace cutcard
