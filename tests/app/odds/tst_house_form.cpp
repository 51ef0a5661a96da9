// SPDX-License-Identifier: GPL-3.0-or-later
// House options as a form, beside the paragraphs that they follow.
#include "app/home/house_form.h"
#include "core/games/catalogue/catalogue.h"
#include "tests/support/programs.h"
#include "tests/support/qml_plugin.h"
#include "tests/support/warnings.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <string>

using namespace cutcard;

class HouseFormTest : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        failOnAnyWarning();
        m_form = std::make_unique<HouseForm>();
    }

    void everyOptionHasANameAndAControl_data() { addGames(); }
    void everyOptionHasANameAndAControl()
    {
        QFETCH(const int, game);
        m_form->choose(game);
        QVERIFY(m_form->rows().size() > 8);
        for (const QVariant& each : m_form->rows()) {
            const QVariantMap row = each.toMap();
            const QByteArray key = row["key"].toByteArray();
            QVERIFY2(!row["label"].toString().isEmpty(), key);
            if (row["kind"] == "word") {
                QVERIFY2(row["choice"].toInt() >= 0, key);
                for (const QString& choice : row["choices"].toStringList())
                    QVERIFY2(!choice.contains('-') || choice.contains(' '), qPrintable(key + ": " + choice));
            }
        }
    }
    void theFormSaysWhatTheHouseDoes_data() { addGames(); }
    void theFormSaysWhatTheHouseDoes()
    {
        QFETCH(const int, game);
        m_form->choose(game);
        QCOMPARE(m_form->problem(), QString());
        const GameId id = catalogue()[static_cast<std::size_t>(game)].id;
        QVERIFY(m_form->house().has_value());
        QVERIFY(*m_form->house() == defaultHouse(id));
    }
    void theDocumentsParagraphStandsBesideTheOption()
    {
        m_form->choose(0);
        QCOMPARE(row("proper_raise_rule")["paragraphs"].toList().at(0).toMap()["id"].toString(), QString("3.7.5"));
        QVERIFY(row("proper_raise_rule")["paragraphs"].toList().at(0).toMap()["text"].toString().size() > 20);
        // three options below one comment share its paragraph
        QCOMPARE(row("most_cut")["paragraphs"], row("least_shuffles")["paragraphs"]);
        QCOMPARE(row("least_cut")["paragraphs"].toList().at(0).toMap()["id"].toString(), QString("2.2.3"));
    }
    void aLevelIsChangedAddedAndRemoved()
    {
        m_form->choose(0);
        m_form->setPair("levels", 0, 1, "300");
        m_form->addPair("levels");
        QCOMPARE(m_form->problem(), QString());
        auto levels = std::get<LeagueOptions>(*m_form->house()).levels;
        QCOMPARE(levels.size(), 6U);
        QCOMPARE(levels[0].big, 300);
        QCOMPARE(levels[5].small, 2000);
        m_form->removePair("levels", 0);
        QCOMPARE(std::get<LeagueOptions>(*m_form->house()).levels.size(), 5U);
    }
    void anErrorNamesItsField()
    {
        m_form->choose(0);
        m_form->setValue("hands_per_level", "0");
        QCOMPARE(m_form->problemKeys(), QStringList("hands_per_level"));
        QVERIFY2(m_form->problem().startsWith("Hands at each level: "), qPrintable(m_form->problem()));
        m_form->setValue("hands_per_level", "");
        QVERIFY(!m_form->problem().isEmpty());
        QSignalSpy saved(m_form.get(), &HouseForm::saved);
        m_form->save();
        QCOMPARE(saved.size(), 0);
        // every fault is named, each with its field
        m_form->setValue("least_cut", "0");
        QCOMPARE(m_form->problemKeys(), QStringList({"hands_per_level", "least_cut"}));
        QCOMPARE(m_form->problem().count('\n'), 1);
        m_form->setValue("least_cut", "3");
        m_form->setValue("hands_per_level", "12");
        QCOMPARE(m_form->problem(), QString());
        m_form->setPair("levels", 1, 0, "250");
        QCOMPARE(m_form->problemKeys(), QStringList("levels"));
        m_form->setPair("levels", 1, 0, "200");
        m_form->save();
        QCOMPARE(saved.size(), 1);
        QVERIFY(saved[0][1].toString().contains("hands_per_level = 12"));
    }
    void aChoiceIsSetByItsPlace()
    {
        m_form->choose(1);
        m_form->setWord("bets", 2);
        QCOMPARE(m_form->problem(), QString());
        QVERIFY(m_form->text().contains("bets = \"spread\""));
        QCOMPARE(row("bets")["choice"].toInt(), 2);
        m_form->setFlag("no_flop_no_drop", false);
        QVERIFY(m_form->text().contains("no_flop_no_drop = false"));
        QVERIFY(m_form->edited());
        m_form->restore();
        QCOMPARE(*m_form->house() == defaultHouse(GameId::Limit), true);
    }
    void theEdgeOfAPayTableIsShownAsItIsTyped()
    {
        m_form->choose(0);
        QCOMPARE(m_form->edge(), QString());
        m_form->choose(3);
        QVERIFY2(m_form->edge().contains("%"), qPrintable(m_form->edge()));
        const QString printed = m_form->edge();
        m_form->setValue("bonus_table", "Ours");
        m_form->setValue("bonus_pays", "200, 50, 20, 8, 5, 2");
        QCOMPARE(m_form->problem(), QString());
        QVERIFY(m_form->edge() != printed);
        const auto house = std::get<BankedOptions>(*m_form->house());
        QCOMPARE(house.bonusTable.name, std::string("Ours"));
        m_form->setValue("bonus_pays", "9000, 9000, 9000, 9000");
        QCOMPARE(m_form->problemKeys(), QStringList("bonus_table"));
        QVERIFY2(m_form->edge().contains("players win"), qPrintable(m_form->edge()));
        m_form->setValue("bonus_pays", "100, fifty");
        QCOMPARE(m_form->problemKeys().front(), QString("bonus_pays"));
    }
    void theTextStaysForExperts()
    {
        m_form->choose(0);
        QString text = m_form->text();
        m_form->type(text.replace("hands_per_level = 10", "hands_per_level = 7"));
        QCOMPARE(row("hands_per_level")["value"].toString(), QString("7"));
        m_form->type("levels = [[");
        QVERIFY(!m_form->problem().isEmpty());
        QVERIFY(!m_form->house());
    }

private:
    static void addGames()
    {
        QTest::addColumn<int>("game");
        for (int i = 0; i < static_cast<int>(catalogue().size()); ++i)
            QTest::newRow(std::string(catalogue()[static_cast<std::size_t>(i)].word).c_str()) << i;
    }
    QVariantMap row(const QString& key)
    {
        for (const QVariant& each : m_form->rows()) {
            if (each.toMap()["key"] == key)
                return each.toMap();
        }
        return {};
    }

    std::unique_ptr<HouseForm> m_form;
};

CUTCARD_TESTS(HouseFormTest, QCoreApplication)
#include "tst_house_form.moc"
