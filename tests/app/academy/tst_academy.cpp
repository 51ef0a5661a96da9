// SPDX-License-Identifier: GPL-3.0-or-later
// The academy attacked: kills, changed bytes, forged certificates, old files, set clocks, double openings.
#include "app/academy/forms/exam_files.h"
#include "app/academy/house/academy.h"
#include "app/academy/ledger/certificate.h"
#include "app/academy/ledger/crypto.h"
#include "app/academy/people/roster.h"
#include "app/academy/result/evidence.h"
#include "app/academy/result/exports.h"
#include "app/academy/result/result.h"
#include "app/academy/result/result_faults.h"
#include "app/academy/result/result_text.h"
#include "app/academy/result/trends.h"
#include "app/academy/sitting/sitting.h"
#include "app/academy/store/clock.h"
#include "app/files/csv.h"
#include "app/records/sql.h"
#include "app/words/errors/error_words.h"
#include "core/certification/blueprint.h"
#include "core/certification/refusal.h"
#include "core/tournament/venue/venue.h"
#include "tests/app/academy/exam_house.h"
#include "tests/support/files.h"
#include "tests/support/programs.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <functional>
#include <stdexcept>
#include <utility>

using namespace cutcard;

namespace {

/// So many times, or as often as somebody asks for the big proof.
int times(const char* name, int usual)
{
    const int asked = qEnvironmentVariableIntValue(name);
    return asked > 0 ? asked : usual;
}

/// Sits without end, and says after each row that it is kept: the other process kills it.
int sitForever(const QString& folder, std::int64_t number)
{
    auto academy = good(Academy::open(folder));
    std::string supervisor;
    for (const RosterPerson& person : good(academy->people().all())) {
        if (contains(person.roles, Role::Supervisor))
            supervisor = person.id;
    }
    Unlocked who = good(academy->signers().unlock(supervisor, passphrase));
    good(academy->attempts().resume(who, number));
    auto sitting = good(Sitting::open(*academy, number, who));
    good(sitting->begin());
    std::printf("begun %lld %d %d\n", static_cast<long long>(sitting->rows()), sitting->part(), sitting->secondsUsed());
    std::fflush(stdout);
    const auto saying = [&] {
        std::printf("ok %lld\n", static_cast<long long>(sitting->rows()));
        std::fflush(stdout);
    };
    // answers enough to be killed among, and then on to the tables
    while (sitting->part() == 0 && sitting->rows() < 60) {
        const auto& questions = sitting->form().questions;
        for (std::size_t i = 0; i < questions.size(); ++i) {
            good(sitting->answer(static_cast<int>(i), questions[i].right));
            good(sitting->tick(40));
            saying();
        }
    }
    while (!sitting->isOver()) {
        const bool more = sitting->part() > 0 && dealOn(*sitting, 1);
        if (!more)
            good(sitting->submitPart());
        good(sitting->tick(20));
        saying();
    }
    std::printf("over\n");
    std::fflush(stdout);
    return 0;
}

void write(const QString& name, const std::string& bytes)
{
    written(name, QByteArray::fromStdString(bytes));
}

/// An exam that was graded, and all that its result rests on.
struct Evidence {
    House house;
    QTemporaryDir place;
    QString folder = place.filePath("evidence");

    Evidence()
    {
        const std::int64_t number = house.authorise().number;
        sitAll(*house.sit(number));
        const Unlocked who = house.unlock();
        good(grade(*house.academy, number, who));
        good(writeEvidence(*house.academy, number, who, folder));
    }
    QString at(const QString& file) const { return QDir(folder).filePath(file); }
};

/// All that the ledger and what candidates wrote decide, as text.
QString rowsOf(const Academy& academy)
{
    QString text;
    for (const AttemptRecord& each : good(academy.attempts().all())) {
        text += QStringLiteral("%1 %2 %3 %4 %5 %6 ")
                    .arg(each.number)
                    .arg(each.person.c_str(), each.blueprint.c_str())
                    .arg(each.attempt)
                    .arg(static_cast<int>(each.state))
                    .arg(each.part);
        for (const int used : each.used)
            text += QString::number(used) + ' ';
        for (const int extra : each.extra)
            text += QString::number(extra) + ' ';
        text += QStringLiteral("%1 %2 %3 %4 %5")
                    .arg(each.interruptions)
                    .arg(each.pauses)
                    .arg(each.focusLosses)
                    .arg(each.supervisor.c_str(), each.opened.c_str());
        for (const int rating : good(academy.answers().ratings(each.number)))
            text += ' ' + QString::number(rating);
        text += '\n';
    }
    for (const RosterPerson& each : good(academy.people().all()))
        text +=
            QStringLiteral("%1 %2 %3 %4\n").arg(each.id.c_str()).arg(each.timeFactor).arg(each.roles).arg(each.active);
    for (const AppealRecord& each : good(academy.appeals().all()))
        text += QStringLiteral("%1 %2 %3\n").arg(each.attempt).arg(each.day.c_str(), each.outcome.c_str());
    for (const IssuedCertificate& each : good(academy.certificates().all()))
        text += QStringLiteral("%1 %2 %3 %4 %5\n")
                    .arg(each.serial)
                    .arg(each.attempt)
                    .arg(each.person.c_str(), each.text.c_str(), each.state.c_str());
    return text + QString::fromStdString(academy.store().house());
}

std::string changedAt(std::string text, std::size_t place, QRandomGenerator& random)
{
    const char before = text[place];
    while (text[place] == before)
        text[place] = static_cast<char>(random.bounded(256));
    return text;
}

} // namespace

class AcademyTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { qInfo() << "seed" << m_seed; }

    void theWholeWayToACertificate()
    {
        House house;
        const auto opened = house.authorise();
        QCOMPARE(opened.number, 1);
        const auto sitting = house.sit(opened.number);
        sitAll(*sitting, 3);
        QCOMPARE(good(house.academy->attempts().one(1)).state, AttemptState::Submitted);
        const Unlocked who = house.unlock();
        const QJsonObject result = good(grade(*house.academy, 1, who));
        QVERIFY2(result.value("outcome").toString() == "passed", qPrintable(resultText(*house.academy, result)));
        QCOMPARE(result.value("practical").toObject().value("percent").toInt(), 100);
        QVERIFY(!house.academy->certificates().issue(who, 1, 20000)); // not confirmed yet
        good(house.academy->attempts().change(who, 1, AttemptEvent::Confirm));
        const auto issued = good(house.academy->certificates().issue(who, 1, dayOf(2026, 12, 3)));
        QCOMPARE(issued.serial, 1);
        QCOMPARE(good(house.academy->certificates().issue(who, 1, 21000)).text, issued.text); // once is enough
        const auto read = good(readCertificate(issued.text));
        QCOMPARE(read.certificate.name, std::string("Maren Okafor"));
        QCOMPARE(stateOf(read, house.academy->store().houseKey(), dayOf(2027, 1, 1)), CertificateState::Valid);
        QCOMPARE(stateOf(read, house.academy->store().houseKey(), dayOf(2028, 12, 3)), CertificateState::Expired);
        // the head on the certificate is that of the entry that issued it
        const std::string ledger = good(house.academy->ledger().text());
        LedgerHead head;
        bool found = false;
        for (const QByteArray& line : QByteArray::fromStdString(ledger).split('\n')) {
            if (line.isEmpty())
                continue;
            head = headAfter(head, line.toStdString());
            found = found || (head.hash == read.certificate.head && line.contains("certificate-issued"));
        }
        QVERIFY(found);
        QVERIFY(!QByteArray::fromStdString(ledger).contains("Maren"));
        house.reopen();
        QVERIFY(good(house.academy->ledger().check()).head().count > 10);
    }

    void opensslChecksACertificateToo()
    {
        const QString openssl = QStandardPaths::findExecutable(QStringLiteral("openssl"));
        if (openssl.isEmpty())
            QSKIP("no openssl here");
        QTemporaryDir folder;
        const SecretKey key = SecretKey::random();
        const auto text = good(signedCertificate({.key = keyId(publicKeyOf(key)),
                                                  .serial = 7,
                                                  .issued = 20000,
                                                  .validMonths = 12,
                                                  .name = "A",
                                                  .house = "B"},
                                                 key));
        const auto read = good(readCertificate(text));
        const auto write = [&](const QString& name, const QByteArray& bytes) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
        };
        const QByteArray message(reinterpret_cast<const char*>(read.message.data()),
                                 static_cast<qsizetype>(read.message.size()));
        write("message", "cutcard-certificate-1\n" + message);
        write("signature", {reinterpret_cast<const char*>(read.signature.data()), 64});
        write("house.pub", QByteArray::fromStdString(pemOf(publicKeyOf(key))));
        QProcess process;
        process.start(openssl, {"pkeyutl", "-verify", "-pubin", "-inkey", folder.filePath("house.pub"), "-rawin", "-in",
                                folder.filePath("message"), "-sigfile", folder.filePath("signature")});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
    }

    /// Proof 1: nothing that was said to be kept is lost, nobody gains time, and only a supervisor lets it go on.
    void killsLoseNothing()
    {
        QRandomGenerator random(m_seed);
        const int kills = times("CUTCARD_KILLS", 5);
        int killed = 0;
        int atTables = 0;
        qint64 kept = 0;
        // one candidate after another, each killed until everything is handed in after all
        while (killed < kills) {
            House house;
            house.authorise();
            Kept before;
            bool over = false;
            while (!over && killed < kills) {
                over = isOverAfterAKill(house, random, before);
                ++killed;
                atTables += before.part > 0 ? 1 : 0;
            }
            kept += before.rows;
        }
        qInfo() << "kills" << killed << "of them at tables" << atTables << "rows kept" << kept;
    }

    /// What was handed in last is handed in, though the program ended before the attempt said so.
    void aKillAfterTheLastPartHandsInOnGoingOn()
    {
        House house;
        const std::int64_t number = house.authorise().number;
        auto sitting = house.sit(number);
        answerAll(*sitting);
        const int parts = sitting->blueprint().parts();
        for (int part = 0; part + 1 < parts; ++part)
            good(sitting->submitPart());
        const Unlocked who = house.unlock();
        // the row is on the disk, and nothing after it
        good(house.academy->answers().append(number, who.attemptKey(number), sitting->rows() + 1,
                                             R"({"k":"part","t":0})", parts - 1, 0));
        sitting.reset();
        house.reopen();
        QCOMPARE(good(house.academy->attempts().one(number)).state, AttemptState::Interrupted);
        good(house.academy->attempts().resume(house.unlock(), number));
        sitting = house.sit(number);
        QVERIFY(sitting->isOver());
        QCOMPARE(good(house.academy->attempts().one(number)).state, AttemptState::Submitted);
        QCOMPARE(good(house.academy->attempts().one(number)).part, parts);
        good(grade(*house.academy, number, house.unlock()));
    }

    /// Proof 2: any byte of the ledger, and a cut-off tail where there is an anchor.
    void everyChangedByteOfTheLedgerIsFound()
    {
        House house;
        const auto sitting = house.sit(house.authorise().number);
        good(sitting->leave("test"));
        const Unlocked who = house.unlock();
        good(house.academy->heads().checkpoint(who));
        const std::string text = good(house.academy->ledger().text());
        const auto anchors = good(readAnchors(bytesOf(house.stick.filePath("cutcard-anchors.txt")).toStdString(), "a"));
        QVERIFY(verifyLedger(text, "l", anchors));
        QRandomGenerator random(m_seed);
        const int count = times("CUTCARD_BYTES", 400);
        for (int i = 0; i < count; ++i) {
            const auto place = static_cast<std::size_t>(random.bounded(static_cast<int>(text.size())));
            const std::string changed = changedAt(text, place, random);
            const auto check = verifyLedger(changed, "l", anchors);
            QVERIFY2(!check, qPrintable(QStringLiteral("byte %1").arg(place)));
            // and named: the entry itself, or the next, which holds its hash; of a last line without an end there is
            // none
            const auto entry = 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(place), '\n');
            const int named = check.error().place.line;
            QVERIFY2(place + 1 == text.size() || named == entry || named == entry + 1,
                     qPrintable(QStringLiteral("byte %1 of entry %2: ").arg(place).arg(entry) + said(check.error())));
        }
        // a tail that was cut off: found by an anchor, and not to be known without
        const std::size_t last = text.rfind('\n', text.size() - 2);
        const std::string cut = text.substr(0, last + 1);
        const auto withAnchor = verifyLedger(cut, "l", anchors);
        QVERIFY(!withAnchor);
        QCOMPARE(withAnchor.error().cause, Cause::WrongCount);
        QVERIFY(verifyLedger(cut, "l", {}));
        QVERIFY(!verifyLedger(text.substr(0, text.size() - 1), "l", {}));
    }

    /// Proof 2 again: any byte of any file of the evidence, and whatever lies there too many or too few.
    void everyChangedByteOfTheEvidenceIsFound()
    {
        Evidence evidence;
        const QStringList files = QDir(evidence.folder).entryList(QDir::Files);
        QVERIFY(files.size() > 7 && verifyEvidence(evidence.folder, evidence.house.academy->store().houseKey()));
        QRandomGenerator random(m_seed);
        const int count = times("CUTCARD_BYTES", 200);
        for (int i = 0; i < count; ++i) {
            const QString& file = files[random.bounded(files.size())];
            const std::string before = bytesOf(evidence.at(file)).toStdString();
            const auto place = static_cast<std::size_t>(random.bounded(static_cast<int>(before.size())));
            write(evidence.at(file), changedAt(before, place, random));
            const auto check = verifyEvidence(evidence.folder, {});
            const QString where = QStringLiteral("%1, byte %2").arg(file).arg(place);
            QVERIFY2(!check, qPrintable(where));
            const QString named = file.endsWith(QLatin1String(".sig")) ? QStringLiteral("SHA256SUMS") : file;
            QVERIFY2(check.error().place.name == named.toStdString(), qPrintable(where + " " + said(check.error())));
            write(evidence.at(file), before);
        }
        write(evidence.at(QStringLiteral("more.txt")), "what nobody signed");
        QCOMPARE(verifyEvidence(evidence.folder, {}).error().place.name, std::string("more.txt"));
        QVERIFY(QFile::remove(evidence.at(QStringLiteral("more.txt"))));
        QVERIFY(QFile::remove(evidence.at(QStringLiteral("house.pub"))));
        QCOMPARE(verifyEvidence(evidence.folder, {}).error().place.name, std::string("house.pub"));
    }

    /// What somebody with the house's key has changed and signed is judged again, and found by what was graded.
    void evidenceThatWasSignedAnewIsJudgedAgain()
    {
        Evidence evidence;
        const Unlocked who = evidence.house.unlock();
        const auto isFound = [&](const QString& file, const std::function<std::string(std::string)>& change) {
            const std::string before = bytesOf(evidence.at(file)).toStdString();
            write(evidence.at(file), change(before));
            good(signEvidence(evidence.folder, who.houseKey()));
            const auto check = verifyEvidence(evidence.folder, {});
            write(evidence.at(file), before);
            good(signEvidence(evidence.folder, who.houseKey()));
            return !check && check.error().cause == Cause::Damaged
                   && QString::fromStdString(check.error().place.name).startsWith(file);
        };
        const auto without = [](const std::string& words) {
            return [words](std::string text) { return text.replace(text.find(words), words.size(), "x"); };
        };
        QVERIFY(isFound("form.json", without("\"shown\"")));
        QVERIFY(isFound("form.json", without("\"answer\"")));
        QVERIFY(isFound("result.json", without("passed")));
        QVERIFY(isFound("blueprint.toml", without("pass = 80")));
        // without its last act
        QVERIFY(isFound("table-1-hand-1.cutcard",
                        [](const std::string& text) { return text.substr(0, text.rfind('\n', text.size() - 2) + 1); }));
        QVERIFY(verifyEvidence(evidence.folder, {}));
        // a question that is no more is of another version, and nothing is said to be damaged
        const QString form = evidence.at(QStringLiteral("form.json"));
        const QByteArray before = bytesOf(form);
        QByteArray gone = before;
        gone.replace(gone.indexOf("\"id\": \"") + 7, 2, "ZZ");
        write(form, gone.toStdString());
        good(signEvidence(evidence.folder, who.houseKey()));
        QCOMPARE(verifyEvidence(evidence.folder, {}).error().refusal, Refusal::QuestionOfAnotherVersion);
        write(form, before.toStdString());
        good(signEvidence(evidence.folder, SecretKey::random())); // in nobody's name
        QCOMPARE(verifyEvidence(evidence.folder, {}).error().place.name, std::string("SHA256SUMS"));
    }

    /// An assessor sees when each act of a hand was, by the clock of its part.
    void everyActHasItsTimeAtTheSecondLook()
    {
        House house;
        const std::int64_t number = house.authorise().number;
        {
            const auto sitting = house.sit(number);
            good(sitting->tick(9'000)); // the questions' time is their own
            good(sitting->submitPart());
            QVERIFY(dealOn(*sitting, 6));
            good(sitting->tick(7'000));
            QVERIFY(dealOn(*sitting, 4));
        }
        const Unlocked who = house.unlock();
        const auto work = good(Sitting::workOf(*house.academy, number, who.attemptKey(number)));
        QCOMPARE(work.eventTimes.size(), work.stations.size());
        const auto& times = work.eventTimes.front().front();
        QCOMPARE(times.size(), work.stations.front().front().entries().size());
        QVERIFY(times.size() >= 10 && std::ranges::is_sorted(times));
        QCOMPARE(times.front(), 0);
        QCOMPARE(times[5], 0);
        QCOMPARE(times.back(), 7000);
    }

    /// A supervisor who signs a result that nobody worked out is found by whoever has the evidence.
    void aResultThatTheMachineDidNotDecideIsFound()
    {
        House house;
        const std::int64_t number = house.authorise().number;
        const auto sitting = house.sit(number);
        while (!sitting->isOver())
            good(sitting->submitPart());
        const Unlocked who = house.unlock();
        const auto work = good(Sitting::workOf(*house.academy, number, who.attemptKey(number)));
        QJsonObject result = resultOf(good(house.academy->attempts().one(number)), work, {});
        QCOMPARE(result.value("outcome").toString(), QString("not-passed"));
        result.insert("outcome", "passed");
        good(house.academy->results().keep(who, number,
                                           QJsonDocument(result).toJson(QJsonDocument::Compact).toStdString()));
        QTemporaryDir place;
        good(writeEvidence(*house.academy, number, who, place.filePath("evidence")));
        const auto check = verifyEvidence(place.filePath("evidence"), {});
        QVERIFY(!check);
        QCOMPARE(check.error().expected, std::string("outcome not-passed"));
        QCOMPARE(check.error().found, std::string("passed"));
    }

    /// Names and passphrases as people give them, and as nobody should.
    void namesAndPassphrasesOfEveryKind()
    {
        House house;
        const Unlocked who = house.unlock();
        const std::vector<std::string> fine{"O'Hara, Pat \"Duke\"", "\u0645\u0631\u064a\u0645 \u0639\u0644\u064a",
                                            "Zoe\u0308 \u00d6deg\u00e5rd", "=1+1"};
        for (const std::string& name : fine) {
            const std::string id = good(house.academy->people().add({.name = name}));
            const std::string kept = good(house.academy->people().one(id))->name;
            QCOMPARE(QString::fromStdString(kept),
                     QString::fromStdString(name).normalized(QString::NormalizationForm_C));
        }
        const auto before = good(house.academy->people().all());
        for (const std::string& name :
             {std::string("two\nlines"), std::string("tab\tbed"), std::string("\u202eturned"), std::string("\u2028"),
              std::string("\xff\xfe"), std::string("\xc0\xaf"), std::string("\xed\xa0\x80"), std::string("nul\0x", 5),
              std::string(), std::string(65, 'x')}) {
            const auto added = house.academy->people().add({.name = name});
            QVERIFY2(!added && added.error().cause == Cause::OutOfRange, name.c_str());
            RosterPerson changed = before.front();
            changed.name = name;
            QVERIFY(!house.academy->people().change(who, changed));
        }
        QCOMPARE(good(house.academy->people().all()), before);
        // what was exported is read again as it was
        const auto read = readRoster(rosterText(before), "r.csv", {});
        QVERIFY2(!read.firstError(), read.firstError() ? qPrintable(said(*read.firstError())) : "");
        QCOMPARE(read.persons(), before);
        for (const char* bad : {"name\nPat \"Duke\" O\n", "name\n\"Pat\" O\n", "name,number\n\"a\"b\",1\n"})
            QVERIFY2(readRoster(bad, "r.csv", {}).firstError(), bad);
        const std::string second = good(house.academy->people().add({.name = "A. Second"}));
        QVERIFY(!house.academy->signers().enrol(who, second, "x", cheap));
        QVERIFY(!house.academy->signers().enrol(who, second, "", cheap));
        std::string longOne;
        for (int i = 1; longOne.size() < 10'000; ++i)
            longOne += std::to_string(i * 7919) + "-";
        good(house.academy->signers().enrol(who, second, longOne, cheap));
        good(house.academy->signers().unlock(second, longOne));
        QVERIFY(!house.academy->signers().unlock(second, longOne + "p"));
        QVERIFY(!house.academy->signers().unlock(second, longOne.substr(1)));
        QVERIFY(!house.academy->signers().unlock(second, "p"));
        QTemporaryDir other;
        QVERIFY(!Academy::found(other.path(), {.house = "two\nlines", .supervisor = {.name = "Y"}, .cost = cheap},
                                passphrase));
        QVERIFY(!Academy::found(other.path(), {.house = "X", .supervisor = {.name = "\u202eY"}, .cost = cheap},
                                passphrase));
        QVERIFY(!Store::isIn(other.path()));
    }

    /// A certificate's text is signed: another name, house or day is another certificate.
    void aCertificateWithAnotherNameIsForged()
    {
        const SecretKey key = SecretKey::random();
        Certificate certificate{.key = keyId(publicKeyOf(key)),
                                .serial = 3,
                                .issued = dayOf(2026, 1, 31),
                                .validMonths = 13,
                                .name = "Maren Okafor",
                                .house = "Harbour"};
        const auto read = good(readCertificate(good(signedCertificate(certificate, key))));
        const auto stateOfChanged = [&](const auto& change) {
            Certificate other = certificate;
            change(other);
            Bytes bytes = certificateBytes(other);
            bytes.insert(bytes.end(), read.signature.begin(), read.signature.end());
            return stateOf(good(readCertificate("CUTCARD1:" + base32Of(bytes))), publicKeyOf(key), dayOf(2026, 6, 1));
        };
        QCOMPARE(stateOfChanged([](Certificate&) {}), CertificateState::Valid);
        QCOMPARE(stateOfChanged([](Certificate& c) { c.name = "Marem Okafor"; }), CertificateState::Forged);
        QCOMPARE(stateOfChanged([](Certificate& c) { c.house = "Harbor"; }), CertificateState::Forged);
        QCOMPARE(stateOfChanged([](Certificate& c) { c.validMonths = 60; }), CertificateState::Forged);
        QCOMPARE(stateOfChanged([](Certificate& c) { ++c.serial; }), CertificateState::Forged);
        QCOMPARE(stateOfChanged([](Certificate& c) { ++c.issued; }), CertificateState::Forged);
    }

    /// One attempt's evidence says nothing of another's.
    void evidenceOfAnotherAttemptIsNotTaken()
    {
        Evidence first;
        Evidence second;
        // of another house, file by file, in place of one's own, and signed by whoever has this house's key
        for (const char* file :
             {"form.json", "result.json", "table-1-hand-1.cutcard", "blueprint.toml", "ledger.txt"}) {
            const std::string before = bytesOf(first.at(file)).toStdString();
            const std::string other = bytesOf(second.at(file)).toStdString();
            if (before == other)
                continue;
            write(first.at(file), other);
            good(signEvidence(first.folder, first.house.unlock().houseKey()));
            QVERIFY2(!verifyEvidence(first.folder, first.house.academy->store().houseKey()), file);
            write(first.at(file), before);
        }
        good(signEvidence(first.folder, first.house.unlock().houseKey()));
        QVERIFY(verifyEvidence(first.folder, first.house.academy->store().houseKey()));
        QVERIFY(!verifyEvidence(second.folder, first.house.academy->store().houseKey()));
    }

    /// Somebody without a key can chain entries, and not sign them.
    void whatNeedsASignatureCannotBeAdded()
    {
        House house;
        std::string text = good(house.academy->ledger().text());
        const LedgerHead head = house.academy->store().head();
        const LedgerNote note{.kind = "confirmed", .actor = house.supervisor, .time = "t", .body = "\"attempt\":1"};
        QVERIFY(!verifyLedger(text + ledgerLine(head, "s", note) + "\n", "l", {}));
        const SecretKey foreign = SecretKey::random();
        QVERIFY(!verifyLedger(text + ledgerLine(head, "s", note, {&foreign}) + "\n", "l", {}));
        const Unlocked who = house.unlock();
        QVERIFY(verifyLedger(text + ledgerLine(head, "s", note, {&who.personal}) + "\n", "l", {}));
        // a supervisor enrols nobody in the house's name
        const LedgerNote key{.kind = "key-enrolled",
                             .actor = house.supervisor,
                             .time = "t",
                             .body = "\"person\":\"x\",\"public\":\"" + hexOf(publicKeyOf(foreign)) + "\""};
        QVERIFY(!verifyLedger(text + ledgerLine(head, "s", key, {&who.personal}) + "\n", "l", {}));
        const SecretKey houseKey = who.houseKey();
        QVERIFY(verifyLedger(text + ledgerLine(head, "s", key, {&houseKey}) + "\n", "l", {}));
        // a text that looks like another field is one text
        const std::string line = ledgerLine(head, "s", {.kind = "note", .actor = "\",\"kind\":\"void", .time = "t"});
        QCOMPARE(fieldOf(line, "kind"), std::string("note"));
    }

    /// Proof 3.
    void forgedCertificatesAreCalledWhatTheyAre()
    {
        const SecretKey key = SecretKey::random();
        const SecretKey other = SecretKey::random();
        const PublicKey open = publicKeyOf(key);
        const Certificate certificate{.key = keyId(open),
                                      .serial = 3,
                                      .issued = dayOf(2026, 1, 31),
                                      .validMonths = 13,
                                      .programme = 2,
                                      .name = "Zoë Ödegård",
                                      .house = "Harbour"};
        const std::string text = good(signedCertificate(certificate, key));
        const auto read = good(readCertificate(text));
        QCOMPARE(read.certificate, certificate);
        QCOMPARE(expiryOf(certificate), dayOf(2027, 2, 28));
        const std::int32_t today = dayOf(2026, 6, 1);
        QCOMPARE(stateOf(read, open, today), CertificateState::Valid);
        const Bytes bytes = *bytesOfBase32(text.substr(9));
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            Bytes changed = bytes;
            changed[i] ^= 1U;
            const auto forged = readCertificate("CUTCARD1:" + base32Of(changed));
            QVERIFY2(!forged || stateOf(*forged, open, today) != CertificateState::Valid,
                     qPrintable(QString::number(i)));
        }
        for (std::size_t size = 0; size < text.size(); ++size)
            QVERIFY(!readCertificate(text.substr(0, size)));
        QVERIFY(!readCertificate(text + "A"));
        QVERIFY(!readCertificate("CUTCARD2:" + text.substr(9)));
        QVERIFY(!readCertificate("CUTCARD1:" + QString::fromStdString(text.substr(9)).toLower().toStdString()));
        // a signature over the same bytes, made for something else
        const std::string message(bytes.begin(), bytes.end() - 64);
        Bytes otherPurpose(message.begin(), message.end());
        const auto wrong = signatureBy(key, entryPrefix, message);
        otherPurpose.insert(otherPurpose.end(), wrong.begin(), wrong.end());
        QCOMPARE(stateOf(good(readCertificate("CUTCARD1:" + base32Of(otherPurpose))), open, today),
                 CertificateState::Forged);
        QCOMPARE(stateOf(read, publicKeyOf(other), today), CertificateState::OtherHouse);
        QCOMPARE(stateOf(good(readCertificate(good(signedCertificate(certificate, other)))), open, today),
                 CertificateState::Forged);
        QCOMPARE(stateOf(read, open, dayOf(2027, 2, 28)), CertificateState::Expired);
        QCOMPARE(stateOf(read, open, dayOf(2026, 1, 30)), CertificateState::NotYet);
        CertificateList list{.day = today, .entries = {{3, "revoked"}}, .keys = {{3, listedAs(read)}}};
        const auto listed = [&](const CertificateList& made, const SecretKey& by) {
            return good(readList(listText(made, by), publicKeyOf(by), "list"));
        };
        QCOMPARE(stateOf(read, open, today,
                         [&] {
                             static CertificateList l;
                             l = listed(list, key);
                             return &l;
                         }()),
                 CertificateState::Revoked);
        // a copied key that uses a number again
        Certificate again = certificate;
        again.name = "Somebody Else";
        const CertificateList known = listed(list, key);
        QCOMPARE(stateOf(good(readCertificate(good(signedCertificate(again, key)))), open, today, &known),
                 CertificateState::NotOnList);
        QVERIFY(!readList(listText(list, other), open, "list"));
        const std::string signedText = listText(list, key);
        for (std::size_t i = 0; i < signedText.size(); ++i) {
            std::string changed = signedText;
            changed[i] = static_cast<char>(changed[i] ^ 1);
            QVERIFY(!readList(changed, open, "list"));
        }
        // the old key: on the new one's list, and off it
        CertificateList newList{.day = today, .entries = {{3, "issued"}}, .keys = {{3, listedAs(read)}}};
        const PublicKey next = publicKeyOf(other);
        const CertificateList on = listed(newList, other);
        QCOMPARE(stateOf(read, next, today, &on, &open), CertificateState::Valid);
        QCOMPARE(stateOf(read, next, today, nullptr, &open), CertificateState::NotOnList);
        newList.entries.clear();
        const CertificateList off = listed(newList, other);
        QCOMPARE(stateOf(read, next, today, &off, &open), CertificateState::NotOnList);
    }

    /// Proof 4: neither a restart nor a deleted database gives another form; a retake has the next.
    void theFormIsAFunctionOfWhoAndHowOften()
    {
        House house;
        const Unlocked who = house.unlock();
        const Blueprint blueprint = good(house.academy->blueprints().one(house.blueprint)).blueprint;
        const auto forms = good(house.academy->blueprints().formsOf(house.blueprint, who.formKey()));
        const auto draw = [&](const Unlocked& by, int attempt) {
            return good(drawForm(by.formKey(), {house.blueprint, house.candidate, attempt}, blueprint, forms));
        };
        const auto first = draw(who, 1);
        QCOMPARE(commitmentOf(draw(who, 1)), commitmentOf(first));
        QCOMPARE(draw(who, 2).form, (first.form + 1) % formCount);
        QVERIFY(commitmentOf(draw(who, 4)) != commitmentOf(first)); // the form again, with other figures
        const std::string paper = Signers::paperKeyOf(who);
        const std::string roster = rosterText(good(house.academy->people().all()));
        // one letter that is another makes no other house
        for (std::size_t at = 0; at < paper.size(); ++at) {
            std::string slip = paper;
            slip[at] = slip[at] == 'A' ? 'B' : 'A';
            QVERIFY2(slip == paper || !readPaperKey(slip), slip.c_str());
        }
        std::string turned = paper;
        const std::size_t pair = paper[0] == paper[1] ? 2 : 0;
        std::swap(turned[pair], turned[pair + 1]);
        QVERIFY(turned == paper || !readPaperKey(turned));
        QVERIFY(!readPaperKey(paper.substr(4)) && !readPaperKey(paper + "AAAA") && !readPaperKey(""));
        const auto wrong = readPaperKey("ABCD E?GH");
        QVERIFY(!wrong && wrong.error().expected.find("group 2") != std::string::npos);
        // as the paper has it, and as hands type it
        std::string typed;
        for (std::size_t at = 0; at < paper.size(); ++at) {
            typed += at > 0 && at % 4 == 0 ? " " : "";
            typed += paper[at] == 'O'   ? '0'
                     : paper[at] == 'I' ? '1'
                                        : static_cast<char>(std::tolower(static_cast<unsigned char>(paper[at])));
        }
        QVERIFY(good(readPaperKey(typed)).bytes().size() == keySize);
        // another computer, from the paper and the roster
        QTemporaryDir elsewhere;
        auto again = good(Academy::found(
            elsewhere.path(),
            {.house = "Harbour Card Room", .supervisor = {.name = "Somebody new"}, .cost = cheap, .paperKey = typed},
            "another passphrase"));
        QCOMPARE(again->store().houseKey(), house.academy->store().houseKey());
        std::vector<RosterPerson> back = readRoster(roster, "r", {}).persons();
        good(again->people().addAll(back));
        const std::string newOne = [&] {
            for (const RosterPerson& person : good(again->people().all())) {
                if (person.name == "Somebody new")
                    return person.id;
            }
            return std::string();
        }();
        const Unlocked there = good(again->signers().unlock(newOne, "another passphrase"));
        const std::string digest =
            good(again->blueprints().add(there, shippedBlueprint("league-dealer").toStdString(), "league-dealer"));
        QCOMPARE(digest, house.blueprint);
        const auto record = good(again->attempts().authorise(there, {house.candidate, digest, "2026-12-03", true}));
        const std::string ledger = good(again->ledger().text());
        QVERIFY(ledger.find(hexOf(commitmentOf(first))) != std::string::npos);
        QCOMPARE(record.attempt, 1);
    }

    void anOldDatabaseCopiedBackIsFoundByItsAnchor()
    {
        House house;
        const std::string second = house.addSecond();
        good(house.academy->heads().checkpoint(house.unlock()));
        house.academy.reset();
        const QString file = Store::fileIn(house.folder.path());
        QTemporaryDir copies;
        QVERIFY(QFile::copy(file, copies.filePath("old.db")));
        house.reopen();
        house.authorise();
        house.copyBack(copies.filePath("old.db"));
        // what happened, when, and what to do
        QVERIFY(house.academy->heads().fault() && house.academy->heads().missing());
        QCOMPARE(house.academy->heads().missing()->noted, std::string("2026-12-03T09:00:00.000Z"));
        const Error missing = *house.academy->heads().fault();
        QCOMPARE(missing.place.name, house.stick.filePath("cutcard-anchors.txt").toStdString());
        QVERIFY2(missing.found.find("saved 2026-12-03T09:00:00.000Z, is not in the ledger") != std::string::npos,
                 qPrintable(said(missing)));
        QCOMPARE(missing.refusal, Refusal::AnchorMissing);
        const Unlocked who = house.unlock();
        QVERIFY(!house.academy->attempts().authorise(who, {house.candidate, house.blueprint, "2026-12-03", true}));
        // only a gap that two signed lets anything go on, and it stays in the ledger
        QVERIFY(!house.academy->heads().explainGap(who, "restored from a backup"));
        QVERIFY(!house.academy->heads().explainGap(who, "restored from a backup", &who));
        const Unlocked agrees = house.unlockSecond(second);
        good(house.academy->heads().explainGap(who, "restored from a backup", &agrees));
        QVERIFY(!house.academy->heads().fault() && !house.academy->heads().missing());
        good(house.academy->attempts().authorise(who, {house.candidate, house.blueprint, "2026-12-03", true}));
        QVERIFY(good(house.academy->ledger().text()).find("\"kind\":\"gap\"") != std::string::npos);
    }

    /// A signed decision is as hard to undo as a certificate is to forge: its head lies outside.
    void aRevocationIsNotUndoneByAFileCopiedBack()
    {
        House house;
        const Unlocked who = house.unlock();
        sitAll(*house.sit(house.authorise().number));
        good(grade(*house.academy, 1, who));
        const auto heads = [&] { return bytesOf(house.stick.filePath("cutcard-anchors.txt")).count('\n'); };
        auto noted = heads();
        const auto grows = [&] { return std::exchange(noted, heads()) < noted; };
        good(house.academy->attempts().change(who, 1, AttemptEvent::Confirm));
        QVERIFY(grows());
        good(house.academy->certificates().issue(who, 1, dayOf(2026, 12, 3)));
        house.academy.reset();
        const QString file = Store::fileIn(house.folder.path());
        QTemporaryDir copies;
        QVERIFY(QFile::copy(file, copies.filePath("old.db")));
        house.reopen();
        noted = heads();
        good(house.academy->certificates().revoke(who, 1, "the wrong person"));
        QVERIFY(grows());
        house.copyBack(copies.filePath("old.db"));
        QVERIFY(house.academy->heads().fault() && house.academy->heads().missing());
    }

    /// Proof 6: time is counted, never subtracted; a gap is an interruption.
    void noClockGivesTime()
    {
        House house;
        const auto sitting = house.sit(house.authorise().number);
        QCOMPARE(sitting->secondsLeft(), 45 * 60);
        good(sitting->tick(10'000));
        QCOMPARE(sitting->secondsUsed(), 10);
        good(house.academy->answers().keepTime(1, 0, 3)); // an earlier time changes nothing
        QCOMPARE(good(house.academy->attempts().one(1)).used[0], 10);
        QCOMPARE(good(sitting->tick(-3'600'000)), Sitting::Tick::Counted); // an hour back
        QCOMPARE(sitting->secondsUsed(), 10);
        QCOMPARE(good(sitting->tick(3'600'000)), Sitting::Tick::Gap); // an hour on, or ten minutes asleep
        const AttemptRecord record = good(house.academy->attempts().one(1));
        QCOMPARE(record.state, AttemptState::Interrupted);
        QCOMPARE(record.used[0], 15); // and five for what was not saved
        QVERIFY(!sitting->answer(0, {}));
        const Unlocked who = house.unlock();
        good(house.academy->attempts().resume(who, 1));
        const auto on = house.sit(1);
        QCOMPARE(on->secondsUsed(), 15);
        good(house.academy->attempts().extend(who, 1, 300, "fire bell"));
        good(on->tick(1));
        QCOMPARE(on->secondsLeft(), 45 * 60 + 300 - 15);
    }

    /// Specification 4: duties that were not reached are left out; a table that nobody dealt is no table dealt well.
    void aTableHandedInUndealtCountsAsLeftOut()
    {
        for (const bool interrupted : {false, true}) {
            House house;
            const std::int64_t number = house.authorise().number;
            auto sitting = house.sit(number);
            if (interrupted) {
                sitting.reset();
                good(house.academy->attempts().change(house.unlock(), number, AttemptEvent::Interrupt));
                good(house.academy->attempts().resume(house.unlock(), number));
                sitting = house.sit(number);
            }
            answerAll(*sitting);
            good(sitting->submitPart());
            while (dealOn(*sitting, 50)) {
            }
            while (!sitting->isOver())
                good(sitting->submitPart());
            const Unlocked who = house.unlock();
            const QJsonObject result = good(grade(*house.academy, number, who));
            const QJsonArray tables = result.value("practical").toObject().value("stations").toArray();
            QCOMPARE(tables.at(0).toObject().value("percent").toInt(), 100);
            QCOMPARE(tables.at(1).toObject().value("percent").toInt(-1), 0);
            const int whole = result.value("practical").toObject().value("percent").toInt();
            QVERIFY2(whole > 0 && whole < 80, qPrintable(QString::number(whole)));
            // what the candidate hands in has been seen, whatever was interrupted before
            QCOMPARE(result.value("outcome").toString(), "not-passed");
            QVERIFY(result.value("brokenOff").isNull());
        }
    }

    void atZeroThePartIsHandedInAsItStands()
    {
        House house;
        const auto sitting = house.sit(house.authorise().number);
        good(sitting->answer(0, sitting->form().questions[0].right));
        Sitting::Tick last = Sitting::Tick::Counted;
        for (int i = 0; i < 45 * 60 / 10 && last == Sitting::Tick::Counted; ++i)
            last = good(sitting->tick(10'000));
        QCOMPARE(last, Sitting::Tick::HandedIn);
        QCOMPARE(sitting->part(), 1);
        QVERIFY(!sitting->answer(1, {}));
        QCOMPARE(good(house.academy->attempts().one(1)).part, 1);
    }

    /// Proof 7: neither decks nor forms nor answers lie on the disk in clear.
    void theDiskHoldsNothingThatHelps()
    {
        House house;
        const auto sitting = house.sit(house.authorise().number);
        answerAll(*sitting);
        good(sitting->submitPart());
        dealOn(*sitting, 40);
        QByteArray all;
        for (const char* beside : {"", "-wal"})
            all += bytesOf(Store::fileIn(house.folder.path()) + QLatin1String(beside));
        QVERIFY(all.size() > 10000);
        QVERIFY(all.contains("attempt-opened"));
        for (const Task& question : sitting->form().questions)
            QVERIFY(!all.contains('"' + QByteArray::fromStdString(std::string(question.item->id)) + '"'));
        for (const char* word : {"places", "dealer pitch", "dealer shuffle", "\"k\":", "deck "})
            QVERIFY2(!all.contains(word), word);
        for (const SeatSetup& seat : sitting->session()->setup().seats)
            QVERIFY(!all.contains("seat " + QByteArray::number(seat.seat.number()) + " \""
                                  + QByteArray::fromStdString(seat.name)));
    }

    /// Proof 8: exactly one attempt, whatever is pressed twice.
    void noGhostAttempts()
    {
        House house;
        const Unlocked who = house.unlock();
        const Authorisation asked{house.candidate, house.blueprint, "2026-12-03", true};
        good(house.academy->attempts().authorise(who, asked));
        QVERIFY(!house.academy->attempts().authorise(who, asked));
        QVERIFY(!Academy::open(house.folder.path()));       // a second window
        QVERIFY(!house.academy->attempts().resume(who, 1)); // it is authorised already
        const auto sitting = house.sit(1);
        QVERIFY(!sitting->begin());
        good(sitting->answer(0, {}));
        good(sitting->pause(who, "end"));
        QVERIFY(!sitting->answer(1, {}));
        good(house.academy->attempts().change(who, 1, AttemptEvent::Interrupt));
        good(house.academy->attempts().change(who, 1, AttemptEvent::Submit));
        QVERIFY(!sitting->submitPart());
        QCOMPARE(good(house.academy->attempts().all()).size(), std::size_t{1});
        good(grade(*house.academy, 1, who));
        QVERIFY(!grade(*house.academy, 1, who));
    }

    /// Whoever cheats has had that attempt; that a fire, an illness or a computer takes none from anybody two people
    /// say.
    void aVoidAttemptCountsUnlessTwoSign()
    {
        House house;
        const Unlocked other = house.unlockSecond(house.addSecond());
        const Unlocked who = house.unlock();
        const auto annul = [&](const std::string& day, const std::string& why, const Unlocked* second) {
            setDay(day);
            const auto record =
                good(house.academy->attempts().authorise(who, {house.candidate, house.blueprint, day, true}));
            good(house.academy->attempts().change(who, record.number, AttemptEvent::Annul, why, second));
        };
        const auto opens = [&](const std::string& day) {
            setDay(day);
            return house.academy->attempts().authorise(who, {house.candidate, house.blueprint, day, true}).has_value();
        };
        annul("2026-12-03", "technical: the power went", &other);
        annul("2026-12-03", "misconducts: no group of this name", &other);
        annul("2026-12-03", "candidate: fell ill", &other);
        annul("2026-12-03", "technical: says one alone", nullptr);
        QVERIFY(!opens("2026-12-09")); // and the days between are waited for
        annul("2026-12-10", "misconduct: a script", &other);
        QVERIFY(!opens("2027-12-10")); // two are enough
    }

    void attemptsAreCappedAndVoidOnesCountForTheForm()
    {
        House house;
        const Unlocked other = house.unlockSecond(house.addSecond());
        const Unlocked who = house.unlock();
        const auto end = [&](const std::string& day, AttemptEvent how) {
            setDay(day);
            const auto record =
                good(house.academy->attempts().authorise(who, {house.candidate, house.blueprint, day, true}));
            if (how == AttemptEvent::Annul) {
                good(house.academy->attempts().change(who, record.number, how, "a fire", &other));
                return record.attempt;
            }
            confirmUnsat(house, record.number);
            return record.attempt;
        };
        QVERIFY(!house.academy->attempts().authorise(who, {house.candidate, house.blueprint, "yesterday", true}));
        QVERIFY(!house.academy->attempts().authorise(who, {house.candidate, house.blueprint, "2026-12-03", false}));
        QVERIFY(!house.academy->attempts().authorise(who, {house.supervisor, house.blueprint, "2026-12-03", true}));
        QCOMPARE(end("2026-12-03", AttemptEvent::Annul), 1);
        QCOMPARE(end("2026-12-03", AttemptEvent::Confirm), 2);
        setDay("2026-12-09");
        QVERIFY(!house.academy->attempts().authorise(
            who, {house.candidate, house.blueprint, "2026-12-09", true})); // seven days
        QCOMPARE(end("2026-12-10", AttemptEvent::Confirm), 3);
        setDay("2027-12-10");
        QVERIFY(!house.academy->attempts().authorise(
            who, {house.candidate, house.blueprint, "2027-12-10", true})); // two are enough
        const auto unearned = house.academy->certificates().issue(who, 2, 20000);
        QVERIFY(!unearned);
        QCOMPARE(unearned.error().place.name, std::string("attempt 2"));
        QCOMPARE(unearned.error().found, std::string("not passed"));
        QCOMPARE(keptResult(*house.academy, 9).error().refusal, Refusal::NoSuchAttempt);
    }

    /// What was handed in has been seen, whatever was interrupted afterwards; what was not has not.
    void anInterruptionExcusesOnlyWhatItHid()
    {
        const auto endedAfter = [](int partsHandedIn) {
            House house;
            const std::int64_t number = house.authorise().number;
            const auto sitting = house.sit(number);
            for (int part = 0; part < partsHandedIn; ++part)
                good(sitting->submitPart());
            good(sitting->leave("power cut"));
            const Unlocked who = house.unlock();
            good(house.academy->attempts().change(who, number, AttemptEvent::Submit));
            return good(grade(*house.academy, number, who));
        };
        const QJsonObject inTheory = endedAfter(0);
        QCOMPARE(inTheory.value("outcome").toString(), QString("not-enough-evidence"));
        QCOMPARE(inTheory.value("theory").toObject().value("open").toInt(), 30);
        const QJsonObject atTheTable = endedAfter(1);
        QCOMPARE(atTheTable.value("outcome").toString(), QString("not-passed"));
        QCOMPARE(atTheTable.value("theory").toObject().value("open").toInt(), 0);
        QCOMPARE(atTheTable.value("brokenOff").toInt(), 1);
    }

    void aChangedResultIsNotBelieved()
    {
        House house;
        const Unlocked who = house.unlock();
        good(house.academy->attempts().authorise(who, {house.candidate, house.blueprint, "2026-12-03", true}));
        confirmUnsat(house, 1);
        house.academy.reset();
        const QString sqlite = QStandardPaths::findExecutable(QStringLiteral("sqlite3"));
        QByteArray bytes = bytesOf(Store::fileIn(house.folder.path()));
        bytes.replace("\"outcome\":\"not-enough-evidence\"", "\"outcome\":\"passed\"             ");
        QFile file(Store::fileIn(house.folder.path()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const auto opened = Academy::open(house.folder.path());
        QVERIFY(!opened);
        QVERIFY(opened.error().expected.find("the result of attempt 1") != std::string::npos);
        house.academy = good(Academy::open(house.folder.path(), Academy::Opening::Mend));
        QVERIFY(!keptResult(*house.academy, 1));
        QVERIFY(!house.academy->certificates().issue(who, 1, 20000));
    }

    /// Rows that were edited beside the ledger, by somebody who knows SQL and drops the triggers first.
    void anEditedDatabaseIsFoundAtTheNextStart_data()
    {
        QTest::addColumn<QString>("edit");
        QTest::addColumn<bool>("restored"); // by what the ledger tells
        const std::pair<const char*, const char*> edits[]{
            {"an attempt forgotten, for another form", "DELETE FROM attempt"},
            {"an attempt made void", "UPDATE attempt SET state = 'void'"},
            {"an attempt confirmed", "UPDATE attempt SET state = 'confirmed'"},
            {"minutes given", "UPDATE attempt SET extra = '600,0,0'"},
            {"minutes won back", "UPDATE attempt SET used = '0,0,0'"},
            {"interruptions hidden", "UPDATE attempt SET interruptions = 0"},
            {"an earlier form", "UPDATE attempt SET attempt = 2"},
            {"another's attempt", "UPDATE attempt SET person = 'x'"},
            {"acts taken back", "DELETE FROM answer WHERE row > 10"},
            {"more time for one person", "UPDATE person SET factor = 200 WHERE number = '17'"},
            {"a supervisor who is none", "UPDATE person SET roles = 63 WHERE number = '17'"},
            {"somebody whom nobody added", "INSERT INTO person VALUES ('y', 'Y', '', '', '', 100, 1, 1, '')"},
            {"another house", "UPDATE setting SET value = 'Casino Royal' WHERE name = 'house'"},
            {"no heads outside", "UPDATE setting SET value = '' WHERE name = 'anchors'"},
            {"a certificate that nobody issued", "INSERT INTO certificate VALUES (1, 1, 'x', 'CUTCARD1:', 'issued')"},
            {"an appeal that nobody took down", "INSERT INTO appeal VALUES (1, '2026-12-03', '')"},
            {"a triggerless rating", "INSERT INTO rating VALUES (1, 1, 5)"},
            {"somebody whose row is gone", "DELETE FROM person WHERE number = '17'"},
            {"another proctor, so that the first may judge", "UPDATE attempt SET supervisor = 'x'"},
            {"another day, so that nobody waits", "UPDATE attempt SET opened = '2020-01-01'"},
            {"another name on the certificate", "UPDATE person SET name = 'Somebody Else' WHERE number = '17'"},
            {"heads noted elsewhere", "UPDATE setting SET value = '/tmp' WHERE name = 'anchors'"},
            {"a copied passphrase",
             "INSERT INTO role_wrap SELECT (SELECT id FROM person WHERE number = '17'), operations, "
             "memory, salt, nonce, root, own_salt, own_nonce, own, public FROM role_wrap"},
            {"another's key", "UPDATE role_wrap SET public = x'00'"},
        };
        for (const auto& [name, edit] : edits)
            QTest::newRow(name) << edit << !QByteArray(edit).contains("answer");
        // what the ledger holds only the digest of
        QTest::newRow("an easier exam") << "UPDATE blueprint SET text = replace(text, 'pass = 80', 'pass = 10')"
                                        << false;
        QTest::newRow("longer valid")
            << "UPDATE blueprint SET text = replace(text, 'valid_months = 24', 'valid_months = 60')" << false;
        QTest::newRow("an exam forgotten") << "DELETE FROM blueprint" << false;
        QTest::newRow("a reason that is gone") << "DELETE FROM reason" << false;
        QTest::newRow("another reason") << "UPDATE reason SET text = 'no reason at all'" << false;
    }
    void anEditedDatabaseIsFoundAtTheNextStart()
    {
        QFETCH(const QString, edit);
        QFETCH(const bool, restored);
        House house;
        const auto sitting = house.sit(house.authorise().number);
        answerAll(*sitting);
        good(sitting->tick(10'000));
        good(sitting->leave("lunch"));
        good(house.academy->attempts().extend(house.unlock(), 1, 60, "fire bell"));
        const auto before = rowsOf(*house.academy);
        house.academy.reset();
        {
            const Connection raw(Store::fileIn(house.folder.path()));
            for (const char* table : {"ledger", "answer", "result", "rating", "rescored"}) {
                for (const char* what : {"update", "delete"})
                    good(raw.runAll({QStringLiteral("DROP TRIGGER %1_no_%2").arg(table, what)}));
            }
            good(raw.runAll({edit}));
        }
        const auto opened = Academy::open(house.folder.path());
        QVERIFY(!opened);
        QCOMPARE(opened.error().cause, Cause::Damaged);
        QVERIFY(!Academy::rebuild(house.folder.path(), house.supervisor, "not the passphrase", house.stick.path()));
        QVERIFY(!Academy::open(house.folder.path())); // and nothing was changed
        const auto rebuilt = Academy::rebuild(house.folder.path(), "J. Lindqvist", passphrase, house.stick.path());
        QCOMPARE(rebuilt.has_value(), restored);
        if (!restored)
            return;
        QVERIFY(!rebuilt->rows.empty());
        house.reopen();
        QCOMPARE(rowsOf(*house.academy), before);
        QVERIFY(good(house.academy->ledger().text()).find("\"kind\":\"rebuilt\"") != std::string::npos);
        QVERIFY(!house.academy->attempts().change(1, AttemptEvent::Begin)); // only a supervisor lets it go on
    }

    /// What lies in disorder between the rows is read by nobody until it is too late: no exam is opened on it.
    void aPageInDisorderIsRefusedAtTheStart()
    {
        House house;
        good(house.academy->heads().checkpoint(house.unlock()));
        const QString file = Store::fileIn(house.folder.path());
        house.academy.reset();
        const QByteArray whole = bytesOf(file);
        constexpr int pageSizeAt = 16;
        constexpr char leafOfAnIndex = 0x0a;
        constexpr int cellsAt = 3;
        const auto page = static_cast<quint8>(whole[pageSizeAt]) * 256 + static_cast<quint8>(whole[pageSizeAt + 1]);
        QVERIFY(page >= 512);
        int tried = 0;
        for (qsizetype at = page; at < whole.size(); at += page) {
            if (whole[at] != leafOfAnIndex)
                continue;
            ++tried;
            QByteArray damaged = whole;
            damaged[at + cellsAt + 1] = static_cast<char>(damaged[at + cellsAt + 1] ^ 5);
            written(file, damaged);
            const auto opened = Academy::open(house.folder.path());
            QVERIFY(!opened);
            QCOMPARE(opened.error().place.name, file.toStdString());
            QCOMPARE(bytesOf(file), damaged); // and nothing was changed
        }
        QVERIFY(tried > 0);
        written(file, whole);
        house.reopen();
    }

    /// Nothing is put back where nothing is missing; a result that is gone is worked out again, to the very byte.
    void rebuildingGivesTheSameRows()
    {
        House house;
        const std::int64_t number = house.authorise().number;
        sitAll(*house.sit(number), 2);
        const Unlocked who = house.unlock();
        good(house.academy->answers().rate(house.unlock(), number, 1, 4));
        good(grade(*house.academy, number, who));
        const std::string result = good(house.academy->results().of(number))->text;
        good(house.academy->attempts().change(who, number, AttemptEvent::Confirm));
        good(house.academy->certificates().issue(who, number, dayOf(2026, 12, 3)));
        const auto before = rowsOf(*house.academy);
        const auto rebuild = [&] {
            house.academy.reset();
            return good(Academy::rebuild(house.folder.path(), house.supervisor, passphrase));
        };
        const Rebuilt nothing = rebuild();
        QVERIFY(nothing.rows.empty() && nothing.results.empty());
        house.reopen();
        QCOMPARE(rowsOf(*house.academy), before);
        house.academy.reset();
        {
            const Connection raw(Store::fileIn(house.folder.path()));
            good(raw.runAll({"DROP TRIGGER result_no_delete", "DROP TRIGGER rating_no_update", "DELETE FROM result",
                             "UPDATE rating SET value = 5", "UPDATE certificate SET state = 'revoked'"}));
        }
        const Rebuilt some = rebuild();
        QCOMPARE(some.rows.size(), std::size_t{2});
        QCOMPARE(some.results, std::vector<std::int64_t>{number});
        QVERIFY(!Academy::open(house.folder.path())); // a result that is missing is named, not left out
        house.academy = good(Academy::open(house.folder.path(), Academy::Opening::Mend));
        QCOMPARE(rowsOf(*house.academy), before);
        QVERIFY(!keptResult(*house.academy, number));
        good(gradeAgain(*house.academy, number, house.unlock()));
        QCOMPARE(good(house.academy->results().of(number))->text, result);
        QVERIFY(!house.academy->results().restore(number, R"({"outcome":"passed"})"));
        house.academy.reset();
        {
            // the triggers are there again
            const Connection raw(Store::fileIn(house.folder.path()));
            QVERIFY(!raw.runAll({"DELETE FROM result"}));
        }
    }

    /// What is short, common or soon guessed opens a house to whoever has its files.
    void aPassphraseThatIsSoonGuessedIsRefused()
    {
        for (const char* weak : {"",
                                 "seven 7",
                                 "password",
                                 "Password",
                                 "p4ssw0rd",
                                 "PASSWORD123!",
                                 "aaaaaaaa",
                                 "        ",
                                 "12345678",
                                 "87654321",
                                 "qwertyui",
                                 "poiuytrewq",
                                 "asdfghjkl",
                                 "qwertyuiopasdfghjkl",
                                 "abcdefghijkl",
                                 "abcabcabcabc",
                                 "xk9xk9xk9xk9",
                                 "sunshine",
                                 "sunshine1",
                                 "summer2024",
                                 "dragon12",
                                 "iloveyou2",
                                 "monkeydragon",
                                 "trustno1trustno1",
                                 "\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4\xc3\xa4"}) {
            const auto checked = checkPassphrase(weak);
            QVERIFY2(!checked, weak);
            QVERIFY2(houseErrorText(checked.error()), weak);
        }
        for (const char* strong : {"a good passphrase", "vmq7kzpw", "Tr0ub4dor&3", "correct horse battery staple",
                                   "kleine Brücke am Wehr", "тихая река у моста"})
            QVERIFY2(checkPassphrase(strong), strong);
    }

    /// A file as it stands and the same exam as the window writes it are one revision.
    void anExamHasOneDigestByFileAndByWindow()
    {
        House house;
        const Unlocked who = house.unlock();
        const std::string text = shippedBlueprint("league-dealer").toStdString();
        const Blueprint blueprint = good(readBlueprint(text, "league-dealer"));
        QVERIFY(text != blueprintText(blueprint));
        QCOMPARE(good(house.academy->blueprints().add(who, blueprintText(blueprint), "shown")), house.blueprint);
        QCOMPARE(good(house.academy->blueprints().add(who, "# ours\n" + text, "ours")), house.blueprint);
        QCOMPARE(good(house.academy->blueprints().all()).size(), std::size_t(1));
    }

    /// Where a blueprint asks for it, nobody confirms what they graded themselves.
    void fourEyesAreTwoPeoples()
    {
        House house;
        const Unlocked who = house.unlock();
        const std::string second = good(house.academy->people().add({.name = "A. Second"}));
        RosterPerson other = *good(house.academy->people().one(second));
        other.roles |= roleSet(Role::Supervisor);
        good(house.academy->people().change(who, other));
        good(house.academy->signers().enrol(who, second, "another passphrase", cheap));
        std::string text = shippedBlueprint("league-dealer").toStdString();
        text.insert(text.find("valid_months"), "four_eyes = true\n");
        house.blueprint = good(house.academy->blueprints().add(who, text, "ours"));
        const std::int64_t number = house.authorise().number;
        sitAll(*house.sit(number));
        good(grade(*house.academy, number, who));
        const auto alone = house.academy->attempts().change(who, number, AttemptEvent::Confirm);
        QVERIFY(!alone);
        QCOMPARE(alone.error().cause, Cause::NotAllowed);
        QVERIFY(!house.academy->certificates().issue(who, number, 20000));
        const Unlocked assessor = good(house.academy->signers().unlock(second, "another passphrase"));
        good(house.academy->attempts().change(assessor, number, AttemptEvent::Confirm));
        good(house.academy->certificates().issue(who, number, 20000));
        house.reopen();
        // entries that one person wrote past the program are found
        const std::int64_t again = 2;
        setDay("2027-12-03");
        good(house.academy->attempts().authorise(house.unlock(),
                                                 {house.candidate, house.blueprint, "2027-12-03", true}));
        sitAll(*house.sit(again));
        good(grade(*house.academy, again, house.unlock()));
        const LedgerHead head = house.academy->store().head();
        const Unlocked forger = house.unlock();
        house.academy.reset();
        {
            const Connection raw(Store::fileIn(house.folder.path()));
            const std::string line = ledgerLine(
                head, "s", {.kind = "confirmed", .actor = house.supervisor, .time = "t", .body = "\"attempt\":2"},
                {&forger.personal});
            good(
                raw.run("INSERT INTO ledger VALUES (?, ?)", {qlonglong(head.count + 1), QString::fromStdString(line)}));
            good(raw.runAll({"UPDATE attempt SET state = 'confirmed' WHERE number = 2"}));
        }
        const auto opened = Academy::open(house.folder.path());
        QVERIFY(!opened);
        QVERIFY2(opened.error().expected.find("second person") != std::string::npos, qPrintable(said(opened.error())));
    }

    /// A certificate over rules that were revised since, of a blueprint that says so.
    void revisedRulesSupersedeACertificate()
    {
        for (const bool expires : {false, true}) {
            House house;
            const Unlocked who = house.unlock();
            std::string text = shippedBlueprint("league-dealer").toStdString();
            text.insert(text.find("valid_months"), expires ? "expires_on_revision = true\n" : "");
            house.blueprint = good(house.academy->blueprints().add(who, text, "ours"));
            const std::int64_t number = house.authorise().number;
            sitAll(*house.sit(number));
            good(grade(*house.academy, number, who));
            good(house.academy->attempts().change(who, number, AttemptEvent::Confirm));
            IssuedCertificate issued = good(house.academy->certificates().issue(who, number, dayOf(2026, 12, 3)));
            QCOMPARE(good(house.academy->certificates().standingOf(issued)), std::string("issued"));
            Certificate earlier = good(readCertificate(issued.text)).certificate;
            earlier.rulebooks.fill(7);
            issued.text = good(signedCertificate(earlier, who.houseKey()));
            QCOMPARE(good(house.academy->certificates().standingOf(issued)),
                     std::string(expires ? "superseded" : "issued"));
            house.academy.reset();
            {
                const Connection raw(Store::fileIn(house.folder.path()));
                good(raw.run("UPDATE certificate SET text = ?", {QString::fromStdString(issued.text)}));
            }
            house.reopen();
            const auto list =
                good(readList(good(house.academy->certificates().signedList(house.unlock(), dayOf(2026, 12, 4))),
                              house.academy->store().houseKey(), "l"));
            QCOMPARE(stateOf(good(readCertificate(issued.text)), house.academy->store().houseKey(), dayOf(2026, 12, 5),
                             &list),
                     expires ? CertificateState::Superseded : CertificateState::Valid);
        }
    }

    /// Whoever has no key can chain entries, but none that decides anything.
    void aResultThatNobodySignedIsNoResult()
    {
        House house;
        const Unlocked who = house.unlock();
        good(house.academy->attempts().authorise(who, {house.candidate, house.blueprint, "2026-12-03", true}));
        good(house.academy->attempts().change(who, 1, AttemptEvent::Interrupt));
        good(house.academy->attempts().change(who, 1, AttemptEvent::Submit));
        const LedgerHead head = house.academy->store().head();
        house.academy.reset();
        const std::string forged = R"({"attempt":1,"outcome":"passed"})";
        const std::string digest = hexOf(sha256("cutcard-result-1\n", forged));
        const auto line = [&](const std::string& kind) {
            return QString::fromStdString(
                ledgerLine(head, "0011223344556677",
                           {.kind = kind, .time = "t", .body = "\"attempt\":1,\"result\":\"" + digest + "\""}));
        };
        {
            const Connection raw(Store::fileIn(house.folder.path()));
            good(raw.run("INSERT INTO result VALUES (1, ?, ?)",
                         {QString::fromStdString(forged), QString::fromStdString(digest)}));
            good(raw.runAll({"UPDATE attempt SET state = 'graded'"}));
            good(raw.run("INSERT INTO ledger VALUES (?, ?)", {qlonglong(head.count + 1), line("graded")}));
        }
        const auto opened = Academy::open(house.folder.path());
        QVERIFY(!opened);
        QCOMPARE(opened.error().cause, Cause::MissingValue);
        {
            // as another kind, which needs no signature, it says nothing of a result
            const Connection raw(Store::fileIn(house.folder.path()));
            good(raw.runAll({"DROP TRIGGER ledger_no_update", "UPDATE attempt SET state = 'submitted'"}));
            good(
                raw.run("UPDATE ledger SET line = ? WHERE seq = ?", {line("login-failed"), qlonglong(head.count + 1)}));
        }
        QVERIFY(!Academy::open(house.folder.path()));
        house.academy = good(Academy::open(house.folder.path(), Academy::Opening::Mend));
        QVERIFY(!keptResult(*house.academy, 1));
        QVERIFY(!house.academy->attempts().change(house.unlock(), 1, AttemptEvent::Confirm));
    }

    void nobodyTypesAnOutcome()
    {
        House house;
        const Unlocked who = house.unlock();
        house.authorise();
        good(house.academy->attempts().change(who, 1, AttemptEvent::Interrupt));
        good(house.academy->attempts().change(who, 1, AttemptEvent::Submit));
        QVERIFY(!house.academy->attempts().change(who, 1, AttemptEvent::Grade));   // a result is worked out, not said
        QVERIFY(!house.academy->attempts().change(who, 1, AttemptEvent::Confirm)); // nothing to confirm yet
        good(grade(*house.academy, 1, who));
        QVERIFY(!house.academy->attempts().change(who, 1, AttemptEvent::Overturn));
        QVERIFY(!house.academy->results().keep(who, 1, R"({"outcome":"passed"})"));
        good(house.academy->attempts().change(who, 1, AttemptEvent::Confirm));
        QVERIFY(
            !house.academy->attempts().change(who, 1, AttemptEvent::Annul)); // signed: only an appeal opens it again
        QVERIFY(!house.academy->certificates().issue(who, 1, 20000));
    }

    // by the specification it has none, however many duties there are
    void protectionIsSaidToHaveNoPercentageAndNotTooFewDuties()
    {
        House house;
        const QJsonObject protection{
            {"competency", "protection"}, {"percent", QJsonValue()}, {"needed", 70}, {"duties", 31}, {"faults", 2}};
        const QJsonObject practical{{"percent", 98}, {"pass", 80}, {"competencies", QJsonArray{protection}}};
        const QString sheet = resultText(*house.academy, {{"practical", practical}});
        QVERIFY2(sheet.contains("no percentage (faults lower the total), duties: 31, faults: 2"), qPrintable(sheet));
    }

    void anAppealIsSettledBySomebodyElse()
    {
        House house;
        const Unlocked who = house.unlock();
        const std::string other = house.addSecond();
        const auto sitting = house.sit(house.authorise().number);
        sitAll(*sitting);
        good(grade(*house.academy, 1, who));
        QVERIFY(!house.academy->appeals().open(who, 1, "2026-12-03", "too early"));
        // a paper that nobody has signed says so
        const QString graded = resultText(*house.academy, good(keptResult(*house.academy, 1)));
        QVERIFY2(graded.indexOf("NOT YET CONFIRMED") > 0
                     && graded.indexOf("NOT YET CONFIRMED") < graded.indexOf("\nPassed"),
                 qPrintable(graded));
        good(house.academy->attempts().change(who, 1, AttemptEvent::Confirm));
        QVERIFY(!resultText(*house.academy, good(keptResult(*house.academy, 1))).contains("NOT YET CONFIRMED"));
        const auto issued = good(house.academy->certificates().issue(who, 1, dayOf(2026, 12, 3)));
        std::string today = clockDay();
        setDay("2026-12-18");
        QVERIFY(!house.academy->appeals().open(who, 1, "2026-12-18", "too late"));
        QVERIFY(!house.academy->appeals().open(who, 1, today, "too late, and dated back"));
        // a clock that was set back makes nothing timely that the ledger knows to be late
        setDay("2026-12-10");
        good(house.academy->heads().checkpoint(who));
        setDay("2026-12-03");
        const auto setBack = house.academy->appeals().open(who, 1, today, "dated back by the clock");
        QVERIFY(!setBack && setBack.error().values == std::vector<std::string>{"2026-12-10"});
        setDay("2026-12-10");
        today = clockDay();
        QVERIFY(!house.academy->appeals().close(who, 1, AppealOutcome::Dismissed, "none is open"));
        good(house.academy->appeals().open(who, 1, today, "the fire bell rang"));
        QVERIFY(!house.academy->appeals().open(who, 1, today, "once more"));
        // as soon as there is an assessor with a key, whoever proctored settles nothing
        RosterPerson second = *good(house.academy->people().one(other));
        second.roles |= roleSet(Role::Assessor);
        good(house.academy->people().change(who, second));
        QVERIFY(!house.academy->appeals().close(who, 1, AppealOutcome::Dismissed, "I was right"));
        const Unlocked assessor = house.unlockSecond(other);
        QVERIFY(!house.academy->appeals().close(assessor, 1, AppealOutcome::Rescored, "that is not said, it is done"));
        QVERIFY(!house.academy->heads().explainGap(assessor, "an administrator's"));
        QVERIFY(!house.academy->certificates().revoke(assessor, 1, "an administrator's too, but for an appeal"));
        QVERIFY(!house.academy->appeals().close(assessor, 1, AppealOutcome::Void, "it rang"));
        QVERIFY(!house.academy->appeals().close(assessor, 1, AppealOutcome::Void, "it rang", &assessor));
        good(house.academy->appeals().close(assessor, 1, AppealOutcome::Void, "it rang", &who));
        QCOMPARE(good(house.academy->attempts().one(1)).state, AttemptState::Void);
        QCOMPARE(good(house.academy->certificates().all()).front().state, std::string("revoked"));
        const auto list = good(readList(good(house.academy->certificates().signedList(who, dayOf(2026, 12, 4))),
                                        house.academy->store().houseKey(), "l"));
        QCOMPARE(
            stateOf(good(readCertificate(issued.text)), house.academy->store().houseKey(), dayOf(2026, 12, 5), &list),
            CertificateState::Revoked);
        house.reopen();
        QCOMPARE(good(house.academy->appeals().all()).front().outcome, std::string("void"));
        // the sheet that goes into somebody's papers says so, above what was graded
        const QJsonObject kept = good(keptResult(*house.academy, 1));
        const QString sheet = resultText(*house.academy, kept);
        const qsizetype said = sheet.indexOf("VOID, declared on 2026-12-10 by A. Second and J. Lindqvist");
        QVERIFY2(said > 0 && said < sheet.indexOf("Passed"), qPrintable(sheet));
        QVERIFY2(sheet.contains("Certificate no. 1 was revoked: ") && sheet.contains("Appeal of 2026-12-10 ("),
                 qPrintable(sheet));
        QVERIFY2(sheet.contains("Confirmed by J. Lindqvist"), qPrintable(sheet));
        const QJsonObject printed = printedResult(*house.academy, kept);
        QCOMPARE(printed.value("state").toString(), QString("void"));
        QCOMPARE(printed.value("void").toObject().value("reason").toString(), QString("it rang"));
    }

    void aHeadOfAnotherHouseIsNamedWhereItWasNoted()
    {
        House house;
        House other;
        const auto heads = [](const House& from) {
            return good(readAnchors(bytesOf(from.stick.filePath("cutcard-anchors.txt")).toStdString(), "heads.txt"));
        };
        const std::string text = good(house.academy->ledger().text());
        QVERIFY(verifyLedger(text, "ledger.txt", heads(house)));
        const auto refused = verifyLedger(text, "ledger.txt", heads(other));
        QVERIFY(!refused);
        QCOMPARE(refused.error().place, (Place{.name = "heads.txt", .line = 1}));
    }

    /// What the machine had wrong is put right for all who were asked it, and nobody loses by it.
    void aRescoringTouchesEverybodyAndNobodyLoses()
    {
        House house;
        const Unlocked other = house.unlockSecond(house.addSecond());
        const Unlocked who = house.unlock();
        const auto sitting = house.sit(house.authorise().number);
        const int asked = static_cast<int>(sitting->form().questions.size());
        const int least = (sitting->blueprint().theory.pass * asked + 99) / 100;
        sitAll(*sitting, asked - least + 1); // one question short
        const std::string item(sitting->form().questions.front().item->id);
        const QJsonObject before = good(grade(*house.academy, 1, who));
        QCOMPARE(before.value("outcome").toString(), QString("not-passed"));
        QVERIFY(before.value("borderline").toBool());
        QCOMPARE(good(house.academy->attempts().one(1)).state, AttemptState::Review);
        QVERIFY(!readCorrections({"no-such-question"}, {}));
        QVERIFY(!readCorrections({}, {"no-such-rule"}));
        const Rescoring none = good(rescore(*house.academy, who, {}, "looked at"));
        QVERIFY(none.changed.empty() && none.skipped.empty());
        const auto corrections = good(readCorrections({item}, {}));
        const auto alone = rescore(*house.academy, who, corrections, "two answers are right");
        QVERIFY2(!alone && houseErrorText(alone.error())->contains("A house with one supervisor cannot do this"),
                 alone ? "" : qPrintable(said(alone.error())));
        QCOMPARE(good(keptResult(*house.academy, 1)).value("outcome").toString(), QString("not-passed"));
        const Rescoring done = good(rescore(*house.academy, who, corrections, "two answers are right", &other));
        QCOMPARE(done.changed.size(), std::size_t{1});
        QCOMPARE(done.changed.front().after, std::string("passed"));
        const QJsonObject after = good(keptResult(*house.academy, 1));
        QCOMPARE(after.value("outcome").toString(), QString("passed"));
        QVERIFY(resultText(*house.academy, after).contains(itemText(QString::fromStdString(item))));
        QVERIFY(good(rescore(*house.academy, who, corrections, "again")).changed.empty());
        // what was given for it says nothing of the question: it is analysed as it was answered
        const std::string form = after.value("form").toString().toStdString();
        QCOMPARE(good(answerMatrix(*house.academy, house.blueprint, form)).shareRight(item), 0.0);
        const auto sheetSays = [&](const QString& words) {
            return resultText(*house.academy, good(keptResult(*house.academy, 1))).contains(words);
        };
        QVERIFY(!sheetSays("Confirmed by") && !sheetSays("an assessor has checked it"));
        good(house.academy->attempts().change(who, 1, AttemptEvent::Confirm));
        QVERIFY(sheetSays("Confirmed by J. Lindqvist"));
        good(house.academy->certificates().issue(who, 1, dayOf(2026, 12, 3)));
        // a certificate that rests on it says so in the list; its paper does in the tests of the reports
        QCOMPARE(good(house.academy->results().rescoringsUnder(1)), 1);
        const auto list = good(readList(good(house.academy->certificates().signedList(who, dayOf(2026, 12, 4))),
                                        house.academy->store().houseKey(), "l"));
        QCOMPARE(list.entries.at(1), std::string("issued"));
        QCOMPARE(list.why.at(1), restsOnRescoringWords + std::string("1"));
        QTemporaryDir place;
        const QString evidence = place.filePath("evidence");
        good(writeEvidence(*house.academy, 1, who, evidence));
        QCOMPARE(good(verifyEvidence(evidence, house.academy->store().houseKey())).outcome, std::string("passed"));
        house.reopen();
        QCOMPARE(good(keptResult(*house.academy, 1)).value("outcome").toString(), QString("passed"));
        // a row that was changed after all
        house.academy.reset();
        {
            const Connection raw(Store::fileIn(house.folder.path()));
            good(raw.runAll({"DROP TRIGGER rescored_no_update",
                             "UPDATE rescored SET text = replace(text, '\"form\":', '\"Form\":')"}));
        }
        QVERIFY(!Academy::open(house.folder.path()));
    }

    /// A candidate reads at which hand of which table what was done, what was due and what was left out.
    void theSheetSaysHandByHandWhatWasWrong()
    {
        House house;
        const Unlocked who = house.unlock();
        const auto sitting = house.sit(house.authorise().number);
        good(sitting->focusLost(2000));
        good(sitting->focusLost(61'000));
        answerAll(*sitting);
        good(sitting->submitPart());
        // whatever is done is done twice, and every third act is left out
        int acts = 0;
        for (int i = 0; i < 120 && !sitting->session()->isOver(); ++i) {
            if (good(sitting->playersAct()))
                continue;
            const auto next = idealAct(*sitting->session());
            const auto owed = sitting->session()->procedure().owed();
            const Act act = ++acts % 3 == 0 && owed.size() > 1 ? owed[1].act : *next;
            for (int twice = 0; twice < 2 && sitting->session()->isPossible(act); ++twice)
                good(sitting->act(act));
        }
        while (!sitting->isOver())
            good(sitting->submitPart());
        const QJsonObject result = good(grade(*house.academy, 1, who));
        const QJsonObject practical = result.value("practical").toObject();
        int counted = 0;
        for (const auto& each : practical.value("missed").toArray())
            counted += each.toObject().value("times").toInt();
        int listed = 0;
        int done = 0;
        int omitted = 0;
        for (const auto& station : practical.value("stations").toArray()) {
            for (const auto& hand : station.toObject().value("hands").toArray()) {
                for (const auto& fault : hand.toObject().value("faults").toArray()) {
                    ++listed;
                    done += fault.toObject().contains("done") ? 1 : 0;
                    omitted += fault.toObject().value("fault").toString() == "omitted" ? 1 : 0;
                }
            }
        }
        QVERIFY(counted > 3 && done > 0);
        QCOMPARE(listed, counted);
        const QString sheet = resultText(*house.academy, result);
        QVERIFY2(sheet.contains("    Table 1, hand 1\n") && !sheet.contains("hand 2\n"), qPrintable(sheet));
        QCOMPARE(sheet.count("You did: "), done);
        QCOMPARE(sheet.count("you left out: "), omitted);
        // how long the window was left, and what no dealer can do: said, and never judged
        QVERIFY2(sheet.contains("window was left: 2 (away for 1:03 in total)"), qPrintable(sheet));
        QVERIFY2(sheet.contains("CHECK THIS") && sheet.contains("30 questions were answered in 0 s."),
                 qPrintable(sheet));
    }

    /// Nobody deals more than 300 hands an hour, nor an act in less than 0.3 s: a sheet says both of a table.
    void theSheetFlagsATableThatIsTooFast_data()
    {
        QTest::addColumn<int>("finished");
        QTest::addColumn<int>("acts");
        QTest::addColumn<int>("seconds");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("300 hands an hour") << 2 << 10 << 24 << QByteArray();
        QTest::newRow("more") << 2 << 10 << 23 << QByteArray("The pace was 313 hands an hour.");
        QTest::newRow("0.3 s an act") << 0 << 100 << 30 << QByteArray();
        QTest::newRow("less") << 0 << 100 << 29 << QByteArray("The dealer did 100 acts in 29 s.");
        QTest::newRow("too few to tell") << 0 << 19 << 0 << QByteArray();
    }
    void theSheetFlagsATableThatIsTooFast()
    {
        QFETCH(int, finished);
        QFETCH(int, acts);
        QFETCH(int, seconds);
        QFETCH(QByteArray, said);
        QJsonArray hands;
        for (int hand = 0; hand < 2; ++hand)
            hands.append(QJsonObject{{"finished", hand < finished}, {"acts", acts / 2 + hand * (acts % 2)}});
        const QJsonObject table{{"hands", hands}, {"dealerSeconds", seconds}};
        QString sheet;
        QTextStream out(&sheet);
        addImpossible(out, {{"practical", QJsonObject{{"stations", QJsonArray{table}}}}});
        QVERIFY2(said.isEmpty() ? sheet.isEmpty() : sheet.endsWith("\n    " + said + "\n"), qPrintable(sheet));
    }

    /// What was corrected each time fails nothing, and is said.
    void whatWasCorrectedAgainAndAgainIsOnTheSheet()
    {
        House house;
        const Unlocked who = house.unlock();
        const auto sitting = house.sit(house.authorise().number);
        answerAll(*sitting);
        good(sitting->submitPart());
        // each time the finger goes to the wrong player first
        for (int i = 0; i < 60 && !sitting->session()->isOver(); ++i) {
            if (good(sitting->playersAct()))
                continue;
            const Act next = *idealAct(*sitting->session());
            if (next.verb == Verb::PointTo) {
                Act wrong = next;
                wrong.seat = next.seat == Seat(1) ? Seat(2) : Seat(1);
                good(sitting->act(wrong));
            }
            good(sitting->act(next));
        }
        while (!sitting->isOver())
            good(sitting->submitPart());
        const QJsonObject result = good(grade(*house.academy, 1, who));
        const QStringList mended = mendedTexts(result.value("practical").toObject());
        QVERIFY(!mended.isEmpty());
        const QString sheet = resultText(*house.academy, result);
        for (const QString& each : mended)
            QVERIFY2(sheet.contains(each) && each.startsWith("Corrected again and again: "), qPrintable(sheet));
    }

    /// A ruling that the machine had wrong, at the table.
    void aRuleThatIsNotChargedGivesItsPointsBack()
    {
        House house;
        const Unlocked agrees = house.unlockSecond(house.addSecond());
        const Unlocked who = house.unlock();
        const auto sitting = house.sit(house.authorise().number);
        answerAll(*sitting);
        good(sitting->submitPart());
        // every card is pitched, and whatever else is done, twice
        for (int i = 0; i < 40; ++i) {
            if (good(sitting->playersAct()))
                continue;
            const auto next = idealAct(*sitting->session());
            for (int twice = 0; twice < 2 && sitting->session()->isPossible(*next); ++twice)
                good(sitting->act(*next));
        }
        while (!sitting->isOver())
            good(sitting->submitPart());
        const QJsonObject before = good(grade(*house.academy, 1, who));
        const QJsonArray missed = before.value("practical").toObject().value("missed").toArray();
        QVERIFY(!missed.isEmpty());
        const std::string rule = missed.first().toObject().value("rule").toString().toStdString();
        good(rescore(*house.academy, who, good(readCorrections({}, {rule})), "it is not so", &agrees));
        const QJsonObject after = good(keptResult(*house.academy, 1));
        for (const auto& each : after.value("practical").toObject().value("missed").toArray())
            QVERIFY(each.toObject().value("rule").toString().toStdString() != rule);
    }

    /// Proof 11.
    void erasingSomebodyLeavesTheLedgerWhole()
    {
        House house;
        const Unlocked other = house.unlockSecond(house.addSecond());
        house.authorise();
        const Unlocked who = house.unlock();
        QVERIFY(!house.academy->people().erase(who, house.candidate)); // an exam is open
        good(house.academy->attempts().change(who, 1, AttemptEvent::Annul, "on their own wish"));
        QVERIFY(!house.academy->people().erase(who, house.candidate)); // it counts, and would be known no more
        good(house.academy->people().erase(who, house.candidate, &other));
        house.reopen();
        QVERIFY(good(house.academy->ledger().check()).head().count > 5);
        QByteArray all;
        for (const char* beside : {"", "-wal"})
            all += bytesOf(Store::fileIn(house.folder.path()) + QLatin1String(beside));
        house.academy.reset();
        QVERIFY(!bytesOf(Store::fileIn(house.folder.path())).contains("Maren Okafor"));
    }

    void aHouseIsNeverWithoutAnAdministrator()
    {
        House house;
        const Unlocked who = house.unlock();
        RosterPerson leader = *good(house.academy->people().one(house.supervisor));
        const std::string second = good(house.academy->people().add({.name = "A. Second"}));
        good(house.academy->signers().enrol(who, second, secondPassphrase, cheap));
        // somebody else can sign, and lead nothing
        QVERIFY(!house.academy->signers().withdraw(who, house.supervisor));
        QVERIFY(!house.academy->people().erase(who, house.supervisor));
        leader.roles = roleSet(Role::Supervisor);
        QVERIFY(!house.academy->people().change(who, leader));
        RosterPerson other = *good(house.academy->people().one(second));
        other.timeFactor = 900;
        QVERIFY(!house.academy->people().change(who, other));
        other.timeFactor = 125;
        other.roles |= roleSet(Role::Administrator);
        good(house.academy->people().change(who, other));
        QVERIFY(!house.academy->people().erase(who, house.supervisor)); // who signs is taken the passphrase first
        good(house.academy->signers().withdraw(who, house.supervisor));
        QVERIFY(!house.academy->signers().withdraw(good(house.academy->signers().unlock(second, secondPassphrase)),
                                                   second));
        house.reopen();
        QCOMPARE(good(house.academy->people().one(second))->timeFactor, 125);
    }

    void wrongPassphrasesAndForeignFilesGetOneMessage()
    {
        House house;
        const auto wrong = house.academy->signers().unlock(house.supervisor, "not the passphrase");
        QVERIFY(!wrong);
        QCOMPARE(wrong.error().refusal, Refusal::WrongPassphrase);
        QVERIFY(good(house.academy->ledger().text()).find("login-failed") != std::string::npos);
        QVERIFY(!house.academy->signers().unlock(house.candidate, passphrase));
        const Unlocked who = house.unlock();
        QVERIFY(!house.academy->signers().withdraw(who, house.supervisor)); // nobody would be left
        QTemporaryDir other;
        QFile file(Store::fileIn(other.path()));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("this is no database, whatever its name says. " + QByteArray(5000, 'x'));
        file.close();
        const auto opened = Academy::open(other.path());
        QVERIFY(!opened);
        QCOMPARE(opened.error().cause, Cause::Damaged);
        QVERIFY(!Academy::found(house.folder.path(), {.house = "X", .supervisor = {.name = "Y"}, .cost = cheap},
                                passphrase));
        QTemporaryDir third;
        QVERIFY(!Academy::found(third.path(), {.house = "X", .supervisor = {.name = "Y"}, .cost = cheap}, "short"));
        QVERIFY(!Store::isIn(third.path()));
    }

    /// What spreadsheets make of a roster, in other countries and by other hands, is read or refused with its cause.
    void aRosterIsReadAsSpreadsheetsWriteIt()
    {
        const std::vector<RosterPerson> both{
            {.name = "Ada", .number = "1", .roles = roleSet(Role::Trainee) | roleSet(Role::Assessor)},
            {.name = "Bao", .number = "2"}};
        for (const char* text : {"name,number,roles\nAda,1,trainee assessor\nBao,2,\n",
                                 "Name;NUMBER;Roles\r\nAda;1;Trainee, Assessor\r\nBao;2;\r\n",
                                 "\xef\xbb\xbfNAME\tNumber\tROLES\n Ada \t1\tASSESSOR/trainee\nBao\t2\t\n",
                                 "name, number , roles\nAda, 1,\"trainee; assessor\"\nBao, 2 ,\n"}) {
            const RosterRead read = readRoster(text, "r.csv", {});
            QVERIFY2(!read.firstError(), text);
            QCOMPARE(read.persons(), both);
        }
        const auto refused = [](const char* text, int line, const std::string& found) {
            const auto error = readRoster(text, "r.csv", {{.name = "Ada"}}).firstError();
            return error && error->place.line == line && error->found == found && houseErrorText(*error);
        };
        QVERIFY(refused("name;roles\nBao;trainee dealer\n", 2, "dealer"));
        QVERIFY(refused("name;rolls\nBao;trainee\n", 1, "rolls"));
        QVERIFY(refused("Name;NAME\nBao;Bao\n", 1, "name"));
        // two of one name, whatever capitals or blanks, need a number between them
        QVERIFY(refused("name\nBao\n ADA \n", 3, "ADA"));
        QVERIFY(refused("name\nBao\nbao\n", 3, "bao"));
        const RosterRead marked = readRoster("name;number\nADA;7\nBao;8\n", "r.csv", {{.name = "Ada"}});
        QVERIFY(!marked.firstError() && marked.lines[0].isNamesake && !marked.lines[1].isNamesake);
        // letters that nobody sees would make two people of one
        for (const char* unseen : {"A\u200bda", "Ada\u00ad", "Ad\u2060a", "Ada\u3164", "A\ufeffda", "Ada\u200d"})
            QVERIFY2(readRoster(std::string("name\n") + unseen + "\n", "r.csv", {}).firstError(), unseen);
        QVERIFY(!readRoster("name\nعلی\u200cرضا\n", "r.csv", {}).firstError()); // in Persian it is seen
        House house;
        good(house.academy->people().add({.name = "Ada"}));
        QVERIFY(!house.academy->people().add({.name = "ada"}));
        good(house.academy->people().add({.name = "ada", .number = "7"}));
    }

    void aRosterWithABadLineAddsNobody()
    {
        const RosterRead read =
            readRoster("name,number,time\nAda,1,100\nBao,1,100\n\"Cruz, the 3rd\",3,250\n", "r.csv", {});
        QCOMPARE(read.lines.size(), std::size_t{3});
        QVERIFY(!read.lines[0].error);
        QCOMPARE(read.lines[1].error->place.line, 3);
        QCOMPARE(read.lines[1].error->cause, Cause::Duplicate);
        QCOMPARE(read.lines[2].error->cause, Cause::OutOfRange);
        QCOMPARE(read.firstError()->place.line, 3);
        QVERIFY(readRoster("nome\nAda\n", "r.csv", {}).error);
        QVERIFY(readRoster("", "r.csv", {}).error);
        QVERIFY(readRoster("name\n\"Ada\n", "r.csv", {}).lines[0].error);
        QVERIFY(readRoster("name\n\xff\xfe\n", "r.csv", {}).lines[0].error);
        QCOMPARE(csvField("=1+1"), std::string("'=1+1"));
        const std::vector<RosterPerson> people{
            {.id = std::string(32, 'a'), .name = "Cruz, \"the\" 3rd", .number = "3"}};
        QCOMPARE(readRoster(rosterText(people), "r.csv", {}).persons(), people);
    }

    /// Worked out by hand: 70, 80, 90 have the mean 80 and the deviation 10.
    void meansAndTheirDifferences()
    {
        const MeanOf one = meanOf({70, 80, 90});
        QCOMPARE(one.count, 3);
        QVERIFY(std::abs(one.mean - 80) < 1e-9 && std::abs(*one.error - 10 / std::sqrt(3.0)) < 1e-9);
        const MeanOf other = meanOf({60, 64});
        QVERIFY(std::abs(*other.error - 2) < 1e-9);
        const auto apart = differenceOf(one, other);
        QVERIFY(std::abs(apart->difference - 18) < 1e-9);
        QVERIFY(std::abs(apart->interval - 1.96 * std::sqrt(100.0 / 3 + 4)) < 1e-9);
        QVERIFY(!meanOf({5}).error && !differenceOf(one, meanOf({5})));
        QCOMPARE(meanOf({}), MeanOf{});
    }

    void base32IsReadInOneWayOnly()
    {
        QRandomGenerator random(m_seed);
        for (int size = 0; size < 40; ++size) {
            Bytes bytes;
            for (int i = 0; i < size; ++i)
                bytes.push_back(static_cast<std::uint8_t>(random.bounded(256)));
            QCOMPARE(bytesOfBase32(base32Of(bytes)), std::optional(bytes));
            QCOMPARE(bytesOfHex(hexOf(bytes)), std::optional(bytes));
        }
        QVERIFY(!bytesOfBase32("A"));
        QVERIFY(!bytesOfBase32("AB")); // a bit too many is set
        QVERIFY(!bytesOfHex("AB"));
    }

    /// Over many lines, so that nobody's patience is part of the proof.
    void aLongLedgerIsLookedOver()
    {
        const int count = times("CUTCARD_ENTRIES", 20'000);
        const SecretKey house = SecretKey::random();
        LedgerHead head;
        std::string text;
        const auto add = [&](const LedgerNote& note, const Signer& signer = {}) {
            const std::string line = ledgerLine(head, "0011223344556677", note, signer);
            head = headAfter(head, line);
            text += line + "\n";
        };
        add({.kind = "house-key", .time = "t", .body = "\"public\":\"" + hexOf(publicKeyOf(house)) + "\""}, {&house});
        for (int i = 1; i < count; ++i)
            add({.kind = "focus-lost",
                 .actor = "00112233445566778899aabbccddeeff",
                 .time = "2026-12-03T18:12:00.000Z",
                 .body = "\"attempt\":12,\"row\":" + std::to_string(i)});
        QElapsedTimer timer;
        timer.start();
        const std::clock_t before = std::clock();
        QVERIFY(verifyLedger(text, "l", {}));
        qInfo() << count << "entries in" << timer.elapsed() << "ms, of the processor"
                << (std::clock() - before) * 1000 / CLOCKS_PER_SEC << "ms";
    }

private:
    /// What was on the disk after a kill.
    struct Kept {
        qint64 rows = 0;
        int part = 0;
        int used = 0;
    };

    /// Lets another process sit, kills it at some moment, and looks whether anything is missing; true: it had handed
    /// in.
    static bool isOverAfterAKill(House& house, QRandomGenerator& random, Kept& kept)
    {
        house.reopen();
        if (good(house.academy->attempts().one(1)).state != AttemptState::Interrupted)
            throw std::runtime_error("not interrupted");
        house.academy.reset();
        QProcess process;
        process.start(QCoreApplication::applicationFilePath(), {"tst_academy", "--sit", house.folder.path(), "1"});
        QByteArray output;
        while (!output.contains("begun") && process.waitForReadyRead(60000))
            output += process.readAll();
        const int lines = random.bounded(60);
        while (output.count('\n') < lines && process.waitForReadyRead(60000))
            output += process.readAll();
        process.kill(); // SIGKILL
        process.waitForFinished();
        output += process.readAll();
        const QList<QByteArray> begun = output.left(output.indexOf('\n')).split(' ');
        if (begun.size() < 4 || begun[1].toLongLong() < kept.rows
            || (begun[2].toInt() == kept.part && begun[3].toInt() < kept.used))
            throw std::runtime_error("went on elsewhere than it ended: " + output.toStdString());
        kept.rows = begun[1].toLongLong();
        for (const QByteArray& line : output.split('\n')) {
            if (line.startsWith("ok "))
                kept.rows = std::max(kept.rows, line.mid(3).toLongLong());
        }
        house.reopen();
        const AttemptRecord record = good(house.academy->attempts().one(1));
        if (record.state == AttemptState::Submitted)
            return true;
        const Unlocked who = house.unlock();
        const auto rows = good(house.academy->answers().rows(1, who.attemptKey(1)));
        if (output.contains("over") || record.state != AttemptState::Interrupted
            || static_cast<qint64>(rows.size()) < kept.rows)
            throw std::runtime_error("lost: " + output.toStdString());
        kept.part = record.part;
        kept.used = record.used[static_cast<std::size_t>(std::min(record.part, 2))];
        good(house.academy->ledger().check());
        return false;
    }

    quint32 m_seed = QRandomGenerator::system()->generate();
};

static int runAcademyTest(int argc, char** argv)
{
    if (argc == 4 && qstrcmp(argv[1], "--sit") == 0) {
        const QCoreApplication application(argc, argv);
        return sitForever(QString::fromLocal8Bit(argv[2]), QByteArray(argv[3]).toLongLong());
    }
    if (qEnvironmentVariableIsSet("CUTCARD_KILLS") || qEnvironmentVariableIsSet("CUTCARD_ENTRIES"))
        qputenv("QTEST_FUNCTION_TIMEOUT", "100000000"); // the big proofs take their time
    return runTests<AcademyTest, QCoreApplication>(argc, argv);
}

CUTCARD_TESTS_BY(runAcademyTest)
#include "tst_academy.moc"
