// SPDX-License-Identifier: GPL-3.0-or-later
// A house without its window, what it signs by lines and the rest by commands: from nothing to a certificate that
// anybody checks, and each bad input with its one message.
#include "app/academy/forms/draw.h"
#include "app/academy/forms/exam_files.h"
#include "app/academy/ledger/certificate.h"
#include "app/academy/result/exports.h"
#include "app/academy/result/trends.h"
#include "app/academy/sitting/exam_mark.h"
#include "app/academy/store/clock.h"
#include "app/reports/certificate_report.h"
#include "app/words/rule_words.h"
#include "core/certification/build.h"
#include "core/exam/quiz_banks.h"
#include "core/players/dealers.h"
#include "tests/support/files.h"
#include "tests/support/programs.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <stdexcept>

using namespace cutcard;

namespace {

struct Run {
    int code = -1;
    QByteArray out;
    QByteArray err;
    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
    QString text() const { return QString::fromUtf8(out).trimmed(); }
    /// One line of complaint, and nothing said as if it had been done.
    bool complains(int expected) const
    {
        return code == expected && out.isEmpty() && err.count('\n') == 1
               && (err.startsWith("cutcard-cli: ") || err.startsWith("house_by_lines: "));
    }
};

Run run(const QString& program, const QStringList& arguments, const QByteArray& input)
{
    QProcess process;
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(300'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

Run run(const QStringList& arguments)
{
    return run(QStringLiteral(CUTCARD_CLI), arguments, {});
}

/// What a house signs.
Run act(const QStringList& arguments, const QByteArray& input = {})
{
    return run(QStringLiteral(HOUSE_BY_LINES), arguments, input);
}

template <typename T> T good(Result<T> result)
{
    if (!result)
        throw std::runtime_error(result.error().expected + " " + result.error().found);
    return std::move(result).value();
}

QByteArray lineOf(const Task& question, int number)
{
    QByteArray line = "answer " + QByteArray::number(number) + " ";
    for (const std::int64_t right : question.right) {
        if (question.answer == AnswerKind::Amounts)
            line += QByteArray::number(static_cast<qlonglong>(right));
        else if (question.item->kind == QuestionKind::TrueFalse)
            line += right == 0 ? "t" : "f";
        else
            line += static_cast<char>('a' + right);
    }
    return line + "\n";
}

/// What the perfect dealer types at a hand.
QByteArray linesOf(const StationHand& hand)
{
    QByteArray lines;
    Session session = good(Session::start(hand.setup));
    while (!session.isOver()) {
        if (const auto event = nextByScript(hand, session)) {
            good(session.apply(*event));
            continue;
        }
        const Act act = *idealAct(session);
        lines += QByteArray::fromStdString(eventText(act)) + "\n";
        good(session.apply(act));
    }
    return lines;
}

} // namespace

class AcademyCommandsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_place.isValid() && QDir(m_place.path()).mkpath(QStringLiteral("stick")));
        qputenv("XDG_CONFIG_HOME", m_place.filePath("config").toUtf8());
        qputenv("XDG_RUNTIME_DIR", m_place.path().toUtf8()); // what draws pages asks for one
        written(at("pass"), "a good passphrase\n");
        const Run made = act({"found", at("house"), "--house", "Harbour Card Room", "--name", "J. Lindqvist",
                              "--licence", "S-1", "--anchors", at("stick"), "--passphrase-file", at("pass")});
        QVERIFY2(made.code == 0, made.err);
        QVERIFY(made.out.contains("Harbour Card Room"));
        // never twice in the same place
        QVERIFY(
            act({"found", at("house"), "--house", "X", "--name", "Y", "--passphrase-file", at("pass")}).complains(3));
        // whoever comes from outside is told what there is
        const Run help = act({"--help"});
        QVERIFY(help.code == 0 && help.out.contains("found") && help.out.contains("rescore"));
        QVERIFY(act({"sit", "--help"}).out.contains("--identity-seen"));
        QVERIFY(act({"nothing"}).complains(2));
        QVERIFY(act({"enrol", at("house"), "17", "--role", "king", "--as", "J. Lindqvist"}).complains(2));
    }

    void aRosterFileWithABadLineAddsNobody()
    {
        const QString bad =
            written(at("bad.csv"), "name,number,time\nMaren Okafor,17,100\nTwo Hours,18,900\nYan,19,1e2\n");
        const Run refused = run({"roster", "import", at("house"), bad});
        QCOMPARE(refused.code, 3);
        QVERIFY2(refused.err.contains("bad.csv, line 3: ") && refused.err.count('\n') == 1, refused.err);
        // each line with its own cause, and what came of all of them
        QVERIFY2(refused.out.contains("line 3: ") && refused.out.contains("bad.csv, line 4: "), refused.out);
        QVERIFY2(refused.out.contains("1e2") && refused.out.contains("Nobody was added."), refused.out);
        QVERIFY(!run({"roster", "export", at("house")}).out.contains("Maren"));
        const QString fine =
            written(at("people.csv"), "name,number,licence\nMaren Okafor,17,D-4\n\"O'Hara, Pat\",18,\n");
        QCOMPARE(run({"roster", "import", at("house"), fine, "--dry-run"}).code, 0);
        QVERIFY(!run({"roster", "export", at("house")}).out.contains("Maren"));
        QCOMPARE(run({"roster", "import", at("house"), fine}).code, 0);
        const QByteArray people = run({"roster", "export", at("house")}).out;
        QVERIFY(people.contains("Maren Okafor") && people.contains("\"O'Hara, Pat\""));
        // the same once more is a mistake
        QCOMPARE(run({"roster", "import", at("house"), fine}).code, 3);
    }

    void aBlueprintThatAsksTooMuchIsRefusedByItsCell()
    {
        QByteArray text = shippedBlueprint(QStringLiteral("league-dealer")).toUtf8();
        text.replace("items = 30", "items = 193").replace("items = 7\nskilled = 3", "items = 170\nskilled = 3");
        const QString file = written(at("too-much.toml"), text);
        for (const Run& refused : {run({"exam", "build", file}), act(signing({"build"}, file))}) {
            QVERIFY2(refused.complains(3), refused.err);
            QVERIFY2(refused.err.contains("rulings"), refused.err);
        }
        // what forms share is named with its forms, and each table's variants stand beside each other
        const QString built = run({"exam", "build", "league-dealer"}).text();
        QVERIFY2(built.contains("variants: 3; points of a competency differ by at most"), qPrintable(built));
        QVERIFY2(built.contains(QRegularExpression("\\n    [GP]Q-\\d+ +[ABC]{2,3}\\n")), qPrintable(built));
        const QJsonObject read = run({"exam", "build", "league-dealer", "--json"}).json();
        QCOMPARE(read["shared"].toObject().size(), read["sharedItems"].toInt());
        QCOMPARE(read["stations"].toArray()[1].toObject()["variants"].toArray().size(), 3);
        // and tables that nobody can deal in their time, by number
        QByteArray soon = shippedBlueprint(QStringLiteral("league-dealer")).toUtf8();
        soon.replace("minutes = 20", "minutes = 1");
        const QString hasty = written(at("hasty.toml"), soon);
        for (const Run& refused : {run({"exam", "build", hasty}), act(signing({"build"}, hasty))}) {
            QVERIFY2(refused.complains(3) && refused.err.contains("table 1 (league-betting)")
                         && refused.err.contains("at least"),
                     refused.err);
        }
        QByteArray odd = shippedBlueprint(QStringLiteral("league-dealer")).toUtf8();
        odd.replace("wait_days", "wait_dayz");
        const Run unknown = run({"exam", "build", written(at("odd.toml"), odd)});
        QVERIFY2(unknown.complains(3) && unknown.err.contains("odd.toml:7") && unknown.err.contains("wait_dayz"),
                 unknown.err);
    }

    void aWrongPassphraseOpensNothing()
    {
        const QString wrong = written(at("wrong"), "another passphrase\n");
        const Run refused =
            act({"build", at("house"), "league-dealer", "--as", "J. Lindqvist", "--passphrase-file", wrong});
        QVERIFY2(refused.complains(3), refused.err);
        QVERIFY2(refused.err.contains("passphrase"), refused.err);
        const Run nobody =
            act({"build", at("house"), "league-dealer", "--as", "Nobody", "--passphrase-file", at("pass")});
        QVERIFY2(nobody.complains(3) && nobody.err.contains("Nobody"), nobody.err);
        // that somebody tried stands in the ledger, and nothing else
        QCOMPARE(run({"ledger", "export", at("house")}).out.count("login-failed"), 1);
        QCOMPARE(run({"academy", "status", at("house"), "--json"}).json()["attempts"].toArray().size(), 0);
    }

    /// The whole way, as the manual tells it.
    void fromNothingToACertificateThatAnybodyChecks()
    {
        QVERIFY(run({"exam", "build"}).out.contains("league-dealer\n"));
        const Run kept = act(signing({"build"}, QStringLiteral("league-dealer")));
        QVERIFY2(kept.code == 0, kept.err);
        QStringList sitting = signing({"sit"});
        sitting << "--candidate" << "17" << "--blueprint" << "League dealer";
        QVERIFY2(act(sitting).complains(3), "identity not seen");
        sitting << "--identity-seen";
        const Run typed = act(sitting + QStringList{"--day", "2062-11-23"});
        QVERIFY2(typed.complains(3) && typed.err.contains("clock"), typed.err);
        // the input ends before anything was asked: interrupted, and nobody begins a second one
        const Run begun = act(sitting);
        QVERIFY2(begun.code == 0 && begun.out.contains("attempt 1"), begun.err);
        QVERIFY(act(sitting).complains(3));
        QCOMPARE(stateOfFirst(), QStringLiteral("interrupted"));
        QVERIFY(act(signing({"grade"}, QStringLiteral("1"))).complains(3));

        const QByteArray lines = rightLines(kept.text());
        QVERIFY(!lines.isEmpty());
        // what hands can't do at the first table is said with its cause; so is a hand that is not over
        const qsizetype table = lines.indexOf("submit\n") + 7;
        const Run sat = act(signing({"sit"}) << "--attempt" << "1",
                            "answer 99 a\nanswer 1 zz\nnonsense\n" + lines.left(table)
                                + "dealer return 1 400\ndealer set-aside 2\nnext\n" + lines.mid(table));
        QVERIFY2(sat.code == 0, sat.err);
        QVERIFY2(sat.out.trimmed().endsWith("handed in"), sat.out.right(400));
        QCOMPARE(sat.out.count("\n! "), 6); // the three lines that are none, and the three that can't be
        QVERIFY2(sat.out.contains("does not have that many chips in front."), sat.out.left(9000).right(3000));
        QVERIFY(sat.out.contains("The board does not have that many cards."));
        QVERIFY(sat.out.contains("“next” is not taken here. Say: what this hand still needs, then next"));
        QCOMPARE(sat.out.count(documentText(Document::League).toUtf8() + "\n")
                     + sat.out.count(documentText(Document::Practice).toUtf8() + "\n"),
                 30);
        // each hand says what the window draws: which it is, the button, the level, the seats
        const qsizetype hands = lines.count("next\n") + lines.count("submit\n") - 1;
        const QRegularExpression opening(
            QStringLiteral("\nhand \\d of \\d, button at seat \\d+, blinds [^\n]+\nseat 1 "));
        QCOMPARE(QString::fromUtf8(sat.out).count(opening), hands);
        cardsAreToldOnceTheyLieOpen(QString::fromUtf8(sat.out), QString::fromUtf8(lines));

        QCOMPARE(act(signing({"rate"}, QStringLiteral("1")) + QStringList{"--station", "1", "--rating", "4"}).code, 0);
        QVERIFY(
            act(signing({"rate"}, QStringLiteral("1")) + QStringList{"--station", "9", "--rating", "4"}).complains(3));
        QVERIFY(
            act(signing({"rate"}, QStringLiteral("1")) + QStringList{"--station", "2", "--rating", "6"}).complains(3));
        const Run graded = act(signing({"grade"}, QStringLiteral("1")));
        QVERIFY2(graded.code == 0 && graded.out.contains("Passed"), graded.out + graded.err);
        QVERIFY(act(signing({"issue"}, QStringLiteral("1"))).complains(3)); // nobody has signed it
        QCOMPARE(act(signing({"confirm"}, QStringLiteral("1"))).code, 0);
        const Run issued = act(signing({"issue"}, QStringLiteral("1")));
        QVERIFY2(issued.code == 0, issued.err);
        m_code = issued.text();
        QVERIFY(QRegularExpression(QStringLiteral("^CUTCARD1:[A-Z2-7]+$")).match(m_code).hasMatch());

        pagesAreWritten();
        // whoever checks it has the code, the house's key, and nothing of the house
        written(at("code.txt"), issued.out);
        written(at("house.pub"), run({"academy", "key", at("house")}).out);
        const Run checked = run({"certificate", "verify", at("code.txt"), "--key", at("house.pub"), "--json"});
        QCOMPARE(checked.code, 0);
        QVERIFY(checked.json()["valid"].toBool());
        QCOMPARE(checked.json()["name"].toString(), QStringLiteral("Maren Okafor"));
        const Run unlisted = run({"certificate", "verify", "--qr", m_code, "--key", at("house.pub")});
        QVERIFY2(unlisted.code == 0 && unlisted.out.contains("may have been revoked"), unlisted.out);
        // as it is copied from the page, in lines
        const QString inLines = QString(m_code).insert(78, QLatin1Char('\n')).insert(157, QStringLiteral(" \n"));
        QCOMPARE(run({"certificate", "verify", "--qr", inLines, "--key", at("house.pub")}).code, 0);
        QVERIFY(run({"exam", "result", at("house"), "1"}).out.contains("(1 to 5): 4"));
    }

    /// A page photographed or saved as a picture says what the text says.
    void aPictureOfTheCodeIsReadToo()
    {
        QVERIFY(!m_code.isEmpty());
        const QImage dots = qrImage(m_code.toLatin1());
        QVERIFY(!dots.isNull());
        QImage page(1200, 1600, QImage::Format_RGB32);
        page.fill(qRgb(235, 230, 220));
        {
            QPainter painter(&page);
            painter.translate(600, 900);
            painter.rotate(7); // nobody holds a telephone straight
            painter.drawImage(QRect(-250, -250, 500, 500), dots);
        }
        const auto isValid = [&](const QString& file) {
            return run({"certificate", "verify", file, "--key", at("house.pub"), "--json"}).json()["valid"].toBool();
        };
        QVERIFY(page.save(at("page.png")));
        if (run({"certificate", "verify", at("page.png"), "--key", at("house.pub")}).err.contains("without ZXing"))
            QSKIP("built without ZXing");
        QVERIFY(isValid(at("page.png")));
        QVERIFY(page.save(at("page.jpg"), nullptr, 70) && isValid(at("page.jpg")));
        QVERIFY(page.transformed(QTransform().rotate(180)).save(at("page.png")) && isValid(at("page.png")));
        page.fill(Qt::white);
        QVERIFY(page.save(at("page.png")));
        const Run empty = run({"certificate", "verify", at("page.png"), "--key", at("house.pub")});
        QVERIFY2(empty.complains(3) && empty.err.contains("page.png"), empty.err);
        QByteArray half = bytesOf(at("page.jpg"));
        half.truncate(200);
        QVERIFY(run({"certificate", "verify", written(at("half.jpg"), half), "--key", at("house.pub")}).complains(3));
        // the PDF itself, and no other
        QVERIFY(isValid(at("certificate.pdf")));
        const Run sheet = run({"certificate", "verify", at("sheet.pdf"), "--key", at("house.pub")});
        QVERIFY2(sheet.complains(3) && sheet.err.contains("sheet.pdf"), sheet.err);
        const QString pdftoppm = QStandardPaths::findExecutable(QStringLiteral("pdftoppm"));
        if (pdftoppm.isEmpty())
            return;
        QCOMPARE(
            QProcess::execute(pdftoppm, {"-r", "100", "-png", "-singlefile", at("certificate.pdf"), at("printed")}), 0);
        QVERIFY(isValid(at("printed.png")));
    }

    /// The library's tests edit rows and put them back; here is what the command says.
    void nothingIsPutBackWhereNothingIsMissing()
    {
        QVERIFY(!m_code.isEmpty());
        const Run fine = run(signing({"academy", "rebuild"}));
        QVERIFY2(fine.code == 0 && fine.out.contains("Every row matches the ledger."), fine.err);
        QVERIFY(run({"academy", "rebuild", at("nowhere"), "--as", "J. Lindqvist", "--passphrase-file", at("pass")})
                    .complains(3));
        QVERIFY(run({"academy", "rebuild", at("house"), "--as", "17", "--passphrase-file", at("pass")}).complains(3));
    }

    /// One row an attempt, one a competency, and the matrix that item analysis is worked out of.
    void tablesOfAllAttempts()
    {
        QVERIFY(!m_code.isEmpty());
        const QByteArray results = run({"exam", "export", at("house"), "results"}).out;
        QCOMPARE(results.count('\n'), 2);
        QVERIFY2(results.contains(",Maren Okafor,League dealer,") && results.contains(",confirmed,passed,0,30,30,100,"),
                 results);
        const QByteArray competencies = run({"exam", "export", at("house"), "competencies"}).out;
        QVERIFY2(competencies.contains(",theory,rulings,7,7,") && competencies.contains(",tables,showdown,"),
                 competencies);
        int found = 0;
        const auto blueprint = digest();
        for (const char* form : {"A", "B", "C"}) {
            const QByteArray matrix =
                run({"exam", "export", at("house"), "matrix", "--blueprint", "League dealer", "--form", form}).out;
            const AnswerMatrix answers = good(answerMatrix(*opened(), blueprint, form));
            const FormAnalysis analysis = analyse(answers.scores, answers.cut);
            QCOMPARE(analysis.persons, matrix.count('\n') - 1);
            QVERIFY(!analysis.enough);
            if (matrix.count('\n') < 2)
                continue;
            ++found;
            QCOMPARE(analysis.mean, 30.0);
            QCOMPARE(analysis.items.size(), std::size_t{30});
            QCOMPARE(matrix.mid(matrix.indexOf('\n')).count(",1"), 30);
        }
        QCOMPARE(found, 1); // one of the three forms was sat
        // the manual's line: form A, unless another is named
        const QStringList line{"exam", "export", at("house"), "matrix", "--blueprint", "League dealer"};
        const Run usual = run(line);
        QCOMPARE(usual.code, 0);
        QCOMPARE(usual.out, run(line + QStringList{"--form", "A"}).out);
        QCOMPARE(good(tableMatrix(*opened(), blueprint)).scores.size(), std::size_t{1});
        QVERIFY(run({"exam", "export", at("house"), "matrix", "--blueprint", "Nothing"}).complains(3));
        QCOMPARE(run({"exam", "export", at("house"), "nonsense"}).code, 2);
        const Run unnamed = run({"exam", "export", at("house"), "matrix"});
        QVERIFY2(unnamed.complains(2) && unnamed.err.contains("--blueprint"), unnamed.err);
    }

    /// Forms, tables, examiners, rules and months; of one attempt there is too little to judge by.
    void whatAllAttemptsSay()
    {
        QVERIFY(!m_code.isEmpty());
        const auto academy = opened();
        const Trends trends = good(trendsOf(*academy));
        QCOMPARE(trends.forms.size(), std::size_t{1});
        const auto& [form, percents] = *trends.forms.begin();
        QCOMPARE(form.first, std::string("League dealer"));
        QCOMPARE(percents, std::vector{100.0});
        QCOMPARE(trends.stations.size(), std::size_t{2});
        const auto& [person, rated] = *trends.examiners.begin();
        QCOMPARE(good(academy->people().one(person))->name, std::string("J. Lindqvist"));
        QCOMPARE(rated.ratings, std::vector{4.0}); // one of the two tables was rated
        QCOMPARE(rated.percents.size(), std::size_t{1});
        QCOMPARE(trends.months.begin()->second.passed, 1);
        QVERIFY(trends.rules.empty());
        QVERIFY(trendsText(*academy, trends).contains("100.0 (1, too few)"));
    }

    /// Whoever has the evidence and nothing else comes to the same; whatever is changed in it is found.
    void evidenceIsJudgedAgain()
    {
        QVERIFY(!m_code.isEmpty());
        const QStringList words = signing({"exam", "evidence"}, QStringLiteral("1")) << "--out" << at("evidence");
        const Run made = run(words);
        QVERIFY2(made.code == 0, made.err);
        QVERIFY(run(words).complains(4)); // never over another one
        const Run fine = run({"exam", "verify", at("evidence"), "--key", at("house.pub"), "--json"});
        QVERIFY2(fine.code == 0, fine.err);
        QCOMPARE(fine.json()["questions"].toInt(), 30);
        QVERIFY(fine.json()["events"].toInt() > 200);
        QVERIFY(fine.json()["keyCompared"].toBool());
        QVERIFY(run({"exam", "verify", at("evidence"), "--key", at("house.pub")}).out.contains("the key you named"));
        // anybody can write a ledger: without a key the house is named, and nothing is promised
        const Run unknown = run({"exam", "verify", at("evidence")});
        QVERIFY2(unknown.code == 0 && unknown.out.contains(fine.json()["house"].toString().toUtf8())
                     && unknown.out.contains("not checked") && unknown.out.contains(bytesOf(at("house.pub"))),
                 unknown.out);
        QVERIFY(!run({"exam", "verify", at("evidence"), "--json"}).json()["keyCompared"].toBool());
        const QStringList files = QDir(at("evidence")).entryList(QDir::Files);
        QVERIFY(files.size() >= 6);
        for (const QString& file : files) {
            const QString name = at("evidence/") + file;
            const QByteArray before = bytesOf(name);
            QVERIFY2(!before.contains("Maren"), qPrintable(file)); // no names
            QByteArray changed = before;
            if (file == QLatin1String("form.json"))
                changed.replace(changed.indexOf("\"shown\""), 7, "\"shawn\"");
            else if (file.endsWith(QLatin1String(".cutcard")))
                changed.truncate(changed.lastIndexOf('\n', changed.size() - 2) + 1); // without its last act
            else
                changed[changed.size() / 2] = static_cast<char>(changed[changed.size() / 2] ^ 1);
            written(name, changed);
            const Run found = run({"exam", "verify", at("evidence")});
            QVERIFY2(found.complains(1), qPrintable(file + QLatin1String(": ") + QString::fromUtf8(found.err)));
            written(name, before);
        }
        QFile::remove(at("evidence/ledger.txt"));
        QVERIFY(run({"exam", "verify", at("evidence")}).complains(3));
    }

    void anAppealIsTakenDownOnceAndSettledOnce()
    {
        QVERIFY(!m_code.isEmpty());
        const QStringList taken = signing({"appeal"}, QStringLiteral("1")) << "--reason" << "the fire bell";
        QVERIFY(act(taken + QStringList{"--day", "never"}).complains(3));
        QVERIFY(act(taken + QStringList{"--day", "2199-01-01"}).complains(3)); // too late
        const QStringList settled = signing({"settle"}, QStringLiteral("1")) << "--reason" << "no bell rang";
        QVERIFY(act(settled).complains(3)); // there is none
        const Run first = act(taken);
        QVERIFY2(first.code == 0, first.err);
        QVERIFY(act(taken).complains(3));
        const QStringList again = signing({"rescore"}) << "--reason" << "looked at";
        QVERIFY(act(again + QStringList{"--question", "no-such"}).complains(3));
        QVERIFY(act(again + QStringList{"--rule", "no-such"}).complains(3));
        const Run nothing = act(again);
        QVERIFY2(nothing.code == 0 && nothing.out.contains("no result changes"), nothing.err);
        QCOMPARE(act(settled).code, 0);
        QVERIFY(act(settled).complains(3));
    }

    /// The manual says how many questions there are about each document, as it is.
    void theManualCountsTheBank()
    {
        const QString manual =
            QString::fromUtf8(bytesOf(QStringLiteral(SOURCE_FOLDER "/docs/certification.md"))).simplified();
        const auto count = [](Document document) { return static_cast<int>(quizBank(document).size()); };
        const QString words =
            QStringLiteral(
                "%1 questions about the league, %2 about limit, %3 about the riverboat, %4 about the champion "
                "games' procedures, %5 about their rules, and %6 about general practice")
                .arg(count(Document::League))
                .arg(count(Document::Limit))
                .arg(count(Document::Tennessee))
                .arg(count(Document::ChampionProcedures))
                .arg(count(Document::ChampionRules))
                .arg(count(Document::Practice));
        QVERIFY2(manual.contains(words), qPrintable(words));
    }

    void theManualHasEveryCommand()
    {
        const QString manual = QString::fromUtf8(bytesOf(QStringLiteral(SOURCE_FOLDER "/docs/certification.md")));
        static const QRegularExpression listed(QStringLiteral("^  ([a-z-]+)\\s"), QRegularExpression::MultilineOption);
        for (const QString group : {"academy", "roster", "ledger", "exam", "certificate"}) {
            const QString help = run({group, "--help"}).text();
            auto names = listed.globalMatch(help.mid(help.indexOf(QLatin1String("Subcommands:"))));
            QVERIFY2(names.hasNext(), qPrintable(help));
            while (names.hasNext()) {
                const QString command = group + QLatin1Char(' ') + names.next().captured(1);
                QVERIFY2(manual.contains(QRegularExpression(command + QStringLiteral("(?![a-z-])"))),
                         qPrintable(command));
            }
        }
    }

    /// The manual's own lines, by OpenSSL and coreutils.
    void opensslChecksItByTheManualsLines()
    {
        QVERIFY(!m_code.isEmpty());
        if (QStandardPaths::findExecutable(QStringLiteral("openssl")).isEmpty())
            QSKIP("no openssl here");
        const QString manual = QString::fromUtf8(bytesOf(QStringLiteral(SOURCE_FOLDER "/docs/certification.md")));
        const qsizetype begin = manual.indexOf(QLatin1String("    cut -d: -f2 code.txt"));
        QVERIFY(begin > 0);
        const QString lines = manual.mid(begin, manual.indexOf(QLatin1String("\n\n"), begin) - begin);
        const auto checks = [&](const QByteArray& code) {
            written(at("code.txt"), code);
            QProcess shell;
            shell.setWorkingDirectory(m_place.path());
            shell.start(QStringLiteral("sh"), {QStringLiteral("-ec"), lines});
            return shell.waitForFinished() && shell.exitCode() == 0;
        };
        QVERIFY(checks(m_code.toUtf8() + '\n'));
        QByteArray changed = m_code.toUtf8();
        changed[60] = changed[60] == 'A' ? 'B' : 'A';
        QVERIFY(!checks(changed + '\n'));
    }

    void aCertificateOfAnotherHouseARevokedAndAChangedOneAreCalledSo()
    {
        QVERIFY(!m_code.isEmpty());
        QCOMPARE(
            act({"found", at("other"), "--house", "Elsewhere", "--name", "Z", "--passphrase-file", at("pass")}).code,
            0);
        written(at("other.pub"), run({"academy", "key", at("other")}).out);
        const Run foreign = run({"certificate", "verify", "--qr", m_code, "--key", at("other.pub"), "--json"});
        QCOMPARE(foreign.code, 1);
        QCOMPARE(foreign.json()["state"].toString(), QStringLiteral("other-house"));
        QVERIFY(!foreign.json().contains("name"));
        QString changed = m_code;
        changed[100] = changed[100] == QLatin1Char('A') ? QLatin1Char('B') : QLatin1Char('A');
        const Run forged = run({"certificate", "verify", "--qr", changed, "--key", at("house.pub"), "--json"});
        QCOMPARE(forged.code, 1);
        QCOMPARE(forged.json()["state"].toString(), QStringLiteral("forged"));
        QVERIFY(run({"certificate", "verify", "--qr", "CUTCARD1:AAAA", "--key", at("house.pub")}).complains(3));
        QVERIFY(run({"certificate", "verify", "--qr", m_code, "--key", at("people.csv")}).complains(3));
        // a database is no session, and nothing is wrong with it
        const Run owed = run({"owed", at("house/academy.db")});
        QVERIFY2(owed.complains(3) && owed.err.contains("a database") && !owed.err.contains("damaged"), owed.err);
        const Run late =
            run({"certificate", "verify", "--qr", m_code, "--key", at("house.pub"), "--day", "2099-01-01"});
        QCOMPARE(late.code, 1);

        QCOMPARE(act(signing({"revoke"}, QStringLiteral("1")) << "--reason" << "wrong person").code, 0);
        written(at("list"), run(signing({"certificate", "list"})).out);
        // no clean paper of it
        QVERIFY(!writeCertificate(*opened(), 1, at("revoked.pdf")));
        QVERIFY(!QFile::exists(at("revoked.pdf")));
        const Run revoked =
            run({"certificate", "verify", "--qr", m_code, "--key", at("house.pub"), "--revoked", at("list"), "--json"});
        QCOMPARE(revoked.code, 1);
        QCOMPARE(revoked.json()["state"].toString(), QStringLiteral("revoked"));
        QCOMPARE(revoked.json()["listDay"].toString(), QString::fromStdString(dayText(todayOf())));
        const Run dated =
            run({"certificate", "verify", "--qr", m_code, "--key", at("house.pub"), "--revoked", at("list")});
        QVERIFY2(dated.out.contains("list dated " + QByteArray::fromStdString(dayText(todayOf()))), dated.out);
        QVERIFY(revoked.json()["revoked"].toString().endsWith(QStringLiteral("wrong person")));
    }

    void aLedgerWithAChangedByteOrACutTailIsFound()
    {
        const QByteArray ledger = run({"ledger", "export", at("house")}).out;
        QVERIFY(ledger.count('\n') > 10);
        QVERIFY(!ledger.contains("Maren"));
        written(at("ledger"), ledger);
        const QString heads = at("stick/cutcard-anchors.txt");
        const Run whole =
            run({"ledger", "verify", at("ledger"), "--anchor", heads, "--key", at("house.pub"), "--json"});
        QVERIFY2(whole.code == 0, whole.err);
        QCOMPARE(whole.json()["entries"].toInt(), ledger.count('\n'));
        QByteArray changed = ledger;
        const qsizetype fifth = [&] {
            qsizetype place = 0;
            for (int i = 0; i < 4; ++i)
                place = ledger.indexOf('\n', place) + 1;
            return place;
        }();
        changed[fifth + 30] = static_cast<char>(changed[fifth + 30] ^ 1);
        const Run found = run({"ledger", "verify", written(at("ledger-changed"), changed)});
        QVERIFY2(found.complains(1), found.err);
        QVERIFY2(found.err.contains(":5") || found.err.contains(":6"), found.err);
        const QString cut = written(at("ledger-cut"), ledger.left(ledger.lastIndexOf('\n', ledger.size() / 2) + 1));
        const Run unknown = run({"ledger", "verify", cut});
        QCOMPARE(unknown.code, 0);
        QVERIFY(unknown.out.contains("entries missing at the end cannot be detected"));
        QVERIFY2(run({"ledger", "verify", cut, "--anchor", heads}).complains(1), "with an anchor it is known");
        QVERIFY(run({"ledger", "verify", at("ledger"), "--key", at("other.pub")}).complains(1));
        QVERIFY2(run({"ledger", "verify", written(at("emptied"), "")}).complains(1), "nothing is no whole ledger");
    }

    void aDamagedAForeignAndAnOldDatabaseAreNotTakenFor()
    {
        const auto copiedFrom = [&](const QString& name) {
            QDir().mkpath(at("copy"));
            QFile::remove(at("copy/academy.db"));
            return QFile::copy(name, at("copy/academy.db"));
        };
        written(at("text"), "not a database at all, but as long as one would be at the least\n");
        QVERIFY(copiedFrom(at("text")));
        QVERIFY(run({"academy", "status", at("copy")}).complains(3));
        QCOMPARE(bytesOf(at("copy/academy.db")), bytesOf(at("text"))); // and left as it was
        QVERIFY(run({"academy", "status", at("nowhere")}).complains(3));
        // a name in the ledger's text, changed on the disk
        QVERIFY(copiedFrom(at("house/academy.db")));
        QByteArray database = bytesOf(at("copy/academy.db"));
        const qsizetype place = database.indexOf("attempt-opened");
        QVERIFY(place > 0);
        database[place] = 'A';
        written(at("copy/academy.db"), database);
        const Run damaged = run({"academy", "status", at("copy")});
        QVERIFY2(damaged.complains(3), damaged.err);
        database.truncate(database.size() / 2);
        written(at("copy/academy.db"), database);
        QVERIFY(run({"academy", "status", at("copy")}).complains(3));
    }

private:
    /// Every board and every hand that is shown is printed for whoever sits without a window, and no hand that is
    /// folded.
    static void cardsAreToldOnceTheyLieOpen(const QString& out, const QString& acts)
    {
        static const QRegularExpression board(QStringLiteral("^lies board(?: [2-9TJQKA][cdhs]){3,5}$"),
                                              QRegularExpression::MultilineOption);
        const auto boards = acts.count(QLatin1String("dealer board"));
        QVERIFY(boards > 6);
        QVERIFY2(out.count(board) >= boards, qPrintable(QString::number(out.count(board))));
        int shown = 0;
        for (const QString& hand : out.split(QRegularExpression(QStringLiteral("\nhand \\d of \\d, ")))) {
            for (int seat = 1; seat <= maxSeats; ++seat) {
                const QString lies = QStringLiteral("\nlies seat %1 ").arg(seat);
                const qsizetype shows = hand.indexOf(QStringLiteral("\nseat %1 show").arg(seat));
                QVERIFY2(shows < 0 || hand.indexOf(lies, shows) > shows,
                         qPrintable(hand.mid(std::max<qsizetype>(shows, 0))));
                shown += shows < 0 ? 0 : 1;
                // a folded hand lies open only if somebody shows it, one card of it if it was exposed
                const bool folded = hand.contains(QStringLiteral("\nseat %1 fold").arg(seat))
                                    && !hand.contains(QStringLiteral("folded-hand-shown %1").arg(seat));
                const QRegularExpression both(QStringLiteral("\nlies seat %1 (?:folded )?.. ..").arg(seat));
                QVERIFY(!folded || !hand.contains(both));
            }
        }
        QVERIFY(shown > 4);
    }

    QString at(const char* name) const { return m_place.filePath(QLatin1String(name)); }
    /// A command of the house's that its supervisor signs.
    QStringList signing(QStringList words, const QString& what = {}) const
    {
        words << at("house");
        if (!what.isEmpty())
            words << what;
        return words << "--as" << "J. Lindqvist" << "--passphrase-file" << at("pass");
    }
    /// What the window prints: the certificate, and the sheet to sign on.
    void pagesAreWritten()
    {
        const auto academy = opened();
        good(writeCertificate(*academy, 1, at("certificate.pdf")));
        QVERIFY(bytesOf(at("certificate.pdf")).startsWith("%PDF-"));
        good(writeResultSheet(*academy, 1, at("sheet.pdf")));
        QVERIFY(bytesOf(at("sheet.pdf")).startsWith("%PDF-"));
        keep(at("certificate.pdf"));
        keep(at("sheet.pdf"));
        QCOMPARE(writeCertificate(*academy, 1, at("nowhere/x.pdf")).error().place.name,
                 at("nowhere/x.pdf").toStdString());
        QVERIFY(!writeCertificate(*academy, 7, at("x.pdf")));
    }
    /// CUTCARD_PICTURES=FOLDER keeps what was printed, to be looked at.
    static void keep(const QString& file)
    {
        const QString folder = qEnvironmentVariable("CUTCARD_PICTURES");
        if (!folder.isEmpty())
            QFile::copy(file, folder + QLatin1Char('/') + QFileInfo(file).fileName());
    }
    std::unique_ptr<Academy> opened() const { return good(Academy::open(at("house"), Academy::Opening::Look)); }
    std::string digest() const { return good(opened()->blueprints().all()).front().digest; }
    QString stateOfFirst() const
    {
        return run({"academy", "status", at("house"), "--json"})
            .json()["attempts"]
            .toArray()
            .first()
            .toObject()["state"]
            .toString();
    }

    /// What a candidate without a fault types; worked out from the paper key, as whoever holds it could.
    QByteArray rightLines(const QString& digest) const
    {
        const auto root = readPaperKey(act(signing({"paper-key"})).text().toStdString());
        const SecretKey formKey = derived(root.value(), 2);
        const Blueprint blueprint =
            good(readBlueprint(shippedBlueprint(QStringLiteral("league-dealer")).toStdString(), "league-dealer"));
        const ExamForms forms = good(opened()->blueprints().formsOf(digest.toStdString(), formKey));
        const DrawnForm form = good(drawForm(
            formKey, {.blueprint = digest.toStdString(), .person = candidate(), .attempt = 1}, blueprint, forms));
        QByteArray lines;
        for (std::size_t i = 0; i < form.questions.size(); ++i)
            lines += lineOf(form.questions[i], static_cast<int>(i) + 1);
        lines += "submit\n";
        for (std::size_t i = 0; i < blueprint.stations.size(); ++i) {
            const auto table = good(readHands(form.hands[i], "test"));
            bool first = true;
            for (const PreparedHand& hand :
                 good(prepareStation(table, form.stations[i], blueprint.stations[i].model))) {
                lines += (first ? "" : "next\n") + linesOf(hand.hand);
                first = false;
            }
            lines += "submit\n";
        }
        return lines;
    }
    std::string candidate() const
    {
        const QByteArray people = run({"roster", "export", at("house")}).out;
        const auto id =
            QRegularExpression(QStringLiteral("Maren Okafor.*([0-9a-f]{32})")).match(QString::fromUtf8(people));
        return id.captured(1).toStdString();
    }

    QTemporaryDir m_place;
    QString m_code;

private slots:
    /// Beside an exam no program of the same user answers questions or opens, whatever folder it is started on.
    void anExamClosesEveryCutcardOfItsUser()
    {
        const QTemporaryDir config;
        qputenv("XDG_CONFIG_HOME", QFile::encodeName(config.path()));
        const auto none = qScopeGuard([] {
            qunsetenv("XDG_CONFIG_HOME");
            markExamsIn({});
        });
        markExamsIn({config.filePath("cutcard/exam")});
        const QTemporaryDir elsewhere;
        const QStringList window{"--data", elsewhere.path(), "--quit-when-drawn"};
        QCOMPARE(run({"rules", "--game", "league"}).code, 0);
        {
            const ExamMark mark;
            QVERIFY(!isExamElsewhere()); // it is one's own
            for (const QStringList& asked :
                 {QStringList{"quiz", "1"}, QStringList{"rules", "--game", "league"}, QStringList{"deal", "--help"}}) {
                const Run refused = run(asked);
                QVERIFY2(refused.complains(3), refused.err.constData());
            }
            const Run refused = run(QStringLiteral(CUTCARD), window, {});
            QCOMPARE(refused.code, 2);
            QVERIFY2(refused.err.contains("is taking an exam"), refused.err.constData());
            QVERIFY(QDir(elsewhere.path()).isEmpty());
        }
        QCOMPARE(run({"rules", "--game", "league"}).code, 0);
        QCOMPARE(run(QStringLiteral(CUTCARD), window, {}).code, 0);
    }
};

CUTCARD_TESTS(AcademyCommandsTest, QGuiApplication)
#include "tst_academy_commands.moc"
