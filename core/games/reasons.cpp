// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/reasons.h"

namespace cutcard {

const Act* dueIn(const Verdict& verdict)
{
    if (!verdict.jumped.empty()) {
        // of what was jumped over that which is cited
        const auto cited = std::ranges::find(verdict.jumped, verdict.rule, &Duty::rule);
        return cited == verdict.jumped.end() ? &verdict.jumped.front().act : &cited->act;
    }
    return verdict.expected ? &verdict.expected->act : nullptr;
}

std::optional<Turn> whoIsWaitedFor(const Procedure& procedure, const Verdict& verdict)
{
    const auto turns = procedure.turns();
    const bool early = verdict.fault == Fault::Premature || verdict.fault == Fault::Forbidden;
    // the dealer owes something first, and then it is that which was jumped over
    const bool dealers = !verdict.jumped.empty() && verdict.fault != Fault::Premature;
    const Act* due = dueIn(verdict);
    if ((early || due == nullptr) && !dealers && !turns.empty())
        return turns.front();
    // the player is to be asked first, and then acts
    if (due == nullptr || !isPointing(*due) || !due->seat)
        return std::nullopt;
    std::optional<Turn> asked;
    (void)procedure.mappedTurns([&](const Turn& turn) {
        if (turn.seat == *due->seat && !asked)
            asked = turn;
        return turnOf(turn.seat, turn.wait);
    });
    return asked;
}

Reason broughtBy(const Event& event)
{
    if (const auto* incident = std::get_if<Incident>(&event))
        return {.because = Because::Happened,
                .seats = mishapFacts(incident->mishap).takesSeat ? SeatSet{incident->seat} : SeatSet(),
                .amount = incident->amount,
                .circle = incident->circle,
                .mishap = incident->mishap};
    const auto* decision = std::get_if<Decision>(&event);
    if (decision == nullptr || decision->choice == Choice::Wager)
        return {};
    return {.because = Because::Did, .seats = {decision->seat}, .amount = decision->amount, .choice = decision->choice};
}

bool isUnclear(const Event& event)
{
    const auto* decision = std::get_if<Decision>(&event);
    return decision != nullptr
           && (decision->choice == Choice::PlaceChip || decision->choice == Choice::StringRaise
               || decision->choice == Choice::AnnounceRaise);
}

Reason handReads(SeatSet seats, std::span<const Card> cards)
{
    Reason reason{.because = Because::HandReads, .seats = seats, .value = evaluate(cards)};
    const auto five = bestFive(cards);
    auto inOrder = five;
    // cards of one rank together, as a hand is read
    std::ranges::stable_sort(inOrder, std::greater(), [&](Card card) {
        return std::pair(std::ranges::count(five, card.rank(), &Card::rank), card.rank());
    });
    for (const Card card : inOrder)
        reason.cards.push_back(card);
    return reason;
}

std::optional<Card> kickerOf(std::span<const Card> cards, const HandValue& better, const HandValue& other)
{
    if (better.category() != other.category() || better.namingRanks() != other.namingRanks())
        return std::nullopt;
    // the first of the deciding ranks, four bits each, in which they differ
    for (int shift = 16; shift >= 0; shift -= 4) {
        const auto rank = better.strength() >> static_cast<unsigned>(shift) & 15U; // 1 for a two
        if (rank == (other.strength() >> static_cast<unsigned>(shift) & 15U))
            continue;
        const auto found =
            std::ranges::find_if(cards, [&](Card card) { return static_cast<unsigned>(card.rank()) + 1 == rank; });
        return found == cards.end() ? std::nullopt : std::optional(*found);
    }
    return std::nullopt;
}

std::strong_ordering comparedWithReading(const HandValue& value, const Act& reading)
{
    const auto ranks = value.namingRanks();
    const auto compared = value.category() <=> reading.hand;
    if (compared != 0 || reading.ranks.empty())
        return compared;
    return std::lexicographical_compare_three_way(ranks.begin(), ranks.end(), reading.ranks.begin(),
                                                  reading.ranks.end());
}

SeatSet highestDrawn(const Situation& situation)
{
    const SeatSet drew = situation.notes.drawing & liveSeats(situation.table);
    const auto rankOf = [&](Seat seat) { return situation.table.at(seat).hand.back().card.rank(); };
    return drew.withMost(rankOf);
}

/// Who drew the highest card for the first dealer.
static Reason drewHighest(const Situation& situation)
{
    const SeatSet highest = highestDrawn(situation);
    return {.because = highest.empty() ? Because::NoDealerYet : Because::DrewHighest, .seats = highest};
}

/// Why words are due that any game may have.
static Reason whyDueWords(const Situation& situation, const Act& due)
{
    const Table& table = situation.table;
    const HandNotes& notes = situation.notes;
    switch (due.phrase) {
    case Phrase::CutAgain:
        return {.because = Because::CutOff, .count = table.cutOff};
    case Phrase::Check:
        // who is there has done something, and that is told
        if (!table.at(*due.seat).absent)
            return {};
        return {.because = Because::IsAway,
                .seats = {*due.seat},
                .amount = table.at(*due.seat).bet,
                .other = situation.betting.betTo};
    case Phrase::HandsUp:
        return {.because = Because::FaceDown, .seats = {*due.seat}};
    case Phrase::Showdown:
        return {.because = Because::StillIn, .seats = liveSeats(table)};
    case Phrase::Capped:
        return {.because = Because::Capped, .count = situation.betting.raises};
    case Phrase::MenOverboard:
        return {.because = Because::NotOverboard};
    case Phrase::Reveal:
        return {.because = Because::NotRevealed};
    case Phrase::ShowFirst: {
        SeatSet last;
        if (notes.lastToRaise)
            last.insert(*notes.lastToRaise);
        if (last.contains(*due.seat))
            return {.because = Because::LastToBet, .seats = last};
        // whoever bet in a round before the last is not asked for where the house looks at the last one only
        return {.because = Because::FirstToShow, .seats = {*due.seat}, .others = last.where([&](Seat seat) {
                    return notes.folded.contains(seat);
                })};
    }
    case Phrase::Eliminated:
    case Phrase::Winner:
    case Phrase::Advances:
        return {.because = Because::ChipsLeft, .seats = {*due.seat}, .amount = table.at(*due.seat).stack};
    case Phrase::NewLevel:
        return {.because = Because::BigBlindIs, .amount = notes.bigBlind};
    case Phrase::HandVoid:
        return {.because = Because::HandIsVoid};
    case Phrase::DrawAgain:
        return drewHighest(situation);
    case Phrase::ExposedCard:
        return notes.exposedFrom ? Reason{.because = Because::CardExposed, .seats = {*notes.exposedFrom}} : Reason();
    case Phrase::ButtonAt:
    case Phrase::BlindsAre:
    case Phrase::OwesBlind:
    case Phrase::WasWarned:
        return {.because = Because::LastHand};
    default:
        return {};
    }
}

static Reason cardsHeld(const Table& table, Seat seat)
{
    return {.because = Because::CardsHeld, .seats = {seat}, .count = static_cast<int>(table.at(seat).hand.size())};
}

Reason cardTooMany(const Situation& situation, const Act& act, const Act* due)
{
    // nor is it the card, where it goes past a wager
    const bool inDeal = due != nullptr && (due->verb == Verb::Pitch || due->verb == Verb::CorrectWager);
    return act.verb == Verb::Pitch && act.seat && !inDeal && !situation.table.at(*act.seat).hand.empty()
               ? cardsHeld(situation.table, *act.seat)
               : Reason();
}

Reason whyDueAnywhere(const Situation& situation, const Act& due)
{
    const Table& table = situation.table;
    switch (due.verb) {
    case Verb::Pitch:
        if (situation.notes.exposedFrom == due.seat && !table.exposed.empty())
            return {.because = Because::CardExposed, .seats = {*due.seat}};
        return cardsHeld(table, *due.seat);
    case Verb::CountHand:
        return cardsHeld(table, *due.seat);
    case Verb::DealDealer:
        return {.because = Because::CardsHeld, .count = static_cast<int>(table.dealerHand.size())};
    case Verb::DealShared:
        return {.because = Because::CardsHeld, .count = static_cast<int>(table.sharedHand.size())};
    case Verb::TurnUp:
        return {.because = Because::FaceDown, .seats = {*due.seat}};
    case Verb::Announce:
        return whyDueWords(situation, due);
    case Verb::Shuffle:
    case Verb::OfferCut:
    case Verb::SelfCut:
        return {.because = Because::Shuffled, .count = table.shuffles};
    case Verb::Spread:
        return {.because = Because::NoDealerYet};
    case Verb::PlaceButton:
        return table.button ? Reason() : drewHighest(situation);
    case Verb::ReturnAside:
        return {.because = Because::CardsAside, .count = static_cast<int>(table.aside.size())};
    case Verb::TakeDeck:
        return {.because = Because::DeckNext, .count = due.number};
    case Verb::LoadShuffler:
        return {.because = Because::DeckOutside};
    case Verb::ShowExposed:
        return {.because = Because::CardExposed, .seats = {*due.seat}};
    case Verb::CompleteCut:
    case Verb::PlaceCutCard:
        return {.because = Because::CutOff, .count = table.cutOff};
    case Verb::PlaceExposed:
        // a card that was seen in a later deal is no burn
        if (!situation.notes.exposedFrom || !table.board.empty())
            return {};
        return {.because = Because::ExposedIsBurn, .seats = {*situation.notes.exposedFrom}};
    case Verb::NoRiverDisc:
    case Verb::NoTurnDisc:
        return cardsHeld(table, *due.seat);
    case Verb::CountStack:
        return {.because = Because::ChipsLeft, .seats = {*due.seat}, .amount = table.at(*due.seat).stack};
    case Verb::LiftCutCard:
    case Verb::DiscardStub:
        return {.because = Because::StubLies};
    case Verb::TurnBoard:
        return {.because = Because::BoardDown,
                .count = static_cast<int>(std::ranges::count(table.board, false, &LyingCard::faceUp))};
    case Verb::TurnDealer:
        return {.because = Because::OwnCardsDown};
    case Verb::TurnShared:
        return {.because = Because::SharedDown};
    case Verb::ReturnWagers:
        return {.because = Because::HandIsVoid};
    case Verb::GatherCards:
        return {.because = situation.notes.isVoid ? Because::HandIsVoid : Because::HandDecided};
    case Verb::CountDrop:
    case Verb::ClapOut:
        return {.because = Because::LastHand};
    case Verb::Burn:
    case Verb::Board:
    case Verb::BoardDown:
        return {.because = Because::CardsOut,
                .other = static_cast<Chips>(table.burns.size()),
                .count = static_cast<int>(table.board.size())};
    default:
        return {};
    }
}

} // namespace cutcard
