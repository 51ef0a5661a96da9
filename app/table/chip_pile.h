// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/table_picture.h"

#include <QQuickPaintedItem>
#include <QVariantList>

namespace cutcard {

/// Draws chips in columns by denomination, seen from the box: one painted item instead of hundreds of shapes.
class ChipPile : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QVariantList chips MEMBER m_chips NOTIFY changed)
    Q_PROPERTY(qreal chipWidth MEMBER m_chipWidth NOTIFY changed)
    Q_PROPERTY(int tallest MEMBER m_tallest NOTIFY changed)
    Q_PROPERTY(int mostColumns MEMBER m_mostColumns NOTIFY changed)

public:
    explicit ChipPile(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

signals:
    void changed();

private:
    struct Column {
        QColor colour;
        int count = 0;
    };
    std::vector<Column> columns() const;
    void resize();

    QVariantList m_chips;
    qreal m_chipWidth = 24;
    int m_tallest = 5;
    int m_mostColumns = 4;
};

} // namespace cutcard
