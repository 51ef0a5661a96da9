// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/session.h"

#include "core/acts/traits.h"
#include "core/base/defect.h"
#include "core/games/catalogue.h"

#include <algorithm>
#include <exception>

namespace cutcard {

namespace {

Verdict omitted(const Duty& duty)
{
    return {.fault = Fault::Omitted,
            .rule = duty.rule,
            .severity = duty.severity,
            .competency = duty.competency,
            .expected = duty,
            .jumped = {},
            .selfCorrected = false};
}

Error impossible(const std::string& expected)
{
    return {.place = {}, .cause = Cause::Impossible, .expected = expected, .found = {}};
}

} // namespace

Session::Session(const SessionSetup& setup) : m_setup(setup), m_score(setup.scale)
{
    Table& table = m_situation.table;
    for (const Card card : orderedDeck())
        table.stub.push_back({.card = card, .faceUp = false});
    for (const SeatSetup& seat : setup.seats) {
        SeatPlace& place = table.at(seat.seat);
        place.seated = true;
        place.absent = seat.absent;
        place.stack = seat.stack;
    }
    for (const Card card : setup.deck)
        table.arranged.push_back(card);
    table.button = setup.button;
    table.seed = setup.seed;
    m_situation.lastHand = setup.hands;
    m_situation.house = sharedOptions(setup.house);
    m_issued = chipsOnTable(table);
    m_over = !game().beginHand(m_situation);
    if (!m_over)
        m_procedure = game().hand(m_situation).settled(m_situation);
}

const Game& Session::game() const
{
    return gameOf(m_setup.game());
}

Result<Session> Session::start(const SessionSetup& setup)
{
    if (const auto verified = verify(setup); !verified)
        return verified.error();
    Session session(setup);
    if (session.isOver())
        return Error{.place = {.name = "seats"},
                     .cause = Cause::Impossible,
                     .expected = "two players who can be dealt in",
                     .found = {}};
    return session;
}

Result<Session> Session::replay(const SessionSetup& setup, std::span<const Entry> entries)
{
    auto session = start(setup);
    if (!session)
        return session;
    int line = 0;
    for (const Entry& entry : entries) {
        ++line;
        if (const auto applied = session->apply(entry.event, entry.byHouse); !applied) {
            Error error = applied.error();
            error.place.line = line;
            return error;
        }
    }
    return session;
}

bool Session::isPossible(const Event& event) const
{
    if (m_over)
        return false;
    if (const auto* act = std::get_if<Act>(&event)) {
        if (act->verb == Verb::TakeBack)
            return m_situation.beforeMistake != nullptr;
        Table after = m_situation.table;
        return perform(after, *act);
    }
    // while a mistake of the dealer's can still be taken back, nobody else touches the table
    return m_situation.beforeMistake == nullptr && game().isPossible(m_situation, m_procedure, event);
}

Result<Done> Session::apply(const Event& event, bool byHouse)
{
    if (m_over)
        return impossible("an event before the end of the session");
    if (!std::holds_alternative<Act>(event) && !isPossible(event))
        return impossible("something that can happen now");
    Entry entry{.event = event, .byHouse = byHouse, .hand = hand(), .verdicts = {}};
    const std::uint64_t defects = defectsNoted();
    bool done = false;
    try {
        applyPossible(event, entry);
        done = defectsNoted() == defects && isSound();
    } catch (const std::exception&) { // NOLINT(bugprone-empty-catch): told as what it is, an event that can't be done
    }
    if (!done) {
        // rare and our own fault: what led here leads here again, without what broke it
        if (auto before = replay(m_setup, m_entries))
            *this = std::move(*before);
        return impossible("something that can be judged");
    }
    m_entries.push_back(std::move(entry));
    return Done{};
}

void Session::applyPossible(const Event& event, Entry& entry)
{
    if (const auto* act = std::get_if<Act>(&event))
        applyAct(*act, entry);
    else
        applyOthers(event, entry);
    settle(entry);
}

bool Session::isSound() const
{
    return isConsistent(m_situation.table) && chipsOnTable(m_situation.table) == m_issued;
}

bool Session::assist()
{
    const auto duty = m_over ? std::nullopt : m_procedure.next();
    if (!duty || !contains(m_setup.assisted, duty->competency))
        return false;
    return apply(duty->act, true).has_value();
}

void Session::applyAct(const Act& act, Entry& entry)
{
    Judgement judgement = judge(act, m_procedure, m_situation, game());
    if (!isPossible(act)) {
        // nothing happened, so that no chip or card is where it should not be
        Verdict& verdict = judgement.verdict;
        if (verdict.fault == Fault::Forbidden) {
            verdict.rule = "GP-unneeded"_rule;
            verdict.severity = Severity::Minor;
        }
        verdict.fault = Fault::Impossible;
        entry.verdicts.push_back(std::move(judgement.verdict));
        return;
    }
    if (judgement.verdict.isCorrect())
        applyRight(act, judgement, entry);
    else
        applyWrong(act, std::move(judgement), entry);
}

void Session::applyRight(const Act& act, const Judgement& judgement, Entry& entry)
{
    Verdict verdict = judgement.verdict;
    verdict.selfCorrected = m_stumbled || verdict.expected->late;
    m_stumbled = false;
    if (act.verb == Verb::TakeBack) {
        m_situation.table = *m_situation.beforeMistake;
        m_situation.beforeMistake.reset();
    } else {
        perform(m_situation.table, act);
    }
    m_procedure = game().noteAct(m_situation, act, judgement.rest);
    book(std::move(verdict), entry);
    for (const Duty& duty : judgement.lapsed)
        book(omitted(duty), entry);
}

void Session::applyWrong(const Act& act, Judgement judgement, Entry& entry)
{
    const Fault fault = judgement.verdict.fault;
    m_stumbled = m_stumbled || (fault != Fault::Unneeded && fault != Fault::Forbidden);
    if (m_setup.mode == Mode::Test)
        takeEffect(act, judgement);
    book(std::move(judgement.verdict), entry);
}

void Session::applyOthers(const Event& event, Entry& entry)
{
    // a player's act ends the time in which something late could still be put right
    for (const Duty& duty : m_procedure.owed()) {
        if (duty.late && std::holds_alternative<Decision>(event))
            book(omitted(duty), entry);
    }
    m_procedure = game().happen(m_situation, m_procedure, event);
    m_stumbled = false;
}

void Session::takeEffect(const Act& act, const Judgement& judgement)
{
    const Verdict& verdict = judgement.verdict;
    if (verdict.fault == Fault::OutOfOrder && std::ranges::all_of(
            verdict.jumped, [](const Duty& duty) { return has(duty.act, Trait::CanBeLate); })) {
        std::vector<Procedure> late;
        for (Duty duty : verdict.jumped) {
            duty.late = true;
            duty.optional = true;
            late.push_back(owe(duty));
        }
        perform(m_situation.table, act);
        m_procedure = inOrder(inAnyOrder(late), game().noteAct(m_situation, act, judgement.rest));
        m_stumbled = false;
        return;
    }
    if (has(act, Trait::Spoken))
        return;
    if (m_situation.beforeMistake) {
        // taking the first mistake back takes back everything after it
        perform(m_situation.table, act);
        return;
    }
    m_situation.beforeMistake = std::make_shared<const Table>(m_situation.table);
    perform(m_situation.table, act);
    const Procedure remedy = game().remedy(m_situation, act, verdict);
    // what is not to be taken back stands, and the players go on
    if (std::ranges::none_of(remedy.duties(), [](const Duty& duty) { return duty.act.verb == Verb::TakeBack; }))
        m_situation.beforeMistake.reset();
    m_procedure = inOrder(remedy, m_procedure);
}

void Session::book(Verdict verdict, Entry& entry)
{
    if (!entry.byHouse)
        m_score.book(verdict);
    entry.verdicts.push_back(std::move(verdict));
}

void Session::settle(Entry& entry)
{
    m_procedure = m_procedure.settled(m_situation);
    while (m_procedure.isOptional() && !m_over) {
        // nothing follows in which what is late could still be put right
        for (const Duty& duty : m_procedure.owed()) {
            if (duty.late)
                book(omitted(duty), entry);
        }
        m_procedure = {};
        const bool enough = m_setup.hands > 0 && hand() >= m_setup.hands;
        m_over = enough || !game().beginHand(m_situation);
        if (!m_over)
            m_procedure = game().hand(m_situation).settled(m_situation);
    }
}

} // namespace cutcard
