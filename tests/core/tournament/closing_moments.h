// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/duties/director_duty.h"

#include <array>
#include <string_view>

namespace cutcard {

/// When the time of a duty is over, and the paragraph that says so; `GP-…`, `PA-…` and `TA-…` where the document is
/// silent and a practice or a reading says it.
struct ClosingMoment {
    DirectorVerb verb;
    Window::Kind closes;
    std::string_view paragraph;
};

/// Every duty that a director can owe, each with all moments at which its time can be over: a duty that is not in this
/// list, or closes otherwise, fails its test. What is only allowed never closes, and is not here.
inline constexpr std::array closingMoments{
    // before play: starting without it says that it was left out
    ClosingMoment{DirectorVerb::ReadStatement, Window::Kind::FirstHand, "ST-1"},
    ClosingMoment{DirectorVerb::Issue, Window::Kind::FirstHand, "2.1.1.1"},
    ClosingMoment{DirectorVerb::SetStack, Window::Kind::FirstHand, "2.1.1.1"},
    ClosingMoment{DirectorVerb::DrawSeats, Window::Kind::FirstHand, "2.1.2.1"},
    ClosingMoment{DirectorVerb::SeatBy, Window::Kind::FirstHand, "2.1.2.1"},
    ClosingMoment{DirectorVerb::AnnounceMethod, Window::Kind::FirstHand, "PA-48"},
    ClosingMoment{DirectorVerb::DrawDealer, Window::Kind::FirstHand, "2.1.3"},
    ClosingMoment{DirectorVerb::PlaceButton, Window::Kind::FirstHand, "2.1.3"},
    ClosingMoment{DirectorVerb::Deposits, Window::Kind::FirstHand, "TN-odc-2"},
    ClosingMoment{DirectorVerb::Deposit, Window::Kind::FirstHand, "TN-odc-2"},
    // the clock
    ClosingMoment{DirectorVerb::AnnounceBreak, Window::Kind::Level, "2.1.4"},
    ClosingMoment{DirectorVerb::Level, Window::Kind::AnyHand, "GP-level"},
    ClosingMoment{DirectorVerb::Pause, Window::Kind::AnyHand, "2.1.4"},
    ClosingMoment{DirectorVerb::Resume, Window::Kind::Clock, "2.1.4"},
    ClosingMoment{DirectorVerb::RaiseBlinds, Window::Kind::Hand, "TN-blinds-5"},
    ClosingMoment{DirectorVerb::ColourUp, Window::Kind::Level, "3.10"},
    // who comes late
    ClosingMoment{DirectorVerb::Claim, Window::Kind::LateEntry, "2.1.5"},
    ClosingMoment{DirectorVerb::Admit, Window::Kind::LateEntry, "2.1.5"},
    ClosingMoment{DirectorVerb::ClearUnclaimed, Window::Kind::Hand, "2.1.5"},
    ClosingMoment{DirectorVerb::Refuse, Window::Kind::Queue, "3.15"},
    ClosingMoment{DirectorVerb::Grant, Window::Kind::Queue, "PA-56"},
    // tables
    ClosingMoment{DirectorVerb::Move, Window::Kind::OneHand, "2.2.5"},
    ClosingMoment{DirectorVerb::Move, Window::Kind::Receiver, "2.2.6"},
    ClosingMoment{DirectorVerb::Move, Window::Kind::Hand, "2.2.5"},
    ClosingMoment{DirectorVerb::Break, Window::Kind::Hand, "2.2.6"},
    ClosingMoment{DirectorVerb::DrawDealer, Window::Kind::Hand, "2.2.5"},
    ClosingMoment{DirectorVerb::PlaceButton, Window::Kind::Hand, "2.2.2"},
    ClosingMoment{DirectorVerb::Hold, Window::Kind::Hand, "PA-52"},
    ClosingMoment{DirectorVerb::Hold, Window::Kind::AtOnce, "GP-light"},
    ClosingMoment{DirectorVerb::FinalTable, Window::Kind::Level, "PA-52"},
    ClosingMoment{DirectorVerb::RemoveStack, Window::Kind::Level, "3.13.1"},
    ClosingMoment{DirectorVerb::RemoveStack, Window::Kind::Hand, "3.13.2"},
    ClosingMoment{DirectorVerb::Release, Window::Kind::Book, "TN-fmt-4"},
    // calls
    ClosingMoment{DirectorVerb::Attend, Window::Kind::Queue, "3.15"},
    ClosingMoment{DirectorVerb::Ask, Window::Kind::Queue, "GP-facts"},
    ClosingMoment{DirectorVerb::Rule, Window::Kind::Queue, "3.15"},
    ClosingMoment{DirectorVerb::VoidHand, Window::Kind::Queue, "GP-void-hand"},
    ClosingMoment{DirectorVerb::NewDeck, Window::Kind::Hand, "GP-fouled-deck"},
    ClosingMoment{DirectorVerb::HandBack, Window::Kind::Queue, "3.8"},
    ClosingMoment{DirectorVerb::TakeOut, Window::Kind::Queue, "3.8"},
    // conduct: when anything happens at the table; a report to the authorities (3.12.1) is one measure of several
    ClosingMoment{DirectorVerb::ShowHand, Window::Kind::AtOnce, "3.5.2"},
    ClosingMoment{DirectorVerb::Warn, Window::Kind::AtOnce, "3.15"},
    ClosingMoment{DirectorVerb::Penalise, Window::Kind::AtOnce, "3.15"},
    ClosingMoment{DirectorVerb::Muck, Window::Kind::AtOnce, "3.3"},
    ClosingMoment{DirectorVerb::Disqualify, Window::Kind::AtOnce, "3.15"},
    ClosingMoment{DirectorVerb::Ban, Window::Kind::AtOnce, "3.1"},
    // results
    ClosingMoment{DirectorVerb::SignOut, Window::Kind::Hand, "3.13.1"},
    ClosingMoment{DirectorVerb::Out, Window::Kind::Hand, "2.3.2"},
    ClosingMoment{DirectorVerb::Out, Window::Kind::AnyHand, "2.3.2"},
    ClosingMoment{DirectorVerb::Out, Window::Kind::Book, "3.13.2"},
    ClosingMoment{DirectorVerb::Renumber, Window::Kind::AnyHand, "3.13.2"},
    // the bank
    ClosingMoment{DirectorVerb::TakeBack, Window::Kind::Hand, "TN-odc-11"},
    ClosingMoment{DirectorVerb::Charge, Window::Kind::Hand, "TN-odc-12"},
    ClosingMoment{DirectorVerb::TellOut, Window::Kind::Hand, "TN-odc-8"},
    ClosingMoment{DirectorVerb::Stop, Window::Kind::Hand, "TN-fmt-4"},
    // with the book: nothing goes on without them, or nobody is hurt before
    ClosingMoment{DirectorVerb::Start, Window::Kind::Book, "2.1.4"},
    ClosingMoment{DirectorVerb::Record, Window::Kind::Book, "TN-fmt-5"},
    ClosingMoment{DirectorVerb::Advance, Window::Kind::Book, "TN-fmt-4"},
    ClosingMoment{DirectorVerb::OpenRound, Window::Kind::Book, "TN-fmt-6"},
    ClosingMoment{DirectorVerb::Winner, Window::Kind::Book, "2.1.4"},
    ClosingMoment{DirectorVerb::Prize, Window::Kind::Book, "TN-fmt-2"},
    ClosingMoment{DirectorVerb::PayBack, Window::Kind::Book, "TN-odc-2"},
    ClosingMoment{DirectorVerb::Finish, Window::Kind::Book, "2.1.4"},
};

} // namespace cutcard
