// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/dealers.h"

#include "core/base/gathered.h"
#include "core/base/random.h"
#include "core/games/catalogue/catalogue.h"
#include "core/games/street/parts.h"

namespace cutcard {

namespace {

constexpr std::uint64_t entriesApart = 1'000'003;

/// A seat of a set other than this one, if there is one.
std::optional<Seat> another(SeatSet seats, Seat than)
{
    seats.erase(than);
    return seats.empty() ? std::nullopt : std::optional(seats.nextAfter(than));
}

/// The ranks of a hand that is read, the first of them another.
FixedVector<Rank, 2> otherRanks(const Act& reading)
{
    FixedVector<Rank, 2> ranks = reading.ranks;
    const Rank kept = ranks.size() > 1 ? ranks[1] : ranks[0];
    for (const Rank rank : {Rank::Two, Rank::Three, Rank::Four}) {
        if (rank != kept && rank != reading.ranks[0])
            ranks[0] = rank;
    }
    return ranks;
}

/// Collects mistakes in place of one owed duty.
class Mistakes
{
public:
    Mistakes(const Session& session, const Duty& duty)
        : m_session(session), m_duty(duty), m_unit(session.setup().common().smallestChip())
    {
    }

    std::vector<PlantedMistake> all()
    {
        find();
        return m_found;
    }

private:
    void find()
    {
        const Act& owed = m_duty.act;
        switch (owed.verb) {
        case Verb::Announce:
            if (phraseFacts(owed.phrase).takesAmount && owed.phrase != Phrase::CorrectTo)
                wrongAmount(m_unit);
            if (owed.phrase == Phrase::ButtonAt)
                toAnotherSeat(notes().dealtIn);
            return;
        case Verb::TakeRake:
        case Verb::CountDrop:
            return wrongAmount(m_unit);
        case Verb::PushPot:
            anotherPotFirst();
            [[fallthrough]];
        case Verb::PostFor:
        case Verb::ReturnChips:
        case Verb::SellChips:
        case Verb::Lend:
        case Verb::TakeLoan:
        case Verb::Credit:
        case Verb::Charge:
        case Verb::Deposit:
        case Verb::CountStack:
            // only what is missing, only the part that was bet, a chip too few; or the wrong player's account
            if (owed.amount > m_unit)
                wrongAmount(-m_unit);
            // counted once more, chips are what they are
            if (owed.verb != Verb::CountStack)
                toAnotherSeat(notes().dealtIn - alsoOwed());
            return;
        case Verb::RecordPot:
            return wrongAmount(-m_unit);
        case Verb::NoRiverDisc:
            return discWrongly();
        case Verb::BuildPot:
            return buildWrongly();
        case Verb::OfferCut:
        case Verb::PlaceButton:
            return toAnotherSeat(notes().dealtIn);
        case Verb::PointTo:
            toAnotherSeat(notes().dealtIn - liveSeats(table()));
            // in the league a hand that was shown to all lives by a paragraph of its own
            return add(act(Verb::MuckHand, *owed.seat), Fault::Forbidden,
                       notes().unreported.contains(*owed.seat) ? "3.5.3"_rule : "GP-live-hand"_rule);
        case Verb::Pitch:
            return pitchWrongly();
        case Verb::Burn:
            return add(actOnCards(Verb::Board, nextBoard()), Fault::OutOfOrder, m_duty.rule);
        case Verb::Board:
            return add(actOnCards(Verb::Board, owed.number + 1), Fault::WrongAmount, m_duty.rule);
        case Verb::NameHand:
            add(nameHand(*owed.seat, owed.hand == HandClass::Flush ? HandClass::Straight : HandClass::Flush),
                Fault::WrongTarget, m_duty.rule);
            if (!owed.ranks.empty())
                add(nameHand(*owed.seat, owed.hand, otherRanks(owed)), Fault::WrongTarget, m_duty.rule);
            return readWithTheWholeBoard();
        case Verb::Shuffle:
            if (notes().drawing.empty() && table().button && burns())
                burnTooEarly();
            return;
        case Verb::GatherCards:
            if (notes().decided)
                add(actOnCards(Verb::Board, 1), Fault::Forbidden, rules().noMoreCards);
            return;
        default:
            return;
        }
    }

    const Table& table() const { return m_session.table(); }
    const HandNotes& notes() const { return m_session.situation().notes; }

    const StreetRules& rules() const { return streetGame(m_session.situation()).rules(); }

    bool burns() const
    {
        return streetGame(m_session.situation()).habits(m_session.situation()).burn != BurnHabit::None;
    }

    void add(const Act& act, Fault fault, Rule rule)
    {
        // where the game says how it weighs, what was done is cited
        if (const auto ban = m_session.game().forbids(m_session.situation(), act); ban && ban->weighs)
            rule = ban->rule;
        m_found.push_back({.act = act, .fault = fault, .rule = rule});
    }

    /// The seats for which the same kind of act is owed as well, now or next: there it is another mistake, or none.
    SeatSet alsoOwed() const
    {
        const Act& owed = m_duty.act;
        SeatSet seats;
        for (const Duty& duty : m_session.procedure().owed()) {
            if (duty.act.verb == owed.verb && duty.act.seat)
                seats.insert(*duty.act.seat);
        }
        for (const Duty& duty : m_session.procedure().duties()) {
            const bool samePot = owed.verb != Verb::PushPot || duty.act.number == owed.number;
            if (duty.act.verb == owed.verb && duty.act.seat && samePot)
                seats.insert(*duty.act.seat);
        }
        return seats;
    }

    /// A disc by a seat that gets none, and the turn while discs are missing.
    void discWrongly()
    {
        toAnotherSeat(liveSeats(table()).where([&](Seat seat) { return table().at(seat).hand.size() < 4; }));
        const auto ban = m_session.game().forbids(m_session.situation(), say(Phrase::Reveal));
        add(say(Phrase::Reveal), Fault::OutOfOrder, ban && ban->weighs ? ban->rule : m_duty.rule);
    }

    /// Seven cards and more: what a hand would be with the board cards that its owner has given up.
    void readWithTheWholeBoard()
    {
        const HandClass whole = evaluate(withBoard(table(), table().at(*m_duty.act.seat).hand, cardCount)).category();
        if (whole != m_duty.act.hand)
            add(nameHand(*m_duty.act.seat, whole), Fault::WrongTarget, m_duty.rule);
    }

    int nextBoard() const
    {
        const StreetGame& game = streetGame(m_session.situation());
        const auto street = static_cast<std::size_t>(game.streetOf(m_session.situation())) + 1;
        const auto& cards = game.variant().boardCards;
        return cards[std::min(street, cards.size() - 1)];
    }

    /// A burn while the deck is shuffled: too early, or where a game names its burns, one that it does not have.
    void burnTooEarly()
    {
        if (const auto ban = m_session.game().forbids(m_session.situation(), act(Verb::Burn)))
            return add(act(Verb::Burn), Fault::Forbidden, ban->rule);
        add(act(Verb::Burn), Fault::Premature, m_duty.rule);
    }

    void wrongAmount(Chips by)
    {
        Act wrong = m_duty.act;
        wrong.amount += by;
        if (isPartOf(wrong, m_duty.act, m_session.table()))
            return; // the rest may follow
        const bool oddChip = m_duty.oddChips >= m_unit;
        add(wrong, Fault::WrongAmount, oddChip ? m_duty.oddRule : m_duty.rule);
    }

    void toAnotherSeat(SeatSet seats)
    {
        Act wrong = m_duty.act;
        wrong.seat = another(seats, *m_duty.act.seat);
        if (!wrong.seat || !m_session.isPossible(wrong))
            return;
        // where a game names what that seat must never get, it is that
        const auto ban = m_session.game().forbids(m_session.situation(), wrong);
        const bool named = ban && ban->aboveOthers;
        add(wrong, named ? Fault::Forbidden : Fault::WrongTarget, named ? ban->rule : m_duty.rule);
    }

    /// A pot pushed before the one whose turn it is.
    void anotherPotFirst()
    {
        if (m_duty.order == Rule())
            return;
        for (const Duty& later : m_session.procedure().duties()) {
            if (later.act.verb == Verb::PushPot && later.act.number != m_duty.act.number)
                return add(later.act, Fault::OutOfOrder, m_duty.order);
        }
    }

    void buildWrongly()
    {
        wrongAmount(-m_unit);
        if (m_duty.order != Rule()) {
            Act misplaced = m_duty.act;
            ++misplaced.number;
            add(misplaced, Fault::WrongTarget, m_duty.order);
        }
        Act wrong = m_duty.act;
        if (wrong.seats.size() > 1) {
            wrong.seats.erase(wrong.seats.front());
            add(wrong, Fault::WrongTarget, m_duty.rule);
        }
    }

    void pitchWrongly()
    {
        // a seat with all its cards, or that has folded, gets no more; one that waits would only come early
        const bool second = m_session.situation().betting.street >= 0;
        SeatSet served;
        for (const Seat seat : notes().dealtIn) {
            const bool folded = second && table().at(seat).hand.empty();
            // with a card too many it is still to be served
            const bool due =
                m_session.procedure().skippingTo(act(Verb::Pitch, seat), m_session.situation()).has_value();
            if (folded || (!second && !due && table().at(seat).hand.size() == 2 && notes().exposedFrom != seat))
                served.insert(seat);
        }
        if (m_duty.rule != rules().exposed && m_session.situation().notes.boatExposed.empty())
            toAnotherSeat(served);
        add(say(Phrase::Stop), Fault::Unneeded, "GP-unneeded"_rule);
    }

    const Session& m_session;
    const Duty& m_duty;
    Chips m_unit;
    std::vector<PlantedMistake> m_found;
};

} // namespace

/// What nobody asked for and everybody would object to: cards and chips moved, hands killed, bets ruled on.
static std::vector<PlantedMistake> strayActs(const Session& session, const Duty& duty)
{
    std::vector<PlantedMistake> found;
    const auto add = [&](const Act& act, Severity least) {
        found.push_back({.act = act, .fault = Fault::Forbidden, .rule = {}, .least = least});
    };
    const Table& table = session.table();
    const Chips unit = session.setup().common().smallestChip();
    // where a hand has a card too many it is none
    if (duty.act.verb == Verb::Pitch && !session.procedure().skippingTo(say(Phrase::Misdeal), session.situation()))
        add(say(Phrase::Misdeal), Severity::Major);
    if (duty.act.verb != Verb::PointTo || !duty.act.seat)
        return found;
    const Seat seat = *duty.act.seat;
    add(act(Verb::GatherCards), Severity::Critical);
    add(act(Verb::MuckHand, seat), Severity::Critical);
    add(act(Verb::SellChips, seat, unit), Severity::Major);
    add(say(Phrase::Winner, seat), Severity::Major);
    add(say(Phrase::Eliminated, seat), Severity::Major);
    // where a game has levels that the dealer calls
    const Act level = sayAmount(Phrase::NewLevel, 2 * session.situation().notes.bigBlind);
    if (session.game().forbids(session.situation(), level))
        add(level, Severity::Major);
    if (table.at(seat).bet > 0) {
        add(act(Verb::ReturnChips, seat, table.at(seat).bet), Severity::Critical);
        add(say(Phrase::CorrectTo, seat, table.at(seat).bet + unit), Severity::Major);
    }
    if (!table.pots.empty() && table.pots.front().amount > 0) {
        add(pushPot(0, seat, table.pots.front().amount), Severity::Critical);
        add(takeRake(0, unit), Severity::Major);
    }
    if (isBanked(session.setup().game())) {
        add(say(Phrase::HandVoid), Severity::Major);
        for (const Circle circle : {Circle::Bonus, Circle::Blind, Circle::Play}) {
            if (const Chips wager = table.at(seat).wagers.at(circle); wager > 0)
                add(actOnWager(Verb::PayWager, circle, seat, wager), Severity::Major);
        }
    }
    return found;
}

bool PlantedMistake::isFoundAs(const Verdict& verdict) const
{
    if (least)
        return !verdict.isCorrect() && verdict.fault != Fault::Impossible && verdict.severity >= *least;
    return verdict.fault == fault && verdict.rule == rule;
}

/// The duty of `idealDuty`, where it lies; nullptr if there is none.
static const Duty* idealIn(const Session& session)
{
    if (session.isOver())
        return nullptr;
    const Duty* first = nullptr;
    // what the house has every dealer do, although its document does not grade it
    const Duty* customary = findOwed(session.procedure(), [&first](const Duty& duty) {
        first = first == nullptr && !duty.optional ? &duty : first;
        return duty.customary && duty.optional && !duty.owedLater;
    });
    return customary != nullptr ? customary : first;
}

std::optional<Duty> idealDuty(const Session& session)
{
    return copyOf(idealIn(session));
}

std::optional<Act> idealAct(const Session& session)
{
    const Duty* duty = idealIn(session);
    return duty == nullptr ? std::nullopt : std::optional(duty->act);
}

std::vector<PlantedMistake> knownMistakes(const Session& session)
{
    const auto duty = session.isOver() ? std::nullopt : session.procedure().next();
    return duty ? knownMistakes(session, *duty) : std::vector<PlantedMistake>();
}

std::vector<PlantedMistake> knownMistakes(const Session& session, const Duty& duty)
{
    auto mistakes = isBanked(session.setup().game()) ? bankedMistakes(session, duty) : Mistakes(session, duty).all();
    const auto stray = strayActs(session, duty);
    mistakes.insert(mistakes.end(), stray.begin(), stray.end());
    std::erase_if(mistakes, [&](const PlantedMistake& mistake) { return !session.isPossible(mistake.act); });
    return mistakes;
}

std::optional<PlantedMistake> SloppyDealer::mistake(const Session& session) const
{
    // a mistake that was handed back is followed by the right act, or a dealer that always errs would never come on
    const auto& entries = session.entries();
    if (!entries.empty() && !entries.back().verdicts.empty() && !entries.back().verdicts.front().isCorrect())
        return std::nullopt;
    RandomStream stream(session.setup().seed + entries.size() * entriesApart, StreamPurpose::Mistakes);
    if (!stream.chance(m_perMille))
        return std::nullopt;
    const auto mistakes = knownMistakes(session);
    return mistakes.empty() ? std::nullopt : std::optional(stream.anyOf(mistakes));
}

} // namespace cutcard
