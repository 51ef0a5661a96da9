// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/acts/commands.h"

#include "app/desk/acts/banked_commands.h"
#include "app/faces/face.h"
#include "app/words/tr.h"

namespace cutcard {

Command doing(Verb verb, const char* text, const char* key, const QString& group)
{
    return {.id = textOf(verbFacts(verb).word),
            .text = CommandWords::tr(text),
            .key = key,
            .group = group,
            .act = act(verb)};
}

Command saying(Phrase phrase, const char* text, const char* key, const QString& group)
{
    return {.id = "say " + textOf(phraseFacts(phrase).word),
            .text = CommandWords::tr(text),
            .key = key,
            .group = group,
            .act = say(phrase)};
}

/// The same where a table has that.
static Command only(Kit kit, Command command)
{
    command.kits = static_cast<Kits>(kit);
    return command;
}

/// The same where it has one of two.
static Command only(Kit kit, Kit other, Command command)
{
    command.kits = kit | other;
    return command;
}

static std::vector<Command> makeCommands()
{
    constexpr auto pub = Kit::Pub;
    constexpr auto cash = Kit::Cash;
    constexpr auto riverboat = Kit::Riverboat;
    const QString deck = CommandWords::tr("Deck");
    const QString action = CommandWords::tr("Action");
    const QString chips = CommandWords::tr("Chips");
    const QString hands = CommandWords::tr("Hands");
    const QString rulings = CommandWords::tr("Rulings");
    const QString house = CommandWords::tr("House");
    const QString bank = CommandWords::tr("Bank");
    return {
        doing(Verb::Shuffle, QT_TRANSLATE_NOOP("commands", "Shuffle"), "Z", deck),
        doing(Verb::OfferCut, QT_TRANSLATE_NOOP("commands", "Offer cut…"), "Q", deck),
        doing(Verb::CompleteCut, QT_TRANSLATE_NOOP("commands", "Complete cut"), "Shift+Q", deck),
        doing(Verb::PlaceCutCard, QT_TRANSLATE_NOOP("commands", "Place cut card"), "K", deck),
        doing(Verb::Pitch, QT_TRANSLATE_NOOP("commands", "Pitch…"), "P", deck),
        doing(Verb::Burn, QT_TRANSLATE_NOOP("commands", "Burn"), "Space", deck),
        doing(Verb::Board, QT_TRANSLATE_NOOP("commands", "Deal to board…"), "D", deck),
        doing(Verb::GatherCards, QT_TRANSLATE_NOOP("commands", "Gather cards"), "Shift+G", deck),
        doing(Verb::PlaceButton, QT_TRANSLATE_NOOP("commands", "Button to…"), "E", deck),
        only(pub, riverboat, doing(Verb::PostFor, QT_TRANSLATE_NOOP("commands", "Post for…"), "Shift+P", deck)),
        only(pub, doing(Verb::Spread, QT_TRANSLATE_NOOP("commands", "Spread deck"), "Shift+Z", deck)),
        doing(Verb::ReturnAside, QT_TRANSLATE_NOOP("commands", "Shuffle back in"), ",", deck),

        doing(Verb::PointTo, QT_TRANSLATE_NOOP("commands", "Action on…"), "A", action),
        saying(Phrase::Option, QT_TRANSLATE_NOOP("commands", "Option…"), "O", action),
        saying(Phrase::Bet, QT_TRANSLATE_NOOP("commands", "Bet…"), "B", action),
        saying(Phrase::Raise, QT_TRANSLATE_NOOP("commands", "Raise to…"), "R", action),
        saying(Phrase::AllIn, QT_TRANSLATE_NOOP("commands", "All-in…"), "I", action),
        saying(Phrase::Call, QT_TRANSLATE_NOOP("commands", "Call…"), "L", action),
        saying(Phrase::Check, QT_TRANSLATE_NOOP("commands", "Check…"), "C", action),
        saying(Phrase::Fold, QT_TRANSLATE_NOOP("commands", "Fold…"), "Shift+F", action),
        only(cash, saying(Phrase::Capped, QT_TRANSLATE_NOOP("commands", "“Capped”"), "Shift+I", action)),
        saying(Phrase::Showdown, QT_TRANSLATE_NOOP("commands", "Showdown"), "S", action),
        saying(Phrase::Blinds, QT_TRANSLATE_NOOP("commands", "Blinds…"), "Shift+B", action),

        doing(Verb::Sweep, QT_TRANSLATE_NOOP("commands", "Gather bets"), "G", chips),
        doing(Verb::BuildPot, QT_TRANSLATE_NOOP("commands", "Build pot…"), "U", chips),
        doing(Verb::ReturnChips, QT_TRANSLATE_NOOP("commands", "Return chips…"), "H", chips),
        doing(Verb::PushPot, QT_TRANSLATE_NOOP("commands", "Push pot…"), "W", chips),
        doing(Verb::SeparateBet, QT_TRANSLATE_NOOP("commands", "Separate a bet…"), "Shift+W", chips),

        doing(Verb::NameHand, QT_TRANSLATE_NOOP("commands", "Name hand…"), "N", hands),
        doing(Verb::TurnUp, QT_TRANSLATE_NOOP("commands", "Turn over hand…"), "Shift+N", hands),
        saying(Phrase::HandsUp, QT_TRANSLATE_NOOP("commands", "“Hands up, please”…"), "Shift+S", hands),
        doing(Verb::MuckHand, QT_TRANSLATE_NOOP("commands", "Muck hand…"), "M", hands),
        doing(Verb::GuardMuck, QT_TRANSLATE_NOOP("commands", "Guard the muck"), "Shift+M", hands),
        only(pub, doing(Verb::ShowHand, QT_TRANSLATE_NOOP("commands", "Show hand to all…"), "Shift+E", hands)),
        doing(Verb::ShowExposed, QT_TRANSLATE_NOOP("commands", "Show exposed…"), "Shift+L", hands),
        doing(Verb::PlaceExposed, QT_TRANSLATE_NOOP("commands", "Place exposed card"), "Shift+O", hands),
        doing(Verb::SetAside, QT_TRANSLATE_NOOP("commands", "Set board cards aside…"), "Shift+U", hands),

        saying(Phrase::CallOnly, QT_TRANSLATE_NOOP("commands", "“Call only”…"), "T", rulings),
        saying(Phrase::CorrectTo, QT_TRANSLATE_NOOP("commands", "“It must be…”"), "Y", rulings),
        saying(Phrase::OutOfTurn, QT_TRANSLATE_NOOP("commands", "“Out of turn”…"), "Shift+T", rulings),
        saying(Phrase::BetStands, QT_TRANSLATE_NOOP("commands", "“The bet stands”…"), "Shift+Y", rulings),
        saying(Phrase::DoNotSplash, QT_TRANSLATE_NOOP("commands", "“Don't splash”…"), "J", rulings),
        saying(Phrase::ExposedCard, QT_TRANSLATE_NOOP("commands", "“Exposed card”"), "X", rulings),
        saying(Phrase::Misdeal, QT_TRANSLATE_NOOP("commands", "“Misdeal”"), "Shift+X", rulings),
        only(pub, saying(Phrase::ShowAll, QT_TRANSLATE_NOOP("commands", "“Show one, show all”…"), "V", rulings)),
        saying(Phrase::CardsInView, QT_TRANSLATE_NOOP("commands", "“Cards above the table”…"), "Shift+V", rulings),
        only(pub, saying(Phrase::NoPhone, QT_TRANSLATE_NOOP("commands", "“No phones”…"), "Shift+H", rulings)),
        only(pub,
             saying(Phrase::OneToAHand, QT_TRANSLATE_NOOP("commands", "“One player to a hand”…"), "Shift+I", rulings)),
        only(pub, riverboat,
             saying(Phrase::NoDiscussion, QT_TRANSLATE_NOOP("commands", "“Don't discuss it”…"), "Shift+J", rulings)),
        only(pub, riverboat,
             saying(Phrase::KeepYourHand, QT_TRANSLATE_NOOP("commands", "“Don't show folded”…"), "Shift+K", rulings)),
        saying(Phrase::NoRabbit, QT_TRANSLATE_NOOP("commands", "“No rabbit hunting”…"), "Shift+R", rulings),
        only(pub, saying(Phrase::DrawAgain, QT_TRANSLATE_NOOP("commands", "“Draw again”"), "Shift+D", rulings)),
        saying(Phrase::CutAgain, QT_TRANSLATE_NOOP("commands", "“Cut again”…"), "Shift+C", rulings),
        saying(Phrase::Stop, QT_TRANSLATE_NOOP("commands", "“Stop, please”"), "Shift+A", rulings),
        only(pub, saying(Phrase::AllInOrNone, QT_TRANSLATE_NOOP("commands", "“All-in or no raise”…"), "[", rulings)),
        only(pub, saying(Phrase::HowMuch, QT_TRANSLATE_NOOP("commands", "“How much?”…"), "]", rulings)),
        only(pub, saying(Phrase::ToCall, QT_TRANSLATE_NOOP("commands", "“… to you”…"), ".", rulings)),
        only(cash, saying(Phrase::ToCall, QT_TRANSLATE_NOOP("commands", "“Call, raise or fold”…"), "Shift+H", rulings)),
        only(cash, riverboat,
             saying(Phrase::ProtectHand, QT_TRANSLATE_NOOP("commands", "“Protect your hand”…"), "V", rulings)),
        only(cash, saying(Phrase::EnglishOnly, QT_TRANSLATE_NOOP("commands", "“English only”…"), "Shift+E", rulings)),
        only(cash, saying(Phrase::TableStakes, QT_TRANSLATE_NOOP("commands", "“Table stakes”…"), "Shift+J", rulings)),
        only(cash, saying(Phrase::ChipsStay, QT_TRANSLATE_NOOP("commands", "“Chips stay here”…"), "Shift+K", rulings)),
        only(cash, saying(Phrase::OwnChips, QT_TRANSLATE_NOOP("commands", "“Own chips only”…"), "Shift+Z", rulings)),
        doing(Verb::TakeBack, QT_TRANSLATE_NOOP("commands", "Take back"), "Backspace", rulings),

        only(cash, doing(Verb::TakeRake, QT_TRANSLATE_NOOP("commands", "Take rake…"), ".", house)),
        only(cash, doing(Verb::SellChips, QT_TRANSLATE_NOOP("commands", "Sell chips…"), "/", house)),
        only(cash, saying(Phrase::ButtonAt, QT_TRANSLATE_NOOP("commands", "“The button is…”"), "Shift+P", house)),
        only(cash, saying(Phrase::BlindsAre, QT_TRANSLATE_NOOP("commands", "“The big blind is…”"), "Shift+D", house)),
        only(cash, saying(Phrase::OwesBlind, QT_TRANSLATE_NOOP("commands", "“Owes a blind”…"), "[", house)),
        only(cash, saying(Phrase::WasWarned, QT_TRANSLATE_NOOP("commands", "“Was warned”…"), "]", house)),
        only(cash, doing(Verb::CountDrop, QT_TRANSLATE_NOOP("commands", "Report the drop…"), ";", house)),
        only(cash, doing(Verb::ClapOut, QT_TRANSLATE_NOOP("commands", "Clap out"), "'", house)),

        only(riverboat, saying(Phrase::NewLevel, QT_TRANSLATE_NOOP("commands", "“Blinds up”…"), "F3", action)),
        only(riverboat, saying(Phrase::MenOverboard, QT_TRANSLATE_NOOP("commands", "“Men overboard”"), "F4", action)),
        only(riverboat,
             saying(Phrase::KeepOrDiscard, QT_TRANSLATE_NOOP("commands", "“Keep or discard?”…"), "F5", action)),
        only(riverboat, doing(Verb::NoRiverDisc, QT_TRANSLATE_NOOP("commands", "“No River” disc…"), "[", action)),
        only(riverboat, doing(Verb::NoTurnDisc, QT_TRANSLATE_NOOP("commands", "“No Turn” disc…"), "]", action)),
        only(riverboat, saying(Phrase::Reveal, QT_TRANSLATE_NOOP("commands", "“Reveal”"), "F6", action)),
        only(riverboat, saying(Phrase::ShowFirst, QT_TRANSLATE_NOOP("commands", "“Shows first”…"), "F7", action)),
        only(riverboat, doing(Verb::CountHand, QT_TRANSLATE_NOOP("commands", "Count cards…"), "F8", hands)),
        only(riverboat, saying(Phrase::TwoAtMost, QT_TRANSLATE_NOOP("commands", "“Two at most”…"), "Shift+D", rulings)),
        only(riverboat,
             saying(Phrase::DiscardStands, QT_TRANSLATE_NOOP("commands", "“It stands”…"), "Shift+E", rulings)),
        only(riverboat, saying(Phrase::NotYet, QT_TRANSLATE_NOOP("commands", "“Not yet”…"), "Shift+H", rulings)),
        only(riverboat,
             saying(Phrase::ChipsOnHand, QT_TRANSLATE_NOOP("commands", "“Chips on the hand”…"), "Shift+I", rulings)),
        only(riverboat,
             saying(Phrase::HandVoid, QT_TRANSLATE_NOOP("commands", "“The hand is void”"), "Shift+Z", rulings)),
        only(riverboat, doing(Verb::Deposit, QT_TRANSLATE_NOOP("commands", "Deposit…"), "'", bank)),
        only(riverboat, saying(Phrase::OdcDrawn, QT_TRANSLATE_NOOP("commands", "“ODC drawn”…"), "\\", bank)),
        only(riverboat, doing(Verb::Lend, QT_TRANSLATE_NOOP("commands", "Lend…"), "/", bank)),
        only(riverboat, doing(Verb::Charge, QT_TRANSLATE_NOOP("commands", "Charge…"), ".", bank)),
        only(riverboat, doing(Verb::TakeLoan, QT_TRANSLATE_NOOP("commands", "Collect loan…"), ";", bank)),
        only(riverboat, doing(Verb::Credit, QT_TRANSLATE_NOOP("commands", "Credit…"), "=", bank)),
        only(riverboat, doing(Verb::RecordPot, QT_TRANSLATE_NOOP("commands", "Record pot…"), "-", bank)),
        only(riverboat, saying(Phrase::NoOdc, QT_TRANSLATE_NOOP("commands", "“No ODC”…"), "`", bank)),
        only(riverboat, saying(Phrase::OdcOrFold, QT_TRANSLATE_NOOP("commands", "“ODC or fold”…"), "F2", bank)),
        only(riverboat, doing(Verb::CountStack, QT_TRANSLATE_NOOP("commands", "Count stack…"), "F9", bank)),
        only(riverboat, saying(Phrase::Advances, QT_TRANSLATE_NOOP("commands", "“Goes on”…"), "F10", bank)),
        only(riverboat, saying(Phrase::Winner, QT_TRANSLATE_NOOP("commands", "“Wins”…"), "F11", bank)),
        only(riverboat, saying(Phrase::Eliminated, QT_TRANSLATE_NOOP("commands", "“Eliminated”…"), "F12", bank)),
    };
}

/// Those of the players' games first, then those of the house-banked ones, which have keys of their own.
static std::vector<Command> allCommands()
{
    std::vector<Command> commands = makeCommands();
    for (Command& command : commands) {
        if (command.kits == ~0U)
            command.kits = static_cast<Kits>(Kit::Players);
    }
    const std::vector<Command> banked = bankedCommands();
    commands.insert(commands.end(), banked.begin(), banked.end());
    return commands;
}

bool Command::belongsTo(GameId game) const
{
    return (faceOf(game).kits & kits) != 0;
}

const std::vector<Command>& dealerCommands()
{
    static const std::vector<Command> commands = allCommands();
    return commands;
}

const Command* findCommand(const QString& id)
{
    static const Command floor{
        .id = "floor", .text = CommandWords::tr("Floor!"), .key = "F", .group = {}, .act = act(Verb::CallFloor)};
    if (id == floor.id)
        return &floor;
    return firstWith(dealerCommands(), id, &Command::id);
}

const Command* findCommand(const QString& id, GameId game)
{
    const Command* found =
        firstOf(dealerCommands(), [&](const Command& command) { return command.id == id && command.belongsTo(game); });
    return found == nullptr ? findCommand(id) : found;
}

QString commandIdOf(const Act& act)
{
    if (act.verb == Verb::Announce)
        return "say " + textOf(phraseFacts(act.phrase).word);
    return textOf(verbFacts(act.verb).word);
}

static bool countsCards(Verb verb)
{
    return verb == Verb::Board || verb == Verb::SetAside || verb == Verb::CountHand || verb == Verb::BoardDown
           || verb == Verb::TurnBoard;
}

std::vector<Detail> detailsOf(const Act& act)
{
    std::vector<Detail> details;
    if (act.verb == Verb::Announce) {
        const PhraseFacts& facts = phraseFacts(act.phrase);
        if (facts.takesSeat)
            details.push_back(Detail::Seat);
        if (facts.takesAmount)
            details.push_back(Detail::Amount);
        return details;
    }
    // hands go to the spot first, then to a circle; what is taken or pushed is all that lies there
    if (act.verb == Verb::TakeWager || act.verb == Verb::PushWager)
        return {Detail::Seat, Detail::Circle};
    if (act.verb == Verb::PayWager || act.verb == Verb::CorrectWager)
        return {Detail::Seat, Detail::Circle, Detail::Amount};
    if (act.verb == Verb::CutOut)
        return {Detail::Seat, Detail::Circle, Detail::Amount, Detail::Count};
    if (act.verb == Verb::TakeDeck)
        return {Detail::Deck};
    using Asked = std::pair<Field, Detail>;
    static constexpr std::array asked{Asked{Field::Seat, Detail::Seat},   Asked{Field::Amount, Detail::Amount},
                                      Asked{Field::Seats, Detail::Seats}, Asked{Field::Hand, Detail::Hand},
                                      Asked{Field::Ranks, Detail::Ranks}, Asked{Field::Matter, Detail::Matter},
                                      Asked{Field::Board, Detail::Boards}};
    // a phrase is picked before it comes to details, and a circle is asked for above, in an order of its own
    for (const Field field : verbFacts(act.verb).fields) {
        const auto found = std::ranges::find(asked, field, &Asked::first);
        if (field == Field::Number)
            details.push_back(countsCards(act.verb) ? Detail::Count : Detail::Pot);
        else if (found != asked.end())
            details.push_back(found->second);
    }
    return details;
}

} // namespace cutcard
