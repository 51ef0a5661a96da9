// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fake_panels.h"
#include "tests/support/programs.h"
#include "tests/support/warnings.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace cutcard;

class TestPanelModels : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }
    void groupsStandInTheOrderOfTheirFirstCommand()
    {
        CommandModel model;
        model.setCommands({{"a", "A", "", "Say", true, false},
                           {"b", "B", "", "Do", true, false},
                           {"c", "C", "", "Say", true, false}});
        QCOMPARE(model.groups().size(), 2);
        auto* say = model.groups()[0].value<CommandGroup*>();
        QCOMPARE(say->title(), QString("Say"));
        QCOMPARE(say->commands()->rowCount(), 2);
    }
    void enablingACommandKeepsTheButtons()
    {
        CommandModel model;
        std::vector<CommandPicture> commands = fakes::commands();
        model.setCommands(commands);
        QSignalSpy groups(&model, &CommandModel::groupsChanged);
        QSignalSpy told(model.groups()[0].value<CommandGroup*>()->commands(), &QAbstractItemModel::dataChanged);
        commands[3].enabled = false;
        model.setCommands(commands);
        QCOMPARE(groups.size(), 0);
        QCOMPARE(told.size(), 1);
        QCOMPARE(told[0][0].toModelIndex().row(), 3);
    }
    void theFirstOwedStepIsFound()
    {
        CoachModel model;
        QCOMPARE(model.owedStep(), -1);
        model.setPicture(fakes::coach(true));
        QCOMPARE(model.owedStep(), 8);
        QCOMPARE(model.steps()->rowCount(), 20);
    }
    void whoeverIsWaitedForIsInSight()
    {
        CoachModel model;
        CoachPicture picture = fakes::coach(true);
        model.setPicture(picture);
        QCOMPARE(model.seenStep(), 8);
        // nothing is owed while a player decides: that line stands below the part of the hand that is begun
        for (StepPicture& step : picture.steps)
            step.mark = mark::Later;
        model.setPicture(picture);
        QCOMPARE(model.seenStep(), -1);
        picture.steps[3].mark = mark::Optional;
        model.setPicture(picture);
        QCOMPARE(model.seenStep(), 4);
    }
    void theSameCoachPictureTellsNothing()
    {
        CoachModel model;
        model.setPicture(fakes::coach(true));
        QSignalSpy changed(&model, &CoachModel::changed);
        model.setPicture(fakes::coach(true));
        QCOMPARE(changed.size(), 0);
        model.setPicture(fakes::coach(false));
        QCOMPARE(changed.size(), 1);
    }
    void faultsOnlyLeavesOutWhatWasRight()
    {
        DebriefModel model;
        model.setPicture(fakes::debrief());
        QCOMPARE(model.timeline()->rowCount(), 30);
        QCOMPARE(model.picture().mistakes, 4);
        model.setFaultsOnly(true);
        QCOMPARE(model.timeline()->rowCount(), 4);
        const int event = model.timeline()->roleNames().key("event");
        QCOMPARE(model.timeline()->index(1, 0).data(event).toInt(), 10);
        model.setFaultsOnly(false);
        QCOMPARE(model.timeline()->rowCount(), 30);
    }
};

CUTCARD_TESTS(TestPanelModels, QCoreApplication)
#include "tst_panel_models.moc"
