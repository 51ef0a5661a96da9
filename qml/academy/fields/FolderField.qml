// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A folder, typed or chosen.
Item {
    id: root

    required property AcademyModel academy
    required property string label
    readonly property var house: root.academy.house
    property alias text: field.text
    property bool asked: false

    implicitHeight: field.height

    LabelledField {
        id: field
        width: parent.width - choose.width - 10
        label: root.label
        maximumLength: 300
    }
    FormButton {
        id: choose
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        text: qsTr("Choose…")
        Accessible.name: qsTr("Choose a backup folder for checkpoints")
        onClicked: {
            root.asked = true;
            root.academy.founding.chooseFolder();
            root.asked = false;
        }
    }
    Connections {
        target: root.academy
        function onHouseChanged(): void {
            const chosen = root.house.chosenFolder ?? "";
            if (root.asked && chosen !== "")
                field.text = chosen;
        }
    }
}
