// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/main_window.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWidget>

namespace cutcard {

MainWindow::MainWindow(QWidget* parent) : QMainWindow(parent)
{
    setWindowTitle(tr("Cutcard"));
    resize(1280, 800);
    m_view = new QQuickWidget(this);
    m_view->engine()->addImportPath("qrc:/qt/qml");
    m_view->setResizeMode(QQuickWidget::SizeRootObjectToView);
    auto* component = new QQmlComponent(m_view->engine(), QUrl("qrc:/qt/qml/Cutcard/DeskView.qml"), m_view);
    if (!component->isReady())
        qFatal("%s", qPrintable(component->errorString()));
    QObject* root = component->createWithInitialProperties({{"desk", QVariant::fromValue(&m_desk)}});
    m_view->setContent(component->url(), component, root);
    m_view->setFocusPolicy(Qt::StrongFocus);
    setCentralWidget(m_view);
    m_view->setFocus();
}

} // namespace cutcard
