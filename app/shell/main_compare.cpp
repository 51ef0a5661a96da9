// SPDX-License-Identifier: GPL-3.0-or-later
// The four ways to be short of chips as a page, and as a picture and a sheet of paper to keep.
#include "app/shell/main_window.h"

#include "app/compare/compare_model.h"
#include "app/faces/face.h"
#include "app/files/saved_file.h"
#include "app/home/home_model.h"
#include "app/shell/rooms.h"
#include "app/shell/windows/small.h"
#include "core/session/hand_on_table.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QQuickItem>
#include <QQuickItemGrabResult>
#include <QQuickWidget>

namespace cutcard {

namespace {

QByteArray asPng(const QImage& picture)
{
    QBuffer dots;
    dots.open(QIODevice::WriteOnly);
    picture.save(&dots, "PNG");
    return dots.data();
}

QByteArray asPdf(const QImage& picture, const QString& title)
{
    QBuffer pages;
    pages.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&pages);
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("Cutcard"));
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageOrientation(picture.width() > picture.height() ? QPageLayout::Landscape : QPageLayout::Portrait);
        writer.setPageMargins(QMarginsF(8, 8, 8, 8), QPageLayout::Millimeter);
        QPainter painter(&writer);
        painter.drawImage(QRect(QPoint(), picture.size().scaled(writer.width(), writer.height(), Qt::KeepAspectRatio)),
                          picture);
    }
    return pages.data();
}

} // namespace

CompareModel& MainWindow::openCompare()
{
    std::optional<ComparedHand> present;
    Wording wording;
    if (const Session* session = m_desk.session(); session != nullptr) {
        // names belong to the hand on the table; the worked hands have seats
        const bool isDealt = session->situation().betting.street >= 0 && !session->situation().notes.isVoid;
        if (isDealt && !faceOf(*session).banked) {
            present = comparedHandOf(*session);
            wording = Wording::of(session->setup());
        }
        wording.game = session->setup().game();
    }
    CompareModel& compare = m_rooms->compare();
    compare.setPresent(present, wording);
    showRoom(HomeModel::FourWays);
    return compare;
}

QImage MainWindow::comparedPicture()
{
    QQuickWidget* view = m_rooms->view();
    auto* sheet = view->rootObject()->findChild<QQuickItem*>(QStringLiteral("compareSheet"));
    // paper is white, whatever the screen looks like; the frame in between is drawn and not shown
    Settings light = m_settings;
    light.dark = light.contrast = false;
    applyTheme(&m_engine, light);
    const auto grabbed = sheet->grabToImage((sheet->size() * 2).toSize());
    static_cast<void>(view->grabFramebuffer());
    applyTheme(&m_engine, m_settings);
    const QImage dots = grabbed == nullptr ? QImage() : grabbed->image();
    QImage paper(dots.size(), QImage::Format_RGB32);
    paper.fill(Qt::white);
    QPainter(&paper).drawImage(0, 0, dots);
    return paper;
}

void MainWindow::keepCompare(bool pages)
{
    const QString name = pages ? askWhereToSave(this, tr("Save the four ways"), "four-ways.pdf", tr("PDF (*.pdf)"))
                               : askWhereToSave(this, tr("Save the four ways"), "four-ways.png", tr("PNG (*.png)"));
    if (name.isEmpty())
        return;
    CompareModel& compare = m_rooms->compare();
    const QImage picture = comparedPicture();
    const QString title = tr("Four ways to be short of chips: %1").arg(compare.title());
    if (const auto saved = saveFile(name, pages ? asPdf(picture, title) : asPng(picture)); !saved)
        return showError(saved.error());
    compare.setMessage(tr("Saved: %1").arg(name));
}

} // namespace cutcard
