// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/house/blueprints.h"
#include "app/academy/house/results.h"

namespace cutcard {

struct Certificate;

/// A certificate as it was issued.
struct IssuedCertificate {
    std::int64_t serial = 0;
    std::int64_t attempt = 0;
    std::string person{};
    std::string text{}; ///< of the QR code
    std::string state = "issued";
    bool operator==(const IssuedCertificate&) const = default;
};

/// Certificates: issued, revoked, listed.
class Certificates
{
public:
    /// What a certificate rests on.
    struct Beside {
        const KeptLedger& ledger;
        const Signers& signers;
        const Blueprints& blueprints;
        OutsideHeads& heads;
        const Results& results;
    };
    Certificates(Store& store, const Beside& beside) : m_store(store), m_beside(beside) {}

    /// Issues the certificate of a confirmed attempt that was passed.
    Result<IssuedCertificate> issue(const Unlocked& who, std::int64_t attempt, std::int32_t today);
    /// Takes one back.
    Result<Done> revoke(const Unlocked& who, std::int64_t serial, const std::string& reason);
    /// All of them, by serial number.
    Result<std::vector<IssuedCertificate>> all() const;
    /// What a certificate stands at: issued, revoked, or superseded by revised rules where its blueprint says so.
    Result<std::string> standingOf(const IssuedCertificate& certificate) const;
    /// The day by the clock and the reason with which a certificate was revoked, in one line; empty: it was not.
    Result<std::string> revocationOf(std::int64_t serial) const;
    /// What a certificate rests on beside what the candidate did, as a list says it; empty: nothing.
    Result<std::string> restsOn(const IssuedCertificate& certificate) const;
    /// The signed list of what was issued and revoked.
    Result<std::string> signedList(const Unlocked& who, std::int32_t today) const;

private:
    /// Whether an attempt is confirmed, and passed.
    Result<Done> isPassed(const AttemptRecord& record) const;
    Result<Done> enterIssued(const Unlocked& who, Certificate& certificate, IssuedCertificate& issued);

    Store& m_store;
    Beside m_beside;
};

} // namespace cutcard
