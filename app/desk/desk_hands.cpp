// SPDX-License-Identifier: GPL-3.0-or-later
// What the dealer's hands and keys do at the desk.
#include "app/desk/desk.h"

#include "app/desk/acts/marks.h"
#include "app/faces/face.h"
#include "core/base/gathered.h"
#include "core/players/dealers.h"

#include <QKeySequence>

namespace cutcard {

TableMark Desk::mark() const
{
    return {m_table.picture().owedSpot, m_table.picture().owedIndex};
}

std::optional<Duty> Desk::toldDuty() const
{
    return m_coached && m_tells ? idealDuty(*m_session) : std::nullopt;
}

std::optional<Gesture> Desk::meaningOf(TableSpot spot, int index) const
{
    // one rule for hands: pressing what is marked does the marked act
    if (const auto duty = toldDuty()) {
        const TableMark marked = markFor(*m_session, duty->act);
        if (isMarked(marked, spot, index))
            return markedGesture(marked, duty->act);
    }
    if (faceOf(*m_session).banked)
        return bankedPress(*m_session, m_coached && m_tells, spot, index);
    return pressMeans(*m_session, spot, index);
}

std::optional<Gesture> Desk::meaningOf(TableSpot from, int fromIndex, TableSpot to, int toIndex) const
{
    auto plain = faceOf(*m_session).banked ? bankedDrop(*m_session, from, fromIndex, to, toIndex)
                                           : dropMeans(*m_session, from, fromIndex, to, toIndex);
    const auto duty = toldDuty();
    // the hands have said more than the mark: from whom, with which chips
    if (!duty || (plain && plain->act.verb == duty->act.verb))
        return plain;
    const TableMark marked = markFor(*m_session, duty->act);
    if (isMarked(marked, to, toIndex) && isDoneWith(duty->act.verb, from))
        return markedGesture(marked, duty->act);
    return plain;
}

void Desk::begin(const Gesture& gesture, const QString& hands)
{
    setNotice({});
    m_hands = hands;
    m_composer.beginWith(gesture.act, gesture.missing);
    if (gesture.typed > 0)
        m_composer.addChip(gesture.typed);
}

bool Desk::pressedForDetail(TableSpot spot, int index)
{
    const QString kind = m_composer.kind();
    const bool ofSeat = spot == TableSpot::Seat || spot == TableSpot::Cards || spot == TableSpot::Bet;
    if (spot == TableSpot::Rack && kind == QLatin1String("amount")) {
        m_composer.addChip(index);
        return true;
    }
    if (spot == TableSpot::Board && kind == QLatin1String("boards")) {
        m_composer.choose(index);
        return true;
    }
    if (ofSeat && (kind == QLatin1String("seat") || kind == QLatin1String("seats"))) {
        m_composer.chooseSeat(index);
        return true;
    }
    if (spot == TableSpot::Pot && kind == QLatin1String("pot")) {
        m_composer.choose(index);
        return true;
    }
    if (spot != TableSpot::Circle)
        return false;
    // a circle is asked for
    if (kind == QLatin1String("circle") || kind == QLatin1String("seat")) {
        m_composer.chooseCircle(Seat(index / 10), static_cast<Circle>(index % 10));
        return true;
    }
    return false;
}

void Desk::pressed(TableSpot spot, int index)
{
    if (!m_session || m_session->isOver())
        return;
    // what does not answer the question begins something else
    if (m_composer.active() && pressedForDetail(spot, index))
        return;
    m_composer.cancel();
    const QString hands = tr("Pressing %1").arg(spotText(spot, index, wordingAt(*m_session)));
    const auto gesture = meaningOf(spot, index);
    if (!gesture)
        return setNotice(tr("You cannot do anything with %1 here.").arg(hands));
    if (m_coached && isStray(*gesture))
        return setNotice(tr("%1 points to a player. No player has to act now.").arg(hands));
    begin(*gesture, hands);
}

bool Desk::isStray(const Gesture& gesture) const
{
    if (gesture.act.verb != Verb::PointTo || !gesture.missing.empty() || !m_session->isPossible(gesture.act))
        return false;
    // judged as if it were meant: a finger that nothing asks for is a slip of the mouse, and costs nothing
    Session tried = *m_session;
    if (!tried.apply(gesture.act))
        return false;
    const auto& verdicts = tried.entries()[m_session->entries().size()].verdicts;
    return !verdicts.empty() && verdicts.front().fault == Fault::Unneeded;
}

void Desk::dropped(TableSpot from, int fromIndex, TableSpot to, int toIndex)
{
    if (!m_session || m_session->isOver())
        return;
    m_composer.cancel();
    const Wording words = wordingAt(*m_session);
    if (to == TableSpot::None)
        return setNotice(tr("You cannot put %1 there.").arg(spotText(from, fromIndex, words)));
    const QString hands = tr("Putting %1 on %2").arg(spotText(from, fromIndex, words), spotText(to, toIndex, words));
    if (const auto gesture = meaningOf(from, fromIndex, to, toIndex))
        return begin(*gesture, hands);
    setNotice(tr("You cannot do anything with %1 here.").arg(hands));
}

void Desk::passed(TableSpot from, TableSpot over, int index)
{
    // the deck swept past the players leaves a card with each
    if (!m_session || m_session->isOver() || from != TableSpot::Stub || over != TableSpot::Cards
        || !dealsFromDeck(*m_session))
        return;
    m_composer.cancel();
    begin({cutcard::act(Verb::Pitch, Seat(index)), {}},
          tr("Skipping %1 with the deck").arg(spotText(TableSpot::Seat, index, wordingAt(*m_session))));
}

const Command* Desk::commandFor(int key, int modifiers) const
{
    if (!m_session || (modifiers & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != 0)
        return nullptr;
    const int shift = key == Qt::Key_Comma ? 0 : modifiers & Qt::ShiftModifier;
    const QKeySequence pressedKey(key | shift);
    if (const Command* floor = findCommand("floor"); QKeySequence(floor->key) == pressedKey)
        return floor;
    return firstOf(dealerCommands(), [&](const Command& command) {
        return command.belongsTo(m_session->setup().game()) && QKeySequence(command.key) == pressedKey;
    });
}

void Desk::holdOn(const Command& command)
{
    const auto& entries = m_session->entries();
    if (m_session->isOver() || entries.empty() || (m_sinceRun.isValid() && m_sinceRun.elapsed() < m_runInterval))
        return;
    const auto* last = std::get_if<Act>(&entries.back().event);
    const bool right = !entries.back().verdicts.empty() && entries.back().verdicts.front().isCorrect();
    // a run ends where something goes wrong or somebody else acts; without the coach the hands go on
    if (last == nullptr || last->verb != command.act.verb || (m_coached && !right))
        return;
    m_sinceRun.start();
    if (command.act.verb == Verb::Shuffle)
        return act(cutcard::act(Verb::Shuffle));
    if (command.act.verb == Verb::Pitch) {
        m_composer.cancel();
        return act(cutcard::act(Verb::Pitch, nextInRun(*m_session, *last->seat)));
    }
}

bool Desk::heldKey(int key, const QString& text, const Command* command)
{
    if (key == Qt::Key_Backspace && m_composer.active())
        return m_composer.key(key, text);
    if (command != nullptr)
        holdOn(*command);
    return true;
}

void Desk::seatKey(int number)
{
    if (number > m_session->setup().chairs())
        setNotice(tr("There is no seat %1 at this table.").arg(number));
    else
        pressed(TableSpot::Seat, number);
}

bool Desk::keyPressed(int key, int modifiers, const QString& text, bool held)
{
    if (!held && m_result.key(key))
        return true;
    if (!m_session || m_session->isOver())
        return false;
    const Command* command = commandFor(key, modifiers);
    if (held)
        return heldKey(key, text, command);
    if ((modifiers & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != 0)
        return false;
    m_sinceRun.start();
    if ((modifiers & Qt::ShiftModifier) == 0 && m_composer.key(key, text))
        return true;
    if (command != nullptr) {
        trigger(command->id);
        return true;
    }
    if (key >= Qt::Key_0 && key <= Qt::Key_9) {
        seatKey(key == Qt::Key_0 ? maxSeats : key - Qt::Key_0);
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        hurry();
        return true;
    }
    return false;
}

} // namespace cutcard
