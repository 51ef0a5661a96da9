// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/tennessee/tennessee.h"

#include "core/acts/traits.h"
#include "core/games/reasons.h"
#include "core/games/tennessee/parts.h"

namespace cutcard {

using namespace tennessee_rules;

namespace {

Rule burnOf(const Situation&, int street)
{
    constexpr std::array rules{"TN-burn-4"_rule, "TN-burn-1"_rule, "TN-burn-4"_rule, "TN-burn-2"_rule,
                               "TN-burn-3"_rule};
    return rules[static_cast<std::size_t>(street)];
}

/// Where the house brings the bets in after each round no paragraph says so.
Rule sweepOf(const Situation& situation)
{
    return tennesseeOptions(situation).sweepsRounds ? "GP-sweep"_rule : Rule();
}

constexpr StreetRules citations{
    .shuffle = "GP-shuffle"_rule,
    .openingBlind = "TN-blinds-2"_rule,
    .smallBlind = "TN-blinds-3"_rule,
    .bigBlind = "TN-blinds-4"_rule,
    .pitch = "TN-hole-1"_rule,
    .absentPitch = "TN-hole-1"_rule,
    .buttonLast = "TN-hole-1"_rule,
    .exposed = "GP-exposed-card"_rule,
    .misdeal = "GP-misdeal"_rule,
    .opener = {"TA-1"_rule, "TA-1"_rule, "TA-1"_rule, "TA-1"_rule, "TA-1"_rule},
    .next = {"GP-clockwise"_rule, "GP-clockwise"_rule, "GP-clockwise"_rule, "GP-clockwise"_rule, "GP-clockwise"_rule},
    .option = "TN-bet-1"_rule,
    .absent = "GP-absent"_rule,
    .outOfTurn = "GP-out-of-turn"_rule,
    .shortBet = {"TA-2"_rule, wrongSizeRule},
    .shortRaise = {"TA-2"_rule, wrongSizeRule},
    .shortCall = "GP-short-call"_rule,
    .announcedRaise = "GP-announced-raise"_rule,
    .loneChip = "GP-lone-chip"_rule,
    .stringRaise = "GP-string-raise"_rule,
    .sweep = {"TN-etq-1"_rule, sweepOf},
    .earlySweep = "TN-etq-1"_rule,
    .mainPot = "TN-odc-15"_rule,
    .sidePot = "TN-odc-15"_rule,
    .uncalled = "GP-uncalled-bet"_rule,
    .street = {"TN-hole-1"_rule, "TN-launch-1"_rule, "TN-boat-1"_rule, "TN-turn-1"_rule, "TN-river-1"_rule},
    .dealOrder = "TN-struct-1"_rule,
    .burn = {"TN-burn-1"_rule, burnOf},
    .showdown = "TN-show-1"_rule,
    .reading = {"TN-show-3"_rule, readingRule},
    .award = {"TN-show-3"_rule, awardRule},
    .split = "TA-21"_rule,
    .oddChip = "TA-21"_rule,
    .uncontested = "GP-last-player"_rule,
    .blindWins = "GP-last-player"_rule,
    .dispute = "GP-dispute"_rule,
    .noMoreCards = "GP-decided"_rule,
    .muck = "GP-muck"_rule,
    .button = "GP-button"_rule,
};

constexpr StreetVariant riverboat{.fullHand = 5, .kept = 3, .boardCards = {0, 2, 0, 1, 1}, .burns = {0, 1, 1, 2, 3, 4}};

Positions positionsFor(const Situation& situation, SeatSet players)
{
    // no exceptions are written down: every live seat has its turn
    const bool first = situation.notes.number == 0;
    Seat button = situation.table.button.value_or(players.nextBefore(Seat(1)));
    if (!first && !situation.notes.isVoid)
        button = players.nextAfter(*situation.notes.button);
    else if (!players.contains(button))
        button = players.nextAfter(button);
    Positions positions{.button = button, .smallBlind = {}, .bigBlind = {}};
    positions.smallBlind = players.nextAfter(players.nextAfter(button));
    positions.bigBlind = players.nextAfter(*positions.smallBlind);
    return positions;
}

/// The starting chips as the bank's book has them.
void openBank(Situation& situation)
{
    const TennesseeOptions& options = tennesseeOptions(situation);
    situation.bank = OdcBank(options.odc());
    const bool underWay = options.firstHand > 1 || options.event == TennesseeEvent::RoundTwo;
    for (const Seat seat : seatsWithChips(situation.table)) {
        const Chips stack = situation.table.at(seat).stack;
        (void)situation.bank.record({.kind = BankEntry::Kind::Issue, .seat = seat, .amount = stack});
        // taken before play, which began earlier
        if (underWay && options.odc().deposit > 0)
            (void)situation.bank.record(
                {.kind = BankEntry::Kind::Deposit, .seat = seat, .amount = options.odc().deposit});
    }
}

class Tennessee final : public StreetGame
{
public:
    GameId id() const override { return GameId::Tennessee; }
    const StreetRules& rules() const override { return citations; }
    const StreetVariant& variant() const override { return riverboat; }

    StreetHabits habits(const Situation& situation) const override
    {
        const TennesseeOptions& options = tennesseeOptions(situation);
        return {.positions = {},
                .burn = options.burns ? BurnHabit::Owed : BurnHabit::None,
                .firstCardMisdeal = true,
                .noSpareCard = spareCards(situation) < 1,
                .replacesBoxedCards = true,
                .sweepsRounds = options.sweepsRounds,
                .boundsBets = true,
                .showsInTurn = true,
                .regime = options.lends() ? Regime::Odc : Regime::NoOdc};
    }

    int streetOf(const Situation& situation) const override
    {
        const Table& table = situation.table;
        const auto cards = static_cast<int>(table.board.size());
        if (cards != 2)
            return cards < 2 ? hole : cards;
        const SeatSet live = liveSeats(table);
        const bool dealt = std::ranges::all_of(
            live, [&](Seat seat) { return table.at(seat).hand.size() + table.at(seat).discards.size() >= 5; });
        return dealt && !live.empty() ? boat : launch;
    }

    bool beginHand(Situation& situation) const override
    {
        Table& table = situation.table;
        const HandNotes old = situation.notes;
        if (old.number == 0)
            openBank(situation);
        settleBook(situation);
        situation.bank.beginHand();
        const SeatSet players = seatsWithChips(table);
        if (players.size() < leastPlayers(situation))
            return false;
        HandNotes notes;
        notes.number = old.number + 1;
        notes.voidHands = old.voidHands + (old.isVoid ? 1 : 0);
        notes.afterVoid = old.isVoid;
        notes.dealtIn = players;
        notes.warned = old.warned;
        const Positions positions = positionsFor(situation, players);
        notes.openingBlindSeat = players.nextAfter(positions.button);
        street::setPositions(table, notes, positions);
        street::begin(situation, notes);
        setLevel(situation, old.bigBlind);
        return true;
    }

    int leastPlayers(const Situation& situation) const override
    {
        return tennesseeOptions(situation).lastPlayers() + 1;
    }

    Procedure hand(const Situation& situation) const override
    {
        Procedure deposits;
        const TennesseeOptions& options = tennesseeOptions(situation);
        if (situation.notes.number == 1 && options.firstHand == 1 && options.event != TennesseeEvent::RoundTwo)
            deposits = later({.heading = Heading::Deposits, .open = takeDeposits});
        return inOrder(deposits, later({.heading = Heading::NewLevel, .open = announceLevel}), street::openingOf(),
                       street::deal(), afterDeal());
    }

    Procedure afterDeal() const override
    {
        const auto record = [](int street) {
            return later({.heading = Heading::BettingRound, .open = recordPots, .street = street, .depends = true});
        };
        return inOrder({
            street::bettingAndGather(hole),
            record(hole),
            later({.heading = Heading::Launch, .open = street::dealStreet, .street = launch}),
            street::bettingAndGather(launch),
            record(launch),
            later({.heading = Heading::Boat, .open = pitchBoat}),
            later({.heading = Heading::Boat, .open = replaceBoat, .depends = true, .goesOn = true}),
            later({.heading = Heading::Boat, .open = placeBoat, .goesOn = true}),
            street::bettingAndGather(boat),
            record(boat),
            later({.heading = Heading::MenOverboard, .open = callOverboard}),
            later({.heading = Heading::MenOverboard, .open = overboardTurns, .waitsForPlayers = true, .goesOn = true}),
            later({.heading = Heading::Discs, .open = placeDiscs, .depends = true}),
            later({.heading = Heading::Reveal, .open = callReveal}),
            later({.heading = Heading::TurnCard, .open = street::dealStreet, .street = turn}),
            street::bettingAndGather(turn),
            record(turn),
            later({.heading = Heading::RiverCard, .open = street::dealStreet, .street = river}),
            street::bettingAndGather(river),
            later({.heading = Heading::Showdown, .open = showInOrder, .waitsForPlayers = true}),
            later({.heading = Heading::ReadHands, .open = countWrongDiscs, .depends = true}),
            later({.heading = Heading::ReadHands, .open = street::readHands}),
            later({.heading = Heading::CollectBets, .open = collectBets}),
            later({.heading = Heading::AwardPots, .open = street::awardPots, .goesOn = true}),
            later({.heading = Heading::SettleOdc, .open = settleLoans, .depends = true}),
            later({.heading = Heading::EndOfHand, .open = street::endHand}),
        });
    }

    Procedure endOfHand(const Situation& situation) const override
    {
        if (!isTableOver(situation))
            return StreetGame::endOfHand(situation);
        return inOrder(owe(act(Verb::GatherCards), "GP-gather-cards"_rule, Severity::Minor, Competency::Deck),
                       later({.heading = Heading::EndOfTournament, .open = endTable, .depends = true}));
    }

    Seat nextButton(const Situation& situation) const override
    {
        return playersNext(situation).nextAfter(*situation.notes.button);
    }

    Chips loanToBeHad(const Situation& situation, Seat seat) const override
    {
        return mayBorrow(situation, seat) ? situation.bank.options().allotment : 0;
    }

    Chips blindDue(const Situation& situation, Seat seat) const override
    {
        // TA-25: a loan is to be had for a blind too
        if (situation.table.at(seat).bet == 0 && mayBorrow(situation, seat)
            && tennesseeOptions(situation).banking == Banking::Odc)
            return situation.notes.blindOf(seat);
        return std::min(situation.notes.blindOf(seat), allChips(situation.table, seat));
    }

    void fold(Situation& situation, Seat seat) const override { layDown(situation.table, seat); }

    Procedure cardSeen(Situation& situation, Seat seat, const Procedure& rest) const override
    {
        if (situation.table.board.empty())
            return StreetGame::cardSeen(situation, seat, rest);
        return boatCardSeen(situation, seat, rest);
    }

    std::optional<Procedure> withoutSpareCard(Situation& situation) const override
    {
        if (spareCards(situation) > 0)
            return std::nullopt;
        return voidHand(situation, "GP-no-card-left"_rule);
    }

    FixedVector<Card, maxHandCards + 5> playable(const Situation& situation, Seat seat) const override
    {
        return permittedCards(situation.table, seat);
    }
    Chips fullRaiseTo(const Situation& situation, const BettingRound& round) const override
    {
        return round.betTo + situation.notes.bigBlind;
    }
    Chips nearestRaiseTo(const Situation& situation, const BettingRound& round, Chips to) const override
    {
        return nearestRaise(situation, round, to);
    }
    void noteShortRaise(const Situation& situation, BettingRound& round, Seat seat, Chips to) const override
    {
        const Chips lastRaise = round.lastRaise;
        noteRaise(situation, round, seat, to);
        round.lastRaise = lastRaise;
    }
    std::optional<Rule> raiseBarred(const Situation& situation, const BettingRound& round, Seat seat) const override
    {
        return tennessee_rules::raiseBarred(situation, round, seat);
    }

    LoanNeed loanNeed(const Situation& situation, const Decision& decision) const override
    {
        if (!mayBorrow(situation, decision.seat) || !lacksChips(situation, decision))
            return LoanNeed::None;
        return tennesseeOptions(situation).banking == Banking::Odc ? LoanNeed::Must : LoanNeed::May;
    }

    bool isPossible(const Situation& situation, const Procedure& procedure, const Event& event) const override
    {
        const auto* decision = std::get_if<Decision>(&event);
        if (decision == nullptr)
            return StreetGame::isPossible(situation, procedure, event);
        const SeatPlace& place = situation.table.at(decision->seat);
        const Turn* turn = findTurn(procedure, decision->seat);
        const bool inTurn = turn != nullptr;
        switch (decision->choice) {
        case Choice::AskOdc:
            return place.seated && !place.absent
                   && ((inTurn && (turn->wait == Wait::Bet || turn->wait == Wait::Post))
                       || (!inTurn && !place.hand.empty() && procedure.turn() && procedure.turn()->wait == Wait::Bet));
        case Choice::FoldApart:
            return inTurn && turn->wait == Wait::Bet && place.inFront() > 0 && !place.hand.empty();
        case Choice::KeepAll:
        case Choice::Discard:
        case Choice::DiscardThree:
        case Choice::Hesitate:
            return inTurn && turn->wait == Wait::Discard && canLayDown(situation, *decision);
        case Choice::ShortCall: // nobody has tried it at this game's table yet
        case Choice::Wager:
            return false;
        default: {
            // all chips are in, and a loan could be had: that none is wanted has to be said
            const bool stays = decision->choice == Choice::AllIn && inTurn && turn->wait == Wait::Bet
                               && place.stack == 0 && loanNeed(situation, *decision) == LoanNeed::May;
            return stays || triesToShow(situation, procedure, *decision) || postsShort(situation, procedure, *decision)
                   || StreetGame::isPossible(situation, procedure, event);
        }
        }
    }

    Procedure happen(Situation& situation, const Procedure& procedure, const Event& event) const override
    {
        const auto* decision = std::get_if<Decision>(&event);
        if (decision == nullptr)
            return StreetGame::happen(situation, procedure, event);
        const Seat seat = decision->seat;
        const Turn* turn = findTurn(procedure, seat);
        const auto wait = turn == nullptr ? std::nullopt : std::optional(turn->wait);
        switch (decision->choice) {
        case Choice::AskOdc:
            return inOrder(meetRequest(situation, seat, wait), procedure.afterTurn(seat));
        case Choice::KeepAll:
        case Choice::Discard:
        case Choice::DiscardThree:
        case Choice::Hesitate:
            return inOrder(layDownCards(situation, *decision), procedure.afterTurn(seat));
        case Choice::FoldApart: {
            const auto rest = StreetGame::happen(situation, procedure, Decision{.seat = seat, .choice = Choice::Fold});
            situation.table.at(seat).chipsOnCards = false;
            return inOrder(owe(say(Phrase::ChipsOnHand, seat), "TN-etq-2"_rule, Severity::Minor, Competency::Action),
                           rest);
        }
        default:
            break;
        }
        if (triesToShow(situation, procedure, *decision))
            return inAnyOrder(
                {owe(say(Phrase::OutOfTurn, seat), "TN-show-2"_rule, Severity::Minor, Competency::Showdown),
                 procedure});
        // TA-25: the blind is posted whole, with a loan
        if (postsShort(situation, procedure, *decision))
            return inOrder(owe(say(Phrase::OdcOrFold, seat), "TA-25"_rule, Severity::Major, Competency::Blinds),
                           procedure);
        if (wait == Wait::Show)
            return withUnstopped(situation, StreetGame::happen(situation, procedure, event));
        return bet(situation, procedure, *decision, wait);
    }

    Procedure noteAct(Situation& situation, const Act& act, const Procedure& rest) const override
    {
        HandNotes& notes = situation.notes;
        const bool inPlay = situation.betting.street >= 0;
        switch (act.verb) {
        case Verb::Burn:
        case Verb::Board:
            if (inPlay)
                keepInFront(situation.table);
            break;
        case Verb::Pitch:
            if (inPlay)
                keepInFront(situation.table);
            noteBoatPitch(situation, *act.seat);
            break;
        case Verb::PlaceExposed:
            // only a card of the hole serves as the burn
            if (!situation.table.board.empty())
                return rest;
            break;
        case Verb::MuckHand:
            layDownMucked(situation, *act.seat);
            break;
        case Verb::Announce:
            if (act.phrase == Phrase::MenOverboard)
                keepInFront(situation.table);
            if (act.phrase == Phrase::NewLevel)
                notes.bigBlind = act.amount;
            if (act.phrase == Phrase::Check && situation.table.at(*act.seat).absent) {
                situation.betting = currentRound(situation);
                noteActed(situation.betting, *act.seat);
            }
            break;
        case Verb::PushPot:
            notes.won[static_cast<std::size_t>(act.seat->index())] += act.amount;
            break;
        case Verb::RecordPot:
            while (static_cast<int>(notes.recorded.size()) <= act.number && !notes.recorded.full())
                notes.recorded.push_back({});
            notes.recorded[static_cast<std::size_t>(act.number)] = {.amount = act.amount, .eligible = act.seats};
            break;
        default:
            break;
        }
        noteBankAct(situation, act);
        return StreetGame::noteAct(situation, act, act.verb == Verb::PushPot ? loansAsWon(situation, rest) : rest);
    }

    std::optional<Ban> forbids(const Situation& situation, const Act& act) const override
    {
        const auto shared = StreetGame::forbids(situation, act);
        if (shared && shared->passes)
            return shared;
        const auto ban = tennessee_rules::forbids(situation, act);
        return ban ? ban : shared;
    }

    Procedure remedy(const Situation& situation, const Act& act, const Verdict& verdict) const override
    {
        constexpr auto irregular = Competency::Irregularities;
        const bool inPlay = situation.betting.street >= 0 && liveSeats(situation.table).size() > 1;
        // a card after the last one helps nobody to choose or to bet: it is taken back
        const bool beyond = situation.table.board.size() >= 4;
        if (act.verb != Verb::Board || !inPlay || beyond || verdict.rule == rules().noMoreCards)
            return StreetGame::remedy(situation, act, verdict);
        const auto aside = inOrder(
            owe(say(Phrase::Stop), "GP-premature-card"_rule, Severity::Minor, irregular),
            owe(callFloor(Matter::PrematureCard), "GP-premature-card"_rule, Severity::Critical, irregular),
            owe(actOnCards(Verb::SetAside, act.number), "GP-premature-card"_rule, Severity::Critical, irregular));
        if (verdict.fault == Fault::WrongAmount || verdict.fault == Fault::Forbidden)
            // hold'em's three cards on the launch: they go back, and the right number comes without another burn
            return inOrder(aside,
                           owe(cutcard::act(Verb::ReturnAside), "GP-premature-card"_rule, Severity::Major, irregular));
        // jumped over the discards: seen cards must not help anybody to choose
        const bool overboard =
            std::ranges::any_of(verdict.jumped, [](const Duty& duty) { return duty.act.verb != Verb::Burn; });
        return verdict.fault == Fault::Premature || overboard ? aside : StreetGame::remedy(situation, act, verdict);
    }

    Reason why(const Situation& situation, const Procedure& procedure, const Verdict& verdict,
               const Act* act) const override
    {
        if (act != nullptr && act->verb == Verb::Lend && verdict.fault == Fault::WrongAmount)
            return {.because = Because::Lent, .amount = situation.bank.options().allotment};
        // what is never allowed is wrong by itself, whatever else is due
        const bool unasked =
            act != nullptr
            && (act->verb == Verb::Deposit ? !holdsDeposit(situation, *act->seat)
                                           : act->verb == Verb::Credit && isDepositEarly(situation, *act));
        const bool itself = (verdict.fault == Fault::Forbidden && !unasked) || dueIn(verdict) == nullptr
                            || (act != nullptr && lendsToAnother(situation, *act, verdict));
        Reason reason = bankReason(situation, itself ? act : dueIn(verdict));
        if (reason.because == Because::None && act != nullptr && verdict.fault == Fault::Forbidden)
            reason = reasonOfOwn(situation, procedure, verdict, *act);
        const bool ofOne = act != nullptr && has(*act, Trait::EndsPart); // who is out, whoever else owes a loan
        if (reason.because == Because::None && itself && !ofOne)
            reason = bankReason(situation, dueIn(verdict));
        if (reason.because == Because::None)
            reason = StreetGame::why(situation, procedure, verdict, act);
        // the answer that the player waits for is due
        const Act* due = verdict.expected ? &verdict.expected->act : nullptr;
        if (reason.because == Because::NotAsked && act != nullptr && due != nullptr && due->verb == Verb::Announce
            && due->seat == act->seat)
            return whyNotDrawn(situation, *act->seat);
        if (reason.because != Because::Capped)
            return reason;
        const Seat seat = reason.seats.front();
        return {.because = Because::RaisedEnough,
                .seats = reason.seats,
                .count = situation.betting.raisesBy[static_cast<std::size_t>(seat.index())]};
    }

    bool isPossibleIncident(const Situation& situation, const Incident& incident) const override
    {
        return tennessee_rules::isPossibleIncident(situation, incident);
    }
    Procedure meetIncident(Situation& situation, const Incident& incident, const Procedure& rest) const override
    {
        return tennessee_rules::meetIncident(situation, incident, rest);
    }

private:
    /// Whether a loan, or the words for one, go to somebody else than the one who has asked.
    static bool lendsToAnother(const Situation& situation, const Act& act, const Verdict& verdict)
    {
        const bool lends = act.verb == Verb::Lend || (act.verb == Verb::Announce && act.phrase == Phrase::OdcDrawn);
        return lends && verdict.fault == Fault::WrongTarget && situation.notes.loan(*act.seat) == 0;
    }

    /// What is wrong about chips moved to the middle: the hand goes on, or who is short has borrowed.
    static Reason reasonOfPots(const Situation& situation, const Procedure& procedure, const Verdict& verdict)
    {
        if (verdict.rule == "TN-etq-1"_rule && procedure.turns().empty())
            return {.because = Because::HandGoesOn};
        if (verdict.rule != "TN-odc-1"_rule)
            return {};
        for (const Seat seat : liveSeats(situation.table)) {
            if (const Chips loan = situation.notes.loan(seat); loan > 0)
                return {.because = Because::Lent, .seats = {seat}, .amount = loan};
        }
        return {};
    }

    /// What is wrong about an act that is not allowed: of the level, the pots, the discs, or as everywhere.
    static Reason reasonOfOwn(const Situation& situation, const Procedure& procedure, const Verdict& verdict,
                              const Act& act)
    {
        if (act.verb == Verb::Announce && act.phrase == Phrase::NewLevel)
            return {.because = Because::HandsCounted,
                    .other = handsOfALevel,
                    .count = (eventHand(situation) - (situation.notes.decided ? 0 : 1)) % handsOfALevel};
        if (isOneOf(act.verb, {Verb::Sweep, Verb::BuildPot, Verb::RecordPot}))
            return reasonOfPots(situation, procedure, verdict);
        if (act.verb != Verb::NoRiverDisc && act.verb != Verb::NoTurnDisc)
            return has(act, Trait::ShowsHand) ? Reason() : whyNotAllowed(situation, verdict, act);
        if (situation.notes.folded.contains(*act.seat))
            return {.because = Because::HasFolded, .seats = {*act.seat}};
        const HandNotes& notes = situation.notes;
        const bool called = !notes.overboard.empty() || !notes.hesitated.empty() || isAwaited(procedure, Wait::Discard);
        if (!called)
            return {.because = Because::NotOverboard};
        return isOverboardDone(situation) ? whyDueAnywhere(situation, act) : Reason();
    }

    /// Whether a player turns up the hand before it is asked for.
    static bool triesToShow(const Situation& situation, const Procedure& procedure, const Decision& decision)
    {
        const SeatPlace& place = situation.table.at(decision.seat);
        return decision.choice == Choice::Show && isAwaited(procedure, Wait::Show) && !place.absent
               && !place.hand.empty() && !place.hand.back().faceUp && findTurn(procedure, decision.seat) == nullptr;
    }

    /// A hand that was turned up before its turn lies open, once the next player has shown and nobody has stopped it.
    static Procedure withUnstopped(Situation& situation, const Procedure& owed)
    {
        Procedure rest = owed;
        for (const Duty* duty : owedIn(owed)) {
            if (duty->act.verb != Verb::Announce || duty->act.phrase != Phrase::OutOfTurn
                || duty->rule != "TN-show-2"_rule)
                continue;
            (void)perform(situation.table, act(Verb::TurnUp, *duty->act.seat));
            rest = street::withoutShowOf(*duty->act.seat, rest);
            // with nobody left to show the time for the words is over
            if (!isAwaited(rest, Wait::Show))
                rest = inOrder(owe(*duty), rest.without([&](const Duty& each) { return each == *duty; }));
        }
        return rest;
    }

    /// Whether a player posts less than its blind, all there is, where a loan is to be had for the rest.
    static bool postsShort(const Situation& situation, const Procedure& procedure, const Decision& decision)
    {
        const auto turn = procedure.turn();
        return decision.choice == Choice::Post && turn && turn->seat == decision.seat && turn->wait == Wait::Post
               && decision.amount == situation.table.at(decision.seat).stack && decision.amount > 0
               && tennessee().blindDue(situation, decision.seat) > decision.amount;
    }

    /// What a lost loan left in play is booked at the latest when the next hand begins.
    static void settleBook(Situation& situation)
    {
        for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
            const Chips lent = situation.bank.account(seat).lent;
            if (lent > 0)
                (void)situation.bank.record({.kind = BankEntry::Kind::Spent, .seat = seat, .amount = lent});
        }
    }

    static void setLevel(Situation& situation, Chips lastBigBlind)
    {
        HandNotes& notes = situation.notes;
        const TennesseeOptions& options = tennesseeOptions(situation);
        const int hand = eventHand(situation);
        notes.bigBlind = options.bigBlindOf(hand);
        notes.smallBlind = notes.bigBlind / 2;
        notes.openingBlind = notes.bigBlind / 4;
        const bool opensLevel =
            hand > 1 ? options.bigBlindOf(hand - 1) != notes.bigBlind : options.event == TennesseeEvent::RoundTwo;
        notes.newLevel = opensLevel && lastBigBlind != notes.bigBlind;
    }

    /// A hand taken up by the dealer stays in front like any folded one.
    static void layDownMucked(Situation& situation, Seat seat)
    {
        Table& table = situation.table;
        SeatPlace& place = table.at(seat);
        while (!table.muck.empty() && !place.laidDown.full()) {
            place.laidDown.push_back(table.muck.back());
            table.muck.pop_back();
        }
        place.chipsOnCards = true;
    }

    Procedure bet(Situation& situation, const Procedure& procedure, const Decision& decision,
                  std::optional<Wait> wait) const
    {
        if (wait == Wait::Bet && loanNeed(situation, decision) == LoanNeed::Must)
            return inOrder(
                owe(say(Phrase::OdcOrFold, decision.seat), "TN-odc-15"_rule, Severity::Major, Competency::Rulings),
                turnOf(decision.seat, Wait::Bet), procedure.afterTurn(decision.seat));
        const bool unopened = wait == Wait::Bet && currentRound(situation).betTo == 0;
        const bool plain = wait == Wait::Bet && loanNeed(situation, decision) == LoanNeed::May;
        auto rest = StreetGame::happen(situation, procedure, decision);
        if (plain)
            situation.notes.plainAllIn.insert(decision.seat);
        BettingRound& round = situation.betting;
        if (wait == Wait::Bet && round.aggressor)
            situation.notes.lastToRaise = round.aggressor;
        if (unopened && round.betTo > 0 && tennesseeOptions(situation).openingIsRaise)
            ++round.raisesBy[static_cast<std::size_t>(decision.seat.index())];
        return rest;
    }
};

} // namespace

const StreetGame& tennessee()
{
    static const Tennessee game;
    return game;
}

} // namespace cutcard
