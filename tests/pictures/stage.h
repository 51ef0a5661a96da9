// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QQuickWidget>
#include <QString>
#include <QWidget>

#include <functional>
#include <map>
#include <memory>
#include <vector>

class QQuickItem;
class QTemporaryDir;

namespace cutcard {

class ExamSeat;
class MainWindow;

/// How a picture looks.
struct Look {
    bool dark = true;
    int textPercent = 100;
    int width = 1280;
    int height = 800;
    bool operator==(const Look&) const = default;
};

/// The program with something to see in it, made by its own parts and alike at each start. Whatever a picture needs is
/// made when the first one asks for it.
class Stage
{
public:
    Stage();
    ~Stage();
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;

    /// Has everything look like this from now on.
    void dress(const Look& look);
    /// A window in which nobody has ever done anything.
    MainWindow& fresh();
    /// A window with a month of practice, somebody else beside, a set and an exam date.
    MainWindow& used();
    /// A window of a folder of its own: what lies there before it opens, and what is done in it then.
    MainWindow& windowOn(const QString& what, const std::function<void(const QString& folder)>& prepare = {},
                         const std::function<void(MainWindow&)>& fill = {});
    /// Somebody who sits at an exam of this blueprint.
    ExamSeat& seat(const QString& blueprint);
    /// Where something is saved or read.
    QString file(const QString& name) const;
    /// Lets everything be drawn, and what is due by the clock happen.
    static void settle(int milliseconds = 400);
    /// A window of its own, as large as pictures are, or a dialog as large as it wants to be; it goes with the next
    /// one.
    QWidget* own(QWidget* window);
    /// Has what is called so be in sight, whatever the size of the text.
    void reveal(QQuickWidget& view, const QString& name);
    /// Scrolls to what is to be in sight.
    void scroll();
    /// Nothing has to be in sight any more.
    void forget() { m_revealedIn = nullptr; }

private:
    static std::unique_ptr<MainWindow> makeWindow(const QString& folder);
    void dressWindow(MainWindow& window) const;
    void resizeOwn();

    Look m_look;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::map<QString, std::unique_ptr<MainWindow>> m_windows;
    std::map<QString, std::unique_ptr<ExamSeat>> m_seats;
    ExamSeat* m_seat = nullptr; ///< that is looked at
    QPointer<QWidget> m_own;
    QPointer<QQuickWidget> m_revealedIn;
    QString m_revealed;
};

/// The page that the rooms of a window show.
QQuickItem* pageOf(MainWindow& window);

} // namespace cutcard
