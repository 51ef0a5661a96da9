// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/result/result.h"

#include "app/academy/forms/paper.h"
#include "app/academy/house/academy.h"
#include "app/academy/result/result_faults.h"
#include "app/words/tr.h"
#include "core/games/catalogue/catalogue.h"
#include "core/games/reasons.h"
#include "core/session/counted.h"
#include "core/session/text/report.h"

#include <QJsonDocument>

namespace cutcard {

static QJsonArray asArray(const std::vector<int>& numbers)
{
    return madeOf<QJsonArray>(numbers, [&](const int number) { return number; });
}

static QJsonArray asArray(const std::vector<std::string>& words)
{
    return madeOf<QJsonArray>(words, [&](const std::string& word) { return QString::fromStdString(word); });
}

/// Answered right, or given to everybody.
static bool counts(const Sitting::Work& work, std::size_t item, const Corrections& corrections)
{
    const Task& question = work.form.questions[item];
    return isRight(question, work.answers[item]) || contains(corrections.items, question.item->id);
}

/// The answers that were chosen, counted through the item's right and then its wrong ones, wherever they stood.
static QJsonArray chosenOf(const Task& question, const TaskAnswer& answer)
{
    // of numbers, true and false there are none
    return madeOf<QJsonArray>(question.order.empty() ? TaskAnswer() : answer, [&](const std::int64_t place) {
        return question.order[static_cast<std::size_t>(place)];
    });
}

static QJsonObject theoryOf(const Sitting::Work& work, const Corrections& corrections)
{
    const TheoryScore score = theoryScoreOf(work, corrections);
    std::map<ItemCompetency, std::pair<int, int>> cells; // right, asked
    QJsonArray items;
    for (std::size_t i = 0; i < work.form.questions.size(); ++i) {
        const Task& question = work.form.questions[i];
        const bool right = counts(work, i, corrections);
        const bool answered = counts(work, i, {});
        auto& cell = cells[question.item->competency];
        cell.first += right ? 1 : 0;
        ++cell.second;
        QJsonObject item{{"id", QString::fromUtf8(question.item->id)},
                         {"competency", keptWord(question.item->competency)},
                         {"answered", !work.answers[i].empty()},
                         {"chosen", chosenOf(question, work.answers[i])},
                         {"seconds", i < work.itemSeconds.size() ? work.itemSeconds[i] : 0},
                         {"right", right}};
        // what was given afterwards says nothing of how the question was answered
        if (right != answered)
            item.insert(QStringLiteral("answeredRight"), answered);
        items.append(item);
    }
    QJsonArray competencies;
    for (const auto& [competency, count] : cells)
        competencies.append(
            QJsonObject{{"competency", keptWord(competency)}, {"right", count.first}, {"asked", count.second}});
    return {{"asked", score.asked},
            {"right", score.right},
            {"open", score.open},
            {"percent", score.percent()},
            {"pass", work.blueprint.theory.pass},
            {"items", items},
            {"competencies", competencies}};
}

static QJsonArray missedOf(const PracticalScore& score)
{
    std::map<std::tuple<Rule, Fault, Severity>, int> missed;
    for (const ChargedFault& fault : score.faults)
        ++missed[{fault.rule, fault.fault, fault.severity}];
    QJsonArray array;
    for (const auto& [what, times] : missed)
        array.append(QJsonObject{{"rule", QString::fromUtf8(std::get<Rule>(what).id())},
                                 {"fault", keptWord(faultWords, std::get<Fault>(what))},
                                 {"severity", keptWord(std::get<Severity>(what))},
                                 {"times", times}});
    return array;
}

static QString lineOf(const Act& act)
{
    return QString::fromStdString(eventText(Event(act)));
}

/// One fault where it was made: what was done and due, as in session files, which are the same in every language.
static QJsonObject faultAt(const Verdict& verdict, const Act* act)
{
    QJsonObject fault{{"rule", QString::fromUtf8(verdict.rule.id())},
                      {"fault", keptWord(faultWords, verdict.fault)},
                      {"severity", keptWord(verdict.severity)}};
    if (act != nullptr)
        fault.insert(QStringLiteral("done"), lineOf(*act));
    if (const Act* due = dueIn(verdict))
        fault.insert(QStringLiteral("due"), lineOf(*due));
    if (const QJsonObject reason = keptReason(verdict.reason); !reason.isEmpty())
        fault.insert(QStringLiteral("reason"), reason);
    return fault;
}

/// What was charged in a hand, in the order in which it came up.
static QJsonArray faultsOf(const Session& session, const Corrections& corrections)
{
    QJsonArray faults;
    int number = 0;
    for (const Entry& entry : session.entries()) {
        const Act* act = entry.byHouse ? nullptr : std::get_if<Act>(&entry.event);
        number += act != nullptr ? 1 : 0;
        for (const Verdict& verdict : entry.verdicts) {
            if (entry.byHouse || !verdict.isCharged() || verdict.competency == Competency::Pace
                || contains(corrections.rules, verdict.rule.id()))
                continue;
            QJsonObject fault = faultAt(verdict, actOf(entry, verdict));
            fault.insert(QStringLiteral("act"), number);
            faults.append(fault);
        }
    }
    return faults;
}

/// The same of a director's station, where nothing is dealt.
static QJsonArray faultsOf(const DirectorWork& work, const Corrections& corrections)
{
    QJsonArray faults;
    for (const DirectorVerdict& verdict : work.verdicts()) {
        if (verdict.isCharged() && !contains(corrections.rules, verdict.rule.id()))
            faults.append(QJsonObject{{"rule", QString::fromUtf8(verdict.rule.id())},
                                      {"fault", keptWord(faultWords, verdict.fault)},
                                      {"severity", keptWord(verdict.severity)}});
    }
    return faults;
}

/// How often the dealer's hands moved.
static int actsIn(const Session& session)
{
    int acts = 0;
    for (const Entry& entry : session.entries())
        acts += !entry.byHouse && std::holds_alternative<Act>(entry.event) ? 1 : 0;
    return acts;
}

static void excuse(PracticalScore& score, const Corrections& corrections)
{
    for (std::size_t i = score.faults.size(); i-- > 0;) {
        if (contains(corrections.rules, score.faults[i].rule.id()))
            score.excuse(i);
    }
    // also what became critical by what came of another slip
    std::erase_if(score.criticals,
                  [&](const CriticalError& each) { return contains(corrections.rules, each.rule.id()); });
}

static QJsonObject directedOf(const DirectorWork& work)
{
    return {{"night", work.night().has_value()}, {"finished", work.isOver()}, {"signature", signatureOf(work)}};
}

/// Says where it was that was added last: the table and the hand, from 1; a director's station has no hands.
static void place(std::span<CriticalError> added, std::size_t station, std::size_t hand)
{
    for (CriticalError& each : added) {
        each.table = static_cast<int>(station) + 1;
        each.hand = static_cast<int>(hand);
    }
}

/// Adds what was done at a station, and what was left out there if it was handed in before its end.
static void addStation(PracticalScore& score, const Sitting::Work& work, std::size_t station)
{
    const PracticalScore before = score;
    const std::vector<Session>& dealt = work.stations[station];
    for (std::size_t hand = 0; hand < dealt.size(); ++hand) {
        const std::size_t known = score.criticals.size();
        score.add(dealt[hand]);
        place(std::span(score.criticals).subspan(known), station, hand + 1);
    }
    const std::optional<DirectorWork>& directed = work.directed[station];
    if (directed) {
        const std::size_t known = score.criticals.size();
        score.add(*directed);
        place(std::span(score.criticals).subspan(known), station, 0);
    }
    // a director's station has no hands: never begun, it has nothing at all
    const bool dealtOut =
        !dealt.empty() && dealt.size() == work.hands[station].size() && std::ranges::all_of(dealt, &Session::isOver);
    if (!(directed ? directed->isOver() : dealtOut))
        score.leaveOut(work.asked[station], before, work.brokenOff && *work.brokenOff <= static_cast<int>(station) + 1);
}

static QJsonArray stationsOf(const Sitting::Work& work, const Corrections& corrections)
{
    QJsonArray stations;
    for (std::size_t i = 0; i < work.blueprint.stations.size(); ++i) {
        QJsonArray hands;
        PracticalScore score;
        for (const Session& session : work.stations[i]) {
            hands.append(QJsonObject{{"events", static_cast<qint64>(session.entries().size())},
                                     {"finished", session.isOver()},
                                     {"acts", actsIn(session)},
                                     {"game", QString::fromUtf8(entryOf(session.setup().game()).word)},
                                     {"faults", faultsOf(session, corrections)},
                                     {"signature", QString::number(signatureOf(session.entries()), 16)}});
        }
        addStation(score, work, i);
        excuse(score, corrections);
        QJsonObject station{{"model", QString::fromStdString(work.blueprint.stations[i].model)},
                            {"hands", hands},
                            {"dealerSeconds", i < work.dealerSeconds.size() ? work.dealerSeconds[i] : 0},
                            {"planned", static_cast<qint64>(work.hands[i].size())},
                            {"percent", score.overall() ? QJsonValue(*score.overall()) : QJsonValue()}};
        if (work.directed[i]) {
            station.insert(QStringLiteral("directed"), directedOf(*work.directed[i]));
            station.insert(QStringLiteral("faults"), faultsOf(*work.directed[i], corrections));
        }
        stations.append(station);
    }
    return stations;
}

static QJsonArray criticalsOf(const PracticalScore& score)
{
    return madeOf<QJsonArray>(score.criticals, [&](const CriticalError& error) {
        return QJsonObject{{"table", error.table},
                           {"hand", error.hand},
                           {"rule", QString::fromUtf8(error.rule.id())},
                           {"fault", keptWord(faultWords, error.fault)}};
    });
}

/// What kind of duty a habit is of.
static void insertKind(QJsonObject& object, const DutyKind& kind)
{
    object.insert(QStringLiteral("verb"), QString::fromUtf8(verbFacts(kind.verb).word));
    if (kind.phrase)
        object.insert(QStringLiteral("phrase"), QString::fromUtf8(phraseFacts(*kind.phrase).word));
    object.insert(QStringLiteral("burn"), kind.burn);
}

/// What was corrected again and again: it fails nothing, and is to be spoken of.
static QJsonArray mendedOf(const PracticalScore& score, const Blueprint& blueprint)
{
    QJsonArray mended;
    for (const Habit& each : score.habits.mended(blueprint.practical.habit)) {
        QJsonObject row{{"found", each.right}, {"needed", each.due}, {"corrected", each.corrected}};
        insertKind(row, each.kind);
        mended.append(row);
    }
    return mended;
}

static QJsonObject practicalOf(const Sitting::Work& work, const Corrections& corrections)
{
    const PracticalScore score = practicalScoreOf(work, corrections);
    QJsonArray competencies;
    for (int i = 0; i < itemCompetencyCount; ++i) {
        const auto competency = static_cast<ItemCompetency>(i);
        const Tally& tally = score.tallies[static_cast<std::size_t>(i)];
        const auto percent = score.percent(competency);
        const int unreached = score.unreached[static_cast<std::size_t>(i)];
        if (tally.possible == 0 && tally.faults == 0 && unreached == 0)
            continue;
        competencies.append(QJsonObject{{"competency", keptWord(competency)},
                                        {"percent", percent ? QJsonValue(*percent) : QJsonValue()},
                                        {"needed", work.blueprint.needed(competency)},
                                        {"earnedParts", tally.earned},
                                        {"possibleParts", tally.possible + unreached},
                                        {"duties", tally.duties},
                                        {"faults", tally.faults}});
    }
    const auto overall = score.overall();
    return {{"percent", overall ? QJsonValue(*overall) : QJsonValue()},
            {"pass", work.blueprint.practical.pass},
            {"critical", score.criticalErrors()},
            {"criticals", criticalsOf(score)},
            {"criticalAllowed", work.blueprint.practical.critical},
            {"competencies", competencies},
            {"missed", missedOf(score)},
            {"mended", mendedOf(score, work.blueprint)},
            {"stations", stationsOf(work, corrections)}};
}

/// By what was short.
constexpr std::array<std::string_view, 6> shortfallWords{"theory",   "practical", "competency",
                                                         "critical", "habit",     "duties"};

static QJsonArray shortfallsOf(const ExamDecision& decision)
{
    QJsonArray array;
    for (const Shortfall& each : decision.shortfalls) {
        QJsonObject object{
            {"what", keptWord(shortfallWords, each.what)}, {"found", each.found}, {"needed", each.needed}};
        if (each.what == Shortfall::What::Habit)
            insertKind(object, each.habit);
        if (each.what != Shortfall::What::Theory && each.what != Shortfall::What::Practical
            && each.what != Shortfall::What::Critical)
            object.insert(QStringLiteral("competency"), keptWord(each.competency));
        array.append(object);
    }
    return array;
}

/// What the machine makes of an attempt, with nothing put right.
static Result<QJsonObject> workedOut(Academy& academy, const AttemptRecord& record, const Unlocked& who)
{
    const auto work = TRY(Sitting::workOf(academy, record.number, who.attemptKey(record.number)));
    return resultOf(record, work, TRY(academy.answers().ratings(record.number)));
}

QString signatureOf(const DirectorWork& work)
{
    return QString::fromStdString(hexOf(sha256("cutcard-directed-1\n", work.record())));
}

TheoryScore theoryScoreOf(const Sitting::Work& work, const Corrections& corrections)
{
    TheoryScore score{.asked = static_cast<int>(work.form.questions.size())};
    for (std::size_t i = 0; i < work.form.questions.size(); ++i) {
        const bool right = counts(work, i, corrections);
        score.right += right ? 1 : 0;
        score.open += !right && work.brokenOff == 0 && work.answers[i].empty() ? 1 : 0;
    }
    return score;
}

PracticalScore practicalScoreOf(const Sitting::Work& work, const Corrections& corrections)
{
    PracticalScore score;
    for (std::size_t i = 0; i < work.stations.size(); ++i)
        addStation(score, work, i);
    excuse(score, corrections);
    return score;
}

Corrections correctionsFrom(const QJsonObject& result)
{
    const QJsonValue credited = result[u"credited"];
    Corrections corrections;
    for (const auto& item : credited[u"items"].toArray())
        corrections.items.push_back(item.toString().toStdString());
    for (const auto& rule : credited[u"rules"].toArray())
        corrections.rules.push_back(rule.toString().toStdString());
    return corrections;
}

QJsonObject resultOf(const AttemptRecord& record, const Sitting::Work& work, const std::vector<int>& ratings,
                     const Corrections& corrections)
{
    const ExamDecision decision = decide(work.blueprint, theoryScoreOf(work, corrections),
                                         practicalScoreOf(work, corrections), work.brokenOff.has_value());
    QJsonObject result{
        {"format", 1},
        {"program", QStringLiteral(CUTCARD_VERSION)},
        {"attempt", static_cast<qint64>(record.number)},
        {"person", QString::fromStdString(record.person)},
        {"blueprint", QString::fromStdString(record.blueprint)},
        {"exam", QString::fromStdString(work.blueprint.name)},
        {"count", record.attempt},
        {"opened", QString::fromStdString(record.opened)},
        {"supervisor", QString::fromStdString(record.supervisor)},
        {"form", QString(QChar(QLatin1Char(static_cast<char>('A' + work.form.form))))},
        {"theory", theoryOf(work, corrections)},
        {"practical", work.blueprint.stations.empty() ? QJsonValue() : QJsonValue(practicalOf(work, corrections))},
        {"outcome", keptWord(decision.outcome)},
        {"borderline", decision.borderline},
        {"weighted", decision.weighted},
        {"shortfalls", shortfallsOf(decision)},
        {"usedSeconds", asArray(record.used)},
        {"extraSeconds", asArray(record.extra)},
        {"interruptions", record.interruptions},
        {"brokenOff", work.brokenOff ? QJsonValue(*work.brokenOff) : QJsonValue()},
        {"pauses", record.pauses},
        {"focusLosses", record.focusLosses},
        {"ratings", asArray(ratings)}};
    if (!corrections.isEmpty())
        result.insert(QStringLiteral("credited"),
                      QJsonObject{{"items", asArray(corrections.items)}, {"rules", asArray(corrections.rules)}});
    return result;
}

Result<QJsonObject> grade(Academy& academy, std::int64_t attempt, const Unlocked& who)
{
    const auto record = TRY(academy.attempts().one(attempt));
    TRY(transition(record.state, AttemptEvent::Grade));
    const QJsonObject result = TRY(workedOut(academy, record, who));
    TRY(academy.results().keep(who, attempt, compactText(result)));
    if (result[u"borderline"].toBool()) {
        TRY(academy.attempts().change(attempt, AttemptEvent::AskReview));
    }
    return result;
}

Result<Done> gradeAgain(Academy& academy, std::int64_t attempt, const Unlocked& who)
{
    const auto result = TRY(workedOut(academy, TRY(academy.attempts().one(attempt)), who));
    return academy.results().restore(attempt, compactText(result));
}

Result<QJsonObject> keptResult(const Academy& academy, std::int64_t attempt)
{
    TRY(academy.attempts().one(attempt));
    const auto kept = TRY(academy.results().of(attempt));
    if (!kept)
        return refusedIn({"attempt " + std::to_string(attempt)}, Cause::MissingValue, Refusal::NotGraded);
    return QJsonDocument::fromJson(QByteArray::fromStdString(kept->text)).object();
}

} // namespace cutcard
