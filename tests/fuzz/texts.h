// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cutcard::attack {

/// A kind of text that somebody may hand to the program, and what must hold whatever it says.
struct TextKind {
    std::string_view word;
    /// What reading it did that it must not, or nothing.
    std::string (*broken)(std::string_view text);
    /// Texts that are read without an error, to be damaged.
    std::vector<std::string> (*sound)();
};

/// Session files, TOML, house files of all games, night files, a night's house, exam blueprints and
/// situations to be compared.
const std::vector<TextKind>& textKinds();

/// The kind of this word; there must be one.
const TextKind& textKind(std::string_view word);

/// What the damage of the tests starts from.
inline constexpr std::uint64_t usualSeed = 2026;

/// How many texts of each kind are damaged: a few hundred, or as many as CUTCARD_ATTACKS says (`./dev attack`).
int attacks();

/// One of the texts with one to four places of it damaged; the same for the same seed and number.
std::string damaged(const std::vector<std::string>& sound, std::uint64_t seed, int number);

} // namespace cutcard::attack
