// SPDX-License-Identifier: GPL-3.0-or-later
// Heads of the ledger that are noted outside of the house, so that an older file copied back is found out.
#include "app/academy/house/academy_rows.h"
#include "app/academy/ledger/digests.h"
#include "app/files/read_file.h"
#include "app/files/saved_file.h"
#include "core/base/fault.h"

#include <QDir>
#include <QFile>

#include <algorithm>

namespace cutcard {

namespace {

QString anchorFile(const QString& folder)
{
    return QDir(folder).filePath(QStringLiteral("cutcard-anchors.txt"));
}

/// Where this computer notes the last head of each house that it has worked in; empty: nowhere.
QString& ownHeads()
{
    static QString folder;
    return folder;
}

/// The head that this computer noted last; a file that is gone or damaged says nothing.
std::vector<Anchor> ownAnchors(const QString& file)
{
    const auto text = QFile::exists(file) ? readFile(file) : Result<QByteArray>(QByteArray());
    const auto anchors = text ? readAnchors(text->toStdString(), file.toStdString()) : std::vector<Anchor>();
    return anchors ? *anchors : std::vector<Anchor>();
}

} // namespace

void noteHeadsIn(const QString& folder)
{
    ownHeads() = folder;
}

QString Academy::ownHeadsFile() const
{
    return ownHeads().isEmpty() ? QString()
                                : QDir(ownHeads()).filePath(QString::fromStdString(m_station) + QStringLiteral(".txt"));
}

Result<Done> Academy::checkOwnHeads()
{
    const std::vector<Anchor> own = ownAnchors(ownHeadsFile());
    if (m_anchorFault || own.empty())
        return Done{};
    const auto check = readLedger(own, nullptr);
    if (!check)
        return check.error();
    lookFor(own, *check);
    return Done{};
}

Result<Done> Academy::checkAnchors()
{
    m_anchorFault.reset();
    m_missingAnchor.clear();
    m_missingHead.reset();
    m_lastNoted.reset();
    if (m_anchorFolder.isEmpty())
        return checkOwnHeads();
    const QString file = anchorFile(m_anchorFolder);
    const auto text = readFile(file);
    if (!text) {
        // a stick that is not plugged in: nothing is known, so nothing is begun
        m_anchorFault = text.error();
        m_anchorFault->expected = "the anchors that were noted there";
        return Done{};
    }
    const auto anchors = readAnchors(text->toStdString(), file.toStdString());
    if (!anchors) {
        m_anchorFault = anchors.error();
        return Done{};
    }
    const auto check = readLedger(*anchors, nullptr);
    if (!check)
        return check.error();
    if (!anchors->empty())
        m_lastNoted = notedHead(anchors->back());
    std::int64_t reaches = anchors->empty() ? -1 : 0;
    for (const Anchor& anchor : *anchors)
        reaches = std::max(reaches, anchor.head.count);
    if (lookFor(*anchors, *check))
        return Done{};
    // who copies an old file back may empty this one as well
    const std::string cut = "heads up to " + std::to_string(m_notedUpTo);
    if (reaches < m_notedUpTo && !check->isExplained(cut)) {
        m_anchorFault = faultIn(file.toStdString(), Cause::MissingValue,
                                cut
                                    + ", as the ledger says were noted here; if the rest of this file is "
                                      "lost, an administrator signs for it",
                                reaches > 0 ? "none after " + std::to_string(reaches) : "none");
        m_missingAnchor = cut;
    }
    return checkOwnHeads();
}

Academy::NotedHead Academy::notedHead(const Anchor& anchor)
{
    return {.count = anchor.head.count, .noted = anchor.text.substr(anchor.text.rfind(' ') + 1)};
}

bool Academy::lookFor(const std::vector<Anchor>& anchors, const LedgerCheck& check)
{
    for (const Anchor& anchor : anchors) {
        const auto lies = check.finish({anchor});
        if (lies)
            continue;
        m_anchorFault = lies.error();
        m_anchorFault->place = anchor.place;
        m_missingAnchor = std::to_string(anchor.head.count) + " " + hexOf(anchor.head.hash);
        if (!check.isOfHouse(anchor))
            return true;
        m_missingHead = notedHead(anchor);
        // what happened, when, and what to do
        m_anchorFault->cause = Cause::MissingValue;
        m_anchorFault->found = "the checkpoint of " + std::to_string(anchor.head.count) + " entries, saved "
                               + m_missingHead->noted + ", is not in the ledger, which has "
                               + std::to_string(check.head().count)
                               + " entries. An older file was copied back, or two copies are in use";
        m_anchorFault->expected =
            "the file that it was noted from; if it is lost, an administrator signs for what happened";
        return true;
    }
    return false;
}

Result<Done> Academy::holdsAnchors()
{
    // it may be there again
    if (m_anchorFault) {
        if (const auto looked = checkAnchors(); !looked)
            return looked;
    }
    return m_anchorFault ? Result<Done>(*m_anchorFault) : Result<Done>(Done{});
}

Result<Done> Academy::noteAnchor(const Unlocked& who)
{
    const SecretKey houseKey = who.houseKey();
    return noteAnchor(&houseKey);
}

Result<Done> Academy::noteAnchor(const SecretKey* houseKey, bool begins)
{
    // what is missing is signed for: nobody writes over it
    if (!m_missingAnchor.empty())
        return Done{};
    const std::string now = rawClock();
    const QByteArray line = QByteArray::fromStdString(anchorLine(m_head, now, houseKey)) + '\n';
    // nobody has to name a place for it: yesterday's file put back is noticed on this computer at least
    if (const QString own = ownHeadsFile(); !m_anchorFault && !own.isEmpty() && QDir().mkpath(ownHeads()))
        static_cast<void>(saveFile(own, line, Reach::Owner));
    if (m_anchorFolder.isEmpty())
        return Done{};
    QFile file(anchorFile(m_anchorFolder));
    if (auto done = mustBeFile(file.fileName()); !done)
        return done;
    const auto mode = QIODevice::WriteOnly | QIODevice::Append;
    if (!file.open(begins ? mode : mode | QIODevice::ExistingOnly) || file.write(line) != line.size() || !file.flush())
        return cutcard::fault(Cause::Unreadable, file.fileName(), {}, file.errorString());
    m_lastNoted = NotedHead{.count = m_head.count, .noted = now};
    return Done{};
}

Result<Done> Academy::checkpoint(const Unlocked& who)
{
    if (const auto held = holdsAnchors(); !held)
        return held;
    const SecretKey houseKey = who.houseKey();
    const LedgerHead at = m_head;
    const auto entered = whole([&] {
        return enter("checkpoint", who.person,
                     "\"count\":" + std::to_string(at.count) + ",\"head\":\"" + hexOf(at.hash) + "\"", &houseKey);
    });
    return entered ? noteAnchor(&houseKey) : entered;
}

Result<Done> Academy::moveAnchors(const Unlocked& who, const QString& folder, const std::string& reason,
                                  const Unlocked* second)
{
    if (const auto may = mayDo(who, roleSet(Role::Administrator)); !may)
        return may;
    if (folder.isEmpty() || !QDir(folder).exists())
        return cutcard::fault(Cause::Unreadable, folder, QStringLiteral("a folder"), {});
    // what is missing there is not left behind, but signed for
    if (const auto looked = checkAnchors(); !looked)
        return looked;
    const bool unread = m_anchorFault.has_value();
    if (!m_missingAnchor.empty())
        return *m_anchorFault;
    if (const auto two = unread ? areTwoForHeads(who, second) : Result<Done>(Done{}); !two)
        return two;
    const QString before = m_anchorFolder;
    auto moved = whole([&]() -> Result<Done> {
        const auto why = keptReason(reason);
        if (!why)
            return why.error();
        if (const auto set =
                m_connection->run(QStringLiteral("INSERT OR REPLACE INTO setting VALUES ('anchors', ?)"), {folder});
            !set)
            return set.error();
        if (const auto entered = enterForTwo("anchors-moved", who,
                                             "\"place\":\"" + placeDigest(m_station, folder.toStdString()) + "\","
                                                 + (unread ? "\"unread\":1," : "") + *why,
                                             unread ? second : nullptr);
            !entered)
            return entered;
        m_anchorFolder = folder;
        const SecretKey houseKey = who.houseKey();
        return noteAnchor(&houseKey, true);
    });
    if (!moved) {
        m_anchorFolder = before;
        return moved;
    }
    return checkAnchors();
}

Result<Done> Academy::explainGap(const Unlocked& who, const std::string& reason, const Unlocked* second)
{
    if (const auto may = mayDo(who, roleSet(Role::Administrator)); !may)
        return may;
    if (m_missingAnchor.empty())
        return m_anchorFault ? Result<Done>(*m_anchorFault) : Result<Done>(Done{});
    if (const auto two = areTwoForHeads(who, second); !two)
        return two;
    const auto entered = whole([&]() -> Result<Done> {
        const auto why = keptReason(reason);
        if (!why)
            return why.error();
        return enterForTwo("gap", who, "\"anchor\":\"" + m_missingAnchor + "\"," + *why, second);
    });
    return entered ? checkAnchors() : entered;
}

Result<std::vector<std::string>> Academy::gaps() const
{
    auto lines = m_connection->run(
        QStringLiteral("SELECT line FROM ledger WHERE instr(line, '\"kind\":\"gap\"') > 0 OR instr(line, "
                       "'\"kind\":\"anchors-moved\"') > 0 ORDER BY seq"));
    if (!lines)
        return lines.error();
    std::vector<std::string> all;
    while (lines->next()) {
        if (std::string line = lines->value(0).toString().toStdString(); isGap(line))
            all.push_back(std::move(line));
    }
    return all;
}

} // namespace cutcard
