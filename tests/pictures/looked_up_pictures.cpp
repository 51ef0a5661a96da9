// SPDX-License-Identifier: GPL-3.0-or-later
// What is looked up: rules, house options, figures, four ways to be short, the bank's book.
#include "app/compare/compare_model.h"
#include "app/home/house_form.h"
#include "app/home/rules_model.h"
#include "app/odds/decision_model.h"
#include "app/odds/odds_model.h"
#include "app/panels/bank_model.h"
#include "app/shell/rooms/window_rooms.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "tests/demo/scenes.h"
#include "tests/pictures/picture.h"
#include "tests/pictures/stage.h"

#include <QCoreApplication>
#include <QQuickItem>

namespace cutcard {

namespace {

QWidget* house(MainWindow& window, bool expert)
{
    window.rooms().house().choose(0);
    window.showRoom(HomeModel::House);
    pageOf(window)->setProperty("expert", expert);
    return &window;
}

QWidget* rules(MainWindow& window, const QString& id, const QString& search = {})
{
    window.rooms().rules().setSearch(search);
    if (search.isEmpty())
        window.rooms().rules().show(id);
    window.showRoom(HomeModel::Rules);
    return &window;
}

/// The figures, worked out, at one of their pages.
MainWindow& odds(Stage& stage, int page)
{
    MainWindow& window = stage.used();
    Rooms& rooms = window.rooms();
    window.lookedUp().open(HomeModel::Odds);
    rooms.odds().compute();
    while (rooms.odds().busy())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    rooms.odds().setGame(0);
    rooms.odds().setChosen(7);
    rooms.decision().type("AsKd Qs7h2c");
    pageOf(window)->setProperty("page", page);
    return window;
}

QWidget* fourWays(Stage& stage, const std::function<void(CompareModel&)>& then)
{
    MainWindow& window = stage.used();
    window.desk().take(dealtToTheEnd(borrowersHand()), {}, true, {}, {});
    then(window.fourWays().open());
    return &window;
}

} // namespace

std::vector<Picture> lookedUpPictures()
{
    std::vector<Picture> all{
        {"HomeModel::House", PageState::New, {}, [](Stage& stage) { return house(stage.fresh(), false); }},
        {"HomeModel::House", PageState::Used, "form",
         [](Stage& stage) {
             house(stage.used(), false);
             stage.used().rooms().house().setValue("hands_per_level", "3");
             return &stage.used();
         }},
        {"HomeModel::House", PageState::Used, "text", [](Stage& stage) { return house(stage.used(), true); }},
        {"HomeModel::House", PageState::Wrong, "no-number",
         [](Stage& stage) {
             house(stage.used(), false);
             stage.used().rooms().house().setValue("hands_per_level", "0");
             return &stage.used();
         }},
        {"HomeModel::Rules", PageState::New, {}, [](Stage& stage) { return rules(stage.fresh(), {}); }},
        {"HomeModel::Rules", PageState::Used, "rule", [](Stage& stage) { return rules(stage.used(), "3.7.5"); }},
        {"HomeModel::Rules", PageState::Used, "searched",
         [](Stage& stage) { return rules(stage.used(), {}, "break a table"); }},
        {"HomeModel::Rules", PageState::Wrong, "nothing-found",
         [](Stage& stage) { return rules(stage.used(), {}, "roulette wheel"); }},
        {"HomeModel::Odds",
         PageState::New,
         {},
         [](Stage& stage) {
             stage.fresh().lookedUp().open(HomeModel::Odds);
             return &stage.fresh();
         }},
        {"HomeModel::Odds", PageState::Used, "hands", [](Stage& stage) { return &odds(stage, 0); }},
        {"HomeModel::Odds", PageState::Used, "decision", [](Stage& stage) { return &odds(stage, 1); }},
        {"HomeModel::Odds", PageState::Used, "document", [](Stage& stage) { return &odds(stage, 2); }},
        {"HomeModel::Odds", PageState::Used, "dealers-side",
         [](Stage& stage) {
             MainWindow& window = odds(stage, 0);
             window.rooms().odds().setGame(3);
             return &window;
         }},
        {"HomeModel::Odds", PageState::Wrong, "no-card",
         [](Stage& stage) {
             MainWindow& window = odds(stage, 1);
             window.rooms().decision().type("AsKx Qs7h2c");
             return &window;
         }},
        {"HomeModel::FourWays",
         PageState::New,
         {},
         [](Stage& stage) {
             stage.fresh().fourWays().open();
             return &stage.fresh();
         }},
        {"HomeModel::FourWays", PageState::Used, "here",
         [](Stage& stage) { return fourWays(stage, [](CompareModel&) {}); }},
        {"HomeModel::FourWays", PageState::Wrong, "no-hand",
         [](Stage& stage) {
             return fourWays(stage, [](CompareModel& model) { model.type("stack 1 100\n1 raise 500\n"); });
         }},
        {"HomeModel::Bank",
         PageState::New,
         {},
         [](Stage& stage) {
             stage.fresh().lookedUp().openBank();
             return &stage.fresh();
         }},
        {"HomeModel::Bank", PageState::Used, {}, [](Stage& stage) {
             MainWindow& window = stage.used();
             window.desk().take(dealtToTheEnd(borrowersHand()), {}, true, {}, {});
             window.showRoom(HomeModel::Bank);
             return &window;
         }}};
    for (int example = 0; example < 7; ++example) {
        all.push_back({"HomeModel::FourWays", PageState::Used, QStringLiteral("example-%1").arg(example + 1),
                       [example](Stage& stage) {
                           return fourWays(stage, [example](CompareModel& model) { model.choose(example); });
                       }});
    }
    return all;
}

} // namespace cutcard
