// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cutcard
import CutcardTest

Item {
    id: root
    width: 1200
    height: 800

    CommandModel { id: commandModel }
    CoachModel { id: coachModel }
    DebriefModel { id: debriefModel }

    ConsoleActs {
        id: palette
        width: 700
        height: 140
        commands: commandModel
        composer: Fakes.composer
    }
    CoachPanel {
        id: coachPanel
        x: 710
        height: 500
        coach: coachModel
    }
    DebriefPanel {
        id: debriefPanel
        x: 710
        height: 700
        visible: false
        debrief: debriefModel
    }
    TestCase {
        name: "Panels"
        when: windowShown

        SignalSpy { id: triggered; target: commandModel; signalName: "trigger" }
        SignalSpy { id: undone; target: coachModel; signalName: "askUndo" }
        SignalSpy { id: moment; target: debriefModel; signalName: "askMoment" }
        SignalSpy { id: rule; target: debriefModel; signalName: "askRule" }

        function init(): void {
            Theme.animation = 0;
            Fakes.fillCommands(commandModel);
            Fakes.fillCoach(coachModel, true);
            Fakes.fillDebrief(debriefModel);
            for (const spy of [triggered, undone, moment, rule])
                spy.clear();
            debriefPanel.visible = false;
        }
        function button(parent, text): var {
            if (parent.visible && parent.text === text && parent.clicked !== undefined)
                return parent;
            for (const child of Array.from(parent.children)) {
                const found = button(child, text);
                if (found !== null)
                    return found;
            }
            return null;
        }

        function test_commandsComeByMouseKeyAndAssistiveTechnology(): void {
            palette.current = 0;
            const call = button(palette, "Call");
            tryVerify(() => call.x > 0);
            mouseClick(call);
            compare(triggered.signalArguments[0][0], "Call");
            call.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            compare(triggered.count, 2);
            verify(Fakes.pressAccessibly(call));
            compare(triggered.count, 3);
            compare(Fakes.accessibleName(call), "Call, key K");
        }
        function test_groupsAreChosenByMouseAndKey(): void {
            palette.current = 0;
            mouseClick(button(palette, "Do"));
            compare(palette.current, 1);
            verify(button(palette, "Sweep") !== null);
            compare(button(palette, "Call"), null);
            button(palette, "Say").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Space);
            compare(palette.current, 0);
        }
        function test_theOwedCommandComesToHand(): void {
            Fakes.fillCommandsOwing(commandModel, "Check");
            compare(palette.current, 0);
            Fakes.fillCommandsOwing(commandModel, "Burn");
            compare(palette.current, 1);
            verify(button(palette, "Burn").marked);
        }
        function test_aDisabledCommandDoesNothing(): void {
            palette.current = 1;
            const push = button(palette, "Push pot…");
            verify(!push.enabled);
            tryVerify(() => push.x + push.y > 0);
            mouseClick(push);
            compare(triggered.count, 0);
        }

        function test_theOwedStepIsInSight(): void {
            const steps = [];
            const walk = item => {
                if (item.mark !== undefined && item.label !== undefined)
                    steps.push(item);
                for (const child of Array.from(item.children))
                    walk(child);
            };
            walk(coachPanel);
            compare(steps.length, 20);
            const owed = steps.find(step => step.mark === Mark.Owed);
            const top = owed.mapToItem(coachPanel, 0, 0).y;
            verify(top > 0 && top + owed.height < coachPanel.height * 0.6);
            compare(Fakes.accessibleName(owed), "Burn before the flop, due now");
        }
        function test_whatWasDoneIsInSightWithLargeText(): void {
            const height = coachPanel.height;
            coachPanel.height = 540;
            Theme.textScale = 1.5;
            waitForRendering(coachPanel);
            const found = {};
            const walk = item => {
                found[item.text] = item;
                for (const child of Array.from(item.children))
                    walk(child);
            };
            walk(coachPanel);
            const act = found["Dealt the flop"];
            const score = found["Score 94"];
            const top = act.mapToItem(coachPanel, 0, 0).y;
            const undo = button(coachPanel, "Undo");
            verify(top > 0 && top + act.height <= undo.mapToItem(coachPanel, 0, 0).y);
            verify(score.visible && score.mapToItem(coachPanel, 0, score.height).y < top + act.height);
            const heading = found["Last acts"];
            verify(heading.mapToItem(coachPanel, heading.width, 0).x <= score.mapToItem(coachPanel, 0, 0).x);
            Theme.textScale = 1.0;
            coachPanel.height = height;
        }
        function test_undoIsOfferedAfterAMistakeOnly(): void {
            mouseClick(button(coachPanel, "Undo"));
            compare(undone.count, 1);
            Fakes.fillCoach(coachModel, false);
            verify(!button(coachPanel, "Undo").enabled);
        }

        /// U8: however long a rule is, what is pressed again and again stays where it is.
        function test_undoStaysInItsPlace(): void {
            const place = name => String(button(coachPanel, name).mapToItem(coachPanel, 0, 0));
            const names = ["Undo", "Redo", "Show me"];
            const places = [2, 30].map(sentences => {
                Fakes.fillCoachWithRule(coachModel, sentences);
                waitForRendering(coachPanel);
                return names.map(place);
            });
            compare(places[0], places[1]);
        }

        function test_aLineOfTheTimelineAsksForItsMoment(): void {
            coachPanel.visible = false;
            debriefPanel.visible = true;
            debriefModel.faultsOnly = true;
            debriefPanel.forceActiveFocus();
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            compare(moment.signalArguments[0][0], 10);
            mouseClick(button(debriefPanel, "3.4"));
            compare(rule.signalArguments[0][0], "3.4");
            debriefModel.faultsOnly = false;
            coachPanel.visible = true;
        }
    }
}
