// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/ledger/crypto.h"

#include <algorithm>
#include <map>

/// The ledger: lines of JSON, hashed as they stand, each holding the hash of the one before. No Qt, no database.
namespace cutcard {

/// What is put before what is hashed or signed, so that nothing signed for one purpose serves another.
inline constexpr std::string_view ledgerPrefix = "cutcard-ledger-1\n";
inline constexpr std::string_view entryPrefix = "cutcard-entry-1\n";
inline constexpr std::string_view checkpointPrefix = "cutcard-checkpoint-1\n";

/// Where a ledger stands: how many entries it has, and the hash of the last.
struct LedgerHead {
    std::int64_t count = 0;
    Digest hash{};
    bool operator==(const LedgerHead&) const = default;
};

/// What a new entry says, beside its place in the chain.
struct LedgerNote {
    std::string kind{};
    std::string actor{}; ///< a person's id; empty: the program
    std::string time{};  ///< the raw clock, ISO 8601
    std::string body{};  ///< a JSON object without its braces, "\"attempt\":3"; may be empty
};

/// Somebody who signs entries.
struct Signer {
    const SecretKey* key = nullptr;
};

/// The line of the entry that comes after a head; signed, if there is somebody to sign.
std::string ledgerLine(const LedgerHead& before, std::string_view station, const LedgerNote& note,
                       const Signer& signer = {});

/// The head after a line.
LedgerHead headAfter(const LedgerHead& before, std::string_view line);

/// A text as it stands in JSON, its quotation marks with it.
std::string jsonText(std::string_view text);
/// The value of a text field at the top of a line, as it stands in the line; empty if there is none.
std::string fieldOf(std::string_view line, std::string_view key);
/// The value of a field at the top of a line that is a whole number; nothing if there is none.
std::optional<std::int64_t> numberFieldOf(std::string_view line, std::string_view key);

/// Whether a line is signed; who looks the ledger over has seen that the signature fits.
bool isSigned(std::string_view line);
/// Whether a line is of this kind and attempt; fields count where they stand first, as later ones can say anything.
bool isEntry(std::string_view line, std::string_view kind, std::int64_t attempt);

/// A head that was noted outside of the ledger, perhaps signed.
struct Anchor {
    LedgerHead head;
    std::string text;  ///< as it was signed
    std::string key{}; ///< the short name of the key
    Bytes signature;
    Place place{}; ///< where it was noted
};

/// An anchor's line: `count hash [time key signature]`.
std::string anchorLine(const LedgerHead& head, std::string_view time, const SecretKey* key);
Result<Anchor> readAnchor(std::string_view line, const std::string& name, int number);
/// Every anchor of a file.
Result<std::vector<Anchor>> readAnchors(std::string_view text, const std::string& name);

/// What this version writes into a house's first entry, so that a later format's are not read by halves.
inline constexpr std::int64_t currentLedgerFormat = 3;

/// Looks a ledger over, line by line.
class LedgerCheck
{
public:
    explicit LedgerCheck(std::string name) : m_name(std::move(name)) {}

    /// The next line; an error names the first entry that is not what it was.
    Result<Done> add(std::string_view line);
    /// Whether somebody has signed for what is missing outside.
    bool isExplained(const std::string& missing) const { return std::ranges::find(m_gaps, missing) != m_gaps.end(); }
    /// Once all lines were seen: whether the anchors lie in the chain. Without one nobody can know of a cut-off tail.
    Result<Done> finish(const std::vector<Anchor>& anchors) const;
    /// Whether this house has signed an anchor: by its key, or by that of an attempt which the ledger opens.
    bool isOfHouse(const Anchor& anchor) const;

    const LedgerHead& head() const { return m_head; }
    /// The last entry that a checkpoint's signature covers, from 1; 0: none.
    std::int64_t signedUpTo() const { return m_signedUpTo; }
    /// Remembers the hash of an entry that an anchor names.
    void watch(const std::vector<Anchor>& anchors);
    /// Anchors that a signed gap has explained.
    const std::vector<std::string>& gaps() const { return m_gaps; }
    /// The key that the ledger begins with.
    const PublicKey& houseKey() const { return m_house; }

private:
    Place here() const { return {.name = m_name, .line = static_cast<int>(m_head.count) + 1}; }
    struct Enrolled {
        PublicKey key{};
        std::string person;
    };
    /// Whose key an entry says that it is signed with.
    Result<Enrolled> signerOf(std::string_view said, std::string_view kind) const;
    Result<Done> checkSignature(std::string_view line, std::string_view kind);
    void noteKey(std::string_view line, std::string_view kind);

    std::string m_name;
    std::string m_opening; ///< how the next line begins
    LedgerHead m_head;
    std::int64_t m_signedUpTo = 0;
    /// A key, and whose it is; the house's is nobody's.
    std::map<std::string, Enrolled, std::less<>> m_keys;         ///< by their short names, as the ledger enrols them
    std::map<std::string, PublicKey, std::less<>> m_attemptKeys; ///< what attempts sign heads with, by short names
    std::map<std::int64_t, Digest> m_watched;
    std::vector<std::string> m_gaps;
    PublicKey m_house{};
    bool m_hasHouse = false;
};

/// Looks a whole ledger file over.
Result<LedgerCheck> verifyLedger(std::string_view text, const std::string& name, const std::vector<Anchor>& anchors);

} // namespace cutcard
