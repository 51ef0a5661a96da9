// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are opened: by the menu, and by the command line.
#include "app/shell/main_window.h"

#include "app/files/documents.h"
#include "app/files/read_file.h"
#include "core/session/session.h"

#include <QBuffer>
#include <QFileDialog>

namespace cutcard {

namespace {

/// What a file says it is: its first word, after comments and empty lines.
QByteArray kindOf(const QString& name)
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

} // namespace

void MainWindow::openFile(const QString& name)
{
    const QByteArray kind = kindOf(name);
    const bool night = kind == "cutcard-night";
    const bool set = kind == "cutcard-set";
    if (!mayEnter(night ? HomeModel::Night : set ? HomeModel::Sets : HomeModel::Home))
        return;
    if (set) {
        showRoom(HomeModel::Sets);
        importSet(name);
    } else if (night) {
        if (openNight(name))
            showRoom(HomeModel::Night);
    } else if (const auto session = readLog(name)) {
        showLog(session->setup(), session->entries());
    }
}

void MainWindow::openLog()
{
    const QString name =
        QFileDialog::getOpenFileName(this, tr("Open a file"), inDocuments(),
                                     tr("Sessions, nights, sets (*.cutcard *.night *.cutset);;All files (*)"));
    if (!name.isEmpty())
        openFile(name);
}

} // namespace cutcard
