// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/tournament/calls/scene.h"
#include "core/tournament/venue/table_hand.h"

#include <numeric>

namespace cutcard {

static std::optional<FrozenHand> frozenAt(Session session, std::vector<RulingChoice> rulings, RandomStream& stream)
{
    if (rulings.size() < 2)
        return std::nullopt;
    stream.shuffle(rulings);
    return FrozenHand{.session = std::move(session), .choices = std::move(rulings)};
}

static bool isOn(const Result<Session>& session)
{
    return session && session->hand() < 2 && !session->isOver();
}

/// Plays a hand as the scene has it until it stops.
static std::optional<FrozenHand> play(const SessionSetup& setup, const Scene& scene, RandomStream& stream)
{
    auto session = Session::start(setup);
    const Simulator simulator(scene.incidents);
    for (int events = 0; isOn(session) && events < mostHandEvents; ++events) {
        if (const auto duty = scene.stopsAt(*session)) {
            auto rulings = rulingChoices(*session, *duty, scene.misrulings(*session, *duty));
            if (scene.cites)
                rulings.front().rule = scene.cites(*duty);
            if (auto frozen = frozenAt(*session, std::move(rulings), stream))
                return frozen;
        }
        auto event = scene.steers(*session);
        // the dealer may do wrong what no player could
        const bool isAct = event && std::holds_alternative<Act>(*event);
        if (!event || (!isAct && !session->isPossible(*event)))
            event = nextAtTable(*session, simulator);
        if (!event || !session->apply(*event))
            break;
    }
    return std::nullopt;
}

/// Numbers up to a count in an order drawn by the hand.
static std::vector<int> drawnOrder(const Night& night, const Ring& ring, int count)
{
    RandomStream stream(seedOf(night, ring), StreamPurpose::Incidents);
    std::vector<int> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    stream.shuffle(order);
    return order;
}

/// A hand of its own, so that what lies on the table goes on as it would have, with a kind of call.
static std::optional<FrozenHand> anotherHand(const Night& night, const Ring& ring, int kind, std::uint64_t attempt)
{
    constexpr std::uint64_t apart = 7'368'787;
    SessionSetup setup = sessionOf(night, ring);
    setup.seed = SplitMix::mixed(setup.seed + attempt * apart);
    RandomStream stream(setup.seed, StreamPurpose::Incidents);
    if (isTennessee(night))
        return play(setup, riverboatScene(kind), stream);
    const auto ruling = static_cast<RulingKind>(kind);
    const Scene scene = sceneOf(ruling, setup, stream);
    auto frozen = play(setup, scene, stream);
    if (frozen)
        frozen->kind = ruling;
    return frozen;
}

std::optional<FrozenHand> frozenHand(const Night& night, const Ring& ring)
{
    // another kind only where that one can't come up with these stacks
    constexpr std::uint64_t attempts = 8;
    for (const int kind : drawnOrder(night, ring, isTennessee(night) ? riverboatScenes : rulingKindCount)) {
        for (std::uint64_t attempt = 1; attempt <= attempts; ++attempt) {
            if (auto frozen = anotherHand(night, ring, kind, attempt))
                return frozen;
        }
    }
    return std::nullopt;
}

std::optional<FrozenHand> frozenHand(const Night& night, const Ring& ring, RulingKind kind)
{
    return anotherHand(night, ring, static_cast<int>(kind), 0);
}

std::optional<FrozenHand> disputedHand(const Night& night, const Ring& ring)
{
    RandomStream stream(seedOf(night, ring), StreamPurpose::Quiz);
    const int passed = stream.below(3);
    auto session = Session::start(sessionOf(night, ring));
    const Simulator simulator;
    int bets = 0;
    for (int events = 0; isOn(session) && events < mostHandEvents; ++events) {
        const auto event = nextAtTable(*session, simulator);
        if (!event || !session->apply(*event))
            break;
        const auto* decision = std::get_if<Decision>(&*event);
        const bool isBet =
            decision != nullptr && (decision->choice == Choice::BetTo || decision->choice == Choice::RaiseTo);
        if (!isBet || bets++ < passed)
            continue;
        const Chips lies = session->table().at(decision->seat).bet;
        const Chips claimed = lies - session->situation().notes.bigBlind;
        const Seat next = liveSeats(session->table()).nextAfter(decision->seat);
        if (claimed < session->situation().notes.bigBlind || next == decision->seat)
            continue;
        // chips that lie there are a bet, whatever anybody says of them
        const Duty stands{.act = say(Phrase::BetStands, decision->seat),
                          .rule = isTennessee(night) ? "GP-dispute"_rule : "3.6.1"_rule};
        const Seat seat = decision->seat;
        auto frozen = frozenAt(*session,
                               rulingChoices(*session, stands,
                                             asJudged(*session, {say(Phrase::CorrectTo, seat, claimed),
                                                                 act(Verb::ReturnChips, seat, lies - claimed),
                                                                 act(Verb::MuckHand, seat), say(Phrase::Misdeal)})),
                               stream);
        if (!frozen)
            continue;
        frozen->claimant = stacksAt(ring)[static_cast<std::size_t>(next.index())];
        frozen->claimed = claimed;
        return frozen;
    }
    return std::nullopt;
}

} // namespace cutcard
