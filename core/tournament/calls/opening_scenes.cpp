// SPDX-License-Identifier: GPL-3.0-or-later
// Booklet sections 2.2.1 and 2.2.3: the cut, and the blinds.
#include "core/tournament/calls/scene.h"

#include <array>
#include <memory>

namespace cutcard::scenes {

Scene cutSize(SessionSetup&, RandomStream& stream)
{
    // 2.2.3: three cards are enough, and 49 not too many
    constexpr std::array<int, 6> sizes{2, 3, 4, 49, 50, 51};
    const int size = sizes[static_cast<std::size_t>(stream.below(static_cast<int>(sizes.size())))];
    Scene scene;
    scene.steers = [size](const Session& session) -> std::optional<Event> {
        const auto turn = session.turn();
        if (!turn || turn->wait != Wait::Cut)
            return std::nullopt;
        return Decision{.seat = turn->seat, .choice = Choice::Cut, .amount = size};
    };
    scene.stopsAt = [](const Session& session) {
        return session.table().cutOff == 0 ? std::nullopt : nextIf(session, [](const Duty& duty) {
            return duty.act.verb == Verb::CompleteCut || duty.act.phrase == Phrase::CutAgain;
        });
    };
    scene.misrulings = [](const Session& session, const Duty& duty) {
        const Seat cutter = std::get<Decision>(session.entries().back().event).seat;
        const Act otherwise =
            duty.act.verb == Verb::CompleteCut ? say(Phrase::CutAgain, cutter) : act(Verb::CompleteCut);
        return std::vector{misruling(otherwise, Fault::Forbidden, "2.2.3"_rule),
                           misruling(act(Verb::Shuffle), Fault::Forbidden, "2.2.3"_rule)};
    };
    return scene;
}

Scene blind(SessionSetup&, RandomStream& stream)
{
    enum class Way : std::uint8_t { Away, WrongSum, Forgotten };
    const auto way = static_cast<Way>(stream.below(3));
    const bool big = stream.chance(500);
    auto done = std::make_shared<bool>(false);
    Scene scene;
    scene.steers = [=](const Session& session) -> std::optional<Event> {
        const HandNotes& notes = session.situation().notes;
        const Seat seat = big ? notes.bigBlindSeat : notes.smallBlindSeat.value_or(notes.bigBlindSeat);
        const auto turn = session.turn();
        const bool due = turn && turn->wait == Wait::Post && turn->seat == seat;
        const Decision event =
            way == Way::Away ? Decision{.seat = seat, .choice = Choice::StepAway}
            : way == Way::WrongSum
                ? Decision{.seat = seat, .choice = Choice::Post, .amount = big ? notes.smallBlind : notes.bigBlind}
                : Decision{.seat = seat, .choice = Choice::ForgetBlind};
        if (*done || (way != Way::Away && !due) || !session.isPossible(event))
            return std::nullopt;
        *done = true;
        return event;
    };
    scene.stopsAt = [done](const Session& session) {
        return owedWhere(session, [&](const Duty& duty) {
            return *done
                   && (duty.act.verb == Verb::PostFor
                       || (duty.act.verb == Verb::Announce
                           && (duty.act.phrase == Phrase::CorrectTo || duty.act.phrase == Phrase::Blinds)));
        });
    };
    scene.misrulings = [](const Session& session, const Duty& duty) {
        const HandNotes& notes = session.situation().notes;
        const Seat seat = *duty.act.seat;
        std::vector<PlantedMistake> wrong;
        if (duty.act.verb != Verb::PostFor)
            wrong.push_back(misruling(act(Verb::PostFor, seat, duty.act.amount), Fault::Forbidden, "2.2.1"_rule));
        const Seat first = notes.dealtIn.nextAfter(*session.table().button);
        // dealt without it: that is forbidden while somebody who is there owes one
        const auto owes = [&](Seat each) { return !session.table().at(each).absent && notes.blind(each) == 0; };
        const bool open = owes(notes.bigBlindSeat) || (notes.smallBlindSeat && owes(*notes.smallBlindSeat));
        wrong.push_back(misruling(act(Verb::Pitch, first), open ? Fault::Forbidden : Fault::OutOfOrder, "2.2.1"_rule));
        if (duty.act.phrase == Phrase::CorrectTo) {
            const Chips lies = session.table().at(seat).bet;
            wrong.push_back(misruling(say(Phrase::CorrectTo, seat, lies), Fault::WrongAmount, duty.rule));
            wrong.push_back(
                misruling(say(Phrase::CorrectTo, seat, lies + duty.act.amount), Fault::WrongAmount, duty.rule));
        }
        return wrong;
    };
    return scene;
}

} // namespace cutcard::scenes
