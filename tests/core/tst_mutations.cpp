// SPDX-License-Identifier: GPL-3.0-or-later
// Files that somebody, or a failing disk, has damaged: each is refused with its place and cause, or says what it says.
#include "tests/fuzz/texts.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;

class MutationsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void aDamagedFileIsRefusedOrReadAsWhatItSays_data()
    {
        QTest::addColumn<QByteArray>("word");
        for (const auto& kind : attack::textKinds())
            QTest::newRow(kind.word.data()) << QByteArray(kind.word.data());
    }
    void aDamagedFileIsRefusedOrReadAsWhatItSays()
    {
        QFETCH(const QByteArray, word);
        const auto& kind = attack::textKind(word.toStdString());
        const std::vector<std::string> sound = kind.sound();
        QVERIFY(!sound.empty());
        for (const std::string& text : sound)
            QCOMPARE(kind.broken(text), std::string());
        for (int number = 0; number < attack::attacks(); ++number) {
            const std::string text = attack::damaged(sound, attack::usualSeed, number);
            const std::string what = kind.broken(text);
            QVERIFY2(what.empty(), ("number " + std::to_string(number) + " of seed " + std::to_string(attack::usualSeed)
                                    + ": " + what + '\n' + text)
                                       .c_str());
        }
    }
};

CUTCARD_TESTS(MutationsTest, QCoreApplication)
#include "tst_mutations.moc"
