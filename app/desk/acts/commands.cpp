// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/acts/commands.h"

#include "app/faces/face.h"
#include "app/words/said.h"
#include "app/words/tr.h"

namespace cutcard {

/// What a table may have, as the rows of the commands name it: the bits of a set, from the lowest.
constexpr std::array<std::string_view, 8> kitWords{"players", "pub",       "cash",        "riverboat",
                                                   "banked",  "own-hands", "shared-hand", "pot-bet"};

/// The act that a command begins, from the word it has in event files: "muck", "say all-in".
static Act actFrom(std::string_view id)
{
    constexpr std::string_view says = "say ";
    if (id == wagerCommand)
        return act(Verb::TakeWager);
    if (id.starts_with(says)) {
        const auto* found = firstWith(phrases, id.substr(says.size()), &PhraseFacts::word);
        return say(holds(found != nullptr) ? found->phrase : Phrase{});
    }
    const auto* found = firstWith(verbs, id, &VerbFacts::word);
    return act(holds(found != nullptr) ? found->verb : Verb{});
}

static Command commandFrom(const QStringList& row)
{
    const auto translated = [](const QString& text) {
        return QCoreApplication::translate("commands", text.toUtf8().constData());
    };
    Command command{.id = row.value(0),
                    .text = translated(row.value(1)),
                    .key = row.value(2),
                    .group = translated(row.value(3)),
                    .act = actFrom(row.value(0).toStdString()),
                    .kits = 0};
    for (const QString& kit : row.value(4).split(QLatin1Char(' ')))
        command.kits |= 1U << static_cast<unsigned>(placeOf(kitWords, kit.toStdString()));
    return command;
}

bool Command::belongsTo(GameId game) const
{
    return (faceOf(game).kits & kits) != 0;
}

const std::vector<Command>& dealerCommands()
{
    static const std::vector<Command> commands = eachOf(saidRows("commands"), commandFrom);
    return commands;
}

const Command* findCommand(const QString& id)
{
    static const Command floor{.id = "floor",
                               .text = QCoreApplication::translate("commands", "Floor!"),
                               .key = "F",
                               .group = {},
                               .act = act(Verb::CallFloor)};
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
