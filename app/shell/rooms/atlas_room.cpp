// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/rooms/window_rooms.h"

#include "app/home/atlas_model.h"
#include "app/keeping/keeping.h"
#include "app/shell/table/dealing.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "app/words/table/atlas_words.h"
#include "core/base/seed.h"

namespace cutcard {

/// The table of a cell for a trainee who is told at once: what was dealt up to there is nobody's achievement.
static std::optional<Session> tableOf(const atlas::DealtCell& cell)
{
    SessionSetup setup = cell.table->setup();
    setup.mode = Mode::Practice;
    EntryLog dealt;
    for (Entry entry : cell.table->entries()) {
        entry.byHouse = std::holds_alternative<Act>(entry.event);
        dealt.push_back(std::move(entry));
    }
    auto session = Session::replay(setup, dealt);
    if (!session)
        return std::nullopt;
    // a slip of the dealer's own is the trainee's to keep from
    if (cell.cell.event && !cell.cell.slip && !session->apply(*cell.cell.event))
        return std::nullopt;
    return std::move(*session);
}

/// The drills of the atlas that a person has had.
static std::vector<KeptSession> drillsOf(const Keeping& keeping)
{
    const Records* records = keeping.records();
    if (records == nullptr)
        return {};
    auto sessions = records->ofKind(keeping.person(), QStringLiteral("atlas "));
    return sessions ? std::move(*sessions) : std::vector<KeptSession>();
}

AtlasRoom::AtlasRoom(MainWindow& owner) : Room(owner)
{
    AtlasModel& page = rooms().atlas();
    connect(&page, &AtlasModel::cellAsked, this,
            [this](const QString& word, const QString& irregularity, const QString& moment) {
                const auto game = findGame(word.toStdString());
                const auto number = freshSeed(99'999);
                if (game)
                    deal(atlas::dealCell(game->id, irregularity.toStdString(), moment.toStdString(), number));
            });
    const auto unseen = [this](const QString& word) {
        std::set<std::string> seen;
        for (const KeptSession& one : drillsOf(keeping())) {
            if (one.game == word)
                seen.insert(one.kind.section(QLatin1Char(' '), 1).toStdString());
        }
        const auto game = findGame(word.toStdString());
        if (game)
            deal(atlas::dealUnseen(game->id, seen, freshSeed(99'999)));
    };
    connect(&page, &AtlasModel::unseenAsked, this, unseen);
    connect(&rooms().home(), &HomeModel::askUnseen, this,
            [this, unseen] { unseen(rooms().home().picture().unseenGame); });
}

void AtlasRoom::fill()
{
    QHash<QString, int> best;
    for (const KeptSession& one : drillsOf(keeping())) {
        const QString key = one.game + QLatin1Char(' ') + one.kind;
        best.insert(key, std::max(best.value(key, -1), one.score));
    }
    rooms().atlas().setPractised(std::move(best));
    rooms().atlas().open();
}

void AtlasRoom::deal(const std::optional<atlas::DealtCell>& cell)
{
    const auto session = cell ? tableOf(*cell) : std::nullopt;
    if (!session)
        return rooms().atlas().setMessage(tr("No such hand could be dealt. Press again."));
    const auto text = [](std::string_view words) { return QString::fromUtf8(words); };
    window().dealing().takeFrom(*session, QStringLiteral("none"),
                                atlasKind(text(cell->cell.irregularity), text(cell->cell.moment)));
    desk().setGuideText(cell->cell.slip ? tr("Dealers often go wrong here. Do what is due.")
                                        : tr("%1. Do what is due.").arg(atlas::happensText(*cell)));
}

} // namespace cutcard
