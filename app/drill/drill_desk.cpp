// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/drill/drill_desk.h"

#include "app/words/act_words.h"
#include "app/words/error_words.h"
#include "app/words/typed_chips.h"

#include <QFile>
#include <QRandomGenerator>

namespace cutcard {

namespace {

constexpr std::array<int, 5> spotCounts{1, 2, 3, 5, 7};
constexpr std::array<int, 4> secondsEach{0, 60, 30, 15};

QVariantMap cardMap(Card card)
{
    return {{QStringLiteral("face"), QString::fromStdString(card.text())}, {QStringLiteral("faceUp"), true}};
}

QVariantList cardsOf(const auto& cards)
{
    QVariantList list;
    for (const Card card : cards)
        list.append(cardMap(card));
    return list;
}

} // namespace

DrillDesk::DrillDesk(QObject* parent) : QObject(parent), m_seed(QRandomGenerator::global()->generate())
{
    m_timer.setInterval(1000);
    connect(&m_timer, &QTimer::timeout, this, &DrillDesk::tick);
}

QStringList DrillDesk::tableNames() const
{
    QStringList names;
    for (const PayTable& table : m_tables)
        names.append(QString::fromStdString(table.name));
    return names;
}

QStringList DrillDesk::spotNames() const
{
    QStringList names;
    for (const int count : spotCounts)
        names.append(QString::number(count));
    return names;
}

QStringList DrillDesk::timeNames() const
{
    QStringList names;
    for (const int seconds : secondsEach)
        names.append(seconds == 0 ? tr("As long as it takes") : tr("%1 s").arg(seconds));
    return names;
}

void DrillDesk::setTable(int index)
{
    m_table = std::clamp(index, 0, static_cast<int>(m_tables.size()) - 1);
    emit changed();
}

void DrillDesk::setSpots(int index)
{
    m_spots = std::clamp(index, 0, static_cast<int>(spotCounts.size()) - 1);
    emit changed();
}

void DrillDesk::setTime(int index)
{
    m_time = std::clamp(index, 0, static_cast<int>(secondsEach.size()) - 1);
    emit changed();
}

int DrillDesk::secondsGiven() const
{
    return secondsEach[static_cast<std::size_t>(m_time)];
}

QString DrillDesk::posted() const
{
    const PayTable& table = chosen();
    QStringList lines;
    for (std::size_t i = handClassCount; i-- > 0;) {
        if (table.odds[i] > 0)
            lines.append(tr("%1 %2").arg(handClassText(static_cast<HandClass>(i))).arg(table.odds[i]));
    }
    return lines.join(QStringLiteral(" · "));
}

QString DrillDesk::place() const
{
    return tr("Layout %1 · table %2, to one").arg(m_number + 1).arg(QString::fromStdString(chosen().name));
}

QString DrillDesk::clock() const
{
    const int given = secondsGiven();
    return given == 0 ? tr("%1 s").arg(m_seconds) : tr("%1 s left").arg(std::max(0, given - m_seconds));
}

QVariantList DrillDesk::board() const
{
    return cardsOf(m_layout.board);
}

QVariantList DrillDesk::layout() const
{
    QVariantList list;
    for (std::size_t i = 0; i < m_layout.spots.size(); ++i) {
        const DrillSpot& spot = m_layout.spots[i];
        const bool right = m_marked && m_paid[i] == spot.pays;
        QString verdict;
        if (m_marked)
            verdict = spot.pays > 0 ? tr("%1: pays %2").arg(handClassText(spot.hand), chipsText(spot.pays))
                                    : tr("%1: taken").arg(handClassText(spot.hand));
        list.append(QVariantMap{{QStringLiteral("cards"), cardsOf(spot.cards)},
                                {QStringLiteral("wager"), chipsText(spot.wager)},
                                {QStringLiteral("typed"), m_typed.value(static_cast<qsizetype>(i))},
                                {QStringLiteral("right"), right},
                                {QStringLiteral("verdict"), verdict}});
    }
    return list;
}

QString DrillDesk::addTables(const QString& file)
{
    QFile opened(file);
    if (!opened.open(QIODevice::ReadOnly))
        return tr("%1: %2").arg(file, opened.errorString());
    const auto tables = readPayTables(opened.readAll().toStdString(), file.toStdString());
    if (!tables)
        return errorText(tables.error());
    m_table = static_cast<int>(m_tables.size());
    m_tables.insert(m_tables.end(), tables->begin(), tables->end());
    emit changed();
    return {};
}

void DrillDesk::start()
{
    m_page = Paying;
    m_number = -1;
    m_secondsInAll = 0;
    m_score = {};
    goOn();
}

void DrillDesk::layOut()
{
    const DrillSpec spec{.table = chosen(), .spots = spotCounts[static_cast<std::size_t>(m_spots)], .seed = m_seed};
    m_layout = drillLayout(spec, m_number);
    m_typed = QStringList(static_cast<qsizetype>(m_layout.spots.size()));
    m_marked = false;
    m_message.clear();
    m_seconds = 0;
    m_timer.start();
}

void DrillDesk::type(int spot, const QString& text)
{
    if (!m_marked && spot >= 0 && spot < m_typed.size())
        m_typed[spot] = text;
}

void DrillDesk::mark()
{
    if (m_page != Paying || m_marked)
        return;
    std::vector<Chips> paid;
    paid.reserve(m_layout.spots.size());
    for (qsizetype i = 0; i < m_typed.size(); ++i) {
        const auto amount = typedChips(m_typed[i]);
        if (!amount) {
            m_message = m_typed[i].trimmed().isEmpty()
                            ? tr("Spot %1: nothing is typed; 0 takes the wager.").arg(i + 1)
                            : tr("Spot %1: “%2” is not an amount.").arg(i + 1).arg(m_typed[i]);
            emit changed();
            return;
        }
        paid.push_back(*amount);
    }
    book(paid);
}

void DrillDesk::book(const std::vector<Chips>& paid)
{
    m_timer.stop();
    m_secondsInAll += m_seconds;
    m_paid = paid;
    m_marked = true;
    m_message.clear();
    m_score.book(m_layout, m_paid);
    emit changed();
    emit laidOut();
}

void DrillDesk::goOn()
{
    if (m_page != Paying)
        return;
    ++m_number;
    layOut();
    emit changed();
    emit laidOut();
    emit ticked();
}

void DrillDesk::finish()
{
    m_timer.stop();
    m_page = m_score.total().asked > 0 ? Result : Choosing;
    emit changed();
    if (m_page == Result)
        emit finished();
}

void DrillDesk::again()
{
    m_page = Choosing;
    ++m_seed;
    emit changed();
}

void DrillDesk::tick()
{
    ++m_seconds;
    emit ticked();
    if (secondsGiven() == 0 || m_seconds < secondsGiven() || m_marked || m_page != Paying)
        return;
    // time is up: what is not typed, or makes no sense, is wrong
    std::vector<Chips> paid;
    paid.reserve(m_layout.spots.size());
    for (const QString& text : m_typed)
        paid.push_back(typedChips(text).value_or(-1));
    book(paid);
    m_message = tr("Time is up.");
    emit changed();
}

QString DrillDesk::scoreText() const
{
    const auto total = m_score.total();
    if (total.asked == 0)
        return {};
    return tr("%1 of %2 right, %3 s a spot")
        .arg(total.right)
        .arg(total.asked)
        .arg(static_cast<double>(m_secondsInAll) / total.asked, 0, 'f', 1);
}

QVariantList DrillDesk::scoreRows() const
{
    QVariantList rows;
    for (std::size_t i = handClassCount; i-- > 0;) {
        const auto& row = m_score.byClass[i];
        if (row.asked > 0)
            rows.append(QVariantMap{{QStringLiteral("name"), handClassText(static_cast<HandClass>(i))},
                                    {QStringLiteral("value"), tr("%1 of %2").arg(row.right).arg(row.asked)},
                                    {QStringLiteral("share"), static_cast<double>(row.right) / row.asked}});
    }
    return rows;
}

} // namespace cutcard
