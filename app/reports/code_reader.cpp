// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/code_reader.h"

#include "app/academy/ledger/certificate.h"
#include "core/base/fault.h"

#include <QBuffer>
#include <QImage>
#include <QImageReader>
#include <QLoggingCategory>
#include <QPainter>
#include <QRegularExpression>

#ifdef CUTCARD_ZXING
#define ZX_USE_UTF8 // as from the next version on: texts are std::string
#include <ZXing/ReadBarcode.h>
#endif

namespace cutcard {

// a page photographed by a telephone has some 12 million; more is somebody's joke
constexpr qint64 mostPixels = 80'000'000;

static Error wrong(const QString& name, std::string expected, std::string found)
{
    return faultIn(name.toStdString(), Cause::Damaged, std::move(expected), std::move(found));
}

#ifdef CUTCARD_ZXING
static Result<std::string> codeIn(const QImage& grey, const QString& name)
{
    const ZXing::ImageView view(grey.constBits(), grey.width(), grey.height(), ZXing::ImageFormat::Lum,
                                static_cast<int>(grey.bytesPerLine()));
    ZXing::DecodeHints hints;
    hints.setFormats(ZXing::BarcodeFormat::QRCode);
    hints.setTryHarder(true);
    hints.setTryRotate(true);
    std::vector<std::string> codes;
    for (const ZXing::Result& found : ZXing::ReadBarcodes(view, hints)) {
        if (!found.isValid())
            continue;
        std::string text = found.text();
        if (text.starts_with(certificateMark) && std::ranges::find(codes, text) == codes.end())
            codes.push_back(std::move(text));
    }
    if (codes.size() == 1)
        return codes.front();
    return wrong(name, "a picture of one certificate's code, sharp and whole", std::to_string(codes.size()));
}
#else
static Result<std::string> codeIn(const QImage& grey, const QString& name)
{
    Q_UNUSED(grey)
    return faultIn(name.toStdString(), Cause::NotAllowed,
                   "the code's text: this program was built without ZXing, and reads no pictures");
}
#endif

/// The squares that a PDF of ours fills, which are its code's dots; an empty picture if they are none or too many.
static QImage squaresOf(const QByteArray& pdf)
{
    constexpr qsizetype longestStream = 65'536; // a certificate's page has some ten thousand bytes
    constexpr qsizetype headEnd = 30;           // "/Filter /FlateDecode >>"
    constexpr int most = 177;                   // dots in a line of the largest code
    constexpr int scale = 4;
    static const QRegularExpression square(QStringLiteral("([\\d.]+) ([\\d.]+) ([\\d.]+) \\3 re\\nf\\n"));
    QList<QRectF> squares;
    QRectF all;
    for (qsizetype at = pdf.indexOf("stream\n"); at >= 0; at = pdf.indexOf("stream\n", at + 1)) {
        const qsizetype begin = at + 7;
        const qsizetype length = pdf.indexOf("endstream", begin) - begin;
        if (length <= 0 || length > longestStream
            || !pdf.first(at).last(std::min(at, headEnd)).contains("/FlateDecode"))
            continue;
        // what is packed begins with how long it is unpacked, which a PDF leaves out
        const QByteArray page = qUncompress(QByteArray(4, '\0') + pdf.mid(begin, length));
        for (auto each = square.globalMatch(QString::fromLatin1(page));
             each.hasNext() && squares.size() < most * most;) {
            const auto match = each.next();
            const double side = match.captured(3).toDouble();
            squares.append({match.captured(1).toDouble(), match.captured(2).toDouble(), side, side});
            all |= squares.back();
        }
    }
    const double dot = squares.isEmpty() ? 0 : squares.front().width();
    if (dot <= 0 || all.width() > most * dot || all.height() > most * dot)
        return {};
    QImage image((all.size() / dot * scale).toSize() + QSize(8, 8) * scale, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    for (const QRectF& each : squares)
        painter.fillRect(QRect(((each.topLeft() - all.topLeft()) / dot * scale).toPoint() + QPoint(4, 4) * scale,
                               QSize(scale, scale)),
                         Qt::black);
    return image;
}

Result<std::string> certificateCodeIn(const QByteArray& content, const QString& name)
{
    // what a decoder has to say of a broken file is said by the error
    QLoggingCategory::setFilterRules(QStringLiteral("qt.gui.imageio*=false"));
    QBuffer bytes;
    bytes.setData(content);
    bytes.open(QIODevice::ReadOnly);
    QImageReader reader(&bytes);
    reader.setAutoTransform(true);
    if (content.startsWith("%PDF")) {
        const QImage squares = squaresOf(content);
        if (squares.isNull())
            return wrong(name, "a certificate's PDF as it was written, a picture of the page, or the text of its code",
                         "another PDF");
        return codeIn(squares.convertToFormat(QImage::Format_Grayscale8), name);
    }
    // what is no picture is read as text, by whoever knows what it has to look like
    if (!reader.canRead())
        return content.toStdString();
    const QSize size = reader.size();
    if (size.isValid() && qint64{size.width()} * size.height() > mostPixels)
        return wrong(name, "a picture of 80 million dots at most",
                     std::to_string(size.width()) + " × " + std::to_string(size.height()));
    const QImage picture = reader.read();
    if (picture.isNull())
        return wrong(name, "a picture", reader.errorString().toStdString());
    QImage paper(picture.size(), QImage::Format_RGB32);
    paper.fill(Qt::white);
    {
        // what is see-through shows the paper
        QPainter painter(&paper);
        painter.drawImage(0, 0, picture);
    }
    return codeIn(paper.convertToFormat(QImage::Format_Grayscale8), name);
}

} // namespace cutcard
