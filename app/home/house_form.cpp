// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/house_form.h"

#include "app/words/errors/error_words.h"
#include "app/words/rule_words.h"
#include "app/words/tr.h"
#include "core/base/overloaded.h"

namespace cutcard {

/// What faults in the text are said to be in.
static QString fileName()
{
    //: what a fault lies in, as in "house options, line 3"
    return QCoreApplication::translate("Houses", "house options");
}

static QString labelText(const HouseOption& option)
{
    return QCoreApplication::translate("Houses", option.label);
}

/// The paragraphs that an option follows.
static QVariantList paragraphsOf(const HouseOption& option)
{
    QVariantList paragraphs;
    for (const QString& id : textOf(option.rules).split(QStringLiteral(", "), Qt::SkipEmptyParts)) {
        const Rule rule = Rule::fromText(id.toStdString());
        if (findRule(rule) != nullptr)
            paragraphs.append(QVariantMap{{"id", id}, {"title", ruleTitle(rule)}, {"text", ruleText(rule)}});
    }
    return paragraphs;
}

static QString edgeText(double edge)
{
    const QString percent = QString::number(std::abs(edge) * 100, 'f', 2);
    return edge < 0 ? HouseForm::tr("With this table the players win %1% of bonus wagers in the long run.").arg(percent)
                    : HouseForm::tr("With this table the house wins %1% of bonus wagers in the long run.").arg(percent);
}

void HouseForm::choose(int game)
{
    if (!isGame(game))
        return;
    m_game = game;
    take(m_houseOf ? m_houseOf(gameId()) : defaultHouse(gameId()));
    m_edited = false;
    m_message.clear();
    emit changed();
}

void HouseForm::take(const HouseRules& house)
{
    m_values = valuesOf(house);
    m_noNumbers.clear();
    m_typed.reset();
    check();
    emit rowsChanged();
}

void HouseForm::restore()
{
    take(defaultHouse(gameId()));
    m_edited = true;
    emit changed();
}

const HouseOption* HouseForm::optionOf(const QString& key) const
{
    const auto options = houseOptions(gameId());
    return firstWith(options, key.toStdString(), &HouseOption::key);
}

HouseValue* HouseForm::valueOf(const QString& key)
{
    const HouseOption* option = optionOf(key);
    const auto index =
        option == nullptr ? m_values.size() : static_cast<std::size_t>(option - houseOptions(gameId()).data());
    return index < m_values.size() ? &m_values[index] : nullptr;
}

std::optional<HouseRules> HouseForm::house() const
{
    const auto read = readHouse(gameId(), text().toStdString(), fileName().toStdString());
    return read && m_noNumbers.empty() ? std::optional(*read) : std::nullopt;
}

void HouseForm::check()
{
    m_message.clear();
    m_problemKeys.clear();
    m_edge.clear();
    QStringList problems;
    const auto note = [&](Error error) {
        const HouseOption* option = m_typed ? nullptr : optionOf(QString::fromStdString(error.place.field));
        error.also.clear();
        if (option != nullptr) {
            // called as the form calls it, and not where nobody has seen it
            m_problemKeys.append(textOf(option->key));
            error.place = {.name = labelText(*option).toStdString()};
        }
        problems.append(errorText(error));
    };
    for (const auto& [cell, typed] : m_noNumbers)
        note({.place = {.name = {}, .field = std::get<0>(cell)},
              .cause = Cause::NotANumber,
              .expected = {},
              .found = typed.toStdString()});
    // where no number stands the one before it was read
    const auto noteRead = [&](const Error& error) {
        if (std::ranges::none_of(m_noNumbers,
                                 [&](const auto& each) { return std::get<0>(each.first) == error.place.field; }))
            note(error);
    };
    const HouseReading reading = readHouseAsFar(gameId(), text().toStdString(), fileName().toStdString());
    if (reading.error) {
        noteRead(*reading.error);
        std::ranges::for_each(reading.error->also, noteRead);
    }
    for (const HouseOption& option : houseOptions(gameId())) {
        if (option.edge != nullptr)
            m_edge = edgeText(option.edge(commonOptions(reading.house)));
    }
    m_problem = problems.join(QLatin1Char('\n'));
    emit changed();
}

void HouseForm::typeNumber(const Cell& cell, const QString& text, Chips& number)
{
    bool isNumber = false;
    const Chips read = text.trimmed().toLongLong(&isNumber);
    if (isNumber) {
        number = read;
        m_noNumbers.erase(cell);
    } else {
        m_noNumbers[cell] = text;
    }
}

void HouseForm::forget(const QString& key)
{
    std::erase_if(m_noNumbers, [&](const auto& each) { return std::get<0>(each.first) == key.toStdString(); });
    m_typed.reset();
    m_edited = true;
}

void HouseForm::setValue(const QString& key, const QString& value)
{
    HouseValue* set = valueOf(key);
    if (set == nullptr)
        return;
    forget(key);
    const Cell cell(key.toStdString(), 0, 0);
    std::visit(overloaded{[&](bool& flag) { flag = value == QLatin1String("true"); },
                          [&](Chips& number) { typeNumber(cell, value, number); },
                          [&](std::string& text) { text = QString(value).remove(QLatin1Char('\n')).toStdString(); },
                          [&](std::vector<int>& list) {
                              std::vector<int> numbers;
                              bool areNumbers = true;
                              for (const QString& each : value.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
                                  bool isNumber = false;
                                  numbers.push_back(each.trimmed().toInt(&isNumber));
                                  areNumbers = areNumbers && isNumber;
                              }
                              if (areNumbers)
                                  list = numbers;
                              else
                                  m_noNumbers[cell] = value;
                          },
                          [](std::vector<NumberPair>&) {}},
               *set);
    check();
}

void HouseForm::setFlag(const QString& key, bool on)
{
    setValue(key, on ? QStringLiteral("true") : QStringLiteral("false"));
    emit rowsChanged();
}

void HouseForm::setWord(const QString& key, int choice)
{
    const HouseOption* option = optionOf(key);
    if (option != nullptr && choice >= 0 && choice < static_cast<int>(option->choices.size()))
        setValue(key, textOf(option->choices[static_cast<std::size_t>(choice)].word));
    emit rowsChanged();
}

void HouseForm::setPair(const QString& key, int row, int column, const QString& number)
{
    auto* pairs = std::get_if<std::vector<NumberPair>>(valueOf(key));
    if (pairs == nullptr || row < 0 || row >= static_cast<int>(pairs->size()))
        return;
    NumberPair& pair = (*pairs)[static_cast<std::size_t>(row)];
    typeNumber({key.toStdString(), row, column}, number, column == 0 ? pair.first : pair.second);
    m_typed.reset();
    m_edited = true;
    check();
}

void HouseForm::addPair(const QString& key)
{
    const HouseOption* option = optionOf(key);
    auto* pairs = std::get_if<std::vector<NumberPair>>(valueOf(key));
    if (pairs == nullptr || pairs->empty() || option->next == nullptr)
        return;
    pairs->push_back(option->next(pairs->back()));
    m_edited = true;
    check();
    emit rowsChanged();
}

void HouseForm::removePair(const QString& key, int row)
{
    auto* pairs = std::get_if<std::vector<NumberPair>>(valueOf(key));
    if (pairs == nullptr || pairs->size() < 2 || row < 0 || row >= static_cast<int>(pairs->size()))
        return;
    pairs->erase(pairs->begin() + row);
    forget(key); // which lines they stood in
    check();
    emit rowsChanged();
}

void HouseForm::type(const QString& text)
{
    m_edited = true;
    m_typed = text;
    m_noNumbers.clear();
    if (const auto read = readHouse(gameId(), text.toStdString(), fileName().toStdString()); read)
        m_values = valuesOf(*read);
    check();
    emit rowsChanged();
}

void HouseForm::save()
{
    if (!m_problem.isEmpty())
        return;
    emit saved(m_game, text());
    m_edited = false;
    m_message = tr("Saved. It applies to tables you open from now on.");
    emit changed();
}

QVariantList HouseForm::rows() const
{
    QVariantList rows;
    const auto options = houseOptions(gameId());
    for (std::size_t i = 0; i < m_values.size(); ++i)
        rows.append(rowOf(options[i], m_values[i]));
    return rows;
}

QString HouseForm::shown(const Cell& cell, const QString& text) const
{
    const auto found = m_noNumbers.find(cell);
    return found == m_noNumbers.end() ? text : found->second;
}

QVariantMap HouseForm::rowOf(const HouseOption& option, const HouseValue& value) const
{
    const std::string key(option.key);
    QVariantMap row{{"key", textOf(option.key)},
                    {"label", labelText(option)},
                    {"paragraphs", paragraphsOf(option)},
                    {"showsEdge", option.edge != nullptr}};
    const auto show = [&](const char* kind, const QString& text) {
        row["kind"] = QLatin1String(kind);
        row["value"] = text;
    };
    std::visit(overloaded{[&](bool flag) { show("flag", flag ? QStringLiteral("true") : QStringLiteral("false")); },
                          [&](Chips number) { show("number", shown({key, 0, 0}, QString::number(number))); },
                          [&](const std::string& text) {
                              show(option.choices.empty() ? "text" : "word", QString::fromStdString(text));
                          },
                          [&](const std::vector<int>& list) {
                              const QStringList numbers =
                                  textsOf(list, [&](const int number) { return QString::number(number); });
                              show("list", shown({key, 0, 0}, numbers.join(QStringLiteral(", "))));
                          },
                          [&](const std::vector<NumberPair>& pairs) {
                              show("pairs", QString::fromStdString(valueText(value)));
                              QVariantList lines;
                              for (int i = 0; i < static_cast<int>(pairs.size()); ++i) {
                                  const auto& [first, second] = pairs[static_cast<std::size_t>(i)];
                                  lines.append(QVariant(QStringList{shown({key, i, 0}, QString::number(first)),
                                                                    shown({key, i, 1}, QString::number(second))}));
                              }
                              row["pairs"] = lines;
                              row["many"] = option.next != nullptr;
                          }},
               value);
    QStringList texts;
    for (const HouseChoice& choice : option.choices) {
        if (row["value"] == textOf(choice.word))
            row["choice"] = texts.size();
        texts.append(QCoreApplication::translate("Houses", choice.text));
    }
    if (!texts.isEmpty())
        row["choices"] = texts;
    return row;
}

} // namespace cutcard
