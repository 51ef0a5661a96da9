// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/chip_pile.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace cutcard {

constexpr qreal flatness = 0.46; // the height of a chip's face, by its width, as seen from the box
constexpr qreal thickness = 0.17;

/// The bright marks that run around the edge of a chip's face.
static void paintFace(QPainter& painter, const QRectF& face, const QColor& colour)
{
    const QColor mark = colour.lightnessF() > 0.8 ? colour.darker(170) : QColor(250, 248, 240);
    painter.setPen(QPen(colour.darker(180), 0.8));
    painter.setBrush(colour);
    painter.drawEllipse(face);
    painter.save();
    QPainterPath ring;
    ring.addEllipse(face);
    QPainterPath middle;
    middle.addEllipse(face.center(), face.width() * 0.33, face.height() * 0.33);
    painter.setClipPath(ring.subtracted(middle));
    painter.setPen(Qt::NoPen);
    painter.setBrush(mark);
    for (int i = 0; i < 6; ++i) {
        painter.drawPie(face, (i * 60 + 18) * 16, 24 * 16);
    }
    painter.restore();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour.lighter(112));
    painter.drawEllipse(face.center(), face.width() * 0.3, face.height() * 0.3);
}

static void paintEdge(QPainter& painter, const QRectF& face, qreal edge, const QColor& colour)
{
    QPainterPath body;
    body.addEllipse(face.translated(0, edge));
    body.addRect(QRectF(face.left(), face.center().y(), face.width(), edge));
    body.setFillRule(Qt::WindingFill);
    painter.setPen(QPen(colour.darker(200), 0.8));
    painter.setBrush(colour.darker(118));
    painter.drawPath(body.simplified());
    const QColor mark = colour.lightnessF() > 0.8 ? colour.darker(170) : QColor(245, 243, 236);
    for (const qreal along : {0.2, 0.5, 0.8}) {
        const qreal x = face.left() + face.width() * along;
        const qreal t = (along - 0.5) * 2;
        const qreal y = face.center().y() + face.height() / 2 * std::sqrt(1 - t * t);
        const qreal wide = face.width() * (along == 0.5 ? 0.16 : 0.11);
        painter.fillRect(QRectF(x - wide / 2, y, wide, edge), mark);
    }
}

ChipPile::ChipPile(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &ChipPile::changed, this, &ChipPile::resize);
}

std::vector<ChipPile::Column> ChipPile::columns() const
{
    std::vector<Column> columns;
    for (const QVariant& entry : m_chips) {
        const auto chip = entry.value<ChipPicture>();
        for (int left = chip.count; left > 0; left -= m_tallest)
            columns.push_back({chip.colour, std::min(left, m_tallest)});
    }
    // a heap too wide for its place shows its most valuable columns; the amount beside it is exact
    if (columns.size() > static_cast<std::size_t>(m_mostColumns))
        columns.resize(static_cast<std::size_t>(m_mostColumns));
    return columns;
}

void ChipPile::resize()
{
    const std::vector<Column> piles = columns();
    int highest = piles.empty() ? 0 : 1;
    for (const Column& pile : piles)
        highest = std::max(highest, pile.count);
    const auto count = static_cast<qreal>(piles.size());
    setImplicitSize(piles.empty() ? 0 : std::ceil(m_chipWidth * (1 + (count - 1) * 0.92)) + 2,
                    piles.empty() ? 0 : std::ceil(m_chipWidth * (flatness + thickness * highest)) + 3);
    update();
}

void ChipPile::paint(QPainter* painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const qreal edge = m_chipWidth * thickness;
    const QSizeF size(m_chipWidth - 1, m_chipWidth * flatness);
    const qreal floor = height() - size.height() - edge - 2;
    qreal x = (width() - implicitWidth()) / 2 + 1;
    for (const Column& pile : columns()) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(QColor(0, 0, 0, 70));
        painter->drawEllipse(QRectF(QPointF(x + 1, floor + edge + 1.5), size));
        for (int i = 0; i < pile.count; ++i) {
            const QRectF face(QPointF(x, floor - i * edge), size);
            paintEdge(*painter, face, edge, pile.colour);
            if (i == pile.count - 1)
                paintFace(*painter, face, pile.colour);
        }
        x += m_chipWidth * 0.92;
    }
}

} // namespace cutcard
