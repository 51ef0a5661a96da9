// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/draw.h"

namespace cutcard {

namespace {

std::uint64_t drawn(const SecretKey& formKey, const std::string& what)
{
    return numberOf(hmac(formKey, what));
}

std::string asText(const Question& question)
{
    std::string text(question.item->id);
    for (const Chips value : question.figures.values)
        text += " " + std::to_string(value);
    for (const int place : question.shown)
        text += " " + std::to_string(place);
    return text + " " + std::to_string(question.figures.amount) + (question.figures.truth ? " t" : " f") + "\n";
}

} // namespace

Result<DrawnForm> drawForm(const SecretKey& formKey, const DrawnFor& whom, const Blueprint& blueprint,
                           const TheoryForms& forms)
{
    const std::string who = whom.blueprint + "|" + whom.person + "|";
    const std::string which = who + std::to_string(whom.attempt) + "|";
    const auto first = static_cast<int>(drawn(formKey, "first|" + who) % formCount);
    DrawnForm form{.form = (first + whom.attempt - 1) % formCount};
    const auto& ids = forms[static_cast<std::size_t>(form.form)];
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const QuizItem* item = nullptr;
        Document of{};
        for (const Document document : blueprint.documents) {
            if (item == nullptr) {
                item = findItem(document, ids[i]);
                of = document;
            }
        }
        if (item == nullptr)
            return Error{.place = {.name = blueprint.name},
                         .cause = Cause::UnknownWord,
                         .expected = "a question of this program's bank",
                         .found = ids[i]};
        form.questions.push_back(questionOf(of, *item, drawn(formKey, "item|" + which + std::to_string(i))));
    }
    for (std::size_t i = 0; i < blueprint.stations.size(); ++i)
        form.stations.push_back(drawn(formKey, "station|" + which + std::to_string(i)));
    return form;
}

Digest commitmentOf(const DrawnForm& form)
{
    std::string text = std::to_string(form.form) + "\n";
    for (const Question& question : form.questions)
        text += asText(question);
    for (const std::uint64_t seed : form.stations)
        text += std::to_string(seed) + "\n";
    return sha256("cutcard-form-1\n", text);
}

} // namespace cutcard
