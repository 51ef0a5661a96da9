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
#include <cmath>
#include <map>
#include <numeric>
#include <set>
#include <utility>

using namespace cutcard;

namespace {

constexpr std::uint64_t houses = 20;
// tables take longer: CUTCARD_HOUSES=20 CUTCARD_SITTINGS=60 measures them as the figures in docs/certification.md were
constexpr int tableHouses = 2;
constexpr int formSittings = 8; // of each half

/// Numbers as different as those that houses' keys come to.
std::uint64_t drawOf(std::uint64_t house)
{
    return SplitMix::mixed(house + 1);
}

/// The questions of a form as a candidate of this house is asked them.
std::vector<Task> askedIn(const std::vector<std::string>& form, std::uint64_t candidate)
{
    RandomStream stream(candidate, StreamPurpose::Quiz);
    std::vector<Task> questions;
    for (const std::string& id : form)
        questions.push_back(questionOf(*findItem(id), SplitMix::mixed(candidate + questions.size() * 977)));
    return questions;
}

/// What a question says, figures included.
std::string wordsOf(const Task& question)
{
    std::string words(question.item->id);
    for (const Chips value : question.figures)
        words += " " + std::to_string(value);
    return words;
}

/// How probably somebody who knows nothing is right.
double guessed(const Task& question)
{
    const auto options = static_cast<double>(question.order.size());
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

/// The slips of a dealer of one skill at one hand, spread evenly over many sittings: in each of them every duty is
/// wrong with the same chance, as with any dealer, and of all of them exactly that share. What they come to is the
/// expected score with a third of the error that as many sittings drawn one by one leave.
class Slips
{
public:
    Slips(int right, int sittings, std::uint64_t seed) : m_wrong(1 - right / 1000.0), m_sittings(sittings), m_seed(seed)
    {
    }

    /// The slip made where this is owed for the nth time, or nothing; each known way is chosen as often.
    std::optional<Act> at(const Session& session, const Act& owed, int nth, int sitting)
    {
        const double place = placeOf(SplitMix::mixed(keyOf(owed) * 1009 + static_cast<std::uint64_t>(nth)), sitting);
        const auto mistakes = place < m_wrong ? knownMistakes(session) : std::vector<PlantedMistake>();
        if (mistakes.empty())
            return std::nullopt;
        const auto chosen = static_cast<std::size_t>(place / m_wrong * static_cast<double>(mistakes.size()));
        return mistakes[std::min(chosen, mistakes.size() - 1)].act;
    }
    static std::uint64_t keyOf(const Act& act)
    {
        const auto seat = static_cast<std::uint64_t>(act.seat ? act.seat->number() : 0);
        return (static_cast<std::uint64_t>(act.verb) * 1000 + static_cast<std::uint64_t>(act.phrase)) * 100 + seat;
    }

private:
    /// Where a sitting lies between 0 and 1 at this duty: one in each of as many equal parts.
    double placeOf(std::uint64_t key, int sitting)
    {
        constexpr int fine = 1000;
        std::vector<double>& places = m_places[key];
        if (places.empty()) {
            RandomStream stream(SplitMix::mixed(m_seed + key), StreamPurpose::Mistakes);
            for (int i = 0; i < m_sittings; ++i)
                places.push_back((i + stream.below(fine) / static_cast<double>(fine)) / m_sittings);
            stream.shuffle(places);
        }
        return places[static_cast<std::size_t>(sitting)];
    }

    double m_wrong;
    int m_sittings;
    std::uint64_t m_seed;
    std::map<std::uint64_t, std::vector<double>> m_places;
};

/// Deals a hand as in one of these sittings, where nobody errs twice on end; with no slips, as the perfect dealer.
Session dealtBy(const StationHand& hand, Slips* slips = nullptr, int sitting = 0)
{
    Session session = *Session::start(hand.setup);
    bool erred = false;
    std::map<std::uint64_t, int> met;
    for (int i = 0; i < 1500 && !session.isOver(); ++i) {
        if (const auto players = nextByScript(hand, session)) {
            if (session.apply(*players))
                continue;
        }
        const auto act = idealAct(session);
        if (!act)
            break;
        const bool mayErr = slips != nullptr && !std::exchange(erred, false);
        const auto slip = mayErr ? slips->at(session, *act, met[Slips::keyOf(*act)]++, sitting) : std::optional<Act>();
        erred = slip && session.apply(*slip);
        if (!erred && !session.apply(*act))
            break;
    }
    return session;
}

/// What dealers of one skill come to on average at the tables of a form.
double expectedAt(const std::vector<ExamTable>& tables, int right, int sittings, std::uint64_t seed)
{
    std::vector<PracticalScore> scores(static_cast<std::size_t>(sittings));
    for (const ExamTable& table : tables) {
        for (const PreparedHand& hand : table.hands) {
            Slips slips(right, sittings, SplitMix::mixed(++seed));
            for (int i = 0; i < sittings; ++i)
                scores[static_cast<std::size_t>(i)].add(dealtBy(hand.hand, &slips, i));
        }
    }
    double sum = 0;
    for (const PracticalScore& score : scores)
        sum += static_cast<double>(score.overallParts().value_or(0)) / 1000;
    return sum / sittings;
}

/// What the perfect dealer did at a hand.
std::vector<Act> actsAt(const StationHand& hand)
{
    std::vector<Act> acts;
    const Session session = dealtBy(hand);
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

/// What dealers of one skill are expected to come to in several houses.
class Expected
{
public:
    /// Adds a house: its three forms are measured twice over, so that the halves tell how exact it is.
    void add(const Tables& tables, int right, int sittings, std::uint64_t seed)
    {
        double sum = 0;
        for (const auto& form : tables) {
            const double one = expectedAt(form, right, sittings, seed += 101);
            const double other = expectedAt(form, right, sittings, seed += 101);
            sum += (one + other) / 2;
            m_squares += (one - other) * (one - other);
            m_forms.add((one + other) / 2);
        }
        m_houses.push_back(sum / formCount);
    }
    double mean() const
    {
        return std::accumulate(m_houses.begin(), m_houses.end(), 0.0) / static_cast<double>(m_houses.size());
    }
    /// How far a house lies from the mean of all.
    double farthest() const
    {
        const auto [least, most] = std::ranges::minmax(m_houses);
        return std::max(most - mean(), mean() - least);
    }
    /// The standard error of a house's figure.
    double error() const
    {
        const auto forms = static_cast<double>(m_houses.size() * formCount);
        return std::sqrt(m_squares / forms / 4 / formCount);
    }
    QString text() const
    {
        const auto [least, most] = std::ranges::minmax(m_houses);
        return QStringLiteral("%1..%2, mean %3, standard error %4; forms %5")
            .arg(least, 0, 'f', 1)
            .arg(most, 0, 'f', 1)
            .arg(mean(), 0, 'f', 1)
            .arg(error(), 0, 'f', 2)
            .arg(m_forms.text(1));
    }

private:
    std::vector<double> m_houses;
    Range m_forms;
    double m_squares = 0;
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
            const auto forms = assembleForms(blueprint->theory, items, drawOf(house), "forms");
            QVERIFY2(forms, forms ? "" : qPrintable(test::said(forms.error())));
            const auto checked = checkForms(blueprint->theory, items, *forms, "forms");
            QVERIFY2(checked, checked ? "" : qPrintable(test::said(checked.error())));
            QVERIFY(std::ranges::find(all, *forms) == all.end());
            for (const auto& form : *forms)
                used.insert(form.begin(), form.end());
            all.push_back(*forms);
        }
        QCOMPARE(*assembleForms(blueprint->theory, items, drawOf(3), "again"), all[3]);
        // questions that houses have, of those that fit a cell
        std::size_t fitting = 0;
        for (const QuizItem& item : items)
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
                for (const Task& question : askedIn(form, 1000 + other))
                    seen.insert(wordsOf(question));
            }
            for (std::size_t mine = 0; mine < all.size(); ++mine) {
                if (mine == other)
                    continue;
                for (const auto& form : all[mine]) {
                    double known = 0;
                    double score = 0;
                    for (const Task& question : askedIn(form, 5000 + mine)) {
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
        const int sittings = std::max(formSittings, qEnvironmentVariableIntValue("CUTCARD_SITTINGS"));
        std::vector<Tables> all;
        std::array<Range, itemCompetencyCount> duties;
        std::array<Range, namedWords<Severity>.size()> severities;
        Range atStake;
        std::map<int, Expected> expected;
        for (int house = 0; house < count; ++house) {
            const auto built = buildExam(*blueprint, *test::shippedStations(),
                                         drawOf(static_cast<std::uint64_t>(house)), file.toStdString());
            QVERIFY2(built, built ? "" : qPrintable(test::said(built.error())));
            auto tables = tablesOf(*built, static_cast<std::uint64_t>(house));
            QVERIFY2(tables, tables ? "" : qPrintable(test::said(tables.error())));
            for (const auto& stations : *tables) {
                StationEvidence asked;
                std::array<int, namedWords<Severity>.size()> weights{};
                for (const ExamTable& table : stations) {
                    asked.add(table.asked);
                    for (const PreparedHand& hand : table.hands) {
                        const Session session = dealtBy(hand.hand);
                        for (const Entry& entry : session.entries()) {
                            for (const Verdict& verdict : entry.verdicts)
                                ++weights[static_cast<std::size_t>(verdict.severity)];
                        }
                    }
                }
                atStake.add(asked.atStake);
                for (std::size_t i = 0; i < itemCompetencyCount; ++i)
                    duties[i].add(asked.duties[i]);
                for (std::size_t i = 0; i < weights.size(); ++i)
                    severities[i].add(weights[i]);
            }
            for (const int right : {950, 850, 750})
                expected[right].add(*tables, right, sittings, drawOf(static_cast<std::uint64_t>(house)));
            all.push_back(std::move(*tables));
        }
        QString figures = file + QStringLiteral(", %1 houses, duties:").arg(count);
        for (std::size_t i = 0; i < itemCompetencyCount; ++i) {
            // whatever comes up does so often enough to be judged
            QVERIFY2(duties[i].most == 0 || duties[i].least >= leastForCertificate,
                     namedWords<ItemCompetency>[i].data());
            if (duties[i].most > 0)
                figures +=
                    QStringLiteral(" %1 %2").arg(QString::fromUtf8(namedWords<ItemCompetency>[i]), duties[i].text());
        }
        for (std::size_t i = 0; i < severities.size(); ++i)
            figures += QStringLiteral(", %1 %2").arg(QString::fromUtf8(namedWords<Severity>[i]), severities[i].text());
        qInfo().noquote() << figures << "at stake" << atStake.text();
        for (const auto& [right, scores] : expected)
            qInfo().noquote() << QStringLiteral("a dealer of %1 % comes to").arg(right / 10) << scores.text();
        // within two points of the mean of all houses
        for (const auto& [right, scores] : expected)
            QVERIFY2(scores.farthest() <= 2, qPrintable(scores.text()));
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
    }
};

CUTCARD_TESTS(ByHeartTest)
#include "tst_by_heart.moc"
