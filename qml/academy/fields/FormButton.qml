// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// A button among fields: a click takes the keyboard there, and what it loses by its own press goes back to the field before it.
HomeButton {
    id: root

    width: Math.min(implicitWidth, parent?.width ?? implicitWidth)
    focusPolicy: Qt.StrongFocus
    onEnabledChanged: root.giveBack()
    onVisibleChanged: root.giveBack()

    /// Whether the keyboard is nowhere else: it fell to what lies around this.
    function isLeft(): bool {
        const holder = root.Window.activeFocusItem;
        for (let each = root.parent; each !== null; each = each.parent) {
            if (each === holder)
                return true;
        }
        return holder === null;
    }
    function giveBack(): void {
        if ((root.enabled && root.visible) || !root.focus || !root.parent.enabled || !root.parent.visible || !root.isLeft())
            return;
        root.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason);
    }
}
