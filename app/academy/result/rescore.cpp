// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/result/result.h"

#include "app/academy/forms/paper.h"
#include "app/academy/house/academy.h"

#include <QJsonDocument>

namespace cutcard {

static void join(std::vector<std::string>& words, const std::vector<std::string>& more)
{
    for (const std::string& word : more) {
        if (std::ranges::find(words, word) == words.end())
            words.push_back(word);
    }
}

/// Worth in the order not passed, not enough seen, passed.
static int worthOf(const std::string& outcome)
{
    if (outcome == wordOf(ExamOutcome::Passed))
        return 2;
    return outcome == wordOf(ExamOutcome::NotEnoughEvidence) ? 1 : 0;
}

static std::string outcomeOf(const QJsonObject& result)
{
    return result[u"outcome"].toString().toStdString();
}

/// A result without what it says of itself: whoever had nothing wrong there gains nothing, and nothing is signed for.
static QJsonObject graded(QJsonObject result)
{
    for (const char* about : {"credited", "program"})
        result.remove(QLatin1String(about));
    return result;
}

static bool isDecided(AttemptState state)
{
    return state == AttemptState::Graded || state == AttemptState::Review || state == AttemptState::Confirmed;
}

/// One attempt worked out anew; nothing if that is not possible here.
static std::optional<QJsonObject> workedOut(Academy& academy, const AttemptRecord& record, const Unlocked& who,
                                            const Corrections& corrections, const QJsonObject& before)
{
    const auto work = Sitting::workOf(academy, record.number, who.attemptKey(record.number));
    const auto ratings = academy.answers().ratings(record.number);
    if (!work || !ratings)
        return std::nullopt;
    // what was put right before stays right
    Corrections all = correctionsFrom(before);
    join(all.items, corrections.items);
    join(all.rules, corrections.rules);
    return resultOf(record, *work, *ratings, all);
}

Result<Corrections> readCorrections(const std::vector<std::string>& items, const std::vector<std::string>& rules)
{
    Corrections read;
    for (const std::string& id : items) {
        if (findItem(id) == nullptr)
            return refusedIn({"question"}, Cause::UnknownWord, Refusal::QuestionNotAsked, id);
        join(read.items, {id});
    }
    for (const std::string& id : rules) {
        const bool known = std::ranges::any_of(documents(), [&](Document document) {
            return std::ranges::any_of(rulebook(document),
                                       [&](const RuleEntry& entry) { return entry.rule.id() == id; });
        });
        if (!known)
            return refusedIn({"rule"}, Cause::UnknownWord, Refusal::RuleOfNoDocument, id);
        join(read.rules, {id});
    }
    return read;
}

Result<Rescoring> rescore(Academy& academy, const Unlocked& who, const Corrections& corrections,
                          const std::string& reason, const Unlocked* second)
{
    const auto attempts = TRY(academy.attempts().all());
    Rescoring done;
    std::optional<Error> refused;
    for (const AttemptRecord& record : attempts) {
        if (!isDecided(record.state))
            continue;
        const auto kept = TRY(keptResult(academy, record.number));
        const auto again = workedOut(academy, record, who, corrections, kept);
        if (!again) {
            done.skipped.push_back(record.number);
            continue;
        }
        if (graded(*again) == graded(kept))
            continue;
        if (worthOf(outcomeOf(*again)) < worthOf(outcomeOf(kept))) {
            done.kept.push_back(record.number);
            continue;
        }
        if (const auto may = academy.results().mayRescore(who, record, second); !may) {
            refused = may.error();
            done.leftOut.push_back(record.number);
        } else {
            done.changed.push_back({.attempt = record.number,
                                    .before = outcomeOf(kept),
                                    .after = outcomeOf(*again),
                                    .text = compactText(*again)});
        }
    }
    if (refused && done.changed.empty())
        return *refused;
    TRY(academy.results().keepRescored(who, corrections.items, corrections.rules, reason, done.changed, second));
    return done;
}

} // namespace cutcard
