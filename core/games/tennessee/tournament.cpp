// SPDX-License-Identifier: GPL-3.0-or-later
// TN-blinds-5 and TN-fmt: levels of six hands, and the end of a table.
#include "core/games/tennessee/parts.h"

namespace cutcard::tennessee_rules {

using namespace competencies;

/// The seats with the most chips.
static SeatSet leaders(const Table& table, SeatSet seats)
{
    return seats.withMost([&](Seat seat) { return table.at(seat).stack; });
}

int eventHand(const Situation& situation)
{
    return tennesseeOptions(situation).firstHand + situation.notes.number - 1 - situation.notes.voidHands;
}

Procedure announceLevel(const Situation& situation, int)
{
    if (!situation.notes.newLevel)
        return {};
    const Rule rule = eventHand(situation) == 1 ? "TN-fmt-6"_rule : "TN-blinds-5"_rule;
    return owe(sayAmount(Phrase::NewLevel, situation.notes.bigBlind), rule, Severity::Major, blinds);
}

bool isTableOver(const Situation& situation)
{
    return seatsWithChips(situation.table).size() <= tennesseeOptions(situation).lastPlayers();
}

Rule endRule(const Situation& situation)
{
    if (tennesseeOptions(situation).event == TennesseeEvent::RoundOne)
        return "TN-fmt-4"_rule;
    return seatsWithChips(situation.table).size() > 1 ? "TN-fmt-2"_rule : "TN-fmt-3"_rule;
}

Procedure endTable(const Situation& situation, int)
{
    const Table& table = situation.table;
    const SeatSet left = seatsWithChips(table);
    const bool goesOn = tennesseeOptions(situation).event == TennesseeEvent::RoundOne;
    std::vector<Procedure> counts;
    for (const Seat seat : left)
        counts.push_back(owe(act(Verb::CountStack, seat, table.at(seat).stack),
                             goesOn ? "TN-fmt-5"_rule : "TN-fmt-2"_rule, Severity::Critical, pots));
    const auto deposits = later({.heading = Heading::EndOfTournament, .open = returnDeposits, .depends = true});
    std::vector<Procedure> words;
    if (goesOn) {
        for (const Seat seat : left)
            words.push_back(owe(say(Phrase::Advances, seat), "TN-fmt-4"_rule, Severity::Critical, pots));
        return inOrder(inAnyOrder(counts), inAnyOrder(words), deposits);
    }
    if (left.size() == 1)
        return inOrder(owe(say(Phrase::Winner, left.front()), "TN-fmt-3"_rule, Severity::Critical, pots), deposits);
    const SeatSet first = leaders(table, left);
    // equal counts are for the floor, and a table at which the bank has taken everything
    if (first.size() != 1)
        return inOrder(inAnyOrder(counts), street::callAuthority(Matter::Dispute, "TA-9"_rule, Severity::Major),
                       deposits);
    // the right name is right before the count too
    counts.push_back(owe(say(Phrase::Winner, first.front()), "TN-fmt-2"_rule, Severity::Critical, pots));
    return inOrder(inAnyOrder(counts), deposits);
}

} // namespace cutcard::tennessee_rules

namespace cutcard {

using namespace tennessee_rules;

TennesseeMoment tennesseeMoment(const Situation& situation)
{
    TennesseeMoment moment;
    moment.hand = std::max(1, eventHand(situation));
    moment.level = (moment.hand - 1) / handsOfALevel + 1;
    moment.handOfLevel = (moment.hand - 1) % handsOfALevel + 1;
    if (street::isHoleDealt(situation) && !situation.notes.decided) {
        moment.round = cutcard::streetOf(situation) + 1;
        moment.most = moment.round * situation.notes.bigBlind;
    }
    return moment;
}

std::optional<TennesseeResult> tennesseeResult(const Situation& situation)
{
    if (!situation.notes.decided || situation.notes.isVoid || situation.bank.outstanding() > 0
        || !isTableOver(situation))
        return std::nullopt;
    TennesseeResult result{.rule = endRule(situation), .left = seatsWithChips(situation.table), .winner = {}};
    const SeatSet first = leaders(situation.table, result.left);
    if (tennesseeOptions(situation).event != TennesseeEvent::RoundOne) {
        if (first.size() == 1)
            result.winner = first.front();
        else
            result.rule = "TA-9"_rule;
    }
    return result;
}

} // namespace cutcard
