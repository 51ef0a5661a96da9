// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/event.h"

#include <QByteArray>

#include <cstdint>
#include <optional>

namespace cutcard {

/// What is to be heard at a table.
enum class TableSound : std::uint8_t { Card, Shuffle, Chip, Floor };
inline constexpr int tableSoundCount = static_cast<int>(TableSound::Floor) + 1;
inline constexpr int samplesPerSecond = 44'100;

/// The sound that an event makes, if it makes one.
std::optional<TableSound> soundOf(const Event& event);

/// A sound as 16-bit samples of one channel, always the same: made here, recorded nowhere.
QByteArray samplesOf(TableSound sound);

} // namespace cutcard
