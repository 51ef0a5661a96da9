// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/director/composer/night_composer.h"

#include "app/director/composer/night_options.h"
#include "app/words/night/night_words.h"
#include "app/words/said.h"

namespace cutcard {

namespace {

struct ComposerTexts {
    Q_DECLARE_TR_FUNCTIONS(NightComposer)
};

using Does = DirectorVerb;

/// Whom an act is about by what is picked; nobody: that is asked for.
EntrantId whoIsMeant(const Night& night, Does verb, const NightSelection& selection, const Call* call)
{
    // whose chip it was is the caller's to say, who gets it the director's
    if (call != nullptr)
        return verb == Does::HandBack ? selection.who : call->person;
    // a key may be of another act than those that are offered for who is picked
    const auto able = night_options::people(night, verb, {});
    return std::ranges::find(able, selection.who) == able.end() ? EntrantId() : selection.who;
}

} // namespace

void NightComposer::begin(const Night& night, DirectorVerb verb, const NightSelection& selection)
{
    stop();
    m_begun = true;
    m_from = selection;
    m_act.verb = verb;
    const std::string_view fields = factsOf(verb).fields;
    m_fields = QString::fromUtf8(fields);
    const Call* call = night.call(selection.call);
    const EntrantId who = whoIsMeant(night, verb, selection, call);
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

void NightComposer::beginOwed(const Night& night, const DirectorAct& owed)
{
    stop();
    m_begun = true;
    m_act.verb = owed.verb;
    const std::string_view fields = factsOf(owed.verb).fields;
    m_fields = QString::fromUtf8(fields.data(), qsizetype(fields.size()));
    const auto give = [&](char field, auto DirectorAct::* part) {
        if (!m_fields.contains(QLatin1Char(field)))
            return;
        m_act.*part = owed.*part;
        m_fields.remove(QLatin1Char(field));
    };
    // whose chip it was is the caller's to say, who gets it the director's
    if (owed.verb != Does::HandBack && !owed.person.isNobody())
        give('p', &DirectorAct::person);
    give('o', &DirectorAct::other);
    give('T', &DirectorAct::table);
    give('c', &DirectorAct::call);
    give('r', &DirectorAct::request);
    skipWhatIsClear(night);
}

void NightComposer::beginOffers(std::vector<NightOffer> offers)
{
    stop();
    m_offers = std::move(offers);
}

QString NightComposer::question(const Night& night) const
{
    if (m_palette)
        return ComposerTexts::tr("What do you do?");
    if (!m_offers.empty())
        return ComposerTexts::tr("Which of these is due?");
    // whoever is not seen any more to be picked is named
    const bool named = night.knows(m_act.person) && m_from.who != m_act.person;
    const QString verb = said(m_act.verb);
    const QString what = named ? ComposerTexts::tr("%1, %2").arg(verb, entrantText(night, m_act.person)) : verb;
    const QStringList blanks{what, QString::number(m_act.table.number), peopleText(night, m_act.people)};
    const std::string asked(1, field().toLatin1());
    // a number is asked for by what it is of; of those who draw some may be named already
    const std::string more = asked == "a" ? wordOf(m_act.verb) : m_act.people.empty() ? "" : "more";
    for (const std::string& key : {asked + '-' + more, asked}) {
        if (const QString text = said("question", key, blanks); !text.isEmpty())
            return text;
    }
    return said("question", "other", blanks);
}

std::vector<NightOption> NightComposer::all(const Night& night) const
{
    if (m_palette)
        return eachOf(allVerbs(night),
                      [](Does verb) { return NightOption{.label = said(verb), .word = static_cast<int>(verb)}; });
    std::vector<NightOption> options;
    if (!m_offers.empty()) {
        for (const NightOffer& offer : m_offers)
            options.push_back({.label = offer.text, .word = static_cast<int>(options.size())});
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
    if (m_palette || !m_offers.empty()) {
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
    if (!m_offers.empty()) {
        const DirectorAct owed = m_offers[static_cast<std::size_t>(option.word)].act;
        beginOwed(night, owed);
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
    while (!m_fields.isEmpty() && night_options::isClear(m_act, field())) {
        const auto only = all(night);
        if (only.size() != 1)
            return;
        take(night, only.front());
    }
}

} // namespace cutcard
