// SPDX-License-Identifier: GPL-3.0-or-later
// In a test what is done wrongly takes effect. What was owed in place of it is no second fault then, and what was
// charged is not charged again as left out.
#include "core/tournament/session/night_notation.h"
#include "core/tournament/session/night_presets.h"
#include "core/tournament/simulation/directors.h"
#include "core/tournament/state/seats.h"
#include "core/tournament/venue/venue.h"
#include "tests/core/tournament/night_test_support.h"
#include "tests/support/programs.h"

#include <QDir>
#include <QFile>
#include <QtTest>

#include <set>
#include <span>

using namespace cutcard;
using test::textOf;

namespace {

/// The names of all nights.
using Does = DirectorVerb;

/// What somebody may do in place of what is owed, or beside it: the known mistakes, and of every duty another amount,
/// another person, and the answers and measures that nobody asked for.
std::vector<DirectorAct> wrongActs(const Night& night)
{
    std::vector<DirectorAct> acts;
    for (const DirectorMistake& mistake : knownDirectorMistakes(night))
        acts.push_back(mistake.act);
    const Chips chip = night.house.common().smallestChip();
    std::vector<EntrantId> some;
    for (int i = 0; i < static_cast<int>(night.people.size()) && some.size() < 4; ++i) {
        if (!night.person({.index = i}).table.isNone())
            some.push_back({.index = i});
    }
    for (const DirectorDuty& duty : owedNow(night)) {
        if (duty.optional)
            continue;
        const auto fields = factsOf(duty.act.verb).fields;
        const auto uses = [&](char field) { return fields.find(field) != std::string_view::npos; };
        for (const Chips amount : {duty.act.amount + chip, duty.act.amount * 2, duty.act.amount - 1}) {
            if (!uses('a'))
                break;
            acts.push_back(duty.act);
            acts.back().amount = amount;
        }
        for (const EntrantId who : some) {
            if (!uses('p'))
                break;
            acts.push_back(duty.act);
            acts.back().person = who;
        }
        if (night.knows(duty.act.person)) {
            for (const Does verb : {Does::Grant, Does::Refuse}) {
                for (int request = 0; request < requestCount; ++request)
                    acts.push_back(director::answered(verb, duty.act.person, static_cast<Request>(request)));
            }
        }
    }
    for (const EntrantId who : some) {
        acts.push_back(director::on(Does::RemoveStack, who));
        acts.push_back(director::on(Does::SetStack, who, night.person(who).chips + chip));
        acts.push_back(director::on(Does::Disqualify, who));
        acts.push_back(director::on(Does::Penalise, who, 30));
    }
    for (const Ring& ring : night.rings) {
        for (const Does verb : {Does::Break, Does::Stop, Does::NewDeck, Does::ClearUnclaimed, Does::DrawDealer})
            acts.push_back(director::at(verb, ring.number));
    }
    acts.push_back(director::simple(Does::Start));
    acts.push_back(director::simple(Does::FinalTable));
    acts.push_back(director::counted(Does::Level, night.level + 1));
    acts.push_back(director::counted(Does::OpenRound, night.openedAt * 4));
    return acts;
}

/// A fault that somebody is charged for.
bool isCharged(const DirectorVerdict& verdict)
{
    return !verdict.isCorrect() && !verdict.told;
}

/// No competency comes to more than there was to earn.
bool isWithinWhatWasThere(const DirectorScore& score)
{
    for (int i = 0; i < directorCompetencyCount; ++i) {
        const Tally& tally = score.tally(static_cast<DirectorCompetency>(i));
        if (tally.earned > tally.possible)
            return false;
    }
    return true;
}

/// Right, or said for nothing, which breaks nothing.
bool isAtMostUnneeded(const DirectorVerdict& verdict)
{
    return verdict.isCorrect() || (verdict.fault == Fault::Unneeded && verdict.severity == Severity::Minor);
}

/// An act that was right, said once more: what it is charged with, or nothing.
QByteArray chargedTwice(NightSession session, const DirectorAct& act)
{
    if (!session.apply(act))
        return "is refused";
    const NightEntry first = session.entries().back();
    if (!first.verdicts.front().isCorrect())
        return {};
    const Night once = session.night();
    if (!session.apply(act))
        return "is refused again";
    // chips taken twice are gone twice
    if (act.verb == Does::TakeBack && session.night() != once)
        return {};
    for (const DirectorVerdict& verdict : session.entries().back().verdicts) {
        if (!isAtMostUnneeded(verdict))
            return textOf(session.night(), act) + " twice: "
                   + QByteArray::fromStdString(std::string(verdict.rule.id()) + " "
                                               + std::string(faultWords[static_cast<std::size_t>(verdict.fault)]));
    }
    return isWithinWhatWasThere(session.score()) ? QByteArray()
                                                 : textOf(session.night(), act) + " twice earns too much";
}

/// What happens by itself for a while, and whether what was tried is charged once more meanwhile.
bool isChargedAgain(NightSession session, const DutyKey& tried)
{
    for (int i = 0; i < 4; ++i) {
        const auto next = nextInRoom(session.night(), session.setup().incidents);
        if (!next || !session.apply(next->event, next->at))
            return false;
        for (const DirectorVerdict& verdict : session.entries().back().verdicts) {
            if (verdict.fault == Fault::Omitted && verdict.expected && verdict.expected->key == tried
                && tried.verb != Does::Move) // of those another one may be owed now
                return true;
        }
        // after another hand it may be owed anew
        if (std::get<WorldEvent>(session.entries().back().event).kind == WorldKind::HandEnds)
            return false;
    }
    return false;
}

/// Does everything wrong that can be done at a moment, and after each what was owed.
class Moment
{
public:
    explicit Moment(const Night& night) : m_night(night) {}

    QByteArray check()
    {
        const auto start = NightSession::start({.mode = Mode::Test, .opening = m_night});
        if (!start) // somebody sits there who has no chips yet
            return {};
        for (const DirectorAct& wrong : wrongActs(m_night)) {
            NightSession session = *start;
            if (!session.apply(wrong) || !session.entries().back().tookEffect || session.isOver())
                continue;
            const DirectorVerdict said = session.entries().back().verdicts.front();
            if (said.isCorrect())
                continue;
            ++m_slips;
            if (said.attempted && isChargedAgain(session, *said.attempted))
                return textOf(m_night, wrong) + " is charged again as left out";
            if (const QByteArray again = secondFault(session, wrong); !again.isEmpty())
                return again;
            if (const QByteArray then = faultOfGoingOn(session); !then.isEmpty())
                return textOf(m_night, wrong) + ", then " + then;
        }
        return {};
    }
    int slips() const { return m_slips; }

private:
    QByteArray secondFault(const NightSession& session, const DirectorAct& wrong) const
    {
        for (const DirectorDuty& duty : owedNow(m_night)) {
            // a ruling is final, whoever sees by now that it was wrong (3.15)
            if (duty.optional || (duty.act.verb == Does::Rule && wrong.verb == Does::Rule))
                continue;
            NightSession then = session;
            if (!then.apply(duty.act))
                return "is refused";
            const NightEntry& entry = then.entries().back();
            if (std::ranges::any_of(entry.verdicts, isCharged) || !isSound(then.night()))
                return textOf(m_night, wrong) + ", then " + textOf(m_night, duty.act) + ": "
                       + QByteArray::fromStdString(std::string(entry.verdicts.front().rule.id()));
        }
        return {};
    }

    /// Does what would put it right, and then what is owed, one after the other.
    QByteArray faultOfGoingOn(NightSession then) const
    {
        constexpr int some = 6;
        std::vector<DirectorAct> done;
        QByteArray all;
        for (int i = 0; i < some; ++i) {
            auto duties = then.remedies();
            for (const DirectorDuty& duty : owedNow(then.night())) {
                if (!duty.optional)
                    duties.push_back(duty);
            }
            const auto next = std::ranges::find_if(
                duties, [&](const DirectorDuty& duty) { return std::ranges::find(done, duty.act) == done.end(); });
            if (next == duties.end())
                return {};
            done.push_back(next->act);
            all += textOf(then.night(), next->act) + ", ";
            if (!then.apply(next->act))
                return "is refused";
            if (std::ranges::any_of(then.entries().back().verdicts, isCharged))
                return all + "is a fault: "
                       + QByteArray::fromStdString(std::string(then.entries().back().verdicts.front().rule.id()));
            if (!isWithinWhatWasThere(then.score()))
                return textOf(then.night(), next->act) + " earns too much";
        }
        return {};
    }

    const Night& m_night;
    int m_slips = 0;
};

/// What is done too early and again in its time: what of it is said more than once, or charged twice.
QByteArray chargedWhenItsTimeComes(const NightSession& before, std::span<const NightEntry> course)
{
    const auto& early = std::get<DirectorAct>(course.back().event);
    NightSession session = before;
    if (!session.apply(early) || !session.entries().back().tookEffect)
        return {};
    const Fault said = session.entries().back().verdicts.front().fault;
    // of a ruling that nobody was heard for two things are left out for good, a book that is closed is closed on all
    // that is missing, and of two who sit down at the dealer's right one after the other each has a chair by that order
    if (isForGood(early.verb) || early.verb == Does::Finish
        || (early.verb == Does::Move && early.spot == Spot::DealerRight))
        return {};
    if (session.entries().back().verdicts.size() > 1)
        return textOf(session.night(), early) + " too early is charged more than once";
    if (said != Fault::Premature && said != Fault::OutOfOrder)
        return {};
    for (const NightEntry& next : course) {
        if (!session.apply(next.event, next.at))
            return {}; // the room goes on otherwise
        const auto* act = std::get_if<DirectorAct>(&next.event);
        if (act == nullptr)
            continue;
        const auto& verdicts = session.entries().back().verdicts;
        if (verdicts.size() != 1 || !isAtMostUnneeded(verdicts.front())
            || (!verdicts.front().isCorrect() && &next != &course.back()))
            return textOf(session.night(), early) + " too early, then " + textOf(session.night(), *act) + ": "
                   + QByteArray::number(static_cast<int>(verdicts.size())) + ", "
                   + QByteArray::fromStdString(std::string(faultWords[static_cast<std::size_t>(verdicts.front().fault)])
                                               + " " + std::string(verdicts.front().rule.id()));
        if (!isWithinWhatWasThere(session.score()))
            return textOf(session.night(), early) + " too early earns too much";
    }
    return {};
}

/// A night file as it ships.
Result<NightFile> shipped(const QString& file)
{
    return readNight(test::nightText(file), "night");
}

/// The same night begun as a test, whatever it says.
Result<NightSession> begunAsTest(const NightFile& night)
{
    NightSetup setup = night.setup;
    setup.mode = Mode::Test;
    return NightSession::start(setup);
}

} // namespace

class NightSlipsTest : public QObject
{
    Q_OBJECT

private slots:
    void anActSaidTwiceBreaksNothingInAnySituation_data() { whatWasOwedIsNoSecondFaultInAnySituation_data(); }
    void anActSaidTwiceBreaksNothingInAnySituation()
    {
        QFETCH(QString, file);
        const auto night = shipped(file);
        QVERIFY(night);
        auto session = begunAsTest(*night);
        QVERIFY(session);
        QByteArray all;
        for (std::size_t i = 0; i < night->entries.size(); ++i) {
            const auto& [at, event, verdicts, tookEffect, shown] = night->entries[i];
            if (const auto* act = std::get_if<DirectorAct>(&event)) {
                const QByteArray found = chargedTwice(*session, *act);
                if (!found.isEmpty())
                    all += "\nline " + QByteArray::number(night->lines[i]) + ": " + found;
                // of what is wrong on purpose only what practice lets happen
                NightSession tried = *session;
                QVERIFY(tried.apply(event, at));
                if (!tried.entries().back().verdicts.front().isCorrect() && night->setup.mode == Mode::Practice)
                    continue;
            }
            QVERIFY(session->apply(event, at));
        }
        QVERIFY2(all.isEmpty(), all);
    }

    void whatCameTooEarlyIsNoSecondFaultInItsTime_data() { whatWasOwedIsNoSecondFaultInAnySituation_data(); }
    void whatCameTooEarlyIsNoSecondFaultInItsTime()
    {
        QFETCH(QString, file);
        const auto night = shipped(file);
        QVERIFY(night);
        auto session = begunAsTest(*night);
        QVERIFY(session);
        // the right course of the night, with what came before each event
        std::vector<NightEntry> course;
        std::vector<NightSession> before;
        for (const NightEntry& entry : night->entries) {
            NightSession then = *session;
            QVERIFY(then.apply(entry.event, entry.at));
            const auto& verdicts = then.entries().back().verdicts;
            if (std::holds_alternative<DirectorAct>(entry.event) && !verdicts.front().isCorrect()) {
                if (night->setup.mode == Mode::Practice)
                    continue;
                break;
            }
            before.push_back(*session);
            course.push_back(entry);
            *session = then;
        }
        QByteArray all;
        constexpr std::size_t early = 4;
        for (std::size_t i = 0; i < course.size(); ++i) {
            for (std::size_t j = i + 1; j < std::min(course.size(), i + early); ++j) {
                if (!std::holds_alternative<DirectorAct>(course[j].event))
                    continue;
                const QByteArray found = chargedWhenItsTimeComes(before[i], std::span(course).subspan(i, j - i + 1));
                if (!found.isEmpty() && !all.contains(found))
                    all += "\n" + found;
            }
        }
        QVERIFY2(all.isEmpty(), all);
    }

    void anActSaidTwiceBreaksNothingOnAnyNight_data() { whatWasOwedIsNoSecondFaultOnAnyNight_data(); }
    void anActSaidTwiceBreaksNothingOnAnyNight()
    {
        QFETCH(int, preset);
        NightSetup setup = setupOf(nightPresets[static_cast<std::size_t>(preset)], 22);
        setup.incidents = NightIncidents::Many;
        setup.mode = Mode::Test;
        auto session = NightSession::start(setup);
        QVERIFY(session);
        QByteArray all;
        std::set<QByteArray> seen;
        const bool finished = runNight(*session, wholeDay, [&](const NightSession& now, const DirectorDuty* duty) {
            if (duty != nullptr) {
                const QByteArray found = chargedTwice(now, duty->act);
                // once for each kind
                if (!found.isEmpty() && seen.insert(found.left(5) + found.right(20)).second)
                    all += "\n" + found;
            }
            return std::optional<DirectorAct>();
        });
        QVERIFY2(all.isEmpty(), all);
        QVERIFY(finished);
    }

    void whatWasOwedIsNoSecondFaultInAnySituation_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& file : test::nightFiles())
            QTest::newRow(qPrintable(file)) << file;
    }
    void whatWasOwedIsNoSecondFaultInAnySituation()
    {
        QFETCH(QString, file);
        const auto night = shipped(file);
        QVERIFY(night);
        NightSetup setup = night->setup;
        auto session = NightSession::start(setup);
        QVERIFY(session);
        for (std::size_t i = 0; i < night->entries.size(); ++i) {
            const QByteArray found = Moment(session->night()).check();
            QVERIFY2(found.isEmpty(), "before line " + QByteArray::number(night->lines[i]) + ": " + found);
            QVERIFY(session->apply(night->entries[i].event, night->entries[i].at));
        }
    }

    void whatWasOwedIsNoSecondFaultOnAnyNight_data()
    {
        QTest::addColumn<int>("preset");
        for (std::size_t i = 0; i < nightPresets.size(); ++i)
            QTest::newRow(std::string(nightPresets[i].word).c_str()) << static_cast<int>(i);
    }
    void whatWasOwedIsNoSecondFaultOnAnyNight()
    {
        QFETCH(int, preset);
        NightSetup setup = setupOf(nightPresets[static_cast<std::size_t>(preset)], 21);
        setup.incidents = NightIncidents::Many;
        auto session = NightSession::start(setup);
        QVERIFY(session);
        std::set<DutyKey> seen;
        int slips = 0;
        QByteArray found;
        const bool finished = runNight(*session, wholeDay, [&](const NightSession& now, const DirectorDuty* duty) {
            // each duty when it comes up for the first time
            if (duty != nullptr && found.isEmpty() && seen.insert(duty->key).second) {
                Moment moment(now.night());
                found = moment.check();
                slips += moment.slips();
                if (!found.isEmpty())
                    found += " at event " + QByteArray::number(now.entries().size());
            }
            return std::optional<DirectorAct>();
        });
        QVERIFY2(found.isEmpty(), found);
        QVERIFY(finished);
        QVERIFY2(slips > 100, QByteArray::number(slips));
    }
};

CUTCARD_TESTS(NightSlipsTest)
#include "tst_night_slips.moc"
