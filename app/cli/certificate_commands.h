// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace CLI {
class App;
}

namespace cutcard::cli {

/// `certificate`: issued, revoked, listed, and checked by anybody.
void addCertificateCommands(CLI::App& app);

} // namespace cutcard::cli
