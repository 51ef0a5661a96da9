// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keeping/learning.h"
#include "core/exam/quiz_banks.h"

#include "app/keeping/keeping_nights.h"
#include "app/words/rule_words.h"
#include "app/words/said.h"
#include "app/words/table/act_words.h"
#include "core/exam/memory.h"
#include "core/games/catalogue/catalogue.h"

#include <QDate>
#include <QLocale>

#include <set>
#include <tuple>

namespace cutcard {

namespace {

constexpr int mostPractice = 5;
/// A fault is worked on until it was right on two later days.
constexpr int daysThatItSits = 2;
constexpr int minutesOfADrill = 3;

Rule ruleOf(const QString& id)
{
    return Rule::fromText(id.toStdString());
}

/// The rules of a document that there are questions about: what a plan can bring.
std::vector<Rule> askedRules(Document document)
{
    std::vector<Rule> rules;
    for (const QuizItem& item : quizBank(document)) {
        for (const Rule& rule : item.rules) {
            if (std::ranges::find(rules, rule) == rules.end())
                rules.push_back(rule);
        }
    }
    return rules;
}

std::vector<RememberedRule> remembered(Document document, const std::vector<KeptReview>& reviews)
{
    std::map<QString, std::vector<MemoryAnswer>> answers;
    for (const KeptReview& one : reviews)
        answers[one.rule].push_back({.day = one.day, .recall = static_cast<Recall>(one.grade)});
    std::vector<RememberedRule> rules;
    for (const Rule& rule : askedRules(document)) {
        RememberedRule one{.rule = rule, .memory = {}, .lastDay = 0};
        const auto found = answers.find(ruleNumber(rule));
        if (found != answers.end()) {
            one.memory = memoryAfter(found->second);
            one.lastDay = found->second.back().day;
        }
        rules.push_back(one);
    }
    return rules;
}

/// The game and the paragraph; some documents have a heading for each game and no numbers.
QString whereText(const QString& game, const Rule& rule)
{
    const QString cited = ruleCitation(rule);
    return cited.isEmpty() || cited == game ? game : game + QStringLiteral(" · ") + cited;
}

/// A competency of a game, week by week from the oldest; -1: not seen.
std::vector<int> percentsOf(const std::vector<WeekMark>& marks, const QString& game, int competency, int weeks)
{
    std::vector<int> percents(static_cast<std::size_t>(weeks), -1);
    for (const WeekMark& one : marks) {
        const bool here = one.mark.competency == competency && one.mark.game == game;
        if (here && one.weeksAgo >= 0 && one.weeksAgo < weeks && one.mark.possible > 0)
            percents[static_cast<std::size_t>(weeks - 1 - one.weeksAgo)] = one.mark.earned * 100 / one.mark.possible;
    }
    return percents;
}

struct Pattern {
    const KeptFault* latest = nullptr;
    int cost = 0;
    std::set<qint64> wrongDays{};
};

/// What went wrong at a game, by rule; where nothing was owed there is no situation to bring again.
std::map<std::pair<QString, QString>, Pattern> patternsOf(const std::vector<KeptFault>& faults)
{
    std::map<std::pair<QString, QString>, Pattern> patterns;
    for (const KeptFault& fault : faults) {
        const bool known = fault.game == nightGame || findGame(fault.game.toStdString());
        if (fault.owed.isEmpty() || !known)
            continue;
        Pattern& pattern = patterns[{fault.game, fault.rule}];
        if (pattern.latest == nullptr)
            pattern.latest = &fault;
        pattern.cost += fault.cost;
        pattern.wrongDays.insert(fault.day);
    }
    return patterns;
}

} // namespace

QString shortGame(GameId game)
{
    return said("game-short", game);
}

std::vector<PracticePicture> practiceOf(const std::vector<KeptFault>& faults, const std::vector<KeptReview>& reviews,
                                        qint64 today)
{
    std::map<QString, std::vector<const KeptReview*>> byRule;
    for (const KeptReview& review : reviews)
        byRule[review.rule].push_back(&review);
    std::vector<Pattern> order;
    for (const auto& [key, pattern] : patternsOf(faults)) {
        const auto& days = byRule[pattern.latest->rule];
        const auto later = std::ranges::count_if(
            days, [&](const KeptReview* review) { return review->day > pattern.latest->day && review->grade >= 3; });
        if (later < daysThatItSits)
            order.push_back(pattern);
    }
    std::ranges::sort(order, [](const Pattern& a, const Pattern& b) {
        return std::tuple(-a.cost, -a.latest->day, a.latest->rule)
               < std::tuple(-b.cost, -b.latest->day, b.latest->rule);
    });
    if (order.size() > mostPractice)
        order.resize(mostPractice);
    std::vector<PracticePicture> practice;
    for (const Pattern& pattern : order) {
        const KeptFault& fault = *pattern.latest;
        const auto& days = byRule[fault.rule];
        // a day on which the first answer was right and a later one wrong is one of both
        std::set<qint64> seenDays = pattern.wrongDays;
        for (const KeptReview* review : days)
            seenDays.insert(review->day);
        const auto game = findGame(fault.game.toStdString());
        const QString where = fault.game == nightGame ? HomeWords::tr("Director") : fault.game;
        const QString name = ruleName(ruleOf(fault.rule));
        practice.push_back({.title = name.isEmpty() ? fault.rule : name,
                            .cause = HomeWords::tr("%1 · wrong on %2 of %3 days")
                                         .arg(whereText(game ? shortGame(game->id) : where, ruleOf(fault.rule)))
                                         .arg(pattern.wrongDays.size())
                                         .arg(seenDays.size()),
                            //: a number of minutes
                            .minutes = HomeWords::tr("%1 min").arg(minutesOfADrill),
                            .game = fault.game,
                            .rule = fault.rule,
                            .fault = fault.fault,
                            .owed = fault.owed,
                            .verb = fault.verb,
                            .session = fault.session,
                            .event = fault.event,
                            .done = std::ranges::any_of(days, [&](const KeptReview* review) {
                                return review->day == today && review->grade >= 3 && fault.day < today;
                            })});
    }
    return practice;
}

std::vector<MatrixRow> matrixOf(const std::vector<WeekMark>& marks, int weeks)
{
    const ScoreScale scale;
    std::vector<MatrixRow> rows;
    // pace is a time, not a share
    for (int i = 0; i < competencyCount - 1; ++i) {
        const auto competency = static_cast<Competency>(i);
        // of game protection nothing may be lost
        const int needed = isShared(competency) ? scale.needed(competency) : 100;
        MatrixRow row{.name = said(competency), .needed = needed, .games = {}};
        for (const CatalogueEntry& game : catalogue()) {
            const QString word = QString::fromUtf8(game.word.data(), static_cast<qsizetype>(game.word.size()));
            row.games.push_back(percentsOf(marks, word, i, weeks));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<MatrixRow> directingOf(const std::vector<WeekMark>& marks, int weeks)
{
    const DirectorScore score;
    std::vector<MatrixRow> rows;
    bool any = false;
    for (int i = 0; i < directorCompetencyCount; ++i) {
        const auto competency = static_cast<DirectorCompetency>(i);
        std::vector<int> percents = percentsOf(marks, nightGame, i, weeks);
        any = any || std::ranges::any_of(percents, [](int percent) { return percent >= 0; });
        rows.push_back({.name = said(competency), .needed = score.needed(competency), .games = {std::move(percents)}});
    }
    if (!any)
        rows.clear();
    return rows;
}

QString lessonOf(const QString& game)
{
    return QStringLiteral("first-hand-") + game;
}

std::vector<LessonPicture> lessonsOf(const std::vector<LessonState>& states)
{
    std::vector<LessonPicture> lessons;
    for (const CatalogueEntry& game : catalogue()) {
        const QString word = QString::fromUtf8(game.word.data(), static_cast<qsizetype>(game.word.size()));
        LessonPicture lesson{.title = gameText(game.id),
                             .text = HomeWords::tr("A whole hand. You are told every act in advance."),
                             .state = HomeWords::tr("not begun"),
                             .way = HomeWords::tr("Begin")};
        const auto found = std::ranges::find(states, lessonOf(word), &LessonState::lesson);
        if (found != states.end()) {
            lesson.done = found->done;
            if (found->done) {
                lesson.text = HomeWords::tr("The same hand again, with hints only when you ask.");
                lesson.state = HomeWords::tr("✓ dealt");
                lesson.way = HomeWords::tr("Again");
            }
            if (found->step > 0) {
                lesson.state = HomeWords::tr("stopped after act %1").arg(found->step);
                lesson.way = HomeWords::tr("Continue");
            }
        }
        lessons.push_back(std::move(lesson));
    }
    return lessons;
}

ExamPicture examOf(const ExamDate& date, const std::vector<KeptReview>& reviews, qint64 today)
{
    ExamPicture picture{.document = date.document};
    for (const Document document : documents()) {
        const std::string_view word = documentWord(document);
        if (date.document != QString::fromUtf8(word))
            continue;
        const auto rules = remembered(document, reviews);
        const ExamPlan plan = planFor(rules, today, date.day);
        picture.title = documentText(document);
        picture.known = HomeWords::tr("%1 of %2 rules remembered, not yet asked: %3")
                            .arg(plan.remembered)
                            .arg(rules.size())
                            .arg(plan.unseen);
        picture.share = rules.empty() ? 0 : static_cast<double>(plan.remembered) / static_cast<double>(rules.size());
        picture.hasPlan = !plan.today.empty() && date.day >= today;
        picture.plan =
            HomeWords::tr("Rules to review today: %1, about %2 min").arg(plan.today.size()).arg(plan.minutes);
    }
    picture.day = QLocale().toString(QDate::fromJulianDay(date.day), QLocale::ShortFormat);
    picture.daysLeft = static_cast<int>(date.day - today);
    return picture;
}

std::vector<Rule> rulesOfToday(Document document, const std::vector<KeptReview>& reviews, qint64 today, qint64 examDay)
{
    return planFor(remembered(document, reviews), today, examDay).today;
}

} // namespace cutcard
