// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/forms/exam_files.h"

#include "app/words/tr.h"
#include "core/base/fault.h"
#include "core/certification/blueprint.h"

#include <QDir>
#include <QFile>

// a static library's resources are only there if somebody asks for them, and not from inside a namespace
static void initExamFiles()
{
    Q_INIT_RESOURCE(exams);
}

namespace cutcard {

const QString folder = QStringLiteral(":/exams/");

static Result<std::string> contentOf(const std::string& name)
{
    initExamFiles();
    QFile file(folder + QStringLiteral("stations/") + QString::fromStdString(name));
    if (!file.open(QIODevice::ReadOnly))
        return faultIn(name, Cause::Unreadable, {});
    return file.readAll().toStdString();
}

const Result<std::vector<StationModel>>& stationModels()
{
    static const Result<std::vector<StationModel>> models = [] {
        const auto list = contentOf("stations.toml");
        return list.and_then([](const std::string& text) { return readStations(text, "stations.toml", contentOf); });
    }();
    return models;
}

QStringList shippedBlueprints()
{
    initExamFiles();
    QStringList names = QDir(folder + QStringLiteral("blueprints")).entryList({QStringLiteral("*.toml")});
    names.replaceInStrings(QStringLiteral(".toml"), QString());
    return names;
}

const QStringList& shippedBlueprintNames()
{
    static const QStringList names = textsOf(shippedBlueprints(), [](const QString& file) {
        const auto blueprint = readBlueprint(shippedBlueprint(file).toStdString(), file.toStdString());
        return blueprint ? QString::fromStdString(blueprint->name) : file;
    });
    return names;
}

QString shippedBlueprint(const QString& name)
{
    initExamFiles();
    QFile file(folder + QStringLiteral("blueprints/") + name + QStringLiteral(".toml"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace cutcard
