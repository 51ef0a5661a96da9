// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/result/result_text.h"

#include "app/academy/sitting/sitting.h"
#include "app/words/night/night_words.h"
#include "app/words/table/act_words.h"
#include "app/words/tr.h"
#include "core/tournament/session/night_notation.h"

namespace cutcard {

/// The dealer's last act of a hand; empty: none yet.
static QString lastActText(const Session& session)
{
    for (const Entry& entry : std::views::reverse(session.entries())) {
        if (const auto* act = std::get_if<Act>(&entry.event))
            return actText(*act, Wording::of(session.setup()));
    }
    return {};
}

/// The director's last act of a night, with its time; empty: none yet.
static QString lastActText(const NightSession& session)
{
    const auto& entries = session.entries();
    const auto last = std::ranges::find_if(std::views::reverse(entries), [](const NightEntry& entry) {
        return std::holds_alternative<DirectorAct>(entry.event);
    });
    if (last == entries.rend())
        return {};
    // as it was said, before it moved anybody
    const auto after = static_cast<std::size_t>(last - entries.rbegin()) + 1;
    const NightSession before = session.undone(after);
    return QString::fromStdString(nightTimeText(last->at)) + QStringLiteral(", ")
           + directorActText(before.night(), std::get<DirectorAct>(last->event));
}

static QString directedText(const DirectorWork& work)
{
    if (work.night()) {
        const QString act = lastActText(*work.night());
        const QString now = QString::fromStdString(nightTimeText(work.night()->night().now));
        //: %1 is the time of a night, %2 an act of its director's
        return act.isEmpty() ? Words::tr("the night at %1, no act yet").arg(now)
                             : Words::tr("the night at %1; last act: %2").arg(now, act);
    }
    const auto all = static_cast<int>(work.answers().size());
    return Words::tr("%1 of %2 questions answered").arg(all - work.open()).arg(all);
}

QString lastDoneText(const Sitting& sitting)
{
    if (sitting.isOver())
        return {};
    const QString at = clockText(qint64{1000} * sitting.lastSecond());
    if (sitting.part() == 0)
        return sitting.lastItem() < 0 ? Words::tr("Nothing is recorded yet.")
                                      : Words::tr("Last recorded, %2 into the questions: an answer to question %1.")
                                            .arg(sitting.lastItem() + 1)
                                            .arg(at);
    QString what;
    if (const DirectorWork* work = sitting.directing()) {
        what = directedText(*work);
    } else if (const Session* session = sitting.session()) {
        const QString act = lastActText(*session);
        const QString hand = QString::number(sitting.handNumber());
        //: %1 is a hand's number, %2 an act of its dealer's
        what = act.isEmpty() ? Words::tr("hand %1, no act yet").arg(hand) : Words::tr("hand %1, %2").arg(hand, act);
    }
    //: %1 is a table's number, %2 a time, %3 what was done there last
    return Words::tr("Last recorded, %2 into table %1: %3").arg(QString::number(sitting.part()), at, what);
}

} // namespace cutcard
