// SPDX-License-Identifier: GPL-3.0-or-later
// What is taken back, and done again.
#include "app/director/night_desk.h"

#include "app/words/night/night_words.h"

#include <QDateTime>
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

bool isOfTheClock(const NightEvent& event)
{
    const auto* world = std::get_if<WorldEvent>(&event);
    return world != nullptr && world->kind == WorldKind::ClockOut;
}

} // namespace

bool NightDesk::mayGoBack() const
{
    return m_session && !m_lookedAt && (m_coached || m_real);
}

bool NightDesk::canUndo() const
{
    return mayGoBack() && std::ranges::any_of(m_session->entries(), [](const NightEntry& entry) {
               return std::holds_alternative<DirectorAct>(entry.event);
           });
}

void NightDesk::takeBackTo(int event)
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
    const QString taken = m_real ? takenBackText(left) : QString();
    if (!m_real)
        stop();
    m_undone.insert(m_undone.begin(), m_session->entries().begin() + static_cast<std::ptrdiff_t>(left),
                    m_session->entries().end());
    m_session = m_session->undone(m_session->entries().size() - left);
    m_seatings.cutBack(left);
    m_log.removeIf([event](const QVariant& line) { return line.toMap().value("event").toInt() >= event; });
    m_nextKnown = false;
    m_closing = false;
    m_composer.stop();
    m_page = Room;
    if (m_real)
        goOnFrom(ran);
    else
        m_now = m_session->night().now;
    sayTakenBack(taken);
    show();
    if (wasOver)
        emit settleAsked();
}

void NightDesk::sayTakenBack(const QString& taken)
{
    const bool stands = m_real && !running() && m_session->night().stage == NightStage::Playing;
    const QString back = taken.isEmpty() ? tr("Taken back") : tr("Taken back: %1").arg(taken);
    //: %1 is what was taken back
    say(stands ? tr("%1. The clock is stopped: Space starts it").arg(back) : back, Event);
}

/// What is taken back is what was noted; at the tables the time has gone on.
void NightDesk::goOnFrom(bool ran)
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
        tick(QDateTime::currentMSecsSinceEpoch());
    else
        pass(0);
    m_undone = std::move(undone);
    // as it ran before: the time since its last tick has just gone by
    if (ran)
        restart();
}

/// The last act from there on, in words.
QString NightDesk::takenBackText(std::size_t from) const
{
    const auto& entries = m_session->entries();
    for (std::size_t i = entries.size(); i-- > from;) {
        if (const auto* act = std::get_if<DirectorAct>(&entries[i].event))
            return directorActText(m_session->undone(entries.size() - i).night(), *act);
    }
    return {};
}

void NightDesk::undo()
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

namespace {

/// How many events that were taken back come again with the first act of them: what was noted of a hand at a real night
/// comes back with what the book says of it.
std::size_t firstStep(const std::vector<NightEntry>& again, bool real)
{
    bool acted = false;
    for (std::size_t i = 0; i < again.size(); ++i) {
        const bool isAct = std::holds_alternative<DirectorAct>(again[i].event);
        const bool together = real && !acted && i > 0 && isOfAHand(again[i - 1].event);
        const bool ofTheNext = real && acted && isOfAHand(again[i].event);
        if ((isAct && i > 0 && !together) || ofTheNext)
            return i;
        acted = acted || isAct;
    }
    return again.size();
}

} // namespace

void NightDesk::redo()
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
