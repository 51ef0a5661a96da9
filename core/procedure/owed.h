// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/procedure/procedure.h"

namespace cutcard {

/// What is acceptable right now, in the order in which it stands and seen where it lies: for who only looks at each
/// duty. It holds as long as the procedure does.
std::vector<const Duty*> owedIn(const Procedure& procedure);
/// The first acceptable duty for which something holds, where it lies; nullptr if it holds for none.
const Duty* findOwed(const Procedure& procedure, bool (*is)(const Duty&));
/// The late duties that can be reached without doing anything else: they lapse when passed over.
std::vector<Duty> lateIn(const Procedure& procedure);

} // namespace cutcard
