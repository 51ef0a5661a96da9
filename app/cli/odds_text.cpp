// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/odds_text.h"

#include "app/words/act_words.h"
#include "app/words/odds_words.h"
#include "app/words/wording.h"

#include <QCoreApplication>
#include <QTextStream>

namespace cutcard::cli {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

std::string classWord(std::size_t index)
{
    return std::string(handClassWords[index]);
}

QString grouped(std::int64_t number)
{
    return Wording().amount(number);
}

} // namespace

Json toJson(const Fraction& fraction)
{
    return {{"fraction", fractionText(fraction)},
            {"decimal", decimalText(fraction, 12)},
            {"number", approximate(fraction)}};
}

Json toJson(const Outcomes& outcomes)
{
    return {{"won", outcomes.won}, {"tied", outcomes.tied}, {"lost", outcomes.lost}, {"total", outcomes.total()}};
}

Json toJson(const ClassCounts& counts)
{
    Json classes = Json::object();
    for (std::size_t i = handClassCount; i-- > 0;)
        classes[classWord(i)] = {{"hands", counts.hands[i]},
                                 {"probability", toJson(Fraction(counts.hands[i], counts.total()))}};
    return {{"cards", counts.cards}, {"hands", counts.total()}, {"classes", std::move(classes)}};
}

Json toJson(const PayTable& table, const BonusOdds& odds)
{
    Json pays = Json::object();
    for (std::size_t i = handClassCount; i-- > 0;) {
        if (table.odds[i] != 0)
            pays[classWord(i)] = table.odds[i];
    }
    Json json = {{"name", table.name},
                 {"cards", table.cards},
                 {"pays", std::move(pays)},
                 {"houseEdge", toJson(odds.edge())},
                 {"hitFrequency", toJson(odds.hit())},
                 {"paid", toJson(odds.paid())}};
    if (table.leastPair != Rank::Two)
        json["lowestPair"] = std::string(1, rankLetter(table.leastPair));
    return json;
}

Json toJson(const DocumentFigure& figure)
{
    return {{"figure", std::string(figureKindWord(figure.kind))},
            {"subject", figure.subject},
            {"percent", figure.percent},
            {"printed", figure.printed},
            {"computed", toJson(figure.computed)},
            {"match", figure.matches()},
            {"cause", std::string(mismatchCauseWord(figure.cause))},
            {"explained", figure.explained ? toJson(*figure.explained) : Json()},
            {"text", figureText(figure).toStdString()},
            {"reason", figureReason(figure).toStdString()}};
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

void print(const ClassCounts& counts)
{
    QTextStream out(stdout);
    out << Words::tr("Hands of %1 cards: %2").arg(counts.cards).arg(grouped(counts.total())) << '\n';
    for (std::size_t i = handClassCount; i-- > 0;)
        out << "  " << handClassText(static_cast<HandClass>(i)).leftJustified(18)
            << grouped(counts.hands[i]).rightJustified(12) << "  "
            << percentText(Fraction(counts.hands[i], counts.total()), 8).rightJustified(14) << '\n';
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

void print(const Outcomes& outcomes)
{
    const auto share = [&](std::int64_t part) { return percentText(Fraction(part, outcomes.total()), 4); };
    QTextStream(stdout) << Words::tr("won %1 (%2), tied %3 (%4), lost %5 (%6), of %7")
                               .arg(grouped(outcomes.won), share(outcomes.won), grouped(outcomes.tied),
                                    share(outcomes.tied), grouped(outcomes.lost), share(outcomes.lost),
                                    grouped(outcomes.total()))
                        << '\n';
}

} // namespace cutcard::cli
