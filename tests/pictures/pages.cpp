// SPDX-License-Identifier: GPL-3.0-or-later
// Every page that there is, from the enumerations by which the program itself turns to them.
#include "app/director/night_desk.h"
#include "app/exam/exam_window.h"
#include "app/home/home_model.h"
#include "app/shell/table/looking_back.h"
#include "app/shell/windows/debrief_page.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "app/supervisor/academy_model.h"
#include "app/task/task_desk.h"
#include "tests/pictures/picture.h"

#include <QMetaEnum>
#include <QQuickWidget>

namespace cutcard {

namespace {

template <typename Page> QString keyOf(Page page)
{
    const QMetaEnum pages = QMetaEnum::fromType<Page>();
    const QString scope = QString::fromLatin1(pages.scope()).section(QStringLiteral("::"), -1);
    return QStringLiteral("%1::%2").arg(scope, QString::fromLatin1(pages.valueToKey(page)));
}

template <typename Page> QStringList keysOf()
{
    const QMetaEnum pages = QMetaEnum::fromType<Page>();
    QStringList keys;
    for (int i = 0; i < pages.keyCount(); ++i)
        keys.append(keyOf(static_cast<Page>(pages.value(i))));
    return keys;
}

/// The page within a room, where a room has several.
QString pageWithin(Rooms& rooms)
{
    switch (rooms.home().room()) {
    case HomeModel::Tasks:
        return keyOf(rooms.tasks().page());
    case HomeModel::Night:
        return keyOf(rooms.night().page());
    case HomeModel::Academy:
        return keyOf(rooms.academy().page());
    default:
        return {};
    }
}

} // namespace

QStringList allPages()
{
    QStringList rooms = keysOf<HomeModel::Room>();
    // these are pages in their turn
    for (const auto room : {HomeModel::Tasks, HomeModel::Night, HomeModel::Academy})
        rooms.removeAll(keyOf(room));
    return QStringList{QStringLiteral("DeskView"), QStringLiteral("DebriefPage")} + rooms + keysOf<TaskDesk::Page>()
           + keysOf<NightDesk::Page>() + keysOf<AcademyModel::Page>() + keysOf<ExamModel::Page>();
}

QStringList pagesShown(QWidget& shown)
{
    if (auto* exam = qobject_cast<ExamWindow*>(&shown))
        return {keyOf(exam->model().page())};
    auto* window = qobject_cast<MainWindow*>(&shown);
    if (window == nullptr)
        return {QString::fromLatin1(shown.metaObject()->className()).section(QStringLiteral("::"), -1)};
    if (window->view()->isVisible())
        return {QStringLiteral("DeskView"), QStringLiteral("MainWindow")};
    if (window->lookingBack().page() != nullptr && window->lookingBack().page()->view()->isVisible())
        return {QStringLiteral("DebriefPage")};
    return {keyOf(window->rooms().home().room()), pageWithin(window->rooms())};
}

} // namespace cutcard
