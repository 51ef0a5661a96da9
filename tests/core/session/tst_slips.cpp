// SPDX-License-Identifier: GPL-3.0-or-later
// One slip in a hand that is dealt on rightly, as the digests of the documents have it: what it costs, and no more.
//
// slips/*.slips hold the hands. "= words" begins one; "game", "house", "seat 1 "Ada" 400" … are its header; "to" and
// "through" deal up to an act or past it, "player" until that player has acted so; a line that is an event happens at
// once. "! fault rule severity" are the faults that the hand must cost, in order, and "~ n" the critical errors that
// remain if not each critical one does. "? reason seats" is why the fault above it was one, "=> seat chips …" what it
// would have cost whom ("1 lies 30": it still lies in front of seat 1). "% -act +act" is what the floor took back and
// did. At the end the hand is dealt out.
#include "core/players/proof.h"
#include "core/session/text/event_text.h"
#include "tests/core/support/deal.h"
#include "tests/support/programs.h"

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

std::vector<SlippedHand> readSlips()
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

/// Read once for all rows.
const std::vector<SlippedHand>& allSlips()
{
    static const std::vector<SlippedHand> slips = readSlips();
    return slips;
}

bool isHeader(const std::string& line)
{
    const bool seat = line.starts_with("seat ") && line.find('"') != std::string::npos;
    const auto begins = [&](std::string_view word) { return line.starts_with(word); };
    return seat
           || std::ranges::any_of(
               std::array<std::string_view, 7>{"game ", "mode ", "house ", "button ", "hands ", "deck ", "seed "},
               begins);
}

Deal dealt(const SlippedHand& slip)
{
    const bool coached = std::ranges::find(slip.lines, "mode practice") != slip.lines.end();
    std::string header = coached ? "cutcard 2\n" : "cutcard 2\nmode test\n";
    for (const std::string& line : slip.lines) {
        if (isHeader(line))
            header += line + "\n";
    }
    Deal deal(header);
    for (const std::string& line : slip.lines) {
        if (isHeader(line) || std::string_view("!~?=%").find(line.front()) != std::string_view::npos)
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

/// The lines of one kind.
std::string linesWith(const SlippedHand& slip, std::string_view sign)
{
    std::string text;
    for (const std::string& line : slip.lines) {
        if (line.starts_with(sign))
            text.append(text.empty() ? "" : "; ").append(line.substr(sign.size()));
    }
    return text;
}

/// Why each fault was one: "waits-for 3; better-hand 1 2".
std::string reasonsOf(const Session& session)
{
    std::string text;
    for (const Entry& entry : session.entries()) {
        for (const Verdict& verdict : entry.verdicts) {
            if (!verdict.isCharged())
                continue;
            text.append(text.empty() ? "" : "; ").append(wordOf(verdict.reason.because));
            for (const Seat seat : verdict.reason.seats)
                text += ' ' + std::to_string(seat.number());
            if (verdict.reason.cards.size() == 1) // the kicker
                text += ' ' + verdict.reason.cards[0].text();
        }
    }
    return text;
}

/// What the faults would have cost whom: "2 -300 3 300", "other-cards".
std::string proofsText(const Session& session)
{
    std::string text;
    for (const Proof& proof : proofsOf(session)) {
        if (proof.kind == Proof::Kind::NoMistake)
            continue;
        text += text.empty() ? "" : "; ";
        if (proof.kind != Proof::Kind::Differs)
            text += proof.kind == Proof::Kind::NoChips      ? "none"
                    : proof.kind == Proof::Kind::OtherCards ? "other-cards"
                    : proof.kind == Proof::Kind::VoidHand   ? "void-hand"
                                                            : "unknown";
        std::string chips;
        for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
            if (const Chips over = proof.over[static_cast<std::size_t>(seat.index())]; over != 0)
                chips += (chips.empty() ? "" : " ") + std::to_string(seat.number()) + ' ' + std::to_string(over);
            if (const Chips lying = proof.lying[static_cast<std::size_t>(seat.index())]; lying != 0)
                chips += (chips.empty() ? "" : " ") + std::to_string(seat.number()) + " lies " + std::to_string(lying);
        }
        text += chips;
    }
    return text;
}

/// What the floor took back, and did in the dealer's place: "-dealer pitch 2 +dealer burn".
std::string floorOf(const Session& session)
{
    std::string text;
    for (const Entry& entry : session.entries()) {
        std::string work;
        for (const Act& act : entry.floor.undone)
            work += (work.empty() ? "-" : " -") + eventText(act);
        for (const Act& act : entry.floor.done)
            work += (work.empty() ? "+" : " +") + eventText(act);
        if (!work.empty())
            text += (text.empty() ? "" : "; ") + work;
    }
    return text;
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
            text.append(" ").append(wordOf(verdict.severity));
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
        const auto& slips = allSlips();
        for (std::size_t i = 0; i < slips.size(); ++i)
            QTest::newRow((slips[i].file + ": " + slips[i].title).c_str()) << static_cast<int>(i);
        QVERIFY(!slips.empty());
    }
    void oneSlipCostsWhatItCosts()
    {
        QFETCH(int, index);
        const SlippedHand& slip = allSlips()[static_cast<std::size_t>(index)];
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
        if (const std::string reasons = linesWith(slip, "? "); !reasons.empty())
            QCOMPARE(reasonsOf(deal.session()), reasons);
        if (const std::string proofs = linesWith(slip, "=> "); !proofs.empty())
            QCOMPARE(proofsText(deal.session()), proofs);
        if (const std::string floor = linesWith(slip, "% "); !floor.empty())
            QCOMPARE(floorOf(deal.session()), floor);
    }
};

CUTCARD_TESTS(SlipsTest)
#include "tst_slips.moc"
