// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/acts/commands.h"
#include "app/desk/acts/hand_course.h"
#include "app/desk/pictures/pictures.h"
#include "app/words/rule_words.h"
#include "app/words/table/act_words.h"
#include "core/players/dealers.h"
#include "core/session/counted.h"

#include <QCoreApplication>

namespace cutcard {

namespace {

constexpr std::ptrdiff_t remarksShown = 60;
constexpr int linesOfEntry = 64; ///< more than an act was ever charged with
constexpr std::size_t dutiesShown = 5;

struct CoachWords {
    Q_DECLARE_TR_FUNCTIONS(coach)
};

using Part = OutlinePart;

/// The part that a chapter belongs to on the checklist.
Part partOf(const Chapter& chapter)
{
    switch (chapter.heading) {
    case Heading::ReplaceExposed:
        return {Heading::HoleCards, 0};
    case Heading::GatherBets:
        return {Heading::BettingRound, chapter.street};
    case Heading::ReadHands:
        return {Heading::Showdown, 0};
    case Heading::NewLevel:
        return {Heading::ShuffleAndCut, 0};
    case Heading::CollectBets:
        return {Heading::AwardPots, 0};
    case Heading::EndOfTournament:
        return {Heading::EndOfHand, 0};
    case Heading::BettingRound:
    case Heading::Flop:
    case Heading::TurnCard:
    case Heading::RiverCard:
        return {chapter.heading, chapter.street};
    default:
        return {chapter.heading, 0};
    }
}

/// Whether a round of a house-banked game is being broken off.
bool isVoid(const Session& session)
{
    const auto duties = session.procedure().duties();
    return faceOf(session).banked && std::ranges::any_of(duties, [](const Duty& duty) {
               return duty.act.verb == Verb::ReturnWagers || duty.act == say(Phrase::HandVoid);
           });
}

/// Whether a chapter is in progress; some open anew after each step, so that they are still ahead as well.
bool isInside(const Session& session, const Chapter& chapter)
{
    if (chapter.goesOn)
        return true;
    const auto next = idealDuty(session);
    const auto turn = session.procedure().turn();
    switch (chapter.heading) {
    case Heading::BettingRound:
        return (next && isPointing(next->act)) || (turn && turn->wait == Wait::Bet)
               || session.situation().betting.street == chapter.street;
    case Heading::ShuffleAndCut:
        return session.table().shuffles > 0;
    case Heading::AwardPotBet:
        return next && next->act.verb == Verb::GatherPot;
    case Heading::GatherBets:
    case Heading::ReplaceExposed:
    case Heading::ReadHands:
    case Heading::DrawForDealer:
        return true;
    default:
        return false;
    }
}

/// Where in the outline the hand is: before the first part that has not begun.
std::size_t position(const Session& session, const std::vector<Part>& parts)
{
    auto chapters = session.procedure().chapters();
    // what the outline does not name, such as the end of a tournament, stands behind it
    const auto named = std::ranges::find_if(
        chapters, [&](const Chapter& chapter) { return std::ranges::find(parts, partOf(chapter)) != parts.end(); });
    if (named == chapters.end() || parts.size() == 1)
        return parts.size() - 1;
    chapters.erase(chapters.begin(), named);
    const auto found = std::ranges::find(parts, partOf(chapters.front()));
    const auto index = static_cast<std::size_t>(found - parts.begin());
    return index == 0 || isInside(session, chapters.front()) ? index : index - 1;
}

/// A duty as the checklist has it: what has to be read off the cards is not told before it is asked for.
QString stepText(const Duty& duty, const Session& session)
{
    switch (duty.act.verb) {
    case Verb::NameHand:
        return CoachWords::tr("Read the hand of %1").arg(wordingAt(session).seat(*duty.act.seat));
    case Verb::NameDealer:
        return CoachWords::tr("Announce the dealer's hand");
    case Verb::NameShared:
        return CoachWords::tr("Announce the “Player” hand");
    default:
        return dutyText(duty, wordingAt(session));
    }
}

void addDuties(CoachPicture& picture, const Session& session)
{
    const auto next = idealDuty(session);
    if (const auto turn = session.procedure().turn(); turn && !next)
        picture.steps.push_back({waitText(*turn, wordingAt(session)), mark::Later});
    std::size_t shown = 0;
    bool marked = next && next->customary;
    if (marked) {
        // the mark says that it is the house's procedure; said twice it is too long for its line
        Duty habit = *next;
        habit.customary = false;
        habit.optional = false;
        picture.steps.push_back({CoachWords::tr("%1 (not graded)").arg(stepText(habit, session)), mark::Habit});
    }
    for (const Duty& duty : session.procedure().duties()) {
        if (++shown > dutiesShown)
            break;
        // of several equal duties, such as shuffles, the first is the one owed now
        const bool owed = !marked && next && duty == *next;
        marked = marked || owed;
        picture.steps.push_back({stepText(duty, session), owed ? mark::Owed : mark::Later});
    }
}

void addSteps(CoachPicture& picture, const Session& session, bool tells)
{
    const auto parts = outlineOf(session);
    const std::size_t now = session.isOver() ? parts.size() : position(session, parts);
    const HandCourse course(session);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const QString text = headingText(parts[i].heading, parts[i].street, session.setup().game());
        if (i < now) {
            const bool done = course.has(parts[i]);
            picture.steps.push_back({text, done ? mark::Done : mark::Skipped});
            picture.done += done ? 1 : 0;
        } else if (i > now) {
            picture.steps.push_back({text, mark::Later});
        } else {
            picture.steps.push_back({text, mark::Optional});
            if (tells)
                addDuties(picture, session);
        }
    }
    picture.at = static_cast<int>(std::min(now + 1, parts.size()));
    picture.total = static_cast<int>(parts.size());
}

/// What a player did, what went wrong or what the floor did, as it was to be seen or heard.
RemarkPicture othersLine(const Session& session, const Entry& entry, int key)
{
    const Wording wording = wordingAt(session);
    const bool floor = std::holds_alternative<FloorStep>(entry.event);
    return {floor ? floorText(entry, wording) : eventLine(entry.event, wording), {}, mark::Later, true, key};
}

/// What an act is charged with besides, with what was due.
void addFurtherFaults(CoachPicture& picture, const Session& session, const Entry& entry, int key)
{
    for (const Verdict& verdict : entry.verdicts | std::views::drop(1)) {
        if (verdict.isCharged())
            picture.lastActs.push_back(
                {expectedText(verdict, wordingAt(session)), verdictText(verdict), mark::Fault, false, ++key});
    }
}

/// The hand's log, the newest first: the dealer's acts with their verdicts, and what the players did.
void addRemarks(CoachPicture& picture, const Session& session, bool coach)
{
    int key = -linesOfEntry * static_cast<int>(session.entries().size());
    for (const Entry& entry : std::views::reverse(session.entries())) {
        key += linesOfEntry;
        const bool old = entry.hand != session.hand() && !picture.lastActs.empty() && !session.isOver();
        if (std::ssize(picture.lastActs) >= remarksShown || (old && picture.lastActs.size() > 5))
            break;
        const auto* act = std::get_if<Act>(&entry.event);
        if (const auto* incident = std::get_if<Incident>(&entry.event);
            incident != nullptr && incident->mishap == Mishap::BoxedCard)
            continue; // to be seen by itself when its turn comes
        if (act == nullptr) {
            picture.lastActs.push_back(othersLine(session, entry, key));
            continue;
        }
        if (entry.verdicts.empty())
            continue;
        const Verdict& verdict = entry.verdicts.front();
        if (const Act* judged = actOf(entry, verdict); judged != nullptr) // a payment whose rest did not follow
            act = judged;
        if (coach) {
            picture.lastActs.push_back(
                {actText(*act, wordingAt(session)), verdictText(verdict, *act), markOf(verdict), false, key});
            addFurtherFaults(picture, session, entry, key);
        } else {
            picture.lastActs.push_back({actText(*act, wordingAt(session)), {}, mark::Later, false, key});
        }
    }
}

/// What stands in the panel of a test in place of the procedure: what is dealt, and how far it is.
QStringList factsOf(const Session& session)
{
    const SessionSetup& setup = session.setup();
    QStringList facts{gameText(setup.game())};
    const bool rounds = faceOf(session).banked;
    if (setup.hands > 0)
        facts.append((rounds ? CoachWords::tr("Round %1 of %2") : CoachWords::tr("Hand %1 of %2"))
                         .arg(std::min(session.hand(), setup.hands))
                         .arg(setup.hands));
    else
        facts.append((rounds ? CoachWords::tr("Round %1") : CoachWords::tr("Hand %1")).arg(session.hand()));
    facts.append(CoachWords::tr("No hints, and mistakes take effect."));
    return facts;
}

/// What the last event is found wrong for, while nothing has followed it yet: all that it is charged with.
std::vector<Verdict> standingFaults(const Session& session)
{
    std::vector<Verdict> faults;
    const auto& entries = session.entries();
    if (entries.empty())
        return faults;
    for (const Verdict& verdict : entries.back().verdicts) {
        if (verdict.isCharged() || (!verdict.isCorrect() && &verdict == &entries.back().verdicts.front()))
            faults.push_back(verdict);
    }
    return faults;
}

/// What was due in place of a fault, and why.
QString faultExplained(const Session& session, const Verdict& fault)
{
    const Entry& entry = session.entries().back();
    const Wording wording = wordingAt(session);
    const Act* act = actOf(entry, fault);
    const QString due = act != nullptr ? explanationText(fault, *act, wording) : explanationText(fault, wording);
    const QString reason = reasonText(fault.reason, wording);
    //: a mistake, and why it was one
    return reason.isEmpty() ? due : CoachWords::tr("%1. %2").arg(due, reason);
}

/// Whether the house has what a command needs: a shuffler, or a deck shuffled by hand.
bool isAtHand(const Command& command, const Session& session)
{
    if (!faceOf(session).banked || command.act.verb == Verb::Announce)
        return true;
    const bool machine = bankedOptions(session.situation()).machine;
    switch (command.act.verb) {
    case Verb::TakeDeck:
    case Verb::LoadShuffler:
        return machine;
    case Verb::SelfCut:
    case Verb::LiftCutCard:
        return !machine;
    case Verb::CutOut:
        return bankedOptions(session.situation()).cutsPayments;
    default:
        return true;
    }
}

} // namespace

std::vector<OutlinePart> outlineOf(const Session& session)
{
    if (const auto own = faceOf(session).outline)
        return own(session);
    if (isVoid(session))
        return {{Heading::VoidRound, 0}};
    Situation opening = session.situation();
    if (session.hand() == 1)
        opening.table.button = session.setup().button;
    std::vector<Part> parts;
    for (const Chapter& chapter : session.game().hand(opening).chapters()) {
        const Part part = partOf(chapter);
        if (std::ranges::find(parts, part) == parts.end())
            parts.push_back(part);
    }
    return parts;
}

mark::Kind markOf(const Verdict& verdict)
{
    // what is only told is no fault
    if (!verdict.isCorrect())
        return verdict.told ? mark::Later : mark::Fault;
    return verdict.selfCorrected ? mark::Corrected : mark::Done;
}

CoachPicture coachPicture(const Session& session, bool coach, bool tells)
{
    CoachPicture picture;
    addRemarks(picture, session, coach);
    picture.title = coach ? CoachWords::tr("Procedure") : CoachWords::tr("Test");
    if (!coach) {
        picture.facts = factsOf(session);
        return picture;
    }
    addSteps(picture, session, tells);
    const auto faults = standingFaults(session);
    const auto next = idealDuty(session);
    std::optional<Rule> rule;
    if (!faults.empty())
        rule = faults.front().rule;
    else if (next && tells)
        rule = next->rule;
    if (rule) {
        picture.ruleId = QString::fromUtf8(rule->id().data(), static_cast<qsizetype>(rule->id().size()));
        picture.ruleTitle = ruleTitle(*rule);
        picture.ruleText = ruleText(*rule);
    }
    QStringList explained;
    for (const Verdict& fault : faults)
        explained.append(faultExplained(session, fault));
    picture.explanation = explained.join(QLatin1Char('\n'));
    const auto percent = session.score().overall();
    picture.scoreText = percent ? CoachWords::tr("Score %1").arg(*percent) : QString();
    picture.canUndo = !session.entries().empty();
    picture.canShow = next.has_value();
    return picture;
}

std::vector<CommandPicture> commandPictures(const Session& session, bool tells)
{
    std::vector<CommandPicture> pictures;
    const auto next = tells ? idealDuty(session) : std::nullopt;
    const QString owed = next ? commandIdOf(next->act) : QString();
    for (const Command& command : dealerCommands()) {
        if (!command.belongsTo(session.setup().game()) || !isAtHand(command, session))
            continue;
        pictures.push_back({.id = command.id,
                            .text = command.text,
                            .key = command.key,
                            .group = command.group,
                            .enabled = !session.isOver(),
                            .owed = command.id == owed});
    }
    return pictures;
}

} // namespace cutcard
