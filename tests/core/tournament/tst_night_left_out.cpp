// SPDX-License-Identifier: GPL-3.0-or-later
// In a test one right act is left out, and all the others are done: that is one fault, said once, and what is right
// after it stays right.
#include "core/tournament/session/night_notation.h"
#include "core/tournament/session/night_presets.h"
#include "core/tournament/simulation/directors.h"
#include "core/tournament/state/seats.h"
#include "tests/core/tournament/night_test_support.h"
#include "tests/support/programs.h"

#include <QDir>
#include <QFile>
#include <QtTest>

#include <array>
#include <map>
#include <optional>
#include <span>

using namespace cutcard;
using test::textOf;

namespace {

/// The names of all nights.
using Does = DirectorVerb;

QByteArray verdictText(const Night& night, const NightEvent& event, const DirectorVerdict& verdict)
{
    static constexpr std::array weights{"minor", "major", "critical"};
    return textOf(night, event) + ": "
           + QByteArray::fromStdString(std::string(faultWords[static_cast<std::size_t>(verdict.fault)]) + " "
                                       + std::string(verdict.rule.id()) + " ")
           + weights[static_cast<std::size_t>(verdict.severity)]
           + (verdict.expected ? " owed " + textOf(night, verdict.expected->act) : QByteArray());
}

/// The right course of a night as a test: in practice without what is wrong on purpose, in a test up to it.
std::vector<NightEntry> courseOf(const NightFile& night, NightSession session)
{
    std::vector<NightEntry> course;
    for (const NightEntry& entry : night.entries) {
        NightSession then = session;
        if (!then.apply(entry.event, entry.at))
            return course;
        const auto& verdicts = then.entries().back().verdicts;
        if (std::ranges::any_of(verdicts, [](const DirectorVerdict& each) { return !each.isCorrect(); })) {
            if (std::holds_alternative<DirectorAct>(entry.event) && night.setup.mode == Mode::Practice)
                continue;
            return course;
        }
        course.push_back(entry);
        session = std::move(then);
    }
    return course;
}

/// Whether a hand begins otherwise than if nothing had been left out: with others, or with another dealer. What was
/// right of it then is right no more.
bool goesOnOtherwise(const Night& right, const Night& now, const NightEvent& event)
{
    const auto* world = std::get_if<WorldEvent>(&event);
    // a level that was not called has no time that could be over
    if (world != nullptr && world->kind == WorldKind::ClockOut)
        return now.clockOut || now.level != right.level;
    if (world == nullptr || world->kind != WorldKind::HandBegins)
        return false;
    for (std::size_t i = 0; i < right.people.size() && i < now.people.size(); ++i) {
        if (right.people[i].isIn() != now.people[i].isIn())
            return true;
    }
    const Ring* ring = now.ring(world->table);
    const Ring* there = right.ring(world->table);
    return ring == nullptr || there == nullptr || stacksAt(*ring) != stacksAt(*there)
           || comingPositions(*ring) != comingPositions(*there);
}

/// What nobody would do any more: of somebody who never paid a deposit nothing is to be paid back, and before the
/// stacks are counted out none is corrected.
bool isForNothing(const Night& now, const NightEvent& event)
{
    const auto* act = std::get_if<DirectorAct>(&event);
    if (act == nullptr)
        return false;
    return (act->verb == Does::PayBack && now.person(act->person).page.deposit == 0)
           || (act->verb == Does::SetStack && now.stage == NightStage::SettingUp && !now.issued);
}

/// What is charged when one right act is left out and the rest of a course is done.
struct WithoutOne {
    QByteArray said;
    int faults = 0;
    int worst = 0;
    bool earnsTooMuch = false;
};

WithoutOne without(NightSession session, const NightEntry& leftOut, std::span<const NightEntry> rest)
{
    WithoutOne found;
    NightSession right = session;
    if (!right.apply(leftOut.event, leftOut.at))
        return found;
    for (const NightEntry& entry : rest) {
        // what has been left out is charged with this event, but the room goes on otherwise after it
        const bool last = goesOnOtherwise(right.night(), session.night(), entry.event);
        if (isForNothing(session.night(), entry.event) || !right.apply(entry.event, entry.at))
            continue;
        if (session.isOver() || !session.apply(entry.event, entry.at))
            break;
        for (const DirectorVerdict& verdict : session.entries().back().verdicts) {
            if (verdict.isCorrect() || verdict.told)
                continue;
            ++found.faults;
            found.worst = std::max(found.worst, static_cast<int>(verdict.severity));
            found.said += "\n    " + verdictText(session.night(), entry.event, verdict);
        }
        if (last)
            break;
    }
    for (int i = 0; i < directorCompetencyCount; ++i) {
        const Tally& tally = session.score().tally(static_cast<DirectorCompetency>(i));
        found.earnsTooMuch = found.earnsTooMuch || tally.earned > tally.possible;
    }
    return found;
}

/// A night as a test in which much happens and everything is done rightly; nothing: it came to no end.
std::optional<NightSession> idealNight(int preset, std::uint64_t seed)
{
    NightSetup setup = setupOf(nightPresets[static_cast<std::size_t>(preset)], seed);
    setup.incidents = NightIncidents::Many;
    setup.mode = Mode::Test;
    auto ideal = NightSession::start(setup);
    return ideal && runNight(*ideal) ? std::optional(std::move(*ideal)) : std::nullopt;
}

} // namespace

class NightLeftOutTest : public QObject
{
    Q_OBJECT

private slots:
    void oneActLeftOutIsOneFaultInAnySituation_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& file : test::nightFiles())
            QTest::newRow(qPrintable(file)) << file;
    }
    void oneActLeftOutIsOneFaultInAnySituation()
    {
        QFETCH(QString, file);
        const auto night = readNight(test::nightText(file), "night");
        QVERIFY(night);
        NightSetup setup = night->setup;
        setup.mode = Mode::Test;
        auto session = NightSession::start(setup);
        QVERIFY(session);
        const auto course = courseOf(*night, *session);
        QByteArray all;
        for (std::size_t i = 0; i < course.size(); ++i) {
            if (std::holds_alternative<DirectorAct>(course[i].event)) {
                const WithoutOne found = without(*session, course[i], std::span(course).subspan(i + 1));
                if (found.faults > 1 || found.earnsTooMuch)
                    all += "\n  without " + textOf(session->night(), course[i].event) + ":" + found.said
                           + (found.earnsTooMuch ? "\n    earns too much" : "");
            }
            QVERIFY(session->apply(course[i].event, course[i].at));
        }
        if (!all.isEmpty())
            qInfo("%s", all.constData());
        QVERIFY2(all.isEmpty(), "as listed");
    }

    void oneActLeftOutIsOneFaultOnAnyNight_data()
    {
        QTest::addColumn<int>("preset");
        QTest::addColumn<int>("seed");
        constexpr int first = 23;
        const int seeds = std::max(2, qEnvironmentVariableIntValue("CUTCARD_SEEDS"));
        for (std::size_t i = 0; i < nightPresets.size(); ++i) {
            for (int seed = first; seed < first + seeds; ++seed) {
                QTest::newRow((std::string(nightPresets[i].word) + " " + std::to_string(seed)).c_str())
                    << static_cast<int>(i) << seed;
            }
        }
    }
    void oneActLeftOutIsOneFaultOnAnyNight()
    {
        QFETCH(int, preset);
        QFETCH(int, seed);
        const auto ideal = idealNight(preset, static_cast<std::uint64_t>(seed));
        QVERIFY(ideal);
        const NightSetup& setup = ideal->setup();
        auto session = NightSession::start(setup);
        QVERIFY(session);
        const std::span course(ideal->entries());
        // as many of each kind, and as far on
        constexpr int some = 4;
        constexpr std::size_t ahead = 250;
        std::map<Does, int> seen;
        QByteArray all;
        for (std::size_t i = 0; i < course.size(); ++i) {
            if (const auto* act = std::get_if<DirectorAct>(&course[i].event);
                act != nullptr && ++seen[act->verb] <= some) {
                const auto rest = course.subspan(i + 1, std::min(ahead, course.size() - i - 1));
                const WithoutOne found = without(*session, course[i], rest);
                if (found.faults > 1 || found.earnsTooMuch)
                    all += "\n  " + QByteArray::number(static_cast<int>(i)) + ": without "
                           + textOf(session->night(), course[i].event) + ":" + found.said
                           + (found.earnsTooMuch ? "\n    earns too much" : "");
            }
            QVERIFY(session->apply(course[i].event, course[i].at));
        }
        if (!all.isEmpty())
            qInfo("%s", all.constData());
        QVERIFY2(all.isEmpty(), "as listed");
    }

    /// What no hand and no clock makes late is late with the book: who answers nobody, or leaves the bank's chips with
    /// the last loser, has not run the night rightly.
    void whatIsStillOpenIsLeftOutWithTheBook_data()
    {
        QTest::addColumn<int>("preset");
        for (std::size_t i = 0; i < nightPresets.size(); ++i)
            QTest::newRow(std::string(nightPresets[i].word).c_str()) << static_cast<int>(i);
    }
    void whatIsStillOpenIsLeftOutWithTheBook()
    {
        QFETCH(int, preset);
        constexpr std::uint64_t seed = 7717;
        const auto ideal = idealNight(preset, seed);
        QVERIFY(ideal);
        const NightSetup& setup = ideal->setup();
        const auto& course = ideal->entries();
        std::map<Does, int> tried;
        int open = 0;
        for (std::size_t left = course.size(); left-- > 0;) {
            const auto* act = std::get_if<DirectorAct>(&course[left].event);
            const std::array kinds{Does::Refuse, Does::TakeBack, Does::Charge, Does::TellOut, Does::Rule};
            if (act == nullptr || std::ranges::find(kinds, act->verb) == kinds.end() || ++tried[act->verb] > 2)
                continue;
            const auto& verdicts = course[left].verdicts;
            QVERIFY(!verdicts.empty() && verdicts.front().expected);
            if (verdicts.front().expected->optional)
                continue;
            auto session = NightSession::start(setup);
            QVERIFY(session);
            // a request of somebody who is out since then is nobody's any more
            const auto isOwed = [&] {
                const auto agenda = agendaOf(session->night());
                return std::ranges::find(agenda, verdicts.front().expected->key, &DirectorDuty::key) != agenda.end();
            };
            bool owed = false;
            for (std::size_t i = 0; i < course.size(); ++i) {
                if (i == left)
                    continue;
                const auto* closing = std::get_if<DirectorAct>(&course[i].event);
                if (closing != nullptr && closing->verb == Does::Finish)
                    owed = isOwed();
                static_cast<void>(session->apply(course[i].event, course[i].at));
            }
            QVERIFY(session->isOver());
            if (!owed)
                continue;
            ++open;
            const bool charged = std::ranges::any_of(session->entries(), [](const NightEntry& entry) {
                return std::ranges::any_of(entry.verdicts, [](const DirectorVerdict& verdict) {
                    return !verdict.isCorrect() && !verdict.told;
                });
            });
            QVERIFY2(charged, textOf(ideal->night(), course[left].event).constData());
        }
        QVERIFY(open > 0);
    }

    /// GP-level: blinds nobody raised for a whole level are one fault; the level after it is called when its time
    /// comes.
    void aLevelThatNobodyCalledIsChargedOnce_data()
    {
        QTest::addColumn<int>("preset");
        for (std::size_t i = 0; i < nightPresets.size(); ++i) {
            if (!setupOf(nightPresets[i], 1).opening.house.tennessee)
                QTest::newRow(std::string(nightPresets[i].word).c_str()) << static_cast<int>(i);
        }
    }
    void aLevelThatNobodyCalledIsChargedOnce()
    {
        QFETCH(int, preset);
        constexpr std::uint64_t seed = 7717;
        constexpr Chips forgotten = 3;
        const auto ideal = idealNight(preset, seed);
        QVERIFY(ideal);
        auto session = NightSession::start(ideal->setup());
        QVERIFY(session);
        QByteArray faults;
        bool isNextCalled = false;
        for (const NightEntry& entry : ideal->entries()) {
            const auto* act = std::get_if<DirectorAct>(&entry.event);
            const bool level = act != nullptr && act->verb == Does::Level;
            if ((level && act->amount == forgotten) || !session->apply(entry.event, entry.at))
                continue;
            for (const DirectorVerdict& verdict : session->entries().back().verdicts) {
                if (!verdict.isCorrect() && verdict.rule == "GP-level"_rule)
                    faults += "\n" + verdictText(session->night(), entry.event, verdict);
            }
            if (level && act->amount == forgotten + 1) {
                isNextCalled = session->entries().back().tookEffect && session->night().level == forgotten + 1;
                break;
            }
        }
        QVERIFY(isNextCalled);
        QVERIFY2(faults.count('\n') == 1, faults.constData());
    }
};

CUTCARD_TESTS(NightLeftOutTest)
#include "tst_night_left_out.moc"
