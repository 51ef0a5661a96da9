// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/certification/station/director_station.h"
#include "core/certification/station/table_plan.h"

#include <span>

namespace cutcard {

/// What a table test is made after: what hands drawn for a house bring together, or what its director does.
struct StationModel {
    std::string word;
    std::string title;
    std::optional<TablePlan> table{};
    std::optional<DirectorModel> director{}; ///< and no table

    /// How many hands it has, or questions; one for a night.
    int tasks() const { return director ? director->tasks() : table ? table->hands : 0; }
};

/// Reads the list of station models and the files that it names.
Result<std::vector<StationModel>> readStations(std::string_view text, const std::string& name, const ModelReader& read);

/// What of a model is drawn anew: seats turned round the table, suits exchanged, other names.
struct Variation {
    int rotation = 0;
    std::array<Suit, suitCount> suits{Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades};
    std::vector<std::string> names{}; ///< by seat in the model's order
    bool operator==(const Variation&) const = default;
};

/// Something that a player or the deck does at a set moment, whatever the dealer has done wrong before.
struct ScriptedEvent {
    Event event{};
    bool awaited = false;                 ///< happens only when a player is waited for
    std::vector<std::uint64_t> earlier{}; ///< moments after the event before, at which it is too early
    std::optional<Act> after{}; ///< an act at the same moment that the model has first, where it earns nothing
    std::size_t acts = 0;       ///< of the dealer's before it, which tell where players came in another order
    bool operator==(const ScriptedEvent&) const = default;
};

/// A hand of a table test as it is dealt to one candidate.
struct StationHand {
    SessionSetup setup{};
    std::vector<ScriptedEvent> script{};
    bool operator==(const StationHand&) const = default;
};

/// Draws what varies from a stream.
Variation drawVariation(const SessionFile& model, RandomStream& stream);

/// A hand and what a perfect dealer does with it.
struct PreparedHand {
    StationHand hand{};
    StationEvidence evidence{};
};

/// Makes a hand of its model and has it dealt perfectly; an error if that fails, or another is dealt than the model's.
Result<PreparedHand> prepare(const SessionFile& model, const Variation& variation, const std::string& name);

/// What happens next by the script, if it is time for anything; knows nothing of what the dealer did.
std::optional<Event> nextByScript(const StationHand& hand, const Session& session);

/// The hands of a table as one candidate has them, dealt perfectly with the deck laid out whole, by a seed.
Result<std::vector<PreparedHand>> prepareStation(std::span<const SessionFile> table, std::uint64_t seed,
                                                 const std::string& name);

/// The session file of a hand with its whole deck laid out, as hands of a table are kept; its events are what happened.
Result<SessionFile> laidOut(const SessionSetup& setup, const EntryLog& entries);

/// A round as it is begun, and everything that happens in it.
struct DealtRound {
    SessionSetup setup{};
    std::vector<Event> events{};
};

/// A house-banked round with its spots changed; `turned` are its events in the old order, `suits` what becomes of each.
Result<DealtRound> turnedRound(const DealtRound& model, const DealtRound& turned, std::span<const Suit> suits,
                               const std::string& name);

} // namespace cutcard
