// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// The colours of the pots, the main pot first.
QtObject {
    function of(pot: int): color {
        const colours = Theme.dark ? ["#249161", "#4674b8", "#8d969e", "#a877c8", "#c98a3b"]
                                   : ["#2a8f62", "#3c6cb4", "#7d868d", "#8f58b4", "#b87720"];
        return colours[Math.min(pot, colours.length - 1)];
    }
}
