// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// An attempt that was interrupted or handed in, and what can be done with it.
HomePanel {
    id: root

    required property AcademyModel academy
    required property var attempt
    required property var signers
    readonly property bool handedIn: root.attempt.way === "grade"
    readonly property int stations: root.handedIn ? root.attempt.stations ?? 0 : 0
    property var ratings: ({}) ///< by table, counted from 0
    property int minutes: 0    ///< that were asked for once: they can't be taken back
    readonly property var house: root.academy.house
    readonly property int number: root.attempt.attempt ?? 0

    title: qsTr("Attempt %1: %2").arg(root.attempt.attempt ?? 0).arg(root.attempt.name ?? "")
    note: root.attempt.state ?? ""
    onNumberChanged: {
        root.ratings = ({});
        root.minutes = 0;
    }

    /// What the attempt most likely needs: to be graded, or to go on.
    function settle(): void {
        const ratings = Array.from({ length: root.stations }, (each, at) => root.ratings[at] ?? 0);
        root.does(() => root.handedIn ? root.academy.proctor.grade(root.number, ratings, sign.signature)
                                      : root.academy.proctor.resume(root.number, sign.signature));
    }
    /// What was said for one act is not said for the next.
    function does(act: var): void {
        act();
        root.minutes = 0;
        second.clear();
        if (!root.academy.wrong)
            reason.clear();
    }

    /// Gives minutes once they were asked for twice.
    function extend(minutes: int): void {
        if (root.minutes !== minutes) {
            root.minutes = minutes;
            return;
        }
        root.does(() => root.academy.proctor.extend(root.number, minutes, reason.reason, sign.signature));
    }

    Paragraph {
        visible: !root.handedIn && text !== ""
        text: root.attempt.last ?? ""
    }
    Repeater {
        model: root.stations

        QuizChoices {
            required property int index

            title: qsTr("Your impression of table %1, from 1 (weak) to 5 (very good). It does not count.").arg(index + 1)
            names: ["1", "2", "3", "4", "5"]
            current: (root.ratings[index] ?? 0) - 1
            onChosen: chosen => root.ratings = Object.assign({}, root.ratings, { [index]: chosen + 1 })
        }
    }
    SignFields {
        id: sign
        signers: root.signers
        onAccepted: root.settle()
    }
    SideBySide {
        FormButton {
            primary: true
            enabled: sign.ready
            text: root.handedIn ? qsTr("Grade the attempt") : qsTr("Let the attempt continue")
            onClicked: root.settle()
        }
        FormButton {
            visible: !root.handedIn
            enabled: sign.ready
            text: qsTr("Hand the attempt in as it stands")
            onClicked: root.does(() => root.academy.proctor.submit(root.number, sign.signature))
        }
        FormButton {
            visible: (root.house.stopped ?? "") !== ""
            enabled: sign.ready
            text: qsTr("Just open the other pages")
            onClicked: root.does(() => root.academy.proctor.openPages(sign.signature))
        }
    }
    ReasonFields {
        id: reason
        about: root.handedIn ? qsTr("Reason to declare the attempt void (its form still counts as used)")
            : qsTr("Reason to add minutes or declare the attempt void (its form still counts as used)")
        voids: true
    }
    SecondFields {
        id: second
        signers: root.signers
    }
    SideBySide {
        visible: !root.handedIn

        Repeater {
            model: [2, 5, 10]

            HomeButton {
                required property int modelData

                enabled: sign.ready && reason.ready
                text: qsTr("+%1 min").arg(modelData)
                marked: root.minutes === modelData
                onClicked: root.extend(modelData)
            }
        }
    }
    Note {
        visible: root.minutes > 0
        text: qsTr("Press +%1 min again to add the time. Minutes cannot be taken back.").arg(root.minutes)
    }
    FormButton {
        enabled: sign.ready && reason.ready && second.ready
        text: qsTr("Declare the attempt void")
        onClicked: root.does(() => root.academy.proctor.declareVoid(root.number, reason.reason, sign.signature, second.signature))
    }
}
