// SPDX-License-Identifier: GPL-3.0-or-later
// What a blueprint asks, whether the bank has enough for it, and the house's own numbers of it.
#include "app/supervisor/desks.h"

#include "app/academy/forms/build_text.h"
#include "app/academy/forms/exam_files.h"
#include "app/academy/result/result_text.h"
#include "app/files/or_none.h"
#include "app/supervisor/academy_model.h"
#include "app/words/rule_words.h"
#include "app/words/said.h"
#include "app/words/tr.h"

namespace cutcard {

static int minutesOf(const Blueprint& blueprint)
{
    int minutes = 0;
    for (int part = 0; part < blueprint.parts(); ++part)
        minutes += blueprint.minutesOf(part);
    return minutes;
}

constexpr std::array difficulties{Difficulty::Basic, Difficulty::Skilled, Difficulty::Expert};

/// How many questions of one difficulty a cell can be filled from; two wordings of one are one.
static int inBank(const TheoryCell& cell, Difficulty difficulty, const std::vector<QuizItem>& items)
{
    std::set<std::string_view> models;
    for (const QuizItem& item : items) {
        const bool fits = item.competency == cell.competency && item.difficulty == difficulty
                          && (!cell.document || *cell.document == item.document);
        if (fits)
            models.insert(item.model);
    }
    return static_cast<int>(models.size());
}

/// A line for each cell, with what it asks of each difficulty and how much of that there is.
static QVariantList cellRows(const Blueprint& blueprint)
{
    const std::vector<QuizItem> items = examItems(blueprint.documents);
    QVariantList rows;
    for (const TheoryCell& cell : blueprint.theory.cells) {
        QVariantList parts;
        for (const Difficulty difficulty : difficulties) {
            const int asked = cell.count(difficulty);
            const int there = inBank(cell, difficulty, items);
            parts.append(QVariantMap{{"field", QString::fromStdString(cellField(cell, difficulty))},
                                     {"difficulty", said(difficulty)},
                                     {"value", asked},
                                     {"there", there},
                                     {"enough", there >= asked},
                                     {"apart", drawnFrom(there, asked) >= formCount * asked}});
        }
        const QString name = itemCompetencyText(cell.competency);
        rows.append(
            QVariantMap{{"name",
                         //: how many questions, of how many there are
                         cell.document ? PlanDesk::tr("%1 of %2").arg(name, documentName(*cell.document)) : name},
                        {"parts", parts}});
    }
    return rows;
}

/// What a table asks.
static QString tableText(const StationModel& model)
{
    if (!model.director)
        return PlanDesk::tr("hands: %1").arg(model.tasks());
    if (const auto& night = model.director->night)
        return PlanDesk::tr("a night of %1 min").arg(night->lasts / oneMinute);
    return PlanDesk::tr("questions: %1").arg(model.director->tasks());
}

/// Where more is asked for than elsewhere.
static QString strictText(const PracticalPlan& practical)
{
    const auto name = [](ItemCompetency competency) { return itemCompetencyText(competency); };
    return textsOf(practical.strictIn, name).join(QStringLiteral(", "));
}

/// What a number of a blueprint is called on the page.
static QString numberText(const std::string& field, const Blueprint& blueprint)
{
    if (const QString text = said("blueprint-number", field); !text.isEmpty())
        return text;
    if (field == "practical.strict")
        //: %1 is a competency
        return PlanDesk::tr("Percent in %1").arg(strictText(blueprint.practical));
    const std::string last = field.substr(field.rfind('.') + 1);
    if (field.starts_with("station."))
        return PlanDesk::tr("Minutes");
    //: %1 is a competency
    return PlanDesk::tr("%1, at least this many duties").arg(itemCompetencyText(QString::fromUtf8(last)));
}

/// The numbers whose field begins so, or, with no beginning, that belong to the whole exam.
static QVariantList numberRows(Blueprint& blueprint, std::string_view beginning)
{
    QVariantList rows;
    for (const BlueprintNumber& number : numbersOf(blueprint)) {
        const bool whole = number.field.find('.') == std::string::npos;
        if (beginning.empty() ? whole : number.field.starts_with(beginning))
            rows.append(QVariantMap{{"field", QString::fromStdString(number.field)},
                                    {"name", numberText(number.field, blueprint)},
                                    {"value", *number.value}});
    }
    return rows;
}

static QVariantList tableRows(Blueprint& blueprint)
{
    QVariantList rows = numberRows(blueprint, "station.");
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const StationPlan& station = blueprint.stations[static_cast<std::size_t>(i)];
        const auto& models = stationModels();
        const auto model = models ? modelOf(station, *models, blueprint.name) : models.error();
        QVariantMap row = rows[i].toMap();
        row.insert(QStringLiteral("title"),
                   model ? QString::fromStdString((*model)->title) : QString::fromStdString(station.model));
        row.insert(QStringLiteral("text"), model ? tableText(**model) : PlanDesk::tr("✗ not in the bank"));
        rows[i] = row;
    }
    return rows;
}

static QString mustText(const std::vector<Rule>& must)
{
    return textsOf(must, [&](const Rule& rule) { return QString::fromUtf8(rule.id()); }).join(QStringLiteral(", "));
}

QVariantMap PlanDesk::facts() const
{
    QVariantList built;
    for (const KeptBlueprint& each : orNone(academy()->blueprints().all())) {
        const Blueprint& blueprint = each.blueprint;
        built.append(QVariantMap{{"digest", QString::fromStdString(each.digest)},
                                 {"name", examText(blueprint.name)},
                                 {"text", tr("questions %1, tables %2, minutes %3, revision %4")
                                              .arg(blueprint.theory.items)
                                              .arg(blueprint.stations.size())
                                              .arg(minutesOf(blueprint))
                                              .arg(QString::fromStdString(each.digest.substr(0, 8)))}});
    }
    return {{"blueprints", built}, {"shipped", shippedBlueprints()}, {"shippedNames", shippedBlueprintNames()}};
}

void PlanDesk::showShipped(const QString& name)
{
    if (m_acts.begin(Needs::OpenPages))
        take(readBlueprint(shippedBlueprint(name).toStdString(), name.toStdString()));
}

void PlanDesk::showBuilt(const QString& digest)
{
    if (m_acts.begin(Needs::OpenPages))
        take(academy()->blueprints().one(digest.toStdString()).transform([](const KeptBlueprint& kept) {
            return kept.blueprint;
        }));
}

void PlanDesk::take(const Result<Blueprint>& blueprint)
{
    if (!m_acts.isDone(blueprint))
        return;
    m_draft = withEveryCell(*blueprint);
    ++m_drafts;
    showDraft({});
}

/// What can't be is said and changes nothing.
void PlanDesk::change(const Result<Blueprint>& changed)
{
    if (!m_acts.isDone(changed))
        return;
    m_draft = *changed;
    showDraft({});
}

void PlanDesk::rename(const QString& name)
{
    if (!m_acts.begin() || !m_draft)
        return;
    if (!trimmed(name).empty())
        m_draft->name = trimmed(name);
    showDraft({});
}

void PlanDesk::setNumber(const QString& field, const QString& typed)
{
    if (!m_acts.begin() || !m_draft)
        return;
    bool number = false;
    const int count = typed.trimmed().toInt(&number);
    if (!number)
        return m_acts.say({tr("Fill in every number first."), true});
    change(withNumber(*m_draft, field.toStdString(), count));
}

void PlanDesk::setMustRules(const QString& questions, const QString& tables)
{
    if (!m_acts.begin() || !m_draft)
        return;
    change(withMustRules(*m_draft, theoryMust, trimmed(questions)).and_then([&](const Blueprint& blueprint) {
        return withMustRules(blueprint, practicalMust, trimmed(tables));
    }));
}

void PlanDesk::tryOut()
{
    if (!m_acts.begin(Needs::OpenPages))
        return;
    const auto& models = stationModels();
    if (!m_draft || !models)
        return;
    // read as its file would be: without the cells that nothing is asked of
    const auto blueprint = readBlueprint(blueprintText(*m_draft), m_draft->name);
    const auto built =
        blueprint ? buildExam(*blueprint, *models, exampleDraw, blueprint->name) : Result<BuiltExam>(blueprint.error());
    if (!m_acts.isDone(built))
        return;
    m_acts.say(tr("This exam can be built."));
    showDraft(builtText(*blueprint, *built));
}

void PlanDesk::build(Signature* by)
{
    m_acts.sign({.by = by, .stays = true}, [this](const Unlocked& who) {
        return m_draft ? keep(blueprintText(*m_draft), QString::fromStdString(m_draft->name), who) : Said();
    });
}

void PlanDesk::buildFrom(Signature* by, const QString& file)
{
    m_acts.sign({.by = by, .stays = true}, [&](const Unlocked& who) {
        QString name = file;
        const auto text = m_acts.read(tr("Build an exam from your own file"), tr("Blueprints (*.toml)"), name);
        return text ? keep(QString::fromUtf8(*text).toStdString(), name, who) : Said();
    });
}

Said PlanDesk::keep(const std::string& text, const QString& name, const Unlocked& who)
{
    const auto built = TRY(academy()->blueprints().add(who, text, name.toStdString()));
    const auto kept = academy()->blueprints().one(built);
    m_acts.show();
    return tr("Three forms of %1 were built.").arg(kept ? QString::fromStdString(kept->blueprint.name) : name);
}

void PlanDesk::showDraft(const QString& built)
{
    Blueprint& blueprint = *m_draft;
    const QStringList documents = textsOf(blueprint.documents, documentText);
    QVariantList standards = numberRows(blueprint, "theory.");
    standards.append(numberRows(blueprint, "practical."));
    m_acts.model().setPlan({{"draft", m_drafts},
                            {"name", QString::fromStdString(blueprint.name)},
                            {"documents", documents.join(QStringLiteral(" · "))},
                            {"sum", tr("questions %1, tables %2, minutes %3; valid for %4 months; signed by two: %5")
                                        .arg(blueprint.theory.items)
                                        .arg(blueprint.stations.size())
                                        .arg(minutesOf(blueprint))
                                        .arg(blueprint.validMonths)
                                        .arg(blueprint.fourEyes ? tr("yes") : tr("no"))},
                            {"cells", cellRows(blueprint)},
                            {"tables", tableRows(blueprint)},
                            {"standards", standards},
                            {"again", numberRows(blueprint, {})},
                            {"must", mustText(blueprint.theory.must)},
                            {"tablesMust", mustText(blueprint.practical.must)},
                            {"built", built}});
}

} // namespace cutcard
