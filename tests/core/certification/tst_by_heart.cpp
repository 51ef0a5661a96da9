// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing to learn by heart: what twenty houses draw of every exam that comes with the program, how alike it is, and
// how far a script comes that has seen every form of another house.
#include "core/certification/build.h"
#include "core/certification/station/fault.h"
#include "core/exam/quiz.h"
#include "tests/core/support/assets.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace cutcard;

namespace {

constexpr std::uint64_t houses = 20;

std::string textOf(const QString& name)
{
    QFile file(test::examFile(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

QString said(const Error& error)
{
    return QString::fromStdString(error.place.name + " expected " + error.expected + ", found " + error.found);
}

/// Numbers as different as those that houses' keys come to.
std::uint64_t drawOf(std::uint64_t house)
{
    return SplitMix::mixed(house + 1);
}

/// The questions of a form as a candidate of this house is asked them.
std::vector<Question> askedIn(const std::vector<std::string>& form, std::uint64_t candidate)
{
    RandomStream stream(candidate, StreamPurpose::Quiz);
    std::vector<Question> questions;
    for (const std::string& id : form)
        questions.push_back(
            questionOf(*documentOf(id), *findItem(id), SplitMix::mixed(candidate + questions.size() * 977)));
    return questions;
}

/// What a question says, figures included.
std::string wordsOf(const Question& question)
{
    std::string words(question.item->id);
    for (const Chips value : question.figures.values)
        words += " " + std::to_string(value);
    return words;
}

/// How probably somebody who knows nothing is right.
double guessed(const Question& question)
{
    const auto options = static_cast<double>(question.shown.size());
    switch (question.item->kind) {
    case QuestionKind::TrueFalse:
        return 0.5;
    case QuestionKind::Choice:
        return question.item->right.size() == 1 && options > 0 ? 1 / options : 0;
    default:
        return 0;
    }
}

} // namespace

class ByHeartTest : public QObject
{
    Q_OBJECT

private slots:
    void formsAreDrawnForTheHouse_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& path : test::assetFiles(QStringLiteral("exams"), QStringLiteral("*.toml"))) {
            const QString file = path.section(QLatin1Char('/'), -1);
            QTest::newRow(qPrintable(file)) << file;
        }
    }
    /// Every house gets forms of its own, the same house the same ones, and all of them hold what the blueprint says.
    void formsAreDrawnForTheHouse()
    {
        QFETCH(QString, file);
        const auto blueprint = readBlueprint(textOf(file), file.toStdString());
        QVERIFY(blueprint);
        const auto items = examItems(blueprint->documents);
        std::vector<TheoryForms> all;
        std::set<std::string> used;
        for (std::uint64_t house = 0; house < houses; ++house) {
            const auto forms = assembleForms(blueprint->theory, items, {}, drawOf(house), "forms");
            QVERIFY2(forms, forms ? "" : qPrintable(said(forms.error())));
            const auto checked = checkForms(blueprint->theory, items, {}, *forms, "forms");
            QVERIFY2(checked, checked ? "" : qPrintable(said(checked.error())));
            QVERIFY(std::ranges::find(all, *forms) == all.end());
            for (const auto& form : *forms)
                used.insert(form.begin(), form.end());
            all.push_back(*forms);
        }
        QCOMPARE(*assembleForms(blueprint->theory, items, {}, drawOf(3), "again"), all[3]);
        // questions that houses have, of those that fit a cell
        std::size_t fitting = 0;
        for (const ExamItem& item : items)
            fitting += std::ranges::any_of(blueprint->theory.cells,
                                           [&](const TheoryCell& cell) {
                                               return cell.competency == item.competency
                                                      && (!cell.document || cell.document == item.document)
                                                      && cell.count(item.difficulty) > 0;
                                           })
                           ? 1
                           : 0;
        qInfo() << qPrintable(file) << "questions used" << used.size() << "of" << fitting;
        QVERIFY(used.size() * 20 >= fitting * 19);
        // whoever has seen the three forms of another house
        double remembered = 0;
        double right = 0;
        double most = 0;
        int sittings = 0;
        for (std::size_t other = 0; other < all.size(); ++other) {
            std::set<std::string> seen;
            for (const auto& form : all[other]) {
                for (const Question& question : askedIn(form, 1000 + other))
                    seen.insert(wordsOf(question));
            }
            for (std::size_t mine = 0; mine < all.size(); ++mine) {
                if (mine == other)
                    continue;
                for (const auto& form : all[mine]) {
                    double known = 0;
                    double score = 0;
                    for (const Question& question : askedIn(form, 5000 + mine)) {
                        const bool knows = seen.contains(wordsOf(question));
                        known += knows ? 1 : 0;
                        score += knows ? 1 : guessed(question);
                    }
                    const auto asked = static_cast<double>(form.size());
                    remembered += known / asked;
                    right += score / asked;
                    most = std::max(most, known / asked);
                    ++sittings;
                }
            }
        }
        qInfo().noquote() << file
                          << QStringLiteral("remembered %1 %, at most %2 %; right with guesses %3 %")
                                 .arg(100 * remembered / sittings, 0, 'f', 1)
                                 .arg(100 * most, 0, 'f', 1)
                                 .arg(100 * right / sittings, 0, 'f', 1);
        QVERIFY(right / sittings < 0.6);
    }
};

QTEST_APPLESS_MAIN(ByHeartTest)
#include "tst_by_heart.moc"
