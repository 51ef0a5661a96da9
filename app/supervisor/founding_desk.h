// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/supervisor/house_acts.h"

namespace cutcard {

/// How a house comes to be, and which folder is chosen for its ledger's heads.
class FoundingDesk : public cutcard::SupervisorDesk
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the supervisor's pages")

public:
    using SupervisorDesk::SupervisorDesk;

    /// The folder that was chosen, once, for the page to take up.
    QString takeFolder() { return std::exchange(m_folder, {}); }

    Q_INVOKABLE void found(const QString& house, const QString& anchorFolder, const QString& name,
                           const QString& licence, const QString& passphrase, const QString& again,
                           const QString& paperKey = {});
    /// A folder for the ledger's heads, for the field that asked.
    Q_INVOKABLE void chooseFolder();

private:
    QString m_folder;
};

} // namespace cutcard
