// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers that an act may be given: chips, places, levels, minutes, and which of several rulings.
#include "app/director/composer/night_options.h"
#include "app/words/night/night_words.h"
#include "core/tournament/acts/night_acts.h"
#include "core/tournament/acts/tennessee_event.h"

#include <set>

namespace cutcard::night_options {

using Does = DirectorVerb;

/// Places that those who are out and not written down can have got.
static std::set<Chips> openPlaces(const Night& night)
{
    std::set<Chips> open;
    for (const Entrant& person : night.people) {
        if (person.earned > 0 && person.place == 0)
            open.insert(person.earned);
    }
    return open;
}

/// The open places and one beside them, as far as so many have played.
static std::vector<Chips> places(const Night& night)
{
    std::set<Chips> all = openPlaces(night);
    const auto in = static_cast<Chips>(playersIn(night));
    const Chips last = in + std::ranges::count_if(night.people, [](const Entrant& person) {
                           return !person.isIn() && (person.earned > 0 || person.place > 0);
                       });
    all.insert({in, in + 1, in + 2});
    std::erase_if(all, [&](Chips place) { return place < 2 || place > last; });
    return {all.rbegin(), all.rend()};
}

/// Amounts that might be meant at a Tennessee event: what is right, and what is often taken for it.
static std::vector<Chips> tennesseeAmounts(const Night& night, const DirectorAct& act)
{
    if (!isTennessee(night))
        return {};
    const EventPage page = night.knows(act.person) ? night.person(act.person).page : EventPage();
    const Chips chips = night.knows(act.person) ? night.person(act.person).chips : 0;
    std::set<Chips> found;
    switch (act.verb) {
    case Does::Deposits:
    case Does::Deposit:
        found = {night.house.tennessee->deposit, night.house.tennessee->deposit / 2};
        break;
    case Does::RaiseBlinds: {
        const Ring* ring = night.ring(act.table);
        if (ring != nullptr)
            found = {ring->announced, ring->announced * 2, ring->announced * 4};
        break;
    }
    case Does::TakeBack:
        found = {page.loan, page.lost ? chips : std::max<Chips>(0, page.loan - page.spent), chips};
        break;
    case Does::Charge:
        found = {page.chargeDue, page.chargeDue * 2};
        break;
    case Does::Record:
        found = {chips, night.house.startingChips()};
        break;
    case Does::OpenRound:
        found = {opensAt(night, 1), opensAt(night, night.round + 1)};
        for (const Ring& ring : night.rings)
            found.insert({ring.announced, ring.announced * 2});
        break;
    case Does::Prize:
        found = {100, 50, night.house.firstPrize, 100 - night.house.firstPrize};
        break;
    case Does::PayBack:
        found = {page.balance(), page.deposit};
        break;
    default:
        break;
    }
    found.erase(0);
    return {found.begin(), found.end()};
}

static std::vector<Chips> amounts(const Night& night, const DirectorAct& act)
{
    const Chips stack = night.house.startingChips();
    switch (act.verb) {
    case Does::Issue:
        return {stack};
    case Does::SetStack: {
        // once hands were dealt: what lies there without what was counted out wrongly (3.15)
        const Chips fair = night.knows(act.person) ? night_acts::fairStack(night, act.person) : stack;
        return night.stage == NightStage::SettingUp || fair == stack ? std::vector{stack} : std::vector{fair, stack};
    }
    case Does::DrawSeats: {
        const auto people = static_cast<Chips>(toBeSeated(night).size());
        const Chips least = (people + night.house.tableMax - 1) / night.house.tableMax;
        std::vector<Chips> counts;
        for (Chips count = std::max<Chips>(1, least); count <= least + 2 && 2 * count <= people; ++count)
            counts.push_back(count);
        return counts;
    }
    case Does::Level:
        return {night.level + 1, night.level + 2};
    case Does::AnnounceBreak: {
        std::set<Chips> levels(night.house.breaks.begin(), night.house.breaks.end());
        const Chips now = std::max(1, night.level);
        levels.insert({now, now + 1, now + 2});
        std::erase_if(levels, [&](Chips level) { return level < now; });
        return {levels.begin(), levels.end()};
    }
    case Does::Admit: {
        std::vector<Chips> stacks{stack};
        for (int level = 1; level <= night.house.lateLevels; ++level)
            stacks.push_back(night.house.lateStack(level));
        return stacks;
    }
    case Does::ColourUp: {
        const Ring* ring = night.ring(act.table);
        return {ring != nullptr ? ring->unit : 0};
    }
    case Does::Penalise:
        return {5, 10, 20, 30};
    case Does::Out:
        return places(night);
    default:
        return tennesseeAmounts(night, act);
    }
}

static QString amountText(const Night& night, const DirectorAct& act, Chips amount)
{
    switch (act.verb) {
    case Does::DrawSeats:
        return OptionTexts::tr("tables: %1").arg(amount);
    case Does::AnnounceBreak:
        return OptionTexts::tr("after level %1").arg(amount);
    case Does::Level:
        return OptionTexts::tr("level %1, %2")
            .arg(amount)
            .arg(blindsText(night.house.blinds(static_cast<int>(amount))));
    case Does::Penalise:
        return OptionTexts::tr("%1 minutes").arg(amount);
    case Does::Out:
    case Does::Renumber:
        return OptionTexts::tr("place %1").arg(amount);
    case Does::Prize:
        //: a percentage
        return OptionTexts::tr("%1%").arg(amount);
    default:
        return chipsText(amount);
    }
}

std::vector<NightOption> amountOptions(const Night& night, const DirectorAct& act)
{
    std::vector<NightOption> options;
    if (act.verb == Does::Rule) {
        const Call* call = night.call(act.call);
        for (std::size_t i = 0; call != nullptr && i < call->choices.size(); ++i)
            options.push_back(
                {.label = rulingText(night, call->table, call->choices[i].act), .amount = static_cast<Chips>(i) + 1});
        return options;
    }
    auto suggested = amounts(night, act);
    if (act.verb == Does::Renumber) {
        for (Chips place = 1; place <= static_cast<Chips>(night.people.size()); ++place)
            suggested.push_back(place);
    }
    for (const Chips amount : suggested)
        options.push_back({.label = amountText(night, act, amount), .amount = amount});
    return options;
}

int firstOption(const Night& night, const DirectorAct& act, const std::vector<NightOption>& options)
{
    if (act.verb != Does::Out)
        return 0;
    const auto open = openPlaces(night);
    const auto first = std::ranges::find_if(
        options, [&](const NightOption& option) { return option.amount > 0 && open.contains(option.amount); });
    return first == options.end() ? 0 : static_cast<int>(first - options.begin());
}

} // namespace cutcard::night_options
