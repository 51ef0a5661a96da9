// SPDX-License-Identifier: GPL-3.0-or-later
// What is pressed in the room, by mouse and by keys, and the acts that come of it.
#include "app/director/night_desk.h"

#include "app/director/night_picture_of.h"
#include "app/director/real_night.h"
#include "app/words/night_words.h"

#include <QVariantMap>

#include <algorithm>

namespace cutcard {

namespace {

/// The acts for what is picked; at a real night without those whose key notes something there.
std::vector<DirectorVerb> offered(bool real, const Night& night, const NightSelection& picked)
{
    auto verbs = verbsFor(night, picked);
    const auto noted = realChoices(real, night, picked);
    std::erase_if(verbs, [&](DirectorVerb verb) {
        // and cards are drawn by those who sit there
        return (real && verb == DirectorVerb::DrawDealer)
               || std::ranges::find(noted, keyOf(verb), &RealChoice::key) != noted.end();
    });
    return verbs;
}

bool answers(const NightOption& option, const DirectorAct& act)
{
    const bool table = !option.table.isNone() && option.table == act.table;
    const bool amount = option.amount != 0 && option.amount == act.amount;
    const bool spot = option.spot == Spot::After && act.spot == Spot::After && option.who == act.other;
    const bool who = option.spot == Spot::DealerRight && !option.who.isNobody() && option.who == act.person;
    return table || amount || spot || who;
}

/// At a real night what is asked is answered as it is owed, unless somebody chooses otherwise; 0: nothing is.
int advisedOption(const Night& night, const NightComposer& composer)
{
    const DirectorAct& act = composer.act();
    const auto owed = owedNow(night);
    const auto duty = std::ranges::find_if(owed, [&](const DirectorDuty& each) {
        return each.act.verb == act.verb && (act.person.isNobody() || each.act.person == act.person)
               && (act.table.isNone() || act.verb == DirectorVerb::Admit || each.act.table == act.table);
    });
    if (duty == owed.end())
        return 0;
    const auto options = composer.options(night);
    const auto good = std::ranges::find_if(options, [&](const NightOption& each) { return answers(each, duty->act); });
    return good == options.end() ? 0 : static_cast<int>(good - options.begin());
}

/// The digit of an answer: a table's is its number, as everywhere in the room; of others their place.
int digitOf(const NightOption& option, int place)
{
    return option.table.isNone() ? place + 1 : option.table.number;
}

bool pressLookedBack(NightDesk& desk, int key)
{
    switch (key) {
    case Qt::Key_P:
        desk.askPrint();
        return true;
    case Qt::Key_S:
        desk.askSave();
        return true;
    case Qt::Key_B:
        if (desk.over() && desk.canUndo())
            desk.undo();
        else
            desk.backToRoom();
        return true;
    case Qt::Key_C:
        desk.leave();
        return true;
    default:
        return false;
    }
}

} // namespace

QString NightDesk::question() const
{
    if (m_silent > 0)
        return tr("Did the clock run on?");
    if (m_closing)
        return tr("Close the book all the same?");
    if (!m_session || !m_composer.isAsking())
        return {};
    const DirectorAct& act = m_composer.act();
    // who was put down by hand is asked for chips only then: where it was is to be seen before it counts
    if (act.verb == DirectorVerb::Admit && !act.table.isNone() && m_composer.asksNumber()) {
        const QString spot = act.spot == Spot::After ? betweenText(act.table.number, act.other.index) : QString();
        return (spot.isEmpty() ? tr("Admit at table %1: how much?").arg(act.table.number)
                               : tr("Admit at table %1, %2: how much?").arg(act.table.number).arg(spot));
    }
    return m_composer.question(m_session->night());
}

QString NightDesk::askingHint() const
{
    return isAsked() ? tr("key 1 or 2") : tr("type to find");
}

QVariantList NightDesk::choices() const
{
    QVariantList list;
    if (!m_session)
        return list;
    const Night& night = m_session->night();
    constexpr int keysThereAre = 9;
    if (isAsked()) {
        for (const QString& each : answers())
            list.append(QVariantMap{
                {"label", each}, {"key", QString::number(list.size() + 1)}, {"marked", list.size() == m_choice}});
        return list;
    }
    if (m_composer.isAsking()) {
        int number = 0;
        for (const NightOption& option : m_composer.options(night)) {
            const int digit = digitOf(option, number);
            const bool counts = !m_composer.asksNumber() && !m_composer.asksRule() && digit <= keysThereAre;
            list.append(QVariantMap{{"label", option.label},
                                    {"key", counts ? QString::number(digit) : QString()},
                                    {"marked", number == m_choice}});
            ++number;
        }
        return list;
    }
    for (const RealChoice& choice : realChoices(m_real, night, m_picked))
        list.append(QVariantMap{{"label", choice.label}, {"key", QString(choice.key)}, {"marked", false}});
    // a key that means another act here is named there alone
    QString taken;
    for (const DirectorVerb verb : offered(m_real, night, m_picked)) {
        const QChar key = keyOf(verb);
        const bool other = taken.contains(key);
        taken.append(key);
        list.append(QVariantMap{
            {"label", directorVerbText(verb)}, {"key", other ? QString() : QString(key)}, {"marked", false}});
    }
    return list;
}

void NightDesk::choose(int choice)
{
    if (!m_session || m_lookedAt)
        return;
    if (isAsked())
        return answer(choice);
    const Night& night = m_session->night();
    if (m_composer.isAsking()) {
        m_composer.choose(night, choice);
        m_choice = 0;
        return finishComposing();
    }
    if (pressReal(choice))
        return;
    const int first = static_cast<int>(realChoices(m_real, night, m_picked).size());
    const auto verbs = offered(m_real, night, m_picked);
    choice -= first;
    if (choice >= 0 && choice < static_cast<int>(verbs.size()))
        pressVerb(verbs[static_cast<std::size_t>(choice)]);
}

void NightDesk::palette()
{
    if (!m_session || over() || m_lookedAt)
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
    // who rules sees the table first
    const Call* call = m_session->night().call(m_composer.act().call);
    if (call != nullptr && call->kind == CallKind::Floor && call->attended && !m_atCall)
        attend(m_composer.act().call);
    if (!m_composer.isComplete()) {
        m_choice = m_real ? advisedOption(m_session->night(), m_composer) : 0;
        emit asked();
        return;
    }
    const DirectorAct composed = m_composer.act();
    m_composer.stop();
    if (composed.verb == DirectorVerb::Attend)
        return pickCall(composed.call);
    // 2.1.4: until a single player remains; a pub may close before that, but not by a slip
    const int still = playersIn(m_session->night());
    if ((m_real || !m_coached) && composed.verb == DirectorVerb::Finish && still > 1) {
        m_closing = true;
        m_choice = 0;
        // a test says nothing of the rule
        say(m_real ? tr("%n still play: the book is closed when one is left (2.1.4).", nullptr, still)
                   : tr("Closing the book ends the night for good."),
            Event);
        return show();
    }
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
    if (m_session && m_page == Debrief && modifiers == Qt::NoModifier)
        return pressLookedBack(*this, key);
    if (!m_session || m_page != Room || m_lookedAt)
        return false;
    const bool plain = (modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
    const bool again = key == Qt::Key_Y || (modifiers & Qt::ShiftModifier) != 0;
    if ((key == Qt::Key_Z || key == Qt::Key_Y) && (modifiers & Qt::ControlModifier) != 0) {
        again ? redo() : undo();
        return true;
    }
    if (!plain)
        return false;
    if (asking())
        return pressWhileAsking(key, text);
    switch (key) {
    case Qt::Key_Escape:
        if (m_atCall) {
            leaveCall();
            return true;
        }
        // once too often does not leave the room: that is a link, and Alt+Home
        if (m_picked != NightSelection())
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
    case Qt::Key_Period:
        askOwed();
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
    const bool ofTheDesk = isAsked();
    const auto count = static_cast<int>(ofTheDesk ? answers().size() : m_composer.options(night).size());
    switch (key) {
    case Qt::Key_Escape:
        if (m_closing)
            answer(0);
        m_composer.stop();
        break;
    case Qt::Key_Backspace:
        if (!ofTheDesk)
            m_composer.back(night);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose(!ofTheDesk && m_composer.asksNumber() && !m_composer.typed().isEmpty() ? -1 : m_choice);
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
        if ((ofTheDesk || (!m_composer.asksNumber() && !m_composer.asksRule())) && key >= Qt::Key_1
            && key <= Qt::Key_9) {
            const auto options = ofTheDesk ? std::vector<NightOption>() : m_composer.options(night);
            for (int place = 0; place < count; ++place) {
                if ((ofTheDesk ? place + 1 : digitOf(options[static_cast<std::size_t>(place)], place))
                    == key - Qt::Key_0) {
                    choose(place);
                    break;
                }
            }
            return true;
        }
        if (ofTheDesk || text.isEmpty() || !text.front().isPrint())
            return ofTheDesk;
        m_composer.type(text);
        // what is found nowhere is not taken: what can still be chosen stays in sight
        if (!m_composer.asksNumber() && m_composer.options(night).empty())
            m_composer.back(night);
        m_choice = 0;
        break;
    }
    emit asked();
    return true;
}

} // namespace cutcard
