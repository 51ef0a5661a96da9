// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/home/home_model.h"

#include <QSortFilterProxyModel>

namespace cutcard {

/// A line of the history, with what it is sorted by.
struct HistoryRow : DonePicture {
    Q_GADGET
public:
    qint64 activity = 0; ///< 0: a session
    QString at{};        ///< date and time, as they sort
    int points = -1;     ///< percent; -1: none
    int position = 0;    ///< among all of them
    bool operator==(const HistoryRow&) const = default;
};

/// Everything that was done, sorted, filtered and searched.
class HistoryModel : public QSortFilterProxyModel
{
    Q_OBJECT
    QML_GIVEN

public:
    /// What lines are sorted by.
    enum Column : int { When, Game, What, Score, Critical, Mistake };
    Q_ENUM(Column)

    explicit HistoryModel(QObject* parent = nullptr);

    void setRows(std::vector<HistoryRow> rows);

    KEPT(int, sortBy, changed, When);
    TOLD(bool, rising, changed) { return sortOrder() == Qt::AscendingOrder; }
    KEPT(QStringList, games, changed);
    SETTABLE(int, game, setGame, changed) { return m_game; }
    void setGame(int game);
    SETTABLE(QString, search, setSearch, changed) { return m_search; }
    void setSearch(const QString& search);
    TOLD(int, count, changed) { return rowCount(); }
    TOLD(int, all, changed) { return m_all.rowCount(); }

    /// Sorts by a column, and the other way round if it is sorted by it already.
    Q_INVOKABLE void sortLines(int column);
    Q_INVOKABLE void openLine(int line);
    Q_INVOKABLE void deleteLine(int line);

signals:
    void changed();
    void openAsked(qint64 session);
    void deleteAsked(qint64 session, qint64 activity);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    const HistoryRow* rowAt(int line) const;

    GadgetRows<HistoryRow, &HistoryRow::position> m_all;
    int m_game = 0; ///< 0: all of them
    QString m_search;
};

} // namespace cutcard
