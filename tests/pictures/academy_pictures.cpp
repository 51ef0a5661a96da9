// SPDX-License-Identifier: GPL-3.0-or-later
// The house that examines: founded, in use, and what it refuses.
#include "app/academy/house/academy.h"
#include "app/academy/store/clock.h"
#include "app/home/academy_model.h"
#include "app/home/home_model.h"
#include "app/shell/main_window.h"
#include "app/shell/windows/rooms.h"
#include "tests/app/academy/exam_house.h"
#include "tests/pictures/exam_seat.h"
#include "tests/pictures/picture.h"
#include "tests/pictures/stage.h"

#include <QDir>
#include <QFile>

namespace cutcard {

namespace {

using Page = AcademyModel::Page;

MainWindow& turned(MainWindow& window, Page page)
{
    if (window.rooms().home().room() != HomeModel::Academy)
        window.showRoom(HomeModel::Academy);
    window.rooms().academy().setMessage({}, false);
    window.rooms().academy().go(page);
    return window;
}

/// The house in use.
MainWindow& house(Stage& stage, Page page)
{
    return turned(stage.windowOn(QStringLiteral("house"), {}, foundHouse), page);
}

/// A house that was founded a minute ago.
MainWindow& newHouse(Stage& stage, Page page)
{
    return turned(stage.windowOn(QStringLiteral("new house"), {}, foundAlone), page);
}

QVariantMap first(MainWindow& window, const char* list)
{
    return window.rooms().academy().house().value(QLatin1String(list)).toList().value(0).toMap();
}

/// What is asked for with the supervisor's passphrase, or a wrong one.
QWidget* ask(MainWindow& window, const QString& what, QVariantMap with, bool knowsIt = true)
{
    with.insert(QStringLiteral("who"), supervisorOf(window));
    with.insert(QStringLiteral("passphrase"),
                knowsIt ? QString::fromStdString(passphrase) : QStringLiteral("a wrong passphrase"));
    window.rooms().academy().ask(what, with);
    return &window;
}

Picture plain(const QString& page, PageState state, MainWindow& (*window)(Stage&, Page), Page which)
{
    return {page, state, {}, [window, which](Stage& stage) { return &window(stage, which); }};
}

void breakHouse(const QString& folder)
{
    QDir().mkpath(folder + QStringLiteral("/academy"));
    QFile foreign(folder + QStringLiteral("/academy/academy.db"));
    if (foreign.open(QIODevice::WriteOnly))
        foreign.write("no database at all, but long enough to be one of the smaller ones");
}

QWidget* review(Stage& stage, int attempt)
{
    MainWindow& window = house(stage, Page::Proctor);
    window.rooms().academy().ask(QStringLiteral("result"), {{"attempt", attempt}});
    return &window;
}

std::vector<Picture> founding()
{
    return {{"AcademyModel::Closed", PageState::Wrong, "damaged",
             [](Stage& stage) {
                 MainWindow& window = stage.windowOn(QStringLiteral("broken house"), breakHouse);
                 window.showRoom(HomeModel::Academy);
                 return &window;
             }},
            {"AcademyModel::Founding",
             PageState::New,
             {},
             [](Stage& stage) {
                 stage.fresh().showRoom(HomeModel::Academy);
                 return &turned(stage.fresh(), Page::Founding);
             }},
            {"AcademyModel::Founding", PageState::Wrong, "passphrases-differ", [](Stage& stage) {
                 MainWindow& window = turned(stage.fresh(), Page::Founding);
                 window.rooms().academy().ask(QStringLiteral("found"), {{"house", "Harbour Card Room"},
                                                                        {"name", "J. Lindqvist"},
                                                                        {"passphrase", "a good passphrase"},
                                                                        {"again", "another passphrase"}});
                 return &window;
             }}};
}

std::vector<Picture> refusals()
{
    return {{"AcademyModel::Proctor", PageState::Wrong, "box-not-ticked",
             [](Stage& stage) {
                 MainWindow& window = house(stage, Page::Proctor);
                 return ask(window, QStringLiteral("authorise"),
                            {{"person", first(window, "candidates").value("id")},
                             {"blueprint", first(window, "blueprints").value("digest")},
                             {"day", QString::fromStdString(clockDay())},
                             {"identity", true},
                             {"conditions", false}});
             }},
            {"AcademyModel::People", PageState::Wrong, "wrong-passphrase",
             [](Stage& stage) {
                 MainWindow& window = house(stage, Page::People);
                 return ask(window, QStringLiteral("enrol"),
                            {{"person", first(window, "candidates").value("id")},
                             {"role", "assessor"},
                             {"newPassphrase", "long enough it is"},
                             {"newAgain", "long enough it is"}},
                            false);
             }},
            {"AcademyModel::Exams", PageState::Wrong, "too-few-questions",
             [](Stage& stage) {
                 MainWindow& window = house(stage, Page::Exams);
                 AcademyModel& model = window.rooms().academy();
                 model.ask("plan", {{"name", "league-dealer"}});
                 const QVariantMap cell = model.plan().value("cells").toList().value(0).toMap();
                 const QVariantMap part = cell.value("parts").toList().value(0).toMap();
                 model.ask("planNumber", {{"field", part.value("field")}, {"value", "90"}});
                 model.ask("tryPlan");
                 return &window;
             }},
            {"AcademyModel::Ledger", PageState::Wrong, "no-folder",
             [](Stage& stage) {
                 return ask(house(stage, Page::Ledger), QStringLiteral("anchors"),
                            {{"folder", "/no/such/folder"}, {"reason", "the first stick"}});
             }},
            {"AcademyModel::Verify", PageState::Wrong, "no-certificate",
             [](Stage& stage) {
                 MainWindow& window = house(stage, Page::Verify);
                 window.rooms().academy().ask("verify", {{"text", "CUTCARD1:AAAA"}});
                 return &window;
             }},
            {"AcademyModel::Training", PageState::Wrong, "day-is-over",
             [](Stage& stage) {
                 MainWindow& window = house(stage, Page::Training);
                 window.rooms().academy().ask("assign", {{"person", first(window, "trainees").value("id")},
                                                         {"document", "league"},
                                                         {"day", "2020-01-01"}});
                 return &window;
             }},
            {"AcademyModel::Review", PageState::Wrong, "not-passed", [](Stage& stage) { return review(stage, 2); }},
            {"AcademyModel::Review", PageState::Wrong, "no-reason", [](Stage& stage) {
                 review(stage, 2);
                 return ask(house(stage, Page::Review), QStringLiteral("appeal"),
                            {{"attempt", 2}, {"day", QString::fromStdString(clockDay())}});
             }}};
}

} // namespace

std::vector<Picture> academyPictures()
{
    std::vector<Picture> all = founding();
    const std::pair<QString, Page> pages[]{
        {"AcademyModel::Proctor", Page::Proctor},  {"AcademyModel::People", Page::People},
        {"AcademyModel::Exams", Page::Exams},      {"AcademyModel::Bank", Page::Bank},
        {"AcademyModel::Ledger", Page::Ledger},    {"AcademyModel::Verify", Page::Verify},
        {"AcademyModel::Training", Page::Training}};
    for (const auto& [name, page] : pages)
        all.push_back(plain(name, PageState::New, newHouse, page));
    for (const auto& [name, page] : pages)
        all.push_back(plain(name, PageState::Used, house, page));
    all.push_back({"AcademyModel::Exams", PageState::Used, "plan", [](Stage& stage) {
                       MainWindow& window = house(stage, Page::Exams);
                       window.rooms().academy().ask("plan", {{"name", "league-dealer"}});
                       return &window;
                   }});
    all.push_back({"AcademyModel::Bank", PageState::Used, "form", [](Stage& stage) {
                       MainWindow& window = house(stage, Page::Bank);
                       for (const char* form : {"A", "B", "C"}) {
                           window.rooms().academy().ask(
                               "bank", {{"blueprint", first(window, "blueprints").value("digest")}, {"form", form}});
                           if (window.rooms().academy().bank().value("attempts").toInt() > 0)
                               break;
                       }
                       return &window;
                   }});
    all.push_back({"AcademyModel::Verify", PageState::Used, "valid", [](Stage& stage) {
                       MainWindow& window = house(stage, Page::Verify);
                       window.rooms().academy().ask("verify", {{"text", certificateText(window)}});
                       return &window;
                   }});
    all.push_back({"AcademyModel::Review", PageState::Used, "passed", [](Stage& stage) { return review(stage, 1); }});
    for (Picture& refusal : refusals())
        all.push_back(std::move(refusal));
    return all;
}

} // namespace cutcard
