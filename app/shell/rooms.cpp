// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/rooms.h"

#include "app/shell/quick_view.h"

#include <QQuickWidget>

namespace cutcard {

Rooms::Rooms(QQmlEngine* engine, QWidget* parent) : QObject(parent)
{
    m_view = quickView(engine, QStringLiteral("Rooms"),
                       {{"home", QVariant::fromValue(&m_home)},
                        {"history", QVariant::fromValue(&m_history)},
                        {"settings", QVariant::fromValue(&m_settings)},
                        {"tasks", QVariant::fromValue(&m_tasks)},
                        {"night", QVariant::fromValue(&m_night)},
                        {"compare", QVariant::fromValue(&m_compare)},
                        {"house", QVariant::fromValue(&m_house)},
                        {"rules", QVariant::fromValue(&m_rules)},
                        {"odds", QVariant::fromValue(&m_odds)},
                        {"decision", QVariant::fromValue(&m_decision)},
                        {"bank", QVariant::fromValue(&m_bank)},
                        {"sets", QVariant::fromValue(&m_sets)},
                        {"academy", QVariant::fromValue(&m_academy)},
                        {"situation", QVariant::fromValue(&m_situation)}},
                       parent);
    connect(&m_tasks, &TaskDesk::ruleAsked, &m_home, &HomeModel::ruleAsked);
    connect(&m_house, &HouseForm::ruleAsked, &m_home, &HomeModel::ruleAsked);
    connect(&m_night, &NightDesk::ruleAsked, &m_home, &HomeModel::ruleAsked);
    connect(&m_night, &NightDesk::drillsAsked, &m_home, [this] {
        m_tasks.turnTo(static_cast<int>(Topic::Directing));
        m_home.go(HomeModel::Tasks);
    });
}

Rooms::~Rooms()
{
    // the models have to outlive what is drawn of them
    delete m_view;
}

} // namespace cutcard
