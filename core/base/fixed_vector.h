// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/defect.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <iterator>
#include <utility>

namespace cutcard {

/// A vector of at most `Capacity` elements that never allocates; unused places hold T{}, what finds none is a defect.
template <typename T, std::size_t Capacity> class FixedVector
{
public:
    using value_type = T;
    using iterator = typename std::array<T, Capacity>::iterator;
    using const_iterator = typename std::array<T, Capacity>::const_iterator;

    constexpr FixedVector() = default;
    constexpr FixedVector(std::initializer_list<T> elements)
    {
        for (const T& element : elements)
            push_back(element);
    }

    static constexpr std::size_t capacity() { return Capacity; }
    constexpr std::size_t size() const { return m_size; }
    constexpr bool empty() const { return m_size == 0; }
    constexpr bool full() const { return m_size == Capacity; }

    constexpr T& operator[](std::size_t index) { return m_elements[holds(index < m_size) ? index : Capacity - 1]; }
    constexpr const T& operator[](std::size_t index) const
    {
        return m_elements[holds(index < m_size) ? index : Capacity - 1];
    }
    constexpr T& front() { return (*this)[0]; }
    constexpr const T& front() const { return (*this)[0]; }
    constexpr T& back() { return (*this)[m_size - 1]; }
    constexpr const T& back() const { return (*this)[m_size - 1]; }
    constexpr T* data() { return m_elements.data(); }
    constexpr const T* data() const { return m_elements.data(); }

    constexpr iterator begin() { return m_elements.begin(); }
    constexpr iterator end() { return m_elements.begin() + static_cast<std::ptrdiff_t>(m_size); }
    constexpr const_iterator begin() const { return m_elements.begin(); }
    constexpr const_iterator end() const { return m_elements.begin() + static_cast<std::ptrdiff_t>(m_size); }
    constexpr auto rbegin() const { return std::make_reverse_iterator(end()); }
    constexpr auto rend() const { return std::make_reverse_iterator(begin()); }

    /// Appends; a full vector stays as it is.
    constexpr void push_back(T element)
    {
        if (holds(!full()))
            m_elements[m_size++] = std::move(element);
    }
    /// Removes the last element; an empty vector stays as it is.
    constexpr void pop_back()
    {
        if (holds(!empty()))
            m_elements[--m_size] = T{};
    }
    /// Removes the element at `index`, keeping the order of the others.
    constexpr void eraseAt(std::size_t index)
    {
        if (!holds(index < m_size))
            return;
        for (std::size_t i = index; i + 1 < m_size; ++i)
            m_elements[i] = std::move(m_elements[i + 1]);
        pop_back();
    }
    constexpr void clear()
    {
        while (!empty())
            pop_back();
    }
    constexpr bool operator==(const FixedVector& other) const { return std::ranges::equal(*this, other); }

private:
    static_assert(Capacity <= UINT8_MAX);
    std::array<T, Capacity> m_elements{};
    std::uint8_t m_size = 0; // copied by the thousand, in what holds little else
};

} // namespace cutcard
