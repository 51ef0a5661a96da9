// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <concepts>
#include <cstdint>
#include <string>

namespace cutcard {

/// An exact fraction of up to 127 bits, always in lowest terms; one that would need more is a defect.
class Fraction
{
public:
    Fraction() = default;
    Fraction(std::integral auto whole) : m_top(whole) {}
    /// Of two whole numbers; the lower is not zero.
    Fraction(std::int64_t top, std::int64_t bottom);

    Fraction operator-() const;
    Fraction& operator+=(const Fraction& other) { return *this = *this + other; }
    Fraction& operator*=(const Fraction& other) { return *this = *this * other; }
    Fraction& operator/=(const Fraction& other) { return *this = *this / other; }
    bool operator==(const Fraction&) const = default;
    friend std::strong_ordering operator<=>(const Fraction& one, const Fraction& other);
    friend Fraction operator+(const Fraction& one, const Fraction& other);
    friend Fraction operator-(const Fraction& one, const Fraction& other) { return one + -other; }
    friend Fraction operator*(const Fraction& one, const Fraction& other);
    friend Fraction operator/(const Fraction& one, const Fraction& other);

    /// As numerator/denominator, or as a whole number.
    friend std::string fractionText(const Fraction& fraction);
    /// As a decimal number with so many places, rounded to the nearest, halves away from zero.
    friend std::string decimalText(const Fraction& fraction, int places);
    /// The nearest floating-point number, for drawing only.
    friend double approximate(const Fraction& fraction);
    /// The number above the line.
    friend std::int64_t numerator(const Fraction& fraction) { return static_cast<std::int64_t>(fraction.m_top); }

private:
    __extension__ using Wide = __int128;
    struct Exact;

    Wide m_top = 0;
    Wide m_bottom = 1; ///< above zero
};

std::string fractionText(const Fraction& fraction);
std::string decimalText(const Fraction& fraction, int places);
double approximate(const Fraction& fraction);

/// The number that a decimal text such as -0.604 or 1,081 stands for exactly.
Fraction fractionFromDecimal(const std::string& text);

} // namespace cutcard
