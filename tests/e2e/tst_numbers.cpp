// SPDX-License-Identifier: GPL-3.0-or-later
// One arithmetic: whatever page shows a number of a session, it is the same number.
#include "app/home/history_model.h"
#include "app/home/home_model.h"
#include "app/keeping/home_picture_of.h"
#include "app/keeping/keeping.h"
#include "app/reports/debrief_report.h"
#include "app/shell/table/dealing.h"
#include "app/shell/table/looking_back.h"
#include "app/shell/windows/debrief_page.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "core/session/counted.h"
#include "tests/app/support/month.h"
#include "tests/support/programs.h"
#include "tests/support/qml_plugin.h"
#include "tests/support/warnings.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <map>

using namespace cutcard;

namespace {

/// How a session was dealt.
enum class Course { Right, Slips, Corrected, Void, BrokenOff };

constexpr int mostSteps = 4000;

SessionSetup setupOf(GameId game, Mode mode, std::uint64_t seed)
{
    SessionSetup setup;
    setup.mode = mode;
    setup.house = defaultHouse(game);
    setup.seed = seed;
    setup.hands = 2;
    if (!isBanked(game))
        setup.button = Seat(2);
    for (int i = 1; i <= 4; ++i)
        setup.seats.push_back(
            {.seat = Seat(i), .name = "P" + std::to_string(i), .stack = setup.common().startingChips()});
    return setup;
}

bool isVoidAct(const Event& event)
{
    const auto* act = std::get_if<Act>(&event);
    return act != nullptr && (*act == say(Phrase::Misdeal) || *act == say(Phrase::HandVoid));
}

/// A session dealt so; with nobody to err where the course has no mistake.
Session dealt(const SessionSetup& setup, Course course)
{
    Session session = Session::start(setup).value();
    const Simulator players(course == Course::Void ? manyIncidents : noIncidents);
    const SloppyDealer sloppy(course == Course::Slips ? 60 : course == Course::Corrected ? 150 : 0);
    for (int step = 0; step < mostSteps && !session.isOver(); ++step) {
        const auto right = idealAct(session);
        const auto mistake = right ? sloppy.mistake(session) : std::nullopt;
        std::optional<Event> event;
        if (mistake)
            event = mistake->act;
        else if (right)
            event = *right;
        else
            event = players.next(session);
        if (!event || !session.apply(*event))
            break;
        if (course == Course::BrokenOff && session.entries().back().hand == 2)
            break;
    }
    return session;
}

SessionId keep(Keeping& keeping, const Session& session, bool coached)
{
    Records& records = *keeping.records();
    const auto id = records.begin({.header = QString::fromStdString(writeHeader(session.setup())),
                                   .game = QString::fromUtf8(entryOf(session.setup().game()).word),
                                   .coached = coached,
                                   .incidents = QStringLiteral("none"),
                                   .started = QDateTime::currentDateTimeUtc().toString(Qt::ISODate),
                                   .person = firstPerson,
                                   .place = {},
                                   .kind = QStringLiteral("table"),
                                   .program = QStringLiteral("1.0"),
                                   .edition = {},
                                   .house = {}});
    qint64 milliseconds = 0;
    for (const Entry& entry : session.entries()) {
        milliseconds += 1500;
        static_cast<void>(records.append(*id, {.line = QString::fromStdString(eventText(entry.event, entry.byHouse)),
                                               .milliseconds = milliseconds,
                                               .verdicts = QString::fromStdString(keptVerdicts(entry))}));
    }
    static_cast<void>(keeping.settle(*id, session));
    return *id;
}

/// The numbers that pages have shown of each thing.
class NumbersShown
{
public:
    void note(const QString& thing, const QString& page, const QString& number)
    {
        m_numbers[thing].push_back({page, number});
    }
    /// What contradicts itself, in words; empty if nothing does.
    QString contradictions() const
    {
        QString text;
        for (const auto& [thing, pages] : m_numbers) {
            for (const auto& [page, number] : pages) {
                if (number != pages.front().second)
                    text += QStringLiteral("%1: %2 on %3, %4 on %5\n")
                                .arg(thing, pages.front().second, pages.front().first, number, page);
            }
        }
        return text;
    }

private:
    std::map<QString, std::vector<std::pair<QString, QString>>> m_numbers;
};

/// How many faults an event was charged with.
std::ptrdiff_t faultsOf(const Session& session, int event)
{
    return std::ranges::count_if(session.entries()[static_cast<std::size_t>(event)].verdicts, &Verdict::isCharged);
}

QString found(const QString& text, const QString& pattern)
{
    const auto match = QRegularExpression(pattern).match(text);
    return match.hasMatch() ? match.captured(1) : QStringLiteral("nothing");
}

} // namespace

class NumbersTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        failOnAnyWarning();
        m_window = std::make_unique<MainWindow>(m_folder.filePath("config"), m_folder.filePath("data"));
        m_window->openRecords();
        m_window->resize(1280, 800);
        m_window->show();
        m_window->welcome();
        QVERIFY(m_window->keeping().records() != nullptr);
    }
    void cleanupTestCase() { m_window.reset(); }

    void noTwoNumbersOfOneThingDiffer_data()
    {
        QTest::addColumn<GameId>("game");
        QTest::addColumn<Mode>("mode");
        QTest::addColumn<Course>("course");
        const std::array courses{std::pair("right", Course::Right), std::pair("slips", Course::Slips),
                                 std::pair("corrected", Course::Corrected), std::pair("void", Course::Void),
                                 std::pair("broken off", Course::BrokenOff)};
        for (const CatalogueEntry& game : catalogue()) {
            for (const auto& [name, course] : courses) {
                // without a mistake of the dealer's no league hand is void
                if (game.id == GameId::League && course == Course::Void)
                    continue;
                // half of them as tests
                const bool test = (static_cast<int>(game.id) + static_cast<int>(course)) % 2 == 1;
                QTest::addRow("%s %s %s", std::string(game.word).c_str(), test ? "test" : "practice", name)
                    << game.id << (test ? Mode::Test : Mode::Practice) << course;
            }
        }
    }
    void noTwoNumbersOfOneThingDiffer()
    {
        QFETCH(const GameId, game);
        QFETCH(const Mode, mode);
        QFETCH(const Course, course);
        const auto session = sessionOf(game, mode, course);
        QVERIFY(session.has_value());
        QCOMPARE(session->isOver(), course != Course::BrokenOff);
        const SessionId id = keep(m_window->keeping(), *session, mode == Mode::Practice);
        NumbersShown shown;
        m_window->showHome();
        noteRecent(shown, id);
        noteHistory(shown, id);
        // a test says nothing of a hand that is not over
        noteCards(shown, spokenOf(*session));
        shown.note("hands", "session", QString::number(handsOf(session->entries())));
        if (session->isOver())
            noteDebrief(shown, id);
        else
            noteTable(shown, id);
        QCOMPARE(shown.contradictions(), QString());
    }

private:
    static std::optional<Session> sessionOf(GameId game, Mode mode, Course course)
    {
        constexpr std::uint64_t mostSeeds = 400;
        for (std::uint64_t seed = 11; seed < mostSeeds; ++seed) {
            Session session = dealt(setupOf(game, mode, seed), course);
            const auto& entries = session.entries();
            const bool isVoid = std::ranges::any_of(entries, [](const Entry& entry) { return isVoidAct(entry.event); });
            const bool whole = session.isOver() || (course == Course::BrokenOff && handsOf(session.entries()) == 2);
            if (whole && (course != Course::Void || isVoid))
                return session;
        }
        return std::nullopt;
    }
    void noteLine(NumbersShown& shown, const DonePicture& done, const QString& page)
    {
        shown.note("score", page, done.score);
        shown.note("critical", page, done.critical);
        shown.note("hands", page, done.what.contains("hands") ? found(done.what, "hands: (\\d+)") : "1");
    }
    void noteRecent(NumbersShown& shown, SessionId id)
    {
        for (const DonePicture& done : m_window->rooms().home().picture().recent) {
            if (done.session == id)
                noteLine(shown, done, "home");
        }
        const ContinuePicture& left = m_window->rooms().home().picture().left;
        if (left.session != id)
            return;
        shown.note("score", "left", found(left.text, "score so far: (\\d+)"));
        shown.note("hands", "left", found(left.text, "in hand (\\d+)"));
    }
    void noteHistory(NumbersShown& shown, SessionId id)
    {
        m_window->showRoom(HomeModel::History);
        for (const HistoryRow& row : historyRows(m_window->keeping())) {
            if (row.session != id)
                continue;
            noteLine(shown, row, "history");
            shown.note("score", "history's order", row.points < 0 ? "–" : QString::number(row.points));
        }
    }
    /// The card of each hand; the mistakes of all hands are those of the session.
    void noteCards(NumbersShown& shown, const Session& session)
    {
        int mistakes = 0;
        for (int hand = 1; hand <= handsOf(session.entries()); ++hand) {
            const ResultPicture card = resultPicture(session, hand);
            mistakes += found(card.acts, "mistakes: (\\d+)").toInt();
            shown.note("score", "card", card.score);
            shown.note("working", "card", card.working);
            for (const MistakePicture& each : card.mistakes) {
                if (faultsOf(session, each.event) == 1)
                    shown.note("mistake at " + QString::number(each.event), "card",
                               found(each.points, QString::fromUtf8("−([\\d.]+)")));
            }
            for (const CompetencyPicture& each : card.competencies)
                shown.note(each.name, "card", each.text);
        }
        shown.note("mistakes", "cards", QString::number(mistakes));
        shown.note("nothing wrong", "mistakes", mistakes == 0 ? "yes" : "no");
        shown.note("nothing wrong", "score", session.score().overall() == 100 ? "yes" : "no");
        shown.note("critical", "score", QString::number(session.score().criticalErrors()));
    }
    void noteDebrief(NumbersShown& shown, SessionId id)
    {
        m_window->dealing().goOn(id);
        DebriefPage* page = m_window->lookingBack().page();
        QVERIFY(page != nullptr);
        const DebriefModel& debrief = page->debrief();
        shown.note("score", "debrief", debrief.picture().scoreText);
        shown.note("working", "debrief", debrief.picture().working);
        shown.note("mistakes", "debrief", QString::number(debrief.picture().mistakes));
        int faults = 0;
        auto* lines = page->debrief().timeline();
        const int markRole = lines->roleNames().key("mark");
        for (int i = 0; i < lines->rowCount(); ++i)
            faults += lines->data(lines->index(i, 0), markRole).toInt() == static_cast<int>(mark::Fault) ? 1 : 0;
        shown.note("mistakes", "act by act", QString::number(faults));
        const DebriefPicture picture = debriefPicture(page->session(), {});
        for (const TimelinePicture& line : picture.timeline) {
            const QStringList of = found(line.points, "([\\d.]+ of [\\d.]+)").split(" of ");
            if (line.mark == mark::Fault && of.size() == 2 && faultsOf(page->session(), line.event) == 1)
                shown.note("mistake at " + QString::number(line.event), "act by act",
                           QString::number(of[1].toDouble() - of[0].toDouble()));
        }
        for (const CompetencyPicture& each : picture.competencies) {
            if (each.seen)
                shown.note(each.name, "debrief", each.text);
        }
        const QString sheet = debriefText(page->session(), picture, {});
        shown.note("score", "sheet", found(sheet, "Score (\\d+|–)"));
        if (faults > 0)
            shown.note("mistakes", "sheet", found(sheet, "Mistakes: (\\d+)"));
        m_window->showHome();
    }
    void noteTable(NumbersShown& shown, SessionId id)
    {
        m_window->desk().setThinkingTime(100'000);
        m_window->dealing().goOn(id);
        QVERIFY(m_window->desk().running());
        if (m_window->desk().coached())
            shown.note("score", "table", found(m_window->desk().coach()->picture().scoreText, "(\\d+)"));
        shown.note("hands", "table", found(m_window->desk().handText(), "(?:Hand|Round) (\\d+)"));
        m_window->showHome();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;
};

CUTCARD_TESTS(NumbersTest, QApplication)
#include "tst_numbers.moc"
