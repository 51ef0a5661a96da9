// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/academy/store/clock.h"
#include "app/supervisor/desks.h"

#include "app/academy/result/result_text.h"
#include "app/files/or_none.h"
#include "app/words/tr.h"

namespace cutcard {

/// When the ledger's head was noted outside last; empty: never, or what is noted can't be trusted.
static QString lastNotedText(const Academy& academy)
{
    const auto& head = academy.heads().lastNoted();
    if (!head || academy.heads().fault())
        return {};
    const QDateTime noted = wallTime(head->noted);
    return LedgerDesk::tr("Last checkpoint: %1, entries: %2")
        .arg(noted.isValid() ? noted.toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")) : shown(head->noted))
        .arg(head->count);
}

/// Lines beside the ledger that this house did not sign: who can write to the stick can write them.
static QString skippedText(const std::vector<Error>& skipped)
{
    return skipped.empty() ? QString()
                           //: how many lines of the file of checkpoints, and the number of the first one
                           : LedgerDesk::tr("Checkpoints skipped, not signed by this house: %1 (the first in line %2)")
                                 .arg(skipped.size())
                                 .arg(skipped.front().place.line);
}

QVariantList LedgerDesk::certificates() const
{
    const auto plans = orNone(academy()->blueprints().all());
    QVariantList rows;
    for (const IssuedCertificate& each : orNone(academy()->certificates().all())) {
        const auto read = readCertificate(each.text);
        const auto record = academy()->attempts().one(each.attempt);
        const auto plan = std::ranges::find(plans, record ? record->blueprint : std::string(), &KeptBlueprint::digest);
        rows.prepend(QVariantMap{
            {"exam", plan == plans.end() ? QString() : examText(plan->blueprint.name)},
            {"serial", qlonglong(each.serial)},
            {"attempt", qlonglong(each.attempt)},
            {"name", read ? shown(read->certificate.name) : nameOf(*academy(), QString::fromStdString(each.person))},
            {"days",
             //: two dates
             read ? tr("%1 to %2")
                        .arg(QString::fromStdString(dayText(read->certificate.issued)),
                             QString::fromStdString(dayText(expiryOf(read->certificate))))
                  : QString()},
            {"revoked", each.state != "issued"}});
    }
    return rows;
}

QVariantMap LedgerDesk::facts() const
{
    const auto check = academy()->ledger().check();
    const bool whole = check.has_value() && !academy()->heads().fault();
    const QString said = !check                       ? errorText(check.error())
                         : academy()->heads().fault() ? errorText(*academy()->heads().fault())
                         : check->signedUpTo() == 0   ? tr("Ledger complete, entries: %1").arg(check->head().count)
                                                      : tr("Ledger complete, entries: %1, signed up to entry %2")
                                                          .arg(check->head().count)
                                                          .arg(check->signedUpTo());
    return {{"ledger", said},
            {"whole", whole},
            {"anchored", academy()->store().hasAnchors()},
            {"anchors", academy()->store().anchorFolder()},
            {"noted", lastNotedText(*academy())},
            {"skipped", skippedText(academy()->heads().skipped())},
            {"gap", academy()->heads().fault().has_value()},
            {"folder", academy()->store().folder()},
            {"paperKey", m_paperKey},
            {"certificates", certificates()}};
}

void LedgerDesk::checkpoint(Signature* by)
{
    m_acts.sign({by}, [this](const Unlocked& who) -> Said {
        return {academy()->heads().checkpoint(who), tr("The ledger is signed up to here.")};
    });
}

void LedgerDesk::explainGap(const QString& reason, Signature* by, Signature* second)
{
    m_acts.signByTwo({by, reason}, second, [&](const Unlocked& who, const Unlocked* other) -> Said {
        return {academy()->heads().explainGap(who, trimmed(reason), other),
                tr("The missing checkpoint was signed for.")};
    });
}

void LedgerDesk::moveAnchors(const QString& folder, const QString& reason, Signature* by, Signature* second)
{
    m_acts.signByTwo({by, reason}, second, [&](const Unlocked& who, const Unlocked* other) -> Said {
        return {academy()->heads().move(who, folder.trimmed(), trimmed(reason), other),
                tr("Checkpoints are saved there from now on.")};
    });
}

void LedgerDesk::saveList(Signature* by, const QString& file)
{
    m_acts.sign({.by = by, .stays = true}, [&](const Unlocked& who) -> Said {
        const auto list = TRY(academy()->certificates().signedList(who, todayOf()));
        return m_acts.save(file,
                           {.title = tr("Save the list of certificates"),
                            .proposed = QStringLiteral("certificates.txt"),
                            .kinds = tr("Text files (*.txt)")},
                           list);
    });
}

void LedgerDesk::saveKey(const QString& file)
{
    if (m_acts.begin())
        m_acts.say(m_acts.save(file,
                               {.title = tr("Save the house's public key"),
                                .proposed = QStringLiteral("house.pub"),
                                .kinds = tr("Keys (*.pub *.pem)")},
                               pemOf(academy()->store().houseKey())));
}

void LedgerDesk::showPaperKey(Signature* by)
{
    m_acts.sign({by}, [this](const Unlocked& who) -> Said {
        m_paperKey = QString::fromStdString(TRY(academy()->signers().showPaperKey(who)));
        return {};
    });
}

void LedgerDesk::checkPaper(const QString& paper, Signature* by)
{
    m_acts.sign({by}, [&](const Unlocked& who) -> Said {
        constexpr qsizetype most = 4;
        const auto wrong = TRY(wrongPaperGroups(trimmed(paper), who.root));
        const QStringList groups = textsOf(wrong, [&](const int group) { return QString::number(group); });
        if (groups.isEmpty())
            return tr("The key on paper is right.");
        return {groups.size() > most
                    ? tr("The key on paper is not this house's.")
                    : tr("The key on paper is wrong. Check group %1.").arg(groups.join(QStringLiteral(", "))),
                true};
    });
}

void LedgerDesk::revoke(qlonglong serial, const QString& reason, Signature* by)
{
    m_acts.sign({by, reason}, [&](const Unlocked& who) -> Said {
        return {academy()->certificates().revoke(who, serial, trimmed(reason)),
                tr("The certificate was revoked. Publish a new list.")};
    });
}

} // namespace cutcard
