// SPDX-License-Identifier: GPL-3.0-or-later
// Evidence looked over by whoever has nothing else.
#include "app/academy/forms/draw.h"
#include "app/academy/forms/exam_files.h"
#include "app/academy/forms/paper.h"
#include "app/academy/ledger/digests.h"
#include "app/academy/result/evidence.h"
#include "app/academy/result/result.h"
#include "app/words/tr.h"
#include "core/certification/build.h"
#include "core/session/text/report.h"

#include <QJsonDocument>

namespace cutcard {

namespace {

/// A question of the form; one that this version has not, or no longer, is of another version and not damaged.
Result<Task> questionFrom(const QJsonObject& object, const QString& file)
{
    const std::string id = object[u"id"].toString().toStdString();
    const QuizItem* item = findItem(id);
    if (item == nullptr || object[u"document"].toString() != textOf(documentWord(item->document)))
        return refusedIn({file.toStdString()}, Cause::NotAllowed, Refusal::QuestionOfAnotherVersion, id);
    const auto question = drawnFrom(object, *item);
    return question ? Result<Task>(*question) : damaged(file, "a question's figures and answers", id);
}

/// Whether the ledger has an entry of a kind of which this holds.
template <typename Holds> bool hasEntry(const QByteArray& ledger, std::string_view kind, const Holds& holds)
{
    const auto lines = ledger.split('\n');
    return std::ranges::any_of(lines, [&](const QByteArray& bytes) {
        const std::string_view line(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        return fieldOf(line, "kind") == kind && holds(line);
    });
}

/// Whether it has one about an attempt in which a field says so.
bool says(const QByteArray& ledger, std::string_view kind, std::int64_t attempt, std::string_view field,
          const std::string& value)
{
    return hasEntry(ledger, kind, [&](std::string_view line) {
        return isEntry(line, kind, attempt) && fieldOf(line, field) == value;
    });
}

/// Whether a result of an attempt is the one that was graded, or one that it was rescored to.
bool namesResult(const QByteArray& ledger, std::int64_t attempt, const std::string& digest)
{
    const auto rescored = [&](std::string_view line) {
        const std::size_t at = line.find("{\"attempt\":" + std::to_string(attempt) + ",");
        return at != std::string_view::npos && fieldOf(line.substr(at), "result") == digest;
    };
    return says(ledger, "graded", attempt, "result", digest) || hasEntry(ledger, "rescored", rescored);
}

std::int64_t attemptIn(const QJsonObject& result)
{
    return result[u"attempt"].toInteger();
}

/// Judges a hand again, and has its cards and its players be those that the form's number gives.
Result<Session> judgedAgain(const QByteArray& text, const StationHand& hand, const QString& name)
{
    const auto file = TRY(readSession(text.toStdString(), name.toStdString()));
    if (writeHeader(file.setup) != writeHeader(hand.setup))
        return damaged(name, "the cards and players that the form gives");
    auto session = TRY(Session::start(hand.setup));
    for (std::size_t i = 0; i < file.entries.size(); ++i) {
        const Event& event = file.entries[i].event;
        // the floor's step comes with the event that brings it about
        if (std::holds_alternative<FloorStep>(event))
            continue;
        if (!std::holds_alternative<Act>(event)) {
            const auto due = nextByScript(hand, session);
            if (!due || eventText(*due) != eventText(event))
                return damaged(name + QStringLiteral(":%1").arg(file.lines[i]), due ? eventText(*due) : "an act",
                               eventText(event));
        }
        if (const auto applied = session.apply(event); !applied)
            return damaged(name + QStringLiteral(":%1").arg(file.lines[i]), applied.error().expected, eventText(event));
    }
    return session;
}

/// What is compared with the result as it was signed.
struct Seen {
    const QJsonObject result;
    Sitting::Work work{};
};

Result<Done> checkForm(const QString& folder, const QByteArray& ledger, Seen& seen)
{
    const QString name = QStringLiteral("form.json");
    const auto text = TRY(readEvidence(folder, name));
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    Sitting::Work& work = seen.work;
    work.form = formFrom(object);
    for (const auto& each : object[u"questions"].toArray()) {
        work.form.questions.push_back(TRY(questionFrom(each.toObject(), name)));
        work.answers.push_back(answerFrom(each[u"answer"].toObject()));
    }
    if (!says(ledger, "attempt-opened", attemptIn(seen.result), "commitment", hexOf(commitmentOf(work.form))))
        return damaged(name, "the form that was committed to before the first question");
    const QJsonArray items = seen.result[u"theory"][u"items"].toArray();
    const Corrections credited = correctionsFrom(seen.result);
    for (std::size_t i = 0; i < work.form.questions.size(); ++i) {
        const QJsonValue item = items.at(static_cast<qsizetype>(i));
        const bool given = std::ranges::find(credited.items, work.form.questions[i].item->id) != credited.items.end();
        if (item[u"right"].toBool() != (given || isRight(work.form.questions[i], work.answers[i])))
            return damaged(name, "the answers that were graded", "question " + std::to_string(i + 1));
    }
    return items.size() == static_cast<qsizetype>(work.form.questions.size())
               ? Result<Done>(Done{})
               : Result<Done>(damaged(name, "as many questions as were graded"));
}

/// The same of a director's station, whose task was drawn anew: its record is judged again.
Result<std::optional<DirectorWork>> directedAgain(const QString& folder, std::size_t station, const DirectorTask& task,
                                                  const QJsonObject& graded, EvidenceCheck& check)
{
    const QJsonObject directed = graded[u"directed"].toObject();
    // whoever ended before this table has nothing of it
    if (directed.isEmpty())
        return std::optional<DirectorWork>();
    const QString name = directedFile(station, task.night.has_value());
    const auto text = TRY(readEvidence(folder, name));
    auto work = TRY(readRecord(task, text.toStdString(), name.toStdString()));
    if (directed[u"signature"].toString() != signatureOf(work))
        return damaged(name, "the acts and verdicts that were graded");
    check.events += work.night() ? static_cast<std::int64_t>(work.night()->entries().size())
                                 : static_cast<std::int64_t>(work.answers().size());
    return std::optional<DirectorWork>(std::move(work));
}

Result<Done> checkStation(const QString& folder, std::size_t station, const QJsonObject& graded, Seen& seen,
                          EvidenceCheck& check)
{
    const auto& models = stationModels();
    if (!models)
        return models.error();
    const StationPlan plan{.model = graded[u"model"].toString().toStdString()};
    const auto model = TRY(modelOf(plan, *models, "result.json"));
    const DrawnForm& form = seen.work.form;
    const auto prepared = TRY(handsOf(form, station, plan.model, "form.json"));
    StationEvidence asked;
    for (const PreparedHand& hand : prepared)
        asked.add(hand.evidence);
    seen.work.directed.emplace_back();
    if (model->director) {
        const auto task = TRY(prepareDirector(*model->director, form.stations[station], plan.model));
        asked = task.evidence;
        seen.work.directed.back() = TRY(directedAgain(folder, station, task, graded, check));
    }
    std::vector<Session> dealt;
    const QJsonArray hands = graded[u"hands"].toArray();
    for (qsizetype hand = 0; hand < hands.size(); ++hand) {
        const QString name = evidenceFile(station, static_cast<std::size_t>(hand));
        const auto text = TRY(readEvidence(folder, name));
        if (static_cast<std::size_t>(hand) >= prepared.size())
            return damaged(name, "no more hands than the table has");
        auto session = TRY(judgedAgain(text, prepared[static_cast<std::size_t>(hand)].hand, name));
        const QString signature = QString::number(signatureOf(session.entries()), 16);
        if (hands.at(hand)[u"signature"].toString() != signature)
            return damaged(name, "the acts and verdicts that were graded");
        check.events += static_cast<std::int64_t>(session.entries().size());
        ++check.hands;
        dealt.push_back(std::move(session));
    }
    seen.work.stations.push_back(std::move(dealt));
    seen.work.hands.push_back(eachOf(prepared, &PreparedHand::hand));
    seen.work.asked.push_back(std::move(asked));
    return Done{};
}

/// Reads the exam's plan, and has it be the one that the attempt was opened with.
Result<Done> checkPlan(const QString& folder, const QByteArray& ledger, Seen& seen)
{
    const QString name = QStringLiteral("blueprint.toml");
    const auto text = TRY(readEvidence(folder, name));
    const std::string digest = seen.result[u"blueprint"].toString().toStdString();
    const std::string words = blueprintTextDigest(text.toStdString());
    const bool built = hasEntry(ledger, "forms-built", [&](std::string_view line) {
        return fieldOf(line, "blueprint") == digest && fieldOf(line, "text") == words;
    });
    if (!built || !says(ledger, "attempt-opened", attemptIn(seen.result), "blueprint", digest))
        return damaged(name, "the plan that the attempt was opened with");
    seen.work.blueprint = TRY(readBlueprint(text.toStdString(), name.toStdString()));
    return Done{};
}

/// Whether the machine decides the same of it again: a result can be signed that nobody worked out.
Result<Done> checkDecision(const QByteArray& ledger, Seen& seen)
{
    bool interrupted = false;
    if (seen.result.contains(QStringLiteral("brokenOff"))) {
        // the candidate signs nothing: whoever handed in a part as it stood is named
        hasEntry(ledger, "submitted", [&](std::string_view line) {
            if (!isEntry(line, "submitted", attemptIn(seen.result)))
                return false;
            interrupted = !fieldOf(line, "actor").empty();
            if (interrupted)
                seen.work.brokenOff = static_cast<int>(numberFieldOf(line, "part").value_or(0));
            return true;
        });
    } else {
        // of before it was asked who handed a part in
        interrupted = hasEntry(ledger, "interrupted", [&](std::string_view line) {
            return isEntry(line, "interrupted", attemptIn(seen.result));
        });
        seen.work.brokenOff = seen.result[u"theory"][u"open"].toInt() > 0 ? 0 : 1;
    }
    const Corrections credited = correctionsFrom(seen.result);
    const ExamDecision decision = decide(seen.work.blueprint, theoryScoreOf(seen.work, credited),
                                         practicalScoreOf(seen.work, credited), interrupted);
    const std::string outcome = wordOf(decision.outcome);
    const std::string said = seen.result[u"outcome"].toString().toStdString();
    return said == outcome
               ? Result<Done>(Done{})
               : Result<Done>(damaged(QStringLiteral("result.json"), "outcome " + std::string(outcome), said));
}

/// Whether the tables come to what was graded.
Result<Done> checkScore(const Seen& seen)
{
    const PracticalScore score = practicalScoreOf(seen.work, correctionsFrom(seen.result));
    const QJsonValue graded = seen.result[u"practical"];
    const auto overall = score.overall();
    const QJsonValue percent = graded[u"percent"];
    const bool same = percent.isDouble() == overall.has_value() && (!overall || percent.toInt() == *overall)
                      && graded[u"critical"].toInt() == score.criticalErrors();
    return same ? Result<Done>(Done{})
                : Result<Done>(damaged(QStringLiteral("result.json"), "what the tables come to"));
}

/// Whether all that was dealt and answered at the tables comes to what was graded.
Result<Done> checkTables(const QString& folder, Seen& seen, EvidenceCheck& check)
{
    const QJsonArray stations = seen.result[u"practical"][u"stations"].toArray();
    for (qsizetype i = 0; i < stations.size(); ++i) {
        TRY(checkStation(folder, static_cast<std::size_t>(i), stations.at(i).toObject(), seen, check));
    }
    if (!stations.isEmpty()) {
        TRY(checkScore(seen));
    }
    if (static_cast<std::size_t>(stations.size()) != seen.work.blueprint.stations.size())
        return damaged(QStringLiteral("result.json"), "a result for each of the plan's tables");
    return Done{};
}

bool isVoidIn(const QByteArray& ledger, AttemptEvent event, std::int64_t attempt)
{
    const std::string_view kind = entryKindOf(event);
    return hasEntry(ledger, kind, [&](std::string_view line) { return isEntry(line, kind, attempt); });
}

} // namespace

Result<EvidenceCheck> verifyEvidence(const QString& folder, const std::optional<PublicKey>& houseKey)
{
    TRY(refusesOwnContent());
    const auto ledger = TRY(readEvidence(folder, QStringLiteral("ledger.txt")));
    const auto result = TRY(readEvidence(folder, QStringLiteral("result.json")));
    const auto chain = TRY(verifyLedger(ledger.toStdString(), "ledger.txt", {}));
    if (houseKey && chain.houseKey() != *houseKey)
        return damaged(QStringLiteral("ledger.txt"), "the ledger of the house with this key");
    TRY(checkEvidenceFiles(folder, chain.houseKey()));
    Seen seen{.result = QJsonDocument::fromJson(result).object()};
    const std::string_view first = std::string_view(ledger).substr(0, static_cast<std::size_t>(ledger.indexOf('\n')));
    EvidenceCheck check{.attempt = attemptIn(seen.result),
                        .house = fieldOf(first, "house"),
                        .houseKey = chain.houseKey(),
                        .program = seen.result[u"program"].toString().toStdString(),
                        .outcome = seen.result[u"outcome"].toString().toStdString()};
    if (!namesResult(ledger, check.attempt, resultDigest(result.toStdString())))
        return damaged(QStringLiteral("result.json"), "the result that the ledger names");
    TRY(checkForm(folder, ledger, seen));
    TRY(checkPlan(folder, ledger, seen));
    check.questions = static_cast<int>(seen.work.form.questions.size());
    TRY(checkTables(folder, seen, check));
    check.isVoid =
        isVoidIn(ledger, AttemptEvent::Annul, check.attempt) || isVoidIn(ledger, AttemptEvent::Overturn, check.attempt);
    TRY(checkDecision(ledger, seen));
    return check;
}

} // namespace cutcard
