// SPDX-License-Identifier: GPL-3.0-or-later
// A director's night: headless from the draw to the last place, and at the desk with six tables in the room of the
// window, an event or act up to what is shown of it; and how large the process has grown by then.
#include "app/director/night_desk.h"
#include "core/tournament/session/night_presets.h"
#include "core/tournament/session/night_session.h"
#include "core/tournament/simulation/directors.h"
#include "core/tournament/venue/venue.h"
#include "tests/bench/measured.h"
#include "tests/bench/offscreen.h"
#include "tests/support/qml_plugin.h"

#include <QQmlEngine>
#include <QQuickView>

using namespace cutcard;

namespace {

/// A night of a kind, with as many players.
NightSession nightOf(const char* preset, std::uint64_t seed, int players)
{
    NightPreset chosen = *findNightPreset(preset);
    chosen.players = players;
    return NightSession::start(setupOf(chosen, seed)).value();
}

/// What is owed, or what the room does next; false: the night is over.
bool step(NightSession& session)
{
    if (session.isOver())
        return false;
    if (const auto duty = idealDirectorDuty(session.night()))
        return session.apply(duty->act, session.night().now).has_value();
    const auto next = nextInRoom(session.night(), session.setup().incidents);
    return next && session.apply(next->event, next->at).has_value();
}

void wholeNightHeadless(benchmark::State& state)
{
    std::uint64_t seed = 0;
    for (auto _ : state) {
        NightSession session = nightOf("league-night", ++seed, static_cast<int>(state.range(0)));
        while (step(session)) {
        }
        if (!session.isOver())
            state.SkipWithError("the night stands still");
    }
}

/// Six tables in the window: an event up to the models, and up to the picture of it.
void eventInTheRoom(benchmark::State& state)
{
    NightDesk desk;
    QQuickView view;
    view.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    view.setInitialProperties({{QStringLiteral("night"), QVariant::fromValue(&desk)}});
    view.setSource(QUrl(QStringLiteral("qrc:/qt/qml/Cutcard/NightPage.qml")));
    view.resize(1204, 800);
    view.show();
    std::vector<double> shown;
    std::vector<double> drawn;
    for (auto _ : state) {
        desk.run()->open(nightOf("regional", 3, 46));
        while (!desk.run()->over()) {
            const auto before = desk.run()->session()->entries().size();
            const auto duty = idealDirectorDuty(desk.run()->session()->night());
            const double took = micros([&] {
                if (duty)
                    desk.run()->act(duty->act);
                else
                    desk.run()->next();
            });
            // the room goes on until something comes to the director
            const auto events = desk.run()->session()->entries().size() - before;
            if (events == 0)
                return state.SkipWithError("the night stands still");
            shown.push_back(took / static_cast<double>(events));
            drawn.push_back(micros([&] { view.grabWindow(); }));
        }
    }
    state.counters["steps"] = static_cast<double>(shown.size());
    report(state, "models", shown);
    report(state, "picture", drawn);
    state.counters["MiB_most"] = mostMemory();
}

} // namespace

BENCHMARK(wholeNightHeadless)->Arg(32)->Unit(benchmark::kMillisecond);
BENCHMARK(eventInTheRoom)->Iterations(1)->Unit(benchmark::kMillisecond);

int main(int argc, char** argv)
{
    qputenv("QT_QUICK_BACKEND", "software");
    return runOffscreen(argc, argv);
}
