// SPDX-License-Identifier: GPL-3.0-or-later
// How a house comes to be: founded, with its people and its exams.
#include "app/academy/forms/exam_files.h"
#include "app/academy/people/roster.h"
#include "app/shell/windows/given.h"
#include "app/supervisor/academy_desk.h"
#include "core/certification/blueprint_text.h"

#include <algorithm>

namespace cutcard {

void AcademyDesk::found(const Given& given)
{
    if (given.value(QStringLiteral("passphrase")) != given.value(QStringLiteral("again")))
        return m_model.setMessage(tr("The passphrases differ."), true);
    const GivenPassphrase passphrase(given, "passphrase");
    auto academy = Academy::found(m_folder,
                                  {.house = textOf(given, "house"),
                                   .supervisor = {.name = textOf(given, "name"), .licence = textOf(given, "licence")},
                                   .anchorFolder = given.value(QStringLiteral("anchors")).toString().trimmed(),
                                   .cost = m_cost,
                                   .paperKey = textOf(given, "paperKey")},
                                  passphrase.text());
    if (!academy)
        return fail(academy.error());
    m_academy = std::move(*academy);
    m_model.setPage(AcademyModel::People);
    say(tr("The house is set up. Write down its key (page “Certificates and ledger”), then add its people here."));
    show();
}

void AcademyDesk::addPerson(const Given& given)
{
    const auto added = m_academy->people().add(
        {.name = textOf(given, "name"), .number = textOf(given, "number"), .licence = textOf(given, "licence")});
    if (!added)
        return fail(added.error());
    say(tr("Added: %1").arg(given.value(QStringLiteral("name")).toString().trimmed()));
    show();
}

void AcademyDesk::importPeople(const Given& given)
{
    QString name;
    const auto text = textFrom(given, tr("Import people"), tr("CSV files (*.csv);;All files (*)"), name);
    if (!text)
        return;
    const auto known = m_academy->people().all();
    if (!known)
        return fail(known.error());
    const RosterRead read = readRoster(text->toStdString(), name.toStdString(), *known);
    if (const auto wrong = read.firstError())
        return fail(*wrong);
    QStringList namesakes;
    for (const RosterLine& line : read.lines) {
        if (line.isNamesake)
            namesakes.append(shown(line.person.name));
    }
    const QString added = tr("People added: %1").arg(read.lines.size());
    if (isDone(m_academy->people().addAll(read.persons())))
        say(namesakes.isEmpty() ? added
                                : tr("%1. Other people have the same name. Compare the numbers: %2")
                                      .arg(added, namesakes.join(QStringLiteral(", "))));
    show();
}

/// Gives somebody a role that signs, and a passphrase of their own.
void AcademyDesk::enrol(const Given& given, const Unlocked& who)
{
    auto person = personFrom(given);
    if (!person)
        return;
    const auto role = std::ranges::find(roleWords, textOf(given, "role"));
    if (role == roleWords.end())
        return m_model.setMessage(tr("Choose a role first."), true);
    const GivenPassphrase passphrase(given, "newPassphrase");
    if (passphrase.text() != given.value(QStringLiteral("newAgain")).toString().toStdString())
        return m_model.setMessage(tr("The passphrases differ."), true);
    // the key first: a role without one signs nothing, and a passphrase that is no use changes nothing
    if (!isDone(m_academy->signers().enrol(who, person->id, passphrase.text(), m_cost)))
        return;
    person->roles |= roleSet(static_cast<Role>(role - roleWords.begin()));
    if (isDone(m_academy->people().change(who, *person)))
        say(tr("%1 can sign now.").arg(shown(person->name)));
}

std::optional<RosterPerson> AcademyDesk::personFrom(const Given& given)
{
    const auto person = m_academy->people().one(textOf(given, "person"));
    if (!person)
        fail(person.error());
    else if (!*person)
        m_model.setMessage(tr("Choose a person first."), true);
    return person ? *person : std::nullopt;
}

void AcademyDesk::changePerson(const Given& given, const Unlocked& who)
{
    auto person = personFrom(given);
    if (!person)
        return;
    person->name = textOf(given, "name");
    person->number = textOf(given, "number");
    person->licence = textOf(given, "licence");
    person->timeFactor = given.value(QStringLiteral("time"), 100).toInt();
    if (isDone(m_academy->people().change(who, *person)))
        say(tr("Changed: %1").arg(shown(person->name)));
}

/// Takes somebody's passphrase away, and the roles that need one.
void AcademyDesk::withdraw(const Given& given, const Unlocked& who)
{
    auto person = personFrom(given);
    if (!person)
        return;
    // what is signed with a key that is gone would be signed by nobody
    if (person->id == who.person)
        return m_model.setMessage(tr("You cannot take away your own passphrase. Ask another administrator."), true);
    const auto withdrawn = m_academy->signers().withdraw(who, person->id);
    const bool hadNone = !withdrawn && withdrawn.error().cause == Cause::UnknownWord;
    if (!hadNone && !isDone(withdrawn))
        return;
    person->roles &= ~signingRoles;
    if (isDone(m_academy->people().change(who, *person)))
        say(tr("%1 can no longer sign. What %1 signed stays valid.").arg(shown(person->name)));
}

void AcademyDesk::erase(const Given& given, const Unlocked& who)
{
    const auto person = personFrom(given);
    const auto second = secondUnlockedBy(*m_academy, given);
    if (person && isDone(second) && isDone(m_academy->people().erase(who, person->id, *second ? &**second : nullptr)))
        say(tr("The name %1 was erased. The ledger keeps a number instead.").arg(shown(person->name)));
}

void AcademyDesk::savePeople(const Given& given)
{
    const auto people = m_academy->people().all();
    if (!people)
        return fail(people.error());
    save(given,
         {.title = tr("Save the roster"),
          .proposed = QStringLiteral("people.csv"),
          .kinds = tr("CSV files (*.csv)"),
          .reach = Reach::Owner},
         rosterText(*people));
}

void AcademyDesk::build(const Given& given, const Unlocked& who)
{
    QString name = given.value(QStringLiteral("name")).toString();
    const bool shownOne = given.value(QStringLiteral("shown")).toBool() && m_draft;
    if (shownOne)
        name = QString::fromStdString(m_draft->name);
    const auto text = shownOne ? std::optional(QString::fromStdString(blueprintText(*m_draft)))
                      : name.isEmpty()
                          ? textFrom(given, tr("Build an exam from your own file"), tr("Blueprints (*.toml)"), name)
                          : std::optional(shippedBlueprint(name));
    if (!text)
        return;
    const auto built = m_academy->blueprints().add(who, text->toStdString(), name.toStdString());
    if (!built)
        return fail(built.error());
    const auto kept = m_academy->blueprints().one(*built);
    say(tr("Three forms of %1 were built.").arg(kept ? QString::fromStdString(kept->blueprint.name) : name));
    show();
}

} // namespace cutcard
