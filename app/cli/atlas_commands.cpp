// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/support/exit.h"
#include "app/words/table/act_words.h"
#include "app/words/table/atlas_words.h"
#include "app/words/tr.h"
#include "core/games/catalogue/catalogue.h"
#include "core/session/text/event_text.h"

#include <QTextStream>

namespace cutcard::cli {

namespace {

struct AtlasOptions {
    std::string game;
    bool tsv = false;
};

/// `game, irregularity, moment, state, rules, remedy`, as programs read it; in place of a remedy of what cannot be,
/// why.
void printRow(QTextStream& out, std::string_view game, const atlas::Cell& cell)
{
    const QStringList rules = textsOf(cell.rules, [&](const Rule& rule) { return QString::fromUtf8(rule.id()); });
    QStringList remedy = textsOf(cell.remedy, [&](const Act& act) {
        return QString::fromStdString(eventText(act)).section(QLatin1Char(' '), 1);
    });
    if (cell.state == atlas::CellState::Missing)
        remedy.append(atlas::missingText());
    const auto text = [](std::string_view words) { return QString::fromUtf8(words); };
    if (cell.state == atlas::CellState::Impossible)
        remedy.append(text(cell.reason));
    out << text(game) << '\t' << text(cell.irregularity) << '\t' << text(cell.moment) << '\t'
        << text(stateWord(cell.state)) << '\t' << rules.join(QLatin1Char(';')) << '\t'
        << remedy.join(QLatin1String("; ")) << '\n';
}

/// Moment by moment, in plain words; what cannot be there is left out.
void printWords(QTextStream& out, const CatalogueEntry& game, const std::vector<atlas::DealtCell>& cells)
{
    out << gameText(game.id) << '\n';
    std::string_view moment;
    for (const atlas::DealtCell& one : cells) {
        if (one.cell.state == atlas::CellState::Impossible)
            continue;
        if (one.cell.moment != moment)
            out << '\n' << atlas::momentText(one.cell.moment) << '\n';
        moment = one.cell.moment;
        out << "  " << QString::fromUtf8(one.cell.irregularity) << ": " << atlas::cellText(one) << '\n';
    }
    out << '\n';
}

void printAtlas(const AtlasOptions& options)
{
    if (!options.game.empty() && !findGame(options.game))
        fail(ExitCode::BadArguments, Words::tr("There is no game %1. `cutcard-cli games` lists the games.")
                                         .arg(QString::fromStdString(options.game)));
    QTextStream out(stdout);
    if (options.tsv)
        out << "game\tirregularity\tmoment\tstate\trules\tremedy\n";
    for (const CatalogueEntry& game : catalogue()) {
        if (!options.game.empty() && options.game != game.word)
            continue;
        const auto cells = atlas::atlasOf(game.id);
        if (!options.tsv)
            printWords(out, game, cells);
        for (const atlas::DealtCell& one : cells) {
            if (options.tsv)
                printRow(out, game.word, one.cell);
        }
    }
}

} // namespace

std::vector<Command> atlasCommands()
{
    const auto options = std::make_shared<AtlasOptions>();
    return {{"atlas",
             Words::tr("Print what can go wrong at each moment of a hand and what the dealer does then"),
             {{"--game", &options->game, Words::tr("one game, as `games` lists it; without this option, all games")},
              {"--tsv", &options->tsv, Words::tr("print tab-separated lines for other programs")}},
             [options] { printAtlas(*options); }}};
}

} // namespace cutcard::cli
