// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/result_words.h"

#include "core/games/tennessee.h"

#include <QCoreApplication>
#include <QStringList>

namespace cutcard {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

} // namespace

QString resultText(const Session& session)
{
    if (session.setup().game() != GameId::Tennessee || !session.isOver())
        return {};
    const auto result = tennesseeResult(session.situation());
    if (!result)
        return {};
    const Wording wording = Wording::of(session.setup());
    const auto count = [&](Seat seat) { return wording.amount(session.table().at(seat).stack); };
    if (result->winner && result->left.size() == 1)
        return Words::tr("%1 has won and takes the whole prize: nobody else is left (TN-fmt-3).")
            .arg(wording.seat(*result->winner));
    if (result->winner) {
        SeatSet others = result->left;
        others.erase(*result->winner);
        return Words::tr("%1 has won with %2 against %3 of %4: two are left, and the larger count wins (TN-fmt-2).")
            .arg(wording.seat(*result->winner), count(*result->winner), count(others.front()),
                 wording.seat(others.front()));
    }
    if (std::get<TennesseeOptions>(session.setup().house).event != TennesseeEvent::RoundOne)
        return Words::tr("%1 are left with %2 each: the floor decides (TA-9).")
            .arg(wording.seats(result->left), count(result->left.front()));
    QStringList players;
    for (const Seat seat : result->left)
        players.append(Words::tr("%1 with %2").arg(wording.seat(seat), count(seat)));
    return Words::tr("Round 1 has ended at this table; into round 2 go %1 (TN-fmt-4, TN-fmt-5).")
        .arg(players.join(QStringLiteral(", ")));
}

} // namespace cutcard
