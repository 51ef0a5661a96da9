// SPDX-License-Identifier: GPL-3.0-or-later
// What blueprints ask of the bank, and what everybody's answers say of its questions.
#include "app/academy/exam_files.h"
#include "app/academy/exports.h"
#include "app/academy/result_text.h"
#include "app/academy/trends_text.h"
#include "app/shell/academy_desk.h"
#include "app/shell/given.h"
#include "app/words/error_words.h"
#include "app/words/quiz_words.h"
#include "app/words/rule_words.h"
#include "app/words/wording.h"
#include "core/certification/build.h"

#include <algorithm>
#include <set>

namespace cutcard {

namespace {

QString textOf(std::string_view words)
{
    return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
}

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

QVariantList cellRows(const Blueprint& blueprint)
{
    const std::vector<ExamItem> items = examItems(blueprint.documents);
    QVariantList rows;
    for (const TheoryCell& cell : blueprint.theory.cells) {
        for (const Difficulty difficulty : {Difficulty::Basic, Difficulty::Skilled, Difficulty::Expert}) {
            const int asked = cell.count(difficulty);
            if (asked == 0)
                continue;
            const int there = inBank(cell, difficulty, items);
            const auto word = textOf(itemCompetencyWords[static_cast<std::size_t>(cell.competency)]);
            rows.append(QVariantMap{{QStringLiteral("name"), itemCompetencyText(word)},
                                    {QStringLiteral("difficulty"), difficultyText(difficulty)},
                                    {QStringLiteral("asked"), asked},
                                    {QStringLiteral("there"), there},
                                    {QStringLiteral("enough"), there >= asked},
                                    {QStringLiteral("apart"), there >= formCount * asked}});
        }
    }
    return rows;
}

/// What a table asks, and for how long.
QString tableText(const StationModel& model, int minutes)
{
    if (!model.director)
        return AcademyDesk::tr("%1 min, hands: %2").arg(minutes).arg(model.hands.size());
    if (const auto& night = model.director->night)
        return AcademyDesk::tr("%1 min, a night of %2 min").arg(minutes).arg(night->lasts / oneMinute);
    return AcademyDesk::tr("%1 min, questions: %2").arg(minutes).arg(model.director->tasks());
}

/// Where more is asked for than elsewhere.
QString strictText(const PracticalPlan& practical)
{
    QStringList names;
    for (const ItemCompetency competency : practical.strictIn)
        names.append(itemCompetencyText(textOf(itemCompetencyWords[static_cast<std::size_t>(competency)])));
    return names.join(QStringLiteral(", "));
}

QString flagText(ItemFlag flag)
{
    switch (flag) {
    case ItemFlag::None:
        return {};
    case ItemFlag::TooHard:
        return AcademyDesk::tr("too hard");
    case ItemFlag::Weak:
        return AcademyDesk::tr("hardly tells good from bad");
    case ItemFlag::CheckKey:
        return AcademyDesk::tr("check the key");
    case ItemFlag::Inefficient:
        return AcademyDesk::tr("tells less than it could");
    }
    return {};
}

QString figure(const std::optional<double>& value, int digits = 2)
{
    return value ? QString::number(*value, 'f', digits) : QStringLiteral("–");
}

} // namespace

void AcademyDesk::showPlan(const Given& given)
{
    const QString name = given.value(QStringLiteral("name")).toString();
    const auto blueprint = readBlueprint(shippedBlueprint(name).toStdString(), name.toStdString());
    if (!blueprint)
        return fail(blueprint.error());
    QVariantList tables;
    for (const StationPlan& station : blueprint->stations) {
        const auto& models = stationModels();
        const auto model = models ? modelOf(station, *models, blueprint->name) : models.error();
        tables.append(
            QVariantMap{{QStringLiteral("name"),
                         model ? QString::fromStdString((*model)->title) : QString::fromStdString(station.model)},
                        {QStringLiteral("text"), model ? tableText(**model, station.minutes) : tr("✗ missing")}});
    }
    QStringList documents;
    for (const Document document : blueprint->documents)
        documents.append(documentText(document));
    m_model.setPlan({{QStringLiteral("name"), QString::fromStdString(blueprint->name)},
                     {QStringLiteral("documents"), documents.join(QStringLiteral(" · "))},
                     {QStringLiteral("cells"), cellRows(*blueprint)},
                     {QStringLiteral("tables"), tables},
                     {QStringLiteral("pass"), tr("To pass: questions %1 %, tables %2 %, each competency %3 %, critical "
                                                 "errors %4; %5 %: %6")
                                                  .arg(blueprint->theory.pass)
                                                  .arg(blueprint->practical.pass)
                                                  .arg(blueprint->practical.each)
                                                  .arg(blueprint->practical.critical)
                                                  .arg(blueprint->practical.strict)
                                                  .arg(strictText(blueprint->practical))},
                     {QStringLiteral("again"), tr("Attempts: %1, days between: %2, valid for %3 months")
                                                   .arg(blueprint->attempts)
                                                   .arg(blueprint->waitDays)
                                                   .arg(blueprint->validMonths)}});
}

void AcademyDesk::showBank(const Given& given)
{
    const std::string digest = given.value(QStringLiteral("blueprint")).toString().toStdString();
    const std::string form = given.value(QStringLiteral("form")).toString().toStdString();
    const auto matrix = answerMatrix(*m_academy, digest, form);
    if (!matrix)
        return fail(matrix.error());
    const FormAnalysis analysis = analyse(matrix->scores, matrix->cut);
    QVariantList rows;
    for (std::size_t i = 0; i < analysis.items.size(); ++i)
        rows.append(
            QVariantMap{{QStringLiteral("words"), itemText(printable(QString::fromStdString(matrix->items[i])))},
                        {QStringLiteral("difficulty"), QString::number(analysis.items[i].difficulty, 'f', 2)},
                        {QStringLiteral("discrimination"), figure(analysis.items[i].discrimination)},
                        {QStringLiteral("seconds"), figure(matrix->medianSeconds(i, true), 0)},
                        {QStringLiteral("wrong"), figure(matrix->medianSeconds(i, false), 0)},
                        {QStringLiteral("flag"), flagText(analysis.items[i].flag)}});
    const auto trends = trendsOf(*m_academy);
    const auto tables = tableMatrix(*m_academy, digest);
    const FormAnalysis ofTables = analyse(tables ? tables->scores : ScoreMatrix(), 0);
    m_model.setBank(
        {{QStringLiteral("blueprint"), QString::fromStdString(digest)},
         {QStringLiteral("form"), QString::fromStdString(form)},
         {QStringLiteral("attempts"), analysis.persons},
         {QStringLiteral("enough"), analysis.enough},
         {QStringLiteral("needed"), enoughPersons},
         {QStringLiteral("text"), tr("mean %1 of %2 · alpha %3 · standard error %4 · at the cut %5")
                                      .arg(analysis.mean, 0, 'f', 1)
                                      .arg(matrix->items.size())
                                      .arg(figure(analysis.alpha), figure(analysis.error), figure(analysis.atTheCut))},
         {QStringLiteral("tables"), tables && !tables->models.empty()
                                        ? tr("tables %1 · persons %2 · alpha over the tables %3")
                                              .arg(tables->models.size())
                                              .arg(ofTables.persons)
                                              .arg(figure(ofTables.alpha))
                                        : QString()},
         {QStringLiteral("report"), trends ? trendsText(*m_academy, *trends) : errorText(trends.error())},
         {QStringLiteral("items"), rows}});
}

/// An empty table of ratings for the form that is shown.
void AcademyDesk::saveRatings(const Given& given)
{
    const auto kept = m_academy->blueprint(textOf(given, "blueprint"));
    if (!kept)
        return fail(kept.error());
    const auto forms = assembleForms(kept->blueprint.theory, examItems(kept->blueprint.documents), {}, "blueprint");
    const qsizetype form = QStringLiteral("ABC").indexOf(given.value(QStringLiteral("form")).toString());
    if (!forms || form < 0)
        return forms ? void() : fail(forms.error());
    save(given,
         {.title = tr("Save a table for raters"),
          .proposed = QStringLiteral("ratings.csv"),
          .kinds = tr("CSV files (*.csv)")},
         ratingsTable((*forms)[static_cast<std::size_t>(form)]));
}

/// The mark that raters' chances come to, beside what was seen of the form that is shown.
void AcademyDesk::showAngoff(const Given& given)
{
    QString name;
    const auto text = textFrom(given, tr("Open a table of ratings"), tr("CSV files (*.csv)"), name);
    if (!text)
        return;
    const auto ratings = readRatings(text->toStdString(), name.toStdString());
    if (!ratings)
        return fail(ratings.error());
    const auto seen = answerMatrix(*m_academy, textOf(given, "blueprint"), textOf(given, "form"));
    QVariantMap bank = m_model.bank();
    bank.insert(QStringLiteral("angoff"),
                angoffText(*ratings, seen && !seen->scores.empty() ? std::optional(*seen) : std::nullopt));
    m_model.setBank(bank);
}

void AcademyDesk::saveTable(const Given& given)
{
    const QString table = given.value(QStringLiteral("table")).toString();
    Result<std::string> text = std::string();
    if (table == QLatin1String("results")) {
        text = resultsCsv(*m_academy);
    } else if (table == QLatin1String("competencies")) {
        text = competenciesCsv(*m_academy);
    } else {
        const auto matrix = answerMatrix(*m_academy, given.value(QStringLiteral("blueprint")).toString().toStdString(),
                                         given.value(QStringLiteral("form")).toString().toStdString());
        text = matrix ? Result<std::string>(matrixCsv(*matrix)) : Result<std::string>(matrix.error());
    }
    if (!text)
        return fail(text.error());
    save(given,
         {.title = tr("Save as CSV"),
          .proposed = table + QStringLiteral(".csv"),
          .kinds = tr("CSV files (*.csv)"),
          .reach = Reach::Owner},
         *text);
}

} // namespace cutcard
