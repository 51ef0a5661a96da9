// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/deal.h"

#include "core/games/banked/banked_game.h"
#include "core/games/catalogue/catalogue.h"
#include "core/players/dealers.h"
#include "core/session/text/report.h"

#include <QtGlobal>

#include <algorithm>

namespace cutcard {

namespace {

constexpr int mostSteps = 2000;

Session started(const std::string& header)
{
    std::string text = header.starts_with("cutcard ") ? header : "cutcard 2\n" + header;
    if (header.find("hands ") == std::string::npos)
        text += "\nhands 1\n";
    if (header.find("seat ") == std::string::npos) {
        for (int i = 1; i <= 4; ++i)
            text += "\nseat " + std::to_string(i) + " \"P" + std::to_string(i) + "\" 4000";
        text += "\nbutton 4\n";
    }
    const auto setup = readSession(text, "test");
    if (!setup)
        qFatal("%s: expected %s, found %s", text.c_str(), setup.error().expected.c_str(), setup.error().found.c_str());
    return *Session::start(setup->setup);
}

} // namespace

Event eventOf(const std::string& text)
{
    const auto entry = readEvent(text, "test", 1);
    if (!entry)
        qFatal("%s: expected %s", text.c_str(), entry.error().expected.c_str());
    return entry->event;
}

Deal::Deal(const std::string& header) : m_session(started(header)) {}

void Deal::apply(const Event& event)
{
    if (!m_session.apply(event))
        qFatal("not possible: %s (next: %s)", eventText(event).c_str(), next().c_str());
}

Decision Deal::passiveAtBankedTable(const Turn& turn) const
{
    Decision decision{.seat = turn.seat, .choice = turn.wait == Wait::Raise ? Choice::Check : Choice::Wager};
    const Chips least = bankedOptions(m_session.situation()).leastBet;
    const Circle blind = m_session.setup().game() == GameId::ChampionOne ? Circle::PlayerBlind : Circle::Blind;
    if (turn.wait == Wait::Wager)
        decision.wagers.at(Circle::Bonus) = decision.wagers.at(blind) = least;
    if (turn.wait == Wait::PlayOrFold)
        decision.wagers.at(Circle::Play) = table().at(turn.seat).wagers.at(blindCircle(table(), turn.seat));
    return decision;
}

Decision Deal::passive(const Turn& turn) const
{
    if (isBanked(m_session.setup().game()))
        return passiveAtBankedTable(turn);
    const HandNotes& notes = m_session.situation().notes;
    const Chips blind = notes.blindOf(turn.seat);
    switch (turn.wait) {
    case Wait::Cut:
        return {.seat = turn.seat, .choice = Choice::Cut, .amount = 20};
    case Wait::Draw:
        return {.seat = turn.seat, .choice = Choice::Draw};
    case Wait::Post:
        return {.seat = turn.seat, .choice = Choice::Post, .amount = std::min(blind, table().at(turn.seat).stack)};
    case Wait::Show:
        return {.seat = turn.seat, .choice = Choice::Show};
    case Wait::Discard:
        return {.seat = turn.seat, .choice = Choice::KeepAll};
    default:
        break;
    }
    const Decision call{.seat = turn.seat, .choice = Choice::Call};
    return m_session.isPossible(call) ? call : Decision{.seat = turn.seat, .choice = Choice::Check};
}

bool Deal::step()
{
    if (m_session.isOver())
        return false;
    if (const auto turn = m_session.procedure().turn())
        apply(passive(*turn));
    else if (const auto act = idealAct(m_session))
        apply(*act);
    else
        qFatal("nothing is owed and nobody is waited for");
    return true;
}

Deal& Deal::to(const std::string& act)
{
    const Event wanted = eventOf(act);
    for (int i = 0; i < mostSteps; ++i) {
        for (const Duty& duty : m_session.procedure().owed()) {
            Act owed = duty.act;
            // a hand may be announced with its ranks or without
            if (const auto* done = std::get_if<Act>(&wanted); done != nullptr && done->ranks.empty())
                owed.ranks = {};
            if (Event(owed) == wanted)
                return *this;
        }
        if (!step())
            break;
    }
    qFatal("never owed: %s", act.c_str());
}

Deal& Deal::through(const std::string& act)
{
    to(act);
    apply(eventOf(act));
    return *this;
}

Deal& Deal::player(const std::string& decision)
{
    const Event event = eventOf(decision);
    const Seat seat = std::get<Decision>(event).seat;
    for (int i = 0; i < mostSteps; ++i) {
        const auto turn = m_session.procedure().turn();
        const auto turns = m_session.procedure().turns();
        const bool waitedFor = std::ranges::find(turns, seat, &Turn::seat) != turns.end();
        if (turn && waitedFor && m_session.isPossible(event)) {
            apply(event);
            return *this;
        }
        if (!step())
            break;
    }
    qFatal("never possible: %s", decision.c_str());
}

Deal& Deal::now(const std::string& event)
{
    apply(eventOf(event));
    return *this;
}

Deal& Deal::finish()
{
    for (int i = 0; i < mostSteps; ++i) {
        if (!step())
            return *this;
    }
    qFatal("the session never ends");
}

std::string Deal::judge(const std::string& act)
{
    apply(eventOf(act));
    std::string text;
    for (const Verdict& verdict : m_session.entries().back().verdicts) {
        text += text.empty() ? "" : "; ";
        text.append(faultWords[static_cast<std::size_t>(verdict.fault)]).append(" ").append(verdict.rule.id());
        text.append(" ").append(wordOf(verdict.severity));
    }
    return text;
}

std::string Deal::next() const
{
    const auto duty = idealDuty(m_session);
    return duty ? eventText(duty->act) : "-";
}

int Deal::faults() const
{
    return m_session.score().total().faults;
}

} // namespace cutcard
