// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/director/night_desk.h"

#include "app/director/night_told.h"
#include "app/director/real_night.h"
#include "app/words/night/night_words.h"

namespace cutcard {

NightDesk::NightDesk(QObject* parent)
    : QObject(parent), m_run([this](const NightEntry& entry, const Night& before, bool again) {
          const std::size_t event = m_run.session()->entries().size() - 1;
          return m_message.tell(toldOf(entry, before, m_run.real(), m_run.coached()), entry.at, event, again);
      })
{
    connect(&m_run, &NightRun::changed, this, &NightDesk::show);
    connect(&m_acts, &NightConsole::changed, this, &NightDesk::show);
    connect(&m_run, &NightRun::ticked, this, [this] { m_facts.tick(m_acts.picked()); });
    connect(&m_run, &NightRun::begun, &m_message, &NightMessage::clear);
    connect(&m_run, &NightRun::cutBack, &m_message, &NightMessage::cutBack);
    connect(&m_run, &NightRun::takenBack, this,
            [this](const NightSession& from, std::size_t left) { m_message.say(takenBackText(from, left, m_run)); });
    connect(&m_run, &NightRun::waitsAt, this, [this](TableNo table) {
        m_message.say(tr("%1 waits for your ruling").arg(capitalised(tableText(table))));
    });
}

void NightDesk::show()
{
    m_acts.settle();
    if (m_run.session())
        m_call.show(*m_run.session());
    m_floor.show(m_acts.picked());
    m_facts.show(m_acts.picked());
    m_debrief = page() == Debrief ? debriefPicture(*m_run.session(), m_run.real()) : NightDebriefPicture();
    emit m_message.changed();
    emit changed();
    emit m_acts.asked();
}

bool NightDesk::signIn(const QString& name)
{
    if (!m_run.session() || !m_run.real() || name.simplified().isEmpty())
        return false;
    // a slip of the keys is said where it was made, and stops nothing
    const std::size_t before = m_run.session()->entries().size();
    if (const QString wrong = cutcard::signIn(m_run, name); !wrong.isEmpty())
        m_message.say(wrong, NightMessage::Wrong);
    show();
    return m_run.session()->entries().size() > before;
}

bool NightDesk::pressLookedBack(int key)
{
    switch (key) {
    case Qt::Key_P:
        emit printAsked();
        return true;
    case Qt::Key_S:
        emit saveAsked();
        return true;
    case Qt::Key_B:
        if (m_run.over() && m_run.canUndo())
            m_run.undo();
        else
            m_run.backToRoom();
        return true;
    case Qt::Key_C:
        m_run.leave();
        return true;
    default:
        return false;
    }
}

bool NightDesk::press(int key, int modifiers, const QString& text)
{
    if (page() == Debrief && modifiers == Qt::NoModifier)
        return pressLookedBack(key);
    if (page() != Room || m_run.lookedAt())
        return false;
    const bool again = key == Qt::Key_Y || (modifiers & Qt::ShiftModifier) != 0;
    if ((key == Qt::Key_Z || key == Qt::Key_Y) && (modifiers & Qt::ControlModifier) != 0) {
        again ? m_run.redo() : m_run.undo();
        return true;
    }
    const bool plain = (modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
    return plain && m_acts.press(key, text);
}

} // namespace cutcard
