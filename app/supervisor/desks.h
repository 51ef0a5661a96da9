// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/ledger/certificate.h"
#include "app/academy/sitting/sitting.h"
#include "app/supervisor/house_acts.h"

namespace cutcard {

/// How a house comes to be, and which folder is chosen for its ledger's heads.
class FoundingDesk : public cutcard::SupervisorDesk
{
    Q_OBJECT
    QML_GIVEN

public:
    using SupervisorDesk::SupervisorDesk;

    /// The folder that was chosen, once, for the page to take up.
    QString takeFolder() { return std::exchange(m_folder, {}); }

    Q_INVOKABLE void found(const QString& house, const QString& anchorFolder, const QString& name,
                           const QString& licence, const QString& passphrase, const QString& again,
                           const QString& paperKey = {});
    /// A folder for the ledger's heads, for the field that asked.
    Q_INVOKABLE void chooseFolder();

private:
    QString m_folder;
};

/// Attempts: who is let to sit, what becomes of an attempt that was interrupted or handed in.
class ProctorDesk : public cutcard::SupervisorDesk
{
    Q_OBJECT
    QML_GIVEN

public:
    using SupervisorDesk::SupervisorDesk;

    /// What the pages show of the attempts.
    QVariantMap facts() const;
    /// One row alone, as it changes while somebody sits: nothing else is read at every tick.
    void showRow(const AttemptRecord& record, const Blueprint& blueprint, const RosterPerson& person);

    /// Opens an attempt of somebody who is present; `ticked`: identity and conditions were seen.
    Q_INVOKABLE void authorise(const QString& person, const QString& blueprint, const QString& day,
                               const QString& dayReason, bool ticked, cutcard::Signature* by);
    Q_INVOKABLE void resume(qlonglong attempt, cutcard::Signature* by);
    /// What is opened while an attempt is interrupted is entered, and signed for.
    Q_INVOKABLE void openPages(cutcard::Signature* by);
    Q_INVOKABLE void extend(qlonglong attempt, int minutes, const QString& reason, cutcard::Signature* by);
    Q_INVOKABLE void submit(qlonglong attempt, cutcard::Signature* by);
    /// Keeps the examiner's impressions by table, 0: none, and only then has the machine decide.
    Q_INVOKABLE void grade(qlonglong attempt, const QList<int>& ratings, cutcard::Signature* by);
    Q_INVOKABLE void declareVoid(qlonglong attempt, const QString& reason, cutcard::Signature* by,
                                 cutcard::Signature* second = nullptr);

private:
    /// One row of the proctor's list; `blueprint` and `person`: nullptr if they can't be read.
    QVariantMap rowOf(const AttemptRecord& each, const Blueprint* blueprint, const RosterPerson* person) const;
    QVariantList rows() const;
};

/// The roster: who is on it, and who of them signs.
class PeopleDesk : public cutcard::SupervisorDesk
{
    Q_OBJECT
    QML_GIVEN

public:
    using SupervisorDesk::SupervisorDesk;

    /// What the pages show of the roster.
    QVariantMap facts() const;

    Q_INVOKABLE void add(const QString& name, const QString& number = {}, const QString& licence = {});
    /// Adds everybody of a file, or nobody.
    Q_INVOKABLE void addFrom(const QString& file = {});
    Q_INVOKABLE void save(const QString& file = {});
    /// Gives somebody a role that signs, supervisor, assessor or administrator, and a passphrase of their own.
    Q_INVOKABLE void enrol(const QString& person, int role, const QString& passphrase, const QString& again,
                           cutcard::Signature* by);
    Q_INVOKABLE void change(const QString& person, const QString& name, const QString& number, const QString& licence,
                            int timeFactor, cutcard::Signature* by);
    /// Takes somebody's passphrase away, and the roles that need one.
    Q_INVOKABLE void withdraw(const QString& person, cutcard::Signature* by);
    Q_INVOKABLE void erase(const QString& person, cutcard::Signature* by, cutcard::Signature* second = nullptr);

private:
    /// Whether whoever adds somebody who is called as another was asked, and has said it once more.
    bool isMeant(const QString& added, const QString& question);
    Said withdrawn(RosterPerson person, const Unlocked& who);

    QString m_asked; ///< what was to be added when it was asked last
};

/// The exams of a house: what a blueprint asks, the house's own numbers of it, and the forms that are built.
class PlanDesk : public cutcard::SupervisorDesk
{
    Q_OBJECT
    QML_GIVEN

public:
    using SupervisorDesk::SupervisorDesk;

    /// What the pages show of the exams.
    QVariantMap facts() const;

    /// Shows a blueprint that comes with the program.
    Q_INVOKABLE void showShipped(const QString& name);
    /// Shows a revision of the house.
    Q_INVOKABLE void showBuilt(const QString& digest);
    /// Changes one thing of the blueprint that is shown.
    Q_INVOKABLE void rename(const QString& name);
    Q_INVOKABLE void setNumber(const QString& field, const QString& typed);
    /// Takes up both lists of rules as they were typed; of what no rulebook has nothing is taken.
    Q_INVOKABLE void setMustRules(const QString& questions, const QString& tables);
    /// Builds what is shown without keeping it, and says how alike the forms and the variants of the tables are.
    Q_INVOKABLE void tryOut();
    /// Builds the forms of what is shown.
    Q_INVOKABLE void build(cutcard::Signature* by);
    /// The same of a file of one's own.
    Q_INVOKABLE void buildFrom(cutcard::Signature* by, const QString& file = {});

private:
    void take(const Result<Blueprint>& blueprint);
    void change(const Result<Blueprint>& changed);
    Said keep(const std::string& text, const QString& name, const Unlocked& who);
    void showDraft(const QString& built);

    std::optional<Blueprint> m_draft; ///< the blueprint that is shown, with what was changed of it
    int m_drafts = 0;                 ///< how often another one was shown
};

/// The questions of the bank, and what everybody's answers say of them.
class BankDesk : public cutcard::SupervisorDesk
{
    Q_OBJECT
    QML_GIVEN

public:
    using SupervisorDesk::SupervisorDesk;

    /// How good the questions of a form are.
    Q_INVOKABLE void showForm(const QString& blueprint, const QString& form);
    /// The questions of one document, those of one competency or with 0 all, with their answers: they are no secret.
    Q_INVOKABLE void showItems(int documentAt, int competency);
    /// An empty table of ratings for a form.
    Q_INVOKABLE void saveRatings(const QString& blueprint, const QString& form, cutcard::Signature* by,
                                 const QString& file = {});
    /// The mark that raters' chances come to, beside what was seen of a form.
    Q_INVOKABLE void showAngoff(const QString& blueprint, const QString& form, const QString& file = {});
    Q_INVOKABLE void saveResults(const QString& file = {});
    Q_INVOKABLE void saveCompetencies(const QString& file = {});
    Q_INVOKABLE void saveAnswers(const QString& blueprint, const QString& form, const QString& file = {});

private:
    void save(const QString& file, const QString& proposed, const Result<std::string>& text);
};

/// What the house has issued, how its ledger stands, and its keys.
class LedgerDesk : public cutcard::SupervisorDesk
{
    Q_OBJECT
    QML_GIVEN

public:
    using SupervisorDesk::SupervisorDesk;

    /// What the pages show of the ledger.
    QVariantMap facts() const;
    void hidePaperKey() { m_paperKey.clear(); }

    Q_INVOKABLE void checkpoint(cutcard::Signature* by);
    Q_INVOKABLE void explainGap(const QString& reason, cutcard::Signature* by, cutcard::Signature* second = nullptr);
    /// Notes the ledger's heads in another folder from now on.
    Q_INVOKABLE void moveAnchors(const QString& folder, const QString& reason, cutcard::Signature* by,
                                 cutcard::Signature* second = nullptr);
    Q_INVOKABLE void saveList(cutcard::Signature* by, const QString& file = {});
    Q_INVOKABLE void saveKey(const QString& file = {});
    Q_INVOKABLE void showPaperKey(cutcard::Signature* by);
    /// Whether what somebody has on paper is the key, tried while the house can still be asked.
    Q_INVOKABLE void checkPaper(const QString& paper, cutcard::Signature* by);
    Q_INVOKABLE void revoke(qlonglong serial, const QString& reason, cutcard::Signature* by);

private:
    QVariantList certificates() const;

    QString m_paperKey; ///< shown until the page is left
};

/// A certificate that somebody shows: what its code says, and whether it is worth anything.
class VerifyDesk : public cutcard::SupervisorDesk
{
    Q_OBJECT
    QML_GIVEN

public:
    using SupervisorDesk::SupervisorDesk;

    /// What came of it, or what was read for a field.
    const QVariantMap& verified() const { return m_verified; }
    void forget() { m_verified = {}; }

    /// Verifies a code by this house's key or another's, and by a list of certificates; each but the code may be empty.
    Q_INVOKABLE void verify(const QString& typed, const QString& typedKey = {}, const QString& lines = {});
    Q_INVOKABLE void openCode(const QString& file = {});
    Q_INVOKABLE void openKey(const QString& file = {});
    Q_INVOKABLE void openList(const QString& file = {});

private:
    /// What is shown of a certificate whose code was read; `ours`: by the house's own key.
    QVariantMap verifiedOf(const ReadCertificate& read, const PublicKey& key, const CertificateList* list,
                           bool ours) const;
    /// Which exam a certificate is of: its paper may have another printed on it.
    QString examOf(const Certificate& certificate, bool ours) const;
    std::optional<QByteArray> read(QString& file);
    void put(const QString& into, const QString& content);

    QVariantMap m_verified;
};

/// What trainers see of the house's people's practice on this computer, and what they set them.
class TrainingDesk : public cutcard::SupervisorDesk
{
    Q_OBJECT
    QML_GIVEN

public:
    using SupervisorDesk::SupervisorDesk;

    /// What the page shows of everybody's practice.
    QVariantMap facts() const;

    /// Says under which name somebody practises here; 0: none.
    Q_INVOKABLE void linkPractice(const QString& person, qlonglong practisesAs);
    /// Sets somebody a document and a day: it stands on their home from now on.
    Q_INVOKABLE void setDate(const QString& person, const QString& document, const QString& day);
};

/// A result: what is signed for it, and the second look at what it rests on.
class ReviewDesk : public cutcard::SupervisorDesk
{
    Q_OBJECT
    QML_GIVEN

public:
    using SupervisorDesk::SupervisorDesk;

    void show(qlonglong attempt);

    Q_INVOKABLE void open(qlonglong attempt);
    Q_INVOKABLE void confirm(qlonglong attempt, cutcard::Signature* by);
    Q_INVOKABLE void issue(qlonglong attempt, cutcard::Signature* by);
    Q_INVOKABLE void saveSheet(qlonglong attempt, const QString& file = {});
    Q_INVOKABLE void saveCertificate(qlonglong attempt, const QString& file = {});

    Q_INVOKABLE void appeal(qlonglong attempt, const QString& day, const QString& reason, cutcard::Signature* by);
    Q_INVOKABLE void dismissAppeal(qlonglong attempt, const QString& reason, cutcard::Signature* by);
    Q_INVOKABLE void grantAppeal(qlonglong attempt, const QString& reason, cutcard::Signature* by,
                                 cutcard::Signature* second = nullptr);
    /// Looks back on a hand that was dealt, or on what was done at a director's table.
    Q_INVOKABLE void replay(qlonglong attempt, int station, int hand, cutcard::Signature* by);
    /// Shows the questions counted against the candidate as they were asked, which is sealed until somebody signs.
    Q_INVOKABLE void showQuestions(qlonglong attempt, cutcard::Signature* by);
    Q_INVOKABLE void saveEvidence(qlonglong attempt, cutcard::Signature* by, const QString& file = {});
    /// Counts questions and rules that the machine has wrong in no attempt.
    Q_INVOKABLE void correct(qlonglong attempt, const QStringList& items, const QStringList& rules,
                             const QString& reason, cutcard::Signature* by, cutcard::Signature* second = nullptr);

private:
    using WritePdf = Result<Done> (*)(const Academy&, std::int64_t, const QString&);
    void savePdf(qlonglong attempt, const QString& file, const QString& proposed, WritePdf write);
    void lookAt(const Sitting::Work& work, qlonglong attempt, std::size_t station, std::size_t hand);
    void showQuestions(const Sitting::Work& work);
    QVariantMap secondLookOf(const QJsonObject& result, std::int64_t attempt, AttemptState state) const;
};

} // namespace cutcard
