// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings.h"
#include "tests/support/programs.h"
#include "tests/support/qml_plugin.h"
#include "tests/support/warnings.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace cutcard;

class SettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { failOnAnyWarning(); }

    void settingsAreReadBackAsTheyWereWritten()
    {
        Settings settings;
        settings.dark = false;
        settings.contrast = true;
        settings.textPercent = 150;
        settings.game = "limit";
        settings.assisted = 5;
        settings.incidents = "many";
        settings.language = "pt_BR";
        const auto read = readSettings(writeSettings(settings), "s");
        QVERIFY(read.faults.empty());
        QVERIFY(read.settings == settings);
    }

    void aFolderWithoutSettingsGivesTheDefaults()
    {
        const QTemporaryDir folder;
        QVERIFY(loadSettings(folder.path()).settings == Settings{});
        QVERIFY(saveSettings(Settings{}, folder.filePath("new")).has_value());
        QVERIFY(loadSettings(folder.filePath("new")).settings == Settings{});
    }

    void aBadValueIsNamedWithItsPlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("line");
        QTest::newRow("out of range") << "dark = true\ntext_percent = 400\n" << 2;
        QTest::newRow("not a number") << "hands = \"many\"\n" << 1;
        QTest::newRow("unknown word") << "\n\nincidents = \"lots\"\n" << 3;
        QTest::newRow("no language's name") << "language = \"../en\"\n" << 1;
        QTest::newRow("unknown key") << "colour = 3\n" << 1;
        QTest::newRow("no TOML") << "dark = = true\n" << 1;
    }
    void aBadValueIsNamedWithItsPlace()
    {
        QFETCH(QString, text);
        QFETCH(int, line);
        const auto read = readSettings(text, "settings.toml");
        QCOMPARE(read.faults.size(), std::size_t{1});
        QCOMPARE(read.faults.front().place.name, std::string("settings.toml"));
        QCOMPARE(read.faults.front().place.line, line);
        QVERIFY(read.faults.front().place.column > 0);
    }

    void whatIsRightIsKeptBesideWhatIsWrong()
    {
        const auto read = readSettings("dark = false\nhands = 5000\ncolour = 3\nseats = 8\n", "settings.toml");
        QCOMPARE(read.faults.size(), std::size_t{2});
        QCOMPARE(read.settings.dark, false);
        QCOMPARE(read.settings.seats, 8);
        QCOMPARE(read.settings.hands, Settings{}.hands);
    }

    void aFileWithFaultsIsKeptWhenAnotherIsWritten()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath("settings.toml");
        const QByteArray mine = "seats = 8\ncolour = 3\n";
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(mine) == mine.size());
        file.close();
        QVERIFY(saveSettings(loadSettings(folder.path()).settings, folder.path()).has_value());
        QCOMPARE(loadSettings(folder.path()).settings.seats, 8);
        QVERIFY(loadSettings(folder.path()).faults.empty());
        QFile kept(name + ".1");
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), mine);
        // nobody else reads them
        QCOMPARE(QFile::permissions(name) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    }
};

CUTCARD_TESTS(SettingsTest)
#include "tst_settings.moc"
