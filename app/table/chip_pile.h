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
    Q_PROPERTY(QVariantList chips READ chips WRITE setChips NOTIFY chipsChanged)
    Q_PROPERTY(qreal chipWidth READ chipWidth WRITE setChipWidth NOTIFY chipWidthChanged)
    Q_PROPERTY(int tallest READ tallest WRITE setTallest NOTIFY tallestChanged)
    Q_PROPERTY(int mostColumns READ mostColumns WRITE setMostColumns NOTIFY mostColumnsChanged)

public:
    explicit ChipPile(QQuickItem* parent = nullptr);

    QVariantList chips() const { return m_chips; }
    void setChips(const QVariantList& chips);
    qreal chipWidth() const { return m_chipWidth; }
    void setChipWidth(qreal width);
    int tallest() const { return m_tallest; }
    void setTallest(int chips);
    int mostColumns() const { return m_mostColumns; }
    void setMostColumns(int columns);

    void paint(QPainter* painter) override;

signals:
    void chipsChanged();
    void chipWidthChanged();
    void tallestChanged();
    void mostColumnsChanged();

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
