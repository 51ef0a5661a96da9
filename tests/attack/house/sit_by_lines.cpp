// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/attack/house/sit_by_lines.h"

#include "app/academy/sitting/exam_clock.h"
#include "app/academy/sitting/sitting.h"
#include "app/cli/support/passphrase.h"
#include "app/faces/face.h"
#include "app/words/errors/error_words.h"
#include "app/words/rule_words.h"
#include "app/words/table/judge_words.h"
#include "app/words/training/quiz_words.h"
#include "app/words/training/task_words.h"
#include "core/tournament/session/night_notation.h"
#include "core/tournament/venue/venue.h"
#include "tests/attack/house/lying_cards.h"
#include "tests/attack/house/quiz_answers.h"

#include <QCoreApplication>
#include <QTextStream>

#include <algorithm>
#include <charconv>
#include <iostream>
#include <string>

#include <poll.h>
#include <unistd.h>

namespace cutcard::attack {

using cli::ExitCode;
using cli::fail;
using cli::need;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Words)
};

constexpr int everySecond = 1000;

/// An exam without a window: lines in, lines out.
class Run
{
public:
    explicit Run(Sitting& sitting) : m_sitting(sitting), m_out(stdout) { m_clock.start(); }

    void play()
    {
        tell();
        std::string line;
        while (!m_sitting.isOver() && awaited() && std::getline(std::cin, line)) {
            ++m_line;
            count();
            if (!m_sitting.isOver())
                take(line);
        }
        m_out.flush();
        // whoever stops before the end is interrupted, as everybody who leaves
        if (!m_sitting.isOver())
            need(m_sitting.leave("the input ended"));
    }

private:
    /// Counts while whoever sits thinks; whether the part, or the input, goes on.
    bool awaited()
    {
        pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
        while (::poll(&input, 1, everySecond) == 0) {
            count();
            if (m_sitting.isOver())
                return false;
        }
        return true;
    }

    void count()
    {
        const auto gone = static_cast<int>(std::min<std::int64_t>(m_clock.restart(), 3'600'000));
        const auto tick = need(m_sitting.tick(gone));
        if (tick == Sitting::Tick::Gap)
            fail(ExitCode::BadInput, Words::tr("interrupted: nobody was at it for more than 15 seconds"));
        if (tick == Sitting::Tick::HandedIn)
            tell();
    }

    void take(const std::string& line)
    {
        const std::size_t space = line.find(' ');
        const std::string word = line.substr(0, space);
        const std::string rest = space == std::string::npos ? std::string() : line.substr(space + 1);
        if (line.empty())
            return;
        if (word == "answer" && m_sitting.part() == 0)
            answer(rest);
        else if (word == "submit")
            done(m_sitting.submitPart(), true);
        else if (word == "next")
            turn(line);
        else if (word == "dealer")
            act(line);
        else if (word == "drill" && asksRooms())
            drill(rest);
        else if ((word == "director" || word == "wait") && nightGoesOn())
            direct(line, word == "wait");
        else
            complain(line, expectedWords());
        if (word == "next" || word == "dealer")
            players();
    }

    void answer(const std::string& rest)
    {
        int number = 0;
        const auto [end, problem] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
        const auto& questions = m_sitting.form().questions;
        if (problem != std::errc() || number < 1 || number > static_cast<int>(questions.size()))
            return complain(rest, "answer NUMBER ANSWER, the number from 1 to " + std::to_string(questions.size()));
        const auto given = readAnswer(questions[static_cast<std::size_t>(number - 1)],
                                      std::string_view(end, rest.data() + rest.size()), m_line);
        if (!given)
            return complain(rest, "answer " + std::to_string(number) + " " + given.error().expected);
        done(m_sitting.answer(number - 1, *given));
    }

    void act(const std::string& line)
    {
        const auto entry = readEvent(line, "-", m_line);
        const auto* act = entry ? std::get_if<Act>(&entry->event) : nullptr;
        if (act == nullptr)
            return complain(line, "an act of the dealer's");
        // what hands can't do does not happen, and is no mistake
        const Session* session = m_sitting.session();
        if (session == nullptr || session->isOver())
            return complain(line, session == nullptr ? expectedWords() : "next, submit");
        if (!session->isPossible(*act))
            return refuse(impossibleText(*act, session->situation(), Wording::of(session->setup())));
        done(m_sitting.act(*act));
    }

    /// The next hand, once this one is over.
    void turn(const std::string& line)
    {
        if (!need(m_sitting.nextHand()))
            return complain(line, m_sitting.handNumber() == m_sitting.handCount()
                                      ? expectedWords()
                                      : "what this hand still needs, then next");
        tellHand(*m_sitting.session());
    }

    /// What can be said at this part.
    std::string expectedWords() const
    {
        const DirectorWork* work = m_sitting.directing();
        if (work == nullptr)
            return m_sitting.part() == 0 ? "answer, submit" : "dealer, next, submit";
        return work->night() ? "director, wait, submit" : "drill NUMBER ANSWER, submit";
    }

    bool asksRooms() const
    {
        const DirectorWork* work = m_sitting.directing();
        return work != nullptr && !work->night();
    }

    bool nightGoesOn() const
    {
        const DirectorWork* work = m_sitting.directing();
        return work != nullptr && work->night() && !work->isOver();
    }

    void drill(const std::string& rest)
    {
        int number = 0;
        const auto [end, problem] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
        const char* const last = rest.data() + rest.size();
        if (problem != std::errc() || end == last || *end != ' ')
            return complain(rest, "drill NUMBER ANSWER");
        const auto given = readTaskAnswer(std::string_view(end + 1, last));
        if (!given)
            return complain(rest, "drill NUMBER ANSWER");
        done(m_sitting.answer(number - 1, *given));
    }

    /// An act of the director's now, or what the room does next.
    void direct(const std::string& line, bool waits)
    {
        const NightSession& night = *m_sitting.directing()->night();
        if (waits) {
            if (const auto next = nextInRoom(night.night(), night.setup().incidents))
                roomDoes(*next);
            return;
        }
        if (const auto act = readDirectorAct(line.substr(line.find(' ') + 1), "-", m_line, namesOf(night.night()));
            !act)
            return complain(line, act.error().expected);
        done(m_sitting.keepNight(line, m_sitting.nightTime()));
        atOnce();
    }

    /// What nobody waits for: cards are drawn, stacks counted over.
    void atOnce()
    {
        while (nightGoesOn()) {
            const NightSession& night = *m_sitting.directing()->night();
            const auto next = atOnceInRoom(night.night(), night.setup().incidents);
            if (!next)
                return;
            roomDoes(*next);
        }
    }

    void roomDoes(const RoomEvent& next)
    {
        const auto names = namesOf(m_sitting.directing()->night()->night());
        const std::string text = nightEventText(next.event, names);
        need(m_sitting.keepNight(text, next.at));
        m_out << "at " << QString::fromStdString(nightTimeText(next.at) + " " + text) << Qt::endl;
        if (!nightGoesOn())
            m_out << Words::tr("the night is over") << Qt::endl;
    }

    void players()
    {
        tellNew();
        while (need(m_sitting.playersAct()))
            tellNew();
        const Session* session = m_sitting.session();
        if (session != nullptr && session->isOver())
            m_out << Words::tr("hand %1 of %2 is over").arg(m_sitting.handNumber()).arg(m_sitting.handCount())
                  << Qt::endl;
    }

    void done(const Result<Done>& result, bool turned = false)
    {
        if (!result)
            return refuse(errorText(result.error()));
        m_out << "ok " << m_sitting.rows() << Qt::endl;
        if (turned)
            tell();
    }

    void complain(const std::string& found, const std::string& expected)
    {
        m_out << "! "
              << Words::tr("line %1: “%2” is not taken here. Say: %3")
                     .arg(m_line)
                     .arg(printable(QString::fromStdString(found)), QString::fromStdString(expected))
              << Qt::endl;
    }

    void refuse(const QString& why) { m_out << "! " << Words::tr("line %1: %2").arg(m_line).arg(why) << Qt::endl; }

    /// What happened since it was last told, and the cards that came to light with it.
    void tellNew()
    {
        const Session* session = m_sitting.session();
        if (session == nullptr)
            return;
        const EntryLog& entries = session->entries();
        for (; m_told < entries.size(); ++m_told) {
            const Entry& entry = entries[m_told];
            // the dealer's own act has had its answer
            if (entry.byHouse || !std::holds_alternative<Act>(entry.event))
                m_out << QString::fromStdString(eventText(entry.event, entry.byHouse)) << Qt::endl;
        }
        std::vector<std::string> lying = lyingCards(session->table());
        for (const std::string& line : lying) {
            if (std::ranges::find(m_lying, line) == m_lying.end())
                m_out << QString::fromStdString(line) << Qt::endl;
        }
        m_lying = std::move(lying);
    }

    /// The table as its hand begins, which the window draws.
    void tellHand(const Session& session)
    {
        m_told = 0;
        m_lying.clear();
        const SessionSetup& setup = session.setup();
        QStringList head{Words::tr("hand %1 of %2").arg(m_sitting.handNumber()).arg(m_sitting.handCount())};
        if (setup.button)
            head.append(Words::tr("button at seat %1").arg(setup.button->number()));
        const Face& face = faceOf(session);
        if (const QString level = face.status == nullptr ? QString() : face.status(session, false); !level.isEmpty())
            head.append(level);
        m_out << head.join(QStringLiteral(", ")) << '\n';
        for (const SeatSetup& seat : setup.seats)
            m_out << "seat " << seat.seat.number() << ' ' << QString::fromStdString(seat.name) << ' ' << seat.stack
                  << (seat.absent ? QStringLiteral(" ") + Words::tr("absent") : QString()) << '\n';
        m_out.flush();
    }

    /// What the part begins with.
    void tell()
    {
        if (m_sitting.isOver()) {
            m_out << Words::tr("handed in") << Qt::endl;
            return;
        }
        m_out << Words::tr("part %1, %2 s left").arg(m_sitting.part()).arg(m_sitting.secondsLeft()) << '\n';
        if (m_sitting.part() == 0) {
            int number = 0;
            for (const Task& question : m_sitting.form().questions) {
                m_out << ++number << ". " << documentText(question.item->document) << "\n   " << taskText(question)
                      << "\n   " << taskInstruction(question) << '\n';
                for (int place = 0; place < question.options; ++place)
                    m_out << "   " << placeText(place) << "  " << taskOption(question, place) << '\n';
            }
        } else if (m_sitting.directing() != nullptr) {
            tellDirecting(*m_sitting.directing());
        } else if (m_sitting.session() != nullptr) {
            m_out << QString::fromStdString(m_sitting.stationTitle(m_sitting.part() - 1)) << '\n';
            tellHand(*m_sitting.session());
            // whoever goes on after an interruption reads the own acts too
            for (const Entry& entry : m_sitting.session()->entries())
                m_out << QString::fromStdString(eventText(entry.event, entry.byHouse)) << '\n';
            m_told = m_sitting.session()->entries().size();
        }
        m_out.flush();
        if (m_sitting.session() != nullptr)
            players();
        atOnce();
    }

    void tellDirecting(const DirectorWork& work)
    {
        m_out << QString::fromStdString(m_sitting.stationTitle(m_sitting.part() - 1)) << '\n';
        for (std::size_t i = 0; i < work.task().questions.size(); ++i)
            m_out << i + 1 << ". " << taskSummary(work.task().questions[i]) << '\n';
        if (!work.night())
            return;
        const QString night = QString::fromStdString(writeNight(work.night()->setup(), work.night()->entries()));
        for (const QString& line : night.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
            // whoever knew it could look ahead
            if (!line.startsWith(QLatin1String("seed ")))
                m_out << line << '\n';
        }
    }

    Sitting& m_sitting;
    QTextStream m_out;
    ExamClock m_clock;
    int m_line = 0;
    std::size_t m_told = 0; ///< events of this hand
    std::vector<std::string> m_lying;
};

} // namespace

void sitByLines(Sitting& sitting)
{
    Run(sitting).play();
}

} // namespace cutcard::attack
