// SPDX-License-Identifier: GPL-3.0-or-later
// The rooms of one's own practice.
#include "app/home/atlas_model.h"
#include "app/home/history_model.h"
#include "app/home/house_form.h"
#include "app/home/session_form.h"
#include "app/home/situation_form.h"
#include "app/records/records.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "core/games/catalogue/house.h"
#include "tests/pictures/picture.h"
#include "tests/pictures/stage.h"
#include "tests/support/hands.h"

#include <QCoreApplication>
#include <QFile>

namespace cutcard {

namespace {

QWidget* room(MainWindow& window, HomeModel::Room room)
{
    window.showRoom(room);
    return &window;
}

/// A room as it is on a new machine, and in use.
std::vector<Picture> newAndUsed(HomeModel::Room which, const QString& page)
{
    return {{page, PageState::New, {}, [which](Stage& stage) { return room(stage.fresh(), which); }},
            {page, PageState::Used, {}, [which](Stage& stage) { return room(stage.used(), which); }}};
}

void damage(const QString& folder)
{
    QFile file(Records::fileIn(folder));
    if (file.open(QIODevice::WriteOnly))
        file.write(QByteArray("no database at all, but as long as one ").repeated(40));
}

SituationForm& situationOf(MainWindow& window)
{
    SituationForm& form = window.rooms().situation();
    form.setSource([](GameId game, int players) {
        SessionSetup setup;
        setup.house = defaultHouse(game);
        setup.seed = 11;
        setup.hands = 1;
        setup.seats = makePlayers(players, setup.common(), setup.seed, false, false);
        return setup;
    });
    room(window, HomeModel::Situation);
    return form;
}

/// The atlas while its tables are dealt, and dealt.
std::vector<Picture> atlasPictures()
{
    return {
        {"HomeModel::Atlas", PageState::New, {}, [](Stage& stage) { return room(stage.fresh(), HomeModel::Atlas); }},
        {"HomeModel::Atlas", PageState::Used, {}, [](Stage& stage) {
             room(stage.used(), HomeModel::Atlas);
             AtlasModel& atlas = stage.used().rooms().atlas();
             while (atlas.busy())
                 QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
             atlas.setMoment(14);
             return &stage.used();
         }}};
}

} // namespace

std::vector<Picture> roomPictures()
{
    std::vector<Picture> all;
    const auto add = [&](const std::vector<Picture>& more) { all.insert(all.end(), more.begin(), more.end()); };
    add(newAndUsed(HomeModel::Home, "HomeModel::Home"));
    add({{"HomeModel::Home", PageState::Wrong, "records-damaged",
          [](Stage& stage) { return room(stage.windowOn("damaged", damage), HomeModel::Home); }}});
    add(newAndUsed(HomeModel::Lessons, "HomeModel::Lessons"));
    add(newAndUsed(HomeModel::Drills, "HomeModel::Drills"));
    add(atlasPictures());
    add(newAndUsed(HomeModel::History, "HomeModel::History"));
    add({{"HomeModel::History", PageState::Wrong, "nothing-found", [](Stage& stage) {
              room(stage.used(), HomeModel::History);
              stage.used().rooms().history().setSearch("nothing like this");
              return &stage.used();
          }}});
    add(newAndUsed(HomeModel::Settings, "HomeModel::Settings"));
    add({{"HomeModel::Settings", PageState::Wrong, "no-date", [](Stage& stage) {
              room(stage.used(), HomeModel::Settings);
              Hands(*stage.used().rooms().view()).type("Exam date: ", "3rd of May");
              stage.reveal(*stage.used().rooms().view(), "Exam date: ");
              return &stage.used();
          }}});
    add(newAndUsed(HomeModel::Table, "HomeModel::Table"));
    add({{"HomeModel::Table", PageState::Wrong, "no-house", [](Stage& stage) {
              room(stage.used(), HomeModel::Table);
              stage.used().rooms().house().type(QStringLiteral("nothing = 3"));
              stage.reveal(*stage.used().rooms().view(), "Deal");
              return &stage.used();
          }}});
    add(newAndUsed(HomeModel::Sets, "HomeModel::Sets"));
    add({{"HomeModel::Sets", PageState::Wrong, "no-date", [](Stage& stage) {
              room(stage.used(), HomeModel::Sets);
              Hands(*stage.used().rooms().view()).type("Due date", "soon");
              stage.reveal(*stage.used().rooms().view(), "Due date");
              return &stage.used();
          }}});
    add({{"HomeModel::Situation",
          PageState::New,
          {},
          [](Stage& stage) {
              situationOf(stage.fresh());
              return &stage.fresh();
          }},
         {"HomeModel::Situation",
          PageState::Used,
          {},
          [](Stage& stage) {
              SituationForm& form = situationOf(stage.used());
              form.typeName(1, "Ada");
              form.typeStack(1, "3,000");
              form.typeCards(2, "As Ah");
              form.typeMiddle(0, "2c 7d 10s");
              return &stage.used();
          }},
         {"HomeModel::Situation", PageState::Wrong, "two-aces", [](Stage& stage) {
              SituationForm& form = situationOf(stage.used());
              form.typeCards(2, "As Ah");
              form.typeMiddle(0, "2c 7d Ts Ah");
              form.lay();
              stage.reveal(*stage.used().rooms().view(), "Set up the table");
              return &stage.used();
          }}});
    return all;
}

} // namespace cutcard
