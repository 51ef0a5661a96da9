// SPDX-License-Identifier: GPL-3.0-or-later
// The questions of the bank, and what everybody's answers say of them.
#include "app/academy/forms/exam_files.h"
#include "app/academy/result/exports.h"
#include "app/academy/result/result_text.h"
#include "app/academy/result/trends_text.h"
#include "app/shell/windows/given.h"
#include "app/shell/windows/small.h"
#include "app/supervisor/academy_desk.h"
#include "app/words/errors/error_words.h"
#include "app/words/rule_words.h"
#include "app/words/training/quiz_words.h"
#include "app/words/wording.h"
#include "core/certification/build.h"
#include "core/exam/quiz_banks.h"

#include <algorithm>
#include <set>

namespace cutcard {

namespace {

QString flagText(ItemFlag flag)
{
    switch (flag) {
    case ItemFlag::None:
        return {};
    case ItemFlag::TooHard:
        return AcademyDesk::tr("too difficult");
    case ItemFlag::Weak:
        return AcademyDesk::tr("does not separate good candidates from weak ones");
    case ItemFlag::CheckKey:
        //: said of a question that better candidates got wrong more often
        return AcademyDesk::tr("check the answer key");
    case ItemFlag::Inefficient:
        return AcademyDesk::tr("separates candidates less than it could");
    }
    return {};
}

/// The right answer without the letters of its places, which are drawn anew in each exam.
QString rightText(const Question& question)
{
    const Answer right = rightAnswer(question);
    if (right.places.empty())
        return answerText(question, right);
    QStringList all;
    for (const int place : right.places)
        all.append(shownAnswerText(question, place));
    return all.join(QStringLiteral(" · "));
}

/// A question of the bank with what the answer rests on; its figures are examples.
QVariantMap itemRow(Document document, const QuizItem& item)
{
    const Question question = questionOf(document, item, 1);
    QStringList rules;
    for (const Rule& rule : item.rules)
        rules.append(ruleTitle(rule));
    QStringList enemies;
    for (const std::string_view enemy : item.enemies)
        enemies.append(QString::fromUtf8(enemy));
    const QString competency = itemCompetencyText(item.competency);
    QStringList facts{QString::fromUtf8(item.id), competency, difficultyText(item.difficulty),
                      questionKindText(item.kind)};
    if (!enemies.isEmpty())
        //: %1 is a list of questions that give this one away
        facts.append(AcademyDesk::tr("never together with %1").arg(enemies.join(QStringLiteral(", "))));
    return {{QStringLiteral("words"), questionText(question)},
            {QStringLiteral("answer"), rightText(question)},
            {QStringLiteral("why"), explanationText(question)},
            {QStringLiteral("rules"), rules.join(QStringLiteral(" · "))},
            {QStringLiteral("facts"), facts.join(QStringLiteral(" · "))}};
}

QString figure(const std::optional<double>& value, int digits = 2)
{
    return value ? QString::number(*value, 'f', digits) : QStringLiteral("–");
}

} // namespace

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
    QVariantMap bank = m_model.bank();
    bank.remove(QStringLiteral("angoff"));
    bank.insert(
        {{QStringLiteral("blueprint"), QString::fromStdString(digest)},
         {QStringLiteral("form"), QString::fromStdString(form)},
         {QStringLiteral("attempts"), analysis.persons},
         {QStringLiteral("enough"), analysis.enough},
         {QStringLiteral("needed"), enoughPersons},
         {QStringLiteral("text"), tr("mean %1 of %2 · alpha %3 · standard error %4 · at the pass mark %5")
                                      .arg(analysis.mean, 0, 'f', 1)
                                      .arg(matrix->items.size())
                                      .arg(figure(analysis.alpha), figure(analysis.error), figure(analysis.atTheCut))},
         {QStringLiteral("tables"), tables && !tables->models.empty()
                                        ? tr("tables: %1 · candidates: %2 · alpha over the tables: %3")
                                              .arg(tables->models.size())
                                              .arg(ofTables.persons)
                                              .arg(figure(ofTables.alpha))
                                        : QString()},
         {QStringLiteral("report"), trends ? trendsText(*m_academy, *trends) : errorText(trends.error())},
         {QStringLiteral("items"), rows}});
    m_model.setBank(bank);
}

/// The questions of one document, all of them or those of one competency, with their answers: they are no secret.
void AcademyDesk::showItems(const Given& given)
{
    const auto all = documents();
    const auto at = static_cast<std::size_t>(given.value(QStringLiteral("document")).toInt());
    if (at >= all.size())
        return;
    const Document document = all[at];
    QStringList names;
    for (const Document each : all)
        names.append(documentName(each));
    QStringList competencies{tr("All")};
    for (const ItemCompetency each : itemCompetencies(document))
        competencies.append(itemCompetencyText(each));
    const int competency = given.value(QStringLiteral("competency")).toInt();
    QVariantList rows;
    for (const QuizItem& item : quizBank(document)) {
        if (competency > 0 && item.competency != itemCompetencies(document)[static_cast<std::size_t>(competency) - 1])
            continue;
        rows.append(itemRow(document, item));
    }
    QVariantMap bank = m_model.bank();
    bank.insert(QStringLiteral("documents"), names);
    bank.insert(QStringLiteral("competencies"), competencies);
    bank.insert(QStringLiteral("all"), rows);
    m_model.setBank(bank);
}

/// An empty table of ratings for the form that is shown.
void AcademyDesk::saveRatings(const Given& given, const Unlocked& who)
{
    const auto forms = m_academy->blueprints().formsOf(textOf(given, "blueprint"), who.formKey());
    const qsizetype form = QStringLiteral("ABC").indexOf(given.value(QStringLiteral("form")).toString());
    if (!forms || form < 0)
        return forms ? void() : fail(forms.error());
    save(given,
         {.title = tr("Save a sheet for raters"),
          .proposed = QStringLiteral("ratings.csv"),
          .kinds = tr("CSV files (*.csv)")},
         ratingsTable(forms->questions[static_cast<std::size_t>(form)]));
}

/// The mark that raters' chances come to, beside what was seen of the form that is shown.
void AcademyDesk::showAngoff(const Given& given)
{
    QString name;
    const auto text = textFrom(given, tr("Open a sheet of ratings"), tr("CSV files (*.csv)"), name);
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
