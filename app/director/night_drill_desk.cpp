// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/director/night_drill_desk.h"

#include "app/desk/pictures.h"
#include "app/words/night_words.h"

namespace cutcard {

QString NightDrillDesk::kindName() const
{
    return nightDrillText(m_kind);
}

void NightDrillDesk::show(DrillQuestion question)
{
    m_question = std::move(question);
    m_kind = m_question.drill;
    m_feedback.clear();
    const auto hand = drilledHand(m_question);
    m_hasTable = hand.has_value();
    if (hand)
        m_table.jumpTo(tablePicture(hand->session, false));
    if (m_reviewed)
        tell();
    emit changed();
}

void NightDrillDesk::choose(int choice)
{
    if (!open() || !isChosen() || choice < 0 || choice >= choices().size())
        return;
    judge(m_kind == NightDrill::Balance
              ? QString::fromStdString(std::string(balanceWords.at(static_cast<std::size_t>(choice))))
              : QString::number(choice + 1));
}

void NightDrillDesk::addLetter(const QString& letter)
{
    if (!open() || m_answered || !letters().contains(letter.toUpper()))
        return;
    m_answer += letter.toUpper();
    if (m_answer.size() >= static_cast<qsizetype>(m_question.answer.size()))
        return judge(m_answer);
    emit changed();
}

void NightDrillDesk::takeBack()
{
    if (!open() || m_answer.isEmpty())
        return;
    // an answer that is taken back is none
    if (m_answered && !keep(QString()))
        return;
    m_answered = false;
    m_answer.chop(isChosen() ? m_answer.size() : 1);
    emit changed();
}

/// Keeps an answer, and shows it once it is kept.
void NightDrillDesk::judge(const QString& given)
{
    m_answered = keep(given);
    m_answer = m_answered ? given : QString();
    emit changed();
}

bool NightDrillDesk::press(int key, const QString& text)
{
    switch (key) {
    case Qt::Key_Right:
    case Qt::Key_PageDown:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        turn(1);
        return true;
    case Qt::Key_Left:
    case Qt::Key_PageUp:
        turn(-1);
        return true;
    case Qt::Key_Escape:
        return true;
    case Qt::Key_M:
        mark();
        return true;
    case Qt::Key_Backspace:
        takeBack();
        return true;
    default:
        break;
    }
    const int digit = key - Qt::Key_1;
    if (isChosen() && digit >= 0 && digit < choices().size()) {
        choose(digit);
        return true;
    }
    if (!isChosen() && letters().contains(text.toUpper())) {
        addLetter(text);
        return true;
    }
    return false;
}

} // namespace cutcard
