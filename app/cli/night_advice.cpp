// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/night_advice.h"

#include "app/cli/json.h"
#include "app/words/act_words.h"
#include "app/words/night_words.h"
#include "core/tournament/agenda.h"
#include "core/tournament/either_or.h"
#include "core/tournament/finishing_list.h"
#include "core/tournament/night_notation.h"
#include "core/tournament/seats.h"
#include "core/tournament/tennessee_event.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace cutcard::cli {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

QString nameOf(const Night& night, EntrantId who)
{
    return QString::fromStdString(night.person(who).name);
}

QString tableName(TableNo table)
{
    return QStringLiteral("T%1").arg(table.number);
}

QString levelText(const BlindLevel& level)
{
    return chipsText(level.small) + '/' + chipsText(level.big);
}

QString clockLine(const Night& night, NightTime at)
{
    if (night.stage != NightStage::Playing)
        return night.stage == NightStage::Over ? Words::tr("The night is over.") : Words::tr("Play has not begun.");
    if (isTennessee(night))
        return Words::tr("Round %1, opened at a big blind of %2").arg(night.round).arg(chipsText(night.openedAt))
               + QLatin1Char('\n') + Words::tr("Players in: %1").arg(playersIn(night));
    const NightTime left = std::max<NightTime>(0, night.levelEnds - at);
    return Words::tr("Level %1, blinds %2, %3 left; then %4")
               .arg(night.level)
               .arg(levelText(night.house.blinds(night.level)), QString::fromStdString(nightTimeText(left)),
                    levelText(night.house.blinds(night.level + 1)))
           + QLatin1Char('\n') + Words::tr("Players in: %1").arg(playersIn(night)) + ", "
           + (night.level <= night.house.lateLevels ? Words::tr("sign-in open") : Words::tr("sign-in closed"));
}

/// `counted`: whether anybody knows the stacks.
QString ringLine(const Night& night, const Ring& ring, bool counted)
{
    QStringList people;
    for (const EntrantId who : stacksAt(ring))
        people.append(nameOf(night, who) + (counted ? ' ' + chipsText(night.person(who).chips) : QString()));
    QString line = tableName(ring.number) + QStringLiteral(" (%1): ").arg(stackCount(ring)) + people.join(", ");
    if (isTennessee(night))
        return line + "; " + Words::tr("hands %1, big blind %2").arg(ring.hands).arg(chipsText(ring.announced));
    if (const auto next = comingPositions(ring, {.dealerIsSmallBlind = night.house.table.dealerIsSmallBlind}))
        line += "; "
                + Words::tr("next: button %1, small blind %2, big blind %3")
                      .arg(nameOf(night, next->button),
                           next->smallBlind ? nameOf(night, *next->smallBlind) : QStringLiteral("-"),
                           nameOf(night, next->bigBlind));
    return line;
}

/// Where somebody sits down: between whom, which is all that counts.
QString wayText(const Night& night, const DirectorAct& act)
{
    const Ring& ring = *night.ring(act.table);
    return Words::tr("%1 to %2, between %3 and %4")
        .arg(nameOf(night, act.person), tableName(act.table), nameOf(night, act.other),
             nameOf(night, nextAfter(ring, act.other)));
}

bool sits(const DirectorAct& act)
{
    return (act.verb == DirectorVerb::Move || act.verb == DirectorVerb::Admit) && act.spot == Spot::After
           && !act.other.isNobody();
}

/// A duty with every way of doing it that is as good.
QStringList waysOf(const Night& night, const DirectorDuty& duty, const std::vector<DirectorDuty>& agenda)
{
    auto acts = duty.alike;
    acts.insert(acts.end(), duty.waiting.begin(), duty.waiting.end());
    if (std::ranges::find(acts, duty.act) == acts.end())
        acts.insert(acts.begin(), duty.act);
    if (const auto broken = orBreak(duty, agenda))
        acts.push_back(*broken);
    QStringList ways;
    for (const DirectorAct& act : acts)
        ways.append(sits(act) ? wayText(night, act) : capitalised(directorActText(night, act)));
    ways.removeDuplicates();
    return ways;
}

} // namespace

QString adviceText(const NightSession& session, NightTime at)
{
    const Night& night = session.night();
    QStringList lines{clockLine(night, at)};
    for (const Ring& ring : night.rings) {
        if (ring.isOpen())
            lines.append(ringLine(night, ring, !session.setup().real));
    }
    const auto agenda = agendaOf(night);
    bool any = false;
    for (const DirectorDuty& duty : agenda) {
        if ((duty.optional && !duty.customary) || isSaidWithAMove(duty, agenda))
            continue;
        any = true;
        const QString rule = QString::fromUtf8(duty.rule.id().data(), static_cast<qsizetype>(duty.rule.id().size()));
        QString when = duty.optional ? Words::tr("may be done now") : Words::tr("now");
        if (!isDue(duty, agenda))
            when = duty.ready ? Words::tr("after what comes before it") : Words::tr("as soon as no hand is on there");
        lines.append(QStringLiteral("- %1 (%2) [%3]")
                         .arg(waysOf(night, duty, agenda).join(' ' + Words::tr("or:") + ' '), when, rule));
    }
    if (!any)
        lines.append(Words::tr("Nothing is to be done."));
    for (const Entrant* person : finishingList(night)) {
        const QString name = QString::fromStdString(person->name);
        QString line = person->place == 0 ? QStringLiteral("  -  %1 (%2)").arg(name, presenceText(person->presence))
                                          : QStringLiteral("%1. %2").arg(person->place, 3).arg(name);
        if (const int points = pointsFor(night, *person); points > 0)
            line += ' ' + Words::tr("(%1 points)").arg(points);
        lines.append(line);
    }
    return lines.join('\n') + '\n';
}

nlohmann::ordered_json adviceJson(const NightSession& session, NightTime at)
{
    const Night& night = session.night();
    Json tables = Json::array();
    for (const Ring& ring : night.rings) {
        if (!ring.isOpen())
            continue;
        Json people = Json::array();
        for (const EntrantId who : stacksAt(ring)) {
            Json person = {{"name", night.person(who).name}};
            // nobody counts the stacks of a real night
            if (!session.setup().real)
                person["chips"] = night.person(who).chips;
            people.push_back(std::move(person));
        }
        tables.push_back({{"table", ring.number.number}, {"stacks", std::move(people)}});
    }
    const auto agenda = agendaOf(night);
    Json duties = Json::array();
    for (const DirectorDuty& duty : agenda) {
        if ((duty.optional && !duty.customary) || isSaidWithAMove(duty, agenda))
            continue;
        Json ways = Json::array();
        for (const QString& way : waysOf(night, duty, agenda))
            ways.push_back(way.toStdString());
        duties.push_back(
            {{"ways", std::move(ways)}, {"now", isDue(duty, agenda)}, {"rule", std::string(duty.rule.id())}});
    }
    Json places = Json::array();
    for (const Entrant* person : finishingList(night))
        places.push_back({{"place", person->place}, {"name", person->name}, {"points", pointsFor(night, *person)}});
    return {{"level", night.level},          {"left", std::max<NightTime>(0, night.levelEnds - at) / oneSecond},
            {"playersIn", playersIn(night)}, {"tables", std::move(tables)},
            {"owed", std::move(duties)},     {"places", std::move(places)}};
}

} // namespace cutcard::cli
