// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/compare_report.h"

#include "app/files/saved_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>
#include <array>

namespace cutcard {

namespace {

constexpr QSize sheet(1120, 780);
constexpr int textPixels = 13;

QString words(const char* text)
{
    return QCoreApplication::translate("compare report", text);
}

QColor potColour(int pot)
{
    constexpr std::array colours{0x2a8f62, 0x3c6cb4, 0x7d868d, 0x8f58b4, 0xb87720};
    return QColor::fromRgb(
        static_cast<QRgb>(colours[std::min<std::size_t>(static_cast<std::size_t>(pot), colours.size() - 1)]));
}

/// Writes down the page, line by line, within a column.
class Column
{
public:
    Column(QPainter& painter, QRectF area) : m_painter(painter), m_area(area), m_y(area.top()) {}

    void line(const QString& text, int pixels = textPixels, bool strong = false, const QColor& ink = Qt::black,
              const QString& right = {})
    {
        QFont font(QStringLiteral("Inter"));
        font.setPixelSize(pixels);
        font.setWeight(strong ? QFont::DemiBold : QFont::Normal);
        m_painter.setFont(font);
        m_painter.setPen(ink);
        const qreal amount = right.isEmpty() ? 0 : m_painter.fontMetrics().horizontalAdvance(right) + 6;
        const QRectF box(m_area.left(), m_y, m_area.width() - amount, 400);
        QRectF used;
        m_painter.drawText(box, Qt::TextWordWrap, text, &used);
        m_painter.drawText(QRectF(m_area.left(), m_y, m_area.width(), 40), Qt::AlignRight, right);
        m_y += std::max<qreal>(used.height(), pixels * 1.3) + 2;
    }
    void space(qreal height) { m_y += height; }
    void rule()
    {
        m_painter.setPen(QPen(QColor(0xbbbbbb), 1));
        m_painter.drawLine(QPointF(m_area.left(), m_y + 2), QPointF(m_area.right(), m_y + 2));
        m_y += 6;
    }
    QRectF take(qreal height)
    {
        const QRectF taken(m_area.left(), m_y, m_area.width(), height);
        m_y += height;
        return taken;
    }

private:
    QPainter& m_painter;
    QRectF m_area;
    qreal m_y;
};

void paintBars(QPainter& painter, const RegimePicture& regime, Chips most, const QRectF& area)
{
    const qreal left = area.left() + 44;
    const qreal bottom = area.bottom() - 20;
    const auto height = [&](Chips chips) {
        return bottom - (bottom - area.top() - 6) * static_cast<qreal>(chips) / static_cast<qreal>(most);
    };
    const qreal step = (area.right() - left) / static_cast<qreal>(std::max<std::size_t>(1, regime.bars.size()));
    QFont small(QStringLiteral("Inter"));
    small.setPixelSize(11);
    painter.setFont(small);
    for (std::size_t i = 0; i < regime.bars.size(); ++i) {
        const qreal x = left + static_cast<qreal>(i) * step;
        for (const StakePart& part : regime.bars[i].parts) {
            const QRectF box(x + 2, height(part.to), step - 4, height(part.from) - height(part.to));
            const QColor ink = potColour(part.pot);
            painter.setPen(QPen(ink, 1.2));
            if (part.dead)
                painter.setBrush(QBrush(ink, Qt::BDiagPattern));
            else
                painter.setBrush(part.lent ? QBrush(Qt::NoBrush) : QBrush(ink));
            painter.drawRect(box);
        }
        painter.setPen(Qt::black);
        painter.drawText(QRectF(x, bottom + 3, step, 16), Qt::AlignHCenter,
                         painter.fontMetrics().elidedText(regime.bars[i].name, Qt::ElideRight, static_cast<int>(step)));
    }
    painter.setPen(QPen(Qt::black, 0.8));
    for (const Chips cut : regime.cuts) {
        painter.drawLine(QPointF(left, height(cut)), QPointF(area.right(), height(cut)));
        painter.drawText(QRectF(area.left(), height(cut) - 8, 40, 16), Qt::AlignRight | Qt::AlignVCenter,
                         Wording().amount(cut));
    }
    painter.drawLine(QPointF(area.left(), bottom), QPointF(area.right(), bottom));
}

void paintRegime(QPainter& painter, const RegimePicture& regime, Chips most, const QRectF& area)
{
    constexpr QColor faint(0x55, 0x55, 0x55);
    Column column(painter, area);
    column.line(regime.title, 16, true);
    const QRectF note = column.take(50);
    Column(painter, note).line(regime.note, 11, false, faint);
    paintBars(painter, regime, most, column.take(200));
    column.space(8);
    int pot = 0;
    for (const ComparedPot& each : regime.pots) {
        column.line(each.label, textPixels, true, potColour(pot++).darker(120), each.amount);
        column.line(each.sum + QLatin1Char(' ') + each.to, 11, false, faint);
    }
    column.rule();
    column.line(words(QT_TRANSLATE_NOOP("compare report", "All pots")), textPixels, true, Qt::black, regime.total);
    column.space(6);
    for (const ComparedStack& stack : regime.stacks) {
        column.line(stack.name, textPixels, !stack.alike, Qt::black, stack.amount);
        if (!stack.sum.isEmpty())
            column.line(stack.sum, 11, false, faint);
    }
    column.rule();
    column.line(words(QT_TRANSLATE_NOOP("compare report", "Chips in play")), textPixels, true, Qt::black,
                regime.inPlay);
}

void paintSheet(QPainter& painter, const CompareReport& report)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRect(QPoint(), sheet), Qt::white);
    Column head(painter, QRectF(30, 24, sheet.width() - 60, 40));
    head.line(report.title, 20, true);
    const qreal width = (sheet.width() - 60 - 4 * 22) / 5.0;
    Column left(painter, QRectF(30, 76, width, sheet.height() - 100));
    left.line(words(QT_TRANSLATE_NOOP("compare report", "The hand")), 16, true);
    for (const QString& line : report.hand)
        left.line(line, 12);
    left.space(8);
    left.line(
        words(QT_TRANSLATE_NOOP("compare report",
                                "Hatched: dead, of who folded. Hollow: lent by the bank. Lines: cut by an all-in.")),
        11, false, QColor(0x55, 0x55, 0x55));
    for (std::size_t i = 0; i < report.picture.regimes.size(); ++i) {
        const qreal x = 30 + (width + 22) * static_cast<qreal>(i + 1);
        paintRegime(painter, report.picture.regimes[i], report.picture.most,
                    QRectF(x, 76, width, sheet.height() - 100));
    }
}

} // namespace

QImage compareImage(const CompareReport& report, QSize size)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    const qreal scale =
        std::min(static_cast<qreal>(size.width()) / sheet.width(), static_cast<qreal>(size.height()) / sheet.height());
    painter.scale(scale, scale);
    paintSheet(painter, report);
    return image;
}

Result<Done> writeComparePdf(const CompareReport& report, const QString& file)
{
    QBuffer pages;
    pages.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&pages);
        writer.setTitle(report.title);
        writer.setCreator(QStringLiteral("Cutcard"));
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageOrientation(QPageLayout::Landscape);
        writer.setPageMargins(QMarginsF(8, 8, 8, 8), QPageLayout::Millimeter);
        QPainter painter(&writer);
        const qreal scale = std::min(static_cast<qreal>(writer.width()) / sheet.width(),
                                     static_cast<qreal>(writer.height()) / sheet.height());
        painter.scale(scale, scale);
        paintSheet(painter, report);
    }
    return saveFile(file, pages.data());
}

Result<Done> writeComparePng(const CompareReport& report, const QString& file)
{
    QBuffer dots;
    dots.open(QIODevice::WriteOnly);
    compareImage(report, sheet * 2).save(&dots, "PNG");
    return saveFile(file, dots.data());
}

} // namespace cutcard
