// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/session_dialog.h"

#include "app/faces/face.h"
#include "app/words/act_words.h"
#include "core/base/random.h"
#include "core/games/catalogue.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QVBoxLayout>

#include <array>

namespace cutcard {

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

SessionDialog::SessionDialog(const Settings& settings, std::function<HouseRules(GameId)> houseOf, QWidget* parent)
    : QDialog(parent), m_houseOf(std::move(houseOf))
{
    setWindowTitle(tr("New session"));
    auto* form = new QFormLayout;
    m_game = new QComboBox;
    for (const CatalogueEntry& entry : catalogue())
        m_game->addItem(gameText(entry.id), QString::fromUtf8(entry.word.data(), static_cast<int>(entry.word.size())));
    m_game->setCurrentIndex(std::max(0, m_game->findData(settings.game)));
    form->addRow(tr("&Game:"), m_game);
    m_mode = new QComboBox;
    m_mode->addItem(tr("Coach: what is owed is shown, mistakes are explained"));
    m_mode->addItem(tr("Test: no hints, mistakes take effect"));
    m_mode->setCurrentIndex(settings.coached ? 0 : 1);
    form->addRow(tr("&Mode:"), m_mode);
    m_seats = new QSpinBox;
    takeGame();
    m_seats->setValue(settings.seats);
    connect(m_game, &QComboBox::currentIndexChanged, this, &SessionDialog::takeGame);
    form->addRow(tr("&Players:"), m_seats);
    m_hands = new QSpinBox;
    m_hands->setRange(0, 1000);
    m_hands->setValue(settings.hands);
    form->addRow(tr("&Hands:"), m_hands);
    m_incidents = new QComboBox;
    m_incidents->addItem(tr("none"), "none");
    m_incidents->addItem(tr("some"), "some");
    m_incidents->addItem(tr("many"), "many");
    m_incidents->setCurrentIndex(m_incidents->findData(settings.incidents));
    form->addRow(tr("&Irregularities:"), m_incidents);
    m_shortStacks = new QCheckBox;
    m_shortStacks->setChecked(true);
    form->addRow(tr("&Stacks:"), m_shortStacks);
    nameChoices();
    m_absent = new QCheckBox(tr("some players are away from the table"));
    form->addRow(tr("&Absent:"), m_absent);
    m_seed = new QLineEdit(QString::number(QRandomGenerator::global()->bounded(1, 1'000'000)));
    m_seed->setValidator(new QRegularExpressionValidator(QRegularExpression("[0-9]{1,15}"), m_seed));
    m_seed->setToolTip(tr("The same number deals the same session again"));
    form->addRow(tr("&Deck number:"), m_seed);
    // a test's deck is nobody's choice, and nobody has seen its number
    m_testSeed = QRandomGenerator::global()->bounded(1'000'000, 1'000'000'000);

    m_assist = new QGroupBox(tr("The house does for you (so that you drill the rest)"));
    auto* grid = new QGridLayout(m_assist);
    for (int i = 0; i < competencyCount - 1; ++i) {
        auto* box = new QCheckBox(competencyText(static_cast<Competency>(i)));
        box->setChecked(contains(settings.assisted, static_cast<Competency>(i)));
        grid->addWidget(box, i / 3, i % 3);
        m_assisted.push_back(box);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Deal"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_assist);
    layout->addWidget(buttons);
    connect(m_mode, &QComboBox::currentIndexChanged, this, &SessionDialog::takeMode);
    takeMode();
}

void SessionDialog::takeMode()
{
    const bool coached = m_mode->currentIndex() == 0;
    m_seed->setEnabled(coached);
    m_assist->setEnabled(coached);
    m_assist->setTitle(coached ? tr("The house does for you (so that you drill the rest)")
                               : tr("In a test the house does nothing for you, and draws the deck"));
}

GameId SessionDialog::game() const
{
    return findGame(m_game->currentData().toString().toStdString())->id;
}

void SessionDialog::takeGame()
{
    const CatalogueEntry& entry = entryOf(game());
    m_seats->setRange(entry.leastSeats, entry.mostSeats);
    m_house = m_houseOf(entry.id);
    if (m_shortStacks != nullptr)
        nameChoices();
}

void SessionDialog::nameChoices()
{
    const bool banked = faceOf(game()).banked;
    m_hands->setSpecialValueText(banked ? tr("until nobody has the chips to bet")
                                        : tr("until one player has everything"));
    m_shortStacks->setText(banked ? tr("uneven stacks, some of them short")
                                  : tr("uneven stacks, for all-ins and side pots"));
}

SessionWish SessionDialog::wish() const
{
    SessionWish wish;
    wish.coached = m_mode->currentIndex() == 0;
    wish.incidents = m_incidents->currentData().toString();
    SessionSetup& setup = wish.setup;
    setup.mode = wish.coached ? Mode::Practice : Mode::Test;
    setup.seed = wish.coached ? m_seed->text().toULongLong() : m_testSeed;
    setup.hands = m_hands->value();
    setup.house = m_house;
    setup.seats =
        makePlayers(m_seats->value(), setup.common(), setup.seed, m_shortStacks->isChecked(), m_absent->isChecked());
    for (std::size_t i = 0; i < m_assisted.size(); ++i) {
        if (wish.coached && m_assisted[i]->isChecked())
            setup.assisted = static_cast<CompetencySet>(setup.assisted | (1U << i));
    }
    return wish;
}

Settings SessionDialog::chosen(Settings settings) const
{
    const SessionWish made = wish();
    settings.game = m_game->currentData().toString();
    settings.coached = made.coached;
    settings.incidents = made.incidents;
    settings.hands = made.setup.hands;
    settings.seats = m_seats->value();
    if (made.coached)
        settings.assisted = made.setup.assisted;
    return settings;
}

} // namespace cutcard
