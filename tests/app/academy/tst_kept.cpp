// SPDX-License-Identifier: GPL-3.0-or-later
// What a released version kept is opened by every later one: a house, an open attempt, a certificate, evidence, a
// session, a set, settings, a house file, a night and practice records. With CUTCARD_REGENERATE=1 in the environment
// the program's own version keeps all of it anew; what earlier ones kept is never written again.
#include "app/academy/ledger/certificate.h"
#include "app/academy/result/evidence.h"
#include "app/records/records.h"
#include "app/sets/practice_set.h"
#include "app/settings/settings.h"
#include "core/players/simulator.h"
#include "core/session/text/notation.h"
#include "core/session/text/report.h"
#include "core/tournament/session/night_notation.h"
#include "core/tournament/session/night_presets.h"
#include "core/tournament/simulation/directors.h"
#include "tests/app/academy/exam_house.h"
#include "tests/support/files.h"
#include "tests/support/programs.h"

#include <QCoreApplication>
#include <QDate>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>
#include <stdexcept>

using namespace cutcard;

namespace {

const char* const keptDay = "2026-12-03";

/// Where all versions' folders lie.
QDir keptFolder()
{
    return QDir(QString::fromUtf8(SOURCE_FOLDER) + QStringLiteral("/tests/app/academy/kept"));
}

/// The version that this program is, or is going to be.
QString ownVersion()
{
    return QString::fromUtf8(CUTCARD_VERSION).remove(QStringLiteral("-dev"));
}

/// Every version that the changelog does not call one of development.
QStringList releasedVersions()
{
    QStringList released;
    const QString changes = QString::fromUtf8(bytesOf(QString::fromUtf8(SOURCE_FOLDER) + "/CHANGELOG.md"));
    for (const QString& line : changes.split(QLatin1Char('\n'))) {
        if (line.startsWith(QStringLiteral("## ")) && !line.contains(QStringLiteral("development")))
            released.append(line.section(QLatin1Char(' '), 1, 1));
    }
    return released;
}

/// Copies all that lies in a folder, but for locks, so that it can be written to.
void copyFolder(const QString& from, const QString& to)
{
    QDirIterator files(from, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        if (file.endsWith(QStringLiteral(".lock")))
            continue;
        const QString copy = QDir(to).filePath(QDir(from).relativeFilePath(file));
        QDir().mkpath(QFileInfo(copy).path());
        if (!QFile::copy(file, copy))
            throw std::runtime_error("not copied: " + copy.toStdString());
        QFile::setPermissions(copy, QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    }
}

void keepText(const QDir& to, const QString& name, const std::string& text)
{
    written(to.filePath(name), QByteArray::fromStdString(text));
}

/// Leaves an attempt in the middle of its first table, three questions unanswered.
void leaveOneOpen(House& house, const QDir& to)
{
    house.candidate = good(house.academy->people().add({.name = "Zoë Ödegård", .number = "18"}));
    const auto sitting = house.sit(house.authorise(keptDay).number);
    answerAll(*sitting, 3);
    good(sitting->submitPart());
    dealOn(*sitting, 25);
    keepText(to, "open.cutcard", writeSession(sitting->session()->setup(), sitting->session()->entries()));
    good(sitting->leave("the fire bell rang"));
}

/// A house in which somebody was certified and appealed, and somebody else still sits.
void keepHouse(const QDir& to)
{
    House house;
    house.addSecond();
    const Unlocked who = house.unlock();
    const std::int64_t number = house.authorise(keptDay).number;
    sitAll(*house.sit(number), 3);
    good(grade(*house.academy, number, who));
    good(house.academy->attempts().change(who, number, AttemptEvent::Confirm));
    const auto issued = good(house.academy->certificates().issue(who, number, dayOf(2026, 12, 3)));
    good(house.academy->appeals().open(who, number, keptDay, "the fire bell rang"));
    good(writeEvidence(*house.academy, number, who, to.filePath("evidence")));
    keepText(to, "certificate.txt", issued.text);
    keepText(to, "list.txt", good(house.academy->certificates().signedList(who, dayOf(2026, 12, 3))));
    keepText(to, "house.pub", pemOf(house.academy->store().houseKey()));
    leaveOneOpen(house, to);
    good(house.academy->heads().checkpoint(who));
    house.academy.reset();
    copyFolder(house.folder.path(), to.filePath("house"));
    copyFolder(house.stick.path(), to.filePath("stick"));
}

/// What happens next in a hand of which the dealer does one act wrongly, once the cards are dealt.
std::optional<Event> nextWithAMistake(const Session& session)
{
    if (const auto players = Simulator().next(session))
        return players;
    if (session.entries().size() > 15 && !hasFaults(session.entries())) {
        const std::vector<PlantedMistake> mistakes = knownMistakes(session);
        if (!mistakes.empty())
            return Event(mistakes.front().act);
    }
    const auto act = idealAct(session);
    return act ? std::optional<Event>(*act) : std::nullopt;
}

/// A hand of a test as far as it goes on from a mistake.
Session handWithAMistake()
{
    std::string header = "cutcard 2\nmode test\nseed 7\nhands 1\n";
    for (const char* seat : {"1 \"Ann\"", "2 \"Bob\"", "3 \"Zoë\"", "4 \"Dan\""})
        header += "seat " + std::string(seat) + " 4000\n";
    Session session = good(Session::start(good(readSession(header + "button 4\n", "kept")).setup));
    for (int i = 0; i < 50; ++i) {
        const auto event = nextWithAMistake(session);
        if (!event || !session.apply(*event))
            break;
    }
    return session;
}

std::string signatureText(const Session& session)
{
    return QString::number(signatureOf(session.entries()), 16).toStdString();
}

/// Two moments of a session to be dealt on by others.
PracticeSet keptSet(const Session& session)
{
    PracticeSet set{.id = "00ff", .title = "Deals", .by = "Mona", .note = "Take your time.", .due = QDate(2026, 12, 3)};
    set.tasks.push_back(taskFrom(session, 8, "Before the deal"));
    set.tasks.push_back(taskFrom(session, 14, "In the deal"));
    return set;
}

Settings keptSettings()
{
    Settings settings;
    settings.dark = false;
    settings.contrast = true;
    settings.textPercent = 150;
    settings.animation = 0;
    settings.figures = FiguresShown::OnceSaid;
    settings.voices = true;
    settings.windowWidth = 1600;
    settings.guideSeen = true;
    settings.game = "limit";
    settings.language = "pt_BR";
    settings.seats = 9;
    settings.coached = false;
    settings.incidents = "many";
    settings.assisted = 5;
    return settings;
}

HouseRules keptHouseRules()
{
    LeagueOptions house;
    house.leastShuffles = 4;
    house.announcements = Announcements::Graded;
    house.handsPerLevel = 12;
    house.literalButton = true;
    house.carryOddChips = false;
    return house;
}

/// The first twenty minutes of a night that somebody directs without a mistake.
NightSession keptNight()
{
    NightSession night = good(NightSession::start(setupOf(*findNightPreset("two-tables"), 5)));
    runNight(night, 20 * oneMinute);
    return night;
}

KeptAnswer keptAnswer()
{
    return {.kind = "pots",
            .seed = "7",
            .number = 3,
            .given = "1200",
            .right = true,
            .milliseconds = 4200,
            .rules = {"3.7.3"},
            .game = "league",
            .competency = 5};
}

/// The session as records keep it while it is dealt, and what it came to.
void keepSession(Records& records, PersonId person, const Session& session)
{
    SessionStart start;
    start.header = QString::fromStdString(writeHeader(session.setup())) + QLatin1Char('\n');
    start.game = "league";
    start.coached = false;
    start.incidents = "none";
    start.started = "2026-12-03T09:00:00Z";
    start.person = person;
    start.place = "Harbour";
    start.kind = "table";
    start.program = CUTCARD_VERSION;
    start.edition = "1";
    const SessionId id = good(records.begin(start));
    qint64 milliseconds = 0;
    for (const Entry& entry : session.entries()) {
        milliseconds += 1500;
        const std::string line = eventText(entry.event, entry.byHouse);
        good(records.append(id, KeptEvent{.line = QString::fromStdString(line), .milliseconds = milliseconds}));
    }
    SessionFigures figures;
    figures.finished = true;
    figures.score = 87;
    figures.hands = 1;
    figures.marks = {{.game = "league", .competency = 2, .earned = 9, .possible = 12}};
    figures.faults = {{.event = 4, .rule = "3.5.1", .fault = "omitted", .owed = "dealer burn", .cost = 3}};
    figures.reviews = {{.rule = "3.5.1", .grade = 1}};
    good(records.settle(id, figures));
}

void keepRecords(const QDir& to, const Session& session)
{
    const auto records = good(Records::open(to.filePath("records")));
    const PersonId person = good(records->addPerson("Zoë"));
    keepSession(*records, person, session);
    good(records->keep(Activity{.person = person,
                                .kind = "tasks",
                                .at = "2026-12-03T10:00:00Z",
                                .place = "Harbour",
                                .subject = "pots",
                                .asked = 1,
                                .right = 1,
                                .seconds = 4,
                                .answers = {keptAnswer()}}));
    good(records->setExamDate(person, {.document = "league", .day = QDate(2026, 12, 24).toJulianDay()}));
    good(records->setLesson(person, {.lesson = "league", .step = 3, .done = true}));
}

/// Has this version keep all that a test opens.
void keepAll()
{
    QDir to(keptFolder().filePath(ownVersion()));
    to.removeRecursively();
    QDir().mkpath(to.path());
    keepHouse(to);
    const Session session = handWithAMistake();
    keepText(to, "session.cutcard", writeSession(session.setup(), session.entries()));
    keepText(to, "session.signature", signatureText(session));
    keepText(to, "practice.cutset", setText(keptSet(session)).toStdString());
    keepText(to, "settings.toml", writeSettings(keptSettings()).toStdString());
    keepText(to, "house.toml", writeHouse(keptHouseRules()));
    const NightSession night = keptNight();
    const std::string text = writeNight(night.setup(), night.entries());
    keepText(to, "two-tables.night", text);
    // as the file says it: the clock of a night may run on after its last event
    keepText(to, "two-tables.now", nightTimeText(good(replayNight(good(readNight(text, "kept")), "kept")).night().now));
    keepRecords(to, session);
    // a lock is nothing that is kept
    QFile::remove(Records::fileIn(to.filePath("records")) + ".lock");
}

/// A copy of what a version kept, so that opening it changes nothing there.
class KeptCopy
{
public:
    explicit KeptCopy(const QString& version) { copyFolder(keptFolder().filePath(version), m_folder.path()); }

    QString at(const QString& name) const { return m_folder.filePath(name); }
    std::string text(const QString& name) const
    {
        const QByteArray bytes = bytesOf(at(name));
        if (bytes.isEmpty())
            throw std::runtime_error("not kept: " + name.toStdString());
        return bytes.toStdString();
    }
    PublicKey houseKey() const { return publicKeyOfPem(text("house.pub")).value(); }
    Session session() const { return good(replay(good(readSession(text("session.cutcard"), "kept")), "kept")); }

private:
    QTemporaryDir m_folder;
};

Unlocked unlockedAs(Academy& academy, const std::string& name, const std::string& words)
{
    for (const RosterPerson& person : good(academy.people().all())) {
        if (person.name == name)
            return good(academy.signers().unlock(person.id, words));
    }
    throw std::runtime_error("nobody is called " + name);
}

Unlocked unlockedSupervisor(Academy& academy)
{
    return unlockedAs(academy, "J. Lindqvist", passphrase);
}

/// A kept house whose heads lie elsewhere now, for which two have signed.
std::unique_ptr<Academy> openedWithHeads(const KeptCopy& kept)
{
    auto academy = good(Academy::open(kept.at("house")));
    const Unlocked who = unlockedSupervisor(*academy);
    const Unlocked second = unlockedAs(*academy, "A. Second", secondPassphrase);
    good(academy->heads().move(who, kept.at("stick"), "the stick has another name", &second));
    return academy;
}

QStringList rosterOf(const Academy& academy)
{
    QStringList roster;
    for (const RosterPerson& person : good(academy.people().all()))
        roster.append(QString::fromStdString(person.name + ", " + person.number + ", " + person.licence));
    roster.sort();
    return roster;
}

/// Whether an attempt has the answers that were given before it was left.
bool hasItsAnswers(const Sitting& sitting)
{
    const auto& questions = sitting.form().questions;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const TaskAnswer& given = sitting.answers()[i];
        if (i < 3 ? !given.empty() : !isRight(questions[i], given))
            return false;
    }
    return questions.size() > 3;
}

} // namespace

class KeptTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase_data()
    {
        if (qEnvironmentVariableIsSet("CUTCARD_REGENERATE"))
            keepAll();
        QTest::addColumn<QString>("version");
        for (const QString& version : keptFolder().entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::newRow(qPrintable(version)) << version;
    }

    void initTestCase()
    {
        const QStringList kept = keptFolder().entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QVERIFY(kept.contains(QStringLiteral("0.2.0")));
        for (const QString& version : releasedVersions())
            QVERIFY2(kept.contains(version), qPrintable("nothing was kept of the released version " + version));
    }

    void init() { setDay("2026-12-04"); }
    void cleanup() { readClockFrom({}); }

    void aHouseOpensWithItsLedgerWhole()
    {
        QFETCH_GLOBAL(QString, version);
        const KeptCopy kept(version);
        const auto academy = good(Academy::open(kept.at("house")));
        QCOMPARE(academy->store().house(), std::string("Harbour Card Room"));
        QVERIFY(academy->store().houseKey() == kept.houseKey());
        const auto heads = good(readAnchors(kept.text("stick/cutcard-anchors.txt"), "stick"));
        QVERIFY(heads.size() > 3);
        const auto check = verifyLedger(good(academy->ledger().text()), "ledger", heads);
        QVERIFY2(check, check ? "" : qPrintable(said(check.error())));
        QCOMPARE(rosterOf(*academy),
                 QStringList({"A. Second, , ", "J. Lindqvist, , S-1", "Maren Okafor, 17, ", "Zoë Ödegård, 18, "}));
        const auto appeals = good(academy->appeals().all());
        QCOMPARE(appeals.size(), std::size_t{1});
        QCOMPARE(appeals.front().day, std::string(keptDay));
        QCOMPARE(good(academy->attempts().one(1)).state, AttemptState::Confirmed);
        QCOMPARE(good(keptResult(*academy, 1)).value("outcome").toString(), QString("passed"));
    }

    void headsThatLieElsewhereHoldTheLedger()
    {
        QFETCH_GLOBAL(QString, version);
        const KeptCopy kept(version);
        openedWithHeads(kept);
        const auto again = good(Academy::open(kept.at("house")));
        const std::optional<Error>& missing = again->heads().fault();
        QVERIFY2(!missing, missing ? qPrintable(said(*missing)) : "");
    }

    void anOpenAttemptGoesOn()
    {
        QFETCH_GLOBAL(QString, version);
        const KeptCopy kept(version);
        const auto academy = openedWithHeads(kept);
        const Unlocked who = unlockedSupervisor(*academy);
        good(academy->attempts().resume(who, 2));
        const auto sitting = good(Sitting::open(*academy, 2, who));
        good(sitting->begin());
        QCOMPARE(sitting->candidate().name, std::string("Zoë Ödegård"));
        QCOMPARE(sitting->part(), 1);
        QVERIFY(hasItsAnswers(*sitting));
        const Session left = good(replay(good(readSession(kept.text("open.cutcard"), "open")), "open"));
        QVERIFY(sitting->session() != nullptr);
        QCOMPARE(writeSession(sitting->session()->setup(), sitting->session()->entries()),
                 writeSession(left.setup(), left.entries()));
        dealRest(*sitting);
        QCOMPARE(good(academy->attempts().one(2)).state, AttemptState::Submitted);
        QCOMPARE(good(grade(*academy, 2, who)).value("outcome").toString(), QString("passed"));
    }

    void aCertificateIsValidByKeyAndList()
    {
        QFETCH_GLOBAL(QString, version);
        const KeptCopy kept(version);
        const auto read = good(readCertificate(kept.text("certificate.txt")));
        QCOMPARE(read.certificate.name, std::string("Maren Okafor"));
        QCOMPARE(read.certificate.house, std::string("Harbour Card Room"));
        const CertificateList list = good(readList(kept.text("list.txt"), kept.houseKey(), "list"));
        QCOMPARE(stateOf(read, kept.houseKey(), dayOf(2026, 12, 4), &list), CertificateState::Valid);
        QCOMPARE(stateOf(read, kept.houseKey(), dayOf(2028, 12, 3), &list), CertificateState::Expired);
        const auto academy = good(Academy::open(kept.at("house")));
        QCOMPARE(good(academy->certificates().all()).front().text, kept.text("certificate.txt"));
    }

    /// A later version may judge otherwise and say so, and calls nothing damaged.
    void evidenceIsWhole()
    {
        QFETCH_GLOBAL(QString, version);
        const KeptCopy kept(version);
        good(checkEvidenceFiles(kept.at("evidence"), kept.houseKey()));
        const auto check = verifyEvidence(kept.at("evidence"), kept.houseKey());
        if (!check) {
            QVERIFY2(version != ownVersion(), qPrintable(said(check.error())));
            QVERIFY2(check.error().cause == Cause::NotAllowed, qPrintable(said(check.error())));
            return;
        }
        QCOMPARE(check->attempt, std::int64_t{1});
        QCOMPARE(check->outcome, std::string("passed"));
        QVERIFY(check->questions > 3 && check->hands > 1 && !check->isVoid);
    }

    void aSessionIsJudgedAsItWas()
    {
        QFETCH_GLOBAL(QString, version);
        const KeptCopy kept(version);
        const Session session = kept.session();
        QVERIFY(session.setup().mode == Mode::Test && hasFaults(session.entries()));
        QCOMPARE(signatureText(session), kept.text("session.signature"));
    }

    void aSetHasItsTasks()
    {
        QFETCH_GLOBAL(QString, version);
        const KeptCopy kept(version);
        const PracticeSet set = good(readSet(QString::fromStdString(kept.text("practice.cutset")), "kept"));
        QVERIFY(set == keptSet(kept.session()));
    }

    void settingsAndHouseAreAsTheyWereSet()
    {
        QFETCH_GLOBAL(QString, version);
        const KeptCopy kept(version);
        const LoadedSettings read = readSettings(QString::fromStdString(kept.text("settings.toml")), "kept");
        QVERIFY2(read.faults.empty(), read.faults.empty() ? "" : qPrintable(said(read.faults.front())));
        QVERIFY(read.settings == keptSettings());
        QVERIFY(good(readHouse(GameId::League, kept.text("house.toml"), "kept")) == keptHouseRules());
    }

    void aNightIsReplayed()
    {
        QFETCH_GLOBAL(QString, version);
        const KeptCopy kept(version);
        const NightFile file = good(readNight(kept.text("two-tables.night"), "kept"));
        const NightSession night = good(replayNight(file, "kept"));
        QVERIFY(night.entries().size() > 10);
        QCOMPARE(night.entries().size(), file.entries.size());
        QCOMPARE(nightTimeText(night.night().now), kept.text("two-tables.now"));
        const NightFile again = good(readNight(writeNight(night.setup(), night.entries()), "again"));
        QVERIFY(again.setup == file.setup && again.entries == file.entries);
    }

    void recordsHaveTheSession()
    {
        QFETCH_GLOBAL(QString, version);
        const KeptCopy kept(version);
        const auto records = good(Records::open(kept.at("records")));
        const auto persons = good(records->persons());
        QCOMPARE(persons.back().name, QString("Zoë"));
        const auto list = good(records->list(persons.back().id));
        QCOMPARE(list.size(), std::size_t{1});
        QVERIFY(list.front().finished && list.front().score == 87 && list.front().place == "Harbour");
        const KeptEvents events = good(records->load(list.front().id));
        QVERIFY(events.changed.empty() && !events.session.changed);
        QCOMPARE(events.milliseconds.front(), qint64{1500});
        const Session session = good(replay(good(readSession(events.text().toStdString(), "kept")), "kept"));
        QCOMPARE(signatureText(session), kept.text("session.signature"));
        const auto marks = good(records->marksOf(list.front().id));
        QCOMPARE(marks.size(), std::size_t{1});
        QVERIFY(marks.front().earned == 9 && marks.front().possible == 12);
    }

    void recordsHaveWhatElseWasDone()
    {
        QFETCH_GLOBAL(QString, version);
        const KeptCopy kept(version);
        const auto records = good(Records::open(kept.at("records")));
        const PersonId person = good(records->persons()).back().id;
        const auto activities = good(records->activities(person));
        QCOMPARE(activities.size(), std::size_t{1});
        QVERIFY(activities.front().subject == "pots" && activities.front().right == 1);
        const auto answers = good(records->answers(person));
        QCOMPARE(answers.size(), std::size_t{1});
        const KeptAnswer& answer = answers.front();
        QVERIFY(answer.right && answer.competency == keptAnswer().competency && answer.seed == keptAnswer().seed);
        QCOMPARE(answer.given, keptAnswer().given);
        QCOMPARE(answer.rules, keptAnswer().rules);
        const auto faults = good(records->faults(person, 0));
        QCOMPARE(faults.size(), std::size_t{1});
        QCOMPARE(faults.front().owed, QString("dealer burn"));
        QCOMPARE(good(records->reviews(person)).size(), std::size_t{2}); // the answer and the fault
        QCOMPARE(good(records->examDates(person)).front().day, QDate(2026, 12, 24).toJulianDay());
        const auto lessons = good(records->lessons(person));
        QCOMPARE(lessons.size(), std::size_t{1});
        QVERIFY(lessons.front().step == 3 && lessons.front().done);
    }
};

CUTCARD_TESTS(KeptTest, QCoreApplication)
#include "tst_kept.moc"
