// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exam/exam_window.h"

#include "app/shell/windows/desk_keys.h"
#include "app/shell/windows/small.h"
#include "app/words/errors/error_words.h"
#include "core/certification/build.h"

#include <QCloseEvent>
#include <QQuickWidget>
#include <QStackedWidget>

namespace cutcard {

constexpr int tickInterval = 500;
constexpr std::int64_t longestTick = 3'600'000;
constexpr NightTime nightUnkept = 5'000; ///< so much of a night may go by before that is written down

ExamWindow::ExamWindow(QQmlEngine* engine, Academy& academy, std::unique_ptr<Sitting> sitting, QWidget* parent)
    : QMainWindow(parent, Qt::Window), m_academy(academy), m_sitting(std::move(sitting))
{
    setWindowTitle(tr("Exam – Cutcard"));
    setAttribute(Qt::WA_DeleteOnClose);
    resize(1280, 800);
    m_pages = new QStackedWidget(this);
    m_view = quickView(engine, QStringLiteral("ExamView"),
                       {{"exam", QVariant::fromValue(&m_model)}, {"tasks", QVariant::fromValue(&m_tasks)}}, m_pages);
    m_table = quickView(engine, QStringLiteral("ExamTable"),
                        {{"exam", QVariant::fromValue(&m_model)}, {"desk", QVariant::fromValue(&m_desk)}}, m_pages);
    m_room = quickView(engine, QStringLiteral("ExamDirecting"),
                       {{"exam", QVariant::fromValue(&m_model)},
                        {"night", QVariant::fromValue(&m_night)},
                        {"tasks", QVariant::fromValue(&m_tasks)}},
                       m_pages);
    m_pages->addWidget(m_view);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_room);
    setCentralWidget(m_pages);
    // nothing is counted for whoever is examined
    m_desk.setFigures(FiguresShown::Never);
    m_desk.setThinkingTime(playersTime);
    m_desk.setTimesLongerWithSlip(1);
    new DeskKeys(m_desk, *m_table, *this);
    connect(&m_model, &ExamModel::ask, this, &ExamWindow::take);
    connect(&m_model, &ExamModel::extend, this, &ExamWindow::extend);
    connect(&m_model, &ExamModel::pause, this, &ExamWindow::pause);
    connect(&m_model, &ExamModel::goOn, this, &ExamWindow::goOn);
    connect(&m_desk, &Desk::failed, this, [this](const Error& error) {
        if (isPaused())
            return m_model.setMessage(tr("The exam is paused: nothing you do is recorded."), true);
        fail(error);
    });
    connect(m_night.run(), &NightRun::failed, this, &ExamWindow::fail);
    connect(&m_tasks, &TaskDesk::changed, this, &ExamWindow::showClock);
    connect(&m_desk, &Desk::eventShown, this, &ExamWindow::showClock);
    connect(&m_desk, &Desk::sessionOver, this, &ExamWindow::showClock);
    connect(&m_ticks, &QTimer::timeout, this, &ExamWindow::count);
    m_ticks.setInterval(tickInterval);
    showExam();
    m_view->setFocus();
}

ExamWindow::~ExamWindow()
{
    // the models have to outlive what is drawn of them
    delete m_room;
    delete m_table;
    delete m_view;
}

void ExamWindow::fail(const Error& error)
{
    m_model.setMessage(errorText(error), true);
}

bool ExamWindow::isDone(const Result<Done>& result)
{
    if (!result)
        fail(result.error());
    return result.has_value();
}

void ExamWindow::take(ExamModel::Way way)
{
    if (m_ended)
        return;
    const bool sure = std::exchange(m_sure, {}) == way;
    m_model.setMessage({}, false);
    switch (way) {
    case ExamModel::Begin:
        return begin();
    case ExamModel::BeginPart:
        return beginPart();
    case ExamModel::NextHand:
        return nextHand();
    case ExamModel::HandIn:
        return handIn(sure);
    case ExamModel::Leave:
        return leave(sure);
    case ExamModel::Finish:
        close();
    }
}

void ExamWindow::begin()
{
    if (m_model.page() != ExamModel::Conditions || !isDone(m_sitting->begin()))
        return;
    emit attemptChanged();
    beginPart();
}

/// What is due after a part was handed in: the page before the next one, or the end.
void ExamWindow::turnToPart()
{
    m_ticks.stop();
    m_night.run()->close();
    m_pages->setCurrentWidget(m_view);
    m_model.setPage(m_sitting->isOver() ? ExamModel::Over : ExamModel::Between);
    showExam();
    m_view->setFocus();
    emit attemptChanged();
}

void ExamWindow::beginPart()
{
    if (m_sitting->isOver())
        return turnToPart();
    m_clock.start();
    m_ticks.start();
    if (m_sitting->directing() != nullptr)
        return showDirecting();
    if (m_sitting->part() > 0)
        return showTable();
    showQuestions();
    m_model.setPage(ExamModel::Theory);
    showExam();
    m_view->setFocus();
}

void ExamWindow::showTable()
{
    m_model.setPage(ExamModel::Table);
    const StationHand hand = *m_sitting->hand();
    m_desk.take(*m_sitting->session(), EventTimes(m_sitting->session()->entries().size(), 0), false,
                // once a table is handed in its players do nothing more, least of all at the next one
                [this, hand](const Session& session) {
                    return isPaused() || m_model.page() != ExamModel::Table ? std::nullopt
                                                                            : nextByScript(hand, session);
                },
                {.append = [this](const Entry& entry, qint64) { return m_sitting->keep(entry); }, .cutBack = {}});
    showExam();
    m_pages->setCurrentWidget(m_table);
    m_table->setFocus();
}

void ExamWindow::nextHand()
{
    if (m_model.page() != ExamModel::Table || isPaused())
        return;
    const auto turned = m_sitting->nextHand();
    if (!turned)
        return fail(turned.error());
    if (*turned)
        showTable();
}

void ExamWindow::handIn(bool sure)
{
    if (!m_ticks.isActive() || isPaused())
        return;
    // what is not dealt or answered counts as left out: said once before it is done
    if (!sure) {
        m_sure = ExamModel::HandIn;
        const int open = openAnswers();
        const bool begun = m_sitting->session() != nullptr && !m_sitting->session()->isOver();
        const bool nightGoesOn = m_model.page() == ExamModel::Night && !m_night.run()->timeOver();
        const int notBegun = m_sitting->session() != nullptr ? m_sitting->handCount() - m_sitting->handNumber() : 0;
        return m_model.setMessage(
            notBegun > 0  ? tr("Hands not begun: %1. They count as left out. Press again to hand in.").arg(notBegun)
            : open > 0    ? tr("Questions not answered: %1. Press again to hand in.").arg(open)
            : nightGoesOn ? tr("The night is not over. Press again to hand in.")
            : begun       ? tr("This hand is not over. Press again to hand in.")
                          : tr("Press again to hand in."),
            false);
    }
    if (isDone(m_sitting->submitPart()))
        turnToPart();
}

/// Nobody comes back by themselves: said once before it is done.
void ExamWindow::leave(bool sure)
{
    if (!sure) {
        m_sure = ExamModel::Leave;
        return m_model.setMessage(
            tr("Leaving is recorded, and only the supervisor can let you back in. Press Leave again to leave."), false);
    }
    m_left = true;
    close();
}

/// The questions of this part; each answer is kept as soon as it is given.
void ExamWindow::showQuestions()
{
    m_tasks.examine(m_sitting->questions(), m_sitting->answers(), [this](int question, const TaskAnswer& answer) {
        return isDone(m_sitting->answer(question, answer));
    });
    m_tasks.setMarks(m_sitting->flags(),
                     [this](int question, bool marked) { return isDone(m_sitting->flag(question, marked)); });
}

void ExamWindow::count()
{
    const auto tick = m_sitting->tick(static_cast<int>(std::min<std::int64_t>(m_clock.restart(), longestTick)));
    if (!tick)
        return fail(tick.error());
    if (*tick == Sitting::Tick::Gap)
        return stop(tr("Interrupted: the computer or the program stood still for more than 15 seconds."));
    if (*tick == Sitting::Tick::HandedIn) {
        turnToPart();
        return m_model.setMessage(tr("Time is up. This part was handed in as it stood."), false);
    }
    keepNightTime(nightUnkept);
    showClock();
    emit attemptChanged();
}

/// Ends the sitting here; whatever is not handed in is interrupted already.
void ExamWindow::stop(const QString& why)
{
    if (m_ended)
        return;
    m_ended = true;
    m_ticks.stop();
    emit ended(why);
    close();
}

void ExamWindow::closeEvent(QCloseEvent* event)
{
    if (!m_ended) {
        const auto record = m_academy.attempts().one(m_sitting->number());
        const bool open = record && !isHandedIn(record->state) && record->state != AttemptState::Interrupted;
        if (open) {
            if (record->state == AttemptState::Running)
                keepNightTime(0);
            isDone(m_sitting->leave(m_left ? "the candidate left" : "the window was closed"));
        }
        stop(!open    ? QString()
             : m_left ? tr("Interrupted: the candidate left.")
                      : tr("Interrupted: the window was closed."));
    }
    QMainWindow::closeEvent(event);
}

void ExamWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() != QEvent::ActivationChange || m_ended || !m_ticks.isActive())
        return;
    if (!isActiveWindow()) {
        m_away.start();
    } else if (m_away.isValid()) {
        isDone(m_sitting->focusLost(static_cast<int>(m_away.elapsed())));
        m_away.invalidate();
    }
}

void ExamWindow::extend(int minutes, const QString& reason, Signature* by)
{
    supervise(&reason, by, [&](const Unlocked& who) {
        const auto done =
            m_academy.attempts().extend(who, m_sitting->number(), minutes * 60, reason.trimmed().toStdString());
        if (!done) {
            fail(done.error());
            return false;
        }
        isDone(m_sitting->refresh());
        m_model.setMessage(tr("%1 minutes were added.").arg(minutes), false);
        return true;
    });
}

void ExamWindow::pause(const QString& reason, Signature* by)
{
    supervise(&reason, by, [&](const Unlocked& who) {
        keepNightTime(0);
        isDone(m_sitting->pause(who, reason.trimmed().toStdString()));
        return true;
    });
}

void ExamWindow::goOn(Signature* by)
{
    supervise(nullptr, by, [this](const Unlocked& who) {
        if (isDone(m_sitting->goOn(who)))
            m_clock.restart();
        return true;
    });
}

void ExamWindow::supervise(const QString* reason, Signature* by, const std::function<bool(const Unlocked& who)>& act)
{
    if (m_ended)
        return;
    m_sure.reset();
    m_model.setMessage({}, false);
    const auto who = by->unlock(m_academy);
    if (reason != nullptr && reason->trimmed().isEmpty())
        return m_model.setMessage(tr("Give a reason first."), true);
    if (!who)
        return fail(who.error());
    if (!act(*who))
        return;
    const bool wasPaused = isPaused();
    showClock();
    // the players have waited
    if (wasPaused && !isPaused() && m_model.page() == ExamModel::Table)
        showTable();
    m_night.run()->halt(isPaused());
    emit attemptChanged();
}

} // namespace cutcard
