// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/pictures/blank.h"

#include <QImage>
#include <QQuickWidget>

#include <set>

namespace cutcard {

namespace {

// one short line has more, by its letters' edges; frames and plain areas have fewer
constexpr std::size_t coloursOfWords = 40;

bool showsWords(const QImage& picture)
{
    std::set<QRgb> colours;
    for (int y = 0; y < picture.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        for (int x = 0; x < picture.width(); ++x) {
            // the same stands beside itself nearly everywhere
            if (x == 0 || line[x] != line[x - 1])
                colours.insert(line[x]);
        }
        if (colours.size() >= coloursOfWords)
            return true;
    }
    return false;
}

} // namespace

bool isBlank(const QWidget& window, const QImage& picture)
{
    const QImage seen = picture.convertToFormat(QImage::Format_RGB32);
    bool hasPages = false;
    for (const auto* page : window.findChildren<QQuickWidget*>()) {
        if (!page->isVisibleTo(&window))
            continue;
        hasPages = true;
        const QRectF area(page->mapTo(&window, QPointF()) * picture.devicePixelRatio(),
                          QSizeF(page->size()) * picture.devicePixelRatio());
        if (!showsWords(seen.copy(area.toRect())))
            return true;
    }
    return !hasPages && !showsWords(seen);
}

} // namespace cutcard
