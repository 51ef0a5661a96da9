// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// What can be said and done, by group; while something is asked, the answers stand in the same places.
FocusScope {
    id: root

    required property CommandModel commands
    required property ActComposer composer
    property real scaleBy: 1
    property int current: 0
    readonly property var groups: root.commands.groups
    readonly property Item shownGroup: acts.count > 0 ? acts.itemAt(Math.min(root.current, acts.count - 1)) : null
    readonly property bool asks: root.composer.active && root.composer.kind !== "amount"
    readonly property bool asksSeat: root.composer.kind === "seat" || root.composer.kind === "seats"
    readonly property int columns: Math.max(2, Math.floor(root.width / (142 * root.scaleBy)))
    readonly property real rowGap: 3
    readonly property real cell: root.width / root.columns - root.rowGap
    /// Three rows fill the console.
    readonly property real row: (root.height - tabs.height - 2 - 2 * root.rowGap) / 3

    Row {
        id: tabs
        visible: !root.asks
        height: 30 * root.scaleBy
        // all of them fit beside each other, also where their names are long
        scale: Math.min(1, root.width / Math.max(1, implicitWidth))
        transformOrigin: Item.Left
        spacing: 4
        Accessible.role: Accessible.PageTabList
        Accessible.name: qsTr("What to say and do")

        Repeater {
            model: root.groups

            TabButton {
                id: tab
                required property CommandGroup modelData
                required property int index

                height: tabs.height
                pixels: 13.5
                scaleBy: root.scaleBy / Theme.textScale
                pad: root.width < 72 * root.scaleBy * root.groups.length ? 4 : 10
                text: tab.modelData?.title ?? ""
                current: root.current === tab.index
                dotted: tab.modelData?.owed ?? false
                // with the coach the owed command is always at hand
                onDottedChanged: {
                    if (tab.dotted)
                        root.current = tab.index;
                }
                Component.onCompleted: {
                    if (tab.dotted)
                        root.current = tab.index;
                }
                onClicked: root.current = tab.index
            }
        }
    }
    Row {
        visible: root.asks
        height: tabs.height
        spacing: 12

        ThemedText {
            height: parent.height
            font.pixelSize: Math.round(14 * root.scaleBy)
            font.weight: Font.DemiBold
            text: root.composer.title
        }
        Paragraph {
            height: parent.height
            width: Math.max(0, root.width - x)
            fontSizeMode: Text.Fit
            lineHeight: 0.9
            font.pixelSize: Math.round(13 * root.scaleBy)
            color: Theme.muted
            text: root.composer.prompt
        }
    }
    Flickable {
        id: flick
        y: tabs.height + 2
        width: root.width
        height: root.height - y
        contentWidth: width
        contentHeight: root.asks ? answers.implicitHeight : root.shownGroup?.implicitHeight ?? 0
        onContentHeightChanged: contentY = 0
        clip: true
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        function reveal(item: Item): void {
            const top = item.mapToItem(flick.contentItem, 0, 0).y;
            flick.contentY = Math.max(0, Math.min(top, Math.max(flick.contentY, top + item.height - flick.height)));
        }

        Repeater {
            id: acts
            model: root.groups

            Flow {
                id: group
                required property CommandGroup modelData

                visible: !root.asks && root.shownGroup === group
                width: flick.width
                spacing: root.rowGap
                Accessible.role: Accessible.Grouping
                Accessible.name: group.modelData?.title ?? ""

                Repeater {
                    model: group.modelData?.commands ?? null

                    CommandButton {
                        required property string commandId
                        required property string label
                        required property string key
                        required property bool active
                        required property bool owed

                        width: root.cell
                        height: root.row
                        scaleBy: root.scaleBy
                        text: label
                        keyHint: key
                        enabled: active
                        marked: owed
                        onClicked: root.commands.trigger(commandId)
                        onActiveFocusChanged: {
                            if (activeFocus)
                                flick.reveal(this);
                        }
                        onMarkedChanged: {
                            if (marked && visible)
                                flick.reveal(this);
                        }
                        // also in a group that is shown now; and rows of another height, as with larger words, begin at the top
                        function come(): void {
                            if (marked && visible)
                                Qt.callLater(flick.reveal, this);
                        }
                        onVisibleChanged: come()
                        onYChanged: come()
                        Component.onCompleted: come()
                    }
                }
            }
        }
        Flow {
            id: answers
            visible: root.asks
            width: flick.width
            spacing: root.rowGap

            Repeater {
                model: root.asksSeat ? root.composer.seats : []

                CommandButton {
                    required property var modelData

                    width: root.cell
                    height: root.row
                    scaleBy: root.scaleBy
                    text: modelData.name
                    keyHint: modelData.number === 10 ? "0" : modelData.number
                    marked: Array.from(root.composer.pickedSeats).includes(modelData.number)
                    Accessible.checkable: root.composer.kind === "seats"
                    Accessible.checked: marked
                    onClicked: root.composer.chooseSeat(modelData.number)
                }
            }
            Repeater {
                id: choices
                // read once: every button that reads them by itself has all of them made anew
                readonly property var keys: Array.from(root.composer.choiceKeys)
                readonly property var picked: Array.from(root.composer.pickedChoices)
                model: root.composer.choices

                CommandButton {
                    required property string modelData
                    required property int index

                    width: root.cell
                    height: root.row
                    scaleBy: root.scaleBy
                    text: modelData
                    keyHint: choices.keys[index] ?? ""
                    marked: choices.picked.includes(index)
                    onClicked: root.composer.choose(index)
                }
            }
        }
    }
    Rectangle {
        // says that there is more, and how much
        visible: flick.contentHeight > flick.height + 1
        anchors.right: parent.right
        y: flick.y + flick.height * flick.contentY / Math.max(1, flick.contentHeight)
        width: 5
        height: flick.height * flick.height / Math.max(1, flick.contentHeight)
        radius: 2.5
        color: Theme.faint
    }
}
