// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/table/judge_words.h"

#include "app/words/table/act_words.h"
#include "app/words/table/banked_words.h"
#include "app/words/tr.h"

#include <QStringList>

namespace cutcard {

static QString handText(const HandValue& value)
{
    return namedHandText(nameHand(Seat(), value.category(), value.namingRanks()));
}

static QString cardsText(const Reason& reason)
{
    return textsOf(reason.cards, [&](const Card card) { return QString::fromStdString(card.text()); })
        .join(QLatin1Char(' '));
}

/// The cards of a hand as a dealer reads them out: pairs first, then by rank.
static QString readText(const Reason& reason)
{
    const auto weight = [&](Card card) {
        return std::pair(std::ranges::count(reason.cards, card.rank(), &Card::rank), card.rank());
    };
    Reason read = reason;
    std::ranges::stable_sort(read.cards, [&](Card a, Card b) { return weight(a) > weight(b); });
    return cardsText(read);
}

/// Why a player is waited for.
static QString waitingText(const Reason& reason, const Wording& wording, const QString& seats)
{
    if (reason.wait != Wait::Bet)
        return Words::tr("%1 first.").arg(waitText({.seat = reason.seats.front(), .wait = reason.wait}, wording));
    if (reason.other <= reason.amount)
        return Words::tr("%1 still has to act and may check.").arg(seats);
    return Words::tr("%1 has %2 in front, and the bet is %3.")
        .arg(seats, wording.amount(reason.amount), wording.amount(reason.other));
}

/// Who wins a pot, and by what.
static QString winnerText(const Reason& reason, const Wording& wording, const QString& seats)
{
    const QString others = wording.seats(reason.others);
    switch (reason.because) {
    case Because::LastPlayer:
        return Words::tr("Only %1 is left to win it.").arg(seats);
    case Because::BetterHand:
        return Words::tr("%1's %2 beats %4's %3.")
            .arg(seats, handText(reason.value), handText(reason.otherValue), others);
    case Because::Kicker:
        return Words::tr("%1 and %2 both have %3. %1's kicker %4 is better.")
            .arg(seats, others, handText(reason.value), cardsText(reason));
    case Because::BoardPlays:
        return Words::tr("The board plays (%1): %2 split.").arg(handText(reason.value), seats);
    default:
        return Words::tr("%1 have the same hand (%2) and split.").arg(seats, handText(reason.value));
    }
}

/// What was bet, and what may be.
static QString betText(const Reason& reason, const Wording& wording, const QString& seats)
{
    const QString amount = wording.amount(reason.amount);
    const QString other = wording.amount(reason.other);
    const bool one = reason.seats.size() == 1;
    switch (reason.because) {
    case Because::HasFolded:
        return Words::tr("%1 is out of the hand.").arg(seats);
    case Because::NotDealtIn:
        return Words::tr("%1 is waiting and is not dealt in.").arg(seats);
    case Because::IsAllIn:
        return Words::tr("%1 is all-in and cannot act.").arg(seats);
    case Because::StillIn:
        return Words::tr("Still in the hand: %1.").arg(seats);
    case Because::Unmatched:
        return reason.other == 0 ? Words::tr("Nobody called the %2 that %1 bet.").arg(seats, amount)
                                 : Words::tr("Of the %2 that %1 bet, only %3 was called.").arg(seats, amount, other);
    case Because::Matched:
        if (reason.amount == 0)
            return {};
        return (reason.others.empty() ? Words::tr("Every player still in the hand has put in %1.")
                                      : Words::tr("Every player who is not all-in has put in %1."))
            .arg(amount);
    case Because::CappedByAllIn:
        if (reason.other > 0)
            return one ? Words::tr("%1 is all-in and can win only %2 from each player in this pot, plus %3 in dead "
                                   "blinds (PA-12).")
                             .arg(seats, amount, other)
                       : Words::tr("%1 are all-in and can win only %2 from each player in this pot, plus %3 in dead "
                                   "blinds (PA-12).")
                             .arg(seats, amount, other);
        return one ? Words::tr("%1 is all-in and can win only %2 from each player in this pot.").arg(seats, amount)
                   : Words::tr("%1 are all-in and can win only %2 from each player in this pot.").arg(seats, amount);
    case Because::AboveAllIn:
        return Words::tr("Only %1 can win the chips above %2.").arg(seats, amount);
    case Because::BetTooSmall:
        if (reason.third == 0)
            return Words::tr("%1 put in %2, and the bet is %3.").arg(seats, amount, other);
        return Words::tr("%1 put in %2. The bet is %3, and the smallest raise is to %4.")
            .arg(seats, amount, other, wording.amount(reason.third));
    case Because::BetTooLarge:
        return Words::tr("%1 put in %2, and the most allowed is %3.").arg(seats, amount, other);
    case Because::OffStep:
        return Words::tr("%1 put in %2. The bet is %3, and a raise before the flop is a multiple of the big blind (%4) "
                         "or of the last raise (PA-11).")
            .arg(seats, amount, other, wording.amount(reason.third));
    case Because::Capped:
        if (reason.count < reason.other)
            return Words::tr("Raises in this round so far: %1. The cap is %2.").arg(reason.count).arg(reason.other);
        return Words::tr("Raise number %1 was the last allowed in this round.").arg(reason.count);
    case Because::RaisedEnough:
        return Words::tr("%1 has used up the raises allowed in this round: %2.")
            .arg(seats, QString::number(reason.count));
    case Because::NotReopened:
        return Words::tr("%1 has acted, and the all-in since then was less than a full raise.").arg(seats);
    default:
        return Words::tr("%1 has posted %2 of the %3 blind.").arg(seats, amount, other);
    }
}

/// What the bank has lent.
static QString loanText(const Reason& reason, const Wording& wording, const QString& seats)
{
    const QString amount = wording.amount(reason.amount);
    const QString other = wording.amount(reason.other);
    switch (reason.because) {
    case Because::BeganWith:
        return Words::tr("%1 began the hand with %2.").arg(seats, amount);
    case Because::NotAsked:
        return Words::tr("%1 has not asked for ODC.").arg(seats);
    case Because::LacksChips:
        return Words::tr("%1 has %2 in all, and the bet is %3.").arg(seats, amount, other);
    case Because::Lent:
        if (reason.seats.empty())
            return Words::tr("A loan is always the starting stack: %1.").arg(amount);
        if (reason.other > 0)
            return Words::tr("%1 was already charged %2 in this hand.").arg(seats, other);
        return reason.amount == 0 ? Words::tr("%1 has drawn no ODC in this hand.").arg(seats)
                                  : Words::tr("%1 was lent %2 in this hand.").arg(seats, amount);
    case Because::DepositPaid:
        return Words::tr("%1 has paid the deposit of %2.").arg(seats, amount);
    case Because::NoDeposit:
        return Words::tr("%1 has not paid the deposit of %2 yet.").arg(seats, amount);
    case Because::LoanLost:
        return Words::tr("%1 lost with %2 in ODC and has %3 left.").arg(seats, amount, other);
    default:
        if (reason.count > 0)
            return Words::tr("%1 bet none of the %2 in ODC and returns it.").arg(seats, amount);
        return Words::tr("%1 won the hand and returns the %2 in ODC.").arg(seats, amount);
    }
}

/// What a wager is settled by, and the wager, as long as it lies there.
static QString withWager(const QString& settledBy, const Reason& reason, const QString& wager)
{
    return reason.amount == 0 ? settledBy : settledBy + QLatin1Char(' ') + wager;
}

/// What a wager of a house-banked game is settled by.
static QString wagerText(const Reason& reason, const Wording& wording, const QString& seats)
{
    const QString amount = wording.amount(reason.amount);
    const bool wins = reason.value > reason.otherValue;
    switch (reason.because) {
    case Because::AgainstDealer: {
        const QString wager = Words::tr("The wager is %1.").arg(amount);
        if (!reason.cards.empty())
            return withWager((wins ? Words::tr("%1 and the dealer both have %2. %1's kicker %3 is better.")
                                   : Words::tr("%1 and the dealer both have %2. The dealer's kicker %3 is better."))
                                 .arg(seats, handText(reason.value), cardsText(reason)),
                             reason, wager);
        return withWager(
            Words::tr("%1: %2. Dealer: %3.").arg(seats, handText(reason.value), handText(reason.otherValue)), reason,
            wager);
    }
    case Because::SharedHand: {
        const QString wager = Words::tr("%1's wager is %2.").arg(seats, amount);
        if (!reason.cards.empty())
            return withWager((wins ? Words::tr("Both hands: %1. The better kicker is %2, in the “Player” hand.")
                                   : Words::tr("Both hands: %1. The better kicker is %2, in the dealer's hand."))
                                 .arg(handText(reason.value), cardsText(reason)),
                             reason, wager);
        return withWager(
            Words::tr("“Player” hand: %1. Dealer: %2.").arg(handText(reason.value), handText(reason.otherValue)),
            reason, wager);
    }
    case Because::BonusHand: {
        const QString hand = handText(reason.value);
        return withWager(reason.count == 0
                             ? Words::tr("%1's %2 pays nothing.").arg(seats, hand)
                             : Words::tr("%1's %2 pays %3 to 1.").arg(seats, hand, QString::number(reason.count)),
                         reason, Words::tr("The bonus wager is %1.").arg(amount));
    }
    case Because::GivenUp:
        return Words::tr("%1 has given up the hand: the %3 of %2 is lost.")
            .arg(seats, amount, circleText(reason.circle, wording.game));
    case Because::TrayHolds:
        return reason.other == 0
                   ? Words::tr("The tray holds only %1.").arg(amount)
                   : Words::tr("The tray holds %1 and cannot pay %2.").arg(amount, wording.amount(reason.other));
    default:
        if (reason.amount == 0)
            return Words::tr("%1 has no wager on the %2.").arg(seats, circleText(reason.circle, wording.game));
        return (reason.seats.size() > 1 ? Words::tr("%1 each have %2 on the %3.") : Words::tr("%1 has %2 on the %3."))
            .arg(seats, amount, circleText(reason.circle, wording.game));
    }
}

/// What a player or a mishap has brought about.
static QString eventText(const Reason& reason, const Wording& wording)
{
    const Seat seat = reason.seats.empty() ? Seat() : reason.seats.front();
    const Incident incident{.mishap = reason.mishap, .seat = seat, .amount = reason.amount, .circle = reason.circle};
    const Decision decision{.seat = seat, .choice = reason.choice, .amount = reason.amount};
    return Words::tr("%1.").arg(reason.because == Because::Happened ? incidentText(incident, wording)
                                                                    : eventLine(decision, wording));
}

/// How far the hand has come.
static QString stageText(const Reason& reason, const Wording& wording, const QString& seats)
{
    const QString amount = wording.amount(reason.amount);
    const QString others = wording.seats(reason.others);
    switch (reason.because) {
    case Because::ActsFirst:
        return Words::tr("%1 acts before %2.").arg(seats, others);
    case Because::IsAway:
        return Words::tr("%1 is away with %2 in front, and the bet is %3.")
            .arg(seats, amount, wording.amount(reason.other));
    case Because::CardExposed:
        return Words::tr("One of %1's cards was exposed in the deal.").arg(seats);
    case Because::ExposedIsBurn:
        return reason.seats.empty() ? Words::tr("The exposed card becomes the burn card.")
                                    : Words::tr("%1's exposed card becomes the burn card.").arg(seats);
    case Because::Shuffled:
        return Words::tr("Shuffles so far: %1. The deck is not cut yet.").arg(reason.count);
    case Because::CutOff:
        return reason.count > 0
                   ? Words::tr("The cut is not complete. Cards still beside the deck: %1.").arg(reason.count)
                   : Words::tr("The cut card is not under the deck yet.");
    case Because::CardsAside:
        return Words::tr("Cards set aside that go back into the deck: %1.").arg(reason.count);
    case Because::NextToPlayer:
        return Words::tr("The next card goes to %1, not to the board.").arg(seats);
    case Because::NotOverboard:
        return Words::tr("You have not called “Men overboard” yet.");
    case Because::NotRevealed:
        return Words::tr("The discards stay face down until “Reveal”.");
    case Because::LastToBet:
        return Words::tr("%1 made the last bet or raise.").arg(seats);
    case Because::FirstToShow:
        return reason.others.empty()
                   ? Words::tr("Nobody bet, so %1, first left of the button, shows first.").arg(seats)
                   : Words::tr("%2 made the last bet but folded, so %1 shows first.").arg(seats, others);
    case Because::NoShare:
        return reason.others.empty() ? Words::tr("Nobody who can win this pot is left in the hand.")
                                     : Words::tr("%1 cannot win this pot. It is between %2.").arg(seats, others);
    case Because::OddRest:
        return Words::tr("The odd %1 cannot be split and stays for the next hand.").arg(amount);
    case Because::ChipsLeft:
        return Words::tr("%1 has %2 in chips.").arg(seats, amount);
    case Because::BigBlindIs:
        return Words::tr("The big blind is now %1.").arg(amount);
    case Because::HandIsVoid:
        return Words::tr("The hand is void.");
    case Because::HandDecided:
        return Words::tr("The hand's cards are still on the table.");
    case Because::OwnCardsDown:
        return Words::tr("The dealer's cards are face down.");
    case Because::SharedDown:
        return Words::tr("The “Player” hand is face down.");
    case Because::BoardDown:
        return Words::tr("Community cards still face down: %1.").arg(reason.count);
    case Because::StubLies:
        return Words::tr("The stub is still on the table.");
    case Because::NoDealerYet:
        return Words::tr("The players have not drawn for the first dealer yet.");
    case Because::DrewHighest:
        return reason.seats.size() > 1 ? Words::tr("%1 drew equally high cards.").arg(seats)
                                       : Words::tr("%1 drew the highest card.").arg(seats);
    case Because::DeckNext:
        return reason.count == 1 ? Words::tr("The red deck is next.") : Words::tr("The blue deck is next.");
    case Because::DeckOutside:
        return Words::tr("The deck just dealt is not in the shuffler yet.");
    case Because::HandGoesOn:
        return Words::tr("The hand is not over yet.");
    case Because::NothingVoids:
        return Words::tr("Nothing has happened that voids the hand.");
    case Because::PlayersLeft:
        return Words::tr("Still in the game: %1.").arg(seats);
    case Because::HandsCounted:
        return Words::tr("Hands that count at this level so far: %1 of %2.").arg(reason.count).arg(reason.other);
    case Because::BetStands:
        return reason.amount == 0 ? Words::tr("%1 has no bet in front.").arg(seats)
                                  : Words::tr("%1's bet of %2 may stand.").arg(seats, amount);
    case Because::BlindsOf:
        return Words::tr("In this hand the blinds are posted by %1.").arg(seats);
    default:
        return Words::tr("This was your last hand at the table.");
    }
}

/// Cards, pots and the button.
static QString placeText(const Reason& reason, const Wording& wording, const QString& seats)
{
    switch (reason.because) {
    case Because::HandReads:
        return reason.seats.empty() ? Words::tr("The best five cards are %1.").arg(readText(reason))
                                    : Words::tr("%1's best five cards are %2.").arg(seats, readText(reason));
    case Because::CardsHeld:
        if (reason.seats.empty())
            return Words::tr("Cards dealt to this hand so far: %1.").arg(reason.count);
        //: %1 is a player
        return Words::tr("Cards in front of %1: %2.").arg(seats, QString::number(reason.count));
    case Because::FaceDown:
        return Words::tr("%1's cards are face down.").arg(seats);
    case Because::CardsOut:
        if (reason.amount > 0)
            return Words::tr("Cards on the board: %1. Cards due now: %2.").arg(reason.count).arg(reason.amount);
        return Words::tr("Cards on the board: %1. Cards burned: %2.").arg(reason.count).arg(reason.other);
    case Because::ButtonFrom:
        if (reason.seats.empty())
            return Words::tr("The button stays in front of %1.").arg(wording.seats(reason.others));
        return Words::tr("The button is in front of %2, and %1 is next.").arg(seats, wording.seats(reason.others));
    case Because::NoMoreRake:
        return Words::tr("%1: no more rake is due.").arg(potText(reason.count));
    case Because::PotFirst:
        return Words::tr("%1 is settled first.").arg(potText(reason.count));
    default:
        if (reason.other > 0)
            return Words::tr("%1: %2 in total. The rake due is %3.")
                .arg(potText(reason.count), wording.amount(reason.amount), wording.amount(reason.other));
        return Words::tr("%1: %2 in total.").arg(potText(reason.count), wording.amount(reason.amount));
    }
}

QString reasonText(const Reason& reason, const Wording& wording)
{
    const QString seats = reason.seats.empty() ? QString() : wording.seats(reason.seats);
    if (reason.because == Because::None)
        return {};
    if (reason.because == Because::WaitsFor)
        return waitingText(reason, wording, seats);
    if (reason.because >= Because::AgainstDealer)
        return wagerText(reason, wording, seats);
    if (reason.because >= Because::BeganWith)
        return loanText(reason, wording, seats);
    if (reason.because >= Because::ActsFirst)
        return stageText(reason, wording, seats);
    if (reason.because >= Because::Happened)
        return eventText(reason, wording);
    switch (reason.because) {
    case Because::LastPlayer:
    case Because::BetterHand:
    case Because::Kicker:
    case Because::EqualHands:
    case Because::BoardPlays:
        return winnerText(reason, wording, seats);
    case Because::HandReads:
    case Because::CardsHeld:
    case Because::FaceDown:
    case Because::CardsOut:
    case Because::ButtonFrom:
    case Because::PotHolds:
    case Because::NoMoreRake:
    case Because::PotFirst:
        return placeText(reason, wording, seats);
    default:
        return betText(reason, wording, seats);
    }
}

QString proofText(const Proof& proof, const Wording& wording, bool handedBack)
{
    switch (proof.kind) {
    case Proof::Kind::NoMistake:
    case Proof::Kind::Unknown:
        return {};
    case Proof::Kind::VoidHand:
        return Words::tr("Nobody wins a void hand.");
    case Proof::Kind::OtherCards:
        if (handedBack)
            return Words::tr(
                "If the mistake had stood, different cards would have come, and nobody could tell who would have won.");
        return Words::tr("As it stands, different cards would come, and nobody could tell who would have won.");
    case Proof::Kind::NoChips:
        if (handedBack)
            return Words::tr("If the mistake had stood, every chip would still have ended up where it belongs.");
        return Words::tr("As it stands, every chip still ends up where it belongs.");
    case Proof::Kind::Differs:
        break;
    }
    QStringList parts;
    const auto add = [&](const QString& whose, Chips over) {
        if (over > 0)
            //: of the chips somebody ends up with
            parts.append((handedBack ? Words::tr("%1 would have been %2 over") : Words::tr("%1 is %2 over"))
                             .arg(whose, wording.amount(over)));
        else if (over < 0)
            //: of the chips somebody ends up with
            parts.append((handedBack ? Words::tr("%1 would have been %2 short") : Words::tr("%1 is %2 short"))
                             .arg(whose, wording.amount(-over)));
    };
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        add(wording.seat(seat), proof.over[static_cast<std::size_t>(seat.index())]);
    add(Words::tr("the house"), proof.houseOver);
    if (proof.potOver > 0)
        //: of chips that no player gets, as part of a list
        parts.append((handedBack ? Words::tr("%1 would have been left over in the middle")
                                 : Words::tr("%1 is left over in the middle"))
                         .arg(wording.amount(proof.potOver)));
    else if (proof.potOver < 0)
        //: of chips that no player gets, as part of a list
        parts.append(
            (handedBack ? Words::tr("the middle would have been %1 short") : Words::tr("the middle is %1 short"))
                .arg(wording.amount(-proof.potOver)));
    //: %1 is a list: "Ada is 500 short, Bao is 500 over"
    return (handedBack ? Words::tr("If the mistake had stood, %1.") : Words::tr("As it stands, %1."))
        .arg(parts.join(QStringLiteral(", ")));
}

} // namespace cutcard
