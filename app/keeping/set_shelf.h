// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sets/sets_model.h"

namespace cutcard {

/// The files of the sets on this machine: those made here, and those that were handed on.
class SetShelf
{
public:
    explicit SetShelf(const QString& folder);

    struct Content {
        std::vector<ShelfSet> sets{}; ///< the next due first
        std::vector<Error> faults{};  ///< of files that can't be read; they stay where they are
    };
    Content read() const;
    /// Keeps a set; a copy of one that is there takes its place.
    Result<Done> keep(const PracticeSet& set, bool own) const;
    Result<Done> remove(const QString& id) const;

private:
    QString fileOf(const QString& id, bool own) const;

    QString m_folder;
};

/// Reads the file of a set.
Result<PracticeSet> readSetFile(const QString& name);

} // namespace cutcard
