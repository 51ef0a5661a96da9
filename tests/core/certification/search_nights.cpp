// SPDX-License-Identifier: GPL-3.0-or-later
// Looks for nights that ask a director for the same, for `nights` in assets/games/stations.toml. To be run
// when what is owed on a night has changed, so that the listed ones are no longer alike: search_nights COUNT, nine
// thousandths of a second each. No test: it prints groups, the largest last.
#include "core/certification/station/station.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

using namespace cutcard;

namespace {

Result<std::string> fileOf(const std::string& name)
{
    const auto games = std::filesystem::path(SOURCE_FOLDER) / "assets/games";
    auto path = games / name;
    for (const auto& document : std::filesystem::directory_iterator(games)) {
        if (exists(document.path() / "exams" / name))
            path = document.path() / "exams" / name;
    }
    const std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

} // namespace

int main(int count, char** words)
{
    const std::uint64_t last = count > 1 ? std::strtoull(words[1], nullptr, 10) : 0;
    const auto models = readStations(*fileOf("stations.toml"), "stations.toml", fileOf);
    if (!models || last == 0) {
        std::cerr << (models ? "usage: search_nights COUNT" : models.error().expected) << "\n";
        return 2;
    }
    for (const StationModel& model : *models) {
        if (!model.director || !model.director->night)
            continue;
        std::map<std::array<int, itemCompetencyCount>, std::vector<std::uint64_t>> alike;
        for (std::uint64_t chance = 1; chance <= last; ++chance) {
            if (const auto evidence = nightEvidence(*model.director->night, chance))
                alike[evidence->points].push_back(chance);
        }
        std::multimap<std::size_t, std::string> groups;
        for (const auto& [points, nights] : alike) {
            std::ostringstream line;
            for (std::size_t i = 0; i < points.size(); ++i) {
                if (points[i] > 0)
                    line << itemCompetencyWords[i] << " " << points[i] << " ";
            }
            line << "nights = [";
            for (const std::uint64_t night : nights)
                line << (night == nights.front() ? "" : ", ") << night;
            groups.emplace(nights.size(), line.str() + "]");
        }
        std::cout << model.word << "\n";
        for (const auto& [size, line] : groups) {
            if (size >= 3)
                std::cout << "  " << line << "\n";
        }
    }
    return 0;
}
