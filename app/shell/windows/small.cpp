// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/windows/small.h"

#include "app/settings/settings.h"

#include <QApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPalette>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWidget>

#include <memory>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace cutcard {

namespace {

/// Makes what it shows when it is first shown: not every page of a window is come to.
class LateView : public QQuickWidget
{
public:
    LateView(QQmlEngine* engine, const QString& component, QVariantMap properties, QWidget* parent)
        : QQuickWidget(engine, parent),
          m_made(new QQmlComponent(engine, QUrl(QStringLiteral("qrc:/qt/qml/Cutcard/%1.qml").arg(component)), this)),
          m_properties(std::move(properties))
    {
        setResizeMode(QQuickWidget::SizeRootObjectToView);
        setFocusPolicy(Qt::StrongFocus);
        // our own files are in the program: one that does not load is a mistake of ours
        if (!m_made->isReady())
            qFatal("%s", qPrintable(m_made->errorString()));
    }

protected:
    void showEvent(QShowEvent* event) override
    {
        if (rootObject() == nullptr)
            setContent(m_made->url(), m_made, m_made->createWithInitialProperties(m_properties));
        QQuickWidget::showEvent(event);
    }

private:
    QQmlComponent* m_made;
    QVariantMap m_properties;
};

} // namespace

QQuickWidget* quickView(QQmlEngine* engine, const QString& component, const QVariantMap& properties, QWidget* parent)
{
    return new LateView(engine, component, properties, parent);
}

/// The scene's colours for menus, dialogs and windows of widgets, so that both look alike.
static QPalette paletteOf(const QObject& theme)
{
    const auto colour = [&](const char* name) { return theme.property(name).value<QColor>(); };
    QPalette palette(colour("raised"), colour("window"));
    palette.setColor(QPalette::WindowText, colour("text"));
    palette.setColor(QPalette::Base, colour("panel"));
    palette.setColor(QPalette::AlternateBase, colour("raised"));
    palette.setColor(QPalette::Text, colour("text"));
    palette.setColor(QPalette::ButtonText, colour("text"));
    palette.setColor(QPalette::PlaceholderText, colour("faint"));
    palette.setColor(QPalette::ToolTipBase, colour("raised"));
    palette.setColor(QPalette::ToolTipText, colour("text"));
    palette.setColor(QPalette::BrightText, colour("fault"));
    palette.setColor(QPalette::Link, colour("link"));
    palette.setColor(QPalette::Highlight, colour("focus"));
    palette.setColor(QPalette::HighlightedText, colour("focusOuter"));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colour("faint"));
    return palette;
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
    theme->setProperty("dark", settings.dark || settings.contrast);
    theme->setProperty("contrast", settings.contrast);
    theme->setProperty("textScale", settings.textPercent / 100.0);
    theme->setProperty("animation", settings.animation);
    theme->setProperty("fourColour", settings.fourColour);
    QApplication::setPalette(paletteOf(*theme));
}

void showWarning(QWidget* parent, const QString& title, const QString& text)
{
    QMessageBox box(QMessageBox::Warning, title, text, QMessageBox::Ok, parent);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

QString askWhereToSave(QWidget* parent, const QString& title, const QString& proposed, const QString& kinds)
{
    const QFileInfo file(proposed);
    QFileDialog dialog(parent, title, file.isAbsolute() ? file.absolutePath() : QString(), kinds);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    // with the dialog's own ending it also asks before it writes over a file of that name
    dialog.setDefaultSuffix(file.suffix());
    dialog.selectFile(file.fileName());
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

namespace {
constexpr QSize frame{8, 36}; ///< that window managers draw around a window
}

QSize boundedWindow(QSize wished, QSize available)
{
    return wished.boundedTo(available - frame).expandedTo(leastWindow.boundedTo(available - frame));
}

void giveBackMemory(QQmlEngine& engine)
{
    engine.collectGarbage();
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace cutcard
