// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/attack/house/quiz_answers.h"

#include <algorithm>
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

std::optional<std::vector<int>> readPlaces(const std::string& text, const Question& question)
{
    std::vector<int> places;
    places.reserve(text.size());
    for (const char c : text) {
        const int place = c - 'a';
        if (place < 0 || place >= static_cast<int>(question.shown.size()) || std::ranges::count(places, place) > 0)
            return std::nullopt;
        places.push_back(place);
    }
    if (question.item->kind == QuestionKind::Order && places.size() != question.shown.size())
        return std::nullopt;
    return places;
}

std::optional<Chips> readAmount(const std::string& text)
{
    Chips amount = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), amount);
    if (problem != std::errc() || end != text.data() + text.size() || amount < 0)
        return std::nullopt;
    return amount;
}

std::optional<bool> readTruth(const std::string& text)
{
    if (text == "t" || text == "true")
        return true;
    if (text == "f" || text == "false")
        return false;
    return std::nullopt;
}

std::string expectedFor(const Question& question)
{
    const std::string last(1, static_cast<char>('a' + static_cast<int>(question.shown.size()) - 1));
    switch (question.item->kind) {
    case QuestionKind::Choice:
        return "a.." + last;
    case QuestionKind::Order:
        return "a.." + last + ", each once";
    case QuestionKind::Amount:
        return "0..";
    case QuestionKind::TrueFalse:
        return "t, f";
    }
    return {};
}

} // namespace

Result<Answer> readAnswer(const Question& question, std::string_view text, int line)
{
    const std::string typed = squeezed(text);
    if (typed.empty())
        return Answer{};
    Answer answer;
    bool read = false;
    switch (question.item->kind) {
    case QuestionKind::Choice:
    case QuestionKind::Order:
        if (const auto places = readPlaces(typed, question)) {
            answer.places = *places;
            read = true;
        }
        break;
    case QuestionKind::Amount:
        answer.amount = readAmount(typed);
        read = answer.amount.has_value();
        break;
    case QuestionKind::TrueFalse:
        answer.truth = readTruth(typed);
        read = answer.truth.has_value();
        break;
    }
    if (read)
        return answer;
    return Error{.place = {.name = "-", .line = line, .column = 1},
                 .cause = Cause::UnknownWord,
                 .expected = expectedFor(question),
                 .found = std::string(text)};
}

} // namespace cutcard::attack
