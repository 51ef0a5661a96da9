// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/pictures/banked_picture_of.h"

#include "app/desk/acts/marks.h"
#include "app/desk/pictures/pictures.h"
#include "app/faces/face.h"
#include "app/words/table/act_words.h"
#include "app/words/tr.h"
#include "core/players/dealers.h"

namespace cutcard {

/// The colours of 2.1.1.2 for the league's chips, and more for other values.
QColor streetChipColour(Chips value, std::size_t index)
{
    switch (value) {
    case 100:
        return {0x2e, 0x9e, 0x5b};
    case 500:
        return {0x2f, 0x6f, 0xc4};
    case 1000:
        return {0x26, 0x29, 0x2e};
    default: {
        constexpr std::array<QRgb, 5> others{0xffd8d2c4, 0xffc8472f, 0xff7d4fb5, 0xffd8a62c, 0xffb0567f};
        return QColor::fromRgb(others[index % others.size()]);
    }
    }
}

static ChipsPicture chipsPicture(const Session& session, Chips amount)
{
    ChipsPicture picture{.amount = amount, .chips = {}};
    const auto& stack = session.setup().common().startingStack;
    Chips rest = amount;
    for (std::size_t i = stack.size(); i > 0; --i) {
        const Chips value = stack[i - 1].value;
        if (const Chips count = rest / value; count > 0) {
            ChipPicture chip;
            chip.denomination = value;
            chip.count = static_cast<int>(count);
            chip.colour = streetChipColour(value, i - 1);
            picture.chips.append(chip);
            rest %= value;
        }
    }
    return picture;
}

template <typename Pile>
static void addCards(TablePicture& picture, const Pile& pile, TableSpot spot, int seat, bool dimmed = false)
{
    for (const LyingCard& card : pile) {
        CardPicture drawn;
        drawn.id = card.card.index();
        drawn.faceUp = card.faceUp;
        // a card that lies face down is not known to whoever looks at the screen
        if (card.faceUp)
            drawn.face = QString::fromStdString(card.card.text());
        drawn.spot = spot;
        drawn.seat = seat;
        drawn.dimmed = dimmed;
        picture.cards.push_back(drawn);
    }
}

static void addAllCards(TablePicture& picture, const Table& table)
{
    // the last card is the top one, on the table as in the picture
    const auto cut = table.stub.end() - std::clamp(table.cutOff, 0, static_cast<int>(table.stub.size()));
    addCards(picture, std::vector<LyingCard>(table.stub.begin(), cut),
             table.spread ? TableSpot::Spread : TableSpot::Stub, 0);
    addCards(picture, std::vector<LyingCard>(cut, table.stub.end()), TableSpot::CutPacket, 0);
    addCards(picture, table.burns, TableSpot::Burns, 0);
    addCards(picture, table.muck, TableSpot::Muck, 0);
    addCards(picture, table.board, TableSpot::Board, 0);
    addCards(picture, table.exposed, TableSpot::Exposed, 0);
    addCards(picture, table.aside, TableSpot::SetAside, 0);
    for (int i = 0; i < maxSeats; ++i) {
        const SeatPlace& place = table.places[static_cast<std::size_t>(i)];
        addCards(picture, place.hand, TableSpot::Cards, i + 1);
        // what is out of play but stays in front: a folded hand, cards laid down
        addCards(picture, place.laidDown, TableSpot::Cards, i + 1, true);
        addCards(picture, place.discards, TableSpot::Cards, i + 1, true);
    }
}

/// Wagers that open a round are laid down without a word, and a hand turned up is read by the dealer: words would lie
/// on its cards.
static bool saysNothing(const Decision& decision)
{
    if (decision.choice == Choice::Show)
        return true;
    const Wagers& wagers = decision.wagers;
    return decision.choice == Choice::Wager && wagers.total() > wagers.at(Circle::Play) + wagers.at(Circle::Raise);
}

static void addDealersSpeech(TablePicture& picture, const Session& session, const Entry& entry, const Act& act)
{
    const Verdict* verdict = entry.verdicts.empty() ? nullptr : &entry.verdicts.front();
    // who goes on as if the floor had not come sees why nothing happens
    const bool stopped =
        verdict != nullptr && verdict->told && !verdict->isCorrect() && verdict->fault != Fault::Unneeded;
    if (stopped && picture.caption.isEmpty())
        picture.caption = Words::tr("The floor has ruled, and its ruling stands");
    // in a test what was said is heard, right or wrong: silence would tell
    if (session.setup().mode == Mode::Test || (verdict != nullptr && verdict->fault == Fault::None))
        picture.dealerBubble = spokenText(act, speechAt(session));
}

/// What a player or the dealer has said or done last, for the bubbles.
static void addSpeech(TablePicture& picture, const Session& session)
{
    const auto& entries = session.entries();
    if (entries.empty())
        return;
    const Entry& last = entries.back();
    // the floor steps in just before the event that came too late, or at the very end
    for (std::size_t i = entries.size(); i > 0 && i + 2 > entries.size(); --i) {
        if (std::holds_alternative<FloorStep>(entries[i - 1].event))
            picture.caption = floorText(entries[i - 1], wordingAt(session));
    }
    if (std::holds_alternative<FloorStep>(last.event))
        return;
    if (const auto* act = std::get_if<Act>(&last.event))
        return addDealersSpeech(picture, session, last, *act);
    const auto* decision = std::get_if<Decision>(&last.event);
    const auto* incident = std::get_if<Incident>(&last.event);
    if (incident != nullptr && !mishapFacts(incident->mishap).takesSeat) {
        // a boxed card is to be seen by itself when its turn comes
        if (incident->mishap != Mishap::BoxedCard)
            picture.caption = incidentText(*incident, wordingAt(session));
        return;
    }
    const int number = (decision != nullptr ? decision->seat : std::get<Incident>(last.event).seat).number();
    for (SeatPicture& seat : picture.seats) {
        if (seat.number != number)
            continue;
        if (decision != nullptr)
            seat.bubble = saysNothing(*decision) ? QString() : decisionText(*decision, wordingAt(session));
        else
            seat.incident = incidentText(std::get<Incident>(last.event), wordingAt(session));
    }
}

/// The blind that a seat has, as the coach shows it; a big blind only where there is a button.
static QString markerOf(const HandNotes& notes, Seat seat, bool button)
{
    if (notes.openingBlindSeat == seat)
        return TableWords::tr("OB");
    if (notes.smallBlindSeat == seat)
        return TableWords::tr("SB");
    return button && notes.bigBlind > 0 && notes.bigBlindSeat == seat ? TableWords::tr("BB") : QString();
}

static SeatPicture seatPicture(const Session& session, Seat seat, bool coach)
{
    const Table& table = session.table();
    const SeatPlace& place = table.at(seat);
    const HandNotes& notes = session.situation().notes;
    SeatPicture picture;
    picture.number = seat.number();
    picture.occupied = place.seated;
    picture.name = playerName(session, seat);
    picture.stack = place.stack;
    picture.bet = chipsPicture(session, place.inFront());
    picture.allIn = !place.hand.empty() && place.stack == 0;
    picture.absent = place.absent;
    picture.sittingOut = place.seated && !notes.dealtIn.contains(seat);
    const bool gathered = table.stub.size() == cardCount;
    const bool dealt = !table.muck.empty() || session.situation().betting.street >= 0;
    picture.folded = notes.dealtIn.contains(seat) && place.hand.empty() && dealt && !gathered;
    if (const auto turn = session.procedure().turn(); turn && turn->wait == Wait::Bet)
        picture.toAct = turn->seat == seat;
    if (place.noTurn)
        picture.discs.append(TableWords::tr("NO TURN"));
    if (place.noRiver)
        picture.discs.append(TableWords::tr("NO RIVER"));
    if (session.situation().bank.account(seat).lent > 0)
        picture.note = TableWords::tr("ODC");
    if (coach)
        picture.marker = markerOf(notes, seat, table.button.has_value());
    if (faceOf(session).banked)
        addBankedSeat(picture, session, seat);
    return picture;
}

static void addPots(TablePicture& picture, const Session& session)
{
    const auto& pots = session.table().pots;
    // a pot keeps its number: an empty one is left out only behind the last that holds chips
    std::size_t count = pots.size();
    while (count > 0 && pots[count - 1].amount == 0)
        --count;
    for (std::size_t i = 0; i < count; ++i) {
        PotPicture pot;
        pot.label = potText(static_cast<int>(i));
        pot.chips = chipsPicture(session, pots[i].amount);
        for (const Seat seat : pots[i].eligible)
            pot.eligible.append(seat.number());
        picture.pots.push_back(pot);
    }
}

/// What is printed on the game's felt, and what waits beside the deck.
static void addFelt(TablePicture& picture, const Session& session)
{
    const Face& face = faceOf(session);
    if (!face.banked) {
        const StreetGame& game = streetGame(session.situation());
        picture.cardsPerHand = game.variant().fullHand;
        picture.showsDrop = game.habits(session.situation()).takesRake;
    }
    const auto inWords = [](const char* word) { return TableWords::tr(word); };
    picture.boardSlots = textsOf(face.board, inWords);
    picture.waitingDiscs = textsOf(face.discs, inWords);
}

/// The rack from which loans are counted out, where the bank has any.
static void addBank(TablePicture& picture, const Session& session)
{
    const OdcBank& bank = session.situation().bank;
    if (!faceOf(session).has(Kit::Riverboat) || !bank.options().offered)
        return;
    picture.showsBank = true;
    picture.bank = chipsPicture(session, bank.options().allotment);
    const Chips grown = bank.absorbed() + bank.outstanding();
    if (grown > 0)
        picture.caption = TableWords::tr("On the table %1 = issued %2 + ODC %3")
                              .arg(chipsText(bank.issued() + grown), chipsText(bank.issued()), chipsText(grown));
}

/// Where the owed act begins, for the coach's mark on the table.
static void markOwed(TablePicture& picture, const Session& session)
{
    const auto duty = idealDuty(session);
    if (!duty)
        return;
    const TableMark mark = markFor(session, duty->act);
    picture.owedSpot = mark.spot;
    picture.owedIndex = mark.index;
}

QVariantList chipSamples(const Session& session, const std::vector<Chips>& values)
{
    QVariantList samples;
    for (std::size_t i = values.size(); i > 0; --i) {
        ChipPicture chip;
        chip.denomination = values[i - 1];
        chip.count = 1;
        chip.colour = faceOf(session).banked ? houseColour(values[i - 1]) : streetChipColour(values[i - 1], i - 1);
        samples.append(QVariant::fromValue(chip));
    }
    return samples;
}

Wording speechAt(const Session& session)
{
    Wording wording;
    wording.game = session.setup().game();
    wording.leastCut = session.setup().common().leastCut;
    wording.mostCut = session.setup().common().mostCut;
    return wording;
}

QString playerName(const Session& session, Seat seat)
{
    const auto& seats = session.setup().seats;
    const auto found = std::ranges::find(seats, seat, &SeatSetup::seat);
    return found == seats.end() ? QString() : printable(QString::fromStdString(found->name));
}

TablePicture tablePicture(const Session& session, bool coach, bool tells)
{
    const Table& table = session.table();
    TablePicture picture;
    for (int number = 1; number <= session.setup().chairs(); ++number)
        picture.seats.push_back(seatPicture(session, Seat(number), coach));
    addAllCards(picture, table);
    addPots(picture, session);
    addFelt(picture, session);
    addBank(picture, session);
    picture.showsSetAside = !table.aside.empty();
    const bool opening = table.shuffles > 0 || table.cutCardPlaced;
    if (opening)
        picture.cutCard = table.cutCardPlaced ? CutCardAt::UnderDeck : CutCardAt::Beside;
    picture.drop = chipsPicture(session, table.drop);
    picture.showsDrop = picture.showsDrop || table.drop > 0;
    picture.tips = chipsPicture(session, table.tips);
    picture.buttonSeat = table.button ? table.button->number() : 0;
    if (faceOf(session).banked)
        addBanked(picture, session);
    addSpeech(picture, session);
    if (tells)
        markOwed(picture, session);
    return picture;
}

} // namespace cutcard
