// SPDX-License-Identifier: GPL-3.0-or-later
// Languages as the programs take them, and what lupdate finds for translators.
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "app/words/languages.h"
#include "app/words/rule_words.h"
#include "core/exam/figures/quiz_item.h"
#include "core/exam/quiz_banks.h"
#include "tests/support/programs.h"
#include "tests/support/warnings.h"
#endif

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTranslator>
#include <QXmlStreamReader>
#include <QtTest>

using namespace cutcard;

namespace {

/// The test's own language, of a single text.
const QString esperanto = QStringLiteral(LANGUAGE_FOLDER);

struct Message {
    QString context;
    QString source;
    bool unfinished = false;
};

QList<Message> messagesOf(const QString& fileName)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("source"))
            messages.append({context, xml.readElementText(), false});
        else if (xml.name() == QLatin1String("translation"))
            messages.last().unfinished = xml.attributes().hasAttribute(QLatin1String("type"));
    }
    return messages;
}

/// Has lupdate look through the sources and what translations/content_texts.py makes of assets/games.
bool updateTranslation(const QString& file, const QStringList& options)
{
    const QString content = file + QStringLiteral(".cpp");
    QProcess texts;
    texts.setStandardOutputFile(content);
    texts.start(QStringLiteral("python3"), {QStringLiteral(SOURCE_FOLDER "/translations/content_texts.py")});
    if (!texts.waitForFinished(120'000) || texts.exitCode() != 0)
        return false;
    QProcess lupdate;
    lupdate.setWorkingDirectory(QStringLiteral(SOURCE_FOLDER));
    lupdate.start(QStringLiteral(LUPDATE), options
                                               + QStringList{"core", "app", "qml", content, "-I", ".", "-no-obsolete",
                                                             "-locations", "none", "-ts", file});
    return lupdate.waitForFinished(120'000) && lupdate.exitCode() == 0;
}

} // namespace

class LanguagesTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }

    void cleanup()
    {
        const auto installed = qApp->findChildren<QTranslator*>();
        qDeleteAll(installed); // a translator takes itself out
        QCOMPARE(QCoreApplication::translate("SeatOnTable", "%n card(s) of %1", nullptr, 1), "1 card(s) of %1");
    }

    void englishIsBuiltIn() { QVERIFY(languages().contains("en")); }

    void englishHasItsPluralForms()
    {
        QVERIFY(installLanguage("en"));
        QCOMPARE(QCoreApplication::translate("SeatOnTable", "%n card(s) of %1", nullptr, 1), "1 card of %1");
        QCOMPARE(QCoreApplication::translate("SeatOnTable", "%n card(s) of %1", nullptr, 2), "2 cards of %1");
    }

    void aLanguageIsTakenByNameAndEnglishWhereItLacksWords()
    {
        QVERIFY(installLanguage("eo", esperanto));
        QCOMPARE(ruleName("LH-board-3"_rule), "La kvara karto");
        QCOMPARE(ruleName("LH-board-4"_rule), "The river");
        QCOMPARE(QCoreApplication::translate("SeatOnTable", "%n card(s) of %1", nullptr, 1), "1 card of %1");
    }

    void aCountrysLanguageIsTheLanguage()
    {
        QVERIFY(installLanguage("eo_001", esperanto));
        QCOMPARE(ruleName("LH-board-3"_rule), "La kvara karto");
    }

    void theSystemsLanguageIsEnglishIfThereIsNoOther()
    {
        QVERIFY(installLanguage({}));
        QCOMPARE(QCoreApplication::translate("SeatOnTable", "%n card(s) of %1", nullptr, 1), "1 card of %1");
    }

    void anUnknownLanguageIsEnglishAndSaysSo()
    {
        for (const char* name : {"tlh", "../en", "Deutsch", "eo"}) {
            QVERIFY2(!installLanguage(name), name);
            QCOMPARE(QCoreApplication::translate("SeatOnTable", "%n card(s) of %1", nullptr, 1), "1 card of %1");
            cleanup();
        }
    }

    void theCommandLinesLanguageIsFound()
    {
        QCOMPARE(languageAsked({"cutcard", "--language", "de"}), "de");
        QCOMPARE(languageAsked({"cutcard", "--demo", "--language=pt_BR"}), "pt_BR");
        QCOMPARE(languageAsked({"cutcard", "--demo"}), QString());
        QCOMPARE(languageAsked({"cutcard", "--language"}), QString());
    }

    void translatorsGetEveryTextOfTheRulebooksAndOfTheQuiz()
    {
        const QTemporaryDir folder;
        QVERIFY(updateTranslation(folder.filePath("cutcard_eo.ts"), {"-target-language", "eo"}));
        QSet<QString> found;
        for (const Message& message : messagesOf(folder.filePath("cutcard_eo.ts")))
            found.insert(message.context + QLatin1Char('|') + message.source);
        const auto hasRule = [&](const char* text) {
            return *text == '\0' || found.contains(QStringLiteral("Rules|") + QString::fromUtf8(text));
        };
        for (const Document document : documents()) {
            QVERIFY2(hasRule(documentTitle(document)), documentTitle(document));
            for (const RuleEntry& entry : rulebook(document)) {
                QVERIFY2(hasRule(entry.title), entry.title);
                QVERIFY2(hasRule(entry.text), entry.text);
                QVERIFY2(hasRule(entry.reason), entry.reason);
            }
        }
        for (const char* text : {"Rules|not simulated", "Words|Pitch a card", "NightWords|Read the statement",
                                 "HouseErrors|%1 has no passphrase here. An administrator can give one.",
                                 "commands|Offer cut…", "commands|Deck", "cutcard::ActComposer|Which pot?"})
            QVERIFY2(found.contains(QString::fromUtf8(text)), text);
        QVERIFY(!found.contains("Words|%1 checks.")); // what the dealer says is English in every language
        for (const Document document : documents()) {
            for (const QuizItem& item : quizBank(document)) {
                QList<const char*> texts{item.question, item.explanation};
                texts.append(QList<const char*>(item.right.begin(), item.right.end()));
                texts.append(QList<const char*>(item.wrong.begin(), item.wrong.end()));
                for (const char* text : texts)
                    QVERIFY2(found.contains(QStringLiteral("Quiz|") + QString::fromUtf8(text)), text);
            }
        }
    }

    /// A class of the namespace asks for its texts with it; lupdate names it so only where it finds the class's header.
    void aClassFindsItsTextsUnderItsWholeName()
    {
        const QTemporaryDir folder;
        QVERIFY(updateTranslation(folder.filePath("cutcard_eo.ts"), {"-target-language", "eo"}));
        QSet<QString> contexts;
        for (const Message& message : messagesOf(folder.filePath("cutcard_eo.ts")))
            contexts.insert(message.context);
        // a page may be called as the class that stands behind it
        QSet<QString> pages;
        for (QDirIterator files(QStringLiteral(SOURCE_FOLDER "/qml"), {"*.qml"}, QDir::Files,
                                QDirIterator::Subdirectories);
             files.hasNext();)
            pages.insert(QFileInfo(files.next()).baseName());
        static const QRegularExpression object("\\n(?:class|struct) (\\w+)[^;{]*\\{\\s*Q_OBJECT");
        int found = 0;
        for (QDirIterator headers(QStringLiteral(SOURCE_FOLDER "/app"), {"*.h"}, QDir::Files,
                                  QDirIterator::Subdirectories);
             headers.hasNext();) {
            QFile header(headers.next());
            QVERIFY(header.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(header.readAll());
            for (auto each = object.globalMatch(text); each.hasNext();) {
                const QString name = each.next().captured(1);
                QVERIFY2(pages.contains(name) || !contexts.contains(name), qPrintable(name));
                found += contexts.contains(QStringLiteral("cutcard::") + name) ? 1 : 0;
            }
        }
        QVERIFY(found > 20);
    }

    void englishHasThePluralFormsOfEveryTextThatNeedsThem()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath("cutcard_en.ts");
        const QString kept = QStringLiteral(SOURCE_FOLDER "/translations/cutcard_en.ts");
        QVERIFY(QFile::copy(kept, file));
        QVERIFY(updateTranslation(file, {"-pluralonly"}));
        const auto messages = messagesOf(file);
        QVERIFY(messages.size() > 5);
        for (const Message& message : messages)
            QVERIFY2(!message.unfinished, qPrintable(message.context + ": " + message.source));
        QCOMPARE(messages.size(), messagesOf(kept).size());
    }
};

CUTCARD_TESTS(LanguagesTest, QCoreApplication)
#include "tst_languages.moc"
