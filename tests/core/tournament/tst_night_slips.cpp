// SPDX-License-Identifier: GPL-3.0-or-later
// In a test what is done wrongly takes effect. What was owed in place of it is no second fault then, and what was
// charged is not charged again as left out.
#include "core/tournament/directors.h"
#include "core/tournament/night_event_text.h"
#include "core/tournament/night_notation.h"
#include "core/tournament/seats.h"

#include <QDir>
#include <QFile>
#include <QtTest>

#include <set>

using namespace cutcard;

namespace {

const QString folder = QStringLiteral(SOURCE_FOLDER "/assets/nights/");
using Does = DirectorVerb;

QByteArray textOf(const Night& night, const DirectorAct& act)
{
    std::vector<std::string> names;
    names.reserve(night.people.size());
    for (const Entrant& person : night.people)
        names.push_back(person.name);
    return QByteArray::fromStdString(nightEventText(act, names));
}

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

    const Night& m_night;
    int m_slips = 0;
};

} // namespace

class NightSlipsTest : public QObject
{
    Q_OBJECT

private slots:
    void whatWasOwedIsNoSecondFaultInAnySituation_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& file : QDir(folder).entryList({"*.night"}))
            QTest::newRow(qPrintable(file)) << file;
    }
    void whatWasOwedIsNoSecondFaultInAnySituation()
    {
        QFETCH(QString, file);
        QFile opened(folder + file);
        QVERIFY(opened.open(QIODevice::ReadOnly));
        const auto night = readNight(opened.readAll().toStdString(), "night");
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

QTEST_APPLESS_MAIN(NightSlipsTest)
#include "tst_night_slips.moc"
