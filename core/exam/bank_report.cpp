// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/gathered.h"
#include "core/exam/bank_check.h"

#include <cctype>

namespace cutcard {

namespace {

constexpr int drawsTried = 40;
constexpr int fewDraws = 4;
constexpr std::size_t longSentence = 35;
constexpr std::array<std::string_view, 5> wornWords{"whoever", "out", "somebody", "now", "owed"};

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words(1);
    for (const char each : text) {
        const auto letter = static_cast<unsigned char>(each);
        if (std::isalnum(letter) != 0 || each == '\'' || each == '%')
            words.back() += static_cast<char>(std::tolower(letter));
        else if (!words.back().empty())
            words.emplace_back();
    }
    if (words.back().empty())
        words.pop_back();
    return words;
}

bool hasLongSentence(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = at;
        do
            end = std::min(text.find_first_of(".?!", end + 1), text.size());
        while (end + 1 < text.size() && text[end + 1] != ' '); // a number's dot ends nothing
        const auto words = wordsOf(text.substr(at, end - at));
        if (words.size() > longSentence)
            return true;
        at = end + 1;
    }
    return false;
}

bool hasWornWord(std::string_view text)
{
    const auto words = wordsOf(text);
    return std::ranges::any_of(wornWords, [&](std::string_view worn) {
        // "What now?" asks for nothing in particular; elsewhere now is a time
        return worn == "now" ? text.find("What now?") != std::string_view::npos : contains(words, worn);
    });
}

/// Whether two questions have four of five words in common.
bool isAlike(const std::set<std::string>& one, const std::set<std::string>& other)
{
    const auto common = std::ranges::count_if(one, [&](const std::string& word) { return other.contains(word); });
    const auto all = static_cast<std::ptrdiff_t>(one.size() + other.size()) - common;
    return all > 0 && 5 * common >= 4 * all;
}

class Report
{
public:
    explicit Report(const Content& content) : m_content(content), m_read(readContent(content))
    {
        for (std::size_t i = 0; i < bankRemarkCount; ++i)
            m_remarks[i].remark = static_cast<BankRemark>(i);
        m_onlyOwn = std::ranges::any_of(content.all(), [](const ContentFile* file) { return file->isOwn; });
    }

    std::vector<RemarkedItems> rows()
    {
        for (const Document document : documents()) {
            const Bank& bank = m_read.banks[document];
            for (std::size_t i = 0; i < bank.items.size(); ++i) {
                for (const Rule rule : bank.items[i].rules)
                    m_asked.insert(rule);
                if (isLookedAt(bank.places[i]))
                    lookAt(bank.items[i], bank);
            }
            const Book& book = m_read.books[document];
            for (std::size_t i = 0; i < book.rules.size(); ++i) {
                if (isLookedAt(book.places[i]))
                    lookAt(book.rules[i]);
            }
        }
        return {m_remarks.begin(), m_remarks.end()};
    }

private:
    void note(BankRemark remark, bool holds, std::string_view name)
    {
        RemarkedItems& row = m_remarks[static_cast<std::size_t>(remark)];
        ++row.of;
        if (holds)
            row.where.emplace_back(name);
    }

    bool isLookedAt(const Place& place) const
    {
        const ContentFile* file = m_content.find(place.name);
        return !m_onlyOwn || (file != nullptr && file->isOwn);
    }

    void lookAt(const QuizItem& item, const Bank& bank)
    {
        if (item.kind == QuestionKind::Choice)
            lookAtOptions(item);
        if (item.kind == QuestionKind::TrueFalse && item.figures == nullptr)
            note(BankRemark::FixedTruth, item.truth, item.id);
        if (item.figures != nullptr)
            note(BankRemark::FewDraws, draws(item) < fewDraws, item.id);
        std::vector<std::string_view> texts{item.question, item.explanation};
        texts.insert(texts.end(), item.right.begin(), item.right.end());
        texts.insert(texts.end(), item.wrong.begin(), item.wrong.end());
        note(BankRemark::LongSentence, std::ranges::any_of(texts, hasLongSentence), item.id);
        note(BankRemark::WornWords, std::ranges::any_of(texts, hasWornWord), item.id);
        lookForAlike(item, bank);
    }

    void lookAt(const RuleEntry& entry)
    {
        if (entry.standing == Standing::Judged)
            note(BankRemark::NeverAsked, !m_asked.contains(entry.rule), entry.rule.id());
        note(BankRemark::LongSentence, hasLongSentence(entry.text), entry.rule.id());
        note(BankRemark::WornWords, hasWornWord(entry.text), entry.rule.id());
    }

    void lookAtOptions(const QuizItem& item)
    {
        std::vector<std::string_view> wrong(item.wrong.begin(), item.wrong.end());
        std::vector<std::string_view> all(item.right.begin(), item.right.end());
        all.insert(all.end(), wrong.begin(), wrong.end());
        const auto size = [](std::string_view text) { return text.size(); };
        const auto [least, most] = std::ranges::minmax(all, {}, size);
        note(BankRemark::LongOption, most.size() > 2 * least.size(), item.id);
        if (item.right.size() != 1)
            return;
        const std::string_view right = item.right.front();
        const auto [shortest, longest] = std::ranges::minmax(wrong, {}, size);
        note(BankRemark::RightIsLonger, 2 * right.size() > 3 * longest.size(), item.id);
        note(BankRemark::RightIsShorter, 3 * right.size() < 2 * shortest.size(), item.id);
        const auto clause = [](std::string_view text) { return text.find(',') != std::string_view::npos; };
        note(BankRemark::OddClause,
             std::ranges::all_of(wrong, [&](std::string_view text) { return clause(text) != clause(right); }), item.id);
    }

    static int draws(const QuizItem& item)
    {
        std::set<std::vector<Chips>> seen;
        for (std::uint64_t seed = 0; seed < drawsTried; ++seed) {
            RandomStream stream(seed, StreamPurpose::Quiz);
            const Figures drawn = item.figures(stream);
            seen.emplace(drawn.values.begin(), drawn.values.end());
        }
        return static_cast<int>(seen.size());
    }

    void lookForAlike(const QuizItem& item, const Bank& bank)
    {
        const auto setOf = [](const QuizItem& each) {
            const auto words = wordsOf(each.question);
            return std::set<std::string>(words.begin(), words.end());
        };
        const auto own = setOf(item);
        for (const QuizItem& other : bank.items) {
            if (other.id <= item.id || contains(item.enemies, other.id))
                continue;
            if (isAlike(own, setOf(other)))
                note(BankRemark::AskedAlike, true, std::string(item.id) + "/" + std::string(other.id));
        }
    }

    const Content& m_content;
    ReadContent m_read;
    bool m_onlyOwn = false;
    std::set<Rule> m_asked;
    std::array<RemarkedItems, bankRemarkCount> m_remarks{};
};

} // namespace

std::vector<RemarkedItems> bankReport(const Content& content)
{
    return Report(content).rows();
}

} // namespace cutcard
