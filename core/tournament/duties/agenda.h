// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/duties/director_duty.h"

namespace cutcard {

/// Everything that the director owes or may do, as the room is, also what has to wait.
std::vector<DirectorDuty> agendaOf(const Night& night);

/// Whether something else of its chain has to be done before a duty of the agenda.
bool isBlocked(const DirectorDuty& duty, const std::vector<DirectorDuty>& agenda);

/// Whether nothing has to be done before a duty of the agenda, and no hand stands in its way.
bool isDue(const DirectorDuty& duty, const std::vector<DirectorDuty>& agenda);

/// What is owed, or welcome, right now: the obligatory first.
std::vector<DirectorDuty> owedNow(const Night& night);

/// An act in the form in which duties name it: places as the neighbour on the right, draws with those who draw.
DirectorAct normalised(const Night& night, DirectorAct act);

/// What an offence may be met with.
struct Sanctions {
    Offence offence = Offence::Phone;
    Rule rule{};
    Severity ignored = Severity::Major;
    DirectorVerb usual = DirectorVerb::Warn; ///< the first time
    std::vector<DirectorVerb> others{};      ///< as right the first time
    DirectorVerb again = DirectorVerb::Warn; ///< after that
    std::vector<DirectorVerb> othersAgain{};
    bool asks = true; ///< something has to be done at all
};

/// What the booklet has an offence met with.
const Sanctions& sanctionsOf(Offence offence);

namespace agenda {

// the chapters, each adding what is alive in it; agenda.cpp puts them together

void opening(const Night& night, std::vector<DirectorDuty>& duties);
void clock(const Night& night, std::vector<DirectorDuty>& duties);
/// 2.1.4: breaks, those on a plan and those of the moment, and the clock that stands.
void breaks(const Night& night, std::vector<DirectorDuty>& duties);
void lateEntry(const Night& night, std::vector<DirectorDuty>& duties);
void colours(const Night& night, std::vector<DirectorDuty>& duties);
void balance(const Night& night, std::vector<DirectorDuty>& duties);
void breaking(const Night& night, std::vector<DirectorDuty>& duties);
void finalTable(const Night& night, std::vector<DirectorDuty>& duties);
void draws(const Night& night, std::vector<DirectorDuty>& duties);
void results(const Night& night, std::vector<DirectorDuty>& duties);
void calls(const Night& night, std::vector<DirectorDuty>& duties);
void conduct(const Night& night, std::vector<DirectorDuty>& duties);
/// 3.12.1: a report to the authorities beside a warning or being put out, whichever comes first.
void besides(const Night& night, std::vector<DirectorDuty>& duties);
void ending(const Night& night, std::vector<DirectorDuty>& duties);
/// What would put right what was done wrongly and took effect; owed it is not.
void remedies(const Night& night, std::vector<DirectorDuty>& duties);
/// 3.15: exactly the chips that were counted out wrongly go back, or come; what was done with them stays.
void addExcess(const Night& night, std::vector<DirectorDuty>& duties);
/// All chapters of a Tennessee event, which has its own document.
void tennessee(const Night& night, std::vector<DirectorDuty>& duties);

/// What an offence is to be met with.
DirectorDuty sanctionDuty(const Night& night, const Call& call);
/// What a request is to be answered with.
DirectorDuty refusal(const Night& night, const Call& call);
/// Whether a move would take somebody of the shorter table to the fuller: no method that evens tables out does (PA-48).
bool isForTheFuller(const Night& night, EntrantId who, TableNo to);
/// 2.1.5: the seat and the stack of somebody who signed in in time; nullopt while every chair is taken: they wait.
std::optional<DirectorDuty> seating(const Night& night, EntrantId who);

/// Whether few enough are left, and nobody can come any more (PA-52).
bool isFinalTableDue(const Night& night);
/// The tables with the fewest stacks at which there is a chair for somebody more.
std::vector<TableNo> receivers(const Night& night);
/// The tables at which somebody has to wait for a newcomer.
std::vector<TableNo> tablesToHold(const Night& night);

/// A duty that has to be done, about what its act names first unless a subject is named.
DirectorDuty owe(DirectorAct act, Rule rule, Severity severity, DirectorCompetency competency, Window window = {},
                 std::optional<int> subject = {});
/// What may be done; `customary`: and every director of the house does.
DirectorDuty may(DirectorAct act, Rule rule, DirectorCompetency competency, bool customary = false,
                 std::optional<int> subject = {});

// chains; those of calls follow
inline constexpr int openingChain = 1;
inline constexpr int lateChain = 2;
inline constexpr int finalTableChain = 3;
inline constexpr int endingChain = 4;
inline constexpr int remedyChain = 5;  ///< what an own mistake asks for, and no order
inline constexpr int tableChain = 100; ///< and the table's number
inline constexpr int deckChain = 200;  ///< likewise
inline constexpr int breakChain = 300; ///< and the level
inline constexpr int callChain = 1000; ///< and the call's number

// what is left out together is one slip; calls have their chain's number
inline constexpr int brokenTable = 2;
inline constexpr int finalTableSlip = 3;
inline constexpr int movedUp = 4;
inline constexpr int depositsBack = 5;
inline constexpr int prizes = 6;
inline constexpr int placesOf = 500;  ///< and the table's number
inline constexpr int countsOf = 600;  ///< likewise
inline constexpr int sentOnOf = 700;  ///< likewise
inline constexpr int shortDeck = 800; ///< likewise

} // namespace agenda

/// The break (2.2.6) that serves as well as a move to a table at which nobody plays (2.2.5); nullopt: none.
std::optional<DirectorAct> orBreak(const DirectorDuty& duty, const std::vector<DirectorDuty>& agenda);

/// Whether a duty is such a break, said with the move already.
bool isSaidWithAMove(const DirectorDuty& duty, const std::vector<DirectorDuty>& agenda);

/// Where somebody of a broken table is told to go, so that all find a chair; nullopt: of no such duty.
std::optional<DirectorAct> plannedMove(const Night& night, const DirectorDuty& duty,
                                       const std::vector<DirectorDuty>& agenda);

} // namespace cutcard
