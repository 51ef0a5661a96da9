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

    CommandPalette {
        id: palette
        width: 700
        height: 120
        commands: commandModel
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
    AmountEntry {
        id: amount
        y: 200
        title: "Raise to?"
        picks: [{text: "1,200", digits: "1200"}]
    }
    SeatPicker {
        id: seats
        y: 200
        visible: false
        title: "Who can win it?"
        seats: [{number: 1, name: "Ada", enabled: true}, {number: 2, name: "Bao", enabled: false}, {number: 10, name: "Jo", enabled: true}]
    }
    HandNamePicker {
        id: hands
        y: 200
        visible: false
        title: "What is it?"
    }

    TestCase {
        name: "Panels"
        when: windowShown

        SignalSpy { id: triggered; target: commandModel; signalName: "triggered" }
        SignalSpy { id: floorCalled; target: palette; signalName: "floorCalled" }
        SignalSpy { id: accepted; target: amount; signalName: "accepted" }
        SignalSpy { id: edited; target: amount; signalName: "edited" }
        SignalSpy { id: dismissed; target: amount; signalName: "dismissed" }
        SignalSpy { id: seatsAccepted; target: seats; signalName: "accepted" }
        SignalSpy { id: handPicked; target: hands; signalName: "picked" }
        SignalSpy { id: undone; target: coachModel; signalName: "undoAsked" }
        SignalSpy { id: moment; target: debriefModel; signalName: "momentAsked" }
        SignalSpy { id: rule; target: debriefModel; signalName: "ruleAsked" }

        function init(): void {
            Theme.animation = 0;
            Fakes.fillCommands(commandModel);
            Fakes.fillCoach(coachModel, true);
            Fakes.fillDebrief(debriefModel);
            for (const spy of [triggered, floorCalled, accepted, edited, dismissed, seatsAccepted, handPicked, undone, moment, rule])
                spy.clear();
            amount.visible = true;
            amount.acceptable = true;
            seats.visible = false;
            hands.visible = false;
            debriefPanel.visible = false;
        }
        function button(parent, text): var {
            if (parent.text === text && parent.clicked !== undefined)
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
            button(palette, "Do").forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_Down);
            compare(palette.current, 0);
            verify(button(palette, "Say").activeFocus);
            keyClick(Qt.Key_Up);
            compare(palette.current, 1);
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
        function test_focusScrollsThePaletteToTheButton(): void {
            palette.current = 1;
            palette.height = 70;
            const last = button(palette, "Move button");
            tryVerify(() => last.y > 20);
            last.forceActiveFocus(Qt.TabFocusReason);
            const top = last.mapToItem(palette, 0, 0).y;
            verify(top >= 0 && top + last.height <= palette.height);
            palette.height = 120;
        }
        function test_theFloor(): void {
            mouseClick(button(palette, "Floor!"));
            compare(floorCalled.count, 1);
        }

        function test_onlyDigitsCanBeTyped(): void {
            amount.start("");
            keyClick("1");
            keyClick("x");
            keyClick("-");
            keyClick("2");
            keyClick(".");
            keyClick("5");
            compare(amount.digits, "125");
            keyClick(Qt.Key_Return);
            compare(accepted.signalArguments[0][0], "125");
        }
        function test_anAmountThatWillNotDoIsNotAccepted(): void {
            amount.start("999");
            amount.acceptable = false;
            keyClick(Qt.Key_Return);
            compare(accepted.count, 0);
            amount.acceptable = true;
            amount.start("");
            keyClick(Qt.Key_Return);
            compare(accepted.count, 0);
        }
        function test_aPickIsWrittenAndTold(): void {
            amount.start("");
            mouseClick(button(amount, "1,200"));
            compare(amount.digits, "1200");
            compare(edited.signalArguments[0][0], "1200");
            compare(accepted.count, 0);
        }
        function test_escapeLeavesTheQuestion(): void {
            amount.start("5");
            keyClick(Qt.Key_Escape);
            compare(dismissed.count, 1);
        }

        function test_seatsAreTickedByNumberAndMouse(): void {
            amount.visible = false;
            seats.visible = true;
            seats.picked = [];
            seats.forceActiveFocus();
            keyClick(Qt.Key_0);
            keyClick(Qt.Key_2);
            compare(seats.picked, [10]);
            mouseClick(button(seats, "Ada"));
            compare(seats.picked, [1, 10]);
            keyClick(Qt.Key_Return);
            compare(seatsAccepted.count, 1);
            compare(Array.from(seatsAccepted.signalArguments[0][0]), [1, 10]);
            keyClick(Qt.Key_0);
            compare(seats.picked, [1]);
        }
        function test_noSeatIsNoAnswer(): void {
            amount.visible = false;
            seats.visible = true;
            seats.picked = [];
            seats.forceActiveFocus();
            keyClick(Qt.Key_Return);
            compare(seatsAccepted.count, 0);
        }
        function test_oneSeatTakesThePlaceOfTheOther(): void {
            seats.onlyOne = true;
            seats.picked = [1];
            seats.toggle(10);
            compare(seats.picked, [10]);
            seats.onlyOne = false;
        }
        function test_handsAreNamedByKeyAndMouse(): void {
            amount.visible = false;
            hands.visible = true;
            hands.forceActiveFocus();
            keyClick(Qt.Key_1);
            keyClick(Qt.Key_0);
            mouseClick(button(hands, "Full house"));
            compare(handPicked.signalArguments.map(args => args[0]), [0, 9, 6]);
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
            compare(Fakes.accessibleName(owed), "Burn before the flop, owed now");
        }
        function test_undoIsOfferedAfterAMistakeOnly(): void {
            mouseClick(button(coachPanel, "Undo"));
            compare(undone.count, 1);
            Fakes.fillCoach(coachModel, false);
            verify(!button(coachPanel, "Undo").enabled);
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
            mouseClick(button(debriefPanel, "PL-3.4"));
            compare(rule.signalArguments[0][0], "PL-3.4");
            debriefModel.faultsOnly = false;
            coachPanel.visible = true;
        }
    }
}
