// SPDX-License-Identifier: GPL-3.0-or-later
// A situation that is made up at the table: the house deals, and whoever is at the screen says what players do.
#include "app/desk/desk.h"

#include "app/words/tr.h"
#include "core/players/dealers.h"
#include "core/players/possible_events.h"
#include "core/players/simulator.h"

namespace cutcard {

/// What could happen, in words; of cards that are laid down, which.
static QString lineText(const Event& event, const Wording& wording)
{
    QString text = eventLine(event, wording);
    const auto* decision = std::get_if<Decision>(&event);
    if (decision == nullptr || decision->cards.empty())
        return text;
    const QStringList cards =
        textsOf(decision->cards, [&](const Card card) { return QString::fromStdString(card.text()); });
    return text + QStringLiteral(": ") + cards.join(QLatin1Char(' '));
}

static SituationLine lineOf(const Event& event, const Wording& wording)
{
    SituationLine line{.text = lineText(event, wording)};
    if (const auto* decision = std::get_if<Decision>(&event)) {
        line.seat = decision->seat.number();
    } else if (const auto* incident = std::get_if<Incident>(&event)) {
        line.seat = mishapFacts(incident->mishap).takesSeat ? incident->seat.number() : 0;
        line.irregular = true;
    }
    return line;
}

/// Which entry is the last that no dealer did.
static std::optional<std::size_t> lastHappened(const Session& session)
{
    const EntryLog& entries = session.entries();
    for (std::size_t left = entries.size(); left-- > 0;) {
        if (!std::holds_alternative<Act>(entries[left].event))
            return left;
    }
    return std::nullopt;
}

void Desk::connectSituation()
{
    connect(&m_situation, &SituationModel::chosen, this, &Desk::happen);
    connect(&m_situation, &SituationModel::likeAPlayer, this, &Desk::likeAPlayer);
    connect(&m_situation, &SituationModel::dealOn, this, &Desk::dealOn);
    connect(&m_situation, &SituationModel::takeBack, this, &Desk::takeBackHappened);
    connect(&m_situation, &SituationModel::amountChanged, this, &Desk::showSituation);
}

void Desk::happen(std::size_t line)
{
    if (!m_session || line >= m_possible.size())
        return;
    const Event event = m_possible[line];
    beginAnew();
    apply(event, false);
}

void Desk::likeAPlayer()
{
    if (!m_session)
        return;
    beginAnew();
    if (const auto event = Simulator().next(*m_session))
        apply(*event, false);
}

void Desk::dealOn()
{
    if (!m_session || !m_coached)
        return;
    beginAnew();
    const int hand = m_session->hand();
    m_dealsOn = true; // what could happen in between nobody is asked
    while (!m_session->isOver() && m_session->hand() == hand && !m_session->turn()) {
        const auto duty = idealDuty(*m_session);
        if (!duty || !apply(duty->act, true))
            break;
    }
    m_dealsOn = false;
    showSituation();
}

void Desk::takeBackHappened()
{
    if (!m_session || !m_coached)
        return;
    if (const auto left = lastHappened(*m_session))
        cutBack(*left);
}

void Desk::showSituation()
{
    if (m_dealsOn)
        return;
    if (!m_scripted || !m_session) {
        m_possible.clear();
        return m_situation.setPicture({});
    }
    const auto turn = m_session->turn();
    const Wording wording = wordingAt(*m_session);
    // above the lines stands whose they are
    const Wording names = Wording::of(m_session->setup());
    SituationPicture picture{.shown = true};
    if (m_session->isOver())
        picture.waiting = tr("The hand is over.");
    else
        picture.waiting = turn ? waitText(*turn, wording) : tr("The dealer deals.");
    m_possible = possibleEvents(*m_session, m_situation.amount());
    picture.lines = eachOf(m_possible, [&](const Event& event) { return lineOf(event, names); });
    for (int number = 1; number <= m_session->setup().chairs(); ++number)
        picture.names.append(wording.seat(Seat(number)));
    picture.awaited = turn ? turn->seat.number() : 0;
    picture.canDealOn = !m_session->isOver() && !turn;
    picture.canTakeBack = lastHappened(*m_session).has_value();
    m_situation.setPicture(std::move(picture));
}

} // namespace cutcard
