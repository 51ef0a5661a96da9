// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/director/pictures/night_clock.h"

#include "app/director/pictures/night_picture_of.h"
#include "app/words/night/night_words.h"
#include "app/words/table/act_words.h"
#include "core/tournament/acts/tennessee_event.h"
#include "core/tournament/session/night_presets.h"
#include "core/tournament/venue/venue.h"

namespace cutcard {

/// What kind of night it is: the one of those to begin with that it is as big as, if there is one.
static QString kindText(const NightSetup& setup)
{
    const Night& night = setup.opening;
    for (const NightPreset& preset : nightPresets) {
        if (static_cast<int>(night.people.size()) == preset.players + preset.unclaimed
            && night.house.tableMax == preset.tableMax && night.house.tennessee.has_value() == preset.tennessee)
            return nightPresetText(preset.word);
    }
    return isTennessee(night) ? RoomTexts::tr("Tennessee event") : RoomTexts::tr("League night");
}

static QString averageText(const Night& night, bool real)
{
    if (!isCounted(night, real))
        return {};
    const int stacks = sumOf(night.rings, [](const Ring& ring) { return ring.isOpen() ? stackCount(ring) : 0; });
    return stacks == 0 || chipsInPlay(night) == 0
               ? QString()
               : RoomTexts::tr("average %1").arg(chipsText(chipsInPlay(night) / stacks));
}

static QString playersText(const Night& night)
{
    const auto entrants = std::ranges::count_if(night.people, [](const Entrant& person) {
        return person.presence != Presence::Unclaimed && person.presence != Presence::Cleared
               && person.presence != Presence::Refused;
    });
    const bool settingUp = night.stage == NightStage::SettingUp;
    //: how many players are left, of how many
    return RoomTexts::tr("%1 of %2 left").arg(settingUp ? static_cast<int>(entrants) : playersIn(night)).arg(entrants);
}

/// Hands are counted there, and no time.
static void showRound(NightClockPicture& clock, const Night& night)
{
    clock.level = RoomTexts::tr("Round %1").arg(night.round);
    clock.blinds = RoomTexts::tr("opens at %1").arg(chipsText(opensAt(night, night.round)));
    clock.next = RoomTexts::tr("doubles every six hands at each table");
}

static void showLevel(NightClockPicture& clock, const Night& night, NightTime now)
{
    const int level = std::max(1, night.level);
    const NightTime whole = night.house.minutesPerLevel * oneMinute;
    const bool settingUp = night.stage == NightStage::SettingUp;
    // it stands in a break, and where it has stopped
    const NightTime shown = night.pausedAt.value_or(night.stoodAt.value_or(std::max(now, night.now)));
    const NightTime left = settingUp ? whole : night.clockOut ? 0 : night.levelEnds - shown;
    clock.level = settingUp ? RoomTexts::tr("Before level 1") : RoomTexts::tr("Level %1").arg(night.level);
    clock.blinds = blindsText(night.house.blinds(level));
    //: the blinds of the next level
    clock.next = RoomTexts::tr("then %1").arg(blindsText(night.house.blinds(level + 1)));
    clock.left = clockText(left);
    clock.share = std::clamp(1 - static_cast<double>(left) / static_cast<double>(whole), 0.0, 1.0);
    clock.entry =
        night.level <= night.house.lateLevels ? RoomTexts::tr("sign-in open") : RoomTexts::tr("sign-in closed");
}

NightClockPicture clockPicture(const Night& night, NightTime now, bool real)
{
    NightClockPicture clock;
    if (isTennessee(night))
        showRound(clock, night);
    else
        showLevel(clock, night, now);
    clock.note = night.clockOut   ? RoomTexts::tr("time is up: call the next level")
                 : night.pausedAt ? RoomTexts::tr("the clock is stopped")
                                  : QString();
    clock.players = playersText(night);
    clock.average = averageText(night, real);
    return clock;
}

QString nightTitle(const NightSession& session, bool real)
{
    const QString name = real ? RoomTexts::tr("Real night") : kindText(session.setup());
    if (!session.night().finalTable)
        return name;
    return (isTennessee(session.night()) ? RoomTexts::tr("%1, last table") : RoomTexts::tr("%1, final table"))
        .arg(name);
}

QString nightStateText(const Night& night, NightTime now)
{
    const bool settingUp = night.stage == NightStage::SettingUp;
    // those whom a draw between two rounds seats
    if (settingUp && night.round > 1)
        return RoomTexts::tr("before round %1 · players to seat: %2").arg(night.round).arg(toBeSeated(night).size());
    if (settingUp)
        return RoomTexts::tr("before play · signed in: %1").arg(night.people.size());
    const QString room =
        RoomTexts::tr("tables: %1, players left: %2").arg(openTables(night).size()).arg(playersIn(night));
    //: tables and players, and a time
    return RoomTexts::tr("%1 · %2 since the first hand").arg(room, clockText(now));
}

QString briefStateText(const Night& night, NightTime now)
{
    if (night.stage != NightStage::SettingUp)
        return RoomTexts::tr("%1 since the first hand").arg(clockText(now));
    if (night.round > 1)
        return RoomTexts::tr("players to seat: %1").arg(toBeSeated(night).size());
    return RoomTexts::tr("signed in: %1").arg(night.people.size());
}

} // namespace cutcard
