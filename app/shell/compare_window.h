// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/words/wording.h"
#include "core/chips/regimes.h"

#include <QMainWindow>

#include <optional>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QTextBrowser;

namespace cutcard {

/// The same action under the four ways to treat a player who runs out of chips, side by side with the arithmetic.
class CompareWindow : public QMainWindow
{
    Q_OBJECT

public:
    /// `present` is the hand being dealt, if there is one.
    explicit CompareWindow(const std::optional<ComparedHand>& present, const Wording& wording,
                           QWidget* parent = nullptr);
    /// Chooses an example, from 0: W1 to W5, what each put in, then the present hand.
    void choose(int index);
    QPlainTextEdit* input() const { return m_input; }
    /// What is shown, as plain text.
    QString shown() const;
    QString problem() const;

private:
    void resolveTyped();

    Wording m_wording;
    QStringList m_texts;
    QComboBox* m_examples = nullptr;
    QPlainTextEdit* m_input = nullptr;
    QLabel* m_problem = nullptr;
    QTextBrowser* m_result = nullptr;
};

} // namespace cutcard
