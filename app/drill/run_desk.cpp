// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drill/run_desk.h"

#include "app/words/rule_words.h"
#include "app/words/run_words.h"
#include "app/words/typed_chips.h"

#include <QVariantMap>

namespace cutcard {

namespace {

QVariantList cardsOf(const std::vector<Card>& cards)
{
    QVariantList list;
    for (const Card card : cards)
        list.append(QVariantMap{{"face", QString::fromStdString(card.text())}, {"faceUp", true}});
    return list;
}

QString cardsText(const std::vector<Card>& cards)
{
    QStringList texts;
    for (const Card card : cards)
        texts.append(QString::fromStdString(card.text()));
    return texts.join(QLatin1Char(' '));
}

/// A question in one line, for the list of what was wrong.
QString summaryOf(const RunQuestion& question)
{
    QStringList parts = runLines(question);
    for (const auto& hand : question.hands) {
        if (!hand.empty())
            parts.append(cardsText(hand));
    }
    if (!question.board.empty())
        parts.append(RunDesk::tr("board %1").arg(cardsText(question.board)));
    return runQuestionText(question) + QLatin1Char(' ') + parts.join(QStringLiteral(" · "));
}

} // namespace

RunDesk::RunDesk(QObject* parent) : QObject(parent), m_bests(runKindCount, -1)
{
    m_timer.setInterval(1000);
    connect(&m_timer, &QTimer::timeout, this, &RunDesk::tick);
}

QVariantList RunDesk::kinds() const
{
    QVariantList list;
    for (int i = 0; i < runKindCount; ++i) {
        const auto kind = static_cast<RunKind>(i);
        const int best = m_bests[static_cast<std::size_t>(i)];
        list.append(QVariantMap{{"title", runKindText(kind)},
                                {"text", runKindNote(kind)},
                                {"best", best < 0 ? tr("not run yet") : tr("best: %1").arg(best)}});
    }
    return list;
}

QString RunDesk::kindName() const
{
    return runKindText(m_kind);
}

void RunDesk::setAtOnce(bool atOnce)
{
    m_atOnce = atOnce;
    emit changed();
}

void RunDesk::setBests(std::vector<int> bests)
{
    bests.resize(runKindCount, -1);
    m_bests = std::move(bests);
    emit changed();
}

QString RunDesk::place() const
{
    return tr("Question %1").arg(m_asked + 1);
}

QString RunDesk::clock() const
{
    const int left = std::max(0, runSeconds - m_seconds);
    return QStringLiteral("%1:%2").arg(left / 60).arg(left % 60, 2, 10, QLatin1Char('0'));
}

QString RunDesk::question() const
{
    return m_page == Asking ? runQuestionText(m_question) : QString();
}

QStringList RunDesk::lines() const
{
    return m_page == Asking ? runLines(m_question) : QStringList();
}

QVariantList RunDesk::board() const
{
    return m_page == Asking ? cardsOf(m_question.board) : QVariantList();
}

QString RunDesk::boardText() const
{
    return m_page == Asking ? cardsText(m_question.board) : QString();
}

QVariantList RunDesk::hands() const
{
    QVariantList list;
    if (m_page != Asking)
        return list;
    const bool two = !m_question.hands[1].empty();
    for (std::size_t i = 0; i < m_question.hands.size(); ++i) {
        const auto& hand = m_question.hands[i];
        if (!hand.empty())
            list.append(QVariantMap{{"name", !two     ? tr("The hand")
                                             : i == 0 ? tr("The first")
                                                      : tr("The second")},
                                    {"spoken", cardsText(hand)},
                                    {"cards", cardsOf(hand)}});
    }
    return list;
}

QStringList RunDesk::choices() const
{
    return m_page == Asking ? runChoices(m_question) : QStringList();
}

QString RunDesk::scoreText() const
{
    return tr("%1 right, %2 wrong: points %3").arg(m_right).arg(m_asked - m_right).arg(points());
}

QString RunDesk::bestText() const
{
    const int best = m_bests[static_cast<std::size_t>(m_kind)];
    if (best < 0)
        return tr("Your first run of this kind");
    return points() > best ? tr("Your best so far; before it was %1").arg(best) : tr("Your best: %1").arg(best);
}

QVariantList RunDesk::mistakes() const
{
    QVariantList list;
    for (const Wrong& one : m_wrong)
        list.append(QVariantMap{{"question", summaryOf(one.question)},
                                {"given", runAnswerText(one.question, one.given)},
                                {"right", runAnswerText(one.question, one.question.answer)},
                                {"rule", ruleTitle(one.question.rule)},
                                {"ruleId", ruleNumber(one.question.rule)}});
    return list;
}

void RunDesk::start(int kind)
{
    if (kind < 0 || kind >= runKindCount)
        return;
    m_kind = static_cast<RunKind>(kind);
    m_page = Asking;
    m_number = 0;
    m_seconds = 0;
    m_asked = 0;
    m_right = 0;
    m_wrong.clear();
    m_feedback.clear();
    m_timer.start();
    ask();
    emit ticked();
}

void RunDesk::ask()
{
    m_question = runQuestion(m_kind, m_seed, m_number++);
    emit changed();
}

bool RunDesk::type(const QString& text)
{
    const auto given = typedChips(text);
    if (m_page != Asking || isChoice(m_question.ask) || !given)
        return false;
    answer(*given);
    return true;
}

void RunDesk::choose(int choice)
{
    if (m_page == Asking && isChoice(m_question.ask) && choice >= 0 && choice < 3)
        answer(choice);
}

void RunDesk::answer(std::int64_t given)
{
    ++m_asked;
    m_lastRight = given == m_question.answer;
    m_right += m_lastRight ? 1 : 0;
    if (!m_lastRight)
        m_wrong.push_back({.question = m_question, .given = given});
    if (m_atOnce)
        m_feedback = m_lastRight ? tr("Right")
                                 : tr("%1, not %2 · %3")
                                       .arg(runAnswerText(m_question, m_question.answer),
                                            runAnswerText(m_question, given), ruleTitle(m_question.rule));
    ask();
}

void RunDesk::leave()
{
    m_timer.stop();
    m_page = Choosing;
    m_feedback.clear();
    emit changed();
}

void RunDesk::tick()
{
    ++m_seconds;
    emit ticked();
    if (m_page != Asking || m_seconds < runSeconds)
        return;
    m_timer.stop();
    m_page = Result;
    ++m_seed;
    emit changed();
    emit finished();
}

} // namespace cutcard
