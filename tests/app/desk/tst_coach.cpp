// SPDX-License-Identifier: GPL-3.0-or-later
// What the coach's panel says of a moment.
#include "app/desk/acts/commands.h"
#include "app/desk/acts/hand_course.h"
#include "app/desk/acts/spot_words.h"
#include "app/desk/pictures/pictures.h"
#include "core/games/catalogue/catalogue.h"
#include "core/players/dealers.h"
#include "core/players/lesson_players.h"
#include "core/players/simulator.h"
#include "core/session/text/notation.h"
#include "tests/support/programs.h"
#include "tests/support/qml_plugin.h"

#include <QFile>
#include <QTest>

#include <string>

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

/// A session dealt up to an act of the dealer's, by players who play all their hands.
Session dealtTo(const SessionFile& file, const Act& last)
{
    Session session = Session::start(file.setup).value();
    const Simulator simulator(noIncidents, callingStyle);
    while (!session.isOver()) {
        const auto act = idealAct(session);
        if (act == last)
            break;
        if (!(act ? session.apply(*act) : session.apply(*simulator.next(session))))
            qFatal("this can't be dealt");
    }
    return session;
}

QByteArray shown(const CoachPicture& picture)
{
    QByteArray text;
    for (const StepPicture& step : picture.steps)
        text += QByteArray::number(static_cast<int>(step.mark)) + ' ' + step.label.toUtf8() + '\n';
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
        // who is meant is called as the plate has it
        const QByteArray ninth = wordingAt(session).seat(Seat(9)).toUtf8();
        QVERIFY2(ninth.startsWith("9 "), ninth.constData());
        QVERIFY2(text.contains("2 Betting after the flop\n1 Return 800 to " + ninth + "\n"), text.constData());
        QVERIFY2(text.contains("3 Flop\n"), text.constData());
        for (const char* ahead :
             {"0 Turn\n", "0 River\n", "0 Showdown\n", "0 Awarding the pots\n", "0 End of the hand\n"})
            QVERIFY2(text.contains(ahead), text.constData());
    }
    void whatPlayersDidStaysInTheLog()
    {
        Session session = Session::start(setupOf(GameId::League, 2)).value();
        const Simulator simulator(noIncidents, maniacStyle);
        QString said;
        while (!session.isOver() && session.situation().betting.street < 1) {
            const auto act = idealAct(session);
            QVERIFY(act ? session.apply(*act) : session.apply(*simulator.next(session)));
            const auto* decision = std::get_if<Decision>(&session.entries().back().event);
            if (decision == nullptr || decision->amount == 0)
                continue;
            for (const bool coached : {true, false}) {
                const RemarkPicture line = coachPicture(session, coached).lastActs.at(0);
                QVERIFY(line.player);
                QVERIFY2(line.act.startsWith(QString("%1 P").arg(decision->seat.number())), qPrintable(line.act));
                QVERIFY(line.verdict.isEmpty());
                said = line.act;
            }
        }
        QVERIFY(!said.isEmpty());
        bool kept = false;
        for (const RemarkPicture& line : coachPicture(session, true).lastActs)
            kept = kept || line.act == said;
        QVERIFY(kept);
    }
    void withoutTheCoachThePanelSaysWhatIsDealtAndHowFar()
    {
        const Session session = Session::start(setupOf(GameId::League, 2)).value();
        const CoachPicture test = coachPicture(session, false);
        QCOMPARE(test.facts.at(1), QString("Hand 1 of 2"));
        QVERIFY(test.steps.empty());
        QVERIFY(coachPicture(session, true).facts.isEmpty());
    }
    void theCoachDoesNotReadTheHandsForTheTrainee()
    {
        Session session = Session::start(setupOf(GameId::League, 2)).value();
        const Simulator simulator(noIncidents, callingStyle);
        while (!session.isOver()) {
            const auto act = idealAct(session);
            if (act && act->verb == Verb::NameHand)
                break;
            QVERIFY(act ? session.apply(*act) : session.apply(*simulator.next(session)));
        }
        QVERIFY(!session.isOver());
        const QString owed = QString::fromUtf8(shown(coachPicture(session, true)));
        const QString who = wordingAt(session).seat(*idealAct(session)->seat);
        QVERIFY2(owed.contains("1 Read the hand of " + who + "\n"), qPrintable(owed));
        // a hand read wrongly is misread, whatever the judge's word for it
        Act wrong = *idealAct(session);
        wrong.hand = wrong.hand == HandClass::Straight ? HandClass::Flush : HandClass::Straight;
        QVERIFY(session.apply(wrong));
        const CoachPicture misread = coachPicture(session, true);
        QCOMPARE(misread.lastActs.at(0).verdict, QString("Misread"));
        QVERIFY2(misread.explanation.startsWith("Misread. Due: "), qPrintable(misread.explanation));
        QCOMPARE(debriefPicture(session, EventTimes()).timeline.back().verdict, QString("Misread"));
    }
    void everyFaultOfAnActIsTold()
    {
        // two hands are paid, and the cards gathered over the wagers of both others
        Session session = dealtTo(*readSession("cutcard 2\ngame champion\nhouse burns = false\nhouse pot_bet = false\n"
                                               "seat 1 \"Ann\" 1000\nseat 2 \"Ben\" 1000\nseat 3 \"Cy\" 1000\n"
                                               "deck Ah 7c Kh 9s Kd 7d Kc 9d 7h Ks 2d 4s 3c\n",
                                               "champion"),
                                  actOnWager(Verb::PayWager, Circle::Blind, Seat(2), 10));
        QVERIFY(session.apply(act(Verb::GatherCards)));
        const CoachPicture picture = coachPicture(session, true);
        QCOMPARE(picture.lastActs.at(1).verdict, QString("Left out"));
        QCOMPARE(picture.lastActs.at(1).mark, static_cast<int>(mark::Fault));
        QCOMPARE(picture.explanation.count(QLatin1Char('\n')), 1);
        QVERIFY2(picture.explanation.contains("1 Ann") && picture.explanation.contains("2 Ben"),
                 qPrintable(picture.explanation));
        QCOMPARE(coachPicture(session, false).lastActs.at(1).verdict, QString());
    }
    void figuresAreHiddenUntilTheyAreSaid()
    {
        Session session = Session::start(setupOf(GameId::League, 2)).value();
        const Simulator simulator(noIncidents, maniacStyle);
        while (!session.isOver()) {
            const auto act = idealAct(session);
            if (act && act->verb == Verb::Announce && act->phrase == Phrase::Raise)
                break;
            QVERIFY(act ? session.apply(*act) : session.apply(*simulator.next(session)));
        }
        QVERIFY(!session.isOver());
        const Act saying = *idealAct(session);
        const auto place = static_cast<std::size_t>(saying.seat->index());
        const auto betOf = [&](FiguresShown shown) {
            TablePicture picture = tablePicture(session, true);
            hideFigures(picture, session, shown);
            return picture.seats[place];
        };
        QVERIFY(!betOf(FiguresShown::Always).betHidden);
        QVERIFY(betOf(FiguresShown::OnceSaid).betHidden);
        QVERIFY(betOf(FiguresShown::Never).betHidden);
        QVERIFY(session.apply(saying));
        QVERIFY(!betOf(FiguresShown::OnceSaid).betHidden);
        QVERIFY(betOf(FiguresShown::OnceSaid).betSaid);
        QVERIFY(betOf(FiguresShown::Never).betHidden);
        // of a heap that is not drawn whole the figure stays
        for (const int count : {12, 13}) {
            TablePicture picture;
            PotPicture pot;
            pot.chips = {Chips{100} * count, {ChipPicture{100, count, {}}}};
            picture.pots.push_back(pot);
            hideFigures(picture, session, FiguresShown::Never);
            QCOMPARE(picture.pots.front().figureHidden, count == 12);
        }
    }
    void noStreetIsTickedBeforeItsCardsLie_data()
    {
        QTest::addColumn<GameId>("game");
        for (const GameId game : {GameId::League, GameId::Limit, GameId::Tennessee})
            QTest::newRow(std::string(entryOf(game).word).c_str()) << game;
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
    void whatAWalkPassesOverIsSkipped()
    {
        SessionSetup setup = setupOf(GameId::League, 2);
        setup.hands = 1;
        Session session = Session::start(setup).value();
        std::optional<Duty> push;
        while (!session.isOver()) {
            const auto duty = idealDuty(session);
            const auto turn = session.turn();
            if (duty && duty->act.verb == Verb::PushPot)
                push = duty;
            const bool bets = !duty && turn && turn->wait == Wait::Bet;
            const Event event = duty   ? Event(duty->act)
                                : bets ? Event(Decision{.seat = turn->seat, .choice = Choice::Fold})
                                       : *Simulator(noIncidents).next(session);
            QVERIFY(session.apply(event));
        }
        const CoachPicture picture = coachPicture(session, true);
        const QByteArray text = shown(picture);
        for (const char* part : {"Flop", "Turn", "River", "Showdown", "Betting after the flop"})
            QVERIFY2(text.contains(QByteArray::number(static_cast<int>(mark::Skipped)) + ' ' + part + '\n'),
                     text.constData());
        QVERIFY2(isTicked(picture, "Awarding the pots"), text.constData());
        QVERIFY(picture.done < picture.total);
        QCOMPARE(picture.done, static_cast<int>(std::ranges::count(picture.steps, mark::Done, &StepPicture::mark)));
        QVERIFY(!isWholeHand(session));
        // nothing is shown down where all others have folded
        QVERIFY(push);
        QVERIFY(push->rule != "1.2-show"_rule);
    }
    void aLessonsHandIsWhole_data()
    {
        QTest::addColumn<GameId>("game");
        for (const CatalogueEntry& entry : catalogue())
            QTest::newRow(std::string(entry.word).c_str()) << entry.id;
    }
    void aLessonsHandIsWhole()
    {
        QFETCH(const GameId, game);
        SessionSetup setup;
        setup.house = defaultHouse(game);
        setup.hands = 1;
        const bool banked = isBanked(game);
        if (!banked)
            setup.button = Seat(4);
        for (int i = 0; i < (banked ? 2 : 4); ++i)
            setup.seats.push_back({.seat = Seat::fromIndex(i), .name = "P", .stack = setup.common().startingChips()});
        Session session = Session::start(lessonDeal(setup)).value();
        while (!session.isOver()) {
            const auto act = idealAct(session);
            QVERIFY(act ? session.apply(*act) : session.apply(*lessonEvent(session)));
        }
        const CoachPicture picture = coachPicture(session, true);
        QCOMPARE(picture.done, picture.total);
        QVERIFY2(isWholeHand(session), shown(picture));
    }
    /// U8: a procedure of the house is none of the document's, and its step says that it is not graded.
    void aHabitsStepSaysThatItIsNotGraded()
    {
        int habits = 0;
        for (const GameId game : {GameId::League, GameId::Limit, GameId::Tennessee}) {
            Session session = Session::start(setupOf(game, 2)).value();
            const Simulator simulator(noIncidents, callingStyle);
            while (!session.isOver()) {
                const auto duty = idealDuty(session);
                for (const StepPicture& step : coachPicture(session, true).steps) {
                    const bool habit = step.mark == mark::Habit;
                    habits += habit ? 1 : 0;
                    QVERIFY2(!habit || (duty->customary && step.label.endsWith(" (not graded)")),
                             qPrintable(step.label));
                }
                QVERIFY(duty ? session.apply(duty->act) : session.apply(*simulator.next(session)));
            }
        }
        QVERIFY(habits > 0);
    }
    void noHintIsGivenBeforeItIsAskedFor()
    {
        Session session = Session::start(setupOf(GameId::League, 2)).value();
        const Simulator simulator(noIncidents, callingStyle);
        while (!session.isOver()) {
            const CoachPicture quiet = coachPicture(session, true, false);
            QVERIFY(std::ranges::none_of(quiet.steps, [](const StepPicture& step) {
                return step.mark == mark::Owed || step.mark == mark::Habit;
            }));
            QCOMPARE(static_cast<int>(quiet.steps.size()), quiet.total);
            QVERIFY(quiet.ruleText.isEmpty());
            QCOMPARE(tablePicture(session, true, false).owedSpot, TableSpot::None);
            for (const CommandPicture& command : commandPictures(session, false))
                QVERIFY(!command.owed);
            const auto act = idealAct(session);
            QVERIFY(act ? session.apply(*act) : session.apply(*simulator.next(session)));
        }
    }
    void signsAreKeysByTheirPlace()
    {
        // the keys beside L, as a German, a French and an American keyboard name them
        QCOMPARE(keyAtPlace(Qt::Key_Odiaeresis, 47), static_cast<int>(Qt::Key_Semicolon));
        QCOMPARE(keyAtPlace(Qt::Key_Adiaeresis, 48), static_cast<int>(Qt::Key_Apostrophe));
        QCOMPARE(keyAtPlace(Qt::Key_Minus, 61), static_cast<int>(Qt::Key_Slash));
        QCOMPARE(keyAtPlace(Qt::Key_M, 47), static_cast<int>(Qt::Key_M));
        QCOMPARE(keyAtPlace(Qt::Key_Semicolon, 0), static_cast<int>(Qt::Key_Semicolon));
        QCOMPARE(keyAtPlace(Qt::Key_Return, 36), static_cast<int>(Qt::Key_Return));
    }
    void everyKeyIsReachedOnceOnAFrenchKeyboard()
    {
        // as it names its keys without Shift, from place to place
        const std::vector<std::pair<quint32, QList<int>>> rows{
            {10, {'&', 0xc9, '"', '\'', '(', '-', 0xc8, '_', 0xc7, 0xc0, ')', '='}},
            {24, {'A', 'Z', 'E', 'R', 'T', 'Y', 'U', 'I', 'O', 'P', Qt::Key_Dead_Circumflex, '$'}},
            {38, {'Q', 'S', 'D', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 0xd9, 0xb2}},
            {51, {'*', 'W', 'X', 'C', 'V', 'B', 'N', ',', ';', ':', '!'}},
        };
        QList<int> reached;
        for (const auto& [place, keys] : rows) {
            for (qsizetype i = 0; i < keys.size(); ++i)
                reached.append(keyAtPlace(keys[i], place + static_cast<quint32>(i)));
        }
        std::ranges::sort(reached);
        QList<int> wanted{'-', '=', '[', ']', ';', '\'', '`', '\\', ',', '.', '/'};
        for (int key = '0'; key <= '9'; ++key)
            wanted.append(key);
        for (int key = 'A'; key <= 'Z'; ++key)
            wanted.append(key);
        std::ranges::sort(wanted);
        QCOMPARE(reached, wanted);
        // letters stay what is printed on them
        QCOMPARE(keyAtPlace(Qt::Key_A, 24), static_cast<int>(Qt::Key_A));
        QCOMPARE(keyAtPlace(Qt::Key_Z, 29), static_cast<int>(Qt::Key_Z));
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
            picture.steps, [&](const StepPicture& step) { return step.label == part && step.mark == mark::Done; });
    }
    /// Whether nobody is left to play for the pot, or the hand is void.
    static bool isDecided(const Session& session)
    {
        const auto& places = session.table().places;
        return std::ranges::count_if(places, [](const SeatPlace& place) { return !place.hand.empty(); }) < 2;
    }
};

CUTCARD_TESTS(CoachTest, QCoreApplication)
#include "tst_coach.moc"
