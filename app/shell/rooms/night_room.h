// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/records/kept.h"
#include "app/shell/windows/part.h"

#include <memory>

namespace cutcard {

class ClockWindow;
struct NightPractice;
struct NightSetup;
struct PracticePicture;

/// The director's nights: begun, kept, gone on with, saved and opened; a director's own mistakes practised.
class NightRoom : public Room
{
    Q_OBJECT

public:
    explicit NightRoom(MainWindow& window);
    ~NightRoom() override;

    /// Begins a night and keeps it.
    void begin(const NightSetup& setup, bool real = false);
    /// Goes on with a kept night; false if it is none.
    bool goOn(SessionId id);
    /// Opens a night file; false, and a message, if it can't be read.
    bool open(const QString& name);
    /// A mistake dealt anew as a drill where there is one, else the moment of the night once more.
    void practise(const PracticePicture& mistake);
    /// Opens the clock for a second screen.
    ClockWindow* openClock();

private:
    void settle();
    void askFile();
    void saveNight();
    void print();
    void endPractice();

    SessionId m_night = 0;
    std::unique_ptr<NightPractice> m_practice; ///< a mistake that is practised where it was made
};

} // namespace cutcard
