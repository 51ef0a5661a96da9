// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/pictures/pictures.h"
#include "app/words/rule_words.h"
#include "app/words/said.h"
#include "app/words/table/act_words.h"
#include "app/words/table/result_words.h"
#include "core/base/gathered.h"
#include "core/session/recalled.h"

#include <QCoreApplication>

namespace cutcard {

namespace {

struct DebriefWords {
    Q_DECLARE_TR_FUNCTIONS(debrief)
};

/// The points of each line: a mistake has what it has come to in the end, with what was earned back.
class Points
{
public:
    Points(std::vector<MistakePoints> mistakes, const ScoreScale& scale)
        : m_mistakes(std::move(mistakes)), m_soFar(scale)
    {
    }

    /// In order; what the house did has none.
    QString of(const Verdict& verdict, int hand)
    {
        if (verdict.told)
            return {};
        const Tally before = m_soFar.total();
        m_soFar.book(verdict, hand);
        if (!verdict.isCorrect()) {
            // how badly it weighs, as an examiner's sheet has it
            const MistakePoints points = m_mistakes.at(m_next++);
            return points.possible == 0
                       ? said(verdict.severity)
                       : said(verdict.severity) + QStringLiteral(" · ") + text(points.earned, points.possible);
        }
        // what earns a mistake's points back stands with the mistake, and an act that counts once a hand was there
        // before
        const int possible = m_soFar.total().possible - before.possible;
        return possible == 0 ? QString() : text(m_soFar.total().earned - before.earned, possible);
    }

private:
    QString text(int earned, int possible) const
    {
        const ScoreScale& scale = m_soFar.scale();
        //: points, and how many could be earned
        return DebriefWords::tr("%1 of %2").arg(pointsText(earned, scale), pointsText(possible, scale));
    }

    std::vector<MistakePoints> m_mistakes;
    std::size_t m_next = 0;
    Score m_soFar;
};

/// The points of mistakes as they were judged before: of those that were put right is not known what they earned back.
std::vector<MistakePoints> pointsThen(const EntryLog& entries, const ScoreScale& scale)
{
    return eachOf(mistakesOf(entries), [&](const Mistake& each) {
        const Severity severity = entries[each.entry].verdicts[each.verdict].severity;
        return MistakePoints{.earned = 0, .possible = scale.points(severity) * scale.correctedDenominator};
    });
}

/// What a verdict is about: the act, or the duty that was left out.
QString subjectText(const Session& session, const Act* act, const Verdict& verdict, bool ofTheAct)
{
    if (ofTheAct && act != nullptr)
        return actText(*act, Wording::of(session.setup()));
    return verdict.expected ? dutyText(*verdict.expected, Wording::of(session.setup())) : QString();
}

void addVerdict(DebriefPicture& picture, const Session& session, const Entry& entry, TimelinePicture line,
                std::size_t place, Points& points)
{
    const Verdict& verdict = entry.verdicts[place];
    const Act* act = actOf(entry, verdict);
    line.act = subjectText(session, act, verdict, place == 0);
    if (entry.byHouse)
        line.act = DebriefWords::tr("House: %1").arg(line.act);
    if (!verdict.isCorrect() && verdict.expected && verdict.fault != Fault::Omitted)
        line.expected = expectedText(verdict, Wording::of(session.setup()));
    line.verdict = place == 0 && act != nullptr ? verdictText(verdict, *act) : verdictText(verdict);
    line.points = entry.byHouse ? QString() : points.of(verdict, entry.hand);
    line.ruleId = QString::fromUtf8(verdict.rule.id().data(), static_cast<qsizetype>(verdict.rule.id().size()));
    line.cited = ruleCitation(verdict.rule);
    line.mark = markOf(verdict);
    if (!verdict.isCorrect())
        line.why = withRuleTitles(whyText(entry, verdict, Wording::of(session.setup())));
    picture.timeline.push_back(std::move(line));
}

void addEvent(DebriefPicture& picture, const Session& session, const Entry& entry, const TimelinePicture& line,
              Points& points)
{
    const QString floor = floorText(entry, Wording::of(session.setup()));
    if (!std::holds_alternative<Act>(entry.event) || !floor.isEmpty()) {
        TimelinePicture told = line;
        told.act = floor.isEmpty() ? eventLine(entry.event, Wording::of(session.setup())) : floor;
        told.mark = mark::Later;
        picture.timeline.push_back(told);
    }
    for (std::size_t i = 0; i < entry.verdicts.size(); ++i)
        addVerdict(picture, session, entry, line, i, points);
}

CompetencyPicture competencyPicture(const Tally& tally, Competency competency, int needed)
{
    const auto percent = isShared(competency) ? tally.percent() : std::nullopt;
    QString text = DebriefWords::tr("not tested");
    if (percent)
        text = QString::number(*percent);
    else if (tally.duties > 0)
        text = DebriefWords::tr("faults: %1").arg(tally.faults);
    return {.name = said(competency),
            .text = text,
            .share = percent.value_or(0) / 100.0,
            .needed = needed / 100.0,
            .seen = percent.has_value(),
            .passed = percent.value_or(100) >= needed};
}

/// The line of the costliest fault, with the moment it was made.
QString costliestLine(const Session& session, const std::vector<Proof>& proofs, const EventTimes& times)
{
    const auto worst = costliestFault(session);
    if (!worst)
        return {};
    return withRuleTitles(
        costliestText(session, proofs, worst->entry < times.size() ? clockText(times[worst->entry]) : QString()));
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

/// Whether today's judge says what was said then.
static bool isAsToday(const Session& session, const JudgedThen& then)
{
    const auto same = [](const Verdict& a, const Verdict& b) {
        return a.fault == b.fault && a.rule == b.rule && a.severity == b.severity && a.selfCorrected == b.selfCorrected;
    };
    const EntryLog& today = session.entries();
    for (std::size_t i = 0; i < std::min(today.size(), then.entries.size()); ++i) {
        if (!std::ranges::equal(today[i].verdicts, then.entries[i].verdicts, same))
            return false;
    }
    return then.score == session.score().overall().value_or(-1);
}

static void addTimeline(DebriefPicture& picture, const Session& session, const std::vector<Proof>& proofs,
                        const EntryLog& entries, Points& points, const EventTimes& times)
{
    for (std::size_t i = 0; i < entries.size(); ++i) {
        TimelinePicture line;
        line.event = static_cast<int>(i);
        line.time = i < times.size() ? clockText(times[i]) : QString();
        const std::size_t first = picture.timeline.size();
        addEvent(picture, session, entries[i], line, points);
        // beside what was charged, once for an event
        const auto fault =
            std::find_if(picture.timeline.begin() + static_cast<std::ptrdiff_t>(first), picture.timeline.end(),
                         [](const TimelinePicture& row) { return row.mark == mark::Fault; });
        const QString proof =
            i < proofs.size() ? proofText(proofs[i], Wording::of(session.setup()), wasHandedBack(session, entries[i]))
                              : QString();
        if (fault != picture.timeline.end() && !proof.isEmpty())
            fault->why += QLatin1Char(' ') + proof;
    }
}

static void addScore(DebriefPicture& picture, const Session& session, const std::vector<Proof>& proofs,
                     const EventTimes& times)
{
    const Score& score = session.score();
    picture.costliestText = costliestLine(session, proofs, times);
    // pace is a competency of its own, shown as a time and not as a share
    for (int i = 0; i < competencyCount - 1; ++i) {
        const auto competency = static_cast<Competency>(i);
        picture.competencies.push_back(
            competencyPicture(score.tally(competency), competency, score.scale().needed(competency)));
    }
    picture.scoreText = scoreText(score);
    picture.working = workingText(score);
    picture.scoreNote = outcomeText(score, session.isOver());
    if (score.criticalErrors() + score.criticalPutRight() > 0)
        picture.scoreNote += QStringLiteral(" · ") + criticalText(score);
    for (const Habit& habit : score.badHabits())
        picture.scoreNote += QStringLiteral(" · ") + habitText(habit);
    for (const Habit& habit : score.mendedHabits())
        picture.scoreNote += QStringLiteral(" · ") + mendedText(habit);
}

static void addScoreThen(DebriefPicture& picture, const Session& session, const JudgedThen& then)
{
    for (int i = 0; i < competencyCount - 1; ++i) {
        const auto competency = static_cast<Competency>(i);
        picture.competencies.push_back(competencyPicture(then.tallies[static_cast<std::size_t>(i)], competency,
                                                         session.setup().scale.needed(competency)));
    }
    picture.scoreText = then.score < 0 ? QStringLiteral("–") : QString::number(then.score);
    if (then.critical > 0)
        picture.scoreNote = DebriefWords::tr("Critical errors: %1").arg(then.critical);
}

DebriefPicture debriefPicture(const Session& session, const EventTimes& times, const JudgedThen& then)
{
    DebriefPicture picture;
    picture.title = DebriefWords::tr("Debrief");
    const bool ofThen = !then.entries.empty() && !isAsToday(session, then);
    const EntryLog& entries = ofThen ? then.entries : session.entries();
    const std::vector<Proof> proofs = proofsOf(session);
    Points points(ofThen ? pointsThen(entries, session.setup().scale) : session.score().mistakes(),
                  session.setup().scale);
    addTimeline(picture, session, proofs, entries, points, times);
    picture.mistakes = static_cast<int>(mistakesOf(entries).size());
    if (ofThen)
        addScoreThen(picture, session, then);
    else
        addScore(picture, session, proofs, times);
    if (!then.entries.empty())
        picture.judgeText = DebriefWords::tr("Judged %1 by Cutcard %2.").arg(then.day, then.program);
    picture.resultText = withRuleTitles(resultText(session));
    picture.bank = bankPicture(session);
    const Pace pace = paceOf(session, times);
    if (pace.acts > 0)
        picture.paceText = DebriefWords::tr("%1 s per act, not counting the players' time")
                               .arg(static_cast<double>(pace.dealerMilliseconds) / pace.acts / 1000.0, 0, 'f', 1);
    return picture;
}

} // namespace cutcard
