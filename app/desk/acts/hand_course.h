// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/face.h"

#include <bitset>

namespace cutcard {

inline constexpr int flopCards = 3;

/// What has happened in a session's hand, by what was done and decided in it: what was passed over has not.
class HandCourse
{
public:
    explicit HandCourse(const Session& session);

    /// Whether a part of the hand that lies behind has happened; what no hand is without always has.
    bool has(const OutlinePart& part) const;

private:
    void note(const Session& session, const Act& act);
    void note(const Decision& decision);
    void noteBoard(const Session& session, int cards);
    bool did(Verb verb) const { return m_verbs.test(static_cast<std::size_t>(verb)); }

    std::bitset<verbCount> m_verbs;
    std::bitset<headingCount> m_seen;
    unsigned m_streetsBet = 0; ///< bit n: somebody was asked for a bet on street n
    int m_street = 0;
    int m_board = 0;  ///< cards laid face up in the middle
    int m_turned = 0; ///< cards of the boxes turned up
};

/// The parts of a session's hand in order, as its game lays them out before anything is done.
std::vector<OutlinePart> outlineOf(const Session& session);

/// Whether a session is over and every part of its last hand has happened.
bool isWholeHand(const Session& session);

} // namespace cutcard
