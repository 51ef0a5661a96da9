// SPDX-License-Identifier: GPL-3.0-or-later
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

QString textOf(const std::string& text)
{
    return QString::fromStdString(text);
}

bool isChosen(NightDrill drill)
{
    return drill == NightDrill::Balance || drill == NightDrill::Rulings;
}

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
    return answer == balanceWords[1]
               ? NightDrillDesk::tr("No: a difference of two obliges nobody, and a move evens it out")
               : NightDrillDesk::tr("No: with a difference of one or none a move only disturbs");
}

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

QString NightDrillDesk::place() const
{
    const auto count = examined() || m_reviewed ? static_cast<int>(m_questions.size()) : questionsOfADrill;
    return m_page == Asking ? tr("Question %1 of %2").arg(m_number).arg(count) : QString();
}

QString NightDrillDesk::question() const
{
    if (m_page != Asking)
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
    if (m_page != Asking)
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
    if (m_page != Asking)
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
    if (m_page != Asking)
        return {};
    if (m_kind == NightDrill::Balance)
        return {tr("Somebody must move"), tr("Nobody must: a move would even it out"),
                tr("Nothing is to be evened out")};
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
    if (m_page != Asking || isChosen(m_kind))
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
    if (m_page != Asking || isChosen(m_kind))
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
    return (m_answered && !examined()) || m_reviewed ? ruleTitle(m_question.rule) : QString();
}

QString NightDrillDesk::ruleId() const
{
    return (m_answered && !examined()) || m_reviewed ? ruleNumber(m_question.rule) : QString();
}

QString NightDrillDesk::scoreText() const
{
    return tr("%1 of %2 right").arg(m_right).arg(m_asked);
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
    if (m_page != Asking || !open || !isChosen(m_kind) || choice < 0 || choice >= choices().size())
        return;
    judge(m_kind == NightDrill::Balance ? textOf(std::string(balanceWords.at(static_cast<std::size_t>(choice))))
                                        : QString::number(choice + 1));
}

int NightDrillDesk::chosen() const
{
    if (!m_answered || !isChosen(m_kind))
        return -1;
    if (m_kind == NightDrill::Rulings)
        return m_answer.toInt() - 1;
    const auto word = std::ranges::find(balanceWords, m_answer.toStdString());
    return word == balanceWords.end() ? -1 : static_cast<int>(word - balanceWords.begin());
}

void NightDrillDesk::examine(std::vector<DrillQuestion> questions, const std::vector<std::string>& answers,
                             AnswerKeeper keep)
{
    m_questions = std::move(questions);
    m_keep = std::move(keep);
    m_given.clear();
    for (const std::string& answer : answers)
        m_given.append(textOf(answer));
    m_page = m_questions.empty() ? Choosing : Asking;
    m_number = 0;
    if (m_page == Asking)
        turn(std::max<int>(0, static_cast<int>(m_given.indexOf(QString()))) + 1);
}

void NightDrillDesk::review(std::vector<DrillQuestion> questions, const std::vector<std::string>& answers)
{
    m_reviewed = true;
    examine(std::move(questions), answers, {});
    turn(-m_number);
}

void NightDrillDesk::setMarks(std::vector<bool> marked, MarkKeeper keep)
{
    m_marked = std::move(marked);
    m_marked.resize(m_questions.size());
    m_keepMark = std::move(keep);
    emit changed();
}

QVariantList NightDrillDesk::marks() const
{
    QVariantList marks;
    for (std::size_t i = 0; examined() && i < m_marked.size(); ++i)
        marks.append(QVariantMap{{QStringLiteral("answered"), !m_given.value(static_cast<qsizetype>(i)).isEmpty()},
                                 {QStringLiteral("flagged"), static_cast<bool>(m_marked[i])}});
    return marks;
}

void NightDrillDesk::mark()
{
    const auto at = static_cast<std::size_t>(m_number) - 1;
    if (!examined() || at >= m_marked.size() || !m_keepMark(m_number - 1, !m_marked[at]))
        return;
    m_marked[at] = !m_marked[at];
    emit changed();
}

void NightDrillDesk::turn(int by)
{
    const auto count = static_cast<int>(m_questions.size());
    if ((!examined() && !m_reviewed) || count == 0)
        return;
    m_number = std::clamp(m_number + by, 1, count);
    m_answer = m_given.value(m_number - 1);
    m_answered = !m_answer.isEmpty();
    show(m_questions[static_cast<std::size_t>(m_number) - 1]);
}

bool NightDrillDesk::keep(const QString& given)
{
    if (!m_keep(m_number - 1, given))
        return false;
    m_given[m_number - 1] = given;
    return true;
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
    m_answer.chop(isChosen(m_kind) ? m_answer.size() : 1);
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

/// What was asked and answered, for the end of the round.
QVariantMap NightDrillDesk::wrongLine() const
{
    QStringList asked;
    for (const QVariant& chair : chairs()) {
        const QVariantMap map = chair.toMap();
        const QString mark = map.value("mark").toString();
        const QString apart = m_kind == NightDrill::Balance ? QStringLiteral(": ") : QStringLiteral(" ");
        asked.append(map.value("name").toString() + (mark.isEmpty() ? QString() : apart + mark)
                     + (map.value("gone").toBool() ? tr(" (out)") : QString()));
    }
    QStringList parts;
    if (!asked.isEmpty())
        parts.append(asked.join(QStringLiteral(", ")));
    parts += lines();
    const QString given = m_answer.isEmpty() ? tr("nothing in time")
                          : isChosen(m_kind) ? choices().value(chosen())
                                             : spaced(m_answer);
    return {
        {"number", m_number},  {"asked", parts.join(QStringLiteral(" · "))}, {"given", tr("You: %1").arg(given)},
        {"right", m_feedback}, {"rule", ruleTitle(m_question.rule)},         {"ruleId", ruleNumber(m_question.rule)}};
}

/// Says of the answer whether it is right, and what would have been.
void NightDrillDesk::tell()
{
    m_lastRight = m_answer == textOf(m_question.answer);
    if (m_lastRight)
        m_feedback = tr("Right");
    else if (m_kind == NightDrill::Balance)
        m_feedback = balanceReason(m_question.answer);
    else if (m_kind == NightDrill::Rulings)
        m_feedback = tr("No: %1").arg(choices().value(textOf(m_question.answer).toInt() - 1));
    else
        m_feedback = tr("No: %1").arg(spaced(textOf(m_question.answer)));
    if (!m_answered)
        m_feedback = tr("Not answered. %1").arg(m_feedback);
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

/// Arrows and Enter turn from question to question; everything else is as in practice.
bool NightDrillDesk::pressExamined(int key)
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
    case Qt::Key_M:
        mark();
        return examined();
    default:
        return false;
    }
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
    if (isChosen(m_kind) && digit >= 0 && digit < choices().size()) {
        choose(digit);
        return true;
    }
    if (!isChosen(m_kind) && letters().contains(text.toUpper())) {
        addLetter(text);
        return true;
    }
    return false;
}

} // namespace cutcard
