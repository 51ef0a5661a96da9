// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/history_model.h"

#include <algorithm>

namespace cutcard {

HistoryModel::HistoryModel(QObject* parent) : QSortFilterProxyModel(parent)
{
    sort(0, Qt::DescendingOrder);
}

void HistoryModel::setRows(std::vector<HistoryRow> rows)
{
    m_games = QStringList{tr("All games")};
    int position = 0;
    for (HistoryRow& row : rows) {
        row.position = position++;
        if (!row.game.isEmpty() && !m_games.contains(row.game))
            m_games.append(row.game);
    }
    m_game = std::min(m_game, static_cast<int>(m_games.size()) - 1);
    // sorted and told once, and not with every row
    setSourceModel(nullptr);
    m_all.setRows(std::move(rows));
    setSourceModel(&m_all);
    emit changed();
}

bool HistoryModel::filterAcceptsRow(int row, const QModelIndex&) const
{
    const DonePicture& done = m_all.rows()[static_cast<std::size_t>(row)];
    if (m_game > 0 && done.game != m_games[m_game])
        return false;
    const QStringList words{done.when, done.game, done.what, done.mistake, done.rule};
    return m_search.isEmpty() || words.join(QLatin1Char(' ')).contains(m_search, Qt::CaseInsensitive);
}

bool HistoryModel::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const HistoryRow& a = m_all.rows()[static_cast<std::size_t>(left.row())];
    const HistoryRow& b = m_all.rows()[static_cast<std::size_t>(right.row())];
    switch (m_sortBy) {
    case Game:
        return a.game.localeAwareCompare(b.game) < 0;
    case What:
        return a.what.localeAwareCompare(b.what) < 0;
    case Score:
        return a.points < b.points;
    case Critical:
        return a.critical.toInt() < b.critical.toInt();
    case Mistake:
        return a.mistake.localeAwareCompare(b.mistake) < 0;
    default:
        return a.at < b.at;
    }
}

void HistoryModel::setGame(int game)
{
    m_game = std::clamp(game, 0, std::max(0, static_cast<int>(m_games.size()) - 1));
    invalidateFilter();
    emit changed();
}

void HistoryModel::setSearch(const QString& search)
{
    m_search = search.trimmed();
    invalidateFilter();
    emit changed();
}

void HistoryModel::sortLines(int column)
{
    const bool turned = m_sortBy == column && !rising();
    m_sortBy = column;
    invalidate();
    sort(0, turned ? Qt::AscendingOrder : Qt::DescendingOrder);
    emit changed();
}

const HistoryRow* HistoryModel::rowAt(int line) const
{
    const QModelIndex at = mapToSource(index(line, 0));
    return at.isValid() ? &m_all.rows()[static_cast<std::size_t>(at.row())] : nullptr;
}

void HistoryModel::openLine(int line)
{
    if (const HistoryRow* row = rowAt(line); row != nullptr && row->activity == 0)
        emit openAsked(row->session);
}

void HistoryModel::deleteLine(int line)
{
    if (const HistoryRow* row = rowAt(line); row != nullptr)
        emit deleteAsked(row->session, row->activity);
}

} // namespace cutcard
