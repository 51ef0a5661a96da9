// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/house/academy.h"
#include "app/academy/ledger/certificate.h"
#include "app/files/file_stamp.h"
#include "app/files/saved_file.h"
#include "app/home/academy_model.h"
#include "core/certification/forms.h"

#include <QObject>
#include <QPointer>

#include <array>
#include <functional>
#include <optional>

class QQmlEngine;
class QWidget;

namespace cutcard {

class DirectorWork;
class ExamWindow;
class Records;
class Session;

/// The supervisor's pages: founds or opens a house, does what is asked for on them, and lets candidates sit.
class AcademyDesk : public QObject
{
    Q_OBJECT

public:
    /// The house lies in `folder`.
    AcademyDesk(AcademyModel& model, QQmlEngine* engine, QString folder, QWidget* window);
    ~AcademyDesk() override;

    /// Opens the house, or shows how to found one.
    void enter();
    /// Closes it, unless somebody sits: another program may want it.
    void leave();
    /// Whether the program's other rooms are closed: somebody sits here, or an attempt is interrupted and nobody with a
    /// passphrase has opened them.
    bool closesRooms() const;
    /// Says why.
    void sayClosed();
    AcademyModel& model() { return m_model; }
    Academy* academy() { return m_academy.get(); }
    /// The window at which somebody sits; nullptr: nobody does.
    ExamWindow* exam();
    /// What a passphrase costs to try, of a house that is founded here.
    void setKeyCost(const KeyCost& cost) { m_cost = cost; }
    /// Where people practise on this computer; without it nothing of it is shown.
    void setRecords(std::function<Records*()> records) { m_records = std::move(records); }
    /// Whether an exam takes the whole screen.
    void setFullScreen(bool full) { m_fullScreen = full; }

signals:
    /// A hand of an attempt is to be looked back on.
    void lookBackAsked(const cutcard::Session& session, const std::vector<qint64>& times, const QString& title);
    /// What was done at a director's station is to be looked over.
    void directingLookedOver(const cutcard::DirectorWork& work, const QString& title);

private:
    using Given = QVariantMap;
    // academy_commands.cpp: what is asked for, and what is done without a page of its own
    void take(const QString& what, const Given& given);
    void takeSigned(const QString& what, const Given& given, const Unlocked& who);
    void showPaperKey(const Given& given, const Unlocked& who);
    void checkPaper(const Given& given, const Unlocked& who);
    void openPages(const Given& given, const Unlocked& who);
    void extend(const Given& given, const Unlocked& who);
    void moveAnchors(const Given& given, const Unlocked& who);
    void checkpoint(const Given& given, const Unlocked& who);
    void explainGap(const Given& given, const Unlocked& who);
    void revoke(const Given& given, const Unlocked& who);
    void submit(const Given& given, const Unlocked& who);
    void confirm(const Given& given, const Unlocked& who);
    void annul(const Given& given, const Unlocked& who);
    void sayVoid(std::int64_t attempt);

    void found(const Given& given);
    void addPerson(const Given& given);
    void changePerson(const Given& given, const Unlocked& who);
    void withdraw(const Given& given, const Unlocked& who);
    void erase(const Given& given, const Unlocked& who);
    void savePeople(const Given& given);
    void importPeople(const Given& given);
    void enrol(const Given& given, const Unlocked& who);
    void build(const Given& given, const Unlocked& who);
    void grade(const Given& given, const Unlocked& who);
    void issue(const Given& given, const Unlocked& who);
    void saveList(const Given& given, const Unlocked& who);
    void saveKey(const Given& given);
    /// Puts the content of a file that is chosen into what is verified: a code, a key or a list.
    void openVerified(const Given& given);
    void saveSheet(const Given& given);
    void saveCertificate(const Given& given);
    using WritePdf = Result<Done> (*)(const Academy&, std::int64_t, const QString&);
    void savePdf(const Given& given, const QString& proposed, WritePdf write);
    /// A folder for the ledger's heads, for the field that asked.
    void chooseFolder(const Given& given);
    void verify(const Given& given);
    /// What is shown of a certificate whose code was read; `ours`: by the house's own key.
    QVariantMap verifiedOf(const ReadCertificate& read, const PublicKey& key, const CertificateList* list,
                           bool ours) const;
    QString examOf(const Certificate& certificate, bool ours) const;
    // academy_plan.cpp
    void showPlan(const Given& given);
    void changePlan(const Given& given);
    void changeMust(const Given& given);
    void tryPlan(const Given& given);
    void showDraft(const QString& built);
    void showBank(const Given& given);
    void showItems(const Given& given);
    void saveTable(const Given& given);
    void saveRatings(const Given& given, const Unlocked& who);
    void showAngoff(const Given& given);
    void authorise(const Given& given, Unlocked who);
    void resume(const Given& given, Unlocked who);
    void sit(std::int64_t attempt, Unlocked who);
    /// Opens somebody's keys; nothing, and a message, if that can't be.
    std::optional<Unlocked> unlock(const Given& given);
    /// A file's name as it was given, or as it is chosen.
    QString fileFor(const Given& given, const QString& title, const QString& proposed, const QString& kinds) const;
    /// The text of a file that is given or chosen; nothing, and a message if it can't be read.
    std::optional<QString> textFrom(const Given& given, const QString& title, const QString& kinds, QString& name);
    std::optional<QByteArray> bytesFrom(const Given& given, const QString& title, const QString& kinds, QString& name);
    /// Somebody on the roster; nothing, and a message, if there is nobody with that id.
    std::optional<RosterPerson> personFrom(const Given& given);
    /// Whether it was done; a message if not.
    template <typename T> bool isDone(const Result<T>& result)
    {
        if (!result)
            fail(result.error());
        return result.has_value();
    }
    /// Saves a file by the name that is given or chosen, and says so.
    struct Saving {
        QString title;
        QString proposed;
        QString kinds;
        Reach reach = Reach::Everybody;
    };
    void save(const Given& given, const Saving& saving, const std::string& content);
    void fail(const Error& error);
    void say(const QString& message) { m_model.setMessage(message, false); }

    void noticeExam();
    bool hasLeft() const;

    // academy_training.cpp
    QVariantMap trainingShown() const;
    void linkPractice(const Given& given);
    void assign(const Given& given);

    // academy_second_look.cpp
    QVariantMap secondLookOf(const QJsonObject& result, std::int64_t attempt, AttemptState state) const;
    void appeal(const Given& given, const Unlocked& who);
    void dismiss(const Given& given, const Unlocked& who);
    void grantAppeal(const Given& given, const Unlocked& who);
    void replay(const Given& given, const Unlocked& who);
    void openQuestions(const Given& given, const Unlocked& who);
    void saveEvidence(const Given& given, const Unlocked& who);
    void correct(const Given& given, const Unlocked& who);

    // academy_pages.cpp: what the pages show
    void show();
    QString interruptedText(const AttemptRecord& attempt) const;
    /// What closes the other pages: an attempt that is interrupted; empty: there is none, or a passphrase opened them.
    QString stoppedText() const;
    void showSitting();
    void showResult(std::int64_t attempt);
    void showAsked(const Given& given);
    QVariantMap ledgerShown() const;
    QVariantMap peopleShown() const;
    QVariantList blueprintsShown() const;
    QVariantList certificatesShown() const;
    QVariantList attemptsShown() const;
    QVariantMap attemptShown(const AttemptRecord& each, const Blueprint* blueprint, const RosterPerson* person) const;

    AcademyModel& m_model;
    QQmlEngine* m_engine;
    QString m_folder;
    QWidget* m_window;
    std::function<Records*()> m_records;
    KeyCost m_cost;
    bool m_fullScreen = true;
    bool m_pagesOpened = false; ///< by a passphrase, though an attempt is interrupted
    bool m_roomsOpened = false; ///< likewise; they stay open when this room is left
    bool m_attended = true;     ///< attempts that are left close the other rooms: the house can be opened, or is busy
    std::unique_ptr<Academy> m_academy;
    mutable std::optional<std::array<FileStamp, 2>> m_leftAt; ///< the database and its log, as they were looked at
    mutable bool m_hasLeft = false;                           ///< attempts that are not handed in
    QPointer<ExamWindow> m_exam;
    std::optional<Blueprint> m_draft; ///< the blueprint that is shown, with what was changed of it
    int m_drafts = 0;                 ///< how often another one was shown
    QVariantMap m_verified;
    QString m_paperKey;           ///< shown until the page is left
    QString m_chosenFolder;       ///< for the page to take up
    bool m_whole = true;          ///< of a house that can't be opened: it is only not to be had now
    bool m_examElsewhere = false; ///< of such a house: somebody sits at the program that has it
};

} // namespace cutcard
