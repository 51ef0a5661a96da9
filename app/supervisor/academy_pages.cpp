// SPDX-License-Identifier: GPL-3.0-or-later
// What the supervisor's pages show.
#include "app/academy/forms/exam_files.h"
#include "app/academy/ledger/certificate.h"
#include "app/academy/result/result.h"
#include "app/academy/result/result_text.h"
#include "app/academy/store/clock.h"
#include "app/exam/exam_window.h"
#include "app/shell/windows/given.h"
#include "app/shell/windows/small.h"
#include "app/supervisor/academy_desk.h"
#include "app/words/errors/error_words.h"
#include "app/words/night/clock_text.h"

#include <QDate>
#include <QJsonArray>

#include <algorithm>

namespace cutcard {

namespace {

QString text(const std::string& value)
{
    return QString::fromStdString(value);
}

/// What a row of the proctor's list can be asked for next.
QString wayOf(AttemptState state)
{
    switch (state) {
    case AttemptState::Interrupted:
        return QStringLiteral("resume");
    case AttemptState::Submitted:
        return QStringLiteral("grade");
    case AttemptState::Graded:
    case AttemptState::Review:
    case AttemptState::Confirmed:
        return QStringLiteral("result");
    default:
        return {};
    }
}

/// A moment as the ledger has it, by the clock on the wall.
QDateTime localTime(const std::string& moment)
{
    return QDateTime::fromString(text(moment), Qt::ISODateWithMs).toLocalTime();
}

/// When the ledger's head was noted outside last; empty: never, or what is noted can't be trusted.
QString lastNotedText(const Academy& academy)
{
    const auto& head = academy.heads().lastNoted();
    if (!head || academy.heads().fault())
        return {};
    const QDateTime noted = localTime(head->noted);
    return AcademyDesk::tr("Last checkpoint: %1, entries: %2")
        .arg(noted.isValid() ? noted.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")) : shown(head->noted))
        .arg(head->count);
}

/// What the supervisor compares before somebody goes on: files copied back within an attempt show in it.
QString lastText(const AttemptRecord& attempt)
{
    const QDateTime heard = localTime(attempt.heard);
    return heard.isValid()
               ? AcademyDesk::tr("Last recorded: %1. Ask the candidate whether that was the last thing done.")
                     .arg(heard.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")))
               : QString();
}

/// Where somebody is, in words.
QString partText(const AttemptRecord& record, const Blueprint& blueprint)
{
    if (record.part >= blueprint.parts())
        return AcademyDesk::tr("all parts");
    if (record.part == 0)
        return AcademyDesk::tr("theory");
    //: %1 is the number of a table test
    return AcademyDesk::tr("table %1").arg(record.part);
}

/// How far somebody is, by the parts' minutes.
double shareDone(const AttemptRecord& record, const Blueprint& blueprint)
{
    double done = 0;
    double all = 0;
    for (int part = 0; part < blueprint.parts(); ++part) {
        const double minutes = blueprint.minutesOf(part);
        all += minutes;
        const double used = record.used[static_cast<std::size_t>(part)] / 60.0;
        done += part < record.part ? minutes : part == record.part ? std::min(used, minutes) : 0;
    }
    return all > 0 ? done / all : 0;
}

QVariantMap barOf(const QString& name, const QJsonObject& row, const char* mark)
{
    const QJsonValue percent = row.value(QStringLiteral("percent"));
    const int needed = row.value(QLatin1String(mark)).toInt();
    const bool seen = percent.isDouble();
    return {
        {QStringLiteral("name"), name},
        //: said of a competency that did not come up
        {QStringLiteral("value"), seen ? QStringLiteral("%1 %").arg(percent.toInt()) : AcademyDesk::tr("not tested")},
        {QStringLiteral("share"), seen ? percent.toInt() / 100.0 : -1.0},
        {QStringLiteral("needed"), needed / 100.0},
        {QStringLiteral("passed"), seen && percent.toInt() >= needed}};
}

/// Questions, tables and every competency of theirs that has a percentage.
QVariantList profileOf(const QJsonObject& result)
{
    QVariantList bars{barOf(AcademyDesk::tr("Questions"), result.value(QStringLiteral("theory")).toObject(), "pass")};
    const QJsonObject practical = result.value(QStringLiteral("practical")).toObject();
    if (practical.isEmpty())
        return bars;
    bars.append(barOf(AcademyDesk::tr("Tables"), practical, "pass"));
    for (const auto& each : practical.value(QStringLiteral("competencies")).toArray()) {
        const QJsonObject row = each.toObject();
        // what has no percentage costs by the weight of its faults, and stands on the sheet
        if (row.value(QStringLiteral("percent")).isDouble())
            bars.append(barOf(itemCompetencyText(row.value(QStringLiteral("competency")).toString()), row, "needed"));
    }
    return bars;
}

/// What became of a confirmed attempt, where its result alone would mislead.
QStringList laterRemarks(const Academy& academy, const AttemptRecord& attempt)
{
    QStringList remarks;
    if (attempt.state != AttemptState::Confirmed)
        return remarks;
    for (const AppealRecord& each : orNone(academy.appeals().all())) {
        if (each.attempt == attempt.number && each.outcome.empty())
            remarks.append(appealText({}));
    }
    for (const IssuedCertificate& each : orNone(academy.certificates().all())) {
        if (each.attempt == attempt.number && each.state != "issued")
            remarks.append(AcademyDesk::tr("certificate no. %1 revoked").arg(each.serial));
    }
    return remarks;
}

QString rolesText(RoleSet roles)
{
    const std::pair<Role, QString> words[]{{Role::Supervisor, AcademyDesk::tr("supervisor")},
                                           {Role::Assessor, AcademyDesk::tr("assessor")},
                                           {Role::Administrator, AcademyDesk::tr("administrator")},
                                           {Role::Trainer, AcademyDesk::tr("trainer")},
                                           {Role::Auditor, AcademyDesk::tr("auditor")}};
    QStringList said;
    for (const auto& [role, word] : words) {
        if (contains(roles, role))
            said.append(word);
    }
    return said.join(QStringLiteral(", "));
}

} // namespace

/// One row of the proctor's list; `blueprint` and `person`: nullptr if they can't be read.
QVariantMap AcademyDesk::attemptShown(const AttemptRecord& each, const Blueprint* blueprint,
                                      const RosterPerson* person) const
{
    const bool needs = each.state == AttemptState::Interrupted || each.state == AttemptState::Submitted
                       || each.state == AttemptState::Graded || each.state == AttemptState::Review;
    QStringList remarks;
    if (each.interruptions > 0)
        remarks.append(tr("interruptions: %1").arg(each.interruptions));
    if (each.pauses > 0)
        remarks.append(tr("pauses: %1").arg(each.pauses));
    if (each.focusLosses > 0)
        remarks.append(tr("times the window was left: %1").arg(each.focusLosses));
    remarks.append(laterRemarks(*m_academy, each));
    // whether it was passed is what one looks for
    QString state = attemptStateText(each.state);
    if (each.state == AttemptState::Confirmed) {
        if (const auto result = keptResult(*m_academy, each.number))
            state += QStringLiteral(": ") + outcomeText(result->value(QStringLiteral("outcome")).toString());
    }
    QVariantMap row{{QStringLiteral("attempt"), qlonglong(each.number)},
                    {QStringLiteral("name"), nameOf(person, text(each.person))},
                    {QStringLiteral("opened"), text(each.opened)},
                    {QStringLiteral("state"), state},
                    {QStringLiteral("running"), each.state == AttemptState::Running},
                    {QStringLiteral("needs"), needs},
                    {QStringLiteral("open"), !isHandedIn(each.state)},
                    {QStringLiteral("remarks"), remarks.join(QStringLiteral(", "))},
                    {QStringLiteral("last"), lastText(each)},
                    {QStringLiteral("way"), wayOf(each.state)}};
    if (blueprint == nullptr)
        return row;
    const auto part = static_cast<std::size_t>(each.part);
    const bool open = !isHandedIn(each.state) && part < each.used.size();
    const int factor = person != nullptr ? person->timeFactor : 100;
    const int left = open ? secondsOf(*blueprint, each.part, factor, each.extra) - each.used[part] : 0;
    row.insert(QStringLiteral("exam"), shown(blueprint->name));
    row.insert(QStringLiteral("part"), partText(each, *blueprint));
    row.insert(QStringLiteral("share"), shareDone(each, *blueprint));
    row.insert(QStringLiteral("left"), open ? clockText(qint64{1000} * left) : QString());
    row.insert(QStringLiteral("stations"), static_cast<int>(blueprint->stations.size()));
    return row;
}

QVariantList AcademyDesk::attemptsShown() const
{
    const auto blueprints = orNone(m_academy->blueprints().all());
    const auto persons = orNone(m_academy->people().all());
    QVariantList rows;
    for (const AttemptRecord& each : orNone(m_academy->attempts().all())) {
        const auto exam = std::ranges::find(blueprints, each.blueprint, &KeptBlueprint::digest);
        const auto person = std::ranges::find(persons, each.person, &RosterPerson::id);
        rows.prepend(attemptShown(each, exam == blueprints.end() ? nullptr : &exam->blueprint,
                                  person == persons.end() ? nullptr : &*person));
    }
    return rows;
}

QVariantMap AcademyDesk::peopleShown() const
{
    QVariantList people;
    QVariantList candidates;
    QVariantList signers;
    for (const RosterPerson& each : orNone(m_academy->people().all())) {
        const QVariantMap row{
            {QStringLiteral("id"), text(each.id)},          {QStringLiteral("name"), shown(each.name)},
            {QStringLiteral("number"), shown(each.number)}, {QStringLiteral("licence"), shown(each.licence)},
            {QStringLiteral("time"), each.timeFactor},      {QStringLiteral("roles"), rolesText(each.roles)}};
        people.append(row);
        if (each.active)
            ((each.roles & signingRoles) != 0 ? signers : candidates).append(row);
    }
    return {{QStringLiteral("people"), people},
            {QStringLiteral("candidates"), candidates},
            {QStringLiteral("signers"), signers}};
}

QVariantList AcademyDesk::blueprintsShown() const
{
    QVariantList built;
    for (const KeptBlueprint& each : orNone(m_academy->blueprints().all())) {
        const Blueprint& blueprint = each.blueprint;
        int minutes = 0;
        for (int part = 0; part < blueprint.parts(); ++part)
            minutes += blueprint.minutesOf(part);
        built.append(QVariantMap{{QStringLiteral("digest"), text(each.digest)},
                                 {QStringLiteral("name"), shown(blueprint.name)},
                                 {QStringLiteral("text"), tr("questions %1, tables %2, minutes %3, revision %4")
                                                              .arg(blueprint.theory.items)
                                                              .arg(blueprint.stations.size())
                                                              .arg(minutes)
                                                              .arg(text(each.digest.substr(0, 8)))}});
    }
    return built;
}

QVariantList AcademyDesk::certificatesShown() const
{
    const auto plans = orNone(m_academy->blueprints().all());
    QVariantList rows;
    for (const IssuedCertificate& each : orNone(m_academy->certificates().all())) {
        const auto read = readCertificate(each.text);
        const auto record = m_academy->attempts().one(each.attempt);
        const auto plan = std::ranges::find(plans, record ? record->blueprint : std::string(), &KeptBlueprint::digest);
        rows.prepend(QVariantMap{
            {QStringLiteral("exam"), plan == plans.end() ? QString() : shown(plan->blueprint.name)},
            {QStringLiteral("serial"), qlonglong(each.serial)},
            {QStringLiteral("attempt"), qlonglong(each.attempt)},
            {QStringLiteral("name"), read ? shown(read->certificate.name) : nameOf(*m_academy, text(each.person))},
            {QStringLiteral("days"),
             //: two dates
             read ? tr("%1 to %2")
                        .arg(text(dayText(read->certificate.issued)), text(dayText(expiryOf(read->certificate))))
                  : QString()},
            {QStringLiteral("revoked"), each.state != "issued"}});
    }
    return rows;
}

QVariantMap AcademyDesk::ledgerShown() const
{
    const auto check = m_academy->ledger().check();
    const bool whole = check.has_value() && !m_academy->heads().fault();
    const QString said = !check                       ? errorText(check.error())
                         : m_academy->heads().fault() ? errorText(*m_academy->heads().fault())
                         : check->signedUpTo() == 0   ? tr("Ledger complete, entries: %1").arg(check->head().count)
                                                      : tr("Ledger complete, entries: %1, signed up to entry %2")
                                                          .arg(check->head().count)
                                                          .arg(check->signedUpTo());
    return {{QStringLiteral("ledger"), said},
            {QStringLiteral("whole"), whole},
            {QStringLiteral("anchored"), m_academy->store().hasAnchors()},
            {QStringLiteral("anchors"), m_academy->store().anchorFolder()},
            {QStringLiteral("noted"), lastNotedText(*m_academy)},
            {QStringLiteral("gap"), m_academy->heads().fault().has_value()}};
}

QString AcademyDesk::interruptedText(const AttemptRecord& attempt) const
{
    const QDateTime heard = localTime(attempt.heard);
    return tr("Attempt %1 was interrupted at %2. Call the supervisor, whose passphrase lets you go on.")
        .arg(attempt.number)
        .arg(heard.toString(QStringLiteral("HH:mm:ss")));
}

QString AcademyDesk::stoppedText() const
{
    if (m_pagesOpened || m_academy == nullptr || m_academy->store().isArchive())
        return {};
    for (const AttemptRecord& each : orNone(m_academy->attempts().all())) {
        if (each.state == AttemptState::Interrupted)
            return interruptedText(each);
    }
    return {};
}

void AcademyDesk::show()
{
    QVariantMap house{{QStringLiteral("today"), text(clockDay())},
                      {QStringLiteral("verified"), m_verified},
                      {QStringLiteral("busy"), m_whole},
                      {QStringLiteral("examElsewhere"), m_examElsewhere},
                      {QStringLiteral("chosenFolder"), m_chosenFolder}};
    m_chosenFolder.clear();
    if (m_academy != nullptr) {
        house.insert(peopleShown());
        house.insert(ledgerShown());
        house.insert({{QStringLiteral("name"), shown(m_academy->store().house())},
                      {QStringLiteral("folder"), m_academy->store().folder()},
                      {QStringLiteral("paperKey"), m_paperKey},
                      {QStringLiteral("sitting"), m_exam != nullptr},
                      {QStringLiteral("stopped"), stoppedText()},
                      {QStringLiteral("blueprints"), blueprintsShown()},
                      {QStringLiteral("shipped"), shippedBlueprints()},
                      {QStringLiteral("shippedNames"), shippedBlueprintNames()},
                      {QStringLiteral("certificates"), certificatesShown()},
                      {QStringLiteral("attempts"), attemptsShown()}});
        if (m_model.page() == AcademyModel::Training)
            house.insert(trainingShown());
    }
    m_model.setHouse(house);
}

/// One row alone, as it changes while somebody sits: nothing else is read at every tick.
void AcademyDesk::showSitting()
{
    if (m_exam == nullptr)
        return;
    const Sitting& sitting = m_exam->sitting();
    const auto record = m_academy->attempts().one(sitting.number());
    if (!record)
        return;
    QVariantMap house = m_model.house();
    QVariantList rows = house.value(QStringLiteral("attempts")).toList();
    const auto row = std::ranges::find_if(rows, [&](const QVariant& each) {
        return each.toMap().value(QStringLiteral("attempt")).toLongLong() == record->number;
    });
    if (row == rows.end())
        return;
    *row = attemptShown(*record, &sitting.blueprint(), &sitting.candidate());
    house.insert(QStringLiteral("attempts"), rows);
    m_model.setHouse(house);
}

void AcademyDesk::showAsked(const Given& given)
{
    showResult(attemptOf(given));
}

void AcademyDesk::showResult(std::int64_t attempt)
{
    const auto result = keptResult(*m_academy, attempt);
    if (!result)
        return fail(result.error());
    m_model.setPage(AcademyModel::Review);
    show();
    const auto record = m_academy->attempts().one(attempt);
    const auto issued = orNone(m_academy->certificates().all());
    const auto one = std::ranges::find(issued, attempt, &IssuedCertificate::attempt);
    const bool hasOne = one != issued.end();
    const bool passed = result->value(QStringLiteral("outcome")).toString() == QLatin1String("passed");
    const AttemptState state = record ? record->state : AttemptState::Void;
    QVariantMap shown = secondLookOf(*result, attempt, state);
    shown.insert({{QStringLiteral("attempt"), qlonglong(attempt)},
                  {QStringLiteral("sheet"), resultText(*m_academy, *result)},
                  {QStringLiteral("profile"), profileOf(*result)},
                  {QStringLiteral("passed"), passed},
                  {QStringLiteral("outcome"), outcomeText(result->value(QStringLiteral("outcome")).toString())},
                  {QStringLiteral("state"), attemptStateText(state)},
                  {QStringLiteral("review"), state == AttemptState::Review},
                  {QStringLiteral("canConfirm"), state == AttemptState::Graded || state == AttemptState::Review},
                  {QStringLiteral("canIssue"), state == AttemptState::Confirmed && passed && !hasOne},
                  {QStringLiteral("issued"), hasOne && one->state == "issued"}});
    m_model.setResult(shown);
}

} // namespace cutcard
