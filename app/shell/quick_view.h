// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariantMap>

class QQmlEngine;
class QQuickWidget;
class QWidget;

namespace cutcard {

struct Settings;

/// A widget that shows a component of our QML module with these required properties.
QQuickWidget* quickView(QQmlEngine* engine, const QString& component, const QVariantMap& properties, QWidget* parent);

/// Gives the theme of an engine's scenes what a person has set.
void applyTheme(QQmlEngine* engine, const Settings& settings);

} // namespace cutcard
