// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supervisor/desks.h"

#include "app/academy/people/roster.h"
#include "app/academy/result/result_text.h"
#include "app/files/or_none.h"
#include "app/words/tr.h"

namespace cutcard {

static QString rolesText(RoleSet roles)
{
    const std::pair<Role, QString> words[]{{Role::Supervisor, PeopleDesk::tr("supervisor")},
                                           {Role::Assessor, PeopleDesk::tr("assessor")},
                                           {Role::Administrator, PeopleDesk::tr("administrator")},
                                           {Role::Trainer, PeopleDesk::tr("trainer")},
                                           {Role::Auditor, PeopleDesk::tr("auditor")}};
    const auto holds = [roles](const auto& each) { return contains(roles, each.first); };
    return textsOf(words, [](const auto& each) { return each.second; }, holds).join(QStringLiteral(", "));
}

QVariantMap PeopleDesk::facts() const
{
    QVariantList people;
    QVariantList candidates;
    QVariantList signers;
    for (const RosterPerson& each : orNone(academy()->people().all())) {
        const QVariantMap row{
            {"id", QString::fromStdString(each.id)}, {"name", shown(each.name)}, {"number", shown(each.number)},
            {"licence", shown(each.licence)},        {"time", each.timeFactor},  {"roles", rolesText(each.roles)}};
        people.append(row);
        if (each.active)
            ((each.roles & signingRoles) != 0 ? signers : candidates).append(row);
    }
    return {{"people", people}, {"candidates", candidates}, {"signers", signers}};
}

void PeopleDesk::add(const QString& name, const QString& number, const QString& licence)
{
    if (!m_acts.begin())
        return;
    const auto known = academy()->people().all();
    if (!m_acts.isDone(known))
        return;
    const KnownPeople others(*known);
    const RosterPerson* other = others.withName(trimmed(name));
    // where neither has a number it is refused
    const bool isRefused = number.trimmed().isEmpty() && others.withNameAlone(trimmed(name)) != nullptr;
    if (other != nullptr && !isRefused) {
        const QString who =
            other->number.empty() ? shown(other->name) : shown(other->name + " (" + other->number + ")");
        if (!isMeant(name.trimmed() + QLatin1Char('\n') + number.trimmed(),
                     //: a name, perhaps with a number
                     tr("%1 is already on the roster. If this is another person, add the name once more.").arg(who)))
            return;
    }
    const auto added =
        academy()->people().add({.name = trimmed(name), .number = trimmed(number), .licence = trimmed(licence)});
    if (!m_acts.isDone(added))
        return;
    m_acts.say(tr("Added: %1").arg(name.trimmed()));
    m_acts.show();
}

void PeopleDesk::addFrom(const QString& file)
{
    QString name = file;
    const auto text =
        m_acts.begin() ? m_acts.read(tr("Import people"), tr("CSV files (*.csv);;All files (*)"), name) : std::nullopt;
    if (!text)
        return;
    const auto known = academy()->people().all();
    if (!m_acts.isDone(known))
        return;
    const RosterRead read = readRoster(QString::fromUtf8(*text).toStdString(), name.toStdString(), *known);
    if (const auto wrong = read.firstError())
        return m_acts.say(*wrong);
    const QStringList namesakes =
        textsOf(read.lines, [](const RosterLine& line) { return shown(line.person.name); }, &RosterLine::isNamesake);
    if (!namesakes.isEmpty()
        && !isMeant(QString::fromUtf8(*text),
                    //: names
                    tr("Others have the same name: %1. Compare the numbers. If these are other people, import the file "
                       "once more.")
                        .arg(namesakes.join(QStringLiteral(", ")))))
        return;
    m_acts.say({academy()->people().addAll(read.persons()), tr("People added: %1").arg(read.lines.size())});
    m_acts.show();
}

bool PeopleDesk::isMeant(const QString& added, const QString& question)
{
    const bool again = std::exchange(m_asked, added) == added;
    if (again)
        m_asked.clear();
    else
        m_acts.say({question, true});
    return again;
}

void PeopleDesk::save(const QString& file)
{
    if (!m_acts.begin(Needs::OpenPages))
        return;
    const auto people = academy()->people().all();
    if (!m_acts.isDone(people))
        return;
    m_acts.say(m_acts.save(file,
                           {.title = tr("Save the roster"),
                            .proposed = QStringLiteral("people.csv"),
                            .kinds = tr("CSV files (*.csv)"),
                            .reach = Reach::Owner},
                           rosterText(*people)));
}

void PeopleDesk::enrol(const QString& person, int role, const QString& passphrase, const QString& again, Signature* by)
{
    m_acts.sign({by}, [&](const Unlocked& who) -> Said {
        auto enrolled = m_acts.person(person);
        if (!enrolled)
            return {};
        constexpr std::array roles{Role::Supervisor, Role::Assessor, Role::Administrator};
        if (role < 0 || role >= static_cast<int>(roles.size()))
            return {tr("Choose a role first."), true};
        if (passphrase != again)
            return {tr("The passphrases differ."), true};
        // the key first: a role without one signs nothing, and a passphrase that is no use changes nothing
        const TypedPassphrase typed(passphrase);
        TRY(academy()->signers().enrol(who, enrolled->id, typed.text(), m_acts.cost()));
        enrolled->roles |= roleSet(roles[static_cast<std::size_t>(role)]);
        return {academy()->people().change(who, *enrolled), tr("%1 can sign now.").arg(shown(enrolled->name))};
    });
}

void PeopleDesk::change(const QString& person, const QString& name, const QString& number, const QString& licence,
                        int timeFactor, Signature* by)
{
    m_acts.sign({by}, [&](const Unlocked& who) -> Said {
        auto changed = m_acts.person(person);
        if (!changed)
            return {};
        changed->name = trimmed(name);
        changed->number = trimmed(number);
        changed->licence = trimmed(licence);
        changed->timeFactor = timeFactor;
        return {academy()->people().change(who, *changed), tr("Changed: %1").arg(shown(changed->name))};
    });
}

void PeopleDesk::withdraw(const QString& person, Signature* by)
{
    m_acts.sign({by}, [&](const Unlocked& who) {
        const auto from = m_acts.person(person);
        return from ? withdrawn(*from, who) : Said();
    });
}

Said PeopleDesk::withdrawn(RosterPerson person, const Unlocked& who)
{
    // what is signed with a key that is gone would be signed by nobody
    if (person.id == who.person)
        return {tr("You cannot take away your own passphrase. Ask another administrator."), true};
    const auto withdrawn = academy()->signers().withdraw(who, person.id);
    const bool hadNone = !withdrawn && withdrawn.error().cause == Cause::UnknownWord;
    if (!hadNone && !withdrawn)
        return withdrawn.error();
    person.roles &= ~signingRoles;
    return {academy()->people().change(who, person),
            tr("%1 can no longer sign. What %1 signed stays valid.").arg(shown(person.name))};
}

void PeopleDesk::erase(const QString& person, Signature* by, Signature* second)
{
    m_acts.signByTwo({by}, second, [&](const Unlocked& who, const Unlocked* other) -> Said {
        const auto erased = m_acts.person(person);
        if (!erased)
            return {};
        return {academy()->people().erase(who, erased->id, other),
                tr("The name %1 was erased. The ledger keeps a number instead.").arg(shown(erased->name))};
    });
}

} // namespace cutcard
