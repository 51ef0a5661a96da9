// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/forms/build_text.h"
#include "app/words/tr.h"

#include <QTextStream>

namespace cutcard {

static void printForms(QTextStream& out, const BuiltExam& built)
{
    for (std::size_t f = 0; f < built.forms.questions.size(); ++f) {
        out << Words::tr("Form %1: %2 of %3 right answers are expected;")
                   .arg(QChar(QLatin1Char(static_cast<char>('A' + static_cast<int>(f)))))
                   .arg(built.figures.expected[f], 0, 'f', 1)
                   .arg(built.forms.questions[f].size());
        for (std::size_t kind = 0; kind < namedWords<QuestionKind>.size(); ++kind)
            out << ' ' << QString::fromUtf8(namedWords<QuestionKind>[kind]) << ' ' << built.figures.kinds[f][kind];
        out << "\n  ";
        for (const std::string& id : built.forms.questions[f])
            out << ' ' << QString::fromStdString(id);
        out << '\n';
    }
    out << Words::tr("The forms share %1 questions and %2 table models")
               .arg(built.figures.sharedItems)
               .arg(built.figures.sharedModels.size());
    for (const std::string& model : built.figures.sharedModels)
        out << ' ' << QString::fromStdString(model);
    out << '\n';
    for (const auto& [id, forms] : sharedQuestions(built.forms.questions))
        out << "    " << QString::fromStdString(id).leftJustified(16) << QString::fromStdString(forms) << '\n';
}

static QString variantFigures(std::span<const StationEvidence> variants, auto figure)
{
    return textsOf(variants, [&](const StationEvidence& variant) { return QString::number(figure(variant)); })
        .join(QStringLiteral(" · "));
}

/// Duties and points of each variant, so that whoever approves them sees how alike they are.
static void printVariants(QTextStream& out, std::span<const StationEvidence> variants)
{
    for (std::size_t c = 0; c < itemCompetencyCount; ++c) {
        if (std::ranges::all_of(variants, [c](const StationEvidence& each) { return each.duties[c] == 0; }))
            continue;
        out << "    " << QString::fromUtf8(namedWords<ItemCompetency>[c]).leftJustified(16)
            << Words::tr("duties: %1; points: %2")
                   .arg(variantFigures(variants, [c](const StationEvidence& each) { return each.duties[c]; }),
                        variantFigures(variants, [c](const StationEvidence& each) { return each.points[c]; }))
            << '\n';
    }
    const bool night = std::ranges::any_of(variants, [&](const StationEvidence& each) { return each.acts == 0; });
    const QString apart = Words::tr("variants: %1; points of a competency differ by at most %2%; minutes needed: %3")
                              .arg(variants.size())
                              .arg(mostApart(variants), 0, 'f', 1)
                              .arg(variantFigures(variants, leastMinutes));
    out << "    " << (night ? Words::tr("Drawn again until it meets the exam's minimum.") : apart) << '\n';
}

static void printStations(QTextStream& out, const Blueprint& blueprint, const BuiltExam& built)
{
    for (std::size_t i = 0; i < built.variants.size(); ++i) {
        const StationEvidence& station = built.variants[i].front();
        out << Words::tr("Table %1, %2, %3 min. Irregularities covered by the document: %4, by general practice: %5, "
                         "only apparent: %6")
                   .arg(i + 1)
                   .arg(QString::fromStdString(blueprint.stations[i].model))
                   .arg(blueprint.stations[i].minutes)
                   .arg(station.covered)
                   .arg(station.uncovered)
                   .arg(station.seeming)
            << '\n';
        if (station.acts > 0)
            out << "    "
                << Words::tr("acts: %1, waits for players: %2, so at least %3 min")
                       .arg(station.acts)
                       .arg(station.playersDid.size())
                       .arg(leastMinutes(station))
                << '\n';
        printVariants(out, built.variants[i]);
    }
}

/// Chances of somebody who knows 75 % to pass a theory once, and in two attempts.
static std::pair<double, double> chanceAt75(const TheoryPlan& theory)
{
    const int least = (theory.pass * theory.items + 99) / 100;
    double passes = 0;
    double term = 1; // of i right: C(n, i) 0.75^i 0.25^(n - i)
    for (int i = 0; i < theory.items; ++i)
        term *= 0.25;
    for (int i = 0; i <= theory.items; ++i) {
        passes += i >= least ? term : 0;
        term *= 3.0 * (theory.items - i) / (i + 1);
    }
    return {passes, 1 - (1 - passes) * (1 - passes)};
}

std::map<std::string, std::string> sharedQuestions(const TheoryForms& forms)
{
    std::map<std::string, std::string> where;
    for (std::size_t f = 0; f < forms.size(); ++f) {
        for (const std::string& id : forms[f])
            where[id] += static_cast<char>('A' + static_cast<int>(f));
    }
    std::erase_if(where, [](const auto& each) { return each.second.size() < 2; });
    return where;
}

QString builtText(const Blueprint& blueprint, const BuiltExam& built)
{
    QString text;
    QTextStream out(&text);
    out << Words::tr("This is an example. Each house draws its own forms when it builds the exam.") << '\n';
    printForms(out, built);
    printStations(out, blueprint, built);
    const auto [once, twice] = chanceAt75(blueprint.theory);
    out << Words::tr("A candidate who knows 75% of the answers has a %1% chance of passing the theory, or %2% in "
                     "two attempts")
               .arg(qRound(once * 100))
               .arg(qRound(twice * 100))
        << '\n';
    return text;
}

} // namespace cutcard
