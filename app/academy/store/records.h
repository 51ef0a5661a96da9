// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/certification/attempt.h"

#include <string>
#include <string_view>
#include <vector>

namespace cutcard {

/// What somebody may do in an academy; several of them a person.
enum class Role : std::uint8_t { Trainee, Trainer, Supervisor, Assessor, Administrator, Auditor };
using RoleSet = unsigned;
constexpr bool contains(RoleSet roles, Role role)
{
    return ((roles >> static_cast<unsigned>(role)) & 1U) != 0;
}
constexpr RoleSet roleSet(Role role)
{
    return 1U << static_cast<unsigned>(role);
}
/// The roles that sign, and so need a passphrase.
inline constexpr RoleSet signingRoles =
    roleSet(Role::Supervisor) | roleSet(Role::Assessor) | roleSet(Role::Administrator);

/// Somebody on the roster.
struct RosterPerson {
    std::string id{}; ///< 32 hexadecimal digits, in the ledger in place of the name
    std::string name{};
    std::string number{}; ///< the house's own
    std::string licence{};
    std::string language{};
    int timeFactor = 100; ///< percent
    bool active = true;
    RoleSet roles = roleSet(Role::Trainee);
    bool operator==(const RosterPerson&) const = default;
};

/// Whether somebody is meant by an id, a name or a number as it was typed.
bool isCalled(const RosterPerson& person, std::string_view said);

/// An attempt as the store has it.
struct AttemptRecord {
    std::int64_t number = 0;
    std::string person{};
    std::string blueprint{}; ///< digest
    int attempt = 1;         ///< the person's, of this blueprint
    AttemptState state = AttemptState::Planned;
    int part = 0;             ///< 0 theory; as many as there are parts: all handed in
    std::vector<int> used{};  ///< seconds by part
    std::vector<int> extra{}; ///< seconds given by part
    int interruptions = 0;
    int pauses = 0;
    int focusLosses = 0;
    std::string supervisor{};
    std::string opened{}; ///< the day confirmed by the supervisor
    std::string heard{};  ///< the raw clock of the last sign of life
    bool operator==(const AttemptRecord&) const = default;
};

} // namespace cutcard
