// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/people/people.h"

#include "app/academy/ledger/digests.h"
#include "app/academy/people/roster.h"
#include "app/academy/store/rows.h"
#include "core/base/utf8.h"

namespace cutcard {

constexpr std::size_t mostNameSize = 64;

static QVariantList valuesOf(const RosterPerson& person, const std::string& salt)
{
    const auto text = [](const std::string& value) { return QString::fromStdString(value); };
    return {text(person.id),      text(person.name),     text(person.number),
            text(person.licence), text(person.language), person.timeFactor,
            person.active,        person.roles,          text(salt)};
}

/// A certificate's name is signed byte by byte: there is one way to write it.
static RosterPerson inOneWay(RosterPerson person)
{
    person.name = QString::fromStdString(person.name).normalized(QString::NormalizationForm_C).toStdString();
    return person;
}

/// What the ledger holds of somebody: what matters in an exam, and of the rest a salted digest.
static std::string entryOf(const RosterPerson& person, const std::string& salt)
{
    return "\"person\":\"" + person.id + "\",\"roles\":" + std::to_string(person.roles)
           + ",\"factor\":" + std::to_string(person.timeFactor) + ",\"active\":" + (person.active ? "1" : "0")
           + ",\"details\":\"" + detailsDigest(salt, detailsOf(person)) + "\"";
}

static bool isId(const std::string& id)
{
    const auto bytes = bytesOfHex(id);
    return bytes && bytes->size() == 16;
}

/// What somebody on the roster has to be called, and how much time there is to have.
static Result<Done> checkPerson(const RosterPerson& person)
{
    if (person.name.empty() || person.name.size() > mostNameSize)
        return refusedIn({"roster"}, Cause::OutOfRange, Refusal::NameLength, person.name,
                         {std::to_string(mostNameSize)});
    for (const std::string* text : {&person.name, &person.number, &person.licence, &person.language}) {
        if (!isPlainText(*text))
            return refusedIn({"roster"}, Cause::OutOfRange, Refusal::NotPlainOnOneLine, *text);
    }
    if (person.timeFactor < 100 || person.timeFactor > 200)
        return refusedIn({"roster"}, Cause::OutOfRange, Refusal::TimeFactor, std::to_string(person.timeFactor));
    return Done{};
}

Result<std::vector<RosterPerson>> People::all() const
{
    return personRows(m_store.sql());
}

Result<std::optional<RosterPerson>> People::one(const std::string& id) const
{
    return personRow(m_store.sql(), id);
}

Result<Done> People::isOneOfTheirOwn(const RosterPerson& person, const KnownPeople& others) const
{
    if (const RosterPerson* other = others.withNumber(person.number))
        return refusedIn({"number " + person.number}, Cause::Duplicate,
                         other->number == person.number ? Refusal::NumberTaken : Refusal::NumberLooksAlike,
                         other->name);
    if (const RosterPerson* other = others.withNameAlone(person.name); other != nullptr && person.number.empty())
        return refusedIn({"roster"}, Cause::Duplicate, Refusal::NameOfAnother, other->name);
    return Done{};
}

Result<Done> People::insert(const RosterPerson& added, const KnownPeople& others)
{
    TRY(checkPerson(added));
    if (added.timeFactor != 100)
        return refusedIn({"roster"}, Cause::NotAllowed, Refusal::TimeAtAdding, std::to_string(added.timeFactor) + "%");
    TRY(isOneOfTheirOwn(added, others));
    const RosterPerson person = inOneWay(added);
    if (!isId(person.id))
        return m_store.refuse(Cause::Damaged, Refusal::IdOfRoster, person.id);
    const std::string salt = hexOf(randomBytes(16));
    TRY(m_store.sql().run(QStringLiteral("INSERT INTO person VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
                          valuesOf(person, salt)));
    return m_store.enter("person-added", "", entryOf(person, salt));
}

Result<std::string> People::add(const RosterPerson& person)
{
    RosterPerson made = person;
    if (made.id.empty())
        made.id = hexOf(randomBytes(16));
    TRY(addAll({made}));
    return made.id;
}

Result<Done> People::addAll(const std::vector<RosterPerson>& persons)
{
    const auto all = TRY(this->all());
    return m_store.whole([&]() -> Result<Done> {
        KnownPeople known(all);
        for (RosterPerson person : persons) {
            if (person.id.empty())
                person.id = hexOf(randomBytes(16));
            TRY(insert(person, known));
            known.add(person);
        }
        return Done{};
    });
}

Result<Done> People::change(const Unlocked& who, const RosterPerson& changed)
{
    TRY(m_signers.mayDo(who, roleSet(Role::Administrator)));
    TRY(checkPerson(changed));
    const RosterPerson person = inOneWay(changed);
    auto others = TRY(all());
    std::erase_if(others, [&](const RosterPerson& other) { return other.id == person.id; });
    TRY(isOneOfTheirOwn(person, KnownPeople(others)));
    if (!TRY(one(person.id)))
        return m_store.refuse(Cause::UnknownWord, Refusal::NobodyCalledThat, person.id);
    if (!person.active || !contains(person.roles, Role::Administrator)) {
        TRY(leadsWithout(m_store.sql(), person.id));
    }
    return m_store.whole([&]() -> Result<Done> {
        const std::string salt = hexOf(randomBytes(16));
        QVariantList values = valuesOf(person, salt);
        values.append(values.takeFirst());
        TRY(m_store.sql().run(
            QStringLiteral("UPDATE person SET name = ?, number = ?, licence = ?, language = ?, factor = ?, active = ?, "
                           "roles = ?, salt = ? WHERE id = ?"),
            values));
        return m_store.enter("person-changed", who, entryOf(person, salt));
    });
}

Result<Done> People::erase(const Unlocked& who, const std::string& id, const Unlocked* second)
{
    TRY(m_signers.mayDo(who, roleSet(Role::Administrator)));
    const auto known = TRY(personRow(m_store.sql(), id));
    if (!known)
        return m_store.refuse(Cause::UnknownWord, Refusal::NobodyCalledThat, id);
    if (TRY(runOn(m_store.sql(), "SELECT 1 FROM role_wrap WHERE person = ?", id)).next())
        return m_store.refuse(Cause::NotAllowed, Refusal::StillHasPassphrase, known->name);
    const auto sat = TRY(attemptRows(m_store.sql()));
    const auto open = std::ranges::find_if(
        sat, [&](const AttemptRecord& attempt) { return attempt.person == id && !isHandedIn(attempt.state); });
    if (open != sat.end())
        return m_store.refuse(Cause::NotAllowed, Refusal::StillSitsAnExam, "attempt " + std::to_string(open->number));
    LedgerAccount account;
    TRY(m_ledger.read({}, &account));
    const auto lost = account.lostWith(id);
    for (const std::int64_t number : lost) {
        TRY(m_signers.areTwo(who, second, number));
    }
    if (lost.empty())
        second = nullptr;
    return m_store.whole([&]() -> Result<Done> {
        for (const char* statement : {"DELETE FROM practice WHERE person = ?", "DELETE FROM person WHERE id = ?"}) {
            TRY(m_store.sql().run(QLatin1String(statement), {QString::fromStdString(id)}));
        }
        return m_store.enterForTwo("person-erased", who, "\"person\":\"" + id + "\"", second);
    });
}

Result<std::map<std::string, std::int64_t>> People::practising() const
{
    auto rows = TRY(runOn(m_store.sql(), "SELECT person, practises_as FROM practice"));
    std::map<std::string, std::int64_t> all;
    while (rows.next())
        all[rows.value(0).toString().toStdString()] = rows.value(1).toLongLong();
    return all;
}

Result<Done> People::linkPractice(const std::string& id, std::int64_t practisesAs)
{
    if (!TRY(one(id)))
        return m_store.refuse(Cause::UnknownWord, Refusal::NobodyCalledThat, id);
    if (practisesAs == 0)
        return runOn(m_store.sql(), "DELETE FROM practice WHERE person = ?", id).done();
    return runOn(m_store.sql(), "INSERT OR REPLACE INTO practice VALUES (?, ?)", id, practisesAs).done();
}

} // namespace cutcard
