// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/demo/demo.h"

#include "app/reports/debrief_report.h"
#include "app/shell/windows/main_window.h"
#include "tests/demo/scenes.h"

#include <QApplication>
#include <QTextStream>

namespace cutcard {

int runDemo(MainWindow& window, const QString& pictureFile)
{
    const Session session = dealtToTheEnd(sidePotHand());
    const Session moment = dealtUntil(sidePotHand(), owes(Verb::PushPot));
    QTextStream(stdout) << debriefText(session, debriefPicture(session, {}));
    window.resize(1280, 800);
    window.desk().take(moment, {}, true, {}, {});
    window.show();
    if (pictureFile.isEmpty())
        return 0;
    for (int i = 0; i < 12; ++i)
        QCoreApplication::processEvents();
    if (!window.grab().save(pictureFile)) {
        QTextStream(stderr) << QApplication::translate("demo", "%1: the picture can't be saved").arg(pictureFile)
                            << '\n';
        return 3;
    }
    QTextStream(stdout) << QApplication::translate("demo", "Picture of the window: %1").arg(pictureFile) << '\n';
    return 0;
}

} // namespace cutcard
