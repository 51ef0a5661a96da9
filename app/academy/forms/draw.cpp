// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/forms/draw.h"

#include "app/academy/forms/exam_files.h"
#include "core/base/fault.h"
#include "core/base/try.h"
#include "core/certification/build.h"
#include "core/certification/refusal.h"
#include "core/tournament/session/night_notation.h"

namespace cutcard {

static std::uint64_t drawn(const SecretKey& formKey, const std::string& what)
{
    return numberOf(hmac(formKey, what));
}

static std::string asText(const Task& question)
{
    const Figures figures = drawnFigures(question);
    std::string text(question.item->id);
    for (const Chips value : figures.values)
        text.append(" ").append(std::to_string(value));
    for (const int place : question.order)
        text.append(" ").append(std::to_string(place));
    return text + " " + std::to_string(figures.amount) + (figures.truth ? " t" : " f") + "\n";
}

/// Which of a station's nights an attempt has: the first any, each later one any but that of the attempt before. It
/// does not hang on the blueprint's text, because revisions of a programme share its attempts.
static std::uint64_t nightOf(const SecretKey& formKey, const DrawnFor& whom, const Blueprint& blueprint,
                             const std::string& model, std::uint64_t nights)
{
    const std::string who = "night|" + std::to_string(blueprint.programme) + "|" + whom.person + "|" + model + "|";
    std::uint64_t night = drawn(formKey, who + "1") % nights;
    for (int attempt = 2; attempt <= whom.attempt && nights > 1; ++attempt)
        night = (night + 1 + drawn(formKey, who + std::to_string(attempt)) % (nights - 1)) % nights;
    return night;
}

/// The same number, but for what decides on the night.
static std::uint64_t withNight(std::uint64_t seed, std::uint64_t night, std::uint64_t nights)
{
    constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max() / 2;
    return seed % most / nights * nights + night;
}

/// What a station is drawn from.
static Result<std::uint64_t> stationSeed(const SecretKey& formKey, const DrawnFor& whom, const Blueprint& blueprint,
                                         std::size_t station)
{
    const std::uint64_t seed = drawn(formKey, "station|" + whom.blueprint + "|" + whom.person + "|"
                                                  + std::to_string(whom.attempt) + "|" + std::to_string(station));
    const auto& models = stationModels();
    if (!models)
        return models.error();
    const StationPlan& plan = blueprint.stations[station];
    const auto model = TRY(modelOf(plan, *models, blueprint.name));
    const auto& director = model->director;
    if (!director || !director->night)
        return seed;
    const std::uint64_t nights = director->night->nights.size();
    return withNight(seed, nightOf(formKey, whom, blueprint, plan.model, nights), nights);
}

std::uint64_t formsDraw(const SecretKey& formKey, const Blueprint& blueprint)
{
    return drawn(formKey, "forms|" + std::to_string(blueprint.programme));
}

Result<DrawnForm> drawForm(const SecretKey& formKey, const DrawnFor& whom, const Blueprint& blueprint,
                           const ExamForms& forms)
{
    const std::string who = whom.blueprint + "|" + whom.person + "|";
    const std::string which = who + std::to_string(whom.attempt) + "|";
    const auto first = static_cast<int>(drawn(formKey, "first|" + who) % formCount);
    DrawnForm form{.form = (first + whom.attempt - 1) % formCount};
    const auto& ids = forms.questions[static_cast<std::size_t>(form.form)];
    form.hands = forms.hands[static_cast<std::size_t>(form.form)];
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const QuizItem* item = findItem(ids[i]);
        if (item == nullptr || !contains(blueprint.documents, item->document))
            return refusedIn({blueprint.name}, Cause::UnknownWord, Refusal::QuestionNotInProgram, ids[i]);
        form.questions.push_back(questionOf(*item, drawn(formKey, "item|" + which + std::to_string(i))));
    }
    for (std::size_t i = 0; i < blueprint.stations.size(); ++i) {
        form.stations.push_back(TRY(stationSeed(formKey, whom, blueprint, i)));
    }
    return form;
}

Result<std::vector<PreparedHand>> handsOf(const DrawnForm& form, std::size_t station, const std::string& word,
                                          const std::string& file)
{
    if (station >= form.stations.size() || station >= form.hands.size())
        return faultIn(file, Cause::Damaged, "a number and hands for each table");
    return readHands(form.hands[station], file).and_then([&](const auto& hands) {
        return prepareStation(hands, form.stations[station], word);
    });
}

std::string editionOf(const Blueprint& blueprint)
{
    // counted up with whatever else examines otherwise
    std::string text = "3\n";
    for (const Document document : blueprint.documents)
        text.append(documentWord(document)).append(" ").append(std::to_string(documentHead(document).edition)) += '\n';
    const auto& models = stationModels();
    for (const StationPlan& plan : blueprint.stations) {
        const auto model = models ? modelOf(plan, *models, blueprint.name) : models.error();
        if (!model)
            continue;
        text.append(plan.model) += '\n';
        if ((*model)->director && (*model)->director->night)
            text += writeNight((*model)->director->night->setup, {});
    }
    constexpr std::size_t digits = 16;
    return hexOf(sha256("cutcard-edition-2\n", text)).substr(0, digits);
}

Digest commitmentOf(const DrawnForm& form)
{
    std::string text = std::to_string(form.form) + "\n";
    for (const Task& question : form.questions)
        text += asText(question);
    for (const std::uint64_t seed : form.stations)
        text += std::to_string(seed) + "\n";
    for (const auto& table : form.hands) {
        for (const std::string& hand : table)
            text += hand;
    }
    return sha256("cutcard-form-2\n", text);
}

} // namespace cutcard
