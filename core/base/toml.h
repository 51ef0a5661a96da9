// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Debian builds the library with exceptions; the core has none, and header-only gives the other form.
#define TOML_EXCEPTIONS 0
#define TOML_HEADER_ONLY 1
#include <toml++/toml.h>
