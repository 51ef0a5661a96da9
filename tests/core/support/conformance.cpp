// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/conformance.h"

#include "core/acts/traits.h"
#include "core/session/text/event_text.h"
#include "core/session/text/notation.h"
#include "core/session/text/report.h"

#include <algorithm>
#include <map>

namespace cutcard::conformance {

namespace {

/// A seed and what did not hold with it.
QByteArray at(int seed, const char* what)
{
    return "seed " + QByteArray::number(seed) + ": " + what;
}

/// Whether an act is a duty's own, or one that its duty holds to be as good.
bool isOwedAs(const Duty& duty, const Act& act)
{
    if (act.verb == Verb::CallFloor || duty.act.verb == Verb::CallFloor)
        return act.verb == duty.act.verb;
    Act alike = act;
    if (has(act, Trait::CountsCards) || act.verb == Verb::Slide || act.verb == Verb::SlideDealer) {
        if ((duty.boards >> static_cast<unsigned>(act.number) & 1U) != 0)
            alike.number = duty.act.number;
    }
    if (std::ranges::find(duty.amounts, act.amount) != duty.amounts.end())
        alike.amount = duty.act.amount;
    // a hand may be announced without its ranks
    if (act.ranks.empty())
        alike.ranks = duty.act.ranks;
    return alike == duty.act || std::ranges::find(duty.alike, act) != duty.alike.end();
}

bool isOwed(const Session& session, const Act& act)
{
    return std::ranges::any_of(session.procedure().owed(), [&](const Duty& duty) { return isOwedAs(duty, act); });
}

/// Whether an act is the bank's, counts chips out to a player, or says who is out: no document has it before the cards
/// are gathered.
bool isAfterTheHand(const Act& act)
{
    return isOneOf(act.verb, {Verb::TakeLoan, Verb::Credit, Verb::SellChips})
           || (act.verb == Verb::Announce && has(act, Trait::EndsPart));
}

} // namespace

QByteArray anIdealDealerGetsEveryPoint(const CatalogueEntry& game, int seeds)
{
    for (int seed = 1; seed <= seeds; ++seed) {
        for (const IncidentPlan& plan : incidentPlans) {
            const auto setup = setupFor(game, static_cast<std::uint64_t>(seed), Mode::Test, 3);
            const Session session = played(setup, Simulator(plan), [&](const Session& now) {
                return std::ranges::all_of(now.entries().back().verdicts, &Verdict::isCorrect)
                       && isConsistent(now.table()) && chipsOnTable(now.table()) == now.issued();
            });
            const Score& score = session.score();
            if (!session.isOver() || score.overall().value_or(0) != 100 || score.total().faults != 0)
                return "seed " + QByteArray::number(seed) + ' ' + plan.word.data() + '\n' + described(session);
        }
    }
    return {};
}

QByteArray everyOwedActIsPossible(const CatalogueEntry& game, int seeds)
{
    for (int seed = 1; seed <= seeds; ++seed) {
        const auto setup = setupFor(game, static_cast<std::uint64_t>(seed), Mode::Test, 2);
        std::string impossible;
        const Session session = played(setup, Simulator(manyIncidents), [&](const Session& now) {
            for (const Duty& duty : now.procedure().owed()) {
                if (!now.isPossible(duty.act))
                    impossible = eventText(duty.act);
            }
            return impossible.empty();
        });
        if (!impossible.empty())
            return "seed " + QByteArray::number(seed) + '\n' + described(session) + impossible.c_str();
    }
    return {};
}

QByteArray replayEqualsTheOriginalAndUndoWalksBackToTheStart(const CatalogueEntry& game, int seeds)
{
    for (int seed = 1; seed <= seeds; ++seed) {
        const auto setup = setupFor(game, static_cast<std::uint64_t>(seed), Mode::Practice, 1);
        std::vector<Session> states{Session::start(setup).value()};
        const Session session = played(setup, Simulator(someIncidents), [&](const Session& now) {
            states.push_back(now);
            return true;
        });
        for (std::size_t left = session.entries().size() + 1; left > 0; --left) {
            const auto before = Session::replay(setup, session.entries().first(left - 1));
            if (!before.has_value())
                return at(seed, "it can't be dealt again");
            if (*before != states[left - 1])
                return "seed " + QByteArray::number(seed);
        }
    }
    return {};
}

QByteArray aSessionReadBackFromItsTextIsTheSame(const CatalogueEntry& game, int seeds)
{
    for (int seed = 1; seed <= seeds; ++seed) {
        const auto setup = setupFor(game, static_cast<std::uint64_t>(seed), Mode::Test, 2);
        const Session session = played(setup, Simulator(manyIncidents), [](const Session&) { return true; });
        const auto file = readSession(writeSession(setup, session.entries()), "test");
        if (!file.has_value())
            return at(seed, "its text can't be read");
        if (file->setup != setup)
            return at(seed, "its setup is another");
        const auto again = replay(*file, "test");
        if (!again.has_value())
            return at(seed, "what was read can't be dealt");
        if (*again != session)
            return at(seed, "what was read is another session");
    }
    return {};
}

QByteArray aRandomActThatIsNotOwedNeverPassesAsRight(const CatalogueEntry& game, int seeds)
{
    for (int seed = 1; seed <= seeds; ++seed) {
        const auto setup = setupFor(game, static_cast<std::uint64_t>(seed), Mode::Practice, 1);
        RandomStream stream(static_cast<std::uint64_t>(seed), StreamPurpose::Mistakes);
        std::string passed;
        const Session session = played(setup, Simulator(someIncidents), [&](const Session& now) {
            const Act wrong = anyAct(stream);
            Session after = now;
            if (isOwed(now, wrong) || !after.apply(wrong))
                return true;
            const Verdict& verdict = after.entries().back().verdicts.front();
            // chips that are owed to the same place a little later, and what is done with hands nobody needs
            const auto later = now.procedure().duties();
            const bool early = has(wrong, Trait::MovesChips | Trait::KeepsBook)
                               && std::ranges::find(later, wrong, &Duty::act) != later.end();
            const bool comesToTheSame = (wrong.verb == Verb::Sweep && liveSeats(now.table()).size() == 1)
                                        || wrong.verb == Verb::CallFloor || wrong.verb == Verb::GuardMuck;
            // a tied wager that lies where it stays, a hand that is read once the bets are together
            const auto next = now.procedure().next();
            const bool stays = std::ranges::any_of(now.procedure().owed(),
                                                   [](const Duty& duty) { return duty.act.verb == Verb::PushWager; });
            const bool leftLying = next
                                   && (stays || (next->act.verb == Verb::NameHand && wrong.verb == Verb::Sweep)
                                       || (wrong.verb == Verb::GatherCards && isAfterTheHand(next->act)));
            if (verdict.isCorrect() && (verdict.told || early || comesToTheSame || leftLying))
                return true;
            // in practice a wrong act leaves the table as it was
            if (after.entries().back().verdicts.front().isCorrect() || !(after.table() == now.table()))
                passed = eventText(wrong);
            return passed.empty();
        });
        if (!passed.empty())
            return "seed " + QByteArray::number(seed) + '\n' + described(session) + passed.c_str();
    }
    return {};
}

QByteArray everyPlantedMistakeIsFoundAsWhatItIsAndNothingElse(const CatalogueEntry& game, int seeds)
{
    std::map<std::pair<Verb, Fault>, int> kinds;
    for (int seed = 1; seed <= seeds; ++seed) {
        const auto setup = setupFor(game, static_cast<std::uint64_t>(seed), Mode::Practice, 2);
        Session session = Session::start(setup).value();
        const Simulator simulator(someIncidents);
        // every tenth dealer errs whenever it can, and still comes to an end
        const SloppyDealer dealer(seed % 10 == 0 ? 1000 : 150);
        while (!session.isOver()) {
            if (const auto event = simulator.next(session)) {
                if (!session.apply(*event).has_value())
                    return at(seed, "a player's event is refused");
                continue;
            }
            const auto planted = dealer.mistake(session);
            if (!session.apply(planted ? planted->act : *idealAct(session)).has_value())
                return at(seed, "an act is refused");
            const auto& verdicts = session.entries().back().verdicts;
            if (verdicts.size() != 1)
                return at(seed, "an act has more than one verdict");
            if (planted ? !planted->isFoundAs(verdicts.front()) : !verdicts.front().isCorrect())
                return "seed " + QByteArray::number(seed) + '\n' + described(session)
                       + verdictLine(verdicts.front()).c_str();
            if (planted)
                ++kinds[{planted->act.verb, planted->fault}];
        }
    }
    // the list of mistakes must not dry up unnoticed
    if (kinds.size() < 15)
        return "too few kinds of mistakes are known: " + QByteArray::number(kinds.size());
    return {};
}

QByteArray wrongActsInATestKeepCardsAndChipsAndTheSessionGoesOn(const CatalogueEntry& game, int seeds)
{
    for (int seed = 1; seed <= seeds; ++seed) {
        const auto setup = setupFor(game, static_cast<std::uint64_t>(seed), Mode::Test, 1);
        Session session = Session::start(setup).value();
        const Simulator simulator(someIncidents);
        RandomStream stream(static_cast<std::uint64_t>(seed), StreamPurpose::Mistakes);
        int events = 0;
        for (; events < 2000 && !session.isOver(); ++events) {
            std::optional<Event> event;
            if (stream.chance(30))
                event = anyAct(stream);
            else
                event = simulator.next(session);
            if (!event) {
                if (const auto act = idealAct(session))
                    event = *act;
            }
            if (!event.has_value())
                return "stuck, seed " + QByteArray::number(seed) + '\n' + described(session);
            (void)session.apply(*event);
            if (!isConsistent(session.table()))
                return at(seed, "a card is lost");
            if (chipsOnTable(session.table()) != session.issued())
                return at(seed, "a chip is lost");
        }
        if (!session.isOver())
            return "seed " + QByteArray::number(seed) + '\n' + described(session);
    }
    return {};
}

} // namespace cutcard::conformance
