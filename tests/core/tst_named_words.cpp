// SPDX-License-Identifier: GPL-3.0-or-later
// Words that files, commands and kept answers hold, and that are the names of values: whoever renames one is told.
#include "core/acts/act.h"
#include "core/acts/decision.h"
#include "core/cards/hand_value.h"
#include "core/certification/attempt.h"
#include "core/certification/decision.h"
#include "core/exam/figures/quiz_item.h"
#include "core/judge/reason.h"
#include "core/odds/document_figures.h"
#include "core/procedure/duty.h"
#include "core/rules/rule.h"
#include "core/tournament/state/director_act.h"
#include "core/tournament/state/night.h"
#include "core/tournament/state/night_house.h"
#include "core/tournament/state/people.h"
#include "core/training/task.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;

static QByteArray joined(const auto& words)
{
    QByteArrayList list;
    for (const std::string_view word : words)
        list.append(QByteArray(word.data(), static_cast<qsizetype>(word.size())));
    return list.join(' ');
}

class NamedWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void areWhatFilesHold()
    {
        QCOMPARE(joined(namedWords<ItemCompetency>),
                 QByteArray("deck delivery blinds action rulings pots showdown irregularities protection set-up clock "
                            "seating moves breaking stacks conduct results figures"));
        QCOMPARE(joined(namedWords<QuestionKind>), QByteArray("choice true-false amount order"));
        QCOMPARE(joined(namedWords<Difficulty>), QByteArray("basic skilled expert"));
        QCOMPARE(joined(namedWords<Topic>), QByteArray("pots payments hands positions rules directing"));
        QCOMPARE(joined(namedWords<MoveMethod>), QByteArray("next-big-blind last-big-blind drawn"));
        QCOMPARE(joined(namedWords<DirectorCompetency>),
                 QByteArray("set-up clock seating moves breaking stacks rulings conduct results"));
        QCOMPARE(joined(namedWords<Spot>), QByteArray("dealer-right same-position after"));
        QCOMPARE(joined(namedWords<Request>),
                 QByteArray("late rebuy deal seat-change friends back-early pay-later play-again"));
        QCOMPARE(joined(namedWords<ColourManner>), QByteArray("round-up race drop by-number"));
        QCOMPARE(joined(namedWords<Presence>),
                 QByteArray("signed seated away penalised unclaimed quit disqualified out refused cleared"));
        QCOMPARE(joined(namedWords<Offence>),
                 QByteArray("phone phone-folded cards-below money side-bet advice shown-fold "
                            "muck-search exposed-live threat insult"));
        QCOMPARE(joined(namedWords<NightIncidents>), QByteArray("none some many"));
        QCOMPARE(joined(namedWords<AttemptState>),
                 QByteArray("planned authorised running paused interrupted submitted graded review confirmed void"));
        QCOMPARE(joined(namedWords<ExamOutcome>), QByteArray("not-passed passed not-enough-evidence"));
        QCOMPARE(joined(namedWords<Competency>),
                 QByteArray("deck delivery blinds action rulings pots showdown irregularities protection pace"));
        QCOMPARE(joined(namedWords<HandClass>), QByteArray("high-card one-pair two-pair three-of-a-kind straight flush "
                                                           "full-house four-of-a-kind straight-flush royal-flush"));
        QCOMPARE(joined(namedWords<Severity>), QByteArray("minor major critical"));
        QCOMPARE(
            joined(namedWords<Because>),
            QByteArray(
                "none waits-for has-folded not-dealt-in is-all-in still-in last-player better-hand kicker equal-hands "
                "board-plays hand-reads unmatched matched capped-by-all-in above-all-in bet-too-small bet-too-large "
                "off-step capped raised-enough not-reopened cards-held face-down cards-out blind-lies button-from "
                "pot-holds no-more-rake pot-first happened did acts-first is-away card-exposed exposed-is-burn "
                "shuffled cut-off "
                "cards-aside next-to-player not-overboard not-revealed last-to-bet first-to-show no-share odd-rest "
                "chips-left big-blind-is hand-is-void hand-decided own-cards-down shared-down board-down stub-lies "
                "no-dealer-yet drew-highest deck-next deck-outside last-hand hand-goes-on nothing-voids players-left "
                "hands-counted bet-stands blinds-of began-with not-asked lacks-chips lent deposit-paid no-deposit "
                "loan-lost "
                "loan-back "
                "against-dealer shared-hand bonus-hand wager-lies given-up tray-holds"));
        QCOMPARE(joined(namedWords<Matter>),
                 QByteArray("dispute own-mistake boxed-card wrong-count premature-card fouled-hand fouled-deck "
                            "folded-hand-shown muck-searched money side-bet behaviour discards odc exposed-card "
                            "shuffler wager tray-fill late-player player-quits"));
        QCOMPARE(joined(namedWords<Circle>), QByteArray("bonus blind pot-bet play raise dealer-blind player-blind"));
        QCOMPARE(joined(namedWords<FigureKind>),
                 QByteArray("seven-card-hands five-card-hands five-card-kinds player-hands-per-board "
                            "dealer-hands-per-board flops-per-board class-probability hit-rate one-hit-in paid "
                            "bonus-edge raise-before-flop-value raise-before-flop-bets raise-before-flop-average-bet "
                            "raise-before-flop-overall value-twice ante-edge value-once value-once-earlier raise-rate "
                            "best-start worst-start average-bet overall-per-ante overall-per-average-bet"));
        QCOMPARE(joined(namedWords<MismatchCause>),
                 QByteArray(
                     "none digits-swapped from-swapped not-its-own-terms merged-hands from-merged-hands unexplained"));
    }
};

CUTCARD_TESTS(NamedWordsTest)
#include "tst_named_words.moc"
