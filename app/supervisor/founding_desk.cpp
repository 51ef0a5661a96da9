// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supervisor/desks.h"

#include "app/supervisor/academy_model.h"

namespace cutcard {

void FoundingDesk::found(const QString& house, const QString& anchorFolder, const QString& name, const QString& licence,
                         const QString& passphrase, const QString& again, const QString& paperKey)
{
    m_acts.say({});
    if (passphrase != again)
        return m_acts.say({tr("The passphrases differ."), true});
    const TypedPassphrase typed(passphrase);
    auto founded = Academy::found(m_acts.folder(),
                                  {.house = trimmed(house),
                                   .supervisor = {.name = trimmed(name), .licence = trimmed(licence)},
                                   .anchorFolder = anchorFolder.trimmed(),
                                   .cost = m_acts.cost(),
                                   .paperKey = trimmed(paperKey)},
                                  typed.text());
    if (!m_acts.isDone(founded))
        return;
    m_acts.open(std::move(*founded));
    m_acts.model().setPage(AcademyModel::People);
    m_acts.say(tr("The house is set up. Write down its key (page “Certificates and ledger”), then add people."));
    m_acts.show();
}

void FoundingDesk::chooseFolder()
{
    m_acts.say({});
    m_folder = m_acts.window().whichFolder(tr("Backup folder for checkpoints"));
    m_acts.show();
}

} // namespace cutcard
