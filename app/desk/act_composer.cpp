// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/act_composer.h"

#include <QKeyEvent>

namespace cutcard {

namespace {
constexpr int mostDigits = 9;
constexpr int mostBoardCards = 5;
} // namespace

void ActComposer::setSurroundings(Surroundings surroundings)
{
    m_surroundings = std::move(surroundings);
    emit changed();
}

QString ActComposer::title() const
{
    return active() ? m_command->text : QString();
}

QString ActComposer::kind() const
{
    if (!active())
        return {};
    switch (detail()) {
    case Detail::Seat:
        return "seat";
    case Detail::Amount:
        return "amount";
    case Detail::Count:
        return "count";
    case Detail::Pot:
        return "pot";
    case Detail::Seats:
        return "seats";
    case Detail::Hand:
        return "hand";
    case Detail::Matter:
        return "matter";
    }
    return {};
}

QString ActComposer::prompt() const
{
    if (!active())
        return {};
    switch (detail()) {
    case Detail::Seat:
        return tr("Which seat? Press its number (0 for 10) or press it on the table.");
    case Detail::Amount:
        return tr("How much? Type it or pick chips, then press Enter.");
    case Detail::Count:
        return tr("How many cards?");
    case Detail::Pot:
        return tr("Which pot?");
    case Detail::Seats:
        return tr("Who can win it? Press the seats' numbers, then Enter.");
    case Detail::Hand:
        return tr("Which hand?");
    case Detail::Matter:
        return tr("What is the matter?");
    }
    return {};
}

QStringList ActComposer::choices() const
{
    if (!active())
        return {};
    QStringList numbers;
    switch (detail()) {
    case Detail::Count:
        for (int i = 1; i <= mostBoardCards; ++i)
            numbers.append(QString::number(i));
        return numbers;
    case Detail::Pot:
        return m_surroundings.potNames;
    case Detail::Hand:
        return m_surroundings.handNames;
    case Detail::Matter:
        return m_surroundings.matterNames;
    default:
        return {};
    }
}

QVariantList ActComposer::chipValues() const
{
    QVariantList values;
    for (const Chips value : m_surroundings.chipValues)
        values.append(static_cast<qlonglong>(value));
    return values;
}

QVariantList ActComposer::pickedSeats() const
{
    QVariantList numbers;
    for (const Seat seat : m_act.seats)
        numbers.append(seat.number());
    return numbers;
}

QVariantList ActComposer::seatNumbers() const
{
    QVariantList numbers;
    for (const Seat seat : m_surroundings.seats)
        numbers.append(seat.number());
    return numbers;
}

void ActComposer::begin(const QString& id)
{
    if (const Command* command = findCommand(id))
        beginWith(command->act, detailsOf(command->act));
}

void ActComposer::beginWith(const Act& act, const std::vector<Detail>& missing)
{
    m_command = findCommand(commandIdOf(act));
    m_act = act;
    m_missing = missing;
    m_typed.clear();
    m_problem.clear();
    if (m_missing.empty()) {
        m_command = nullptr;
        emit changed();
        emit composed(m_act);
        return;
    }
    emit changed();
}

void ActComposer::nextDetail()
{
    const Act done = m_act;
    beginWith(done, {m_missing.begin() + 1, m_missing.end()});
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
        return fail(tr("Nobody sits in seat %1.").arg(number));
    if (detail() == Detail::Seat) {
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
        break;
    case Detail::Matter:
        m_act.matter = static_cast<Matter>(index);
        break;
    default:
        return;
    }
    nextDetail();
}

void ActComposer::addChip(qint64 value)
{
    if (active() && detail() == Detail::Amount)
        setTyped(QString::number(m_typed.toLongLong() + value));
}

void ActComposer::clearAmount()
{
    setTyped({});
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

void ActComposer::confirm()
{
    if (!active())
        return;
    if (detail() == Detail::Amount) {
        const Chips amount = m_typed.toLongLong();
        if (amount < 1)
            return fail(tr("Give an amount of at least 1."));
        m_act.amount = amount;
        nextDetail();
    } else if (detail() == Detail::Seats) {
        if (m_act.seats.empty())
            return fail(tr("Name at least one seat."));
        nextDetail();
    }
}

void ActComposer::cancel()
{
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
        choose(digit - 1);
        return;
    case Detail::Pot:
    case Detail::Hand:
    case Detail::Matter:
        choose(digit);
        return;
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
    if (key == Qt::Key_Backspace) {
        setTyped(m_typed.chopped(std::min<qsizetype>(1, m_typed.size())));
        return true;
    }
    if (key >= Qt::Key_0 && key <= Qt::Key_9) {
        typeDigit(key - Qt::Key_0);
        return true;
    }
    // letters choose from lists longer than ten: a for the eleventh, and so on
    if (detail() == Detail::Matter && text.size() == 1 && text.at(0) >= 'a' && text.at(0) <= 'z') {
        choose(10 + text.at(0).toLatin1() - 'a');
        return true;
    }
    return false;
}

} // namespace cutcard
