// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/forms/draw.h"
#include "app/academy/ledger/account.h"
#include "app/academy/ledger/crypto.h"
#include "app/academy/ledger/ledger.h"
#include "core/base/fault.h"
#include "core/base/keyed_words.h"
#include "core/certification/attempt.h"

#include <QDate>
#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace cutcard {

class Connection;
class FolderLock;
struct Certificate;

/// What somebody may do in an academy; several of them a person.
enum class Role : std::uint8_t { Trainee, Trainer, Supervisor, Assessor, Administrator, Auditor };
inline constexpr std::array<std::string_view, 6> roleWords = keyedWords<Role>({
    {Role::Trainee, "trainee"},
    {Role::Trainer, "trainer"},
    {Role::Supervisor, "supervisor"},
    {Role::Assessor, "assessor"},
    {Role::Administrator, "administrator"},
    {Role::Auditor, "auditor"},
});
using RoleSet = unsigned;
constexpr bool contains(RoleSet roles, Role role)
{
    return ((roles >> static_cast<unsigned>(role)) & 1U) != 0;
}
constexpr RoleSet roleSet(Role role)
{
    return 1U << static_cast<unsigned>(role);
}
/// The roles that sign, and so need a passphrase.
inline constexpr RoleSet signingRoles =
    roleSet(Role::Supervisor) | roleSet(Role::Assessor) | roleSet(Role::Administrator);

/// Somebody on the roster.
struct RosterPerson {
    std::string id{}; ///< 32 hexadecimal digits, in the ledger in place of the name
    std::string name{};
    std::string number{}; ///< the house's own
    std::string licence{};
    std::string language{};
    int timeFactor = 100; ///< percent
    bool active = true;
    RoleSet roles = roleSet(Role::Trainee);
    bool operator==(const RosterPerson&) const = default;
};

/// Whether somebody is meant by an id, a name or a number as it was typed.
bool isCalled(const RosterPerson& person, std::string_view said);

/// A supervisor who has given the passphrase; wiped when it goes.
struct Unlocked {
    std::string person;
    SecretKey root;
    SecretKey personal;

    /// What the house signs with.
    SecretKey houseKey() const { return derived(root, 1); }
    SecretKey formKey() const { return derived(root, 2); }
    SecretKey attemptKey(std::int64_t attempt) const;
};

/// A blueprint as it was kept; its three forms lie sealed beside it.
struct KeptBlueprint {
    std::string digest{}; ///< of the text and the forms
    std::string text{};
    Blueprint blueprint{};
};

/// An attempt as the store has it.
struct AttemptRecord {
    std::int64_t number = 0;
    std::string person{};
    std::string blueprint{}; ///< digest
    int attempt = 1;         ///< the person's, of this blueprint
    AttemptState state = AttemptState::Planned;
    int part = 0;             ///< 0 theory; as many as there are parts: all handed in
    std::vector<int> used{};  ///< seconds by part
    std::vector<int> extra{}; ///< seconds given by part
    int interruptions = 0;
    int pauses = 0;
    int focusLosses = 0;
    std::string supervisor{};
    std::string opened{}; ///< the day confirmed by the supervisor
    std::string heard{};  ///< the raw clock of the last sign of life
    bool operator==(const AttemptRecord&) const = default;
};

/// What a supervisor who opens an attempt has seen and says.
struct Authorisation {
    std::string person;
    std::string blueprint;
    std::string day; ///< today's date, as the supervisor confirms it
    bool identitySeen = false;
    std::string dayReason{}; ///< why it is far from the computer's clock
};

/// A certificate as it was issued.
struct IssuedCertificate {
    std::int64_t serial = 0;
    std::int64_t attempt = 0;
    std::string person{};
    std::string text{}; ///< of the QR code
    std::string state = "issued";
    bool operator==(const IssuedCertificate&) const = default;
};

/// What stands of an attempt once it is graded.
struct KeptResult {
    std::string text; ///< JSON
    std::string digest;
};

/// A candidate's wish for a second look, and what came of it.
struct AppealRecord {
    std::int64_t attempt = 0;
    std::string day{};     ///< as the supervisor confirmed it
    std::string outcome{}; ///< empty: it is open
    bool operator==(const AppealRecord&) const = default;
};
/// How an appeal ends.
enum class AppealOutcome : std::uint8_t {
    Dismissed,
    Void,     ///< the attempt does not count, and its certificate is revoked
    Rescored, ///< what the machine had wrong is put right for everybody
};
inline constexpr std::array<std::string_view, 3> appealOutcomeWords = keyedWords<AppealOutcome>({
    {AppealOutcome::Dismissed, "dismissed"},
    {AppealOutcome::Void, "void"},
    {AppealOutcome::Rescored, "rescored"},
});

/// A result that was worked out anew.
struct RescoredResult {
    std::int64_t attempt = 0;
    std::string before{}; ///< outcome
    std::string after{};
    std::string text{}; ///< JSON
};

/// What was put back as the ledger tells it.
struct Rebuilt {
    std::vector<std::string> rows{};     ///< each that was another, or missing
    std::vector<std::int64_t> results{}; ///< attempts whose graded result has to be worked out again
};

/// The store of an academy: people, blueprints, attempts and certificates, and the ledger of all that was done. One
/// program at a time has it open; whatever it says is done is on the disk.
class Academy
{
public:
    /// Makes a new academy: a house, its keys and its first supervisor, who is its administrator too.
    struct Founding {
        std::string house;
        RosterPerson supervisor;
        QString anchorFolder{}; ///< outside of the academy's own; empty: none
        KeyCost cost{};
        std::string paperKey{}; ///< of a house whose store was lost; empty: a new house
    };
    static Result<std::unique_ptr<Academy>> found(const QString& folder, const Founding& founding,
                                                  std::string_view passphrase);
    enum class Opening : std::uint8_t {
        Work,
        Look, ///< nothing is written until somebody signs; also of a disk that can't be written
        Mend, ///< the same, and results may be missing: they are what is put back
    };
    /// Opens it and looks the whole ledger over; attempts that nobody ended are interrupted.
    static Result<std::unique_ptr<Academy>> open(const QString& folder, Opening opening = Opening::Work);
    /// Interrupts the attempts that nobody ended; their heads are noted outside by what is signed next.
    Result<Done> interruptLeft();
    /// Attempts of the house in a folder that somebody has begun and not handed in, without opening it.
    static std::vector<AttemptRecord> leftIn(const QString& folder);
    /// Puts every row back that the ledger tells of and that is not as it tells, for an administrator of the house; the
    /// ledger, what candidates wrote and names can't be made again.
    static Result<Rebuilt> rebuild(const QString& folder, const std::string& person, std::string_view passphrase,
                                   const QString& anchorFolder = {});
    /// Keeps a result again that the ledger knows and whose row is gone or is another.
    Result<Done> restoreResult(std::int64_t number, const std::string& text);
    /// Whether there is one in a folder.
    static bool isIn(const QString& folder);
    static QString fileIn(const QString& folder);
    ~Academy();
    Academy(const Academy&) = delete;
    Academy& operator=(const Academy&) = delete;

    const std::string& house() const { return m_house; }
    const PublicKey& houseKey() const { return m_houseKey; }
    const LedgerHead& head() const { return m_head; }
    const QString& folder() const { return m_folder; }
    /// Whether it lies where nothing can be written: it is looked at, and nothing else.
    bool isArchive() const { return m_archive; }
    /// Why no attempt may open: an anchor is not in the ledger.
    const std::optional<Error>& anchorFault() const { return m_anchorFault; }
    /// A head that was noted outside: its entries, and the computer's clock then.
    struct NotedHead {
        std::int64_t count = 0;
        std::string noted{};
    };
    /// The noted head that the ledger lacks; nothing: none is missing.
    const std::optional<NotedHead>& missingHead() const { return m_missingHead; }
    /// The head that was noted last; nothing: none was, or the place can't be read.
    const std::optional<NotedHead>& lastNoted() const { return m_lastNoted; }
    bool hasAnchors() const { return !m_anchorFolder.isEmpty(); }

    /// The whole ledger as text.
    Result<std::string> ledgerText() const;
    /// Looks it over again, as it lies on the disk.
    Result<LedgerCheck> checkLedger() const;
    /// The day of the ledger's last entry, by the computer's clock then.
    Result<QDate> lastWritten() const;
    /// The last entry of a kind, about an attempt if one is given; empty if there is none.
    Result<std::string> lastEntry(std::string_view kind, std::optional<std::int64_t> attempt = {}) const;
    /// The reason that was given with an entry; empty if none was.
    Result<std::string> reasonOf(std::string_view entry) const;
    /// Signs the head and notes it outside.
    Result<Done> checkpoint(const Unlocked& who);
    /// Notes heads in another folder from now on: what is noted there already is looked at first.
    /// Where that can't be looked at, two sign who had a passphrase before the last head of which the ledger knows.
    Result<Done> moveAnchors(const Unlocked& who, const QString& folder, const std::string& reason,
                             const Unlocked* second = nullptr);
    QString anchorFolder() const { return m_anchorFolder; }
    /// Explains an anchor that the ledger does not have, so that attempts may open again; the same two sign.
    Result<Done> explainGap(const Unlocked& who, const std::string& reason, const Unlocked* second = nullptr);
    /// The entries by which it went on without heads that were noted outside.
    Result<std::vector<std::string>> gaps() const;

    // people: academy_people.cpp
    Result<std::vector<RosterPerson>> persons() const;
    Result<std::optional<RosterPerson>> person(const std::string& id) const;
    /// Adds somebody; the id is made here.
    Result<std::string> addPerson(const RosterPerson& person);
    Result<Done> addPersons(const std::vector<RosterPerson>& persons);
    Result<Done> changePerson(const Unlocked& who, const RosterPerson& person);
    /// The root as it is written on paper: with it, and nothing else, the house can be founded anew.
    static std::string paperKeyOf(const Unlocked& who);
    /// The same for somebody to write down, and an entry that says who has seen it.
    Result<std::string> showPaperKey(const Unlocked& who);
    /// Takes the row away; the ledger keeps the number, and stays whole. A second person signs where somebody has sat
    /// and not passed: how often is then known no more.
    Result<Done> erasePerson(const Unlocked& who, const std::string& id, const Unlocked* second = nullptr);
    /// Gives somebody a passphrase and a key of their own.
    Result<Done> enrol(const Unlocked& who, const std::string& id, std::string_view passphrase,
                       const KeyCost& cost = {});
    Result<Done> withdraw(const Unlocked& who, const std::string& id);
    Result<Unlocked> unlock(const std::string& id, std::string_view passphrase);

    // practice: academy_practice.cpp
    /// The number of whoever somebody of the roster is where it is practised, by person.
    Result<std::map<std::string, std::int64_t>> practising() const;
    /// Says as whom somebody practises; 0: as nobody.
    Result<Done> linkPractice(const std::string& id, std::int64_t practisesAs);

    // blueprints: academy_blueprints.cpp
    /// Builds and keeps the forms of a blueprint.
    Result<std::string> addBlueprint(const Unlocked& who, const std::string& text, const std::string& name);
    Result<std::vector<KeptBlueprint>> blueprints() const;
    Result<KeptBlueprint> blueprint(const std::string& digest) const;
    /// The same among those that were read already: who goes through all attempts reads each text once.
    Result<KeptBlueprint> blueprintAmong(const std::vector<KeptBlueprint>& all, const std::string& digest) const;
    /// Its forms, for whoever has the house's key to them.
    Result<ExamForms> formsOf(const std::string& digest, const SecretKey& formKey) const;

    // attempts: academy_attempts.cpp
    Result<std::vector<AttemptRecord>> attempts() const;
    Result<AttemptRecord> attempt(std::int64_t number) const;
    /// Opens an attempt: its commitment is on the disk before anybody sees a question.
    Result<AttemptRecord> authorise(const Unlocked& who, const Authorisation& authorisation);
    /// Whether an attempt counts among those that a candidate may have; a void one may.
    Result<bool> isCounted(const AttemptRecord& record) const;
    /// Lets an interrupted attempt go on.
    Result<AttemptRecord> resume(const Unlocked& who, std::int64_t number);
    /// Begins, pauses, interrupts …: what needs no signature.
    Result<AttemptRecord> change(std::int64_t number, AttemptEvent event, const std::string& reason = {});
    /// Interrupts where nobody was any more: the last sign of life is the one before.
    Result<AttemptRecord> interruptSilent(std::int64_t number, const std::string& reason);
    /// The same, with a signature. A void attempt counts as one unless a second person signs; once a part is handed in
    /// it takes two, but for misconduct.
    Result<AttemptRecord> change(const Unlocked& who, std::int64_t number, AttemptEvent event,
                                 const std::string& reason = {}, const Unlocked* second = nullptr);
    Result<AttemptRecord> extend(const Unlocked& who, std::int64_t number, int seconds, const std::string& reason);
    /// Notes something in the ledger that changes no state.
    Result<Done> note(std::int64_t number, const std::string& kind, const std::string& body);
    /// Enters that somebody opens what is closed beside an interrupted attempt, with their signature.
    Result<Done> notePagesOpened(const Unlocked& who, std::int64_t number);
    /// Time used, and a sign of life.
    Result<Done> keepTime(std::int64_t number, int part, int usedSeconds);
    Result<Done> countFocusLoss(std::int64_t number, int milliseconds);
    /// How long the window was left in all, in milliseconds.
    Result<std::int64_t> focusLostFor(std::int64_t number) const;
    /// Adds a sealed row and, with it, the time used.
    Result<Done> append(std::int64_t number, const SecretKey& key, std::int64_t row, std::string_view text, int part,
                        int usedSeconds);
    /// What the attempt asks, with its words, as it was sealed when it was opened.
    Result<std::string> paper(std::int64_t number, const SecretKey& key) const;
    /// The rows of an attempt, opened; an error names one that is not what it was.
    Result<std::vector<std::string>> rows(std::int64_t number, const SecretKey& key) const;
    /// Turns to the next part.
    Result<Done> nextPart(std::int64_t number, int part);
    /// Keeps an examiner's impression of a table, over their signature.
    Result<Done> rate(const Unlocked& who, std::int64_t number, int station, int rating);
    /// Table by table, up to the last that was rated; 0: this one was not.
    Result<std::vector<int>> ratings(std::int64_t number) const;
    /// Keeps what the machine decided, once.
    Result<Done> keepResult(const Unlocked& who, std::int64_t number, const std::string& text);
    Result<std::optional<KeptResult>> result(std::int64_t number) const;

    // the second look: academy_appeals.cpp
    Result<std::vector<AppealRecord>> appeals() const;
    /// Takes an appeal down, within fourteen days of the confirmed result.
    Result<Done> openAppeal(const Unlocked& who, std::int64_t number, const std::string& day,
                            const std::string& reason);
    /// Dismisses it, or, if two sign, makes the attempt void; rescoring closes the appeals that it touches by itself.
    Result<Done> closeAppeal(const Unlocked& who, std::int64_t number, AppealOutcome outcome, const std::string& reason,
                             const Unlocked* second = nullptr);
    /// Keeps all results of a rescoring, in one entry with what was put right; two sign where an outcome changes.
    Result<Done> keepRescored(const Unlocked& who, const std::vector<std::string>& items,
                              const std::vector<std::string>& rules, const std::string& reason,
                              const std::vector<RescoredResult>& results, const Unlocked* second = nullptr);

    // certificates: academy_certificates.cpp
    /// Issues the certificate of a confirmed attempt that was passed.
    Result<IssuedCertificate> issue(const Unlocked& who, std::int64_t attempt, std::int32_t today);
    Result<Done> revoke(const Unlocked& who, std::int64_t serial, const std::string& reason);
    Result<std::vector<IssuedCertificate>> certificates() const;
    /// What a certificate stands at: issued, revoked, or superseded by revised rules where its blueprint says so.
    Result<std::string> standingOf(const IssuedCertificate& certificate) const;
    /// The day by the clock and the reason with which a certificate was revoked, in one line; empty: it was not.
    Result<std::string> revocationOf(std::int64_t serial) const;
    /// The rescorings that a result has gone through, oldest first.
    Result<std::vector<std::string>> rescoringsOf(std::int64_t attempt) const;
    /// How many rescorings a pass rests on, where the machine decided otherwise first; 0: on none.
    Result<int> rescoringsUnder(std::int64_t attempt) const;
    /// What a certificate rests on beside what the candidate did, as a list says it; empty: nothing.
    Result<std::string> restsOn(const IssuedCertificate& certificate) const;
    /// Who gave somebody the passphrase that they signed with at an entry; the founder gave it to themselves.
    Result<std::string> enrolledBy(const std::string& person, std::int64_t entry) const;
    /// The signed list of what was issued and revoked.
    Result<std::string> signedList(const Unlocked& who, std::int32_t today) const;

private:
    friend class RowCheck;   // which reads every row
    friend class RowRestore; // which puts them back

    Academy(QString folder, std::unique_ptr<FolderLock> lock, std::unique_ptr<Connection> connection);
    /// Makes the house in a file that gets its name only when it is whole.
    static Result<Done> make(const QString& file, const QString& folder, const Founding& founding, SecretKey root,
                             std::string_view passphrase);
    Result<Done> load(Opening opening);
    /// Settings and the chain, before any row is believed.
    Result<Done> loadLedger(LedgerAccount& account);
    Result<Done> insertAttempt(const AttemptRecord& record);
    Result<Done> enterOpened(const Unlocked& who, AttemptRecord& record, const DrawnForm& form,
                             const std::string& edition, const std::string& dayReason);
    Result<Done> keepPaper(std::int64_t number, const SecretKey& key, std::string_view text);
    /// Whether a passphrase is somebody's own: two signatures with one are one person's.
    Result<Done> isNobodyElses(const std::string& id, std::string_view passphrase) const;
    /// Whether a blueprint asks for as much as those that were sat under its number: a certificate names the number.
    Result<Done> isNoEasier(const Blueprint& blueprint, const std::vector<KeptBlueprint>& before,
                            const std::vector<AttemptRecord>& sat) const;
    /// Whether somebody may confirm an exam whose results two people sign.
    Result<Done> maySignSecond(const Unlocked& who, const AttemptRecord& record) const;
    Result<Done> checkAnchors();
    /// Whether attempts may open: the heads outside are in the ledger, by now at least.
    Result<Done> holdsAnchors();
    /// The same by the head that this computer noted last.
    Result<Done> checkOwnHeads();
    QString ownHeadsFile() const;
    static NotedHead notedHead(const Anchor& anchor);
    /// Whether a head is not in the ledger; the first that is not is kept as the fault.
    bool lookFor(const std::vector<Anchor>& anchors, const LedgerCheck& check);
    /// Looks over the ledger on the disk line by line; `account`, if there is one, hears them too.
    Result<LedgerCheck> readLedger(const std::vector<Anchor>& anchors, LedgerAccount* account) const;
    /// `begins`: in a folder where none was noted before.
    Result<Done> noteAnchor(const SecretKey* houseKey, bool begins = false);
    Result<Done> noteAnchor(const Unlocked& who);
    /// Adds an entry to the ledger; inside of a change of the store.
    Result<Done> enter(const std::string& kind, const std::string& actor, const std::string& body,
                       const SecretKey* signer = nullptr);
    /// Does all of a change or nothing of it, the ledger's head included.
    template <typename Change> Result<Done> whole(Change&& change);
    Result<AttemptRecord> changed(std::int64_t number, AttemptEvent event, const std::string& reason,
                                  const Unlocked* who, bool silent = false, const Unlocked* second = nullptr);
    Result<Done> enterChange(const AttemptRecord& record, AttemptEvent event, const std::string& reason,
                             const Unlocked* who, const Unlocked* second);
    /// The head, where it has to lie outside after such a change.
    void noteAfter(AttemptEvent event);
    /// Notes the head outside, signed by the house if somebody decided; that it could not be is kept as the fault.
    void noteOutside(const Unlocked* who);
    /// The same for what was decided, if it was.
    Result<Done> notedOutside(const Unlocked& who, Result<Done> decided);
    /// Whether nobody else on the roster has this person's number.
    Result<Done> hasOwnNumber(const RosterPerson& person) const;
    /// Whether nobody else without a number has the name of somebody without one.
    Result<Done> hasOwnName(const RosterPerson& person) const;
    Result<Done> mayChange(const Unlocked& who, const AttemptRecord& record, AttemptEvent event) const;
    /// Whether a day can be today's, or why it is far from the clock's was said.
    Result<Done> isToday(const Authorisation& said) const;
    /// Which attempt of somebody at an exam may open, counted from 1.
    Result<int> mayOpen(const RosterPerson& person, const Blueprint& blueprint, const Authorisation& said) const;
    /// Whether keys that a passphrase opened are those of this person and this house.
    Result<Done> areEnrolled(const Unlocked& keys, const std::string& name) const;
    /// Whether an attempt is confirmed, and passed.
    Result<Done> isPassed(const AttemptRecord& record) const;
    Result<Done> enterIssued(const Unlocked& who, Certificate& certificate, IssuedCertificate& issued);
    /// Whether somebody who gave a passphrase has one of these roles, and it is not their own exam.
    Result<Done> mayDo(const Unlocked& who, RoleSet roles, const std::string& candidate = {}) const;
    /// Whether somebody may give the second opinion on an attempt.
    Result<Done> mayJudge(const Unlocked& who, const AttemptRecord& record) const;
    /// Whether somebody may let a result stand that is passed and in the balance: where there was an assessor, nobody
    /// who became one since, and not whoever proctored once the assessor is gone.
    Result<Done> mayLetPass(const Unlocked& who, const AttemptRecord& record) const;
    /// The assessors who could sign when an attempt was opened, by that entry, but for whoever proctored it.
    Result<std::vector<std::string>> assessorsOf(const AttemptRecord& record, std::int64_t opened) const;
    Result<Done> overturn(const Unlocked& who, const Unlocked& second, const AttemptRecord& record,
                          const std::string& why);
    // what takes two people: academy_seconds.cpp
    /// The entry that opened an attempt.
    Result<std::int64_t> openedAt(std::int64_t number) const;
    /// Whether two sign what could turn "not passed" into "passed": each with a passphrase of their own, which they had
    /// before the attempt was opened.
    Result<Done> areTwo(const Unlocked& who, const Unlocked* second, std::int64_t number) const;
    /// The same for heads outside that are missing, or can't be looked at.
    Result<Done> areTwoForHeads(const Unlocked& who, const Unlocked* second) const;
    /// Has the second person sign the entry that was made last and names them.
    Result<Done> agree(const Unlocked& second);
    /// Adds an entry of somebody's that a second person, if there is one, signs as well.
    Result<Done> enterForTwo(const std::string& kind, const Unlocked& who, const std::string& body,
                             const Unlocked* second);
    Result<std::optional<KeptResult>> rescoredResult(std::int64_t number) const;
    Result<Done> insertPerson(const RosterPerson& person);
    /// Keeps a reason beside the ledger, and gives what stands of it inside: a salted digest.
    Result<std::string> keptReason(const std::string& reason);
    Error fault(Cause cause, const std::string& expected, const std::string& found) const;
    /// What does not fit, said of a house that an older version founded.
    Error asOfItsVersion(Error error) const;

    QString m_folder;
    bool m_archive = false;
    std::unique_ptr<FolderLock> m_lock;
    std::unique_ptr<Connection> m_connection;
    std::string m_house;
    std::string m_station;
    PublicKey m_houseKey{};
    LedgerHead m_head;
    QString m_anchorFolder;
    std::map<std::string, std::string, std::less<>>
        m_signers;           ///< the key that each signs with, as the ledger enrols it
    SignsSince m_signsSince; ///< the entry that enrolled it
    std::optional<Error> m_anchorFault;
    std::string m_missingAnchor;  ///< as the anchor's line begins
    std::int64_t m_notedUpTo = 0; ///< the last entry that the heads' file has to reach
    std::optional<NotedHead> m_missingHead;
    std::optional<NotedHead> m_lastNoted;
};

/// Has every house's last head noted in a folder of this computer as well; empty: no more.
void noteHeadsIn(const QString& folder);
/// The clock as it is, in ISO 8601: entries keep it raw, their order is the ledger's.
std::string rawClock();
/// Has it read from elsewhere, as by somebody who sets it; nothing: from the computer again.
void readClockFrom(std::function<std::string()> reader);
/// Today by that clock, in UTC days.
std::int32_t todayOf();
/// Today by that clock where the computer stands, as 2026-12-03.
std::string clockDay();
/// How many days a date may lie from the computer's clock, or before the ledger's last entry, without a reason.
inline constexpr int mostDaysFromClock = 2;
/// How many it may lie from the clock with a reason: a month, as a slip in the clock's day or month is large. Validity
/// and waiting days hang on that date.
inline constexpr int mostDaysWithReason = 31;
/// Whether a day is further from the clock's than a clock that is only a little wrong, or who comes home after
/// midnight.
bool isFarFromClock(const std::string& day);

} // namespace cutcard
