// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/house.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace cutcard {

/// The house options of a game as their readable file, checked as it is typed; a mistake is named and nothing is taken
/// over.
class HouseDialog : public QDialog
{
    Q_OBJECT

public:
    HouseDialog(const HouseRules& options, QWidget* parent);

    /// The options as they stand; the last ones that held together.
    const HouseRules& options() const { return m_options; }
    QString text() const;

private:
    void check();

    HouseRules m_options;
    QPlainTextEdit* m_text = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_accept = nullptr;
};

} // namespace cutcard
