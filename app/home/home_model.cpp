// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/home_model.h"

#include <QVariantMap>

namespace cutcard {

namespace {

QVariantMap rowOf(const DonePicture& done)
{
    return {
        {"session", done.session}, {"when", done.when},         {"game", done.game}, {"what", done.what},
        {"score", done.score},     {"critical", done.critical}, {"rule", done.rule}, {"hasCritical", done.hasCritical},
        {"mistake", done.mistake}, {"ruleId", done.ruleId},     {"way", done.way}};
}

} // namespace

void HomeModel::setPicture(HomePicture picture)
{
    if (m_picture == picture)
        return;
    m_picture = std::move(picture);
    m_recent.clear();
    for (const DonePicture& done : m_picture.recent)
        m_recent.append(rowOf(done));
    emit changed();
}

void HomeModel::go(Room room)
{
    if (m_room == room)
        return;
    m_room = room;
    emit roomChanged();
}

} // namespace cutcard
