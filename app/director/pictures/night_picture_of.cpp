// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/director/pictures/night_picture_of.h"

#include "app/words/night/night_words.h"
#include "app/words/said.h"

#include <set>

namespace cutcard {

/// What a table waits for by itself, in words.
static void flagOf(const Night& night, const Ring& ring, bool owed, NightTablePicture& picture)
{
    const auto set = [&](TableFlag kind, const QString& text) {
        picture.flagKind = static_cast<int>(kind);
        picture.flag = text;
    };
    if (isFrozen(night, ring.number))
        return set(TableFlag::Waits, RoomTexts::tr("waiting for you"));
    if (ring.dark)
        return ring.held ? set(TableFlag::Held, RoomTexts::tr("held: no light"))
                         : set(TableFlag::Waits, RoomTexts::tr("no light"));
    if (ring.deckShort)
        return set(TableFlag::Waits, RoomTexts::tr("a card missing"));
    if (!ring.drawing.empty() && !ring.drawn.empty())
        return set(TableFlag::Waits, RoomTexts::tr("cards drawn"));
    if (ring.breaking)
        //: a table that is being broken
        return set(TableFlag::Owed, RoomTexts::tr("breaking"));
    if (ring.stopped)
        return set(TableFlag::Held, RoomTexts::tr("stopped"));
    if (ring.held && ring.handOn)
        return set(TableFlag::Held, RoomTexts::tr("held after this hand"));
    if (ring.held)
        //: a table that waits until it is released
        return set(TableFlag::Held, RoomTexts::tr("held"));
    if (owed)
        return set(TableFlag::Owed, RoomTexts::tr("due here"));
    if (night.stage == NightStage::Playing && ring.handOn)
        set(TableFlag::Turning, RoomTexts::tr("playing"));
}

static QString underOf(const Night& night, const Ring& ring, bool says, bool known)
{
    if (isTennessee(night)) // three blinds, and the button goes one to the left
        return RoomTexts::tr("big blind %1").arg(chipsText(ring.handOn ? ring.bigBlind : ring.announced));
    const auto coming = comingPositions(ring, {.dealerIsSmallBlind = night.house.table.dealerIsSmallBlind});
    if (says && !known && night.stage == NightStage::Playing)
        return RoomTexts::tr("button unknown");
    if (says && coming)
        //: the next big blind
        return RoomTexts::tr("next BB %1").arg(entrantText(night, coming->bigBlind));
    const int absent = stackCount(ring) - presentCount(night, ring);
    return absent == 0 ? RoomTexts::tr("player(s)", nullptr, stackCount(ring))
                       : RoomTexts::tr("absent: %1").arg(absent);
}

static std::set<int> tablesOwed(const Night& night)
{
    std::set<int> tables;
    const auto agenda = agendaOf(night);
    for (const DirectorDuty& duty : agenda) {
        if (duty.optional)
            continue;
        const DirectorAct& act = duty.act;
        if (!act.table.isNone() && act.verb != DirectorVerb::Move)
            tables.insert(act.table.number);
        if (night.knows(act.person) && !night.person(act.person).table.isNone())
            tables.insert(night.person(act.person).table.number);
    }
    return tables;
}

static QString noteOf(const Night& night, const Ring& ring, bool counted)
{
    if (night.stage == NightStage::SettingUp)
        return RoomTexts::tr("before play");
    if (!counted)
        return RoomTexts::tr("in play");
    if (ring.hands == 0)
        return RoomTexts::tr("no hand yet");
    if (ring.handOn)
        return RoomTexts::tr("hand %1").arg(ring.hands);
    return RoomTexts::tr("hand %1 is over").arg(ring.hands);
}

static QString markOf(const Night& night, const Ring& ring, EntrantId who)
{
    if (const auto& coming = ring.astray ? ring.astray : ring.dealer; coming && !ring.handOn)
        return *coming == who ? QStringLiteral("D") : QString();
    if (!ring.last)
        return {};
    QStringList marks;
    if (ring.last->button == who)
        marks.append(QStringLiteral("D"));
    if (ring.last->smallBlind == who)
        marks.append(QStringLiteral("SB"));
    if (ring.last->bigBlind == who)
        marks.append(QStringLiteral("BB"));
    // TN-blinds-2: three blinds, the opening one left of the button
    if (marks.isEmpty() && isTennessee(night) && nextAfter(ring, ring.last->button) == who)
        marks.append(QStringLiteral("OB"));
    return marks.join(QLatin1Char(' '));
}

static QString stateOf(const Night& night, EntrantId who)
{
    const Entrant& person = night.person(who);
    const Ring* ring = night.ring(person.table);
    if (ring != nullptr) {
        for (const auto& [drawer, card] : ring->drawn) {
            if (drawer == who)
                return cardSign(card);
        }
    }
    if (person.presence == Presence::Penalised)
        return clockText(person.penaltyEnds - night.now);
    // before play everybody at the tables has signed in
    if (person.presence == Presence::Signed && night.stage == NightStage::SettingUp && !person.table.isNone())
        return {};
    return said(person.presence);
}

static bool waitsForSeat(const Night& night, EntrantId who)
{
    const Entrant& person = night.person(who);
    return person.table.isNone() && night.stage == NightStage::SettingUp
           && (person.presence == Presence::Signed || person.presence == Presence::Unclaimed);
}

std::vector<NightTablePicture> tablePictures(const Night& night, const NightSeating& seating,
                                             const NightSelection& picked, bool coach, const ButtonNoted& noted)
{
    std::vector<NightTablePicture> pictures;
    const std::set<int> owed = coach ? tablesOwed(night) : std::set<int>();
    for (const Ring& ring : night.rings) {
        if (!ring.isOpen())
            continue;
        NightTablePicture picture{.number = ring.number.number, .place = static_cast<int>(pictures.size())};
        const bool isPicked = picked.isTable() && picked.table == ring.number;
        picture.note = noteOf(night, ring, !noted);
        picture.count = stackCount(ring);
        picture.under = underOf(night, ring, coach || isPicked, !noted || noted(ring.number));
        picture.chairs = seating.chairs(ring.number);
        for (const int chair : seating.freeAt(ring.number))
            picture.freeChairs.append(chair);
        picture.picked = isPicked;
        flagOf(night, ring, owed.contains(ring.number.number), picture);
        pictures.push_back(std::move(picture));
    }
    return pictures;
}

/// Of whom something is owed that is known at a real night too.
static std::set<int> peopleOwed(const Night& night, const ButtonNoted& noted)
{
    std::set<int> owed;
    for (const DirectorDuty& duty : owedNow(night)) {
        const bool known = duty.act.verb != DirectorVerb::Move || isMoverKnown(night, duty.act, noted);
        if (!duty.optional && known && night.knows(duty.act.person))
            owed.insert(duty.act.person.index);
    }
    return owed;
}

/// The button or blind beside somebody; nothing where it is not known.
static QString markKnown(const Night& night, const Ring* ring, EntrantId who, const ButtonNoted& noted)
{
    const bool known = ring != nullptr && (!noted || night.stage == NightStage::SettingUp || noted(ring->number));
    return known ? markOf(night, *ring, who) : QString();
}

std::vector<NightPlatePicture> platePictures(const Night& night, const NightSeating& seating,
                                             const NightSelection& picked, bool coach, const ButtonNoted& noted)
{
    const std::set<int> owed = coach ? peopleOwed(night, noted) : std::set<int>();
    std::vector<NightPlatePicture> pictures;
    int waiting = 0;
    for (const EntrantId who : night.everybody()) {
        const Entrant& person = night.person(who);
        const Ring* ring = night.ring(person.table);
        const bool waits = waitsForSeat(night, who) || night.openCall(CallKind::Late, who) != nullptr;
        if (ring == nullptr && !waits)
            continue;
        NightPlatePicture picture{.who = who.index, .name = QString::fromStdString(person.name)};
        picture.chips = person.chips > 0 ? chipsText(person.chips) : QString();
        picture.stateText = stateOf(night, who);
        picture.table = ring != nullptr ? ring->number.number : 0;
        picture.chair = ring != nullptr ? seating.chairOf(who) : waiting++;
        picture.mark = markKnown(night, ring, who, noted);
        picture.dim = ring != nullptr && person.isAbsent();
        picture.picked = picked.who == who;
        picture.owed = owed.contains(who.index);
        pictures.push_back(std::move(picture));
    }
    return pictures;
}

QString betweenText(const Night& night, TableNo table, EntrantId right)
{
    const Ring* ring = night.ring(table);
    if (ring == nullptr || !night.knows(right))
        return {};
    //: two players
    return RoomTexts::tr("between %1 and %2")
        .arg(entrantText(night, right), entrantText(night, nextAfter(*ring, right)));
}

} // namespace cutcard
