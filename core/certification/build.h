// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/certification/forms.h"
#include "core/certification/station/station.h"

namespace cutcard {

/// What was built of a blueprint before the day, and what those who approve it look at.
struct BuiltExam {
    ExamForms forms{};
    FormFigures figures{};
    std::vector<std::vector<StationEvidence>> variants{}; ///< what a perfect dealer meets at each table, by each form

    /// The same at all tables of a form.
    StationEvidence together(std::size_t form) const;
};

/// How far the points of a competency may differ between variants, in percent of the first: nights are drawn.
double mostApart(std::span<const StationEvidence> variants);

/// How long a player takes at a station, in milliseconds: whatever the dealer did, for a longer wait would tell of it.
inline constexpr int playersTime = 1400;
/// The least seconds in which a station can be dealt to its end: an act a second, with the players' time between.
int leastSeconds(const StationEvidence& evidence);
/// The same in whole minutes.
int leastMinutes(const StationEvidence& evidence);

/// The hands of a table as they were kept; an error names one that can't be read.
Result<std::vector<SessionFile>> readHands(const std::vector<std::string>& table, const std::string& name);

/// The model of a station of the blueprint; an error names one that there is not.
Result<const StationModel*> modelOf(const StationPlan& plan, std::span<const StationModel> models,
                                    const std::string& name);

/// Builds and checks the forms of a blueprint for a house's draw; an error names what can't be filled.
Result<BuiltExam> buildExam(const Blueprint& blueprint, std::span<const StationModel> models, std::uint64_t draw,
                            const std::string& name);

} // namespace cutcard
