// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/director/composer/night_composer.h"

#include <QCoreApplication>

namespace cutcard::night_options {

/// The context in which translators find what a night can be asked.
struct OptionTexts {
    Q_DECLARE_TR_FUNCTIONS(NightOptions)
};

/// `word` of the answer that has only those draw again who were tied.
inline constexpr int thoseTied = 1;

/// Whom an act of a kind could be done to; of an act at a table, those who sit there.
std::vector<EntrantId> people(const Night& night, DirectorVerb verb, TableNo table);
/// At which tables it could be done; of a move, not where the person sits.
std::vector<TableNo> tables(const Night& night, DirectorVerb verb, EntrantId who);
/// About which calls.
std::vector<int> calls(const Night& night, DirectorVerb verb);
/// Those tied in the draw that lies at a table.
std::vector<EntrantId> tied(const Night& night, TableNo table);

/// The numbers that are offered for an act, wrong ones among them.
std::vector<NightOption> amountOptions(const Night& night, const DirectorAct& act);
/// The answers for one field of an act, by its letter.
std::vector<NightOption> of(const Night& night, const DirectorAct& act, QChar field);
/// The digit of an answer: a table's is its number, as everywhere in the room; of others their place.
int digitOf(const NightOption& option, int place);
/// The answer that stands ready: of places one that is open, of anything else the first.
int firstOption(const Night& night, const DirectorAct& act, const std::vector<NightOption>& options);
/// Whether the only answer to a field need not be asked for.
bool isClear(const DirectorAct& act, QChar field);

} // namespace cutcard::night_options
