// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/procedure/procedure.h"

namespace cutcard {

/// What is acceptable right now, in the order in which it stands and seen where it lies: for who only looks at each
/// duty. It holds as long as the procedure does.
std::vector<const Duty*> owedIn(const Procedure& procedure);

} // namespace cutcard
