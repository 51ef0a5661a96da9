// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/rooms/window_rooms.h"

#include "app/files/read_file.h"
#include "app/files/saved_file.h"
#include "app/home/house_form.h"
#include "app/home/session_form.h"
#include "app/shell/table/dealing.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"

#include <QDir>
#include <QFile>

namespace cutcard {

HouseRoom::HouseRoom(MainWindow& owner) : Room(owner)
{
    rooms().house().setSource([this](GameId game) { return rules(game); });
    connect(&rooms().house(), &HouseForm::saved, this, &HouseRoom::keep);
    connect(&rooms().table(), &SessionForm::deal, this, &HouseRoom::deal);
}

void HouseRoom::fill()
{
    rooms().table().open(settings());
    rooms().house().choose(rooms().table().game());
}

QString HouseRoom::fileOf(GameId game) const
{
    return QDir(window().configFolder())
        .filePath(QStringLiteral("house-%1.toml").arg(QString::fromUtf8(entryOf(game).word)));
}

HouseRules HouseRoom::rules(GameId game) const
{
    const QString file = fileOf(game);
    if (!QFile::exists(file))
        return defaultHouse(game);
    const auto options = readFile(file).and_then(
        [&](const QByteArray& text) { return readHouse(game, text.toStdString(), file.toStdString()); });
    if (options)
        return *options;
    showError(options.error());
    return defaultHouse(game);
}

void HouseRoom::edit(GameId game)
{
    const auto entries = catalogue();
    const auto found = std::ranges::find(entries, game, &CatalogueEntry::id);
    rooms().house().choose(static_cast<int>(found - entries.begin()));
    window().showRoom(HomeModel::House);
}

void HouseRoom::keep(int game, const QString& text)
{
    QDir().mkpath(window().configFolder());
    const GameId id = catalogue()[static_cast<std::size_t>(game)].id;
    if (const auto saved = saveFile(fileOf(id), text.toUtf8(), Reach::Owner); !saved)
        showError(saved.error());
}

void HouseRoom::deal()
{
    const SessionForm& form = rooms().table();
    window().keepSettings(form.chosen(settings()));
    const SessionWish wish = form.wish(rules(form.gameId()));
    window().dealing().begin(wish.setup, wish.coached, wish.incidents);
}

} // namespace cutcard
