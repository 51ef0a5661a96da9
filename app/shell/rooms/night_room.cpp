// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/director/night_desk.h"
#include "app/files/read_file.h"
#include "app/files/saved_file.h"
#include "app/keeping/keeping_nights.h"
#include "app/reports/night_report.h"
#include "app/shell/rooms/window_rooms.h"
#include "app/shell/windows/clock_window.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "app/shell/windows/small.h"
#include "app/task/task_desk.h"
#include "app/words/tr.h"
#include "core/base/seed.h"
#include "core/tournament/session/night_notation.h"
#include "core/tournament/simulation/directors.h"
#include "core/training/directing.h"

#include <QFileDialog>
#include <QQuickWidget>

namespace cutcard {

/// What is practised, and the moment it begins with.
struct NightPractice {
    QString rule;
    QString title;
    NightMoment moment;
    bool counted = false; ///< the first try alone is
};

static const TaskKind* taskOf(const PracticePicture& practice)
{
    const auto verb = std::ranges::find(directorVerbs, practice.verb.toStdString(), &DirectorVerbFacts::word);
    const int fault = placeOf(faultWords, practice.fault.toStdString());
    if (verb == directorVerbs.end() || fault < 0)
        return nullptr;
    return taskFor(verb->verb, Rule::fromText(practice.rule.toStdString()), static_cast<Fault>(fault));
}

NightRoom::NightRoom(MainWindow& owner) : Room(owner)
{
    NightDesk& night = rooms().night();
    connect(night.form(), &NightForm::nightAsked, this, [this](NightSetup setup) {
        setup.opening.seed = eventfulSeed(setup, freshSeed(999'999'999));
        begin(setup);
    });
    connect(night.form(), &NightForm::realNightAsked, this, [this](NightSetup setup) {
        setup.opening.seed = freshSeed(999'999'999);
        // real people play for this house's chips and blinds
        const HouseRules table = window().houses().rules(gameOf(setup.opening.house.table));
        const auto rules = withTableRules(setup.opening.house, std::get<LeagueOptions>(table));
        if (!rules)
            return showError(rules.error());
        setup.opening.house = *rules;
        begin(setup, true);
    });
    connect(&night, &NightDesk::printAsked, this, &NightRoom::print);
    connect(night.run(), &NightRun::failed, &window(), &MainWindow::showError);
    connect(night.run(), &NightRun::changed, this, &NightRoom::endPractice);
    connect(night.run(), &NightRun::settleAsked, this, &NightRoom::settle);
    connect(night.form(), &NightForm::openAsked, this, &NightRoom::askFile);
    connect(&night, &NightDesk::saveAsked, this, &NightRoom::saveNight);
    connect(&night, &NightDesk::bigClockAsked, this, [this] { openClock(); });
}

NightRoom::~NightRoom() = default;

void NightRoom::begin(const NightSetup& setup, bool real)
{
    auto session = NightSession::start(setup);
    if (!session)
        return showError(session.error());
    const bool test = setup.mode == Mode::Test && !real;
    // a test that nobody can look up later is none
    if (test && !keeping().tryToKeep())
        return showError(keeping().trouble());
    SessionStart start = startOf(setup);
    start.person = keeping().person();
    if (real)
        start.kind = realNightKind;
    const auto id =
        keeping().records() != nullptr ? keeping().records()->begin(start) : Result<SessionId>(keeping().trouble());
    if (!id && test)
        return showError(id.error());
    m_night = id ? *id : 0;
    const QDateTime began = real ? QDateTime::fromString(start.started, Qt::ISODate) : QDateTime();
    rooms().night().run()->open(*session, nightKeeperFor(keeping(), m_night, began), real);
}

bool NightRoom::goOn(SessionId id)
{
    if (keeping().records() == nullptr)
        return false;
    const auto kept = keeping().records()->load(id);
    if (!kept || !isNight(kept->session))
        return false;
    NightDesk& night = rooms().night();
    if (m_night != id || !night.run()->session()) {
        auto revived = reviveNight(keeping(), id);
        if (!revived) {
            showError(revived.error());
            return true;
        }
        if (revived->stopped)
            static_cast<void>(keeping().records()->cutBack(id, static_cast<int>(revived->session.entries().size())));
        m_night = id;
        const bool real = kept->session.kind == realNightKind;
        const QDateTime began = real ? QDateTime::fromString(kept->session.started, Qt::ISODate) : QDateTime();
        night.run()->open(revived->session, nightKeeperFor(keeping(), id, began), real);
        if (real)
            night.acts()->askClock(silenceOf(*kept));
        night.run()->goOn();
        if (!revived->warning.isEmpty())
            showMessage(revived->warning);
    }
    rooms().home().go(HomeModel::Night);
    window().showRooms();
    return true;
}

void NightRoom::settle()
{
    const auto& session = rooms().night().run()->session();
    if (m_night == 0 || !session)
        return;
    // of a test nothing is said before its book is closed
    const bool runs = session->setup().mode == Mode::Test && !session->isOver();
    if (rooms().night().run()->real() || runs) {
        SessionFigures figures;
        figures.finished = session->isOver();
        static_cast<void>(keeping().settle(m_night, figures)); // what fails is said as trouble
        return;
    }
    if (const auto done = keeping().settle(m_night, figuresOf(*session)); !done)
        showError(done.error());
}

void NightRoom::askFile()
{
    const QString name = QFileDialog::getOpenFileName(&window(), tr("Open a night file"), inDocuments(),
                                                      tr("Nights (*.night);;All files (*)"));
    if (!name.isEmpty())
        open(name);
}

bool NightRoom::open(const QString& name)
{
    const auto failed = [this](const Error& error) {
        showError(error);
        return false;
    };
    const auto file = readFile(name).and_then(
        [&](const QByteArray& text) { return readNight(text.toStdString(), name.toStdString()); });
    if (!file)
        return failed(file.error());
    auto session = replayNight(*file, name.toStdString());
    if (!session)
        return failed(session.error());
    m_night = 0;
    rooms().night().run()->open(*session, {}, session->setup().real);
    return true;
}

void NightRoom::saveNight()
{
    const auto& session = rooms().night().run()->session();
    if (!session)
        return;
    // what is going on when it begins stands in no night file
    if (m_practice) {
        showMessage(tr("You cannot save a moment you are practicing. The night it comes from is in the history."));
        return;
    }
    const QString name =
        askWhereToSave(&window(), tr("Save the night"), inDocuments("evening.night"), tr("Nights (*.night)"));
    if (name.isEmpty())
        return;
    const QByteArray text = QByteArray::fromStdString(writeNight(session->setup(), session->entries()));
    if (const auto saved = saveFile(name, text); !saved)
        showError(saved.error());
}

void NightRoom::print()
{
    const auto& session = rooms().night().run()->session();
    if (!session)
        return;
    const QString name =
        askWhereToSave(&window(), tr("Save the finishing list"), inDocuments("night.pdf"), tr("PDF (*.pdf)"));
    if (name.isEmpty())
        return;
    if (const auto saved = writeNightPdf(session->night(), rooms().night().run()->real(), QDate::currentDate(), name);
        !saved)
        showError(saved.error());
}

ClockWindow* NightRoom::openClock()
{
    auto* beside = new ClockWindow(*rooms().night().facts(), &window().engine(), &window());
    beside->setAttribute(Qt::WA_DeleteOnClose);
    beside->show();
    return beside;
}

void NightRoom::practise(const PracticePicture& mistake)
{
    NightDesk& night = rooms().night();
    if (night.run()->session() && night.run()->real() && !night.run()->over()) {
        showMessage(tr("A real night (not practice) is open. Leave it before you practice."));
        return;
    }
    if (const TaskKind* kind = taskOf(mistake)) {
        rooms().home().go(HomeModel::Tasks);
        rooms().tasks().practise(*kind);
        return;
    }
    const auto revived = reviveNight(keeping(), mistake.session);
    if (!revived)
        return showError(revived.error());
    auto moment = momentOf(revived->session, static_cast<std::size_t>(std::max(0, mistake.event)));
    if (!moment) {
        showMessage(tr("This moment cannot be replayed. New nights bring similar ones."));
        return;
    }
    night.run()->leave();
    m_night = 0;
    night.run()->open(moment->session);
    m_practice = std::make_unique<NightPractice>(
        NightPractice{.rule = mistake.rule, .title = mistake.title, .moment = std::move(*moment)});
    rooms().home().go(HomeModel::Night);
    rooms().view()->setFocus();
    showMessage(tr("From your own mistakes: %1. What you do next counts.").arg(mistake.title));
}

void NightRoom::endPractice()
{
    const auto& session = rooms().night().run()->session();
    if (!m_practice)
        return;
    NightPractice& practice = *m_practice;
    const bool elsewhere = !session || !(session->setup() == practice.moment.session.setup());
    if (elsewhere) {
        m_practice.reset();
        return;
    }
    const auto met = practice.counted ? std::nullopt : isMet(*session, practice.moment.owed);
    if (!met)
        return;
    practice.counted = true;
    Activity activity;
    activity.kind = QStringLiteral("tasks");
    activity.subject = QStringLiteral("night.moment");
    activity.asked = 1;
    activity.right = *met ? 1 : 0;
    activity.answers.push_back({.kind = activity.subject,
                                .right = *met,
                                .rules = {practice.rule},
                                .game = nightGame,
                                .competency = static_cast<int>(practice.moment.competency)});
    static_cast<void>(keeping().keep(std::move(activity))); // what fails is said as trouble
    showMessage(*met ? tr("You got it right: %1. It comes back on two later days.").arg(practice.title)
                     : tr("Not right yet: %1. It comes back.").arg(practice.title));
}

} // namespace cutcard
