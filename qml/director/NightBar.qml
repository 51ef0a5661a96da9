// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// The head of the night's page: which night it is, how fast it goes, and what else there is.
Item {
    id: root

    required property NightDesk night
    /// Where both do not fit beside each other, how the night stands is said below its name.
    readonly property bool stacked: whole.implicitWidth + full.implicitWidth + 24 > root.paceLeft
    readonly property real sideRoom: side.width * side.scale + 20
    readonly property real paceLeft: pace.x + pace.width * (1 - pace.scale)

    implicitHeight: Math.round(44 * Theme.textScale)

    ThemedText {
        // measured apart: what is fitted has another width
        id: whole
        visible: false
        pixels: title.pixels
        strong: true
        text: root.night.facts.title
    }
    ThemedText {
        id: title
        y: root.stacked ? 0 : Math.round((root.height - height) / 2)
        width: root.stacked ? root.paceLeft - 12 : whole.implicitWidth
        fontSizeMode: root.stacked ? Text.HorizontalFit : Text.FixedSize
        minimumPixelSize: 10
        pixels: 18
        strong: true
        text: root.night.facts.title
        spoken: Accessible.Heading
    }
    ThemedText {
        id: full
        visible: false
        pixels: standing.pixels
        text: root.night.facts.stateText
    }
    MutedText {
        id: standing
        x: root.stacked ? 0 : title.width + 12
        y: root.stacked ? root.height - height : title.y + title.baselineOffset - baselineOffset
        width: Math.min(implicitWidth, root.paceLeft - x - 12)
        fits: root.stacked
        pixels: 12
        // where not all of it has room, what stands nowhere else on the page
        text: root.stacked && full.implicitWidth > root.paceLeft - 12 ? root.night.facts.briefStateText : root.night.facts.stateText
        spoken: Accessible.StaticText
        Accessible.name: root.night.facts.stateText
    }
    Row {
        id: pace
        visible: !root.night.run.lookedAt
        anchors.right: parent.right
        anchors.rightMargin: root.sideRoom
        anchors.verticalCenter: parent.verticalCenter
        // the name of the night keeps its place
        scale: Math.min(1, (root.width - root.sideRoom - Theme.size(130)) / Math.max(1, implicitWidth))
        transformOrigin: Item.Right
        spacing: 6

        ThemedButton {
            pixels: 13
            enabled: !root.night.run.settingUp && root.night.run.canPause
            text: root.night.run.running ? qsTr("Pause") : qsTr("Run")
            keyHint: qsTr("Space")
            onClicked: root.night.run.toggleRunning()
        }
        Repeater {
            model: root.night.run.real ? [] : [1, 5, 20]

            ThemedButton {
                id: speed
                required property int modelData
                pixels: 13
                text: qsTr("%1×").arg(speed.modelData)
                Accessible.name: qsTr("Speed %1 times").arg(speed.modelData)
                marked: root.night.run.speed === speed.modelData
                onClicked: root.night.run.speed = speed.modelData
            }
        }
        ThemedField {
            id: late
            anchors.verticalCenter: parent.verticalCenter
            visible: root.night.run.real
            width: Theme.size(170)
            implicitHeight: Theme.size(13) + 16
            pixels: 13
            label: qsTr("Name of a late player")
            hint: qsTr("name of a late player")
            maximumLength: 24
            Keys.onEscapePressed: {
                late.text = "";
                root.forceActiveFocus();
            }
            onAccepted: text => {
                if (!root.night.signIn(text))
                    return;
                late.text = "";
                root.forceActiveFocus();
            }
        }
        ThemedButton {
            visible: !root.night.run.real
            pixels: 13
            enabled: !root.night.run.settingUp
            text: qsTr("Next event")
            keyHint: "N"
            onClicked: root.night.run.next()
        }
    }
    Row {
        id: side
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        scale: Math.min(1, root.width * 0.42 / Math.max(1, implicitWidth))
        transformOrigin: Item.Right
        spacing: 14

        LinkText {
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.night.run.examined && !root.night.run.lookedAt
            text: qsTr("Big clock")
            onClicked: root.night.bigClockAsked()
        }
        LinkText {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.night.run.coached && !root.night.run.lookedAt
            text: qsTr("Look back")
            onClicked: root.night.run.lookBack()
        }
        LinkText {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.night.run.real
            text: qsTr("Save as PDF…")
            onClicked: root.night.printAsked()
        }
        LinkText {
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.night.run.examined && !root.night.run.lookedAt
            text: qsTr("Leave")
            onClicked: root.night.run.leave()
        }
        ModeBadge {
            anchors.verticalCenter: parent.verticalCenter
            text: root.night.run.lookedAt ? qsTr("Replay") : root.night.run.examined ? qsTr("Exam") : root.night.run.real ? qsTr("Real night") : root.night.run.coached ? qsTr("Coach") : qsTr("Test")
            quiet: !root.night.run.coached || root.night.run.lookedAt
        }
    }
}
