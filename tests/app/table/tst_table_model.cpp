// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/table_model.h"
#include "tests/support/fake_tables.h"
#include "tests/support/programs.h"
#include "tests/support/warnings.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace cutcard;

namespace {

/// The rows that one dataChanged signal after the other told of.
QList<int> toldRows(const QSignalSpy& spy)
{
    QList<int> rows;
    for (const QList<QVariant>& call : spy)
        for (int row = call[0].toModelIndex().row(); row <= call[1].toModelIndex().row(); ++row)
            rows.append(row);
    return rows;
}

QStringList toldRoles(const QAbstractItemModel& model, const QList<QVariant>& call)
{
    QStringList names;
    for (const int role : call[2].value<QList<int>>())
        names.append(QString::fromUtf8(model.roleNames().value(role)));
    names.sort();
    return names;
}

/// The top card of the stub goes elsewhere.
void moveTop(TablePicture& picture, TableSpot spot, int seat = 0)
{
    const auto top = std::find_if(picture.cards.rbegin(), picture.cards.rend(),
                                  [](const CardPicture& card) { return card.spot == TableSpot::Stub; });
    CardPicture card = *top;
    picture.cards.erase(std::next(top).base());
    card.spot = spot;
    card.seat = seat;
    picture.cards.push_back(card);
}

} // namespace

class TestTableModel : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }

    void pitchingTellsOfTheOneCardThatMoved()
    {
        TableModel model;
        TablePicture picture = fakes::preflop(6);
        model.setPicture(picture);
        QSignalSpy told(model.cards(), &QAbstractItemModel::dataChanged);
        moveTop(picture, TableSpot::Cards, 3);
        model.setPicture(picture);
        QCOMPARE(toldRows(told).size(), 1);
        QCOMPARE(toldRoles(*model.cards(), told[0]), QStringList({"order", "seat", "spot"}));
        QCOMPARE(model.handSizes()[2].toInt(), 3);
    }

    void theSamePictureTellsNothing()
    {
        TableModel model;
        model.setPicture(fakes::showdown(9));
        QSignalSpy cards(model.cards(), &QAbstractItemModel::dataChanged);
        QSignalSpy seats(model.seats(), &QAbstractItemModel::dataChanged);
        QSignalSpy pots(model.pots(), &QAbstractItemModel::dataChanged);
        QSignalSpy counts(&model, &TableModel::countsChanged);
        QSignalSpy table(&model, &TableModel::tableChanged);
        model.setPicture(fakes::showdown(9));
        QCOMPARE(cards.size() + seats.size() + pots.size() + counts.size() + table.size(), 0);
    }

    void aBetTellsOfItsSeatOnly()
    {
        TableModel model;
        TablePicture picture = fakes::preflop(9);
        model.setPicture(picture);
        QSignalSpy told(model.seats(), &QAbstractItemModel::dataChanged);
        picture.seats[6].bet = {300, {{100, 3, Qt::black}}};
        picture.seats[6].stack -= 300;
        model.setPicture(picture);
        QCOMPARE(toldRows(told), QList<int>{6});
        QCOMPARE(toldRoles(*model.seats(), told[0]),
                 QStringList({"betChips", "betFigure", "betText", "betWords", "stackText"}));
    }

    void nothingIsEverReset()
    {
        TableModel model;
        QSignalSpy cards(model.cards(), &QAbstractItemModel::modelReset);
        QSignalSpy seats(model.seats(), &QAbstractItemModel::modelReset);
        QSignalSpy pots(model.pots(), &QAbstractItemModel::modelReset);
        for (const TablePicture& picture : {fakes::preflop(2), fakes::fourPots(10), fakes::tennessee(8),
                                            fakes::beforeTheDeal(6), TablePicture{}, fakes::showdown(9)})
            model.setPicture(picture);
        QCOMPARE(cards.size() + seats.size() + pots.size(), 0);
    }

    void aCardKeepsItsRowWhereverItGoes()
    {
        TableModel model;
        TablePicture picture = fakes::preflop(4);
        model.setPicture(picture);
        const int id = picture.cards.back().id;
        const auto rowOf = [&model](int wanted) {
            const int role = model.cards()->roleNames().key("cardId");
            for (int row = 0; row < model.cards()->rowCount(); ++row)
                if (model.cards()->index(row, 0).data(role).toInt() == wanted)
                    return row;
            return -1;
        };
        const QPersistentModelIndex kept = model.cards()->index(rowOf(id), 0);
        picture.cards.back().spot = TableSpot::Muck;
        picture.cards.back().seat = 0;
        model.setPicture(picture);
        QVERIFY(kept.isValid());
        QCOMPARE(kept.row(), rowOf(id));
    }

    void fewerSeatsAndCardsAreTakenAway()
    {
        TableModel model;
        model.setPicture(fakes::preflop(10));
        QCOMPARE(model.seats()->rowCount(), 10);
        TablePicture picture = fakes::preflop(2);
        picture.cards.erase(picture.cards.begin(), picture.cards.begin() + 20);
        model.setPicture(picture);
        QCOMPARE(model.seats()->rowCount(), 2);
        QCOMPARE(model.cards()->rowCount(), 32);
        QCOMPARE(model.seatCount(), 2);
    }

    void aCardOfASeatThatIsNotThereCountsNowhere()
    {
        TableModel model;
        TablePicture picture = fakes::preflop(2);
        picture.cards.back().spot = TableSpot::Cards;
        picture.cards.back().seat = 11;
        model.setPicture(picture);
        QCOMPARE(model.handSizes().size(), 2);
    }

    void jumpingMovesNoChips()
    {
        TableModel model;
        model.setPicture(fakes::preflop(6));
        QSignalSpy moved(&model, &TableModel::chipsMoved);
        QSignalSpy jumping(&model, &TableModel::jumpingChanged);
        model.jumpTo(fakes::fourPots(6));
        QCOMPARE(moved.size(), 0);
        QCOMPARE(jumping.size(), 2);
        model.setPicture(fakes::preflop(6));
        QVERIFY(!moved.isEmpty());
    }

    void whatTheHandsDidIsPassedOn()
    {
        TableModel model;
        QSignalSpy activated(&model, &TableModel::activated);
        QSignalSpy dropped(&model, &TableModel::dropped);
        model.activate(TableSpot::Pot, 2);
        model.drop(TableSpot::Stub, 0, TableSpot::Seat, 7);
        QCOMPARE(activated.size(), 1);
        QCOMPARE(activated[0][0].value<TableSpot>(), TableSpot::Pot);
        QCOMPARE(activated[0][1].toInt(), 2);
        QCOMPARE(dropped[0][2].value<TableSpot>(), TableSpot::Seat);
        QCOMPARE(dropped[0][3].toInt(), 7);
    }
};

CUTCARD_TESTS(TestTableModel, QCoreApplication)
#include "tst_table_model.moc"
