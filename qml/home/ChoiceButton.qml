// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// One of several buttons of which one holds.
HomeButton {
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: marked
}
