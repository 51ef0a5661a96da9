// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/rooms/window_rooms.h"

#include "app/compare/compare_model.h"
#include "app/faces/face.h"
#include "app/files/saved_file.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "app/shell/windows/small.h"
#include "core/session/hand_on_table.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QQuickItem>
#include <QQuickItemGrabResult>
#include <QQuickWidget>

namespace cutcard {

static QByteArray asPng(const QImage& picture)
{
    QBuffer dots;
    dots.open(QIODevice::WriteOnly);
    picture.save(&dots, "PNG");
    return dots.data();
}

static QByteArray asPdf(const QImage& picture, const QString& title)
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

FourWaysRoom::FourWaysRoom(MainWindow& owner) : Room(owner)
{
    connect(&rooms().compare(), &CompareModel::askPicture, this, [this] { keep(false); });
    connect(&rooms().compare(), &CompareModel::askPrint, this, [this] { keep(true); });
}

CompareModel& FourWaysRoom::open()
{
    std::optional<ComparedHand> present;
    Wording wording;
    if (const Session* session = desk().session(); session != nullptr) {
        // names belong to the hand on the table; the worked hands have seats
        const bool isDealt = session->situation().betting.street >= 0 && !session->situation().notes.isVoid;
        if (isDealt && !faceOf(*session).banked) {
            present = comparedHandOf(*session);
            wording = Wording::of(session->setup());
        }
        wording.game = session->setup().game();
    }
    CompareModel& compare = rooms().compare();
    compare.setPresent(present, wording);
    window().showRoom(HomeModel::FourWays);
    return compare;
}

QImage FourWaysRoom::picture()
{
    QQuickWidget* view = rooms().view();
    auto* sheet = view->rootObject()->findChild<QQuickItem*>(QStringLiteral("compareSheet"));
    // paper is white, whatever the screen looks like; the frame in between is drawn and not shown
    Settings light = settings();
    light.dark = light.contrast = false;
    applyTheme(&window().engine(), light);
    const auto grabbed = sheet->grabToImage((sheet->size() * 2).toSize());
    static_cast<void>(view->grabFramebuffer());
    applyTheme(&window().engine(), settings());
    const QImage dots = grabbed == nullptr ? QImage() : grabbed->image();
    QImage paper(dots.size(), QImage::Format_RGB32);
    paper.fill(Qt::white);
    QPainter(&paper).drawImage(0, 0, dots);
    return paper;
}

void FourWaysRoom::keep(bool pages)
{
    const QString name = pages
                             ? askWhereToSave(&window(), tr("Save the four ways"), "four-ways.pdf", tr("PDF (*.pdf)"))
                             : askWhereToSave(&window(), tr("Save the four ways"), "four-ways.png", tr("PNG (*.png)"));
    if (name.isEmpty())
        return;
    CompareModel& compare = rooms().compare();
    const QImage paper = picture();
    const QString title = tr("Four ways to be short of chips: %1").arg(compare.title());
    if (const auto saved = saveFile(name, pages ? asPdf(paper, title) : asPng(paper)); !saved)
        return showError(saved.error());
    compare.setMessage(tr("Saved: %1").arg(name));
}

} // namespace cutcard
