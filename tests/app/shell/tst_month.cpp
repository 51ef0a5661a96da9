// SPDX-License-Identifier: GPL-3.0-or-later
// A month of one trainee's practice: what the home says of it, worked out a second time from the logs alone.
// CUTCARD_SESSIONS=10000 keeps so many sessions and prints how long the home takes.
#include "core/exam/quiz_banks.h"
#include "tests/app/support/month.h"

#include "app/keeping/home_picture_of.h"
#include "app/keeping/keeping_nights.h"
#include "app/keeping/learning.h"
#include "app/reports/debrief_report.h"
#include "app/words/rule_words.h"
#include "core/exam/figures/quiz_item.h"
#include "core/session/counted.h"
#include "core/tournament/session/night_notation.h"
#include "tests/support/programs.h"

#include <QElapsedTimer>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <ctime>
#include <map>
#include <set>
#include <utility>

using namespace cutcard;

namespace {

/// A session read back from its log and judged anew.
struct Read {
    Session session;
    qint64 day = 0;
    QString at{};
    QString game{};
};

std::vector<Read> allOf(const Records& records)
{
    std::vector<Read> all;
    const auto list = records.list(firstPerson);
    for (const KeptSession& kept : *list) {
        const auto events = records.load(kept.id);
        const auto file = readSession(events->text().toStdString(), "log");
        auto session = replay(*file, "log");
        const QDateTime when = QDateTime::fromString(kept.started, Qt::ISODate).toLocalTime();
        all.push_back(
            {.session = std::move(*session), .day = when.date().toJulianDay(), .at = kept.started, .game = kept.game});
    }
    std::ranges::reverse(all); // as they were dealt
    return all;
}

int weekOf(qint64 today, qint64 day)
{
    int week = 0;
    while (day + 7 * (week + 1) <= today)
        ++week;
    return week;
}

/// FSRS-5 once more, written as the published formulas stand there.
double stabilityAfter(const std::map<qint64, int>& grades)
{
    constexpr std::array w{0.40255, 1.18385, 3.173, 15.69105, 7.1949, 0.5345, 1.4604, 0.0046,  1.54575, 0.1192,
                           1.01925, 1.9395,  0.11,  0.29605,  2.2698, 0.2315, 2.9898, 0.51655, 0.6621};
    double s = 0;
    double d = 0;
    qint64 last = 0;
    for (const auto& [day, g] : grades) {
        const auto d0 = [&](int grade) { return w[4] - std::exp(w[5] * (grade - 1)) + 1; };
        if (last == 0) {
            s = w[static_cast<std::size_t>(g - 1)];
            d = std::clamp(d0(g), 1.0, 10.0);
        } else {
            const double r = std::pow(1.0 + 19.0 / 81.0 * static_cast<double>(day - last) / s, -0.5);
            if (g == 1)
                s = std::min(s, w[11] * std::pow(d, -w[12]) * (std::pow(s + 1, w[13]) - 1) * std::exp(w[14] * (1 - r)));
            else
                s = s
                    * (std::exp(w[8]) * (11 - d) * std::pow(s, -w[9]) * (std::exp(w[10] * (1 - r)) - 1)
                           * (g == 2 ? w[15] : 1)
                       + 1);
            const double next = d - w[6] * (g - 3) * (10 - d) / 9;
            d = std::clamp(w[7] * d0(4) + (1 - w[7]) * next, 1.0, 10.0);
        }
        last = day;
    }
    return s;
}

} // namespace

class MonthTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QTest::failOnWarning(QRegularExpression(".*"));
        m_keeping = std::make_unique<Keeping>(m_folder.path(), nullptr);
        m_keeping->open();
        QVERIFY(m_keeping->keeps());
        m_today = QDate::currentDate();
        dealMonth(*m_keeping->records(), m_today);
        QVERIFY(m_keeping->records()->setExamDate(firstPerson, {.document = "league", .day = day() + 10}).has_value());
        m_home = homePicture(*m_keeping);
        m_read = allOf(*m_keeping->records());
        QVERIFY(m_read.size() > 30);
    }

    void theMatrixIsWhatTheLogsAddUpTo()
    {
        // by competency, game and week: points of the judge's tallies, and the drills' layouts
        std::map<std::tuple<int, QString, int>, std::pair<int, int>> sums;
        for (const Read& one : m_read) {
            for (int i = 0; i < competencyCount; ++i) {
                const Tally& tally = one.session.score().tally(static_cast<Competency>(i));
                auto& sum = sums[{i, one.game, weekOf(day(), one.day)}];
                sum.first += tally.earned;
                sum.second += tally.possible;
            }
        }
        const auto activities = m_keeping->records()->activities(firstPerson);
        for (const Activity& one : *activities) {
            if (one.subject != "pay.CH1")
                continue;
            const qint64 then = QDateTime::fromString(one.at, Qt::ISODate).toLocalTime().date().toJulianDay();
            auto& sum = sums[{static_cast<int>(Competency::Pots), "champion", weekOf(day(), then)}];
            sum.first += one.right;
            sum.second += one.asked;
        }
        int seen = 0;
        std::size_t row = 0;
        for (int i = 0; i < competencyCount; ++i) {
            if (!isShared(static_cast<Competency>(i)))
                continue;
            const MatrixRow& shown = m_home.matrix[row++];
            for (std::size_t game = 0; game < catalogue().size(); ++game) {
                const QString word = QString::fromStdString(std::string(catalogue()[game].word));
                const auto weeks = static_cast<int>(shown.games[game].size());
                for (int week = 0; week < weeks; ++week) {
                    const auto& sum = sums[{i, word, week}];
                    const int percent = sum.second == 0 ? -1 : 100 * sum.first / sum.second;
                    QCOMPARE(shown.games[game][static_cast<std::size_t>(weeks - 1 - week)], percent);
                    seen += percent >= 0 ? 1 : 0;
                }
            }
        }
        // and game protection, which has faults and no share
        QCOMPARE(row + 1, m_home.matrix.size());
        QVERIFY(seen > 60);
    }

    void todaysPracticeIsTheCostliestOfWhatDoesNotSitYet()
    {
        std::map<std::pair<QString, QString>, std::pair<int, qint64>> costs; // with the latest day
        std::map<QString, std::map<qint64, int>> grades = gradesByDay();
        for (const Read& one : m_read) {
            for (const Entry& entry : one.session.entries()) {
                for (const Verdict& verdict : entry.verdicts) {
                    if (verdict.isCorrect() || verdict.told || !verdict.expected || verdict.fault == Fault::Impossible)
                        continue;
                    auto& cost = costs[{one.game, ruleNumber(verdict.rule)}];
                    cost.first += one.session.setup().scale.points(verdict.severity);
                    cost.second = std::max(cost.second, one.day);
                }
            }
        }
        std::vector<int> expected;
        for (const auto& [key, cost] : costs) {
            int later = 0;
            for (const auto& [then, grade] : grades[std::get<1>(key)])
                later += then > cost.second && grade == 3 ? 1 : 0;
            if (later < 2)
                expected.push_back(cost.first);
        }
        std::ranges::sort(expected, std::greater<>());
        QCOMPARE(m_home.practice.size(), std::min<std::size_t>(5, expected.size()));
        for (std::size_t i = 0; i < m_home.practice.size(); ++i) {
            const PracticePicture& shown = m_home.practice[i];
            const auto found = costs.find({shown.game, shown.rule});
            QVERIFY2(found != costs.end(), qPrintable(shown.title));
            QCOMPARE(found->second.first, expected[i]);
        }
    }

    /// N5: what the program did at a night is remembered as nobody's knowledge, and is nothing to practise.
    void whatWasShownAtANightIsNoPractice()
    {
        for (const bool shown : {false, true}) {
            const std::string by = shown ? "shown " : "";
            const auto file = readNight("cutcard-night 1\nplayer \"a\"\nplayer \"b\"\nplayer \"c\"\nplayer \"d\"\n\n"
                                            + by + "director read-statement\n" + by + "director issue 4000\n" + by
                                            + "director draw-seats 1\n",
                                        "file");
            QVERIFY(file);
            const SessionFigures figures = figuresOf(*replayNight(*file, "file"));
            QCOMPARE(figures.reviews.empty(), shown);
            QCOMPARE(figures.marks.empty(), shown);
            QVERIFY(practiceOf(figures.faults, figures.reviews, day()).empty());
        }
    }

    /// Debrief, result card, history, printed sheet: the same score, mistakes, critical errors and hands everywhere.
    void everyPlaceSaysTheSameOfASession()
    {
        const auto number = [](const QString& text, const QString& before) {
            return QRegularExpression(before + QStringLiteral("(\\d+)")).match(text).captured(1).toInt();
        };
        int mistakes = 0;
        const auto list = m_keeping->records()->list(firstPerson);
        for (const KeptSession& kept : *list) {
            const auto revived = m_keeping->revive(kept.id);
            QVERIFY(revived.has_value());
            const Session& session = revived->session;
            const DebriefPicture debrief = debriefPicture(session, revived->times);
            QCOMPARE(debrief.scoreText, QString::number(kept.score));
            QVERIFY2(debrief.working.endsWith(": " + debrief.scoreText), qPrintable(debrief.working));
            QCOMPARE(handsOf(session.entries()), kept.hands);
            const QString sheet = debriefText(session, debrief);
            QCOMPARE(number(sheet, "hands dealt: "), kept.hands);
            QCOMPARE(number(sheet, "Score "), kept.score);
            QCOMPARE(std::ranges::count(debrief.timeline, mark::Fault, &TimelinePicture::mark), debrief.mistakes);
            int onCards = 0;
            for (int hand = 1; hand <= kept.hands; ++hand) {
                const ResultPicture card = resultPicture(session, hand);
                QCOMPARE(card.score, debrief.scoreText);
                QCOMPARE(card.working, debrief.working);
                QCOMPARE(number(card.critical, "Critical errors: "), kept.critical);
                onCards += number(card.acts, "mistakes: ");
            }
            QCOMPARE(onCards, debrief.mistakes);
            mistakes += onCards;
        }
        QVERIFY(mistakes > 60);
    }

    /// A rule that was broken is on the list once, and on one day at least it went wrong.
    void aMistakeToPractiseStandsThereOnceWithTheDaysItWentWrong()
    {
        std::set<std::pair<QString, QString>> seen;
        for (const PracticePicture& each : m_home.practice) {
            QVERIFY2(seen.emplace(each.game, each.title).second, qPrintable(each.title));
            const auto days = QRegularExpression("wrong on (\\d+) of (\\d+) days").match(each.cause);
            QVERIFY2(days.hasMatch(), qPrintable(each.cause));
            QVERIFY2(days.captured(1).toInt() > 0 && days.captured(1).toInt() <= days.captured(2).toInt(),
                     qPrintable(each.cause));
        }
    }

    void whatIsRememberedOfEachRuleFollowsThePublishedFormulas()
    {
        const auto grades = gradesByDay();
        int remembered = 0;
        std::set<QString> rules;
        for (const QuizItem& item : quizBank(Document::League)) {
            for (const Rule& rule : item.rules)
                rules.insert(ruleNumber(rule));
        }
        for (const QString& rule : rules) {
            const auto found = grades.find(rule);
            if (found == grades.end())
                continue;
            const double days = static_cast<double>(day() - found->second.rbegin()->first);
            const double share = std::pow(1.0 + 19.0 / 81.0 * days / stabilityAfter(found->second), -0.5);
            remembered += share >= 0.9 ? 1 : 0;
        }
        QCOMPARE(m_home.exams.size(), std::size_t{1});
        QCOMPARE(m_home.exams[0].daysLeft, 10);
        QVERIFY(remembered > 0);
        QVERIFY2(m_home.exams[0].known.startsWith(QString::number(remembered) + " of " + QString::number(rules.size())),
                 qPrintable(m_home.exams[0].known + " / " + QString::number(remembered)));
    }

    void theHistoryHasEverythingNewestFirst()
    {
        const auto rows = historyRows(*m_keeping);
        const auto activities = m_keeping->records()->activities(firstPerson);
        QCOMPARE(rows.size(), m_read.size() + activities->size());
        QVERIFY(std::ranges::is_sorted(rows, [](const HistoryRow& a, const HistoryRow& b) { return a.at > b.at; }));
        for (const HistoryRow& row : rows) {
            if (row.activity != 0)
                continue;
            const auto found = std::ranges::find(m_read, row.at, &Read::at);
            QVERIFY(found != m_read.end());
            QCOMPARE(row.points, found->session.score().overall().value_or(-1));
        }
    }

    void manySessionsAreCounted()
    {
        const int sessions = qEnvironmentVariableIntValue("CUTCARD_SESSIONS");
        if (sessions == 0)
            QSKIP("CUTCARD_SESSIONS says how many");
        QTemporaryDir folder;
        folder.setAutoRemove(qEnvironmentVariableIsEmpty("CUTCARD_KEEP"));
        Keeping keeping(folder.path(), nullptr);
        keeping.open();
        std::vector<Session> hands;
        for (std::uint64_t seed = 1; seed <= 60; ++seed)
            hands.push_back(sloppyHand(catalogue()[seed % catalogue().size()].id, seed, 60));
        // three years
        for (int i = 0; i < sessions; ++i) {
            const QDateTime when(m_today.addDays(-i * 1000 / sessions), QTime(12, 0));
            keepHand(*keeping.records(), hands[static_cast<std::size_t>(i) % hands.size()], when, 3);
        }
        QElapsedTimer clock;
        clock.start();
        // of the processor too: a busy machine says nothing of the program
        std::clock_t processor = std::clock();
        const auto used = [&processor] {
            return 1000 * (std::clock() - std::exchange(processor, std::clock())) / CLOCKS_PER_SEC;
        };
        const HomePicture home = homePicture(keeping);
        qInfo("home of %d sessions: %lld ms, %ld ms of the processor", sessions, clock.restart(), used());
        const auto rows = historyRows(keeping);
        qInfo("history: %lld ms, %ld ms of the processor; %s", clock.elapsed(), used(), qPrintable(folder.path()));
        QCOMPARE(rows.size(), static_cast<std::size_t>(sessions));
        QVERIFY(!home.practice.empty());
    }

private:
    qint64 day() const { return m_today.toJulianDay(); }
    /// The first answer of each day: the worst of the first session that met the rule, or a quiz's.
    std::map<QString, std::map<qint64, int>> gradesByDay()
    {
        std::map<QString, std::map<qint64, int>> grades;
        for (const Read& one : m_read) {
            std::map<QString, int> here;
            for (const Entry& entry : one.session.entries()) {
                for (const Verdict& verdict : entry.verdicts) {
                    if (verdict.fault == Fault::Impossible)
                        continue;
                    const int grade = !verdict.isCorrect() ? 1 : verdict.selfCorrected ? 2 : 3;
                    const auto [place, isNew] = here.emplace(ruleNumber(verdict.rule), grade);
                    place->second = std::min(place->second, grade);
                }
            }
            for (const auto& [rule, grade] : here)
                grades[rule].emplace(one.day, grade);
        }
        for (int i = 0; i < 30; ++i) {
            if (i % 7 == 3 || i % 3 != 0)
                continue;
            grades["3.7.3"].emplace(day() + i - 29, 3);
            grades["3.5.1"].emplace(day() + i - 29, i % 2 == 0 ? 3 : 1);
        }
        return grades;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Keeping> m_keeping;
    QDate m_today;
    HomePicture m_home;
    std::vector<Read> m_read;
};

CUTCARD_TESTS(MonthTest, QApplication)
#include "tst_month.moc"
