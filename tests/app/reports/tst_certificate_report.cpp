// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on a certificate's paper.
#include "app/academy/ledger/certificate.h"
#include "app/academy/result/result.h"
#include "app/reports/certificate_report.h"
#include "tests/app/academy/exam_house.h"
#include "tests/support/programs.h"
#include "tests/support/qml_plugin.h"
#include "tests/support/warnings.h"

#include <QTranslator>
#include <QtTest>

using namespace cutcard;

namespace {

/// Which words the program has used: whatever it says is asked for here first.
class UsedWords : public QTranslator
{
public:
    QString translate(const char*, const char* text, const char*, int) const override
    {
        m_used.append(QString::fromUtf8(text));
        return {};
    }
    bool isEmpty() const override { return false; }
    QStringList taken() { return std::exchange(m_used, {}); }

private:
    mutable QStringList m_used;
};

} // namespace

class CertificateReportTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }

    /// S2: whoever reads a certificate sees that the exam was first graded as not passed.
    void thePaperSaysThatItRestsOnARescoring_data()
    {
        QTest::addColumn<bool>("rescored");
        QTest::newRow("passed") << false;
        QTest::newRow("passed after a rescoring") << true;
    }
    void thePaperSaysThatItRestsOnARescoring()
    {
        QFETCH(const bool, rescored);
        House house;
        const Unlocked agrees = house.unlockSecond(house.addSecond());
        const Unlocked who = house.unlock();
        const auto sitting = house.sit(house.authorise().number);
        const int asked = static_cast<int>(sitting->form().questions.size());
        const int most = asked - (sitting->blueprint().theory.pass * asked + 99) / 100;
        sitAll(*sitting, most + (rescored ? 1 : 0)); // one question short
        good(grade(*house.academy, 1, who));
        const auto corrections = good(readCorrections({std::string(sitting->form().questions.front().item->id)}, {}));
        good(rescore(*house.academy, who, corrections, "two answers are right", &agrees));
        good(house.academy->attempts().change(who, 1, AttemptEvent::Confirm));
        good(house.academy->certificates().issue(who, 1, dayOf(2026, 12, 3)));
        UsedWords words;
        QVERIFY(QCoreApplication::installTranslator(&words));
        words.taken();
        good(writeCertificate(*house.academy, 1, house.stick.filePath("certificate.pdf")));
        const QStringList used = words.taken();
        QVERIFY(used.contains("has passed the exam"));
        QCOMPARE(used.contains("First graded as not passed; passed after rescoring, signed by two people. "
                               "Rescorings: %1"),
                 rescored);
    }
};

CUTCARD_TESTS(CertificateReportTest, QGuiApplication)
#include "tst_certificate_report.moc"
