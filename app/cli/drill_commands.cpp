// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/drill_commands.h"

#include "app/cli/exit.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/words/act_words.h"
#include "core/exam/pay_drill.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTextStream>

#include <algorithm>
#include <iostream>
#include <memory>
#include <string>

namespace cutcard::cli {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

struct DrillOptions {
    std::string table;
    std::string payTable;
    int spots = 3;
    int layouts = 10;
    std::uint64_t seed = 1;
    bool json = false;
};

PayTable tableOf(const DrillOptions& options)
{
    if (options.payTable.empty()) {
        const auto printed = findPayTable(options.table.empty() ? "CH1" : options.table);
        if (!printed)
            fail(ExitCode::BadArguments, Words::tr("no such pay table: %1").arg(QString::fromStdString(options.table)));
        return *printed;
    }
    const auto tables = readPayTables(readText(options.payTable), options.payTable);
    if (!tables)
        fail(ExitCode::BadInput, tables.error());
    if (options.table.empty())
        return tables->front();
    const auto named = std::ranges::find(*tables, options.table, &PayTable::name);
    if (named == tables->end())
        fail(ExitCode::BadArguments, Words::tr("no such pay table: %1").arg(QString::fromStdString(options.table)));
    return *named;
}

QString cardsText(const auto& cards)
{
    QStringList texts;
    for (const Card card : cards)
        texts.append(QString::fromStdString(card.text()));
    return texts.join(QLatin1Char(' '));
}

QString layoutText(const DrillLayout& layout, int number)
{
    QString text = Words::tr("Layout %1, board %2").arg(number).arg(cardsText(layout.board)) + QLatin1Char('\n');
    int seat = 0;
    for (const DrillSpot& spot : layout.spots)
        text += Words::tr("  spot %1: %2, bonus %3").arg(++seat).arg(cardsText(spot.cards), chipsText(spot.wager))
                + QLatin1Char('\n');
    return text + Words::tr("What is paid, spot by spot (0: taken):") + QLatin1Char('\n');
}

/// The amounts of a line; empty, with a message that names place and cause, if they are not as many as spots.
std::vector<Chips> amountsOf(const std::string& line, std::size_t spots)
{
    std::vector<Chips> amounts;
    const auto words = QString::fromStdString(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < words.size(); ++i) {
        bool isNumber = false;
        const qlonglong amount = words[i].toLongLong(&isNumber);
        if (!isNumber || amount < 0) {
            QTextStream(stderr) << Words::tr("spot %1: not an amount: %2").arg(i + 1).arg(words[i]) << '\n';
            return {};
        }
        amounts.push_back(amount);
    }
    if (amounts.size() != spots) {
        QTextStream(stderr) << Words::tr("%1 amounts are asked for, %2 were given").arg(spots).arg(amounts.size())
                            << '\n';
        return {};
    }
    return amounts;
}

void markText(const DrillLayout& layout, const std::vector<Chips>& paid)
{
    QTextStream out(stdout);
    for (std::size_t i = 0; i < paid.size(); ++i) {
        const DrillSpot& spot = layout.spots[i];
        if (paid[i] == spot.pays)
            continue;
        out << (spot.pays > 0 ? Words::tr("  spot %1: %2, %3 is paid")
                                    .arg(i + 1)
                                    .arg(handClassText(spot.hand), chipsText(spot.pays))
                              : Words::tr("  spot %1: %2, the wager is taken").arg(i + 1).arg(handClassText(spot.hand)))
            << '\n';
    }
}

void scoreText(const DrillScore& score, double seconds)
{
    QTextStream out(stdout);
    for (std::size_t i = handClassCount; i-- > 0;) {
        const auto& row = score.byClass[i];
        if (row.asked > 0)
            out << Words::tr("%1: %2 of %3")
                       .arg(handClassText(static_cast<HandClass>(i)), -16)
                       .arg(row.right)
                       .arg(row.asked)
                << '\n';
    }
    const auto total = score.total();
    out << Words::tr("All: %1 of %2, %3 seconds a spot")
               .arg(total.right)
               .arg(total.asked)
               .arg(total.asked > 0 ? seconds / total.asked : 0.0, 0, 'f', 1)
        << '\n';
}

void printJson(const DrillScore& score)
{
    Json classes = Json::object();
    for (std::size_t i = 0; i < handClassCount; ++i)
        classes[std::string(handClassWords[i])] = {{"asked", score.byClass[i].asked},
                                                   {"right", score.byClass[i].right}};
    const auto total = score.total();
    print({{"asked", total.asked}, {"right", total.right}, {"classes", classes}});
}

void drill(const DrillOptions& options)
{
    const DrillSpec spec{.table = tableOf(options), .spots = options.spots, .seed = options.seed};
    DrillScore score;
    QElapsedTimer timer;
    timer.start();
    for (int number = 0; number < options.layouts; ++number) {
        const DrillLayout layout = drillLayout(spec, number);
        if (!options.json)
            QTextStream(stdout) << layoutText(layout, number + 1);
        std::vector<Chips> paid;
        std::string line;
        while (paid.empty() && std::getline(std::cin, line))
            paid = amountsOf(line, layout.spots.size());
        if (paid.empty())
            break; // the input has ended
        score.book(layout, paid);
        if (!options.json)
            markText(layout, paid);
    }
    if (options.json)
        printJson(score);
    else
        scoreText(score, static_cast<double>(timer.elapsed()) / 1000);
    if (const auto total = score.total(); total.right < total.asked)
        end(ExitCode::FaultsFound);
}

} // namespace

void addDrillCommand(CLI::App& app)
{
    const auto help = [](const char* text) { return QCoreApplication::translate("Words", text).toStdString(); };
    auto options = std::make_shared<DrillOptions>();
    auto* drilling =
        app.add_subcommand("drill", help(QT_TRANSLATE_NOOP("Words", "Pay bonus wagers by a posted table")));
    drilling->add_option("--table", options->table,
                         help(QT_TRANSLATE_NOOP("Words", "a printed table, such as CH1 or A")));
    drilling->add_option("--pay-table", options->payTable, help(QT_TRANSLATE_NOOP("Words", "a pay table file")));
    drilling->add_option("--spots", options->spots, help(QT_TRANSLATE_NOOP("Words", "spots of a layout")))
        ->check(CLI::Range(1, mostDrillSpots));
    drilling->add_option("--layouts", options->layouts, help(QT_TRANSLATE_NOOP("Words", "how many layouts come up")))
        ->check(CLI::Range(1, 1000));
    drilling->add_option("--seed", options->seed, help(QT_TRANSLATE_NOOP("Words", "seed of cards and wagers")));
    drilling->add_flag("--json", options->json, help(QT_TRANSLATE_NOOP("Words", "print JSON")));
    drilling->callback([options] { drill(*options); });
}

} // namespace cutcard::cli
