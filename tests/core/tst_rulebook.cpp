// SPDX-License-Identifier: GPL-3.0-or-later
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "core/rules/rulebook.h"
#endif

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

using namespace cutcard;

namespace {

/// Every number of the booklet's digest that a rule has; a rule without an entry would be forgotten.
const char* const leagueNumbers = "ST-1 ST-2 ST-3 ST-4 ST-5 1.2-blinds 1.2-pocket 1.2-flop 1.2-turn 1.2-river 1.2-show "
                                  "1.2-odd 1.3 2.1.1 2.1.1.1 2.1.1.2 "
                                  "2.1.2 2.1.2.1 2.1.2.2 2.1.3 2.1.4 2.1.5 2.2.1 2.2.2 2.2.3 2.2.4 2.2.5 2.2.6 2.3.1 "
                                  "2.3.2 2.3.3 3.1 3.2 3.3 3.4 3.5.1 "
                                  "3.5.1-multi 3.5.2 3.5.3 3.5.4 3.5.4.1 3.6.1 3.6.2 3.7.1 3.7.2 3.7.3 3.7.4 3.7.5 3.8 "
                                  "3.9 3.10 3.11 3.12 3.12.1 3.12.2 "
                                  "3.13.1 3.13.2 3.14.1 3.14.2 3.14.3 3.15 A-Ex1 A-Ex2 A-Ex3 A-Ex4 B-area B-bb B-sb "
                                  "B-burn B-flop B-turn B-river B-hole "
                                  "B-pocket B-live B-nonlive B-muck B-post B-td";

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

    void whatIsNotSimulatedSaysWhy()
    {
        for (const Document document : documents()) {
            for (const RuleEntry& entry : rulebook(document))
                QVERIFY2((qstrlen(entry.reason) > 0) == (entry.standing == Standing::NotSimulated), number(entry));
        }
    }

    void everyNumberOfTheLeagueBookletIsCovered()
    {
        for (const QByteArray& id : QByteArray(leagueNumbers).split(' '))
            QVERIFY2(findRule(Rule::fromText(id.toStdString())) != nullptr, id);
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
            for (const RuleEntry& entry : rulebook(document))
                QVERIFY2(entry.standing != Standing::Judged || cited.contains(number(entry)), number(entry));
        }
    }

    void aRuleThatNoBookHasIsNotFound() { QCOMPARE(findRule(Rule::fromText("9.9.9")), nullptr); }
};

QTEST_APPLESS_MAIN(RulebookTest)
#include "tst_rulebook.moc"
