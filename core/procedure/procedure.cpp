// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/procedure/procedure.h"

#include "core/base/gathered.h"
#include "core/base/overloaded.h"
#include "core/base/recycling_allocator.h"
#include "core/table/situation.h"

namespace cutcard {

namespace {

struct Sequence {
    Procedure first;
    Procedure rest;
    bool operator==(const Sequence&) const = default;
};
struct AnyOrder {
    std::vector<Procedure> parts;
    bool operator==(const AnyOrder&) const = default;
};
struct Atomic {
    Procedure part;
    bool operator==(const Atomic&) const = default;
};
struct During {
    Procedure main;
    Procedure meanwhile;
    bool operator==(const During&) const = default;
};

using Content = std::variant<Duty, Turn, Chapter, Sequence, AnyOrder, Atomic, During>;

/// Whether doing `done` fulfils a duty; any words call the floor, any of equally good numbers and amounts will do.
bool fulfils(const Act& done, const Duty& duty)
{
    const Act& owed = duty.act;
    if (contains(duty.alike, done))
        return true;
    if (done.verb != owed.verb)
        return false;
    Act alike = done;
    if (done.number >= 0 && done.number < 32 && (duty.boards >> static_cast<unsigned>(done.number) & 1U) != 0)
        alike.number = owed.number;
    if (done.ranks.empty())
        alike.ranks = owed.ranks;
    if (contains(duty.amounts, done.amount) || (duty.orLess && done.amount > 0 && done.amount < owed.amount))
        alike.amount = owed.amount;
    return alike == owed;
}

void append(std::vector<Duty>& to, const std::vector<Duty>& from)
{
    to.insert(to.end(), from.begin(), from.end());
}

} // namespace

struct Procedure::Node {
    template <typename Kind>
    Node(Kind&& what, bool isOptional, bool isUnopened)
        : content(std::forward<Kind>(what)), optional(isOptional), unopened(isUnopened)
    {
    }

    Content content;
    bool optional = false; ///< nothing in it must be done or waited for
    bool unopened = false; ///< a chapter stands where an act may come next
};

namespace {

bool isForeseeable(const Chapter& chapter)
{
    return !chapter.waitsForPlayers && !chapter.depends;
}

/// Whether looking ahead may open a chapter: what hangs on the players only if none of them comes before it.
bool canOpen(const Chapter& chapter, bool beforePlayers)
{
    return beforePlayers || isForeseeable(chapter);
}

bool isUnopened(const Procedure& procedure)
{
    return !procedure.isEmpty() && procedure.node()->unopened;
}

/// Made where it stays; an act makes and drops a dozen of them.
template <typename Kind> Procedure make(Kind&& content, bool optional, bool unopened)
{
    return Procedure(std::allocate_shared<Procedure::Node>(RecyclingAllocator<Procedure::Node>(),
                                                           std::forward<Kind>(content), optional, unopened));
}

std::vector<Procedure> with(const std::vector<Procedure>& parts, std::size_t index, const Procedure& changed)
{
    std::vector<Procedure> result;
    result.reserve(parts.size());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Procedure& part = i == index ? changed : parts[i];
        if (!part.isEmpty())
            result.push_back(part);
    }
    return result;
}

/// What is left of an any-order group when part `index` has become `changed`.
Procedure continued(const AnyOrder& group, std::size_t index, const Procedure& changed)
{
    if (!changed.isEmpty() && std::holds_alternative<Atomic>(group.parts[index].node()->content))
        return inOrder(changed, inAnyOrder(with(group.parts, index, Procedure())));
    return inAnyOrder(with(group.parts, index, changed));
}

/// A group with each of its parts replaced by what `change` makes of it.
Procedure regrouped(const AnyOrder& group, const auto& change)
{
    return inAnyOrder(eachOf(group.parts, [&](const Procedure& part) { return change(part); }));
}

Procedure regrouped(const Atomic& whole, const auto& change)
{
    return atomic(change(whole.part));
}

Procedure regrouped(const During& both, const auto& change)
{
    return during(change(both.main), change(both.meanwhile));
}

/// A procedure with each duty, or turn, in sight replaced by what `change` makes of it; what stays is shared.
template <typename Change> Procedure replaced(const Procedure& procedure, const Change& change)
{
    if (procedure.isEmpty())
        return procedure;
    const auto within = [&](const Procedure& part) { return replaced(part, change); };
    return std::visit(overloaded{
                          [&](const Sequence& sequence) {
                              const auto first = within(sequence.first);
                              const auto rest = within(sequence.rest);
                              const bool stays =
                                  first.node() == sequence.first.node() && rest.node() == sequence.rest.node();
                              return stays ? procedure : inOrder(first, rest);
                          },
                          [&](const auto& part) {
                              if constexpr (requires { change(procedure, part); })
                                  return change(procedure, part);
                              else if constexpr (requires { regrouped(part, within); })
                                  return regrouped(part, within);
                              else
                                  return procedure;
                          },
                      },
                      procedure.node()->content);
}

/// The first duty or turn within reach for which something holds, where it lies: copying costs more than finding.
template <typename Kind, typename Is> const Kind* firstInSight(const Procedure& procedure, const Is& is)
{
    if (procedure.isEmpty())
        return nullptr;
    return std::visit(overloaded{
                          [&](const Kind& found) { return is(found) ? &found : nullptr; },
                          [&](const Sequence& sequence) {
                              const Kind* first = firstInSight<Kind>(sequence.first, is);
                              return first != nullptr || !sequence.first.isOptional()
                                         ? first
                                         : firstInSight<Kind>(sequence.rest, is);
                          },
                          [&](const AnyOrder& group) {
                              const Kind* first = nullptr;
                              for (std::size_t i = 0; first == nullptr && i < group.parts.size(); ++i)
                                  first = firstInSight<Kind>(group.parts[i], is);
                              return first;
                          },
                          [&](const Atomic& whole) { return firstInSight<Kind>(whole.part, is); },
                          [&](const During& both) {
                              const Kind* first = firstInSight<Kind>(both.main, is);
                              const bool beside = first == nullptr && std::is_same_v<Kind, Duty>;
                              return beside ? firstInSight<Kind>(both.meanwhile, is) : first;
                          },
                          [](const auto& /*duty, turn or chapter*/) -> const Kind* { return nullptr; },
                      },
                      procedure.node()->content);
}

/// What remains after an acceptable act, in `step`; false, and nothing said, if it is not acceptable now.
bool advance(const Procedure& procedure, const Act& act, Step& step)
{
    if (procedure.isEmpty())
        return false;
    return std::visit(overloaded{
                          [&](const Duty& duty) {
                              if (!fulfils(act, duty))
                                  return false;
                              step.duty = duty;
                              step.rest = duty.repeats ? procedure : Procedure();
                              return true;
                          },
                          [](const Turn&) { return false; },
                          [](const Chapter&) { return false; },
                          [&](const Sequence& sequence) {
                              if (advance(sequence.first, act, step)) {
                                  step.rest = inOrder(std::move(step.rest), sequence.rest);
                                  return true;
                              }
                              if (!sequence.first.isOptional() || !advance(sequence.rest, act, step))
                                  return false;
                              append(step.lapsed, lateIn(sequence.first));
                              return true;
                          },
                          [&](const AnyOrder& group) {
                              for (std::size_t i = 0; i < group.parts.size(); ++i) {
                                  if (advance(group.parts[i], act, step)) {
                                      step.rest = continued(group, i, step.rest);
                                      return true;
                                  }
                              }
                              return false;
                          },
                          [&](const Atomic& whole) { return advance(whole.part, act, step); },
                          [&](const During& both) {
                              if (advance(both.main, act, step)) {
                                  if (step.rest.isEmpty())
                                      append(step.lapsed, both.meanwhile.duties());
                                  else
                                      step.rest = during(std::move(step.rest), both.meanwhile);
                                  return true;
                              }
                              if (!advance(both.meanwhile, act, step))
                                  return false;
                              step.rest = during(both.main, std::move(step.rest));
                              return true;
                          },
                      },
                      procedure.node()->content);
}

/// Shows every duty, or turn, or chapter, of a procedure where it lies.
template <typename Kind, typename See> void seeAll(const Procedure& procedure, const See& see)
{
    if (procedure.isEmpty())
        return;
    std::visit(overloaded{
                   [&](const Sequence& sequence) {
                       seeAll<Kind>(sequence.first, see);
                       seeAll<Kind>(sequence.rest, see);
                   },
                   [&](const AnyOrder& group) {
                       for (const Procedure& part : group.parts)
                           seeAll<Kind>(part, see);
                   },
                   [&](const Atomic& whole) { seeAll<Kind>(whole.part, see); },
                   [&](const During& both) {
                       seeAll<Kind>(both.main, see);
                       seeAll<Kind>(both.meanwhile, see);
                   },
                   [&](const Kind& one) { see(one); },
                   [](const auto& /*another kind*/) {},
               },
               procedure.node()->content);
}

/// A duty that can be done only later, with what remains after it and what it jumps over.
struct Ahead {
    Procedure owed;
    Procedure rest{};
    Procedure passed{};
    bool pastPlayers = false;
};

void foresee(const Procedure& procedure, const Situation& situation, bool beforePlayers, std::vector<Ahead>& all);

void foreseeInOrder(Procedure rest, Situation then, bool beforePlayers, std::vector<Ahead>& all)
{
    Procedure passed;
    bool players = false;
    while (true) {
        // one after the other, so that each chapter is opened against what the ones before it leave
        Procedure first = std::exchange(rest, {});
        while (const auto* sequence = std::get_if<Sequence>(&first.node()->content)) {
            rest = inOrder(sequence->rest, std::move(rest));
            first = Procedure(sequence->first);
        }
        bool within = beforePlayers;
        const auto* chapter = std::get_if<Chapter>(&first.node()->content);
        if (chapter != nullptr && canOpen(*chapter, beforePlayers)) {
            // such a chapter goes on with chapters of its kind, without end if opened on a guess: those stay closed
            within = within && isForeseeable(*chapter);
            first = chapter->open(then, chapter->street);
        }
        const std::size_t before = all.size();
        foresee(first, then, within, all);
        for (Ahead& each : std::span(all).subspan(before)) {
            each.rest = inOrder(each.rest, rest);
            // behind a player's turn nothing is certain, so only what comes before it was jumped over
            each.passed = players ? passed : inOrder(passed, each.passed);
            each.pastPlayers = each.pastPlayers || players;
        }
        if (rest.isEmpty())
            return;
        // what comes later is opened against the table as it will be once this is done
        seeAll<Duty>(first, [&](const Duty& duty) { return duty.optional || perform(then.table, duty.act); });
        if (!players)
            passed = inOrder(passed, first);
        players = players || first.waitsForPlayers();
        beforePlayers = beforePlayers && !players;
    }
}

/// Adds all that a procedure asks for, be it later, to what is ahead, opening foreseeable chapters.
void foresee(const Procedure& procedure, const Situation& situation, bool beforePlayers, std::vector<Ahead>& all)
{
    if (procedure.isEmpty())
        return;
    const auto afterwards = [&](const Procedure& part, const auto& rest) {
        const std::size_t before = all.size();
        foresee(part, situation, beforePlayers, all);
        for (Ahead& each : std::span(all).subspan(before))
            each.rest = rest(each.rest);
    };
    std::visit(overloaded{
                   [&](const Duty&) { all.push_back({.owed = procedure}); },
                   [](const Turn&) {},
                   [&](const Chapter& chapter) {
                       if (canOpen(chapter, beforePlayers))
                           foresee(chapter.open(situation, chapter.street), situation,
                                   beforePlayers && isForeseeable(chapter), all);
                   },
                   [&](const Sequence&) { foreseeInOrder(procedure, situation, beforePlayers, all); },
                   [&](const AnyOrder& group) {
                       for (std::size_t i = 0; i < group.parts.size(); ++i)
                           afterwards(group.parts[i], [&](const Procedure& rest) { return continued(group, i, rest); });
                   },
                   [&](const Atomic& whole) { foresee(whole.part, situation, beforePlayers, all); },
                   [&](const During& both) {
                       afterwards(both.main, [&](const Procedure& rest) { return during(rest, both.meanwhile); });
                   },
               },
               procedure.node()->content);
}

/// What is ahead of a procedure; the same is asked for many acts, so that the last answer is kept.
const std::vector<Ahead>& aheadOf(const Procedure& procedure, const Situation& situation)
{
    struct Answer {
        Procedure procedure;
        Situation situation;
        std::vector<Ahead> ahead;
    };
    thread_local std::optional<Answer> last;
    if (!last || last->procedure.node() != procedure.node() || !(last->situation == situation)) {
        std::vector<Ahead> ahead;
        foresee(procedure, situation, true, ahead);
        last.emplace(procedure, situation, std::move(ahead));
    }
    return last->ahead;
}

} // namespace

bool Procedure::operator==(const Procedure& other) const
{
    if (m_node == other.m_node)
        return true;
    return m_node && other.m_node && m_node->content == other.m_node->content;
}

bool Procedure::isOptional() const
{
    return m_node == nullptr || m_node->optional;
}

const Duty* findOwed(const Procedure& procedure, const std::function<bool(const Duty&)>& is)
{
    return firstInSight<Duty>(procedure, is);
}

const Turn* findTurn(const Procedure& procedure, Seat seat)
{
    return firstInSight<Turn>(procedure, [seat](const Turn& turn) { return turn.seat == seat; });
}

bool isAwaited(const Procedure& procedure, Wait wait)
{
    return firstInSight<Turn>(procedure, [wait](const Turn& turn) { return turn.wait == wait; }) != nullptr;
}

std::vector<Duty> lateIn(const Procedure& procedure)
{
    std::vector<Duty> late;
    firstInSight<Duty>(procedure, [&](const Duty& duty) {
        if (duty.late)
            late.push_back(duty);
        return false;
    });
    return late;
}

std::vector<const Duty*> owedIn(const Procedure& procedure)
{
    std::vector<const Duty*> duties;
    firstInSight<Duty>(procedure, [&](const Duty& duty) {
        duties.push_back(&duty);
        return false;
    });
    return duties;
}

std::vector<Duty> Procedure::owed() const
{
    std::vector<const Duty*> duties = owedIn(*this);
    std::ranges::stable_partition(duties, [](const Duty* duty) { return !duty->optional; });
    std::vector<Duty> ordered;
    ordered.reserve(duties.size());
    for (const Duty* duty : duties)
        ordered.push_back(*duty);
    return ordered;
}

std::optional<Duty> Procedure::next() const
{
    const Duty* first = findOwed(*this, [](const Duty& duty) { return !duty.optional; });
    return first == nullptr ? std::nullopt : std::optional(*first);
}

std::optional<Step> Procedure::after(const Act& act) const
{
    // filled in where it stays: a step is large, and the parts lie deep in one another
    std::optional<Step> found(std::in_place);
    if (!advance(*this, act, *found))
        found.reset();
    return found;
}

std::optional<Skip> Procedure::skippingTo(const Act& act, const Situation& situation) const
{
    const Ahead* found = firstOf(aheadOf(*this, situation), [&](const Ahead& each) {
        return fulfils(act, std::get<Duty>(each.owed.node()->content));
    });
    if (found == nullptr)
        return std::nullopt;
    return Skip{.duty = std::get<Duty>(found->owed.node()->content),
                .rest = found->rest,
                .jumped = found->passed.duties(),
                .pastPlayers = found->pastPlayers};
}

std::vector<Turn> Procedure::turns() const
{
    std::vector<Turn> turns;
    firstInSight<Turn>(*this, [&](const Turn& turn) {
        turns.push_back(turn);
        return false;
    });
    return turns;
}

std::optional<Turn> Procedure::turn() const
{
    const Turn* first = firstInSight<Turn>(*this, [](const Turn&) { return true; });
    return first == nullptr ? std::nullopt : std::optional(*first);
}

Procedure Procedure::afterTurn(Seat seat) const
{
    if (m_node == nullptr)
        return *this;
    return std::visit(overloaded{
                          [&](const Duty&) { return *this; },
                          [&](const Turn& turn) { return turn.seat == seat ? Procedure() : *this; },
                          [&](const Chapter&) { return *this; },
                          [&](const Sequence& sequence) {
                              const auto first = sequence.first.afterTurn(seat);
                              if (!(first == sequence.first))
                                  return inOrder(first, sequence.rest);
                              if (!sequence.first.isOptional())
                                  return *this;
                              // a player's act closes the window of whatever could still have been put right before it
                              return sequence.rest.afterTurn(seat);
                          },
                          [&](const AnyOrder& group) {
                              for (std::size_t i = 0; i < group.parts.size(); ++i) {
                                  const auto part = group.parts[i].afterTurn(seat);
                                  if (!(part == group.parts[i]))
                                      return continued(group, i, part);
                              }
                              return *this;
                          },
                          [&](const Atomic& whole) { return atomic(whole.part.afterTurn(seat)); },
                          [&](const During& both) { return during(both.main.afterTurn(seat), both.meanwhile); },
                      },
                      m_node->content);
}

Procedure Procedure::mapped(const std::function<Procedure(const Duty&)>& duty,
                            const std::function<Procedure(const Turn&)>& turn) const
{
    return replaced(*this, overloaded{[&](const Procedure&, const Duty& each) { return duty(each); },
                                      [&](const Procedure&, const Turn& each) { return turn(each); }});
}

Procedure Procedure::mapped(const std::function<Procedure(const Duty&)>& duty) const
{
    return replaced(*this, [&](const Procedure&, const Duty& each) { return duty(each); });
}

Procedure Procedure::mappedTurns(const std::function<Procedure(const Turn&)>& turn) const
{
    return replaced(*this, [&](const Procedure&, const Turn& each) { return turn(each); });
}

Procedure Procedure::without(const std::function<bool(const Duty&)>& is) const
{
    return replaced(*this, [&](const Procedure& part, const Duty& duty) { return is(duty) ? Procedure() : part; });
}

Procedure Procedure::besideTurns(Procedure extra) const
{
    if (m_node == nullptr)
        return *this;
    if (const auto* sequence = std::get_if<Sequence>(&m_node->content)) {
        if (sequence->first.waitsForPlayers())
            return inOrder(sequence->first.besideTurns(std::move(extra)), sequence->rest);
        return inOrder(sequence->first, sequence->rest.besideTurns(std::move(extra)));
    }
    if (!waitsForPlayers())
        return *this;
    if (const auto* both = std::get_if<During>(&m_node->content))
        return during(both->main, inAnyOrder({both->meanwhile, std::move(extra)}));
    return during(*this, std::move(extra));
}

Procedure Procedure::withoutBetTurn() const
{
    // with the pointing goes what may be said beside it
    const auto asks = [](const Duty& duty) {
        return isPointing(duty.act)
               || (duty.optional && duty.act.verb == Verb::Announce && duty.act.phrase == Phrase::ToCall);
    };
    return mapped([&](const Duty& duty) { return asks(duty) ? Procedure() : owe(duty); },
                  [](const Turn& turn) { return turn.wait == Wait::Bet ? Procedure() : turnOf(turn.seat, turn.wait); });
}

Procedure Procedure::changed(const std::function<std::optional<Duty>(const Duty&)>& change) const
{
    return mapped([&](const Duty& duty) {
        const auto now = change(duty);
        return now ? owe(*now) : Procedure();
    });
}

Procedure Procedure::settled(const Situation& situation) const
{
    if (!isUnopened(*this))
        return *this;
    return std::visit(
        overloaded{
            [&](const Duty&) { return *this; },
            [&](const Turn&) { return *this; },
            [&](const Chapter& chapter) { return chapter.open(situation, chapter.street).settled(situation); },
            [&](const Sequence& sequence) {
                const auto first = sequence.first.settled(situation);
                if (first.isEmpty())
                    return sequence.rest.settled(situation);
                return inOrder(first, first.isOptional() ? sequence.rest.settled(situation) : sequence.rest);
            },
            [&](const auto& group) {
                return regrouped(group, [&](const Procedure& part) { return part.settled(situation); });
            },
        },
        m_node->content);
}

std::vector<Duty> Procedure::duties() const
{
    std::vector<Duty> duties;
    seeAll<Duty>(*this, [&](const Duty& duty) {
        if (!duty.optional)
            duties.push_back(duty);
    });
    return duties;
}

bool Procedure::waitsForPlayers() const
{
    bool waits = false;
    seeAll<Turn>(*this, [&](const Turn&) { waits = true; });
    seeAll<Chapter>(*this, [&](const Chapter& chapter) { waits = waits || chapter.waitsForPlayers; });
    return waits;
}

std::vector<Chapter> Procedure::chapters() const
{
    std::vector<Chapter> chapters;
    seeAll<Chapter>(*this, [&](const Chapter& chapter) { chapters.push_back(chapter); });
    return chapters;
}

bool isPointing(const Act& act)
{
    return act.verb == Verb::PointTo || (act.verb == Verb::Announce && act.phrase == Phrase::Option);
}

Procedure owe(const Duty& duty)
{
    return make(duty, duty.optional, false);
}

Procedure owe(const Act& act, Rule rule, Severity severity, Competency competency)
{
    return owe(Duty{.act = act, .rule = rule, .severity = severity, .competency = competency});
}

Procedure may(const Act& act, Rule rule, Competency competency)
{
    return owe(Duty{.act = act, .rule = rule, .severity = Severity::Minor, .competency = competency, .optional = true});
}

Procedure turnOf(Seat seat, Wait wait)
{
    return make(Turn{.seat = seat, .wait = wait}, false, false);
}

Procedure later(const Chapter& chapter)
{
    return make(chapter, false, true);
}

Procedure inOrder(Procedure first, Procedure second)
{
    if (first.isEmpty())
        return second;
    if (second.isEmpty())
        return first;
    const bool optional = first.isOptional() && second.isOptional();
    const bool unopened = isUnopened(first) || (first.isOptional() && isUnopened(second));
    return make(Sequence{.first = std::move(first), .rest = std::move(second)}, optional, unopened);
}

Procedure inOrder(const std::vector<Procedure>& parts)
{
    Procedure whole;
    for (const Procedure& part : std::views::reverse(parts))
        whole = inOrder(part, whole);
    return whole;
}

Procedure inAnyOrder(std::vector<Procedure> parts)
{
    std::erase_if(parts, [](const Procedure& part) { return part.isEmpty(); });
    if (parts.empty())
        return {};
    if (parts.size() == 1)
        return parts.front();
    const bool optional = std::ranges::all_of(parts, &Procedure::isOptional);
    const bool unopened = std::ranges::any_of(parts, isUnopened);
    return make(AnyOrder{std::move(parts)}, optional, unopened);
}

Procedure atomic(Procedure part)
{
    if (part.isEmpty())
        return part;
    const bool optional = part.isOptional();
    const bool unopened = isUnopened(part);
    return make(Atomic{std::move(part)}, optional, unopened);
}

Procedure during(Procedure main, Procedure meanwhile)
{
    if (main.isEmpty() || meanwhile.isEmpty())
        return main;
    const bool optional = main.isOptional();
    const bool unopened = isUnopened(main) || isUnopened(meanwhile);
    return make(During{.main = std::move(main), .meanwhile = std::move(meanwhile)}, optional, unopened);
}

} // namespace cutcard
