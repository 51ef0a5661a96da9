// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/certification/build.h"

#include "core/base/fault.h"
#include "core/base/parts_of.h"
#include "core/base/try.h"
#include "core/certification/refusal.h"

#include <cstdlib>
#include <tuple>

namespace cutcard {

/// What a perfect director meets at a station, for as many candidates as there are forms.
static Result<std::vector<StationEvidence>> directorVariants(const StationModel& model)
{
    std::vector<StationEvidence> variants;
    for (std::uint64_t seed = 1; seed <= formCount; ++seed) {
        const auto task = TRY(prepareDirector(*model.director, seed, model.word));
        variants.push_back(task.evidence);
    }
    return variants;
}

/// Draws the hands of a table for each form, keeps them, and says what a perfect dealer meets at each.
static Result<std::vector<StationEvidence>> drawnVariants(const StationModel& model, std::uint64_t draw,
                                                          TableForms& kept)
{
    const auto drawn = TRY(drawHands(*model.table, draw, formCount, model.word));
    std::vector<StationEvidence> variants;
    for (std::size_t form = 0; form < kept.size(); ++form) {
        const auto hands = TRY(prepareStation(drawn[form], draw + form, model.word));
        StationEvidence sum;
        for (const PreparedHand& hand : hands)
            sum.add(hand.evidence);
        variants.push_back(std::move(sum));
        for (const SessionFile& hand : drawn[form])
            kept[form].back().push_back(writeSession(hand.setup, hand.entries));
    }
    return variants;
}

static Result<Done> enoughTime(const StationPlan& plan, int number, const StationEvidence& evidence,
                               const std::string& name)
{
    const int least = leastMinutes(evidence);
    if (plan.minutes >= least)
        return Done{};
    return refusedIn({name}, Cause::OutOfRange, Refusal::TooFewMinutes, std::to_string(plan.minutes),
                     {std::to_string(number), plan.model, std::to_string(least)});
}

StationEvidence BuiltExam::together(std::size_t form) const
{
    StationEvidence all;
    for (const auto& each : variants)
        all.add(each[form]);
    return all;
}

static Result<Done> enoughDuties(const Blueprint& blueprint, const BuiltExam& built, const std::string& name)
{
    for (std::size_t form = 0; form < formCount; ++form) {
        const StationEvidence all = built.together(form);
        for (std::size_t i = 0; i < itemCompetencyCount; ++i) {
            if (all.duties[i] < blueprint.practical.leastDuties[i])
                return refusedIn(
                    {name}, Cause::WrongCount, Refusal::TooFewDuties, std::to_string(all.duties[i]),
                    {std::string(namedWords<ItemCompetency>[i]), std::to_string(blueprint.practical.leastDuties[i])});
        }
    }
    return Done{};
}

/// Whether every variant of the tables together brings what is irregular as often as the blueprint asks.
static Result<Done> enoughIrregularities(const Blueprint& blueprint, const BuiltExam& built, const std::string& name)
{
    if (blueprint.stations.empty())
        return Done{};
    const IrregularitiesPlan& plan = blueprint.practical.irregularities;
    for (std::size_t variant = 0; variant < formCount; ++variant) {
        const StationEvidence all = built.together(variant);
        for (const auto& [what, least, found] :
             {std::tuple{"covered: irregularities that the document rules on", plan.covered, all.covered},
              std::tuple{"uncovered: irregularities that it does not rule on", plan.uncovered, all.uncovered},
              std::tuple{"seeming: what looks irregular and is not", plan.seeming, all.seeming}}) {
            if (found < least)
                return refusedIn({name}, Cause::WrongCount, Refusal::TooFewIrregularities, std::to_string(found),
                                 {std::string(what), std::to_string(least)});
        }
    }
    return Done{};
}

/// Whether something rests on each rule that has to come up, whichever variant of the tables is drawn.
static Result<Done> bringsWhatItMust(const Blueprint& blueprint, const BuiltExam& built, const std::string& name)
{
    for (std::size_t variant = 0; variant < formCount; ++variant) {
        for (const Rule rule : blueprint.practical.must) {
            const bool found = std::ranges::any_of(
                built.variants, [&](const auto& variants) { return variants[variant].rules.contains(rule); });
            if (!found)
                return refusedIn({name}, Cause::MissingValue, Refusal::MustAtTables, std::string(rule.id()));
        }
    }
    return Done{};
}

int leastSeconds(const StationEvidence& evidence)
{
    constexpr int second = 1000;
    const auto waits = static_cast<int>(evidence.playersDid.size());
    return evidence.acts + (waits * playersTime + second - 1) / second;
}

int leastMinutes(const StationEvidence& evidence)
{
    constexpr int minute = 60;
    return (leastSeconds(evidence) + minute - 1) / minute;
}

double mostApart(std::span<const StationEvidence> variants)
{
    double most = 0;
    for (const StationEvidence& each : variants) {
        for (std::size_t i = 0; i < itemCompetencyCount; ++i) {
            if (i == static_cast<std::size_t>(ItemCompetency::Protection))
                continue;
            const int first = variants.front().points[i];
            const int apart = std::abs(each.points[i] - first);
            most = std::max(most, apart == 0 ? 0.0 : first == 0 ? 100.0 : 100.0 * apart / first);
        }
    }
    return most;
}

Result<std::vector<SessionFile>> readHands(const std::vector<std::string>& table, const std::string& name)
{
    std::vector<SessionFile> hands;
    for (std::size_t i = 0; i < table.size(); ++i) {
        auto hand = TRY(readSession(table[i], name + ", hand " + std::to_string(i + 1)));
        hands.push_back(std::move(hand));
    }
    return hands;
}

Result<const StationModel*> modelOf(const StationPlan& plan, std::span<const StationModel> models,
                                    const std::string& name)
{
    if (const StationModel* found = firstWith(models, plan.model, &StationModel::word))
        return found;
    return refusedIn({name}, Cause::UnknownWord, Refusal::UnknownModel, plan.model,
                     {joined(models, "|", &StationModel::word)});
}

Result<BuiltExam> buildExam(const Blueprint& blueprint, std::span<const StationModel> models, std::uint64_t draw,
                            const std::string& name)
{
    BuiltExam built;
    const std::vector<QuizItem> items = examItems(blueprint.documents);
    auto forms = TRY(assembleForms(blueprint.theory, items, draw, name));
    built.forms.questions = std::move(forms);
    built.figures = figuresOf(items, built.forms.questions);
    for (const StationPlan& plan : blueprint.stations) {
        const auto model = TRY(modelOf(plan, models, name));
        for (auto& tables : built.forms.hands)
            tables.emplace_back();
        const auto number = static_cast<int>(built.variants.size()) + 1;
        auto variants =
            TRY(model->director ? directorVariants(*model)
                                : drawnVariants(*model, SplitMix::mixed(draw + static_cast<std::uint64_t>(number)),
                                                built.forms.hands));
        for (const StationEvidence& each : variants) {
            TRY(enoughTime(plan, number, each, name));
        }
        built.variants.push_back(std::move(variants));
    }
    TRY(enoughDuties(blueprint, built, name));
    TRY(enoughIrregularities(blueprint, built, name));
    TRY(bringsWhatItMust(blueprint, built, name));
    return built;
}

} // namespace cutcard
