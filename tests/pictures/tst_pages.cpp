// SPDX-License-Identifier: GPL-3.0-or-later
// A page, window or dialog without a picture is one that nobody looks at.
#include "tests/pictures/picture.h"
#include "tests/support/programs.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>

#include <algorithm>
#include <set>

using namespace cutcard;

class PicturesTest : public QObject
{
    Q_OBJECT

private slots:
    void everyPageIsInAPicture()
    {
        const std::set<QString> pictured = picturedPages();
        for (const QString& page : allPages())
            QVERIFY2(pictured.contains(page), qPrintable(page));
    }

    /// A room, or a page of the supervisor's, is seen as it is on a new machine, in use, and with something wrong.
    void roomsAreInEachState()
    {
        const auto all = allPictures();
        const auto none = noPictures();
        for (const QString& page : allPages()) {
            if (!page.startsWith(QStringLiteral("HomeModel::")))
                continue;
            for (const auto state : {PageState::New, PageState::Used, PageState::Wrong}) {
                const auto fits = [&](const auto& row) { return row.page == page && row.state == state; };
                const bool isPictured = std::ranges::any_of(all, fits);
                const bool isExcused = std::ranges::any_of(none, fits);
                QVERIFY2(isPictured != isExcused,
                         qPrintable(QStringLiteral("%1, state %2").arg(page).arg(static_cast<int>(state))));
            }
        }
    }

    void everyWindowAndDialogIsInAPicture()
    {
        const std::set<QString> pictured = picturedPages();
        int seen = 0;
        eachHeader([&](const QString& text) {
            static const QRegularExpression windows("class (\\w+) : public Q(?:MainWindow|Dialog)\\b");
            for (auto found = windows.globalMatch(text); found.hasNext();) {
                const QString window = found.next().captured(1);
                ++seen;
                // pages of these two are pictured one by one
                if (window != QLatin1String("MainWindow") && window != QLatin1String("ExamWindow"))
                    QVERIFY2(pictured.contains(window), qPrintable(window));
            }
        });
        QVERIFY(seen > 6);
    }

    /// What turns between pages of its own is in the list of pages.
    void everyListOfPagesIsGoneOver()
    {
        const QStringList pages = allPages();
        int seen = 0;
        eachHeader([&](const QString& text) {
            static const QRegularExpression lists(
                "class (\\w+) : public [^{]*\\{(?:(?!\\nclass ).)*Q_ENUM\\((?:Page|Room)\\)",
                QRegularExpression::DotMatchesEverythingOption);
            for (auto found = lists.globalMatch(text); found.hasNext();) {
                const QString scope = found.next().captured(1);
                ++seen;
                QVERIFY2(std::ranges::any_of(pages, [&](const QString& page) { return page.startsWith(scope + "::"); }),
                         qPrintable(scope));
            }
        });
        QVERIFY(seen > 4);
    }

    void noTwoPicturesHaveTheSameName()
    {
        std::set<QString> names;
        for (const Picture& picture : allPictures())
            QVERIFY2(names.insert(picture.name()).second, qPrintable(picture.name()));
    }

private:
    static std::set<QString> picturedPages()
    {
        std::set<QString> pages;
        for (const Picture& picture : allPictures())
            pages.insert(picture.page);
        return pages;
    }
    static void eachHeader(const std::function<void(const QString&)>& look)
    {
        for (QDirIterator files(QStringLiteral(SOURCE_FOLDER "/app"), {"*.h"}, QDir::Files,
                                QDirIterator::Subdirectories);
             files.hasNext();) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            look(QString::fromUtf8(file.readAll()));
        }
    }
};

CUTCARD_TESTS(PicturesTest, QCoreApplication)
#include "tst_pages.moc"
