// SPDX-License-Identifier: GPL-3.0-or-later
// One act of a right hand is left out, and the dealer goes on without noticing: with what comes next, and when nobody
// does anything, with cards and fingers. The hand goes on within a few such acts, and one slip is one fault.
//
// The hands are those of the stations and of the scenarios, and generated ones; CUTCARD_SEEDS makes these more.
#include "core/acts/traits.h"
#include "core/certification/station/station.h"
#include "core/games/catalogue/catalogue.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"
#include "core/session/text/event_text.h"
#include "tests/core/support/assets.h"
#include "tests/support/programs.h"

#include <QDir>
#include <QFile>
#include <QtTest>

#include <array>

using namespace cutcard;

namespace {

struct NamedHand {
    std::string name;
    StationHand hand;
    std::vector<Event> course{}; ///< as a perfect dealer deals it
};

std::vector<Event> courseOf(const StationHand& hand)
{
    Session session = *Session::start(hand.setup);
    std::vector<Event> course;
    while (!session.isOver()) {
        const auto players = nextByScript(hand, session);
        const auto act = players ? std::nullopt : idealAct(session);
        if ((!players && !act) || !session.apply(players ? *players : Event(*act)))
            break;
        course.push_back(players ? *players : Event(*act));
    }
    return course;
}

/// The hand with its whole deck laid out, so that a shuffle more or less deals no other cards.
void add(const SessionSetup& like, const EntryLog& entries, const std::string& name, std::vector<NamedHand>& hands)
{
    SessionSetup setup = like;
    setup.mode = Mode::Test;
    const auto file = laidOut(setup, entries);
    const auto prepared = file ? prepare(*file, {}, name) : Result<PreparedHand>(file.error());
    if (prepared)
        hands.push_back({.name = name, .hand = prepared->hand, .course = courseOf(prepared->hand)});
}

void addFolder(const QString& kind, std::vector<NamedHand>& hands)
{
    for (const QString& path : test::assetFiles(kind, QStringLiteral("*.cutcard"))) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString name = path.section(QLatin1Char('/'), -1);
        const auto session = readSession(file.readAll().toStdString(), name.toStdString());
        if (session && session->setup.hands == 1)
            add(session->setup, session->entries, name.toStdString(), hands);
    }
}

void addGenerated(const char* game, int seed, std::vector<NamedHand>& hands)
{
    constexpr std::array<int, 5> shares{100, 20, 60, 10, 100}; // of a whole stack, in percent
    SessionSetup setup;
    setup.house = defaultHouse(findGame(game)->id);
    setup.mode = Mode::Test;
    setup.seed = static_cast<std::uint64_t>(seed);
    setup.hands = 1;
    const Chips unit = setup.common().smallestChip();
    const Chips whole = setup.common().startingChips();
    for (int i = 1; i <= 5; ++i) {
        const Chips part = whole * shares[static_cast<std::size_t>(i - 1)] / 100 / unit * unit;
        setup.seats.push_back(
            {.seat = Seat(i), .name = "Player " + std::to_string(i), .stack = seed % 3 == 0 ? whole : part});
    }
    setup.button = Seat(1 + seed % 5);
    IncidentPlan plan = manyIncidents;
    plan.coming = 0;
    plan.improperOther = 500;
    auto session = Session::start(setup);
    if (!session)
        return;
    const Simulator simulator(plan);
    while (!session->isOver() && session->entries().size() < 400) {
        const auto players = simulator.next(*session);
        const auto act = players ? std::nullopt : idealAct(*session);
        if ((!players && !act) || !session->apply(players ? *players : Event(*act)))
            return;
    }
    add(setup, session->entries(), std::string(game) + ", seed " + std::to_string(seed), hands);
}

/// The session's acts as a dealer does who never notices what was left out.
class Unnoticed
{
public:
    Unnoticed(const NamedHand& hand, const Session& before, std::size_t at, bool fingersFirst)
        : m_hand(hand), m_session(before), m_leftOut(std::get<Act>(hand.course[at]))
    {
        std::size_t next = at + 1;
        const auto isAct = [&] { return next < hand.course.size() && std::holds_alternative<Act>(hand.course[next]); };
        for (; isAct() && !playersCome(); ++next)
            deal(std::get<Act>(hand.course[next]));
        for (const Act& act : waysOn(next, fingersFirst)) {
            if (goesOn())
                break;
            m_counts = m_faults == 0; // what is tried then is another matter
            deal(act);
        }
        m_goesOn = goesOn();
    }

    bool isGoingOn() const { return m_goesOn; }
    /// Faults but for what was done in vain while everybody waited.
    int faults() const { return m_faults; }
    const std::string& text() const { return m_text; }
    /// Dealt out from there by a perfect dealer.
    bool ends()
    {
        for (int i = 0; i < 2000 && !m_session.isOver(); ++i) {
            const auto players = nextByScript(m_hand.hand, m_session);
            const auto act = players ? std::nullopt : idealAct(m_session);
            if ((!players && !act) || !m_session.apply(players ? *players : Event(*act)))
                return false;
        }
        return m_session.isOver();
    }

private:
    bool playersCome() const { return nextByScript(m_hand.hand, m_session).has_value(); }
    std::optional<Act> owed() const { return idealAct(m_session.slip() ? m_session.withMistakeLeft() : m_session); }
    /// Somebody acts, or something else is asked for than what was left out.
    bool goesOn() const
    {
        const auto act = owed();
        const bool same = act && act->verb == m_leftOut.verb && act->seat == m_leftOut.seat
                          && (act->verb != Verb::Announce || act->phrase == m_leftOut.phrase);
        return m_session.isOver() || playersCome() || (act && !same);
    }
    /// What dealers try: the player they wait for, the next player, card, sweep, pot or hand, whoever owes something,
    /// the end of their down.
    std::vector<Act> waysOn(std::size_t next, bool fingersFirst) const
    {
        std::vector<Act> ways;
        const auto pointTo = [&](Seat seat) {
            Act point;
            point.verb = Verb::PointTo;
            point.seat = seat;
            ways.push_back(point);
        };
        const auto* awaited = next < m_hand.course.size() ? std::get_if<Decision>(&m_hand.course[next]) : nullptr;
        if (awaited != nullptr)
            pointTo(awaited->seat);
        if (m_leftOut.seat)
            pointTo(*m_leftOut.seat);
        for (const Verb verb : {Verb::Pitch, Verb::Burn, Verb::Board, Verb::Sweep, Verb::PointTo, Verb::PushPot,
                                Verb::GatherCards, Verb::PlaceButton, Verb::Shuffle, Verb::ClapOut}) {
            for (std::size_t i = next; i < m_hand.course.size(); ++i) {
                const auto* act = std::get_if<Act>(&m_hand.course[i]);
                if (act == nullptr || act->verb != verb || *act == m_leftOut)
                    continue;
                ways.push_back(*act);
                break;
            }
        }
        std::vector<Act> sorted;
        for (const bool fingers : {fingersFirst, !fingersFirst})
            std::ranges::copy_if(ways, std::back_inserter(sorted),
                                 [&](const Act& act) { return (act.verb == Verb::PointTo) == fingers; });
        return sorted;
    }
    void deal(const Act& act)
    {
        const std::size_t before = m_session.entries().size();
        if (!m_session.apply(act))
            return;
        for (std::size_t i = before; i < m_session.entries().size(); ++i) {
            m_text += "\n    " + eventText(m_session.entries()[i].event);
            for (const Verdict& verdict : m_session.entries()[i].verdicts) {
                m_text += ": " + std::string(faultWords[static_cast<std::size_t>(verdict.fault)]) + " "
                          + std::string(verdict.rule.id()) + (verdict.told ? " told" : "");
                const bool inVain = verdict.fault == Fault::Unneeded || verdict.fault == Fault::Impossible;
                // with the cards, what lies there of other players is left out as well
                const bool besides =
                    verdict.fault == Fault::Omitted && std::holds_alternative<FloorStep>(m_session.entries()[i].event);
                m_faults += !m_counts || verdict.isCorrect() || verdict.told || inVain || besides ? 0 : 1;
            }
        }
    }

    const NamedHand& m_hand;
    Session m_session;
    Act m_leftOut;
    int m_faults = 0;
    bool m_goesOn = false;
    bool m_counts = true;
    std::string m_text;
};

/// Whether a deal is undone in a hand: its players' further script is of another deal or of a hand that goes back.
bool isUndone(const NamedHand& hand)
{
    return std::ranges::any_of(hand.course, [](const Event& event) {
        const auto* act = std::get_if<Act>(&event);
        return act != nullptr && act->verb == Verb::Announce && has(*act, Trait::KillsHand);
    });
}

/// Whether a card is seen: it goes to somebody else if one is passed over, and the script's words with it.
bool isSeen(const NamedHand& hand)
{
    return std::ranges::any_of(hand.course, [](const Event& event) {
        const auto* incident = std::get_if<Incident>(&event);
        return incident != nullptr
               && (incident->mishap == Mishap::CardExposed || incident->mishap == Mishap::BoxedCard);
    });
}

std::string wordOf(const Act& act)
{
    const std::string verb(verbFacts(act.verb).word);
    return act.verb == Verb::Announce ? verb + " " + std::string(phraseFacts(act.phrase).word) : verb;
}

} // namespace

class LeftOutTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void whatIsLeftOutKeepsNobodyWaiting_data()
    {
        addFolder(QStringLiteral("exams"), m_hands);
        addFolder(QStringLiteral("scenarios"), m_hands);
        const int seeds = std::max(4, qEnvironmentVariableIntValue("CUTCARD_SEEDS"));
        for (const char* game : {"league", "limit", "tennessee", "champion", "champion-one", "champion-two"}) {
            for (int seed = 1; seed <= seeds; ++seed)
                addGenerated(game, seed, m_hands);
        }
        std::erase_if(m_hands, isUndone);
        QVERIFY(m_hands.size() > 40);
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < m_hands.size(); ++i)
            QTest::newRow(m_hands[i].name.c_str()) << static_cast<int>(i);
    }
    void whatIsLeftOutKeepsNobodyWaiting()
    {
        QFETCH(int, index);
        const NamedHand& hand = m_hands[static_cast<std::size_t>(index)];
        QByteArray wrong;
        Session session = *Session::start(hand.hand.setup);
        for (std::size_t i = 0; i < hand.course.size(); ++i) {
            const auto* act = std::get_if<Act>(&hand.course[i]);
            // the last act of all is missed by nobody but the next hand
            for (const bool fingersFirst : {true, false}) {
                if (act == nullptr || i + 1 == hand.course.size())
                    continue;
                ++m_tried;
                Unnoticed forgets(hand, session, i, fingersFirst);
                const bool ends = forgets.ends();
                const bool other = (act->verb == Verb::Pitch || act->verb == Verb::Burn) && isSeen(hand);
                const bool twice = !other && forgets.faults() > 1;
                if (!forgets.isGoingOn() || !ends || twice)
                    wrong += "\n  " + QByteArray::fromStdString(wordOf(*act)) + " | "
                             + QByteArray::fromStdString(eventText(*act)) + (forgets.isGoingOn() ? "" : " STANDS")
                             + (ends ? "" : " ENDS NOT") + " " + QByteArray::number(forgets.faults())
                             + QByteArray::fromStdString(forgets.text());
            }
            QVERIFY(session.apply(hand.course[i]));
        }
        QVERIFY2(wrong.isEmpty(), wrong);
    }

    void cleanupTestCase() { QVERIFY(m_tried > 1000); }

private:
    std::vector<NamedHand> m_hands;
    int m_tried = 0;
};

CUTCARD_TESTS(LeftOutTest)
#include "tst_left_out.moc"
