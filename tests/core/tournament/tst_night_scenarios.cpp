// SPDX-License-Identifier: GPL-3.0-or-later
// Every night of assets/games: what stands behind # on a line is what the judge must say of it.
#include "core/tournament/judge/director_judge.h"
#include "core/tournament/session/night_event_text.h"
#include "core/tournament/session/night_notation.h"
#include "core/tournament/simulation/directors.h"
#include "core/tournament/state/seats.h"
#include "tests/core/tournament/night_test_support.h"
#include "tests/support/programs.h"

#include <QDir>
#include <QFile>
#include <QtTest>

using namespace cutcard;

namespace {

/// The names of all nights.
QString word(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// Who has button and blinds in the hand that began.
QString positionsAt(const Night& night, TableNo table)
{
    const auto& last = night.ring(table)->last;
    const auto name = [&](EntrantId who) { return QString::fromStdString(night.person(who).name); };
    return "D " + name(last->button) + " SB " + (last->smallBlind ? name(*last->smallBlind) : QStringLiteral("-"))
           + " BB " + name(last->bigBlind);
}

/// What was said of an event, in the form of the files.
QString saidOf(const NightSession& session, const QString& expected)
{
    const NightEntry& entry = session.entries().back();
    if (const auto* world = std::get_if<WorldEvent>(&entry.event); world != nullptr && expected.startsWith("D "))
        return entry.verdicts.empty() ? positionsAt(session.night(), world->table) : QStringLiteral("a fault");
    if (entry.verdicts.empty())
        return QStringLiteral("nothing");
    QStringList said{word(faultWords[static_cast<std::size_t>(entry.verdicts.front().fault)])};
    for (const DirectorVerdict& verdict : entry.verdicts)
        said.append(word(verdict.rule.id()));
    return said.join(' ');
}

} // namespace

namespace {

const QByteArray fourAtEach = [] {
    QByteArray text = "cutcard-night 1\n";
    for (const char* name : {"a", "b", "c", "d"})
        text += QByteArray("player \"") + name + "\" 4000 T1\n";
    for (const char* name : {"u", "v", "w", "x"})
        text += QByteArray("player \"") + name + "\" 4000 T2\n";
    return text + "blinds T1 \"a\" \"b\" \"c\"\nblinds T2 \"u\" \"v\" \"w\"\n";
}();

std::optional<NightSession> played(const QByteArray& text)
{
    const auto night = readNight(text.toStdString(), "file");
    const auto session = night ? replayNight(*night, "file") : Result<NightSession>(night.error());
    if (!session)
        qWarning("%d: %s, expected %s", session.error().place.line, session.error().found.c_str(),
                 session.error().expected.c_str());
    return session ? std::optional(*session) : std::nullopt;
}

int faults(const NightSession& session)
{
    int count = 0;
    for (const NightEntry& entry : session.entries()) {
        for (const DirectorVerdict& verdict : entry.verdicts)
            count += verdict.isCorrect() ? 0 : 1;
    }
    return count;
}

} // namespace

class NightScenarioTest : public QObject
{
    Q_OBJECT

private slots:
    void theJudgeSaysWhatTheScenarioSays_data()
    {
        QTest::addColumn<QString>("file");
        const auto files = test::nightFiles();
        QVERIFY(files.size() >= 50);
        for (const QString& file : files)
            QTest::newRow(qPrintable(file)) << file;
    }
    void theJudgeSaysWhatTheScenarioSays()
    {
        QFETCH(QString, file);
        const auto text = QByteArray::fromStdString(test::nightText(file));
        const auto night = readNight(text.toStdString(), file.toStdString());
        QVERIFY2(night, qPrintable(night ? QString()
                                         : QString::number(night.error().place.line) + ":"
                                               + QString::number(night.error().place.column) + " "
                                               + QString::fromStdString(night.error().expected) + "; "
                                               + QString::fromStdString(night.error().found)));
        auto session = NightSession::start(night->setup);
        QVERIFY(session);
        const auto lines = QString::fromUtf8(text).split('\n');
        for (std::size_t i = 0; i < night->entries.size(); ++i) {
            const QString& line = lines[night->lines[i] - 1];
            const auto applied = session->apply(night->entries[i].event, night->entries[i].at);
            QVERIFY2(applied,
                     qPrintable(line + (applied ? "" : ": " + QString::fromStdString(applied.error().expected))));
            const auto hash = line.indexOf('#');
            const bool byDirector = std::holds_alternative<DirectorAct>(night->entries[i].event);
            const QString expected = hash < 0 ? QString() : line.mid(hash + 1).trimmed();
            QVERIFY2(!byDirector || !expected.isEmpty(), qPrintable(line));
            if (!expected.isEmpty())
                QVERIFY2(saidOf(*session, expected) == expected,
                         qPrintable(line + "   but: " + saidOf(*session, expected)));
            else
                QVERIFY2(session->entries().back().verdicts.empty(),
                         qPrintable(line + "   but: " + saidOf(*session, {})));
            QVERIFY(isSound(session->night()));
        }
    }

    void whatTheSloppyDirectorMayDoIsAFaultAtEveryMoment_data() { theJudgeSaysWhatTheScenarioSays_data(); }
    void whatTheSloppyDirectorMayDoIsAFaultAtEveryMoment()
    {
        QFETCH(QString, file);
        const auto night = readNight(test::nightText(file), file.toStdString());
        QVERIFY(night);
        auto session = NightSession::start(night->setup);
        QVERIFY(session);
        for (std::size_t i = 0; i < night->entries.size(); ++i) {
            for (const DirectorMistake& mistake : knownDirectorMistakes(session->night()))
                QVERIFY2(!judgeAct(session->night(), mistake.act).isCorrect(),
                         qPrintable("before line " + QString::number(night->lines[i]) + ": "
                                    + word(factsOf(mistake.act.verb).word)));
            QVERIFY(session->apply(night->entries[i].event, night->entries[i].at));
        }
    }

    void everyScenarioIsReplayedAndUndoneToTheStart_data() { theJudgeSaysWhatTheScenarioSays_data(); }
    void everyScenarioIsReplayedAndUndoneToTheStart()
    {
        QFETCH(QString, file);
        const auto night = readNight(test::nightText(file), file.toStdString());
        QVERIFY(night);
        const auto session = replayNight(*night, file.toStdString());
        QVERIFY(session);
        const std::string written = writeNight(session->setup(), session->entries());
        const auto again = readNight(written, "again");
        QVERIFY2(again, written.c_str());
        QVERIFY(replayNight(*again, "again") == session);
        const NightSession start = session->undone(session->entries().size());
        QVERIFY(start == NightSession::start(night->setup));
        QCOMPARE(start.score().overall(), std::nullopt);
    }

    // a situation that is only got right, or only wrong, would check no judge
    void everySituationIsGotRightAndWrongSomewhere()
    {
        static const QRegularExpression isFault(
            "# (forbidden|wrong-target|wrong-amount|premature|out-of-order|omitted|unneeded|impossible) ");
        static const QRegularExpression isRight("# (correct |nothing|D )");
        constexpr int situations = 82;
        QMap<QString, std::pair<bool, bool>> seen;
        for (const QString& file : test::nightFiles()) {
            const QString text = QString::fromStdString(test::nightText(file));
            auto& [right, wrong] = seen[file.left(2)];
            right = right || isRight.match(text).hasMatch();
            wrong = wrong || isFault.match(text).hasMatch();
        }
        QCOMPARE(seen.size(), situations);
        for (auto it = seen.cbegin(); it != seen.cend(); ++it)
            QVERIFY2(it->first && it->second, qPrintable(it.key()));
    }

    void aDamagedFileIsNamedByLineAndColumn_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::addColumn<Cause>("cause");
        const QByteArray head = "cutcard-night 1\nplayer \"a\" 4000 T1\nplayer \"b\" 4000 T1\nlevel 1\n";
        QTest::newRow("empty") << QByteArray() << 1 << 1 << Cause::MissingValue;
        QTest::newRow("another file") << QByteArray("cutcard 2\n") << 1 << 1 << Cause::UnknownWord;
        QTest::newRow("a later version") << QByteArray("cutcard-night 2\n") << 1 << 15 << Cause::NotAllowed;
        QTest::newRow("unknown word") << head + "weather fine\n" << 5 << 1 << Cause::UnknownWord;
        QTest::newRow("two of one name") << head + "player \"a\" 4000 T1\n" << 5 << 8 << Cause::Duplicate;
        QTest::newRow("nobody of that name") << head + "director warn \"c\"\n" << 5 << 15 << Cause::UnknownWord;
        QTest::newRow("no such act") << head + "director dance\n" << 5 << 10 << Cause::UnknownWord;
        QTest::newRow("no table") << head + "director hold 1\n" << 5 << 15 << Cause::Damaged;
        QTest::newRow("too much") << head + "director start now\n" << 5 << 16 << Cause::WrongCount;
        QTest::newRow("time runs back") << head + "at 0:01:00 world clock-out\nat 0:00:59 world clock-out\n"
                                        << 6 << 4 << Cause::OutOfRange;
        QTest::newRow("no time") << head + "at 0:61:00 world clock-out\n" << 5 << 4 << Cause::Damaged;
        QTest::newRow("no hand") << head + "world hand-ends T1 1 \"a\" 0 two-of-a-kind A\n"
                                 << 5 << 28 << Cause::UnknownWord;
        QTest::newRow("a level list that goes down") << head + "house levels = [[200, 400], [100, 200]]\n"
                                                     << 5 << 29 << Cause::OutOfRange;
        QTest::newRow("too many at a table") << head + "house table_max = 2\nplayer \"c\" 4000 T1\n"
                                             << 6 << 8 << Cause::WrongCount;
        QTest::newRow("hands of a table before its first player")
            << head + "hands T2 14\nplayer \"c\" 4000 T2\nplayer \"d\" 4000 T2\n"
            << 5 << 7 << Cause::Impossible;
        QTest::newRow("blinds of a table before its first player")
            << head + "blinds T2 \"a\" \"b\" \"a\"\nplayer \"c\" 4000 T2\nplayer \"d\" 4000 T2\n"
            << 5 << 8 << Cause::Impossible;
        QTest::newRow("chips carried at a table where nobody sits") << head + "carried T3 100\n"
                                                                    << 5 << 9 << Cause::Impossible;
        QTest::newRow("a byte that is no letter") << head + "player \"c\xe9\" 4000 T1\n" << 5 << 10 << Cause::Damaged;
        QTest::newRow("a letter that is none by its number") << head + "player \"c\\xe9\" 4000 T1\n"
                                                             << 5 << 8 << Cause::Damaged;
        QTest::newRow("shown by the room") << head + "shown world clock-out\n" << 5 << 1 << Cause::NotAllowed;
        QTest::newRow("no name") << head + "player \"\" 4000 T1\n" << 5 << 8 << Cause::MissingValue;
        QTest::newRow("a stack below nothing") << head + "player \"c\" -4 T1\n" << 5 << 12 << Cause::OutOfRange;
        QTest::newRow("at two tables") << head + "player \"c\" 4000 T1 T2\n" << 5 << 20 << Cause::Duplicate;
        QTest::newRow("two stacks") << head + "player \"c\" 4000 4000 T1\n" << 5 << 17 << Cause::Duplicate;
        QTest::newRow("in two states") << head + "player \"c\" 4000 T1 quit away\n" << 5 << 25 << Cause::Duplicate;
        QTest::newRow("out and away") << head + "player \"c\" out 3 away\n" << 5 << 18 << Cause::Duplicate;
        QTest::newRow("two buttons") << head + "button T1 \"a\"\nbutton T1 \"b\"\n" << 6 << 8 << Cause::Duplicate;
        QTest::newRow("blinds twice") << head + "blinds T1 \"a\" \"b\" \"a\"\nblinds T1 \"b\" \"a\" \"b\"\n"
                                      << 6 << 8 << Cause::Duplicate;
        QTest::newRow("hands twice") << head + "hands T1 3\nhands T1 4\n" << 6 << 7 << Cause::Duplicate;
        QTest::newRow("carried twice") << head + "carried T1 100\ncarried T1 100\n" << 6 << 9 << Cause::Duplicate;
        QTest::newRow("two blinds of one") << head + "blinds T1 \"a\" \"b\" \"b\"\n" << 5 << 19 << Cause::Duplicate;
        QTest::newRow("more chips than a table can deal with")
            << head + "player \"c\" 600000000 T1\nplayer \"d\" 600000000 T1\n"
            << 6 << 1 << Cause::OutOfRange;
        QTest::newRow("two people on one chair") << head + "player \"c\" 4000 T2.3\nplayer \"d\" 4000 T2.3\n"
                                                 << 6 << 17 << Cause::Duplicate;
        QTest::newRow("no such chair") << head + "player \"c\" 4000 T2.11\n" << 5 << 17 << Cause::Damaged;
        QTest::newRow("a chair without a table") << head + "player \"c\" 4000 T.3\n" << 5 << 17 << Cause::Damaged;
        QTest::newRow("a chair where nobody else has one") << head + "player \"c\" 4000 T1.3\n"
                                                           << 5 << 17 << Cause::NotAllowed;
        QTest::newRow("a table beyond the last") << head + "player \"c\" 4000 T21\n" << 5 << 17 << Cause::WrongCount;
        QTest::newRow("a chair of a table beyond the last") << head + "player \"c\" 4000 T21.3\n"
                                                            << 5 << 17 << Cause::WrongCount;
        QTest::newRow("a table far beyond the last") << head + "director hold T99999999999999999999\n"
                                                     << 5 << 15 << Cause::WrongCount;
        QByteArray many = head;
        for (int i = 2; i < 200; ++i)
            many += "player \"p" + QByteArray::number(i) + "\"\n";
        QTest::newRow("a player beyond the last") << many + "player \"z\"\n" << 203 << 8 << Cause::WrongCount;
        QTest::newRow("a late comer beyond the last") << many + "world signs-in \"z\"\n"
                                                      << 203 << 16 << Cause::WrongCount;
        QTest::newRow("blinds against the clock") << head + "player \"c\" 4000 T1\nblinds T1 \"a\" \"c\" \"b\"\n"
                                                  << 6 << 19 << Cause::Impossible;
        QTest::newRow("a level that no evening has") << QByteArray("cutcard-night 1\nlevel 99\nplayer \"a\" 4000 T1\n"
                                                                   "player \"b\" 4000 T1\n")
                                                     << 2 << 7 << Cause::OutOfRange;
        QTest::newRow("more time than a level has") << head + "clock 0:25:00\n" << 5 << 7 << Cause::OutOfRange;
        QTest::newRow("a time below nothing") << head + "clock -0:10:00\n" << 5 << 7 << Cause::Damaged;
        QTest::newRow("minutes below nothing") << head + "clock 0:-0:30\n" << 5 << 7 << Cause::Damaged;
        QTest::newRow("thousandths below nothing") << head + "clock 0:10:00.-00\n" << 5 << 7 << Cause::Damaged;
        QTest::newRow("two pairs of one kind") << head + "world hand-ends T1 1 \"a\" 0 two-pair AAK\n"
                                               << 5 << 37 << Cause::Damaged;
        QTest::newRow("a kicker before its pair") << head + "world hand-ends T1 1 \"a\" 0 two-pair 9AK\n"
                                                  << 5 << 37 << Cause::Damaged;
        QTest::newRow("a break after no level") << head + "house breaks = [0]\n" << 5 << 17 << Cause::OutOfRange;
        QTest::newRow("set-up after an event") << head + "director hold T1\nseed 3\n" << 6 << 1 << Cause::NotAllowed;
    }
    void aDamagedFileIsNamedByLineAndColumn()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, line);
        QFETCH(int, column);
        QFETCH(Cause, cause);
        const auto night = readNight(text.toStdString(), "file");
        QVERIFY(!night);
        const Place& place = night.error().place;
        QCOMPARE(place, (Place{.name = "file", .line = line, .column = column, .field = place.field}));
        QCOMPARE(night.error().cause, cause);
    }

    /// What the program did for whoever asked what is owed earns nothing, and a night of nothing else has no score.
    void whatIsShownEarnsNothing()
    {
        const auto file = readNight("cutcard-night 1\nplayer \"a\"\nplayer \"b\"\nplayer \"c\"\nplayer \"d\"\n\n"
                                    "shown director read-statement\nat 0:00:01 shown director issue 4000\n"
                                    "shown director draw-seats 1\n",
                                    "file");
        QVERIFY(file);
        const auto night = replayNight(*file, "file");
        QVERIFY(night);
        QVERIFY(night->night().statementRead && night->night().issued && night->night().rings.size() == 1);
        QVERIFY(!night->score().overall());
        QCOMPARE(night->score().rightActs(), 0);
        // it is kept as what it was, also when it is taken back and done again
        const auto again = readNight(writeNight(night->setup(), night->entries()), "again");
        QVERIFY(again && again->entries[1].shown);
        QVERIFY(night->undone(1).entries().back().shown);
        // and in a test nothing is shown
        NightSetup test = night->setup();
        test.mode = Mode::Test;
        QVERIFY(!NightSession::replay(test, again->entries));
    }

    void whatCannotHaveHappenedIsRefused_data()
    {
        QTest::addColumn<QByteArray>("event");
        QTest::newRow("a call with one ruling twice")
            << QByteArray("world floor-call T1 right 3.15 \"dealer say misdeal\" wrong 3.15 \"dealer say misdeal\"");
        QTest::newRow("chips that there are none of") << QByteArray("world hand-ends T1 1 \"a\" 4050 \"b\" 3950");
        QTest::newRow("a hand during a hand") << QByteArray("world hand-begins T1");
        QTest::newRow("a phone in a hand that was mucked")
            << QByteArray("world offends \"a\" phone\ndirector muck \"a\"\nworld offends \"a\" cards-below");
        QTest::newRow("a table that is not there") << QByteArray("world hand-begins T7");
    }
    void whatCannotHaveHappenedIsRefused()
    {
        QFETCH(QByteArray, event);
        const QByteArray text = "cutcard-night 1\nplayer \"a\" 4000 T1\nplayer \"b\" 4000 T1\nlevel 1\n"
                                "blinds T1 \"a\" \"b\" \"a\"\n\nworld hand-begins T1\n"
                                + event + "\n";
        const auto night = readNight(text.toStdString(), "file");
        QVERIFY2(night, night ? "" : night.error().expected.c_str());
        const auto session = replayNight(*night, "file");
        QVERIFY(!session);
        QCOMPARE(session.error().place.line, static_cast<int>(text.count('\n')));
        QVERIFY(!session.error().expected.empty() || !session.error().found.empty());
    }

    void whyNoHandBeginsIsSaid_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("named");
        QTest::newRow("held") << QByteArray("director hold T1") << QByteArray("T1, held");
        QTest::newRow("clock") << QByteArray("director pause") << QByteArray("paused");
        QTest::newRow("broken") << QByteArray("director hold T2\ndirector break T1") << QByteArray("T1, breaking");
        QTest::newRow("alone") << QByteArray("director disqualify \"a\"\ndirector disqualify \"b\"\n"
                                             "director disqualify \"c\"\ndirector remove-stack \"a\"\n"
                                             "director remove-stack \"b\"\ndirector remove-stack \"c\"")
                               << QByteArray("T1: 1");
    }
    void whyNoHandBeginsIsSaid()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, named);
        const QByteArray text = fourAtEach + "level 3\nmode test\n\n" + before + "\nworld hand-begins T1\n";
        const auto night = readNight(text.toStdString(), "file");
        QVERIFY2(night, night ? "" : night.error().expected.c_str());
        const auto session = replayNight(*night, "file");
        QVERIFY(!session);
        QCOMPARE(session.error().found, named.toStdString());
    }

    /// Where the document is silent a fault is minor: nobody has lost a chip by a level that was called late.
    void aLevelWeighsNoMoreThanPracticeDoes()
    {
        for (const QByteArray mode : {"practice", "test"}) {
            const auto late = played(fourAtEach + "level 2\nclock 0:01:00\nmode " + mode
                                     + "\n\nat 0:01:00 world clock-out\nat 0:01:10 world hand-begins T1\n"
                                       "director level 3\n");
            QVERIFY(late);
            const auto early = played(fourAtEach + "level 2\nclock 0:09:00\nmode " + mode + "\n\ndirector level 3\n");
            QVERIFY(early);
            for (const auto* session : {&*late, &*early}) {
                int said = 0;
                for (const NightEntry& entry : session->entries()) {
                    for (const DirectorVerdict& verdict : entry.verdicts) {
                        said += verdict.isCorrect() ? 0 : 1;
                        QVERIFY(verdict.isCorrect() || verdict.severity == Severity::Minor);
                    }
                }
                QCOMPARE(said, 1);
            }
        }
    }

    /// GP-level, 2.1.5: files need not say that the time of a level is over.
    void aLevelsTimeIsOverAlsoWhereNobodySaysSo()
    {
        const auto session = played(fourAtEach
                                    + "level 2\nclock 0:01:00\nmode test\n\n"
                                      "at 0:00:10 world hand-begins T1\n"
                                      "at 0:05:00 world signs-in \"Zed\"\n"
                                      "director refuse \"Zed\" late\ndirector level 3\n");
        QVERIFY(session);
        QCOMPARE(faults(*session), 0);
        // and is over once, whoever says it when
        const auto said = played(fourAtEach
                                 + "level 2\nclock 0:01:00\nmode test\n\n"
                                   "at 0:05:00 director hold T1\nworld clock-out\ndirector level 3\n");
        QVERIFY(said);
        QCOMPARE(faults(*said), 0);
    }

    /// PA-52: formed while entry is open, the final table leaves no stack behind that somebody could take over.
    void noStackIsLeftToBeTakenOverOnceTheFinalTableIsFormed()
    {
        const auto session = played(fourAtEach
                                    + "player \"S1\" 3100 T1 unclaimed\nlevel 2\nclock 0:10:00\nmode test\n\n"
                                      "director hold T1\ndirector hold T2\ndirector final-table\n"
                                      "world hand-begins T1\nworld signs-in \"Zed\"\ndirector claim \"Zed\" \"S1\"\n");
        QVERIFY(session);
        QVERIFY(isSound(session->night()));
        QVERIFY(!session->entries().back().verdicts.front().isCorrect());
    }

    /// 2.1.5: with every chair taken nobody can be seated, and nobody who signed in in time is refused.
    void withEveryChairTakenALateComerWaits()
    {
        QByteArray full = "cutcard-night 1\n";
        for (const char* name : {"a", "b", "c", "d", "e", "f", "g", "h"})
            full += QByteArray("player \"") + name + "\" 4000 T1\n";
        full += "blinds T1 \"a\" \"b\" \"c\"\nlevel 1\nclock 0:10:00\nmode test\n\nworld signs-in \"Zed\"\n";
        const auto waits = played(full);
        QVERIFY(waits);
        for (const DirectorDuty& duty : agendaOf(waits->night()))
            QVERIFY(duty.act.verb != DirectorVerb::Admit && duty.act.verb != DirectorVerb::Refuse);
        const auto ninth = played(full + "director admit \"Zed\" T1 dealer-right 3700\n");
        QVERIFY(ninth && !ninth->entries().back().tookEffect);
        // who is sent away all the same is owed a chair once there is one, and none that there isn't
        const auto refused = played(full + "director refuse \"Zed\" late\n");
        QVERIFY(refused && !refused->entries().back().verdicts.front().isCorrect());
        for (const DirectorDuty& duty : agendaOf(refused->night()))
            QVERIFY(duty.act.verb != DirectorVerb::Admit);
        // a chair is free, and is owed at once
        const auto freed = played(full
                                  + "world hand-begins T1\nworld hand-ends T1 1 \"a\" 0 high-card A \"b\" 8000\n"
                                    "director out \"a\" 9\n");
        QVERIFY(freed);
        const auto owed = agendaOf(freed->night());
        QVERIFY(std::ranges::any_of(owed, [](const DirectorDuty& duty) {
            return duty.act.verb == DirectorVerb::Admit && !duty.act.table.isNone();
        }));
    }

    /// PA-53: who had left before the file begins is on its list, below all who play.
    void whoLeftBeforeTheFileBeginsHasAPlace()
    {
        const auto session = played(fourAtEach + "player \"q\" 2000 T1 quit\nlevel 3\nclock 0:10:00\n\n");
        QVERIFY(session);
        QCOMPARE(session->night().people.back().place, 9);
    }

    /// A table emptied by single moves has nobody to sit beside, and what is owed there can still be said.
    void whatIsOwedAtATableThatWasEmptiedCanBeSaid()
    {
        const auto session = played(fourAtEach
                                    + "player \"y\" 4000 T3\nplayer \"z\" 4000 T3\nlevel 3\nclock 0:10:00\n"
                                      "mode test\n\ndirector move \"y\" T1 after \"b\"\n"
                                      "director move \"z\" T1 after \"b\"\n");
        QVERIFY(session && stackCount(*session->night().ring({.number = 3})) == 0);
        std::vector<std::string> names;
        for (const Entrant& person : session->night().people)
            names.push_back(person.name);
        const auto owed = agendaOf(session->night());
        QVERIFY(!owed.empty());
        for (const DirectorDuty& duty : owed) {
            const std::string said = nightEventText(duty.act, names);
            QVERIFY2(said.find("after \"\"") == std::string::npos, said.c_str());
        }
    }

    void whatCannotHaveHappenedIsNamedByItsLine()
    {
        const auto night =
            readNight("cutcard-night 1\nplayer \"a\" 4000 T1\nplayer \"b\" 4000 T1\nlevel 1\n"
                      "blinds T1 \"a\" \"b\" \"a\"\n\nworld hand-begins T1\nworld hand-ends T1 1 \"a\" 4100\n",
                      "file");
        QVERIFY(night);
        const auto session = replayNight(*night, "file");
        QVERIFY(!session);
        QCOMPARE(session.error().place.line, 8);
        QCOMPARE(session.error().cause, Cause::WrongCount);
    }
};

CUTCARD_TESTS(NightScenarioTest)
#include "tst_night_scenarios.moc"
