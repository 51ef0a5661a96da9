// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/table/looking_back.h"

#include "app/keeping/home_picture_of.h"
#include "app/keeping/keeping.h"
#include "app/shell/rooms/window_rooms.h"
#include "app/shell/table/dealing.h"
#include "app/shell/windows/debrief_page.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"

#include <QQuickWidget>
#include <QStackedWidget>
#include <QStatusBar>

namespace cutcard {

/// Empty: has not said.
static QString nameOf(const Records& records, PersonId id)
{
    const auto persons = records.persons();
    if (!persons)
        return {};
    const auto person = std::ranges::find(*persons, id, &Person::id);
    return person == persons->end() ? QString() : person->name;
}

/// A kept session to look back on, with what was judged when it was dealt.
static LookedBack lookedBack(Revived&& revived, const Records& records)
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

LookingBack::LookingBack(MainWindow& owner) : Part(owner)
{
    connect(&desk(), &Desk::lookBackAsked, this, &LookingBack::showTable);
}

LookingBack::~LookingBack()
{
    delete m_page; // before the engine
}

void LookingBack::showKept(Revived revived)
{
    const QString warning = revived.warning;
    show(lookedBack(std::move(revived), *keeping().records()));
    window().statusBar()->clearMessage();
    if (!warning.isEmpty())
        showMessage(warning);
}

LookedBack LookingBack::atTheTable() const
{
    const Records* records = keeping().records();
    Session session = spokenOf(*desk().session());
    EventTimes times = desk().times();
    times.resize(std::min(times.size(), session.entries().size()));
    return {.session = std::move(session),
            .times = std::move(times),
            .incidents = window().dealing().incidents(),
            .person = records == nullptr ? QString() : nameOf(*records, keeping().person())};
}

void LookingBack::showTable()
{
    if (desk().session() == nullptr)
        return;
    LookedBack what = atTheTable();
    if (what.session.entries().empty() && !desk().session()->entries().empty()) {
        showMessage(tr("In a test you can look back only after a hand is over."));
        return;
    }
    show(std::move(what));
}

void LookingBack::show(LookedBack what)
{
    const bool fromTable = window().pages().currentWidget() == window().view();
    close();
    m_page = new DebriefPage(std::move(what), true, &window().engine(), &window().pages());
    window().pages().addWidget(m_page->view());
    window().pages().setCurrentWidget(m_page->view());
    m_page->view()->setFocus();
    const auto back = [this, fromTable] {
        fromTable ? window().showTable() : window().showRoom(rooms().home().room());
    };
    connect(&m_page->debrief(), &DebriefModel::askRule, &window().lookedUp(), &LookedUpRoom::openRules);
    connect(&m_page->debrief(), &DebriefModel::askBack, this, [this, back] {
        back();
        close();
    });
    connect(&m_page->debrief(), &DebriefModel::askWindow, this, [this, back] {
        openWindow(m_page->what());
        back();
        close();
    });
    connectPage(*m_page, [this] { close(); });
}

void LookingBack::close()
{
    if (m_page != nullptr)
        m_page->deleteLater();
    m_page = nullptr;
}

DebriefWindow* LookingBack::openWindow()
{
    if (desk().session() == nullptr)
        return nullptr;
    return openWindow(atTheTable());
}

DebriefWindow* LookingBack::openWindow(LookedBack what)
{
    auto* beside = new DebriefWindow(std::move(what), &window().engine(), &window());
    beside->setAttribute(Qt::WA_DeleteOnClose);
    // a second screen has its rules beside it
    connect(&beside->debrief(), &DebriefModel::askRule, &window(), &MainWindow::openRulesWindow);
    connectPage(beside->page(), [] {});
    beside->show();
    return beside;
}

/// What both a page and a window of it lead on to.
void LookingBack::connectPage(DebriefPage& page, const std::function<void()>& left)
{
    connect(&page.debrief(), &DebriefModel::practiseAsked, this, [this, &page, left](int event) {
        window().dealing().dealFrom(page.session(), event, page.what().incidents);
        left();
    });
    connect(&page.debrief(), &DebriefModel::setAsked, this, [this, &page](int event) {
        window().sets().add(page.session(), static_cast<std::size_t>(std::max(0, event)));
    });
    connect(&page.debrief(), &DebriefModel::againAsked, this, [this, &page, left](int event) {
        window().dealing().sameCards(page.session(), event, page.what().incidents);
        left();
    });
}

} // namespace cutcard
