// SPDX-License-Identifier: GPL-3.0-or-later
// What the program claims of a payment made wrongly, recomputed for random faults by an oracle that was written from
// the documents: who has too much or too little of it, and how badly it weighs. CUTCARD_SEEDS sets how many faults.
#include "core/acts/traits.h"
#include "core/players/arranged_deck.h"
#include "core/players/proof.h"
#include "core/session/text/event_text.h"
#include "core/session/text/report.h"
#include "tests/core/support/tables.h"
#include "tests/core/support/wrong_payments.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <string>

using namespace cutcard;

namespace {

constexpr int mostAtOnce = 6; ///< faults in place of one payment

/// A table with short stacks, a house that differs in what it may, and each of the printed pay tables.
SessionSetup tableFor(const CatalogueEntry& game, std::uint64_t seed, RandomStream& stream)
{
    SessionSetup setup = setupFor(game, seed, Mode::Test, 1);
    const Chips unit = setup.common().smallestChip();
    for (SeatSetup& seat : setup.seats) {
        if (!isBanked(game.id) && stream.chance(600))
            seat.stack = unit * (1 + stream.below(game.id == GameId::League ? 20 : 50));
    }
    if (auto* limit = std::get_if<LimitOptions>(&setup.house))
        limit->oddChips = static_cast<OddChipWay>(seed % 3);
    if (auto* banked = std::get_if<BankedOptions>(&setup.house)) {
        std::vector<PayTable> tables = printedPayTables();
        std::erase_if(tables, [&](const PayTable& table) { return table.cards != banked->bonusTable.cards; });
        banked->bonusTable = tables[static_cast<std::size_t>(stream.below(static_cast<int>(tables.size())))];
    }
    return setup;
}

/// Lays the deck so that some of the players hold the same high ranks.
void layTies(SessionSetup& setup, RandomStream& stream)
{
    const int cards = setup.game() == GameId::Tennessee ? 5 : 2;
    const int highest = static_cast<int>(Rank::Ace) - stream.below(3);
    std::vector<SeatSetup> seats = setup.seats;
    stream.shuffle(seats);
    const int tied = std::min(2 + stream.below(3), static_cast<int>(seats.size()));
    WantedCards wanted;
    for (int i = 0; i < tied; ++i) {
        for (int k = 0; k < cards; ++k)
            wanted.hands[static_cast<std::size_t>(seats[static_cast<std::size_t>(i)].seat.index())].emplace_back(
                static_cast<Rank>(highest - k), static_cast<Suit>((i + k) % suitCount));
    }
    SessionSetup laid = setup;
    if (const auto deck = arrangedDeck(setup, wanted))
        laid.deck = deck.value();
    if (verify(laid))
        setup = laid;
}

std::string textOf(const ChipsBySeat& over, Chips house, Chips middle)
{
    std::string text;
    for (std::size_t i = 0; i < over.size(); ++i) {
        if (over[i] != 0)
            text += " seat " + std::to_string(i + 1) + " " + std::to_string(over[i]);
    }
    return text + " house " + std::to_string(house) + " middle " + std::to_string(middle);
}

bool isCharged(const Entry& entry)
{
    return std::ranges::any_of(entry.verdicts, [](const Verdict& verdict) {
        return verdict.isCharged() && verdict.severity != Severity::Minor;
    });
}

/// The worst of what was charged.
std::optional<Severity> weightOf(const Entry& entry)
{
    std::optional<Severity> worst;
    for (const Verdict& verdict : entry.verdicts) {
        if (verdict.isCharged())
            worst = std::max(worst.value_or(Severity::Minor), verdict.severity);
    }
    return worst;
}

/// The first of a session's entries from one on that was charged; none: their number.
std::size_t firstCharged(const Session& session, std::size_t from)
{
    std::size_t i = from;
    while (i < session.entries().size() && !isCharged(session.entries()[i]))
        ++i;
    return i;
}

/// The session after a fault; nothing if hands can't do it or, left out, nobody has charged it by the end.
std::optional<Session> erred(const Session& now, const Act& due, const WrongPayment& wrong)
{
    Session left = now;
    if (wrong.act && (!left.isPossible(*wrong.act) || !left.apply(*wrong.act)))
        return std::nullopt;
    const std::size_t from = now.entries().size();
    const bool isPart = wrong.act && wrong.act->verb == due.verb;
    if (!wrong.left || firstCharged(left, from) < left.entries().size())
        return left;
    // the dealer goes on as if it had been done
    Session right = now;
    (void)right.apply(due);
    constexpr int mostSteps = 40;
    for (int i = 0; i < mostSteps && !right.isOver(); ++i) {
        const auto next = idealAct(right);
        const Table before = left.table();
        if (!next || !right.apply(*next) || !left.isPossible(*next) || !left.apply(*next))
            break;
        const std::size_t charged = firstCharged(left, from);
        if (charged == left.entries().size())
            continue;
        // words, books and the button move no chips, and the floor of a last hand has it done: nobody claims anything
        const bool moves = has(*next, Trait::MovesChips | Trait::MovesCards) && left.table() != before;
        return isPart || moves ? std::optional(left) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace

class ClaimsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void aWrongPaymentIsProvedAndWeighsAsTheDocumentsHaveIt()
    {
        const int faults = seedsOr(2000);
        m_most = faults / static_cast<int>(paymentKinds) + 1;
        std::uint64_t seed = 0;
        while (std::ranges::any_of(m_counts, [&](int count) { return count < m_most; })
               && seed < static_cast<std::uint64_t>(faults) * 10) {
            ++seed;
            for (const CatalogueEntry& game : catalogue()) {
                if (isWanted(game.id))
                    dealAndErr(game, seed);
            }
        }
        std::string text = "seeds 1 to " + std::to_string(seed) + "; hands " + std::to_string(m_hands);
        for (const auto& [what, count] : m_byWay)
            text += "\n" + what + ": " + std::to_string(count);
        qInfo("%s", text.c_str());
        text.clear();
        for (const auto& [what, found] : m_wrong)
            text += "\n" + std::to_string(found.count) + "x " + what + found.examples;
        QVERIFY2(m_wrong.empty(), text.c_str());
        for (std::size_t i = 0; i < m_counts.size(); ++i)
            QVERIFY2(m_counts[i] * 20 >= faults, std::string(paymentWords[i]).c_str());
    }

private:
    struct Wrong {
        int count = 0;
        std::string examples;
    };

    bool isFull(PaymentKind kind) const { return m_counts[static_cast<std::size_t>(kind)] >= m_most; }
    /// Whether a game can have payments of which there are not enough yet.
    bool isWanted(GameId game) const
    {
        if (isBanked(game))
            return !isFull(PaymentKind::Bonus) || !isFull(PaymentKind::Main);
        return !isFull(PaymentKind::WrongPot) || !isFull(PaymentKind::SidePot) || !isFull(PaymentKind::Split)
               || !isFull(PaymentKind::OddChip) || (game == GameId::Tennessee && !isFull(PaymentKind::Loan));
    }

    void dealAndErr(const CatalogueEntry& game, std::uint64_t seed)
    {
        RandomStream stream(seed, StreamPurpose::Mistakes);
        SessionSetup setup = tableFor(game, seed, stream);
        if (!isBanked(game.id) && stream.chance(700))
            layTies(setup, stream);
        const Style style{.word = "stays", .loose = 1000, .aggressive = stream.chance(500) ? 100 : 700, .sticky = 1000};
        const Simulator simulator(noIncidents, style);
        PaidHand hand(setup);
        ++m_hands;
        Session now = Session::start(setup).value();
        for (int i = 0; i < mostEvents && !now.isOver(); ++i) {
            std::optional<Event> event = simulator.next(now);
            if (!event) {
                const auto due = idealAct(now);
                QVERIFY(due);
                err(game, seed, now, *due, hand.waysToErr(now.table(), *due, stream), stream);
                if (!hand.disagreement().empty())
                    return note(std::string(game.word) + ": the perfect dealer",
                                "seed " + std::to_string(seed) + ": " + hand.disagreement());
                event = *due;
            }
            QVERIFY(now.apply(*event));
            hand.see(now);
        }
    }

    void err(const CatalogueEntry& game, std::uint64_t seed, const Session& now, const Act& due,
             std::vector<WrongPayment> ways, RandomStream& stream)
    {
        stream.shuffle(ways);
        // what is rarest first
        std::ranges::stable_sort(ways, {},
                                 [&](const WrongPayment& way) { return m_counts[static_cast<std::size_t>(way.kind)]; });
        int done = 0;
        for (const WrongPayment& wrong : ways) {
            if (isFull(wrong.kind) || done == mostAtOnce)
                continue;
            const auto session = erred(now, due, wrong);
            if (!session)
                continue;
            ++done;
            ++m_counts[static_cast<std::size_t>(wrong.kind)];
            const std::string what = std::string(game.word) + ", "
                                     + std::string(paymentWords[static_cast<std::size_t>(wrong.kind)]) + ", "
                                     + std::string(wrong.how);
            ++m_byWay[what];
            compare(what, seed, due, wrong, *session, firstCharged(*session, now.entries().size()));
        }
    }

    void compare(const std::string& what, std::uint64_t seed, const Act& due, const WrongPayment& wrong,
                 const Session& session, std::size_t charged)
    {
        if (charged == session.entries().size())
            return note(what, "seed " + std::to_string(seed) + ": " + eventText(*wrong.act) + " is no fault");
        const Entry& entry = session.entries()[charged];
        const Proof proof = proofsOf(session)[charged];
        const Severity weight = wrong.onlyOddChips ? Severity::Major : Severity::Critical;
        const Claim& claim = wrong.claim;
        const bool same = proof.over == claim.over && proof.houseOver == claim.house && proof.potOver == claim.middle;
        // where borrowers lose all to the bank either way nothing differs, and nothing must be claimed
        const bool claims = proof.kind == Proof::Kind::Differs;
        if (same && claims != claim.isNothing() && weightOf(entry) == weight)
            return;
        note(what, "seed " + std::to_string(seed) + ": " + eventText(due) + " due, "
                       + (wrong.act ? eventText(*wrong.act) : "nothing") + " done, charged at " + eventText(entry.event)
                       + ": " + verdictLine(entry.verdicts.front()) + "\n      due "
                       + textOf(claim.over, claim.house, claim.middle) + "\n      said"
                       + textOf(proof.over, proof.houseOver, proof.potOver) + " (proof "
                       + std::to_string(static_cast<int>(proof.kind)) + ")");
    }

    void note(const std::string& what, const std::string& example)
    {
        Wrong& wrong = m_wrong[what];
        if (++wrong.count <= 2)
            wrong.examples += "\n    " + example;
    }

    int m_most = 0;
    int m_hands = 0;
    std::array<int, paymentKinds> m_counts{};
    std::map<std::string, int> m_byWay;
    std::map<std::string, Wrong> m_wrong;
};

CUTCARD_TESTS(ClaimsTest)
#include "tst_claims.moc"
