// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/house/outside_heads.h"

#include "app/academy/ledger/digests.h"
#include "app/academy/store/clock.h"
#include "app/academy/store/rows.h"
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

NotedHead notedHead(const Anchor& anchor)
{
    return {.count = anchor.head.count, .noted = anchor.text.substr(anchor.text.rfind(' ') + 1)};
}

} // namespace

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
    const auto check = TRY(m_ledger.read(own, nullptr));
    lookFor(own, check);
    return Done{};
}

Result<Done> OutsideHeads::look()
{
    m_fault.reset();
    m_missingAnchor.clear();
    m_missing.reset();
    m_lastNoted.reset();
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
    const auto anchors = readAnchors(text->toStdString(), file.toStdString());
    if (!anchors) {
        m_fault = anchors.error();
        return Done{};
    }
    const auto check = TRY(m_ledger.read(*anchors, nullptr));
    if (!anchors->empty())
        m_lastNoted = notedHead(anchors->back());
    std::int64_t reaches = anchors->empty() ? -1 : 0;
    for (const Anchor& anchor : *anchors)
        reaches = std::max(reaches, anchor.head.count);
    if (lookFor(*anchors, check))
        return Done{};
    // who copies an old file back may empty this one as well
    const std::string cut = "heads up to " + std::to_string(m_notedUpTo);
    if (reaches < m_notedUpTo && !check.isExplained(cut)) {
        m_fault =
            refusedIn({file.toStdString()}, Cause::MissingValue, Refusal::AnchorsCut,
                      reaches > 0 ? "none after " + std::to_string(reaches) : "none", {std::to_string(m_notedUpTo)});
        m_missingAnchor = cut;
    }
    return checkOwnHeads();
}

bool OutsideHeads::lookFor(const std::vector<Anchor>& anchors, const LedgerCheck& check)
{
    for (const Anchor& anchor : anchors) {
        const auto lies = check.finish({anchor});
        if (lies)
            continue;
        m_fault = lies.error();
        m_fault->place = anchor.place;
        m_missingAnchor = std::to_string(anchor.head.count) + " " + hexOf(anchor.head.hash);
        if (!check.isOfHouse(anchor))
            return true;
        m_missing = notedHead(anchor);
        // what happened, when, and what to do
        m_fault->cause = Cause::MissingValue;
        m_fault->found = "the checkpoint of " + std::to_string(anchor.head.count) + " entries, saved "
                         + m_missing->noted + ", is not in the ledger, which has " + std::to_string(check.head().count)
                         + " entries. An older file was copied back, or two copies are in use";
        m_fault->refusal = Refusal::AnchorMissing;
        return true;
    }
    return false;
}

Result<Done> OutsideHeads::areHeld()
{
    // it may be there again
    if (m_fault) {
        TRY(look());
    }
    return m_fault ? Result<Done>(*m_fault) : Result<Done>(Done{});
}

Result<Done> OutsideHeads::note(const Unlocked& who)
{
    const SecretKey houseKey = who.houseKey();
    return note(&houseKey);
}

Result<Done> OutsideHeads::note(const SecretKey* houseKey, bool begins)
{
    // what is missing is signed for: nobody writes over it
    if (!m_missingAnchor.empty())
        return Done{};
    const std::string now = rawClock();
    const QByteArray line = QByteArray::fromStdString(anchorLine(m_store.head(), now, houseKey)) + '\n';
    // nobody has to name a place for it: yesterday's file put back is noticed on this computer at least
    if (const QString own = ownHeadsFile(); !m_fault && !own.isEmpty() && QDir().mkpath(ownHeads()))
        static_cast<void>(saveFile(own, line, Reach::Owner));
    if (!m_store.hasAnchors())
        return Done{};
    QFile file(anchorFile(m_store.anchorFolder()));
    if (auto done = mustBeFile(file.fileName()); !done)
        return done;
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
    return entered ? note(&houseKey) : entered;
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
        const SecretKey houseKey = who.houseKey();
        return note(&houseKey, true);
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

void OutsideHeads::noteOutside(const Unlocked* who)
{
    const auto houseKey = who == nullptr ? std::optional<SecretKey>() : who->houseKey();
    // a stick that was pulled out keeps nobody from handing in or deciding: it is said, and nobody else begins without
    // it
    if (const auto noted = note(houseKey ? &*houseKey : nullptr); !noted)
        m_fault = noted.error();
}

Result<Done> OutsideHeads::notedOutside(const Unlocked& who, Result<Done> decided)
{
    if (decided)
        noteOutside(&who);
    return decided;
}

} // namespace cutcard
