// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exam_commands.h"

#include "app/academy/certificate.h"
#include "app/academy/exam_files.h"
#include "app/academy/result.h"
#include "app/academy/result_text.h"
#include "app/academy/sitting.h"
#include "app/cli/files.h"
#include "app/cli/json.h"
#include "app/cli/passphrase.h"
#include "app/cli/quiz_answers.h"
#include "app/reports/certificate_report.h"
#include "app/words/quiz_words.h"
#include "core/certification/build.h"

#include <CLI/CLI.hpp>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QTextStream>

#include <charconv>
#include <iostream>
#include <memory>

namespace cutcard::cli {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

struct Options {
    AcademyOptions academy;
    std::string file;
    std::string candidate;
    std::string blueprint;
    std::string day;
    std::string reason;
    std::string out;
    std::int64_t attempt = 0;
    int minutes = 0;
    int station = 0;
    int rating = 0;
    bool identity = false;
    bool json = false;
};

QString words(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

void printForms(QTextStream& out, const BuiltExam& built)
{
    for (std::size_t f = 0; f < built.forms.size(); ++f) {
        out << Words::tr("Form %1: expected %2 of %3 right;")
                   .arg(QChar(QLatin1Char(static_cast<char>('A' + static_cast<int>(f)))))
                   .arg(built.figures.expected[f], 0, 'f', 1)
                   .arg(built.forms[f].size());
        for (std::size_t kind = 0; kind < questionKindWords.size(); ++kind)
            out << ' ' << words(questionKindWords[kind]) << ' ' << built.figures.kinds[f][kind];
        out << "\n  ";
        for (const std::string& id : built.forms[f])
            out << ' ' << QString::fromStdString(id);
        out << '\n';
    }
    out << Words::tr("Shared by forms: %1 questions, %2 models")
               .arg(built.figures.sharedItems)
               .arg(built.figures.sharedModels.size());
    for (const std::string& model : built.figures.sharedModels)
        out << ' ' << QString::fromStdString(model);
    out << '\n';
}

void printStations(QTextStream& out, const Blueprint& blueprint, const BuiltExam& built)
{
    for (std::size_t i = 0; i < built.stations.size(); ++i) {
        const StationEvidence& station = built.stations[i];
        out << Words::tr("Table %1, %2, %3 min: irregularities by the document %4, by general practice %5")
                   .arg(i + 1)
                   .arg(QString::fromStdString(blueprint.stations[i].model))
                   .arg(blueprint.stations[i].minutes)
                   .arg(station.covered)
                   .arg(station.uncovered)
            << '\n';
        for (std::size_t c = 0; c < competencyCount; ++c) {
            if (station.duties[c] > 0)
                out << "    " << words(competencyWords[c]).leftJustified(16)
                    << Words::tr("duties %1, points %2").arg(station.duties[c]).arg(station.points[c]) << '\n';
        }
    }
}

/// Chances of somebody who knows 75 % to pass a theory once, and in two attempts.
std::pair<double, double> chanceAt75(const TheoryPlan& theory)
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

Json toJson(const BuiltExam& built)
{
    Json json{{"forms", built.forms},
              {"expected", built.figures.expected},
              {"sharedItems", built.figures.sharedItems},
              {"sharedModels", built.figures.sharedModels}};
    Json stations = Json::array();
    for (const StationEvidence& station : built.stations) {
        Json duties;
        Json points;
        for (std::size_t c = 0; c < competencyCount; ++c) {
            duties[std::string(competencyWords[c])] = station.duties[c];
            points[std::string(competencyWords[c])] = station.points[c];
        }
        stations.push_back({{"duties", std::move(duties)},
                            {"points", std::move(points)},
                            {"covered", station.covered},
                            {"uncovered", station.uncovered}});
    }
    json["stations"] = std::move(stations);
    return json;
}

void build(const Options& options)
{
    const QString shipped = shippedBlueprint(QString::fromStdString(options.file));
    const std::string text = shipped.isEmpty() ? readText(options.file) : shipped.toStdString();
    const Blueprint blueprint = need(readBlueprint(text, options.file));
    const auto& models = stationModels();
    if (!models)
        fail(ExitCode::Defect, models.error());
    const BuiltExam built = need(buildExam(blueprint, *models, {}, options.file));
    if (options.json)
        return print(toJson(built));
    QTextStream out(stdout);
    out << QString::fromStdString(blueprint.name) << '\n';
    printForms(out, built);
    printStations(out, blueprint, built);
    const auto [once, twice] = chanceAt75(blueprint.theory);
    out << Words::tr("Who knows 75 %: passes the theory with a chance of %1 %, in two attempts %2 %")
               .arg(qRound(once * 100))
               .arg(qRound(twice * 100))
        << '\n';
}

/// An exam without a window: lines in, lines out.
class Run
{
public:
    explicit Run(Sitting& sitting) : m_sitting(sitting), m_out(stdout) { m_clock.start(); }

    void play()
    {
        tell();
        std::string line;
        while (!m_sitting.isOver() && std::getline(std::cin, line)) {
            ++m_line;
            count();
            if (!m_sitting.isOver())
                take(line);
        }
        m_out.flush();
        // whoever stops before the end is interrupted, as everybody who leaves
        if (!m_sitting.isOver())
            need(m_sitting.leave("the input ended"));
    }

private:
    void count()
    {
        const auto gone = static_cast<int>(std::min<qint64>(m_clock.restart(), 3'600'000));
        const auto tick = need(m_sitting.tick(gone));
        if (tick == Sitting::Tick::Gap)
            fail(ExitCode::BadInput, Words::tr("interrupted: nobody was at it for more than 15 seconds"));
        if (tick == Sitting::Tick::HandedIn)
            tell();
    }

    void take(const std::string& line)
    {
        const std::size_t space = line.find(' ');
        const std::string word = line.substr(0, space);
        const std::string rest = space == std::string::npos ? std::string() : line.substr(space + 1);
        if (line.empty())
            return;
        if (word == "answer")
            answer(rest);
        else if (word == "submit")
            done(m_sitting.submitPart(), true);
        else if (word == "next")
            need(m_sitting.nextHand());
        else if (word == "dealer")
            act(line);
        else
            complain(line, "answer, submit, next, dealer");
        if (word == "next" || word == "dealer")
            players();
    }

    void answer(const std::string& rest)
    {
        int number = 0;
        const auto [end, problem] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
        const auto& questions = m_sitting.form().questions;
        if (problem != std::errc() || number < 1 || number > static_cast<int>(questions.size()))
            return complain(rest, "answer 1.." + std::to_string(questions.size()));
        const auto given = readAnswer(questions[static_cast<std::size_t>(number - 1)],
                                      std::string_view(end, rest.data() + rest.size()), m_line);
        if (!given)
            return complain(rest, given.error().expected);
        done(m_sitting.answer(number - 1, *given));
    }

    void act(const std::string& line)
    {
        const auto entry = readEvent(line, "-", m_line);
        const auto* act = entry ? std::get_if<Act>(&entry->event) : nullptr;
        if (act == nullptr)
            return complain(line, "an act of the dealer's");
        done(m_sitting.act(*act));
    }

    void players()
    {
        const Session* session = m_sitting.session();
        std::size_t shown = session != nullptr ? session->entries().size() : 0;
        while (need(m_sitting.playersAct())) {
            session = m_sitting.session();
            for (; shown < session->entries().size(); ++shown)
                m_out << QString::fromStdString(eventText(session->entries()[shown].event)) << Qt::endl;
        }
        if (session != nullptr && session->isOver())
            m_out << Words::tr("hand %1 of %2 is over").arg(m_sitting.handNumber()).arg(m_sitting.handCount())
                  << Qt::endl;
    }

    void done(const Result<Done>& result, bool turned = false)
    {
        if (!result) {
            m_out << "! " << QString::fromStdString(result.error().found + " " + result.error().expected) << Qt::endl;
            return;
        }
        m_out << "ok " << m_sitting.rows() << Qt::endl;
        if (turned)
            tell();
    }

    void complain(const std::string& found, const std::string& expected)
    {
        m_out << "! "
              << Words::tr("line %1: %2; expected: %3")
                     .arg(m_line)
                     .arg(printable(QString::fromStdString(found)), QString::fromStdString(expected))
              << Qt::endl;
    }

    /// What the part begins with.
    void tell()
    {
        if (m_sitting.isOver()) {
            m_out << Words::tr("handed in") << Qt::endl;
            return;
        }
        m_out << Words::tr("part %1, %2 s left").arg(m_sitting.part()).arg(m_sitting.secondsLeft()) << '\n';
        if (m_sitting.part() == 0) {
            int number = 0;
            for (const Question& question : m_sitting.form().questions) {
                m_out << ++number << ". " << questionText(question) << "\n   " << instructionText(question) << '\n';
                for (int place = 0; place < static_cast<int>(question.shown.size()); ++place)
                    m_out << "   " << placeText(place) << "  " << shownAnswerText(question, place) << '\n';
            }
        } else if (m_sitting.session() != nullptr) {
            m_out << QString::fromStdString(m_sitting.stationTitle(m_sitting.part() - 1)) << '\n';
            for (const SeatSetup& seat : m_sitting.session()->setup().seats)
                m_out << "seat " << seat.seat.number() << ' ' << QString::fromStdString(seat.name) << ' ' << seat.stack
                      << '\n';
            for (const Entry& entry : m_sitting.session()->entries())
                m_out << QString::fromStdString(eventText(entry.event)) << '\n';
        }
        m_out.flush();
        if (m_sitting.part() > 0)
            players();
    }

    Sitting& m_sitting;
    QTextStream m_out;
    QElapsedTimer m_clock;
    int m_line = 0;
};

void run(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    Unlocked who = unlockAcademy(*academy, options.academy);
    std::int64_t number = options.attempt;
    if (number != 0) {
        need(academy->resume(who, number));
    } else {
        const RosterPerson candidate = findPerson(*academy, options.candidate);
        const auto all = need(academy->blueprints());
        const auto chosen = std::ranges::find_if(all, [&](const KeptBlueprint& each) {
            return each.digest.starts_with(options.blueprint) || each.blueprint.name == options.blueprint;
        });
        if (options.blueprint.empty() || chosen == all.end())
            fail(ExitCode::BadInput, Words::tr("no such blueprint: %1").arg(QString::fromStdString(options.blueprint)));
        const std::string today = dayText(todayOf());
        number = need(academy->authorise(who, {.person = candidate.id,
                                               .blueprint = chosen->digest,
                                               .day = options.day.empty() ? today : options.day,
                                               .identitySeen = options.identity}))
                     .number;
    }
    const auto sitting = need(Sitting::open(*academy, number, who));
    // from here on only the attempt's key stays
    who = {};
    need(sitting->begin());
    QTextStream(stdout) << Words::tr("attempt %1").arg(number) << Qt::endl;
    Run(*sitting).play();
}

void gradeAttempt(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    const Unlocked who = unlockAcademy(*academy, options.academy);
    const QJsonObject result = need(grade(*academy, options.attempt, who));
    if (options.json)
        std::cout << QJsonDocument(result).toJson().toStdString();
    else
        QTextStream(stdout) << resultText(*academy, result);
}

void showResult(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    const QJsonObject result = need(keptResult(*academy, options.attempt));
    if (options.json)
        std::cout << QJsonDocument(result).toJson().toStdString();
    else
        QTextStream(stdout) << resultText(*academy, result);
}

void change(const Options& options, AttemptEvent event)
{
    const auto academy = openAcademy(options.academy);
    const Unlocked who = unlockAcademy(*academy, options.academy);
    need(academy->change(who, options.attempt, event, options.reason));
}

void extend(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    const Unlocked who = unlockAcademy(*academy, options.academy);
    need(academy->extend(who, options.attempt, options.minutes * 60, options.reason));
}

void printSheet(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    if (const auto done = writeResultSheet(*academy, options.attempt, QString::fromStdString(options.out)); !done)
        fail(done.error().place.name == options.out ? ExitCode::CannotWrite : ExitCode::BadInput, done.error());
}

void rate(const Options& options)
{
    const auto academy = openAcademy(options.academy);
    need(academy->rate(options.attempt, options.station, options.rating));
}

CLI::App* addForAttempt(CLI::App& exam, Options& options, const char* name, const QString& about, bool signs)
{
    CLI::App* command = exam.add_subcommand(name, about.toStdString());
    addAcademyOptions(*command, options.academy, signs);
    command->add_option("ATTEMPT", options.attempt, Words::tr("the attempt's number").toStdString())->required();
    return command;
}

void addRun(CLI::App& exam, const std::shared_ptr<Options>& options)
{
    CLI::App* command = exam.add_subcommand(
        "run", Words::tr("Have a candidate sit an exam without a window, lines in and lines out").toStdString());
    addAcademyOptions(*command, options->academy, true);
    command->add_option("--candidate", options->candidate,
                        Words::tr("a name, number or id of the roster").toStdString());
    command->add_option("--blueprint", options->blueprint, Words::tr("its digest or name").toStdString());
    command->add_option("--day", options->day, Words::tr("today's date, where the clock is wrong").toStdString());
    command->add_flag("--identity-seen", options->identity,
                      Words::tr("the supervisor has seen who sits there").toStdString());
    command->add_option("--attempt", options->attempt, Words::tr("go on with an interrupted attempt").toStdString());
    command->callback([options] { run(*options); });
}

} // namespace

void addExamCommands(CLI::App& app)
{
    auto options = std::make_shared<Options>();
    CLI::App* exam = app.add_subcommand("exam", Words::tr("Exams of a house").toStdString());
    exam->require_subcommand(1);
    CLI::App* built = exam->add_subcommand(
        "build", Words::tr("Build the forms of a blueprint, and print how alike they are").toStdString());
    built->add_option("BLUEPRINT", options->file, Words::tr("a file, or one that comes with the program").toStdString())
        ->required();
    built->add_flag("--json", options->json, Words::tr("print JSON").toStdString());
    built->callback([options] { build(*options); });
    CLI::App* list =
        exam->add_subcommand("blueprints", Words::tr("Print the blueprints that come with the program").toStdString());
    list->callback([] {
        for (const QString& name : shippedBlueprints())
            QTextStream(stdout) << name << '\n';
    });
    addRun(*exam, options);
    CLI::App* graded = addForAttempt(*exam, *options, "grade",
                                     Words::tr("Have the machine decide an attempt that was handed in"), true);
    graded->add_flag("--json", options->json, Words::tr("print JSON").toStdString());
    graded->callback([options] { gradeAttempt(*options); });
    CLI::App* shown = addForAttempt(*exam, *options, "result", Words::tr("Print the result of an attempt"), false);
    shown->add_flag("--json", options->json, Words::tr("print JSON").toStdString());
    shown->callback([options] { showResult(*options); });
    CLI::App* sheet = addForAttempt(*exam, *options, "sheet", Words::tr("Write the result as a PDF to sign on"), false);
    sheet->add_option("--out", options->out, Words::tr("the file to write").toStdString())->required();
    sheet->callback([options] { printSheet(*options); });
    CLI::App* rated = addForAttempt(
        *exam, *options, "rate", Words::tr("Record the examiner's impression of a table before it is graded"), false);
    rated->add_option("--station", options->station, Words::tr("the table's number").toStdString())->required();
    rated->add_option("--rating", options->rating, Words::tr("1 to 5; recorded, not scored").toStdString())->required();
    rated->callback([options] { rate(*options); });
    CLI::App* confirmed = addForAttempt(*exam, *options, "confirm", Words::tr("Sign a result"), true);
    confirmed->callback([options] { change(*options, AttemptEvent::Confirm); });
    CLI::App* annulled = addForAttempt(*exam, *options, "void", Words::tr("Declare an attempt void"), true);
    annulled->add_option("--reason", options->reason, Words::tr("why").toStdString())->required();
    annulled->callback([options] { change(*options, AttemptEvent::Annul); });
    CLI::App* handedIn =
        addForAttempt(*exam, *options, "submit", Words::tr("Hand an interrupted attempt in as it stands"), true);
    handedIn->callback([options] { change(*options, AttemptEvent::Submit); });
    CLI::App* extended = addForAttempt(*exam, *options, "extend", Words::tr("Give minutes"), true);
    extended->add_option("--minutes", options->minutes, Words::tr("how many").toStdString())->required();
    extended->add_option("--reason", options->reason, Words::tr("why").toStdString())->required();
    extended->callback([options] { extend(*options); });
}

} // namespace cutcard::cli
