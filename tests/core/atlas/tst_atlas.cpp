// SPDX-License-Identifier: GPL-3.0-or-later
// The atlas: every irregularity at every moment of a hand is dealt, judged and remedied, and the remedies are those
// that the documents ask for (`remedies.tsv`, written from them alone).
#include "core/atlas/atlas.h"
#include "core/atlas/parts.h"
#include "core/games/catalogue/catalogue.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"
#include "core/session/text/event_text.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace cutcard;
using namespace cutcard::atlas;

namespace {

const std::vector<DealtCell>& cellsOf(GameId game)
{
    static std::map<std::string_view, std::vector<DealtCell>> known;
    const auto word = entryOf(game).word;
    if (!known.contains(word))
        known.emplace(word, atlasOf(game));
    return known.at(word);
}

QString text(std::string_view words)
{
    return QString::fromUtf8(words);
}

QString nameOf(const Cell& cell)
{
    return text(entryOf(cell.game).word) + ' ' + text(cell.irregularity) + ' ' + text(cell.moment);
}

/// Deals a cell to the end of its hand by the ideal dealer; says what was charged beside the slip of the cell.
QString faultsAfter(const DealtCell& one)
{
    Session session = *one.table;
    const std::size_t from = session.entries().size();
    const int hand = session.hand();
    if (one.cell.event && !session.apply(*one.cell.event))
        return "refused";
    const Simulator quiet(noIncidents, mostlyCallsStyle);
    for (int i = 0; !session.isOver() && session.hand() <= hand + 1; ++i) {
        auto event = quiet.next(session);
        if (event && !session.isPossible(*event))
            event.reset();
        const auto duty = event ? std::nullopt : idealDuty(session);
        if (i > 1500 || (!event && !duty) || !session.apply(event ? *event : Event(duty->act)))
            return "the hand does not end";
    }
    QString faults;
    for (std::size_t i = from; i < session.entries().size(); ++i) {
        // the slip itself, which is booked a little later if it could have been a part of what is due
        const bool slip = one.cell.slip && (i == from || session.entries()[i].floor.left);
        for (const Verdict& verdict : session.entries()[i].verdicts) {
            if (verdict.isCharged() && !slip)
                faults += text(verdict.rule.id()) + ' ';
        }
    }
    return faults;
}

bool cites(const Cell& cell, const QString& rules)
{
    const QStringList wanted = rules.split('|');
    return std::ranges::any_of(cell.rules, [&](const Rule& rule) { return wanted.contains(text(rule.id())); });
}

bool remedies(const Cell& cell, const QString& act)
{
    return act == "-" || std::ranges::any_of(cell.remedy, [&](const Act& each) {
               return QString::fromStdString(eventText(each)).section(' ', 1).startsWith(act);
           });
}

void eachGame()
{
    QTest::addColumn<QString>("game");
    for (const CatalogueEntry& entry : catalogue())
        QTest::newRow(entry.word.data()) << text(entry.word);
}

GameId gameNamed(const QString& word)
{
    return findGame(word.toStdString())->id;
}

} // namespace

class TestAtlas : public QObject
{
    Q_OBJECT

private slots:
    void everyMomentOfTheGameIsMet_data() { eachGame(); }
    void everyMomentOfTheGameIsMet()
    {
        QFETCH(QString, game);
        std::set<std::string_view> met;
        for (const DealtCell& one : cellsOf(gameNamed(game)))
            met.insert(one.cell.moment);
        for (const Moment& moment : momentsOf(gameNamed(game))) {
            // only the league draws for its first dealer
            const bool draws = moment.id != "draw" || game == "league";
            QCOMPARE(met.contains(moment.id), draws);
        }
    }

    void irregularitiesAreNamedOnce()
    {
        std::set<std::string_view> ids;
        for (const Irregularity& row : irregularities())
            QVERIFY2(ids.insert(row.id).second, row.id.data());
    }

    void whatIsDealtIsRemediedWithoutAFault_data() { eachGame(); }
    void whatIsDealtIsRemediedWithoutAFault()
    {
        QFETCH(QString, game);
        // each fifth, others for each game: all of them are played in CUTCARD_ATLAS=all
        const std::size_t step = qEnvironmentVariable("CUTCARD_ATLAS") == "all" ? 1 : 5;
        const auto& cells = cellsOf(gameNamed(game));
        for (std::size_t i = game.size() % step; i < cells.size(); i += step) {
            const DealtCell& one = cells[i];
            if (one.cell.state != CellState::Dealt)
                continue;
            const QString faults = faultsAfter(one);
            QVERIFY2(faults.isEmpty(), qPrintable(nameOf(one.cell) + ": " + faults));
        }
    }

    void whatCanBeThereDeals_data() { eachGame(); }
    void whatCanBeThereDeals()
    {
        QFETCH(QString, game);
        std::map<CellState, int> count;
        for (const DealtCell& one : cellsOf(gameNamed(game)))
            ++count[one.cell.state];
        const double share = 100.0 * count[CellState::Dealt] / (count[CellState::Dealt] + count[CellState::Missing]);
        qInfo("%s: dealt %d, impossible %d, missing %d: %.1f %%", qPrintable(game), count[CellState::Dealt],
              count[CellState::Impossible], count[CellState::Missing], share);
        QVERIFY(share >= leastShare);
    }

    void theRemediesAreTheDocuments()
    {
        const QString file = QStringLiteral(SOURCE_FOLDER "/tests/core/atlas/remedies.tsv");
        QFile list(file);
        QVERIFY(list.open(QIODevice::ReadOnly));
        int held = 0;
        const QStringList lines = QString::fromUtf8(list.readAll()).split('\n', Qt::SkipEmptyParts);
        for (const QString& line : lines) {
            if (line.startsWith('#'))
                continue;
            const QStringList is = line.split('\t');
            QCOMPARE(is.size(), 5);
            const auto& cells = cellsOf(gameNamed(is[0]));
            const auto found = std::ranges::find_if(cells, [&](const DealtCell& one) {
                return text(one.cell.irregularity) == is[1] && text(one.cell.moment) == is[2];
            });
            QVERIFY2(found != cells.end() && found->cell.state == CellState::Dealt, qPrintable(line));
            QVERIFY2(cites(found->cell, is[3]) && remedies(found->cell, is[4]), qPrintable(line));
            ++held;
        }
        QVERIFY(held > 80);
    }

    /// What a cell shows is its own: no other ruling is due at its table, but where two go together.
    void nothingElseIsOpenAtACell_data() { eachGame(); }
    void nothingElseIsOpenAtACell()
    {
        QFETCH(QString, game);
        QStringList open;
        int dealt = 0;
        for (const DealtCell& one : cellsOf(gameNamed(game))) {
            dealt += one.table ? 1 : 0;
            if (one.table && one.cell.event && glanceAt(*one.table).trouble > 1)
                open.append(nameOf(one.cell));
        }
        QVERIFY2(open.size() * 100 <= dealt * mostOpen, qPrintable(open.join('\n')));
    }

    /// Before the cards are out nobody has chosen, also where nobody has anything to choose.
    void allHaveChosenOnceTheCardsAreOut()
    {
        int met = 0;
        for (const DealtCell& one : cellsOf(gameNamed("champion-one"))) {
            if (one.cell.moment != "decided" || !one.table)
                continue;
            ++met;
            const Table& table = one.table->table();
            QVERIFY2(table.dealerHand.size() == 2 && !table.dealerHand.front().faceUp, qPrintable(nameOf(one.cell)));
            QVERIFY2(table.sharedHand.size() == 2 && table.sharedHand.front().faceUp, qPrintable(nameOf(one.cell)));
        }
        QVERIFY(met > 10);
    }

    void whatIsImpossibleSaysWhy()
    {
        for (const DealtCell& one : cellsOf(gameNamed("champion-one")))
            QCOMPARE(one.cell.reason.empty(), one.cell.state != CellState::Impossible);
    }

    /// The game's own refusal, not a list: what is impossible at one table of a moment is refused there.
    void impossibleIsWhatTheGameRefuses()
    {
        const auto dealt = dealCell(gameNamed("league"), "phone", "r2", 1);
        QVERIFY(dealt);
        QVERIFY(dealt->table->isPossible(*dealt->cell.event));
        QVERIFY(!dealt->table->isPossible(Incident{.mishap = Mishap::MachineJam, .seat = {}}));
        QVERIFY(!dealCell(gameNamed("league"), "jam", "r2", 1));
    }

    void aCellIsDealtAnewForEachNumber()
    {
        const auto one = dealCell(gameNamed("tennessee"), "disc-moved", "r4", 1);
        const auto other = dealCell(gameNamed("tennessee"), "disc-moved", "r4", 2);
        QVERIFY(one && other);
        QVERIFY(one->table->setup().seed != other->table->setup().seed);
        QVERIFY(one->table->entries().back().verdicts.empty() || one->table->score().total().faults == 0);
    }

    /// 3.14.3: each is told to wait, in whichever order, and the action goes back to whose turn it is.
    void twoMayActOutOfTurnBeforeTheDealerSpeaks()
    {
        const auto dealt = dealCell(gameNamed("league"), "turn-two", "r2", 1);
        QVERIFY(dealt);
        const auto first = dealt->table->procedure().next();
        const Seat second = std::get<Decision>(*dealt->cell.event).seat;
        QVERIFY(first && first->act.seat != second);
        for (const bool inOrder : {true, false}) {
            Session session = *dealt->table;
            QVERIFY(session.apply(*dealt->cell.event));
            const std::size_t from = session.entries().size();
            const Act other = say(Phrase::OutOfTurn, second);
            QVERIFY(session.apply(inOrder ? first->act : other));
            QVERIFY(session.apply(inOrder ? other : first->act));
            for (std::size_t i = from; i < session.entries().size(); ++i)
                QVERIFY(session.entries()[i].verdicts.front().isCorrect());
        }
    }

    void whatThereIsNotIsNotDealt()
    {
        QVERIFY(!dealCell(gameNamed("league"), "no-such-thing", "r2", 1));
        QVERIFY(!dealCell(gameNamed("league"), "phone", "no-such-moment", 1));
    }

private:
    static constexpr double leastShare = 98;
    static constexpr int mostOpen = 3; ///< in a hundred
};

CUTCARD_TESTS(TestAtlas, QCoreApplication)
#include "tst_atlas.moc"
