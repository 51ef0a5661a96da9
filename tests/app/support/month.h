// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/keeping/keeping.h"
#include "app/records/records.h"
#include "core/games/catalogue/catalogue.h"
#include "core/players/dealers.h"
#include "core/players/simulator.h"
#include "core/session/text/event_text.h"
#include "core/session/text/notation.h"

#include <QDateTime>

namespace cutcard {

/// A hand of a dealer who errs so often in a thousand acts.
inline Session sloppyHand(GameId game, std::uint64_t seed, int perMille)
{
    SessionSetup setup;
    setup.house = defaultHouse(game);
    setup.seed = seed;
    setup.hands = 1;
    if (!isBanked(game))
        setup.button = Seat(2);
    const Chips unit = setup.common().smallestChip();
    for (int i = 1; i <= 4; ++i)
        setup.seats.push_back({.seat = Seat(i),
                               .name = "P" + std::to_string(i),
                               .stack = setup.common().startingChips() * i / 3 / unit * unit,
                               .absent = false});
    Session session = Session::start(setup).value();
    const Simulator simulator(someIncidents);
    const SloppyDealer sloppy(perMille);
    while (!session.isOver()) {
        if (const auto event = simulator.next(session)) {
            if (!session.apply(*event))
                break;
            continue;
        }
        const auto mistake = sloppy.mistake(session);
        const auto right = idealAct(session);
        if (!right || !session.apply(mistake ? mistake->act : *right))
            break;
    }
    return session;
}

/// Keeps a hand as if it had been dealt then; of its events at most so many, where only what it came to matters.
inline void keepHand(Records& records, const Session& session, const QDateTime& when, int events = -1)
{
    const std::string_view word = entryOf(session.setup().game()).word;
    const auto id = records.begin({.header = QString::fromStdString(writeHeader(session.setup())),
                                   .game = QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size())),
                                   .coached = true,
                                   .incidents = QStringLiteral("some"),
                                   .started = when.toUTC().toString(Qt::ISODate),
                                   .person = firstPerson,
                                   .place = {},
                                   .kind = QStringLiteral("table"),
                                   .program = QStringLiteral("1.0"),
                                   .edition = {},
                                   .house = {}});
    std::vector<KeptEvent> kept;
    for (const Entry& entry : session.entries()) {
        if (events-- == 0)
            break;
        kept.push_back({.line = QString::fromStdString(eventText(entry.event, entry.byHouse)),
                        .milliseconds = 1500 * (static_cast<qint64>(kept.size()) + 1),
                        .verdicts = QString::fromStdString(keptVerdicts(entry))});
    }
    static_cast<void>(records.append(*id, kept));
    static_cast<void>(records.settle(*id, figuresOf(session)));
}

/// A month of a trainee who learns: a hand or two on most days, a quiz every third, a drill every fifth.
inline void dealMonth(Records& records, const QDate& today, int days = 30)
{
    const auto games = catalogue();
    for (int day = 0; day < days; ++day) {
        const QDateTime when(today.addDays(day + 1 - days), QTime(12, 0));
        if (day % 7 == 3)
            continue; // a day off
        const int perMille = 200 - 180 * day / days;
        for (int hand = 0; hand < 1 + day % 2; ++hand) {
            const GameId game = games[static_cast<std::size_t>(day + hand * 2) % games.size()].id;
            keepHand(records, sloppyHand(game, static_cast<std::uint64_t>(day * 10 + hand + 1), perMille),
                     when.addSecs(hand * 600));
        }
        Activity activity{.person = firstPerson, .at = when.addSecs(3600).toUTC().toString(Qt::ISODate)};
        if (day % 3 == 0) {
            activity.kind = QStringLiteral("tasks");
            activity.subject = QStringLiteral("league");
            activity.asked = 2;
            activity.right = day % 2 == 0 ? 2 : 1;
            activity.answers = {{.right = true, .rules = {QStringLiteral("3.7.3")}},
                                {.right = day % 2 == 0, .rules = {QStringLiteral("3.5.1")}}};
            static_cast<void>(records.keep(activity));
        } else if (day % 5 == 0) {
            activity.kind = QStringLiteral("tasks");
            activity.subject = QStringLiteral("pay.CH1");
            activity.asked = 12;
            activity.right = 6 + day / 5;
            for (int i = 0; i < activity.asked; ++i)
                activity.answers.push_back({.right = i < activity.right,
                                            .game = QStringLiteral("champion"),
                                            .competency = static_cast<int>(Competency::Pots)});
            static_cast<void>(records.keep(activity));
        }
    }
}

} // namespace cutcard
