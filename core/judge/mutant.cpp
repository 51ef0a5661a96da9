// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/mutant.h"

#ifdef CUTCARD_MUTANTS

#include <cstdlib>
#include <fstream>
#include <set>

namespace cutcard {

namespace {

std::string_view environment(const char* name)
{
    const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): nobody sets it
    return value == nullptr ? std::string_view() : std::string_view(value);
}

/// The rules that wrong verdicts cited in this run, written at its end to the file that CUTCARD_CITED names.
class Cited
{
public:
    Cited() = default;
    Cited(const Cited&) = delete;
    Cited& operator=(const Cited&) = delete;
    ~Cited()
    {
        const std::string_view file = environment("CUTCARD_CITED");
        if (file.empty())
            return;
        std::ofstream out{std::string(file)};
        for (const std::string& rule : m_rules)
            out << rule << '\n';
    }
    void add(Rule rule) { m_rules.emplace(rule.id()); }

private:
    std::set<std::string> m_rules;
};

} // namespace

bool isLeftOut(std::string_view finding)
{
    static const std::string left(environment("CUTCARD_MUTANT"));
    return left == "finding " + std::string(finding);
}

Verdict mutated(Verdict verdict)
{
    static Cited cited;
    static const std::string mutant(environment("CUTCARD_MUTANT"));
    if (verdict.isCorrect())
        return verdict;
    cited.add(verdict.rule);
    const std::string rule(verdict.rule.id());
    if (mutant == "severity " + rule)
        verdict.severity = verdict.severity == Severity::Major ? Severity::Minor : Severity::Major;
    else if (mutant == "paragraph " + rule)
        verdict.rule = verdict.rule == "GP-unneeded"_rule ? "GP-own-mistake"_rule : "GP-unneeded"_rule;
    return verdict;
}

} // namespace cutcard

#endif
