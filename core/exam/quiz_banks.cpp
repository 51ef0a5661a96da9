// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exam/quiz_banks.h"

#include "core/base/fields.h"
#include "core/base/gathered.h"
#include "core/exam/figures/figures.h"
#include "core/rules/book.h"

#include <mutex>

namespace cutcard {

namespace {

struct Shelf {
    std::once_flag once;
    Bank bank;
    std::vector<ItemCompetency> competencies;
};

constexpr std::size_t documentCount = static_cast<std::size_t>(Document::Practice) + 1;

/// A document's questions, read when they are first asked for.
const Shelf& shelfOf(Document document)
{
    static std::array<Shelf, documentCount> shelves;
    Shelf& shelf = shelves[static_cast<std::size_t>(document)];
    std::call_once(shelf.once, [&] {
        std::vector<Error> faults;
        shelf.bank = readBank(content(), document, faults);
        // what lies in a folder was checked before it was taken
        holds(faults.empty());
        for (const std::string_view word : documentHead(document).competencies) {
            const auto found = valueNamed<ItemCompetency>(word);
            if (holds(found.has_value()))
                shelf.competencies.push_back(*found);
        }
    });
    return shelf;
}

constexpr int mostAnswer = 1'000'000'000;

class QuestionReader
{
public:
    QuestionReader(Fields& fields, Texts& texts) : m_fields(fields), m_texts(texts) {}

    QuizItem read(Document document)
    {
        QuizItem item{.id = {}, .document = document};
        item.id = kept(m_fields.need("id"));
        if (!item.id.empty())
            m_fields.call(std::string(item.id));
        item.kind = wordOf<QuestionKind>("kind", namedWords<QuestionKind>);
        item.competency = wordOf<ItemCompetency>("competency", namedWords<ItemCompetency>);
        item.difficulty = wordOf<Difficulty>("difficulty", namedWords<Difficulty>);
        list(m_fields.need("rules"), item.rules, [&](const std::string& text) { return Rule::fromText(text); });
        item.model = kept(m_fields.need("idea"));
        list("enemies", item.enemies, [&](const std::string& text) { return m_texts.keep(text); });
        readWith(item);
        readFigures(item);
        item.question = kept(m_fields.need("ask"));
        readAnswer(item);
        item.explanation = kept(m_fields.need("because"));
        return item;
    }

private:
    const char* kept(std::string_view key)
    {
        std::string text;
        m_fields.text(key, text);
        return m_texts.keep(inOneLine(std::move(text)));
    }

    template <typename Enum> Enum wordOf(const char* key, std::span<const std::string_view> words)
    {
        const auto index = m_fields.wordOf(m_fields.need(key), words);
        return index ? static_cast<Enum>(*index) : Enum{};
    }

    /// A list of no more than there are places for.
    template <typename List> void list(std::string_view key, List& into, auto&& read)
    {
        std::size_t count = 0;
        const toml::node* last = nullptr;
        m_fields.texts(key, [&](const std::string& text, const toml::node& node) {
            last = &node;
            if (++count <= List::capacity())
                into.push_back(read(text));
        });
        if (count > List::capacity())
            m_fields.fail(*last, Cause::WrongCount, std::to_string(List::capacity()) + " at most",
                          std::to_string(count));
    }

    void answers(const char* key, auto& into)
    {
        list(m_fields.need(key), into, [&](const std::string& text) { return m_texts.keep(inOneLine(text)); });
    }

    void readWith(QuizItem& item)
    {
        const auto words = eachOf(documents(), documentWord);
        std::size_t count = 0;
        m_fields.texts("with", [&](const std::string& word, const toml::node& node) {
            const auto index = m_fields.indexOf(word, words, node);
            if (index && ++count <= item.with.capacity())
                item.with.push_back(documents()[*index]);
            else if (index)
                m_fields.fail(node, Cause::WrongCount, std::to_string(item.with.capacity()) + " at most",
                              std::to_string(count));
        });
    }

    void readFigures(QuizItem& item)
    {
        std::string name;
        m_fields.text("figures", name);
        if (name.empty())
            return;
        m_isDrawn = true;
        item.figures = findFigures(name);
        if (!item.figures)
            m_fields.fail(m_fields.at("figures"), Cause::UnknownWord, "figures that the program can draw", name);
    }

    void readAnswer(QuizItem& item)
    {
        if (item.kind == QuestionKind::Choice) {
            answers("right", item.right);
            answers("wrong", item.wrong);
        } else if (item.kind == QuestionKind::Order) {
            answers("steps", item.right);
        } else if (m_isDrawn) {
            return; // whoever draws the figures knows the answer
        } else if (item.kind == QuestionKind::Amount) {
            int amount = 0;
            m_fields.number(m_fields.need("answer"), 1, mostAnswer, amount);
            item.amount = amount;
        } else {
            m_fields.flag(m_fields.need("answer"), item.truth);
        }
    }

    Fields& m_fields;
    Texts& m_texts;
    bool m_isDrawn = false;
};

} // namespace

std::span<const QuizItem> quizBank(Document document)
{
    return shelfOf(document).bank.items;
}

/// Whether a question of general practice, which names no game, holds by all of these documents.
static bool holdsBeside(const QuizItem& item, std::span<const Document> documents)
{
    const std::span<const Document> silent(item.with.begin(), item.with.end());
    const auto againstTheHouse = [](Document document) { return documentHead(document).isBanked; };
    const bool ofBank = againstTheHouse(silent.front());
    const auto speaksOtherwise = [&](Document document) {
        return document != Document::Practice && againstTheHouse(document) == ofBank && !contains(silent, document);
    };
    return std::ranges::any_of(documents, [&](Document document) { return contains(silent, document); })
           && std::ranges::none_of(documents, speaksOtherwise);
}

std::vector<QuizItem> examItems(std::span<const Document> documents)
{
    std::vector<QuizItem> items;
    for (const Document document : documents) {
        std::ranges::copy_if(quizBank(document), std::back_inserter(items),
                             [&](const QuizItem& item) { return item.with.empty() || holdsBeside(item, documents); });
    }
    return items;
}

const QuizItem* findItem(std::string_view id)
{
    for (const Document document : documents()) {
        const auto bank = quizBank(document);
        if (const QuizItem* found = firstWith(bank, id, &QuizItem::id))
            return found;
    }
    return nullptr;
}

std::span<const ItemCompetency> itemCompetencies(Document document)
{
    return shelfOf(document).competencies;
}

Bank readBank(const Content& content, Document document, std::vector<Error>& faults)
{
    Bank bank;
    for (const ContentFile* file : content.in(std::string(documentWord(document)) + "/questions")) {
        readFields(*file, faults, [&](Fields& fields) {
            fields.tables("question", [&](Fields& each, const toml::node& node) {
                bank.items.push_back(QuestionReader(each, bank.texts).read(document));
                bank.places.push_back(each.placeOf(node.source()));
            });
        });
    }
    return bank;
}

} // namespace cutcard
