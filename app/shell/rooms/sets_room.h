// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/windows/part.h"

#include <cstddef>
#include <vector>

namespace cutcard {

class Session;
struct SetPicture;

/// Sets of situations: dealt, put together from moments of any table, handed on as one file.
class SetsRoom : public Room
{
    Q_OBJECT

public:
    explicit SetsRoom(MainWindow& window);

    void fill() override;
    /// Takes a set's file to the others; a message if it can't be read.
    void take(const QString& name);
    /// Turns to the page, with a moment of a session to be put into a set.
    void add(const Session& session, std::size_t event);
    /// What the home says of sets that are to be dealt by a day.
    std::vector<SetPicture> due() const;

private:
    void save();
    void addFiles();
    void deal(int line);
};

} // namespace cutcard
