// SPDX-License-Identifier: GPL-3.0-or-later
// How the program speaks: what a machine can hold of it, over every text that lupdate finds in the sources.
// Rules and questions are looked over by `cutcard-cli bank check`.
#include "tests/support/programs.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

namespace {

struct Text {
    QString context;
    QString words;
    bool counted = false; ///< has plural forms, whose English stands in translations/cutcard_en.ts
};

/// What must not be said, and what is said instead; the patterns are of whole words.
struct Banned {
    const char* pattern;
    const char* instead;
};

const QList<Banned> bannedWords{
    {"whoever|whosoever", "say who: the player, the candidate"},
    {"somebody|someone", "a player, a person"},
    {"everybody", "everyone"},
    {"owed", "due"},
    {"put right|puts? it right", "correct"},
    {"telephones?", "phone"},
    {"chairs?", "seat"},
    {"turn(s|ed)? up", "turn over"},
    {"burnt", "burned"},
    {"looks? over|look a .* over", "check"},
    {"not so (many|much)|so many|so much", "that many, that much"},
    {"can't|couldn't|don't|doesn't|isn't", "cannot, could not, do not"},
    {"anew", "again, new"},
    {"till|whilst|thereof|therein|hereby", "plain words"},
    {"(?<!USB |/)stick", "USB stick"},
    {"the ledger's heads?|heads? of the ledger", "checkpoint"},
    // American spelling
    {"\\w*colour\\w*|centre|licences?|practise[sd]?|practising|\\w*authoris\\w*|organis\\w*|recognis\\w*|cheque|"
     "programme",
     "color, center, license, practice, authorize"},
    {"nought", "zero, 0"},
};

/// Texts in which a banned word is right: quoted, printed for scripts, or part of a name.
const QStringList allowed{
    "%1. Owed: %2",                          // `play` prints it, and scripts look for it
    "Owed: %1",                              // so does `night play`
    "“Don't splash”…",                       // what the dealer says at the table
    "“Don't discuss it”…",                   //
    "“Don't show folded”…",                  //
    "Hands can't do that: nothing happened", // `play` prints it, and scripts look for it
    "unclear words (whoever, somebody, out, owed, “What now?”): say who does what", // names the words
};

/// Every text of the sources and of assets/words, as translators get it.
QList<Text> textsOfTheProgram()
{
    const QTemporaryDir folder;
    const QString fileName = folder.filePath(QStringLiteral("all.ts"));
    const QString words = folder.filePath(QStringLiteral("words.cpp"));
    QProcess python;
    python.setStandardOutputFile(words);
    python.start(QStringLiteral("python3"), {QStringLiteral(SOURCE_FOLDER "/translations/content_texts.py"), "words"});
    if (!python.waitForFinished(120'000) || python.exitCode() != 0)
        return {};
    QProcess lupdate;
    lupdate.setWorkingDirectory(QStringLiteral(SOURCE_FOLDER));
    lupdate.start(QStringLiteral(LUPDATE),
                  {"core", "app", "qml", words, "-no-obsolete", "-locations", "none", "-ts", fileName});
    QFile file(fileName);
    if (!lupdate.waitForFinished(120'000) || lupdate.exitCode() != 0 || !file.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&file);
    QList<Text> texts;
    QString context;
    bool counted = false;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.name() == QLatin1String("message"))
            counted = xml.attributes().hasAttribute(QLatin1String("numerus"));
        else if (xml.name() == QLatin1String("source"))
            texts.append({context, xml.readElementText(), counted});
    }
    return texts;
}

/// The sentences of a text: what ends with a full stop, a question mark, a colon or a line.
QStringList sentencesOf(const QString& text)
{
    static const QRegularExpression end("[.?!:;](?=\\s|$)|\n|</?[a-z0-9]+>");
    return text.split(end, Qt::SkipEmptyParts);
}

int wordsIn(const QString& sentence)
{
    static const QRegularExpression word("[\\w%'’-]+");
    int count = 0;
    for (auto each = word.globalMatch(sentence); each.hasNext(); each.next())
        ++count;
    return count;
}

} // namespace

class PlainWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        m_texts = textsOfTheProgram();
        QVERIFY(m_texts.size() > 3000);
    }

    /// Plural forms are the language's, never an s in brackets.
    void noPluralInBrackets()
    {
        each([](const Text& text) { return !text.counted && text.words.contains(QStringLiteral("(s)")); });
    }

    void noDoubledBlanks()
    {
        each([](const Text& text) { return text.words.trimmed().contains(QStringLiteral("  ")); });
    }

    /// A text that begins or ends with a blank or a comma is a piece of a sentence put together elsewhere.
    void noPiecesOfSentences()
    {
        static const QRegularExpression piece("^[\\s,;.·]|\\s$");
        const QStringList separators{", ", "; ", "Passphrase: "};
        each([&](const Text& text) { return piece.match(text.words).hasMatch() && !separators.contains(text.words); });
    }

    void noBannedWords()
    {
        for (const Banned& banned : bannedWords) {
            const QRegularExpression pattern(QStringLiteral("\\b(?:%1)\\b").arg(QLatin1String(banned.pattern)),
                                             QRegularExpression::CaseInsensitiveOption);
            each(
                [&](const Text& text) { return pattern.match(text.words).hasMatch() && !allowed.contains(text.words); },
                banned.instead);
        }
    }

    void noSentenceOfMoreThan35Words()
    {
        each([](const Text& text) {
            const QStringList sentences = sentencesOf(text.words);
            return std::ranges::any_of(sentences, [](const QString& one) { return wordsIn(one) > 35; });
        });
    }

    /// "…" and "–" and “ ” are one character each.
    void noTypewritersMarks()
    {
        each([](const Text& text) {
            return text.words.contains(QStringLiteral("...")) || text.words.contains(QStringLiteral(" - "));
        });
    }

    /// Words of which only one spelling is used.
    void oneSpellingOfEachTerm_data()
    {
        QTest::addColumn<QString>("wrong");
        const auto row = [](const char* right, const char* wrong) { QTest::newRow(right) << QString::fromUtf8(wrong); };
        row("showdown", "show-down|show down");
        row("side pot", "sidepot|side-pot");
        row("head-up: heads-up", "heads up|headsup");
        row("big blind", "big-blind|bigblind");
        row("hole card", "hole-card|pocket card");
        row("sign-in, sign in", "signin");
        row("USB stick", "usb stick|thumb drive|memory stick");
        row("passphrase", "pass phrase|pass-phrase|password");
        row("runout", "run-out|run out");
        row("preflop", "pre-flop");
        row("hand history", "hand-history");
        row("misdeal", "mis-deal");
        row("CSV", "csv");
    }
    void oneSpellingOfEachTerm()
    {
        QFETCH(const QString, wrong);
        const QRegularExpression pattern(QStringLiteral("\\b(?:%1)\\b").arg(wrong));
        each([&](const Text& text) { return pattern.match(text.words).hasMatch() && !text.words.contains("*."); });
    }

    /// An allowance that nothing needs any more is taken away.
    void everyAllowanceIsUsed()
    {
        for (const QString& text : allowed)
            QVERIFY2(std::ranges::any_of(m_texts, [&](const Text& one) { return one.words == text; }),
                     qPrintable(text));
    }

private:
    /// Fails with all texts that are as they should not be.
    void each(auto&& isWrong, const char* instead = "")
    {
        QStringList found;
        for (const Text& text : m_texts) {
            if (isWrong(text))
                found.append(text.context + QStringLiteral(": ") + text.words);
        }
        QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("%1\n%2").arg(QLatin1String(instead), found.join(u'\n'))));
    }

    QList<Text> m_texts;
};

CUTCARD_TESTS(PlainWordsTest, QCoreApplication)
#include "tst_plain_words.moc"
