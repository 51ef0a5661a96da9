// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/judge/judge.h"
#include "core/tournament/acts/night_acts.h"
#include "core/tournament/duties/agenda.h"
#include "core/tournament/session/night_notation.h"
#include "core/tournament/session/night_presets.h"
#include "core/tournament/session/night_session.h"
#include "core/tournament/simulation/directors.h"
#include "core/tournament/venue/table_hand.h"
#include "core/tournament/venue/venue.h"
#include "core/training/directing.h"
#include "tests/core/tournament/night_test_support.h"
#include "tests/core/tournament/other_habits.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <map>
#include <set>

using namespace cutcard;
using namespace cutcard::test;

namespace {

/// How many nights of each preset are played; CUTCARD_NIGHTS asks for more.
int nights(int usual)
{
    const int asked = qEnvironmentVariableIntValue("CUTCARD_NIGHTS");
    return asked > 0 ? asked : usual;
}

/// The first verdict that is not right, as a line.
QByteArray firstFault(const NightSession& session)
{
    for (const NightEntry& entry : session.entries()) {
        for (const DirectorVerdict& verdict : entry.verdicts) {
            if (verdict.isCorrect())
                continue;
            const auto word = [](std::string_view text) { return QByteArray(text.data(), qsizetype(text.size())); };
            const auto* act = std::get_if<DirectorAct>(&entry.event);
            QByteArray line =
                QByteArray::number(entry.at / 1000) + "s " + word(act != nullptr ? factsOf(act->verb).word : "world")
                + ": " + word(faultWords[static_cast<std::size_t>(verdict.fault)]) + " " + word(verdict.rule.id());
            if (verdict.expected)
                line += " " + word(factsOf(verdict.expected->act.verb).word);
            return line;
        }
    }
    return {};
}

/// Any act at all: hardly ever one that is asked for, often one that can't be done.
DirectorAct anyAct(const Night& night, RandomStream& stream)
{
    constexpr std::array<Chips, 9> amounts{0, 1, 2, 3, 10, 100, 500, 4000, 1'000'000'000};
    const auto somebody = [&] { return EntrantId{.index = stream.below(static_cast<int>(night.people.size()))}; };
    auto verb = static_cast<DirectorVerb>(stream.below(directorVerbCount));
    // an evening that is closed at once would be none
    if (verb == DirectorVerb::Finish && !stream.chance(20))
        verb = DirectorVerb::Hold;
    DirectorAct act = director::simple(verb);
    const auto uses = [&](char field) { return factsOf(verb).fields.find(field) != std::string_view::npos; };
    if (uses('p'))
        act.person = somebody();
    if (uses('T'))
        act.table = {.number = stream.below(static_cast<int>(night.rings.size()) + 1) + 1};
    if (uses('s'))
        act.spot = static_cast<Spot>(stream.below(3));
    if (uses('o') || (uses('s') && act.spot == Spot::After))
        act.other = somebody();
    if (uses('a'))
        act.amount = uses('p') && stream.chance(300)
                         ? night.person(act.person).chips
                         : amounts[static_cast<std::size_t>(stream.below(static_cast<int>(amounts.size())))];
    if (uses('c'))
        act.call = stream.below(static_cast<int>(night.calls.size()) + 1) + 1;
    if (uses('r'))
        act.request = static_cast<Request>(stream.below(requestCount));
    if (uses('m'))
        act.manner = static_cast<ColourManner>(stream.below(4));
    if (uses('M'))
        act.method = static_cast<MoveMethod>(stream.below(3));
    if (uses('R'))
        act.rule = "3.15"_rule;
    if (uses('l') && stream.chance(300))
        act.people = {somebody(), somebody()};
    return act;
}

/// Every place from the first down once, but those of the disqualified; and they have none.
bool everybodyEndsWithOnePlace(const Night& night)
{
    std::set<int> places;
    int entrants = 0;
    for (const Entrant& person : night.people) {
        if (person.presence == Presence::Refused || person.presence == Presence::Cleared)
            continue;
        ++entrants;
        // two with equal counts share the first place of a Tennessee event (TA-9)
        const bool shared = night.house.tennessee && person.page.share == 50;
        const bool placed =
            person.place > 0 && person.place == person.earned && (places.insert(person.place).second || shared);
        if (placed == (person.presence == Presence::Disqualified))
            return false;
    }
    return !places.empty() && *places.begin() == 1 && *places.rbegin() <= entrants;
}

/// A director who knows only what other books say, on an evening of which somebody else says what happens.
class OtherBooks
{
public:
    explicit OtherBooks(NightSession& session) : m_session(session) {}

    /// What the books have done now, and what is owed beside it; something handed back is done as it is owed.
    void doAll()
    {
        constexpr int most = 300;
        for (int i = 0; i < most; ++i) {
            if (const auto atOnce = atOnceInRoom(m_session.night(), NightIncidents::None)) {
                QVERIFY(m_session.apply(atOnce->event, atOnce->at));
                continue;
            }
            const bool refused = !m_session.entries().empty() && !m_session.entries().back().tookEffect;
            const auto duty = owedByThem();
            auto act = refused ? std::nullopt : otherHabitUnasked(m_session.night());
            if (!act && duty && !refused)
                act = otherHabit(m_session.night(), *duty);
            if (!act && duty)
                act = duty->act;
            if (!act)
                return;
            QVERIFY(m_session.apply(*act));
        }
        QFAIL("there is always something to do");
    }
    /// What they see to be done: of an own mistake they know nothing.
    std::optional<DirectorDuty> owedByThem() const
    {
        const auto owed = owedNow(m_session.night());
        const auto due = std::ranges::find_if(
            owed, [](const DirectorDuty& duty) { return !duty.late && (!duty.optional || duty.customary); });
        return due == owed.end() ? std::nullopt : std::optional(*due);
    }
    void world(const std::string& line)
    {
        const auto file =
            readNight(writeNight(m_session.setup(), m_session.entries()) + "world " + line + "\n", "world");
        QVERIFY2(file, line.c_str());
        const auto event = std::get<WorldEvent>(file->entries.back().event);
        happens(event, event.kind == WorldKind::ClockOut ? m_session.night().levelEnds : 0);
    }
    void handBegins(TableNo table)
    {
        WorldEvent event;
        event.kind = WorldKind::HandBegins;
        event.table = table;
        happens(event);
    }
    /// The last one there who stays gets what the others had.
    void handEnds(TableNo table, const std::vector<std::pair<EntrantId, HandClass>>& out)
    {
        WorldEvent event;
        event.kind = WorldKind::HandEnds;
        event.table = table;
        event.number = m_session.night().ring(table)->hands;
        Chips won = 0;
        for (const auto& [who, value] : out) {
            won += m_session.night().person(who).chips;
            event.stacks.push_back({.who = who, .chips = 0, .value = HandValue(value, 0)});
        }
        for (const EntrantId who : presentAt(m_session.night(), *m_session.night().ring(table))) {
            if (won == 0 || std::ranges::any_of(out, [&](const auto& gone) { return gone.first == who; }))
                continue;
            event.stacks.push_back({.who = who, .chips = m_session.night().person(who).chips + won, .value = {}});
            won = 0;
        }
        happens(event);
    }
    std::optional<std::pair<EntrantId, EntrantId>> twoWithAsManyChips() const
    {
        const Night& night = m_session.night();
        for (const Ring& ring : night.rings) {
            const auto there = presentAt(night, ring);
            for (std::size_t i = 0; i < there.size(); ++i) {
                for (std::size_t j = 0; j < i; ++j) {
                    if (night.person(there[i]).chips == night.person(there[j]).chips)
                        return std::pair(there[j], there[i]);
                }
            }
        }
        return std::nullopt;
    }

private:
    void happens(const WorldEvent& event, NightTime at = 0)
    {
        const auto done = m_session.apply(event, at);
        QVERIFY2(done, done ? "" : (done.error().expected + " / " + done.error().found).c_str());
        doAll();
    }

    NightSession& m_session;
};

} // namespace

class NightPlayTest : public QObject
{
    Q_OBJECT

private slots:
    void theIdealDirectorHasAHundredInEveryPreset_data()
    {
        QTest::addColumn<int>("preset");
        for (std::size_t i = 0; i < nightPresets.size(); ++i)
            QTest::newRow(nightPresets[i].word.data()) << static_cast<int>(i);
    }
    void theIdealDirectorHasAHundredInEveryPreset()
    {
        QFETCH(int, preset);
        for (int seed = 1; seed <= nights(6); ++seed) {
            const QByteArray where = "seed " + QByteArray::number(seed);
            auto session = NightSession::start(
                setupOf(nightPresets[static_cast<std::size_t>(preset)], static_cast<std::uint64_t>(seed)));
            QVERIFY(session);
            const auto defects = defectsNoted();
            const bool finished = runNight(*session);
            const Night& night = session->night();
            QVERIFY2(finished, where);
            QVERIFY2(firstFault(*session).isEmpty(), where + ": " + firstFault(*session));
            QCOMPARE(session->score().overall(), 100);
            QVERIFY2(isSound(night), where);
            QVERIFY2(session->score().isGoodEnough(), where);
            QCOMPARE(defectsNoted(), defects); // chips were exact after every event
            QVERIFY2(everybodyEndsWithOnePlace(night), where);
        }
    }

    // bit for bit, from the file
    void aNightIsReplayedFromItsFile()
    {
        auto session = NightSession::start(setupOf(nightPresets[1], 11));
        QVERIFY(session);
        QVERIFY(runNight(*session));
        const auto file = readNight(writeNight(session->setup(), session->entries()), "night");
        QVERIFY2(file, qPrintable(file ? QString() : QString::number(file.error().place.line)));
        const auto again = replayNight(*file, "night");
        QVERIFY(again);
        QVERIFY(*again == *session);
    }

    void theRoomGoesOnFromAnywhereAsItDidBefore()
    {
        auto session = NightSession::start(setupOf(nightPresets[0], 5));
        QVERIFY(session);
        QVERIFY(runNight(*session));
        NightSession half = session->undone(session->entries().size() / 2);
        QVERIFY(half.entries().size() < session->entries().size());
        QVERIFY(runNight(half));
        QVERIFY(half == *session);
    }

    // everything that a night may bring comes up sooner or later
    void everyKindOfIncidentComesUp()
    {
        std::set<WorldKind> kinds;
        std::set<Request> requests;
        std::set<Offence> offences;
        for (int seed = 1; seed <= 12; ++seed) {
            NightSetup setup = setupOf(nightPresets[seed % 2 == 0 ? 1 : 0], static_cast<std::uint64_t>(seed));
            setup.incidents = NightIncidents::Many;
            auto session = NightSession::start(setup);
            QVERIFY(session);
            QVERIFY2(runNight(*session), QByteArray::number(seed));
            QCOMPARE(session->score().overall(), 100);
            for (const NightEntry& entry : session->entries()) {
                const auto* event = std::get_if<WorldEvent>(&entry.event);
                if (event == nullptr)
                    continue;
                kinds.insert(event->kind);
                if (event->kind == WorldKind::Asks)
                    requests.insert(event->request);
                if (event->kind == WorldKind::Offends)
                    offences.insert(event->offence);
            }
        }
        kinds.insert({WorldKind::PlaysOn, WorldKind::ClockSeen}); // nobody waits in vain for a perfect director
        for (int i = 0; i < worldKindCount; ++i)
            QVERIFY2(kinds.contains(static_cast<WorldKind>(i)), worldWords[static_cast<std::size_t>(i)].data());
        requests.insert({Request::Late, Request::PayLater}); // signing in is an event, and there are no deposits
        for (int i = 0; i < requestCount; ++i)
            QVERIFY2(requests.contains(static_cast<Request>(i)),
                     namedWords<Request>[static_cast<std::size_t>(i)].data());
        for (int i = 0; i < offenceCount; ++i)
            QVERIFY2(offences.contains(static_cast<Offence>(i)),
                     namedWords<Offence>[static_cast<std::size_t>(i)].data());
    }

    // 2.2.1: with no small blind somebody posts nothing, and the chips come out
    void aHandWithADeadSmallBlindIsPlayed()
    {
        Night night = nightOf({{.names = "abcdef", .last = "abc"}}, 3);
        vacate(*night.ring({.number = 1}), named(night, "c"));
        night.ledger.issued -= std::exchange(night.person(named(night, "c")).chips, 0);
        night.person(named(night, "c")).table = {};
        QVERIFY(happen(night, handBegins(1)));
        const Ring& ring = *night.ring({.number = 1});
        QVERIFY(!ring.last->smallBlind);
        const auto defects = defectsNoted();
        for (std::uint64_t seed = 1; seed <= 50; ++seed) {
            night.seed = seed;
            const TableHand hand = playHand(night, ring);
            Chips sum = hand.carried;
            for (const StackAfter& stack : hand.stacks)
                sum += stack.chips;
            QCOMPARE(sum, 20000);
        }
        QCOMPARE(defectsNoted(), defects);
    }

    // the key is what the table's own procedure owes
    void aFrozenHandHasOneRightRulingAndWrongOnes()
    {
        int found = 0;
        std::set<std::string> rules;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Night night = nightOf({{.names = "abcdefgh", .last = "abc"}}, 3);
            night.seed = seed;
            QVERIFY(happen(night, handBegins(1)));
            const auto frozen = frozenHand(night, night.rings.front());
            if (!frozen)
                continue;
            ++found;
            QCOMPARE(std::ranges::count(frozen->choices, true, &RulingChoice::right), 1);
            QVERIFY(frozen->choices.size() >= 2);
            for (const RulingChoice& choice : frozen->choices) {
                const bool owed = frozen->session.procedure().after(choice.act).has_value();
                QCOMPARE(owed, choice.right);
                rules.insert(std::string(choice.rule.id()));
            }
        }
        QVERIFY(found > 30);
        QVERIFY(rules.size() >= 4);
    }

    // boards dealt too early or too long, hands to be read, pots to be built and pushed: each comes up, and what is
    // wrong there is what the table's own judge faults
    void callsAreAboutBoardsReadingAndPotsToo()
    {
        std::map<Verb, int> seen;
        int oddOrSeveral = 0;
        for (std::uint64_t seed = 1; seed <= 500; ++seed) {
            Night night = nightOf({{.names = "abcdefgh", .last = "abc"}}, 3);
            night.seed = seed;
            // short stacks make side pots
            for (std::size_t i = 0; i < night.people.size(); ++i)
                night_acts::setChips(night, {.index = static_cast<int>(i)}, static_cast<Chips>(900 + 700 * i),
                                     &ChipLedger::issued);
            QVERIFY(happen(night, handBegins(1)));
            const auto frozen = frozenHand(night, night.rings.front());
            if (!frozen)
                continue;
            const auto right = std::ranges::find(frozen->choices, true, &RulingChoice::right);
            ++seen[right->act.verb];
            for (const RulingChoice& choice : frozen->choices) {
                const Judgement said =
                    judge(choice.act, frozen->session.procedure(), frozen->session.situation(), frozen->session.game());
                QCOMPARE(said.verdict.isCorrect(), choice.right);
            }
            oddOrSeveral += right->act.verb == Verb::PushPot && frozen->session.table().pots.size() > 1 ? 1 : 0;
        }
        for (const Verb verb : {Verb::SetAside, Verb::NameHand, Verb::BuildPot, Verb::PushPot, Verb::Announce})
            QVERIFY2(seen[verb] > 0, QByteArray::number(static_cast<int>(verb)));
        QVERIFY(oddOrSeveral > 0);
    }

    // 3.6.1: what lies beyond the cards is the bet, whatever somebody says of it
    void ofTwoVersionsOfABetTheChipsAreRight()
    {
        int found = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Night night = nightOf({{.names = "abcdefgh", .last = "abc"}}, 3);
            night.seed = seed;
            QVERIFY(happen(night, handBegins(1)));
            const auto disputed = disputedHand(night, night.rings.front());
            if (!disputed)
                continue;
            ++found;
            const auto right = std::ranges::find(disputed->choices, true, &RulingChoice::right);
            QCOMPARE(right->act.phrase, Phrase::BetStands);
            const Chips lies = disputed->session.table().at(*right->act.seat).bet;
            QVERIFY(disputed->claimed < lies && disputed->claimed >= night.rings.front().bigBlind);
            QVERIFY(sitsAt(night.rings.front(), disputed->claimant));
            for (const RulingChoice& choice : disputed->choices)
                QVERIFY(choice.right || choice.act.phrase != Phrase::BetStands);
            WorldEvent call;
            call.kind = WorldKind::Dispute;
            call.table = night.rings.front().number;
            call.person = disputed->claimant;
            call.amount = disputed->claimed;
            call.choices = disputed->choices;
            QVERIFY(happen(night, call));
            QCOMPARE(chipsInPlay(night), night.ledger.inPlay()); // what is said moves no chips
        }
        QVERIFY(found > 5);
    }

    // a room does not take what can't have been, and stays as it was
    void whatCantHaveHappenedIsRefused()
    {
        Night night = nightOf({{.names = "abcde", .last = "abc"}, {.names = "pqrst", .last = "pqr"}}, 3);
        const auto refused = [&](WorldKind kind, int person, int table) {
            WorldEvent event;
            event.kind = kind;
            event.person = {.index = person};
            event.table = {.number = table};
            const Night before = night;
            const bool happened = happen(night, event).has_value();
            return !happened && night == before;
        };
        QVERIFY(refused(WorldKind::ClockSeen, -1, 0));    // it runs
        QVERIFY(refused(WorldKind::SitsWrong, 0, 2));     // play has begun
        QVERIFY(refused(WorldKind::ButtonAstray, 1, 1));  // "b" is due
        QVERIFY(refused(WorldKind::ButtonAstray, 6, 1));  // sits elsewhere
        QVERIFY(refused(WorldKind::ButtonAstray, 99, 1)); // is nobody
        QVERIFY(refused(WorldKind::Dispute, 0, 1));       // no hand is on
        WorldEvent stops;
        stops.kind = WorldKind::ClockStops;
        QVERIFY(happen(night, stops));
        QVERIFY(refused(WorldKind::ClockStops, -1, 0)); // it stands
        QVERIFY(refused(WorldKind::ClockOut, -1, 0));
    }

    // each found as planned, and nothing else
    void plantedMistakesAreFoundAsPlanned()
    {
        std::map<std::string, int> rules;
        int made = 0;
        for (int seed = 1; seed <= nights(5); ++seed) {
            auto session = NightSession::start(setupOf(nightPresets[1], static_cast<std::uint64_t>(seed)));
            QVERIFY(session);
            const SloppyDirector director(250);
            std::optional<DirectorMistake> planted;
            int faults = 0;
            QByteArray missed;
            const auto check = [&](const NightSession& now) {
                if (!planted)
                    return;
                ++made;
                ++faults;
                ++rules[std::string(planted->rule.id())];
                const auto& verdicts = now.entries().back().verdicts;
                if (verdicts.size() != 1 || !planted->isFoundAs(verdicts.front()) || now.entries().back().tookEffect)
                    missed += QByteArray::fromStdString(nightEventText(planted->act, namesOf(now.night()))) + " "
                              + (verdicts.empty()
                                     ? QByteArray("nothing")
                                     : QByteArray(faultWords[static_cast<std::size_t>(verdicts.front().fault)].data())
                                           + " " + QByteArray::fromStdString(std::string(verdicts.front().rule.id())))
                              + "; ";
                planted.reset();
            };
            const bool finished = runNight(*session, wholeDay, [&](const NightSession& now, const DirectorDuty*) {
                check(now);
                planted = director.mistake(now);
                return planted ? std::optional(planted->act) : std::nullopt;
            });
            check(*session);
            QVERIFY2(missed.isEmpty(), "seed " + QByteArray::number(seed) + ": " + missed);
            QVERIFY2(finished, QByteArray::number(seed));
            QCOMPARE(session->score().faults(), faults);
            QVERIFY(session->score().overall() < 100);
        }
        QVERIFY(made > 100);
        QVERIFY(rules.size() >= 8);
    }

    // a test lets everything happen that hands can do: the chips stay exact, the night can be told in its file and goes
    // on to its end
    void aNightOutlivesWhateverIsDone_data() { theIdealDirectorHasAHundredInEveryPreset_data(); }
    void aNightOutlivesWhateverIsDone()
    {
        QFETCH(int, preset);
        const auto defects = defectsNoted();
        for (int seed = 1; seed <= nights(6); ++seed) {
            const QByteArray where = "seed " + QByteArray::number(seed);
            NightSetup setup =
                setupOf(nightPresets[static_cast<std::size_t>(preset)], static_cast<std::uint64_t>(seed));
            setup.mode = seed % 3 == 0 ? Mode::Practice : Mode::Test;
            auto session = NightSession::start(setup);
            QVERIFY(session);
            RandomStream stream(static_cast<std::uint64_t>(seed), StreamPurpose::Mistakes);
            int strange = 0;
            const bool finished = runNight(*session, wholeDay, [&](const NightSession& now, const DirectorDuty*) {
                const bool again = strange < 400 && stream.chance(500);
                strange += again ? 1 : 0;
                return again ? std::optional(anyAct(now.night(), stream)) : std::nullopt;
            });
            const std::string text = writeNight(session->setup(), session->entries());
            if (!finished || defectsNoted() != defects)
                qInfo("%s", text.c_str());
            QVERIFY2(finished, where);
            QVERIFY2(isSound(session->night()), where);
            QVERIFY2(defectsNoted() == defects, where);
            const auto file = readNight(text, "night");
            QVERIFY2(file, where + " line " + QByteArray::number(file ? 0 : file.error().place.line));
            const auto told = replayNight(*file, "night");
            QVERIFY2(told, where);
            QVERIFY2(*told == *session, where);
        }
    }

    // nothing is at a table that is not there yet, whatever is said of it
    void anyActMayComeBeforeTheSeatsAreDrawn()
    {
        for (const Mode mode : {Mode::Practice, Mode::Test}) {
            for (int verb = 0; verb < directorVerbCount; ++verb) {
                for (int table = 1; table <= 2; ++table) {
                    NightSetup setup;
                    setup.mode = mode;
                    for (const char* name : {"a", "b", "c"})
                        setup.opening.people.emplace_back().name = name;
                    auto session = NightSession::start(setup);
                    QVERIFY(session);
                    DirectorAct act = director::at(static_cast<DirectorVerb>(verb), {.number = table});
                    act.person = {.index = 0};
                    act.other = {.index = 1};
                    act.call = 1;
                    act.amount = 4000;
                    static_cast<void>(session->apply(act));
                    QVERIFY(isSound(session->night()));
                    QVERIFY(!agendaOf(session->night()).empty() || session->night().stage == NightStage::Over);
                }
            }
        }
    }

    // 2.2.6: as many are told to go to a table as find a chair there, whether or not a hand is on there
    void thoseOfABrokenTableAreToldChairsThatThereAre()
    {
        std::string text = "cutcard-night 1\nmode practice\nlevel 3\n";
        for (const auto& [names, table] : {std::pair("123456", 1), std::pair("abcd", 2), std::pair("pqrstu", 3)}) {
            for (const char name : std::string(names))
                text += "player \"" + std::string(1, name) + "\" 4000 T" + std::to_string(table) + "\n";
        }
        text += "blinds T1 \"1\" \"2\" \"3\"\nblinds T2 \"a\" \"b\" \"c\"\nblinds T3 \"p\" \"q\" \"r\"\n";
        for (const bool playing : {false, true}) {
            const auto file = readNight(text, "broken");
            QVERIFY(file);
            auto session = NightSession::start(file->setup);
            QVERIFY(session && session->apply(director::at(DirectorVerb::Break, {.number = 2})));
            WorldEvent begins;
            begins.kind = WorldKind::HandBegins;
            begins.table = {.number = 1};
            QVERIFY(!playing || session->apply(begins));
            const auto agenda = agendaOf(session->night());
            std::vector<int> told;
            for (const DirectorDuty& duty : agenda) {
                if (const auto act = plannedMove(session->night(), duty, agenda))
                    told.push_back(act->table.number);
            }
            // the tables that are ready first
            if (playing) {
                // with one more than the other it is waited for no longer, and a chair there stays as right
                for (const int who : {6, 7}) {
                    QVERIFY(session->apply(director::move({.index = who}, {.number = 3}, Spot::DealerRight)));
                    QVERIFY(session->entries().back().verdicts.front().isCorrect());
                }
            }
            QCOMPARE(told, playing ? std::vector({3, 3, 1, 1}) : std::vector({1, 1, 3, 3}));
        }
    }

    // 2.2.6: all of them are asked to move at the same time, so that whoever sits already changes nothing for the
    // others
    void whoSitsAlreadyChangesNothingForThoseOnTheirWay()
    {
        std::string text = "cutcard-night 1\nmode practice\nlevel 3\n";
        for (const auto& [names, table] :
             {std::pair("1234567", 1), std::pair("abcdef", 2), std::pair("pqr", 3), std::pair("stuvwx", 4)}) {
            for (const char name : std::string(names))
                text += "player \"" + std::string(1, name) + "\" 4000 T" + std::to_string(table) + "\n";
        }
        text += "blinds T1 \"1\" \"2\" \"3\"\nblinds T2 \"a\" \"b\" \"c\"\nblinds T3 \"p\" \"q\" \"r\"\n"
                "blinds T4 \"s\" \"t\" \"u\"\n";
        const auto file = readNight(text, "broken");
        QVERIFY(file);
        auto start = NightSession::start(file->setup);
        QVERIFY(start && start->apply(director::at(DirectorVerb::Break, {.number = 3})));
        const auto planOf = [](const Night& night) {
            std::map<EntrantId, TableNo> plan;
            const auto agenda = agendaOf(night);
            for (const DirectorDuty& duty : agenda) {
                if (const auto act = plannedMove(night, duty, agenda))
                    plan[act->person] = act->table;
            }
            return plan;
        };
        const auto plan = planOf(start->night());
        QCOMPARE(plan.size(), 3U);
        std::vector<EntrantId> movers;
        for (const auto& [who, table] : plan)
            movers.push_back(who);
        do {
            NightSession session = *start;
            auto left = plan;
            for (const EntrantId who : movers) {
                QVERIFY(session.apply(director::move(who, left.at(who), Spot::DealerRight)));
                QVERIFY(session.entries().back().verdicts.front().isCorrect());
                left.erase(who);
                QVERIFY(left == planOf(session.night()));
            }
        } while (std::ranges::next_permutation(movers).found);
    }

    // 2.1.4, 2.2.5, 2.2.6: either will do, and is said as one thing
    void aDesertedTableGetsSomebodyOrIsBroken()
    {
        std::string text = "cutcard-night 1\nmode practice\nlevel 3\n";
        for (const char name : std::string("123456"))
            text += "player \"" + std::string(1, name) + "\" 4000 T1\n";
        text += "player \"a\" 4000 T2\nplayer \"b\" 4000 T2 quit\n";
        for (const char name : std::string("pqrsty"))
            text += "player \"" + std::string(1, name) + "\" 4000 T3\n";
        text += "blinds T1 \"1\" \"2\" \"3\"\nblinds T2 \"a\" \"b\" \"a\"\nblinds T3 \"p\" \"q\" \"r\"\n";
        const auto file = readNight(text, "deserted");
        QVERIFY(file);
        auto session = NightSession::start(file->setup);
        QVERIFY(session);
        const auto agenda = agendaOf(session->night());
        const auto ofVerb = [&](DirectorVerb verb) {
            return std::ranges::count_if(
                agenda, [&](const DirectorDuty& duty) { return duty.act.verb == verb && duty.act.table.number == 2; });
        };
        QCOMPARE(ofVerb(DirectorVerb::Break), 1);
        const auto move = std::ranges::find_if(
            agenda, [](const DirectorDuty& duty) { return duty.act.verb == DirectorVerb::Move && !duty.optional; });
        const auto broken = std::ranges::find_if(
            agenda, [](const DirectorDuty& duty) { return duty.act.verb == DirectorVerb::Break && !duty.optional; });
        QVERIFY(move != agenda.end() && broken != agenda.end());
        QVERIFY(orBreak(*move, agenda) == broken->act);
        QVERIFY(!orBreak(*broken, agenda));
        QVERIFY(isSaidWithAMove(*broken, agenda) && !isSaidWithAMove(*move, agenda));
        const auto owesAfter = [&](const DirectorAct& act, DirectorVerb verb, DirectorCompetency competency) {
            NightSession then = *session;
            if (!then.apply(act) || !then.entries().back().verdicts.front().isCorrect())
                return true;
            return std::ranges::any_of(agendaOf(then.night()), [&](const DirectorDuty& duty) {
                return duty.act.verb == verb && duty.competency == competency && !duty.optional;
            });
        };
        QVERIFY(!owesAfter(move->act, DirectorVerb::Break, DirectorCompetency::Breaking));
        QVERIFY(!owesAfter(broken->act, DirectorVerb::Move, DirectorCompetency::Moves));
    }

    // every mistake of a test can be met once more where it came up, and be done right there
    void theMomentOfAMistakeBringsItsDutyAgain()
    {
        int moments = 0;
        for (int seed = 1; seed <= nights(3); ++seed) {
            NightSetup setup = setupOf(nightPresets[1], static_cast<std::uint64_t>(seed));
            setup.mode = Mode::Test;
            auto session = NightSession::start(setup);
            QVERIFY(session);
            const SloppyDirector director(300);
            QVERIFY(runNight(*session, wholeDay,
                             [&](const NightSession& now, const DirectorDuty*) -> std::optional<DirectorAct> {
                                 const bool handed = !now.entries().empty() && !now.entries().back().tookEffect;
                                 const auto mistake = handed ? std::nullopt : director.mistake(now);
                                 return mistake ? std::optional(mistake->act) : std::nullopt;
                             }));
            for (std::size_t i = 0; i < session->entries().size(); ++i) {
                const auto& verdicts = session->entries()[i].verdicts;
                const auto owed = std::ranges::find_if(
                    verdicts, [](const DirectorVerdict& verdict) { return !verdict.isCorrect() && verdict.expected; });
                const auto moment = momentOf(*session, i);
                QCOMPARE(moment.has_value(), owed != verdicts.end());
                if (!moment)
                    continue;
                const QByteArray where = "seed " + QByteArray::number(seed) + " event " + QByteArray::number(int(i));
                NightSession again = moment->session;
                QVERIFY2(!isMet(again, moment->owed), where);
                QVERIFY2(isSound(again.night()), where);
                const auto duties = agendaOf(again.night());
                const auto duty = std::ranges::find(duties, moment->owed, &DirectorDuty::key);
                QVERIFY2(duty != duties.end(), where);
                ++moments;
                if (!isDue(*duty, duties))
                    continue; // it was done too early, and is not due yet
                QVERIFY2(again.apply(duty->act), where);
                QVERIFY2(isMet(again, moment->owed) == true, where);
            }
        }
        QVERIFY(moments > 10);
        QVERIFY(!momentOf(*NightSession::start(setupOf(nightPresets[0], 1)), 0));
    }

    // where nothing was to be done one slip is no evidence, two are
    void aSlipWhereNothingWasOwedFailsNobodyAndAHabitDoes()
    {
        int passed = 0;
        for (int seed = 1; seed <= 60 && passed < 3; ++seed) {
            const NightSetup setup = setupOf(nightPresets[1], static_cast<std::uint64_t>(seed));
            auto ideal = NightSession::start(setup);
            QVERIFY(ideal && runNight(*ideal));
            if (ideal->score().tally(DirectorCompetency::Moves).duties > 0)
                continue;
            for (const int slips : {1, 2}) {
                auto session = NightSession::start(setup);
                QVERIFY(session);
                int done = 0;
                QVERIFY(runNight(*session, wholeDay,
                                 [&](const NightSession& now, const DirectorDuty*) -> std::optional<DirectorAct> {
                                     const Night& night = now.night();
                                     const auto busy = std::ranges::find(night.rings, true, &Ring::handOn);
                                     const auto other = std::ranges::find_if(
                                         night.rings, [&](const Ring& ring) { return ring.isOpen() && !ring.handOn; });
                                     if (done == slips || busy == night.rings.end() || other == night.rings.end())
                                         return std::nullopt;
                                     const DirectorAct act = director::move(presentAt(night, *busy).front(),
                                                                            other->number, Spot::DealerRight);
                                     if (judgeAct(night, act).fault != Fault::Premature)
                                         return std::nullopt;
                                     ++done;
                                     return act;
                                 }));
                QCOMPARE(done, slips);
                const DirectorScore& score = session->score();
                QCOMPARE(score.percent(DirectorCompetency::Moves), 0);
                QCOMPARE(score.decides(DirectorCompetency::Moves), slips > 1);
                QCOMPARE(score.isGoodEnough(), slips == 1);
            }
            ++passed;
        }
        QVERIFY(passed > 0);
    }

    // what books of other tournaments have otherwise, each of it and nothing else
    void aDirectorWithOtherHabitsIsFaultedForExactlyThese()
    {
        const std::set<std::string> always{
            "wrong-target 2.2.5", // a newcomer at the worst place, the chairs of a broken table drawn
            "wrong-amount 2.1.5", // a full stack for a late comer
            "wrong-amount 3.10",  // a race for odd chips
            "forbidden 3.13.1",   // a leaver's chips gone at once
            "forbidden PA-52",    // nine at the final table
            "wrong-amount 2.3.2", // a place shared
        };
        const std::set<std::string> penalties{"wrong-amount 3.5.4", "wrong-amount 3.5.4.1", "wrong-amount 3.12.2",
                                              "wrong-amount 3.14.1"}; // by rounds of the table
        std::set<std::string> seen;
        int movesBelow = 0;
        int resultsBelow = 0;
        int passed = 0;
        int places = 0;
        int shared = 0;
        const int count = nights(12);
        for (int seed = 1; seed <= count; ++seed) {
            // with stacks unclaimed nobody who comes late is given a new one
            NightSetup setup = setupOf(nightPresets[seed % 3 == 0 ? 0 : 1], static_cast<std::uint64_t>(seed));
            setup.mode = Mode::Test;
            auto session = NightSession::start(setup);
            QVERIFY(session);
            const bool finished =
                runNight(*session, wholeDay,
                         [&](const NightSession& now, const DirectorDuty* duty) -> std::optional<DirectorAct> {
                             // what was handed back as impossible is not tried for ever
                             if (!now.entries().empty() && !now.entries().back().tookEffect)
                                 return std::nullopt;
                             if (auto act = otherHabitUnasked(now.night()))
                                 return act;
                             const auto habit = duty != nullptr ? otherHabit(now.night(), *duty) : std::nullopt;
                             places += duty != nullptr && duty->act.verb == DirectorVerb::Out ? 1 : 0;
                             shared += habit && habit->verb == DirectorVerb::Out ? 1 : 0;
                             return habit;
                         });
            QVERIFY2(finished, QByteArray::number(seed));
            QVERIFY(isSound(session->night()));
            for (const NightEntry& entry : session->entries()) {
                for (const DirectorVerdict& verdict : entry.verdicts) {
                    if (!verdict.isCorrect())
                        seen.insert(std::string(faultWords[static_cast<std::size_t>(verdict.fault)]) + " "
                                    + std::string(verdict.rule.id()));
                }
            }
            // where nobody had to be moved, or the worst place was the right one, a night does not show it
            if (session->score().isGoodEnough()) {
                ++passed;
                QCOMPARE(session->score().tally(DirectorCompetency::Moves).faults, 0);
            }
            resultsBelow += session->score().percent(DirectorCompetency::Results).value_or(100) < 60 ? 1 : 0;
            movesBelow += session->score().percent(DirectorCompetency::Moves).value_or(100) < 60 ? 1 : 0;
        }
        for (const std::string& fault : seen)
            QVERIFY2(always.contains(fault) || penalties.contains(fault), fault.c_str());
        for (const std::string& fault : always)
            QVERIFY2(seen.contains(fault), fault.c_str());
        QVERIFY(std::ranges::any_of(penalties, [&](const std::string& fault) { return seen.contains(fault); }));
        qInfo("moves below 60 in %d of %d nights, results in %d; %d of %d places shared; passed: %d", movesBelow, count,
              resultsBelow, shared, places, passed);
        QVERIFY(movesBelow > count / 2);
        QVERIFY(passed < count / 4);
    }

    /// One evening, scripted so that every habit of other books comes up: places are rarely shared by chance, and here
    /// two go out together with as many chips three times.
    void otherHabitsFallBelowSixtyInMovesAndResults()
    {
        std::string text = "cutcard-night 1\nmode test\nlevel 2\nclock 0:06:00\n";
        const auto seat = [&](const std::string& names, int table, const std::vector<Chips>& chips) {
            for (std::size_t i = 0; i < names.size(); ++i)
                text += "player \"" + std::string(1, names[i]) + "\" " + std::to_string(chips[i]) + " T"
                        + std::to_string(table) + "\n";
        };
        seat("abcdefgh", 1, {4100, 2500, 2500, 4500, 4500, 5500, 5500, 6100});
        seat("pqrst", 2, {3100, 1100, 900, 2200, 1400});
        seat("xyz", 3, {1800, 2600, 3900});
        text += "blinds T1 \"a\" \"b\" \"c\"\nblinds T2 \"p\" \"q\" \"r\"\nblinds T3 \"x\" \"y\" \"z\"\n";
        const auto file = readNight(text, "evening");
        QVERIFY2(file, file ? "" : file.error().expected.c_str());
        auto session = NightSession::start(file->setup);
        QVERIFY(session);
        OtherBooks director(*session);
        director.doAll();
        director.handBegins({.number = 1});
        director.world("offends \"h\" exposed-live");
        director.handEnds({.number = 1}, {});
        director.world("signs-in \"late\"");
        director.world("clock-out"); // sign-in is over
        director.world("clock-out"); // and hundreds go
        director.world("quits \"z\"");
        director.world("quits \"y\"");
        for (int pair = 0; pair < 3; ++pair) {
            const auto equals = director.twoWithAsManyChips();
            QVERIFY(equals);
            const TableNo table = session->night().person(equals->first).table;
            director.handBegins(table);
            director.handEnds(table, {{equals->first, HandClass::TwoPair}, {equals->second, HandClass::OnePair}});
        }
        while (playersIn(session->night()) > 9) {
            const TableNo table = openTables(session->night()).front();
            const EntrantId gone = presentAt(session->night(), *session->night().ring(table)).front();
            director.handBegins(table);
            director.handEnds(table, {{gone, HandClass::OnePair}});
        }
        QVERIFY(session->night().finalTable);
        std::set<std::string> seen;
        for (const NightEntry& entry : session->entries()) {
            for (const DirectorVerdict& verdict : entry.verdicts) {
                if (!verdict.isCorrect())
                    seen.insert(std::string(faultWords[static_cast<std::size_t>(verdict.fault)]) + " "
                                + std::string(verdict.rule.id()));
            }
        }
        const std::set<std::string> all{"wrong-target 2.2.5", "wrong-amount 2.1.5", "wrong-amount 3.10",
                                        "forbidden 3.13.1",   "forbidden PA-52",    "wrong-amount 2.3.2",
                                        "wrong-amount 3.14.1"};
        QVERIFY2(seen == all, writeNight(session->setup(), session->entries()).c_str());
        const DirectorScore& score = session->score();
        qInfo("moves %d, results %d", score.percent(DirectorCompetency::Moves).value_or(-1),
              score.percent(DirectorCompetency::Results).value_or(-1));
        QVERIFY(score.percent(DirectorCompetency::Moves).value_or(100) < 60);
        QVERIFY(score.percent(DirectorCompetency::Results).value_or(100) < 60);
        QVERIFY(!score.isGoodEnough());
    }

    // 2.2.5: whoever is worst off for the move goes, and every seat with the same blinds to come is as good
    void everySeatAsGoodIsAsRight()
    {
        const auto file = readNight("cutcard-night 1\nhouse points = [8, 4, 2]\nlevel 3\nclock 0:10:00\n"
                                    "player \"Old\" out 3\n"
                                    "player \"1\" 4000 T1\nplayer \"2\" 4000 T1\nplayer \"3\" 4000 T1\n"
                                    "player \"4\" 4000 T1\nplayer \"5\" 4000 T1\nplayer \"6\" 4000 T1\n"
                                    "player \"7\" 4000 T1\nplayer \"8\" 4000 T1\n"
                                    "player \"a\" 4000 T2\nplayer \"b\" 4000 T2\nplayer \"c\" 4000 T2\n"
                                    "player \"d\" 4000 T2\nplayer \"e\" 4000 T2\n"
                                    "blinds T1 \"3\" \"4\" \"5\"\nblinds T2 \"b\" \"c\" \"d\"\n",
                                    "night");
        QVERIFY(file);
        auto session = replayNight(*file, "night");
        QVERIFY(session);
        const auto duties = owedNow(session->night());
        const auto move = std::ranges::find(duties, DirectorVerb::Move, [](const auto& duty) { return duty.act.verb; });
        QVERIFY(move != duties.end());
        QCOMPARE(move->rule, "2.2.5"_rule);
        std::set<std::string> before;
        for (const DirectorAct& act : move->alike) {
            QCOMPARE(session->night().person(act.person).name, std::string("6"));
            if (act.spot == Spot::After)
                before.insert(session->night().person(act.other).name);
        }
        QCOMPARE(before, (std::set<std::string>{"a", "b", "d"}));
        WorldEvent out;
        out.kind = WorldKind::ClockOut;
        QVERIFY(session->apply(out, session->night().levelEnds));
        const auto then = owedNow(session->night());
        QVERIFY(std::ranges::any_of(
            then, [](const auto& duty) { return duty.act.verb == DirectorVerb::Level && duty.act.amount == 4; }));
    }

    // what a director has to have met comes up in every night that is begun in the window
    void everyNightBegunBringsWhatHasToBePractised_data() { theIdealDirectorHasAHundredInEveryPreset_data(); }
    void everyNightBegunBringsWhatHasToBePractised()
    {
        QFETCH(int, preset);
        const NightPreset& night = nightPresets[static_cast<std::size_t>(preset)];
        const int tables = (night.players + night.unclaimed + night.tableMax - 1) / night.tableMax;
        for (const std::uint64_t seed : {1U, 1000U, 77777U}) {
            NightSetup setup = setupOf(night, seed);
            setup.opening.seed = eventfulSeed(setup, seed);
            auto session = NightSession::start(setup);
            QVERIFY(session);
            QVERIFY(runNight(*session));
            const NightContents contents = contentsOf(*session);
            const QByteArray where = QByteArray::number(static_cast<qulonglong>(seed));
            if (night.tennessee) {
                QVERIFY2(isEventfulTennessee(contents, tables), where);
                QVERIFY(contents.loansWon >= 1 && contents.loansLost >= 1);
                continue;
            }
            QVERIFY2(isEventful(contents, tables), where);
            QVERIFY(contents.finalTable && contents.floorCalls >= 3 && contents.doubleOuts >= 1);
        }
        NightSetup quiet = setupOf(night, 5);
        quiet.incidents = NightIncidents::None;
        QCOMPARE(eventfulSeed(quiet, 5), std::uint64_t{5});
    }

    /// 3.7.4: what lies there without a word and is no raise is taken for one; that choice is among the wrong ones.
    void whereAChipIsACallTheRaiseIsAmongTheChoices()
    {
        int calls = 0;
        for (int number = 0; number < 200; ++number) {
            const auto choices = std::get<FrozenShown>(drawTask("night.rulings", 3, number).shown).choices;
            const auto right = std::ranges::find(choices, true, &RulingChoice::right);
            if (right->act.verb != Verb::Announce || right->act.phrase != Phrase::CallOnly)
                continue;
            ++calls;
            QVERIFY(std::ranges::any_of(choices, [](const RulingChoice& choice) {
                return !choice.right
                       && (choice.act.phrase == Phrase::CorrectTo || choice.act.phrase == Phrase::BetStands);
            }));
        }
        QVERIFY(calls > 3);
    }
};

CUTCARD_TESTS(NightPlayTest)
#include "tst_night_play.moc"
