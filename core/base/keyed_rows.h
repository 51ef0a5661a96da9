// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

namespace cutcard {

namespace keyed_rows {

// not constexpr: calling one while a table is built stops the compiler, and its name says why
inline void aRowIsMissingOrThereTwice() {}
inline void aKeyIsNoneOfTheEnumeration() {}

} // namespace keyed_rows

/// One row for each value of an enumeration, in any order; one that is missing, or there twice, does not compile.
template <typename Row, auto key, int count> class KeyedRows
{
public:
    consteval explicit KeyedRows(const Row (&rows)[static_cast<std::size_t>(count)])
    {
        std::array<bool, static_cast<std::size_t>(count)> filled{};
        for (const Row& row : rows) {
            const auto place = static_cast<std::size_t>(row.*key);
            if (place >= filled.size())
                keyed_rows::aKeyIsNoneOfTheEnumeration();
            if (filled[place])
                keyed_rows::aRowIsMissingOrThereTwice();
            filled[place] = true;
            m_rows[place] = row;
        }
    }

    /// The row of a key.
    template <typename Key> constexpr const Row& of(Key value) const
    {
        static_assert(requires(const Row& row) { row.*key == value; }, "a row is found by its own key");
        return m_rows[static_cast<std::size_t>(value)];
    }

    /// The rows as a range; their order means nothing.
    constexpr auto begin() const { return m_rows.begin(); }
    constexpr auto end() const { return m_rows.end(); }
    constexpr std::size_t size() const { return m_rows.size(); }
    constexpr const Row& operator[](std::size_t index) const { return m_rows[index]; }

private:
    std::array<Row, static_cast<std::size_t>(count)> m_rows{};
};

} // namespace cutcard
