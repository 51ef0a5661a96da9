// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/certification/station/station.h"

#include <QString>
#include <QStringList>

namespace cutcard {

/// The station models that come with the program, read once.
const Result<std::vector<StationModel>>& stationModels();

/// The blueprints that come with the program, by the names of their files without the ending.
QStringList shippedBlueprints();
/// Their own names, in the same order.
const QStringList& shippedBlueprintNames();
/// The text of one; empty if there is none of this name.
QString shippedBlueprint(const QString& name);

} // namespace cutcard
