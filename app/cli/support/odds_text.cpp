// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/odds_text.h"

#include "app/words/table/act_words.h"
#include "app/words/tr.h"
#include "app/words/training/odds_words.h"
#include "app/words/wording.h"

#include <QTextStream>

namespace cutcard::cli {

Json toJson(const Fraction& fraction)
{
    return {{"fraction", fractionText(fraction)},
            {"decimal", decimalText(fraction, 12)},
            {"number", approximate(fraction)}};
}

Json toJson(const PayTable& table, const BonusOdds& odds)
{
    Json pays = Json::object();
    for (std::size_t i = handClassCount; i-- > 0;) {
        if (table.odds[i] != 0)
            pays.set(wordOf(handClassWords, i), table.odds[i]);
    }
    Json json = {{"name", table.name},
                 {"cards", table.cards},
                 {"pays", pays},
                 {"houseEdge", toJson(odds.edge())},
                 {"hitFrequency", toJson(odds.hit())},
                 {"paid", toJson(odds.paid())}};
    if (table.leastPair != Rank::Two)
        json.set("lowestPair", std::string(1, rankLetter(table.leastPair)));
    return json;
}

Json toJson(const DocumentFigure& figure)
{
    return {{"figure", figureKindWord(figure.kind)},
            {"subject", figure.subject},
            {"percent", figure.percent},
            {"printed", figure.printed},
            {"computed", toJson(figure.computed)},
            {"match", figure.matches()},
            {"cause", mismatchCauseWord(figure.cause)},
            {"explained", figure.explained ? toJson(*figure.explained) : Json()},
            {"text", figureText(figure)},
            {"reason", figureReason(figure)}};
}

Json toJson(const ChampionGame& game, StartingHand hand)
{
    return {{"hand", hand.text()},
            {"combinations", hand.combinations()},
            {"valueOnce", toJson(game.playValue(FlopBet::Once, hand))},
            {"valueTwice", toJson(game.playValue(FlopBet::Twice, hand))},
            {"raises", toJson(game.raises(hand))},
            {"play", !game.folds(FlopBet::Twice, hand)}};
}

Json toJson(const VersionsGame& game, Side side, StartingHand hand)
{
    const PairWorth& worth = game.hands[static_cast<std::size_t>(hand.index())];
    return {{"hand", hand.text()},
            {"value", toJson(game.playValue(side, hand))},
            {"play", !game.forfeits(side, hand)},
            {"raisesAgainst", side == Side::Player ? worth.aheadOf : worth.behind},
            {"of", opponents}};
}

void print(const PayTable& table, const BonusOdds& odds)
{
    QTextStream(stdout) << Words::tr("%1: house edge %2, hit frequency %3, paid %4 (%5 cards)")
                               .arg(printable(QString::fromStdString(table.name)), percentText(odds.edge(), 6),
                                    percentText(odds.hit(), 6), percentText(odds.paid(), 6),
                                    QString::number(table.cards))
                        << '\n';
}

void print(const DocumentFigure& figure)
{
    QTextStream out(stdout);
    out << (figure.matches() ? "=  " : "!  ") << figureText(figure).leftJustified(54) << ' '
        << printedText(figure).rightJustified(13) << ' ' << computedText(figure).rightJustified(15) << '\n';
    if (!figure.matches())
        out << "      " << figureReason(figure) << '\n';
}

} // namespace cutcard::cli
