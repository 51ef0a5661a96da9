// SPDX-License-Identifier: GPL-3.0-or-later
// A director's part of an exam, from the first question to the evidence.
#include "app/academy/forms/draw.h"
#include "app/academy/forms/exam_files.h"
#include "app/academy/result/evidence.h"
#include "app/academy/result/result.h"
#include "app/academy/result/result_text.h"
#include "app/academy/sitting/sitting.h"
#include "app/academy/store/clock.h"
#include "core/certification/build.h"
#include "core/tournament/session/night_notation.h"
#include "core/tournament/simulation/directors.h"
#include "core/tournament/venue/venue.h"
#include "tests/app/academy/exam_house.h"
#include "tests/support/programs.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <ranges>
#include <set>

using namespace cutcard;

namespace {

/// An academy with the director's exam, and somebody who sits at it.
struct DirectorsHouse {
    QTemporaryDir folder;
    std::unique_ptr<Academy> academy;
    std::string supervisor;
    std::int64_t attempt = 0;
    std::unique_ptr<Sitting> sitting;

    DirectorsHouse()
    {
        academy = good(Academy::found(
            folder.path(), {.house = "Harbour Card Room", .supervisor = {.name = "J. Lindqvist"}, .cost = cheap},
            passphrase));
        supervisor = good(academy->people().all()).front().id;
        const std::string candidate = good(academy->people().add({.name = "Maren Okafor"}));
        const Unlocked who = unlock();
        const std::string plan =
            good(academy->blueprints().add(who, shippedBlueprint("director").toStdString(), "director"));
        attempt = good(academy->attempts().authorise(who, {candidate, plan, clockDay(), true})).number;
        sit();
        for (std::size_t i = 0; i < sitting->form().questions.size(); ++i)
            good(sitting->answer(static_cast<int>(i), sitting->form().questions[i].right));
        good(sitting->submitPart());
    }
    Unlocked unlock() { return good(academy->signers().unlock(supervisor, passphrase)); }
    void sit()
    {
        const Unlocked who = unlock();
        sitting = good(Sitting::open(*academy, attempt, who));
        good(sitting->begin());
    }
    /// The program ends as it should not, and a supervisor lets the candidate go on.
    void interrupt()
    {
        sitting.reset();
        academy.reset();
        academy = good(Academy::open(folder.path()));
        good(academy->attempts().resume(unlock(), attempt));
        sit();
    }
    void answer(std::size_t from, std::size_t to, bool right = true)
    {
        const auto& questions = sitting->directing()->task().questions;
        for (std::size_t i = from; i < std::min(to, questions.size()); ++i)
            good(sitting->answer(static_cast<int>(i), right ? questions[i].right : TaskAnswer{}));
    }
    /// Runs so many events of the night as the perfect director would; false once it is over.
    bool runNight(int events)
    {
        for (int i = 0; i < events; ++i) {
            const DirectorWork& work = *sitting->directing();
            const NightSession& night = *work.night();
            if (work.isOver())
                return false;
            const auto names = namesOf(night.night());
            const auto atOnce = atOnceInRoom(night.night(), night.setup().incidents);
            const auto duty = atOnce ? std::nullopt : idealDirectorDuty(night.night());
            if (duty) {
                good(sitting->keepNight(nightEventText(duty->act, names), night.night().now));
                continue;
            }
            const auto next = *nextInRoom(night.night(), night.setup().incidents);
            good(sitting->keepNight(nightEventText(next.event, names), next.at));
        }
        return true;
    }
    /// How long nothing happens now by itself.
    NightTime quiet() const
    {
        const NightSession& night = *sitting->directing()->night();
        return nextInRoom(night.night(), night.setup().incidents)->at - night.night().now;
    }
    QJsonObject graded() { return good(grade(*academy, attempt, unlock())); }
};

QJsonObject competency(const QJsonObject& result, const QString& word)
{
    for (const auto& each : result.value("practical").toObject().value("competencies").toArray()) {
        if (each.toObject().value("competency").toString() == word)
            return each.toObject();
    }
    return {};
}

} // namespace

class DirectingTest : public QObject
{
    Q_OBJECT

private slots:
    /// Whoever sits again has another night than the time before, also by a plan that was revised in between.
    void aRetakeNeverHasTheNightOfTheAttemptBefore()
    {
        const DirectorsHouse house;
        const Unlocked who = good(house.academy->signers().unlock(house.supervisor, passphrase));
        const std::string first = good(house.academy->attempts().one(house.attempt)).blueprint;
        const Blueprint blueprint = good(house.academy->blueprints().one(first)).blueprint;
        const ExamForms forms = good(house.academy->blueprints().formsOf(first, who.formKey()));
        std::size_t station = 0;
        std::size_t nights = 0;
        for (std::size_t i = 0; i < blueprint.stations.size(); ++i) {
            const auto model = good(modelOf(blueprint.stations[i], *stationModels(), "test"));
            if (model->director && model->director->night) {
                station = i;
                nights = model->director->night->nights.size();
            }
        }
        QVERIFY(nights > 1);
        std::vector<int> drawn(nights);
        for (int person = 1; person <= 40; ++person) {
            const std::string name = "P-" + std::to_string(person);
            std::set<std::uint64_t> seeds;
            std::uint64_t before = nights;
            for (int attempt = 1; attempt <= 5; ++attempt) {
                const std::string plan = attempt % 2 == 1 ? first : "the plan, revised";
                const DrawnForm form = good(drawForm(who.formKey(), {plan, name, attempt}, blueprint, forms));
                const std::uint64_t night = form.stations[station] % nights;
                QVERIFY2(night != before, qPrintable(QStringLiteral("%1, attempt %2").arg(person).arg(attempt)));
                ++drawn[static_cast<std::size_t>(night)];
                seeds.insert(form.stations[station]);
                before = night;
            }
            QCOMPARE(seeds.size(), std::size_t{5}); // names are drawn from the whole of it
        }
        QVERIFY(std::ranges::find(drawn, 0) == drawn.end()); // and any night may come
    }

    /// Rooms and a night, right to the end: passed, with points for each competency.
    void aPerfectDirectorPassesTheWholeExam()
    {
        DirectorsHouse house;
        QVERIFY(house.sitting->directing() != nullptr);
        QCOMPARE(house.sitting->directing()->answers().size(), std::size_t{21});
        QVERIFY(house.sitting->session() == nullptr);
        house.answer(0, 21);
        good(house.sitting->submitPart());
        while (house.runNight(100)) {
        }
        good(house.sitting->submitPart());
        QVERIFY(house.sitting->isOver());
        const QJsonObject result = house.graded();
        QCOMPARE(result.value("outcome").toString(), QStringLiteral("passed"));
        QCOMPARE(result.value("practical").toObject().value("percent").toInt(), 100);
        QVERIFY(competency(result, "moves").value("duties").toInt() >= 10);
        QCOMPARE(competency(result, "moves").value("needed").toInt(), 75);
        QCOMPARE(competency(result, "conduct").value("needed").toInt(), 60);
        const QString sheet = resultText(*house.academy, result);
        QVERIFY(sheet.contains(QStringLiteral("Moving players")));
        QVERIFY(sheet.contains(QStringLiteral("Conduct")));
    }

    /// What was answered and done is there again after the program was ended, and counts as it stood.
    void anInterruptionLosesNothing()
    {
        DirectorsHouse house;
        house.answer(0, 7);
        house.interrupt();
        QCOMPARE(house.sitting->directing()->answers()[6], house.sitting->directing()->task().questions[6].right);
        QVERIFY(house.sitting->directing()->answers()[7].empty());
        good(house.sitting->submitPart());
        QVERIFY2(lastDoneText(*house.sitting).endsWith(", no act yet"), qPrintable(lastDoneText(*house.sitting)));
        QVERIFY(house.runNight(120));
        // what the supervisor asks about: the director's last act and its time, as it was said
        const auto& entries = house.sitting->directing()->night()->entries();
        const auto act = std::ranges::find_if(std::views::reverse(entries), [](const NightEntry& entry) {
            return std::holds_alternative<DirectorAct>(entry.event);
        });
        QVERIFY(act != entries.rend());
        const QString at = QString::fromStdString(nightTimeText(act->at));
        QVERIFY2(lastDoneText(*house.sitting).contains("; last act: " + at + ", "),
                 qPrintable(lastDoneText(*house.sitting)));
        const std::string before = house.sitting->directing()->record();
        house.interrupt();
        QVERIFY(house.sitting->directing()->record() == before);
        good(house.sitting->submitPart());
        const QJsonObject result = house.graded();
        // fourteen questions were left open
        QCOMPARE(result.value("outcome").toString(), QStringLiteral("not-passed"));
        int open = 0;
        for (const auto& each : result.value("practical").toObject().value("missed").toArray())
            open += each.toObject().value("fault").toString() == QLatin1String("omitted")
                        ? each.toObject().value("times").toInt()
                        : 0;
        QCOMPARE(open, 14);
    }

    /// A night's time that had gone by without an event has gone by after an interruption too, so that what is late
    /// stays late; it is nothing that somebody did.
    void anInterruptionGivesNoneOfTheNightsTimeBack()
    {
        DirectorsHouse house;
        good(house.sitting->submitPart());
        QVERIFY(house.runNight(120));
        // until nothing happens for a while
        while (house.quiet() < 4 * oneSecond)
            QVERIFY(house.runNight(1));
        const NightTime event = house.sitting->directing()->night()->night().now;
        const NightTime later = event + house.quiet() / 2;
        QCOMPARE(house.sitting->nightTime(), event);
        const int second = house.sitting->lastSecond();
        const std::string before = house.sitting->directing()->record();
        const std::int64_t rows = house.sitting->rows();
        const auto counted = good(house.sitting->tick(4'000));
        QVERIFY(counted == Sitting::Tick::Counted);
        good(house.sitting->keepNightTime(later));
        // a clock goes on only
        good(house.sitting->keepNightTime(later - oneSecond));
        QCOMPARE(house.sitting->rows(), rows + 1);
        QCOMPARE(house.sitting->lastSecond(), second);
        house.interrupt();
        QCOMPARE(house.sitting->nightTime(), later);
        QCOMPARE(house.sitting->lastSecond(), second);
        QVERIFY(house.sitting->directing()->record() == before);
        // an act before that time is one that nobody can have done
        QVERIFY(!house.sitting->keepNight("director hold T1", event));
        good(house.sitting->keepNight("director hold T1", later));
        QCOMPARE(house.sitting->directing()->night()->entries().back().at, later);
        good(house.sitting->submitPart());
        QCOMPARE(house.sitting->nightTime(), NightTime{0});
        QVERIFY(house.graded().contains("outcome"));
    }

    /// Nothing is taken that nobody can have done: at another part, of a room that does something else, or in vain.
    void whatDoesNotFitIsNotTaken()
    {
        DirectorsHouse house;
        const std::int64_t rows = house.sitting->rows();
        QVERIFY(!house.sitting->answer(21, {0}));
        QVERIFY(!house.sitting->answer(-1, {0}));
        QVERIFY(!house.sitting->keepNight("director hold T1", 0));
        QCOMPARE(house.sitting->rows(), rows);
        good(house.sitting->submitPart());
        const std::string record = house.sitting->directing()->record();
        const std::int64_t night = house.sitting->rows();
        QVERIFY(!house.sitting->answer(0, {0}));
        QVERIFY(!house.sitting->keepNight("director dance", 0));
        QVERIFY(!house.sitting->keepNight("world hand-begins T3", 1));
        QVERIFY(!house.sitting->keepNight("director hold T1", NightTime{540} * oneMinute));
        QVERIFY(house.sitting->directing()->record() == record);
        QCOMPARE(house.sitting->rows(), night);
    }

    /// Evidence of a director's part is judged again from its record; one that was changed and signed anew is found.
    void evidenceIsJudgedAgain()
    {
        DirectorsHouse house;
        house.answer(0, 20);
        good(house.sitting->submitPart());
        QVERIFY(house.runNight(80));
        good(house.sitting->submitPart());
        static_cast<void>(house.graded());
        QTemporaryDir place;
        const QString folder = place.filePath("evidence");
        const Unlocked who = house.unlock();
        good(writeEvidence(*house.academy, house.attempt, who, folder));
        const auto check = verifyEvidence(folder, house.academy->store().houseKey());
        QVERIFY2(check, check ? "" : check.error().expected.c_str());
        QVERIFY(check->events > 80);
        const std::pair<QString, std::pair<QByteArray, QByteArray>> changes[]{
            {directedFile(0, false), {"\nanswer 3 ", "\nanswer 3 x"}},
            {directedFile(1, true), {"world hand-begins T1", "world hand-begins T2"}}};
        for (const auto& [name, change] : changes) {
            QFile file(QDir(folder).filePath(name));
            QVERIFY2(file.open(QIODevice::ReadWrite), qPrintable(name));
            const QByteArray before = file.readAll();
            QByteArray after = before;
            after.replace(after.indexOf(change.first), change.first.size(), change.second);
            QVERIFY(after != before);
            QVERIFY(file.resize(0) && file.write(after) == after.size());
            file.close();
            good(signEvidence(folder, who.houseKey()));
            const auto changed = verifyEvidence(folder, house.academy->store().houseKey());
            QVERIFY(!changed);
            QVERIFY2(changed.error().place.name.starts_with(name.toStdString()), changed.error().place.name.c_str());
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(before) == before.size());
            file.close();
            good(signEvidence(folder, who.houseKey()));
        }
    }
};

CUTCARD_TESTS(DirectingTest, QCoreApplication)
#include "tst_directing.moc"
