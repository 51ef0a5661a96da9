// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// One house option: its name, what it is set to, and beside it the paragraph that it follows.
Rectangle {
    id: root

    required property var option
    required property HouseForm house
    property bool wide: true
    readonly property bool wrong: root.house.problemKeys.includes(root.option.key)
    readonly property real pad: 14

    width: parent?.width ?? 0
    implicitHeight: Math.max(set.height, root.wide ? beside.height : set.height + beside.height + 8) + 2 * pad
    radius: 10
    color: Theme.panel
    border.width: root.wrong ? 2 : 0
    border.color: Theme.fault
    Accessible.role: Accessible.Grouping
    Accessible.name: root.option.label

    Column {
        id: set
        x: root.pad
        y: root.pad
        width: root.wide ? root.width * 0.46 : root.width - 2 * root.pad
        spacing: 8

        Paragraph {
            wrapMode: Text.Wrap
            strong: true
            text: root.option.label
        }
        QuizChoices {
            visible: root.option.kind === "flag"
            title: ""
            names: [qsTr("Yes"), qsTr("No")]
            current: root.option.value === "true" ? 0 : 1
            onChosen: chosen => root.house.setFlag(root.option.key, chosen === 0)
        }
        QuizChoices {
            visible: root.option.kind === "word"
            title: ""
            names: root.option.choices ?? []
            current: root.option.choice ?? -1
            onChosen: chosen => root.house.setWord(root.option.key, chosen)
        }
        ThemedField {
            visible: root.option.kind === "number" || root.option.kind === "text" || root.option.kind === "list"
            width: root.option.kind === "number" ? Theme.size(150) : parent.width
            label: root.option.label
            text: root.option.value
            wrong: root.wrong
            onEdited: text => root.house.setValue(root.option.key, text)
        }
        Note {
            visible: root.option.showsEdge
            wrapMode: Text.Wrap
            text: root.house.edge
        }
        Repeater {
            model: root.option.kind === "pairs" ? root.option.pairs : []

            Row {
                id: pair
                required property var modelData
                required property int index

                spacing: 8

                Repeater {
                    model: 2

                    ThemedField {
                        required property int index

                        width: Theme.size(110)
                        label: qsTr("%1, line %2, %3").arg(root.option.label).arg(pair.index + 1).arg(index === 0 ? qsTr("first") : qsTr("second"))
                        text: pair.modelData[index]
                        wrong: root.wrong
                        onEdited: text => root.house.setPair(root.option.key, pair.index, index, text)
                    }
                }
                HomeButton {
                    visible: root.option.many && root.option.pairs.length > 1
                    text: qsTr("Remove")
                    pixels: 13
                    Accessible.name: qsTr("Remove line %1").arg(pair.index + 1)
                    onClicked: root.house.removePair(root.option.key, pair.index)
                }
            }
        }
        HomeButton {
            visible: root.option.kind === "pairs" && root.option.many
            text: qsTr("Add a line")
            pixels: 13
            onClicked: root.house.addPair(root.option.key)
        }
    }
    Column {
        id: beside
        x: root.wide ? root.width * 0.5 : root.pad
        y: root.wide ? root.pad : root.pad + set.height + 8
        width: root.wide ? root.width * 0.5 - root.pad : root.width - 2 * root.pad
        spacing: 8

        Note {
            visible: root.option.paragraphs.length === 0
            wrapMode: Text.Wrap
            text: qsTr("No document says this; the house decides.")
        }
        Repeater {
            model: root.option.paragraphs

            Column {
                id: paragraph
                required property var modelData

                width: beside.width
                spacing: 2

                HomeLink {
                    width: Math.min(implicitWidth, parent.width)
                    text: paragraph.modelData.title
                    onClicked: root.house.askRule(paragraph.modelData.id)
                }
                Note {
                    wrapMode: Text.Wrap
                    lineHeight: 1.15
                    text: paragraph.modelData.text
                }
            }
        }
    }
}
