// SPDX-License-Identifier: GPL-3.0-or-later
// What a night looked back on has come to.
#include "app/director/pictures/night_picture_of.h"

#include "app/words/night/night_words.h"
#include "app/words/rule_words.h"
#include "app/words/said.h"

namespace cutcard {

/// What an event was, as the look back says it.
static QString eventText(const Night& before, const NightEvent& event)
{
    if (const auto* act = std::get_if<DirectorAct>(&event))
        return directorActText(before, *act);
    const QString text = worldEventText(before, std::get<WorldEvent>(event));
    return text.isEmpty() ? RoomTexts::tr("A hand is in progress") : text;
}

static QVariantList scoreLines(const DirectorScore& score)
{
    QVariantList list;
    for (const DirectorCompetency competency : valuesOf<DirectorCompetency>()) {
        const auto percent = score.percent(competency);
        list.append(QVariantMap{{"name", said(competency)},
                                {"seen", percent.has_value()},
                                {"percent", percent.value_or(0)},
                                {"needed", score.needed(competency)},
                                {"decides", score.decides(competency)},
                                {"faults", score.tally(competency).faults}});
    }
    return list;
}

static QVariantList faultLines(const NightSession& session)
{
    QVariantList list;
    // each fault is said with the room as it was
    auto again = NightSession::start(session.setup());
    const auto& entries = session.entries();
    for (std::size_t i = 0; again && i < entries.size(); ++i) {
        for (const DirectorVerdict& verdict : entries[i].verdicts) {
            if (!verdict.isCharged())
                continue;
            // with the coach what was wrong changed nothing and could be done again
            const bool back = session.setup().mode == Mode::Practice && !entries[i].tookEffect;
            const QString severity = said(verdict.severity);
            list.append(QVariantMap{{"at", clockText(entries[i].at)},
                                    {"event", static_cast<int>(i)},
                                    {"what", capitalised(eventText(again->night(), entries[i].event))},
                                    {"said", directorExplanation(again->night(), verdict)},
                                    {"severity", back ? RoomTexts::tr("%1, taken back").arg(severity) : severity},
                                    {"rule", ruleTitle(verdict.rule)},
                                    {"ruleId", ruleNumber(verdict.rule)},
                                    {"competency", said(verdict.competency)},
                                    {"elsewhere", otherTournamentsText(session.night(), verdict, entries[i].event)}});
        }
        if (!again->apply(entries[i]))
            break;
    }
    return list;
}

static QVariantList remarkLines(const NightSession& session)
{
    QVariantList list;
    const Night& night = session.night();
    QStringList said;
    for (const NightEntry& entry : session.entries()) {
        for (const DirectorVerdict& verdict : entry.verdicts) {
            // a fault has its own remark
            const QString elsewhere =
                verdict.isCorrect() ? otherTournamentsText(night, verdict, entry.event) : QString();
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

static QString summaryText(const NightSession& session, bool real)
{
    if (real)
        return session.isOver() ? RoomTexts::tr("The book is closed.") : RoomTexts::tr("The night is not over.");
    const DirectorScore& score = session.score();
    const QString overall =
        score.overall() ? RoomTexts::tr("Overall %1%").arg(*score.overall()) : RoomTexts::tr("Nothing was due");
    const QString critical = RoomTexts::tr("critical errors: %1").arg(score.criticalErrors());
    if (!session.isOver())
        return RoomTexts::tr("%1, %2. The night is not over.").arg(overall, critical);
    return score.isGoodEnough() ? RoomTexts::tr("%1, %2. Passed.").arg(overall, critical)
                                : RoomTexts::tr("%1, %2. Not passed.").arg(overall, critical);
}

static QString paceText(const Night& night)
{
    NightTime waited = 0;
    int answered = 0;
    for (const Call& call : night.calls) {
        if (call.answeredAfter > 0) {
            waited += call.answeredAfter;
            ++answered;
        }
    }
    const NightTime held = sumOf(night.rings, &Ring::heldFor);
    const int moves = sumOf(night.people, &Entrant::moves);
    QStringList sentences;
    if (answered > 0)
        sentences.append(
            RoomTexts::tr("You answered after %1 on average (target 1:00).").arg(clockText(waited / answered)));
    if (held >= oneSecond)
        sentences.append(RoomTexts::tr("Tables were held for %1 in total.").arg(clockText(held)));
    sentences.append(RoomTexts::tr("Moves: %1.").arg(moves));
    return sentences.join(QLatin1Char(' '));
}

NightDebriefPicture debriefPicture(const NightSession& session, bool real)
{
    return {.scores = scoreLines(session.score()),
            .faults = faultLines(session),
            .remarks = real ? QVariantList() : remarkLines(session),
            .summary = summaryText(session, real),
            .pace = real ? QString() : paceText(session.night())};
}

} // namespace cutcard
