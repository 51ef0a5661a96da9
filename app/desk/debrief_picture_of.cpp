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

QString pointsText(const Session& session, const Verdict& verdict)
{
    const ScoreScale& scale = session.setup().scale;
    const int whole = scale.points(verdict.severity);
    if (verdict.fault == Fault::Impossible)
        return {};
    if (!verdict.isCorrect())
        return words(QT_TRANSLATE_NOOP("debrief", "0 of %1")).arg(whole);
    if (verdict.expected && verdict.expected->optional && !verdict.expected->late)
        return {};
    if (!verdict.selfCorrected)
        return words(QT_TRANSLATE_NOOP("debrief", "%1 of %2")).arg(whole).arg(whole);
    const double part = static_cast<double>(whole * scale.correctedNumerator) / scale.correctedDenominator;
    return words("%1 of %2").arg(part, 0, 'f', 1).arg(whole);
}

mark::Kind markOf(const Verdict& verdict)
{
    if (!verdict.isCorrect())
        return mark::Fault;
    return verdict.selfCorrected ? mark::Corrected : mark::Done;
}

void addEvent(DebriefPicture& picture, const Session& session, std::size_t index, const EventTimes& times)
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
        line.points = entry.byHouse ? QString() : pointsText(session, verdict);
        line.ruleId = QString::fromUtf8(verdict.rule.id().data(), static_cast<qsizetype>(verdict.rule.id().size()));
        line.mark = markOf(verdict);
        picture.timeline.push_back(line);
    }
}

bool isStrict(Competency competency)
{
    return competency == Competency::PotsAndPayouts || competency == Competency::Showdown
           || competency == Competency::Irregularities;
}

CompetencyPicture competencyPicture(const Score& score, Competency competency)
{
    const auto percent = score.tally(competency).percent();
    const int needed = isStrict(competency) ? score.scale().passStrict : score.scale().passEach;
    return {.name = competencyText(competency),
            .text = percent ? QString::number(*percent) : words(QT_TRANSLATE_NOOP("debrief", "not seen")),
            .share = percent.value_or(0) / 100.0,
            .needed = needed / 100.0,
            .seen = percent.has_value(),
            .passed = percent.value_or(100) >= needed};
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
    for (std::size_t i = 0; i < session.entries().size(); ++i)
        addEvent(picture, session, i, times);
    // pace is a competency of its own, shown as a time and not as a share
    for (int i = 0; i < competencyCount - 1; ++i)
        picture.competencies.push_back(competencyPicture(session.score(), static_cast<Competency>(i)));
    picture.resultText = resultText(session);
    picture.bank = bankPicture(session);
    const auto percent = session.score().total().percent();
    picture.scoreText = percent ? QString::number(*percent) : QStringLiteral("–");
    if (session.score().criticalErrors() > 0)
        picture.scoreNote = QCoreApplication::translate("debrief", "%n critical error(s): not passed", nullptr,
                                                        session.score().criticalErrors());
    else
        picture.scoreNote = session.score().isPass()
                                ? words(QT_TRANSLATE_NOOP("debrief", "Would pass a certification"))
                                : words(QT_TRANSLATE_NOOP("debrief", "Would not pass a certification"));
    const Pace pace = paceOf(session, times);
    if (pace.acts > 0)
        picture.paceText = words(QT_TRANSLATE_NOOP("debrief", "%1 s per act, players' time taken out"))
                               .arg(static_cast<double>(pace.dealerMilliseconds) / pace.acts / 1000.0, 0, 'f', 1);
    return picture;
}

} // namespace cutcard
