// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/main_window.h"

#include "app/academy/house/academy.h"
#include "app/exam/exam_window.h"
#include "app/files/read_file.h"
#include "app/files/saved_file.h"
#include "app/home/home_model.h"
#include "app/home/house_form.h"
#include "app/home/session_form.h"
#include "app/keeping/keeping.h"
#include "app/reports/debrief_report.h"
#include "app/shell/rooms.h"
#include "app/shell/windows/clock_window.h"
#include "app/shell/windows/debrief_window.h"
#include "app/shell/windows/desk_keys.h"
#include "app/shell/windows/rules_window.h"
#include "app/shell/windows/small.h"
#include "app/sound/table_audio.h"
#include "app/supervisor/academy_desk.h"
#include "app/words/errors/error_words.h"
#include "app/words/rule_words.h"
#include "app/words/table/act_words.h"
#include "app/words/table/result_words.h"
#include "core/content/content.h"
#include "core/games/catalogue/catalogue.h"
#include "core/session/text/notation.h"

#include <QApplication>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFont>
#include <QMessageBox>
#include <QQuickWidget>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>

#include <algorithm>

namespace cutcard {

namespace {

/// Menus, messages and dialogs, whose letters the theme does not know of.
void enlargeWidgets(int percent)
{
    static const QFont usual = QApplication::font();
    QFont font = usual;
    font.setPointSizeF(usual.pointSizeF() * percent / 100);
    if (font != QApplication::font())
        QApplication::setFont(font);
}

} // namespace

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
    connect(&m_desk, &Desk::sessionOver, this, &MainWindow::sessionEnded);
    connect(&m_desk, &Desk::ruleAsked, this, &MainWindow::showRules);
    connect(&m_desk, &Desk::eventShown, this, [this] {
        showHint(true);
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
    delete m_academyDesk;
    delete m_debrief;
    delete m_rooms;
    delete m_view;
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
    if (m_academyDesk->exam() != nullptr)
        m_academyDesk->exam()->close();
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
    if (!Academy::leftIn(m_dataFolder + QStringLiteral("/academy")).empty())
        showRoom(HomeModel::Academy);
}

QString MainWindow::houseFileOf(GameId game) const
{
    const std::string_view word = entryOf(game).word;
    return QDir(m_configFolder).filePath(QStringLiteral("house-%1.toml").arg(QString::fromUtf8(word)));
}

HouseRules MainWindow::house(GameId game)
{
    const QString file = houseFileOf(game);
    if (!QFile::exists(file))
        return defaultHouse(game);
    const auto options = readFile(file).and_then(
        [&](const QByteArray& text) { return readHouse(game, text.toStdString(), file.toStdString()); });
    if (options)
        return *options;
    showError(options.error());
    return defaultHouse(game);
}

void MainWindow::dealChosen()
{
    const SessionForm& form = m_rooms->table();
    setSettings(form.chosen(m_settings));
    if (const auto saved = saveSettings(m_settings, m_configFolder); !saved)
        showError(saved.error());
    const SessionWish wish = form.wish(house(form.gameId()));
    begin(wish.setup, wish.coached, wish.incidents);
}

bool MainWindow::begin(const SessionSetup& setup, bool coached, const QString& incidents, const QString& kind)
{
    const auto refused = [this](const Error& error) {
        showError(error);
        return false;
    };
    auto session = Session::start(setup);
    if (!session)
        return refused(session.error());
    // a test that nobody can look up later is none
    if (!coached && !m_keeping->tryToKeep())
        return refused(m_keeping->trouble());
    const auto id = m_keeping->begin(setup, coached, incidents, kind);
    if (!id && !coached)
        return refused(id.error());
    deal(std::move(*session), {}, coached, incidents, id ? *id : 0);
    return true;
}

void MainWindow::sessionEnded()
{
    if (m_session != 0) {
        if (const auto done = m_keeping->settle(m_session, *m_desk.session()); !done)
            showError(done.error());
        keepLesson();
    }
    // the card says the rest; without one, what a table that has ended says for itself
    if (m_desk.result()->shown())
        return;
    statusBar()->showMessage(tr("The session is over. Look back on it with View → Debrief."));
    m_desk.setGuideText(withRuleTitles(resultText(*m_desk.session())));
    if (!m_desk.coached())
        openDebrief();
}

void MainWindow::editHouse(GameId game)
{
    const auto entries = catalogue();
    const auto found = std::ranges::find(entries, game, &CatalogueEntry::id);
    m_rooms->house().choose(static_cast<int>(found - entries.begin()));
    showRoom(HomeModel::House);
}

void MainWindow::keepHouse(int game, const QString& text)
{
    QDir().mkpath(m_configFolder);
    const GameId id = catalogue()[static_cast<std::size_t>(game)].id;
    if (const auto saved = saveFile(houseFileOf(id), text.toUtf8(), Reach::Owner); !saved)
        showError(saved.error());
}

std::optional<Session> MainWindow::readLog(const QString& name)
{
    const auto file = readFile(name).and_then(
        [&](const QByteArray& text) { return readSession(text.toStdString(), name.toStdString()); });
    if (!file) {
        showError(file.error());
        return std::nullopt;
    }
    auto session = replay(*file, name.toStdString());
    if (!session) {
        showError(session.error());
        return std::nullopt;
    }
    return *session;
}

void MainWindow::showLog(const SessionSetup& setup, const EntryLog& entries)
{
    auto session = Session::replay(setup, entries);
    deal(std::move(*session), EventTimes(entries.size(), 0), setup.mode == Mode::Practice, QStringLiteral("none"), 0);
}

void MainWindow::saveLog()
{
    if (m_desk.session() == nullptr)
        return;
    const QString name = askWhereToSave(this, tr("Save the session"), debriefFileName(*m_desk.session(), "cutcard"),
                                        tr("Sessions (*.cutcard)"));
    if (name.isEmpty())
        return;
    const QByteArray text =
        QByteArray::fromStdString(writeSession(m_desk.session()->setup(), m_desk.session()->entries()));
    if (const auto saved = saveFile(name, text); !saved)
        showError(saved.error());
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
