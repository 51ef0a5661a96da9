// SPDX-License-Identifier: GPL-3.0-or-later
// What a night itself asks: whether its clock ran on unseen, and whether its book is to be closed.
#include "app/director/night_console.h"

#include "app/words/night/night_words.h"

#include <algorithm>

namespace cutcard {

void NightConsole::askClock(NightTime silent)
{
    if (!m_run.askClock(silent))
        return;
    m_choice = 0;
    m_message.say(tr("The last entry was %1 ago.").arg(clockText(silent)));
    emit changed();
}

QStringList NightConsole::answers() const
{
    if (m_run.question() == NightQuestion::CloseTheBook)
        return {tr("The night continues"), tr("Close the book")};
    const NightTime left = std::max<NightTime>(0, m_run.session()->night().levelEnds - m_run.now());
    const QString ranOn = m_run.silent() >= left ? tr("It kept running: the level's time is up")
                                                 : tr("It kept running: %1 left").arg(clockText(left - m_run.silent()));
    return {ranOn, tr("It was stopped: %1 left").arg(clockText(left))};
}

void NightConsole::answer(int choice)
{
    const bool closing = m_run.question() == NightQuestion::CloseTheBook;
    if (closing && choice == 0)
        m_message.say({});
    m_run.answer(choice == (closing ? 1 : 0));
}

} // namespace cutcard
