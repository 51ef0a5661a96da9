// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace cutcard {

/// Where the programs have their languages built in.
inline const QString builtInLanguages = QStringLiteral(":/i18n");

/// The languages there are words in, by their names: `en`, `pt_BR`.
QStringList languages(const QString& folder = builtInLanguages);

/// Takes words from a language by its name, or from the system's if the name is empty, for the rest of the program;
/// what it lacks is English. False, and English it is, if there is no language of that name.
bool installLanguage(const QString& name, const QString& folder = builtInLanguages);

/// The value of an option on a command line that is not parsed yet; empty if it is not there.
QString optionAsked(const QStringList& arguments, const QString& option);

/// The language asked for on a command line that is not parsed yet, since its own help is to be in that language.
QString languageAsked(const QStringList& arguments);

} // namespace cutcard
