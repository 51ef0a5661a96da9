// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// One line of what was done, in fixed columns, as high as its words need; a narrow one leaves out the mistake.
Item {
    id: root

    property bool heading: false
    property bool roomy: true
    required property var words ///< when, game, what, score, critical, mistake; and hasCritical and rule, if it has any
    readonly property bool grave: root.words.hasCritical ?? false
    readonly property string rule: root.words.rule ?? ""
    readonly property color quiet: root.heading ? Theme.muted : Theme.text
    readonly property real small: root.heading ? 12 : 13
    // shares of the width, so that headings and lines agree
    readonly property real whole: root.width

    signal ruleAsked

    implicitHeight: 4 + Math.max(what.implicitHeight, root.roomy ? mistake.implicitHeight : 0, root.roomy ? rule.implicitHeight : 0)

    ThemedText {
        height: root.height
        pixels: root.small
        width: root.whole * (root.roomy ? 0.14 : 0.24)
        fits: true
        text: root.words.when
        color: root.quiet
    }
    ThemedText {
        height: root.height
        pixels: root.small
        x: root.whole * (root.roomy ? 0.145 : 0.25)
        width: root.whole * (root.roomy ? 0.11 : 0.26)
        fits: true
        text: root.words.game
        color: root.quiet
    }
    Note {
        id: what
        height: root.height
        pixels: root.small
        x: root.whole * (root.roomy ? 0.26 : 0.52)
        width: root.whole * (root.roomy ? 0.15 : 0.27)
        lineHeight: 0.9
        text: root.words.what
    }
    ThemedText {
        height: root.height
        pixels: root.small
        x: root.whole * (root.roomy ? 0.41 : 0.78)
        width: root.whole * (root.roomy ? 0.06 : 0.10)
        horizontalAlignment: Text.AlignRight
        strong: !root.heading
        text: root.words.score
        color: root.quiet
    }
    ThemedText {
        height: root.height
        pixels: root.small
        x: root.whole * (root.roomy ? 0.475 : 0.88)
        width: root.whole * (root.roomy ? 0.07 : 0.12)
        horizontalAlignment: Text.AlignRight
        strong: root.grave
        color: root.grave ? Theme.fault : Theme.muted
        text: root.grave ? qsTr("%1 ✗").arg(root.words.critical) : root.words.critical
    }
    Paragraph {
        id: mistake
        height: root.height
        pixels: root.small
        visible: root.roomy
        x: root.whole * 0.565
        width: root.whole * (root.rule === "" ? 0.435 : 0.205)
        lineHeight: 0.9
        text: root.words.mistake
        color: root.quiet
    }
    HomeLink {
        id: rule
        visible: root.roomy && root.rule !== ""
        x: root.whole * 0.78
        width: Math.min(implicitWidth, root.whole * 0.22)
        anchors.verticalCenter: parent.verticalCenter
        wraps: true
        text: root.rule
        onClicked: root.ruleAsked()
    }
}
