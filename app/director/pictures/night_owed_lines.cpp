// SPDX-License-Identifier: GPL-3.0-or-later
// What waits for the director as lines: calls, and what is owed.
#include "app/director/pictures/night_picture_of.h"

#include "app/words/night/night_words.h"
#include "app/words/rule_words.h"
#include "core/tournament/state/seats.h"

namespace cutcard {

/// How long somebody may wait before the time is marked.
constexpr NightTime aim = oneMinute;

/// At a real night, where nobody counts the hands, newcomers may have come before and after one.
static QString drawText(const Night& night, TableNo table)
{
    const Ring* ring = night.ring(table);
    QString text = RoomTexts::tr("%1 draws for dealer: choose who drew the high card and press G. In a tie, only the "
                                 "tied players draw again")
                       .arg(tableText(table));
    if (ring == nullptr || !ring->last || ring->newcomers.size() < 2)
        return text;
    return RoomTexts::tr("%1. If the table has dealt since %2 came, nobody draws: choose the next dealer and press G")
        .arg(text, entrantText(night, ring->newcomers.front()));
}

/// Until when a duty has to be done, or what it waits for.
static QString whenText(const Night& night, const DirectorDuty& duty, bool due)
{
    if (due)
        return windowText(night, duty.window);
    return duty.ready || !anyHandOn(night) ? RoomTexts::tr("after the duties above")
                                           : RoomTexts::tr("when the hand there is over");
}

/// A move; at a real night who it is may hang on a button that was not noted.
static QString moveText(const Night& night, const DirectorAct& move, const ButtonNoted& noted)
{
    const Ring* from = night.ring(night.person(move.person).table);
    if (from != nullptr && noted && from->breaking)
        return RoomTexts::tr("Move %1 to %2, to the next dealer's right, the biggest stack furthest right")
            .arg(entrantText(night, move.person), tableText(move.table));
    if (from != nullptr && !isMoverKnown(night, move, noted))
        return RoomTexts::tr(
                   "A player moves from %1 to %2. First note both tables' next dealers: choose each and press G")
            .arg(tableText(from->number), tableText(move.table));
    return directorActText(night, move);
}

/// Facts first: the coach does not rule before the director has.
static bool isUntold(const DirectorDuty& duty, bool tells)
{
    return duty.act.verb == DirectorVerb::Rule && !tells;
}

static QString dutyText(const Night& night, const DirectorDuty& duty, const ButtonNoted& noted, bool tells)
{
    if (const Call* call = night.call(duty.act.call); isUntold(duty, tells) && call != nullptr)
        return RoomTexts::tr("%1: give your ruling").arg(tableText(call->table));
    if (noted && duty.act.verb == DirectorVerb::DrawDealer)
        return drawText(night, duty.act.table);
    return duty.act.verb == DirectorVerb::Move ? moveText(night, duty.act, noted) : directorActText(night, duty.act);
}

bool isMoverKnown(const Night& night, const DirectorAct& move, const ButtonNoted& noted)
{
    const Ring* from = night.ring(night.person(move.person).table);
    if (!noted || from == nullptr || from->breaking || night.method.value_or(night.house.method) == MoveMethod::Drawn)
        return true;
    return noted(from->number) && noted(move.table);
}

std::vector<int> waitingCalls(const Night& night)
{
    auto open =
        thoseOf(night.calls, std::not_fn(&Call::closed), [&](const Call& call) { return night.numberOf(call); });
    std::ranges::sort(open, {}, [&](int call) { return std::pair(night.call(call)->since, call); });
    return open;
}

QVariantList queueLines(const Night& night, NightTime now, const NightSelection& picked)
{
    QVariantList lines;
    for (const int number : waitingCalls(night)) {
        const Call& call = *night.call(number);
        const NightTime waited = std::max<NightTime>(0, now - call.since);
        lines.append(QVariantMap{
            {"call", number},
            {"waited", clockText(waited)},
            {"long", waited > aim},
            //: a heading: duties at no table
            {"title", call.table.isNone() ? RoomTexts::tr("At the desk") : capitalised(tableText(call.table))},
            {"text", callText(night, call)},
            {"attended", call.attended},
            {"picked", picked.call == number}});
    }
    return lines;
}

std::vector<SaidDuty> saidDuties(const Night& night, const ButtonNoted& noted, bool tells)
{
    std::vector<SaidDuty> said;
    auto agenda = agendaOf(night);
    // a place that the book has wrongly is put right while it is open
    for (DirectorDuty& duty : agenda)
        duty.optional = duty.optional && duty.act.verb != DirectorVerb::Renumber;
    for (const bool now : {true, false}) {
        for (const DirectorDuty& duty : agenda) {
            if (isDue(duty, agenda) != now || (duty.optional && !duty.customary) || isSaidWithAMove(duty, agenda))
                continue;
            // each of a broken table's is told a chair that is left when those before sit
            DirectorDuty told = duty;
            if (const auto move = plannedMove(night, duty, agenda)) {
                told.act = *move;
                told.ready = std::ranges::find(duty.alike, *move) != duty.alike.end();
            }
            const bool due = isDue(told, agenda);
            QString text = capitalised(dutyText(night, told, noted, tells));
            if (const auto orElse = orBreak(duty, agenda))
                //: two acts of the director's, one of which is enough
                text = RoomTexts::tr("%1; or: %2").arg(text, directorActText(night, *orElse));
            QString when = capitalised(whenText(night, told, due));
            said.push_back({.duty = std::move(told), .due = due, .text = std::move(text), .when = std::move(when)});
        }
    }
    return said;
}

std::vector<NightOwedPicture> owedLines(const std::vector<SaidDuty>& said, bool tells)
{
    std::vector<NightOwedPicture> lines;
    for (const auto& [duty, due, text, when] : said) {
        const Rule rule = isUntold(duty, tells) ? Rule() : duty.rule;
        lines.push_back({.label = text,
                         .when = when,
                         .rule = rule == Rule() ? QString() : ruleTitle(rule),
                         .ruleId = rule == Rule() ? QString() : ruleNumber(rule),
                         .now = due,
                         .optional = duty.optional});
    }
    return lines;
}

std::vector<DutyKey> pressingDuties(const Night& night)
{
    const auto presses = [](const DirectorDuty& duty) { return !duty.optional || duty.customary; };
    auto keys = thoseOf(owedNow(night), presses, &DirectorDuty::key);
    std::ranges::sort(keys);
    return keys;
}

} // namespace cutcard
