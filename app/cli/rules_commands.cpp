// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"

#include "app/cli/support/exit.h"
#include "app/cli/support/json.h"
#include "app/words/rule_words.h"
#include "app/words/said.h"
#include "app/words/tr.h"

#include <QTextStream>

namespace cutcard::cli {

namespace {

struct RulesOptions {
    std::string document;
    bool json = false;
};

Json ruleJson(Document document, const RuleEntry& entry)
{
    return {{"document", documentWord(document)}, {"rule", entry.rule.id()},          {"title", ruleName(entry.rule)},
            {"text", ruleText(entry.rule)},       {"standing", said(entry.standing)}, {"reason", ruleReason(entry)}};
}

void printRules(Document document)
{
    QTextStream out(stdout);
    out << documentText(document) << "\n\n";
    for (const RuleEntry& entry : rulebook(document))
        out << ruleNumber(entry.rule) << " · " << ruleName(entry.rule) << "  [" << said(entry.standing) << "]\n    "
            << ruleText(entry.rule) << '\n';
    out << '\n';
}

void rules(const RulesOptions& options)
{
    Json list = Json::array();
    bool found = false;
    for (const Document document : documents()) {
        if (!options.document.empty() && options.document != documentWord(document))
            continue;
        found = true;
        for (const RuleEntry& entry : rulebook(document))
            list.push_back(ruleJson(document, entry));
        if (!options.json)
            printRules(document);
    }
    if (!found)
        fail(ExitCode::BadArguments,
             Words::tr("There is no rulebook %1. `cutcard-cli rules --help` lists the documents.")
                 .arg(QString::fromStdString(options.document)));
    if (options.json)
        print(list);
}

} // namespace

std::vector<Command> rulesCommands()
{
    const auto options = std::make_shared<RulesOptions>();
    return {
        {"rules",
         Words::tr("Print the rules in Cutcard's own words"),
         {{"--game", &options->document,
           Words::tr(
               "only one document's rules: league, limit, tennessee, champion-procedures, champion-rules or practice")},
          jsonFlag(options->json)},
         [options] { rules(*options); }}};
}

} // namespace cutcard::cli
