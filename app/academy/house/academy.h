// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/house/appeals.h"
#include "app/academy/house/attempts.h"
#include "app/academy/people/people.h"
#include "core/base/try.h"

namespace cutcard {

/// What was put back as the ledger tells it.
struct Rebuilt {
    std::vector<std::string> rows{};     ///< each that was another, or missing
    std::vector<std::int64_t> results{}; ///< attempts whose graded result has to be worked out again
};

/// A house that examines: its parts on one store. One program at a time has it open.
class Academy
{
public:
    /// Makes a new academy: a house, its keys and its first supervisor, who is its administrator too.
    struct Founding {
        std::string house;
        RosterPerson supervisor;
        QString anchorFolder{}; ///< outside of the academy's own; empty: none
        KeyCost cost{};
        std::string paperKey{}; ///< of a house whose store was lost; empty: a new house
    };
    static Result<std::unique_ptr<Academy>> found(const QString& folder, const Founding& founding,
                                                  std::string_view passphrase);
    enum class Opening : std::uint8_t {
        Work,
        Look, ///< nothing is written until somebody signs; also of a disk that can't be written
        Mend, ///< the same, and results may be missing: they are what is put back
    };
    /// Opens it and looks the whole ledger over; attempts that nobody ended are interrupted.
    static Result<std::unique_ptr<Academy>> open(const QString& folder, Opening opening = Opening::Work);
    /// Puts every row back that is not as the ledger tells, for an administrator; what candidates wrote stays as it is.
    static Result<Rebuilt> rebuild(const QString& folder, const std::string& person, std::string_view passphrase,
                                   const QString& anchorFolder = {});
    Academy(const Academy&) = delete;
    Academy& operator=(const Academy&) = delete;

    const Store& store() const { return m_store; }
    const KeptLedger& ledger() const { return m_ledger; }
    Signers& signers() { return m_signers; }
    const Signers& signers() const { return m_signers; }
    People& people() { return m_people; }
    const People& people() const { return m_people; }
    OutsideHeads& heads() { return m_heads; }
    const OutsideHeads& heads() const { return m_heads; }
    Blueprints& blueprints() { return m_blueprints; }
    const Blueprints& blueprints() const { return m_blueprints; }
    Answers& answers() { return m_answers; }
    const Answers& answers() const { return m_answers; }
    Results& results() { return m_results; }
    const Results& results() const { return m_results; }
    Attempts& attempts() { return m_attempts; }
    const Attempts& attempts() const { return m_attempts; }
    Certificates& certificates() { return m_certificates; }
    const Certificates& certificates() const { return m_certificates; }
    Appeals& appeals() { return m_appeals; }
    const Appeals& appeals() const { return m_appeals; }

private:
    Academy(QString folder, std::unique_ptr<FolderLock> lock, std::unique_ptr<Connection> connection,
            bool archive = false);
    /// Makes the house in a file that gets its name only when it is whole.
    static Result<Done> make(const QString& file, const QString& folder, const Founding& founding, SecretKey root,
                             std::string_view passphrase);
    Result<Done> load(Opening opening);
    /// Settings and the chain, before any row is believed.
    Result<Done> loadLedger(LedgerAccount& account);

    Store m_store;
    KeptLedger m_ledger{m_store};
    Signers m_signers{m_store, m_ledger};
    People m_people{m_store, m_ledger, m_signers};
    OutsideHeads m_heads{m_store, m_ledger, m_signers};
    Blueprints m_blueprints{m_store, m_signers};
    Answers m_answers{m_store, m_signers};
    Results m_results{m_store, m_ledger, m_signers, m_heads};
    Attempts m_attempts{m_store, {m_ledger, m_signers, m_blueprints, m_heads, m_answers, m_results}};
    Certificates m_certificates{m_store, {m_ledger, m_signers, m_blueprints, m_heads, m_results}};
    Appeals m_appeals{m_store, {m_ledger, m_signers, m_heads, m_results, m_certificates}};
};

} // namespace cutcard
