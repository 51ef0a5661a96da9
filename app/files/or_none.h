// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

namespace cutcard {

/// What a list holds; nothing of one that can't be read.
template <typename T> std::vector<T> orNone(Result<std::vector<T>> list)
{
    return list ? std::move(list).value() : std::vector<T>();
}

} // namespace cutcard
