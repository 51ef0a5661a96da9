// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/director/night_drill_desk.h"

#include "app/desk/pictures.h"
#include "app/words/night_words.h"

#include <QVariantMap>

#include <algorithm>

namespace cutcard {

namespace {

/// The competencies that have a drill, each once.
std::vector<DirectorCompetency> drilledCompetencies()
{
    std::vector<DirectorCompetency> list;
    for (int i = 0; i < nightDrillCount; ++i) {
        const DirectorCompetency competency = competencyOf(static_cast<NightDrill>(i));
        if (std::ranges::find(list, competency) == list.end())
            list.push_back(competency);
    }
    return list;
}

} // namespace

NightDrillDesk::NightDrillDesk(QObject* parent) : QObject(parent)
{
    m_second.setInterval(1000);
    connect(&m_second, &QTimer::timeout, this, &NightDrillDesk::passSecond);
}

void NightDrillDesk::setSeed(std::uint64_t seed)
{
    m_seed = seed;
    emit changed();
}

void NightDrillDesk::takeSeed(const QString& text)
{
    bool isNumber = false;
    const std::uint64_t seed = text.toULongLong(&isNumber);
    if (isNumber)
        setSeed(seed);
}

QStringList NightDrillDesk::competencies() const
{
    QStringList texts;
    for (const DirectorCompetency competency : drilledCompetencies())
        texts.append(directorCompetencyText(competency));
    return texts;
}

void NightDrillDesk::passSecond()
{
    if (m_secondsLeft == 0)
        return;
    --m_secondsLeft;
    emit secondPassed();
    if (m_secondsLeft > 0)
        return;
    m_second.stop();
    judge(QString());
}

QVariantList NightDrillDesk::kinds() const
{
    QVariantList list;
    for (int i = 0; i < nightDrillCount; ++i)
        list.append(QVariantMap{{"title", nightDrillText(static_cast<NightDrill>(i))},
                                {"text", nightDrillNote(static_cast<NightDrill>(i))}});
    return list;
}

QString NightDrillDesk::kindName() const
{
    return m_page == Result && m_kinds.size() > 1 ? directorCompetencyText(competencyOf(m_kind))
                                                  : nightDrillText(m_kind);
}

std::string_view NightDrillDesk::subject() const
{
    const NightDrill kind = m_kinds.front();
    return m_kinds.size() > 1 ? directorCompetencyWords[static_cast<std::size_t>(competencyOf(kind))]
                              : nightDrillWords[static_cast<std::size_t>(kind)];
}

void NightDrillDesk::start(int kind)
{
    if (kind < 0 || kind >= nightDrillCount)
        return;
    m_kinds = {static_cast<NightDrill>(kind)};
    begin();
}

void NightDrillDesk::startCompetency(int which)
{
    const auto competencies = drilledCompetencies();
    if (which < 0 || which >= static_cast<int>(competencies.size()))
        return;
    m_kinds.clear();
    for (int i = 0; i < nightDrillCount; ++i) {
        if (competencyOf(static_cast<NightDrill>(i)) == competencies[static_cast<std::size_t>(which)])
            m_kinds.push_back(static_cast<NightDrill>(i));
    }
    begin();
}

void NightDrillDesk::begin()
{
    m_page = Asking;
    m_wrong.clear();
    m_number = 0;
    m_asked = 0;
    m_right = 0;
    m_grades.clear();
    ask();
}

void NightDrillDesk::ask()
{
    m_answer.clear();
    m_answered = false;
    const auto turn = static_cast<std::size_t>(m_number) % m_kinds.size();
    show(drillQuestion(m_kinds[turn], m_seed, m_number++));
    m_secondsLeft = m_kind == NightDrill::Balance ? secondsOfBalance : 0;
    if (m_secondsLeft > 0)
        m_second.start();
    emit secondPassed();
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
    const bool open = (!m_answered || examined()) && !m_reviewed;
    if (m_page != Asking || !open || !isChosen() || choice < 0 || choice >= choices().size())
        return;
    judge(m_kind == NightDrill::Balance
              ? QString::fromStdString(std::string(balanceWords.at(static_cast<std::size_t>(choice))))
              : QString::number(choice + 1));
}

void NightDrillDesk::addLetter(const QString& letter)
{
    if (m_page != Asking || m_answered || m_reviewed || !letters().contains(letter.toUpper()))
        return;
    m_answer += letter.toUpper();
    if (m_answer.size() >= static_cast<qsizetype>(m_question.answer.size()))
        return judge(m_answer);
    emit changed();
}

void NightDrillDesk::takeBack()
{
    if ((m_answered && !examined()) || m_reviewed || m_answer.isEmpty())
        return;
    // an answer that is taken back is none
    if (m_answered && !keep(QString()))
        return;
    m_answered = false;
    m_answer.chop(isChosen() ? m_answer.size() : 1);
    emit changed();
}

void NightDrillDesk::judge(const QString& given)
{
    if (examined()) {
        m_answered = keep(given);
        m_answer = m_answered ? given : QString();
        emit changed();
        return;
    }
    ++m_asked;
    m_answered = true;
    m_answer = given;
    tell();
    m_right += m_lastRight ? 1 : 0;
    m_second.stop();
    if (!m_lastRight)
        m_wrong.append(wrongLine());
    const int grade = m_lastRight ? 3 : 1;
    const auto known = std::ranges::find(m_grades, m_question.rule, &std::pair<Rule, int>::first);
    if (known == m_grades.end())
        m_grades.emplace_back(m_question.rule, grade);
    else
        known->second = std::min(known->second, grade);
    emit changed();
}

void NightDrillDesk::goOn()
{
    if (examined() || m_reviewed)
        return turn(1);
    if (m_page != Asking || !m_answered)
        return;
    if (m_number < questionsOfADrill)
        return ask();
    m_page = Result;
    ++m_seed;
    emit changed();
    emit finished();
}

void NightDrillDesk::leave()
{
    m_page = Choosing;
    m_second.stop();
    m_feedback.clear();
    emit changed();
}

bool NightDrillDesk::press(int key, const QString& text)
{
    if ((examined() || m_reviewed) && (pressExamined(key) || key == Qt::Key_Escape))
        return true;
    if (key == Qt::Key_Escape && m_page != Choosing) {
        leave();
        return true;
    }
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    const int digit = key - Qt::Key_1;
    switch (m_page) {
    case Choosing:
        if (digit < 0 || digit >= nightDrillCount)
            return false;
        start(digit);
        return true;
    case Result:
        if (enter)
            begin();
        return enter;
    case Asking:
        break;
    }
    if (m_answered && !examined()) {
        if (enter || key == Qt::Key_Space)
            goOn();
        return true;
    }
    if (key == Qt::Key_Backspace) {
        takeBack();
        return true;
    }
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
