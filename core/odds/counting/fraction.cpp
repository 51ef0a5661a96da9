// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/counting/fraction.h"

#include <cassert>

namespace cutcard {

std::string fractionText(const Fraction& fraction)
{
    return fraction.str();
}

std::string decimalText(const Fraction& fraction, int places)
{
    assert(places >= 0);
    const WholeNumber scale = boost::multiprecision::pow(WholeNumber(10), static_cast<unsigned>(places));
    const WholeNumber top = abs(numerator(fraction)) * scale * 2 + denominator(fraction);
    std::string digits = WholeNumber(top / (denominator(fraction) * 2)).str();
    const auto whole = static_cast<std::size_t>(places) + 1;
    if (digits.size() < whole)
        digits.insert(0, whole - digits.size(), '0');
    if (places > 0)
        digits.insert(digits.size() - static_cast<std::size_t>(places), ".");
    const bool zero = digits.find_first_not_of("0.") == std::string::npos;
    return fraction < 0 && !zero ? "-" + digits : digits;
}

double approximate(const Fraction& fraction)
{
    return fraction.convert_to<double>();
}

Fraction fractionFromDecimal(const std::string& text)
{
    WholeNumber digits = 0;
    WholeNumber scale = 1;
    bool behindPoint = false;
    bool negative = false;
    for (const char c : text) {
        negative = negative || c == '-';
        behindPoint = behindPoint || c == '.';
        if (c < '0' || c > '9')
            continue;
        digits = digits * 10 + (c - '0');
        if (behindPoint)
            scale *= 10;
    }
    return Fraction(negative ? -digits : digits, scale);
}

} // namespace cutcard
