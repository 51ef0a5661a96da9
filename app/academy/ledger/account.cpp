// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/ledger/account.h"

#include "app/academy/ledger/ledger.h"
#include "core/base/fault.h"
#include "core/base/gathered.h"
#include "core/base/try.h"
#include "core/certification/blueprint.h"

namespace cutcard {

constexpr auto eventKinds = keyedWords<AttemptEvent>({
    {AttemptEvent::Authorise, "attempt-authorised"},
    {AttemptEvent::Begin, "attempt-begun"},
    {AttemptEvent::Pause, "paused"},
    {AttemptEvent::GoOn, "went-on"},
    {AttemptEvent::Interrupt, "interrupted"},
    {AttemptEvent::Submit, "submitted"},
    {AttemptEvent::Grade, "graded"},
    {AttemptEvent::AskReview, "review-asked"},
    {AttemptEvent::Confirm, "confirmed"},
    {AttemptEvent::Annul, "void"},
    {AttemptEvent::Overturn, "overturned"},
});
static_assert(eventKinds.size() == attemptEventCount);

static int smallNumber(std::string_view line, std::string_view key)
{
    return static_cast<int>(numberFieldOf(line, key).value_or(0));
}

static CertificateAccount certificateAfter(std::string_view line, std::string_view kind, CertificateAccount before)
{
    if (kind == "certificate-issued")
        return {.attempt = numberFieldOf(line, "attempt").value_or(0),
                .person = fieldOf(line, "person"),
                .head = hexOf(sha256(ledgerPrefix, line))};
    before.revoked = before.revoked || kind == "certificate-revoked";
    return before;
}

static Error cannotFollow(std::string_view line, std::int64_t number, std::string expected)
{
    return faultIn("ledger, attempt " + std::to_string(number), Cause::Damaged, std::move(expected),
                   fieldOf(line, "kind"));
}

bool isGap(std::string_view line)
{
    const std::string kind = fieldOf(line, "kind");
    return kind == "gap" || (kind == "anchors-moved" && numberFieldOf(line, "unread").value_or(0) != 0);
}

std::string_view entryKindOf(AttemptEvent event)
{
    return eventKinds[static_cast<std::size_t>(event)];
}

std::vector<int> ratingsOf(const AttemptAccount& told)
{
    std::vector<int> ratings;
    for (const auto& [station, rating] : told.ratings) {
        ratings.resize(static_cast<std::size_t>(std::clamp(station, 1, mostStations)));
        ratings.back() = rating;
    }
    return ratings;
}

Result<Done> LedgerAccount::add(std::string_view line)
{
    const std::string kind = fieldOf(line, "kind");
    const bool agreed = m_second.empty() || (kind == "agreed" && fieldOf(line, "actor") == m_second);
    TRY(agreed ? needsTwoForHeads(line) : finish());
    m_second = fieldOf(line, "second");
    if (std::string reason = fieldOf(line, "reason"); !reason.empty())
        m_reasons[numberFieldOf(line, "seq").value_or(0)] = std::move(reason);
    constexpr std::array<std::string_view, 4> noted{"checkpoint", "anchors-moved", "certificate-issued",
                                                    "attempt-authorised"};
    if (std::ranges::find(noted, kind) != noted.end())
        m_notedUpTo = numberFieldOf(line, "seq").value_or(0);
    if (kind == "house-key") {
        beFounded(line);
    } else if (kind == "anchors-moved") {
        m_anchored = true;
        m_anchorPlace = fieldOf(line, "place");
    } else if (kind.starts_with("certificate-")) {
        CertificateAccount& certificate = m_certificates[numberFieldOf(line, "serial").value_or(0)];
        certificate = certificateAfter(line, kind, std::move(certificate));
    } else if (kind == "forms-built") {
        m_blueprints[fieldOf(line, "blueprint")] = fieldOf(line, "text");
    } else if (kind.starts_with("person-")) {
        return addToPeople(line, kind);
    } else if (kind.starts_with("key-")) {
        addToKeys(line, kind);
    } else if (kind == "rescored") {
        return addRescored(line);
    } else if (numberFieldOf(line, "attempt")) {
        return addToAttempt(line, kind);
    }
    return Done{};
}

void LedgerAccount::addToKeys(std::string_view line, std::string_view kind)
{
    const std::string person = fieldOf(line, "person");
    if (kind == "key-enrolled") {
        m_signers[person] = fieldOf(line, "public");
        m_signsSince[person] = numberFieldOf(line, "seq").value_or(0);
    } else if (kind == "key-withdrawn") {
        m_signers.erase(person);
        m_signsSince.erase(person);
    }
}

void LedgerAccount::beFounded(std::string_view line)
{
    // houses of before it was asked for are read as they were written
    m_asksForTwo = numberFieldOf(line, "format").value_or(0) >= 2;
    m_asksForTwoAtGaps = numberFieldOf(line, "format").value_or(0) >= 3;
    m_house = fieldOf(line, "house");
    m_station = fieldOf(line, "station");
    m_anchored = smallNumber(line, "anchored") != 0;
    m_anchorPlace = fieldOf(line, "place");
}

Result<Done> LedgerAccount::addToPeople(std::string_view line, const std::string& kind)
{
    const std::string id = fieldOf(line, "person");
    const auto known = m_people.find(id);
    const bool there = known != m_people.end() && !known->second.erased;
    // nobody signs for who is added: roles and time of somebody who is there change by a signature alone
    const bool follows =
        kind == "person-added" ? !there : there && (kind == "person-changed" || kind == "person-erased");
    if (!follows)
        return faultIn("ledger, person " + id.substr(0, 8), Cause::Damaged, there ? "changed or erased" : "added",
                       kind);
    PersonAccount& person = m_people[id];
    if (kind == "person-erased") {
        for (const std::int64_t number : lostWith(id)) {
            TRY(needsTwo(line, number));
        }
        person.erased = true;
        return Done{};
    }
    person = {.roles = smallNumber(line, "roles"),
              .factor = smallNumber(line, "factor"),
              .active = smallNumber(line, "active") != 0,
              .details = fieldOf(line, "details")};
    return Done{};
}

Result<Done> LedgerAccount::finish() const
{
    if (m_second.empty())
        return Done{};
    return faultIn("ledger", Cause::Damaged, "the signature of the second person under the last entry",
                   m_second.substr(0, 8));
}

bool hasKeyOfBefore(const SignsSince& since, const std::string& person, std::int64_t entry)
{
    const auto key = since.find(person);
    return key != since.end() && key->second < entry;
}

bool areTwoOfBefore(const SignsSince& since, const std::string& one, const std::string& other, std::int64_t entry)
{
    return one != other && hasKeyOfBefore(since, one, entry) && hasKeyOfBefore(since, other, entry);
}

Result<Done> LedgerAccount::needsTwo(std::string_view line, std::int64_t number) const
{
    const auto attempt = m_attempts.find(number);
    if (!m_asksForTwo || attempt == m_attempts.end())
        return Done{};
    if (areTwoOfBefore(m_signsSince, fieldOf(line, "actor"), fieldOf(line, "second"), attempt->second.entry))
        return Done{};
    return cannotFollow(line, number, "two people who had a passphrase before it was opened");
}

Result<Done> LedgerAccount::needsTwoForHeads(std::string_view line) const
{
    if (!m_asksForTwoAtGaps || !isGap(line)
        || areTwoOfBefore(m_signsSince, fieldOf(line, "actor"), fieldOf(line, "second"), m_notedUpTo))
        return Done{};
    return faultIn("ledger", Cause::Damaged, "two people who had a passphrase before the last checkpoint",
                   fieldOf(line, "kind"));
}

std::vector<std::int64_t> LedgerAccount::lostWith(std::string_view person) const
{
    const auto isPassed = [&](const std::string& blueprint) {
        return std::ranges::any_of(m_certificates, [&](const auto& each) {
            const auto sat = m_attempts.find(each.second.attempt);
            return each.second.person == person && !each.second.revoked && sat != m_attempts.end()
                   && sat->second.blueprint == blueprint;
        });
    };
    const auto isLost = [&](const auto& each) {
        return each.second.person == person && !each.second.isFree && !isPassed(each.second.blueprint);
    };
    return thoseOf(m_attempts, isLost, [](const auto& each) { return each.first; });
}

Result<Done> LedgerAccount::addRescored(std::string_view line)
{
    constexpr std::string_view opening = "{\"attempt\":";
    for (std::size_t at = line.find(opening); at != std::string_view::npos; at = line.find(opening, at + 1)) {
        const auto attempt = m_attempts.find(numberFieldOf(line.substr(at), "attempt").value_or(0));
        if (attempt == m_attempts.end())
            continue;
        TRY(needsTwo(line, attempt->first));
        ++attempt->second.rescored;
        if (attempt->second.appealed && attempt->second.appeal.empty())
            attempt->second.appeal = "rescored";
    }
    return Done{};
}

Result<Done> LedgerAccount::addToAttempt(std::string_view line, const std::string& kind)
{
    const std::int64_t number = *numberFieldOf(line, "attempt");
    if (kind == "attempt-opened") {
        const bool added = m_attempts
                               .try_emplace(number, AttemptAccount{.entry = numberFieldOf(line, "seq").value_or(0),
                                                                   .person = fieldOf(line, "person"),
                                                                   .blueprint = fieldOf(line, "blueprint"),
                                                                   .count = smallNumber(line, "count"),
                                                                   .supervisor = fieldOf(line, "actor"),
                                                                   .heard = fieldOf(line, "time")})
                               .second;
        return added ? Result<Done>(Done{}) : Result<Done>(cannotFollow(line, number, "opened once"));
    }
    const auto known = m_attempts.find(number);
    if (known == m_attempts.end())
        return cannotFollow(line, number, "opened first");
    AttemptAccount& attempt = known->second;
    attempt.heard = fieldOf(line, "time");
    if (kind == "extended") {
        attempt.extra[smallNumber(line, "part")] += smallNumber(line, "seconds");
    } else if (kind == "focus-lost") {
        ++attempt.focusLosses;
    } else if (kind == "appeal-opened") {
        attempt.appealed = true;
        attempt.appealDay = fieldOf(line, "day");
    } else if (kind == "appeal-closed") {
        attempt.appeal = fieldOf(line, "outcome");
    } else if (kind == "rated") {
        // houses of before signed for none
        if (m_asksForTwoAtGaps && !isSigned(line))
            return cannotFollow(line, number, "rated over the examiner's signature");
        attempt.ratings[smallNumber(line, "station_no")] = smallNumber(line, "rating");
    } else if (const auto event = std::ranges::find(eventKinds, kind); event != eventKinds.end()) {
        return happen(line, number, attempt, static_cast<AttemptEvent>(event - eventKinds.begin()));
    }
    return Done{};
}

Result<Done> LedgerAccount::happen(std::string_view line, std::int64_t number, AttemptAccount& attempt,
                                   AttemptEvent event) const
{
    const auto next = nextState(attempt.state, event);
    if (!next)
        return cannotFollow(line, number, "what may follow on " + wordOf(attempt.state));
    if (event == AttemptEvent::Annul || event == AttemptEvent::Overturn) {
        TRY(annul(line, number, attempt));
    }
    attempt.state = *next;
    attempt.interruptions += event == AttemptEvent::Interrupt ? 1 : 0;
    attempt.pauses += event == AttemptEvent::Pause ? 1 : 0;
    if (event == AttemptEvent::Authorise && attempt.opened.empty())
        attempt.opened = fieldOf(line, "day");
    if (event == AttemptEvent::Grade) {
        attempt.result = fieldOf(line, "result");
        attempt.gradedBy = fieldOf(line, "actor");
    }
    if (event == AttemptEvent::Confirm)
        attempt.confirmedBy = fieldOf(line, "actor");
    if (const std::string used = fieldOf(line, "used"); !used.empty())
        attempt.used = used;
    attempt.part = std::max(attempt.part, smallNumber(line, "part"));
    attempt.rows = std::max(attempt.rows, numberFieldOf(line, "rows").value_or(0));
    return Done{};
}

Result<Done> LedgerAccount::annul(std::string_view line, std::int64_t number, AttemptAccount& attempt) const
{
    // before anything was handed in there is nothing that it could turn; and misconduct gives nobody another go
    const bool misconduct = fieldOf(line, "group") == reasonOfMisconduct;
    const bool began = std::max(attempt.part, smallNumber(line, "part")) > 0 || isHandedIn(attempt.state);
    attempt.isFree = !misconduct && !fieldOf(line, "second").empty();
    return attempt.isFree || (began && !misconduct) ? needsTwo(line, number) : Done{};
}

} // namespace cutcard
