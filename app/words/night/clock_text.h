// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace cutcard {

/// Minutes and seconds, from an hour on hours too, as a clock shows them and night files have them.
QString clockText(qint64 milliseconds);

} // namespace cutcard
