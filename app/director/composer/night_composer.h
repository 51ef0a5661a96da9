// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/state/night.h"

#include <QString>

namespace cutcard {

/// What the director has picked in the room: nothing, somebody, a table, or something that waits.
struct NightSelection {
    EntrantId who;
    TableNo table; ///< also of the person picked
    int call = 0;
    bool operator==(const NightSelection&) const = default;

    bool isPerson() const { return !who.isNobody(); }
    bool isCall() const { return call > 0; }
    bool isTable() const { return !isPerson() && !isCall() && !table.isNone(); }
};

/// Whether hands could do an act of this kind to anything in the room.
bool isApplicable(const Night& night, DirectorVerb verb);
/// The acts of what is picked, each always at its place: also those that can't be done of it just now.
std::vector<DirectorVerb> buttonsFor(const Night& night, const NightSelection& selection);
/// What can be done with what is picked; with nothing picked, what concerns the whole room.
std::vector<DirectorVerb> verbsFor(const Night& night, const NightSelection& selection);
/// Everything that can be done now, of whatever kind.
std::vector<DirectorVerb> allVerbs(const Night& night);
/// The letter of an act; several acts share one where they are never offered together.
QChar keyOf(DirectorVerb verb);

/// One answer to what the composer asks.
struct NightOption {
    QString label;
    EntrantId who{};
    TableNo table{};
    Spot spot = Spot::DealerRight;
    Chips amount = 0;
    int call = 0;
    int word = 0; ///< of a request, a manner or a method; a verb
    Rule rule{};
    bool done = false; ///< of several people: these are all
    bool operator==(const NightOption&) const = default;
};

/// An act that is owed, as it is said.
struct NightOffer {
    QString text;
    DirectorAct act;
    bool operator==(const NightOffer&) const = default;
};

/// Asks for an act's details one after the other, from lists with wrong answers too, by mouse and keys alike.
class NightComposer
{
public:
    /// Begins an act on what is picked; what that says is not asked for.
    void begin(const Night& night, DirectorVerb verb, const NightSelection& selection);
    /// Asks which act it is to be, out of all.
    void beginPalette(const Night& night);
    /// Begins an act as it is owed: who, where and which call is said, what is to be decided is asked for.
    void beginOwed(const Night& night, const DirectorAct& owed);
    /// Asks which of several acts that are owed it is to be.
    void beginOffers(std::vector<NightOffer> offers);
    void stop() { *this = NightComposer(); }

    bool isAsking() const { return m_palette || !m_offers.empty() || !m_fields.isEmpty(); }
    /// Whether all is said.
    bool isComplete() const { return !m_palette && m_begun && m_fields.isEmpty(); }
    const DirectorAct& act() const { return m_act; }
    QString question(const Night& night) const;
    /// The answers that fit what was typed.
    std::vector<NightOption> options(const Night& night) const;
    /// What was typed so far.
    const QString& typed() const { return m_typed; }
    bool asksNumber() const { return !m_palette && field() == QLatin1Char('a') && m_act.verb != DirectorVerb::Rule; }
    /// Whether a rule is asked for: its digits are typed, and choose nothing.
    bool asksRule() const { return !m_palette && field() == QLatin1Char('R'); }
    void type(const QString& text);
    /// Takes back a letter, or the last answer; false if there was nothing to take back.
    bool back(const Night& night);
    /// Takes an answer; a number typed if there is no such option.
    void choose(const Night& night, int option);
    /// Whether somebody picked in the room answers the question; and takes it.
    bool choosePerson(const Night& night, EntrantId who);
    bool chooseTable(const Night& night, TableNo table);

private:
    QChar field() const { return m_fields.isEmpty() ? QChar() : m_fields.front(); }
    std::vector<NightOption> all(const Night& night) const;
    void take(const Night& night, const NightOption& option);
    void skipWhatIsClear(const Night& night);

    DirectorAct m_act;
    QString m_fields; ///< of the verb, that are still to be asked
    QString m_typed;
    NightSelection m_from;
    std::vector<NightOffer> m_offers;
    bool m_begun = false;
    bool m_palette = false;
};

} // namespace cutcard
