// SPDX-License-Identifier: GPL-3.0-or-later
// Rules and questions as they are read from files: what is built in, and where a fault in a file is said to be.
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "core/base/defect.h"
#include "core/base/toml.h"
#include "core/exam/figures/figures.h"
#include "core/exam/quiz_banks.h"
#include "core/rules/book.h"
#include "tests/support/programs.h"

#include <set>
#endif

#include <QDirIterator>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <sys/stat.h>

using namespace cutcard;

namespace {

const std::string pots = "league/questions/pots.toml";

/// A question that is as it should be, on 16 lines.
std::string question()
{
    return "[[question]]\nid = \"ZQ-1\"\nkind = \"choice\"\ncompetency = \"pots\"\ndifficulty = \"basic\"\n"
           "rules = [\"3.7.3\"]\nidea = \"league-tried\"\nask = \"\"\"\nWho wins\nthe main pot?\"\"\"\n"
           "right = [\"The best hand\"]\nwrong = [\n    \"The last raiser\",\n    \"The dealer\",\n]\n"
           "because = \"The best hand that paid into it.\"\n";
}

std::string with(std::string text, const std::string& before, const std::string& after)
{
    text.replace(text.find(before), before.size(), after);
    return text;
}

std::vector<Error> faultsOf(const std::string& text)
{
    std::vector<Error> faults;
    (void)readBank(Content::builtIn().with({{pots, text}}), Document::League, faults);
    return faults;
}

QByteArray placed(const Error& error)
{
    const std::string field = error.place.field.empty() ? std::string() : error.place.field + ": ";
    return QByteArray::fromStdString(error.place.name + ":" + std::to_string(error.place.line) + ": " + field
                                     + error.expected + " / " + error.found);
}

} // namespace

class ContentTest : public QObject
{
    Q_OBJECT

private slots:
    void everyFileOfTheFolderIsBuiltInAsItStands()
    {
        const QString folder = QStringLiteral(SOURCE_FOLDER "/assets/games/");
        std::size_t found = 0;
        for (const ContentFile* each : Content::builtIn().all()) {
            QFile file(folder + QString::fromStdString(each->name));
            QVERIFY2(file.open(QIODevice::ReadOnly), each->name.c_str());
            QCOMPARE(QByteArray::fromStdString(each->text), file.readAll());
            ++found;
        }
        QVERIFY(found >= 44);
    }

    void whatIsBuiltInIsReadWithoutAFault()
    {
        std::vector<Error> faults;
        for (const Document document : documents()) {
            (void)readBook(Content::builtIn(), document, faults);
            (void)readBank(Content::builtIn(), document, faults);
            QVERIFY(!rulebook(document).empty() && !quizBank(document).empty());
        }
        QVERIFY2(faults.empty(), faults.empty() ? "" : placed(faults.front()));
        QCOMPARE(defectsNoted(), 0U);
    }

    void everyGeneratorIsAskedFor()
    {
        using Draw = Figures (*)(RandomStream&);
        std::set<Draw> used;
        for (const Document document : documents()) {
            for (const QuizItem& item : quizBank(document)) {
                if (const auto* draw = item.figures.target<Draw>())
                    used.insert(*draw);
            }
        }
        for (const Generator& each : generators())
            QVERIFY2(used.contains(each.draw), std::string(each.name).c_str());
    }

    void theEndOfALineIsASpace()
    {
        std::vector<Error> faults;
        const Bank bank = readBank(Content::builtIn().with({{pots, question()}}), Document::League, faults);
        QVERIFY2(faults.empty(), faults.empty() ? "" : placed(faults.front()));
        const auto item = std::ranges::find(bank.items, "ZQ-1", &QuizItem::id);
        QCOMPARE(item->question, "Who wins the main pot?");
        QCOMPARE(bank.places[static_cast<std::size_t>(item - bank.items.begin())].line, 1);
    }

    void aFaultNamesFileLineAndQuestion_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char* name, const char* before, const char* after, const char* said) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after)
                                << QByteArray("league/questions/pots.toml:") + said;
        };
        row("missing", "because = \"The best hand that paid into it.\"", "", "1: ZQ-1, because / ");
        row("another word", "because", "beause",
            "16: ZQ-1: ask, because, competency, difficulty, enemies, figures, id, idea, kind, right, rules, with, "
            "wrong / beause");
        row("a number", "\"The best hand\"", "7", "11: ZQ-1, right: [\"...\", ...] / ");
        row("no such kind", "\"choice\"", "\"choose\"", "3: ZQ-1, kind: choice|true-false|amount|order / choose");
        row("too many rules", "\"3.7.3\"", R"("1.1","1.3","3.1","3.2","3.3","3.4")", "6: ZQ-1, rules: 5 at most / 6");
        row("too many wrong", "\"The dealer\"", R"("1","2","3","4","5")", "14: ZQ-1, wrong: 5 at most / 6");
        row("steps of a choice", "right =", "steps = [\"One\"]\nright =",
            "11: ZQ-1: ask, because, competency, difficulty, enemies, figures, id, idea, kind, right, rules, with, "
            "wrong / steps");
        for (const QByteArray figures : {"paid Z flush", "paid A high-card", "paid A", "paid-more A B straight-flush"})
            row(figures, "ask =", ("figures = \"" + figures + "\"\nask =").constData(),
                ("8: ZQ-1, figures: figures that the program can draw / " + figures).constData());
        row("no such figures",
            "ask =", "figures = \"magic\"\nask =", "8: ZQ-1, figures: figures that the program can draw / magic");
    }

    void aFaultNamesFileLineAndQuestion()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QByteArray, said);
        const auto faults = faultsOf(with(question(), before.toStdString(), after.toStdString()));
        QVERIFY(!faults.empty());
        QCOMPARE(placed(faults.front()), said);
    }

    void aPipeOfAFolderIsNotWaitedFor()
    {
        const QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath("league/questions"));
        const QByteArray pipe = QFile::encodeName(folder.filePath("league/questions/pots.toml"));
        QCOMPARE(::mkfifo(pipe.constData(), S_IRUSR | S_IWUSR), 0);
        const auto read = Content::withFolder(folder.path().toStdString());
        QVERIFY(!read);
        QCOMPARE(read.error().cause, Cause::Unreadable);
        QCOMPARE(QByteArray::fromStdString(read.error().place.name), pipe);
    }

    void everyFaultOfAFileIsSaid()
    {
        const std::string two =
            with(question(), "\"choice\"", "\"choose\"") + with(with(question(), "ZQ-1", "ZQ-2"), "because", "beause");
        std::set<int> lines;
        for (const Error& fault : faultsOf(two))
            lines.insert(fault.place.line);
        QVERIFY(lines.contains(3) && lines.contains(32));
    }

    void anOpenTextIsNamedWhereItOpens()
    {
        const auto open = [](const std::string& text) { return parseToml(text, "a.toml"); };
        const std::string rule = "[[rule]]\nnumber = \"1\"\ntext = \"\"\"\nOne.\n";
        const auto alone = open(rule);
        QCOMPARE(alone.error().place.line, 3);
        QCOMPARE(alone.error().place.column, 8);
        const auto before = open(rule + "[[rule]]\nnumber = \"2\"\ntext = \"\"\"\nTwo.\"\"\"\n");
        QCOMPARE(before.error().place.line, 3);
        QCOMPARE(before.error().found, std::string("three quotation marks that are never closed"));
        // another fault is said where it is
        const auto other = open("[[rule]]\nnumber = \ntext = \"\"\"\nOne.\n");
        QCOMPARE(other.error().place.line, 2);
        QVERIFY(open("[[rule]]\ntext = \"\"\"\nnumber = 5\"\"\"\n").has_value());
    }

    void aTextMayHaveAnyNumberOfDots()
    {
        const std::string dots(40, '.');
        QVERIFY(parseToml("text = \"" + dots + "\"\nmore = \"\"\"\n" + dots + "\"\"\" # " + dots + "\n", "a.toml"));
        const auto key = parseToml("x = 1\na" + with(dots, "..", ".b.") + " = 1\n", "a.toml");
        QCOMPARE(key.error().place.line, 2);
    }
};

CUTCARD_TESTS(ContentTest)
#include "tst_content.moc"
