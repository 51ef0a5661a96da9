// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/sounds.h"

#include "core/base/random.h"

#include <cmath>
#include <numbers>
#include <vector>

namespace cutcard {

using Wave = std::vector<double>;

static Wave silence(double seconds)
{
    return Wave(static_cast<std::size_t>(seconds * samplesPerSecond), 0.0);
}

/// Adds hiss that fades away, as paper sliding over felt; the duller, the lower it sounds.
static void addHiss(Wave& wave, double from, double seconds, double loudness, double dullness, std::uint64_t seed)
{
    RandomStream noise(seed, StreamPurpose::Quiz);
    double smooth = 0;
    const auto first = static_cast<std::size_t>(from * samplesPerSecond);
    const auto count = static_cast<std::size_t>(seconds * samplesPerSecond);
    for (std::size_t i = 0; i < count && first + i < wave.size(); ++i) {
        const double along = static_cast<double>(i) / static_cast<double>(count);
        const double white = static_cast<double>(noise.between(-1000, 1000)) / 1000.0;
        smooth += (white - smooth) * (1.0 - dullness);
        // rises fast, falls slowly
        wave[first + i] += loudness * smooth * std::min(1.0, along * 12) * std::pow(1.0 - along, 2.5);
    }
}

/// Adds the ring of clay on clay.
static void addRing(Wave& wave, double from, double pitch, double seconds, double loudness)
{
    const auto first = static_cast<std::size_t>(from * samplesPerSecond);
    const auto count = static_cast<std::size_t>(seconds * samplesPerSecond);
    for (std::size_t i = 0; i < count && first + i < wave.size(); ++i) {
        const double time = static_cast<double>(i) / samplesPerSecond;
        const double fade = std::exp(-time * 38);
        const double tone =
            std::sin(2 * std::numbers::pi * pitch * time) + 0.5 * std::sin(2 * std::numbers::pi * pitch * 2.71 * time);
        wave[first + i] += loudness * fade * tone * 0.6;
    }
}

static Wave waveOf(TableSound sound)
{
    Wave wave;
    switch (sound) {
    case TableSound::Card:
        wave = silence(0.11);
        addHiss(wave, 0, 0.1, 0.5, 0.55, 1);
        break;
    case TableSound::Shuffle:
        wave = silence(0.75);
        for (int i = 0; i < 26; ++i)
            addHiss(wave, 0.02 + 0.021 * i, 0.03, 0.35 + 0.006 * i, 0.35, 10 + static_cast<std::uint64_t>(i));
        addHiss(wave, 0.6, 0.14, 0.3, 0.7, 40);
        break;
    case TableSound::Chip:
        wave = silence(0.32);
        addRing(wave, 0, 2900, 0.15, 0.35);
        addRing(wave, 0.045, 3300, 0.15, 0.3);
        addRing(wave, 0.1, 2700, 0.2, 0.25);
        break;
    case TableSound::Floor:
        wave = silence(0.5);
        addRing(wave, 0, 660, 0.25, 0.4);
        addRing(wave, 0.18, 880, 0.3, 0.4);
        break;
    }
    return wave;
}

static bool movesCards(Verb verb)
{
    return isOneOf(verb, {Verb::Pitch, Verb::Burn, Verb::Board, Verb::BoardDown, Verb::DealDealer, Verb::DealShared,
                          Verb::TurnBoard, Verb::TurnDealer, Verb::TurnShared, Verb::TurnUp, Verb::MuckHand,
                          Verb::PlaceExposed, Verb::SetAside});
}

static bool movesChips(Verb verb)
{
    return isOneOf(verb,
                   {Verb::Sweep, Verb::BuildPot, Verb::ReturnChips, Verb::SeparateBet, Verb::PushPot, Verb::TakeRake,
                    Verb::SellChips, Verb::Lend, Verb::TakeLoan, Verb::TakeWager, Verb::PayWager, Verb::PushWager,
                    Verb::ReturnWagers, Verb::GatherPot, Verb::FillTray, Verb::CutOut, Verb::PostFor, Verb::Deposit});
}

std::optional<TableSound> soundOf(const Event& event)
{
    if (std::holds_alternative<FloorStep>(event))
        return TableSound::Floor;
    if (const auto* act = std::get_if<Act>(&event)) {
        if (act->verb == Verb::Shuffle || act->verb == Verb::Spread || act->verb == Verb::ReturnAside)
            return TableSound::Shuffle;
        if (act->verb == Verb::CallFloor)
            return TableSound::Floor;
        if (movesCards(act->verb))
            return TableSound::Card;
        return movesChips(act->verb) ? std::optional(TableSound::Chip) : std::nullopt;
    }
    const auto* decision = std::get_if<Decision>(&event);
    if (decision == nullptr)
        return std::nullopt;
    switch (decision->choice) {
    case Choice::Fold:
        return TableSound::Card;
    case Choice::Check:
        return std::nullopt;
    default:
        return decision->amount > 0 || decision->wagers.total() > 0 ? std::optional(TableSound::Chip) : std::nullopt;
    }
}

QByteArray samplesOf(TableSound sound)
{
    const Wave wave = waveOf(sound);
    QByteArray samples;
    samples.reserve(static_cast<qsizetype>(wave.size()) * 2);
    for (const double value : wave) {
        const auto sample = static_cast<std::int16_t>(std::lround(std::clamp(value, -1.0, 1.0) * 32'000));
        samples.append(static_cast<char>(sample & 0xff));
        samples.append(static_cast<char>(sample >> 8 & 0xff));
    }
    return samples;
}

} // namespace cutcard
