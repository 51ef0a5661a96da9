// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/attack/house/quiz_answers.h"

#include <cctype>
#include <charconv>
#include <string>

namespace cutcard::attack {

namespace {

bool isSeparator(char c)
{
    return c == ',' || std::isspace(static_cast<unsigned char>(c)) != 0;
}

/// The text in small letters, without spaces and commas.
std::string squeezed(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (!isSeparator(c))
            result += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    return result;
}

std::string expectedFor(const Task& question)
{
    if (question.answer == AnswerKind::Amounts)
        return "0..";
    if (question.item->kind == QuestionKind::TrueFalse)
        return "t, f";
    const std::string last(1, static_cast<char>('a' + question.options - 1));
    return "a.." + last + (question.answer == AnswerKind::Order ? ", each once" : "");
}

} // namespace

Result<TaskAnswer> readAnswer(const Task& question, std::string_view text, int line)
{
    std::string typed = squeezed(text);
    TaskAnswer answer;
    bool read = typed.size() <= TaskAnswer::capacity();
    if (question.answer == AnswerKind::Amounts && !typed.empty()) {
        Chips amount = 0;
        const auto [end, problem] = std::from_chars(typed.data(), typed.data() + typed.size(), amount);
        read = problem == std::errc() && end == typed.data() + typed.size();
        answer.push_back(amount);
    } else if (read) {
        const bool truth = question.item->kind == QuestionKind::TrueFalse;
        if (truth && (typed == "true" || typed == "false"))
            typed.resize(1);
        for (const char c : typed)
            answer.push_back(!truth ? c - 'a' : c == 't' ? 0 : c == 'f' ? 1 : -1);
    }
    const bool ordered = question.answer == AnswerKind::Order && !answer.empty();
    if (read && isPossible(question, answer) && (!ordered || isWhole(question, answer)))
        return answer;
    return Error{.place = {.name = "-", .line = line, .column = 1},
                 .cause = Cause::UnknownWord,
                 .expected = expectedFor(question),
                 .found = std::string(text)};
}

} // namespace cutcard::attack
