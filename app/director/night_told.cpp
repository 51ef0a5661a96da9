// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of an event: noted at a real night, explained by the coach, or only told.
#include "app/director/night_told.h"

#include "app/words/night/night_words.h"
#include "app/words/rule_words.h"
#include "core/tournament/state/seats.h"

namespace cutcard {

/// What stands in the way of an act that hands can't do, where it is plain to see.
static QString whyNot(const Night& night, const DirectorAct& act)
{
    const Ring* ring = night.ring(act.table);
    const bool moves = act.verb == DirectorVerb::Move || act.verb == DirectorVerb::Admit;
    if (ring == nullptr || (!moves && act.verb != DirectorVerb::Break))
        return {};
    if (ring->handOn)
        return RoomTexts::tr("A hand is being played there");
    const auto freeAt = [&](const Ring& each) { return std::max(0, night.house.tableMax - stackCount(each)); };
    if (moves)
        return freeAt(*ring) > 0 ? QString() : RoomTexts::tr("No seat is free there");
    const int chairs = sumOf(
        night.rings, [&](const Ring& each) { return each.isOpen() && each.number != ring->number ? freeAt(each) : 0; });
    return chairs >= stackCount(*ring) ? QString()
                                       : RoomTexts::tr("%1 players sit there, and the other tables have %2 free seats")
                                             .arg(stackCount(*ring))
                                             .arg(chairs);
}

/// That hands can't do an act, and why where that is plain.
static QString cannotText(const QString& act, const QString& why)
{
    //: %1 is an act of the director's, %2 says why not
    return why.isEmpty() ? RoomTexts::tr("That cannot be done: %1").arg(act)
                         : RoomTexts::tr("That cannot be done: %1. %2").arg(act, why);
}

/// Who deals next anyway has the button: naming that player changes nothing, and is no mistake.
static bool namesComingDealer(const Night& night, const DirectorAct& act)
{
    const Ring* ring = night.ring(act.table);
    return act.verb == DirectorVerb::PlaceButton && ring != nullptr && !ring->handOn
           && comingDealer(night, *ring) == act.person;
}

/// What was noted at a real night, and what the rule has instead: card-room practice is not the booklet's.
static QString insteadText(const QString& noted, Rule rule, const QString& instead)
{
    return (rule.id().starts_with("GP-") ? RoomTexts::tr("%1. By general practice: %2")
                                         : RoomTexts::tr("%1. By the booklet: %2"))
        .arg(noted, instead);
}

/// Whether an act of a real night departs from the booklet in more than buttons and stacks, which nobody knows.
static bool isOtherwise(const DirectorAct& act, Fault fault)
{
    using Does = DirectorVerb;
    constexpr std::array known{Does::Level,          Does::FinalTable, Does::RemoveStack, Does::Admit, Does::Claim,
                               Does::ClearUnclaimed, Does::Grant,      Does::Winner,      Does::Finish};
    const bool wrong = fault == Fault::Premature || fault == Fault::OutOfOrder || fault == Fault::Forbidden;
    return wrong && std::ranges::find(known, act.verb) != known.end();
}

/// An act of a real night; of chips the book is always right, where buttons and stacks are it may not know.
static NightTold noted(const Night& before, const DirectorAct& act, const NightEntry& entry, bool impossible)
{
    const QString said = directorActText(before, act);
    //: something that happened, entered at a real night
    NightTold told{.text = impossible ? said : RoomTexts::tr("Noted: %1").arg(said)};
    if (entry.verdicts.empty())
        return told;
    const DirectorVerdict& verdict = entry.verdicts.front();
    QString instead;
    if (verdict.fault == Fault::WrongAmount && verdict.expected) {
        instead = directorActText(before, verdict.expected->act);
    } else if (!impossible && isOtherwise(act, verdict.fault)) {
        instead = directorVerdictText(verdict);
        instead.front() = instead.front().toLower();
    }
    if (instead.isEmpty())
        return told;
    return {.text = insteadText(told.text, verdict.rule, instead), .kind = NightMessage::Event, .rule = verdict.rule};
}

/// What the coach says of an act.
static NightTold explained(const Night& before, const NightEntry& entry, const QString& act)
{
    const DirectorVerdict& verdict = entry.verdicts.front();
    const bool right = verdict.isCorrect();
    QString text =
        right
            //: the coach has shown what to do
            ? (entry.shown ? RoomTexts::tr("Shown") : directorVerdictText(verdict)) + QStringLiteral(": ") + act
            : RoomTexts::tr("%1 – taken back. %2").arg(capitalised(act), directorExplanation(before, verdict));
    for (const QString& remark : {otherTournamentsText(before, verdict, entry.event), likeCaseText(before, verdict)}) {
        if (!remark.isEmpty())
            //: what was done at the table, and what the coach says of it
            text = RoomTexts::tr("%1. %2").arg(text.endsWith(QLatin1Char('.')) ? text.chopped(1) : text, remark);
    }
    return {.text = text, .kind = right ? NightMessage::Right : NightMessage::Wrong, .rule = verdict.rule};
}

static NightTold toldOfAct(const DirectorAct& act, const NightEntry& entry, const Night& before, bool real,
                           bool coached)
{
    // what was done already by something that went before is not impossible
    const bool right = !entry.verdicts.empty() && entry.verdicts.front().isCorrect();
    const bool known = real && namesComingDealer(before, act);
    const bool impossible = !entry.tookEffect && !coached && !right && !known;
    NightTold told = real ? noted(before, act, entry, impossible) : NightTold{.text = directorActText(before, act)};
    if (impossible)
        told.text = cannotText(told.text, whyNot(before, act));
    return coached && !entry.verdicts.empty() ? explained(before, entry, told.text) : told;
}

static NightTold toldOfRoom(const WorldEvent& event, const NightEntry& entry, const Night& before, bool coached)
{
    const QString text = capitalised(worldEventText(before, event));
    if (!coached || entry.verdicts.empty())
        return {.text = text};
    const DirectorVerdict& verdict = entry.verdicts.front();
    return {.text = (text.isEmpty() ? text : text + QStringLiteral(". ")) + directorExplanation(before, verdict),
            .kind = NightMessage::Wrong,
            .rule = verdict.rule};
}

QString takenBackText(const NightSession& from, std::size_t left, const NightRun& run)
{
    QString taken;
    // the last act is named, in the room as it was
    for (std::size_t i = run.real() ? from.entries().size() : left; i-- > left && taken.isEmpty();) {
        if (const auto* act = std::get_if<DirectorAct>(&from.entries()[i].event))
            taken = directorActText(from.undone(from.entries().size() - i).night(), *act);
    }
    const bool stands = run.real() && !run.running() && run.session()->night().stage == NightStage::Playing;
    const QString back = taken.isEmpty() ? RoomTexts::tr("Taken back") : RoomTexts::tr("Taken back: %1").arg(taken);
    //: %1 is what was taken back
    return stands ? RoomTexts::tr("%1. The clock is stopped: Space starts it").arg(back) : back;
}

NightTold toldOf(const NightEntry& entry, const Night& before, bool real, bool coached)
{
    if (const auto* act = std::get_if<DirectorAct>(&entry.event))
        return toldOfAct(*act, entry, before, real, coached);
    return toldOfRoom(std::get<WorldEvent>(entry.event), entry, before, coached);
}

} // namespace cutcard
