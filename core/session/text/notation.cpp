// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/text/notation.h"

#include "core/base/try.h"
#include "core/session/text/header_text.h"

namespace cutcard {

static bool isBlankLine(std::string_view line)
{
    LineReader reader(line, {});
    return reader.atEnd() && reader.finish();
}

Result<SessionFile> readSession(std::string_view text, const std::string& name)
{
    HeaderReader header(name);
    SessionFile file;
    int number = 0;
    for (const std::string_view line : linesOfFile(text)) {
        const bool events = !file.entries.empty();
        ++number;
        if (events && isBlankLine(line))
            continue;
        if (!events && (number == 1 || HeaderReader::isHeaderLine(line))) {
            TRY(header.read(line, number));
            continue;
        }
        file.entries.push_back(TRY(readEvent(line, name, number)));
        file.lines.push_back(number);
    }
    file.setup = TRY(header.finish());
    return file;
}

std::string writeSession(const SessionSetup& setup, const EntryLog& entries)
{
    std::string text = writeHeader(setup);
    int hand = -1;
    for (const Entry& entry : entries) {
        if (entry.hand != hand)
            text += entry.hand > 0 ? "\n# hand " + std::to_string(entry.hand) + "\n" : "\n";
        hand = entry.hand;
        text += eventText(entry.event, entry.byHouse) + "\n";
    }
    return text;
}

Result<Reopened> replayedFrom(const SessionFile& file, const std::string& name)
{
    auto started = Session::start(file.setup);
    if (!started) {
        Error error = started.error();
        error.place.name = name;
        return error;
    }
    Reopened reopened{.session = *std::move(started), .stopped = {}};
    if (const auto applied = reopened.session.applyLog(file.entries, 0, file.entries.size()); !applied) {
        const auto index = static_cast<std::size_t>(applied.error().place.line - 1);
        const Entry& entry = file.entries[index];
        reopened.stopped = applied.error();
        // what was put together by the program stands in no file
        reopened.stopped->place = {
            .name = name, .line = index < file.lines.size() ? file.lines[index] : 0, .column = 1};
        reopened.stopped->found = eventText(entry.event, entry.byHouse);
    }
    return reopened;
}

Result<Session> replay(const SessionFile& file, const std::string& name)
{
    Reopened reopened = TRY(replayedFrom(file, name));
    if (reopened.stopped)
        return *reopened.stopped;
    return std::move(reopened.session);
}

} // namespace cutcard
