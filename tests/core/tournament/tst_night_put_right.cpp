// SPDX-License-Identifier: GPL-3.0-or-later
// In a test what is put right wholly before the next hand is corrected, and what is not is not called so. What was
// charged once is not charged again on the way back.
#include "core/tournament/session/night_notation.h"
#include "core/tournament/state/seats.h"
#include "tests/core/tournament/night_test_support.h"
#include "tests/support/programs.h"

#include <QtTest>

using namespace cutcard;
using test::named;

namespace {

std::optional<NightSession> played(const std::string& text)
{
    const auto night = readNight("cutcard-night 1\nmode test\n" + text, "file");
    const auto session = night ? replayNight(*night, "file") : Result<NightSession>(night.error());
    if (!session)
        qWarning("%d: %s, expected %s", session.error().place.line, session.error().found.c_str(),
                 session.error().expected.c_str());
    return session ? std::optional(*session) : std::nullopt;
}

/// Two tables between hands at a level.
std::string tables(int level = 3)
{
    std::string text;
    for (const char* player :
         {"\"Ann\" 3900 T1", "\"Bo\" 4200 T1", "\"Cy\" 3900 T1", "\"Di\" 4000 T1", "\"Eve\" 4000 T1", "\"Flo\" 4000 T2",
          "\"Gus\" 4100 T2", "\"Hal\" 3800 T2", "\"Ida\" 4100 T2"})
        text += std::string("player ") + player + "\n";
    return text + "blinds T1 \"Ann\" \"Bo\" \"Cy\"\nblinds T2 \"Flo\" \"Gus\" \"Hal\"\nhands T1 5\nhands T2 5\nlevel "
           + std::to_string(level) + "\nclock 0:10:00\n";
}

/// Ten who have signed in, and nothing done yet.
std::string signedIn()
{
    std::string text = "seed 11\nhouse table_max = 5\n";
    for (const char* name : {"Ann", "Bea", "Cal", "Dan", "Eli", "Fay", "Gil", "Hal", "Ivy", "Jon"})
        text += std::string("player \"") + name + "\"\n";
    return text;
}

const std::string seated = "director issue 4000\ndirector draw-seats 2\n";
const std::string drawn = "director draw-dealer T1 \"Bea\" \"Cal\" \"Gil\" \"Ivy\" \"Jon\"\n"
                          "world cards T1 \"Bea\" Kd \"Cal\" Qs \"Gil\" 2c \"Ivy\" 3d \"Jon\" 9h\n"
                          "director place-button T1 \"Bea\"\n"
                          "director draw-dealer T2 \"Ann\" \"Dan\" \"Eli\" \"Fay\" \"Hal\"\n"
                          "world cards T2 \"Ann\" 4c \"Dan\" 3h \"Eli\" Ah \"Fay\" Kh \"Hal\" Qh\n"
                          "director place-button T2 \"Eli\"\n";

/// A Tennessee table between hands, everybody with as much.
std::string boatOf(int players)
{
    std::string text = "house event = \"tennessee\"\n";
    for (int i = 1; i <= players; ++i)
        text += "player \"A" + std::to_string(i) + "\" 10000 T1\n";
    return text + "button T1 \"A1\"\nhands T1 7\nround 1\n";
}

/// The last hand of an event of three, and the acts that are right after it.
std::string boatEnded(const std::string& stacks, const std::string& counts)
{
    return "house event = \"tennessee\"\nplayer \"A1\" 28000 T1\nplayer \"A2\" 10000 T1\nplayer \"A3\" 2000 T1\n"
           "button T1 \"A1\"\nhands T1 7\nround 1\nworld hand-begins T1\nworld hand-ends T1 8 "
           + stacks + "\ndirector stop T1\n" + counts + "director winner \"A1\"\n";
}

/// Two Tennessee tables of five; at the first one a hand may leave three of them.
std::string twoBoats(int hands, bool stops = true)
{
    std::string text = "house event = \"tennessee\"\n";
    for (const char* player : {"A1", "A2", "A3", "A4", "A5"})
        text += std::string("player \"") + player + "\" 10000 T1\n";
    for (const char* player : {"B1", "B2", "B3", "B4", "B5"})
        text += std::string("player \"") + player + "\" 10000 T2\n";
    text += "button T1 \"A1\"\nbutton T2 \"B1\"\nhands T1 " + std::to_string(hands) + "\nhands T2 3\nround 1\n";
    return stops ? text
                       + "world hand-begins T1\nworld hand-ends T1 4 \"A4\" 0 one-pair AKQJ \"A5\" 0 one-pair KQJT "
                         "\"A1\" 30000\n"
                 : text;
}

/// Eight who play and one who has quit, so that the final table is due.
std::string lastNine()
{
    std::string text;
    for (const char* player : {"A1", "A2", "A3", "A4", "A5"})
        text += std::string("player \"") + player + "\" 4000 T1\n";
    for (const char* player : {"B1", "B2", "B3"})
        text += std::string("player \"") + player + "\" 4000 T2\n";
    return text
           + "player \"C4\" 2000 T2 quit\nblinds T1 \"A3\" \"A4\" \"A5\"\nblinds T2 \"B1\" \"B2\" \"B3\"\n"
             "hands T1 15\nhands T2 15\nlevel 4\nclock 0:15:00\ndirector hold T1\ndirector hold T2\n";
}

/// What was said of each act: its fault, or right, corrected, or right and not scored.
QString saidOf(const NightSession& session)
{
    QStringList said;
    for (const NightEntry& entry : session.entries()) {
        for (const DirectorVerdict& verdict : entry.verdicts) {
            const auto word = faultWords[static_cast<std::size_t>(verdict.fault)];
            QString text = verdict.isCorrect()
                               ? (verdict.selfCorrected ? QStringLiteral("corrected") : QStringLiteral("right"))
                               : QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
            said.append(verdict.told ? text + QStringLiteral("*") : text);
        }
    }
    return said.join(' ');
}

Chips chipsOf(const NightSession& session, const std::string& name)
{
    return session.night().person(named(session.night(), name)).chips;
}

} // namespace

class NightPutRightTest : public QObject
{
    Q_OBJECT

private slots:
    void whatIsPutRightWhollyIsCorrected_data()
    {
        QTest::addColumn<std::string>("night");
        QTest::addColumn<QString>("said");
        QTest::addColumn<int>("criticals");
        const auto row = [](const char* name, const std::string& night, const char* said, int criticals) {
            QTest::newRow(name) << night << QString::fromUtf8(said) << criticals;
        };
        const std::string hand = "world hand-begins T1\nworld hand-ends T1 6 \"Ann\" 3800 \"Bo\" 4300\n";
        row("a stack taken away is given back",
            tables() + "director remove-stack \"Di\"\ndirector set-stack \"Di\" 4000\n", "forbidden corrected", 0);
        row("a stack taken away is given back otherwise",
            tables() + "director remove-stack \"Di\"\ndirector set-stack \"Di\" 3900\n", "forbidden forbidden", 2);
        row("chips too many are taken back",
            tables() + "director set-stack \"Di\" 4800\ndirector set-stack \"Di\" 4000\n", "forbidden corrected", 0);
        row("chips too many are taken back after a hand",
            tables() + "director set-stack \"Di\" 4800\n" + hand + "director set-stack \"Di\" 4000\n",
            "forbidden right", 1);
        row("one warned who is to go, and goes",
            tables() + "world offends \"Cy\" money\ndirector warn \"Cy\"\ndirector disqualify \"Cy\"\n",
            "wrong-amount corrected", 0);
        row("one warned who is to go, and stays",
            tables() + "world offends \"Cy\" money\ndirector warn \"Cy\"\n" + hand, "wrong-amount", 1);
        row("chips dropped are given back by the right colour-up",
            tables()
                + "at 0:10:00 world clock-out\ndirector level 4\ndirector colour-up T1 100 drop\n"
                  "director colour-up T1 100 round-up\n",
            "right wrong-amount corrected", 0);
        row("a seat that cannot be chosen was not taken",
            signedIn() + seated + "director seat \"Ann\" T1\ndirector seat \"Ann\" T2\n",
            "right right forbidden unneeded*", 0);
        row("a chip that was taken out is handed back",
            tables() + "world hand-begins T1\nworld chip-falls \"Ann\" 100\ndirector take-out 1\n"
                + "director hand-back 1 \"Ann\"\n",
            "forbidden corrected", 0);
        const std::string zed = tables() + "world signs-in \"Zed\"\n";
        const std::string in = "director admit \"Zed\" T2 dealer-right 2200\ndirector remove-stack \"Zed\"\n";
        row("one who was turned away, let in, and sent away again",
            tables(2) + "at 0:10:00 world clock-out\ndirector level 3\nworld signs-in \"Zed\"\n"
                + "director refuse \"Zed\" late\n" + in,
            "right right forbidden corrected", 0);
        row("one let in, sent away, and told so", zed + in + "director refuse \"Zed\" late\n",
            "forbidden corrected unneeded*", 0);
        row("a wrong count for a wrong count, made exact",
            signedIn() + seated + "world miscount \"Cal\" 4500\ndirector announce-method drawn\n"
                + "director read-statement\n" + drawn
                + "director start\nworld hand-begins T1\nworld hand-ends T1 1 \"Cal\" 4900 \"Gil\" 3600\n"
                  "director set-stack \"Cal\" 4000\ndirector set-stack \"Cal\" 4400\n",
            "right right right right right right right right out-of-order forbidden corrected", 1);
        std::string unclaimed = tables(1);
        unclaimed.insert(unclaimed.find("blinds"), "player \"Stack\" 3300 T2 unclaimed\n");
        row("a stack cleared too early lies there again",
            unclaimed + "director clear-unclaimed T2\ndirector set-stack \"Stack\" 3300\n", "premature corrected", 0);
        std::string three = unclaimed;
        three.insert(three.find("blinds"), "player \"Pile\" 3100 T2 unclaimed\nplayer \"Heap\" 3500 T1 unclaimed\n");
        three += "director clear-unclaimed T2\n";
        row("one of two stacks that were cleared too early lies there again",
            three + "director set-stack \"Stack\" 3300\n", "premature right*", 0);
        row("both stacks that were cleared too early lie there again",
            three + "director set-stack \"Pile\" 3100\ndirector set-stack \"Stack\" 3300\n",
            "premature right* corrected", 0);
        row("the stacks of two tables that were cleared too early lie there again",
            three
                + "director clear-unclaimed T1\ndirector set-stack \"Pile\" 3100\ndirector set-stack \"Heap\" 3500\n"
                  "director set-stack \"Stack\" 3300\n",
            "premature premature right* corrected corrected", 0);
        row("the button goes where it is due after all",
            tables() + "director place-button T1 \"Di\"\ndirector place-button T1 \"Bo\"\n", "forbidden corrected", 0);
        row("the method is said as it stands",
            tables()
                + "method next-big-blind\ndirector announce-method drawn\ndirector announce-method next-big-blind\n",
            "forbidden unneeded*", 0);
        row("a chair of one who need not have moved",
            tables() + "director move \"Di\" T2 after \"Gus\"\ndirector move \"Di\" T2 dealer-right\n",
            "wrong-target corrected", 0);
        row("blinds raised too early are set back",
            boatOf(5) + "director raise-blinds T1 400\ndirector raise-blinds T1 200\n", "premature corrected", 0);
        std::string bank = "house event = \"tennessee\"\n";
        for (const char* name : {"A1", "A2", "A3", "A4"})
            bank += std::string("player \"") + name + "\"\n";
        // TN-odc-2
        row("a deposit too small is filled up", bank + "director deposit \"A1\" 4000\ndirector deposit \"A1\" 6000\n",
            "wrong-amount corrected", 0);
        row("a deposit too small is taken as a whole",
            bank + "director deposit \"A1\" 4000\ndirector deposit \"A1\" 10000\n", "wrong-amount corrected", 0);
        row("a deposit too big goes back", bank + "director deposit \"A1\" 14000\ndirector pay-back \"A1\" 4000\n",
            "wrong-amount corrected", 0);
        row("deposits too small are filled up",
            bank + "director deposits 4000\ndirector deposits 6000\ndirector issue 10000\n",
            "wrong-amount corrected right", 0);
        row("one after the other, and then the rest at once",
            bank + "director deposit \"A3\" 10000\ndirector deposits 10000\ndirector issue 10000\n",
            "right right right", 0);
        const std::string out = boatOf(5)
                                + "world hand-begins T1\nworld hand-ends T1 8 \"A1\" 20000 \"A3\" 0 one-pair AKQJ\n"
                                  "director pay-back \"A3\" ";
        const std::string nextHand = "world hand-begins T1\nworld hand-ends T1 9\n";
        row("a deposit too big is paid back, and the rest comes back", out + "18000\ndirector deposit \"A3\" 8000\n",
            "wrong-amount corrected", 0);
        row("a deposit too big is paid back, and the rest comes back after a hand",
            out + "18000\n" + nextHand + "director deposit \"A3\" 8000\n", "wrong-amount right", 0);
        row("somebody who plays on pays in again after a hand",
            out + "10000\ndirector pay-back \"A2\" 10000\n" + nextHand + "director deposit \"A2\" 10000\n",
            "right premature right", 0);
        bank += "world asks \"A1\" pay-later\ndirector grant \"A1\" pay-later\ndirector deposits 10000\n";
        row("a deposit that was put off is paid before play", bank + "director deposit \"A1\" 10000\n",
            "forbidden right corrected", 0);
        row("a deposit that was put off is charged once", bank + "director issue 10000\n", "forbidden right right", 0);
        row("what a colour-up took is made good after a hand",
            tables()
                + "at 0:10:00 world clock-out\ndirector level 4\ndirector colour-up T1 100 drop\n"
                  "world hand-begins T1\nworld hand-ends T1 6\n"
                  "director set-stack \"Ann\" 4000\ndirector set-stack \"Bo\" 4500\n",
            "right wrong-amount right right", 1);
        const std::string insult = tables() + "world hand-begins T1\nworld offends \"Di\" ";
        row("blinds raised too early are set back after a hand",
            boatOf(5) + "director raise-blinds T1 400\nworld hand-begins T1\nworld hand-ends T1 8\n"
                + "director raise-blinds T1 200\n",
            "premature right", 0);
        row("a hand that was mucked stays dead", insult + "insult\ndirector muck \"Di\"\ndirector warn \"Di\"\n",
            "wrong-amount right", 0);
        row("a hand that was folded was not mucked",
            insult + "shown-fold\ndirector muck \"Di\"\ndirector warn \"Di\"\n", "wrong-amount corrected", 0);
        row("one banned who is to go", insult + "money\ndirector ban \"Di\"\ndirector disqualify \"Di\"\n",
            "wrong-amount corrected", 0);
        row("a level called early is taken back", tables() + "director level 4\ndirector level 3\n",
            "premature corrected", 0);
    }
    void whatIsPutRightWhollyIsCorrected()
    {
        QFETCH(std::string, night);
        QFETCH(QString, said);
        QFETCH(int, criticals);
        const auto session = played(night);
        QVERIFY(session);
        QCOMPARE(saidOf(*session), said);
        QCOMPARE(session->score().criticalErrors(), criticals);
        QVERIFY(isSound(session->night()));
    }

    /// What was done to somebody else, or at another table, is undone there: not by the act that was due.
    void whatWasDoneElsewhereIsUndoneThere_data()
    {
        QTest::addColumn<std::string>("night");
        QTest::addColumn<QString>("said");
        QTest::addColumn<int>("criticals");
        QTest::addColumn<int>("faults");
        const auto row = [](const char* name, const std::string& night, const char* said, int criticals,
                            int faults = 1) {
            QTest::newRow(name) << night << QString::fromUtf8(said) << criticals << faults;
        };
        const std::string two = boatEnded("\"A1\" 30000 \"A3\" 0 one-pair AKQJ",
                                          "director record \"A1\" 30000\ndirector record \"A2\" 10000\n");
        const std::string swapped = two + "director prize \"A1\" 30\ndirector prize \"A2\" 70\n";
        row("prizes exchanged, and one put right", swapped + "director prize \"A1\" 70\n",
            "right right right right wrong-amount wrong-amount* right", 1);
        row("prizes exchanged, and both put right", swapped + "director prize \"A1\" 70\ndirector prize \"A2\" 30\n",
            "right right right right wrong-amount wrong-amount* right corrected", 0);
        row("prizes exchanged, and both put right the other way around",
            swapped + "director prize \"A2\" 30\ndirector prize \"A1\" 70\n",
            "right right right right wrong-amount wrong-amount* right corrected", 0);
        const std::string third = two + "director prize \"A1\" 70\ndirector prize \"A3\" 30\n";
        row("a prize for the third, who keeps it", third + "director prize \"A2\" 30\n",
            "right right right right right forbidden right", 1);
        row("a prize for the third, taken back", third + "director prize \"A2\" 30\ndirector prize \"A3\" 0\n",
            "right right right right right forbidden right corrected", 0);
        const std::string alone = boatEnded("\"A1\" 40000 \"A2\" 0 one-pair AKQJ \"A3\" 0 one-pair AKQT",
                                            "director prize \"A1\" 70\ndirector prize \"A2\" 30\n");
        row("a second prize where there is none, and kept", alone + "director prize \"A1\" 100\n",
            "right wrong-amount forbidden* right right", 1);
        row("a second prize where there is none, and taken back",
            alone + "director prize \"A1\" 100\ndirector prize \"A2\" 0\n",
            "right wrong-amount forbidden* right right corrected", 0);
        row("a second prize where there is none, taken back first",
            alone + "director prize \"A2\" 0\ndirector prize \"A1\" 100\n",
            "right wrong-amount forbidden* right right* corrected", 0);
        const std::string loan =
            boatOf(6) + "world hand-begins T1\nworld hand-ends T1 8 \"A1\" 24000 \"A2\" 6000 loan 10000 lost\n";
        row("the bank takes another's chips", loan + "director take-back \"A1\" 6000\ndirector take-back \"A2\" 6000\n",
            "forbidden right", 1);
        row("the bank takes another's chips, and gives them back",
            loan + "director take-back \"A1\" 6000\ndirector set-stack \"A1\" 24000\ndirector take-back \"A2\" 6000\n",
            "forbidden corrected right", 0);
        row("the bank takes another's chips, and gives them back last",
            loan + "director take-back \"A1\" 6000\ndirector take-back \"A2\" 6000\ndirector set-stack \"A1\" 24000\n",
            "forbidden right corrected", 0);
        row("another is told to be out", loan + "director tell-out \"A3\"\ndirector tell-out \"A2\"\n",
            "forbidden right", 1);
        const std::string out =
            boatOf(5) + "world hand-begins T1\nworld hand-ends T1 8 \"A1\" 20000 \"A3\" 0 one-pair AKQJ\n";
        row("a deposit is paid to another", out + "director pay-back \"A2\" 10000\ndirector pay-back \"A3\" 10000\n",
            "premature right", 0);
        row("a deposit is paid to another, who pays it again",
            out + "director pay-back \"A2\" 10000\ndirector pay-back \"A3\" 10000\ndirector deposit \"A2\" 10000\n",
            "premature right corrected", 0);
        const std::string quit = lastNine();
        row("another's stack is removed for a leaver's",
            quit + "director remove-stack \"B3\"\ndirector remove-stack \"C4\"\n", "right right forbidden right", 1);
        row("another's stack is removed for a leaver's, and given back",
            quit + "director remove-stack \"B3\"\ndirector remove-stack \"C4\"\ndirector set-stack \"B3\" 4000\n",
            "right right forbidden right corrected", 0);
        row("another table is stopped", twoBoats(3) + "director stop T2\ndirector stop T1\n", "premature right", 0);
        row("another table is stopped, and goes on",
            twoBoats(3) + "director stop T2\ndirector stop T1\ndirector release T2\n", "premature right corrected", 0);
        row("another table's blinds are raised",
            twoBoats(6, false) + "director raise-blinds T2 200\ndirector raise-blinds T1 200\nworld hand-begins T2\n",
            "premature right", 0);
        row("another table's blinds are raised, and set back",
            twoBoats(6, false)
                + "director raise-blinds T2 200\ndirector raise-blinds T1 200\ndirector raise-blinds T2 100\n",
            "premature right corrected", 0);
        const std::string few = signedIn() + "director issue 4000\nworld miscount \"Cal\" 4500\n";
        row("another's stack is counted anew",
            few + "director set-stack \"Bea\" 3500\ndirector set-stack \"Cal\" 4000\ndirector set-stack \"Bea\" 4000\n",
            "right wrong-target right corrected", 0);
        row("another's stack is counted anew, and stays so",
            few
                + "director set-stack \"Bea\" 3500\ndirector set-stack \"Cal\" 4000\ndirector draw-seats 2\n"
                  "director announce-method drawn\ndirector read-statement\n"
                + drawn + "director start\n",
            "right wrong-target right right right right right right right right right", 1);
    }
    void whatWasDoneElsewhereIsUndoneThere()
    {
        QFETCH(std::string, night);
        QFETCH(QString, said);
        QFETCH(int, criticals);
        QFETCH(int, faults);
        const auto session = played(night);
        QVERIFY(session);
        QCOMPARE(saidOf(*session), said);
        QCOMPARE(session->score().criticalErrors(), criticals);
        QCOMPARE(session->score().faults(), faults);
        QVERIFY(isSound(session->night()));
    }

    /// What was charged when its time was over costs nothing more when it is done, and what comes of it neither.
    void whatIsDoneLateIsNoSecondFault_data()
    {
        QTest::addColumn<std::string>("night");
        QTest::addColumn<QString>("said");
        QTest::addColumn<int>("criticals");
        const auto row = [](const char* name, const std::string& night, const char* said, int criticals = 0) {
            QTest::newRow(name) << night << QString::fromUtf8(said) << criticals;
        };
        const std::string draw =
            "director draw-dealer T1\nworld cards T1 \"A1\" Ks \"A2\" Qd \"A3\" 9h \"A4\" 2c \"A5\" 3c \"B1\" 4c "
            "\"B2\" 5c \"B3\" 6c\ndirector place-button T1 \"A1\"\n";
        const std::string hand = "world hand-begins T1\nworld hand-ends T1 16\n";
        std::string eight = lastNine();
        eight.erase(eight.find("player \"C4\""), std::string("player \"C4\" 2000 T2 quit\n").size());
        row("the draw at the final table", eight + "director final-table\n" + hand + draw + "world hand-begins T1\n",
            "right right right omitted right* right");
        row("a leaver's chips at the final table",
            lastNine() + "director final-table\n" + draw + hand + "director remove-stack \"C4\"\n",
            "right right right right right omitted right");
        row("a rebuy",
            tables() + "world asks \"Di\" rebuy\ndirector grant \"Di\" rebuy\nworld hand-begins T1\n"
                + "director refuse \"Di\" rebuy\n",
            "forbidden right*", 1);
        const std::string loan =
            boatOf(6) + "world hand-begins T1\nworld hand-ends T1 8 \"A1\" 24000 \"A2\" 6000 loan 10000 lost\n"
            + "director take-back \"A2\" 6000\ndirector tell-out \"A2\"\ndirector pay-back \"A2\" 6000\n";
        row("a charge that is left out of what is paid back",
            loan
                + "world hand-begins T1\nworld hand-ends T1 9\ndirector charge \"A2\" 100\ndirector pay-back \"A2\" "
                  "5900\n",
            "right right out-of-order right right*");
        row("a charge and what is paid back, at once",
            loan + "director charge \"A2\" 100\ndirector pay-back \"A2\" 5900\nworld hand-begins T1\n",
            "right right out-of-order right corrected");
        row("a loan that is counted with the winner's chips",
            boatEnded("\"A2\" 22000 loan 10000 \"A3\" 0 one-pair AKQJ",
                      "director record \"A1\" 28000\ndirector record \"A2\" 22000\ndirector charge \"A2\" 100\n")
                + "director prize \"A1\" 70\ndirector prize \"A2\" 30\ndirector pay-back \"A1\" 10000\n"
                  "director pay-back \"A2\" 9900\ndirector pay-back \"A3\" 10000\ndirector finish\n",
            "right right out-of-order right right right right right right right right", 1);
        std::string roomy = signedIn();
        roomy.replace(roomy.find("= 5"), 3, "= 8");
        row("a seat at the wrong table",
            roomy + seated + "world sits-wrong \"Ann\" T1\ndirector announce-method drawn\ndirector read-statement\n"
                + "director draw-dealer T1\nworld cards T1 \"Ann\" 4c \"Bea\" Kd \"Cal\" Qs \"Gil\" 2c \"Ivy\" 3d "
                  "\"Jon\" 9h\ndirector place-button T1 \"Bea\"\ndirector draw-dealer T2\n"
                  "world cards T2 \"Dan\" 3h \"Eli\" Ah \"Fay\" Kh \"Hal\" Qh\ndirector place-button T2 \"Eli\"\n"
                  "director start\nworld hand-begins T1\nworld hand-begins T2\nworld hand-ends T1 1\n"
                  "world hand-ends T2 1\ndirector move \"Ann\" T2 dealer-right\n",
            "right right right right right right right right out-of-order right*");
        std::string table = "final-table\nlevel 3\nclock 0:15:00\n";
        table.insert(0, "blinds T1 \"A3\" \"A4\" \"A5\"\nhands T1 15\n");
        for (const char* player : {"A6", "A5", "A4", "A3", "A2", "A1"})
            table.insert(0, std::string("player \"") + player + "\" 4000 T1\n");
        row("one who was put out wrongly",
            table + "world hand-begins T1\nworld offends \"A2\" advice\ndirector disqualify \"A2\"\n"
                + "director warn \"A2\"\n" + "world hand-ends T1 16\nworld hand-begins T1\n",
            "wrong-amount right*");
    }
    void whatIsDoneLateIsNoSecondFault()
    {
        QFETCH(std::string, night);
        QFETCH(QString, said);
        QFETCH(int, criticals);
        const auto session = played(night);
        QVERIFY(session);
        QCOMPARE(saidOf(*session), said);
        QCOMPARE(session->score().faults(), 1);
        QCOMPARE(session->score().criticalErrors(), criticals);
        QVERIFY(isSound(session->night()));
    }

    /// 2.1.2.1: whoever is put back where the lot had them sits as drawn; nobody else does by being seated.
    void aSeatThatWasChosenIsTheDrawnOneAgain()
    {
        std::string roomy = signedIn();
        roomy.replace(roomy.find("= 5"), 3, "= 8");
        const auto start = played(roomy + seated);
        QVERIFY(start);
        const int drawnTable = start->night().person(named(start->night(), "Ann")).table.number;
        const std::string other = std::to_string(3 - drawnTable);
        const std::string own = std::to_string(drawnTable);
        const auto back =
            played(roomy + seated + "director seat \"Ann\" T" + other + "\ndirector seat \"Ann\" T" + own + "\n");
        QVERIFY(back);
        QCOMPARE(saidOf(*back), QStringLiteral("right right forbidden corrected"));
        QCOMPARE(back->night().rings, start->night().rings);
        std::string someone = "Bea";
        for (const Entrant& person : start->night().people) {
            if (person.table.number == drawnTable && person.name != "Ann")
                someone = person.name;
        }
        const auto swapped = played(roomy + seated + "director seat \"Ann\" T" + other + "\ndirector seat \"" + someone
                                    + "\" T" + other + "\n");
        QVERIFY(swapped);
        QCOMPARE(saidOf(*swapped), QStringLiteral("right right forbidden forbidden"));
    }

    /// 3.10: a stack is worth as much as before, or more, whatever was done first.
    void chipsAreThereAgainAfterTheRightColourUp()
    {
        for (const char* manner : {"drop", "race", "by-number"}) {
            const auto session =
                played(tables() + "at 0:10:00 world clock-out\ndirector level 4\n" + "director colour-up T1 100 "
                       + manner + "\ndirector colour-up T1 100 round-up\n");
            QVERIFY(session);
            QCOMPARE(chipsOf(*session, "Ann"), 4000);
            QCOMPARE(chipsOf(*session, "Bo"), 4500);
            QCOMPARE(chipsOf(*session, "Cy"), 4000);
            QCOMPARE(session->night().ledger.inPlay(), chipsInPlay(session->night()));
        }
    }

    /// 2.1.1.1: one stack counted out wrongly is one fault, also when play is begun over it.
    void anUnequalStackIsChargedOnce()
    {
        const auto session =
            played(signedIn() + seated + "director set-stack \"Ann\" 5000\ndirector announce-method next-big-blind\n"
                   + drawn + "director start\nworld hand-begins T1\nworld hand-begins T2\n"
                   + "director set-stack \"Ann\" 4000\ndirector read-statement\n");
        QVERIFY(session);
        QCOMPARE(
            saidOf(*session),
            QStringLiteral("right right wrong-amount right right right right right out-of-order premature* right*"));
        QCOMPARE(session->score().criticalErrors(), 1);
        QCOMPARE(session->score().faults(), 2);
    }

    /// What was reported as left out and is done then is late, and no second fault.
    void whatWasReportedIsNoFaultWhenItIsDone()
    {
        const auto session = played(tables() + "world clock-stops\nworld clock-seen\ndirector resume\n");
        QVERIFY(session);
        QCOMPARE(saidOf(*session), QStringLiteral("omitted right*"));
        const auto twice = played(tables() + "world clock-stops\nworld clock-seen\ndirector resume\ndirector resume\n");
        QVERIFY(twice);
        QCOMPARE(saidOf(*twice), QStringLiteral("omitted right* unneeded"));
    }

    /// 3.15: a ruling can be said anew until the hand goes on, and its paragraph as well.
    void aRulingIsSaidAnewBeforeTheHandGoesOn_data()
    {
        QTest::addColumn<std::string>("acts");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const std::string& acts, const char* said) {
            QTest::newRow(name) << acts << QString::fromUtf8(said);
        };
        row("ruled anew", "director rule 1 2\ndirector rule 1 1\n", "wrong-target corrected");
        row("ruled wrongly twice", "director rule 1 2\ndirector rule 1 3\ndirector rule 1 1\n",
            "wrong-target forbidden corrected");
        row("after the hand", "director rule 1 2\nworld hand-ends T1 6 \"Ann\" 3800 \"Bo\" 4300\ndirector rule 1 1\n",
            "wrong-target right*");
        row("after the table played on", "world plays-on 1\ndirector rule 1 1\n", "omitted right*");
        row("changed after the hand",
            "director rule 1 1\nworld hand-ends T1 6 \"Ann\" 3800 \"Bo\" 4300\ndirector rule 1 2\n", "right forbidden");
        row("and back again", "director rule 1 1\ndirector rule 1 2\ndirector rule 1 1\n", "right forbidden unneeded*");
        row("a right one made a wrong one", "director rule 1 1\ndirector rule 1 2\n", "right forbidden");
        row("a ruling from afar is final as well",
            "director rule 2 1\ndirector attend 2\ndirector ask 2\ndirector rule 2 2\ndirector rule 2 1\n",
            "out-of-order right corrected forbidden right*");
        row("cited anew", "director rule 1 1\ndirector cite 1 3.7.2\ndirector cite 1 3.7.4\n",
            "right wrong-target corrected");
    }
    void aRulingIsSaidAnewBeforeTheHandGoesOn()
    {
        QFETCH(std::string, acts);
        QFETCH(QString, said);
        const auto session =
            played(tables()
                   + "world hand-begins T1\nworld floor-call T1 right 3.7.4 \"dealer say call-only 4\" "
                     "wrong 3.7.4 \"dealer say raise 4 800\" wrong GP-live-hand \"dealer muck 4\"\n"
                     "director attend 1\ndirector ask 1\nworld hand-begins T2\nworld floor-call T2 right 3.7.4 "
                     "\"dealer say call-only 4\" wrong 3.7.4 \"dealer say raise 4 800\"\n"
                   + acts);
        QVERIFY(session);
        QCOMPARE(saidOf(*session), QStringLiteral("right right ") + said);
        QCOMPARE(session->score().criticalErrors(), 0);
    }

    /// 2.1.5: the stack that somebody got too late is gone with them, and nobody has to take it away again.
    void aStackClaimedTooLateIsGoneWithItsOwner()
    {
        const auto session =
            played(tables(2).replace(tables(2).find("blinds"), 0, "player \"Stack\" 3300 T2 unclaimed\n")
                   + "at 0:10:00 world clock-out\ndirector level 3\nworld signs-in \"Zed\"\n"
                     "director claim \"Zed\" \"Stack\"\ndirector remove-stack \"Zed\"\n"
                     "world hand-begins T2\nworld hand-begins T1\n");
        QVERIFY(session);
        QCOMPARE(saidOf(*session), QStringLiteral("right forbidden corrected"));
        QCOMPARE(session->score().criticalErrors(), 0);
        QVERIFY(isSound(session->night()));
    }

    /// 2.3.1: of two wrong draws neither is left when all have drawn.
    void theDrawOfAllTakesThePlaceOfTheOnesBefore()
    {
        std::string text;
        for (const char* player : {"A1", "A2", "A3", "A4", "A5"})
            text += std::string("player \"") + player + "\" 4000 T1\n";
        for (const char* player : {"B1", "B2", "B3"})
            text += std::string("player \"") + player + "\" 4000 T2\n";
        text += "blinds T1 \"A1\" \"A2\" \"A3\"\nblinds T2 \"B1\" \"B2\" \"B3\"\nhands T1 20\nhands T2 20\nlevel 3\n"
                "clock 0:15:00\ndirector hold T1\ndirector hold T2\ndirector final-table\n"
                "director place-button T1 \"A3\"\n"
                "director draw-dealer T1 \"A1\" \"A2\" \"A3\" \"A4\" \"A5\" \"B1\" \"B2\"\n"
                "director draw-dealer T1 \"A1\" \"A2\" \"A3\" \"A4\" \"A5\" \"B1\" \"B2\" \"B3\"\n"
                "world cards T1 \"A1\" 2c \"A2\" 3c \"A3\" 4c \"A4\" 5c \"A5\" 6c \"B1\" 7c \"B2\" 8c \"B3\" 9c\n"
                "director place-button T1 \"B3\"\nworld hand-begins T1\n";
        const auto session = played(text);
        QVERIFY(session);
        // that somebody is left out of the draw is wrong whether a button was placed before or not
        QCOMPARE(saidOf(*session), QStringLiteral("right right right wrong-target wrong-target corrected right"));
    }

    /// 2.2.6: a chair that somebody of a broken table got wrongly is put right where it was charged.
    void aBrokenTablesChairIsCorrectedInItsCompetency()
    {
        std::string text = "house table_max = 8\n";
        const auto add = [&](char letter, int table, const std::vector<int>& chips) {
            for (std::size_t i = 0; i < chips.size(); ++i)
                text += std::string("player \"") + letter + std::to_string(i + 1) + "\" " + std::to_string(chips[i])
                        + " T" + std::to_string(table) + "\n";
        };
        add('A', 1, std::vector<int>(6, 4000));
        add('B', 2, std::vector<int>(6, 4000));
        add('C', 3, {1200, 6000, 5000, 3500});
        const auto session = played(text
                                    + "blinds T1 \"A1\" \"A2\" \"A3\"\nblinds T2 \"B1\" \"B2\" \"B3\"\n"
                                      "blinds T3 \"C1\" \"C2\" \"C3\"\nhands T1 9\nhands T2 9\nhands T3 9\nlevel 3\n"
                                      "clock 0:15:00\nworld hand-begins T1\ndirector break T3\n"
                                      "director move \"C4\" T2 after \"B1\"\ndirector move \"C3\" T2 after \"C4\"\n"
                                      "director move \"C3\" T2 after \"B1\"\n");
        QVERIFY(session);
        QCOMPARE(saidOf(*session), QStringLiteral("right right wrong-target corrected"));
        QCOMPARE(session->score().tally(DirectorCompetency::Moves).duties, 0);
    }

    /// A place that nobody can have is handed back and does not count; what is owed stays so.
    void whatCannotBeDoneDoesNotCount_data()
    {
        QTest::addColumn<std::string>("acts");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const std::string& acts, const char* said) {
            QTest::newRow(name) << acts << QString::fromUtf8(said);
        };
        row("to a full table", "director move \"B1\" T1 dealer-right\n", "impossible*");
        row("to a full table, and then right",
            "director move \"B1\" T1 dealer-right\ndirector move \"A4\" T2 dealer-right\n", "impossible* right");
        row("to a full table, and nothing else",
            "director move \"B1\" T1 dealer-right\nworld hand-begins T1\nworld hand-begins T2\n"
            "world hand-ends T1 6 \"A1\" 3900 \"A2\" 4100\nworld hand-begins T1\n",
            "impossible* omitted");
        row("to where one sits", "director move \"A1\" T1 dealer-right\n", "impossible*");
        row("a table that has no room elsewhere is not broken", "director break T2\n", "impossible*");
    }
    void whatCannotBeDoneDoesNotCount()
    {
        QFETCH(std::string, acts);
        QFETCH(QString, said);
        std::string text = "house table_max = 6\n";
        for (const char* player : {"A1", "A2", "A3", "A4", "A5", "A6"})
            text += std::string("player \"") + player + "\" 4000 T1\n";
        for (const char* player : {"B1", "B2", "B3"})
            text += std::string("player \"") + player + "\" 4000 T2\n";
        const auto session = played(text
                                    + "blinds T1 \"A1\" \"A2\" \"A3\"\nblinds T2 \"B1\" \"B2\" \"B3\"\nhands T1 5\n"
                                      "hands T2 5\nlevel 2\nclock 0:15:00\n"
                                    + acts);
        QVERIFY(session);
        QCOMPARE(saidOf(*session), said);
        QCOMPARE(session->score().faults(), said.contains(QStringLiteral("omitted")) ? 1 : 0);
    }

    /// 2.2.5: nobody is moved during a hand, so that of two chairs the one that is free now is named.
    void whatIsOwedIsNamedAsItCanBeDone()
    {
        std::string text = "house table_max = 8\n";
        const auto add = [&](const char* letter, int table, int players) {
            for (int i = 1; i <= players; ++i)
                text += std::string("player \"") + letter + std::to_string(i) + "\" " + std::to_string(4000 + 100 * i)
                        + " T" + std::to_string(table) + "\n";
        };
        add("A", 1, 5);
        add("B", 2, 6);
        add("C", 3, 4);
        text += "blinds T1 \"A1\" \"A2\" \"A3\"\nblinds T2 \"B1\" \"B2\" \"B3\"\nblinds T3 \"C1\" \"C2\" \"C3\"\n"
                "hands T1 9\nhands T2 9\nhands T3 9\nlevel 3\nclock 0:15:00\nworld hand-begins T1\n";
        const std::string wrong = "director break T3\ndirector move \"C4\" T2 after \"B6\"\n";
        const auto owedBy = [](const std::optional<NightSession>& session) -> std::optional<DirectorDuty> {
            return session ? session->entries().back().verdicts.back().expected : std::nullopt;
        };
        const auto elsewhere = owedBy(played(text + wrong));
        QVERIFY(elsewhere);
        QCOMPARE(elsewhere->act.table.number, 1);
        QCOMPARE(elsewhere->named().table.number, 2);
        QVERIFY(!elsewhere->waits());
        const auto nowhere = owedBy(played(text
                                           + "director break T3\nworld hand-begins T2\n"
                                             "director move \"C4\" T2 after \"B6\"\n"));
        QVERIFY(nowhere);
        QVERIFY(nowhere->waits());
    }

    /// What is taken back from somebody who was let in late is taken from what was counted out late.
    void theLedgerKnowsWhoseChipsAreTakenBack()
    {
        const auto session = played(tables(2)
                                    + "world signs-in \"Yan\"\ndirector admit \"Yan\" T2 dealer-right 4000\n"
                                      "world hand-begins T2\nworld hand-ends T2 6 \"Flo\" 3900 \"Gus\" 4200\n"
                                      "director set-stack \"Yan\" 3700\n");
        QVERIFY(session);
        QCOMPARE(session->night().ledger.issued, 36'000);
        QCOMPARE(session->night().ledger.late, chipsOf(*session, "Yan"));
    }
};

CUTCARD_TESTS(NightPutRightTest)
#include "tst_night_put_right.moc"
