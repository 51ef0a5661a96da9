// SPDX-License-Identifier: GPL-3.0-or-later
// Windows of their own, for a second screen or beside what is done, and dialogs.
#include "app/home/session_form.h"
#include "app/shell/table/looking_back.h"
#include "app/shell/table/session_files.h"
#include "app/shell/windows/debrief_page.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/manual_window.h"
#include "core/games/catalogue/house.h"
#include "tests/demo/scenes.h"
#include "tests/pictures/picture.h"
#include "tests/pictures/stage.h"

#include <QLineEdit>
#include <QListWidget>
#include <QQuickItem>
#include <QQuickWidget>

namespace cutcard {

namespace {

DebriefWindow* debrief(Stage& stage, const SessionSetup& setup)
{
    MainWindow& window = stage.used();
    window.desk().take(dealtToTheEnd(setup), {}, true, {}, {});
    DebriefWindow* debrief = window.lookingBack().openWindow();
    stage.own(debrief);
    return debrief;
}

QWidget* manual(Stage& stage, Manual which, const QString& search = {})
{
    ManualWindow* window = stage.used().openManual(which);
    stage.own(window);
    window->contents()->setCurrentRow(search.isEmpty() ? 0 : 3);
    if (!search.isEmpty()) {
        window->find()->setText(search);
        QMetaObject::invokeMethod(window->find(), "returnPressed");
    }
    return window;
}

} // namespace

std::vector<Picture> windowPictures()
{
    return {
        {"DebriefWindow", PageState::Used, {}, [](Stage& stage) { return debrief(stage, sidePotHand()); }},
        {"DebriefWindow", PageState::Used, "bank",
         [](Stage& stage) {
             DebriefWindow* window = debrief(stage, borrowersHand());
             window->show();
             window->view()->rootObject()->setProperty("showsBank", true);
             return window;
         }},
        {"RulesWindow",
         PageState::Used,
         {},
         [](Stage& stage) { return stage.own(stage.used().openRulesWindow(QStringLiteral("3.7.5"))); }},
        {"RulesWindow", PageState::Wrong, "nothing-found",
         [](Stage& stage) {
             RulesWindow* window = stage.used().openRulesWindow({});
             window->book().setSearch(QStringLiteral("roulette wheel"));
             return stage.own(window);
         }},
        {"ManualWindow", PageState::Used, "directors", [](Stage& stage) { return manual(stage, Manual::Directors); }},
        {"ManualWindow", PageState::Used, "supervisors",
         [](Stage& stage) { return manual(stage, Manual::Supervisors); }},
        {"ManualWindow", PageState::Used, "words", [](Stage& stage) { return manual(stage, Manual::Words); }},
        {"ManualWindow", PageState::Wrong, "nothing-found",
         [](Stage& stage) { return manual(stage, Manual::Directors, QStringLiteral("roulette")); }},
        {"QMessageBox", PageState::Used, "about",
         [](Stage& stage) -> QWidget* {
             stage.used().showAbout();
             return nullptr;
         }},
        {"QMessageBox", PageState::Wrong, "no-session", [](Stage& stage) -> QWidget* {
             stage.used().files().open(QStringLiteral("/no/such/session.cutcard"));
             return nullptr;
         }}};
}

} // namespace cutcard
