// SPDX-License-Identifier: GPL-3.0-or-later
// One task: what is shown of it, how its answer comes together, and what is told of it.
#include "app/desk/pictures/pictures.h"
#include "app/task/task_desk.h"
#include "app/task/task_rows.h"
#include "app/words/rule_words.h"
#include "app/words/said.h"
#include "app/words/training/task_words.h"
#include "core/training/directing.h"

namespace cutcard {

/// An amount that was not typed: no payment is one.
constexpr Chips notTyped = -1;

void TaskDesk::ask()
{
    m_told = false;
    m_answer.clear();
    m_since.start();
    show(m_quiz ? m_tasks[static_cast<std::size_t>(m_number)]
                : drawTask(*m_asked[static_cast<std::size_t>(m_number) % m_asked.size()], m_drawn, m_number));
}

void TaskDesk::show(Task task)
{
    m_task = std::move(task);
    m_message.clear();
    m_typed.clear();
    if (m_task.answer == AnswerKind::Amounts) {
        for (std::size_t i = 0; i < m_task.right.size(); ++i)
            m_typed.append(i < m_answer.size() && m_answer[i] != notTyped ? QString::number(m_answer[i]) : QString());
    }
    m_optionTexts.clear();
    for (int place = 0; place < m_task.options; ++place)
        m_optionTexts.append(taskOption(m_task, place));
    if (m_task.answer == AnswerKind::Counts && m_answer.empty()) {
        for (std::size_t row = 0; row < m_task.right.size(); ++row)
            m_answer.push_back(0);
    }
    if (const auto* frozen = std::get_if<FrozenShown>(&m_task.shown)) {
        if (const auto hand = handOf(*frozen))
            m_table.jumpTo(tablePicture(hand->session, false));
    }
    showOptions();
    emit asked();
    emit changed();
}

QString TaskDesk::place() const
{
    const auto count = m_quiz || examined() || m_reviewed ? static_cast<int>(m_tasks.size()) : m_end.tasks;
    return count == 0 ? tr("Question %1").arg(number()) : tr("Question %1 of %2").arg(number()).arg(count);
}

QString TaskDesk::answerWay() const
{
    if (m_page != Asking)
        return {};
    switch (m_task.answer) {
    case AnswerKind::Choose:
    case AnswerKind::Order:
        return QStringLiteral("Options");
    case AnswerKind::Amounts:
        return QStringLiteral("Amounts");
    case AnswerKind::Seats:
        return QStringLiteral("Seats");
    case AnswerKind::Counts:
        return QStringLiteral("Tray");
    }
    return {};
}

QStringList TaskDesk::wanted() const
{
    QStringList list;
    if (m_page != Asking || m_task.answer == AnswerKind::Choose || m_task.answer == AnswerKind::Order)
        return list;
    for (int i = 0; i < static_cast<int>(m_task.right.size()); ++i)
        list.append(taskWanted(m_task, i));
    return list;
}

// ---- the answer ----

QVariantList TaskDesk::given() const
{
    return m_task.answer == AnswerKind::Amounts
               ? listOf(m_typed)
               : listOf(m_answer, [](std::int64_t number) { return qlonglong(number); });
}

bool TaskDesk::ready() const
{
    if (m_page != Asking)
        return false;
    if (m_task.answer == AnswerKind::Amounts)
        return std::ranges::none_of(m_typed, [](const QString& text) { return text.trimmed().isEmpty(); });
    if (m_task.answer == AnswerKind::Counts)
        return std::ranges::any_of(m_answer, [](std::int64_t count) { return count > 0; });
    return isWhole(m_task, m_answer);
}

void TaskDesk::press(int place)
{
    const bool ordered = m_task.answer == AnswerKind::Order;
    if (!open() || (m_task.answer != AnswerKind::Choose && !ordered) || place < 0 || place >= m_task.options)
        return;
    const auto* found = std::ranges::find(m_answer, place);
    if (found != m_answer.end()) {
        m_answer.eraseAt(static_cast<std::size_t>(found - m_answer.begin()));
    } else {
        if (!ordered && m_task.right.size() == 1)
            m_answer.clear();
        m_answer.push_back(place);
    }
    answerChanged();
}

void TaskDesk::pressChair(int chair)
{
    const auto* ring = std::get_if<RingShown>(&m_task.shown);
    if (!open() || m_task.answer != AnswerKind::Seats || ring == nullptr || chair < nobodysChair
        || chair >= static_cast<int>(ring->chairs.size()) || isWhole(m_task, m_answer))
        return;
    m_answer.push_back(chair);
    answerChanged();
}

void TaskDesk::addChips(int row, int count)
{
    const auto* change = std::get_if<ChangeShown>(&m_task.shown);
    if (!open() || m_task.answer != AnswerKind::Counts || change == nullptr || row < 0
        || row >= static_cast<int>(change->tray.size()))
        return;
    const auto at = static_cast<std::size_t>(row);
    m_answer[at] = std::clamp<std::int64_t>(m_answer[at] + count, 0, change->tray[at].count);
    answerChanged();
}

void TaskDesk::type(int which, const QString& text)
{
    if (!open() || which < 0 || which >= m_typed.size())
        return;
    m_typed[which] = text;
    m_message.clear();
    if (examined()) {
        if (takeTyped())
            m_answer.clear(); // what is no number is no answer
        answerChanged();
    }
    emit changed();
}

void TaskDesk::takeBack()
{
    if (!open() || m_answer.empty() || m_task.answer == AnswerKind::Amounts)
        return;
    if (m_task.answer == AnswerKind::Counts) {
        for (std::int64_t& count : m_answer)
            count = 0;
    } else {
        m_answer.pop_back();
    }
    answerChanged();
}

void TaskDesk::answerChanged()
{
    if (examined() && !m_keep(m_number, m_answer))
        m_answer = m_given[static_cast<std::size_t>(m_number)];
    if (examined())
        m_given[static_cast<std::size_t>(m_number)] = m_answer;
    showOptions();
    emit changed();
    const bool pressed = m_task.answer != AnswerKind::Amounts && m_task.answer != AnswerKind::Counts;
    if (quick() && pressed && isWhole(m_task, m_answer))
        give();
}

/// Reads what was typed; what is no amount is said.
std::optional<QString> TaskDesk::takeTyped()
{
    m_answer.clear();
    for (qsizetype i = 0; i < m_typed.size(); ++i) {
        const auto amount = typedChips(m_typed[i]);
        m_answer.push_back(amount.value_or(notTyped));
        if (!amount)
            return m_typed[i].trimmed().isEmpty()
                       ? tr("%1: type an amount.").arg(taskWanted(m_task, static_cast<int>(i)))
                       : tr("%1: “%2” is not an amount.").arg(taskWanted(m_task, static_cast<int>(i)), m_typed[i]);
    }
    return std::nullopt;
}

void TaskDesk::confirm()
{
    if (m_page == Choosing)
        return begin();
    if (m_page == Result)
        return leave();
    if (examined() || m_reviewed)
        return turn(1);
    if (m_told) {
        ++m_number;
        if (m_quiz ? m_number == static_cast<int>(m_tasks.size()) : m_end.tasks > 0 && m_number >= m_end.tasks)
            return finish();
        return ask();
    }
    if (m_task.answer == AnswerKind::Amounts) {
        if (const auto wrong = takeTyped()) {
            m_message = *wrong;
            emit changed();
            return;
        }
    }
    if (ready())
        give();
}

void TaskDesk::give()
{
    m_told = true;
    m_tally.book({.task = m_task, .answer = m_answer, .milliseconds = m_since.isValid() ? m_since.elapsed() : 0});
    m_lastRight = isRight(m_task, m_answer);
    const bool atOnce = m_feedback == Feedback::AtOnce;
    if (atOnce)
        m_lastVerdict = m_lastRight ? tr("Right")
                                    //: the right answer, the answer given, and a rule
                                    : tr("%1, not %2 · %3")
                                          .arg(taskAnswerText(m_task, m_task.right), taskAnswerText(m_task, m_answer),
                                               ruleTitle(m_task.rules[0]));
    // who runs against the clock reads of the last task beside the next
    if (timed() || !atOnce)
        return confirm();
    showOptions();
    emit changed();
}

// ---- what is told ----

QString TaskDesk::verdict() const
{
    if (!m_told)
        return {};
    if (isRight(m_task, m_answer))
        return tr("Right.");
    const QString answered = m_answer.empty() && m_reviewed ? tr("Not answered.") : tr("Wrong.");
    if (m_task.item != nullptr && m_task.answer != AnswerKind::Amounts)
        return answered;
    //: "Wrong." and the right answer
    return tr("%1 The right answer: %2.").arg(answered, taskAnswerText(m_task, m_task.right));
}

QVariantList TaskDesk::amountMarks() const
{
    QVariantList list;
    for (std::size_t i = 0; m_told && m_task.answer == AnswerKind::Amounts && i < m_task.right.size(); ++i) {
        const bool right = i < m_answer.size() && m_answer[i] == m_task.right[i];
        QString text = chipsText(m_task.right[i]);
        if (const auto* layout = std::get_if<LayoutShown>(&m_task.shown)) {
            const QString hand = said(layout->spots[i].hand);
            //: a wager and an amount
            text = m_task.right[i] > 0 ? tr("%1: pays %2").arg(hand, text) : tr("%1: taken").arg(hand);
        }
        list.append(QVariantMap{{"right", right}, {"text", text}});
    }
    return list;
}

QStringList TaskDesk::working() const
{
    // of spots it stands at each of them
    return m_told && !std::holds_alternative<LayoutShown>(m_task.shown) ? taskWorking(m_task) : QStringList();
}

QVariantList TaskDesk::rules() const
{
    return listOf(m_told ? m_task.rules : FixedVector<Rule, 5>(), [&](const Rule rule) {
        return QVariantMap{{"title", ruleTitle(rule)}, {"ruleId", ruleNumber(rule)}};
    });
}

OptionRow TaskDesk::optionRow(int place) const
{
    OptionRow row{.place = place, .letter = QChar(u'A' + place), .words = m_optionTexts.value(place)};
    const auto* found = std::ranges::find(m_answer, place);
    row.picked = found != m_answer.end();
    const bool ordered = m_task.answer == AnswerKind::Order;
    if (ordered && row.picked)
        row.position = QString::number(found - m_answer.begin() + 1);
    if (!m_told)
        return row;
    const auto* wanted = std::ranges::find(m_task.right, place);
    if (ordered) {
        const auto step = wanted - m_task.right.begin();
        const bool inPlace = row.picked && found - m_answer.begin() == step;
        row.mark = inPlace ? mark::Done : mark::Fault;
        //: beside an answer
        row.remark = inPlace ? tr("right") : tr("should be number %1").arg(step + 1);
    } else if (wanted != m_task.right.end()) {
        row.mark = row.picked ? mark::Done : mark::Owed;
        //: beside an answer
        row.remark = row.picked ? tr("right") : tr("right answer");
    } else if (row.picked) {
        row.mark = mark::Fault;
        row.remark = tr("wrong");
    }
    return row;
}

void TaskDesk::showOptions()
{
    std::vector<OptionRow> rows;
    for (int place = 0; place < m_task.options; ++place)
        rows.push_back(optionRow(place));
    m_options.setRows(std::move(rows));
}

// ---- keys ----

bool TaskDesk::keyPressed(int key, const QString& text)
{
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        confirm();
        return true;
    }
    if (m_page != Asking)
        return false;
    if ((examined() || m_reviewed) && turningKey(key))
        return true;
    if (m_told && !examined() && key == Qt::Key_Space) {
        confirm();
        return true;
    }
    // amounts are typed into fields of their own
    if (m_task.answer == AnswerKind::Amounts)
        return false;
    if (key == Qt::Key_Backspace) {
        takeBack();
        return true;
    }
    return text.size() == 1 && answerTyped(text.front().toUpper());
}

/// Turns to another of several tasks, or marks this one.
bool TaskDesk::turningKey(int key)
{
    switch (key) {
    case Qt::Key_Right:
    case Qt::Key_PageDown:
        turn(1);
        return true;
    case Qt::Key_Left:
    case Qt::Key_PageUp:
        turn(-1);
        return true;
    case Qt::Key_Escape:
        turn(0);
        return true;
    case Qt::Key_M:
        // it names a chair there
        if (m_task.answer == AnswerKind::Seats)
            return false;
        mark();
        return true;
    default:
        return false;
    }
}

bool TaskDesk::answerTyped(QChar c)
{
    if (m_task.answer == AnswerKind::Seats)
        return chairTyped(c);
    const int place = c.isDigit() ? c.digitValue() - 1 : c.unicode() - u'A';
    if (m_task.answer == AnswerKind::Counts) {
        // a digit takes a chip of its row
        addChips(place, 1);
        return place >= 0 && place < static_cast<int>(m_task.right.size());
    }
    const bool truth = m_task.item != nullptr && m_task.item->kind == QuestionKind::TrueFalse;
    const int pressed = truth && c == QLatin1Char('T') ? 0 : truth && c == QLatin1Char('F') ? 1 : place;
    if (pressed < 0 || pressed >= m_task.options)
        return false;
    press(pressed);
    return true;
}

bool TaskDesk::chairTyped(QChar c)
{
    if (c == QLatin1Char('-') && m_task.right.size() > 1) {
        pressChair(nobodysChair);
        return true;
    }
    const auto* ring = std::get_if<RingShown>(&m_task.shown);
    for (std::size_t i = 0; ring != nullptr && i < ring->chairs.size(); ++i) {
        if (c == QLatin1Char(ring->chairs[i].name)) {
            pressChair(static_cast<int>(i));
            return true;
        }
    }
    return false;
}

} // namespace cutcard
