// SPDX-License-Identifier: GPL-3.0-or-later
// Tennessee Hold'em events: how tables stop, how blinds and rounds go on, and what the director's acts do.
#include "core/tournament/acts/tennessee_event.h"

#include "core/tournament/acts/night_acts.h"
#include "core/tournament/state/seats.h"

namespace cutcard {

constexpr int advisedMost = 8;    // TN-fmt-1
constexpr int mostDoublings = 20; // more would leave no stack to post from

/// TN-blinds-2: the opening blind is a quarter of the big one.
static bool canBePosted(const Night& night, Chips bigBlind)
{
    return bigBlind % (4 * night.house.common().smallestChip()) == 0;
}

static bool raiseBlinds(const Night& night, Ring& ring, Chips bigBlind)
{
    if (ring.handOn || !canBePosted(night, bigBlind))
        return false;
    ring.announced = bigBlind;
    return true;
}

/// From everybody who has paid as little as anybody.
static bool takeDeposits(Night& night, Chips amount)
{
    std::vector<EntrantId> payers;
    Chips least = night.house.tennessee->deposit;
    for (const EntrantId who : night.everybody()) {
        const Chips paid = night.person(who).page.deposit;
        if (paid > least || paid >= night.house.tennessee->deposit || night.openCall(CallKind::Asks, who) != nullptr)
            continue;
        if (paid < least)
            payers.clear();
        least = paid;
        payers.push_back(who);
    }
    for (const EntrantId who : payers)
        night.person(who).page.deposit += amount;
    return !payers.empty();
}

static bool takeBack(Night& night, EntrantId who, Chips amount)
{
    Entrant& person = night.person(who);
    const Ring* ring = night.ring(person.table);
    const bool plays = person.isIn();
    // who plays on keeps something to play with; a loan that was left with its winner may have eaten the stack up
    const Chips least = plays && person.page.loan < person.chips ? 1 : 0;
    if (person.chips - amount < least || ring == nullptr || ring->handOn || !night_acts::canBeCounted(night, amount))
        return false;
    person.chips -= amount;
    night.ledger.repaid += amount;
    person.page.loan = std::max<Chips>(0, person.page.loan - amount);
    if (person.chips == 0) {
        person.outAt = person.table;
        leaveTable(night, who);
        person.page.loan = 0;
        if (plays) {
            person.presence = Presence::Out;
            placeTogether(night, person.outAt, {{.who = who, .chips = amount, .value = {}}});
        }
    }
    return true;
}

/// Those who are left go to the draw with what they have (TN-fmt-5); what nobody took back goes to the bank.
static bool openRound(Night& night, Chips amount)
{
    // after the last table there is no further one to draw for (TN-fmt-2)
    if (anyHandOn(night) || playersIn(night) < 2 || night.finalTable)
        return false;
    for (Call& call : night.calls) {
        if (call.amount > 0)
            night_acts::handBack(night, call, call.person);
        call.closed = true;
    }
    for (Entrant& person : night.people) {
        person.table = {};
        person.page.recorded = 0;
        person.page.goesOn = false;
        if (person.isIn()) {
            person.presence = Presence::Signed;
        } else {
            night.ledger.repaid += person.chips;
            person.chips = 0;
            person.page.loan = 0;
        }
    }
    night.rings.clear();
    night.stage = NightStage::SettingUp;
    night.finalTable = false;
    ++night.round;
    night.openedAt = amount;
    return true;
}

static bool atBank(Night& night, const DirectorAct& act)
{
    EventPage& page = night.person(act.person).page;
    switch (act.verb) {
    case DirectorVerb::Deposit:
        // what the bank paid out and should not have comes first
        if (overpaid(night, night.person(act.person)) > 0) {
            page.paidBack -= act.amount;
            return page.paidBack >= 0;
        }
        if (page.deposit >= night.house.tennessee->deposit)
            return false;
        page.deposit += act.amount;
        if (Call* call = night.openCall(CallKind::Asks, act.person); call != nullptr)
            call->closed = true; // paid after all
        return true;
    case DirectorVerb::TakeBack:
        return takeBack(night, act.person, act.amount);
    case DirectorVerb::Charge:
        if (page.chargeDue <= 0)
            return false;
        page.charged += act.amount;
        page.chargeDue -= act.amount; // what is wrong about it stays to be put right, here or with the deposit
        return true;
    case DirectorVerb::PayBack:
        if (page.balance() - page.chargeDue <= 0)
            return false;
        page.paidBack += act.amount;
        return true;
    default:
        return false;
    }
}

/// The place of somebody paid a prize: second, or the first of two; 0: it stands, or is the named winner's.
static int placeOfPaid(const Night& night, EntrantId who)
{
    const Entrant& person = night.person(who);
    const Entrant* other = firstOf(night.people, [&](const Entrant& each) { return each.isIn() && &each != &person; });
    if (!person.isIn() || person.place != 0 || other == nullptr || ownChips(person) > ownChips(*other))
        return 0;
    return ownChips(person) == ownChips(*other) ? 1 : 2;
}

static bool atTheEnd(Night& night, const DirectorAct& act)
{
    Entrant& person = night.person(act.person);
    switch (act.verb) {
    case DirectorVerb::TellOut:
        return !std::exchange(person.page.toldOut, true);
    case DirectorVerb::Record:
        // what is still played with is not counted
        if (const Ring* ring = night.ring(person.table); ring == nullptr || !hasEnded(night, *ring))
            return false;
        person.page.recorded = act.amount;
        return true;
    case DirectorVerb::Advance:
        return !std::exchange(person.page.goesOn, true);
    case DirectorVerb::Prize:
        // nothing is handed out while it is still played for (TN-fmt-2), nor taken back that was not given
        if (!isDecided(night) || (act.amount == 0 && person.page.share == 0))
            return false;
        person.page.share = static_cast<int>(std::min<Chips>(act.amount, 100));
        // who has won is said; equal counts share the first place (TA-9)
        if (const int place = placeOfPaid(night, act.person); place != 0 && act.amount > 0)
            person.place = person.earned = place;
        return true;
    default:
        return false;
    }
}

/// One to the left; after a void hand where it was.
static EntrantId nextButton(const Ring& ring)
{
    const EntrantId last = ring.last->button;
    return ring.again && sitsAt(ring, last) ? last : nextAfter(ring, last);
}

int stopsAt(const Night& night)
{
    return night.finalTable ? leastAtTable - 1 : leastAtTable;
}

int playersAt(const Night& night, const Ring& ring)
{
    return static_cast<int>(std::ranges::count_if(
        ring.chairs, [&](const Chair& chair) { return !chair.vacant && night.person(chair.who).isIn(); }));
}

bool hasEnded(const Night& night, const Ring& ring)
{
    // between two rounds nobody has begun to play yet
    return night.stage != NightStage::SettingUp && ring.isOpen() && !ring.handOn
           && playersAt(night, ring) <= stopsAt(night);
}

bool mustStop(const Night& night, const Ring& ring)
{
    return !ring.stopped && hasEnded(night, ring);
}

bool allStopped(const Night& night)
{
    return !night.rings.empty()
           && std::ranges::all_of(night.rings, [&](const Ring& ring) { return hasEnded(night, ring); });
}

bool isDecided(const Night& night)
{
    return allStopped(night) && playersIn(night) <= 2;
}

Chips opensAt(const Night& night, int round)
{
    return night.house.tennessee ? night.house.tennessee->bigBlind << std::clamp(round - 1, 0, mostDoublings) : 0;
}

Chips blindDue(const Night& night, const Ring& ring)
{
    return night.openedAt << std::min(mostDoublings, ring.hands / handsOfALevel);
}

bool isAccountClosed(const Night& night, const Entrant& person)
{
    return person.presence == Presence::Out || isDecided(night);
}

Chips overpaid(const Night& night, const Entrant& person)
{
    const EventPage& page = person.page;
    if (page.paidBack == 0)
        return 0; // asked of everybody, again and again
    const Chips kept =
        isAccountClosed(night, person) ? page.chargeDue : night.house.tennessee->deposit - page.spent - page.charged;
    return std::clamp<Chips>(kept - page.balance(), 0, page.paidBack);
}

Chips chargeFor(const Night& night, Chips loan)
{
    constexpr Chips whole = 1000;
    return night.house.tennessee ? loan * night.house.tennessee->chargePerMille / whole : 0;
}

std::vector<int> tableCounts(const Night& night, int players)
{
    std::vector<int> advised;
    std::vector<int> others;
    for (int tables = 1; tables <= std::max(1, players / (leastAtTable + 1)); ++tables) {
        const int most = (players + tables - 1) / tables;
        if (players < leastAtTable || most > night.house.tableMax)
            continue;
        (most <= advisedMost ? advised : others).push_back(tables);
    }
    advised.insert(advised.end(), others.begin(), others.end());
    return advised;
}

std::vector<EntrantId> toBeSeated(const Night& night)
{
    return night.thoseWho([&](const Entrant& person) {
        return person.presence == Presence::Signed || (person.presence == Presence::Unclaimed && !isTennessee(night));
    });
}

bool beginTennesseeHand(const Night& night, Ring& ring)
{
    const int stacks = stackCount(ring);
    if (ring.stopped || stacks < 2 || stacks > night.house.tableMax)
        return false;
    RingPositions positions;
    if (ring.dealer && sitsAt(ring, *ring.dealer))
        positions.button = *ring.dealer;
    else
        positions.button = ring.last ? nextButton(ring) : stacksAt(ring).front();
    // three blinds: the opening blind sits between these two and the button; with three players the last is the button
    positions.smallBlind = nextAfter(ring, nextAfter(ring, positions.button));
    positions.bigBlind = nextAfter(ring, *positions.smallBlind);
    beginHand(ring, positions);
    ring.bigBlind = ring.announced;
    ring.smallBlind = ring.announced / 2;
    return true;
}

Chips ownChips(const Entrant& person)
{
    return person.chips - std::min(person.page.loan, person.chips);
}

/// Lent chips that were not taken back and have been played away since can't come back any more.
static void bookLossOfOldLoan(EventPage& page, Chips had, Chips has)
{
    if (page.loan == 0)
        return;
    // of a lost loan everything that lay there was the bank's
    const Chips gone = page.lost ? had - has : page.loan - has;
    if (gone <= 0)
        return;
    page.spent += gone;
    page.loan = page.lost ? (has == 0 ? 0 : page.loan) : has;
}

void bookLoans(Night& night, const StackAfter& stack, Chips had)
{
    Entrant& person = night.person(stack.who);
    bookLossOfOldLoan(person.page, had, stack.chips);
    night.ledger.lent += stack.loan;
    person.page.loan += stack.loan;
    person.page.chargeDue += chargeFor(night, stack.loan);
    person.page.lost = person.page.lost || stack.lost;
    if (!stack.lost)
        return;
    person.page.spent += stack.loan - stack.chips;
    if (stack.chips == 0)
        person.page.loan = 0; // nothing is left to come back
}

bool performTennessee(Night& night, const DirectorAct& act)
{
    Ring* ring = night.ring(act.table);
    const bool settingUp = night.stage == NightStage::SettingUp;
    const Chips least = act.verb == DirectorVerb::Prize ? 0 : 1;
    if (!isTennessee(night) || (factsOf(act.verb).uses('a') && act.amount < least))
        return false;
    switch (act.verb) {
    case DirectorVerb::Deposits:
        return settingUp && takeDeposits(night, act.amount);
    case DirectorVerb::Deposit:
    case DirectorVerb::TakeBack:
    case DirectorVerb::Charge:
    case DirectorVerb::PayBack:
        return atBank(night, act);
    case DirectorVerb::RaiseBlinds:
        return ring != nullptr && !settingUp && raiseBlinds(night, *ring, act.amount);
    case DirectorVerb::Stop:
        return ring != nullptr && !ring->handOn && !settingUp && !std::exchange(ring->stopped, true);
    case DirectorVerb::OpenRound:
        return !settingUp && canBePosted(night, act.amount) && openRound(night, act.amount);
    case DirectorVerb::TellOut:
        return atTheEnd(night, act);
    default:
        return !settingUp && atTheEnd(night, act);
    }
}

} // namespace cutcard
