// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/windows/main_window.h"

#include "app/exam/academy_desk.h"
#include "app/exam/exam_window.h"
#include "app/keeping/keeping.h"
#include "app/shell/rooms/window_rooms.h"
#include "app/shell/table/dealing.h"
#include "app/shell/table/lessons.h"
#include "app/shell/table/looking_back.h"
#include "app/shell/table/own_mistakes.h"
#include "app/shell/table/session_files.h"
#include "app/shell/windows/clock_window.h"
#include "app/shell/windows/debrief_page.h"
#include "app/shell/windows/desk_keys.h"
#include "app/shell/windows/rooms.h"
#include "app/shell/windows/small.h"
#include "app/sound/table_audio.h"
#include "app/words/languages.h"
#include "app/words/table/act_words.h"

#include <QApplication>
#include <QFont>
#include <QMenuBar>
#include <QMessageBox>
#include <QQuickWidget>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>

namespace cutcard {

/// Menus, messages and dialogs, whose letters the theme does not know of.
static void enlargeWidgets(int percent)
{
    static const QFont usual = QApplication::font();
    QFont font = usual;
    font.setPointSizeF(usual.pointSizeF() * percent / 100);
    if (font != QApplication::font())
        QApplication::setFont(font);
}

MainWindow::MainWindow(QString configFolder, QString dataFolder, QWidget* parent)
    : QMainWindow(parent), m_configFolder(std::move(configFolder)), m_dataFolder(std::move(dataFolder))
{
    m_keeping = new Keeping(m_dataFolder, this);
    m_audio = new TableAudio(this);
    setWindowTitle(isOwnContent() ? tr("Cutcard – with rules and questions of your own") : tr("Cutcard"));
    // an empty line below takes no room from the table
    statusBar()->setSizeGripEnabled(false);
    statusBar()->hide();
    connect(statusBar(), &QStatusBar::messageChanged, this,
            [this](const QString& text) { statusBar()->setVisible(!text.isEmpty()); });
    fitWindow();
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_view = quickView(&m_engine, QStringLiteral("DeskView"), {{"desk", QVariant::fromValue(&m_desk)}}, this);
    makePages();
    m_view->setFocus();
    makeMenus();
    new DeskKeys(m_desk, *m_view, *this);
    connect(&m_desk, &Desk::failed, this, &MainWindow::showError);
    connect(&m_desk, &Desk::leave, this, &MainWindow::showHome);
    connect(&m_desk, &Desk::ruleAsked, m_lookedUp, &LookedUpRoom::openRules);
    connect(&m_desk, &Desk::eventShown, this, [this] {
        if (!m_desk.session()->entries().empty()) {
            const Event& last = m_desk.session()->entries().back().event;
            const auto* decision = std::get_if<Decision>(&last);
            m_audio->play(last, decision == nullptr ? QString()
                                                    : decisionText(*decision, Wording::of(m_desk.session()->setup())));
        }
    });
    applyTheme(&m_engine, m_settings);
}

MainWindow::~MainWindow()
{
    // the models have to outlive what is drawn of them
    qDeleteAll(findChildren<ClockWindow*>());
    qDeleteAll(findChildren<DebriefWindow*>());
    qDeleteAll(findChildren<RulesWindow*>());
    qDeleteAll(findChildren<Part*>(Qt::FindDirectChildrenOnly));
    delete m_rooms;
    delete m_view;
}

void MainWindow::makePages()
{
    m_pages = new QStackedWidget(this);
    m_rooms = new Rooms(&m_engine, m_pages);
    m_pages->addWidget(m_view);
    m_pages->addWidget(m_rooms->view());
    setCentralWidget(m_pages);
    makeParts();
}

/// In this order what happens at the table reaches them: a drill that is over is no session to be counted.
void MainWindow::makeParts()
{
    m_files = new SessionFiles(*this);
    m_ownMistakes = new OwnMistakes(*this);
    m_dealing = new Dealing(*this);
    m_lessons = new Lessons(*this);
    m_lookingBack = new LookingBack(*this);
    m_lookedUp = new LookedUpRoom(*this);
    m_tasks = new TasksRoom(*this);
    m_sets = new SetsRoom(*this);
    m_fourWays = new FourWaysRoom(*this);
    m_houses = new HouseRoom(*this);
    m_nights = new NightRoom(*this);
    auto* settings = new SettingsRoom(*this);
    m_home = new HomeRoom(*this);
    m_academy = new AcademyRoom(*this);
    m_filled = {{HomeModel::Home, settings}, // which asks for a name and a goal
                {HomeModel::Settings, settings},
                {HomeModel::History, new HistoryRoom(*this)},
                {HomeModel::Odds, m_lookedUp},
                {HomeModel::Bank, m_lookedUp},
                {HomeModel::Sets, m_sets},
                {HomeModel::Atlas, new AtlasRoom(*this)},
                {HomeModel::Situation, new SituationRoom(*this)},
                {HomeModel::Table, m_houses},
                {HomeModel::Drills, m_tasks},
                {HomeModel::Tasks, m_tasks}};
}

void MainWindow::fitWindow()
{
    const QSize available = screen()->availableGeometry().size();
    setMinimumSize(leastWindow.boundedTo(available));
    resize(boundedWindow({m_settings.windowWidth, m_settings.windowHeight}, available));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    // whoever sits is interrupted, and it is written down
    if (m_academy->desk().exam() != nullptr)
        m_academy->desk().exam()->close();
    if (!isMaximized() && !isFullScreen()) {
        m_settings.windowWidth = std::max(640, width());
        m_settings.windowHeight = std::max(480, height());
        if (const auto saved = saveSettings(m_settings, m_configFolder); !saved)
            showError(saved.error());
    }
    QMainWindow::closeEvent(event);
}

void MainWindow::setSettings(const Settings& settings)
{
    m_settings = settings;
    applyTheme(&m_engine, m_settings);
    enlargeWidgets(m_settings.textPercent);
    m_desk.setThinkingTime(m_settings.thinking);
    m_desk.setFigures(m_settings.figures);
    m_audio->setWanted(m_settings.sound, m_settings.voices);
}

void MainWindow::keepSettings(const Settings& settings)
{
    setSettings(settings);
    if (const auto saved = saveSettings(m_settings, m_configFolder); !saved)
        showError(saved.error());
}

void MainWindow::welcome()
{
    const LoadedSettings loaded = loadSettings(m_configFolder);
    setSettings(loaded.settings);
    fitWindow();
    for (const Error& fault : loaded.faults)
        showError(fault);
    m_desk.setEndsHands(true);
    openRecords();
    showHome();
    // whoever starts the program again in the middle of an exam finds no rules and no coach, but whom to call
    if (!Attempts::leftIn(m_dataFolder + QStringLiteral("/academy")).empty())
        showRoom(HomeModel::Academy);
}

void MainWindow::openRecords()
{
    m_keeping->open();
    const Records* records = m_keeping->records();
    const auto persons = records == nullptr ? Result<std::vector<Person>>(std::vector<Person>()) : records->persons();
    for (const Person& person : persons ? *persons : std::vector<Person>()) {
        if (person.id == m_settings.person)
            m_keeping->setPerson(person.id);
    }
}

bool MainWindow::shows(HomeModel::Room room) const
{
    return m_pages->currentWidget() == m_rooms->view() && m_rooms->home().room() == room;
}

void MainWindow::showTable()
{
    m_pages->setCurrentWidget(m_view);
    m_view->setFocus();
}

void MainWindow::showRooms()
{
    m_pages->setCurrentWidget(m_rooms->view());
    m_rooms->view()->setFocus();
}

void MainWindow::showRoom(HomeModel::Room room)
{
    if (!m_academy->mayEnter(room))
        return;
    m_dealing->settle();
    if (m_rooms->home().room() == room)
        fillRoom();
    else
        m_rooms->home().go(room);
    showRooms();
    giveBackMemory(m_engine);
}

void MainWindow::fillRoom()
{
    m_home->fill();
    if (const auto found = m_filled.find(m_rooms->home().room()); found != m_filled.end())
        found->second->fill();
}

void MainWindow::speak()
{
    installLanguage(m_settings.language);
    m_engine.retranslate();
    menuBar()->clear();
    makeMenus();
}

ManualWindow* MainWindow::openManual(Manual manual)
{
    auto* window = new ManualWindow(manual, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
    return window;
}

RulesWindow* MainWindow::openRulesWindow(const QString& ruleId)
{
    auto* window = new RulesWindow(ruleId, &m_engine, this);
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
    return window;
}

void MainWindow::showAbout()
{
    QMessageBox::about(
        this, tr("About Cutcard"),
        tr("<h3>Cutcard %1</h3><p>A practice table for poker dealers. A training tool: no play for money.</p>"
           "<p>Players Pub Poker League, Tennessee Hold'em, Champion Poker and other names of games are their owners' "
           "marks, "
           "used only to say whose rules are trained; Cutcard is not connected with them and uses no logo of theirs. "
           "The "
           "Tennessee Hold'em document carries a patent notice (US 11605270).</p>"
           "<p>Free software under the GNU General Public License, version 3 or later.</p>")
            .arg(QCoreApplication::applicationVersion()));
}

void MainWindow::showError(const Error& error)
{
    showWarning(this, tr("Cutcard"), errorText(error));
}

} // namespace cutcard
