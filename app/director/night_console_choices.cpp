// SPDX-License-Identifier: GPL-3.0-or-later
// What is offered and asked below the room, and the acts that come of the answers.
#include "app/director/night_console.h"

#include "app/director/composer/night_options.h"
#include "app/director/real_night.h"
#include "app/words/night/night_words.h"
#include "app/words/said.h"

namespace cutcard {

/// The acts of what is picked; at a real night without those whose key notes something there.
static std::vector<DirectorVerb> offered(bool real, const Night& night, const NightSelection& picked)
{
    auto verbs = buttonsFor(night, picked);
    const auto noted = realChoices(real, night, picked);
    std::erase_if(verbs, [&](DirectorVerb verb) {
        // and cards are drawn by those who sit there
        return (real && verb == DirectorVerb::DrawDealer)
               || std::ranges::find(noted, keyOf(verb), &RealChoice::key) != noted.end();
    });
    return verbs;
}

static bool answers(const NightOption& option, const DirectorAct& act)
{
    const bool table = !option.table.isNone() && option.table == act.table;
    const bool amount = option.amount != 0 && option.amount == act.amount;
    const bool spot = option.spot == Spot::After && act.spot == Spot::After && option.who == act.other;
    const bool who = option.spot == Spot::DealerRight && !option.who.isNobody() && option.who == act.person;
    return table || amount || spot || who;
}

/// Which answer is the owed one at a real night; 0: none.
static int advisedOption(const Night& night, const std::vector<SaidDuty>& said, const NightComposer& composer)
{
    const DirectorAct& act = composer.act();
    const auto fits = [&](const DirectorDuty& each) {
        return each.act.verb == act.verb && (act.person.isNobody() || each.act.person == act.person)
               && (act.table.isNone() || act.verb == DirectorVerb::Admit || each.act.table == act.table);
    };
    std::vector<DirectorDuty> duties;
    std::ranges::transform(said, std::back_inserter(duties), &SaidDuty::duty);
    std::ranges::move(owedNow(night), std::back_inserter(duties));
    const auto owed = std::ranges::find_if(duties, fits);
    if (owed == duties.end())
        return 0;
    const auto options = composer.options(night);
    const auto good = std::ranges::find_if(options, [&](const NightOption& each) { return answers(each, owed->act); });
    return good == options.end() ? 0 : static_cast<int>(good - options.begin());
}

QString NightConsole::question() const
{
    if (m_run.question() == NightQuestion::DidTheClockRun)
        return tr("Did the clock keep running?");
    if (m_run.question() == NightQuestion::CloseTheBook)
        return tr("Close the book anyway?");
    if (!m_run.session() || !m_composer.isAsking())
        return {};
    const DirectorAct& act = m_composer.act();
    // who was put down by hand is asked for chips only then: where it was is to be seen before it counts
    if (act.verb == DirectorVerb::Admit && !act.table.isNone() && m_composer.asksNumber()) {
        const QString spot =
            act.spot == Spot::After ? betweenText(m_run.session()->night(), act.table, act.other) : QString();
        return (spot.isEmpty() ? tr("Admit at table %1: how much?").arg(act.table.number)
                               //: a number, and the rule's limit
                               : tr("Admit at table %1, %2: how much?").arg(act.table.number).arg(spot));
    }
    return m_composer.question(m_run.session()->night());
}

std::vector<NightChoicePicture> NightConsole::choicesNow() const
{
    std::vector<NightChoicePicture> list;
    const auto add = [&](const QString& label, const QString& key, bool possible) {
        const int number = static_cast<int>(list.size());
        list.push_back(
            {.number = number, .label = label, .key = key, .marked = number == markedChoice(), .possible = possible});
    };
    if (!m_run.session())
        return list;
    const Night& night = m_run.session()->night();
    constexpr int keysThereAre = 9;
    if (isAsked()) {
        for (const QString& each : answers())
            add(each, QString::number(list.size() + 1), true);
        return list;
    }
    if (m_composer.isAsking()) {
        for (const NightOption& option : m_composer.options(night)) {
            const int digit = night_options::digitOf(option, static_cast<int>(list.size()));
            const bool counts = !m_composer.asksNumber() && !m_composer.asksRule() && digit <= keysThereAre;
            add(option.label, counts ? QString::number(digit) : QString(), true);
        }
        return list;
    }
    const auto now = verbsFor(night, m_picked);
    for (const RealChoice& choice : realChoices(m_run.real(), night, m_picked))
        add(choice.label, choice.key, choice.possible);
    for (const DirectorVerb verb : offered(m_run.real(), night, m_picked))
        add(said(verb), keyOf(verb), std::ranges::find(now, verb) != now.end());
    // a key of two acts is named at the one that it does
    const auto named = list;
    for (NightChoicePicture& button : list) {
        const auto does = std::ranges::find_if(
            named, [&](const NightChoicePicture& other) { return other.key == button.key && other.possible; });
        if (does == named.end() ? std::ranges::count(named, button.key, &NightChoicePicture::key) > 1
                                : does->number != button.number)
            button.key.clear();
    }
    return list;
}

void NightConsole::choose(int choice)
{
    if (!m_run.session() || m_run.lookedAt())
        return;
    if (isAsked())
        return answer(choice);
    const Night& night = m_run.session()->night();
    if (m_composer.isAsking()) {
        m_composer.choose(night, choice);
        m_choice = 0;
        return finishComposing();
    }
    if (pressReal(choice))
        return;
    const int first = static_cast<int>(realChoices(m_run.real(), night, m_picked).size());
    const auto verbs = offered(m_run.real(), night, m_picked);
    const auto now = verbsFor(night, m_picked);
    choice -= first;
    if (choice < 0 || choice >= static_cast<int>(verbs.size()))
        return;
    const DirectorVerb verb = verbs[static_cast<std::size_t>(choice)];
    if (std::ranges::find(now, verb) != now.end())
        pressVerb(verb);
}

bool NightConsole::pressReal(int choice)
{
    const auto choices = realChoices(m_run.real(), m_run.session()->night(), m_picked);
    if (choice < 0 || choice >= static_cast<int>(choices.size()))
        return false;
    const RealChoice& chosen = choices[static_cast<std::size_t>(choice)];
    if (!chosen.possible)
        return true;
    if (const QString said = noteReal(m_run, chosen.note, m_picked.who); !said.isEmpty())
        m_message.say(said);
    emit changed();
    return true;
}

void NightConsole::palette()
{
    if (!m_run.session() || m_run.over() || m_run.lookedAt())
        return;
    m_choice = 0;
    m_composer.beginPalette(m_run.session()->night());
    emit asked();
}

void NightConsole::pressVerb(DirectorVerb verb)
{
    m_choice = 0;
    if (verb == DirectorVerb::Attend && m_picked.isCall())
        return attend(m_picked.call);
    m_composer.begin(m_run.session()->night(), verb, m_picked);
    finishComposing();
}

/// Which answer Enter gives before one has turned to another.
int NightConsole::firstChoice() const
{
    const Night& night = m_run.session()->night();
    return m_run.real() ? advisedOption(night, m_facts.said(), m_composer)
                        : night_options::firstOption(night, m_composer.act(), m_composer.options(night));
}

void NightConsole::finishComposing()
{
    // who rules sees the table first
    const Call* call = m_run.session()->night().call(m_composer.act().call);
    if (call != nullptr && call->kind == CallKind::Floor && call->attended && !m_call.attended())
        attend(m_composer.act().call);
    if (!m_composer.isComplete()) {
        m_choice = firstChoice();
        emit asked();
        return;
    }
    const DirectorAct composed = m_composer.act();
    m_composer.stop();
    if (composed.verb == DirectorVerb::Attend)
        return pickCall(composed.call);
    // 2.1.4: until a single player remains; a pub may close before that, but not by a slip
    const int still = playersIn(m_run.session()->night());
    if ((m_run.real() || !m_run.coached()) && composed.verb == DirectorVerb::Finish && still > 1) {
        m_run.askToClose();
        m_choice = 0;
        // a test says nothing of the rule
        m_message.say(m_run.real() ? tr("%n player(s) still in. Close the book when one is "
                                        "left (2.1.4).",
                                        nullptr, still)
                                   : tr("Closing the book ends the night for good."));
        return emit changed();
    }
    if (m_run.real() && composed.verb == DirectorVerb::DrawDealer) {
        // 2.1.3: real people draw real cards
        m_message.say(tr("Choose who drew the high card at %1 and press G. In a tie, only the tied players draw again")
                          .arg(tableText(composed.table)));
        return emit changed();
    }
    m_run.act(composed);
}

} // namespace cutcard
