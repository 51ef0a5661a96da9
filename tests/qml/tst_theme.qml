// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cutcard

/// What is read can be read: 4.5 to 1 for every colour of words on every colour it stands on, and 7 to 1 in high contrast (U14).
TestCase {
    name: "Theme"

    function channel(value: real): real {
        return value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
    function luminance(colour: color): real {
        return 0.2126 * channel(colour.r) + 0.7152 * channel(colour.g) + 0.0722 * channel(colour.b);
    }
    function contrast(ink: color, ground: color): real {
        const a = luminance(ink);
        const b = luminance(ground);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }
    function wear(look: string): void {
        Theme.dark = look !== "light";
        Theme.contrast = look === "contrast";
    }
    function cleanup(): void {
        wear("dark");
    }
    function test_wordsStandOut_data(): var {
        const rows = [];
        const add = (inks, grounds) => {
            for (const look of ["dark", "light", "contrast"])
                for (const ink of inks)
                    for (const ground of grounds)
                        rows.push({tag: look + " " + ink + " on " + ground, look: look, ink: ink, ground: ground});
        };
        add(["text", "muted", "faint", "link"], ["window", "panel", "raised", "hovered", "plate"]);
        add(["accentText", "good", "fault"], ["window", "panel", "raised", "plate"]);
        add(["text", "accentText", "muted"], ["accentFill"]);
        add(["text", "fault"], ["faultFill"]);
        add(["floorText"], ["floor"]);
        add(["feltText", "feltMuted", "feltAccent", "amount"], ["feltLight", "feltDark"]);
        return rows;
    }
    function test_wordsStandOut(row: var): void {
        wear(row.look);
        const value = contrast(Theme[row.ink], Theme[row.ground]);
        verify(value >= (row.look === "contrast" ? 7 : 4.5), row.tag + ": " + value.toFixed(2));
    }
    function test_theMeasureIsTheRightOne(): void {
        const grey = level => Qt.rgba(level / 255, level / 255, level / 255, 1);
        compare(Math.round(contrast(grey(255), grey(0))), 21);
        compare(contrast(grey(119), grey(119)), 1);
        verify(contrast(grey(119), grey(255)) < 4.5);
        verify(contrast(grey(118), grey(255)) >= 4.5);
    }
}
