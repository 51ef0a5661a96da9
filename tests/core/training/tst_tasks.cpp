// SPDX-License-Identifier: GPL-3.0-or-later
// Every generator of tasks against a small program of its own: ten thousand draws each, CUTCARD_SEED sets from which.
#include "core/training/directing.h"
#include "core/training/practice.h"

#include "core/chips/pay_table.h"
#include "core/rules/rulebook.h"
#include "core/tournament/state/night_house.h"
#include "tests/core/support/naive_hands.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <set>

using namespace cutcard;

namespace {

constexpr int draws = 10'000;

template <typename Kind> const Kind& shownBy(const Task& task)
{
    return std::get<Kind>(task.shown);
}

/// Chip by chip: who still has one of them in goes on to the next pot where somebody able to win is missing.
std::vector<Chips> potsChipByChip(const StakesShown& shown)
{
    constexpr Chips chip = 100;
    std::vector<Chips> pots;
    std::set<int> last;
    for (Chips level = 0;; level += chip) {
        std::set<int> able;
        Chips here = 0;
        for (const Stake& one : shown.stakes) {
            Chips in = 0;
            for (const auto& [value, count] : one.chips)
                in += value * count;
            if (in <= level)
                continue;
            here += chip;
            if (!one.folded)
                able.insert(one.seat.number());
        }
        if (here == 0)
            return pots;
        if (pots.empty() || able != last)
            pots.push_back(0);
        pots.back() += here;
        last = able;
    }
}

bool potsAreRight(const Task& task)
{
    const auto& shown = shownBy<StakesShown>(task);
    const auto pots = potsChipByChip(shown);
    const auto asked = static_cast<std::size_t>(task.figures[0]);
    const auto allIns = std::ranges::count(shown.stakes, true, &Stake::allIn);
    return shown.figures == (task.kind->id != "pots.count") && allIns >= 1 && allIns <= 3 && asked < pots.size()
           && task.right[0] == pots[asked] && potsOf(shown) == pots;
}

std::vector<Card> together(std::span<const Card> hand, std::span<const Card> board)
{
    std::vector<Card> cards(hand.begin(), hand.end());
    cards.insert(cards.end(), board.begin(), board.end());
    return cards;
}

bool winnerIsRight(const Task& task, const std::function<std::size_t(std::size_t)>& usable)
{
    const auto& shown = shownBy<HandsShown>(task);
    std::array<naive::Value, 2> values;
    for (std::size_t i = 0; i < 2; ++i)
        values[i] =
            naive::ofBestFive(together(shown.hands[i], std::span(shown.board).first(usable(shown.hands[i].size()))));
    return task.right[0] == (values[0] == values[1] ? 2 : values[0] > values[1] ? 0 : 1);
}

/// The chair so many steps to the left of the button.
bool isStepsLeft(const Task& task, int steps)
{
    const auto& chairs = shownBy<RingShown>(task).chairs;
    const auto button = std::ranges::find(chairs, true, &RingChair::button) - chairs.begin();
    return task.right.size() == 1 && task.right[0] == (button + steps) % static_cast<std::ptrdiff_t>(chairs.size());
}

bool changeIsRight(const Task& task)
{
    const auto& shown = shownBy<ChangeShown>(task);
    Chips put = 0;
    for (const auto& [value, count] : shown.put)
        put += value * count;
    const Chips back = put - shown.due;
    if (shown.tray.empty())
        return back > 0 && task.right == TaskAnswer{back};
    // every way to give it, and the one with the fewest chips
    std::vector<Chips> fewest;
    Chips least = 1'000'000;
    for (Chips a = 0; a <= std::min(shown.tray[0].count, back / 1000); ++a) {
        for (Chips b = 0; b <= std::min(shown.tray[1].count, back / 500); ++b) {
            for (Chips c = 0; c <= std::min(shown.tray[2].count, back / 100); ++c) {
                const Chips rest = back - 1000 * a - 500 * b - 100 * c;
                if (rest < 0 || rest % 25 != 0 || rest / 25 > shown.tray[3].count || a + b + c + rest / 25 >= least)
                    continue;
                least = a + b + c + rest / 25;
                fewest = {a, b, c, rest / 25};
            }
        }
    }
    return std::ranges::equal(task.right, fewest);
}

bool paymentsAreRight(const Task& task)
{
    // the booklets' tables, copied out once more: high card to royal flush
    static const std::map<std::string_view, std::array<int, handClassCount>> printed = [] {
        std::map<std::string_view, std::array<int, handClassCount>> tables;
        for (const PayTable& table : printedPayTables())
            tables[table.name] = table.odds;
        return tables;
    }();
    const auto& shown = shownBy<LayoutShown>(task);
    std::set<int> seen;
    for (const Card card : shown.board)
        seen.insert(card.index());
    if (task.kind->id != "pay." + std::string(shown.table) || task.right.size() != shown.spots.size())
        return false;
    const Rank leastPair = findPayTable(shown.table)->leastPair;
    for (std::size_t i = 0; i < shown.spots.size(); ++i) {
        const PaidSpot& spot = shown.spots[i];
        const auto cards = together(spot.cards, shown.board);
        const auto value = naive::ofBestFive(cards);
        const bool smallPair = std::get<0>(value) == 1 && std::get<1>(value)[0] < static_cast<int>(leastPair) + 2;
        const int odds = smallPair ? 0 : printed.at(shown.table)[static_cast<std::size_t>(std::get<0>(value))];
        if (task.right[i] != spot.wager * odds || static_cast<int>(spot.hand) != std::get<0>(value) || spot.wager < 5
            || spot.wager > 100)
            return false;
        for (const Card card : spot.cards)
            seen.insert(card.index());
    }
    return seen.size() == shown.board.size() + 2 * shown.spots.size();
}

/// The big blind goes on to the next who is left; who had it posts the small one, and who had that one has the button.
/// Whoever of them is out leaves the small blind dead, and the button to who sits before.
bool positionsAreRight(const Task& task)
{
    const auto& chairs = shownBy<RingShown>(task).chairs;
    const auto count = static_cast<int>(chairs.size());
    const auto placeOf = [&](bool RingChair::* mark) {
        return static_cast<int>(std::ranges::find(chairs, true, mark) - chairs.begin());
    };
    const auto from = [&](int place, int step) {
        while (chairs[static_cast<std::size_t>(place)].gone)
            place = (place + step + count) % count;
        return place;
    };
    const int last = placeOf(&RingChair::bigBlind);
    const int bigBlind = from((last + 1) % count, 1);
    const int left = static_cast<int>(std::ranges::count(chairs, false, &RingChair::gone));
    if (left == 2) {
        // two: the button is not the big blind, and the other has both
        const int other = from((bigBlind + 1) % count, 1);
        return task.right[2] == bigBlind && (task.right[0] == other || task.right[1] == other);
    }
    const bool dead = chairs[static_cast<std::size_t>(last)].gone;
    const int button = from(placeOf(&RingChair::smallBlind), -1);
    return task.right[2] == bigBlind && task.right[1] == (dead ? nobodysChair : last) && task.right[0] == button;
}

bool placesAreRight(const Task& task)
{
    const auto& people = shownBy<PeopleShown>(task).people;
    for (std::size_t i = 1; i < task.right.size(); ++i) {
        const TaskPerson& better = people[static_cast<std::size_t>(task.right[i - 1])];
        const TaskPerson& worse = people[static_cast<std::size_t>(task.right[i])];
        if (std::pair(better.chips, *better.hand) <= std::pair(worse.chips, *worse.hand))
            return false;
    }
    return task.right.size() == people.size() && people.size() >= 2;
}

/// PA-46: clockwise from the highest to the lowest, then the dealer.
bool breakIsRight(const Task& task)
{
    const auto& coming = shownBy<RingShown>(task).coming;
    for (std::size_t i = 1; i < task.right.size(); ++i) {
        if (coming[static_cast<std::size_t>(task.right[i - 1])].chips
            <= coming[static_cast<std::size_t>(task.right[i])].chips)
            return false;
    }
    return task.right.size() == coming.size();
}

/// 2.2.5, 3.13.1: counted with the stacks of those who have left. PA-48: the coming big blind of the fullest table
/// moves, and after a stack that nobody owns any more the next player clockwise.
bool balanceIsRight(const Task& task)
{
    const auto& shown = shownBy<TablesShown>(task);
    std::size_t least = 99;
    std::size_t most = 0;
    int players = 0;
    for (const auto& chairs : shown.tables) {
        least = std::min(least, chairs.size());
        most = std::max(most, chairs.size());
        players += static_cast<int>(std::ranges::count(chairs, false, &RingChair::left));
    }
    if (players <= NightHouse().finalTable || task.options != static_cast<int>(shown.moves.size()) + 1)
        return false;
    const auto isOwed = [&](const TableMove& move) {
        const auto& from = shown.tables[static_cast<std::size_t>(move.from) - 1];
        if (most - least < 3 || from.size() != most
            || shown.tables[static_cast<std::size_t>(move.to) - 1].size() != least)
            return false;
        auto at = static_cast<std::size_t>(std::ranges::find(from, true, &RingChair::bigBlind) - from.begin());
        do {
            at = (at + 1) % from.size();
        } while (from[at].left);
        return from[at].name == move.who;
    };
    if (std::ranges::count_if(shown.moves, isOwed) != (most - least >= 3 ? 1 : 0))
        return false;
    return task.right == TaskAnswer{std::ranges::find_if(shown.moves, isOwed) - shown.moves.begin()};
}

bool rulingIsRight(const Task& task)
{
    const auto& shown = shownBy<FrozenShown>(task);
    const auto hand = handOf(shown);
    return hand && hand->choices == shown.choices && shown.choices.size() >= 2
           && std::ranges::count(shown.choices, true, &RulingChoice::right) == 1
           && shown.choices[static_cast<std::size_t>(task.right[0])].right;
}

using Check = std::function<bool(const Task&)>;

const std::map<std::string_view, Check>& checks()
{
    const auto steps = [](int count) { return [count](const Task& task) { return isStepsLeft(task, count); }; };
    static const std::map<std::string_view, Check> list{
        {"pots.main", potsAreRight},
        {"pots.side", potsAreRight},
        {"pots.count", potsAreRight},
        {"change.due", changeIsRight},
        {"change.chips", changeIsRight},
        {"hands.winner", [](const Task& task) { return winnerIsRight(task, [](std::size_t) { return 5; }); }},
        {"hands.permitted",
         [](const Task& task) { return winnerIsRight(task, [](std::size_t cards) { return 7 - cards; }); }},
        {"hands.discs",
         [](const Task& task) {
             const std::size_t cards = shownBy<HandsShown>(task).hands[0].size();
             return task.right == TaskAnswer{cards == 3 ? 0 : cards == 4 ? 1 : 2};
         }},
        {"positions.small-blind", steps(1)},
        {"positions.big-blind", steps(2)},
        {"positions.first", steps(3)},
        {"positions.after-flop", steps(1)},
        {"positions.next-button", steps(1)},
        {"night.balance", balanceIsRight},
        {"night.positions", positionsAreRight},
        {"night.places", placesAreRight},
        {"night.break", breakIsRight},
        {"night.rulings", rulingIsRight},
    };
    return list;
}

} // namespace

class TasksTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void everyAnswerIsWhatASmallProgramOfItsOwnGives_data()
    {
        QTest::addColumn<QString>("id");
        for (const TaskKind& kind : taskKinds())
            QTest::newRow(std::string(kind.id).c_str()) << QString::fromUtf8(kind.id.data(), qsizetype(kind.id.size()));
    }
    void everyAnswerIsWhatASmallProgramOfItsOwnGives()
    {
        QFETCH(QString, id);
        const TaskKind* kind = findTaskKind(id.toStdString());
        const auto seed = static_cast<std::uint64_t>(qEnvironmentVariableIntValue("CUTCARD_SEED")) + 1;
        const auto own = checks().find(kind->id);
        const bool pays = kind->id.starts_with("pay.");
        QVERIFY2(pays || own != checks().end(), "this kind has no line in checks()");
        const Check& right = pays ? Check(paymentsAreRight) : own->second;
        // a hand has to be dealt for each ruling; what is ruled has a test of its own
        const int count = kind->id == "night.rulings" ? 100 : draws;
        std::set<std::string> answers;
        for (int number = 0; number < count; ++number) {
            const Task task = drawTask(*kind, seed, number);
            const QByteArray where =
                "seed " + QByteArray::number(qulonglong(seed)) + ", task " + QByteArray::number(number);
            QVERIFY2(right(task), where);
            QVERIFY2(isRight(task, task.right) && isWhole(task, task.right), where);
            QVERIFY2(!task.rules.empty() && findRule(task.rules[0]) != nullptr, where);
            answers.insert(answerText(task.right));
        }
        QVERIFY(answers.size() > 1);
    }

    /// N10: who moves from one table to another cannot be told by counting who is there, nor by guessing.
    void theBalanceDrillIsNoSubtraction()
    {
        int byWhoIsThere = 0;
        int nobody = 0;
        std::map<int, int> places;
        constexpr int asked = 400;
        for (int number = 0; number < asked; ++number) {
            const Task task = drawTask("night.balance", 11, number);
            const auto& shown = shownBy<TablesShown>(task);
            std::vector<std::ptrdiff_t> there;
            for (const auto& chairs : shown.tables)
                there.push_back(
                    std::ranges::count_if(chairs, [](const RingChair& chair) { return !chair.left && !chair.away; }));
            const auto [least, most] = std::ranges::minmax(there);
            const bool owed = task.right.front() != task.options - 1;
            byWhoIsThere += (most - least >= 3) == owed ? 1 : 0;
            nobody += owed ? 0 : 1;
            ++places[static_cast<int>(task.right.front())];
        }
        QVERIFY2(byWhoIsThere < asked * 3 / 4, qPrintable(QString::number(byWhoIsThere)));
        QVERIFY2(nobody > asked / 6 && nobody < asked * 2 / 5, qPrintable(QString::number(nobody)));
        QVERIFY(places.size() >= 3);
        for (const auto& [place, times] : places)
            QVERIFY2(times < asked / 2, qPrintable(QString::number(place)));
    }

    void theSameNumberAsksTheSameAndAnotherSeedSomethingElse()
    {
        for (const TaskKind& kind : taskKinds()) {
            const Task task = drawTask(kind, 9, 4);
            QVERIFY2(asksTheSame(drawTask(kind, 9, 4), task), task.kind->id.data());
            int same = 0;
            for (int number = 0; number < 5; ++number)
                same += asksTheSame(drawTask(kind, 10, number), drawTask(kind, 9, number)) ? 1 : 0;
            QVERIFY2(same < 5, task.kind->id.data());
        }
    }

    void idsAndLotsAreEachThereOnceAndEveryChoiceHasOptions()
    {
        std::set<std::string_view> ids;
        std::set<std::uint64_t> lots;
        for (const TaskKind& kind : taskKinds()) {
            ids.insert(kind.id);
            lots.insert(kind.lot);
            const Task task = drawTask(kind, 3, 0);
            const bool chosen = kind.answer == AnswerKind::Choose || kind.answer == AnswerKind::Order;
            QVERIFY2(!chosen || task.options >= 2, kind.id.data());
        }
        QCOMPARE(ids.size(), taskKinds().size());
        QCOMPARE(lots.size(), taskKinds().size());
    }

    void handsAreCloseMoreOftenThanNotAndEveryPaidClassComesUp()
    {
        int sameClass = 0;
        for (int number = 0; number < 400; ++number) {
            const Task task = drawTask("hands.winner", 5, number);
            const auto& shown = shownBy<HandsShown>(task);
            sameClass += std::get<0>(naive::ofBestFive(together(shown.hands[0], shown.board)))
                                 == std::get<0>(naive::ofBestFive(together(shown.hands[1], shown.board)))
                             ? 1
                             : 0;
        }
        QVERIFY(sameClass > 200); // a kicker decides, not the class
        for (const char* name : {"pay.CH1", "pay.A"}) {
            PracticeTally tally;
            for (int number = 0; number < 300; ++number) {
                const Task task = drawTask(name, 3, number);
                tally.book({.task = task, .answer = task.right});
            }
            const PayTable table = *findPayTable(name + 4);
            for (std::size_t i = 0; i < handClassCount; ++i) {
                const auto rows = tally.byHand();
                const auto row = std::ranges::find(rows, static_cast<HandClass>(i), &HandTally::hand);
                QVERIFY2(table.odds[i] == 0 || (row != rows.end() && row->count.asked == row->count.right),
                         namedWords<HandClass>[i].data());
            }
        }
    }

    void theFewestChipsAreNotAlwaysTheGreatest()
    {
        int short_ = 0;
        for (int number = 0; number < 200; ++number) {
            const Task task = drawTask("change.chips", 5, number);
            const auto& shown = shownBy<ChangeShown>(task);
            const Chips back = valueOf(shown.put) - shown.due;
            short_ += back / 1000 > shown.tray[0].count ? 1 : 0;
        }
        QVERIFY(short_ > 10);
    }

    void wrongAnswersAreWrongInEveryWay()
    {
        const Task pay = drawTask("pay.CH1", 3, 1);
        TaskAnswer off = pay.right;
        off[0] += 5;
        QVERIFY(!isRight(pay, off));
        QVERIFY(isWhole(pay, off));
        QVERIFY(!isWhole(pay, {}));
        QVERIFY(!isRight(pay, {}));
        const Task order = drawTask("night.places", 3, 1);
        TaskAnswer turned = order.right;
        std::swap(turned[0], turned[1]);
        QVERIFY(!isRight(order, turned));
        const Task seats = drawTask("night.positions", 3, 1);
        QVERIFY(!isRight(seats, {seats.right[1], seats.right[0], seats.right[2]}));
        const Task chosen = drawTask("hands.winner", 3, 1);
        QVERIFY(!isRight(chosen, {(chosen.right[0] + 1) % 3}));
        // what is chosen is chosen in any order
        Task two = chosen;
        two.right = {0, 2};
        QVERIFY(isRight(two, {2, 0}));
        QVERIFY(!isRight(two, {2, 1}));
        QVERIFY(!isRight(two, {2, 2}));
    }

    void everyFigureOfPracticeIsCountedFromTheOneList()
    {
        PracticeTally tally;
        const Task a = drawTask("pots.main", 1, 0);
        const Task b = drawTask("night.balance", 1, 0);
        tally.book({.task = a, .answer = a.right, .milliseconds = 1500});
        tally.book({.task = a, .answer = {a.right[0] + 100}, .milliseconds = 500});
        tally.book({.task = b, .answer = {}, .milliseconds = 1000});
        QVERIFY((tally.total() == TallyRow{.asked = 3, .right = 1}));
        QCOMPARE(tally.points(), 0);
        QCOMPARE(tally.milliseconds(), 3000);
        QCOMPARE(tally.wrong().size(), std::size_t{2});
        const auto rules = tally.byRule();
        QCOMPARE(rules.size(), 1 + b.rules.size());
        QVERIFY(rules[0].rule == "3.7.3"_rule && (rules[0].count == TallyRow{.asked = 2, .right = 1}));
        QVERIFY(rules[1].rule == "2.2.5"_rule && (rules[1].count == TallyRow{.asked = 1, .right = 0}));
    }

    /// Who always gives the same answer, or counts only those who are there, is right in one room of three at most.
    void whoMovesIsFoundByCountingEveryStack()
    {
        constexpr int rooms = 400;
        std::array<int, 4> right{};
        int away = 0;
        int left = 0;
        int misled = 0;
        for (int number = 0; number < rooms; ++number) {
            const Task task = drawTask("night.balance", 5, number);
            const auto& shown = shownBy<TablesShown>(task);
            QCOMPARE(task.options, 4);
            ++right.at(static_cast<std::size_t>(task.right[0]));
            std::vector<std::ptrdiff_t> there;
            bool owed = false;
            for (const auto& chairs : shown.tables) {
                away += static_cast<int>(std::ranges::count(chairs, true, &RingChair::away));
                left += static_cast<int>(std::ranges::count(chairs, true, &RingChair::left));
                there.push_back(
                    std::ranges::count_if(chairs, [](const RingChair& chair) { return !chair.away && !chair.left; }));
            }
            owed = task.right[0] < 3;
            const auto [least, most] = std::ranges::minmax(there);
            misled += (most - least >= 3) != owed ? 1 : 0;
        }
        QVERIFY(away > rooms && left > rooms);
        QVERIFY(misled > rooms / 3);
        for (const int count : right)
            QVERIFY2(count > rooms / 6 && count < rooms / 3, qPrintable(QString::number(count)));
    }

    void anAnswerIsReadAsItIsKept()
    {
        for (const TaskAnswer& answer :
             {TaskAnswer{}, TaskAnswer{0}, TaskAnswer{3, nobodysChair, 1}, TaskAnswer{12'500}})
            QCOMPARE(readTaskAnswer(answerText(answer)), std::optional(answer));
        for (const char* text :
             {"", "a", "1,", ",1", "1;2", "1 2", "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15", "9999999999999999999"})
            QVERIFY2(!readTaskAnswer(text), text);
    }

    void aDirectorsMistakeIsDealtAnewByItsTask()
    {
        const auto idFor = [](DirectorVerb owed, Rule rule, Fault fault) {
            const TaskKind* kind = taskFor(owed, rule, fault);
            return kind == nullptr ? std::string_view("none") : kind->id;
        };
        QCOMPARE(idFor(DirectorVerb::Move, "2.2.5"_rule, Fault::Omitted), std::string_view("night.balance"));
        QCOMPARE(idFor(DirectorVerb::Move, "2.2.5"_rule, Fault::WrongTarget), std::string_view("night.break"));
        QCOMPARE(idFor(DirectorVerb::Out, "2.3.2"_rule, Fault::WrongAmount), std::string_view("night.places"));
        QCOMPARE(idFor(DirectorVerb::PlaceButton, "2.2.2"_rule, Fault::WrongTarget),
                 std::string_view("night.positions"));
        QCOMPARE(idFor(DirectorVerb::Level, "GP-level"_rule, Fault::Premature), std::string_view("none"));
    }
};

CUTCARD_TESTS(TasksTest)
#include "tst_tasks.moc"
