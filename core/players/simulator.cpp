// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/simulator.h"

#include "core/base/gathered.h"
#include "core/games/catalogue/catalogue.h"

namespace cutcard {

static const Act* lastAct(const Session& session)
{
    return session.entries().empty() ? nullptr : std::get_if<Act>(&session.entries().back().event);
}

/// What happens, if it can.
template <typename Each> static std::optional<Each> ifPossible(const Session& session, const Each& event)
{
    return session.isPossible(event) ? std::optional(event) : std::nullopt;
}

static SeatSet present(const Session& session)
{
    return SeatSet::firstSeats(maxSeats).where([&](Seat seat) {
        const SeatPlace& place = session.table().at(seat);
        return place.seated && !place.absent && (place.stack + place.bet > 0 || !place.hand.empty());
    });
}

/// A wish made legal, whether or not the chips suffice.
static Decision withinMeans(const Session& session, Seat seat, Wish wish)
{
    const Situation& situation = session.situation();
    const BettingRound round = currentRound(situation);
    const bool canCheck = session.table().at(seat).bet >= round.betTo;
    const Chips all = allChips(session.table(), seat);
    // who can only go on with a loan asks for it when there is something to call
    if (session.table().at(seat).stack == 0 && wish.kind != Wish::Kind::Fold)
        wish = {.kind = Wish::Kind::CheckOrCall};
    switch (wish.kind) {
    case Wish::Kind::AllIn: {
        const Chips most = session.game().legalRaiseTo(situation, seat, all);
        if (all <= round.betTo || most == all || streetGame(situation).habits(situation).allInIsAnyAmount)
            return {.seat = seat, .choice = Choice::AllIn};
        if (most > 0)
            return {.seat = seat, .choice = round.betTo == 0 ? Choice::BetTo : Choice::RaiseTo, .amount = most};
        break;
    }
    case Wish::Kind::Raise: {
        const Chips to = session.game().legalRaiseTo(situation, seat, wish.raiseTo);
        if (to == all)
            return {.seat = seat, .choice = Choice::AllIn};
        if (to > 0)
            return {.seat = seat, .choice = round.betTo == 0 ? Choice::BetTo : Choice::RaiseTo, .amount = to};
        break;
    }
    case Wish::Kind::Fold:
        return {.seat = seat, .choice = canCheck ? Choice::Check : Choice::Fold};
    case Wish::Kind::CheckOrCall:
        break;
    }
    return {.seat = seat, .choice = canCheck ? Choice::Check : Choice::Call};
}

/// What a player does who wishes that, borrowing where it takes a loan.
static Decision legal(const Session& session, Seat seat, const Wish& wish, RandomStream& stream)
{
    const Decision meant = withinMeans(session, seat, wish);
    const LoanNeed need = session.game().loanNeed(session.situation(), meant);
    if (need == LoanNeed::None)
        return meant;
    if (need == LoanNeed::May && stream.chance(500))
        return session.table().at(seat).stack > 0 ? meant : Decision{.seat = seat, .choice = Choice::AllIn};
    const Decision call = withinMeans(session, seat, {.kind = Wish::Kind::CheckOrCall});
    const bool canCall = session.game().loanNeed(session.situation(), call) == LoanNeed::None;
    if (wish.kind != Wish::Kind::CheckOrCall && canCall && stream.chance(600))
        return call;
    return {.seat = seat, .choice = Choice::AskOdc};
}

/// Rounds down to what the house's smallest chip can make.
static Chips inChips(const Session& session, Chips amount)
{
    const Chips unit = session.setup().common().smallestChip();
    return amount / unit * unit;
}

/// One silent chip: the largest that exceeds the bet, and the largest that is less than the call.
static void addChips(const Session& session, Seat seat, std::vector<Decision>& wrong)
{
    const BettingRound round = currentRound(session.situation());
    const SeatPlace& place = session.table().at(seat);
    const StreetRules& rules = streetGame(session.situation()).rules();
    Chips over = 0;
    Chips under = 0;
    for (const ChipLot& lot : session.setup().common().startingStack) {
        if (round.betTo > 0 && place.bet + lot.value > round.betTo && lot.value < place.stack)
            over = lot.value;
        if (place.bet + lot.value < callTo(session.table(), round, seat))
            under = lot.value;
    }
    if (over > 0)
        wrong.push_back({.seat = seat, .choice = Choice::PlaceChip, .amount = over});
    // where the same rule makes every silent chip a call, less than a call is nothing that players try
    if (under > 0 && rules.shortCall.usual() != rules.loneChip)
        wrong.push_back({.seat = seat, .choice = Choice::PlaceChip, .amount = under});
    // nobody believes that a call of a short all-in costs more than what lies there
    if (round.properFor > place.bet)
        wrong.push_back({.seat = seat, .choice = Choice::ShortCall, .amount = round.properFor});
}

/// Turns a proper bet into one that the dealer has to rule on, where the chips allow it.
static Decision improper(const Session& session, const Decision& proper, RandomStream& stream)
{
    const Decision ask{.seat = proper.seat, .choice = Choice::AskOdc};
    // all-in without the loan it takes, or a loan without need
    if (proper.choice == Choice::AskOdc)
        return session.table().at(proper.seat).stack > 0 ? Decision{.seat = proper.seat, .choice = Choice::AllIn}
                                                         : proper;
    const Situation& situation = session.situation();
    const BettingRound round = currentRound(situation);
    const Seat seat = proper.seat;
    const Chips blind = situation.notes.bigBlind;
    std::vector<Decision> wrong;
    addChips(session, seat, wrong);
    if (proper.choice == Choice::RaiseTo) {
        wrong.push_back({.seat = seat, .choice = Choice::StringRaise, .amount = proper.amount});
        // too little, or no whole step
        const Chips to = inChips(session, round.betTo + blind / 2 + stream.below(2) * blind);
        if (to < allChips(session.table(), seat))
            wrong.push_back({.seat = seat, .choice = Choice::RaiseTo, .amount = to});
    }
    if (proper.choice == Choice::BetTo)
        wrong.push_back({.seat = seat, .choice = Choice::BetTo, .amount = inChips(session, blind / 2)});
    if (round.betTo > session.table().at(seat).bet) {
        wrong.push_back({.seat = seat, .choice = Choice::Check});
        wrong.push_back({.seat = seat, .choice = Choice::AnnounceRaise});
        if (streetGame(situation).raiseBarred(situation, round, seat))
            wrong.push_back({.seat = seat, .choice = Choice::RaiseTo, .amount = round.betTo + blind});
    }
    if (session.isPossible(ask))
        wrong.push_back(ask);
    // over what the round allows, where it is bounded by more than the game's one size
    if (streetGame(situation).habits(situation).boundsBets)
        wrong.push_back({.seat = seat,
                         .choice = round.betTo == 0 ? Choice::BetTo : Choice::RaiseTo,
                         .amount = round.betTo + (round.street + 2) * blind});
    std::erase_if(wrong, [&](const Decision& decision) { return !session.isPossible(decision); });
    return wrong.empty() ? proper : stream.anyOf(wrong);
}

static Decision cut(Seat seat, const IncidentPlan& plan, RandomStream& stream)
{
    if (stream.chance(plan.improperOther))
        return {.seat = seat,
                .choice = Choice::Cut,
                .amount = stream.chance(500) ? 1 + stream.below(2) : 50 + stream.below(2)};
    if (stream.chance(150))
        return {.seat = seat, .choice = Choice::TapDeck};
    return {.seat = seat, .choice = Choice::Cut, .amount = 12 + stream.below(28)};
}

static Decision layDown(const Session& session, Seat seat, const IncidentPlan& plan, RandomStream& stream)
{
    const Decision hesitate{.seat = seat, .choice = Choice::Hesitate};
    if (session.isPossible(hesitate) && stream.chance(plan.improperOther))
        return hesitate;
    const SeatView view = viewOf(session.situation(), seat);
    Decision decision{.seat = seat, .choice = Choice::Discard};
    decision.cards = chooseDiscards(view, stream);
    if (stream.chance(plan.improperOther / 2)) {
        decision.choice = Choice::DiscardThree;
        decision.cards = {view.hand[0], view.hand[1], view.hand[2]};
    }
    if (decision.cards.empty())
        decision.choice = Choice::KeepAll;
    return decision;
}

static Decision post(const Session& session, Seat seat, const IncidentPlan& plan, RandomStream& stream)
{
    const HandNotes& notes = session.situation().notes;
    const Chips blind = notes.blindOf(seat);
    const Chips due = std::min(blind, session.table().at(seat).stack);
    Chips amount = due;
    const Decision forgets{.seat = seat, .choice = Choice::ForgetBlind};
    if (stream.chance(plan.improperOther / 2) && session.isPossible(forgets))
        return forgets;
    if (stream.chance(plan.improperOther / 2))
        amount = blind == notes.bigBlind ? notes.smallBlind : notes.bigBlind;
    const Decision ask{.seat = seat, .choice = Choice::AskOdc};
    // where a blind is only posted whole, somebody short of it may try all the same, but not twice
    const bool needsLoan = streetGame(session.situation()).blindDue(session.situation(), seat) > due;
    const Act* last = lastAct(session);
    const bool toldSo = last != nullptr && last->verb == Verb::Announce && last->phrase == Phrase::OdcOrFold;
    if (needsLoan && (toldSo || !stream.chance(plan.improperOther)))
        return ask;
    Decision posted{.seat = seat, .choice = Choice::Post, .amount = amount};
    if (session.isPossible(posted))
        return posted;
    posted.amount = due;
    return session.isPossible(posted) ? posted : ask;
}

/// Where hands are shown one after the other, somebody who turns up a hand before it is asked for.
static std::optional<Decision> showsEarly(const Session& session, Seat inTurn, const IncidentPlan& plan,
                                          RandomStream& stream)
{
    if (!streetGame(session.situation()).habits(session.situation()).showsInTurn
        || !stream.chance(plan.improperOther / 3))
        return std::nullopt;
    SeatSet others = liveSeats(session.table());
    others.erase(inTurn);
    if (others.empty())
        return std::nullopt;
    const Seat seat = stream.anyOf(others);
    const bool hidden = !session.table().at(seat).hand.front().faceUp;
    return hidden ? ifPossible(session, Decision{.seat = seat, .choice = Choice::Show}) : std::nullopt;
}

/// A player who asks for a loan where the house has none to give.
static bool asksInVain(const Session& session, Seat seat, const IncidentPlan& plan, RandomStream& stream)
{
    const auto* house = std::get_if<TennesseeOptions>(&session.setup().house);
    return house != nullptr && !house->lends() && stream.chance(plan.improperBet / 5)
           && session.isPossible(Decision{.seat = seat, .choice = Choice::AskOdc});
}

/// What can happen between two acts at this game's table; the others have their own moments.
static std::optional<Incident> mishap(const Session& session, Seat seat, RandomStream& stream)
{
    constexpr std::array between{
        Mishap::HandShown,      Mishap::FoldedHandShown, Mishap::MuckSearched,   Mishap::CardsBelowTable,
        Mishap::PhoneUsed,      Mishap::AdviceAsked,     Mishap::HandDiscussed,  Mishap::ChipsTakenBack,
        Mishap::PotSplashed,    Mishap::MoneyOnTable,    Mishap::SideBet,        Mishap::Insult,
        Mishap::RulingDisputed, Mishap::ChipsAdded,      Mishap::ChipsPocketed,  Mishap::ChipsPassed,
        Mishap::OtherLanguage,  Mishap::TipGiven,        Mishap::PlaysOver,      Mishap::DiscMoved,
        Mishap::DiscardTouched, Mishap::DiscardChanged,  Mishap::DiscardedEarly, Mishap::OdcAskedBroke,
        Mishap::ForeignCard};
    std::vector<Incident> possible;
    for (const Mishap each : between) {
        Incident incident{.mishap = each, .seat = seat};
        if (each == Mishap::ChipsTakenBack || each == Mishap::PotSplashed)
            incident.amount = session.table().at(seat).bet;
        if (each == Mishap::TipGiven)
            incident.amount = session.setup().common().smallestChip();
        // the chips that somebody would like to play are those of a player who is away
        for (const SeatSetup& other : session.setup().seats) {
            if (each == Mishap::OdcAskedBroke && !session.situation().notes.dealtIn.contains(other.seat))
                incident.seat = other.seat;
            if (each == Mishap::PlaysOver && session.table().at(other.seat).absent)
                incident.seat = other.seat;
        }
        if (each == Mishap::ForeignCard)
            incident.seat = {};
        if (session.isPossible(incident))
            possible.push_back(incident);
    }
    return possible.empty() ? std::nullopt : std::optional(stream.anyOf(possible));
}

/// Who caused what happened last, and what it was; the manager rules on that.
static std::optional<Incident> lastIncident(const Session& session)
{
    const auto& entries = session.entries();
    for (auto entry = entries.rbegin(); entry != entries.rend() && entry->hand == session.hand(); ++entry) {
        if (const auto* incident = std::get_if<Incident>(&entry->event))
            return *incident;
    }
    return std::nullopt;
}

/// What the manager, just called, may make of it at a league table.
static std::optional<Incident> rulingOn(const Incident& incident)
{
    switch (incident.mishap) {
    case Mishap::MoneyOnTable:
    case Mishap::Insult:
        return Incident{.mishap = Mishap::Disqualified, .seat = incident.seat};
    case Mishap::HandShown:
    case Mishap::FoldedHandShown:
    case Mishap::MuckSearched:
        return Incident{.mishap = Mishap::PenaltyGiven, .seat = incident.seat};
    case Mishap::AdviceAsked:
        return Incident{.mishap = Mishap::HandForfeited, .seat = incident.seat};
    default:
        return std::nullopt;
    }
}

std::optional<IncidentPlan> findIncidentPlan(std::string_view word)
{
    return copyOf(firstWith(incidentPlans, word, &IncidentPlan::word));
}

Simulator::Simulator(const IncidentPlan& plan, std::span<const Style> styles) : m_plan(plan)
{
    for (std::size_t i = 0; i < m_styles.size(); ++i)
        m_styles[i] = styles[i % styles.size()];
}

std::optional<Event> Simulator::next(const Session& session) const
{
    if (session.isOver())
        return std::nullopt;
    const bool banked = isBanked(session.setup().game());
    if (m_plan != noIncidents) {
        RandomStream chance(session.incidentsMoment(), StreamPurpose::Incidents);
        if (const auto happened = banked ? bankedIncident(session, m_plan, chance) : incident(session, chance))
            return *happened;
        if (const auto tried = banked ? bankedOutOfTurn(session, m_plan, chance) : comingOrGoing(session, chance))
            return *tried;
    }
    const auto turn = session.turn();
    if (!turn)
        return std::nullopt;
    RandomStream stream(session.playersMoment(), StreamPurpose::Players);
    if (banked)
        return bankedDecision(session, *turn, m_plan, m_styles[static_cast<std::size_t>(turn->seat.index())], stream);
    if (turn->wait == Wait::Bet && stream.chance(m_plan.outOfTurn)) {
        if (const auto early = outOfTurn(session, turn->seat, stream))
            return *early;
    }
    return decision(session, *turn, stream);
}

Decision Simulator::decision(const Session& session, const Turn& turn, RandomStream& stream) const
{
    switch (turn.wait) {
    case Wait::Cut:
        return cut(turn.seat, m_plan, stream);
    case Wait::Draw:
        return {.seat = turn.seat, .choice = Choice::Draw};
    case Wait::Post:
        return post(session, turn.seat, m_plan, stream);
    case Wait::Show: {
        if (const auto early = showsEarly(session, turn.seat, m_plan, stream))
            return *early;
        const bool asked = lastAct(session) != nullptr && lastAct(session)->verb == Verb::Announce
                           && lastAct(session)->phrase == Phrase::HandsUp;
        const bool hides = !asked && stream.chance(m_plan.improperOther / 2);
        return {.seat = turn.seat, .choice = hides ? Choice::TryMuck : Choice::Show};
    }
    case Wait::Discard:
        return layDown(session, turn.seat, m_plan, stream);
    case Wait::Bet:
    case Wait::Wager:
    case Wait::PlayOrFold:
    case Wait::Raise:
        break;
    }
    const Style& style = m_styles[static_cast<std::size_t>(turn.seat.index())];
    Wish wish = decide(viewOf(session.situation(), turn.seat), style, stream);
    // who has said "raise" raises
    if (session.situation().notes.saidRaise == turn.seat && wish.kind != Wish::Kind::AllIn)
        wish = {.kind = Wish::Kind::Raise, .raiseTo = std::max<Chips>(wish.raiseTo, 1)};
    const Decision proper = legal(session, turn.seat, wish, stream);
    if (asksInVain(session, turn.seat, m_plan, stream))
        return {.seat = turn.seat, .choice = Choice::AskOdc};
    const Decision apart{.seat = turn.seat, .choice = Choice::FoldApart};
    if (proper.choice == Choice::Fold && session.isPossible(apart) && stream.chance(m_plan.improperOther))
        return apart;
    const bool said = session.situation().notes.saidRaise == turn.seat;
    return !said && stream.chance(m_plan.improperBet) ? improper(session, proper, stream) : proper;
}

std::optional<Decision> Simulator::outOfTurn(const Session& session, Seat inTurn, RandomStream& stream) const
{
    SeatSet others = canAct(session.situation()) & currentRound(session.situation()).toAct & present(session);
    others.erase(inTurn);
    if (others.empty())
        return std::nullopt;
    const Seat seat = others.nextAfter(inTurn);
    const Style& style = m_styles[static_cast<std::size_t>(seat.index())];
    const Decision ask{.seat = seat, .choice = Choice::AskOdc};
    if (session.isPossible(ask) && stream.chance(300))
        return ask;
    const Wish wish = decide(viewOf(session.situation(), seat), style, stream);
    return ifPossible(session, legal(session, seat, wish, stream));
}

std::optional<Decision> Simulator::awayOrBack(const Session& session, RandomStream& stream) const
{
    const SeatSet there = present(session);
    const auto away = session.situation().notes.dealtIn - there;
    // somebody has to stay
    const bool leaves = there.size() > 2 && stream.chance(500);
    const SeatSet some = leaves ? there : away;
    if (some.empty())
        return std::nullopt;
    return ifPossible(session,
                      Decision{.seat = stream.anyOf(some), .choice = leaves ? Choice::StepAway : Choice::ComeBack});
}

/// Where players come and go at any time, whoever has paid for nothing stays longer.
static bool staysAtPub(const Session& session, Choice choice, RandomStream& stream)
{
    if (choice != Choice::StandUp && choice != Choice::StepAway)
        return false;
    return present(session).size() <= 2 || !stream.chance(choice == Choice::StandUp ? 100 : 300);
}

/// Everything that somebody at a chair, or nobody yet, could do between two hands.
static void addComings(const Session& session, Seat seat, bool isPub, RandomStream& stream, std::vector<Decision>& all)
{
    const Chips stack = session.setup().common().startingChips();
    for (const Choice choice : {Choice::SitDown, Choice::StandUp, Choice::StepAway, Choice::ComeBack}) {
        if (!isPub || !staysAtPub(session, choice, stream))
            all.push_back({.seat = seat, .choice = choice, .amount = choice == Choice::SitDown ? stack : 0});
    }
    // only who has little left buys in
    if (session.table().at(seat).stack * 4 < stack)
        all.push_back({.seat = seat, .choice = Choice::BuyIn, .amount = stack});
}

std::optional<Decision> Simulator::comingOrGoing(const Session& session, RandomStream& stream) const
{
    const Act* last = lastAct(session);
    const bool isPub = streetGame(session.situation()).habits(session.situation()).comesAndGoes;
    if (last == nullptr || !session.entries().back().wasRight())
        return std::nullopt;
    // a pub's players come and go at any time
    if (isPub && stream.chance(m_plan.mishap))
        return awayOrBack(session, stream);
    if (last->verb != Verb::PushPot || !stream.chance(m_plan.coming))
        return std::nullopt;
    std::vector<Decision> all;
    for (const Seat seat : SeatSet::firstSeats(session.setup().chairs()))
        addComings(session, seat, isPub, stream, all);
    std::erase_if(all, [&](const Decision& decision) { return !session.isPossible(decision); });
    return all.empty() ? std::nullopt : std::optional(stream.anyOf(all));
}

/// What happens between any two acts, or asks for what would have come.
static std::optional<Incident> atAnyTime(const Session& session, const IncidentPlan& plan, RandomStream& stream)
{
    const SeatSet seats = present(session);
    if (seats.empty() || !stream.chance(plan.mishap))
        return std::nullopt;
    if (session.situation().notes.decided)
        return ifPossible(session, Incident{.mishap = Mishap::RabbitAsked, .seat = stream.anyOf(seats)});
    const bool inPlay = session.situation().betting.street >= 0 || !session.table().board.empty();
    return inPlay ? mishap(session, stream.anyOf(seats), stream) : std::nullopt;
}

/// A card that flashes on its way, or another that sticks to it.
static std::optional<Incident> afterPitch(const Session& session, Seat seat, const IncidentPlan& plan,
                                          RandomStream& stream)
{
    if (stream.chance(plan.exposedCard))
        return ifPossible(session, Incident{.mishap = Mishap::CardExposed, .seat = seat});
    // at a pub's table it is the director's to rule on, and comes up in a call
    const bool sticks = !streetGame(session.situation()).habits(session.situation()).comesAndGoes;
    const Incident stuck{.mishap = Mishap::CardsStuck, .seat = seat};
    // a card that was seen stops the deal before another sticks to it
    const auto next = session.procedure().next();
    const bool seen = next && next->competency == Competency::Irregularities;
    if (!seen && sticks && session.isPossible(stuck) && stream.chance(plan.stuckCards))
        return stuck;
    return atAnyTime(session, plan, stream);
}

/// What the manager rules on what was called for.
static std::optional<Incident> afterCall(const Session& session, const IncidentPlan& plan, RandomStream& stream)
{
    if (present(session).size() <= 2 || !stream.chance(plan.improperOther))
        return std::nullopt;
    const auto cause = lastIncident(session);
    const auto ruling = cause ? rulingOn(*cause) : std::nullopt;
    return ruling ? ifPossible(session, *ruling) : std::nullopt;
}

/// Somebody takes the deck to shuffle it, where the game lets players.
static std::optional<Incident> afterButton(const Session& session, const IncidentPlan& plan, RandomStream& stream)
{
    if (!stream.chance(plan.improperOther))
        return std::nullopt;
    for (const Seat seat : present(session)) {
        if (const Incident other{.mishap = Mishap::OtherShuffles, .seat = seat}; session.isPossible(other))
            return other;
    }
    return std::nullopt;
}

std::optional<Incident> Simulator::incident(const Session& session, RandomStream& stream) const
{
    // 3.6.1: a bet of no legal amount is drawn back before the dealer has ruled on it
    const auto& illegal = session.situation().illegalBet;
    if (illegal && streetGame(session.situation()).habits(session.situation()).drawsBack
        && stream.chance(m_plan.improperOther))
        return ifPossible(session, Incident{.mishap = Mishap::ChipsTakenBack,
                                            .seat = illegal->seat,
                                            .amount = session.table().at(illegal->seat).bet - illegal->before});
    const Act* last = lastAct(session);
    if (last == nullptr || !session.entries().back().wasRight())
        return std::nullopt;
    if (last->verb == Verb::Pitch)
        return afterPitch(session, last->seat.value_or(Seat(1)), m_plan, stream);
    if (last->verb == Verb::PlaceCutCard && stream.chance(m_plan.boxedCard))
        return ifPossible(session, Incident{.mishap = Mishap::BoxedCard, .seat = {}, .amount = 1 + stream.below(24)});
    std::optional<Incident> found;
    if (last->verb == Verb::CallFloor)
        found = afterCall(session, m_plan, stream);
    if (last->verb == Verb::PlaceButton)
        found = afterButton(session, m_plan, stream);
    return found ? found : atAnyTime(session, m_plan, stream);
}

} // namespace cutcard
