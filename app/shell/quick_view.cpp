// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/quick_view.h"

#include "app/settings/settings.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWidget>

#include <memory>

namespace cutcard {

QQuickWidget* quickView(QQmlEngine* engine, const QString& component, const QVariantMap& properties, QWidget* parent)
{
    auto* view = new QQuickWidget(engine, parent);
    view->setResizeMode(QQuickWidget::SizeRootObjectToView);
    view->setFocusPolicy(Qt::StrongFocus);
    auto* made = new QQmlComponent(engine, QUrl(QStringLiteral("qrc:/qt/qml/Cutcard/%1.qml").arg(component)), view);
    // our own files are in the program: one that does not load is a mistake of ours
    if (!made->isReady())
        qFatal("%s", qPrintable(made->errorString()));
    view->setContent(made->url(), made, made->createWithInitialProperties(properties));
    return view;
}

void applyTheme(QQmlEngine* engine, const Settings& settings)
{
    // Qt 6.4 hands a singleton that is written in QML to C++ by way of QML alone
    QQmlComponent component(engine);
    component.setData("import QtQml\nimport Cutcard\nQtObject { property QtObject theme: Theme }", QUrl());
    const std::unique_ptr<QObject> holder(component.create());
    if (holder == nullptr)
        qFatal("%s", qPrintable(component.errorString()));
    auto* theme = holder->property("theme").value<QObject*>();
    theme->setProperty("dark", settings.dark);
    theme->setProperty("textScale", settings.textPercent / 100.0);
    theme->setProperty("animation", settings.animation);
    theme->setProperty("fourColour", settings.fourColour);
}

} // namespace cutcard
