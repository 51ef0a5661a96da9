// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace cutcard {

/// A term of the trade or of a document, in a sentence, with cards or chips where they say it better.
struct GlossaryTerm {
    QString word;
    QString means;
    QString example;
};

/// All terms, as docs/glossary.md lists them.
const std::vector<GlossaryTerm>& glossary();

/// The terms that a text uses, in the order of the list; a longer term counts and not the shorter ones in it.
std::vector<const GlossaryTerm*> termsIn(const QString& text);

} // namespace cutcard
