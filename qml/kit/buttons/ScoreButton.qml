// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Templates as T
import Cutcard

/// A score that shows, when it is pressed, how it is worked out.
T.AbstractButton {
    id: root

    required property real pixels
    /// Whether the working is to be shown.
    readonly property bool open: root.checked

    implicitWidth: root.implicitContentWidth + 8
    implicitHeight: root.implicitContentHeight
    checkable: true
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Score %1, how it is calculated").arg(root.text)
    Accessible.checkable: true
    Accessible.checked: root.checked
    Accessible.onPressAction: root.toggle()
    Keys.onReturnPressed: root.toggle()
    Keys.onEnterPressed: root.toggle()

    background: Rectangle {
        radius: Theme.radius
        color: root.hovered ? Theme.hovered : "transparent"

        FocusRing {
            shown: root.visualFocus
        }
    }
    contentItem: NumberText {
        pixels: root.pixels
        text: root.text
    }
}
