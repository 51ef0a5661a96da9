// SPDX-License-Identifier: GPL-3.0-or-later
// What directors are called for: every kind of call comes up, each as often as the others, with every answer that the
// booklet has, and what is right is worked out here from the document's words and not asked of the table.
#include "core/games/street/betting_round.h"
#include "core/judge/judge.h"
#include "core/players/dealers.h"
#include "core/tournament/acts/night_acts.h"
#include "core/tournament/venue/table_hand.h"
#include "core/training/directing.h"
#include "tests/core/tournament/night_test_support.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <map>
#include <set>

using namespace cutcard;
using namespace cutcard::test;

namespace {

/// A question of rulings, with the hand that was stopped.
struct Asked {
    Task question;
    FrozenShown shown;
    FrozenHand hand;
    RulingChoice right;

    const Situation& now() const { return hand.session.situation(); }
    const EntryLog& entries() const { return hand.session.entries(); }
    Seat seat() const { return right.act.seat.value_or(Seat(1)); }
    Chips inFront(Seat at) const { return now().table.at(at).bet; }
};

std::vector<Asked> allAsked(int count)
{
    std::vector<Asked> all;
    for (int number = 0; number < count; ++number) {
        const Task question = drawTask("night.rulings", 17, number);
        const auto& shown = std::get<FrozenShown>(question.shown);
        auto hand = handOf(shown);
        if (!hand || question.right.empty())
            continue;
        const auto right = *std::ranges::find(shown.choices, true, &RulingChoice::right);
        all.push_back({.question = question, .shown = shown, .hand = std::move(*hand), .right = right});
    }
    return all;
}

/// What is answered, without names and sums.
std::string formOf(const Act& act)
{
    std::string form(verbFacts(act.verb).word);
    if (act.verb == Verb::Announce)
        form += " " + std::string(phraseFacts(act.phrase).word);
    if (act.verb == Verb::NameHand)
        form += " " + std::to_string(static_cast<int>(act.hand));
    return form;
}

/// The last decision of somebody, and the table right before it.
struct Before {
    Decision decision;
    Situation situation;
};

std::optional<Before> lastDecision(const Asked& asked, std::initializer_list<Choice> choices)
{
    const auto& entries = asked.entries();
    for (std::size_t i = entries.size(); i-- > 0;) {
        const auto* decision = std::get_if<Decision>(&entries[i].event);
        if (decision == nullptr || std::ranges::find(choices, decision->choice) == choices.end())
            continue;
        auto session = Session::start(asked.hand.session.setup());
        if (session && session->applyLog(entries, 0, i))
            return Before{.decision = *decision, .situation = session->situation()};
    }
    return std::nullopt;
}

/// The size of the last bet or raise before an entry, and what it came to, from the sums alone.
struct Sizes {
    Chips bet = 0;
    Chips raise = 0;
};

Sizes sizesBefore(const Situation& situation)
{
    return {.bet = currentRound(situation).betTo, .raise = currentRound(situation).lastRaise};
}

} // namespace

class RulingCallsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_all = allAsked(2000); }

    // director.md section 9: "all unlimited, seeds, by competency"
    void everyQuestionHasAnAnswer() { QCOMPARE(m_all.size(), std::size_t{2000}); }

    // section 8's list: none of them is missing, and none pushes the others aside
    void everyKindComesUpAsOftenAsTheOthers()
    {
        std::map<RulingKind, int> kinds;
        for (const Asked& asked : m_all)
            ++kinds[asked.shown.kind];
        QCOMPARE(kinds.size(), static_cast<std::size_t>(rulingKindCount));
        for (const auto& [kind, count] : kinds) {
            const QByteArray which = QByteArray::number(static_cast<int>(kind)) + ": " + QByteArray::number(count);
            QVERIFY2(count >= 40 && count <= 160, which);
        }
    }

    // who always says the same is wrong as well, where the booklet has more than one answer
    void withinAKindTheAnswersDiffer()
    {
        std::map<RulingKind, std::map<std::string, int>> forms;
        std::map<RulingKind, std::set<Chips>> sums;
        for (const Asked& asked : m_all) {
            ++forms[asked.shown.kind][formOf(asked.right.act)];
            sums[asked.shown.kind].insert(asked.right.act.amount);
        }
        using enum RulingKind;
        for (const RulingKind kind : {RaiseSize, LoneChip, StringRaise, ShortAllIn, Exposed, HandShown, OutOfTurn,
                                      EarlyStreet, BoxedCard, Distraction, TakenBack, Reading, Absent, Cut, Blind}) {
            const QByteArray which = QByteArray::number(static_cast<int>(kind));
            QVERIFY2(forms[kind].size() >= 2, which);
            int all = 0;
            for (const auto& [form, count] : forms[kind])
                all += count;
            for (const auto& [form, count] : forms[kind])
                QVERIFY2(count * 100 < all * 90, (which + " " + form.c_str()));
        }
        // where the answer is a sum it is another one nearly every time
        for (const RulingKind kind : {RaiseSize, ShortAllIn, SidePots, DeadBlind, Uncalled, OddChips, Winner, Splash})
            QVERIFY2(sums[kind].size() >= 8, QByteArray::number(static_cast<int>(kind)));
    }

    // what is wrong there is written down, and the table's judge says it of it
    void nearlyEveryWrongAnswerIsAKnownMistake()
    {
        int few = 0;
        for (const Asked& asked : m_all) {
            const Session& session = asked.hand.session;
            few += asked.shown.choices.size() < 3 ? 1 : 0;
            QVERIFY(asked.shown.choices.size() >= 2);
            QCOMPARE(std::ranges::count(asked.shown.choices, true, &RulingChoice::right), 1);
            QVERIFY(asked.shown.choices[static_cast<std::size_t>(asked.question.right[0])].right);
            for (const RulingChoice& choice : asked.shown.choices) {
                const Verdict said =
                    judge(choice.act, session.procedure(), session.situation(), session.game()).verdict;
                const bool right = said.isCorrect();
                QCOMPARE(right, choice.right);
                if (!choice.right)
                    QCOMPARE(said.rule, choice.rule);
            }
        }
        QVERIFY2(few * 50 < static_cast<int>(m_all.size()), QByteArray::number(few));
    }

    // what dealers are known to do wrongly where that is owed comes before what else is ruled
    void theDealersOwnMistakesAreAmongTheChoices()
    {
        using enum RulingKind;
        // of an uncalled bet too little is a first part, and no mistake yet
        for (const RulingKind kind : {SidePots, DeadBlind, OddChips, Winner, Reading}) {
            int offered = 0;
            const auto all = of(kind);
            for (const Asked& asked : all) {
                const auto mistakes = knownMistakes(asked.hand.session, owedIn(asked));
                offered += std::ranges::any_of(asked.shown.choices, [&](const RulingChoice& choice) {
                    return !choice.right && std::ranges::any_of(mistakes, [&](const PlantedMistake& mistake) {
                        return mistake.act.seat == choice.act.seat && formOf(mistake.act) == formOf(choice.act)
                               && mistake.act.amount == choice.act.amount;
                    });
                });
            }
            QVERIFY2(offered * 2 > static_cast<int>(all.size()), QByteArray::number(static_cast<int>(kind)));
        }
    }

    // 3.7.1, 3.7.2, PA-10: at least the big blind, and at least the last raise; PA-11: before the flop in whole steps
    void aRaiseIsAsLargeAsTheLargerMeasure()
    {
        int corrected = 0;
        int stands = 0;
        for (const Asked& asked : of(RulingKind::RaiseSize)) {
            const auto before = lastDecision(asked, {Choice::BetTo, Choice::RaiseTo});
            QVERIFY(before);
            const Sizes sizes = sizesBefore(before->situation);
            const Chips blind = asked.now().notes.bigBlind;
            const Chips least = sizes.bet + std::max(blind, sizes.raise);
            const bool whole =
                !before->situation.table.board.empty() || (before->decision.amount - sizes.bet) % blind == 0;
            const bool legal = before->decision.amount >= least && whole;
            QCOMPARE(asked.right.act.phrase != Phrase::CorrectTo, legal);
            QCOMPARE(asked.right.act.amount, legal ? before->decision.amount : least);
            // in which direction a raise between two steps is put right the booklet does not say
            QVERIFY(legal || before->decision.amount < least);
            ++(legal ? stands : corrected);
        }
        QVERIFY(corrected > 10 && stands > 10);
    }

    // 3.7.4: without a word it is a call, with the change or what is missing; with the word it is what was put in
    void oneChipIsACallUnlessARaiseWasSaid()
    {
        std::set<std::string> seen;
        for (const Asked& asked : of(RulingKind::LoneChip)) {
            const auto silent = lastDecision(asked, {Choice::PlaceChip});
            seen.insert(formOf(asked.right.act));
            QCOMPARE(asked.right.act.phrase == Phrase::Raise, !silent);
            if (!silent)
                continue;
            const Chips call = currentRound(silent->situation).betTo;
            const Chips lay = silent->situation.table.at(asked.seat()).bet + silent->decision.amount;
            if (lay > call)
                QCOMPARE(asked.right.act.phrase, Phrase::CallOnly);
            else
                QCOMPARE(asked.right.act, say(Phrase::CorrectTo, asked.seat(), call));
        }
        QCOMPARE(seen.size(), 3U);
    }

    // 3.7.5, scenario 36: BB 200, a bet of 400, all-in for 550: the next to call puts in 800; nobody else: what is over
    // the all-in goes back
    void whoCallsAShortAllInPaysTheProperRaise()
    {
        for (const Asked& asked : of(RulingKind::ShortAllIn)) {
            const auto allIn = lastDecision(asked, {Choice::AllIn});
            QVERIFY(allIn);
            const Sizes sizes = sizesBefore(allIn->situation);
            const SeatPlace& place = allIn->situation.table.at(allIn->decision.seat);
            const Chips comesTo = place.bet + place.stack;
            const Chips proper = sizes.bet + std::max(asked.now().notes.bigBlind, sizes.raise);
            QVERIFY(comesTo > sizes.bet && comesTo < proper);
            if (asked.right.act.verb == Verb::ReturnChips)
                QCOMPARE(asked.right.act.amount, proper - comesTo);
            else
                QCOMPARE(asked.right.act, say(Phrase::CorrectTo, asked.seat(), proper));
        }
    }

    // 3.7.3 "from each player, plus any blinds"; PA-12: a dead blind goes whole into the main pot, PA-13: folders count
    void aDeadBlindGoesWholeIntoTheMainPot()
    {
        int above = 0;
        int below = 0;
        for (const Asked& asked : of(RulingKind::DeadBlind)) {
            const Table& table = asked.now().table;
            const HandNotes& notes = asked.now().notes;
            Chips allIn = 0;
            for (const SeatPlace& place : table.places)
                allIn =
                    place.stack == 0 && !place.hand.empty() && (allIn == 0 || place.bet < allIn) ? place.bet : allIn;
            Chips pot = 0;
            bool larger = false;
            for (int i = 0; i < maxSeats; ++i) {
                const Seat seat = Seat::fromIndex(i);
                const Chips bet = table.at(seat).bet;
                const bool dead = table.at(seat).hand.empty() && bet > 0 && bet == notes.blind(seat);
                pot += dead ? bet : std::min(bet, allIn);
                larger = larger || (dead && bet > allIn);
            }
            QCOMPARE(asked.right.act.number, 0);
            QCOMPARE(asked.right.act.amount, pot);
            ++(larger ? above : below);
        }
        QVERIFY2(above > 20 && below > 5, QByteArray::number(above) + " " + QByteArray::number(below));
    }

    // 1.2-odd: what the winners can't share starts the next pot, with two of them and with three
    void whatCantBeSharedStaysInTheMiddle()
    {
        std::set<int> winners;
        for (const Asked& asked : of(RulingKind::OddChips)) {
            const Chips unit = asked.hand.session.setup().common().smallestChip();
            const Chips pot = asked.now().table.pots[static_cast<std::size_t>(asked.right.act.number)].amount;
            int shares = 0;
            for (const Duty& duty : asked.hand.session.procedure().owed())
                shares += duty.act.verb == Verb::PushPot && duty.act.number == asked.right.act.number ? 1 : 0;
            // as many whole chips for each as there are, and less than one for each left
            const Chips share = asked.right.act.amount;
            const Chips left = pot - share * shares;
            QVERIFY(share % unit == 0 && left > 0 && left < unit * shares);
            winners.insert(shares);
        }
        QVERIFY(winners.contains(2) && winners.contains(3));
    }

    // 2.2.4 (a) and (b), PA-31
    void whoIsAwayIsCheckedWhereTheBetIsMet()
    {
        for (const Asked& asked : of(RulingKind::Absent)) {
            QVERIFY(asked.now().table.at(asked.seat()).absent);
            const bool met = asked.inFront(asked.seat()) >= currentRound(asked.now()).betTo;
            QCOMPARE(asked.right.act.verb == Verb::Announce, met);
            QVERIFY(met || asked.right.act.verb == Verb::MuckHand);
        }
    }

    // 2.2.3: no fewer than three cards, and no more than 49
    void aCutOfThreeTo49CardsIsLegal()
    {
        for (const Asked& asked : of(RulingKind::Cut)) {
            const int cut = asked.now().table.cutOff;
            QCOMPARE(asked.right.act.verb == Verb::CompleteCut, cut >= 3 && cut <= 49);
        }
    }

    // 3.5.1: shown to all; skipped until everybody else has two; in place of the burn before the flop
    void anExposedCardHasItsWay()
    {
        for (const Asked& asked : of(RulingKind::Exposed)) {
            const Table& table = asked.now().table;
            const auto others = [&](auto holds) {
                return std::ranges::all_of(asked.now().notes.dealtIn, [&](Seat seat) {
                    return seat == asked.now().notes.exposedFrom || holds(table.at(seat).hand.size());
                });
            };
            switch (asked.right.act.verb) {
            case Verb::ShowExposed:
                QVERIFY(table.at(asked.seat()).hand.back().faceUp);
                break;
            case Verb::Pitch:
                QVERIFY(others([](std::size_t cards) { return cards == 2; }));
                QCOMPARE(asked.right.act.seat, asked.now().notes.exposedFrom);
                break;
            default:
                QCOMPARE(asked.right.act, actOnCards(Verb::Board, 3));
                QVERIFY(table.burns.empty() && !table.exposed.empty());
            }
        }
    }

    // 3.6.1: what breaks 3.7 may be drawn back, what is legal stays
    void onlyABetThatBreaksARuleMayBeTakenBack()
    {
        for (const Asked& asked : of(RulingKind::TakenBack)) {
            QCOMPARE(asked.question.rules[0], "3.6.1"_rule);
            const auto& incident = std::get<Incident>(asked.entries().back().event);
            QCOMPARE(asked.right.act.verb == Verb::PointTo, !wasLegal(asked, incident.seat));
        }
    }

    // the calls of a night are drawn in the same way, whatever the stacks
    void theCallsOfANightAreNoOtherMix()
    {
        std::map<RulingKind, int> kinds;
        constexpr int hands = 500;
        for (std::uint64_t seed = 1; seed <= hands; ++seed) {
            Night night = nightOf({{.names = "abcdefgh", .last = "abc"}}, 3);
            night.seed = seed;
            RandomStream stream(seed, StreamPurpose::Quiz);
            for (std::size_t i = 0; i < night.people.size(); ++i)
                night_acts::setChips(night, {.index = static_cast<int>(i)}, 100 * stream.between(7, 90),
                                     &ChipLedger::issued);
            WorldEvent begins;
            begins.kind = WorldKind::HandBegins;
            begins.table = {.number = 1};
            QVERIFY(happen(night, begins));
            const auto frozen = frozenHand(night, night.rings.front());
            QVERIFY(frozen && frozen->kind);
            ++kinds[*frozen->kind];
        }
        // nobody has less than a blind at this table
        QVERIFY(!kinds.contains(RulingKind::DeadBlind));
        QCOMPARE(kinds.size(), static_cast<std::size_t>(rulingKindCount - 1));
        for (const auto& [kind, count] : kinds)
            QVERIFY2(count * 10 < hands, QByteArray::number(static_cast<int>(kind)));
    }

private:
    std::vector<Asked> of(RulingKind kind) const
    {
        std::vector<Asked> asked;
        std::ranges::copy_if(m_all, std::back_inserter(asked),
                             [&](const Asked& each) { return each.shown.kind == kind; });
        return asked;
    }

    /// The duty that the right answer does.
    static Duty owedIn(const Asked& asked)
    {
        for (const Duty& duty : asked.hand.session.procedure().owed()) {
            if (duty.act.verb == asked.right.act.verb && duty.act.seat == asked.right.act.seat
                && duty.act.number == asked.right.act.number && duty.act.hand == asked.right.act.hand)
                return duty;
        }
        return {};
    }

    /// Whether the last bet of a seat was as large as it has to be.
    static bool wasLegal(const Asked& asked, Seat seat)
    {
        const auto& entries = asked.entries();
        for (std::size_t i = entries.size(); i-- > 0;) {
            const auto* decision = std::get_if<Decision>(&entries[i].event);
            if (decision == nullptr || decision->seat != seat)
                continue;
            auto session = Session::start(asked.hand.session.setup());
            if (!session || !session->applyLog(entries, 0, i))
                return false;
            if (decision->choice == Choice::Call)
                return true;
            const Sizes sizes = sizesBefore(session->situation());
            const Chips blind = asked.now().notes.bigBlind;
            const bool whole = !session->table().board.empty() || (decision->amount - sizes.bet) % blind == 0;
            return decision->amount >= sizes.bet + std::max(blind, sizes.raise) && whole;
        }
        return false;
    }

    std::vector<Asked> m_all;
};

CUTCARD_TESTS(RulingCallsTest)
#include "tst_ruling_calls.moc"
