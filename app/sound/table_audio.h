// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/acts/event.h"

#include <QObject>
#include <QString>

#include <memory>

class QProcessEnvironment;

namespace cutcard {

/// Whether a sound server can be expected: one is named, or its socket lies where it belongs.
bool hasSoundServer(const QProcessEnvironment& environment);

/// Lets a table be heard, where there is a device for it and somebody wants it; never needed.
class TableAudio : public QObject
{
    Q_OBJECT

public:
    explicit TableAudio(QObject* parent = nullptr);
    ~TableAudio() override;

    /// Cards and chips, and players saying aloud what they do.
    void setWanted(bool sound, bool voices);
    /// Plays what an event sounds like; `said` is what its player says, if anything.
    void play(const Event& event, const QString& said);
    /// Whether anything can be heard on this machine; asked of the system once.
    bool canPlay();

private:
    struct Devices;

    bool m_sound = false;
    bool m_voices = false;
    std::unique_ptr<Devices> m_devices; ///< opened when something is to be heard for the first time
};

} // namespace cutcard
