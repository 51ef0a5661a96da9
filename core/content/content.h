// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <deque>
#include <map>
#include <string_view>

namespace cutcard {

/// A file of rules or questions: its name below assets/games ("league/questions/pots.toml"), and what stands in it.
struct ContentFile {
    std::string name;
    std::string text;
    bool isOwn = false; ///< somebody's own, and not the program's
    bool isNew = false; ///< and the program has none of this name
};

/// The files that rules and questions are read from.
class Content
{
public:
    /// What the program has built in.
    static const Content& builtIn();
    /// The same with the files of a folder: in place of those of the same names, and beside them.
    static Result<Content> withFolder(const std::string& folder);
    /// The same with other texts, by their names.
    Content with(const std::vector<std::pair<std::string, std::string>>& texts) const;

    /// The file of a name; nullptr if there is none.
    const ContentFile* find(std::string_view name) const;
    /// The files that lie in a folder, by their names.
    std::vector<const ContentFile*> in(std::string_view folder) const;
    /// All of them.
    std::vector<const ContentFile*> all() const;

private:
    std::map<std::string, ContentFile, std::less<>> m_files;
};

/// What the program reads its rules and questions from.
const Content& content();
/// Has it read them from elsewhere, which counts for what has not been read before.
void useContent(Content content);
/// Whether any of it is somebody's own.
bool isOwnContent();

/// Texts that stay where they are for as long as this lives, also when it is moved.
class Texts
{
public:
    Texts() = default;
    Texts(Texts&&) = default;
    Texts& operator=(Texts&&) = default;
    Texts(const Texts&) = delete;
    Texts& operator=(const Texts&) = delete;
    ~Texts() = default;

    const char* keep(std::string text) { return m_texts.emplace_back(std::move(text)).c_str(); }

private:
    std::deque<std::string> m_texts;
};

} // namespace cutcard
