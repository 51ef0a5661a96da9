// SPDX-License-Identifier: GPL-3.0-or-later
// Dealing again: a mistake's situation anew, from a moment on, the same cards.
#include "app/shell/main_window.h"

#include "app/home/home_model.h"
#include "app/home/session_form.h"
#include "app/keeping/keeping.h"
#include "app/keeping/keeping_nights.h"
#include "app/shell/rooms.h"
#include "app/words/rule_words.h"
#include "core/games/catalogue/catalogue.h"
#include "core/players/mistake_drill.h"
#include "core/session/recalled.h"
#include "core/session/text/event_text.h"

#include <QRandomGenerator>
#include <QStatusBar>

#include <algorithm>
#include <utility>

namespace cutcard {

/// A mistake that is drilled, and how far one is with it.
struct Drilling {
    FaultPattern pattern;
    QString title;
    std::size_t from = 0; ///< events that the house has dealt
    std::size_t owed = 0; ///< right acts until the situation has passed
    int inARow = 0;       ///< times that it sat, one after the other
};

namespace {

/// So often in a row, and a mistake sits for the day.
constexpr int timesThatItSits = 2;

Fault faultOfWord(const QString& word)
{
    const auto found = std::ranges::find(faultWords, word.toStdString());
    return found == faultWords.end() ? Fault::None : static_cast<Fault>(found - faultWords.begin());
}

/// The pattern of a line of the practice; what the table was like is looked up where the mistake was made.
std::optional<FaultPattern> patternOf(const PracticePicture& practice, const Keeping& keeping)
{
    const auto game = findGame(practice.game.toStdString());
    const auto owed = readEvent(practice.owed.toStdString(), {}, 0);
    const Act* act = owed ? std::get_if<Act>(&owed->event) : nullptr;
    if (!game || act == nullptr)
        return std::nullopt;
    FaultPattern pattern{.game = game->id,
                         .rule = Rule::fromText(practice.rule.toStdString()),
                         .fault = faultOfWord(practice.fault),
                         .owed = *act,
                         .like = {}};
    if (const auto then = keeping.revive(practice.session)) {
        const auto& entries = then->session.entries();
        const auto before = std::min(entries.size(), static_cast<std::size_t>(practice.event));
        if (const auto table = Session::replay(then->session.setup(), entries.first(before)))
            pattern.like = likenessOf(*table);
    }
    return pattern;
}

/// How a drill is going: acts that did what was owed, and whether any was wrong or shown.
struct Course {
    std::size_t done = 0;
    bool clean = true;
};

/// As far as the situation goes that is drilled: what comes after it is another matter.
Course courseOf(const Session& session, std::size_t from, std::size_t owed)
{
    Course course;
    const auto& entries = session.entries();
    for (std::size_t i = from; i < entries.size() && course.done < owed; ++i) {
        for (const Verdict& verdict : entries[i].verdicts)
            course.clean = course.clean && verdict.isCorrect();
        if (!std::holds_alternative<Act>(entries[i].event) || entries[i].verdicts.empty())
            continue;
        const Verdict& verdict = entries[i].verdicts.front();
        course.done += verdict.isCorrect() && verdict.expected ? 1U : 0U;
        course.clean = course.clean && !entries[i].byHouse;
    }
    return course;
}

/// Whether hands are shown and read, wagers settled and pots pushed: nothing is laid over that.
bool isShowdown(const Session& session)
{
    const auto turn = session.turn();
    const auto duties = session.procedure().duties();
    return (turn && turn->wait == Wait::Show) || std::ranges::any_of(duties, [](const Duty& duty) {
               switch (duty.act.verb) {
               case Verb::NameHand:
               case Verb::TurnUp:
               case Verb::PushPot:
               case Verb::TurnDealer:
               case Verb::NameDealer:
               case Verb::TakeWager:
               case Verb::PayWager:
               case Verb::PushWager:
                   return true;
               default:
                   return duty.act == say(Phrase::Showdown);
               }
           });
}

} // namespace

void MainWindow::practise(int line)
{
    const auto& practice = m_rooms->home().picture().practice;
    if (line < 0 || line >= static_cast<int>(practice.size()))
        return;
    const PracticePicture one = practice[static_cast<std::size_t>(line)];
    if (one.game == nightGame)
        return practiseNight(one);
    const auto pattern = patternOf(one, *m_keeping);
    if (!pattern)
        return;
    m_drilling = std::make_shared<Drilling>(Drilling{.pattern = *pattern, .title = one.title});
    nextDrill();
    if (m_drilling)
        return;
    // too rare to be dealt on purpose: then from where it was made
    if (const auto then = m_keeping->revive(one.session)) {
        dealFrom(then->session, one.event, then->kept.incidents);
        statusBar()->showMessage(
            tr("This is too rare to come up in a new deal. You practice it from where it happened."));
    }
}

void MainWindow::nextDrill()
{
    const auto drilling = std::exchange(m_drilling, nullptr);
    const GameId game = drilling->pattern.game;
    const auto hand = drillHand(drilling->pattern, house(game), QRandomGenerator::global()->bounded(1U, 1000000U));
    if (!hand)
        return;
    const std::string_view plan = hand->plan;
    takeFrom(hand->session, QString::fromUtf8(plan), QStringLiteral("mistake"));
    drilling->from = hand->session.entries().size();
    drilling->owed = hand->owed;
    m_drilling = drilling;
    m_desk.setGuideText(tr("From your own mistakes: %1. It comes up within a few acts.").arg(drilling->title));
}

void MainWindow::endDrill()
{
    if (!m_drilling || m_desk.result()->shown())
        return;
    const Session& session = *m_desk.session();
    const Course course = courseOf(session, m_drilling->from, m_drilling->owed);
    const bool goesOn = course.done < m_drilling->owed || isShowdown(session);
    if (goesOn && !session.isOver())
        return;
    m_drilling->inARow = course.clean ? m_drilling->inARow + 1 : 0;
    SessionFigures figures = figuresOf(session);
    figures.finished = true;
    const QString rule = ruleNumber(m_drilling->pattern.rule);
    const bool judged =
        std::ranges::any_of(figures.reviews, [&](const KeptReview& review) { return review.rule == rule; });
    // a ban that was kept shows in no verdict
    if (course.clean && !judged)
        figures.reviews.push_back({.rule = rule, .day = 0, .grade = 3});
    if (m_session != 0)
        static_cast<void>(m_keeping->settle(m_session, figures)); // what fails is said as trouble
    m_session = 0;
    const bool sits = m_drilling->inARow >= timesThatItSits;
    ResultPicture picture = resultPicture(session, session.entries().back().hand);
    picture.last = true;
    picture.sudden = !session.isOver();
    picture.title = course.clean ? tr("Right") : tr("Not yet");
    picture.acts = m_drilling->title;
    picture.next = tr("Again with new cards");
    picture.unseen = sits ? tr("Right twice in a row. It comes back on two later days, then it is done.")
                          : tr("Right twice in a row. That is enough for today.");
    m_desk.setGuideText({});
    m_desk.endWith(std::move(picture));
}

void MainWindow::practiseFrom(int event)
{
    dealFrom(*m_desk.session(), event, m_incidents);
}

void MainWindow::dealFrom(const Session& session, int event, const QString& incidents)
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

void MainWindow::sameCards(const Session& session, int event, const QString& incidents)
{
    const auto& entries = session.entries();
    if (entries.empty())
        return;
    const int hand = entries[std::min(entries.size() - 1, static_cast<std::size_t>(std::max(0, event)))].hand;
    const auto first = std::ranges::find_if(entries, [hand](const Entry& entry) { return entry.hand >= hand; });
    dealFrom(session, static_cast<int>(first - entries.begin()), incidents);
}

void MainWindow::nextTable()
{
    if (m_drilling)
        return nextDrill();
    SessionSetup setup = m_desk.session()->setup();
    setup.seed = QRandomGenerator::global()->generate();
    setup.deck.clear();
    // what follows a lesson is an ordinary table
    const QString players = m_incidents == lessonPlayers ? QStringLiteral("none") + livelyPlayers : m_incidents;
    begin(setup, m_desk.coached(), players);
}

void MainWindow::takeFrom(const Session& session, const QString& incidents, const QString& kind)
{
    // what can't be kept is said as trouble
    const auto kept = m_keeping->beginFrom(session, true, incidents, kind);
    deal(session, EventTimes(session.entries().size(), 0), true, incidents, kept ? *kept : 0);
}

void MainWindow::deal(Session session, const EventTimes& times, bool coached, const QString& incidents, SessionId id,
                      std::optional<std::size_t> cutFirst)
{
    settleTable();
    m_session = id;
    m_guiding = false;
    m_drilling.reset();
    m_incidents = incidents;
    statusBar()->clearMessage();
    m_desk.setGuideText({});
    m_desk.setScripted(incidents == scripted);
    m_desk.setTells(true);
    m_desk.take(std::move(session), times, coached, playersOf(incidents), m_keeping->keeperFor(id, cutFirst));
    showTable();
}

void MainWindow::settleTable()
{
    // what was dealt so far counts at once, not only when the session ends
    if (m_session == 0 || !m_desk.running() || m_desk.over())
        return;
    keepLesson();
    static_cast<void>(m_keeping->settle(m_session, *m_desk.session())); // what fails is said as trouble
}

} // namespace cutcard
