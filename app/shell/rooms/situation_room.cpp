// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/rooms/window_rooms.h"

#include "app/home/session_form.h"
#include "app/home/situation_form.h"
#include "app/keeping/keeping.h"
#include "app/shell/table/dealing.h"
#include "app/shell/table/session_files.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "core/base/seed.h"

namespace cutcard {

SituationRoom::SituationRoom(MainWindow& owner) : Room(owner)
{
    SituationForm& form = rooms().situation();
    form.setSource([this](GameId game, int players) {
        SessionSetup setup;
        setup.house = window().houses().rules(game);
        setup.seed = freshSeed(999'999);
        setup.hands = 1;
        setup.seats = makePlayers(players, setup.common(), setup.seed, false, false);
        return setup;
    });
    connect(&form, &SituationForm::laid, this, [this](const SessionSetup& setup) {
        window().dealing().begin(setup, true, scripted, QStringLiteral("situation"));
    });
    SituationModel& situation = *desk().situation();
    connect(&situation, &SituationModel::tryIt, this,
            [this] { window().dealing().practiseFrom(static_cast<int>(desk().session()->entries().size())); });
    connect(&situation, &SituationModel::putIntoSet, this,
            [this] { window().sets().add(*desk().session(), desk().session()->entries().size()); });
    connect(&situation, &SituationModel::save, &window().files(), &SessionFiles::save);
}

void SituationRoom::fill()
{
    rooms().situation().open();
}

} // namespace cutcard
