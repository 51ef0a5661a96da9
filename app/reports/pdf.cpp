// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/pdf.h"

#include "app/files/saved_file.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPainter>
#include <QPalette>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>
#include <numeric>

namespace cutcard {

/// A part as it lies on pages of this size.
static void layOut(QTextDocument& document, QPdfWriter& writer, const QString& html)
{
    document.documentLayout()->setPaintDevice(&writer);
    document.setDefaultFont(QFont(QStringLiteral("Inter"), 9));
    document.setDefaultStyleSheet(
        QStringLiteral("h1 { font-size: 20pt } h2 { font-size: 13pt } td { vertical-align: top }"));
    document.setHtml(html);
    document.setPageSize(QSizeF(writer.width(), writer.height()));
}

static void drawPage(QPainter& painter, QTextDocument& document, int number)
{
    const QSizeF page = document.pageSize();
    painter.save();
    painter.translate(0, -number * page.height());
    QAbstractTextDocumentLayout::PaintContext ink;
    // paper is white, whatever the screen looks like
    ink.palette.setColor(QPalette::Text, Qt::black);
    ink.clip = QRectF(0, number * page.height(), page.width(), page.height());
    painter.setClipRect(ink.clip);
    document.documentLayout()->draw(&painter, ink);
    painter.restore();
}

/// How many pages each part has; empty if it was not to go on.
static std::vector<int> pagesOf(const PdfReport& report, QPdfWriter& writer, const PdfProgress& goOn)
{
    std::vector<int> pages;
    const auto parts = static_cast<int>(report.html.size());
    for (const QString& html : report.html) {
        QTextDocument document;
        layOut(document, writer, html);
        pages.push_back(document.pageCount());
        // counting takes about as long as drawing
        if (goOn && !goOn(static_cast<int>(pages.size()), 2 * parts))
            return {};
    }
    return pages;
}

/// False if it was not to go on.
static bool writePages(const PdfReport& report, QIODevice& device, const PdfProgress& goOn)
{
    QPdfWriter writer(&device);
    writer.setTitle(report.title);
    writer.setCreator(QStringLiteral("Cutcard"));
    writer.setResolution(96);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(16, 16, 16, 20), QPageLayout::Millimeter);
    const std::vector<int> pages = pagesOf(report, writer, goOn);
    if (pages.empty())
        return false;
    const int all = std::accumulate(pages.begin(), pages.end(), 0);
    QPainter painter(&writer);
    int drawn = 0;
    const auto parts = static_cast<int>(report.html.size());
    for (int part = 0; part < parts; ++part) {
        QTextDocument document;
        layOut(document, writer, report.html.at(part));
        for (int number = 0; number < document.pageCount(); ++number) {
            if (drawn > 0)
                writer.newPage();
            drawPage(painter, document, number);
            painter.setPen(Qt::black);
            painter.setFont(QFont(QStringLiteral("Inter"), 8));
            painter.drawText(QRectF(0, writer.height() + 8, writer.width(), 20), Qt::AlignRight,
                             report.footer.arg(++drawn).arg(all));
        }
        if (goOn && !goOn(parts + part + 1, 2 * parts))
            return false;
    }
    return true;
}

/// The lines of a cell, of which there is one at least.
static QStringList linesOf(const QTextTableCell& cell)
{
    QStringList lines;
    for (auto at = cell.begin(); !at.atEnd(); ++at)
        lines += at.currentBlock().text().split(QChar::LineSeparator);
    return lines.isEmpty() ? QStringList{QString()} : lines;
}

/// A row's first lines side by side, all others below them.
static void addTable(QStringList& lines, const QTextTable& table)
{
    std::vector<qsizetype> widths(static_cast<std::size_t>(table.columns()), 0);
    for (int row = 0; row < table.rows(); ++row)
        for (std::size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::max(widths[i], linesOf(table.cellAt(row, static_cast<int>(i))).front().size());
    for (int row = 0; row < table.rows(); ++row) {
        QStringList columns;
        QStringList below;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            const QTextTableCell cell = table.cellAt(row, static_cast<int>(i));
            QStringList all = linesOf(cell);
            const QString first = all.takeFirst();
            const bool right = cell.firstCursorPosition().blockFormat().alignment().testFlag(Qt::AlignRight);
            columns += right ? first.rightJustified(widths[i]) : first.leftJustified(widths[i]);
            below += all;
        }
        const QString line = columns.join(QStringLiteral("  "));
        lines += line.left(line.lastIndexOf(QRegularExpression(QStringLiteral("\\S"))) + 1);
        for (const QString& each : below)
            lines += QStringLiteral("        ") + each;
    }
}

QString sheetText(const QStringList& html)
{
    QStringList lines;
    for (const QString& part : html) {
        QTextDocument document;
        document.setHtml(part);
        for (auto at = document.rootFrame()->begin(); !at.atEnd(); ++at) {
            if (const auto* table = qobject_cast<QTextTable*>(at.currentFrame())) {
                addTable(lines, *table);
            } else if (const QTextBlock block = at.currentBlock(); !block.text().isEmpty()) {
                if (block.blockFormat().headingLevel() > 0)
                    lines += QString();
                lines += block.text().split(QChar::LineSeparator, Qt::SkipEmptyParts);
            }
        }
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

Result<Done> writePdf(const PdfReport& report, const QString& file, const PdfProgress& goOn)
{
    // written whole before it is saved: a short write in the middle would go unnoticed
    QBuffer pages;
    pages.open(QIODevice::WriteOnly);
    if (!writePages(report, pages, goOn))
        return Done{};
    return saveFile(file, pages.data());
}

} // namespace cutcard
