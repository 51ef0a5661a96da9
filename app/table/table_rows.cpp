// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/table_rows.h"

#include "app/words/table/act_words.h"

#include <QCoreApplication>

namespace cutcard {

QString amountText(Chips amount)
{
    return chipsText(amount);
}

QString chipsInWords(const ChipsPicture& chips)
{
    QStringList parts;
    for (const ChipPicture& chip : chips.chips)
        parts.append(
            //: a card, such as "ace of hearts"
            QCoreApplication::translate("Table", "%1 of %2").arg(chipsText(chip.count), amountText(chip.denomination)));
    return parts.join(QCoreApplication::translate("Table", ", "));
}

QVariantList chipList(const ChipsPicture& chips)
{
    QVariantList list;
    list.reserve(chips.chips.size());
    for (const ChipPicture& chip : chips.chips)
        list.append(QVariant::fromValue(chip));
    return list;
}

namespace {

QVariant seatNumbers(const PotRow& row)
{
    QVariantList numbers;
    for (const int number : row.pot.eligible)
        numbers.append(number);
    return numbers;
}

} // namespace

const std::vector<RowRole<SeatPicture>>& SeatTraits::roles()
{
    using S = SeatPicture;
    static const std::vector<RowRole<S>> table{
        {"number", [](const S& s) { return QVariant(s.number); }},
        {"occupied", [](const S& s) { return QVariant(s.occupied); }},
        {"name", [](const S& s) { return QVariant(s.name); }},
        {"stackText", [](const S& s) { return QVariant(s.occupied ? amountText(s.stack) : QString()); }},
        {"betText", [](const S& s) { return QVariant(s.bet.amount > 0 ? amountText(s.bet.amount) : QString()); }},
        {"betFigure",
         [](const S& s) {
             if (s.bet.amount == 0 || s.betHidden)
                 return QVariant(QString());
             return QVariant(amountText(s.bet.amount) + (s.betSaid ? QStringLiteral(" ✓") : QString()));
         }},
        {"betChips", [](const S& s) { return QVariant(chipList(s.bet)); }},
        {"betWords", [](const S& s) { return QVariant(chipsInWords(s.bet)); }},
        {"toAct", [](const S& s) { return QVariant(s.toAct); }},
        {"allIn", [](const S& s) { return QVariant(s.allIn); }},
        {"absent", [](const S& s) { return QVariant(s.absent); }},
        {"folded", [](const S& s) { return QVariant(s.folded); }},
        {"sittingOut", [](const S& s) { return QVariant(s.sittingOut); }},
        {"winner", [](const S& s) { return QVariant(s.winner); }},
        {"marker", [](const S& s) { return QVariant(s.marker); }},
        {"discs", [](const S& s) { return QVariant(s.discs); }},
        {"bubble", [](const S& s) { return QVariant(s.bubble); }},
        {"incident", [](const S& s) { return QVariant(s.incident); }},
        {"note", [](const S& s) { return QVariant(s.note); }},
    };
    return table;
}

const std::vector<RowRole<CardRow>>& CardTraits::roles()
{
    using C = CardRow;
    static const std::vector<RowRole<C>> table{
        {"cardId", [](const C& c) { return QVariant(c.card.id); }},
        {"face", [](const C& c) { return QVariant(c.card.face); }},
        {"faceUp", [](const C& c) { return QVariant(c.card.faceUp); }},
        {"spot", [](const C& c) { return QVariant(static_cast<int>(c.card.spot)); }},
        {"seat", [](const C& c) { return QVariant(c.card.seat); }},
        {"order", [](const C& c) { return QVariant(c.order); }},
        {"highlighted", [](const C& c) { return QVariant(c.card.highlighted); }},
        {"dimmed", [](const C& c) { return QVariant(c.card.dimmed); }},
    };
    return table;
}

const std::vector<RowRole<PotRow>>& PotTraits::roles()
{
    using P = PotRow;
    static const std::vector<RowRole<P>> table{
        {"potIndex", [](const P& p) { return QVariant(p.index); }},
        {"label", [](const P& p) { return QVariant(p.pot.label); }},
        {"amountText",
         [](const P& p) { return QVariant(p.pot.figureHidden ? QString() : amountText(p.pot.chips.amount)); }},
        {"chips", [](const P& p) { return QVariant(chipList(p.pot.chips)); }},
        {"chipWords", [](const P& p) { return QVariant(chipsInWords(p.pot.chips)); }},
        {"eligible", seatNumbers},
        {"highlighted", [](const P& p) { return QVariant(p.pot.highlighted); }},
    };
    return table;
}

const std::vector<RowRole<CirclePicture>>& CircleTraits::roles()
{
    using C = CirclePicture;
    static const std::vector<RowRole<C>> table{
        {"circle", [](const C& c) { return QVariant(circleIndex(c.seat, c.kind)); }},
        {"seat", [](const C& c) { return QVariant(c.seat); }},
        {"label", [](const C& c) { return QVariant(c.label); }},
        {"name", [](const C& c) { return QVariant(c.name); }},
        {"amountText",
         [](const C& c) {
             return QVariant(c.chips.amount > 0 && !c.figureHidden ? amountText(c.chips.amount) : QString());
         }},
        {"chips", [](const C& c) { return QVariant(chipList(c.chips)); }},
        {"chipWords", [](const C& c) { return QVariant(chipsInWords(c.chips)); }},
    };
    return table;
}

} // namespace cutcard
