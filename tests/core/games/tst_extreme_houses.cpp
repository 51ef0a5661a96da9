// SPDX-License-Identifier: GPL-3.0-or-later
// Houses at the limits of what they may set: whatever is accepted makes tables that can be dealt to their end, by
// dealers who err as well. CUTCARD_SEEDS sets how many houses are drawn at random for each game.
#include "core/games/catalogue.h"
#include "core/players/dealers.h"
#include "tests/core/support/tables.h"

#include <QtTest>

#include <sstream>

using namespace cutcard;

namespace {

/// An option of a house file, and every value at one of its ends: least and most of a number, all words of a choice.
struct Option {
    std::string key;
    std::vector<std::string> values;
};

std::string with(const std::string& text, const std::string& key, const std::string& value)
{
    const std::size_t at = text.find("\n" + key + " = ") + 1;
    return text.substr(0, at) + key + " = " + value + text.substr(text.find('\n', at));
}

std::vector<std::string> parted(const std::string& text, char by)
{
    std::vector<std::string> parts;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, by);)
        parts.push_back(part);
    return parts;
}

/// What an option may be, as the reader says itself when something else is written there.
std::vector<std::string> valuesOf(GameId game, const std::string& text, const std::string& key)
{
    if (const auto refused = readHouse(game, with(text, key, "-9"), "house"); !refused) {
        const std::string& limits = refused.error().expected;
        const std::size_t dots = limits.find("..");
        const std::size_t space = limits.find_last_of(' ', dots);
        if (refused.error().cause == Cause::OutOfRange && dots != std::string::npos && space != std::string::npos)
            return {limits.substr(space + 1, dots - space - 1), limits.substr(dots + 2)};
    }
    const auto refused = readHouse(game, with(text, key, "\"no such word\""), "house");
    if (refused || refused.error().cause != Cause::UnknownWord)
        return {};
    if (refused.error().expected == key + " true|false")
        return {"true", "false"};
    std::vector<std::string> words = parted(refused.error().expected, '|');
    for (std::string& word : words)
        word = '"' + word + '"';
    return words;
}

std::vector<Option> optionsOf(GameId game, const std::string& text)
{
    std::vector<Option> options;
    for (const std::string& line : parted(text, '\n')) {
        const std::string key = line.substr(0, line.find(" = "));
        if (line.starts_with('#') || key == line)
            continue;
        if (Option option{.key = key, .values = valuesOf(game, text, key)}; !option.values.empty())
            options.push_back(std::move(option));
    }
    return options;
}

/// Changes one option; the text as it was where the house is refused with it.
std::string changed(GameId game, const std::string& text, const std::string& key, const std::string& value)
{
    std::string other = with(text, key, value);
    return readHouse(game, other, "house") ? other : text;
}

/// Houses with one option at an end, with all of them at their first or last, and with some of them at random.
std::vector<std::string> extremeHouses(GameId game, int random)
{
    const std::string usual = writeHouse(defaultHouse(game));
    const auto options = optionsOf(game, usual);
    std::vector<std::string> houses;
    std::string least = usual;
    std::string most = usual;
    for (const Option& option : options) {
        for (const std::string& value : option.values) {
            if (std::string other = changed(game, usual, option.key, value); other != usual)
                houses.push_back(std::move(other));
        }
        least = changed(game, least, option.key, option.values.front());
        most = changed(game, most, option.key, option.values.back());
    }
    houses.insert(houses.end(), {least, most});
    for (int seed = 1; seed <= random; ++seed) {
        RandomStream stream(static_cast<std::uint64_t>(seed), StreamPurpose::Mistakes);
        std::string some = usual;
        for (const Option& option : options) {
            const auto value = static_cast<std::size_t>(stream.below(static_cast<int>(option.values.size())));
            if (stream.chance(400))
                some = changed(game, some, option.key, option.values[value]);
        }
        houses.push_back(std::move(some));
    }
    return houses;
}

} // namespace

class ExtremeHousesTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    // a table on which nobody can do anything, or where what is proposed can't be done, is a defect
    void noHouseMakesATableOnWhichNobodyCanDoAnything_data()
    {
        QTest::addColumn<int>("index");
        int index = 0;
        for (const CatalogueEntry& entry : catalogue())
            QTest::newRow(std::string(entry.word).c_str()) << index++;
    }
    void noHouseMakesATableOnWhichNobodyCanDoAnything()
    {
        QFETCH(const int, index);
        const CatalogueEntry& game = catalogue()[static_cast<std::size_t>(index)];
        const auto houses = extremeHouses(game.id, seedsOr(12));
        QVERIFY(houses.size() > 20);
        for (const std::string& house : houses) {
            const auto options = readHouse(game.id, house, "house");
            QVERIFY2(options.has_value(), house.c_str());
            for (std::uint64_t seed = 1; seed <= 2; ++seed) {
                SessionSetup setup = setupFor(game, seed, seed % 2 == 0 ? Mode::Practice : Mode::Test, 2);
                setup.house = *options;
                for (SeatSetup& seat : setup.seats)
                    seat.stack = setup.common().startingChips();
                auto started = Session::start(setup);
                if (!started)
                    continue; // such as a first round of three tables for two players: said, not dealt
                dealtOut(*std::move(started), "seed " + QByteArray::number(qulonglong(seed)) + '\n' + house.c_str());
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }

private:
    /// Deals a session to its end, in practice by a dealer who errs in one act of ten.
    static void dealtOut(Session session, const QByteArray& where)
    {
        const Simulator simulator(someIncidents);
        const SloppyDealer dealer(session.setup().mode == Mode::Practice ? 100 : 0);
        for (int events = 0; events < mostEvents && !session.isOver(); ++events) {
            std::optional<Event> event = simulator.next(session);
            if (!event) {
                const auto planted = dealer.mistake(session);
                const auto act = planted ? std::optional(planted->act) : idealAct(session);
                if (act)
                    event = *act;
            }
            QVERIFY2(event.has_value(), where + '\n' + described(session));
            QVERIFY2(session.apply(*event).has_value(), where + '\n' + described(session));
        }
        QVERIFY2(session.isOver(), where + '\n' + described(session));
    }
};

QTEST_APPLESS_MAIN(ExtremeHousesTest)
#include "tst_extreme_houses.moc"
