// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/saved_file.h"
#include "app/home/signature.h"
#include "app/panels/shown.h"
#include "app/words/errors/error_words.h"

#include <QCoreApplication>
#include <QDateTime>

namespace cutcard {

class AcademyModel;
class DirectorWork;
class Records;
class Session;

/// What came of an act, to be said; `wrong`: it was not done.
struct Said {
    QString message{};
    bool wrong = false;

    Said() = default;
    Said(QString text, bool isWrong = false) : message(std::move(text)), wrong(isWrong) {}
    Said(const Error& error) : message(errorText(error)), wrong(true) {}
    /// The words for what was done, or why it was not.
    template <typename T>
    Said(const Result<T>& result, const QString& done) : Said(result ? Said(done) : Said(result.error()))
    {
    }
};

/// What the supervisor's pages are given by the window: dialogs, other windows, and where people practise.
class HouseWindow
{
public:
    HouseWindow() = default;
    virtual ~HouseWindow() = default;
    HouseWindow(const HouseWindow&) = delete;
    HouseWindow& operator=(const HouseWindow&) = delete;

    /// Opens the house, or shows how to found one.
    virtual void enter() = 0;
    virtual QString whereToSave(const QString& title, const QString& proposed, const QString& kinds) = 0;
    virtual QString whatToOpen(const QString& title, const QString& kinds) = 0;
    virtual QString whichFolder(const QString& title) = 0;
    /// nullptr: nobody practises on this computer.
    virtual Records* records() = 0;
    /// What a trainer sees of somebody's practice.
    virtual QVariantMap trainingOf(qint64 person) = 0;
    virtual bool isSitting() const = 0;
    virtual Said sit(std::int64_t attempt, Unlocked who) = 0;
    virtual void lookBack(const Session& session, const std::vector<qint64>& times, const QString& title) = 0;
    virtual void lookOver(const DirectorWork& work, const QString& title) = 0;
};

/// A file to be saved.
struct Saving {
    QString title{};
    QString proposed{};
    QString kinds{};
    Reach reach = Reach::Everybody;
};

/// What is signed.
struct Signing {
    Signature* by = nullptr;
    std::optional<QString> reason{}; ///< nothing: it needs none
    std::int64_t attempt = 0;        ///< whose result is shown anew where one is shown
    bool stays = false;              ///< the page is not shown anew: it stays as it is, or another was shown
};

/// What an act asks for before it is done.
enum class Needs : std::uint8_t {
    House,
    OpenPages, ///< waits as the pages do while an attempt is interrupted
};

/// What all pages do alike: unlock who signs, ask for a reason, do it, say what came of it, show the page anew.
class HouseActs
{
    Q_DECLARE_TR_FUNCTIONS(cutcard::HouseActs)

public:
    explicit HouseActs(AcademyModel& model) : m_model(model) {}

    Academy* academy() const { return m_academy.get(); }
    /// The house that is open from now on; nullptr: none.
    void open(std::unique_ptr<Academy> academy) { m_academy = std::move(academy); }
    const QString& folder() const { return m_folder; }
    /// The house lies in `folder`.
    void attach(HouseWindow& window, const QString& folder);
    HouseWindow& window() { return *m_window; }
    /// What a passphrase costs to try, of somebody who gets one here.
    const KeyCost& cost() const { return m_cost; }
    void setCost(const KeyCost& cost) { m_cost = cost; }

    /// Whether something may be done; else it is said why not.
    bool begin(Needs needs = Needs::House);
    void sign(const Signing& signing, const std::function<Said(Unlocked& who)>& act);
    /// The same where a second person may sign as well.
    void signByTwo(const Signing& signing, Signature* second,
                   const std::function<Said(const Unlocked& who, const Unlocked* second)>& act);

    void say(const Said& said);
    /// Whether it was done; a message if not.
    template <typename T> bool isDone(const Result<T>& result)
    {
        if (!result)
            say(result.error());
        return result.has_value();
    }
    AcademyModel& model() { return m_model; }
    /// Shows anew what the pages show.
    void show();

    /// A file's name as it was given, or as it is chosen.
    QString fileFor(const QString& file, const QString& title, const QString& proposed, const QString& kinds);
    /// Saves a file by the name that is given or chosen.
    Said save(const QString& file, const Saving& saving, const std::string& content);
    /// A file that is given or chosen; nothing, and a message if it can't be read.
    std::optional<QByteArray> read(const QString& title, const QString& kinds, QString& file);
    /// Somebody on the roster; nothing, and a message, if there is nobody with that id.
    std::optional<RosterPerson> person(const QString& id);
    /// Whether an attempt that is void is one of those that a candidate may have.
    QString voidText(std::int64_t attempt) const;

    /// What closes the other pages: an attempt that is interrupted; empty: there is none, or a passphrase opened them.
    QString stoppedText() const;
    static QString interruptedText(const AttemptRecord& attempt);
    /// By a passphrase, though an attempt is interrupted.
    void openPages() { m_pagesOpened = m_roomsOpened = true; }
    /// Opened pages are closed again; what else was opened stays open when the room is left.
    void closePages() { m_pagesOpened = false; }
    void closeRooms() { m_roomsOpened = false; }
    bool roomsOpened() const { return m_roomsOpened; }

private:
    std::optional<Unlocked> unlocked(const Signing& signing);
    void finish(const Signing& signing, const Said& said);

    AcademyModel& m_model;
    HouseWindow* m_window = nullptr;
    QString m_folder;
    KeyCost m_cost;
    std::unique_ptr<Academy> m_academy;
    bool m_pagesOpened = false;
    bool m_roomsOpened = false;
};

/// A page of the supervisor's.
class SupervisorDesk : public QObject
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit SupervisorDesk(HouseActs& acts) : m_acts(acts) {}

protected:
    Academy* academy() const { return m_acts.academy(); }

    HouseActs& m_acts;
};

/// What was typed, without the spaces around it.
inline std::string trimmed(const QString& typed)
{
    return typed.trimmed().toStdString();
}
/// A moment as the ledger has it, by the clock on the wall.
QDateTime wallTime(const std::string& moment);

} // namespace cutcard
