// SPDX-License-Identifier: GPL-3.0-or-later
// What is pressed in the room, by mouse and by keys, and the acts that come of it.
#include "app/director/night_console.h"

#include "app/director/composer/night_options.h"
#include "app/director/real_night.h"
#include "app/words/night/night_words.h"

namespace cutcard {

bool NightConsole::pressLetter(QChar letter)
{
    const Night& night = m_run.session()->night();
    const auto real = realChoices(m_run.real(), night, m_picked);
    for (std::size_t i = 0; i < real.size(); ++i) {
        if (real[i].key == letter && real[i].possible)
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
bool NightConsole::moveSelection(int key)
{
    const Night& night = m_run.session()->night();
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
    m_call.leave();
    emit changed();
    return true;
}

void NightConsole::pickNextCall()
{
    const auto waiting = waitingCalls(m_run.session()->night());
    if (waiting.empty())
        return;
    const auto at = std::ranges::find(waiting, m_picked.call);
    const bool further = at != waiting.end() && at + 1 != waiting.end();
    pickCall(further ? *(at + 1) : waiting.front());
}

bool NightConsole::pressPlain(int key, const QString& text)
{
    switch (key) {
    case Qt::Key_Escape:
        if (m_call.attended()) {
            leaveCall();
            return true;
        }
        // once too often does not leave the room: that is a link, and Alt+Home
        if (m_picked != NightSelection())
            pickNothing();
        return true;
    case Qt::Key_Space:
        m_run.toggleRunning();
        return true;
    case Qt::Key_F1:
        emit ruleAsked(m_message.ruleId().isEmpty() && !m_facts.owedLines().empty() ? m_facts.owedLines().front().ruleId
                                                                                    : m_message.ruleId());
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
        m_run.next();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_A:
        pickNextCall();
        return true;
    default:
        break;
    }
    if (key >= Qt::Key_1 && key <= Qt::Key_9) {
        const auto open = openTables(m_run.session()->night());
        const TableNo table{.number = key - Qt::Key_0};
        if (std::ranges::find(open, table) != open.end())
            pickTable(table.number);
        return true;
    }
    return text.size() == 1 && text.front().isLetter() && pressLetter(text.front().toUpper());
}

/// A digit chooses what stands at its place, where no number and no rule is typed.
bool NightConsole::chooseDigit(int key)
{
    const bool typed = !isAsked() && (m_composer.asksNumber() || m_composer.asksRule());
    if (typed || key < Qt::Key_1 || key > Qt::Key_9)
        return false;
    const int digit = key - Qt::Key_0;
    if (isAsked()) {
        if (digit <= answers().size())
            choose(digit - 1);
        return true;
    }
    const auto options = m_composer.options(m_run.session()->night());
    for (int place = 0; place < static_cast<int>(options.size()); ++place) {
        if (night_options::digitOf(options[static_cast<std::size_t>(place)], place) == digit) {
            choose(place);
            break;
        }
    }
    return true;
}

bool NightConsole::pressWhileAsking(int key, const QString& text)
{
    const Night& night = m_run.session()->night();
    const bool ofTheDesk = isAsked();
    const auto count = static_cast<int>(ofTheDesk ? answers().size() : m_composer.options(night).size());
    switch (key) {
    case Qt::Key_Escape:
        if (m_run.question() == NightQuestion::CloseTheBook)
            answer(0);
        m_composer.stop();
        break;
    case Qt::Key_Backspace:
        if (!ofTheDesk) {
            m_composer.back(night);
            m_choice = m_composer.isAsking() ? firstChoice() : 0;
        }
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose(!ofTheDesk && m_composer.asksNumber() && !m_composer.typed().isEmpty() ? -1 : m_choice);
        return true;
    case Qt::Key_Left:
    case Qt::Key_Up:
        m_choice = (m_choice + count - 1) % std::max(1, count);
        break;
    case Qt::Key_Right:
    case Qt::Key_Down:
        m_choice = (m_choice + 1) % std::max(1, count);
        break;
    default:
        if (chooseDigit(key))
            return true;
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
