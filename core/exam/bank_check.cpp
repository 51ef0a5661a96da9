// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/bank_check.h"

#include "core/base/gathered.h"
#include "core/base/parts_of.h"

namespace cutcard {

namespace {

/// What stands before the first dash of a name: "PQ" of "PQ-19".
std::string_view prefixOf(std::string_view name)
{
    return name.substr(0, std::min(name.find('-'), name.size()));
}

class Gate
{
public:
    Gate(const Content& content, ReadContent& read) : m_content(content), m_read(read), m_numbers(namesOf(read)) {}

    void check()
    {
        checkNames();
        for (const auto& [document, book] : m_read.books)
            checkRules(book);
        for (const auto& [document, bank] : m_read.banks) {
            for (std::size_t i = 0; i < bank.items.size(); ++i)
                index(bank.items[i], bank.places[i]);
        }
        for (const auto& [document, bank] : m_read.banks) {
            for (std::size_t i = 0; i < bank.items.size(); ++i)
                checkItem(bank.items[i], bank.places[i]);
        }
        checkCited();
    }

private:
    static std::vector<Rule> namesOf(const ReadContent& read)
    {
        std::vector<Rule> all;
        for (const auto& [document, book] : read.books) {
            for (const RuleEntry& entry : book.rules)
                all.push_back(entry.rule);
        }
        return all;
    }

    void fail(const Place& place, Cause cause, std::string expected, std::string_view found = {})
    {
        m_read.faults.push_back(
            {.place = place, .cause = cause, .expected = std::move(expected), .found = std::string(found)});
    }

    /// The place of an item, with what of it is meant.
    static Place in(Place place, std::string field)
    {
        place.field = std::move(field);
        return place;
    }

    /// Each file lies in a document's folder.
    void checkNames()
    {
        for (const ContentFile* file : m_content.all()) {
            const std::string_view name = file->name;
            const std::string_view folder = name.substr(0, std::min(name.find('/'), name.size()));
            const bool isDocuments =
                std::ranges::any_of(documents(), [&](Document document) { return documentWord(document) == folder; });
            if (!isDocuments && name != "reasons.toml")
                fail({.name = file->name}, Cause::UnknownWord, joined(documents(), "|", documentWord), folder);
        }
    }

    void checkRules(const Book& book)
    {
        for (std::size_t i = 0; i < book.rules.size(); ++i) {
            const RuleEntry& entry = book.rules[i];
            const std::string number(entry.rule.id());
            if (!m_rules.insert(entry.rule.id()).second)
                fail(book.places[i], Cause::Duplicate, "each rule once", number);
            for (const char* text : {entry.text, entry.reason}) {
                if (const auto missing = m_numbers.missingIn(text); !missing.empty())
                    fail(in(book.places[i], number), Cause::UnknownWord, "a rule that there is", missing);
            }
        }
        for (const char* word : book.competencies) {
            if (!contains(namedWords<ItemCompetency>, std::string_view(word)))
                fail({.name = book.places.empty() ? std::string() : book.places.front().name, .field = "competencies"},
                     Cause::UnknownWord, "one that a question can have", word);
        }
    }

    /// What the program itself cites stays, whatever somebody's own rules say.
    void checkCited()
    {
        for (const Document document : documents()) {
            std::vector<Error> ignored;
            for (const RuleEntry& entry : readBook(Content::builtIn(), document, ignored).rules) {
                if (!m_numbers.has(entry.rule))
                    fail({.name = std::string(documentWord(document)) + "/rules.toml"}, Cause::MissingValue,
                         "a rule that the program cites: " + std::string(entry.rule.id()));
            }
        }
    }

    void index(const QuizItem& item, const Place& place)
    {
        const std::string id(item.id);
        if (!m_items.try_emplace(item.id, &item).second)
            fail(place, Cause::Duplicate, "each id once", id);
        if (!m_asked.emplace(item.document, item.question).second)
            fail(in(place, id), Cause::Duplicate, "each question once", item.question);
        const auto home = m_homes.try_emplace(item.model, item.document).first->second;
        if (home != item.document)
            fail(in(place, id + ", idea"), Cause::NotAllowed, "of no other document", item.model);
        m_ideas[item.model].push_back(item.id);
        const ContentFile* file = m_content.find(place.name);
        if (file != nullptr && file->isNew && builtInPrefixes().contains(prefixOf(item.id)))
            fail(in(place, id), Cause::NotAllowed, "a prefix of your own", prefixOf(item.id));
    }

    static const std::set<std::string, std::less<>>& builtInPrefixes()
    {
        static const auto prefixes = [] {
            std::set<std::string, std::less<>> found;
            std::vector<Error> ignored;
            for (const Document document : documents()) {
                for (const QuizItem& item : readBank(Content::builtIn(), document, ignored).items)
                    found.emplace(prefixOf(item.id));
            }
            return found;
        }();
        return prefixes;
    }

    void checkItem(const QuizItem& item, const Place& place)
    {
        const std::string id(item.id);
        if (!Rule::isWellFormed(item.id))
            fail(in(place, "id"), Cause::UnknownWord, "letters, digits, dots and dashes", id);
        const Book& book = m_read.books.at(item.document);
        for (const Rule rule : item.rules) {
            if (!contains(book.rules, rule, &RuleEntry::rule))
                fail(in(place, id + ", rules"), Cause::UnknownWord, "one of the same document", rule.id());
        }
        const std::string word = wordOf(item.competency);
        if (!contains(book.competencies, word, [](const char* each) { return std::string_view(each); }))
            fail(in(place, id + ", competency"), Cause::UnknownWord, "one of the document's", word);
        checkEnemies(item, place);
        checkAnswers(item, place);
        checkTexts(item, place);
    }

    static bool names(const QuizItem& item, std::string_view enemy) { return contains(item.enemies, enemy); }

    void checkEnemies(const QuizItem& item, const Place& place)
    {
        const std::string id(item.id);
        for (const std::string_view enemy : item.enemies) {
            const auto found = m_items.find(enemy);
            if (found == m_items.end() || enemy == item.id)
                fail(in(place, id + ", enemies"), Cause::UnknownWord, "another question", enemy);
            else if (!names(*found->second, item.id))
                fail(in(place, id + ", enemies"), Cause::MissingValue, std::string(enemy));
            if (std::ranges::count(item.enemies, enemy) > 1)
                fail(in(place, id + ", enemies"), Cause::Duplicate, "each once", enemy);
        }
        for (const std::string_view kin : m_ideas[item.model]) {
            if (kin != item.id && !names(item, kin))
                fail(in(place, id + ", enemies"), Cause::MissingValue, "the others of its idea", kin);
        }
    }

    void checkAnswers(const QuizItem& item, const Place& place)
    {
        const std::string id(item.id);
        const std::size_t count = item.right.size() + item.wrong.size();
        if (item.kind == QuestionKind::Choice && (item.right.empty() || item.wrong.empty() || count < 3))
            fail(in(place, id), Cause::WrongCount, "a right and a wrong answer, and three together",
                 std::to_string(count));
        if (item.kind == QuestionKind::Order && count < 3)
            fail(in(place, id + ", steps"), Cause::WrongCount, "three or more", std::to_string(count));
        std::set<std::string_view> seen;
        for (const auto& text : textsOf(item).answers) {
            if (!seen.insert(text).second)
                fail(in(place, id), Cause::Duplicate, "each answer once", text);
        }
    }

    struct ItemTexts {
        std::vector<std::string_view> answers;
        std::vector<std::string_view> all;
    };
    static ItemTexts textsOf(const QuizItem& item)
    {
        ItemTexts texts;
        texts.answers.assign(item.right.begin(), item.right.end());
        texts.answers.insert(texts.answers.end(), item.wrong.begin(), item.wrong.end());
        texts.all = texts.answers;
        texts.all.insert(texts.all.end(), {item.question, item.explanation});
        return texts;
    }

    void checkTexts(const QuizItem& item, const Place& place)
    {
        const std::string id(item.id);
        std::size_t figures = 0;
        if (item.figures != nullptr) {
            RandomStream stream(1, StreamPurpose::Quiz);
            figures = item.figures(stream).values.size();
        }
        for (const std::string_view text : textsOf(item).all) {
            for (std::size_t at = text.find('%'); at != std::string_view::npos; at = text.find('%', at + 1)) {
                const char digit = at + 1 < text.size() ? text[at + 1] : ' ';
                if (digit >= '1' && digit <= '9' && static_cast<std::size_t>(digit - '0') > figures)
                    fail(in(place, id), Cause::MissingValue, "a figure for each place in its texts",
                         text.substr(at, 2));
            }
            if (const auto missing = m_numbers.missingIn(text); !missing.empty())
                fail(in(place, id), Cause::UnknownWord, "a rule that there is", missing);
        }
    }

    const Content& m_content;
    ReadContent& m_read;
    RuleNames m_numbers;
    std::set<std::string_view> m_rules;
    std::map<std::string_view, const QuizItem*> m_items;
    std::set<std::pair<Document, std::string_view>> m_asked;
    std::map<std::string_view, Document> m_homes;
    std::map<std::string_view, std::vector<std::string_view>> m_ideas;
};

} // namespace

ReadContent readContent(const Content& content)
{
    ReadContent read;
    for (const Document document : documents()) {
        read.books[document] = readBook(content, document, read.faults);
        read.banks[document] = readBank(content, document, read.faults);
    }
    // what stands in reasons.toml is read beside each document
    std::vector<Error> each;
    for (const Error& fault : read.faults) {
        if (!contains(each, fault))
            each.push_back(fault);
    }
    read.faults = std::move(each);
    return read;
}

std::vector<Error> contentFaults(const Content& content)
{
    ReadContent read = readContent(content);
    // what follows from something that can't be read is no news
    if (read.faults.empty())
        Gate(content, read).check();
    std::ranges::stable_sort(read.faults, {},
                             [](const Error& each) { return std::pair(each.place.name, each.place.line); });
    return read.faults;
}

} // namespace cutcard
