// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing to learn by heart: what twenty houses draw of every exam that comes with the program, how alike it is, and
// how far a script comes that has seen every form of another house.
#include "core/certification/build.h"
#include "core/certification/decision.h"
#include "core/exam/quiz.h"
#include "core/players/dealers.h"
#include "core/session/text/notation.h"
#include "tests/core/certification/exam_test_support.h"
#include "tests/support/programs.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace cutcard;

namespace {

constexpr std::uint64_t houses = 20;
// tables take longer: CUTCARD_HOUSES=20 measures them as the figures in docs/certification.md were
constexpr int tableHouses = 2;

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

/// A table as a candidate of a house has it: the hands, and what the perfect dealer meets at them.
struct ExamTable {
    std::vector<SessionFile> drawn;
    std::vector<PreparedHand> hands;
    StationEvidence asked;
};

/// The tables of an exam, by form and station.
using Tables = std::array<std::vector<ExamTable>, formCount>;

Result<Tables> tablesOf(const BuiltExam& built, std::uint64_t house)
{
    Tables tables;
    for (std::size_t form = 0; form < formCount; ++form) {
        for (const auto& kept : built.forms.hands[form]) {
            auto drawn = readHands(kept, "table");
            if (!drawn)
                return drawn.error();
            auto hands = prepareStation(*drawn, house * 31 + form, "table");
            if (!hands)
                return hands.error();
            ExamTable table{.drawn = std::move(*drawn), .hands = std::move(*hands), .asked = {}};
            for (const PreparedHand& hand : table.hands)
                table.asked.add(hand.evidence);
            tables[form].push_back(std::move(table));
        }
    }
    return tables;
}

/// Deals a hand with a dealer who does each duty right with this chance in a thousand, and else errs in a known way,
/// but not twice on end.
Session dealtBy(const StationHand& hand, int right, RandomStream& stream)
{
    Session session = *Session::start(hand.setup);
    bool erred = false;
    for (int i = 0; i < 1500 && !session.isOver(); ++i) {
        if (const auto players = nextByScript(hand, session)) {
            if (session.apply(*players))
                continue;
        }
        const auto mistakes = erred || stream.chance(right) ? std::vector<PlantedMistake>() : knownMistakes(session);
        erred = !mistakes.empty();
        if (erred
            && session.apply(mistakes[static_cast<std::size_t>(stream.below(static_cast<int>(mistakes.size())))].act))
            continue;
        const auto act = idealAct(session);
        if (!act || !session.apply(*act))
            break;
    }
    return session;
}

/// What the perfect dealer did at a hand.
std::vector<Act> actsAt(const StationHand& hand)
{
    RandomStream stream(1, StreamPurpose::Mistakes);
    std::vector<Act> acts;
    const Session session = dealtBy(hand, 1000, stream);
    for (const Entry& entry : session.entries()) {
        if (const auto* act = std::get_if<Act>(&entry.event); act != nullptr && !entry.byHouse)
            acts.push_back(*act);
    }
    return acts;
}

/// A hand played by acts learnt by heart: what can't be done is left out.
Session playedBy(const StationHand& hand, const std::vector<Act>& acts)
{
    Session session = *Session::start(hand.setup);
    std::size_t next = 0;
    for (int i = 0; i < 1500 && !session.isOver(); ++i) {
        if (const auto players = nextByScript(hand, session)) {
            if (session.apply(*players))
                continue;
        }
        if (next == acts.size())
            break;
        static_cast<void>(session.apply(acts[next++]));
    }
    return session;
}

/// The best that a script comes to at a table: of each hand it has seen every one that the other house has at this
/// station, with the seats turned so that the button is where it is here.
PracticalScore scriptAt(const ExamTable& mine, const std::vector<const ExamTable*>& seen)
{
    PracticalScore best;
    for (const PreparedHand& hand : mine.hands) {
        std::optional<PracticalScore> of;
        for (const ExamTable* other : seen) {
            for (const SessionFile& file : other->drawn) {
                const auto seats = static_cast<int>(file.setup.seats.size());
                Variation turned;
                if (file.setup.button && hand.hand.setup.button && file.setup.seats.back().seat.number() == seats)
                    turned.rotation = (hand.hand.setup.button->number() - file.setup.button->number() + seats) % seats;
                auto known = prepare(file, turned, "known");
                if (!known)
                    known = prepare(file, {}, "known");
                if (!known)
                    continue;
                PracticalScore score = best;
                score.add(playedBy(hand.hand, actsAt(known->hand)));
                score.leaveOut(hand.evidence, best, false);
                if (!of || score.overall().value_or(0) > of->overall().value_or(0))
                    of = score;
            }
        }
        if (of)
            best = *of;
    }
    return best;
}

bool passes(const PracticalScore& score, const PracticalPlan& plan)
{
    return score.overall().value_or(0) >= plan.pass && score.criticalErrors() <= plan.critical;
}

/// The least and the most of something.
struct Range {
    double least = 1e9;
    double most = -1e9;
    void add(double value)
    {
        least = std::min(least, value);
        most = std::max(most, value);
    }
    QString text(int digits = 0) const
    {
        return QStringLiteral("%1..%2").arg(least, 0, 'f', digits).arg(most, 0, 'f', digits);
    }
};

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
        const auto blueprint = readBlueprint(test::examText(file), file.toStdString());
        QVERIFY(blueprint);
        const auto items = examItems(blueprint->documents);
        std::vector<TheoryForms> all;
        std::set<std::string> used;
        for (std::uint64_t house = 0; house < houses; ++house) {
            const auto forms = assembleForms(blueprint->theory, items, {}, drawOf(house), "forms");
            QVERIFY2(forms, forms ? "" : qPrintable(test::said(forms.error())));
            const auto checked = checkForms(blueprint->theory, items, {}, *forms, "forms");
            QVERIFY2(checked, checked ? "" : qPrintable(test::said(checked.error())));
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

    /// Tables of drawn houses ask for as much, are as hard for dealers of every skill, and none is passed by a script
    /// that has seen all hands of another house.
    void tablesAreAlikeAndUnknown_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* exam : {"league-dealer", "limit-dealer", "riverboat-dealer", "house-banked-dealer"})
            QTest::newRow(exam) << QString::fromLatin1(exam) + QStringLiteral(".toml");
    }
    void tablesAreAlikeAndUnknown()
    {
        QFETCH(QString, file);
        const auto blueprint = readBlueprint(test::examText(file), file.toStdString());
        QVERIFY(blueprint);
        const int count = std::max(tableHouses, qEnvironmentVariableIntValue("CUTCARD_HOUSES"));
        const int sittings = std::max(2, qEnvironmentVariableIntValue("CUTCARD_SITTINGS"));
        std::vector<Tables> all;
        std::array<Range, itemCompetencyCount> duties;
        std::array<Range, severityWords.size()> severities;
        std::map<int, Range> scores;
        for (int house = 0; house < count; ++house) {
            const auto built = buildExam(*blueprint, *test::shippedStations(), {},
                                         drawOf(static_cast<std::uint64_t>(house)), file.toStdString());
            QVERIFY2(built, built ? "" : qPrintable(test::said(built.error())));
            auto tables = tablesOf(*built, static_cast<std::uint64_t>(house));
            QVERIFY2(tables, tables ? "" : qPrintable(test::said(tables.error())));
            for (const auto& stations : *tables) {
                StationEvidence asked;
                std::array<int, severityWords.size()> weights{};
                for (const ExamTable& table : stations) {
                    asked.add(table.asked);
                    for (const PreparedHand& hand : table.hands) {
                        RandomStream stream(1, StreamPurpose::Mistakes);
                        const Session session = dealtBy(hand.hand, 1000, stream);
                        for (const Entry& entry : session.entries()) {
                            for (const Verdict& verdict : entry.verdicts)
                                ++weights[static_cast<std::size_t>(verdict.severity)];
                        }
                    }
                }
                for (std::size_t i = 0; i < itemCompetencyCount; ++i)
                    duties[i].add(asked.duties[i]);
                for (std::size_t i = 0; i < weights.size(); ++i)
                    severities[i].add(weights[i]);
            }
            for (const int right : {950, 850, 750}) {
                double sum = 0;
                RandomStream stream(static_cast<std::uint64_t>(right + house), StreamPurpose::Mistakes);
                for (int i = 0; i < sittings; ++i) {
                    PracticalScore score;
                    for (const ExamTable& table : (*tables)[static_cast<std::size_t>(i) % formCount]) {
                        for (const PreparedHand& hand : table.hands)
                            score.add(dealtBy(hand.hand, right, stream));
                    }
                    sum += static_cast<double>(score.overallParts().value_or(0)) / 1000;
                }
                scores[right].add(sum / sittings);
            }
            all.push_back(std::move(*tables));
        }
        QString figures = file + QStringLiteral(", %1 houses, duties:").arg(count);
        for (std::size_t i = 0; i < itemCompetencyCount; ++i) {
            // whatever comes up does so often enough to be judged
            QVERIFY2(duties[i].most == 0 || duties[i].least >= leastDuties, itemCompetencyWords[i].data());
            if (duties[i].most > 0)
                figures += QStringLiteral(" %1 %2").arg(QString::fromUtf8(itemCompetencyWords[i]), duties[i].text());
        }
        for (std::size_t i = 0; i < severities.size(); ++i)
            figures += QStringLiteral(", %1 %2").arg(QString::fromUtf8(severityWords[i]), severities[i].text());
        qInfo().noquote() << figures;
        for (const auto& [right, range] : scores)
            qInfo().noquote() << QStringLiteral("a dealer of %1 % comes to %2").arg(right / 10).arg(range.text(1));
        int passed = 0;
        int tried = 0;
        int own = 0;
        Range script;
        for (std::size_t mine = 0; mine < all.size(); ++mine) {
            const Tables& others = all[(mine + 1) % all.size()];
            for (std::size_t station = 0; station < blueprint->stations.size(); ++station) {
                std::vector<const ExamTable*> seen;
                for (const auto& stations : others)
                    seen.push_back(&stations[station]);
                const ExamTable& table = all[mine].front()[station];
                const PracticalScore score = scriptAt(table, seen);
                passed += passes(score, blueprint->practical) ? 1 : 0;
                script.add(score.overall().value_or(0));
                ++tried;
                PracticalScore known;
                for (const PreparedHand& hand : table.hands)
                    known.add(playedBy(hand.hand, actsAt(hand.hand)));
                own += passes(known, blueprint->practical) ? 1 : 0;
            }
        }
        qInfo().noquote() << QStringLiteral("a script passes %1 of %2 tables of another house, with %3 %; its own %4")
                                 .arg(passed)
                                 .arg(tried)
                                 .arg(script.text())
                                 .arg(own);
        QCOMPARE(passed, 0);
        QCOMPARE(own, tried); // whoever knows the very hand does
        if (count >= 20 && sittings >= 60) {
            for (const auto& [right, range] : scores)
                QVERIFY2(range.most - range.least <= 4, qPrintable(range.text(1)));
        }
    }
};

CUTCARD_TESTS(ByHeartTest)
#include "tst_by_heart.moc"
