// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words/said.h"

#include "core/base/defect.h"
#include "core/base/toml.h"
#include "core/rules/book.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

namespace cutcard {

namespace {

struct Saying {
    std::string context; ///< in which it is translated; none: it is English in every language
    std::string text;
};

/// What the files of assets/words hold: parts, in which each key has its words, and lists of rows.
struct AllWords {
    std::map<std::string, std::map<std::string, Saying, std::less<>>, std::less<>> parts;
    std::map<std::string, std::vector<QStringList>, std::less<>> lists;

    void read(const toml::table& table)
    {
        const std::string context = table["context"].value_or("");
        for (const auto& [name, node] : table) {
            if (const toml::table* part = node.as_table()) {
                for (const auto& [key, text] : *part)
                    parts[std::string(name)][std::string(key)] = {context, inOneLine(text.value_or(""))};
            }
            if (const toml::array* list = node.as_array()) {
                for (const auto& row : *list)
                    lists[std::string(name)].push_back(textsOfRow(row));
            }
        }
    }

    static QStringList textsOfRow(const toml::node& row)
    {
        QStringList texts;
        for (const auto& text : holds(row.is_array()) ? *row.as_array() : toml::array())
            texts.append(QString::fromStdString(text.value_or("")));
        return texts;
    }
};

const AllWords& allWords()
{
    static const AllWords words = [] {
        AllWords read;
        for (const QFileInfo& info : QDir(QStringLiteral(":/said")).entryInfoList()) {
            QFile file(info.filePath());
            const bool opened = file.open(QIODevice::ReadOnly);
            const auto table = parseToml(file.readAll().toStdString(), info.fileName().toStdString());
            if (holds(opened && table))
                read.read(*table);
        }
        return read;
    }();
    return words;
}

const Saying* findSaying(std::string_view part, std::string_view key)
{
    const auto sayings = allWords().parts.find(part);
    if (sayings == allWords().parts.end())
        return nullptr;
    const auto found = sayings->second.find(key);
    return found == sayings->second.end() ? nullptr : &found->second;
}

} // namespace

QString filledIn(const QString& text, const QStringList& blanks)
{
    QString whole;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int number = text.at(i) == QLatin1Char('%') && i + 1 < text.size() ? text.at(i + 1).digitValue() : -1;
        if (number < 1 || number > blanks.size()) {
            whole += text.at(i);
            continue;
        }
        whole += blanks.at(number - 1);
        ++i;
    }
    return whole;
}

QString said(std::string_view part, std::string_view key, const QStringList& blanks)
{
    const Saying* found = findSaying(part, key);
    if (found == nullptr || found->text.empty())
        return {};
    const QString text = found->context.empty()
                             ? QString::fromStdString(found->text)
                             : QCoreApplication::translate(found->context.c_str(), found->text.c_str());
    return blanks.isEmpty() ? text : filledIn(text, blanks);
}

const std::vector<QStringList>& saidRows(std::string_view list)
{
    static const std::vector<QStringList> none;
    const auto found = allWords().lists.find(list);
    return found == allWords().lists.end() ? none : found->second;
}

} // namespace cutcard
