// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/night_drill_command.h"

#include "app/cli/exit.h"
#include "app/cli/json.h"
#include "app/words/act_words.h"
#include "app/words/dealers_report.h"
#include "app/words/night_words.h"
#include "core/tournament/night_drill.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QStringList>
#include <QTextStream>

#include <algorithm>
#include <iostream>
#include <memory>

namespace cutcard::cli {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

struct NightDrillOptions {
    std::string kind;
    std::string competency;
    std::uint64_t seed = 1;
    int questions = 10;
    bool json = false;
};

QString openCards(const auto& cards)
{
    QStringList texts;
    for (const LyingCard& lying : cards) {
        if (lying.faceUp)
            texts.append(cardSign(lying.card));
    }
    return texts.join(QLatin1Char(' '));
}

/// What can be seen at the table: a line for each seat, and the middle.
QStringList tableLines(const Session& session, const Wording& wording)
{
    QStringList lines;
    const Table& table = session.table();
    for (const SeatSetup& setup : session.setup().seats) {
        const SeatPlace& place = table.at(setup.seat);
        QString line = Words::tr("Seat %1: %2 behind, %3 in front")
                           .arg(wording.seat(setup.seat), chipsText(place.stack), chipsText(place.bet));
        if (place.hand.empty())
            line += Words::tr(", without cards");
        if (const QString cards = openCards(place.hand); !cards.isEmpty())
            line += Words::tr(", shows %1").arg(cards);
        lines.append(line);
    }
    if (const QString board = openCards(table.board); !board.isEmpty())
        lines.append(Words::tr("Community cards: %1").arg(board));
    for (std::size_t i = 0; i < table.pots.size(); ++i) {
        if (table.pots[i].amount > 0)
            lines.append(Words::tr("Pot %1: %2").arg(i + 1).arg(chipsText(table.pots[i].amount)));
    }
    return lines;
}

/// The table that was stopped, what happened last, and the rulings to choose from by number.
QString rulingsText(const DrillQuestion& question)
{
    const auto hand = drilledHand(question);
    const Wording wording = hand ? Wording::of(hand->session.setup()) : Wording();
    QStringList lines;
    if (hand)
        lines = tableLines(hand->session, wording) + dealersReport(*hand, wording);
    lines.append(Words::tr("- how do you rule?"));
    for (std::size_t i = 0; i < question.choices.size(); ++i)
        lines.append(QStringLiteral("%1: %2").arg(i + 1).arg(rulingText(question.choices[i].act, wording)));
    return lines.join(QLatin1Char('\n'));
}

} // namespace

QString drillText(const DrillQuestion& question)
{
    QStringList parts;
    switch (question.drill) {
    case NightDrill::Balance:
        for (std::size_t i = 0; i < question.counts.size(); ++i)
            parts.append(QStringLiteral("T%1: %2").arg(i + 1).arg(question.counts[i]));
        return parts.join(QStringLiteral(", ")) + ' '
               + Words::tr("- is a move owed, or may one be made and need not (owed, may)?");
    case NightDrill::Positions:
        return Words::tr("Clockwise %1; button, small and big blind %2; out: %3 - who has them now (- for nobody)?")
            .arg(QString::fromStdString(question.ring), QString::fromStdString(question.last),
                 QString::fromStdString(question.gone));
    case NightDrill::Places:
        for (const DrilledOut& out : question.out)
            parts.append(QStringLiteral("%1 %2 (%3)")
                             .arg(QLatin1Char(out.name))
                             .arg(chipsText(out.chips), handClassText(out.hand)));
        return Words::tr("Out in one hand, with the chips they began it with: %1 - the best place first?")
            .arg(parts.join(QStringLiteral(", ")));
    case NightDrill::Break:
        for (const DrilledOut& come : question.out)
            parts.append(QStringLiteral("%1 %2").arg(QLatin1Char(come.name)).arg(chipsText(come.chips)));
        return Words::tr("Clockwise %1; button, small and big blind %2; from a broken table come %3 - how do they sit, "
                         "clockwise up to the coming dealer?")
            .arg(QString::fromStdString(question.ring), QString::fromStdString(question.last),
                 parts.join(QStringLiteral(", ")));
    case NightDrill::Rulings:
        return rulingsText(question);
    }
    return {};
}

namespace {

/// The drills that are asked for, in turns: one kind, or those of a competency.
std::vector<NightDrill> drillsFor(const NightDrillOptions& options)
{
    std::vector<NightDrill> drills;
    for (int i = 0; i < nightDrillCount; ++i) {
        const auto drill = static_cast<NightDrill>(i);
        const bool ofCompetency =
            directorCompetencyWords[static_cast<std::size_t>(competencyOf(drill))] == options.competency;
        const bool ofKind = nightDrillWords[static_cast<std::size_t>(i)] == options.kind;
        if (options.competency.empty() ? ofKind : ofCompetency)
            drills.push_back(drill);
    }
    if (drills.empty())
        drills.push_back(NightDrill::Balance);
    return drills;
}

Json questionJson(const DrillQuestion& question)
{
    return {{"kind", std::string(nightDrillWords[static_cast<std::size_t>(question.drill)])},
            {"question", drillText(question).toStdString()},
            {"expected", question.answer},
            {"rule", std::string(question.rule.id())}};
}

void drill(const NightDrillOptions& options)
{
    const auto drills = drillsFor(options);
    int answered = 0;
    int right = 0;
    bool ended = false;
    std::string line;
    Json questions = Json::array();
    for (int number = 0; number < options.questions; ++number) {
        const DrillQuestion question =
            drillQuestion(drills[static_cast<std::size_t>(number) % drills.size()], options.seed, number);
        if (!options.json)
            QTextStream(stdout) << drillText(question) << '\n';
        Json row = questionJson(question);
        ended = ended || !std::getline(std::cin, line);
        if (ended && !options.json)
            break;
        if (!ended) {
            const auto given = readDrillAnswer(question, line);
            const QString answer = QString::fromStdString(given ? *given : line).trimmed();
            const QString expected = QString::fromStdString(question.answer);
            const bool isRight = given && *given == question.answer;
            ++answered;
            right += isRight ? 1 : 0;
            row["answer"] = answer.toStdString();
            row["right"] = isRight;
            if (!options.json)
                QTextStream(stdout) << (isRight ? Words::tr("Right") : Words::tr("No: %1").arg(expected)) << "  ["
                                    << QString::fromStdString(std::string(question.rule.id())) << "]\n";
        }
        questions.push_back(std::move(row));
    }
    if (options.json)
        print({{"asked", answered}, {"right", right}, {"questions", std::move(questions)}});
    else
        QTextStream(stdout) << Words::tr("All: %1 of %2").arg(right).arg(answered) << '\n';
    if (right < answered)
        end(ExitCode::FaultsFound);
}

/// The competencies that have a drill, each once.
std::vector<std::string> drilledCompetencies()
{
    std::vector<std::string> words;
    for (int i = 0; i < nightDrillCount; ++i) {
        std::string word(directorCompetencyWords[static_cast<std::size_t>(competencyOf(static_cast<NightDrill>(i)))]);
        if (std::ranges::find(words, word) == words.end())
            words.push_back(std::move(word));
    }
    return words;
}

} // namespace

void addNightDrill(CLI::App& night)
{
    auto options = std::make_shared<NightDrillOptions>();
    CLI::App* drilling =
        night.add_subcommand("drill", Words::tr("Questions from a director's night, without one").toStdString());
    CLI::Option* kind = drilling->add_option("--kind", options->kind, Words::tr("what is asked").toStdString())
                            ->check(CLI::IsMember({"balance", "positions", "places", "break", "rulings"}));
    drilling
        ->add_option("--competency", options->competency,
                     Words::tr("what is practised: every kind of question of it, in turns").toStdString())
        ->check(CLI::IsMember(drilledCompetencies()))
        ->excludes(kind);
    drilling->add_option("--questions", options->questions, Words::tr("how many").toStdString())
        ->check(CLI::Range(1, 1000));
    drilling->add_option("--seed", options->seed, Words::tr("seed of the questions").toStdString());
    drilling->add_flag("--json", options->json, Words::tr("print JSON").toStdString());
    drilling->callback([options] { drill(*options); });
}

} // namespace cutcard::cli
