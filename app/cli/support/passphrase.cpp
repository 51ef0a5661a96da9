// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/support/passphrase.h"

#include "app/cli/support/files.h"
#include "app/words/tr.h"

#include <QTextStream>

#include <iostream>
#include <termios.h>
#include <unistd.h>

namespace cutcard::cli {

namespace {

/// Keeps what is typed from being shown.
class Unshown
{
public:
    Unshown()
    {
        m_terminal = ::tcgetattr(STDIN_FILENO, &m_before) == 0;
        if (!m_terminal)
            return;
        termios quiet = m_before;
        quiet.c_lflag &= ~static_cast<tcflag_t>(ECHO);
        ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &quiet);
    }
    ~Unshown()
    {
        if (m_terminal)
            ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &m_before);
    }
    Unshown(const Unshown&) = delete;
    Unshown& operator=(const Unshown&) = delete;

private:
    termios m_before{};
    bool m_terminal = false;
};

} // namespace

std::vector<Option> inAcademy(AcademyOptions& options, std::vector<Option> more)
{
    more.insert(more.begin(), needed({"FOLDER", &options.folder, Words::tr("the academy's folder")}));
    return more;
}

std::vector<Option> signedIn(AcademyOptions& options, std::vector<Option> more)
{
    more = inAcademy(options, std::move(more));
    more.push_back(needed({"--as", &options.who, Words::tr("the signer's name, number or id on the roster")}));
    more.push_back({"--passphrase-file", &options.passphraseFile,
                    Words::tr("a file whose first line is the passphrase; without this option you are asked for it")});
    return more;
}

std::unique_ptr<Academy> openAcademy(const AcademyOptions& options)
{
    return need(Academy::open(QString::fromStdString(options.folder), Academy::Opening::Look));
}

std::string readPassphrase(const std::string& file)
{
    std::string text;
    if (!file.empty()) {
        text = readText(file);
        text.resize(std::min(text.find('\n'), text.size()));
    } else {
        QTextStream(stderr) << Words::tr("Passphrase: ") << Qt::flush;
        const Unshown unshown;
        std::getline(std::cin, text);
        QTextStream(stderr) << '\n';
    }
    if (text.ends_with('\r'))
        text.pop_back();
    return text;
}

Unlocked unlockAcademy(Academy& academy, const AcademyOptions& options)
{
    const RosterPerson person = findPerson(academy, options.who);
    std::string passphrase = readPassphrase(options.passphraseFile);
    auto unlocked = academy.signers().unlock(person.id, passphrase);
    wipe(passphrase);
    Unlocked who = need(std::move(unlocked));
    // from here on somebody signs: what was only to be looked at is worked in
    need(academy.attempts().interruptLeft());
    return who;
}

RosterPerson findPerson(const Academy& academy, const std::string& said)
{
    std::vector<RosterPerson> found = need(academy.people().all());
    std::erase_if(found, [&](const RosterPerson& person) { return !isCalled(person, said); });
    if (found.size() == 1)
        return found.front();
    fail(ExitCode::BadInput, found.empty()
                                 ? Words::tr("Nobody on the roster is called %1.").arg(QString::fromStdString(said))
                                 : Words::tr("More than one person on the roster is called %1. Give the id instead.")
                                       .arg(QString::fromStdString(said)));
}

KeptBlueprint findBlueprint(const Academy& academy, const std::string& said)
{
    const std::vector<KeptBlueprint> all = need(academy.blueprints().all());
    const auto found = std::ranges::find_if(all, [&](const KeptBlueprint& each) {
        return !said.empty() && (each.digest.starts_with(said) || each.blueprint.name == said);
    });
    if (found != all.end())
        return *found;
    fail(ExitCode::BadInput, Words::tr("This house has built no exam called %1.").arg(QString::fromStdString(said)));
}

} // namespace cutcard::cli
