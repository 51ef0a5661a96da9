// SPDX-License-Identifier: GPL-3.0-or-later
// A night with real people: what happens at the tables is noted, and the same agenda says what is owed.
#include "app/director/real_night.h"

#include "app/director/night_desk.h"
#include "app/words/night/night_words.h"
#include "core/tournament/simulation/directors.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace cutcard {

namespace {

struct RealNightTexts {
    Q_DECLARE_TR_FUNCTIONS(RealNight)
};

Error wrongNames(Cause cause, const QString& expected, const QString& found)
{
    return {.place = {.name = RealNightTexts::tr("names").toStdString()},
            .cause = cause,
            .expected = expected.toStdString(),
            .found = found.toStdString()};
}

/// What keeps a name off the sheet; nothing: it can stand there.
std::optional<Error> wrongName(const QString& name)
{
    constexpr int longestName = 24;
    if (name.size() <= longestName && !name.contains(QLatin1Char('"')))
        return std::nullopt;
    return wrongNames(Cause::OutOfRange, RealNightTexts::tr("at most %1 letters, no quotation marks").arg(longestName),
                      name);
}

/// Whether a name of the sheet is meant, however it is written.
bool isThere(const Night& night, const QString& name)
{
    return std::ranges::any_of(night.people, [&](const Entrant& person) {
        return QString::fromStdString(person.name).compare(name, Qt::CaseInsensitive) == 0;
    });
}

/// Since when a table has dealt with the same people, as far as it was noted.
NightTime dealingSince(const NightSession& session, TableNo table)
{
    NightTime since = 0;
    for (const NightEntry& entry : session.entries()) {
        const auto* act = std::get_if<DirectorAct>(&entry.event);
        if (act == nullptr)
            continue;
        const bool room =
            act->verb == DirectorVerb::Start || act->verb == DirectorVerb::Level || act->verb == DirectorVerb::Resume;
        const bool here = act->table == table
                          && (act->verb == DirectorVerb::Move || act->verb == DirectorVerb::Admit
                              || act->verb == DirectorVerb::Release);
        if (room || here)
            since = entry.at;
    }
    return since;
}

} // namespace

QString wrongNamesText(const Error& error)
{
    const QString found = QString::fromStdString(error.found);
    const QString expected = QString::fromStdString(error.expected);
    switch (error.cause) {
    case Cause::Duplicate:
        return RealNightTexts::tr("“%1” appears twice. Write each name once.").arg(found);
    case Cause::WrongCount:
        return RealNightTexts::tr("There are %2 names; %1 are needed.").arg(expected, found);
    default:
        return RealNightTexts::tr("“%1” cannot be used as a name: %2.").arg(found, expected);
    }
}

std::vector<RealChoice> realChoices(bool real, const Night& night, const NightSelection& picked)
{
    if (!real || !picked.isPerson() || night.stage != NightStage::Playing || night.ring(picked.table) == nullptr)
        return {};
    const Entrant& person = night.person(picked.who);
    std::vector<RealChoice> choices;
    choices.push_back({RealNote::OutOfChips, RealNightTexts::tr("Out of chips"), QLatin1Char('O')});
    choices.push_back({RealNote::Button, RealNightTexts::tr("Deals the next hand"), QLatin1Char('G')});
    choices.push_back(
        {RealNote::GoesAway, RealNightTexts::tr("Steps away"), QLatin1Char('B'), person.presence == Presence::Seated});
    choices.push_back(
        {RealNote::ComesBack, RealNightTexts::tr("Is back"), QLatin1Char('B'), person.presence == Presence::Away});
    choices.push_back({RealNote::Leaves, RealNightTexts::tr("Leaves for good"), QLatin1Char('Q'),
                       person.isIn() && night.openCall(CallKind::Quits, picked.who) == nullptr});
    return choices;
}

Result<NightSetup> realNight(const QString& names, int chairs, int minutes, bool points)
{
    static const QRegularExpression between(QStringLiteral("[\\n,;]"));
    constexpr int mostPeople = 120;
    NightSetup setup;
    setup.mode = Mode::Test;
    setup.real = true;
    Night& night = setup.opening;
    night.house.tableMax = std::clamp(chairs, 2, 10);
    night.house.minutesPerLevel = std::clamp(minutes, 1, 120);
    if (points)
        night.house.points = housePoints();
    for (const QString& part : names.split(between, Qt::SkipEmptyParts)) {
        const QString name = part.simplified();
        if (name.isEmpty())
            continue;
        if (const auto wrong = wrongName(name))
            return *wrong;
        if (isThere(night, name))
            return wrongNames(Cause::Duplicate, RealNightTexts::tr("each name once"), name);
        night.people.emplace_back().name = name.toStdString();
    }
    const auto count = static_cast<int>(night.people.size());
    if (count < 3 || count > mostPeople)
        return wrongNames(Cause::WrongCount, RealNightTexts::tr("3 to %1 names").arg(mostPeople),
                          QString::number(count));
    return setup;
}

bool NightDesk::signIn(const QString& name)
{
    const QString late = name.simplified();
    if (!m_session || !m_real || late.isEmpty())
        return false;
    // a slip of the keys is said where it was made, and stops nothing
    const auto wrong = wrongName(late);
    const bool there = isThere(m_session->night(), late);
    if (wrong || there) {
        say(there ? tr("“%1” is already on the sheet. Write a name that tells the two players apart").arg(late)
                  : wrongNamesText(*wrong),
            Wrong);
        show();
        return false;
    }
    WorldEvent event;
    event.kind = WorldKind::SignsIn;
    event.name = late.toStdString();
    const bool signedIn = apply(event, m_now);
    show();
    return signedIn;
}

/// A hand of a real night takes about so long: what was noted of the button longer ago is not known any more.
bool NightDesk::isButtonNoted(TableNo table) const
{
    constexpr NightTime longHand = 3 * oneMinute;
    const auto& entries = m_session->entries();
    for (std::size_t i = entries.size(); i > 0; --i) {
        const NightEntry& entry = entries[i - 1];
        if (m_now - entry.at >= longHand)
            return false;
        const auto* act = std::get_if<DirectorAct>(&entry.event);
        const auto* world = std::get_if<WorldEvent>(&entry.event);
        if (act != nullptr && act->verb == DirectorVerb::PlaceButton && act->table == table)
            return true;
        if ((act != nullptr && act->verb == DirectorVerb::Start)
            || (world != nullptr && world->kind == WorldKind::HandBegins && world->table == table))
            return false;
    }
    return false;
}

bool NightDesk::pressReal(int choice)
{
    const auto choices = realChoices(m_real, m_session->night(), m_picked);
    if (choice < 0 || choice >= static_cast<int>(choices.size()))
        return false;
    if (!choices[static_cast<std::size_t>(choice)].possible)
        return true;
    const EntrantId who = m_picked.who;
    WorldEvent event;
    event.person = who;
    switch (choices[static_cast<std::size_t>(choice)].note) {
    case RealNote::OutOfChips:
        outOfChips(who);
        break;
    case RealNote::Button: {
        DirectorAct button = director::at(DirectorVerb::PlaceButton, m_picked.table);
        button.person = who;
        act(button);
        return true;
    }
    case RealNote::GoesAway:
        event.kind = WorldKind::GoesAway;
        event.until = m_now + wholeDay;
        apply(event, m_now);
        break;
    case RealNote::ComesBack:
        event.kind = WorldKind::ComesBack;
        apply(event, m_now);
        break;
    case RealNote::Leaves:
        event.kind = WorldKind::Quits;
        if (apply(event, m_now))
            act(director::on(DirectorVerb::SignOut, who));
        break;
    }
    show();
    return true;
}

/// A hand of the table in which somebody's chips went: to whom does not matter to the agenda.
void NightDesk::outOfChips(EntrantId who)
{
    const TableNo table = m_session->night().person(who).table;
    const auto ring = [&]() -> const Ring& { return *m_session->night().ring(table); };
    if (stackCount(ring()) < 2)
        return;
    const bool held = ring().held;
    if (held && !act(director::at(DirectorVerb::Release, table)))
        return;
    WorldEvent begins;
    begins.kind = WorldKind::HandBegins;
    begins.table = table;
    begins.until = m_now;
    if (!apply(begins, m_now))
        return;
    const EntrantId next = nextAfter(ring(), who);
    const Night& night = m_session->night();
    WorldEvent ends;
    ends.kind = WorldKind::HandEnds;
    ends.table = table;
    ends.number = ring().hands;
    ends.stacks = {{.who = who, .chips = 0, .value = {}},
                   {.who = next, .chips = night.person(next).chips + night.person(who).chips, .value = {}}};
    if (!apply(ends, m_now))
        return;
    const int place = m_session->night().person(who).earned;
    if (place > 0)
        act(director::on(DirectorVerb::Out, who, place));
    if (held)
        act(director::at(DirectorVerb::Hold, table));
    say(tr("%1 is eliminated in place %2. If several were eliminated in one hand, first enter the one who began it "
           "with the fewest chips (2.3.2).")
            .arg(entrantText(m_session->night(), who))
            .arg(place),
        Event);
}

namespace {

/// Whether a hand may have been dealt at a table that nobody has noted.
bool mayHaveDealt(const Ring& ring)
{
    return ring.last && !ring.closed && !ring.handOn && !ring.held && !ring.breaking && !ring.drawOwed
           && !ring.newcomers.empty();
}

} // namespace

/// The hands of a real night are dealt unseen. Where somebody came longer ago than a hand takes, one has been dealt
/// since, and who comes now does not come in the same hand (2.2.5).
void NightDesk::noteHandDealt(const DirectorAct& act)
{
    constexpr NightTime longHand = 3 * oneMinute;
    const Night& night = m_session->night();
    const Ring* ring = night.ring(act.table);
    const bool comes = act.verb == DirectorVerb::Move || act.verb == DirectorVerb::Admit;
    if (!m_real || !comes || night.stage != NightStage::Playing || night.pausedAt || ring == nullptr
        || !mayHaveDealt(*ring) || m_now - dealingSince(*m_session, act.table) < longHand)
        return;
    const auto button = ring->dealer;
    WorldEvent hand;
    hand.kind = WorldKind::HandBegins;
    hand.table = act.table;
    hand.until = m_now;
    if (!apply(hand, m_now))
        return;
    hand.kind = WorldKind::HandEnds;
    hand.number = m_session->night().ring(act.table)->hands;
    hand.until = 0;
    if (!apply(hand, m_now) || !button)
        return;
    // who was said to deal next still does
    DirectorAct next = director::at(DirectorVerb::PlaceButton, act.table);
    next.person = *button;
    apply(next, m_now);
}

} // namespace cutcard
