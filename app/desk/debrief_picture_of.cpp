// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/pictures.h"
#include "app/words/act_words.h"
#include "app/words/result_words.h"

#include <QCoreApplication>

namespace cutcard {

namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("debrief", text);
}

QString timeText(qint64 milliseconds)
{
    const qint64 seconds = milliseconds / 1000;
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

/// What a verdict brought, worked out by booking it once more.
QString pointsText(Score& score, const Verdict& verdict, int hand)
{
    if (verdict.told)
        return {};
    const int parts = score.scale().correctedDenominator;
    const Tally before = score.total();
    score.book(verdict, hand);
    const int earned = score.total().earned - before.earned;
    const int possible = score.total().possible - before.possible;
    // an act that counts once a hand was there before
    if (earned == 0 && possible == 0 && verdict.isCorrect() && !verdict.selfCorrected)
        return {};
    const int whole = possible > 0 ? possible / parts : score.scale().points(verdict.severity);
    const QString got = earned % parts == 0 ? QString::number(earned / parts)
                                            : QString::number(static_cast<double>(earned) / parts, 'f', 1);
    return words(QT_TRANSLATE_NOOP("debrief", "%1 of %2")).arg(got).arg(whole);
}

mark::Kind markOf(const Verdict& verdict)
{
    if (!verdict.isCorrect())
        return mark::Fault;
    return verdict.selfCorrected ? mark::Corrected : mark::Done;
}

void addEvent(DebriefPicture& picture, const Session& session, std::size_t index, const EventTimes& times, Score& score)
{
    const Entry& entry = session.entries()[index];
    const QString time = index < times.size() ? timeText(times[index]) : QString();
    const auto* act = std::get_if<Act>(&entry.event);
    if (act == nullptr) {
        TimelinePicture line;
        line.event = static_cast<int>(index);
        line.time = time;
        line.act = eventLine(entry.event, Wording::of(session.setup()));
        line.mark = mark::Later;
        picture.timeline.push_back(line);
    }
    for (std::size_t i = 0; i < entry.verdicts.size(); ++i) {
        const Verdict& verdict = entry.verdicts[i];
        TimelinePicture line;
        line.event = static_cast<int>(index);
        line.time = time;
        line.act = i == 0 && act != nullptr ? actText(*act, wordingAt(session))
                                            : dutyText(*verdict.expected, wordingAt(session));
        if (entry.byHouse)
            line.act = words(QT_TRANSLATE_NOOP("debrief", "House: %1")).arg(line.act);
        if (!verdict.isCorrect() && verdict.expected && verdict.fault != Fault::Omitted)
            line.expected = expectedText(verdict, wordingAt(session));
        line.verdict = verdictText(verdict);
        line.points = entry.byHouse ? QString() : pointsText(score, verdict, entry.hand);
        line.ruleId = QString::fromUtf8(verdict.rule.id().data(), static_cast<qsizetype>(verdict.rule.id().size()));
        line.mark = markOf(verdict);
        picture.timeline.push_back(line);
    }
}

CompetencyPicture competencyPicture(const Score& score, Competency competency)
{
    const auto percent = score.percent(competency);
    const int needed = score.scale().needed(competency);
    QString text = words(QT_TRANSLATE_NOOP("debrief", "not seen"));
    if (percent)
        text = QString::number(*percent);
    else if (score.tally(competency).duties > 0)
        text = words(QT_TRANSLATE_NOOP("debrief", "faults: %1")).arg(score.tally(competency).faults);
    return {.name = competencyText(competency),
            .text = text,
            .share = percent.value_or(0) / 100.0,
            .needed = needed / 100.0,
            .seen = percent.has_value(),
            .passed = percent.value_or(100) >= needed};
}

/// The line of the costliest fault, with the moment it was made.
QString costliestLine(const Session& session, const EventTimes& times)
{
    const auto worst = costliestFault(session);
    if (!worst)
        return {};
    return costliestText(session, worst->entry < times.size() ? timeText(times[worst->entry]) : QString());
}

} // namespace

Pace paceOf(const Session& session, const EventTimes& times)
{
    Pace pace;
    const auto& entries = session.entries();
    qint64 last = 0;
    for (std::size_t i = 0; i < entries.size() && i < times.size(); ++i) {
        if (std::holds_alternative<Act>(entries[i].event) && !entries[i].byHouse) {
            pace.dealerMilliseconds += times[i] - last;
            ++pace.acts;
        }
        last = times[i];
        pace.hands = entries[i].hand;
    }
    return pace;
}

DebriefPicture debriefPicture(const Session& session, const EventTimes& times)
{
    DebriefPicture picture;
    picture.title = words(QT_TRANSLATE_NOOP("debrief", "Debrief"));
    Score score(session.setup().scale);
    for (std::size_t i = 0; i < session.entries().size(); ++i)
        addEvent(picture, session, i, times, score);
    picture.costliestText = costliestLine(session, times);
    // pace is a competency of its own, shown as a time and not as a share
    for (int i = 0; i < competencyCount - 1; ++i)
        picture.competencies.push_back(competencyPicture(session.score(), static_cast<Competency>(i)));
    picture.resultText = resultText(session);
    picture.bank = bankPicture(session);
    const auto percent = session.score().overall();
    picture.scoreText = percent ? QString::number(*percent) : QStringLiteral("–");
    picture.scoreNote = outcomeText(session.score(), session.isOver());
    if (session.score().criticalErrors() + session.score().criticalPutRight() > 0)
        picture.scoreNote += QStringLiteral(" · ") + criticalText(session.score());
    const Pace pace = paceOf(session, times);
    if (pace.acts > 0)
        picture.paceText = words(QT_TRANSLATE_NOOP("debrief", "%1 s per act, players' time taken out"))
                               .arg(static_cast<double>(pace.dealerMilliseconds) / pace.acts / 1000.0, 0, 'f', 1);
    return picture;
}

} // namespace cutcard
