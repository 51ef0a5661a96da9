// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/game_form.h"

#include <QHash>

#include <vector>

class QThread;

namespace cutcard {

/// A cell of the atlas as a line of its page.
struct AtlasLine {
    QString irregularity{};
    QString moment{};
    QString happens{};
    QString remedy{};
};

/// The kind under which the drill of a cell is kept.
QString atlasKind(const QString& irregularity, const QString& moment);

/// The atlas of one game, moment by moment: what can go wrong there, what is due, and how practising it went.
// the base named in full: otherwise the registrar of Qt 6.4 does not find it
class AtlasModel : public cutcard::GameForm
{
    Q_OBJECT
    QML_GIVEN

public:
    using GameForm::GameForm;
    ~AtlasModel() override;

    /// Deals the atlas of the game that is shown, beside what the window does; once for each game.
    void open();
    /// How each drill went that was dealt, by game and kind: the best score in percent, -1: not to its end.
    void setPractised(QHash<QString, int> best);

    SETTABLE(int, game, setGame, changed) { return m_game; }
    void setGame(int game);
    /// The word of the game that is shown.
    QString gameWord() const;
    TOLD(bool, busy, changed) { return m_thread != nullptr; }
    /// The moments, each with how many of its cells were practised.
    TOLD(QStringList, moments, changed);
    SETTABLE(int, moment, setMoment, changed) { return m_moment; }
    void setMoment(int moment);
    /// The cells of the moment, those never practised first.
    TOLD(QVariantList, lines, changed);
    TOLD(QString, progress, changed);
    GIVEN(QString, message, setMessage, changed);

    Q_INVOKABLE void deal(const QString& irregularity);
    /// Asks for a cell that was never practised.
    Q_INVOKABLE void dealUnseen() { emit unseenAsked(gameWord()); }

signals:
    void changed();
    void cellAsked(const QString& game, const QString& irregularity, const QString& moment);
    void unseenAsked(const QString& game);

private:
    const std::vector<AtlasLine>& cells() const;
    QStringList momentIds() const;
    bool wasPractised(const AtlasLine& line) const;

    QHash<int, std::vector<AtlasLine>> m_cells; ///< of each game that was opened
    QHash<QString, int> m_best;
    QThread* m_thread = nullptr;
    int m_moment = 0;
};

} // namespace cutcard
