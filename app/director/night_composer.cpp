// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/director/night_composer.h"

#include "app/director/night_options.h"
#include "app/words/night_words.h"
#include "core/tournament/tennessee_event.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace cutcard {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NightComposer)
};

using Does = DirectorVerb;

// letters of the acts, in the order of their verbs
constexpr std::array<char, directorVerbCount> keys{
    'S', 'I', 'J', 'D', 'V', 'T', 'D', 'G', 'E', 'L', 'T', 'T', 'H', 'H', 'M', 'B', 'F', 'U', 'I',
    'R', 'T', 'U', 'C', 'V', 'W', 'P', 'K', 'S', 'X', 'Y', 'J', 'Q', 'A', 'D', 'R', 'E', 'O', 'E',
    'Z', 'Z', 'V', 'K', 'G', 'O', 'P', 'P', 'L', 'S', 'B', 'C', 'O', 'R', 'U', 'F', 'W', 'Y',
};

bool needsOpening(Does verb)
{
    return verb == Does::ReadStatement || verb == Does::Issue || verb == Does::SetStack || verb == Does::DrawSeats
           || verb == Does::SeatBy || verb == Does::AnnounceMethod || verb == Does::Start || verb == Does::Deposits
           || verb == Does::Deposit;
}

/// What a Tennessee event and a league night do not share.
bool isOfTheOther(const Night& night, Does verb)
{
    if (verb >= Does::Deposits)
        return !isTennessee(night);
    switch (verb) {
    case Does::ReadStatement:
    case Does::AnnounceMethod:
    case Does::DrawDealer:
    case Does::PlaceButton:
    case Does::Level:
    case Does::Pause:
    case Does::Resume:
    case Does::Break:
    case Does::FinalTable:
    case Does::Claim:
    case Does::Admit:
    case Does::ClearUnclaimed:
    case Does::ColourUp:
    case Does::RemoveStack:
    case Does::Warn:
    case Does::Penalise:
    case Does::Muck:
    case Does::ShowHand:
    case Does::Disqualify:
    case Does::Ban:
    case Does::Report:
    case Does::SignOut:
    case Does::Out:
    case Does::Renumber:
        return isTennessee(night);
    default:
        return false;
    }
}

constexpr std::array personVerbs{
    Does::Move,     Does::Out,    Does::Warn,    Does::Penalise,    Does::Muck,        Does::ShowHand, Does::Disqualify,
    Does::Ban,      Does::Report, Does::SignOut, Does::PlaceButton, Does::RemoveStack, Does::Renumber, Does::Admit,
    Does::Claim,    Does::Refuse, Does::Grant,   Does::SetStack,    Does::SeatBy,      Does::Winner,   Does::Deposit,
    Does::TakeBack, Does::Charge, Does::TellOut, Does::Record,      Does::Advance,     Does::Prize,    Does::PayBack};
constexpr std::array tableVerbs{Does::Hold,        Does::Release,  Does::Break,          Does::DrawDealer,
                                Does::PlaceButton, Does::ColourUp, Does::ClearUnclaimed, Does::RaiseBlinds,
                                Does::Stop,        Does::VoidHand, Does::NewDeck};
constexpr std::array roomVerbs{Does::ReadStatement, Does::Issue,     Does::DrawSeats, Does::AnnounceMethod,
                               Does::Start,         Does::Level,     Does::Pause,     Does::Resume,
                               Does::FinalTable,    Does::Out,       Does::Cite,      Does::Winner,
                               Does::Finish,        Does::Deposits,  Does::TakeBack,  Does::Charge,
                               Does::TellOut,       Does::OpenRound, Does::Prize,     Does::PayBack};

std::vector<Does> verbsOfCall(const Call& call)
{
    switch (call.kind) {
    case CallKind::Floor:
        return call.closed ? std::vector{Does::Cite} : std::vector{Does::Attend, Does::Ask, Does::Rule};
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

bool concerns(const Night& night, Does verb, const NightSelection& selection)
{
    if (!isApplicable(night, verb))
        return false;
    const QString fields = QString::fromUtf8(factsOf(verb).fields.data(), qsizetype(factsOf(verb).fields.size()));
    if (selection.isPerson() && fields.contains(QLatin1Char('p'))) {
        const auto people = night_options::people(night, verb, {});
        return std::ranges::find(people, selection.who) != people.end();
    }
    if (selection.isTable() && fields.startsWith(QLatin1Char('T'))) {
        const auto tables = night_options::tables(night, verb, {});
        return std::ranges::find(tables, selection.table) != tables.end();
    }
    return true;
}

} // namespace

bool isApplicable(const Night& night, DirectorVerb verb)
{
    if (night.stage == NightStage::Over || needsOpening(verb) != (night.stage == NightStage::SettingUp)) {
        const bool answering = isTennessee(night) && (verb == Does::Refuse || verb == Does::Grant);
        const bool drawing = verb == Does::DrawDealer || verb == Does::PlaceButton || answering;
        if (night.stage != NightStage::SettingUp || !drawing)
            return false;
    }
    if (isOfTheOther(night, verb))
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
    case Does::Pause:
        return !night.pausedAt;
    case Does::Resume:
        return night.pausedAt.has_value();
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

std::vector<DirectorVerb> verbsFor(const Night& night, const NightSelection& selection)
{
    std::vector<Does> verbs;
    const auto add = [&](const auto& from) {
        std::ranges::copy_if(from, std::back_inserter(verbs),
                             [&](Does verb) { return concerns(night, verb, selection); });
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

void NightComposer::begin(const Night& night, DirectorVerb verb, const NightSelection& selection)
{
    stop();
    m_begun = true;
    m_from = selection;
    m_act.verb = verb;
    const std::string_view fields = factsOf(verb).fields;
    m_fields = QString::fromUtf8(fields.data(), static_cast<qsizetype>(fields.size()));
    const Call* call = night.call(selection.call);
    // whose chip it was is the caller's to say, who gets it the director's
    const bool chooses = verb == Does::HandBack && call != nullptr;
    const EntrantId who = call != nullptr && !chooses ? call->person : selection.who;
    if (m_fields.contains(QLatin1Char('p')) && !who.isNobody()) {
        m_act.person = who;
        m_fields.remove(QLatin1Char('p'));
    }
    if (m_fields.contains(QLatin1Char('c')) && selection.isCall()) {
        m_act.call = selection.call;
        m_fields.remove(QLatin1Char('c'));
    }
    const bool tableFirst = fields.starts_with('T');
    const bool ofTable = call != nullptr && (call->kind == CallKind::Light || call->kind == CallKind::Deck);
    if (tableFirst && (ofTable || (!selection.isCall() && !selection.table.isNone()))) {
        m_act.table = ofTable ? call->table : selection.table;
        m_fields.remove(QLatin1Char('T'));
    }
    skipWhatIsClear(night);
}

void NightComposer::beginPalette(const Night& night)
{
    stop();
    m_palette = !allVerbs(night).empty();
}

void NightComposer::stop()
{
    *this = NightComposer();
}

bool NightComposer::asksNumber() const
{
    return !m_palette && field() == QLatin1Char('a') && m_act.verb != Does::Rule;
}

/// What the number of an act is a number of.
QString NightComposer::amountQuestion() const
{
    const QString what = directorVerbText(m_act.verb);
    switch (m_act.verb) {
    case Does::Rule:
        return Words::tr("How do you rule?");
    case Does::DrawSeats:
        return Words::tr("%1: how many tables?").arg(what);
    case Does::Level:
        return Words::tr("%1: which?").arg(what);
    case Does::Out:
    case Does::Renumber:
        return Words::tr("%1: which place?").arg(what);
    case Does::Penalise:
        return Words::tr("%1: how many minutes?").arg(what);
    case Does::Prize:
        return Words::tr("%1: how many percent?").arg(what);
    default:
        return Words::tr("%1: how much?").arg(what);
    }
}

QString NightComposer::question(const Night& night) const
{
    if (m_palette)
        return Words::tr("What is to be done?");
    const QString what = directorVerbText(m_act.verb);
    switch (field().toLatin1()) {
    case 'p':
        return Words::tr("%1: who?").arg(what);
    case 'o':
        return Words::tr("%1: which?").arg(what);
    case 'T':
        return Words::tr("%1: at which table?").arg(what);
    case 's':
        return Words::tr("%1: where at table %2?").arg(what).arg(m_act.table.number);
    case 'a':
        return amountQuestion();
    case 'c':
        return Words::tr("%1: which call?").arg(what);
    case 'l':
        return m_act.people.empty()
                   ? Words::tr("%1: who draws?").arg(what)
                   : Words::tr("%1: who else? So far %2").arg(what, night_options::names(night, m_act.people));
    case 'R':
        return Words::tr("%1: which?").arg(what);
    default:
        return Words::tr("%1: how?").arg(what);
    }
}

std::vector<NightOption> NightComposer::all(const Night& night) const
{
    std::vector<NightOption> options;
    if (m_palette) {
        for (const Does verb : allVerbs(night))
            options.push_back({.label = directorVerbText(verb), .word = static_cast<int>(verb)});
        return options;
    }
    return m_fields.isEmpty() ? options : night_options::of(night, m_act, field());
}

std::vector<NightOption> NightComposer::options(const Night& night) const
{
    auto options = all(night);
    if (m_typed.isEmpty())
        return options;
    std::erase_if(options, [&](const NightOption& option) {
        return asksNumber() ? !QString::number(option.amount).startsWith(m_typed)
                            : !option.label.contains(m_typed, Qt::CaseInsensitive);
    });
    return options;
}

void NightComposer::type(const QString& text)
{
    constexpr int longest = 24;
    constexpr int longestNumber = 7;
    for (const QChar letter : text) {
        const bool fits = asksNumber() ? letter.isDigit() : letter.isPrint();
        if (fits && m_typed.size() < (asksNumber() ? longestNumber : longest))
            m_typed += letter;
    }
}

bool NightComposer::back(const Night& night)
{
    if (!isAsking())
        return false;
    if (!m_typed.isEmpty()) {
        m_typed.chop(1);
        return true;
    }
    if (m_palette) {
        stop();
        return true;
    }
    const std::string_view fields = factsOf(m_act.verb).fields;
    const bool first = m_fields.size() == static_cast<qsizetype>(fields.size());
    if (first)
        stop();
    else
        begin(night, m_act.verb, m_from);
    return true;
}

void NightComposer::choose(const Night& night, int option)
{
    const auto shown = options(night);
    if (asksNumber() && !m_typed.isEmpty() && option < 0) {
        take(night, {.label = {}, .amount = m_typed.toLongLong()});
        return;
    }
    const int at = std::max(0, option);
    if (at < static_cast<int>(shown.size()))
        take(night, shown[static_cast<std::size_t>(at)]);
    else if (asksNumber() && !m_typed.isEmpty())
        take(night, {.label = {}, .amount = m_typed.toLongLong()});
}

bool NightComposer::choosePerson(const Night& night, EntrantId who)
{
    if (m_palette)
        return false;
    if (field() == QLatin1Char('s')) {
        take(night, {.label = {}, .who = who, .spot = Spot::After});
        return true;
    }
    for (const NightOption& option : all(night)) {
        if (!option.who.isNobody() && option.who == who) {
            take(night, option);
            return true;
        }
    }
    return false;
}

bool NightComposer::chooseTable(const Night& night, TableNo table)
{
    if (m_palette || field() != QLatin1Char('T'))
        return false;
    for (const NightOption& option : all(night)) {
        if (option.table == table) {
            take(night, option);
            return true;
        }
    }
    return false;
}

void NightComposer::take(const Night& night, const NightOption& option)
{
    m_typed.clear();
    if (m_palette) {
        begin(night, static_cast<Does>(option.word), {});
        return;
    }
    switch (field().toLatin1()) {
    case 'p':
        m_act.person = option.who;
        break;
    case 'o':
        m_act.other = option.who;
        break;
    case 'T':
        m_act.table = option.table;
        break;
    case 's':
        m_act.spot = option.spot;
        m_act.other = option.who;
        break;
    case 'a':
        m_act.amount = option.amount;
        break;
    case 'c':
        m_act.call = option.call;
        break;
    case 'r':
        m_act.request = static_cast<Request>(option.word);
        break;
    case 'm':
        m_act.manner = static_cast<ColourManner>(option.word);
        break;
    case 'M':
        m_act.method = static_cast<MoveMethod>(option.word);
        break;
    case 'R':
        m_act.rule = option.rule;
        break;
    case 'l':
        if (!option.done) {
            m_act.people.push_back(option.who);
            return;
        }
        if (option.word == night_options::thoseTied)
            m_act.people = night_options::tied(night, m_act.table);
        break;
    default:
        break;
    }
    m_fields.remove(0, 1);
    skipWhatIsClear(night);
}

void NightComposer::skipWhatIsClear(const Night& night)
{
    while (!m_fields.isEmpty() && night_options::isClear(night, m_act, field())) {
        const auto only = all(night);
        if (only.size() != 1)
            return;
        take(night, only.front());
    }
}

} // namespace cutcard
