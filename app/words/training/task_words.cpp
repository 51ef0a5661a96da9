// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/training/task_words.h"
#include "core/exam/quiz_banks.h"

#include "app/words/night/night_words.h"
#include "app/words/rule_words.h"
#include "app/words/said.h"
#include "app/words/table/act_words.h"
#include "app/words/table/dealers_report.h"
#include "app/words/tr.h"
#include "app/words/training/quiz_words.h"
#include "core/base/overloaded.h"
#include "core/exam/quiz.h"
#include "core/training/directing.h"

namespace cutcard {

namespace {

struct TaskTexts {
    Q_DECLARE_TR_FUNCTIONS(task)
};

/// An option of a kind of task, or what one of its numbers or seats is asked for.
QString kindWord(const Task& task, std::size_t place)
{
    return task.kind == nullptr ? QString()
                                : said("task-word", std::string(task.kind->id) + '-' + std::to_string(place));
}

QString personText(const TaskPerson& person)
{
    const QString name(QLatin1Char(person.name));
    //: a player, chips and the hand that was beaten
    return person.hand ? TaskTexts::tr("%1 began the hand with %2; losing hand: %3")
                             .arg(name, chipsText(person.chips), said(*person.hand))
                       //: a player and the chips the player brings to the table
                       : TaskTexts::tr("%1 brings %2").arg(name, chipsText(person.chips));
}

const TaskPerson* personAt(const Task& task, int place)
{
    const auto at = static_cast<std::size_t>(place);
    if (const auto* people = std::get_if<PeopleShown>(&task.shown))
        return &people->people.at(at);
    const auto* ring = std::get_if<RingShown>(&task.shown);
    return ring != nullptr && task.answer == AnswerKind::Order ? &ring->coming.at(at) : nullptr;
}

QString cardsText(std::span<const Card> cards)
{
    return textsOf(cards, cardSign).join(QLatin1Char(' '));
}

QString chairText(const Task& task, std::int64_t chair)
{
    const auto* ring = std::get_if<RingShown>(&task.shown);
    if (chair == nobodysChair || ring == nullptr)
        return TaskTexts::tr("nobody");
    return QString(QLatin1Char(ring->chairs.at(static_cast<std::size_t>(chair)).name));
}

QString stepText(const WorkingStep& step)
{
    const auto figure = [&](std::size_t at) { return chipsText(step.figures[at]); };
    switch (step.kind) {
    case WorkingStep::Kind::Layer: {
        const QString pot = potText(static_cast<int>(step.figures[0]));
        if (step.figures[3] == 0)
            //: a pot, a number of players and two amounts
            return TaskTexts::tr("%1: %2 players × %3 = %4").arg(pot, figure(1), figure(2), figure(4));
        return TaskTexts::tr("%1: %2 players × %3 + %4 from a folded hand = %5")
            .arg(pot, figure(1), figure(2), figure(3), figure(4));
    }
    case WorkingStep::Kind::Change:
        return TaskTexts::tr("%1 put in, %2 due: %3 goes back").arg(figure(0), figure(1), figure(2));
    case WorkingStep::Kind::Payment:
        return step.figures[1] == 0 ? TaskTexts::tr("The wager is taken")
                                    //: an amount, the odds, and what they pay
                                    : TaskTexts::tr("%1 at %2 to 1 = %3").arg(figure(0), figure(1), figure(2));
    }
    return {};
}

QString trayText(const Task& task, const TaskAnswer& answer)
{
    const auto& tray = std::get<ChangeShown>(task.shown).tray;
    QStringList parts;
    for (std::size_t i = 0; i < std::min(answer.size(), tray.size()); ++i) {
        if (answer[i] > 0)
            parts.append(QStringLiteral("%1 × %2").arg(answer[i]).arg(chipsText(tray[i].denomination)));
    }
    return parts.isEmpty() ? TaskTexts::tr("no chips") : parts.join(QStringLiteral(" + "));
}

/// Somebody sent to another table, or nobody.
QString moveText(const Task& task, const TablesShown& shown, int place)
{
    const auto at = static_cast<std::size_t>(place);
    if (at >= shown.moves.size())
        return kindWord(task, 0);
    const TableMove& move = shown.moves[at];
    return TaskTexts::tr("%1 of table %2 moves to table %3")
        .arg(QString(QLatin1Char(move.who)))
        .arg(move.from)
        .arg(move.to);
}

} // namespace

QString ringChairText(const RingChair& chair)
{
    QStringList held{QString(QLatin1Char(chair.name))};
    if (chair.button)
        held.append(QStringLiteral("D"));
    if (chair.smallBlind)
        held.append(QStringLiteral("SB"));
    if (chair.bigBlind)
        held.append(QStringLiteral("BB"));
    if (chair.gone)
        held.append(TaskTexts::tr("eliminated"));
    if (chair.away)
        held.append(TaskTexts::tr("away"));
    if (chair.left)
        held.append(TaskTexts::tr("has left"));
    return held.join(QLatin1Char(' '));
}

QString topicNote(Topic topic)
{
    return said("topic-note", topic);
}

QString taskTitle(const TaskKind& kind)
{
    return said("task", kind.id);
}

QString taskText(const Task& task)
{
    if (task.item != nullptr)
        return filledText(QCoreApplication::translate("Quiz", task.item->question), task.figures);
    // counted are side pots as well as the main pot
    const bool sidePot = task.kind->id == "pots.count" && task.figures[0] > 0;
    return filledText(said("task-question", sidePot ? "pots.count-side" : task.kind->id), task.figures);
}

QString taskSource(const Task& task)
{
    return task.item != nullptr ? documentText(task.item->document) : taskTitle(*task.kind);
}

QString taskInstruction(const Task& task)
{
    return task.answer == AnswerKind::Choose
               ? TaskTexts::tr("Choose %n answer(s).", nullptr, static_cast<int>(task.right.size()))
               : said("instruction", task.answer);
}

QString taskOption(const Task& task, int place)
{
    if (const TaskPerson* person = personAt(task, place))
        return personText(*person);
    if (const auto* frozen = std::get_if<FrozenShown>(&task.shown)) {
        const auto hand = handOf(*frozen);
        return rulingText(frozen->choices.at(static_cast<std::size_t>(place)).act,
                          hand ? wordingAt(hand->session) : Wording());
    }
    if (const auto* tables = std::get_if<TablesShown>(&task.shown))
        return moveText(task, *tables, place);
    if (task.item == nullptr)
        return kindWord(task, static_cast<std::size_t>(place));
    if (task.item->kind == QuestionKind::TrueFalse)
        return place == 0 ? TaskTexts::tr("True") : TaskTexts::tr("False");
    const auto index = static_cast<std::size_t>(task.order[static_cast<std::size_t>(place)]);
    const auto& right = task.item->right;
    const char* text = index < right.size() ? right[index] : task.item->wrong[index - right.size()];
    return filledText(QCoreApplication::translate("Quiz", text), task.figures);
}

QString taskWanted(const Task& task, int which)
{
    const auto at = static_cast<std::size_t>(which);
    if (std::holds_alternative<LayoutShown>(task.shown))
        return TaskTexts::tr("Spot %1").arg(which + 1);
    if (const auto* change = std::get_if<ChangeShown>(&task.shown); change != nullptr && at < change->tray.size())
        return chipsText(change->tray[at].denomination);
    const QString word = kindWord(task, at);
    return word.isEmpty() ? TaskTexts::tr("Amount") : word;
}

QStringList taskLines(const Task& task)
{
    QStringList lines;
    const auto* frozen = std::get_if<FrozenShown>(&task.shown);
    const auto hand = frozen != nullptr ? handOf(*frozen) : std::nullopt;
    return hand ? dealersReport(*hand, wordingAt(hand->session)) : lines;
}

QString taskAnswerText(const Task& task, const TaskAnswer& answer)
{
    if (answer.empty())
        return TaskTexts::tr("no answer");
    if (task.answer == AnswerKind::Counts)
        return trayText(task, answer);
    QStringList parts;
    for (const std::int64_t number : answer) {
        if (task.answer == AnswerKind::Amounts)
            parts.append(number < 0 ? QStringLiteral("–") : chipsText(number));
        else if (task.answer == AnswerKind::Seats)
            parts.append(chairText(task, number));
        else if (const TaskPerson* person = personAt(task, static_cast<int>(number)))
            parts.append(QString(QLatin1Char(person->name)));
        else
            parts.append(taskOption(task, static_cast<int>(number)));
    }
    return parts.join(QStringLiteral(", "));
}

QStringList taskWorking(const Task& task)
{
    if (task.item != nullptr)
        return {withRuleTitles(filledText(QCoreApplication::translate("Quiz", task.item->explanation), task.figures))};
    return textsOf(task.working, stepText);
}

QString taskSummary(const Task& task)
{
    QStringList parts;
    std::visit(overloaded{
                   [&](const StakesShown& shown) {
                       for (const Stake& one : shown.stakes)
                           parts.append((one.folded  ? TaskTexts::tr("%1 folded")
                                         : one.allIn ? TaskTexts::tr("%1 all-in")
                                                     : QStringLiteral("%1"))
                                            .arg(chipsText(valueOf(one.chips))));
                   },
                   [&](const HandsShown& shown) {
                       parts = textsOf(shown.hands, cardsText);
                       if (!shown.board.empty())
                           //: a list of cards
                           parts.append(TaskTexts::tr("board %1").arg(cardsText(shown.board)));
                   },
                   [&](const TablesShown& shown) {
                       parts = textsOf(shown.tables, [](const auto& chairs) {
                           return textsOf(chairs, ringChairText).join(QStringLiteral(", "));
                       });
                   },
                   [&](const PeopleShown& shown) { parts = textsOf(shown.people, personText); },
                   [&](const RingShown& shown) {
                       parts = textsOf(shown.chairs, ringChairText) + textsOf(shown.coming, personText);
                   },
                   [&](const ChangeShown& shown) {
                       parts.append(TaskTexts::tr("put in: %1").arg(chipsText(valueOf(shown.put))));
                   },
                   [&](const LayoutShown& shown) {
                       for (const PaidSpot& spot : shown.spots)
                           parts.append(QStringLiteral("%1 %2").arg(cardsText(spot.cards), chipsText(spot.wager)));
                       //: a list of cards
                       parts.append(TaskTexts::tr("board %1").arg(cardsText(shown.board)));
                   },
                   [](const auto&) {},
               },
               task.shown);
    const QString text = taskText(task);
    return parts.isEmpty() ? text : text + QLatin1Char(' ') + parts.join(QStringLiteral(" · "));
}

QString practiceText(const QString& subject)
{
    const std::string word = subject.toStdString();
    if (const auto topic = valueNamed<Topic>(word))
        return said(*topic);
    if (const TaskKind* kind = findTaskKind(word))
        return taskTitle(*kind);
    for (const Document document : documents()) {
        if (documentWord(document) == word)
            return documentText(document);
    }
    return word == "night.moment" ? TaskTexts::tr("A moment of a night") : subject;
}

} // namespace cutcard
