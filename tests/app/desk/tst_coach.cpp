// SPDX-License-Identifier: GPL-3.0-or-later
// What the coach's panel says of a moment.
#include "app/desk/pictures.h"
#include "core/games/catalogue.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"
#include "core/session/notation.h"

#include <QFile>
#include <QTest>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

using namespace cutcard;

namespace {

Session played(const QString& name)
{
    QFile file(QStringLiteral(SOURCE_FOLDER "/tests/app/desk/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no %s", qPrintable(name));
    const auto read = readSession(file.readAll().toStdString(), name.toStdString());
    return replay(read.value(), name.toStdString()).value();
}

QByteArray shown(const CoachPicture& picture)
{
    QByteArray text;
    for (const StepPicture& step : picture.steps)
        text += QByteArray::number(static_cast<int>(step.mark)) + ' ' + step.text.toUtf8() + '\n';
    return text;
}

} // namespace

class CoachTest : public QObject
{
    Q_OBJECT

private slots:
    void whatWasJumpedOverIsNotTicked()
    {
        const Session session = played("procedure-jump.cutcard");
        const CoachPicture picture = coachPicture(session, true);
        QCOMPARE(picture.total, 13);
        // an uncalled all-in on the flop goes back before anything else: 3 is done, 2 in progress, 0 ahead
        const QByteArray text = shown(picture);
        QVERIFY2(text.contains("2 Betting after the flop\n1 Return 800 to Seat 9\n"), text.constData());
        QVERIFY2(text.contains("3 Flop\n"), text.constData());
        for (const char* ahead :
             {"0 Turn\n", "0 River\n", "0 Showdown\n", "0 Awarding the pots\n", "0 End of the hand\n"})
            QVERIFY2(text.contains(ahead), text.constData());
    }
    void noStreetIsTickedBeforeItsCardsLie_data()
    {
        QTest::addColumn<GameId>("game");
        for (const GameId game : {GameId::League, GameId::Limit, GameId::Tennessee})
            QTest::newRow(entryOf(game).word.data()) << game;
    }
    void noStreetIsTickedBeforeItsCardsLie()
    {
        QFETCH(const GameId, game);
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Session session = Session::start(setupOf(game, seed)).value();
            const Simulator simulator(someIncidents, maniacStyle);
            while (!session.isOver()) {
                const auto act = idealAct(session);
                if (!(act ? session.apply(*act) : session.apply(*simulator.next(session))))
                    break;
                const CoachPicture picture = coachPicture(session, true);
                for (const auto& [part, least] : {std::pair("Turn", 4), std::pair("River", 5)}) {
                    const int lying = static_cast<int>(session.table().board.size()) + (game == GameId::Tennessee);
                    if (isTicked(picture, part) && lying < least)
                        QVERIFY2(isDecided(session), shown(picture) + "seed " + QByteArray::number(seed));
                }
                if (isTicked(picture, "Awarding the pots"))
                    QVERIFY(std::ranges::all_of(session.table().pots, [](const auto& pot) { return pot.amount == 0; }));
            }
            QVERIFY(session.isOver());
        }
    }

private:
    static SessionSetup setupOf(GameId game, std::uint64_t seed)
    {
        SessionSetup setup;
        setup.house = defaultHouse(game);
        setup.seed = seed;
        setup.hands = 2;
        setup.button = Seat(1);
        for (int i = 0; i < 6; ++i)
            setup.seats.push_back({.seat = Seat::fromIndex(i), .name = "P", .stack = setup.common().startingChips()});
        return setup;
    }
    static bool isTicked(const CoachPicture& picture, const QString& part)
    {
        return std::ranges::any_of(
            picture.steps, [&](const StepPicture& step) { return step.text == part && step.mark == mark::Done; });
    }
    /// Whether nobody is left to play for the pot, or the hand is void.
    static bool isDecided(const Session& session)
    {
        const auto& places = session.table().places;
        return std::ranges::count_if(places, [](const SeatPlace& place) { return !place.hand.empty(); }) < 2;
    }
};

QTEST_GUILESS_MAIN(CoachTest)
#include "tst_coach.moc"
