// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace cutcard {

/// The number by which a session is kept.
using SessionId = qint64;
/// The number by which a person is kept.
using PersonId = qint64;

/// The person there is from the beginning, so that nobody has to make an account.
inline constexpr PersonId firstPerson = 1;

/// Somebody who practises on this machine.
struct Person {
    PersonId id = 0;
    QString name{}; ///< empty: has not said
    bool operator==(const Person&) const = default;
};

/// What a session is kept with from its beginning.
struct SessionStart {
    QString header{}; ///< the lines of its event file before the events, house options among them
    QString game{};   ///< the game's word
    bool coached = true;
    QString incidents{}; ///< the word of the incident plan
    QString started{};   ///< date and time, ISO 8601, UTC
    PersonId person = firstPerson;
    QString place{};   ///< the card room, as the person names it
    QString kind{};    ///< "table", "guide", "mistake", "again", "set …"
    QString program{}; ///< the version of the program that judges it
    QString edition{}; ///< the document and the edition of our rulebook that it is judged by
    QString house{};   ///< the house file; empty: the document's defaults
};

/// An event as it is kept.
struct KeptEvent {
    QString line{};          ///< as in an event file
    qint64 milliseconds = 0; ///< since the session began
    QString verdicts{};      ///< what was judged then
};

/// Points of one competency in one game, in parts so that thirds stay whole.
struct KeptMark {
    QString game{};
    int competency = 0;
    int earned = 0;
    int possible = 0;
};

/// A fault that was made, and what the table was like, as a pattern.
struct KeptFault {
    SessionId session = 0;
    int event = 0; ///< its position in the session, from 0
    qint64 day = 0;
    QString game{};
    QString rule{};
    QString fault{};    ///< the word of its kind
    QString severity{}; ///< the word of its severity
    QString verb{};     ///< the word of the act that was owed
    QString done{};     ///< the act that was done; empty: nothing was
    QString owed{};     ///< the act that was owed; empty: nothing was
    int cost = 0;       ///< points
};

/// How a rule was kept on a day: the first answer counts.
struct KeptReview {
    QString rule{};
    qint64 day = 0;
    int grade = 3; ///< 1 forgotten, 2 with effort, 3 known
};

/// What a session has come to so far.
struct SessionFigures {
    bool finished = false;
    int score = -1; ///< percent; -1: nothing was asked for
    int critical = 0;
    int hands = 0;
    std::vector<KeptMark> marks{};
    std::vector<KeptFault> faults{};
    std::vector<KeptReview> reviews{};
};

/// A kept session without its events.
struct KeptSession {
    SessionId id = 0;
    PersonId person = firstPerson;
    QString started{}; ///< date and time, ISO 8601, UTC
    QString game{};    ///< the game's word
    bool coached = true;
    QString incidents{}; ///< the word of the incident plan
    bool finished = false;
    int events = 0;
    int score = -1; ///< percent; -1: none yet
    int critical = 0;
    int hands = 0;
    QString kind{};
    QString program{};
    QString edition{};
    QString house{};
    QString place{};
    bool changed = false; ///< what stands here is not what was kept
    // the costliest mistake; empty: none
    QString rule{};
    QString fault{};
    QString done{};
    QString owed{};
};

/// A kept session whole: the lines of its event file, and when each event happened.
struct KeptEvents {
    KeptSession session{};
    QString header{};
    QStringList lines{};
    std::vector<qint64> milliseconds{};
    QStringList verdicts{};     ///< of each event; empty where none were kept
    std::vector<int> changed{}; ///< events, from 1, that are not what was kept
    /// Leaves so many events and drops those after them.
    void leave(int events)
    {
        lines = lines.mid(0, events);
        verdicts = verdicts.mid(0, events);
        milliseconds.resize(static_cast<std::size_t>(events));
    }
    /// The session file that these lines make.
    QString text() const { return header + lines.join(QLatin1Char('\n')) + QLatin1Char('\n'); }
};

/// An answer to a task: figures, curves and what is remembered are counted from these.
struct KeptAnswer {
    qint64 activity = 0;
    QString kind{}; ///< of the task, or the question's id
    QString seed{};
    int number = 0; ///< with kind and seed, the task again
    QString given{};
    bool right = false;
    qint64 milliseconds = 0;
    QStringList rules{}; ///< that it rests on
    QString game{};      ///< whose competency it counts for; empty: none's
    int competency = 0;
};

/// Tasks that were practised: a round, a timed run, a moment of a night.
struct Activity {
    qint64 id = 0;
    PersonId person = firstPerson;
    QString kind{}; ///< "tasks", or "run" where it was whole three minutes
    QString at{};   ///< date and time, ISO 8601, UTC
    QString place{};
    QString subject{}; ///< the word of a topic or a document, or the id of a kind of task
    int asked = 0;
    int right = 0;
    int seconds = 0;
    std::vector<KeptAnswer> answers{}; ///< as they are kept; a list of activities has none
};

/// Points of a week: all that was done in it.
struct WeekMark {
    int weeksAgo = 0; ///< 0: the seven days that end today
    KeptMark mark{};
};

/// When somebody wants to be ready for a document.
struct ExamDate {
    QString document{};
    qint64 day = 0;
};

/// How far somebody is with a lesson.
struct LessonState {
    QString lesson{};
    int step = 0;
    bool done = false;
};

} // namespace cutcard
