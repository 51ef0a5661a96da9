// SPDX-License-Identifier: GPL-3.0-or-later
// Weights against what acts do: an act is left standing, the hand is dealt to its end, and its outcome laid beside that
// of the hand without it. CUTCARD_SEEDS sets how many tables of each game are tried.
#include "core/acts/traits.h"
#include "core/games/catalogue/catalogue.h"
#include "core/session/text/event_text.h"
#include "core/session/text/report.h"
#include "tests/core/support/tables.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <string>

using namespace cutcard;

namespace {

/// How many cards of what is dealt lie where, and which they are.
struct Cards {
    std::array<int, maxSeats> counts{};
    int board = 0;
    std::vector<Card> shown;
    bool operator==(const Cards&) const = default;
};

/// How a hand came out: whose chips lie where, and whose cards were live when the first chips went to a winner.
struct Outcome {
    std::array<Chips, maxSeats> chips{};
    Chips drop = 0;
    Chips house = 0;
    SeatSet in;
    bool operator==(const Outcome&) const = default;
};

struct Played {
    Session session;
    Outcome outcome;
    Cards cards; ///< when the first chips went to a winner
    bool finished = false;
};

bool paysOut(const Event& event)
{
    const auto* act = std::get_if<Act>(&event);
    return act != nullptr && (act->verb == Verb::PushPot || has(*act, Trait::Settles));
}

Cards cardsOn(const Table& table)
{
    Cards cards;
    const auto add = [&](const auto& row) {
        for (const LyingCard& lying : row)
            cards.shown.push_back(lying.card);
        return static_cast<int>(row.size());
    };
    for (std::size_t i = 0; i < table.places.size(); ++i)
        cards.counts[i] = add(table.places[i].hand);
    cards.board = add(table.board) + add(table.dealerHand) + add(table.sharedHand);
    return cards;
}

/// Deals a hand to its end with a perfect dealer, whatever was done before.
Played dealtOut(const Session& session)
{
    Played played{.session = session.withMistakeStanding(), .outcome = {}, .cards = {}};
    Session& now = played.session;
    const Simulator simulator;
    bool paid = false;
    for (int i = 0; i < 3000 && !now.isOver(); ++i) {
        const std::optional<Event> event = nextAfterMistake(now, simulator);
        if (!event || (std::holds_alternative<Act>(*event) && !now.isPossible(*event)))
            return played;
        // at a banked table a hand is worth what its wagers win, and some are settled before the last card
        const bool banked = isBanked(now.setup().game());
        if (paysOut(*event) && (banked || !paid)) {
            played.outcome.in = banked ? SeatSet() : liveSeats(now.table());
            played.cards = cardsOn(now.table());
            paid = true;
        }
        if (!now.apply(*event))
            return played;
        now = now.withMistakeStanding();
    }
    const Table& table = now.table();
    played.outcome.drop = table.drop;
    played.outcome.house = trayTotal(table) + table.cage;
    for (std::size_t i = 0; i < table.places.size(); ++i) {
        played.outcome.chips[i] = table.places[i].chips();
        played.outcome.house += table.places[i].cutOut.total(); // not paid yet
    }
    played.finished = now.isOver();
    return played;
}

/// Whether no place has a card too many, nor a hand of hold'em one too few.
bool areAsMany(const Cards& cards, GameId game)
{
    const bool tennessee = game == GameId::Tennessee;
    const int fullHand = tennessee ? 5 : 2;
    // at a banked table the dealer's own among them, and the hand that all share
    const int fullBoard = tennessee ? 4 : game == GameId::ChampionOne ? 9 : isBanked(game) ? 7 : 5;
    return cards.board <= fullBoard && std::ranges::all_of(cards.counts, [&](int count) {
               return count == 0 || count == fullHand || (tennessee && count < fullHand);
           });
}

/// Other cards come where the deck was handled otherwise, but as many to each place: which unseen card comes is luck,
/// and so is what players do who see other cards.
bool isLuck(const Played& left, const Played& right, const Act& act, const Verdict& verdict)
{
    constexpr Traits cards = Trait::MovesCards | Trait::HandlesDeck;
    const bool handled =
        has(act, cards) || std::ranges::any_of(verdict.jumped, [](const Duty& duty) { return has(duty.act, cards); });
    return handled && areAsMany(left.cards, left.session.setup().game()) && left.cards.shown != right.cards.shown;
}

/// What knowingly weighs otherwise than by what it does here, and why.
struct Knowingly {
    std::string_view act;  ///< the verb's word, or the phrase's
    std::string_view rule; ///< empty: by whatever rule
    std::string_view reason;
};

constexpr std::string_view followed = "players act on the words; the simulated ones wait for the deed";
constexpr std::string_view counted = "gathered chips are counted out again, nobody has them yet";
constexpr std::string_view lent = "the loan is written down and asked back (given unasked: major by TN-odc-5)";
constexpr std::string_view dealtYet =
    "whoever was passed over gets the cards yet, or the deal is void (GP-wrong-count)";
constexpr std::string_view postedYet = "whoever owes a blind posts it yet, before the action comes round";
constexpr std::string_view settled = "settled as it had to be, only before something else";
constexpr std::string_view unsaid =
    "the round is void by what was done; only where no floor steps in do the words alone have it dealt again";
constexpr std::string_view unseen = "simulated players do not look at what was shown";

constexpr std::array knowingly{
    // critical by what others do upon it, which nobody does here
    Knowingly{"hand-void", "", followed},
    Knowingly{"misdeal", "", followed},
    Knowingly{"winner", "", followed},
    Knowingly{"advances", "", followed},
    Knowingly{"eliminated", "", followed},
    Knowingly{"reveal", "TN-disc-c", followed},
    Knowingly{"turn-up", "GP-live-hand", unseen},
    Knowingly{"return-wagers", "GP-chips-not-due", "where no wager lies in a circle hands return none"},
    Knowingly{"return-wagers", "CHP-irreg-a", unsaid},
    // left as it is it changes the hand, but it is not left: the document has a smaller weight
    Knowingly{"button", "", "2.2.2, LH-setup-2: a misplaced button is put back before cards and chips hang on it"},
    Knowingly{"build", "PA-44", counted},
    Knowingly{"sweep", "PA-44", counted},
    Knowingly{"sweep", "GP-misdeal", counted},
    Knowingly{"build", "LH-def-round", counted},
    Knowingly{"sweep", "LH-def-round", counted},
    Knowingly{"build", "TN-etq-1", counted},
    Knowingly{"sweep", "TN-etq-1", counted},
    Knowingly{"sell", "LH-cond-2", "paid for, and kept out of the hand by whoever knows"},
    Knowingly{"lend", "TN-odc-5", lent},
    Knowingly{"lend", "TN-odc-15", lent},
    Knowingly{"lend", "TA-23", lent},
    Knowingly{"point", "", "who is asked first no document says, and the simulated players draw anew"},
    Knowingly{"pitch", "1.2-pocket", dealtYet},
    Knowingly{"pitch", "LH-setup-8", dealtYet},
    Knowingly{"pitch", "TN-hole-1", dealtYet},
    Knowingly{"place-exposed", "TN-hole-1", dealtYet},
    Knowingly{"muck", "TN-hole-1", dealtYet},
    Knowingly{"burn", "1.2-pocket", dealtYet},
    Knowingly{"board-down", "CHP-play-9", dealtYet},
    Knowingly{"board-down", "CH1-deal-1", dealtYet},
    Knowingly{"board-down", "CH2-deal-1", dealtYet},
    Knowingly{"pitch", "2.2.1", postedYet},
    Knowingly{"burn", "2.2.1", postedYet},
    Knowingly{"pitch", "LH-setup-7", postedYet},
    Knowingly{"pitch", "TN-blinds-1", postedYet},
    Knowingly{"take", "CHP-play-18", settled},
    Knowingly{"pay", "CHP-play-18", settled},
    Knowingly{"take", "CH1-bonus-1", settled},
    Knowingly{"pay", "CH1-bonus-1", settled},
    Knowingly{"take", "CH2-bonus-1", settled},
    Knowingly{"pay", "CH2-bonus-1", settled},
};

/// How much a player bets is put right before anybody answers it: whatever is ruled instead weighs by the paragraph
/// that was to be ruled by (H5, LH-bet-6, 3.7, CHP-play-11 and CHP-play-15: a wrong size accepted is major).
bool isAboutSize(const Verdict& verdict)
{
    return verdict.competency == Competency::Rulings
           || (verdict.expected && has(verdict.expected->act, Trait::RulesOnBet));
}

/// While a round is void whatever goes on breaks the paragraph that voids it, though everything is given back (B5).
bool isWhileVoid(const Session& session)
{
    return session.situation().notes.voidBy != Rule();
}

std::string_view wordOf(const Act& act)
{
    return act.verb == Verb::Announce ? phraseFacts(act.phrase).word : verbFacts(act.verb).word;
}

bool isKnowingly(const Act& act, const Verdict& verdict)
{
    return std::ranges::any_of(knowingly, [&](const Knowingly& row) {
        return row.act == wordOf(act) && (row.rule.empty() || row.rule == verdict.rule.id());
    });
}

constexpr int leastTries = 12;

/// Acts of one kind that were tried: how many of them changed the outcome, how many nothing at all.
struct Kind {
    int tried = 0;
    int nothing = 0;
    std::string first;
};

} // namespace

class EffectsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void whatChangesTheOutcomeIsCriticalAndWhatChangesNothingIsNot_data() { addGames(); }
    void whatChangesTheOutcomeIsCriticalAndWhatChangesNothingIsNot()
    {
        const CatalogueEntry game = currentGame();
        std::map<std::string, Kind> changing;
        std::map<std::string, Kind> critical;
        int tried = 0;
        int stopped = 0;
        for (int seed = 1; seed <= seedsOr(20); ++seed) {
            const auto setup = setupFor(game, static_cast<std::uint64_t>(seed), Mode::Test, 1);
            const Simulator simulator(incidentPlans[static_cast<std::size_t>(seed) % incidentPlans.size()]);
            RandomStream stream(static_cast<std::uint64_t>(seed), StreamPurpose::Mistakes);
            (void)played(setup, simulator, [&](const Session& now) {
                if (now.isOver() || !stream.chance(60) || now.procedure().isOptional())
                    return true;
                const auto acts = possibleActs(now);
                const Played right = dealtOut(now);
                for (int i = 0; i < 4 && !acts.empty() && right.finished; ++i) {
                    const Act act = acts[static_cast<std::size_t>(stream.below(static_cast<int>(acts.size())))];
                    Session standing = now;
                    if (!standing.apply(act))
                        continue;
                    const Verdict verdict = standing.entries().back().verdicts.front();
                    if (verdict.isCorrect() || isKnowingly(act, verdict))
                        continue;
                    const Played left = dealtOut(standing);
                    ++tried;
                    if (!left.finished) {
                        ++stopped;
                        continue;
                    }
                    const std::string kind = std::string(wordOf(act)) + ' ' + std::string(verdict.rule.id()) + ' '
                                             + std::string(faultWords[static_cast<std::size_t>(verdict.fault)]);
                    const std::string where = "seed " + std::to_string(seed) + " line "
                                              + std::to_string(standing.entries().size()) + ": " + eventText(act)
                                              + " | " + verdictLine(verdict);
                    const auto note = [&](Kind& found) {
                        if (found.tried++ == 0)
                            found.first = where;
                        found.nothing += left.session.table() == right.session.table() ? 1 : 0;
                    };
                    if (verdict.severity == Severity::Critical && !isWhileVoid(now))
                        note(critical[kind]);
                    else if (verdict.severity != Severity::Critical && !isAboutSize(verdict)
                             && left.outcome != right.outcome && !isLuck(left, right, act, verdict))
                        note(changing[kind]);
                }
                return true;
            });
        }
        std::string text;
        for (const auto& [kind, found] : changing)
            text += "changes who gets chips or who is in, and is not critical: " + kind + " x"
                    + std::to_string(found.tried) + "\n    " + found.first + '\n';
        // one that happened to change nothing proves nothing, all of a kind do
        for (const auto& [kind, found] : critical) {
            if (found.tried == found.nothing && found.tried >= leastTries)
                text += "never changes anything, and is critical: " + kind + " x" + std::to_string(found.tried)
                        + "\n    " + found.first + '\n';
        }
        text += std::to_string(tried) + " tried, " + std::to_string(stopped) + " could not be dealt to the end";
        QVERIFY2(changing.empty(), text.c_str());
        QVERIFY2(text.find("never changes") == std::string::npos, text.c_str());
        QVERIFY2(stopped * 20 <= tried, text.c_str());
    }
};

CUTCARD_TESTS(EffectsTest)
#include "tst_effects.moc"
