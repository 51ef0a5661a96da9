// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/bank_model.h"

#include <QMainWindow>

class QQmlEngine;
class QQuickWidget;

namespace cutcard {

class Desk;

/// The bank's book of the table that is dealt, kept up to date while it stands open.
class BankWindow : public QMainWindow
{
    Q_OBJECT

public:
    BankWindow(const Desk& desk, QQmlEngine* engine, QWidget* parent);
    ~BankWindow() override;
    QQuickWidget* view() { return m_view; }
    BankModel& bank() { return m_bank; }

private:
    BankModel m_bank;
    QQuickWidget* m_view = nullptr;
};

} // namespace cutcard
