// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/session/night_presets.h"

namespace cutcard {

constexpr std::array names{
    "Ada",   "Bao",  "Cleo",  "Dora",  "Emil",  "Finn",  "Greta", "Hugo",  "Ida",  "Jonas", "Karl", "Lena",
    "Milo",  "Nora", "Otto",  "Pia",   "Quinn", "Rosa",  "Sven",  "Tara",  "Udo",  "Vera",  "Wim",  "Xenia",
    "Yara",  "Zoe",  "Anton", "Berta", "Cora",  "David", "Elsa",  "Fritz", "Gina", "Hans",  "Inga", "Jakob",
    "Klara", "Lars", "Marta", "Nils",  "Olga",  "Paul",  "Rita",  "Simon", "Thea", "Uwe",   "Vito", "Wanda",
};

std::optional<NightPreset> findNightPreset(std::string_view word)
{
    return copyOf(firstWith(nightPresets, word, &NightPreset::word));
}

NightSetup setupOf(const NightPreset& preset, std::uint64_t seed)
{
    NightSetup setup;
    setup.incidents = preset.incidents;
    Night& night = setup.opening;
    night.seed = seed;
    if (preset.tennessee)
        night.house = tennesseeNight();
    night.house.tableMax = preset.tableMax;
    if (preset.breakAfter > 0)
        night.house.breaks = {preset.breakAfter};
    for (int i = 0; i < preset.players + preset.unclaimed; ++i) {
        Entrant& person = night.people.emplace_back();
        const bool unclaimed = i >= preset.players;
        person.name = unclaimed ? "Stack " + std::to_string(i - preset.players + 1)
                                : std::string(names[static_cast<std::size_t>(i)]);
        if (unclaimed)
            person.presence = Presence::Unclaimed;
    }
    return setup;
}

} // namespace cutcard
