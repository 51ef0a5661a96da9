// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/night/night_words.h"

#include "app/words/rule_words.h"
#include "app/words/table/act_words.h"
#include "app/words/table/judge_words.h"
#include "app/words/tr.h"
#include "core/tournament/state/seats.h"

namespace cutcard {

template <std::size_t count> static QString pick(const std::array<const char*, count>& texts, auto which)
{
    return NightWords::tr(texts.at(static_cast<std::size_t>(which)));
}

QString directorCompetencyText(DirectorCompetency competency)
{
    static constexpr std::array<const char*, directorCompetencyCount> texts{
        QT_TRANSLATE_NOOP("NightWords", "Set-up"),
        QT_TRANSLATE_NOOP("NightWords", "Clock and levels"),
        QT_TRANSLATE_NOOP("NightWords", "Seats, late entry"),
        QT_TRANSLATE_NOOP("NightWords", "Moves"),
        QT_TRANSLATE_NOOP("NightWords", "Breaks and final table"),
        QT_TRANSLATE_NOOP("NightWords", "Stacks and chips"),
        QT_TRANSLATE_NOOP("NightWords", "Rulings"),
        QT_TRANSLATE_NOOP("NightWords", "Conduct"),
        QT_TRANSLATE_NOOP("NightWords", "Results"),
    };
    return pick(texts, competency);
}

QString presenceText(Presence presence)
{
    static constexpr std::array<const char*, namedWords<Presence>.size()> texts{
        QT_TRANSLATE_NOOP("NightWords", "signed in"),
        QT_TRANSLATE_NOOP("NightWords", ""),
        //: a player who is not at the table for a while
        QT_TRANSLATE_NOOP("NightWords", "away"),
        QT_TRANSLATE_NOOP("NightWords", "penalty"),
        QT_TRANSLATE_NOOP("NightWords", "unclaimed"),
        //: a player who has gone home
        QT_TRANSLATE_NOOP("NightWords", "left"),
        QT_TRANSLATE_NOOP("NightWords", "disqualified"),
        //: a player who is eliminated
        QT_TRANSLATE_NOOP("NightWords", "eliminated"),
        QT_TRANSLATE_NOOP("NightWords", "turned away"),
        //: a stack that nobody claimed and that was taken away
        QT_TRANSLATE_NOOP("NightWords", "cleared"),
    };
    return presence == Presence::Seated ? QString() : pick(texts, presence);
}

QString offenceText(Offence offence)
{
    static constexpr std::array<const char*, offenceCount> texts{
        QT_TRANSLATE_NOOP("NightWords", "answers a phone with a live hand"),
        QT_TRANSLATE_NOOP("NightWords", "answers a phone after folding"),
        QT_TRANSLATE_NOOP("NightWords", "holds cards below the table's edge"),
        QT_TRANSLATE_NOOP("NightWords", "lays money on the table"),
        QT_TRANSLATE_NOOP("NightWords", "makes a side bet"),
        QT_TRANSLATE_NOOP("NightWords", "asks for advice"),
        QT_TRANSLATE_NOOP("NightWords", "shows a folded hand"),
        QT_TRANSLATE_NOOP("NightWords", "looks through the muck"),
        QT_TRANSLATE_NOOP("NightWords", "exposes a live hand on purpose"),
        QT_TRANSLATE_NOOP("NightWords", "threatens a player, or throws chips"),
        QT_TRANSLATE_NOOP("NightWords", "insults a player"),
    };
    return pick(texts, offence);
}

QString requestText(Request request)
{
    static constexpr std::array<const char*, requestCount> texts{
        QT_TRANSLATE_NOOP("NightWords", "to be seated late"),
        QT_TRANSLATE_NOOP("NightWords", "to buy in again"),
        QT_TRANSLATE_NOOP("NightWords", "to share the prizes"),
        QT_TRANSLATE_NOOP("NightWords", "for another seat"),
        QT_TRANSLATE_NOOP("NightWords", "to sit with friends"),
        QT_TRANSLATE_NOOP("NightWords", "to play before the penalty is over"),
        QT_TRANSLATE_NOOP("NightWords", "to pay the deposit later"),
        QT_TRANSLATE_NOOP("NightWords", "to play on with the stack left behind"),
    };
    return pick(texts, request);
}

QString moveMethodText(MoveMethod method)
{
    static constexpr std::array<const char*, namedWords<MoveMethod>.size()> texts{
        QT_TRANSLATE_NOOP("NightWords", "the next big blind at the fullest table"),
        QT_TRANSLATE_NOOP("NightWords", "the last big blind at the fullest table"),
        QT_TRANSLATE_NOOP("NightWords", "a player of the fullest table, drawn by lot"),
    };
    return pick(texts, method);
}

QString colourMannerText(ColourManner manner)
{
    static constexpr std::array<const char*, namedWords<ColourManner>.size()> texts{
        QT_TRANSLATE_NOOP("NightWords", "rounding up for everyone"),
        QT_TRANSLATE_NOOP("NightWords", "with a race for the odd chips"),
        QT_TRANSLATE_NOOP("NightWords", "taking odd chips away"),
        QT_TRANSLATE_NOOP("NightWords", "chip for chip"),
    };
    return pick(texts, manner);
}

QString tableText(TableNo table)
{
    return NightWords::tr("table %1").arg(table.number);
}

QString entrantText(const Night& night, EntrantId who)
{
    return night.knows(who) ? QString::fromStdString(night.person(who).name) : QStringLiteral("–");
}

QString peopleText(const Night& night, const std::vector<EntrantId>& people)
{
    return textsOf(people, [&](const EntrantId who) { return entrantText(night, who); }).join(QStringLiteral(", "));
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

/// What was wrong about an act of its kind, where it is no amount of chips.
static QString wrongMeasureText(DirectorVerb verb)
{
    using enum DirectorVerb;
    switch (verb) {
    case Out:
    case Renumber:
        return NightWords::tr("The wrong place");
    case ColourUp:
        return NightWords::tr("The wrong way to exchange chips");
    case Warn:
    case Penalise:
    case Muck:
    case Disqualify:
    case Ban:
    case Report:
        return NightWords::tr("The wrong response");
    case Level:
    case AnnounceBreak:
        return NightWords::tr("The wrong level");
    case DrawSeats:
        return NightWords::tr("The wrong number of tables");
    case Prize:
        return NightWords::tr("The wrong share");
    default:
        return faultText(Fault::WrongAmount);
    }
}

QString directorVerdictText(const DirectorVerdict& verdict)
{
    if (verdict.fault == Fault::WrongAmount && verdict.expected)
        return wrongMeasureText(verdict.expected->act.verb);
    return verdict.isCorrect() && verdict.selfCorrected ? NightWords::tr("Corrected") : faultText(verdict.fault);
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
    return NightWords::tr("First pay back %n deposit(s): %1", nullptr, deposits).arg(chipsText(sum));
}

const DirectorDuty* owedInstead(const DirectorVerdict& verdict)
{
    // of what was jumped over that which is cited
    const auto cited = std::ranges::find(verdict.jumped, verdict.rule, &DirectorDuty::rule);
    if (!verdict.jumped.empty())
        return cited == verdict.jumped.end() ? &verdict.jumped.front() : &*cited;
    return verdict.expected ? &*verdict.expected : nullptr;
}

QString directorExplanation(const Night& night, const DirectorVerdict& verdict)
{
    if (verdict.isCorrect())
        return directorVerdictText(verdict);
    QString text = directorVerdictText(verdict) + QLatin1Char('.');
    const DirectorDuty* owed = owedInstead(verdict);
    if (owed == nullptr)
        return text;
    if (const QString first = comesFirstText(verdict); !first.isEmpty())
        return text + QLatin1Char(' ') + first + QLatin1Char('.');
    const QString act = directorActText(night, owed->named());
    if (verdict.fault == Fault::OutOfOrder)
        //: an act of the director's
        return text + QLatin1Char(' ') + NightWords::tr("First: %1.").arg(act);
    if (verdict.fault == Fault::Premature) // or before something that has to have happened
        return anyHandOn(night) ? text + QLatin1Char(' ') + NightWords::tr("Wait until the hand there is over.") : text;
    if (owed->waits() && anyHandOn(night))
        //: an act of the director's
        return text + QLatin1Char(' ') + NightWords::tr("Due when the hand there is over: %1.").arg(act);
    //: an act of the director's
    return text + QLatin1Char(' ') + NightWords::tr("Due: %1.").arg(act);
}

/// What is allowed here, and ruled elsewhere.
static QString asElsewhere(const DirectorVerdict& verdict, const DirectorAct& act)
{
    if (verdict.rule != "2.2.5"_rule)
        return {};
    if (act.verb == DirectorVerb::Move && verdict.told)
        return NightWords::tr("Elsewhere you balance tables that are one or two players apart. Here you have to only "
                              "when they are three apart.");
    if (act.verb == DirectorVerb::Move && act.spot == Spot::SamePosition)
        return NightWords::tr("Elsewhere the same distance from the dealer comes first. Here the seat to the dealer's "
                              "right is just as good.");
    // a table that is not short stops nowhere by itself
    if (act.verb == DirectorVerb::Hold && verdict.expected && verdict.expected->customary)
        return NightWords::tr(
            "Elsewhere a table three players short stops by itself. Here it plays on unless you hold it.");
    return {};
}

/// Whether other tournaments do otherwise here: the right player's chair, the better place of equals, minutes away.
static bool isTheirHabit(const Night& night, const DirectorVerdict& verdict, const DirectorAct& act)
{
    const auto& owed = verdict.expected;
    if (act.verb == DirectorVerb::Move && verdict.rule == "2.2.5"_rule)
        return owed && std::ranges::any_of(owed->alike, [&](const DirectorAct& right) {
                   return right.person == act.person && right.table == act.table;
               });
    if (act.verb == DirectorVerb::Out && verdict.fault == Fault::WrongAmount)
        return owed && act.amount < owed->act.amount && night.person(act.person).equalStacks > 0;
    if (act.verb == DirectorVerb::Penalise)
        return owed
               && (owed->act.verb == act.verb
                   || std::ranges::find(owed->alike, act.verb, &DirectorAct::verb) != owed->alike.end());
    return true;
}

QString otherTournamentsText(const Night& night, const DirectorVerdict& verdict, const NightEvent& event)
{
    using Does = DirectorVerb;
    static constexpr const char* lateStacks =
        QT_TRANSLATE_NOOP("NightWords", "Elsewhere late players get a full stack. Here they take over an unclaimed "
                                        "stack or get a smaller one, until level 3.");
    static constexpr const char* inMinutes = QT_TRANSLATE_NOOP(
        "NightWords", "Elsewhere penalties are counted in hands or rounds. Here they are counted in minutes.");
    // what is said hangs on the act that is the habit, not on the paragraph alone
    struct OtherTable {
        std::string_view rule;
        Does does;
        Fault fault;
        const char* text;
    };
    static constexpr std::array<OtherTable, 18> habits{{
        {"2.2.5", Does::Move, Fault::WrongTarget,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere a moved player gets the worst position and waits out the blinds. "
                                         "Here the player sits to the dealer's right and is dealt in at once.")},
        {"PA-48", Does::Move, Fault::WrongTarget,
         QT_TRANSLATE_NOOP(
             "NightWords",
             "Elsewhere the player who is due the big blind always moves. Here you use the method you announced.")},
        {"2.3.3", Does::Out, Fault::WrongAmount,
         QT_TRANSLATE_NOOP(
             "NightWords",
             "Elsewhere players eliminated in one hand with equal stacks share a place. Here no place is shared.")},
        {"2.1.5", Does::Admit, Fault::Forbidden, lateStacks},
        {"2.2.6", Does::Move, Fault::WrongTarget,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere players of a broken table draw seats. Here they are seated by chip "
                                         "count, to the dealer's right.")},
        {"2.1.5", Does::Admit, Fault::WrongAmount, lateStacks},
        {"3.10", Does::ColourUp, Fault::WrongAmount,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere odd chips are raced off. Here everyone's are rounded up.")},
        {"3.13.1", Does::RemoveStack, Fault::Forbidden,
         QT_TRANSLATE_NOOP(
             "NightWords",
             "Elsewhere a disqualified player's chips are removed. Here they are blinded off until the final table.")},
        {"3.13.2", Does::Renumber, Fault::Omitted,
         QT_TRANSLATE_NOOP(
             "NightWords",
             "Elsewhere a disqualification changes no place. Here those eliminated at the final table move up one.")},
        {"2.3.2", Does::Out, Fault::WrongAmount,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere players eliminated in one hand with equal stacks share a place. "
                                         "Here the better hand places higher.")},
        {"2.3.1", Does::DrawDealer, Fault::Omitted,
         QT_TRANSLATE_NOOP("NightWords",
                           "Elsewhere the final table may keep its button. Here you draw for the button again.")},
        {"2.3.3", Does::Grant, Fault::Forbidden,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere players may agree on a deal. Here points are never shared.")},
        {"PA-52", Does::FinalTable, Fault::Forbidden,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere the final table has nine or ten players. Here it has eight.")},
        {"3.5.4", Does::Penalise, Fault::WrongAmount, inMinutes},
        {"3.5.4.1", Does::Penalise, Fault::WrongAmount, inMinutes},
        {"3.12.2", Does::Penalise, Fault::WrongAmount, inMinutes},
        {"3.14.1", Does::Penalise, Fault::WrongAmount, inMinutes},
        {"2.1.1.1", Does::Grant, Fault::Forbidden,
         QT_TRANSLATE_NOOP("NightWords", "Elsewhere players may rebuy or add on. Here everyone gets one stack, once.")},
    }};
    const auto* act = std::get_if<DirectorAct>(&event);
    const bool left = verdict.fault == Fault::Omitted;
    if (verdict.isCorrect())
        return act == nullptr ? QString() : asElsewhere(verdict, *act);
    if (left ? !verdict.expected.has_value() : act == nullptr)
        return {};
    const Does does = left ? verdict.expected->act.verb : act->verb;
    if (!left && !isTheirHabit(night, verdict, *act))
        return {};
    // both are moves by 2.2.5, and only elsewhere are the chairs of the one drawn
    const bool broken = does == Does::Move && verdict.competency == DirectorCompetency::Breaking;
    const std::string_view rule = broken ? std::string_view("2.2.6") : verdict.rule.id();
    const auto found = std::ranges::find_if(habits, [&](const OtherTable& habit) {
        return habit.rule == rule && habit.does == does && habit.fault == verdict.fault;
    });
    return found == habits.end() ? QString() : NightWords::tr(found->text);
}

/// What was done about the case before, said with the rule that like cases are treated alike.
static QString treatedText(const Night& night, const DirectorAct& before)
{
    const QString who = entrantText(night, before.person);
    switch (before.verb) {
    case DirectorVerb::Warn:
        return NightWords::tr("The same offense gets the same treatment. Last time you warned %1.").arg(who);
    case DirectorVerb::Penalise:
        return NightWords::tr("The same offense gets the same treatment. Last time you sent %1 away for %2 minutes.")
            .arg(who)
            .arg(before.amount);
    case DirectorVerb::Muck:
        return NightWords::tr("The same offense gets the same treatment. Last time you had %1's hand mucked.").arg(who);
    case DirectorVerb::Disqualify:
        return NightWords::tr("The same offense gets the same treatment. Last time you disqualified %1.").arg(who);
    case DirectorVerb::Ban:
        return NightWords::tr("The same offense gets the same treatment. Last time you banned %1.").arg(who);
    case DirectorVerb::Report:
        return NightWords::tr("The same offense gets the same treatment. Last time you reported %1.").arg(who);
    case DirectorVerb::Grant:
        return NightWords::tr("The same request gets the same answer. Last time you granted it to %1.").arg(who);
    default:
        return NightWords::tr("The same request gets the same answer. Last time you refused it to %1.").arg(who);
    }
}

QString likeCaseText(const Night& night, const DirectorVerdict& verdict)
{
    const Call* call = night.call(verdict.unlike);
    if (verdict.unlike == 0 || call == nullptr)
        return {};
    if (call->metWith)
        return treatedText(night, *call->metWith);
    return NightWords::tr("The same case gets the same ruling. At table %1 you ruled differently.")
        .arg(call->table.number);
}

QString nightPresetText(std::string_view word)
{
    if (word == "two-tables")
        return NightWords::tr("Two tables");
    if (word == "league-night")
        return NightWords::tr("League night");
    if (word == "regional")
        return NightWords::tr("Regional event");
    if (word == "riverboat-table")
        return NightWords::tr("Tennessee table");
    if (word == "riverboat")
        return NightWords::tr("Tennessee event");
    return QString::fromUtf8(word);
}

QString nightPresetNote(std::string_view word)
{
    if (word == "two-tables")
        return NightWords::tr("18 players at two tables: the end of a night, about 15 minutes at 20× speed.");
    if (word == "league-night")
        return NightWords::tr("30 players at four tables, two stacks still unclaimed: a whole evening.");
    if (word == "regional")
        return NightWords::tr("46 players at six tables, two stacks still unclaimed, and a planned break.");
    if (word == "riverboat-table")
        return NightWords::tr("Riverboat 223: eight players at one table, down to the last two, with overdrawn chips.");
    if (word == "riverboat")
        return NightWords::tr(
            "Riverboat 223: 24 players at three tables, in rounds. The last three at each table go on.");
    return {};
}

} // namespace cutcard
