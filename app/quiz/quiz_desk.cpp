// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/quiz/quiz_desk.h"

#include "app/words/act_words.h"
#include "app/words/quiz_words.h"
#include "app/words/rule_words.h"

#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <utility>

namespace cutcard {

namespace {

/// How many questions can be chosen; 0: as many as there are.
constexpr std::array lengths{5, 10, 20, 0};
constexpr int longestAmount = 9;

/// True and false are shown like answers, in this order.
constexpr int truePlace = 0;
constexpr int falsePlace = 1;

} // namespace

QuizDesk::QuizDesk(QObject* parent) : QObject(parent) {}

// ---- what the quiz is to be ----

QStringList QuizDesk::documentNames() const
{
    QStringList names{tr("All documents")};
    for (const Document document : quizDocuments())
        names.append(documentText(document));
    return names;
}

QStringList QuizDesk::difficultyNames() const
{
    QStringList names{tr("any")};
    for (const Difficulty difficulty : {Difficulty::Basic, Difficulty::Skilled, Difficulty::Expert})
        names.append(difficultyText(difficulty));
    return names;
}

QStringList QuizDesk::lengthNames() const
{
    QStringList names;
    for (const int length : lengths)
        names.append(length == 0 ? tr("all") : QString::number(length));
    return names;
}

void QuizDesk::setDocument(int index)
{
    m_document = index;
    emit choiceChanged();
}

void QuizDesk::setDifficulty(int index)
{
    m_difficulty = index;
    emit choiceChanged();
}

void QuizDesk::setLength(int index)
{
    m_length = index;
    emit choiceChanged();
}

QuizSpec QuizDesk::chosen() const
{
    QuizSpec spec;
    if (m_document > 0)
        spec.document = quizDocuments()[static_cast<std::size_t>(m_document) - 1];
    if (m_difficulty > 0)
        spec.difficulty = static_cast<Difficulty>(m_difficulty - 1);
    const int wanted = lengths[static_cast<std::size_t>(m_length)];
    const int there = countOf(spec);
    spec.count = wanted == 0 ? there : std::min(wanted, there);
    return spec;
}

QString QuizDesk::choiceText() const
{
    return tr("%1 of %2 questions will be asked.").arg(chosen().count).arg(countOf(chosen()));
}

// ---- the question ----

const Question* QuizDesk::current() const
{
    return m_page == Asking ? &m_questions[m_given.size() - (m_answered ? 1 : 0)] : nullptr;
}

QString QuizDesk::place() const
{
    if (current() == nullptr)
        return {};
    return tr("Question %1 of %2").arg(current() - m_questions.data() + 1).arg(m_questions.size());
}

QString QuizDesk::source() const
{
    return current() == nullptr ? QString() : documentText(current()->document);
}

QString QuizDesk::question() const
{
    return current() == nullptr ? QString() : questionText(*current());
}

QString QuizDesk::instruction() const
{
    return current() == nullptr ? QString() : instructionText(*current());
}

bool QuizDesk::typing() const
{
    return current() != nullptr && current()->item->kind == QuestionKind::Amount;
}

int QuizDesk::rowCount() const
{
    if (current() == nullptr)
        return 0;
    return current()->item->kind == QuestionKind::TrueFalse ? 2 : static_cast<int>(current()->shown.size());
}

void QuizDesk::setTyped(const QString& digits)
{
    if (m_answered || !typing())
        return;
    m_typed.clear();
    for (const QChar c : digits) {
        if (c >= QLatin1Char('0') && c <= QLatin1Char('9') && m_typed.size() < longestAmount)
            m_typed += c;
    }
    show();
}

void QuizDesk::press(int place)
{
    if (m_answered || place < 0 || place >= rowCount())
        return;
    const bool single = current()->item->kind == QuestionKind::TrueFalse
                        || (current()->item->kind == QuestionKind::Choice && current()->item->right.size() == 1);
    const auto found = std::ranges::find(m_picked, place);
    if (found != m_picked.end()) {
        m_picked.erase(found);
    } else {
        if (single)
            m_picked.clear();
        m_picked.push_back(place);
    }
    show();
}

Answer QuizDesk::given() const
{
    switch (current()->item->kind) {
    case QuestionKind::Amount:
        return {.places = {}, .amount = m_typed.isEmpty() ? std::nullopt : std::optional<Chips>(m_typed.toLongLong())};
    case QuestionKind::TrueFalse:
        return {.places = {},
                .truth = m_picked.empty() ? std::nullopt : std::optional<bool>(m_picked.front() == truePlace)};
    case QuestionKind::Choice:
    case QuestionKind::Order:
        break;
    }
    return {.places = m_picked};
}

bool QuizDesk::ready() const
{
    if (current() == nullptr)
        return false;
    switch (current()->item->kind) {
    case QuestionKind::Amount:
        return !m_typed.isEmpty();
    case QuestionKind::TrueFalse:
        return !m_picked.empty();
    case QuestionKind::Choice:
    case QuestionKind::Order:
        break;
    }
    return m_picked.size() == current()->item->right.size();
}

bool QuizDesk::right() const
{
    return m_answered && isRight(*current(), m_given.back());
}

QString QuizDesk::verdict() const
{
    if (!m_answered)
        return {};
    if (right())
        return tr("Right.");
    return typing() ? tr("Wrong. Right is %1.").arg(chipsText(current()->figures.amount)) : tr("Wrong.");
}

QString QuizDesk::explanation() const
{
    return m_answered ? explanationText(*current()) : QString();
}

AnswerRow QuizDesk::answerRow(int place) const
{
    const QuizItem& item = *current()->item;
    AnswerRow row{.place = place, .letter = placeText(place), .text = {}, .position = {}, .remark = {}};
    if (item.kind == QuestionKind::TrueFalse)
        row.text = place == truePlace ? tr("True") : tr("False");
    else
        row.text = shownAnswerText(*current(), place);
    const auto found = std::ranges::find(m_picked, place);
    row.picked = found != m_picked.end();
    if (item.kind == QuestionKind::Order && row.picked)
        row.position = QString::number(found - m_picked.begin() + 1);
    if (!m_answered)
        return row;
    Answer expected = rightAnswer(*current());
    if (expected.truth)
        expected.places = {*expected.truth ? truePlace : falsePlace};
    const auto wanted = std::ranges::find(expected.places, place);
    if (item.kind == QuestionKind::Order) {
        const auto step = wanted - expected.places.begin();
        const bool inPlace = row.picked && found - m_picked.begin() == step;
        row.mark = inPlace ? mark::Done : mark::Fault;
        row.remark = inPlace ? tr("right") : tr("should be number %1").arg(step + 1);
    } else if (wanted != expected.places.end()) {
        row.mark = row.picked ? mark::Done : mark::Owed;
        row.remark = row.picked ? tr("right") : tr("this is right");
    } else if (row.picked) {
        row.mark = mark::Fault;
        row.remark = tr("wrong");
    }
    return row;
}

void QuizDesk::show()
{
    std::vector<AnswerRow> answers;
    answers.reserve(static_cast<std::size_t>(rowCount()));
    for (int place = 0; place < rowCount(); ++place)
        answers.push_back(answerRow(place));
    m_answerRows.setRows(std::move(answers));
    std::vector<QuizRuleRow> rules;
    if (m_answered) {
        for (const Rule rule : current()->item->rules)
            rules.push_back({.place = static_cast<int>(rules.size()),
                             .ruleId = ruleNumber(rule),
                             .title = ruleTitle(rule),
                             .count = {}});
    }
    m_ruleRows.setRows(std::move(rules));
    emit changed();
}

// ---- going on ----

void QuizDesk::turnTo(Page page)
{
    m_page = page;
    m_picked.clear();
    m_typed.clear();
    m_answered = false;
    show();
    emit pageChanged();
}

void QuizDesk::begin()
{
    QuizSpec spec = chosen();
    spec.seed = QRandomGenerator::global()->generate64();
    beginWith(spec);
}

void QuizDesk::beginWith(const QuizSpec& spec)
{
    auto questions = drawQuiz(spec);
    if (!questions)
        return;
    m_spec = spec;
    m_questions = std::move(*questions);
    m_given.clear();
    turnTo(Asking);
}

void QuizDesk::confirm()
{
    if (m_page == Choosing)
        return begin();
    if (m_page != Asking)
        return;
    if (m_answered)
        return next();
    if (!ready())
        return;
    m_given.push_back(given());
    m_answered = true;
    show();
}

void QuizDesk::next()
{
    if (m_given.size() == m_questions.size())
        return finish();
    m_picked.clear();
    m_typed.clear();
    m_answered = false;
    show();
}

void QuizDesk::finish()
{
    m_score = scoreOf(m_questions, m_given);
    // what went wrong comes first
    std::vector<std::pair<double, std::size_t>> order;
    order.reserve(m_score.rules.size());
    for (const RuleScore& rule : m_score.rules)
        order.emplace_back(static_cast<double>(rule.right) / rule.asked, order.size());
    std::ranges::sort(order);
    std::vector<QuizRuleRow> rows;
    rows.reserve(order.size());
    for (const auto& [share, index] : order) {
        const RuleScore& rule = m_score.rules[index];
        rows.push_back({.place = static_cast<int>(rows.size()),
                        .ruleId = ruleNumber(rule.rule),
                        .title = ruleTitle(rule.rule),
                        .count = tr("%1 of %2").arg(rule.right).arg(rule.asked),
                        .mark = rule.right == rule.asked ? mark::Done : mark::Fault});
    }
    m_resultRows.setRows(std::move(rows));
    turnTo(Result);
    emit finished();
}

void QuizDesk::leave()
{
    m_questions.clear();
    m_given.clear();
    turnTo(Choosing);
}

QString QuizDesk::scoreText() const
{
    return tr("%1 of %2").arg(m_score.right).arg(m_score.asked);
}

QString QuizDesk::scoreNote() const
{
    return m_score.right == m_score.asked
               ? tr("Every answer was right.")
               : tr("%1 % of the answers were right. The rules to look at come first.").arg(m_score.percent());
}

bool QuizDesk::keyPressed(int key, const QString& text)
{
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        if (m_page == Result)
            leave();
        else
            confirm();
        return true;
    }
    if (m_page != Asking || m_answered || text.size() != 1)
        return false;
    const QChar c = text.front().toUpper();
    if (typing()) {
        // also while nothing has the focus
        if (c.isDigit())
            setTyped(m_typed + c);
        return c.isDigit();
    }
    const int place = c.isDigit() ? c.digitValue() - 1 : c.unicode() - u'A';
    if (place < 0 || place >= rowCount())
        return false;
    press(place);
    return true;
}

} // namespace cutcard
