// SPDX-License-Identifier: GPL-3.0-or-later
import Cutcard

/// One of several to choose, which is kept here alone; -1: none yet.
QuizChoices {
    id: root

    current: -1
    onChosen: index => root.current = index
}
