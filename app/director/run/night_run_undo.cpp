// SPDX-License-Identifier: GPL-3.0-or-later
// What was done is taken back, and done again.
#include "app/director/run/night_run.h"

namespace cutcard {

/// What is noted of a table together with an act.
static bool isOfAHand(const NightEvent& event)
{
    return isOneOf(event, {WorldKind::HandBegins, WorldKind::HandEnds, WorldKind::Quits});
}

static bool isOfTheClock(const NightEvent& event)
{
    return isOneOf(event, {WorldKind::ClockOut});
}

static bool isAct(const NightEntry& entry)
{
    return std::holds_alternative<DirectorAct>(entry.event);
}

/// How many of the events taken back come again with the first: a noted hand comes with what the book says of it.
static std::size_t firstStep(const std::vector<NightEntry>& again, bool real)
{
    bool acted = false;
    for (std::size_t i = 0; i < again.size(); ++i) {
        const bool together = real && !acted && i > 0 && isOfAHand(again[i - 1].event);
        const bool ofTheNext = real && acted && isOfAHand(again[i].event);
        if ((isAct(again[i]) && i > 0 && !together) || ofTheNext)
            return i;
        acted = acted || isAct(again[i]);
    }
    return again.size();
}

bool NightRun::canUndo() const
{
    return mayGoBack() && std::ranges::any_of(m_session->entries(), isAct);
}

void NightRun::takeBackTo(int event)
{
    if (!mayGoBack() || event < 0 || event >= static_cast<int>(m_session->entries().size()))
        return;
    const auto left = static_cast<std::size_t>(event);
    if (m_keeper.cutBack) {
        if (const auto cut = m_keeper.cutBack(left); !cut) {
            emit failed(cut.error());
            return;
        }
    }
    const bool wasOver = over();
    const bool ran = m_real && (running() || (wasOver && m_ranOn));
    const NightSession from = *m_session;
    if (!m_real)
        stop();
    m_undone.insert(m_undone.begin(), from.entries().begin() + event, from.entries().end());
    m_session = from.undone(from.entries().size() - left);
    m_seatings.cutBack(left);
    m_nextKnown = m_closing = m_lookedBack = false;
    emit cutBack(left);
    if (m_real)
        goOnFrom(ran);
    else
        m_now = m_session->night().now;
    emit takenBack(from, left);
    show();
    if (wasOver)
        emit settleAsked();
}

/// What is taken back is what was noted; at the tables the time has gone on.
void NightRun::goOnFrom(bool ran)
{
    if (settingUp()) {
        stop();
        m_now = m_session->night().now;
        return;
    }
    // that the level's time is over comes of itself
    std::erase_if(m_undone, [](const NightEntry& entry) { return isOfTheClock(entry.event); });
    auto undone = std::move(m_undone);
    if (ran)
        tick();
    else
        pass(0);
    m_undone = std::move(undone);
    // as it ran before: the time since its last tick has just gone by
    if (ran)
        restart();
}

void NightRun::undo()
{
    if (!canUndo())
        return;
    const auto& entries = m_session->entries();
    std::size_t i = entries.size() - 1;
    if (m_real) {
        // the clock ran out by itself
        while (i > 0 && isOfTheClock(entries[i].event))
            --i;
        // what was noted of a hand goes with what the book says of it
        while (i > 0 && isAct(entries[i]) && isOfAHand(entries[i - 1].event))
            --i;
        while (i > 0 && isOfAHand(entries[i].event) && isOfAHand(entries[i - 1].event))
            --i;
        return takeBackTo(static_cast<int>(i));
    }
    while (i > 0 && !isAct(entries[i]))
        --i;
    takeBackTo(static_cast<int>(i));
}

void NightRun::redo()
{
    if (!canRedo())
        return;
    auto again = std::move(m_undone);
    const std::size_t step = firstStep(again, m_real);
    std::size_t done = 0;
    while (done < step && apply(again[done].event, again[done].at, again[done].shown))
        ++done;
    again.erase(again.begin(), again.begin() + static_cast<std::ptrdiff_t>(done));
    m_undone = std::move(again);
    // a real clock is never set back
    m_now = m_real ? std::max(m_now, m_session->night().now) : m_session->night().now;
    if (over())
        finish();
    show();
}

} // namespace cutcard
