// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/banked/options.h"

#include "core/games/banked/banked_game.h"
#include "core/games/house_reader.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace cutcard {

namespace {

constexpr Chips mostChips = 1'000'000;
constexpr int bonusCardsOfProcedures = 7;
constexpr int bonusCardsOfVersions = 5;
constexpr int ranksOfPairs = 13;

/// How many hands of five and of seven cards there are of each class (CHP-math-1; counted anew by core/odds).
constexpr std::array<double, handClassCount> sevenCards{23'294'460, 58'627'800, 31'433'400, 6'461'620, 6'180'020,
                                                        4'047'644,  3'473'184,  224'848,    37'260,    4'324};
constexpr std::array<double, handClassCount> fiveCards{1'302'540, 1'098'240, 123'552, 54'912, 10'200,
                                                       5'108,     3'744,     624,     36,     4};

std::string pays(const PayTable& table)
{
    std::string text;
    for (std::size_t i = handClassCount - 1; i > 0 && table.odds[i] != 0; --i)
        text.append(text.empty() ? "" : ", ").append(std::to_string(table.odds[i]));
    return text;
}

/// The names of the tables that a house may post.
std::string printedTables(const BankedVariant& game)
{
    std::string names;
    for (const PostedTable& table : game.bonusTables)
        names.append(names.empty() ? "" : "|").append(table.name);
    return names;
}

void readBonus(HouseReader& reader, const toml::table& house, BankedOptions& options)
{
    std::string name = options.bonusTable.name;
    std::vector<int> odds;
    reader.text("bonus_table", name);
    reader.numbers("bonus_pays", 1, highestOdds, odds);
    std::string pair(1, rankLetter(Rank::Two));
    reader.text("bonus_pair_from", pair);
    const toml::node* node = house.get("bonus_table");
    const auto& where = node != nullptr ? *node : static_cast<const toml::node&>(house);
    if (odds.empty()) {
        const auto printed = findPayTable(name);
        if (!printed || printed->cards != options.bonusTable.cards)
            return reader.fail(where, Cause::UnknownWord,
                               printedTables(bankedGame(options.game).variant()) + ", or bonus_pays", name);
        options.bonusTable = *printed;
        return;
    }
    PayTable own{.name = name, .cards = options.bonusTable.cards};
    if (odds.size() >= handClassCount)
        return reader.fail(*house.get("bonus_pays"), Cause::WrongCount, "1..9 odds", std::to_string(odds.size()));
    for (std::size_t i = 0; i < odds.size(); ++i)
        own.odds[handClassCount - 1 - i] = odds[i];
    const auto card = pair.size() == 1 ? Card::fromText(pair + "c") : std::nullopt;
    if (!card)
        return reader.fail(where, Cause::UnknownWord, "bonus_pair_from 2..9 | T | J | Q | K | A", pair);
    own.leastPair = card->rank();
    const auto shape = verify(own);
    if (const auto verified = shape ? verifyName(own) : shape; !verified)
        return reader.fail(where, verified.error().cause, verified.error().expected, verified.error().found);
    options.bonusTable = own;
}

std::string listOf(const std::vector<ChipLot>& lots)
{
    std::string text;
    for (const ChipLot& lot : lots)
        text += "[" + std::to_string(lot.value) + ", " + std::to_string(lot.count) + "], ";
    return text;
}

void readTray(HouseReader& reader, const toml::table& house, BankedOptions& options)
{
    std::vector<ChipLot> rows;
    reader.pairs("tray", [&](Chips value, Chips count, const toml::node& node) {
        // each row is whole chips of the next smaller: a dealer can then always make change from the top down
        const Chips unit = rows.empty() ? options.smallestChip() : rows.back().value;
        if (value % unit != 0 || (!rows.empty() && value == unit) || count > mostChips)
            return reader.fail(node, Cause::OutOfRange, "tray: a multiple of " + std::to_string(unit),
                               std::to_string(value));
        rows.push_back({.value = value, .count = static_cast<int>(count)});
    });
    // the usual tray may not suit the house's chips either
    const toml::node* place = house.get(house.contains("tray") ? "tray" : "starting_stack");
    if (rows.empty())
        rows = options.tray;
    if (rows.size() > maxTrayRows || rows.front().value != options.smallestChip())
        return reader.fail(place != nullptr ? *place : house, Cause::OutOfRange,
                           "tray: up to " + std::to_string(maxTrayRows) + " rows from "
                               + std::to_string(options.smallestChip()),
                           std::to_string(rows.front().value));
    options.tray = rows;
}

/// E and F with 0/1×/2× give the players the edge; such a house is refused, with the figure (CA-2).
void refuseLosingHouse(HouseReader& reader, const toml::table& house, const BankedOptions& options)
{
    if (houseKeepsEdge(options))
        return;
    const auto inHundredths = [](double part) {
        const auto parts = std::lround(part * 10'000);
        const std::string cents = std::to_string(std::abs(parts % 100));
        return (parts < 0 ? "-" : "") + std::to_string(std::abs(parts / 100)) + "." + (cents.size() < 2 ? "0" : "")
               + cents + " %";
    };
    const toml::node* node = house.get("bonus_table");
    reader.fail(node != nullptr ? *node : static_cast<const toml::node&>(house), Cause::NotAllowed,
                "a bonus table whose edge is over " + inHundredths(holdemEdge(options.game, options.mostAfterFlop)),
                options.bonusTable.name + " " + inHundredths(bonusEdge(options.bonusTable)));
}

} // namespace

BankedOptions::BankedOptions(GameId which)
{
    game = which;
    startingStack = {{5, 20}, {25, 16}, {100, 5}};
    tray = {{5, 100}, {25, 100}, {100, 100}, {500, 40}};
    const BankedVariant& dealt = bankedGame(which).variant();
    bonusTable = *findPayTable(dealt.bonusTables.front().name);
    potBet = dealt.potBet;
    burns = dealt.burns;
}

double bonusEdge(const PayTable& table)
{
    const auto& counts = table.cards == bonusCardsOfProcedures ? sevenCards : fiveCards;
    double all = 0;
    double won = 0;
    for (std::size_t i = 0; i < handClassCount; ++i) {
        double paid = table.odds[i] > 0 ? counts[i] : 0;
        if (static_cast<HandClass>(i) == HandClass::OnePair && table.cards == bonusCardsOfVersions)
            paid *= static_cast<double>(ranksOfPairs - static_cast<int>(table.leastPair)) / ranksOfPairs;
        all += counts[i];
        won += paid * table.odds[i] - (counts[i] - paid);
    }
    return -won / all;
}

double holdemEdge(GameId game, int mostAfterFlop)
{
    return bankedGame(game).variant().holdemEdge(mostAfterFlop);
}

bool houseKeepsEdge(const BankedOptions& options)
{
    return bonusEdge(options.bonusTable) > holdemEdge(options.game, options.mostAfterFlop);
}

Result<BankedOptions> readBankedOptions(GameId game, std::string_view text, const std::string& name)
{
    const auto parsed = parseToml(text, name);
    if (!parsed)
        return parsed.error();
    BankedOptions options(game);
    const toml::table& house = *parsed;
    HouseReader reader(house, name);
    reader.common(options);
    const Chips unit = options.smallestChip();
    reader.number("least_bet", 1, mostChips, unit, options.leastBet);
    options.mostBet = std::max(options.mostBet, options.leastBet);
    reader.number("most_bet", options.leastBet, mostChips, unit, options.mostBet);
    const BankedVariant& dealt = bankedGame(game).variant();
    if (dealt.potBet) {
        reader.flag("pot_bet", options.potBet);
        reader.number("pot_bet_amount", 0, mostChips, unit, options.potBetAmount);
        reader.number("most_after_flop", 1, 2, options.mostAfterFlop);
        reader.flag("folded_keeps_pot", options.foldedKeepsPot);
    }
    readBonus(reader, house, options);
    reader.flag("machine", options.machine);
    reader.flag("burns", options.burns);
    reader.flag("void_by_hand", options.voidByHand);
    if (dealt.sharesHand)
        reader.flag("completes_board", options.completesBoard);
    reader.word("deal_order", dealOrderWords, options.dealOrder);
    reader.word("ask_order", spotOrderWords, options.askOrder);
    reader.word("settle_order", spotOrderWords, options.settleOrder);
    if (dealt.potBet)
        reader.word("odd_chip", potOddChipWords, options.oddChip);
    reader.flag("cuts_payments", options.cutsPayments);
    reader.number("largest_paid", 0, mostChips, unit, options.largestPaid);
    readTray(reader, house, options);
    refuseLosingHouse(reader, house, options);
    if (auto error = reader.finish())
        return *error;
    return options;
}

std::string writeOptions(const BankedOptions& options)
{
    const BankedVariant& dealt = bankedGame(options.game).variant();
    HouseWriter writer("House options of " + std::string(dealt.title) + ".");
    writer.stack(options, "what a player has in front at first");
    writer.deck(options, "CHP-hand-1");
    writer.number("The limits of bonus and blind (CHP-wag-a).", "least_bet", options.leastBet);
    writer.number("And the most.", "most_bet", options.mostBet);
    if (dealt.potBet) {
        writer.flag("The Pot Bet is offered (CHP-play-4).", "pot_bet", options.potBet);
        writer.number("The Pot Bet; 0: the table minimum (CHP-play-6, CHP-wag-b).", "pot_bet_amount",
                      options.potBetAmount);
        writer.number("The most that is wagered after the flop, in antes: 1 or 2 (CHP-play-15).", "most_after_flop",
                      options.mostAfterFlop);
        writer.flag("Who folded still plays for the Pot Bet (CA-8).", "folded_keeps_pot", options.foldedKeepsPot);
    }
    writer.word("The posted bonus table: " + std::string(dealt.bonusNote) + ".", "bonus_table",
                options.bonusTable.name);
    if (findPayTable(options.bonusTable.name) != options.bonusTable) {
        writer.array("What the house's own table pays, from the royal flush down, to 1.", "bonus_pays",
                     pays(options.bonusTable));
        writer.word("The lowest pair paid.", "bonus_pair_from",
                    std::string(1, rankLetter(options.bonusTable.leastPair)));
    }
    writer.flag("Shuffled by a machine with two decks (CHP-shuf-1); otherwise by hand.", "machine", options.machine);
    writer.flag("One card is burnt before flop, turn and river (CHP-hand-5, RA-11).", "burns", options.burns);
    writer.flag("Irregularities void the round of a hand deal too (CA-6).", "void_by_hand", options.voidByHand);
    if (dealt.sharesHand)
        writer.flag("The board is completed even if nobody has a live Hold'em wager (RA-22).", "completes_board",
                    options.completesBoard);
    writer.word("The order of dealing the hands: \"free\", \"one-at-a-time\" or \"two-at-a-time\" (CA-13).",
                "deal_order", dealOrderWords[static_cast<std::size_t>(options.dealOrder)]);
    writer.word("The order of asking the spots: \"free\", \"right-to-left\" or \"left-to-right\" (RA-20).", "ask_order",
                spotOrderWords[static_cast<std::size_t>(options.askOrder)]);
    writer.word("The order of settling spots: \"free\", \"right-to-left\" or \"left-to-right\" (RA-20).",
                "settle_order", spotOrderWords[static_cast<std::size_t>(options.settleOrder)]);
    if (dealt.potBet)
        writer.word("Who of those tied for the Pot Bet gets an odd chip: \"any\", \"from-the-left\" or "
                    "\"from-the-right\" (CA-9).",
                    "odd_chip", potOddChipWords[static_cast<std::size_t>(options.oddChip)]);
    writer.flag("Payments are cut out of the tray chip by chip, in the fewest chips.", "cuts_payments",
                options.cutsPayments);
    writer.number("The largest chip that is paid out; 0: any.", "largest_paid", options.largestPaid);
    writer.comment("What lies in the tray at first: value and count.");
    writer.list("tray", listOf(options.tray));
    return writer.text();
}

} // namespace cutcard
