// SPDX-License-Identifier: GPL-3.0-or-later
// The glossary: each term once, in a sentence, and found where a text uses it.
#include "app/words/training/glossary.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <set>

using namespace cutcard;

class GlossaryTest : public QObject
{
    Q_OBJECT

private slots:
    void everyTermHasOneSentence()
    {
        std::set<QString> seen;
        QVERIFY(glossary().size() > 80);
        for (const GlossaryTerm& term : glossary()) {
            QVERIFY2(seen.insert(term.word.toLower()).second, qPrintable(term.word));
            QVERIFY2(term.means.endsWith(QLatin1Char('.')), qPrintable(term.word));
            QVERIFY2(term.means.count(QLatin1String(". ")) == 0, qPrintable(term.word));
            QVERIFY2(term.means.split(QLatin1Char(' ')).size() <= 25, qPrintable(term.word));
        }
    }

    /// A lesson explains what it uses: the word in any form, and the longest term that fits.
    void termsAreFoundInWhateverForm_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("verb") << "Burn the top card: drag it to the muck." << QStringList{"burn", "muck"};
        QTest::newRow("plural") << "Two burns lie there." << QStringList{"burn"};
        QTest::newRow("capital") << "THE RIVER" << QStringList{"the river"};
        QTest::newRow("another sense") << "Turn the cards over and call the floor." << QStringList{"floor"};
        QTest::newRow("longest") << "Build the side pot." << QStringList{"side pot"};
        QTest::newRow("both") << "The main pot, then the pot of the others." << QStringList{"pot", "main pot"};
        QTest::newRow("part of a word") << "Spotless turnstile." << QStringList{};
        QTest::newRow("none") << QString() << QStringList{};
    }
    void termsAreFoundInWhateverForm()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, words);
        QStringList found;
        for (const GlossaryTerm* term : termsIn(text))
            found.append(term->word);
        QCOMPARE(found, words);
    }
};

CUTCARD_TESTS(GlossaryTest, QCoreApplication)
#include "tst_glossary.moc"
