// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/table/session_files.h"

#include "app/files/read_file.h"
#include "app/files/saved_file.h"
#include "app/reports/debrief_report.h"
#include "app/shell/rooms/window_rooms.h"
#include "app/shell/table/dealing.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "app/shell/windows/small.h"
#include "core/session/text/notation.h"

#include <QBuffer>
#include <QFileDialog>

namespace cutcard {

/// What a file says it is: its first word, after comments and empty lines.
static QByteArray kindOf(const QString& name)
{
    constexpr qint64 longest = 400;
    constexpr int mostComments = 200;
    // what can't be read is said where it is opened
    auto read = readFile(name);
    QBuffer in(read ? &*read : nullptr);
    if (!read || !in.open(QIODevice::ReadOnly))
        return {};
    for (int i = 0; i < mostComments && !in.atEnd(); ++i) {
        QByteArray line = in.readLine(longest);
        if (i == 0 && line.startsWith("\xef\xbb\xbf"))
            line.remove(0, 3);
        line = line.simplified();
        if (!line.isEmpty() && !line.startsWith('#'))
            return line.left(line.indexOf(' '));
    }
    return {};
}

void SessionFiles::open(const QString& name)
{
    const QByteArray kind = kindOf(name);
    const bool night = kind == "cutcard-night";
    const bool set = kind == "cutcard-set";
    if (!window().academy().mayEnter(night ? HomeModel::Night : set ? HomeModel::Sets : HomeModel::Home))
        return;
    if (set) {
        window().showRoom(HomeModel::Sets);
        window().sets().take(name);
    } else if (night) {
        if (window().nights().open(name))
            window().showRoom(HomeModel::Night);
    } else if (const auto session = read(name)) {
        window().dealing().deal(*session, EventTimes(session->entries().size(), 0),
                                session->setup().mode == Mode::Practice, QStringLiteral("none"), 0);
    }
}

void SessionFiles::ask()
{
    const QString name =
        QFileDialog::getOpenFileName(&window(), tr("Open a file"), inDocuments(),
                                     tr("Sessions, nights, sets (*.cutcard *.night *.cutset);;All files (*)"));
    if (!name.isEmpty())
        open(name);
}

std::optional<Session> SessionFiles::read(const QString& name) const
{
    const auto file = readFile(name).and_then(
        [&](const QByteArray& text) { return readSession(text.toStdString(), name.toStdString()); });
    if (!file) {
        showError(file.error());
        return std::nullopt;
    }
    auto session = replay(*file, name.toStdString());
    if (!session) {
        showError(session.error());
        return std::nullopt;
    }
    return *session;
}

void SessionFiles::save()
{
    if (desk().session() == nullptr)
        return;
    const QString name = askWhereToSave(&window(), tr("Save the session"),
                                        debriefFileName(*desk().session(), "cutcard"), tr("Sessions (*.cutcard)"));
    if (name.isEmpty())
        return;
    const QByteArray text =
        QByteArray::fromStdString(writeSession(desk().session()->setup(), desk().session()->entries()));
    if (const auto saved = saveFile(name, text); !saved)
        showError(saved.error());
}

} // namespace cutcard
