// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/ledger/crypto.h"
#include "core/base/keyed_words.h"

#include <map>

/// The certificate as it is signed and printed as a QR code. No Qt.
namespace cutcard {

inline constexpr std::string_view certificatePrefix = "cutcard-certificate-1\n";
inline constexpr std::string_view certificateListPrefix = "cutcard-list-2\n";
inline constexpr std::string_view certificateMark = "CUTCARD1:";
inline constexpr std::size_t mostNameBytes = 64;
inline constexpr std::size_t mostHouseBytes = 40;

/// What a certificate says.
struct Certificate {
    std::array<std::uint8_t, 8> key{}; ///< the short name of the key that signed it
    std::uint32_t serial = 0;          ///< gapless in a house
    std::int32_t issued = 0;           ///< UTC days since 1970-01-01
    int validMonths = 0;
    int programme = 0;
    std::array<std::uint8_t, 8> rulebooks{}; ///< of the documents' texts
    Digest head{};                           ///< of the ledger's entry that says it was issued
    std::string name;                        ///< UTF-8
    std::string house;
    bool operator==(const Certificate&) const = default;
};

/// Everything before the signature, byte by byte as it is signed.
Bytes certificateBytes(const Certificate& certificate);
/// The text of the QR code; an error if a name is too long.
Result<std::string> signedCertificate(const Certificate& certificate, const SecretKey& houseKey);

/// A certificate as it was read, with its signature not yet looked at.
struct ReadCertificate {
    Certificate certificate;
    Bytes message;
    Bytes signature;
};
Result<ReadCertificate> readCertificate(std::string_view text);
/// Whether a key signed it, whatever it says.
bool isSignedBy(const PublicKey& key, const ReadCertificate& read);

/// What a certificate is worth on a day.
enum class CertificateState : std::uint8_t {
    Valid,
    Forged,     ///< the signature does not fit
    OtherHouse, ///< signed by another key than the one it is checked with
    Expired,
    NotYet, ///< issued on a later day
    Revoked,
    Superseded, ///< the rulebook was revised
    NotOnList,  ///< of an earlier key, and the list does not name it
};

/// A house's signed list of what it issued and what it took back.
struct CertificateList {
    std::int32_t day = 0;
    std::map<std::uint32_t, std::string> entries{}; ///< serial: issued, revoked, superseded
    std::map<std::uint32_t, std::string> keys{};    ///< serial: what it is listed as
    /// serial: day and reason, where it was revoked; what else it rests on. Lists had none.
    std::map<std::uint32_t, std::string> why{};
};
/// What a list says of a certificate whose attempt was passed by a rescoring alone.
inline constexpr const char* restsOnRescoringWords = "rests on rescorings: ";
/// What it says of one that was issued after checkpoints of the ledger were missing; a day follows.
inline constexpr const char* restsOnGapWords = "issued after missing checkpoints were signed for on ";
/// What names one certificate and no other of its number: its key, and the first digits of its digest.
std::string listedAs(const ReadCertificate& read);
std::string listText(const CertificateList& list, const SecretKey& houseKey);
Result<CertificateList> readList(std::string_view text, const PublicKey& houseKey, const std::string& name);

/// The day on which a certificate is no longer valid.
std::int32_t expiryOf(const Certificate& certificate);
/// A day as `2026-12-03`, and back from year, month and day.
std::string dayText(std::int32_t day);
std::int32_t dayOf(int year, int month, int day);

/// Whether it is valid on a day, by a house's key and perhaps its list.
CertificateState stateOf(const ReadCertificate& read, const PublicKey& houseKey, std::int32_t today,
                         const CertificateList* list = nullptr, const PublicKey* earlierKey = nullptr);

} // namespace cutcard
