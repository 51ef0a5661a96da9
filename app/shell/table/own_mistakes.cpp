// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/table/own_mistakes.h"

#include "app/home/session_form.h"
#include "app/keeping/keeping_nights.h"
#include "app/shell/rooms/window_rooms.h"
#include "app/shell/table/dealing.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "app/words/tr.h"
#include "core/base/seed.h"
#include "core/players/mistake_drill.h"
#include "core/session/text/event_text.h"

#include <QStatusBar>

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
                         .fault = static_cast<Fault>(std::max(0, placeOf(faultWords, practice.fault.toStdString()))),
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

OwnMistakes::OwnMistakes(MainWindow& owner) : Part(owner)
{
    connect(&desk(), &Desk::eventShown, this, &OwnMistakes::end);
}

OwnMistakes::~OwnMistakes() = default;

void OwnMistakes::practise(int line)
{
    const auto& practice = rooms().home().picture().practice;
    if (line < 0 || line >= static_cast<int>(practice.size()))
        return;
    const PracticePicture one = practice[static_cast<std::size_t>(line)];
    if (one.game == nightGame)
        return window().nights().practise(one);
    const auto pattern = patternOf(one, keeping());
    if (!pattern)
        return;
    m_drilling = std::make_unique<Drilling>(Drilling{.pattern = *pattern, .title = one.title});
    deal();
    if (m_drilling)
        return;
    // too rare to be dealt on purpose: then from where it was made
    if (const auto then = keeping().revive(one.session)) {
        window().dealing().dealFrom(then->session, one.event, then->kept.incidents);
        showMessage(tr("This is too rare for a new deal. You practice it in the hand where it happened."));
    }
}

void OwnMistakes::deal()
{
    auto drilling = std::exchange(m_drilling, nullptr);
    const GameId game = drilling->pattern.game;
    const auto hand = drillHand(drilling->pattern, window().houses().rules(game), freshSeed(999'999));
    if (!hand)
        return;
    const std::string_view plan = hand->plan;
    window().dealing().takeFrom(hand->session, QString::fromUtf8(plan), QStringLiteral("mistake"));
    drilling->from = hand->session.entries().size();
    drilling->owed = hand->owed;
    desk().setGuideText(tr("From your own mistakes: %1. It comes up within your next few acts.").arg(drilling->title));
    m_drilling = std::move(drilling);
}

void OwnMistakes::end()
{
    if (!m_drilling || desk().result()->shown())
        return;
    const Session& session = *desk().session();
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
    if (const SessionId id = window().dealing().id(); id != 0)
        static_cast<void>(keeping().settle(id, figures)); // what fails is said as trouble
    window().dealing().forget();
    const bool sits = m_drilling->inARow >= timesThatItSits;
    ResultPicture picture = resultPicture(session, session.entries().back().hand);
    picture.last = true;
    picture.sudden = !session.isOver();
    picture.title = course.clean ? tr("Right") : tr("Not right yet");
    picture.acts = m_drilling->title;
    picture.next = tr("Again with new cards");
    picture.unseen = sits ? tr("You got it right twice in a row. It comes back on two later days.")
                          : tr("Get it right twice in a row, and that is enough for today.");
    desk().setGuideText({});
    desk().endWith(std::move(picture));
}

bool OwnMistakes::next()
{
    if (!m_drilling)
        return false;
    deal();
    return true;
}

void OwnMistakes::stop()
{
    m_drilling.reset();
}

} // namespace cutcard
