// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/rooms/window_rooms.h"

#include "app/files/or_none.h"
#include "app/files/saved_file.h"
#include "app/home/settings_model.h"
#include "app/keeping/keeping.h"
#include "app/shell/table/dealing.h"
#include "app/shell/windows/main_window.h"
#include "app/shell/windows/rooms.h"
#include "app/shell/windows/small.h"
#include "app/words/errors/error_words.h"
#include "app/words/languages.h"
#include "app/words/tr.h"
#include "core/exam/quiz_banks.h"

#include <QDate>
#include <QLocale>

#include <tuple>

namespace cutcard {

constexpr std::array textSizes{100, 125, 150};
constexpr std::array movements{0, 120, 220, 500};
constexpr std::array thoughts{0, 300, 700, 1500};

/// The name of a language in itself.
static QString languageName(const QString& language)
{
    const QString name = QLocale(language).nativeLanguageName();
    return name.isEmpty() ? language : name;
}

SettingsRoom::SettingsRoom(MainWindow& owner) : Room(owner)
{
    SettingsModel& page = rooms().settings();
    connect(&page, &SettingsModel::chosen, this, &SettingsRoom::choose);
    connect(&page, &SettingsModel::nameTyped, this, [this](const QString& name) {
        if (Records* records = keeping().records(); records != nullptr) {
            if (const auto named = records->renamePerson(keeping().person(), name); !named)
                showError(named.error());
            window().fillRoom();
        }
    });
    connect(&page, &SettingsModel::dateTyped, this, [this](const QString& document, const QString& day) {
        if (Records* records = keeping().records(); records != nullptr) {
            const qint64 number = day.isEmpty() ? 0 : QDate::fromString(day, Qt::ISODate).toJulianDay();
            if (const auto set = records->setExamDate(keeping().person(), {.document = document, .day = number}); !set)
                showError(set.error());
        }
    });
    connect(&page, &SettingsModel::personChosen, this, [this](int index) {
        if (Records* records = keeping().records(); records != nullptr) {
            if (const auto persons = records->persons(); persons && index < static_cast<int>(persons->size()))
                turnTo((*persons)[static_cast<std::size_t>(index)].id);
        }
    });
    connect(&page, &SettingsModel::personAdded, this, [this](const QString& name) {
        Records* records = keeping().records();
        if (records == nullptr)
            return showError(keeping().trouble());
        const auto added = records->addPerson(name);
        if (!added)
            return showError(added.error());
        turnTo(*added);
    });
    connect(&page, &SettingsModel::askExport, this, &SettingsRoom::exportPerson);
    connect(&page, &SettingsModel::askForget, this, &SettingsRoom::forgetPerson);
}

void SettingsRoom::fill()
{
    const QStringList names = QStringList{tr("As the system")} + textsOf(languages(), languageName);
    const int language = placeOf(languages(), settings().language) + 1;
    rooms().settings().setChoices({
        {"language", tr("Language"), names, language},
        {"text",
         tr("Text size"),
         {tr("100%"), tr("125%"), tr("150%")},
         std::max(0, placeOf(textSizes, settings().textPercent))},
        {"colours",
         tr("Colors"),
         {tr("Dark"), tr("Light"), tr("High contrast")},
         settings().contrast ? 2
         : settings().dark   ? 0
                             : 1},
        {"suits", tr("Suits"), {tr("Four colors"), tr("Two colors")}, settings().fourColour ? 0 : 1},
        {"figures",
         tr("Amounts beside the chips"),
         {tr("Always"), tr("After you have said them"), tr("Never (you count)")},
         static_cast<int>(settings().figures)},
        {"sound", tr("Sound of cards and chips"), {tr("On"), tr("Off")}, settings().sound ? 0 : 1},
        {"voices", tr("Players speak"), {tr("On"), tr("Off")}, settings().voices ? 0 : 1},
        {"movement",
         tr("Animation speed"),
         {tr("None"), tr("Quick"), tr("Normal"), tr("Slow")},
         std::max(0, placeOf(movements, settings().animation))},
        {"thinking",
         tr("Thinking time"),
         {tr("None"), tr("Short"), tr("Normal"), tr("Long")},
         std::max(0, placeOf(thoughts, settings().thinking))},
    });
    fillPersons();
}

void SettingsRoom::fillPersons()
{
    auto dates = eachOf(documents(), [](Document document) {
        return DatePicture{.document = textOf(documentWord(document)), .title = documentText(document), .day = {}};
    });
    rooms().settings().setMessage({});
    if (const Records* records = keeping().records(); records != nullptr) {
        for (const ExamDate& date : orNone(records->examDates(keeping().person())))
            for (DatePicture& picture : dates)
                if (picture.document == date.document)
                    picture.day = QDate::fromJulianDay(date.day).toString(Qt::ISODate);
        if (const auto persons = records->persons()) {
            QStringList called;
            int current = 0;
            for (const Person& person : *persons) {
                called.append(person.name.isEmpty() ? tr("Without a name") : person.name);
                if (person.id != keeping().person())
                    continue;
                current = static_cast<int>(called.size()) - 1;
                rooms().settings().setName(person.name);
            }
            rooms().settings().setPersons(called, current);
        }
    }
    rooms().settings().setDates(dates);
}

void SettingsRoom::turnTo(PersonId person)
{
    // what was being dealt stays with who dealt it
    window().dealing().settle();
    window().dealing().forget();
    keeping().setPerson(person);
    Settings changed = settings();
    changed.person = static_cast<int>(person);
    window().keepSettings(changed);
    window().fillRoom();
}

void SettingsRoom::choose(const QString& key, int index)
{
    Settings changed = settings();
    const auto at = static_cast<std::size_t>(std::max(0, index));
    if (key == QLatin1String("text"))
        changed.textPercent = textSizes.at(at);
    else if (key == QLatin1String("colours"))
        std::tie(changed.dark, changed.contrast) = std::pair(index != 1, index == 2);
    else if (key == QLatin1String("suits"))
        changed.fourColour = index == 0;
    else if (key == QLatin1String("figures"))
        changed.figures = static_cast<FiguresShown>(std::clamp(index, 0, 2));
    else if (key == QLatin1String("sound"))
        changed.sound = index == 0;
    else if (key == QLatin1String("voices"))
        changed.voices = index == 0;
    else if (key == QLatin1String("movement"))
        changed.animation = movements.at(at);
    else if (key == QLatin1String("thinking"))
        changed.thinking = thoughts.at(at);
    else if (key == QLatin1String("language"))
        changed.language = index == 0 ? QString() : languages().value(index - 1);
    const bool speaks = changed.language != settings().language;
    window().keepSettings(changed);
    if (speaks)
        window().speak();
    window().fillRoom();
}

void SettingsRoom::exportPerson()
{
    const Records* records = keeping().records();
    if (records == nullptr)
        return showError(keeping().trouble());
    const QString name = askWhereToSave(&window(), tr("Save all your data"), "cutcard.json", tr("JSON (*.json)"));
    if (name.isEmpty())
        return;
    const auto all = exportOf(*records, keeping().person());
    if (!all)
        return showError(all.error());
    if (const auto saved = saveFile(name, *all, Reach::Owner); !saved)
        return showError(saved.error());
    rooms().settings().setMessage(tr("Saved: %1").arg(name));
}

void SettingsRoom::forgetPerson()
{
    Records* records = keeping().records();
    if (records == nullptr)
        return;
    window().dealing().forget();
    if (const auto gone = records->forgetPerson(keeping().person()); !gone)
        return showError(gone.error());
    window().fillRoom();
    rooms().settings().setMessage(tr("Everything was deleted"));
}

} // namespace cutcard
