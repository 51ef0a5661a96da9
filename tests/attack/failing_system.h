// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

/// A system that fails on demand: what this program's libraries ask of the C library goes through functions of the same
/// names here, so that every file written below one folder meets a full or a read-only disk, and every look at the time
/// of day another day. Nothing of the machine is touched, and no rights are needed.
namespace cutcard::failing {

enum class Disk {
    Sound,
    Full,     ///< writes succeed until so many bytes are written, the last of them in part
    ReadOnly, ///< nothing can be opened for writing, made, renamed or removed
};

/// What files below `folder` meet from now on.
void setDisk(Disk disk, const QString& folder, qint64 bytesLeft = 0);
/// How many calls were refused since the disk was set: a test in which none was has tried nothing.
int refused();
/// From now on each look at the time of day is years before or after the last one; false: the clock is right.
void setClockJumps(bool jumps);
/// How often the time of day was asked for while it jumped.
int clockAsked();

} // namespace cutcard::failing
