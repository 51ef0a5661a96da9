// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace cutcard {
class Sitting;
}

namespace cutcard::attack {

/// Has somebody sit without a window, lines in and lines out; where the input ends before the exam, it is interrupted.
void sitByLines(Sitting& sitting);

} // namespace cutcard::attack
