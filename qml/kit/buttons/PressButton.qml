// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Templates as T
import Cutcard

/// What is pressed: by a click, by its key, or by whoever only hears the page; Tab comes to it and a click does not.
T.AbstractButton {
    id: root

    property string keyHint: ""

    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    Accessible.name: root.keyHint === "" ? root.text : qsTr("%1, key %2").arg(root.text).arg(root.keyHint)
    Accessible.onPressAction: root.clicked()
}
