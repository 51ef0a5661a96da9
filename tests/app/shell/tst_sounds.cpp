// SPDX-License-Identifier: GPL-3.0-or-later
// What is to be heard at a table: made here, the same every time, and never needed.
#include "app/sound/sounds.h"
#include "app/sound/table_audio.h"
#include "tests/support/programs.h"

#include <QtTest>

#include <set>

using namespace cutcard;

class SoundsTest : public QObject
{
    Q_OBJECT

private slots:
    void eachSoundIsHeardAndClipsNothing()
    {
        std::set<QByteArray> all;
        for (int i = 0; i < tableSoundCount; ++i) {
            const QByteArray samples = samplesOf(static_cast<TableSound>(i));
            QCOMPARE(samples, samplesOf(static_cast<TableSound>(i)));
            QVERIFY(samples.size() > samplesPerSecond / 10);
            QVERIFY(samples.size() < qsizetype{4} * samplesPerSecond);
            int loudest = 0;
            for (qsizetype at = 0; at + 1 < samples.size(); at += 2) {
                const auto value = static_cast<std::int16_t>(static_cast<unsigned char>(samples[at])
                                                             | static_cast<unsigned char>(samples[at + 1]) << 8);
                loudest = std::max(loudest, std::abs(static_cast<int>(value)));
            }
            QVERIFY2(loudest > 2'000 && loudest < 32'000, QByteArray::number(loudest));
            all.insert(samples);
        }
        QCOMPARE(all.size(), static_cast<std::size_t>(tableSoundCount));
    }
    void whatMovesCardsOrChipsIsHeard()
    {
        QVERIFY(soundOf(act(Verb::Pitch, Seat(1))) == TableSound::Card);
        QVERIFY(soundOf(act(Verb::Shuffle)) == TableSound::Shuffle);
        QVERIFY(soundOf(act(Verb::Sweep)) == TableSound::Chip);
        QVERIFY(soundOf(pushPot(0, Seat(1), 500)) == TableSound::Chip);
        QVERIFY(soundOf(callFloor(Matter::Dispute)) == TableSound::Floor);
        QVERIFY(soundOf(FloorStep()) == TableSound::Floor);
        QVERIFY(!soundOf(act(Verb::PointTo, Seat(1))));
        QVERIFY(!soundOf(say(Phrase::Showdown)));
    }
    void withoutADeviceOrWishNothingHappens()
    {
        TableAudio audio;
        audio.play(act(Verb::Shuffle), {});
        audio.setWanted(true, true);
        audio.play(act(Verb::Shuffle), {});
        QVERIFY(!audio.canPlay());
    }
    void aSoundServerIsExpectedWhereOneIsNamedOrListens()
    {
        QTemporaryDir folder;
        QProcessEnvironment environment;
        environment.insert("XDG_RUNTIME_DIR", folder.path());
        QCOMPARE(hasSoundServer(environment), QFileInfo::exists("/run/pulse/native"));
        QVERIFY(QDir(folder.path()).mkpath("pulse"));
        QFile socket(folder.filePath("pulse/native"));
        QVERIFY(socket.open(QIODevice::WriteOnly));
        QVERIFY(hasSoundServer(environment));
        environment.remove("XDG_RUNTIME_DIR");
        environment.insert("PULSE_SERVER", "tcp:example");
        QVERIFY(hasSoundServer(environment));
    }
};

CUTCARD_TESTS(SoundsTest, QApplication)
#include "tst_sounds.moc"
