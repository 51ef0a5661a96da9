// SPDX-License-Identifier: GPL-3.0-or-later
// The director's nights in the window: begun, kept, gone on with, saved and opened.
#include "app/director/night_desk.h"
#include "app/files/documents.h"
#include "app/files/read_file.h"
#include "app/files/saved_file.h"
#include "app/home/home_model.h"
#include "app/keeping/keeping_nights.h"
#include "app/reports/night_report.h"
#include "app/shell/main_window.h"
#include "app/shell/rooms.h"
#include "app/shell/windows/clock_window.h"
#include "app/shell/windows/small.h"
#include "core/tournament/session/night_notation.h"
#include "core/tournament/simulation/eventful.h"

#include <QDate>
#include <QDateTime>
#include <QFile>
#include <QFileDialog>
#include <QQuickWidget>
#include <QRandomGenerator>
#include <QStackedWidget>
#include <QStatusBar>

namespace cutcard {

void MainWindow::makeNight()
{
    NightDesk& night = m_rooms->night();
    connect(&night, &NightDesk::nightAsked, this, [this](NightSetup setup) {
        setup.opening.seed = eventfulSeed(setup, QRandomGenerator::global()->bounded(1U, 1'000'000'000U));
        beginNight(setup);
    });
    connect(&night, &NightDesk::realNightAsked, this, [this](NightSetup setup) {
        setup.opening.seed = QRandomGenerator::global()->bounded(1U, 1'000'000'000U);
        // real people play for this house's chips and blinds
        const HouseRules table = house(gameOf(setup.opening.house.table));
        const auto rules = withTableRules(setup.opening.house, std::get<LeagueOptions>(table));
        if (!rules)
            return showError(rules.error());
        setup.opening.house = *rules;
        beginNight(setup, true);
    });
    connect(&night, &NightDesk::printAsked, this, &MainWindow::printNight);
    connect(&night, &NightDesk::failed, this, &MainWindow::showError);
    connect(&night, &NightDesk::changed, this, &MainWindow::endNightPractice);
    connect(&night, &NightDesk::settleAsked, this, &MainWindow::settleNight);
    connect(&night, &NightDesk::openAsked, this, &MainWindow::openNightFile);
    connect(&night, &NightDesk::saveAsked, this, &MainWindow::saveNightFile);
    connect(&night, &NightDesk::bigClockAsked, this, [this] { openClock(); });
}

void MainWindow::beginNight(const NightSetup& setup, bool real)
{
    auto session = NightSession::start(setup);
    if (!session)
        return showError(session.error());
    const bool test = setup.mode == Mode::Test && !real;
    // a test that nobody can look up later is none
    if (test && !m_keeping->tryToKeep())
        return showError(m_keeping->trouble());
    SessionStart start = startOf(setup);
    start.person = m_keeping->person();
    start.place = m_keeping->place();
    if (real)
        start.kind = realNightKind;
    const auto id =
        m_keeping->records() != nullptr ? m_keeping->records()->begin(start) : Result<SessionId>(m_keeping->trouble());
    if (!id && test)
        return showError(id.error());
    m_night = id ? *id : 0;
    const QDateTime began = real ? QDateTime::fromString(start.started, Qt::ISODate) : QDateTime();
    m_rooms->night().open(*session, nightKeeperFor(*m_keeping, m_night, began), real);
}

bool MainWindow::goOnNight(SessionId id)
{
    if (m_keeping->records() == nullptr)
        return false;
    const auto kept = m_keeping->records()->load(id);
    if (!kept || !isNight(kept->session))
        return false;
    NightDesk& night = m_rooms->night();
    if (m_night != id || !night.session()) {
        auto revived = reviveNight(*m_keeping, id);
        if (!revived) {
            showError(revived.error());
            return true;
        }
        if (revived->stopped)
            static_cast<void>(m_keeping->records()->cutBack(id, static_cast<int>(revived->session.entries().size())));
        m_night = id;
        const bool real = kept->session.kind == realNightKind;
        const QDateTime began = real ? QDateTime::fromString(kept->session.started, Qt::ISODate) : QDateTime();
        night.open(revived->session, nightKeeperFor(*m_keeping, id, began), real);
        if (real)
            night.askClock(silenceOf(*kept));
        night.goOn();
        if (!revived->warning.isEmpty())
            statusBar()->showMessage(revived->warning);
    }
    m_rooms->home().go(HomeModel::Night);
    m_pages->setCurrentWidget(m_rooms->view());
    m_rooms->view()->setFocus();
    return true;
}

bool MainWindow::isDirecting() const
{
    return m_pages->currentWidget() == m_rooms->view() && m_rooms->home().room() == HomeModel::Night;
}

void MainWindow::settleNight()
{
    const auto& session = m_rooms->night().session();
    if (m_night == 0 || !session)
        return;
    // of a test nothing is said before its book is closed
    const bool runs = session->setup().mode == Mode::Test && !session->isOver();
    if (m_rooms->night().real() || runs) {
        SessionFigures figures;
        figures.finished = session->isOver();
        static_cast<void>(m_keeping->settle(m_night, figures)); // what fails is said as trouble
        return;
    }
    if (const auto done = m_keeping->settle(m_night, figuresOf(*session)); !done)
        showError(done.error());
}

void MainWindow::openNightFile()
{
    const QString name = QFileDialog::getOpenFileName(this, tr("Open a night file"), inDocuments(),
                                                      tr("Nights (*.night);;All files (*)"));
    if (!name.isEmpty())
        openNight(name);
}

bool MainWindow::openNight(const QString& name)
{
    const auto failed = [this](const Error& error) {
        showError(error);
        return false;
    };
    const auto file = readFile(name).and_then(
        [&](const QByteArray& text) { return readNight(text.toStdString(), name.toStdString()); });
    if (!file)
        return failed(file.error());
    auto session = replayNight(*file, name.toStdString());
    if (!session)
        return failed(session.error());
    m_night = 0;
    m_rooms->night().open(*session, {}, session->setup().real);
    return true;
}

void MainWindow::saveNightFile()
{
    const auto& session = m_rooms->night().session();
    if (!session)
        return;
    // what is going on when it begins stands in no night file
    if (m_nightPractice) {
        statusBar()->showMessage(tr("A practiced moment cannot be saved. Its night is in the history."));
        return;
    }
    const QString name =
        askWhereToSave(this, tr("Save the night"), inDocuments("evening.night"), tr("Nights (*.night)"));
    if (name.isEmpty())
        return;
    const QByteArray text = QByteArray::fromStdString(writeNight(session->setup(), session->entries()));
    if (const auto saved = saveFile(name, text); !saved)
        showError(saved.error());
}

void MainWindow::printNight()
{
    const auto& session = m_rooms->night().session();
    if (!session)
        return;
    const QString name = askWhereToSave(this, tr("Save a sheet to print"), inDocuments("night.pdf"), tr("PDF (*.pdf)"));
    if (name.isEmpty())
        return;
    if (const auto saved = writeNightPdf(session->night(), m_rooms->night().real(), QDate::currentDate(), name); !saved)
        showError(saved.error());
}

ClockWindow* MainWindow::openClock()
{
    auto* window = new ClockWindow(m_rooms->night(), &m_engine, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
    return window;
}

} // namespace cutcard
