// SPDX-License-Identifier: GPL-3.0-or-later
// The faces of the three house-banked games: circles, a rack and a posted table.
#include "app/faces/faces.h"
#include "app/words/tr.h"
#include "app/words/wording.h"
#include "core/session/recalled.h"

#include <cstdlib>

namespace cutcard::faces {

constexpr FixedVector<Matter, 3> mattersOfTheBank{Matter::Shuffler, Matter::Wager, Matter::TrayFill};

static std::vector<Circle> spotOfProcedures(const Session& session)
{
    std::vector<Circle> circles{Circle::Bonus, Circle::Blind, Circle::Play, Circle::Raise};
    if (bankedOptions(session.situation()).potBet)
        circles.insert(circles.begin(), Circle::PotBet);
    return circles;
}

static QString round(const Session& session)
{
    return QCoreApplication::translate("desk", "Round %1").arg(session.situation().notes.number);
}

static QString bankAndBets(const Session& session, bool coached)
{
    const BankedOptions& house = bankedOptions(session.situation());
    QString bets =
        QCoreApplication::translate("desk", "bets %1 to %2 · bonus %3")
            .arg(chipsText(house.leastBet), chipsText(house.mostBet), QString::fromStdString(house.bonusTable.name));
    // who is examined keeps no book of the bank's
    if (!coached)
        return bets;
    const Chips result = bankResult(session);
    const QString sign = result > 0 ? QStringLiteral("+") : result < 0 ? QStringLiteral("−") : QString();
    return QCoreApplication::translate("desk", "bank %1 · %2").arg(sign + chipsText(std::abs(result)), bets);
}

/// What the three have in common.
constexpr Face againstTheHouse(Face own)
{
    own.document = Document::ChampionRules;
    own.banked = true;
    own.ownMatters = mattersOfTheBank;
    own.hand = round;
    own.status = bankAndBets;
    own.board = flopTurnRiver;
    return own;
}

const Face champion = againstTheHouse({
    .game = GameId::Champion,
    .kits = Kit::Banked | Kit::OwnHands | Kit::PotBet,
    .circleNames = "circle-of-procedures",
    .circles = spotOfProcedures,
});

const Face championOne = againstTheHouse({
    .game = GameId::ChampionOne,
    .kits = Kit::Banked | Kit::SharedHand,
    .circles =
        [](const Session&) {
            return std::vector{Circle::DealerBlind, Circle::Bonus, Circle::PlayerBlind, Circle::Play, Circle::Raise};
        },
});

const Face championTwo = againstTheHouse({
    .game = GameId::ChampionTwo,
    .kits = Kit::Banked | Kit::OwnHands,
    .circles = [](const Session&) { return std::vector{Circle::Bonus, Circle::Blind, Circle::Play, Circle::Raise}; },
});

} // namespace cutcard::faces
