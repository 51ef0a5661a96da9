// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/house/outside_heads.h"

#include "app/academy/ledger/digests.h"
#include "app/academy/store/clock.h"
#include "app/files/read_file.h"
#include "app/files/saved_file.h"
#include "app/records/sql.h"

#include <QFile>

namespace cutcard {

static QString anchorFile(const QString& folder)
{
    return QDir(folder).filePath(QStringLiteral("cutcard-anchors.txt"));
}

/// Where this computer notes the last head of each house that it has worked in; empty: nowhere.
static QString& ownHeads()
{
    static QString folder;
    return folder;
}

/// The head that this computer noted last; a file that is gone or damaged says nothing.
static std::vector<Anchor> ownAnchors(const QString& file)
{
    const auto text = QFile::exists(file) ? readFile(file) : Result<QByteArray>(QByteArray());
    const auto anchors = text ? readAnchors(text->toStdString(), file.toStdString()) : std::vector<Anchor>();
    return anchors ? *anchors : std::vector<Anchor>();
}

/// The heads of a file line by line; lines that are none are skipped.
static std::vector<Anchor> anchorsIn(const QByteArray& text, const QString& file, std::vector<Error>& skipped)
{
    std::vector<Anchor> anchors;
    int number = 0;
    for (const QByteArray& line : text.split('\n')) {
        ++number;
        if (line.isEmpty())
            continue;
        if (auto anchor = readAnchor(line.toStdString(), file.toStdString(), number))
            anchors.push_back(std::move(*anchor));
        else
            skipped.push_back(anchor.error());
    }
    return anchors;
}

static NotedHead notedHead(const Anchor& anchor)
{
    return {.count = anchor.head.count, .noted = anchor.text.substr(anchor.text.rfind(' ') + 1)};
}

void noteHeadsIn(const QString& folder)
{
    ownHeads() = folder;
}

QString OutsideHeads::ownHeadsFile() const
{
    return ownHeads().isEmpty()
               ? QString()
               : QDir(ownHeads()).filePath(QString::fromStdString(m_store.station()) + QStringLiteral(".txt"));
}

Result<Done> OutsideHeads::checkOwnHeads()
{
    const std::vector<Anchor> own = ownAnchors(ownHeadsFile());
    if (m_fault || own.empty())
        return Done{};
    lookFor(own, TRY(m_ledger.read(own, nullptr)));
    return Done{};
}

Result<Done> OutsideHeads::look()
{
    m_fault.reset();
    m_missingAnchor.clear();
    m_missing.reset();
    m_lastNoted.reset();
    m_skipped.clear();
    if (!m_store.hasAnchors())
        return checkOwnHeads();
    const QString file = anchorFile(m_store.anchorFolder());
    const auto text = readFile(file);
    if (!text) {
        // a stick that is not plugged in: nothing is known, so nothing is begun
        m_fault = text.error();
        m_fault->refusal = Refusal::AnchorsUnreadable;
        return Done{};
    }
    const std::vector<Anchor> anchors = anchorsIn(*text, file, m_skipped);
    const auto check = TRY(m_ledger.read(anchors, nullptr));
    m_lastNoted = lookFor(anchors, check);
    if (m_missing)
        return Done{};
    // who copies an old file back may empty this one as well
    const std::string cut = "heads up to " + std::to_string(m_notedUpTo);
    const std::int64_t reaches = m_lastNoted ? m_lastNoted->count : -1;
    if (reaches < m_notedUpTo && !check.isExplained(cut)) {
        m_fault = reaches < 0 && !m_skipped.empty()
                      ? m_skipped.front()
                      : refusedIn({file.toStdString()}, Cause::MissingValue, Refusal::AnchorsCut,
                                  reaches > 0 ? "none after " + std::to_string(reaches) : "none",
                                  {std::to_string(m_notedUpTo)});
        m_missingAnchor = cut;
    }
    return checkOwnHeads();
}

std::optional<NotedHead> OutsideHeads::lookFor(const std::vector<Anchor>& anchors, const LedgerCheck& check)
{
    std::optional<NotedHead> last;
    for (const Anchor& anchor : anchors) {
        const auto lies = check.finish({anchor});
        if (!lies && !check.isOfHouse(anchor)) {
            m_skipped.push_back(lies.error());
            m_skipped.back().place = anchor.place;
            continue;
        }
        if (!last || last->count <= anchor.head.count)
            last = notedHead(anchor);
        if (lies || m_missing)
            continue;
        m_missing = notedHead(anchor);
        // what happened, when, and what to do
        m_missingAnchor = std::to_string(anchor.head.count) + " " + hexOf(anchor.head.hash);
        m_fault =
            refusedIn(anchor.place, Cause::MissingValue, Refusal::AnchorMissing,
                      "the checkpoint of " + std::to_string(anchor.head.count) + " entries, saved " + m_missing->noted
                          + ", is not in the ledger, which has " + std::to_string(check.head().count)
                          + " entries. An older file was copied back, or two copies are in use");
    }
    return last;
}

Result<Done> OutsideHeads::areHeld()
{
    // it may be there again
    if (m_fault) {
        TRY(look());
    }
    return m_fault ? Result<Done>(*m_fault) : Result<Done>(Done{});
}

Result<Done> OutsideHeads::note(const SecretKey& key, bool begins)
{
    // what is missing is signed for: nobody writes over it
    if (!m_missingAnchor.empty())
        return Done{};
    const std::string now = rawClock();
    const QByteArray line = QByteArray::fromStdString(anchorLine(m_store.head(), now, &key)) + '\n';
    // nobody has to name a place for it: yesterday's file put back is noticed on this computer at least
    if (const QString own = ownHeadsFile(); !m_fault && !own.isEmpty() && QDir().mkpath(ownHeads()))
        static_cast<void>(saveFile(own, line, Reach::Owner));
    if (!m_store.hasAnchors())
        return Done{};
    QFile file(anchorFile(m_store.anchorFolder()));
    TRY(mustBeFile(file.fileName()));
    const auto mode = QIODevice::WriteOnly | QIODevice::Append;
    if (!file.open(begins ? mode : mode | QIODevice::ExistingOnly) || file.write(line) != line.size() || !file.flush())
        return cutcard::fault(Cause::Unreadable, file.fileName(), {}, file.errorString());
    m_lastNoted = NotedHead{.count = m_store.head().count, .noted = now};
    return Done{};
}

Result<Done> OutsideHeads::checkpoint(const Unlocked& who)
{
    TRY(areHeld());
    const SecretKey houseKey = who.houseKey();
    const LedgerHead at = m_store.head();
    const auto entered = m_store.whole([&] {
        return m_store.enter("checkpoint", who.person,
                             "\"count\":" + std::to_string(at.count) + ",\"head\":\"" + hexOf(at.hash) + "\"",
                             &houseKey);
    });
    return entered ? note(houseKey) : entered;
}

Result<Done> OutsideHeads::move(const Unlocked& who, const QString& folder, const std::string& reason,
                                const Unlocked* second)
{
    TRY(m_signers.mayDo(who, roleSet(Role::Administrator)));
    if (folder.isEmpty() || !QDir(folder).exists())
        return refusedIn({folder.toStdString()}, Cause::Unreadable, Refusal::NoSuchFolder);
    // what is missing there is not left behind, but signed for
    TRY(look());
    const bool unread = m_fault.has_value();
    if (!m_missingAnchor.empty())
        return *m_fault;
    TRY(unread ? m_signers.areTwoForHeads(who, second) : Result<Done>(Done{}));
    auto moved = m_store.whole([&]() -> Result<Done> {
        const auto why = TRY(m_store.keptReason(reason));
        TRY(m_store.setAnchorFolder(folder));
        TRY(m_store.enterForTwo("anchors-moved", who,
                                "\"place\":\"" + placeDigest(m_store.station(), folder.toStdString()) + "\","
                                    + (unread ? "\"unread\":1," : "") + why,
                                unread ? second : nullptr));
        return note(who.houseKey(), true);
    });
    return moved ? look() : moved;
}

Result<Done> OutsideHeads::explainGap(const Unlocked& who, const std::string& reason, const Unlocked* second)
{
    TRY(m_signers.mayDo(who, roleSet(Role::Administrator)));
    if (m_missingAnchor.empty())
        return m_fault ? Result<Done>(*m_fault) : Result<Done>(Done{});
    TRY(m_signers.areTwoForHeads(who, second));
    const auto entered = m_store.whole([&]() -> Result<Done> {
        const auto why = TRY(m_store.keptReason(reason));
        return m_store.enterForTwo("gap", who, "\"anchor\":\"" + m_missingAnchor + "\"," + why, second);
    });
    return entered ? look() : entered;
}

void OutsideHeads::noteOutside(const SecretKey& key)
{
    // a stick that was pulled out keeps nobody from handing in or deciding: it is said, and nobody else begins without
    // it
    if (const auto noted = note(key); !noted)
        m_fault = noted.error();
}

Result<Done> OutsideHeads::notedOutside(const Unlocked& who, Result<Done> decided)
{
    if (decided)
        noteOutside(who.houseKey());
    return decided;
}

} // namespace cutcard
