// SPDX-License-Identifier: GPL-3.0-or-later
// What the night's page says beside the room: clock, queue, book, and the look back.
#include "app/director/night_desk.h"

#include "app/director/pictures/night_picture_of.h"
#include "app/words/night/night_words.h"
#include "app/words/rule_words.h"
#include "app/words/table/act_words.h"
#include "app/words/table/judge_words.h"
#include "core/tournament/acts/tennessee_event.h"
#include "core/tournament/session/night_presets.h"

#include <QVariantMap>

#include <algorithm>

namespace cutcard {

namespace {

/// What kind of night it is: the one of those to begin with that it is as big as, if there is one.
QString nightTitle(const NightSetup& setup)
{
    const Night& night = setup.opening;
    for (const NightPreset& preset : nightPresets) {
        if (static_cast<int>(night.people.size()) == preset.players + preset.unclaimed
            && night.house.tableMax == preset.tableMax && night.house.tennessee.has_value() == preset.tennessee)
            return nightPresetText(preset.word);
    }
    return isTennessee(night) ? NightDesk::tr("Tennessee event") : NightDesk::tr("League night");
}

/// Those whom a draw between two rounds seats.
int playersLeft(const Night& night)
{
    return static_cast<int>(toBeSeated(night).size());
}

} // namespace

QString NightDesk::title() const
{
    if (!m_session)
        return tr("Direct a night");
    QString name = m_real ? tr("Real night") : nightTitle(m_session->setup());
    if (!m_session->night().finalTable)
        return name;
    return isTennessee(m_session->night()) ? tr("%1, last table").arg(name) : tr("%1, final table").arg(name);
}

QString NightDesk::stateText() const
{
    if (!m_session)
        return {};
    if (settingUp() && m_session->night().round > 1)
        return tr("before round %1 · players to seat: %2")
            .arg(m_session->night().round)
            .arg(playersLeft(m_session->night()));
    if (settingUp())
        return tr("before play · signed in: %1").arg(m_session->night().people.size());
    //: tables and players, and a time
    return tr("%1 · %2 since the first hand").arg(roomText(m_session->night()), clockText(m_now));
}

bool NightDesk::settingUp() const
{
    return m_session && m_session->night().stage == NightStage::SettingUp;
}

QString NightDesk::levelText() const
{
    if (!m_session)
        return {};
    if (isTennessee(m_session->night()))
        return tr("Round %1").arg(m_session->night().round);
    return settingUp() ? tr("Before level 1") : tr("Level %1").arg(m_session->night().level);
}

QString NightDesk::blinds() const
{
    if (!m_session)
        return {};
    const Night& night = m_session->night();
    if (isTennessee(night))
        return tr("opens at %1").arg(chipsText(opensAt(night, night.round)));
    return blindsText(night.house.blinds(std::max(1, night.level)));
}

QString NightDesk::nextBlinds() const
{
    if (!m_session)
        return {};
    const Night& night = m_session->night();
    if (isTennessee(night))
        return tr("doubles every six hands at each table");
    //: the blinds of the next level
    return tr("then %1").arg(blindsText(night.house.blinds(std::max(1, night.level) + 1)));
}

QString NightDesk::clock() const
{
    if (!m_session)
        return {};
    const Night& night = m_session->night();
    if (isTennessee(night))
        return {}; // hands are counted there, and no time
    if (settingUp())
        return clockText(night.house.minutesPerLevel * oneMinute);
    if (night.clockOut)
        return clockText(0);
    return clockText(night.levelEnds - shownNow());
}

/// The time that the clock goes by: it stands in a break, and where it has stopped.
NightTime NightDesk::shownNow() const
{
    const Night& night = m_session->night();
    return night.pausedAt.value_or(night.stoodAt.value_or(std::max(m_now, night.now)));
}

double NightDesk::clockShare() const
{
    if (!m_session || settingUp() || isTennessee(m_session->night()))
        return 0;
    const Night& night = m_session->night();
    const double whole = static_cast<double>(night.house.minutesPerLevel * oneMinute);
    const double left = night.clockOut ? 0 : static_cast<double>(night.levelEnds - shownNow());
    return std::clamp(1 - left / whole, 0.0, 1.0);
}

QString NightDesk::clockNote() const
{
    if (!m_session)
        return {};
    const Night& night = m_session->night();
    if (night.clockOut)
        return tr("time is up: call the next level");
    return night.pausedAt ? tr("the clock is stopped") : QString();
}

QString NightDesk::inText() const
{
    if (!m_session)
        return {};
    const Night& night = m_session->night();
    const auto entrants = std::ranges::count_if(night.people, [](const Entrant& person) {
        return person.presence != Presence::Unclaimed && person.presence != Presence::Cleared
               && person.presence != Presence::Refused;
    });
    //: how many players are left, of how many
    return tr("%1 of %2 left").arg(settingUp() ? static_cast<int>(entrants) : playersIn(night)).arg(entrants);
}

QString NightDesk::averageText() const
{
    if (!m_session)
        return {};
    const Night& night = m_session->night();
    if (!isCounted(night, m_real))
        return {};
    int stacks = 0;
    for (const Ring& ring : night.rings)
        stacks += ring.isOpen() ? stackCount(ring) : 0;
    return stacks == 0 || chipsInPlay(night) == 0 ? QString()
                                                  : tr("average %1").arg(chipsText(chipsInPlay(night) / stacks));
}

QString NightDesk::entryText() const
{
    if (!m_session)
        return {};
    const Night& night = m_session->night();
    if (isTennessee(night))
        return {};
    return night.level <= night.house.lateLevels ? tr("sign-in open") : tr("sign-in closed");
}

QVariantList NightDesk::queue() const
{
    return m_session ? queueLines(m_session->night(), m_now, m_picked) : QVariantList();
}

QVariantList NightDesk::results() const
{
    return m_session ? resultLines(m_session->night()) : QVariantList();
}

QVariantList NightDesk::moves() const
{
    return m_session ? moveLines(m_session->night()) : QVariantList();
}

QVariantList NightDesk::offences() const
{
    return m_session ? offenceLines(m_session->night()) : QVariantList();
}

QString NightDesk::ledger() const
{
    return m_session ? ledgerText(m_session->night(), isCounted(m_session->night(), m_real)) : QString();
}

QString NightDesk::messageRule() const
{
    return m_messageRule.id().empty() ? QString() : ruleTitle(m_messageRule);
}

QString NightDesk::messageRuleId() const
{
    return ruleNumber(m_messageRule);
}

} // namespace cutcard
