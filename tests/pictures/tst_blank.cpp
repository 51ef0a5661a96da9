// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of a page that shows nothing is taken for what it is.
#include "tests/pictures/blank.h"
#include "tests/support/programs.h"

#include <QLabel>
#include <QMainWindow>
#include <QMenuBar>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QStatusBar>
#include <QTemporaryFile>

using namespace cutcard;

class BlankTest : public QObject
{
    Q_OBJECT

public:
    static constexpr bool paints = true;

private slots:
    void init()
    {
        m_window = std::make_unique<QMainWindow>();
        m_window->menuBar()->addAction(QStringLiteral("Practice"));
        m_window->statusBar()->showMessage(QStringLiteral("It is your turn"));
        m_window->resize(400, 300);
        m_page = new QQuickWidget(m_window.get());
        m_page->setResizeMode(QQuickWidget::SizeRootObjectToView);
        m_window->setCentralWidget(m_page);
    }
    void cleanup() { m_window.reset(); }

    void aPageWithOneLineIsNotBlank()
    {
        show("Rectangle { Text { x: 20; y: 20; text: 'Nothing was dealt yet' } }");
        QVERIFY(!isBlank(*m_window, m_window->grab().toImage()));
    }
    /// What stands around it, a menu and a message, makes no page.
    void aPageThatIsNotDrawnIsBlank()
    {
        show("Rectangle { Text { x: 20; y: 20; text: 'Nothing was dealt yet' } }");
        m_page->quickWindow()->contentItem()->setOpacity(0);
        QTRY_VERIFY(isBlank(*m_window, m_window->grab().toImage()));
    }
    void aPageOfEmptyFramesIsBlank()
    {
        show("Rectangle { Rectangle { x: 20; y: 20; width: 90; height: 40; radius: 8; color: 'gray'; border.width: 1 } "
             "}");
        QVERIFY(isBlank(*m_window, m_window->grab().toImage()));
    }
    void onePageOfTwoIsEnough()
    {
        show("Rectangle { Text { x: 20; y: 20; text: 'Nothing was dealt yet' } }");
        QQuickWidget beside(m_window.get());
        beside.setGeometry(200, 100, 100, 100);
        beside.show();
        QVERIFY(isBlank(*m_window, m_window->grab().toImage()));
        beside.hide();
        QVERIFY(!isBlank(*m_window, m_window->grab().toImage()));
    }
    void aDialogWithoutPagesIsLookedAtAsAWhole()
    {
        QWidget dialog;
        dialog.resize(300, 200);
        QVERIFY(isBlank(dialog, dialog.grab().toImage()));
        QLabel words(QStringLiteral("Nothing was dealt yet"), &dialog);
        QVERIFY(!isBlank(dialog, dialog.grab().toImage()));
    }

private:
    void show(const char* page)
    {
        QTemporaryFile file(QStringLiteral("XXXXXX.qml"));
        QVERIFY(file.open());
        file.write(QByteArray("import QtQuick\n") + page);
        file.close();
        m_page->setSource(QUrl::fromLocalFile(file.fileName()));
        QCOMPARE(m_page->status(), QQuickWidget::Ready);
        m_window->show();
    }

    std::unique_ptr<QMainWindow> m_window;
    QQuickWidget* m_page = nullptr;
};

CUTCARD_TESTS(BlankTest, QApplication)
#include "tst_blank.moc"
