// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tournament/session/night_session.h"

#include <functional>
#include <map>
#include <string>
#include <utility>

namespace cutcard {

/// What a perfect director does next, and why, or one who does not think of something; nullopt: there is nothing to do.
std::optional<DirectorDuty> idealDirectorDuty(const Night& night,
                                              const std::function<bool(const DirectorDuty&)>& forgotten = {});

/// A mistake made on purpose, and what the judge must say of it.
struct DirectorMistake {
    DirectorAct act;
    Fault fault = Fault::Unneeded;
    Rule rule;
    bool operator==(const DirectorMistake&) const = default;

    /// Whether a verdict says what must be said of it.
    bool isFoundAs(const DirectorVerdict& verdict) const { return verdict.fault == fault && verdict.rule == rule; }
};

/// Every mistake known for what is owed now; what must be said of each is written down, not asked of the judge.
std::vector<DirectorMistake> knownDirectorMistakes(const Night& night);

/// What nobody asked for, and what it breaks whenever it is done.
void addStray(const Night& night, std::vector<DirectorMistake>& found);

/// What a kind of mistake is told by: the act that was owed, or done where nothing was, and what is wrong about it.
using MistakeKind = std::pair<DirectorVerb, Fault>;

/// A director that errs in so many of a thousand acts on a night that hands wrong acts back, in all kinds alike.
class SloppyDirector
{
public:
    explicit SloppyDirector(int perMille) : m_perMille(perMille) {}

    /// The mistake that is made now, if one is; decided by the night's seed and events alone.
    std::optional<DirectorMistake> mistake(const NightSession& session) const;
    /// Whether a duty can be forgotten: it is not optional, and its time passes before the book is closed.
    static bool canForget(const DirectorDuty& duty);
    /// Whether a duty is forgotten when it comes up; decided by the night's seed alone.
    bool forgets(const Night& night, const DirectorDuty& duty) const;

private:
    int m_perMille;
};

/// What a sloppy director did wrong on a night, and what the judge said of it.
struct SloppyNight {
    std::map<MistakeKind, int> made{};
    std::map<MistakeKind, int> found{}; ///< with the fault and the rule that were written down, and nothing else
    std::vector<std::string> missed{};  ///< what was not found like that, or found and not made
    bool finished = false;

    int mistakes() const { return sumOf(made | std::views::values, std::identity()); }
    int asMade() const { return sumOf(found | std::views::values, std::identity()); }
};

/// Has a sloppy director run a night: one mistake or omission after the other, so that each is judged by itself.
SloppyNight runSloppily(NightSession& session, const SloppyDirector& director);

/// Chooses what the director does when something is to be done; nullopt: what the perfect one does.
using DirectorChoice = std::function<std::optional<DirectorAct>(const NightSession& session, const DirectorDuty* duty)>;

/// Whether the director does not think of something that is owed.
using DirectorLapse = std::function<bool(const DirectorDuty& duty)>;

/// Longer than any night.
inline constexpr NightTime wholeDay = oneMinute * 60 * 24;

/// Has a director do everything until the night is over or a time has come; false: it comes to a standstill before.
bool runNight(NightSession& session, NightTime until = wholeDay, const DirectorChoice& choice = {},
              const DirectorLapse& forgotten = {});

/// How often a night brought what a director has to have met.
struct NightContents {
    int balances = 0; ///< players moved because the tables were uneven (2.2.5)
    int breaks = 0;
    int doubleOuts = 0; ///< hands in which two or more went out (2.3.2)
    int lateComers = 0;
    int floorCalls = 0;
    bool finalTable = false;
    int loansWon = 0; ///< of a Tennessee event (TN-odc-11)
    int loansLost = 0;
    int blindsRaised = 0; ///< table by table
    bool operator==(const NightContents&) const = default;
};

/// What a night brought so far.
NightContents contentsOf(const NightSession& session);

/// Whether that is enough to have been practised on: with three tables or more also a broken one.
bool isEventful(const NightContents& contents, int tables);
/// The same of a Tennessee event: loans won and lost, and with several tables levels that part and a double knock-out.
bool isEventfulTennessee(const NightContents& contents, int tables);

/// The first seed from here on of an eventful perfect night; without irregularities, or found in vain, the seed itself.
std::uint64_t eventfulSeed(const NightSetup& setup, std::uint64_t seed);

} // namespace cutcard
