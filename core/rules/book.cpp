// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/book.h"

#include "core/base/fields.h"

namespace cutcard {

namespace {

constexpr int mostEditions = 9999;

using Reasons = std::map<std::string, std::string>;

class BookReader
{
public:
    BookReader(Book& book, const Reasons& reasons) : m_book(book), m_reasons(reasons) {}

    void readHead(Fields& fields, Document document)
    {
        std::string word;
        fields.table(fields.need("document"), [&](Fields& head, const toml::node&) {
            head.text(head.need("word"), word);
            if (!word.empty() && word != documentWord(document))
                head.fail(head.at("word"), Cause::UnknownWord, std::string(documentWord(document)), word);
            m_book.head.name = neededText(head, "name");
            m_book.head.title = neededText(head, "title");
            head.number(head.need("edition"), 1, mostEditions, m_book.head.edition);
            head.flag("banked", m_book.head.isBanked);
            head.texts(head.need("competencies"), [&](const std::string& text, const toml::node&) {
                m_book.competencies.push_back(m_book.texts.keep(text));
            });
        });
    }

    void readSection(Fields& fields)
    {
        RuleSection section;
        section.prefix = neededText(fields, "prefix");
        section.title = neededText(fields, "title");
        fields.flag("lettered", section.isLettered);
        m_book.sections.push_back(section);
    }

    void readRule(Fields& fields, const toml::node& node)
    {
        std::string number;
        fields.text(fields.need("number"), number);
        if (!number.empty())
            fields.call(number);
        if (!number.empty() && !Rule::isWellFormed(number))
            fields.fail(fields.at("number"), Cause::UnknownWord,
                        "letters, digits, dots and dashes, " + std::to_string(Rule::capacity) + " at most", {});
        RuleEntry entry{.rule = Rule::fromText(number)};
        entry.title = neededText(fields, "title");
        entry.text = neededText(fields, "text");
        fields.word("standing", namedWords<Standing>, entry.standing);
        entry.reason = reasonOf(fields, node, entry.standing);
        std::string keywords;
        fields.texts("keywords", [&](const std::string& text, const toml::node&) {
            keywords.append(keywords.empty() ? "" : " ").append(inOneLine(text));
        });
        entry.keywords = m_book.texts.keep(keywords);
        m_book.rules.push_back(entry);
        m_book.places.push_back(fields.placeOf(node.source()));
    }

private:
    const char* neededText(Fields& fields, const char* key)
    {
        std::string text;
        fields.text(fields.need(key), text);
        return m_book.texts.keep(inOneLine(text));
    }

    /// Why a rule is not judged: a word for what is the same for many, or words of its own.
    const char* reasonOf(Fields& fields, const toml::node& node, Standing standing)
    {
        std::string why;
        std::string reason;
        fields.text("why", why);
        fields.text("reason", reason);
        if (standing == Standing::Judged) {
            if (!why.empty() || !reason.empty())
                fields.fail(fields.at(why.empty() ? "reason" : "why"), Cause::NotAllowed,
                            "only with the standing explained or not-simulated", {});
            return "";
        }
        if (why.empty() == reason.empty())
            fields.fail(node, why.empty() ? Cause::MissingValue : Cause::NotAllowed,
                        fields.path("why") + " or reason, one of them", {});
        if (why.empty())
            return m_book.texts.keep(inOneLine(reason));
        const auto found = m_reasons.find(why);
        if (found != m_reasons.end())
            return m_book.texts.keep(found->second);
        fields.fail(fields.at("why"), Cause::UnknownWord, "a word of reasons.toml", why);
        return "";
    }

    Book& m_book;
    const Reasons& m_reasons;
};

} // namespace

void readFields(const ContentFile& file, std::vector<Error>& faults, const std::function<void(Fields&)>& read)
{
    const auto table = parseToml(file.text, file.name);
    if (!table)
        return faults.push_back(table.error());
    Fields fields(*table, file.name);
    read(fields);
    const auto found = fields.finishAll();
    faults.insert(faults.end(), found.begin(), found.end());
}

std::string inOneLine(std::string_view text)
{
    std::string line;
    line.reserve(text.size());
    for (const char each : text) {
        if (each != '\r')
            line += each == '\n' ? ' ' : each;
    }
    return line;
}

/// Why nothing is judged by a rule, by the words that stand for it in the rules.
static Reasons readReasons(const Content& content, std::vector<Error>& faults)
{
    Reasons reasons;
    const ContentFile* file = content.find("reasons.toml");
    if (file == nullptr)
        return reasons;
    readFields(*file, faults, [&](Fields& fields) {
        fields.words("reason", [&](const std::string& word, const std::string& text, const toml::node&) {
            reasons[word] = inOneLine(text);
        });
    });
    return reasons;
}

Book readBook(const Content& content, Document document, std::vector<Error>& faults)
{
    Book book;
    const std::string name = std::string(documentWord(document)) + "/rules.toml";
    const ContentFile* file = content.find(name);
    if (file == nullptr) {
        faults.push_back({.place = {.name = name}, .cause = Cause::Unreadable, .expected = {}, .found = {}});
        return book;
    }
    const Reasons reasons = readReasons(content, faults);
    readFields(*file, faults, [&](Fields& fields) {
        BookReader reader(book, reasons);
        reader.readHead(fields, document);
        fields.tables("section", [&](Fields& each, const toml::node&) { reader.readSection(each); });
        fields.tables("rule", [&](Fields& each, const toml::node& node) { reader.readRule(each, node); });
    });
    return book;
}

constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-";
constexpr std::array<std::string_view, 6> citing{"under", "by", "as", "See", "see", "("};

static bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

/// Whether a word is numbers of one or two digits with dots between, as documents have them.
static bool isDotted(std::string_view word)
{
    std::size_t digits = 0;
    bool isOnlyDigits = true;
    for (const char each : word.substr(0, word.find('-'))) {
        isOnlyDigits = isOnlyDigits && isDigit(each);
        digits = isDigit(each) ? digits + 1 : 0;
        if (digits > 2 || (digits == 0 && each != '.'))
            return false;
    }
    return !isOnlyDigits && isDigit(word.front());
}

RuleNames::RuleNames(std::span<const Rule> rules) : m_all(rules.begin(), rules.end())
{
    for (const Rule rule : rules) {
        const std::string_view id = rule.id();
        if (const auto dash = id.find('-'); dash != std::string_view::npos && !isDigit(id.front()))
            m_prefixes.emplace(id.substr(0, dash));
    }
}

std::string_view RuleNames::missingIn(std::string_view text) const
{
    std::string_view before;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_not_of(letters, at), text.size());
        if (end == at) {
            before = text[at] == ' ' ? before : text.substr(at, 1);
            ++at;
            continue;
        }
        std::string_view word = text.substr(at, end - at);
        word = word.substr(0, word.find_last_not_of(".-") + 1);
        const std::size_t next = text.find_first_not_of(' ', end);
        const bool isShare = next != std::string_view::npos && text[next] == '%';
        if (!isShare && isName(word, before) && !has(Rule::fromText(word)))
            return word;
        before = word;
        at = end;
    }
    return {};
}

bool RuleNames::isName(std::string_view word, std::string_view before) const
{
    const auto dash = word.find('-');
    if (dash != std::string_view::npos && m_prefixes.contains(word.substr(0, dash)))
        return true;
    return std::ranges::find(citing, before) != citing.end() && isDotted(word);
}

} // namespace cutcard
