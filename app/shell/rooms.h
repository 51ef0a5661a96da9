// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/compare/compare_model.h"
#include "app/director/night_desk.h"
#include "app/home/academy_model.h"
#include "app/home/history_model.h"
#include "app/home/home_model.h"
#include "app/home/rules_model.h"
#include "app/home/sets_model.h"
#include "app/home/settings_model.h"
#include "app/home/situation_form.h"
#include "app/house/house_form.h"
#include "app/odds/decision_model.h"
#include "app/odds/odds_model.h"
#include "app/panels/bank_model.h"
#include "app/task/task_desk.h"

class QQmlEngine;
class QQuickWidget;
class QWidget;

namespace cutcard {

/// The pages of the window that are no table: the home, and the rooms that its rail leads to.
class Rooms : public QObject
{
    Q_OBJECT

public:
    Rooms(QQmlEngine* engine, QWidget* parent);
    ~Rooms() override;

    QQuickWidget* view() { return m_view; }
    HomeModel& home() { return m_home; }
    HistoryModel& history() { return m_history; }
    SettingsModel& settings() { return m_settings; }
    TaskDesk& tasks() { return m_tasks; }
    NightDesk& night() { return m_night; }
    CompareModel& compare() { return m_compare; }
    HouseForm& house() { return m_house; }
    RulesModel& rules() { return m_rules; }
    OddsModel& odds() { return m_odds; }
    DecisionModel& decision() { return m_decision; }
    BankModel& bank() { return m_bank; }
    SetsModel& sets() { return m_sets; }
    AcademyModel& academy() { return m_academy; }
    SituationForm& situation() { return m_situation; }

private:
    HomeModel m_home;
    HistoryModel m_history;
    SettingsModel m_settings;
    TaskDesk m_tasks;
    NightDesk m_night;
    CompareModel m_compare;
    HouseForm m_house;
    RulesModel m_rules;
    OddsModel m_odds;
    DecisionModel m_decision;
    BankModel m_bank;
    SetsModel m_sets;
    AcademyModel m_academy;
    SituationForm m_situation;
    QQuickWidget* m_view = nullptr;
};

} // namespace cutcard
