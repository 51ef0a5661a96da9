// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/certification/attempt.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

/// What the ledger alone tells, so that rows that were changed beside it are found. No Qt, no database.
namespace cutcard {

/// The entry from which each signer has the key that they sign with.
using SignsSince = std::map<std::string, std::int64_t, std::less<>>;

/// Whether somebody has a key of before an entry: who was given one since could be whoever gave it.
bool hasKeyOfBefore(const SignsSince& since, const std::string& person, std::int64_t entry);

/// Whether these are two people, each with a key of before an entry.
bool areTwoOfBefore(const SignsSince& since, const std::string& one, const std::string& other, std::int64_t entry);

/// An attempt as the ledger tells it.
struct AttemptAccount {
    std::int64_t entry = 0; ///< that opened it
    std::string person{};
    std::string blueprint{};
    int count = 0;
    bool isFree = false; ///< void, and counted among nobody's attempts: two people have signed for it
    AttemptState state = AttemptState::Planned;
    std::map<int, int> extra{}; ///< seconds given, by part
    int interruptions = 0;
    int pauses = 0;
    int focusLosses = 0;
    int part = 0;          ///< how far it had come at the last change
    std::string used{};    ///< seconds by part, as they were at the last change
    std::int64_t rows = 0; ///< that the candidate had written by then
    std::map<int, int> ratings{};
    bool appealed = false;
    std::string appeal{}; ///< what came of it; empty: nothing yet
    std::string appealDay{};
    int rescored = 0;
    std::string supervisor{}; ///< who opened it
    std::string opened{};     ///< the day that was confirmed then
    std::string heard{};      ///< when the ledger last heard of it
    std::string result{};     ///< the digest of what was graded
    std::string gradedBy{};
    std::string confirmedBy{};
    bool operator==(const AttemptAccount&) const = default;
};

/// An examiner's ratings, table by table up to the last that was rated; 0: this one was not.
std::vector<int> ratingsOf(const AttemptAccount& told);

/// A certificate as the ledger tells it.
struct CertificateAccount {
    std::int64_t attempt = 0;
    std::string person{};
    std::string head{}; ///< the hash of the entry that says it was issued
    bool revoked = false;
    bool operator==(const CertificateAccount&) const = default;
};

/// Somebody of the roster as the ledger tells: what matters in an exam, never the name.
struct PersonAccount {
    int roles = 0;
    int factor = 100;
    bool active = true;
    bool erased = false;
    std::string details{}; ///< the salted digest of name, number, licence and language; of early programs empty
    bool operator==(const PersonAccount&) const = default;
};

/// Follows a ledger line by line.
class LedgerAccount
{
public:
    /// An entry whose signature and place were looked at already; an error names one that cannot follow on the others.
    Result<Done> add(std::string_view line);

    const std::map<std::int64_t, AttemptAccount>& attempts() const { return m_attempts; }
    const std::map<std::int64_t, CertificateAccount>& certificates() const { return m_certificates; }
    const std::map<std::string, PersonAccount, std::less<>>& people() const { return m_people; }
    const std::string& house() const { return m_house; }
    const std::string& station() const { return m_station; }
    /// The digest of each blueprint's text, by the digest of blueprint and forms.
    const std::map<std::string, std::string>& blueprints() const { return m_blueprints; }
    /// The salted digest of each reason, by its entry's number.
    const std::map<std::int64_t, std::string>& reasons() const { return m_reasons; }
    /// The key that each signs with, in hexadecimal digits; nobody whose passphrase was taken away.
    const std::map<std::string, std::string, std::less<>>& signers() const { return m_signers; }
    /// The entry from which each of them has that key.
    const SignsSince& signsSince() const { return m_signsSince; }
    /// What somebody has sat and not passed, and what would be known no more without their row.
    std::vector<std::int64_t> lostWith(std::string_view person) const;
    /// Once all lines were seen: whoever has to agree to the last has agreed.
    Result<Done> finish() const;
    /// Whether the house was founded with a place outside for its heads.
    bool anchored() const { return m_anchored; }
    /// The last entry whose head was noted there as it was made; 0: only the founding's.
    std::int64_t notedUpTo() const { return m_notedUpTo; }
    /// The digest of that place's name, as it was moved last; empty: nothing was said of it.
    const std::string& anchorPlace() const { return m_anchorPlace; }

private:
    Result<Done> addToAttempt(std::string_view line, const std::string& kind);
    /// Does to an attempt what an entry says that happened to it.
    Result<Done> happen(std::string_view line, std::int64_t number, AttemptAccount& attempt, AttemptEvent event) const;
    Result<Done> annul(std::string_view line, std::int64_t number, AttemptAccount& attempt) const;
    Result<Done> addToPeople(std::string_view line, const std::string& kind);
    Result<Done> addRescored(std::string_view line);
    void beFounded(std::string_view line);
    void addToKeys(std::string_view line, std::string_view kind);
    /// Whether an entry that could turn "not passed" into "passed" has two signers of before an attempt was opened.
    Result<Done> needsTwo(std::string_view line, std::int64_t number) const;
    /// The same of heads outside that are missing: what they told of is known no more.
    Result<Done> needsTwoForHeads(std::string_view line) const;

    std::map<std::int64_t, AttemptAccount> m_attempts;
    std::map<std::int64_t, CertificateAccount> m_certificates;
    std::map<std::string, PersonAccount, std::less<>> m_people;
    std::map<std::string, std::string, std::less<>> m_signers;
    SignsSince m_signsSince;
    std::string m_second; ///< who has to agree to the entry before
    bool m_asksForTwo = false;
    bool m_asksForTwoAtGaps = false;
    std::map<std::string, std::string> m_blueprints;
    std::map<std::int64_t, std::string> m_reasons;
    std::string m_house;
    std::string m_station;
    std::string m_anchorPlace;
    bool m_anchored = false;
    std::int64_t m_notedUpTo = 0;
};

/// Whether an entry goes on without heads that were noted outside.
bool isGap(std::string_view line);
/// The kind of entry that a change of state is.
std::string_view entryKindOf(AttemptEvent event);

/// What a reason has to do with: its first word, in the ledger's language whatever the window's is.
inline constexpr std::array<std::string_view, 5> reasonGroups{"room", "candidate", "staff", "technical", "misconduct"};
/// An attempt that is void for the candidate's misconduct counts; one broken off because they fell ill does not.
inline constexpr std::string_view reasonOfMisconduct = reasonGroups[4];

/// The group of a reason, as "misconduct: a telephone"; empty if it names none.
inline std::string_view reasonGroup(std::string_view reason)
{
    const std::string_view word = reason.substr(0, std::min(reason.find(':'), reason.size()));
    const auto found = std::ranges::find(reasonGroups, word);
    return found == reasonGroups.end() ? std::string_view() : *found;
}

} // namespace cutcard
