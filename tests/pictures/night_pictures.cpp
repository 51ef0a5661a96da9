// SPDX-License-Identifier: GPL-3.0-or-later
// A director's night: how one is chosen, the room from the sheet to the last table, a call, a real night, the look
// back.
#include "app/director/night_desk.h"
#include "app/shell/rooms/window_rooms.h"
#include "app/shell/windows/clock_window.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "core/tournament/duties/agenda.h"
#include "core/tournament/session/night_presets.h"
#include "core/tournament/simulation/directors.h"
#include "tests/pictures/picture.h"
#include "tests/pictures/stage.h"

namespace cutcard {

namespace {

using Until = std::function<bool(const NightSession&)>;

NightSetup nightOf(const char* preset)
{
    return setupOf(*findNightPreset(preset), 3);
}

MainWindow& open(MainWindow& window, const NightSession& session)
{
    window.rooms().night().run()->open(session);
    window.showRoom(HomeModel::Night);
    return window;
}

Until owesVerb(DirectorVerb verb)
{
    return [verb](const NightSession& session) {
        const auto duty = idealDirectorDuty(session.night());
        return duty && duty->act.verb == verb;
    };
}

/// A night run act by act, so that it can be stopped before any of them.
NightSession nightBefore(const NightSetup& setup, const Until& until)
{
    NightDesk desk;
    desk.run()->open(NightSession::start(setup).value());
    for (int step = 0; step < 6000 && !desk.run()->over() && !until(*desk.run()->session()); ++step) {
        if (const auto duty = idealDirectorDuty(desk.run()->session()->night()))
            desk.run()->act(duty->act);
        else
            desk.run()->next();
    }
    return *desk.run()->session();
}

Picture inTheRoom(const QString& what, const char* preset, const Until& until)
{
    return {"NightDesk::Room", PageState::Used, what,
            [preset, until](Stage& stage) { return &open(stage.used(), nightBefore(nightOf(preset), until)); }};
}

QWidget* realNight(Stage& stage, const QString& names)
{
    MainWindow& window = stage.used();
    NightDesk& night = window.rooms().night();
    night.run()->close();
    window.showRoom(HomeModel::Night);
    night.form()->beginReal(names, 8, 20, true);
    for (int i = 0; i < 30 && night.run()->session() && night.run()->settingUp(); ++i) {
        DirectorAct act = idealDirectorDuty(night.run()->session()->night())->act;
        if (act.verb == DirectorVerb::DrawDealer && !night.run()->act(act)) {
            act.verb = DirectorVerb::PlaceButton;
            act.person = stacksAt(*night.run()->session()->night().ring(act.table)).front();
            act.people.clear();
        }
        night.run()->act(act);
    }
    return &window;
}

QString guests()
{
    QStringList names;
    for (int i = 1; i <= 16; ++i)
        names.append(QStringLiteral("Guest %1").arg(i));
    return names.join(QLatin1Char('\n'));
}

/// A night of a director who errs, to its end.
NightSession erringNight()
{
    NightSetup setup = nightOf("two-tables");
    setup.mode = Mode::Test;
    NightSession session = NightSession::start(setup).value();
    const SloppyDirector director(120);
    runNight(session, wholeDay, [&](const NightSession& now, const DirectorDuty*) -> std::optional<DirectorAct> {
        const bool handed = !now.entries().empty() && !now.entries().back().tookEffect;
        const auto mistake = handed ? std::nullopt : director.mistake(now);
        return mistake ? std::optional(mistake->act) : std::nullopt;
    });
    return session;
}

} // namespace

std::vector<Picture> nightPictures()
{
    const auto setUp = [](const NightSession&) { return true; };
    const auto longOn = [](const NightSession& session) { return session.night().level >= 3; };
    const auto final = [](const NightSession& session) { return session.night().finalTable; };
    return {{"NightDesk::Start",
             PageState::New,
             {},
             [](Stage& stage) {
                 stage.fresh().showRoom(HomeModel::Night);
                 return &stage.fresh();
             }},
            {"NightDesk::Start", PageState::Wrong, "names",
             [](Stage& stage) {
                 stage.reveal(*stage.used().rooms().view(), QStringLiteral("Begin the real night"));
                 return realNight(stage, QStringLiteral("Ann, Bob\nAnn"));
             }},
            inTheRoom("sheet", "two-tables", setUp),
            inTheRoom("out", "two-tables", owesVerb(DirectorVerb::Out)),
            inTheRoom("level-3", "two-tables", longOn),
            inTheRoom("call", "two-tables", owesVerb(DirectorVerb::Rule)),
            inTheRoom("final-table", "two-tables", final),
            inTheRoom("tennessee", "riverboat", owesVerb(DirectorVerb::TakeBack)),
            inTheRoom("tennessee-advance", "riverboat", owesVerb(DirectorVerb::Advance)),
            {"NightDesk::Room", PageState::Used, "real", [](Stage& stage) { return realNight(stage, guests()); }},
            {"NightDesk::Room", PageState::Wrong, "handed-back",
             [](Stage& stage) {
                 MainWindow& window =
                     open(stage.used(), nightBefore(nightOf("two-tables"), owesVerb(DirectorVerb::Out)));
                 window.rooms().night().run()->act(director::counted(DirectorVerb::Level, 7));
                 return &window;
             }},
            {"NightDesk::Debrief", PageState::Used, "clean",
             [](Stage& stage) {
                 NightSession session = NightSession::start(nightOf("two-tables")).value();
                 runNight(session);
                 MainWindow& window = open(stage.used(), session);
                 window.rooms().night().run()->lookBack();
                 return &window;
             }},
            {"NightDesk::Debrief", PageState::Wrong, "faults",
             [](Stage& stage) {
                 MainWindow& window = open(stage.used(), erringNight());
                 window.rooms().night().run()->lookBack();
                 return &window;
             }},
            {"ClockWindow", PageState::Used, {}, [](Stage& stage) {
                 MainWindow& window =
                     open(stage.used(), nightBefore(nightOf("two-tables"), owesVerb(DirectorVerb::Out)));
                 return stage.own(window.nights().openClock());
             }}};
}

} // namespace cutcard
