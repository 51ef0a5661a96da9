// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <boost/multiprecision/cpp_int.hpp>

#include <string>

namespace cutcard {

/// A whole number of up to 512 bits; nothing here comes near.
using WholeNumber =
    boost::multiprecision::number<boost::multiprecision::int512_t::backend_type, boost::multiprecision::et_off>;

/// An exact fraction, always in lowest terms.
using Fraction = boost::multiprecision::number<boost::multiprecision::rational_adaptor<WholeNumber::backend_type>,
                                               boost::multiprecision::et_off>;

/// As numerator/denominator, or as a whole number.
std::string fractionText(const Fraction& fraction);

/// As a decimal number with so many places, rounded to the nearest, halves away from zero.
std::string decimalText(const Fraction& fraction, int places);

/// The nearest floating-point number, for drawing only.
double approximate(const Fraction& fraction);

/// The number that a decimal text such as -0.604 or 1,081 stands for exactly.
Fraction fractionFromDecimal(const std::string& text);

} // namespace cutcard
