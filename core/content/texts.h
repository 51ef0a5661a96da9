// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <string>
#include <utility>

namespace cutcard {

/// Texts that stay where they are for as long as this lives, also when it is moved.
class Texts
{
public:
    Texts() = default;
    Texts(Texts&&) = default;
    Texts& operator=(Texts&&) = default;
    Texts(const Texts&) = delete;
    Texts& operator=(const Texts&) = delete;
    ~Texts() = default;

    const char* keep(std::string text) { return m_texts.emplace_back(std::move(text)).c_str(); }

private:
    std::deque<std::string> m_texts;
};

} // namespace cutcard
