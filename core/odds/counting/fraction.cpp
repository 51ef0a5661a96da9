// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/counting/fraction.h"

#include "core/base/defect.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <cassert>

namespace cutcard {

/// What is calculated with: nothing here comes near 512 bits.
struct Fraction::Exact {
    using Number =
        boost::multiprecision::number<boost::multiprecision::int512_t::backend_type, boost::multiprecision::et_off>;

    static Number top(const Fraction& of) { return of.m_top; }
    static Number bottom(const Fraction& of) { return of.m_bottom; }
    /// In lowest terms, with the sign above the line.
    static Fraction of(Number top, Number bottom)
    {
        if (!holds(bottom != 0))
            return 0;
        const Number common = gcd(top, bottom);
        top /= bottom < 0 ? Number(-common) : common;
        bottom = abs(bottom) / common;
        static const Number most = (Number(1) << 126) - 1;
        if (!holds(abs(top) <= most && bottom <= most))
            return 0;
        Fraction found;
        found.m_top = static_cast<Wide>(top);
        found.m_bottom = static_cast<Wide>(bottom);
        return found;
    }
};

Fraction::Fraction(std::int64_t top, std::int64_t bottom) : Fraction(Exact::of(top, bottom)) {}

Fraction Fraction::operator-() const
{
    Fraction found = *this;
    found.m_top = -m_top;
    return found;
}

std::strong_ordering operator<=>(const Fraction& one, const Fraction& other)
{
    using Exact = Fraction::Exact;
    const Exact::Number left = Exact::top(one) * Exact::bottom(other);
    const Exact::Number right = Exact::top(other) * Exact::bottom(one);
    return left < right    ? std::strong_ordering::less
           : left == right ? std::strong_ordering::equal
                           : std::strong_ordering::greater;
}

Fraction operator+(const Fraction& one, const Fraction& other)
{
    using Exact = Fraction::Exact;
    return Exact::of(Exact::top(one) * Exact::bottom(other) + Exact::top(other) * Exact::bottom(one),
                     Exact::bottom(one) * Exact::bottom(other));
}

Fraction operator*(const Fraction& one, const Fraction& other)
{
    using Exact = Fraction::Exact;
    return Exact::of(Exact::top(one) * Exact::top(other), Exact::bottom(one) * Exact::bottom(other));
}

Fraction operator/(const Fraction& one, const Fraction& other)
{
    using Exact = Fraction::Exact;
    return Exact::of(Exact::top(one) * Exact::bottom(other), Exact::bottom(one) * Exact::top(other));
}

std::string fractionText(const Fraction& fraction)
{
    using Exact = Fraction::Exact;
    const std::string top = Exact::top(fraction).str();
    return fraction.m_bottom == 1 ? top : top + "/" + Exact::bottom(fraction).str();
}

std::string decimalText(const Fraction& fraction, int places)
{
    assert(places >= 0);
    using Exact = Fraction::Exact;
    const Exact::Number bottom = Exact::bottom(fraction);
    const Exact::Number scale = boost::multiprecision::pow(Exact::Number(10), static_cast<unsigned>(places));
    const Exact::Number top = abs(Exact::top(fraction)) * scale * 2 + bottom;
    std::string digits = Exact::Number(top / (bottom * 2)).str();
    const auto whole = static_cast<std::size_t>(places) + 1;
    if (digits.size() < whole)
        digits.insert(0, whole - digits.size(), '0');
    if (places > 0)
        digits.insert(digits.size() - static_cast<std::size_t>(places), ".");
    const bool zero = digits.find_first_not_of("0.") == std::string::npos;
    return fraction.m_top < 0 && !zero ? "-" + digits : digits;
}

double approximate(const Fraction& fraction)
{
    using Exact = Fraction::Exact;
    using Rational =
        boost::multiprecision::number<boost::multiprecision::rational_adaptor<Exact::Number::backend_type>>;
    return Rational(Exact::top(fraction), Exact::bottom(fraction)).convert_to<double>();
}

Fraction fractionFromDecimal(const std::string& text)
{
    std::int64_t digits = 0;
    std::int64_t scale = 1;
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
    return {negative ? -digits : digits, scale};
}

} // namespace cutcard
