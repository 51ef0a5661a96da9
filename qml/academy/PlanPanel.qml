// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import Cutcard

/// What a blueprint asks, cell by cell, whether the bank has enough for three forms of it, and its numbers to change.
HomePanel {
    id: root

    required property var plan
    readonly property int draft: root.plan.draft ?? 0
    readonly property var cells: root.plan.cells ?? []
    readonly property var tables: root.plan.tables ?? []
    readonly property var headings: root.cells.length > 0 ? root.cells[0].parts.map(each => each.difficulty) : []

    signal renamed(string name)
    signal changed(string field, string value)
    signal settled(string must, string tablesMust)
    signal tried

    title: root.plan.name ?? ""

    /// Takes what is typed up, also where Enter was not pressed.
    function settle(): void {
        root.settled(must.text, tablesMust.text);
    }

    /// Puts into the fields what another blueprint brings.
    function fill(): void {
        named.text = root.plan.name ?? "";
        must.text = root.plan.must ?? "";
        tablesMust.text = root.plan.tablesMust ?? "";
    }

    onDraftChanged: root.fill()
    Component.onCompleted: root.fill()

    component Heading: ThemedText {
        topPadding: 8
        strong: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    component Numbers: Flow {
        id: numbers

        required property var rows

        width: parent?.width ?? 0
        spacing: 14

        Repeater {
            model: numbers.rows.length

            Row {
                id: number
                required property int index
                readonly property var facts: numbers.rows[number.index] ?? ({ field: "", name: "", value: 0 })

                spacing: 8

                PlanNumber {
                    field: number.facts.field
                    value: number.facts.value
                    draft: root.draft
                    label: number.facts.name
                    onChanged: (field, value) => root.changed(field, value)
                }
                Paragraph {
                    width: Math.min(implicitWidth, numbers.width - Theme.size(64))
                    anchors.verticalCenter: parent.verticalCenter
                    pixels: 13
                    text: number.facts.name
                }
            }
        }
    }
    spacing: 6

    Note {
        text: root.plan.documents ?? ""
    }
    Note {
        text: root.plan.sum ?? ""
    }
    LabelledField {
        id: named
        label: qsTr("The exam's name")
        maximumLength: 60
        onTextChanged: if (text !== "" && text !== (root.plan.name ?? ""))
            root.renamed(text)
    }
    Heading {
        text: qsTr("Questions of each form")
    }
    Row {
        width: parent.width
        leftPadding: width * 0.22

        Repeater {
            model: root.headings

            MutedText {
                required property string modelData

                width: (root.width - 2 * root.pad) * 0.26
                pixels: 12
                text: modelData
            }
        }
    }
    Repeater {
        model: root.cells.length

        PlanCell {
            required property int index

            width: parent?.width ?? 0
            cell: root.cells[index] ?? ({ name: "", parts: [] })
            draft: root.draft
            onChanged: (field, value) => root.changed(field, value)
        }
    }
    LabelledField {
        id: must
        width: parent.width
        label: qsTr("Rule numbers every form must ask about, separated by commas")
        maximumLength: 200
        onAccepted: root.settle()
    }
    Heading {
        visible: root.tables.length > 0
        text: qsTr("Tables")
    }
    Repeater {
        model: root.tables.length

        Row {
            id: table
            required property int index
            readonly property var facts: root.tables[table.index] ?? ({ field: "", name: "", title: "", text: "", value: 0 })

            width: parent?.width ?? 0
            spacing: 8

            PlanNumber {
                field: table.facts.field
                value: table.facts.value
                draft: root.draft
                label: qsTr("%1, minutes").arg(table.facts.title)
                onChanged: (field, value) => root.changed(field, value)
            }
            Paragraph {
                width: table.width - Theme.size(64)
                anchors.verticalCenter: parent.verticalCenter
                pixels: 13
                text: qsTr("minutes · %1 · %2").arg(table.facts.title).arg(table.facts.text)
            }
        }
    }
    LabelledField {
        id: tablesMust
        visible: root.tables.length > 0
        width: parent.width
        label: qsTr("Rule numbers that must come up at the tables, separated by commas")
        maximumLength: 200
        onAccepted: root.settle()
    }
    Heading {
        text: qsTr("What it takes to pass")
    }
    Numbers {
        rows: root.plan.standards ?? []
    }
    Heading {
        text: qsTr("Attempts")
    }
    Numbers {
        rows: root.plan.again ?? []
    }
    Item {
        width: 1
        height: 4
    }
    FormButton {
        text: qsTr("Check whether the exam can be built")
        onClicked: root.tried()
    }
    PlainSheet {
        visible: text !== ""
        text: root.plan.built ?? ""
    }
}
