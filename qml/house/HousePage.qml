// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// What a house sets, game by game: each option beside the paragraph that it follows.
RoomPage {
    id: root
    objectName: "page"

    required property HouseForm house
    property bool expert: false

    title: qsTr("House options")
    note: root.house.message !== "" ? root.house.message : root.house.edited ? qsTr("Not saved yet") : ""

    QuizChoices {
        title: qsTr("Game")
        names: root.house.games
        current: root.house.game
        onChosen: chosen => root.house.choose(chosen)
    }
    SideBySide {
        HomeButton {
            text: qsTr("Save")
            primary: true
            enabled: root.house.edited && root.house.problem === ""
            onClicked: root.house.save()
        }
        HomeButton {
            text: qsTr("Reset to the defaults")
            onClicked: root.house.restore()
        }
        HomeButton {
            text: root.expert ? qsTr("Show as a form") : qsTr("Show as text")
            onClicked: root.expert = !root.expert
        }
    }
    Alert {
        height: Math.max(implicitHeight, Theme.size(20))
        wrapMode: Text.Wrap
        text: root.house.problem
    }
    Rectangle {
        visible: root.expert
        width: parent.width
        height: Math.max(300, area.implicitHeight + 24)
        radius: Theme.radius
        color: Theme.raised
        border.width: area.activeFocus ? 2 : 1
        border.color: area.activeFocus ? Theme.focus : Theme.outline

        TextEdit {
            id: area
            anchors.fill: parent
            anchors.margins: 12
            activeFocusOnTab: true
            selectByMouse: true
            wrapMode: TextEdit.Wrap
            color: Theme.text
            selectionColor: Theme.accent
            selectedTextColor: Theme.primaryText
            font.family: "monospace"
            font.pixelSize: Theme.size(13)
            text: root.house.text
            Accessible.role: Accessible.EditableText
            Accessible.name: qsTr("House options as text")
            Keys.onTabPressed: nextItemInFocusChain().forceActiveFocus()
            onTextChanged: {
                if (activeFocus && text !== root.house.text)
                    root.house.type(text);
            }
        }
    }
    Repeater {
        model: root.expert ? [] : root.house.rows

        HouseOption {
            required property var modelData

            wide: root.wide
            option: modelData
            house: root.house
        }
    }
}
