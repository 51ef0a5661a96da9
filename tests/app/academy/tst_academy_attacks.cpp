// SPDX-License-Identifier: GPL-3.0-or-later
// The academy attacked by somebody who can write to its files, and by somebody who also has a passphrase.
#include "app/academy/forms/paper.h"
#include "app/academy/ledger/certificate.h"
#include "app/academy/ledger/digests.h"
#include "app/academy/people/roster.h"
#include "app/academy/result/exports.h"
#include "app/academy/result/result.h"
#include "app/academy/result/result_text.h"
#include "app/academy/result/trends.h"
#include "app/academy/sitting/exam_clock.h"
#include "app/academy/sitting/exam_mark.h"
#include "app/academy/store/clock.h"
#include "app/records/sql.h"
#include "app/words/errors/error_words.h"
#include "core/certification/refusal.h"
#include "core/content/content.h"
#include "tests/app/academy/exam_house.h"
#include "tests/support/programs.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QScopeGuard>
#include <QTest>

#include <cstdio>
#include <fcntl.h>
#include <functional>
#include <map>
#include <set>

using namespace cutcard;

namespace {

/// Adds a line to the ledger past the program, as whoever can write to the file does it.
void addLine(const QString& folder, const LedgerHead& head, const LedgerNote& note, const Signer& signer = {})
{
    const Connection raw(Store::fileIn(folder));
    good(raw.run("INSERT INTO ledger VALUES (?, ?)",
                 {qlonglong(head.count + 1), QString::fromStdString(ledgerLine(head, "s", note, signer))}));
}

void edit(const QString& folder, const QStringList& statements)
{
    const Connection raw(Store::fileIn(folder));
    for (const char* table : {"ledger", "answer", "result", "rating", "rescored"}) {
        for (const char* what : {"update", "delete"})
            good(raw.runAll({QStringLiteral("DROP TRIGGER IF EXISTS %1_no_%2").arg(table, what)}));
    }
    good(raw.runAll(statements));
}

/// An exam with all that can come of one: rated, graded, confirmed, certified, appealed against, rescored.
std::int64_t sitWhole(House& house)
{
    const Unlocked agrees = house.unlockSecond(house.addSecond());
    const std::int64_t number = house.authorise().number;
    const auto sitting = house.sit(number);
    good(sitting->pause(house.unlock(), "fire bell"));
    good(sitting->goOn(house.unlock()));
    good(sitting->focusLost(2000));
    good(sitting->tick(5000));
    sitAll(*sitting, 1);
    good(house.academy->answers().rate(house.unlock(), number, 1, 4));
    const Unlocked who = house.unlock();
    good(grade(*house.academy, number, who));
    if (good(house.academy->attempts().one(number)).state != AttemptState::Confirmed)
        good(house.academy->attempts().change(who, number, AttemptEvent::Confirm));
    good(house.academy->certificates().issue(who, number, dayOf(2026, 12, 3)));
    good(house.academy->appeals().open(who, number, clockDay(), "the first question"));
    const std::string item(sitting->form().questions[0].item->id);
    good(rescore(*house.academy, who, good(readCorrections({item}, {})), "two are right", &agrees));
    good(house.academy->people().linkPractice(house.candidate, 1));
    return number;
}

/// What a changed value is noticed by.
QString noticedBy(const House& house, std::int64_t number)
{
    auto opened = Academy::open(house.folder.path());
    if (!opened)
        return opened.error().cause == Cause::Damaged ? QStringLiteral("start") : QStringLiteral("start, otherwise");
    Academy& academy = **opened;
    const auto who = academy.signers().unlock(house.supervisor, passphrase);
    const bool allSign = who && std::ranges::all_of(house.passphrases, [&](const auto& each) {
                             return academy.signers().unlock(each.first, each.second).has_value();
                         });
    if (!allSign)
        return QStringLiteral("passphrase");
    if (!academy.blueprints().formsOf(house.blueprint, who->formKey()))
        return QStringLiteral("forms");
    if (!academy.answers().rows(number, who->attemptKey(number)))
        return QStringLiteral("grading");
    if (!keptResult(academy, number))
        return QStringLiteral("result");
    if (academy.heads().fault())
        return QStringLiteral("heads");
    return QStringLiteral("nothing");
}

/// The house as another version would have written it: every entry is changed by `change`, chained and signed anew.
void writtenByAnother(House& house, const std::function<std::string(std::string)>& change)
{
    const Unlocked who = house.unlock();
    const SecretKey houseKey = who.houseKey();
    const std::string before = good(house.academy->ledger().text());
    house.academy.reset();
    edit(house.folder.path(), {});
    const Connection raw(Store::fileIn(house.folder.path()));
    LedgerHead head;
    std::size_t from = 0;
    for (std::size_t end = before.find('\n'); end != std::string::npos; end = before.find('\n', from)) {
        const std::string line = before.substr(from, end - from);
        from = end + 1;
        const std::string kind = fieldOf(line, "kind");
        const std::size_t begins = line.find(",\"kind\":\"" + kind + "\"") + kind.size() + 10;
        const std::size_t key = line.rfind(",\"key\":\"");
        const std::string body = begins < line.size() - 1
                                     ? line.substr(begins + 1, std::min(key, line.size() - 1) - begins - 1)
                                     : std::string();
        const bool byHouse = kind == "house-key" || kind == "key-enrolled" || kind == "checkpoint";
        const std::string written = ledgerLine(
            head, fieldOf(line, "station"),
            {.kind = kind, .actor = fieldOf(line, "actor"), .time = fieldOf(line, "time"), .body = change(body)},
            {key == std::string::npos ? nullptr
             : byHouse                ? &houseKey
                                      : &who.personal});
        head = headAfter(head, written);
        good(raw.run("UPDATE ledger SET line = ? WHERE seq = ?",
                     {QString::fromStdString(written), qlonglong(head.count)}));
    }
    const QDir stick(house.stick.path());
    QFile heads(stick.filePath(stick.entryList(QDir::Files).value(0)));
    if (!heads.open(QIODevice::WriteOnly))
        throw std::runtime_error("no heads");
    heads.write(QByteArray::fromStdString(anchorLine(head, "2026-12-03T09:00:00.000Z", &houseKey)) + '\n');
}

/// A body without one of its fields.
std::string without(std::string body, const std::string& key)
{
    const std::size_t at = body.find("\"" + key + "\":");
    if (at == std::string::npos)
        return body;
    const std::size_t end = body.find(',', at);
    return end == std::string::npos ? body.erase(at > 0 ? at - 1 : 0) : body.erase(at, end + 1 - at);
}

} // namespace

class AcademyAttacksTest : public QObject
{
    Q_OBJECT

private slots:
    /// Every column of every table, changed one by one: a column that is added has to be covered, or named here.
    void everyColumnThatMattersIsCovered()
    {
        House house;
        const std::int64_t number = sitWhole(house);
        house.academy.reset();
        const QString file = Store::fileIn(house.folder.path());
        {
            const Connection raw(file);
            good(raw.runAll({"PRAGMA wal_checkpoint(TRUNCATE)"}));
        }
        QCOMPARE(noticedBy(house, number), QString("nothing"));
        QFile kept(file);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        const QByteArray whole = kept.readAll();
        kept.close();
        // less time is what is won, and a settings' row is looked for by its name
        const std::map<QString, QString> values{{"attempt.used", "'0,0,0'"},
                                                {"attempt.part", "0"},
                                                {"attempt.extra", "'600,0,0'"},
                                                {"person.active", "0"},
                                                {"role_wrap.memory", "memory * 2"}};
        const std::map<QString, QString> other{
            {"role_wrap.operations", "passphrase"},
            {"role_wrap.memory", "passphrase"},
            {"role_wrap.salt", "passphrase"},
            {"role_wrap.nonce", "passphrase"},
            {"role_wrap.root", "passphrase"},
            {"role_wrap.own_salt", "passphrase"},
            {"role_wrap.own_nonce", "passphrase"},
            {"role_wrap.own", "passphrase"},
            {"blueprint.forms", "forms"},
            {"answer.nonce", "grading"},
            {"answer.sealed", "grading"},
            {"answer.row", "grading"},
            {"blueprint.made", "nothing"}, // the order of a list in which each names its revision
            {"attempt.heard", "nothing"},  // the last sign of life, which no entry can hold
            {"result.digest", "nothing"},  // worked out of the text
            // who practises as whom is no part of an exam: nobody signs for it, and a result never rests on it
            {"practice.person", "nothing"},
            {"practice.practises_as", "nothing"},
            {"rescored.digest", "nothing"}, //
        };
        int columns = 0;
        QStringList tables;
        {
            const Connection raw(file);
            auto names = good(raw.run("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"));
            while (names.next())
                tables.append(names.value(0).toString());
        }
        for (const QString& table : tables) {
            QList<std::pair<QString, QString>> all;
            {
                const Connection raw(file);
                auto rows = good(raw.run(QStringLiteral("SELECT count(*) FROM %1").arg(table)));
                // of an empty table nothing can be changed: a new one has to be filled by this exam first
                QVERIFY2(rows.next() && rows.value(0).toInt() > 0, qPrintable(table));
                auto info = good(raw.run(QStringLiteral("PRAGMA table_info(%1)").arg(table)));
                while (info.next())
                    all.append({info.value(1).toString(), info.value(2).toString()});
            }
            for (const auto& [column, type] : all) {
                const QString place = QStringLiteral("%1.%2").arg(table, column);
                const auto given = values.find(place);
                const QString value = given != values.end() ? given->second
                                      : type == "INTEGER"   ? column + " + 1"
                                      : type == "BLOB"      ? QStringLiteral("zeroblob(length(%1))").arg(column)
                                                            : column + " || 'x'";
                edit(house.folder.path(),
                     {QStringLiteral("UPDATE OR IGNORE %1 SET %2 = %3 WHERE %2 = (SELECT max(%2) FROM %1)")
                          .arg(table, column, value)});
                const auto expected = other.find(place);
                const QString by = noticedBy(house, number);
                const QString wanted = expected == other.end() ? QStringLiteral("start") : expected->second;
                QVERIFY2(by == wanted, qPrintable(place + ": noticed by " + by + ", not by " + wanted));
                ++columns;
                for (const char* beside : {"-wal", "-shm"})
                    QFile::remove(file + QLatin1String(beside));
                QVERIFY(kept.open(QIODevice::WriteOnly) && kept.write(whole) == whole.size());
                kept.close();
            }
        }
        QVERIFY(columns > 60);
        QCOMPARE(noticedBy(house, number), QString("nothing"));
    }

    /// Every supervisor can come by the house's key, and by another's row: neither makes them somebody else.
    void nobodySignsForSomebodyElse()
    {
        House house;
        const std::string second = house.addSecond(Role::Assessor);
        const std::string text = good(house.academy->ledger().text());
        const LedgerHead head = house.academy->store().head();
        const Unlocked who = house.unlock();
        const LedgerNote note{.kind = "confirmed", .actor = second, .time = "t", .body = "\"attempt\":1"};
        const SecretKey houseKey = who.houseKey();
        for (const SecretKey* key : {&who.personal, &houseKey}) {
            const auto check = verifyLedger(text + ledgerLine(head, "s", note, {key}) + "\n", "l", {});
            QVERIFY(!check);
            QCOMPARE(check.error().cause, Cause::NotAllowed);
        }
        const Unlocked own = good(house.academy->signers().unlock(second, secondPassphrase));
        QVERIFY(verifyLedger(text + ledgerLine(head, "s", note, {&own.personal}) + "\n", "l", {}));
        // the first one's row under the second one's name, its public key put right
        const QString columns = QStringLiteral("operations, memory, salt, nonce, root, own_salt, own_nonce, own");
        house.academy.reset();
        edit(house.folder.path(),
             {QStringLiteral(
                  "UPDATE role_wrap SET (%1) = (SELECT %1 FROM role_wrap WHERE person = '%2') WHERE person = '%3'")
                  .arg(columns, QString::fromStdString(house.supervisor), QString::fromStdString(second))});
        house.reopen();
        const auto taken = house.academy->signers().unlock(second, passphrase);
        QVERIFY(!taken);
        QCOMPARE(taken.error().cause, Cause::Damaged);
        good(house.academy->signers().unlock(house.supervisor, passphrase));
    }

    /// A house of before entries had a format is opened; what does not fit in it is an older version's, and no damage.
    void anOlderVersionsHouseIsToldFromADamagedOne()
    {
        House house;
        const QString damage = "UPDATE person SET factor = 150 WHERE name = 'Maren Okafor'";
        const auto opened = [&] { return Academy::open(house.folder.path()); };
        writtenByAnother(house, [](const std::string& body) { return without(body, "format"); });
        house.reopen();
        QVERIFY(!house.academy->heads().fault());
        house.academy.reset();
        edit(house.folder.path(), {damage});
        auto refused = opened();
        QVERIFY(!refused && refused.error().cause == Cause::NotAllowed);
        QVERIFY2(errorText(refused.error()).contains("which an older one set up")
                     && errorText(refused.error()).contains("roles, time"),
                 qPrintable(errorText(refused.error())));
        // a broken chain is damage in every version
        edit(house.folder.path(), {"UPDATE ledger SET line = replace(line, 'Harbour', 'Harbor') WHERE seq = 1"});
        refused = opened();
        QVERIFY(!refused && refused.error().cause != Cause::NotAllowed);

        House now;
        now.academy.reset();
        edit(now.folder.path(), {damage});
        const auto damaged = Academy::open(now.folder.path());
        QVERIFY(!damaged && damaged.error().cause == Cause::Damaged);
        QVERIFY(errorText(damaged.error()).contains("does not match its ledger"));
    }

    void aNewerVersionsHouseIsNotRead()
    {
        House house;
        writtenByAnother(house, [](std::string body) {
            const std::string ours = "\"format\":" + std::to_string(currentLedgerFormat);
            if (body.starts_with(ours))
                body.replace(0, ours.size(), "\"format\":" + std::to_string(currentLedgerFormat + 1));
            return body;
        });
        const auto refused = Academy::open(house.folder.path());
        QVERIFY(!refused && refused.error().cause == Cause::NotAllowed);
        QVERIFY2(errorText(refused.error()).contains("needs a newer version of Cutcard"),
                 qPrintable(errorText(refused.error())));
    }

    /// Who goes on by another edition of a document or at other tables would be judged by what was never dealt.
    void anAttemptOfAnotherVersionIsNotGoneOnWith()
    {
        House house;
        const std::int64_t number = house.authorise().number;
        house.sit(number).reset();
        house.reopen(); // interrupted
        const auto refusal = [&] {
            house.reopen();
            const Unlocked who = house.unlock();
            const auto sitting = Sitting::open(*house.academy, number, who);
            return sitting ? QString() : errorText(sitting.error());
        };
        const auto spoilt = [&](const std::string& field) {
            writtenByAnother(house, [&](std::string body) {
                const std::string key = "\"" + field + "\":\"";
                const std::size_t at = body.find(key);
                if (at != std::string::npos)
                    body.replace(at + key.size(), 4, "0123");
                return body;
            });
        };
        QCOMPARE(refusal(), QString());
        // neither the paper nor what was promised of it can be another
        spoilt("commitment");
        QVERIFY2(refusal().contains("damaged"), qPrintable(refusal()));
        spoilt("edition");
        QCOMPARE(refusal().left(54), QStringLiteral("Attempt 1 was opened with another version of Cutcard ("));
        // before there were papers
        writtenByAnother(house, [](const std::string& body) { return without(body, "paper"); });
        QCOMPARE(refusal().left(69),
                 QStringLiteral("Attempt 1 was opened with another version of Cutcard (an earlier one)"));
    }

    /// An exam asks what was sealed when it was opened, in the words of then, whatever the bank says by now.
    void anAttemptKeepsTheWordsItWasOpenedWith()
    {
        House house;
        const std::int64_t number = house.authorise().number;
        const auto sitting = house.sit(number);
        const DrawnForm& form = sitting->form();
        QVERIFY(form.questions.size() >= 20);
        for (const Task& question : form.questions) {
            const QuizItem* today = findItem(question.item->id);
            QVERIFY(today != nullptr && today != question.item);
            QCOMPARE(question.item->question, today->question);
            QVERIFY(isRight(question, question.right));
        }
        std::string paper = paperText(form);
        QCOMPARE(paperText(*readPaper(paper)), paper);
        const std::string asked = form.questions.front().item->question;
        paper.replace(paper.find(asked.substr(0, 12)), 12, "In old words");
        const auto old = readPaper(paper);
        QVERIFY(std::string_view(old->questions.front().item->question).starts_with("In old words"));
        QCOMPARE(commitmentOf(*old), commitmentOf(form));
        QVERIFY(!readPaper("{}") && !readPaper("no paper"));
    }

    /// Somebody's own rules and questions are for practice.
    void nobodyIsExaminedByAFoldersQuestions()
    {
        House house;
        const std::int64_t number = house.authorise().number;
        useContent(Content::builtIn().with({{"reasons.toml", Content::builtIn().find("reasons.toml")->text}}));
        const Unlocked who = house.unlock();
        const auto sitting = Sitting::open(*house.academy, number, who);
        const auto opened =
            house.academy->attempts().authorise(who, {house.candidate, house.blueprint, "2026-12-03", true});
        useContent(Content::builtIn());
        QVERIFY(!sitting && !opened);
        for (const Error& error : {sitting.error(), opened.error()})
            QVERIFY2(errorText(error).contains("Start Cutcard without --content"), qPrintable(errorText(error)));
    }

    /// One person tries everything to turn a fail into a pass: others taken away, made up or given another passphrase.
    void nobodyTurnsAFailIntoAPassAlone()
    {
        House house;
        const std::string second = house.addSecond(Role::Assessor);
        const Unlocked who = house.unlock();
        Academy& academy = *house.academy;
        const std::int64_t number = house.authorise().number;
        const auto sitting = house.sit(number);
        const int asked = static_cast<int>(sitting->form().questions.size());
        sitAll(*sitting, asked - (sitting->blueprint().theory.pass * asked + 99) / 100 + 1); // one short
        const auto corrections = good(readCorrections({std::string(sitting->form().questions.front().item->id)}, {}));
        good(grade(academy, number, who));
        good(academy.signers().withdraw(who, second));
        // a ghost, somebody of the supervisor's own name, and the one from before with a passphrase that the supervisor
        // knows
        const std::string ghost = house.addSecond(Role::Assessor, "B. Ghost");
        const std::string namesake = house.addSecond(Role::Assessor, "J. Lindqvist", "99");
        good(academy.signers().enrol(who, second, "one that the supervisor knows", cheap));
        Unlocked unknown = house.unlock();
        unknown.person = std::string(32, '0');
        std::vector<Unlocked> others;
        others.push_back(house.unlockSecond(ghost));
        others.push_back(house.unlockSecond(namesake));
        others.push_back(good(academy.signers().unlock(second, "one that the supervisor knows")));
        std::vector<const Unlocked*> seconds{nullptr, &who, &unknown};
        for (const Unlocked& each : others)
            seconds.push_back(&each);
        const auto tryAll = [&](const Unlocked& one) {
            for (const Unlocked* other : seconds) {
                QVERIFY(!rescore(academy, one, corrections, "wrong", other));
                QVERIFY(!academy.attempts().change(one, number, AttemptEvent::Annul, "technical: power", other));
                QVERIFY(!academy.appeals().close(one, number, AppealOutcome::Void, "wrong", other));
                QVERIFY(!academy.people().erase(who, house.candidate, other));
            }
        };
        tryAll(who);
        for (const Unlocked& each : others)
            tryAll(each);
        good(academy.attempts().change(others.front(), number, AttemptEvent::Confirm));
        good(academy.appeals().open(who, number, clockDay(), "the first question"));
        QVERIFY(!academy.appeals().open(who, number, clockDay(), "once more"));
        tryAll(who);
        for (const Unlocked& each : others)
            tryAll(each);
        QCOMPARE(good(keptResult(academy, number)).value("outcome").toString(), QString("not-passed"));
        QCOMPARE(good(academy.attempts().one(number)).state, AttemptState::Confirmed);
        QVERIFY(!academy.certificates().issue(who, number, 20000));
        // with the clock set back the days between are still waited for
        setDay("2025-01-01");
        QVERIFY(
            !academy.attempts().authorise(who, {house.candidate, house.blueprint, "2025-01-01", true, "the clock"}));
        setDay("2026-12-03");
        house.reopen();
    }

    /// Question by question one person would bring a result to the mark, and the other sign for the last step only.
    void nobodyGivesPointsAloneQuestionByQuestion()
    {
        House house;
        const Unlocked agrees = house.unlockSecond(house.addSecond());
        const Unlocked who = house.unlock();
        const std::int64_t number = house.authorise().number;
        const auto sitting = house.sit(number);
        sitAll(*sitting, 20);
        good(grade(*house.academy, number, who));
        const Unlocked late = house.unlockSecond(house.addSecond(Role::Supervisor, "T. Late"));
        const LedgerHead before = house.academy->store().head();
        const auto rightIn = [&] {
            return good(keptResult(*house.academy, number)).value("theory").toObject().value("right").toInt();
        };
        const int right = rightIn();
        for (std::size_t i = 0; i < 3; ++i) {
            const auto one = good(readCorrections({std::string(sitting->form().questions[i].item->id)}, {}));
            QVERIFY(!rescore(*house.academy, who, one, "wrong"));
            QVERIFY(!rescore(*house.academy, who, one, "wrong", &who));
            QVERIFY(!rescore(*house.academy, who, one, "wrong", &late));
        }
        QCOMPARE(rightIn(), right);
        QCOMPARE(house.academy->store().head().count, before.count);
        // what gives nobody anything is nothing to sign for
        const auto ofAnother = good(readCorrections({std::string(sitting->form().questions.back().item->id)}, {}));
        QVERIFY(good(rescore(*house.academy, who, ofAnother, "looked at")).changed.empty());
        const auto first = good(readCorrections({std::string(sitting->form().questions.front().item->id)}, {}));
        QCOMPARE(good(rescore(*house.academy, who, first, "two are right", &agrees)).changed.size(), std::size_t{1});
        QCOMPARE(rightIn(), right + 1);
        house.reopen();
    }

    /// A trigger of somebody else's would give time or swallow answers, and no row would tell.
    void nothingElseActsInAHousesFile_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::newRow("twice the time") << "CREATE TRIGGER z1 AFTER INSERT ON attempt BEGIN UPDATE person SET factor = "
                                           "200; END";
        QTest::newRow("answers lost") << "CREATE TRIGGER z BEFORE INSERT ON answer BEGIN SELECT RAISE(IGNORE); END";
        QTest::newRow("a view") << "CREATE VIEW z AS SELECT * FROM person";
        QTest::newRow("a table") << "CREATE TABLE z (x INTEGER)";
    }
    void nothingElseActsInAHousesFile()
    {
        QFETCH(QString, statement);
        House house;
        house.academy.reset();
        {
            const Connection raw(Store::fileIn(house.folder.path()));
            good(raw.runAll({statement}));
        }
        const auto opened = Academy::open(house.folder.path());
        QVERIFY(!opened);
        QCOMPARE(opened.error().refusal, Refusal::ForeignTable);
        QVERIFY(errorText(opened.error()).contains("another program"));
    }

    /// What was sat under a number is not made easier under the same: the certificate names the number alone.
    void anEasierExamTakesANumberOfItsOwn_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::newRow("the mark") << "pass = 80" << "pass = 10";
        QTest::newRow("attempts") << "attempts = 2" << "attempts = 20";
        QTest::newRow("the wait") << "wait_days = 7" << "wait_days = 0";
    }
    void anEasierExamTakesANumberOfItsOwn()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        House house;
        const QString strict = shippedBlueprint(QStringLiteral("league-dealer"));
        QString easier = strict;
        QVERIFY2(easier.contains(from), qPrintable(from));
        easier.replace(from, to);
        const Unlocked who = house.unlock();
        house.authorise();
        const auto refused = house.academy->blueprints().add(who, easier.toStdString(), "e");
        QVERIFY(!refused);
        QVERIFY(errorText(refused.error()).contains("is easier"));
        QString harder = strict;
        harder.replace("attempts = 2", "attempts = 1");
        good(house.academy->blueprints().add(who, harder.toStdString(), "h"));
    }
    void anEasierExamThatWasBuiltBeforeIsNotSat()
    {
        House house;
        QString easier = shippedBlueprint(QStringLiteral("league-dealer"));
        easier.replace("pass = 80", "pass = 10");
        const Unlocked who = house.unlock();
        const std::string digest = good(house.academy->blueprints().add(who, easier.toStdString(), "e"));
        house.authorise();
        const std::string other = good(house.academy->people().add({.name = "B. Other", .number = "18"}));
        const auto refused = house.academy->attempts().authorise(who, {other, digest, "2026-12-03", true});
        QVERIFY(!refused);
        QVERIFY(errorText(refused.error()).contains("is easier"));
        good(house.academy->attempts().authorise(who, {other, house.blueprint, "2026-12-03", true}));
    }

    /// Whoever is enrolled for one signature is nobody's second: not for a second pair of eyes, not for a balance.
    void aSecondOfTodayConfirmsNothingOfBefore()
    {
        House house;
        const Unlocked who = house.unlock();
        QString plan = shippedBlueprint(QStringLiteral("forty-questions"));
        plan.replace("four_eyes = false", "four_eyes = true");
        if (!plan.contains("four_eyes = true"))
            plan.replace("attempts = ", "four_eyes = true\nattempts = ");
        house.blueprint = good(house.academy->blueprints().add(who, plan.toStdString(), "p"));
        const std::string before = house.addSecond(Role::Supervisor, "A. Before", "7");
        const std::int64_t number = house.authorise().number;
        sitAll(*house.sit(number), 0);
        good(grade(*house.academy, number, who));
        const std::string ghost = house.addSecond(Role::Supervisor, "B. Ghost", "8");
        QVERIFY(!house.academy->attempts().change(who, number, AttemptEvent::Confirm));
        const auto refused = house.academy->attempts().change(house.unlockSecond(ghost), number, AttemptEvent::Confirm);
        QVERIFY(!refused);
        QCOMPARE(refused.error().refusal, Refusal::SecondTooNew);
        good(house.academy->attempts().change(house.unlockSecond(before), number, AttemptEvent::Confirm));
    }
    void noAssessorIsSentAwayForAResultInTheBalance()
    {
        House house(QStringLiteral("forty-questions"));
        const std::string second = house.addSecond(Role::Assessor);
        const Unlocked who = house.unlock();
        Academy& academy = *house.academy;
        const std::int64_t number = house.authorise().number;
        const auto sitting = house.sit(number);
        const int asked = static_cast<int>(sitting->form().questions.size());
        sitAll(*sitting, asked - (sitting->blueprint().theory.pass * asked + 99) / 100); // just enough
        good(grade(academy, number, who));
        QCOMPARE(good(academy.attempts().one(number)).state, AttemptState::Review);
        QCOMPARE(good(keptResult(academy, number)).value("outcome").toString(), QString("passed"));
        QVERIFY(!academy.attempts().change(who, number, AttemptEvent::Confirm));
        good(academy.signers().withdraw(who, second));
        const auto alone = academy.attempts().change(who, number, AttemptEvent::Confirm);
        QVERIFY(!alone);
        QCOMPARE(alone.error().refusal, Refusal::AssessorTooNew);
        const std::string ghost = house.addSecond(Role::Assessor, "B. Ghost", "9");
        QVERIFY(!academy.attempts().change(house.unlockSecond(ghost), number, AttemptEvent::Confirm));
    }

    /// Two signatures by one passphrase are one person's.
    void aPassphraseIsSomebodysOwn()
    {
        House house;
        const std::string second = house.addSecond(Role::Supervisor);
        const std::string third = good(house.academy->people().add({.name = "C. Third", .number = "3"}));
        const Unlocked who = house.unlock();
        QVERIFY(!house.academy->signers().enrol(who, third, passphrase, cheap));
        const auto refused = house.academy->signers().enrol(who, third, secondPassphrase, cheap);
        QVERIFY(!refused);
        QVERIFY(errorText(refused.error()).contains("Choose another"));
        good(house.academy->signers().enrol(who, second, secondPassphrase, cheap)); // one's own again
        good(house.academy->signers().enrol(who, third, "a third passphrase", cheap));
    }

    /// Without its paper nobody can grade an attempt again, or prove it.
    void aPaperThatIsGoneIsMissed()
    {
        House house;
        const std::int64_t number = sitWhole(house);
        house.academy.reset();
        edit(house.folder.path(), {QStringLiteral("DELETE FROM answer WHERE row = 0 AND attempt = %1").arg(number)});
        const auto opened = Academy::open(house.folder.path());
        QVERIFY(!opened);
        QVERIFY(opened.error().expected.find("its paper") != std::string::npos);
    }

    /// Void again and again: one signature makes none of them free.
    void aVoidByOneIsAnAttemptHad()
    {
        House house;
        const Unlocked who = house.unlock();
        int opened = 0;
        for (int i = 0; i < 5; ++i) {
            const std::string day = "202" + std::to_string(7 + i / 2) + "-0" + std::to_string(1 + i) + "-03";
            setDay(day);
            const auto record = house.academy->attempts().authorise(who, {house.candidate, house.blueprint, day, true});
            if (!record)
                continue;
            ++opened;
            good(house.academy->attempts().change(who, record->number, AttemptEvent::Annul, "technical: power"));
        }
        QCOMPARE(opened, 2);
    }

    /// What one person writes into the ledger past the program is no more than what they can sign for in it.
    void aLedgerInWhichOnePersonTurnsAResultOpensNoHouse_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("body");
        QTest::newRow("rescored") << "rescored"
                                  << "\"results\":[{\"attempt\":1,\"before\":\"not-passed\",\"after\":\"passed\","
                                     "\"result\":\"00\"}]";
        QTest::newRow("rescored, and only points") << "rescored"
                                                   << "\"results\":[{\"attempt\":1,\"before\":\"not-passed\","
                                                      "\"after\":\"not-passed\",\"result\":\"00\"}]";
        QTest::newRow("void") << "void" << "\"attempt\":1,\"part\":1";
        QTest::newRow("void, and somebody is said to agree") << "void" << "\"attempt\":1,\"part\":1,\"second\":\"%2\"";
        QTest::newRow("erased") << "person-erased" << "\"person\":\"%1\"";
    }
    void aLedgerInWhichOnePersonTurnsAResultOpensNoHouse()
    {
        QFETCH(const QString, kind);
        QFETCH(const QString, body);
        House house;
        const std::string second = house.addSecond();
        house.authorise();
        const Unlocked who = house.unlock();
        good(house.academy->attempts().change(who, 1, AttemptEvent::Interrupt));
        good(house.academy->attempts().change(who, 1, AttemptEvent::Submit));
        good(grade(*house.academy, 1, who));
        const LedgerHead head = house.academy->store().head();
        house.academy.reset();
        addLine(house.folder.path(), head,
                {.kind = kind.toStdString(),
                 .actor = house.supervisor,
                 .time = "t",
                 .body = QString(body)
                             .replace("%1", QString::fromStdString(house.candidate))
                             .replace("%2", QString::fromStdString(second))
                             .toStdString()},
                {&who.personal});
        const auto opened = Academy::open(house.folder.path());
        QVERIFY(!opened);
        QVERIFY2(opened.error().expected.find("two people") != std::string::npos
                     || opened.error().expected.find("the second person") != std::string::npos,
                 qPrintable(said(opened.error())));
    }

    /// Nobody has to name a place for heads: yesterday's file put back is noticed on this computer.
    void yesterdaysFileIsNoticedWithoutAStick()
    {
        const QTemporaryDir computer;
        noteHeadsIn(computer.path());
        const auto noMore = qScopeGuard([] { noteHeadsIn({}); });
        setDay("2026-12-03");
        const QTemporaryDir folder;
        const QString file = Store::fileIn(folder.path());
        auto academy = good(Academy::found(
            folder.path(), {.house = "Harbour", .supervisor = {.name = "J. Lindqvist"}, .cost = cheap}, passphrase));
        const std::string supervisor = good(academy->people().all()).front().id;
        const std::string candidate = good(academy->people().add({.name = "Maren Okafor"}));
        const auto unlocked = [&] { return good(academy->signers().unlock(supervisor, passphrase)); };
        const std::string plan = good(
            academy->blueprints().add(unlocked(), shippedBlueprint("league-dealer").toStdString(), "league-dealer"));
        const std::string other =
            good(academy->people().add({.name = "A. Second", .roles = roleSet(Role::Supervisor)}));
        good(academy->signers().enrol(unlocked(), other, secondPassphrase, cheap));
        good(academy->heads().checkpoint(unlocked()));
        academy.reset();
        const QString yesterday = folder.filePath("yesterday.db");
        QVERIFY(QFile::copy(file, yesterday));
        academy = good(Academy::open(folder.path()));
        good(academy->attempts().authorise(unlocked(), {candidate, plan, "2026-12-03", true}));
        academy.reset();
        academy = good(Academy::open(folder.path()));
        QVERIFY(!academy->heads().fault());
        academy.reset();
        for (const char* beside : {"", "-wal", "-shm"})
            QFile::remove(file + QLatin1String(beside));
        QVERIFY(QFile::copy(yesterday, file));
        academy = good(Academy::open(folder.path()));
        QVERIFY(academy->heads().fault());
        QVERIFY(!academy->attempts().authorise(unlocked(), {candidate, plan, "2026-12-03", true}));
        QVERIFY(!academy->heads().checkpoint(unlocked())); // nor is the computer's own note written over
        QVERIFY(!academy->heads().explainGap(unlocked(), "the disk broke"));
        const Unlocked second = good(academy->signers().unlock(other, secondPassphrase));
        good(academy->heads().explainGap(unlocked(), "the disk broke", &second));
        QVERIFY(!academy->heads().fault());
        good(academy->attempts().authorise(unlocked(), {candidate, plan, "2026-12-03", true}));
    }

    /// A passphrase that was taken away, or changed, is no use with its old row put back.
    void anOldPassphrasePutBackOpensNothing()
    {
        House house;
        const std::string second = house.addSecond(Role::Supervisor);
        house.academy.reset();
        const QTemporaryDir elsewhere;
        const QString beside = QStringLiteral("ATTACH '%1' AS beside").arg(elsewhere.filePath("old.db"));
        edit(house.folder.path(), {beside, "CREATE TABLE beside.before AS SELECT * FROM role_wrap"});
        house.reopen();
        const std::string old = good(house.academy->ledger().text());
        const Unlocked before = good(house.academy->signers().unlock(second, secondPassphrase));
        // another passphrase is another key: the one before signs nothing any more
        good(house.academy->signers().enrol(house.unlock(), second, "a third passphrase", cheap));
        const LedgerNote note{.kind = "confirmed", .actor = second, .time = "t", .body = "\"attempt\":1"};
        const std::string line = ledgerLine(house.academy->store().head(), "s", note, {&before.personal});
        QVERIFY(!verifyLedger(good(house.academy->ledger().text()) + line + "\n", "l", {}));
        house.academy.reset();
        edit(house.folder.path(), {beside, "INSERT OR REPLACE INTO role_wrap SELECT * FROM beside.before"});
        QVERIFY(!Academy::open(house.folder.path()));
        // with the new public key beside it
        const auto keys = QStringLiteral("UPDATE role_wrap SET public = x'%1' WHERE person = '%2'");
        LedgerAccount account;
        const std::string text = [&] {
            const Connection raw(Store::fileIn(house.folder.path()));
            auto lines = good(raw.run("SELECT line FROM ledger ORDER BY seq"));
            std::string all;
            while (lines.next()) {
                good(account.add(lines.value(0).toString().toStdString()));
                all += lines.value(0).toString().toStdString();
            }
            return all;
        }();
        QVERIFY(text.size() > old.size());
        edit(house.folder.path(),
             {keys.arg(QString::fromStdString(account.signers().at(second)), QString::fromStdString(second))});
        house.reopen();
        QVERIFY(!house.academy->signers().unlock(second, secondPassphrase));
        good(house.academy->signers().withdraw(house.unlock(), second));
        house.academy.reset();
        edit(house.folder.path(), {beside, "INSERT OR REPLACE INTO role_wrap SELECT * FROM beside.before"});
        const auto opened = Academy::open(house.folder.path());
        QVERIFY(!opened);
        QCOMPARE(opened.error().cause, Cause::Damaged);
        const Rebuilt rebuilt = good(Academy::rebuild(house.folder.path(), house.supervisor, passphrase));
        QCOMPARE(rebuilt.rows.size(), std::size_t{1});
        house.reopen();
        QVERIFY(!house.academy->signers().unlock(second, secondPassphrase));
    }

    /// The chain needs no key: lines that nobody signed may say little.
    void whatNobodySignsDecidesNothing_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("body");
        const QString person = QStringLiteral("\"person\":\"%1\",\"roles\":63,\"factor\":200,\"active\":1");
        QTest::newRow("more roles and time, as if somebody were added again") << "person-added" << person;
        QTest::newRow("the same under a kind of its own") << "person-moved" << person;
        QTest::newRow("somebody erased") << "person-erased" << person;
        QTest::newRow("a result overturned") << "overturned" << "\"attempt\":1";
        QTest::newRow("heads elsewhere") << "anchors-moved" << "\"place\":\"\"";
        QTest::newRow("a reason that nobody gave") << "paused" << "\"attempt\":1,\"reason\":\"00\"";
    }
    void whatNobodySignsDecidesNothing()
    {
        QFETCH(const QString, kind);
        QFETCH(const QString, body);
        House house;
        sitWhole(house);
        const LedgerHead head = house.academy->store().head();
        house.academy.reset();
        addLine(house.folder.path(), head,
                {.kind = kind.toStdString(),
                 .time = "t",
                 .body = QString(body).replace("%1", QString::fromStdString(house.candidate)).toStdString()});
        QVERIFY(!Academy::open(house.folder.path()));
    }

    /// Whoever sits is noted where every program of this user looks, until the attempt is left.
    void whoSitsIsNotedForEveryProgramOfTheUser()
    {
        House house;
        const QString file = house.folder.filePath("marks/exam");
        markExamsIn({file});
        const auto none = qScopeGuard([] { markExamsIn({}); });
        const auto isHeld = [&] {
            QFile mark(file);
            struct flock lock = {};
            lock.l_type = F_WRLCK;
            return mark.open(QIODevice::ReadWrite) && ::fcntl(mark.handle(), F_OFD_GETLK, &lock) == 0
                   && lock.l_type != F_UNLCK;
        };
        const AttemptRecord attempt = house.authorise();
        QVERIFY(!QFile::exists(file));
        auto sitting = house.sit(attempt.number);
        QVERIFY(isHeld());
        sitting.reset();
        QVERIFY(!isHeld());
    }

    /// Who grades, reviews or writes evidence sits for nothing: no window of the user's is closed by it.
    void whoReadsAWorkClosesNothing()
    {
        House house;
        sitWhole(house);
        const QString file = house.folder.filePath("marks/exam");
        markExamsIn({file});
        const auto none = qScopeGuard([] { markExamsIn({}); });
        good(Sitting::workOf(*house.academy, 1, house.unlock().attemptKey(1)));
        QVERIFY(!QFile::exists(file));
    }

    /// A line that says two things says the first of them.
    void aSecondKindInALineIsNoKind()
    {
        House house;
        const Unlocked who = house.unlock();
        good(house.academy->attempts().authorise(who, {house.candidate, house.blueprint, "2026-12-03", true}));
        confirmUnsat(house, 1);
        const LedgerHead head = house.academy->store().head();
        QJsonObject result = good(keptResult(*house.academy, 1));
        house.academy.reset();
        result.insert("outcome", "passed");
        const std::string forged = QJsonDocument(result).toJson(QJsonDocument::Compact).toStdString();
        const std::string digest = resultDigest(forged);
        addLine(house.folder.path(), head,
                {.kind = "login-failed",
                 .time = "t",
                 .body = "\"x\":1,\"kind\":\"graded\",\"attempt\":1,\"result\":\"" + digest + "\""});
        edit(house.folder.path(), {"DELETE FROM result"});
        {
            const Connection raw(Store::fileIn(house.folder.path()));
            good(raw.run("INSERT INTO result VALUES (1, ?, ?)",
                         {QString::fromStdString(forged), QString::fromStdString(digest)}));
        }
        QVERIFY(!Academy::open(house.folder.path()));
        house.academy = good(Academy::open(house.folder.path(), Academy::Opening::Mend));
        QVERIFY(!keptResult(*house.academy, 1));
        QVERIFY(!house.academy->certificates().issue(house.unlock(), 1, 20000));
        QVERIFY(!house.academy->results().restore(1, forged));
    }

    /// S2: an attempt that was opened before the second person had a passphrase gains nothing, and keeps nobody else
    /// from gaining: it is left as it was, and named.
    void anAttemptThatTwoMayNotSignForStopsNoRescoring()
    {
        House house;
        const std::string other = good(house.academy->people().add({.name = "Ivo Petrov"}));
        const Unlocked who = house.unlock();
        std::vector<std::string> items;
        std::optional<Unlocked> second;
        for (const std::string& person : {house.candidate, other}) {
            if (person == other)
                second = house.unlockSecond(house.addSecond());
            const std::int64_t number =
                good(house.academy->attempts().authorise(who, {person, house.blueprint, "2026-12-03", true})).number;
            const auto sitting = house.sit(number);
            items.emplace_back(sitting->form().questions[0].item->id);
            sitAll(*sitting, 20);
            good(grade(*house.academy, number, who));
        }
        const QJsonObject first = good(keptResult(*house.academy, 1));
        const Rescoring done =
            good(rescore(*house.academy, who, good(readCorrections(items, {})), "two are right", &*second));
        QCOMPARE(done.leftOut, std::vector<std::int64_t>{1});
        QCOMPARE(done.changed.size(), std::size_t{1});
        QCOMPARE(done.changed.front().attempt, std::int64_t{2});
        QVERIFY(good(keptResult(*house.academy, 1)) == first);
        // where nothing else would be left it is refused, with the reason
        const auto refused =
            rescore(*house.academy, who, good(readCorrections({items.front()}, {})), "two are right", &*second);
        QVERIFY(!refused);
        QVERIFY2(errorText(refused.error()).contains("passphrase"), qPrintable(errorText(refused.error())));
        house.reopen();
    }

    /// S10: everybody of a big file is compared with everybody, and nobody waits for it.
    void aBigFileIsReadAtOnce()
    {
        House house;
        std::string text = "name,number\n";
        for (int i = 0; i < 4000; ++i)
            text += "Player Nr " + std::to_string(i) + "," + std::to_string(100000 + i) + "\n";
        QElapsedTimer timer;
        timer.start();
        const RosterRead read = readRoster(text, "big.csv", good(house.academy->people().all()));
        QVERIFY(!read.firstError());
        good(house.academy->people().addAll(read.persons()));
        QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));
        QCOMPARE(good(house.academy->people().all()).size(), read.persons().size() + 2);
        // the last of them is told from the first as ever
        const RosterRead again =
            readRoster("name,number\nPlayer Nr O,7\nX,103999\n", "again.csv", good(house.academy->people().all()));
        QVERIFY(again.lines.front().isNamesake && !again.lines.front().error);
        QVERIFY(again.lines.back().error && again.lines.back().error->refusal == Refusal::NumberTwiceInFile);
        QVERIFY(!house.academy->people().addAll({{.name = "Y", .number = "1O3999"}}));
    }

    /// In one entry stand the results of many: none of them is another's.
    void aRescoredResultIsOnesOwn()
    {
        House house;
        const std::string other = good(house.academy->people().add({.name = "Ivo Petrov"}));
        const Unlocked agrees = house.unlockSecond(house.addSecond());
        const Unlocked who = house.unlock();
        std::string item;
        for (const std::string& person : {house.candidate, other}) {
            const std::int64_t number =
                good(house.academy->attempts().authorise(who, {person, house.blueprint, "2026-12-03", true})).number;
            const auto sitting = house.sit(number);
            item = sitting->form().questions[0].item->id;
            sitAll(*sitting, 20);
            good(grade(*house.academy, number, who));
        }
        good(rescore(*house.academy, who, good(readCorrections({item}, {})), "two are right", &agrees));
        house.academy.reset();
        int kept = 0;
        {
            const Connection raw(Store::fileIn(house.folder.path()));
            auto rows = good(raw.run("SELECT count(*) FROM rescored"));
            kept = rows.next() ? rows.value(0).toInt() : 0;
        }
        if (kept < 2)
            QSKIP("the two drew forms without a question of both");
        edit(house.folder.path(),
             {"UPDATE rescored SET text = (SELECT text FROM rescored WHERE attempt = 1) WHERE attempt = 2"});
        const auto opened = Academy::open(house.folder.path());
        QVERIFY(!opened);
        QVERIFY2(opened.error().expected.find("attempt 2 as it was rescored") != std::string::npos,
                 opened.error().expected.c_str());
    }

    /// What a question took is the time up to its last answer, also of one that was come back to.
    void theTimeOfEachQuestionIsKnown()
    {
        House house;
        const std::int64_t number = house.authorise().number;
        const auto sitting = house.sit(number);
        const auto& questions = sitting->form().questions;
        const auto after = [&](int seconds, int item, const TaskAnswer& answer) {
            for (int i = 0; i < seconds; ++i)
                good(sitting->tick(1000));
            good(sitting->answer(item, answer));
        };
        after(12, 0, questions[0].right);
        after(30, 1, TaskAnswer{});
        after(8, 0, questions[0].right);
        good(sitting->leave("test"));
        good(house.academy->attempts().change(house.unlock(), number, AttemptEvent::Submit));
        const QJsonObject result = good(grade(*house.academy, number, house.unlock()));
        const QString form = result.value("form").toString();
        const AnswerMatrix matrix = good(answerMatrix(*house.academy, house.blueprint, form.toStdString()));
        QCOMPARE(matrix.medianSeconds(0, true), 20.0);
        QCOMPARE(matrix.medianSeconds(1, false), 30.0);
        QVERIFY(!matrix.medianSeconds(1, true) && !matrix.medianSeconds(2, false));
        QCOMPARE(matrix.shareRight(std::string(questions[0].item->id)), 1.0);
        QVERIFY(!matrix.shareRight("nothing"));
    }

    /// Who rated the second table alone has not rated the first.
    void aRatingIsItsTables()
    {
        House house;
        const std::int64_t number = house.authorise().number;
        sitAll(*house.sit(number));
        good(house.academy->answers().rate(house.unlock(), number, 2, 5));
        QVERIFY(isSigned(good(house.academy->ledger().lastEntry("rated", number))));
        QCOMPARE(good(house.academy->answers().ratings(number)), (std::vector<int>{0, 5}));
        const QJsonObject result = good(grade(*house.academy, number, house.unlock()));
        QVERIFY(resultText(*house.academy, result).contains("(1 to 5): –, 5"));
        const Trends trends = good(trendsOf(*house.academy));
        QCOMPARE(trends.examiners.at(house.supervisor).ratings.size(), std::size_t{1});
        house.reopen();
        // an impression that nobody signed is not read
        const LedgerHead head = house.academy->store().head();
        house.academy.reset();
        addLine(house.folder.path(), head,
                {.kind = "rated", .time = "t", .body = "\"attempt\":1,\"station_no\":1,\"rating\":5"});
        QVERIFY(!Academy::open(house.folder.path()));
    }

    /// A slip of a program that asks for somebody who is not there leaves the house as it was.
    void nobodyWhoIsNotThereIsChanged()
    {
        House house;
        const Unlocked who = house.unlock();
        RosterPerson nobody{.id = std::string(32, 'a'), .name = "Nobody"};
        QVERIFY(!house.academy->people().change(who, nobody));
        house.reopen();
    }

    /// Whoever takes a result away does not take it out of the tables unseen, and an emptied stick tells of it.
    void whatIsTakenAwayIsMissed()
    {
        House house;
        const std::string other = house.addSecond();
        const std::int64_t number = house.authorise().number;
        confirmUnsat(house, number);
        house.academy.reset();
        edit(house.folder.path(), {"DELETE FROM result"});
        const auto without = Academy::open(house.folder.path());
        QVERIFY(!without);
        QCOMPARE(without.error().cause, Cause::Damaged);
        QVERIFY(without.error().expected.find("the result of attempt 1") != std::string::npos);
        {
            const auto mended = good(Academy::open(house.folder.path(), Academy::Opening::Mend));
            good(gradeAgain(*mended, number, good(mended->signers().unlock(house.supervisor, passphrase))));
        }
        house.reopen();
        QVERIFY(!house.academy->heads().fault());
        house.academy.reset();
        QFile heads(house.stick.filePath("cutcard-anchors.txt"));
        QVERIFY(heads.open(QIODevice::ReadOnly));
        const QByteArray all = heads.readAll();
        heads.close();
        // the founding's head alone, and none at all
        for (const QByteArray& kept : {all.left(all.indexOf('\n') + 1), QByteArray()}) {
            QVERIFY(heads.open(QIODevice::WriteOnly | QIODevice::Truncate) && heads.write(kept) == kept.size());
            heads.close();
            house.reopen();
            QVERIFY(house.academy->heads().fault());
            QCOMPARE(house.academy->heads().fault()->place.name, heads.fileName().toStdString());
            house.academy.reset();
        }
        house.reopen();
        // nor does a checkpoint of one person's fill the file again
        QVERIFY(!house.academy->heads().checkpoint(house.unlock()));
        QVERIFY(!house.academy->heads().explainGap(house.unlock(), "the stick was wiped"));
        const Unlocked second = house.unlockSecond(other);
        good(house.academy->heads().explainGap(house.unlock(), "the stick was wiped", &second));
        QVERIFY(!house.academy->heads().fault());
        house.reopen();
        QVERIFY(!house.academy->heads().fault());
        // a digit of a head that is another: nobody signed that line, which is named by its file and number
        QVERIFY(heads.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QByteArray slip = all;
        const qsizetype at = slip.indexOf(' ') + 1;
        slip[at] = slip[at] == '0' ? '1' : '0';
        heads.write(slip);
        heads.close();
        house.reopen();
        QVERIFY(!house.academy->heads().fault());
        QCOMPARE(house.academy->heads().skipped().size(), std::size_t{1});
        QCOMPARE(house.academy->heads().skipped().front().place,
                 (Place{.name = heads.fileName().toStdString(), .line = 1}));
        // and a database of which nothing is left stays as it is
        house.academy.reset();
        QFile database(Store::fileIn(house.folder.path()));
        QVERIFY(database.open(QIODevice::WriteOnly | QIODevice::Truncate));
        database.close();
        QVERIFY(!Academy::open(house.folder.path()));
        QCOMPARE(database.size(), 0);
    }

    /// S2: whoever can write to the stick stops no exam with a line that this house has not signed; what it did sign
    /// and is newer than the database still does, the heads of a paper handed in without a passphrase among it.
    void aLineThatTheHouseDidNotSignStopsNoExam()
    {
        House house;
        House other;
        good(house.academy->heads().checkpoint(house.unlock()));
        const SecretKey foreign = other.unlock().houseKey();
        const LedgerHead far{.count = house.academy->store().head().count + 9, .hash = {}};
        LedgerHead changed = house.academy->store().head();
        changed.hash.front() ^= 1U;
        const SecretKey houseKey = house.unlock().houseKey();
        QByteArray turned = QByteArray::fromStdString(anchorLine(far, "t", &houseKey));
        turned.back() = turned.back() == '0' ? '1' : '0';
        const QList<QByteArray> lines{QByteArray::fromStdString(anchorLine(far, "t", nullptr)),
                                      QByteArray::fromStdString(anchorLine(changed, "t", nullptr)),
                                      QByteArray::fromStdString(anchorLine(far, "t", &foreign)), turned, "nonsense"};
        QFile heads(house.stick.filePath("cutcard-anchors.txt"));
        const int before = int(bytesOf(heads.fileName()).count('\n'));
        QVERIFY(heads.open(QIODevice::Append) && heads.write(lines.join('\n') + '\n') > 0);
        heads.close();
        house.reopen();
        QVERIFY(!house.academy->heads().fault());
        QCOMPARE(house.academy->heads().lastNoted()->count, house.academy->store().head().count);
        std::set<int> named;
        for (const Error& line : house.academy->heads().skipped()) {
            QCOMPARE(line.place.name, heads.fileName().toStdString());
            named.insert(line.place.line);
        }
        QCOMPARE(named, (std::set{before + 1, before + 2, before + 3, before + 4, before + 5}));
        const std::int64_t number = house.authorise().number;
        const auto sitting = house.sit(number);
        const QTemporaryDir copies;
        good(house.academy->store().sql().run(QStringLiteral("VACUUM INTO '%1'").arg(copies.filePath("opened.db"))));
        sitAll(*sitting);
        // handed in, and put back to before: nobody has given a passphrase since it was opened
        house.copyBack(copies.filePath("opened.db"));
        QVERIFY(house.academy->heads().missing());
        QVERIFY(!house.academy->attempts().resume(house.unlock(), number));
    }

    /// A stick that is pulled out keeps nobody from handing in, and is missed at once, not at the next start.
    void aStickThatIsPulledOutIsMissedAtOnce()
    {
        House house;
        const std::int64_t number = house.authorise().number;
        const auto sitting = house.sit(number);
        const QString away = house.stick.path() + "-away";
        QVERIFY(QDir().rename(house.stick.path(), away));
        const auto noted = house.academy->heads().lastNoted();
        QVERIFY(noted);
        good(sitting->leave("the candidate left"));
        QVERIFY(house.academy->heads().fault());
        // what could not be written was not noted
        QCOMPARE(house.academy->heads().lastNoted()->count, noted->count);
        QVERIFY(!house.academy->attempts().resume(house.unlock(), number));
        QVERIFY(!house.academy->heads().lastNoted());
        QCOMPARE(good(house.academy->attempts().one(number)).state, AttemptState::Interrupted);
        QVERIFY(QDir().rename(away, house.stick.path()));
        good(house.academy->attempts().resume(house.unlock(), number));
        QVERIFY(!house.academy->heads().fault());
        const auto again = house.academy->heads().lastNoted();
        QVERIFY(again && again->count > noted->count);
        QCOMPARE(again->count, house.academy->store().head().count);
        house.reopen();
        QVERIFY(!house.academy->heads().fault());
        QVERIFY(house.academy->heads().lastNoted());
        QCOMPARE(house.academy->heads().lastNoted()->count, again->count);
        QCOMPARE(house.academy->heads().lastNoted()->noted, again->noted);
    }

    /// The key on paper is the house: who has seen it is written down.
    void whoHasSeenTheKeyOnPaperIsWrittenDown()
    {
        House house;
        QCOMPARE(good(house.academy->signers().showPaperKey(house.unlock())), Signers::paperKeyOf(house.unlock()));
        const std::string line = good(house.academy->ledger().lastEntry("key-shown"));
        QCOMPARE(fieldOf(line, "actor"), house.supervisor);
        house.reopen();
        const Unlocked who = house.unlock();
        const Unlocked nobody{
            .person = house.candidate, .root = SecretKey::fromBytes(who.root.bytes()), .personal = {}};
        QVERIFY(!house.academy->signers().showPaperKey(nobody));
    }

    /// A house of an earlier or of a later program is refused, and left.
    void anotherProgramsHouseIsRefused()
    {
        const QTemporaryDir folder;
        good(Academy::found(folder.path(),
                            {.house = "Harbour Card Room", .supervisor = {.name = "J. Lindqvist"}, .cost = cheap},
                            passphrase))
            .reset();
        for (const int version : {1, 2, 3, 99}) {
            edit(folder.path(), {QStringLiteral("PRAGMA user_version = %1").arg(version)});
            QFile file(Store::fileIn(folder.path()));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QByteArray before = file.readAll();
            file.close();
            const auto refused = Academy::open(folder.path());
            QVERIFY(!refused);
            QCOMPARE(refused.error().cause, Cause::NotAllowed);
            QCOMPARE(refused.error().place.name, file.fileName().toStdString());
            QCOMPARE(refused.error().found, std::to_string(version));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY(file.readAll() == before);
        }
    }

    /// Whoever looks at a house, or at a copy of one, writes nothing into it and nothing beside it.
    void whoOnlyLooksAtAHouseWritesNothing()
    {
        House house;
        const std::int64_t number = house.authorise().number;
        good(house.sit(number)->tick(6000));
        const AttemptRecord before = good(house.academy->attempts().one(number));
        QCOMPARE(before.state, AttemptState::Running);
        house.academy.reset();
        const auto heads = [&] {
            QFile file(house.stick.filePath("cutcard-anchors.txt"));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray noted = heads();
        const auto left = Attempts::leftIn(house.folder.path());
        QCOMPARE(left.size(), std::size_t{1});
        QCOMPARE(left.front(), before);
        {
            const auto looked = good(Academy::open(house.folder.path(), Academy::Opening::Look));
            const std::int64_t entries = looked->store().head().count;
            QCOMPARE(good(looked->attempts().one(number)), before);
            QCOMPARE(looked->store().head().count, entries);
        }
        QCOMPARE(heads(), noted);
        // opened to work in it, the attempt is interrupted, and was last heard of when somebody was there
        house.reopen();
        const AttemptRecord found = good(house.academy->attempts().one(number));
        QCOMPARE(found.state, AttemptState::Interrupted);
        QCOMPARE(found.heard, before.heard);
        QCOMPARE(heads(), noted); // nobody has given a passphrase
        good(house.academy->attempts().resume(house.unlock(), number));
        QVERIFY(heads().startsWith(noted) && heads().size() > noted.size());
        house.reopen();
        QVERIFY(!house.academy->heads().fault());
        QVERIFY(Attempts::leftIn(house.stick.path()).empty());
    }

    /// Time may decide an exam: who adds people signs nothing, and gives none.
    void nobodyIsAddedWithExtraTime()
    {
        House house;
        const auto quick = house.academy->people().add({.name = "Ivo Petrov", .timeFactor = 200});
        QVERIFY(!quick);
        QCOMPARE(quick.error().cause, Cause::NotAllowed);
        QVERIFY(errorText(quick.error()).contains("An administrator then grants the time"));
        const RosterRead read = readRoster("name,time\nIvo Petrov,125\n", "r.csv", {});
        QCOMPARE(read.firstError()->cause, Cause::NotAllowed);
        QCOMPARE(read.firstError()->place.line, 2);
        RosterPerson ivo =
            *good(house.academy->people().one(good(house.academy->people().add({.name = "Ivo Petrov"}))));
        ivo.timeFactor = 125;
        good(house.academy->people().change(house.unlock(), ivo));
        QCOMPARE(good(house.academy->people().one(ivo.id))->timeFactor, 125);
    }

    /// One person under two names has two counts of attempts: a number is somebody's.
    void nobodyTakesSomebodyElsesNumber()
    {
        House house;
        const auto twin = house.academy->people().add({.name = "M. Okafor", .number = "17"});
        QVERIFY(!twin);
        QCOMPARE(twin.error().cause, Cause::Duplicate);
        QCOMPARE(twin.error().found, std::string("Maren Okafor"));
        // nor one that looks like it: 0 and O, l and 1, a letter of another alphabet, a blank
        good(house.academy->people().add({.name = "Anna Berg", .number = "A101"}));
        for (const char* like : {"A1O1", "Al01", "a 101", "A-1o1", "А101"}) {
            const auto alike = house.academy->people().add({.name = "A. Berg", .number = like});
            QVERIFY2(!alike, like);
            QCOMPARE(alike.error().found, std::string("Anna Berg"));
            QVERIFY(errorText(alike.error()).contains("looks like the number of Anna Berg"));
        }
        good(house.academy->people().add({.name = "Bo Dahl"}));
        for (const char* like : {"Bo  Dahl", "Во Dahl", "B0 Dahl", "bo dahI"})
            QVERIFY2(!house.academy->people().add({.name = like}), like);
        good(house.academy->people().add({.name = "A. Berg", .number = "A102"}));
        const std::string other = good(house.academy->people().add({.name = "M. Okafor", .number = "18"}));
        RosterPerson person = *good(house.academy->people().one(other));
        person.number = "17";
        QVERIFY(!house.academy->people().change(house.unlock(), person));
        person.number = "19";
        good(house.academy->people().change(house.unlock(), person));
        QVERIFY(!house.academy->people().addAll({{.name = "One", .number = "20"}, {.name = "Two", .number = "20"}}));
        QCOMPARE(good(house.academy->people().all()).size(), std::size_t{6}); // both or neither
    }

    /// A day that does not exist is the day's fault, not the database's.
    void aDayThatDoesNotExistIsNamed()
    {
        House house;
        const auto opened =
            house.academy->attempts().authorise(house.unlock(), {house.candidate, house.blueprint, "2026-02-31", true});
        QVERIFY(!opened);
        QCOMPARE(opened.error().place.name, std::string("today's date"));
        QCOMPARE(opened.error().found, std::string("2026-02-31"));
        QVERIFY(good(house.academy->attempts().all()).empty());
    }

    /// A day far from the computer's clock needs a reason, so that no slip of the pen beats the waiting days; clock and
    /// reason stand in the ledger and on the sheet.
    void aDayFarFromTheClockNeedsAReason()
    {
        House house;
        confirmUnsat(house, house.authorise("2026-12-05").number); // two days off: midnight, and a clock that is slow
        const auto again = [&](const std::string& day, const std::string& why) {
            return house.academy->attempts().authorise(house.unlock(),
                                                       {house.candidate, house.blueprint, day, true, why});
        };
        for (const char* day : {"2051-01-01", "2026-12-12", "2026-11-30"}) {
            const auto opened = again(day, {});
            QVERIFY(!opened);
            QCOMPARE(opened.error().place.name, std::string("today's date"));
            QCOMPARE(opened.error().found, std::string(day));
            QCOMPARE(opened.error().values.front(), std::string("2026-12-03"));
        }
        // and a month is the most that a reason is good for
        QVERIFY(!again("2051-01-01", "the clock's battery is flat"));
        QVERIFY(!again("2027-01-04", "the clock's battery is flat"));
        QVERIFY(!again("2026-12-09", "the clock stands")); // a reason does not shorten the waiting
        QCOMPARE(good(house.academy->attempts().all()).size(), std::size_t{1});
        const std::int64_t number = good(again("2026-12-12", "the clock's battery is flat")).number;
        const std::string entry = good(house.academy->ledger().lastEntry("attempt-opened", number));
        QCOMPARE(fieldOf(entry, "clock"), std::string("2026-12-03"));
        QVERIFY(!fieldOf(entry, "reason").empty());
        QVERIFY(entry.find("battery") == std::string::npos); // its digest alone
        confirmUnsat(house, number);
        house.reopen();
        const auto sheetOf = [&](std::int64_t attempt) {
            return resultText(*house.academy, good(keptResult(*house.academy, attempt)));
        };
        QVERIFY2(sheetOf(number).contains("the computer's clock said 2026-12-03. Reason: the clock's battery is flat"),
                 qPrintable(sheetOf(number)));
        QVERIFY(!sheetOf(1).contains("clock"));
        const auto printed = [&](std::int64_t attempt) {
            return printedResult(*house.academy, good(keptResult(*house.academy, attempt)));
        };
        QCOMPARE(printed(number).value("clock").toString(), QStringLiteral("2026-12-03"));
        QVERIFY(!printed(1).contains("clock"));
    }

    /// A clock that was set back is known to be wrong by the ledger itself.
    void aDayBeforeTheLedgersLastEntryNeedsAReason()
    {
        House house;
        setDay("2025-06-01");
        const auto authorised = [&](const std::string& why) {
            return house.academy->attempts().authorise(house.unlock(),
                                                       {house.candidate, house.blueprint, "2025-06-01", true, why});
        };
        const auto opened = authorised({});
        QVERIFY(!opened);
        QCOMPARE(opened.error().place.name, std::string("today's date"));
        QCOMPARE(opened.error().values.front(), std::string("2026-12-03"));
        QVERIFY(authorised("the clock was a year ahead before"));
    }

    /// A stick has another name one day: an administrator signs for it; whoever edits the row does not.
    void thePlaceForHeadsIsSignedFor()
    {
        House house;
        const QTemporaryDir other;
        QVERIFY(!house.academy->heads().move(house.unlock(), other.filePath("nowhere"), "another stick"));
        QVERIFY(QFile::copy(house.stick.filePath("cutcard-anchors.txt"), other.filePath("cutcard-anchors.txt")));
        good(house.academy->heads().move(house.unlock(), other.path(), "another stick"));
        QVERIFY(!house.academy->heads().fault());
        house.reopen();
        QVERIFY(!house.academy->heads().fault());
        QCOMPARE(house.academy->store().anchorFolder(), other.path());
        house.authorise();
        // an old file, and a stick that never heard of more
        house.academy.reset();
        const QTemporaryDir blank;
        edit(house.folder.path(),
             {QStringLiteral("UPDATE setting SET value = '%1' WHERE name = 'anchors'").arg(blank.path())});
        QVERIFY(!Academy::open(house.folder.path()));
        good(Academy::rebuild(house.folder.path(), house.supervisor, passphrase, other.path()));
        house.reopen();
        QCOMPARE(house.academy->store().anchorFolder(), other.path());
    }

    /// What is missing in the ledger is not left behind on the old stick.
    void aMissingHeadIsNotLeftBehind()
    {
        House house;
        const std::string second = house.addSecond();
        good(house.academy->heads().checkpoint(house.unlock()));
        house.academy.reset();
        const QString file = Store::fileIn(house.folder.path());
        const QTemporaryDir copies;
        QVERIFY(QFile::copy(file, copies.filePath("old.db")));
        house.reopen();
        house.authorise();
        house.academy.reset();
        QVERIFY(QFile::remove(file) && QFile::copy(copies.filePath("old.db"), file));
        house.reopen();
        QVERIFY(house.academy->heads().fault());
        const QTemporaryDir other;
        QVERIFY(!house.academy->heads().move(house.unlock(), other.path(), "another stick"));
        const Unlocked agrees = house.unlockSecond(second);
        good(house.academy->heads().explainGap(house.unlock(), "restored", &agrees));
        good(house.academy->heads().move(house.unlock(), other.path(), "another stick"));
    }

    /// Yesterday's file put back, and "the stick is lost": what that stick knew takes two who could sign before, and
    /// every sheet and the list say it from then on.
    void aLostStickTakesTwo()
    {
        House house;
        const std::string second = house.addSecond();
        const std::int64_t number = house.authorise().number;
        sitAll(*house.sit(number));
        good(grade(*house.academy, number, house.unlock()));
        good(house.academy->attempts().change(house.unlock(), number, AttemptEvent::Confirm));
        house.academy.reset();
        const QTemporaryDir copies;
        QVERIFY(QFile::copy(Store::fileIn(house.folder.path()), copies.filePath("yesterday.db")));
        house.reopen();
        good(house.academy->certificates().issue(house.unlock(), number, dayOf(2026, 12, 3)));
        good(house.academy->certificates().revoke(house.unlock(), 1, "the wrong person"));
        house.copyBack(copies.filePath("yesterday.db"));
        const QString heads = house.stick.filePath("cutcard-anchors.txt");
        QVERIFY(QFile::rename(heads, copies.filePath("hidden.txt")));
        house.reopen();
        QVERIFY(house.academy->heads().fault());
        // nobody makes the file anew by signing something else
        QVERIFY(!house.academy->heads().checkpoint(house.unlock()));
        QVERIFY(!house.academy->certificates().issue(house.unlock(), number, dayOf(2026, 12, 3)));
        QVERIFY(!QFile::exists(heads));
        const QTemporaryDir other;
        QVERIFY(!house.academy->heads().move(house.unlock(), other.path(), "the stick is lost"));
        // nor does somebody who was given a passphrase in the old file
        const Unlocked ghost = house.unlockSecond(house.addSecond(Role::Supervisor, "A. Ghost"));
        const auto alone = house.academy->heads().move(house.unlock(), other.path(), "the stick is lost", &ghost);
        QVERIFY(!alone);
        QVERIFY2(errorText(alone.error()).contains("two people who had a passphrase"),
                 qPrintable(errorText(alone.error())));
        QVERIFY(house.academy->heads().fault());
        const Unlocked agrees = house.unlockSecond(second);
        good(house.academy->heads().move(house.unlock(), other.path(), "the stick is lost", &agrees));
        house.reopen();
        QVERIFY(!house.academy->heads().fault());
        const QString sheet = resultText(*house.academy, good(keptResult(*house.academy, number)));
        QVERIFY2(sheet.contains(
                     "J. Lindqvist and A. Second (both got their passphrases from J. Lindqvist) signed for this on "
                     "2026-12-03. Reason: the stick is lost"),
                 qPrintable(sheet));
        good(house.academy->certificates().issue(house.unlock(), number, dayOf(2026, 12, 3)));
        const auto list = readList(good(house.academy->certificates().signedList(house.unlock(), dayOf(2026, 12, 3))),
                                   house.academy->store().houseKey(), "list");
        QCOMPARE(good(list).why.at(1), restsOnGapWords + std::string("2026-12-03"));
        // an entry of one person's is not read, whoever wrote it
        const Unlocked who = house.unlock();
        const LedgerHead head = house.academy->store().head();
        house.academy.reset();
        addLine(house.folder.path(), head,
                {.kind = "gap", .actor = house.supervisor, .time = "t", .body = "\"anchor\":\"1 00\""},
                {&who.personal});
        const auto opened = Academy::open(house.folder.path());
        QVERIFY(!opened);
        QCOMPARE(opened.error().cause, Cause::Damaged);
    }

    /// Proof 6: ten minutes asleep, a clock that was set and one that was shifted.
    void onlyTimeThatWentByIsCounted()
    {
        ClockReading now{.awake = 5'000, .all = 905'000};
        ExamClock clock([&] { return now; });
        clock.start();
        const auto after = [&](std::int64_t awake, std::int64_t all) {
            now.awake += awake;
            now.all += all;
            return clock.restart();
        };
        QCOMPARE(after(500, 500), 500);
        QCOMPARE(after(500, 600'500), 600'500); // asleep for ten minutes
        QCOMPARE(after(500, -7'200'000), 500);  // shifted back
        QCOMPARE(after(0, 0), 0);
        QCOMPARE(after(-500, -500), 0); // what can't be gives nothing
        // and what a sleep of ten minutes does to an exam
        House house;
        const auto sitting = house.sit(house.authorise().number);
        good(sitting->tick(10'000));
        QCOMPARE(good(sitting->tick(static_cast<int>(after(500, 600'500)))), Sitting::Tick::Gap);
        const AttemptRecord record = good(house.academy->attempts().one(1));
        QCOMPARE(record.state, AttemptState::Interrupted);
        QCOMPARE(record.used[0], 15);
        QVERIFY(!good(house.academy->ledger().lastEntry("interrupted", 1)).empty());
        const ClockReading real = systemReading();
        QVERIFY(real.awake > 0 && real.all > 0);
    }

    /// Proof 6: the time of day set an hour on, an hour back and a year on while somebody sits.
    void aSetClockChangesNoTime()
    {
        House house;
        const auto sitting = house.sit(house.authorise().number);
        int used = 0;
        for (const char* time : {"2026-12-03T19:00:00.000Z", "2026-12-03T17:00:00.000Z", "2027-12-03T18:00:00.000Z"}) {
            readClockFrom([time] { return std::string(time); });
            good(sitting->tick(10'000));
            used += 10;
            good(sitting->answer(0, sitting->form().questions[0].right));
            good(sitting->pause(house.unlock(), "fire bell"));
            QVERIFY(good(house.academy->ledger().lastEntry("paused", 1)).find(time)
                    != std::string::npos); // as it was read
            good(sitting->goOn(house.unlock()));
            QCOMPARE(sitting->secondsUsed(), used);
            QCOMPARE(good(house.academy->attempts().one(1)).used[0], used);
        }
        // an order that goes back in time is whole
        readClockFrom([] { return std::string("1999-01-01T00:00:00.000Z"); });
        house.reopen();
        QVERIFY(house.academy->ledger().check());
        const AttemptRecord record = good(house.academy->attempts().one(1));
        QCOMPARE(record.state, AttemptState::Interrupted);
        QVERIFY(record.used[0] - used <= 5);
    }

    /// Proof 8: two programs on one house, begun one after the other and at once.
    void oneProgramAtATimeHasAHouse()
    {
        House house;
        house.academy.reset();
        const auto begin = [&](QProcess& process) {
            process.start(QCoreApplication::applicationFilePath(),
                          {"tst_academy_attacks", "--open", house.folder.path()});
        };
        const auto said = [](QProcess& process) {
            while (!process.canReadLine() && process.waitForReadyRead(60000)) {
            }
            return process.readLine().trimmed();
        };
        const auto end = [](QProcess& process) {
            process.kill();
            process.waitForFinished();
        };
        QProcess first;
        begin(first);
        QCOMPARE(said(first), QByteArray("open"));
        QProcess second;
        begin(second);
        QCOMPARE(said(second), QByteArray("refused another Cutcard is using it"));
        QVERIFY(!Academy::open(house.folder.path()));
        end(first); // a kill leaves no lock behind
        QProcess third;
        begin(third);
        QCOMPARE(said(third), QByteArray("open"));
        end(third);
        second.waitForFinished();
        for (int i = 0; i < 8; ++i) {
            QProcess processes[3];
            for (QProcess& process : processes)
                begin(process);
            int open = 0;
            for (QProcess& process : processes)
                open += said(process) == "open" ? 1 : 0;
            QCOMPARE(open, 1);
            for (QProcess& process : processes)
                end(process);
        }
        house.reopen();
        QVERIFY(house.academy->ledger().check());
    }
};

/// Takes the house, says whether it could, and keeps it until it is killed.
int hold(const QString& folder)
{
    const auto academy = Academy::open(folder);
    std::printf("%s\n", academy ? "open" : ("refused " + academy.error().found).c_str());
    std::fflush(stdout);
    if (academy)
        static_cast<void>(std::getchar());
    return 0;
}

static int runAcademyAttacksTest(int argc, char** argv)
{
    if (argc == 3 && qstrcmp(argv[1], "--open") == 0) {
        const QCoreApplication application(argc, argv);
        return hold(QString::fromLocal8Bit(argv[2]));
    }
    return runTests<AcademyAttacksTest, QCoreApplication>(argc, argv);
}

CUTCARD_TESTS_BY(runAcademyAttacksTest)
#include "tst_academy_attacks.moc"
