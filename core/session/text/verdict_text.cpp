// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/text/notation.h"

#include "core/base/parts_of.h"

namespace cutcard {

namespace {

// fields are parted by tabs, which no event has in it
constexpr char between = '\t';

/// What stands for a duty that was fulfilled exactly by the act.
constexpr std::string_view same = "=";

/// What a verdict or a duty cites, and how it weighs where.
std::string weightFields(const auto& judged)
{
    std::string text(1, between);
    text.append(judged.rule.id());
    text.append(1, between).append(wordOf(judged.severity));
    return text.append(1, between).append(wordOf(judged.competency));
}

std::string dutyFields(const Duty& duty, const Act* done)
{
    std::string flags;
    if (duty.optional)
        flags += 'o';
    if (duty.customary)
        flags += 'c';
    if (duty.late)
        flags += 'l';
    std::string text(1, between);
    text += done != nullptr && duty.act == *done ? std::string(same) : eventText(duty.act);
    return text + weightFields(duty) + between + (flags.empty() ? "-" : flags);
}

/// How a verdict stands to others: put right, only told, told of a mistake that weighs more by it.
std::string_view flagsOf(const Verdict& verdict)
{
    if (verdict.told)
        return verdict.selfCorrected ? "told-corrected" : verdict.worsens ? "told-worse" : "told";
    return verdict.selfCorrected ? "corrected" : "-";
}

template <typename Words> bool takeWord(const Words& words, std::string_view word, auto& value)
{
    const auto found = std::ranges::find(words, word);
    if (found == words.end())
        return false;
    value = static_cast<std::remove_reference_t<decltype(value)>>(found - words.begin());
    return true;
}

/// One line's fields, read one after the other.
class VerdictParts
{
public:
    VerdictParts(std::string_view line, const Act* done) : m_fields(partsOf(line, between)), m_done(done) {}

    bool verdict(Verdict& verdict)
    {
        if (m_fields.size() < 6 || !takeWord(faultWords, take(), verdict.fault))
            return false;
        if (!weight(verdict))
            return false;
        const std::string_view flags = take();
        verdict.selfCorrected = flags.ends_with("corrected");
        verdict.told = flags.starts_with("told");
        verdict.worsens = flags == "told-worse";
        if (take() == "expected") {
            Duty duty;
            if (!this->duty(duty))
                return false;
            verdict.expected = duty;
        }
        while (m_next < m_fields.size()) {
            Duty duty;
            if (!this->duty(duty))
                return false;
            verdict.jumped.push_back(duty);
        }
        return true;
    }

private:
    std::string_view take() { return m_next < m_fields.size() ? m_fields[m_next++] : std::string_view{}; }
    bool weight(auto& judged)
    {
        judged.rule = Rule::fromText(take());
        return takeWord(namedWords<Severity>, take(), judged.severity)
               && takeWord(namedWords<Competency>, take(), judged.competency);
    }

    bool duty(Duty& duty)
    {
        const std::string_view act = take();
        if (act == same && m_done != nullptr) {
            duty.act = *m_done;
        } else {
            const auto entry = readEvent(act, {}, 0);
            const Act* read = entry ? std::get_if<Act>(&entry->event) : nullptr;
            if (read == nullptr)
                return false;
            duty.act = *read;
        }
        if (!weight(duty))
            return false;
        const std::string_view flags = take();
        duty.optional = flags.find('o') != std::string_view::npos;
        duty.customary = flags.find('c') != std::string_view::npos;
        duty.late = flags.find('l') != std::string_view::npos;
        return !flags.empty();
    }

    std::vector<std::string_view> m_fields;
    const Act* m_done;
    std::size_t m_next = 0;
};

} // namespace

std::string keptVerdicts(const Entry& entry)
{
    const Act* done = std::get_if<Act>(&entry.event);
    std::string text;
    for (const Verdict& verdict : entry.verdicts) {
        if (!text.empty())
            text += '\n';
        text += faultWords[static_cast<std::size_t>(verdict.fault)];
        text.append(weightFields(verdict)).append(1, between).append(flagsOf(verdict));
        text.append(1, between).append(verdict.expected ? "expected" : "-");
        if (verdict.expected)
            text += dutyFields(*verdict.expected, done);
        for (const Duty& duty : verdict.jumped)
            text += dutyFields(duty, done);
    }
    return text;
}

Result<Verdicts> readVerdicts(std::string_view text, const Event& event, const std::string& name)
{
    Verdicts verdicts;
    if (text.empty())
        return verdicts;
    int line = 0;
    for (const std::string_view one : partsOf(text, '\n')) {
        ++line;
        Verdict verdict;
        if (!VerdictParts(one, std::get_if<Act>(&event)).verdict(verdict))
            return Error{{.name = name, .line = line}, Cause::Damaged, {}, std::string(one)};
        verdicts.push_back(std::move(verdict));
    }
    return verdicts;
}

} // namespace cutcard
