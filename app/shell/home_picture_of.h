// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/home_model.h"

namespace cutcard {

class Keeping;

/// The home as what is kept makes it; nothing kept is an empty one.
HomePicture homePicture(const Keeping& keeping);

} // namespace cutcard
