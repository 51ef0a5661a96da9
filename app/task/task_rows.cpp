// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/task/task_rows.h"

#include "app/desk/pictures/pictures.h"
#include "app/words/said.h"
#include "app/words/tr.h"
#include "app/words/training/task_words.h"
#include "core/base/overloaded.h"

namespace cutcard {

namespace {

struct TaskWords {
    Q_DECLARE_TR_FUNCTIONS(task)
};

QVariantList cardList(std::span<const Card> cards)
{
    return listOf(cards, [&](const Card card) {
        return QVariantMap{{"face", QString::fromStdString(card.text())}, {"faceUp", true}};
    });
}

QVariantMap mapOf(const StakesShown& shown)
{
    QVariantList chairs;
    for (const Stake& one : shown.stakes) {
        const QString state = one.folded ? TaskWords::tr("folded") : one.allIn ? TaskWords::tr("all-in") : QString();
        // in a count the figure is not to be heard either
        const QString figure = shown.figures ? chipsText(valueOf(one.chips)) : QString();
        chairs.append(QVariantMap{{"name", TaskWords::tr("Seat %1").arg(one.seat.number())},
                                  {"state", state},
                                  {"folded", one.folded},
                                  {"chips", chipList(one.chips)},
                                  {"figure", figure}});
    }
    return {{"kind", "Stakes"}, {"chairs", chairs}};
}

QVariantMap mapOf(const HandsShown& shown)
{
    const std::array<QString, 2> names{TaskWords::tr("The first"), TaskWords::tr("The second")};
    QVariantList hands;
    for (std::size_t i = 0; i < shown.hands.size(); ++i)
        hands.append(QVariantMap{{"name", shown.hands.size() == 1 ? TaskWords::tr("The hand") : names.at(i)},
                                 {"cards", cardList(shown.hands[i])}});
    return {{"kind", "Hands"}, {"hands", hands}, {"board", cardList(shown.board)}};
}

QVariantMap mapOf(const RingShown& shown)
{
    QVariantList chairs;
    for (const RingChair& chair : shown.chairs) {
        QStringList marks;
        if (chair.button)
            marks.append(QStringLiteral("D"));
        if (chair.smallBlind)
            marks.append(QStringLiteral("SB"));
        if (chair.bigBlind)
            marks.append(QStringLiteral("BB"));
        chairs.append(QVariantMap{
            {"name", QString(QLatin1Char(chair.name))}, {"mark", marks.join(QLatin1Char(' '))}, {"gone", chair.gone}});
    }
    return {{"kind", "Ring"}, {"chairs", chairs}};
}

QVariantMap mapOf(const ChangeShown& shown)
{
    const QVariantList tray = listOf(shown.tray, [&](const ChipCount& row) {
        return QVariantMap{{"chips", chipList(ChipStack{row})},
                           {"value", chipsText(row.denomination)},
                           {"count", qlonglong(row.count)}};
    });
    return {{"kind", "Change"},
            {"put", chipList(shown.put)},
            {"figure", shown.tray.empty() ? chipsText(valueOf(shown.put)) : QString()},
            {"tray", tray}};
}

QVariantMap mapOf(const LayoutShown& shown)
{
    const QVariantList spots = listOf(shown.spots, [&](const PaidSpot& spot) {
        return QVariantMap{{"cards", cardList(spot.cards)}, {"wager", chipsText(spot.wager)}};
    });
    QVariantList pays;
    const auto table = findPayTable(shown.table);
    for (std::size_t i = handClassCount; table && i-- > 0;) {
        if (table->odds[i] > 0)
            pays.append(QVariantMap{{"hand", said(static_cast<HandClass>(i))}, {"odds", table->odds[i]}});
    }
    return {{"kind", "Layout"},
            {"board", cardList(shown.board)},
            {"spots", spots},
            {"table", QString::fromUtf8(shown.table.data(), qsizetype(shown.table.size()))},
            {"pays", pays}};
}

QVariantMap mapOf(const TablesShown& shown)
{
    const auto texts = [](const auto& chairs) { return textsOf(chairs, ringChairText); };
    return {{"kind", "Tables"}, {"tables", listOf(shown.tables, texts)}};
}

} // namespace

QVariantList chipList(const ChipStack& chips)
{
    QVariantList list;
    for (const auto& [value, count] : chips) {
        ChipPicture chip;
        chip.denomination = value;
        chip.count = static_cast<int>(count);
        chip.colour = streetChipColour(value);
        list.append(QVariant::fromValue(chip));
    }
    return list;
}

QVariantMap shownMap(const Task& task)
{
    return std::visit(overloaded{[](std::monostate) { return QVariantMap(); },
                                 // its people are the options that are put in order
                                 [](const PeopleShown&) { return QVariantMap(); },
                                 [](const FrozenShown&) { return QVariantMap{{"kind", "Frozen"}}; },
                                 [](const auto& shown) { return mapOf(shown); }},
                      task.shown);
}

} // namespace cutcard
