// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/director/night_desk.h"
#include "core/tournament/venue/venue.h"

#include "app/director/night_told.h"
#include "app/director/pictures/night_picture_of.h"
#include "app/words/night/night_words.h"
#include "app/words/rule_words.h"
#include "core/tournament/session/night_notation.h"
#include "core/tournament/simulation/directors.h"

#include <QDateTime>
#include <QVariantMap>

#include <algorithm>

namespace cutcard {

namespace {

constexpr int tickMilliseconds = 200;
constexpr std::size_t linesOfLog = 200;

/// The verdicts of an event, a line each, as they are kept.
QString verdictLines(const NightEntry& entry)
{
    QStringList lines;
    for (const DirectorVerdict& verdict : entry.verdicts)
        lines.append(QStringLiteral("%1 %2").arg(
            QString::fromStdString(std::string(faultWords[static_cast<std::size_t>(verdict.fault)])),
            ruleNumber(verdict.rule)));
    return lines.join(QLatin1Char('\n'));
}

} // namespace

NightDesk::NightDesk(QObject* parent) : QObject(parent)
{
    m_timer.setInterval(tickMilliseconds);
    connect(this, &NightDesk::asked, this, [this] { m_choices.setRows(choicesNow()); });
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (m_real)
            tick(QDateTime::currentMSecsSinceEpoch());
        else
            pass(NightTime{tickMilliseconds} * m_speed);
    });
}

bool NightDesk::apply(const NightEvent& event, NightTime at, bool shown)
{
    const Night before = m_session->night();
    if (const auto done = m_session->apply(event, at, shown); !done) {
        // a real clock does not stand for it
        if (!m_real)
            stop();
        emit failed(done.error());
        return false;
    }
    const NightEntry& entry = m_session->entries().back();
    if (m_keeper.append) {
        const std::string line = nightEntryText(entry, namesOf(m_session->night()));
        if (const auto kept = m_keeper.append(QString::fromStdString(line), entry.at, verdictLines(entry)); !kept) {
            // what can't be kept has not happened
            m_session = m_session->undone();
            stop();
            show();
            emit failed(kept.error());
            return false;
        }
    }
    m_nextKnown = false;
    m_seatings.note(m_session->entries().size(), m_session->night());
    m_now = std::max(m_now, m_session->night().now);
    tell(entry, before);
    return true;
}

void NightDesk::tell(const NightEntry& entry, const Night& before)
{
    const NightTold told = toldOf(entry, before, m_real, m_coached);
    if (told.text.isEmpty())
        return;
    const auto event = static_cast<int>(m_session->entries().size()) - 1;
    m_log.prepend(QVariantMap{{"place", clockText(entry.at)},
                              {"name", told.text},
                              {"note", QString()},
                              {"open", told.kind == Wrong},
                              {"event", event}});
    if (m_log.size() > static_cast<qsizetype>(linesOfLog))
        m_log.removeLast();
    say(told.text, told.kind, told.rule);
}

void NightDesk::say(const QString& text, int kind, Rule rule)
{
    m_message = text;
    m_messageKind = kind;
    m_messageRule = rule;
}

void NightDesk::show()
{
    settleSelection();
    if (m_session) {
        const Night& night = m_session->night();
        const ButtonNoted known = [this](TableNo table) { return isButtonNoted(table); };
        const ButtonNoted noted = m_real ? known : ButtonNoted();
        m_tables.setRows(tablePictures(night, m_seatings.now(), m_picked, m_coached || m_real, noted));
        auto plates = platePictures(night, m_seatings.now(), m_picked, m_coached || m_real, noted);
        // nobody counts the stacks of a real night
        for (NightPlatePicture& plate : plates)
            plate.chips = m_real ? QString() : plate.chips;
        m_plates.setRows(std::move(plates));
        m_said = m_coached || m_real ? saidDuties(night) : std::vector<SaidDuty>();
        m_owed = owedLines(night, m_said, noted, m_lookedAt);
    } else {
        m_tables.setRows({});
        m_plates.setRows({});
        m_said.clear();
        m_owed.clear();
    }
    m_debrief = m_page == Debrief ? debriefPicture(*m_session, m_real) : NightDebriefPicture();
    emit changed();
    emit ticked();
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
    if (!m_session) {
        m_picked = {};
        return;
    }
    const Night& night = m_session->night();
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

bool NightDesk::act(const DirectorAct& act, bool shown)
{
    if (!m_session || over() || m_halted || timeOver() || isAsked())
        return false;
    if (m_real && act.verb == DirectorVerb::DrawDealer) {
        // 2.1.3: real people draw real cards
        say(tr("The players draw. Choose who drew the high card at %1 and press G. Only tied players draw again")
                .arg(tableText(act.table)),
            Event);
        show();
        return false;
    }
    m_undone.clear();
    noteHandDealt(act);
    if (!apply(act, m_now, shown))
        return false;
    // cards are drawn and chips counted over while one waits
    while (const auto event = atOnceInRoom(m_session->night(), m_session->setup().incidents)) {
        if (!apply(event->event, event->at))
            break;
    }
    goOnAfter(act);
    show();
    return true;
}

/// What an act lets go on, or ends.
void NightDesk::goOnAfter(const DirectorAct& act)
{
    // who goes on with something else is done with the call that was ruled on
    if (const Call* call = m_session->night().call(m_picked.call);
        m_atCall && act.call == 0 && call != nullptr && call->closed)
        leaveCall();
    if (m_resumes && pressingDuties(m_session->night()).empty()) {
        m_resumes = false;
        restart();
    }
    if (act.verb == DirectorVerb::Start && (!m_coached || m_real))
        restart();
    if (over())
        finish();
}

void NightDesk::finish()
{
    m_ranOn = m_real && running();
    stop();
    m_page = examined() ? Room : Debrief;
    emit settleAsked();
}

void NightDesk::drop(int who, int table, int rightNeighbour)
{
    const EntrantId person{.index = who};
    if (!m_session || m_lookedAt || !m_session->night().knows(person))
        return;
    const Night& night = m_session->night();
    const TableNo to{.number = table};
    if (night.person(person).table == to)
        return;
    m_composer.stop();
    const EntrantId right{.index = rightNeighbour};
    const Spot spot = right.isNobody() ? Spot::DealerRight : Spot::After;
    if (night.stage == NightStage::SettingUp) {
        DirectorAct seat = director::on(DirectorVerb::SeatBy, person);
        seat.table = to;
        act(seat);
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
    act(director::move(person, to, spot, right));
}

int NightDesk::dealersRight(int table) const
{
    const Ring* ring = m_session && m_coached ? m_session->night().ring({.number = table}) : nullptr;
    if (ring == nullptr)
        return -1;
    return rightNeighbour(m_session->night(), {}, *ring, Spot::DealerRight, {}).index;
}

void NightDesk::showMe()
{
    if (!m_session || !m_coached || over())
        return;
    m_composer.stop();
    if (const auto duty = idealDirectorDuty(m_session->night()))
        act(duty->act, true);
    else
        next();
}

} // namespace cutcard
