// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/director/night_desk.h"

#include "app/director/night_told.h"
#include "app/director/pictures/night_picture_of.h"
#include "app/director/real_night.h"
#include "app/words/night/night_words.h"
#include "core/tournament/simulation/directors.h"
#include "core/tournament/state/seats.h"

#include <algorithm>

namespace cutcard {

NightDesk::NightDesk(QObject* parent)
    : QObject(parent), m_run([this](const NightEntry& entry, const Night& before, bool again) {
          const std::size_t event = m_run.session()->entries().size() - 1;
          return m_message.tell(toldOf(entry, before, m_run.real(), m_run.coached()), entry.at, event, again);
      })
{
    connect(this, &NightDesk::asked, this, [this] { m_choices.setRows(choicesNow()); });
    connect(&m_run, &NightRun::changed, this, &NightDesk::show);
    connect(&m_run, &NightRun::ticked, this, [this] { m_facts.tick(m_picked); });
    connect(&m_run, &NightRun::begun, this, [this] {
        m_message.clear();
        m_composer.stop();
        m_picked = {};
        m_atCall = false;
    });
    connect(&m_run, &NightRun::acted, this, [this](const DirectorAct& act) {
        // who goes on with something else is done with the call that was ruled on
        if (const Call* call = m_run.session()->night().call(m_picked.call);
            m_atCall && act.call == 0 && call != nullptr && call->closed)
            leaveCall();
    });
    connect(&m_run, &NightRun::cutBack, this, [this](std::size_t left) {
        m_message.cutBack(left);
        m_composer.stop();
    });
    connect(&m_run, &NightRun::takenBack, this,
            [this](const NightSession& from, std::size_t left) { m_message.say(takenBackText(from, left, m_run)); });
    connect(&m_run, &NightRun::waitsAt, this, [this](TableNo table) {
        m_message.say(tr("%1 waits for your ruling").arg(capitalised(tableText(table))));
    });
}

NightDesk::Page NightDesk::page() const
{
    return !m_run.session() ? Start : m_run.lookedBack() ? Debrief : Room;
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

void NightDesk::show()
{
    settleSelection();
    if (m_run.session()) {
        const Night& night = m_run.session()->night();
        const bool tells = m_run.coached() || m_run.real();
        const ButtonNoted noted = m_run.buttonNoted();
        m_tables.setRows(tablePictures(night, m_run.seating(), m_picked, tells, noted));
        auto plates = platePictures(night, m_run.seating(), m_picked, tells, noted);
        // nobody counts the stacks of a real night
        for (NightPlatePicture& plate : plates)
            plate.chips = m_run.real() ? QString() : plate.chips;
        m_plates.setRows(std::move(plates));
    } else {
        m_tables.setRows({});
        m_plates.setRows({});
    }
    m_debrief = page() == Debrief ? debriefPicture(*m_run.session(), m_run.real()) : NightDebriefPicture();
    m_facts.show(m_picked);
    emit m_message.changed();
    emit changed();
    emit asked();
}

namespace {

/// Whether a call waits, or was ruled on just now and its rule can still be named.
bool isThere(const Call* call, bool atCall)
{
    return call != nullptr && (!call->closed || (atCall && call->ruled > 0 && !call->cited));
}

} // namespace

/// What is not there any more is not picked.
void NightDesk::settleSelection()
{
    if (!m_run.session()) {
        m_picked = {};
        return;
    }
    const Night& night = m_run.session()->night();
    if (m_picked.isCall() && !isThere(night.call(m_picked.call), m_atCall)) {
        m_picked = {};
        m_atCall = false;
    }
    if (m_picked.isPerson()) {
        const bool there = night.knows(m_picked.who);
        m_picked.table = there ? night.person(m_picked.who).table : TableNo();
        if (!there)
            m_picked = {};
    }
    const Ring* ring = night.ring(m_picked.table);
    if (!m_picked.table.isNone() && (ring == nullptr || ring->closed))
        m_picked = {};
}

void NightDesk::drop(int who, int table, int rightNeighbour)
{
    const EntrantId person{.index = who};
    if (!m_run.session() || m_run.lookedAt() || !m_run.session()->night().knows(person))
        return;
    const Night& night = m_run.session()->night();
    const TableNo to{.number = table};
    if (night.person(person).table == to)
        return;
    m_composer.stop();
    const EntrantId right{.index = rightNeighbour};
    const Spot spot = right.isNobody() ? Spot::DealerRight : Spot::After;
    if (night.stage == NightStage::SettingUp) {
        DirectorAct seat = director::on(DirectorVerb::SeatBy, person);
        seat.table = to;
        m_run.act(seat);
        return;
    }
    if (night.openCall(CallKind::Late, person) != nullptr) {
        m_picked = {.who = person, .table = {}};
        m_composer.begin(night, DirectorVerb::Admit, m_picked);
        m_composer.chooseTable(night, to);
        if (spot == Spot::After)
            m_composer.choosePerson(night, right);
        show();
        return;
    }
    m_run.act(director::move(person, to, spot, right));
}

int NightDesk::dealersRight(int table) const
{
    const Ring* ring = m_run.session() && m_run.coached() ? m_run.session()->night().ring({.number = table}) : nullptr;
    if (ring == nullptr)
        return -1;
    return rightNeighbour(m_run.session()->night(), {}, *ring, Spot::DealerRight, {}).index;
}

void NightDesk::showMe()
{
    if (!m_run.session() || !m_run.coached() || m_run.over())
        return;
    m_composer.stop();
    if (const auto duty = idealDirectorDuty(m_run.session()->night()))
        m_run.act(duty->act, true);
    else
        m_run.next();
}

} // namespace cutcard
