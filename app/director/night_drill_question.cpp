// SPDX-License-Identifier: GPL-3.0-or-later
// What a station asks, what it is answered with, and what is said of the answer.
#include "app/director/night_drill_desk.h"

#include "app/desk/pictures.h"
#include "app/words/act_words.h"
#include "app/words/dealers_report.h"
#include "app/words/night_words.h"
#include "app/words/rule_words.h"

#include <QVariantMap>

#include <algorithm>

namespace cutcard {

namespace {

QString spaced(const QString& letters)
{
    QStringList parts;
    for (const QChar letter : letters)
        parts.append(letter == QLatin1Char('-') ? NightDrillDesk::tr("nobody") : QString(letter));
    return parts.join(QStringLiteral(", "));
}

/// Why the right answer to a question of balance is the one.
QString balanceReason(const std::string& answer)
{
    if (answer == balanceWords[0])
        return NightDrillDesk::tr("No: a difference of three obliges you");
    return NightDrillDesk::tr("No: under a difference of three nobody has to move");
}

} // namespace

/// Whether the answer is one of several that are shown; others are put together letter by letter.
bool NightDrillDesk::isChosen() const
{
    return m_kind == NightDrill::Balance || m_kind == NightDrill::Rulings;
}

QString NightDrillDesk::place() const
{
    return m_questions.empty() ? QString() : tr("Question %1 of %2").arg(m_number).arg(m_questions.size());
}

QString NightDrillDesk::question() const
{
    if (m_questions.empty())
        return {};
    switch (m_kind) {
    case NightDrill::Balance:
        return tr("Nobody has been moved yet. Must somebody move?");
    case NightDrill::Positions:
        return tr("The hand is over and those marked are out. Who has the button, the small and the big blind now?");
    case NightDrill::Places:
        return tr(
            "They went out in one hand, with what they began it with and the hand they lost with. Best place first?");
    case NightDrill::Break:
        return tr("Another table was broken, and these come to this one. How do they sit, clockwise, up to the coming "
                  "dealer?");
    case NightDrill::Rulings:
        return tr("The hand is stopped and you are called. How do you rule?");
    }
    return {};
}

QStringList NightDrillDesk::lines() const
{
    QStringList lines;
    if (m_questions.empty())
        return lines;
    if (m_kind == NightDrill::Rulings) {
        const auto hand = drilledHand(m_question);
        return hand ? dealersReport(*hand, wordingAt(hand->session)) : lines;
    }
    for (const DrilledOut& out : m_question.out) {
        const QString name(QLatin1Char(out.name));
        lines.append(
            m_kind == NightDrill::Break
                ? tr("%1 brings %2").arg(name, chipsText(out.chips))
                : tr("%1 began with %2 and lost with %3").arg(name, chipsText(out.chips), handClassText(out.hand)));
    }
    return lines;
}

QVariantList NightDrillDesk::chairs() const
{
    QVariantList list;
    if (m_questions.empty())
        return list;
    if (m_kind == NightDrill::Balance) {
        for (std::size_t i = 0; i < m_question.counts.size(); ++i)
            list.append(QVariantMap{
                {"name", tr("Table %1").arg(i + 1)}, {"mark", QString::number(m_question.counts[i])}, {"gone", false}});
        return list;
    }
    const QStringList marks{QStringLiteral("D"), QStringLiteral("SB"), QStringLiteral("BB")};
    for (const char letter : m_question.ring) {
        QStringList held;
        for (std::size_t i = 0; i < m_question.last.size() && i < 3; ++i) {
            if (m_question.last[i] == letter)
                held.append(marks[static_cast<qsizetype>(i)]);
        }
        list.append(QVariantMap{{"name", QString(QLatin1Char(letter))},
                                {"mark", held.join(QLatin1Char(' '))},
                                {"gone", m_question.gone.find(letter) != std::string::npos}});
    }
    return list;
}

QStringList NightDrillDesk::choices() const
{
    if (m_questions.empty())
        return {};
    if (m_kind == NightDrill::Balance)
        return {tr("Somebody must move"), tr("Nobody must: a move is yours to decide")};
    QStringList texts;
    if (m_kind != NightDrill::Rulings)
        return texts;
    const auto hand = drilledHand(m_question);
    for (const RulingChoice& choice : m_question.choices)
        texts.append(rulingText(choice.act, hand ? wordingAt(hand->session) : Wording()));
    return texts;
}

QStringList NightDrillDesk::letters() const
{
    QStringList list;
    if (m_questions.empty() || isChosen())
        return list;
    if (m_kind == NightDrill::Positions) {
        for (const char letter : m_question.ring)
            list.append(QString(QLatin1Char(letter)));
        list.append(QStringLiteral("-"));
        return list;
    }
    for (const DrilledOut& out : m_question.out)
        list.append(QString(QLatin1Char(out.name)));
    return list;
}

QStringList NightDrillDesk::wanted() const
{
    if (m_questions.empty() || isChosen())
        return {};
    if (m_kind == NightDrill::Positions)
        return {tr("Button"), tr("Small blind"), tr("Big blind")};
    QStringList list;
    for (std::size_t i = 0; i < m_question.answer.size(); ++i)
        list.append(m_kind == NightDrill::Places        ? tr("%1. of them").arg(i + 1)
                    : i + 1 == m_question.answer.size() ? tr("beside the dealer")
                                                        : tr("%1. clockwise").arg(i + 1));
    return list;
}

QString NightDrillDesk::rule() const
{
    return m_reviewed ? ruleTitle(m_question.rule) : QString();
}

QString NightDrillDesk::ruleId() const
{
    return m_reviewed ? ruleNumber(m_question.rule) : QString();
}

int NightDrillDesk::chosen() const
{
    if (!m_answered || !isChosen())
        return -1;
    if (m_kind == NightDrill::Rulings)
        return m_answer.toInt() - 1;
    const auto word = std::ranges::find(balanceWords, m_answer.toStdString());
    return word == balanceWords.end() ? -1 : static_cast<int>(word - balanceWords.begin());
}

/// Says of the answer whether it is right, and what would have been.
void NightDrillDesk::tell()
{
    m_lastRight = m_answer == QString::fromStdString(m_question.answer);
    if (m_lastRight)
        m_feedback = tr("Right");
    else if (m_kind == NightDrill::Balance)
        m_feedback = balanceReason(m_question.answer);
    else if (m_kind == NightDrill::Rulings)
        m_feedback = tr("No: %1").arg(choices().value(QString::fromStdString(m_question.answer).toInt() - 1));
    else
        m_feedback = tr("No: %1").arg(spaced(QString::fromStdString(m_question.answer)));
    if (!m_answered)
        m_feedback = tr("Not answered. %1").arg(m_feedback);
}

} // namespace cutcard
