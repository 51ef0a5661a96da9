// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/text/event_text.h"

#include "core/base/overloaded.h"
#include "core/base/try.h"
#include "core/session/text/line_reader.h"

namespace cutcard {

namespace {

constexpr std::array<std::string_view, 5> openings{"dealer", "house", "seat", "incident", "floor"};
constexpr int mostCards = 99;
constexpr int boardCards = 5;

std::string numberOf(Seat seat)
{
    return " " + std::to_string(seat.number());
}

std::string textOf(std::optional<Seat> seat)
{
    // an act without the seat it concerns is nothing anybody could have done
    return holds(seat.has_value()) ? numberOf(*seat) : std::string();
}

std::string textOf(SeatSet seats)
{
    std::string text;
    for (const Seat seat : seats)
        text.append(text.empty() ? " " : ",").append(std::to_string(seat.number()));
    return seats.empty() ? " all" : text;
}

std::string phraseText(const Act& act)
{
    const PhraseFacts& facts = phraseFacts(act.phrase);
    std::string text = " " + std::string(facts.word);
    if (facts.takesSeat)
        text += textOf(act.seat);
    if (facts.takesAmount)
        text += " " + std::to_string(act.amount);
    return text;
}

/// The numbers of the board's cards in a bit mask, such as "1,2,5".
std::string boardText(int mask)
{
    std::string text;
    for (int i = 0; i < boardCards; ++i) {
        if ((mask >> i & 1) != 0)
            text.append(text.empty() ? " " : ",").append(std::to_string(i + 1));
    }
    return mask == 0 ? " none" : text;
}

std::string wagersText(const Wagers& wagers)
{
    std::string text;
    for (const Circle circle : circles) {
        if (const Chips wager = wagers.at(circle); wager > 0)
            text.append(" ").append(wordOf(circle)).append(" ").append(std::to_string(wager));
    }
    return text.empty() ? " none" : text;
}

/// The ranks of an announced hand, such as "K,4"; nothing if only its class was said.
std::string ranksText(const Act& act)
{
    std::string text;
    for (const Rank rank : act.ranks)
        (text += text.empty() ? " " : ",") += rankLetter(rank);
    return text;
}

void readPhrase(LineReader& line, Act& act)
{
    const PhraseFacts& facts = line.takeRow(phrases);
    act.phrase = facts.phrase;
    if (facts.takesSeat)
        act.seat = line.takeSeat();
    if (facts.takesAmount)
        act.amount = line.takeAmount();
}

int readBoard(LineReader& line)
{
    if (line.takeIf("none"))
        return 0;
    // written like seats: numbers from 1 with commas between
    int mask = 0;
    for (const Seat position : line.takeSeats()) {
        const int number = position.number();
        if (number < 1 || number > boardCards)
            line.fail(Cause::OutOfRange, "1..5");
        else
            mask |= 1 << (number - 1);
    }
    return mask & ((1 << boardCards) - 1);
}

void readWagers(LineReader& line, Decision& decision)
{
    if (line.takeIf("none"))
        return;
    do {
        const auto circle = static_cast<Circle>(line.takeOneOf(namedWords<Circle>));
        if (decision.wagers.at(circle) != 0)
            line.fail(Cause::Duplicate, "");
        decision.wagers.at(circle) = line.takeAmount();
    } while (!line.atEnd());
}

void readRanks(LineReader& line, Act& act)
{
    constexpr std::string_view expected = "K or K,4";
    if (line.atEnd())
        return;
    const std::string_view text = line.take(expected);
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const auto card = Card::fromText(std::string(1, text[i]) + "c");
        const bool apart = i == 0 || text[i - 1] == ',';
        if (!card || !apart || act.ranks.full() || i + 2 == text.size())
            return line.fail(Cause::UnknownWord, std::string(expected));
        act.ranks.push_back(card->rank());
    }
}

/// How a detail of an act is written and read.
struct FieldText {
    Field field{};
    std::string (*text)(const Act& act) = nullptr;
    void (*read)(LineReader& line, Act& act) = nullptr;
};

/// The row of each detail.
constexpr KeyedRows<FieldText, &FieldText::field, fieldCount> fieldTexts({
    {Field::Phrase, phraseText, readPhrase},
    {Field::Seat, [](const Act& act) { return textOf(act.seat); },
     [](LineReader& line, Act& act) { act.seat = line.takeSeat(); }},
    {Field::Number, [](const Act& act) { return " " + std::to_string(act.number); },
     [](LineReader& line, Act& act) { act.number = static_cast<int>(line.takeNumber("number", 0, mostCards)); }},
    {Field::Amount, [](const Act& act) { return " " + std::to_string(act.amount); },
     [](LineReader& line, Act& act) { act.amount = line.takeAmount(); }},
    {Field::Seats, [](const Act& act) { return textOf(act.seats); },
     [](LineReader& line, Act& act) { act.seats = line.takeSeats(); }},
    {Field::Hand, [](const Act& act) { return " " + wordOf(act.hand); },
     [](LineReader& line, Act& act) { act.hand = static_cast<HandClass>(line.takeOneOf(namedWords<HandClass>)); }},
    {Field::Ranks, ranksText, readRanks},
    {Field::Matter, [](const Act& act) { return " " + std::string(wordOf(act.matter)); },
     [](LineReader& line, Act& act) { act.matter = static_cast<Matter>(line.takeOneOf(namedWords<Matter>)); }},
    {Field::Circle, [](const Act& act) { return " " + std::string(wordOf(act.circle)); },
     [](LineReader& line, Act& act) { act.circle = static_cast<Circle>(line.takeOneOf(namedWords<Circle>)); }},
    {Field::Board, [](const Act& act) { return boardText(act.number); },
     [](LineReader& line, Act& act) { act.number = readBoard(line); }},
});

std::string actText(const Act& act)
{
    const VerbFacts& facts = verbFacts(act.verb);
    std::string text(facts.word);
    for (const Field field : facts.fields)
        text += fieldTexts.of(field).text(act);
    return text;
}

Act readAct(LineReader& line)
{
    const VerbFacts& facts = line.takeRow(verbs);
    Act act;
    act.verb = facts.verb;
    for (const Field field : facts.fields)
        fieldTexts.of(field).read(line, act);
    return act;
}

void readCards(LineReader& line, const ChoiceFacts& facts, Decision& decision)
{
    const std::string expected = std::to_string(facts.leastCards)
                                 + (facts.mostCards > facts.leastCards ? ".." + std::to_string(facts.mostCards) : "")
                                 + " cards";
    while (!line.atEnd() || static_cast<int>(decision.cards.size()) < facts.leastCards) {
        const auto card = Card::fromText(line.take(expected));
        if (!card)
            return line.fail(Cause::UnknownCard, expected);
        if (static_cast<int>(decision.cards.size()) == facts.mostCards)
            return line.fail(Cause::WrongCount, expected);
        if (std::ranges::find(decision.cards, *card) != decision.cards.end())
            return line.fail(Cause::DuplicateCard, expected);
        decision.cards.push_back(*card);
    }
}

Decision readDecision(LineReader& line)
{
    Decision decision;
    decision.seat = line.takeSeat();
    const ChoiceFacts& facts = line.takeRow(choices);
    decision.choice = facts.choice;
    if (facts.takesAmount)
        decision.amount = line.takeAmount();
    if (facts.mostCards > 0)
        readCards(line, facts, decision);
    if (facts.choice == Choice::Wager)
        readWagers(line, decision);
    return decision;
}

Incident readIncident(LineReader& line)
{
    const MishapFacts& facts = line.takeRow(mishaps);
    Incident incident;
    incident.mishap = facts.mishap;
    if (facts.takesSeat)
        incident.seat = line.takeSeat();
    if (facts.takesAmount)
        incident.amount = line.takeAmount();
    if (facts.takesCircle && !line.atEnd())
        incident.circle = static_cast<Circle>(line.takeOneOf(namedWords<Circle>));
    return incident;
}

} // namespace

std::string eventText(const Event& event, bool byHouse)
{
    return std::visit(overloaded{
                          [&](const Act& act) { return (byHouse ? "house " : "dealer ") + actText(act); },
                          [](const Decision& decision) {
                              const ChoiceFacts& facts = choiceFacts(decision.choice);
                              std::string text = "seat" + numberOf(decision.seat) + " " + std::string(facts.word);
                              if (facts.takesAmount)
                                  text += " " + std::to_string(decision.amount);
                              for (const Card card : decision.cards)
                                  text += " " + card.text();
                              if (decision.choice == Choice::Wager)
                                  text += wagersText(decision.wagers);
                              return text;
                          },
                          [](const Incident& incident) {
                              const MishapFacts& facts = mishapFacts(incident.mishap);
                              std::string text = "incident " + std::string(facts.word);
                              if (facts.takesSeat)
                                  text += numberOf(incident.seat);
                              if (facts.takesAmount)
                                  text += " " + std::to_string(incident.amount);
                              if (facts.takesCircle && incident.circle != Circle::Bonus)
                                  text.append(" ").append(wordOf(incident.circle));
                              return text;
                          },
                          [](const FloorStep&) { return std::string("floor"); },
                      },
                      event);
}

Result<Entry> readEvent(std::string_view text, const std::string& name, int line)
{
    LineReader reader(text, {.name = name, .line = line});
    Entry entry;
    const std::string_view opening = openings[reader.takeOneOf(openings)];
    if (opening == "seat")
        entry.event = readDecision(reader);
    else if (opening == "incident")
        entry.event = readIncident(reader);
    else if (opening == "floor")
        entry.event = FloorStep{};
    else
        entry.event = readAct(reader);
    entry.byHouse = opening == "house";
    TRY(reader.finish());
    return entry;
}

} // namespace cutcard
