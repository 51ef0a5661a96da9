// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/store/records.h"

#include <map>
#include <optional>

namespace cutcard {

/// A line of a roster's CSV file: somebody, or what is wrong with it.
struct RosterLine {
    int number = 0;
    RosterPerson person{};
    bool isNamesake =
        false; ///< somebody else of this name is on the roster, or stands above: their numbers tell them apart
    std::optional<Error> error{};
};

/// What a file would add, line by line; nothing of it is added if one line is wrong.
struct RosterRead {
    std::vector<RosterLine> lines{};
    std::optional<Error> error{}; ///< of the file as a whole

    std::optional<Error> firstError() const;
    std::vector<RosterPerson> persons() const;
};

/// Whether two names are one to whoever reads them: capitals, accents' spelling and blanks aside.
bool isSameName(std::string_view one, std::string_view other);

/// People by what tells them apart, so that somebody new is compared with thousands at once.
class KnownPeople
{
public:
    explicit KnownPeople(const std::vector<RosterPerson>& people);
    void add(const RosterPerson& person);

    /// Whoever has this id, or a number or a name that looks like this one; nullptr: nobody.
    const RosterPerson* withId(const std::string& id) const { return foundIn(m_ids, id); }
    const RosterPerson* withNumber(std::string_view number) const { return foundIn(m_numbers, lookOf(number)); }
    const RosterPerson* withName(std::string_view name) const { return foundIn(m_names, lookOf(name)); }
    /// The same of those who have no number.
    const RosterPerson* withNameAlone(std::string_view name) const { return foundIn(m_namesAlone, lookOf(name)); }

private:
    using ByWord = std::map<std::string, RosterPerson, std::less<>>;
    static const RosterPerson* foundIn(const ByWord& people, const std::string& word);
    static std::string lookOf(std::string_view text);
    ByWord m_ids;
    ByWord m_numbers; ///< by how they look
    ByWord m_names;   ///< likewise
    ByWord m_namesAlone;
};

/// Reads UTF-8 with a header line: name, and if wanted number, licence, language, time, roles, id.
RosterRead readRoster(std::string_view text, const std::string& file, const std::vector<RosterPerson>& known);

/// The same file for people that there are.
std::string rosterText(const std::vector<RosterPerson>& persons);

} // namespace cutcard
