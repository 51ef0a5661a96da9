// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/home_model.h"

#include <QAbstractListModel>

namespace cutcard {

/// A line of the history, with what it is sorted by.
struct HistoryRow {
    DonePicture done{};
    qint64 activity = 0; ///< 0: a session
    QString at{};        ///< date and time, as they sort
    int points = -1;     ///< percent; -1: none
    bool operator==(const HistoryRow&) const = default;
};

/// Everything that was done, sorted, filtered and searched.
class HistoryModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the window")
    Q_PROPERTY(int sortBy READ sortBy NOTIFY changed)
    Q_PROPERTY(bool rising READ rising NOTIFY changed)
    Q_PROPERTY(QStringList games READ games NOTIFY changed)
    Q_PROPERTY(int game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(int all READ all NOTIFY changed)

public:
    /// What lines are sorted by.
    enum Column : int { When, Game, What, Score, Critical, Mistake };
    Q_ENUM(Column)

    using QAbstractListModel::QAbstractListModel;

    void setRows(std::vector<HistoryRow> rows);
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int sortBy() const { return m_sortBy; }
    bool rising() const { return m_rising; }
    QStringList games() const { return m_games; }
    int game() const { return m_game; }
    void setGame(int game);
    QString search() const { return m_search; }
    void setSearch(const QString& search);
    int count() const { return static_cast<int>(m_shown.size()); }
    int all() const { return static_cast<int>(m_rows.size()); }

    /// Sorts by a column, and the other way round if it is sorted by it already.
    Q_INVOKABLE void sortLines(int column);
    Q_INVOKABLE void openLine(int line);
    Q_INVOKABLE void deleteLine(int line);

signals:
    void changed();
    void openAsked(qint64 session);
    void deleteAsked(qint64 session, qint64 activity);

private:
    void show();

    std::vector<HistoryRow> m_rows;
    std::vector<std::size_t> m_shown;
    QStringList m_games;
    int m_game = 0; ///< 0: all of them
    int m_sortBy = When;
    bool m_rising = false;
    QString m_search;
};

} // namespace cutcard
