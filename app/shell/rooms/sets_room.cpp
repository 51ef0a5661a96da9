// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/rooms/window_rooms.h"

#include "app/files/or_none.h"
#include "app/files/saved_file.h"
#include "app/keeping/home_picture_of.h"
#include "app/keeping/keeping.h"
#include "app/keeping/set_shelf.h"
#include "app/shell/table/dealing.h"
#include "app/shell/table/session_files.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "app/shell/windows/small.h"
#include "app/words/table/act_words.h"

#include <QFileDialog>
#include <QFileInfo>

namespace cutcard {

/// What everybody on this machine has done of the sets, who sits here first.
static std::vector<SetProgress> setProgress(const Keeping& keeping)
{
    const Records* records = keeping.records();
    if (records == nullptr)
        return {};
    std::vector<SetProgress> all;
    for (const Person& person : orNone(records->persons())) {
        SetProgress progress{.name = person.name};
        for (const KeptSession& one : orNone(records->ofKind(person.id, QStringLiteral("set ")))) {
            const int points = one.finished ? std::max(0, one.score) : -1;
            const auto best = progress.best.constFind(one.kind);
            if (best == progress.best.constEnd() || *best < points)
                progress.best.insert(one.kind, points);
        }
        // who sits here comes first
        all.insert(person.id == keeping.person() ? all.begin() : all.end(), std::move(progress));
    }
    return all;
}

SetsRoom::SetsRoom(MainWindow& owner) : Room(owner)
{
    SetsModel& sets = rooms().sets();
    connect(&sets, &SetsModel::edited, this, [this](const PracticeSet& set) {
        if (const auto kept = SetShelf(window().dataFolder()).keep(set, true); !kept)
            showError(kept.error());
    });
    connect(&sets, &SetsModel::removed, this, [this](const QString& id) {
        if (const auto gone = SetShelf(window().dataFolder()).remove(id); !gone)
            showError(gone.error());
    });
    connect(&sets, &SetsModel::taskAsked, this, &SetsRoom::deal);
    connect(&sets, &SetsModel::askFiles, this, &SetsRoom::addFiles);
    connect(&sets, &SetsModel::askImport, this, [this] {
        const QString name =
            QFileDialog::getOpenFileName(&window(), tr("Open a set"), {}, tr("Sets (*.cutset);;All files (*)"));
        if (!name.isEmpty())
            take(name);
    });
    connect(&sets, &SetsModel::askExport, this, &SetsRoom::save);
}

void SetsRoom::save()
{
    const PracticeSet* set = rooms().sets().chosen();
    if (set == nullptr)
        return;
    const QString name = askWhereToSave(&window(), tr("Save the set"), set->title + ".cutset", tr("Sets (*.cutset)"));
    if (name.isEmpty())
        return;
    if (const auto saved = saveFile(name, setText(*set).toUtf8()); !saved)
        return showError(saved.error());
    rooms().sets().setMessage(tr("Saved: %1").arg(name));
}

void SetsRoom::fill()
{
    SetShelf::Content content = SetShelf(window().dataFolder()).read();
    rooms().sets().setShelf(std::move(content.sets), setProgress(keeping()), QDate::currentDate());
    if (!content.faults.empty())
        showError(content.faults.front());
}

std::vector<SetPicture> SetsRoom::due() const
{
    auto shelf = SetShelf(window().dataFolder()).read().sets;
    std::vector<SetPicture> all;
    if (shelf.empty())
        return all;
    SetsModel sets;
    sets.setShelf(std::move(shelf), setProgress(keeping()), QDate::currentDate());
    for (const SetLine& line : sets.lines()) {
        if (!line.complete && !line.due.isEmpty())
            all.push_back({.title = line.title, .due = line.due, .done = line.done, .late = line.late});
    }
    return all;
}

void SetsRoom::take(const QString& name)
{
    const auto set = readSetFile(name);
    if (!set)
        return showError(set.error());
    const SetShelf shelf(window().dataFolder());
    const auto content = shelf.read();
    // what was made here and comes back stays what can be changed here
    const bool own =
        std::ranges::any_of(content.sets, [&](const ShelfSet& each) { return each.own && each.set.id == set->id; });
    if (const auto kept = shelf.keep(*set, own); !kept)
        return showError(kept.error());
    fill();
    const auto& shelved = rooms().sets().shelf();
    const auto found = std::ranges::find_if(shelved, [&](const ShelfSet& each) { return each.set.id == set->id; });
    rooms().sets().setCurrent(static_cast<int>(found - shelved.begin()));
}

void SetsRoom::addFiles()
{
    const QStringList names =
        QFileDialog::getOpenFileNames(&window(), tr("Add sessions to the set"), {}, tr("Sessions (*.cutcard)"));
    for (const QString& name : names) {
        const auto session = window().files().read(name);
        if (!session)
            return;
        rooms().sets().addTask(taskFrom(*session, session->entries().size(), QFileInfo(name).completeBaseName()));
    }
}

void SetsRoom::add(const Session& session, std::size_t event)
{
    const QString title = tr("%1, hand %2").arg(gameText(session.setup().game())).arg(session.hand());
    rooms().sets().setPending(taskFrom(session, event, title));
    window().showRoom(HomeModel::Sets);
}

void SetsRoom::deal(int line)
{
    const PracticeSet& set = *rooms().sets().chosen();
    const SetTask& task = set.tasks[static_cast<std::size_t>(line)];
    auto session = replay(task.start, set.title.toStdString());
    if (!session)
        return showError(session.error());
    // a test that nobody can look up later is none
    if (!task.coached && !keeping().tryToKeep())
        return showError(keeping().trouble());
    const auto kept = keeping().beginFrom(*session, task.coached, QStringLiteral("none"), setKind(set, task));
    if (!kept && !task.coached)
        return showError(kept.error());
    const QString title = tr("%1: %2").arg(set.title, task.title);
    const EventTimes times(session->entries().size(), 0);
    const bool coached = task.coached;
    window().dealing().deal(std::move(*session), times, coached, QStringLiteral("none"), kept ? *kept : 0);
    showMessage(title);
}

} // namespace cutcard
