// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/attack/house/drill_text.h"

#include "app/words/act_words.h"
#include "app/words/dealers_report.h"
#include "app/words/night_words.h"
#include "core/tournament/night_drill.h"

#include <QCoreApplication>
#include <QStringList>
#include <QTextStream>

namespace cutcard::attack {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

QString openCards(const auto& cards)
{
    QStringList texts;
    for (const LyingCard& lying : cards) {
        if (lying.faceUp)
            texts.append(cardSign(lying.card));
    }
    return texts.join(QLatin1Char(' '));
}

/// What can be seen at the table: a line for each seat, and the middle.
QStringList tableLines(const Session& session, const Wording& wording)
{
    QStringList lines;
    const Table& table = session.table();
    for (const SeatSetup& setup : session.setup().seats) {
        const SeatPlace& place = table.at(setup.seat);
        QString line = Words::tr("Seat %1: %2 behind, %3 in front")
                           .arg(wording.seat(setup.seat), chipsText(place.stack), chipsText(place.bet));
        if (place.hand.empty())
            line += Words::tr(", without cards");
        if (const QString cards = openCards(place.hand); !cards.isEmpty())
            line += Words::tr(", shows %1").arg(cards);
        lines.append(line);
    }
    if (const QString board = openCards(table.board); !board.isEmpty())
        lines.append(Words::tr("Community cards: %1").arg(board));
    for (std::size_t i = 0; i < table.pots.size(); ++i) {
        if (table.pots[i].amount > 0)
            lines.append(Words::tr("Pot %1: %2").arg(i + 1).arg(chipsText(table.pots[i].amount)));
    }
    return lines;
}

/// The table that was stopped, what happened last, and the rulings to choose from by number.
QString rulingsText(const DrillQuestion& question)
{
    const auto hand = drilledHand(question);
    const Wording wording = hand ? Wording::of(hand->session.setup()) : Wording();
    QStringList lines;
    if (hand)
        lines = tableLines(hand->session, wording) + dealersReport(*hand, wording);
    lines.append(Words::tr("- how do you rule?"));
    for (std::size_t i = 0; i < question.choices.size(); ++i)
        lines.append(QStringLiteral("%1: %2").arg(i + 1).arg(rulingText(question.choices[i].act, wording)));
    return lines.join(QLatin1Char('\n'));
}

} // namespace

QString drillText(const DrillQuestion& question)
{
    QStringList parts;
    switch (question.drill) {
    case NightDrill::Balance:
        for (std::size_t i = 0; i < question.counts.size(); ++i)
            parts.append(QStringLiteral("T%1: %2").arg(i + 1).arg(question.counts[i]));
        return parts.join(QStringLiteral(", ")) + ' '
               + Words::tr("- is a move owed, or may one be made and need not (owed, may)?");
    case NightDrill::Positions:
        return Words::tr("Clockwise %1; button, small and big blind %2; out: %3 - who has them now (- for nobody)?")
            .arg(QString::fromStdString(question.ring), QString::fromStdString(question.last),
                 QString::fromStdString(question.gone));
    case NightDrill::Places:
        for (const DrilledOut& out : question.out)
            parts.append(QStringLiteral("%1 %2 (%3)")
                             .arg(QLatin1Char(out.name))
                             .arg(chipsText(out.chips), handClassText(out.hand)));
        return Words::tr("Out in one hand, with the chips they began it with: %1 - the best place first?")
            .arg(parts.join(QStringLiteral(", ")));
    case NightDrill::Break:
        for (const DrilledOut& come : question.out)
            parts.append(QStringLiteral("%1 %2").arg(QLatin1Char(come.name)).arg(chipsText(come.chips)));
        return Words::tr("Clockwise %1; button, small and big blind %2; from a broken table come %3 - how do they sit, "
                         "clockwise up to the coming dealer?")
            .arg(QString::fromStdString(question.ring), QString::fromStdString(question.last),
                 parts.join(QStringLiteral(", ")));
    case NightDrill::Rulings:
        return rulingsText(question);
    }
    return {};
}

} // namespace cutcard::attack
