// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/wrong_payments.h"

#include "core/games/catalogue/catalogue.h"
#include "core/session/text/event_text.h"

#include <algorithm>

namespace cutcard {

namespace {

std::size_t place(int seat)
{
    return static_cast<std::size_t>(seat - 1);
}

std::size_t place(Seat seat)
{
    return static_cast<std::size_t>(seat.index());
}

template <typename Row> std::vector<Card> cardsOf(const Row& row)
{
    std::vector<Card> cards;
    for (const LyingCard& lying : row)
        cards.push_back(lying.card);
    return cards;
}

void append(std::vector<Card>& cards, const Cards& board, std::size_t count)
{
    for (std::size_t i = 0; i < std::min(count, board.size()); ++i)
        cards.push_back(board[i].card);
}

/// Some chips, at least one and at most so many.
Chips someChips(RandomStream& stream, Chips unit, Chips most)
{
    return unit * stream.between(1, std::max<Chips>(1, most / unit));
}

} // namespace

PaidHand::PaidHand(const SessionSetup& setup) : m_setup(setup)
{
    for (const SeatSetup& seat : setup.seats)
        m_start[place(seat.seat)] = seat.stack;
}

void PaidHand::see(const Session& session)
{
    const Event& event = session.entries().back().event;
    if (const auto* decision = std::get_if<Decision>(&event)) {
        if (decision->choice == Choice::Post)
            m_posted[place(decision->seat)] += decision->amount;
        if (decision->choice == Choice::Fold || decision->choice == Choice::FoldApart) {
            m_folded.insert(decision->seat.number());
            if (session.table().board.empty())
                m_foldedBlind.insert(decision->seat.number());
        }
    } else if (const auto* act = std::get_if<Act>(&event)) {
        if (act->verb == Verb::PostFor)
            m_posted[place(*act->seat)] += act->amount;
        if (act->verb == Verb::MuckHand && session.table().board.empty()) // of an absent player
            m_foldedBlind.insert(act->seat->number());
        if (act->verb == Verb::TakeLoan)
            m_repaid.insert(act->seat->number());
        if (act->verb == Verb::Lend)
            m_lent[place(*act->seat)] += act->amount;
    }
    for (const SeatSetup& seat : m_setup.seats) {
        const Wagers& wagers = session.table().at(seat.seat).wagers;
        if (wagers.at(Circle::DealerBlind) > 0)
            m_backsDealer.insert(seat.seat.number());
        if (wagers.at(Circle::PotBet) > 0)
            m_potBettors.insert(seat.seat.number());
    }
}

std::vector<WrongPayment> PaidHand::waysToErr(const Table& table, const Act& due, RandomStream& stream)
{
    switch (due.verb) {
    case Verb::PushPot:
        return isBanked(m_setup.game()) ? wrongPotBets(table, due) : wrongPushes(table, due, stream);
    case Verb::TakeLoan:
        return wrongLoans(table, due, stream);
    case Verb::TakeWager:
    case Verb::PayWager:
    case Verb::PushWager:
        return wrongWagers(table, due, stream);
    default:
        return {};
    }
}

std::vector<oracle::Player> PaidHand::players(const Table& table) const
{
    std::vector<oracle::Player> all;
    const auto* league = std::get_if<LeagueOptions>(&m_setup.house);
    for (const SeatSetup& seat : m_setup.seats) {
        const SeatPlace& at = table.at(seat.seat);
        const std::size_t i = place(seat.seat);
        oracle::Player player{.seat = seat.seat.number(), .in = !at.hand.empty()};
        player.put = m_start[i] + m_lent[i] - at.stack;
        // 3.7.3: a blind that was folded to a raise; one that has stood the round is a bet like any other
        if (m_foldedBlind.contains(player.seat) && league != nullptr && !league->capDeadBlind
            && m_posted[i] == player.put)
            player.deadBlind = player.put;
        std::vector<Card> cards = cardsOf(at.hand);
        if (!cards.empty())
            player.highestCard = *std::ranges::max_element(cards);
        // TN-over-6: seven cards may be used, so that each one kept takes one of the board away
        const std::size_t kept = cards.size();
        append(cards, table.board, m_setup.game() == GameId::Tennessee ? 7 - kept : table.board.size());
        player.worth = naive::quick(cards);
        all.push_back(player);
    }
    return all;
}

oracle::Sharing PaidHand::sharing(const Table& table) const
{
    oracle::Sharing sharing{.odd = oracle::OddChip::LeftOfButton,
                            .unit = m_setup.common().smallestChip(),
                            .button = table.button ? table.button->number() : 0};
    if (const auto* league = std::get_if<LeagueOptions>(&m_setup.house); league != nullptr && league->carryOddChips)
        sharing.odd = oracle::OddChip::NextHand;
    if (const auto* limit = std::get_if<LimitOptions>(&m_setup.house)) {
        if (limit->oddChips == OddChipWay::NextPot)
            sharing.odd = oracle::OddChip::NextHand;
        if (limit->oddChips == OddChipWay::HighCard)
            sharing.odd = oracle::OddChip::HighestCard;
    }
    return sharing;
}

/// Lays the players' chips out as pots, and compares them with those that lie there.
void PaidHand::lookAtPots(const Table& table)
{
    m_players = players(table);
    Chips should = -table.drop;
    for (const oracle::Heap& heap : oracle::heapsOf(m_players)) {
        should += heap.amount;
        if (heap.amount > 0)
            m_heaps.push_back(heap);
    }
    Chips there = 0;
    std::string text = "pots of";
    bool alike = table.pots.size() >= m_heaps.size();
    for (std::size_t i = 0; i < table.pots.size(); ++i) {
        const Chips amount = table.pots[i].amount;
        const Chips due = i < m_heaps.size() ? m_heaps[i].amount : 0;
        there += amount;
        text += " " + std::to_string(amount) + " (due " + std::to_string(due) + ")";
        // only the rake may be missing
        alike = alike && (amount == due || (table.drop > 0 && amount < due));
    }
    if (there != should || !alike) {
        for (const oracle::Player& player : m_players)
            text += "; seat " + std::to_string(player.seat) + (player.in ? " in " : " out ")
                    + std::to_string(player.put) + " blind " + std::to_string(player.deadBlind);
        m_disagreement = text;
        return;
    }
    for (std::size_t i = 0; i < m_heaps.size(); ++i) {
        const auto shares = oracle::shared(table.pots[i].amount, oracle::bestOf(m_players, m_heaps[i].claim), m_players,
                                           sharing(table));
        for (const auto& [seat, share] : shares.of)
            m_got[place(seat)] += share;
    }
}

std::vector<WrongPayment> PaidHand::wrongPushes(const Table& table, const Act& due, RandomStream& stream)
{
    if (m_players.empty())
        lookAtPots(table);
    const auto number = static_cast<std::size_t>(due.number);
    // what was shared rightly goes on as it should
    if (!m_disagreement.empty() || number >= m_heaps.size() || !m_begun.insert(due.number).second)
        return {};
    const Chips amount = table.pots[number].amount;
    const oracle::Sharing how = sharing(table);
    const std::set<int> winners = oracle::bestOf(m_players, m_heaps[number].claim);
    const oracle::Shares shares = oracle::shared(amount, winners, m_players, how);
    const auto mine = shares.of.find(due.seat->number());
    if (mine == shares.of.end() || mine->second != due.amount) {
        m_disagreement = eventText(due);
        return {};
    }
    std::vector<WrongPayment> all;
    const auto push = [&](int seat, Chips chips, PaymentKind kind, std::string_view word) {
        if (chips < how.unit || chips > amount)
            return;
        WrongPayment wrong{.kind = kind, .how = word, .act = pushPot(due.number, Seat(seat), chips)};
        for (const auto& [winner, share] : shares.of)
            wrong.claim.over[place(winner)] -= share;
        wrong.claim.over[place(seat)] += chips;
        // what is left of the pot is shared by those who have won it and have nothing of it yet
        std::set<int> others = winners;
        others.erase(seat);
        const auto rest = oracle::shared(amount - chips, others, m_players, how);
        for (const auto& [winner, share] : rest.of)
            wrong.claim.over[place(winner)] += share;
        wrong.claim.middle = rest.left - shares.left;
        const auto fair = (amount - shares.odd) / static_cast<Chips>(winners.size());
        wrong.onlyOddChips = winners.contains(seat) && shares.odd > 0
                             && std::ranges::all_of(others, [&](int winner) { return rest.of.at(winner) >= fair; });
        followLoans(wrong.claim);
        all.push_back(wrong);
    };
    const PaymentKind pot = m_heaps.size() > 1 ? PaymentKind::SidePot : PaymentKind::WrongPot;
    const Chips unit = how.unit;
    for (const oracle::Player& player : m_players) {
        const auto share = shares.of.find(player.seat);
        if (share == shares.of.end() && winners.size() == 1) {
            push(player.seat, amount, pot, "the pot to another");
            push(player.seat, someChips(stream, unit, amount - unit), pot, "a part of the pot to another");
            push(player.seat, amount / 2 / unit * unit, PaymentKind::Split, "shared with another");
        } else if (share == shares.of.end()) {
            push(player.seat, amount, PaymentKind::Split, "all shares to another");
            // whoever's share it was has none of it
            WrongPayment wrong{.kind = PaymentKind::Split, .how = "a share to another"};
            wrong.act = pushPot(due.number, Seat(player.seat), due.amount);
            wrong.claim.over[place(player.seat)] = due.amount;
            wrong.claim.over[place(*due.seat)] = -due.amount;
            followLoans(wrong.claim);
            all.push_back(wrong);
        } else if (winners.size() > 1) {
            const Chips fair = (amount - shares.odd) / static_cast<Chips>(winners.size());
            push(player.seat, amount, PaymentKind::Split, "all shares to one");
            push(player.seat, share->second + unit + someChips(stream, unit, amount / 2), PaymentKind::Split,
                 "a share too large");
            if (shares.odd > 0 && share->second == fair)
                push(player.seat, fair + std::min(unit, shares.odd), PaymentKind::OddChip, "the odd chip to another");
        }
    }
    return all;
}

/// The Pot Bet to a hand that has not won it (CHP-pot-2, CHP-pot-3).
std::vector<WrongPayment> PaidHand::wrongPotBets(const Table& table, const Act& due)
{
    std::vector<WrongPayment> all;
    const bool keeps = std::get<BankedOptions>(m_setup.house).foldedKeepsPot;
    std::vector<oracle::Player> bettors;
    std::set<int> claim;
    for (const int seat : m_potBettors) {
        if (m_folded.contains(seat) && !keeps) // CA-8
            continue;
        const SeatPlace& at = table.at(Seat(seat));
        std::vector<Card> hand = cardsOf(at.hand.empty() ? at.laidDown : at.hand);
        append(hand, table.board, table.board.size());
        bettors.push_back({.seat = seat, .in = true, .worth = naive::quick(hand)});
        claim.insert(seat);
    }
    const std::set<int> winners = oracle::bestOf(bettors, claim);
    // shared: to whom its odd chip goes the document leaves open (CA-9)
    if (winners.size() != 1)
        return all;
    const Chips amount = table.pots.front().amount;
    if (*winners.begin() != due.seat->number() || due.amount != amount) {
        m_disagreement = eventText(due);
        return all;
    }
    for (const SeatSetup& seat : m_setup.seats) {
        if (seat.seat == due.seat)
            continue;
        WrongPayment wrong{.kind = PaymentKind::WrongPot, .how = "the Pot Bet to another"};
        wrong.act = pushPot(0, seat.seat, amount);
        wrong.claim.over[place(seat.seat)] = amount;
        wrong.claim.over[place(*due.seat)] = -amount;
        all.push_back(wrong);
    }
    return all;
}

/// What the bank has back of a borrower who was pushed so much: the whole loan where none of it was bet or the hand was
/// won and the loan can be repaid (TN-odc-11, TA-39), otherwise what is left (TN-odc-10).
Chips PaidHand::toBank(const oracle::Player& player, Chips got) const
{
    const std::size_t i = place(player.seat);
    const Chips stack = m_start[i] + m_lent[i] - player.put + got;
    return player.put <= m_start[i] || (got > 0 && stack > m_lent[i]) ? m_lent[i] : stack;
}

/// Whoever was pushed a pot is taken for who has won the hand.
void PaidHand::followLoans(Claim& claim) const
{
    for (const oracle::Player& player : m_players) {
        const std::size_t i = place(player.seat);
        if (m_lent[i] == 0)
            continue;
        const Chips more = toBank(player, m_got[i] + claim.over[i]) - toBank(player, m_got[i]);
        claim.over[i] -= more;
        claim.house += more;
    }
}

std::vector<WrongPayment> PaidHand::wrongLoans(const Table& table, const Act& due, RandomStream& stream)
{
    std::vector<WrongPayment> all;
    const std::size_t i = place(*due.seat);
    const Chips loan = m_lent[i];
    const auto& borrower = *std::ranges::find(m_players, due.seat->number(), &oracle::Player::seat);
    const Chips bet = std::max<Chips>(0, borrower.put - m_start[i]);
    const Chips stack = table.at(*due.seat).stack;
    const Chips owed = toBank(borrower, m_got[i]);
    if (owed != due.amount) {
        m_disagreement = eventText(due);
        return all;
    }
    const Chips unit = m_setup.common().smallestChip();
    const auto take = [&](Chips chips, bool left, std::string_view word) {
        WrongPayment wrong{.kind = PaymentKind::Loan, .how = word, .left = left};
        if (chips > 0)
            wrong.act = act(Verb::TakeLoan, *due.seat, chips);
        wrong.claim.over[i] = owed - chips;
        wrong.claim.house = chips - owed;
        all.push_back(wrong);
    };
    if (stack > owed)
        take(owed + someChips(stream, unit, stack - owed), false, "too much taken back");
    take(0, true, "not taken back");
    WrongPayment none{.kind = PaymentKind::Loan, .how = "none taken back", .act = act(Verb::GatherCards), .left = true};
    for (const oracle::Player& player : m_players) {
        const std::size_t k = place(player.seat);
        const Chips out = m_lent[k] > 0 && !m_repaid.contains(player.seat) ? toBank(player, m_got[k]) : 0;
        none.claim.over[k] = out;
        none.claim.house -= out;
    }
    all.push_back(none);
    if (owed > unit)
        take(someChips(stream, unit, owed - unit), true, "a part taken back");
    if (owed == loan && bet > 0 && bet < loan) {
        take(bet, true, "what was bet taken back");
        take(loan - bet, true, "what was not bet taken back");
    }
    for (const SeatSetup& seat : m_setup.seats) {
        if (m_lent[place(seat.seat)] > 0 || table.at(seat.seat).stack < owed)
            continue;
        WrongPayment wrong{.kind = PaymentKind::Loan, .how = "taken from another"};
        wrong.act = act(Verb::TakeLoan, seat.seat, owed);
        wrong.claim.over[place(seat.seat)] = -owed;
        wrong.claim.over[i] = owed;
        all.push_back(wrong);
    }
    return all;
}

/// What a wager wins; nothing where it goes back as it lies, less than that where it is lost.
Chips PaidHand::dueOfWager(const Table& table, int seat, Circle circle) const
{
    const SeatPlace& at = table.at(Seat(seat));
    const Chips wager = at.wagers.at(circle);
    std::vector<Card> hand = m_setup.game() == GameId::ChampionOne ? cardsOf(table.sharedHand)
                                                                   : cardsOf(at.hand.empty() ? at.laidDown : at.hand);
    if (circle == Circle::Bonus) {
        // CHP-wag-c, RA-2: the whole board, or the flop
        append(hand, table.board, m_setup.game() == GameId::Champion ? 5 : 3);
        const int odds = oracle::printedOdds(std::get<BankedOptions>(m_setup.house).bonusTable.name, hand);
        return odds > 0 ? odds * wager : -wager;
    }
    if (m_folded.contains(seat))
        return -wager;
    std::vector<Card> dealers = cardsOf(table.dealerHand);
    append(hand, table.board, table.board.size());
    append(dealers, table.board, table.board.size());
    const auto ours = naive::quick(hand);
    const auto theirs = naive::quick(dealers);
    if (ours == theirs)
        return 0;
    return (ours > theirs) != m_backsDealer.contains(seat) ? wager : -wager;
}

std::vector<WrongPayment> PaidHand::wrongWagers(const Table& table, const Act& due, RandomStream& stream)
{
    std::vector<WrongPayment> all;
    const Chips wager = table.at(*due.seat).wagers.at(due.circle);
    const Chips right = dueOfWager(table, due.seat->number(), due.circle);
    const Chips made = due.verb == Verb::PayWager ? due.amount : due.verb == Verb::TakeWager ? -due.amount : 0;
    if (made != right) {
        m_disagreement = eventText(due);
        return all;
    }
    const PaymentKind kind = due.circle == Circle::Bonus ? PaymentKind::Bonus : PaymentKind::Main;
    const auto settle = [&](Verb verb, Chips chips, Chips got, std::string_view word) {
        if (got == right || chips < 1)
            return;
        WrongPayment wrong{.kind = kind, .how = word};
        wrong.act = act(verb, *due.seat, chips);
        wrong.act->circle = due.circle;
        wrong.claim.over[place(*due.seat)] = got - right;
        wrong.claim.house = right - got;
        wrong.left = verb == Verb::PayWager && got < right; // a part, and no mistake until the rest is left out
        all.push_back(wrong);
    };
    const auto pay = [&](Chips chips, std::string_view word) { settle(Verb::PayWager, chips, chips, word); };
    const Chips unit = std::get<BankedOptions>(m_setup.house).tray.front().value;
    settle(Verb::TakeWager, wager, -wager, "taken");
    settle(Verb::PushWager, wager, 0, "pushed");
    pay(wager, "paid even");
    pay(wager * stream.between(2, 20), "paid by other odds");
    if (right > 0) {
        pay(right + wager, "paid once too often");
        pay(right + unit, "paid a chip too much");
        pay(right - unit, "paid a chip too little");
    }
    return all;
}

} // namespace cutcard
