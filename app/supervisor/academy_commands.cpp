// SPDX-License-Identifier: GPL-3.0-or-later
// What the supervisor's pages ask for by a word: who may have it, and what is done without a page of its own.
#include "app/shell/windows/given.h"
#include "app/shell/windows/small.h"
#include "app/supervisor/academy_desk.h"

#include <algorithm>
#include <array>

namespace cutcard {

namespace {

/// The row of a table by its word; nullptr: there is none.
template <typename Rows> auto rowOf(const Rows& rows, const QString& what)
{
    const auto found = std::ranges::find_if(rows, [&](const auto& row) { return what == QLatin1String(row.name); });
    return found == rows.end() ? nullptr : &*found;
}

enum class Needs : std::uint8_t {
    Nothing,
    House,
    OpenPages, ///< waits as the pages do while an attempt is interrupted
};

} // namespace

void AcademyDesk::take(const QString& what, const Given& given)
{
    struct Row {
        const char* name;
        void (AcademyDesk::*take)(const Given&);
        Needs needs = Needs::House;
    };
    static constexpr auto rows = std::to_array<Row>({
        {"found", &AcademyDesk::found, Needs::Nothing},
        {"verify", &AcademyDesk::verify, Needs::Nothing},
        {"openVerified", &AcademyDesk::openVerified, Needs::Nothing},
        {"folder", &AcademyDesk::chooseFolder, Needs::Nothing},
        {"addPerson", &AcademyDesk::addPerson},
        {"import", &AcademyDesk::importPeople},
        {"people", &AcademyDesk::savePeople, Needs::OpenPages},
        {"linkPractice", &AcademyDesk::linkPractice},
        {"assign", &AcademyDesk::assign},
        {"result", &AcademyDesk::showAsked},
        {"plan", &AcademyDesk::showPlan, Needs::OpenPages},
        {"planNumber", &AcademyDesk::changePlan},
        {"planMust", &AcademyDesk::changeMust},
        {"tryPlan", &AcademyDesk::tryPlan, Needs::OpenPages},
        {"items", &AcademyDesk::showItems, Needs::OpenPages},
        {"bank", &AcademyDesk::showBank, Needs::OpenPages},
        {"angoff", &AcademyDesk::showAngoff, Needs::OpenPages},
        {"table", &AcademyDesk::saveTable, Needs::OpenPages},
        {"key", &AcademyDesk::saveKey},
        {"sheet", &AcademyDesk::saveSheet},
        {"certificatePdf", &AcademyDesk::saveCertificate},
    });
    if (what == QLatin1String("show")) {
        m_paperKey.clear();
        return show();
    }
    m_model.setMessage({}, false);
    const Row* row = rowOf(rows, what);
    const Needs needs = row == nullptr ? Needs::House : row->needs;
    if (needs != Needs::Nothing && m_academy == nullptr)
        return what == QLatin1String("back") ? enter() : void();
    if (needs == Needs::OpenPages && !stoppedText().isEmpty())
        return m_model.setMessage(stoppedText(), true);
    if (row != nullptr)
        return (this->*row->take)(given);
    // everything else is signed
    auto who = unlock(given);
    if (!who)
        return;
    if (what == QLatin1String("authorise"))
        return authorise(given, std::move(*who));
    if (what == QLatin1String("resume"))
        return resume(given, std::move(*who));
    takeSigned(what, given, *who);
}

void AcademyDesk::takeSigned(const QString& what, const Given& given, const Unlocked& who)
{
    struct Row {
        const char* name;
        void (AcademyDesk::*take)(const Given&, const Unlocked&);
        bool needsReason = false;
        bool showsItself = false; ///< the page is not shown anew: it stays as it is, or another was shown
    };
    static constexpr auto rows = std::to_array<Row>({
        {.name = "enrol", .take = &AcademyDesk::enrol},
        {.name = "changePerson", .take = &AcademyDesk::changePerson},
        {.name = "withdraw", .take = &AcademyDesk::withdraw},
        {.name = "erase", .take = &AcademyDesk::erase},
        {.name = "build", .take = &AcademyDesk::build, .showsItself = true},
        {.name = "ratings", .take = &AcademyDesk::saveRatings, .showsItself = true},
        {.name = "grade", .take = &AcademyDesk::grade, .showsItself = true},
        {.name = "issue", .take = &AcademyDesk::issue, .showsItself = true},
        {.name = "list", .take = &AcademyDesk::saveList, .showsItself = true},
        {.name = "paperKey", .take = &AcademyDesk::showPaperKey},
        {.name = "checkPaper", .take = &AcademyDesk::checkPaper},
        {.name = "openPages", .take = &AcademyDesk::openPages},
        {.name = "extend", .take = &AcademyDesk::extend, .needsReason = true},
        {.name = "anchors", .take = &AcademyDesk::moveAnchors, .needsReason = true},
        {.name = "checkpoint", .take = &AcademyDesk::checkpoint},
        {.name = "gap", .take = &AcademyDesk::explainGap, .needsReason = true},
        {.name = "revoke", .take = &AcademyDesk::revoke, .needsReason = true},
        {.name = "submit", .take = &AcademyDesk::submit},
        {.name = "confirm", .take = &AcademyDesk::confirm},
        {.name = "void", .take = &AcademyDesk::annul, .needsReason = true},
        {.name = "replay", .take = &AcademyDesk::replay},
        // what was opened stays open until something changes
        {.name = "questions", .take = &AcademyDesk::openQuestions, .showsItself = true},
        {.name = "evidence", .take = &AcademyDesk::saveEvidence},
        {.name = "correct", .take = &AcademyDesk::correct, .needsReason = true},
        {.name = "appeal", .take = &AcademyDesk::appeal, .needsReason = true},
        {.name = "dismiss", .take = &AcademyDesk::dismiss, .needsReason = true},
        {.name = "annul", .take = &AcademyDesk::grantAppeal, .needsReason = true},
    });
    const Row* row = rowOf(rows, what);
    if (row != nullptr && row->needsReason && textOf(given, "reason").empty())
        return m_model.setMessage(tr("Give a reason first."), true);
    if (row != nullptr)
        (this->*row->take)(given, who);
    if (row != nullptr && row->showsItself)
        return;
    if (m_model.page() == AcademyModel::Review)
        return showResult(attemptOf(given));
    show();
}

void AcademyDesk::showPaperKey(const Given&, const Unlocked& who)
{
    const auto key = m_academy->signers().showPaperKey(who);
    if (isDone(key))
        m_paperKey = QString::fromStdString(*key);
}

/// Whether what somebody has on paper is the key, tried while the house can still be asked.
void AcademyDesk::checkPaper(const Given& given, const Unlocked& who)
{
    constexpr qsizetype most = 4;
    const auto wrong = wrongPaperGroups(textOf(given, "paper"), who.root);
    if (!wrong)
        return fail(wrong.error());
    QStringList groups;
    for (const int group : *wrong)
        groups.append(QString::number(group));
    if (groups.isEmpty())
        return say(tr("The key on paper matches this house's key, letter for letter."));
    m_model.setMessage(
        groups.size() > most
            ? tr("The key on paper is not this house's.")
            : tr("The key on paper does not match. Check group %1 again.").arg(groups.join(QStringLiteral(", "))),
        true);
}

/// What is opened while an attempt is interrupted is entered, and signed for.
void AcademyDesk::openPages(const Given&, const Unlocked& who)
{
    for (const AttemptRecord& each : orNone(m_academy->attempts().all())) {
        if (each.state == AttemptState::Interrupted && !isDone(m_academy->attempts().notePagesOpened(who, each.number)))
            return;
    }
    // what is missing outside is signed for behind these pages
    if (!m_academy->heads().fault() && !isDone(m_academy->heads().checkpoint(who)))
        return;
    m_pagesOpened = m_roomsOpened = true;
    say(tr("The other pages stay open until you leave this room, the other rooms until you quit or the next exam. The "
           "ledger has noted it."));
}

void AcademyDesk::extend(const Given& given, const Unlocked& who)
{
    const int minutes = given.value(QStringLiteral("minutes")).toInt();
    if (isDone(m_academy->attempts().extend(who, attemptOf(given), minutes * 60, textOf(given, "reason"))))
        say(tr("%1 minutes were added to attempt %2.").arg(minutes).arg(attemptOf(given)));
}

void AcademyDesk::moveAnchors(const Given& given, const Unlocked& who)
{
    const QString folder = given.value(QStringLiteral("folder")).toString().trimmed();
    const auto second = secondUnlockedBy(*m_academy, given);
    if (isDone(second)
        && isDone(m_academy->heads().move(who, folder, textOf(given, "reason"), *second ? &**second : nullptr)))
        say(tr("Checkpoints are saved there from now on."));
}

void AcademyDesk::checkpoint(const Given&, const Unlocked& who)
{
    if (isDone(m_academy->heads().checkpoint(who)))
        say(tr("The ledger is signed up to here."));
}

void AcademyDesk::explainGap(const Given& given, const Unlocked& who)
{
    const auto second = secondUnlockedBy(*m_academy, given);
    if (isDone(second)
        && isDone(m_academy->heads().explainGap(who, textOf(given, "reason"), *second ? &**second : nullptr)))
        say(tr("The missing checkpoint was signed for."));
}

void AcademyDesk::revoke(const Given& given, const Unlocked& who)
{
    const qint64 serial = given.value(QStringLiteral("serial")).toLongLong();
    if (isDone(m_academy->certificates().revoke(who, serial, textOf(given, "reason"))))
        say(tr("The certificate was revoked. Publish a new list."));
}

void AcademyDesk::submit(const Given& given, const Unlocked& who)
{
    if (isDone(m_academy->attempts().change(who, attemptOf(given), AttemptEvent::Submit)))
        say(tr("Attempt %1 was handed in as it stood.").arg(attemptOf(given)));
}

void AcademyDesk::confirm(const Given& given, const Unlocked& who)
{
    if (isDone(m_academy->attempts().change(who, attemptOf(given), AttemptEvent::Confirm)))
        say(tr("Attempt %1 was confirmed.").arg(attemptOf(given)));
}

void AcademyDesk::annul(const Given& given, const Unlocked& who)
{
    const auto second = secondUnlockedBy(*m_academy, given);
    if (isDone(second)
        && isDone(m_academy->attempts().change(who, attemptOf(given), AttemptEvent::Annul, textOf(given, "reason"),
                                               *second ? &**second : nullptr)))
        sayVoid(attemptOf(given));
}

/// Whether a void attempt is one of those that a candidate may have.
void AcademyDesk::sayVoid(std::int64_t attempt)
{
    const auto record = m_academy->attempts().one(attempt);
    const auto counts = record ? m_academy->attempts().isCounted(*record) : record.error();
    say(counts && !*counts ? tr("Attempt %1 is void. It does not count as an attempt.").arg(attempt)
                           : tr("Attempt %1 is void. It still counts as an attempt.").arg(attempt));
}

} // namespace cutcard
