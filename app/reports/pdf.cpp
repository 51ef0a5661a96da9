// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/pdf.h"

#include "app/files/saved_file.h"

#include <QAbstractTextDocumentLayout>
#include <QBuffer>
#include <QPainter>
#include <QPalette>
#include <QPdfWriter>
#include <QTextDocument>

namespace cutcard {

namespace {

void writePages(const PdfReport& report, QIODevice& device)
{
    QPdfWriter writer(&device);
    writer.setTitle(report.title);
    writer.setCreator(QStringLiteral("Cutcard"));
    writer.setResolution(96);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(16, 16, 16, 20), QPageLayout::Millimeter);
    QTextDocument document;
    document.documentLayout()->setPaintDevice(&writer);
    document.setDefaultFont(QFont(QStringLiteral("Inter"), 9));
    document.setDefaultStyleSheet(
        QStringLiteral("h1 { font-size: 20pt } h2 { font-size: 13pt } td { vertical-align: top }"));
    document.setHtml(report.html);
    const QSizeF page(writer.width(), writer.height());
    document.setPageSize(page);
    QPainter painter(&writer);
    const int pages = document.pageCount();
    for (int number = 0; number < pages; ++number) {
        if (number > 0)
            writer.newPage();
        painter.save();
        painter.translate(0, -number * page.height());
        QAbstractTextDocumentLayout::PaintContext ink;
        // paper is white, whatever the screen looks like
        ink.palette.setColor(QPalette::Text, Qt::black);
        ink.clip = QRectF(0, number * page.height(), page.width(), page.height());
        painter.setClipRect(ink.clip);
        document.documentLayout()->draw(&painter, ink);
        painter.restore();
        painter.setPen(Qt::black);
        painter.setFont(QFont(QStringLiteral("Inter"), 8));
        painter.drawText(QRectF(0, page.height() + 8, page.width(), 20), Qt::AlignRight,
                         report.footer.arg(number + 1).arg(pages));
    }
}

} // namespace

Result<Done> writePdf(const PdfReport& report, const QString& file)
{
    // written whole before it is saved: a short write in the middle would go unnoticed
    QBuffer pages;
    pages.open(QIODevice::WriteOnly);
    writePages(report, pages);
    return saveFile(file, pages.data());
}

} // namespace cutcard
