// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/night/night_words.h"

#include "app/words/rule_words.h"
#include "app/words/table/act_words.h"
#include "app/words/table/judge_words.h"
#include "core/tournament/state/seats.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace cutcard {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(NightWords)
};

template <std::size_t count> QString pick(const std::array<const char*, count>& texts, auto which)
{
    return Words::tr(texts.at(static_cast<std::size_t>(which)));
}

} // namespace

QString directorCompetencyText(DirectorCompetency competency)
{
    static constexpr std::array<const char*, directorCompetencyCount> texts{
        QT_TRANSLATE_NOOP("NightWords", "Set-up"),
        QT_TRANSLATE_NOOP("NightWords", "Clock and levels"),
        QT_TRANSLATE_NOOP("NightWords", "Seats, late entry"),
        QT_TRANSLATE_NOOP("NightWords", "Moves"),
        QT_TRANSLATE_NOOP("NightWords", "Breaking, final"),
        QT_TRANSLATE_NOOP("NightWords", "Stacks and chips"),
        QT_TRANSLATE_NOOP("NightWords", "Rulings"),
        QT_TRANSLATE_NOOP("NightWords", "Conduct"),
        QT_TRANSLATE_NOOP("NightWords", "Results"),
    };
    return pick(texts, competency);
}

QString presenceText(Presence presence)
{
    static constexpr std::array<const char*, presenceCount> texts{
        QT_TRANSLATE_NOOP("NightWords", "signed in"),    QT_TRANSLATE_NOOP("NightWords", ""),
        QT_TRANSLATE_NOOP("NightWords", "away"),         QT_TRANSLATE_NOOP("NightWords", "penalty"),
        QT_TRANSLATE_NOOP("NightWords", "unclaimed"),    QT_TRANSLATE_NOOP("NightWords", "left"),
        QT_TRANSLATE_NOOP("NightWords", "disqualified"), QT_TRANSLATE_NOOP("NightWords", "out"),
        QT_TRANSLATE_NOOP("NightWords", "turned away"),  QT_TRANSLATE_NOOP("NightWords", "cleared"),
    };
    return presence == Presence::Seated ? QString() : pick(texts, presence);
}

QString offenceText(Offence offence)
{
    static constexpr std::array<const char*, offenceCount> texts{
        QT_TRANSLATE_NOOP("NightWords", "answers the telephone with a live hand"),
        QT_TRANSLATE_NOOP("NightWords", "answers the telephone after folding"),
        QT_TRANSLATE_NOOP("NightWords", "holds cards below the table's edge"),
        QT_TRANSLATE_NOOP("NightWords", "lays money on the table"),
        QT_TRANSLATE_NOOP("NightWords", "bets on the side"),
        QT_TRANSLATE_NOOP("NightWords", "asks for advice"),
        QT_TRANSLATE_NOOP("NightWords", "shows a folded hand"),
        QT_TRANSLATE_NOOP("NightWords", "looks through the muck"),
        QT_TRANSLATE_NOOP("NightWords", "exposes a live hand on purpose"),
        QT_TRANSLATE_NOOP("NightWords", "threatens somebody, or throws chips"),
        QT_TRANSLATE_NOOP("NightWords", "attacks somebody in words"),
    };
    return pick(texts, offence);
}

QString requestText(Request request)
{
    static constexpr std::array<const char*, requestCount> texts{
        QT_TRANSLATE_NOOP("NightWords", "to be seated late"),
        QT_TRANSLATE_NOOP("NightWords", "to buy in again"),
        QT_TRANSLATE_NOOP("NightWords", "to share the prizes"),
        QT_TRANSLATE_NOOP("NightWords", "for another chair"),
        QT_TRANSLATE_NOOP("NightWords", "to sit with friends"),
        QT_TRANSLATE_NOOP("NightWords", "to play before the penalty is over"),
        QT_TRANSLATE_NOOP("NightWords", "to pay the deposit later"),
        QT_TRANSLATE_NOOP("NightWords", "to play on with the stack left behind"),
    };
    return pick(texts, request);
}

QString moveMethodText(MoveMethod method)
{
    static constexpr std::array<const char*, moveMethodWords.size()> texts{
        QT_TRANSLATE_NOOP("NightWords", "the coming big blind of the fullest table"),
        QT_TRANSLATE_NOOP("NightWords", "the last big blind of the fullest table"),
        QT_TRANSLATE_NOOP("NightWords", "somebody of the fullest table, by lot"),
    };
    return pick(texts, method);
}

QString colourMannerText(ColourManner manner)
{
    static constexpr std::array<const char*, colourMannerWords.size()> texts{
        QT_TRANSLATE_NOOP("NightWords", "rounded up for everybody"),
        QT_TRANSLATE_NOOP("NightWords", "with a race for the odd ones"),
        QT_TRANSLATE_NOOP("NightWords", "odd ones taken away"),
        QT_TRANSLATE_NOOP("NightWords", "chip for chip"),
    };
    return pick(texts, manner);
}

QString tableText(TableNo table)
{
    return Words::tr("table %1").arg(table.number);
}

QString entrantText(const Night& night, EntrantId who)
{
    return night.knows(who) ? QString::fromStdString(night.person(who).name) : QStringLiteral("–");
}

QString cardSign(Card card)
{
    QString text = QString::fromStdString(card.text());
    const qsizetype suit = QStringLiteral("shdc").indexOf(text.back());
    if (suit >= 0)
        text.back() = QStringLiteral("♠♥♦♣").at(suit);
    return text;
}

QString blindsText(const BlindLevel& level)
{
    return chipsText(level.small) + QStringLiteral(" / ") + chipsText(level.big);
}

QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

namespace {

/// What was wrong about an act of its kind, where it is no amount of chips.
QString wrongMeasureText(DirectorVerb verb)
{
    using enum DirectorVerb;
    switch (verb) {
    case Out:
    case Renumber:
        return Words::tr("The wrong place");
    case ColourUp:
        return Words::tr("The wrong way to exchange chips");
    case Warn:
    case Penalise:
    case Muck:
    case Disqualify:
    case Ban:
    case Report:
        return Words::tr("The wrong measure");
    case Level:
    case AnnounceBreak:
        return Words::tr("The wrong level");
    case DrawSeats:
        return Words::tr("The wrong number of tables");
    case Prize:
        return Words::tr("The wrong share");
    default:
        return faultText(Fault::WrongAmount);
    }
}

} // namespace

QString directorVerdictText(const DirectorVerdict& verdict)
{
    if (verdict.fault == Fault::WrongAmount && verdict.expected)
        return wrongMeasureText(verdict.expected->act.verb);
    return verdict.isCorrect() && verdict.selfCorrected ? Words::tr("Put right") : faultText(verdict.fault);
}

QString comesFirstText(const DirectorVerdict& verdict)
{
    Chips sum = 0;
    int deposits = 0;
    for (const DirectorDuty& duty : verdict.jumped) {
        if (duty.act.verb != DirectorVerb::PayBack)
            continue;
        sum += duty.act.amount;
        ++deposits;
    }
    if (verdict.isCorrect() || deposits == 0)
        return {};
    return Words::tr("First what is left of %n deposit(s) is paid back, %1 in all", nullptr, deposits)
        .arg(chipsText(sum));
}

QString directorExplanation(const Night& night, const DirectorVerdict& verdict)
{
    if (verdict.isCorrect())
        return directorVerdictText(verdict);
    QString text = directorVerdictText(verdict) + QLatin1Char('.');
    const DirectorDuty* owed = verdict.expected ? &*verdict.expected : nullptr;
    if (!verdict.jumped.empty()) {
        // of what was jumped over that which is cited
        const auto cited = std::ranges::find(verdict.jumped, verdict.rule, &DirectorDuty::rule);
        owed = cited == verdict.jumped.end() ? &verdict.jumped.front() : &*cited;
    }
    if (owed == nullptr)
        return text;
    if (const QString first = comesFirstText(verdict); !first.isEmpty())
        return text + QLatin1Char(' ') + first + QLatin1Char('.');
    const QString act = directorActText(night, owed->act);
    if (verdict.fault == Fault::OutOfOrder)
        return text + QLatin1Char(' ') + Words::tr("First: %1.").arg(act);
    if (verdict.fault == Fault::Premature) // or before something that has to have happened
        return anyHandOn(night) ? text + QLatin1Char(' ') + Words::tr("Not while a hand is on there.") : text;
    return text + QLatin1Char(' ') + Words::tr("Owed: %1.").arg(act);
}

namespace {

/// What is allowed here, and ruled elsewhere.
QString asElsewhere(const DirectorVerdict& verdict, const DirectorAct& act)
{
    if (verdict.rule != "2.2.5"_rule)
        return {};
    if (act.verb == DirectorVerb::Move && verdict.told)
        return Words::tr("Elsewhere a difference of one or two is evened out; here three oblige, and less is yours.");
    if (act.verb == DirectorVerb::Move && act.spot == Spot::SamePosition)
        return Words::tr("Elsewhere the same distance from the dealer comes first; here it is the second choice, and "
                         "as right.");
    if (act.verb == DirectorVerb::Hold)
        return Words::tr("Elsewhere a table three short stops by itself; here it may be halted.");
    return {};
}

} // namespace

QString otherTournamentsText(const DirectorVerdict& verdict, const NightEvent& event)
{
    using Does = DirectorVerb;
    // what is said hangs on the act that is the habit, not on the paragraph alone
    struct OtherTable {
        std::string_view rule;
        Does does;
        Fault fault;
        const char* text;
    };
    static constexpr std::array<OtherTable, 18> habits{{
        {"2.2.5", Does::Move, Fault::WrongTarget,
         QT_TRANSLATE_NOOP(
             "NightWords",
             "Elsewhere a newcomer gets the worst place, and waits for the blinds to go by; here the chair "
             "is right of the dealer, and the newcomer is dealt in at once.")},
        {"PA-48", Does::Move, Fault::WrongTarget,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere whoever is next big blind always moves; here it is the method that "
                                         "was announced.")},
        {"2.3.3", Does::Out, Fault::WrongAmount,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere equal stacks out in one hand share the place; here no place is "
                                         "shared.")},
        {"2.1.5", Does::Admit, Fault::Forbidden,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere late comers get a full stack for as long as entry is open; here "
                                         "an unclaimed one or a smaller one, and nobody from level 3 on.")},
        {"2.2.6", Does::Move, Fault::WrongTarget,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere the chairs of a broken table's players are drawn; here they are "
                                         "arranged by chips at the dealer's right.")},
        {"2.1.5", Does::Admit, Fault::WrongAmount,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere late comers get a full stack for as long as entry is open; here "
                                         "an unclaimed one or a smaller one, and nobody from level 3 on.")},
        {"3.10", Does::ColourUp, Fault::WrongAmount,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere the odd chips are raced off, one at most; here everybody's are "
                                         "rounded up.")},
        {"3.13.1", Does::RemoveStack, Fault::Forbidden,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere the chips of a disqualified player go at once; here they stay "
                                         "and are blinded until the final table.")},
        {"3.13.2", Does::Renumber, Fault::Omitted,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere nobody's place changes when another is disqualified; here those "
                                         "out at the final table move up one.")},
        {"2.3.2", Does::Out, Fault::WrongAmount,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere equal stacks out in one hand share the place; here the better "
                                         "hand is placed better.")},
        {"2.3.1", Does::DrawDealer, Fault::Omitted,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere the final table may keep a button; here the dealer is drawn.")},
        {"2.3.3", Does::Grant, Fault::Forbidden,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere players may agree on a deal; here points are never shared.")},
        {"PA-52", Does::FinalTable, Fault::Forbidden,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere nine or ten sit down at the final table; here eight.")},
        {"3.5.4", Does::Penalise, Fault::WrongAmount,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere penalties are missed hands or rounds; here minutes by the clock.")},
        {"3.5.4.1", Does::Penalise, Fault::WrongAmount,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere penalties are missed hands or rounds; here minutes by the clock.")},
        {"3.12.2", Does::Penalise, Fault::WrongAmount,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere penalties are missed hands or rounds; here minutes by the clock.")},
        {"3.14.1", Does::Penalise, Fault::WrongAmount,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere penalties are missed hands or rounds; here minutes by the clock.")},
        {"2.1.1.1", Does::Grant, Fault::Forbidden,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere one may buy in again or add on; here everybody has the same "
                                         "stack, once.")},
    }};
    const auto* act = std::get_if<DirectorAct>(&event);
    const bool left = verdict.fault == Fault::Omitted;
    if (verdict.isCorrect())
        return act == nullptr ? QString() : asElsewhere(verdict, *act);
    if (left ? !verdict.expected.has_value() : act == nullptr)
        return {};
    const Does does = left ? verdict.expected->act.verb : act->verb;
    // both are moves by 2.2.5, and only elsewhere are the chairs of the one drawn
    const bool broken = does == Does::Move && verdict.competency == DirectorCompetency::Breaking;
    const std::string_view rule = broken ? std::string_view("2.2.6") : verdict.rule.id();
    const auto found = std::ranges::find_if(habits, [&](const OtherTable& habit) {
        return habit.rule == rule && habit.does == does && habit.fault == verdict.fault;
    });
    return found == habits.end() ? QString() : Words::tr(found->text);
}

QString likeCaseText(const Night& night, const DirectorVerdict& verdict)
{
    const Call* call = night.call(verdict.unlike);
    if (verdict.unlike == 0 || call == nullptr)
        return {};
    if (call->metWith)
        return Words::tr("Like cases are answered alike. Before: %1.").arg(directorActText(night, *call->metWith));
    return Words::tr("Like cases are ruled alike. At table %1 you ruled otherwise.").arg(call->table.number);
}

QString nightPresetText(std::string_view word)
{
    if (word == "two-tables")
        return Words::tr("Two tables");
    if (word == "league-night")
        return Words::tr("League night");
    if (word == "regional")
        return Words::tr("Regional event");
    if (word == "riverboat-table")
        return Words::tr("Tennessee table");
    if (word == "riverboat")
        return Words::tr("Tennessee event");
    return QString::fromUtf8(word);
}

QString nightPresetNote(std::string_view word)
{
    if (word == "two-tables")
        return Words::tr("18 players at two tables of nine: the end of a night, about 15 minutes at 20×.");
    if (word == "league-night")
        return Words::tr("30 players and two stacks still unclaimed, four tables: a whole evening.");
    if (word == "regional")
        return Words::tr("46 players and two stacks still unclaimed, six tables, and a break on the plan.");
    if (word == "riverboat-table")
        return Words::tr("Riverboat 223: eight players at one table, down to the last two, with overdrawn chips.");
    if (word == "riverboat")
        return Words::tr("Riverboat 223: 24 players at three tables, in rounds: the last three of each go on.");
    return {};
}

} // namespace cutcard
