// SPDX-License-Identifier: GPL-3.0-or-later
// Which acts are offered of what is picked, and their keys.
#include "app/director/composer/night_composer.h"

#include "app/director/composer/night_options.h"

namespace cutcard {

using Does = DirectorVerb;

// letters of the acts, in the order of their verbs
constexpr std::array<char, directorVerbCount> keys{
    'S', 'I', 'F', 'D', 'V', 'T', 'K', 'D', 'G', 'E', 'L', 'T', 'T', 'H', 'H', 'M', 'B', 'F', 'U',
    'I', 'R', 'T', 'U', 'C', 'V', 'W', 'P', 'K', 'S', 'X', 'Y', 'J', 'Q', 'A', 'D', 'R', 'E', 'O',
    'E', 'H', 'Z', 'V', 'K', 'G', 'O', 'P', 'P', 'L', 'S', 'B', 'C', 'O', 'R', 'U', 'F', 'W', 'Y',
};

static bool needsOpening(Does verb)
{
    return isOneOf(verb, {Does::ReadStatement, Does::Issue, Does::DrawSeats, Does::SeatBy, Does::AnnounceMethod,
                          Does::Start, Does::Deposits, Does::Deposit});
}

/// What a Tennessee event and a league night do not share.
static bool isOfTheOther(const Night& night, Does verb)
{
    if (verb >= Does::Deposits)
        return !isTennessee(night);
    const VerbFamily family = factsOf(verb).family;
    return isTennessee(night)
           && (family == VerbFamily::Sanction || family == VerbFamily::Entry || family == VerbFamily::Dealer
               || isOneOf(verb,
                          {Does::ReadStatement, Does::AnnounceMethod, Does::AnnounceBreak, Does::Level, Does::Pause,
                           Does::Resume, Does::Break, Does::FinalTable, Does::ClearUnclaimed, Does::ColourUp,
                           Does::RemoveStack, Does::ShowHand, Does::SignOut, Does::Out, Does::Renumber}));
}

constexpr std::array personVerbs{Does::Move,        Does::Out,        Does::Winner, Does::Admit,    Does::Claim,
                                 Does::Refuse,      Does::Grant,      Does::Warn,   Does::Penalise, Does::Muck,
                                 Does::ShowHand,    Does::Disqualify, Does::Ban,    Does::SignOut,  Does::PlaceButton,
                                 Does::RemoveStack, Does::Renumber,   Does::Report, Does::SetStack, Does::SeatBy,
                                 Does::Deposit,     Does::TakeBack,   Does::Charge, Does::TellOut,  Does::Record,
                                 Does::Advance,     Does::Prize,      Does::PayBack};
constexpr std::array tableVerbs{Does::Hold,        Does::Release,  Does::Break,          Does::DrawDealer,
                                Does::PlaceButton, Does::ColourUp, Does::ClearUnclaimed, Does::RaiseBlinds,
                                Does::Stop,        Does::VoidHand, Does::NewDeck};
constexpr std::array roomVerbs{
    Does::ReadStatement, Does::Issue,  Does::DrawSeats, Does::AnnounceMethod, Does::AnnounceBreak, Does::Start,
    Does::Level,         Does::Pause,  Does::Resume,    Does::FinalTable,     Does::Out,           Does::Cite,
    Does::Winner,        Does::Finish, Does::Deposits,  Does::TakeBack,       Does::Charge,        Does::TellOut,
    Does::OpenRound,     Does::Prize,  Does::PayBack};

static std::vector<Does> verbsOfCall(const Call& call)
{
    switch (call.kind) {
    case CallKind::Floor:
        return {Does::Attend, Does::Ask, Does::Rule, Does::Cite};
    case CallKind::Late:
        return {Does::Admit, Does::Claim, Does::Refuse};
    case CallKind::Asks:
        return {Does::Refuse, Does::Grant};
    case CallKind::Quits:
        return {Does::SignOut, Does::RemoveStack};
    case CallKind::Offence:
        return {Does::Warn, Does::Penalise, Does::Muck, Does::ShowHand, Does::Disqualify, Does::Ban, Does::Report};
    case CallKind::Light:
        return {Does::Hold};
    case CallKind::Deck:
        return {Does::VoidHand, Does::NewDeck, Does::Hold};
    case CallKind::Chip:
        return {Does::HandBack, Does::TakeOut};
    }
    return {};
}

static bool concerns(const Night& night, Does verb, const NightSelection& selection)
{
    if (!isApplicable(night, verb))
        return false;
    if (selection.isPerson() && factsOf(verb).uses('p')) {
        const auto people = night_options::people(night, verb, {});
        return std::ranges::find(people, selection.who) != people.end();
    }
    if (selection.isTable() && factsOf(verb).fields.starts_with('T')) {
        const auto tables = night_options::tables(night, verb, {});
        return std::ranges::find(tables, selection.table) != tables.end();
    }
    return true;
}

/// Whether an act is one of this event and stage at all, whatever has happened by now.
static bool isOfTheStage(const Night& night, Does verb)
{
    if (night.stage == NightStage::Over || isOfTheOther(night, verb))
        return false;
    if (night.stage == NightStage::Playing)
        return !needsOpening(verb);
    const bool answering = isTennessee(night) && (verb == Does::Refuse || verb == Does::Grant);
    return needsOpening(verb) || answering || verb == Does::SetStack || verb == Does::DrawDealer
           || verb == Does::PlaceButton || verb == Does::AnnounceBreak;
}

/// Who waits for a seat is let in or turned away; who has one is neither.
static bool isOfTheSeat(const Night& night, EntrantId who, Does verb)
{
    if (isTennessee(night) || night.stage != NightStage::Playing)
        return true;
    const bool lets = verb == Does::Admit || verb == Does::Claim;
    return night.person(who).table.isNone() ? lets || verb == Does::Refuse : !lets;
}

bool isApplicable(const Night& night, DirectorVerb verb)
{
    if (!isOfTheStage(night, verb))
        return false;
    switch (verb) {
    case Does::ReadStatement:
        return !night.statementRead;
    case Does::DrawSeats:
        return night.round == 1 || night.rings.empty();
    case Does::Issue:
        return night.round == 1; // what was counted out wrongly can be counted out again
    case Does::SetStack:
        return night.issued;
    case Does::SeatBy:
        return !night.rings.empty();
    case Does::Pause: // one key for both: a clock that stands by itself is started, and not stopped once more
        return !night.pausedAt && !night.stoodAt;
    case Does::Resume:
        return night.pausedAt || night.stoodAt;
    case Does::FinalTable:
        return !night.finalTable;
    case Does::Attend:
    case Does::Ask:
    case Does::Rule:
    case Does::Cite:
    case Does::HandBack:
    case Does::TakeOut:
        return !night_options::calls(night, verb).empty();
    default:
        break;
    }
    const std::string_view fields = factsOf(verb).fields;
    if (fields.starts_with('p'))
        return !night_options::people(night, verb, {}).empty();
    if (fields.starts_with('T'))
        return !night_options::tables(night, verb, {}).empty();
    return true;
}

std::vector<DirectorVerb> buttonsFor(const Night& night, const NightSelection& selection)
{
    std::vector<Does> verbs;
    const auto add = [&](const auto& from) {
        std::ranges::copy_if(from, std::back_inserter(verbs), [&](Does verb) {
            return isOfTheStage(night, verb) && (!selection.isPerson() || isOfTheSeat(night, selection.who, verb));
        });
    };
    if (selection.isCall()) {
        if (const Call* call = night.call(selection.call); call != nullptr)
            add(verbsOfCall(*call));
    } else if (selection.isPerson()) {
        add(personVerbs);
    } else if (selection.isTable()) {
        add(tableVerbs);
    } else {
        add(roomVerbs);
    }
    return verbs;
}

std::vector<DirectorVerb> verbsFor(const Night& night, const NightSelection& selection)
{
    auto verbs = buttonsFor(night, selection);
    std::erase_if(verbs, [&](Does verb) { return !concerns(night, verb, selection); });
    return verbs;
}

std::vector<DirectorVerb> allVerbs(const Night& night)
{
    std::vector<Does> verbs;
    for (int i = 0; i < directorVerbCount; ++i) {
        if (isApplicable(night, static_cast<Does>(i)))
            verbs.push_back(static_cast<Does>(i));
    }
    return verbs;
}

QChar keyOf(DirectorVerb verb)
{
    return QLatin1Char(keys.at(static_cast<std::size_t>(verb)));
}

} // namespace cutcard
