// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of fault in rules and questions, put in and found, each said with its file, line and item.
#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "core/exam/bank_check.h"
#include "tests/support/programs.h"
#endif

#include <QtTest>

using namespace cutcard;

namespace {

const std::string ours = "league/questions/ours.toml";
const std::string rules = "league/rules.toml";

/// A house's own questions as they should be.
const std::string good = R"([[question]]
id = "ZQ-1"
kind = "choice"
competency = "pots"
difficulty = "basic"
rules = ["3.7.3"]
idea = "ours-main-pot"
enemies = ["ZQ-2"]
ask = "Three players are in, one of them all-in. Who can win the main pot?"
right = ["Each of the three"]
wrong = ["The two with chips", "The last raiser"]
because = "All of them paid into it, see 3.7.3."

[[question]]
id = "ZQ-2"
kind = "amount"
competency = "pots"
difficulty = "basic"
rules = ["3.7.3"]
idea = "ours-main-pot"
enemies = ["ZQ-1"]
figures = "potOfThree"
ask = "The blinds are %1 and %2, three players paid a raise to %3. How much is in the pot?"
because = "Three times the raise."
)";

std::string changed(std::string text, const std::string& before, const std::string& after)
{
    const std::size_t at = text.find(before);
    return at == std::string::npos ? std::string() : text.replace(at, before.size(), after);
}

QByteArray said(const std::vector<Error>& faults)
{
    QByteArray text;
    for (const Error& each : faults) {
        const std::string field = each.place.field.empty() ? std::string() : each.place.field + ": ";
        text += QByteArray::fromStdString(each.place.name + ":" + std::to_string(each.place.line) + ": " + field
                                          + each.expected + " / " + each.found + "\n");
    }
    return text;
}

} // namespace

class BankCheckTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsBuiltInHasNoFault() { QCOMPARE(said(contentFaults(Content::builtIn())), QByteArray()); }

    void aHousesOwnQuestionsHaveNone()
    {
        QCOMPARE(said(contentFaults(Content::builtIn().with({{ours, good}}))), QByteArray());
    }

    void everyFaultInAQuestionIsFound_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("found");
        const auto row = [](const char* name, const char* before, const char* after, const char* found) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after) << QByteArray(found);
        };
        row("no toml", "idea = \"ours-main-pot\"", "idea = ours", ":7: ");
        row("text left open", "because = \"All of them paid into it, see 3.7.3.\"", "because = \"\"\"All of them.",
            ":12: TOML / three quotation marks that are never closed");
        row("key unknown", "because", "beause", ":12: ZQ-1: ");
        row("key missing", "because = \"Three times the raise.\"", "", ":14: ZQ-2, because / ");
        row("key of another kind", "[\"Each of the three\"]", "\"Each of the three\"", ":10: ZQ-1, right: [");
        row("kind unknown", "\"choice\"", "\"choose\"", ":3: ZQ-1, kind: choice|");
        row("difficulty unknown", "\"basic\"", "\"easy\"", ":5: ZQ-1, difficulty: basic|");
        row("competency unknown", "\"pots\"", "\"pot\"", ":4: ZQ-1, competency: deck|");
        row("competency of another document", "\"pots\"", "\"figures\"", ":1: ZQ-1, competency: one of the document's");
        row("rule unknown", "[\"3.7.3\"]", "[\"3.7.9\"]", ":1: ZQ-1, rules: one of the same document / 3.7.9");
        row("rule of another document", "[\"3.7.3\"]", "[\"LH-bet-1\"]", ":1: ZQ-1, rules: one of the same document");
        row("rule named in a text unknown", "see 3.7.3", "see 3.7.9", ":1: ZQ-1: a rule that there is / 3.7.9");
        row("our rule named in a text unknown", "paid into it", "paid into it, as PA-99 says",
            ":1: ZQ-1: a rule that there is / PA-99");
        row("generator unknown", "potOfThree", "potOfFour",
            ":22: ZQ-2, figures: figures that the program can draw / potOfFour");
        row("enemy unknown", "[\"ZQ-2\"]", "[\"ZQ-2\", \"ZQ-9\"]", ":1: ZQ-1, enemies: another question / ZQ-9");
        row("enemy of itself", "[\"ZQ-2\"]", "[\"ZQ-2\", \"ZQ-1\"]", ":1: ZQ-1, enemies: another question / ZQ-1");
        row("enemy that does not know", "[\"ZQ-2\"]", "[\"ZQ-2\", \"PQ-1\"]", ":1: ZQ-1, enemies: PQ-1");
        row("enemy twice", "[\"ZQ-2\"]", "[\"ZQ-2\", \"ZQ-2\"]", ":1: ZQ-1, enemies: each once / ZQ-2");
        row("one idea and no enemies", "enemies = [\"ZQ-2\"]", "", ":1: ZQ-1, enemies: the others of its idea / ZQ-2");
        row("idea of another document", "\"ours-main-pot\"", "\"practice-own-mistake\"",
            ", idea: of no other document");
        row("place without a figure", "raise to %3", "raise to %3 and %4",
            ":14: ZQ-2: a figure for each place in its texts / %4");
        row("place without figures", "Three players are in", "%1 players are in",
            ":1: ZQ-1: a figure for each place in its texts / %1");
        row("answers alike", "The last raiser", "The two with chips", ":1: ZQ-1: each answer once");
        row("under three answers", ", \"The last raiser\"", "",
            "ZQ-1: a right and a wrong answer, and three together / 2");
        row("id twice", "ZQ-2\"\nkind", "ZQ-1\"\nkind", ":14: each id once / ZQ-1");
        row("id of the program", "\"ZQ-1\"\n", "\"PQ-1\"\n", "each id once / PQ-1");
        row("prefix of the program", "\"ZQ-1\"\n", "\"PQ-999\"\n", ":1: PQ-999: a prefix of your own / PQ");
        row("id that can't be one", "\"ZQ-1\"\n", "\"ZQ 1\"\n", ":1: id: letters, digits, dots and dashes / ZQ 1");
        row("question twice", "Three players are in, one of them all-in. Who can win the main pot?",
            "The blinds are %1 and %2, three players paid a raise to %3. How much is in the pot?",
            ":14: ZQ-2: each question once");
        row("document unknown", "pots", "pots", "");
        row("too many wrong", "\"The last raiser\"", "\"1\", \"2\", \"3\", \"4\", \"5\"",
            ":11: ZQ-1, wrong: 5 at most / 6");
    }

    void everyFaultInAQuestionIsFound()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QByteArray, found);
        if (found.isEmpty()) {
            const auto faults = contentFaults(Content::builtIn().with({{"leage/questions/ours.toml", good}}));
            QVERIFY2(said(faults).contains("league|limit|"), said(faults));
            return;
        }
        const std::string text = changed(good, before.toStdString(), after.toStdString());
        QVERIFY2(!text.empty(), "what is to be changed is not there");
        const QByteArray faults = said(contentFaults(Content::builtIn().with({{ours, text}})));
        QVERIFY2(faults.contains(found) && faults.contains("league/questions/ours.toml"), faults);
    }

    void everyFaultInARuleIsFound_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<QByteArray>("found");
        const auto row = [](const char* name, const char* before, const char* after, const char* found) {
            QTest::newRow(name) << QByteArray(before) << QByteArray(after) << QByteArray(found);
        };
        row("number twice", "number = \"ST-2\"", "number = \"ST-1\"", "each rule once / ST-1");
        row("reason unknown", "why = \"definition\"", "why = \"defined\"", "why: a word of reasons.toml / defined");
        row("reason missing", "why = \"definition\"", "", "why or reason, one of them");
        row("reason of a judged rule", "title = \"Opening statement\"\ntext",
            "title = \"Opening statement\"\nwhy = \"house\"\ntext", "ST-1, why: only with");
        row("standing unknown", "standing = \"explained\"", "standing = \"exempt\"", "standing: judged|explained");
        row("number that can't be one", "number = \"ST-2\"", "number = \"ST 2\"", "number: letters, digits");
        row("a rule that the program cites is gone", "number = \"3.7.3\"", "number = \"3.7.33\"",
            "a rule that the program cites: 3.7.3");
        row("rule named in a text unknown", "Judged under 3.3.", "Judged under 3.33.",
            "ST-4: a rule that there is / 3.33");
        row("word of another document", "word = \"league\"", "word = \"limit\"", "document.word: league / limit");
        row("competency unknown", "    \"deck\",", "    \"decks\",",
            "competencies: one that a question can have / decks");
    }

    void everyFaultInARuleIsFound()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QFETCH(QByteArray, found);
        const std::string text =
            changed(Content::builtIn().find(rules)->text, before.toStdString(), after.toStdString());
        QVERIFY2(!text.empty(), "what is to be changed is not there");
        const QByteArray faults = said(contentFaults(Content::builtIn().with({{rules, text}})));
        QVERIFY2(faults.contains(found), faults);
    }

    void theReportLooksAtOnesOwnAlone()
    {
        const auto all = bankReport(Content::builtIn());
        QCOMPARE(all.size(), static_cast<std::size_t>(bankRemarkCount));
        QVERIFY(all.front().of > 400);
        const std::string longer =
            changed(good, "Each of the three", "Each of the three, since every one paid into it");
        const auto own = bankReport(Content::builtIn().with({{ours, longer}}));
        for (const BankRemark remark : {BankRemark::LongOption, BankRemark::RightIsLonger, BankRemark::OddClause}) {
            const RemarkedItems& row = own[static_cast<std::size_t>(remark)];
            QCOMPARE(row.of, 1);
            QCOMPARE(row.where, std::vector<std::string>{"ZQ-1"});
        }
    }
};

CUTCARD_TESTS(BankCheckTest)
#include "tst_bank_check.moc"
