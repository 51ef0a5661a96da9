// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/director/composer/night_composer.h"
#include "app/director/pictures/night_picture.h"
#include "app/panels/shown.h"
#include "core/tournament/duties/agenda.h"
#include "core/tournament/session/night_session.h"

#include <QCoreApplication>

#include <iterator>
#include <map>

namespace cutcard {

/// Which chair each stack is drawn at: kept as long as the ring allows, so that nobody seems to move who did not.
class NightSeating
{
public:
    /// Takes over who sits where now.
    void update(const Night& night);
    /// The chair of a stack, counted from 0 clockwise; -1: it lies at no table.
    int chairOf(EntrantId who) const;
    /// How many chairs a table has.
    int chairs(TableNo table) const;
    /// Chairs without a stack.
    std::vector<int> freeAt(TableNo table) const;
    bool operator==(const NightSeating&) const = default;

private:
    struct Table {
        int chairs = 0;
        std::map<int, int> chairOf; ///< by the entrant's number
        bool operator==(const Table&) const = default;
    };
    std::map<int, Table> m_tables;
};

/// The chairs of a room event by event, for whoever looks again, goes on or takes something back.
class NightSeatings
{
public:
    /// The chairs of a room before anything has happened.
    void begin(const Night& night);
    /// Begins with chairs as they were.
    void begin(NightSeating seating) { m_after = {{0, std::move(seating)}}; }
    /// Takes over who sits where after so many events, which are one more than before.
    void note(std::size_t events, const Night& night);
    /// So many events have happened, and no more.
    void cutBack(std::size_t events) { m_after.erase(m_after.upper_bound(events), m_after.end()); }
    const NightSeating& now() const { return m_after.rbegin()->second; }
    const NightSeating& after(std::size_t events) const { return std::prev(m_after.upper_bound(events))->second; }

private:
    std::map<std::size_t, NightSeating> m_after{{0, {}}}; ///< where it changed
};

/// The context in which translators find what the night's page says.
struct RoomTexts {
    Q_DECLARE_TR_FUNCTIONS(NightRoom)
};

/// Of a real night, where nobody has counted the stacks and hands are dealt unseen: whether it is known who deals next.
using ButtonNoted = std::function<bool(TableNo)>;

/// The room as it is drawn, with a coach what is owed of whom; `noted`: what nobody noted is unknown.
std::vector<NightTablePicture> tablePictures(const Night& night, const NightSeating& seating,
                                             const NightSelection& picked, bool coach, const ButtonNoted& noted = {});
std::vector<NightPlatePicture> platePictures(const Night& night, const NightSeating& seating,
                                             const NightSelection& picked, bool coach, const ButtonNoted& noted = {});

/// The calls that wait, the longest first.
std::vector<int> waitingCalls(const Night& night);
/// These as lines: call, waited, long, title, text, picked.
QVariantList queueLines(const Night& night, NightTime now, const NightSelection& picked);

/// A duty as it is said, and what would do as well.
struct SaidDuty {
    DirectorDuty duty;
    bool due = false;
    QString text{};
    QString when{};
};

/// What is owed and may be done, the due first; `noted`: stacks and buttons are unknown; `tells`: also how to rule.
std::vector<SaidDuty> saidDuties(const Night& night, const ButtonNoted& noted = {}, bool tells = false);
/// Whether it is known by what was noted whom the method has move: of a real night, by who deals next at both tables.
bool isMoverKnown(const Night& night, const DirectorAct& move, const ButtonNoted& noted);

/// The same as lines.
std::vector<NightOwedPicture> owedLines(const std::vector<SaidDuty>& said, bool tells);
/// The duties that are owed or customary right now, by which a coach's night stops.
std::vector<DutyKey> pressingDuties(const Night& night);

/// The book: results, those out and not recorded, offences, moves, and the chips.
QVariantList resultLines(const Night& night);
QVariantList offenceLines(const Night& night);
QVariantList moveLines(const Night& night);
QString ledgerText(const Night& night, bool counted = true);

/// Whether the chips on the tables are known: nobody at a real night counts what is taken away or rounded up.
bool isCounted(const Night& night, bool real);

/// Between whom somebody put down to the left of somebody would sit; empty: nobody is there.
QString betweenText(const Night& night, TableNo table, EntrantId right);

/// What a night looked back on has come to.
struct NightDebriefPicture {
    Q_GADGET
    QML_ANONYMOUS
public:
    SHOWN(QVariantList, scores);
    SHOWN(QVariantList, faults);
    SHOWN(QVariantList, remarks); ///< what was right, and is done otherwise elsewhere or in a like case: each once
    SHOWN(QString, summary);
    SHOWN(QString, pace);
};

/// What a night has come to so far; of a real one nothing is scored.
NightDebriefPicture debriefPicture(const NightSession& session, bool real);

} // namespace cutcard
