// SPDX-License-Identifier: GPL-3.0-or-later
// Every judged rule of the Tennessee document, kept and broken at the table. A long file: one row for each rule, in the
// document's order, and a test that no rule is missing.
#include "tests/core/support/deal.h"

#ifndef Q_MOC_RUN // moc 6.4 stumbles over the concepts that <span> brings along
#include "core/rules/rulebook.h"
#include "tests/support/programs.h"
#endif

#include <algorithm>

using namespace cutcard;

namespace {

/// A moment of a hand, the act by which the rule is kept there and one that breaks it.
struct Row {
    const char* rule;
    std::string header;
    const char* steps; ///< "to", "through", "player" and "now" with what follows them, a line each
    const char* kept;
    const char* broken;
    const char* brokenAs;    ///< the kind of fault and its severity
    const char* keptBy = ""; ///< cited for the act that keeps a rule which only forbids
};

const std::string four = "game tennessee\nbutton 4\n"
                         "seat 1 \"A\" 10000\nseat 2 \"B\" 10000\nseat 3 \"C\" 10000\nseat 4 \"D\" 10000\n";

// hole, burn, launch, boat, burn, turn, burn, river: a river that would make a straight for seat 1, aces for seat 2
const std::string trap = "game tennessee\nbutton 3\nseat 1 \"A\" 10000\nseat 2 \"B\" 10000\nseat 3 \"C\" 10000\n"
                         "deck 9c Ah 2s Tc Ad 7s 3h Jc 4d Qs Ac Kd 2c 5h 8h 3d 6s Jd 4s 4h 5s 8s\n";

// the worked hand W1: C and D borrow, D is best; everybody keeps five cards
const std::string short2 = "game tennessee\nbutton 4\nhouse big_blind = 1000\n"
                           "seat 1 \"A\" 22000\nseat 2 \"B\" 12000\nseat 3 \"C\" 4000\nseat 4 \"D\" 2000\n"
                           "deck Kc Qc Tc 2c Kd 9d Td 2d 3s 5h 7c 4s 4h Ts 2h 8h 8d 3h 2s Jc Jd 6d 9c\n";
constexpr const char* borrowed = "through dealer board 2\nplayer seat 1 bet-to 2000\nplayer seat 4 ask-odc\n"
                                 "player seat 4 call\nthrough dealer pitch 4\nplayer seat 1 bet-to 3000\n"
                                 "player seat 3 ask-odc\nplayer seat 3 call\n";

// three of whom two are left, or one
const std::string last = "game tennessee\nbutton 3\nhands 0\nhouse big_blind = 1000\n"
                         "seat 1 \"A\" 22000\nseat 2 \"B\" 3000\nseat 3 \"C\" 4000\n"
                         "deck 2c Kc Tc 2d Kd Td 3s 5h 7c 2h 4s Ts 2s 8h 3h 9c Jc 6d\n";
const std::string roundOne = "game tennessee\nbutton 4\nhands 0\nhouse event = \"round-1\"\n"
                             "house banking = \"side-pots\"\nseat 1 \"A\" 10000\nseat 2 \"B\" 10000\n"
                             "seat 3 \"C\" 10000\nseat 4 \"D\" 100\n"
                             "deck 2c Kc Tc 9h 2d Kd Td 4d 3s 5h 7c 2h 4s Ts Jc 2s 8h 3h Qd 9c Jd 6d 6s\n";

// the last chips of C go; A and B have won and lost the same
const std::string equal = "game tennessee\nbutton 3\nhands 0\nhouse big_blind = 1000\nhouse banking = \"side-pots\"\n"
                          "seat 1 \"A\" 10000\nseat 2 \"B\" 10000\nseat 3 \"C\" 1000\n"
                          "deck 2c 2d Tc Ac Ad 9d 3s 5h 7c 4s 4h Qs 8h 8d 3h Jc Jd 6d\n";
// C and D hold the same two pairs
const std::string tie = four + "deck 2c 3c Ac Ad 7d 8s Kd Kc 2d Ah Kh 5s Qs Qh 9h Js Jd 6d 3d 3h 7h 8h 2h 4d\n";
// B is all-in without a loan and best; what C has of the side pot does not repay the loan
const std::string sidePotOnly = "game tennessee\nbutton 3\nhouse big_blind = 1000\nhouse banking = \"both\"\n"
                                "seat 1 \"A\" 22000\nseat 2 \"B\" 5900\nseat 3 \"C\" 1000\n"
                                "deck Kc 2c Tc Kd 2d Td 3s 5h 7c 4s 2h Ts 8h 2s 3h Jc 9c 6d\n";

std::string with(const char* more)
{
    return std::string(borrowed) + more;
}

const std::string lostAndWon = with("to dealer push 0 4 24000");
const std::string loserReturns = with("through dealer take-loan 3 8000");
const std::string loserOut = with("through dealer credit 3 8000");
const std::string winnerReturns = with("to dealer take-loan 4 10000");
const std::string brokeAsks = with("to dealer gather-cards\nthrough dealer cut-card\nnow incident odc-asked-broke 3");
const std::string secondLoan = with("player seat 4 ask-odc");

// a raise of one big blind too many in round `round`, after a limit bet
const std::string toRound2 = "through dealer board 2\n";
const std::string toRound3 = toRound2 + "through dealer pitch 4\nthrough dealer pitch 4\nthrough dealer pitch 4\n";
const std::string toRound4 = toRound3 + "through dealer board 1\n";
const std::string toRound5 = toRound4 + "through dealer board 1\n";
const std::string over2 = toRound2 + "player seat 1 bet-to 300";
const std::string over3 = toRound3 + "player seat 1 bet-to 400";
const std::string over4 = toRound4 + "player seat 1 bet-to 500";
const std::string over5 = toRound5 + "player seat 1 bet-to 600";
const std::string beforeOverboard = toRound3 + "through dealer point 1\n";
const std::string toBoat = toRound2 + "to dealer pitch 1";

const std::vector<Row>& rows()
{
    static const std::vector<Row> table{
        // the tournament
        {"TN-fmt-2", last,
         "through dealer board 2\nplayer seat 1 bet-to 2000\nplayer seat 2 call\nplayer seat 3 fold\n"
         "through dealer pitch 2\nplayer seat 1 bet-to 3000\nplayer seat 2 ask-odc\n"
         "player seat 2 call\nto dealer say winner 1",
         "dealer say winner 1", "dealer shuffle", "forbidden critical"},
        {"TN-fmt-3", last,
         "through dealer board 2\nplayer seat 1 bet-to 2000\nplayer seat 2 call\nplayer seat 3 call\n"
         "through dealer pitch 3\nplayer seat 1 bet-to 3000\nplayer seat 2 ask-odc\n"
         "player seat 2 call\nplayer seat 3 ask-odc\nplayer seat 3 call\nto dealer say winner 1",
         "dealer say winner 1", "dealer say winner 2", "wrong-target critical"},
        {"TN-fmt-4", roundOne, "to dealer say advances 1", "dealer say advances 1", "dealer shuffle",
         "forbidden critical"},
        {"TN-fmt-5", roundOne, "to dealer count-stack 1 10300", "dealer count-stack 1 10300",
         "dealer count-stack 1 10000", "wrong-amount critical"},
        {"TN-fmt-6", four + "house event = \"round-2\"\n", "", "dealer say new-level 200", "dealer say new-level 400",
         "wrong-amount major"},
        // blinds and levels
        {"TN-blinds-1", four, "player seat 1 post 25\nplayer seat 2 post 50", "", "dealer pitch 1", "forbidden major"},
        {"TN-blinds-1", four, "player seat 3 post 100", "dealer pitch 1", "", "", "TN-hole-1"},
        {"TN-blinds-2", four, "player seat 1 post 50", "dealer say correct-to 1 25", "dealer say correct-to 1 50",
         "wrong-amount major"},
        {"TN-blinds-3", four, "player seat 1 post 25\nplayer seat 2 post 25", "dealer say correct-to 2 50",
         "dealer say correct-to 2 100", "wrong-amount major"},
        {"TN-blinds-4", four, "player seat 1 post 25\nplayer seat 2 post 50\nplayer seat 3 forget-blind",
         "dealer say blinds 3 100", "dealer say blinds 3 50", "wrong-amount major"},
        {"TN-blinds-5", four + "house first_hand = 13\n", "", "dealer say new-level 400", "dealer shuffle",
         "out-of-order major"},
        {"TN-blinds-6", four + "house first_hand = 7\n", "through dealer board 2\nplayer seat 1 bet-to 100",
         "dealer say correct-to 1 200", "dealer say bet 1 100", "forbidden major"},
        // distributions and burns
        {"TN-struct-1", four, toBoat.c_str(), "dealer pitch 1", "dealer board 1", "premature critical", "TN-boat-1"},
        {"TN-burn-0", four + "house burns = false\n", "to dealer board 2", "dealer board 2", "dealer burn",
         "forbidden major", "TN-launch-1"},
        {"TN-burn-1", four, "to dealer burn", "dealer burn", "dealer board 2", "out-of-order major"},
        {"TN-burn-2", four, "through dealer say reveal\nto dealer burn", "dealer burn", "dealer board 1",
         "out-of-order major"},
        {"TN-burn-3", four, "through dealer say reveal\nthrough dealer board 1\nto dealer burn", "dealer burn",
         "dealer board 1", "out-of-order major"},
        {"TN-burn-4", four, toBoat.c_str(), "dealer pitch 1", "dealer burn", "forbidden major", "TN-boat-1"},
        {"TN-hole-1", four, "through dealer pitch 4\nthrough dealer pitch 1", "dealer pitch 2", "dealer pitch 1",
         "forbidden critical"},
        {"TN-hole-1", four, "through dealer pitch 4\nto dealer pitch 4", "dealer pitch 4", "dealer point 4",
         "out-of-order major"},
        {"TN-launch-1", four, "to dealer board 2", "dealer board 2", "dealer board 3", "wrong-amount critical"},
        {"TN-boat-1", four, "player seat 4 fold\nthrough dealer board 2\nto dealer pitch 1", "dealer pitch 1",
         "dealer pitch 4", "wrong-target critical"},
        {"TN-turn-1", four, "through dealer say reveal\nto dealer board 1", "dealer board 1", "dealer board 2",
         "wrong-amount critical"},
        {"TN-river-1", four, "through dealer say reveal\nthrough dealer board 1\nto dealer board 1", "dealer board 1",
         "dealer board 2", "wrong-amount critical"},
        // limits
        {"TN-bet-1", four, "player seat 4 raise-to 300", "dealer say correct-to 4 200", "dealer say raise 4 300",
         "forbidden major"},
        {"TN-bet-2", four, over2.c_str(), "dealer say correct-to 1 200", "dealer say bet 1 300", "forbidden major"},
        {"TN-bet-3", four, over3.c_str(), "dealer say correct-to 1 300", "dealer say bet 1 400", "forbidden major"},
        {"TN-bet-4", four, over4.c_str(), "dealer say correct-to 1 400", "dealer say bet 1 500", "forbidden major"},
        {"TN-bet-5", four, over5.c_str(), "dealer say correct-to 1 500", "dealer say bet 1 600", "forbidden major"},
        // men overboard
        {"TN-over-1", four, "to dealer say men-overboard", "dealer say men-overboard", "", ""},
        {"TN-over-1", four, beforeOverboard.c_str(), "", "dealer say men-overboard", "premature major"},
        {"TN-over-2", trap, "player seat 2 discard-three Ah 5h 6s", "dealer say two-at-most 2", "dealer say reveal",
         "premature critical"},
        {"TN-over-5", trap,
         "player seat 1 keep\nplayer seat 2 discard 6s\nplayer seat 3 discard 2s 7s\nto dealer no-river 1", "",
         "dealer no-river 3", "forbidden major"},
        {"TN-disc-0", trap, "player seat 1 hesitate", "dealer say keep-or-discard 1", "dealer no-river 2",
         "forbidden major"},
        {"TN-disc-a", trap,
         "player seat 1 discard 2c\nplayer seat 2 keep\nplayer seat 3 keep\nto dealer no-river 1\n"
         "now dealer no-river 2\nnow dealer no-turn 2\nnow dealer no-river 3\nnow dealer no-turn 3",
         "dealer no-river 1", "dealer say reveal", "out-of-order major"},
        {"TN-disc-b", trap,
         "player seat 1 discard 2c\nplayer seat 2 keep\nplayer seat 3 discard 2s 7s\n"
         "through dealer no-river 1",
         "dealer no-turn 2", "dealer say reveal", "out-of-order major"},
        {"TN-disc-c", trap, "player seat 1 keep\nplayer seat 2 keep\nplayer seat 3 keep\nto dealer say reveal",
         "dealer say reveal", "dealer board 1", "out-of-order critical"},
        // the showdown
        {"TN-show-1", four, "player seat 1 try-muck", "dealer say hands-up 1", "dealer sweep", "premature major"},
        {"TN-show-2", four, "through dealer board 2\nplayer seat 2 bet-to 100\nto dealer say show-first 2",
         "dealer say show-first 2", "dealer say show-first 1", "wrong-target major"},
        {"TN-show-3", trap,
         "player seat 1 keep\nplayer seat 2 discard 5h 6s\nplayer seat 3 keep\n"
         "to dealer push 0 2 300",
         "dealer push 0 2 300", "dealer push 0 1 300", "forbidden critical"},
        {"TN-show-4", trap,
         "player seat 1 discard 2c\nplayer seat 2 keep\nplayer seat 3 keep\nto dealer name 1 one-pair",
         "dealer name 1 one-pair", "dealer name 1 straight", "wrong-target critical"},
        {"TN-show-5", trap, "player seat 1 keep\nplayer seat 2 keep\nplayer seat 3 keep\nto dealer name 1 high-card",
         "dealer name 1 high-card", "dealer name 1 straight", "wrong-target critical"},
        // banking
        {"TN-odc-1", four, "to dealer sweep", "dealer sweep", "dealer build 0 300 all", "forbidden critical",
         "TN-etq-1"},
        {"TN-odc-2", four, "", "dealer deposit 1 10000", "dealer shuffle", "out-of-order major"},
        {"TN-odc-4", four + "house counts_first_stacks = true\n", "", "dealer count-stack 1 10000",
         "dealer count-stack 2 9900", "wrong-amount critical"},
        {"TN-odc-5", short2, "through dealer board 2\nplayer seat 1 bet-to 2000\nplayer seat 4 ask-odc",
         "dealer say odc-drawn 4 10000", "dealer say odc-drawn 4 1000", "wrong-amount minor"},
        {"TN-odc-5", short2, "through dealer board 2\nplayer seat 1 bet-to 2000\nto dealer point 4", "dealer point 4",
         "dealer lend 4 10000", "forbidden major", "GP-clockwise"},
        {"TN-odc-6", short2,
         "through dealer board 2\nplayer seat 1 bet-to 2000\nplayer seat 4 ask-odc\n"
         "to dealer lend 4 10000",
         "dealer lend 4 10000", "dealer lend 4 11000", "wrong-amount major"},
        {"TN-odc-7", short2 + "hands 2\n", brokeAsks.c_str(), "dealer say no-odc 3", "dealer lend 3 10000",
         "forbidden critical"},
        {"TN-odc-8", short2, loserOut.c_str(), "dealer say eliminated 3", "dealer say eliminated 1",
         "wrong-target critical"},
        {"TN-odc-9", short2, lostAndWon.c_str(), "dealer push 0 4 24000", "dealer gather-cards", "forbidden critical"},
        {"TN-odc-10", short2, loserReturns.c_str(), "dealer credit 3 8000", "dealer credit 3 9000",
         "wrong-amount critical"},
        {"TN-odc-11", short2, winnerReturns.c_str(), "dealer take-loan 4 10000", "dealer take-loan 4 14000",
         "wrong-amount critical"},
        {"TN-odc-11", short2, loserOut.c_str(), "", "dealer say eliminated 4", "forbidden critical"},
        {"TN-odc-12", short2,
         "through dealer board 2\nplayer seat 1 bet-to 2000\nplayer seat 4 ask-odc\n"
         "to dealer charge 4 100",
         "dealer charge 4 100", "dealer charge 1 100", "wrong-target major"},
        {"TN-odc-13", short2,
         "through dealer board 2\nplayer seat 1 bet-to 2000\nplayer seat 4 ask-odc\n"
         "to dealer charge 4 100",
         "dealer charge 4 100", "dealer charge 4 1000", "wrong-amount minor", "TN-odc-12"},
        {"TN-odc-14", short2 + "house charge_time = \"once-a-round\"\n",
         "through dealer board 2\nplayer seat 1 bet-to 2000\nplayer seat 4 ask-odc\nto dealer charge 4 100",
         "dealer charge 4 100", "", "", "TN-odc-12"},
        {"TN-odc-14", short2 + "house charge_time = \"once-a-round\"\n",
         "through dealer board 2\nplayer seat 1 bet-to 2000\nplayer seat 4 ask-odc\nthrough dealer charge 4 100", "",
         "dealer charge 4 100", "forbidden minor"},
        {"TN-odc-15", short2, "through dealer board 2\nplayer seat 1 bet-to 2000\nplayer seat 4 all-in",
         "dealer say odc-or-fold 4", "dealer say all-in 4 1000", "forbidden major"},
        {"TN-odc-15", short2 + "house banking = \"side-pots\"\n",
         "through dealer board 2\nplayer seat 1 bet-to 2000\nplayer seat 4 all-in\nto dealer record 1 3000 1,2,3",
         "dealer record 1 3000 1,2,3", "dealer record 1 4000 1,2,3", "wrong-amount critical"},
        // the live table
        {"TN-etq-1", four, "to dealer sweep", "dealer sweep", "", ""},
        {"TN-etq-1", four, "through dealer board 2", "", "dealer sweep", "forbidden major"},
        {"TN-etq-2", four, "player seat 4 raise-to 200\nplayer seat 1 fold-apart", "dealer say chips-on-hand 1",
         "dealer point 2", "out-of-order minor"},
        {"TN-etq-3", four, "player seat 4 fold\nnow incident folded-hand-shown 4", "dealer say keep-your-hand 4",
         "dealer point 1", "out-of-order major"},
        // readings that are judged
        {"TA-1", four, "to dealer point 4", "dealer point 4", "dealer point 1", "wrong-target major"},
        {"TA-2", four, "through dealer board 2\nplayer seat 1 bet-to 50", "dealer say correct-to 1 100",
         "dealer say bet 1 50", "forbidden major"},
        {"TA-9", equal, "to dealer floor dispute", "dealer floor dispute", "dealer say winner 1", "forbidden major"},
        {"TA-16", trap, "player seat 1 keep\nplayer seat 2 keep\nplayer seat 3 keep\nnow incident discard-changed 2",
         "dealer say discard-stands 2", "dealer no-river 1", "out-of-order major"},
        {"TA-21", tie, "player seat 1 fold\nto dealer push 0 3 175", "dealer push 0 3 175", "dealer push 0 4 175",
         "wrong-amount major"},
        {"TA-23", short2, secondLoan.c_str(), "dealer say no-odc 4", "dealer lend 4 10000", "forbidden major"},
        {"TA-25",
         "game tennessee\nbutton 4\nhouse big_blind = 400\nseat 1 \"A\" 10000\nseat 2 \"B\" 10000\nseat 3 \"C\" 50\n"
         "seat 4 \"D\" 10000\n",
         "player seat 3 post 50", "dealer say odc-or-fold 3", "dealer say odc-or-fold 1", "wrong-target major"},
        {"TA-39", sidePotOnly,
         "through dealer board 2\nplayer seat 1 bet-to 2000\nplayer seat 3 ask-odc\nplayer seat 3 call\n"
         "through dealer pitch 3\nplayer seat 1 bet-to 3000\nplayer seat 2 all-in\nplayer seat 3 call\n"
         "through dealer credit 3 5200",
         "dealer say eliminated 3", "dealer say eliminated 2", "wrong-target critical"},
    };
    return table;
}

Deal dealtTo(const Row& row)
{
    Deal deal(row.header);
    const QStringList steps = QString::fromUtf8(row.steps).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    for (const QString& step : steps) {
        const std::string rest = step.section(QLatin1Char(' '), 1).toStdString();
        const QString word = step.section(QLatin1Char(' '), 0, 0);
        if (word == QLatin1String("to"))
            deal.to(rest);
        else if (word == QLatin1String("through"))
            deal.through(rest);
        else if (word == QLatin1String("player"))
            deal.player(rest);
        else if (word == QLatin1String("now"))
            deal.now(rest);
        else
            qFatal("no such step: %s", qPrintable(step));
    }
    return deal;
}

} // namespace

class TennesseeRulesTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void kept_data() { allRows(&Row::kept); }
    void kept()
    {
        QFETCH(int, index);
        const Row& row = rows()[static_cast<std::size_t>(index)];
        Deal deal = dealtTo(row);
        const std::string verdict = deal.judge(row.kept);
        const std::string rule = *row.keptBy == '\0' ? row.rule : row.keptBy;
        QVERIFY2(QString::fromStdString(verdict).startsWith(QString::fromStdString("correct " + rule + ' ')),
                 verdict.c_str());
        QCOMPARE(deal.faults(), 0);
    }

    void broken_data() { allRows(&Row::broken); }
    void broken()
    {
        QFETCH(int, index);
        const Row& row = rows()[static_cast<std::size_t>(index)];
        Deal deal = dealtTo(row);
        const Table before = deal.table();
        const QString kind = QString::fromUtf8(row.brokenAs).section(QLatin1Char(' '), 0, 0);
        const QString severity = QString::fromUtf8(row.brokenAs).section(QLatin1Char(' '), 1);
        QCOMPARE(QString::fromStdString(deal.judge(row.broken)),
                 kind + QLatin1Char(' ') + QLatin1String(row.rule) + QLatin1Char(' ') + severity);
        QVERIFY(deal.table() == before);
    }

    void noJudgedRuleIsMissing()
    {
        // who goes on, and what is paid, is for whoever directs the event
        constexpr std::array directed{"TN-fmt-1"_rule, "TA-10"_rule, "TA-11"_rule};
        for (const RuleEntry& entry : rulebook(Document::Tennessee)) {
            if (std::ranges::find(directed, entry.rule) != directed.end())
                continue;
            const std::string id(entry.rule.id());
            const auto has = [&](const char* Row::* act) {
                return std::ranges::any_of(rows(),
                                           [&](const Row& row) { return row.rule == id && *(row.*act) != '\0'; });
            };
            // a disc by a hand of three is all that breaks it, and nothing is done to keep it
            const bool kept = has(&Row::kept) || entry.rule == "TN-over-5"_rule;
            QVERIFY2(entry.standing != Standing::Judged || (kept && has(&Row::broken)), id.c_str());
        }
    }

private:
    static void allRows(const char* Row::* act)
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < rows().size(); ++i)
            if (*(rows()[i].*act) != '\0')
                QTest::addRow("%s #%d", rows()[i].rule, static_cast<int>(i)) << static_cast<int>(i);
    }
};

CUTCARD_TESTS(TennesseeRulesTest)
#include "tst_tennessee_rules.moc"
