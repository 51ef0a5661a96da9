// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/director/night_console.h"
#include "app/director/night_floor.h"
#include "app/director/night_form.h"
#include "app/director/pictures/night_picture_of.h"

namespace cutcard {

/// The page of a night: its parts, which of them are seen, and what it asks of the program.
class NightDesk : public QObject
{
    Q_OBJECT
    QML_GIVEN

public:
    /// Where one is: choosing a night, in the room, or looking back.
    enum Page : int { Start, Room, Debrief };
    Q_ENUM(Page)

    explicit NightDesk(QObject* parent = nullptr);

    TOLD(Page, page, changed) { return !m_run.session() ? Start : m_run.lookedBack() ? Debrief : Room; }
    PART(cutcard::NightForm, form) { return &m_form; }
    PART(cutcard::NightRun, run) { return &m_run; }
    PART(cutcard::NightMessage, message) { return &m_message; }
    PART(cutcard::NightFacts, facts) { return &m_facts; }
    PART(cutcard::NightFloor, floor) { return &m_floor; }
    PART(cutcard::CalledTable, call) { return &m_call; }
    PART(cutcard::NightConsole, acts) { return &m_acts; }
    /// What it has come to, once it is looked back on.
    KEPT(cutcard::NightDebriefPicture, debrief, changed);

    /// A key; false if it means nothing here.
    Q_INVOKABLE bool press(int key, int modifiers, const QString& text);
    /// Signs somebody in who comes late to a real night; false: the name can't stand there.
    Q_INVOKABLE bool signIn(const QString& name);

signals:
    void changed();
    void bigClockAsked();
    void saveAsked();
    void printAsked();

private:
    void show();
    bool pressLookedBack(int key);

    NightForm m_form;
    NightMessage m_message;
    NightRun m_run;
    NightFacts m_facts{m_run};
    NightFloor m_floor{m_run};
    CalledTable m_call;
    NightConsole m_acts{m_run, m_facts, m_message, m_call};
};

} // namespace cutcard
