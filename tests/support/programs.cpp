// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/programs.h"

#include "core/base/seed.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <string>

namespace cutcard {

namespace {

std::map<std::string, RunTests, std::less<>>& files()
{
    static std::map<std::string, RunTests, std::less<>> all;
    return all;
}

/// Keeps from views what they paint at: a QQuickWidget's timer, a QQuickWindow's request.
class Painting : public QObject
{
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        return (event->type() == QEvent::Timer && watched->inherits("QQuickWidget"))
               || (event->type() == QEvent::UpdateRequest && watched->inherits("QQuickWindow"));
    }
};

} // namespace

void paintForNobody(QCoreApplication& application)
{
    application.installEventFilter(new Painting(&application));
}

bool addTests(const char* file, RunTests run)
{
    if (!files().emplace(std::filesystem::path(file).stem().string(), run).second)
        std::abort();
    return true;
}

} // namespace cutcard

int main(int argc, char** argv)
{
    // what a window draws by chance is the same in each run; another number shows whether a test rests on it
    const char* const seed = std::getenv("CUTCARD_SEED");
    cutcard::seedSource() = cutcard::SplitMix(seed != nullptr ? std::strtoull(seed, nullptr, 10) : 1);
    const auto& files = cutcard::files();
    const auto file = argc > 1 ? files.find(std::string_view(argv[1])) : files.end();
    if (file != files.end())
        return file->second(argc - 1, argv + 1);
    std::fprintf(stderr, "usage: %s FILE [what Qt Test takes]\n", argv[0]);
    for (const auto& [name, run] : files)
        std::fprintf(stderr, "  %s\n", name.c_str());
    return 2;
}
