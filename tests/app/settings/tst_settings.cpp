// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtQml/qqmlextensionplugin.h>
#include <QtTest>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

using namespace cutcard;

class SettingsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression("^(?!This plugin does not support|QStandardPaths)")); }

    void settingsAreReadBackAsTheyWereWritten()
    {
        Settings settings;
        settings.dark = false;
        settings.textPercent = 150;
        settings.game = "limit";
        settings.assisted = 5;
        settings.incidents = "many";
        settings.language = "pt_BR";
        const auto read = readSettings(writeSettings(settings), "s");
        QVERIFY(read.has_value());
        QVERIFY(*read == settings);
    }

    void aFolderWithoutSettingsGivesTheDefaults()
    {
        const QTemporaryDir folder;
        QVERIFY(*loadSettings(folder.path()) == Settings{});
        QVERIFY(saveSettings(Settings{}, folder.filePath("new")).has_value());
        QVERIFY(*loadSettings(folder.filePath("new")) == Settings{});
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
        QVERIFY(!read.has_value());
        QCOMPARE(read.error().place.name, std::string("settings.toml"));
        QCOMPARE(read.error().place.line, line);
        QVERIFY(read.error().place.column > 0);
    }
};

QTEST_APPLESS_MAIN(SettingsTest)
#include "tst_settings.moc"
