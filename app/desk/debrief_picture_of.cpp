// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/pictures.h"
#include "app/words/act_words.h"
#include "app/words/clock_text.h"
#include "app/words/result_words.h"
#include "app/words/rule_words.h"

#include <QCoreApplication>

#include <algorithm>

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

/// Two judges of the same events, and what the other one is called.
struct Judges {
    const EntryLog& shown;
    const EntryLog* other = nullptr;
    QString otherName{}; ///< with a place for the verdict
};

bool isSame(const Verdict& a, const Verdict& b)
{
    return a.fault == b.fault && a.rule == b.rule && a.severity == b.severity && a.selfCorrected == b.selfCorrected;
}

/// What the other judge says of one verdict; empty if it is the same.
QString otherText(const Judges& judges, std::size_t index, std::size_t place)
{
    if (judges.other == nullptr || index >= judges.other->size())
        return {};
    const auto& shown = judges.shown[index].verdicts;
    const auto& other = (*judges.other)[index].verdicts;
    if (place >= other.size())
        return judges.otherName.arg(words(QT_TRANSLATE_NOOP("debrief", "nothing")));
    if (place < shown.size() && isSame(shown[place], other[place]))
        return {};
    const Verdict& verdict = other[place];
    return judges.otherName.arg(QStringLiteral("%1, %2").arg(verdictText(verdict), ruleCitation(verdict.rule)));
}

/// What a verdict is about: the act, or the duty that was left out.
QString subjectText(const Session& session, const Act* act, const Verdict& verdict, bool ofTheAct)
{
    if (ofTheAct && act != nullptr)
        return actText(*act, Wording::of(session.setup()));
    return verdict.expected ? dutyText(*verdict.expected, Wording::of(session.setup())) : QString();
}

void addVerdict(DebriefPicture& picture, const Session& session, const Judges& judges, TimelinePicture line,
                std::size_t place, Score& score)
{
    const auto index = static_cast<std::size_t>(line.event);
    const Entry& entry = judges.shown[index];
    const auto* act = std::get_if<Act>(&entry.event);
    line.other = otherText(judges, index, place);
    if (place >= entry.verdicts.size()) {
        line.act = subjectText(session, act, (*judges.other)[index].verdicts[place], place == 0);
        line.mark = mark::Later;
        picture.timeline.push_back(line);
        return;
    }
    const Verdict& verdict = entry.verdicts[place];
    line.act = subjectText(session, act, verdict, place == 0);
    if (entry.byHouse)
        line.act = words(QT_TRANSLATE_NOOP("debrief", "House: %1")).arg(line.act);
    if (!verdict.isCorrect() && verdict.expected && verdict.fault != Fault::Omitted)
        line.expected = expectedText(verdict, Wording::of(session.setup()));
    line.verdict = place == 0 && act != nullptr ? verdictText(verdict, *act) : verdictText(verdict);
    line.points = entry.byHouse ? QString() : pointsText(score, verdict, entry.hand);
    // how badly it weighs, as an examiner's sheet has it
    if (!verdict.isCorrect() && !line.points.isEmpty())
        line.points = severityText(verdict.severity) + QStringLiteral(" · ") + line.points;
    line.ruleId = QString::fromUtf8(verdict.rule.id().data(), static_cast<qsizetype>(verdict.rule.id().size()));
    line.cited = ruleCitation(verdict.rule);
    line.mark = markOf(verdict);
    picture.timeline.push_back(line);
}

void addEvent(DebriefPicture& picture, const Session& session, const Judges& judges, std::size_t index,
              const EventTimes& times, Score& score)
{
    const Entry& entry = judges.shown[index];
    TimelinePicture line;
    line.event = static_cast<int>(index);
    line.time = index < times.size() ? timeText(times[index]) : QString();
    if (!std::holds_alternative<Act>(entry.event)) {
        TimelinePicture told = line;
        told.act = eventLine(entry.event, Wording::of(session.setup()));
        told.mark = mark::Later;
        picture.timeline.push_back(told);
    }
    std::size_t verdicts = entry.verdicts.size();
    if (judges.other != nullptr && index < judges.other->size())
        verdicts = std::max(verdicts, (*judges.other)[index].verdicts.size());
    for (std::size_t i = 0; i < verdicts; ++i)
        addVerdict(picture, session, judges, line, i, score);
}

/// Of how many events two judges say different things.
int differences(const EntryLog& a, const EntryLog& b)
{
    int count = 0;
    for (std::size_t i = 0; i < a.size() && i < b.size(); ++i)
        count += std::ranges::equal(a[i].verdicts, b[i].verdicts, isSame) ? 0 : 1;
    return count;
}

void addJudges(DebriefPicture& picture, const Session& session, const EntryLog& then, const JudgedThen& judged)
{
    const int otherwise = differences(session.entries(), then);
    picture.twoJudges = otherwise > 0 || judged.score != session.score().overall().value_or(-1);
    const char* text =
        otherwise > 0
            ? QT_TRANSLATE_NOOP("debrief", "Judged %1 by Cutcard %2. Acts of which today's judge says other things: ")
        : picture.twoJudges
            ? QT_TRANSLATE_NOOP("debrief", "Judged %1 by Cutcard %2. Today's judge weighs it otherwise.")
            : QT_TRANSLATE_NOOP("debrief", "Judged %1 by Cutcard %2. Today's judge says the same.");
    picture.judgeText = words(text).arg(judged.day, judged.program);
    if (otherwise > 0)
        picture.judgeText += QString::number(otherwise);
}

CompetencyPicture competencyPicture(const Tally& tally, Competency competency, int needed)
{
    const auto percent = isShared(competency) ? tally.percent() : std::nullopt;
    QString text = words(QT_TRANSLATE_NOOP("debrief", "not seen"));
    if (percent)
        text = QString::number(*percent);
    else if (tally.duties > 0)
        text = words(QT_TRANSLATE_NOOP("debrief", "faults: %1")).arg(tally.faults);
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
    return withRuleTitles(
        costliestText(session, worst->entry < times.size() ? timeText(times[worst->entry]) : QString()));
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

namespace {

/// What is the same whoever judges.
DebriefPicture pictureBy(const Session& session, const EventTimes& times, const Judges& judges)
{
    DebriefPicture picture;
    picture.title = words(QT_TRANSLATE_NOOP("debrief", "Debrief"));
    Score score(session.setup().scale);
    for (std::size_t i = 0; i < judges.shown.size(); ++i)
        addEvent(picture, session, judges, i, times, score);
    picture.resultText = withRuleTitles(resultText(session));
    picture.bank = bankPicture(session);
    const Pace pace = paceOf(session, times);
    if (pace.acts > 0)
        picture.paceText = words(QT_TRANSLATE_NOOP("debrief", "%1 s per act, players' time taken out"))
                               .arg(static_cast<double>(pace.dealerMilliseconds) / pace.acts / 1000.0, 0, 'f', 1);
    return picture;
}

void addTodaysScore(DebriefPicture& picture, const Session& session, const EventTimes& times)
{
    const Score& score = session.score();
    picture.costliestText = costliestLine(session, times);
    // pace is a competency of its own, shown as a time and not as a share
    for (int i = 0; i < competencyCount - 1; ++i) {
        const auto competency = static_cast<Competency>(i);
        CompetencyPicture one =
            competencyPicture(score.tally(competency), competency, score.scale().needed(competency));
        picture.competencies.push_back(std::move(one));
    }
    picture.scoreText = score.overall() ? QString::number(*score.overall()) : QStringLiteral("–");
    picture.scoreNote = outcomeText(score, session.isOver());
    if (score.criticalErrors() + score.criticalPutRight() > 0)
        picture.scoreNote += QStringLiteral(" · ") + criticalText(score);
}

} // namespace

DebriefPicture debriefPicture(const Session& session, const EventTimes& times)
{
    DebriefPicture picture = pictureBy(session, times, {.shown = session.entries()});
    addTodaysScore(picture, session, times);
    return picture;
}

DebriefPicture debriefPicture(const Session& session, const EventTimes& times, const EntryLog& then,
                              const JudgedThen& judged)
{
    DebriefPicture picture = pictureBy(session, times,
                                       {.shown = session.entries(),
                                        .other = &then,
                                        .otherName = words(QT_TRANSLATE_NOOP("debrief", "Judged then: %1"))});
    addTodaysScore(picture, session, times);
    addJudges(picture, session, then, judged);
    return picture;
}

DebriefPicture debriefPictureThen(const Session& session, const EventTimes& times, const EntryLog& then,
                                  const JudgedThen& judged)
{
    DebriefPicture picture = pictureBy(session, times,
                                       {.shown = then,
                                        .other = &session.entries(),
                                        .otherName = words(QT_TRANSLATE_NOOP("debrief", "Today's judge: %1"))});
    for (int i = 0; i < competencyCount - 1; ++i) {
        const auto competency = static_cast<Competency>(i);
        picture.competencies.push_back(competencyPicture(judged.tallies[static_cast<std::size_t>(i)], competency,
                                                         session.setup().scale.needed(competency)));
    }
    picture.scoreText = judged.score < 0 ? QStringLiteral("–") : QString::number(judged.score);
    if (judged.critical > 0)
        picture.scoreNote = words(QT_TRANSLATE_NOOP("debrief", "Critical errors: %1")).arg(judged.critical);
    addJudges(picture, session, then, judged);
    return picture;
}

} // namespace cutcard
