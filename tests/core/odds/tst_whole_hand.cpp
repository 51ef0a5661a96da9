// SPDX-License-Identifier: GPL-3.0-or-later
// One starting hand against every board and every dealer's hand there is, one by one.
#include "core/odds/counting/champion_game.h"
#include "core/odds/counting/seven_cards.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;

namespace {

int flopPlace(std::size_t a, std::size_t b, std::size_t c)
{
    return static_cast<int>(choose(static_cast<int>(c), 3) + choose(static_cast<int>(b), 2)) + static_cast<int>(a);
}

} // namespace

class WholeHandTest : public QObject
{
    Q_OBJECT

private slots:
    void sevenTwoOfASuitIsWorthWhatEveryBoardMakesOfIt()
    {
        const std::array hole{*Card::fromText("7h"), *Card::fromText("2h")};
        const SevenCards& table = SevenCards::table();
        std::vector<CardSum> rest;
        for (const Card card : orderedDeck()) {
            if (card != hole[0] && card != hole[1])
                rest.push_back(CardSum::of(card));
        }
        const CardSum held = CardSum() + CardSum::of(hole[0]) + CardSum::of(hole[1]);
        std::vector<int> margins(asIndex(flopsPerHole));
        std::array<std::size_t, 5> board{};
        for (board[4] = 4; board[4] < rest.size(); ++board[4]) {
            for (board[3] = 3; board[3] < board[4]; ++board[3]) {
                for (board[2] = 2; board[2] < board[3]; ++board[2]) {
                    for (board[1] = 1; board[1] < board[2]; ++board[1]) {
                        for (board[0] = 0; board[0] < board[1]; ++board[0])
                            addBoard(table, rest, held, board, margins);
                    }
                }
            }
        }
        StartingHandWorth worth;
        for (const int margin : margins) {
            worth.margin += margin;
            worth.ahead += margin > 0 ? margin : 0;
            worth.raisedFlops += margin > 0 ? 1 : 0;
            worth.evenFlops += margin == 0 ? 1 : 0;
        }
        const ChampionGame game = ChampionGame::of(*FlopMargins::compute());
        const StartingHandWorth& found = game.hands[asIndex(StartingHand::of(hole[0], hole[1]).index())];
        QCOMPARE(found.margin, 4 * worth.margin);
        QCOMPARE(found.ahead, 4 * worth.ahead);
        QCOMPARE(found.raisedFlops, 4 * worth.raisedFlops);
        QCOMPARE(found.evenFlops, 4 * worth.evenFlops);
    }

private:
    static void addBoard(const SevenCards& table, const std::vector<CardSum>& rest, const CardSum& held,
                         const std::array<std::size_t, 5>& board, std::vector<int>& margins)
    {
        CardSum shown;
        std::vector<CardSum> others;
        others.reserve(rest.size());
        for (std::size_t i = 0; i < rest.size(); ++i) {
            if (std::find(board.begin(), board.end(), i) == board.end())
                others.push_back(rest[i]);
            else
                shown += rest[i];
        }
        // the suits' counts begin with three, and `held` has them begun as well
        const CardSum begun;
        const int own = table.strength({shown.key - begun.key + held.key, shown.cards | held.cards});
        int margin = 0;
        for (std::size_t b = 1; b < others.size(); ++b) {
            const CardSum six = shown + others[b];
            for (std::size_t a = 0; a < b; ++a) {
                const int other = table.strength(six + others[a]);
                margin += (own > other) - (own < other);
            }
        }
        for (std::size_t c = 2; c < board.size(); ++c) {
            for (std::size_t b = 1; b < c; ++b) {
                for (std::size_t a = 0; a < b; ++a)
                    margins[asIndex(flopPlace(board[a], board[b], board[c]))] += margin;
            }
        }
    }
};

CUTCARD_TESTS(WholeHandTest)
#include "tst_whole_hand.moc"
