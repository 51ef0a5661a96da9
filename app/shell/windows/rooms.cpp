// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/windows/rooms.h"

#include "app/compare/compare_model.h"
#include "app/director/night_desk.h"
#include "app/home/atlas_model.h"
#include "app/home/history_model.h"
#include "app/home/home_model.h"
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

struct Rooms::Models {
    HomeModel home{};
    HistoryModel history{};
    SettingsModel settings{};
    TaskDesk tasks{};
    NightDesk night{};
    CompareModel compare{};
    HouseForm house{};
    RulesModel rules{};
    OddsModel odds{};
    DecisionModel decision{};
    BankModel bank{};
    SetsModel sets{};
    AcademyModel academy{};
    SituationForm situation{};
    SessionForm table{};
    AtlasModel atlas{};
};

Rooms::Rooms(QQmlEngine* engine, QWidget* parent) : QObject(parent), m_models(std::make_unique<Models>())
{
    Models& all = *m_models;
    m_view = quickView(engine, QStringLiteral("Rooms"),
                       {{"home", QVariant::fromValue(&all.home)},
                        {"history", QVariant::fromValue(&all.history)},
                        {"settings", QVariant::fromValue(&all.settings)},
                        {"tasks", QVariant::fromValue(&all.tasks)},
                        {"night", QVariant::fromValue(&all.night)},
                        {"compare", QVariant::fromValue(&all.compare)},
                        {"house", QVariant::fromValue(&all.house)},
                        {"rules", QVariant::fromValue(&all.rules)},
                        {"odds", QVariant::fromValue(&all.odds)},
                        {"decision", QVariant::fromValue(&all.decision)},
                        {"bank", QVariant::fromValue(&all.bank)},
                        {"sets", QVariant::fromValue(&all.sets)},
                        {"academy", QVariant::fromValue(&all.academy)},
                        {"situation", QVariant::fromValue(&all.situation)},
                        {"table", QVariant::fromValue(&all.table)},
                        {"atlas", QVariant::fromValue(&all.atlas)}},
                       parent);
    connect(&all.tasks, &TaskDesk::askRule, &all.home, &HomeModel::askRule);
    connect(&all.house, &HouseForm::askRule, &all.home, &HomeModel::askRule);
    connect(all.night.acts(), &NightConsole::ruleAsked, &all.home, &HomeModel::askRule);
    connect(all.night.form(), &NightForm::drillsAsked, &all.home, [this] {
        m_models->tasks.turnTo(static_cast<int>(Topic::Directing));
        m_models->home.go(HomeModel::Tasks);
    });
}

Rooms::~Rooms()
{
    // the models have to outlive what is drawn of them
    delete m_view;
}

HomeModel& Rooms::home()
{
    return m_models->home;
}

HistoryModel& Rooms::history()
{
    return m_models->history;
}

SettingsModel& Rooms::settings()
{
    return m_models->settings;
}

TaskDesk& Rooms::tasks()
{
    return m_models->tasks;
}

NightDesk& Rooms::night()
{
    return m_models->night;
}

CompareModel& Rooms::compare()
{
    return m_models->compare;
}

HouseForm& Rooms::house()
{
    return m_models->house;
}

RulesModel& Rooms::rules()
{
    return m_models->rules;
}

OddsModel& Rooms::odds()
{
    return m_models->odds;
}

DecisionModel& Rooms::decision()
{
    return m_models->decision;
}

BankModel& Rooms::bank()
{
    return m_models->bank;
}

SetsModel& Rooms::sets()
{
    return m_models->sets;
}

AcademyModel& Rooms::academy()
{
    return m_models->academy;
}

SessionForm& Rooms::table()
{
    return m_models->table;
}

AtlasModel& Rooms::atlas()
{
    return m_models->atlas;
}

SituationForm& Rooms::situation()
{
    return m_models->situation;
}

} // namespace cutcard
