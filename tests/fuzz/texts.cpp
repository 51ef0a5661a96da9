// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/texts.h"

#include "core/base/random.h"
#include "core/base/toml.h"
#include "core/certification/blueprint.h"
#include "core/games/catalogue/catalogue.h"
#include "core/games/catalogue/house.h"
#include "core/session/text/compared_text.h"
#include "core/session/text/notation.h"
#include "core/tournament/session/night_notation.h"
#include "core/tournament/state/night_house.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace cutcard::attack {

namespace {

const std::string name = "attack";

/// An error that says nothing helps nobody; the message itself is the words' matter.
std::string refused(const Error& error)
{
    return error.place.name.empty() && error.expected.empty() && error.found.empty()
               ? "an error without place and cause"
               : std::string();
}

std::string brokenSession(std::string_view text)
{
    const auto file = readSession(text, name);
    if (!file)
        return refused(file.error());
    const auto again = readSession(writeSession(file->setup, file->entries), name);
    if (!again || again->setup != file->setup || again->entries != file->entries)
        return "what was read is written back as something else";
    auto session = Session::start(file->setup);
    if (!session)
        return "a setup that was read can't begin";
    // what is not possible must change nothing, and never crash
    for (const Entry& entry : file->entries)
        (void)session->apply(entry.event, entry.byHouse);
    if (chipsOnTable(session->table()) != session->issued() || !isConsistent(session->table()))
        return "cards or chips are lost";
    return {};
}

std::string brokenToml(std::string_view text)
{
    const auto table = parseToml(text, name);
    return table ? std::string() : refused(table.error());
}

std::string brokenHouse(std::string_view text)
{
    for (const CatalogueEntry& game : catalogue()) {
        const auto house = readHouse(game.id, text, name);
        if (!house) {
            if (auto what = refused(house.error()); !what.empty())
                return what;
            continue;
        }
        const auto again = readHouse(game.id, writeHouse(*house), name);
        if (!again || *again != *house)
            return std::string(game.word) + ": the house is written back as another";
    }
    return {};
}

std::string brokenNight(std::string_view text)
{
    const auto file = readNight(text, name);
    if (!file)
        return refused(file.error());
    const auto again = readNight(writeNight(file->setup, file->entries), name);
    if (!again || again->setup != file->setup || again->entries != file->entries)
        return "the night is written back as another";
    const auto night = replayNight(*file, name);
    return night ? std::string() : refused(night.error());
}

std::string brokenNightHouse(std::string_view text)
{
    const auto house = readNightHouse(text, name);
    if (!house)
        return refused(house.error());
    const auto again = readNightHouse(writeNightHouse(*house), name);
    return again && *again == *house ? std::string() : "the night's house is written back as another";
}

std::string brokenBlueprint(std::string_view text)
{
    const auto blueprint = readBlueprint(text, name);
    return blueprint ? std::string() : refused(blueprint.error());
}

std::string brokenComparison(std::string_view text)
{
    const auto hand = readComparedHand(text, name);
    if (!hand)
        return refused(hand.error());
    const auto again = readComparedHand(writeComparedHand(*hand), name);
    return again && *again == *hand ? std::string() : "the hand is written back as another";
}

std::string contentsOf(const std::filesystem::path& path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

/// All files with this ending in the folders of one kind that documents have, by their names.
std::vector<std::string> files(const char* kind, const char* ending)
{
    std::vector<std::filesystem::path> paths;
    const auto games = std::filesystem::path(SOURCE_FOLDER) / "assets/games";
    for (const auto& entry : std::filesystem::recursive_directory_iterator(games)) {
        if (entry.path().extension() == ending
            && std::ranges::find(entry.path(), std::filesystem::path(kind)) != entry.path().end())
            paths.push_back(entry.path());
    }
    std::ranges::sort(paths, {}, &std::filesystem::path::filename);
    std::vector<std::string> texts;
    for (const auto& path : paths)
        texts.push_back(contentsOf(path));
    return texts;
}

std::vector<std::string> sessions()
{
    return files("scenarios", ".cutcard");
}

std::vector<std::string> houses()
{
    std::vector<std::string> texts;
    for (const CatalogueEntry& game : catalogue())
        texts.push_back(writeHouse(defaultHouse(game.id)));
    return texts;
}

std::vector<std::string> blueprints()
{
    return files("exams", ".toml");
}

std::vector<std::string> anyToml()
{
    std::vector<std::string> texts = houses();
    std::ranges::move(blueprints(), std::back_inserter(texts));
    return texts;
}

std::vector<std::string> nights()
{
    return files("nights", ".night");
}

std::vector<std::string> nightHouses()
{
    NightHouse other;
    other.lateLevels = 3;
    other.tableMax = 10;
    other.points = housePoints();
    return {writeNightHouse(other), writeNightHouse(tennesseeNight())};
}

std::vector<std::string> comparisons()
{
    return {"stack 1 5000\nstack 2 550\nstack 3 5000\nbig-blind 200\nplain 2\n1 raise 400\n2 all-in\n3 call\n1 call\n"
            "next-round\n1 check\n3 check\nrank 2 1=3\n",
            "stack 1 22000\nstack 2 12000\nput 1 6000\nput 2 6000\nput 3 4000\nput 4 2000\nrank 4 3 1 2\n"};
}

/// What tends to go wrong: borders of numbers, characters that mean something somewhere, pieces of other kinds.
constexpr std::array<std::string_view, 26> nasty{
    "0",
    "-1",
    "9223372036854775807",
    "9223372036854775808",
    "1e400",
    "4294967296",
    "{",
    "[",
    "\"",
    "'''",
    "=",
    "\n",
    "\r\n",
    "\t",
    "#",
    "\xef\xbb\xbf",
    "%1",
    "<b>",
    "\x1b",
    "\xff",
    "seat 0",
    "seat 11",
    "11c",
    "\\xe9",
    "\xc3\xa9",
    std::string_view("\0", 1),
};

using At = std::string::difference_type;

/// Damages one place of a text.
void damage(std::string& text, const std::vector<std::string>& others, RandomStream& stream)
{
    const int length = static_cast<int>(text.size());
    const At at = length == 0 ? 0 : stream.below(length);
    const At many = length == 0 ? 0 : std::min<At>(length - at, 1 + stream.below(12));
    const auto place = text.begin() + at;
    switch (stream.below(8)) {
    case 0: // a bit
        if (length > 0)
            *place =
                static_cast<char>(static_cast<unsigned char>(*place) ^ 1U << static_cast<unsigned>(stream.below(8)));
        break;
    case 1:
        text.erase(place, place + many);
        break;
    case 2:
        text.insert(static_cast<std::size_t>(at), nasty[static_cast<std::size_t>(stream.below(nasty.size()))]);
        break;
    case 3:
        text.replace(place, place + many, nasty[static_cast<std::size_t>(stream.below(nasty.size()))]);
        break;
    case 4: { // a piece twice, perhaps elsewhere
        const std::string piece(place, place + many);
        text.insert(static_cast<std::size_t>(stream.below(length + 1)), piece);
        break;
    }
    case 5: { // a piece of another text
        const std::string& other = others[static_cast<std::size_t>(stream.below(static_cast<int>(others.size())))];
        if (!other.empty()) {
            const auto from = static_cast<std::size_t>(stream.below(static_cast<int>(other.size())));
            text.insert(static_cast<std::size_t>(at), other.substr(from, static_cast<std::size_t>(stream.below(80))));
        }
        break;
    }
    case 6: // cut off
        text.resize(static_cast<std::size_t>(at));
        break;
    default: { // a digit becomes another
        const auto digit = std::find_if(place, text.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (digit != text.end())
            *digit = static_cast<char>('0' + stream.below(10));
        break;
    }
    }
}

} // namespace

const std::vector<TextKind>& textKinds()
{
    static const std::vector<TextKind> kinds{
        {"session", brokenSession, sessions},
        {"toml", brokenToml, anyToml},
        {"house", brokenHouse, houses},
        {"night", brokenNight, nights},
        {"night-house", brokenNightHouse, nightHouses},
        {"blueprint", brokenBlueprint, blueprints},
        {"comparison", brokenComparison, comparisons},
    };
    return kinds;
}

const TextKind& textKind(std::string_view word)
{
    return *std::ranges::find(textKinds(), word, &TextKind::word);
}

int attacks()
{
    constexpr int inEveryTest = 300;
    const char* asked = std::getenv("CUTCARD_ATTACKS");
    return asked != nullptr ? std::max(1, std::atoi(asked)) : inEveryTest;
}

std::string damaged(const std::vector<std::string>& sound, std::uint64_t seed, int number)
{
    RandomStream stream(SplitMix::mixed(seed) + static_cast<std::uint64_t>(number), StreamPurpose::Mistakes);
    std::string text = sound[static_cast<std::size_t>(stream.below(static_cast<int>(sound.size())))];
    for (int left = 1 + stream.below(4); left > 0; --left)
        damage(text, sound, stream);
    return text;
}

} // namespace cutcard::attack
