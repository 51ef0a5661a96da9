// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/compared_text.h"

#include "core/games/street_parts.h"
#include "core/session/line_reader.h"

#include <algorithm>
#include <array>
#include <map>

namespace cutcard {

namespace {

using Kind = BettingStep::Kind;

constexpr std::array<std::string_view, 10> keys{"stack", "big-blind", "loan",       "unit", "button",
                                                "plain", "under",     "next-round", "rank", "put"};
constexpr std::array<std::string_view, 6> stepWords{"blind", "call", "raise", "all-in", "check", "fold"};
constexpr std::array<std::string_view, 4> regimeWords{"table-stakes", "league", "odc", "side-pots"};

std::string_view same(std::string_view word)
{
    return word;
}

bool takesAmount(Kind kind)
{
    return kind == Kind::Blind || kind == Kind::Raise;
}

/// What one seat put into the pots in all, where nothing is said of how it came to that.
struct Commitment {
    Seat seat{};
    Chips amount = 0;
    bool folds = false;
    int line = 0;
};

Commitment readCommitment(LineReader& line, int number)
{
    const Seat seat = line.takeSeat();
    const Chips amount = line.takeAmount();
    return {.seat = seat, .amount = amount, .folds = line.takeIf("folds"), .line = number};
}

/// Groups from best to worst, equal hands joined: "4 3 1=2".
void readRanking(LineReader& line, ComparedHand& hand)
{
    std::vector<SeatSet> groups;
    const std::string expected = "seats from best to worst, equal ones joined by =, such as 4 3 1=2";
    do {
        SeatSet group;
        std::string_view word = line.take(expected);
        while (!word.empty()) {
            const std::size_t end = std::min(word.find('='), word.size());
            LineReader number(word.substr(0, end), {});
            const Seat seat = number.takeSeat();
            if (number.finish())
                return line.fail(Cause::NotANumber, expected);
            group.insert(seat);
            word.remove_prefix(std::min(end + 1, word.size()));
        }
        groups.push_back(group);
    } while (!line.atEnd());
    int strength = static_cast<int>(groups.size());
    for (const SeatSet group : groups) {
        for (const Seat seat : group)
            hand.strengths[static_cast<std::size_t>(seat.index())] = strength;
        --strength;
    }
}

void readKey(LineReader& line, ComparedHand& hand, std::string_view key)
{
    if (key == "stack") {
        const Seat seat = line.takeSeat();
        hand.stacks[static_cast<std::size_t>(seat.index())] = line.takeAmount();
    } else if (key == "big-blind") {
        hand.bigBlind = line.takeAmount();
    } else if (key == "loan") {
        hand.loan = line.takeAmount();
    } else if (key == "unit") {
        hand.unit = std::max<Chips>(1, line.takeAmount());
    } else if (key == "button") {
        hand.button = line.takeSeat();
    } else if (key == "plain") {
        hand.plainAllIn = line.takeSeats();
    } else if (key == "under") {
        hand.playedUnder = static_cast<Regime>(line.takeOneOf(regimeWords, same));
    } else if (key == "next-round") {
        hand.steps.push_back({.kind = Kind::NextRound});
    } else {
        readRanking(line, hand);
    }
}

void readStep(LineReader& line, ComparedHand& hand)
{
    BettingStep step;
    step.seat = line.takeSeat();
    step.kind = static_cast<Kind>(line.takeOneOf(stepWords, same));
    if (takesAmount(step.kind))
        step.to = line.takeAmount();
    hand.steps.push_back(step);
}

/// What a decision was in the betting; nothing for those that are none.
std::optional<BettingStep> stepOf(const Decision& decision)
{
    const auto step = [&](Kind kind) {
        return BettingStep{.kind = kind, .seat = decision.seat, .to = takesAmount(kind) ? decision.amount : 0};
    };
    switch (decision.choice) {
    case Choice::Post:
        return step(Kind::Blind);
    case Choice::Fold:
    case Choice::FoldApart:
        return step(Kind::Fold);
    case Choice::Check:
        return step(Kind::Check);
    case Choice::Call:
    case Choice::StringRaise:
    case Choice::PlaceChip:
    case Choice::ShortCall:
        return step(Kind::Call);
    case Choice::BetTo:
    case Choice::RaiseTo:
        return step(Kind::Raise);
    case Choice::AllIn:
        return step(Kind::AllIn);
    default:
        return std::nullopt;
    }
}

Regime regimeOf(const SessionSetup& setup)
{
    if (setup.game() == GameId::League)
        return Regime::League;
    const auto* options = std::get_if<TennesseeOptions>(&setup.house);
    if (options == nullptr)
        return Regime::TableStakes;
    return options->lends() ? Regime::Odc : Regime::NoOdc;
}

/// What a dealer's ruling made of the last step of a seat.
void correct(std::vector<BettingStep>& steps, const Act& act)
{
    const auto last = std::ranges::find(steps.rbegin(), steps.rend(), *act.seat, &BettingStep::seat);
    if (last == steps.rend())
        return;
    if (act.phrase == Phrase::CallOnly) {
        last->kind = Kind::Call;
        last->to = 0;
        return;
    }
    if (last->kind != Kind::Blind)
        last->kind = Kind::Raise;
    last->to = act.amount;
}

/// Makes one betting round of what everybody put in: who folded posted it, the first of those with most raised to it
/// and the others called with what they had. Notes the line of each step.
std::optional<Error> playCommitments(const std::vector<Commitment>& puts, ComparedHand& hand,
                                     std::map<std::size_t, int>& lines, const std::string& name)
{
    const auto fault = [&](const Commitment& put, Cause cause, std::string expected, std::string found) {
        return Error{.place = {.name = name, .line = put.line},
                     .cause = cause,
                     .expected = std::move(expected),
                     .found = std::move(found)};
    };
    if (!hand.steps.empty())
        return fault(puts.front(), Cause::Impossible, "either what each seat put in, or what each did", "put");
    Chips most = 0;
    SeatSet seen;
    for (const Commitment& put : puts) {
        if (seen.contains(put.seat))
            return fault(put, Cause::Duplicate, {}, "seat " + std::to_string(put.seat.number()));
        seen.insert(put.seat);
        most = std::max(most, put.folds ? Chips{0} : put.amount);
    }
    const auto add = [&](const Commitment& put, BettingStep step) {
        lines[hand.steps.size()] = put.line;
        step.seat = put.seat;
        hand.steps.push_back(step);
        lines[hand.steps.size()] = put.line;
    };
    for (const Commitment& put : puts) {
        Chips& stack = hand.stacks[static_cast<std::size_t>(put.seat.index())];
        if (put.folds && put.amount >= stack)
            return fault(put, Cause::MissingValue,
                         "stack " + std::to_string(put.seat.number()) + " CHIPS, more than put", std::to_string(stack));
        // without a stack of its own that is all the seat has
        stack = stack == 0 ? put.amount : stack;
        if (put.amount > stack)
            return fault(put, Cause::OutOfRange, "0.." + std::to_string(stack), std::to_string(put.amount));
        if (put.folds && put.amount >= most)
            return fault(put, Cause::OutOfRange, "less than " + std::to_string(most) + ", or no fold",
                         std::to_string(put.amount));
        if (!put.folds && put.amount < most && put.amount < stack)
            return fault(put, Cause::Impossible, std::to_string(stack) + " | " + std::to_string(most) + " | folds",
                         std::to_string(put.amount));
        if (put.folds && put.amount > 0)
            add(put, {.kind = Kind::Blind, .to = put.amount});
    }
    hand.bigBlind = hand.bigBlind == 0 ? std::max<Chips>(1, most) : hand.bigBlind;
    const auto top =
        std::ranges::find_if(puts, [&](const Commitment& put) { return !put.folds && put.amount == most; });
    add(*top, {.kind = Kind::Raise, .to = most});
    for (const Commitment& put : puts) {
        if (!put.folds && put.seat != top->seat)
            add(put, {.kind = Kind::Call});
    }
    for (const Commitment& put : puts) {
        if (put.folds)
            add(put, {.kind = Kind::Fold});
    }
    return std::nullopt;
}

} // namespace

Result<ComparedHand> readComparedHand(std::string_view text, const std::string& name)
{
    ComparedHand hand;
    std::map<std::size_t, int> lineOfStep;
    std::vector<Commitment> puts;
    int number = 0;
    for (std::size_t start = 0; start <= text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        ++number;
        LineReader line(text.substr(start, end - start), {.name = name, .line = number});
        start = end + 1;
        if (!line.atEnd()) {
            const std::string_view first = line.peek();
            const bool isStep = first.front() >= '0' && first.front() <= '9';
            if (isStep)
                readStep(line, hand);
            else if (line.takeIf("put"))
                puts.push_back(readCommitment(line, number));
            else
                readKey(line, hand, keys[line.takeOneOf(keys, same)]);
            lineOfStep.try_emplace(hand.steps.size(), number);
        }
        if (const auto error = line.finish())
            return *error;
    }
    if (!puts.empty()) {
        if (auto error = playCommitments(puts, hand, lineOfStep, name))
            return *error;
    }
    if (const auto verified = verify(hand); !verified) {
        Error error = verified.error();
        const auto line = lineOfStep.find(static_cast<std::size_t>(std::max(0, error.place.line)));
        error.place.name = name;
        error.place.line = line == lineOfStep.end() ? number : line->second;
        return error;
    }
    return hand;
}

std::string writeComparedHand(const ComparedHand& hand)
{
    std::string text;
    const auto add = [&](std::string_view key, const auto& value) {
        text.append(key).append(" ").append(std::to_string(value)).append("\n");
    };
    for (std::size_t i = 0; i < hand.stacks.size(); ++i) {
        if (hand.stacks[i] > 0)
            text += "stack " + std::to_string(i + 1) + " " + std::to_string(hand.stacks[i]) + "\n";
    }
    add("big-blind", hand.bigBlind);
    add("loan", hand.loan);
    add("unit", hand.unit);
    add("button", hand.button.number());
    text.append("under ").append(regimeWords[static_cast<std::size_t>(hand.playedUnder)]).append("\n");
    std::string plain;
    for (const Seat seat : hand.plainAllIn)
        plain += (plain.empty() ? "" : ",") + std::to_string(seat.number());
    if (!plain.empty())
        text += "plain " + plain + "\n";
    for (const BettingStep& step : hand.steps) {
        if (step.kind == Kind::NextRound) {
            text += "next-round\n";
            continue;
        }
        text += std::to_string(step.seat.number()) + " ";
        text.append(stepWords[static_cast<std::size_t>(step.kind)]);
        text += takesAmount(step.kind) ? " " + std::to_string(step.to) + "\n" : "\n";
    }
    std::map<int, std::string, std::greater<>> groups;
    for (std::size_t i = 0; i < hand.strengths.size(); ++i) {
        if (hand.stacks[i] > 0 && hand.strengths[i] > 0) {
            std::string& group = groups[hand.strengths[i]];
            group += (group.empty() ? "" : "=") + std::to_string(i + 1);
        }
    }
    if (!groups.empty()) {
        text += "rank";
        for (const auto& [strength, group] : groups)
            text += " " + group;
        text += "\n";
    }
    return text;
}

ComparedHand comparedHandOf(const Session& session)
{
    const Situation& situation = session.situation();
    ComparedHand hand;
    hand.unit = session.setup().common().smallestChip();
    hand.playedUnder = regimeOf(session.setup());
    hand.loan = session.setup().common().startingChips();
    hand.bigBlind = situation.notes.bigBlind;
    hand.button = situation.table.button.value_or(Seat(1));
    hand.plainAllIn = situation.notes.plainAllIn;
    hand.stacks = situation.notes.stacksBefore;
    for (const Entry& entry : session.entries()) {
        if (entry.hand != session.hand())
            continue;
        if (const auto* decision = std::get_if<Decision>(&entry.event)) {
            if (const auto step = stepOf(*decision))
                hand.steps.push_back(*step);
            continue;
        }
        const auto* act = std::get_if<Act>(&entry.event);
        const bool right = act != nullptr && !entry.verdicts.empty() && entry.verdicts.front().isCorrect();
        if (!right)
            continue;
        if (act->verb == Verb::PostFor)
            hand.steps.push_back({.kind = Kind::Blind, .seat = *act->seat, .to = act->amount});
        else if (act->verb == Verb::MuckHand)
            hand.steps.push_back({.kind = Kind::Fold, .seat = *act->seat});
        else if (act->verb == Verb::Announce && (act->phrase == Phrase::CallOnly || act->phrase == Phrase::CorrectTo))
            correct(hand.steps, *act);
        // a new round begins with its cards, of which the boat has many
        const bool deals = act->verb == Verb::Board || act->verb == Verb::Pitch;
        const bool afterBets =
            !hand.steps.empty() && hand.steps.back().kind != Kind::NextRound && hand.steps.back().kind != Kind::Blind;
        if (deals && afterBets)
            hand.steps.push_back({.kind = Kind::NextRound});
    }
    // what the hands are worth as they lie there, the best highest
    std::vector<HandValue> values;
    const SeatSet live = liveSeats(situation.table);
    for (const Seat seat : live)
        values.push_back(street::valueOf(situation, seat));
    std::ranges::sort(values);
    for (const Seat seat : live) {
        const auto place = std::ranges::lower_bound(values, street::valueOf(situation, seat)) - values.begin();
        hand.strengths[static_cast<std::size_t>(seat.index())] = static_cast<int>(place) + 1;
    }
    return hand;
}

} // namespace cutcard
