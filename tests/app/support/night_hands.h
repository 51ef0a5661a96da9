// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/director/night_desk.h"
#include "app/words/night/night_words.h"
#include "core/tournament/duties/agenda.h"
#include "core/tournament/session/night_presets.h"
#include "core/tournament/simulation/directors.h"
#include "tests/support/items.h"

#include <QAbstractItemModel>
#include <QQuickItem>
#include <QtTest>

#include <algorithm>
#include <optional>
#include <vector>

namespace cutcard {

/// An item of a type with a property that has a value.
inline QQuickItem* withProperty(QQuickItem* item, const QString& type, const char* property, const QVariant& value)
{
    return findItem(item, [&](QQuickItem* each) {
        return QString::fromUtf8(each->metaObject()->className()).startsWith(type) && each->property(property) == value;
    });
}

inline NightSetup nightOf(std::uint64_t seed, const char* preset = "two-tables")
{
    return setupOf(*findNightPreset(preset), seed);
}

/// The answer of the composer's that an act asks for; -1: none, or a number is to be typed.
inline int answerFor(const NightComposer& composer, const Night& night, const DirectorAct& act)
{
    const auto options = composer.options(night);
    const QString question = composer.question(night);
    const auto& done = composer.act();
    for (int i = 0; i < static_cast<int>(options.size()); ++i) {
        const NightOption& option = options[static_cast<std::size_t>(i)];
        if (option.done) {
            const bool all = act.people.empty() || act.people == done.people || option.word != 0
                             || act.people.size() == presentAt(night, *night.ring(act.table)).size();
            if (all)
                return i;
            continue;
        }
        const bool who = !option.who.isNobody()
                         && (option.who == act.person || option.who == act.other
                             || (std::ranges::find(act.people, option.who) != act.people.end()
                                 && std::ranges::find(done.people, option.who) == done.people.end()));
        const bool person = !option.who.isNobody() && option.spot == Spot::DealerRight && who
                            && !(done.person == option.who && option.who != act.other);
        const bool spot = option.spot == Spot::After && act.spot == Spot::After && option.who == act.other;
        const bool table = !option.table.isNone() && option.table == act.table;
        const bool amount = option.amount != 0 && option.amount == act.amount;
        const bool rule = !option.rule.id().empty() && option.rule == act.rule;
        const bool word = option.label == said(act.method) || option.label == said(act.manner);
        const bool call = option.call != 0 && option.call == act.call;
        if (person || spot || table || amount || rule || word || call)
            return i;
    }
    return -1;
}

/// Runs a night by keys and by mouse as a person does, in the page by itself or in the real window.
template <typename View> class NightHands
{
protected:
    ~NightHands() = default;
    virtual NightDesk& desk() = 0;
    virtual View* view() = 0;
    virtual QQuickItem* root() = 0;
    /// Everything is in its place once it was drawn.
    virtual void drawn() = 0;

    NightRun& run() { return *desk().run(); }
    NightConsole& acts() { return *desk().acts(); }
    const NightFacts& facts() { return *desk().facts(); }
    const NightMessage& message() { return *desk().message(); }
    const NightSession& session() { return *run().session(); }
    const Night& night() { return session().night(); }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(view(), key, modifiers);
    }
    bool owes(DirectorVerb verb)
    {
        const auto duty = idealDirectorDuty(night());
        return duty && duty->act.verb == verb;
    }
    /// Does what is owed at a real night, where nothing is drawn for anybody: the first of a table has the high card.
    bool actReal(DirectorAct act)
    {
        if (act.verb == DirectorVerb::DrawDealer) {
            if (run().act(act))
                return false;
            act.verb = DirectorVerb::PlaceButton;
            act.person = stacksAt(*night().ring(act.table)).front();
            act.people.clear();
        }
        return run().act(act);
    }
    /// Who is drawn at which chair.
    QStringList chairs()
    {
        QStringList seats;
        const QAbstractItemModel* plates = desk().floor()->plates();
        const auto roles = plates->roleNames();
        for (int row = 0; row < plates->rowCount(); ++row) {
            QString seat;
            for (const char* part : {"name", "table", "chair"})
                seat += plates->data(plates->index(row, 0), roles.key(part)).toString() + QLatin1Char(' ');
            seats.append(seat);
        }
        seats.sort();
        return seats;
    }
    void setUpReal()
    {
        for (int i = 0; i < 30 && run().settingUp(); ++i)
            QVERIFY(actReal(idealDirectorDuty(night())->act));
    }
    /// Does what is owed, and lets the room go on, until something is so.
    template <typename Until> void runUntil(Until until)
    {
        for (int i = 0; i < 4000 && !until() && !run().over(); ++i) {
            if (const auto duty = idealDirectorDuty(night()))
                run().act(duty->act);
            else
                run().next();
        }
        QVERIFY(until());
    }
    void clickItem(QQuickItem* item) { QTest::mouseClick(view(), Qt::LeftButton, {}, middleOf(item)); }
    void click(const QString& name)
    {
        drawn();
        QQuickItem* item = named(root(), name);
        QVERIFY2(item != nullptr, qPrintable(name));
        clickItem(item);
    }
    QQuickItem* plate(EntrantId who)
    {
        drawn();
        return withProperty(root(), "NightPlate", "who", who.index);
    }
    QQuickItem* table(TableNo number)
    {
        drawn();
        return withProperty(root(), "NightTable", "number", number.number);
    }
    /// Puts somebody down beside somebody, on the side towards the next one clockwise.
    void drag(EntrantId who, TableNo to, EntrantId right)
    {
        QQuickItem* from = plate(who);
        QQuickItem* felt = table(to);
        QVERIFY(from != nullptr && felt != nullptr);
        const QPoint start = middleOf(from);
        QPoint end;
        // the point is looked for that means this place, as a hand does by the words under it
        for (int y = 40; y < static_cast<int>(felt->height()) && end.isNull(); y += 6) {
            for (int x = 6; x < static_cast<int>(felt->width()) && end.isNull(); x += 6) {
                int found = -2;
                QMetaObject::invokeMethod(plan(), "rightAt", Q_RETURN_ARG(int, found), Q_ARG(double, felt->x() + x),
                                          Q_ARG(double, felt->y() + y));
                if (found == right.index)
                    end = felt->mapToScene(QPointF(x, y)).toPoint();
            }
        }
        QVERIFY(!end.isNull());
        QTest::mousePress(view(), Qt::LeftButton, {}, start);
        for (int i = 1; i <= 5; ++i)
            QTest::mouseMove(view(), start + (end - start) * i / 5);
        QTest::mouseRelease(view(), Qt::LeftButton, {}, end);
    }
    QObject* plan() { return withProperty(root(), "NightPlan", "visible", true); }

    void byKeys(const DirectorAct& act)
    {
        if (act.verb == DirectorVerb::Attend) {
            press(Qt::Key_A);
            return;
        }
        press(Qt::Key_Slash);
        const auto offered = allVerbs(night());
        const auto at = std::ranges::find(offered, act.verb) - offered.begin();
        for (std::ptrdiff_t i = 0; i < at; ++i)
            press(Qt::Key_Right);
        press(Qt::Key_Return);
        for (int asked = 0; asked < 12 && acts().asking(); ++asked) {
            const int answer = answerFor(acts().composer(), night(), act);
            if (answer < 0) {
                for (const QChar digit : QString::number(act.amount))
                    press(static_cast<Qt::Key>(Qt::Key_0 + digit.digitValue()));
                press(Qt::Key_Return);
                continue;
            }
            const auto isMarked = [&] { return acts().choices().at(static_cast<std::size_t>(answer)).marked; };
            for (std::size_t i = acts().choices().size(); i > 0 && !isMarked(); --i)
                press(Qt::Key_Right);
            press(Qt::Key_Return);
        }
    }
    void byMouse(const DirectorAct& act)
    {
        if (act.verb == DirectorVerb::Move && act.spot == Spot::After)
            return drag(act.person, act.table, act.other);
        if (!act.call && desk().call()->attended())
            click("Back to the room");
        if (act.call > 0 && !desk().call()->attended()) {
            clickCall(act.call);
            if (act.verb == DirectorVerb::Attend)
                return;
        } else if (QQuickItem* who = act.person.isNobody() ? nullptr : plate(act.person); who != nullptr) {
            if (acts().picked().who != act.person)
                clickItem(who);
        } else if (act.person.isNobody() && !act.table.isNone()) {
            if (!acts().picked().isTable() || acts().picked().table != act.table)
                QTest::mouseClick(view(), Qt::LeftButton, {}, table(act.table)->mapToScene(QPointF(30, 14)).toPoint());
        } else if (act.call == 0) {
            unpick();
        }
        clickChoice(said(act.verb));
        for (int asked = 0; asked < 12 && acts().asking(); ++asked) {
            const int answer = answerFor(acts().composer(), night(), act);
            QVERIFY2(answer >= 0, qPrintable(acts().question()));
            // a place at a table is pressed on the plan: beside whom
            const auto option = acts().composer().options(night())[static_cast<std::size_t>(answer)];
            if (option.spot == Spot::After) {
                clickItem(plate(option.who));
                continue;
            }
            clickChoice(acts().choices().at(static_cast<std::size_t>(answer)).label);
        }
    }
    /// What is picked is pressed once more.
    void unpick()
    {
        const auto head = [this](TableNo number) {
            QTest::mouseClick(view(), Qt::LeftButton, {}, table(number)->mapToScene(QPointF(30, 14)).toPoint());
        };
        const NightSelection picked = acts().picked();
        QQuickItem* who = picked.isPerson() ? plate(picked.who) : nullptr;
        const auto tables = openTables(night());
        if (who != nullptr)
            clickItem(who);
        else if (picked != NightSelection() && !picked.isTable() && !tables.empty())
            head(tables.front()); // who is out has no plate any more
        if (acts().picked().isTable())
            head(acts().picked().table);
    }
    void clickCall(int call)
    {
        drawn();
        const auto lines = facts().queue();
        for (const QVariant& line : lines) {
            const QVariantMap map = line.toMap();
            if (map.value("call").toInt() == call)
                return click(map.value("title").toString() + ", waiting");
        }
        QFAIL("the call does not wait");
    }
    void clickChoice(const QString& label)
    {
        drawn();
        QQuickItem* item = withProperty(root(), "ThemedButton", "text", label);
        QVERIFY2(item != nullptr, qPrintable(label));
        scrollTo(item);
        clickItem(item);
    }
    /// What lies below the edge of a list is scrolled into sight, as a wheel does.
    void scrollTo(QQuickItem* item)
    {
        QQuickItem* list = item;
        while (list != nullptr && !list->property("contentY").isValid())
            list = list->parentItem();
        if (list == nullptr)
            return;
        const double top = item->mapToItem(list, QPointF()).y();
        const double below = top + item->height() - list->height();
        const double by = top < 0 ? top : std::max(below, 0.0);
        list->setProperty("contentY", list->property("contentY").toDouble() + by);
    }
};

} // namespace cutcard
