// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/session/night_notation.h"
#include "core/tournament/state/seats.h"
#include "tests/core/support/assets.h"

#include <QByteArray>

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

namespace cutcard::test {

/// Somebody by name; nobody if the night knows no such person.
inline EntrantId named(const Night& night, const std::string& name)
{
    const auto found = std::ranges::find(night.people, name, &Entrant::name);
    return found == night.people.end() ? EntrantId()
                                       : EntrantId{.index = static_cast<int>(found - night.people.begin())};
}

/// An event as a night file has it, without its time.
inline QByteArray textOf(const Night& night, const NightEvent& event)
{
    std::vector<std::string> names;
    names.reserve(night.people.size());
    for (const Entrant& person : night.people)
        names.push_back(person.name);
    return std::visit([&](const auto& each) { return QByteArray::fromStdString(nightEventText(each, names)); }, event);
}

/// The nights that come with the program, by their files' names.
inline QStringList nightFiles()
{
    QStringList names = assetFiles(QStringLiteral("nights"), QStringLiteral("*.night"));
    for (QString& name : names)
        name = name.section(QLatin1Char('/'), -1);
    return names;
}

/// What one of them says.
inline std::string nightText(const QString& name)
{
    QFile file(assetFile(QStringLiteral("nights"), name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// A table to begin with: the names clockwise, each a letter, with the same chips, and who had dealer and blinds last.
struct TableOf {
    std::string names;
    Chips chips = 4000;
    std::string last; ///< dealer, small blind (or -), big blind
};

inline RingPositions positionsOf(const Night& night, const std::string& letters)
{
    RingPositions positions{.button = named(night, letters.substr(0, 1)),
                            .smallBlind = std::nullopt,
                            .bigBlind = named(night, letters.substr(2, 1))};
    if (letters[1] != '-')
        positions.smallBlind = named(night, letters.substr(1, 1));
    return positions;
}

/// The same as letters; "none" while a dealer is to be drawn.
inline std::string lettersOf(const Night& night, const std::optional<RingPositions>& positions)
{
    if (!positions)
        return "none";
    const auto name = [&](EntrantId who) { return night.person(who).name; };
    return name(positions->button) + (positions->smallBlind ? name(*positions->smallBlind) : "-")
           + name(positions->bigBlind);
}

/// The stacks of a table, clockwise, as letters.
inline std::string ringText(const Night& night, int table)
{
    std::string text;
    for (const EntrantId who : stacksAt(*night.ring({.number = table})))
        text += night.person(who).name;
    return text;
}

/// A night in play, between hands, at level 1 or a later one.
inline Night nightOf(const std::vector<TableOf>& tables, int level = 1)
{
    Night night;
    night.stage = NightStage::Playing;
    night.statementRead = true;
    night.issued = true;
    night.method = night.house.method;
    night.level = level;
    night.lateOpen = level <= night.house.lateLevels;
    night.now = level * oneMinute;
    night.levelEnds = night.now + 20 * oneMinute;
    for (const TableOf& table : tables) {
        Ring& ring = night.rings.emplace_back();
        ring.number = {.number = static_cast<int>(night.rings.size())};
        ring.unit = night.house.unitAt(level);
        ring.hands = 6;
        ring.readyAt = night.now + handPause;
        for (const char letter : table.names) {
            Entrant& person = night.people.emplace_back();
            person.name = std::string(1, letter);
            person.chips = table.chips;
            person.presence = Presence::Seated;
            person.table = ring.number;
            ring.chairs.push_back({.who = {.index = static_cast<int>(night.people.size()) - 1}});
            night.ledger.issued += table.chips;
        }
        if (!table.last.empty())
            ring.last = positionsOf(night, table.last);
    }
    noteBalance(night);
    return night;
}

/// Gives somebody other chips than the rest of the table.
inline void setChips(Night& night, const std::string& name, Chips chips)
{
    Entrant& person = night.person(named(night, name));
    night.ledger.issued += chips - person.chips;
    person.chips = chips;
}

inline WorldEvent handBegins(int table, NightTime until = 0)
{
    WorldEvent event;
    event.kind = WorldKind::HandBegins;
    event.table = {.number = table};
    event.until = until;
    return event;
}

/// The end of a hand in which these went out, all their chips going to `winner`.
inline WorldEvent handEnds(const Night& night, int table, const std::string& winner, const std::string& out = {},
                           const std::vector<HandValue>& values = {})
{
    const Ring& ring = *night.ring({.number = table});
    WorldEvent event;
    event.kind = WorldKind::HandEnds;
    event.table = ring.number;
    event.number = ring.hands;
    Chips won = 0;
    for (const EntrantId who : stacksAt(ring)) {
        const Entrant& person = night.person(who);
        const auto at = out.find(person.name);
        StackAfter stack{.who = who, .chips = person.chips, .value = {}};
        if (at != std::string::npos) {
            won += stack.chips;
            stack.chips = 0;
            stack.value = at < values.size() ? values[at] : HandValue();
        }
        event.stacks.push_back(stack);
    }
    std::ranges::find(event.stacks, named(night, winner), &StackAfter::who)->chips += won + ring.carried;
    return event;
}

/// An event about a person.
inline WorldEvent about(const Night& night, WorldKind kind, const std::string& name)
{
    WorldEvent event;
    event.kind = kind;
    event.person = named(night, name);
    return event;
}

} // namespace cutcard::test
