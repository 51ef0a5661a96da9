// SPDX-License-Identifier: GPL-3.0-or-later
// What is taken back, and done again.
#include "app/director/night_desk.h"

#include <QVariantMap>

#include <algorithm>

namespace cutcard {

namespace {

/// What is noted of a table together with an act.
bool isOfAHand(const NightEvent& event)
{
    const auto* world = std::get_if<WorldEvent>(&event);
    return world != nullptr
           && (world->kind == WorldKind::HandBegins || world->kind == WorldKind::HandEnds
               || world->kind == WorldKind::Quits);
}

} // namespace

bool NightDesk::canUndo() const
{
    if (!m_session || m_lookedAt || (!m_coached && !m_real))
        return false;
    return std::ranges::any_of(
        m_session->entries(), [](const NightEntry& entry) { return std::holds_alternative<DirectorAct>(entry.event); });
}

void NightDesk::takeBackTo(int event)
{
    if (!m_session || m_lookedAt || (!m_coached && !m_real) || event < 0
        || event >= static_cast<int>(m_session->entries().size()))
        return;
    const auto left = static_cast<std::size_t>(event);
    if (m_keeper.cutBack) {
        if (const auto cut = m_keeper.cutBack(left); !cut) {
            emit failed(cut.error());
            return;
        }
    }
    stop();
    m_undone.insert(m_undone.begin(), m_session->entries().begin() + static_cast<std::ptrdiff_t>(left),
                    m_session->entries().end());
    m_session = m_session->undone(m_session->entries().size() - left);
    m_log.removeIf([event](const QVariant& line) { return line.toMap().value("event").toInt() >= event; });
    m_nextKnown = false;
    m_now = m_session->night().now;
    m_composer.stop();
    m_page = Room;
    say(tr("Taken back"), Event);
    show();
}

void NightDesk::undo()
{
    if (!canUndo())
        return;
    const auto& entries = m_session->entries();
    std::size_t i = entries.size() - 1;
    if (m_real) {
        // what was noted of a hand goes with what the book says of it
        while (i > 0 && std::holds_alternative<DirectorAct>(entries[i].event) && isOfAHand(entries[i - 1].event))
            --i;
        while (i > 0 && isOfAHand(entries[i].event) && isOfAHand(entries[i - 1].event))
            --i;
        return takeBackTo(static_cast<int>(i));
    }
    for (++i; i-- > 0;) {
        if (std::holds_alternative<DirectorAct>(entries[i].event))
            return takeBackTo(static_cast<int>(i));
    }
}

void NightDesk::redo()
{
    if (!canRedo())
        return;
    std::size_t done = 0;
    auto again = std::move(m_undone);
    while (done < again.size()) {
        const bool isAct = std::holds_alternative<DirectorAct>(again[done].event);
        if (isAct && done > 0)
            break;
        if (!apply(again[done].event, again[done].at))
            break;
        ++done;
    }
    again.erase(again.begin(), again.begin() + static_cast<std::ptrdiff_t>(done));
    m_undone = std::move(again);
    m_now = m_session->night().now;
    if (over())
        m_page = Debrief;
    show();
}

} // namespace cutcard
