// SPDX-License-Identifier: GPL-3.0-or-later
// What a blueprint asks, whether the bank has enough for it, and the house's own numbers of it.
#include "app/academy/forms/build_text.h"
#include "app/academy/forms/exam_files.h"
#include "app/academy/result/result_text.h"
#include "app/shell/windows/given.h"
#include "app/supervisor/academy_desk.h"
#include "app/words/errors/error_words.h"
#include "app/words/rule_words.h"
#include "app/words/training/quiz_words.h"
#include "core/certification/blueprint_text.h"
#include "core/certification/station/competencies.h"

#include <array>
#include <set>

namespace cutcard {

namespace {

constexpr std::array difficulties{Difficulty::Basic, Difficulty::Skilled, Difficulty::Expert};

/// How many questions of one difficulty a cell can be filled from; two wordings of one are one.
int inBank(const TheoryCell& cell, Difficulty difficulty, const std::vector<ExamItem>& items)
{
    std::set<std::string> models;
    for (const ExamItem& item : items) {
        const bool fits = item.competency == cell.competency && item.difficulty == difficulty
                          && (!cell.document || *cell.document == item.document);
        if (fits)
            models.insert(item.model.empty() ? item.id : item.model);
    }
    return static_cast<int>(models.size());
}

/// A line for each cell, with what it asks of each difficulty and how much of that there is.
QVariantList cellRows(const Blueprint& blueprint)
{
    const std::vector<ExamItem> items = examItems(blueprint.documents);
    QVariantList rows;
    for (const TheoryCell& cell : blueprint.theory.cells) {
        QVariantList parts;
        for (const Difficulty difficulty : difficulties) {
            const int asked = cell.count(difficulty);
            const int there = inBank(cell, difficulty, items);
            parts.append(QVariantMap{{QStringLiteral("field"), QString::fromStdString(cellField(cell, difficulty))},
                                     {QStringLiteral("difficulty"), difficultyText(difficulty)},
                                     {QStringLiteral("value"), asked},
                                     {QStringLiteral("there"), there},
                                     {QStringLiteral("enough"), there >= asked},
                                     {QStringLiteral("apart"), drawnFrom(there, asked) >= formCount * asked}});
        }
        const QString name = itemCompetencyText(cell.competency);
        rows.append(
            QVariantMap{{QStringLiteral("name"),
                         //: how many questions, of how many there are
                         cell.document ? AcademyDesk::tr("%1 of %2").arg(name, documentName(*cell.document)) : name},
                        {QStringLiteral("parts"), parts}});
    }
    return rows;
}

/// What a table asks.
QString tableText(const StationModel& model)
{
    if (!model.director)
        return AcademyDesk::tr("hands: %1").arg(model.tasks());
    if (const auto& night = model.director->night)
        return AcademyDesk::tr("a night of %1 min").arg(night->lasts / oneMinute);
    return AcademyDesk::tr("questions: %1").arg(model.director->tasks());
}

/// Where more is asked for than elsewhere.
QString strictText(const PracticalPlan& practical)
{
    QStringList names;
    for (const ItemCompetency competency : practical.strictIn)
        names.append(itemCompetencyText(competency));
    return names.join(QStringLiteral(", "));
}

/// What a number of a blueprint is called on the page.
QString numberText(const std::string& field, const Blueprint& blueprint)
{
    const auto tr = [](const char* words) { return AcademyDesk::tr(words); };
    static const std::map<std::string, const char*> names{
        {"valid_months", QT_TRANSLATE_NOOP("cutcard::AcademyDesk", "Valid for how many months")},
        {"attempts", QT_TRANSLATE_NOOP("cutcard::AcademyDesk", "Attempts")},
        {"wait_days", QT_TRANSLATE_NOOP("cutcard::AcademyDesk", "Days between attempts")},
        {"theory.minutes", QT_TRANSLATE_NOOP("cutcard::AcademyDesk", "Minutes for the questions")},
        {"theory.pass", QT_TRANSLATE_NOOP("cutcard::AcademyDesk", "Questions right, percent")},
        {"practical.pass", QT_TRANSLATE_NOOP("cutcard::AcademyDesk", "Tables, percent")},
        {"practical.each", QT_TRANSLATE_NOOP("cutcard::AcademyDesk", "Each competency, percent")},
        {"practical.critical", QT_TRANSLATE_NOOP("cutcard::AcademyDesk", "Critical errors allowed")},
        {"practical.habit",
         QT_TRANSLATE_NOOP("cutcard::AcademyDesk", "How often a duty has to come up to show a habit (0: never)")},
        {"practical.irregularities.covered",
         QT_TRANSLATE_NOOP("cutcard::AcademyDesk", "Irregularities the document covers, at least")},
        {"practical.irregularities.uncovered",
         QT_TRANSLATE_NOOP("cutcard::AcademyDesk", "Irregularities it does not cover, at least")},
        {"practical.irregularities.seeming",
         QT_TRANSLATE_NOOP("cutcard::AcademyDesk", "Situations that only look irregular, at least")},
    };
    if (const auto found = names.find(field); found != names.end())
        return tr(found->second);
    if (field == "practical.strict")
        //: %1 is a competency
        return AcademyDesk::tr("Percent in %1").arg(strictText(blueprint.practical));
    const std::string last = field.substr(field.rfind('.') + 1);
    if (field.starts_with("station."))
        return AcademyDesk::tr("Minutes");
    //: %1 is a competency
    return AcademyDesk::tr("%1, at least this many duties").arg(itemCompetencyText(QString::fromUtf8(last)));
}

QVariantMap numberRow(const BlueprintNumber& number, const Blueprint& blueprint)
{
    return {{QStringLiteral("field"), QString::fromStdString(number.field)},
            {QStringLiteral("name"), numberText(number.field, blueprint)},
            {QStringLiteral("value"), *number.value}};
}

/// The numbers whose field begins so, or, with no beginning, that belong to the whole exam.
QVariantList numberRows(Blueprint& blueprint, std::string_view beginning)
{
    QVariantList rows;
    for (const BlueprintNumber& number : numbersOf(blueprint)) {
        const bool whole = number.field.find('.') == std::string::npos;
        if (beginning.empty() ? whole : number.field.starts_with(beginning))
            rows.append(numberRow(number, blueprint));
    }
    return rows;
}

QVariantList tableRows(Blueprint& blueprint)
{
    QVariantList rows = numberRows(blueprint, "station.");
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const StationPlan& station = blueprint.stations[static_cast<std::size_t>(i)];
        const auto& models = stationModels();
        const auto model = models ? modelOf(station, *models, blueprint.name) : models.error();
        QVariantMap row = rows[i].toMap();
        row.insert(QStringLiteral("title"),
                   model ? QString::fromStdString((*model)->title) : QString::fromStdString(station.model));
        row.insert(QStringLiteral("text"), model ? tableText(**model) : AcademyDesk::tr("✗ not in the bank"));
        rows[i] = row;
    }
    return rows;
}

QString mustText(const std::vector<Rule>& must)
{
    QStringList rules;
    for (const Rule& rule : must)
        rules.append(QString::fromUtf8(rule.id()));
    return rules.join(QStringLiteral(", "));
}

} // namespace

/// Shows a blueprint: one that comes with the program, or a revision of the house.
void AcademyDesk::showPlan(const Given& given)
{
    const std::string name = textOf(given, "name");
    const std::string digest = textOf(given, "blueprint");
    if (digest.empty()) {
        const auto read = readBlueprint(shippedBlueprint(QString::fromStdString(name)).toStdString(), name);
        if (!read)
            return fail(read.error());
        m_draft = withEveryCell(*read);
    } else {
        const auto kept = m_academy->blueprints().one(digest);
        if (!kept)
            return fail(kept.error());
        m_draft = withEveryCell(kept->blueprint);
    }
    ++m_drafts;
    showDraft({});
}

/// Changes one thing of the blueprint that is shown; what can't be is said and changes nothing.
void AcademyDesk::changePlan(const Given& given)
{
    if (!m_draft)
        return;
    const std::string field = textOf(given, "field");
    const std::string value = textOf(given, "value");
    if (field == "name") {
        if (!value.empty())
            m_draft->name = value;
        return showDraft({});
    }
    bool number = false;
    const int count = QString::fromStdString(value).toInt(&number);
    if (!number)
        return m_model.setMessage(tr("Fill in every number first."), true);
    const auto changed = withNumber(*m_draft, field, count);
    if (!changed)
        return fail(changed.error());
    m_draft = *changed;
    showDraft({});
}

/// Takes up both lists of rules as they were typed; of what no rulebook has nothing is taken.
void AcademyDesk::changeMust(const Given& given)
{
    if (!m_draft)
        return;
    const auto changed =
        withMustRules(*m_draft, theoryMust, textOf(given, "must")).and_then([&](const Blueprint& blueprint) {
            return withMustRules(blueprint, practicalMust, textOf(given, "tablesMust"));
        });
    if (!changed)
        return fail(changed.error());
    m_draft = *changed;
    showDraft({});
}

/// Builds what is shown without keeping it, and says how alike the forms and the variants of the tables are.
void AcademyDesk::tryPlan(const Given&)
{
    const auto& models = stationModels();
    if (!m_draft || !models)
        return;
    // read as its file would be: without the cells that nothing is asked of
    const auto blueprint = readBlueprint(blueprintText(*m_draft), m_draft->name);
    const auto built = blueprint ? buildExam(*blueprint, *models, {}, exampleDraw, blueprint->name)
                                 : Result<BuiltExam>(blueprint.error());
    if (!built)
        return fail(built.error());
    say(tr("This exam can be built."));
    showDraft(builtText(*blueprint, *built));
}

void AcademyDesk::showDraft(const QString& built)
{
    Blueprint& blueprint = *m_draft;
    int minutes = 0;
    for (int part = 0; part < blueprint.parts(); ++part)
        minutes += blueprint.minutesOf(part);
    QStringList documents;
    for (const Document document : blueprint.documents)
        documents.append(documentText(document));
    QVariantList standards = numberRows(blueprint, "theory.");
    standards.append(numberRows(blueprint, "practical."));
    m_model.setPlan(
        {{QStringLiteral("draft"), m_drafts},
         {QStringLiteral("name"), QString::fromStdString(blueprint.name)},
         {QStringLiteral("documents"), documents.join(QStringLiteral(" · "))},
         {QStringLiteral("sum"), tr("questions %1, tables %2, minutes %3; valid for %4 months; signed by two: %5")
                                     .arg(blueprint.theory.items)
                                     .arg(blueprint.stations.size())
                                     .arg(minutes)
                                     .arg(blueprint.validMonths)
                                     .arg(blueprint.fourEyes ? tr("yes") : tr("no"))},
         {QStringLiteral("cells"), cellRows(blueprint)},
         {QStringLiteral("tables"), tableRows(blueprint)},
         {QStringLiteral("standards"), standards},
         {QStringLiteral("again"), numberRows(blueprint, {})},
         {QStringLiteral("must"), mustText(blueprint.theory.must)},
         {QStringLiteral("tablesMust"), mustText(blueprint.practical.must)},
         {QStringLiteral("built"), built}});
}

} // namespace cutcard
