// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/support/exit.h"
#include "app/cli/support/files.h"
#include "app/cli/support/json.h"
#include "app/cli/support/score_text.h"
#include "app/words/said.h"
#include "app/words/table/act_words.h"
#include "app/words/table/bank_words.h"
#include "app/words/table/result_words.h"
#include "app/words/tr.h"
#include "core/games/catalogue/catalogue.h"
#include "core/session/recalled.h"
#include "core/session/text/report.h"

#include <QTextStream>

namespace cutcard::cli {

namespace {

struct FileOptions {
    std::string file;
    bool json = false;
};

/// A verdict on an act, or on what was left out.
QString verdictRow(const Verdict& verdict, const Act* act, const Wording& wording, bool floorCame)
{
    const QString explanation = act != nullptr ? explanationText(verdict, *act, wording, DueWord::Owed, floorCame)
                                               : explanationText(verdict, wording, DueWord::Owed, floorCame);
    const QString text = QString::fromUtf8(verdict.rule.id());
    if (verdict.isCorrect())
        return QStringLiteral("%1  [%2]").arg(act != nullptr ? verdictText(verdict, *act) : verdictText(verdict), text);
    if (verdict.told)
        return QStringLiteral("%1  [%2]").arg(explanation, text);
    return QStringLiteral("%1  [%2, %3]").arg(explanation, text, said(verdict.severity));
}

/// The line of the file that each event of the session stands on, or that it came before.
std::vector<int> linesOf(const Played& played)
{
    std::vector<int> lines;
    std::size_t read = 0;
    const auto& file = played.file;
    for (const Entry& entry : played.session.entries()) {
        const bool floor = std::holds_alternative<FloorStep>(entry.event);
        while (!floor && read < file.entries.size() && std::holds_alternative<FloorStep>(file.entries[read].event))
            ++read; // with nothing to put right
        const bool written = read < file.entries.size() && file.entries[read].event == entry.event;
        lines.push_back(file.lines[std::min(read, file.lines.size() - 1)]);
        if (written || !floor)
            ++read;
    }
    return lines;
}

Json seatChips(const ChipsBySeat& chips)
{
    Json bySeat = Json::object();
    for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
        if (const Chips each = chips[static_cast<std::size_t>(seat.index())]; each != 0)
            bySeat.set(std::to_string(seat.number()), each);
    }
    return bySeat;
}

Json proofJson(const Proof& proof, const Wording& wording, bool handedBack)
{
    constexpr std::array kinds{"none", "unknown", "void-hand", "other-cards", "no-chips", "chips"};
    return {{"kind", kinds[static_cast<std::size_t>(proof.kind)]},
            {"over", seatChips(proof.over)},
            {"houseOver", proof.houseOver},
            {"potOver", proof.potOver},
            {"lying", seatChips(proof.lying)},
            {"text", proofText(proof, wording, handedBack)}};
}

void printPlayed(const Played& played)
{
    QTextStream out(stdout);
    const Session& session = played.session;
    const Wording wording = Wording::of(session.setup());
    const auto lines = linesOf(played);
    const auto proofs = proofsOf(session);
    if (const QString worst = costliestText(session, proofs); !worst.isEmpty())
        out << worst << "\n\n";
    for (std::size_t i = 0; i < session.entries().size(); ++i) {
        const Entry& entry = session.entries()[i];
        const int line = lines[i];
        const QString floor = floorText(entry, wording);
        const QString floorLine =
            floor.isEmpty() ? floor : QStringLiteral("%1  %2\n").arg(QString::number(line).rightJustified(5), floor);
        // it answers a mistake that is booked only now
        const bool answers = entry.floor.left.has_value();
        if (!answers)
            out << floorLine;
        for (std::size_t j = 0; j < entry.verdicts.size(); ++j) {
            const Act* judged = j == 0 ? actOf(entry, entry.verdicts[j]) : nullptr;
            const QString what = judged != nullptr ? actText(*judged, wording) : eventLine(entry.event, wording);
            const QString act = entry.byHouse ? Words::tr("%1 (by the house)").arg(what) : what;
            // joined, not filled in: a player may be called %1
            out << QString::number(line).rightJustified(5) << "  " << act.leftJustified(48) << "  "
                << verdictRow(entry.verdicts[j], judged, wording, hasFloorCome(session.entries(), i)) << '\n';
            if (entry.verdicts[j].isCharged())
                out << QString(7, QLatin1Char(' ')) << whyText(entry, entry.verdicts[j], wording) << '\n';
        }
        if (const QString proof = proofText(proofs[i], wording, wasHandedBack(session, entry)); !proof.isEmpty())
            out << QString(7, QLatin1Char(' ')) << proof << '\n';
        if (answers)
            out << floorLine;
    }
    out << '\n';
    if (const QString result = resultText(session); !result.isEmpty())
        out << result << '\n';
    if (session.situation().bank.issued() > 0 && session.situation().bank.options().offered)
        out << bankSumText(session.situation().bank, wording) << '\n'
            << bankCountText(session.situation().bank, chipsOnTable(session.table()) - session.table().cage, wording)
            << '\n';
    out << scoreText(session.score(), session.isOver());
    out << Words::tr("Signature: %1").arg(QString::fromStdString(hexText(signatureOf(session.entries())))) << '\n';
}

Json playedJson(const Played& played)
{
    Json verdicts = Json::array();
    Json floorSteps = Json::array();
    const Session& session = played.session;
    const Wording wording = Wording::of(session.setup());
    const auto lines = linesOf(played);
    const auto proofs = proofsOf(session);
    for (std::size_t i = 0; i < session.entries().size(); ++i) {
        const Entry& entry = session.entries()[i];
        if (std::holds_alternative<FloorStep>(entry.event)) {
            Json step{{"line", lines[i]}, {"hand", entry.hand}};
            step.update(toJson(entry.floor));
            floorSteps.push_back(step);
        }
        for (const Verdict& verdict : entry.verdicts) {
            Json row{{"line", lines[i]},
                     {"hand", entry.hand},
                     {"event", entry.floor.left && verdict.isCharged() ? eventText(*entry.floor.left)
                                                                       : eventText(entry.event, entry.byHouse)},
                     {"byHouse", entry.byHouse}};
            row.update(toJson(verdict));
            if (!verdict.isCorrect())
                row.set("why", Json{{"because", wordOf(verdict.reason.because)},
                                    {"text", reasonText(verdict.reason, wording)}});
            if (verdict.isCharged() && proofs[i].kind != Proof::Kind::NoMistake)
                row.set("proof", proofJson(proofs[i], wording, wasHandedBack(session, entry)));
            if (std::holds_alternative<Act>(entry.event) && !entry.floor.isNone()
                && &verdict == &entry.verdicts.front())
                row.set("floor", toJson(entry.floor));
            verdicts.push_back(row);
        }
    }
    const OdcBank& bank = session.situation().bank;
    return {{"game", entryOf(session.setup().game()).word},
            {"result", resultText(session)},
            {"costliestFault", costliestText(session, proofs)},
            {"bank",
             {{"issued", bank.issued()},
              {"absorbed", bank.absorbed()},
              {"lent", bank.outstanding()},
              {"onTable", bank.chipsOnTable()},
              {"counted", chipsOnTable(session.table()) - session.table().cage}}},
            {"hand", session.hand()},
            {"over", session.isOver()},
            {"verdicts", verdicts},
            {"floorSteps", floorSteps},
            {"score", toJson(session.score(), session.isOver())},
            {"signature", hexText(signatureOf(session.entries()))}};
}

void play(const FileOptions& options)
{
    const Played played = playFile(options.file);
    if (options.json)
        print(playedJson(played));
    else
        printPlayed(played);
    end(hasFaults(played.session.entries()) ? ExitCode::FaultsFound : ExitCode::Fine);
}

Json owedJson(const Session& session)
{
    const auto waited = [](const Turn& turn) -> Json {
        return {{"seat", turn.seat.number()}, {"for", wordOf(turn.wait)}};
    };
    return {{"hand", session.hand()},
            {"over", session.isOver()},
            {"waitsFor", Json::list(session.procedure().turns(), waited)},
            {"owed", Json::list(session.procedure().owed(), [](const Duty& duty) { return toJson(duty); })}};
}

void printOwed(const Session& session)
{
    QTextStream out(stdout);
    const Wording wording = Wording::of(session.setup());
    if (session.isOver())
        out << Words::tr("The session is over.") << '\n';
    for (const Turn& turn : session.procedure().turns())
        out << waitText(turn, wording) << '\n';
    for (const Duty& duty : session.procedure().owed())
        out << QStringLiteral("%1  [%2, %3]\n")
                   .arg(dutyText(duty, wording), QString::fromUtf8(duty.rule.id()), said(duty.severity));
}

void owed(const FileOptions& options)
{
    const Played played = playFile(options.file);
    if (options.json)
        print(owedJson(played.session));
    else
        printOwed(played.session);
}

void games(bool json)
{
    Json list = Json::array();
    QTextStream out(stdout);
    for (const CatalogueEntry& game : catalogue()) {
        const QString name = gameText(game.id);
        const std::string word(game.word);
        list.push_back({{"game", word},
                        {"name", name.toStdString()},
                        {"leastSeats", game.leastSeats},
                        {"mostSeats", game.mostSeats}});
        if (!json)
            //: %1 is a game, %2 and %3 are numbers
            out << QString::fromStdString(word).leftJustified(14)
                << Words::tr("%1 (%2 to %3 players)").arg(name).arg(game.leastSeats).arg(game.mostSeats) << '\n';
    }
    if (json)
        print(list);
}

} // namespace

std::vector<Command> sessionCommands()
{
    const auto file = [](FileOptions& options) -> std::vector<Option> {
        return {needed({"FILE", &options.file, Words::tr("a session file, or “-” for standard input")}),
                jsonFlag(options.json)};
    };
    const auto options = std::make_shared<FileOptions>();
    return {{"play", Words::tr("Judge a session file: one verdict per line, then the score"), file(*options),
             [options] { play(*options); }},
            {"owed", Words::tr("Print what the dealer has to do next"), file(*options), [options] { owed(*options); }},
            {"games", Words::tr("List the games"), {jsonFlag(options->json)}, [options] { games(options->json); }}};
}

} // namespace cutcard::cli
