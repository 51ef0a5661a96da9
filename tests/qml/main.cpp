// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/acts/act_composer.h"
#include "app/table/table_model.h"
#include "tests/support/fake_panels.h"
#include "tests/support/fake_tables.h"
#include "tests/support/qml_plugin.h"
#include "tests/support/warnings.h"

#include <QAccessible>
#include <QQmlEngine>
#include <QTest>
#include <QtQuickTest/quicktest.h>

namespace {

/// Fills the models from QML, and asks what assistive technology sees.
class Fakes : public QObject
{
    Q_OBJECT
    Q_PROPERTY(cutcard::ActComposer* composer READ composer CONSTANT)

public:
    using QObject::QObject;

    cutcard::ActComposer* composer() { return &m_composer; }

    Q_INVOKABLE void fill(cutcard::TableModel* model, const QString& kind, int seats)
    {
        using namespace cutcard::fakes;
        model->setPicture(kind == "preflop"    ? preflop(seats)
                          : kind == "flop"     ? flopWithBets(seats)
                          : kind == "pots"     ? fourPots(seats)
                          : kind == "showdown" ? showdown(seats)
                          : kind == "wash"     ? beforeTheDeal(seats)
                          : kind == "banked"   ? championSettling(seats)
                          : kind == "shared"   ? championOne()
                          : kind == "lent"     ? tennessee(seats)
                                               : irregular());
    }
    /// The top card of the stub is burned.
    Q_INVOKABLE void burn(cutcard::TableModel* model)
    {
        cutcard::TablePicture picture = model->picture();
        for (auto card = picture.cards.rbegin(); card != picture.cards.rend(); ++card)
            if (card->spot == cutcard::TableSpot::Stub) {
                card->spot = cutcard::TableSpot::Burns;
                break;
            }
        model->setPicture(std::move(picture));
    }
    /// Everybody speaks at once.
    Q_INVOKABLE void haveAllSay(cutcard::TableModel* model, const QString& words)
    {
        cutcard::TablePicture picture = model->picture();
        for (cutcard::SeatPicture& seat : picture.seats)
            seat.bubble = words;
        model->setPicture(std::move(picture));
    }
    Q_INVOKABLE void fillCoach(cutcard::CoachModel* model, bool mistake)
    {
        model->setPicture(cutcard::fakes::coach(mistake));
    }
    /// The same with a rule of so many sentences.
    Q_INVOKABLE void fillCoachWithRule(cutcard::CoachModel* model, int sentences)
    {
        cutcard::CoachPicture picture = cutcard::fakes::coach(true);
        picture.ruleText = picture.ruleText.repeated(sentences);
        model->setPicture(picture);
    }
    Q_INVOKABLE void fillCommands(cutcard::CommandModel* model) { model->setCommands(cutcard::fakes::commands()); }
    /// The same with only one command marked by the coach.
    Q_INVOKABLE void fillCommandsOwing(cutcard::CommandModel* model, const QString& id)
    {
        std::vector<cutcard::CommandPicture> commands = cutcard::fakes::commands();
        for (cutcard::CommandPicture& command : commands)
            command.owed = command.id == id;
        model->setCommands(commands);
    }
    Q_INVOKABLE void fillDebrief(cutcard::DebriefModel* model) { model->setPicture(cutcard::fakes::debrief()); }

    Q_INVOKABLE QString accessibleName(QObject* item) const
    {
        QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(item);
        return seen == nullptr ? QString() : seen->text(QAccessible::Name);
    }
    Q_INVOKABLE bool pressAccessibly(QObject* item) const
    {
        QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(item);
        if (seen == nullptr || seen->actionInterface() == nullptr)
            return false;
        seen->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        return true;
    }

private:
    cutcard::ActComposer m_composer;
};

class Setup : public QObject
{
    Q_OBJECT

public slots:
    void applicationAvailable()
    {
        QAccessible::setActive(true);
        cutcard::failOnAnyWarning();
    }
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        engine->addImportPath("qrc:/qt/qml");
        qmlRegisterSingletonInstance("CutcardTest", 1, 0, "Fakes", new Fakes(engine));
    }
};

} // namespace

QUICK_TEST_MAIN_WITH_SETUP(cutcard, Setup)
#include "main.moc"
