// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/banked/options.h"

#include "core/base/parts_of.h"
#include "core/games/banked/banked_game.h"
#include "core/games/option_rows.h"

#include <cmath>
#include <cstdlib>

namespace cutcard {

using Banked = BankedOptions;
using Rows = OptionRows<BankedOptions>;

constexpr Chips mostChips = 1'000'000;
constexpr int bonusCardsOfProcedures = 7;
constexpr int bonusCardsOfVersions = 5;
constexpr int ranksOfPairs = 13;

/// How many hands of five and of seven cards there are of each class (CHP-math-1; counted anew by core/odds).
constexpr std::array<double, handClassCount> sevenCards{23'294'460, 58'627'800, 31'433'400, 6'461'620, 6'180'020,
                                                        4'047'644,  3'473'184,  224'848,    37'260,    4'324};
constexpr std::array<double, handClassCount> fiveCards{1'302'540, 1'098'240, 123'552, 54'912, 10'200,
                                                       5'108,     3'744,     624,     36,     4};

constexpr std::array dealChoices{
    ChoiceOf<DealOrder>{DealOrder::Free, {"free", Houses::tr("any")}},
    ChoiceOf<DealOrder>{DealOrder::OneAtATime, {"one-at-a-time", Houses::tr("one card at a time")}},
    ChoiceOf<DealOrder>{DealOrder::TwoAtATime, {"two-at-a-time", Houses::tr("two cards at a time")}},
};
constexpr std::array spotChoices{
    ChoiceOf<SpotOrder>{SpotOrder::Free, {"free", Houses::tr("any")}},
    ChoiceOf<SpotOrder>{SpotOrder::RightToLeft, {"right-to-left", Houses::tr("from right to left")}},
    ChoiceOf<SpotOrder>{SpotOrder::LeftToRight, {"left-to-right", Houses::tr("from left to right")}},
};
constexpr std::array oddChipChoices{
    ChoiceOf<PotOddChip>{PotOddChip::AnyOfThem, {"any", Houses::tr("any of the winners")}},
    ChoiceOf<PotOddChip>{PotOddChip::FromTheLeft, {"from-the-left", Houses::tr("from the left")}},
    ChoiceOf<PotOddChip>{PotOddChip::FromTheRight, {"from-the-right", Houses::tr("from the right")}},
};

/// Whether a house posts a table that no document prints.
static bool hasOwnTable(const BankedOptions& options)
{
    return findPayTable(options.bonusTable.name) != options.bonusTable;
}

static HouseValue ownPays(const HouseOptions& house)
{
    const auto& options = Rows::of(house);
    std::vector<int> odds;
    for (std::size_t i = handClassCount - 1; hasOwnTable(options) && i > 0 && options.bonusTable.odds[i] != 0; --i)
        odds.push_back(options.bonusTable.odds[i]);
    return odds;
}

static HouseValue ownLeastPair(const HouseOptions& house)
{
    const auto& options = Rows::of(house);
    return hasOwnTable(options) ? std::string(1, rankLetter(options.bonusTable.leastPair)) : std::string();
}

/// A house's own table, as far as it is one.
static void readOwnTable(Fields& fields, BankedOptions& options, const std::vector<int>& odds, const std::string& name,
                         const std::string& pair)
{
    PayTable own{.name = name, .cards = options.bonusTable.cards, .odds = {}};
    if (odds.size() >= handClassCount)
        return fields.fail(fields.at("bonus_pays"), Cause::WrongCount, "1..9 odds", std::to_string(odds.size()));
    for (std::size_t i = 0; i < odds.size(); ++i)
        own.odds[handClassCount - 1 - i] = odds[i];
    const auto card = pair.size() == 1 ? Card::fromText(pair + "c") : std::nullopt;
    if (!card)
        return fields.fail(fields.at("bonus_pair_from"), Cause::UnknownWord, "2..9 | T | J | Q | K | A", pair);
    own.leastPair = card->rank();
    options.bonusTable = own;
    const auto shape = verify(own);
    if (const auto verified = shape ? verifyName(own) : shape; !verified)
        fields.fail(fields.at("bonus_table"), verified.error().cause, verified.error().expected,
                    verified.error().found);
}

/// E and F with 0/1×/2× give the players who make both compulsory wagers, and play them best, the edge; such a house is
/// refused, with the figure (CA-2).
static void refuseLosingHouse(Fields& fields, const BankedOptions& options)
{
    if (bonusEdge(options.bonusTable) > holdemEdge(options.game, options.mostAfterFlop))
        return;
    const auto inHundredths = [](double part) {
        const auto parts = std::lround(part * 10'000);
        const std::string cents = std::to_string(std::abs(parts % 100));
        return std::string(parts < 0 ? "-" : "").append(std::to_string(std::abs(parts / 100)))
               + (cents.size() < 2 ? ".0" : ".") + cents + "%";
    };
    fields.fail(fields.at("bonus_table"), Cause::NotAllowed,
                "a bonus table whose edge is over " + inHundredths(holdemEdge(options.game, options.mostAfterFlop)),
                options.bonusTable.name + " " + inHundredths(bonusEdge(options.bonusTable)));
}

static void readBonus(Fields& fields, HouseOptions& house)
{
    BankedOptions& options = Rows::of(house);
    std::string name = options.bonusTable.name;
    std::vector<int> odds;
    fields.text("bonus_table", name);
    fields.numbers("bonus_pays", 1, highestOdds, odds);
    std::string pair(1, rankLetter(Rank::Two));
    fields.text("bonus_pair_from", pair);
    const auto printed = findPayTable(name);
    if (!odds.empty())
        readOwnTable(fields, options, odds, name, pair);
    else if (printed && printed->cards == options.bonusTable.cards)
        options.bonusTable = *printed;
    else if (!fields.has("bonus_pays"))
        return fields.fail(
            fields.at("bonus_table"), Cause::UnknownWord,
            joined(bankedGame(options.game).variant().bonusTables, "|", &PostedTable::name) + ", or bonus_pays", name);
    refuseLosingHouse(fields, options);
}

static void readTray(Fields& fields, HouseOptions& house)
{
    BankedOptions& options = Rows::of(house);
    std::vector<ChipLot> rows;
    fields.pairs("tray", [&](Chips value, Chips count, const toml::node& node) {
        // each row is whole chips of the next smaller: a dealer can then always make change from the top down
        const Chips unit = rows.empty() ? options.smallestChip() : rows.back().value;
        if (value % unit != 0 || (!rows.empty() && value == unit) || count > mostChips)
            return fields.fail(node, Cause::OutOfRange, "a multiple of " + std::to_string(unit), std::to_string(value));
        rows.push_back({.value = value, .count = static_cast<int>(count)});
    });
    // the usual tray may not suit the house's chips either
    if (rows.empty())
        rows = options.tray;
    if (rows.size() > maxTrayRows || rows.front().value != options.smallestChip())
        return fields.fail(fields.at(fields.has("tray") ? "tray" : "starting_stack"), Cause::OutOfRange,
                           "tray: up to " + std::to_string(maxTrayRows) + " rows from "
                               + std::to_string(options.smallestChip()),
                           std::to_string(rows.front().value));
    options.tray = rows;
}

static Limits wagers(const BankedOptions& options)
{
    return {1, mostChips, options.smallestChip()};
}

static Limits chipsOrNone(const BankedOptions& options)
{
    return {0, mostChips, options.smallestChip()};
}

static void addPotBet(Rows& rows)
{
    rows.flag("pot_bet", Houses::tr("The Pot Bet is offered"), "CHP-play-4", &Banked::potBet)
        .number("pot_bet_amount", Houses::tr("The Pot Bet; 0: the table minimum"), "CHP-play-6, CHP-wag-b",
                &Banked::potBetAmount, chipsOrNone)
        .number("most_after_flop", Houses::tr("Maximum bet after the flop, in antes"), "CHP-play-15",
                &Banked::mostAfterFlop, {1, 2})
        .flag("folded_keeps_pot", Houses::tr("Folded players still play for the Pot Bet"), "CA-8",
              &Banked::foldedKeepsPot);
}

static void addBonus(Rows& rows, std::string_view rules)
{
    rows.add({.key = "bonus_table",
              .label = Houses::tr("Posted bonus pay table"),
              .rules = rules,
              .edge = [](const HouseOptions& house) { return bonusEdge(Rows::of(house).bonusTable); },
              .value = [](const HouseOptions& house) { return HouseValue(Rows::of(house).bonusTable.name); },
              .read = readBonus})
        .add({.key = "bonus_pays",
              .label = Houses::tr("The house's own pay table, royal flush first"),
              .value = ownPays})
        .add({.key = "bonus_pair_from", .label = Houses::tr("Lowest pair paid"), .value = ownLeastPair});
}

static std::vector<HouseOption> rowsOf(const BankedVariant& dealt)
{
    Rows rows;
    rows.stack("")
        .deck("CHP-hand-1")
        .number("least_bet", Houses::tr("Minimum bet"), "CHP-wag-a", &Banked::leastBet, wagers)
        .number(
            "most_bet", Houses::tr("Maximum bet"), "", &Banked::mostBet,
            [](const Banked& house) { return Limits{house.leastBet, mostChips, house.smallestChip()}; },
            [](Banked& house) { house.mostBet = std::max(house.mostBet, house.leastBet); });
    if (dealt.potBet)
        addPotBet(rows);
    addBonus(rows, dealt.bonusRules);
    rows.flag("machine", Houses::tr("A machine shuffles, with two decks"), "CHP-shuf-1", &Banked::machine)
        .flag("burns", Houses::tr("A card is burned before each street"), "CHP-hand-5, RA-11", &Banked::burns)
        .flag("void_by_hand", Houses::tr("Irregularities also void a round dealt by hand"), "CA-6",
              &Banked::voidByHand);
    if (dealt.sharesHand)
        rows.flag("completes_board", Houses::tr("The board is always completed"), "RA-22", &Banked::completesBoard);
    rows.word("deal_order", Houses::tr("Order of dealing the hands"), "CA-13", &Banked::dealOrder, dealChoices)
        .word("ask_order", Houses::tr("Order of asking the players"), "RA-20", &Banked::askOrder, spotChoices)
        .word("settle_order", Houses::tr("Order of settling"), "RA-20", &Banked::settleOrder, spotChoices);
    if (dealt.potBet)
        rows.word("odd_chip", Houses::tr("Odd chip of a tied pot"), "CA-9", &Banked::oddChip, oddChipChoices);
    rows.flag("cuts_payments", Houses::tr("Payments are cut from the rack in the fewest chips"), "",
              &Banked::cutsPayments)
        .number("largest_paid", Houses::tr("Largest chip used to pay; 0: any"), "", &Banked::largestPaid, chipsOrNone)
        .add({.key = "tray",
              .label = Houses::tr("Chips in the rack: value, and how many"),
              .next = higherChip,
              .value = [](const HouseOptions& house) { return HouseValue(linesOf(Rows::of(house).tray)); },
              .read = readTray});
    return rows.take();
}

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

std::vector<HouseOption> bankedRows(GameId game)
{
    return rowsOf(bankedGame(game).variant());
}

} // namespace cutcard
