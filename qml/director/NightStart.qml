// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// A night is chosen: how large, how eventful, with the coach or as a test.
RoomPage {
    id: root

    required property NightForm form

    title: qsTr("Run a night")
    note: qsTr("pub league or Tennessee")
    Keys.onPressed: event => {
        const place = event.key - Qt.Key_1;
        event.accepted = event.modifiers === Qt.NoModifier && place >= 0 && place < root.form.presets.length;
        if (event.accepted)
            root.begin(place);
    }

    function begin(place: int): void {
        root.form.begin(root.form.presets[place].word, incidents.current, mode.current === 0);
    }

    Note {
        pixels: 14
        text: qsTr("The tables deal by themselves. As Poker Manager you draw seats, call levels, seat late players, balance and break tables, rule, and record places, judged by the night's document.")
    }
    PickChoices {
        id: mode
        title: qsTr("Mode")
        names: [qsTr("with the coach"), qsTr("as a test")]
        current: 0
    }
    PickChoices {
        id: incidents
        title: qsTr("Irregularities")
        names: [qsTr("none"), qsTr("some"), qsTr("many")]
        current: 1
    }
    SideBySide {
        id: flow
        spacing: 16

        Repeater {
            model: root.form.presets

            HomePanel {
                id: preset
                required property var modelData
                required property int index

                width: root.wide ? Math.floor((flow.width - 32) / 3) : flow.width
                title: modelData.title
                spacing: 14

                Note {
                    height: root.wide ? Math.max(implicitHeight, 60 * Theme.textScale) : implicitHeight
                    verticalAlignment: Text.AlignTop
                    text: preset.modelData.text
                }
                HomeButton {
                    text: qsTr("Begin")
                    primary: preset.index === 0
                    keyHint: (preset.index + 1).toString()
                    Accessible.name: qsTr("Begin: %1").arg(preset.modelData.title)
                    onClicked: root.begin(preset.index)
                }
            }
        }
    }
    RealNightStart {
        form: root.form
    }
    SideBySide {
        spacing: 20

        HomeLink {
            text: qsTr("Director's drills")
            onClicked: root.form.drillsAsked()
        }
        HomeLink {
            text: qsTr("Open a night file")
            onClicked: root.form.openAsked()
        }
    }
}
