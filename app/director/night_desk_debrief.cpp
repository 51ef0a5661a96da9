// SPDX-License-Identifier: GPL-3.0-or-later
// What a night looked back on has come to.
#include "app/director/night_desk.h"

#include "app/words/night/night_words.h"
#include "app/words/rule_words.h"
#include "app/words/table/act_words.h"
#include "app/words/table/judge_words.h"

#include <QVariantMap>

#include <algorithm>

namespace cutcard {

namespace {

/// What an event was, as the look back says it.
QString eventText(const Night& before, const NightEvent& event)
{
    if (const auto* act = std::get_if<DirectorAct>(&event))
        return directorActText(before, *act);
    const QString text = worldEventText(before, std::get<WorldEvent>(event));
    return text.isEmpty() ? NightDesk::tr("A hand is in progress") : text;
}

} // namespace

QVariantList NightDesk::debriefScores() const
{
    QVariantList list;
    if (!m_session)
        return list;
    const DirectorScore& score = m_session->score();
    for (int i = 0; i < directorCompetencyCount; ++i) {
        const auto competency = static_cast<DirectorCompetency>(i);
        const auto percent = score.percent(competency);
        list.append(QVariantMap{{"name", directorCompetencyText(competency)},
                                {"seen", percent.has_value()},
                                {"percent", percent.value_or(0)},
                                {"needed", score.needed(competency)},
                                {"decides", score.decides(competency)},
                                {"faults", score.tally(competency).faults}});
    }
    return list;
}

QVariantList NightDesk::debriefFaults() const
{
    QVariantList list;
    if (!m_session || m_page != Debrief)
        return list;
    // each fault is said with the room as it was
    auto again = NightSession::start(m_session->setup());
    const auto& entries = m_session->entries();
    for (std::size_t i = 0; again && i < entries.size(); ++i) {
        const bool wrong = std::ranges::any_of(entries[i].verdicts,
                                               [](const DirectorVerdict& verdict) { return !verdict.isCorrect(); });
        for (const DirectorVerdict& verdict : entries[i].verdicts) {
            if (!wrong || verdict.isCorrect() || verdict.told)
                continue;
            // with the coach what was wrong changed nothing and could be done again
            const bool back = m_coached && !entries[i].tookEffect;
            const QString severity = severityText(verdict.severity);
            list.append(QVariantMap{{"at", clockText(entries[i].at)},
                                    {"event", static_cast<int>(i)},
                                    {"what", capitalised(eventText(again->night(), entries[i].event))},
                                    {"said", directorExplanation(again->night(), verdict)},
                                    {"severity", back ? tr("%1, taken back").arg(severity) : severity},
                                    {"rule", ruleTitle(verdict.rule)},
                                    {"ruleId", ruleNumber(verdict.rule)},
                                    {"competency", directorCompetencyText(verdict.competency)},
                                    {"elsewhere", otherTournamentsText(verdict, entries[i].event)}});
        }
        if (!again->apply(entries[i]))
            break;
    }
    return list;
}

QVariantList NightDesk::debriefRemarks() const
{
    QVariantList list;
    if (!m_session || m_page != Debrief || m_real)
        return list;
    const Night& night = m_session->night();
    QStringList said;
    for (const NightEntry& entry : m_session->entries()) {
        for (const DirectorVerdict& verdict : entry.verdicts) {
            // a fault has its own remark
            const QString elsewhere = verdict.isCorrect() ? otherTournamentsText(verdict, entry.event) : QString();
            for (const QString& text : {elsewhere, likeCaseText(night, verdict)}) {
                if (text.isEmpty() || said.contains(text))
                    continue;
                said.append(text);
                list.append(QVariantMap{
                    {"at", clockText(entry.at)}, {"what", capitalised(eventText(night, entry.event))}, {"text", text}});
            }
        }
    }
    return list;
}

QString NightDesk::debriefSummary() const
{
    if (!m_session)
        return {};
    if (m_real)
        return over() ? tr("The book is closed.") : tr("The night is not over.");
    const DirectorScore& score = m_session->score();
    const QString overall = score.overall() ? tr("Overall %1 %").arg(*score.overall()) : tr("Nothing was due");
    const QString critical = tr("critical errors: %1").arg(score.criticalErrors());
    if (!over())
        return tr("%1, %2. The night is not over.").arg(overall, critical);
    return score.isGoodEnough() ? tr("%1, %2. Passed.").arg(overall, critical)
                                : tr("%1, %2. Not passed.").arg(overall, critical);
}

QString NightDesk::debriefPace() const
{
    if (!m_session || m_real)
        return {};
    const Night& night = m_session->night();
    NightTime waited = 0;
    int answered = 0;
    for (const Call& call : night.calls) {
        if (call.answeredAfter > 0) {
            waited += call.answeredAfter;
            ++answered;
        }
    }
    NightTime held = 0;
    for (const Ring& ring : night.rings)
        held += ring.heldFor;
    int moves = 0;
    for (const Entrant& person : night.people)
        moves += person.moves;
    QStringList sentences;
    if (answered > 0)
        sentences.append(tr("You answered after %1 on average (aim 1:00).").arg(clockText(waited / answered)));
    if (held >= oneSecond)
        sentences.append(tr("Tables were held for %1 in total.").arg(clockText(held)));
    sentences.append(tr("Moves: %1.").arg(moves));
    return sentences.join(QLatin1Char(' '));
}

} // namespace cutcard
