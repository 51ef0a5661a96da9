// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/certificate_report.h"

#include "app/academy/result/result.h"
#include "app/academy/result/result_text.h"
#include "app/files/saved_file.h"
#include "app/reports/pdf.h"
#include "app/words/rule_words.h"
#include "app/words/tr.h"

#include <QBuffer>
#include <QFont>
#include <QPainter>
#include <QPdfWriter>

#include <qrencode.h>

namespace cutcard {

namespace {

constexpr int quietZone = 4;
// well over the 30 mm that a telephone needs, and the code is still read when the page is printed a little smaller
constexpr double codeSide = 44;

/// Writes the lines of a certificate from the top, centred; lengths are in millimetres.
class Page
{
public:
    explicit Page(QPainter& painter) : m_painter(painter) {}

    double millimetres(double length) const { return length / 25.4 * m_painter.device()->logicalDpiX(); }
    void line(const QString& text, double points, double after, bool strong = false)
    {
        // Inter draws dashes, colons and brackets beside figures and capitals with other glyphs, and what is copied
        // out of the file lacks them: whatever somebody may copy is set in a font that has one of each
        constexpr double display = 15;
        QFont font(points < display ? QStringLiteral("DejaVu Sans") : QStringLiteral("Inter"));
        font.setPointSizeF(points < display ? points * 0.92 : points);
        font.setBold(strong);
        // no two letters are drawn as one: a command that is copied has to be one
        font.setLetterSpacing(QFont::AbsoluteSpacing, 0.01);
        m_painter.setFont(font);
        const double margin = millimetres(14);
        const QRectF room(margin, m_y, m_painter.device()->width() - 2 * margin, millimetres(100));
        QRectF used;
        m_painter.drawText(room, Qt::AlignHCenter | Qt::TextWordWrap, text, &used);
        m_y += used.height() + millimetres(after);
    }
    /// A line to sign on.
    void rule(double length)
    {
        const double half = millimetres(length) / 2;
        const double middle = m_painter.device()->width() / 2.0;
        m_painter.drawLine(QPointF(middle - half, m_y), QPointF(middle + half, m_y));
        m_y += millimetres(1.5);
    }
    void skip(double length) { m_y += millimetres(length); }
    void frame(double inset)
    {
        const double by = millimetres(inset);
        m_painter.drawRect(QRectF(by, by, m_painter.device()->width() - 2 * by, m_painter.device()->height() - 2 * by));
    }
    /// The dots as squares: a picture would be written with losses, and its edges blurred.
    void code(const QImage& dots)
    {
        const double side = millimetres(codeSide) / dots.width();
        const double left = (m_painter.device()->width() - millimetres(codeSide)) / 2;
        for (int y = 0; y < dots.height(); ++y) {
            for (int x = 0; x < dots.width(); ++x) {
                if (dots.pixel(x, y) == qRgb(0, 0, 0))
                    m_painter.fillRect(QRectF(left + x * side, m_y + y * side, side, side), Qt::black);
            }
        }
        m_y += millimetres(codeSide);
    }

private:
    QPainter& m_painter;
    double m_y = 0;
};

/// What stands on a certificate's page.
struct Parts {
    Certificate certificate;
    QByteArray code;
    Blueprint blueprint;
    QString supervisor;
    int attempt = 1;
    int voided = 0;
    int rescored = 0; ///< by how many rescorings it was passed
};

/// The text of the code in lines that can be copied or typed.
QString inLines(const QByteArray& code)
{
    constexpr qsizetype wide = 78;
    QStringList lines;
    for (qsizetype at = 0; at < code.size(); at += wide)
        lines.append(QString::fromLatin1(code.mid(at, wide)));
    return lines.join(QLatin1Char('\n'));
}

void draw(QPainter& painter, const Parts& parts)
{
    Page page(painter);
    painter.setPen(QPen(Qt::black, page.millimetres(0.6)));
    page.frame(1);
    painter.setPen(QPen(Qt::black, page.millimetres(0.2)));
    page.frame(2.5);
    const Certificate& certificate = parts.certificate;
    page.skip(22);
    page.line(shown(certificate.house), 15, 9, true);
    page.line(Words::tr("Certificate"), 30, 10, true);
    page.line(shown(certificate.name), 22, 5, true);
    page.line(Words::tr("has passed the exam"), 11, 5);
    page.line(shown(parts.blueprint.name), 17, 7, true);
    const QStringList documents = textsOf(parts.blueprint.documents, documentText);
    page.line(documents.join(QLatin1Char('\n')), 9, 1.5);
    page.line(Words::tr("rulebook checksum %1").arg(QString::fromStdString(hexOf(certificate.rulebooks))), 8, 6);
    page.line(Words::tr("No. %1 · issued %2 · expires %3")
                  .arg(certificate.serial)
                  .arg(QString::fromStdString(dayText(certificate.issued)),
                       QString::fromStdString(dayText(expiryOf(certificate)))),
              12, 2, true);
    page.line(Words::tr("Attempt %1 at this exam, void attempts: %2").arg(parts.attempt).arg(parts.voided), 9,
              parts.rescored > 0 ? 1.5 : 16);
    if (parts.rescored > 0)
        page.line(Words::tr("First graded as not passed; passed after rescoring, signed by two people. Rescorings: %1")
                      .arg(parts.rescored),
                  9, 10, true);
    page.rule(74);
    page.line(Words::tr("Supervisor: %1").arg(parts.supervisor), 11, 8);
    page.code(qrImage(parts.code));
    page.skip(4);
    page.line(Words::tr("A simulated table: dexterity is not certified."), 11, 3, true);
    page.line(Words::tr("Anyone can check this certificate by its code, without asking the house:"), 8, 0.5);
    page.line(QStringLiteral("cutcard-cli certificate verify --qr TEXT --key house.pub"), 8, 2);
    page.line(inLines(parts.code), 6.5, 2);
    page.line(Words::tr("key %1 · ledger %2")
                  .arg(QString::fromStdString(hexOf(certificate.key)),
                       QString::fromStdString(hexOf(certificate.head)).left(16)),
              8, 0);
}

/// Who let the candidate sit, with the licence where there is one.
QString supervisorText(const Academy& academy, const std::string& id)
{
    const auto person = academy.people().one(id);
    const QString name = nameOf(academy, QString::fromStdString(id));
    const bool licensed = person && *person && !(*person)->licence.empty();
    return licensed ? Words::tr("%1, license %2").arg(name, shown((*person)->licence)) : name;
}

Result<Parts> partsOf(const Academy& academy, std::int64_t attempt)
{
    const auto record = TRY(academy.attempts().one(attempt));
    const auto issued = TRY(academy.certificates().all());
    const auto voided = TRY(voidsUpTo(academy, record));
    const auto found = std::ranges::find(issued, attempt, &IssuedCertificate::attempt);
    if (found == issued.end())
        return faultIn("attempt " + std::to_string(attempt), Cause::MissingValue, "a certificate that was issued");
    // a paper that says nothing of it would be as good as one that stands
    if (found->state != "issued")
        return faultIn("certificate " + std::to_string(found->serial), Cause::NotAllowed,
                       "a certificate that was not taken back", found->state);
    const auto rescored = TRY(academy.results().rescoringsUnder(attempt));
    const auto read = TRY(readCertificate(found->text));
    const auto pinned = TRY(academy.blueprints().one(record.blueprint));
    // what was changed on the disk is not printed
    const std::string_view message(reinterpret_cast<const char*>(read.message.data()), read.message.size());
    if (!isSignedBy(academy.store().houseKey(), certificatePrefix, message, read.signature))
        return faultIn("certificate " + std::to_string(found->serial), Cause::Damaged,
                       "a text that the house has signed");
    return Parts{.certificate = read.certificate,
                 .code = QByteArray::fromStdString(found->text),
                 .blueprint = pinned.blueprint,
                 .supervisor = supervisorText(academy, record.supervisor),
                 .attempt = record.attempt,
                 .voided = voided,
                 .rescored = rescored};
}

QString asHtml(const QString& plain)
{
    return QStringLiteral("<pre style=\"font-family: 'DejaVu Sans Mono', monospace; font-size: 8.5pt; "
                          "white-space: pre-wrap\">")
           + plain.toHtmlEscaped() + QStringLiteral("</pre>");
}

} // namespace

QImage qrImage(const QByteArray& text)
{
    // upper case, digits and a colon: the mode of letters and digits, which is the densest
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> code(
        QRcode_encodeString(text.constData(), 0, QR_ECLEVEL_M, QR_MODE_8, 0), &QRcode_free);
    if (code == nullptr)
        return {};
    QImage image(code->width + 2 * quietZone, code->width + 2 * quietZone, QImage::Format_RGB32);
    image.fill(Qt::white);
    for (int y = 0; y < code->width; ++y) {
        for (int x = 0; x < code->width; ++x) {
            if ((code->data[y * code->width + x] & 1U) != 0)
                image.setPixel(x + quietZone, y + quietZone, qRgb(0, 0, 0));
        }
    }
    return image;
}

Result<Done> writeCertificate(const Academy& academy, std::int64_t attempt, const QString& file)
{
    const auto parts = TRY(partsOf(academy, attempt));
    QBuffer pages;
    pages.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&pages);
        writer.setTitle(Words::tr("Certificate no. %1").arg(parts.certificate.serial));
        writer.setCreator(QStringLiteral("Cutcard"));
        writer.setResolution(300);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(16, 16, 16, 16), QPageLayout::Millimeter);
        QPainter painter(&writer);
        draw(painter, parts);
    }
    return saveFile(file, pages.data(), Reach::Owner);
}

Result<Done> writeResultSheet(const Academy& academy, std::int64_t attempt, const QString& file)
{
    const auto result = TRY(keptResult(academy, attempt));
    const QString line = QStringLiteral("\n\n______________________________________________\n");
    const QString lines = line + Words::tr("Candidate, date") + line + Words::tr("Examiner, rank, license no., date");
    return writePdf({.title = Words::tr("Result of attempt %1").arg(attempt),
                     .html = {asHtml(resultText(academy, result) + lines)},
                     .footer = Words::tr("page %1 of %2")},
                    file);
}

} // namespace cutcard
