// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/home/situation_form.h"

#include "app/words/errors/error_words.h"

namespace cutcard {

/// The longest name and list of cards that is taken.
constexpr int longest = 60;

static QString placeName(const std::string& place)
{
    if (place == "board")
        return SituationForm::tr("The board");
    if (place == "dealer")
        return SituationForm::tr("The dealer's hand");
    if (place == "shared")
        return SituationForm::tr("The players' hand");
    //: %1 is a number
    return SituationForm::tr("Seat %1").arg(QString::fromStdString(place).section(' ', -1));
}

void SituationForm::setGame(int game)
{
    if (!isGame(game) || game == m_game)
        return;
    m_game = game;
    m_middle = {};
    m_cards = {};
    begin(std::clamp(players(), least(), most()));
}

void SituationForm::setPlayers(int players)
{
    if (players != this->players() && players >= least() && players <= most())
        begin(players);
}

void SituationForm::begin(int players)
{
    const SessionSetup before = std::exchange(m_setup, m_source(gameId(), players));
    const bool same = before.game() == m_setup.game();
    if (entry().family == Family::Streets)
        m_setup.button = same && before.button && before.button->number() <= players ? *before.button : Seat(1);
    for (SeatSetup& seat : m_setup.seats) {
        const auto at = static_cast<std::size_t>(seat.seat.index());
        seat.absent = same && at < before.seats.size() && before.seats[at].absent;
        if (m_names[at].isEmpty())
            m_names[at] = QString::fromStdString(seat.name);
        if (!same || m_stacks[at].isEmpty())
            m_stacks[at] = QString::number(seat.stack);
    }
    m_dealt = cardsDealt(m_setup);
    say({});
    emit changed();
}

QVariantList SituationForm::seats() const
{
    QVariantList rows;
    for (const SeatSetup& seat : m_setup.seats) {
        const auto at = static_cast<std::size_t>(seat.seat.index());
        rows.append(QVariantMap{{"number", seat.seat.number()},
                                {"name", m_names[at]},
                                {"stack", m_stacks[at]},
                                {"cards", m_cards[at]},
                                {"come", static_cast<int>(m_dealt.hands[at].size())},
                                {"away", seat.absent}});
    }
    return rows;
}

QVariantList SituationForm::middle() const
{
    QVariantList rows;
    const auto add = [&](Middle place, const char* name, const std::vector<Card>& come) {
        if (!come.empty())
            rows.append(QVariantMap{{"place", static_cast<int>(place)},
                                    {"name", placeName(name)},
                                    {"cards", m_middle[place]},
                                    {"come", static_cast<int>(come.size())}});
    };
    add(Board, "board", m_dealt.board);
    add(Dealer, "dealer", m_dealt.dealer);
    add(Shared, "shared", m_dealt.shared);
    return rows;
}

void SituationForm::setButton(int seat)
{
    if (!m_setup.button || seat < 1 || seat > players())
        return;
    m_setup.button = Seat(seat);
    emit changed();
}

void SituationForm::type(std::array<QString, maxSeats>& fields, int seat, const QString& text)
{
    if (seat >= 1 && seat <= players())
        fields[static_cast<std::size_t>(seat) - 1] = text.left(longest);
}

void SituationForm::typeMiddle(int place, const QString& text)
{
    if (place >= Board && place <= Shared)
        m_middle[static_cast<std::size_t>(place)] = text.left(longest);
}

void SituationForm::turnAway(int seat)
{
    if (seat < 1 || seat > players())
        return;
    bool& absent = m_setup.seats[static_cast<std::size_t>(seat) - 1].absent;
    absent = !absent;
    m_dealt = cardsDealt(m_setup);
    emit changed();
}

bool SituationForm::readCards(const QString& place, const QString& text, std::vector<Card>& cards)
{
    QString plain = text;
    plain.remove(' ').remove(',').replace(QStringLiteral("10"), QStringLiteral("T"));
    for (qsizetype i = 0; i < plain.size(); i += 2) {
        const auto card = Card::fromText(plain.mid(i, 2).toStdString());
        if (!card) {
            say(tr("%1: “%2” is not a card. Type rank and suit, such as As, Td or 2c.").arg(place, plain.mid(i, 2)));
            return false;
        }
        cards.push_back(*card);
    }
    return true;
}

bool SituationForm::read(SessionSetup& setup, WantedCards& wanted)
{
    for (SeatSetup& seat : setup.seats) {
        const auto at = static_cast<std::size_t>(seat.seat.index());
        const QString place = placeName("seat " + std::to_string(seat.seat.number()));
        seat.name = m_names[at].trimmed().toStdString();
        const auto stack = typedChips(m_stacks[at]);
        if (!stack) {
            say(tr("%1: “%2” is not an amount of chips.").arg(place, m_stacks[at]));
            return false;
        }
        seat.stack = *stack;
        if (!readCards(place, m_cards[at], wanted.hands[at]))
            return false;
    }
    return readCards(placeName("board"), m_middle[Board], wanted.board)
           && readCards(placeName("dealer"), m_middle[Dealer], wanted.dealer)
           && readCards(placeName("shared"), m_middle[Shared], wanted.shared);
}

void SituationForm::lay()
{
    SessionSetup setup = m_setup;
    WantedCards wanted;
    if (!read(setup, wanted))
        return;
    if (const auto whole = verify(setup); !whole)
        return say(errorText(whole.error()));
    if (wanted != WantedCards()) {
        auto deck = arrangedDeck(setup, wanted);
        if (!deck) {
            const Error& error = deck.error();
            const QString place = placeName(error.place.name);
            if (error.cause == Cause::DuplicateCard)
                return say(tr("%1: %2 appears twice.").arg(place, QString::fromStdString(error.found)));
            return say(tr("%1: enter %2 cards, not %3.")
                           .arg(place, QString::fromStdString(error.expected), QString::fromStdString(error.found)));
        }
        setup.deck = *std::move(deck);
    }
    say({});
    emit laid(setup);
}

} // namespace cutcard
