// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/table/lessons.h"

#include "app/desk/acts/hand_course.h"
#include "app/desk/acts/marks.h"
#include "app/home/session_form.h"
#include "app/keeping/keeping.h"
#include "app/keeping/learning.h"
#include "app/shell/table/dealing.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "app/words/said.h"
#include "app/words/tr.h"
#include "app/words/training/glossary.h"
#include "core/players/dealers.h"
#include "core/players/lesson_players.h"

namespace cutcard {

namespace {

struct GuideWords {
    Q_DECLARE_TR_FUNCTIONS(guide)
};

/// The kind of an act: what is said, or the verb alone.
QString kindText(const Act& act)
{
    return act.verb == Verb::Announce ? said(act.phrase) : said(act.verb);
}

/// The act and where it is done with the mouse: what is to be pressed or dragged, or where the command stands.
QString byHand(const Session& session, const Act& act)
{
    const Wording wording = wordingAt(session);
    const QString seat = act.seat ? wording.seat(*act.seat) : QString();
    if (const QString text = said("by-hand", act.verb, {seat, chipsText(act.amount)}); !text.isEmpty())
        return text;
    const TableMark mark = markFor(session, act);
    if (mark.spot == TableSpot::None)
        return GuideWords::tr("%1: press its button in the marked group below.").arg(actText(act, wording));
    return GuideWords::tr("%1: press %2.").arg(actText(act, wording), spotText(mark.spot, mark.index, wording));
}

QString nameOf(Detail detail)
{
    const QString text = said("asked", detail);
    return text.isEmpty() ? said("asked", "other") : text;
}

/// The shortest keys for an act, and what they ask for then: a marked seat's digit, or the palette's own key.
QString keysOf(const Session& session, const Act& act)
{
    const TableMark mark = markFor(session, act);
    const Command* command = findCommand(commandIdOf(act), session.setup().game());
    const bool digit = isOfSeat(mark.spot);
    if (!digit && (command == nullptr || command->key.isEmpty()))
        return {};
    const QString key = digit ? QString::number(mark.index % 10) : command->key;
    const QStringList details = textsOf(digit ? markedGesture(mark, act).missing : detailsOf(act), nameOf);
    if (details.isEmpty())
        return GuideWords::tr("Key %1.").arg(key);
    return GuideWords::tr("Key %1, then %2.").arg(key, details.join(QStringLiteral(", ")));
}

QString hintOf(const Session& session, const Duty& duty, HintDegree degree)
{
    switch (degree) {
    case HintDegree::That:
        return duty.customary ? GuideWords::tr("A procedure of this house comes now. It is not graded.")
                              : GuideWords::tr("Something is due: %1.").arg(said(duty.competency));
    case HintDegree::Kind:
        return (duty.customary ? GuideWords::tr("A procedure of this house, not graded: %1.")
                               : GuideWords::tr("Due: %1."))
            .arg(kindText(duty.act));
    case HintDegree::What:
        break;
    }
    // the rule stands in the panel beside it, so that this is one line
    QStringList sentences{byHand(session, duty.act), keysOf(session, duty.act)};
    sentences.removeAll(QString());
    const QString what = sentences.join(QLatin1Char(' '));
    return duty.customary ? GuideWords::tr("A procedure of this house, not graded. %1").arg(what) : what;
}

/// "Step 3 of 13": the steps are those of the coach's list.
QString withStep(const Session& session, const QString& hint)
{
    const CoachPicture coach = coachPicture(session, true);
    if (coach.total == 0)
        return hint;
    return GuideWords::tr("Step %1 of %2 · %3").arg(QString::number(coach.at), QString::number(coach.total), hint);
}

QString wordOf(GameId game)
{
    return QString::fromUtf8(entryOf(game).word);
}

/// Whether the lesson of a game was dealt to its end before.
bool wasDone(const Records& records, PersonId person, const QString& lesson)
{
    const auto states = records.lessons(person);
    return states
           && std::ranges::any_of(*states, [&](const LessonState& one) { return one.lesson == lesson && one.done; });
}

} // namespace

SessionSetup guidedSetup(GameId game)
{
    SessionSetup setup;
    setup.house = defaultHouse(game);
    setup.seed = 4;
    setup.hands = 1;
    const int players = faceOf(game).banked ? 2 : 4;
    if (!faceOf(game).banked)
        setup.button = Seat(4);
    setup.seats = makePlayers(players, setup.common(), setup.seed, false, false);
    return lessonDeal(std::move(setup));
}

QString guideTextFor(const Session& session, HintDegree degree)
{
    if (session.isOver())
        return isWholeHand(session) ? GuideWords::tr("You have dealt a whole hand.")
                                    : GuideWords::tr("Not every part of the hand came up. Deal the lesson again.");
    QString text;
    if (const auto duty = idealDuty(session)) {
        text = withStep(session, hintOf(session, *duty, degree));
        if (degree != HintDegree::What)
            text = GuideWords::tr("%1 (Ctrl+G tells you more)").arg(text);
    } else if (const auto turn = session.procedure().turn()) {
        text = GuideWords::tr("%1. Players act by themselves; Enter hurries them.").arg(waitText(*turn));
    }
    return text;
}

QString newTermsText(const QString& text, std::set<QString>& met)
{
    // more than three at a time nobody reads; what is left is explained where it comes up again
    constexpr qsizetype most = 3;
    QStringList lines;
    for (const GlossaryTerm* term : termsIn(text)) {
        if (lines.size() < most && met.insert(term->word).second)
            lines.append(QStringLiteral("<b>%1</b>: %2 %3").arg(term->word, term->means, term->example).trimmed());
    }
    return lines.join(QStringLiteral("<br>"));
}

Lessons::Lessons(MainWindow& owner) : Part(owner)
{
    connect(&desk(), &Desk::eventShown, this, [this] { showHint(true); });
}

void Lessons::next()
{
    const int line = rooms().home().nextLesson();
    begin(catalogue()[static_cast<std::size_t>(std::max(0, line))].id);
}

void Lessons::begin(GameId game)
{
    const Records* records = keeping().records();
    const QString id = lessonOf(wordOf(game));
    // the whole first hand is told; who has dealt it before asks for as much as is needed
    m_hints = records != nullptr && wasDone(*records, keeping().person(), id) ? HintDegree::That : HintDegree::What;
    if (records != nullptr) {
        if (const auto left = records->unfinishedLesson(keeping().person(), wordOf(game)); left && left->has_value())
            return window().dealing().goOn((*left)->id);
    }
    if (!window().dealing().begin(guidedSetup(game), true, lessonPlayers, QStringLiteral("guide")))
        return;
    start();
    Settings seen = settings();
    seen.guideSeen = true;
    window().keepSettings(seen);
}

void Lessons::start()
{
    m_guiding = true;
    m_termsMet.clear();
    showHint(true);
}

void Lessons::showHint(bool newMoment)
{
    if (!m_guiding || desk().session() == nullptr)
        return;
    if (newMoment)
        m_hintNow = m_hints;
    desk().setTells(m_hintNow == HintDegree::What);
    const QString text = guideTextFor(*desk().session(), m_hintNow);
    const QString terms = newTermsText(text + QLatin1Char(' ') + desk().coach()->picture().ruleText, m_termsMet);
    if (newMoment || !terms.isEmpty())
        m_termsNow = terms;
    desk().setGuideText(text, m_termsNow);
}

void Lessons::sayMore()
{
    if (m_hintNow == HintDegree::That)
        m_hintNow = HintDegree::Kind;
    else
        m_hintNow = HintDegree::What;
    showHint(false);
}

void Lessons::keep()
{
    Records* records = keeping().records();
    if (!m_guiding || records == nullptr || desk().session() == nullptr)
        return;
    const Session& session = *desk().session();
    const QString id = lessonOf(wordOf(session.setup().game()));
    const bool done = isWholeHand(session) || wasDone(*records, keeping().person(), id);
    const LessonState state{.lesson = id, .step = session.isOver() ? 0 : session.score().rightActs(), .done = done};
    static_cast<void>(records->setLesson(keeping().person(), state)); // what fails is said as trouble
}

} // namespace cutcard
