// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/training/task.h"

/// The generators, one file for each topic; `kinds.cpp` has their rows.
namespace cutcard::tasks {

// pots.cpp
Task mainPot(const TaskKind& kind, RandomStream& stream);
Task sidePot(const TaskKind& kind, RandomStream& stream);
Task countedPot(const TaskKind& kind, RandomStream& stream);
// hands.cpp
HandValue valueOf(std::span<const Card> hand, std::span<const Card> board); ///< the best of a hand and the board
Task winner(const TaskKind& kind, RandomStream& stream);
Task discs(const TaskKind& kind, RandomStream& stream);
Task permittedWinner(const TaskKind& kind, RandomStream& stream);
// positions.cpp
Task place(const TaskKind& kind, RandomStream& stream); ///< as the kind's row there says
// payments.cpp
Task changeDue(const TaskKind& kind, RandomStream& stream);
Task madeChange(const TaskKind& kind, RandomStream& stream);
Task layout(const TaskKind& kind, RandomStream& stream); ///< of the pay table that the kind's id ends with
// balance.cpp
Task balance(const TaskKind& kind, RandomStream& stream);
// directing.cpp
Task positions(const TaskKind& kind, RandomStream& stream);
Task places(const TaskKind& kind, RandomStream& stream);
Task brokenTable(const TaskKind& kind, RandomStream& stream);
Task ruling(const TaskKind& kind, RandomStream& stream);

} // namespace cutcard::tasks
