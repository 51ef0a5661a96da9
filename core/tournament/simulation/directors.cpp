// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tournament/simulation/directors.h"

#include "core/tournament/session/night_notation.h"
#include "core/tournament/venue/venue.h"

namespace cutcard {

std::optional<DirectorDuty> idealDirectorDuty(const Night& night,
                                              const std::function<bool(const DirectorDuty&)>& forgotten)
{
    const auto owed = owedNow(night);
    // who makes no mistake has none to put right, but a book that was written wrongly is closed right
    return copyOf(firstOf(owed, [&](const DirectorDuty& duty) {
        const bool does = !duty.optional || duty.customary || (duty.late && duty.chain != agenda::remedyChain);
        return does && (!forgotten || !forgotten(duty));
    }));
}

constexpr std::uint64_t apart = 1'000'003;

static MistakeKind kindOf(const DirectorMistake& mistake)
{
    return {mistake.act.verb, mistake.fault};
}

/// How often each kind of mistake was made on a night so far.
static std::map<MistakeKind, int> madeSoFar(const NightSession& session)
{
    std::map<MistakeKind, int> made;
    for (const NightEntry& entry : session.entries()) {
        const auto* act = std::get_if<DirectorAct>(&entry.event);
        for (const DirectorVerdict& verdict : entry.verdicts) {
            if (act != nullptr && !verdict.isCorrect())
                ++made[{act->verb, verdict.fault}];
        }
    }
    return made;
}

std::optional<DirectorMistake> SloppyDirector::mistake(const NightSession& session) const
{
    RandomStream stream(session.night().seed * apart + session.entries().size(), StreamPurpose::Mistakes);
    // what can be done wrongly at any time would come up a hundred times as often as what is owed once a night
    const auto duty = idealDirectorDuty(session.night());
    constexpr int thousand = 1000;
    constexpr int seldom = 10;
    const bool handedBack = !session.entries().empty() && !session.entries().back().tookEffect;
    if (m_perMille == 0 || handedBack
        || !stream.chance(duty ? std::min(thousand, m_perMille * 4) : m_perMille / seldom))
        return std::nullopt;
    auto known = knownDirectorMistakes(session.night());
    const auto made = madeSoFar(session);
    // of each kind one a night, and a second one where much is done wrongly
    const int most = 1 + m_perMille / 200;
    std::erase_if(known, [&](const DirectorMistake& each) {
        // what was right before and changes nothing is only said again
        const auto isIt = [&](const NightEntry& entry) {
            return entry.tookEffect && entry.event == NightEvent(each.act);
        };
        if (std::ranges::any_of(session.entries(), isIt))
            return true;
        const auto before = made.find(kindOf(each));
        return before != made.end() && before->second >= most;
    });
    if (known.empty())
        return std::nullopt;
    // each kind as often as the others, however many ways it has; and what comes up seldom before what always can be
    std::vector<DirectorMistake> always;
    addStray(session.night(), always);
    const auto isSeldom = [&](const DirectorMistake& each) {
        return !contains(always, each) || stream.below(seldom) == 0;
    };
    if (std::vector<DirectorMistake> rare; duty) {
        std::ranges::copy_if(known, std::back_inserter(rare), isSeldom);
        if (!rare.empty())
            known = std::move(rare);
    }
    std::vector<MistakeKind> kinds;
    for (const DirectorMistake& each : known) {
        if (!contains(kinds, kindOf(each)))
            kinds.push_back(kindOf(each));
    }
    const MistakeKind kind = stream.anyOf(kinds);
    std::erase_if(known, [&](const DirectorMistake& each) { return kindOf(each) != kind; });
    return stream.anyOf(known);
}

bool SloppyDirector::canForget(const DirectorDuty& duty)
{
    return !duty.optional && duty.window.kind != Window::Kind::Book && duty.window.kind != Window::Kind::FirstHand;
}

bool SloppyDirector::forgets(const Night& night, const DirectorDuty& duty) const
{
    RandomStream stream(night.seed * apart + static_cast<std::uint64_t>(duty.act.verb), StreamPurpose::Incidents);
    constexpr int half = 500;
    return canForget(duty) && m_perMille > 0 && stream.chance(std::min(half, m_perMille * 2));
}

namespace {

/// The night of a sloppy director as it goes on: what was planted last, and whether it was found.
class Sloppily
{
public:
    Sloppily(NightSession& session, const SloppyDirector& director) : m_session(session), m_director(director) {}

    SloppyNight run()
    {
        m_night.finished = runNight(
            m_session, wholeDay, [this](const NightSession&, const DirectorDuty*) { return act(); },
            [this](const DirectorDuty& duty) { return forgets(duty); });
        look();
        return std::move(m_night);
    }

private:
    std::optional<DirectorAct> act()
    {
        look();
        if (m_forgotten)
            return std::nullopt;
        m_planted = m_director.mistake(m_session);
        if (m_planted)
            ++m_night.made[kindOf(*m_planted)];
        return m_planted ? std::optional(m_planted->act) : std::nullopt;
    }

    bool forgets(const DirectorDuty& duty)
    {
        look();
        if (m_forgotten)
            return isForgotten(duty);
        const MistakeKind kind{duty.act.verb, Fault::Omitted};
        if (m_planted || m_night.made.contains(kind) || !m_director.forgets(m_session.night(), duty))
            return false;
        m_forgotten = duty;
        return true;
    }

    bool isForgotten(const DirectorDuty& duty) const
    {
        return duty.key == m_forgotten->key || (duty.together != 0 && duty.together == m_forgotten->together);
    }

    /// What was said since the last look.
    void look()
    {
        for (; m_seen < m_session.entries().size(); ++m_seen)
            look(m_session.entries()[m_seen]);
        if (!m_forgotten)
            return;
        // nobody is owed it any more, before it was missed
        if (!contains(agendaOf(m_session.night()), m_forgotten->key, &DirectorDuty::key))
            m_forgotten.reset();
    }

    void look(const NightEntry& entry)
    {
        const bool isAct = std::holds_alternative<DirectorAct>(entry.event);
        for (const DirectorVerdict& verdict : entry.verdicts) {
            if (m_planted && isAct && m_planted->isFoundAs(verdict) && entry.verdicts.size() == 1) {
                ++m_night.found[kindOf(*m_planted)];
                m_planted.reset();
            } else if (m_forgotten && verdict.fault == Fault::Omitted && verdict.expected
                       && isForgotten(*verdict.expected)) {
                const MistakeKind kind{m_forgotten->act.verb, Fault::Omitted};
                ++m_night.made[kind];
                m_night.found[kind] += verdict.rule == verdict.expected->rule ? 1 : 0;
                m_forgotten.reset();
            } else if (verdict.isCharged()) {
                m_night.missed.push_back(nightEntryText(entry, namesOf(m_session.night())) + ": "
                                         + wordOf(faultWords, verdict.fault) + " " + std::string(verdict.rule.id()));
            }
        }
        if (m_planted && isAct) {
            m_night.missed.push_back(nightEntryText(entry, namesOf(m_session.night())) + ": not as made");
            m_planted.reset();
        }
    }

    NightSession& m_session;
    const SloppyDirector& m_director;
    SloppyNight m_night;
    std::optional<DirectorMistake> m_planted;
    std::optional<DirectorDuty> m_forgotten;
    std::size_t m_seen = 0;
};

} // namespace

SloppyNight runSloppily(NightSession& session, const SloppyDirector& director)
{
    return Sloppily(session, director).run();
}

/// Has the director do what there is to do; nullopt: nothing, false: it could not be done.
static std::optional<bool> directed(NightSession& session, const DirectorChoice& choice, const DirectorLapse& forgotten)
{
    const auto duty = idealDirectorDuty(session.night(), forgotten);
    const auto chosen = choice ? choice(session, duty ? &*duty : nullptr) : std::nullopt;
    if (chosen)
        return session.apply(*chosen).has_value();
    if (!duty)
        return std::nullopt;
    return session.apply(duty->act) && session.entries().back().tookEffect;
}

/// Where nothing goes on without it everybody looks at the director, who thinks of what was forgotten.
static bool isThoughtOf(NightSession& session)
{
    const auto duty = idealDirectorDuty(session.night());
    return duty && session.apply(duty->act) && session.entries().back().tookEffect;
}

bool runNight(NightSession& session, NightTime until, const DirectorChoice& choice, const DirectorLapse& forgotten)
{
    constexpr std::size_t mostEvents = 20'000;
    while (!session.isOver()) {
        if (session.entries().size() > mostEvents)
            return false;
        const NightIncidents incidents = session.setup().incidents;
        auto next = atOnceInRoom(session.night(), incidents);
        if (!next) {
            if (const auto done = directed(session, choice, forgotten)) {
                if (!*done)
                    return false;
                continue;
            }
            next = nextInRoom(session.night(), incidents);
        }
        if (!next) {
            if (!forgotten || !isThoughtOf(session))
                return false;
            continue;
        }
        if (next->at > until)
            return true;
        if (!session.apply(next->event, next->at))
            return false;
    }
    return true;
}

} // namespace cutcard
