// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/task.h"

#include <QVariantMap>

namespace cutcard {

/// What is drawn of a task, for the file of `qml/task` that its `kind` names; empty where the words are all.
QVariantMap shownMap(const Task& task);

/// Chips as a pile draws them.
QVariantList chipList(const ChipStack& chips);

} // namespace cutcard
