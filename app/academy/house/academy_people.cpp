// SPDX-License-Identifier: GPL-3.0-or-later
// The roster.
#include "app/academy/house/academy_rows.h"
#include "app/academy/house/roster.h"
#include "app/academy/ledger/digests.h"
#include "core/base/fault.h"
#include "core/base/utf8.h"

#include <algorithm>

namespace cutcard {

namespace {

constexpr std::size_t mostNameSize = 64;

RosterPerson personFrom(const QSqlQuery& row)
{
    RosterPerson person;
    person.id = row.value(0).toString().toStdString();
    person.name = row.value(1).toString().toStdString();
    person.number = row.value(2).toString().toStdString();
    person.licence = row.value(3).toString().toStdString();
    person.language = row.value(4).toString().toStdString();
    person.timeFactor = row.value(5).toInt();
    person.active = row.value(6).toBool();
    person.roles = row.value(7).toUInt();
    return person;
}

QVariantList valuesOf(const RosterPerson& person, const std::string& salt)
{
    const auto text = [](const std::string& value) { return QString::fromStdString(value); };
    return {text(person.id),      text(person.name),     text(person.number),
            text(person.licence), text(person.language), person.timeFactor,
            person.active,        person.roles,          text(salt)};
}

/// A certificate's name is signed byte by byte: there is one way to write it.
RosterPerson inOneWay(RosterPerson person)
{
    person.name = QString::fromStdString(person.name).normalized(QString::NormalizationForm_C).toStdString();
    return person;
}

/// What the ledger holds of somebody: what matters in an exam, and of the rest a salted digest.
std::string entryOf(const RosterPerson& person, const std::string& salt)
{
    return "\"person\":\"" + person.id + "\",\"roles\":" + std::to_string(person.roles)
           + ",\"factor\":" + std::to_string(person.timeFactor) + ",\"active\":" + (person.active ? "1" : "0")
           + ",\"details\":\"" + detailsDigest(salt, detailsOf(person)) + "\"";
}

bool isId(const std::string& id)
{
    const auto bytes = bytesOfHex(id);
    return bytes && bytes->size() == 16;
}

/// What somebody on the roster has to be called, and how much time there is to have.
Result<Done> checkPerson(const RosterPerson& person)
{
    const auto wrong = [](std::string expected, std::string found) {
        return faultIn("roster", Cause::OutOfRange, std::move(expected), std::move(found));
    };
    if (person.name.empty() || person.name.size() > mostNameSize)
        return wrong("a name of 1.." + std::to_string(mostNameSize) + " bytes", person.name);
    for (const std::string* text : {&person.name, &person.number, &person.licence, &person.language}) {
        if (!isPlainText(*text))
            return wrong("plain text in UTF-8, on one line", *text);
    }
    if (person.timeFactor < 100 || person.timeFactor > 200)
        return wrong("a time of 100..200 %", std::to_string(person.timeFactor));
    return Done{};
}

} // namespace

Result<Done> leadsWithout(const Connection& connection, const std::string& id)
{
    auto rows = connection.run(QStringLiteral(
        "SELECT person.id, roles, name FROM person JOIN role_wrap ON person = person.id WHERE active = 1"));
    if (!rows)
        return rows.error();
    std::optional<std::string> leader;
    bool another = false;
    while (rows->next()) {
        if (!contains(rows->value(1).toUInt(), Role::Administrator))
            continue;
        if (rows->value(0).toString().toStdString() == id)
            leader = rows->value(2).toString().toStdString();
        else
            another = true;
    }
    if (!leader || another)
        return Done{};
    return faultIn("roster", Cause::NotAllowed, "another administrator with a passphrase", *leader);
}

std::string detailsOf(const RosterPerson& person)
{
    return jsonText(person.name) + jsonText(person.number) + jsonText(person.licence) + jsonText(person.language);
}

std::string standInName(const std::string& id)
{
    return "person " + id.substr(0, 8);
}

bool isAsTold(const RosterPerson& person, const PersonAccount& told)
{
    return static_cast<int>(person.roles) == told.roles && person.timeFactor == told.factor
           && person.active == told.active;
}

bool isNamedAsTold(const RosterPerson& person, const std::string& salt, const PersonAccount& told)
{
    const RosterPerson lost{.name = standInName(person.id)};
    return told.details.empty() || detailsDigest(salt, detailsOf(person)) == told.details
           || (salt.empty() && detailsOf(person) == detailsOf(lost));
}

bool isCalled(const RosterPerson& person, std::string_view said)
{
    // who has no number is not meant by an empty one
    return person.id == said || person.name == said || (!said.empty() && person.number == said);
}

Result<std::vector<RosterPerson>> Academy::persons() const
{
    auto rows = m_connection->run(QStringLiteral(
        "SELECT id, name, number, licence, language, factor, active, roles FROM person ORDER BY name, id"));
    if (!rows)
        return rows.error();
    std::vector<RosterPerson> persons;
    while (rows->next())
        persons.push_back(personFrom(*rows));
    return persons;
}

Result<std::optional<RosterPerson>> Academy::person(const std::string& id) const
{
    auto row = m_connection->run(
        QStringLiteral("SELECT id, name, number, licence, language, factor, active, roles FROM person WHERE id = ?"),
        {QString::fromStdString(id)});
    if (!row)
        return row.error();
    return row->next() ? std::optional(personFrom(*row)) : std::nullopt;
}

Result<Done> Academy::hasOwnNumber(const RosterPerson& person) const
{
    const auto all = person.number.empty() ? Result(std::vector<RosterPerson>()) : persons();
    if (!all)
        return all.error();
    for (const RosterPerson& other : *all) {
        if (other.id == person.id || other.number.empty() || !looksAlike(other.number, person.number))
            continue;
        return faultIn("number " + person.number, Cause::Duplicate,
                       other.number == person.number ? "each number once"
                                                     : "a number that does not look like another's",
                       other.name);
    }
    return Done{};
}

Result<Done> Academy::hasOwnName(const RosterPerson& person) const
{
    const auto all = persons();
    if (!all)
        return all.error();
    for (const RosterPerson& other : *all) {
        if (other.id != person.id && other.number.empty() && person.number.empty()
            && looksAlike(other.name, person.name))
            return faultIn("roster", Cause::Duplicate, "a number for one of two people of one name", other.name);
    }
    return Done{};
}

Result<Done> Academy::insertPerson(const RosterPerson& added)
{
    if (const auto good = checkPerson(added); !good)
        return good;
    if (added.timeFactor != 100)
        return faultIn("roster", Cause::NotAllowed, "the usual time", std::to_string(added.timeFactor) + " %");
    if (const auto own = hasOwnNumber(added); !own)
        return own;
    if (const auto own = hasOwnName(added); !own)
        return own;
    const RosterPerson person = inOneWay(added);
    if (!isId(person.id))
        return fault(Cause::Damaged, "an id of 32 hexadecimal digits", person.id);
    const std::string salt = hexOf(randomBytes(16));
    const auto inserted = m_connection->run(QStringLiteral("INSERT INTO person VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
                                            valuesOf(person, salt));
    if (!inserted)
        return inserted.error();
    return enter("person-added", {}, entryOf(person, salt));
}

Result<std::string> Academy::addPerson(const RosterPerson& person)
{
    RosterPerson made = person;
    if (made.id.empty())
        made.id = hexOf(randomBytes(16));
    const auto added = whole([&] { return insertPerson(made); });
    if (!added)
        return added.error();
    return made.id;
}

Result<Done> Academy::addPersons(const std::vector<RosterPerson>& persons)
{
    return whole([&]() -> Result<Done> {
        for (RosterPerson person : persons) {
            if (person.id.empty())
                person.id = hexOf(randomBytes(16));
            if (const auto added = insertPerson(person); !added)
                return added;
        }
        return Done{};
    });
}

Result<Done> Academy::changePerson(const Unlocked& who, const RosterPerson& changed)
{
    if (const auto may = mayDo(who, roleSet(Role::Administrator)); !may)
        return may;
    if (const auto good = checkPerson(changed); !good)
        return good;
    const RosterPerson person = inOneWay(changed);
    if (const auto own = hasOwnNumber(person); !own)
        return own;
    if (const auto own = hasOwnName(person); !own)
        return own;
    const auto known = this->person(person.id);
    if (!known)
        return known.error();
    if (!*known)
        return fault(Cause::UnknownWord, "a person of the roster", person.id);
    if (!person.active || !contains(person.roles, Role::Administrator)) {
        if (const auto leads = leadsWithout(*m_connection, person.id); !leads)
            return leads;
    }
    return whole([&]() -> Result<Done> {
        const std::string salt = hexOf(randomBytes(16));
        QVariantList values = valuesOf(person, salt);
        values.append(values.takeFirst());
        const auto set = m_connection->run(
            QStringLiteral("UPDATE person SET name = ?, number = ?, licence = ?, language = ?, factor = ?, active = ?, "
                           "roles = ?, salt = ? WHERE id = ?"),
            values);
        if (!set)
            return set.error();
        return enter("person-changed", who.person, entryOf(person, salt), &who.personal);
    });
}

Result<Done> Academy::mayDo(const Unlocked& who, RoleSet roles, const std::string& candidate) const
{
    const auto known = person(who.person);
    if (!known)
        return known.error();
    if (!*known || !(*known)->active || ((*known)->roles & roles) == 0) {
        std::string words;
        for (std::size_t i = 0; i < roleWords.size(); ++i) {
            if (contains(roles, static_cast<Role>(i)))
                words.append(words.empty() ? "" : " or ").append(roleWords[i]);
        }
        return fault(Cause::NotAllowed, "the role of " + words, *known ? (*known)->name : who.person);
    }
    if (candidate == who.person)
        return fault(Cause::NotAllowed, "somebody else's exam", (*known)->name);
    return Done{};
}

Result<Done> Academy::erasePerson(const Unlocked& who, const std::string& id, const Unlocked* second)
{
    if (const auto may = mayDo(who, roleSet(Role::Administrator)); !may)
        return may;
    const auto known = person(id);
    if (!known)
        return known.error();
    if (!*known)
        return fault(Cause::UnknownWord, "a person of the roster", id);
    auto keys =
        m_connection->run(QStringLiteral("SELECT 1 FROM role_wrap WHERE person = ?"), {QString::fromStdString(id)});
    if (!keys)
        return keys.error();
    if (keys->next())
        return fault(Cause::NotAllowed, "nobody with a passphrase: it is taken away first", (*known)->name);
    const auto sat = attempts();
    if (!sat)
        return sat.error();
    const auto open = std::ranges::find_if(
        *sat, [&](const AttemptRecord& attempt) { return attempt.person == id && !isHandedIn(attempt.state); });
    if (open != sat->end())
        return fault(Cause::NotAllowed, "nobody who has an exam open", "attempt " + std::to_string(open->number));
    LedgerAccount account;
    if (const auto told = readLedger({}, &account); !told)
        return told.error();
    const auto lost = account.lostWith(id);
    for (const std::int64_t number : lost) {
        if (const auto two = areTwo(who, second, number); !two)
            return two;
    }
    if (lost.empty())
        second = nullptr;
    return whole([&]() -> Result<Done> {
        for (const char* statement : {"DELETE FROM practice WHERE person = ?", "DELETE FROM person WHERE id = ?"}) {
            if (const auto gone = m_connection->run(QLatin1String(statement), {QString::fromStdString(id)}); !gone)
                return gone.error();
        }
        return enterForTwo("person-erased", who, "\"person\":\"" + id + "\"", second);
    });
}

} // namespace cutcard
