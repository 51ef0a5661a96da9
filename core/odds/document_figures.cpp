// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/document_figures.h"

#include "core/base/gathered.h"
#include "core/odds/bonus_odds.h"
#include "core/odds/counting/merged_hands.h"

namespace cutcard {

namespace {

int placesOf(const std::string& printed)
{
    const auto point = printed.find('.');
    return point == std::string::npos ? 0 : static_cast<int>(printed.size() - point - 1);
}

bool isPrintedAs(const Fraction& value, const std::string& printed)
{
    const int places = placesOf(printed);
    return decimalText(value, places) == decimalText(fractionFromDecimal(printed), places);
}

/// Whether swapping two neighbouring digits of what is printed gives the exact figure.
bool isSwapped(const Fraction& value, std::string printed)
{
    for (std::size_t i = 0; i + 1 < printed.size(); ++i) {
        std::swap(printed[i], printed[i + 1]);
        if (isPrintedAs(value, printed))
            return true;
        std::swap(printed[i], printed[i + 1]);
    }
    return false;
}

/// Collects the figures and finds the cause of each that does not match.
class Collector
{
public:
    /// With the cause that a mismatch would have; it stands only if it makes the figure what is printed.
    void add(FigureKind kind, std::string subject, std::string printed, const Fraction& computed,
             MismatchCause cause = MismatchCause::Unexplained, const std::optional<Fraction>& explained = {})
    {
        DocumentFigure figure{.kind = kind,
                              .subject = std::move(subject),
                              .printed = std::move(printed),
                              .computed = computed,
                              .explained = std::nullopt};
        figure.percent = figure.printed.back() == '%';
        if (figure.percent)
            figure.printed.pop_back();
        const int scale = figure.percent ? 100 : 1;
        figure.computed *= scale;
        figure.places = placesOf(figure.printed);
        if (!isPrintedAs(figure.computed, figure.printed)) {
            figure.cause = MismatchCause::Unexplained;
            if (isSwapped(figure.computed, figure.printed)) {
                figure.cause = MismatchCause::DigitsSwapped;
            } else if (explained) {
                const bool demonstrated = isPrintedAs(*explained * scale, figure.printed);
                if (demonstrated || cause == MismatchCause::NotItsOwnTerms) {
                    figure.cause = cause;
                    figure.explained = *explained * scale;
                }
            }
        }
        m_figures.push_back(std::move(figure));
    }
    std::vector<DocumentFigure> take() { return std::move(m_figures); }

private:
    std::vector<DocumentFigure> m_figures;
};

BonusOdds oddsOf(std::string_view name)
{
    return bonusOdds(findPayTable(name).value());
}

void addTwoTables(Collector& figures, const VersionsGame& versions)
{
    const Fraction hundred = 100;
    figures.add(FigureKind::HitRate, "E", "15.2700%", oddsOf("E").hit());
    figures.add(FigureKind::Paid, "E", "60.3856%", oddsOf("E").paid());
    figures.add(FigureKind::BonusEdge, "E", "24.3444%", oddsOf("E").edge(), MismatchCause::FromSwapped,
                1 - fractionFromDecimal("15.2700") / hundred - fractionFromDecimal("60.3856") / hundred);
    figures.add(FigureKind::HitRate, "F", "15.2700%", oddsOf("F").hit());
    figures.add(FigureKind::Paid, "F", "60.1970%", oddsOf("F").paid());
    figures.add(FigureKind::BonusEdge, "F", "24.5330%", oddsOf("F").edge());
    const Fraction value = versions.value(Side::Player);
    const Fraction bets = versions.averageBet(Side::Player);
    figures.add(FigureKind::RaiseBeforeFlopValue, {}, "14.1538%", value);
    figures.add(FigureKind::RaiseBeforeFlopBets, {}, "2.4988", bets);
    figures.add(FigureKind::RaiseBeforeFlopAverageBet, {}, "3.4988", 1 + bets);
    const Fraction ownTerms =
        (fractionFromDecimal("24.3444") - fractionFromDecimal("14.1538")) / fractionFromDecimal("3.4988") / hundred;
    figures.add(FigureKind::RaiseBeforeFlopOverall, "E", "2.88%", (oddsOf("E").edge() - value) / (1 + bets),
                MismatchCause::NotItsOwnTerms, ownTerms);
    figures.add(FigureKind::RaiseBeforeFlopOverall, "F", "2.97%", (oddsOf("F").edge() - value) / (1 + bets));
}

void addBonusTables(Collector& figures)
{
    const ClassCounts& counts = classCounts(7);
    struct Printed {
        HandClass handClass;
        const char* probability;
    };
    for (const auto& [handClass, probability] :
         {Printed{HandClass::RoyalFlush, "0.00003232"}, Printed{HandClass::StraightFlush, "0.00027851"},
          Printed{HandClass::FourOfAKind, "0.00168067"}, Printed{HandClass::FullHouse, "0.02596102"},
          Printed{HandClass::Flush, "0.03025494"}, Printed{HandClass::Straight, "0.04619382"},
          Printed{HandClass::ThreeOfAKind, "0.04829870"}}) {
        const auto index = static_cast<std::size_t>(handClass);
        figures.add(FigureKind::ClassProbability, std::string(namedWords<HandClass>[index]), probability,
                    Fraction(counts.hands[index], counts.total()));
    }
    constexpr std::array<std::array<const char*, 2>, 5> edges{
        {{"CH1", "37.92%"}, {"CH2", "38.75%"}, {"CH3", "39.44%"}, {"CH4", "38.86%"}, {"CH5", "39.35%"}}};
    for (const auto& [table, edge] : edges)
        figures.add(FigureKind::BonusEdge, table, edge, oddsOf(table).edge());
    for (const char* table : {"CH1", "CH4"}) {
        const Fraction hit = oddsOf(table).hit();
        const bool threeOfAKind = hit > Fraction(1, 8);
        figures.add(FigureKind::HitRate, threeOfAKind ? "CH1-CH3" : "CH4-CH5", threeOfAKind ? "0.1527" : "0.1044", hit);
        figures.add(FigureKind::OneHitIn, threeOfAKind ? "CH1-CH3" : "CH4-CH5", threeOfAKind ? "6.55" : "9.58",
                    1 / hit);
    }
}

void addGame(Collector& figures, const ChampionGame& game, const ChampionGame& merged)
{
    figures.add(FigureKind::FiveCardKinds, {}, "134,459", fiveCardKinds());
    figures.add(FigureKind::FiveCardHands, {}, "2,598,960", choose(52, 5));
    figures.add(FigureKind::PlayerHandsPerBoard, {}, "1,081", choose(47, 2));
    figures.add(FigureKind::DealerHandsPerBoard, {}, "990", choose(45, 2));
    figures.add(FigureKind::FlopsPerBoard, {}, "10", choose(5, 3));
    const auto compared = [&](FigureKind kind, std::string subject, std::string printed, auto&& figure) {
        figures.add(kind, std::move(subject), std::move(printed), figure(game), MismatchCause::MergedHands,
                    figure(merged));
    };
    const auto startValues = [](const ChampionGame& of) {
        return eachOf(std::views::iota(0, startingHandCount),
                      [&](int i) { return of.playValue(FlopBet::Twice, StartingHand::fromIndex(i)); });
    };
    compared(FigureKind::RaiseRate, {}, "46.1%", [](const ChampionGame& of) { return of.raises(FlopBet::Twice); });
    compared(FigureKind::BestStart, "AA", "2.816",
             [&](const ChampionGame& of) { return std::ranges::max(startValues(of)); });
    compared(FigureKind::WorstStart, "32o", "-0.604",
             [&](const ChampionGame& of) { return std::ranges::min(startValues(of)); });
    compared(FigureKind::ValueTwice, {}, "0.3333", [](const ChampionGame& of) { return of.value(FlopBet::Twice); });
    compared(FigureKind::AnteEdge, {}, "-33.33%",
             [](const ChampionGame& of) { return Fraction(-of.value(FlopBet::Twice)); });
    compared(FigureKind::ValueOnce, {}, "0.1667", [](const ChampionGame& of) { return of.value(FlopBet::Once); });
    compared(FigureKind::ValueOnceEarlier, {}, "0.1668",
             [](const ChampionGame& of) { return of.value(FlopBet::Once); });
    // what follows the document works out from its own figures as it prints them
    const auto derived = [&](FigureKind kind, std::string subject, std::string printed, const Fraction& computed,
                             const Fraction& fromPrinted) {
        figures.add(kind, std::move(subject), std::move(printed), computed, MismatchCause::FromMergedHands,
                    fromPrinted);
    };
    const Fraction average = game.averageBet(FlopBet::Twice);
    const Fraction printedAverage = 3 + 2 * fractionFromDecimal("0.461");
    derived(FigureKind::AverageBet, {}, "3.922", average, printedAverage);
    struct Overall {
        const char* table;
        const char* bonus;
        const char* perAnte;
        const char* perBet;
    };
    constexpr std::array<Overall, 5> overall{{{"CH1", "0.3792", "4.59%", "1.17%"},
                                              {"CH2", "0.3875", "5.42%", "1.38%"},
                                              {"CH3", "0.3944", "6.11%", "1.56%"},
                                              {"CH4", "0.3886", "5.53%", "1.41%"},
                                              {"CH5", "0.3935", "6.02%", "1.53%"}}};
    const auto exact = [&](const Overall& row) {
        return Fraction(oddsOf(row.table).edge() - game.value(FlopBet::Twice));
    };
    const auto printed = [](const Overall& row) {
        return Fraction(fractionFromDecimal(row.bonus) - fractionFromDecimal("0.3333"));
    };
    for (const Overall& row : overall)
        derived(FigureKind::OverallPerAnte, row.table, row.perAnte, exact(row), printed(row));
    for (const Overall& row : overall)
        derived(FigureKind::OverallPerAverageBet, row.table, row.perBet, exact(row) / average,
                printed(row) / printedAverage);
}

} // namespace

std::vector<DocumentFigure> documentFigures(const ChampionGame& game, const ChampionGame& merged,
                                            const VersionsGame& versions)
{
    Collector figures;
    addTwoTables(figures, versions);
    figures.add(FigureKind::SevenCardHands, {}, "133,784,560", classCounts(7).total());
    addBonusTables(figures);
    addGame(figures, game, merged);
    return figures.take();
}

} // namespace cutcard
