// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// Several lines to type in, a name each.
Rectangle {
    id: root

    required property string label
    property string hint: ""
    property alias text: input.text

    signal edited()

    implicitHeight: Theme.size(140)
    radius: Theme.radius
    color: Theme.raised
    border.width: input.activeFocus ? 2 : 1
    border.color: input.activeFocus ? Theme.focus : Theme.outline

    Flickable {
        id: scroll
        anchors.fill: parent
        anchors.margins: 8
        contentHeight: input.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        TextEdit {
            id: input
            width: scroll.width
            height: Math.max(implicitHeight, scroll.height)
            activeFocusOnTab: true
            selectByMouse: true
            wrapMode: TextEdit.Wrap
            textFormat: TextEdit.PlainText
            color: Theme.text
            selectionColor: Theme.accent
            selectedTextColor: Theme.primaryText
            font.family: Theme.family
            font.pixelSize: Theme.size(14)
            Accessible.role: Accessible.EditableText
            Accessible.name: root.label
            KeyNavigation.priority: KeyNavigation.BeforeItem
            onTextChanged: root.edited()
            onCursorRectangleChanged: {
                if (input.cursorRectangle.y + input.cursorRectangle.height > scroll.contentY + scroll.height)
                    scroll.contentY = input.cursorRectangle.y + input.cursorRectangle.height - scroll.height;
                else if (input.cursorRectangle.y < scroll.contentY)
                    scroll.contentY = input.cursorRectangle.y;
            }
        }
    }
    Paragraph {
        visible: input.text === "" && !input.activeFocus
        x: 10
        y: 8
        width: parent.width - 20
        color: Theme.faint
        text: root.hint
    }
}
