// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/windows/part.h"

#include <memory>

namespace cutcard {

struct Drilling;

/// A person's own mistakes drilled: the situation anew with other cards, until it has been right twice in a row.
class OwnMistakes : public Part
{
    Q_OBJECT

public:
    explicit OwnMistakes(MainWindow& window);
    ~OwnMistakes() override;

    /// Drills the mistake of a line of the home's practice.
    void practise(int line);
    /// Deals the mistake that is drilled once more; false if none is.
    bool next();
    /// What is at the table is no drill.
    void stop();

private:
    void deal();
    void end();

    std::unique_ptr<Drilling> m_drilling;
};

} // namespace cutcard
