// SPDX-License-Identifier: GPL-3.0-or-later
// What the document never allows of an act that is not owed: each cites the paragraph that it breaks itself, whatever
// was left out before it.
#include "core/acts/traits.h"
#include "core/games/tennessee/parts.h"

namespace cutcard::tennessee_rules {

using namespace competencies;
constexpr int fullHand = 5;
constexpr std::size_t fullBoard = 4;

static bool isLive(const Situation& situation, Seat seat)
{
    return !situation.table.at(seat).hand.empty();
}

static bool isPosted(const Situation& situation)
{
    const HandNotes& notes = situation.notes;
    return std::ranges::all_of(notes.dealtIn, [&](Seat seat) {
        const bool owes = seat == notes.openingBlindSeat || seat == notes.smallBlindSeat || seat == notes.bigBlindSeat;
        return !owes || situation.table.at(seat).inFront() > 0;
    });
}

static bool isBetPending(const Situation& situation)
{
    return nextToAct(situation, currentRound(situation)).has_value();
}

/// Two or more have cards and the pots are not being pushed.
static bool isContested(const Situation& situation)
{
    return !situation.notes.decided && liveSeats(situation.table).size() > 1;
}

/// The last round of betting is over, so that nothing is bet in this hand any more.
static bool isBettingOver(const Situation& situation)
{
    return situation.table.board.size() >= fullBoard && !isBetPending(situation);
}

static std::optional<Ban> onBurn(const Situation& situation)
{
    if (!street::isHoleDealt(situation))
        return Ban{"TN-burn-4"_rule, Severity::Major, delivery, true};
    // three burns are listed, and none after the river
    if (situation.table.board.size() >= fullBoard)
        return Ban{"TN-burn-4"_rule, Severity::Major, delivery, true, true};
    if (!tennesseeOptions(situation).burns)
        return Ban{"TN-burn-0"_rule, Severity::Major, delivery};
    const int street = streetOf(situation);
    if (street::isBurntFor(situation, street + 1))
        return Ban{"TN-burn-4"_rule, Severity::Major, delivery, true};
    // the second one waits for the reveal
    return onlyIf(street == boat && !isBetPending(situation), Ban{"TN-burn-2"_rule, Severity::Major, delivery, true});
}

static std::optional<Ban> onBoard(const Situation& situation, const Act& act)
{
    const std::size_t there = situation.table.board.size();
    const int right = there < 2 ? 2 - static_cast<int>(there) : 1;
    if (there < fullBoard && act.number == right)
        return std::nullopt;
    const Rule rule = there < 2 ? "TN-launch-1"_rule : there == 2 ? "TN-turn-1"_rule : "TN-river-1"_rule;
    return Ban{rule, Severity::Critical, delivery};
}

static std::optional<Ban> onPitch(const Situation& situation, Seat seat)
{
    const Table& table = situation.table;
    if (table.cutCardPlaced && !isPosted(situation) && liveSeats(table).empty())
        return Ban{street::ruleOfWrongBlind(situation).value_or("TN-blinds-1"_rule), Severity::Major, blinds};
    const SeatPlace& place = table.at(seat);
    const auto cards = static_cast<int>(place.hand.size() + place.discards.size());
    if (situation.betting.street < 0 && table.board.empty()) {
        if (!situation.notes.dealtIn.contains(seat) || cards >= 2)
            return Ban{"TN-hole-1"_rule,
                       street::isLeftOutOfDeal(situation, seat) ? Severity::Major : Severity::Critical, delivery, false,
                       true};
        return street::replacedAtOnce(situation, seat);
    }
    if (!isLive(situation, seat) || cards >= fullHand)
        return Ban{"TN-boat-1"_rule, Severity::Critical, delivery};
    const auto& exposed = situation.notes.boatExposed;
    if (std::ranges::find(exposed, seat) == exposed.end())
        return std::nullopt;
    // a card that was seen is replaced when all have theirs
    return weighsOnly("GP-exposed-boat"_rule, Severity::Major, irregular);
}

/// Whether some have shown their hands, and one who could win has not.
static bool isHalfShown(const Situation& situation)
{
    const SeatSet live = liveSeats(situation.table);
    const auto shown = std::ranges::count_if(
        live, [&](Seat seat) { return std::ranges::all_of(situation.table.at(seat).hand, &LyingCard::faceUp); });
    return shown > 0 && shown < live.size();
}

static std::optional<Ban> onCollecting(const Situation& situation, const Act& act)
{
    if (tennesseeOptions(situation).sweepsRounds || !isContested(situation))
        return std::nullopt;
    const bool over = isBettingOver(situation);
    const bool onePot = street::layersOf(situation).size() <= 1;
    if (act.verb == Verb::BuildPot && onePot && (over || act.number > 0)
        && tennesseeOptions(situation).banking == Banking::Odc)
        return Ban{"TN-odc-1"_rule, Severity::Critical, pots, !over};
    if (over) {
        // the hand that a player would not show goes unseen, and the rest is done as it should be
        return isHalfShown(situation) ? std::optional(Ban{.rule = "TN-show-1"_rule,
                                                          .severity = Severity::Major,
                                                          .competency = showing,
                                                          .onlyWeighs = true,
                                                          .passes = true})
                                      : std::nullopt;
    }
    if (act.verb == Verb::Sweep && street::needsSidePot(situation) && !isBetPending(situation))
        return Ban{"TN-odc-15"_rule, Severity::Critical, pots, true};
    // once all have matched, one heap hides no amount
    const bool hides = act.verb != Verb::Sweep || isBetPending(situation) || street::layersOf(situation).size() > 1;
    return Ban{"TN-etq-1"_rule, hides ? Severity::Major : Severity::Minor, pots, true};
}

static std::optional<Ban> onPush(const Situation& situation, const Act& act)
{
    if (liveSeats(situation.table).size() < 2)
        return std::nullopt;
    if (!situation.notes.decided && !isBettingOver(situation))
        return Ban{"TN-show-3"_rule, Severity::Critical, pots, true};
    const auto& middle = situation.table.pots;
    const auto index = static_cast<std::size_t>(std::max(0, act.number));
    return onlyIf(index < middle.size() && !street::isWonBy(situation, middle[index], *act.seat),
                  Ban{"TN-show-3"_rule, Severity::Critical, pots, false, true});
}

/// The rule by which the bank would not lend to a seat, and how much hangs on it.
static Ban onLoan(const Situation& situation, Seat seat)
{
    const Rule rule = whyNoLoan(situation, seat).value_or("TN-odc-5"_rule);
    return Ban{.rule = rule,
               .severity = rule == "TN-odc-7"_rule ? Severity::Critical : Severity::Major,
               .competency = pots,
               .weighs = situation.notes.loanAsked != seat};
}

/// What has not been played of a loan, taken back before the pot is pushed: of a winner's the rest follows, and who has
/// folded gives back what is left.
static std::optional<Ban> onUnusedLoan(const Situation& situation, const Act& act)
{
    const Seat seat = *act.seat;
    const HandNotes& notes = situation.notes;
    const bool folded = !notes.decided && !notes.isVoid && !isLive(situation, seat);
    return onlyIf((folded || isUnusedOfWinner(situation, seat)) && act.amount <= situation.table.at(seat).stack
                      && act.amount <= notes.loan(seat),
                  Ban{.rule = folded ? "TN-odc-10"_rule : "TN-odc-11"_rule,
                      .severity = Severity::Major,
                      .competency = pots,
                      .onlyWeighs = true});
}

/// Lent chips taken from somebody, or written to an account, who is not due for it.
static Ban onLoanBack(const Situation& situation, Seat seat)
{
    if (situation.notes.isVoid)
        return Ban{"GP-void-hand"_rule, Severity::Critical, pots};
    // what nothing of was bet goes back as a loser's does
    const bool untouched = (situation.notes.decided || !isLive(situation, seat))
                           && situation.notes.won[static_cast<std::size_t>(seat.index())] == 0;
    const bool won = situation.notes.loan(seat) == 0 || (hasWonLoan(situation, seat) && !untouched);
    return Ban{won ? "TN-odc-11"_rule : "TN-odc-10"_rule, Severity::Critical, pots};
}

static std::optional<Ban> onCharge(const Situation& situation, const Act& act)
{
    const OdcBank& bank = situation.bank;
    const BankAccount& account = bank.account(*act.seat);
    if (account.loansThisHand == 0 && situation.notes.loanAsked != act.seat)
        return Ban{.rule = "TN-odc-12"_rule, .severity = Severity::Major, .competency = pots, .weighs = true};
    const bool onceARound = bank.options().chargeTime == ChargeTime::OncePerRound;
    if (bank.chargedInHand(*act.seat) > 0 || (onceARound && account.chargedThisRound))
        return Ban{onceARound ? "TN-odc-14"_rule : "TN-odc-12"_rule, Severity::Minor, pots};
    // what it comes to varies
    return Ban{.rule = "TN-odc-13"_rule, .severity = Severity::Minor, .competency = pots, .weighs = true};
}

static std::optional<Ban> onRecord(const Situation& situation, const Act& act)
{
    const auto& recorded = situation.notes.recorded;
    const auto index = static_cast<std::size_t>(std::max(0, act.number));
    if (index < recorded.size() && recorded[index].amount == act.amount && recorded[index].eligible == act.seats)
        return std::nullopt;
    const auto layers = street::layersOf(situation);
    const bool one = layers.size() <= 1;
    const bool lends = tennesseeOptions(situation).banking == Banking::Odc;
    // what a pot has grown to may be recorded whether or not anybody asks
    if (!one && index < layers.size() && layers[index].amount == act.amount && layers[index].eligible == act.seats)
        return Ban{.rule = "TN-odc-15"_rule, .competency = pots, .welcome = true};
    return Ban{one && lends ? "TN-odc-1"_rule : "TN-odc-15"_rule, Severity::Major, pots};
}

static std::optional<Ban> onDisc(const Situation& situation, const Act& act)
{
    if (!isOverboardDone(situation))
        return Ban{"TN-disc-0"_rule, Severity::Major, control};
    const std::size_t cards = situation.table.at(*act.seat).hand.size();
    const std::size_t least = act.verb == Verb::NoRiverDisc ? 4 : 5;
    const Rule rule = cards > 4 ? "TN-disc-b"_rule : cards == 4 ? "TN-disc-a"_rule : "TN-over-5"_rule;
    const SeatPlace& place = situation.table.at(*act.seat);
    const bool lies = act.verb == Verb::NoRiverDisc ? place.noRiver : place.noTurn;
    // the disc that belongs to this hand, laid back where it was moved away
    if (isLive(situation, *act.seat) && cards >= least && !lies)
        return welcome(rule, control);
    // more than another disc being due: this one must not lie there
    const bool never = isLive(situation, *act.seat) && cards < least;
    return Ban{rule, Severity::Major, control, false, never};
}

/// The button moves once a hand is over, unless that was void.
static std::optional<Ban> onButton(const Situation& situation, Seat seat)
{
    const HandNotes& notes = situation.notes;
    if (notes.decided || seat == situation.table.button)
        return std::nullopt;
    return Ban{street::buttonStays(notes) ? "GP-void-hand"_rule : "GP-button"_rule, Severity::Major, blinds, true};
}

static bool areCardsOut(const Situation& situation)
{
    return situation.table.stub.size() < static_cast<std::size_t>(cardCount);
}

static std::optional<Ban> onNextHand(const Situation& situation, const Act& act)
{
    if (situation.notes.decided && situation.bank.outstanding() == 0 && isTableOver(situation))
        return Ban{endRule(situation), Severity::Critical, pots};
    if (act.verb == Verb::PlaceButton)
        return onButton(situation, *act.seat);
    return onlyIf(areCardsOut(situation), Ban{"GP-shuffle"_rule, Severity::Critical, deck, true});
}

/// Whether nothing is to be ruled on any more in what a seat has put in.
static bool standsAsPut(const Situation& situation, Seat seat)
{
    const BettingRound round = currentRound(situation);
    return situation.betting.street == round.street && !round.toAct.contains(seat)
           && situation.table.at(seat).bet == callTo(situation.table, round, seat);
}

static std::optional<Ban> onBetWords(const Situation& situation, const Act& act)
{
    const bool ruling = act.phrase == Phrase::CallOnly || act.phrase == Phrase::CorrectTo;
    if (!ruling || (isLive(situation, *act.seat) && !standsAsPut(situation, *act.seat)))
        return std::nullopt;
    return Ban{limitRule(currentRound(situation).street), Severity::Major, rulings};
}

static std::optional<Ban> onEnding(const Situation& situation, const Act& act)
{
    const bool first = tennesseeOptions(situation).event == TennesseeEvent::RoundOne;
    const bool over = situation.notes.decided && isTableOver(situation);
    switch (act.phrase) {
    case Phrase::Winner:
        return onlyIf(!over || first, Ban{first ? "TN-fmt-4"_rule : "TN-fmt-2"_rule, Severity::Critical, pots});
    case Phrase::Advances:
        return onlyIf(!over || !first, Ban{"TN-fmt-4"_rule, Severity::Critical, pots});
    default:
        break;
    }
    // out: only a borrower who lost, or who has nothing at all any more
    const Seat seat = *act.seat;
    if (street::isOutSinceLastHand(situation, seat))
        return welcome("TN-odc-8"_rule, pots);
    if (situation.notes.decided && situation.notes.loan(seat) > 0 && hasWonLoan(situation, seat)) {
        const bool unused = situation.notes.won[static_cast<std::size_t>(seat.index())] == 0;
        return Ban{unused ? "TN-odc-10"_rule : "TN-odc-11"_rule, Severity::Critical, pots, false, true};
    }
    const bool lost = situation.notes.decided && situation.notes.loan(seat) > 0;
    // who folds after betting some of it has lost (TA-24), and is told so after the award
    if (!situation.notes.decided && !isLive(situation, seat) && situation.notes.loan(seat) > 0
        && !hasWonLoan(situation, seat))
        return Ban{"TN-odc-8"_rule, Severity::Minor, pots};
    // the paragraph is on borrowers
    return onlyIf(isLive(situation, seat) || (situation.table.at(seat).chips() > 0 && !lost),
                  Ban{situation.notes.loan(seat) > 0 ? "TN-odc-8"_rule : "GP-still-in"_rule, Severity::Critical, pots});
}

/// "Reveal" with no disc on the table at all comes before its time; with one of them missing it is that one.
static std::optional<Ban> onReveal(const Situation& situation)
{
    const auto& places = situation.table.places;
    const bool anyDisc =
        std::ranges::any_of(places, [](const SeatPlace& place) { return place.noRiver || place.noTurn; });
    // three cards laid down have yet to be corrected
    const bool settled = std::ranges::none_of(liveSeats(situation.table),
                                              [&](Seat seat) { return situation.table.at(seat).hand.size() < 3; });
    return onlyIf(isBetPending(situation) || (!anyDisc && settled && isOverboardDone(situation)),
                  weighsOnly("TN-disc-c"_rule, Severity::Major, control));
}

/// The big blind of the next hand, if this one is over and the next one opens a level.
static std::optional<Chips> levelAhead(const Situation& situation)
{
    const HandNotes& notes = situation.notes;
    const Chips next = tennesseeOptions(situation).bigBlindOf(eventHand(situation) + 1);
    return onlyIf(notes.decided && !notes.isVoid && next != notes.bigBlind, next);
}

static std::optional<Ban> onWords(const Situation& situation, const Act& act)
{
    switch (act.phrase) {
    case Phrase::Check:
        if (situation.table.at(*act.seat).absent && situation.table.at(*act.seat).bet < currentRound(situation).betTo)
            return Ban{"GP-absent"_rule, Severity::Major, control};
        break;
    case Phrase::MenOverboard:
        // with its round over it is whatever comes before it that was left out
        return onlyIf(situation.betting.street < boat || isBetPending(situation),
                      weighsOnly("TN-over-1"_rule, Severity::Major, control));
    case Phrase::Reveal:
        return onReveal(situation);
    case Phrase::NoOdc:
        return onlyIf(situation.notes.loanAsked == act.seat, Ban{"TN-odc-5"_rule, Severity::Major, pots});
    case Phrase::OdcDrawn:
        return onLoan(situation, *act.seat);
    case Phrase::NewLevel:
        // once the last hand of a level is over, the next level may be said at any time
        return Ban{.rule = "TN-blinds-5"_rule,
                   .severity = Severity::Major,
                   .competency = blinds,
                   .welcome = act.amount == levelAhead(situation)};
    case Phrase::Winner:
    case Phrase::Advances:
    case Phrase::Eliminated:
        return onEnding(situation, act);
    default:
        break;
    }
    // a request that is to be met is passed over
    if (situation.notes.loanAsked && has(act, Trait::LetsStand))
        return Ban{"TN-odc-5"_rule, Severity::Major, pots};
    return onBetWords(situation, act);
}

static std::optional<Ban> onShowing(const Situation& situation, const Act& act)
{
    const Seat seat = *act.seat;
    const SeatPlace& place = situation.table.at(seat);
    if (place.hand.empty() && !place.laidDown.empty())
        return Ban{"TN-etq-3"_rule, Severity::Major, protection};
    if (act.verb != Verb::TurnUp || !isContested(situation))
        return std::nullopt;
    // who still chooses what to lay down would see it
    if (situation.table.board.size() <= 2 && !isOverboardDone(situation))
        return Ban{"GP-live-hand"_rule, Severity::Critical, protection};
    return onlyIf(isBettingOver(situation) && nextToShow(situation) != seat,
                  Ban{"TN-show-2"_rule, Severity::Major, showing});
}

/// Asked to act on a boat of which some have a card too few: a wrong number of cards, not a step left out.
static std::optional<Ban> onAsking(const Situation& situation)
{
    std::size_t least = fullHand;
    std::size_t most = 0;
    for (const Seat seat : liveSeats(situation.table)) {
        const SeatPlace& place = situation.table.at(seat);
        least = std::min(least, place.hand.size() + place.discards.size());
        most = std::max(most, place.hand.size() + place.discards.size());
    }
    return onlyIf(situation.betting.street >= 0 && most > 2 && least < fullHand && most != least,
                  weighsOnly("TN-boat-1"_rule, Severity::Critical, delivery));
}

std::optional<Ban> forbids(const Situation& situation, const Act& act)
{
    switch (act.verb) {
    case Verb::Burn:
    case Verb::Board:
        // once the hand is decided that alone forbids them
        if (situation.notes.decided || (situation.betting.street >= 0 && liveSeats(situation.table).size() < 2))
            return std::nullopt;
        return act.verb == Verb::Burn ? onBurn(situation) : onBoard(situation, act);
    case Verb::Pitch:
        return onPitch(situation, *act.seat);
    case Verb::Sweep:
    case Verb::BuildPot:
        return onCollecting(situation, act);
    case Verb::PushPot:
        return onPush(situation, act);
    case Verb::ReturnChips:
        // chips that were bet stay in front, a folder's on the folded cards
        return Ban{isLive(situation, *act.seat) ? "TN-etq-1"_rule : "TN-etq-2"_rule, Severity::Critical, pots};
    case Verb::NoRiverDisc:
    case Verb::NoTurnDisc:
        return onDisc(situation, act);
    case Verb::Lend:
        return onLoan(situation, *act.seat);
    case Verb::TakeLoan:
        if (const auto early = onUnusedLoan(situation, act))
            return early;
        return onLoanBack(situation, *act.seat);
    case Verb::Credit:
        if (isChargeBack(situation, act))
            return welcome("GP-void-hand"_rule, pots);
        if (const auto deposit = onDepositBack(situation, act))
            return deposit;
        if (!situation.notes.decided && act.amount == creditDue(situation, *act.seat))
            return welcome("TN-odc-10"_rule, pots);
        return onLoanBack(situation, *act.seat);
    case Verb::Charge:
        return onCharge(situation, act);
    case Verb::Deposit:
        return Ban{"TN-odc-2"_rule, Severity::Major, pots};
    case Verb::RecordPot:
        return onRecord(situation, act);
    case Verb::TurnUp:
    case Verb::ShowHand:
        return onShowing(situation, act);
    case Verb::PointTo:
        if (situation.notes.loanAsked)
            return Ban{"TN-odc-5"_rule, Severity::Major, pots};
        return onAsking(situation);
    case Verb::Announce:
        return onWords(situation, act);
    case Verb::PostFor:
        if (street::isEarlyBlind(situation, act))
            return welcome("TN-blinds-1"_rule, blinds);
        // chips of somebody who owes none, whoever else may owe some
        return Ban{"TN-blinds-1"_rule, Severity::Critical, blinds, false, true};
    case Verb::TakeRake:
        return Ban{"TN-show-3"_rule, Severity::Critical, pots};
    case Verb::DealDealer:
    case Verb::DealShared:
    case Verb::BoardDown:
        return Ban{"TN-struct-1"_rule, Severity::Critical, delivery};
    case Verb::Shuffle:
    case Verb::PlaceButton:
        return onNextHand(situation, act);
    case Verb::GatherCards:
        if (situation.betting.street >= 0 && isContested(situation))
            return Ban{"GP-live-hand"_rule, Severity::Critical, protection, true};
        return onlyIf(!areCardsOut(situation), Ban{"GP-shuffle"_rule, Severity::Minor, deck});
    default:
        return std::nullopt;
    }
}

} // namespace cutcard::tennessee_rules
