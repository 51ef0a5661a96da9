// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QQuickPaintedItem>

namespace cutcard {

/// Paints the rail and felt of a table for house-banked games: straight before the dealer, bowed towards the players.
class ArcFelt : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qreal crown MEMBER m_crown NOTIFY changed)
    Q_PROPERTY(qreal drop MEMBER m_drop NOTIFY changed)
    Q_PROPERTY(qreal railWidth MEMBER m_railWidth NOTIFY changed)
    Q_PROPERTY(qreal lineAt MEMBER m_lineAt NOTIFY changed)
    Q_PROPERTY(QColor railTop MEMBER m_railTop NOTIFY changed)
    Q_PROPERTY(QColor railBottom MEMBER m_railBottom NOTIFY changed)
    Q_PROPERTY(QColor feltLight MEMBER m_feltLight NOTIFY changed)
    Q_PROPERTY(QColor feltDark MEMBER m_feltDark NOTIFY changed)
    Q_PROPERTY(QColor line MEMBER m_line NOTIFY changed)

public:
    explicit ArcFelt(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    qreal m_crown = 0; ///< where the bow is highest
    qreal m_drop = 0;  ///< how far it has fallen at both sides
    qreal m_railWidth = 24;
    qreal m_lineAt = 0; ///< how far below the crown the printed line runs; 0: none
    QColor m_railTop;
    QColor m_railBottom;
    QColor m_feltLight;
    QColor m_feltDark;
    QColor m_line;
};

} // namespace cutcard
