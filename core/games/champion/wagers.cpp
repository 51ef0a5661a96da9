// SPDX-License-Identifier: GPL-3.0-or-later
// The opening wagers that all versions have.
#include "core/games/champion/parts.h"

namespace cutcard::champion_rules {

double edgeOfVersions(int)
{
    return 2'733'833'551.0 / 19'315'145'850.0;
}

std::vector<Duty> wrongPair(const Situation& situation, Seat seat, Circle blindCircle)
{
    const BankedOptions& house = bankedOptions(situation);
    const BankedRules& rules = bankedGame(situation).rules();
    const SeatPlace& place = situation.table.at(seat);
    const Chips bonus = place.wagers.at(Circle::Bonus);
    const Chips blind = place.wagers.at(blindCircle);
    const auto legal = [&](Chips size) { return size >= house.leastBet && size <= house.mostBet; };
    if (bonus == blind && (bonus == 0 || legal(bonus)))
        return {};
    const Rule broken = bonus == 0 || blind == 0       ? rules.compulsory
                        : legal(bonus) && legal(blind) ? rules.equal
                                                       : rules.limits;
    // what either wager comes to within the limits, if the chips for two of it are there; or nothing at all
    FixedVector<Chips, 3> sizes;
    for (const Chips wager : {bonus, blind}) {
        const Chips size = std::clamp(wager, house.leastBet, house.mostBet);
        if (wager > 0 && 2 * size <= place.stack + bonus + blind)
            sizes.push_back(size);
    }
    const Chips best = sizes.empty() ? 0 : sizes[0];
    sizes.push_back(0);
    std::vector<Duty> wrong;
    std::vector<Act> alike;
    for (const Circle circle : {Circle::Bonus, blindCircle}) {
        const Chips there = place.wagers.at(circle);
        FixedVector<Chips, 3> others;
        for (const Chips size : sizes) {
            if (size != there)
                others.push_back(size);
        }
        if (there != best) {
            wrong.push_back(banked::correction(circle, seat, best, broken, others));
            continue;
        }
        // what may lie there is nothing to be put right, but the other wager may as well be brought to it
        for (const Chips size : others)
            alike.push_back(actOnWager(Verb::CorrectWager, circle, seat, size));
    }
    for (Duty& duty : wrong)
        duty.alike.assign(alike.begin(), alike.end());
    return wrong;
}

} // namespace cutcard::champion_rules
