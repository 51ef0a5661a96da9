// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/table/judge_words.h"

#include "app/words/said.h"
#include "app/words/table/act_words.h"
#include "app/words/table/banked_words.h"
#include "app/words/tr.h"

#include <cstdlib>

namespace cutcard {

static QString handText(const HandValue& value)
{
    return namedHandText(nameHand(Seat(), value.category(), value.namingRanks()));
}

static QString cardsText(const Reason& reason)
{
    return textsOf(reason.cards, [&](const Card card) { return QString::fromStdString(card.text()); })
        .join(QLatin1Char(' '));
}

/// The cards of a hand as a dealer reads them out: pairs first, then by rank.
static QString readText(const Reason& reason)
{
    const auto weight = [&](Card card) {
        return std::pair(std::ranges::count(reason.cards, card.rank(), &Card::rank), card.rank());
    };
    Reason read = reason;
    std::ranges::stable_sort(read.cards, [&](Card a, Card b) { return weight(a) > weight(b); });
    return cardsText(read);
}

/// Why a player is waited for.
static QString waitingText(const Reason& reason, const Wording& wording, const QString& seats)
{
    if (reason.wait != Wait::Bet)
        return Words::tr("%1 first.").arg(waitText({.seat = reason.seats.front(), .wait = reason.wait}, wording));
    if (reason.other <= reason.amount)
        return Words::tr("%1 still has to act and may check.").arg(seats);
    return Words::tr("%1 has %2 in front, and the bet is %3.")
        .arg(seats, wording.amount(reason.amount), wording.amount(reason.other));
}

/// What a player or a mishap has brought about.
static QString eventText(const Reason& reason, const Wording& wording)
{
    const Seat seat = reason.seats.empty() ? Seat() : reason.seats.front();
    const Incident incident{.mishap = reason.mishap, .seat = seat, .amount = reason.amount, .circle = reason.circle};
    const Decision decision{.seat = seat, .choice = reason.choice, .amount = reason.amount};
    return Words::tr("%1.").arg(reason.because == Because::Happened ? incidentText(incident, wording)
                                                                    : eventLine(decision, wording));
}

/// What the words of a reason name besides players, amounts and a number: a pot, a wager or a hand.
static QString subjectText(const Reason& reason, const Wording& wording)
{
    switch (reason.because) {
    case Because::PotHolds:
    case Because::NoMoreRake:
    case Because::PotFirst:
        return potText(reason.count);
    case Because::GivenUp:
    case Because::WagerLies:
        return circleText(reason.circle, wording.game);
    default:
        return handText(reason.value);
    }
}

/// The words of a reason: those of the first of its rows whose facts there are.
static QString saidReason(const Reason& reason, const QStringList& blanks)
{
    struct Variant {
        std::string_view name;
        bool isThere = false;
    };
    const bool many = reason.seats.size() > 1;
    const bool other = reason.other > 0;
    const bool kicker = !reason.cards.empty();
    const std::array variants{
        Variant{"-many-other", many && other},
        Variant{"-nobody", reason.seats.empty()},
        Variant{"-other", other},
        Variant{"-none", reason.amount == 0},
        Variant{"-many", many},
        Variant{"-alone", reason.others.empty()},
        Variant{"-third", reason.third > 0},
        Variant{"-one", reason.count == 1},
        Variant{"-count", reason.count > 0},
        Variant{"-below", reason.count < reason.other},
        Variant{"-kicker-won", kicker && reason.value > reason.otherValue},
        Variant{"-kicker", kicker},
        Variant{"", true},
    };
    for (const Variant& variant : variants) {
        if (!variant.isThere)
            continue;
        if (QString text = said("reason", wordOf(reason.because).append(variant.name), blanks); !text.isEmpty())
            return text;
    }
    return {};
}

QString reasonText(const Reason& reason, const Wording& wording)
{
    const QString seats = reason.seats.empty() ? QString() : wording.seats(reason.seats);
    if (reason.because == Because::None || (reason.because == Because::Matched && reason.amount == 0))
        return {};
    if (reason.because == Because::WaitsFor)
        return waitingText(reason, wording, seats);
    if (reason.because == Because::Happened || reason.because == Because::Did)
        return eventText(reason, wording);
    const QStringList blanks{seats,
                             wording.amount(reason.amount),
                             wording.amount(reason.other),
                             wording.seats(reason.others),
                             wording.amount(reason.third),
                             QString::number(reason.count),
                             subjectText(reason, wording),
                             handText(reason.otherValue),
                             reason.because == Because::HandReads ? readText(reason) : cardsText(reason)};
    const QString text = saidReason(reason, blanks);
    const QString wager = reason.amount == 0 ? QString() : said("reason-wager", reason.because, blanks);
    return wager.isEmpty() ? text : text + QLatin1Char(' ') + wager;
}

QString proofText(const Proof& proof, const Wording& wording, bool handedBack)
{
    const auto part = [&](const std::string& word, const QStringList& blanks) {
        return said("proof", word + (handedBack ? "-handed-back" : ""), blanks);
    };
    if (proof.kind != Proof::Kind::Differs)
        return part(wordOf(proof.kind), {});
    QStringList parts;
    const auto add = [&](const std::string& whose, const QString& who, Chips over) {
        if (over != 0)
            parts.append(part(whose + (over > 0 ? "over" : "short"), {wording.amount(std::abs(over)), who}));
    };
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        add("", wording.seat(seat), proof.over[static_cast<std::size_t>(seat.index())]);
    add("", Words::tr("the house"), proof.houseOver);
    add("middle-", {}, proof.potOver);
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        add("lying-", wording.seat(seat), proof.lying[static_cast<std::size_t>(seat.index())]);
    return part("sum", {parts.join(QStringLiteral(", "))});
}

} // namespace cutcard
