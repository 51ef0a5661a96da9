// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QQmlEngine;

namespace cutcard {

/// Gives back what a page that was left no longer needs: hours of dealing leave holes between what is still in use.
void giveBackMemory(QQmlEngine& engine);

} // namespace cutcard
