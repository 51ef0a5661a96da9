// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supervisor/academy_desk.h"
#include "app/academy/store/clock.h"

#include "app/academy/ledger/second_start.h"
#include "app/academy/result/result.h"
#include "app/academy/sitting/sitting.h"
#include "app/exam/exam_window.h"
#include "app/shell/windows/given.h"
#include "app/shell/windows/small.h"
#include "app/words/errors/error_words.h"

#include <QWidget>

#include <algorithm>

#include <sys/prctl.h>

namespace cutcard {

namespace {

/// Whether somebody sits at this house's exam now, at whatever program has it.
bool hasRunning(const QString& folder)
{
    return std::ranges::any_of(Attempts::leftIn(folder), [](const AttemptRecord& each) {
        return each.state == AttemptState::Running || each.state == AttemptState::Paused;
    });
}

} // namespace

AcademyDesk::AcademyDesk(AcademyModel& model, QQmlEngine* engine, QString folder, QWidget* window)
    : QObject(window), m_model(model), m_engine(engine), m_folder(std::move(folder)), m_window(window)
{
    connect(&m_model, &AcademyModel::asked, this, &AcademyDesk::take);
}

AcademyDesk::~AcademyDesk()
{
    // whoever sits needs the house to the last, and what is closed but not gone yet the engine that draws it
    qDeleteAll(m_window->findChildren<ExamWindow*>());
}

void AcademyDesk::enter()
{
    if (m_academy != nullptr)
        return show();
    m_model.setMessage({}, false);
    m_verified = {};
    if (!Store::isIn(m_folder)) {
        m_model.setPage(AcademyModel::Founding);
        return show();
    }
    auto academy = Academy::open(m_folder);
    // an archive on a disk that can't be written is looked at; of what is damaged or in use nothing more is to be seen
    if (!academy && academy.error().cause == Cause::Unreadable) {
        auto archive = Academy::open(m_folder, Academy::Opening::Look);
        if (archive && (*archive)->store().isArchive())
            academy = std::move(archive);
    }
    if (!academy) {
        // another program has it, or it may not be written: nothing is wrong with the house
        m_attended = m_whole = QString::fromStdString(academy.error().place.name).endsWith(QLatin1String(".lock"));
        m_examElsewhere = m_whole && hasRunning(m_folder);
        m_model.setPage(AcademyModel::Closed);
        show();
        fail(academy.error());
        return noticeExam();
    }
    m_academy = std::move(*academy);
    m_attended = !m_academy->store().isArchive();
    m_model.setPage(AcademyModel::Proctor);
    show();
    if (m_academy->store().isArchive())
        return m_model.setMessage(tr("Nothing can be written here: you can look at this house, but nobody can sign."),
                                  false);
    for (const AttemptRecord& each : orNone(m_academy->attempts().all())) {
        if (each.state == AttemptState::Interrupted)
            m_model.setMessage(interruptedText(each), true);
    }
}

/// Somebody sits at another program of this house: there it is entered that this one was started.
void AcademyDesk::noticeExam()
{
    if (!m_examElsewhere)
        return;
    announceSecondStart(m_folder);
    sayClosed();
}

bool AcademyDesk::closesRooms() const
{
    if (m_roomsOpened || !m_attended)
        return false;
    if (m_academy != nullptr)
        return m_exam != nullptr || !stoppedText().isEmpty();
    return hasLeft();
}

/// This is asked every other second: the database is opened only when something was written.
bool AcademyDesk::hasLeft() const
{
    const QString file = Store::fileIn(m_folder);
    const std::array stamps{FileStamp::of(file), FileStamp::of(file + QStringLiteral("-wal"))};
    if (m_leftAt != stamps) {
        m_hasLeft = !Attempts::leftIn(m_folder).empty();
        m_leftAt = stamps;
    }
    return m_hasLeft;
}

void AcademyDesk::sayClosed()
{
    const QString stopped = stoppedText();
    m_model.setMessage(m_exam == nullptr && !stopped.isEmpty()
                           ? stopped
                           : tr("An exam is running here. Everything else is closed until it is over."),
                       true);
}

ExamWindow* AcademyDesk::exam()
{
    return m_exam;
}

void AcademyDesk::leave()
{
    m_paperKey.clear();
    m_pagesOpened = false;
    if (m_exam != nullptr)
        return;
    m_academy.reset();
    m_model.setPage(AcademyModel::Closed);
    m_model.setHouse({});
}

void AcademyDesk::fail(const Error& error)
{
    m_model.setMessage(errorText(error), true);
}

std::optional<Unlocked> AcademyDesk::unlock(const Given& given)
{
    auto unlocked = unlockedBy(*m_academy, given);
    if (!unlocked) {
        fail(unlocked.error());
        return std::nullopt;
    }
    return std::move(*unlocked);
}

/// Keeps the examiner's impressions, and only then has the machine decide.
void AcademyDesk::grade(const Given& given, const Unlocked& who)
{
    const std::int64_t attempt = attemptOf(given);
    const QVariantList ratings = given.value(QStringLiteral("ratings")).toList();
    const auto kept = m_academy->answers().ratings(attempt);
    if (!kept)
        return fail(kept.error());
    for (int station = 1; station <= ratings.size() && kept->empty(); ++station) {
        const int rating = ratings[station - 1].toInt();
        if (rating > 0 && !isDone(m_academy->answers().rate(who, attempt, station, rating)))
            return;
    }
    if (const auto graded = cutcard::grade(*m_academy, attempt, who); !graded)
        return fail(graded.error());
    showResult(attempt);
}

void AcademyDesk::issue(const Given& given, const Unlocked& who)
{
    const auto issued = m_academy->certificates().issue(who, attemptOf(given), todayOf());
    if (!issued)
        return fail(issued.error());
    say(tr("Certificate no. %1 was issued. Save it as PDF and print it.").arg(issued->serial));
    showResult(attemptOf(given));
}

void AcademyDesk::authorise(const Given& given, Unlocked who)
{
    if (m_exam != nullptr)
        return m_model.setMessage(tr("An exam is already running at this computer."), true);
    if (!given.value(QStringLiteral("identity")).toBool() || !given.value(QStringLiteral("conditions")).toBool())
        return m_model.setMessage(tr("Tick every box first."), true);
    const auto record = m_academy->attempts().authorise(who, {.person = textOf(given, "person"),
                                                              .blueprint = textOf(given, "blueprint"),
                                                              .day = textOf(given, "day"),
                                                              .identitySeen = true,
                                                              .dayReason = textOf(given, "dayReason")});
    if (!record)
        return fail(record.error());
    sit(record->number, std::move(who));
}

void AcademyDesk::resume(const Given& given, Unlocked who)
{
    if (m_exam != nullptr)
        return m_model.setMessage(tr("An exam is already running at this computer."), true);
    if (!isDone(m_academy->attempts().resume(who, attemptOf(given))))
        return;
    sit(attemptOf(given), std::move(who));
}

void AcademyDesk::sit(std::int64_t attempt, Unlocked who)
{
    auto sitting = Sitting::open(*m_academy, attempt, who);
    // from here on only the attempt's key stays
    who = {};
    if (!sitting) {
        static_cast<void>(m_academy->attempts().change(attempt, AttemptEvent::Interrupt, "it could not be opened"));
        fail(sitting.error());
        return show();
    }
    m_roomsOpened = false;
    m_exam = new ExamWindow(m_engine, *m_academy, std::move(*sitting), m_window);
    connect(m_exam, &ExamWindow::attemptChanged, this, &AcademyDesk::showSitting);
    connect(m_exam, &ExamWindow::ended, this, [this, attempt](const QString& why) {
        m_pagesOpened = false;
        m_exam = nullptr;
        m_model.setMessage(why.isEmpty() ? tr("Attempt %1 was handed in.").arg(attempt) : why, !why.isEmpty());
        show();
        m_window->activateWindow();
    });
    if (m_fullScreen) {
        // other programs of this account are kept from reading what this one has in memory
        ::prctl(PR_SET_DUMPABLE, 0);
        m_exam->showFullScreen();
    } else {
        m_exam->show();
    }
    m_exam->activateWindow();
    show();
}

} // namespace cutcard
