// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/coach_model.h"
#include "core/training/task.h"

namespace cutcard {

/// One answer that can be chosen or put in order.
struct OptionRow {
    Q_GADGET
    SHOWN(int, place);
    SHOWN(QString, letter);
    SHOWN(QString, words);
    SHOWN(bool, picked);
    SHOWN(QString, position); ///< which step it was made, in an order; empty while it is none
    SHOWN(int, mark, mark::Later);
    SHOWN(QString, remark); ///< what the mark means, in words
    bool operator==(const OptionRow&) const = default;
};

/// What is drawn of a task, for the file of `qml/task` that its `kind` names; empty where the words are all.
QVariantMap shownMap(const Task& task);

/// Chips as a pile draws them.
QVariantList chipList(const ChipStack& chips);

} // namespace cutcard
