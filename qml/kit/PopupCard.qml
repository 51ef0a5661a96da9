// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cutcard

/// The frame of the small questions asked over the table: a title, room for the question, and a way out.
FocusScope {
    id: root

    required property string title
    default property alias content: inner.data

    signal dismissed()

    implicitWidth: inner.childrenRect.width + 36
    implicitHeight: inner.y + inner.childrenRect.height + 18
    Accessible.role: Accessible.Dialog
    Accessible.name: root.title
    Keys.onEscapePressed: root.dismissed()

    MouseArea {
        // what lies below is not meant
        anchors.fill: parent
        hoverEnabled: true
    }
    Rectangle {
        x: 3
        y: 5
        width: parent.width
        height: parent.height
        radius: 14
        color: Theme.shadow
    }
    Rectangle {
        anchors.fill: parent
        radius: 14
        color: Theme.panel
        border.width: 1
        border.color: Theme.outline
    }
    ThemedText {
        id: heading
        x: 18
        y: 14
        pixels: 15
        strong: true
        text: root.title
    }
    Item {
        id: inner
        x: 18
        y: heading.y + heading.height + 10
        width: childrenRect.width
        height: childrenRect.height
    }
}
