// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sound/table_audio.h"

#include "app/sound/sounds.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QProcessEnvironment>

#ifdef CUTCARD_SOUND
#include <QAudioDevice>
#include <QAudioFormat>
#include <QAudioSink>
#include <QBuffer>
#include <QMediaDevices>
#endif
#ifdef CUTCARD_SPEECH
#include <QTextToSpeech>
#endif

namespace cutcard {

bool hasSoundServer(const QProcessEnvironment& environment)
{
    // asked for before Qt is, which would wait for one and complain of what is never needed
    if (!environment.value(QStringLiteral("PULSE_SERVER")).isEmpty())
        return true;
    const QStringList places{environment.value(QStringLiteral("PULSE_RUNTIME_PATH")),
                             environment.value(QStringLiteral("XDG_RUNTIME_DIR")) + QStringLiteral("/pulse"),
                             QStringLiteral("/run/pulse")};
    return std::ranges::any_of(places, [](const QString& place) {
        return !place.isEmpty() && QFileInfo::exists(place + QStringLiteral("/native"));
    });
}

/// What is opened on the machine.
struct TableAudio::Devices {
#ifdef CUTCARD_SOUND
    struct Player {
        QByteArray samples;
        std::unique_ptr<QBuffer> buffer;
        std::unique_ptr<QAudioSink> sink;
    };
    std::array<Player, tableSoundCount> players;
    QAudioDevice device;
#endif
#ifdef CUTCARD_SPEECH
    std::unique_ptr<QTextToSpeech> voice;
#endif
};

TableAudio::TableAudio(QObject* parent) : QObject(parent) {}

TableAudio::~TableAudio() = default;

void TableAudio::setWanted(bool sound, bool voices)
{
    m_sound = sound;
    m_voices = voices;
}

bool TableAudio::canPlay()
{
    if (!m_devices) {
        m_devices = std::make_unique<Devices>();
#ifdef CUTCARD_SOUND
        // where nobody sees anything nobody hears anything
        const bool seen = QGuiApplication::platformName() != QLatin1String("offscreen");
        if (seen && hasSoundServer(QProcessEnvironment::systemEnvironment()))
            m_devices->device = QMediaDevices::defaultAudioOutput();
#endif
    }
#ifdef CUTCARD_SOUND
    return !m_devices->device.isNull();
#else
    return false;
#endif
}

void TableAudio::play([[maybe_unused]] const Event& event, [[maybe_unused]] const QString& said)
{
    if ((!m_sound && !m_voices) || !canPlay())
        return;
#ifdef CUTCARD_SOUND
    if (const auto sound = soundOf(event); m_sound && sound) {
        auto& player = m_devices->players[static_cast<std::size_t>(*sound)];
        if (!player.sink) {
            QAudioFormat format;
            format.setSampleRate(samplesPerSecond);
            format.setChannelCount(1);
            format.setSampleFormat(QAudioFormat::Int16);
            player.samples = samplesOf(*sound);
            player.buffer = std::make_unique<QBuffer>(&player.samples);
            player.buffer->open(QIODevice::ReadOnly);
            player.sink = std::make_unique<QAudioSink>(m_devices->device, format);
            player.sink->setVolume(0.5);
        }
        player.sink->stop();
        player.buffer->seek(0);
        player.sink->start(player.buffer.get());
    }
#endif
#ifdef CUTCARD_SPEECH
    const auto* decision = std::get_if<Decision>(&event);
    if (!m_voices || said.isEmpty() || decision == nullptr)
        return;
    if (!m_devices->voice)
        m_devices->voice = std::make_unique<QTextToSpeech>();
    if (m_devices->voice->state() == QTextToSpeech::Error)
        return;
    // players are told apart by how high they speak
    m_devices->voice->setPitch(0.25 * (decision->seat.number() % 5 - 2));
    m_devices->voice->say(said);
#endif
}

} // namespace cutcard
