// SPDX-License-Identifier: GPL-3.0-or-later
// Lines beside the room that are pressed: what is owed, and who finished where.
#include "app/director/night_console.h"

#include "app/director/composer/night_options.h"
#include "app/director/pictures/night_picture_of.h"

#include <algorithm>

namespace cutcard {

/// At a real night nobody draws but those who sit there: who drew the high card is asked for.
NightOffer NightConsole::offerOf(const SaidDuty& said, int line) const
{
    // what is to be done first is read where all of it stands
    const QString text = m_facts.owed()[line].toMap().value("text").toString();
    NightOffer offer{.text = text.section(QStringLiteral(". "), 0, 0), .act = said.duty.act};
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
    const DirectorAct act = offerOf(said, line).act;
    m_composer.stop();
    m_choice = 0;
    if (!said.due) {
        // what is to wait is not done by a slip
        const QVariantMap words = m_facts.owed()[line].toMap();
        m_message.say(tr("Not yet. %1: %2").arg(words.value("when").toString(), words.value("text").toString()));
        return emit changed();
    }
    m_composer.beginOwed(m_run.session()->night(), act);
    finishComposing();
}

void NightConsole::askOwed()
{
    std::vector<NightOffer> offers;
    for (int line = 0; line < static_cast<int>(m_facts.said().size()); ++line) {
        if (m_facts.said()[static_cast<std::size_t>(line)].due)
            offers.push_back(offerOf(m_facts.said()[static_cast<std::size_t>(line)], line));
    }
    if (offers.size() < 2)
        return pressOwed(0);
    m_choice = 0;
    m_composer.beginOffers(std::move(offers));
    emit asked();
}

void NightConsole::pressResult(int line)
{
    const QVariantList& lines = m_facts.book().results;
    if (!m_run.takesActs() || line < 0 || line >= lines.size())
        return;
    const Night& night = m_run.session()->night();
    const EntrantId who{.index = lines[line].toMap().value("who").toInt()};
    const DirectorVerb verb = night.person(who).place > 0 ? DirectorVerb::Renumber : DirectorVerb::Out;
    const auto able = night_options::people(night, verb, {});
    if (!isApplicable(night, verb) || std::ranges::find(able, who) == able.end())
        return;
    m_choice = 0;
    m_composer.beginOwed(night, director::on(verb, who));
    finishComposing();
}

} // namespace cutcard
