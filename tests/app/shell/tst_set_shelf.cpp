// SPDX-License-Identifier: GPL-3.0-or-later
// The shelf of practice sets: a file is read again only when it was written again.
#include "app/keeping/set_shelf.h"
#include "tests/support/programs.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace cutcard;

class SetShelfTest : public QObject
{
    Q_OBJECT

private slots:
    void aSetIsReadAgainOnlyWhenItsFileWasWrittenAgain()
    {
        const QTemporaryDir folder;
        const SetShelf shelf(folder.path());
        PracticeSet set{.id = "00ff", .title = "Flops"};
        QVERIFY(shelf.keep(set, true));
        QCOMPARE(titles(shelf), QStringList{"Flops"});
        // other words of the same length and time are not looked at: the file counts as the one that is known
        const QString file = fileIn(folder);
        const QDateTime then = QFileInfo(file).lastModified();
        rewrite(file, "Flops", "Turns");
        setTime(file, then);
        QCOMPARE(titles(shelf), QStringList{"Flops"});
        // a minute later it is another one, and so is one of another length at the same time
        setTime(file, then.addSecs(60));
        QCOMPARE(titles(shelf), QStringList{"Turns"});
        rewrite(file, "Turns", "Rivers");
        setTime(file, then.addSecs(60));
        QCOMPARE(titles(shelf), QStringList{"Rivers"});
        // what was kept in its place, and what is gone
        set.title = "Boards";
        QVERIFY(shelf.keep(set, true));
        QCOMPARE(titles(shelf), QStringList{"Boards"});
        QVERIFY(shelf.remove(set.id));
        QVERIFY(titles(shelf).isEmpty() && shelf.read().faults.empty());
    }

    /// What can't be read is not known either: it is named each time, until it was put right.
    void aDamagedFileIsNamedEachTime()
    {
        const QTemporaryDir folder;
        const SetShelf shelf(folder.path());
        QVERIFY(shelf.keep({.id = "00ff", .title = "Flops"}, true));
        QCOMPARE(titles(shelf), QStringList{"Flops"});
        const QString file = fileIn(folder);
        const QDateTime then = QFileInfo(file).lastModified();
        rewrite(file, "title", "tilte");
        setTime(file, then.addSecs(60));
        for (int visit = 0; visit < 2; ++visit) {
            QVERIFY(titles(shelf).isEmpty());
            QCOMPARE(shelf.read().faults.size(), std::size_t{1});
            QCOMPARE(shelf.read().faults.front().place.name, file.toStdString());
        }
        rewrite(file, "tilte", "title");
        setTime(file, then.addSecs(60));
        QCOMPARE(titles(shelf), QStringList{"Flops"});
    }

private:
    static QStringList titles(const SetShelf& shelf)
    {
        QStringList titles;
        for (const ShelfSet& each : shelf.read().sets)
            titles.append(each.set.title);
        return titles;
    }
    static QString fileIn(const QTemporaryDir& folder)
    {
        const QDir sets(folder.filePath("sets"));
        return sets.filePath(sets.entryList({"*.cutset"}, QDir::Files).value(0));
    }
    static void rewrite(const QString& name, const QByteArray& before, const QByteArray& after)
    {
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray text = file.readAll();
        QVERIFY(text.contains(before));
        file.close();
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QVERIFY(file.write(text.replace(before, after)) > 0);
    }
    static void setTime(const QString& name, const QDateTime& time)
    {
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(time, QFileDevice::FileModificationTime));
    }
};

CUTCARD_TESTS(SetShelfTest, QCoreApplication)
#include "tst_set_shelf.moc"
