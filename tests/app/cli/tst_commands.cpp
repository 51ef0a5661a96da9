// SPDX-License-Identifier: GPL-3.0-or-later
// cutcard-cli as it is run: exit codes, standard output, standard error output.
#include "tests/support/programs.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

namespace {

struct Run {
    int code = -1;
    QByteArray out;
    QByteArray err;
    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

Run run(const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(QStringLiteral(CUTCARD_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QString scenario(const char* name)
{
    const QDir games(QStringLiteral(CUTCARD_SOURCE_DIR "/assets/games"));
    for (const QString& document : games.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString path = games.filePath(document + QStringLiteral("/scenarios/") + QLatin1String(name));
        if (QFile::exists(path))
            return path;
    }
    return {};
}

const QByteArray begun = "cutcard 2\nseat 1 \"A\" 4000\nseat 2 \"B\" 4000\nbutton 1\n\ndealer shuffle\n";

} // namespace

class CommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void playEndsWith0WhenNothingIsWrong()
    {
        const Run done = run({"play", scenario("example-4.cutcard"), "--json"});
        QCOMPARE(done.code, 0);
        QVERIFY(done.err.isEmpty());
        QCOMPARE(done.json()["score"].toObject()["total"].toObject()["percent"].toInt(), 100);
        QCOMPARE(done.json()["over"].toBool(), true);
    }

    void compareWorksAHandOutInFourWays()
    {
        const QByteArray hand = "stack 1 22000\nstack 2 12000\nput 1 6000\nput 2 6000\nput 3 4000\nput 4 2000\n"
                                "rank 4 3 1 2\n";
        const Run done = run({"compare", "-", "--json"}, hand);
        QCOMPARE(done.code, 0);
        const QJsonArray ways = done.json()["ways"].toArray();
        QCOMPARE(ways.size(), 4);
        QCOMPARE(ways[2].toObject()["way"].toString(), "odc");
        const auto after = [&](int way, int seat) {
            return ways[way].toObject()["seats"].toArray()[seat - 1].toObject()["after"].toInt();
        };
        QCOMPARE(after(0, 4), 8'000);
        QCOMPARE(after(0, 3), 6'000);
        QCOMPARE(after(2, 4), 20'000);
        QCOMPARE(after(2, 3), 0);
        // the last hand of a session: the booklet's Example 4
        const Run played = run({"compare", scenario("example-4.cutcard"), "--hand"});
        QCOMPARE(played.code, 0);
        QVERIFY2(played.out.contains("under league"), played.out);
        QCOMPARE(run({"compare", scenario("example-4.cutcard")}).code, 0);
        const Run wrong = run({"compare", "-"}, "stack 1 100\nstack 2 x\n");
        QCOMPARE(wrong.code, 3);
        QVERIFY2(wrong.err.contains("-:2:"), wrong.err);
        QCOMPARE(run({"compare", scenario("champion-one-rounds.cutcard")}).code, 3);
    }

    void everyTennesseeScenarioIsPlayedAndAskedWhatIsOwed_data()
    {
        QTest::addColumn<QString>("file");
        const QDir folder(QStringLiteral(CUTCARD_SOURCE_DIR "/assets/games/tennessee/scenarios"));
        for (const QString& name : folder.entryList({"tennessee-*.cutcard"}, QDir::Files, QDir::Name))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
    void everyTennesseeScenarioIsPlayedAndAskedWhatIsOwed()
    {
        QFETCH(QString, file);
        const Run played = run({"play", file, "--json"});
        QCOMPARE(played.code, 0);
        QVERIFY2(played.err.isEmpty(), played.err);
        const QJsonObject bank = played.json()["bank"].toObject();
        QCOMPARE(bank["counted"].toInt(), bank["onTable"].toInt());
        QCOMPARE(bank["onTable"].toInt(), bank["issued"].toInt() + bank["absorbed"].toInt());
        QCOMPARE(run({"play", file}).code, 0);
        const Run owed = run({"owed", file, "--json"});
        QCOMPARE(owed.code, 0);
        QVERIFY(owed.json()["over"].toBool());
        // cut off in the middle something is owed or somebody is waited for
        QFile in(file);
        QVERIFY(in.open(QIODevice::ReadOnly));
        const QByteArray text = in.readAll();
        const Run half = run({"owed", "-", "--json"}, text.left(text.indexOf('\n', text.size() * 2 / 3) + 1));
        QVERIFY2(half.code == 0, half.err);
        QVERIFY(!half.json()["owed"].toArray().isEmpty() || !half.json()["waitsFor"].toArray().isEmpty());
    }

    void whoWonATableAndWhyIsSaid()
    {
        QVERIFY(run({"play", scenario("tennessee-two-left.cutcard")}).out.contains("Ada wins with 29,000 against"));
        QVERIFY(run({"play", scenario("tennessee-one-left.cutcard")}).out.contains("(TN-fmt-3)"));
        QVERIFY(
            run({"play", scenario("tennessee-round-one.cutcard")}).out.contains("go on to round 2: Ada with 10,300"));
        const QByteArray loans = run({"play", scenario("tennessee-two-loans.cutcard")}).out;
        QVERIFY2(loans.contains("Chips on the table: 42,000 = 40,000 issued + 2,000 ODC absorbed"), loans);
        QVERIFY(loans.contains("Counted: 42,000. The book balances."));
    }

    void whateverAPlayerIsWaitedForHasAWord_data()
    {
        QTest::addColumn<QByteArray>("events");
        QTest::addColumn<QString>("word");
        const QByteArray wagers = "seat 1 wager bonus 10 player-blind 10\nseat 2 wager bonus 10 dealer-blind 10\n";
        QTest::newRow("wager") << QByteArray() << "wager";
        QTest::newRow("cut") << wagers + "dealer say no-more-bets\ndealer shuffle\ndealer shuffle\ndealer shuffle\n"
                             << "";
    }
    void whateverAPlayerIsWaitedForHasAWord()
    {
        QFETCH(QByteArray, events);
        QFETCH(QString, word);
        const Run done = run({"owed", "-", "--json"},
                             "cutcard 2\ngame champion-one\nseat 1 \"A\" 1000\nseat 2 \"B\" 1000\n\n" + events);
        QCOMPARE(done.code, 0);
        const QJsonArray waits = done.json()["waitsFor"].toArray();
        QCOMPARE(waits.isEmpty() ? QString() : waits.first().toObject()["for"].toString(), word);
    }

    void aFullDeviceEndsWith4()
    {
        const auto through = [](const QString& command) {
            QProcess process;
            process.start("sh", {"-c", QStringLiteral("exec \"$0\" ") + command, QStringLiteral(CUTCARD_CLI)});
            process.waitForFinished(60'000);
            return process.exitCode();
        };
        QCOMPARE(through("games > /dev/full"), 4);
        QCOMPARE(through("games --json > /dev/full"), 4);
        QCOMPARE(through("--help > /dev/full"), 4);
        QCOMPARE(through("deal --log /dev/full"), 4);
        QCOMPARE(through("deal --log /dev/null > /dev/null"), 0);
        QVERIFY(!QFileInfo("/dev/null").isFile());
    }

    void whatMakesNoSenseOnTheCommandLineIsNamed_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("no command") << QStringList{"foo"} << QByteArray("There is no command foo.");
        QTest::newRow("negative seed") << QStringList{"deal", "--seed", "-1"} << QByteArray("a whole number");
        QTest::newRow("seed over 64 bits")
            << QStringList{"deal", "--seed", "18446744073709551616"} << QByteArray("a whole number");
        QTest::newRow("half a seed") << QStringList{"deal", "--seed", "1x"} << QByteArray("a whole number");
        QTest::newRow("empty log") << QStringList{"deal", "--log", ""} << QByteArray("the value is missing");
        QTest::newRow("empty table") << QStringList{"odds", "bonus", "--table", ""}
                                     << QByteArray("the value is missing");
    }
    void whatMakesNoSenseOnTheCommandLineIsNamed()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, said);
        const Run done = run(arguments);
        QCOMPARE(done.code, 2);
        QVERIFY2(done.err.contains(said), done.err);
        QVERIFY(done.out.isEmpty());
    }

    void theDiscardsAreWaitedForByTheirName()
    {
        QFile in(scenario("tennessee-discards.cutcard"));
        QVERIFY(in.open(QIODevice::ReadOnly));
        const QByteArray text = in.readAll();
        const qsizetype call = text.indexOf("dealer say men-overboard\n") + 25;
        const Run done = run({"owed", "-", "--json"}, text.left(call));
        QCOMPARE(done.code, 0);
        QCOMPARE(done.json()["waitsFor"].toArray().size(), 3);
        QCOMPARE(done.json()["waitsFor"].toArray().first().toObject()["for"].toString(), "discard");
    }

    void badTennesseeInputIsOneLineWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<QByteArray>("found");
        const QByteArray head = "cutcard 2\ngame tennessee\n";
        const QByteArray three = "seat 1 \"A\" 10000\nseat 2 \"B\" 10000\nseat 3 \"C\" 10000\n";
        QByteArray ten = head;
        for (int i = 1; i <= 10; ++i)
            ten += "seat " + QByteArray::number(i) + " \"P\" 10000\n";
        QTest::newRow("ten seats") << ten << QByteArray(":12:") << QByteArray("10");
        QTest::newRow("three discards") << QByteArray(head + three + "\nseat 1 discard 7h 2c 3d\n") << QByteArray(":7:")
                                        << QByteArray("1 to 2 cards");
        QTest::newRow("negative loan") << QByteArray(head + three + "\ndealer lend 1 -10000\n") << QByteArray(":7:15")
                                       << QByteArray("-10000");
        QTest::newRow("negative deposit")
            << QByteArray(head + "house deposit = -1\n" + three) << QByteArray(":3:") << QByteArray("-1");
        QTest::newRow("two seats") << QByteArray(head + "seat 1 \"A\" 10000\nseat 2 \"B\" 10000\n") << QByteArray(":4:")
                                   << QByteArray("2");
    }
    void badTennesseeInputIsOneLineWithItsPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, place);
        QFETCH(QByteArray, found);
        for (const char* command : {"play", "owed"}) {
            const Run done = run({command, "-"}, text);
            QCOMPARE(done.code, 3);
            QVERIFY(done.out.isEmpty());
            QCOMPARE(done.err.count('\n'), 1);
            QVERIFY2(done.err.contains(place) && done.err.contains(found), done.err);
        }
    }

    void anUnknownLanguageIsABadArgument()
    {
        const Run done = run({"--language", "tlh", "rules"});
        QCOMPARE(done.code, 2);
        QVERIFY2(done.err.contains("tlh") && done.err.contains("en"), done.err);
        QCOMPARE(run({"--language=en", "rules", "--game", "limit", "--json"}).code, 0);
    }

    void aQuizOfNothingIsABadArgument_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("document") << QStringList{"--document", "weather"};
        QTest::newRow("difficulty") << QStringList{"--difficulty", "easy"};
    }
    void aQuizOfNothingIsABadArgument()
    {
        QFETCH(QStringList, arguments);
        const Run done = run(QStringList{"quiz", "list"} + arguments);
        QCOMPARE(done.code, 2);
        QVERIFY(!done.err.isEmpty() && done.out.isEmpty());
    }

    void theQuestionBankIsListed()
    {
        QVERIFY(QJsonDocument::fromJson(run({"quiz", "list", "--json"}).out).array().size() > 150);
        QVERIFY(run({"quiz", "list", "--document", "league"}).out.contains("\nPQ-1 "));
    }

    void aHousesOwnQuestionIsLookedOverAndAsked()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("limit/questions/ours.toml");
        QVERIFY(QDir(folder.path()).mkpath("limit/questions"));
        const QByteArray question =
            "[[question]]\nid = \"ZQ-1\"\nkind = \"true-false\"\ncompetency = \"blinds\"\ndifficulty = \"basic\"\n"
            "rules = [\"LH-bet-1\"]\nidea = \"ours-blinds\"\nask = \"Is this a question of our own?\"\n"
            "answer = true\nbecause = \"It stands in a file of ours.\"\n";
        const auto written = [&](const QByteArray& text) {
            QFile out(file);
            return out.open(QIODevice::WriteOnly) && out.write(text) == text.size();
        };
        QVERIFY(written(question));
        const Run checked = run({"bank", "check", folder.path()});
        QVERIFY2(checked.code == 0 && checked.out.contains("because no numbers are drawn: ZQ-1"),
                 checked.out + checked.err);
        const QStringList list{"quiz", "list", "--document", "limit"};
        const Run listed = run(QStringList{"--content", folder.path()} + list);
        QVERIFY2(listed.out.contains("ZQ-1") && listed.out.contains("a question of our own"), listed.out);
        QVERIFY(!run(list).out.contains("ZQ-1"));
        // a fault is named with its file, line and question, and nothing goes by such a folder
        QVERIFY(written(QByteArray(question).replace("answer = true\n", "")));
        for (const QStringList& words :
             {QStringList{"bank", "check", folder.path()}, QStringList{"--content", folder.path()} + list}) {
            const Run refused = run(words);
            QCOMPARE(refused.code, 3);
            QVERIFY2(refused.err.contains("limit/questions/ours.toml")
                         && refused.err.contains("ZQ-1, answer is missing."),
                     refused.err);
        }
        QCOMPARE(run({"bank", "check"}).code, 0);
        QCOMPARE(run({"bank", "check", folder.filePath("nowhere")}).code, 3);
    }

    void playEndsWith1WhenTheDealerMadeMistakes()
    {
        const Run done = run({"play", "-", "--json"}, begun + "dealer offer-cut 2\n");
        QCOMPARE(done.code, 1);
        const QJsonObject verdict = done.json()["verdicts"].toArray().last().toObject();
        QCOMPARE(verdict["verdict"].toString(), "out-of-order");
        QCOMPARE(verdict["rule"].toString(), "2.2.3");
        QCOMPARE(verdict["line"].toInt(), 7);
        QVERIFY(run({"play", "-"}, begun + "dealer offer-cut 2\n").out.contains("Out of order"));
    }

    void owedNamesTheActAndTheRule()
    {
        const Run done = run({"owed", "-", "--json"}, begun);
        QCOMPARE(done.code, 0);
        const QJsonObject duty = done.json()["owed"].toArray().first().toObject();
        QCOMPARE(duty["act"].toString(), "dealer shuffle");
        QCOMPARE(duty["rule"].toString(), "2.2.3");
        QVERIFY(run({"owed", "-"}, begun).out.startsWith("Shuffle  [2.2.3, major]"));
    }

    void theLogOfDealtHandsPlaysToTheSameSignature()
    {
        QTemporaryDir folder;
        const QString log = folder.filePath("log.cutcard");
        const Run dealt = run({"deal", "--hands", "20", "--seed", "3", "--incidents", "many", "--log", log, "--json"});
        QCOMPARE(dealt.code, 0);
        QCOMPARE(dealt.json()["faultsFound"].toInt(-1), 0);
        const Run played = run({"play", log, "--json"});
        QCOMPARE(played.code, 0);
        QCOMPARE(played.json()["signature"], dealt.json()["signature"]);
    }

    void badArgumentsEndWith2_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("none") << QStringList{};
        QTest::newRow("unknown command") << QStringList{"shuffle"};
        QTest::newRow("no file") << QStringList{"play"};
        QTest::newRow("unknown option") << QStringList{"games", "--colour"};
        QTest::newRow("unknown game") << QStringList{"deal", "--game", "chess"};
        QTest::newRow("too many seats") << QStringList{"deal", "--seats", "11"};
        QTest::newRow("no number") << QStringList{"deal", "--hands", "many"};
    }

    void badArgumentsEndWith2()
    {
        QFETCH(const QStringList, arguments);
        const Run done = run(arguments);
        QCOMPARE(done.code, 2);
        QVERIFY(done.out.isEmpty());
        QCOMPARE(done.err.count('\n'), 1);
    }

    void badFilesEndWith3AndSayWhere()
    {
        const Run missing = run({"play", "/nowhere/at.all"});
        QCOMPARE(missing.code, 3);
        QVERIFY(missing.err.contains("/nowhere/at.all"));
        const Run wrong = run({"play", "-"}, begun + "seat 11 fold\n");
        QCOMPARE(wrong.code, 3);
        QCOMPARE(wrong.err, "cutcard-cli: -:7:6: 11 is out of range. Allowed: seat 1 to 10.\n");
        const Run impossible = run({"owed", "-"}, begun + "seat 1 show\n");
        QCOMPARE(impossible.code, 3);
        QVERIFY(impossible.err.startsWith("cutcard-cli: -:7:1: “seat 1 show"));
    }

    void aHouseFileIsReadForItsGame()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath("house.toml");
        const auto write = [&](const QByteArray& text) {
            QFile file(name);
            return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        };
        QVERIFY(write("rake_percent = 10\nrake_step = 5\nrake_cap = 15\nburn = \"graded\"\n"));
        QCOMPARE(run({"deal", "--game", "limit", "--hands", "20", "--house", name}).code, 0);
        const Run league = run({"deal", "--house", name});
        QCOMPARE(league.code, 3); // the league takes no rake
        QVERIFY2(league.err.contains("house.toml"), league.err);
        QVERIFY(write("raise_cap = 3\nblinds = [[3, 6]]\n"));
        const Run bad = run({"deal", "--game", "limit", "--house", name});
        QCOMPARE(bad.code, 3);
        QVERIFY2(bad.err.contains("2"), bad.err);
    }

    void aLogThatCannotBeWrittenEndsWith4() { QCOMPARE(run({"deal", "--log", "/nowhere/log.cutcard"}).code, 4); }

    void rulesAreListedByDocument()
    {
        QVERIFY(run({"rules", "--game", "league"}).out.contains("3.7.5"));
        QVERIFY(QJsonDocument::fromJson(run({"rules", "--json"}).out).array().size() > 50);
        QCOMPARE(run({"rules", "--game", "chess"}).code, 2);
    }

    void theAtlasHasALineForEachCell()
    {
        const Run done = run({"atlas", "--game", "champion-one", "--tsv"});
        QCOMPARE(done.code, 0);
        QByteArrayList lines = done.out.split('\n');
        lines.removeAll(QByteArray());
        QCOMPARE(lines.front(), QByteArray("game\tirregularity\tmoment\tstate\trules\tremedy"));
        QVERIFY(lines.size() > 2000);
        for (const QByteArray& line : lines)
            QCOMPARE(line.split('\t').size(), 6);
        // what cannot be says why
        QVERIFY(!done.out.contains("\timpossible\t\t\n"));
        QVERIFY(done.out.contains("champion-one\tboth-blinds\tbets\tdealt\tRA-5"));
        QVERIFY(run({"atlas", "--game", "champion-one"}).out.contains("Champion"));
        QCOMPARE(run({"atlas", "--game", "chess"}).code, 2);
    }

    void gamesAreListed() { QVERIFY(run({"games"}).out.startsWith("league ")); }

    void oddsAreExact()
    {
        const Run champion = run({"odds", "champion", "--json"});
        QCOMPARE(champion.code, 0);
        QCOMPARE(champion.json()["valueTwice"].toObject()["fraction"].toString(), "96637085081/289727187750");
        QCOMPARE(champion.json()["hands"].toArray().size(), 169);
        const Run bonus = run({"odds", "bonus", "--table", "E", "--json"});
        const QJsonObject table = QJsonDocument::fromJson(bonus.out).array().first().toObject();
        QCOMPARE(table["houseEdge"].toObject()["decimal"].toString(), "0.243714461519");
        const QByteArray own = "bonus_table = \"Ours\"\nbonus_pays = [200, 50, 20, 8, 5, 2]\n";
        QVERIFY(run({"odds", "bonus", "--house", "-"}, own).out.startsWith("Ours: house edge "));
        const Run ours = run({"odds", "versions", "--game", "champion-two", "--house", "-", "--json"}, {});
        QCOMPARE(ours.json()["player"].toObject()["overall"].toArray().size(), 1);
    }

    void oddsOfTheVersionsNameForfeits() { QVERIFY(run({"odds", "versions"}).out.contains("AA KK QQ JJ")); }

    void oddsDocumentComparesEveryFigure()
    {
        const Run done = run({"odds", "document", "--json"});
        QCOMPARE(done.code, 0);
        const QJsonArray figures = QJsonDocument::fromJson(done.out).array();
        QCOMPARE(figures.size(), 51);
        int mismatches = 0;
        for (const QJsonValue& figure : figures) {
            mismatches += figure["match"].toBool() ? 0 : 1;
            QCOMPARE(figure["reason"].toString().isEmpty(), figure["match"].toBool());
        }
        QCOMPARE(mismatches, 16);
    }

    void oddsRefuseWhatMakesNoSense_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("named");
        const QByteArray gift = "bonus_table = \"Gift\"\nbonus_pays = [9000, 9000, 9000, 9000]\n";
        QTest::newRow("no such table") << QStringList{"odds", "bonus", "--table", "Q"} << QByteArray() << 2
                                       << QByteArray("Q");
        QTest::newRow("a document's table in a house of one's own")
            << QStringList{"odds", "bonus", "--house", "-", "--table", "E"} << QByteArray("bonus_table = \"CH2\"\n")
            << 2 << QByteArray("E");
        QTest::newRow("a table that loses the house money")
            << QStringList{"odds", "bonus", "--house", "-"} << gift << 3 << QByteArray("-:1:15: bonus_table: “Gift -");
        QTest::newRow("odds of nothing") << QStringList{"odds", "bonus", "--house", "-"}
                                         << QByteArray("bonus_table = \"x\"\nbonus_pays = [9, 0]\n") << 3
                                         << QByteArray("-:2:");
        QTest::newRow("a game without a bonus") << QStringList{"odds", "bonus", "--house", "-", "--game", "league"}
                                                << QByteArray() << 2 << QByteArray("league");
        QTest::newRow("no file") << QStringList{"odds", "bonus", "--house", "/nowhere"} << QByteArray() << 3
                                 << QByteArray("/nowhere");
    }
    void oddsRefuseWhatMakesNoSense()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, input);
        QFETCH(int, code);
        QFETCH(QByteArray, named);
        const Run done = run(arguments, input);
        QCOMPARE(done.code, code);
        QVERIFY(done.out.isEmpty());
        QVERIFY2(done.err.contains(named), done.err.constData());
    }

    void aNightIsRunJudgedAndAskedWhatIsOwed()
    {
        const QTemporaryDir folder;
        const QString log = folder.filePath("night");
        const Run ideal = run({"night", "run", "--preset", "two-tables", "--seed", "3", "--log", log, "--json"});
        QCOMPARE(ideal.code, 0);
        QCOMPARE(ideal.json()["score"].toObject()["overall"].toInt(), 100);
        QCOMPARE(ideal.json()["over"].toBool(), true);
        const Run again = run({"night", "play", log, "--json"});
        QCOMPARE(again.code, 0);
        QCOMPARE(again.json()["verdicts"], ideal.json()["verdicts"]);
        const Run sloppy = run({"night", "run", "--preset", "two-tables", "--sloppy", "20", "--json"});
        QCOMPARE(sloppy.code, 0);
        QVERIFY(sloppy.json()["mistakesMade"].toInt() > 5);
        QCOMPARE(sloppy.json()["mistakesFound"], sloppy.json()["mistakesMade"]);
        QCOMPARE(sloppy.json()["score"].toObject()["faults"], sloppy.json()["mistakesMade"]);
        QCOMPARE(run({"night", "run", "--preset", "poker-cruise"}).code, 2);
    }

    void aTennesseeEventIsRunJudgedAndAskedWhatIsOwed()
    {
        const QTemporaryDir folder;
        const QString log = folder.filePath("event");
        const Run ideal = run({"night", "run", "--event", "tennessee", "--seed", "3", "--log", log, "--json"});
        QCOMPARE(ideal.code, 0);
        QCOMPARE(ideal.json()["score"].toObject()["overall"].toInt(), 100);
        QVERIFY(ideal.json()["round"].toInt() >= 2);
        QCOMPARE(run({"night", "play", log, "--json"}).json()["score"], ideal.json()["score"]);
        QCOMPARE(run({"night", "run", "--event", "chess"}).code, 2);
        const QByteArray night = "cutcard-night 1\nhouse event = \"tennessee\"\nplayer \"a\" 10000 T1\n"
                                 "player \"b\" 9000 T1\nplayer \"c\" 8000 T1\nplayer \"d\" 8000 T2\n"
                                 "player \"e\" 8000 T2\nplayer \"f\" 8000 T2\nplayer \"g\" 8000 T2\nround 1\n";
        const Run owed = run({"night", "owed", "-"}, night);
        QVERIFY2(owed.out.startsWith("director stop T1  [TN-fmt-4, critical]\n"), owed.out);
    }

    void aNightFileIsJudgedInTheSameWordsAsASession()
    {
        const QString file =
            QStringLiteral(CUTCARD_SOURCE_DIR "/assets/games/league/nights/tables/11-eight-and-five.night");
        const Run played = run({"night", "play", file});
        QCOMPARE(played.code, 1);
        QVERIFY2(played.out.contains("Too early. Owed: director move"), played.out);
        QVERIFY2(played.out.contains("Wrong choice"), played.out);
        QVERIFY2(played.out.contains("Corrected  [2.2.5]"), played.out);
        QVERIFY2(played.out.contains("[2.2.5, major]"), played.out);
        QVERIFY2(played.out.contains("Critical errors: 0"), played.out);
        const Run closed =
            run({"night", "play",
                 QStringLiteral(CUTCARD_SOURCE_DIR "/assets/games/tennessee/nights/rounds/49-two-left.night")});
        QVERIFY2(closed.out.contains("Out of order. First pay back 3 deposits: "), closed.out);
        QVERIFY2(!closed.out.contains("Owed: director finish"), closed.out);
        const QByteArray night = "cutcard-night 1\nplayer \"a\" 4000 T1\nplayer \"b\" 4000 T1\nplayer \"c\" 4000 T1\n"
                                 "level 3\nfinal-table\nblinds T1 \"a\" \"b\" \"c\"\n";
        const Run owed = run({"night", "owed", "-"}, night + "world asks \"a\" rebuy\n");
        QCOMPARE(owed.code, 0);
        QVERIFY2(owed.out.startsWith("director refuse \"a\" rebuy  [2.1.1.1, minor]\n"), owed.out);
        // what other tournaments do is said with the act, also where a program reads it
        const QByteArray late = "cutcard-night 1\nplayer \"a\" 4000 T1\nplayer \"b\" 4000 T1\nplayer \"c\" 4000 T1\n"
                                "level 2\nblinds T1 \"a\" \"b\" \"c\"\nworld signs-in \"z\"\n"
                                "director admit \"z\" T1 dealer-right 4000\n";
        const QJsonArray verdicts = run({"night", "play", "-", "--json"}, late).json()["verdicts"].toArray();
        QCOMPARE(verdicts.size(), 1);
        QVERIFY(verdicts[0]["elsewhere"].toString().startsWith("Elsewhere late players get a full stack."));
        const Run wrong = run({"night", "play", "-"}, night + "director hold T\n");
        QCOMPARE(wrong.code, 3);
        QVERIFY2(wrong.err.contains("-:8:15:"), wrong.err);
        const Run nobody = run({"night", "play", "-"}, night + "director warn \"Nobody\"\n");
        QVERIFY2(nobody.err.contains("“Nobody” is not known here"), nobody.err);
    }

    // what real people did is noted and not judged, also when it is read again
    void aRealNightIsReadAsOne()
    {
        const QByteArray night = "cutcard-night 1\nmode real\nplayer \"a\" 4000 T1\nplayer \"b\" 4000 T1\n"
                                 "player \"c\" 4000 T1\nlevel 3\nblinds T1 \"a\" \"b\" \"c\"\n"
                                 "director level 4\ndirector disqualify \"a\"\n";
        const Run played = run({"night", "play", "-"}, night);
        QCOMPARE(played.code, 0);
        QVERIFY2(played.out.contains("director level 4\n"), played.out);
        QVERIFY2(played.out.contains("nothing is judged") && !played.out.contains("%"), played.out);
        QVERIFY2(!played.out.contains("Chips:"), played.out);
        const QJsonObject json = run({"night", "play", "-", "--json"}, night).json();
        QVERIFY(json["real"].toBool() && json["score"].isNull() && json["verdicts"].toArray().isEmpty());
    }

    void aNightIsRunByItsHousesFile()
    {
        QTemporaryDir folder;
        const auto house = [&](const QByteArray& text) {
            QFile file(folder.filePath("house.toml"));
            if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
                qFatal("no house file");
            return file.fileName();
        };
        const QString nine = house("table_max = 9\nlevels = [[200, 400], [400, 800], [1000, 2000]]\npoints = [5, 3]\n");
        const QString log = folder.filePath("night");
        const Run ran = run({"night", "run", "--preset", "two-tables", "--house", nine, "--log", log, "--json"});
        QCOMPARE(ran.code, 0);
        QCOMPARE(ran.json()["score"].toObject()["overall"].toInt(), 100);
        QFile file(log);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("house levels = [[200, 400], [400, 800], [1000, 2000]]"));
        const Run down = run({"night", "run", "--house", house("levels = [[200, 400], [100, 200]]\n")});
        QCOMPARE(down.code, 3);
        QVERIFY2(down.err.contains("house.toml:1:23"), down.err);
        QCOMPARE(run({"night", "run", "--house", house("event = \"tennessee\"\n")}).code, 2);
        QCOMPARE(run({"night", "run", "--house", "/nowhere"}).code, 3);
    }
};

CUTCARD_TESTS(CommandsTest, QCoreApplication)
#include "tst_commands.moc"
