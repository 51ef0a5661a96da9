// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QtTest>

namespace cutcard {

/// Any warning fails the test that runs, but for what Qt says of the machine: what its plugin cannot do, where it puts
/// its runtime files, and that its animation clock was stopped already (seen when a busy machine draws late).
inline void failOnAnyWarning()
{
    QTest::failOnWarning(QRegularExpression(
        QStringLiteral("^(?!This plugin does not support|QStandardPaths|QUnifiedTimer::stopAnimationDriver)")));
}

} // namespace cutcard
