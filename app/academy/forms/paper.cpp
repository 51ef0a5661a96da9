// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/forms/paper.h"

#include "app/words/tr.h"
#include "core/base/fault.h"
#include "core/certification/refusal.h"

#include <QJsonDocument>

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
QJsonObject jsonOf(const Task& question)
{
    const QuizItem& item = *question.item;
    const QJsonArray rules = madeOf<QJsonArray>(item.rules, [&](const Rule rule) { return textOf(rule.id()); });
    const auto word = [](const auto& words, auto value) { return textOf(words[static_cast<std::size_t>(value)]); };
    QJsonObject object = drawnOf(question);
    object.insert(QStringLiteral("kind"), word(namedWords<QuestionKind>, item.kind));
    object.insert(QStringLiteral("competency"), word(namedWords<ItemCompetency>, item.competency));
    object.insert(QStringLiteral("difficulty"), word(namedWords<Difficulty>, item.difficulty));
    object.insert(QStringLiteral("idea"), textOf(item.model));
    object.insert(QStringLiteral("rules"), rules);
    object.insert(QStringLiteral("ask"), textOf(item.question));
    object.insert(QStringLiteral("right"), textsOf(item.right));
    object.insert(QStringLiteral("wrong"), textsOf(item.wrong));
    object.insert(QStringLiteral("because"), textOf(item.explanation));
    return object;
}

/// Reads a list of texts; false if there are more than there is room for.
template <typename List> bool readList(const QJsonObject& object, const char* key, List& into, const auto& read)
{
    const QJsonArray array = object.value(QLatin1String(key)).toArray();
    if (array.size() > static_cast<qsizetype>(List::capacity()))
        return false;
    for (const auto& each : array)
        into.push_back(read(each.toString()));
    return true;
}

class PaperReader
{
public:
    /// A question, its item put beside the others'; nothing if it is none.
    std::optional<Task> read(const QJsonObject& object)
    {
        QuizItem& item = m_items->items.emplace_back();
        item.id = kept(object, "id");
        item.model = kept(object, "idea");
        item.question = kept(object, "ask");
        item.explanation = kept(object, "because");
        std::size_t document = 0;
        const auto words = eachOf(documents(), documentWord);
        const auto rule = [](const QString& text) { return Rule::fromText(text.toStdString()); };
        const auto text = [this](const QString& each) { return m_items->texts.keep(each.toStdString()); };
        if (!find(object, "document", words, document) || !find(object, "kind", namedWords<QuestionKind>, item.kind)
            || !find(object, "competency", namedWords<ItemCompetency>, item.competency)
            || !find(object, "difficulty", namedWords<Difficulty>, item.difficulty)
            || !readList(object, "rules", item.rules, rule) || !readList(object, "right", item.right, text)
            || !readList(object, "wrong", item.wrong, text))
            return std::nullopt;
        item.document = documents()[document];
        const auto question = drawnFrom(object, item);
        return question && isWhole(*question) ? question : std::nullopt;
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

    /// Whether each answer is shown at one place.
    static bool isWhole(const Task& question)
    {
        auto places = question.order;
        std::ranges::sort(places);
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (places[i] != static_cast<int>(i))
                return false;
        }
        return places.size() == question.item->right.size() + question.item->wrong.size();
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
    const auto textIn = [](const auto& text) { return text.toString().toStdString(); };
    return eachOf(array, [&](const auto& list) { return eachOf(list.toArray(), textIn); });
}

QJsonObject drawnOf(const Task& question)
{
    const Figures figures = drawnFigures(question);
    return {{"document", textOf(documentWord(question.item->document))},
            {"id", textOf(question.item->id)},
            {"values", numbersOf(figures.values)},
            {"shown", numbersOf(question.order)},
            {"amount", QString::number(figures.amount)},
            {"truth", figures.truth}};
}

std::optional<Task> drawnFrom(const QJsonObject& object, const QuizItem& item)
{
    Figures figures{.amount = object[u"amount"].toString().toLongLong(), .truth = object[u"truth"].toBool()};
    FixedVector<int, 14> order;
    const bool fits = readList(object, "values", figures.values, [](const QString& each) { return each.toLongLong(); })
                      && readList(object, "shown", order, [](const QString& each) { return each.toInt(); });
    return fits ? std::optional(taskOf(item, figures, order)) : std::nullopt;
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
    return compactText(
        jsonOf(form, madeOf<QJsonArray>(form.questions, [](const Task& question) { return jsonOf(question); })));
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
        const auto question = reader.read(each.toObject());
        if (!question)
            return std::nullopt;
        form.questions.push_back(*question);
    }
    form.items = reader.items();
    return form;
}

QJsonObject jsonOf(const Task& question, const TaskAnswer& answer)
{
    if (answer.empty())
        return {};
    if (question.answer == AnswerKind::Amounts)
        return {{"amount", QString::number(answer[0])}};
    if (question.item->kind == QuestionKind::TrueFalse)
        return {{"truth", answer[0] == 0}};
    return {{"places", madeOf<QJsonArray>(answer, [](std::int64_t place) { return qint64(place); })}};
}

TaskAnswer answerFrom(const QJsonObject& object)
{
    if (object.contains(QStringLiteral("amount")))
        return {object[u"amount"].toString().toLongLong()};
    if (object.contains(QStringLiteral("truth")))
        return {object[u"truth"].toBool() ? 0 : 1};
    TaskAnswer answer;
    const QJsonArray places = object[u"places"].toArray();
    for (qsizetype i = 0; i < std::min(places.size(), static_cast<qsizetype>(TaskAnswer::capacity())); ++i)
        answer.push_back(places[i].toInt());
    return answer;
}

} // namespace cutcard
