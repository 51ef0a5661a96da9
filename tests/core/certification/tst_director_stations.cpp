// SPDX-License-Identifier: GPL-3.0-or-later
// A director's stations in an exam: questions about rooms, and a night.
#include "core/certification/build.h"
#include "core/certification/decision.h"
#include "core/certification/station/station_evidence.h"
#include "core/tournament/session/night_notation.h"
#include "core/tournament/simulation/directors.h"
#include "core/tournament/venue/venue.h"
#include "tests/core/certification/exam_test_support.h"
#include "tests/support/programs.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <array>
#include <set>

using namespace cutcard;

namespace {

Result<std::string> fileOf(const std::string& name)
{
    QFile file(test::examFile(QString::fromStdString(name)));
    if (!file.open(QIODevice::ReadOnly))
        return Error{.place = {.name = name}, .cause = Cause::Unreadable, .expected = {}, .found = {}};
    return file.readAll().toStdString();
}

const DirectorModel& model(const std::string& word)
{
    static const auto models = readStations(*fileOf("stations.toml"), "stations.toml", fileOf);
    const auto found = std::ranges::find(*models, word, &StationModel::word);
    return *found->director;
}

DirectorTask task(const std::string& word, std::uint64_t seed = 7)
{
    return *prepareDirector(model(word), seed, word);
}

DirectorWork workOn(const DirectorTask& task)
{
    return *DirectorWork::start(task);
}

bool asksTheSame(const DirectorTask& a, const DirectorTask& b)
{
    const auto same = [](const Task& one, const Task& other) { return cutcard::asksTheSame(one, other); };
    return a.night == b.night && a.until == b.until && std::ranges::equal(a.questions, b.questions, same);
}

/// All questions but the first so many, answered right.
DirectorWork answered(const DirectorTask& task, std::size_t open = 0)
{
    DirectorWork work = workOn(task);
    for (std::size_t i = open; i < task.questions.size(); ++i)
        static_cast<void>(work.answer(i, task.questions[i].right));
    return work;
}

/// A night run to its end by some director, as a candidate would.
DirectorWork runBy(const DirectorTask& task, const DirectorChoice& choice = {})
{
    auto session = *NightSession::start(*task.night);
    static_cast<void>(runNight(session, task.until, choice));
    DirectorWork work = workOn(task);
    for (const NightEntry& entry : session.entries())
        static_cast<void>(work.apply(entry.event, entry.at));
    return work;
}

PracticalScore scoreOf(const DirectorWork& work)
{
    PracticalScore score;
    score.add(work);
    return score;
}

/// A list of stations of one, whose task is to be said.
std::string listOf(const std::string& rest)
{
    return "[[station]]\nword = \"w\"\ntitle = \"T\"\n" + rest;
}

} // namespace

class DirectorStationsTest : public QObject
{
    Q_OBJECT

private slots:
    /// Spec 3: whichever night a candidate has, a perfect director gets as many points in every competency.
    void everyCandidateMeetsWhatTheModelAsksFor()
    {
        const NightPart& part = *model("director-night").night;
        std::vector<StationEvidence> nights;
        std::set<std::uint64_t> chances;
        for (std::uint64_t seed = 1; seed <= part.nights.size(); ++seed) {
            const auto prepared = prepareDirector(model("director-night"), seed, "night");
            QVERIFY2(prepared, prepared ? "" : qPrintable(test::said(prepared.error())));
            for (int i = 0; i < directorCompetencyCount; ++i) {
                const auto at = static_cast<std::size_t>(examined(static_cast<DirectorCompetency>(i)));
                QVERIFY(prepared->evidence.duties[at] >= part.least[static_cast<std::size_t>(i)]);
            }
            QVERIFY(prepared->evidence.covered >= 3);
            QCOMPARE(scoreOf(runBy(*prepared)).overall(), 100);
            nights.push_back(prepared->evidence);
            chances.insert(prepared->night->opening.seed);
        }
        QVERIFY2(mostApart(nights) <= 5, qPrintable(QString::number(mostApart(nights))));
        QCOMPARE(chances.size(), part.nights.size());
    }

    /// A night that asks for more or less than the others is refused when it is drawn, by its number.
    void aNightThatAsksForMoreIsRefused()
    {
        DirectorModel other = model("director-night");
        NightPart& part = *other.night;
        part.least = {};
        const auto first = nightEvidence(part, part.nights.front());
        std::uint64_t chance = 1;
        for (; chance < 40; ++chance) {
            const auto evidence = nightEvidence(part, chance);
            if (evidence && mostApart(std::array{*first, *evidence}) > 5)
                break;
        }
        part.nights = {part.nights.front(), chance};
        QVERIFY(prepareDirector(other, 2, "night"));
        const auto refused = prepareDirector(other, 1, "night");
        QVERIFY(!refused);
        QCOMPARE(refused.error().cause, Cause::OutOfRange);
        QCOMPARE(refused.error().place.name, "night, night " + std::to_string(chance));
        QVERIFY2(refused.error().expected.find("within a twentieth") != std::string::npos,
                 qPrintable(test::said(refused.error())));
    }

    void theSameSeedGivesTheSameTaskAndAnotherAnother()
    {
        for (const char* word : {"director-rooms", "director-night"}) {
            QVERIFY(asksTheSame(task(word, 3), task(word, 3)));
            QVERIFY(!asksTheSame(task(word, 3), task(word, 4)));
        }
        const DirectorTask rooms = task("director-rooms");
        QCOMPARE(rooms.questions.size(), std::size_t{21});
        for (std::size_t i = 0; i < rooms.questions.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(!cutcard::asksTheSame(rooms.questions[i], rooms.questions[j]));
        }
    }

    /// Every question weighs as a major duty of its competency; what is open was left out.
    void answersAreCountedByTheirCompetency()
    {
        const DirectorTask rooms = task("director-rooms");
        QVERIFY(answered(rooms).isOver());
        const PracticalScore all = scoreOf(answered(rooms));
        QCOMPARE(all.overall(), 100);
        QCOMPARE(all.percent(ItemCompetency::Moves), 100);
        QCOMPARE(all.tallies[static_cast<std::size_t>(ItemCompetency::Moves)].duties, 8);
        QCOMPARE(all.tallies[static_cast<std::size_t>(ItemCompetency::Rulings)].duties, 6);
        QVERIFY(all.faults.empty());
        // the first four are about balance
        DirectorWork work = answered(rooms, 4);
        QVERIFY(!work.isOver());
        QVERIFY(work.answer(0, {1 - rooms.questions[0].right[0]}));
        const PracticalScore wrong = scoreOf(work);
        QCOMPARE(wrong.percent(ItemCompetency::Moves), 50);
        QCOMPARE(wrong.percent(ItemCompetency::Results), 100);
        QCOMPARE(wrong.faults.size(), std::size_t{4});
        QCOMPARE(wrong.faults[0].fault, Fault::WrongTarget);
        QVERIFY(wrong.faults[0].rule == "2.2.5"_rule);
        QCOMPARE(wrong.faults[1].fault, Fault::Omitted);
        // an answer can be changed until it is handed in
        QVERIFY(work.answer(0, rooms.questions[0].right));
        QCOMPARE(scoreOf(work).percent(ItemCompetency::Moves), 62);
        QVERIFY(!work.answer(rooms.questions.size(), {1}));
    }

    /// An act that is wrong costs at a station what it costs on any night, and nothing of it is said.
    void aNightIsJudgedAsEverywhere()
    {
        const DirectorTask night = task("director-night");
        const SloppyDirector sloppy(400);
        const DirectorWork work = runBy(night, [&](const NightSession& session, const DirectorDuty*) {
            const auto mistake = sloppy.mistake(session);
            return mistake ? std::optional(mistake->act) : std::nullopt;
        });
        const PracticalScore score = scoreOf(work);
        QVERIFY(!score.faults.empty());
        QVERIFY(score.overall().value_or(100) < 100);
        QCOMPARE(score.criticalErrors(), work.night()->score().criticalErrors());
        int faults = 0;
        for (const Tally& tally : score.tallies)
            faults += tally.faults;
        QCOMPARE(faults, work.night()->score().faults());
    }

    /// The room alone says what comes and when: neither can be made up, put off or run ahead of.
    void nobodyMakesUpWhatTheRoomDoes()
    {
        const DirectorTask night = task("director-night");
        DirectorWork work = workOn(night);
        const auto due = nextInRoom(work.night()->night(), night.night->incidents);
        QVERIFY(due);
        WorldEvent other = due->event;
        other.table = {.number = other.table.number == 1 ? 2 : 1};
        QVERIFY(!work.apply(other, due->at));
        QVERIFY(!work.apply(due->event, due->at + 1));
        QVERIFY(!work.apply(director::at(DirectorVerb::Hold, {.number = 1}), due->at + 1));
        QVERIFY(!work.apply(director::at(DirectorVerb::Hold, {.number = 1}), night.until + 1));
        QCOMPARE(work.night()->entries().size(), std::size_t{0});
        QVERIFY(work.apply(director::at(DirectorVerb::Hold, {.number = 1}), due->at));
        QVERIFY(!work.isOver());
        QVERIFY(runBy(night).isOver());
    }

    void recordsAreReadBackAndDamagedOnesNamed()
    {
        for (const char* word : {"director-rooms", "director-night"}) {
            const DirectorTask one = task(word);
            const DirectorWork work = one.night ? runBy(one) : answered(one, 2);
            const auto again = readRecord(one, work.record(), "r");
            QVERIFY2(again, again ? "" : qPrintable(test::said(again.error())));
            QCOMPARE(again->record(), work.record());
            // another candidate's
            const auto other = readRecord(task(word, 8), work.record(), "r");
            QVERIFY(!one.night || !other);
        }
        const DirectorTask rooms = task("director-rooms");
        for (const char* line : {"answer 0 1", "answer 99 1", "answer x 1", "answer 3", "answer 1 9", "nonsense"}) {
            const auto bad = readRecord(rooms, std::string("cutcard-answers 1\n") + line + "\n", "r");
            QVERIFY(!bad);
            QCOMPARE(bad.error().place.line, 2);
        }
        const DirectorTask night = task("director-night");
        std::string text = runBy(night).record();
        const std::size_t ends = text.find("hand-ends");
        text.replace(ends, 9, "hand-begs");
        const auto bad = readRecord(night, text, "r");
        QVERIFY(!bad);
        QVERIFY(bad.error().place.line > 20);
    }

    void whatIsWrongWithAStationIsNamedByFieldAndLine_data()
    {
        QTest::addColumn<QString>("task");
        QTest::addColumn<QString>("names");
        QTest::addColumn<int>("line");
        QTest::newRow("nothing") << "" << "station.table, station.drill or station.night" << 1;
        QTest::newRow("kind") << "[[station.drill]]\nkind = \"chess\"\nquestions = 3\n" << "station.drill.kind" << 5;
        QTest::newRow("none") << "[[station.drill]]\nkind = \"balance\"\nquestions = 0\n"
                              << "station.drill.questions 1..40" << 6;
        QTest::newRow("both") << "[[station.drill]]\nkind = \"balance\"\nquestions = 2\n[station.night]\nfile = "
                                 "\"director-night.night\"\nminutes = 9\nnights = [1, 2, 3]\n"
                              << "drills or a night" << 7;
        QTest::newRow("no minutes") << "[station.night]\nfile = \"director-night.night\"\n"
                                    << "station.night.minutes" << 4;
        QTest::newRow("no file") << "[station.night]\nfile = \"nowhere.night\"\nminutes = 9\nnights = [1, 2, 3]\n"
                                 << "" << 0;
        QTest::newRow("no nights") << "[station.night]\nfile = \"director-night.night\"\nminutes = 9\n"
                                   << "station.night.nights" << 4;
        QTest::newRow("few nights")
            << "[station.night]\nfile = \"director-night.night\"\nminutes = 9\nnights = [1, 2]\n"
            << "station.night.nights: 3 or more" << 4;
        QTest::newRow("a night twice")
            << "[station.night]\nfile = \"director-night.night\"\nminutes = 9\nnights = [1, 2,\n 3, 2]\n"
            << "station.night.nights, each once" << 8;
        QTest::newRow("no number")
            << "[station.night]\nfile = \"director-night.night\"\nminutes = 9\nnights = [1, 2, -3]\n"
            << "station.night.nights [1, 2, ...]" << 7;
        QTest::newRow("least") << "[station.night]\nfile = \"director-night.night\"\nminutes = 9\n[station.night."
                                  "least]\npace = 2\n"
                               << "station.night.least." << 8;
    }
    void whatIsWrongWithAStationIsNamedByFieldAndLine()
    {
        QFETCH(QString, task);
        QFETCH(QString, names);
        QFETCH(int, line);
        const auto read = readStations(listOf(task.toStdString()), "list", fileOf);
        QVERIFY(!read);
        QVERIFY2(test::said(read.error()).contains(names), qPrintable(test::said(read.error())));
        QCOMPARE(read.error().place.line, line);
    }

    void aNightFileWithEventsIsNoRoomToBeginIn()
    {
        const auto reader = [](const std::string&) {
            return Result<std::string>("cutcard-night 1\nplayer \"a\" 4000 T1\nplayer \"b\" 4000 T1\nblinds T1 \"a\" - "
                                       "\"b\"\nlevel 3\n\nat 0:01:00 world hand-begins T1\n");
        };
        const auto read =
            readStations(listOf("[station.night]\nfile = \"f\"\nminutes = 9\nnights = [1, 2, 3]\n"), "list", reader);
        QVERIFY(!read);
        QVERIFY(read.error().expected.find("nothing that happens") != std::string::npos);
    }

    /// A night that can't bring what is asked for is refused when the exam is built, not when somebody sits.
    void aNightThatBringsTooLittleIsRefused()
    {
        DirectorModel greedy = model("director-night");
        greedy.night->least[static_cast<std::size_t>(DirectorCompetency::Breaking)] = 90;
        const auto prepared = prepareDirector(greedy, 1, "night");
        QVERIFY(!prepared);
        QCOMPARE(prepared.error().cause, Cause::Impossible);
    }

    /// The marks of a blueprint hold for a director's competencies too.
    void aDirectorsExamIsDecidedByTheSameRules()
    {
        Blueprint blueprint{.name = "D"};
        blueprint.theory.items = 10;
        blueprint.stations.push_back({.model = "director-rooms"});
        blueprint.practical.each = 60;
        blueprint.practical.strictIn = {ItemCompetency::Moves};
        const TheoryScore theory{.asked = 10, .right = 10};
        const DirectorTask rooms = task("director-rooms");
        QCOMPARE(decide(blueprint, theory, scoreOf(answered(rooms)), false).outcome, ExamOutcome::Passed);
        // three of the eight about moves are wrong: 62 of the 75 that are asked for
        const ExamDecision failed = decide(blueprint, theory, scoreOf(answered(rooms, 3)), false);
        QCOMPARE(failed.outcome, ExamOutcome::NotPassed);
        QCOMPARE(failed.shortfalls.size(), std::size_t{1});
        QCOMPARE(failed.shortfalls.front().competency, ItemCompetency::Moves);
        QCOMPARE(failed.shortfalls.front().found, 62);
        blueprint.practical.strictIn = {ItemCompetency::Results};
        QCOMPARE(decide(blueprint, theory, scoreOf(answered(rooms, 3)), false).outcome, ExamOutcome::Passed);
        blueprint.practical.leastDuties[static_cast<std::size_t>(ItemCompetency::Moves)] = 9;
        QCOMPARE(decide(blueprint, theory, scoreOf(answered(rooms)), false).outcome, ExamOutcome::NotPassed);
    }
};

CUTCARD_TESTS(DirectorStationsTest)
#include "tst_director_stations.moc"
