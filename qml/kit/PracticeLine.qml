// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// Something to practise: what it is, what is known of it, and the button that deals it.
Item {
    id: root

    required property string title
    property var details: []
    property bool first: false
    property bool done: false
    property bool wraps: false
    property alias button: go.text
    property alias keyHint: go.keyHint
    property string spoken: "" ///< what the button is called to whom hears the page

    signal asked()

    width: parent ? parent.width : 0
    height: words.height + 14

    RuledLine {
        visible: !root.first
        color: Theme.line
    }
    Column {
        id: words
        y: 7
        width: parent.width - go.width - 14
        spacing: 2

        ThemedText {
            width: parent.width
            elide: root.wraps ? Text.ElideNone : Text.ElideRight
            wrapMode: root.wraps ? Text.WordWrap : Text.NoWrap
            font.weight: Font.Medium
            color: root.done ? Theme.muted : Theme.text
            text: root.title
        }
        Repeater {
            model: root.details

            MutedText {
                required property string modelData

                width: words.width
                elide: root.wraps ? Text.ElideNone : Text.ElideRight
                wrapMode: root.wraps ? Text.WordWrap : Text.NoWrap
                pixels: 12
                text: modelData
            }
        }
    }
    HomeButton {
        id: go
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        pixels: 12
        Accessible.name: root.spoken
        onClicked: root.asked()
    }
}
