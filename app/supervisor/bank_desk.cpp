// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/supervisor/desks.h"

#include "app/academy/result/result_text.h"
#include "app/academy/result/trends.h"
#include "app/supervisor/academy_model.h"
#include "app/words/rule_words.h"
#include "app/words/said.h"
#include "app/words/tr.h"
#include "app/words/training/task_words.h"

namespace cutcard {

static QString flagText(ItemFlag flag)
{
    switch (flag) {
    case ItemFlag::None:
        return {};
    case ItemFlag::TooHard:
        return BankDesk::tr("too difficult");
    case ItemFlag::Weak:
        return BankDesk::tr("good candidates do no better than weak ones");
    case ItemFlag::CheckKey:
        //: said of a question that better candidates got wrong more often
        return BankDesk::tr("check the answer key");
    case ItemFlag::Inefficient:
        return BankDesk::tr("good candidates do only a little better than weak ones");
    }
    return {};
}

/// The right answer without the letters of its places, which are drawn anew in each exam.
static QString rightText(const Task& question)
{
    if (question.order.empty())
        return answerText(question, question.right);
    return textsOf(question.right, [&](std::int64_t place) { return taskOption(question, static_cast<int>(place)); })
        .join(QStringLiteral(" · "));
}

/// A question of the bank with what the answer rests on; its figures are examples.
static QVariantMap itemRow(const QuizItem& item)
{
    const Task question = questionOf(item, 1);
    const QStringList rules = textsOf(item.rules, ruleTitle);
    const QStringList enemies =
        textsOf(item.enemies, [&](const std::string_view enemy) { return QString::fromUtf8(enemy); });
    const QString competency = itemCompetencyText(item.competency);
    QStringList facts{QString::fromUtf8(item.id), competency, said(item.difficulty), said(item.kind)};
    if (!enemies.isEmpty())
        //: %1 is a list of questions that give this one away
        facts.append(BankDesk::tr("never together with %1").arg(enemies.join(QStringLiteral(", "))));
    return {{"words", taskText(question)},
            {"answer", rightText(question)},
            {"why", taskWorking(question).value(0)},
            {"rules", rules.join(QStringLiteral(" · "))},
            {"facts", facts.join(QStringLiteral(" · "))}};
}

static QString figure(const std::optional<double>& value, int digits = 2)
{
    return value ? QString::number(*value, 'f', digits) : QStringLiteral("–");
}

void BankDesk::showForm(const QString& blueprint, const QString& form)
{
    if (!m_acts.begin(Needs::OpenPages))
        return;
    const std::string digest = blueprint.toStdString();
    const auto matrix = answerMatrix(*academy(), digest, form.toStdString());
    if (!m_acts.isDone(matrix))
        return;
    const FormAnalysis analysis = analyse(matrix->scores, matrix->cut);
    QVariantList rows;
    for (std::size_t i = 0; i < analysis.items.size(); ++i)
        rows.append(QVariantMap{{"words", itemText(printable(QString::fromStdString(matrix->items[i])))},
                                {"difficulty", QString::number(analysis.items[i].difficulty, 'f', 2)},
                                {"discrimination", figure(analysis.items[i].discrimination)},
                                {"seconds", figure(matrix->medianSeconds(i, true), 0)},
                                {"wrong", figure(matrix->medianSeconds(i, false), 0)},
                                {"flag", flagText(analysis.items[i].flag)}});
    const auto trends = trendsOf(*academy());
    const auto tables = tableMatrix(*academy(), digest);
    const FormAnalysis ofTables = analyse(tables ? tables->scores : ScoreMatrix(), 0);
    QVariantMap bank = m_acts.model().bank();
    bank.remove(QStringLiteral("angoff"));
    bank.insert(
        {{"blueprint", blueprint},
         {"form", form},
         {"attempts", analysis.persons},
         {"enough", analysis.enough},
         {"needed", enoughPersons},
         {"text", tr("mean %1 of %2 · alpha %3 · standard error %4 · at the pass mark %5")
                      .arg(analysis.mean, 0, 'f', 1)
                      .arg(matrix->items.size())
                      .arg(figure(analysis.alpha), figure(analysis.error), figure(analysis.atTheCut))},
         {"tables", tables && !tables->models.empty() ? tr("tables: %1 · candidates: %2 · alpha over the tables: %3")
                                                            .arg(tables->models.size())
                                                            .arg(ofTables.persons)
                                                            .arg(figure(ofTables.alpha))
                                                      : QString()},
         {"report", trends ? trendsText(*academy(), *trends) : errorText(trends.error())},
         {"items", rows}});
    m_acts.model().setBank(bank);
}

void BankDesk::showItems(int documentAt, int competency)
{
    if (!m_acts.begin(Needs::OpenPages))
        return;
    const auto all = documents();
    const auto at = static_cast<std::size_t>(documentAt);
    if (at >= all.size())
        return;
    const Document document = all[at];
    const QStringList names = textsOf(all, documentName);
    const auto named = [](ItemCompetency each) { return itemCompetencyText(each); };
    const QStringList competencies = QStringList{tr("All")} + textsOf(itemCompetencies(document), named);
    QVariantList rows;
    for (const QuizItem& item : quizBank(document)) {
        if (competency > 0 && item.competency != itemCompetencies(document)[static_cast<std::size_t>(competency) - 1])
            continue;
        rows.append(itemRow(item));
    }
    QVariantMap bank = m_acts.model().bank();
    bank.insert(QStringLiteral("documents"), names);
    bank.insert(QStringLiteral("competencies"), competencies);
    bank.insert(QStringLiteral("all"), rows);
    m_acts.model().setBank(bank);
}

void BankDesk::saveRatings(const QString& blueprint, const QString& form, Signature* by, const QString& file)
{
    m_acts.sign({.by = by, .stays = true}, [&](const Unlocked& who) -> Said {
        const auto forms = academy()->blueprints().formsOf(trimmed(blueprint), who.formKey());
        const qsizetype at = QStringLiteral("ABC").indexOf(form);
        if (!forms)
            return forms.error();
        if (at < 0)
            return {};
        return m_acts.save(file,
                           {.title = tr("Save a sheet for raters"),
                            .proposed = QStringLiteral("ratings.csv"),
                            .kinds = tr("CSV files (*.csv)")},
                           ratingsTable(forms->questions[static_cast<std::size_t>(at)]));
    });
}

void BankDesk::showAngoff(const QString& blueprint, const QString& form, const QString& file)
{
    QString name = file;
    const auto text = m_acts.begin(Needs::OpenPages)
                          ? m_acts.read(tr("Open a sheet of ratings"), tr("CSV files (*.csv)"), name)
                          : std::nullopt;
    if (!text)
        return;
    const auto ratings = readRatings(QString::fromUtf8(*text).toStdString(), name.toStdString());
    if (!m_acts.isDone(ratings))
        return;
    const auto seen = answerMatrix(*academy(), trimmed(blueprint), trimmed(form));
    QVariantMap bank = m_acts.model().bank();
    bank.insert(QStringLiteral("angoff"),
                angoffText(*ratings, seen && !seen->scores.empty() ? std::optional(*seen) : std::nullopt));
    m_acts.model().setBank(bank);
}

void BankDesk::saveResults(const QString& file)
{
    if (m_acts.begin(Needs::OpenPages))
        save(file, QStringLiteral("results.csv"), resultsCsv(*academy()));
}

void BankDesk::saveCompetencies(const QString& file)
{
    if (m_acts.begin(Needs::OpenPages))
        save(file, QStringLiteral("competencies.csv"), competenciesCsv(*academy()));
}

void BankDesk::saveAnswers(const QString& blueprint, const QString& form, const QString& file)
{
    if (m_acts.begin(Needs::OpenPages))
        save(file, QStringLiteral("matrix.csv"),
             answerMatrix(*academy(), blueprint.toStdString(), form.toStdString()).transform(matrixCsv));
}

void BankDesk::save(const QString& file, const QString& proposed, const Result<std::string>& text)
{
    if (m_acts.isDone(text))
        m_acts.say(m_acts.save(
            file,
            {.title = tr("Save as CSV"), .proposed = proposed, .kinds = tr("CSV files (*.csv)"), .reach = Reach::Owner},
            *text));
}

} // namespace cutcard
