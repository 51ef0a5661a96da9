// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/run_words.h"

#include "app/words/act_words.h"

#include <QCoreApplication>

namespace cutcard {

namespace {

QString words(const char* text)
{
    return QCoreApplication::translate("run", text);
}

QString seatLine(const RunSeat& one)
{
    const char* text = one.folded  ? QT_TRANSLATE_NOOP("run", "Seat %1: %2, folded")
                       : one.allIn ? QT_TRANSLATE_NOOP("run", "Seat %1: %2, all-in")
                                   : QT_TRANSLATE_NOOP("run", "Seat %1: %2");
    return words(text).arg(one.seat.number()).arg(chipsText(one.in));
}

} // namespace

QString runKindText(RunKind kind)
{
    switch (kind) {
    case RunKind::SidePots:
        return words(QT_TRANSLATE_NOOP("run", "Side pots"));
    case RunKind::HandReading:
        return words(QT_TRANSLATE_NOOP("run", "Hand reading"));
    case RunKind::Change:
        return words(QT_TRANSLATE_NOOP("run", "Change and payments"));
    case RunKind::Positions:
        return words(QT_TRANSLATE_NOOP("run", "Positions and blinds"));
    case RunKind::Discs:
        return words(QT_TRANSLATE_NOOP("run", "Discs and permitted cards"));
    }
    return {};
}

QString runKindNote(RunKind kind)
{
    switch (kind) {
    case RunKind::SidePots:
        return words(QT_TRANSLATE_NOOP("run", "All-ins of different sizes: what does each pot hold?"));
    case RunKind::HandReading:
        return words(QT_TRANSLATE_NOOP("run", "Ranks and kickers: which of two hands wins?"));
    case RunKind::Change:
        return words(QT_TRANSLATE_NOOP("run", "Chips given back, and wagers paid by the posted tables."));
    case RunKind::Positions:
        return words(QT_TRANSLATE_NOOP("run", "Who posts, who acts first, where does the button go?"));
    case RunKind::Discs:
        return words(QT_TRANSLATE_NOOP("run", "Tennessee: which discs, and who wins with the cards that may be used?"));
    }
    return {};
}

QString runQuestionText(const RunQuestion& question)
{
    switch (question.ask) {
    case RunAsk::PotAmount:
        return words(QT_TRANSLATE_NOOP("run", "%1: how many chips?")).arg(potText(question.pot));
    case RunAsk::Winner:
        return words(QT_TRANSLATE_NOOP("run", "Which hand wins?"));
    case RunAsk::ChangeDue:
        return words(QT_TRANSLATE_NOOP("run", "How much goes back?"));
    case RunAsk::Payment:
        return words(QT_TRANSLATE_NOOP("run", "How much is paid?"));
    case RunAsk::SmallBlind:
        return words(QT_TRANSLATE_NOOP("run", "Which seat posts the small blind?"));
    case RunAsk::BigBlind:
        return words(QT_TRANSLATE_NOOP("run", "Which seat posts the big blind?"));
    case RunAsk::FirstToAct:
        return words(QT_TRANSLATE_NOOP("run", "Which seat acts first before the flop?"));
    case RunAsk::FirstAfterFlop:
        return words(QT_TRANSLATE_NOOP("run", "Nobody has folded: which seat acts first after the flop?"));
    case RunAsk::NextButton:
        return words(QT_TRANSLATE_NOOP("run", "Nobody has left: which seat has the button in the next hand?"));
    case RunAsk::DiscsOf:
        return words(QT_TRANSLATE_NOOP("run", "Which discs does this hand get?"));
    case RunAsk::PermittedWinner:
        return words(QT_TRANSLATE_NOOP("run", "Which hand wins, each with the cards it may use?"));
    }
    return {};
}

QStringList runLines(const RunQuestion& question)
{
    QStringList lines;
    switch (question.ask) {
    case RunAsk::PotAmount:
        for (const RunSeat& one : question.seats)
            lines.append(seatLine(one));
        break;
    case RunAsk::ChangeDue:
        lines = {words(QT_TRANSLATE_NOOP("run", "Put in without a word: %1")).arg(chipsText(question.chips)),
                 words(QT_TRANSLATE_NOOP("run", "To call: %1")).arg(chipsText(question.due))};
        break;
    case RunAsk::Payment:
        lines = {words(QT_TRANSLATE_NOOP("run", "Wager: %1")).arg(chipsText(question.chips)),
                 words(QT_TRANSLATE_NOOP("run", "%1, %2 to 1 by table %3"))
                     .arg(handClassText(question.hand))
                     .arg(question.odds)
                     .arg(QString::fromUtf8(question.table.data(), static_cast<qsizetype>(question.table.size())))};
        break;
    case RunAsk::SmallBlind:
    case RunAsk::BigBlind:
    case RunAsk::FirstToAct:
    case RunAsk::FirstAfterFlop:
    case RunAsk::NextButton: {
        QStringList seats;
        for (const Seat seat : question.players)
            seats.append(QString::number(seat.number()));
        lines = {words(QT_TRANSLATE_NOOP("run", "Players in seats %1")).arg(seats.join(QStringLiteral(", "))),
                 words(QT_TRANSLATE_NOOP("run", "Button: seat %1")).arg(question.button.number())};
        break;
    }
    default:
        break;
    }
    return lines;
}

QStringList runChoices(const RunQuestion& question)
{
    if (question.ask == RunAsk::DiscsOf)
        return {words(QT_TRANSLATE_NOOP("run", "None")), words(QT_TRANSLATE_NOOP("run", "No River")),
                words(QT_TRANSLATE_NOOP("run", "No Turn and No River"))};
    if (isChoice(question.ask))
        return {words(QT_TRANSLATE_NOOP("run", "The first")), words(QT_TRANSLATE_NOOP("run", "The second")),
                words(QT_TRANSLATE_NOOP("run", "They share"))};
    return {};
}

QString runAnswerText(const RunQuestion& question, std::int64_t answer)
{
    const QStringList told = runChoices(question);
    return told.isEmpty() ? chipsText(answer) : told.value(static_cast<qsizetype>(answer));
}

} // namespace cutcard
