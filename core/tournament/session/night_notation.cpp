// SPDX-License-Identifier: GPL-3.0-or-later
// How a night is written, and the sessions of files.
#include "core/tournament/session/night_notation.h"

#include "core/base/parts_of.h"
#include "core/base/try.h"
#include "core/tournament/session/night_event_text.h"

namespace cutcard {

/// The chair, where people do not sit in the order of their lines.
static std::string chairText(const Ring& ring, EntrantId who)
{
    const auto stacks = stacksAt(ring);
    if (std::ranges::is_sorted(stacks))
        return {};
    return "." + std::to_string(std::ranges::find(stacks, who) - stacks.begin() + 1);
}

static std::string playerLine(const Night& night, EntrantId who)
{
    const Entrant& person = night.person(who);
    std::string text = "player " + quoted(person.name);
    if (person.presence == Presence::Out)
        return text + " out " + std::to_string(person.place) + (person.known ? " known\n" : "\n");
    if (person.chips > 0)
        text += " " + std::to_string(person.chips);
    if (!person.table.isNone())
        text += " " + tableWord(person.table) + chairText(*night.ring(person.table), who);
    const bool plain =
        person.presence == Presence::Seated
        || (person.presence == Presence::Signed && (person.table.isNone() || night.stage == NightStage::SettingUp));
    if (!plain)
        text += " " + wordOf(person.presence);
    return text + (person.known ? " known\n" : "\n");
}

static std::string tableLines(const Night& night, const Ring& ring)
{
    const auto name = [&](EntrantId who) { return " " + quoted(night.person(who).name); };
    const std::string table = " " + tableWord(ring.number);
    std::string text;
    if (ring.last)
        text += "blinds" + table + name(ring.last->button)
                + (ring.last->smallBlind ? name(*ring.last->smallBlind) : " -") + name(ring.last->bigBlind) + "\n";
    if (ring.dealer && (night.stage == NightStage::Playing || !night.house.tennessee))
        text += "button" + table + name(*ring.dealer) + "\n";
    if (ring.hands > 0)
        text += "hands" + table + " " + std::to_string(ring.hands) + "\n";
    if (ring.carried > 0)
        text += "carried" + table + " " + std::to_string(ring.carried) + "\n";
    return text;
}

static std::string header(const NightSetup& setup)
{
    const Night& night = setup.opening;
    std::string text =
        "cutcard-night " + std::to_string(nightFileVersion) + "\nmode "
        + std::string(setup.real ? nightModeWords.back() : nightModeWords[static_cast<std::size_t>(setup.mode)])
        + "\nseed " + std::to_string(night.seed) + "\nincidents " + wordOf(setup.incidents) + "\n";
    const std::string house = writeNightHouse(night.house);
    for (const std::string_view line : linesOf(house))
        text.append("house ").append(line).append("\n");
    for (const EntrantId who : night.everybody())
        text += playerLine(night, who);
    for (const Ring& ring : night.rings)
        text += tableLines(night, ring);
    if (night.method && (night.stage == NightStage::SettingUp || night.method != night.house.method))
        text += "method " + wordOf(*night.method) + "\n";
    if (night.house.tennessee && night.stage == NightStage::Playing)
        return text + "round " + std::to_string(night.round) + "\n";
    if (night.stage == NightStage::Playing)
        text += "level " + std::to_string(night.level) + "\nclock "
                + nightTimeText(std::max<NightTime>(0, night.levelEnds - night.now)) + "\n";
    if (night.finalTable)
        text += "final-table\n";
    return text;
}

/// Also of those who sign in.
static std::vector<std::string> namesOf(const NightSetup& setup, std::span<const NightEntry> entries)
{
    auto names = namesOf(setup.opening);
    for (const NightEntry& entry : entries) {
        if (const auto* world = std::get_if<WorldEvent>(&entry.event); world != nullptr && !world->name.empty())
            names.push_back(world->name);
    }
    return names;
}

std::vector<std::string> namesOf(const Night& night)
{
    return eachOf(night.people, &Entrant::name);
}

std::string nightEntryText(const NightEntry& entry, std::span<const std::string> names)
{
    return "at " + nightTimeText(entry.at) + (entry.shown ? " shown " : " ") + nightEventText(entry.event, names);
}

std::string writeNight(const NightSetup& setup, std::span<const NightEntry> entries)
{
    std::string text = header(setup) + "\n";
    const auto names = namesOf(setup, entries);
    for (const NightEntry& entry : entries)
        text += nightEntryText(entry, names) + "\n";
    return text;
}

Result<DirectorAct> readDirectorAct(std::string_view text, const std::string& name, int line,
                                    std::span<const std::string> names)
{
    LineReader reader(text, {.name = name, .line = line});
    DirectorAct act = takeDirectorAct(reader, names);
    TRY(reader.finish());
    return act;
}

Result<NightSession> replayNight(const NightFile& file, const std::string& name)
{
    auto session = NightSession::replay(file.setup, file.entries);
    if (session)
        return session;
    Error error = session.error();
    const auto number = static_cast<std::size_t>(error.place.line);
    if (number >= 1 && number <= file.lines.size()) {
        error.place = {.name = name, .line = file.lines[number - 1], .column = 1};
        if (error.found.empty())
            error.found = nightEventText(file.entries[number - 1].event, namesOf(file.setup, file.entries));
    }
    return error;
}

} // namespace cutcard
