// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/counted.h"

#include <algorithm>

namespace cutcard {

namespace {

/// Deals a session once more and gives each mistake the points that the score loses by it.
class PointsBook
{
public:
    explicit PointsBook(const Session& session) : m_again(Session::start(session.setup()))
    {
        const EntryLog& log = session.entries();
        for (std::size_t i = 0; m_again && i < log.size(); ++i) {
            const Score before = m_again->score();
            const std::size_t first = m_again->entries().size();
            if (!m_again->applyLog(log, i, i + 1))
                break;
            step(before, first);
        }
    }
    std::vector<MistakePoints> points() const
    {
        std::vector<MistakePoints> points;
        for (const Booked& each : m_booked)
            points.push_back(each.points);
        return points;
    }

private:
    struct Booked {
        Competency competency = Competency::ActionControl;
        std::optional<Act> attempted;
        MistakePoints points;
    };

    void step(Score score, std::size_t first)
    {
        for (std::size_t i = first; i < m_again->entries().size(); ++i) {
            const Entry& entry = m_again->entries()[i];
            for (const Verdict& verdict : entry.byHouse ? std::vector<Verdict>() : entry.verdicts)
                book(verdict, entry.hand, score);
        }
        // what the score has besides: something was taken back, or came to weigh more
        for (int i = 0; i < competencyCount; ++i) {
            const auto competency = static_cast<Competency>(i);
            const Tally& now = m_again->score().tally(competency);
            worsen(competency, now.possible - score.tally(competency).possible);
            earnBack(competency, now.earned - score.tally(competency).earned);
        }
    }

    void book(const Verdict& verdict, int hand, Score& score)
    {
        const Tally before = score.total();
        score.book(verdict, hand);
        const MistakePoints points{.earned = score.total().earned - before.earned,
                                   .possible = score.total().possible - before.possible};
        if (verdict.isCharged()) {
            m_booked.push_back({.competency = verdict.competency, .attempted = verdict.attempted, .points = points});
        } else if (points.earned > 0 && points.possible == 0) {
            // a duty done right on the second try: the first has its points back
            const auto tried = std::find_if(m_booked.rbegin(), m_booked.rend(), [&](const Booked& each) {
                return each.attempted == verdict.expected->act && each.points.possible > 0;
            });
            if (tried != m_booked.rend())
                tried->points.earned += points.earned;
        }
    }

    void worsen(Competency competency, int more)
    {
        const auto last = std::find_if(m_booked.rbegin(), m_booked.rend(), [&](const Booked& each) {
            return each.competency == competency && each.points.possible > 0;
        });
        if (more != 0 && last != m_booked.rend())
            last->points.possible += more;
    }

    void earnBack(Competency competency, int earned)
    {
        const ScoreScale& scale = m_again->setup().scale;
        for (auto each = m_booked.rbegin(); each != m_booked.rend() && earned > 0; ++each) {
            const int back = each->points.possible / scale.correctedDenominator * scale.correctedNumerator;
            if (each->competency != competency || each->points.earned > 0 || back == 0 || back > earned)
                continue;
            each->points.earned = back;
            earned -= back;
        }
    }

    Result<Session> m_again;
    std::vector<Booked> m_booked;
};

} // namespace

std::vector<Mistake> mistakesOf(const EntryLog& entries)
{
    std::vector<Mistake> mistakes;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        for (std::size_t j = 0; !entries[i].byHouse && j < entries[i].verdicts.size(); ++j) {
            if (entries[i].verdicts[j].isCharged())
                mistakes.push_back({.entry = i, .verdict = j});
        }
    }
    return mistakes;
}

std::vector<MistakePoints> pointsOfMistakes(const Session& session)
{
    std::vector<MistakePoints> points = PointsBook(session).points();
    points.resize(mistakesOf(session.entries()).size());
    return points;
}

const Act* actOf(const Entry& entry, const Verdict& verdict)
{
    if (verdict.fault == Fault::Omitted)
        return nullptr;
    return entry.floor.left && verdict.isCharged() ? &*entry.floor.left : std::get_if<Act>(&entry.event);
}

int handsOf(const EntryLog& entries)
{
    return entries.empty() ? 0 : entries.back().hand;
}

} // namespace cutcard
