// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick.Shapes
import Cutcard

/// A sign drawn in one line, on a field of 24 by 24.
Item {
    id: root

    required property string name
    property real size: 20
    property color color: Theme.muted
    readonly property var lines: ({
        home: "M4 11 L12 4.5 L20 11 M6.5 9.5 V19.5 H17.5 V9.5",
        lessons: "M12 6.5 C9.5 4.8 7 4.6 4 5.4 V18.4 C7 17.6 9.5 17.8 12 19.5 C14.5 17.8 17 17.6 20 18.4 V5.4 C17 4.6 14.5 4.8 12 6.5 V19.5",
        table: "M8 7 H16 A5 5 0 0 1 16 17 H8 A5 5 0 0 1 8 7 Z M10.5 10 H13.5 V14 H10.5 Z",
        drill: "M12 5 A7 7 0 1 1 11.99 5 Z M12 9 A3 3 0 1 1 11.99 9 Z M12 2.5 V5 M12 19 V21.5 M2.5 12 H5 M19 12 H21.5",
        rules: "M6 4 H18 V20 L15 18.3 L12 20 L9 18.3 L6 20 Z M9 8.5 H15 M9 12.5 H15",
        figures: "M5 20 V13 M10 20 V5 M15 20 V9.5 M20 20 V15",
        night: "M4.5 6.5 A2.5 2.5 0 1 1 9.5 6.5 A2.5 2.5 0 1 1 4.5 6.5 Z M14.5 6.5 A2.5 2.5 0 1 1 19.5 6.5 A2.5 2.5 0 1 1 14.5 6.5 Z M4.5 16.5 A2.5 2.5 0 1 1 9.5 16.5 A2.5 2.5 0 1 1 4.5 16.5 Z M14.5 16.5 A2.5 2.5 0 1 1 19.5 16.5 A2.5 2.5 0 1 1 14.5 16.5 Z",
        history: "M12 4.5 A7.5 7.5 0 1 1 11.99 4.5 Z M12 8 V12 L14.8 14",
        settings: "M4 8 H12 M18 8 H20 M4 16 H6 M12 16 H20 M15 5.6 A2.4 2.4 0 1 1 14.99 5.6 Z M9 13.6 A2.4 2.4 0 1 1 8.99 13.6 Z",
        academy: "M3 9.5 L12 5.5 L21 9.5 L12 13.5 Z M7 11.5 V16 C9.5 18.2 14.5 18.2 17 16 V11.5 M21 9.5 V15",
        check: "M5.5 12.5 L10 17 L19 7.5"
    })

    implicitWidth: root.size
    implicitHeight: root.size

    Shape {
        width: 24
        height: 24
        scale: root.size / 24
        transformOrigin: Item.TopLeft
        antialiasing: true

        ShapePath {
            strokeColor: root.color
            strokeWidth: 1.7
            fillColor: "transparent"
            capStyle: ShapePath.RoundCap
            joinStyle: ShapePath.RoundJoin
            PathSvg {
                path: root.lines[root.name] ?? ""
            }
        }
    }
}
