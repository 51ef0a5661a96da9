// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/forms/paper.h"

#include "app/words/tr.h"
#include "core/base/fault.h"
#include "core/certification/refusal.h"
#include "core/content/content.h"
#include "core/content/texts.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <deque>
#include <memory>
#include <string_view>

namespace cutcard {

namespace {

/// The items of a paper, with their texts.
struct Items {
    std::deque<QuizItem> items;
    Texts texts;
};

QJsonArray textsOf(const auto& texts)
{
    QJsonArray array;
    for (const std::string_view text : texts)
        array.append(textOf(text));
    return array;
}

QJsonArray numbersOf(const auto& numbers)
{
    QJsonArray array;
    for (const auto number : numbers)
        array.append(QString::number(number));
    return array;
}

QJsonObject jsonOf(const Question& question)
{
    const QuizItem& item = *question.item;
    QJsonArray rules;
    for (const Rule rule : item.rules)
        rules.append(textOf(rule.id()));
    const auto word = [](const auto& words, auto value) { return textOf(words[static_cast<std::size_t>(value)]); };
    return {{QStringLiteral("document"), textOf(documentWord(question.document))},
            {QStringLiteral("id"), textOf(item.id)},
            {QStringLiteral("kind"), word(questionKindWords, item.kind)},
            {QStringLiteral("competency"), word(itemCompetencyWords, item.competency)},
            {QStringLiteral("difficulty"), word(difficultyWords, item.difficulty)},
            {QStringLiteral("idea"), textOf(item.model)},
            {QStringLiteral("rules"), rules},
            {QStringLiteral("ask"), textOf(item.question)},
            {QStringLiteral("right"), textsOf(item.right)},
            {QStringLiteral("wrong"), textsOf(item.wrong)},
            {QStringLiteral("because"), textOf(item.explanation)},
            {QStringLiteral("values"), numbersOf(question.figures.values)},
            {QStringLiteral("shown"), numbersOf(question.shown)},
            {QStringLiteral("amount"), QString::number(question.figures.amount)},
            {QStringLiteral("truth"), question.figures.truth}};
}

class PaperReader
{
public:
    /// Puts a question's item beside the others; false if it is none.
    bool read(const QJsonObject& object, Question& question)
    {
        QuizItem& item = m_items->items.emplace_back();
        item.id = kept(object, "id");
        item.model = kept(object, "idea");
        item.question = kept(object, "ask");
        item.explanation = kept(object, "because");
        question.item = &item;
        std::size_t document = 0;
        std::vector<std::string_view> words;
        for (const Document each : documents())
            words.push_back(documentWord(each));
        if (!find(object, "document", words, document) || !find(object, "kind", questionKindWords, item.kind)
            || !find(object, "competency", itemCompetencyWords, item.competency)
            || !find(object, "difficulty", difficultyWords, item.difficulty))
            return false;
        question.document = documents()[document];
        const auto rule = [](const QString& text) { return Rule::fromText(text.toStdString()); };
        const auto text = [this](const QString& each) { return m_items->texts.keep(each.toStdString()); };
        const auto number = [](const QString& each) { return each.toLongLong(); };
        const auto place = [](const QString& each) { return each.toInt(); };
        question.figures.amount = object[u"amount"].toString().toLongLong();
        question.figures.truth = object[u"truth"].toBool();
        return list(object, "rules", item.rules, rule) && list(object, "right", item.right, text)
               && list(object, "wrong", item.wrong, text) && list(object, "values", question.figures.values, number)
               && list(object, "shown", question.shown, place) && isWhole(question);
    }

    std::shared_ptr<const void> items() const { return m_items; }

private:
    const char* kept(const QJsonObject& object, const char* key)
    {
        return m_items->texts.keep(object.value(QLatin1String(key)).toString().toStdString());
    }

    static bool find(const QJsonObject& object, const char* key, const auto& words, auto& value)
    {
        const std::string word = object.value(QLatin1String(key)).toString().toStdString();
        const auto found = std::ranges::find(words, std::string_view(word));
        value = static_cast<std::remove_reference_t<decltype(value)>>(found - words.begin());
        return found != words.end();
    }

    template <typename List> static bool list(const QJsonObject& object, const char* key, List& into, const auto& read)
    {
        const QJsonArray array = object.value(QLatin1String(key)).toArray();
        if (array.size() > static_cast<qsizetype>(List::capacity()))
            return false;
        for (const auto& each : array)
            into.push_back(read(each.toString()));
        return true;
    }

    /// Whether each answer is shown at one place.
    static bool isWhole(const Question& question)
    {
        const std::size_t answers = question.item->right.size() + question.item->wrong.size();
        std::vector<int> places(question.shown.begin(), question.shown.end());
        std::ranges::sort(places);
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (places[i] != static_cast<int>(i))
                return false;
        }
        return places.size() == answers;
    }

    std::shared_ptr<Items> m_items = std::make_shared<Items>();
};

} // namespace

Result<Done> refusesOwnContent()
{
    return isOwnContent() ? Result<Done>(refusedIn({"exam"}, Cause::NotAllowed, Refusal::OwnContent))
                          : Result<Done>(Done{});
}

QJsonArray jsonOf(std::span<const std::vector<std::string>> lists)
{
    QJsonArray array;
    for (const auto& list : lists)
        array.append(textsOf(list));
    return array;
}

std::vector<std::vector<std::string>> listsFrom(const QJsonArray& array)
{
    std::vector<std::vector<std::string>> lists;
    for (const auto& list : array) {
        lists.emplace_back();
        for (const auto& text : list.toArray())
            lists.back().push_back(text.toString().toStdString());
    }
    return lists;
}

std::string paperText(const DrawnForm& form)
{
    QJsonArray questions;
    for (const Question& question : form.questions)
        questions.append(jsonOf(question));
    const QJsonObject paper{{QStringLiteral("form"), form.form},
                            {QStringLiteral("questions"), questions},
                            {QStringLiteral("stations"), numbersOf(form.stations)},
                            {QStringLiteral("hands"), jsonOf(form.hands)}};
    return QJsonDocument(paper).toJson(QJsonDocument::Compact).toStdString();
}

std::optional<DrawnForm> readPaper(std::string_view text)
{
    const QByteArray bytes(text.data(), static_cast<qsizetype>(text.size()));
    const QJsonObject paper = QJsonDocument::fromJson(bytes).object();
    if (!paper.contains(QStringLiteral("form")))
        return std::nullopt;
    DrawnForm form{.form = paper[u"form"].toInt()};
    PaperReader reader;
    for (const auto& each : paper[u"questions"].toArray()) {
        Question question;
        if (!reader.read(each.toObject(), question))
            return std::nullopt;
        form.questions.push_back(question);
    }
    for (const auto& each : paper[u"stations"].toArray())
        form.stations.push_back(each.toString().toULongLong());
    form.hands = listsFrom(paper[u"hands"].toArray());
    form.items = reader.items();
    return form;
}

} // namespace cutcard
