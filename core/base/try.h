// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

/// The value of a Result, where the function around it hands on the error that prevented it. (A statement within an
/// expression is an extension that GCC and Clang share; the number keeps one within another from hiding its name.)
#define TRY(...) TRY_COUNTED(__COUNTER__, __VA_ARGS__)
#define TRY_COUNTED(number, ...) TRY_NAMED(number, __VA_ARGS__)
#define TRY_NAMED(number, ...)                                                                                         \
    __extension__({                                                                                                    \
        auto&& tried##number = __VA_ARGS__;                                                                            \
        if (!tried##number)                                                                                            \
            return tried##number.error();                                                                              \
        std::forward<decltype(tried##number)>(tried##number).value();                                                  \
    })
