// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace cutcard {

/// Where the programs have their languages built in.
inline const QString builtInLanguages = QStringLiteral(":/i18n");

/// The languages there are words in, by their names: `en`, `pt_BR`.
QStringList languages(const QString& folder = builtInLanguages);

/// Takes words from a language by its name, or the system's if empty; English where it lacks any, and if false.
bool installLanguage(const QString& name, const QString& folder = builtInLanguages);

/// The value of an option on a command line that is not parsed yet; empty if it is not there.
QString optionAsked(const QStringList& arguments, const QString& option);

/// The language asked for on a command line that is not parsed yet, since its own help is to be in that language.
QString languageAsked(const QStringList& arguments);

} // namespace cutcard
