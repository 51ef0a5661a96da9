// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

#include <memory>

namespace cutcard {

/// Keeps other programs away from a file while it lives; the system lets go of it however the program ends.
class FolderLock
{
public:
    /// Takes the lock of this file; an error names it, and the program that has it.
    static Result<std::unique_ptr<FolderLock>> take(const QString& lockFile);
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

private:
    explicit FolderLock(int file) : m_file(file) {}

    int m_file;
};

} // namespace cutcard
