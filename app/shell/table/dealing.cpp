// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/table/dealing.h"

#include "app/home/session_form.h"
#include "app/keeping/keeping.h"
#include "app/keeping/learning.h"
#include "app/shell/rooms/window_rooms.h"
#include "app/shell/table/lessons.h"
#include "app/shell/table/looking_back.h"
#include "app/shell/table/own_mistakes.h"
#include "app/shell/windows/main_window.h"
#include "app/words/table/result_words.h"
#include "core/base/seed.h"
#include "core/session/recalled.h"

#include <QStatusBar>

namespace cutcard {

Dealing::Dealing(MainWindow& owner) : Part(owner)
{
    Desk* table = &desk();
    connect(table, &Desk::sessionOver, this, &Dealing::ended);
    connect(table, &Desk::eventShown, this, &Dealing::handOver);
    connect(table, &Desk::practiseAsked, this, &Dealing::practiseFrom);
    connect(table, &Desk::nextTableAsked, this, &Dealing::nextTable);
    connect(table, &Desk::sameCardsAsked, this, [this](int hand) {
        const auto& entries = desk().session()->entries();
        const auto first = std::ranges::find_if(entries, [hand](const Entry& entry) { return entry.hand >= hand; });
        sameCards(*desk().session(), static_cast<int>(first - entries.begin()), m_incidents);
    });
}

bool Dealing::begin(const SessionSetup& setup, bool coached, const QString& incidents, const QString& kind)
{
    const auto refused = [this](const Error& error) {
        showError(error);
        return false;
    };
    auto session = Session::start(setup);
    if (!session)
        return refused(session.error());
    // a test that nobody can look up later is none
    if (!coached && !keeping().tryToKeep())
        return refused(keeping().trouble());
    const auto id = keeping().begin(setup, coached, incidents, kind);
    if (!id && !coached)
        return refused(id.error());
    deal(std::move(*session), {}, coached, incidents, id ? *id : 0);
    return true;
}

void Dealing::goOn(SessionId id)
{
    if (window().nights().goOn(id))
        return;
    auto revived = keeping().revive(id);
    if (!revived)
        return showError(revived.error());
    if (revived->kept.finished)
        return window().lookingBack().showKept(std::move(*revived));
    const auto cutFirst = revived->stopped ? std::optional(revived->session.entries().size()) : std::nullopt;
    deal(std::move(revived->session), revived->times, revived->kept.coached, revived->kept.incidents, id, cutFirst);
    if (revived->kept.kind == QLatin1String("guide"))
        window().lessons().start();
    if (!revived->warning.isEmpty())
        showMessage(revived->warning);
}

void Dealing::deal(Session session, const EventTimes& times, bool coached, const QString& incidents, SessionId id,
                   std::optional<std::size_t> cutFirst)
{
    settle();
    m_session = id;
    window().lessons().stop();
    window().ownMistakes().stop();
    m_incidents = incidents;
    window().statusBar()->clearMessage();
    desk().setGuideText({});
    desk().setScripted(incidents == scripted);
    desk().setTells(true);
    desk().take(std::move(session), times, coached, playersOf(incidents), keeping().keeperFor(id, cutFirst));
    window().showTable();
}

void Dealing::settle()
{
    // what was dealt so far counts at once, not only when the session ends
    if (m_session == 0 || !desk().running() || desk().over())
        return;
    window().lessons().keep();
    static_cast<void>(keeping().settle(m_session, *desk().session())); // what fails is said as trouble
}

void Dealing::takeFrom(const Session& session, const QString& incidents, const QString& kind)
{
    // what can't be kept is said as trouble
    const auto kept = keeping().beginFrom(session, true, incidents, kind);
    deal(session, EventTimes(session.entries().size(), 0), true, incidents, kept ? *kept : 0);
}

void Dealing::dealFrom(const Session& session, int event, const QString& incidents)
{
    const EntryLog way = wayTo(session, static_cast<std::size_t>(std::max(0, event)));
    EntryLog before;
    for (Entry entry : way) {
        // what was done up to there is nobody's achievement
        entry.byHouse =
            std::holds_alternative<Act>(entry.event) && (session.setup().mode == Mode::Practice || entry.byHouse);
        before.push_back(std::move(entry));
    }
    const auto then = Session::replay(session.setup(), before);
    if (!then)
        return showError(then.error());
    // what is tried is dealt with players of its own
    takeFrom(*then, incidents == scripted ? QStringLiteral("none") : incidents, QStringLiteral("again"));
}

void Dealing::sameCards(const Session& session, int event, const QString& incidents)
{
    const auto& entries = session.entries();
    if (entries.empty())
        return;
    const int hand = entries[std::min(entries.size() - 1, static_cast<std::size_t>(std::max(0, event)))].hand;
    const auto first = std::ranges::find_if(entries, [hand](const Entry& entry) { return entry.hand >= hand; });
    dealFrom(session, static_cast<int>(first - entries.begin()), incidents);
}

void Dealing::practiseFrom(int event)
{
    dealFrom(*desk().session(), event, m_incidents);
}

void Dealing::nextTable()
{
    if (window().ownMistakes().next())
        return;
    SessionSetup setup = desk().session()->setup();
    setup.seed = freshSeed(999'999'999);
    setup.deck.clear();
    // what follows a lesson is an ordinary table
    const QString players = m_incidents == lessonPlayers ? QStringLiteral("none") + livelyPlayers : m_incidents;
    begin(setup, desk().coached(), players);
}

void Dealing::handOver()
{
    // a hand that is over is counted, so that leaving after it loses nothing of the home's figures
    const Session& session = *desk().session();
    if (m_session == 0 || session.isOver() || session.entries().empty()
        || session.hand() == session.entries().back().hand)
        return;
    static_cast<void>(keeping().settle(m_session, session)); // what fails is said as trouble
}

void Dealing::ended()
{
    if (m_session != 0) {
        if (const auto done = keeping().settle(m_session, *desk().session()); !done)
            showError(done.error());
        window().lessons().keep();
    }
    // the card says the rest; without one, what a table that has ended says for itself
    if (desk().result()->shown())
        return;
    showMessage(tr("The session is over. Look back on it with View → Debrief."));
    desk().setGuideText(withRuleTitles(resultText(*desk().session())));
    if (!desk().coached())
        window().lookingBack().openWindow();
}

} // namespace cutcard
