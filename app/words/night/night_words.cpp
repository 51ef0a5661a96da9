// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/night/night_words.h"

#include "app/words/said.h"
#include "app/words/tr.h"
#include "core/tournament/state/seats.h"

namespace cutcard {

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

QString directorVerdictText(const DirectorVerdict& verdict)
{
    const bool measured = verdict.fault == Fault::WrongAmount && verdict.expected;
    if (const QString wrong = measured ? said("wrong-measure", verdict.expected->act.verb) : QString();
        !wrong.isEmpty())
        return wrong;
    return verdict.isCorrect() && verdict.selfCorrected ? NightWords::tr("Corrected") : said(verdict.fault);
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
    const auto* act = std::get_if<DirectorAct>(&event);
    const bool left = verdict.fault == Fault::Omitted;
    if (verdict.isCorrect())
        return act == nullptr ? QString() : asElsewhere(verdict, *act);
    if (left ? !verdict.expected.has_value() : act == nullptr)
        return {};
    const DirectorVerb does = left ? verdict.expected->act.verb : act->verb;
    if (!left && !isTheirHabit(night, verdict, *act))
        return {};
    // both are moves by 2.2.5, and only elsewhere are the chairs of the one drawn
    const bool broken = does == DirectorVerb::Move && verdict.competency == DirectorCompetency::Breaking;
    const std::string rule = broken ? "2.2.6" : std::string(verdict.rule.id());
    // what is said hangs on the act that is the habit, not on the paragraph alone
    return said("elsewhere", rule + ' ' + wordOf(does) + ' ' + wordOf(verdict.fault));
}

/// What was done about the case before, said with the rule that like cases are treated alike.
static QString treatedText(const Night& night, const DirectorAct& before)
{
    const QStringList blanks{entrantText(night, before.person), QString::number(before.amount)};
    const QString text = said("treated", before.verb, blanks);
    return text.isEmpty() ? said("treated", DirectorVerb::Refuse, blanks) : text;
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
    const QString text = said("preset", word);
    return text.isEmpty() ? textOf(word) : text;
}

QString nightPresetNote(std::string_view word)
{
    return said("preset-note", word);
}

} // namespace cutcard
