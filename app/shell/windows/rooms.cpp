// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/windows/rooms.h"

#include "app/compare/compare_model.h"
#include "app/director/night_desk.h"
#include "app/home/atlas_model.h"
#include "app/home/history_model.h"
#include "app/home/house_form.h"
#include "app/home/rules_model.h"
#include "app/home/session_form.h"
#include "app/home/settings_model.h"
#include "app/home/situation_form.h"
#include "app/odds/decision_model.h"
#include "app/odds/odds_model.h"
#include "app/panels/bank_model.h"
#include "app/sets/sets_model.h"
#include "app/shell/windows/small.h"
#include "app/supervisor/academy_model.h"
#include "app/task/task_desk.h"

#include <QQuickWidget>

namespace cutcard {

Rooms::Rooms(QQmlEngine* engine, QWidget* parent) : QObject(parent)
{
    QVariantMap all;
    const auto make = [&]<typename Model>(Model*& model, const QString& name) {
        model = new Model(this);
        all.insert(name, QVariant::fromValue(model));
    };
    make(m_home, "home");
    make(m_history, "history");
    make(m_settings, "settings");
    make(m_tasks, "tasks");
    make(m_night, "night");
    make(m_compare, "compare");
    make(m_house, "house");
    make(m_rules, "rules");
    make(m_odds, "odds");
    make(m_decision, "decision");
    make(m_bank, "bank");
    make(m_sets, "sets");
    make(m_academy, "academy");
    make(m_situation, "situation");
    make(m_table, "table");
    make(m_atlas, "atlas");
    m_view = quickView(engine, QStringLiteral("Rooms"), all, parent);
    connect(m_tasks, &TaskDesk::askRule, m_home, &HomeModel::askRule);
    connect(m_house, &HouseForm::askRule, m_home, &HomeModel::askRule);
    connect(m_night->acts(), &NightConsole::ruleAsked, m_home, &HomeModel::askRule);
    connect(m_night->form(), &NightForm::drillsAsked, m_home, [this] {
        m_tasks->turnTo(static_cast<int>(Topic::Directing));
        m_home->go(HomeModel::Tasks);
    });
}

Rooms::~Rooms()
{
    // the models have to outlive what is drawn of them
    delete m_view;
}

} // namespace cutcard
