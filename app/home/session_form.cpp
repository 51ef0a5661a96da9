// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/session_form.h"

#include "app/faces/face.h"
#include "app/words/said.h"
#include "core/base/seed.h"
#include "core/players/simulator.h"

namespace cutcard {

/// How many hands are offered; 0: until the game is over.
constexpr std::array handsOffered{1, 3, 5, 10, 20, 0};

static QString planWord(int incidents)
{
    return QString::fromUtf8(incidentPlans[static_cast<std::size_t>(incidents)].word);
}

std::vector<SeatSetup> makePlayers(int count, const HouseOptions& house, std::uint64_t seed, bool uneven, bool absent)
{
    constexpr std::array names{"Ada", "Bao", "Cruz", "Dev", "Eve", "Finn", "Gia", "Hal", "Ivy", "Jon"};
    RandomStream stream(seed, StreamPurpose::Players);
    const Chips unit = house.smallestChip();
    std::vector<SeatSetup> players;
    for (int i = 0; i < count; ++i) {
        Chips stack = house.startingChips();
        if (uneven)
            stack = std::max(unit, stack * stream.between(10, 200) / 100 / unit * unit);
        players.push_back({.seat = Seat::fromIndex(i),
                           .name = names[static_cast<std::size_t>(i)],
                           .stack = stack,
                           .absent = absent && i > 1 && stream.chance(200)});
    }
    return players;
}

void SessionForm::open(const Settings& settings)
{
    const auto found = std::ranges::find(catalogue(), settings.game.toStdString(), &CatalogueEntry::word);
    m_game = found == catalogue().end() ? 0 : static_cast<int>(found - catalogue().begin());
    m_coached = settings.coached;
    m_players = std::clamp(settings.seats, least(), most());
    m_hands = settings.hands;
    const auto plan = std::ranges::find(incidentPlans, settings.incidents.toStdString(), &IncidentPlan::word);
    m_incidents = plan == incidentPlans.end() ? 0 : static_cast<int>(plan - incidentPlans.begin());
    m_lively = settings.lively;
    m_uneven = true;
    m_absent = false;
    m_assisted = settings.assisted;
    m_seed = QString::number(freshSeed(999'999));
    m_testSeed = 1'000'000 + freshSeed(998'999'999);
    emit changed();
}

SessionWish SessionForm::wish(const HouseRules& house) const
{
    SessionWish wish;
    wish.coached = m_coached;
    wish.incidents = planWord(m_incidents);
    if (m_lively && livelyPossible())
        wish.incidents += livelyPlayers;
    SessionSetup& setup = wish.setup;
    setup.mode = m_coached ? Mode::Practice : Mode::Test;
    setup.seed = m_coached ? m_seed.toULongLong() : m_testSeed;
    setup.hands = m_hands;
    setup.house = house;
    setup.seats = makePlayers(m_players, setup.common(), setup.seed, m_uneven, m_absent);
    setup.assisted = m_coached ? m_assisted : CompetencySet{};
    if (m_lively && m_uneven && livelyPossible())
        setup = withShortStacks(std::move(setup));
    return wish;
}

Settings SessionForm::chosen(Settings settings) const
{
    settings.game = QString::fromUtf8(entry().word);
    settings.coached = m_coached;
    settings.incidents = planWord(m_incidents);
    settings.lively = m_lively;
    settings.hands = m_hands;
    settings.seats = m_players;
    if (m_coached)
        settings.assisted = m_assisted;
    return settings;
}

void SessionForm::setGame(int game)
{
    m_game = std::clamp(game, 0, static_cast<int>(catalogue().size()) - 1);
    m_players = std::clamp(m_players, least(), most());
    emit changed();
}

void SessionForm::setPlayers(int players)
{
    m_players = std::clamp(players, least(), most());
    emit changed();
}

QStringList SessionForm::handChoices() const
{
    QStringList names;
    for (const int hands : handsOffered) {
        if (hands > 0)
            names.append(QString::number(hands));
        else
            names.append(livelyPossible() ? tr("until one player has all the chips")
                                          : tr("until no player has chips to bet"));
    }
    if (handChoice() == static_cast<int>(handsOffered.size()))
        names.append(QString::number(m_hands));
    return names;
}

int SessionForm::handChoice() const
{
    return static_cast<int>(std::ranges::find(handsOffered, m_hands) - handsOffered.begin());
}

void SessionForm::setHandChoice(int choice)
{
    if (choice >= 0 && choice < static_cast<int>(handsOffered.size()))
        m_hands = handsOffered[static_cast<std::size_t>(choice)];
    emit changed();
}

void SessionForm::setIncidents(int incidents)
{
    m_incidents = std::clamp(incidents, 0, static_cast<int>(incidentPlans.size()) - 1);
    emit changed();
}

bool SessionForm::livelyPossible() const
{
    return !faceOf(gameId()).banked;
}

QVariantList SessionForm::helps() const
{
    QVariantList rows;
    // nobody helps with the pace
    for (int i = 0; i < competencyCount - 1; ++i) {
        const auto competency = static_cast<Competency>(i);
        rows.append(QVariantMap{{"name", said(competency)}, {"on", contains(m_assisted, competency)}});
    }
    return rows;
}

void SessionForm::setHelp(int line, bool on)
{
    if (line < 0 || line >= competencyCount - 1)
        return;
    const auto bit = static_cast<CompetencySet>(1U << static_cast<unsigned>(line));
    m_assisted = static_cast<CompetencySet>(on ? m_assisted | bit : m_assisted & ~bit);
    emit changed();
}

} // namespace cutcard
