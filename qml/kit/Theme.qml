// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick

/// Colours, sizes and speeds of everything drawn; set by the shell from the person's settings.
QtObject {
    id: theme

    property bool dark: true
    /// Black, white and few colours; `dark` is set with it.
    property bool contrast: false
    property real textScale: 1.0
    property int animation: 220
    property bool fourColour: true

    readonly property string family: "Inter"

    readonly property color window: contrast ? "#000000" : dark ? "#14171a" : "#e9e6df"
    readonly property color panel: contrast ? "#000000" : dark ? "#1d2024" : "#f6f4ef"
    readonly property color raised: contrast ? "#141414" : dark ? "#2a2e33" : "#ffffff"
    readonly property color hovered: contrast ? "#333333" : dark ? "#353a40" : "#efece4"
    readonly property color pressed: contrast ? "#000000" : dark ? "#24282c" : "#e2ded3"
    readonly property color outline: contrast ? "#ffffff" : dark ? "#3d434a" : "#cbc6ba"
    /// Between lines of one panel.
    readonly property color line: contrast ? "#8c8c8c" : dark ? "#2a2e33" : "#dedace"
    /// Bars of weeks gone by.
    readonly property color quiet: contrast ? "#b0b0b0" : dark ? "#5d656d" : "#a8a398"
    readonly property color rail: contrast ? "#000000" : dark ? "#101316" : "#dfdbd1"
    readonly property color text: contrast ? "#ffffff" : dark ? "#eef0f2" : "#1c2024"
    readonly property color muted: contrast ? "#f0f0f0" : dark ? "#a3abb3" : "#565d64"
    readonly property color faint: contrast ? "#d0d0d0" : dark ? "#9ca4ac" : "#60666c"
    readonly property color link: contrast ? "#9fd0ff" : dark ? "#7db2ee" : "#1f5fb8"

    /// The one accent: what is owed or picked.
    readonly property color accent: contrast ? "#ffd60a" : dark ? "#e8b04b" : "#b07508"
    readonly property color accentText: contrast ? "#ffd60a" : dark ? "#f0c06a" : "#7d5200"
    readonly property color accentFill: contrast ? "#332b00" : dark ? "#3a3022" : "#fbeed0"
    readonly property color good: contrast ? "#5ef2a0" : dark ? "#58bf8c" : "#176b40"
    /// Red stands for the floor and for faults, for nothing else.
    readonly property color fault: contrast ? "#ff9d90" : dark ? "#ee7b6c" : "#b3261e"
    readonly property color faultFill: contrast ? "#3d0000" : dark ? "#3b2424" : "#f9e1de"
    readonly property color floor: contrast ? "#b00020" : dark ? "#8c2f30" : "#a5302f"
    readonly property color floorText: "#ffffff"
    readonly property color focus: "#0b57b0"
    readonly property color focusOuter: "#ffffff"
    readonly property color primary: "#e8b04b"
    readonly property color primaryText: "#1c1606"
    readonly property color primaryMuted: "#4d3a08"

    /// What is worth more, and less, than nothing: the ends of the heat map's scale.
    readonly property color heatHigh: dark ? "#1f8a5b" : "#6cc79b"
    readonly property color heatLow: dark ? "#3f6fb0" : "#8fb5ea"

    readonly property color railTop: contrast ? "#2a1d14" : dark ? "#4b3424" : "#9b7350"
    readonly property color railBottom: contrast ? "#140d08" : dark ? "#2d2018" : "#7b5839"
    readonly property color feltLight: contrast ? "#06352a" : dark ? "#155a49" : "#1a5f4c"
    readonly property color feltDark: contrast ? "#02231b" : dark ? "#0e4637" : "#185b47"
    readonly property color feltLine: contrast ? "#80ffffff" : "#40d8efe2"
    readonly property color feltText: contrast ? "#ffffff" : "#f2f1e6"
    readonly property color feltMuted: contrast ? "#f0fff8" : dark ? "#bcd6c9" : "#d5e8de"
    /// The accent where it lies on felt, which is dark in both looks.
    readonly property color feltAccent: "#f5c869"
    readonly property color amount: "#f6efcf"
    readonly property color plate: contrast ? "#000000" : dark ? "#1c2025" : "#fbfaf6"
    readonly property color tray: "#26000000"

    readonly property color cardPaper: "#fdfaf3"
    readonly property color cardEdge: "#b9b2a4"
    readonly property color shadow: dark ? "#59000000" : "#38000000"

    readonly property real gap: 8
    readonly property real radius: 8

    /// A font size in pixels, at the person's text scale.
    function size(pixels: real): real {
        return Math.round(pixels * theme.textScale);
    }
    function suitColour(suit: string): color {
        switch (suit) {
        case "h": return "#c62832";
        case "d": return theme.fourColour ? "#1f5fb8" : "#c62832";
        case "c": return theme.fourColour ? "#1a7a3c" : "#16181d";
        default: return "#16181d";
        }
    }
    function suitPicture(suit: string): url {
        const folder = "qrc:/qt/qml/Cutcard/assets/cards/";
        switch (suit) {
        case "h": return folder + "heart_red.svg";
        case "d": return folder + (theme.fourColour ? "diamond_blue.svg" : "diamond_red.svg");
        case "c": return folder + (theme.fourColour ? "club_green.svg" : "club_black.svg");
        default: return folder + "spade_black.svg";
        }
    }
}
