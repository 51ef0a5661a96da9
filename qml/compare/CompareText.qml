// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The hand as lines to type, with what each line can say.
Row {
    id: root

    required property CompareModel compare

    spacing: 16

    Rectangle {
        width: root.width * 0.45
        height: Math.max(200, area.implicitHeight + 20)
        radius: Theme.radius
        color: Theme.raised
        border.width: area.activeFocus ? 2 : 1
        border.color: area.activeFocus ? Theme.focus : Theme.outline

        TextEdit {
            id: area
            anchors.fill: parent
            anchors.margins: 10
            activeFocusOnTab: true
            selectByMouse: true
            color: Theme.text
            selectionColor: Theme.accent
            selectedTextColor: Theme.primaryText
            font.family: "monospace"
            font.pixelSize: Theme.size(13)
            text: root.compare.text
            Accessible.role: Accessible.EditableText
            Accessible.name: qsTr("Stacks, betting and ranking")
            Keys.onTabPressed: nextItemInFocusChain().forceActiveFocus()
            onTextChanged: {
                if (activeFocus && text !== root.compare.text)
                    root.compare.type(text);
            }
        }
    }
    MutedText {
        width: root.width * 0.5
        wrapMode: Text.Wrap
        text: qsTr("One of these per line:\nstack SEAT CHIPS\nSEAT blind TO, SEAT raise TO\nSEAT call, check, fold or all-in\nnext-round\nplain SEATS: all-in without a loan\nto-act SEATS: still to act, assumed to match the bet\nrank SEATS: best first, 1=2 for a tie\n\nOr only what each player put in:\nput SEAT CHIPS, put SEAT CHIPS folds")
    }
}
