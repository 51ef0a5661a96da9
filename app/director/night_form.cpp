// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/director/night_form.h"

#include "app/director/real_night.h"
#include "app/words/night/night_words.h"
#include "core/tournament/session/night_presets.h"

namespace cutcard {

QVariantList NightForm::presets() const
{
    return listOf(nightPresets, [&](const NightPreset& preset) {
        return QVariantMap{{"word", QString::fromUtf8(preset.word.data(), qsizetype(preset.word.size()))},
                           {"title", nightPresetText(preset.word)},
                           {"text", nightPresetNote(preset.word)}};
    });
}

void NightForm::begin(const QString& preset, int incidents, bool coached)
{
    const auto found = findNightPreset(preset.toStdString());
    if (!found || incidents < 0 || incidents >= static_cast<int>(namedWords<NightIncidents>.size()))
        return;
    NightSetup setup = setupOf(*found, 1);
    setup.incidents = static_cast<NightIncidents>(incidents);
    setup.mode = coached ? Mode::Practice : Mode::Test;
    emit nightAsked(setup);
}

void NightForm::beginReal(const QString& names, int chairs, int minutes, bool points)
{
    const auto setup = realNight(names, chairs, minutes, points);
    m_namesTrouble = setup ? QString() : wrongNamesText(setup.error());
    emit changed();
    if (setup)
        emit realNightAsked(*setup);
}

void NightForm::checkNames(const QString& names)
{
    if (m_namesTrouble.isEmpty())
        return;
    const NightHouse usual;
    const auto setup = realNight(names, usual.tableMax, usual.minutesPerLevel, false);
    m_namesTrouble = setup ? QString() : wrongNamesText(setup.error());
    emit changed();
}

} // namespace cutcard
