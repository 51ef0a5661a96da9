// SPDX-License-Identifier: GPL-3.0-or-later
// The book of a night as lines: places, offences, moves, chips.
#include "app/director/pictures/night_picture_of.h"

#include "app/words/night/night_words.h"
#include "app/words/said.h"
#include "core/tournament/state/seats.h"

namespace cutcard {

QVariantList resultLines(const Night& night)
{
    QVariantList list;
    const auto add = [&](const Entrant& person, const QString& place, const QString& where, bool open) {
        const bool prized = person.page.share > 0;
        const QString note = prized ? RoomTexts::tr("%1% of the prizes").arg(person.page.share) : where;
        list.append(QVariantMap{{"place", place},
                                {"name", QString::fromStdString(person.name)},
                                {"note", note},
                                {"prized", prized},
                                {"open", open},
                                {"who", night.idOf(person).index}});
    };
    const auto whereOut = [](const Entrant& person) {
        return person.outAt.isNone() ? said(person.presence) : tableText(person.outAt);
    };
    for (const Entrant& person : night.people) {
        if (!person.isIn() && person.earned > 0 && person.place == 0)
            add(person, QStringLiteral("?"), RoomTexts::tr("not recorded yet, %1").arg(whereOut(person)), true);
    }
    for (const Entrant* person : finishingList(night)) {
        if (person->place == 0)
            add(*person, QStringLiteral("–"), said(person->presence), false);
        else if (const int points = pointsFor(night, *person); points > 0)
            add(*person, QString::number(person->place), RoomTexts::tr("points: %1").arg(points), false);
        else
            add(*person, QString::number(person->place), whereOut(*person), false);
    }
    return list;
}

QVariantList offenceLines(const Night& night)
{
    QVariantList list;
    for (const Entrant& person : night.people) {
        for (int i = 0; i < offenceCount; ++i) {
            const int times = person.offence(static_cast<Offence>(i));
            if (times > 0)
                list.append(QVariantMap{{"place", QStringLiteral("%1×").arg(times)},
                                        {"name", QString::fromStdString(person.name)},
                                        {"note", said(static_cast<Offence>(i))},
                                        {"open", false}});
        }
    }
    return list;
}

QVariantList moveLines(const Night& night)
{
    QVariantList list;
    for (const Entrant& person : night.people) {
        if (person.moves > 0)
            list.append(QVariantMap{
                {"place", QStringLiteral("%1×").arg(person.moves)},
                {"name", QString::fromStdString(person.name)},
                {"note", person.table.isNone() ? QString() : RoomTexts::tr("now at %1").arg(tableText(person.table))},
                {"open", false}});
    }
    return list;
}

bool isCounted(const Night& night, bool real)
{
    return !real || (night.ledger.removed == 0 && night.ledger.roundedUp == 0);
}

QString ledgerText(const Night& night, bool counted)
{
    const ChipLedger& ledger = night.ledger;
    if (ledger.issued == 0)
        return {};
    QStringList parts{RoomTexts::tr("Issued %1").arg(chipsText(ledger.issued))};
    if (ledger.late != 0)
        parts.append(RoomTexts::tr("late %1").arg(chipsText(ledger.late)));
    if (!counted)
        return parts.join(QStringLiteral(", ")) + QStringLiteral("; ")
               + RoomTexts::tr("chips removed or rounded up since are not counted");
    if (ledger.roundedUp != 0)
        parts.append(RoomTexts::tr("rounded up %1").arg(chipsText(ledger.roundedUp)));
    if (ledger.removed != 0)
        parts.append(RoomTexts::tr("removed %1").arg(chipsText(ledger.removed)));
    if (ledger.lent != 0)
        parts.append(RoomTexts::tr("lent %1, returned %2").arg(chipsText(ledger.lent), chipsText(ledger.repaid)));
    return parts.join(QStringLiteral(", ")) + QStringLiteral(": ")
           + RoomTexts::tr("%1 on the tables ✓").arg(chipsText(chipsInPlay(night)));
}

} // namespace cutcard
