// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/rows_model.h"
#include "app/words/wording.h"
#include "core/chips/regimes.h"

namespace cutcard {

/// A part of what a seat put in, between two heights, and the pot that it lies in.
struct StakePart {
    Q_GADGET
    Q_PROPERTY(qint64 from MEMBER from)
    Q_PROPERTY(qint64 to MEMBER to)
public:
    Chips from = 0;
    Chips to = 0;
    SHOWN(int, pot);
    SHOWN(bool, dead); ///< of who folded
    SHOWN(bool, lent); ///< by the bank
    bool operator==(const StakePart&) const = default;
};

/// What a seat put in, cut where all-ins cut it.
struct StakeBar {
    int seat = 0;
    QString name{};
    std::vector<StakePart> parts{};
    bool operator==(const StakeBar&) const = default;
};

/// A pot with its arithmetic and who gets it.
struct ComparedPot {
    Q_GADGET
    SHOWN(QString, label);
    SHOWN(QString, amount);
    SHOWN(QString, sum); ///< "5 × 400"
    SHOWN(QString, to);
    bool operator==(const ComparedPot&) const = default;
};

/// What a seat has in the end.
struct ComparedStack {
    Q_GADGET
    SHOWN(QString, name);
    SHOWN(QString, amount);
    SHOWN(QString, sum);
    SHOWN(bool, alike); ///< as under table stakes
    bool operator==(const ComparedStack&) const = default;
};

/// A hand as it comes out under one regime.
struct RegimePicture {
    QString title{};
    QString note{};
    std::vector<Chips> cuts{};
    std::vector<StakeBar> bars{};
    std::vector<ComparedPot> pots{};
    QString total{};
    std::vector<ComparedStack> stacks{};
    QString inPlay{};
    bool alike = false;  ///< all of it as under table stakes
    QStringList lines{}; ///< the arithmetic, step by step
    bool operator==(const RegimePicture&) const = default;
};

/// The four ways beside each other, in one measure.
struct ComparePicture {
    Chips most = 1; ///< the highest bar of all four
    std::vector<RegimePicture> regimes{};
    bool operator==(const ComparePicture&) const = default;
};

/// The picture of a hand resolved under all regimes.
ComparePicture comparePicture(const std::vector<Resolution>& resolutions, const Wording& wording);

} // namespace cutcard
