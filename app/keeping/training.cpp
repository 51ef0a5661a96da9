// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keeping/learning.h"

#include "app/files/or_none.h"
#include "app/words/said.h"

#include "app/keeping/keeping_nights.h"
#include "app/words/rule_words.h"
#include "app/words/tr.h"

#include <QLocale>

namespace cutcard {

namespace {

constexpr int weeks = 8;
constexpr qint64 daysShown = qint64{7} * weeks;
constexpr int recentWeeks = 4;
constexpr int mostRules = 5;

/// Points of some weeks.
struct Points {
    qint64 earned = 0;
    qint64 possible = 0;

    void add(const KeptMark& mark)
    {
        earned += mark.earned;
        possible += mark.possible;
    }
    int percent() const { return possible > 0 ? static_cast<int>(earned * 100 / possible) : -1; }
};

QString trendText(int before, int now)
{
    if (now < 0)
        return Words::tr("no practice in the last %1 weeks").arg(recentWeeks);
    if (before < 0)
        return Words::tr("%1% in the last %2 weeks, none before").arg(now).arg(recentWeeks);
    const QString sign = now > before ? QStringLiteral("▲") : now < before ? QStringLiteral("▼") : QStringLiteral("=");
    return Words::tr("%1 %2% in the last %3 weeks, %4% before").arg(sign).arg(now).arg(recentWeeks).arg(before);
}

/// The rules missed most, in how many faults.
QStringList missedOf(const std::vector<KeptFault>& faults)
{
    std::map<QString, int> times;
    for (const KeptFault& fault : faults)
        ++times[fault.rule];
    std::vector<std::pair<int, QString>> order;
    order.reserve(times.size());
    for (const auto& [rule, count] : times)
        order.emplace_back(-count, rule);
    std::ranges::sort(order);
    QStringList said;
    for (const auto& [count, rule] : order) {
        if (said.size() == mostRules)
            break;
        const QString title = ruleTitle(Rule::fromText(rule.toStdString()));
        //: a rule and how often it was broken
        said.append(Words::tr("%1 (%2×)").arg(title.isEmpty() ? rule : title).arg(-count));
    }
    return said;
}

QString lastText(const Records& records, PersonId person)
{
    QDateTime last;
    for (const KeptSession& session : orNone(records.list(person, 1)))
        last = QDateTime::fromString(session.started, Qt::ISODate);
    for (const Activity& activity : orNone(records.activities(person, 1)))
        last = std::max(last, QDateTime::fromString(activity.at, Qt::ISODate));
    return last.isValid() ? Words::tr("last practice %1").arg(QLocale().toString(last.date(), QLocale::ShortFormat))
                          : Words::tr("no practice yet");
}

QVariantList datesOf(const Records& records, PersonId person, qint64 today)
{
    const auto reviews = orNone(records.reviews(person));
    QVariantList dates;
    for (const ExamDate& date : orNone(records.examDates(person))) {
        if (date.day == 0)
            continue;
        const ExamPicture exam = examOf(date, reviews, today);
        const QString left = exam.daysLeft < 0 ? Words::tr("was on %1").arg(exam.day)
                                               : Words::tr("on %1, days left: %2").arg(exam.day).arg(exam.daysLeft);
        dates.append(QVariantMap{{"text", QStringLiteral("%1 · %2 · %3").arg(exam.title, left, exam.known)},
                                 {"share", exam.share},
                                 {"late", exam.daysLeft < 0}});
    }
    return dates;
}

/// What is practised, and how far somebody has come.
struct Trained {
    QString name;
    int percent; ///< below 0: not practised yet
    int needed;
};

std::vector<Trained> trainedIn(const std::vector<WeekMark>& marks)
{
    std::map<int, Points> competencies;
    // a director's competencies are others, and stand by themselves
    for (const WeekMark& week : marks) {
        if (week.mark.game != nightGame)
            competencies[week.mark.competency].add(week.mark);
    }
    const ScoreScale scale;
    std::vector<Trained> all;
    for (int i = 0; i < competencyCount; ++i) {
        const auto competency = static_cast<Competency>(i);
        if (!isShared(competency) || scale.needed(competency) == 0)
            continue;
        const auto seen = competencies.find(i);
        const int percent = seen == competencies.end() ? -1 : seen->second.percent();
        all.push_back({said(competency), percent, scale.needed(competency)});
    }
    for (const MatrixRow& row : directingOf(marks, weeks)) {
        const auto seen = std::ranges::find_if(row.games.front().rbegin(), row.games.front().rend(),
                                               [](int percent) { return percent >= 0; });
        if (seen != row.games.front().rend())
            all.push_back({Words::tr("Director: %1").arg(row.name), *seen, row.needed});
    }
    return all;
}

} // namespace

QVariantMap trainingOf(const Records& records, PersonId person, qint64 today)
{
    Points before;
    Points now;
    const auto marks = orNone(records.weekMarks(person, today, weeks));
    for (const WeekMark& week : marks) {
        if (isShared(static_cast<Competency>(week.mark.competency)) || week.mark.game == nightGame)
            (week.weeksAgo < recentWeeks ? now : before).add(week.mark);
    }
    QVariantList cells;
    QStringList weak;
    QStringList unseen;
    for (const Trained& each : trainedIn(marks)) {
        const bool below = each.percent >= 0 && each.percent < each.needed;
        if (each.percent < 0)
            unseen.append(each.name);
        else if (below)
            weak.append(each.name);
        cells.append(
            QVariantMap{{"name", each.name}, {"percent", each.percent}, {"needed", each.needed}, {"below", below}});
    }
    const QString ready = !weak.isEmpty() ? Words::tr("Below the pass mark: %1").arg(weak.join(QStringLiteral(", ")))
                          : !unseen.isEmpty()
                              ? Words::tr("Not practiced yet: %1").arg(unseen.join(QStringLiteral(", ")))
                              : Words::tr("Every pass mark reached");
    return {{"cells", cells},
            {"ready", ready},
            {"isReady", weak.isEmpty() && unseen.isEmpty()},
            {"trend", trendText(before.percent(), now.percent())},
            {"last", lastText(records, person)},
            {"missed", missedOf(orNone(records.faults(person, today - daysShown)))},
            {"dates", datesOf(records, person, today)}};
}

} // namespace cutcard
