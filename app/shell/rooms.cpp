// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/rooms.h"

#include "app/shell/message.h"
#include "app/shell/quick_view.h"

#include <QFileDialog>
#include <QQuickWidget>

namespace cutcard {

Rooms::Rooms(QQmlEngine* engine, QWidget* parent) : QObject(parent)
{
    m_view = quickView(engine, QStringLiteral("Rooms"),
                       {{"home", QVariant::fromValue(&m_home)},
                        {"history", QVariant::fromValue(&m_history)},
                        {"settings", QVariant::fromValue(&m_settings)},
                        {"quiz", QVariant::fromValue(&m_quiz)},
                        {"drill", QVariant::fromValue(&m_drill)},
                        {"run", QVariant::fromValue(&m_run)},
                        {"night", QVariant::fromValue(&m_night)},
                        {"nightDrill", QVariant::fromValue(&m_nightDrill)},
                        {"compare", QVariant::fromValue(&m_compare)},
                        {"house", QVariant::fromValue(&m_house)},
                        {"rules", QVariant::fromValue(&m_rules)},
                        {"odds", QVariant::fromValue(&m_odds.odds())},
                        {"decision", QVariant::fromValue(&m_odds.decision())},
                        {"payTable", QVariant::fromValue(&m_odds.payTable())},
                        {"bank", QVariant::fromValue(&m_bank)},
                        {"sets", QVariant::fromValue(&m_sets)},
                        {"academy", QVariant::fromValue(&m_academy)},
                        {"situation", QVariant::fromValue(&m_situation)}},
                       parent);
    m_odds.setPage(m_view);
    connect(&m_quiz, &QuizDesk::ruleAsked, &m_home, &HomeModel::ruleAsked);
    connect(&m_drill, &DrillDesk::tablesAsked, this, &Rooms::askPayTables);
    connect(&m_house, &HouseForm::ruleAsked, &m_home, &HomeModel::ruleAsked);
    connect(&m_run, &RunDesk::ruleAsked, &m_home, &HomeModel::ruleAsked);
    connect(&m_night, &NightDesk::ruleAsked, &m_home, &HomeModel::ruleAsked);
    connect(&m_night, &NightDesk::drillsAsked, &m_home, [this] { m_home.go(HomeModel::NightDrills); });
    connect(&m_nightDrill, &NightDrillDesk::ruleAsked, &m_home, &HomeModel::ruleAsked);
}

Rooms::~Rooms()
{
    // the models have to outlive what is drawn of them
    delete m_view;
}

void Rooms::askPayTables()
{
    const QString file = QFileDialog::getOpenFileName(m_view, tr("Open a pay table file"), {},
                                                      tr("Pay table files (*.toml);;All files (*)"));
    if (file.isEmpty())
        return;
    if (const QString error = m_drill.addTables(file); !error.isEmpty())
        showWarning(m_view, tr("Pay tables"), error);
}

} // namespace cutcard
