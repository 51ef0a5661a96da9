// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/people/roster.h"

#include "app/academy/ledger/crypto.h"
#include "app/files/csv.h"
#include "core/base/fault.h"
#include "core/base/gathered.h"
#include "core/base/parts_of.h"
#include "core/base/utf8.h"
#include "core/certification/refusal.h"

#include <QString>

#include <charconv>

namespace cutcard {

constexpr std::array<std::string_view, 7> columnWords{"name", "number", "licence", "language", "time", "roles", "id"};

using TextColumn = std::pair<std::string_view, std::string RosterPerson::*>;
constexpr std::array<TextColumn, 5> textColumns{{{"name", &RosterPerson::name},
                                                 {"number", &RosterPerson::number},
                                                 {"licence", &RosterPerson::licence},
                                                 {"language", &RosterPerson::language},
                                                 {"id", &RosterPerson::id}}};

/// A word as it is looked up: whether somebody wrote capitals or blanks around it says nothing.
static std::string plainWord(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).trimmed().toLower().toStdString();
}

/// Roles with blanks, commas or whatever a spreadsheet's user likes between; the word that is none.
static std::optional<std::string> addRoles(std::string_view text, RoleSet& roles)
{
    constexpr std::string_view between = " ,;/|+&";
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(between), text.size());
        const std::string word = plainWord(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (word.empty())
            continue;
        const auto role = valueNamed<Role>(word);
        if (!role)
            return word;
        roles |= roleSet(*role);
    }
    return std::nullopt;
}

/// A name as it is compared.
static QString nameKey(std::string_view name)
{
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))
        .normalized(QString::NormalizationForm_KC)
        .toCaseFolded()
        .simplified();
}

/// Takes one field of a line up; what is wrong with it.
static std::optional<Error> take(RosterPerson& person, std::string_view column, const std::string& field,
                                 const std::string& file, int line)
{
    std::string value = csvValue(field);
    if (!isPlainText(value))
        return refusedIn({file, line}, Cause::Damaged, Refusal::NotPlainText, std::string(column));
    value = QString::fromStdString(value).trimmed().toStdString();
    const auto* text = std::ranges::find(textColumns, column, &TextColumn::first);
    if (text != textColumns.end())
        person.*text->second = value;
    else if (column == "time" && !value.empty()) {
        const auto [end, problem] = std::from_chars(value.data(), value.data() + value.size(), person.timeFactor);
        if (problem != std::errc() || end != value.data() + value.size() || person.timeFactor < 100
            || person.timeFactor > 200)
            return refusedIn({file, line}, Cause::OutOfRange, Refusal::TimeInFile, value);
        // it may decide an exam: an administrator signs for it
        if (person.timeFactor != 100)
            return refusedIn({file, line}, Cause::NotAllowed, Refusal::TimeAtAdding, value + "%");
    } else if (column == "roles" && !value.empty()) {
        person.roles = 0;
        if (const auto unknown = addRoles(value, person.roles))
            return refusedIn({file, line}, Cause::UnknownWord, Refusal::RoleInFile, *unknown,
                             {"trainee trainer supervisor assessor administrator auditor"});
    }
    return std::nullopt;
}

static std::optional<Error> check(const RosterPerson& person, const KnownPeople& others, const std::string& file,
                                  int line)
{
    constexpr std::size_t mostBytes = 64;
    if (person.name.empty() || person.name.size() > mostBytes)
        return refusedIn({file, line}, Cause::MissingValue, Refusal::NameInFile, person.name, {"64"});
    const auto id = bytesOfHex(person.id);
    if (!person.id.empty() && (!id || id->size() != 16))
        return refusedIn({file, line}, Cause::Damaged, Refusal::IdOfRoster, person.id);
    if (const auto* other = others.withNumber(person.number); other != nullptr && other->number == person.number)
        return refusedIn({file, line}, Cause::Duplicate, Refusal::NumberTwiceInFile, person.number);
    if (others.withId(person.id) != nullptr)
        return refusedIn({file, line}, Cause::Duplicate, Refusal::IdTwiceInFile, person.id);
    const auto* other = person.number.empty() ? others.withNameAlone(person.name) : nullptr;
    if (other != nullptr && isSameName(person.name, other->name))
        return refusedIn({file, line}, Cause::Duplicate, Refusal::NameOfAnother, person.name);
    return std::nullopt;
}

/// What is wrong with the names of the columns; the last that is none is named.
static std::optional<Error> checkHeader(const std::vector<std::string>& header, const std::string& words,
                                        const std::string& file)
{
    for (auto column = header.rbegin(); column != header.rend(); ++column) {
        if (std::ranges::find(columnWords, *column) == columnWords.end() || std::ranges::count(header, *column) > 1)
            return refusedIn({file, 1}, Cause::UnknownWord, Refusal::UnknownColumn, *column, {words});
    }
    if (std::ranges::find(header, "name") == header.end())
        return refusedIn({file, 1}, Cause::MissingValue, Refusal::NoNameColumn);
    return std::nullopt;
}

/// How a word looks on paper: O and 0, l and 1, letters of other alphabets, blanks and hyphens are alike.
std::string KnownPeople::lookOf(std::string_view text)
{
    // what each stands for is at the same place
    static const QString seen = QStringLiteral("oli|іιοоαаεеρрсχхυуκкτтнβвмѕј");
    static const QString read = QStringLiteral("01111100aaeeppcxxyykktthbbmsj");
    QString look;
    for (const QChar each : nameKey(text)) {
        const qsizetype at = seen.indexOf(each);
        if (each != QLatin1Char(' ') && each != QLatin1Char('-'))
            look.append(at < 0 ? each : read.at(at));
    }
    return look.toStdString();
}

const RosterPerson* KnownPeople::foundIn(const ByWord& people, const std::string& word)
{
    const auto found = word.empty() ? people.end() : people.find(word);
    return found == people.end() ? nullptr : &found->second;
}

KnownPeople::KnownPeople(const std::vector<RosterPerson>& people)
{
    for (const RosterPerson& person : people)
        add(person);
}

void KnownPeople::add(const RosterPerson& person)
{
    m_ids.try_emplace(person.id, person);
    m_names.try_emplace(lookOf(person.name), person);
    if (person.number.empty())
        m_namesAlone.try_emplace(lookOf(person.name), person);
    else
        m_numbers.try_emplace(lookOf(person.number), person);
}

bool isSameName(std::string_view one, std::string_view other)
{
    return nameKey(one) == nameKey(other);
}

std::optional<Error> RosterRead::firstError() const
{
    if (error)
        return error;
    const auto wrong = std::ranges::find_if(lines, [](const RosterLine& line) { return line.error.has_value(); });
    return wrong == lines.end() ? std::nullopt : wrong->error;
}

std::vector<RosterPerson> RosterRead::persons() const
{
    return eachOf(lines, &RosterLine::person);
}

RosterRead readRoster(std::string_view text, const std::string& file, const std::vector<RosterPerson>& known)
{
    RosterRead read;
    const auto records = csvRecords(text);
    const std::string words = joined(columnWords, ", ");
    if (records.empty()) {
        read.error = refusedIn({file, 1}, Cause::MissingValue, Refusal::NoHeaderLine, {}, {words});
        return read;
    }
    const auto header = eachOf(records.front().fields, plainWord);
    read.error = checkHeader(header, words, file);
    if (read.error)
        return read;
    KnownPeople others(known);
    for (std::size_t i = 1; i < records.size(); ++i) {
        const CsvRecord& record = records[i];
        RosterLine line{.number = record.line};
        if (!record.whole)
            line.error = refusedIn({file, record.line}, Cause::Damaged, Refusal::QuotationMark);
        else if (record.fields.size() != header.size())
            line.error = refusedIn({file, record.line}, Cause::WrongCount, Refusal::FieldCount,
                                   std::to_string(record.fields.size()), {std::to_string(header.size())});
        for (std::size_t column = 0; !line.error && column < header.size(); ++column)
            line.error = take(line.person, header[column], record.fields[column], file, record.line);
        if (!line.error)
            line.error = check(line.person, others, file, record.line);
        line.isNamesake = others.withName(line.person.name) != nullptr;
        others.add(line.person);
        read.lines.push_back(std::move(line));
    }
    return read;
}

std::string rosterText(const std::vector<RosterPerson>& persons)
{
    std::string text = "name,number,licence,language,time,roles,id\n";
    for (const RosterPerson& person : persons) {
        std::string roles;
        for (std::size_t i = 0; i < namedWords<Role>.size(); ++i) {
            if (contains(person.roles, static_cast<Role>(i)))
                roles.append(roles.empty() ? "" : " ").append(namedWords<Role>[i]);
        }
        text += csvField(person.name) + "," + csvField(person.number) + "," + csvField(person.licence) + ","
                + csvField(person.language) + "," + std::to_string(person.timeFactor) + "," + roles + "," + person.id
                + "\n";
    }
    return text;
}

} // namespace cutcard
