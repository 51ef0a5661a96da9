// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/support/exit.h"
#include "app/cli/support/files.h"
#include "app/cli/support/json.h"
#include "app/words/tr.h"
#include "app/words/training/odds_words.h"
#include "app/words/wording.h"
#include "core/games/catalogue/catalogue.h"
#include "core/odds/bonus_odds.h"
#include "core/odds/counting/merged_hands.h"

#include <QTextStream>

namespace cutcard::cli {

namespace {

/// What the commands have in common; each uses some.
struct OddsOptions {
    std::string house;
    std::string game = "champion";
    std::string table;
    bool hands = false;
    bool json = false;
};

/// An exact fraction in JSON: as a fraction, with twelve decimals, and as a number to calculate with.
Json jsonOf(const Fraction& fraction)
{
    return {{"fraction", fractionText(fraction)},
            {"decimal", decimalText(fraction, 12)},
            {"number", approximate(fraction)}};
}

Json jsonOf(const PayTable& table, const BonusOdds& odds)
{
    Json pays = Json::object();
    for (std::size_t i = handClassCount; i-- > 0;) {
        if (table.odds[i] != 0)
            pays.set(wordOf(static_cast<HandClass>(i)), table.odds[i]);
    }
    Json json = {{"name", table.name},
                 {"cards", table.cards},
                 {"pays", pays},
                 {"houseEdge", jsonOf(odds.edge())},
                 {"hitFrequency", jsonOf(odds.hit())},
                 {"paid", jsonOf(odds.paid())}};
    if (table.leastPair != Rank::Two)
        json.set("lowestPair", std::string(1, rankLetter(table.leastPair)));
    return json;
}

Json jsonOf(const DocumentFigure& figure)
{
    return {{"figure", wordOf(figure.kind)},       {"subject", figure.subject},
            {"percent", figure.percent},           {"printed", figure.printed},
            {"computed", jsonOf(figure.computed)}, {"match", figure.matches()},
            {"cause", wordOf(figure.cause)},       {"explained", figure.explained ? jsonOf(*figure.explained) : Json()},
            {"text", figureText(figure)},          {"reason", figureReason(figure)}};
}

/// A starting hand in the game with a decision after the flop.
Json jsonOf(const ChampionGame& game, StartingHand hand)
{
    return {{"hand", hand.text()},
            {"combinations", hand.combinations()},
            {"valueOnce", jsonOf(game.playValue(FlopBet::Once, hand))},
            {"valueTwice", jsonOf(game.playValue(FlopBet::Twice, hand))},
            {"raises", jsonOf(game.raises(hand))},
            {"play", !game.folds(FlopBet::Twice, hand)}};
}

/// A starting hand on one side of Versions One and Two.
Json jsonOf(const VersionsGame& game, Side side, StartingHand hand)
{
    const PairWorth& worth = game.hands[static_cast<std::size_t>(hand.index())];
    return {{"hand", hand.text()},
            {"value", jsonOf(game.playValue(side, hand))},
            {"play", !game.forfeits(side, hand)},
            {"raisesAgainst", side == Side::Player ? worth.aheadOf : worth.behind},
            {"of", opponents}};
}

void printRow(const PayTable& table, const BonusOdds& odds)
{
    QTextStream(stdout) << Words::tr("%1: house edge %2, hit frequency %3, paid %4 (%5 cards)")
                               .arg(printable(QString::fromStdString(table.name)), percentText(odds.edge(), 6),
                                    percentText(odds.hit(), 6), percentText(odds.paid(), 6),
                                    QString::number(table.cards))
                        << '\n';
}

void printRow(const DocumentFigure& figure)
{
    QTextStream out(stdout);
    out << (figure.matches() ? "=  " : "!  ") << figureText(figure).leftJustified(54) << ' '
        << printedText(figure).rightJustified(13) << ' ' << computedText(figure).rightJustified(15) << '\n';
    if (!figure.matches())
        out << "      " << figureReason(figure) << '\n';
}

void line(const QString& text)
{
    QTextStream(stdout) << text << '\n';
}

QString valueText(const Fraction& value)
{
    return signedText(value, 12) + QStringLiteral(" = ") + QString::fromStdString(fractionText(value));
}

/// The table that a house posts.
PayTable postedTable(const OddsOptions& options)
{
    const auto game = findGame(options.game);
    const HouseRules house = game ? need(readHouse(game->id, readText(options.house), options.house)) : HouseRules();
    const auto* banked = std::get_if<BankedOptions>(&house);
    if (!game || banked == nullptr)
        fail(ExitCode::BadArguments,
             Words::tr("No game called %1 pays a bonus.").arg(QString::fromStdString(options.game)));
    return banked->bonusTable;
}

/// The document's tables, or a house's; only the one asked for.
std::vector<PayTable> tablesOf(const OddsOptions& options)
{
    std::vector<PayTable> tables = printedPayTables();
    if (!options.house.empty())
        tables = {postedTable(options)};
    if (options.table.empty())
        return tables;
    for (const PayTable& table : tables) {
        if (table.name == options.table)
            return {table};
    }
    fail(ExitCode::BadArguments, Words::tr("There is no pay table %1.").arg(QString::fromStdString(options.table)));
}

void bonus(const OddsOptions& options)
{
    Json list = Json::array();
    for (const PayTable& table : tablesOf(options)) {
        if (options.json)
            list.push_back(jsonOf(table, bonusOdds(table)));
        else
            printRow(table, bonusOdds(table));
    }
    if (options.json)
        print(list);
}

/// The bonus on seven cards together with a game: the house's edge for each ante, and for what is bet on average.
struct Overall {
    PayTable table;
    Fraction perAnte;
    Fraction perBet;
};

std::vector<Overall> overallOf(const std::vector<PayTable>& tables, int cards, const Fraction& value,
                               const Fraction& averageBet)
{
    std::vector<Overall> result;
    for (const PayTable& table : tables) {
        if (table.cards != cards)
            continue;
        const Fraction perAnte = bonusOdds(table).edge() - value;
        result.push_back({table, perAnte, perAnte / averageBet});
    }
    // a table asked for by name that is of another game's bonus
    if (result.empty() && tables.size() == 1)
        fail(ExitCode::BadArguments,
             Words::tr("There is no pay table %1.").arg(QString::fromStdString(tables.front().name)));
    return result;
}

Json overallJson(const std::vector<Overall>& overall)
{
    return Json::list(overall, [](const Overall& each) -> Json {
        return {{"table", each.table.name},
                {"edgePerUnit", jsonOf(each.perAnte)},
                {"edgePerAverageBet", jsonOf(each.perBet)}};
    });
}

/// A line below a heading.
void inset(const QString& text)
{
    line(QStringLiteral("  ") + text);
}

/// A figure below a heading, after what it is.
void figure(const QString& what, const QString& value)
{
    constexpr int widest = 20;
    inset(what.leftJustified(widest) + QLatin1Char(' ') + value);
}

void print(const std::vector<Overall>& overall)
{
    for (const Overall& each : overall)
        inset(Words::tr("with bonus table %1: house edge %2 of one unit, %3 of the average bet")
                  .arg(QString::fromStdString(each.table.name), percentText(each.perAnte, 4),
                       percentText(each.perBet, 4)));
}

ChampionGame championGame()
{
    return ChampionGame::of(*FlopMargins::compute());
}

VersionsGame versionsGame()
{
    return VersionsGame::of(*HolePairs::compute());
}

void champion(const OddsOptions& options)
{
    const std::vector<PayTable> tables = tablesOf(options);
    const ChampionGame game = championGame();
    const Fraction average = game.averageBet(FlopBet::Twice);
    const auto overall = overallOf(tables, 7, game.value(FlopBet::Twice), average);
    if (options.json) {
        Json hands = Json::array();
        for (int i = 0; i < startingHandCount; ++i)
            hands.push_back(jsonOf(game, StartingHand::fromIndex(i)));
        cli::print(Json{{"valueOnce", jsonOf(game.value(FlopBet::Once))},
                        {"valueTwice", jsonOf(game.value(FlopBet::Twice))},
                        {"raises", jsonOf(game.raises(FlopBet::Twice))},
                        {"averageBet", jsonOf(average)},
                        {"overall", overallJson(overall)},
                        {"hands", hands}});
        return;
    }
    line(Words::tr("Champion Poker, values in antes, the dealer's cards unknown:"));
    figure(Words::tr("raise 0 or 1×:"), valueText(game.value(FlopBet::Once)));
    figure(Words::tr("raise 0, 1× or 2×:"), valueText(game.value(FlopBet::Twice)));
    figure(Words::tr("raises after:"),
           Words::tr("%1 of all hole cards and flops").arg(percentText(game.raises(FlopBet::Twice), 6)));
    figure(Words::tr("average bet:"),
           Words::tr("%1 with the bonus").arg(QString::fromStdString(decimalText(average, 6))));
    print(overall);
    for (int i = 0; options.hands && i < startingHandCount; ++i) {
        const StartingHand hand = StartingHand::fromIndex(i);
        line(QStringLiteral("  %1 %2  %3")
                 .arg(QString::fromStdString(hand.text()), -4)
                 .arg(signedText(game.playValue(FlopBet::Twice, hand), 12), 16)
                 .arg(percentText(game.raises(hand), 4), 10));
    }
}

struct SideName {
    Side side;
    const char* word;
    const char* text;
};
constexpr std::array<SideName, 2> sides{
    {{Side::Player, "player",
      QT_TRANSLATE_NOOP("Words", "Player's side (Version One, Player Blind; Version Two), values in blinds:")},
     {Side::Dealer, "dealer",
      QT_TRANSLATE_NOOP("Words", "Dealer's side (Version One, Dealer Blind), values in blinds:")}}};

void versions(const OddsOptions& options)
{
    const std::vector<PayTable> tables = tablesOf(options);
    const VersionsGame game = versionsGame();
    Json json = Json::object();
    for (const SideName& side : sides) {
        const Fraction average = 1 + game.averageBet(side.side);
        const auto overall = overallOf(tables, 5, game.value(side.side), average);
        Json hands = Json::array();
        for (int i = 0; options.json && i < startingHandCount; ++i)
            hands.push_back(jsonOf(game, side.side, StartingHand::fromIndex(i)));
        json.set(side.word, {{"value", jsonOf(game.value(side.side))},
                             {"raises", jsonOf(game.raises(side.side))},
                             {"forfeited", jsonOf(game.forfeited(side.side))},
                             {"averageBet", jsonOf(average)},
                             {"overall", overallJson(overall)},
                             {"hands", hands}});
        if (options.json)
            continue;
        line(QCoreApplication::translate("Words", side.text));
        figure(Words::tr("value:"), valueText(game.value(side.side)));
        figure(Words::tr("raises:"), percentText(game.raises(side.side), 6));
        figure(Words::tr("average bet:"),
               Words::tr("%1 with the bonus").arg(QString::fromStdString(decimalText(average, 6))));
        print(overall);
        QString forfeited;
        for (int i = 0; i < startingHandCount; ++i) {
            const StartingHand hand = StartingHand::fromIndex(i);
            if (game.forfeits(side.side, hand))
                forfeited += QLatin1Char(' ') + QString::fromStdString(hand.text());
            if (options.hands)
                line(QStringLiteral("  %1 %2  %3 / 1225")
                         .arg(QString::fromStdString(hand.text()), -4)
                         .arg(signedText(game.playValue(side.side, hand), 12), 16)
                         .arg(side.side == Side::Player ? game.hands[static_cast<std::size_t>(i)].aheadOf
                                                        : game.hands[static_cast<std::size_t>(i)].behind,
                              4));
        }
        //: %1 is a list of starting hands, such as "32o 42o", %2 a percentage
        const QString against = Words::tr("forfeit against the player's %1 (%2 of deals)");
        inset(forfeited.isEmpty() ? Words::tr("never forfeit the Blind")
                                  : against.arg(forfeited.trimmed(), percentText(game.forfeited(side.side), 4)));
    }
    if (options.json)
        cli::print(json);
}

void document(const OddsOptions& options)
{
    const auto margins = FlopMargins::compute();
    const auto figures = documentFigures(ChampionGame::of(*margins), mergedGame(*margins), versionsGame());
    Json list = Json::array();
    int mismatches = 0;
    if (!options.json)
        line(QStringLiteral("   %1 %2 %3")
                 .arg(Words::tr("figure"), -54)
                 .arg(Words::tr("printed"), 13)
                 .arg(Words::tr("exact"), 15));
    for (const DocumentFigure& figure : figures) {
        mismatches += figure.matches() ? 0 : 1;
        if (options.json)
            list.push_back(jsonOf(figure));
        else
            printRow(figure);
    }
    if (options.json)
        return cli::print(list);
    line(Words::tr("%1 of %2 printed figures differ from the exact ones").arg(mismatches).arg(figures.size()));
}

} // namespace

std::vector<Command> oddsCommands()
{
    const auto options = std::make_shared<OddsOptions>();
    const Option house{"--house", &options->house,
                       Words::tr("use the pay table in this house file, not the document's")};
    const Option game{"--game", &options->game, Words::tr("the house file's game, as `games` lists it")};
    const Option table{"--table", &options->table, Words::tr("only print the pay table with this name")};
    const Option hands{"--hands", &options->hands, Words::tr("print each of the 169 starting hands")};
    const Option json = jsonFlag(options->json);
    return {{"odds bonus",
             Words::tr("Print the house edge and hit frequency of pay tables"),
             {house, game, table, json},
             [options] { bonus(*options); }},
            {"odds champion",
             Words::tr("Print the exact odds of Champion Poker with a bet after the flop"),
             {house, game, table, hands, json},
             [options] { champion(*options); }},
            {"odds versions",
             Words::tr("Print the exact odds of Champion Poker, Versions One and Two"),
             {house, game, table, hands, json},
             [options] { versions(*options); }},
            {"odds document", Words::tr("Print each figure in the document beside the exact one"), {json}, [options] {
                 document(*options);
             }}};
}

} // namespace cutcard::cli
