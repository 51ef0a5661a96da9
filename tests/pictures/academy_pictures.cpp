// SPDX-License-Identifier: GPL-3.0-or-later
// The house that examines: founded, in use, and what it refuses.
#include "app/academy/house/academy.h"
#include "app/academy/store/clock.h"
#include "app/home/home_model.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "app/supervisor/academy_model.h"
#include "tests/app/academy/exam_house.h"
#include "tests/pictures/exam_seat.h"
#include "tests/pictures/picture.h"
#include "tests/pictures/stage.h"

#include <QDir>
#include <QFile>

namespace cutcard {

namespace {

using Page = AcademyModel::Page;

const QString secret = QString::fromStdString(passphrase);

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

QString idOf(MainWindow& window, const char* list)
{
    return first(window, list).value(QStringLiteral("id")).toString();
}

QString blueprintOf(MainWindow& window)
{
    return first(window, "blueprints").value(QStringLiteral("digest")).toString();
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
    window.rooms().academy().review()->open(attempt);
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
                 window.rooms().academy().founding()->found("Harbour Card Room", {}, "J. Lindqvist", {},
                                                            "a good passphrase", "another passphrase");
                 return &window;
             }}};
}

std::vector<Picture> refusals()
{
    return {{"AcademyModel::Proctor", PageState::Wrong, "box-not-ticked",
             [](Stage& stage) {
                 MainWindow& window = house(stage, Page::Proctor);
                 Signature by(supervisorOf(window), secret);
                 window.rooms().academy().proctor()->authorise(idOf(window, "candidates"), blueprintOf(window),
                                                               QString::fromStdString(clockDay()), {}, false, &by);
                 return &window;
             }},
            {"AcademyModel::People", PageState::Wrong, "wrong-passphrase",
             [](Stage& stage) {
                 MainWindow& window = house(stage, Page::People);
                 Signature by(supervisorOf(window), QStringLiteral("a wrong passphrase"));
                 constexpr int assessor = 1;
                 const QString theirs = QStringLiteral("long enough it is");
                 window.rooms().academy().people()->enrol(idOf(window, "candidates"), assessor, theirs, theirs, &by);
                 return &window;
             }},
            {"AcademyModel::Exams", PageState::Wrong, "too-few-questions",
             [](Stage& stage) {
                 MainWindow& window = house(stage, Page::Exams);
                 AcademyModel& model = window.rooms().academy();
                 model.plans()->showShipped("league-dealer");
                 const QVariantMap cell = model.plan().value("cells").toList().value(0).toMap();
                 const QVariantMap part = cell.value("parts").toList().value(0).toMap();
                 model.plans()->setNumber(part.value("field").toString(), "90");
                 model.plans()->tryOut();
                 return &window;
             }},
            {"AcademyModel::Ledger", PageState::Wrong, "no-folder",
             [](Stage& stage) {
                 MainWindow& window = house(stage, Page::Ledger);
                 Signature by(supervisorOf(window), secret);
                 window.rooms().academy().ledger()->moveAnchors("/no/such/folder", "the first stick", &by);
                 return &window;
             }},
            {"AcademyModel::Verify", PageState::Wrong, "no-certificate",
             [](Stage& stage) {
                 MainWindow& window = house(stage, Page::Verify);
                 window.rooms().academy().verifying()->verify("CUTCARD1:AAAA");
                 return &window;
             }},
            {"AcademyModel::Training", PageState::Wrong, "day-is-over",
             [](Stage& stage) {
                 MainWindow& window = house(stage, Page::Training);
                 window.rooms().academy().training()->setDate(idOf(window, "trainees"), "league", "2020-01-01");
                 return &window;
             }},
            {"AcademyModel::Review", PageState::Wrong, "not-passed", [](Stage& stage) { return review(stage, 2); }},
            {"AcademyModel::Review", PageState::Wrong, "no-reason", [](Stage& stage) {
                 review(stage, 2);
                 MainWindow& window = house(stage, Page::Review);
                 Signature by(supervisorOf(window), secret);
                 window.rooms().academy().review()->appeal(2, QString::fromStdString(clockDay()), {}, &by);
                 return &window;
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
                       window.rooms().academy().plans()->showShipped("league-dealer");
                       return &window;
                   }});
    all.push_back({"AcademyModel::Bank", PageState::Used, "form", [](Stage& stage) {
                       MainWindow& window = house(stage, Page::Bank);
                       for (const char* form : {"A", "B", "C"}) {
                           window.rooms().academy().questions()->showForm(blueprintOf(window), form);
                           if (window.rooms().academy().bank().value("attempts").toInt() > 0)
                               break;
                       }
                       return &window;
                   }});
    all.push_back({"AcademyModel::Verify", PageState::Used, "valid", [](Stage& stage) {
                       MainWindow& window = house(stage, Page::Verify);
                       window.rooms().academy().verifying()->verify(certificateText(window));
                       return &window;
                   }});
    all.push_back({"AcademyModel::Review", PageState::Used, "passed", [](Stage& stage) { return review(stage, 1); }});
    for (Picture& refusal : refusals())
        all.push_back(std::move(refusal));
    return all;
}

} // namespace cutcard
