// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/kept.h"

#include <QByteArray>

namespace cutcard {

/// The checksum of a session as it began; its events' checksums chain on from it.
QByteArray checksumOf(const KeptSession& session, const QString& header);
/// The checksum of an event that follows what has `before`.
QByteArray checksumOf(const QByteArray& before, const KeptEvent& event);
/// The checksum of what a session has come to.
QByteArray figuresChecksum(const QByteArray& session, bool finished, int score, int critical, int hands);

} // namespace cutcard
