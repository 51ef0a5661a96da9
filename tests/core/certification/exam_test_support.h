// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/certification/refusal.h"
#include "core/certification/station/station.h"
#include "tests/core/support/assets.h"

#include <QFile>

#include <string>
#include <vector>

namespace cutcard::test {

/// What a file of the examinations says; empty if it can't be read.
inline std::string examText(const QString& name)
{
    QFile file(examFile(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

inline QString said(Refusal refusal)
{
    return QStringLiteral(" refusal %1;").arg(static_cast<int>(refusal));
}

inline QString said(const Error& error)
{
    const QString text = QString::fromStdString(error.place.name + ":" + std::to_string(error.place.line) + " "
                                                + error.place.field + " " + error.expected + " / " + error.found);
    return error.refusal ? text + said(*error.refusal) : text;
}

/// The tables that come with the program, read once.
inline const Result<std::vector<StationModel>>& shippedStations()
{
    static const auto models =
        readStations(examText(QStringLiteral("stations.toml")), "stations.toml", [](const std::string& name) {
            return Result<std::string>(examText(QString::fromStdString(name)));
        });
    return models;
}

} // namespace cutcard::test
