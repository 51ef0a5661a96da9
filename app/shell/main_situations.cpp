// SPDX-License-Identifier: GPL-3.0-or-later
// Situations that are made up: laid out on a page, made up at the table, tried, kept as a file or in a set.
#include "app/home/session_form.h"
#include "app/home/situation_form.h"
#include "app/keeping/keeping.h"
#include "app/shell/main_window.h"
#include "app/shell/rooms.h"

#include <QRandomGenerator>

namespace cutcard {

void MainWindow::makeSituations()
{
    SituationForm& form = m_rooms->situation();
    form.setSource([this](GameId game, int players) {
        SessionSetup setup;
        setup.house = house(game);
        setup.seed = QRandomGenerator::global()->bounded(1U, 1'000'000U);
        setup.hands = 1;
        setup.seats = makePlayers(players, setup.common(), setup.seed, false, false);
        return setup;
    });
    connect(&form, &SituationForm::laid, this, &MainWindow::layOut);
    SituationModel& situation = *m_desk.situation();
    connect(&situation, &SituationModel::tryAsked, this,
            [this] { dealFrom(*m_desk.session(), static_cast<int>(m_desk.session()->entries().size()), m_incidents); });
    connect(&situation, &SituationModel::setAsked, this,
            [this] { addToSet(*m_desk.session(), m_desk.session()->entries().size()); });
    connect(&situation, &SituationModel::saveAsked, this, &MainWindow::saveLog);
}

void MainWindow::layOut(const SessionSetup& setup)
{
    begin(setup, true, scripted, QStringLiteral("situation"));
}

} // namespace cutcard
