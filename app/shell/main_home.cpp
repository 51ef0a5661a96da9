// SPDX-License-Identifier: GPL-3.0-or-later
// What the home's rooms ask of the window beside tables: history, settings, plans and drills of one's own mistakes.
#include "app/shell/main_window.h"
#include "core/exam/quiz_banks.h"

#include "app/files/saved_file.h"
#include "app/home/history_model.h"
#include "app/home/home_model.h"
#include "app/home/house_form.h"
#include "app/home/session_form.h"
#include "app/home/settings_model.h"
#include "app/home/situation_form.h"
#include "app/keeping/home_picture_of.h"
#include "app/keeping/keeping.h"
#include "app/keeping/learning.h"
#include "app/odds/odds_model.h"
#include "app/panels/bank_model.h"
#include "app/shell/rooms.h"
#include "app/shell/windows/small.h"
#include "app/task/task_desk.h"
#include "app/words/errors/error_words.h"
#include "app/words/languages.h"
#include "app/words/rule_words.h"
#include "core/exam/quiz.h"
#include "core/games/catalogue/catalogue.h"

#include <QDate>
#include <QLocale>
#include <QMenuBar>
#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <tuple>

namespace cutcard {

namespace {

constexpr std::array textSizes{100, 125, 150};
constexpr std::array movements{0, 120, 220, 500};
constexpr std::array thoughts{0, 300, 700, 1500};

template <typename Values> int placeOf(const Values& values, int value)
{
    const auto found = std::ranges::find(values, value);
    return found == values.end() ? 0 : static_cast<int>(found - values.begin());
}

QString wordOf(Document document)
{
    const std::string_view word = documentWord(document);
    return QString::fromUtf8(word);
}

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

KeptAnswer keptAnswer(const Given& given)
{
    const Task& task = given.task;
    KeptAnswer kept{.kind = textOf(task.item != nullptr ? task.item->id : task.kind->id),
                    .seed = QString::number(task.seed),
                    .number = task.number,
                    .given = QString::fromStdString(answerText(given.answer)),
                    .right = given.right(),
                    .milliseconds = given.milliseconds};
    for (const Rule rule : task.rules)
        kept.rules.append(ruleNumber(rule));
    if (task.kind != nullptr) {
        kept.game = textOf(task.kind->game);
        kept.competency = task.kind->competency;
    }
    return kept;
}

/// The name of a language in itself.
QString languageName(const QString& language)
{
    const QString name = QLocale(language).nativeLanguageName();
    return name.isEmpty() ? language : name;
}

} // namespace

void MainWindow::makeHome()
{
    // a hand that is over is counted, so that leaving after it loses nothing of the home's figures
    connect(&m_desk, &Desk::eventShown, this, [this] {
        const Session& session = *m_desk.session();
        endDrill();
        if (m_session == 0 || session.isOver() || session.entries().empty()
            || session.hand() == session.entries().back().hand)
            return;
        static_cast<void>(m_keeping->settle(m_session, session)); // what fails is said as trouble
    });
    connect(&m_desk, &Desk::practiseAsked, this, &MainWindow::practiseFrom);
    connect(&m_desk, &Desk::sameCardsAsked, this, [this](int hand) {
        const auto& entries = m_desk.session()->entries();
        const auto first = std::ranges::find_if(entries, [hand](const Entry& entry) { return entry.hand >= hand; });
        sameCards(*m_desk.session(), static_cast<int>(first - entries.begin()), m_incidents);
    });
    connect(&m_desk, &Desk::nextTableAsked, this, &MainWindow::nextTable);
    connect(&m_desk, &Desk::lookBackAsked, this, &MainWindow::lookBackHere);
    HomeModel& home = m_rooms->home();
    connect(&home, &HomeModel::roomChanged, this, &MainWindow::fillRoom);
    connect(&home, &HomeModel::practiceAsked, this, &MainWindow::practise);
    connect(&home, &HomeModel::lessonAsked, this, [this](int line) {
        if (line >= 0 && line < static_cast<int>(catalogue().size()))
            lesson(catalogue()[static_cast<std::size_t>(line)].id);
    });
    connect(&home, &HomeModel::planAsked, this, &MainWindow::askPlan);
    connect(&m_rooms->history(), &HistoryModel::openAsked, this, &MainWindow::goOn);
    connect(&m_rooms->history(), &HistoryModel::deleteAsked, this, [this](qint64 session, qint64 activity) {
        if (session != 0 && session == m_session)
            m_session = 0;
        Records* records = m_keeping->records();
        if (records == nullptr)
            return;
        const auto gone = activity != 0 ? records->forgetActivity(activity) : records->forgetSession(session);
        if (!gone)
            return showError(gone.error());
        fillRoom();
    });
    connect(&m_rooms->tasks(), &TaskDesk::finished, this, &MainWindow::keepTasks);
    SettingsModel& settings = m_rooms->settings();
    connect(&settings, &SettingsModel::chosen, this, &MainWindow::chooseSetting);
    connect(&settings, &SettingsModel::nameTyped, this, [this](const QString& name) {
        if (Records* records = m_keeping->records(); records != nullptr) {
            if (const auto named = records->renamePerson(m_keeping->person(), name); !named)
                showError(named.error());
            m_rooms->home().setPicture(homeNow());
        }
    });
    connect(&settings, &SettingsModel::dateTyped, this, [this](const QString& document, const QString& day) {
        if (Records* records = m_keeping->records(); records != nullptr) {
            const qint64 number = day.isEmpty() ? 0 : QDate::fromString(day, Qt::ISODate).toJulianDay();
            if (const auto set = records->setExamDate(m_keeping->person(), {.document = document, .day = number}); !set)
                showError(set.error());
        }
    });
    connect(&settings, &SettingsModel::personChosen, this, [this](int index) {
        if (Records* records = m_keeping->records(); records != nullptr) {
            if (const auto persons = records->persons(); persons && index < static_cast<int>(persons->size()))
                turnTo((*persons)[static_cast<std::size_t>(index)].id);
        }
    });
    connect(&settings, &SettingsModel::personAdded, this, [this](const QString& name) {
        Records* records = m_keeping->records();
        if (records == nullptr)
            return showError(m_keeping->trouble());
        const auto added = records->addPerson(name);
        if (!added)
            return showError(added.error());
        turnTo(*added);
    });
    connect(&settings, &SettingsModel::exportAsked, this, &MainWindow::exportPerson);
    connect(&settings, &SettingsModel::forgetAsked, this, [this] {
        Records* records = m_keeping->records();
        if (records == nullptr)
            return;
        m_session = 0;
        if (const auto gone = records->forgetPerson(m_keeping->person()); !gone)
            return showError(gone.error());
        fillRoom();
        m_rooms->settings().setMessage(tr("Everything was deleted"));
    });
}

void MainWindow::turnTo(PersonId person)
{
    // what was being dealt stays with who dealt it
    settleTable();
    m_session = 0;
    m_keeping->setPerson(person);
    Settings changed = m_settings;
    changed.person = static_cast<int>(person);
    setSettings(changed);
    if (const auto saved = saveSettings(m_settings, m_configFolder); !saved)
        showError(saved.error());
    fillRoom();
}

void MainWindow::fillRoom()
{
    m_rooms->home().setPicture(homeNow());
    switch (m_rooms->home().room()) {
    case HomeModel::Home: // which asks for a name and a goal
    case HomeModel::Settings:
        fillSettings();
        break;
    case HomeModel::History:
        m_rooms->history().setRows(historyRows(*m_keeping));
        break;
    case HomeModel::Odds:
        m_rooms->odds().compute();
        break;
    case HomeModel::Sets:
        fillSets();
        break;
    case HomeModel::Atlas:
        fillAtlas();
        break;
    case HomeModel::Situation:
        m_rooms->situation().open();
        break;
    case HomeModel::Table:
        m_rooms->table().open(m_settings);
        m_rooms->house().choose(m_rooms->table().game());
        break;
    case HomeModel::Bank:
        m_rooms->bank().setPicture(m_desk.session() == nullptr ? BankPicture() : bankPicture(*m_desk.session()));
        break;
    case HomeModel::Drills:
    case HomeModel::Tasks:
        showBests();
        break;
    default:
        break;
    }
}

void MainWindow::fillSettings()
{
    QStringList names{tr("the system's")};
    int language = 0;
    for (const QString& one : languages()) {
        names.append(languageName(one));
        if (one == m_settings.language)
            language = static_cast<int>(names.size()) - 1;
    }
    m_rooms->settings().setChoices({
        {"language", tr("Language"), names, language},
        {"text", tr("Text size"), {tr("100 %"), tr("125 %"), tr("150 %")}, placeOf(textSizes, m_settings.textPercent)},
        {"colours",
         tr("Colors"),
         {tr("Dark"), tr("Light"), tr("High contrast")},
         m_settings.contrast ? 2
         : m_settings.dark   ? 0
                             : 1},
        {"suits", tr("Suits"), {tr("Four colors"), tr("Two colors")}, m_settings.fourColour ? 0 : 1},
        {"figures",
         tr("Amounts beside the chips"),
         {tr("Always"), tr("After you have said them"), tr("Never: you count")},
         static_cast<int>(m_settings.figures)},
        {"sound", tr("Sound of cards and chips"), {tr("On"), tr("Off")}, m_settings.sound ? 0 : 1},
        {"voices", tr("Players speak"), {tr("On"), tr("Off")}, m_settings.voices ? 0 : 1},
        {"movement",
         tr("Animation speed"),
         {tr("None"), tr("Quick"), tr("Normal"), tr("Slow")},
         placeOf(movements, m_settings.animation)},
        {"thinking",
         tr("Players think"),
         {tr("not at all"), tr("a little"), tr("normally"), tr("long")},
         placeOf(thoughts, m_settings.thinking)},
    });
    std::vector<DatePicture> dates;
    for (const Document document : documents())
        dates.push_back({.document = wordOf(document), .title = documentText(document), .day = {}});
    m_rooms->settings().setMessage({});
    if (const Records* records = m_keeping->records(); records != nullptr) {
        if (const auto set = records->examDates(m_keeping->person())) {
            for (const ExamDate& date : *set)
                for (DatePicture& picture : dates)
                    if (picture.document == date.document)
                        picture.day = QDate::fromJulianDay(date.day).toString(Qt::ISODate);
        }
        if (const auto persons = records->persons()) {
            QStringList called;
            int current = 0;
            for (const Person& person : *persons) {
                called.append(person.name.isEmpty() ? tr("Without a name") : person.name);
                if (person.id != m_keeping->person())
                    continue;
                current = static_cast<int>(called.size()) - 1;
                m_rooms->settings().setName(person.name);
            }
            m_rooms->settings().setPersons(called, current);
        }
    }
    m_rooms->settings().setDates(std::move(dates));
}

void MainWindow::chooseSetting(const QString& key, int index)
{
    Settings changed = m_settings;
    const auto at = static_cast<std::size_t>(std::max(0, index));
    if (key == QLatin1String("text"))
        changed.textPercent = textSizes.at(at);
    else if (key == QLatin1String("colours"))
        std::tie(changed.dark, changed.contrast) = std::pair(index != 1, index == 2);
    else if (key == QLatin1String("suits"))
        changed.fourColour = index == 0;
    else if (key == QLatin1String("figures"))
        changed.figures = static_cast<FiguresShown>(std::clamp(index, 0, 2));
    else if (key == QLatin1String("sound"))
        changed.sound = index == 0;
    else if (key == QLatin1String("voices"))
        changed.voices = index == 0;
    else if (key == QLatin1String("movement"))
        changed.animation = movements.at(at);
    else if (key == QLatin1String("thinking"))
        changed.thinking = thoughts.at(at);
    else if (key == QLatin1String("language"))
        changed.language = index == 0 ? QString() : languages().value(index - 1);
    const bool speaks = changed.language != m_settings.language;
    setSettings(changed);
    if (const auto saved = saveSettings(m_settings, m_configFolder); !saved)
        showError(saved.error());
    if (speaks) {
        installLanguage(m_settings.language);
        m_engine.retranslate();
        menuBar()->clear();
        makeMenus();
    }
    fillRoom();
}

void MainWindow::exportPerson()
{
    const Records* records = m_keeping->records();
    if (records == nullptr)
        return showError(m_keeping->trouble());
    const QString name = askWhereToSave(this, tr("Save all your data"), "cutcard.json", tr("JSON (*.json)"));
    if (name.isEmpty())
        return;
    const auto all = exportOf(*records, m_keeping->person());
    if (!all)
        return showError(all.error());
    if (const auto saved = saveFile(name, *all, Reach::Owner); !saved)
        return showError(saved.error());
    m_rooms->settings().setMessage(tr("Saved: %1").arg(name));
}

void MainWindow::keepTasks()
{
    const TaskDesk& desk = m_rooms->tasks();
    Activity activity;
    activity.kind = desk.wholeRun() ? QStringLiteral("run") : QStringLiteral("tasks");
    activity.subject = desk.subject();
    activity.asked = desk.tally().total().asked;
    activity.right = desk.tally().total().right;
    activity.seconds = desk.seconds();
    for (const Given& given : desk.tally().given())
        activity.answers.push_back(keptAnswer(given));
    // practice counts even where the records can't take it: the home says that nothing is kept
    static_cast<void>(m_keeping->keep(std::move(activity)));
    showBests();
}

void MainWindow::showBests()
{
    QHash<QString, int> bests;
    const Records* records = m_keeping->records();
    const auto activities = records == nullptr ? Result<std::vector<Activity>>(std::vector<Activity>())
                                               : records->activities(m_keeping->person());
    for (const Activity& one : activities ? *activities : std::vector<Activity>()) {
        if (one.kind == QLatin1String("run"))
            bests[one.subject] = std::max(bests.value(one.subject), std::max(0, 2 * one.right - one.asked));
    }
    m_rooms->tasks().setBests(std::move(bests));
}

void MainWindow::askPlan(const QString& document)
{
    const Records* records = m_keeping->records();
    if (records == nullptr)
        return;
    const auto reviews = records->reviews(m_keeping->person());
    const auto dates = records->examDates(m_keeping->person());
    if (!reviews || !dates)
        return;
    for (const Document one : documents()) {
        if (wordOf(one) != document)
            continue;
        for (const ExamDate& date : *dates) {
            if (date.document != document)
                continue;
            QuizSpec spec{.document = one, .seed = QRandomGenerator::global()->generate()};
            spec.rules = rulesOfToday(one, *reviews, QDate::currentDate().toJulianDay(), date.day);
            spec.count = countOf(spec);
            if (spec.rules.empty() || spec.count == 0)
                return;
            m_rooms->home().go(HomeModel::Tasks);
            m_rooms->tasks().beginQuiz(spec);
        }
    }
}

} // namespace cutcard
