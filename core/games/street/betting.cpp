// SPDX-License-Identifier: GPL-3.0-or-later
// A street's cards and who is to act on them.
#include "core/games/street/parts.h"

namespace cutcard::street {

using namespace competencies;

static Procedure burnOf(const Situation& situation, int street)
{
    const StreetGame& game = streetGame(situation);
    Duty burn{act(Verb::Burn), game.rules().burn(situation, street), Severity::Major, delivery};
    switch (game.habits(situation).burn) {
    case BurnHabit::None:
        return {};
    case BurnHabit::Customary:
        burn.optional = true;
        burn.customary = true;
        return owe(burn);
    case BurnHabit::Owed:
        return owe(burn);
    }
    return {};
}

/// The turn of a player who is away: checked if nothing is owed, otherwise folded, where the document waits for nobody.
static Procedure absentTurn(const Situation& situation, const BettingRound& round, Seat seat)
{
    const Rule rule = streetGame(situation).rules().absent;
    if (rule == Rule())
        return turnOf(seat, Wait::Bet);
    if (situation.table.at(seat).bet >= round.betTo)
        return owe(say(Phrase::Check, seat), rule, Severity::Major, control);
    // said or not
    return inAnyOrder(
        {owe(act(Verb::MuckHand, seat), rule, Severity::Major, control), may(say(Phrase::Fold, seat), rule, control)});
}

bool hasOption(const Situation& situation, const BettingRound& round, Seat seat)
{
    return round.street == 0 && seat == situation.notes.bigBlindSeat && round.raises == 0
           && round.betTo == situation.notes.bigBlind;
}

Procedure bettingAndGather(int street)
{
    return inOrder(
        later({.heading = Heading::BettingRound, .open = bettingTurn, .street = street, .waitsForPlayers = true}),
        later({.heading = Heading::GatherBets, .open = gatherBets, .street = street}));
}

bool isBurntFor(const Situation& situation, int street)
{
    const HandNotes& notes = situation.notes;
    // 3.5.1: the exposed card was one of the burns; a boxed card that made way for another was none
    const auto& burns = streetGame(situation).variant().burns;
    // far too many board cards, dealt by mistake, look like a street that no game has
    const std::size_t index = std::min(static_cast<std::size_t>(street), burns.size() - 1);
    const int due = burns[index] - (notes.exposedReplaced ? 1 : 0) + notes.boxedBurns;
    return static_cast<int>(situation.table.burns.size()) >= due;
}

Procedure dealStreet(const Situation& situation, int street)
{
    if (isDecidedEarly(situation.notes))
        return {}; // nobody left to deal for
    const StreetRules& rules = streetGame(situation).rules();
    const auto index = static_cast<std::size_t>(street);
    const auto board = owe(Duty{actOnCards(Verb::Board, streetGame(situation).variant().boardCards[index]),
                                rules.street[index], Severity::Critical, delivery, rules.dealOrder});
    // cards shown too early go back into the stub; the burn made for them stands
    Procedure back;
    const auto stays = [&](const LyingCard& lying) { return isBoxed(situation.notes, lying.card); };
    if (!std::ranges::all_of(situation.table.aside, stays))
        back = owe(act(Verb::ReturnAside), "GP-premature-card"_rule, Severity::Major, irregular);
    Procedure burn;
    if (!isBurntFor(situation, street))
        burn = burnOf(situation, street);
    // shuffled in, the cards set aside leave no other on top
    const Procedure boxed = back.isEmpty() ? boxedOnTop(situation) : Procedure();
    // what lies aside goes in before the card is dealt, before the burn or after it
    return inOrder(boxed, inAnyOrder({back, burn}), board);
}

Procedure bettingTurn(const Situation& situation, int street)
{
    const BettingRound round = roundOn(situation, street);
    const auto seat = nextToAct(situation, round);
    if (!seat)
        return {};
    const auto next =
        later({.heading = Heading::BettingRound, .open = bettingTurn, .street = street, .waitsForPlayers = true});
    if (situation.table.at(*seat).absent)
        return inOrder(absentTurn(situation, round, *seat), next);
    const StreetRules& rules = streetGame(situation).rules();
    if (hasOption(situation, round, *seat))
        // pointing there gives the option as well
        return inOrder(owe(Duty{.act = say(Phrase::Option, *seat),
                                .rule = rules.option,
                                .severity = Severity::Major,
                                .competency = control,
                                .alike = {act(Verb::PointTo, *seat)}}),
                       turnOf(*seat, Wait::Bet), next);
    const bool first = situation.betting.street != street;
    const auto index = static_cast<std::size_t>(street);
    const Rule order = first ? rules.opener[index] : rules.next[index];
    // not pointing is a matter of form, pointing past a player is not
    const auto point = owe(Duty{.act = act(Verb::PointTo, *seat),
                                .rule = order,
                                .severity = first ? Severity::Major : Severity::Minor,
                                .competency = control,
                                .ifWrong = Severity::Major});
    // how much it is to the player may be said with it, in any game
    Procedure toCall;
    if (round.betTo > situation.table.at(*seat).bet)
        toCall = owe(Duty{.act = say(Phrase::ToCall, *seat, round.betTo),
                          .rule = rules.toCall(situation, round),
                          .competency = control,
                          .ifWrong = Severity::Major,
                          .optional = true});
    return inOrder(inAnyOrder({point, toCall}), turnOf(*seat, Wait::Bet), next);
}

Procedure afterDeal()
{
    std::vector<Procedure> parts{bettingAndGather(0)};
    constexpr std::array headings{Heading::Flop, Heading::TurnCard, Heading::RiverCard};
    for (int street = 1; street <= 3; ++street) {
        parts.push_back(
            later({.heading = headings[static_cast<std::size_t>(street - 1)], .open = dealStreet, .street = street}));
        parts.push_back(bettingAndGather(street));
    }
    parts.push_back(later({.heading = Heading::Showdown, .open = showdown, .waitsForPlayers = true}));
    parts.push_back(later({.heading = Heading::ReadHands, .open = readHands}));
    parts.push_back(later({.heading = Heading::AwardPots, .open = takeFromPots}));
    parts.push_back(later({.heading = Heading::AwardPots, .open = awardPots, .goesOn = true}));
    parts.push_back(later({.heading = Heading::EndOfHand, .open = endHand}));
    return inOrder(parts);
}

} // namespace cutcard::street
