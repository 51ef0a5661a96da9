// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/windows/part.h"

#include <optional>

namespace cutcard {

namespace atlas {
struct DealtCell;
}

/// The atlas of irregularities: its cells dealt as drills, and how they went.
class AtlasRoom : public Room
{
    Q_OBJECT

public:
    explicit AtlasRoom(MainWindow& window);

    void fill() override;

private:
    void deal(const std::optional<atlas::DealtCell>& cell);
};

} // namespace cutcard
