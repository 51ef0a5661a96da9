// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

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
class AtlasModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the window")
    Q_PROPERTY(QStringList games READ games CONSTANT)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    Q_PROPERTY(QStringList moments READ moments NOTIFY changed)
    Q_PROPERTY(int moment READ moment WRITE setMoment NOTIFY changed)
    Q_PROPERTY(QVariantList lines READ lines NOTIFY changed)
    Q_PROPERTY(QString progress READ progress NOTIFY changed)
    Q_PROPERTY(QString message READ message NOTIFY changed)

public:
    using QObject::QObject;
    ~AtlasModel() override;

    /// Deals the atlas of the game that is shown, beside what the window does; once for each game.
    void open();
    /// How each drill went that was dealt, by game and kind: the best score in percent, -1: not to its end.
    void setPractised(QHash<QString, int> best);
    void setMessage(const QString& message);

    static QStringList games();
    int game() const { return m_game; }
    void setGame(int game);
    /// The word of the game that is shown.
    QString gameWord() const;
    bool busy() const { return m_thread != nullptr; }
    /// The moments, each with how many of its cells were practised.
    QStringList moments() const;
    int moment() const { return m_moment; }
    void setMoment(int moment);
    /// The cells of the moment, those never practised first.
    QVariantList lines() const;
    QString progress() const;
    QString message() const { return m_message; }

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
    int m_game = 0;
    int m_moment = 0;
    QString m_message;
};

} // namespace cutcard
