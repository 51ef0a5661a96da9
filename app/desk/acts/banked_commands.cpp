// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/acts/banked_commands.h"

namespace cutcard {

constexpr auto banked = Kit::Banked;

/// The same where a table has that.
static Command at(Kit kit, Command command)
{
    command.kits = static_cast<Kits>(kit);
    return command;
}

static std::vector<Command> deckCommands()
{
    const QString deck = CommandWords::tr("Deck");
    const QString cards = CommandWords::tr("Cards");
    constexpr auto shared = Kit::SharedHand;
    constexpr auto own = Kit::OwnHands;
    return {
        at(banked, doing(Verb::Shuffle, "Shuffle", "Z", deck)),
        at(banked, doing(Verb::SelfCut, QT_TRANSLATE_NOOP("commands", "Cut onto the cut card"), "Q", deck)),
        at(banked, doing(Verb::TakeDeck, QT_TRANSLATE_NOOP("commands", "Deck from shuffler…"), "Shift+Q", deck)),
        at(own, doing(Verb::Pitch, QT_TRANSLATE_NOOP("commands", "Card to…"), "D", deck)),
        at(shared, doing(Verb::DealShared, QT_TRANSLATE_NOOP("commands", "Card to “Player”"), "D", deck)),
        at(banked, doing(Verb::DealDealer, QT_TRANSLATE_NOOP("commands", "Card to dealer"), "E", deck)),
        at(banked, doing(Verb::Burn, "Burn", "Space", deck)),
        at(banked, doing(Verb::BoardDown, QT_TRANSLATE_NOOP("commands", "Community cards down…"), "B", deck)),
        at(banked, doing(Verb::LiftCutCard, QT_TRANSLATE_NOOP("commands", "Remove cut card"), "K", deck)),
        at(banked, doing(Verb::DiscardStub, QT_TRANSLATE_NOOP("commands", "Stub to discards"), "X", deck)),
        at(banked, doing(Verb::GatherCards, QT_TRANSLATE_NOOP("commands", "Pick up all cards"), "Shift+G", deck)),
        at(banked, doing(Verb::LoadShuffler, QT_TRANSLATE_NOOP("commands", "Load shuffler"), "Shift+Z", deck)),

        at(shared, doing(Verb::TurnShared, QT_TRANSLATE_NOOP("commands", "Turn “Player” cards"), "Shift+V", cards)),
        at(banked, doing(Verb::TurnBoard, QT_TRANSLATE_NOOP("commands", "Turn community…"), "V", cards)),
        at(banked, doing(Verb::TurnDealer, QT_TRANSLATE_NOOP("commands", "Turn dealer's cards"), "H", cards)),
        at(own, doing(Verb::TurnUp, "Turn over hand…", "I", cards)),
        at(banked, doing(Verb::NameDealer, QT_TRANSLATE_NOOP("commands", "“Dealer has…”"), "N", cards)),
        at(shared, doing(Verb::NameShared, QT_TRANSLATE_NOOP("commands", "“Player hand…”"), "Shift+N", cards)),
        at(own, doing(Verb::Slide, QT_TRANSLATE_NOOP("commands", "Push out for…"), "S", cards)),
        at(banked, doing(Verb::SlideDealer, QT_TRANSLATE_NOOP("commands", "Push out for dealer…"), "Shift+S", cards)),
        at(own, doing(Verb::MuckHand, "Muck hand…", "Shift+X", cards)),
    };
}

static std::vector<Command> wagerCommands()
{
    const QString wagers = CommandWords::tr("Wagers");
    const QString rulings = CommandWords::tr("Rulings");
    constexpr auto potBet = Kit::PotBet;
    Command treat = doing(Verb::TakeWager, QT_TRANSLATE_NOOP("commands", "Wager…"), "W", wagers);
    treat.id = wagerCommand;
    return {
        at(banked, saying(Phrase::PlaceBets, QT_TRANSLATE_NOOP("commands", "“Place your bets”"), "L", wagers)),
        at(banked, saying(Phrase::NoMoreBets, QT_TRANSLATE_NOOP("commands", "“No more bets”"), "M", wagers)),
        at(banked, doing(Verb::PointTo, "Action on…", "A", wagers)),
        at(banked, treat),
        at(banked, doing(Verb::TakeWager, QT_TRANSLATE_NOOP("commands", "Take…"), "T", wagers)),
        at(banked, doing(Verb::PayWager, QT_TRANSLATE_NOOP("commands", "Pay…"), "P", wagers)),
        at(banked, doing(Verb::CutOut, QT_TRANSLATE_NOOP("commands", "Cut out…"), "Shift+U", wagers)),
        at(banked, doing(Verb::PushWager, QT_TRANSLATE_NOOP("commands", "Push…"), "U", wagers)),
        at(potBet, doing(Verb::GatherPot, QT_TRANSLATE_NOOP("commands", "Gather Pot Bets"), "G", wagers)),
        at(potBet, doing(Verb::PushPot, "Push pot…", "O", wagers)),
        at(banked, doing(Verb::SellChips, "Sell chips…", "/", wagers)),
        at(banked, doing(Verb::FillTray, QT_TRANSLATE_NOOP("commands", "Fill the tray"), "Shift+T", wagers)),

        at(banked, doing(Verb::CorrectWager, QT_TRANSLATE_NOOP("commands", "Wager must be…"), "C", rulings)),
        at(banked, saying(Phrase::ChipsOrFold, QT_TRANSLATE_NOOP("commands", "“Chips or fold”…"), "Shift+O", rulings)),
        at(banked, saying(Phrase::ChipsOnly, QT_TRANSLATE_NOOP("commands", "“Chips only”…"), "Shift+C", rulings)),
        at(banked, saying(Phrase::HandsOff, QT_TRANSLATE_NOOP("commands", "“Hands off”…"), "Shift+H", rulings)),
        at(banked, saying(Phrase::CardsInView, "“Cards above the table”…", "Shift+A", rulings)),
        at(banked, saying(Phrase::OneToAHand, "“One player to a hand”…", "Shift+I", rulings)),
        at(banked, saying(Phrase::ProtectHand, "“Protect your hand”…", "Shift+P", rulings)),
        at(banked, saying(Phrase::HandVoid, "“The hand is void”", "Y", rulings)),
        at(banked, doing(Verb::ReturnWagers, QT_TRANSLATE_NOOP("commands", "Return all wagers"), "R", rulings)),
        at(banked, saying(Phrase::ExposedCard, "“Exposed card”", "J", rulings)),
        at(banked, saying(Phrase::Stop, "“Stop, please”", "Shift+W", rulings)),
        at(banked, doing(Verb::TakeBack, "Take back", "Backspace", rulings)),
    };
}

std::vector<Command> bankedCommands()
{
    std::vector<Command> commands = deckCommands();
    const std::vector<Command> wagers = wagerCommands();
    commands.insert(commands.end(), wagers.begin(), wagers.end());
    return commands;
}

} // namespace cutcard
