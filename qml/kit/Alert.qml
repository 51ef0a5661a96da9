// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// What is wrong, said at once also to whoever only hears it.
Paragraph {
    color: Theme.fault
    spoken: Accessible.AlertMessage
}
