// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/content/content.h"

#include "core/base/fault.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

/// Written by the build: name and text of each file in turn, each ended by a zero, and an empty name at the end.
extern "C" const char cutcardContentFiles[]; // NOLINT(modernize-avoid-c-arrays): that is what an assembler makes

namespace cutcard {

constexpr std::uintmax_t longestFile = std::uintmax_t{64} * 1024 * 1024;

static std::optional<Content>& own()
{
    static std::optional<Content> chosen;
    return chosen;
}

static Error unreadable(const std::filesystem::path& path, std::string expected = {})
{
    return {.place = {.name = path.string()}, .cause = Cause::Unreadable, .expected = std::move(expected), .found = {}};
}

/// The name of a file below a folder if rules or questions can be in it.
static std::optional<std::string> nameOf(const std::filesystem::path& file, const std::filesystem::path& folder)
{
    std::string name = file.lexically_relative(folder).generic_string();
    const auto depth = std::ranges::count(name, '/');
    const bool isRead = name == "reasons.toml" || (depth == 1 && name.ends_with("/rules.toml"))
                        || (depth == 2 && name.find("/questions/") != std::string::npos && name.ends_with(".toml"));
    return isRead ? std::optional(std::move(name)) : std::nullopt;
}

const Content& Content::builtIn()
{
    static const Content files = [] {
        Content read;
        for (const char* at = cutcardContentFiles; *at != '\0';) {
            std::string name(at);
            at += name.size() + 1;
            std::string text(at);
            at += text.size() + 1;
            read.m_files[name] = {.name = name, .text = std::move(text)};
        }
        return read;
    }();
    return files;
}

Result<Content> Content::withFolder(const std::string& folder)
{
    namespace fs = std::filesystem;
    std::error_code failed;
    std::vector<std::pair<std::string, std::string>> texts;
    for (fs::recursive_directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed)) {
        const auto name = nameOf(at->path(), folder);
        if (!name)
            continue;
        // a pipe or a device would be waited for
        std::error_code unknown;
        if (!at->is_regular_file(unknown) || at->file_size(unknown) > longestFile)
            return unreadable(at->path(), "a file of at most " + std::to_string(longestFile) + " bytes");
        std::ifstream file(at->path(), std::ios::binary);
        std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
        if (!file)
            return unreadable(at->path());
        texts.emplace_back(*name, std::move(text));
    }
    if (failed)
        return unreadable(folder);
    if (texts.empty())
        return faultIn(folder, Cause::MissingValue, "DOCUMENT/rules.toml, DOCUMENT/questions/TOPIC.toml");
    return builtIn().with(texts);
}

Content Content::with(const std::vector<std::pair<std::string, std::string>>& texts) const
{
    Content other = *this;
    for (const auto& [name, text] : texts) {
        ContentFile& file = other.m_files[name];
        file = {.name = name, .text = text, .isOwn = true, .isNew = builtIn().find(name) == nullptr};
    }
    return other;
}

const ContentFile* Content::find(std::string_view name) const
{
    const auto found = m_files.find(name);
    return found == m_files.end() ? nullptr : &found->second;
}

std::vector<const ContentFile*> Content::in(std::string_view folder) const
{
    std::vector<const ContentFile*> found;
    for (const auto& [name, file] : m_files) {
        if (name.size() > folder.size() && name.starts_with(folder) && name[folder.size()] == '/'
            && name.find('/', folder.size() + 1) == std::string::npos)
            found.push_back(&file);
    }
    return found;
}

std::vector<const ContentFile*> Content::all() const
{
    std::vector<const ContentFile*> found;
    for (const auto& [name, file] : m_files)
        found.push_back(&file);
    return found;
}

const Content& content()
{
    return own() ? *own() : Content::builtIn();
}

void useContent(Content content)
{
    own() = std::move(content);
}

bool isOwnContent()
{
    return own() && std::ranges::any_of(own()->all(), &ContentFile::isOwn);
}

} // namespace cutcard
