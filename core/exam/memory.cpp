// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/memory.h"

#include <cmath>

namespace cutcard {

const auto& w = memoryConstants;

// the curve passes through nine of ten after `stability` days
constexpr double decay = -0.5;
constexpr double factor = 19.0 / 81.0;

constexpr double remembered = 0.9;
constexpr double secondsEach = 100;
/// More than this in a day tires without teaching.
constexpr int mostOfADay = 30;

static int grade(Recall recall)
{
    return static_cast<int>(recall);
}

static double firstDifficulty(Recall recall)
{
    return std::clamp(w[4] - std::exp(w[5] * (grade(recall) - 1)) + 1, 1.0, 10.0);
}

static double nextDifficulty(double difficulty, Recall recall)
{
    // the nearer to the hardest, the smaller the step; and always a little back towards the easiest
    const double step = -w[6] * (grade(recall) - 3);
    const double damped = difficulty + step * (10 - difficulty) / 9;
    return std::clamp(w[7] * firstDifficulty(Recall::Easy) + (1 - w[7]) * damped, 1.0, 10.0);
}

static double recalledStability(const Memory& memory, Recall recall, double share)
{
    const double hard = recall == Recall::Hard ? w[15] : 1;
    const double easy = recall == Recall::Easy ? w[16] : 1;
    return memory.stability
           * (1
              + std::exp(w[8]) * (11 - memory.difficulty) * std::pow(memory.stability, -w[9])
                    * (std::exp(w[10] * (1 - share)) - 1) * hard * easy);
}

static double forgottenStability(const Memory& memory, double share)
{
    const double stability = w[11] * std::pow(memory.difficulty, -w[12]) * (std::pow(memory.stability + 1, w[13]) - 1)
                             * std::exp(w[14] * (1 - share));
    return std::min(stability, memory.stability);
}

double retrievability(const Memory& memory, double days)
{
    return std::pow(1 + factor * days / memory.stability, decay);
}

Memory firstMemory(Recall recall)
{
    return {.stability = w[static_cast<std::size_t>(grade(recall) - 1)], .difficulty = firstDifficulty(recall)};
}

Memory nextMemory(const Memory& memory, Recall recall, double days)
{
    Memory next{.stability = 0, .difficulty = nextDifficulty(memory.difficulty, recall)};
    if (days <= 0) {
        next.stability = memory.stability * std::exp(w[17] * (grade(recall) - 3 + w[18]));
    } else {
        const double share = retrievability(memory, days);
        next.stability =
            recall == Recall::Forgotten ? forgottenStability(memory, share) : recalledStability(memory, recall, share);
    }
    next.stability = std::max(next.stability, 0.01);
    return next;
}

std::optional<Memory> memoryAfter(std::span<const MemoryAnswer> answers)
{
    std::optional<Memory> memory;
    std::int64_t last = 0;
    for (const MemoryAnswer& answer : answers) {
        memory = memory ? nextMemory(*memory, answer.recall, static_cast<double>(answer.day - last))
                        : firstMemory(answer.recall);
        last = answer.day;
    }
    return memory;
}

ExamPlan planFor(std::span<const RememberedRule> rules, std::int64_t today, std::int64_t examDay)
{
    ExamPlan plan;
    const auto daysLeft = std::max<std::int64_t>(1, examDay - today);
    std::vector<std::pair<double, Rule>> fading;
    std::vector<Rule> unseen;
    for (const RememberedRule& one : rules) {
        if (!one.memory) {
            unseen.push_back(one.rule);
            continue;
        }
        const double now = retrievability(*one.memory, static_cast<double>(today - one.lastDay));
        const double then = retrievability(*one.memory, static_cast<double>(std::max(examDay, today) - one.lastDay));
        plan.remembered += now >= remembered ? 1 : 0;
        if (then >= remembered)
            ++plan.known;
        // what was met today is left alone: going over it again the same day is cramming
        else if (now < remembered && one.lastDay < today)
            fading.emplace_back(now, one.rule);
    }
    std::ranges::sort(fading);
    for (const auto& [share, rule] : fading)
        plan.today.push_back(rule);
    plan.unseen = static_cast<int>(unseen.size());
    const auto share = (static_cast<std::int64_t>(unseen.size()) + daysLeft - 1) / daysLeft;
    for (std::int64_t i = 0; i < share; ++i)
        plan.today.push_back(unseen[static_cast<std::size_t>(i)]);
    if (plan.today.size() > mostOfADay)
        plan.today.resize(mostOfADay);
    plan.minutes = static_cast<int>(std::ceil(static_cast<double>(plan.today.size()) * secondsEach / 60));
    return plan;
}

} // namespace cutcard
