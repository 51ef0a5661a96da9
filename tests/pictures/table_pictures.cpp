// SPDX-License-Identifier: GPL-3.0-or-later
// The table, hand by hand, and the page that looks back on it.
#include "app/records/records.h"
#include "app/shell/table/dealing.h"
#include "app/shell/table/lessons.h"
#include "app/shell/table/looking_back.h"
#include "app/shell/windows/debrief_page.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "app/table/table_picture.h"
#include "core/players/dealers.h"
#include "tests/demo/scenes.h"
#include "tests/pictures/picture.h"
#include "tests/pictures/stage.h"

#include <QFile>

namespace cutcard {

namespace {

const QString deskView = QStringLiteral("DeskView");

/// The table in use with a session at it; its players wait.
MainWindow& tableOf(Stage& stage, const Session& session, bool coached = true)
{
    MainWindow& window = stage.used();
    window.desk().composer()->cancel();
    window.desk().take(session, {}, coached, {}, {});
    window.desk().setGuideText({});
    window.showTable();
    return window;
}

Picture pictureOf(const PicturedTable& scene)
{
    return {deskView, PageState::Used, scene.name,
            [scene](Stage& stage) { return &tableOf(stage, dealtUntil(scene.setup, scene.when)); }};
}

Session beforeTheFlop()
{
    const PicturedTable scene = leagueScenes()[2];
    return dealtUntil(scene.setup, scene.when);
}

/// A hand in which some acts were done in place of what was owed.
Session dealtWrongly()
{
    Session session = Session::start(sidePotHand()).value();
    const Session right = dealtToTheEnd(sidePotHand());
    std::size_t done = 0;
    for (const Entry& entry : right.entries()) {
        const auto* act = std::get_if<Act>(&entry.event);
        if (act != nullptr && ++done % 20 == 9)
            static_cast<void>(session.apply(cutcard::act(Verb::Burn)));
        if (act != nullptr && act->verb == Verb::PushPot) {
            Act little = *act;
            little.amount -= 100;
            static_cast<void>(session.apply(little));
        }
        if (!session.apply(entry.event))
            break;
    }
    return session;
}

QWidget* askFor(Stage& stage, const std::function<void(Desk&)>& ask)
{
    MainWindow& window = tableOf(stage, beforeTheFlop());
    ask(window.desk());
    return &window;
}

std::vector<Picture> prompts()
{
    return {{deskView, PageState::Used, "prompt-amount",
             [](Stage& stage) {
                 return askFor(stage, [](Desk& desk) {
                     desk.trigger("say raise");
                     desk.composer()->chooseSeat(3);
                     desk.composer()->addChip(500);
                 });
             }},
            {deskView, PageState::Used, "prompt-seats",
             [](Stage& stage) {
                 return askFor(stage, [](Desk& desk) {
                     desk.trigger("build");
                     desk.composer()->choose(1);
                     desk.composer()->setTyped("3200");
                     desk.composer()->confirm();
                     desk.composer()->chooseSeat(2);
                 });
             }},
            {deskView, PageState::Used, "prompt-matter",
             [](Stage& stage) { return askFor(stage, [](Desk& desk) { desk.trigger("floor"); }); }},
            {deskView, PageState::Wrong, "mistake",
             [](Stage& stage) { return askFor(stage, [](Desk& desk) { desk.act(act(Verb::Burn)); }); }}};
}

/// What is dealt from the window, with everything that it puts beside the table.
std::vector<Picture> sessions()
{
    return {{deskView,
             PageState::New,
             {},
             [](Stage& stage) {
                 stage.fresh().showTable();
                 return &stage.fresh();
             }},
            {deskView, PageState::Used, "guided",
             [](Stage& stage) {
                 MainWindow& window = stage.windowOn(QStringLiteral("guided"));
                 window.lessons().next();
                 return &window;
             }},
            {deskView, PageState::Used, "test", [](Stage& stage) { return &tableOf(stage, beforeTheFlop(), false); }},
            {deskView, PageState::Used, "result-card",
             [](Stage& stage) {
                 MainWindow& window = stage.windowOn(QStringLiteral("dealt"));
                 SessionSetup setup = sidePotHand();
                 window.dealing().begin(setup, true, QStringLiteral("none"));
                 while (!window.desk().over()) {
                     const auto act = idealAct(*window.desk().session());
                     if (act && act->verb == Verb::Sweep)
                         window.desk().act(cutcard::act(Verb::Burn));
                     act ? window.desk().act(*act) : window.desk().hurry();
                 }
                 return &window;
             }},
            {deskView, PageState::Used, "situation",
             [](Stage& stage) {
                 MainWindow& window = stage.windowOn(QStringLiteral("made up"));
                 SituationModel& situation = *window.desk().situation();
                 window.dealing().begin(sidePotHand(), true, QStringLiteral("scripted"), QStringLiteral("situation"));
                 while (!window.desk().over() && window.desk().session()->turn() == std::nullopt)
                     situation.dealOn();
                 for (int i = 0; i < 3; ++i)
                     situation.awaited() ? situation.likeAPlayer() : situation.dealOn();
                 return &window;
             }},
            {deskView, PageState::Wrong, "not-kept", [](Stage& stage) {
                 MainWindow& window = stage.windowOn(QStringLiteral("locked"), [&](const QString& folder) {
                     QFile file(Records::fileIn(folder));
                     if (file.open(QIODevice::WriteOnly))
                         file.write(QByteArray("no database at all, but as long as one ").repeated(40));
                 });
                 window.dealing().begin(sidePotHand(), true, QStringLiteral("none"));
                 return &window;
             }}};
}

QWidget* debriefOf(Stage& stage, const Session& session, const std::function<void(DebriefModel&)>& then = {})
{
    MainWindow& window = tableOf(stage, session);
    window.lookingBack().showTable();
    if (then)
        then(window.lookingBack().page()->debrief());
    return &window;
}

} // namespace

std::vector<Picture> tablePictures()
{
    std::vector<Picture> all = sessions();
    for (const auto& scenes : {leagueScenes(), limitScenes(), tennesseeScenes()}) {
        for (const PicturedTable& scene : scenes)
            all.push_back(pictureOf(scene));
    }
    for (Picture& prompt : prompts())
        all.push_back(std::move(prompt));
    all.push_back({"DebriefPage", PageState::Used, "clean",
                   [](Stage& stage) { return debriefOf(stage, dealtToTheEnd(sidePotHand())); }});
    all.push_back(
        {"DebriefPage", PageState::Wrong, "faults", [](Stage& stage) { return debriefOf(stage, dealtWrongly()); }});
    all.push_back({"DebriefPage", PageState::Wrong, "faults-only", [](Stage& stage) {
                       return debriefOf(stage, dealtWrongly(), [](DebriefModel& model) { model.setFaultsOnly(true); });
                   }});
    return all;
}

std::vector<Picture> bankedPictures()
{
    std::vector<Picture> all;
    for (const PicturedTable& scene : bankedScenes()) {
        all.push_back(pictureOf(scene));
        if (scene.name != QLatin1String("champion-settling"))
            continue;
        const auto settling = [scene](Stage& stage) -> MainWindow& {
            MainWindow& window = tableOf(stage, dealtUntil(scene.setup, scene.when));
            const auto duty = window.desk().session()->procedure().next();
            window.desk().table()->activate(TableSpot::Circle,
                                            circleIndex(duty->act.seat->number(), static_cast<int>(duty->act.circle)));
            return window;
        };
        all.push_back(
            {deskView, PageState::Used, "champion-circle", [settling](Stage& stage) { return &settling(stage); }});
        all.push_back({deskView, PageState::Used, "champion-paying", [settling](Stage& stage) {
                           MainWindow& window = settling(stage);
                           window.desk().composer()->choose(1);
                           window.desk().composer()->matchWager();
                           return &window;
                       }});
    }
    return all;
}

} // namespace cutcard
