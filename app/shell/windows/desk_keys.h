// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QKeyEvent;
class QQuickWidget;
class QWidget;

namespace cutcard {

class Desk;

/// Brings the keys of a window to its desk, whatever has the focus: a letter means the same after any click or menu.
class DeskKeys : public QObject
{
    Q_OBJECT

public:
    DeskKeys(Desk& desk, QQuickWidget& view, QWidget& window);
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool takes(const QKeyEvent& event) const;

    Desk& m_desk;
    QQuickWidget& m_view;
    QWidget& m_window;
};

} // namespace cutcard
