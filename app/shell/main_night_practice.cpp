// SPDX-License-Identifier: GPL-3.0-or-later
// A director's own mistakes: dealt anew as drills where there is one, else the moment of the night once more.
#include "app/director/night_desk.h"
#include "app/home/home_model.h"
#include "app/keeping/keeping_nights.h"
#include "app/shell/main_window.h"
#include "app/shell/rooms.h"
#include "app/task/task_desk.h"
#include "core/tournament/session/night_moment.h"
#include "core/training/directing.h"

#include <QQuickWidget>
#include <QStatusBar>

#include <algorithm>

namespace cutcard {

/// What is practised, and the moment it begins with.
struct NightPractice {
    QString rule;
    QString title;
    NightMoment moment;
    bool counted = false; ///< the first try alone is
};

namespace {

template <typename Words> int placeOf(const Words& words, const QString& word)
{
    const auto found = std::ranges::find(words, word.toStdString());
    return found == words.end() ? -1 : static_cast<int>(found - words.begin());
}

const TaskKind* taskOf(const PracticePicture& practice)
{
    const auto verb = std::ranges::find(directorVerbs, practice.verb.toStdString(), &DirectorVerbFacts::word);
    const int fault = placeOf(faultWords, practice.fault);
    if (verb == directorVerbs.end() || fault < 0)
        return nullptr;
    return taskFor(verb->verb, Rule::fromText(practice.rule.toStdString()), static_cast<Fault>(fault));
}

} // namespace

void MainWindow::practiseNight(const PracticePicture& practice)
{
    NightDesk& night = m_rooms->night();
    if (night.session() && night.real() && !night.over()) {
        statusBar()->showMessage(tr("A real night is open. Leave it before you practice."));
        return;
    }
    if (const TaskKind* kind = taskOf(practice)) {
        m_rooms->home().go(HomeModel::Tasks);
        m_rooms->tasks().practise(*kind);
        return;
    }
    const auto revived = reviveNight(*m_keeping, practice.session);
    if (!revived)
        return showError(revived.error());
    auto moment = momentOf(revived->session, static_cast<std::size_t>(std::max(0, practice.event)));
    if (!moment) {
        statusBar()->showMessage(tr("This moment cannot be replayed. A new night will bring similar ones."));
        return;
    }
    night.leave();
    m_night = 0;
    night.open(moment->session);
    m_nightPractice = std::make_shared<NightPractice>(
        NightPractice{.rule = practice.rule, .title = practice.title, .moment = std::move(*moment)});
    m_rooms->home().go(HomeModel::Night);
    m_rooms->view()->setFocus();
    statusBar()->showMessage(
        tr("From your own mistakes: %1. You are back at the moment it came up, and what you do next counts.")
            .arg(practice.title));
}

void MainWindow::endNightPractice()
{
    const auto& session = m_rooms->night().session();
    if (!m_nightPractice)
        return;
    NightPractice& practice = *m_nightPractice;
    const bool elsewhere = !session || !(session->setup() == practice.moment.session.setup());
    if (elsewhere) {
        m_nightPractice.reset();
        return;
    }
    const auto met = practice.counted ? std::nullopt : isMet(*session, practice.moment.owed);
    if (!met)
        return;
    practice.counted = true;
    Activity activity;
    activity.kind = QStringLiteral("tasks");
    activity.subject = QStringLiteral("night.moment");
    activity.asked = 1;
    activity.right = *met ? 1 : 0;
    activity.answers.push_back({.kind = activity.subject,
                                .right = *met,
                                .rules = {practice.rule},
                                .game = nightGame,
                                .competency = static_cast<int>(practice.moment.competency)});
    static_cast<void>(m_keeping->keep(std::move(activity))); // what fails is said as trouble
    statusBar()->showMessage(
        *met ? tr("That was right: %1. It comes back on two later days, then it is done.").arg(practice.title)
             : tr("Not yet: %1. It comes back.").arg(practice.title));
}

} // namespace cutcard
