// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/academy/forms/exam_files.h"
#include "app/academy/house/academy.h"
#include "app/academy/result/result.h"
#include "app/academy/sitting/sitting.h"
#include "app/academy/store/clock.h"
#include "core/players/dealers.h"

#include <QDebug>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <map>
#include <memory>
#include <stdexcept>

/// A house for tests, and candidates who sit there.
namespace cutcard {

inline constexpr KeyCost cheap{.operations = 1, .memory = 8192};
inline const std::string passphrase = "a good passphrase";
inline const std::string secondPassphrase = "another passphrase";

inline QString said(const Error& error)
{
    const std::string refusal = error.refusal ? " refusal " + std::to_string(static_cast<int>(*error.refusal)) : "";
    return QString::fromStdString(error.place.name + ":" + std::to_string(error.place.line) + " "
                                  + std::to_string(static_cast<int>(error.cause)) + refusal + " expected "
                                  + error.expected + ", found " + error.found);
}

template <typename T> T good(Result<T> result)
{
    if (!result) {
        qWarning() << said(result.error());
        throw std::runtime_error("not good");
    }
    return std::move(result).value();
}

/// Has the computer's clock say a day.
inline void setDay(const std::string& day)
{
    readClockFrom([day] { return day + "T09:00:00.000Z"; });
}

/// Two folders of a house, its own and the stick's.
struct HouseFolders {
    QTemporaryDir own;
    QTemporaryDir stick;
    /// Makes these two hold what the others hold.
    void take(const HouseFolders& from) const
    {
        for (const auto& [old, now] : {std::pair(&from.own, &own), std::pair(&from.stick, &stick)}) {
            QDir(now->path()).removeRecursively();
            QDir().mkpath(now->path());
            for (const QString& name : QDir(old->path()).entryList(QDir::Files | QDir::Hidden)) {
                if (!QFile::copy(old->filePath(name), now->filePath(name)))
                    throw std::runtime_error("a file can't be copied");
            }
        }
    }
};

/// A house as it was founded, because to build its exam takes most of a second: whoever comes next begins with a copy
/// in the same places.
struct FoundedHouse {
    std::shared_ptr<HouseFolders> folders = std::make_shared<HouseFolders>();
    HouseFolders copy{};
    std::string supervisor{};
    std::string candidate{};
    std::string blueprint{};

    explicit FoundedHouse(const QString& plan)
    {
        const auto academy = good(Academy::found(folders->own.path(),
                                                 {.house = "Harbour Card Room",
                                                  .supervisor = {.name = "J. Lindqvist", .licence = "S-1"},
                                                  .anchorFolder = folders->stick.path(),
                                                  .cost = cheap},
                                                 passphrase));
        supervisor = good(academy->people().all()).front().id;
        candidate = good(academy->people().add({.name = "Maren Okafor", .number = "17"}));
        const Unlocked who = good(academy->signers().unlock(supervisor, passphrase));
        blueprint = good(academy->blueprints().add(who, shippedBlueprint(plan).toStdString(), plan.toStdString()));
    }
    /// One in which nobody is at the moment.
    static FoundedHouse& of(const QString& plan)
    {
        static std::multimap<QString, FoundedHouse> all;
        setDay("2026-12-03");
        const auto [first, end] = all.equal_range(plan);
        const auto free =
            std::find_if(first, end, [](const auto& each) { return each.second.folders.use_count() == 1; });
        if (free != end) {
            free->second.folders->take(free->second.copy);
            return free->second;
        }
        FoundedHouse& made = all.emplace(plan, plan)->second;
        made.copy.take(*made.folders);
        return made;
    }
};

/// A house with a supervisor, a second one, a candidate and the league's blueprint.
struct House {
    std::shared_ptr<HouseFolders> folders;
    const QTemporaryDir& folder;
    const QTemporaryDir& stick;
    std::string supervisor;
    std::string candidate;
    std::string blueprint;
    std::map<std::string, std::string> passphrases{}; ///< of the others, by person
    std::unique_ptr<Academy> academy;

    explicit House(const QString& plan = QStringLiteral("league-dealer")) : House(FoundedHouse::of(plan)) {}
    explicit House(const FoundedHouse& founded)
        : folders(founded.folders), folder(folders->own), stick(folders->stick), supervisor(founded.supervisor),
          candidate(founded.candidate), blueprint(founded.blueprint), academy(good(Academy::open(folder.path())))
    {
    }
    ~House() { readClockFrom({}); }
    House(const House&) = delete;
    House& operator=(const House&) = delete;
    Unlocked unlock() { return good(academy->signers().unlock(supervisor, passphrase)); }
    /// Somebody else with a passphrase: what takes two people takes them from before an attempt was opened.
    std::string addSecond(Role role = Role::Supervisor, const std::string& name = "A. Second",
                          const std::string& number = {})
    {
        const Unlocked who = unlock();
        RosterPerson person{.name = name, .number = number};
        person.id = good(academy->people().add(person));
        person.roles |= roleSet(role);
        good(academy->people().change(who, person));
        passphrases[person.id] = passphrases.empty() ? secondPassphrase : secondPassphrase + " of " + name;
        good(academy->signers().enrol(who, person.id, passphrases[person.id], cheap));
        return person.id;
    }
    Unlocked unlockSecond(const std::string& id) { return good(academy->signers().unlock(id, passphrases[id])); }
    void reopen()
    {
        academy.reset();
        academy = good(Academy::open(folder.path()));
    }
    /// Puts a copy of the database that was made before in its place.
    void copyBack(const QString& old)
    {
        academy.reset();
        const QString file = Store::fileIn(folder.path());
        for (const char* beside : {"", "-wal", "-shm"})
            QFile::remove(file + QLatin1String(beside));
        if (!QFile::copy(old, file))
            throw std::runtime_error("the copy can't be put back");
        reopen();
    }
    AttemptRecord authorise(const std::string& day = "2026-12-03")
    {
        const Unlocked who = unlock();
        return good(academy->attempts().authorise(who, {candidate, blueprint, day, true}));
    }
    std::unique_ptr<Sitting> sit(std::int64_t number)
    {
        const Unlocked who = unlock();
        auto sitting = good(Sitting::open(*academy, number, who));
        good(sitting->begin());
        return sitting;
    }
};

/// An attempt that somebody opened and never sat: handed in as it stands, graded and confirmed.
inline void confirmUnsat(House& house, std::int64_t number)
{
    const Unlocked who = house.unlock();
    good(house.academy->attempts().change(who, number, AttemptEvent::Interrupt));
    good(house.academy->attempts().change(who, number, AttemptEvent::Submit));
    good(grade(*house.academy, number, who));
    good(house.academy->attempts().change(who, number, AttemptEvent::Confirm));
}

/// Deals on as the perfect dealer would, for so many events; false once the part is over.
inline bool dealOn(Sitting& sitting, int events)
{
    for (int i = 0; i < events; ++i) {
        if (good(sitting.playersAct()))
            continue;
        if (sitting.session()->isOver()) {
            if (!good(sitting.nextHand()))
                return false;
            continue;
        }
        good(sitting.act(*idealAct(*sitting.session())));
    }
    return true;
}

inline void answerAll(Sitting& sitting, int wrong = 0)
{
    const auto& questions = sitting.form().questions;
    for (std::size_t i = 0; i < questions.size(); ++i)
        good(sitting.answer(static_cast<int>(i), static_cast<int>(i) < wrong ? TaskAnswer{} : questions[i].right));
}

/// Deals all tables that are left, from wherever the one that is dealt has come to.
inline void dealRest(Sitting& sitting)
{
    while (!sitting.isOver()) {
        while (dealOn(sitting, 50)) {
        }
        good(sitting.submitPart());
    }
}

inline void sitAll(Sitting& sitting, int wrong = 0)
{
    answerAll(sitting, wrong);
    good(sitting.submitPart());
    dealRest(sitting);
}

} // namespace cutcard
