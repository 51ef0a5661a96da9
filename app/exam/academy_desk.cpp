// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exam/academy_desk.h"

#include "app/academy/ledger/second_start.h"
#include "app/exam/exam_window.h"
#include "app/files/or_none.h"
#include "app/keeping/learning.h"
#include "app/shell/windows/small.h"

#include <QFileDialog>

#include <sys/prctl.h>

namespace cutcard {

/// Whether somebody sits at this house's exam now, at whatever program has it.
static bool hasRunning(const QString& folder)
{
    return std::ranges::any_of(Attempts::leftIn(folder), [](const AttemptRecord& each) {
        return each.state == AttemptState::Running || each.state == AttemptState::Paused;
    });
}

/// Where file dialogs begin: an icon starts the program anywhere.
static QString documentsFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

AcademyDesk::AcademyDesk(AcademyModel& model, QQmlEngine* engine, const QString& folder, QWidget* window)
    : QObject(window), m_model(model), m_acts(model.acts()), m_engine(engine), m_folder(folder), m_window(window)
{
    m_acts.attach(*this, folder);
}

AcademyDesk::~AcademyDesk()
{
    // whoever sits needs the house to the last, and what is closed but not gone yet the engine that draws it
    qDeleteAll(m_window->findChildren<ExamWindow*>());
    m_acts.open(nullptr);
}

void AcademyDesk::enter()
{
    if (academy() != nullptr)
        return m_model.show();
    m_acts.say({});
    m_model.verifying()->forget();
    if (!Store::isIn(m_folder)) {
        m_model.setPage(AcademyModel::Founding);
        return m_model.show();
    }
    openHouse();
}

void AcademyDesk::openHouse()
{
    auto opened = Academy::open(m_folder);
    // an archive on a disk that can't be written is looked at; of what is damaged or in use nothing more is to be seen
    if (!opened && opened.error().cause == Cause::Unreadable) {
        auto archive = Academy::open(m_folder, Academy::Opening::Look);
        if (archive && (*archive)->store().isArchive())
            opened = std::move(archive);
    }
    if (!opened) {
        // another program has it, or it may not be written: nothing is wrong with the house
        m_attended = QString::fromStdString(opened.error().place.name).endsWith(QLatin1String(".lock"));
        const bool exam = m_attended && hasRunning(m_folder);
        m_model.setElsewhere(m_attended, exam);
        m_model.setPage(AcademyModel::Closed);
        m_model.show();
        m_acts.say(opened.error());
        return exam ? noticeExam() : void();
    }
    m_acts.open(std::move(*opened));
    m_attended = !academy()->store().isArchive();
    m_model.setPage(AcademyModel::Proctor);
    m_model.show();
    if (academy()->store().isArchive())
        return m_acts.say(
            tr("You can view this house's records, but nobody can sign: its folder cannot be written to."));
    for (const AttemptRecord& each : orNone(academy()->attempts().all())) {
        if (each.state == AttemptState::Interrupted)
            m_acts.say({HouseActs::interruptedText(each), true});
    }
}

/// Somebody sits at another program of this house: there it is entered that this one was started.
void AcademyDesk::noticeExam()
{
    announceSecondStart(m_folder);
    sayClosed();
}

bool AcademyDesk::closesRooms() const
{
    if (m_acts.roomsOpened() || !m_attended)
        return false;
    if (academy() != nullptr)
        return m_exam != nullptr || !m_acts.stoppedText().isEmpty();
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
    const QString stopped = m_acts.stoppedText();
    m_acts.say({m_exam == nullptr && !stopped.isEmpty()
                    ? stopped
                    : tr("An exam is running. Everything else is closed until it is over."),
                true});
}

void AcademyDesk::leave()
{
    m_model.ledger()->hidePaperKey();
    m_acts.closePages();
    if (m_exam != nullptr)
        return;
    m_acts.open(nullptr);
    m_model.setPage(AcademyModel::Closed);
    m_model.setHouse({});
}

/// One row alone, as it changes while somebody sits.
void AcademyDesk::showSitting()
{
    if (m_exam == nullptr)
        return;
    const Sitting& sitting = m_exam->sitting();
    if (const auto record = academy()->attempts().one(sitting.number()))
        m_model.proctor()->showRow(*record, sitting.blueprint(), sitting.candidate());
}

QString AcademyDesk::whereToSave(const QString& title, const QString& proposed, const QString& kinds)
{
    return askWhereToSave(m_window, title, QDir(documentsFolder()).filePath(proposed), kinds);
}

QString AcademyDesk::whatToOpen(const QString& title, const QString& kinds)
{
    return QFileDialog::getOpenFileName(m_window, title, documentsFolder(), kinds);
}

QString AcademyDesk::whichFolder(const QString& title)
{
    return QFileDialog::getExistingDirectory(m_window, title);
}

QVariantMap AcademyDesk::trainingOf(qint64 person)
{
    return cutcard::trainingOf(*records(), person, QDate::currentDate().toJulianDay());
}

void AcademyDesk::lookBack(const Session& session, const std::vector<qint64>& times, const QString& title)
{
    emit lookBackAsked(session, times, title);
}

Said AcademyDesk::sit(std::int64_t attempt, Unlocked who)
{
    auto sitting = Sitting::open(*academy(), attempt, who);
    // from here on only the attempt's key stays
    const SecretKey key = who.attemptKey(attempt);
    who = {};
    if (!sitting) {
        static_cast<void>(
            academy()->attempts().change(attempt, AttemptEvent::Interrupt, "it could not be opened", &key));
        m_model.show();
        return sitting.error();
    }
    m_acts.closeRooms();
    m_exam = new ExamWindow(m_engine, *academy(), std::move(*sitting), m_window);
    connect(m_exam, &ExamWindow::attemptChanged, this, &AcademyDesk::showSitting);
    connect(m_exam, &ExamWindow::ended, this, [this, attempt](const QString& why) {
        m_acts.closePages();
        m_exam = nullptr;
        m_acts.say(why.isEmpty() ? Said(tr("Attempt %1 was handed in.").arg(attempt)) : Said(why, true));
        m_model.show();
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
    m_model.show();
    return {};
}

ExamWindow* AcademyDesk::exam()
{
    return m_exam;
}

bool AcademyDesk::isSitting() const
{
    return m_exam != nullptr;
}

} // namespace cutcard
