// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons: the guided first hand of each game, gone on with where it was left, with hints by degrees.
#include "app/shell/main_window.h"

#include "app/desk/acts/hand_course.h"
#include "app/home/home_model.h"
#include "app/keeping/keeping.h"
#include "app/keeping/learning.h"
#include "app/shell/guide.h"
#include "app/shell/rooms.h"
#include "core/games/catalogue/catalogue.h"

#include <algorithm>

namespace cutcard {

namespace {

QString wordOf(GameId game)
{
    const std::string_view word = entryOf(game).word;
    return QString::fromUtf8(word);
}

/// Whether the lesson of a game was dealt to its end before.
bool wasDone(const Records& records, PersonId person, const QString& lesson)
{
    const auto states = records.lessons(person);
    return states
           && std::ranges::any_of(*states, [&](const LessonState& one) { return one.lesson == lesson && one.done; });
}

} // namespace

void MainWindow::guide()
{
    const int next = m_rooms->home().nextLesson();
    lesson(catalogue()[static_cast<std::size_t>(std::max(0, next))].id);
}

void MainWindow::lesson(GameId game)
{
    const Records* records = m_keeping->records();
    const QString id = lessonOf(wordOf(game));
    // the whole first hand is told; who has dealt it before asks for as much as is needed
    m_hints = records != nullptr && wasDone(*records, m_keeping->person(), id) ? HintDegree::That : HintDegree::What;
    if (records != nullptr) {
        if (const auto left = records->unfinishedLesson(m_keeping->person(), wordOf(game)); left && left->has_value())
            return goOn((*left)->id);
    }
    if (!begin(guidedSetup(game), true, lessonPlayers, QStringLiteral("guide")))
        return;
    startLesson();
    m_settings.guideSeen = true;
    if (const auto saved = saveSettings(m_settings, m_configFolder); !saved)
        showError(saved.error());
}

void MainWindow::startLesson()
{
    m_guiding = true;
    m_termsMet.clear();
    showHint(true);
}

void MainWindow::showHint(bool newMoment)
{
    if (!m_guiding || m_desk.session() == nullptr)
        return;
    if (newMoment)
        m_hintNow = m_hints;
    m_desk.setTells(m_hintNow == HintDegree::What);
    const QString text = guideTextFor(*m_desk.session(), m_hintNow);
    const QString terms = newTermsText(text + QLatin1Char(' ') + m_desk.coach()->ruleText(), m_termsMet);
    if (newMoment || !terms.isEmpty())
        m_termsNow = terms;
    m_desk.setGuideText(text, m_termsNow);
}

void MainWindow::sayMore()
{
    if (m_hintNow == HintDegree::That)
        m_hintNow = HintDegree::Kind;
    else
        m_hintNow = HintDegree::What;
    showHint(false);
}

void MainWindow::keepLesson()
{
    Records* records = m_keeping->records();
    if (!m_guiding || records == nullptr || m_desk.session() == nullptr)
        return;
    const Session& session = *m_desk.session();
    const QString id = lessonOf(wordOf(session.setup().game()));
    const bool done = isWholeHand(session) || wasDone(*records, m_keeping->person(), id);
    const LessonState state{.lesson = id, .step = session.isOver() ? 0 : session.score().rightActs(), .done = done};
    static_cast<void>(records->setLesson(m_keeping->person(), state)); // what fails is said as trouble
}

} // namespace cutcard
