// SPDX-License-Identifier: GPL-3.0-or-later
// What every part of the window needs now and then, each a function.
#pragma once

#include <QDir>
#include <QSize>
#include <QStandardPaths>
#include <QString>
#include <QVariantMap>

class QQmlEngine;
class QQuickWidget;
class QWidget;

namespace cutcard {

struct Settings;

/// A widget that shows a component of our QML module with these required properties. It is made when it is first shown.
QQuickWidget* quickView(QQmlEngine* engine, const QString& component, const QVariantMap& properties, QWidget* parent);

/// Gives the theme of an engine's scenes what a person has set.
void applyTheme(QQmlEngine* engine, const Settings& settings);

/// Says what is wrong, in letters: what a file or a name holds is never taken for markup.
void showWarning(QWidget* parent, const QString& title, const QString& text);

/// Asks where to save a file; a name typed without an ending gets the proposed one's. Empty: nowhere.
QString askWhereToSave(QWidget* parent, const QString& title, const QString& proposed, const QString& kinds);

/// The least size at which everything at the table can be pressed and read.
inline constexpr QSize leastWindow{960, 640};

/// A window as large as wished, but never larger than the screen leaves room for, frame and title included.
QSize boundedWindow(QSize wished, QSize available);

/// Gives back what a page that was left no longer needs: hours of dealing leave holes between what is still in use.
void giveBackMemory(QQmlEngine& engine);

/// Where somebody looks for what was saved: a file of this name among their documents, or the folder.
inline QString inDocuments(const QString& name = {})
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    // not every system makes that folder: then it is where everything of somebody's lies
    const QString folder = QDir(documents).exists() ? documents : QDir::homePath();
    return name.isEmpty() ? folder : QDir(folder).filePath(name);
}

} // namespace cutcard
