// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QImage;
class QWidget;

namespace cutcard {

/// Whether a page in a window's picture shows nothing that anybody could read, whatever stands around
/// it; a window without pages is looked at as a whole.
bool isBlank(const QWidget& window, const QImage& picture);

} // namespace cutcard
