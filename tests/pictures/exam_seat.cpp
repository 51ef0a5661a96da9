// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/pictures/exam_seat.h"
#include "app/academy/result/result_text.h"
#include "app/academy/store/clock.h"
#include "app/shell/rooms/window_rooms.h"

#include "app/exam/academy_desk.h"
#include "app/keeping/keeping.h"
#include "app/settings/settings.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "app/shell/windows/small.h"
#include "app/supervisor/academy_model.h"
#include "core/tournament/simulation/directors.h"
#include "tests/app/academy/exam_house.h"
#include "tests/app/support/month.h"
#include "tests/pictures/stage.h"

#include <QDir>
#include <QQuickWidget>

namespace cutcard {

ExamSeat::ExamSeat(const QString& folder, const QString& blueprint)
{
    QDir().mkpath(folder);
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_academy = good(Academy::found(
        folder, {.house = "Harbour Card Room", .supervisor = {.name = "J. Lindqvist"}, .cost = cheap}, passphrase));
    m_supervisor = good(m_academy->people().all()).front().id;
    const Unlocked who = good(m_academy->signers().unlock(m_supervisor, passphrase));
    const std::string candidate = good(m_academy->people().add({.name = "Maren Okafor", .number = "17"}));
    const std::string plan =
        good(m_academy->blueprints().add(who, shippedBlueprint(blueprint).toStdString(), blueprint.toStdString()));
    m_attempt = good(m_academy->attempts().authorise(who, {candidate, plan, clockDay(), true})).number;
    m_window = new ExamWindow(&m_engine, *m_academy, good(Sitting::open(*m_academy, m_attempt, who)));
    m_window->show();
}

ExamSeat::~ExamSeat()
{
    delete m_window.data();
}

void ExamSeat::dress(const Look& look)
{
    if (look == m_look)
        return;
    m_look = look;
    Settings settings;
    settings.animation = 0;
    settings.dark = look.dark;
    settings.textPercent = look.textPercent;
    applyTheme(&m_engine, settings);
    if (m_window != nullptr)
        m_window->resize(look.width, look.height);
}

void ExamSeat::pause(const QString& reason)
{
    Signature by(QString::fromStdString(m_supervisor), QString::fromStdString(passphrase));
    m_window->model().pause(reason, &by);
}

void ExamSeat::goOn()
{
    if (!m_window->model().clock().value(QStringLiteral("paused")).toBool())
        return;
    Signature by(QString::fromStdString(m_supervisor), QString::fromStdString(passphrase));
    m_window->model().goOn(&by);
}

void ExamSeat::handIn()
{
    ask(ExamModel::HandIn);
    ask(ExamModel::HandIn);
}

void ExamSeat::oneEvent()
{
    const Session& session = *m_window->desk().session();
    if (const auto act = idealAct(session))
        m_window->desk().act(*act);
    else
        m_window->desk().hurry();
}

/// Does what this part asks for, as far as pictures need it, and hands it in.
void ExamSeat::endPart()
{
    if (m_window->model().page() == ExamModel::Conditions)
        return ask(ExamModel::Begin);
    if (m_window->model().page() == ExamModel::Between)
        return ask(ExamModel::BeginPart);
    // whoever was paused goes on first
    goOn();
    handIn();
}

ExamWindow& ExamSeat::on(ExamModel::Page page)
{
    constexpr int most = 20;
    for (int part = 0; part < most && m_window->model().page() != page; ++part)
        endPart();
    return *m_window;
}

std::optional<DirectorWork> ExamSeat::workOf(int station)
{
    const Unlocked who = good(m_academy->signers().unlock(m_supervisor, passphrase));
    const auto work = good(Sitting::workOf(*m_academy, m_attempt, who.attemptKey(m_attempt)));
    return work.directed.at(static_cast<std::size_t>(station));
}

namespace {

struct Candidate {
    const char* name;
    const char* number;
};

QString idOf(const AcademyModel& model, const QString& list, const QString& name)
{
    for (const QVariant& each : model.house().value(list).toList()) {
        if (each.toMap().value(QStringLiteral("name")).toString() == name)
            return each.toMap().value(QStringLiteral("id")).toString();
    }
    return {};
}

/// An attempt that is handed in, with so many questions left open.
std::int64_t sat(Academy& academy, const Unlocked& who, const std::string& person, const std::string& plan, int open)
{
    const std::int64_t number = good(academy.attempts().authorise(who, {person, plan, clockDay(), true})).number;
    const auto sitting = good(Sitting::open(academy, number, who));
    good(sitting->begin());
    sitAll(*sitting, open);
    return number;
}

} // namespace

void foundAlone(MainWindow& window)
{
    window.showRoom(HomeModel::Academy);
    const QString secret = QString::fromStdString(passphrase);
    window.rooms().academy().founding()->found("Harbour Card Room", {}, "J. Lindqvist", "S-1", secret, secret);
}

QString supervisorOf(MainWindow& window)
{
    return idOf(window.rooms().academy(), "signers", "J. Lindqvist");
}

QString certificateText(MainWindow& window)
{
    const auto issued = good(window.academy().desk().academy()->certificates().all());
    return QString::fromStdString(issued.front().text);
}

void foundHouse(MainWindow& window)
{
    dealMonth(*window.keeping().records(), QDate::currentDate(), 7);
    foundAlone(window);
    AcademyModel& model = window.rooms().academy();
    const QString secret = QString::fromStdString(passphrase);
    for (const Candidate& each : {Candidate{"Maren Okafor", "17"}, Candidate{"Ivo Petrov", "21"},
                                  Candidate{"Lena Vogt", "22"}, Candidate{"A. Second", "3"}})
        model.people()->add(each.name, each.number);
    const QString supervisor = supervisorOf(window);
    constexpr int assessor = 1;
    Signature administrator(supervisor, secret);
    model.people()->enrol(idOf(model, "people", "A. Second"), assessor, secret, secret, &administrator);
    for (const char* plan : {"league-dealer", "director"}) {
        Signature by(supervisor, secret);
        model.plans()->buildFrom(&by, QStringLiteral(":/exams/blueprints/%1.toml").arg(QLatin1String(plan)));
    }
    Academy& academy = *window.academy().desk().academy();
    const Unlocked who = good(academy.signers().unlock(supervisor.toStdString(), passphrase));
    const auto person = [&](const char* name) { return idOf(model, "candidates", name).toStdString(); };
    std::string league;
    for (const QVariant& each : model.house().value("blueprints").toList()) {
        if (each.toMap().value("name").toString() == examText("League dealer"))
            league = each.toMap().value("digest").toString().toStdString();
    }
    for (const auto& [name, open] : {std::pair{"Maren Okafor", 2}, std::pair{"Ivo Petrov", 20}}) {
        const std::int64_t number = sat(academy, who, person(name), league, open);
        good(grade(academy, number, who));
        good(academy.attempts().change(who, number, AttemptEvent::Confirm));
    }
    good(academy.certificates().issue(who, 1, todayOf()));
    sat(academy, who, person("Lena Vogt"), league, 4);
    // somebody of the roster practises here
    model.training()->linkPractice(idOf(model, "candidates", "Ivo Petrov"), firstPerson);
    model.show();
}

} // namespace cutcard
