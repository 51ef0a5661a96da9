// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/ledger/certificate.h"
#include "app/supervisor/house_acts.h"

namespace cutcard {

/// A certificate that somebody shows: what its code says, and whether it is worth anything.
class VerifyDesk : public cutcard::SupervisorDesk
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the supervisor's pages")

public:
    using SupervisorDesk::SupervisorDesk;

    /// What came of it, or what was read for a field.
    const QVariantMap& verified() const { return m_verified; }
    void forget() { m_verified = {}; }

    /// Verifies a code by this house's key or another's, and by a list of certificates; each but the code may be empty.
    Q_INVOKABLE void verify(const QString& typed, const QString& typedKey = {}, const QString& lines = {});
    Q_INVOKABLE void openCode(const QString& file = {});
    Q_INVOKABLE void openKey(const QString& file = {});
    Q_INVOKABLE void openList(const QString& file = {});

private:
    /// What is shown of a certificate whose code was read; `ours`: by the house's own key.
    QVariantMap verifiedOf(const ReadCertificate& read, const PublicKey& key, const CertificateList* list,
                           bool ours) const;
    /// Which exam a certificate is of: its paper may have another printed on it.
    QString examOf(const Certificate& certificate, bool ours) const;
    std::optional<QByteArray> read(QString& file);
    void put(const QString& into, const QString& content);

    QVariantMap m_verified;
};

} // namespace cutcard
