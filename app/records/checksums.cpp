// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/records/checksums.h"

#include <QCryptographicHash>

namespace cutcard {

namespace {

// half of a SHA-256: chance never makes two alike, and a database of many sessions stays small
constexpr qsizetype checksumSize = 16;

/// Each part with its length before it, so that no two lists of parts read alike.
QByteArray hashOf(std::initializer_list<QByteArray> parts)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QByteArray& part : parts) {
        hash.addData(QByteArray::number(part.size()) + ':');
        hash.addData(part);
    }
    return hash.result().left(checksumSize);
}

} // namespace

QByteArray checksumOf(const KeptSession& session, const QString& header)
{
    return hashOf({QByteArray::number(session.id), QByteArray::number(session.person), session.started.toUtf8(),
                   session.game.toUtf8(), QByteArray::number(int{session.coached}), session.incidents.toUtf8(),
                   session.kind.toUtf8(), session.program.toUtf8(), session.edition.toUtf8(), session.house.toUtf8(),
                   session.place.toUtf8(), header.toUtf8()});
}

QByteArray checksumOf(const QByteArray& before, const KeptEvent& event)
{
    return hashOf({before, event.line.toUtf8(), QByteArray::number(event.milliseconds), event.verdicts.toUtf8()});
}

QByteArray figuresChecksum(const QByteArray& session, bool finished, int score, int critical, int hands)
{
    return hashOf({session, QByteArray::number(int{finished}), QByteArray::number(score), QByteArray::number(critical),
                   QByteArray::number(hands)});
}

} // namespace cutcard
