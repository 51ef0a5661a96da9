// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The director's room: choosing a night, running it, and looking back on it.
FocusScope {
    id: root

    required property NightDesk night

    focus: true
    Keys.onPressed: event => event.accepted = root.night.press(event.key, event.modifiers, event.text)

    /// Shows the page of where one is.
    function turn(): void {
        switch (root.night.page) {
        case NightDesk.Room: page.setSource("NightRoom.qml", { night: root.night }); break;
        case NightDesk.Debrief: page.setSource("NightDebrief.qml", { night: root.night }); break;
        default: page.setSource("NightStart.qml", { form: root.night.form });
        }
    }
    property int shownPage: root.night.page
    onShownPageChanged: root.turn()

    Loader {
        id: page
        anchors.fill: parent
        focus: true
        onLoaded: page.forceActiveFocus()
        Component.onCompleted: root.turn()
    }
}
