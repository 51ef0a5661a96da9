// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "core/rules/rulebook.h"
#endif

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

#include <algorithm>
#include <array>

using namespace cutcard;

namespace {

/// Every number of a document's digest, rules and readings: one without an entry would be forgotten.
struct Numbers {
    Document document;
    const char* numbers;
};

// in the documents' order, which is the books' too
const Numbers allNumbers[]{
    {Document::PubLeague,
     "ST-1 ST-2 ST-3 ST-4 ST-5 1.2-blinds 1.2-pocket 1.2-flop 1.2-turn 1.2-river 1.2-show 1.2-odd 1.3 "
     "2.1.1 2.1.1.1 2.1.1.2 2.1.2 2.1.2.1 2.1.2.2 2.1.3 2.1.4 2.1.5 2.2.1 2.2.2 2.2.3 2.2.4 2.2.5 "
     "2.2.6 2.3.1 2.3.2 2.3.3 3.1 3.2 3.3 3.4 3.5.1 3.5.1-multi 3.5.2 3.5.3 3.5.4 3.5.4.1 3.6.1 3.6.2 "
     "3.7.1 3.7.2 3.7.3 3.7.4 3.7.5 3.8 3.9 3.10 3.11 3.12 3.12.1 3.12.2 3.13.1 3.13.2 3.14.1 3.14.2 "
     "3.14.3 3.15 A-Ex1 A-Ex2 A-Ex3 A-Ex4 B-area B-bb B-sb B-burn B-flop B-turn B-river B-hole "
     "B-pocket B-live B-nonlive B-muck B-post B-td "
     "PA-6 PA-10 PA-11 PA-12 PA-13 PA-14 PA-15 PA-16 PA-17 PA-18 PA-20 "
     "PA-21 PA-22 PA-23 PA-24 PA-25 PA-26 PA-27 PA-30 PA-31 PA-35 PA-36 PA-39"},
    {Document::LimitHoldem,
     "LH-setup-1 LH-setup-2 LH-setup-3 LH-setup-4 LH-setup-5 LH-setup-6 LH-setup-7 LH-setup-8 "
     "LH-bet-1 LH-bet-2 LH-bet-3 LH-bet-4 LH-bet-5 LH-bet-6 LH-bet-7 LH-bet-8 LH-bet-9 LH-board-1 "
     "LH-board-2 LH-board-3 LH-board-4 LH-show-1 LH-show-2 LH-show-3 LH-sidepot-1 LH-sidepot-2 "
     "LH-sidepot-3 LH-sidepot-4 LH-sidepot-5 LH-sidepot-6 LH-sidepot-7 LH-def-round LH-def-blind "
     "LH-def-call LH-def-main LH-def-pot LH-def-raise LH-def-fold LH-def-check LH-def-cap LH-cond-1 "
     "LH-cond-2 LH-cond-3 LH-cond-4 LH-cond-5 LH-cond-6 LA-1 LA-2 LA-3 LA-4 LA-5 LA-6 LA-7 LA-8 LA-9 "
     "LA-10 LA-11 LA-12 LA-13 LA-14 LA-15 LA-16 LA-17 LA-18 LA-19 LA-20 LA-21 LA-22 LA-23 LA-24 LA-25 "
     "LA-26 LA-27 LA-28 LA-29 LA-30 LA-31"},
};

/// Documents of which no game is dealt yet: their rules are judged as soon as it is.
constexpr std::array notDealtYet{Document::LimitHoldem};

/// All citations in the sources of a folder.
QSet<QByteArray> citationsIn(const QString& folder)
{
    static const QRegularExpression citation("\"([A-Za-z0-9.-]+)\"_rule");
    QSet<QByteArray> found;
    QDirIterator files(QStringLiteral(SOURCE_FOLDER "/") + folder, {"*.cpp", "*.h"}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            continue;
        auto matches = citation.globalMatch(QString::fromUtf8(file.readAll()));
        while (matches.hasNext())
            found.insert(matches.next().captured(1).toUtf8());
    }
    return found;
}

QByteArray number(const RuleEntry& entry)
{
    return {entry.rule.id().data(), static_cast<qsizetype>(entry.rule.id().size())};
}

} // namespace

class RulebookTest : public QObject
{
    Q_OBJECT

private slots:
    void everyRuleHasItsNumberOnceATitleAndAText()
    {
        QSet<QByteArray> seen;
        for (const Document document : documents()) {
            for (const RuleEntry& entry : rulebook(document)) {
                QVERIFY2(!seen.contains(number(entry)), number(entry));
                seen.insert(number(entry));
                QVERIFY2(qstrlen(entry.title) > 2 && qstrlen(entry.text) > 10, number(entry));
                QCOMPARE(findRule(entry.rule), &entry);
            }
        }
    }

    void whatIsNotJudgedSaysWhy()
    {
        for (const Document document : documents()) {
            for (const RuleEntry& entry : rulebook(document)) {
                const bool hasReason = qstrlen(entry.reason) > 0;
                if (document != Document::PubLeague || entry.standing != Standing::Explained)
                    QVERIFY2(hasReason == (entry.standing != Standing::Judged), number(entry));
            }
        }
    }

    void everyNumberOfADigestIsCoveredAndNoOtherIsThere()
    {
        for (const Numbers& expected : allNumbers) {
            QByteArrayList found;
            for (const RuleEntry& entry : rulebook(expected.document))
                found.append(number(entry));
            QCOMPARE(found.join(' '), QByteArray(expected.numbers));
        }
    }

    void everyCitationOfTheGamesNamesARule()
    {
        for (const char* folder : {"core/games", "core/judge", "core/session"}) {
            for (const QByteArray& id : citationsIn(folder))
                QVERIFY2(findRule(Rule::fromText(id.toStdString())) != nullptr, id);
        }
    }

    void everyRuleSaidToBeJudgedIsCitedByTheGames()
    {
        const auto cited = citationsIn("core/games") + citationsIn("core/judge");
        QVERIFY(cited.size() > 30);
        for (const Document document : documents()) {
            if (std::ranges::find(notDealtYet, document) != notDealtYet.end())
                continue;
            for (const RuleEntry& entry : rulebook(document))
                QVERIFY2(entry.standing != Standing::Judged || cited.contains(number(entry)), number(entry));
        }
    }

    void aRuleThatNoBookHasIsNotFound() { QCOMPARE(findRule(Rule::fromText("9.9.9")), nullptr); }
};

QTEST_APPLESS_MAIN(RulebookTest)
#include "tst_rulebook.moc"
