// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supervisor/house_acts.h"

namespace cutcard {

/// What the house has issued, how its ledger stands, and its keys.
class LedgerDesk : public cutcard::SupervisorDesk
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the supervisor's pages")

public:
    using SupervisorDesk::SupervisorDesk;

    /// What the pages show of the ledger.
    QVariantMap facts() const;
    void hidePaperKey() { m_paperKey.clear(); }

    Q_INVOKABLE void checkpoint(cutcard::Signature* by);
    Q_INVOKABLE void explainGap(const QString& reason, cutcard::Signature* by, cutcard::Signature* second = nullptr);
    /// Notes the ledger's heads in another folder from now on.
    Q_INVOKABLE void moveAnchors(const QString& folder, const QString& reason, cutcard::Signature* by,
                                 cutcard::Signature* second = nullptr);
    Q_INVOKABLE void saveList(cutcard::Signature* by, const QString& file = {});
    Q_INVOKABLE void saveKey(const QString& file = {});
    Q_INVOKABLE void showPaperKey(cutcard::Signature* by);
    /// Whether what somebody has on paper is the key, tried while the house can still be asked.
    Q_INVOKABLE void checkPaper(const QString& paper, cutcard::Signature* by);
    Q_INVOKABLE void revoke(qlonglong serial, const QString& reason, cutcard::Signature* by);

private:
    QVariantList certificates() const;

    QString m_paperKey; ///< shown until the page is left
};

} // namespace cutcard
