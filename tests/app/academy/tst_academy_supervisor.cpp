// SPDX-License-Identifier: GPL-3.0-or-later
// What a supervisor meets on ordinary days: an attempt that goes on, an archive, a key on paper, a certificate taken
// back.
#include "app/academy/forms/angoff_file.h"
#include "app/academy/ledger/certificate.h"
#include "app/academy/result/result_text.h"
#include "app/academy/result/trends.h"
#include "app/files/csv.h"
#include "app/records/sql.h"
#include "app/words/errors/error_words.h"
#include "app/words/training/task_words.h"
#include "core/certification/refusal.h"
#include "core/exam/quiz_banks.h"
#include "tests/app/academy/exam_house.h"
#include "tests/support/programs.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace cutcard;

class AcademySupervisorTest : public QObject
{
    Q_OBJECT

private slots:
    /// A mark set by raters; the worked example of three raters and two questions.
    void aMarkIsSetByRaters()
    {
        const auto bank = quizBank(Document::League);
        const std::vector<std::string> items{std::string(bank[0].id), std::string(bank[1].id)};
        const std::string shown = "question,words,answers,right,";
        const auto line = [&](std::size_t item, const std::string& chances) {
            return items[item] + ",\"asked\nin lines\",,," + chances + "\n";
        };
        const AngoffRatings fine = good(
            readRatings(shown + "Ada,Bao,,Cy\r\n" + line(0, "50,60,,70") + "\n" + line(1, "70,60,,90"), "ratings.csv"));
        QCOMPARE(fine.raters, (std::vector<std::string>{"Ada", "Bao", "Cy"}));
        QCOMPARE(fine.items, items);
        const AngoffCut mark = angoff(fine.chances);
        QVERIFY(qAbs(mark.cut - 4.0 / 3) < 1e-9 && mark.indicative);
        const QString told = angoffText(fine, std::nullopt);
        QVERIFY2(told.contains("1.33 of 2 questions (66.7%)") && told.contains("only a first indication"),
                 qPrintable(told));
        const std::pair<std::string, int> bad[]{{shown + "Ada\n" + line(0, "50,60"), 2},
                                                {shown + "Ada\n" + line(0, "101"), 2},
                                                {shown + "Ada,Bao\n" + line(0, "50,"), 2},
                                                {shown + "Ada,Ada\n" + line(0, "50,60"), 1},
                                                {shown + "Ada\n" + line(0, "50") + line(0, "50"), 4},
                                                {shown + "Ada,\n" + line(0, "50,60"), 2},
                                                {shown + "Ada\nnothing,,,,50\n", 2},
                                                {"rater," + items[0] + "\nAda,50\n", 1}};
        for (const auto& [text, at] : bad) {
            const auto refused = readRatings(text, "ratings.csv");
            QVERIFY2(!refused && refused.error().place.line == at, text.c_str());
        }
        for (const std::string& nobody : {shown + "Ada\n", ratingsTable(items), std::string()})
            QCOMPARE(readRatings(nobody, "ratings.csv").error().place.name, std::string("ratings.csv"));
    }

    /// Whoever says how hard a question is has it before them whole: with its figures, its answers and the right one.
    void theTableForRatersHoldsWholeQuestions()
    {
        for (const Document document : documents()) {
            for (const QuizItem& item : quizBank(document)) {
                const auto records = csvRecords(ratingsTable({std::string(item.id)}));
                QCOMPARE(records.size(), std::size_t(2));
                const auto& cells = records[1].fields;
                QVERIFY(records[1].whole && cells.size() == records[0].fields.size());
                QCOMPARE(cells[0], std::string(item.id));
                const Task question = questionOf(item, 1);
                QCOMPARE(QString::fromStdString(csvValue(cells[1])), taskText(question));
                const QString answers = QString::fromStdString(csvValue(cells[2]));
                for (const int place : question.order)
                    QVERIFY2(answers.contains(taskOption(question, place)), item.id.data());
                QCOMPARE(answers.isEmpty(), item.kind == QuestionKind::Amount);
                QVERIFY2(!cells[3].empty() && cells[4].empty(), item.id.data());
            }
        }
    }

    /// Whoever lets somebody go on sees what was done last, and when, and nothing of whether it was right.
    void whatWasRecordedLastIsSaidBeforeGoingOn()
    {
        House house;
        const std::int64_t number = house.authorise().number;
        auto sitting = house.sit(number);
        QCOMPARE(lastDoneText(*sitting), QStringLiteral("Nothing is recorded yet."));
        good(sitting->tick(10'000));
        good(sitting->tick(11'000));
        good(sitting->answer(3, sitting->form().questions[3].right));
        good(sitting->tick(9'000));
        const QString inTheory = QStringLiteral("Last recorded, 0:21 into the questions: an answer to question 4.");
        QCOMPARE(lastDoneText(*sitting), inTheory);
        const auto after = [&] {
            sitting.reset();
            house.reopen();
            good(house.academy->attempts().resume(house.unlock(), number));
            sitting = house.sit(number);
            return lastDoneText(*sitting);
        };
        QCOMPARE(after(), inTheory);
        good(sitting->submitPart());
        QCOMPARE(lastDoneText(*sitting), QStringLiteral("Last recorded, 0:00 into table 1: hand 1, no act yet"));
        good(sitting->tick(12'000));
        dealOn(*sitting, 20);
        const QString atTheTable = lastDoneText(*sitting);
        QVERIFY2(atTheTable.startsWith("Last recorded, 0:12 into table 1: hand 1, "), qPrintable(atTheTable));
        QVERIFY(!atTheTable.endsWith("no act yet"));
        QCOMPARE(after(), atTheTable);
    }

    /// An archive on a disk that nobody can write to is read and looked over; nothing of it is tried to be changed.
    void aHouseThatCannotBeWrittenIsReadAllTheSame()
    {
        House house;
        const std::int64_t number = house.authorise().number;
        confirmUnsat(house, number);
        const LedgerHead head = house.academy->store().head();
        house.academy.reset();
        const QString file = Store::fileIn(house.folder.path());
        // no lock can be made there, as on a disk that is read only
        QVERIFY(QFile::remove(file + ".lock") && QDir().mkpath(file + ".lock"));
        QVERIFY(!Academy::open(house.folder.path()));
        const auto bytes = [&] {
            QFile database(file);
            return database.open(QIODevice::ReadOnly) ? database.readAll() : QByteArray();
        };
        const QByteArray before = bytes();
        {
            const auto archive = good(Academy::open(house.folder.path(), Academy::Opening::Look));
            QVERIFY(archive->store().isArchive());
            QCOMPARE(archive->store().head().count, head.count);
            QVERIFY(archive->ledger().check());
            QCOMPARE(good(archive->attempts().one(number)).state, AttemptState::Confirmed);
            QVERIFY(!good(keptResult(*archive, number)).isEmpty());
            const Unlocked who = good(archive->signers().unlock(house.supervisor, passphrase));
            const auto signing = archive->heads().checkpoint(who);
            QVERIFY(!signing);
            QCOMPARE(signing.error().refusal, Refusal::NotWritable);
            QVERIFY(!archive->people().add({.name = "Somebody"}));
        }
        QCOMPARE(bytes(), before);
        QVERIFY(!QFile::exists(file + "-wal") && !QFile::exists(file + "-shm"));
        // a house whose last entries still lie beside it is not read without them
        QFile beside(file + "-wal");
        QVERIFY(beside.open(QIODevice::WriteOnly) && beside.write("entries") > 0);
        beside.close();
        const auto half = Academy::open(house.folder.path(), Academy::Opening::Look);
        QVERIFY(!half && half.error().refusal == Refusal::EntriesBeside);
    }

    /// A house that can't be made leaves nothing behind.
    void whatCannotBeFoundedLeavesNothing()
    {
        const QTemporaryDir folder;
        const QTemporaryDir stick;
        QVERIFY(QDir(stick.path()).mkpath("cutcard-anchors.txt")); // nothing can be noted there
        QVERIFY(!Academy::found(
            folder.path(), {.house = "X", .supervisor = {.name = "Y"}, .anchorFolder = stick.path(), .cost = cheap},
            passphrase));
        QVERIFY(QDir(folder.path()).entryList(QDir::Files).isEmpty());
    }

    /// A wrong passphrase and a damaged key are told apart, and whose it is is said.
    void whosePassphraseIsSaid()
    {
        House house;
        const auto wrong = house.academy->signers().unlock(house.supervisor, "not the passphrase");
        QVERIFY(!wrong);
        QCOMPARE(errorText(wrong.error()),
                 QStringLiteral("The passphrase of J. Lindqvist is wrong. Nothing was changed."));
        for (const char* column : {"root", "own"}) {
            house.academy.reset();
            const Connection raw(Store::fileIn(house.folder.path()));
            auto before = good(raw.run(QStringLiteral("SELECT %1 FROM role_wrap").arg(column)));
            QVERIFY(before.next());
            const QByteArray kept = before.value(0).toByteArray();
            before.finish();
            QByteArray changed = kept;
            changed[20] = static_cast<char>(changed[20] ^ 1);
            const QString set = QStringLiteral("UPDATE role_wrap SET %1 = ?").arg(column);
            good(raw.run(set, {changed}));
            house.reopen();
            const std::int64_t entries = house.academy->store().head().count;
            const auto damaged = house.academy->signers().unlock(house.supervisor, passphrase);
            QVERIFY(!damaged);
            QCOMPARE(damaged.error().cause, Cause::Damaged);
            QCOMPARE(damaged.error().refusal, Refusal::KeysDamaged);
            QCOMPARE(damaged.error().values.front(), std::string("J. Lindqvist"));
            QCOMPARE(house.academy->store().head().count, entries); // nobody has tried a passphrase
            house.academy.reset();
            good(raw.run(set, {kept}));
            house.reopen();
        }
        house.unlock();
    }

    /// A paper is tried while the house lives, and the group that is wrong is named.
    void theKeyOnPaperIsTriedGroupByGroup()
    {
        House house;
        const Unlocked who = house.unlock();
        const std::string paper = Signers::paperKeyOf(who);
        QVERIFY(good(wrongPaperGroups(paper, who.root)).empty());
        std::string typed;
        for (std::size_t i = 0; i < paper.size(); ++i) {
            typed += static_cast<char>(paper[i] >= 'A' ? paper[i] - 'A' + 'a' : paper[i]);
            if (i % 4 == 3)
                typed += ' ';
        }
        QVERIFY(good(wrongPaperGroups(typed, who.root)).empty());
        std::string slip = paper;
        slip[9] = slip[9] == 'A' ? 'C' : 'A';
        slip[55] = slip[55] == 'A' ? 'C' : 'A';
        QCOMPARE(good(wrongPaperGroups(slip, who.root)), (std::vector<int>{3, 14}));
        const auto odd = wrongPaperGroups("ABCD E?GH", who.root);
        QVERIFY(!odd && odd.error().expected.find("group 2") != std::string::npos);
        QVERIFY(!wrongPaperGroups(paper.substr(4), who.root));
    }

    /// The published list says on which day and why; lists of before have neither and are read as ever.
    void theListSaysWhenAndWhyACertificateWasRevoked()
    {
        House house;
        const std::int64_t number = house.authorise().number;
        sitAll(*house.sit(number));
        const Unlocked who = house.unlock();
        good(grade(*house.academy, number, who));
        good(house.academy->attempts().change(who, number, AttemptEvent::Confirm));
        const auto issued = good(house.academy->certificates().issue(who, number, dayOf(2026, 12, 3)));
        const auto listed = [&] {
            return good(readList(good(house.academy->certificates().signedList(who, dayOf(2026, 12, 4))),
                                 house.academy->store().houseKey(), "l"));
        };
        QVERIFY(listed().why.empty());
        setDay("2026-12-04");
        good(house.academy->certificates().revoke(who, issued.serial, "cheated\nwith a script"));
        const CertificateList list = listed();
        QCOMPARE(list.why.at(1), std::string("2026-12-04 cheated with a script"));
        const auto read = good(readCertificate(issued.text));
        QCOMPARE(stateOf(read, house.academy->store().houseKey(), dayOf(2026, 12, 5), &list),
                 CertificateState::Revoked);
        QCOMPARE(good(house.academy->certificates().revocationOf(1)), list.why.at(1));
        QVERIFY(good(house.academy->certificates().revocationOf(2)).empty());
        CertificateList before = list;
        before.why.clear();
        const std::string text = listText(before, who.houseKey());
        QVERIFY(text.find("script") == std::string::npos);
        const CertificateList old = good(readList(text, house.academy->store().houseKey(), "l"));
        QVERIFY(old.why.empty() && old.entries == list.entries && old.keys == list.keys);
        QCOMPARE(stateOf(read, house.academy->store().houseKey(), dayOf(2026, 12, 5), &old), CertificateState::Revoked);
        // the reason is signed like the rest
        std::string changed = listText(list, who.houseKey());
        changed.replace(changed.find("script"), 6, "crypts");
        QVERIFY(!readList(changed, house.academy->store().houseKey(), "l"));
    }
};

CUTCARD_TESTS(AcademySupervisorTest, QCoreApplication)
#include "tst_academy_supervisor.moc"
