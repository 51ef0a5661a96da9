// SPDX-License-Identifier: GPL-3.0-or-later
// What a player's bet counts as, and what the dealer owes for it.
#include "core/games/game.h"
#include "core/games/street/parts.h"

namespace cutcard::street {

namespace {

using namespace competencies;

/// How a player's act is ruled: what must lie in front, and the rule that makes it differ from what was put there.
struct Ruling {
    enum class Kind : std::uint8_t { Fold, Check, Call, Bet, Raise, AllInOrNone };
    Kind kind = Kind::Fold;
    Chips to = 0;
    Rule rule;
    bool corrected = false;
};

Ruling ruleRaise(const Situation& situation, const BettingRound& round, Seat seat, Chips to)
{
    const StreetGame& game = streetGame(situation);
    const Chips all = allChips(situation.table, seat);
    if (const auto barred = game.raiseBarred(situation, round, seat))
        return {
            .kind = Ruling::Kind::Call, .to = callTo(situation.table, round, seat), .rule = *barred, .corrected = true};
    const Chips legal = std::min(all, game.nearestRaiseTo(situation, round, to));
    const bool free = to == all && game.habits(situation).allInIsAnyAmount;
    const StreetRules& rules = game.rules();
    if (rules.allInOrNone != Rule() && !free && game.fullRaiseTo(situation, round) > all)
        return {.kind = Ruling::Kind::AllInOrNone, .to = 0, .rule = rules.allInOrNone, .corrected = true};
    return {.kind = round.betTo == 0 ? Ruling::Kind::Bet : Ruling::Kind::Raise,
            .to = free ? all : legal,
            .rule = (round.betTo == 0 ? rules.shortBet : rules.shortRaise)(situation, round, to),
            .corrected = !free && legal != to};
}

Ruling ruleChip(const Situation& situation, const BettingRound& round, Seat seat, Chips to)
{
    const StreetRules& rules = streetGame(situation).rules();
    const Chips call = callTo(situation.table, round, seat);
    if (round.betTo == 0)
        return ruleRaise(situation, round, seat, to);
    // the big blind has nothing to call: without a word it has checked, and the chip goes back
    if (situation.table.at(seat).bet == round.betTo)
        return {.kind = Ruling::Kind::Check, .to = round.betTo, .rule = rules.loneChip, .corrected = true};
    return {.kind = Ruling::Kind::Call,
            .to = call,
            .rule = to < call ? rules.shortCall(situation, round, to) : rules.loneChip,
            .corrected = to != call};
}

Ruling rule(const Situation& situation, const BettingRound& round, const Decision& decision)
{
    const Table& table = situation.table;
    const StreetGame& game = streetGame(situation);
    const Chips call = callTo(table, round, decision.seat);
    switch (decision.choice) {
    case Choice::Check:
        return {.kind = Ruling::Kind::Check, .to = table.at(decision.seat).bet, .rule = {}};
    case Choice::Call:
        return {.kind = Ruling::Kind::Call, .to = call, .rule = {}};
    case Choice::BetTo:
    case Choice::RaiseTo:
        return ruleRaise(situation, round, decision.seat, decision.amount);
    case Choice::AllIn: {
        const Chips all = allChips(table, decision.seat);
        if (all <= round.betTo)
            return {.kind = Ruling::Kind::Call, .to = all, .rule = {}};
        return ruleRaise(situation, round, decision.seat, all);
    }
    case Choice::AnnounceRaise: {
        if (game.rules().announcedRaise == Rule())
            return {.kind = Ruling::Kind::Call, .to = call, .rule = {}};
        const Chips full = std::min(allChips(table, decision.seat), game.fullRaiseTo(situation, round));
        Ruling ruling = ruleRaise(situation, round, decision.seat, full);
        if (ruling.kind == Ruling::Kind::Raise)
            ruling.rule = game.rules().announcedRaise;
        ruling.corrected = true;
        return ruling;
    }
    case Choice::PlaceChip:
        return ruleChip(situation, round, decision.seat, table.at(decision.seat).bet + decision.amount);
    case Choice::ShortCall:
        return ruleChip(situation, round, decision.seat, decision.amount);
    case Choice::StringRaise:
        return {.kind = Ruling::Kind::Call, .to = call, .rule = game.rules().stringRaise, .corrected = true};
    default:
        return {.kind = Ruling::Kind::Fold, .to = 0, .rule = {}};
    }
}

/// What the player's hands put in front, before any ruling.
Chips putByPlayer(const Situation& situation, const BettingRound& round, const Decision& decision)
{
    const Table& table = situation.table;
    switch (decision.choice) {
    case Choice::Call:
    case Choice::AnnounceRaise:
        return callTo(table, round, decision.seat);
    case Choice::BetTo:
    case Choice::RaiseTo:
    case Choice::StringRaise:
    case Choice::ShortCall:
        return decision.amount;
    case Choice::AllIn:
        return allChips(table, decision.seat);
    case Choice::PlaceChip:
        return table.at(decision.seat).bet + decision.amount;
    default:
        return table.at(decision.seat).bet;
    }
}

/// Books a ruled act in the round.
void note(const Situation& situation, BettingRound& round, Seat seat, const Ruling& ruling)
{
    if (ruling.kind != Ruling::Kind::Bet && ruling.kind != Ruling::Kind::Raise)
        return noteActed(round, seat);
    const StreetGame& game = streetGame(situation);
    if (ruling.to >= game.fullRaiseTo(situation, round))
        return noteRaise(situation, round, seat, ruling.to);
    game.noteShortRaise(situation, round, seat, ruling.to);
}

/// The words for an act that stands as the player made it.
Procedure announce(const Situation& situation, const Decision& decision, const Ruling& ruling)
{
    const Seat seat = decision.seat;
    if (ruling.kind == Ruling::Kind::Fold)
        return may(say(Phrase::Fold, seat), "GP-announce"_rule, control);
    if (ruling.kind == Ruling::Kind::Check)
        return may(say(Phrase::Check, seat), "GP-announce"_rule, control);
    const Phrase plain = ruling.kind == Ruling::Kind::Bet ? Phrase::Bet : Phrase::Raise;
    if (situation.table.at(seat).stack == 0) {
        auto allIn =
            announcement(situation, say(Phrase::AllIn, seat, ruling.to), "GP-announce"_rule, Severity::Major, control);
        // it is a call, bet or raise as well
        const Act same = ruling.kind == Ruling::Kind::Call ? say(Phrase::Call, seat) : say(plain, seat, ruling.to);
        return inAnyOrder({allIn, may(same, "GP-announce"_rule, control)});
    }
    if (ruling.kind == Ruling::Kind::Call)
        return may(say(Phrase::Call, seat), "GP-announce"_rule, control);
    return announcement(situation, say(plain, seat, ruling.to), "GP-announce"_rule, Severity::Major, control);
}

bool isCallWithChange(const Situation& situation, Seat seat, const Ruling& ruling)
{
    return ruling.kind == Ruling::Kind::Call && situation.table.at(seat).bet > ruling.to;
}

void foldHand(Situation& situation, Seat seat)
{
    streetGame(situation).fold(situation, seat);
    situation.notes.folded.insert(seat);
}

/// The next step that a raise between two of them could be made up to; 0: there is none.
Chips stepAbove(const Situation& situation, Seat seat)
{
    const StreetGame& game = streetGame(situation);
    if (!situation.illegalBet || !game.habits(situation).drawsBack)
        return 0;
    const Chips lies = situation.table.at(seat).bet;
    const Chips up = game.nearestRaiseTo(situation, situation.illegalBet->round, lies + situation.notes.bigBlind);
    return up > lies && up <= allChips(situation.table, seat) ? up : 0;
}

/// The words and hands a dealer owes for an act that has to be corrected.
Procedure correct(const Situation& situation, const Decision& decision, const Ruling& ruling)
{
    const Seat seat = decision.seat;
    const Chips excess = situation.table.at(seat).bet - ruling.to;
    Duty words{say(Phrase::CorrectTo, seat, ruling.to), ruling.rule, Severity::Major, rulings};
    bool handsBack = streetGame(situation).habits(situation).handsBackExcess;
    if (ruling.kind == Ruling::Kind::Check) {
        // with nothing to call a call is a check
        words.act = say(Phrase::Check, seat);
        words.alike.push_back(say(Phrase::CallOnly, seat));
        handsBack = true;
    } else if (isCallWithChange(situation, seat, ruling)) {
        words.act = say(Phrase::CallOnly, seat);
        words.alike.push_back(say(Phrase::Call, seat));
        handsBack = true;
    } else if (ruling.kind == Ruling::Kind::Call) {
        // naming what it is to call has a caller make it up as well
        words.alike.push_back(say(Phrase::ToCall, seat, ruling.to));
    }
    // more than a call and less than a raise, where no document says which of the two it becomes
    const bool between = decision.choice == Choice::RaiseTo && ruling.kind == Ruling::Kind::Raise && excess < 0;
    if (between && streetGame(situation).habits(situation).drawsBack)
        words.alike.push_back(say(Phrase::CallOnly, seat));
    // nor does any say to which of two steps a raise goes that lies between them
    if (const Chips up = stepAbove(situation, seat); ruling.kind == Ruling::Kind::Raise && excess > 0 && up > 0)
        words.alike.push_back(say(Phrase::CorrectTo, seat, up));
    if (excess <= 0 || !handsBack)
        return owe(words);
    return inAnyOrder({owe(words), owe(act(Verb::ReturnChips, seat, excess), ruling.rule, Severity::Major, rulings)});
}

} // namespace

Procedure takeTurn(Situation& situation, const Decision& decision)
{
    BettingRound round = currentRound(situation);
    const StreetGame& game = streetGame(situation);
    if (decision.choice == Choice::Check
        && situation.table.at(decision.seat).bet < callTo(situation.table, round, decision.seat))
        return inOrder(owe(Duty{.act = say(Phrase::ToCall, decision.seat, round.betTo),
                                .rule = game.rules().checkRefused(situation, round),
                                .severity = Severity::Critical,
                                .competency = rulings,
                                .ifWrong = Severity::Major}), // the check is refused all the same
                       turnOf(decision.seat, Wait::Bet));
    const Ruling ruling = rule(situation, round, decision);
    situation.illegalBet.reset();
    if (ruling.kind == Ruling::Kind::AllInOrNone)
        return inOrder(owe(say(Phrase::AllInOrNone, decision.seat), ruling.rule, Severity::Major, rulings),
                       turnOf(decision.seat, Wait::Bet));
    const Chips before = situation.table.at(decision.seat).bet;
    if (decision.choice == Choice::Fold)
        foldHand(situation, decision.seat);
    else
        putInFront(situation.table, decision.seat, putByPlayer(situation, round, decision));
    situation.notes.saidRaise.reset();
    if (decision.choice == Choice::AnnounceRaise && game.rules().howMuch != Rule()) {
        situation.notes.saidRaise = decision.seat;
        return inOrder(owe(say(Phrase::HowMuch, decision.seat), game.rules().howMuch, Severity::Major, rulings),
                       turnOf(decision.seat, Wait::Bet));
    }
    if (ruling.corrected && ruling.kind != Ruling::Kind::Check && !isCallWithChange(situation, decision.seat, ruling))
        situation.illegalBet = IllegalBet{.seat = decision.seat, .before = before, .round = round};
    note(situation, round, decision.seat, ruling);
    situation.betting = round;
    auto words = ruling.corrected ? correct(situation, decision, ruling) : announce(situation, decision, ruling);
    const bool raised = ruling.kind == Ruling::Kind::Bet || ruling.kind == Ruling::Kind::Raise;
    return raised ? inOrder(words, game.afterRaise(situation)) : words;
}

Procedure actOutOfTurn(Situation& situation, const Decision& decision)
{
    const BettingRound round = currentRound(situation);
    const Chips before = situation.table.at(decision.seat).bet;
    if (decision.choice == Choice::Fold)
        foldHand(situation, decision.seat);
    else
        putInFront(situation.table, decision.seat, putByPlayer(situation, round, decision));
    const Chips put = situation.table.at(decision.seat).bet - before;
    const StreetRules& rules = streetGame(situation).rules();
    Procedure back;
    if (put > 0)
        back = owe(act(Verb::ReturnChips, decision.seat, put), "GP-out-of-turn"_rule, rules.outOfTurnWeighs, rulings);
    return inAnyOrder({owe(Duty{.act = say(Phrase::OutOfTurn, decision.seat),
                                .rule = rules.outOfTurn,
                                .severity = Severity::Minor,
                                .competency = rulings,
                                .ifWrong = rules.outOfTurnWeighs}),
                       back});
}

} // namespace cutcard::street

namespace cutcard {

Chips StreetGame::legalRaiseTo(const Situation& situation, Seat seat, Chips wanted) const
{
    const BettingRound round = currentRound(situation);
    const Chips all = allChips(situation.table, seat);
    if (all <= round.betTo || raiseBarred(situation, round, seat))
        return 0;
    const Chips unit = situation.house->smallestChip();
    return std::min(all, nearestRaiseTo(situation, round, wanted / unit * unit));
}

} // namespace cutcard
