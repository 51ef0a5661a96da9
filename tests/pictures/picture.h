// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <vector>

class QWidget;

namespace cutcard {

class Stage;

/// What somebody meets on a page: nothing kept yet, the page in use, or something that is wrong or refused.
enum class PageState : std::uint8_t { New, Used, Wrong };

/// A picture of the program: of which page, in which state, and how one gets there.
struct Picture {
    QString page; ///< as the program calls it: an enumerator such as "HomeModel::Lessons", or a class
    PageState state = PageState::Used;
    QString of; ///< what is seen, where there are several of a state; empty: the page as it is
    std::function<QWidget*(Stage&)> show;

    /// What its file is called, such as "home-lessons-used".
    QString name() const;
};

/// A page that has no picture of a state, and why.
struct NoPicture {
    QString page;
    PageState state = PageState::Wrong;
    QString why;
};

/// Every picture, in the order in which they are taken quickest.
std::vector<Picture> allPictures();
/// What is in no picture, with its reason.
std::vector<NoPicture> noPictures();
/// Every page, from the program's own lists of them.
QStringList allPages();
/// The pages that a window shows now.
QStringList pagesShown(QWidget& window);

// the rows, subject by subject
std::vector<Picture> tablePictures();
std::vector<Picture> bankedPictures();
std::vector<Picture> roomPictures();
std::vector<Picture> lookedUpPictures();
std::vector<Picture> taskPictures();
std::vector<Picture> nightPictures();
std::vector<Picture> academyPictures();
std::vector<Picture> examPictures();
std::vector<Picture> windowPictures();

} // namespace cutcard
