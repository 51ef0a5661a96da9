// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/text/compared_text.h"

#include "core/base/parts_of.h"
#include "core/base/try.h"
#include "core/session/text/line_reader.h"

#include <map>

namespace cutcard {

namespace {

using Kind = BettingStep::Kind;

constexpr std::array<std::string_view, 14> keys{"stack", "big-blind",  "loan", "unit",    "button", "plain",  "under",
                                                "odd",   "next-round", "rank", "carried", "to-act", "league", "put"};
constexpr std::array<std::string_view, 6> stepWords{"blind", "call", "raise", "all-in", "check", "fold"};
/// How a league's house departs from the booklet's defaults.
constexpr std::array<std::string_view, 3> leagueWords{"cap-dead-blind", "no-proper-raise", "odd-chips-out"};
constexpr std::array<std::string_view, 4> regimeWords{"table-stakes", "league", "odc", "side-pots"};

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
    SeatSet named;
    const std::string expected = "seats from best to worst, equal ones joined by =, such as 4 3 1=2";
    do {
        SeatSet group;
        std::string_view word = line.take(expected);
        while (!word.empty()) {
            const std::size_t end = std::min(word.find('='), word.size());
            LineReader number(word.substr(0, end), {});
            const Seat seat = number.takeSeat();
            if (!number.finish())
                return line.fail(Cause::NotANumber, expected);
            if (named.contains(seat))
                return line.fail(Cause::Duplicate, expected);
            named.insert(seat);
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

void readLeague(LineReader& line, ComparedHand& hand)
{
    do {
        const std::string_view word = leagueWords[line.takeOneOf(leagueWords)];
        hand.capDeadBlind = hand.capDeadBlind || word == "cap-dead-blind";
        hand.properRaise = hand.properRaise && word != "no-proper-raise";
        hand.carriesOdd = hand.carriesOdd && word != "odd-chips-out";
    } while (!line.atEnd());
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
        hand.playedUnder = static_cast<Regime>(line.takeOneOf(regimeWords));
    } else if (key == "next-round") {
        hand.steps.push_back({.kind = Kind::NextRound});
    } else if (key == "carried") {
        hand.carried = line.takeAmount();
    } else if (key == "to-act") {
        hand.toAct = line.takeSeats();
    } else if (key == "odd") {
        hand.oddOrder = {};
        while (!line.atEnd() && !hand.oddOrder.full())
            hand.oddOrder.push_back(line.takeSeat());
    } else if (key == "league") {
        readLeague(line, hand);
    } else {
        readRanking(line, hand);
    }
}

void readStep(LineReader& line, ComparedHand& hand)
{
    BettingStep step;
    step.seat = line.takeSeat();
    step.kind = static_cast<Kind>(line.takeOneOf(stepWords));
    if (takesAmount(step.kind) || (step.kind == Kind::Fold && !line.atEnd()))
        step.to = line.takeAmount();
    hand.steps.push_back(step);
}

Error faultOf(const Commitment& put, const std::string& name, Cause cause, std::string expected, std::string found)
{
    return {{.name = name, .line = put.line}, cause, std::move(expected), std::move(found)};
}

/// Holds what a seat put in against its stack and the most that anybody put in; without a stack that is all it has.
Result<Done> stackFor(const Commitment& put, Chips most, Chips& stack, const std::string& name)
{
    const std::string amount = std::to_string(put.amount);
    if (put.folds && put.amount >= stack)
        return faultOf(put, name, Cause::MissingValue,
                       "stack " + std::to_string(put.seat.number()) + " CHIPS, more than put", std::to_string(stack));
    stack = stack == 0 ? put.amount : stack;
    if (put.amount > stack)
        return faultOf(put, name, Cause::OutOfRange, "0.." + std::to_string(stack), amount);
    if (put.folds && put.amount >= most)
        return faultOf(put, name, Cause::OutOfRange, "less than " + std::to_string(most) + ", or no fold", amount);
    if (!put.folds && put.amount < most && put.amount < stack)
        return faultOf(put, name, Cause::Impossible, std::to_string(stack) + " | " + std::to_string(most) + " | folds",
                       amount);
    return Done{};
}

/// Makes one betting round of what everybody put in: the first of those with most raised; notes each step's line.
Result<Done> playCommitments(const std::vector<Commitment>& puts, ComparedHand& hand, std::map<std::size_t, int>& lines,
                             const std::string& name)
{
    if (!hand.steps.empty())
        return faultOf(puts.front(), name, Cause::Impossible, "either what each seat put in, or what each did", "put");
    Chips most = 0;
    SeatSet seen;
    for (const Commitment& put : puts) {
        if (seen.contains(put.seat))
            return faultOf(put, name, Cause::Duplicate, {}, "seat " + std::to_string(put.seat.number()));
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
        TRY(stackFor(put, most, hand.stacks[static_cast<std::size_t>(put.seat.index())], name));
        if (put.folds && put.amount > 0)
            add(put, {.kind = Kind::Blind, .to = put.amount});
    }
    // these are whole amounts: nobody owes a raise over them, however large a blind may be
    hand.bigBlind = 1;
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
    return Done{};
}

/// A hand that is ranked and whose seat has no stack.
Result<Done> rankedUnseated(const ComparedHand& hand, const Place& place)
{
    for (std::size_t i = 0; i < hand.stacks.size(); ++i) {
        if (hand.strengths[i] > 0 && hand.stacks[i] == 0)
            return Error{place, Cause::Impossible, "stack " + std::to_string(i + 1) + " CHIPS",
                         "rank " + std::to_string(i + 1)};
    }
    return Done{};
}

std::string seatsText(SeatSet seats)
{
    std::string text;
    for (const Seat seat : seats)
        text += (text.empty() ? "" : ",") + std::to_string(seat.number());
    return text;
}

/// Where the hand departs from the booklet's rules; nothing if nowhere.
std::string leagueLine(const ComparedHand& hand)
{
    const std::array<bool, 3> departs{hand.capDeadBlind, !hand.properRaise, !hand.carriesOdd};
    std::string league;
    for (std::size_t i = 0; i < departs.size(); ++i) {
        if (departs[i])
            league.append(" ").append(leagueWords[i]);
    }
    return league.empty() ? league : "league" + league + "\n";
}

std::string stepLine(const BettingStep& step)
{
    if (step.kind == Kind::NextRound)
        return "next-round\n";
    std::string line = std::to_string(step.seat.number()) + " ";
    line.append(stepWords[static_cast<std::size_t>(step.kind)]);
    return line + (takesAmount(step.kind) || step.to > 0 ? " " + std::to_string(step.to) + "\n" : "\n");
}

/// Who wins, the best hand first; nothing if nobody was ranked.
std::string rankLine(const ComparedHand& hand)
{
    std::map<int, std::string, std::greater<>> groups;
    for (std::size_t i = 0; i < hand.strengths.size(); ++i) {
        if (hand.stacks[i] > 0 && hand.strengths[i] > 0) {
            std::string& group = groups[hand.strengths[i]];
            group += (group.empty() ? "" : "=") + std::to_string(i + 1);
        }
    }
    if (groups.empty())
        return {};
    std::string line = "rank";
    for (const auto& [strength, group] : groups)
        line += " " + group;
    return line + "\n";
}

} // namespace

Result<ComparedHand> readComparedHand(std::string_view text, const std::string& name)
{
    ComparedHand hand;
    std::map<std::size_t, int> lineOfStep;
    std::vector<Commitment> puts;
    int number = 0;
    int ranked = 0; // the line that says who wins
    for (const std::string_view each : partsOf(text, '\n')) {
        LineReader line(each, {.name = name, .line = ++number});
        if (!line.atEnd()) {
            const std::string_view first = line.peek();
            const bool isStep = first.front() >= '0' && first.front() <= '9';
            if (first == "rank" && std::exchange(ranked, number) != 0)
                return Error{{.name = name, .line = number}, Cause::Duplicate, "one line that says who wins", "rank"};
            if (isStep)
                readStep(line, hand);
            else if (line.takeIf("put"))
                puts.push_back(readCommitment(line, number));
            else
                readKey(line, hand, keys[line.takeOneOf(keys)]);
            lineOfStep.try_emplace(hand.steps.size(), number);
        }
        TRY(line.finish());
    }
    if (!puts.empty())
        TRY(playCommitments(puts, hand, lineOfStep, name));
    TRY(rankedUnseated(hand, {.name = name, .line = ranked}));
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
    if (hand.carried > 0)
        add("carried", hand.carried);
    text += leagueLine(hand);
    if (!hand.plainAllIn.empty())
        text += "plain " + seatsText(hand.plainAllIn) + "\n";
    if (!hand.oddOrder.empty()) {
        text += "odd";
        for (const Seat seat : hand.oddOrder)
            text += " " + std::to_string(seat.number());
        text += "\n";
    }
    if (!hand.toAct.empty())
        text += "to-act " + seatsText(hand.toAct) + "\n";
    for (const BettingStep& step : hand.steps)
        text += stepLine(step);
    return text + rankLine(hand);
}

} // namespace cutcard
