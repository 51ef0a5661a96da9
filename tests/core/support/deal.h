// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/text/notation.h"

#include <QtTest>

#include <string>

namespace cutcard {

/// A hand dealt by an ideal dealer to players who only check and call, or make the least wagers and play, until a test
/// says otherwise.
///
/// Events are given as in event files. A step that can't be done throws the test out with a message.
class Deal
{
public:
    /// Header lines; four players with 4,000 each and the button at seat 4 if they name no seat.
    explicit Deal(const std::string& header = {});

    /// Deals on until this act is owed.
    Deal& to(const std::string& act);
    /// Deals on until this act was done.
    Deal& through(const std::string& act);
    /// Deals on until the seat is to act, and has it do this.
    Deal& player(const std::string& decision);
    /// Has something happen right now: an incident, a player's act out of turn.
    Deal& now(const std::string& event);
    /// Deals on to the end of the session.
    Deal& finish();
    /// Deals on for one act or decision; false if the session is over.
    bool step();

    /// Applies an act right now; its verdicts as "fault rule severity", joined by "; ".
    std::string judge(const std::string& act);
    /// The same, keeping this deal as it is.
    std::string wouldBe(const std::string& act) const { return Deal(*this).judge(act); }
    /// What the house's dealer does next, as in event files; "-" if a player is waited for.
    std::string next() const;
    /// The number of faults so far.
    int faults() const;
    const Session& session() const { return m_session; }
    const Table& table() const { return m_session.table(); }

private:
    void apply(const Event& event);
    Decision passive(const Turn& turn) const;
    Decision passiveAtBankedTable(const Turn& turn) const;

    Session m_session;
};

/// The event that a line says; it must be well written.
Event eventOf(const std::string& text);

} // namespace cutcard

/// Lets QCOMPARE print what a std::string says.
template <> inline char* QTest::toString(const std::string& text)
{
    return qstrdup(text.c_str());
}
