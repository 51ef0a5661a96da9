// SPDX-License-Identifier: GPL-3.0-or-later
// Looks for nights that ask a director for the same, for `nights` in assets/games/stations.toml. To be run
// when what is owed on a night has changed, so that the listed ones are no longer alike: search_nights COUNT, twenty
// thousandths of a second each. No test: it prints groups that are alike within a twentieth, the largest last.
#include "core/certification/station/station.h"

#include <algorithm>
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

using Points = std::array<int, itemCompetencyCount>;

/// Nights of which each asks for as much as each other, beginning with those of these points.
std::vector<std::uint64_t> groupAround(const Points& points, const std::map<Points, std::vector<std::uint64_t>>& alike)
{
    std::vector<Points> members{points};
    std::vector<std::uint64_t> group = alike.at(points);
    for (const auto& [other, nights] : alike) {
        const bool fits = other != points && std::ranges::all_of(members, [&](const Points& member) {
                              return asksAsMuch({.points = member}, {.points = other}, {})
                                     && asksAsMuch({.points = other}, {.points = member}, {});
                          });
        if (!fits)
            continue;
        members.push_back(other);
        group.insert(group.end(), nights.begin(), nights.end());
    }
    return group;
}

std::string lineOf(const Points& points, std::vector<std::uint64_t> nights)
{
    std::ostringstream line;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (points[i] > 0)
            line << namedWords<ItemCompetency>[i] << " " << points[i] << " ";
    }
    line << "nights = [";
    std::ranges::sort(nights);
    for (const std::uint64_t night : nights)
        line << (night == nights.front() ? "" : ", ") << night;
    return line.str() + "]";
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
        std::map<Points, std::vector<std::uint64_t>> alike;
        for (std::uint64_t chance = 1; chance <= last; ++chance) {
            if (const auto evidence = nightEvidence(*model.director->night, chance))
                alike[evidence->points].push_back(chance);
        }
        std::map<std::size_t, std::string> groups;
        for (const auto& [points, nights] : alike) {
            auto group = groupAround(points, alike);
            const std::size_t size = group.size();
            groups.try_emplace(size, lineOf(points, std::move(group)));
        }
        std::cout << model.word << "\n";
        for (const auto& [size, line] : groups) {
            std::cout << size << ": " << line << "\n";
        }
    }
    return 0;
}
