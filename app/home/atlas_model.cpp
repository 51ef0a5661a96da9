// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/atlas_model.h"

#include "app/words/table/atlas_words.h"
#include "app/words/tr.h"

#include <QThread>

namespace cutcard {

static std::vector<AtlasLine> linesOf(GameId game)
{
    const auto isDealt = [](const atlas::DealtCell& one) { return one.cell.state == atlas::CellState::Dealt; };
    return thoseOf(atlas::atlasOf(game), isDealt, [](const atlas::DealtCell& one) {
        return AtlasLine{.irregularity = textOf(one.cell.irregularity),
                         .moment = textOf(one.cell.moment),
                         .happens = atlas::happensText(one),
                         .remedy = atlas::remedyText(one)};
    });
}

QString atlasKind(const QString& irregularity, const QString& moment)
{
    return QStringLiteral("atlas %1 %2").arg(irregularity, moment);
}

AtlasModel::~AtlasModel()
{
    if (m_thread == nullptr)
        return;
    m_thread->wait();
    delete m_thread;
}

void AtlasModel::open()
{
    if (busy() || m_cells.contains(m_game))
        return;
    auto made = std::make_shared<std::vector<AtlasLine>>();
    const int game = m_game;
    m_thread = QThread::create([made, game] { *made = linesOf(catalogue()[static_cast<std::size_t>(game)].id); });
    connect(m_thread, &QThread::finished, this, [this, made, game] {
        m_thread->wait();
        m_thread->deleteLater();
        m_thread = nullptr;
        m_cells.insert(game, *made);
        emit changed();
        open(); // another game may be shown by now
    });
    m_thread->start();
    emit changed();
}

void AtlasModel::setPractised(QHash<QString, int> best)
{
    m_best = std::move(best);
    emit changed();
}

QString AtlasModel::gameWord() const
{
    return textOf(entry().word);
}

void AtlasModel::setGame(int game)
{
    if (!isGame(game) || game == m_game)
        return;
    m_game = game;
    m_moment = 0;
    m_message.clear();
    open();
    emit changed();
}

void AtlasModel::setMoment(int moment)
{
    m_moment = std::clamp(moment, 0, std::max(0, static_cast<int>(momentIds().size()) - 1));
    m_message.clear();
    emit changed();
}

const std::vector<AtlasLine>& AtlasModel::cells() const
{
    static const std::vector<AtlasLine> none;
    const auto found = m_cells.constFind(m_game);
    return found == m_cells.constEnd() ? none : *found;
}

QStringList AtlasModel::momentIds() const
{
    QStringList ids = textsOf(cells(), &AtlasLine::moment);
    ids.removeDuplicates();
    return ids;
}

bool AtlasModel::wasPractised(const AtlasLine& line) const
{
    return m_best.contains(gameWord() + u' ' + atlasKind(line.irregularity, line.moment));
}

QStringList AtlasModel::moments() const
{
    QStringList list;
    for (const QString& id : momentIds()) {
        int all = 0;
        int done = 0;
        for (const AtlasLine& line : cells()) {
            all += line.moment == id ? 1 : 0;
            done += line.moment == id && wasPractised(line) ? 1 : 0;
        }
        list.append(tr("%1 · %2 of %3").arg(atlas::momentText(id.toStdString())).arg(done).arg(all));
    }
    return list;
}

QVariantList AtlasModel::lines() const
{
    const QString id = momentIds().value(m_moment);
    QVariantList unseen;
    QVariantList seen;
    for (const AtlasLine& line : cells()) {
        if (line.moment != id)
            continue;
        const int best = m_best.value(gameWord() + u' ' + atlasKind(line.irregularity, line.moment), -2);
        const QString state = best == -2   ? tr("Never practiced")
                              : best == -1 ? tr("Begun")
                                           : tr("Best score: %1%").arg(best);
        (best == -2 ? unseen : seen)
            .append(QVariantMap{{"irregularity", line.irregularity},
                                {"happens", line.happens},
                                {"remedy", line.remedy},
                                {"state", state},
                                {"seen", best != -2}});
    }
    return unseen + seen;
}

QString AtlasModel::progress() const
{
    if (!m_cells.contains(m_game))
        return tr("Dealing the hands…");
    const auto done = std::ranges::count_if(cells(), [this](const AtlasLine& line) { return wasPractised(line); });
    return tr("practiced %1 of %2").arg(chipsText(done), chipsText(static_cast<Chips>(cells().size())));
}

void AtlasModel::deal(const QString& irregularity)
{
    const QString moment = momentIds().value(m_moment);
    if (!moment.isEmpty())
        emit cellAsked(gameWord(), irregularity, moment);
}

} // namespace cutcard
