// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keeping/set_shelf.h"

#include "app/files/read_file.h"
#include "app/files/saved_file.h"
#include "core/base/fault.h"

#include <QDir>
#include <QFile>

#include <tuple>

namespace cutcard {

namespace {

Error unreadable(const QFile& file)
{
    return faultIn(file.fileName().toStdString(), Cause::Unreadable, {}, file.errorString().toStdString());
}

/// A set as its file last said it: each visit of the home would replay all of them.
struct KnownSet {
    FileStamp stamp{};
    PracticeSet set{};
};

Result<PracticeSet> readKnown(const QString& name)
{
    static QHash<QString, KnownSet> all;
    const FileStamp stamp = FileStamp::of(name);
    const KnownSet& known = all[name];
    if (known.stamp.written.isValid() && known.stamp == stamp)
        return known.set;
    auto set = readSetFile(name);
    all.remove(name);
    if (set)
        all.insert(name, {.stamp = stamp, .set = *set});
    return set;
}

const QString ownPrefix = QStringLiteral("made-");
const QString handedPrefix = QStringLiteral("got-");

} // namespace

Result<PracticeSet> readSetFile(const QString& name)
{
    return readTextFile(name).and_then([&](const QString& text) { return readSet(text, name); });
}

SetShelf::SetShelf(const QString& folder) : m_folder(QDir(folder).filePath(QStringLiteral("sets"))) {}

QString SetShelf::fileOf(const QString& id, bool own) const
{
    return QDir(m_folder).filePath((own ? ownPrefix : handedPrefix) + id + QStringLiteral(".cutset"));
}

SetShelf::Content SetShelf::read() const
{
    Content content;
    const QStringList names = QDir(m_folder).entryList({QStringLiteral("*.cutset")}, QDir::Files, QDir::Name);
    for (const QString& name : names) {
        auto set = readKnown(QDir(m_folder).filePath(name));
        if (set)
            content.sets.push_back({.set = std::move(*set), .own = name.startsWith(ownPrefix)});
        else
            content.faults.push_back(set.error());
    }
    std::ranges::sort(content.sets, [](const ShelfSet& a, const ShelfSet& b) {
        const auto order = [](const PracticeSet& set) {
            return std::tuple(!set.due.isValid(), set.due, set.title, set.id);
        };
        return order(a.set) < order(b.set);
    });
    return content;
}

Result<Done> SetShelf::keep(const PracticeSet& set, bool own) const
{
    QDir().mkpath(m_folder);
    return saveFile(fileOf(set.id, own), setText(set).toUtf8(), Reach::Owner);
}

Result<Done> SetShelf::remove(const QString& id) const
{
    for (const bool own : {true, false}) {
        QFile file(fileOf(id, own));
        if (file.exists() && !file.remove())
            return unreadable(file);
    }
    return Done{};
}

} // namespace cutcard
