// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/table/judge_words.h"

#include "app/words/said.h"
#include "app/words/table/act_words.h"
#include "app/words/table/banked_words.h"
#include "app/words/tr.h"

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
    switch (proof.kind) {
    case Proof::Kind::NoMistake:
    case Proof::Kind::Unknown:
        return {};
    case Proof::Kind::VoidHand:
        return Words::tr("Nobody wins a void hand.");
    case Proof::Kind::OtherCards:
        if (handedBack)
            return Words::tr(
                "If the mistake had stood, different cards would have come, and nobody could tell who would have won.");
        return Words::tr("As it stands, different cards would come, and nobody could tell who would have won.");
    case Proof::Kind::NoChips:
        if (handedBack)
            return Words::tr("If the mistake had stood, every chip would still have ended up where it belongs.");
        return Words::tr("As it stands, every chip still ends up where it belongs.");
    case Proof::Kind::Differs:
        break;
    }
    QStringList parts;
    const auto add = [&](const QString& whose, Chips over) {
        if (over > 0)
            //: of the chips somebody ends up with
            parts.append((handedBack ? Words::tr("%1 would have been %2 over") : Words::tr("%1 is %2 over"))
                             .arg(whose, wording.amount(over)));
        else if (over < 0)
            //: of the chips somebody ends up with
            parts.append((handedBack ? Words::tr("%1 would have been %2 short") : Words::tr("%1 is %2 short"))
                             .arg(whose, wording.amount(-over)));
    };
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        add(wording.seat(seat), proof.over[static_cast<std::size_t>(seat.index())]);
    add(Words::tr("the house"), proof.houseOver);
    if (proof.potOver > 0)
        //: of chips that no player gets, as part of a list
        parts.append((handedBack ? Words::tr("%1 would have been left over in the middle")
                                 : Words::tr("%1 is left over in the middle"))
                         .arg(wording.amount(proof.potOver)));
    else if (proof.potOver < 0)
        //: of chips that no player gets, as part of a list
        parts.append(
            (handedBack ? Words::tr("the middle would have been %1 short") : Words::tr("the middle is %1 short"))
                .arg(wording.amount(-proof.potOver)));
    //: %1 is a list: "Ada is 500 short, Bao is 500 over"
    return (handedBack ? Words::tr("If the mistake had stood, %1.") : Words::tr("As it stands, %1."))
        .arg(parts.join(QStringLiteral(", ")));
}

} // namespace cutcard
