// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

class QQmlEngine;
class QQuickWidget;
class QWidget;

namespace cutcard {

class AcademyModel;
class AtlasModel;
class BankModel;
class CompareModel;
class DecisionModel;
class HistoryModel;
class HomeModel;
class HouseForm;
class NightDesk;
class OddsModel;
class RulesModel;
class SessionForm;
class SetsModel;
class SettingsModel;
class SituationForm;
class TaskDesk;

/// The pages of the window that are no table: the home, and the rooms that its rail leads to. Whoever asks for a model
/// includes it: all of them together take five seconds to read.
class Rooms : public QObject
{
    Q_OBJECT

public:
    Rooms(QQmlEngine* engine, QWidget* parent);
    ~Rooms() override;

    QQuickWidget* view() { return m_view; }
    HomeModel& home();
    HistoryModel& history();
    SettingsModel& settings();
    TaskDesk& tasks();
    NightDesk& night();
    CompareModel& compare();
    HouseForm& house();
    RulesModel& rules();
    OddsModel& odds();
    DecisionModel& decision();
    BankModel& bank();
    SetsModel& sets();
    AcademyModel& academy();
    SituationForm& situation();
    SessionForm& table();
    AtlasModel& atlas();

private:
    struct Models;
    std::unique_ptr<Models> m_models;
    QQuickWidget* m_view = nullptr;
};

} // namespace cutcard
