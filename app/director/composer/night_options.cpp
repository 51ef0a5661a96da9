// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/director/composer/night_options.h"

#include "app/words/night/night_words.h"
#include "app/words/rule_words.h"
#include "app/words/said.h"
#include "core/tournament/acts/tennessee_event.h"

namespace cutcard::night_options {

using Does = DirectorVerb;

static bool fits(const Night& night, Does verb, EntrantId who)
{
    const Entrant& person = night.person(who);
    switch (verb) {
    case Does::Move:
    case Does::RemoveStack:
    case Does::PlaceButton:
        return !person.table.isNone();
    case Does::SeatBy:
        return night.stage == NightStage::SettingUp; // who signed in since the draw has no table yet
    case Does::SetStack:
        return night.issued;
    case Does::Admit:
    case Does::Claim:
        return night.openCall(CallKind::Late, who) != nullptr;
    case Does::Refuse:
        return night.openCall(CallKind::Late, who) != nullptr || night.openCall(CallKind::Asks, who) != nullptr;
    case Does::Grant:
        return night.openCall(CallKind::Asks, who) != nullptr;
    case Does::SignOut:
        return night.openCall(CallKind::Quits, who) != nullptr;
    case Does::Out:
        return !person.isIn() && person.place == 0 && person.earned > 0;
    case Does::Renumber:
        return person.place > 0;
    case Does::ShowHand: {
        const Call* call = night.openCall(CallKind::Offence, who);
        return call != nullptr && !call->shown;
    }
    case Does::Winner:
        // its key closes the book once somebody has won
        return person.isIn() && playersIn(night) <= 2 && std::ranges::count(night.people, 1, &Entrant::place) == 0;
    case Does::Prize:
        return person.isIn() && playersIn(night) <= 2;
    case Does::Deposit:
        return person.page.deposit < night.house.tennessee->deposit || overpaid(night, person) > 0;
    case Does::TakeBack:
        return person.page.loan > 0;
    case Does::Charge:
        return person.page.chargeDue > 0;
    case Does::TellOut:
        return !person.page.toldOut && (person.page.lost || person.presence == Presence::Out);
    case Does::Record:
    case Does::Advance: {
        const Ring* ring = night.ring(person.table);
        return ring != nullptr && ring->stopped;
    }
    case Does::PayBack:
        return person.page.balance() > 0 && (!person.isIn() || person.page.share > 0);
    default:
        return person.isIn();
    }
}

static std::vector<NightOption> spots(const Night& night, const DirectorAct& act)
{
    std::vector<NightOption> options{{.label = OptionTexts::tr("right of the dealer"), .spot = Spot::DealerRight}};
    if (act.verb == Does::Move)
        options.push_back(
            {.label = OptionTexts::tr("same distance from the dealer as before"), .spot = Spot::SamePosition});
    const Ring* ring = night.ring(act.table);
    if (ring == nullptr)
        return options;
    for (const EntrantId right : stacksAt(*ring))
        options.push_back({.label = OptionTexts::tr("between %1 and %2")
                                        .arg(entrantText(night, right), entrantText(night, nextAfter(*ring, right))),
                           .who = right,
                           .spot = Spot::After});
    return options;
}

static std::vector<NightOption> drawers(const Night& night, const DirectorAct& act)
{
    std::vector<NightOption> options;
    const Ring* ring = night.ring(act.table);
    if (ring == nullptr)
        return options;
    if (act.people.empty()) {
        options.push_back({.label = OptionTexts::tr("everyone at the table"), .done = true});
        if (const auto again = tied(night, act.table); again.size() > 1)
            options.push_back({.label = OptionTexts::tr("only the tied players: %1").arg(peopleText(night, again)),
                               .word = thoseTied,
                               .done = true});
    } else {
        options.push_back({.label = OptionTexts::tr("that is everyone"), .done = true});
    }
    for (const EntrantId who : stacksAt(*ring)) {
        if (std::ranges::find(act.people, who) == act.people.end())
            options.push_back({.label = entrantText(night, who), .who = who});
    }
    return options;
}

/// The numbers of a paragraph, so that 3.4 stands before 3.15; what has none comes last.
static std::pair<std::vector<int>, Rule> numbersOf(Rule rule)
{
    std::vector<int> numbers;
    for (const QString& part : ruleCitation(rule).split(QLatin1Char('.'))) {
        bool isNumber = false;
        const int number = part.toInt(&isNumber);
        numbers.push_back(isNumber ? number : 1000);
    }
    return {numbers, rule};
}

/// Rules a ruling may rest on: those of its choices, and others that are called for often.
static std::vector<NightOption> rules(const Night& night, const DirectorAct& act)
{
    std::vector<Rule> all;
    const auto add = [&](Rule rule) {
        if (!rule.id().empty() && std::ranges::find(all, rule) == all.end())
            all.push_back(rule);
    };
    if (const Call* call = night.call(act.call); call != nullptr) {
        for (const RulingChoice& choice : call->choices)
            add(choice.rule);
    }
    constexpr std::array ofTheLeague{"3.4"_rule,   "3.5.1"_rule, "3.6.1"_rule, "3.7.2"_rule,
                                     "3.7.5"_rule, "3.9"_rule,   "3.15"_rule};
    constexpr std::array ofTennessee{"TN-bet-1"_rule, "TN-over-2"_rule, "TN-show-2"_rule,
                                     "TN-odc-5"_rule, "TN-odc-7"_rule,  "GP-dispute"_rule};
    if (isTennessee(night))
        std::ranges::for_each(ofTennessee, add);
    else
        std::ranges::for_each(ofTheLeague, add);
    std::ranges::sort(all, {}, numbersOf);
    return eachOf(all, [](Rule rule) { return NightOption{.label = ruleTitle(rule), .rule = rule}; });
}

/// Where those sit whom an act may be about: at the table that it names, or from which its call came.
static TableNo placeOf(const Night& night, const DirectorAct& act)
{
    const Call* call = night.call(act.call);
    return act.verb == Does::HandBack && call != nullptr ? call->table : act.table;
}

template <typename Words, typename Text> static std::vector<NightOption> wordsOf(const Words& words, Text text)
{
    std::vector<NightOption> options;
    options.reserve(words.size());
    for (int i = 0; i < static_cast<int>(words.size()); ++i)
        options.push_back({.label = text(i), .word = i});
    return options;
}

std::vector<EntrantId> people(const Night& night, DirectorVerb verb, TableNo table)
{
    return night.thoseWho([&](const Entrant& person) {
        return fits(night, verb, night.idOf(person)) && (table.isNone() || person.table == table);
    });
}

std::vector<TableNo> tables(const Night& night, DirectorVerb verb, EntrantId who)
{
    std::vector<TableNo> found;
    const bool moves = verb == Does::Move || verb == Does::SeatBy;
    for (const Ring& ring : night.rings) {
        const bool there = night.knows(who) && night.person(who).table == ring.number;
        if (!ring.isOpen() || (moves && there) || (verb == Does::Hold && ring.held)
            || (verb == Does::Release && !ring.held && !ring.stopped) || (verb == Does::Stop && ring.stopped)
            || (verb == Does::VoidHand && !ring.handOn))
            continue;
        const auto stacks = stacksAt(ring);
        if (verb == Does::ClearUnclaimed && std::ranges::none_of(stacks, [&](EntrantId stack) {
                return night.person(stack).presence == Presence::Unclaimed;
            }))
            continue;
        found.push_back(ring.number);
    }
    return found;
}

std::vector<int> calls(const Night& night, DirectorVerb verb)
{
    std::vector<int> found;
    for (const Call& call : night.calls) {
        const bool chip = verb == Does::HandBack || verb == Does::TakeOut;
        if (chip && call.kind == CallKind::Chip && !call.closed)
            found.push_back(night.numberOf(call));
        if (call.kind != CallKind::Floor || chip)
            continue;
        const bool cites = call.closed && call.ruled > 0 && !call.cited;
        const bool open =
            !call.closed && (verb != Does::Attend || !call.attended) && (verb != Does::Ask || !call.asked);
        if (verb == Does::Cite ? cites : open)
            found.push_back(night.numberOf(call));
    }
    return found;
}

std::vector<EntrantId> tied(const Night& night, TableNo table)
{
    const Ring* ring = night.ring(table);
    return ring == nullptr || ring->drawn.empty() ? std::vector<EntrantId>() : highestDrawn(*ring);
}

std::vector<NightOption> of(const Night& night, const DirectorAct& act, QChar field)
{
    const auto person = [&](EntrantId who) { return NightOption{.label = entrantText(night, who), .who = who}; };
    switch (field.toLatin1()) {
    case 'p':
        return eachOf(people(night, act.verb, placeOf(night, act)), person);
    case 'o':
        return eachOf(night.thoseWho([](const Entrant& one) { return one.presence == Presence::Unclaimed; }), person);
    case 'T':
        return eachOf(tables(night, act.verb, act.person),
                      [](TableNo table) { return NightOption{.label = tableText(table), .table = table}; });
    case 's':
        return spots(night, act);
    case 'a':
        return amountOptions(night, act);
    case 'c':
        return eachOf(calls(night, act.verb),
                      [&](int call) { return NightOption{.label = tableText(night.call(call)->table), .call = call}; });
    case 'r': {
        std::vector<NightOption> options;
        const auto open = [&](Request request) {
            const Call* call = night.openCall(request == Request::Late ? CallKind::Late : CallKind::Asks, act.person);
            return call != nullptr && (request == Request::Late || call->request == request);
        };
        for (int i = 0; i < requestCount; ++i) {
            if (open(static_cast<Request>(i)))
                options.push_back({.label = said(static_cast<Request>(i)), .word = i});
        }
        return options;
    }
    case 'm':
        return wordsOf(namedWords<ColourManner>, [](int i) { return said(static_cast<ColourManner>(i)); });
    case 'M':
        return eachOf(
            std::array{MoveMethod::NextBigBlind, MoveMethod::LastBigBlind, MoveMethod::Drawn},
            [](MoveMethod method) { return NightOption{.label = said(method), .word = static_cast<int>(method)}; });
    case 'R':
        return rules(night, act);
    case 'l':
        return drawers(night, act);
    default:
        return {};
    }
}

int digitOf(const NightOption& option, int place)
{
    return option.table.isNone() ? place + 1 : option.table.number;
}

bool isClear(const DirectorAct& act, QChar field)
{
    return field == QLatin1Char('c') || field == QLatin1Char('r')
           || (field == QLatin1Char('a') && act.verb == Does::ColourUp);
}

} // namespace cutcard::night_options
