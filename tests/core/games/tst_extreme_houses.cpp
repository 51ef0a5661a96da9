// SPDX-License-Identifier: GPL-3.0-or-later
// Houses at the limits of what they may set: whatever is accepted makes tables that can be dealt to their end, by
// dealers who err as well. CUTCARD_SEEDS sets how many houses are drawn at random for each game.
#include "core/games/catalogue/catalogue.h"
#include "core/players/dealers.h"
#include "core/rules/rulebook.h"
#include "tests/core/support/tables.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <utility>

using namespace cutcard;

namespace {

using Values = std::vector<HouseValue>;

/// Every value at one of an option's ends: least and most of a number, all words of a choice, yes and no.
Values endsOf(const HouseOption& option, const HouseRules& house)
{
    Values ends;
    if (option.limits) {
        const Limits limits = option.limits(commonOptions(house));
        ends = {limits.least, limits.most / limits.step * limits.step};
    } else if (std::holds_alternative<bool>(option.value(commonOptions(house)))) {
        ends = {true, false};
    }
    for (const HouseChoice& choice : option.choices)
        ends.emplace_back(std::string(choice.word));
    return ends;
}

/// Changes one option; the values as they were where the house is refused with it.
Values changed(GameId game, Values values, std::size_t option, const HouseValue& value)
{
    HouseValue before = std::exchange(values[option], value);
    if (!readHouse(game, houseText(game, values), "house"))
        values[option] = std::move(before);
    return values;
}

/// Houses with one option at an end, with all of them at their first or last, and with some of them at random.
std::vector<HouseRules> extremeHouses(GameId game, int random)
{
    const HouseRules usual = defaultHouse(game);
    const auto options = houseOptions(game);
    std::vector<Values> ends;
    for (const HouseOption& option : options)
        ends.push_back(endsOf(option, usual));
    std::vector<Values> all;
    Values least = valuesOf(usual);
    Values most = valuesOf(usual);
    for (std::size_t i = 0; i < options.size(); ++i) {
        for (const HouseValue& end : ends[i])
            all.push_back(changed(game, valuesOf(usual), i, end));
        if (!ends[i].empty()) {
            least = changed(game, least, i, ends[i].front());
            most = changed(game, most, i, ends[i].back());
        }
    }
    all.insert(all.end(), {least, most});
    for (int seed = 1; seed <= random; ++seed) {
        RandomStream stream(static_cast<std::uint64_t>(seed), StreamPurpose::Mistakes);
        Values some = valuesOf(usual);
        for (std::size_t i = 0; i < options.size(); ++i) {
            if (!ends[i].empty() && stream.chance(400))
                some = changed(game, some, i,
                               ends[i][static_cast<std::size_t>(stream.below(static_cast<int>(ends[i].size())))]);
        }
        all.push_back(std::move(some));
    }
    std::vector<HouseRules> houses;
    for (const Values& values : all)
        houses.push_back(readHouse(game, houseText(game, values), "house").value());
    return houses;
}

} // namespace

class ExtremeHousesTest : public QObject
{
    Q_OBJECT

private slots:
    // the form says that no document speaks of what has no paragraph that is found
    void everyParagraphBesideAnOptionIsThere()
    {
        for (const CatalogueEntry& game : catalogue()) {
            for (const HouseOption& option : game.options()) {
                const QByteArray rules(option.rules.data(), qsizetype(option.rules.size()));
                for (const QByteArray& id : rules.isEmpty() ? QByteArrayList() : rules.split(',')) {
                    const QByteArray number = id.trimmed();
                    QVERIFY2(findRule(Rule::fromText(number.toStdString())) != nullptr,
                             QByteArray(option.key.data(), qsizetype(option.key.size())) + ": " + number);
                }
            }
        }
    }

    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void everyHouseIsReadBackAsItIsWritten()
    {
        for (const CatalogueEntry& game : catalogue()) {
            for (const HouseRules& house : extremeHouses(game.id, seedsOr(60))) {
                const std::string text = writeHouse(house);
                const auto read = readHouse(game.id, text, "house");
                QVERIFY2(read && *read == house, text.c_str());
            }
        }
    }

    /// An option that no row names is lost by whoever writes it.
    void everyOptionCanBeSet()
    {
        for (const CatalogueEntry& game : catalogue()) {
            const HouseRules usual = defaultHouse(game.id);
            for (const HouseOption& option : game.options()) {
                const HouseValue value = option.value(commonOptions(usual));
                QVERIFY2(option.label != nullptr && option.label[0] != 0, std::string(option.key).c_str());
                for (const HouseValue& end : endsOf(option, usual)) {
                    Values values = valuesOf(usual);
                    const auto at = static_cast<std::size_t>(&option - game.options().data());
                    values[at] = end;
                    const HouseReading reading = readHouseAsFar(game.id, houseText(game.id, values), "house");
                    // what is refused is refused for what it goes with, and still read
                    QVERIFY2(valuesOf(reading.house)[at] == end || reading.error, std::string(option.key).c_str());
                }
            }
        }
    }

    // a table on which nobody can do anything, or where what is proposed can't be done, is a defect
    void noHouseMakesATableOnWhichNobodyCanDoAnything_data() { addGames(); }
    void noHouseMakesATableOnWhichNobodyCanDoAnything()
    {
        const CatalogueEntry game = currentGame();
        const auto houses = extremeHouses(game.id, seedsOr(12));
        QVERIFY(houses.size() > 20);
        for (const HouseRules& house : houses) {
            for (std::uint64_t seed = 1; seed <= 2; ++seed) {
                SessionSetup setup = setupFor(game, seed, seed % 2 == 0 ? Mode::Practice : Mode::Test, 2);
                setup.house = house;
                for (SeatSetup& seat : setup.seats)
                    seat.stack = setup.common().startingChips();
                auto started = Session::start(setup);
                if (!started)
                    continue; // such as a first round of three tables for two players: said, not dealt
                dealtOut(*std::move(started),
                         "seed " + QByteArray::number(qulonglong(seed)) + '\n' + writeHouse(house).c_str());
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

CUTCARD_TESTS(ExtremeHousesTest)
#include "tst_extreme_houses.moc"
