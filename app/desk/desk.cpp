// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/desk.h"

#include "app/faces/face.h"
#include "app/words/said.h"
#include "app/words/table/banked_words.h"
#include "app/words/tr.h"
#include "core/base/fault.h"
#include "core/games/catalogue/catalogue.h"
#include "core/players/dealers.h"
#include "core/session/recalled.h"

#include <exception>

namespace cutcard {

Desk::Desk(QObject* parent) : QObject(parent)
{
    m_thinking.setSingleShot(true);
    connect(&m_thinking, &QTimer::timeout, this, &Desk::playersAct);
    connect(&m_composer, &ActComposer::composed, this, &Desk::act);
    connect(&m_commands, &CommandModel::trigger, this, &Desk::trigger);
    connect(&m_table, &TableModel::activated, this, &Desk::pressed);
    connect(&m_table, &TableModel::dropped, this, &Desk::dropped);
    connect(&m_table, &TableModel::passed, this, &Desk::passed);
    connect(&m_coach, &CoachModel::askUndo, this, &Desk::undo);
    connect(&m_coach, &CoachModel::askRedo, this, &Desk::redo);
    connect(&m_coach, &CoachModel::askShow, this, &Desk::showMe);
    connect(&m_coach, &CoachModel::askRule, this, &Desk::ruleAsked);
    connectSituation();
    connect(&m_result, &ResultModel::next, this, &Desk::nextHand);
    connect(&m_result, &ResultModel::again, this, [this] { emit sameCardsAsked(m_result.picture().hand); });
    connect(&m_result, &ResultModel::lookBack, this, &Desk::lookBackAsked);
    connect(&m_result, &ResultModel::leave, this, &Desk::leave);
    connect(&m_result, &ResultModel::practiseAsked, this, &Desk::practiseAsked);
    connect(&m_result, &ResultModel::askRule, this, &Desk::ruleAsked);
}

void Desk::take(Session session, EventTimes times, bool coached, PlayersSource players, EventKeeper keeper)
{
    m_thinking.stop();
    m_composer.cancel();
    m_result.hide();
    m_undone.clear();
    m_checkpoints.clear();
    m_hands.clear();
    setNotice({});
    setGuideText({});
    m_session = std::move(session);
    m_times = std::move(times);
    m_timeBefore = m_times.empty() ? 0 : m_times.back();
    m_coached = coached;
    m_players = std::move(players);
    m_keeper = std::move(keeper);
    m_keepingFails = false;
    m_keptAhead = false;
    m_clock.start();
    showAll(true);
    goOn();
}

void Desk::setFigures(FiguresShown figures)
{
    if (std::exchange(m_figures, figures) != figures && m_session)
        showAll(true);
}

void Desk::setTells(bool tells)
{
    if (std::exchange(m_tells, tells) != tells && m_session)
        showAll(false);
}

QString Desk::handText() const
{
    return m_session ? faceOf(*m_session).hand(*m_session) + QStringLiteral(" · ") + stakesText() : QString();
}

QString Desk::stakesText() const
{
    return m_session ? faceOf(*m_session).status(*m_session, m_coached) : QString();
}

QString Desk::modeText() const
{
    if (!m_session)
        return {};
    return m_coached ? tr("Coach") : tr("Test");
}

QString Desk::paceText() const
{
    if (!m_session)
        return {};
    const Pace pace = paceOf(*m_session, m_times);
    if (pace.acts == 0)
        return {};
    return tr("%1 s per act").arg(static_cast<double>(pace.dealerMilliseconds) / pace.acts / 1000.0, 0, 'f', 1);
}

void Desk::setGuideText(const QString& text, const QString& terms)
{
    if (m_guideText == text && m_guideWords == terms)
        return;
    m_guideText = text;
    m_guideWords = terms;
    emit guideChanged();
}

bool Desk::apply(const Event& event, bool byHouse)
{
    Session next = *m_session;
    if (const auto done = next.apply(event, byHouse); !done) {
        emit failed(done.error());
        return false;
    }
    // drawn before it is kept: what is kept can be opened again
    auto view = viewOf(next);
    if (!view) {
        emit failed(view.error());
        return false;
    }
    // kept before it is shown: a kill at any moment loses nothing that was seen
    const qint64 now = m_timeBefore + m_clock.elapsed();
    if (const auto kept = keep(next, now); !kept) {
        notKept(event, byHouse, kept.error());
        return false;
    }
    m_keepingFails = false;
    m_checkpoints.keep(std::exchange(*m_session, std::move(next)));
    m_times.resize(m_session->entries().size(), now);
    if (const auto* act = std::get_if<Act>(&event); act != nullptr && act->verb == Verb::Shuffle)
        m_table.showShuffle();
    show(*std::move(view), false);
    emit eventShown();
    endHand();
    goOn();
    return true;
}

void Desk::endHand()
{
    const Entry& last = m_session->entries().back();
    const bool over = m_session->isOver();
    if (m_endsHands && !m_result.shown() && (over || (m_coached && m_session->hand() != last.hand)))
        m_result.show(resultPicture(*m_session, last.hand));
}

void Desk::endWith(ResultPicture picture)
{
    m_thinking.stop();
    m_composer.cancel();
    m_result.show(std::move(picture));
}

void Desk::nextHand()
{
    const bool last = m_result.picture().last;
    m_result.hide();
    if (last)
        emit nextTableAsked();
    else
        goOn();
}

Result<Done> Desk::keep(const Session& next, qint64 now)
{
    const std::size_t shown = m_session->entries().size();
    // of what belongs together a part was kept when the disk was full
    if (m_keptAhead && m_keeper.cutBack) {
        if (const auto cut = m_keeper.cutBack(shown); !cut)
            return cut;
        m_keptAhead = false;
    }
    // with the event the floor may have stepped in, which is an event of its own
    for (std::size_t i = shown; m_keeper.append && i < next.entries().size(); ++i) {
        if (const auto kept = m_keeper.append(next.entries()[i], now); !kept) {
            m_keptAhead = i > shown;
            return kept;
        }
    }
    return Done{};
}

void Desk::notKept(const Event& event, bool byHouse, const Error& error)
{
    const bool own = std::holds_alternative<Act>(event) && !byHouse;
    // the trainee can do it again; players try until there is room, and say so once
    if (own || !m_keepingFails)
        emit failed(error);
    m_keepingFails = true;
    if (!own)
        m_thinking.start(m_retryTime);
}

void Desk::goOn()
{
    // the players wait until the card is read
    if (!m_session || (m_result.shown() && !m_session->isOver()))
        return;
    if (m_session->isOver()) {
        m_thinking.stop();
        emit sessionOver();
        return;
    }
    const auto duty = idealDuty(*m_session);
    const bool house = duty && contains(m_session->setup().assisted, duty->competency);
    if (house || m_session->turn() || (m_players && m_players(*m_session)))
        // with a mistake on the table the dealer is given time to see it
        m_thinking.start(m_session->slip() ? m_timesLongerWithSlip * m_thinkingTime : m_thinkingTime);
}

void Desk::playersAct()
{
    if (!m_session || m_session->isOver())
        return;
    const auto duty = idealDuty(*m_session);
    if (const auto event = m_players ? m_players(*m_session) : std::nullopt)
        apply(*event, false);
    else if (duty && contains(m_session->setup().assisted, duty->competency))
        apply(duty->act, true);
}

void Desk::hurry()
{
    if (m_thinking.isActive()) {
        m_thinking.stop();
        playersAct();
    }
}

void Desk::act(const Act& act)
{
    const QString hands = std::exchange(m_hands, {});
    if (!m_session || m_session->isOver())
        return;
    // what hands can't do does not happen: it is said why, and nothing is noted against anybody
    if (!m_session->isPossible(act))
        return setNotice(impossibleText(act, m_session->situation(), wordingAt(*m_session)));
    m_thinking.stop();
    const bool coached = m_coached;
    const std::size_t at = m_session->entries().size();
    m_undone.clear();
    setNotice({});
    if (!apply(act, false) || !coached || hands.isEmpty())
        return;
    const auto& verdicts = m_session->entries()[at].verdicts;
    if (!verdicts.empty() && !verdicts.front().isCorrect())
        setNotice(tr("%1 means: %2.").arg(hands, actText(act, wordingAt(*m_session))));
}

bool Desk::isShown(std::size_t entry) const
{
    const CompetencySet assisted = m_session->setup().assisted;
    const auto& entries = m_session->entries();
    if (!entries[entry].byHouse || assisted == 0)
        return true;
    // what the house does by itself is not to be told from what was shown but by what was owed
    const auto before = m_checkpoints.at(*m_session, entry);
    const auto duty = before ? idealDuty(*before) : std::nullopt;
    return duty && !contains(assisted, duty->competency);
}

void Desk::undo()
{
    if (!m_session || !m_coached)
        return;
    const auto& entries = m_session->entries();
    std::size_t left = entries.size();
    bool found = false;
    while (left > 0 && !found) {
        --left;
        found = std::holds_alternative<Act>(entries[left].event) && isShown(left);
    }
    if (found)
        cutBack(left);
}

void Desk::cutBack(std::size_t left)
{
    auto before = m_checkpoints.at(*m_session, left);
    if (!before)
        return;
    if (m_keeper.cutBack) {
        if (const auto cut = m_keeper.cutBack(left); !cut) {
            emit failed(cut.error());
            return;
        }
    }
    m_thinking.stop();
    m_result.hide();
    m_undone.push_back(m_session->entries().from(left));
    m_session = std::move(*before);
    m_checkpoints.cut(left);
    m_times.resize(left);
    m_composer.cancel();
    setNotice({});
    showAll(false);
    emit eventShown();
    // players who acted before go on from here; a redo brings their own acts back
    goOn();
}

void Desk::redo()
{
    if (!m_session || !m_coached || m_undone.empty())
        return;
    m_thinking.stop();
    const std::vector<Entry> entries = std::move(m_undone.back());
    m_undone.pop_back();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Event* next = i + 1 < entries.size() ? &entries[i + 1].event : nullptr;
        if (!m_session->comesByItself(entries[i].event, next) && !apply(entries[i].event, entries[i].byHouse))
            break;
    }
    showAll(false);
}

void Desk::showMe()
{
    if (!m_session || !m_coached)
        return;
    beginAnew();
    if (const auto duty = idealDuty(*m_session))
        apply(duty->act, true);
}

void Desk::beginAnew()
{
    m_composer.cancel();
    m_undone.clear();
    setNotice({});
}

void Desk::trigger(const QString& commandId)
{
    if (!m_session || m_session->isOver())
        return;
    m_hands.clear();
    setNotice({});
    m_composer.begin(commandId);
}

Result<Desk::View> Desk::viewOf(const Session& session) const
{
    try {
        const bool tells = m_coached && m_tells;
        TablePicture table = m_drawer(session, m_coached, tells);
        hideFigures(table, session, m_figures);
        return View{.table = std::move(table),
                    .coach = coachPicture(session, m_coached, tells),
                    .commands = commandPictures(session, tells)};
    } catch (const std::exception& error) {
        return faultIn(tr("this table").toStdString(), Cause::Damaged, tr("a table that can be drawn").toStdString(),
                       error.what());
    }
}

void Desk::showAll(bool jump)
{
    auto view = viewOf(*m_session);
    if (view)
        return show(*std::move(view), jump);
    // opened all the same: it can be undone, saved and looked back on
    show({}, jump);
    emit failed(view.error());
}

void Desk::show(View view, bool jump)
{
    if (jump)
        m_table.jumpTo(view.table);
    m_table.setPicture(std::move(view.table));
    view.coach.canRedo = m_coached && canRedo();
    m_coach.setPicture(std::move(view.coach));
    m_commands.setCommands(view.commands);
    showComposer();
    showSituation();
    emit changed();
}

/// What can be chosen at the table of a house-banked game.
static void addBankedSurroundings(ActComposer::Surroundings& around, const Session& session)
{
    const Table& table = session.table();
    around.chipValues = eachOf(table.tray, &ChipLot::value);
    around.potNames = QStringList{Desk::tr("Pot Bets")};
    around.circles = faceOf(session).circles(session);
    around.circleNames = textsOf(around.circles, [&](Circle circle) { return circleText(circle, around.game); });
    for (std::size_t i = 0; i < table.board.size(); ++i) {
        const LyingCard& lying = table.board[i];
        around.boardNames.append(lying.faceUp ? QString::fromStdString(lying.card.text())
                                              : Desk::tr("card %1").arg(i + 1));
    }
    for (std::size_t i = 0; i < around.wagers.size(); ++i)
        around.wagers[i] = table.places[i].wagers;
}

/// The matters for which the floor is called in a game: none that only another game knows.
static std::vector<Matter> mattersOf(GameId game)
{
    const auto belongs = [](const FixedVector<Matter, 3>& own, Matter matter) {
        return std::ranges::find(own, matter) != own.end();
    };
    std::vector<Matter> list;
    for (const Matter matter : valuesOf<Matter>()) {
        const bool ofOthers = std::ranges::any_of(
            catalogue(), [&](const CatalogueEntry& other) { return belongs(faceOf(other.id).ownMatters, matter); });
        if (!ofOthers || belongs(faceOf(game).ownMatters, matter))
            list.push_back(matter);
    }
    return list;
}

/// What the pad fills in at one press at a table of the players' games.
static void addBets(ActComposer::Surroundings& around, const Session& session)
{
    const Situation& situation = session.situation();
    const Table& table = situation.table;
    const BettingRound round = currentRound(situation);
    around.pointedTo = lastPointedTo(session);
    around.betTo = round.betTo;
    around.leastRaise = situation.betting.street < 0 ? 0 : streetGame(situation).fullRaiseTo(situation, round);
    for (const SeatSetup& seat : session.setup().seats) {
        const auto at = static_cast<std::size_t>(seat.seat.index());
        around.all[at] = allChips(table, seat.seat);
        around.toCall[at] = callTo(table, round, seat.seat);
        around.inFront[at] = table.at(seat.seat).inFront();
    }
    around.smallBlind = situation.notes.smallBlind;
    around.bigBlind = situation.notes.bigBlind;
    around.openingBlind = situation.notes.openingBlind;
}

void Desk::showComposer()
{
    ActComposer::Surroundings around;
    for (const SeatSetup& seat : m_session->setup().seats)
        around.seats.insert(seat.seat);
    // one more than there are, so that a new side pot can be named
    for (int i = 0; i <= static_cast<int>(m_session->table().pots.size()); ++i)
        around.potNames.append(potText(i));
    around.game = m_session->setup().game();
    around.figures = m_coached;
    around.playerNames.resize(maxSeats);
    const Wording wording = wordingAt(*m_session);
    for (int number = 1; number <= maxSeats; ++number)
        around.playerNames[number - 1] = wording.seat(Seat(number));
    around.potAmounts = eachOf(m_session->table().pots, &MiddlePot::amount);
    around.chipValues = eachOf(m_session->setup().common().startingStack, &ChipLot::value);
    if (faceOf(around.game).banked)
        addBankedSurroundings(around, *m_session);
    else
        addBets(around, *m_session);
    around.chips = chipSamples(*m_session, around.chipValues);
    for (int i = 0; i < handClassCount; ++i)
        around.handNames.append(said(static_cast<HandClass>(i)));
    around.matters = mattersOf(around.game);
    around.matterNames = textsOf(around.matters, [](Matter matter) { return said(matter); });
    m_composer.setSurroundings(std::move(around));
}

} // namespace cutcard
