// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/arc_felt.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QPainterPathStroker>

namespace cutcard {

/// The table's outline, a parabola over a straight edge, with its corners rounded.
static QPainterPath outline(const QRectF& area, qreal drop, qreal corner)
{
    const QRectF inner = area.adjusted(corner, corner, -corner, -corner);
    QPainterPath path;
    path.moveTo(inner.bottomLeft());
    path.lineTo(inner.left(), inner.top() + drop);
    // this control point makes the curve an exact parabola, as the seats are placed
    path.quadTo(QPointF(inner.center().x(), inner.top() - drop), QPointF(inner.right(), inner.top() + drop));
    path.lineTo(inner.bottomRight());
    path.closeSubpath();
    QPainterPathStroker rounding;
    rounding.setWidth(2 * corner);
    rounding.setJoinStyle(Qt::RoundJoin);
    return path.united(rounding.createStroke(path));
}

ArcFelt::ArcFelt(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
    connect(this, &ArcFelt::changed, this, [this] { update(); });
}

void ArcFelt::paint(QPainter* painter)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    const QRectF table(4, m_crown, width() - 8, height() - m_crown - 4);
    const QPainterPath rail = outline(table, m_drop, m_railWidth * 0.8);
    painter->fillPath(rail.translated(2, 4), QColor(0, 0, 0, 70));
    QLinearGradient wood(0, table.top(), 0, table.bottom());
    wood.setColorAt(0, m_railTop);
    wood.setColorAt(1, m_railBottom);
    painter->fillPath(rail, wood);

    // before the dealer there is no rail to lean on, only an edge
    const QRectF cloth = table.adjusted(m_railWidth * 0.4, m_railWidth, -m_railWidth * 0.4, -m_railWidth * 0.35);
    const QPainterPath felt = outline(cloth, m_drop, m_railWidth * 0.5);
    QLinearGradient light(0, cloth.top(), 0, cloth.bottom());
    light.setColorAt(0, m_feltDark);
    light.setColorAt(0.55, m_feltLight);
    light.setColorAt(1, m_feltDark);
    painter->fillPath(felt, light);
    painter->strokePath(felt, QPen(QColor(0, 0, 0, 56), 2));

    if (m_lineAt <= 0)
        return;
    painter->setClipPath(felt);
    QPainterPath printed;
    printed.moveTo(table.left(), m_crown + m_lineAt + m_drop);
    printed.quadTo(QPointF(table.center().x(), m_crown + m_lineAt - m_drop),
                   QPointF(table.right(), m_crown + m_lineAt + m_drop));
    painter->strokePath(printed, QPen(m_line, 1.5));
    painter->strokePath(printed.translated(0, 4), QPen(m_line, 1));
}

} // namespace cutcard
