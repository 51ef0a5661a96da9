// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/house/house_form.h"

#include "app/words/act_words.h"
#include "app/words/error_words.h"
#include "app/words/house_words.h"
#include "app/words/rule_words.h"
#include "core/games/catalogue.h"

#include <QRegularExpression>
#include <QVariantMap>

#include <algorithm>

namespace cutcard {

namespace {

const QString fileName = QStringLiteral("house options");

QString writtenText(const std::vector<HouseLine>& lines)
{
    QString text;
    for (const HouseLine& line : lines)
        text += (line.comment.isEmpty() ? QString() : QStringLiteral("# %1\n").arg(line.comment)) + line.key
                + QStringLiteral(" = ") + line.value + QLatin1Char('\n');
    return text;
}

/// The numbers of "[[1, 2], [3, 4], ]" two by two; of "[1, 2]" too.
std::vector<std::pair<QString, QString>> pairsOf(const QString& value)
{
    static const QRegularExpression pair(QStringLiteral("\\[\\s*([^\\[\\],]*)\\s*,\\s*([^\\[\\],]*)\\s*\\]"));
    std::vector<std::pair<QString, QString>> pairs;
    for (auto each = pair.globalMatch(value); each.hasNext();) {
        const auto match = each.next();
        pairs.emplace_back(match.captured(1).trimmed(), match.captured(2).trimmed());
    }
    return pairs;
}

QString writtenPairs(const std::vector<std::pair<QString, QString>>& pairs, bool one)
{
    QStringList texts;
    for (const auto& [first, second] : pairs)
        texts.append(QStringLiteral("[%1, %2]").arg(first, second));
    return one ? texts.join(QStringLiteral(", ")) : QStringLiteral("[%1]").arg(texts.join(QStringLiteral(", ")));
}

bool isNested(const QString& value)
{
    return value.count(QLatin1Char('[')) > 1;
}

/// What kind of control an option needs.
QString kindOf(const HouseLine& line)
{
    if (line.value == QLatin1String("true") || line.value == QLatin1String("false"))
        return QStringLiteral("flag");
    if (isNested(line.value))
        return QStringLiteral("pairs");
    if (line.value.startsWith(QLatin1Char('[')))
        return QStringLiteral("list");
    return line.value.startsWith(QLatin1Char('"')) ? QStringLiteral("word") : QStringLiteral("number");
}

QString unquoted(QString value)
{
    if (value.size() >= 2 && value.startsWith(QLatin1Char('"')))
        value = value.mid(1, value.size() - 2);
    return value.replace(QStringLiteral("\\\""), QStringLiteral("\""));
}

QString quoted(QString value)
{
    value.remove(QLatin1Char('\n'));
    return QLatin1Char('"')
           + value.replace(QLatin1Char('\\'), QStringLiteral("\\\\")).replace(QLatin1Char('"'), QStringLiteral("\\\""))
           + QLatin1Char('"');
}

/// The paragraphs that the comment above an option names.
QVariantList paragraphsOf(const QString& comment)
{
    static const QRegularExpression name(QStringLiteral("[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*"));
    QVariantList paragraphs;
    for (auto each = name.globalMatch(comment); each.hasNext();) {
        const QString id = each.next().captured();
        const Rule rule = Rule::fromText(id.toStdString());
        if (findRule(rule) == nullptr)
            continue;
        paragraphs.append(QVariantMap{{"id", id}, {"title", ruleTitle(rule)}, {"text", ruleText(rule)}});
    }
    return paragraphs;
}

/// The words that an option can be, as its reader names them when it is given another.
QStringList choicesOf(GameId game, const std::vector<HouseLine>& lines, const QString& key)
{
    std::vector<HouseLine> asked = lines;
    for (HouseLine& line : asked) {
        if (line.key == key)
            line.value = QStringLiteral("\"?\"");
    }
    const auto read = readHouse(game, writtenText(asked).toStdString(), fileName.toStdString());
    if (read || read.error().found != "?")
        return {};
    const QStringList words = QString::fromStdString(read.error().expected).split(QLatin1Char('|'));
    return words.size() > 1
                   && std::ranges::none_of(words, [](const QString& word) { return word.contains(QLatin1Char(' ')); })
               ? words
               : QStringList();
}

} // namespace

std::vector<HouseLine> houseLines(const QString& text)
{
    std::vector<HouseLine> lines;
    QString comment;
    bool first = true;
    for (const QString& raw : text.split(QLatin1Char('\n'))) {
        const QString line = raw.trimmed();
        if (line.startsWith(QLatin1Char('#'))) {
            // the first line is the file's title
            const QString words = line.mid(1).trimmed();
            comment = first ? QString() : comment.isEmpty() ? words : comment + QLatin1Char(' ') + words;
            first = false;
            continue;
        }
        const qsizetype equals = line.indexOf(QLatin1Char('='));
        if (equals < 0)
            continue;
        lines.push_back(
            {.comment = comment, .key = line.left(equals).trimmed(), .value = line.mid(equals + 1).trimmed()});
        comment.clear();
    }
    return lines;
}

GameId HouseForm::gameId() const
{
    return catalogue()[static_cast<std::size_t>(m_game)].id;
}

QStringList HouseForm::games() const
{
    QStringList names;
    for (const CatalogueEntry& entry : catalogue())
        names.append(gameText(entry.id));
    return names;
}

void HouseForm::choose(int game)
{
    if (game < 0 || game >= static_cast<int>(catalogue().size()))
        return;
    m_game = game;
    take(m_houseOf ? m_houseOf(gameId()) : defaultHouse(gameId()));
    m_edited = false;
    m_message.clear();
    emit changed();
}

void HouseForm::take(const HouseRules& house)
{
    m_lines = houseLines(QString::fromStdString(writeHouse(house)));
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

HouseLine* HouseForm::lineOf(const QString& key)
{
    const auto found = std::ranges::find(m_lines, key, &HouseLine::key);
    return found == m_lines.end() ? nullptr : &*found;
}

QString HouseForm::text() const
{
    return m_typed.value_or(writtenText(m_lines));
}

std::optional<HouseRules> HouseForm::house() const
{
    const auto read = readHouse(gameId(), text().toStdString(), fileName.toStdString());
    return read ? std::optional(*read) : std::nullopt;
}

void HouseForm::check()
{
    m_problem.clear();
    m_problemKey.clear();
    m_message.clear();
    const auto read = readHouse(gameId(), text().toStdString(), fileName.toStdString());
    if (!read) {
        // the field whose line it is, by what it is called
        int at = 0;
        for (const HouseLine& line : m_lines) {
            at += (line.comment.isEmpty() ? 0 : 1) + 1;
            if (!m_typed && at == read.error().place.line)
                m_problemKey = line.key;
        }
        Error error = read.error();
        if (!m_problemKey.isEmpty()) {
            // called as the form calls it, not by its key
            error.place = {.name = houseOptionText(m_problemKey).toStdString()};
            const std::string key = m_problemKey.toStdString();
            if (error.expected.starts_with(key))
                error.expected.erase(0, std::min(error.expected.size(), key.size() + 1));
        }
        m_problem = errorText(error);
    }
    emit changed();
}

void HouseForm::setValue(const QString& key, const QString& value)
{
    HouseLine* line = lineOf(key);
    if (line == nullptr)
        return;
    const QString kind = kindOf(*line);
    m_typed.reset();
    m_edited = true;
    line->value = kind == QLatin1String("word")   ? quoted(value)
                  : kind == QLatin1String("list") ? QStringLiteral("[%1]").arg(value)
                                                  : value.trimmed();
    if (line->value.isEmpty())
        line->value = QStringLiteral("?");
    check();
}

void HouseForm::setFlag(const QString& key, bool on)
{
    setValue(key, on ? QStringLiteral("true") : QStringLiteral("false"));
    emit rowsChanged();
}

void HouseForm::setWord(const QString& key, int choice)
{
    const QStringList words = choicesOf(gameId(), m_lines, key);
    if (choice >= 0 && choice < words.size())
        setValue(key, words[choice]);
    emit rowsChanged();
}

void HouseForm::setPair(const QString& key, int row, int column, const QString& number)
{
    HouseLine* line = lineOf(key);
    if (line == nullptr)
        return;
    auto pairs = pairsOf(line->value);
    if (row < 0 || row >= static_cast<int>(pairs.size()))
        return;
    auto& pair = pairs[static_cast<std::size_t>(row)];
    QString digits = number.trimmed();
    digits.remove(QRegularExpression(QStringLiteral("[\\[\\],]")));
    (column == 0 ? pair.first : pair.second) = digits.isEmpty() ? QStringLiteral("?") : digits;
    line->value = writtenPairs(pairs, !isNested(line->value));
    m_typed.reset();
    m_edited = true;
    check();
}

void HouseForm::addPair(const QString& key)
{
    HouseLine* line = lineOf(key);
    if (line == nullptr)
        return;
    auto pairs = pairsOf(line->value);
    if (pairs.empty())
        return;
    // levels go on by doubling; chips by the next higher value
    const auto& [first, second] = pairs.back();
    pairs.emplace_back(QString::number(first.toLongLong() * 2),
                       key == QLatin1String("levels") ? QString::number(second.toLongLong() * 2) : second);
    line->value = writtenPairs(pairs, false);
    m_edited = true;
    check();
    emit rowsChanged();
}

void HouseForm::removePair(const QString& key, int row)
{
    HouseLine* line = lineOf(key);
    if (line == nullptr)
        return;
    auto pairs = pairsOf(line->value);
    if (pairs.size() < 2 || row < 0 || row >= static_cast<int>(pairs.size()))
        return;
    pairs.erase(pairs.begin() + row);
    line->value = writtenPairs(pairs, false);
    m_edited = true;
    check();
    emit rowsChanged();
}

void HouseForm::type(const QString& text)
{
    m_edited = true;
    m_typed = text;
    if (const auto read = readHouse(gameId(), text.toStdString(), fileName.toStdString()); read)
        m_lines = houseLines(QString::fromStdString(writeHouse(*read)));
    check();
    emit rowsChanged();
}

void HouseForm::save()
{
    if (!m_problem.isEmpty())
        return;
    emit saved(m_game, text());
    m_edited = false;
    m_message = tr("Kept; it holds for tables that are opened from now on.");
    emit changed();
}

QVariantList HouseForm::rows() const
{
    QVariantList rows;
    QString comment;
    for (const HouseLine& line : m_lines) {
        // one comment can stand above several options
        comment = line.comment.isEmpty() ? comment : line.comment;
        QVariantMap row{{"key", line.key},
                        {"label", houseOptionText(line.key)},
                        {"kind", kindOf(line)},
                        {"value", line.value},
                        {"paragraphs", paragraphsOf(comment)}};
        if (row["kind"] == QLatin1String("word")) {
            const QStringList words = choicesOf(gameId(), m_lines, line.key);
            QStringList texts;
            for (const QString& word : words)
                texts.append(houseChoiceText(word));
            row["value"] = unquoted(line.value);
            row["choices"] = texts;
            row["choice"] = words.indexOf(unquoted(line.value));
            if (words.isEmpty())
                row["kind"] = QStringLiteral("text");
        } else if (row["kind"] == QLatin1String("pairs")
                   || (row["kind"] == QLatin1String("list") && pairsOf(line.value).size() == 1)) {
            QVariantList pairs;
            for (const auto& [first, second] : pairsOf(line.value))
                pairs.append(QVariant(QStringList{first, second}));
            row["pairs"] = pairs;
            row["many"] = isNested(line.value) && line.key != QLatin1String("blinds");
            row["kind"] = QStringLiteral("pairs");
        } else if (row["kind"] == QLatin1String("list")) {
            row["value"] = line.value.mid(1, line.value.size() - 2);
        }
        rows.append(row);
    }
    return rows;
}

} // namespace cutcard
