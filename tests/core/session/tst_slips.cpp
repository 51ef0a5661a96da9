// SPDX-License-Identifier: GPL-3.0-or-later
// One slip in a hand that is dealt on rightly, as the digests of the documents have it: what it costs, and no more.
//
// slips/*.slips hold the hands. "= words" begins one; "game", "house", "seat 1 "Ada" 400" … are its header; "to" and
// "through" deal up to an act or past it, "player" until that player has acted so; a line that is an event happens at
// once. "! fault rule severity" are the faults that the hand must cost, in order, and "~ n" the critical errors that
// remain if not each critical one does. At the end the hand is dealt out.
#include "tests/core/support/deal.h"

#include <QDir>
#include <QtTest>

#include <algorithm>
#include <array>
#include <sstream>
#include <string_view>

using namespace cutcard;

namespace {

struct SlippedHand {
    std::string file;
    std::string title;
    std::vector<std::string> lines;
};

std::vector<SlippedHand> allSlips()
{
    std::vector<SlippedHand> slips;
    const QDir folder(QStringLiteral(SOURCE_FOLDER "/tests/core/session/slips"));
    for (const QString& name : folder.entryList({QStringLiteral("*.slips")}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        std::istringstream text(file.readAll().toStdString());
        for (std::string line; std::getline(text, line);) {
            if (line.starts_with("= "))
                slips.push_back({.file = name.toStdString(), .title = line.substr(2), .lines = {}});
            else if (!line.empty() && !line.starts_with("#"))
                slips.back().lines.push_back(line);
        }
    }
    return slips;
}

bool isHeader(const std::string& line)
{
    const bool seat = line.starts_with("seat ") && line.find('"') != std::string::npos;
    const auto begins = [&](std::string_view word) { return line.starts_with(word); };
    return seat
           || std::ranges::any_of(
               std::array<std::string_view, 6>{"game ", "house ", "button ", "hands ", "deck ", "seed "}, begins);
}

Deal dealt(const SlippedHand& slip)
{
    std::string header = "cutcard 2\nmode test\n";
    for (const std::string& line : slip.lines) {
        if (isHeader(line))
            header += line + "\n";
    }
    Deal deal(header);
    for (const std::string& line : slip.lines) {
        if (isHeader(line) || line.starts_with("! ") || line.starts_with("~ "))
            continue;
        const auto rest = [&](const char* word) { return line.substr(std::string(word).size()); };
        if (line.starts_with("to "))
            deal.to(rest("to "));
        else if (line.starts_with("through "))
            deal.through(rest("through "));
        else if (line.starts_with("player "))
            deal.player(rest("player "));
        else
            deal.now(line);
    }
    return deal.finish();
}

std::string faultsOf(const Session& session)
{
    std::string text;
    for (const Entry& entry : session.entries()) {
        for (const Verdict& verdict : entry.verdicts) {
            if (verdict.isCorrect() || verdict.told)
                continue;
            text += text.empty() ? "" : "; ";
            text.append(faultWords[static_cast<std::size_t>(verdict.fault)]).append(" ").append(verdict.rule.id());
            text.append(" ").append(severityWords[static_cast<std::size_t>(verdict.severity)]);
        }
    }
    return text;
}

} // namespace

class SlipsTest : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }

    void oneSlipCostsWhatItCosts_data()
    {
        QTest::addColumn<int>("index");
        const auto slips = allSlips();
        for (std::size_t i = 0; i < slips.size(); ++i)
            QTest::newRow((slips[i].file + ": " + slips[i].title).c_str()) << static_cast<int>(i);
        QVERIFY(!slips.empty());
    }
    void oneSlipCostsWhatItCosts()
    {
        QFETCH(int, index);
        const SlippedHand slip = allSlips()[static_cast<std::size_t>(index)];
        std::string wanted;
        int critical = 0;
        for (const std::string& line : slip.lines) {
            if (!line.starts_with("! "))
                continue;
            wanted += (wanted.empty() ? "" : "; ") + line.substr(2);
            critical += line.ends_with(" critical") ? 1 : 0;
        }
        for (const std::string& line : slip.lines) {
            if (line.starts_with("~ "))
                critical = std::stoi(line.substr(2));
        }
        const Deal deal = dealt(slip);
        QVERIFY(deal.session().isOver());
        QCOMPARE(faultsOf(deal.session()), wanted);
        QCOMPARE(deal.session().score().criticalErrors(), critical);
    }
};

QTEST_APPLESS_MAIN(SlipsTest)
#include "tst_slips.moc"
