// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/rulebook.h"

#include "core/base/defect.h"
#include "core/base/gathered.h"
#include "core/rules/book.h"

#include <mutex>

namespace cutcard {

constexpr auto allDocuments = valuesOf<Document>();

/// A document's rules, read when they are first asked for.
static const Book& bookOf(Document document)
{
    struct Shelf {
        std::once_flag once;
        Book book;
    };
    static std::array<Shelf, namedWords<Document>.size()> shelves;
    Shelf& shelf = shelves[static_cast<std::size_t>(document)];
    std::call_once(shelf.once, [&] {
        std::vector<Error> faults;
        shelf.book = readBook(content(), document, faults);
        // what lies in a folder was checked before it was taken
        holds(faults.empty());
        shelf.book.head.competencies = shelf.book.competencies;
        shelf.book.head.sections = shelf.book.sections;
    });
    return shelf.book;
}

std::span<const RuleEntry> rulebook(Document document)
{
    return bookOf(document).rules;
}

const DocumentHead& documentHead(Document document)
{
    return bookOf(document).head;
}

std::span<const Document> documents()
{
    return allDocuments;
}

std::string_view documentWord(Document document)
{
    return namedWords<Document>[static_cast<std::size_t>(document)];
}

const char* documentTitle(Document document)
{
    return documentHead(document).title;
}

const RuleEntry* findRule(Rule rule)
{
    for (const Document document : allDocuments) {
        const auto book = rulebook(document);
        if (const RuleEntry* found = firstWith(book, rule, &RuleEntry::rule))
            return found;
    }
    return nullptr;
}

} // namespace cutcard
