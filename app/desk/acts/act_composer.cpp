// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/acts/act_composer.h"

#include "app/table/table_picture.h"

#include <QKeyEvent>

namespace cutcard {

constexpr int mostDigits = 9;

/// Whether an act announces what a player has put in, which is what was pointed to.
static bool namesAmountOfBet(const Act& act)
{
    if (act.verb != Verb::Announce)
        return false;
    return act.phrase == Phrase::Bet || act.phrase == Phrase::Raise || act.phrase == Phrase::AllIn
           || act.phrase == Phrase::CorrectTo;
}

/// How many ranks name a hand of a class: both of two pairs, the three and the pair of a full house, else one.
static std::size_t ranksOf(HandClass hand)
{
    if (hand == HandClass::RoyalFlush)
        return 0;
    return hand == HandClass::TwoPair || hand == HandClass::FullHouse ? 2 : 1;
}

/// What can be done with a wager, in the order of its choices.
constexpr std::array treatments{Verb::TakeWager, Verb::PayWager, Verb::PushWager, Verb::CorrectWager, Verb::GatherPot};

void ActComposer::setSurroundings(Surroundings surroundings)
{
    if (surroundings == m_surroundings)
        return;
    const bool others = m_surroundings.chips != surroundings.chips;
    m_surroundings = std::move(surroundings);
    if (others)
        emit chipsChanged();
    active() ? emit changed() : emit quicksChanged();
}

Chips ActComposer::wager() const
{
    return m_surroundings.wagers[static_cast<std::size_t>(m_act.seat->index())].at(m_act.circle);
}

int ActComposer::circle() const
{
    if (!active() || !m_act.seat || (detail() != Detail::Treatment && detail() != Detail::Amount)
        || std::ranges::find(treatments, m_act.verb) == treatments.end())
        return 0;
    return circleIndex(m_act.seat->number(), static_cast<int>(m_act.circle));
}

QString ActComposer::matchText() const
{
    const bool paying = circle() > 0 && detail() == Detail::Amount && m_act.verb == Verb::PayWager;
    return paying && wager() > 0 ? chipsText(wager()) : QString();
}

QVariantList ActComposer::pickedSeats() const
{
    return listOf(m_act.seats, &Seat::number);
}

QVariantList ActComposer::seats() const
{
    return listOf(m_surroundings.seats, [&](const Seat seat) {
        return SeatOffered{.number = seat.number(), .name = m_surroundings.playerNames.value(seat.index())};
    });
}

void ActComposer::begin(const QString& id)
{
    const Command* command = findCommand(id, m_surroundings.game);
    if (command == nullptr)
        return;
    if (id == QLatin1String(wagerCommand))
        return beginWith(command->act, {Detail::Seat, Detail::Circle, Detail::Treatment});
    if (namesAmountOfBet(command->act) && m_surroundings.pointedTo) {
        // the player pointed to is the one whose bet is announced; another one can be pressed
        Act said = command->act;
        said.seat = m_surroundings.pointedTo;
        beginWith(said, {Detail::Amount});
        m_assumed = true;
        return;
    }
    beginWith(command->act, detailsOf(command->act));
}

void ActComposer::beginWith(const Act& act, const std::vector<Detail>& missing)
{
    m_act = act;
    m_assumed = false;
    const bool asked = std::ranges::find(missing, Detail::Treatment) != missing.end();
    go(findCommand(asked ? QString(wagerCommand) : commandIdOf(act), m_surroundings.game), missing);
}

void ActComposer::go(const Command* command, std::vector<Detail> missing)
{
    const bool seen = active() || !m_typed.isEmpty() || !m_problem.isEmpty();
    m_command = command;
    m_missing = std::move(missing);
    m_typed.clear();
    m_problem.clear();
    if (!m_missing.empty() && skipsPot()) {
        m_act.number = 0;
        m_missing.erase(m_missing.begin());
    }
    if (!m_missing.empty() && m_missing.front() == Detail::Ranks && ranksOf(m_act.hand) == 0)
        m_missing.erase(m_missing.begin());
    if (m_missing.empty())
        finish(seen);
    else
        emit changed();
}

bool ActComposer::typesCount() const
{
    // chips cut out of the rack can be more than there are digits
    return active() && detail() == Detail::Count && m_act.verb == Verb::CutOut;
}

bool ActComposer::skipsPot() const
{
    // with one pot on the table nobody has to say which
    const bool standing = m_act.verb == Verb::PushPot || m_act.verb == Verb::TakeRake;
    return standing && m_missing.front() == Detail::Pot && m_surroundings.potAmounts.size() < 2;
}

void ActComposer::finish(bool seen)
{
    m_command = nullptr;
    // what is taken or pushed is all that lies there
    if ((m_act.verb == Verb::TakeWager || m_act.verb == Verb::PushWager) && m_act.amount == 0)
        m_act.amount = m_act.seat ? wager() : 0;
    if (seen)
        emit changed();
    emit composed(Act(m_act));
}

void ActComposer::treat(int index)
{
    m_act.verb = treatments[static_cast<std::size_t>(index)];
    if (m_act.verb == Verb::GatherPot)
        return beginWith(act(Verb::GatherPot), {});
    const bool asksAmount = m_act.verb == Verb::PayWager || m_act.verb == Verb::CorrectWager;
    beginWith(m_act, asksAmount ? std::vector{Detail::Amount} : std::vector<Detail>{});
}

void ActComposer::fail(const QString& problem)
{
    m_problem = problem;
    emit changed();
}

void ActComposer::chooseSeat(int number)
{
    if (!active() || number < 1 || number > maxSeats)
        return;
    const Seat seat(number);
    if (!m_surroundings.seats.contains(seat))
        //: %1 is the number of a seat
        return fail(tr("Seat %1 is empty.").arg(number));
    if (detail() == Detail::Amount && m_assumed) {
        m_act.seat = seat;
        fail({});
    } else if (detail() == Detail::Seat) {
        m_act.seat = seat;
        nextDetail();
    } else if (detail() == Detail::Seats) {
        if (m_act.seats.contains(seat))
            m_act.seats.erase(seat);
        else
            m_act.seats.insert(seat);
        fail({});
    }
}

void ActComposer::choose(int index)
{
    if (!active() || index < 0 || index >= choices().size())
        return;
    switch (detail()) {
    case Detail::Count:
        m_act.number = index + 1;
        break;
    case Detail::Pot:
        m_act.number = index;
        break;
    case Detail::Hand:
        m_act.hand = static_cast<HandClass>(index);
        m_act.ranks = {};
        break;
    case Detail::Ranks:
        return pickRank(static_cast<Rank>(rankCount - 1 - index));
    case Detail::Matter:
        m_act.matter = m_surroundings.matters.empty() ? static_cast<Matter>(index)
                                                      : m_surroundings.matters[static_cast<std::size_t>(index)];
        break;
    case Detail::Circle:
        m_act.circle = m_surroundings.circles[static_cast<std::size_t>(index)];
        break;
    case Detail::Treatment:
        return treat(index);
    case Detail::Boards:
        m_act.number ^= 1 << index;
        return fail({});
    case Detail::Deck:
        m_act.number = index + 1;
        break;
    default:
        return;
    }
    nextDetail();
}

void ActComposer::pickRank(Rank rank)
{
    m_act.ranks.push_back(rank);
    if (m_act.ranks.size() < ranksOf(m_act.hand))
        return fail({});
    // of two pairs the higher is named first, whichever was pressed first
    if (m_act.hand == HandClass::TwoPair && m_act.ranks[0] < m_act.ranks[1])
        std::swap(m_act.ranks[0], m_act.ranks[1]);
    nextDetail();
}

void ActComposer::chooseCircle(Seat seat, Circle circle)
{
    const auto which = std::ranges::find(m_surroundings.circles, circle);
    if (!active() || which == m_surroundings.circles.end())
        return;
    if (detail() == Detail::Seat)
        chooseSeat(seat.number());
    if (active() && detail() == Detail::Circle && m_act.seat == seat)
        choose(static_cast<int>(which - m_surroundings.circles.begin()));
}

void ActComposer::addChip(qint64 value)
{
    if (!active() || detail() != Detail::Amount)
        return;
    setTyped(m_act.verb == Verb::CutOut ? QString::number(value) : QString::number(m_typed.toLongLong() + value));
    // the chip itself is all that is asked
    if (m_act.verb == Verb::CutOut)
        confirm();
}

void ActComposer::useQuick(int index)
{
    if (!active() || detail() != Detail::Amount || index < 0 || index > 2)
        return;
    if (const Chips amount = quicks()[static_cast<std::size_t>(index)].amount; amount > 0)
        setTyped(QString::number(amount));
    else
        fail(m_surroundings.figures ? tr("That amount cannot be chosen here.")
                                    : tr("In a test you work out the amount yourself."));
}

void ActComposer::matchWager()
{
    if (!matchText().isEmpty())
        setTyped(QString::number(wager()));
}

void ActComposer::setTyped(const QString& text)
{
    QString digits;
    for (const QChar c : text) {
        if (c >= '0' && c <= '9')
            digits.append(c);
    }
    m_typed = digits.left(mostDigits);
    m_problem.clear();
    emit changed();
}

bool ActComposer::confirmable() const
{
    return active()
           && (detail() == Detail::Amount || typesCount() || detail() == Detail::Seats || detail() == Detail::Boards
               || detail() == Detail::Ranks);
}

void ActComposer::confirm()
{
    if (!active())
        return;
    if (typesCount()) {
        m_act.number = m_typed.toInt();
        if (m_act.number < 1)
            return fail(tr("Type a number of 1 or more."));
        nextDetail();
    } else if (detail() == Detail::Amount) {
        const Chips amount = m_typed.toLongLong();
        // that a wager must be nothing means that it comes back
        const bool nothing = m_act.verb == Verb::CorrectWager && m_typed == QLatin1String("0");
        if (amount < 1 && !nothing)
            return fail(tr("Type an amount of 1 or more."));
        m_act.amount = amount;
        nextDetail();
    } else if (detail() == Detail::Seats) {
        if (m_act.seats.empty())
            return fail(tr("Choose at least one seat."));
        nextDetail();
    } else if (detail() == Detail::Ranks) {
        if (!m_act.ranks.empty())
            return fail(tr("Name the second rank too, or remove the first."));
        nextDetail();
    } else if (detail() == Detail::Boards) {
        nextDetail();
    }
}

void ActComposer::cancel()
{
    if (!active() && m_problem.isEmpty())
        return;
    m_command = nullptr;
    m_missing.clear();
    m_typed.clear();
    m_problem.clear();
    emit changed();
}

void ActComposer::typeDigit(int digit)
{
    switch (detail()) {
    case Detail::Seat:
    case Detail::Seats:
        chooseSeat(digit == 0 ? maxSeats : digit);
        return;
    case Detail::Amount:
        setTyped(m_typed + QString::number(digit));
        return;
    case Detail::Count:
        if (typesCount())
            return setTyped(m_typed + QString::number(digit));
        [[fallthrough]];
    case Detail::Boards:
    case Detail::Deck:
        choose(digit - 1);
        return;
    case Detail::Pot:
    case Detail::Hand:
    case Detail::Matter:
        choose(digit);
        return;
    case Detail::Ranks:
        if (digit >= 2)
            pickRank(static_cast<Rank>(digit - 2));
        else if (digit == 0)
            pickRank(Rank::Ten);
        return;
    case Detail::Circle:
    case Detail::Treatment:
        return; // chosen by letters
    }
}

bool ActComposer::key(int key, const QString& text)
{
    if (!active())
        return false;
    if (key == Qt::Key_Escape) {
        cancel();
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        confirm();
        return true;
    }
    if (key == Qt::Key_Backspace && m_assumed && m_typed.isEmpty() && detail() == Detail::Amount) {
        // back to whose bet it is
        m_act.seat.reset();
        m_assumed = false;
        go(m_command, {Detail::Seat, Detail::Amount});
        return true;
    }
    if (key == Qt::Key_Backspace) {
        eraseLast();
        return true;
    }
    if (key >= Qt::Key_0 && key <= Qt::Key_9) {
        typeDigit(key - Qt::Key_0);
        return true;
    }
    if (key == Qt::Key_Equal && !matchText().isEmpty()) {
        matchWager();
        return true;
    }
    return text.size() == 1 && letterChooses(text.at(0));
}

void ActComposer::eraseLast()
{
    if (detail() == Detail::Ranks && !m_act.ranks.empty())
        m_act.ranks.pop_back();
    setTyped(m_typed.chopped(std::min<qsizetype>(1, m_typed.size())));
}

bool ActComposer::letterChooses(QChar letter)
{
    if (letter.isLetter() && detail() == Detail::Amount) {
        const auto index = QStringLiteral("ILR").indexOf(letter.toUpper());
        if (index >= 0)
            useQuick(static_cast<int>(index));
        return index >= 0;
    }
    if (!letter.isLetter())
        return false;
    const QStringList keys = choiceKeys();
    const auto found =
        std::ranges::find_if(keys, [&](const QString& key) { return key.compare(letter, Qt::CaseInsensitive) == 0; });
    if (found == keys.end())
        return false;
    choose(static_cast<int>(found - keys.begin()));
    return true;
}

} // namespace cutcard
