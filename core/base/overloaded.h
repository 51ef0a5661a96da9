// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace cutcard {

/// Several lambdas as one visitor for std::visit.
template <typename... Functions> struct overloaded : Functions... {
    using Functions::operator()...;
};
// clang reads C++20's implicit guide only from version 17 on, and tooling often lags behind
template <typename... Functions> overloaded(Functions...) -> overloaded<Functions...>;

} // namespace cutcard
