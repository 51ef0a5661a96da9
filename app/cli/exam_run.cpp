// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/exam_run.h"

#include "app/academy/exam_clock.h"
#include "app/academy/sitting.h"
#include "app/cli/passphrase.h"
#include "app/cli/quiz_answers.h"
#include "app/words/quiz_words.h"

#include <QCoreApplication>
#include <QTextStream>

#include <algorithm>
#include <charconv>
#include <iostream>
#include <string>

#include <poll.h>
#include <unistd.h>

namespace cutcard::cli {

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
        if (word == "answer")
            answer(rest);
        else if (word == "submit")
            done(m_sitting.submitPart(), true);
        else if (word == "next")
            need(m_sitting.nextHand());
        else if (word == "dealer")
            act(line);
        else
            complain(line, "answer, submit, next, dealer");
        if (word == "next" || word == "dealer")
            players();
    }

    void answer(const std::string& rest)
    {
        int number = 0;
        const auto [end, problem] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
        const auto& questions = m_sitting.form().questions;
        if (problem != std::errc() || number < 1 || number > static_cast<int>(questions.size()))
            return complain(rest, "answer 1.." + std::to_string(questions.size()));
        const auto given = readAnswer(questions[static_cast<std::size_t>(number - 1)],
                                      std::string_view(end, rest.data() + rest.size()), m_line);
        if (!given)
            return complain(rest, given.error().expected);
        done(m_sitting.answer(number - 1, *given));
    }

    void act(const std::string& line)
    {
        const auto entry = readEvent(line, "-", m_line);
        const auto* act = entry ? std::get_if<Act>(&entry->event) : nullptr;
        if (act == nullptr)
            return complain(line, "an act of the dealer's");
        done(m_sitting.act(*act));
    }

    void players()
    {
        const Session* session = m_sitting.session();
        std::size_t shown = session != nullptr ? session->entries().size() : 0;
        while (need(m_sitting.playersAct())) {
            session = m_sitting.session();
            for (; shown < session->entries().size(); ++shown)
                m_out << QString::fromStdString(eventText(session->entries()[shown].event)) << Qt::endl;
        }
        if (session != nullptr && session->isOver())
            m_out << Words::tr("hand %1 of %2 is over").arg(m_sitting.handNumber()).arg(m_sitting.handCount())
                  << Qt::endl;
    }

    void done(const Result<Done>& result, bool turned = false)
    {
        if (!result) {
            m_out << "! " << QString::fromStdString(result.error().found + " " + result.error().expected) << Qt::endl;
            return;
        }
        m_out << "ok " << m_sitting.rows() << Qt::endl;
        if (turned)
            tell();
    }

    void complain(const std::string& found, const std::string& expected)
    {
        m_out << "! "
              << Words::tr("line %1: %2; expected: %3")
                     .arg(m_line)
                     .arg(printable(QString::fromStdString(found)), QString::fromStdString(expected))
              << Qt::endl;
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
            for (const Question& question : m_sitting.form().questions) {
                m_out << ++number << ". " << questionText(question) << "\n   " << instructionText(question) << '\n';
                for (int place = 0; place < static_cast<int>(question.shown.size()); ++place)
                    m_out << "   " << placeText(place) << "  " << shownAnswerText(question, place) << '\n';
            }
        } else if (m_sitting.session() != nullptr) {
            m_out << QString::fromStdString(m_sitting.stationTitle(m_sitting.part() - 1)) << '\n';
            for (const SeatSetup& seat : m_sitting.session()->setup().seats)
                m_out << "seat " << seat.seat.number() << ' ' << QString::fromStdString(seat.name) << ' ' << seat.stack
                      << '\n';
            for (const Entry& entry : m_sitting.session()->entries())
                m_out << QString::fromStdString(eventText(entry.event)) << '\n';
        }
        m_out.flush();
        if (m_sitting.part() > 0)
            players();
    }

    Sitting& m_sitting;
    QTextStream m_out;
    ExamClock m_clock;
    int m_line = 0;
};

} // namespace

void sitByLines(Sitting& sitting)
{
    Run(sitting).play();
}

} // namespace cutcard::cli
