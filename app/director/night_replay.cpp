// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/director/night_replay.h"

#include "app/words/night/night_words.h"
#include "app/words/rule_words.h"
#include "app/words/said.h"

namespace cutcard {

static QString textOf(const Night& before, const NightEvent& event)
{
    if (const auto* act = std::get_if<DirectorAct>(&event))
        return capitalised(directorActText(before, *act));
    const auto& world = std::get<WorldEvent>(event);
    const QString text = worldEventText(before, world);
    if (!text.isEmpty())
        return capitalised(text);
    return world.kind == WorldKind::HandBegins ? NightReplay::tr("Table %1 begins a hand").arg(world.table.number)
           : world.kind == WorldKind::HandEnds ? NightReplay::tr("Table %1 ends a hand").arg(world.table.number)
                                               : NightReplay::tr("The clock stopped and nobody noticed");
}

static QVariantMap verdictShown(const Night& before, const DirectorVerdict& verdict)
{
    const QString weight = verdict.told ? NightReplay::tr("not scored")
                                        : said(verdict.severity) + QStringLiteral(" · ") + said(verdict.competency);
    return {{"text", directorExplanation(before, verdict)},
            {"wrong", !verdict.isCorrect()},
            {"weight", weight},
            {"rule", ruleTitle(verdict.rule)},
            {"ruleId", ruleNumber(verdict.rule)}};
}

/// The call of a table that the last event was about; 0: it was about none.
static int floorCallAt(const NightSession& session)
{
    if (session.entries().empty())
        return 0;
    const NightEvent& event = session.entries().back().event;
    const Night& night = session.night();
    const auto* act = std::get_if<DirectorAct>(&event);
    const bool called = isOneOf(event, {WorldKind::FloorCall, WorldKind::Dispute});
    const int number = called ? static_cast<int>(night.calls.size()) : act != nullptr ? act->call : 0;
    const Call* call = night.call(number);
    return call != nullptr && call->kind == CallKind::Floor ? number : 0;
}

static bool isWrong(const NightEntry& entry)
{
    return std::ranges::any_of(entry.verdicts, [](const DirectorVerdict& verdict) { return !verdict.isCorrect(); });
}

NightReplay::NightReplay(NightSession session, QString title, QObject* parent)
    : QObject(parent), m_whole(std::move(session)), m_title(std::move(title))
{
    connect(m_room.acts(), &NightConsole::ruleAsked, this, &NightReplay::askRule);
    NightSession then = m_whole.undone(m_whole.entries().size());
    m_seatings.begin(then.night());
    for (const NightEntry& entry : m_whole.entries()) {
        m_wrong.push_back(isWrong(entry));
        m_lines.append(QVariantMap{{"place", clockText(entry.at)},
                                   {"name", textOf(then.night(), entry.event)},
                                   {"note", QString()},
                                   {"open", isWrong(entry)},
                                   {"event", static_cast<int>(m_wrong.size()) - 1}});
        if (!then.apply(entry))
            break;
        m_seatings.note(m_wrong.size(), then.night());
    }
    go(0);
}

QString NightReplay::place() const
{
    if (m_moment == 0)
        return tr("Before the first of %1 events").arg(moments());
    return tr("Event %1 of %2, at %3")
        .arg(m_moment)
        .arg(moments())
        .arg(clockText(m_whole.entries()[static_cast<std::size_t>(m_moment) - 1].at));
}

void NightReplay::go(int moment)
{
    moment = std::clamp(moment, 0, moments());
    if (moment == m_moment)
        return;
    m_moment = moment;
    m_said.clear();
    m_verdicts.clear();
    const auto done = static_cast<std::size_t>(moment);
    NightSession then = m_whole.undone(m_whole.entries().size() - (done == 0 ? 0 : done - 1));
    if (moment > 0) {
        const NightEntry& entry = m_whole.entries()[done - 1];
        const Night before = then.night();
        m_said = textOf(before, entry.event);
        for (const DirectorVerdict& verdict : entry.verdicts)
            m_verdicts.append(verdictShown(before, verdict));
        static_cast<void>(then.apply(entry)); // it was once
    }
    QVariantList log;
    for (qsizetype i = moment; i-- > 0;)
        log.append(m_lines[i]);
    m_room.run()->lookAt(then, m_seatings.after(done));
    m_room.message()->setLog(std::move(log));
    // what was ruled on is seen as it was stopped
    if (const int call = floorCallAt(then); call != 0)
        m_room.acts()->pickCall(call);
    emit changed();
}

/// The moment of the nearest fault in a direction; -1: there is none.
int NightReplay::faultFrom(int way) const
{
    for (int at = m_moment + way; at >= 1 && at <= moments(); at += way) {
        if (m_wrong[static_cast<std::size_t>(at) - 1])
            return at;
    }
    return -1;
}

void NightReplay::fault(int way)
{
    if (const int at = faultFrom(way < 0 ? -1 : 1); at >= 0)
        go(at);
}

bool NightReplay::press(int key)
{
    switch (key) {
    case Qt::Key_Left:
        step(-1);
        return true;
    case Qt::Key_Right:
        step(1);
        return true;
    case Qt::Key_PageUp:
        fault(-1);
        return true;
    case Qt::Key_PageDown:
        fault(1);
        return true;
    case Qt::Key_Home:
        go(0);
        return true;
    case Qt::Key_End:
        go(moments());
        return true;
    default:
        return false;
    }
}

} // namespace cutcard
