// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desk/acts/commands.h"

#include <QCoreApplication>

namespace cutcard {

/// What a command is called, translated.
struct CommandWords {
    Q_DECLARE_TR_FUNCTIONS(commands)
};

/// A command for doing something, as the palette shows it.
Command doing(Verb verb, const char* text, const char* key, const QString& group);

/// A command for saying something.
Command saying(Phrase phrase, const char* text, const char* key, const QString& group);

/// What is said and done at the table of a house-banked game; none of it belongs to another game.
std::vector<Command> bankedCommands();

} // namespace cutcard
