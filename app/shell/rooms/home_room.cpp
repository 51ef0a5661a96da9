// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/rooms/window_rooms.h"

#include "app/keeping/home_picture_of.h"
#include "app/keeping/keeping.h"
#include "app/shell/table/dealing.h"
#include "app/shell/table/lessons.h"
#include "app/shell/table/own_mistakes.h"
#include "app/shell/table/session_files.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "app/words/errors/error_words.h"
#include "core/games/catalogue/catalogue.h"

namespace cutcard {

HomeRoom::HomeRoom(MainWindow& owner) : Room(owner)
{
    HomeModel& home = rooms().home();
    connect(&home, &HomeModel::roomChanged, &window(), &MainWindow::fillRoom);
    connect(&home, &HomeModel::practiceAsked, &window().ownMistakes(), &OwnMistakes::practise);
    connect(&home, &HomeModel::askLesson, this, [this](int line) {
        if (line >= 0 && line < static_cast<int>(catalogue().size()))
            window().lessons().begin(catalogue()[static_cast<std::size_t>(line)].id);
    });
    connect(&home, &HomeModel::askPlan, &window().tasks(), &TasksRoom::askPlan);
    connect(&home, &HomeModel::ask, this, &HomeRoom::goWay);
    connect(&home, &HomeModel::askSession, &window().dealing(), &Dealing::goOn);
    connect(&home, &HomeModel::askRule, &window().lookedUp(), &LookedUpRoom::openRules);
    connect(&keeping(), &Keeping::changed, this, &HomeRoom::tellTrouble);
}

void HomeRoom::fill()
{
    HomePicture picture = homePicture(keeping());
    picture.sets = window().sets().due();
    rooms().home().setPicture(std::move(picture));
}

void HomeRoom::tellTrouble()
{
    const QString trouble = keeping().keeps() ? QString() : errorText(keeping().trouble());
    desk().setTroubleText(trouble);
    fill();
}

void HomeRoom::setAsideDamaged()
{
    const auto rescue = keeping().setAside();
    if (!rescue)
        return showError(rescue.error());
    showMessage(tr("The damaged file was set aside as %1. Rescued sessions: %2. Rescued single events: %3.")
                    .arg(rescue->file)
                    .arg(rescue->sessions)
                    .arg(rescue->fragments));
    window().showHome();
}

void HomeRoom::goWay(int way)
{
    if (!window().academy().mayEnter(HomeModel::Home))
        return;
    switch (static_cast<HomeModel::Way>(way)) {
    case HomeModel::Continue:
        // a table that is still there is gone on with as it is, its composer and its players included
        if (desk().running() && !desk().over() && window().dealing().id() == rooms().home().picture().left.session)
            return window().showTable();
        return window().dealing().goOn(rooms().home().picture().left.session);
    case HomeModel::NewTable:
        return window().showRoom(HomeModel::Table);
    case HomeModel::Guide:
        return window().lessons().next();
    case HomeModel::Compare:
        window().fourWays().open();
        return;
    case HomeModel::OpenFile:
        return window().files().ask();
    case HomeModel::TryAgain:
        keeping().open();
        return window().showHome();
    case HomeModel::SetAside:
        return setAsideDamaged();
    }
}

} // namespace cutcard
