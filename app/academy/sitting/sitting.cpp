// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/sitting/sitting.h"

#include "app/academy/forms/exam_files.h"
#include "app/academy/forms/paper.h"
#include "app/academy/house/academy.h"
#include "app/academy/ledger/digests.h"
#include "app/academy/ledger/second_start.h"
#include "core/certification/build.h"

#include <QJsonDocument>

namespace cutcard {

constexpr int heartbeat = 5000;    ///< milliseconds between two signs of life
constexpr int longestGap = 15'000; ///< more than that nobody was at it
constexpr int milliseconds = 1000;

int secondsOf(const Blueprint& blueprint, int part, int timeFactor, const std::vector<int>& extra)
{
    return blueprint.minutesOf(part) * 60 * timeFactor / 100 + extra[static_cast<std::size_t>(part)];
}

Error Sitting::damaged(const std::string& row) const
{
    return faultIn("attempt " + std::to_string(m_number) + ", row " + std::to_string(m_rows + 1), Cause::Damaged, {},
                   row.substr(0, 60));
}

Sitting::Beside::Beside(Academy& house)
    : store(house.store()), ledger(house.ledger()), people(house.people()), blueprints(house.blueprints()),
      answers(house.answers()), attempts(house.attempts())
{
}

Result<std::unique_ptr<Sitting>> Sitting::open(const Beside& house, std::int64_t attempt, const Unlocked& who)
{
    std::unique_ptr<Sitting> sitting(new Sitting(house, attempt));
    sitting->m_mark.emplace();
    sitting->m_key = who.attemptKey(attempt);
    TRY(sitting->load());
    return sitting;
}

/// What is asked is the paper that was sealed before the first question, in the words that it had then.
Result<Done> Sitting::takePaper()
{
    const std::string place = "attempt " + std::to_string(m_number);
    TRY(refusesOwnContent());
    const auto promised = TRY(m_house.ledger.lastEntry("attempt-opened", m_number));
    const std::string digest = fieldOf(promised, "paper");
    if (digest.empty() || fieldOf(promised, "edition") != editionOf(m_blueprint))
        return refusedIn({place}, Cause::NotAllowed, Refusal::OpenedByAnotherVersion,
                         digest.empty() ? std::string("an earlier one") : fieldOf(promised, "program"));
    const auto text = TRY(m_house.answers.paper(m_number, m_key));
    auto form = readPaper(text);
    if (!form || paperDigest(text) != digest || fieldOf(promised, "commitment") != hexOf(commitmentOf(*form)))
        return faultIn(place, Cause::Damaged, "the form that was committed to");
    m_form = std::move(*form);
    return Done{};
}

Result<Done> Sitting::load()
{
    const auto record = TRY(m_house.attempts.one(m_number));
    const auto pinned = TRY(m_house.blueprints.one(record.blueprint));
    const auto candidate = TRY(m_house.people.one(record.person));
    m_blueprint = pinned.blueprint;
    m_candidate = candidate ? *candidate : RosterPerson{.id = record.person};
    TRY(takePaper());
    m_answers.resize(m_form.questions.size());
    m_flags.resize(m_form.questions.size());
    m_usedMilliseconds.assign(static_cast<std::size_t>(m_blueprint.parts()), 0);
    m_extra.assign(static_cast<std::size_t>(m_blueprint.parts()), 0);
    TRY(prepareStations());
    const auto rows = TRY(m_house.answers.rows(m_number, m_key));
    for (std::size_t i = 0; i < std::min(record.used.size(), m_usedMilliseconds.size()); ++i)
        m_usedMilliseconds[i] = std::int64_t{record.used[i]} * milliseconds;
    m_dealerSeconds.assign(m_stations.size(), 0);
    m_eventTimes.assign(m_stations.size(), {});
    m_itemSeconds.assign(m_form.questions.size(), 0);
    std::int64_t lastAt = 0;
    for (const std::string& row : rows) {
        TRY(takeUp(row, lastAt));
    }
    m_lastSecond = static_cast<int>(lastAt / milliseconds);
    return refresh();
}

Result<Done> Sitting::takeUp(const std::string& row, std::int64_t& lastAt)
{
    const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(row)).object();
    const QString kind = object[u"k"].toString();
    const std::int64_t sealed = std::int64_t{object[u"t"].toInt()} * milliseconds;
    const int seconds = static_cast<int>(std::max<std::int64_t>(0, sealed - lastAt) / milliseconds);
    const auto item = static_cast<std::size_t>(object[u"i"].toInt());
    if (m_part == 0 && kind == QLatin1String("answer") && item < m_itemSeconds.size())
        m_itemSeconds[item] += seconds;
    // what players take for themselves is no part of a dealer's pace
    if (m_part > 0 && m_part < m_blueprint.parts() && object[u"e"].toString().startsWith(QLatin1String("dealer ")))
        m_dealerSeconds[static_cast<std::size_t>(m_part - 1)] += seconds;
    if (kind != QLatin1String("clock"))
        lastAt = kind == QLatin1String("part") ? 0 : sealed;
    auto& used = m_usedMilliseconds[static_cast<std::size_t>(std::min(m_part, m_blueprint.parts() - 1))];
    used = std::max(used, sealed);
    TRY(apply(row));
    if (m_session)
        noteTime(sealed);
    ++m_rows;
    return Done{};
}

Result<Done> Sitting::prepareStations()
{
    const auto& models = stationModels();
    if (!models)
        return models.error();
    for (std::size_t i = 0; i < m_blueprint.stations.size(); ++i) {
        const auto model = TRY(modelOf(m_blueprint.stations[i], *models, m_blueprint.name));
        m_titles.push_back(model->title);
        m_tasks.emplace_back();
        m_stations.push_back(TRY(handsOf(m_form, i, model->word, model->word)));
        if (model->director)
            m_tasks.back() = TRY(prepareDirector(*model->director, m_form.stations[i], model->word));
    }
    m_dealt.resize(m_stations.size());
    m_directed.resize(m_stations.size());
    return Done{};
}

const StationHand* Sitting::hand() const
{
    if (m_part == 0 || isOver())
        return nullptr;
    const auto& hands = m_stations[static_cast<std::size_t>(m_part - 1)];
    return static_cast<std::size_t>(m_hand) < hands.size() ? &hands[static_cast<std::size_t>(m_hand)].hand : nullptr;
}

int Sitting::handCount() const
{
    return m_part == 0 || isOver() ? 0 : static_cast<int>(m_stations[static_cast<std::size_t>(m_part - 1)].size());
}

Result<Done> Sitting::beginHand()
{
    m_session.reset();
    if (const StationHand* next = hand())
        m_session = TRY(Session::start(next->setup));
    return beginDirecting();
}

/// Takes a row up, as it is written now or was written before.
Result<Done> Sitting::apply(const std::string& row)
{
    const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(row)).object();
    const QString kind = object[u"k"].toString();
    const auto item = static_cast<std::size_t>(object[u"i"].toInt());
    if (kind == QLatin1String("answer") && m_part == 0 && item < m_answers.size()) {
        m_answers[item] = answerFrom(object[u"a"].toObject());
        m_lastItem = static_cast<int>(item);
    } else if (kind == QLatin1String("flag") && item < m_flags.size()) {
        m_flags[item] = object[u"on"].toBool();
    } else if (kind == QLatin1String("event") && m_session) {
        return applyEvent(object[u"e"].toString().toStdString(), row);
    } else if (m_directing && kind != QLatin1String("part")) {
        return applyDirected(object) ? Result<Done>(Done{}) : Result<Done>(damaged(row));
    } else if (kind == QLatin1String("hand") && isHandOver()) {
        m_dealt[static_cast<std::size_t>(m_part - 1)].push_back(std::move(*m_session));
        ++m_hand;
        return beginHand();
    } else if (kind == QLatin1String("part") && !isOver()) {
        turnTo(m_part + 1);
        return beginHand();
    } else {
        return damaged(row);
    }
    return Done{};
}

Result<Done> Sitting::applyEvent(const std::string& event, const std::string& row)
{
    const auto entry = readEvent(event, "attempt", 1);
    if (!entry)
        return damaged(row);
    // the floor's step comes with the event that brings it about, and is written down with it
    if (std::holds_alternative<FloorStep>(entry->event))
        return Done{};
    return m_session->apply(entry->event).done();
}

/// What has just happened at the table, the floor's step with it, happened then.
void Sitting::noteTime(std::int64_t at)
{
    auto& hands = m_eventTimes[static_cast<std::size_t>(m_part - 1)];
    hands.resize(std::max(hands.size(), static_cast<std::size_t>(m_hand) + 1));
    hands[static_cast<std::size_t>(m_hand)].resize(m_session->entries().size(), at);
}

void Sitting::turnTo(int part)
{
    if (m_session)
        m_dealt[static_cast<std::size_t>(m_part - 1)].push_back(std::move(*m_session));
    m_session.reset();
    if (m_directing)
        m_directed[static_cast<std::size_t>(m_part - 1)] = std::move(*m_directing);
    m_directing.reset();
    m_part = part;
    m_hand = 0;
    m_lastSecond = 0;
}

Result<Done> Sitting::write(const QJsonObject& row)
{
    const auto record = TRY(m_house.attempts.one(m_number));
    // a paused or ended attempt takes nothing
    if (record.state != AttemptState::Running)
        return refusedIn({"attempt " + std::to_string(m_number)}, Cause::NotAllowed, Refusal::NotRunning,
                         wordOf(record.state));
    const int used = secondsUsed();
    // the time is sealed with it: a row of the database that says less is not believed
    QJsonObject timed = row;
    timed.insert(QStringLiteral("t"), used);
    TRY(m_house.answers.append(m_number, m_key, m_rows + 1, compactText(timed), m_part, used));
    ++m_rows;
    // a clock that ran on is nothing that somebody did
    if (row[u"k"].toString() != QLatin1String("clock"))
        m_lastSecond = used;
    m_sinceKept = 0;
    return Done{};
}

Result<Done> Sitting::begin()
{
    TRY(m_house.attempts.change(m_number, AttemptEvent::Begin));
    TRY(noteSecondStarts());
    // a part was handed in, and the program ended before that was all
    return keepPart();
}

/// Enters that the program was started once more beside this one.
Result<Done> Sitting::noteSecondStarts()
{
    const int starts = takeSecondStarts(m_house.store.folder());
    return starts == 0 ? Result<Done>(Done{})
                       : m_house.attempts.note(m_number, "second-start", "\"times\":" + std::to_string(starts));
}

/// Keeps which part it is; after the last one everything is handed in.
Result<Done> Sitting::keepPart()
{
    TRY(m_house.answers.nextPart(m_number, m_part));
    if (!isOver())
        return Done{};
    return m_house.attempts.change(m_number, AttemptEvent::Submit, {}, &m_key).done();
}

const std::vector<Task>& Sitting::questions() const
{
    static const std::vector<Task> none;
    return m_part == 0 ? m_form.questions : m_directing ? m_directing->task().questions : none;
}

Result<Done> Sitting::answer(int item, const TaskAnswer& answer)
{
    if (m_directing)
        return answerDirected(item, answer);
    if (m_part != 0 || item < 0 || static_cast<std::size_t>(item) >= m_answers.size())
        return refusedIn({"answer"}, Cause::OutOfRange, Refusal::NoSuchQuestion, std::to_string(item + 1),
                         {std::to_string(m_answers.size())});
    const QJsonObject row{{"k", QStringLiteral("answer")},
                          {"i", item},
                          {"a", jsonOf(m_form.questions[static_cast<std::size_t>(item)], answer)}};
    TRY(write(row));
    m_answers[static_cast<std::size_t>(item)] = answer;
    m_lastItem = item;
    return Done{};
}

Result<Done> Sitting::flag(int item, bool on)
{
    if (item < 0 || static_cast<std::size_t>(item) >= m_flags.size())
        return damaged("flag");
    const QJsonObject row{{"k", QStringLiteral("flag")}, {"i", item}, {"on", on}};
    TRY(write(row));
    m_flags[static_cast<std::size_t>(item)] = on;
    return Done{};
}

Result<Done> Sitting::keep(const Entry& entry)
{
    if (!m_session)
        return damaged("event");
    Session next = *m_session;
    TRY(std::holds_alternative<FloorStep>(entry.event) ? Result<Done>(Done{}) : next.apply(entry.event));
    const QJsonObject row{{"k", QStringLiteral("event")}, {"e", QString::fromStdString(eventText(entry.event))}};
    TRY(write(row));
    m_session = std::move(next);
    return Done{};
}

Result<Done> Sitting::act(const Act& act)
{
    if (!m_session || !m_session->isPossible(act))
        return faultIn("table", Cause::Impossible, {}, eventText(act));
    return keep({.event = act});
}

Result<bool> Sitting::playersAct()
{
    const StationHand* dealt = hand();
    const auto event = m_session && dealt != nullptr ? nextByScript(*dealt, *m_session) : std::nullopt;
    if (!event)
        return false;
    TRY(keep({.event = *event}));
    return true;
}

Result<bool> Sitting::nextHand()
{
    if (!isHandOver() || m_hand + 1 >= handCount())
        return false;
    const QJsonObject row{{"k", QStringLiteral("hand")}};
    TRY(write(row));
    TRY(apply(compactText(row)));
    return true;
}

Result<Done> Sitting::submitPart()
{
    if (isOver())
        return damaged("part");
    const QJsonObject row{{"k", QStringLiteral("part")}};
    TRY(write(row));
    TRY(apply(compactText(row)));
    return keepPart();
}

int Sitting::secondsGiven() const
{
    if (isOver())
        return 0;
    return secondsOf(m_blueprint, m_part, m_candidate.timeFactor, m_extra);
}

int Sitting::secondsUsed() const
{
    return isOver() ? 0 : static_cast<int>(m_usedMilliseconds[static_cast<std::size_t>(m_part)] / milliseconds);
}

Result<Sitting::Tick> Sitting::tick(int gone)
{
    if (isOver() || gone <= 0)
        return Tick::Counted;
    const auto record = TRY(m_house.attempts.one(m_number));
    if (record.state != AttemptState::Running)
        return Tick::Counted;
    if (gone > longestGap) {
        TRY(m_house.attempts.interruptSilent(m_number, "no sign of life", m_key));
        return Tick::Gap;
    }
    m_extra = record.extra;
    m_usedMilliseconds[static_cast<std::size_t>(m_part)] += gone;
    m_sinceKept += gone;
    if (secondsLeft() == 0) {
        TRY(submitPart());
        return Tick::HandedIn;
    }
    if (m_sinceKept >= heartbeat) {
        m_sinceKept = 0;
        TRY(m_house.answers.keepTime(m_number, m_part, secondsUsed()));
        TRY(noteSecondStarts());
    }
    return Tick::Counted;
}

Result<Done> Sitting::refresh()
{
    m_extra = TRY(m_house.attempts.one(m_number)).extra;
    return Done{};
}

Result<Done> Sitting::pause(const Unlocked& who, const std::string& reason)
{
    TRY(m_house.answers.keepTime(m_number, m_part, secondsUsed()));
    return m_house.attempts.change(who, m_number, AttemptEvent::Pause, reason).done();
}

Result<Done> Sitting::leave(const std::string& reason)
{
    TRY(m_house.answers.keepTime(m_number, m_part, secondsUsed()));
    return m_house.attempts.change(m_number, AttemptEvent::Interrupt, reason, &m_key).done();
}

Result<Sitting::Work> Sitting::workOf(const Beside& house, std::int64_t attempt, const SecretKey& attemptKey)
{
    Sitting sitting(house, attempt);
    sitting.m_key = SecretKey::fromBytes(attemptKey.bytes());
    TRY(sitting.load());
    const auto brokenOff = sitting.isOver() ? std::nullopt : std::optional(sitting.m_part);
    // an attempt that was ended without being handed in counts as far as it came
    if (sitting.m_session || sitting.m_directing)
        sitting.turnTo(sitting.m_part + 1);
    Work work{.blueprint = sitting.m_blueprint,
              .form = std::move(sitting.m_form),
              .answers = std::move(sitting.m_answers),
              .stations = std::move(sitting.m_dealt),
              .hands = {},
              .directed = std::move(sitting.m_directed),
              .itemSeconds = std::move(sitting.m_itemSeconds),
              .dealerSeconds = std::move(sitting.m_dealerSeconds),
              .eventTimes = std::move(sitting.m_eventTimes),
              .brokenOff = brokenOff};
    for (std::size_t i = 0; i < sitting.m_stations.size(); ++i) {
        StationEvidence asked = sitting.m_tasks[i] ? sitting.m_tasks[i]->evidence : StationEvidence();
        for (const PreparedHand& hand : sitting.m_stations[i])
            asked.add(hand.evidence);
        work.hands.push_back(eachOf(sitting.m_stations[i], &PreparedHand::hand));
        work.asked.push_back(std::move(asked));
    }
    return work;
}

} // namespace cutcard
