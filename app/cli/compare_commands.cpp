// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/support/exit.h"
#include "app/cli/support/files.h"
#include "app/cli/support/json.h"
#include "app/faces/face.h"
#include "app/words/said.h"
#include "app/words/table/compare_words.h"
#include "app/words/tr.h"
#include "core/session/hand_on_table.h"
#include "core/session/text/compared_text.h"

#include <QTextStream>

namespace cutcard::cli {

namespace {

struct CompareOptions {
    std::string file;
    bool hand = false;
    bool json = false;
};

constexpr std::array<std::string_view, allRegimes.size()> regimeNames{"table-stakes", "league", "odc", "side-pots"};

/// A hand to work out, and the words for its seats.
struct Compared {
    ComparedHand hand;
    Wording wording;
};

/// Whether the first line that says anything is a session file's.
bool isSession(std::string_view text)
{
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    if (text.starts_with(mark))
        text.remove_prefix(mark.size());
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        const std::size_t first = line.find_first_not_of(" \t\r");
        if (first != std::string_view::npos && line[first] != '#')
            return line.substr(first).starts_with("cutcard");
        text.remove_prefix(std::min(text.size(), line.size() + 1));
    }
    return false;
}

/// The last hand of a session file, or a hand that was written down.
Compared comparedOf(const std::string& file)
{
    const std::string text = readText(file);
    if (!isSession(text))
        return {.hand = need(readComparedHand(text, file)), .wording = {}};
    const Session session = playText(text, file).session;
    if (faceOf(session).banked)
        fail(ExitCode::BadInput,
             Words::tr("%1 holds a house-banked game. `compare` needs a game in which players win each other's chips.")
                 .arg(QString::fromStdString(file)));
    if (session.situation().notes.isVoid)
        fail(ExitCode::BadInput,
             Words::tr("The last hand of %1 is void, so nobody wins it.").arg(QString::fromStdString(file)));
    return {.hand = comparedHandOf(session), .wording = Wording::of(session.setup())};
}

Json seatsJson(SeatSet seats)
{
    return Json::list(seats, &Seat::number);
}

Json resolutionJson(const ComparedHand& hand, const Resolution& resolution)
{
    Json pots = Json::array();
    for (std::size_t i = 0; i < resolution.settlement.pots.size(); ++i)
        pots.push_back({{"amount", resolution.settlement.pots[i].amount},
                        {"eligible", seatsJson(resolution.settlement.pots[i].eligible)},
                        {"winners", seatsJson(resolution.settlement.awards[i].winners)}});
    Json seats = Json::array();
    for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
        const auto index = static_cast<std::size_t>(seat.index());
        if (hand.stacks[index] == 0)
            continue;
        const StakeOutcome& outcome = resolution.settlement.outcomes[index];
        seats.push_back({{"seat", seat.number()},
                         {"before", hand.stacks[index]},
                         {"loan", resolution.stakes[index].loan},
                         {"bet", outcome.bet},
                         {"uncalled", outcome.uncalled},
                         {"won", outcome.won},
                         {"toBank", outcome.toBank},
                         {"after", outcome.stack},
                         {"out", outcome.eliminated}});
    }
    return {{"way", regimeNames[static_cast<std::size_t>(resolution.regime)]}, {"pots", pots}, {"seats", seats}};
}

void compare(const CompareOptions& options)
{
    const Compared compared = comparedOf(options.file);
    QTextStream out(stdout);
    if (options.hand) {
        out << QString::fromStdString(writeComparedHand(compared.hand));
        return;
    }
    const auto resolutions = need(resolveAll(compared.hand));
    Json ways = Json::array();
    for (const Resolution& resolution : resolutions) {
        ways.push_back(resolutionJson(compared.hand, resolution));
        if (options.json)
            continue;
        out << said(resolution.regime) << '\n';
        int number = 0;
        for (const ArithmeticLine& line : resolution.lines)
            out << QStringLiteral("%1. %2\n").arg(++number, 4).arg(lineText(line, compared.wording));
        out << '\n';
    }
    if (options.json)
        print({{"hand", writeComparedHand(compared.hand)}, {"ways", ways}});
}

} // namespace

std::vector<Command> compareCommands()
{
    const auto options = std::make_shared<CompareOptions>();
    return {{"compare",
             Words::tr("Work out a hand under four sets of rules for a player who is short of chips"),
             {needed({"FILE", &options->file,
                      Words::tr("a session file, of which the last hand is taken, or a file with one hand's lines")}),
              {"--hand", &options->hand, Words::tr("only print the hand's lines")},
              jsonFlag(options->json)},
             [options] { compare(*options); }}};
}

} // namespace cutcard::cli
