// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/pictures/picture.h"

#include <array>

namespace cutcard {

namespace {

constexpr std::array stateWords{"new", "used", "wrong"};

} // namespace

QString Picture::name() const
{
    const QString key = page.section(QStringLiteral("::"), 1);
    QString scope = page.section(QStringLiteral("::"), 0, 0);
    if (!key.isEmpty())
        scope.remove(QStringLiteral("Model")).remove(QStringLiteral("Desk"));
    // rooms are known by their own names
    QStringList parts{scope, key, QLatin1String(stateWords.at(static_cast<std::size_t>(state))), of};
    if (scope == QLatin1String("Home"))
        parts.removeFirst();
    parts.removeAll(QString());
    return parts.join(QLatin1Char('-')).toLower();
}

std::vector<Picture> allPictures()
{
    std::vector<Picture> all;
    for (const auto& some : {roomPictures(), lookedUpPictures(), taskPictures(), nightPictures(), tablePictures(),
                             bankedPictures(), windowPictures(), academyPictures(), examPictures()})
        all.insert(all.end(), some.begin(), some.end());
    return all;
}

std::vector<NoPicture> noPictures()
{
    using enum PageState;
    const QString nothing = QStringLiteral("nothing is typed or asked for there");
    return {{"HomeModel::Lessons", Wrong, nothing},
            {"HomeModel::Drills", Wrong, nothing},
            {"HomeModel::Atlas", Wrong, nothing},
            {"HomeModel::Bank", Wrong, nothing}};
}

} // namespace cutcard
