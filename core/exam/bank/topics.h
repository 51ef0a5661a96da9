// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exam/quiz_item.h"

namespace cutcard {

/// Which documents say nothing of what a question of general practice is about, and have games that meet it.
inline constexpr FixedVector<Document, 3> bankedGames{Document::ChampionProcedures, Document::ChampionRules};
inline constexpr FixedVector<Document, 3> leagueOnly{Document::PubLeague};
inline constexpr FixedVector<Document, 3> limitOnly{Document::LimitHoldem};
inline constexpr FixedVector<Document, 3> tennesseeOnly{Document::Tennessee};
inline constexpr FixedVector<Document, 3> leagueAndLimit{Document::PubLeague, Document::LimitHoldem};
inline constexpr FixedVector<Document, 3> leagueAndTennessee{Document::PubLeague, Document::Tennessee};
inline constexpr FixedVector<Document, 3> limitAndTennessee{Document::LimitHoldem, Document::Tennessee};
inline constexpr FixedVector<Document, 3> pokerGames{Document::PubLeague, Document::LimitHoldem, Document::Tennessee};

/// The topics of the league booklet, one file for each.
std::span<const QuizItem> leagueOpening();
std::span<const QuizItem> leagueCards();
std::span<const QuizItem> leagueBlinds();
std::span<const QuizItem> leagueAction();
std::span<const QuizItem> leagueRulings();
std::span<const QuizItem> leaguePots();
std::span<const QuizItem> leagueShowdown();
std::span<const QuizItem> leagueIrregularities();
std::span<const QuizItem> leagueProtection();
std::span<const QuizItem> leagueNight();

/// The topics of limit hold'em, one file for each.
std::span<const QuizItem> limitCards();
std::span<const QuizItem> limitBlinds();
std::span<const QuizItem> limitAction();
std::span<const QuizItem> limitRulings();
std::span<const QuizItem> limitPots();
std::span<const QuizItem> limitShowdown();
std::span<const QuizItem> limitProtection();

/// The topics of Tennessee hold'em, one file for each.
std::span<const QuizItem> riverboatCards();
std::span<const QuizItem> riverboatBlinds();
std::span<const QuizItem> riverboatBetting();
std::span<const QuizItem> riverboatShowdown();
std::span<const QuizItem> riverboatBank();
std::span<const QuizItem> riverboatEnd();

/// The topics of the banked game with bonus and pot bet, one file for each.
std::span<const QuizItem> proceduresCards();
std::span<const QuizItem> proceduresWagers();
std::span<const QuizItem> proceduresPayments();
std::span<const QuizItem> proceduresShowdown();
std::span<const QuizItem> proceduresIrregularities();

/// The topics of the banked games with a five-card bonus, one file for each.
std::span<const QuizItem> versionsRound();
std::span<const QuizItem> versionsWagers();
std::span<const QuizItem> versionsPayments();
std::span<const QuizItem> versionsShowdown();

/// The topics of what all documents leave open, one file for each.
std::span<const QuizItem> practiceTable();
std::span<const QuizItem> practiceRulings();
std::span<const QuizItem> practiceChips();
std::span<const QuizItem> practiceIrregularities();

} // namespace cutcard
