// SPDX-License-Identifier: GPL-3.0-or-later
// A night with real people: what happens at the tables is noted, and the same agenda says what is owed.
#include "app/director/real_night.h"

#include "app/words/night/night_words.h"
#include "core/tournament/simulation/directors.h"

#include <QRegularExpression>

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

/// A hand of the table in which somebody's chips went: to whom does not matter to the agenda. What is to be said of it.
static QString outOfChips(NightRun& run, EntrantId who)
{
    const auto night = [&]() -> const Night& { return run.session()->night(); };
    const TableNo table = night().person(who).table;
    const auto ring = [&]() -> const Ring& { return *night().ring(table); };
    if (stackCount(ring()) < 2)
        return {};
    const bool held = ring().held;
    if (held && !run.act(director::at(DirectorVerb::Release, table)))
        return {};
    if (!run.note({.kind = WorldKind::HandBegins, .table = table, .until = run.now()}))
        return {};
    const EntrantId next = nextAfter(ring(), who);
    const Chips all = night().person(next).chips + night().person(who).chips;
    if (!run.note({.kind = WorldKind::HandEnds,
                   .table = table,
                   .number = ring().hands,
                   .stacks = {{.who = who, .chips = 0}, {.who = next, .chips = all}}}))
        return {};
    const int place = night().person(who).earned;
    if (place > 0)
        run.act(director::on(DirectorVerb::Out, who, place));
    if (held)
        run.act(director::at(DirectorVerb::Hold, table));
    return RealNightTexts::tr("%1 is eliminated in place %2. Of several in one hand, first enter the one who began it "
                              "with the fewest chips (2.3.2).")
        .arg(entrantText(night(), who))
        .arg(place);
}

QString noteReal(NightRun& run, RealNote note, EntrantId who)
{
    switch (note) {
    case RealNote::OutOfChips:
        return outOfChips(run, who);
    case RealNote::Button:
        run.act({.verb = DirectorVerb::PlaceButton, .person = who, .table = run.session()->night().person(who).table});
        break;
    case RealNote::GoesAway:
        run.note({.kind = WorldKind::GoesAway, .person = who, .until = run.now() + wholeDay});
        break;
    case RealNote::ComesBack:
        run.note({.kind = WorldKind::ComesBack, .person = who});
        break;
    case RealNote::Leaves:
        if (run.note({.kind = WorldKind::Quits, .person = who}))
            run.act(director::on(DirectorVerb::SignOut, who));
        break;
    }
    return {};
}

QString signIn(NightRun& run, const QString& name)
{
    const QString late = name.simplified();
    if (const auto wrong = wrongName(late))
        return wrongNamesText(*wrong);
    if (isThere(run.session()->night(), late))
        return RealNightTexts::tr("“%1” is already on the sheet. Write a name that tells the two apart").arg(late);
    run.note({.kind = WorldKind::SignsIn, .name = late.toStdString()});
    return {};
}

} // namespace cutcard
