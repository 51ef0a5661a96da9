// SPDX-License-Identifier: GPL-3.0-or-later
// Writes pictures of the table and the panels in many states and sizes, for somebody to look at.
#include "app/table/table_model.h"
#include "fake_panels.h"
#include "fake_tables.h"

#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QRegularExpression>
#include <QTextStream>
#include <QtQml/qqmlextensionplugin.h>

#include <functional>
#include <memory>

Q_IMPORT_QML_PLUGIN(CutcardPlugin)

namespace {

struct Shot {
    QString name;
    std::function<cutcard::TablePicture()> picture;
    QString view = {}; ///< with panels around the table
};

/// The engine's Theme; a QML singleton is reached by QML only.
QObject* theme(QQmlEngine& engine, std::unique_ptr<QObject>& holder)
{
    QQmlComponent component(&engine);
    component.setData("import QtQml\nimport Cutcard\nQtObject { property QtObject theme: Theme }", QUrl());
    holder.reset(component.create());
    if (holder == nullptr)
        qFatal("%s", qPrintable(component.errorString()));
    return holder->property("theme").value<QObject*>();
}

/// The models behind one picture.
struct Models {
    cutcard::TableModel table;
    cutcard::CoachModel coach;
    cutcard::DebriefModel debrief;
};

/// Draws one picture and says how long it took from nothing.
qint64 draw(const Shot& shot, QSize size, qreal scale, bool dark, const QString& file)
{
    QElapsedTimer timer;
    timer.start();
    Models models;
    models.table.jumpTo(shot.picture());
    QQuickView view;
    view.engine()->addImportPath("qrc:/qt/qml");
    std::unique_ptr<QObject> holder;
    QObject* look = theme(*view.engine(), holder);
    look->setProperty("dark", dark);
    look->setProperty("textScale", scale);
    look->setProperty("animation", 0);
    view.setColor(look->property("window").value<QColor>());
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    QVariantMap properties{{"table", QVariant::fromValue(&models.table)}};
    if (!shot.view.isEmpty()) {
        models.coach.setPicture(cutcard::fakes::coach(shot.view != "test"));
        models.debrief.setPicture(cutcard::fakes::debrief());
        properties.insert({{"coach", QVariant::fromValue(&models.coach)},
                           {"debrief", QVariant::fromValue(&models.debrief)},
                           {"view", shot.view}});
    }
    view.setInitialProperties(properties);
    view.setSource(shot.view.isEmpty() ? QUrl(models.table.banked() ? "qrc:/qt/qml/Cutcard/BankedTable.qml"
                                                                    : "qrc:/qt/qml/Cutcard/DealerTable.qml")
                                       : QUrl::fromLocalFile(GALLERY_FOLDER "/GalleryWindow.qml"));
    view.resize(size);
    view.show();
    QCoreApplication::processEvents();
    const QImage image = view.grabWindow();
    const qint64 took = timer.elapsed();
    image.save(file);
    return took;
}

} // namespace

int main(int argc, char** argv)
{
    QGuiApplication app(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    const QString folder = arguments.value(1, "shots");
    const QRegularExpression only(arguments.value(2));
    QDir().mkpath(folder);
    QTextStream out(stdout);

    using namespace cutcard::fakes;
    const QList<Shot> tables{
        {"wash-6", [] { return beforeTheDeal(6); }},
        {"preflop-2", [] { return preflop(2); }},
        {"preflop-6", [] { return preflop(6); }},
        {"preflop-10", [] { return preflop(10); }},
        {"flop-3", [] { return flopWithBets(3); }},
        {"flop-4", [] { return flopWithBets(4); }},
        {"flop-5", [] { return flopWithBets(5); }},
        {"flop-7", [] { return flopWithBets(7); }},
        {"flop-9", [] { return flopWithBets(9); }},
        {"flop-10", [] { return flopWithBets(10); }},
        {"pots-6", [] { return fourPots(6); }},
        {"pots-9", [] { return fourPots(9); }},
        {"pots-10", [] { return fourPots(10); }},
        {"showdown-9", [] { return showdown(9); }},
        {"showdown-10", [] { return showdown(10); }},
        {"tennessee-8", tennessee},
        {"irregular-9", irregular},
        {"banked-empty-7", [] { return championEmpty(7); }},
        {"banked-settling-7", [] { return championSettling(7); }},
        {"banked-settling-4", [] { return championSettling(4); }},
        {"banked-one-7", championOne},
        {"banked-two-5", [] { return championTwo(5); }},
        {"banked-two-1", [] { return championTwo(1); }},
    };
    QList<Shot> windows;
    for (const char* view : {"coach", "test", "debrief"})
        windows.append({QString("window-") + view, [] { return flopWithBets(9); }, view});

    const auto drawAll = [&](const QList<Shot>& shots, const QList<QSize>& sizes) {
        for (const QSize size : sizes)
            for (const qreal scale : {1.0, 1.5})
                for (const bool dark : {true, false})
                    for (const Shot& shot : shots) {
                        const QString name = QString("%1-%2-%3-%4.png")
                                                 .arg(shot.name)
                                                 .arg(size.width())
                                                 .arg(scale * 100)
                                                 .arg(dark ? "dark" : "light");
                        if (!only.match(name).hasMatch())
                            continue;
                        const qint64 took = draw(shot, size, scale, dark, folder + '/' + name);
                        out << name << ' ' << took << " ms" << Qt::endl;
                    }
    };
    // the table's part of windows of 1280x800 and of 1920x1080, then whole windows
    drawAll(tables, {{930, 570}, {1540, 860}});
    drawAll(windows, {{1280, 800}, {1920, 1080}});
    return 0;
}
