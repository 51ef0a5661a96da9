// SPDX-License-Identifier: GPL-3.0-or-later
// Looking back: as a page of the window, or in one of its own for a second screen.
#include "app/shell/main_window.h"

#include "app/home/home_model.h"
#include "app/keeping/home_picture_of.h"
#include "app/keeping/keeping.h"
#include "app/shell/rooms.h"
#include "app/shell/windows/debrief_window.h"

#include <QQuickWidget>
#include <QStackedWidget>
#include <QStatusBar>

#include <algorithm>

namespace cutcard {

namespace {

/// Empty: has not said.
QString nameOf(const Records& records, PersonId id)
{
    const auto persons = records.persons();
    if (!persons)
        return {};
    const auto person = std::ranges::find(*persons, id, &Person::id);
    return person == persons->end() ? QString() : person->name;
}

/// A kept session to look back on, with what was judged when it was dealt.
LookedBack lookedBack(Revived&& revived, const Records& records)
{
    JudgedThen then{.entries = std::move(revived.then),
                    .score = revived.kept.score,
                    .critical = revived.kept.critical,
                    .tallies = {},
                    .day = dayText(revived.kept.started),
                    .program = revived.kept.program};
    if (const auto marks = records.marksOf(revived.kept.id)) {
        for (const KeptMark& mark : *marks) {
            if (mark.competency >= 0 && mark.competency < competencyCount
                && isShared(static_cast<Competency>(mark.competency)))
                then.tallies[static_cast<std::size_t>(mark.competency)] = {
                    .earned = mark.earned, .possible = mark.possible, .faults = 0, .duties = 0};
        }
    }
    return {.session = std::move(revived.session),
            .times = std::move(revived.times),
            .then = std::move(then),
            .title = titleOf(revived.kept),
            .incidents = revived.kept.incidents,
            .person = nameOf(records, revived.kept.person),
            .day = revived.kept.started.left(10)};
}

} // namespace

void MainWindow::lookBackOn(Revived revived)
{
    const QString warning = revived.warning;
    showDebrief(lookedBack(std::move(revived), *m_keeping->records()));
    statusBar()->clearMessage();
    if (!warning.isEmpty())
        statusBar()->showMessage(warning);
}

LookedBack MainWindow::lookedBackHere() const
{
    const Records* records = m_keeping->records();
    Session session = spokenOf(*m_desk.session());
    EventTimes times = m_desk.times();
    times.resize(std::min(times.size(), session.entries().size()));
    return {.session = std::move(session),
            .times = std::move(times),
            .incidents = m_incidents,
            .person = records == nullptr ? QString() : nameOf(*records, m_keeping->person())};
}

void MainWindow::lookBackHere()
{
    if (m_desk.session() == nullptr)
        return;
    LookedBack what = lookedBackHere();
    if (what.session.entries().empty() && !m_desk.session()->entries().empty()) {
        statusBar()->showMessage(tr("In a test you can look back when a hand is over."));
        return;
    }
    showDebrief(std::move(what));
}

void MainWindow::showDebrief(LookedBack what)
{
    const bool fromTable = m_pages->currentWidget() == m_view;
    closeDebrief();
    m_debrief = new DebriefPage(std::move(what), true, &m_engine, m_pages);
    m_pages->addWidget(m_debrief->view());
    m_pages->setCurrentWidget(m_debrief->view());
    m_debrief->view()->setFocus();
    const auto back = [this, fromTable] { fromTable ? showTable() : showRoom(m_rooms->home().room()); };
    connect(m_debrief, &DebriefPage::ruleAsked, this, &MainWindow::showRules);
    connect(m_debrief, &DebriefPage::backAsked, this, [this, back] {
        back();
        closeDebrief();
    });
    connect(m_debrief, &DebriefPage::windowAsked, this, [this, back] {
        openDebriefWindow(m_debrief->what());
        back();
        closeDebrief();
    });
    connect(m_debrief, &DebriefPage::practiseAsked, this, [this](int event) {
        dealFrom(m_debrief->session(), event, m_debrief->what().incidents);
        closeDebrief();
    });
    connect(m_debrief, &DebriefPage::setAsked, this,
            [this](int event) { addToSet(m_debrief->session(), static_cast<std::size_t>(std::max(0, event))); });
    connect(m_debrief, &DebriefPage::againAsked, this, [this](int event) {
        sameCards(m_debrief->session(), event, m_debrief->what().incidents);
        closeDebrief();
    });
}

void MainWindow::closeDebrief()
{
    if (m_debrief != nullptr)
        m_debrief->deleteLater();
    m_debrief = nullptr;
}

DebriefWindow* MainWindow::openDebrief()
{
    if (m_desk.session() == nullptr)
        return nullptr;
    return openDebriefWindow(lookedBackHere());
}

DebriefWindow* MainWindow::openDebriefWindow(LookedBack what)
{
    auto* window = new DebriefWindow(std::move(what), &m_engine, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    // a second screen has its rules beside it
    connect(window, &DebriefWindow::ruleAsked, this, &MainWindow::openRulesWindow);
    connect(&window->page(), &DebriefPage::practiseAsked, this,
            [this, window](int event) { dealFrom(window->page().session(), event, window->page().what().incidents); });
    connect(&window->page(), &DebriefPage::setAsked, this, [this, window](int event) {
        addToSet(window->page().session(), static_cast<std::size_t>(std::max(0, event)));
    });
    connect(&window->page(), &DebriefPage::againAsked, this,
            [this, window](int event) { sameCards(window->page().session(), event, window->page().what().incidents); });
    window->show();
    return window;
}

} // namespace cutcard
