// SPDX-License-Identifier: GPL-3.0-or-later
// What is picked and pressed in the room, by mouse and by keys, and the acts that come of it.
#include "app/director/night_desk.h"

#include "app/desk/pictures.h"
#include "app/director/night_picture_of.h"
#include "app/director/real_night.h"
#include "app/words/act_words.h"
#include "app/words/night_words.h"
#include "core/tournament/frozen_hand.h"

#include <QVariantMap>

#include <algorithm>

namespace cutcard {

namespace {

constexpr std::size_t linesOfFacts = 3;

/// The room as it was when a call came: only then is the hand that was stopped the same.
std::optional<FrozenHand> handAtCall(const NightSession& session, int number)
{
    const Call* call = session.night().call(number);
    const auto same = [&](const std::optional<FrozenHand>& hand) { return hand && hand->choices == call->choices; };
    const auto stopped = [&](const Night& night, const Ring& ring) {
        return call->claimed > 0 ? disputedHand(night, ring) : frozenHand(night, ring);
    };
    const Ring* ring = session.night().ring(call->table);
    if (ring != nullptr && ring->handOn) {
        if (auto hand = stopped(session.night(), *ring); same(hand))
            return hand;
    }
    const auto& entries = session.entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto* world = std::get_if<WorldEvent>(&entries[i].event);
        const bool called =
            world != nullptr && (world->kind == WorldKind::FloorCall || world->kind == WorldKind::Dispute);
        if (!called || entries[i].at != call->since || world->table != call->table)
            continue;
        const NightSession then = session.undone(entries.size() - i);
        const Ring* before = then.night().ring(call->table);
        if (before == nullptr || !before->handOn)
            return std::nullopt;
        auto hand = stopped(then.night(), *before);
        return same(hand) ? std::move(hand) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace

void NightDesk::pickPerson(int who)
{
    const EntrantId person{.index = who};
    if (!m_session || !m_session->night().knows(person))
        return;
    m_choice = 0;
    if (m_composer.isAsking()) {
        if (m_composer.choosePerson(m_session->night(), person))
            finishComposing();
        return;
    }
    m_atCall = false;
    m_picked = m_picked.who == person ? NightSelection()
                                      : NightSelection{.who = person, .table = m_session->night().person(person).table};
    show();
}

void NightDesk::pickTable(int number)
{
    const TableNo table{.number = number};
    if (!m_session || m_session->night().ring(table) == nullptr)
        return;
    m_choice = 0;
    if (m_composer.isAsking()) {
        if (m_composer.chooseTable(m_session->night(), table))
            finishComposing();
        return;
    }
    m_atCall = false;
    m_picked =
        m_picked.isTable() && m_picked.table == table ? NightSelection() : NightSelection{.who = {}, .table = table};
    show();
}

void NightDesk::pickCall(int call)
{
    if (!m_session || m_session->night().call(call) == nullptr)
        return;
    m_composer.stop();
    m_choice = 0;
    m_picked = {.who = {}, .table = {}, .call = call};
    if (m_session->night().call(call)->kind == CallKind::Floor)
        return attend(call);
    m_atCall = false;
    show();
}

int NightDesk::waiting() const
{
    return static_cast<int>(std::ranges::count(m_plates.rows(), 0, &NightPlatePicture::table));
}

int NightDesk::rightOf(int table, int chair, bool after) const
{
    const Ring* ring = m_session ? m_session->night().ring({.number = table}) : nullptr;
    const int chairs = m_seating.chairs({.number = table});
    if (ring == nullptr || chairs == 0)
        return -1;
    const auto stacks = stacksAt(*ring);
    for (int back = after ? 0 : 1; back <= chairs; ++back) {
        const int at = (chair - back + 2 * chairs) % chairs;
        const auto found = std::ranges::find(stacks, at, [&](EntrantId who) { return m_seating.chairOf(who); });
        if (found != stacks.end())
            return found->index;
    }
    return -1;
}

QString NightDesk::betweenText(int table, int right) const
{
    const Ring* ring = m_session ? m_session->night().ring({.number = table}) : nullptr;
    if (ring == nullptr || !m_session->night().knows({.index = right}))
        return {};
    const EntrantId who{.index = right};
    return tr("between %1 and %2")
        .arg(entrantText(m_session->night(), who), entrantText(m_session->night(), nextAfter(*ring, who)));
}

void NightDesk::pickNothing()
{
    m_composer.stop();
    m_picked = {};
    m_choice = 0;
    show();
}

void NightDesk::attend(int call)
{
    m_picked = {.who = {}, .table = {}, .call = call};
    if (!m_session->night().call(call)->attended && !act(director::called(DirectorVerb::Attend, call)))
        return;
    m_picked = {.who = {}, .table = {}, .call = call};
    m_atCall = true;
    showCallTable();
    show();
}

void NightDesk::showCallTable()
{
    const auto hand = handAtCall(*m_session, m_picked.call);
    m_callHasTable = hand.has_value();
    m_callLines.clear();
    if (!hand)
        return;
    m_callTable.jumpTo(tablePicture(hand->session, false));
    const Wording wording = wordingAt(hand->session);
    const auto& entries = hand->session.entries();
    for (std::size_t i = entries.size(); i-- > 0 && m_callLines.size() < static_cast<qsizetype>(linesOfFacts);)
        m_callLines.prepend(eventLine(entries[i].event, wording));
}

void NightDesk::leaveCall()
{
    m_atCall = false;
    m_composer.stop();
    m_picked = {};
    show();
}

QString NightDesk::callTitle() const
{
    const Call* call = m_session ? m_session->night().call(m_picked.call) : nullptr;
    return call == nullptr ? QString() : tr("Table %1 calls for a ruling").arg(call->table.number);
}

QStringList NightDesk::callLines() const
{
    const Call* call = m_session ? m_session->night().call(m_picked.call) : nullptr;
    if (call == nullptr)
        return {};
    const QString claim = call->claimed == 0 ? QString() : callText(m_session->night(), *call);
    if (!call->asked && !call->closed)
        return call->claimed == 0 ? QStringList{tr("The hand is stopped. Nobody has told you yet what happened.")}
                                  : QStringList{claim, tr("The dealer has not said yet what happened.")};
    if (!claim.isEmpty() && !m_callLines.isEmpty())
        return QStringList{claim} + m_callLines;
    return m_callLines.isEmpty() ? QStringList{tr("The dealer says what happened as the choices below have it.")}
                                 : m_callLines;
}

QString NightDesk::pickedText() const
{
    if (!m_session)
        return {};
    const Night& night = m_session->night();
    if (const Call* call = night.call(m_picked.call); call != nullptr)
        return call->table.isNone() || call->kind != CallKind::Floor ? callText(night, *call)
                                                                     : tr("Table %1, ruling").arg(call->table.number);
    if (m_picked.isPerson()) {
        const Entrant& person = night.person(m_picked.who);
        const QString name = QString::fromStdString(person.name);
        return person.table.isNone() ? name : tr("%1, table %2").arg(name).arg(person.table.number);
    }
    return m_picked.isTable() ? tr("Table %1").arg(m_picked.table.number) : tr("The whole room");
}

QString NightDesk::question() const
{
    return m_session && m_composer.isAsking() ? m_composer.question(m_session->night()) : QString();
}

QVariantList NightDesk::choices() const
{
    QVariantList list;
    if (!m_session)
        return list;
    const Night& night = m_session->night();
    constexpr int keysThereAre = 9;
    if (m_composer.isAsking()) {
        int number = 0;
        for (const NightOption& option : m_composer.options(night)) {
            const bool counts = !m_composer.asksNumber() && number < keysThereAre;
            list.append(QVariantMap{{"label", option.label},
                                    {"key", counts ? QString::number(number + 1) : QString()},
                                    {"marked", number == m_choice}});
            ++number;
        }
        return list;
    }
    for (const RealChoice& choice : realChoices(m_real, night, m_picked))
        list.append(QVariantMap{{"label", choice.label}, {"key", QString(choice.key)}, {"marked", false}});
    for (const DirectorVerb verb : verbsFor(night, m_picked))
        list.append(QVariantMap{{"label", directorVerbText(verb)}, {"key", QString(keyOf(verb))}, {"marked", false}});
    return list;
}

void NightDesk::choose(int choice)
{
    if (!m_session)
        return;
    const Night& night = m_session->night();
    if (m_composer.isAsking()) {
        m_composer.choose(night, choice);
        m_choice = 0;
        return finishComposing();
    }
    if (pressReal(choice))
        return;
    const int first = static_cast<int>(realChoices(m_real, night, m_picked).size());
    const auto verbs = verbsFor(night, m_picked);
    choice -= first;
    if (choice >= 0 && choice < static_cast<int>(verbs.size()))
        pressVerb(verbs[static_cast<std::size_t>(choice)]);
}

void NightDesk::palette()
{
    if (!m_session || over())
        return;
    m_choice = 0;
    m_composer.beginPalette(m_session->night());
    emit asked();
}

void NightDesk::pressVerb(DirectorVerb verb)
{
    m_choice = 0;
    if (verb == DirectorVerb::Attend && m_picked.isCall())
        return attend(m_picked.call);
    m_composer.begin(m_session->night(), verb, m_picked);
    finishComposing();
}

void NightDesk::finishComposing()
{
    if (!m_composer.isComplete()) {
        emit asked();
        return;
    }
    const DirectorAct composed = m_composer.act();
    m_composer.stop();
    if (composed.verb == DirectorVerb::Attend)
        return pickCall(composed.call);
    act(composed);
}

bool NightDesk::pressLetter(QChar letter)
{
    const Night& night = m_session->night();
    const auto real = realChoices(m_real, night, m_picked);
    for (std::size_t i = 0; i < real.size(); ++i) {
        if (real[i].key == letter)
            return pressReal(static_cast<int>(i));
    }
    for (const auto& verbs : {verbsFor(night, m_picked), allVerbs(night)}) {
        const auto found = std::ranges::find(verbs, letter, keyOf);
        if (found != verbs.end()) {
            pressVerb(*found);
            return true;
        }
    }
    return false;
}

/// Left and right go around the table, up and down from table to table.
bool NightDesk::moveSelection(int key)
{
    const Night& night = m_session->night();
    const auto open = openTables(night);
    if (open.empty())
        return false;
    const auto at = std::ranges::find(open, m_picked.table);
    if (key == Qt::Key_Up || key == Qt::Key_Down || at == open.end()) {
        const auto count = static_cast<std::ptrdiff_t>(open.size());
        const std::ptrdiff_t step = key == Qt::Key_Up ? count - 1 : 1;
        const auto place = at == open.end() ? 0 : (at - open.begin() + step) % count;
        m_picked = {.who = {}, .table = open[static_cast<std::size_t>(place)]};
    } else {
        const Ring& ring = *night.ring(*at);
        const auto stacks = stacksAt(ring);
        if (stacks.empty())
            return true;
        EntrantId who = m_picked.who;
        if (who.isNobody())
            who = key == Qt::Key_Right ? stacks.front() : stacks.back();
        else
            who = key == Qt::Key_Right ? nextAfter(ring, who) : nextBefore(ring, who);
        m_picked = {.who = who, .table = *at};
    }
    m_atCall = false;
    show();
    return true;
}

bool NightDesk::press(int key, int modifiers, const QString& text)
{
    if (!m_session || m_page != Room)
        return false;
    const bool plain = (modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
    if (key == Qt::Key_Z && (modifiers & Qt::ControlModifier) != 0) {
        (modifiers & Qt::ShiftModifier) != 0 ? redo() : undo();
        return true;
    }
    if (!plain)
        return false;
    if (m_composer.isAsking())
        return pressWhileAsking(key, text);
    switch (key) {
    case Qt::Key_Escape:
        if (m_atCall) {
            leaveCall();
            return true;
        }
        if (m_picked == NightSelection())
            return false;
        pickNothing();
        return true;
    case Qt::Key_Space:
        toggleRunning();
        return true;
    case Qt::Key_F1:
        emit ruleAsked(messageRuleId().isEmpty() && !m_owed.isEmpty()
                           ? m_owed.front().toMap().value("ruleId").toString()
                           : messageRuleId());
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return moveSelection(key);
    case Qt::Key_Slash:
        palette();
        return true;
    case Qt::Key_Question:
        showMe();
        return true;
    case Qt::Key_N:
        next();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_A: {
        const auto waiting = waitingCalls(m_session->night());
        if (waiting.empty())
            return true;
        const auto at = std::ranges::find(waiting, m_picked.call);
        const bool further = at != waiting.end() && at + 1 != waiting.end();
        pickCall(further ? *(at + 1) : waiting.front());
        return true;
    }
    default:
        break;
    }
    if (key >= Qt::Key_1 && key <= Qt::Key_9) {
        const auto open = openTables(m_session->night());
        const TableNo table{.number = key - Qt::Key_0};
        if (std::ranges::find(open, table) != open.end())
            pickTable(table.number);
        return true;
    }
    return text.size() == 1 && text.front().isLetter() && pressLetter(text.front().toUpper());
}

bool NightDesk::pressWhileAsking(int key, const QString& text)
{
    const Night& night = m_session->night();
    const auto count = static_cast<int>(m_composer.options(night).size());
    switch (key) {
    case Qt::Key_Escape:
        m_composer.stop();
        break;
    case Qt::Key_Backspace:
        m_composer.back(night);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose(m_composer.asksNumber() && !m_composer.typed().isEmpty() ? -1 : m_choice);
        return true;
    case Qt::Key_Left:
    case Qt::Key_Up:
        m_choice = count == 0 ? 0 : (m_choice + count - 1) % count;
        break;
    case Qt::Key_Right:
    case Qt::Key_Down:
        m_choice = count == 0 ? 0 : (m_choice + 1) % count;
        break;
    default:
        if (!m_composer.asksNumber() && key >= Qt::Key_1 && key <= Qt::Key_9) {
            if (key - Qt::Key_1 < count)
                choose(key - Qt::Key_1);
            return true;
        }
        if (text.isEmpty() || !text.front().isPrint())
            return false;
        m_composer.type(text);
        m_choice = 0;
        break;
    }
    emit asked();
    return true;
}

} // namespace cutcard
