// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/table/lessons.h"

#include "app/desk/acts/hand_course.h"
#include "app/desk/desk.h"
#include "app/home/home_model.h"
#include "app/keeping/keeping.h"
#include "app/keeping/learning.h"
#include "app/shell/table/dealing.h"
#include "app/shell/windows/program_window.h"
#include "app/shell/windows/rooms.h"
#include "core/games/catalogue/catalogue.h"

#include <algorithm>

namespace cutcard {

namespace {

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

Lessons::Lessons(ProgramWindow& owner) : Part(owner)
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
    const QString terms = newTermsText(text + QLatin1Char(' ') + desk().coach()->ruleText(), m_termsMet);
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
