// SPDX-License-Identifier: GPL-3.0-or-later
// What a night itself asks: whether its clock ran on unseen, and whether its book is to be closed.
// Lines beside the room that are pressed: what is owed, and who finished where.
#include "app/director/night_console.h"

#include "app/director/composer/night_options.h"
#include "app/words/night/night_words.h"
#include "core/tournament/simulation/directors.h"
#include "core/tournament/state/seats.h"

namespace cutcard {

NightConsole::NightConsole(NightRun& run, const NightFacts& facts, NightMessage& message, CalledTable& call,
                           QObject* parent)
    : QObject(parent), m_run(run), m_facts(facts), m_message(message), m_call(call)
{
    connect(this, &NightConsole::asked, this, [this] { m_choices.setRows(choicesNow()); });
    connect(&m_run, &NightRun::begun, this, [this] {
        m_composer.stop();
        m_picked = {};
        m_call.leave();
    });
    connect(&m_run, &NightRun::cutBack, this, [this] { m_composer.stop(); });
    connect(&m_run, &NightRun::acted, this, [this](const DirectorAct& act) {
        // who goes on with something else is done with the call that was ruled on
        if (const Call* call = m_run.session()->night().call(m_picked.call);
            m_call.attended() && act.call == 0 && call != nullptr && call->closed)
            leaveCall();
    });
}

/// Whether a call waits, or was ruled on just now and its rule can still be named.
static bool isThere(const Call* call, bool atCall)
{
    return call != nullptr && (!call->closed || (atCall && call->ruled > 0 && !call->cited));
}

/// What is not there any more is not picked.
void NightConsole::settle()
{
    if (!m_run.session()) {
        m_picked = {};
        return;
    }
    const Night& night = m_run.session()->night();
    if (m_picked.isCall() && !isThere(night.call(m_picked.call), m_call.attended())) {
        m_picked = {};
        m_call.leave();
    }
    if (m_picked.isPerson()) {
        const bool there = night.knows(m_picked.who);
        m_picked.table = there ? night.person(m_picked.who).table : TableNo();
        if (!there)
            m_picked = {};
    }
    const Ring* ring = night.ring(m_picked.table);
    if (!m_picked.table.isNone() && (ring == nullptr || ring->closed))
        m_picked = {};
}

void NightConsole::showMe()
{
    if (!m_run.session() || !m_run.coached() || m_run.over())
        return;
    m_composer.stop();
    if (const auto duty = idealDirectorDuty(m_run.session()->night()))
        m_run.act(duty->act, true);
    else
        m_run.next();
}

void NightConsole::askClock(NightTime silent)
{
    if (!m_run.askClock(silent))
        return;
    m_choice = 0;
    m_message.say(tr("The last entry was %1 ago.").arg(clockText(silent)));
    emit changed();
}

QStringList NightConsole::answers() const
{
    if (m_run.question() == NightQuestion::CloseTheBook)
        return {tr("The night continues"), tr("Close the book")};
    const NightTime left = std::max<NightTime>(0, m_run.session()->night().levelEnds - m_run.now());
    const QString ranOn = m_run.silent() >= left ? tr("It kept running: the level's time is up")
                                                 : tr("It kept running: %1 left").arg(clockText(left - m_run.silent()));
    return {ranOn, tr("It was stopped: %1 left").arg(clockText(left))};
}

void NightConsole::answer(int choice)
{
    const bool closing = m_run.question() == NightQuestion::CloseTheBook;
    if (closing && choice == 0)
        m_message.say({});
    m_run.answer(choice == (closing ? 1 : 0));
}

/// At a real night nobody draws but those who sit there: who drew the high card is asked for.
NightOffer NightConsole::offerOf(const SaidDuty& said) const
{
    // what is to be done first is read where all of it stands
    NightOffer offer{.text = said.text.section(QStringLiteral(". "), 0, 0), .act = said.duty.act};
    if (m_run.real() && offer.act.verb == DirectorVerb::DrawDealer)
        offer.act = director::at(DirectorVerb::PlaceButton, offer.act.table);
    if (m_run.real() && offer.act.verb == DirectorVerb::Move
        && !isMoverKnown(m_run.session()->night(), offer.act, m_run.buttonNoted()))
        offer.act = director::at(DirectorVerb::Move, offer.act.table);
    return offer;
}

void NightConsole::pressOwed(int line)
{
    if (!m_run.takesActs() || line < 0 || line >= static_cast<int>(m_facts.said().size()))
        return;
    const SaidDuty& said = m_facts.said()[static_cast<std::size_t>(line)];
    const DirectorAct act = offerOf(said).act;
    m_composer.stop();
    m_choice = 0;
    if (!said.due) {
        // what is to wait is not done by a slip
        m_message.say(tr("Not yet. %1: %2").arg(said.when, said.text));
        return emit changed();
    }
    m_composer.beginOwed(m_run.session()->night(), act);
    finishComposing();
}

void NightConsole::askOwed()
{
    auto offers = thoseOf(m_facts.said(), &SaidDuty::due, [&](const SaidDuty& said) { return offerOf(said); });
    if (offers.size() < 2)
        return pressOwed(0);
    m_choice = 0;
    m_composer.beginOffers(std::move(offers));
    emit asked();
}

void NightConsole::pressResult(int person)
{
    const EntrantId who{.index = person};
    if (!m_run.takesActs() || !m_run.session()->night().knows(who))
        return;
    const Night& night = m_run.session()->night();
    const DirectorVerb verb = night.person(who).place > 0 ? DirectorVerb::Renumber : DirectorVerb::Out;
    const auto able = night_options::people(night, verb, {});
    if (!isApplicable(night, verb) || std::ranges::find(able, who) == able.end())
        return;
    m_choice = 0;
    m_composer.beginOwed(night, director::on(verb, who));
    finishComposing();
}

} // namespace cutcard
