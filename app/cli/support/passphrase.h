// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/house/academy.h"
#include "app/cli/support/command_line.h"
#include "app/cli/support/exit.h"
#include "app/words/wording.h"

#include <memory>

namespace cutcard::cli {

/// An academy, and who signs.
struct AcademyOptions {
    std::string folder;
    std::string who;
    std::string passphraseFile;
};

/// The folder, and `more`.
std::vector<Option> inAcademy(AcademyOptions& options, std::vector<Option> more = {});
/// The folder, `more`, and who signs and with what.
std::vector<Option> signedIn(AcademyOptions& options, std::vector<Option> more = {});

/// Opens the academy; ends the command if that can't be.
std::unique_ptr<Academy> openAcademy(const AcademyOptions& options);

/// Reads a passphrase: the file's first line, or what is typed without being shown.
std::string readPassphrase(const std::string& file);

/// Opens somebody's keys; ends the command if the passphrase is wrong.
Unlocked unlockAcademy(Academy& academy, const AcademyOptions& options);

/// Finds a person by id, number or name; ends the command where there is none, or more than one.
RosterPerson findPerson(const Academy& academy, const std::string& said);

/// Finds a blueprint by its name or the beginning of its digest, the latest first; ends the command if there is none.
KeptBlueprint findBlueprint(const Academy& academy, const std::string& said);

} // namespace cutcard::cli
