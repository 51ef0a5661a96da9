// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/history_model.h"

#include <algorithm>
#include <array>

namespace cutcard {

namespace {

constexpr std::array roles{"when",        "game",    "what", "score",  "critical",
                           "hasCritical", "mistake", "rule", "ruleId", "way"};

QVariant valueOf(const DonePicture& done, std::size_t role)
{
    switch (role) {
    case 0:
        return done.when;
    case 1:
        return done.game;
    case 2:
        return done.what;
    case 3:
        return done.score;
    case 4:
        return done.critical;
    case 5:
        return done.hasCritical;
    case 6:
        return done.mistake;
    case 7:
        return done.rule;
    case 8:
        return done.ruleId;
    default:
        return done.way;
    }
}

int compare(const HistoryRow& a, const HistoryRow& b, int column)
{
    switch (column) {
    case HistoryModel::Game:
        return a.done.game.localeAwareCompare(b.done.game);
    case HistoryModel::What:
        return a.done.what.localeAwareCompare(b.done.what);
    case HistoryModel::Score:
        return a.points - b.points;
    case HistoryModel::Critical:
        return a.done.critical.toInt() - b.done.critical.toInt();
    case HistoryModel::Mistake:
        return a.done.mistake.localeAwareCompare(b.done.mistake);
    default:
        return QString::compare(a.at, b.at);
    }
}

} // namespace

void HistoryModel::setRows(std::vector<HistoryRow> rows)
{
    m_rows = std::move(rows);
    m_games = QStringList{tr("All games")};
    for (const HistoryRow& row : m_rows) {
        if (!row.done.game.isEmpty() && !m_games.contains(row.done.game))
            m_games.append(row.done.game);
    }
    m_game = std::min(m_game, static_cast<int>(m_games.size()) - 1);
    show();
}

void HistoryModel::show()
{
    beginResetModel();
    m_shown.clear();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const DonePicture& done = m_rows[i].done;
        if (m_game > 0 && done.game != m_games[m_game])
            continue;
        const auto matches = [&] {
            const QString all = done.when + ' ' + done.game + ' ' + done.what + ' ' + done.mistake + ' ' + done.rule;
            return all.contains(m_search, Qt::CaseInsensitive);
        };
        if (m_search.isEmpty() || matches())
            m_shown.push_back(i);
    }
    std::ranges::sort(m_shown, [this](std::size_t a, std::size_t b) {
        const int order = compare(m_rows[a], m_rows[b], m_sortBy);
        return order == 0 ? a < b : m_rising ? order < 0 : order > 0;
    });
    endResetModel();
    emit changed();
}

int HistoryModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant HistoryModel::data(const QModelIndex& index, int role) const
{
    const auto wanted = static_cast<std::size_t>(role - Qt::UserRole);
    if (!index.isValid() || role < Qt::UserRole || wanted >= roles.size())
        return {};
    return valueOf(m_rows[m_shown[static_cast<std::size_t>(index.row())]].done, wanted);
}

QHash<int, QByteArray> HistoryModel::roleNames() const
{
    QHash<int, QByteArray> names;
    for (std::size_t i = 0; i < roles.size(); ++i)
        names.insert(Qt::UserRole + static_cast<int>(i), roles[i]);
    return names;
}

void HistoryModel::setGame(int game)
{
    m_game = std::clamp(game, 0, std::max(0, static_cast<int>(m_games.size()) - 1));
    show();
}

void HistoryModel::setSearch(const QString& search)
{
    m_search = search.trimmed();
    show();
}

void HistoryModel::sortLines(int column)
{
    m_rising = m_sortBy == column && !m_rising;
    m_sortBy = column;
    show();
}

void HistoryModel::openLine(int line)
{
    if (line < 0 || line >= count())
        return;
    const HistoryRow& row = m_rows[m_shown[static_cast<std::size_t>(line)]];
    if (row.activity == 0)
        emit openAsked(row.done.session);
}

void HistoryModel::deleteLine(int line)
{
    if (line < 0 || line >= count())
        return;
    const HistoryRow& row = m_rows[m_shown[static_cast<std::size_t>(line)]];
    emit deleteAsked(row.done.session, row.activity);
}

} // namespace cutcard
