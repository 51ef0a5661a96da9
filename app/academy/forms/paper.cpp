// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/forms/paper.h"

#include "app/words/tr.h"
#include "core/base/fault.h"
#include "core/certification/refusal.h"
#include "core/content/content.h"

#include <QJsonDocument>

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
    return madeOf<QJsonArray>(texts, textOf);
}

QJsonArray numbersOf(const auto& numbers)
{
    return madeOf<QJsonArray>(numbers, [&](const auto& number) { return QString::number(number); });
}

/// A question with all that its bank says of it.
QJsonObject jsonOf(const Question& question)
{
    const QuizItem& item = *question.item;
    const QJsonArray rules = madeOf<QJsonArray>(item.rules, [&](const Rule rule) { return textOf(rule.id()); });
    const auto word = [](const auto& words, auto value) { return textOf(words[static_cast<std::size_t>(value)]); };
    QJsonObject object = drawnOf(question);
    object.insert(QStringLiteral("kind"), word(questionKindWords, item.kind));
    object.insert(QStringLiteral("competency"), word(itemCompetencyWords, item.competency));
    object.insert(QStringLiteral("difficulty"), word(difficultyWords, item.difficulty));
    object.insert(QStringLiteral("idea"), textOf(item.model));
    object.insert(QStringLiteral("rules"), rules);
    object.insert(QStringLiteral("ask"), textOf(item.question));
    object.insert(QStringLiteral("right"), textsOf(item.right));
    object.insert(QStringLiteral("wrong"), textsOf(item.wrong));
    object.insert(QStringLiteral("because"), textOf(item.explanation));
    return object;
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
        item.document = documents()[document];
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

std::string compactText(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

Result<Done> refusesOwnContent()
{
    return isOwnContent() ? Result<Done>(refusedIn({"exam"}, Cause::NotAllowed, Refusal::OwnContent))
                          : Result<Done>(Done{});
}

QJsonArray jsonOf(std::span<const std::vector<std::string>> lists)
{
    return madeOf<QJsonArray>(lists, [](const auto& list) { return textsOf(list); });
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

QJsonObject drawnOf(const Question& question)
{
    return {{"document", textOf(documentWord(question.item->document))},
            {"id", textOf(question.item->id)},
            {"values", numbersOf(question.figures.values)},
            {"shown", numbersOf(question.shown)},
            {"amount", QString::number(question.figures.amount)},
            {"truth", question.figures.truth}};
}

QJsonObject jsonOf(const DrawnForm& form, const QJsonArray& questions)
{
    return {{"form", form.form},
            {"questions", questions},
            {"stations", numbersOf(form.stations)},
            {"hands", jsonOf(form.hands)}};
}

DrawnForm formFrom(const QJsonObject& object)
{
    DrawnForm form{.form = object[u"form"].toInt()};
    for (const auto& seed : object[u"stations"].toArray())
        form.stations.push_back(seed.toString().toULongLong());
    form.hands = listsFrom(object[u"hands"].toArray());
    return form;
}

std::string paperText(const DrawnForm& form)
{
    QJsonArray questions =
        madeOf<QJsonArray>(form.questions, [](const Question& question) { return jsonOf(question); });
    return compactText(jsonOf(form, questions));
}

std::optional<DrawnForm> readPaper(std::string_view text)
{
    const QByteArray bytes(text.data(), static_cast<qsizetype>(text.size()));
    const QJsonObject paper = QJsonDocument::fromJson(bytes).object();
    if (!paper.contains(QStringLiteral("form")))
        return std::nullopt;
    DrawnForm form = formFrom(paper);
    PaperReader reader;
    for (const auto& each : paper[u"questions"].toArray()) {
        Question question;
        if (!reader.read(each.toObject(), question))
            return std::nullopt;
        form.questions.push_back(question);
    }
    form.items = reader.items();
    return form;
}

QJsonObject jsonOf(const Answer& answer)
{
    QJsonObject object;
    QJsonArray places = madeOf<QJsonArray>(answer.places, [&](const int place) { return place; });
    if (!places.isEmpty())
        object.insert(QStringLiteral("places"), places);
    if (answer.amount)
        object.insert(QStringLiteral("amount"), QString::number(*answer.amount));
    if (answer.truth)
        object.insert(QStringLiteral("truth"), *answer.truth);
    return object;
}

Answer answerFrom(const QJsonObject& object)
{
    Answer answer;
    const QJsonArray places = object[u"places"].toArray();
    for (const auto& place : places)
        answer.places.push_back(place.toInt());
    if (object.contains(QStringLiteral("amount")))
        answer.amount = object[u"amount"].toString().toLongLong();
    if (object.contains(QStringLiteral("truth")))
        answer.truth = object[u"truth"].toBool();
    return answer;
}

} // namespace cutcard
