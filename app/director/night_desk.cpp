// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/director/night_desk.h"
#include "core/tournament/venue/venue.h"

#include "app/director/pictures/night_picture_of.h"
#include "app/words/night/night_words.h"
#include "app/words/rule_words.h"
#include "core/tournament/session/night_notation.h"
#include "core/tournament/simulation/directors.h"

#include <QDateTime>
#include <QVariantMap>

#include <algorithm>
#include <array>

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

/// What stands in the way of an act that hands can't do, where it is plain to see.
QString whyNot(const Night& night, const DirectorAct& act)
{
    const Ring* ring = night.ring(act.table);
    const bool moves = act.verb == DirectorVerb::Move || act.verb == DirectorVerb::Admit;
    if (ring == nullptr || (!moves && act.verb != DirectorVerb::Break))
        return {};
    if (ring->handOn)
        return NightDesk::tr("A hand is being played there");
    const auto freeAt = [&](const Ring& each) { return std::max(0, night.house.tableMax - stackCount(each)); };
    if (moves)
        return freeAt(*ring) > 0 ? QString() : NightDesk::tr("No seat is free there");
    int chairs = 0;
    for (const Ring& each : night.rings)
        chairs += each.isOpen() && each.number != ring->number ? freeAt(each) : 0;
    return chairs >= stackCount(*ring) ? QString()
                                       : NightDesk::tr("%1 players sit there, and the other tables have %2 free seats")
                                             .arg(stackCount(*ring))
                                             .arg(chairs);
}

/// That hands can't do an act, and why where that is plain.
QString cannotText(const QString& act, const QString& why)
{
    //: %1 is an act of the director's, %2 says why not
    return why.isEmpty() ? NightDesk::tr("That cannot be done: %1").arg(act)
                         : NightDesk::tr("That cannot be done: %1. %2").arg(act, why);
}

/// Who deals next anyway has the button: naming that player changes nothing, and is no mistake.
bool namesComingDealer(const Night& night, const DirectorAct& act)
{
    const Ring* ring = night.ring(act.table);
    return act.verb == DirectorVerb::PlaceButton && ring != nullptr && !ring->handOn
           && comingDealer(night, *ring) == act.person;
}

/// What was noted at a real night, and what the rule has instead: card-room practice is not the booklet's.
QString insteadText(const QString& noted, Rule rule, const QString& instead)
{
    return (rule.id().starts_with("GP-") ? NightDesk::tr("%1. By general practice: %2")
                                         : NightDesk::tr("%1. By the booklet: %2"))
        .arg(noted, instead);
}

/// Whether an act of a real night departs from the booklet in what does not hang on buttons and stacks, which nobody
/// knows there.
bool isOtherwise(const DirectorAct& act, const NightEntry& entry)
{
    using Does = DirectorVerb;
    constexpr std::array known{Does::Level,          Does::FinalTable, Does::RemoveStack, Does::Admit, Does::Claim,
                               Does::ClearUnclaimed, Does::Grant,      Does::Winner,      Does::Finish};
    if (entry.verdicts.empty() || std::ranges::find(known, act.verb) == known.end())
        return false;
    const Fault fault = entry.verdicts.front().fault;
    return fault == Fault::Premature || fault == Fault::OutOfOrder || fault == Fault::Forbidden;
}

} // namespace

NightDesk::NightDesk(QObject* parent) : QObject(parent)
{
    m_timer.setInterval(tickMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (m_real)
            tick(QDateTime::currentMSecsSinceEpoch());
        else
            pass(NightTime{tickMilliseconds} * m_speed);
    });
}

void NightDesk::setTrouble(const QString& trouble)
{
    if (m_trouble == trouble)
        return;
    m_trouble = trouble;
    emit changed();
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
    QString text;
    int kind = Event;
    Rule rule;
    if (const auto* act = std::get_if<DirectorAct>(&entry.event)) {
        text = directorActText(before, *act);
        // what was done already by something that went before is not impossible
        const bool right = !entry.verdicts.empty() && entry.verdicts.front().isCorrect();
        const bool known = m_real && namesComingDealer(before, *act);
        const bool impossible = !entry.tookEffect && !m_coached && !right && !known;
        if (m_real && !impossible)
            //: something that happened, entered at a real night
            text = tr("Noted: %1").arg(text);
        // of chips the book is always right; where buttons and stacks are it may not know
        if (m_real && !entry.verdicts.empty() && entry.verdicts.front().fault == Fault::WrongAmount
            && entry.verdicts.front().expected) {
            const DirectorVerdict& verdict = entry.verdicts.front();
            rule = verdict.rule;
            text = insteadText(text, rule, directorActText(before, verdict.expected->act));
        } else if (m_real && !impossible && isOtherwise(*act, entry)) {
            const DirectorVerdict& verdict = entry.verdicts.front();
            rule = verdict.rule;
            QString word = directorVerdictText(verdict);
            word.front() = word.front().toLower();
            text = insteadText(text, rule, word);
        }
        if (impossible)
            text = cannotText(text, whyNot(before, *act));
        if (m_coached && !entry.verdicts.empty()) {
            const DirectorVerdict& verdict = entry.verdicts.front();
            kind = verdict.isCorrect() ? Right : Wrong;
            rule = verdict.rule;
            text = verdict.isCorrect()
                       //: the coach has shown what to do
                       ? (entry.shown ? tr("Shown") : directorVerdictText(verdict)) + QStringLiteral(": ") + text
                       : tr("%1 – taken back. %2").arg(capitalised(text), directorExplanation(before, verdict));
            for (const QString& remark : {otherTournamentsText(verdict, entry.event), likeCaseText(before, verdict)}) {
                if (!remark.isEmpty())
                    //: what was done at the table, and what the coach says of it
                    text = tr("%1. %2").arg(text.endsWith(QLatin1Char('.')) ? text.chopped(1) : text, remark);
            }
        }
    } else {
        text = capitalised(worldEventText(before, std::get<WorldEvent>(entry.event)));
        if (m_coached && !entry.verdicts.empty()) {
            const DirectorVerdict& verdict = entry.verdicts.front();
            kind = Wrong;
            rule = verdict.rule;
            if (!text.isEmpty())
                text += QStringLiteral(". ");
            text += directorExplanation(before, verdict);
        }
    }
    if (text.isEmpty())
        return;
    const auto event = static_cast<int>(m_session->entries().size()) - 1;
    m_log.prepend(QVariantMap{{"place", clockText(entry.at)},
                              {"name", text},
                              {"note", QString()},
                              {"open", kind == Wrong},
                              {"event", event}});
    if (m_log.size() > static_cast<qsizetype>(linesOfLog))
        m_log.removeLast();
    say(text, kind, rule);
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
    emit changed();
    emit ticked();
    emit asked();
}

/// What is not there any more is not picked.
void NightDesk::settleSelection()
{
    if (!m_session) {
        m_picked = {};
        return;
    }
    const Night& night = m_session->night();
    if (const Call* call = night.call(m_picked.call); m_picked.isCall()) {
        const bool citing = call != nullptr && call->closed && call->ruled > 0 && !call->cited;
        if (call == nullptr || (call->closed && !(citing && m_atCall))) {
            m_picked = {};
            m_atCall = false;
        }
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
        say(tr("The players draw. Choose the player who drew the high card at %1 and press G. In a tie only the tied "
               "players draw again")
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
    if (over()) {
        m_ranOn = m_real && running();
        stop();
        m_page = examined() ? Room : Debrief;
        emit settleAsked();
    }
    show();
    return true;
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
