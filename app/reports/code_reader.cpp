// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/code_reader.h"

#include "app/academy/ledger/certificate.h"
#include "core/base/fault.h"

#include <QBuffer>
#include <QImage>
#include <QImageReader>
#include <QLoggingCategory>
#include <QPainter>

#ifdef CUTCARD_ZXING
#define ZX_USE_UTF8 // as from the next version on: texts are std::string
#include <ZXing/ReadBarcode.h>
#endif

#include <algorithm>

namespace cutcard {

namespace {

// a page photographed by a telephone has some 12 million; more is somebody's joke
constexpr qint64 mostPixels = 80'000'000;

Error wrong(const QString& name, std::string expected, std::string found)
{
    return faultIn(name.toStdString(), Cause::Damaged, std::move(expected), std::move(found));
}

#ifdef CUTCARD_ZXING
Result<std::string> codeIn(const QImage& grey, const QString& name)
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
Result<std::string> codeIn(const QImage& grey, const QString& name)
{
    Q_UNUSED(grey)
    return faultIn(name.toStdString(), Cause::NotAllowed,
                   "the code's text: this program was built without ZXing, and reads no pictures");
}
#endif

} // namespace

Result<std::string> certificateCodeIn(const QByteArray& content, const QString& name)
{
    // what a decoder has to say of a broken file is said by the error
    QLoggingCategory::setFilterRules(QStringLiteral("qt.gui.imageio*=false"));
    QBuffer bytes;
    bytes.setData(content);
    bytes.open(QIODevice::ReadOnly);
    QImageReader reader(&bytes);
    reader.setAutoTransform(true);
    if (content.startsWith("%PDF"))
        return wrong(name, "a picture of the page, or the text of its code", "a PDF");
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
